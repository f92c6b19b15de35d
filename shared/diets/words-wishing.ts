/** Words that wish for foods, allow them again or say something of them. Only words, parted by '|'. */

/** Wanted: what follows, or what stands before. */
export const WISH = `
brought|want|wants|wanted|wanting|wanna|fancy|fancies|fancying|crave|craves|craving|would like|'d like
i'd like|we'd like|id like|i like|we like|you like|they like|likes|loves|love|adore|adores|enjoy
enjoys|prefer|prefers|need|needs|use|using|use up|make|making|cook|cooking|bake|baking|roast
grill|fry|do|have|having|has|had|i've|we've|got|get|getting|bought|buy|picked up|found|grew
grown|given|gave|caught|won|eat|eating|eats|try|trying|how about|what about|maybe|perhaps
suggest|recommend|idea|ideas|recipe|recipes|something|anything|some|give|show|find|looking for
search|thinking|think of|feel like|feeling like|favourite|favorite|best|please|pls|plz|can you
could you|can we|could we|let's|lets|let us|mood for|hungry|planning|plan|serve|serving|served
add|include|including|put in|put|more|extra|plenty|lots|loads|lot of|tonne of|featuring|based
starring|fridge|freezer|cupboard|larder|pantry|garden|allotment|leftover|leftovers|left over
spare|glut|surplus|instead|good|great|nice|lovely|delicious|tasty|yum|yummy|perfect|ideal|happy
fine|ok|okay|alright|allowed|welcome|kind of|type of|there is|there's|there are|tonight|today
tomorrow|dinner|lunch|supper|breakfast|brunch|tea|dessert|starter|main|side|sides|snack|meal
meals|dish|dishes|pudding|party|picnic|lunchbox|quick|easy|simple|healthy|cheap|how|what|which
where|can i|could i|should i|is there|are there|do you|does|loved|enjoyed|asked for|asks for
after a|after some|thinking of
`

/** Of the wishes, those too weak to stand beside a word that nobody knows. */
export const WEAK_WISH = `
eat|eats|eating|have|has|had|do|does|tonight|today|tomorrow|how|what|which|where|side|main|party
some|any|something|anything|great|good|happy
`

/** Behind a food they wish it, or say that it is there. */
export const WISH_AFTER = `
please|pls|plz|instead|fine|ok|okay|alright|good|great|lovely|nice|perfect|delicious|welcome
allowed|yum|yummy|need|needs|leftover|left over|ripe|fresh|cheap|on offer|in season|in the
for dinner|for tea|for lunch|for supper|for breakfast|for pudding|for dessert|tonight|about to
going to|that need|to use|i have|we have|i've got|we've got|thanks|favourite|my favourite|a must
sounds|sound|left to use|left from
`

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

/** A question asks, it refuses and lifts nothing. */
export const ASKING = `
is|are|can|could|should|would|will|does|do|how|what|which|why|where|may|teach|help|shall|what's
how's
`

/** After 'no' at the beginning it is an answer. */
export const ANSWERED = `
i|i'm|i'd|we|we're|we'd|that's|it's|that|it|he|she|they|you|the|not|this|what|thank|thanks
please|let's|make|give|something
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

/** They say something of a food, and what they say is seldom a wish. */
export const CLAIM = `
is|are|was|were|be|has|have|does|do|did|can|could|will|would|may|might|must|makes|make|tastes
taste|smells|smell|feels|looks|look|sets|puts|sends|turns|brings|causes|cause|means|mean|comes
interfere|interferes|sits|lies|plays|gets|became|remind|reminds|affects|affect|caused
sent|put|seems|seem|wrecks|bothers|bother|scares|scare|freaks|freak|weirds|offends|clashes|gives
leaves|messes|drives|hits|stings|burns|tears|ruin
`

/** They stand for a food that was named before. */
export const PRONOUN = `
it|them|they|those|that|these|either|both|any|one|ones|this|neither|which|they'd|they'll|it'd
it'll|they're|it's|that's|thats|they've
`

/** To whom something is done: behind a food they make a claim. */
export const OBJECT = `
me|him|her|us|them|my|his|their|our|everyone|people
`

/** Before such words they say where or for whom. */
export const PREPOSITION = `
for|with|to|in|on|at|from|of|and|or|like|by|around|near|after|before|please|suits|feeds|feed
`

/** Before a food that an order is about. */
export const ARTICLE = `
the|those|that|any|all|these
`

/** Behind 'if' they say that a food is in something. */
export const THERE = `
there|there's|it|it's|anything|something|any|even|so
`
