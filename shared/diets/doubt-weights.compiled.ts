/** What each word around a food says of its being refused. Made by `npm run train:needs`: change the corpus. */

/** The corpus that it was made from (doubt.test.ts). */
export const TRAINED_FROM = '2e7e287396f0ff92'
export const BIAS = 0.039
/** What many messages say. */
export const WORDS =
  '0 1 12 15 2 20 2019 2kg 3 4 5 6 7 8 9 a abide able about absent absolutely accept according account ache across actual actually add adopted adore adores advance advice advised afraid african after afternoon again against age ages ago agree ah ahead alcohol alive all allergic allergist allergy allotment allowed almond almonds alone along already also although altogether always am ambulance among an anchovies and anniversary announced another antipasti any anyone anything anyway anywhere apart apologies apologise apparently appetite apple apples appreciate apricots are argue arrives artichokes as asap ashkenazi asian aside ask asked asking asparagus assistance asthma at ate attack au aubergine aubergines august aunt auntie autumn avocado avocados avoid avoided avoiding avoids away awfully ayurvedic baby baby\'s back bacon bad badly bag bagel bagels bake baked bakery baking baklava balloon balloons banana bananas banned bar barbecue barley bars base based basically basil bass bathroom batter bbq be beaf bean beans bear bearing because become bed beef beef\'s been beetroot before beg begin beginner behind being believe bell belly berries berth besides best bet better between big bin biopsy birch birthday biryani biscuit biscuits bit bite bites bits black blackberries blender bless blisters bloated block blood blue blueberries boak boat body boil boiled bol bolognese book bored boring boss both bother bothered bottle bought bowl box boy boycott boyfriend boyfriend\'s boys bread breakfast breastfeeding breasts breathe breathing brie bring bringing brings brisket brittany broad broccoli broke broken broth brother brought brown brownies brunch brussels btw buckwheat buffet bulgur bun bunch buns burger burgers burns burnt but butter buttermilk butternut buy by cabbage caesar cake cakes call called calls came camping can canape canapes cannot canteen capers caraway carbonara cardiologist care careful carne carries carrot carrots carry cashews casserole cassoulet cat caught cauliflower celebrate celeriac celery chance chard cheap cheddar cheese cheesecake cheesy cherries cherry chest chestnut chestnuts chew chewy chicken chickpea chickpeas child children chili chilli chilli\'s chillies chilly chinese chips chives chocolate choi choir choose chops chorizo chowder christening christmas church chutney cilantro cinnamon citrus clams class cleaned clear clinic close closed closes closing club clue coach cob cockroaches coconut cod coeliac coffee cold coleslaw colleague colourful come comes comfort comforting coming company completely complicated con condition confirmed congratulations considered consultant contain containing cook cooked cooker cookie cookies cooking coq coriander corn cos cosy cottage could count country couple courgette courgettes course couscous cousin covered cow\'s cows crab crabs crackers cramps craving cream creamy creme cried cries crispy cross crossed crowd crown crumble crunchy crust crusty cry crying cucumber cup cupboard cupcakes curry custard cut dad dad\'s daddy daein dairy dal danger dangerous dared dark date dates daughter daughter\'s day days dead deal dealbreaker dear dearly death decent decided deep delighted dentist description despises dessert detest detests devil devil\'s diabetic diagnosed diary did died diet dietician dietitian different difficulty digest dill dim diner dinner dinner\'s dip dips disagrees disease disgusting dish disliked ditch divorce divvent do doctor doctor\'s does dog dogs doing done door doris double doubled dough down draw dreadful dreaming dressing dried drink drizzle drop duck dumpling dumplings during e each ears earth easter eastern easy eat eaten eater eatin eating eats eczema edamame eel egg eggs eggy egs eh eight eightieth either elderly eldest eleven else enchiladas end ended ends enemy english enjoy enough entirely epipen euros even evening ever every everybody everyone everything ew ex except exchange excluded excuse expecting expertise explain extra eyeballs eyes face fact factory faff fair faith fajita fajitas falafel family fan fancy far farm fast father favourite feature fed feed feeding feel feels fennel festival festive feta few fifty fig figs fill filling finally find finds fine finger fingers finish finished fire firm first fish five fix flapjacks flare flat flatbreads flatmate flatmate\'s flavour floor flour fly focaccia fodmap follow following fond food football for forbid forbidden forbids forest forget forgive forgot fork form forty found four fraiche free freeze freezer french fresh friday fridge fried friend friends from front frozen fruit fry frying full fun fungus funny fur fuss fussy gado gag gags game gammon garden garlic gastroenterologist gave gelatine gene gentle gerald get gets getting gf gherkins ghost gie ginger girl girlfriend girlfriend\'s girls give given gives giving glad glass glaze glazed glut gluten gluten\'s gnocchi go goat goat\'s god goes going gone good goodbye goose gooseberries got goulash gout gp gran grand grandad grandma grandma\'s grandson granola grapefruit grapes grateful gratin gravy great greek green greetings grew grill grilled grits ground group grows gruyere guacamole guest guests guid guidance gumbo gut guts gym had haddock haggis hair hake halal half halloumi halloween ham hand handle hands hang happened happily happy harbour hard hardly has hate hates hav have having hazelnut hazelnuts he he\'d he\'s head health healthy hear heart heartburn hearty heave heavy hell hello help helper helping hen hens her here herring hi high him hindu his hit hives hiya hm hmm hob hock hold holiday hollandaise home homemade honestly honey honeymoon honour hope hoping horseradish hospital host hosting hot hotpot hour hours house household how however hubby huge hummus hungry hurry husband husband\'s i i\'d i\'ll i\'m i\'ve ice idea ideally ideas if iftar ill immunologist impress in include included indebted indian indonesian industry inside insides inspired instead into intolerant invited involve involved iron is ish it it\'d it\'ll it\'s italian itch itches itchy its jacket jackfruit jain jam jambalaya january japanese jar jazz jelly job joining joint joints joke joy juice june juniper just kale kedgeree keen keep keeps kept keto kid kidney kidneys kids kill killed kilo kilos kimchi kind kindly kindness kitchen kiwi knots know kohlrabi korean korma kosher label lactose lad ladies lady laksa lamb lasagne lass lassi last late lately later laugh law laws lay leaf learn learned least leave leaves lebanese leeds leek leeks left leftover legs lemon lemons lent lentil lentils less let let\'s letter lick licked life light like liked likes lily lime limes limits line lines linguine lips liquid lisbon list little live lived liver lives living loads loaf loathe loathes lobster lol long longer loo look looked looking lose lost lot lots love lovely loves low lunch lunchbox luncheon lunches ma mac macaroni machine mackerel mad made main mak make makes making man manage mango many maoi maple march marinade market married marrow mash mashed massive mate matter may maybe mayo mayonnaise me meal meals mean means meant meat meatballs mediterranean mek melon member mention mentioned menu meringue mess message met mexican mezze microwave middle midnight midwife might migraine migraines mild miles milk milky min mince mind mine minestrone mint minus minutes miso miss missed mix mixed moment monday money monkfish month months mood more morning most mother mother\'s moussaka mousse mouth mouthful moved much muffins mum mum\'s mummy mums mushroom mushrooms muslim mussels must mustard mustard\'s mutton my myself nacho nae name nan naturally near nearly need needs neeps neighbour neighbours neither nephew never new news next nibbles nice nicely nicoise niece night nights nightshade nine no nobody nobody\'s non none noodle noodles nor normally nose not note nothing now nuggets nuisance numb number nurse nursery nut nutmeg nuts nutty o oats obliged obviously och october octopus odd of off offer office oh oil ok okay okra old olive olives omelette on once one one\'s ones onion onions only open opened operation option or orange oranges order ordered orders other ought our ours out outside oven over own owt oxtail oyster oysters packed pad paediatrician paella paid pain pak pan pancake pancakes paneer papaya paprika parents parmesan parmigiana parsley parsnips part parted particular partner partner\'s party pass passion passover past pasta paste pastry pasty patience pavlova pea peach peaches peanut peanuts pear pears peas pecans peel peeling people pepper peppers per perfect perhaps permission permitted person pesto pet pharmacist pheasant pick picked pickle pickled pickles picks picky picnic pie piece pig pigs pine pineapple pints pistachio pistachios pitta pizza place plaice plain plan planned planning plant plantain plate platter play please plenty plese pls plum plums plus plz point poison poke poland polenta pollen pomegranate poor poorly popping poppy pork pork\'s porridge posh possible possibly pot potato potatoes pounds ppl prawn prawns prefer pregnant prepare pressure prick principle problem prohibited promised proper properly propose protein provided prunes psychiatrist pudding puddings puff puffy pulled pumpkin purple push put puts puttanesca quail question quiche quick quinoa quit quite rabbit radish radishes ragu rainforest raining raisin raisins ramadan ramen ran rang rare rash raspberries ratatouille rather raw react reaction reacts read reading ready real realise really reared reasons recipe reckon reckons recommend red reduced reflux refrain refuse refuses regards regret regrettably religious remember remembered repeat request requested resist respect respectfully respects rest results revolting rheumatologist rhubarb ribs rice rich ricotta right ring risotto road roast roasted rocket roll rolls romance room round ruin rule rules run runner rush rye sacks sad sadly safe safely saffron said salad salads sale salmon salsa salt salty same sandwich sandwiches sans sardines sarnie satay saturday sauce saucy sausage sausages sause savoury saw say saying says scallops scared schnitzel school scones scrap scratch screams sea seafood search season second see seed seeds seeing seem seems seen sees semolina send sensitive sent serious seriously serve served service sesame sesame\'s set sets seven several severe shakshuka shall shame shape share shared she she\'d she\'ll she\'s sheet shellfish shepherd\'s sherry shock shop short should should\'ve shoulder show shrimp shudder shut sick side sides silly similar simple simply since singapore single sinuses sister sister\'s sit six size skewers skin skip slaw sleeps slice slightest slimy slow slugs small smell smelled smells smoked smoky smoothie snack snacks snag so soap sobs soft some somebody someone something somewhere son son\'s sooner soop sore sorry sort souffle sound sounds soup sour soy soya soya\'s spag spaghetti spanish spare speaking special specialist speeches spent spice spicy spinach spits split sponge spot spots spread spring sprinkle sprouts squash squid stale stall stand standing start started starter starve stay stayed staying stays steak steaks steer steering step stew stick sticks sticky still stir stirfry stock stomach stone stones stop stopped story stove straight strawberries strict strictly string strings stroganoff strong struck stuck student stuff stuffed stuffing style such sugar suggest suggested suggesting suggestion suit suitable sultanas sum summat summer summers sunday supper support suppose sure surgeon sushi swallow swallowed swap swede sweet sweetcorn sweets swell swelled swells swollen swore sworn syrup ta table tablets taco tacos tagine tahini take takeaway taken takes taking tale tapas tarragon tart taste tasted tastes tattie tea teacher teacher\'s teen teenager teeth tell tempeh temple ten teriyaki terms terrible terribly test tests texture thai than thank thankful thanks that that\'d that\'s the their them then there there\'ll there\'s therefore these they they\'d they\'re they\'ve thick thighs thing things think thinking thinks thirty this tho those though thought thoughts three threw thrilling throat through throw throwing thursday thyroid tick tight till time tin tingle tinned tiny tiramisu tired to toast toasted toastie today toddler toffee tofu together told tolerate tom tomato tomatoes tomorrow tongue tonight tonite too took tooth top topping toppings tortillas touch traditional traditionally tray traybake treat treats tree tried trifle trimmings trip tripe trouble trout truffle trust try trying tub tuesday tummy tuna turkey turkish turmeric turn turned turning turnip turnips turns twelve twenty twice twins two type ugh ulcer ulcers unable uncle under understand understanding unfortunately uni unless until up upon upset upsets us use used uses using usual usually veal veg vegan vegetable vegetables vegetarian veggie venison version very vicar vietnamese vile vin vinaigrette vinegar visiting visitor vowed w w/o wait waldorf walk wall walnut walnuts want wanted wanting wants war warfarin warm warming warned was washing wat watched water watercress watermelon way ways we we\'d we\'ll we\'re we\'ve weather wedding wednesday wee week weekend weeks weird weirdly welcome well wellington welts went were wet what what\'s what\'ve whatever whatever\'s whats whatsoever wheat wheeze wheezing when whenever where whether which while whit whit\'s white who who\'s whoever whole whom why wi wide wife wife\'s wild will wilting wind wine winter wish with within without wnat wok woke won wonder wondered wonderful wondering word work worked working works world worst would wrap wraps wrong wrote x y y\'all ye yeah year years yellow yes yesterday yet yoga yoghurt yorkshire you you\'d you\'ll you\'re youngest your yuck yucky yum yusuf zero zone ✗'
