/** Words that wish for foods, allow them again or say something of them. Only words, parted by '|'. */

/** Of the wishes, those that end a list of refused foods that went before them without a comma. */
export const TURN = `
want|wants|wanna|fancy|would like|'d like|i'd like|we'd like|id like|love|please|pls|plz|give
show|find|suggest|recommend|how about|what about|let's|lets|something|recipe for|recipes for
instead|so|then|make|make me|give me|looking for|can you|could you|but|however|use|cook|and some
and a|and lots|just|only|got|i have|we have|i've|we've|need|needs
`

/** Allowed again, when a food stands right before. */
export const FINE = `
fine|ok|okay|okey|alright|allowed|welcome|no problem|back on|back|acceptable|permitted|all right
`

/** What may stand behind 'fine' for it to take back. */
export const AGAIN = `
again|now|too|after all|these days|as well|actually|really|today|tonight|for her now|for him now
for me now|for us now|any more|anymore|by now|once more|thanks|thank you
`

/** Between a food and 'fine'. */
export const FINE_LINK = `
is|are|'s|be|was|were|it's|will|would|should|being|now|actually|really|also|both|all|again
allergy
`

/** Allowed again: what follows. */
export const LIFT_BEFORE = `
can eat|can have|can now eat|can now have|able to eat|able to have|allowed to eat
allowed to have|may eat|may have|back on|fine with|ok with|okay with|grown out of|grew out of
outgrown|outgrew|no longer allergic to|no longer intolerant to|not allergic to|not intolerant to
not allergic|no longer allergic|no longer avoid|no longer avoids|no longer avoiding
no need to avoid|do not need to avoid|does not need to avoid|need not avoid|not avoiding
no longer hates|no longer dislikes|no longer off|stopped being|lift the|reintroduc*|eats again
`

/** Before 'can eat' they leave it open. */
export const UNSETTLED = `
whether|hope|wish|until|unless|only|who|nothing|what|someone|last|any|every
`

/** In a list of what is allowed again they set a limit. */
export const LIMITS = `
but|with|in|if|only
`

/** Takes back a need that is named with it: 'forget the nut allergy', 'no longer vegan'. */
export const TAKE_BACK = `
forget|forget about|ignore|never mind|nevermind|scrap|drop|cancel|disregard|lift|undo|no longer
need not be|do not need|does not need to be|do not need to be|does not have to be
do not have to be|stopped being|was joking about|were joking about|wrong about|made up
`

/** Behind a food: the need that is taken back. */
export const NAMED = `
allerg*|intoler*|free|thing|rule|ban|diet|business|requirement
`

/** Between 'not' and a diet. */
export const STRICTLY = `
a|strictly|actually|really
`

/** Before 'not vegan': it is not somebody that is said not to be. */
export const THINGS_SAID = `
it|that|this|which|anything|nothing|something|if|unless|cannot|no|not|never|what|do|they|those
these
`

/** After 'no' at the beginning it is an answer. */
export const ANSWERED = `
that's
`

/** Somebody: a part of a sentence with one of them and a food, and no wish in it, speaks of that food with suspicion. */
export const SOMEBODY = `
i|i'm|me|he|he's|him|she|she's|her|we|we're|us|they|they're|them|kid|kids|child|children|baby
toddler|son|daughter|boy|girl|boys|girls|twins|husband|wife|hubby|partner|boyfriend|girlfriend
fiance|fiancee|mum|mom|mother|dad|father|nan|nana|gran|granny|grandma|grandad|grandpa|grandson
granddaughter|brother|sister|uncle|aunt|auntie|niece|nephew|cousin|friend|friends|mate|guest
guests|flatmate|housemate|lodger|colleague|boss|neighbour|neighbours|inlaws|in-laws|mil|fil
teenagers|teens|teenager|folk|mates|family|everyone|everybody|someone|somebody|who|whose|people
`

/** They stand for a food that was named before. */
export const PRONOUN = `
it|them|they|those|that|these|either|both|any|one|ones|this|neither|which|they'd|they'll|it'd
it'll|they're|it's|that's|thats|they've
`
