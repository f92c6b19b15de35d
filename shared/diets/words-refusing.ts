/** Words that refuse foods. Only words, parted by '|'; one that ends in '*' is how it begins. */

/** Says no to what follows, or to what its sentence part begins with. Words in "n't" are ones too. */
export const NOT = `
no|not|never|none|neither|nor|nothing|nowt|nobody|no one|noone|nowhere|cannot|hardly|rarely
barely|scarcely|seldom|🚫|❌|⛔|🤮|🤢|✗|✘
`

/** Refuses what follows: 'hates', 'allergic to', 'keep away from'. A word may end in '*': as it begins. */
export const BEFORE = `
without|w/o|wo|w out|with out|minus|excl|exc|ex|xx|less the|take of the|takes of the|taking of the
sans|avoid*|hate|hates|hated|hating|h8|h8s|dislike*|despise*|detest*|loath*
abhor*|object to|objects to|skip|skips|skipping|omit*|exclud*|ban|banish*|ditch|ditches|ditching
remove|removes|removing|nix|leave out|leaves out|leaving out|take out|taking out|cut out
cutting out|cuts out|pick out|picks out|picking out|keep out|keep away from|keeps away from
keeping away from|keep her away from|keep him away from|keep them away from|stay away from
stays away from|staying away from|steer away from|shun|shuns|eschew*|boycott*|refus*|reject*
decline*|give up|gives up|giving up|gave up|given up|quit|quitting|stop eating|stopped eating
stop having|stopped having|kick out|rid of|clear of|shy away from|run a mile from|veto|vetoes
vetoed|free of|free from|devoid of|clean of|lacking|lacks|empty of|run out of|ran out of|short of
all out of|clean out of|off|instead of|in place of|rather than|in lieu of|replac*|swap|other than
apart from|aside from|except|excepting|besides|barring|save for|with the exception of|anti|non
zero|nil|nought|allergic*|sensitiv*|reacts to|reacting to|bad with|trouble with|problems with
problem with|issue with|issues with|issues around|struggle with|struggles with|struggling with
trouble digesting|difficulty digesting|poisoned by|attack from|ill from|sick from|ill off
ill after|sick after|poorly after|poorly from|unwell after|sick of|tired of|bored of|bored with
fed up of|fed up with|sick to death of|had it with|wary of|scared of|afraid of|terrified of
frightened of|nervous about|phobi* of|phobia about|phobic about|aversion to|averse|squeamish about
fussy about|fussy with|picky about|picky with|funny about|funny with|iffy about|weird about
particular about|disgusted by|grossed out by|put off by|repulsed by|revolted by|pass on|passes on
thumbs down to|down on|against|hostile to|opposed to|suspicious of|forbid*|prohibit*|banned
beware*|watch out for|watching out for|careful with|careful about|careful of|alarm at|look out for
danger of|risk of|die of|dies of|die from|dies from|enem* of|archenemy|nemesis|safe for|safe from
suitable for|friendly to|ok for|okay for|cutting back on|cut back on|hold off on|dairy off|cut the
hold the|drop the|lose the|bin the|scrap the|we're out of|i'm out of|are out of|am out of
is out of|running out of|be out of|fresh out of|thing about|thing with|a stranger to|strangers to
intolerant|forgo|forgoes|forego|abstain|fasting from|giving|sooner|than eat|than have|than serve
than cook|than touch|forgot|forgotten|whiff of|trace of|traces of|sniff of|too short for|so over
i'm over|we're over|totally over|am over|fill of|strike the|spare us|spare me|spare him|spare her
done with|finished with|through with|over with|used to have|thought i had|thought we had|did have
forget the|forget about|never mind the|cancel the|ignore the
`

/** Refuses the foods right before it, as one word with them: 'nut-free', 'egg and nut allergies', 'prawn intolerance'. */
export const TIGHT = `
free|less|sensitive|averse|phobe|refuser|refusers|avoider|avoiders|ban|boycott|hating|avoiding
`

/** With a word of the next list behind the food they refuse it: 'leaves celery out', 'take the olives off'. */
export const SPLIT = `
leave|leaves|leaving|left|take|takes|taking|taken|took|keep|keeps|keeping|kept|cut|cuts|cutting
miss|misses|missing|pick|picks|picking|rule|rules|ruled|have|having|get|put|puts|putting|push|send
`

/** Behind the food. */
export const SPLIT_END = `
out|off|away|aside|behind|out of it
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
that has|it's got|it contains|that contains|this contains|those have|those contain|these have
too much|enough
`

/** Of what stands before foods: behind 'for' follows what is wished. */
export const SWAP = `
replac*|substitut*|swap*|switch*|trade*|sub
`

/** Of what stands before foods: 'everyone eats fish except Mia'. */
export const EXCEPT = `
except*|clear of|off
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
if|when|whenever|every time|any time|after|once|should|last time|as soon as|the moment|the minute
`

/** 'Stress-free' is about no food. */
export const FREE_OF = `
cruelty|additive|number|tax|rent|ad|child|screen|calorie
`
