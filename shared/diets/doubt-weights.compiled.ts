/** What each word around a food says of its being refused. Made by `npm run train:needs`: change the corpus. */

/** The corpus that it was made from (doubt.test.ts). */
export const TRAINED_FROM = 'cf0b04d77d94798f'
export const BIAS = -0.479
/** What many messages say. */
export const WORDS =
  '0 1 12 15 2 20 2019 2kg 3 4 5 6 7 8 9 a abide able about absolutely according account across actually add adore advance advice advised afraid african after afternoon again against age ago agree ah ahead alcohol alive all allergic allergist allergy allotment allowed almond almonds alone along already also although altogether always am ambulance among an anchovies and anniversary announced another any anyone anything anyway anywhere apart apologies apologise apparently apple apples appreciate apricots are argue arrives artichokes as ashkenazi asian aside ask asked asking asparagus assistance asthma at ate au aubergine aubergines aunt auntie autumn avocado avocados avoid avoided avoiding avoids away awfully ayurvedic baby baby\'s back bacon bad badly bag bagel bagels bake baked bakery baking balloons banana bananas banned barbecue barley bars base basically basil bass bathroom bbq be bean beans bear bearing because become bed beef been beetroot before beg begin beginner behind being believe bell belly berries besides best bet better between big bin birthday biryani biscuit biscuits bit bite bites bits black blackberries blender bless blisters bloated block blood blue blueberries boak boat body boil boiled bol bolognese book bored boring boss both bother bothered bottle bought bowl box boy boycott boyfriend boys bread breakfast breasts breathe brie bring bringing brings brisket brittany broad broccoli broke broken broth brother brought brown brownies brunch brussels buckwheat buffet bulgur bun bunch buns burger burgers burns burnt but butter buttermilk butternut buy by cabbage caesar cake cakes call called came camping can canape cannot canteen capers caraway carbonara cardiologist care careful carne carries carrot carrots cashews casserole cassoulet cat caught cauliflower celebrate celeriac celery chard cheap cheddar cheese cheesecake cheesy cherries cherry chestnut chestnuts chew chicken chickpea chickpeas child children chili chilli chilli\'s chillies chilly chinese chips chives chocolate choi choose chops chorizo chowder christmas church chutney cinnamon citrus clams class cleaned clear clinic close closed closes closing club clue cob cockroaches coconut cod coeliac coffee cold coleslaw colleague come comes comfort comforting coming company completely complicated con condition confirmed congratulations consultant contain cook cooked cooker cookie cookies cooking coq coriander corn cos cosy cottage could count country courgette courgettes course couscous cousin covered cow\'s cows crab crabs crackers cramps craving cream creamy creme cried cries crispy cross crossed crowd crown crumble crunchy crust crusty cry crying cucumber cup cupboard curry custard cut dad dad\'s daddy daein dairy dal danger dangerous dared dark date dates daughter daughter\'s day days dead deal dear dearly death decent decided delighted dentist description dessert detest detests devil diabetic diagnosed diary did died diet dietician dietitian different digest dill diner dinner dip dips disagrees disease disgusting dish ditch divorce do doctor does dog dogs doing done door doris double doubled dough down dreadful dreaming dressing dried drink drizzle drop duck dumplings e each earth easter eastern easy eat eaten eater eatin eating eats edamame eel egg eggs eggy eh eight either elderly eleven else end ended ends english enjoy enough entirely epipen even evening ever every everybody everyone everything ew ex except exchange excluded excuse expecting explain extra eyes face factory faff fair faith fajita fajitas falafel family fan fancy far farm fast father favourite feature fed feed feeding feel feels fennel festive feta fifty fig figs filling finally find finds fine finger fingers finish finished fire firm first fish five fix flapjacks flare flat flatmate flatmate\'s flavour floor flour fly focaccia fodmap follow following fond food football for forbid forbidden forbids forget forgive forgot fork form forty found four fraiche free freeze freezer french fresh friday fridge fried friend friends from front frozen fruit fry frying full fun fungus funny fuss fussy gado gag gags gammon garden garlic gastroenterologist gave gelatine gene gentle get gets getting gf gherkins ghost gie ginger girl girlfriend girlfriend\'s girls give given gives giving glad glass glaze glazed glut gluten gluten\'s gnocchi go goat goat\'s god goes going gone good goodbye goose gooseberries got goulash gout gp gran grand grandad grandma grandma\'s grandson granola grapefruit grapes grateful gratin gravy great greek green greetings grew grits ground group grows gruyere guacamole guest guests gumbo gut guts gym had haddock haggis hake halal half halloumi halloween ham hand handle hands happened happily happy harbour hard hardly has hate hates hav have having hazelnuts he he\'d he\'s head health healthy hear heart heartburn hearty heave heavy hell hello help helper hen hens her here herring hi high him hindu his hives hiya hm hmm hob hock hold holiday hollandaise home homemade honestly honey honeymoon honour hope hoping horseradish hospital host hosting hot hotpot hour hours house household how however hubby hummus hungry hurry husband husband\'s i i\'d i\'ll i\'m i\'ve ice idea ideally ideas if iftar ill impress in include included indian indonesian industry inside insides inspired instead into intolerant invited involve involved iron is ish it it\'ll it\'s italian itch itches itchy its jacket jackfruit jain jam jambalaya january japanese jar jazz jelly job joining joint joints joke joy juice june juniper just kale kedgeree keen keep keeps kept keto kid kidney kidneys kids kill killed kilo kilos kimchi kind kindly kitchen kiwi knots know kohlrabi korma kosher lactose lad lady laksa lamb lasagne lass lassi last late lately later laugh law laws leaf learned least leave leaves lebanese leeds leek leeks left leftover legs lemon lemons lent lentil lentils less let let\'s letter lick life light like liked likes lime limes limits line lines linguine lips liquid list little live lived liver lives living loads loaf loathe loathes lobster lol long longer loo look looking lose lost lot lots love lovely loves low lunch lunchbox lunches mac macaroni machine mackerel mad made main mak make makes making man manage mango many maoi maple march marinade market married marrow mash mashed massive mate matter may maybe mayo mayonnaise me meal meals mean means meant meat meatballs mediterranean melon member mention mentioned menu meringue mess message met mexican mezze microwave middle midnight midwife might migraines mild miles milk milky min mince mind mine minestrone mint minus minutes miso miss moment monday money monkfish month months mood more morning most mother mother\'s moussaka mousse mouth mouthful moved much muffins mum mum\'s mummy mushroom mushrooms muslim mussels must mustard mustard\'s mutton my myself nacho nae name nan naturally near nearly need needs neeps neighbour neighbours neither nephew never new next nibbles nice nicely niece night nights nightshade nine no nobody nobody\'s non none noodle noodles nor normally not note nothing now nuggets nuisance numb number nurse nursery nut nutmeg nuts o oats obliged obviously october octopus odd of off offer office oh oil ok okay okra old olive olives omelette on once one one\'s ones onion onions only open operation option or orange oranges orders other ought our ours out outside oven over own owt oxtail oyster oysters packed pad paediatrician paella paid pain pak pan pancake pancakes paneer papaya paprika parents parmesan parsley parsnips part parted particular partner party pass passion passover past pasta paste pastry pasty patience pavlova pea peach peaches peanut peanuts pear pears peas pecans peel peeling people pepper peppers per perfect perhaps permission permitted person pesto pet pharmacist pheasant pick picked pickle pickles picks picky picnic pie piece pig pigs pine pineapple pistachio pistachios pitta pizza place plaice plain plan planned planning plant plantain plate platter play please plenty plese pls plum plums plus plz poison poke poland polenta pomegranate poor poorly poppy pork pork\'s porridge posh possible possibly pot potato potatoes pounds ppl prawn prawns prefer pregnant prepare prick principle problem prohibited promised proper properly propose protein provided prunes psychiatrist pudding puddings puff pulled pumpkin purple put puts quail question quiche quick quinoa quit quite rabbit radish radishes ragu rainforest raining raisin raisins ramadan ramen ran rare rash raspberries ratatouille rather raw react reacts read reading ready real realise really reasons recipe reckon reckons recommend red reflux refuse refuses regards regret regrettably religious remember remembered repeat request respect respectfully rest results rheumatologist rhubarb ribs rice rich ricotta right ring risotto road roast roasted rocket rolls romance room round ruin rule rules run runner rush rye sadly safe safely saffron said salad salads sale salmon salsa salt salty same sandwich sandwiches sans sardines sarnie satay saturday sauce saucy sausage sausages sause savoury saw say saying says scallops scared schnitzel school scones scrap scratch screams sea seafood season second see seed seeds seeing seem seems seen sees semolina send sensitive sent seriously serve served service sesame sesame\'s set sets seven severe shall shame shape share shared she she\'d she\'ll she\'s sheet shellfish shepherd\'s sherry shock shop should should\'ve shoulder show shrimp shudder shut sick side silly similar simple simply since singapore single sister sister\'s sit six size skewers skin skip slaw slice slimy slow slugs small smell smelled smells smoked smoky smoothie snack snacks snag so soap soft some somebody someone something somewhere son son\'s sooner soop sorry sort souffle sound sounds soup sour soy soya soya\'s spag spaghetti spanish spare speaking specialist speeches spent spice spicy spinach spits split sponge spots spread spring sprouts squash squid stale stall stand standing start started starter stay stayed staying stays steak steaks steer steering step stew stick sticks sticky still stir stirfry stomach stone stones stop stopped stove straight strawberries strict strictly strings stroganoff struck stuck student stuff stuffed stuffing style such sugar suggest suggesting suggestion suit suitable sultanas sum summat summer sunday supper support sure sushi swallow swap swede sweet sweetcorn sweets swell swelled swells swore sworn syrup ta table tablets taco tacos tagine tahini take takeaway taken takes taking tapas tarragon tart taste tasted tastes tattie tea teacher teacher\'s teen teenager teeth tell tempeh ten teriyaki terms terrible terribly test tests texture thai than thank thankful thanks that that\'d that\'s the their them then there there\'s therefore these they they\'d they\'re they\'ve thick thighs thing things think thinking thinks thirty this tho those though thought thoughts three threw thrilling throat through throw thursday thyroid tick till time tin tinned tiny tiramisu tired to toast toasted toastie today toddler toffee tofu together told tolerate tom tomato tomatoes tomorrow tongue tonight tonite too took tooth top topping toppings tortillas touch traditional traditionally tray traybake treat tree tried trifle trimmings trip tripe trouble trout truffle trust try trying tub tuesday tummy tuna turkey turmeric turn turned turnip turnips turns twelve twice twins two type ulcer ulcers unable uncle under understand understanding unfortunately uni unless until up upon upset upsets us use used uses using usual usually veal veg vegan vegetable vegetarian veggie venison version very vicar vietnamese vin vinaigrette vinegar visiting visitor w w/o wait waldorf walk wall walnut walnuts want wanted wants warfarin warm warming warned was washing wat watched water watercress watermelon way ways we we\'d we\'ll we\'re we\'ve weather wedding wednesday wee week weekend weeks weird welcome well wellington welts went were wet what what\'s whatever whats whatsoever wheat when whenever where whether which while whit white who who\'s whoever whole whom why wi wife wife\'s wild will wilting wind wine winter wish with within without wok won wonder wonderful word work worked world worst would wrap wraps wrong wrote x y y\'all yeah year years yellow yes yesterday yet yoghurt yorkshire you you\'d you\'ll you\'re youngest your yuck yucky yum zero zone ✗'
