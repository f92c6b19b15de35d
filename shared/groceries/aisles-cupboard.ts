/** Keywords of the cupboard aisles of a UK supermarket, in the singular. Only words; the rules are in categories.ts. */

export const FOOD_CUPBOARD = `
honey, clear honey, manuka honey, jam, raspberry jam, strawberry jam, marmalade, redcurrant jelly,
cranberry jelly, mint jelly, lemon curd, conserve, preserve, peanut butter, almond butter, nut
butter, cashew butter, chocolate spread, nutella, marmite, vegemite, bovril, cereal, breakfast
cereal, cornflake, corn flake, muesli, granola, weetabix, shreddies, bran flake, porridge pot,
cereal bar, stock, stock cube, stock pot, chicken stock, beef stock, vegetable stock, fish stock,
lamb stock, veal stock, broth, chicken broth, beef broth, vegetable broth, bone broth, bouillon,
bouillon cube, consomme, gravy, gravy granule, bisto, yeast extract, instant mash, stuffing,
stuffing mix, sage and onion stuffing, baby food, baby rice, bread sauce mix, panko, panko
breadcrumb, fish sauce mix, cracker meal, dumpling mix, yorkshire pudding mix, matzo meal, protein
powder, malt extract, jelly cube, dried milk, milk powder, powdered milk, long life milk, uht milk,
coffee whitener, meal replacement, nut
`

export const HERBS_SPICES_AND_SEASONINGS = `
salt, sea salt, table salt, rock salt, kosher salt, celery salt, garlic salt, onion salt, pepper,
black pepper, white pepper, peppercorn, black peppercorn, pink peppercorn, sichuan peppercorn,
szechuan peppercorn, cayenne, cayenne pepper, lemon pepper, allspice, aniseed, anise, star anise,
asafoetida, bay, bay leaf, caraway, caraway seed, cardamom, cardamom pod, celery seed, chilli
powder, chilli flake, red pepper flake, pepper flake, crushed red pepper, aleppo pepper, pul biber,
ancho, chipotle powder, dried chilli, cinnamon, cinnamon stick, clove, whole clove, ground clove,
coriander seed, ground coriander, cumin, cumin seed, ground cumin, curry powder, dill seed, dried
basil, dried dill, dried mint, dried oregano, dried parsley, dried rosemary, dried sage, dried
tarragon, dried thyme, dried herb, dried mixed herb, mixed herb, herbes de provence, italian herb,
italian seasoning, dukkah, fajita seasoning, taco seasoning, fennel seed, fenugreek, fenugreek
seed, five spice, five spice powder, garam masala, masala, tandoori masala, garlic powder, garlic
granule, onion powder, onion granule, ginger powder, ground ginger, jerk seasoning, cajun, cajun
seasoning, creole seasoning, old bay, juniper, juniper berry, mace, mixed spice, pumpkin pie spice,
pumpkin spice, apple pie spice, mustard powder, mustard seed, dry mustard, ground mustard, nigella
seed, black onion seed, nutmeg, paprika, smoked paprika, sweet paprika, pickling spice, poultry
seasoning, poppy seed, ras el hanout, baharat, saffron, seasoning, spice, seasoning salt, seasoned
salt, steak seasoning, spice rub, rub, sumac, turmeric, ground turmeric, zaatar, za atar, msg,
monosodium glutamate, bouquet garni, liquid smoke, mustard flour, onion flake, dried onion, savory,
annatto, achiote, epazote, file powder, pimenton, ajwain, fleur de sel, shichimi
`

export const TINS_JARS_AND_PACKETS = `
tinned, canned, jarred, chopped tomato, crushed tomato, passata, tomato puree, tomato paste, tomato
sauce, sun dried tomato, sundried tomato, sun blushed tomato, baked bean, kidney bean, black bean,
black eyed bean, black eyed pea, pinto bean, cannellini bean, butter bean, haricot bean, navy bean,
great northern bean, white bean, borlotti bean, flageolet bean, lima bean, garbanzo bean, mixed
bean, bean salad, refried bean, bean, chickpea, chick pea, lentil, red lentil, green lentil, puy
lentil, brown lentil, split pea, yellow split pea, mushy pea, processed pea, marrowfat pea,
sweetcorn, corn, creamed corn, corn kernel, hominy, tuna chunk, tuna in brine, anchovy, anchovy
fillet, pilchard, spam, corned beef, fruit cocktail, peach slice, pineapple ring, pineapple chunk,
prune in syrup, olive, black olive, green olive, kalamata olive, stuffed olive, caper, gherkin,
cornichon, pickle, pickled onion, pickled beetroot, dill pickle, sauerkraut, artichoke heart,
roasted red pepper, roasted pepper, piquillo pepper, jalapeno slice, pickled jalapeno, chipotle in
adobo, water chestnut, bamboo shoot, hearts of palm, palm heart, soup, tomato soup, cream of
mushroom soup, cream of chicken soup, condensed soup, onion soup mix, cup a soup, pasta sauce,
bolognese sauce, marinara, marinara sauce, pizza sauce, alfredo sauce, enchilada sauce, curry
sauce, cooking sauce, pesto, red pesto, tapenade, rice pudding, evaporated milk, chestnut, chestnut
puree, salsa, spaghetti hoop, meat paste, fish paste, dried soup, instant soup, packet soup, pulse,
dried bean, antipasti, pimento, pimiento, banana pepper, chili bean, apple sauce, applesauce,
cranberry sauce
`

