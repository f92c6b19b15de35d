/** English words that are a slip away from a food's name and mean no food: they are not mended. Only words, parted by spaces. */

/** Without those that end otherwise: 'bank' speaks for 'banks' and 'banking'. */
export const ENGLISH = `
aches advocate agonised album alcoholics alcoholism alcohols ales allot ample anchor anger
animals apes apparatus applies arise aroma avocadoes axles baboon badger bagged bagging bail
bandana bandanna bandy banged banker banter barbered barn baron barrel basic basin basis baton
batters beacon bead beckon belfries belies berried betrays bickers bisons bitterest bitterness
blackbird blisters bloc bluebells bluebird booth bossy bouquets brag brain branches brands bras
brassiest brats brawn brawnier brawniest braziers breaches bred breed bribe bride brief britches
broaches brooch broths brownest buffer buggers bulk bummer bunglers burglars buries burly burner
butler butte buttercup buttock buzzer cabarets cabs cackles cackling cacti caddy cages caked
calfs calibres called callers calm calve camper canister canneries canny canter cape capped
carat caravans cardinal carolling carols carriages cart cashiers cask castaway caste castle
catchup caters catnapped caves ceased cede cerebral chalices chant chaps char charm chart chase
cheeps cheer cheerier cheeriest cheery cheesed cherishes chess chest chewiest chickened chicks
chidden chides chill chillier chilliest chimes chimneys chimp chins chirp chord chose cigar
cinders cipher citruses clacks claim clammy clamp clans clapper claps class classmate claws
cleavers clone close cloven clover coal coaster cockier cocoanut cocoas coffees coffer colander
collar collie combs commandeer commander compete complain complaint complete compliant compose
composite composted composts compute conceive concerned concerns concerted concerti concerto
concerts conscious conserved conserves construe converge converse cordially cores cornea corner
cornets corniest corns corny corralling corset cove crabby cracking cracks cradling crafting
crags cram crankier cranking crashing crass crawfishes crawling crayfishes creak creators creeds
creeks creeps crest crews cribs crinkling crippling crises crisis crispest crisscross croaking
croon cruising crummiest crumpled crumples cumming cures current custards cyclones cymbal cypher
daily daisy dames dares dash dated dazes deaf decay deriding deriving dimpling directive dogma
dotes draining draping dribbling drifting drilling drooping ducts dukes dumping dunks dusk
eggplants endives erring escalate essences falcon feasting feat flattered flavours fleece fleecy
flees fleshy floating flooder flourish flout flowed flowered flowery flush foisting follower
foresting fowls frigates frisking fronting frostier frostings frothing frowning fruiting
fruitless fruity fudged fudges fume funnel fusion gain gallon gamed gamer games gape gibber
gingerly glens gloat glutton goatee goats gobbed gooier goosed gooses gopher grace grades
grammes granular grapple grasses grassy grate graves graze greets grin gripe groin groovy grope
guides guinea guises guys haddocks hags hallway halve hamburgers hammering hammock haring
headings hearing heeding heeling hemming herding herds heros hewing hinge hiring hockey hoisting
hollering homey hone honeycombed honeycombs horseradishes hovering humps hums icings incision
inclusion infusing infusions inning intrusion invasion inwards jambs jerks jiffies juiced
juiciest junipers justices karat kettle khaki knacker kneecap knockouts knuckling koala lacrosse
lames lanced lane lards latrines leaks lectures leeches legumes lesson lever licenced licensed
licorices lies likewise limbs limed lined liners lines linked liquored liquoring liquors litters
liven lotuses lower lowly lynches mace mackerels magazine magic maid maizes malice mallet
mangiest mangles mangos mangroves mangy manholes maniac manic mares marinate mariners marts
mayor maze means meets mellow minces mine minks mints miring moats moles moose mosses mouse
mousey mousiest moussed mousy muffing mused mushroomed mussed mustangs mustered muzzle nails
needle noble node noodled notables notch nougats nozzle nutmegs oaths oodles opinions orphanage
otter ouster outlives padding pager paler pales paltry pancaked panda pander pane panel panned
panty papa papal parcelled pars partakes particle partisan partizan pastas pastiche pastime
pasting pates paths patio pats patter patties pawn payer pays peace pease peeped peeps peers
pelicans pensions pepped peppering perch peril perky pest peter pickles piddle piers pike
pinnacles pipes plantation planting pleas plies plucks plugs plumb plume plump podding poky
polarise praise prattling preach presto prickle pries prone prude pruned puddling puffing
pulling pulls pulsates pulsed punning pupping purring purse pusses puzzle quack quarry quart
quash quenches quintets quirk quizzes rabbi rabid rabies racer racier racket radiates radiuses
railings rains raise rammed ramps ranges rapes raster raven ravish readable realise regaling
rehashes relieves relished renew reset rewrites rhubarbs riced rices rifle rinse ripping risen
riser rises rocked rocker rockets rooked ruffle ruses rusts sacked saffrons sager sages sagged
sail salamis salmons salon saloon salts salty salvages sandwiched sapphire sauna sawed scalloped
scalp scenery scollop scope scorch score scotches scotchs scout scrabble scrape scrawled scruple
scuffing scuffling sealed seamed seared seated seesawed seize selfishness seller sends serial
sets sewed shackling shadowing shafting shallow sharking sharpening sharping sheds sheen
sherbets shine shoaling shone shortenings shout shrimped shuffling simmers sine sinner siren
size sketch slake slat sleds sleets smack smarter smelt smoothes smoothest smoothing smoothness
smothers snake snarl sneak snicker snider snipers snout snowballed snowballs snowfall snuffing
soaps sodas sodden softening sops sorely souls sours space spasm speak speeds spell spent
spiciest spider spies spike spilt spineless spines spire spirited splashes splice sprinkle
sprouted spuds squabbles squad squashed squids stack staffing stage stake stallion starker
starrier startled startles stater steal stickers sticklers stiffing stifling stillborn stocks
stocky stoke stole stolen stones stork streak strollers strumming strut stubbing studding
studying stuffings stumping stunning stunting suede sugary sultan surgeon surreal swats sweeps
swines swing swipe swordfishes tails tarter tattle tattoos teaks teammates teams tears tease
teats teepee temper tempi tempo temporal tempt tepee terrace terrifies theme throne tiffing
tobaccoes toes toffies tomes tones tonics topic tosses totes totter toys trickle trifled triple
triplets triter trooper trot trouts tryout tunas tunic tureen turn usage utter valve vanillas
venerable veritable versus vineyard waddle waffled wager walkouts wanes wanner watery waver
wetter wheel whet whine whisk wince winks wires wises witness wives wizes wizzes wooing wring
yeasts yoghourts yoghurt zipper zone zucchinis summat luvver
`
