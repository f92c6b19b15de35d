/** Words of which plain wishes are made, beside foods and the words of kitchens. Only words, parted by '|'. */

/** What follows is wished, as long as nothing but plain words stands between. */
export const FRAME = `
i eat|we eat|i'll eat|i have|we have|i've|we've|i had|we had|got|have got|only have|to have
always have|usually have|having|let's have|can have|could have|what i have|i got|there is|there's
there are|here is|use|use up|using|finish|finish off|finish up|polish off|use some|make|making
to make|used to make|cook|cooking|bake|baking|roast|roasting|grill|grilling|fry|frying|poach
poaching|steam|stuff|serve|serving|add|include|put in|could do|fancy|fancies|fancying|crave|craves
craving|want|wants|wanted|wanting|wanna|would like|'d like|i'd like|we'd like|id like|he'd like
she'd like|they'd like|i like|we like|you like|they like|likes|love|loves|loved|i'd love|we'd love
adore|adores|enjoy|enjoys|prefer|prefers|feel like|feeling like|mood for|hungry for|in need of
kill for|dying for|need|needs|how about|what about|recipe|recipes|idea|ideas|suggestion
suggestions|show me|show|find|find me|give me|suggest|recommend|advise|propose|offer|tell|look for
looking for|searching for|i'm after|after a|after some|think of|thinking|thinking of|planning|try
trying|try some|let's|lets|let us|can i|could i|can we|could we|can you|could you|can it|shall we
shall i|should i|should we|may i|might i|might we|please|pls|plz|what to do with|what goes with|goes with|go with
to go with|how long|how many|help me use|help me|have to be|has to be|bought|buy|picked|harvested|foraged|dug up|left me|left us|bring me|fetch me|whip up|knock up|rustle up
throw together|are after|is after|promised|demolished|devoured|bursting with|overflowing with|full with|stocked with|picked up|found
caught|grew|grown|brought|sent me|dropped off|given us|given me|gave me|gave us|has given|won
asked for|asks for|requested|ordered|favourite|favorite|fridge has|freezer has|cupboard has
garden has|butcher had|butcher has|fishmonger had|fishmonger has|shop had|shop has|market had
market has|here for|would not say no to|do not forget|cannot wait|cannot get enough
cannot live without|cannot resist|do not mind|nothing but|nothing beats|cannot beat|do not skimp
cannot do without|cannot decide|feed|feeds|tonight is|dinner is|supper is|is going to be|seeking
wish for|hoping for|in search of|stock of|stocked up on|used to hate|work with|get through
i could murder|murder a|could murder|obsessed with|addicted to|lives for|live for|drowning in
swimming in|inundated with|fan of|fans of|pick me|pick us
you cannot have too many|you cannot have too much|you can never have too many|you can never have too much
`

/** As a frame, unless something unknown was said before: amounts, and 'something with'. */
export const AMOUNT = `
something|anything|more|extra|plenty|too many|full of|maybe|perhaps|either|instead|yes|actually|just
left over|leftover|leftovers|spare|surplus|some leftover|cheap|half a|half an|half of a|lots more
tin* of|jar* of|bag* of|pack* of|bunch* of|box* of|tub* of|pot* of|bottle* of|head* of|kilo* of
pound* of|handful* of|piece* of|couple of|leg* of|rack* of|lot* of|load* of|tonne* of|glut of
rest of|last of|end* of|remains of|bit* of|mountain* of|heap* of|pile* of|crate* of|sack* of
carton* of|punnet* of|block* of|slab* of|wedge* of|pint* of|litre* of|loaf of|loaves of|tray* of
net* of|bulb* of|ball* of|stick* of|side of|joint* of|knob* of|slice* of|chunk* of|can* of|cup* of
bucket* of|basket* of
`

/** As a frame, and with the verb that follows. */
export const HOW_TO = `
how do i|how to|how do you|how can i|how can we|how should i|how do we|should i|is it safe to
is it ok to|is it okay to|possible to|teach me to|teach me how to|way to|best way to|stop my
`

/** A question that asks of foods. */
export const ASKING = `
is|are|can|could|should|would|will|does|do|how|what|which|why|may|might|teach|help|shall|what's
how's|any|got any|when did|when do|when is|when was|when should|when can|when will|where do|where can|where did|who can|who eats|
have you|got|you got
`

/** Behind a food they wish it, or say that it is there. */
export const WISH_AFTER = `
on offer|in season|please|pls|plz|instead|fine|ok|okay|alright|good|great|lovely|nice|perfect|delicious|welcome
allowed|yum|yummy|need|needs|leftover|leftovers|left over|ripe|fresh|cheap|for dinner|for tea
for lunch|for supper|for breakfast|for pudding|for dessert|tonight|about to|going to|going off
going stale|going limp|going soft|going spare|that need|to use|to use up|i have|we have|i've|we've
thanks|a must|sounds|sound|left to|left|idea|ideas|recipe|recipes|today|what can|what shall
what could|what do i|how do i|staring|sitting|hanging|knocking|need eating|needs eating
needs using|whichever|work|works|freeze|keep|keeps|best|curious|lover|lovers|fan|fans|galore
for the win|cooked|is best|to get through|to use|would be lovely|would be great|would be nice
would be good|would be perfect|would be ideal|by the spoon|by the spoonful|by the bucket|is my motto
my motto|is on the way|is lovely|are lovely
`

