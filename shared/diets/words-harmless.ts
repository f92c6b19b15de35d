/** Words beside foods that refuse nothing, and what is no food. Only words, parted by '|'. */

/** What it is said of has no food in it, or is no refusal: read first, and then neither word counts any more. */
export const HARMLESS = `
not more than|not longer than|no fewer than|not less than|not only|not just|not necessarily
not least|not to mention|not bad|not far|not long|not yet|not sure|not certain|not quite sure
nothing too|nothing very|nothing special|nothing else|if poss|if possible|if at all possible|not much else|not a lot else|no time|no fuss
no trouble|no wonder|no particular|no special|no one else|no knead|no cook|no bake|no harm
no shame|no allergies|no food allergies|no known allergies|no dietary requirements
no dietary restrictions|no special diets|no other allergies|nobody has allergies
no one has allergies|not allergic to anything|no allergy|not fussy|not picky|not fussed
not bothered|not hungry|not starving|not in a hurry|not in a rush|do not know|does not know
did not know|do not mind|does not mind|would not mind|do not care|does not care|does not matter
do not worry|do not forget|do not forget the|do not waste|do not want to waste|cannot waste
hate waste|hates waste|hate wasting|hate to waste|do not let|cannot decide|cannot think
cannot choose|cannot wait|cannot wait for|cannot beat|cannot go wrong|cannot get enough
cannot get enough of|cannot have enough|cannot resist|could not resist|cannot live without
could not live without|cannot do without|could not do without|cannot be bothered
cannot face cooking|do not have much|do not have long|do not have time|do not have a lot of time
do not have all day|have not got long|have not got much|have not got time|have not got all day
have not got a clue|have not the foggiest|do not have a clue|does not take long|do not take long
does not take ages|does not take forever|do not want to spend|do not want to cook
do not want to go|do not want to be|do not want anything fancy|do not fancy cooking|do not skimp
do not hold back|do not leave out|do not skip|would not say no to|will not say no to
never say no to|never says no to|cannot say no to|will not break|do not have an|does not need an
does not need to|do not need to|have not planned|have not decided|never fails|never tried making
never made|never cooked|hate cooking|hates cooking|hate washing|hates washing|hate chopping
hate shopping|why not|why do not we|why do not you|why do not i|whether or not|or not|if not
nothing beats|what is not|could not be easier|cannot believe|cannot remember|is not it
are not they|is not there|are not there|free range|free time|free evening|free day|free afternoon
feel free|for free|free weekend|free hour|free school|free hand|duty free|hands free|care free
trouble free|stress free|hassle free|mess free|fuss free|faff free|guilt free|fool free|risk free
free standing|free form|free flowing|free food|free meal|free recipe|free slot|off the bone
off the shelf|off the heat|off the cuff|day off|days off|week off|time off|night off|take off the
off work|on and off|kick off|well off|from off|off cuts|offcuts|going off soon|go off soon
about to go off|before it goes off|before they go off|before they all go off|is going off
are going off|going off tomorrow|goes off tomorrow|goes off today|go off tomorrow|go off today
will go off|show off|finish off|finishes off|polish off|use off|start off|starts off|off we go
better off|first off|take the edge off|hands down|drop off|dropped off|drops off|save time
save money|safe to|leave the skin|leave the oven|leave the house|leave the kids|lose weight
losing weight|lose the will|lose time|sick day|home sick|off sick|gut feeling|full stomach
empty stomach|on an empty stomach|tummies|hungry tummies|tummy is rumbling|stomach is rumbling
full tummy|full belly|belly full|fill our bellies|pork belly|belly of pork|belly slices
warm the belly|hungry belly|eyes bigger|mouth watering|to die for|dying for|dying to|drop dead
dead easy|dead simple|dead quick|dead good|dead fast|dead tasty|dead cheap|killing time|kill time
killer recipe|killer chilli|dead of night|died and gone|dead posh|ox tongue|lambs tongue
air conditioning|in good condition|mint condition|sinful dessert|sinfully|wicked|devilled|deviled
devil's food|devils food|death by chocolate|upside down|tongue in cheek|on the tip of my tongue
face plant|red face|rest of|crying out for|cry out for|gas mark|gas hob|gas oven|gas cooker
gas stove|gas bbq|gas barbecue|low gas|bad day|rough day|bad week|bad mood|not a bad|too bad
want bad|weird combo|mad for|mad about|funny story|something funny|bad boys|awfully|pass the
pass me|mountain pass|doctor who|loo roll|toilet roll|hurt anyone|would not hurt|will not hurt
burning to|breathe new life|grim day|grim weather|grim outside|horrible day|horrible weather
horrid weather|awful day|awful weather|foul weather|nasty cold|vile weather|miserable weather
rank the|in rank|upset stomach soup|kids scream for|worst case|spit roast|spit roasted|on a spit
scratch cooking|from scratch|fatal attraction|allergen info|one thing|time issues|mind the gap
all out of ideas|out of ideas|out of time|out of date|out of here|out of this world
out of the oven|out of the ordinary|out of season|out of the freezer|out of the fridge
out of the box|out of a tin|out of a jar|out of interest|out of inspiration|out of practice
out of work|out of town|made out of|make out of|making out of|something out of|anything out of
meal out of|dinner out of|lunch out of|supper out of|dish out of|much out of|most out of
plays havoc with my schedule|against the clock|against time|substitute teacher|minus 18|sub zero
bored of the same|sick of the same|tired of the same|fed up with the same|fed up of the same
bored of my|had enough of cooking|mind the kids|suitable for freezing|suitable for all
suitable for a|suitable for beginners|kid friendly|child friendly|family friendly|budget friendly
freezer friendly|toddler friendly|beginner friendly|user friendly|friendly neighbour
crowd friendly|student friendly|planet friendly|eco friendly|friendly recipe|wallet friendly
low effort|face the|face the kitchen|face cooking|out to defrost|out defrosting|out for tonight
out this morning|out for dinner|out tonight|out on|out to|eat out|eating out|going out|go out
off out|out and about|has any allergies|have any allergies|anyone with allergies|it has to
that has to|this has to|it has been|that has been|kill for a|kill for some|die for a|kill for the
never know what to do with|do not know what to do with|you cannot have too many
you cannot have too much|you can never have too many|you can never have too much|not battered|not breaded|not fried
not deep fried|no need for meat|no machine
out of the tin|out of the jar|out of the cupboard|out of the garden|out of the way|out of the pan
`

