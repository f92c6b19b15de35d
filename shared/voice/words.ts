/** Families of words that mean the same in a command (lexicon.ts says how they are written). */

/**
 * `.` are fillers of any command (voice, rule 1), `~` the small words of questions, `^` those of orders.
 * `Unit` stands first: what is read for it is the name before it in a word's families.
 */
export const WORDS = `
Unit g kg ml l oz lb cup tbsp tsp pint C F tin can bag box jar bottle pack packet bunch loaf clove
. the a an my our your this that just very me please to of Modal_you Modal_we Want Okay Thanks right now so chef Yes no hey oh sorry actually and then wait hold_on oops let for_me you_can ready_for
Modal can could
Want i_want i_need id_like im_ready
Okay ok alright
Yes yeah yep yup yea
Thanks thank_you
~ . tell remind is are am was were be do i we it its there have has im will should Modal again on in at for up still all nearly youre until till before yet
^ . Modal_i tell go jump carry advance skip move take bring return ahead straight up onto on at with from again do it out back open pull see view give get look have put screen full whole entire list show display read start all set make create run need pop stick said another hit 1 add second for about by in new too hear
It this that them
Much bit little more
Again a_gain once_more 1_more_time out_loud
Go take_me step
Fwd ahead forward
Onward go_on move_on carry_on keep_going continue forward
Next neck following
Back backwards bac return
Last final
Origin beginning the_top the_start to_start from_scratch first_step
Begin start
Scroll scrolled scrawl
Step stage instruction stop
Bit Step 1 thing
Done finished
Have ive weve im were all i_have im_all
Say tell hear give
Read red reed
What which
Come happen coming going got
Timer timber time_her
Clock Timer countdown alarm
Every all both everything them_all
Call named for on
Hold pause freeze paws pose
Resume unpause un_pause continue carry_on
Reset restart
Cancel delete remove council
Drop clear end scrap get_rid_of forget bin
Turn switch shut
Add ad at
Put stick pop
Take reduce shorten knock cut subtract remove minus
Extend increase
Howlong how_long how_longs how_much_time how_many_minutes how_much_longer
Left to_go got
Up ready go_off done need
Status say
Hush stop enough silence shush shh shut_up be_quiet quiet mute
Alarm beeping ringing noise
Sure Yes okay ok confirm correct right definitely absolutely fine go_ahead go_on do_it please_do of_course im_sure i_am
No nope im_not nah dont never_mind cancel hang_on hold_on forget leave keep stay not
Mind It yet do done here going cooking finish way
Talk speak read
Mic microphone voice voice_control hands_free
Kill turn_off switch_off turn_of stop mute disable
Undo undue revert reverse scratch
Commands options voice_commands
Leave exit finish quit
Exit finish leave close quit end stop
Cooking cook_mode session
Ing ingredient ingredience
List shopping_list grocery_list
Recipe method
Close hide shut dismiss get_rid_of
Panel drawer chat coach list Recipe
Many how_much how_many
Need use add put go recipe say
g gram
kg kilo
ml mls millilitre
l litre
oz ounce
lb pound
tbsp tablespoon
tsp teaspoon
C celsius
F fahrenheit
Tick tick_off check_off cross_off
Untick uncheck un_tick on_tick unmark
Added put done
Got done
Amounts it recipe quantities everything ingredients
Scale make adjust change set
Servings people
Soft quieter
Volume sound
Coach couch
Swap substitute
Without dont_have havent_got
Asks what how can should do is why which
Who ill she
`
