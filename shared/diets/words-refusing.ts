/** Words that refuse foods. Only words, parted by '|'; one that ends in '*' is how it begins. */

/** Says no to what follows, or to what its sentence part begins with. Words in "n't" are ones too. */
export const NOT = `
no|not|never|none|neither|nor|nothing|nowt|nobody|no one|noone|nowhere|cannot|hardly|rarely
barely|scarcely|seldom|🚫|❌|⛔|🤮|🤢|✗|✘
`

/** Refuses what follows: 'hates', 'allergic to', 'keep away from'. A word may end in '*': as it begins. */
export const BEFORE = `
without|w/o|minus|sans|avoid*|hate|hates|hated|hating|h8|h8s|dislike*|despise*|detest*|loath*
abhor*|abstain*|object to|objects to|skip|skips|skipping|omit*|exclud*|ban|banish*|ditch|ditches
ditching|remove|removes|removing|nix|leave out|leaves out|leaving out|leave off|leaving off
take out|taking out|take off|cut out|cutting out|cuts out|cut down on|pick out|picks out
picking out|keep out|keep away from|keeps away from|keeping away from|keep off|keep clear of
keep her away from|keep him away from|keep them away from|stay away from|stays away from
staying away from|stay off|stay clear of|steer clear of|steers clear of|steering clear of
steer away from|shun|shuns|eschew*|boycott*|refus*|reject*|decline*|give up|gives up|giving up
gave up|given up|quit|quitting|stop eating|stopped eating|stop having|stopped having|swear off
sworn off|swore off|kick out|get rid of|getting rid of|rid of|clear of|shy away from
run a mile from|veto|vetoes|vetoed|free of|free from|devoid of|clean of|lacking|lacks|lacking in
empty of|run out of|ran out of|short of|all out of|clean out of|gone off|went off|going off
goes off|right off|off|instead of|in place of|rather than|in lieu of|replac*|substitut*|swap
swaps|swapping|swap out|sub out|switch out|other than|apart from|aside from|except|except for
excepting|besides|barring|save for|not counting|with the exception of|excluding|anti|non|zero
nil|nought|allergic*|alergic*|allrgic*|allergen*|allergy to|allergies to|intoleran* to
intoleran* of|intollerant to|intolerance to|sensitive to|sensitivity to|sensitivities to
sensitiv*|anaphyla* to|react to|reacts to|reacted to|reacting to|reaction to|reactions to
bad with|trouble with|problems with|problem with|issue with|issues with|issues around
struggle with|struggles with|struggling with|trouble digesting|difficulty digesting|poisoned by
attack from|ill from|sick from|ill off|ill after|sick after|poorly after|poorly from
unwell after|hives from|rash from|swell up from|sick of|tired of|bored of|bored with|fed up of
fed up with|sick to death of|had enough of|enough of|had it with|wary of|scared of|afraid of
terrified of|frightened of|nervous about|phobi* of|phobia about|phobic about|aversion to
averse to|averse|squeamish about|fussy about|fussy with|picky about|picky with|funny about
funny with|iffy about|weird about|particular about|disgusted by|grossed out by|put off by
put off|repulsed by|revolted by|no to|pass on|passes on|thumbs down to|thumbs down on|down on
against|hostile to|opposed to|suspicious of|forbid*|prohibit*|banned|beware*|watch out for
watching out for|careful with|careful about|careful of|alarm at|look out for|danger of|risk of
die of|dies of|die from|dies from|enem* of|archenemy|nemesis|safe for|safe from|suitable for
friendly to|ok for|okay for|cutting back on|cut back on|laying off|lay off|lays off|hold off on
go without|goes without|going without|do without|does without|doing without|manage without
dairy off|cut the|hold the|drop the|lose the|bin the|scrap the|switch the|trade the
everything bar|anything bar|all bar|any bar|we're out of|i'm out of|are out of|am out of
is out of|running out of|be out of|fresh out of|thing about|thing against|thing with
gone right off|went right off|going right off|not a fan of|a stranger to|strangers to|intolerant
forgo|forgoes|forego|abstain|fasting from|giving|sooner|than eat|than have|than serve|than cook
than touch|enough with|forgot|forgotten|whiff of|trace of|traces of|sniff of|too short for
not at the cost of|so over|i'm over|we're over|totally over|am over|had our fill of
had my fill of|fill of|nowt with|skip the|strike the|strike off|spare us|spare me|spare him
spare her|done with|finished with|through with|over with|used to have|thought i had|thought we had|did have|forget the|forget about the|forget about|never mind the|cancel the|ignore the
`