/** Behind 'not' they refuse nothing: 'not too spicy'. */
export const INTENSE = `
too|very|so|overly|that|particularly|terribly|super|massively|especially|really|exactly
completely|entirely|quite|all that|hugely|big|desperately
`

/** Behind 'not too' they refuse all the same: 'not too keen on fish'. */
export const LIKING = `
keen|fond|into|partial|big|mad|crazy|wild|happy|enamoured|hot|sold|struck|good|well|comfortable
interested|great|a|safe|suitable|bothered|fussed|about|on|for|with|allowed|fan|huge
`

/** After 'no', 'without', 'avoid': what is no food. */
export const NO_FOOD = `
cooker|slowcooker|slow|pressure|instant|halogen|rayburn|aga|stove|late|early|multicooker|rush
hurry|fuss|faff|hassle|stress|mess|nonsense|frills|drama|problem|problems|worry|worries|clue|oven
ovens|hob|microwave|blender|mixer|processor|fryer|airfryer|grill|pan|pans|wok|kitchen|equipment
tool|tools|gadget|gadgets|cooking|baking|knead|kneading|churn|washing|cleaning|clean|chopping
peeling|shopping|shop|shops|supermarket|money|budget|cash|energy|effort|skill|skills|experience
patience|leftovers|leftover|waste|ingredient|ingredients|less|longer|later|than|people|person|kid
adult|adults|guest|guests|preference|preferences|limit|limits|matter|doubt|way|ways|need|needs
thank|joke|offence|offense|plan|plans|spicy|spiciness|heat|hot|mild|sweet|fancy|small|heavy|light
lighter|rich|fatty|greasy|stodgy|boring|bland|complicated|complex|expensive|pricey|difficult|hard
weird|strange|odd|fried|frying|deep|processed|stews|desserts|side|sides|dinners|takeaway|takeaways
carb|calories|day|days|week|weekend|weekday|nights|evening|morning|hour|hours|minute|minutes|min
mins|long|short|quick|slow|fast|early|late|tomorrow|yesterday|before|after|once|twice|half|gas
electricity|electric|power|internet|car|repeat|repeats|choice|alternative|difference|reason
reasons|chance|point|good|better|best|worse|lot|lots|sure|certain|know|think|forget|bother
bothered|fussed|fussy|picky|hungry|tired|enough|far|if|until|unless|what|who|how|where|why|fun
school|job|appetite|room|fridge|freezer|cupboard|joy|luck|pain|sweat|mistakes|mistake|fail|failure
knife|knives|chef|chefs|expert|beginner|pro|mum|dad|friend|friends|everyone|anyone|someone
everybody|anybody|somebody|help|helper|hands|hand|thermometer|scales|scale|tin|foil|paper|rolling
pin|wrong|true|answer|comment|comments|question|questions|message|recommendation|recommendations
suggestion|suggestions|colour|requirements|restrictions|diet|diets|restriction|requirement|there
me|us|was|were|did|has|go|going|make|making|come|coming|leave|leaving|taking|find|see|say|said
tell|told|ask|let|lets|tried|trying|spend|spending|wait|waiting|buy|buying|afford|drive|walk|sit
out|up|down|on|by|about|over|under|standing|stirring|mixing|watching|plastic|nonstick|batch
portion|portions|serving|servings|trips|trip|overnight|marinating|marinade|soaking|resting|proving
rising|boiling|roasting|grilling|simmering|blending|pretence|presentation|garnish|garnishes|crust
skin|skins|bone|bones|fat|lumps|lump|shell|shells|peel|chunks|taste|texture|smell|dry|wet|runny
burnt|al|dente|ready|packet|packets|jar|jars|can|cans|tins|shortcuts|sauces|sign|signs|signal
clock|timer|joking|kidding|exceptions|exception|excuse|excuses|smoking|shoes|phones|phone|biggie
probs|prob|ta|brainer|food|foods|textures|lumpy|touching|business|deal|trick|tricks|gimmicks|muck
slop|beige|adventure|adventurous|monday|tuesday|wednesday|thursday|friday|saturday|mondays|fridays
saturdays|sundays|christmas|easter|birthday|year|month|variety|change|idea|ideas
`

