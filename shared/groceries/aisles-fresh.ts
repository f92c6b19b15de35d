/** Keywords of the fresh aisles of a UK supermarket, in the singular. Only words; the rules are in categories.ts. */

export const FRUIT_AND_VEGETABLES = `
apple, cooking apple, bramley apple, apricot, artichoke, asparagus, aubergine, eggplant, avocado,
banana, plantain, bean sprout, beansprout, beetroot, beet, bell pepper, sweet pepper, red pepper,
green pepper, yellow pepper, orange pepper, pointed pepper, romano pepper, capsicum, mixed pepper,
jalapeno pepper, habanero pepper, serrano pepper, chilli pepper, hot pepper,
blackberry, blackcurrant, blueberry, bok choy, pak choi, broad bean, broccoli, broccolini,
tenderstem, brussels sprout, sprout, butternut squash, squash, cabbage, savoy, cantaloupe, carrot,
cassava, cauliflower, cavolo nero, celeriac, celery, chanterelle, chard, cherry, chestnut mushroom,
chicory, endive, radicchio, chilli, red chilli, green chilli, jalapeno, habanero, scotch bonnet,
serrano, padron pepper, clementine, coconut, collard green, corn on the cob, corn cob, baby corn,
courgette, zucchini, cranberry, cress, cucumber, redcurrant, daikon, mooli, damson, date, dragon
fruit, edamame bean, fennel, fig, french bean, garlic, garlic clove, ginger, root ginger,
gooseberry, grape, grapefruit, green bean, runner bean, greens, spring green, mixed green, salad
green, mustard green, turnip green, microgreen, honeydew, horseradish root, jerusalem artichoke,
kale, kiwi, kohlrabi, kumquat, leek, lemon, lemon juice, lemon zest, lemon rind, lime, lime juice,
lime zest, lettuce, romaine, cos, iceberg, little gem, lollo rosso, lambs lettuce, lychee,
mandarin, mango, mangetout, snow pea, sugar snap, marrow, melon, watermelon, mushroom, portobello,
shiitake, oyster mushroom, porcini, enoki, nectarine, okra, onion, red onion, spring onion,
scallion, green onion, shallot, orange, orange zest, orange rind, blood orange, papaya, parsnip,
passion fruit, passionfruit, pawpaw, pea, pea shoot, garden pea, peach, pear, persimmon, sharon
fruit, physalis, pineapple, plum, pomegranate, pomelo, potato, new potato, sweet potato, yam,
jersey royal, king edward, maris piper, pumpkin, quince, radish, raspberry, rhubarb, rocket,
arugula, romanesco, runner, salad, mixed leaf, salad leaf, salsify, samphire, satsuma, sorrel,
spinach, spring cabbage, stir fry vegetable, vegetable, strawberry, swede, rutabaga, sweetheart
cabbage, swiss chard, tamarillo, tangerine, tomatillo, tomato, cherry tomato, plum tomato, vine
tomato, beef tomato, turnip, watercress, wild garlic, fruit, berry, mixed berry, soft fruit, herb,
fresh herb, basil, chervil, chive, coriander, coriander leaf, fresh coriander, cilantro, curry
leaf, dill, fresh bay leaf, lemon balm, lemongrass, lemon grass, lemon verbena, lime leaf,
marjoram, mint, oregano, fresh oregano, parsley, rosemary, sage, tarragon, thyme, thai basil, salad
cress, alfalfa, dried apricot, prune, coleslaw mix, crudite, flower, bunch of flowers, pot plant,
microherb, borage, galangal, turmeric root, horseradish, kefir lime leaf, jicama, nopales, taro,
yuca, beet green, dandelion green, fiddlehead, ramp, sunchoke, microcress, poblano, soybean,
frisee, lotus root, vine leaf, truffle, lovage, purslane, poblano pepper, cobnut, mizuna,
elderflower, shiso
`

export const MEAT_AND_POULTRY = `
bacon, back bacon, streaky bacon, pancetta, lardon, gammon, beef, beef mince, minced beef, ground
beef, beef fillet, beef joint, brisket, burger, beefburger, hamburger, cheeseburger, steak,
sirloin, rump, ribeye, fillet steak, minute steak, t bone, tenderloin, flank, short rib, spare rib,
oxtail, ox cheek, chicken, chicken breast, chicken thigh, chicken wing, chicken leg, drumstick,
chicken mince, goujon, poussin, turkey, turkey mince, duck, duck breast, goose, guinea fowl,
pheasant, partridge, grouse, pigeon, quail, rabbit, hare, venison, wild boar, lamb, lamb mince,
lamb shank, leg of lamb, rack of lamb, mutton, hogget, pork, pork belly, pork chop, pork loin, pork
shoulder, pulled pork, ham, parma ham, serrano ham, ham hock, prosciutto, salami, chorizo,
pepperoni, mortadella, bresaola, pastrami, salt beef, corned beef slice, coppa, speck, nduja,
saucisson, sausage, sausage meat, sausagemeat, chipolata, cumberland ring, frankfurter, hot dog,
bratwurst, kielbasa, merguez, black pudding, white pudding, haggis, liver, kidney, heart, tongue,
tripe, sweetbread, giblet, chicken liver, pate, meatball, kebab, kofta, mince, minced meat, veal,
meat, goat, mixed grill, cooked meat, sliced meat, stewing steak, braising steak, casserole steak,
chuck, shin, bone marrow, soup bone, chicken carcass, turkey crown, lunch meat, deli meat, bologna,
andouille, ground meat, pigs in blanket, prime rib, filet mignon, roast, roasting joint, fowl,
ostrich, rib of beef
`