/** A feature and hundredths. */
export const DOUBT_LINES = `before =ailment 28
before =amount -28
before =before 103
before =except 23
before =frame -29
before =hurts 42
before =ill 37
before =not 73
before =pronoun 30
before =swap 20
before =wishAfter -25
before abide 28
before about -31
before add 22
before advised 34
before afraid 28
before after 49
before ah 28
before allergist 30
before although 25
before always -32
before another 23
before any 19
before anything 25
before apparently 16
before as 22
before asked 21
before asking -23
before avoid 42
before avoiding 29
before ayurvedic 21
before badly 33
before bake 19
before baked -25
before barbecue 31
before bear 34
before bearing 22
before been -23
before believe -23
before best -29
before bet 18
before better -31
before between -32
before big -28
before bit 21
before body 33
before bolognese 24
before book 26
before both 21
before bottle -20
before bought -30
before boycott 29
before boyfriend 26
before boys 21
before bring -25
before broke 21
before buffet -16
before bunch -27
before burnt -21
before buy 21
before care -22
before caught -30
before child 20
before chinese -24
before chowder -16
before clear 38
before cold -25
before comes 22
before comforting -27
before consultant 30
before contain 35
before containing 21
before cooking 26
before count 31
before covered 26
before cramps 21
before craving -31
before creamy -30
before crispy -20
before crumble -23
before crunchy -29
before cup -33
before dad's 25
before daein 30
before dared 28
before day -25
before dearly -19
before death 17
before decent -21
before delighted -15
before despises 22
before detests 35
before diagnosed 19
before diet 24
before digest 38
before dip -30
before dish -42
before ditch 27
before dog 25
before done 13
before draw 24
before dressing -29
before drop 21
before easy -31
before eatin 31
before eats 28
before else -29
before end 26
before enough -34
before even -18
before face 28
before factory 23
before fajitas -21
before fan 21
before fancy -41
before father 35
before fed 25
before feed 18
before festive -21
before finally -28
before finds 32
before first -31
before fodmap 22
before follow 25
before following 21
before forbids 21
before found 20
before free -21
before freeze -25
before french -21
before fresh -29
before fried -29
before from 28
before full -32
before gags 33
before gastroenterologist 26
before gene 19
before gentle -19
before get -21
before girl 25
before girlfriend 27
before given 24
before glaze -17
before glazed -35
before gout 26
before gp 19
before gran 22
before grandma's 24
before guest 32
before guests 20
before had 49
before handle 26
before has 31
before hates 26
before hav -24
before he 25
before healthy -22
before hearty -22
before hello -26
before help -18
before here 47
before high -18
before him -13
before hmm 26
before home -25
before hoping -33
before host 20
before house -21
before however 25
before hubby 26
before husband's 26
before if 20
before ill 22
before immunologist 22
before include 25
before italian -18
before itches 18
before itchy 31
before keen 24
before keep 22
before kind -20
before kitchen 22
before lad 26
before last 23
before late -23
before lay 17
before leave 37
before letter 23
before life 26
before line 20
before little 27
before loads -34
before loathes 35
before look 19
before lose 24
before lots -25
before love -17
before lunchbox 17
before mac 16
before mad -35
before made 44
before main -31
before makes -25
before man 29
before many -31
before marinade -23
before mate 22
before may 20
before maybe -35
before mean 23
before meant -22
before mediterranean -30
before mention 28
before mentioned 26
before mild 26
before minus 50
before minutes 22
before mood -20
before more -39
before most -29
before mouth 25
before moved 21
before much -31
before mum 20
before mums -15
before must 36
before my -8
before near 27
before neighbour -28
before neither 49
before new 14
before nice -16
before nicely -21
before no 21
before non 27
before none 34
before normally 28
before nothing 42
before numb 31
before nurse 31
before obliged -25
before obviously 22
before off 21
before oh 27
before ok -34
before old 28
before ought 30
before over 19
before own 18
before owt -14
before paediatrician 27
before parents 21
before partner 37
before party 19
before perhaps -21
before place 28
before plain -20
before please 39
before plenty -27
before point -18
before poorly 23
before possible 20
before possibly -27
before pot -35
before prefer 21
before prepare -24
before prick 24
before problem 29
before proper -28
before provided 31
before puttanesca -18
before quick -25
before quite 21
before rash 20
before rather 25
before raw 32
before reacts 40
before real 17
before realise 27
before refrain 27
before regrettably 25
before respectfully 27
before room 22
before sans 35
before sauce -36
before saying 18
before scrap 31
before search -32
before seems 23
before served 28
before set 21
before severe 26
before sick 22
before side -18
before singapore -15
before single 32
before skin 31
before skip 36
before slow -27
before smoky -27
before sobs 24
before some -47
before someone 28
before something -36
before son 17
before son's 28
before sooner -22
before sort -31
before spanish -15
before spare 28
before specialist 21
before stand 24
before starve 22
before stay 25
before steer 23
before steering 32
before stick -25
before sticky -34
before stop -31
before stopped 19
before strictly 23
before style -40
before supper -19
before support 26
before sure 31
before sweet -31
before swells 27
before sworn 23
before take 25
before taken 23
before takes 26
before teen 23
before teeth 29
before test 24
before thank 27
before that 40
before their 24
before these -29
before they've 21
before thick -24
before thing -34
before thinking -34
before this -29
before thought -25
before threw 23
before tin -25
before tiny -19
before toddler -30
before tooth 29
before touch 41
before traditionally 30
before try 21
before tummy 25
before ulcer 28
before unable 27
before uncle 24
before under 30
before unfortunately 22
before upon 30
before use -21
before used -28
before using -14
before vietnamese -21
before visitor 26
before w -24
before w/o 42
before want -23
before wanting -21
before warm -38
before warming -31
before watched 22
before weekend 23
before well 19
before welts 23
before went 18
before were 22
before whenever 30
before where 27
before whit -22
before who 38
before who's 22
before whom 23
before why -33
before wife -21
before winter -28
before wnat -19
before wonder -26
before work 36
before wrote -21
before year 30
before years -26
before yellow -27
before yes 20
before you'd -19
before you'll 22
before zero 50
behind #food -20
behind =ailment 39
behind =amount -21
behind =complaint 15
behind =dish -31
behind =except 28
behind =frame -19
behind =hurts 40
behind =not 36
behind =placed -37
behind =strong 37
behind =swap 16
behind =tight 50
behind =wishAfter -30
behind a 29
behind after -37
behind agree 26
behind allergy 61
behind allowed 40
behind altogether 18
behind ambulance 26
behind and -28
behind anyone -41
behind at 28
behind ate 18
behind avoided 22
behind away 48
behind bad 37
behind balloons 18
behind banned 47
behind bars -32
behind based -21
behind beaf -25
behind behind 24
behind belly 28
behind berth 22
behind bet 18
behind better 23
behind birthday -39
behind bit -16
behind black -28
behind bloated 25
behind boiled -13
behind boring -25
behind both 24
behind bought -19
behind breakfast 23
behind bring 27
behind brings 26
behind btw 25
behind called 24
behind chowder -21
behind christmas 24
behind church -23
behind cold -29
behind cooker -19
behind cooking 34
behind could -23
behind covered -29
behind cries -33
behind cross 28
behind crowd -24
behind cry 30
behind cup 33
behind cupboard -23
behind daein -29
behind daughter 22
behind days 29
behind dealbreaker 22
behind dessert -26
behind devil 22
behind devil's 30
behind did 28
behind dips -26
behind dish -49
behind does 21
behind down -19
behind dressing -21
behind easter 30
behind eaten 31
behind eating -24
behind either 21
behind elderly -19
behind end 27
behind enjoy -22
behind excluded 32
behind factory 23
behind family 31
behind feature 19
behind feel 25
behind feels -24
behind festival -22
behind filling -29
behind fine -41
behind floor 29
behind forbidden 28
behind forgive -27
behind free 37
behind freezer -30
behind french -21
behind friday -30
behind fridge -19
behind friends -23
behind from -31
behind front 19
behind fry -35
behind gag 22
behind garden -23
behind gets 29
behind gie 21
behind give 47
behind gives 32
behind going -21
behind gone 21
behind gran -22
behind grand -18
behind gratin -25
behind great -21
behind ground 25
behind halloween -34
behind hand -27
behind heartburn 31
behind heave 20
behind here 21
behind him 28
behind his 24
behind hives 23
behind hold -26
behind hospital 23
behind hot 25
behind hours 34
behind household 31
behind how -36
behind included 24
behind industry 16
behind insides 19
behind intolerant 46
behind involved 23
behind ish -30
behind itch 22
behind its 40
behind january 28
behind jar -21
behind keep -29
behind kill 34
behind kitchen 34
behind know -31
behind lately -20
behind less 29
behind limits 29
behind lips 33
behind list 47
behind little 30
behind lives -27
behind lol -23
behind long -23
behind loo 20
behind looking -30
behind lost 29
behind love -21
behind main -17
behind mak -27
behind makes 17
behind may -26
behind maybe -46
behind me 61
behind menu 23
behind met 20
behind migraines 21
behind mine -22
behind minus -23
behind mouth 46
behind must 33
behind my 52
behind near 28
behind nice -24
behind none 18
behind not 31
behind numb -23
behind nursery 22
behind obviously -20
behind off 22
behind offer -20
behind okay -24
behind one 33
behind open -21
behind or -19
behind out 55
behind oven -23
behind pain 31
behind pan -32
behind part 26
behind party -31
behind passion 21
behind past 22
behind people -15
behind picnic -27
behind place 17
behind plenty -17
behind plese -25
behind pls -20
behind plz -30
behind possible -24
behind prohibited 23
behind proper -21
behind put 24
behind rash 21
behind read 21
behind ready -24
behind reasons 19
behind recipe -30
behind recommend -22
behind red 25
behind risotto -26
behind ruin 18
behind same 27
behind sans -25
behind sause -35
behind school 25
behind scratch -22
behind sea 29
behind season -26
behind see 29
behind send 18
behind set 19
behind sets 27
behind shape 18
behind she -18
behind she'll 18
behind sheet 26
behind shop 22
behind similar -36
behind single 23
behind sit 30
behind skin 19
behind slimy 43
behind slow -19
behind smell 28
behind soap 34
behind some -40
behind something 28
behind soop -22
behind sort 15
behind sounds -21
behind speaking 31
behind stay 45
behind stays 30
behind step -23
behind stew -46
behind stir -31
behind stomach 46
behind straight 27
behind strings -23
behind stuck 24
behind summers 26
behind sunday -17
behind supper -50
behind sure -16
behind take -18
behind tastes 35
behind terrible 33
behind thai -16
behind than -25
behind thanks 28
behind that's 26
behind these 37
behind they -26
behind they'd -23
behind tho -29
behind through 34
behind thursday -38
behind tight 23
behind today -33
behind tonite -23
behind topping -22
behind treat -27
behind tree -22
behind turning -19
behind turns 24
behind type -28
behind ulcers 23
behind upset 23
behind upsets 26
behind use -27
behind vile 23
behind w/o -19
behind weeks 28
behind wellington -25
behind were 31
behind wet -25
behind what's 23
behind whatever -18
behind whatsoever 30
behind who -41
behind wi -35
behind wide 22
behind will -15
behind wilting -21
behind with -23
behind without -27
behind work -37
behind would -20
behind wrong -20
behind x 22
behind y 33
behind year -20
behind yes -55
behind yucky 31
behind zone 17
behind ✗ 31
earlier #refused 22
earlier 0 34
earlier =ailment 59
earlier =complaint 21
earlier =hurts 25
earlier =ill 21
earlier =not -18
earlier =strong 23
earlier a 29
earlier abide -19
earlier after 28
earlier again -33
earlier age -25
earlier ages 25
earlier allergic -41
earlier and 29
earlier anniversary -27
earlier another -23
earlier anything 21
earlier anyway -25
earlier at -16
earlier ate 27
earlier avoiding -23
earlier away -20
earlier badly -21
earlier be 27
earlier because -32
earlier believe -23
earlier big 28
earlier blisters 25
earlier bored -26
earlier bother 22
earlier bowl 34
earlier breakfast -19
earlier bring -28
earlier burns -25
earlier but -24
earlier by 40
earlier came 27
earlier camping -31
earlier cannot -56
earlier cardiologist 28
earlier care -31
earlier cat -21
earlier choose 24
earlier christmas 22
earlier clinic 29
earlier club 16
earlier condition 35
earlier confirmed 30
earlier cook 26
earlier cooker -19
earlier creamy 40
earlier cupboard -31
earlier curry 20
earlier daein -19
earlier days 29
earlier dear -30
earlier detests -27
earlier dietitian 33
earlier dinner 44
earlier doris 24
earlier ears 29
earlier elderly 24
earlier even -25
earlier evening 27
earlier except 31
earlier exchange 18
earlier fancy 15
earlier father 23
earlier fed -24
earlier fifty 41
earlier fine 21
earlier finish -27
earlier follow 28
earlier forgot 43
earlier freezer -31
earlier french 30
earlier fresh -24
earlier fridge -28
earlier friend 23
earlier front 18
earlier fry 26
earlier full -22
earlier fun 20
earlier funny 22
earlier gado 18
earlier gave 26
earlier get -26
earlier gets 32
earlier give 23
earlier go 22
earlier god 26
earlier gone -22
earlier gout 19
earlier grandad 29
earlier gratin 24
earlier great 24
earlier greek 28
earlier green 32
earlier grill -20
earlier grows 45
earlier happened 29
earlier hate -14
earlier have -24
earlier he 31
earlier heartburn 20
earlier hell 22
earlier hello 27
earlier hen -17
earlier her 19
earlier here -20
earlier him 23
earlier his 25
earlier hit 24
earlier hives -31
earlier hob -22
earlier hold -26
earlier home -24
earlier hope 18
earlier hoping 21
earlier hosting 21
earlier hot -25
earlier household 33
earlier husband 28
earlier i've -36
earlier ill -29
earlier iron -34
earlier is -20
earlier it's -15
earlier joining 26
earlier keep 28
earlier know 33
earlier last -29
earlier late -25
earlier lent 28
earlier like 23
earlier lily 22
earlier long 18
earlier look 32
earlier lovely 20
earlier lunches -23
earlier maoi 22
earlier mate 22
earlier may 24
earlier mention 26
earlier menu 23
earlier mexican 23
earlier migraines -25
earlier miles 41
earlier mind 34
earlier more -23
earlier mum -23
earlier nae -24
earlier neither -25
earlier never -27
earlier not -19
earlier nothing 24
earlier number 26
earlier och 20
earlier of -38
earlier off -13
earlier oh 23
earlier old 29
earlier or 16
earlier our 51
earlier outside -21
earlier pad 27
earlier party 29
earlier past -19
earlier perhaps 33
earlier pet 20
earlier picnic 22
earlier plz -39
earlier possible -18
earlier possibly 16
earlier prepare -18
earlier principle 22
earlier proper -38
earlier protein -26
earlier quick 23
earlier reading -22
earlier realise 17
earlier recipe -17
earlier red 26
earlier respect 33
earlier results 29
earlier rich -20
earlier risotto 26
earlier rules 37
earlier sadly 29
earlier says -42
earlier school 27
earlier screams 30
earlier send 20
earlier set 29
earlier sets -29
earlier she 19
earlier sick -28
earlier similar 19
earlier some 31
earlier sort 25
earlier spag 22
earlier specialist 27
earlier spits 37
earlier spot 24
earlier stand -17
earlier staying 18
earlier stew 31
earlier stir 23
earlier stove -19
earlier stroganoff 26
earlier student -21
earlier style 34
earlier sunday -23
earlier sure 24
earlier tacos 25
earlier tale -22
earlier tastes -24
earlier teeth -26
earlier test 23
earlier thai 44
earlier that 27
earlier their -23
earlier there 21
earlier thick 21
earlier things 15
earlier throw -13
earlier till -19
earlier time -15
earlier today 19
earlier toddler 31
earlier trip 23
earlier trying 28
earlier ulcer 22
earlier unable 28
earlier until 41
earlier used -23
earlier vietnamese 21
earlier wait 28
earlier watched 24
earlier way 26
earlier we'll -26
earlier we're 19
earlier we've -22
earlier weather -20
earlier weekend -22
earlier were 23
earlier what's 25
earlier whatever's -20
earlier which 26
earlier wi -27
earlier will 17
earlier within 41
earlier would 33
earlier wrote -23
earlier y'all 29
earlier yeah -20
earlier yes 29
earlier yet 20
earlier you'd -22
earlier yusuf 23
followed but -42
followed colon 65
followed comma -24
followed dash 45
followed end -39
followed sentence 44
joined but -22
joined colon 28
joined comma 36
joined dash 50
joined word 39
l1 #food -34
l1 0 -26
l1 abide 28
l1 after 47
l1 afternoon -32
l1 again -37
l1 any 24
l1 anyway -21
l1 asian -27
l1 avoid 39
l1 avoiding 29
l1 baby -17
l1 baked -25
l1 bear 29
l1 because 23
l1 big -17
l1 boycott 29
l1 breakfast -40
l1 but 35
l1 buy 21
l1 careful -26
l1 comforting -21
l1 contain 28
l1 containing 21
l1 cook -38
l1 cooked -23
l1 craving -21
l1 creamy -30
l1 crispy -18
l1 crunchy -29
l1 cupboard -21
l1 curry 22
l1 day -17
l1 despises 22
l1 detests 35
l1 digest 34
l1 disgusting -18
l1 do 24
l1 easy -27
l1 eaten 26
l1 eats 27
l1 enough -31
l1 everything -24
l1 finds 20
l1 first -34
l1 fodmap 21
l1 for -28
l1 free -23
l1 freeze -27
l1 fresh -24
l1 fried -29
l1 from 32
l1 glazed -30
l1 go -20
l1 good -45
l1 greek -27
l1 green -20
l1 had 21
l1 handle 26
l1 has 26
l1 hates 49
l1 hav -24
l1 having 31
l1 hearty -19
l1 her -25
l1 hot -29
l1 i've -30
l1 in -44
l1 include 25
l1 ish -19
l1 it 19
l1 it's -26
l1 italian -24
l1 keep 27
l1 know 20
l1 last 18
l1 leave 41
l1 less -25
l1 list -26
l1 little -25
l1 loathes 35
l1 lol -27
l1 love -40
l1 lovely 18
l1 low -25
l1 made 25
l1 make -32
l1 many -21
l1 maybe -34
l1 means 22
l1 mediterranean -24
l1 minus 46
l1 more -32
l1 much -35
l1 my -63
l1 near 26
l1 need -20
l1 never 27
l1 nice -39
l1 night -39
l1 no 46
l1 non 29
l1 now -24
l1 off 18
l1 our -19
l1 out -20
l1 permitted 18
l1 plate -22
l1 proper -42
l1 put 22
l1 puts 30
l1 quick -34
l1 raw 21
l1 refuses 25
l1 roast -25
l1 sans 35
l1 saturday -25
l1 say 24
l1 saying 18
l1 says 21
l1 served 32
l1 severe 18
l1 singapore -15
l1 single 27
l1 skip 28
l1 some -48
l1 something -30
l1 stand 22
l1 stew 30
l1 sticky -29
l1 style -34
l1 suggest 27
l1 tacos 22
l1 take 42
l1 takes 24
l1 thai -33
l1 than 32
l1 then 32
l1 there's 29
l1 these -29
l1 think 25
l1 thinking -29
l1 this -32
l1 though 27
l1 thought -33
l1 tiny -19
l1 tolerate 28
l1 tonight -25
l1 touch 32
l1 tried -18
l1 type -20
l1 us -24
l1 w -38
l1 w/o 42
l1 wants -27
l1 was 26
l1 we've -20
l1 wee -22
l1 what -61
l1 whit -20
l1 whole -29
l1 winter -24
l1 would -33
l1 yes 42
l1 your 26
l1 zero 50
l2 <new> -25
l2 ^ -31
l2 a -37
l2 absolutely 21
l2 advised 21
l2 after 25
l2 again -32
l2 against 16
l2 ah 24
l2 all -25
l2 allergist 28
l2 and -19
l2 anything 27
l2 as 18
l2 ask 30
l2 asking -22
l2 ate 25
l2 badly 31
l2 bake 23
l2 be 39
l2 better -27
l2 bite 23
l2 body 21
l2 bottle -16
l2 breakfast 23
l2 bring -25
l2 bunch -27
l2 but -29
l2 came 19
l2 cannot 47
l2 caught -28
l2 children 29
l2 clear 38
l2 clinic 21
l2 cold -20
l2 coming -22
l2 congratulations 24
l2 cramps 20
l2 craving -19
l2 crumble -20
l2 cup -33
l2 cupboard -21
l2 cut 18
l2 daein 30
l2 death 17
l2 did 19
l2 dip -26
l2 dish -35
l2 ditch 28
l2 do -55
l2 does -24
l2 doing 25
l2 done 23
l2 eatin 22
l2 everything 21
l2 face 29
l2 family 27
l2 fan 21
l2 fancy -26
l2 fill 25
l2 for -49
l2 full -30
l2 gags 28
l2 gave 31
l2 gene 19
l2 get -25
l2 goes -27
l2 going -22
l2 gone 24
l2 good -21
l2 goodbye 24
l2 green -23
l2 has 41
l2 hates -24
l2 he -24
l2 here 23
l2 him -22
l2 hold 22
l2 house 18
l2 how -20
l2 ideas -27
l2 if 29
l2 ill 18
l2 iron -19
l2 it's 33
l2 keen 23
l2 keep 41
l2 kid 23
l2 leave 32
l2 let's -28
l2 limits -17
l2 line 20
l2 live -28
l2 loads -29
l2 look 18
l2 lose 25
l2 lots -22
l2 mac 16
l2 mad -31
l2 main -25
l2 makes -25
l2 man 23
l2 maybe -15
l2 minus 27
l2 my -19
l2 never 17
l2 nice -29
l2 none 27
l2 not 35
l2 nothing 45
l2 now -26
l2 numb 24
l2 obviously 23
l2 of -25
l2 oh 23
l2 on -33
l2 only -23
l2 other 23
l2 pan -23
l2 partner 25
l2 perhaps -18
l2 place 26
l2 please 34
l2 plenty -27
l2 poorly 23
l2 problem 26
l2 proper -29
l2 put -29
l2 puttanesca -18
l2 rash 21
l2 reacts 32
l2 recommend -31
l2 said -19
l2 saturday 23
l2 sauce -27
l2 scrap 31
l2 serve -31
l2 set 21
l2 she 24
l2 she's -16
l2 sick 24
l2 slow -32
l2 some -23
l2 something -31
l2 sort -15
l2 sticky -20
l2 still -25
l2 stir -16
l2 stop -31
l2 strictly 28
l2 suggest -32
l2 supper -31
l2 support 20
l2 sworn 19
l2 take 17
l2 teeth 25
l2 thai 21
l2 the -33
l2 there 29
l2 this -23
l2 tin -22
l2 told 19
l2 up -27
l2 use -30
l2 vietnamese -23
l2 wait 23
l2 want -25
l2 warm -24
l2 welts 19
l2 what -20
l2 what's -38
l2 who 33
l2 whoever 27
l2 with 20
l2 would 26
l2 wrong -28
l2 year -16
l3 #food 27
l3 <new> -17
l3 able 40
l3 about -35
l3 after -27
l3 allergic -35
l3 another 19
l3 anything 29
l3 anyway -21
l3 are -27
l3 away -25
l3 bake -31
l3 been 22
l3 best -17
l3 bit 27
l3 bolognese 27
l3 cook -25
l3 creamy -25
l3 cupboard -20
l3 day -31
l3 dessert 18
l3 did -20
l3 diet 17
l3 does 25
l3 dreadful 25
l3 dressing -20
l3 easy -23
l3 eat -16
l3 every 27
l3 for -19
l3 forgot 31
l3 from -20
l3 gets 15
l3 girl 23
l3 give -43
l3 green -31
l3 guest 23
l3 had -25
l3 hates -17
l3 he 33
l3 hospital 26
l3 house -40
l3 how -42
l3 husband's 26
l3 i'd 22
l3 if 34
l3 just 27
l3 keep 31
l3 kill -27
l3 leave 23
l3 like -18
l3 little 23
l3 loathes -18
l3 looking -22
l3 love -29
l3 lovely -20
l3 made 26
l3 make -25
l3 makes -33
l3 making -30
l3 mate 25
l3 more -25
l3 must 35
l3 nice -27
l3 no -21
l3 nobody 36
l3 none 27
l3 not 23
l3 now -35
l3 of -37
l3 off -29
l3 oh 31
l3 ok -19
l3 on -21
l3 one 42
l3 our 21
l3 owt -24
l3 partner 18
l3 proper -26
l3 quite 21
l3 rather 18
l3 reacts 18
l3 real 19
l3 refuse 27
l3 roast -19
l3 saturday 21
l3 say 26
l3 says -32
l3 school 16
l3 sensitive -22
l3 should 37
l3 someone 18
l3 something -17
l3 son's 22
l3 spare 17
l3 spits -26
l3 steering 28
l3 stew 20
l3 still 23
l3 stir 23
l3 strict 30
l3 suggest -19
l3 sunday -21
l3 swap -16
l3 tacos 23
l3 teenager 25
l3 that 33
l3 there's -28
l3 thinking -23
l3 throat -19
l3 time 44
l3 told -21
l3 tonight 33
l3 tooth 23
l3 tummy 19
l3 unable 26
l3 use -35
l3 used -27
l3 very 22
l3 wait 19
l3 wants -20
l3 warm -29
l3 warned 22
l3 was -41
l3 what 20
l3 what's -60
l3 whenever 23
l3 where 32
l3 which 24
l3 who 34
l3 whole 32
l3 will 33
l3 with -24
l3 without -33
l3 yes 23
l3 youngest 27
last -39
later #food -23
later #refused -22
later =hurts 55
later =not 17
later =strong 20
later absolutely 20
later after 38
later ago -18
later allergy 25
later always 23
later am 30
later ambulance -25
later anniversary -23
later anyway 22
later argue -20
later as 38
later ask -16
later at 24
later bad 27
later bag -24
later be -17
later bear 40
later bearing -21
later become 14
later bed 34
later before -18
later being 28
later big -33
later bit -41
later blender -30
later blisters 21
later body 25
later bothered -26
later breastfeeding 17
later burns 28
later can -19
later care -18
later clear 25
later cockroaches 35
later coming 23
later complicated -24
later containing -15
later cook -20
later cooked 29
later covered -26
later curry -16
later days 30
later did 29
later different 25
later digest 23
later dip -25
later dish 23
later do -34
later does 38
later done 21
later doubled 33
later down 19
later eatin 18
later eating 27
later ends -17
later enjoy 38
later enough -23
later epipen 24
later even 36
later evening -16
later ex 28
later except -26
later face 16
later faff -38
later family 31
later fancy -35
later fast -22
later feed 26
later feel 23
later fine 28
later food 23
later forgot 23
later free -19
later friday -18
later from 34
later front 20
later fuss -33
later go -37
later goes -21
later good 30
later got -21
later grandson 25
later great -31
later green 25
later hand -26
later has 28
later hate -15
later hav -16
later having 20
later head 19
later help -36
later her -33
later here -24
later hold -33
later hospital 28
later hurry -22
later i've 18
later ideas -45
later if 23
later indian 18
later intolerant -24
later involved -25
later it's -21
later kept 27
later kid 21
later kilo -32
later last 47
later leaves 25
later lick 20
later life 43
later list 24
later live 24
later longer 25
later look 22
later lots -18
later loves 27
later main 19
later make -31
later making -23
later matter 24
later me 25
later minus -30
later month 32
later mouth 37
later much -34
later mummy 28
later must -24
later my 53
later naturally -19
later nearly 27
later need -16
later next 31
later night 32
later none 34
later nothing -22
later oh -22
later out -21
later oven -19
later over 48
later own -22
later pain 25
later parted 30
later pass 23
later past -25
later posh -15
later quick -24
later rare 24
later rash 21
later real 32
later recipe -17
later remember 25
later rest 33
later risotto 30
later run -19
later rush -27
later sadly 34
later said 27
later same 26
later says 32
later see 36
later served -26
later shall -24
later she 30
later side -29
later simple -20
later simply 23
later since 47
later skip -27
later small -25
later smell 27
later something -37
later sort -30
later spare 16
later speaking 31
later spent 26
later spots 24
later stay 34
later sticky -29
later string 28
later suggest -21
later sure 19
later sweet -20
later takes -31
later taste 24
later terms 31
later thank -24
later the 29
later therefore 34
later thick -21
later this 36
later thrilling 38
later throat 20
later thursday 18
later till 51
later tin -24
later told 32
later tonight -32
later top -22
later trimmings -22
later uncle 18
later upset 25
later us 24
later use -25
later warm -21
later wat -30
later ways 30
later we'll 29
later well 26
later went 36
later wet 41
later what -23
later whatever 27
later when 27
later where -40
later who 26
later wife -17
later will 37
later wnat -21
later year 36
later yuck 23
later zero -27
ll #food 0 41
ll #food <new> -27
ll #food a -30
ll #food an -23
ll #food and -62
ll #food but 33
ll #food for -26
ll #food from -20
ll #food glazed -22
ll #food in -26
ll #food like -15
ll #food minus 23
ll #food not 44
ll #food of -25
ll #food or -54
ll #food sans 27
ll #food some -19
ll #food w -17
ll #food w/o 22
ll #food which -25
ll #food yes 34
ll #refused #refused 23
ll #refused a -23
ll #refused for -21
ll #refused free -22
ll #refused got -25
ll #refused here -18
ll #refused less -25
ll #refused please -30
ll #refused the -20
ll #refused what -19
ll #refused with 17
ll 0 <new> 21
ll 0 a -37
ll 0 and 29
ll 0 no 30
ll 0 with -15
ll <new> <new> 20
ll <new> about 20
ll <new> after 24
ll <new> and 29
ll <new> eat 32
ll <new> every -19
ll <new> from 39
ll <new> i've -13
ll <new> no -32
ll <new> off 27
ll <new> on 40
ll <new> says 23
ll <new> to 26
ll <new> without -31
ll ^ #refused 43
ll ^ 0 -27
ll ^ <new> -18
ll ^ and -27
ll ^ breakfast -36
ll ^ creamy -28
ll ^ curry 24
ll ^ does -26
ll ^ first -18
ll ^ give 27
ll ^ got -27
ll ^ greek -23
ll ^ is -31
ll ^ keep 20
ll ^ love -25
ll ^ more -21
ll ^ my -36
ll ^ not 34
ll ^ quick -25
ll ^ roast -27
ll ^ thai -16
ll ^ that -22
ll ^ the 26
ll ^ what -32
ll ^ which -28
ll a #food -24
ll a #refused -32
ll a <new> -26
ll a big -17
ll a creamy -23
ll a good -44
ll a nice -33
ll a no 17
ll a proper -23
ll a quick -20
ll a severe 15
ll a single 26
ll a thai -27
ll a whole -28
ll about a -31
ll after the 37
ll against the 16
ll ah yes 24
ll all our -22
ll and a -38
ll and no 24
ll and some -23
ll and what -19
ll and with -31
ll anything but 23
ll asking for -22
ll at all -27
ll at the -26
ll away from 19
ll badly to 31
ll be without 31
ll because of 31
ll bite of 15
ll bottle of -16
ll bunch of -27
ll but #refused -27
ll cannot abide 28
ll cannot bear 29
ll cannot digest 25
ll cannot do 38
ll cannot stand 22
ll cannot take 25
ll caught 0 -23
ll clear of 36
ll congratulations to 24
ll cook with -43
ll covered in 26
ll craving something -19
ll cup of -33
ll curry with -24
ll cut out 18
ll daein wi 30
ll death of 17
ll dessert with -26
ll dinner no 30
ll dinner with -49
ll dip for -19
ll dish of -26
ll dish with -24
ll ditch the 28
ll do #refused -19
ll do a -30
ll do have -21
ll do not -28
ll do with -46
ll do without 25
ll eat a 21
ll eat the 40
ll eating #refused -26
ll everything with 25
ll face at 24
ll fan of 21
ll fancy a -23
ll fill of 25
ll for 0 -29
ll for <new> -28
ll for the -28
ll free from 23
ll from #refused -15
ll full of -30
ll gags at 19
ll gave up 39
ll give up 27
ll go near 25
ll go with -20
ll gone off 24
ll good with -23
ll goodbye to 24
ll has a 24
ll have #refused -24
ll have for -24
ll he hates 22
ll her a -24
ll hold the 22
ll how much -22
ll i <new> -27
ll i ate 27
ll i avoid 22
ll i boycott 29
ll i eat 23
ll i like -31
ll i loathe 28
ll i love -16
ll i make -27
ll i thought -26
ll i want -46
ll i'd like -21
ll i'm off 27
ll i've #food -25
ll i've got -25
ll ideas for -21
ll ideas with -19
ll in the -23
ll in which 29
ll is not 24
ll is that 23
ll it a -28
ll it was 30
ll keen on 23
ll keep your 29
ll leave out 23
ll leave the 31
ll line at 24
ll live on -21
ll loads of -29
ll lose the 25
ll lots of -22
ll love a -25
ll low fodmap 21
ll lunch and 26
ll lunch with -34
ll mad about -24
ll made without 28
ll main with -25
ll make with -27
ll makes my -25
ll me <new> -27
ll me and 29
ll me avoiding 21
ll me have 23
ll me the 26
ll minus the 32
ll never eat 39
ll nice with -21
ll no <new> 33
ll no like 27
ll none with 27
ll not <new> -24
ll not any 21
ll not be 21
ll not buy 21
ll not contain 28
ll not do 52
ll not eating 34
ll not have 41
ll not having 17
ll not permitted 18
ll not take 29
ll not touch 32
ll not use 22
ll not with 38
ll nothing with 49
ll now a -25
ll now what -18
ll obviously no 23
ll of #food -27
ll of #refused -25
ll of <new> 21
ll of that 19
ll of the -25
ll off #refused -32
ll off the 27
ll oh and 20
ll on a 22
ll on my -23
ll on the -38
ll one thing 22
ll one where 27
ll other than 27
ll please a -28
ll please no 35
ll plenty of -27
ll pot of -25
ll problem with 26
ll quick #food -28
ll reacts to 32
ll recipe for -34
ll recipe with 16
ll recommend a -31
ll risotto with -18
ll sauce for -21
ll sick of 27
ll slow cooked -22
ll so a -21
ll so no 21
ll so what -21
ll something with -18
ll sort of -15
ll staying off 27
ll stew with -32
ll stir fried -16
ll stop eating -31
ll stopped eating 30
ll strictly no 23
ll suggest a -32
ll supper with -21
ll support the 20
ll sworn off 19
ll that have 23
ll the #food -21
ll the #refused -22
ll the <new> 21
ll there a -38
ll there's a 19
ll there's no 35
ll thing with -27
ll this house -19
ll tin of -22
ll to <new> 30
ll to avoid 18
ll to bake -23
ll to cook -22
ll to eat 47
ll to have 20
ll to leave 21
ll to make -25
ll to me -27
ll to the 30
ll to tolerate 20
ll told me 19
ll too many -21
ll up the -21
ll us a -18
ll use up -22
ll want a -32
ll was a 17
ll was the 25
ll we had 21
ll we have -19
ll we're a 29
ll what about -29
ll what's for -31
ll who hates 26
ll who loathes 25
ll with #refused 21
ll with 0 -23
ll with zero 22
ll without any 26
ll wrong with -28
lll #food #food with -38
lll #food and a -21
lll #food and some -21
lll #food but no 43
lll #food in a -27
lll #food made with -29
lll #food minus the 21
lll #food or a -21
lll #food please no 26
lll #food with no 30
lll #food with the -26
lll #refused #food with -28
lll #refused in a -35
lll #refused makes my -25
lll #refused what about -21
lll <new> #food with -36
lll <new> <new> to 21
lll <new> allergic to 22
lll ^ #food 0 42
lll ^ #food and -44
lll ^ #food but 19
lll ^ #food for -21
lll ^ #food in -26
lll ^ #food not 39
lll ^ #food or -31
lll ^ #food sans 22
lll ^ #food with -54
lll ^ #food yes 23
lll ^ #refused allergy -39
lll ^ #refused free -36
lll ^ #refused here -18
lll ^ <new> a -31
lll ^ ^ #refused 43
lll ^ ^ 0 -27
lll ^ ^ <new> -18
lll ^ ^ and -27
lll ^ ^ breakfast -36
lll ^ ^ creamy -28
lll ^ ^ curry 24
lll ^ ^ does -26
lll ^ ^ first -18
lll ^ ^ give 27
lll ^ ^ got -27
lll ^ ^ greek -23
lll ^ ^ is -31
lll ^ ^ keep 20
lll ^ ^ love -25
lll ^ ^ more -21
lll ^ ^ my -36
lll ^ ^ not 34
lll ^ ^ quick -25
lll ^ ^ roast -27
lll ^ ^ thai -16
lll ^ ^ that -22
lll ^ ^ the 26
lll ^ ^ what -32
lll ^ ^ which -28
lll ^ a whole -21
lll ^ ah yes 24
lll ^ and a -32
lll ^ anything but 43
lll ^ anything with -26
lll ^ congratulations to 24
lll ^ craving something -19
lll ^ dinner with -35
lll ^ ditch the 23
lll ^ got a -22
lll ^ hold the 29
lll ^ i boycott 26
lll ^ i want -26
lll ^ me and 29
lll ^ quick #food -27
lll ^ sick of 25
lll ^ something with -44
lll ^ stir fried -16
lll ^ we're a 23
lll a #food and -26
lll a #food no 20
lll a #food or -31
lll a #food with -43
lll a #food without 37
lll a bag of -40
lll a bit of -31
lll a block of -25
lll a bottle of -16
lll a face at 24
lll a fan of 21
lll a jar of -38
lll a recipe for -18
lll a stew with -25
lll able to tolerate 23
lll allergic to #refused -34
lll an allergy to 25
lll anything but #refused -27
lll are allergic to 27
lll as there's no 20
lll be daein wi 30
lll because of the -21
lll big pot of -16
lll but nothing with 27
lll can eat the 22
lll can i have -21
lll can i make -24
lll cannot eat #refused -30
lll cannot go near 19
lll cannot have #refused -25
lll cannot stop eating -33
lll creamy #food no -24
lll do not do 38
lll do not take 21
lll do not use 29
lll does not do 32
lll does that have 23
lll for #food with -16
lll for 0 no 30
lll for 0 with -15
lll for lunch and 26
lll give me a -42
lll go wrong with -20
lll goes in a -17
lll gone right off 35
lll got #food and -36
lll has not got 29
lll husband's allergic to 26
lll i <new> the -28
lll i cannot do 18
lll i cannot have 41
lll i cannot stand 21
lll i cook with -42
lll i do a -23
lll i do with -25
lll i gave up 27
lll i have a -17
lll i make with -23
lll i need a -37
lll i never eat 27
lll i'd love a -21
lll i'm 0 and 20
lll i'm against the 16
lll i've sworn off 19
lll in this house -19
lll is there a -38
lll it cannot have 21
lll it was the 25
lll keep #refused so 33
lll let me have 23
lll like a #food -21
lll like to bake -18
lll looking for a -22
lll make me a -20
lll must not eat 18
lll must not have 23
lll my cup of -32
lll my fill of 25
lll no #refused no 25
lll no #refused what -13
lll none of that 19
lll not have any 24
lll not keen on 23
lll not live without -26
lll not one with 28
lll of #food and -22
lll one in which 19
lll out anything with 25
lll put in a -26
lll reacts badly to 18
lll recipe with no -21
lll refuse to eat 21
lll roast #food with -26
lll sensitive all our -22
lll she cannot abide 21
lll she cannot eat 31
lll something like a -27
lll something with the -24
lll spare me the 17
lll stay away from 23
lll steering clear of 22
lll still want a -20
lll sunday lunch with -17
lll swap #refused for -16
lll tell me a -28
lll the line at 24
lll the smell of 17
lll time i had 26
lll to be without 31
lll to death of 17
lll to do with -27
lll want to make -24
lll we never eat 24
lll we've #food and -18
lll what about a -34
lll what's a good -21
lll what's good with -23
lll whenever i eat 18
lll who cannot eat 31
lll who cannot have 27
lll who's allergic to 20
lll whole jar of 22
lll will not eat 41
lll will not have 22
lll will not touch 22
lll with #food and -60
lll with #refused and -23
lll with loads of -25
lll with plenty of -22
lll you do with -19
long 0 -48
long 3 22
long 5 31
lr #food #food -33
lr #food ^ -29
lr #food are 22
lr #food for -38
lr #food nothing -27
lr #food please -39
lr #food that -24
lr #food with -24
lr #food would -27
lr #refused #food 27
lr #refused #refused 19
lr #refused ^ -66
lr #refused curry -15
lr #refused for -36
lr #refused i -34
lr #refused ideas -27
lr #refused night -19
lr #refused no 42
lr #refused recipe -18
lr #refused tonight -24
lr 0 ^ 23
lr 0 and -41
lr <new> #food -32
lr <new> <new> -38
lr <new> ^ -51
lr <new> but -27
lr <new> i 18
lr <new> in 25
lr <new> is 41
lr <new> on 26
lr <new> or -27
lr <new> please -31
lr <new> so -23
lr ^ #food -63
lr ^ #refused -78
lr ^ 0 -55
lr ^ ^ -74
lr ^ a 35
lr ^ allergy 64
lr ^ and 18
lr ^ are 57
lr ^ bake -28
lr ^ bring 31
lr ^ but -54
lr ^ casserole -24
lr ^ curry -37
lr ^ dinner -24
lr ^ dish -30
lr ^ does 27
lr ^ for -42
lr ^ free 51
lr ^ from -41
lr ^ gave 25
lr ^ give 27
lr ^ gives 25
lr ^ going -21
lr ^ how -27
lr ^ idea -23
lr ^ ideas -19
lr ^ make 25
lr ^ minus -24
lr ^ my 41
lr ^ night -18
lr ^ off 22
lr ^ over 24
lr ^ please -64
lr ^ recipe -36
lr ^ sans -21
lr ^ sets 20
lr ^ something -27
lr ^ soop -22
lr ^ stew -37
lr ^ stir -25
lr ^ tastes 29
lr ^ the 28
lr ^ to -27
lr ^ tonight -46
lr ^ topping -23
lr ^ what -31
lr ^ without -39
lr ^ would 35
lr ^ yes -28
lr a #refused 20
lr a ^ -52
lr a allergic 28
lr a allergy 32
lr a and -27
lr a bowl -31
lr a casserole -24
lr a curry -33
lr a dinner -18
lr a dish -33
lr a for -68
lr a like -27
lr a maybe -12
lr a no -27
lr a of -25
lr a one -28
lr a or -54
lr a perhaps -30
lr a please -43
lr a recipe -35
lr a stew -24
lr a type -17
lr a with -42
lr a without -16
lr about ^ -33
lr after on 18
lr ah be -29
lr allergy ^ -25
lr an #food 21
lr an ^ -41
lr an in 26
lr and <new> 19
lr and ^ -75
lr and and -32
lr and for -25
lr and have 22
lr and it -20
lr and like -22
lr and makes 21
lr and my -24
lr and not -18
lr and please -29
lr and that -19
lr and what 18
lr any ^ 30
lr anything ^ 21
lr avoid ^ 21
lr avoid for 23
lr be free 23
lr breakfast ^ -22
lr but in 23
lr but is 20
lr cold ^ -25
lr contain ^ 23
lr cook ^ -26
lr creamy ^ -36
lr creamy for -20
lr creamy no -24
lr decent ^ -27
lr decided is 26
lr do #food 22
lr do and -21
lr do here 16
lr eat #food 22
lr eat ^ 44
lr eat a 30
lr eat any 36
lr eat by -16
lr eat i 41
lr eat or 32
lr eat what 23
lr enough in -29
lr for #refused 18
lr for ^ -69
lr for please -19
lr free ^ -26
lr from in 16
lr from what 18
lr good ^ -18
lr got and -34
lr got got -21
lr got in -24
lr got to -18
lr had i 18
lr hates with 21
lr have #food 29
lr have ^ 27
lr have i 20
lr have or 25
lr her ^ -25
lr i've #food -18
lr in ^ -27
lr in for -25
lr it for -17
lr it or -29
lr keep away 26
lr kids ^ -30
lr leave alone 21
lr like ^ 21
lr loathe ^ 25
lr loves ^ -30
lr make ^ -35
lr maybe ^ -28
lr me ^ -26
lr me is 20
lr minus ^ 37
lr much ^ -23
lr my <new> -32
lr my ^ -21
lr my and -22
lr near ^ 19
lr nice ^ -22
lr night ^ -31
lr no #food 54
lr no #refused 46
lr no at 24
lr no for 45
lr no i'm -25
lr no no 22
lr no on 35
lr no or 24
lr no plese -31
lr no whatsoever 38
lr no yes -24
lr not ^ 49
lr not i -27
lr of #refused 27
lr of a 25
lr of and 51
lr of or -17
lr of to -24
lr off altogether 22
lr off and 22
lr off for 27
lr off so 30
lr off what's 21
lr on at 21
lr on the 24
lr one ^ -29
lr one and 18
lr one in 26
lr or #food -24
lr or <new> -21
lr or i -12
lr or or 30
lr our ^ -22
lr out <new> -23
lr please ^ -35
lr put on 28
lr quick #food -19
lr roast ^ -20
lr sans ^ 32
lr says tastes 21
lr severe allergy 18
lr skip ^ 20
lr so are 35
lr some ^ -28
lr something ^ -20
lr stand ^ 35
lr sticky for -25
lr style for -16
lr sunday ^ -23
lr thai ^ -25
lr than ^ 32
lr that be 26
lr that is 19
lr the #food 34
lr the <new> -28
lr the ^ 33
lr the are -34
lr the but 26
lr the in 37
lr the industry 16
lr the is 25
lr the out 23
lr the that 24
lr the with -23
lr them <new> 22
lr them ^ -25
lr think are 33
lr thinking ^ -22
lr to #food 12
lr to and 31
lr to i 31
lr to it's 27
lr to of 34
lr to on 22
lr to so 26
lr to we'd 21
lr type ^ -21
lr us ^ -32
lr use ^ 22
lr w ^ -30
lr w/o ^ 36
lr what can -28
lr what could -37
lr what do -21
lr what is -20
lr what would -21
lr which can -31
lr wi ^ -22
lr wi hen 19
lr with #food 15
lr with ^ -82
lr with and -49
lr with at 33
lr with can -22
lr with for -37
lr with i 18
lr with i'm -20
lr with if -25
lr with in -25
lr with instead -31
lr with on -20
lr with please -25
lr with that -29
lr with this -20
lr with though 35
lr with what 23
lr with would -21
lr without ^ 27
lr without and -34
lr without please 39
lr yes the 21
lr zero ^ 39
next #food 18
next #refused -51
next 0 23
next =ailment 34
next =hurts 40
next =strong 18
next able 36
next absolutely 20
next after 22
next afternoon 30
next age 24
next all -33
next allergy 31
next although 23
next am 26
next anniversary -29
next anyway 37
next are -19
next argue -20
next ask -25
next asked -24
next asking -22
next away 23
next bad 22
next banned -22
next bbq -21
next bear 18
next bearing -17
next being 24
next best -18
next better -20
next big -19
next bit -34
next blender -30
next body 35
next boiled -20
next bolognese 35
next box -30
next brought -23
next brunch 24
next burns 32
next carbonara 24
next care -22
next casserole 27
next chance 26
next chinese 27
next choose -21
next chowder 24
next close -28
next cockroaches 35
next colleague -18
next coming 26
next containing -15
next cooked 36
next cooking -29
next crunchy 22
next daughter 28
next days 38
next deep -27
next different 18
next digest 23
next dips 24
next does 25
next done 21
next down 29
next eastern 17
next easy 22
next eating 16
next eleven 21
next enough -25
next epipen 24
next ex 28
next except -26
next face 15
next faff -40
next family 32
next fancy -28
next fast -22
next fine 23
next first -30
next food 42
next forget 20
next forgot 23
next free -20
next friday -21
next fried -24
next friend 25
next from 17
next fry 51
next fuss -29
next garden -21
next gave -20
next go -32
next goes -23
next gone 28
next great -23
next green 37
next guest -15
next gumbo 24
next hate -11
next hav -16
next have 25
next having 26
next he'd 28
next head 19
next hearty 40
next heavy -38
next help -42
next hens -26
next here -33
next him -36
next hold -33
next hospital 32
next hotpot 19
next how -26
next hungry -24
next i'd 30
next i'll -22
next i've 21
next ideas -51
next impress 25
next included 28
next indian 31
next intolerant -24
next ish 43
next it's -26
next italian 20
next jambalaya 18
next japanese 25
next jazz -30
next kept 16
next kid 27
next kids 30
next kindly -21
next last 41
next leave -24
next let's 34
next lick 20
next life 30
next like 34
next lines -16
next live 27
next long -24
next lots -18
next love 25
next loves 27
next lunch 27
next mac 27
next main 33
next make -53
next making -18
next manage 25
next may -26
next mediterranean 20
next mention -19
next menu 24
next mexican 26
next middle 17
next might 22
next mine -34
next minus -32
next monday 25
next month 26
next months 23
next mouth 43
next mum 26
next mummy 28
next must -31
next my 39
next neither 23
next next 31
next none 28
next not -23
next oh -27
next old 23
next on 15
next or 36
next over 19
next own -22
next paella 29
next paid 26
next pain 25
next parted 30
next party 27
next past -40
next planned 19
next planning 25
next plate 20
next pot 21
next ragu 26
next rare 24
next rash 21
next rather -28
next raw 22
next real 17
next really 23
next reckon 27
next refrain -18
next regrettably -27
next remember 20
next rest 25
next right -23
next round 30
next rush -23
next sadly 34
next said 28
next same 34
next saturday 32
next say 25
next says 30
next see 29
next serve 18
next she 35
next she'll -26
next she's -19
next shop -36
next side -26
next simple -20
next singapore 22
next skip -34
next small -25
next smell 25
next soap 34
next soft 28
next something -28
next sorry 25
next speaking 31
next spots 24
next spring 20
next stir 23
next stop -26
next string 28
next summer 21
next sunday 19
next supper 24
next tacos 34
next tapas 29
next tastes 23
next terms 31
next than -37
next that 10
next then -23
next there's -28
next they'd 31
next thick -21
next think -34
next this 22
next thoughts 18
next thursday 18
next till 43
next time -39
next tin -31
next tomorrow -31
next too -21
next took 28
next tuesday 24
next type 29
next upsets -21
next us 37
next use -39
next usual -19
next was 36
next washing -29
next wat -30
next ways 30
next we'd 40
next wednesday 23
next welcome 28
next went 30
next wet 41
next what's -18
next whatever 23
next when 29
next where -36
next which 38
next wife -29
next wife's 20
next without -31
next wnat -21
next y 23
next year 37
next years 24
next yuck 34
next zero -27
p #food -34
p #refused -23
p abide 28
p about -30
p absolutely 22
p accept 20
p according 26
p across 26
p add 22
p afraid 28
p agree 26
p ah 25
p allergist 30
p allergy 56
p allowed 25
p although 25
p altogether 18
p always -32
p ambulance 26
p and -13
p another 23
p any 28
p anything 22
p apparently 16
p as 21
p asking -23
p at 29
p au 27
p avoid 43
p avoided 22
p avoiding 29
p away 44
p ayurvedic 21
p bad 38
p badly 37
p baked -25
p balloons 18
p banned 35
p based -23
p bbq -25
p beaf -25
p bear 27
p bearing 22
p been -18
p believe -23
p belly 28
p bet 26
p between -32
p big -28
p black -28
p blisters 21
p bloated 25
p blood 22
p body 33
p bolognese 22
p book 26
p boring -32
p both 32
p bought -30
p boycott 29
p boyfriend 26
p boys 21
p breakfast 18
p bring -21
p brings 26
p broke 28
p btw 25
p bunch -32
p burnt -21
p buy 20
p canteen 18
p care -22
p caught -30
p child 27
p chinese -24
p chowder -24
p clear 35
p closed 30
p cold -38
p comforting -32
p consultant 30
p contain 32
p containing 21
p cooker -27
p cooking 37
p country -20
p cousin 23
p cramps 28
p craving -35
p creamy -34
p cries -30
p crispy -20
p cross 26
p crossed 22
p crowd -24
p crumble -26
p crunchy -29
p cupboard -23
p dad's 32
p danger 27
p dared 28
p day -20
p days 32
p deal 25
p dealbreaker 22
p dearly -19
p death 17
p delighted -15
p detests 35
p devil 22
p diagnosed 19
p diary -19
p digest 22
p dip -23
p dips -32
p dish -64
p ditch 27
p done 17
p down -22
p draw 27
p dressing -29
p drop 21
p easter 36
p easy -36
p eatin 31
p eating -30
p eats 20
p eczema 23
p elderly -19
p end 35
p enemy 29
p enough -29
p every 30
p excluded 32
p face 30
p factory 29
p faith 27
p fajitas -21
p family 27
p fan 35
p fancy -42
p feature 19
p feed 26
p feel 20
p feels -24
p festival -22
p festive -21
p finally -28
p finds 32
p fine -32
p fire 22
p first -32
p flat 23
p floor 29
p fodmap 22
p follow 25
p following 21
p football 25
p forbidden 23
p forbids 21
p form 23
p found 21
p free 25
p freeze -26
p french -32
p fresh -29
p fridge -20
p fried -33
p friends -33
p front 25
p full -27
p gag 22
p gags 33
p garden -26
p gastroenterologist 26
p gene 19
p gentle -19
p gets 30
p gie 30
p girl 32
p girlfriend 27
p give 24
p given 24
p gives 35
p glaze -27
p gout 34
p gp 19
p grand -21
p grandma's 24
p gratin -25
p grilled -23
p ground 25
p guest 33
p guests 20
p had 43
p halloween -34
p hand -23
p handle 26
p hands -30
p has 39
p hate -23
p hav -25
p he'd -25
p head 29
p health 20
p healthy -22
p heartburn 35
p hearty -22
p heave 20
p help -26
p helping -14
p here 51
p high -24
p his 26
p hives 28
p hmm 26
p home -34
p hoping -33
p hospital 21
p host 20
p hotpot -27
p hours 34
p house -17
p household 36
p how -37
p however 25
p hubby 26
p ideas -25
p if 19
p immunologist 22
p include 25
p included 24
p industry 16
p inside 17
p insides 19
p intolerant 25
p invited 16
p involved 23
p ish -16
p it's -31
p italian -18
p itch 27
p itches 18
p its 45
p january 28
p just 18
p keen 24
p kitchen 40
p lad 34
p last 38
p late -26
p lately -20
p lay 17
p leave 40
p lent 26
p less 27
p letter 23
p limits 29
p line 22
p lips 38
p list 48
p little 39
p lived 28
p loads -39
p loathes 28
p lol -23
p long -19
p loo 25
p look 26
p lots -33
p love -23
p low -23
p lunchbox 17
p lunches -24
p mac 16
p mad -37
p main -38
p mak -29
p man 29
p mate 22
p maybe -57
p me 45
p meant -22
p mediterranean -32
p mention 28
p mentioned 26
p menu 23
p met 22
p migraine 25
p migraines 24
p mild 28
p mine -23
p minus 46
p months 20
p mood -20
p more -33
p most -25
p mouth 53
p moved 21
p much -17
p mum 17
p mums -15
p must 45
p near 41
p neighbour -32
p neither 21
p next -21
p nice -27
p nicely -21
p no 25
p non 21
p none 39
p normally 28
p nothing 37
p nursery 28
p obliged -25
p off 30
p offer -20
p oh 27
p okay -29
p old 29
p ought 36
p out 50
p oven -31
p own 18
p owt -14
p paediatrician 27
p paid 23
p pan -29
p part 26
p partner 37
p pass 30
p passion 21
p people -18
p permitted 29
p picnic -27
p place 34
p plain -29
p please 27
p plenty -32
p plese -25
p pls -29
p plz -30
p point -18
p poorly 21
p possibly -27
p prefer 21
p prepare -27
p prick 24
p prohibited 23
p proper -33
p properly 25
p provided 31
p puts 27
p puttanesca -18
p quit -21
p quite 22
p rash 30
p rather 27
p raw 34
p read 21
p ready -24
p real 17
p realise 27
p reasons 25
p red 28
p reflux 26
p regrettably 25
p respectfully 27
p rich -22
p room 34
p ruin 18
p safe -26
p same 26
p sans 27
p sause -20
p school 26
p scrap 31
p scratch -22
p search -32
p season -26
p seems 28
p send 18
p set 31
p sets 27
p severe 26
p shall 18
p shape 21
p shared 25
p sheet 26
p shut 26
p sick 23
p similar -42
p singapore -15
p single 40
p skin 32
p skip 38
p slimy 43
p slow -33
p smell 22
p smelled 25
p smoky -31
p soap 35
p sobs 29
p soft -26
p some -63
p someone 24
p son 22
p son's 28
p soop -31
p sorry 27
p sounds -21
p spanish -15
p spare 28
p speaking 31
p specialist 32
p starve 22
p stay 49
p stays 30
p steer 23
p steering 32
p step -23
p stew -38
p stick -25
p sticky -34
p stomach 21
p stop -35
p stopped 19
p straight 27
p strict 24
p strictly 26
p strings -23
p style -40
p summer 27
p summers 31
p sunday -28
p supper -53
p support 26
p sweet -35
p swell 19
p sworn 33
p taken 23
p takes 31
p tastes 35
p teen 23
p teeth 29
p terrible 34
p test 25
p thank 15
p thanks 33
p that 13
p that's 34
p their 27
p they -17
p they'd -23
p they've 28
p thick -24
p things 25
p thinking -34
p this -30
p tho -29
p thought -24
p thursday -38
p tight 23
p tin -21
p tiny -19
p today -40
p tonite -23
p tooth 33
p touch 28
p traditionally 30
p try 21
p tub -21
p tummy 28
p turning -20
p twins 21
p type -28
p ulcer 28
p ulcers 23
p unable 29
p uncle 24
p unfortunately 22
p upon 30
p upset 24
p upsets 26
p use -28
p used -24
p using -14
p vietnamese -21
p vile 23
p visitor 26
p w -28
p w/o 32
p want -21
p wanted 24
p wanting -21
p war 27
p warm -42
p warming -31
p washing -16
p wat -20
p wellington -27
p were 39
p wet -25
p whatever -18
p whatsoever 30
p whenever 30
p whit -22
p who's 22
p whom 23
p why -16
p wi -11
p wife -26
p wife's 20
p wilting -21
p within 27
p wnat -19
p wonder -26
p work 21
p would -25
p wrong -21
p wrote -29
p x 25
p y 32
p years -24
p yellow -27
p you'd -19
p you'll 22
p yucky 31
p zero 42
p zone 17
p ✗ 31
pair #food @ -73
pair #food an -23
pair #food and -39
pair #food be 27
pair #food dish -19
pair #food for -55
pair #food from -50
pair #food glazed -25
pair #food have 23
pair #food i -19
pair #food ideas -24
pair #food like -40
pair #food made -29
pair #food minus 28
pair #food not 25
pair #food of -25
pair #food ok -21
pair #food or -67
pair #food out -33
pair #food perhaps -21
pair #food sans 18
pair #food sounds -13
pair #food style -22
pair #food that 49
pair #food w/o 21
pair #food without 23
pair #food y -34
pair #refused <new> 22
pair #refused @ -56
pair #refused at -23
pair #refused cannot 26
pair #refused dinner 32
pair #refused factory 20
pair #refused free -38
pair #refused goes 28
pair #refused is -43
pair #refused less -25
pair #refused makes -25
pair #refused or 39
pair #refused plese -16
pair #refused pls -25
pair #refused recipe 24
pair #refused that 31
pair #refused with 19
pair 0 #food -20
pair 0 and 21
pair 0 here 19
pair 0 people -36
pair 0 please -17
pair 0 summers 31
pair 0 who 28
pair 0 with -17
pair 0 year 20
pair 0 years -21
pair <new> <new> 27
pair <new> allergic 30
pair <new> and 30
pair <new> asked 28
pair <new> between -23
pair <new> by 20
pair <new> can -25
pair <new> cannot 26
pair <new> eat 27
pair <new> everything 26
pair <new> for 20
pair <new> from 49
pair <new> has 26
pair <new> her 18
pair <new> ideas -18
pair <new> if 25
pair <new> is -21
pair <new> lunch -35
pair <new> my 16
pair <new> no -23
pair <new> off -21
pair <new> refuses 26
pair <new> says 36
pair <new> who 31
pair <new> with -35
pair <new> without -34
pair <new> would 14
pair @ #food -22
pair @ #refused 59
pair @ 0 20
pair @ @ -53
pair @ a 54
pair @ after -29
pair @ allergic 29
pair @ allergy 56
pair @ alone 29
pair @ altogether 18
pair @ and -27
pair @ as 24
pair @ away 30
pair @ bake -41
pair @ banned 32
pair @ based -21
pair @ be -15
pair @ bowl -27
pair @ bring 31
pair @ casserole -44
pair @ curry -61
pair @ dessert -23
pair @ did 24
pair @ dinner -47
pair @ dish -49
pair @ does 50
pair @ even 18
pair @ excluded 37
pair @ filling -25
pair @ fine -28
pair @ for -28
pair @ free 37
pair @ from -47
pair @ gave 25
pair @ gets 25
pair @ gie 21
pair @ give 39
pair @ gives 32
pair @ going -25
pair @ got 24
pair @ gratin -23
pair @ has 41
pair @ have 34
pair @ how -24
pair @ i'm -16
pair @ idea -30
pair @ ideas -30
pair @ if -34
pair @ included 31
pair @ industry 16
pair @ intolerant 40
pair @ involved 19
pair @ is 43
pair @ ish -30
pair @ it -21
pair @ kind -19
pair @ lately -20
pair @ less 38
pair @ like -36
pair @ looking -30
pair @ lunch -23
pair @ make 57
pair @ makes 27
pair @ maybe -40
pair @ minus -23
pair @ must 33
pair @ my -27
pair @ nearly 29
pair @ never 31
pair @ night -43
pair @ no 27
pair @ not 27
pair @ off 32
pair @ ok -16
pair @ once 22
pair @ only -30
pair @ out 44
pair @ over 23
pair @ play 20
pair @ plese -31
pair @ recipe -29
pair @ risotto -22
pair @ sans -21
pair @ sauce -28
pair @ sause -30
pair @ set 18
pair @ sets 22
pair @ she -25
pair @ something -31
pair @ soop -22
pair @ sort -26
pair @ sounds -15
pair @ stays 26
pair @ stew -53
pair @ still -26
pair @ stir -31
pair @ stroganoff -24
pair @ style -24
pair @ supper -30
pair @ tagine -27
pair @ tastes 35
pair @ these 21
pair @ they -30
pair @ this -24
pair @ tho -34
pair @ today -19
pair @ topping -19
pair @ type -33
pair @ upset 23
pair @ upsets 26
pair @ w/o -17
pair @ wellington -25
pair @ were 23
pair @ what -25
pair @ whatsoever 39
pair @ with -33
pair @ without -62
pair @ x 30
pair @ y 33
pair @ yes -47
pair @ you -18
pair @ ✗ 31
pair ^ #food -27
pair ^ 0 20
pair ^ <new> -25
pair ^ a -30
pair ^ ah 28
pair ^ although 25
pair ^ another 35
pair ^ any -32
pair ^ anything 42
pair ^ as 42
pair ^ bearing 22
pair ^ big -33
pair ^ both 21
pair ^ cannot -25
pair ^ chinese -24
pair ^ cold -24
pair ^ could 30
pair ^ count 29
pair ^ craving -23
pair ^ creamy -27
pair ^ crispy -19
pair ^ crumble -19
pair ^ dinner -32
pair ^ ditch 23
pair ^ do -51
pair ^ easy -32
pair ^ everything 28
pair ^ fajitas -21
pair ^ fancy -25
pair ^ find -24
pair ^ first -32
pair ^ following 21
pair ^ fresh -21
pair ^ gone 21
pair ^ got -53
pair ^ grandma's 24
pair ^ greek -32
pair ^ green -24
pair ^ guest 22
pair ^ had 43
pair ^ have -20
pair ^ hearty -23
pair ^ hello -17
pair ^ his 24
pair ^ hmm 26
pair ^ hold 39
pair ^ how -35
pair ^ however 25
pair ^ hubby 20
pair ^ ideas -23
pair ^ if 20
pair ^ just 41
pair ^ last 23
pair ^ leave 26
pair ^ little 28
pair ^ lose 16
pair ^ love -30
pair ^ low -20
pair ^ maybe -23
pair ^ me 19
pair ^ minus 32
pair ^ more -30
pair ^ mum 21
pair ^ mum's 34
pair ^ mummy 21
pair ^ mums -28
pair ^ neither 39
pair ^ non 16
pair ^ none 21
pair ^ not 41
pair ^ nothing 29
pair ^ now -48
pair ^ oh 24
pair ^ ok -33
pair ^ once 20
pair ^ only 12
pair ^ our 30
pair ^ owt -25
pair ^ perhaps -26
pair ^ proper -24
pair ^ provided 31
pair ^ put 24
pair ^ puttanesca -18
pair ^ quick -49
pair ^ recommend -18
pair ^ regrettably 25
pair ^ roast -31
pair ^ sick 28
pair ^ singapore -24
pair ^ skip 34
pair ^ slow -25
pair ^ smoky -27
pair ^ someone 27
pair ^ something -45
pair ^ son 28
pair ^ spanish -15
pair ^ spare 23
pair ^ steering 18
pair ^ sticky -34
pair ^ stuffed -28
pair ^ suggest -23
pair ^ sure 29
pair ^ teen 23
pair ^ thai -31
pair ^ the -10
pair ^ there -25
pair ^ they 39
pair ^ they've 21
pair ^ this -20
pair ^ tin -23
pair ^ to 20
pair ^ twins 32
pair ^ unfortunately 22
pair ^ use -20
pair ^ want -38
pair ^ warm -20
pair ^ we -27
pair ^ we'd -27
pair ^ whenever 23
pair ^ whit -22
pair ^ who -22
pair ^ why -27
pair ^ will 19
pair ^ with -28
pair ^ wnat -19
pair ^ you -30
pair ^ zero 29
pair a #refused 28
pair a <new> 27
pair a bag -44
pair a bet 26
pair a bit -42
pair a block -26
pair a bottle -20
pair a child 25
pair a cold -36
pair a crowd -24
pair a dealbreaker 22
pair a dinner -26
pair a dog 25
pair a fan 21
pair a festive -21
pair a football 25
pair a french -15
pair a gentle -19
pair a girl 22
pair a green -23
pair a jar -41
pair a man 22
pair a mediterranean -18
pair a nice -36
pair a no 30
pair a party -19
pair a passion 21
pair a picnic -23
pair a problem 28
pair a quick -21
pair a rash 27
pair a sauce -15
pair a severe 22
pair a single 26
pair a small -29
pair a stew -33
pair a stuffed -27
pair a thing 23
pair a tin -18
pair a visitor 21
pair a warming -31
pair a wee -21
pair a week 35
pair a whole 25
pair abide @ 28
pair about a -33
pair according to 26
pair add that 23
pair adore #food -25
pair adore anything -26
pair after @ 48
pair after the 19
pair after what 26
pair afternoon @ -32
pair against the 26
pair agree with 26
pair ah #food 30
pair ah mak -21
pair all i -27
pair all night 28
pair all of 34
pair all our -22
pair all things 14
pair allergy at 18
pair allergy here 22
pair allergy in 42
pair always <new> -29
pair am not 39
pair an #food -29
pair an #refused -27
pair an <new> 22
pair an allergy 32
pair an elderly -19
pair an evening -17
pair an extra -14
pair and #food -19
pair and <new> 20
pair and a -45
pair and an -34
pair and cries -30
pair and dips -23
pair and give -24
pair and had 18
pair and i'm 26
pair and i've 25
pair and it 26
pair and me 17
pair and old 24
pair and please 32
pair and she 28
pair and some -41
pair and we 27
pair and what -33
pair and with -31
pair any #refused -24
pair any @ 25
pair any form 20
pair any ideas -20
pair any other 33
pair any shape 16
pair any sort 21
pair anyone <new> -21
pair anything #refused 25
pair anything but 23
pair are a 51
pair are allergic 27
pair are banned 29
pair are in -26
pair are not 29
pair are off 39
pair are on -13
pair are something 24
pair as there's 39
pair as to -26
pair asian @ -27
pair asking for -23
pair at #food 24
pair at 0 27
pair at <new> 35
pair at all 39
pair at our 31
pair avoid @ 39
pair avoiding @ 29
pair away from 26
pair back on -33
pair bad for 30
pair badly to 31
pair bake @ -23
pair bake an -18
pair bake for 27
pair baked @ -25
pair be avoided 22
pair be delighted -15
pair be eatin 27
pair be great -35
pair be having 23
pair be in 33
pair be made 20
pair be nice -25
pair be without 31
pair bear @ 29
pair bear in 22
pair bearing in 19
pair because @ 23
pair been advised 29
pair been dreaming -25
pair been sensitive -22
pair belly up 25
pair bet and 18
pair big @ -17
pair big pot -16
pair birthday of -26
pair bit into 27
pair both been -22
pair bottle of -20
pair bought a -27
pair boycott @ 29
pair breakfast @ -27
pair bring a -20
pair bring me 24
pair bunch of -32
pair burns night -25
pair but @ 35
pair but a -19
pair but he's -23
pair but i'd -20
pair but leave 17
pair but nothing 27
pair buy @ 21
pair by hand -18
pair by my 27
pair came out 24
pair can ah -21
pair can do 21
pair can have -23
pair can i -31
pair can keep 31
pair can me -21
pair can not 30
pair can stay 35
pair cannot <new> -33
pair cannot abide 28
pair cannot be 48
pair cannot bear 22
pair cannot do 38
pair cannot face 25
pair cannot get -23
pair cannot look 20
pair cannot manage 20
pair cannot stop -37
pair cannot take 29
pair casserole with -27
pair caught 0 -23
pair chowder with -15
pair clear of 34
pair cold #food -24
pair cold buffet -16
pair comforting @ -21
pair contain @ 28
pair containing @ 21
pair cook @ -34
pair cook for 20
pair cooking for 21
pair could kill 29
pair could make -19
pair could not -32
pair could you 23
pair count me 29
pair cousin <new> 18
pair craving @ -21
pair craving something -19
pair creamy @ -39
pair crispy @ -18
pair crunchy @ -29
pair curry with -35
pair cut out 28
pair dared me 28
pair dearly like -22
pair death of 17
pair delighted if -15
pair despises @ 22
pair dessert for -21
pair dessert with -17
pair detests @ 35
pair diagnosed with 19
pair digest @ 34
pair dinner and 29
pair dinner for -29
pair dinner please -31
pair dips and -23
pair dish for -34
pair dish of -23
pair dish with -28
pair ditch the 28
pair do @ 22
pair do have -32
pair do with -52
pair do without 33
pair do you -29
pair does not 14
pair does one -22
pair does that 23
pair draw the 27
pair dressing for -23
pair easy @ -27
pair eat @ 34
pair eat a 29
pair eaten @ 26
pair eating with 21
pair eats @ 27
pair else with -19
pair enough @ -33
pair enough of -25
pair every single 31
pair every time 24
pair everything with 25
pair except i 30
pair extra helping -14
pair face at 24
pair factory and 28
pair factory for 23
pair fajitas with -21
pair family <new> 28
pair family does 22
pair fan of 21
pair fancy a -28
pair fed up 25
pair feels like -20
pair fill of 25
pair finds @ 20
pair first @ -34
pair food <new> 21
pair for 0 -31
pair for @ -28
pair for birthday -25
pair for friday -30
pair for good 22
pair for his -39
pair for hours 27
pair for kids -25
pair for life 27
pair for lunch -30
pair for me 37
pair for now 30
pair for one -29
pair for saturday -23
pair for sunday -41
pair for supper -33
pair for them -17
pair for thursday -21
pair for today -25
pair for tonight -35
pair for us 22
pair for work -19
pair found out 34
pair free #food 44
pair free <new> -26
pair free @ -41
pair free for 27
pair free from 38
pair freeze @ -27
pair fresh @ -24
pair fried @ -29
pair from #food -32
pair from @ 32
pair from it 32
pair from me 32
pair from my -20
pair from now 19
pair from scratch -27
pair from that 26
pair from the -29
pair front of 25
pair gags at 19
pair gags on 28
pair gave us -25
pair get enough -25
pair gets <new> 22
pair gie me 30
pair give up 29
pair gives me 30
pair glazed #food -27
pair glazed @ -30
pair go <new> 29
pair go down -25
pair go for 27
pair go in -20
pair go near 25
pair go with -34
pair go wrong -20
pair goes in -22
pair goes well -30
pair going <new> -28
pair going in 29
pair going to 23
pair gone off 24
pair gone right 35
pair good #food 27
pair good @ -45
pair good with -23
pair got #food -41
pair got #refused -30
pair got 0 -20
pair greek @ -27
pair green @ -20
pair had <new> 24
pair had @ 21
pair had in -34
pair had my 36
pair had the 20
pair had to 23
pair handle @ 26
pair has <new> 28
pair has @ 26
pair has a 43
pair has decided 24
pair has no 25
pair has put 17
pair has to 27
pair has told 27
pair hates @ 49
pair hav @ -24
pair have both -22
pair have for -31
pair having @ 31
pair he hates 22
pair he mentioned 21
pair he's asked -18
pair hearty @ -19
pair helping of -14
pair her <new> 24
pair her @ -24
pair her breakfast -18
pair here will 19
pair him a -22
pair his birthday -35
pair hold the 21
pair hoping for -25
pair hot @ -29
pair how long -34
pair how much -20
pair how to -34
pair husband's allergic 26
pair i #food -23
pair i <new> -23
pair i ate 25
pair i avoid 22
pair i boycott 29
pair i cook 19
pair i could -31
pair i draw 27
pair i fancy -30
pair i follow 21
pair i freeze -16
pair i have -31
pair i know 31
pair i loathe 28
pair i lost 27
pair i love -26
pair i meant -22
pair i must 27
pair i not 28
pair i once 22
pair i ought 25
pair i put -30
pair i realise 27
pair i said 19
pair i search -32
pair i swap -33
pair i take 18
pair i think 28
pair i thought -26
pair i used 23
pair i want -42
pair i will 31
pair i wonder -26
pair i wrote -21
pair i'd be -46
pair i'd dearly -22
pair i'd sooner -29
pair i'd still -18
pair i'd very -18
pair i'm 0 31
pair i'm afraid 28
pair i'm after -25
pair i'm against 16
pair i'm off 27
pair i'm on 38
pair i've 0 -43
pair i've @ -30
pair i've been 23
pair i've given 29
pair i've gone 29
pair i've had 27
pair i've never -22
pair i've not 28
pair i've only -24
pair i've sworn 19
pair idea what -26
pair ideas with -19
pair if i 16
pair if she 23
pair if there's 30
pair if you -21
pair if you'd -18
pair in 0 28
pair in @ -47
pair in a 17
pair in any 30
pair in every 22
pair in front 25
pair in it 36
pair in january 28
pair in place 28
pair in that 20
pair in there 31
pair in which 34
pair include @ 25
pair industry and 16
pair into it -22
pair is bad 21
pair is my -28
pair is not 25
pair is off 32
pair is out 34
pair is over 19
pair is possible -23
pair is something 30
pair is there 33
pair is to 24
pair is too 32
pair is unable 27
pair is what's 23
pair is yucky 28
pair ish @ -19
pair it @ 20
pair it a -27
pair it be 27
pair it cannot 24
pair it in -16
pair it would -27
pair it's @ -26
pair it's not -28
pair italian @ -24
pair keen on 23
pair keep @ 27
pair keep it -33
pair keep your 29
pair kept out 21
pair kid will -27
pair kill me 25
pair kill my 23
pair kind as -26
pair know what -21
pair lass cannot 31
pair last @ 18
pair lay off 17
pair leave @ 41
pair leave out 25
pair left from -27
pair less #food 36
pair less @ -25
pair let's have -24
pair like #food -28
pair like <new> 28
pair like anyone -19
pair like balloons 18
pair like dip -32
pair like in -22
pair like my -21
pair line at 24
pair little <new> 30
pair little @ -25
pair little girl 20
pair little one 28
pair live on -21
pair loads of -34
pair loathes @ 35
pair long does -21
pair look at 17
pair looking to -18
pair lose the 24
pair lost a 30
pair lots of -33
pair love #food -33
pair love @ -40
pair love a -19
pair low @ -25
pair lunch and 26
pair lunch with -36
pair mad about -24
pair made @ 25
pair made me 35
pair made without 28
pair main with -25
pair make #food -17
pair make @ -32
pair make for -23
pair make him 24
pair make sure 27
pair makes her 25
pair makes him 20
pair many @ -21
pair marinade for -23
pair mash to -21
pair maybe @ -33
pair maybe a -24
pair me after 25
pair me avoiding 21
pair me gag 22
pair me have 23
pair me of 22
pair me off 29
pair me out 35
pair me the 40
pair me to 21
pair meal until 21
pair means @ 22
pair mediterranean @ -24
pair might be -28
pair mind that 20
pair minus #refused -25
pair minus @ 46
pair minus the 28
pair miss those -29
pair mood for -20
pair more @ -29
pair more than -22
pair mouth <new> 18
pair mouth itch 15
pair mouth itches 18
pair mouth ulcers 19
pair much @ -30
pair much like -22
pair mummy says 21
pair must eat 26
pair must not 40
pair must respectfully 23
pair my #food 14
pair my #refused 51
pair my 0 35
pair my <new> -31
pair my @ -63
pair my belly 28
pair my body 28
pair my boyfriend 23
pair my brother 24
pair my cousin 21
pair my daughter -16
pair my faith 27
pair my fill 25
pair my first 34
pair my friends -22
pair my girlfriend 19
pair my gout 25
pair my immunologist 22
pair my insides 19
pair my kitchen 24
pair my lad 25
pair my late -20
pair my lips 38
pair my little 21
pair my mouth 45
pair my partner 31
pair my plate 34
pair my skin 25
pair my stomach 52
pair my tummy 23
pair my ulcer 22
pair my wife -19
pair my wife's 20
pair near @ 26
pair need @ -20
pair neither of 26
pair never @ 36
pair never cooked -26
pair never eat 41
pair next door -24
pair nice #food -16
pair nice @ -39
pair nice wi -19
pair nice with -21
pair night <new> 27
pair night @ -22
pair night with -26
pair no <new> -34
pair no @ 46
pair no egs 31
pair no from 20
pair no go 37
pair no idea -32
pair no like 27
pair no part 25
pair no time -26
pair no to -35
pair nobody here 25
pair nobody under 19
pair non @ 29
pair none of 23
pair none with 27
pair not <new> -29
pair not @ 49
pair not agree 26
pair not allowed 41
pair not boring -25
pair not buy 24
pair not care -22
pair not come 30
pair not contain 25
pair not do 51
pair not eaten 27
pair not eating 22
pair not feature 19
pair not for 34
pair not go 22
pair not have 39
pair not having 17
pair not keen 23
pair not know -27
pair not live -26
pair not ok 33
pair not one 30
pair not permitted 30
pair not say -26
pair not something 25
pair not support 29
pair not take 20
pair not taste -32
pair not to 20
pair not touch 28
pair not used 22
pair not want 16
pair not wanted 24
pair not with 41
pair nothing with 49
pair now @ -19
pair now a -24
pair now i'd -20
pair obviously no 17
pair of <new> 31
pair of a -41
pair of any 30
pair of dinner -23
pair of her -30
pair of it 36
pair of soap 21
pair of some -35
pair of that 34
pair of whom 19
pair off @ 22
pair off limits 29
pair off the 24
pair ok and -18
pair old spits 25
pair on a 25
pair on anything 27
pair on her 20
pair on me 20
pair on offer -20
pair on thursday -26
pair once lost 18
pair one <new> 22
pair one for 16
pair one in 21
pair one is 31
pair one person 26
pair one pot -29
pair one thing 26
pair one where 27
pair only got -24
pair only it 24
pair or #food -62
pair or #refused 36
pair or a -24
pair or bars -32
pair or similar -41
pair or some -21
pair or something -22
pair other #refused 25
pair ought to 30
pair our #refused -29
pair our family 25
pair our home 30
pair our house 26
pair our lives -27
pair our table 26
pair out in 31
pair out of -26
pair over @ 20
pair over a 19
pair over for 39
pair over here 28
pair owt nice -19
pair perhaps a -26
pair place of 28
pair plate and 28
pair play no 20
pair please skip 30
pair please suggest -25
pair plenty of -32
pair point me -18
pair possible to 20
pair pot of -25
pair prepare a -15
pair prick test 24
pair problem with 29
pair proper #food -29
pair proper @ -36
pair provided there 21
pair put @ 22
pair put on -30
pair puts @ 30
pair quick #food -28
pair quick @ -34
pair quick lunch -23
pair raw @ 27
pair reacts badly 18
pair recipe for -43
pair refuses @ 25
pair refuses all 20
pair risotto with -18
pair roast #food -19
pair roast @ -25
pair round the 24
pair sans #refused -25
pair sans @ 35
pair sauce for -26
pair say that 25
pair saying @ 18
pair says @ 33
pair says i 31
pair says strictly 26
pair sensitive all -22
pair sent me 29
pair serve a -21
pair served @ 32
pair sets off 22
pair severe @ 18
pair shall i -27
pair she can -23
pair she cannot 29
pair she did -19
pair she is 20
pair she must 27
pair she'd eat -23
pair she's <new> 26
pair should i -31
pair should not 18
pair should very -20
pair sick as 25
pair sick of 27
pair sick to 17
pair similar for -20
pair since my 26
pair since the 20
pair singapore @ -15
pair single @ 27
pair skip @ 28
pair skip the 24
pair slow cooked -19
pair slow cooker -27
pair smells like 26
pair so <new> -18
pair so i 25
pair so kind -26
pair so no 21
pair so what -26
pair so what's -19
pair soap to 21
pair sobs at 24
pair some #food -41
pair some @ -48
pair some kind -22
pair some sort -33
pair someone at 24
pair something @ -30
pair something for -29
pair something i 36
pair something like -24
pair something really -29
pair something sweet -24
pair something warm -22
pair something we 22
pair something with -30
pair son is 22
pair sounds right -18
pair spare me 26
pair stand @ 22
pair starve than 22
pair stay away 16
pair stay in 35
pair staying off 27
pair steering clear 22
pair stew for -17
pair stew with -39
pair stick with -25
pair sticky #food -20
pair sticky @ -29
pair still <new> -20
pair still cannot 21
pair still want -32
pair stir fried -16
pair stomach @ 23
pair stop eating -35
pair stopped eating 30
pair straight back 32
pair strictly no 23
pair style #food -19
pair style @ -34
pair style dinner -16
pair style thing -14
pair suggest a -27
pair sunday and 21
pair sunday lunch -21
pair supper with -27
pair support the 20
pair sure @ 22
pair swap #refused -16
pair sworn off 19
pair take @ 42
pair take it -17
pair takes @ 24
pair tastes like 24
pair tastes of 31
pair thai @ -33
pair than #refused -31
pair than 0 -29
pair than @ 32
pair than eat 26
pair thank you 33
pair that does 21
pair that has 14
pair that have 31
pair that he 21
pair that i'm 22
pair that one -17
pair that was -24
pair the #refused -28
pair the allergy 16
pair the best -29
pair the cupboard -23
pair the devil 22
pair the dietician 23
pair the end 23
pair the floor 29
pair the food 24
pair the freezer -34
pair the garden -26
pair the ground 25
pair the hospital 26
pair the house -31
pair the kitchen 26
pair the last 34
pair the line 27
pair the loo 25
pair the menu 23
pair the mood -20
pair the morning -27
pair the new 15
pair the nurse 27
pair the office -34
pair the one 32
pair the plate 36
pair the sauce 29
pair the skin 21
pair the slow -19
pair the smell 28
pair the specialist 25
pair the summer 25
pair the table -18
pair the thing 18
pair them @ 31
pair then @ 32
pair then i -22
pair there are -19
pair there something -19
pair there's @ 29
pair these @ -29
pair these days 23
pair thing i 21
pair thing to -10
pair thing with -34
pair think @ 33
pair thinking @ -29
pair this @ -32
pair this evening -25
pair this family 24
pair this month 27
pair this time -25
pair this year -26
pair though @ 27
pair thought @ -33
pair through me 27
pair thyroid consultant 20
pair till i 26
pair tin of -25
pair tiny @ -19
pair to #refused -32
pair to @ 18
pair to a -20
pair to ask -18
pair to avoid 25
pair to cook -43
pair to cut 30
pair to death 17
pair to eat 28
pair to finish -28
pair to have 26
pair to keep 24
pair to live 36
pair to mention 21
pair to my 39
pair to prepare -27
pair to put -28
pair to say 18
pair to serve -36
pair to stay 22
pair to steer 22
pair to the 37
pair to try -26
pair to turn -22
pair to use -32
pair toddler spits -23
pair told by 25
pair tolerate @ 28
pair tonight and 19
pair tonight please -28
pair too many -21
pair touch @ 36
pair tried @ -18
pair trouble you -23
pair tub of -21
pair turns my 23
pair twins both 31
pair type @ -20
pair type dinner -20
pair unable to 29
pair uncle <new> 19
pair up a -27
pair up after 24
pair up all 26
pair up for 35
pair up to 34
pair up with 23
pair us <new> 29
pair us @ -18
pair us a -19
pair us and 23
pair us has -18
pair us is 21
pair use up -32
pair used to -27
pair very much -35
pair visitor who 21
pair w @ -38
pair w/o #refused -19
pair w/o @ 42
pair want a -19
pair want to -47
pair wants @ -27
pair wants me 20
pair warm #food -20
pair was #refused -29
pair was <new> 36
pair was @ 26
pair was at -23
pair was diagnosed 19
pair was hoping -25
pair was the 29
pair was thinking -20
pair washing up -16
pair watched a 22
pair way to -24
pair way with -29
pair we adore -19
pair we found 26
pair we have -19
pair we keep 22
pair we never 31
pair we'd love -17
pair we're a 29
pair we've #food -26
pair we've <new> 21
pair we've @ -20
pair wee @ -22
pair what #food 30
pair what <new> -31
pair what @ -61
pair what about -30
pair what curry 23
pair what does -22
pair what dressing -21
pair what goes -36
pair what to -32
pair what's for -29
pair what's good -24
pair what's the -26
pair whenever i 23
pair whit @ -20
pair who's allergic 20
pair whole @ -29
pair whole jar 24
pair wi #food -40
pair winter @ -24
pair with 0 -28
pair with a 26
pair with dressing -20
pair with loads -25
pair with lots -32
pair with me 29
pair with plenty -27
pair with that -27
pair with them -24
pair with those -20
pair with us 25
pair with zero 21
pair without #refused -51
pair without @ 28
pair without any 21
pair without egs -30
pair worked in -18
pair would #food -15
pair would <new> 19
pair would @ -33
pair would go -26
pair would rather 18
pair wrong with -28
pair year old 20
pair yellow <new> -27
pair yes @ 23
pair yes to 24
pair you be 30
pair you can 26
pair you cannot -35
pair you could -33
pair you do 38
pair you know -21
pair you possibly -19
pair you recommend -21
pair you to 23
pair your @ 26
pair zero @ 50
previous <new> -29
previous =ailment 43
previous =before -31
previous =not -55
previous a 24
previous abide -23
previous ache -21
previous actually 23
previous advance -19
previous again -33
previous against -32
previous ages 29
previous allergic -48
previous allowed -23
previous alone -31
previous ambulance 30
previous anniversary -26
previous apparently 19
previous are -14
previous au -18
previous avoiding -21
previous away -33
previous baby -20
previous bad -27
previous badly -28
previous bag -22
previous balloons 18
previous banned -37
previous bear -32
previous become -22
previous bed 17
previous believe -25
previous best -21
previous better -19
previous body -21
previous bothered -31
previous boyfriend -24
previous boys -15
previous bring -30
previous burns -40
previous but -46
previous camping -23
previous can -33
previous cannot -60
previous carbonara 26
previous care -31
previous careful -28
previous casserole 22
previous cat -23
previous chest -27
previous choose 24
previous club 16
previous come 23
previous comes -29
previous company 23
previous consultant -16
previous cooked -26
previous cooker -22
previous cramps -23
previous creamy 20
previous cried 20
previous cries -28
previous crossed -23
previous cup -27
previous cupboard -19
previous curry 32
previous dad -21
previous daein -19
previous danger -22
previous daughter -27
previous day -29
previous dealbreaker -19
previous delighted 28
previous dessert 21
previous detest -21
previous devil -24
previous diagnosed -30
previous dietician -23
previous dinner 47
previous dinner's -15
previous disgusting -18
previous ditch -23
previous doctor's 20
previous doing -20
previous down -24
previous e 20
previous each -25
previous eaten -32
previous english 25
previous euros 26
previous even -24
previous ew -16
previous exchange 24
previous fancy 26
previous farm -19
previous favourite -17
previous fed -24
previous fifty 27
previous filling 22
previous find -22
previous finds -29
previous finish -29
previous flare -21
previous floor 24
previous fodmap 29
previous football -22
previous forbidden -31
previous forgot 39
previous form -25
previous freezer -23
previous french 32
previous fresh -24
previous from -46
previous front 18
previous fry 35
previous full -24
previous fun 20
previous gado 18
previous gags -25
previous garden -23
previous gave 29
previous getting -21
previous give 24
previous go 31
previous gone -29
previous got 23
previous great 40
previous greek 27
previous grill -20
previous grows 26
previous gym -31
previous had 23
previous hard -34
previous hate -38
previous hates -24
previous have -22
previous head -24
previous heartburn 20
previous hell 16
previous hen -24
previous hives -34
previous hob -27
previous hold -15
previous home -18
previous honestly -24
previous hot -27
previous household 31
previous hungry -30
previous i've -34
previous ill -25
previous inside -26
previous iron -24
previous ish 21
previous it's -21
previous its -27
previous japanese 25
previous jar -18
previous joining 21
previous kid 21
previous kill -29
previous kind 17
previous lass -26
previous last -37
previous late -26
previous learned -27
previous like 34
previous likes -25
previous limits -17
previous lines 21
previous lips 28
previous liquid 22
previous loathes -25
previous lol -28
previous look 22
previous looking 37
previous lose -21
previous lost -31
previous lot -38
previous lovely 17
previous low 24
previous makes -36
previous many -19
previous maoi 22
previous march -20
previous market -22
previous mate 20
previous may 29
previous means -35
previous meant 21
previous met -28
previous mexican 23
previous midnight 20
previous midwife -21
previous migraines -31
previous mind 20
previous miss -19
previous moment -36
previous monday 18
previous month -20
previous more -31
previous mum -26
previous mum's 22
previous nae -24
previous near -21
previous neither -19
previous never -38
previous new -15
previous next 18
previous no -39
previous nobody -20
previous none -34
previous nor -25
previous nose -24
previous not -31
previous now -25
previous number 26
previous och 20
previous oh 51
previous old 26
previous once -29
previous one's -23
previous opened -18
previous or 47
previous orders 23
previous our 20
previous oven -19
previous over -27
previous pad 27
previous paella 24
previous parents 26
previous party 30
previous pass -27
previous passion -17
previous people 17
previous perhaps 29
previous permitted -18
previous picks -23
previous plate -18
previous pls -27
previous plz -39
previous poorly -24
previous possibly 27
previous pressure -23
previous prohibited -19
previous proper -37
previous protein -25
previous put -39
previous quick 26
previous rare -19
previous raw -18
previous react -16
previous reacts -27
previous real -19
previous realise 17
previous really -17
previous reasons -18
previous recipe -16
previous recommend 25
previous reflux -26
previous remember 22
previous repeat -22
previous request 28
previous respect 26
previous results 29
previous revolting -25
previous rich -18
previous risotto 31
previous road -18
previous room -18
previous rules 23
previous run -23
previous said -11
previous saw -27
previous say -26
previous says -30
previous screams 29
previous see -21
previous seen -27
previous sees -17
previous set 20
previous shape -16
previous she -16
previous sheet -18
previous show 26
previous shudder -26
previous sick -27
previous similar 19
previous simply -17
previous since -30
previous sister -29
previous small -25
previous smell -14
previous smells -30
previous so -27
previous someone -35
previous sooner -18
previous spag 22
previous speaking -28
previous spent 35
previous spits 24
previous stand -23
previous staying 22
previous stays -22
previous steer -20
previous stew 26
previous still -24
previous stir 29
previous stomach -18
previous stop -30
previous stopped -22
previous stroganoff 35
previous struck -22
previous stuck -27
previous stuff -25
previous style 41
previous suggest 19
previous supper 29
previous sure 19
previous swell 21
previous swells -21
previous tacos 38
previous tagine 25
previous tale -22
previous taste -25
previous tastes -26
previous teenager -18
previous teeth -26
previous temple 22
previous terms -25
previous tests -24
previous thai 44
previous than -38
previous thanks -22
previous their -24
previous these -28
previous they -32
previous thick 21
previous thing 30
previous thinks -24
previous throwing -23
previous thyroid -22
previous time -26
previous tonight 27
previous topping -20
previous touch -30
previous trust -18
previous turns -29
previous ulcer 22
previous unable 25
previous uncle 14
previous until 26
previous up 29
previous upset -21
previous us 19
previous used -27
previous very -14
previous vietnamese 25
previous wait 32
previous walk -28
previous wants -21
previous washing -25
previous we'll -24
previous what's 29
previous where -28
previous whether 18
previous which 21
previous who -18
previous whole 20
previous wi -34
previous wife 21
previous wonder 11
previous worst -29
previous wrote -19
previous y'all 28
previous yeah -20
previous years -19
previous yet 20
previous yusuf 23
proof alone 45
proof dish -46
proof framed -129
proof in dish 24
proof null 62
question -62
r1 #food -36
r1 #refused 25
r1 0 -19
r1 a 40
r1 absolutely 20
r1 after -29
r1 allergic 38
r1 allergy 57
r1 alone 29
r1 altogether 18
r1 always 18
r1 an -16
r1 and -14
r1 anyone -30
r1 anything -27
r1 as 19
r1 away 30
r1 bake -41
r1 banned 35
r1 based -21
r1 be -16
r1 because 22
r1 bowl -27
r1 breakfast 35
r1 bring 31
r1 but -23
r1 casserole -44
r1 cold -25
r1 could 16
r1 curry -58
r1 did 30
r1 dinner -30
r1 dish -49
r1 do -35
r1 does 45
r1 even 22
r1 everybody 25
r1 excluded 37
r1 filling -25
r1 find -24
r1 fine -28
r1 first -23
r1 for -26
r1 free 35
r1 from -50
r1 gave 25
r1 gets 25
r1 gie 21
r1 gives 32
r1 go -27
r1 going -25
r1 gratin -23
r1 has 41
r1 have 34
r1 he 25
r1 help -20
r1 hen 24
r1 hospital 27
r1 how -22
r1 i'd 29
r1 idea -30
r1 ideas -35
r1 included 31
r1 industry 16
r1 intolerant 40
r1 involved 19
r1 is 41
r1 ish -30
r1 its 20
r1 just 20
r1 kind -19
r1 lately -20
r1 less 38
r1 let's 21
r1 looking -30
r1 love 29
r1 make 23
r1 makes 27
r1 maybe -46
r1 minus -30
r1 must 33
r1 nearly 29
r1 never 29
r1 night -43
r1 no 40
r1 none 22
r1 off 32
r1 once 22
r1 out 44
r1 over 34
r1 play 20
r1 plese -31
r1 recipe -38
r1 risotto -22
r1 sans -23
r1 sauce -28
r1 sause -30
r1 set 18
r1 sets 22
r1 skip -22
r1 something -40
r1 soop -22
r1 sorry 24
r1 sounds -15
r1 stays 26
r1 stew -21
r1 stroganoff -24
r1 style -24
r1 supper -30
r1 tagine -27
r1 tastes 35
r1 thai 23
r1 thank -22
r1 thanks 33
r1 then -31
r1 they -16
r1 tho -34
r1 today -19
r1 topping -19
r1 turns 28
r1 type -33
r1 upset 23
r1 upsets 26
r1 w/o -17
r1 wat -38
r1 we'd 25
r1 we've -31
r1 well 27
r1 wellington -25
r1 were 23
r1 what's -22
r1 whatsoever 39
r1 where -20
r1 which 43
r1 whit 30
r1 with -32
r1 without -64
r1 would 17
r1 x 30
r1 y 33
r1 yes -48
r1 yuck 25
r1 ✗ 31
r2 0 -22
r2 a -15
r2 about 31
r2 allowed 32
r2 and -16
r2 any 40
r2 are -21
r2 away 27
r2 bad 30
r2 bake 19
r2 banned 29
r2 bars -27
r2 basically 25
r2 been 37
r2 better 21
r2 birthday -25
r2 but 19
r2 christmas 24
r2 cockroaches 29
r2 daein -29
r2 day -18
r2 diet 29
r2 dinner 19
r2 dips -26
r2 does 21
r2 evening -25
r2 faff -30
r2 fancy -21
r2 fine -32
r2 food 26
r2 for -27
r2 forbidden 47
r2 free -39
r2 friday -20
r2 go -29
r2 got -19
r2 hate -21
r2 hates 28
r2 help -29
r2 him 37
r2 hold -24
r2 how -18
r2 i 31
r2 i'm -24
r2 if 39
r2 is -21
r2 it's -23
r2 its 24
r2 january 28
r2 just 22
r2 keep 20
r2 kill 22
r2 like 31
r2 limits 18
r2 long -32
r2 loves 24
r2 made -20
r2 main 23
r2 mash 19
r2 maybe -30
r2 me 31
r2 mind -20
r2 mine 19
r2 minus -14
r2 miss 25
r2 monday -26
r2 more -19
r2 much -25
r2 must -23
r2 my 38
r2 near 20
r2 need 30
r2 night 36
r2 no -46
r2 none 21
r2 now -22
r2 numb -24
r2 off 28
r2 oh -21
r2 on 43
r2 only 17
r2 or -20
r2 out 38
r2 oven -18
r2 over 20
r2 plenty -19
r2 possible -29
r2 put 27
r2 puts 26
r2 recipe -24
r2 risotto 35
r2 roast 22
r2 scratch -17
r2 similar -33
r2 so -25
r2 some -26
r2 something -20
r2 stay 33
r2 stew -26
r2 still 35
r2 straight 35
r2 summat 29
r2 summer 29
r2 taste -21
r2 than -26
r2 the -10
r2 then 26
r2 thursday -25
r2 time -22
r2 to -22
r2 today -19
r2 tomorrow -31
r2 type 20
r2 us 25
r2 use -35
r2 vile 23
r2 wanted 19
r2 was 33
r2 we -18
r2 we're -18
r2 what's 26
r2 which 22
r2 wide 22
r2 will -25
r2 winter 20
r2 without -33
r2 work -25
r2 would -25
r2 yucky 31
r2 zero -24
r3 #food 34
r3 ^ -26
r3 actually -24
r3 agree 26
r3 all -17
r3 allergic 14
r3 allergy 19
r3 an 19
r3 any -39
r3 anything -23
r3 be 27
r3 berth 22
r3 big -20
r3 bit -25
r3 breakfast 32
r3 christmas 20
r3 come 26
r3 course 23
r3 creamy -22
r3 cross 22
r3 crowd -24
r3 cry 26
r3 cupboard -23
r3 curry -23
r3 danger 24
r3 daughter 21
r3 dead 24
r3 devil 22
r3 devil's 30
r3 dip -22
r3 does -30
r3 eat 27
r3 eaten 26
r3 ended -19
r3 evening -26
r3 every 31
r3 everything 31
r3 except -19
r3 family 26
r3 fancy -18
r3 feature 19
r3 fine 27
r3 forbidden 21
r3 free -29
r3 freezer -23
r3 friday -24
r3 fridge -26
r3 fried -32
r3 from 25
r3 gag 22
r3 garden -25
r3 get 32
r3 go 22
r3 going 15
r3 got 19
r3 great -25
r3 had 13
r3 head 17
r3 heave 20
r3 him -31
r3 hives 21
r3 hot 18
r3 it's -19
r3 jar -21
r3 kids -27
r3 leave -20
r3 left 26
r3 limits 26
r3 lips 23
r3 list 21
r3 lots -18
r3 love 23
r3 make -43
r3 many 23
r3 mash -22
r3 mouth 35
r3 my 23
r3 new -26
r3 none 21
r3 not -33
r3 nothing -24
r3 now -26
r3 office -31
r3 ok 34
r3 on -20
r3 out -30
r3 part 23
r3 party -26
r3 passion 21
r3 people -18
r3 perhaps -22
r3 pls -33
r3 pot 22
r3 rather -28
r3 raw 24
r3 reasons 19
r3 rest 25
r3 risotto 25
r3 said 27
r3 same 28
r3 sauce 29
r3 say 29
r3 shape 16
r3 she 22
r3 should 21
r3 since 27
r3 skip -21
r3 soap 24
r3 stew 28
r3 stomach 37
r3 suggest 17
r3 supper 21
r3 terrible 24
r3 thank -24
r3 thanks 26
r3 that -37
r3 them 18
r3 there -27
r3 there's 24
r3 things 31
r3 think -27
r3 those 30
r3 throat 23
r3 time -22
r3 too -33
r3 type 24
r3 us 38
r3 used 28
r3 weekend -26
r3 wi -25
r3 wife -25
r3 will 27
r3 yes 21
refusing -63
rr #food ^ -32
rr #food and -21
rr #food for 38
rr #food i -16
rr #food ideas 25
rr #food like -19
rr #food maybe -31
rr #food my -20
rr #food night 28
rr #food no -25
rr #food not -23
rr #food nothing -19
rr #food please -33
rr #food type 21
rr #food with 33
rr #food would -23
rr #refused #food 27
rr #refused ^ 34
rr #refused and 31
rr #refused are -22
rr #refused free -39
rr #refused in 28
rr #refused no -38
rr #refused not -30
rr 0 #food -36
rr 0 days 23
rr <new> #food -30
rr <new> #refused 19
rr <new> for -34
rr <new> her 25
rr <new> my 21
rr <new> of -27
rr <new> on 33
rr <new> so 30
rr <new> the -26
rr <new> with 27
rr a miss 23
rr a no 23
rr a wide 22
rr allergy #food 32
rr allergy ^ 32
rr allergy at 18
rr allergy here 22
rr allergy in 42
rr allergy is 11
rr allergy my 18
rr allergy what 16
rr an #food -25
rr and #food -46
rr and a -46
rr and all 29
rr and an -25
rr and dips -22
rr and i 64
rr and i've 27
rr and it's -28
rr and me 26
rr and my 33
rr and no -31
rr and not -18
rr and so -18
rr and some -26
rr and something -45
rr and the 25
rr and what -30
rr anyone ^ -25
rr are a 51
rr are banned 29
rr are forbidden 37
rr are in -26
rr are not 44
rr are off 34
rr are on -13
rr are something 24
rr as a 23
rr at <new> 25
rr at all 26
rr away from 26
rr bake ^ -28
rr bake for -23
rr be daein -29
rr because of 29
rr bowl ^ -33
rr bring me 24
rr but #refused -32
rr but no -22
rr can i -23
rr can stay 33
rr casserole ^ -24
rr cooked or 18
rr could kill 29
rr curry ^ -26
rr did not 21
rr dinner ^ -29
rr dish ^ -30
rr dish for -33
rr do not -23
rr do you -18
rr does not 39
rr every day -20
rr excluded ^ 37
rr for 0 -31
rr for birthday -25
rr for friday -22
rr for her -33
rr for him -26
rr for his -36
rr for lunch -33
rr for me 34
rr for my -24
rr for one -22
rr for our -21
rr for saturday -22
rr for sunday -29
rr for supper -25
rr for the -22
rr for them -17
rr for thursday -21
rr for tomorrow -29
rr for tonight -25
rr free #food 44
rr free <new> -34
rr free for 27
rr from #food -19
rr from scratch -17
rr from the -33
rr gave me 24
rr gie me 21
rr gives me 27
rr glazed #food -23
rr go ^ -24
rr got #food 24
rr has been 27
rr has to 25
rr have <new> 28
rr he hates 25
rr help ^ -20
rr how ^ -26
rr how long -20
rr i can -42
rr i could -29
rr i do 17
rr i'd like 28
rr i'm allergic -23
rr i'm cooking -23
rr i'm on 24
rr i've a 25
rr idea ^ -25
rr ideas ^ -23
rr in #food -20
rr in <new> 37
rr in ^ -29
rr in any 27
rr in anything 29
rr in january 28
rr in our 30
rr in there 26
rr industry and 16
rr is an 30
rr is bad 30
rr is forbidden 27
rr is my -21
rr is not 47
rr is off 32
rr is out 33
rr is something 30
rr is that -19
rr is the 19
rr is too 30
rr is what's 23
rr is yucky 28
rr it <new> 17
rr kind of -19
rr left from -27
rr less #food 36
rr let's not 19
rr lunch ^ -23
rr make him 24
rr makes her 25
rr makes him 20
rr makes my 51
rr maybe ^ -33
rr maybe a -21
rr me summat 21
rr never ^ 47
rr night ^ -26
rr no #food 33
rr no ^ 68
rr no faff -30
rr not #refused -43
rr not <new> -34
rr not allowed 32
rr not even 25
rr not for 25
rr not from -28
rr not my 26
rr not ok 28
rr not too -20
rr not wanted 24
rr nothing fancy -20
rr of all 30
rr of any 27
rr of some -23
rr off limits 18
rr ok #refused -29
rr on <new> 32
rr on a 26
rr on my 27
rr on the -20
rr on thursday -26
rr one ^ -26
rr or #food -27
rr or #refused 29
rr or a -30
rr or any 24
rr or anything 28
rr or bars -27
rr or similar -33
rr or some -15
rr or something -34
rr out #food 26
rr out ^ 49
rr over my 24
rr play no 20
rr please #refused -21
rr please no -24
rr plese ^ -28
rr recipe ^ -36
rr recipe for -26
rr recipe that -27
rr sans #refused -23
rr sets off 22
rr since the 18
rr smells like 26
rr so a 23
rr so it 24
rr so not 20
rr so please 23
rr so what 26
rr so would 25
rr sort of -26
rr stew ^ 25
rr stew for -17
rr supper ^ -25
rr tacos ^ -24
rr tastes like 24
rr tastes of 29
rr thank you -18
rr that is -31
rr the #refused 22
rr the cockroaches 29
rr then ^ -32
rr thing ^ -28
rr this evening -22
rr this time -24
rr tho ^ -29
rr to bake -27
rr to finish -26
rr to go -25
rr to use -21
rr w/o #refused -17
rr wellington ^ -20
rr what <new> -31
rr what about 35
rr what can 21
rr what could 22
rr what's for 30
rr whatsoever ^ 29
rr with no -34
rr without #refused -43
rr would not 26
rr yes #refused -35
rr ✗ ^ 27
rrr #food #food the -29
rrr #food ^ ^ -32
rrr #food and a -18
rrr #food ideas ^ 23
rrr #food nothing fancy -18
rrr #food please ^ -35
rrr #food with #food 21
rrr #food would be -23
rrr #refused ^ ^ 34
rrr #refused free ^ -36
rrr #refused no ^ -35
rrr 0 #food ^ -31
rrr <new> on the 20
rrr a no go 23
rrr a wide berth 22
rrr allergy #food ^ 23
rrr allergy ^ ^ 32
rrr allergy in our 18
rrr allergy in the 30
rrr an #food ^ -25
rrr and #food #food -36
rrr and #food ^ -65
rrr and #food and -31
rrr and #food in -25
rrr and #food my -26
rrr and #food please -22
rrr and #food that -26
rrr and a #food -43
rrr and a nice -22
rrr and i are 39
rrr and i do 17
rrr and i'd be 24
rrr and i'm <new> 28
rrr and i'm not -32
rrr and some #food -26
rrr and something to -30
rrr and the #food -25
rrr anyone ^ ^ -25
rrr are a no 33
rrr are off limits 21
rrr are out ^ 33
rrr at all ^ 22
rrr at home ^ -22
rrr bake ^ ^ -28
rrr be daein wi -29
rrr because of my 20
rrr bowl ^ ^ -33
rrr bring me out 24
rrr but no #refused -22
rrr by the way 38
rrr can i bake -24
rrr can i do -23
rrr can i make -25
rrr can stay in 27
rrr casserole ^ ^ -24
rrr cooked or raw 18
rrr could kill me 20
rrr curry ^ ^ -26
rrr dinner ^ ^ -29
rrr dish ^ ^ -30
rrr dish for the -16
rrr dish with #food -14
rrr does not feature 19
rrr excluded ^ ^ 37
rrr for #refused ^ -23
rrr for 0 ^ -36
rrr for 0 please -20
rrr for <new> ^ -31
rrr for a 0 -28
rrr for a <new> -21
rrr for a crowd -24
rrr for dinner ^ -38
rrr for dinner please -26
rrr for friday ^ -20
rrr for her ^ -27
rrr for him ^ -18
rrr for his birthday -22
rrr for lunch ^ -15
rrr for me a 19
rrr for one ^ -20
rrr for our anniversary -21
rrr for saturday ^ -15
rrr for the family -28
rrr for the office -21
rrr for the weekend -26
rrr for them ^ -17
rrr for tomorrow ^ -22
rrr for tonight ^ -19
rrr free #food ^ 34
rrr gie me the 21
rrr go ^ ^ -24
rrr help ^ ^ -20
rrr how ^ ^ -26
rrr i need a 24
rrr i'd like to 21
rrr idea ^ ^ -25
rrr ideas ^ ^ -23
rrr in #food for -26
rrr in ^ ^ -29
rrr in any form 20
rrr in it ^ 43
rrr in the cupboard -23
rrr in the freezer -18
rrr in the fridge -25
rrr in the sauce 29
rrr in this house 40
rrr is bad for 27
rrr is not allowed 19
rrr is not something 25
rrr is off the 27
rrr is something i 23
rrr is that a -23
rrr is the one 23
rrr is too much 26
rrr lunch ^ ^ -23
rrr make me gag 22
rrr makes my #refused 36
rrr makes my throat 16
rrr maybe ^ ^ -33
rrr minus #refused ^ -21
rrr never ^ ^ 47
rrr night ^ ^ -26
rrr no #refused please -31
rrr no ^ ^ 68
rrr no faff ^ -30
rrr not #refused ^ -27
rrr not allowed ^ 28
rrr not ok ^ 28
rrr not wanted ^ 24
rrr nothing fancy ^ -20
rrr of all things 30
rrr of some kind -17
rrr on the barbecue -29
rrr one ^ ^ -26
rrr or #food ^ -31
rrr or #food for -15
rrr or #refused ^ 33
rrr or #refused in 23
rrr or #refused or 19
rrr or a #food -19
rrr or similar ^ -19
rrr or something like -29
rrr out ^ ^ 49
rrr out of <new> 21
rrr out of it 26
rrr over my dead 24
rrr play no part 20
rrr please no #refused -24
rrr plese ^ ^ -28
rrr recipe ^ ^ -36
rrr sans #refused ^ -23
rrr sets off my 22
rrr sort of thing -19
rrr stew ^ ^ 25
rrr supper ^ ^ -25
rrr tacos ^ ^ -24
rrr tastes of <new> 22
rrr tastes of soap 17
rrr that is not -31
rrr the cockroaches of 29
rrr then ^ ^ -32
rrr thing ^ ^ -28
rrr this time ^ -24
rrr tho ^ ^ -29
rrr to bake ^ -21
rrr to go with -21
rrr w/o #refused ^ -17
rrr wellington ^ ^ -20
rrr what about #food 28
rrr what can i 21
rrr what's for #food 23
rrr whatsoever ^ ^ 29
rrr which #food would 22
rrr with #food and -33
rrr with #food would -20
rrr with a passion 21
rrr with it ^ -23
rrr with no #refused -34
rrr without #refused ^ -24
rrr would be <new> -21
rrr would be nice -19
rrr ✗ ^ ^ 27`