/** A feature and hundredths. */
export const DOUBT_LINES = `before =ailment 41
before =amount -39
before =asking -19
before =before 126
before =frame -35
before =howTo -33
before =hurts 59
before =ill 61
before =not 80
before =swap 57
before abide 54
before able -34
before about -51
before absolutely 54
before according 44
before advised 74
before afraid 41
before after 60
before ah 56
before all -32
before allergist 68
before allowed -62
before although 39
before always -63
before announced 48
before another 50
before any 59
before anything 24
before anyway -37
before asian -34
before asked 49
before asking -38
before avoid 82
before avoiding 60
before avoids 40
before ayurvedic 47
before badly 42
before baked -50
before bear 65
before bearing 42
before believe -42
before besides -36
before best -56
before bet 25
before better -43
before between -63
before bite -36
before block -36
before bolognese 57
before both 49
before bottle -37
before bought -44
before boycott 52
before boyfriend 57
before boys 30
before bring -33
before bringing -32
before broke 55
before bunch -52
before burnt -57
before buy 44
before casserole 31
before caught -44
before child 58
before chinese -36
before chowder -35
before clear 61
before clinic 88
before cold -33
before comforting -55
before consultant 52
before contain 27
before cook -40
before cooking 51
before count 50
before country -27
before cousin 40
before covered 56
before craving -49
before creamy -27
before crispy -47
before crumble -54
before cup -63
before curry 68
before dad's 56
before daein 43
before dared 64
before daughter -52
before day -42
before decent -53
before decided 42
before detests 73
before diet 49
before digest 62
before dip -60
before dish -71
before ditch 58
before down -33
before dreaming 26
before drop 31
before earth -32
before easy -56
before eatin 57
before eats 41
before else -72
before end 55
before enjoy 39
before enough -64
before ever -35
before every 44
before except -33
before face 85
before factory 49
before fajitas -41
before fan 31
before fancy -69
before father 72
before fed 42
before festive -47
before finally -62
before find 37
before finds 46
before follow 26
before following 40
before forbids 48
before found 47
before freeze -34
before french -37
before fresh -53
before fried -56
before full -71
before gags 61
before gastroenterologist 53
before gentle -58
before get -45
before girl 50
before girlfriend 70
before given 69
before giving -22
before glazed -58
before glut 30
before go 28
before goes -49
before gout 33
before gp 66
before gran 39
before grandma's 49
before greek -47
before green -41
before guest 64
before guests 33
before had 68
before has 38
before hate -43
before he 36
before hearty -51
before hello -66
before here 91
before high -51
before him -23
before his 12
before home -30
before house -44
before hubby 40
before husband 38
before husband's 51
before idea -36
before if 20
before ill 51
before include 48
before italian -39
before just 37
before keen 52
before kept 30
before kill -39
before kind -40
before know 49
before late -49
before leave 41
before leftover -38
before life 57
before liked -30
before little 21
before loads -51
before loathes 51
before look 50
before looking 24
before lose 40
before loves -58
before low -41
before lunchbox 28
before mac 40
before mad -48
before made 59
before man 56
before many -53
before marinade -36
before mash -37
before mate 42
before may 56
before maybe -69
before meant -49
before mediterranean -50
before mention 40
before mentioned 38
before mexican 23
before minus 59
before minutes 46
before miss -42
before more -45
before most -40
before mouth 36
before moved 43
before mum 77
before must 70
before near 47
before nearly -40
before neighbour -45
before neither 93
before new 25
before nicely -44
before night 48
before non 39
before none 46
before normally 69
before nothing 46
before now -59
before numb 62
before nurse 37
before obliged -39
before obviously 49
before off 31
before oh 43
before ok -49
before old 44
before one 3
before ought 52
before over 45
before owt -22
before pan -40
before parents 36
before partner 79
before party 32
before peel -31
before perhaps -64
before pharmacist 24
before picks 26
before piece -52
before place 62
before please 63
before plenty -38
before possibly -30
before pot -70
before prefer 40
before prick 47
before problem 50
before proper -32
before provided 72
before quite 33
before rash 51
before rather 54
before raw 65
before reacts 36
before real 33
before realise 43
before refuse 32
before regrettably 42
before request 56
before respectfully 42
before room 39
before rules 51
before same 25
before sans 63
before sauce -66
before say 40
before says -41
before scared -51
before school 24
before second 40
before sees 44
before serve -68
before served 52
before set 40
before severe 34
before she 16
before should -27
before show -41
before sick 28
before side -36
before singapore -44
before single 41
before sister's -36
before skin 45
before skip 64
before slow -61
before small 45
before some -59
before someone 60
before something -49
before sooner -32
before sort -40
before spanish -34
before spare 51
before specialist 46
before stay 37
before steer 22
before steering 48
before stick -47
before sticky -41
before stir 40
before stop -45
before stopped 49
before strictly 76
before style -61
before summat 32
before summer 47
before supper -48
before support 64
before sure 53
before sweet -74
before swells 51
before sworn 40
before table -46
before taken 47
before takes 38
before teen 49
before teeth 57
before test 47
before that 78
before their 44
before them 40
before there's -27
before these -47
before they've 23
before thick -15
before thing -29
before think 36
before thinking -88
before this -59
before those -43
before thought -39
before threw 28
before tin -54
before toasted -44
before toddler -61
before tolerate 50
before tomorrow 27
before tooth 59
before touch 58
before traditionally 61
before trouble -39
before tub -42
before tummy 39
before twins 24
before unable 47
before uncle 48
before understand 28
before up 33
before upon 43
before used -59
before uses 25
before using -67
before very -24
before vietnamese -39
before visitor 46
before w -40
before w/o 69
before waldorf -30
before warm -55
before warming -76
before we're 29
before wedding -38
before well 36
before welts 55
before went 35
before were 37
before whenever 54
before where 52
before whether -15
before which 74
before whit -65
before who 42
before whoever 46
before whom 58
before why -64
before wife -58
before winter -56
before work 66
before year 49
before years -25
before yellow -45
before yes 31
before you'd -52
before you'll 45
before your 28
before zero 78
behind #refused -36
behind =ailment 34
behind =amount -26
behind =dish -37
behind =eats 22
behind =frame -28
behind =hurts 22
behind =not 49
behind =placed -63
behind =strong 20
behind =swap 8
behind =tight 70
behind =wishAfter -35
behind after -83
behind against -47
behind agree 38
behind allergy 72
behind allotment -26
behind allowed 68
behind altogether 29
behind and -52
behind anyone -53
behind anywhere 27
behind aside 42
behind at 56
behind ate 43
behind avoided 43
behind away 100
behind back -33
behind bad 70
behind balloons 31
behind banned 92
behind belly 61
behind best 64
behind bet 48
behind better 56
behind birthday -61
behind bit -28
behind black -53
behind bloated 60
behind boiled -37
behind boring -63
behind both 43
behind breakfast 36
behind bring 44
behind brother 41
behind by 39
behind cannot -34
behind chowder -36
behind christmas 61
behind cold -41
behind cook 33
behind cooked -35
behind cooker -43
behind cooking 58
behind could -40
behind covered -66
behind creamy -44
behind cross 48
behind crowd -40
behind cry 38
behind cup 48
behind cupboard -52
behind curry -29
behind daein -54
behind daughter 70
behind days 37
behind dessert -51
behind devil 54
behind did 42
behind diet -43
behind dips -24
behind dish -52
behind does 51
behind dressing -43
behind easter 58
behind eat 43
behind eating -61
behind elderly -53
behind enjoy -29
behind excluded 61
behind factory 46
behind family 57
behind feature 42
behind feel 52
behind feels -39
behind filling -67
behind find 45
behind fine -107
behind finish -35
behind floor 60
behind food 62
behind forbidden 46
behind forgive -61
behind free 39
behind freezer -63
behind french -59
behind friends -30
behind from -48
behind front 33
behind fry -64
behind full 30
behind gag 39
behind garden -26
behind gave 16
behind gets 55
behind give 68
behind gives 66
behind going -35
behind gone 65
behind gran -51
behind grand -55
behind gratin -48
behind great -83
behind ground 56
behind halloween -59
behind hand -50
behind heartburn 61
behind heave 44
behind his 33
behind hives 58
behind hold -54
behind hospital 66
behind hot 47
behind hour -29
behind hours 58
behind household 60
behind how -79
behind husband -20
behind if -43
behind included 50
behind industry 27
behind insides 38
behind intolerant 84
behind involved 64
behind ish -63
behind it's -49
behind itch 38
behind its 90
behind january 56
behind jar -30
behind just 36
behind kill 72
behind kitchen 71
behind know -66
behind lady -42
behind leaves -39
behind less 23
behind limits 48
behind lips 70
behind list 68
behind little 52
behind lives -54
behind lol -61
behind looking -55
behind lost 59
behind lots -36
behind love -45
behind lovely 36
behind made -41
behind main -36
behind mak -39
behind makes 35
behind may -33
behind maybe -81
behind me 64
behind met 62
behind migraines 56
behind minus -48
behind month 47
behind mouth 91
behind mum -53
behind must 33
behind my 53
behind near 70
behind next -36
behind nice -56
behind night -52
behind nursery 61
behind obviously -38
behind of 48
behind offer -48
behind okay -57
behind one 67
behind only -26
behind open -37
behind or -42
behind our 35
behind out 98
behind pain 74
behind pan -43
behind part 29
behind party -39
behind passion 41
behind past 46
behind plenty -57
behind plese -56
behind plz -102
behind poison 47
behind prohibited 45
behind put 65
behind rash 39
behind read 45
behind ready -53
behind recipe -54
behind recommend -52
behind reflux 36
behind right -36
behind risotto -55
behind roast 40
behind same 37
behind sause -75
behind school 47
behind scratch -44
behind sea 61
behind season -49
behind send 41
behind set 51
behind sets 44
behind shape 36
behind she -48
behind sheet 71
behind shop 47
behind similar -42
behind skin 60
behind slimy 97
behind slow -43
behind smell 64
behind soap 68
behind some -85
behind something 48
behind sort 54
behind sounds -45
behind stay 58
behind stays 59
behind step -55
behind stew -65
behind stir -88
behind stomach 70
behind straight 35
behind strings -50
behind struck 48
behind sunday -38
behind supper -99
behind sure -51
behind take -42
behind tastes 60
behind terrible 50
behind than -58
behind thanks 55
behind that's 34
behind the 35
behind these 91
behind they -40
behind tho -27
behind threw 27
behind through 84
behind thursday -75
behind today -74
behind topping -38
behind treat -59
behind turns 43
behind type -80
behind ulcers 41
behind upset 40
behind upsets 39
behind used 22
behind w/o -59
behind was 37
behind we 29
behind wedding 40
behind weeks 64
behind wellington -55
behind were 55
behind whatsoever 47
behind who -82
behind wi -74
behind wife -22
behind will -37
behind wilting -36
behind without -37
behind work -90
behind would -46
behind wrong -61
behind x 35
behind y 50
behind year -32
behind yes -117
behind you -35
behind yucky 55
behind zero -58
behind zone 49
behind ✗ 58
earlier 0 56
earlier =ailment 110
earlier =complaint 43
earlier =hurts 52
earlier =ill 38
earlier =not -27
earlier =strong 55
earlier actually 36
earlier after 84
earlier again -71
earlier all 33
earlier allergic -75
earlier and 50
earlier anniversary -51
earlier another -54
earlier anything 31
earlier anyway -45
earlier as -32
earlier at -28
earlier ate 45
earlier avoiding -33
earlier badly -43
earlier bake 62
earlier be 64
earlier because -35
earlier before 32
earlier believe -39
earlier better -36
earlier blisters 37
earlier bored -36
earlier bother 50
earlier bowl 40
earlier boy 58
earlier breakfast -43
earlier bring -60
earlier burns -48
earlier but -40
earlier by 74
earlier came 46
earlier camping -61
earlier can -53
earlier cannot -126
earlier carbonara 47
earlier cardiologist 58
earlier care -39
earlier cat -47
earlier child 41
earlier children 29
earlier choose 33
earlier christmas 49
earlier clinic 79
earlier club 35
earlier come 36
earlier condition 81
earlier cook 20
earlier cooker -34
earlier could 32
earlier creamy 49
earlier cupboard -71
earlier curry 34
earlier dad -34
earlier daein -43
earlier daughter's 41
earlier days 63
earlier dentist 34
earlier dietitian 56
earlier dinner 57
earlier does -49
earlier doris 40
earlier easy -28
earlier eat 49
earlier elderly 35
earlier enjoy 42
earlier even -35
earlier evening 68
earlier ever 26
earlier every 28
earlier explain 38
earlier family -47
earlier fancy 30
earlier father 31
earlier fed -54
earlier fifty 49
earlier fine 49
earlier finish -43
earlier follow 54
earlier food 37
earlier forgot 87
earlier free 39
earlier freezer -53
earlier fresh -54
earlier fridge -57
earlier friend 26
earlier fry 76
earlier full -36
earlier fun 56
earlier funny 49
earlier fussy -30
earlier garden -36
earlier gave 37
earlier get -49
earlier gets 53
earlier getting -25
earlier give 38
earlier go 43
earlier god 58
earlier gone -48
earlier good 67
earlier got 40
earlier gout 34
earlier grandad 42
earlier gratin 40
earlier great 49
earlier greek 72
earlier green 63
earlier grows 49
earlier guests -43
earlier had 43
earlier happened 48
earlier hate -35
earlier hates -27
earlier have -49
earlier having -18
earlier heartburn 41
earlier hell 53
earlier hello 38
earlier hen -37
earlier here -23
earlier hi 48
earlier him 47
earlier his 39
earlier hives -58
earlier hob -49
earlier hold -40
earlier home -47
earlier hosting 58
earlier hot -27
earlier household 92
earlier hubby 34
earlier husband 52
earlier i'd 52
earlier i've -58
earlier ill -69
earlier iron -91
earlier ish 38
earlier keep 60
earlier kind -64
earlier kindly -41
earlier know 50
earlier last -31
earlier late -42
earlier law 78
earlier lent 40
earlier like 52
earlier line 39
earlier long 54
earlier love 55
earlier lovely 36
earlier lunch 44
earlier lunchbox -26
earlier lunches -59
earlier makes 30
earlier manage -43
earlier maoi 31
earlier mate 69
earlier may 57
earlier me 53
earlier mention 67
earlier menu 53
earlier mexican 55
earlier migraines -42
earlier miles 49
earlier mind 64
earlier minus 24
earlier more -50
earlier mouth 41
earlier mum -60
earlier nae -37
earlier neither -62
earlier never -45
earlier next -9
earlier not -28
earlier nothing 74
earlier number 45
earlier of -52
earlier off -34
earlier oh 42
earlier ok 47
earlier old 61
earlier orders 25
earlier our 100
earlier over -35
earlier pad 30
earlier paella 49
earlier parents 35
earlier particular -35
earlier party 76
earlier perhaps 41
earlier pet 43
earlier picky 41
earlier picnic 60
earlier plz -76
earlier proper -57
earlier protein -38
earlier put -31
earlier question 40
earlier quick 38
earlier reading -52
earlier recipe -53
earlier red 56
earlier request 43
earlier respect 46
earlier rich -28
earlier risotto 61
earlier roast 35
earlier rules 57
earlier sadly 41
earlier saturday -38
earlier sauce -27
earlier says -56
earlier school 51
earlier screams 52
earlier send 44
earlier set 59
earlier sets -51
earlier she 43
earlier silly 44
earlier slow 35
earlier some 70
earlier sorry 24
earlier spag 60
earlier stand -34
earlier staying 30
earlier steering -40
earlier stew 80
earlier stir 51
earlier stove -27
earlier stroganoff 41
earlier student -76
earlier style 51
earlier suggest 38
earlier summer -28
earlier sunday -7
earlier supper -19
earlier sure 47
earlier table 49
earlier tastes -62
earlier teeth -56
earlier test 46
earlier thai 81
earlier that 44
earlier their -43
earlier there 29
earlier throw -53
earlier thursday -31
earlier till -34
earlier tiny 42
earlier toddler 76
earlier trip 53
earlier trying 48
earlier ulcer 54
earlier unable 52
earlier until 84
earlier us 19
earlier use 28
earlier used -73
earlier visiting 48
earlier wait 56
earlier watched 40
earlier way 61
earlier we'll -51
earlier we're 40
earlier we've -46
earlier weather -32
earlier wednesday -46
earlier week -43
earlier weekend -53
earlier well 32
earlier went -24
earlier were 55
earlier what 46
earlier what's 58
earlier whenever 36
earlier which 52
earlier who's 32
earlier whom 47
earlier wi -60
earlier wife 50
earlier wife's -33
earlier will 75
earlier within 49
earlier wrote -51
earlier years 49
earlier yes 38
earlier yet 53
earlier you'd -36
followed but -69
followed colon 89
followed comma -58
followed dash 54
followed end -62
followed sentence 22
joined but -43
joined dash 111
joined sentence -8
joined word 50
l1 #food -47
l1 0 -26
l1 a -45
l1 abide 54
l1 after 78
l1 again -74
l1 ah 31
l1 allergy 28
l1 allowed -33
l1 anyway -58
l1 avoid 77
l1 avoiding 60
l1 avoids 40
l1 bear 52
l1 because 51
l1 besides -36
l1 boycott 52
l1 breakfast -78
l1 but 52
l1 buy 44
l1 careful -50
l1 christmas -52
l1 contain 27
l1 cook -53
l1 cooked -55
l1 craving -52
l1 cupboard -56
l1 curry 64
l1 day -21
l1 decent -45
l1 decided 42
l1 detests 73
l1 digest 48
l1 dinner -53
l1 disgusting -41
l1 do 31
l1 easy -41
l1 eaten 41
l1 eats 41
l1 enough -53
l1 everything -50
l1 family -28
l1 finds 37
l1 first -53
l1 for -46
l1 forbids 48
l1 free -73
l1 freeze -62
l1 fresh -39
l1 fried -56
l1 from 27
l1 glazed -58
l1 good -92
l1 grand 43
l1 greek -38
l1 had 22
l1 has 61
l1 hates 82
l1 having 46
l1 hearty -38
l1 her -25
l1 hot -52
l1 i've -78
l1 if 38
l1 in -67
l1 include 48
l1 ish -43
l1 it 38
l1 it's -55
l1 italian -52
l1 keep 51
l1 kitchen -39
l1 know 45
l1 last 44
l1 leave 56
l1 list -62
l1 little -63
l1 loathes 51
l1 lol -74
l1 love -77
l1 make -71
l1 mate 41
l1 maybe -76
l1 mediterranean -47
l1 minus 74
l1 more -39
l1 much -78
l1 my -97
l1 near 47
l1 need -52
l1 never 63
l1 nice -74
l1 night -72
l1 no 65
l1 non 55
l1 now -71
l1 of 21
l1 out -31
l1 perhaps -39
l1 proper -73
l1 put 39
l1 puts 66
l1 quick -47
l1 red -25
l1 refuses 49
l1 roast -62
l1 sans 63
l1 served 55
l1 singapore -44
l1 skip 47
l1 some -66
l1 something -58
l1 sticky -43
l1 stomach -36
l1 strictly 37
l1 style -62
l1 suggest 63
l1 tacos 48
l1 take 75
l1 thai -53
l1 than 60
l1 then 51
l1 there's 37
l1 these -47
l1 thinking -79
l1 this -60
l1 though 61
l1 thought -34
l1 toasted -44
l1 tolerate 50
l1 tonight -58
l1 too -46
l1 touch 56
l1 tried -60
l1 type -49
l1 us -34
l1 using -44
l1 w -74
l1 w/o 69
l1 wants -73
l1 was 44
l1 we've -56
l1 wee -60
l1 weekend -37
l1 what -108
l1 whit -35
l1 whole -72
l1 winter -50
l1 would -62
l1 x 44
l1 yes 72
l1 you -37
l1 your 42
l1 zero 78
l2 0 -30
l2 a -57
l2 absolutely 54
l2 after 72
l2 again -59
l2 against 27
l2 all -47
l2 allergist 68
l2 allergy 42
l2 anything 40
l2 are -31
l2 as 58
l2 ask 54
l2 asked 30
l2 at -15
l2 badly 38
l2 bake 55
l2 be 58
l2 better -53
l2 bite 63
l2 block -36
l2 bottle -34
l2 breakfast 60
l2 bunch -52
l2 but -44
l2 can 46
l2 cannot 76
l2 caught -43
l2 clear 61
l2 clinic 47
l2 cold -43
l2 covered 38
l2 crumble -45
l2 cup -63
l2 cupboard -37
l2 cut 39
l2 daein 43
l2 diabetic -34
l2 did 40
l2 dip -49
l2 dish -42
l2 ditch 47
l2 do -112
l2 does -50
l2 doing 52
l2 done 41
l2 drop 24
l2 eat 43
l2 eaten -32
l2 eating -40
l2 everything 60
l2 face 72
l2 family 63
l2 fan 31
l2 fancy -34
l2 for -85
l2 forget 36
l2 free 35
l2 from -26
l2 full -46
l2 gags 61
l2 gave 65
l2 get -38
l2 goes -38
l2 good -44
l2 goodbye 60
l2 got -38
l2 green -20
l2 has 115
l2 have -23
l2 he -37
l2 here 32
l2 him -56
l2 house 71
l2 how -41
l2 i've -45
l2 ideas -86
l2 if 60
l2 ill 35
l2 in 29
l2 iron -49
l2 it's 80
l2 just -32
l2 keen 50
l2 keep 66
l2 kid 62
l2 kind -34
l2 know -50
l2 late -47
l2 leave 49
l2 less -42
l2 let's -69
l2 like -36
l2 limits -61
l2 live -35
l2 loads -51
l2 lose 42
l2 lunch 31
l2 mac 40
l2 mad -66
l2 man 45
l2 marinade -35
l2 maybe -36
l2 minus 37
l2 my -47
l2 never 44
l2 nice -54
l2 no 50
l2 not 47
l2 nothing 79
l2 now -54
l2 numb 62
l2 obviously 47
l2 oh 42
l2 on -66
l2 one -27
l2 ones 30
l2 only -59
l2 other 46
l2 over 44
l2 pan -67
l2 partner 51
l2 perhaps -66
l2 picks 26
l2 piece -52
l2 place 48
l2 please 55
l2 plenty -38
l2 proper -56
l2 put -69
l2 reacts 60
l2 said -41
l2 saturday 56
l2 sauce -85
l2 says 54
l2 scared -51
l2 serve -57
l2 set 42
l2 she 53
l2 she's -45
l2 skip 38
l2 slow -54
l2 so 47
l2 some -44
l2 something -56
l2 sort -38
l2 stew 57
l2 stomach 39
l2 stop -45
l2 strictly 63
l2 suggest -21
l2 supper -67
l2 support 54
l2 sworn 40
l2 table -18
l2 take 45
l2 teeth 51
l2 that -32
l2 the -61
l2 them -24
l2 then -16
l2 there 71
l2 this -49
l2 those -42
l2 tin -51
l2 to 35
l2 too -7
l2 tub -49
l2 up -52
l2 us 64
l2 use -51
l2 waldorf -30
l2 want -54
l2 wants 46
l2 warm -41
l2 we've -40
l2 what -67
l2 what's -85
l2 which 45
l2 who 52
l2 whoever 74
l2 would 44
l2 wrong -56
l3 #food 64
l3 #refused -29
l3 <new> -33
l3 about -61
l3 after -51
l3 again -13
l3 all 34
l3 allergic -51
l3 am 76
l3 and 40
l3 another 47
l3 any 38
l3 anything 36
l3 are -29
l3 as -21
l3 bake -74
l3 best -44
l3 cannot -41
l3 cook -54
l3 could -23
l3 cupboard -45
l3 curry 70
l3 daughter -55
l3 day -73
l3 days 40
l3 dessert 42
l3 does 67
l3 easy -36
l3 eat -22
l3 else -57
l3 every 49
l3 family 58
l3 first -30
l3 for -58
l3 forgot 69
l3 from -29
l3 fry 25
l3 gets 50
l3 girl 42
l3 give -89
l3 gone -42
l3 green -60
l3 guest 48
l3 had -54
l3 has -30
l3 hates -36
l3 have -46
l3 heartburn 38
l3 hmm 40
l3 home -70
l3 hospital 68
l3 house -87
l3 how -47
l3 husband's 51
l3 i'd 50
l3 i'll -8
l3 if 77
l3 ish 24
l3 it -34
l3 keep 50
l3 kill -42
l3 leave 44
l3 let 29
l3 looking -73
l3 love -69
l3 lovely -47
l3 lunch -26
l3 make -88
l3 makes -63
l3 mate 44
l3 maybe 50
l3 mild -55
l3 much 36
l3 must 81
l3 nice -67
l3 no -37
l3 nobody 74
l3 none 60
l3 not 26
l3 now -62
l3 of -80
l3 off -41
l3 oh 52
l3 one 74
l3 only 37
l3 our 42
l3 out 33
l3 owt -57
l3 partner 44
l3 proper -46
l3 quick -40
l3 quite 33
l3 raw 34
l3 react 31
l3 reacts 31
l3 real 27
l3 recipe -40
l3 refuse 49
l3 refuses -24
l3 roast -40
l3 saturday 61
l3 say 70
l3 says -48
l3 sensitive -31
l3 she's 32
l3 should 74
l3 sick -31
l3 since 64
l3 something -43
l3 spare 35
l3 steer 15
l3 steering 43
l3 stir 53
l3 strict 63
l3 swap -40
l3 tacos 37
l3 teenager 52
l3 tell -49
l3 them 36
l3 then 44
l3 there -23
l3 there's -20
l3 they -15
l3 this 45
l3 throat -51
l3 time 55
l3 toddler 59
l3 tomorrow 38
l3 tonight 71
l3 tooth 57
l3 use -61
l3 used -52
l3 visiting -38
l3 wants -52
l3 warm -41
l3 was -72
l3 way -18
l3 what 47
l3 what's -69
l3 when 48
l3 where 55
l3 which 57
l3 whole 54
l3 will 45
l3 with -40
l3 without -72
l3 worked 30
last -62
later #food -40
later #refused -32
later =complaint 33
later =hurts 79
later =strong 52
later abide 36
later after 67
later again -28
later ago -53
later allergy 48
later along 34
later always 30
later am 51
later ambulance -46
later anniversary -62
later anything -30
later as 48
later ask -40
later asked -29
later at 48
later bad 69
later bag -73
later bear 74
later bearing -49
later bed 45
later begin -54
later being 52
later best 46
later big -66
later bit -80
later bless 38
later blisters 62
later body 57
later bowl 35
later breathe -25
later call 54
later came -54
later can -43
later care -37
later choose -59
later closes 40
later cockroaches 65
later cook -61
later cooked 53
later cooking -30
later days 42
later dead -37
later dearly 29
later decent 28
later diagnosed 41
later did 60
later dish 67
later does 90
later done 56
later doubled 65
later down 49
later eating 49
later ended -32
later ends -40
later enjoy 71
later enough -54
later epipen 64
later even 83
later evening -34
later ex 36
later except -42
later faff -59
later family 73
later fast -68
later feed 54
later fine 65
later food 35
later free -40
later friday -58
later from 49
later full -40
later fuss -30
later get 23
later give -52
later go -79
later goes -53
later gone 34
later good 88
later got -26
later great -67
later green 41
later has 48
later hate -56
later hates 56
later having 74
later head 47
later help -66
later her -84
later here -52
later his 33
later hold -57
later honour -29
later hospital 71
later hours 39
later how 38
later hurry -42
later husband's -32
later i've 53
later ideas -71
later if 41
later instead 30
later intolerant -54
later involved -23
later it's -50
later its 36
later joy -62
later kept 70
later kid 54
later kilo -67
later last 87
later law -45
later leaves 49
later lick 49
later life 70
later list 68
later live 51
later lives 53
later longer 41
later look 51
later lose -20
later lovely 59
later loves 67
later main 37
later make -96
later making -50
later may -30
later maybe 67
later me 43
later meal -32
later minus -87
later month 65
later more 35
later mouth 92
later much -69
later must -48
later my 55
later naturally -29
later near -41
later nearly 31
later next 60
later night 82
later no -18
later nobody 41
later none 43
later nothing -31
later now -39
later oh -46
later other 40
later outside -35
later over 91
later pass 72
later past -71
later perhaps -43
later pet 21
later posh -23
later proper -30
later provided -32
later puts -41
later quick -40
later rare 31
later real 52
later recipe -39
later refuse 22
later remember 48
later rest 86
later right -45
later risotto 60
later run -51
later rush -29
later sadly 50
later said 34
later same 64
later saucy -36
later saw -57
later says 49
later see 70
later served -45
later she 33
later should -40
later sick 32
later simple -47
later since 43
later single -34
later skip -52
later smell 39
later some -45
later something -63
later sort -76
later speaking 54
later spent 55
later sponge 41
later spring 42
later stay 46
later sticky -51
later still 28
later suggest -60
later sweet -43
later taste 57
later tell -63
later terms 54
later thai 25
later thank -49
later thankful 42
later the 44
later then 56
later there -59
later there's -28
later therefore 53
later they're -26
later thing 29
later things 33
later this 61
later those 15
later thrilling 100
later throat 62
later thursday -32
later till 118
later tin -36
later told 84
later tonight -45
later too 26
later took 26
later top -56
later trimmings -45
later upset 66
later us 41
later use -68
later wants 45
later warm -56
later was 25
later wat -79
later we'd 39
later we'll 43
later we've -45
later week 61
later well 52
later went 67
later wet 74
later when 47
later where -92
later who 64
later wife -28
later will 40
later year 63
later you'd -43
later yuck 52
later zero -49
ll #food 0 77
ll #food a -78
ll #food and -83
ll #food but 62
ll #food for -75
ll #food from -66
ll #food in -30
ll #food minus 31
ll #food not 86
ll #food of -72
ll #food or -100
ll #food with -94
ll #food yes 60
ll #refused a -69
ll #refused and -57
ll #refused for -40
ll #refused free -69
ll #refused got -62
ll #refused please -64
ll #refused the -42
ll #refused what -32
ll #refused with 46
ll #refused yes 36
ll 0 a -65
ll 0 and 50
ll 0 no 61
ll <new> #refused -46
ll <new> <new> 27
ll <new> after 68
ll <new> eat 75
ll <new> from 100
ll <new> got -41
ll <new> i've -42
ll <new> ish -42
ll <new> it 41
ll <new> no -90
ll <new> off 92
ll <new> on 78
ll <new> the -45
ll <new> to 30
ll <new> without -70
ll ^ #food 27
ll ^ #refused 40
ll ^ 0 -35
ll ^ ah 31
ll ^ and -36
ll ^ any -37
ll ^ breakfast -61
ll ^ creamy -48
ll ^ does -59
ll ^ give 46
ll ^ got -33
ll ^ greek -37
ll ^ hate 34
ll ^ is -57
ll ^ love -35
ll ^ my -72
ll ^ not 52
ll ^ quick -39
ll ^ something -44
ll ^ that -50
ll ^ the 64
ll ^ we've -35
ll ^ what -45
ll ^ with -45
ll a #refused -69
ll a <new> -18
ll a decent -41
ll a good -92
ll a hearty -38
ll a nice -47
ll a proper -65
ll a quick -30
ll a whole -48
ll after the 54
ll against the 27
ll all our -31
ll and a -93
ll and no 51
ll and some -35
ll and the -14
ll and what -51
ll and with -61
ll anything but 45
ll at all -56
ll at the -57
ll away from 48
ll badly to 38
ll be no 40
ll be without 46
ll block of -36
ll bottle of -34
ll bunch of -52
ll cannot abide 54
ll cannot bear 52
ll cannot do 110
ll cannot take 39
ll caught 0 -43
ll clear of 59
ll cook with -61
ll crumble with -39
ll cup of -63
ll curry with -73
ll cut out 39
ll daein wi 43
ll dessert with -42
ll dinner with -97
ll dish with -16
ll ditch the 47
ll do #refused -56
ll do a -67
ll do with -76
ll do without 59
ll drop of 24
ll eat more -31
ll eat the 62
ll everything with 70
ll fan of 31
ll fancy a -33
ll for 0 -51
ll for <new> -56
ll for me -56
ll for the -62
ll forget the 36
ll from #refused -43
ll full of -46
ll gags at 33
ll gave up 76
ll give me 24
ll give up 45
ll go near 28
ll go with -44
ll goes with -46
ll goodbye to 60
ll has a 54
ll has no 46
ll have #refused -50
ll have a -43
ll have the 39
ll her a -65
ll how much -36
ll i <new> -40
ll i ate 56
ll i boycott 52
ll i hate -32
ll i have -58
ll i know 36
ll i loathe 73
ll i love -53
ll i make -69
ll i thought -34
ll i want -43
ll i'd like -48
ll i'm off 73
ll i've #food -36
ll i've got -79
ll ideas with -44
ll ill from 40
ll in my 55
ll in the -26
ll in which 48
ll is that 62
ll it a -50
ll it was 70
ll keen on 50
ll leave out 40
ll leave the 39
ll like a -87
ll live on -42
ll loads of -51
ll lose the 42
ll love a -73
ll low <new> -35
ll lunch and 41
ll lunch with -80
ll mad about -62
ll make with -73
ll marinade for -35
ll me <new> -71
ll me and 73
ll me the 68
ll minus the 64
ll need a -57
ll never eat 93
ll nice with -55
ll no <new> 34
ll no like 51
ll no more 52
ll not any 51
ll not buy 44
ll not contain 27
ll not do 84
ll not eating 77
ll not got 18
ll not have 80
ll not take 57
ll not that -36
ll not touch 56
ll not use 43
ll not want 25
ll nothing with 87
ll obviously no 47
ll of #food -55
ll of #refused -66
ll of <new> 70
ll of cold 39
ll of the -57
ll off #refused -62
ll off the 60
ll oh and 35
ll on a 25
ll on the -65
ll or a -39
ll other than 50
ll out #refused 29
ll out the 42
ll picks every 26
ll piece of -52
ll please a -60
ll please no 52
ll plenty of -38
ll pot of -55
ll put on -59
ll quick #food -23
ll reacts to 60
ll recipe for -43
ll recipe with 45
ll risotto with -52
ll sauce for -44
ll scared of -51
ll sick of 53
ll skip the 38
ll so a -57
ll sort of -38
ll staying off 52
ll stew with -71
ll stop eating -45
ll stopped <new> -30
ll suggest a -21
ll supper with -43
ll support the 54
ll sworn off 40
ll than eat 63
ll there a -75
ll there's no 72
ll thing with -37
ll tin of -51
ll to <new> 57
ll to avoid 44
ll to bake -66
ll to do -35
ll to eat 84
ll to leave 32
ll to the 58
ll to tolerate 38
ll tub of -49
ll up the -43
ll us a -36
ll use up -51
ll want a -41
ll was a 51
ll was the 37
ll was thinking -40
ll we have -69
ll we've got -40
ll what about -67
ll what's for -62
ll who <new> -22
ll with a 32
ll with zero 42
ll wrong with -56
lll #food #food and -21
lll #food #food with -80
lll #food and a -51
lll #food and some -17
lll #food but no 74
lll #food in a -50
lll #food please no 57
lll #food with no 85
lll #food with the -79
lll #refused #food with -79
lll #refused <new> no -66
lll #refused and some -30
lll #refused for <new> -53
lll #refused in a -85
lll #refused no #refused 33
lll #refused want a -30
lll #refused what about -42
lll <new> #food with -107
lll <new> <new> to 47
lll <new> allergic to 91
lll ^ #food 0 80
lll ^ #food and -57
lll ^ #food but 50
lll ^ #food for -50
lll ^ #food in -30
lll ^ #food not 84
lll ^ #food or -48
lll ^ #food with -113
lll ^ #refused <new> 56
lll ^ #refused allergy -101
lll ^ #refused free -61
lll ^ #refused no -29
lll ^ ^ #food 27
lll ^ ^ #refused 40
lll ^ ^ 0 -35
lll ^ ^ ah 31
lll ^ ^ and -36
lll ^ ^ any -37
lll ^ ^ breakfast -61
lll ^ ^ creamy -48
lll ^ ^ does -59
lll ^ ^ give 46
lll ^ ^ got -33
lll ^ ^ greek -37
lll ^ ^ hate 34
lll ^ ^ is -57
lll ^ ^ love -35
lll ^ ^ my -72
lll ^ ^ not 52
lll ^ ^ quick -39
lll ^ ^ something -44
lll ^ ^ that -50
lll ^ ^ the 64
lll ^ ^ we've -35
lll ^ ^ what -45
lll ^ ^ with -45
lll ^ allergic to -50
lll ^ and a -46
lll ^ anything but 82
lll ^ cannot eat 57
lll ^ cannot stand -18
lll ^ dinner with -48
lll ^ got a -47
lll ^ hold the 64
lll ^ i boycott 47
lll ^ i hate -29
lll ^ quick #food -22
lll ^ sick of 53
lll ^ something with -80
lll a #food and -40
lll a #food no 78
lll a #food or -66
lll a #food with -68
lll a bag of -74
lll a bit of -74
lll a block of -32
lll a bottle of -34
lll a drop of 36
lll a fan of 31
lll a jar of -40
lll a piece of -43
lll a stew with -43
lll a tin of -43
lll allergic to #refused -49
lll an allergy to 58
lll are allergic to 65
lll as there's no 50
lll be daein wi 43
lll because of the -49
lll big bag of -51
lll but nothing with 54
lll cannot eat #refused -34
lll cannot have #refused -35
lll cannot stop eating -57
lll do not do 98
lll do not like 11
lll do not take 49
lll do not use 71
lll does not do 47
lll for #food with -20
lll for 0 no 61
lll for lunch and 41
lll give me a -85
lll go wrong with -39
lll goes in a -19
lll gone right off 88
lll got #food and -51
lll has not got 71
lll husband's allergic to 51
lll i <new> the -59
lll i cannot do 66
lll i cannot eat -38
lll i cannot have 54
lll i cannot stand 81
lll i cook with -56
lll i do with -48
lll i gave up 46
lll i make with -65
lll i need a -61
lll i never eat 59
lll i want a -43
lll i'd like a -90
lll i'm against the 27
lll i'm allergic to 64
lll i've sworn off 40
lll is there a -75
lll it was the 37
lll keep #refused so 61
lll leave out the 38
lll like to bake -67
lll looking for a -73
lll must not have 45
lll my cup of -62
lll no #refused no 41
lll not eat #refused 27
lll not have any 26
lll not keen on 50
lll not live without -59
lll of #food and -35
lll of #refused and -49
lll out anything with 37
lll reacts badly to 31
lll recipe with no -61
lll refuse to eat 23
lll sensitive all our -31
lll she cannot eat 66
lll so no #refused -51
lll something like a -38
lll spare me the 35
lll stay away from 43
lll steer clear of 35
lll steering clear of 37
lll sunday lunch with -47
lll swap #refused for -40
lll tell me a -48
lll that has no 46
lll the #refused and 37
lll the <new> of -37
lll the smell of 32
lll time i had 78
lll to be without 46
lll to cut out 42
lll to do with -52
lll to eat more -31
lll to go with -51
lll what's a good -31
lll who cannot eat 78
lll whole jar of 47
lll will not eat 83
lll will not have 53
lll will not touch 37
lll with #food and -95
lll with #food or -38
lll with #refused and -68
lll with plenty of -28
long 0 -57
long 5 38
lr #food #food -63
lr #food and -52
lr #food are 48
lr #food for -43
lr #food nothing -22
lr #food or -27
lr #food please -87
lr #food that -74
lr #food yes -49
lr #refused #food 51
lr #refused #refused 38
lr #refused ^ -164
lr #refused curry -46
lr #refused for -118
lr #refused in -37
lr #refused night -44
lr #refused no 67
lr #refused please -68
lr #refused the -33
lr #refused tonight -73
lr #refused with -53
lr 0 ^ 48
lr 0 and -93
lr <new> #food -53
lr <new> #refused 27
lr <new> <new> -55
lr <new> but -77
lr <new> for 45
lr <new> i 43
lr <new> in 56
lr <new> is 100
lr <new> maybe -41
lr <new> or -67
lr <new> so -47
lr ^ #food -95
lr ^ #refused -140
lr ^ 0 -107
lr ^ <new> -13
lr ^ ^ -132
lr ^ a 74
lr ^ allergy 117
lr ^ and 29
lr ^ are 73
lr ^ bring 48
lr ^ but -95
lr ^ casserole -47
lr ^ curry -59
lr ^ do -42
lr ^ does 58
lr ^ for -61
lr ^ free 55
lr ^ from -54
lr ^ gave 43
lr ^ give 62
lr ^ gives 49
lr ^ how -62
lr ^ idea -37
lr ^ ideas -55
lr ^ make 40
lr ^ minus -57
lr ^ my 84
lr ^ night -40
lr ^ no 31
lr ^ off 40
lr ^ on -68
lr ^ or 24
lr ^ over 50
lr ^ please -106
lr ^ recipe -36
lr ^ something -44
lr ^ stew -82
lr ^ stir -59
lr ^ tastes 53
lr ^ the 28
lr ^ tonight -131
lr ^ what -79
lr ^ without -45
lr ^ would 75
lr ^ yes -70
lr a #refused 50
lr a <new> 4
lr a ^ -135
lr a allergy 105
lr a and -78
lr a bowl -28
lr a dinner -52
lr a dish -58
lr a for -134
lr a in -17
lr a like -55
lr a maybe -53
lr a no -73
lr a of -56
lr a one -65
lr a or -66
lr a perhaps -49
lr a please -101
lr a recipe -66
lr a roast 31
lr a with -89
lr a without -41
lr about ^ -43
lr ah be -54
lr allergy ^ -75
lr an ^ -72
lr an allergy 73
lr and #food -18
lr and <new> 39
lr and ^ -156
lr and and -75
lr and for -33
lr and has 33
lr and have 36
lr and in 22
lr and it -46
lr and like -34
lr and my -44
lr and no 21
lr and please -58
lr and what 45
lr another #food -33
lr any ^ 63
lr any in 66
lr anything ^ 54
lr avoid for 45
lr be free 29
lr breakfast ^ -58
lr but in 70
lr but is 73
lr cold ^ -59
lr contain ^ 26
lr cook ^ -54
lr creamy ^ -79
lr decent ^ -39
lr do #food 33
lr do and -28
lr do here 44
lr eat <new> 78
lr eat ^ 115
lr eat a 57
lr eat any 67
lr eat i 64
lr eat or 83
lr eat so -31
lr eating #food 36
lr enough in -55
lr for #refused 65
lr for ^ -113
lr for and -41
lr for any -37
lr free ^ -45
lr from what 47
lr good ^ -46
lr got ^ 32
lr got and -29
lr got got -56
lr got in -40
lr had in 48
lr hates with 41
lr have #food 72
lr her ^ -56
lr i've and -46
lr in for -46
lr it for -65
lr it or -61
lr keep away 35
lr keep out 28
lr kids ^ -31
lr like ^ 89
lr like for 29
lr love what -31
lr loves ^ -43
lr make ^ -77
lr me ^ -97
lr minus ^ 49
lr much ^ -49
lr my <new> -79
lr my ^ -42
lr nice ^ -65
lr night ^ -51
lr no #food 103
lr no #refused 119
lr no <new> -78
lr no at 50
lr no for 48
lr no i 57
lr no i'm -51
lr no no 45
lr no on 77
lr no or 47
lr no plese -69
lr no whatsoever 50
lr no yes -64
lr not ^ 107
lr not i -63
lr of #refused 55
lr of and 79
lr of from 31
lr of i 54
lr of i'm 29
lr of on 30
lr of or -60
lr of these -30
lr of to -57
lr of what -46
lr of wilting -36
lr off since 65
lr on ^ -16
lr on and -14
lr on the 63
lr one ^ -57
lr one in 57
lr or #food -45
lr or <new> -57
lr or ^ 35
lr or or 58
lr or that -53
lr our ^ -31
lr out <new> -39
lr out ^ 37
lr please ^ -80
lr put on 73
lr roast ^ -42
lr sans ^ 54
lr so are 65
lr some ^ -40
lr something ^ -51
lr stand ^ 92
lr sticky for -33
lr strictly free 37
lr style for -51
lr thai ^ -63
lr than ^ 60
lr that are 41
lr that be 48
lr that is 73
lr the #food 65
lr the #refused 40
lr the <new> -64
lr the ^ 30
lr the are -79
lr the but 40
lr the i 6
lr the in 85
lr the industry 27
lr the is 60
lr the my 57
lr the that 53
lr the with -59
lr them ^ -65
lr there's in 30
lr think are 50
lr thinking ^ -46
lr to #food 36
lr to <new> -55
lr to and 110
lr to i 55
lr to of 50
lr to so 36
lr up in -41
lr us ^ -64
lr w ^ -54
lr w/o ^ 58
lr want ^ 26
lr want in -27
lr we've and -29
lr what can -51
lr what could -59
lr what do -31
lr what goes -52
lr what with -44
lr what would -26
lr which are -19
lr which would 37
lr with ^ -87
lr with and -63
lr with at 73
lr with can -49
lr with cannot -48
lr with for -69
lr with i'm -67
lr with if -52
lr with in -67
lr with instead -49
lr with no 41
lr with on -36
lr with please -97
lr with that -64
lr with though 58
lr with would -46
lr without #refused 66
lr without ^ 63
lr without and -72
lr without please 89
lr yes no 40
lr zero ^ 62
next #food 50
next #refused -79
next 0 31
next <new> -22
next =ailment 48
next able 55
next afternoon 70
next all -66
next allergic 43
next allergy 68
next allowed 30
next always 30
next am 51
next ambulance -18
next anniversary -69
next anyway 47
next anywhere -50
next asian 55
next ask -39
next asked -73
next at 34
next avoid 37
next away 25
next back -32
next bad 54
next banned -43
next bearing -37
next begin -35
next being 65
next best -34
next better -20
next big -40
next bit -76
next body 72
next boiled -44
next bolognese 71
next both 11
next bowl 55
next box -53
next breakfast 45
next bring -35
next brother 55
next brought -25
next brunch 55
next burns 46
next called 20
next carbonara 73
next care -37
next casserole 63
next cassoulet -28
next chinese 38
next choose -61
next chowder 42
next class 19
next clear -25
next close -49
next cockroaches 65
next colleague -47
next coming 48
next cooked 63
next cooking -51
next crispy -44
next crumble -38
next crunchy 86
next cupboard 40
next curry 37
next daughter 52
next day -48
next days 42
next decent 28
next description -49
next dessert -28
next diagnosed 41
next dip -42
next dips 40
next does 70
next done 56
next down 68
next eastern 34
next easy 64
next eat 15
next eleven 77
next ended -32
next english 27
next enjoy 30
next enough -54
next epipen 64
next ever 46
next ex 36
next except -42
next explain -36
next eyes -27
next face 40
next faff -69
next family 56
next fancy -43
next fast -68
next feed -31
next fine 57
next finish 61
next first -49
next floor 27
next food 71
next forget 28
next free -34
next friday -42
next fried -47
next friend 54
next fry 98
next full 30
next fuss -35
next garden -46
next gave -58
next go -67
next goes -57
next gone 45
next grandson -31
next gratin 37
next great -64
next greek -36
next green 71
next guests -40
next gumbo 79
next handle 57
next happened -26
next hate -54
next hates 71
next have 21
next having 74
next he'd 65
next head 47
next hearty 85
next heavy -43
next help -73
next hens -65
next her -33
next here -66
next his 41
next hold -57
next honestly -34
next hospital 68
next hotpot 49
next how -41
next hungry -43
next i'd 28
next i'll -44
next idea -35
next ideas -88
next included 70
next indian 40
next intolerant -54
next ish 69
next it's -45
next italian 60
next its 27
next jambalaya 41
next jar -36
next jazz -80
next kept 51
next kid 54
next kids 68
next kitchen -36
next lady -33
next laksa 55
next last 69
next law -36
next leave -73
next left 25
next let -44
next let's 67
next lick 49
next life 63
next like 25
next lips 39
next little 40
next live 46
next living -40
next long -50
next look 50
next loves 67
next lunch 111
next lunchbox 65
next lunches 29
next mac 68
next main 76
next make -79
next making -46
next man 35
next manage 71
next mate -33
next menu 53
next middle 34
next might 48
next mine -74
next minus -87
next monday 64
next month 54
next months 40
next morning -41
next mouth 105
next much -12
next my 50
next never -32
next next 60
next nice 29
next no -29
next none 43
next normally -49
next not -57
next oh -57
next on 21
next ones -27
next or 88
next outside -35
next paella 86
next paid 72
next party 55
next past -73
next pet 21
next plate 48
next posh -21
next pot 61
next problem -40
next provided -32
next put 36
next puts -41
next quick -46
next ragu 76
next rare 31
next ratatouille 26
next raw 46
next real 36
next really 26
next recipe -37
next refuse 22
next round 49
next run -30
next rush -25
next sadly 50
next said 54
next same 91
next saturday 62
next say 38
next says 36
next see 33
next serve 27
next she 51
next she's -56
next shop -45
next should -41
next similar 72
next simple -47
next singapore 42
next sister 41
next skip -75
next slow -37
next smell 46
next soap 38
next soft 60
next some 26
next something -58
next sorry 51
next sort -35
next speaking 54
next spring 30
next start -40
next still 37
next stop -65
next sunday 31
next sweet -45
next tacos 56
next take -30
next taste -35
next tell -31
next terms 54
next texture 48
next than -61
next that 39
next then -70
next there -38
next there's -70
next they 44
next they'd 63
next they're -26
next they've -42
next things 36
next think -65
next tho 51
next thought 53
next thoughts 47
next thursday -32
next till 78
next time -67
next tin -66
next told 50
next took 64
next tray -26
next try 52
next tuesday 49
next type 85
next upsets -57
next us 52
next use -90
next warming -28
next was 77
next washing -44
next wat -79
next we'd 84
next we've 28
next wednesday 62
next week 59
next welcome 41
next went 54
next were 76
next wet 74
next what's -37
next whatever 47
next when 69
next where -72
next which 58
next whit 43
next wi 33
next wife -44
next wife's 27
next wish 88
next without -89
next wonderful 30
next work 8
next y 37
next year 56
next years 57
next yuck 63
next zero -49
p #refused -53
p abide 54
p able -34
p about -38
p absolutely 81
p according 58
p across 64
p afraid 41
p against -62
p agree 38
p ah 54
p all -34
p allergist 68
p allergy 65
p although 39
p altogether 29
p always -66
p among 40
p announced 48
p another 42
p any 50
p anyone -51
p anything 28
p anywhere 27
p asian -34
p aside 42
p ask -18
p asked 52
p asking -38
p au 65
p auntie -39
p avoid 81
p avoided 43
p avoiding 60
p avoids 40
p away 95
p ayurvedic 47
p baby 50
p bad 57
p badly 46
p bake 31
p baked -50
p baking 40
p balloons 31
p banned 37
p bbq -66
p bear 27
p bearing 42
p behind 37
p believe -42
p belly 61
p besides -36
p best -34
p bet 55
p between -63
p big -32
p bite -36
p black -53
p blisters 59
p bloated 60
p block -36
p blood 53
p boring -75
p both 65
p bought -45
p boycott 52
p boyfriend 57
p boys 30
p breakfast 43
p breathe -56
p bringing -32
p broke 74
p brother 46
p bunch -52
p burnt -57
p buy 44
p canteen 47
p carbonara -58
p casserole 35
p caught -44
p child 67
p children -26
p chinese -36
p chowder -43
p christmas 48
p clear 65
p closed 60
p cold -67
p comforting -65
p consultant 52
p contain 60
p cooker -45
p cooking 77
p country -42
p cousin 40
p cramps 65
p craving -49
p creamy -33
p crispy -47
p cross 56
p crossed 30
p crowd -40
p crumble -54
p cupboard -62
p dad's 63
p dared 64
p daughter -38
p days 42
p decided 42
p detests 73
p devil 54
p diary -71
p digest 51
p dip -61
p dips -38
p dish -84
p ditch 58
p done 40
p down -54
p dreaming 26
p dressing -63
p drop 31
p earth -32
p easter 75
p easy -64
p eatin 57
p eating -54
p elderly -53
p else -37
p end 63
p enjoy 27
p enough -38
p entirely 34
p every 67
p except -33
p excluded 61
p extra -44
p face 81
p factory 55
p fajitas -41
p family 38
p fan 47
p fancy -74
p feature 42
p feed 51
p feel 52
p feels -39
p festive -47
p finally -62
p find 52
p finds 46
p first -59
p flat 57
p floor 60
p fly 44
p follow 26
p following 40
p food 38
p football 47
p forbidden 22
p forbids 48
p form 53
p found 49
p free 30
p freeze -35
p freezer -13
p french -72
p fresh -53
p fried -59
p friends -54
p front 41
p full -30
p gag 39
p gags 61
p garden -29
p gastroenterologist 53
p gene 53
p gentle -58
p ghost -38
p gie 53
p girl 46
p girlfriend 70
p give 38
p given 69
p gives 83
p giving -22
p glazed -25
p goes -36
p gout 44
p gp 66
p grand -59
p grandma -42
p grandma's 49
p gratin -48
p greek -65
p ground 56
p guest 71
p guests 32
p had 49
p halloween -59
p hands -52
p hard -44
p has 41
p he 36
p he'd -66
p healthy -57
p heartburn 69
p hearty -51
p heave 44
p hello -23
p help -45
p here 94
p high -49
p his 30
p hives 66
p home -23
p hot 9
p hotpot -70
p hour -29
p hours 58
p house -27
p household 68
p how -46
p hubby 40
p husband's 51
p include 48
p included 50
p industry 27
p insides 38
p instead 28
p intolerant 23
p involve -34
p involved 64
p ish -44
p it's -31
p italian -39
p itch 54
p itchy 29
p its 76
p january 56
p just 53
p keen 52
p kill 53
p kind -48
p kitchen 51
p lad 46
p lady -30
p late -49
p leaf 51
p leave 59
p leftover -38
p lent 59
p less 25
p liked -30
p limits 48
p line 42
p lips 75
p list 70
p little 55
p lived 66
p loads -71
p loathes 51
p lol -61
p long -40
p look 58
p lose 23
p lots -62
p love -46
p loves -51
p low -41
p lunches -65
p mac 40
p mad -61
p main -75
p mak -40
p man 56
p marinade -29
p mate 42
p maybe -111
p me 45
p meal -47
p meant -49
p mediterranean -59
p mention 40
p mentioned 38
p met 65
p mexican 23
p migraines 81
p mild 35
p mind -16
p minus 48
p miss -31
p months 53
p more -40
p most -40
p mouth 94
p moved 43
p much -35
p mum 72
p mummy 54
p must 73
p nae 60
p near 66
p nearly -42
p neighbour -55
p neither 56
p nephew -32
p next -40
p nicely -44
p night 23
p non 39
p none 70
p normally 69
p nothing 31
p nurse 39
p nursery 68
p obliged -39
p off 39
p offer -48
p oh 43
p okay -80
p old 56
p ones -27
p only -31
p open -37
p ought 52
p out 58
p oven -69
p over 25
p owt -22
p paella -41
p pan -61
p parents 36
p part 29
p partner 79
p party -27
p passion 41
p past 57
p peel -31
p permitted 44
p pharmacist 24
p picked -35
p picks 39
p piece -41
p place 58
p plain -60
p please 29
p plenty -49
p plese -56
p pls -50
p plus -35
p plz -102
p poison 47
p poorly 65
p possibly -30
p prefer 40
p prepare -46
p prick 47
p principle 64
p prohibited 45
p proper -38
p provided 72
p quit -40
p quite 38
p rash 49
p rather 61
p raw 60
p read 45
p ready -53
p real 33
p realise 43
p reasons 55
p recommend -33
p red 42
p reflux 45
p refuse 43
p regrettably 42
p request 56
p respectfully 42
p room 72
p rules 52
p sadly 27
p safe -49
p same 50
p sans 26
p says -42
p scared -51
p school 55
p scratch -44
p season -49
p second 40
p seems 39
p sees 44
p send 41
p serve -69
p set 44
p sets 44
p severe 34
p shape 40
p shared 69
p sheet 71
p show -41
p sick 37
p similar -62
p singapore -44
p single 45
p sister's -36
p skin 75
p skip 68
p slimy 97
p slow -81
p smell 50
p smelled 70
p soap 68
p soft -65
p some -103
p someone 63
p sooner -32
p sorry 47
p sounds -45
p spanish -34
p spare 51
p specialist 36
p start 40
p stay 67
p stays 59
p steer 22
p steering 48
p step -55
p stew -38
p stick -47
p sticky -41
p still -24
p stop -51
p stopped 49
p straight 35
p strictly 53
p strings -50
p struck 59
p style -41
p suitable -24
p summat 32
p supper -110
p support 64
p sweet -81
p sworn 68
p table -28
p take -37
p takeaway -40
p taken 47
p takes 47
p tastes 60
p teen 49
p teeth 57
p terrible 61
p test 47
p thank 19
p thanks 57
p that's 53
p their 50
p there's -27
p they -26
p they've 40
p thick -15
p think 48
p thinking -88
p this -50
p tho -27
p those -42
p thought -51
p threw 36
p through 27
p throw 47
p thursday -75
p tin -53
p toasted -44
p today -84
p together -50
p tolerate 50
p tomorrow 33
p tooth 68
p topping -45
p touch 68
p traditionally 61
p treat -59
p trouble -39
p tub -52
p tummy 41
p twins 37
p type -64
p ulcers 41
p unable 44
p uncle 48
p under 33
p understand 28
p upon 43
p upset 56
p upsets 39
p use -33
p used -53
p uses 25
p using -67
p vietnamese -39
p visitor 46
p w -52
p w/o 49
p waldorf -30
p wanted 77
p warfarin 57
p warm -60
p warming -76
p way -42
p we're 29
p wellington -55
p were 62
p whatsoever 47
p whenever 54
p whether -15
p whit -65
p whoever 46
p whom 58
p why -27
p wi -16
p wife -57
p wife's 50
p wilting -36
p within 33
p wonderful -54
p work 34
p would -20
p wrong -39
p x 66
p y 48
p yeah -29
p years -32
p yellow -45
p you'd -52
p you'll 45
p your 29
p yucky 55
p zero 48
p zone 49
p ✗ 58
pair #food 0 29
pair #food <new> -53
pair #food @ -81
pair #food and -91
pair #food for -111
pair #food from -78
pair #food ideas -65
pair #food instead 39
pair #food like -80
pair #food minus 40
pair #food not 70
pair #food of -76
pair #food ok -57
pair #food or -66
pair #food style -34
pair #food that 44
pair #refused <new> 30
pair #refused @ -137
pair #refused after 28
pair #refused and -29
pair #refused at -47
pair #refused be 59
pair #refused cannot 45
pair #refused dinner 67
pair #refused factory 63
pair #refused for -28
pair #refused free -38
pair #refused from -78
pair #refused is -30
pair #refused it -22
pair #refused on 53
pair #refused or 61
pair #refused out -37
pair #refused perhaps -86
pair #refused please -53
pair #refused pls -47
pair #refused recipe -40
pair #refused that 110
pair #refused to 37
pair #refused with 46
pair #refused without 61
pair 0 #food -80
pair 0 <new> 41
pair 0 of 57
pair 0 people -33
pair 0 please -74
pair 0 with -33
pair <new> #food -87
pair <new> #refused 23
pair <new> <new> 49
pair <new> @ -48
pair <new> allergic 101
pair <new> and 34
pair <new> anything -37
pair <new> are 33
pair <new> as -18
pair <new> between -56
pair <new> by 38
pair <new> cannot 54
pair <new> dish -53
pair <new> do -39
pair <new> eat 44
pair <new> for 40
pair <new> from 97
pair <new> has 38
pair <new> here 33
pair <new> ideas -39
pair <new> is -46
pair <new> ish -61
pair <new> list 68
pair <new> lunch -71
pair <new> my 13
pair <new> no -78
pair <new> not -30
pair <new> off -43
pair <new> or -35
pair <new> out 62
pair <new> please -23
pair <new> put 41
pair <new> refuses 52
pair <new> round -14
pair <new> says 47
pair <new> than 69
pair <new> the 18
pair <new> throat 52
pair <new> up 38
pair <new> was -27
pair <new> we 42
pair <new> who 57
pair <new> will 28
pair <new> with -77
pair <new> without -71
pair @ #food -77
pair @ #refused 75
pair @ 0 45
pair @ @ -52
pair @ a 95
pair @ after -67
pair @ allergic 74
pair @ allergy 55
pair @ alone 42
pair @ altogether 29
pair @ and -40
pair @ anywhere 27
pair @ as 63
pair @ away 52
pair @ bake -68
pair @ banned 65
pair @ bowl -51
pair @ bring 48
pair @ by -25
pair @ can 44
pair @ casserole -84
pair @ curry -90
pair @ did 35
pair @ dinner -95
pair @ dish -48
pair @ do -45
pair @ does 76
pair @ even 57
pair @ excluded 55
pair @ filling -60
pair @ fine -80
pair @ for -32
pair @ free 37
pair @ from -44
pair @ full 30
pair @ gave 43
pair @ gets 50
pair @ give 55
pair @ gives 66
pair @ go -57
pair @ going -33
pair @ got 49
pair @ gratin -48
pair @ has 71
pair @ have 100
pair @ he 28
pair @ how -70
pair @ i -25
pair @ i'm -57
pair @ idea -77
pair @ ideas -66
pair @ if -61
pair @ industry 27
pair @ intolerant 84
pair @ involved 39
pair @ is 44
pair @ ish -63
pair @ it -39
pair @ less 55
pair @ like -87
pair @ looking -55
pair @ make 124
pair @ maybe -66
pair @ minus -48
pair @ must 33
pair @ my -59
pair @ never 58
pair @ night -79
pair @ no 27
pair @ not 57
pair @ now 69
pair @ off 62
pair @ once 38
pair @ only -52
pair @ out 98
pair @ over 43
pair @ plese -69
pair @ plz -63
pair @ rather -29
pair @ recipe -43
pair @ risotto -40
pair @ roast 31
pair @ sauce -56
pair @ sause -64
pair @ sets 44
pair @ she -49
pair @ skewers 30
pair @ something -39
pair @ sort -63
pair @ stays 51
pair @ stew -84
pair @ still -59
pair @ stir -88
pair @ stroganoff -53
pair @ style -50
pair @ supper -52
pair @ tagine -53
pair @ tastes 60
pair @ than -36
pair @ these 27
pair @ they -61
pair @ thing -29
pair @ this -19
pair @ tho -47
pair @ till -28
pair @ today -38
pair @ turns 32
pair @ type -83
pair @ upset 40
pair @ upsets 39
pair @ wellington -55
pair @ were 44
pair @ what -49
pair @ whatsoever 56
pair @ will -26
pair @ wilting -36
pair @ with -44
pair @ without -102
pair @ y 51
pair @ yes -91
pair @ ✗ 58
pair ^ #food -50
pair ^ 0 80
pair ^ a -51
pair ^ according 44
pair ^ ah 57
pair ^ all 21
pair ^ allergic -44
pair ^ although 39
pair ^ another 66
pair ^ any -52
pair ^ anything 72
pair ^ anyway -37
pair ^ as 99
pair ^ asian -29
pair ^ bearing 42
pair ^ big -40
pair ^ both 49
pair ^ but -19
pair ^ can -22
pair ^ cannot -45
pair ^ chinese -26
pair ^ could 71
pair ^ count 39
pair ^ craving -33
pair ^ creamy -32
pair ^ crumble -38
pair ^ dinner -42
pair ^ ditch 52
pair ^ do -77
pair ^ doctor 38
pair ^ dressing -56
pair ^ easy -47
pair ^ fajitas -41
pair ^ find -49
pair ^ first -44
pair ^ following 40
pair ^ for -25
pair ^ found 45
pair ^ fresh -34
pair ^ got -111
pair ^ grandma's 49
pair ^ greek -45
pair ^ guest 52
pair ^ had 106
pair ^ having -29
pair ^ hello -48
pair ^ his 31
pair ^ hold 94
pair ^ how -35
pair ^ hubby 40
pair ^ ideas -56
pair ^ if 34
pair ^ just 75
pair ^ keep -56
pair ^ last 42
pair ^ leave 36
pair ^ leftover -41
pair ^ little 16
pair ^ love -48
pair ^ low -62
pair ^ lunch -42
pair ^ make 62
pair ^ maybe -31
pair ^ me 48
pair ^ mexican 26
pair ^ mild -60
pair ^ minus 32
pair ^ mum's 68
pair ^ mummy 53
pair ^ neither 80
pair ^ nobody 35
pair ^ non 32
pair ^ not 92
pair ^ nothing 54
pair ^ now -56
pair ^ oh 31
pair ^ once 53
pair ^ our 79
pair ^ owt -62
pair ^ perhaps -78
pair ^ please 59
pair ^ proper -34
pair ^ provided 72
pair ^ quick -78
pair ^ regrettably 42
pair ^ roast -42
pair ^ show -41
pair ^ sick 76
pair ^ skip 57
pair ^ slow -61
pair ^ someone 50
pair ^ something -38
pair ^ son 60
pair ^ spanish -34
pair ^ spare 42
pair ^ sticky -41
pair ^ stir 51
pair ^ suggest -43
pair ^ summat 32
pair ^ sure 65
pair ^ teen 49
pair ^ thai -39
pair ^ the -36
pair ^ there -57
pair ^ there's -35
pair ^ they 76
pair ^ they've 23
pair ^ thinking -62
pair ^ this -41
pair ^ tin -32
pair ^ to 45
pair ^ use -86
pair ^ waldorf -30
pair ^ want -61
pair ^ warm -41
pair ^ we -35
pair ^ we'd -63
pair ^ we're 31
pair ^ whit -65
pair ^ who -61
pair ^ why -55
pair ^ will 27
pair ^ with -78
pair ^ you -56
pair ^ zero 31
pair a <new> 56
pair a bag -77
pair a bet 55
pair a bit -90
pair a block -32
pair a bottle -37
pair a child 47
pair a cold -40
pair a crowd -40
pair a curry 54
pair a dessert 46
pair a dinner -41
pair a drop 36
pair a face 45
pair a fan 31
pair a festive -47
pair a football 47
pair a gentle -58
pair a girl 41
pair a good 34
pair a hearty -47
pair a jar -50
pair a man 34
pair a mate 37
pair a mediterranean -47
pair a nice -67
pair a no 40
pair a passion 41
pair a piece -43
pair a plate -25
pair a problem 37
pair a quick -35
pair a rash 45
pair a recipe -47
pair a roast -19
pair a sauce -41
pair a severe 34
pair a small -42
pair a stew -60
pair a summer -40
pair a thing 57
pair a tin -41
pair a treat -49
pair a tub -45
pair a visitor 36
pair a warming -76
pair a week 62
pair a whole 44
pair abide @ 54
pair able to -34
pair about a -46
pair according to 58
pair adore #food -53
pair adore anything -44
pair after <new> -43
pair after @ 91
pair after a 43
pair against the 27
pair agree with 38
pair ah #refused 43
pair ah mak -43
pair all i -49
pair all night 62
pair all of 78
pair all our -31
pair allergy here 53
pair allergy in 70
pair always <new> -42
pair am not 92
pair an <new> 48
pair an allergy 83
pair an elderly -53
pair an extra -21
pair and #food -55
pair and <new> 56
pair and a -60
pair and an -61
pair and dips -32
pair and for 41
pair and had 25
pair and have 34
pair and he 40
pair and i'm 45
pair and i've 38
pair and is -42
pair and made 34
pair and me 45
pair and never -34
pair and nobody 44
pair and old 43
pair and she 61
pair and some -50
pair and something 13
pair and still 37
pair and what -72
pair and will 70
pair and with -61
pair and would -39
pair any #food 25
pair any #refused -77
pair any @ 44
pair any other 56
pair any sort 40
pair anyone <new> -65
pair anything #refused 40
pair anything <new> -47
pair anything but 45
pair anything else -44
pair anywhere near 27
pair are a 116
pair are allergic 65
pair are banned 35
pair are in -53
pair are not 66
pair are the 39
pair as <new> 45
pair as it's -27
pair as there's 83
pair asking for -38
pair at #refused 45
pair at 0 48
pair at <new> 63
pair at a 31
pair at all 58
pair at me -25
pair at our 58
pair at the -31
pair at work 28
pair ate a 49
pair avoid @ 77
pair avoiding @ 60
pair avoids @ 40
pair away from 47
pair back on -43
pair bad for 67
pair badly to 38
pair bake @ -66
pair bake an -64
pair bake for 58
pair bake this -37
pair be <new> -36
pair be allergic -27
pair be avoided 43
pair be doing -24
pair be great -57
pair be having 53
pair be in 74
pair be no 40
pair be one 30
pair be the -58
pair be without 46
pair bear @ 52
pair bear in 38
pair because @ 51
pair been dreaming -39
pair been sensitive -31
pair besides @ -36
pair bet and 25
pair big bag -51
pair birthday of -48
pair bite of -36
pair block of -36
pair bolognese with 53
pair both been -31
pair bottle of -37
pair bought a -29
pair boycott @ 52
pair breakfast @ -59
pair brunch with -36
pair bunch of -52
pair burns night -64
pair but #refused -66
pair but @ 52
pair but a -36
pair but could -35
pair but he's -68
pair but her -37
pair but i'd -45
pair but i'm 44
pair but i've -46
pair but my 38
pair but no 49
pair but nothing 54
pair buy @ 44
pair by my 38
pair by the 61
pair can ah -43
pair can do 23
pair can eat -38
pair can have -48
pair can i -45
pair can keep 66
pair can make 49
pair can stay 54
pair can you 50
pair cannot <new> -88
pair cannot abide 54
pair cannot be 88
pair cannot digest 28
pair cannot do 110
pair cannot face 57
pair cannot look 64
pair cannot manage 46
pair cannot stop -62
pair cannot take 54
pair casserole with -72
pair caught 0 -43
pair chowder with -38
pair clear of 63
pair contain @ 27
pair cook @ -50
pair cook for 43
pair cook with -61
pair cooked a -37
pair cooking for 35
pair could i 33
pair could it -26
pair could kill 55
pair could live -38
pair could not -48
pair could we 31
pair could you 34
pair count me 39
pair craving @ -52
pair creamy @ -54
pair cross the 47
pair crumble with -39
pair curry for -45
pair curry where 28
pair cut out 64
pair dared me 64
pair daughter has 29
pair decent @ -45
pair decided @ 42
pair dessert for -60
pair detests @ 73
pair did not -35
pair digest @ 48
pair dinner and 35
pair dinner for -27
pair dinner party -24
pair dinner with -69
pair dips and -27
pair dish of -59
pair dish with -29
pair ditch the 47
pair do #food 35
pair do @ 18
pair do a 34
pair do have -44
pair do not -37
pair do the 35
pair do with -63
pair do without 74
pair do you -48
pair does it 31
pair does one -52
pair drop of 24
pair easy @ -41
pair eat a 69
pair eat more -31
pair eaten @ 41
pair eating #refused -49
pair eats @ 41
pair else goes -36
pair enjoy a -57
pair enough @ -57
pair enough of -47
pair even in -27
pair even the 59
pair every day -28
pair everything with 70
pair except i 69
pair extra <new> -21
pair factory and 49
pair fajitas with -41
pair family <new> 69
pair family does 48
pair fan of 31
pair fancy a -39
pair fed up 42
pair finds @ 37
pair first @ -53
pair flatmate left 43
pair food <new> 51
pair for 0 -35
pair for @ -46
pair for an -58
pair for birthday -50
pair for breakfast 39
pair for burns -47
pair for friday -58
pair for good 44
pair for his -56
pair for hours 54
pair for kids -53
pair for lunch -61
pair for me 76
pair for now 46
pair for one -46
pair for our 37
pair for saturday -51
pair for sunday -97
pair for supper -36
pair for them -49
pair for today -49
pair for tonight -39
pair for us 61
pair for work -50
pair forbids @ 48
pair found out 85
pair free #food 50
pair free <new> -57
pair free @ -73
pair free for 43
pair free from 77
pair freeze @ -62
pair french way -59
pair fresh @ -39
pair fried @ -56
pair from #food -44
pair from @ 27
pair from christmas -34
pair from it 74
pair from me 43
pair from now 51
pair from scratch -61
pair from that 40
pair from the -60
pair front of 41
pair gags at 33
pair gave up -38
pair gave us -49
pair get a 37
pair get enough -34
pair gets a 32
pair gie me 53
pair girl who 35
pair gives me 73
pair glazed @ -58
pair go <new> 69
pair go for 52
pair go in -42
pair go near 28
pair go with -46
pair go wrong -39
pair goes in -28
pair goes well -56
pair going <new> -65
pair going to 62
pair gone right 88
pair good #food 58
pair good @ -92
pair got #food -68
pair got #refused -41
pair got 0 -42
pair got a -32
pair got to 47
pair greek @ -38
pair had #refused -57
pair had <new> 66
pair had @ 22
pair had in -77
pair had my 50
pair had the 50
pair had to 39
pair has <new> 45
pair has @ 61
pair has a 68
pair has decided 24
pair has me 49
pair has never 37
pair has no 34
pair has put 59
pair has the 43
pair has to 74
pair hates @ 82
pair have #food -54
pair have #refused 34
pair have @ 24
pair have an 18
pair have any -48
pair have both -31
pair have for -45
pair have not -61
pair having @ 46
pair he's asked -53
pair hearty @ -38
pair help me -43
pair her <new> 65
pair her @ -23
pair her breakfast -55
pair him a -64
pair his <new> 26
pair his birthday -60
pair hot @ -52
pair how do -57
pair how i -39
pair how long -57
pair how much -48
pair husband's allergic 51
pair i <new> -45
pair i ate 63
pair i boycott 52
pair i came 33
pair i cannot -30
pair i could -64
pair i do 34
pair i fancy -63
pair i freeze -44
pair i give 55
pair i hate -35
pair i have -94
pair i just 35
pair i know 70
pair i leave 63
pair i live 43
pair i loathe 73
pair i lost 48
pair i love -72
pair i make 35
pair i meant -49
pair i must 45
pair i never -56
pair i not 49
pair i once 44
pair i ought 43
pair i put -47
pair i realise 43
pair i said 52
pair i swap -88
pair i take 55
pair i thought -50
pair i used 30
pair i want -83
pair i will 74
pair i'd be -93
pair i'd love 30
pair i'd rather 45
pair i'd sooner -47
pair i'm 0 80
pair i'm <new> -42
pair i'm afraid 41
pair i'm against 27
pair i'm not -42
pair i'm off 73
pair i'm on 108
pair i've 0 -93
pair i've <new> 54
pair i've @ -78
pair i've a 32
pair i've been 42
pair i've bought -32
pair i've gone 70
pair i've had 50
pair i've never -36
pair i've only -41
pair i've sworn 40
pair idea what -40
pair ideas with -44
pair if @ 38
pair if i 65
pair if she 52
pair if there's 53
pair if you -52
pair if you'd -44
pair ill from 40
pair in #refused -36
pair in 0 43
pair in @ -65
pair in a 45
pair in any 48
pair in every 69
pair in everything -33
pair in front 41
pair in hives 51
pair in it 26
pair in january 56
pair in place 58
pair in season -61
pair in that 50
pair in them 29
pair in there 41
pair in which 47
pair include @ 48
pair industry and 27
pair into it -50
pair is @ -39
pair is a -26
pair is an -20
pair is bad 58
pair is how 29
pair is my -59
pair is off 86
pair is out 57
pair is something 64
pair is that -17
pair is there 93
pair is too 77
pair is yucky 50
pair ish @ -43
pair it @ 58
pair it a -52
pair it be 48
pair it has 36
pair it out -43
pair it should -35
pair it with 34
pair it would -51
pair it's @ -55
pair it's not -54
pair italian @ -52
pair keen on 50
pair keep @ 51
pair keep it -59
pair kept a 20
pair kid will -59
pair kill me 49
pair know what -47
pair last @ 44
pair leave @ 56
pair leave out 35
pair left from -62
pair let's have -59
pair like <new> 53
pair like balloons 31
pair like dip -52
pair like his 30
pair like in -55
pair like my -42
pair lips <new> 42
pair little <new> 68
pair little @ -63
pair little one 43
pair live on -42
pair live with 17
pair loads of -51
pair loathes @ 51
pair lose the 40
pair lost a 52
pair lots of -62
pair love #food -49
pair love @ -77
pair love a -52
pair lunch and 48
pair lunch with -87
pair mad about -62
pair made me 76
pair made my -29
pair make #food -53
pair make @ -71
pair make her 43
pair makes her 39
pair making a -61
pair marinade for -36
pair mash to -49
pair maybe @ -64
pair me gag 39
pair me ill -40
pair me of 30
pair me off 53
pair me out 68
pair me the 69
pair mediterranean @ -47
pair mention that 40
pair might be -67
pair might there -57
pair mind that 39
pair minus #refused -66
pair minus @ 74
pair minus the 45
pair miss those -45
pair more @ -32
pair more than -37
pair mouth <new> 41
pair mouth ulcers 36
pair much @ -78
pair mummy says 53
pair must eat 49
pair must not 65
pair must respectfully 42
pair my #refused 114
pair my <new> -45
pair my @ -97
pair my belly 61
pair my brother 59
pair my cousin 34
pair my dad -44
pair my daughter -44
pair my first 70
pair my girlfriend 65
pair my husband 49
pair my insides 38
pair my kitchen 55
pair my late -43
pair my lips 75
pair my list 35
pair my little 51
pair my migraines 41
pair my mouth 72
pair my mum's -29
pair my nephew -32
pair my partner 63
pair my plate 36
pair my sister's -36
pair my skin 41
pair my stomach 108
pair my toddler -39
pair my wife -43
pair my wife's 50
pair near @ 47
pair need @ -52
pair needs eating -29
pair neither of 46
pair never <new> -51
pair never @ 83
pair never cooked -62
pair never eat 93
pair new year 37
pair next door -61
pair nice #food -43
pair nice @ -74
pair nice wi -35
pair nice with -55
pair night <new> 63
pair night i'd -47
pair no <new> -62
pair no @ 70
pair no for -53
pair no go 73
pair no idea -33
pair no like 51
pair no more 47
pair no time -56
pair no to -56
pair nobody here 51
pair non @ 55
pair not #refused -38
pair not <new> -41
pair not @ 57
pair not a -31
pair not agree 38
pair not allowed 71
pair not any 19
pair not boring -63
pair not buy 54
pair not come 66
pair not contain 60
pair not do 125
pair not eaten 51
pair not eating 100
pair not feature 42
pair not for 73
pair not go 35
pair not have 76
pair not keen 50
pair not know -39
pair not let 30
pair not live -59
pair not mind -69
pair not ok 75
pair not one 36
pair not permitted 51
pair not say -62
pair not something 48
pair not support 55
pair not take 43
pair not taste -59
pair not the 44
pair not to 27
pair not touch 68
pair not use 36
pair not used 33
pair not want 41
pair nothing <new> -27
pair nothing says 19
pair nothing with 87
pair now @ -42
pair now on 42
pair obviously no 43
pair of #food -74
pair of <new> 68
pair of @ 26
pair of a -81
pair of any 60
pair of it 78
pair of soap 36
pair of some -55
pair of that 71
pair of the -38
pair of whom 47
pair off limits 48
pair off the 54
pair oh and 31
pair on #refused 49
pair on <new> 33
pair on a 49
pair on earth -32
pair on me 48
pair on my 26
pair on offer -48
pair on our -21
pair on sunday 31
pair on thursday -38
pair once lost 25
pair one bite -52
pair one has 27
pair one is 59
pair one more 42
pair one pot -53
pair one thing 30
pair only got -41
pair or #food -101
pair or #refused 63
pair or a -61
pair or any 36
pair or similar -41
pair or some -71
pair other #refused 43
pair ought to 52
pair our anniversary -33
pair our family 42
pair our home 69
pair our house 69
pair our lives -54
pair our table 35
pair out in 88
pair out of -38
pair over @ 22
pair over a 61
pair over for 51
pair over here 45
pair owt nice -35
pair past her 44
pair perhaps @ -39
pair perhaps a -45
pair picks every 26
pair piece of -41
pair place of 58
pair please no 41
pair please suggest -27
pair plenty of -49
pair pot of -55
pair prick test 47
pair problem with 50
pair proper #food -55
pair proper @ -64
pair put @ 39
pair put on -71
pair puts #refused -62
pair puts @ 66
pair quick #food -23
pair quick @ -47
pair quick lunch -36
pair raw @ 46
pair reacts badly 31
pair recipe for -56
pair recipe that 57
pair red @ -25
pair refuses @ 49
pair risotto with -52
pair roast @ -62
pair round the 60
pair sans @ 63
pair sauce for -62
pair say that 33
pair says @ 52
pair says i 59
pair says no -39
pair says strictly 63
pair scared of -51
pair school <new> 26
pair school is 38
pair sensitive all -31
pair served @ 55
pair sets off 44
pair shall i -38
pair she can -48
pair she cannot 93
pair she does -32
pair she must 68
pair she'd eat -60
pair she's <new> 59
pair should i -57
pair should not 57
pair show me -41
pair sick of 53
pair sick on 26
pair since the 56
pair singapore @ -44
pair skip @ 47
pair skip the 38
pair slow cooker -45
pair smelled of 50
pair smells like 52
pair so <new> -47
pair so i 50
pair so it 62
pair so perhaps -24
pair so the 44
pair so we'd -45
pair so what -40
pair so what's -35
pair soap to 34
pair some #food -68
pair some @ -66
pair some sort -27
pair something @ -58
pair something for -34
pair something i 51
pair something in 24
pair something like -69
pair something other 34
pair something quick -42
pair something really -59
pair something sweet -52
pair son is 67
pair sounds right -45
pair spare me 48
pair stay away 40
pair stay in 60
pair stay out -30
pair staying off 52
pair steer clear 35
pair steering clear 37
pair stew with -97
pair stick with -47
pair sticky @ -43
pair still <new> -36
pair still cannot 52
pair still have -66
pair stir fry 42
pair stop eating -51
pair straight back 54
pair strictly @ 37
pair style @ -62
pair style dinner -45
pair style thing -62
pair suggest a -43
pair sunday lunch -64
pair supper with -45
pair support the 54
pair swap #refused -40
pair sworn off 40
pair take @ 75
pair take it -31
pair taste of -48
pair tastes like 41
pair tastes of 42
pair thai @ -53
pair than #refused -73
pair than 0 -45
pair than @ 60
pair than eat 68
pair thank you 67
pair that <new> 19
pair that does 50
pair that have 43
pair that he 37
pair that it -38
pair that one -47
pair that uses 25
pair the #refused -35
pair the best -60
pair the children -26
pair the clinic 53
pair the cupboard -52
pair the devil 54
pair the dietician 56
pair the end 41
pair the floor 54
pair the food 30
pair the freezer -35
pair the garden -30
pair the ground 56
pair the house -69
pair the kitchen 47
pair the last 87
pair the like 26
pair the morning -39
pair the new 30
pair the nurse 56
pair the office -62
pair the one 55
pair the pharmacist 24
pair the plate 50
pair the same 36
pair the sauce 64
pair the skin 55
pair the slow -43
pair the smell 64
pair the specialist 52
pair the summer 74
pair the table -46
pair the thing 38
pair the way 59
pair then @ 51
pair then i -44
pair there any 43
pair there is -28
pair there something -53
pair there was -49
pair there's @ 37
pair there's a 22
pair there's no -33
pair these @ -47
pair these days 46
pair thing as -27
pair thing for 32
pair thing i -4
pair thing with -56
pair things to -38
pair think @ 50
pair thinking @ -79
pair thinking of -43
pair this @ -60
pair this evening -53
pair this family 48
pair this month 51
pair this time -28
pair this year -58
pair those #refused -43
pair those who -27
pair though @ 61
pair thought @ -34
pair threw up 34
pair throat <new> -31
pair through me 45
pair thyroid consultant 63
pair till i 55
pair till the 57
pair tin of -54
pair to #refused -73
pair to avoid 34
pair to be 35
pair to cut 70
pair to eat 48
pair to finish -28
pair to get -35
pair to have 33
pair to live 87
pair to my 67
pair to prepare -46
pair to put -64
pair to say 34
pair to serve -65
pair to stay 44
pair to the 37
pair to tolerate 38
pair to try -69
pair to turn -33
pair to use -53
pair toasted @ -44
pair told by 49
pair tolerate @ 50
pair tonight please -56
pair touch @ 56
pair tried @ -60
pair tub of -52
pair turns my 37
pair twins both 68
pair type @ -49
pair type dinner -49
pair unable to 44
pair uncle <new> 48
pair until the 47
pair up a -42
pair up after 53
pair up all 53
pair up for 64
pair up like 58
pair up my 23
pair up to 69
pair up with 42
pair us <new> 61
pair us @ -33
pair us a -36
pair us and 74
pair use up -82
pair used to -61
pair using @ -44
pair very much -50
pair visitor who 36
pair w @ -74
pair w/o #refused -59
pair w/o @ 69
pair want #food -38
pair want a -66
pair want to -89
pair wants @ -73
pair wants me 68
pair warm #food -41
pair warm with -37
pair was #refused -60
pair was 0 -26
pair was <new> 35
pair was @ 44
pair was at -55
pair was sick 46
pair was the 55
pair was thinking -54
pair way to -26
pair way with -57
pair we <new> -49
pair we adore -59
pair we are 63
pair we can -49
pair we found 65
pair we've <new> 29
pair we've @ -56
pair we've got 43
pair wee @ -60
pair week and -35
pair what #refused 58
pair what <new> -58
pair what @ -108
pair what about -56
pair what curry 52
pair what else -36
pair what goes -54
pair what would -26
pair what's the -47
pair when you -21
pair where there's 30
pair whether you -39
pair whit @ -35
pair who cannot 46
pair whole @ -72
pair whole jar 49
pair wi #refused -75
pair wife is -54
pair winter @ -50
pair with #food 26
pair with 0 -66
pair with <new> -51
pair with lots -44
pair with me 38
pair with plenty -45
pair with proper -39
pair with them -56
pair with those -45
pair with us 32
pair with zero 30
pair without #refused -88
pair without any 46
pair worked in -52
pair would <new> 47
pair would @ -62
pair would be -51
pair would go -55
pair wrong with -56
pair yellow <new> -45
pair yes #refused -45
pair yes @ 30
pair yes to 42
pair you be 42
pair you can 48
pair you cannot -64
pair you do 93
pair you know -42
pair you make -40
pair you possibly -30
pair you recommend -36
pair you tell -57
pair your @ 42
pair zero @ 78
previous #food 70
previous #refused -26
previous <new> -7
previous =ailment 69
previous =before -31
previous =complaint 40
previous =ill -18
previous =not -63
previous =strong -32
previous abide -43
previous across 19
previous actually 38
previous advice 38
previous again -64
previous against -65
previous agree 34
previous allergic -91
previous allowed -48
previous ambulance 60
previous and 32
previous another -55
previous anyway -41
previous apparently 40
previous are -30
previous as -48
previous au -57
previous auntie 41
previous avoid 45
previous avoids -75
previous away -56
previous baby -45
previous baby's 34
previous back -25
previous bad -53
previous badly -53
previous bake 77
previous bakery -35
previous balloons 45
previous banned -74
previous basically -41
previous bear -87
previous become -49
previous been 58
previous belly 37
previous best -46
previous better -71
previous bit 30
previous body -45
previous boss 62
previous bothered -59
previous boys -33
previous bring -62
previous brother 36
previous burns -83
previous but -60
previous called -41
previous camping -39
previous cannot -98
previous carbonara 78
previous care -39
previous careful -56
previous casserole 46
previous cat -50
previous child 31
previous children 29
previous choose 33
previous christmas 43
previous clinic 60
previous club 33
previous come 37
previous comes -33
previous coming 43
previous company 48
previous consultant -53
previous cooked -60
previous cooker -48
previous creamy 64
previous cried 35
previous cries -59
previous cry 29
previous cupboard -45
previous curry 68
previous dad -41
previous dad's -17
previous daein -43
previous daughter -26
previous daughter's 41
previous dead -36
previous decided 52
previous delighted 40
previous dessert 31
previous detest -56
previous devil -46
previous diet -56
previous dietician -54
previous dinner 73
previous disgusting -41
previous doctor -41
previous down -44
previous easy -32
previous eaten -37
previous else -41
previous english 62
previous even -48
previous ever 52
previous every -37
previous ew -56
previous ex -51
previous eyes -48
previous face -58
previous fancy 50
previous favourite -43
previous fed -54
previous feed 39
previous feel -33
previous festive 30
previous fifty 25
previous filling 53
previous find -31
previous finds -39
previous finish -94
previous flare -63
previous flatmate -42
previous floor 45
previous fodmap 60
previous follow -14
previous forbidden -72
previous forgot 76
previous free 23
previous freezer -31
previous french 69
previous fresh -54
previous from -64
previous front 50
previous fry 66
previous full -36
previous fun 56
previous gags -74
previous garden -43
previous gave 38
previous getting -35
previous girl 51
previous give 44
previous go 48
previous goes -29
previous gone -62
previous got 76
previous grand 36
previous great 93
previous greek 67
previous green -25
previous grows 25
previous guests -27
previous gym -48
previous hand 35
previous hard -70
previous has -56
previous hate -83
previous hates -37
previous have -56
previous he's -11
previous heartburn 39
previous hearty 43
previous hell 44
previous help -41
previous her -19
previous here -23
previous hi 55
previous him 23
previous hives -59
previous hob -62
previous home -31
previous honestly -31
previous hospital -29
previous hosting 33
previous hot -60
previous house -32
previous household 51
previous hungry -61
previous i'm -41
previous i've -62
previous ideas 38
previous ill -65
previous indian -43
previous industry -30
previous inside -62
previous into 34
previous intolerant 26
previous iron -70
previous ish 40
previous it's -36
previous itch -57
previous its -50
previous japanese 50
previous jar -39
previous job -47
previous joining 33
previous keep -59
previous keeps -63
previous kept 32
previous kid 34
previous kill -62
previous kindly 37
previous lass -55
previous last -72
previous late -55
previous laugh -48
previous law 57
previous learned -60
previous let -32
previous let's 27
previous like 44
previous limits -63
previous line 34
previous lips 56
previous liquid 57
previous live -33
previous loathes -48
previous lol -75
previous look 42
previous lost -36
previous lot -57
previous lovely 29
previous low 37
previous lunchbox -26
previous makes -58
previous making 40
previous manage -43
previous many -30
previous maoi 31
previous mash -11
previous mate 59
previous may 47
previous maybe 56
previous meal -40
previous means -73
previous meant 51
previous met -59
previous mexican 55
previous migraines -56
previous miles 25
previous mind 53
previous minus 24
previous minutes 42
previous miss -44
previous moment -63
previous monday 45
previous money -29
previous more -51
previous moved 33
previous mum -73
previous mum's 54
previous nae -37
previous near -67
previous need -12
previous neighbours 43
previous neither -68
previous never -64
previous next 23
previous no -43
previous nobody -39
previous none -44
previous nor -30
previous not -34
previous now -53
previous number 45
previous oh 99
previous old 44
previous once -29
previous ones 40
previous or 71
previous oven -63
previous pad 30
previous paella 69
previous parents 41
previous party 77
previous pass -53
previous passion -48
previous people 45
previous perhaps 42
previous pet -15
previous place 44
previous plate -48
previous plz -76
previous poorly -40
previous possibly 71
previous prick 44
previous prohibited -48
previous proper -57
previous protein -36
previous put -75
previous quick 41
previous quite -43
previous rare -69
previous rash -40
previous rather 47
previous raw -82
previous react -33
previous reacts -37
previous real -31
previous really -84
previous recipe -68
previous recommend 49
previous red 20
previous reflux -46
previous remember 38
previous repeat -52
previous request 47
previous respect 34
previous rest -67
previous risotto 59
previous road -68
previous roast 44
previous room -55
previous rules 49
previous run -50
previous said -30
previous say -32
previous says -44
previous school -34
previous screams 50
previous see -57
previous seen -38
previous sees -35
previous set 47
previous shape -38
previous she -67
previous shock 4
previous show 41
previous shudder -43
previous sick -59
previous simply -53
previous since -71
previous sister -47
previous small -33
previous smell -40
previous smells -60
previous so -41
previous soap -48
previous someone -32
previous sooner -52
previous spag 60
previous speaking -83
previous spent 55
previous spits 53
previous spring -51
previous stand -47
previous staying 44
previous stays -41
previous steering -40
previous still -67
previous stir 58
previous stomach -38
previous stop -34
previous strictly -60
previous stroganoff 56
previous struck -71
previous stuck -35
previous stuff -54
previous style 66
previous suggest 63
previous suggestion 44
previous supper 72
previous swell 34
previous swells -50
previous tacos 83
previous tastes -74
previous teenager -35
previous teeth -56
previous terms -83
previous test 46
previous tests -46
previous thai 80
previous than -85
previous that's -35
previous their -45
previous them -23
previous there's -37
previous these -44
previous they -37
previous thing 73
previous though 37
previous thought -50
previous thursday -33
previous thyroid -57
previous time -40
previous toddler 40
previous tonight 34
previous took -23
previous touch -56
previous treat 35
previous trust -71
previous turns -73
previous ulcer 54
previous unable 50
previous understand 26
previous until 60
previous up 46
previous upset -83
previous us 34
previous used -87
previous visiting -20
previous visitor 38
previous wait 66
previous walk -39
previous wants -57
previous was 51
previous we'll -47
previous week -55
previous weeks -20
previous went 61
previous were 40
previous what's 67
previous when -42
previous whenever 38
previous where -68
previous whether 31
previous which 41
previous who -66
previous who's 32
previous whole 54
previous why -63
previous wi -73
previous wife 27
previous wife's -46
previous without -26
previous work -57
previous wrote -23
previous y'all 77
previous years -53
previous yet 53
previous you'd 60
previous you'll 26
previous your 58
proof alone 24
proof counted -39
proof dish -73
proof framed -156
proof null 28
question -52
r1 #food -52
r1 0 -39
r1 a 48
r1 after -67
r1 allergic 94
r1 allergy 57
r1 alone 42
r1 altogether 29
r1 always 29
r1 an -76
r1 and -29
r1 anyone -47
r1 anything -38
r1 anywhere 27
r1 away 52
r1 bake -68
r1 banned 72
r1 be -39
r1 because 36
r1 bowl -51
r1 bring 48
r1 but -36
r1 cannot -35
r1 casserole -84
r1 cooked 23
r1 curry -82
r1 did 61
r1 dinner -78
r1 dish -48
r1 do -73
r1 does 76
r1 even 72
r1 everybody 57
r1 excluded 55
r1 filling -60
r1 fine -80
r1 first -67
r1 for -23
r1 free 34
r1 from -44
r1 gave 43
r1 gets 50
r1 gives 66
r1 go -65
r1 going -33
r1 gratin -48
r1 has 71
r1 have 65
r1 he 64
r1 he's -31
r1 help -41
r1 hospital 54
r1 i'd 33
r1 idea -77
r1 ideas -64
r1 industry 27
r1 intolerant 84
r1 involved 39
r1 is 29
r1 ish -63
r1 just 36
r1 keep -32
r1 less 55
r1 let's 63
r1 looking -55
r1 maybe -94
r1 minus -68
r1 more -41
r1 must 33
r1 my 23
r1 never 37
r1 night -79
r1 no 54
r1 none 70
r1 nothing 25
r1 off 62
r1 once 38
r1 one -31
r1 out 98
r1 over 67
r1 plese -69
r1 plz -63
r1 rather -29
r1 recipe -43
r1 risotto -40
r1 sauce -56
r1 sause -64
r1 sets 44
r1 she's -36
r1 since -41
r1 skewers 30
r1 so 35
r1 something -80
r1 sorry 58
r1 stays 51
r1 still -57
r1 stir 33
r1 stroganoff -53
r1 style -50
r1 supper -52
r1 tagine -53
r1 tastes 60
r1 thai 65
r1 than -36
r1 thank -41
r1 then -68
r1 these -28
r1 they -44
r1 thing -29
r1 tho -47
r1 till -28
r1 to 18
r1 today -38
r1 turns 70
r1 type -83
r1 upset 40
r1 upsets 39
r1 wat -73
r1 we'd 59
r1 we've -49
r1 wellington -55
r1 were 44
r1 what's -44
r1 whatsoever 56
r1 when 39
r1 which 89
r1 whit 73
r1 wilting -36
r1 with -44
r1 without -84
r1 y 51
r1 yes -81
r1 you 24
r1 yuck 42
r1 ✗ 58
r2 0 -19
r2 a -29
r2 about 61
r2 after -44
r2 allergic -41
r2 allowed 48
r2 and -34
r2 any 75
r2 asian 26
r2 bad 69
r2 bake 47
r2 banned 58
r2 basically 72
r2 bbq 24
r2 been 83
r2 best 41
r2 better 56
r2 birthday -50
r2 christmas 54
r2 could -40
r2 daein -54
r2 day -29
r2 diet 80
r2 dinner 54
r2 dips -24
r2 does 52
r2 evening -47
r2 every 44
r2 everything 17
r2 faff -64
r2 fancy -48
r2 fine -63
r2 finish -55
r2 for -64
r2 forbidden 85
r2 free -73
r2 french 33
r2 fry 33
r2 go -45
r2 got -42
r2 has -55
r2 hate -49
r2 hates 50
r2 help -70
r2 her 62
r2 here -5
r2 him 48
r2 hold -47
r2 how -31
r2 i 50
r2 i'm -51
r2 i've 38
r2 ideas -39
r2 if 72
r2 in -47
r2 instead 30
r2 into -34
r2 is -22
r2 it's -49
r2 january 56
r2 just 39
r2 kind -50
r2 know 32
r2 last 38
r2 like 31
r2 long -92
r2 loves 46
r2 made -36
r2 mash 56
r2 maybe -56
r2 me 30
r2 min -52
r2 miss 54
r2 monday -43
r2 more -39
r2 much -63
r2 near 68
r2 need 42
r2 needs 30
r2 neither -46
r2 night 59
r2 no -75
r2 not 43
r2 now -53
r2 on 61
r2 only 44
r2 or -58
r2 out 40
r2 over 72
r2 people -5
r2 plenty -54
r2 put 66
r2 puts 44
r2 recipe -73
r2 risotto 90
r2 scratch -28
r2 shall 39
r2 similar -39
r2 so -42
r2 something -37
r2 sort 35
r2 stay 51
r2 stew -39
r2 still 63
r2 straight 69
r2 sunday -25
r2 taste -42
r2 thai 37
r2 than -69
r2 the -52
r2 then 62
r2 thing -72
r2 though 44
r2 time -33
r2 tomorrow -62
r2 type 38
r2 up -45
r2 us 69
r2 use -74
r2 was 36
r2 way 26
r2 we're -43
r2 well 30
r2 what's 26
r2 which 36
r2 winter 58
r2 with 33
r2 without -104
r2 work -61
r2 would -70
r2 year 53
r2 yucky 55
r2 zero -56
r3 #food 33
r3 #refused 36
r3 0 30
r3 ^ -32
r3 about -34
r3 agree 38
r3 all -38
r3 allergic 42
r3 allergy 78
r3 an 48
r3 anniversary -33
r3 any -72
r3 anything -48
r3 are 52
r3 baby 48
r3 be 29
r3 big -54
r3 birthday -65
r3 bit -54
r3 boiled -28
r3 breakfast 78
r3 cold -33
r3 come 66
r3 course 45
r3 creamy -41
r3 cross 43
r3 cupboard -43
r3 daughter 54
r3 day -25
r3 dead 50
r3 devil 54
r3 dinner -35
r3 does -68
r3 doubled 30
r3 eat 72
r3 evening -36
r3 every 57
r3 everything 58
r3 family 65
r3 fancy -29
r3 feature 42
r3 fine 71
r3 free -59
r3 fridge -47
r3 fried -62
r3 gag 39
r3 garden -42
r3 get 77
r3 give -38
r3 going 24
r3 got 62
r3 he -29
r3 heave 44
r3 her 51
r3 him -48
r3 i'm -25
r3 ideas -43
r3 is 32
r3 jar -30
r3 kids -43
r3 kind -35
r3 leave -76
r3 limits 46
r3 lips 58
r3 list 62
r3 lol 31
r3 love 46
r3 make -51
r3 many 61
r3 mash -62
r3 maybe 34
r3 migraines 44
r3 mouth 78
r3 much 39
r3 must 39
r3 my 27
r3 never -40
r3 next 20
r3 night -22
r3 none 41
r3 nothing -78
r3 now -40
r3 office -52
r3 ok 57
r3 on -44
r3 or -47
r3 other -42
r3 out -50
r3 part 55
r3 party -76
r3 passion 41
r3 people -29
r3 perhaps -40
r3 permitted 52
r3 plate 55
r3 pls -70
r3 pot 58
r3 rather -34
r3 raw 42
r3 said 43
r3 same 44
r3 sauce 43
r3 since 51
r3 skin 38
r3 skip -40
r3 some -35
r3 still -41
r3 stomach 64
r3 terrible 53
r3 thank -44
r3 that -80
r3 them 63
r3 there -70
r3 there's 61
r3 thing 23
r3 things 49
r3 think -56
r3 those 79
r3 throat 92
r3 time -50
r3 tonight 24
r3 too -74
r3 us 66
r3 used 57
r3 was 30
r3 we 51
r3 weekend -67
r3 wi -37
r3 wife -37
r3 will 35
r3 with -37
r3 yes 49
r3 you 23
refusing 111
rr #food #refused -63
rr #food ^ -40
rr #food and -48
rr #food curry -49
rr #food dinner 55
rr #food for 59
rr #food instead 30
rr #food maybe -47
rr #food night 55
rr #food not -57
rr #food please -89
rr #food that -82
rr #food type 39
rr #food with 78
rr #refused #food 72
rr #refused #refused -29
rr #refused ^ 61
rr #refused and 48
rr #refused are -43
rr #refused free -73
rr #refused in 70
rr #refused no -63
rr #refused not -76
rr 0 #refused -61
rr 0 days 31
rr 0 min -52
rr <new> #food -76
rr <new> <new> 44
rr <new> ^ -52
rr <new> and 20
rr <new> for -68
rr <new> me 19
rr <new> of -52
rr <new> on 83
rr <new> or 37
rr <new> so 60
rr <new> the -58
rr <new> with 48
rr a #refused 37
rr a <new> 41
rr a miss 54
rr a no 46
rr allergy #food 67
rr allergy ^ 82
rr allergy here 53
rr allergy in 70
rr allergy my 59
rr allergy what 40
rr and #food -74
rr and a -74
rr and an -50
rr and dips -23
rr and i 97
rr and i'd -44
rr and i've 39
rr and it's -38
rr and my 53
rr and no -40
rr and something -99
rr and the 66
rr and what -71
rr any ideas -38
rr anyone ^ -57
rr anywhere near 27
rr are a 106
rr are banned 35
rr are forbidden 69
rr are in -53
rr are not 93
rr are the 39
rr as a 49
rr at <new> 40
rr away from 35
rr bake ^ -57
rr be daein -54
rr because of 66
rr bowl ^ -61
rr but i 35
rr but no -49
rr can i -86
rr can stay 51
rr casserole ^ -41
rr cooked or 35
rr could kill 55
rr curry ^ -50
rr did not 50
rr dinner ^ -69
rr dish ^ -44
rr do not -65
rr do you -60
rr does me 35
rr does not 46
rr every day -55
rr excluded ^ 55
rr for 0 -56
rr for a -10
rr for birthday -50
rr for friday -58
rr for her -83
rr for him -46
rr for his -37
rr for lunch -57
rr for me 73
rr for my -34
rr for one -60
rr for saturday -51
rr for sunday -63
rr for them -49
rr for tomorrow -55
rr for tonight -61
rr free #food 50
rr free <new> -76
rr free for 43
rr from scratch -28
rr from the -35
rr gave me 53
rr give me -53
rr gives me 49
rr got #food 43
rr has been 67
rr has to 44
rr have <new> 66
rr help ^ -41
rr how ^ -51
rr how long -57
rr how to -54
rr i can -81
rr i cannot -50
rr i could -50
rr i do 32
rr i need 32
rr i'd like 61
rr i'm allergic -65
rr i'm not 18
rr i'm on 66
rr i've a 51
rr i've got -28
rr idea ^ -79
rr ideas ^ -48
rr if you 43
rr in #food -100
rr in <new> 54
rr in ^ -39
rr in a 62
rr in any 41
rr in every 42
rr in january 56
rr in the -41
rr in them 61
rr in this 50
rr industry and 27
rr is bad 45
rr is my -50
rr is not 70
rr is off 79
rr is out 43
rr is something 64
rr is that -44
rr is the 42
rr is too 63
rr is yucky 50
rr it <new> 54
rr left from -62
rr like in -36
rr makes her 39
rr makes my 115
rr maybe ^ -50
rr maybe a -80
rr minus #refused -42
rr never ^ 87
rr night ^ -56
rr no #food 70
rr no #refused -40
rr no <new> 31
rr no ^ 107
rr no faff -64
rr not #refused -104
rr not <new> -58
rr not allowed 50
rr not even 59
rr not for 49
rr not from -49
rr nothing fancy -54
rr now what 23
rr of all 45
rr of any 59
rr off my 35
rr ok #refused -74
rr ok ^ 30
rr on <new> 40
rr on a 54
rr on my 43
rr on the -64
rr on thursday -38
rr one ^ -60
rr or #food -45
rr or #refused 54
rr or a -71
rr or anything 49
rr or similar -39
rr or some -49
rr or something -76
rr out ^ 74
rr over my 50
rr perhaps ^ 40
rr please #food -29
rr please no -64
rr plz ^ -53
rr recipe ^ -72
rr recipe that -55
rr sets off 44
rr since the 32
rr smells like 52
rr so #refused 50
rr so it 36
rr so not 35
rr something with -22
rr sort of -63
rr stew ^ 48
rr stir fry 33
rr supper ^ -45
rr tacos ^ -47
rr tastes like 41
rr tastes of 41
rr thank you -26
rr that does 23
rr that has -55
rr that is -59
rr that was 27
rr the #refused 51
rr then ^ -70
rr these days -28
rr thing ^ -60
rr this evening -47
rr to bake -28
rr to finish -33
rr to go -71
rr what #food -32
rr what <new> -59
rr what about 63
rr what can 34
rr what could 43
rr what's a -50
rr what's for 78
rr whatsoever ^ 47
rr with #food 39
rr with #refused -116
rr with <new> -47
rr with no -67
rr without #refused -60
rr would be -31
rr would not 62
rr would that -50
rr yes #refused -79
rr ✗ ^ 54
rrr #food ^ ^ -40
rrr #food and #food 33
rrr #food instead ^ 30
rrr #food or #food -32
rrr #food please ^ -72
rrr #food with #food 57
rrr #refused ^ ^ 61
rrr #refused free ^ -67
rrr 0 #refused ^ -52
rrr <new> ^ ^ -52
rrr <new> on the 53
rrr a no go 46
rrr allergy #food ^ 63
rrr allergy ^ ^ 82
rrr allergy in the 47
rrr and #food #food -46
rrr and #food ^ -127
rrr and #food in -27
rrr and #food please -37
rrr and #refused #refused 42
rrr and #refused ^ -94
rrr and #refused and -57
rrr and #refused it -22
rrr and <new> ^ -47
rrr and a #food -88
rrr and a <new> -42
rrr and i are 75
rrr and i do 20
rrr and i'm <new> 62
rrr and i'm not -61
rrr and what else -48
rrr anyone ^ ^ -57
rrr are a no 74
rrr are off limits 43
rrr are out ^ 77
rrr bake ^ ^ -57
rrr be daein wi -54
rrr bowl ^ ^ -61
rrr but no #refused -49
rrr by the way 63
rrr can i do -42
rrr can i make -81
rrr can stay in 45
rrr casserole ^ ^ -41
rrr cooked or raw 35
rrr curry ^ ^ -50
rrr dinner ^ ^ -69
rrr dish ^ ^ -44
rrr does not feature 42
rrr excluded ^ ^ 55
rrr for #refused ^ -41
rrr for 0 ^ -90
rrr for 0 please -59
rrr for a 0 -66
rrr for dinner ^ -126
rrr for friday ^ -48
rrr for me ^ -33
rrr for me a 48
rrr for one ^ -60
rrr for saturday ^ -31
rrr for the family -82
rrr for the kids -44
rrr for the office -51
rrr for the weekend -67
rrr for them ^ -49
rrr for tonight ^ -58
rrr free #food ^ 23
rrr help ^ ^ -41
rrr how ^ ^ -51
rrr i do not 19
rrr i'd like to 48
rrr idea ^ ^ -79
rrr ideas ^ ^ -48
rrr in #food for -52
rrr in ^ ^ -39
rrr in a #refused 42
rrr in it ^ 105
rrr in the cupboard -43
rrr in the fridge -45
rrr in the sauce 64
rrr in this house 65
rrr is a no -28
rrr is bad for 38
rrr is not something 48
rrr is off the 77
rrr is that a -35
rrr make me gag 39
rrr makes me ill -31
rrr makes my #refused 64
rrr makes my mouth 29
rrr makes my throat 59
rrr maybe ^ ^ -50
rrr minus #refused ^ -42
rrr never ^ ^ 87
rrr night ^ ^ -56
rrr no ^ ^ 107
rrr no faff ^ -64
rrr not #refused ^ -73
rrr not allowed ^ 47
rrr nothing fancy ^ -54
rrr of all things 45
rrr of any sort 39
rrr off my list 35
rrr ok ^ ^ 30
rrr on it ^ 31
rrr on the <new> -44
rrr on the barbecue -42
rrr on the table -35
rrr one ^ ^ -60
rrr or #food ^ -52
rrr or #food for -40
rrr or #food to -47
rrr or #refused ^ 78
rrr or something like -55
rrr out ^ ^ 74
rrr over my dead 50
rrr perhaps ^ ^ 40
rrr please no #refused -64
rrr plz ^ ^ -53
rrr recipe ^ ^ -72
rrr sets off my 44
rrr sort of thing -91
rrr stew ^ ^ 48
rrr supper ^ ^ -45
rrr tacos ^ ^ -47
rrr tastes like <new> 34
rrr that does not 23
rrr that is not -59
rrr then ^ ^ -70
rrr thing ^ ^ -60
rrr to go with -67
rrr what about #food 46
rrr what can i 34
rrr what's a good -46
rrr whatsoever ^ ^ 47
rrr with #food ^ 53
rrr with #food and -86
rrr with #refused ^ -35
rrr with a creamy -36
rrr with a passion 41
rrr with it ^ -47
rrr with no #refused -67
rrr with the #food -53
rrr would be <new> -35
rrr yes #refused no -30
rrr ✗ ^ ^ 54`
