/** What each word around a food says of its being refused. Made by `npm run train:needs`: change the corpus. */

/** The corpus that it was made from (doubt.test.ts). */
export const TRAINED_FROM = '842874aea9ae26ee'
export const BIAS = 0.088
/** What many messages say. */
export const WORDS =
  '0 1 12 15 2 20 2019 2kg 3 4 5 6 7 8 9 a abide able about absent absolutely according account ache across actual actually add adore adores advance advice advised afraid african after afternoon again against age ago agree ah ahead alcohol alive all allergic allergist allergy allotment allowed almond almonds alone along already also although altogether always am ambulance among an anchovies and anniversary announced another antipasti any anyone anything anyway anywhere apart apologies apologise apparently appetite apple apples appreciate apricots are argue arrives artichokes as asap ashkenazi asian aside ask asked asking asparagus assistance asthma at ate attack au aubergine aubergines august aunt auntie autumn avocado avocados avoid avoided avoiding avoids away awfully ayurvedic baby baby\'s back bacon bad badly bag bagel bagels bake baked bakery baking balloons banana bananas banned bar barbecue barley bars base based basically basil bass bathroom batter bbq be beaf bean beans bear bearing because become bed beef been beetroot before beg begin beginner behind being believe bell belly berries besides best bet better between big bin birthday biryani biscuit biscuits bit bite bites bits black blackberries blender bless blisters bloated block blood blue blueberries boak boat body boil boiled bol bolognese book bored boring boss both bother bothered bottle bought bowl box boy boycott boyfriend boyfriend\'s boys bread breakfast breastfeeding breasts breathe brie bring bringing brings brisket brittany broad broccoli broke broken broth brother brought brown brownies brunch brussels buckwheat buffet bulgur bun bunch buns burger burgers burns burnt but butter buttermilk butternut buy by cabbage caesar cake cakes call called calls came camping can canape cannot canteen capers caraway carbonara cardiologist care careful carne carries carrot carrots carry cashews casserole cassoulet cat caught cauliflower celebrate celeriac celery chance chard cheap cheddar cheese cheesecake cheesy cherries cherry chestnut chestnuts chew chicken chickpea chickpeas child children chili chilli chilli\'s chillies chilly chinese chips chives chocolate choi choir choose chops chorizo chowder christmas church chutney cilantro cinnamon citrus clams class cleaned clear clinic close closed closes closing club clue cob cockroaches coconut cod coeliac coffee cold coleslaw colleague colourful come comes comfort comforting coming company completely complicated con condition confirmed congratulations considered consultant contain containing cook cooked cooker cookie cookies cooking coq coriander corn cos cosy cottage could count country courgette courgettes course couscous cousin covered cow\'s cows crab crabs crackers cramps craving cream creamy creme cried cries crispy cross crossed crowd crown crumble crunchy crust crusty cry crying cucumber cup cupboard cupcakes curry custard cut dad dad\'s daddy daein dairy dal danger dangerous dared dark date dates daughter daughter\'s day days dead deal dear dearly death decent decided delighted dentist description despises dessert detest detests devil diabetic diagnosed diary did died diet dietician dietitian different digest dill dim diner dinner dinner\'s dip dips disagrees disease disgusting dish disliked ditch divorce divvent do doctor does dog dogs doing done door doris double doubled dough down draw dreadful dreaming dressing dried drink drizzle drop duck dumplings e each earth easter eastern easy eat eaten eater eatin eating eats eczema edamame eel egg eggs eggy egs eh eight eightieth either elderly eleven else end ended ends enemy english enjoy enough entirely epipen euros even evening ever every everybody everyone everything ew ex except exchange excluded excuse expecting explain extra eyes face factory faff fair faith fajita fajitas falafel family fan fancy far farm fast father favourite feature fed feed feeding feel feels fennel festive feta fifty fig figs filling finally find finds fine finger fingers finish finished fire firm first fish five fix flapjacks flare flat flatbreads flatmate flatmate\'s flavour floor flour fly focaccia fodmap follow following fond food football for forbid forbidden forbids forget forgive forgot fork form forty found four fraiche free freeze freezer french fresh friday fridge fried friend friends from front frozen fruit fry frying full fun fungus funny fur fuss fussy gado gag gags gammon garden garlic gastroenterologist gave gelatine gene gentle gerald get gets getting gf gherkins ghost gie ginger girl girlfriend girlfriend\'s girls give given gives giving glad glass glaze glazed glut gluten gluten\'s gnocchi go goat goat\'s god goes going gone good goodbye goose gooseberries got goulash gout gp gran grand grandad grandma grandma\'s grandson granola grapefruit grapes grateful gratin gravy great greek green greetings grew grilled grits ground group grows gruyere guacamole guest guests guidance gumbo gut guts gym had haddock haggis hair hake halal half halloumi halloween ham hand handle hands happened happily happy harbour hard hardly has hate hates hav have having hazelnut hazelnuts he he\'d he\'s head health healthy hear heart heartburn hearty heave heavy hell hello help helper helping hen hens her here herring hi high him hindu his hit hives hiya hm hmm hob hock hold holiday hollandaise home homemade honestly honey honeymoon honour hope hoping horseradish hospital host hosting hot hotpot hour hours house household how however hubby hummus hungry hurry husband husband\'s i i\'d i\'ll i\'m i\'ve ice idea ideally ideas if iftar ill impress in include included indebted indian indonesian industry inside insides inspired instead into intolerant invited involve involved iron is ish it it\'d it\'ll it\'s italian itch itches itchy its jacket jackfruit jain jam jambalaya january japanese jar jazz jelly job joining joint joints joke joy juice june juniper just kale kedgeree keen keep keeps kept keto kid kidney kidneys kids kill killed kilo kilos kimchi kind kindly kindness kitchen kiwi knots know kohlrabi korma kosher label lactose lad lady laksa lamb lasagne lass lassi last late lately later laugh law laws leaf learned least leave leaves lebanese leeds leek leeks left leftover legs lemon lemons lent lentil lentils less let let\'s letter lick life light like liked likes lime limes limits line lines linguine lips liquid lisbon list little live lived liver lives living loads loaf loathe loathes lobster lol long longer loo look looking lose lost lot lots love lovely loves low lunch lunchbox lunches ma mac macaroni machine mackerel mad made main mak make makes making man manage mango many maoi maple march marinade market married marrow mash mashed massive mate matter may maybe mayo mayonnaise me meal meals mean means meant meat meatballs mediterranean melon member mention mentioned menu meringue mess message met mexican mezze microwave middle midnight midwife might migraines mild miles milk milky min mince mind mine minestrone mint minus minutes miso miss missed mixed moment monday money monkfish month months mood more morning most mother mother\'s moussaka mousse mouth mouthful moved much muffins mum mum\'s mummy mums mushroom mushrooms muslim mussels must mustard mustard\'s mutton my myself nacho nae name nan naturally near nearly need needs neeps neighbour neighbours neither nephew never new news next nibbles nice nicely niece night nights nightshade nine no nobody nobody\'s non none noodle noodles nor normally nose not note nothing now nuggets nuisance numb number nurse nursery nut nutmeg nuts nutty o oats obliged obviously och october octopus odd of off offer office oh oil ok okay okra old olive olives omelette on once one one\'s ones onion onions only open opened operation option or orange oranges order orders other ought our ours out outside oven over own owt oxtail oyster oysters packed pad paediatrician paella paid pain pak pan pancake pancakes paneer papaya paprika parents parmesan parmigiana parsley parsnips part parted particular partner partner\'s party pass passion passover past pasta paste pastry pasty patience pavlova pea peach peaches peanut peanuts pear pears peas pecans peel peeling people pepper peppers per perfect perhaps permission permitted person pesto pet pharmacist pheasant pick picked pickle pickled pickles picks picky picnic pie piece pig pigs pine pineapple pints pistachio pistachios pitta pizza place plaice plain plan planned planning plant plantain plate platter play please plenty plese pls plum plums plus plz point poison poke poland polenta pomegranate poor poorly poppy pork pork\'s porridge posh possible possibly pot potato potatoes pounds ppl prawn prawns prefer pregnant prepare prick principle problem prohibited promised proper properly propose protein provided prunes psychiatrist pudding puddings puff pulled pumpkin purple push put puts quail question quiche quick quinoa quit quite rabbit radish radishes ragu rainforest raining raisin raisins ramadan ramen ran rare rash raspberries ratatouille rather raw react reacts read reading ready real realise really reared reasons recipe reckon reckons recommend red reduced reflux refrain refuse refuses regards regret regrettably religious remember remembered repeat request requested resist respect respectfully respects rest results revolting rheumatologist rhubarb ribs rice rich ricotta right ring risotto road roast roasted rocket roll rolls romance room round ruin rule rules run runner rush rye sadly safe safely saffron said salad salads sale salmon salsa salt salty same sandwich sandwiches sans sardines sarnie satay saturday sauce saucy sausage sausages sause savoury saw say saying says scallops scared schnitzel school scones scrap scratch screams sea seafood search season second see seed seeds seeing seem seems seen sees semolina send sensitive sent serious seriously serve served service sesame sesame\'s set sets seven severe shakshuka shall shame shape share shared she she\'d she\'ll she\'s sheet shellfish shepherd\'s sherry shock shop short should should\'ve shoulder show shrimp shudder shut sick side sides silly similar simple simply since singapore single sister sister\'s sit six size skewers skin skip slaw sleeps slice slimy slow slugs small smell smelled smells smoked smoky smoothie snack snacks snag so soap sobs soft some somebody someone something somewhere son son\'s sooner soop sorry sort souffle sound sounds soup sour soy soya soya\'s spag spaghetti spanish spare speaking specialist speeches spent spice spicy spinach spits split sponge spots spread spring sprinkle sprouts squash squid stale stall stand standing start started starter stay stayed staying stays steak steaks steer steering step stew stick sticks sticky still stir stirfry stock stomach stone stones stop stopped story stove straight strawberries strict strictly strings stroganoff strong struck stuck student stuff stuffed stuffing style such sugar suggest suggesting suggestion suit suitable sultanas sum summat summer summers sunday supper support suppose sure sushi swallow swallowed swap swede sweet sweetcorn sweets swell swelled swells swollen swore sworn syrup ta table tablets taco tacos tagine tahini take takeaway taken takes taking tapas tarragon tart taste tasted tastes tattie tea teacher teacher\'s teen teenager teeth tell tempeh ten teriyaki terms terrible terribly test tests texture thai than thank thankful thanks that that\'d that\'s the their them then there there\'s therefore these they they\'d they\'re they\'ve thick thighs thing things think thinking thinks thirty this tho those though thought thoughts three threw thrilling throat through throw thursday thyroid tick till time tin tingle tinned tiny tiramisu tired to toast toasted toastie today toddler toffee tofu together told tolerate tom tomato tomatoes tomorrow tongue tonight tonite too took tooth top topping toppings tortillas touch traditional traditionally tray traybake treat tree tried trifle trimmings trip tripe trouble trout truffle trust try trying tub tuesday tummy tuna turkey turkish turmeric turn turned turning turnip turnips turns twelve twice twins two type ugh ulcer ulcers unable uncle under understand understanding unfortunately uni unless until up upon upset upsets us use used uses using usual usually veal veg vegan vegetable vegetarian veggie venison version very vicar vietnamese vin vinaigrette vinegar visiting visitor w w/o wait waldorf walk wall walnut walnuts want wanted wants warfarin warm warming warned was washing wat watched water watercress watermelon way ways we we\'d we\'ll we\'re we\'ve weather wedding wednesday wee week weekend weeks weird welcome well wellington welts went were wet what what\'s what\'ve whatever whats whatsoever wheat wheezing when whenever where whether which while whit whit\'s white who who\'s whoever whole whom why wi wife wife\'s wild will wilting wind wine winter wish with within without wok woke won wonder wondered wonderful word work worked working works world worst would wrap wraps wrong wrote x y y\'all ye yeah year years yellow yes yesterday yet yoghurt yorkshire you you\'d you\'ll you\'re youngest your yuck yucky yum yusuf zero zone ✗'