/** What people cook, not what it is cooked of: a food in front of one is a dish, and wished. */
export const DISH = `
curry|pie|soup|stew|salad|bake|traybake|roast|stir|fry|stirfry|risotto|pasta|noodles|noodle
casserole|hotpot|chilli|tagine|lasagne|lasagna|burger|burgers|wrap|wraps|sandwich|sandwiches
toastie|toasties|pizza|tart|quiche|frittata|omelette|cake|cakes|crumble|muffins|muffin|cookies
biscuits|brownies|pancakes|pudding|dessert|trifle|ice|broth|ramen|pho|laksa|satay|tacos|taco
fajitas|fajita|burrito|burritos|enchiladas|enchilada|quesadillas|kebabs|kebab|skewers|meatballs
balls|gratin|dauphinoise|mash|wellington|schnitzel|kiev|goujons|nuggets|fingers|fishcakes
fritters|rosti|dal|dhal|biryani|pilau|pilaf|paella|jambalaya|gumbo|chowder|bisque|ragu|bolognese
bolognaise|carbonara|stroganoff|goulash|korma|masala|jalfrezi|madras|balti|bhuna|vindaloo
rendang|teriyaki|katsu|bowl|bowls|dinner|supper|lunch|brunch|breakfast|tea|dish|dishes|recipe
recipes|meal|meals|idea|ideas|night|tonight|thing|something|skillet|platter|board|dip|starter
starters|canapes|snack|snacks|bites|parcels|en|croute|au|a|la|surprise|supreme|special|lunchbox
packed|picnic|bbq|barbecue|party|sunday|feast|sauce|dressing|bhaji|bhajis|pakora|samosas
dumplings|gyoza|sushi|roll|rolls|loaf|bread|rice|toast|jacket|jackets|wellingtons|pasties|pasty
turnovers|slice|slices|squares|bars|cobbler|compote|fool|mousse|cheesecake|sorbet|smoothie|shake
juice|plait|puff|puffs|pot|pots|parmigiana|parm|alfredo|piccata|cacciatore|marsala|cordon
provencal|florentine|benedict|rarebit|shakshuka|moussaka|souvlaki|gyros|shawarma|kofta|koftas
ceviche|tempura|tonkatsu|donburi|udon|soba|chow|mein|lo|pad|thai|massaman|panang|jerk|scramble
hash|boulangere|confit
`

/** Bare of any meaning beside foods: a list of foods may hold them. */
export const FILLER = `
a|an|the|any|all|every|each|my|our|his|her|their|your|its|this|that|these|those|and|or|nor|n
plus|also|of|both|either|neither|especially|particularly|mainly|mostly|usually|specifically
including|includes|like|such|as|eg|e|g|ie|i|etc|etcetera|things|thing|stuff|anything|everything
products|product|containing|contains|contain|with|made|from|kinds|kind|sorts|sort|types|type
forms|form|traces|trace|bits|bit|even|too|well|raw|cooked|whole|fresh|dried|tinned|frozen|severe
severely|serious|seriously|bad|badly|very|really|just|only|is|are|it|it's|to|yes|yep|yeah|erm|um
oh|ok|right|so|some|other|another|else|much|many|more|one|two|three|four|big|main|proper|bloody
flipping|blooming|damn|added|extra|hidden|at|in|sometimes|always|ever|he's|she's|i'm|he|she
namely|general|generally|possibly|maybe|probably|sadly|unfortunately|sorry|basically|literally
absolutely|totally|completely|strictly|definitely|obviously|whatsoever|ones|second|first|third
quite|pretty|rather|same|goes|for|following|below|again
`
