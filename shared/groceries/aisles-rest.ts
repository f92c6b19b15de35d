/** Keywords of the frozen, drinks, snack and household aisles of a UK supermarket. Only words. */

export const FROZEN = `
frozen, ice cream, vanilla ice cream, ice lolly, lolly, sorbet, gelato, ice, ice cube, crushed ice,
oven chip, potato waffle, hash brown, tater tot, fish finger, fish cake, fishcake, chicken nugget,
pizza, yorkshire pudding, arctic roll, viennetta, edamame, ready meal, whipped topping, cool whip
`

export const DRINKS = `
water, sparkling water, mineral water, soda water, tonic water, tonic, club soda, soda, coconut
water, juice, orange juice, apple juice, pineapple juice, grapefruit juice, cranberry juice, grape
juice, tomato juice, clam juice, carrot juice, pomegranate juice, vegetable juice, orange squash,
blackcurrant squash, cordial, elderflower cordial, lime cordial, lemonade, cola, coke, diet coke,
pepsi, ginger ale, ginger beer, root beer, energy drink, smoothie, coffee, instant coffee, ground
coffee, coffee bean, coffee pod, espresso, espresso powder, tea, tea bag, teabag, green tea, herbal
tea, chai, hot chocolate, drinking chocolate, ovaltine, horlicks, beer, lager, ale, stout,
guinness, bitter, cider, dry cider, hard cider, wine, red wine, white wine, dry white wine, rose
wine, sparkling wine, prosecco, champagne, cava, port, sherry, madeira, marsala, vermouth, brandy,
cognac, armagnac, calvados, rum, dark rum, whisky, whiskey, bourbon, scotch, gin, vodka, tequila,
mezcal, liqueur, orange liqueur, coffee liqueur, cointreau, grand marnier, triple sec, kahlua,
amaretto, baileys, irish cream, limoncello, kirsch, schnapps, campari, aperol, pernod, pimms, sake,
bitters, angostura bitter, absinthe, creme de cassis, grenadine, kombucha, apple cider, drink, sloe
gin, advocaat, sambuca, ouzo, grappa, curacao, chambord, frangelico, seltzer, merlot, chianti,
cabernet sauvignon, shiraz, sauternes, drambuie, chartreuse, cachaca
`

export const SNACKS_AND_SWEETS = `
crisp, potato crisp, potato chip, tortilla chip, corn chip, nacho, dorito, pringle, popcorn,
pretzel, breadstick, cracker, cream cracker, rice cake, oatcake, crispbread, ryvita, cheese
biscuit, ritz cracker, saltine, saltine cracker, graham cracker, melba toast, biscuit, digestive,
digestive biscuit, rich tea, hobnob, shortbread, ginger nut, ginger biscuit, ginger snap,
gingersnap, cookie, oreo, amaretti, custard cream, jaffa cake, bourbon biscuit, wafer, vanilla
wafer, chocolate, milk chocolate, white chocolate, chocolate bar, easter egg, chocolate egg,
malteser, mars bar, snickers, twix, kitkat, kit kat, cadbury, flake bar, smartie, m m, sweet,
candy, boiled sweet, jelly bean, jelly baby, haribo, wine gum, liquorice, licorice, toffee, fudge,
caramel, polo, chewing gum, turkish delight, nougat, peanut, salted peanut, dry roasted peanut,
trail mix, nut mix, pork scratching, prawn cracker, bombay mix, beef jerky, jerky, fruit snack,
peanut brittle, honeycomb, candy cane, gumdrop, peppermint candy, lollipop, chocolate truffle,
cheese puff, candied fruit, protein bar, granola bar
`

export const HOUSEHOLD = `
aluminium foil, aluminum foil, foil, tin foil, kitchen foil, cling film, clingfilm, plastic wrap,
baking paper, baking parchment, parchment, parchment paper, greaseproof paper, wax paper, kitchen
roll, paper towel, kitchen towel, kitchen paper, toilet roll, toilet paper, loo roll, tissue,
napkin, serviette, bin bag, bin liner, freezer bag, sandwich bag, food bag, zip lock bag, washing
up liquid, dish soap, dishwasher tablet, dishwasher salt, rinse aid, washing powder, laundry
detergent, laundry liquid, detergent, fabric softener, fabric conditioner, stain remover, bleach,
toilet cleaner, bathroom cleaner, kitchen cleaner, cleaner, cleaning spray, antibacterial spray,
disinfectant, polish, scourer, cloth, dishcloth, duster, mop, bucket, rubber glove, light bulb,
battery, candle, match, lighter, firelighter, charcoal, cocktail stick, toothpick, skewer, wooden
skewer, bamboo skewer, kitchen string, string, kitchen twine, twine, lolly stick, popsicle stick,
straw, paper plate, paper cup, muffin liner, cupcake liner, paper case, shampoo, conditioner, soap,
hand soap, hand wash, shower gel, bath foam, deodorant, toothpaste, toothbrush, mouthwash, dental
floss, razor, razor blade, shaving foam, shaving gel, moisturiser, hand cream, suncream, sun cream,
sunscreen, cotton wool, cotton bud, plaster, paracetamol, ibuprofen, vitamin, sanitary towel,
tampon, nappy, diaper, baby wipe, wipe, wet wipe, cat food, dog food, cat litter, dog treat, pet
food, bird seed, air freshener, insect spray, glue, tape, sellotape, wrapping paper, greeting card,
wood chip, wood smoking chip, smoking chip, cheesecloth, muslin, dry ice, foil tray, roasting bag,
water filter, canning jar, jam jar, mixing bowl, wooden spoon
`