export const PASTA_RICE_AND_GRAINS = `
pasta, dried pasta, fresh pasta, spaghetti, spaghettini, linguine, tagliatelle, fettuccine,
pappardelle, penne, rigatoni, fusilli, farfalle, macaroni, conchiglie, orecchiette, orzo, ditalini,
cannelloni, lasagne, lasagna, lasagne sheet, lasagna noodle, ravioli, tortellini, tortelloni,
gnocchi, vermicelli, angel hair, bucatini, ziti, rotini, pasta shell, pasta shape, egg noodle,
noodle, rice noodle, udon, soba, ramen noodle, rice, white rice, brown rice, basmati, basmati rice,
long grain rice, jasmine rice, arborio, arborio rice, carnaroli, risotto rice, paella rice, pudding
rice, sushi rice, sticky rice, wild rice, microwave rice, couscous, giant couscous, bulgur, bulgur
wheat, bulgar wheat, quinoa, polenta, cornmeal, grits, pearl barley, barley, freekeh, farro,
buckwheat, millet, amaranth, oat, rolled oat, porridge oat, oatmeal, steel cut oat, pinhead
oatmeal, jumbo oat, bran, oat bran, wheat bran, wheat germ, wheat berry, semolina, tapioca, sago,
grain, pasta bake, macaroni cheese, teff, sorghum, wheat, linguini, trenette, posole
`

export const OILS_VINEGARS_AND_CONDIMENTS = `
oil, olive oil, extra virgin olive oil, vegetable oil, sunflower oil, rapeseed oil, canola oil,
corn oil, groundnut oil, peanut oil, coconut oil, sesame oil, toasted sesame oil, walnut oil,
avocado oil, truffle oil, chilli oil, garlic oil, grapeseed oil, safflower oil, frying oil, cooking
oil, cooking spray, oil spray, nonstick spray, vegetable shortening, shortening, crisco, vinegar,
malt vinegar, cider vinegar, apple cider vinegar, wine vinegar, red wine vinegar, white wine
vinegar, white vinegar, balsamic, balsamic vinegar, balsamic glaze, sherry vinegar, rice vinegar,
rice wine vinegar, champagne vinegar, ketchup, tomato ketchup, brown sauce, hp sauce, mayonnaise,
mayo, salad cream, mustard, dijon, dijon mustard, english mustard, wholegrain mustard, american
mustard, yellow mustard, honey mustard, horseradish sauce, creamed horseradish, prepared
horseradish, mint sauce, tartare sauce, tartar sauce, worcestershire sauce, worcester sauce,
barbecue sauce, bbq sauce, steak sauce, hot sauce, pepper sauce, hot pepper sauce, tabasco, chilli
sauce, sweet chilli sauce, sriracha, peri peri sauce, buffalo sauce, soy sauce, light soy sauce,
dark soy sauce, tamari, liquid amino, salad dressing, dressing, caesar dressing, ranch dressing,
italian dressing, vinaigrette, chutney, mango chutney, relish, piccalilli, onion marmalade, burger
sauce, aioli, marinade, sauce, dip, wing sauce, cocktail sauce, seafood sauce
`

