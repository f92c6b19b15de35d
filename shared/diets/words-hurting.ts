/** Words that say that a food hurts, disgusts or is banned. Only words, parted by '|'; '*' as elsewhere. */

/** Refuses every food of its sentence part, on whichever side: what a food does to somebody, or what it is called. */
export const ANYWHERE = `
epipen*|epi pen*|adrenaline pen|antihistamine*|piriton|benadryl|inhaler|ambulance|hospital*|resus
doctor*|gp|consultant|dietitian|dietician|nutritionist|nurse|specialist|diagnos*|medical*|medicine
cardiolog*|allergolog*|immunolog*|gastroenterolog*|dermatolog*|rheumatolog*|urolog*|oncolog*
nephrolog*|neurolog*|endocrinolog*|gynaecolog*|gynecolog*|obstetric*|paediatric*|pediatric*|midwi*
health visitor|surgeon*|pharmacist*|psychiatrist*|clinic*|blood test*|prescri*|cholesterol|gout
physician*|medic|heart attack|stroke|kidney stone*|gallstone*|statin*|warfarin
medication|meds|condition|disease|disorder|syndrome|anaphyla*|hives|urticaria|rash|rashes|eczema
psoriasis|itch*|swell*|swollen|puffs up|puff up|puffy|blow up like|blows up|balloon*|blotch*|welts
flares|flare|wheez*|asthma*|breathe|breathing|breathless|choke|chokes|choking|throat|lips|tongue
tingl*|burns her|burns his|numb|sneez*|migrain*|headache*|dizzy|faint|faints|fainted|collapse*
convuls*|seizure*|die|dies|died|dead|death|deadly|lethal|fatal|kill|kills|killed|killer|poison*
toxic|danger*|unsafe|risky|harmful|harm|harms|hurts|hurt|end up in|ends up in|put her in|puts her
puts me|lays me|knocks me|floor me|floors me|floors her|wrecks|ruins|destroys|trigger*|aggravat*
irritat*|inflam*|provoke*|wreak*|repeats on|repeat on|comes back up|come back up|vomit*|throw up
throws up|threw up|throwing up|puke*|puking|barf*|heave|heaves|retch*|gag|gags|gagging|nausea*
nauseous|queasy|bloat*|gas|gassy|wind|windy|cramps|crampy|diarrh*|the runs|the trots|the squits
constipat*|bowel*|tummy|stomach|stomachs|belly|gut|guts|digest*|indigestion|loo|toilet|bathroom
react|reacts|reacted|reaction*|upset|upsets|upsetting|disagree*|intoleran*|yuck*|yuk*|ugh|ew|eww*
bleugh|bleurgh|blergh|blech|bleh|meh|urgh|pah|boak|boke|ick|icky|gross*|disgust*|vile|horrible
horrid|minging|minger|manky|foul|revolting|revolts|repuls*|nasty|grim|hideous|awful|ghastly
dreadful|abominat*|evil|devil*|satan*|slimy|rubbery|inedible|unpleasant|stink*|smelly|smells bad
turns up|nose up|spit*|spat|wretch*|worst|pushes it|leaves on the plate|leave on the plate
leaves on her plate|leaves on his plate|no go|nogo|no no|no way|no chance|no thank you|no ta
hard no|hard pass|big no|dealbreaker|verboten|taboo|forbidden|banned|barred|prohibited|disallowed
vetoed|blacklist*|black list*|blocklist*|sinful|religio*|faith|unclean|on principle|ethical*
morally|unethical|keep out|unwelcome|be out|all out|agree with|agrees with|sit well|sits well
sits badly|sit badly|has to go|have to go|must go|needs to go|gotta go|be gone|begone
has got to go|kryptonite|enemy|nemesis|achilles|intolerable|unbearable|phobia|phobic|allerg*
alerg*|sensitivit*|aversion|detest*|loathing|warning|alert|red flag|avoided|avoid|keep away
keep it away|well away|nowhere near|out of it|out of this|out of my|out of our|out of his
out of her|out of everything|left out|leave out|keep it out|keep them out|excluded|omitted|removed
no thanks|a pass|a miss|hates|hate|hated|dislikes|dislike|loathes|despises|not for me|not for us
not for him|not my bag|no good for|a and e|come up in|comes up in|came up in|gets left|left on the
left at the|airway*|is a no|are a no|a firm no|a no from|complain*|moan*|whinge*|whine*|whining|grumbl*
kick off|kicks off|kicking off|sulk*|pull a face|pulls a face|pull faces|not happening
`

/** An illness that is an accident of the day unless a food is said to bring it. */
export const ILL = `
ill|sick|sickly|poorly|unwell|spotty|spots|scream|screams|screaming|cry|cries|crying|shudder
shudders|worse|hyper|jittery|regret|suffer|suffers|suffering|sweats|shivers
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