export const FISH_AND_SEAFOOD = `
bass, sea bass, bream, sea bream, brill, calamari, squid, octopus, cuttlefish, carp, catfish, clam,
cockle, cod, coley, crab, crabmeat, crab meat, white crab meat, crab claw, crayfish, crawfish,
dover sole, eel, fish, white fish, smoked fish, fish fillet, fish pie mix, flounder, gravadlax,
gurnard, haddock, hake, halibut, herring, john dory, kipper, langoustine, lemon sole, lobster,
mackerel, mahi mahi, monkfish, mullet, mussel, oyster, perch, pike, plaice, pollock, pollack,
prawn, king prawn, tiger prawn, shrimp, rainbow trout, red snapper, roe, caviar, salmon, smoked
salmon, sardine, scallop, scampi, sea trout, seafood, skate, snapper, sole, sprat, sturgeon,
swordfish, tilapia, trout, tuna steak, turbot, tuna, whelk, whitebait, whiting, winkle, seafood
stick, surimi, sashimi, shellfish, orange roughy, grouper, taramasalata, lox, snail
`

export const DAIRY_AND_EGGS = `
milk, whole milk, skimmed milk, semi skimmed milk, oat milk, almond milk, soya milk, rice milk,
goats milk, lactose free milk, buttermilk, kefir, milkshake, butter, unsalted butter, salted
butter, spreadable butter, margarine, spread, dairy free spread, ghee, lard, suet, dripping, cream,
double cream, single cream, whipping cream, heavy cream, light cream, half and half, soured cream,
sour cream, clotted cream, creme fraiche, extra thick cream, squirty cream, whipped cream, fresh
custard, yogurt, yoghurt, greek yogurt, natural yogurt, fromage frais, quark, skyr, labneh, cheese,
cheddar, mozzarella, parmesan, parmigiano, parmigiano reggiano, pecorino, grana padano, feta,
halloumi, paneer, ricotta, mascarpone, cream cheese, soft cheese, cottage cheese, goats cheese,
goat cheese, brie, camembert, stilton, blue cheese, gorgonzola, roquefort, dolcelatte, gruyere,
emmental, edam, gouda, red leicester, double gloucester, wensleydale, lancashire cheese, cheshire
cheese, manchego, monterey jack, american cheese, provolone, fontina, taleggio, comte, jarlsberg,
swiss cheese, havarti, colby, cotija, queso fresco, queso, burrata, bocconcini, boursin,
philadelphia, raclette, reblochon, asiago, cheese slice, cheese string, babybel, egg, egg white,
egg yolk, quail egg, duck egg, free range egg, tofu, silken tofu, tempeh, hummus, houmous,
tzatziki, guacamole, fresh pasta sauce, puff pastry, shortcrust pastry, filo pastry, phyllo, filo,
pastry, ready rolled pastry, pizza dough, cookie dough, coleslaw, potato salad, mousse, trifle,
cheesecake, chocolate mousse, fresh yeast, velveeta, creamer, fromage blanc, vacherin
`

export const BAKERY = `
bread, white bread, brown bread, wholemeal bread, sourdough, sourdough bread, rye bread, granary,
garlic bread, baguette, french stick, ciabatta, focaccia, brioche, roll, bread roll, bun, burger
bun, hot dog bun, bap, batch, bagel, bloomer, tiger bread, loaf, pitta, pita, pitta bread, naan,
naan bread, chapati, roti, paratha, flatbread, wrap, tortilla, tortilla wrap, flour tortilla, corn
tortilla, lavash, crumpet, english muffin, muffin, scone, teacake, hot cross bun, croissant, pain
au chocolat, danish, doughnut, donut, eclair, cake, sponge cake, victoria sponge, fairy cake,
cupcake, angel cake, madeira cake, fruit cake, birthday cake, brownie, flapjack, pancake, waffle,
malt loaf, banana bread, pumpernickel, soda bread, breadcrumb, bread crumb, crouton, panettone,
stollen, tart, pie, lemon tart, pizza base, ladyfinger, savoiardi, sponge finger, challah, toast,
texas toast, biscuit dough, crescent roll, pie crust, pie shell, pastry case, pastry shell,
meringue nest, steak pie, pork pie, sausage roll, scotch egg, quiche, cornish pasty, cornbread,
pizza crust, meringue, blini, matzo
`