export const BAKING = `
flour, plain flour, self raising flour, all purpose flour, bread flour, strong flour, strong white
flour, wholemeal flour, whole wheat flour, rye flour, spelt flour, cake flour, pastry flour,
cornflour, corn flour, cornstarch, corn starch, potato starch, potato flour, arrowroot, rice flour,
almond flour, coconut flour, gram flour, chickpea flour, gluten free flour, tapioca flour, tapioca
starch, buckwheat flour, oat flour, semolina flour, starch, xanthan gum, sugar, caster sugar,
granulated sugar, icing sugar, powdered sugar, confectioners sugar, brown sugar, light brown sugar,
dark brown sugar, demerara, demerara sugar, muscovado, muscovado sugar, palm sugar, cane sugar,
golden caster sugar, jam sugar, preserving sugar, sugar cube, sanding sugar, sweetener, stevia,
splenda, erythritol, artificial sweetener, sugar substitute, golden syrup, maple syrup, agave,
agave syrup, agave nectar, corn syrup, glucose syrup, liquid glucose, rice syrup, date syrup,
treacle, black treacle, molasses, syrup, baking powder, baking soda, bicarbonate of soda, bicarb,
cream of tartar, yeast, dried yeast, active dry yeast, instant yeast, fast action yeast, gelatine,
gelatin, agar, pectin, vanilla, vanilla extract, vanilla essence, vanilla pod, vanilla bean,
vanilla paste, almond extract, almond essence, lemon extract, orange extract, peppermint extract,
extract, essence, rose water, rosewater, orange blossom water, orange flower water, food colouring,
food coloring, food colour, cocoa, cocoa powder, cacao, cacao nib, dark chocolate, cooking
chocolate, baking chocolate, unsweetened chocolate, bittersweet chocolate, semisweet chocolate,
semi sweet chocolate, chocolate chip, white chocolate chip, chocolate drop, chocolate chunk,
butterscotch chip, peanut butter chip, sprinkle, hundreds and thousands, marzipan, fondant, icing,
royal icing, frosting, cake decoration, glace cherry, maraschino cherry, candied peel, mixed peel,
raisin, sultana, currant, golden raisin, mixed dried fruit, dried fruit, dried cranberry, dried
cherry, dried fig, dried date, medjool date, dried mango, dried blueberry, crystallised ginger,
stem ginger, almond, ground almond, flaked almond, slivered almond, walnut, pecan, hazelnut,
cashew, cashew nut, pistachio, macadamia, brazil nut, pine nut, mixed nut, desiccated coconut,
shredded coconut, coconut flake, flaked coconut, sesame seed, sunflower seed, pumpkin seed, pepita,
chia seed, flax seed, flaxseed, linseed, hemp seed, mixed seed, seed, condensed milk, sweetened
condensed milk, custard powder, angel delight, jelly crystal, pudding mix, instant pudding, cake
mix, brownie mix, muffin mix, pancake mix, bread mix, baking mix, bisquick, pie filling, mincemeat,
caramel sauce, dulce de leche, ice cream cone, digestive crumb, graham cracker crumb, marshmallow,
mini marshmallow, marshmallow creme, gingerbread mix, cake case, muffin case, jello, gelatin mix,
meringue powder, malted milk powder, candy melt, almond bark, whey powder, ice cream topping,
glycerine, baking chip, peel, rose petal, food color
`

export const WORLD_FOODS = `
curry paste, thai green curry paste, thai red curry paste, red curry paste, green curry paste,
korma paste, tikka paste, harissa, harissa paste, miso, miso paste, white miso, gochujang,
gochugaru, doenjang, kimchi, tahini, tamarind, tamarind paste, fish sauce, oyster sauce, hoisin,
hoisin sauce, teriyaki sauce, black bean sauce, black bean paste, plum sauce, ponzu, mirin, rice
wine, shaoxing wine, shao hsing wine, dashi, nori, wakame, kombu, seaweed, bonito flake, rice
paper, rice paper wrapper, spring roll wrapper, wonton wrapper, dumpling wrapper, gyoza wrapper,
wasabi, pickled ginger, sushi ginger, coconut milk, coconut cream, creamed coconut, shrimp paste,
sambal, sambal oelek, chilli bean paste, sweet bean paste, lemongrass paste, ginger paste, garlic
paste, ginger garlic paste, fajita kit, taco kit, taco shell, tostada, poppadom, papadum, chipotle
paste, chipotle, adobo, adobo sauce, masa, masa harina, plantain chip, jackfruit, ackee, dried
mushroom, dried shiitake, preserved lemon, pomegranate molasses, rose harissa, piri piri, mole,
mole sauce, tempura mix, stir fry sauce, sweet and sour sauce, satay sauce, kecap manis, egg roll
wrapper, dal, daal, urad dal, toor dal, chana dal, moong dal, mung bean, adzuki bean, sev, jaggery,
amchur, corn husk, furikake, shoyu, tandoori paste, sesame paste, aji amarillo paste, falafel,
dumpling
`