/** Refuses the foods right before it, as one word with them: 'nut-free', 'egg and nut allergies', 'prawn intolerance'. */
export const TIGHT = `
free|less|allerg*|alerg*|allrgy|intoleran*|intolleran*|sensitivit*|sensitive|anaphyla*|averse
aversion|hater|haters|phobe|phobic|phobia|refuser|refusers|dodger|dodgers|avoider|avoiders|safe
ban|banned|embargo|boycott|problem|problems|issue|issues|reaction|reactions|dilemma|denier
hating|avoiding|out|alone|overload|overdose|fatigue|burnout
`

/** Refusals of other languages: the guide says that it does not read them. */
export const FOREIGN = `
ohne|keine|keinen|kein|nicht|nichts|keiner|vertrage|vertragen|unverträglich*|allergique*
allergisch*|alergico*|alergica*|alergia*|allergico|allergica|allergia|allergie|alergic la|pas de
pas d|jamais|sin|nada de|senza|niente|geen|zonder|niet|utan|inte|ikke|uden|uten|bez|nie jem
ne pas|ne mange|nao|sem|intolerante|intolerant au|intolérant*|laktose*|laktoz*|alerji*|yok
istemiyorum|bila|tanpa|allergiä*|ilman|nem eszem|nélkül|mentes
`

/** Only these may be eaten: what else is off cannot be read. */
export const ONLY = `
can only eat|can only have|only eats|only eat|will only eat|only allowed|can only tolerate
limited to|restricted to|lives on
`

/** Said at the beginning, of a dish that was offered: a complaint. */
export const COMPLAINT = `
it has|that has|this has|it's got|that's got|this one has|that one has|it contains|that contains
this contains|it still has|that still has|still has|still contains|they have|they all have
they contain|those have|those contain|these have|there is still|there's still|too much
the first one has|the second one has|the third one has|enough
`

/** Of what stands before foods: behind 'for' follows what is wished. */
export const SWAP = `
replac*|substitut*|swap*|switch*|trade*|sub
`

/** Of what stands before foods: 'everyone eats fish except Mia'. */
export const EXCEPT = `
except*|other than|apart from|aside from|bar|barring|besides|save|but|everything bar
anything bar|all bar|any bar|with the exception|not counting|excluding|clear of|away from
keep away from|stay away from|off|out of|far from|against
`

/** Refusals that may be said of what stands before them. */
export const VERB_NOT = `
cannot|never|not
`

/** Between a food and a refusal that is said of it. */
export const VERB_LINK = `
is|are|was|were|do|does|did|will|would|can|could|should|have|has|had|just|really|simply
definitely|they|it|those|also|both|all|absolutely
`

/** The plainest words for eating. */
export const EATS = `
eat|eats|touch|like|likes|stand|have|tolerate|digest|stomach|bear|abide
`

/** What people do with food, and the small words beside it: 'I cannot eat it any more'. */
export const EATING = `
eat|eats|eaten|eating|have|has|having|had|like|likes|liked|want|wants|wanted|touch|touches|stand
stands|stomach|bear|abide|tolerate|tolerates|digest|handle|manage|take|takes|do|does|use|fancy
fancies|enjoy|enjoys|love|loves|care|allowed|allow|permitted|keen|fan|fond|mad|crazy|wild|big
into|partial|near|consume|drink|drinks|serve|served|include|add|put|contain|contains|cook|try
swallow|chew|face|go|goes|work|works|agree|agrees|suit|suits|option|thing|supposed|meant|good
great|right|happy|suitable|safe|ok|okay|fine|appeal|appeals|welcome|possible|acceptable|feed|get
gets|got|been|be|too|really|at|all|a|for|him|her|me|us|them|my|our|his|their|to|with|of|it|any
anymore|more|now|today|tonight|either|unfortunately|though|please|thanks|i|he|she|we|you|they
here|this|time|anything|in|household|house|family|home|kids|children|son|daughter|husband|wife|left
`

/** Before 'bar' and 'save' they make an exception of what follows. */
export const ALL = `
everything|anything|all|any|whatever|every
`

/** In a list of refused foods they begin a wish: 'no prawns, just chicken'. */
export const MERELY = `
just|only|yes|yep|yeah
`

/** Begins a condition: the worst is still to come. */
export const CONDITION = `
if|when|whenever|every time|any time|after|once|should|last time
`

/** 'Stress-free' is about no food. */
export const FREE_OF = `
stress|guilt|hassle|fuss|mess|worry|trouble|cruelty|plastic|waste|bone|skin|fat|risk|pain
additive|number|carb|cage|tax|rent|ad|child|kid|lump|care|sin|drama|faff|effort|gas|screen|meal
hands|carbs|calorie|oil
`
