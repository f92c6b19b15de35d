/** Families of words that mean the same in a command (lexicon.ts says how they are written). */

/** `.` are fillers of any command (voice, rule 1), `~` the small words of questions, `^` those of orders. */
export const WORDS = `
. the a an my our your this that some just very me please to of Modal_you Modal_we Want Okay Thanks right now so chef Yes no hey oh sorry actually and then wait hang_on hold_on oops let for_me for_us you_can ready_for
Modal can could would
Want i_want i_need id_like im_ready
Okay ok alright all_right
Yes yeah yep yup yea aye
Thanks thank_you
~ . tell remind is are youre am was were be do does did i we it its there have has ive im will should Modal again with here on in at for up still all nearly youre until till before yet
^ . Modal_i tell goto go jump carry proceed continue advance skip move take bring switch return ahead forward straight up onto on at with from again do it out back open pull see view give get look have put screen full whole entire list show display read begin start all set make create run need pop stick add said sit send going another hit 1 about around for by in new second too let hear
It this that them 1 dat
Much bit little more
Again a_gain once_more 1_more_time once_again aloud out_loud
Go jump skip take_me step
Fwd on ahead forward
Onward go_on moving_on press_on get_on move_on carry_on keep_going continue proceed advance forward skip_ahead move_along move_1 go_forward move_forward crack_on
Next neck following
Back backwards back_up rewind bac return
Previous previews
Last final
Origin beginning the_top the_start to_start from_scratch first_step first_1
Begin start restart
Step instruction stage stop
Bit Step 1 page thing
Done finished complete
Have ive weve im were all i_have i_am we_are im_all were_all
Say tell hear give
Read red reed
What which witch
Come happen happening coming doing going got
Timer timber tima time_her
Clock Timer countdown alarm
Every all both everything them_all all_off
Call named call_it for on labelled
Hold pause freeze paws pose pours
Resume unfreeze unpause un_pause on_pause an_pause continue carry_on
Reset restart re_start re_set
Cancel delete remove council counsel
Drop clear end scrap get_rid_of forget bin ditch
Stop dismiss
Turn switch shut
Add ad at plus
Put stick pop chuck
Take reduce shorten decrease knock shave cut subtract remove minus
Extend increase lengthen
Howlong how_long how_longs how_much_time how_much_times how_many_minutes how_much_longer how_many_more_minutes
Left remaining to_go got
Up ready go_off goes_off done need finish
Status doing going say
Hush stop enough zip_it pipe_down cut_it_out knock_it_off silence shush shh shut_up be_quiet be_quite quiet mute shut_it
Alarm beeping buzzing ringing noise sound Timer
Sure sure_thing Yes okay ok alright confirm correct right definitely absolutely certainly fine go_ahead go_on go_for_it do_it please_do of_course im_sure i_am
No negative nevermind absolutely_not definitely_not nope im_not nah dont never_mind cancel wait hang_on hold_on forget leave keep stay carry_on stop not still continue
Mind It yet do done im i exit here running going cooking finish way changed
Talk talking speaking reading speak read
Mic microphone listening voice voice_control voice_commands hands_free
Kill turn_off switch_off turn_of stop mute disable exit
Undo un_do undue revert reverse scratch
Commands options choices voice_commands
Leave exit finish quit
Exit finish leave close quit end stop get_out_of
Cooking cooking_mode cook_mode cook session
Ing ingredient ingredience
List lists shopping_list grocery_list groceries shop_list
Recipe method
Close hide shut dismiss clothes get_rid_of
Panel drawer chat coach list Recipe
Many how_much how_many
Need use add put go goes total recipe using say
Unit Pack g kg ml l oz lb cup tbsp tsp pint
Pack tin can bag box packet jar bottle bunch loaf carton clove slice sprig
g gram
kg kilo
ml mils mls millilitre
l litre
oz ounce
lb pound
tbsp tablespoon
tsp teaspoon
C celsius centigrade
F fahrenheit
Tick tic tick_off check_off check_of cross_off mark_off
Untick deselect uncheck un_tick un_ticked un_check on_tick unmark
Added add put used done
Got found done picked_up ticked
Amounts it recipe quantities everything ingredients
Double twice
Scale make cook adjust change set
Servings portions people
Loud louder
Soft quieter softer quietly
Slow slower slowly
Fast faster quickly quicker
Volume sound voice yourself
Coach couch
Ask
Use swap substitute replace
Swap substitute replace leave skip
Instead in_place_of
Without dont_have havent_got have_no
Asks whats what how can could should do does is will why when where which explain
Who you ill told says minutes he she they didnt
`
