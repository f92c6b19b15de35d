/** Words that say that a food hurts, disgusts or is banned. Only words, parted by '|'; '*' as elsewhere. */

/** Refuses every food of its sentence part, on whichever side: what a food does to somebody, or what it is called. */
export const ANYWHERE = `
epipen*|epi pen*|adrenaline pen|auto injector|antihistamine*|piriton|benadryl|inhaler|ambulance
hospital*|a&e|er visit|emergency room|resus|doctor*|gp|consultant|dietitian|dietician
nutritionist|nurse|allergist|specialist|diagnos*|tested positive|test positive|medical*|medicine
medication|meds|condition|disease|disorder|syndrome|anaphyla*|hives|urticaria|rash|rashes|eczema
psoriasis|itch*|swell*|swollen|puffs up|puff up|puffy|blow up like|blows up|blows up like
balloon*|blotch*|welts|comes out in|come out in|came out in|breaks out in|breaks out|broke out|break out in
broke out in|flares|flare up|flare ups|flare|wheez*|asthma*|breathe|breathing|breathless|choke
chokes|choking|throat|lips|tongue|tingl*|burns her|burns his|numb|sneez*|migrain*|headache*
dizzy|faint|faints|fainted|pass out|passes out|collapse*|convuls*|seizure*|die|dies|died|dead
death|deadly|lethal|fatal|kill|kills|killed|killer|poison*|toxic|danger*|life threatening|unsafe
not safe|risky|harmful|harm|harms|hurts|hurt|end up in|ends up in|put him in|put her in|puts him
puts her|puts me|lays me|knocks me|floor me|floors me|floors him|floors her|wipes me out|wrecks
ruins|destroys|kicks off|sets off|set off|trigger*|aggravat*|irritat*|inflam*|provoke*
plays havoc|play havoc|wreak*|repeats on|repeat on|comes back up|come back up
come straight back up|vomit*|throw up|throws up|threw up|throwing up|puke*|puking|barf*|heave
heaves|retch*|gag|gags|gagging|nausea*|nauseous|queasy|bloat*|gas|gassy|wind|windy|cramps|crampy
diarrh*|the runs|the trots|the squits|constipat*|bowel*|tummy|tummies|stomach|stomachs|belly|gut
guts|digest*|indigestion|loo|toilet|bathroom|react|reacts|reacted|reaction*|upset|upsets
upsetting|disagree*|intoleran*|yuck*|yuk*|yucky|ugh|ew|eww*|bleugh|bleurgh|blergh|blech|bleh|meh
urgh|pah|boak|boke|ick|icky|gross*|disgust*|vile|horrible|horrid|minging|minger|manky|foul
revolting|revolts|repuls*|nasty|grim|hideous|awful|ghastly|dreadful|abominat*|evil|devil*|satan*
slimy|rubbery|inedible|unpleasant|stink*|stinks|smelly|smells bad|makes my skin crawl|turns up
turn up their nose|turns her nose|turns his nose|turn their noses|nose up|spit*|spat|wretch*
turn my stomach|turns my stomach|worst|pushes away|pushes it|left on the plate
leaves on the plate|leave on the plate|leaves on her plate|leaves on his plate|off limits
off the menu|off the table|off the list|out of bounds|out of the question|no go|nogo|no no|nope
no way|no chance|no thank you|no ta|hard no|hard pass|big no|dealbreaker|deal breaker|verboten
taboo|forbidden|banned|barred|prohibited|disallowed|vetoed|blacklist*|black list*|blocklist*|sin
sinful|against my|against our|against his|against her|against their|religio*|faith|haram|treif
treyf|unclean|for religious|on principle|ethical*|morally|unethical|not allowed|stays out
stay out|kept out|keep out|unwelcome|persona non grata|is out|are out|be out|all out
does not agree|do not agree|cannot agree|agree with|agrees with|sit well|sits well|sits badly
sit badly|has to go|have to go|must go|needs to go|gotta go|be gone|begone|has got to go
ruled out|rule out|rules out|crossed off|cross off|strike off|struck off|kryptonite|enemy
nemesis|achilles|intolerable|unbearable|phobia|phobic|allergy|allergies|allerg*|alerg*
sensitivit*|aversion|detest*|loathing|warning|alert|red flag|thumbs down|to avoid|avoided|avoid
steer clear|stay clear|keep away|stay away|keep it away|well away|nowhere near|far away
a mile away|hates it|hates them|hates those|hates that|hate it|hate them|loathes it|loathes them
dislikes it|dislikes them|despises it|despises them|out of it|out of this|out of my|out of our
out of his|out of her|out of everything|left out|leave out|leave them out|leave it out
leave those out|keep it out|keep them out|excluded|omitted|removed|no thanks|a pass|a miss|hates
hate|hated|dislikes|dislike|detests|loathes|despises|not for me|not for us|not for him
not for her|not for them|not my thing|not her thing|not his thing|not our thing|not my bag
not an option|no good for|a and e|can get in the bin|come up in|comes up in|came up in|gets left
left on the|left at the|ends up in the|airway*|is a no|are a no|a big no|a firm no|a no from
`

/** An illness that is an accident of the day unless a food is said to bring it. */
export const ILL = `
ill|sick|sickly|poorly|unwell|spotty|spots|scream|screams|screaming|cry|cries|crying|shudder
shudders|worse|hyper|jittery|regret|suffer|suffers|suffering|sweats|shivers
`

/** Words that say that one thing brings the other. */
export const BRINGS = `
make|makes|made|making|get|gets|got|give|gives|gave|giving|turn|turns|send|sends|sent|after|when
whenever|if|from|eat|eats|eating|ate|cause|causes|causing|leave|leaves|leaving|drive|drives|feel
feels|go|goes|goes all|with
`

/** Illness, for which the guide asks when its food is not found. */
export const STRONG = `
aller*|alerg*|intoler*|anaphyl*|epipen*|epi pen|hives|rash|rashes|swell*|react*|diagnos*
condition|disease|disorder|syndrome|medical*|medication|doctor*|dieti*|sensitiv*|throat
adrenaline
`

/** Bodies among the words of taste: who says one may fall ill. */
export const HURTS = `
die|dies|died|dead|death|deadly|lethal|fatal|kill|kills|killed|poison*|toxic|danger*|hospital*
ambulance|a and e|gp|vomit*|puk*|itch*|wheez*|asthma*|breath*|chok*|lips|tongue|tingl*|migrain*
bloat*|cramp*|diarrh*|tummy|stomach|belly|gut|guts|bowel*|digest*|trigger*|flare*|eczema|blotch*
welts|faint*|collapse*|ill|sick|poorly|unsafe|harm*|hurt*|aller*|alerg*|intoler*|anaphyl*
epipen*|hives|rash|rashes|swell*|react*|diagnos*|condition|disease|disorder|syndrome|medic*
doctor*|throat|airway*|come up in|comes up in|came up in
`

/** Words of a faith that forbids onions and their kind. */
export const FAITH = `
religio*|faith|navratri|vaishnav*|sattvic|satvic|satvik|jain*|krishna|iskcon|puja|temple|swaminarayan
`