/** A feature and hundredths. */
export const DOUBT_LINES = `before =ailment 22
before =amount -35
before =before 97
before =except 26
before =frame -29
before =howTo -30
before =hurts 44
before =ill 33
before =not 68
before =pronoun 29
before =swap 18
before abide 35
before about -33
before absolutely 15
before according 15
before actually 18
before add 21
before advised 31
before afraid 22
before after 44
before ah 22
before allergist 21
before although 21
before always -31
before am 18
before announced 23
before another 27
before any 20
before anything 20
before apparently 20
before are -18
before as 19
before asked 18
before asking -28
before avoid 42
before avoiding 30
before ayurvedic 29
before baby 18
before badly 29
before bake 23
before baked -22
before bear 29
before been -17
before believe -22
before besides -23
before best -24
before better -35
before between -27
before big -20
before bit 22
before bite -16
before body 25
before bolognese 27
before both 16
before bottle -20
before bought -22
before boycott 27
before boyfriend 25
before boys 18
before bring -31
before broke 27
before buffet -17
before bunch -26
before burnt -17
before buy 23
before caught -33
before child 25
before chinese -25
before chowder -27
before clear 31
before clinic 21
before cold -21
before comforting -23
before consultant 29
before contain 29
before containing 19
before cooker -21
before cooking 18
before count 27
before cousin 18
before covered 22
before cramps 16
before craving -32
before creamy -37
before crispy -27
before crumble -29
before crunchy -23
before cup -26
before curry 21
before dad's 23
before daein 25
before dared 27
before day -24
before death 18
before decent -26
before delighted -14
before despises 18
before detests 35
before diet 33
before digest 28
before dip -31
before dish -40
before ditch 28
before dog 19
before dressing -20
before drop 20
before earth -19
before easy -27
before eatin 25
before eating -21
before eats 28
before else -42
before end 18
before enjoy 16
before enough -37
before even -17
before face 29
before factory 30
before fajitas -23
before fan 16
before fancy -26
before father 29
before fed 22
before feed 19
before festive -18
before finally -32
before finds 30
before finish 19
before first -27
before follow 22
before following 25
before forbids 31
before found 27
before freeze -27
before french -17
before fresh -32
before fried -27
before friends -19
before from 24
before full -33
before gags 35
before gastroenterologist 29
before gene 27
before gentle -20
before get -21
before girl 34
before girlfriend 29
before given 24
before glad -17
before glazed -26
before got -36
before gout 23
before gp 17
before gran 19
before grandma's 22
before greek -33
before green -19
before guest 38
before guests 27
before had 51
before handle 26
before has 26
before hates 16
before hav -27
before he 24
before healthy -16
before hearty -27
before hello -24
before help -21
before here 43
before high -19
before him -9
before his 21
before hmm 27
before home -33
before hoping -17
before how -19
before however 19
before hubby 20
before husband's 24
before idea -27
before ill 25
before include 27
before italian -18
before itchy 27
before just 19
before keen 30
before kept 20
before kill -23
before kind -20
before kitchen 20
before know 27
before lad 19
before lady 19
before late -18
before leave 38
before leaves 18
before leftover -23
before letter 22
before life 31
before little 18
before loads -21
before loathes 23
before look 22
before lose 29
before lots -21
before love -27
before loves -27
before low -16
before lunchbox 19
before mac 20
before mad -30
before made 36
before main -29
before making -19
before man 32
before many -20
before marinade -18
before mash -19
before mate 31
before may 32
before maybe -30
before meant -23
before mediterranean -30
before mention 26
before mentioned 27
before minus 46
before more -35
before most -23
before mouth 20
before mouthful 19
before much -23
before mum 39
before mums -18
before must 39
before my -2
before near 35
before nearly -22
before neighbour -30
before neither 43
before new 19
before next -13
before nicely -23
before no 21
before nobody 19
before non 23
before none 29
before normally 26
before nothing 40
before now -25
before numb 26
before nurse 27
before obliged -19
before obviously 22
before off 22
before oh 27
before ok -27
before old 28
before only -14
before other 15
before oven -21
before owt -15
before paediatrician 19
before pan -17
before parents 20
before partner 35
before party 26
before perhaps -32
before pharmacist 23
before piece -21
before place 26
before please 24
before plenty -27
before point -19
before possibly -21
before pot -35
before prefer 21
before prepare -17
before prick 25
before problem 24
before proper -30
before provided 26
before puts 16
before quick -24
before quite 20
before rash 24
before rather 28
before raw 27
before reacts 21
before real 24
before realise 27
before red 20
before refrain 30
before regrettably 25
before respectfully 21
before roast -22
before room 24
before rules 18
before sadly 18
before sans 33
before sauce -30
before saying 18
before says -14
before scared -21
before search -21
before sees 23
before served 27
before set 19
before severe 27
before sick 25
before side -15
before singapore -21
before single 28
before skin 27
before skip 42
before slow -24
before small 20
before sobs 23
before some -47
before someone 38
before something -35
before son's 24
before sort -27
before spanish -20
before spare 33
before specialist 22
before stand 24
before stay 24
before staying 20
before steer 28
before steering 23
before stick -25
before sticky -24
before stir 13
before stop -29
before stopped 16
before strictly 21
before style -43
before sunday -21
before supper -19
before support 33
before sure 27
before swells 28
before sworn 22
before table -20
before take 20
before taken 19
before takes 25
before teen 22
before teeth 25
before test 25
before that 35
before their 24
before them 22
before these -24
before they've 19
before thing -24
before things 20
before thinking -40
before this -33
before those -23
before thought -26
before threw 23
before tin -31
before toasted -17
before toddler -29
before tolerate 26
before tooth 28
before touch 32
before traditionally 27
before tub -24
before tummy 24
before twins 14
before ulcer 24
before unable 26
before uncle 23
before under 24
before unfortunately 19
before upon 24
before use -23
before used -32
before using -19
before visitor 29
before w -27
before w/o 40
before waldorf -19
before want -28
before wants -20
before warm -30
before warming -29
before watched 27
before way -15
before weekend 18
before well 21
before welts 23
before went 18
before were 23
before whenever 28
before where 23
before whit -19
before whit's -18
before who 29
before who's 34
before whom 30
before why -30
before wife -18
before winter -20
before work 33
before wrote -17
before year 22
before yellow -25
before yes 24
before you'd -27
before you'll 20
before your 17
before zero 48
behind #food -26
behind =ailment 30
behind =amount -32
behind =complaint 15
behind =dish -33
behind =eats 24
behind =except 26
behind =frame -17
behind =howTo -15
behind =hurts 35
behind =not 37
behind =placed -33
behind =strong 41
behind =swap 15
behind =tight 49
behind =wishAfter -26
behind a 24
behind after -37
behind agree 25
behind allergy 60
behind allotment -16
behind allowed 36
behind alone 21
behind altogether 18
behind an 15
behind and -26
behind anyone -37
behind anywhere 16
behind ate 21
behind avoided 24
behind away 44
behind bad 38
behind banned 48
behind beaf -21
behind belly 31
behind best 21
behind bet 23
behind better 20
behind birthday -31
behind bit -14
behind black -28
behind bloated 24
behind boring -28
behind both 21
behind brings 18
behind brother 22
behind by 22
behind christmas 27
behind church -23
behind cold -27
behind cooking 31
behind could -30
behind covered -27
behind creamy -27
behind cries -31
behind cross 23
behind crowd -21
behind cry 21
behind cup 26
behind cupboard -24
behind curry -20
behind dad -14
behind daein -28
behind daughter 17
behind day -5
behind days 25
behind dessert -23
behind devil 25
behind did 30
behind diet -14
behind dips -25
behind dish -45
behind does 26
behind down -22
behind dressing -15
behind easter 16
behind eat 32
behind eaten 27
behind eating -22
behind elderly -14
behind excluded 34
behind factory 28
behind family 33
behind feature 20
behind feel 24
behind feels -25
behind filling -31
behind fine -41
behind floor 32
behind forbidden 28
behind forgive -28
behind free 35
behind freezer -30
behind french -25
behind friday -24
behind friends -22
behind from -22
behind front 18
behind fry -39
behind frying -18
behind gag 23
behind garden -20
behind gets 31
behind gie 18
behind give 42
behind gives 35
behind going -14
behind gone 23
behind gran -24
behind grand -28
behind gratin -26
behind great -24
behind ground 22
behind halloween -30
behind hand -25
behind has 18
behind heartburn 28
behind heave 20
behind hives 34
behind hold -24
behind hospital 25
behind hot 21
behind hours 34
behind household 32
behind how -41
behind ideas -15
behind included 26
behind industry 13
behind insides 17
behind intolerant 42
behind involved 33
behind is 25
behind ish -34
behind it's -19
behind itch 21
behind its 30
behind january 34
behind jar -18
behind just 17
behind keep -27
behind kill 36
behind kitchen 37
behind know -31
behind lady -20
behind last 23
behind leaves -9
behind less 27
behind limits 27
behind lips 28
behind list 43
behind little 27
behind lives -28
behind lol -28
behind looking -30
behind lost 30
behind love -27
behind lunch -26
behind made -15
behind mak -19
behind makes 16
behind may -23
behind maybe -53
behind me 54
behind menu 23
behind met 21
behind migraines 27
behind mine -20
behind minus -21
behind month 17
behind mouth 41
behind must 24
behind my 50
behind near 35
behind nice -36
behind not 29
behind nursery 24
behind obviously -21
behind of 28
behind off 21
behind offer -23
behind okay -23
behind one 36
behind open -23
behind or -19
behind out 58
behind pain 30
behind pan -33
behind part 23
behind party -30
behind passion 26
behind past 26
behind people -14
behind picnic -24
behind plate 29
behind plenty -24
behind plese -27
behind pls -20
behind plz -43
behind possible -19
behind proper -23
behind put 30
behind rash 25
behind read 26
behind ready -20
behind reasons 22
behind recipe -28
behind recommend -28
behind right -20
behind risotto -20
behind ruin 20
behind same 21
behind sans -21
behind sause -34
behind school 30
behind scratch -18
behind sea 32
behind season -24
behind send 18
behind set 19
behind sets 21
behind shape 17
behind she -19
behind sheet 27
behind shop 20
behind similar -30
behind sit 22
behind skin 24
behind slimy 37
behind smell 27
behind soap 34
behind some -48
behind something 24
behind soop -26
behind sort 20
behind sounds -23
behind speaking 30
behind stay 42
behind stays 26
behind step -25
behind stew -42
behind stir -37
behind stomach 34
behind straight 30
behind strings -17
behind struck 24
behind summers 29
behind sunday -19
behind supper -49
behind sure -17
behind take -15
behind tastes 35
behind terrible 31
behind thai -17
behind than -22
behind thanks 31
behind that -22
behind that's 16
behind these 31
behind they -19
behind they'd -17
behind thing 20
behind tho -21
behind through 36
behind thursday -36
behind today -39
behind together -14
behind topping -17
behind treat -24
behind tree -22
behind turning -25
behind type -30
behind ulcers 26
behind upset 24
behind upsets 23
behind use -34
behind w/o -22
behind wanted 15
behind wedding 19
behind weeks 23
behind wellington -27
behind were 31
behind wet -28
behind whatsoever 20
behind who -43
behind wi -36
behind with -28
behind without -27
behind work -33
behind would -33
behind wrong -26
behind x 20
behind y 26
behind year -20
behind yes -53
behind yucky 31
behind zone 27
behind ✗ 30
earlier 0 30
earlier =ailment 61
earlier =hurts 33
earlier =ill 25
earlier =not -15
earlier =strong 28
earlier a 33
earlier abide -15
earlier able -20
earlier after 39
earlier again -36
earlier allergic -39
earlier and 38
earlier another -17
earlier anything 27
earlier anyway -27
earlier at -15
earlier avoiding -24
earlier badly -16
earlier because -20
earlier believe -22
earlier big 31
earlier blisters 22
earlier bored -22
earlier bother 36
earlier bowl 20
earlier boy 34
earlier boyfriend -19
earlier bring -18
earlier brunch -17
earlier burns -25
earlier but -12
earlier by 39
earlier called -16
earlier came 25
earlier camping -38
earlier can -18
earlier cannot -55
earlier cardiologist 23
earlier care -31
earlier cat -17
earlier choose 21
earlier clinic 30
earlier come 25
earlier condition 40
earlier cook 22
earlier could 23
earlier creamy 34
earlier cupboard -37
earlier curry 28
earlier dad -14
earlier daein -24
earlier days 25
earlier dear -23
earlier dietitian 28
earlier dinner 43
earlier does -28
earlier doris 23
earlier eat 30
earlier eightieth -24
earlier elderly 21
earlier enjoy 24
earlier even -21
earlier evening 25
earlier father 20
earlier fed -30
earlier fifty 38
earlier fine 29
earlier finish -31
earlier flatmate 22
earlier follow 24
earlier food 15
earlier forgot 31
earlier free 27
earlier freezer -26
earlier french 23
earlier fresh -23
earlier fridge -30
earlier fried 20
earlier friend 26
earlier friends 19
earlier fry 24
earlier full -15
earlier fun 24
earlier funny 23
earlier garden -21
earlier gave 21
earlier get -22
earlier gets 27
earlier getting -22
earlier give 26
earlier go 18
earlier god 29
earlier gone -21
earlier good 25
earlier gout 17
earlier gran -26
earlier grandad 29
earlier gratin 19
earlier great 31
earlier greek 30
earlier green 28
earlier grows 44
earlier guests -23
earlier had 20
earlier happened 27
earlier hates -18
earlier have -25
earlier he 30
earlier heartburn 24
earlier hell 20
earlier hello 23
earlier hen -19
earlier her 24
earlier here -19
earlier him 27
earlier his 28
earlier hives -29
earlier hob -21
earlier hold -15
earlier home -14
earlier hope 19
earlier hosting 28
earlier hot -14
earlier household 23
earlier husband 24
earlier i'd 24
earlier i've -37
earlier ill -29
earlier iron -36
earlier is -16
earlier ish 20
earlier it -16
earlier joining 26
earlier keep 36
earlier kept 17
earlier kind -26
earlier kindly -20
earlier know 29
earlier last -19
earlier late -30
earlier lent 23
earlier letter 19
earlier like 35
earlier long 20
earlier look 28
earlier lot -18
earlier lovely 20
earlier lunchbox -22
earlier maoi 24
earlier mate 27
earlier may 27
earlier mention 34
earlier menu 24
earlier mexican 28
earlier migraines -21
earlier miles 38
earlier mind 31
earlier more -22
earlier mum -17
earlier nae -23
earlier neither -27
earlier never -26
earlier night -16
earlier not -18
earlier nothing 34
earlier number 30
earlier och 19
earlier of -26
earlier oh 31
earlier old 33
earlier on 27
earlier or 20
earlier orders 19
earlier our 48
earlier outside -23
earlier pad 16
earlier party 30
earlier perhaps 25
earlier pet 22
earlier picnic 19
earlier plz -37
earlier possibly 21
earlier proper -23
earlier protein -26
earlier put -15
earlier question 18
earlier quick 24
earlier recipe -21
earlier red 21
earlier request 20
earlier respect 21
earlier risotto 30
earlier rules 32
earlier sadly 26
earlier said 17
earlier says -45
earlier school 27
earlier screams 33
earlier send 24
earlier set 28
earlier sets -22
earlier she 28
earlier she's -17
earlier silly 24
earlier similar 23
earlier some 17
earlier sorry 16
earlier spag 24
earlier specialist 24
earlier spits 37
earlier stand -16
earlier staying 18
earlier steering -20
earlier stew 36
earlier stir 26
earlier stroganoff 23
earlier student -31
earlier style 28
earlier suggest 18
earlier sunday -25
earlier sure 27
earlier tacos 21
earlier tastes -24
earlier teeth -16
earlier test 22
earlier thai 43
earlier that 27
earlier their -25
earlier thick 20
earlier till -23
earlier time -13
earlier today 20
earlier toddler 34
earlier trip 24
earlier trouble -17
earlier trying 22
earlier ulcer 24
earlier unable 23
earlier until 37
earlier used -26
earlier wait 29
earlier was 17
earlier watched 23
earlier way 36
earlier we'll -28
earlier we're 20
earlier we've -16
earlier weather -22
earlier week -19
earlier weekend -20
earlier what's 27
earlier where -11
earlier which 29
earlier whom 21
earlier wi -18
earlier wife 22
earlier will 30
earlier within 38
earlier would 30
earlier wrote -22
earlier y'all 31
earlier years 20
earlier yes 44
earlier yet 23
earlier you'd -10
earlier yusuf 25
followed but -36
followed colon 59
followed comma -24
followed dash 40
followed end -35
followed sentence 50
joined but -17
joined colon 20
joined dash 52
joined word 35
l1 #food -25
l1 0 -24
l1 a -26
l1 abide 35
l1 add 16
l1 after 45
l1 afternoon -18
l1 again -24
l1 any 22
l1 anyway -25
l1 avoid 40
l1 avoiding 30
l1 baked -21
l1 bear 24
l1 because 27
l1 besides -23
l1 big -24
l1 boycott 27
l1 breakfast -40
l1 but 37
l1 buy 23
l1 christmas -18
l1 contain 26
l1 containing 19
l1 cook -29
l1 cooked -22
l1 craving -23
l1 creamy -28
l1 crispy -23
l1 crunchy -23
l1 cupboard -17
l1 curry 30
l1 decent -22
l1 despises 18
l1 detests 35
l1 digest 20
l1 disgusting -19
l1 do 29
l1 easy -26
l1 eaten 24
l1 eats 28
l1 enough -25
l1 everything -28
l1 family -15
l1 finds 22
l1 first -31
l1 fodmap 20
l1 for -34
l1 forbids 23
l1 form -15
l1 free -22
l1 freeze -29
l1 fresh -24
l1 fried -27
l1 from 34
l1 give 22
l1 glazed -26
l1 good -49
l1 greek -25
l1 had 23
l1 handle 26
l1 has 24
l1 hates 50
l1 hav -27
l1 having 35
l1 hearty -21
l1 her -30
l1 his -17
l1 hot -29
l1 i've -33
l1 if 17
l1 in -36
l1 include 27
l1 indian -18
l1 ish -18
l1 it 28
l1 it's -29
l1 italian -23
l1 keep 30
l1 kitchen -20
l1 know 23
l1 last 20
l1 leave 26
l1 leftover -18
l1 less -27
l1 likes 20
l1 list -26
l1 little -27
l1 loathes 23
l1 lol -33
l1 love -39
l1 lovely 22
l1 loves -21
l1 made 29
l1 make -33
l1 many -15
l1 maybe -29
l1 mediterranean -29
l1 minus 45
l1 more -27
l1 much -36
l1 my -60
l1 near 35
l1 need -19
l1 never 27
l1 nice -31
l1 night -26
l1 no 44
l1 non 29
l1 not 21
l1 now -29
l1 off 23
l1 our -22
l1 out -15
l1 perhaps -22
l1 plate -28
l1 proper -34
l1 put 24
l1 puts 28
l1 quick -33
l1 really -19
l1 refuses 30
l1 roast -20
l1 sans 33
l1 say 17
l1 saying 18
l1 served 31
l1 severe 19
l1 singapore -21
l1 skip 26
l1 some -47
l1 something -23
l1 stand 20
l1 stew 28
l1 sticky -18
l1 stomach -17
l1 strictly 22
l1 style -37
l1 suggest 25
l1 sunday -13
l1 tacos 22
l1 take 42
l1 thai -29
l1 than 31
l1 then 31
l1 there's 20
l1 these -24
l1 thinking -34
l1 this -33
l1 though 25
l1 thought -27
l1 toasted -17
l1 tolerate 26
l1 tonight -26
l1 too -17
l1 touch 25
l1 tried -25
l1 us -21
l1 w -42
l1 w/o 40
l1 wants -27
l1 warming -21
l1 was 26
l1 we've -28
l1 weekend -25
l1 what -64
l1 whit -24
l1 whole -28
l1 wi 21
l1 winter -17
l1 would -25
l1 yes 40
l1 your 23
l1 zero 48
l2 <new> -23
l2 ^ -35
l2 a -49
l2 absolutely 24
l2 advised 19
l2 after 30
l2 again -36
l2 against 13
l2 all -22
l2 allergist 19
l2 allergy 18
l2 anything 32
l2 are -12
l2 as 20
l2 ask 26
l2 asking -23
l2 ate 30
l2 badly 27
l2 bake 35
l2 be 35
l2 better -29
l2 bite 30
l2 bottle -18
l2 breakfast 27
l2 bunch -26
l2 but -21
l2 cannot 50
l2 caught -32
l2 clear 29
l2 clinic 19
l2 cramps 15
l2 craving -18
l2 crumble -26
l2 cup -26
l2 cupboard -21
l2 cut 17
l2 daein 25
l2 death 18
l2 did 16
l2 dip -27
l2 dish -24
l2 ditch 26
l2 do -53
l2 does -28
l2 doing 18
l2 done 28
l2 eatin 17
l2 eating -22
l2 else -19
l2 every 18
l2 everything 23
l2 face 31
l2 family 25
l2 fan 16
l2 fancy -26
l2 for -50
l2 full -28
l2 gags 35
l2 gave 24
l2 gene 27
l2 get -33
l2 goes -27
l2 good -19
l2 goodbye 22
l2 has 49
l2 hates -20
l2 have -18
l2 he -16
l2 here 30
l2 him -30
l2 hold 23
l2 house 22
l2 how -32
l2 ideas -34
l2 if 23
l2 ill 21
l2 iron -21
l2 it's 32
l2 keen 28
l2 keep 36
l2 kid 23
l2 late -17
l2 leave 28
l2 let's -31
l2 limits -16
l2 live -28
l2 loads -21
l2 look 26
l2 lose 29
l2 mac 20
l2 mad -31
l2 main -23
l2 man 27
l2 maybe -28
l2 minus 26
l2 mouthful 19
l2 my -17
l2 never 11
l2 nice -36
l2 no 15
l2 none 28
l2 not 36
l2 nothing 50
l2 now -24
l2 numb 19
l2 obviously 23
l2 oh 23
l2 on -34
l2 only -17
l2 other 16
l2 pan -16
l2 partner 22
l2 perhaps -22
l2 piece -21
l2 place 22
l2 please 26
l2 plenty -26
l2 problem 20
l2 proper -27
l2 put -24
l2 reacts 20
l2 recommend -16
l2 said -19
l2 saturday 17
l2 sauce -36
l2 scared -21
l2 serve -28
l2 set 21
l2 she 25
l2 she's -20
l2 sick 21
l2 skip 30
l2 slow -27
l2 something -35
l2 sort -25
l2 stir -13
l2 stomach 13
l2 stop -29
l2 strictly 14
l2 suggest -23
l2 supper -27
l2 support 26
l2 sweet -16
l2 sworn 15
l2 take 17
l2 teeth 23
l2 thai 23
l2 the -32
l2 there 18
l2 those -21
l2 tin -28
l2 too -15
l2 tub -23
l2 up -24
l2 use -24
l2 wait 16
l2 waldorf -19
l2 want -20
l2 wants 14
l2 warm -28
l2 we've 17
l2 welts 19
l2 what -33
l2 what's -37
l2 who 28
l2 whoever 27
l2 would 21
l2 wrong -32
l2 year -17
l3 #food 28
l3 #refused -17
l3 <new> -22
l3 a -8
l3 about -26
l3 after -25
l3 all 13
l3 allergic -24
l3 am 21
l3 another 24
l3 anything 21
l3 are -20
l3 away -18
l3 bake -25
l3 bit 24
l3 bring -18
l3 cannot -23
l3 cook -21
l3 creamy -24
l3 cupboard -22
l3 curry 31
l3 cut 13
l3 daughter -17
l3 day -36
l3 did -23
l3 diet 18
l3 does 20
l3 easy -23
l3 eat -5
l3 eating -16
l3 every 18
l3 family 24
l3 first -21
l3 forgot 25
l3 from -16
l3 girl 32
l3 give -33
l3 gone -17
l3 green -31
l3 guest 19
l3 had -19
l3 have -26
l3 he 31
l3 heartburn 21
l3 home -21
l3 hospital 22
l3 house -42
l3 how -28
l3 husband's 24
l3 if 40
l3 ish 18
l3 keep 32
l3 kill -17
l3 leave 24
l3 like -23
l3 looking -17
l3 love -30
l3 make -35
l3 makes -32
l3 making -22
l3 mate 34
l3 maybe 14
l3 mild -22
l3 more -22
l3 must 30
l3 need -29
l3 nice -33
l3 night -17
l3 nobody 36
l3 none 31
l3 not 24
l3 now -28
l3 of -46
l3 off -29
l3 oh 32
l3 one 38
l3 only 20
l3 our 32
l3 owt -20
l3 partner 18
l3 proper -28
l3 put -26
l3 quite 20
l3 rather 22
l3 raw 15
l3 react 21
l3 real 21
l3 refuse 28
l3 roast -17
l3 same 15
l3 saturday 18
l3 say 19
l3 says -31
l3 sensitive -20
l3 she's 16
l3 should 30
l3 sick -19
l3 since 29
l3 someone 24
l3 spare 23
l3 spits -27
l3 steer 19
l3 steering 20
l3 stir 21
l3 strict 29
l3 suggest -22
l3 sunday -23
l3 swap -19
l3 tacos 28
l3 teenager 25
l3 tell -30
l3 that 24
l3 then 21
l3 there's -21
l3 thinking -19
l3 throat -16
l3 time 39
l3 toddler 23
l3 tomorrow 20
l3 tonight 30
l3 tooth 25
l3 tummy 19
l3 unable 24
l3 us 21
l3 use -30
l3 used -39
l3 warm -22
l3 was -35
l3 we'd 17
l3 we're -16
l3 what 20
l3 what's -45
l3 whenever 20
l3 where 31
l3 which 27
l3 who 24
l3 whole 34
l3 will 24
l3 with -28
l3 without -32
l3 yes 22
l3 you -16
l3 youngest 27
last -35
later #food -20
later #refused -22
later =before 22
later =hurts 53
later =not 17
later =strong 25
later abide 18
later afraid -16
later after 36
later allergy 27
later am 26
later ambulance -23
later anniversary -28
later anything -20
later as 27
later ask -19
later at 27
later bad 23
later bag -26
later bear 32
later bearing -18
later bed 22
later before -14
later begin -20
later being 25
later big -31
later bit -36
later blender -29
later bless 16
later blisters 26
later body 18
later both -16
later bothered -20
later breastfeeding 16
later burns 24
later can -19
later care -19
later choose -26
later cockroaches 30
later complicated -19
later cook -28
later cooked 27
later covered -19
later days 27
later decent 12
later did 29
later dip -17
later dish 19
later do -28
later does 35
later done 19
later doubled 32
later down 25
later eat 18
later eatin 26
later eating 24
later ended -15
later ends -18
later enjoy 34
later entirely 26
later epipen 22
later even 35
later ever 23
later ex 21
later except -19
later face 12
later faff -28
later family 32
later fancy -33
later fast -20
later feed 20
later fine 29
later first -21
later food 17
later forgot 24
later free -24
later from 26
later front 22
later fuss -30
later go -35
later goes -25
later good 23
later got -19
later great -33
later green 23
later has 30
later hate -23
later hav -21
later having 27
later head 18
later help -39
later her -34
later here -19
later his 19
later hold -27
later hospital 36
later hurry -21
later i've 20
later ideas -41
later if 25
later intolerant -22
later involved -24
later it's -19
later kept 30
later kid 17
later kilo -30
later last 46
later law -17
later leaves 16
later lick 20
later life 38
later list 24
later live 25
later lives 20
later longer 20
later look 21
later lots -20
later lovely 24
later loves 34
later main 16
later make -34
later making -23
later matter 20
later maybe 21
later me 31
later minus -40
later month 29
later mouth 39
later much -36
later must -31
later my 48
later naturally -19
later nearly 27
later next 24
later night 35
later no -18
later nobody 20
later none 33
later nothing -31
later off 18
later oh -22
later out -23
later outside -16
later oven -19
later over 46
later own -28
later parted 24
later pass 30
later past -27
later perhaps -19
later provided -19
later puts -16
later quick -23
later rare 27
later rash 28
later raw 13
later real 20
later reasons 17
later recipe -25
later remember 28
later rest 35
later risotto 33
later run -24
later rush -31
later sadly 24
later said 26
later same 25
later saucy -15
later saw -19
later says 25
later see 32
later served -26
later she 37
later sick 24
later side -26
later simple -18
later simply 22
later since 41
later single -20
later skip -24
later smell 26
later something -32
later sort -36
later speaking 27
later spent 30
later spots 22
later spring 13
later sticky -23
later suggest -18
later sure 24
later sweet -26
later swollen 15
later takes -32
later taste 17
later terms 27
later thank -26
later thankful 24
later the 31
later there -29
later therefore 20
later this 26
later tho -14
later thrilling 38
later throat 27
later till 55
later time -24
later tin -28
later told 34
later tonight -26
later top -19
later trimmings -21
later turned -17
later upset 24
later us 27
later use -29
later warm -24
later wat -35
later ways 27
later we'll 29
later week 22
later well 28
later went 35
later wet 37
later whatever 26
later when 30
later where -38
later who 25
later year 32
later your 15
later yuck 27
later zero -24
ll #food 0 42
ll #food <new> -27
ll #food a -24
ll #food an -26
ll #food and -57
ll #food but 34
ll #food for -30
ll #food glazed -22
ll #food in -30
ll #food minus 22
ll #food not 43
ll #food of -30
ll #food or -48
ll #food sans 25
ll #food w -25
ll #food w/o 24
ll #food with -31
ll #food without 18
ll #food yes 32
ll #refused #refused 18
ll #refused a -28
ll #refused free -21
ll #refused got -22
ll #refused less -27
ll #refused please -20
ll #refused the -14
ll #refused what -27
ll #refused with 17
ll 0 a -28
ll 0 and 37
ll 0 no 24
ll 0 with -19
ll <new> <new> 20
ll <new> after 22
ll <new> and 29
ll <new> eat 33
ll <new> from 43
ll <new> got -30
ll <new> i've -15
ll <new> ish -16
ll <new> it 18
ll <new> no -26
ll <new> not -34
ll <new> of 21
ll <new> off 30
ll <new> on 42
ll <new> put 16
ll <new> to 20
ll <new> what -21
ll <new> without -26
ll ^ #refused 44
ll ^ 0 -32
ll ^ and -31
ll ^ any -15
ll ^ breakfast -30
ll ^ curry 22
ll ^ does -23
ll ^ first -20
ll ^ give 24
ll ^ got -28
ll ^ greek -17
ll ^ is -18
ll ^ keep 19
ll ^ love -21
ll ^ my -34
ll ^ not 31
ll ^ quick -29
ll ^ thai -23
ll ^ that -18
ll ^ the 29
ll ^ we've -20
ll ^ with -37
ll a #refused -36
ll a big -24
ll a creamy -20
ll a decent -18
ll a good -47
ll a hearty -21
ll a nice -25
ll a proper -30
ll a thai -21
ll a warming -21
ll a whole -22
ll about a -19
ll after a 20
ll after the 29
ll against the 13
ll all our -20
ll and a -29
ll and no 17
ll and some -27
ll and what -21
ll and with -30
ll any form -15
ll anything but 29
ll asking for -23
ll at all -19
ll at the -16
ll away from 21
ll badly to 27
ll be given 14
ll be without 21
ll because of 27
ll bite of 23
ll bottle of -18
ll bunch of -26
ll cannot abide 35
ll cannot bear 24
ll cannot digest 27
ll cannot do 35
ll cannot have 28
ll cannot stand 20
ll cannot take 24
ll caught 0 -27
ll clear of 29
ll cook with -27
ll covered in 22
ll craving something -18
ll crumble with -21
ll cup of -26
ll curry with -25
ll cut out 17
ll daein wi 25
ll death of 18
ll dessert with -21
ll dinner no 29
ll dinner with -42
ll dip for -17
ll dish with -16
ll ditch the 26
ll do #refused -20
ll do a -40
ll do have -20
ll do with -39
ll do without 21
ll eat a 21
ll eat more -22
ll eat the 24
ll eating #refused -20
ll fan of 16
ll for 0 -23
ll for <new> -34
ll for a -22
ll for the -24
ll free from 21
ll from #refused -27
ll full of -28
ll gags at 23
ll gave up 36
ll give up 24
ll go near 19
ll go with -25
ll goes with -29
ll good with -27
ll goodbye to 22
ll has a 29
ll has no 17
ll have #refused -20
ll have a -32
ll her a -26
ll hold the 23
ll how much -26
ll i <new> -21
ll i ate 28
ll i boycott 27
ll i eat 31
ll i know 17
ll i like -26
ll i loathe 30
ll i love -19
ll i make -25
ll i thought -20
ll i want -37
ll i'd like -21
ll i'm off 28
ll i've #food -20
ll i've got -29
ll ideas with -29
ll in which 27
ll is not 19
ll it a -20
ll it was 30
ll keen on 28
ll leave out 20
ll leave the 24
ll like a -49
ll live on -16
ll loads of -21
ll long does -22
ll lose the 29
ll love a -22
ll low fodmap 20
ll lunch and 18
ll lunch with -35
ll mad about -24
ll main with -23
ll make with -35
ll maybe with -24
ll me <new> -24
ll me a -21
ll me and 31
ll me avoiding 20
ll me have 17
ll me the 29
ll minus the 29
ll mouthful of 19
ll need a -33
ll never eat 36
ll nice with -23
ll no <new> 30
ll no like 23
ll no more 18
ll no to -19
ll none with 28
ll not any 21
ll not be 22
ll not buy 23
ll not contain 26
ll not do 36
ll not eating 30
ll not have 46
ll not take 30
ll not touch 25
ll not use 21
ll not want 17
ll not with 31
ll nothing with 54
ll now a -20
ll obviously no 23
ll of #food -39
ll of #refused -34
ll of <new> 24
ll of that 17
ll of the -25
ll off #refused -27
ll off the 29
ll oh and 22
ll on a 21
ll on my -23
ll on the -40
ll one where 19
ll or #food -16
ll or a -20
ll other than 26
ll out the 21
ll piece of -21
ll please a -28
ll please no 35
ll plenty of -26
ll problem with 20
ll put on -17
ll quick #food -19
ll reacts to 20
ll recipe for -27
ll recipe with 16
ll recommend a -16
ll risotto with -19
ll sauce for -28
ll says no 29
ll scared of -21
ll sick of 24
ll skip the 30
ll slow cooked -22
ll so a -19
ll so what -23
ll something really -19
ll sort of -25
ll staying off 24
ll stew with -34
ll stir fried -13
ll stop eating -29
ll strictly no 11
ll suggest a -23
ll supper with -27
ll support the 26
ll sweet with -16
ll sworn off 15
ll than eat 25
ll the #food -21
ll the #refused -18
ll there a -26
ll there's no 26
ll thing with -28
ll this house -22
ll tin of -28
ll to <new> 21
ll to avoid 16
ll to bake -34
ll to cook -17
ll to do -23
ll to eat 39
ll to make -25
ll to the 34
ll to tolerate 22
ll too many -15
ll tub of -23
ll us a -25
ll use up -18
ll want a -32
ll was a 21
ll was the 26
ll was thinking -19
ll way with -19
ll we had 20
ll we have -19
ll what about -20
ll what's for -26
ll who hates 25
ll who loathes 19
ll with zero 23
ll wrong with -32
lll #food #food with -29
lll #food and a -23
lll #food and some -26
lll #food but no 39
lll #food in a -36
lll #food made with -21
lll #food minus the 21
lll #food or a -21
lll #food please no 26
lll #food with no 47
lll #food with the -24
lll #refused #food with -28
lll #refused in a -27
lll #refused what about -19
lll <new> #food with -36
lll <new> <new> to 20
lll <new> allergic to 35
lll ^ #food 0 43
lll ^ #food and -42
lll ^ #food but 25
lll ^ #food for -25
lll ^ #food in -29
lll ^ #food not 38
lll ^ #food or -31
lll ^ #food with -56
lll ^ #food yes 25
lll ^ #refused allergy -35
lll ^ #refused free -41
lll ^ <new> no -17
lll ^ ^ #refused 44
lll ^ ^ 0 -32
lll ^ ^ and -31
lll ^ ^ any -15
lll ^ ^ breakfast -30
lll ^ ^ curry 22
lll ^ ^ does -23
lll ^ ^ first -20
lll ^ ^ give 24
lll ^ ^ got -28
lll ^ ^ greek -17
lll ^ ^ is -18
lll ^ ^ keep 19
lll ^ ^ love -21
lll ^ ^ my -34
lll ^ ^ not 31
lll ^ ^ quick -29
lll ^ ^ thai -23
lll ^ ^ that -18
lll ^ ^ the 29
lll ^ ^ we've -20
lll ^ ^ with -37
lll ^ a whole -20
lll ^ and a -37
lll ^ anything but 43
lll ^ anything with -17
lll ^ craving something -18
lll ^ dinner with -30
lll ^ got a -21
lll ^ hold the 25
lll ^ how much -17
lll ^ i boycott 24
lll ^ i want -27
lll ^ i've got -22
lll ^ me and 24
lll ^ quick #food -18
lll ^ sick of 22
lll ^ something with -29
lll ^ stir fried -13
lll a #food and -21
lll a #food no 25
lll a #food or -23
lll a #food with -38
lll a #food without 36
lll a bag of -43
lll a bit of -30
lll a bottle of -18
lll a fan of 16
lll a jar of -32
lll a piece of -19
lll a recipe for -21
lll a sauce for -21
lll a stew with -27
lll a tin of -20
lll allergic to #refused -23
lll an allergy to 29
lll are allergic to 28
lll as there's no 17
lll be daein wi 25
lll because of the -18
lll big bag of -21
lll but nothing with 25
lll can i have -22
lll cannot eat #refused -27
lll cannot have #refused -19
lll cannot stop eating -33
lll creamy #food no -22
lll do not do 28
lll do not take 22
lll do not use 25
lll does not do 22
lll for #food with -25
lll for 0 no 24
lll for 0 with -19
lll for lunch and 18
lll give me a -32
lll go wrong with -24
lll goes in a -21
lll gone right off 30
lll got #food and -37
lll has not got 27
lll how long does -22
lll husband's allergic to 24
lll i <new> the -28
lll i cannot have 37
lll i cannot stand 24
lll i cook with -33
lll i do a -24
lll i do with -26
lll i gave up 27
lll i have a -20
lll i make with -26
lll i need a -36
lll i never eat 22
lll i want a -14
lll i'd like a -44
lll i'm 0 and 26
lll i'm against the 13
lll i'm allergic to 9
lll i've sworn off 15
lll in any form -15
lll in this house -22
lll is there a -26
lll it cannot have 27
lll it was the 26
lll keep #refused so 30
lll leave out the 21
lll let me have 17
lll like to bake -29
lll looking for a -17
lll make me a -25
lll must not eat 17
lll must not have 21
lll my cup of -25
lll no #refused no 19
lll no #refused what -19
lll none of that 17
lll not be given 14
lll not have any 25
lll not keen on 28
lll not live without -26
lll not one with 21
lll of #food and -25
lll one mouthful of 19
lll out anything with 22
lll put in a -16
lll recipe with no -26
lll refuse to eat 22
lll sensitive all our -20
lll she cannot abide 19
lll she cannot eat 24
lll sick of #refused -21
lll so no #refused -24
lll something like a -24
lll something sweet with -16
lll something with the -23
lll spare me the 23
lll steer clear of 18
lll steering clear of 19
lll sunday lunch with -19
lll swap #refused for -19
lll tell me a -24
lll that has no 17
lll the smell of 17
lll time i had 27
lll to be without 21
lll to cut out 15
lll to death of 18
lll to do with -21
lll to eat more -22
lll to go with -23
lll tonight not with 22
lll want to make -17
lll we've #food and -19
lll what about a -21
lll what's a good -22
lll what's good with -27
lll who cannot eat 22
lll whole jar of 24
lll will not eat 49
lll will not have 31
lll will not touch 32
lll with #food and -58
lll with #refused and -31
lll with loads of -17
lll with plenty of -15
long 0 -38
long 5 23
lr #food #food -33
lr #food ^ -33
lr #food are 26
lr #food for -37
lr #food nothing -19
lr #food please -44
lr #food that -29
lr #food with -26
lr #food yes -23
lr #refused #food 24
lr #refused <new> -19
lr #refused ^ -75
lr #refused curry -26
lr #refused for -27
lr #refused i -26
lr #refused ideas -22
lr #refused in -19
lr #refused night -24
lr #refused no 38
lr #refused tonight -21
lr 0 ^ 27
lr 0 and -48
lr <new> #food -33
lr <new> <new> -34
lr <new> ^ -43
lr <new> but -16
lr <new> for 20
lr <new> i 18
lr <new> ideas -21
lr <new> in 29
lr <new> is 41
lr <new> maybe -20
lr <new> on 17
lr <new> or -31
lr <new> please -23
lr ^ #food -61
lr ^ #refused -71
lr ^ 0 -46
lr ^ ^ -70
lr ^ a 36
lr ^ allergy 68
lr ^ and 14
lr ^ are 55
lr ^ bake -23
lr ^ bring 24
lr ^ but -55
lr ^ casserole -25
lr ^ curry -31
lr ^ dish -25
lr ^ do -16
lr ^ does 26
lr ^ for -47
lr ^ free 50
lr ^ from -39
lr ^ gave 29
lr ^ give 28
lr ^ gives 25
lr ^ going -21
lr ^ how -28
lr ^ idea -23
lr ^ ideas -19
lr ^ make 24
lr ^ minus -21
lr ^ my 40
lr ^ night -21
lr ^ no 12
lr ^ off 22
lr ^ on -26
lr ^ over 22
lr ^ please -42
lr ^ recipe -24
lr ^ sets 18
lr ^ something -26
lr ^ soop -26
lr ^ stew -41
lr ^ stir -25
lr ^ tastes 22
lr ^ the 13
lr ^ tonight -40
lr ^ what -31
lr ^ without -27
lr ^ would 35
lr ^ yes -29
lr a #food 17
lr a #refused 18
lr a ^ -71
lr a allergy 32
lr a and -32
lr a bowl -24
lr a curry -28
lr a dinner -23
lr a for -57
lr a like -21
lr a maybe -21
lr a no -25
lr a of -22
lr a one -30
lr a or -28
lr a perhaps -25
lr a please -32
lr a recipe -38
lr a sort -19
lr a stew -18
lr a type -23
lr a with -43
lr about ^ -27
lr ah be -28
lr allergy ^ -31
lr an ^ -37
lr an allergy 25
lr and #food -15
lr and <new> 25
lr and ^ -72
lr and and -34
lr and for -22
lr and has 19
lr and have 20
lr and it -21
lr and like -25
lr and makes 15
lr and my -23
lr and please -24
lr and that -26
lr and what 17
lr another #food -14
lr any ^ 21
lr avoid ^ 20
lr avoid for 24
lr breakfast ^ -29
lr but in 24
lr but is 28
lr cold ^ -25
lr contain ^ 20
lr cook ^ -23
lr creamy ^ -18
lr decent ^ -19
lr do #food 30
lr do and -19
lr do here 21
lr does keep -22
lr eat #food 18
lr eat ^ 43
lr eat a 33
lr eat any 23
lr eat i 27
lr eat or 34
lr enough in -27
lr for #refused 24
lr for ^ -75
lr for and -15
lr for please -18
lr for with -15
lr free ^ -31
lr from what 26
lr give a 23
lr good ^ -30
lr got and -27
lr got got -17
lr got to -18
lr had i 21
lr hates with 26
lr have #food 27
lr have or 17
lr hearty stew -20
lr her ^ -22
lr i've #food -23
lr in ^ -26
lr in for -28
lr ish ^ -20
lr it for -23
lr it or -22
lr keep away 18
lr keep out 26
lr kids ^ -25
lr leave alone 12
lr like ^ 37
lr loathe ^ 27
lr loves ^ -27
lr make ^ -29
lr maybe ^ -27
lr me ^ -32
lr minus ^ 36
lr more in -13
lr much ^ -29
lr my <new> -31
lr my ^ -17
lr my and -26
lr near ^ 20
lr nice ^ -15
lr night ^ -19
lr no #food 56
lr no #refused 44
lr no <new> -19
lr no ^ 11
lr no for 32
lr no i 34
lr no i'm -25
lr no in 20
lr no no 21
lr no of 17
lr no on 30
lr no or 28
lr no plese -30
lr no whatsoever 23
lr no yes -19
lr not ^ 45
lr not i -35
lr of #refused 25
lr of and 35
lr of on 19
lr of or -18
lr of to -25
lr off and 23
lr off for 20
lr off since 26
lr off what's 21
lr on the 23
lr one ^ -30
lr one and 29
lr one in 23
lr or #food -26
lr or <new> -17
lr or ^ 19
lr or or 27
lr or to -16
lr our ^ -20
lr out ^ 14
lr please ^ -33
lr proper #food -25
lr put on 29
lr quick #food -31
lr really and -19
lr roast ^ -22
lr sans ^ 29
lr says is 22
lr says tastes 14
lr severe allergy 19
lr so are 36
lr some ^ -33
lr something ^ -21
lr stand ^ 35
lr sticky for -13
lr strictly free 22
lr style for -24
lr thai ^ -18
lr thai for -19
lr than ^ 31
lr that are 19
lr that be 22
lr that has 21
lr that is 29
lr the #food 32
lr the <new> -24
lr the ^ 34
lr the are -34
lr the but 25
lr the for 20
lr the in 31
lr the industry 13
lr the is 26
lr the that 23
lr the with -22
lr them <new> 22
lr them ^ -22
lr thinking ^ -24
lr to #food 17
lr to <new> -17
lr to and 37
lr to i 32
lr to it's 21
lr to of 28
lr to so 31
lr us ^ -31
lr use ^ 21
lr w ^ -36
lr w/o ^ 35
lr what can -33
lr what could -34
lr what dish -13
lr what goes -30
lr what is -23
lr what with -22
lr what would -26
lr which can -25
lr wi ^ -23
lr with ^ -72
lr with and -55
lr with at 25
lr with can -22
lr with for -45
lr with i'm -21
lr with if -28
lr with instead -31
lr with on -26
lr with please -55
lr with so 21
lr with that -27
lr with this -22
lr with though 27
lr with would -19
lr without ^ 20
lr without and -32
lr without please 37
lr yes no 20
lr yes the 21
lr zero ^ 37
next #food 24
next #refused -51
next 0 17
next <new> -11
next =ailment 32
next =hurts 38
next =strong 18
next able 25
next afraid -19
next afternoon 29
next age 27
next all -25
next allergy 27
next although 20
next anniversary -31
next anyway 29
next anywhere -19
next asian 18
next asked -28
next asking -21
next avoid 17
next baby 19
next back -22
next bad 25
next bbq -19
next be -11
next bear 19
next before -12
next being 23
next best -18
next better -28
next big -19
next bit -31
next blender -29
next body 34
next boiled -20
next bolognese 30
next bowl 20
next box -28
next breakfast 19
next brother 12
next brought -20
next brunch 22
next burns 27
next carbonara 22
next care -19
next casserole 25
next chance 28
next cheesy -19
next chinese 32
next choose -29
next chowder 20
next close -23
next cockroaches 30
next colleague -21
next coming 28
next cooked 34
next cooking -23
next crispy -16
next crunchy 17
next daughter 27
next days 30
next decent 12
next description -23
next dinner 18
next dip -18
next dips 25
next do -16
next does 24
next doing 16
next done 19
next down 30
next eastern 16
next easy 22
next eleven 26
next ended -15
next epipen 22
next ever 36
next everything 16
next ex 21
next except -19
next explain -21
next face 13
next faff -33
next family 30
next fancy -24
next fast -20
next filling 18
next fine 22
next finish 33
next first -30
next food 45
next for 18
next forgot 24
next free -23
next friday -18
next friend 26
next fry 59
next full 19
next fuss -33
next garden -20
next gave -18
next give -19
next go -38
next goes -21
next gone 21
next grandson -17
next great -30
next green 37
next gumbo 18
next hate -22
next hates 25
next hav -21
next have 19
next having 34
next he'd 33
next head 18
next hearty 23
next heavy -31
next help -41
next hens -25
next here -23
next him -28
next his 25
next hold -27
next hospital 34
next how -20
next hungry -27
next i'd 26
next i've 24
next ideas -43
next if -15
next included 26
next indian 28
next intolerant -22
next ish 36
next it's -31
next italian 24
next jambalaya 23
next jazz -31
next kept 23
next kid 20
next kids 22
next laksa 21
next last 40
next leave -35
next left 28
next let's 26
next lick 20
next life 31
next like 26
next lines -19
next lips 20
next little 17
next live 24
next long -30
next lots -20
next loves 34
next lunch 33
next lunchbox 22
next mac 21
next main 32
next make -53
next manage 33
next mate -17
next mediterranean 19
next menu 17
next mexican 23
next middle 16
next might 29
next mild 13
next mine -28
next minus -35
next monday 26
next month 27
next most -18
next mouth 44
next mum 25
next must -30
next my 34
next neither 17
next next 24
next night 20
next none 23
next normally -21
next not -19
next oh -22
next old 19
next on 18
next ones -14
next or 40
next outside -16
next over 18
next own -28
next packed 16
next paella 40
next paid 29
next parted 24
next party 26
next past -38
next planned 24
next problem -18
next provided -19
next put 17
next puts -16
next ragu 30
next rare 27
next rash 28
next raw 27
next reasons 18
next recipe -25
next regrettably -18
next remember 22
next rest 28
next round 36
next rush -26
next sadly 24
next said 31
next same 38
next saturday 27
next says 19
next see 21
next serve 26
next she 45
next she'll -25
next she's -15
next shop -29
next show 17
next side -26
next similar 20
next simple -18
next singapore 22
next skip -31
next smell 28
next soap 35
next soft 35
next something -30
next sorry 30
next speaking 27
next spots 22
next still 19
next stir 28
next stop -24
next summer 19
next sunday 14
next supper 19
next swollen 15
next tacos 34
next taste -20
next terms 27
next texture 19
next than -34
next thanks 20
next then -25
next there's -31
next they'd 36
next they've -19
next think -29
next till 45
next time -37
next tin -34
next told 22
next tomorrow -30
next too -22
next took 23
next traditional -18
next tray -19
next trimmings -15
next try 23
next tuesday 24
next type 38
next upsets -23
next us 39
next use -45
next usual -14
next was 43
next washing -30
next wat -35
next ways 27
next we'd 24
next wednesday 31
next week 22
next welcome 25
next went 29
next wet 37
next what's -20
next whatever 26
next when 46
next where -38
next which 34
next wife -18
next wife's 16
next without -37
next wonderful 19
next year 36
next years 23
next your 16
next yuck 35
next zero -24
p #food -34
p #refused -23
p abide 35
p about -27
p absolutely 27
p according 24
p across 27
p add 21
p afraid 22
p agree 25
p ah 21
p allergist 21
p allergy 57
p allowed 29
p alone 21
p although 21
p altogether 18
p always -32
p am 25
p among 16
p announced 23
p another 28
p any 29
p anyone -26
p anything 17
p anywhere 16
p apparently 20
p as 19
p asking -28
p at 28
p au 28
p auntie -19
p avoid 43
p avoided 24
p avoiding 30
p away 38
p ayurvedic 29
p baby 22
p bad 30
p badly 33
p baked -22
p banned 32
p barbecue 16
p bbq -27
p beaf -21
p bear 23
p behind 10
p believe -22
p belly 31
p besides -23
p bet 29
p better -9
p between -27
p big -24
p bite -16
p black -28
p blisters 25
p bloated 24
p block -20
p blood 21
p body 25
p bolognese 17
p boring -36
p both 27
p bought -23
p bowl -23
p boycott 27
p boyfriend 25
p boys 18
p breakfast 20
p bring -20
p brings 18
p broke 31
p brother 29
p brought 21
p bunch -26
p burnt -17
p by 19
p canteen 23
p caught -33
p child 32
p chinese -25
p chowder -17
p christmas 21
p clear 34
p closed 33
p cold -38
p comforting -23
p consultant 29
p contain 36
p containing 19
p cooker -19
p cooking 40
p cousin 27
p cramps 23
p craving -37
p creamy -39
p cries -28
p crispy -27
p cross 22
p crossed 24
p crowd -21
p crumble -34
p crunchy -23
p cupboard -25
p dad's 29
p dared 27
p day -20
p days 27
p death 18
p delighted -14
p despises 16
p detests 35
p devil 25
p diary -25
p digest 20
p dip -20
p dips -29
p dish -61
p ditch 28
p done 17
p down -24
p draw 25
p dressing -23
p drop 20
p earth -19
p easter 23
p easy -32
p eaten 21
p eatin 25
p eating -30
p eczema 25
p elderly -14
p else -36
p end 25
p enough -34
p entirely 19
p excluded 34
p extra -23
p face 29
p factory 33
p faith 24
p fajitas -23
p family 28
p fan 22
p fancy -26
p feature 20
p feed 28
p feel 24
p feels -25
p festive -18
p finally -32
p find 15
p finds 30
p fine -33
p fire 22
p first -26
p flat 24
p floor 32
p follow 22
p following 25
p football 21
p forbids 31
p found 28
p free 31
p freeze -29
p french -31
p fresh -32
p fried -31
p friends -33
p front 20
p frying -18
p full -28
p gag 23
p gags 35
p garden -26
p gastroenterologist 29
p gene 32
p gentle -20
p gets 26
p gie 27
p girl 38
p girlfriend 29
p give 17
p given 24
p gives 38
p glad -17
p glaze -23
p gout 27
p gp 17
p grand -31
p grandma -19
p grandma's 22
p gratin -26
p greek -40
p grilled -26
p ground 22
p guest 40
p guests 26
p had 48
p halloween -30
p hand -17
p handle 26
p hands -28
p has 35
p hate -24
p hates 18
p he 24
p he'd -25
p head 27
p healthy -22
p heartburn 30
p hearty -27
p heave 20
p help -31
p here 47
p high -24
p his 30
p hit 15
p hives 40
p hmm 27
p home -30
p hoping -17
p hospital 23
p hot 9
p hotpot -28
p hours 34
p household 36
p how -33
p however 19
p hubby 20
p husband's 24
p idea -22
p ideas -27
p include 27
p included 26
p industry 16
p insides 17
p intolerant 33
p involved 33
p ish -18
p it's -25
p italian -18
p itch 28
p its 36
p january 34
p just 24
p keen 30
p kind -13
p kitchen 36
p lad 28
p lady -19
p last 34
p late -18
p leaf 20
p leave 41
p leftover -23
p lent 23
p less 25
p letter 22
p limits 27
p line 20
p lips 29
p list 44
p little 35
p lived 25
p loads -28
p loathes 23
p lol -28
p long -26
p look 29
p lost 23
p lots -29
p love -32
p loves -23
p low -24
p lunches -29
p ma -14
p mac 20
p mad -39
p main -28
p mak -20
p man 32
p marinade -21
p mate 31
p maybe -58
p me 49
p meant -23
p mediterranean -32
p mention 26
p mentioned 27
p menu 23
p met 23
p migraines 33
p mine -23
p minus 42
p missed -17
p months 24
p more -36
p most -23
p mouth 44
p mouthful 19
p much -19
p mum 37
p mummy 19
p mums -18
p must 47
p nae 17
p near 47
p neighbour -32
p neither 18
p new 14
p next -14
p nice -32
p nicely -23
p no 23
p nobody 13
p non 23
p none 36
p normally 26
p nothing 40
p nursery 25
p obliged -19
p off 23
p offer -23
p oh 27
p okay -28
p old 21
p only -26
p or -12
p out 49
p oven -36
p owt -15
p paediatrician 19
p paella -13
p paid 23
p pan -32
p parents 20
p part 23
p partner 36
p pass 21
p passion 26
p past 24
p people -22
p permitted 24
p person -16
p pharmacist 23
p picnic -24
p piece -22
p place 29
p plain -23
p please 16
p plenty -34
p plese -27
p pls -28
p plz -43
p point -19
p poorly 28
p possibly -21
p prefer 21
p prepare -22
p prick 25
p principle 26
p proper -34
p provided 26
p puts 24
p quick -17
p quit -21
p quite 23
p rash 34
p rather 32
p raw 28
p read 26
p ready -20
p real 24
p realise 27
p reasons 25
p recommend -22
p red 29
p reflux 15
p refuse 23
p regrettably 25
p respectfully 21
p rich -22
p room 34
p ruin 20
p rules 19
p sadly 20
p safe -25
p same 25
p sans 24
p sause -20
p says -17
p scared -21
p school 27
p scratch -18
p search -21
p season -24
p seems 19
p sees 23
p send 18
p serve 17
p served 26
p set 23
p sets 21
p severe 27
p shape 19
p shared 20
p sheet 27
p shut 24
p sick 28
p similar -36
p singapore -21
p single 32
p skin 39
p skip 45
p slimy 37
p slow -30
p smell 27
p smelled 31
p smoky -22
p soap 35
p sobs 27
p soft -26
p some -70
p someone 32
p son's 24
p soop -26
p sorry 23
p sounds -23
p spanish -20
p spare 33
p speaking 30
p specialist 20
p stay 45
p staying 20
p stays 26
p steer 28
p steering 23
p step -25
p stew -40
p stick -25
p sticky -24
p still -24
p stomach 21
p stop -33
p stopped 16
p straight 30
p strict 23
p strictly 24
p strings -17
p struck 16
p style -37
p summers 32
p sunday -28
p supper -48
p support 33
p sworn 30
p takeaway -26
p taken 19
p takes 28
p tastes 35
p teen 22
p teeth 25
p terrible 34
p test 21
p thank 10
p thanks 36
p that 25
p that's 21
p their 28
p they'd -17
p they've 23
p things 25
p thinking -40
p this -26
p tho -21
p those -23
p thought -28
p threw 23
p through 18
p throw 20
p thursday -36
p tin -13
p toasted -17
p today -45
p tolerate 26
p tooth 34
p topping -22
p touch 34
p traditionally 27
p treat -24
p tree -18
p tub -28
p tummy 24
p turning -30
p twins 16
p type -22
p ulcer 24
p ulcers 26
p unable 28
p uncle 23
p unfortunately 19
p upon 24
p upset 26
p upsets 23
p use -28
p used -29
p using -19
p visitor 29
p w -31
p w/o 35
p waldorf -19
p want -24
p wanted 34
p warfarin 30
p warm -32
p warming -29
p washing -14
p wat -19
p watched 27
p wellington -30
p went 18
p were 39
p wet -28
p whatsoever 20
p whenever 28
p whit -19
p whit's -18
p who 18
p who's 34
p whom 30
p why -18
p wife -20
p wife's 18
p wonderful -24
p would -21
p wrong -27
p wrote -22
p x 27
p y 26
p years -29
p yellow -25
p you'd -27
p you'll 20
p your 21
p yucky 31
p zero 45
p zone 27
p ✗ 30
pair #food @ -64
pair #food an -26
pair #food and -49
pair #food be 21
pair #food dish -26
pair #food for -49
pair #food from -53
pair #food glazed -23
pair #food had -26
pair #food have 28
pair #food i -17
pair #food ideas -24
pair #food it -18
pair #food like -46
pair #food made -21
pair #food minus 26
pair #food not 28
pair #food of -28
pair #food ok -28
pair #food or -58
pair #food out -34
pair #food perhaps -33
pair #food sounds -14
pair #food style -23
pair #food that 44
pair #food w/o 23
pair #food without 24
pair #refused #refused 10
pair #refused <new> 16
pair #refused @ -58
pair #refused cannot 27
pair #refused dinner 32
pair #refused factory 20
pair #refused free -46
pair #refused goes 23
pair #refused is -38
pair #refused less -27
pair #refused or 40
pair #refused pls -29
pair #refused that 27
pair #refused with 18
pair 0 #food -15
pair 0 here 23
pair 0 months 23
pair 0 of 16
pair 0 people -31
pair 0 please -17
pair 0 summers 32
pair 0 with -22
pair 0 year 13
pair 0 years -20
pair <new> <new> 40
pair <new> a -16
pair <new> allergic 36
pair <new> and 19
pair <new> asked 28
pair <new> before -13
pair <new> between -20
pair <new> by 30
pair <new> can -16
pair <new> cannot 28
pair <new> dish -25
pair <new> eat 25
pair <new> for 20
pair <new> from 41
pair <new> has 31
pair <new> here 15
pair <new> ideas -23
pair <new> if 23
pair <new> is -16
pair <new> ish -18
pair <new> lunch -21
pair <new> my 16
pair <new> of 23
pair <new> off -27
pair <new> put 16
pair <new> refuses 23
pair <new> says 27
pair <new> than 18
pair <new> throat 25
pair <new> who 26
pair <new> with -32
pair <new> without -35
pair @ #food -18
pair @ #refused 53
pair @ 0 25
pair @ @ -52
pair @ a 48
pair @ after -34
pair @ allergic 32
pair @ allergy 53
pair @ alone 19
pair @ altogether 18
pair @ and -31
pair @ anywhere 16
pair @ as 22
pair @ at 21
pair @ away 23
pair @ bake -41
pair @ banned 30
pair @ be -14
pair @ bowl -18
pair @ bring 24
pair @ brings 18
pair @ casserole -39
pair @ curry -46
pair @ dessert -19
pair @ did 27
pair @ dinner -48
pair @ dish -41
pair @ do -25
pair @ does 51
pair @ even 25
pair @ excluded 33
pair @ filling -28
pair @ fine -27
pair @ for -27
pair @ free 35
pair @ from -45
pair @ gave 29
pair @ gets 27
pair @ gie 18
pair @ give 33
pair @ gives 35
pair @ go -21
pair @ going -17
pair @ got 24
pair @ gratin -25
pair @ has 32
pair @ have 39
pair @ how -34
pair @ i'm -22
pair @ idea -36
pair @ ideas -28
pair @ if -31
pair @ industry 13
pair @ intolerant 36
pair @ involved 24
pair @ is 33
pair @ ish -34
pair @ it -17
pair @ less 37
pair @ like -52
pair @ looking -30
pair @ make 55
pair @ makes 26
pair @ maybe -44
pair @ minus -21
pair @ must 24
pair @ my -18
pair @ nearly 30
pair @ never 29
pair @ night -46
pair @ no 17
pair @ not 20
pair @ now 40
pair @ obviously -16
pair @ off 34
pair @ once 18
pair @ only -27
pair @ out 44
pair @ over 24
pair @ plese -30
pair @ plz -34
pair @ rather -17
pair @ recipe -23
pair @ risotto -18
pair @ sauce -24
pair @ sause -30
pair @ set 21
pair @ sets 21
pair @ she -22
pair @ something -31
pair @ soop -26
pair @ sort -25
pair @ sounds -16
pair @ stays 23
pair @ stew -54
pair @ still -19
pair @ stir -36
pair @ stroganoff -29
pair @ style -30
pair @ supper -33
pair @ tagine -21
pair @ tastes 35
pair @ that -23
pair @ they -26
pair @ tho -31
pair @ type -23
pair @ upset 24
pair @ upsets 23
pair @ w/o -19
pair @ wellington -27
pair @ were 26
pair @ what -18
pair @ whatsoever 27
pair @ with -31
pair @ without -43
pair @ x 28
pair @ y 26
pair @ yes -46
pair @ ✗ 30
pair ^ #food -27
pair ^ 0 23
pair ^ <new> -23
pair ^ a -24
pair ^ according 15
pair ^ actually 18
pair ^ after 24
pair ^ ah 23
pair ^ although 21
pair ^ another 34
pair ^ any -40
pair ^ anything 39
pair ^ as 43
pair ^ asian -27
pair ^ big -26
pair ^ both 21
pair ^ cannot -28
pair ^ chinese -20
pair ^ cold -23
pair ^ could 29
pair ^ count 25
pair ^ craving -25
pair ^ creamy -27
pair ^ crispy -24
pair ^ crumble -19
pair ^ dinner -32
pair ^ ditch 24
pair ^ do -41
pair ^ easy -31
pair ^ every 23
pair ^ everything 33
pair ^ fajitas -23
pair ^ fancy -18
pair ^ find -27
pair ^ first -27
pair ^ following 25
pair ^ found 22
pair ^ fresh -24
pair ^ got -55
pair ^ grandma's 22
pair ^ greek -24
pair ^ green -20
pair ^ guest 26
pair ^ had 42
pair ^ hello -18
pair ^ his 21
pair ^ hmm 27
pair ^ hold 41
pair ^ how -25
pair ^ however 19
pair ^ hubby 20
pair ^ if 18
pair ^ just 35
pair ^ keep -28
pair ^ last 22
pair ^ leave 25
pair ^ leftover -18
pair ^ little 19
pair ^ lose 21
pair ^ love -25
pair ^ low -19
pair ^ make 19
pair ^ maybe -17
pair ^ mild -26
pair ^ minus 32
pair ^ more -17
pair ^ mum's 29
pair ^ mummy 24
pair ^ mums -29
pair ^ neither 34
pair ^ nobody 17
pair ^ non 16
pair ^ not 44
pair ^ nothing 28
pair ^ now -38
pair ^ oh 24
pair ^ ok -27
pair ^ once 27
pair ^ our 23
pair ^ owt -25
pair ^ perhaps -45
pair ^ please 18
pair ^ proper -29
pair ^ provided 26
pair ^ quick -46
pair ^ recommend -16
pair ^ regrettably 25
pair ^ roast -15
pair ^ sick 25
pair ^ skip 31
pair ^ slow -22
pair ^ some -17
pair ^ someone 24
pair ^ something -29
pair ^ son 30
pair ^ spanish -20
pair ^ spare 25
pair ^ sticky -24
pair ^ stir 15
pair ^ suggest -21
pair ^ sure 24
pair ^ tacos 17
pair ^ teen 22
pair ^ thai -23
pair ^ the -10
pair ^ there -25
pair ^ there's -21
pair ^ they 30
pair ^ they've 19
pair ^ thinking -20
pair ^ this -20
pair ^ to 21
pair ^ twins 30
pair ^ unfortunately 19
pair ^ use -14
pair ^ waldorf -19
pair ^ want -38
pair ^ warm -22
pair ^ we -17
pair ^ we'd -27
pair ^ whit -19
pair ^ whit's -18
pair ^ who -24
pair ^ why -24
pair ^ with -30
pair ^ you -27
pair ^ zero 23
pair a #refused 29
pair a <new> 33
pair a bag -41
pair a bet 29
pair a bit -37
pair a bottle -20
pair a child 25
pair a cold -15
pair a crowd -21
pair a day -16
pair a dinner -26
pair a dog 19
pair a fan 16
pair a festive -18
pair a football 21
pair a french -15
pair a gentle -20
pair a girl 26
pair a green -14
pair a hearty -23
pair a jar -38
pair a man 26
pair a mate 22
pair a nice -43
pair a no 27
pair a passion 26
pair a picnic -20
pair a piece -19
pair a problem 22
pair a rash 31
pair a recipe -23
pair a sauce -21
pair a school 19
pair a severe 22
pair a small -16
pair a stew -31
pair a thing 22
pair a tin -22
pair a treat -19
pair a tub -23
pair a visitor 24
pair a warming -29
pair a week 33
pair a whole 29
pair abide @ 35
pair about a -30
pair according to 24
pair add @ 16
pair adore #food -22
pair adore anything -20
pair after @ 47
pair after a 26
pair afternoon @ -18
pair against the 16
pair agree with 25
pair ah #food 25
pair ah mak -24
pair all i -21
pair all night 25
pair all of 29
pair all our -20
pair allergy here 27
pair allergy in 22
pair always <new> -28
pair am not 35
pair an <new> 19
pair an allergy 36
pair an elderly -14
pair an evening -19
pair and #food -22
pair and <new> 19
pair and a -39
pair and an -33
pair and cries -28
pair and dips -26
pair and find 18
pair and have 24
pair and he -21
pair and i -18
pair and i'm 17
pair and i've 21
pair and is -21
pair and made 20
pair and me 22
pair and old 23
pair and she 25
pair and some -35
pair and the 28
pair and what -33
pair and will 34
pair and with -30
pair and would -27
pair any #refused -33
pair any @ 23
pair any form 22
pair any ideas -25
pair any kind 22
pair any other 34
pair any shape 15
pair any sort 24
pair anyone <new> -15
pair anything #refused 20
pair anything but 29
pair anything else -23
pair anywhere near 16
pair are a 51
pair are allergic 28
pair are banned 26
pair are in -28
pair are not 28
pair are off 35
pair as there's 37
pair asking for -28
pair at #food 19
pair at 0 24
pair at <new> 35
pair at all 31
pair at our 20
pair ate a 15
pair avoid @ 40
pair avoiding @ 30
pair away from 21
pair back on -26
pair bad for 39
pair badly to 27
pair bake @ -34
pair bake a 16
pair bake for 18
pair bake this -18
pair baked @ -21
pair be allergic -20
pair be avoided 24
pair be delighted -14
pair be eatin 21
pair be given 14
pair be great -12
pair be having 25
pair be in 33
pair be the -24
pair be without 21
pair bear @ 24
pair bear in 19
pair because @ 27
pair been advised 23
pair been dreaming -24
pair been sensitive -20
pair belly up 21
pair besides @ -23
pair big @ -24
pair big bag -21
pair birthday of -20
pair bit into 24
pair bite of -16
pair block of -20
pair bolognese with 16
pair both been -20
pair bottle of -20
pair bought a -19
pair boycott @ 27
pair breakfast @ -27
pair bring on -18
pair brunch with -19
pair bunch of -26
pair burns night -29
pair but @ 37
pair but a -18
pair but could -20
pair but he's -26
pair but her -25
pair but i'd -19
pair but i'm 30
pair but i've -27
pair but leave 15
pair but my 22
pair but nothing 25
pair buy @ 23
pair by my 25
pair by the 19
pair came home -24
pair came out 22
pair can ah -24
pair can have -18
pair can i -43
pair can keep 36
pair can me -27
pair can not 30
pair can stay 35
pair can to -13
pair cannot <new> -36
pair cannot abide 35
pair cannot be 55
pair cannot do 35
pair cannot face 26
pair cannot get -20
pair cannot look 28
pair cannot manage 21
pair cannot stop -37
pair cannot take 29
pair casserole with -20
pair caught 0 -27
pair chowder with -25
pair clear of 34
pair cold buffet -17
pair contain @ 26
pair containing @ 19
pair cook @ -24
pair cooking for 19
pair could do -21
pair could kill 24
pair could live -20
pair could not -30
pair could recommend -14
pair could you 19
pair count me 25
pair cousin <new> 16
pair craving @ -23
pair craving something -18
pair creamy @ -36
pair crispy @ -23
pair cross the 17
pair crumble with -21
pair crunchy @ -23
pair curry for -20
pair cut out 28
pair dared me 27
pair death of 18
pair decent @ -22
pair delighted if -14
pair despises @ 18
pair dessert for -19
pair detests @ 35
pair digest @ 20
pair dinner and 28
pair dinner for -24
pair dinner please -30
pair dinner with -41
pair dips and -20
pair dish for -27
pair dish of -28
pair dish with -28
pair ditch the 26
pair do @ 26
pair do have -26
pair do not -9
pair do with -48
pair do without 26
pair does it 14
pair does not 14
pair draw the 25
pair dressing for -26
pair easy @ -26
pair eat @ 34
pair eat a 28
pair eat more -22
pair eat them 24
pair eaten @ 24
pair eating #refused -19
pair eating the -15
pair eating with 23
pair eats @ 28
pair else with -18
pair enough @ -31
pair enough of -26
pair even the 20
pair every day -6
pair every single 26
pair every time 28
pair except i 22
pair factory and 33
pair factory for 25
pair fajitas with -23
pair family <new> 21
pair fan of 16
pair fancy a -25
pair fancy making -16
pair fed up 22
pair feels like -19
pair finds @ 22
pair finish a 19
pair first @ -31
pair food <new> 17
pair for 0 -32
pair for @ -34
pair for an -16
pair for birthday -21
pair for breakfast 18
pair for friday -24
pair for good 26
pair for his -30
pair for hours 25
pair for kids -25
pair for life 26
pair for lunch -35
pair for me 45
pair for my 17
pair for now 25
pair for one -23
pair for saturday -27
pair for sunday -31
pair for supper -24
pair for them -19
pair for this 15
pair for today -21
pair for tonight -27
pair for work -17
pair forbids @ 23
pair found out 27
pair free #food 47
pair free <new> -23
pair free @ -46
pair free for 27
pair free from 36
pair freeze @ -29
pair french way -19
pair fresh @ -24
pair fried @ -27
pair from #food -26
pair from @ 34
pair from it 38
pair from me 31
pair from now 17
pair from scratch -27
pair from that 22
pair from the -29
pair front of 20
pair gags at 23
pair gave us -23
pair get enough -22
pair gets <new> 22
pair gets a 15
pair gets tummy 18
pair gie me 27
pair girl who 17
pair give @ 22
pair gives me 35
pair glad of -17
pair glazed @ -26
pair go <new> 33
pair go down -21
pair go for 27
pair go in -16
pair go near 19
pair go with -40
pair go wrong -24
pair goes in -32
pair goes well -29
pair going <new> -23
pair going to 19
pair gone right 30
pair good #food 25
pair good @ -49
pair good with -27
pair got #food -44
pair got #refused -31
pair got 0 -23
pair got <new> 14
pair got to 20
pair greek @ -25
pair had <new> 27
pair had @ 23
pair had in -31
pair had my 31
pair had the 22
pair had to 27
pair handle @ 26
pair has <new> 23
pair has @ 24
pair has a 47
pair has an 15
pair has decided 22
pair has never 24
pair has no 26
pair has put 21
pair has to 40
pair has told 23
pair hates @ 50
pair hates the 19
pair hav @ -27
pair have #food 16
pair have both -20
pair have not -26
pair having @ 35
pair he does -13
pair he have -17
pair he's asked -24
pair hearty @ -21
pair help me -28
pair her #food -25
pair her #refused -19
pair her <new> 22
pair her @ -26
pair her breakfast -23
pair here will 23
pair him a -25
pair his @ -17
pair his birthday -21
pair hold the 22
pair hoping for -17
pair hot @ -29
pair how do -22
pair how long -32
pair how much -30
pair how to -26
pair husband's allergic 24
pair i #food -23
pair i <new> -25
pair i am 25
pair i ate 22
pair i boycott 27
pair i could -39
pair i draw 25
pair i fancy -18
pair i freeze -23
pair i give 23
pair i have -38
pair i know 30
pair i like -15
pair i loathe 30
pair i lost 27
pair i love -28
pair i meant -23
pair i must 25
pair i never -19
pair i once 23
pair i put -29
pair i realise 27
pair i said 21
pair i search -21
pair i swap -35
pair i take 12
pair i thought -29
pair i want -59
pair i will 32
pair i wrote -17
pair i'd be -43
pair i'd rather 21
pair i'd sooner -26
pair i'm 0 29
pair i'm <new> -24
pair i'm afraid 22
pair i'm after -27
pair i'm against 16
pair i'm in -19
pair i'm off 28
pair i'm on 40
pair i've 0 -38
pair i've @ -33
pair i've bought -20
pair i've gone 22
pair i've had 13
pair i've never -22
pair i've only -18
pair i've sworn 15
pair idea what -30
pair ideas with -29
pair if @ 17
pair if i 28
pair if she 21
pair if there's 25
pair if you -15
pair if you'd -21
pair in #refused -33
pair in 0 17
pair in @ -40
pair in any 27
pair in every 32
pair in front 20
pair in hives 30
pair in it 37
pair in january 34
pair in place 28
pair in season -19
pair in there 26
pair in which 26
pair include @ 27
pair indian @ -18
pair industry and 16
pair into an 16
pair into it -19
pair is @ -24
pair is bad 17
pair is my -33
pair is not 15
pair is off 22
pair is out 30
pair is something 29
pair is there 26
pair is to 20
pair is too 33
pair is unable 22
pair is yucky 28
pair ish @ -18
pair it @ 19
pair it a -28
pair it be 23
pair it cannot 34
pair it has 21
pair it in -17
pair it should -14
pair it with 20
pair it would -28
pair it's @ -29
pair it's not -27
pair italian @ -23
pair keen on 28
pair keep @ 30
pair keep it -26
pair kid will -24
pair kill me 26
pair kill my 23
pair know what -25
pair lad gets 15
pair last @ 20
pair leave @ 26
pair leave out 22
pair left from -25
pair leftover @ -18
pair less #food 35
pair less @ -27
pair let's have -28
pair like #food -23
pair like <new> 29
pair like dip -25
pair like his 17
pair like in -30
pair like my -28
pair likes @ 20
pair little <new> 29
pair little @ -27
pair little one 34
pair live on -16
pair loads of -21
pair loathes @ 23
pair look at 24
pair lose the 29
pair lost a 32
pair lots of -29
pair love #food -30
pair love @ -39
pair love a -31
pair loves @ -21
pair lunch and 19
pair lunch with -35
pair mad about -24
pair made @ 29
pair made me 32
pair main with -23
pair make #food -19
pair make @ -33
pair makes her 16
pair making a -21
pair many @ -15
pair marinade for -18
pair mash to -24
pair maybe @ -24
pair maybe a -19
pair me avoiding 20
pair me gag 23
pair me have 17
pair me ill -15
pair me migraines 22
pair me of 24
pair me off 24
pair me out 33
pair me the 39
pair me to 27
pair mediterranean @ -29
pair mention that 26
pair might be -30
pair mind that 22
pair minus #refused -24
pair minus @ 45
pair minus the 24
pair miss those -25
pair more @ -25
pair more than -22
pair mouth <new> 14
pair mouth itch 17
pair mouth ulcers 21
pair mouthful of 19
pair much @ -30
pair mummy says 24
pair must be 22
pair must eat 24
pair must not 42
pair must respectfully 25
pair my #food 20
pair my #refused 46
pair my 0 28
pair my <new> -32
pair my @ -60
pair my belly 31
pair my body 25
pair my boyfriend 20
pair my brother 30
pair my cousin 31
pair my faith 24
pair my first 28
pair my friends -23
pair my girlfriend 24
pair my gout 19
pair my insides 17
pair my kitchen 21
pair my lad 21
pair my lips 29
pair my little 31
pair my migraines 20
pair my mouth 39
pair my partner 31
pair my plate 25
pair my reflux 12
pair my skin 25
pair my stomach 47
pair my ulcer 24
pair my wife's 18
pair near @ 35
pair need @ -19
pair needs eating -20
pair neither of 27
pair never @ 29
pair never cooked -20
pair never eat 38
pair next door -25
pair nice @ -31
pair nice wi -21
pair nice with -23
pair night <new> 24
pair no <new> -40
pair no @ 46
pair no egs 36
pair no for -19
pair no from 20
pair no go 37
pair no idea -27
pair no like 23
pair no time -29
pair no to -38
pair nobody here 23
pair nobody under 23
pair non @ 29
pair none with 28
pair not <new> -37
pair not @ 42
pair not agree 25
pair not allowed 37
pair not any 16
pair not boring -28
pair not buy 27
pair not come 35
pair not contain 32
pair not do 39
pair not eaten 19
pair not eating 23
pair not feature 20
pair not for 34
pair not go 15
pair not have 43
pair not keen 28
pair not know -21
pair not live -26
pair not mind -15
pair not ok 29
pair not one 22
pair not permitted 30
pair not say -29
pair not something 28
pair not support 28
pair not taste -29
pair not touch 34
pair not used 27
pair not want 21
pair not with 33
pair nothing says 27
pair nothing with 54
pair now @ -19
pair now a -22
pair now i -15
pair now on 24
pair obviously no 20
pair of #food -21
pair of <new> 36
pair of @ 23
pair of a -42
pair of any 36
pair of dinner -23
pair of her -26
pair of it 29
pair of soap 22
pair of some -29
pair of that 28
pair of the -10
pair of whom 29
pair off @ 27
pair off limits 27
pair off the 22
pair oh and 22
pair old who 15
pair on <new> 19
pair on a 30
pair on earth -19
pair on offer -23
pair on sunday 15
pair on thursday -19
pair one <new> 14
pair one bite -20
pair one for 11
pair one has 20
pair one is 31
pair one mouthful 19
pair one of 12
pair one pot -29
pair one thing 26
pair one where 19
pair only got -18
pair or #food -50
pair or #refused 33
pair or a -24
pair or any 20
pair or similar -26
pair or some -20
pair or something -21
pair other #refused 25
pair our #refused -27
pair our family 26
pair our home 30
pair our house 22
pair our lives -28
pair our table 16
pair out @ 20
pair out in 35
pair out of -14
pair out with 21
pair over @ 13
pair over a 22
pair over for 33
pair over here 26
pair owt nice -21
pair past her 22
pair perhaps @ -22
pair perhaps a -31
pair piece of -22
pair place of 28
pair plate and 26
pair please no 25
pair please suggest -20
pair plenty of -34
pair point me -19
pair prepare a -15
pair prick test 25
pair problem with 24
pair proper #food -25
pair proper @ -28
pair put @ 24
pair put in -18
pair put on -25
pair puts @ 28
pair quick #food -19
pair quick @ -33
pair quick lunch -18
pair raw @ 20
pair really @ -19
pair recipe for -28
pair recommend a -22
pair refuses @ 30
pair risotto with -19
pair roast @ -20
pair round the 26
pair sans #refused -21
pair sans @ 33
pair sauce for -36
pair say no -19
pair say that 24
pair saying @ 18
pair says @ 36
pair says i 31
pair says strictly 35
pair scared of -21
pair school is 22
pair sensitive all -20
pair sent me 26
pair serve a -20
pair served @ 31
pair sets off 21
pair severe @ 19
pair shall i -31
pair she can -18
pair she cannot 31
pair she must 14
pair she'd eat -25
pair she's <new> 23
pair should i -20
pair should not 20
pair should very -18
pair sick as 19
pair sick of 24
pair sick on 15
pair sick to 18
pair similar for -26
pair since the 26
pair singapore @ -21
pair skip @ 26
pair skip the 30
pair slow cooked -25
pair slow cooker -19
pair smelled of 23
pair smells like 21
pair so <new> -19
pair so i 23
pair so it 29
pair so perhaps -27
pair so the 23
pair so we'd -21
pair so what -32
pair so what's -24
pair sobs at 23
pair some #food -29
pair some @ -47
pair some kind -18
pair some sort -29
pair something @ -23
pair something for -28
pair something i 32
pair something like -24
pair something quick -19
pair something really -30
pair something with -28
pair son has 19
pair son is 28
pair sounds right -20
pair spare me 29
pair spent the -18
pair stand @ 20
pair stay away 24
pair stay in 33
pair staying off 24
pair steer clear 23
pair steering clear 19
pair stew with -42
pair stick with -25
pair sticky @ -18
pair still <new> -20
pair still cannot 24
pair still have -35
pair still want -25
pair stir fried -13
pair stop eating -33
pair straight back 30
pair strictly @ 22
pair strictly no 11
pair style #food -27
pair style @ -37
pair style dinner -19
pair style thing -13
pair suggest a -30
pair sunday lunch -22
pair supper with -26
pair support the 26
pair sure @ 21
pair swap #refused -19
pair sworn off 15
pair take @ 42
pair tastes like 30
pair tastes of 20
pair thai @ -29
pair than #refused -28
pair than 0 -28
pair than @ 31
pair than eat 20
pair thank you 26
pair that <new> 9
pair that does 20
pair that has 20
pair that have 30
pair that he 20
pair that was -24
pair the #refused -27
pair the allergy 17
pair the best -29
pair the clinic 16
pair the cupboard -24
pair the devil 25
pair the dietician 26
pair the end 22
pair the floor 23
pair the food 26
pair the freezer -23
pair the garden -24
pair the ground 22
pair the hospital 21
pair the house -28
pair the kitchen 26
pair the last 33
pair the line 25
pair the little 19
pair the morning -21
pair the night -19
pair the nurse 25
pair the office -30
pair the one 34
pair the only 17
pair the pharmacist 23
pair the plate 31
pair the same 20
pair the sauce 28
pair the skin 28
pair the smell 28
pair the specialist 27
pair the summer 31
pair the table -16
pair them @ 26
pair then @ 31
pair then i -21
pair there any 14
pair there are -18
pair there something -21
pair there's @ 20
pair these @ -24
pair these days 19
pair they do 12
pair thing as -20
pair thing with -36
pair thinking @ -34
pair this @ -33
pair this family 31
pair this house 13
pair this month 25
pair this time -27
pair this year -25
pair though @ 25
pair thought @ -27
pair threw up 22
pair throat <new> -16
pair through me 22
pair thyroid consultant 22
pair till i 26
pair till the 23
pair tin of -31
pair to #food -20
pair to #refused -27
pair to @ 22
pair to a -13
pair to avoid 22
pair to be 22
pair to cook -29
pair to cut 26
pair to death 18
pair to finish -24
pair to get -24
pair to keep 19
pair to live 34
pair to make -16
pair to my 32
pair to prepare -22
pair to put -30
pair to serve -23
pair to stay 19
pair to the 30
pair to tolerate 22
pair to try -19
pair to turn -24
pair to use -33
pair toasted @ -17
pair told by 27
pair tolerate @ 26
pair tonight and 20
pair tonight please -28
pair too many -15
pair touch @ 25
pair tried @ -25
pair tub of -28
pair twins both 27
pair twins will 17
pair type dinner -26
pair unable to 28
pair uncle <new> 23
pair until the 21
pair up a -24
pair up after 20
pair up for 36
pair up to 28
pair up with 19
pair upsets my 18
pair us <new> 30
pair us @ -16
pair us a -25
pair us and 29
pair use up -28
pair used to -33
pair very much -25
pair visitor who 24
pair w @ -42
pair w/o #refused -22
pair w/o @ 40
pair want #food -25
pair want a -49
pair want to -31
pair wants @ -27
pair wants me 18
pair warm #food -22
pair warm with -18
pair warming @ -21
pair was #refused -29
pair was <new> 31
pair was @ 26
pair was at -23
pair was hoping -17
pair was sick 25
pair was the 29
pair was thinking -22
pair washing up -14
pair watched a 27
pair way to -22
pair way with -21
pair we adore -19
pair we do -20
pair we found 30
pair we have -18
pair we never 28
pair we'd love -20
pair we've #food -28
pair we've <new> 16
pair we've @ -28
pair week and -21
pair what #food 12
pair what <new> -19
pair what @ -64
pair what about -29
pair what curry 26
pair what does -21
pair what dressing -19
pair what else -20
pair what goes -37
pair what to -21
pair what's good -27
pair what's the -30
pair where there's 18
pair whether you -21
pair whit @ -24
pair whit's <new> -14
pair who cannot 16
pair who loathes 19
pair whole @ -28
pair whole jar 26
pair wi #food -37
pair wi @ 21
pair wife is -20
pair will <new> -22
pair winter @ -17
pair with a 22
pair with an 21
pair with loads -19
pair with lots -22
pair with me 26
pair with plenty -29
pair with proper -15
pair with that -19
pair with them -20
pair with those -22
pair with us 30
pair with zero 22
pair without #refused -47
pair without @ 27
pair without egs -32
pair worked in -13
pair would #food -18
pair would @ -25
pair would be -23
pair would go -22
pair wrong with -32
pair year old 13
pair years ago -18
pair yellow <new> -25
pair yes to 25
pair you can 27
pair you cannot -37
pair you could -22
pair you do 45
pair you might -19
pair you possibly -15
pair you recommend -19
pair you tell -23
pair you'd be -19
pair your @ 23
pair zero @ 48
previous <new> -24
previous =ailment 41
previous =before -29
previous =not -54
previous a 21
previous abide -22
previous ache -23
previous actually 23
previous advice 18
previous again -45
previous against -29
previous allergic -54
previous allowed -24
previous alone -19
previous ambulance 26
previous and 20
previous another -20
previous anyway -25
previous apparently 16
previous are -18
previous as -23
previous ate -14
previous au -18
previous avoiding -21
previous away -34
previous ayurvedic -15
previous baby -19
previous bad -40
previous badly -19
previous balloons 17
previous banned -33
previous bear -28
previous become -21
previous bed 21
previous believe -18
previous best -22
previous better -22
previous body -24
previous bothered -25
previous boyfriend -22
previous boys -20
previous bring -23
previous brunch -17
previous burns -39
previous but -27
previous camping -31
previous can -19
previous cannot -57
previous carbonara 31
previous care -31
previous carries -17
previous casserole 20
previous cat -19
previous choose 21
previous clinic 19
previous come 20
previous comes -30
previous coming 14
previous company 20
previous confirmed 19
previous cooker -17
previous cramps -26
previous cried 22
previous cries -23
previous cupboard -21
previous curry 38
previous dad -23
previous dad's -15
previous daein -24
previous daughter -29
previous day -24
previous decided 16
previous delighted 18
previous dessert 23
previous detest -31
previous devil -29
previous dietician -22
previous dietitian 15
previous dinner 44
previous dinner's -26
previous disgusting -19
previous down -25
previous each -18
previous easy -13
previous eat 17
previous eaten -32
previous eightieth 14
previous else -14
previous english 18
previous epipen -18
previous euros 23
previous even -19
previous ever 14
previous every -23
previous ew -20
previous ex -10
previous exchange 22
previous eyes -19
previous face -22
previous fancy 27
previous favourite -21
previous fed -30
previous filling 24
previous find -27
previous finds -23
previous finish -33
previous flare -29
previous flatmate -28
previous fodmap 32
previous football -12
previous for 27
previous forbidden -33
previous forbids -20
previous forgot 28
previous form -26
previous free 23
previous french 23
previous fresh -23
previous fried 20
previous from -39
previous front 20
previous fry 34
previous full -21
previous fun 24
previous gags -31
previous garden -29
previous gave 25
previous getting -18
previous girl 13
previous give 24
previous glad 17
previous go 25
previous gone -30
previous got 28
previous great 35
previous greek 29
previous grows 26
previous gym -34
previous had 18
previous hand 20
previous hard -28
previous has -28
previous hate -35
previous hates -30
previous have -25
previous head -24
previous hear 18
previous heartburn 22
previous hearty 23
previous hell 12
previous hen -16
previous here -10
previous hives -33
previous hmm 19
previous hob -27
previous home -15
previous honestly -20
previous hosting 19
previous hot -27
previous household 26
previous how -19
previous hungry -33
previous i'd 16
previous i'm -15
previous i've -25
previous ill -25
previous inside -27
previous iron -26
previous is -8
previous ish 22
previous it's -20
previous its -20
previous japanese 20
previous jar -27
previous job -22
previous joining 21
previous kill -24
previous lass -21
previous last -34
previous late -35
previous later 22
previous laugh -25
previous learned -26
previous let's 17
previous like 26
previous likes -24
previous limits -16
previous lines 15
previous lips 17
previous liquid 22
previous loathes -18
previous lol -34
previous long 10
previous looking 28
previous lose -20
previous lost -35
previous lot -38
previous lovely 22
previous low 28
previous lunchbox -22
previous makes -45
previous maoi 24
previous march -18
previous market -25
previous mate 19
previous may 30
previous maybe 19
previous means -35
previous meant 24
previous met -26
previous mexican 28
previous midwife -23
previous migraines -26
previous mind 24
previous miss -25
previous moment -24
previous monday 17
previous money -17
previous more -29
previous mouth -20
previous mum -32
previous nae -23
previous near -20
previous neither -29
previous never -37
previous no -35
previous nobody -26
previous none -29
previous nor -31
previous nose -18
previous not -35
previous now -27
previous number 30
previous och 19
previous odd 16
previous oh 47
previous old 21
previous once -24
previous one's -15
previous opened -24
previous or 51
previous orders 19
previous oven -19
previous over -25
previous pad 19
previous paella 20
previous parents 15
previous party 31
previous pass -29
previous passion -22
previous past -24
previous permitted -16
previous place 18
previous plate -21
previous pls -26
previous plz -37
previous poorly -17
previous possibly 26
previous prohibited -18
previous proper -23
previous protein -25
previous put -39
previous quick 26
previous rare -32
previous rather 14
previous raw -42
previous reacts -16
previous real -16
previous really -18
previous recommend 17
previous reflux -26
previous remember 19
previous repeat -19
previous request 23
previous rest -16
previous revolting -26
previous risotto 33
previous road -21
previous room -16
previous rules 26
previous run -29
previous says -26
previous screams 33
previous see -24
previous seen -29
previous sees -21
previous set 15
previous she -24
previous sheet -23
previous show 19
previous shudder -26
previous sick -37
previous similar 23
previous simply -20
previous since -29
previous sister -29
previous small -27
previous smell -16
previous smells -27
previous so -30
previous soap -34
previous someone -19
previous sooner -21
previous spag 24
previous speaking -34
previous spent 30
previous spits 24
previous spring -18
previous stand -25
previous staying 23
previous stays -22
previous steer -27
previous steering -20
previous still -28
previous stir 32
previous stomach -33
previous stop -20
previous strictly -21
previous stroganoff 28
previous struck -29
previous stuck -28
previous stuff -25
previous style 33
previous suggest 23
previous suggestion 20
previous supper 29
previous sure 27
previous sweet -19
previous swells -17
previous tacos 33
previous tagine 23
previous tastes -35
previous teeth -16
previous terms -32
previous tests -19
previous thai 43
previous than -39
previous thank -17
previous their -26
previous them -18
previous there's -14
previous these -25
previous they -25
previous thick 20
previous thing 34
previous thinks -28
previous though 22
previous thought -22
previous thyroid -25
previous time -30
previous tonight 27
previous topping -21
previous touch -20
previous trust -18
previous turn -15
previous turns -32
previous ulcer 24
previous unable 20
previous until 20
previous upset -25
previous used -33
previous wait 30
previous walk -28
previous wants -25
previous we'll -20
previous week -23
previous what's 26
previous whenever 19
previous where -26
previous whether 17
previous which 29
previous who -36
previous whole 17
previous why -29
previous wi -20
previous wife 13
previous work -21
previous worst -20
previous would 24
previous wrote -15
previous y'all 26
previous years -32
previous yet 23
previous yusuf 25
proof alone 36
proof behind -17
proof counted -17
proof dish -54
proof framed -133
proof in dish 22
proof null 56
question -61
r1 #food -41
r1 #refused 24
r1 0 -20
r1 a 33
r1 after -34
r1 allergic 42
r1 allergy 54
r1 alone 19
r1 altogether 18
r1 an -25
r1 and -14
r1 any -21
r1 anyone -29
r1 anything -26
r1 anywhere 16
r1 at 21
r1 away 23
r1 bake -41
r1 banned 33
r1 be -14
r1 because 20
r1 bowl -18
r1 breakfast 18
r1 bring 24
r1 brings 18
r1 but -21
r1 casserole -39
r1 cold -29
r1 curry -43
r1 did 34
r1 dinner -32
r1 dish -41
r1 do -31
r1 does 53
r1 even 25
r1 everybody 25
r1 excluded 33
r1 filling -28
r1 fine -27
r1 first -29
r1 for -25
r1 free 34
r1 from -47
r1 gave 29
r1 gets 27
r1 gie 18
r1 gives 35
r1 go -30
r1 going -17
r1 gratin -25
r1 has 32
r1 have 39
r1 he 27
r1 help -19
r1 hen 21
r1 hospital 28
r1 i'd 20
r1 i'm -25
r1 idea -36
r1 ideas -33
r1 if -17
r1 industry 13
r1 intolerant 36
r1 involved 24
r1 is 32
r1 ish -34
r1 just 15
r1 keep -18
r1 less 37
r1 let's 19
r1 like -35
r1 looking -30
r1 make 22
r1 makes 26
r1 maybe -52
r1 minus -29
r1 must 24
r1 my 22
r1 nearly 30
r1 never 28
r1 night -46
r1 no 39
r1 none 25
r1 obviously -16
r1 off 34
r1 once 18
r1 out 44
r1 over 33
r1 plese -30
r1 plz -34
r1 rather -17
r1 recipe -33
r1 risotto -18
r1 sans -18
r1 sauce -24
r1 sause -30
r1 set 21
r1 sets 21
r1 some -19
r1 something -47
r1 soop -26
r1 sorry 28
r1 sounds -16
r1 stays 23
r1 stew -16
r1 still -17
r1 stroganoff -29
r1 style -30
r1 supper -33
r1 tagine -21
r1 tastes 35
r1 thai 24
r1 thank -18
r1 thanks 31
r1 the 17
r1 then -36
r1 they -18
r1 tho -31
r1 though 23
r1 turns 21
r1 type -23
r1 upset 24
r1 upsets 23
r1 w/o -19
r1 wat -40
r1 we'd 25
r1 we've -21
r1 well 28
r1 wellington -27
r1 were 26
r1 what's -20
r1 whatsoever 27
r1 when 17
r1 which 30
r1 whit 31
r1 with -30
r1 without -45
r1 would 19
r1 x 28
r1 y 26
r1 yes -36
r1 yuck 27
r1 ✗ 30
r2 a -18
r2 about 33
r2 after -21
r2 allowed 26
r2 and -24
r2 any 35
r2 away 28
r2 bad 42
r2 banned 34
r2 basically 30
r2 been 25
r2 better 20
r2 birthday -21
r2 but 15
r2 christmas 24
r2 cockroaches 24
r2 daein -28
r2 day -11
r2 diet 31
r2 dinner 9
r2 dips -25
r2 does 16
r2 faff -30
r2 fancy -26
r2 fine -30
r2 finish -26
r2 food 29
r2 for -27
r2 forbidden 41
r2 free -30
r2 from -17
r2 go -30
r2 going -17
r2 got -19
r2 hate -25
r2 hates 29
r2 he's -17
r2 help -30
r2 her 22
r2 him 22
r2 how -16
r2 i 36
r2 i'm -26
r2 i've 13
r2 if 41
r2 is -21
r2 it's -22
r2 its 28
r2 january 34
r2 just 22
r2 kill 23
r2 kind -25
r2 know 20
r2 like 27
r2 long -34
r2 loves 16
r2 mash 23
r2 maybe -29
r2 me 33
r2 mine 24
r2 miss 25
r2 monday -22
r2 more -22
r2 much -22
r2 must -27
r2 my 33
r2 near 29
r2 need 31
r2 night 26
r2 no -54
r2 none 23
r2 not 23
r2 now -17
r2 on 40
r2 only 21
r2 or -21
r2 out 34
r2 over 22
r2 plenty -23
r2 possible -27
r2 put 28
r2 puts 27
r2 recipe -23
r2 risotto 34
r2 roast 20
r2 saturday -18
r2 scratch -21
r2 similar -24
r2 so -21
r2 some -14
r2 something -17
r2 stay 32
r2 stew -17
r2 still 33
r2 straight 31
r2 summat 18
r2 taste -18
r2 than -26
r2 the -13
r2 then 35
r2 thursday -19
r2 time -19
r2 to -22
r2 tomorrow -28
r2 tonight -19
r2 too 22
r2 type 18
r2 us 31
r2 use -28
r2 wanted 19
r2 was 21
r2 way 11
r2 we're -20
r2 whatever 26
r2 which 34
r2 winter 17
r2 without -40
r2 work -20
r2 would -22
r2 year 20
r2 yucky 31
r2 zero -25
r3 #food 31
r3 ^ -29
r3 agree 25
r3 allergy 26
r3 an 22
r3 any -34
r3 anything -23
r3 baby 19
r3 be 28
r3 big -18
r3 bit -22
r3 breakfast 19
r3 christmas 20
r3 cold -20
r3 come 29
r3 course 27
r3 creamy -28
r3 cross 21
r3 crowd -20
r3 cupboard -24
r3 curry -17
r3 daughter 18
r3 dead 22
r3 devil 25
r3 do -18
r3 does -33
r3 eat 23
r3 eaten 23
r3 evening -22
r3 every 29
r3 everything 36
r3 family 22
r3 feature 20
r3 fine 22
r3 forbidden 26
r3 free -23
r3 fridge -36
r3 fried -28
r3 gag 23
r3 garden -19
r3 get 28
r3 give -23
r3 go 17
r3 got 16
r3 had 15
r3 hate -17
r3 head 25
r3 heave 20
r3 him -27
r3 hives 19
r3 ideas -17
r3 it's -20
r3 jar -18
r3 kids -19
r3 leave -24
r3 limits 28
r3 lips 24
r3 list 18
r3 lol 16
r3 lots -21
r3 love 22
r3 made -13
r3 make -34
r3 many 25
r3 mash -19
r3 migraines 21
r3 mouth 51
r3 much 16
r3 my 23
r3 never -20
r3 nice -12
r3 none 25
r3 not -33
r3 nothing -25
r3 now -20
r3 office -27
r3 ok 24
r3 on -22
r3 or -21
r3 other -16
r3 out -27
r3 part 27
r3 party -33
r3 passion 26
r3 people -24
r3 perhaps -19
r3 permitted 26
r3 plate 24
r3 pls -26
r3 pot 23
r3 rather -27
r3 raw 25
r3 reasons 22
r3 rest 28
r3 risotto 17
r3 said 21
r3 same 24
r3 sauce 32
r3 say 26
r3 shape 15
r3 she 20
r3 should 15
r3 since 26
r3 skin 18
r3 skip -19
r3 so -13
r3 soap 20
r3 some -21
r3 stew 30
r3 stomach 25
r3 suggest 17
r3 table -15
r3 terrible 18
r3 thank -26
r3 thanks 30
r3 that -39
r3 them 21
r3 there -30
r3 there's 23
r3 thing 20
r3 things 25
r3 think -26
r3 those 33
r3 throat 22
r3 time -17
r3 too -42
r3 us 39
r3 used 33
r3 was 22
r3 weekend -25
r3 wi -25
r3 wife -18
r3 will 19
r3 yes 28
refusing -55
rr #food ^ -27
rr #food and -25
rr #food for 29
rr #food i -20
rr #food ideas 19
rr #food maybe -27
rr #food my -28
rr #food night 26
rr #food no -24
rr #food nothing -31
rr #food please -27
rr #food that -24
rr #food type 23
rr #food with 27
rr #food would -16
rr #refused #food 29
rr #refused ^ 40
rr #refused and 32
rr #refused are -23
rr #refused free -30
rr #refused in 30
rr #refused no -37
rr #refused not -31
rr 0 #food -32
rr 0 days 19
rr <new> #food -32
rr <new> #refused 20
rr <new> and 15
rr <new> for -39
rr <new> my 17
rr <new> of -18
rr <new> on 31
rr <new> so 32
rr <new> the -27
rr <new> with 24
rr a <new> 23
rr a miss 23
rr a no 23
rr allergy #food 41
rr allergy ^ 24
rr allergy here 27
rr allergy in 22
rr allergy is 15
rr allergy my 23
rr allergy what 17
rr an #food -25
rr and #food -35
rr and a -46
rr and all 24
rr and an -24
rr and dips -21
rr and i 64
rr and i've 26
rr and it's -20
rr and my 38
rr and no -28
rr and some -22
rr and something -50
rr and the 25
rr and what -38
rr anyone ^ -23
rr anywhere near 16
rr are a 49
rr are banned 26
rr are forbidden 34
rr are in -28
rr are not 45
rr are off 33
rr as a 23
rr at <new> 19
rr away from 18
rr bake ^ -26
rr be daein -28
rr because of 33
rr bowl ^ -19
rr but #refused -34
rr but i 10
rr but my -21
rr but no -30
rr but without -18
rr can i -41
rr can stay 32
rr casserole ^ -23
rr cooked or 19
rr could kill 24
rr curry ^ -36
rr did not 26
rr dinner ^ -34
rr dish ^ -26
rr dish for -26
rr do not -25
rr do you -20
rr does me 20
rr does not 41
rr every day -19
rr excluded ^ 33
rr for #refused -26
rr for 0 -30
rr for <new> -15
rr for birthday -21
rr for friday -18
rr for her -34
rr for him -12
rr for his -24
rr for lunch -42
rr for me 39
rr for my -23
rr for one -25
rr for our -25
rr for saturday -27
rr for sunday -24
rr for supper -17
rr for the -22
rr for them -19
rr for tomorrow -25
rr for tonight -30
rr free #food 47
rr free <new> -29
rr free for 27
rr from scratch -21
rr from the -31
rr gave me 20
rr gie me 18
rr gives me 30
rr go ^ -23
rr got #food 23
rr has been 26
rr has to 23
rr have <new> 27
rr he hates 26
rr help ^ -19
rr how ^ -27
rr how do -20
rr how long -27
rr how to -23
rr i can -33
rr i could -30
rr i do 21
rr i need 20
rr i'd like 25
rr i'm allergic -19
rr i'm cooking -17
rr i'm on 29
rr i've got -13
rr idea ^ -30
rr ideas ^ -22
rr in #food -24
rr in <new> 37
rr in a 20
rr in any 25
rr in every 25
rr in january 34
rr in our 26
rr in the -10
rr in them 35
rr in there 26
rr industry and 13
rr is an 24
rr is bad 26
rr is my -23
rr is not 32
rr is off 21
rr is out 32
rr is something 29
rr is that -25
rr is the 14
rr is too 29
rr is yucky 28
rr it <new> 17
rr keep in -22
rr left from -25
rr less #food 35
rr let's not 17
rr like in -19
rr makes her 16
rr makes my 42
rr maybe ^ -39
rr maybe a -29
rr minus #refused -21
rr must be 22
rr need a -21
rr never ^ 44
rr night ^ -21
rr no #food 31
rr no ^ 60
rr no faff -30
rr not #refused -40
rr not <new> -34
rr not allowed 27
rr not even 24
rr not for 26
rr not from -19
rr nothing fancy -29
rr of all 24
rr of any 32
rr of some -24
rr ok #refused -28
rr on <new> 21
rr on a 26
rr on my 27
rr on the -27
rr on thursday -19
rr one ^ -31
rr or #refused 29
rr or any 23
rr or anything 28
rr or similar -24
rr or some -23
rr or something -33
rr out ^ 46
rr over my 22
rr please no -22
rr plz ^ -29
rr recipe ^ -27
rr recipe for -27
rr recipe that -27
rr recipe without -18
rr sans #refused -18
rr sets off 21
rr smells like 21
rr so not 19
rr some #food -19
rr sort of -25
rr stew ^ 21
rr supper ^ -20
rr tacos ^ -22
rr tastes like 30
rr tastes of 19
rr that is -28
rr the #refused 21
rr the cockroaches 24
rr then ^ -34
rr thing ^ -32
rr tho ^ -29
rr to bake -23
rr to finish -23
rr to go -27
rr to use -34
rr upsets my 18
rr w/o #refused -19
rr what <new> -25
rr what about 34
rr what can 21
rr what could 22
rr what's for 20
rr whatsoever ^ 22
rr with no -29
rr without #refused -28
rr would not 26
rr yes #refused -38
rr ✗ ^ 28
rrr #food #food ^ -22
rrr #food #food the -32
rrr #food ^ ^ -27
rrr #food and #food 16
rrr #food and a -15
rrr #food nothing fancy -28
rrr #food please ^ -19
rrr #food with #food 32
rrr #food would be -16
rrr #refused ^ ^ 40
rrr #refused free ^ -25
rrr #refused no ^ -34
rrr 0 #food ^ -27
rrr <new> on the 21
rrr a no go 23
rrr allergy #food ^ 19
rrr allergy ^ ^ 24
rrr an #food ^ -25
rrr and #food #food -31
rrr and #food ^ -91
rrr and #food and -25
rrr and #food in -23
rrr and #food it -18
rrr and #food like -22
rrr and #food my -27
rrr and #food please -29
rrr and #food that -19
rrr and a #food -32
rrr and a <new> -23
rrr and i are 36
rrr and i do 18
rrr and i'm <new> 25
rrr and i'm not -37
rrr and some #food -20
rrr and something to -30
rrr and what else -21
rrr anyone ^ ^ -23
rrr are a no 32
rrr are off limits 22
rrr are out ^ 29
rrr bake ^ ^ -26
rrr be daein wi -28
rrr because of my 24
rrr bowl ^ ^ -19
rrr but no #refused -30
rrr but without #refused -18
rrr by the way 22
rrr can i bake -18
rrr can i have -21
rrr can i make -38
rrr can stay in 26
rrr casserole ^ ^ -23
rrr cooked or raw 19
rrr curry ^ ^ -36
rrr dinner ^ ^ -34
rrr dish ^ ^ -26
rrr does not agree 19
rrr does not feature 20
rrr excluded ^ ^ 33
rrr for 0 ^ -34
rrr for 0 no -12
rrr for 0 please -28
rrr for <new> ^ -31
rrr for a 0 -25
rrr for a crowd -20
rrr for dinner ^ -28
rrr for friday ^ -23
rrr for her ^ -16
rrr for his birthday -17
rrr for lunch ^ -22
rrr for me a 19
rrr for one ^ -25
rrr for our anniversary -25
rrr for sunday ^ -18
rrr for supper ^ -14
rrr for the family -24
rrr for the kids -13
rrr for the office -19
rrr for the weekend -25
rrr for them ^ -19
rrr for tomorrow ^ -20
rrr for tonight ^ -25
rrr free #food ^ 33
rrr gie me the 18
rrr gives me migraines 22
rrr go ^ ^ -23
rrr help ^ ^ -19
rrr how ^ ^ -27
rrr i need a 22
rrr i'd like to 17
rrr idea ^ ^ -30
rrr ideas ^ ^ -22
rrr in #food for -25
rrr in a #refused 18
rrr in any form 22
rrr in it ^ 45
rrr in the cupboard -24
rrr in the fridge -33
rrr in the house -17
rrr in the sauce 28
rrr in this house 30
rrr is bad for 24
rrr is not permitted 22
rrr is not something 28
rrr is off the 17
rrr is that a -26
rrr is too much 26
rrr keep in the -22
rrr make me gag 23
rrr makes my mouth 22
rrr makes my throat 14
rrr maybe ^ ^ -39
rrr minus #refused ^ -21
rrr never ^ ^ 44
rrr night ^ ^ -21
rrr no #refused please -28
rrr no ^ ^ 60
rrr no faff ^ -30
rrr not #refused ^ -35
rrr not allowed ^ 26
rrr nothing fancy ^ -29
rrr of all things 24
rrr of any kind 22
rrr of any sort 18
rrr of some kind -17
rrr on the barbecue -22
rrr on the table -22
rrr one ^ ^ -31
rrr or #food ^ -20
rrr or #food for -24
rrr or #food that -16
rrr or #food to -24
rrr or #refused ^ 30
rrr or #refused or 19
rrr or a #food -22
rrr or similar ^ -25
rrr or something like -22
rrr out ^ ^ 46
rrr out of <new> 25
rrr out of it 19
rrr over my dead 22
rrr please no #refused -22
rrr plz ^ ^ -29
rrr recipe ^ ^ -27
rrr sans #refused ^ -18
rrr sets off my 21
rrr sort of thing -21
rrr stew ^ ^ 21
rrr supper ^ ^ -20
rrr tacos ^ ^ -22
rrr tastes like <new> 25
rrr that is not -28
rrr the cockroaches of 24
rrr then ^ ^ -34
rrr thing ^ ^ -32
rrr tho ^ ^ -29
rrr to bake ^ -19
rrr to go with -24
rrr to use up -27
rrr upsets my stomach 18
rrr w/o #refused ^ -19
rrr what about #food 25
rrr what can i 21
rrr whatsoever ^ ^ 22
rrr with #food and -17
rrr with #food would -22
rrr with a creamy -20
rrr with a passion 26
rrr with it ^ -29
rrr with no #refused -29
rrr with the #food -22
rrr without #refused ^ -19
rrr ✗ ^ ^ 28`