/** Behind a food they say where it is. */
export const PLACED = `
in the fridge|in the freezer|in the cupboard|in the garden|on the side
in the house|in the larder
`

/** They say how much, when, where, how, and of what kind. */
export const PLAIN = `
last|
hello|hi|hey|dear|kindly|quite|bit|really|very|so|too|far|about|around|roughly|under|over|within|less
than|max|min|mins|minute|minutes|hour|hours|sec|second|day|days|week|weeks|weekend|weekday
weeknight|night|nights|evening|morning|afternoon|midday|today|tonight|tomorrow|later|soon|now
early|late|before|until|till|by|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays
fridays|saturdays|sundays|christmas|easter|birthday|eid|diwali|bonfire|halloween|boxing
valentine's|anniversary|wedding|party|picnic|buffet|barbecue|barbeque|bbq|bash|guests|crowd|school
work|office|lunchbox|packed|camping|holiday|breakfast|brekkie|brunch|lunch|dinner|supper|tea
teatime|pudding|pud|dessert|afters|starter|main|mains|side|sides|snack|snacks|nibbles|bites
canapes|meal|meals|course|courses|dish|dishes|plate|plates|bowl|bowls|portion|portions|serving
servings|cooker|slow|pressure|instant|microwave|air|fryer|airfryer|hob|oven|grill|pan|wok|pot|pots
tray|stove|cooked|raw|defrosted|defrosting|thawed|thawing|marinating|whole|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|twelve
fifteen|twenty|thirty|forty|dozen|few|several|many|much|more|most|lots|plenty|big|small|tiny|huge
large|little|bits|g|kg|ml|l|oz|lb|grams|kilo|kilos|litre|pint|can|cans|tin|tins|jar|jars|bag|bags
box|tub|packet|leftover|spare|quick|fast|speedy|quicker|easy|easier|simple|simpler|cheap|cheaper
budget|healthy|healthier|light|lighter|heavy|filling|warming|comforting|comfort|cosy|cozy|hearty
posh|proper|classic|traditional|authentic|homemade|fancy|special|nice|lovely|good|great|best
better|decent|favourite|perfect|fantastic|tasty|delicious|yummy|scrumptious|gorgeous|beautiful
fresh|spicy|spicier|mild|milder|sweet|savoury|savory|creamy|creamier|crispy|crunchy|fluffy
fluffiest|smoky|sticky|tangy|zesty|juicy|tender|fragrant|rich|indulgent|summery|wintry|autumnal
festive|fishy|cheesy|meaty|garlicky|buttery|lemony|fudgy|chewy|gooey|melty|hot|cold|warm|chilled
seasonal|local|organic|free-range|fiery|protein|fibre|iron|calorie|low|high|fat|carb|vegan|veggie
veg|style|type|kind|sort|inspired|ish|based|flavoured|filled|stuffed|topped|loaded|cuts|cut
scratch|home|takeaway|fakeaway|restaurant|pub|street|freezer|fridge|pantry|cupboard|friendly|batch
family|kids|kid|kids'|adult|adults|children|people|person|couple|i|you|me|us|we|go|going|ready
wanted|possible|fit|works|thing|time|left|range|season|some|any|of|from|in|on|for|like|as|at|to
with|up|into|without|again|another|next|else|other|similar|different|new|old|please|then|also|what
how|which|whatever|here|there|is|are|be|it|that|this|those|these|way|ways|recipe|ideas|idea
cooking|cook|food|foods|spread|feast|fry-up|toast|top|trimmings|ingredient|ingredients|oh|well|ah
mm|mmm|erm|thanks|ta|cheers|wee|chef's|do|does|did|working|dinners|lunches|suppers|breakfasts|teas
treat|treats|leave in|impress|takes|take|serves|eat|eats|eating|rainy|windy|sunny|snowy|chilly
outside|weather|what's|rub|glaze|glazed|sauce|marinade|fillings|topping|toppings|layer|crust
carcass|bones|stalks|tops|ends|scraps|peel|wings|fry|roast|stew|each|both|all|every|bolognaise
only|had|have|having|long|could|should|would|laws|hangover|romantic|bargain|melt|sad|looking|monday's
offer|larder|garden|allotment|woods|farm|market|greenhouse|fishmonger|butcher|greengrocer|lazy
mood|retro|approx|price|plain|whichever|wholemeal|hungry|man|men|mouths|bellies|bunch|wilting
`

/** Before somebody, a day or a place: what they begin says nothing of the food behind which it stands. */
export const APART = `
for|like|from|before|until|till|while|as|served|feeding|feeds|serving|to feed|the way|off the
after the
`

/** They open a condition, or say who: what was said before wishes for nothing behind them. */
export const BARRIER = `
if|when|whenever|where|wherever|unless|provided|once|who|whose|whom|every time|last time|any time
should
`
