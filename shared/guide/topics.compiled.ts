/** What people ask for in which words, learned by `node scripts/fit-coach.ts`: change the ways to ask, then fit anew. */
import type { PackedTopics } from './topics.ts'

export const PACKED_TOPICS: PackedTopics = {
  ids: `can-i-use-frozen-tinned-or-jarred-vegetables-instead-of-fresh
can-i-use-another-cut-or-another-meat
why-pour-syrup-or-drizzle-over-a-cake-while-it-is-hot
lid-on-or-lid-off
how-often-should-i-stir-and-can-i-leave-it-alone
the-sauce-is-spitting
how-much-does-it-shrink-weigh-or-yield
can-i-change-the-order-or-do-two-steps-at-once
how-long-does-it-keep-its-heat-and-can-it-wait
which-oil-should-i-use-for-this
my-burgers-meatballs-or-fishcakes-fall-apart
do-i-need-to-peel-it
do-i-need-to-salt-aubergines-first
how-ripe-should-it-be
does-the-fat-have-to-be-that-hot
can-the-batter-or-mixture-wait-before-i-cook-it
do-i-drain-and-rinse-what-is-in-the-tin
do-i-soak-wooden-skewers-and-how-do-i-thread-them
can-i-fry-rice-that-is-still-warm
my-hummus-dip-or-puree-is-grainy
the-oven-went-off-or-i-set-it-wrong
can-i-put-another-flavour-or-vegetable-in
margarine-spread-or-lard-instead-of-butter
my-oven-has-one-shelf-or-both-trays-do-not-fit
how-much-of-it-can-i-make-ahead-step-by-step
is-butter-ghee-or-another-food-in-one-of-the-allergen-groups
it-keeps-boiling-over
what-is-the-foam-or-scum-on-top-and-do-i-skim-it
it-has-gone-a-strange-colour
when-do-the-cream-yoghurt-cheese-or-coconut-milk-go-in
how-do-i-make-carbonara-without-scrambling-the-eggs
the-cheese-clumps-or-goes-stringy-and-will-not-melt
can-i-use-the-stalks-leaves-cores-and-rinds
how-do-i-cook-jollof-pilaf-or-biryani-so-that-the-top-is-done-and-the-bottom-does-not-burn
can-i-cook-the-pasta-in-the-sauce-in-one-pot
how-do-i-make-a-tadka-sizzling-spices-to-pour-over-dal
how-do-i-put-together-a-bowl-of-ramen-or-noodle-soup
how-do-i-carve-a-roast-chicken-or-turkey
the-batter-slides-off-my-fish-chicken-or-onion-rings
can-i-give-vegetables-a-head-start-in-the-microwave-or-by-boiling
one-vegetable-is-done-and-another-is-still-hard
i-do-not-like-one-of-the-herbs-spices-or-vegetables-in-it
why-do-i-pat-meat-fish-tofu-or-vegetables-dry
can-cooked-pasta-noodles-or-potatoes-wait-until-the-rest-is-ready
how-much-pasta-water-goes-into-the-sauce-and-how-much-do-i-boil-it-in
how-do-i-use-miso-and-which-one-white-red-or-brown
which-noodles-can-i-use-instead-and-how-long-do-they-take
is-it-called-something-else-gram-flour-maida-jaggery-and-other-names
there-are-lumps-in-my-batter
my-pancakes-tear-stick-or-stay-wet-on-top
can-i-make-them-smaller-or-bigger-than-it-says
with-the-bone-or-without-how-much-do-i-buy-and-does-the-time-change
is-the-time-for-one-batch-each-side-or-all-together
is-a-strong-smell-normal-in-goat-lamb-game-smoked-fish-or-vacuum-packs
the-milk-has-a-skin-or-white-bits-after-heating
is-smoked-haddock-meant-to-be-yellow-and-is-it-raw
the-mash-or-topping-sinks-into-my-pie-filling
which-potato-is-it-floury-waxy-or-new
which-onion-apple-tomato-or-rice-does-it-mean
is-stale-or-day-old-bread-all-right-for-this
the-tahini-peanut-butter-or-nut-paste-has-seized-and-gone-stiff
can-a-stew-or-sauce-go-in-the-oven-instead-of-on-the-hob
how-do-i-cook-just-one-portion-of-it
do-i-prick-sausages-and-why-do-they-burst
the-potatoes-fell-apart-in-the-water
can-i-use-granules-cubes-a-packet-or-a-jar-instead-of-making-it
i-lifted-the-lid-or-opened-the-oven-too-soon
the-rice-is-hard-but-the-water-has-gone
do-i-wash-mushrooms-and-are-their-stems-eaten
how-do-i-fry-an-egg-with-crisp-edges-or-a-soft-one
what-is-this-paste-sauce-or-spice-like-and-how-hot-is-it
ready-ground-grated-chopped-or-squeezed-will-that-do
peeling-shallots-small-onions-or-many-cloves-of-garlic
the-sauce-will-not-thicken-shine-or-cling
can-i-parboil-or-part-roast-potatoes-and-vegetables-ahead
the-herbs-garlic-or-nuts-burn-in-the-oven
what-do-i-do-with-whole-roasted-garlic
what-size-is-a-chunk-a-dice-bite-sized-or-a-walnut
my-avocado-is-brown-stringy-or-hard-or-the-guacamole-went-grey
why-take-the-seeds-out-of-tomatoes-cucumbers-peppers-or-squash
my-lemons-limes-or-oranges-give-hardly-any-juice
why-fry-the-sauce-paste-or-tomato-until-the-oil-rises
my-dish-is-bigger-or-smaller-than-the-recipes
lasagne-sheets-boil-first-fresh-or-dried-and-hard-edges
is-the-crust-at-the-bottom-of-rice-meant-to-be-there
how-do-i-add-meat-fish-egg-or-tofu-to-make-it-a-full-meal
how-do-i-measure-or-pour-syrup-honey-and-other-sticky-things
can-i-melt-butter-sugar-syrup-or-chocolate-in-the-microwave
how-short-can-a-marinade-be-and-can-i-skip-it
it-does-not-look-or-taste-like-the-takeaway-or-the-picture
what-is-this-leaf-seed-or-powder-and-does-it-have-another-name
when-do-i-dress-a-salad-and-can-it-wait
the-feta-olives-capers-ham-or-anchovies-are-too-salty
why-rinse-rice-lentils-or-quinoa-and-must-i
the-rice-couscous-stew-or-salad-is-too-dry
a-spice-mix-instead-of-single-spices-or-the-other-way-round
do-i-drain-the-fat-from-mince-bacon-or-sausages-and-how-do-i-break-mince-up
my-tortillas-wraps-or-pancakes-crack-and-how-do-i-make-them-crisp
how-spicy-is-this-dish
how-many-prawns-scallops-or-mussels-each-and-with-shells-how-much-more
what-do-i-do-with-the-oil-juices-or-sauce-that-is-left-in-the-dish
my-stir-fry-is-watery-pale-or-tastes-only-of-soy
can-i-cut-or-grate-it-another-way-than-it-says
light-or-dark-soy-sauce-tamari-or-low-salt-which
my-soup-is-gluey-gritty-or-stringy
can-i-serve-it-cold-or-hot-instead
croutons-toast-or-breadcrumbs-too-hard-soft-or-burnt
the-dressing-dip-or-mayonnaise-is-too-thick-thin-sharp-or-strong
how-do-i-dry-and-freshen-salad-leaves-and-which-lettuce
eggs-in-the-pan-whites-clear-yolks-hard-or-a-yolk-broke
the-pan-is-too-full-so-much-spinach-cabbage-or-meat
which-cheeses-melt-and-why-does-mine-not
green-vegetables-or-soup-have-gone-khaki-or-dull
what-is-the-potato-bread-rice-or-flour-in-a-soup-for
it-has-turned-pink-pale-or-dull-after-blending
the-tomatoes-or-fruit-taste-of-nothing
what-is-the-difference-between-two-dishes-or-names-that-are-alike
why-rinse-noodles-or-pasta-and-why-do-they-look-see-through
is-it-eaten-hot-warm-or-at-room-temperature-and-is-it-better-the-next-day
the-mince-is-chewy-dry-or-in-hard-little-pellets
how-do-i-get-a-crunchy-or-golden-top-on-a-bake
can-i-part-freeze-meat-or-bread-so-that-it-slices-thinly
flames-came-up-in-the-pan-when-i-added-wine-cider-or-spirits
the-browned-chicken-or-meat-is-still-raw-inside-when-i-lift-it-out
how-do-i-make-porridge-in-the-pan-or-microwave
which-cut-of-meat-and-what-if-mine-is-thicker-or-thinner
chops-or-steaks-curl-or-their-fat-is-not-crisp
cider-beer-or-apple-juice-which-kind-and-what-instead
a-mixture-for-balls-or-bars-will-not-hold-or-is-too-sticky
how-do-i-turn-a-frittata-tortilla-or-thick-omelette
fresh-tomatoes-instead-of-tinned-or-tinned-fruit-instead-of-fresh
what-is-orzo-freekeh-bulgur-and-the-like
refried-beans-baked-beans-or-another-tin-instead-of-cooking-beans
how-do-i-cook-many-eggs-pancakes-or-chops-at-once
which-mustard-vinegar-or-cream-is-which
raw-onion-radish-or-garlic-is-too-fierce
the-coating-or-flour-on-the-meat-is-gluey-patchy-or-falls-off-in-the-sauce
what-does-egg-do-in-a-cake
what-does-sugar-do-in-baking
why-does-butter-have-to-be-at-room-temperature
what-is-the-difference-between-baking-powder-and-bicarbonate-of-soda
is-my-baking-powder-or-yeast-still-alive
which-flour-do-i-need-plain-self-raising-strong-or-wholemeal
why-must-i-not-overmix
what-is-the-difference-between-the-kinds-of-yeast
how-do-i-make-and-keep-a-sourdough-starter
how-does-sourdough-bread-work-step-by-step
what-size-of-egg-does-a-recipe-mean
which-sugar-is-for-what
how-do-i-line-a-tin-so-that-the-cake-comes-out
where-in-the-oven-should-it-go-and-may-i-open-the-door
how-full-should-a-tin-be
how-do-i-cool-a-cake-and-when-do-i-take-it-out-of-the-tin
how-do-i-bake-flat-even-cake-layers
why-do-cookies-have-to-be-chilled-first
how-do-i-stop-fruit-sinking-in-a-cake
how-do-i-get-a-crisp-crust-on-bread
salted-or-unsalted-butter-or-a-spread
why-do-some-cakes-use-oil-and-not-butter
how-much-buttercream-or-icing-do-i-need
what-is-the-difference-between-cocoa-and-drinking-chocolate
vanilla-extract-essence-paste-or-pod-which
how-do-i-glaze-pastry-and-buns
what-do-bakers-percentages-and-hydration-mean
how-do-i-get-choux-buns-profiteroles-and-eclairs-to-stay-hollow-and-crisp
how-do-i-score-a-loaf-and-why
do-i-have-to-sift-the-flour
how-do-i-get-cookies-chewy-or-crisp
how-do-i-get-scones-to-rise-tall
how-do-i-work-with-filo-or-ready-made-puff-pastry
what-do-vinegar-cornflour-and-cream-of-tartar-do-in-meringue
how-do-i-get-a-shiny-crackly-top-on-brownies
do-i-soak-dried-fruit-before-baking
how-do-i-make-rich-dough-for-cinnamon-buns-brioche-and-babka
why-must-the-butter-be-cold-for-scones-pastry-and-crumble
can-i-make-scone-biscuit-pastry-or-cake-mixture-the-night-before
it-is-meant-to-sink-crack-or-stay-soft-in-the-middle
which-chocolate-dark-milk-or-white-and-what-percentage
do-i-cook-the-fruit-before-it-goes-in-a-crumble-or-pie
no-oats-what-can-i-use-instead
flapjacks-how-firm-and-why-too-soft-hard-or-crumbly
how-do-i-cut-brownies-cakes-and-traybakes-cleanly
can-i-decorate-it-with-chocolate-icing-sugar-or-nuts
why-must-a-pies-filling-be-cool-and-why-is-the-lid-soft-underneath
ready-made-pastry-the-sheet-is-too-small-or-it-is-a-block
bread-pudding-floating-bread-curdled-still-liquid-crusts
my-set-pudding-custard-or-mousse-has-not-set-has-a-skin-or-weeps
can-i-bake-this-cake-or-dough-as-muffins-cupcakes-or-a-traybake
my-pancakes-came-out-flat-rubbery-or-pale
how-do-i-thicken-without-gluten
what-do-vegetarians-not-eat-that-hides-in-food
what-hides-milk-eggs-and-honey-from-vegans
how-do-i-make-mash-sauce-or-pudding-without-dairy
how-do-i-bind-burgers-fritters-and-meatballs-without-egg
how-do-i-bake-without-nuts
how-do-i-cook-without-alcohol-and-what-about-halal-meals
which-cheeses-are-low-in-lactose
how-do-i-adapt-a-menu-for-a-pregnant-guest
how-do-i-cook-one-meal-for-people-with-different-diets
how-do-i-avoid-cross-contact-when-cooking-for-an-allergy
what-are-the-kitchen-rules-for-a-coeliac-guest
how-do-i-read-a-label-for-allergens
how-do-i-bake-without-gluten
how-do-i-bake-a-cake-without-egg-and-milk
how-do-i-cook-with-less-salt
how-do-i-cook-for-somebody-with-diabetes
how-do-i-cook-without-onion-and-garlic-or-low-fodmap
what-do-i-need-to-know-for-a-kosher-hindu-or-sikh-guest
how-do-i-make-a-dish-lighter-or-put-more-protein-in
how-do-i-feed-a-baby-or-toddler-from-the-family-pot
how-do-i-keep-part-of-it-plain-or-mild-for-children
does-it-go-with-medicines-blood-pressure-tablets-or-a-health-condition
stones-bones-pips-and-shells-what-is-a-danger-to-children
how-do-i-know-when-chicken-breast-or-thighs-are-cooked
when-is-a-whole-roast-chicken-done
when-is-turkey-done
how-do-i-know-mince-burgers-and-meatballs-are-done
when-are-sausages-cooked
when-is-pork-done
how-do-i-know-bacon-gammon-and-ham-are-cooked
how-do-i-cook-a-steak-to-the-point-i-want
when-is-roast-beef-done
when-is-lamb-done
when-is-stewing-meat-tender
when-is-duck-or-goose-done
how-do-i-know-fish-is-done
when-are-prawns-cooked
when-are-squid-scallops-crab-and-lobster-done
how-long-do-i-boil-an-egg
when-are-poached-fried-and-scrambled-eggs-done
when-is-an-omelette-frittata-or-quiche-set
how-do-i-know-a-cake-is-baked
when-are-brownies-done
when-are-biscuits-cookies-and-scones-ready
when-is-bread-baked-through
is-my-dough-proved-enough
when-has-custard-thickened
when-is-a-cheesecake-baked
when-is-meringue-or-pavlova-done
when-is-pasta-done
when-is-rice-cooked
when-are-couscous-quinoa-bulgur-and-noodles-ready
when-are-lentils-chickpeas-and-beans-cooked
when-are-potatoes-done
when-are-carrots-squash-and-other-roots-done
when-are-green-vegetables-cooked
when-are-onions-soft-or-caramelised
when-are-mushrooms-aubergines-peppers-and-courgettes-done
garlic-spices-and-tomato-paste-when-are-they-fried-enough
what-are-the-stages-of-sugar-and-caramel
has-my-jam-set
when-is-pastry-or-a-pie-baked
when-are-lasagne-gratins-and-pasta-bakes-done
when-do-i-turn-pancakes-flatbreads-and-yorkshires
when-is-a-sauce-or-gravy-thick-enough
when-is-cream-whipped-enough
when-are-mussels-and-clams-cooked
when-are-dumplings-gyoza-and-wontons-cooked
when-are-ribs-brisket-and-pulled-pork-done
when-is-fried-chicken-battered-fish-or-tempura-done
when-is-a-custard-lemon-frangipane-or-pumpkin-tart-done
when-is-a-crumble-or-cobbler-done
when-is-pizza-baked
when-are-porridge-polenta-and-rice-pudding-done
when-are-corn-artichokes-fennel-celeriac-and-cauliflower-done
when-are-halloumi-paneer-and-tofu-ready
it-looks-pink-but-the-thermometer-says-it-is-hot-enough
my-boiled-egg-has-a-grey-ring-or-a-green-yolk
why-must-the-salt-not-touch-the-yeast
what-does-it-mean-to-knock-back-the-dough
why-does-bread-rise-twice-and-will-one-rise-do
do-i-have-to-wake-the-yeast-in-warm-water-first
what-is-autolyse-and-why-rest-flour-and-water-before-kneading
what-is-the-windowpane-test
what-is-a-sponge-poolish-or-biga-in-a-bread-recipe
what-is-tangzhong
why-does-rising-dough-go-in-an-oiled-bowl-covered
is-my-batter-meant-to-be-this-thin
what-is-a-soft-dropping-consistency
why-cook-pasta-a-minute-or-two-less-than-the-packet-says
why-does-it-bake-in-a-tin-of-water
what-is-a-bare-simmer-a-shiver-or-a-blip
do-i-start-it-in-cold-water-or-boiling-water
why-brown-meat-first-does-it-seal-in-the-juices
why-does-the-garlic-go-in-after-the-onion
why-do-lemon-juice-and-soft-herbs-go-in-at-the-end
why-put-salt-on-the-onions-as-they-soften
why-add-the-eggs-a-little-at-a-time-and-flour-and-milk-in-turns
what-does-it-mean-to-temper-eggs
what-is-amchur
what-is-asafoetida-or-hing
what-is-swede-and-is-it-a-turnip
what-is-mixed-spice
what-is-black-treacle-and-is-it-molasses
what-is-suet
what-is-a-14-oz-15-oz-or-28-oz-can-in-british-tins
what-are-nigella-seeds
what-is-shrimp-paste-or-belacan
i-have-no-rolling-pin
i-have-no-stand-mixer-or-electric-whisk
i-have-no-blender-or-food-processor
i-have-no-steamer
which-pan-should-i-use-for-what
how-do-i-look-after-a-non-stick-pan
how-do-i-season-and-clean-cast-iron
food-sticks-to-my-stainless-steel-pan
which-knives-do-i-need-and-how-do-i-keep-them-sharp
how-do-i-use-a-mandoline-safely
which-thermometer-do-i-want-and-how-do-i-test-it
what-power-is-my-microwave-and-how-do-i-change-the-time
how-do-i-use-an-air-fryer-well
how-do-i-use-a-slow-cooker-and-how-full-should-it-be
i-have-no-casserole-or-its-lid-does-not-fit
i-have-no-baking-paper-foil-or-cling-film
which-tins-do-i-need-and-how-big-are-they
does-my-pan-work-on-an-induction-hob
no-wok-sieve-colander-pestle-or-grater-what-instead
i-have-no-piping-bag-biscuit-cutter-or-pastry-brush
what-do-the-oven-symbols-mean
how-do-i-clean-a-burnt-pan-or-a-dirty-oven
wooden-or-plastic-chopping-board-and-how-do-i-clean-it
how-do-i-make-a-dough-without-a-bread-machine-or-proving-basket
glass-ceramic-silicone-or-dark-metal-dish-does-the-time-change
the-smoke-alarm-goes-off-when-i-cook
electric-rings-gas-or-induction-why-does-my-heat-behave-differently
how-do-i-get-turmeric-beetroot-and-tomato-stains-or-the-smell-of-garlic-and-fish-off
how-do-i-season-and-look-after-a-wok
no-masher-blowtorch-roasting-rack-or-funnel-what-instead
my-blender-processor-or-mixer-struggles-stops-or-gets-hot
something-has-boiled-over-or-dripped-in-the-oven
can-i-cook-it-in-a-rice-cooker
what-is-this-tool-or-part-for
how-long-do-leftovers-keep-in-the-fridge
how-long-does-cooked-or-raw-chicken-keep
how-long-does-mince-meat-or-sausages-keep
how-long-does-ham-bacon-and-sliced-meat-keep
how-long-does-fish-keep
how-long-do-prawns-and-mussels-keep
how-long-do-eggs-keep
how-long-do-soup-and-stock-keep
stew-curry-chilli-and-bolognese-how-long-and-do-they-freeze
lasagne-cottage-pie-and-pasta-bakes-ahead-kept-and-frozen
how-do-i-keep-and-reheat-pies-quiche-and-pizza
how-long-does-cooked-pasta-keep
mash-roast-and-boiled-potatoes-keeping-and-reheating
how-long-does-bread-keep-and-can-i-freeze-it
can-i-keep-dough-in-the-fridge-or-freezer
how-long-does-cake-keep
how-long-do-biscuits-brownies-flapjacks-and-scones-keep
puddings-crumble-cheesecake-trifle-and-meringue
how-long-does-milk-cream-and-yoghurt-keep-once-open
how-long-do-cheese-and-butter-keep
how-long-do-herbs-lettuce-and-spinach-keep
how-long-do-onions-garlic-ginger-and-potatoes-keep
how-long-do-mushrooms-tomatoes-peppers-and-other-vegetables-keep
how-long-do-berries-bananas-and-other-fruit-keep
what-do-i-do-with-the-rest-of-the-tin-or-jar
how-long-do-sauces-gravy-and-dressings-keep
how-long-do-cooked-beans-and-lentils-keep
how-long-do-jam-chutney-and-pickles-keep
how-long-do-flour-spices-nuts-and-oil-keep
how-long-does-tofu-keep
what-can-i-make-ahead-for-a-dinner-or-christmas
how-do-i-freeze-food-well
how-do-i-reheat-food-without-spoiling-it
how-long-does-baby-food-and-packed-lunch-keep
how-do-i-keep-pancakes-batter-and-porridge
how-long-does-cooked-vegetable-or-salad-keep
how-long-do-opened-ketchup-soy-sauce-and-other-bottles-keep
how-long-do-opened-wine-beer-and-stock-keep-for-cooking
how-do-i-keep-food-hot-in-a-flask-for-lunch
how-long-does-raw-meat-in-a-marinade-or-dry-rub-keep
how-do-i-thaw-bread-cake-pastry-and-cooked-dishes
how-long-do-chillies-lemongrass-lime-leaves-and-curry-leaves-keep
how-long-do-kimchi-sauerkraut-and-other-ferments-keep
how-do-i-keep-fried-and-breaded-food-crisp-until-we-eat
can-i-eat-it-cold-tomorrow
how-do-i-keep-mash-vegetables-rice-or-gravy-hot-for-half-an-hour
can-i-pack-it-for-lunch-at-work-or-school
how-do-i-chill-or-set-something-quickly
how-long-does-rice-pudding-keep-and-what-if-it-has-set-solid
how-many-calories-carbs-or-how-much-protein-does-it-have
which-brand-or-shop-should-i-buy-it-from-and-what-does-it-cost
the-mustard-or-cumin-seeds-will-not-pop-or-crackle
chicken-skin-or-ribs-go-black-under-honey-before-the-meat-is-done
hot-fat-is-spitting-and-jumping-out-of-the-pan
it-browns-only-at-the-edges-or-in-patches
the-butter-and-flour-have-gone-to-a-dry-ball-or-a-runny-puddle
lemon-wine-or-tomato-goes-in-with-the-milk-or-cream-will-it-curdle
i-poured-away-a-liquid-that-i-needed
the-cake-is-in-the-oven-and-i-left-something-out
i-put-everything-in-at-once-instead-of-in-stages
i-added-the-stock-water-or-milk-twice
if-i-double-the-recipe-do-chilli-salt-and-spices-double-too
there-is-water-standing-in-the-dish-under-my-bake
the-prawns-are-still-half-grey-what-do-i-do-now
the-chicken-is-still-pink-and-the-next-thing-goes-in-is-that-all-right
i-spilt-half-of-it
does-the-alcohol-cook-away
the-leftovers-are-three-or-four-days-old
can-the-baby-have-some-of-the-finished-dish
somebody-at-the-table-is-allergic-and-the-dish-is-half-made
dairy-free-are-eggs-goats-milk-ghee-or-lactose-free-milk-allowed
what-can-i-eat-while-breastfeeding
is-sea-salt-pink-salt-or-a-salt-substitute-better-for-low-salt
the-meat-has-gone-grey-and-is-boiling-in-its-own-juice
is-the-brown-stuff-stuck-to-the-pan-good-or-burnt
the-butter-is-foaming-brown-or-black-in-the-pan
white-stuff-is-oozing-out-of-the-salmon-chicken-or-burger
the-pan-has-boiled-dry
the-ground-spices-or-curry-paste-are-sticking-and-going-to-a-crust
i-used-the-wrong-jar-salt-for-sugar-plain-for-self-raising-and-the-like
the-chilli-smoke-is-making-me-cough
what-goes-with-lemon-chicken
what-goes-with-chilli-con-carne
what-goes-with-curry
what-goes-with-lamb
what-goes-with-salmon
what-goes-with-white-fish
what-goes-with-pork
what-goes-with-steak-or-roast-beef
what-goes-with-sausages-burgers-or-a-barbecue
what-goes-with-pasta-lasagne-or-bolognese
which-side-goes-with-vegetarian-mains-and-what-makes-a-full-meal
which-wine-goes-with-what-and-which-for-cooking
which-stock-goes-with-which-dish
which-herb-or-spice-goes-with-which-food
what-can-i-do-with-leftover-roast-chicken
what-can-i-do-with-leftover-roast-beef-pork-or-lamb
what-can-i-do-with-leftover-mash-potatoes-or-vegetables
what-can-i-do-with-leftover-rice-pasta-or-bread
what-can-i-do-with-leftover-egg-whites-yolks-cream-or-herbs
what-goes-with-roast-chicken
what-goes-with-soup
what-goes-with-dal-or-lentil-dishes
what-goes-with-fish-pie-cottage-pie-or-shepherds-pie
what-goes-with-jollof-paella-pilaf-or-other-rice-dishes
what-goes-with-stir-fry-noodles-or-ramen
what-do-i-put-on-pancakes-waffles-and-porridge
what-goes-with-chocolate-cake-brownies-pavlova-and-other-puddings
what-can-i-serve-to-drink-without-alcohol
how-much-cream-custard-ice-cream-or-jam-for-each-person
what-goes-with-hummus-guacamole-and-other-dips
is-it-enough-for-a-meal-and-which-meal-is-it-for
how-do-i-serve-this-to-a-crowd-or-as-a-buffet
how-do-i-get-two-dishes-ready-at-the-same-time
two-dishes-need-different-oven-temperatures
how-do-i-convert-oven-temperatures-fan-conventional-and-gas
how-do-i-scale-a-recipe-up
how-do-i-halve-a-recipe
my-tin-is-a-different-size
how-do-i-turn-an-oven-or-hob-recipe-into-slow-cooker-time
how-do-i-convert-a-recipe-to-the-air-fryer
how-do-i-convert-a-recipe-to-the-pressure-cooker
which-dishes-can-i-cook-straight-from-frozen-and-how-long
how-long-do-i-preheat-the-oven-and-do-i-need-to
how-do-i-batch-cook-for-the-week
how-much-pasta-rice-meat-or-potato-for-each-person
in-what-order-do-i-cook-a-roast-dinner
how-long-should-meat-rest
how-do-i-cook-at-high-altitude
how-long-does-each-job-take-before-i-can-start
how-do-i-soak-salt-and-marinate-in-time
how-do-i-measure-without-scales-in-cups-and-spoons
my-oven-is-too-hot-too-cold-or-uneven
can-i-swap-the-oven-for-the-hob-microwave-or-grill
guests-are-late-or-early-how-do-i-stretch-dinner
one-more-person-is-coming-how-do-i-stretch-the-meal
how-do-i-cook-for-people-who-eat-at-different-times
what-can-i-cook-in-the-same-water-pan-or-oven-to-save-energy
how-do-i-cook-for-one-without-waste
how-do-i-adjust-baking-for-more-or-fewer-muffins-layers-or-smaller-cakes
i-am-short-of-time-which-steps-can-i-skip
which-kitchen-jobs-can-children-do
i-can-only-use-one-hand-or-my-hands-are-weak
how-do-i-take-a-dish-to-a-party-or-a-picnic
one-deep-cake-tin-instead-of-two-shallow-ones
one-part-is-done-before-the-other
it-is-too-salty
it-is-too-sour-or-sharp
it-is-too-sweet
it-is-too-spicy
it-tastes-bland
it-is-too-bitter
the-sauce-stew-or-soup-is-too-thin
it-is-too-thick
the-curry-is-watery
my-sauce-has-split
why-has-my-hollandaise-or-mayonnaise-split
there-are-lumps-in-my-sauce-gravy-or-custard
the-custard-has-scrambled
the-bottom-has-burnt
garlic-onion-or-spices-have-burnt
the-top-browns-too-fast
it-will-not-brown
it-sticks-to-the-pan
it-is-raw-in-the-middle
the-cake-is-raw-in-the-middle
the-cake-has-sunk
the-cake-is-dense-flat-or-did-not-rise
the-cake-is-dry
the-cake-stuck-in-the-tin
the-cheesecake-or-cake-has-cracked
the-cake-mixture-has-curdled
the-cookies-have-spread-or-the-biscuits-are-hard
the-dough-does-not-rise
the-dough-is-too-sticky
the-dough-or-pastry-is-dry-and-crumbly
the-dough-has-overproved-or-springs-back
the-bread-is-dense-gummy-or-split
the-pastry-has-a-soggy-bottom
the-pastry-shrank-puffed-up-or-leaked
my-yorkshire-puddings-are-flat
the-meat-is-tough
the-meat-is-dry-or-overcooked
the-pasta-is-overcooked-or-stuck-together
the-rice-is-mushy-wet-or-hard
the-vegetables-are-mushy-or-watery
the-mash-is-gluey-lumpy-or-runny
the-chips-roast-potatoes-or-coating-are-not-crisp
it-is-too-greasy
the-cream-will-not-whip-or-is-overwhipped
the-egg-whites-will-not-stiffen-or-the-meringue-weeps
the-chocolate-has-seized-or-gone-white
the-caramel-or-fudge-is-grainy-or-burnt
the-jam-jelly-or-panna-cotta-has-not-set
i-forgot-an-ingredient
i-forgot-to-preheat-soak-marinate-or-defrost
i-put-in-too-much-of-one-thing
there-is-eggshell-a-broken-yolk-or-a-bone-in-it
the-avocado-pear-or-peach-is-not-ripe
my-dumplings-ravioli-or-gnocchi-burst-or-fall-apart
my-eggs-cracked-are-still-runny-or-went-rubbery
the-lasagne-pie-or-cottage-pie-runs-when-i-cut-it
i-cannot-get-the-jar-tin-or-bottle-open
i-cannot-remember-whether-i-put-it-in
it-tastes-raw-of-spice-flour-tin-or-alcohol
the-coconut-milk-is-solid-or-has-separated-in-the-tin
the-pizza-is-soggy-or-raw-in-the-middle
the-pavlova-or-meringue-has-cracked-browned-sunk-or-leaks
the-noodles-are-stuck-together-or-have-gone-soft
the-aubergines-have-soaked-up-all-the-oil
the-tofu-or-paneer-breaks-up-or-sticks
my-fried-noodles-or-rice-are-pale-wet-and-taste-of-nothing
the-vegetables-beans-or-lentils-stay-hard
the-unbaked-cheesecake-or-fridge-cake-has-not-set
the-cornflour-pudding-or-fruit-sauce-is-cloudy-has-a-skin-or-did-not-set
the-dried-fruit-is-hard-or-the-dates-are-not-smooth
the-biscuit-base-crumbles-or-is-rock-hard-and-how-do-i-get-it-off-the-tin
there-are-lumps-in-my-cream-cheese-icing-or-filling
the-mushrooms-or-fried-vegetables-are-swimming-in-water
the-glaze-has-burnt-or-has-not-gone-sticky
the-soup-has-the-wrong-colour-bits-in-it-or-has-curdled
the-icing-is-too-runny-too-thick-or-sinks-in
my-vegan-or-plant-milk-buttermilk-has-not-curdled
muffins-cupcakes-or-buns-peaked-sank-or-lost-their-cases
the-loaf-cake-has-a-crack-a-sticky-line-or-a-dark-crust
the-granola-will-not-clump-is-soft-or-has-burnt
the-fruit-tastes-of-nothing-is-too-sharp-or-is-swimming
it-tastes-too-smoky-too-garlicky-too-herby-or-too-strong
the-dressing-has-split-or-the-leaves-have-wilted
the-sausages-have-split-or-stuck-or-the-beans-have-gone-mushy
the-chicken-is-pink-inside-is-it-safe
i-ate-undercooked-chicken-what-should-i-do
should-i-wash-chicken-before-cooking
can-pork-be-pink
can-i-eat-burgers-or-mince-pink
is-it-safe-to-eat-steak-or-lamb-rare
can-game-be-pink-and-who-should-not-eat-it
how-long-can-cooked-rice-be-kept
i-left-the-rice-out-can-i-still-eat-it
food-was-left-out-overnight-is-it-safe
how-long-can-food-stay-at-room-temperature
raw-meat-was-left-out-of-the-fridge
how-do-i-cool-hot-food-safely
how-do-i-keep-food-hot-until-we-eat
how-often-can-i-reheat-leftovers
how-do-i-defrost-meat-safely
can-i-cook-chicken-or-meat-from-frozen
can-i-put-frozen-meat-in-a-slow-cooker
can-i-refreeze-food-that-has-thawed
it-has-mould-on-it-can-i-cut-it-off
are-dried-kidney-beans-poisonous
are-green-or-sprouting-potatoes-safe
can-i-eat-raw-eggs
can-i-eat-raw-dough-or-cake-batter
what-should-i-not-eat-when-pregnant
can-a-baby-have-honey
how-much-salt-can-a-baby-or-toddler-have
how-should-i-cut-grapes-and-nuts-for-small-children
which-mussels-and-clams-must-i-throw-away
does-raw-fish-smell-mean-it-is-off
my-defrosted-fish-is-milky-and-watery-is-it-all-right
can-i-eat-raw-fish-at-home-as-in-sushi
what-do-i-do-with-food-after-a-power-cut
how-do-i-avoid-cross-contamination
can-i-use-the-marinade-as-a-sauce
oil-has-caught-fire-what-do-i-do
the-oil-is-smoking-is-that-dangerous
i-burnt-myself-what-do-i-do
i-got-hot-caramel-or-sugar-on-my-skin
i-cut-myself-what-do-i-do
somebody-is-choking
a-fish-bone-is-stuck-in-my-throat
somebody-has-an-allergic-reaction
i-served-something-with-an-allergen-in-it-by-mistake
can-i-keep-garlic-in-oil
can-i-bottle-or-can-vegetables-and-meat-at-home
can-i-eat-mushrooms-i-picked
what-is-the-difference-between-use-by-and-best-before
meat-smells-odd-or-feels-slimy
is-my-pressure-cooker-safe-to-open
is-food-from-a-dented-or-bulging-tin-safe
is-it-safe-to-stuff-a-chicken-or-turkey
can-i-half-cook-meat-today-and-finish-it-tomorrow
how-do-i-barbecue-chicken-and-burgers-safely
i-smell-gas-in-the-kitchen
i-have-a-stomach-bug-can-i-cook-for-others
my-courgette-tastes-very-bitter
which-parts-of-garden-plants-are-poisonous
can-i-use-frozen-berries-or-vegetables-without-cooking
is-the-plastic-metal-or-glass-in-my-kitchen-safe-to-heat
an-empty-non-stick-pan-overheated
can-my-dog-or-cat-have-some-of-this
does-vomiting-or-diarrhoea-after-dinner-mean-food-poisoning
how-cold-should-the-fridge-and-freezer-be
is-raw-milk-safe-and-when-may-a-baby-have-milk
do-i-need-to-wash-fruit-vegetables-and-salad
are-raw-bean-sprouts-and-other-sprouted-seeds-safe
is-liver-or-pate-pink-in-the-middle-all-right
which-lower-temperatures-are-as-safe-as-75-c
can-i-trust-my-thermometer-and-where-do-i-put-it
i-got-chilli-in-my-eye-or-on-my-skin
can-i-taste-the-sauce-while-raw-meat-is-cooking-in-it
food-fell-on-the-floor-can-i-still-use-it
can-i-cook-an-egg-in-the-microwave-and-what-bursts-in-it
can-i-leave-the-oven-hob-or-slow-cooker-on-while-i-am-out-or-asleep
the-egg-is-cracked-dirty-or-has-a-blood-spot
what-do-i-do-with-used-oil-and-fat
are-cassava-yam-taro-and-plantain-safe-raw
cleaner-bleach-or-washing-up-liquid-got-into-the-food
there-is-a-worm-in-my-fish
my-mouth-is-numb-tingles-or-itches-is-it-an-allergy
how-do-i-choose-a-swap-that-will-work
what-can-i-use-instead-of-buttermilk
what-can-i-use-instead-of-self-raising-flour
what-can-i-use-instead-of-egg-in-a-cake-or-biscuits
what-can-i-use-instead-of-wine-in-cooking
what-can-i-use-instead-of-cream
how-do-i-swap-fresh-and-dried-herbs
what-can-i-use-instead-of-stock
what-can-i-use-instead-of-brown-sugar
what-can-i-use-instead-of-cornflour
tomato-puree-passata-chopped-tomatoes-and-ketchup-how-do-i-swap
what-can-i-use-instead-of-fish-sauce-or-oyster-sauce
what-can-i-use-instead-of-breadcrumbs
what-can-i-use-instead-of-ricotta-mascarpone-or-cream-cheese
what-can-i-use-instead-of-shallots-onions-or-leeks
can-i-use-vinegar-instead-of-lemon-or-another-vinegar
can-i-use-oil-instead-of-butter-or-butter-instead-of-oil
can-i-swap-gelatine-and-agar
what-can-i-use-instead-of-milk
what-can-i-use-instead-of-butter-and-eggs-in-mash-sauces-and-glazes
what-can-i-use-instead-of-parmesan-or-cheddar
what-can-i-use-instead-of-a-spice-garlic-ginger-or-chilli
what-can-i-use-instead-of-honey-syrup-or-treacle
what-can-i-use-instead-of-chocolate-or-cocoa
pasta-rice-and-other-grains-how-do-i-swap-them
what-can-i-use-instead-of-mince-meat-or-bacon
what-can-i-use-instead-of-tinned-beans-coconut-milk-or-passata-from-the-cupboard
what-can-i-use-instead-of-baking-powder-bicarbonate-or-yeast
what-can-i-use-instead-of-yoghurt-soured-cream-or-creme-fraiche
what-can-i-use-instead-of-mirin-sake-shaoxing-wine-or-rice-vinegar
what-can-i-use-instead-of-lemongrass-lime-leaves-tamarind-or-curry-leaves
what-can-i-use-instead-of-pine-nuts-peanuts-cashews-or-tahini
can-i-use-another-fish
what-can-i-use-instead-of-paneer-or-halloumi
which-peanut-or-nut-butter-will-do-and-why-has-it-gone-lumpy
how-do-i-hold-a-knife-and-chop-without-cutting-myself
how-do-i-chop-an-onion
how-do-i-cut-vegetables-into-dice-or-matchsticks
how-do-i-crush-chop-or-slice-garlic
how-do-i-peel-and-grate-ginger
how-do-i-chop-herbs
how-do-i-zest-a-lemon-or-orange
how-do-i-segment-an-orange-or-grapefruit
how-do-i-peel-tomatoes-or-peaches
how-do-i-prepare-a-chilli
how-do-i-cut-a-squash-or-pumpkin
how-do-i-clean-leeks
how-do-i-cut-a-mango-pineapple-or-pomegranate
how-do-i-peel-boiled-eggs-easily
how-do-i-joint-a-chicken
how-do-i-spatchcock-a-chicken
how-do-i-butterfly-or-flatten-a-chicken-breast
how-do-i-slice-meat-across-the-grain
how-do-i-skin-and-bone-a-fish-fillet
how-do-i-peel-and-devein-prawns
how-do-i-clean-mussels
how-do-i-brown-meat-properly
how-do-i-sweat-onions-for-a-base
how-do-i-get-crisp-skin-on-fish-or-chicken
how-do-i-deglaze-a-pan
how-do-i-reduce-a-sauce
how-do-i-make-a-roux-and-white-sauce
how-do-i-make-gravy-from-the-roasting-tin
how-do-i-thicken-with-cornflour
how-do-i-make-a-vinaigrette
how-do-i-make-mayonnaise
how-do-i-make-hollandaise
how-do-i-make-custard
how-do-i-poach-an-egg
how-do-i-poach-chicken-or-fish
how-do-i-keep-it-at-a-simmer-and-not-a-boil
how-do-i-blanch-vegetables
how-do-i-steam-vegetables-or-fish
how-do-i-stir-fry
how-do-i-deep-fry-at-home
how-do-i-roast-vegetables
how-do-i-make-roast-potatoes
how-do-i-make-smooth-mashed-potato
how-do-i-cook-rice-so-that-it-is-fluffy
how-do-i-cook-dried-beans-chickpeas-and-lentils
how-do-i-make-risotto
how-do-i-cook-pasta-and-finish-it-in-the-sauce
how-do-i-prepare-couscous-and-bulgur
how-do-i-toast-nuts-seeds-or-spices
how-do-i-bloom-gelatine
how-do-i-separate-eggs
how-do-i-whisk-egg-whites
how-do-i-fold-without-losing-the-air
how-do-i-cream-butter-and-sugar
how-do-i-rub-butter-into-flour
how-do-i-knead-dough-by-hand-or-machine
where-and-how-long-do-i-prove-dough
how-do-i-shape-a-loaf-or-rolls
how-do-i-roll-out-pastry-and-line-a-tin
how-do-i-blind-bake-a-pastry-case
how-do-i-melt-and-temper-chocolate
how-do-i-make-caramel
how-do-i-coat-food-in-breadcrumbs
how-do-i-braise-or-stew-meat
how-do-i-blend-hot-soup
how-do-i-make-stock-from-bones
how-do-i-make-chicken-tender-for-a-stir-fry
how-do-i-make-tofu-crisp
how-do-i-get-pork-crackling
how-do-i-make-pancakes-or-crepes
how-do-i-make-a-good-omelette
how-do-i-flambe-safely
how-do-i-season-food-properly
how-do-i-use-a-piping-bag
how-do-i-stop-cut-apples-potatoes-and-avocado-going-brown
how-do-i-get-the-water-out-of-spinach-courgette-potato-or-cucumber
how-do-i-char-and-skin-peppers-or-aubergines
how-do-i-prepare-lemongrass-lime-leaves-galangal-and-tamarind
how-do-i-brine-chicken-pork-or-turkey
how-do-i-make-dumplings-for-a-stew
should-meat-come-out-of-the-fridge-before-i-cook-it
do-i-take-whole-spices-bay-leaves-and-lemongrass-out-before-serving
how-do-i-layer-a-lasagne
does-the-fish-go-into-a-fish-pie-raw
how-do-i-soak-dried-mushrooms-or-chillies
how-much-fat-do-i-spoon-off-and-what-for
why-does-it-cool-before-the-eggs-or-cheese-go-in
do-i-take-the-string-elastic-or-giblets-off-a-chicken-or-joint
in-what-order-do-i-fill-and-stack-jam-or-cream-first
whole-or-ground-spices-how-much-and-do-i-crush-them
how-do-i-make-tea-chai-and-coffee-drinks-strong-smooth-or-iced
does-it-need-to-brown-or-only-soften
how-do-i-make-tartare-mint-cranberry-apple-or-horseradish-sauce
how-do-i-stop-fruit-berries-or-colour-bleeding-into-cream
how-do-i-make-a-smooth-lassi-smoothie-or-milkshake
why-soak-or-simmer-tofu-in-hot-salted-water-and-how-do-i-keep-silken-tofu-whole
how-can-i-make-a-vegetarian-dish-with-meat-in-it
what-does-score-mean-and-how-deep-do-i-cut
how-do-i-make-cheese-balls-or-breads-with-tapioca-flour
how-do-i-season-and-cool-sushi-rice-and-can-i-use-another-rice
how-do-i-get-flatbreads-naan-or-tortillas-soft-and-puffed
how-do-i-flip-a-tortilla-or-frittata-and-what-if-it-breaks-or-sticks
in-what-order-do-i-mix-a-batter
how-do-i-keep-broth-clear-and-why-char-the-onion-and-ginger
how-do-i-work-with-rice-paper-for-summer-rolls
why-boil-potatoes-in-their-skins-and-how-do-i-peel-them-hot
how-do-i-grill-without-smoke-or-without-a-grill
how-do-i-put-mash-on-a-pie-and-get-crisp-peaks
how-do-i-warm-tortillas-wraps-and-pittas-and-keep-them-soft
is-it-better-the-longer-it-simmers
what-do-i-do-with-a-whole-fish-at-the-table-skin-bones-and-plate
can-i-use-fresh-pineapple-and-does-it-tenderise-or-curdle
are-tinned-beans-fish-and-vegetables-ready-to-eat
how-do-i-roast-chickpeas-so-that-they-are-crunchy
what-does-saute-mean
what-does-al-dente-mean
what-is-ribbon-stage
what-are-soft-peaks-and-stiff-peaks
what-is-a-pinch-a-dash-a-glug-or-a-handful
what-is-low-medium-and-high-heat
how-warm-is-lukewarm-or-tepid-water
what-are-julienne-chiffonade-and-brunoise
what-is-a-bain-marie-or-double-boiler
what-is-a-cartouche
what-does-season-to-taste-mean
what-is-a-level-heaped-or-rounded-spoon
what-are-the-uk-names-for-american-ingredients
what-are-the-uk-names-for-american-cuts-of-meat-and-dishes
what-is-the-difference-between-beat-whisk-cream-fold-and-stir
what-is-a-rolling-boil
what-does-reduce-by-half-mean
what-does-golden-brown-look-like
what-does-coats-the-back-of-a-spoon-mean
what-is-the-difference-between-stew-braise-casserole-and-pot-roast
what-is-a-mirepoix-soffritto-or-holy-trinity
what-is-a-bouquet-garni
what-does-blind-docked-glazed-or-dredged-mean-in-baking
what-does-it-mean-to-baste-brush-or-lard-meat
what-is-zest-pith-and-rind
what-are-jus-coulis-consomme-veloute-and-compote
what-do-gratin-en-croute-confit-and-papillote-mean
what-does-chill-rest-set-and-infuse-mean-in-a-recipe
what-does-divided-plus-extra-packed-or-optional-mean-in-a-recipe
what-is-shallow-frying-pan-frying-dry-frying-and-searing
what-does-until-fragrant-mean
what-do-fork-tender-knife-tender-and-flakes-easily-mean
what-do-just-combined-comes-together-and-leaves-the-sides-mean
what-do-springy-springs-back-set-and-wobble-mean-for-a-cake-or-custard
which-potatoes-are-floury-waxy-or-all-round
what-does-it-mean-when-coconut-milk-paste-or-sauce-splits
what-do-oil-runs-red-edges-catch-charred-sticky-and-glossy-mean
what-is-kecap-manis
what-is-sambal-oelek
what-is-gochujang
what-is-chilli-bean-paste
what-is-sriracha
what-is-chipotle
what-is-oyster-sauce
what-is-miso
what-is-mirin
what-is-nori
what-is-tahini
what-is-sumac
what-is-pomegranate-molasses
what-is-berbere
what-is-harissa
what-is-sichuan-pepper
what-is-garam-masala
what-is-paneer
what-is-ghee
what-is-gram-flour
what-is-tamarind
what-are-fenugreek-leaves
what-is-pancetta
what-is-pecorino
what-is-passata
what-is-orzo
what-is-kielbasa
what-is-creme-fraiche
what-is-barista-oat-drink
what-is-tapioca-flour
what-is-pearl-barley
what-is-edamame
what-do-hull-core-stone-trim-top-and-tail-shred-and-snip-mean
when-do-i-put-the-rice-on-beside-a-curry-chilli-or-stew
when-do-i-put-the-pasta-on-so-that-it-meets-the-sauce
when-do-i-put-the-potatoes-on-for-mash-or-boiled-potatoes
when-do-the-green-vegetables-go-on-beside-the-main-dish
we-eat-at-a-fixed-hour-when-do-i-have-to-start
what-can-i-get-done-while-it-simmers-or-bakes
cooked-prawns-instead-of-raw-when-do-they-go-in
frozen-mince-straight-into-the-pan-does-it-work
frozen-cauliflower-or-broccoli-instead-of-fresh
frozen-berries-in-baking-thaw-them-or-not
cooked-chicken-instead-of-raw-in-a-curry-pie-or-soup
boneless-thighs-instead-of-bone-in-or-the-other-way-round-the-time
twice-as-much-stew-soup-or-curry-does-it-take-twice-as-long
twice-the-lasagne-pie-or-bake-one-big-dish-or-two-and-how-long
half-the-stew-sauce-or-soup-how-much-liquid-and-what-pan
twice-as-much-rice-or-half-how-much-water-and-how-long
two-chickens-or-two-joints-in-one-oven-how-long
i-have-to-stop-half-way-and-finish-the-dish-tomorrow
i-must-go-out-for-an-hour-can-i-turn-it-off-and-carry-on-when-i-am-back
can-i-turn-the-heat-off-early-and-let-it-finish-in-its-own-heat
yorkshires-potatoes-and-gravy-what-goes-in-while-the-meat-rests
fish-or-steak-takes-minutes-what-must-be-ready-before-it-goes-in-the-pan
a-full-english-or-brunch-in-what-order-so-that-all-is-hot
several-things-to-time-at-once-how-do-i-keep-track
i-have-only-one-pan-or-one-ring-how-do-i-cook-the-dish-and-its-side
foil-tray-or-another-dish-instead-of-a-loaf-tin
how-do-i-bake-in-a-mini-or-tabletop-oven
my-fridge-is-small-or-full-how-do-i-chill-or-keep-this
how-do-i-take-100-g-off-a-pack-or-block-when-i-have-no-scales
how-do-i-stir-fry-in-a-non-stick-frying-pan
amount
servings
convert
scale
short
time
whole-time
oven
hob
done
next
step
outline
needed
used
said
tool
purpose
leave-out
swap
use
add
serve
keep
technique
needs`,
  unit: 0.20204388710760302,
  features: `food:vegetable
frozen
tin
jar
means:swap
fresh
can
instead
~food:*
~frozen
~tin
~jar
~means:swap
~fresh
~can
~i
~use
~or
~instead
~of
^ can
can i
i use
use frozen
tin or
or jar
instead of
of fresh
food:frozen-spinach
how
much
~how
~much
^ frozen
frozen spinach
how much
food:bell-pepper
means:tin
rather
~means:tin
~rather
~than
~one
^ tin
tin of
rather than
than fresh
fresh one
food:frozen-vegetable
~her
frozen veg
~ok
~in
~thi
^ jar
jar pepper
ok in
in thi
food:frozen-chopped-onion
food:garlic
means:chop
means:freeze
chop
freezer
~means:chop
~means:freeze
~chop
~from
~the
~freezer
onion or
or chop
garlic from
from the
the freezer
food:sweetcorn
matter
do
~matter
~a
~do
~it
^ sweetcorn
sweetcorn from
from a
a tin
or frozen
do it
it matter
food:frozen-pea
frozen pea
pea instead
bag
job
~bag
~job
~will
^ will
will a
a bag
bag of
of frozen
frozen mix
mix veg
veg do
do the
the job
food:bean-fresh
~say
~all
~hav
~is
^ it
it say
say fresh
all i
i hav
hav is
is a
a can
means:defrost
first
thaw
~means:defrost
~first
~thaw
^ do
do i
i thaw
thaw the
the frozen
food:roasted-red-pepper
plac
~out
~plac
^ roast
roast pepper
out of
of a
a jar
jar in
in plac
plac of
equal
means:big
big
~equal
~means:big
~big
^ how
equal a
a big
when
~go
~when
can vegetabl
go in
in when
food:mushy-peas
use tin
mushy pea
only
~only
~got
^ only
only got
^ bag
of mix
food:carrot
~any
~good
any good
work
~work
~that
will that
that work
food:spinach
shop
grab
block
no
~shop
~grab
~block
~had
~no
~so
~put
^ shop
shop had
had no
no fresh
so i
grab the
block how
much of
of that
that do
i put
put in
food:green-bean
means:fridge
mush
fridg
what
~means:fridge
~mush
~my
~fridg
~are
~but
~ther
~them
~what
^ the
the green
green bean
bean in
in my
my fridg
but ther
ther a
in the
freezer do
them first
first or
or what
char
own
~char
~own
~ive
~want
~using
~up
~and
~recip
~to
^ ive
ive a
jar of
that want
up and
and the
the recip
recip say
say to
my own
gran
alway
swor
sam
~gran
~alway
~swor
~sam
~by
~everyth
^ gran
of everyth
everyth can
i do
the sam
sunday
shut
drawer
~sunday
~shut
~drawer
~its
^ its
everyth is
can and
and a
a freezer
freezer drawer
food:sweetcorn-cob
sub
~sub
~for
i sub
possibl
means:how long
many
minut
~possibl
~means:how long
~pleas
~cook
~many
~minut
^ pleas
the vegetabl
from freezer
freezer is
is it
for thi
thi cook
cook and
and how
how many
many minut
food:frozen-broccoli
buy
head
~buy
~head
~think
~would
~us
frozen broccoli
would do
do us
us instead
buy a
a head
means:ragu
bas
bolognes
~means:ragu
~bas
~bolognes
frozen chop
chop onion
onion for
for a
a bolognes
food:frozen-cauliflower
straight
curry
means:missing
defrost
without
~straight
~curry
~means:missing
~defrost
~into
~without
frozen cauliflower
go straight
straight into
into the
the curry
curry without
without defrost
pointless
unless
~pointless
~unless
^ is
it pointless
the veg
veg is
is fresh
means:point
sav
why
not
just
~means:point
~sav
~why
~not
~just
~stuff
^ why
why not
not just
just use
use the
stuff and
and sav
sav the
the chop
food:meat
another
cut
~another
~cut
cut or
or another
food:chicken
food:beef
chicken instead
of the
the beef
food:steak
^ got
stew beef
beef not
different
~different
^ different
cut of
of beef
beef ok
food:pork
^ pork
food:beef-mince
^ lamb
lamb minc
minc instead
beef minc
food:turkey
turkey for
do for
for brais
brais steak
butcher
bought
~butcher
~bought
^ butcher
no shin
shin so
i bought
thigh
breast
~thigh
~breast
thigh do
food:lamb
swap
~swap
^ swap
swap the
the lamb
lamb for
for beef
beef do
it cook
cook the
loin
~loin
~min
^ recip
recip want
pork shoulder
min is
fair
dic
stand
~fair
~dic
~stand
is dic
a fair
stand in
pick
~pick
~wrong
~at
^ i
i pick
pick up
up the
the wrong
meat at
at the
the shop
tim
~tim
^ breast
of thigh
sam tim
^ no
no beef
^ chuck
~fin
^ chicken
chicken for
for lamb
joint
~joint
got the
call
still
~sold
~call
~was
~he
~me
~someth
~still
was out
so he
sold me
me someth
will it
it still
still work
work in
pack
means:ahead
ahead
~pack
~means:ahead
~ahead
but ive
ive only
only a
a pack
pack of
of turkey
turkey in
in can
i go
go ahead
means:leftover
full
els
eat
~means:leftover
~full
~els
~dont
~eat
~could
i dont
dont eat
eat pork
pork and
and thi
thi is
is full
full of
of it
it what
what els
els could
could go
in ther
mistak
flash
fry
means:tough
tough
~mistak
~flash
~fry
~means:tough
~im
~meant
~going
~be
~tough
~isnt
^ bought
stew steak
by mistak
mistak and
and im
meant to
fry it
it its
its going
going to
to be
be tough
isnt it
cam
sur
husband
~cam
~sur
~husband
~hom
~with
~now
~about
^ my
my husband
cam hom
and now
now im
im not
not sur
about the
the tim
food:turkey-mince
i swap
ground beef
beef for
ground turkey
country
~country
~we
^ in
country we
we eat
i can
can put
put it
it in
of thi
thi beef
mam
~mam
~she
~right
^ mam
mam say
will do
is she
she right
tagin
~tagin
lamb neck
of lamb
lamb shoulder
food:venison
bourguignon
~bourguignon
^ venison
beef in
in a
long
weigh
~long
~weigh
~as
matter what
what meat
in as
as long
long as
as it
weigh the
ruin
cheaper
~ruin
~cheaper
~bit
it be
with a
a cheaper
bit of
of meat
food:syrup
food:cake
pour
drizzl
hot
~pour
~drizzl
~hot
~over
~whil
pour syrup
syrup or
drizzl over
over a
a cak
cak whil
whil it
it is
is hot
~on
why put
put the
the drizzl
drizzl on
on whil
whil its
its hot
means:wait
cool
wait
~means:wait
~cool
~wait
~befor
i wait
wait for
for the
the cak
to cool
cool befor
befor the
the syrup
cold
~cold
^ syrup
syrup on
on hot
hot or
or cold
cold cak
sauc
~sauc
~has
i pour
pour the
the sauc
over when
when it
it has
away
~away
drizzl go
go on
straight away
prick
~prick
prick the
warm
soak
should
~warm
~soak
~should
^ cak
cak is
is still
still warm
should i
i soak
soak it
it now
means:rest
top
sit
~means:rest
~top
~sit
~doesnt
syrup just
just sit
sit on
on top
top and
and doesnt
soak in
ran
means:spoiled
sid
off
~ran
~means:spoiled
~sid
~off
^ drizzl
ran straight
straight off
off the
the sid
pok
hol
skewer
~pok
~hol
~skewer
^ pok
pok hol
a skewer
what that
that for
lat
too
~lat
~too
^ lemon
lemon drizzl
on a
a cold
it too
too lat
spong
~spong
~already
^ spong
when i
pour it
it on
drink
~drink
~mor
warm cak
up mor
food:sugar
dissolv
~dissolv
~let
let the
the sugar
dissolv in
went
bottom
~went
~bottom
^ all
all the
went to
to the
the bottom
bottom of
the tin
on warm
warm or
or cool
glaz
~glaz
^ when
when do
the glaz
glaz go
sticky
~sticky
sit ther
^ prick
prick it
it straight
food:lemon
means:forget
ston
chanc
forgot
miss
~means:forget
~ston
~chanc
~forgot
~miss
i forgot
forgot about
the lemon
now its
its ston
hav i
i miss
food:juice
took
ten
ago
hurry
~took
~ten
~ago
~hurry
^ took
took it
it out
out ten
ten minut
minut ago
ago and
and was
was going
to let
let it
it cool
first but
but the
want the
sugar and
and juic
juic on
on right
right now
now what
what the
means:keep
stay
puddl
last
~means:keep
~stay
~puddl
~last
~never
~did
^ last
last tim
tim the
the top
stay in
a puddl
puddl and
and never
never went
went in
in what
what did
did i
do wrong
aunti
her
~aunti
~till
~way
wait till
her is
is cold
cold befor
is that
that the
the right
right way
feel
dump
liquid
means:oven
means:soggy
oven
soggy
~feel
~dump
~liquid
~means:oven
~means:soggy
~oven
~wont
~soggy
it feel
liquid on
on someth
straight out
out the
the oven
wont it
it go
go soggy
nah
~nah
soak the
its still
warm from
oven or
or nah
means:need
must
~means:need
~must
the juic
juic with
with sugar
i must
must put
hot why
com
hang
~com
~hang
^ pour
its just
com out
out is
that right
right or
or do
hang on
food:bread
steam
spoon
~steam
~spoon
still steam
spoon it
it over
food:semolina
cak or
whether
~whether
it not
not matter
matter whether
whether its
cold when
~then
just let
means:lid
lid
~means:lid
~lid
^ lid
lid on
on or
lid off
^ should
should the
the lid
lid be
be on
on for
uncover
cover
~uncover
~cover
^ cover
cover or
or uncover
~back
lid back
back on
~need
i need
need to
to cover
cover it
ajar
~ajar
what for
leav
if
~leav
~if
^ what
what if
if i
i leav
leav the
means:saucepan
means:open
stew
pot
open
~means:saucepan
~means:open
~stew
~pot
~open
^ pot
or open
open for
a stew
why do
^ forgot
forgot to
to put
it ruin
~get
^ steam
to get
get out
out or
or stay
means:simmer
simmer
~means:simmer
~simmer
^ simmer
with the
the cover
off or
or on
pan
~pan
when should
the pan
necessary
~necessary
a lid
cover the
pan or
or not
need a
^ leav
leav it
it open
means:half
half
~means:half
~half
^ half
twenty
mention
which
~twenty
~mention
~which
it only
only say
say simmer
simmer for
for twenty
twenty minut
minut and
whether to
it so
which is
food:water
hour
whol
~hour
~whol
~lik
~after
~an
^ sauc
sauc is
still lik
lik water
water after
after half
half an
an hour
ive had
had it
the whol
whol tim
tim is
that why
means:dry
dry
~means:dry
~gon
~dry
~anyth
my stew
stew has
has gon
gon dry
dry and
and i
i never
never put
anyth over
over the
mum
tilt
gap
~mum
~tilt
~gap
~knew
~wee
^ mum
mum alway
tilt the
so ther
a wee
fit
carry
find
~fit
~carry
~cant
~find
~been
i cant
cant find
anyth that
so its
its been
carry on
on lik
lik that
that ok
part
~part
the pot
be cover
means:mean
means:small
mean
littl
~means:mean
~means:small
~mean
~littl
~yes
what do
it mean
pot is
is littl
hiya
keep
~hiya
~keep
^ hiya
or keep
keep it
it off
food:rice
means:hob
hob
~means:hob
~hob
^ ric
ric on
on the
the hob
food:onion
~down
^ fry
fry the
the onion
them or
differenc
~differenc
~mak
it mak
mak any
any differenc
i cover
soggy if
top on
often
means:mix
alon
stir
~often
~means:mix
~alon
~stir
how often
often should
i stir
stir and
and can
i be
be stir
stir it
hav to
to stand
stand her
her and
and stir
walk
~walk
i walk
it simmer
often do
stir thi
^ stir
tim or
or now
now and
and then
happen
~happen
what happen
happen if
dont stir
it need
constantly
every
~constantly
~every
or every
the spoon
bad
~bad
it bad
bad to
to keep
keep pok
pok at
at it
pop
kitchen
bubbl
~pop
~kitchen
~bubbl
^ ok
ok to
pop out
the kitchen
it bubbl
watch
~watch
^ must
must i
i stay
means:stick
stick
~means:stick
~stick
~giv
it stick
stick if
giv it
it a
a stir
say do
do not
not stir
to stir
it with
lift
~lift
i lift
lift the
lid to
under
~under
many tim
tim do
under the
why must
i not
paella
~paella
stir the
the paella
mix
~mix
i mix
mix it
^ need
stand over
over it
means:burn
catch
~means:burn
~catch
it catch
bath
cook
means:safe
kid
saf
~bath
~means:safe
~try
~kid
~saf
^ im
im try
try to
the kid
it saf
saf to
to leav
bubbl on
on its
its own
a bit
arm
kill
surely
round
~arm
~kill
~surely
~round
my arm
arm is
is kill
kill me
surely i
dont hav
keep going
going round
round and
round the
fiv
turn
stuck
~fiv
~turn
~stuck
^ turn
turn my
my back
back for
for fiv
fiv minut
bottom stuck
stuck how
was i
i meant
be at
idea
~idea
hav no
no idea
idea what
is in
other
who
~other
~who
i keep
everyth and
and my
my other
other half
say leav
who right
yo
~yo
~actually
~gotta
^ yo
i actually
it necessary
or i
can go
~mind
be for
food:fresh-custard
^ custard
custard on
risotto
singl
few
~risotto
~singl
~few
^ risotto
every singl
minut or
it at
at all
~am
^ am
am i
too much
spit
~spit
is spit
everywher
~everywher
spit everywher
food:oil
splatter
~splatter
^ oil
oil is
food:tomato-sauce
^ tomato
tomato sauc
pop all
all over
fat
jump
~fat
~jump
^ fat
fat is
is jump
jump out
out at
at me
stop
splash
~stop
~splash
how do
i stop
stop it
~add
~food
^ hot
hot oil
i add
add the
the food
cooker
red
~cooker
~red
my cooker
cooker is
is cover
cover in
food:tomato
erupt
lava
~erupt
~lava
^ bubbl
tomato keep
erupt lik
crackl
~crackl
how com
com the
the oil
pop and
spot
wall
~spot
~wall
spot of
of fat
fat all
all up
the wall
trick
against
~trick
~against
is ther
a trick
food:butter
hiss
~hiss
^ butter
butter is
is hiss
hiss and
food:seed
shoot
~shoot
^ seed
hot fat
explod
~explod
burn
~burn
dot
til
shirt
calm
~dot
~til
~shirt
~calm
^ ther
ther red
up my
on my
i calm
wrist
burnt
~wrist
~burnt
~help
^ just
just got
got burnt
burnt on
by the
it keep
keep pop
food:polenta
volcano
scar
near
~volcano
~scar
~near
the polenta
is lik
lik a
a volcano
im scar
scar to
to go
near it
it to
food:fish
mad
doing
~mad
~doing
^ every
every tim
tim i
fish in
oil go
go mad
mad what
what am
i doing
doing wrong
mess
means:thin
watery
~mess
~means:thin
~watery
put a
on to
to stop
stop the
the mess
but then
then it
it went
went watery
watery is
ther another
another way
ragu
stov
~ragu
~stov
my ragu
the stov
stov what
what should
hand
~hand
jump from
pan to
to my
my hand
hand how
how i
me thi
thi sauc
food:animal-fat
fly
means:frying pan
~fly
~means:frying pan
^ bacon
bacon fat
fly out
the fry
fry pan
blip
plop
~blip
~plop
the cooker
heat
high
~heat
~high
it meant
or is
is the
the heat
heat too
tight
~tight
just put
keep the
shrink
yield
~shrink
much do
much juic
juic should
i get
of one
one lemon
an onion
gram
~gram
many gram
gram is
a clov
clov of
of garlic
left
wilt
~left
~wilt
much spinach
is left
left when
it wilt
food:egg
heavy
~heavy
how heavy
heavy is
is one
one egg
food:lime
tablespoon
~tablespoon
many tablespoon
a lim
food:dried-pasta
means:done
~means:done
much dry
dry pasta
roughly
medium
~roughly
~medium
do a
a medium
food:clove
worth
weight
~worth
~weight
^ one
garlic is
is how
many clov
worth in
in weight
food:potato
larg
~larg
what a
potato in
in gram
food:mince
means:raw
500
g
leaf
raw
~means:raw
~500
~g
~leaf
~raw
~#
^ raw
raw minc
# g
leaf how
two
~two
^ two
two lim
lim is
much liquid
noth
~really
~noth
really go
go down
down to
to noth
cup
giv
boil
~cup
~boil
^ cup
cup of
of dry
dry ric
amount
~amount
^ juic
juic from
from one
is an
to one
one carrot
500g
what will
will #
cook down
food:lime-juice
thre
~thre
~enough
thre tablespoon
tablespoon of
of lim
lim juic
juic and
and ive
ive got
got two
that going
be enough
kilo
los
tiny
~kilo
~los
~look
~tiny
~you
bought a
a kilo
kilo of
joint and
and it
it look
now how
do you
400
scal
~400
~scal
it want
want #
# gram
gram of
of potato
but i
dont own
scal so
so how
many is
vanish
start
~vanish
~start
^ mad
mad the
the spinach
spinach and
and its
much should
start with
recip call
call for
clov in
what is
much ric
ric do
get from
a cup
one onion
onion is
many tatty
it if
i want
food:chickpea
food:hummus
end
~end
^ dry
dry chickpea
chickpea to
to cook
cook for
for hummus
what weight
end up
up with
food:orange
zest
~zest
^ zest
zest off
off a
a singl
roughly how
many spoon
small
~small
one big
lemon the
sam as
as two
small one
their
bigger
~their
~lot
~bigger
matter if
if my
my onion
a lot
bigger than
than their
chang
order
step
onc
~chang
~order
~step
~onc
i chang
chang the
the order
two step
at onc
next
~next
the next
next step
prep
means:brown
brown
~prep
~means:brown
~brown
i prep
prep the
whil the
the meat
~thes
to do
do thes
thes in
add everyth
i did
did the
the step
step in
wrong order
meanwhil
~meanwhil
what can
get on
on with
important
~important
order of
food:stock
means:tender
soft
~means:tender
~wer
~soft
^ put
the stock
stock in
in befor
food:pasta
^ could
could i
sauc and
the pasta
sid by
by sid
bung
together
~bung
~together
everyth in
in together
together at
the start
skip
accident
~skip
~accident
^ skip
skip ahead
by accident
what now
matter which
which go
go into
meantim
~meantim
be doing
doing in
the meantim
means:skip
~means:skip
a step
both
~both
do both
both at
^ add
everyth together
together now
soon
~soon
^ garlic
garlic went
in too
too soon
chuck
~chuck
i chuck
chuck the
befor i
i brown
brown the
means:boil
~means:boil
^ whil
is going
i already
be boil
boil the
pasta or
or should
rush
throw
~rush
~throw
im in
a rush
i just
just throw
throw the
whol lot
lot in
pot in
in one
one go
four
~four
~alright
did step
step four
step thre
i alright
alright to
to carry
fill
shouldnt
reason
~fill
~shouldnt
~id
~reason
^ id
id rather
mak the
first and
then the
the fill
any reason
reason i
i shouldnt
sequenc
~sequenc
prep everyth
ahead of
of tim
just cook
second
problem
~second
~problem
^ if
i mak
ok so
veg in
onion do
do that
that matter
means:stir-fry
~means:stir-fry
i chop
and fry
fry at
tim for
thi stir
stir fry
food:pea
food:soup
^ carrot
carrot and
and pea
pea in
pot together
the soup
wrot
~wrot
~they
it just
food:spice
~very
not put
the spic
spic in
in at
the very
how long
long do
heat and
can it
it wait
later
~later
i turn
turn it
off and
and com
com back
means:people
serv
~means:people
~serv
it stand
stand for
for half
hour befor
befor serv
dinner
nobody
don
~dinner
~nobody
~don
^ dinner
dinner is
is don
don but
stop her
and carry
paus
middl
~paus
~middl
it ok
the middl
fetch
~fetch
sauc on
whil i
fetch the
phon
rang
switch
~phon
~rang
~switch
^ phon
phon rang
switch it
off for
for now
nip
~nip
nip out
out for
what about
it stay
under a
finish
~finish
paus dinner
dinner and
and finish
long will
will the
the stew
stay hot
it fin
he com
com in
traffic
~traffic
^ they
they are
stuck in
in traffic
^ going
going out
half hour
^ stay
dinner sit
someon
hold
~someon
~hold
^ someon
someon is
is lat
hold it
hes
rung
train
ready
~hes
~train
~ready
^ hes
to say
say hes
stuck on
the train
stew is
is ready
now can
just leav
school
run
~school
~run
the school
school run
run in
middl of
thi do
i switch
forty
~forty
ready and
and nobody
nobody is
for another
forty minut
minut is
low
daft
~low
~daft
shop with
with it
on low
low or
that daft
~dodgy
ive turn
off with
on how
how soon
to eat
eat it
it befor
befor its
folk
~folk
~until
it sit
get her
guest
~guest
^ food
food is
is finish
guest com
one hour
what i
stood
match
~stood
~match
it stood
the match
pot of
of ric
ric sit
fin for
for how
^ curry
in its
pan for
for an
spoil
halfway
~spoil
~halfway
it spoil
halfway and
back to
to it
it later
slack
~slack
~som
to serv
serv it
away or
^ which
which oil
oil should
use for
food:olive-oil
food:sunflower-oil
oliv oil
oil instead
of sunflower
sunflower oil
food:vegetable-oil
^ vegetabl
vegetabl oil
oil or
or oliv
food:coconut-oil
is coconut
coconut oil
oil ok
ok her
extra
virgin
~extra
~virgin
extra virgin
i fry
fry in
in butter
what oil
rapes
sunflower
~rapes
~sunflower
for fry
hous
~hous
oil in
the hous
food:sesame-seed
^ sesam
sesam oil
oil for
fry is
it wrong
food:rapeseed-oil
~used
be used
~best
^ best
at high
high heat
food:lard
food:ghee
is lard
lard or
fin to
to fry
food:yorkshire-pudding
is good
good for
for yorkshir
all right
right her
food:olive
^ sunflower
^ veg
^ extra
virgin for
smok
~smok
^ pan
pan is
is smok
smok what
what fat
food:coconut
reach
cupboard
~reach
~cupboard
and som
coconut in
the cupboard
which one
one do
i reach
reach for
for her
bottl
front
~bottl
~front
just say
say oil
oil and
and ther
ther fiv
bottl in
in front
front of
of me
posh
told
poisonous
~posh
~told
~poisonous
^ used
fry and
and someon
someon told
told me
black
~black
the butter
butter keep
going black
black befor
meat don
don should
be using
someth els
whatever
~whatever
i ran
ran out
the sunflower
whatever is
of vegetabl
yaar
~yaar
~better
~tak
^ mustard
is better
better to
to tak
tak for
coach
~coach
~hey
~kind
^ hey
what kind
kind of
of oil
thi one
food:sesame-oil
cast
iron
skillet
~cast
~iron
~skillet
fat for
a steak
steak in
a cast
cast iron
iron skillet
oil i
use or
or are
are they
they all
food:burger
food:meatball
food:fishcake
fall
apart
~fall
~apart
my burger
fall apart
^ meatball
keep fall
break
~break
^ burger
break up
up in
crumbl
~crumbl
^ fishcak
crumbl when
turn them
koft
means:drop
~koft
~means:drop
^ koft
fall off
the skewer
patty
~patty
^ patty
wont hold
hold together
food:vegetarian-burger
bit
^ bean
bean burger
burger fall
fall to
to bit
i try
to turn
patty stick
stick together
wet
shap
mixtur
~wet
~shap
~mixtur
^ fish
fish cak
mixtur too
too wet
wet to
to shap
food:kebab
means:grill
grill
~means:grill
~grill
^ kofta
cam off
the stick
stick on
the grill
food:crab-cake
collaps
~collaps
^ crab
cak collaps
collaps in
piec
~piec
hold a
a veggi
veggi burger
burger in
one piec
form
ball
~form
~ball
^ meat
mixtur wont
mix is
is fall
means:knead
knead
~means:knead
~knead
i knead
knead the
the minc
^ minc
minc is
is stick
stick to
drop
~drop
^ kebab
drop off
crumbly
~crumbly
are dry
and crumbly
roll
~roll
^ mixtur
mixtur is
is too
to roll
roll into
into ball
clump
~clump
clump together
together in
in pan
^ wont
their shap
turn to
to mush
flip
rest
~flip
~thing
~rest
^ went
to flip
flip them
them and
whol thing
cam apart
apart in
in bit
bit how
i sav
the rest
food:bread-roll
loos
lad
~loos
~lad
~wher
my lad
want burger
burger and
and min
min look
look lik
minc in
a bun
wher did
lovely
~lovely
~theyr
^ roll
roll them
lovely and
now theyr
~didnt
i didnt
any egg
egg in
in is
crumbl to
barbecu
through
bar
~barbecu
~through
~bar
tim on
the barbecu
half of
it drop
through the
my patty
keep crumbl
grill what
what giv
the small
ball is
is open
open when
i cook
cook how
how to
to mak
mak it
tpan
^ me
hav gon
gon all
all to
bit in
slip
~slip
lamb kofta
slip off
food:salmon
food:potato-cake
^ salmon
salmon and
and potato
cak too
too soft
soft to
turn over
thought
handl
~thought
~handl
to knead
i thought
handl it
it much
broken
~broken
i still
still use
means:peel
peel
~means:peel
~peel
to peel
peel it
food:courgette
i peel
peel the
the courgett
skin
~skin
^ peel
the potato
potato or
or leav
the skin
skin on
the carrot
need peel
food:ginger
food:squash
the ginger
or the
the squash
^ skin
the tomato
mash
nic
~mash
~nic
mash is
it nic
food:butternut-squash
edibl
~edibl
^ butternut
skin edibl
food:mushroom
wip
~wip
the mushroom
mushroom or
or wip
lazy
i tak
tak the
skin off
food:aubergine
it worth
worth peel
food:apple
be peel
peel for
for crumbl
food:new-potato
scrub
scrap
~scrub
~scrap
^ scrub
new potato
jacket
wedg
~jacket
~wedg
the spud
spud for
do one
one eat
eat the
eaten
~eaten
eaten or
or left
food:cucumber
the cucumber
cucumber or
food:black-pepper
the pepper
or off
^ tough
tak off
bother
peeler
~bother
~peeler
cant be
be bother
her with
a peeler
for two
two kilo
of spud
get away
strip
~strip
it doesnt
doesnt say
the butternut
is meant
food:naan
even
point
~even
~point
my nan
took the
mushroom is
ther any
any point
clean
market
~clean
~market
^ theyr
carrot from
the market
straight in
curl
taken
~curl
~taken
sauc with
tomato skin
on and
ther are
are wee
curl in
in it
it should
hav taken
taken them
them off
food:chip
~hafta
potato for
compulsory
~compulsory
i skip
or will
food:ready-meal
the aubergin
aubergin for
a moussaka
^ appl
the crumbl
crumbl with
with their
still on
bad for
for you
you to
the peel
fibr
~fibr
the fibr
food:salt
to salt
salt the
bitter
~bitter
^ are
are the
aubergin going
be bitter
^ aubergin
aubergin drink
drink all
^ soak
eggplant befor
befor fry
drain
~drain
^ salt
salt and
and drain
spongy
~spongy
sweat
dat
~sweat
~dat
of dat
modern
~modern
still need
fritter
~fritter
^ courgett
courgett fritter
are soak
i start
up every
every drop
drop of
salt
slic
~salt
~slic
long should
slic sit
food:tzatziki
wring
~wring
^ wring
wring out
cucumber for
for tzatziki
fix
~fix
^ bitter
need
all my
my oil
sprinkl
~sprinkl
^ sprinkl
slic and
and wait
old
cookbook
means:sieve
colander
~old
~cookbook
~means:sieve
~colander
my old
has me
the slic
slic in
a colander
colander for
hour surely
that not
any mor
greasy
draw
~greasy
~draw
they soak
soak up
half a
a bottl
bottl of
oil last
tim and
and wer
the water
water out
around
~around
no tim
with salt
step what
i los
means:wash
wash
~means:wash
~wash
in salt
salt now
long and
and do
i wash
wash it
law
fussy
mother
~law
~fussy
~mother
~being
my mother
mother in
in law
never cook
without it
sweat the
put salt
salt first
yes or
or no
yeah
~yeah
or can
skip it
parmigiana
~parmigiana
need the
the salt
roast
chunk
beforehand
~roast
~chunk
~beforehand
chunk for
a tray
tray bak
it going
~sort
matter with
rip
~rip
how rip
should it
food:banana
the banana
means:pale
~means:pale
~yet
^ banana
not brown
brown yet
yet can
use them
are thes
rip enough
food:avocado
^ avocado
soft enough
food:mango
~tell
i tell
tell the
the mango
mango is
food:fruit
overrip
~overrip
rock
hard
usabl
~rock
~hard
~usabl
^ mango
rock hard
hard is
food:banana-bread
green
~green
a green
for banana
banana bread
spe
ripen
~spe
~ripen
^ spe
spe up
up ripen
banana in
black is
too black
food:pear
when is
ready to
squeez
test
~squeez
~test
^ squeez
test for
pal
~pal
pal and
and hard
hard will
will they
they do
food:pineapple
^ pineappl
how can
can you
~know
i know
know a
a mango
is thi
food:melon
^ melon
banana black
still rock
not soft
soft yet
yellow
today
~yellow
~today
with no
and want
want to
the loaf
cricket
~cricket
squeez the
the avocado
avocado and
its lik
cricket ball
any way
way to
to hurry
hurry it
neck
stag
poach
~neck
~stag
~poach
the pear
bit at
the neck
for poach
completely
boozy
smell
far
~completely
~boozy
~smell
~far
^ thes
black and
too far
food:plantain
bright
~bright
^ plantain
shop was
was bright
bright green
green and
recip just
means:bake
tonight
bak
~means:bake
~tonight
~bak
i spe
means:sour
firm
sour
~means:sour
~firm
~sour
is sour
and firm
can use
use it
it or
or wait
tha
hen
~tha
~hen
are tha
bread with
that are
are only
only just
just yellow
food:peach
food:tart-sweet
^ peach
peach for
a tart
soft or
or firm
fruit be
be too
wast
unrip
~wast
~unrip
a wast
the fat
fat hav
be that
that hot
really need
means:temperature
batter
~means:temperature
~batter
how hot
hot should
tin be
be befor
the batter
i heat
heat the
cold pan
pan be
be hot
hot befor
shimmer
~shimmer
or smok
the yorkshir
smok hot
meat in
warm up
^ cold
or hot
hot pan
to start
food:breadcrumb
oil ready
food:bacon
bacon in
^ onion
in whil
oil was
food:pancetta
the pancetta
start in
food:duck
the duck
duck in
is my
^ smok
smok pan
pan too
scar me
turn down
befor it
frighten
fir
lower
~frighten
~fir
~lower
frighten of
catch fir
food:dripping
seem
~seem
drip smok
smok in
tin and
and that
that seem
seem mad
mad to
to me
me is
longer
~longer
^ drop
of bread
bread in
in and
and noth
noth happen
wait longer
means:reheat
~means:reheat
put them
them in
it had
heat up
and greasy
was that
that my
means:thermometer
thermometer
~means:thermometer
~thermometer
no thermometer
thermometer in
thi hous
hous so
how will
will i
know when
when to
greas
~greas
~afraid
must be
very hot
or medium
is ok
i am
am afraid
know the
hot enough
enough for
for me
me yorkshir
food:pudding
blast
~blast
^ lard
lard in
the pudd
at full
full blast
food:doughnut
~quit
in oil
oil that
that isnt
up to
to heat
start them
off in
in cold
cold oil
flam
~flam
^ or
use a
flam and
tak longer
can the
batter or
wait befor
cook it
sit for
to use
food:cake-mix
cak mix
oven heat
^ mix
and bak
bak later
food:pancake-batter
long can
pancak batter
the mixtur
food:pancake
do rest
batter do
do anyth
means:left out
arriv
~means:left out
~arriv
early
~early
the muffin
muffin mix
too early
bowl
~bowl
cak batter
batter has
has been
been in
the bowl
bowl for
tomorrow
~tomorrow
~morn
^ batter
batter in
the fridg
fridg till
till tomorrow
tomorrow morn
food:baking-powder
power
~power
the bak
bak powder
los its
only one
one tin
tin so
half has
has to
to wait
out whil
worktop
~worktop
batter on
the worktop
means:overnight
overnight
~means:overnight
~overnight
^ rest
batter overnight
sit in
mix out
ive mad
mad it
it up
oven is
the roast
food:muffin
~doorbell
the doorbell
still good
^ want
the pancak
pancak mix
tonight and
and cook
cook in
the morn
keep in
grey
means:thick
means:throw away
thick
bin
~grey
~means:thick
~means:throw away
~thick
~bin
hour on
sid and
its gon
gon a
grey and
and thick
or bin
bin it
book
~book
to rest
thi lik
lik the
the book
book say
it right
night
refrigerat
~night
~refrigerat
the night
night befor
befor and
food:injera
outsid
~outsid
^ dosa
or cak
batter it
it can
can stay
hour outsid
food:tempura-batter-mix
^ tempura
mad ahead
the guest
food:scone
dough
fre
means:shelf
shelf
~dough
~fre
~means:shelf
~shelf
^ scon
scon dough
dough with
with bak
powder in
flat
~flat
go flat
bak it
wiv
tal
~wiv
~tal
that an
an old
rins
~rins
i drain
drain and
and rins
food:kidney-bean
^ kidney
kidney bean
bean do
rins them
the liquid
the chickpea
food:tinned-tuna
^ drain
drain the
tuna or
food:lentil
^ rins
rins the
the lentil
tomato go
in with
their juic
water in
in or
or out
food:bean
^ keep
throw away
away the
the bean
means:sink
sink
~means:sink
~sink
^ chickpea
chickpea juic
juic in
stew or
or down
down the
the sink
can bean
brin
~brin
food:anchovy
^ anchovy
oil keep
or drain
do tin
tip
~tip
^ tip
tip the
liquid away
water keep
food:chilli
gloopy
~gloopy
^ open
open the
the kidney
bean and
ther thi
them do
that go
the chilli
food:tinned-tomato
means:lump
lump
~means:lump
~lump
say one
of tomato
tomato is
that with
with all
or just
just the
the lump
food:coconut-milk
solid
underneath
~solid
~underneath
my coconut
coconut milk
milk is
is solid
and water
water underneath
water off
i tip
can in
in without
that a
a problem
terribl
wind
~terribl
~wind
they giv
giv me
wash them
them help
the can
just dump
dump it
i throw
water of
gunk
rid
~gunk
~rid
the gunk
can of
of bean
get rid
rid of
food:macaroni-cheese
^ tuna
in brin
brin for
a pasta
pasta bak
squeez out
^ lentil
into soup
slimy
~slimy
just chuck
chuck it
it all
all in
its only
only water
wooden
thread
~wooden
~thread
wooden skewer
i thread
^ wooden
need soak
^ skewer
fir on
thread the
the kebab
no skewer
spin
~spin
how full
full should
should a
food:lotus-root
^ bamboo
stick burn
burn at
the end
kebab stick
in water
food:prawn
food:milk-chocolate
^ prawn
round on
metal
~metal
^ metal
metal or
to soak
i pack
pack meat
meat on
a stick
^ mak
without stick
^ stick
burn on
need water
on fir
^ bit
went up
in flam
barbecu how
remember
~remember
^ halfway
halfway through
chicken and
stick in
^ everyth
one sid
is raw
jam
~jam
pack the
the piec
together or
ive been
them on
quicker
havent
~quicker
~havent
^ havent
havent got
got half
hour to
about for
stick is
quicker way
wood
~wood
the wood
be in
water befor
befor how
much tim
spac
between
~spac
~between
now do
leav spac
about when
food:halloumi
^ halloumi
halloumi and
and pepper
is soak
really worth
worth it
it do
do noth
they be
be fin
if its
only for
for ten
fry ric
that is
freshly
~freshly
ric is
cold is
food:egg-fried-rice
the ric
be cold
cold for
food:microwave-rice
gon sticky
wok
~wok
the wok
quickly
~quickly
i dry
just boil
ric straight
day
~day
must it
day old
old ric
claggy
~claggy
my egg
egg fry
fast
~fast
^ cool
ric with
with fresh
do leftover
leftover ric
into mush
mush when
tim to
cool the
ric befor
ball in
in lump
ric be
cold first
^ fresh
cook ric
ric for
boil it
it use
ric go
go to
i only
wok is
everyon
plan
~everyon
~plan
^ everyon
everyon say
plan that
that far
far ahead
~becaus
^ min
min cam
cam out
out as
as a
a sticky
was it
becaus it
it was
steam hot
allow
~allow
been on
cool for
a whil
allow to
it turn
leftover
~leftover
want egg
and no
ric or
~directly
is mad
only still
can mak
you fry
its not
cool down
nasi
goreng
~nasi
~goreng
^ nasi
nasi goreng
with ric
cook an
hour ago
ric cooker
yesterday
~yesterday
it hav
from yesterday
chill
~chill
ruin if
if the
ric isnt
dip
puré
grainy
~dip
~puré
~grainy
my hummus
dip or
puré is
is grainy
~smooth
^ hummus
not smooth
smooth lik
shop one
silky
~silky
^ dip
too thick
lumpy
~lumpy
is lumpy
food:guacamole
chunky
~chunky
^ guacamol
food:pesto
coars
~coars
^ pesto
pesto is
is dry
and coars
sand
~sand
lik sand
creamy
restaurant
~creamy
~restaurant
get it
it creamy
as in
the restaurant
skin of
gluey
stiff
~gluey
~stiff
bean dip
dip is
is gluey
and stiff
food:baba-ganoush
stringy
~stringy
^ baba
baba ganoush
stringy and
means:blender
blender
~means:blender
~blender
^ blender
blender wont
wont catch
its too
too dry
soften
past
~soften
~past
^ soften
soften a
past that
that too
too stiff
for dip
~shall
^ shall
shall i
gritty
~gritty
sandy
textur
~sandy
~textur
^ not
pure
~pure
wont get
its mor
mor lik
lik wet
wet sand
than the
shop stuff
do they
they get
so creamy
food:offal
blitz
age
rough
~blitz
~age
~rough
for age
age and
still feel
the tongu
and didnt
bother with
skin is
going wrong
food:cannellini-bean
food:porridge
tast
~tast
my whit
tast fin
fin but
but it
lik porridg
sav it
food:tahini
iced
~iced
^ would
would a
of iced
iced water
water or
or mor
smooth it
super
~super
hummus is
is super
i fix
fix it
becom
mixi
~chol
~becom
~mixi
^ chol
not becom
fin in
what to
to add
silk
~silk
~well
is well
lumpy and
the one
one from
shop is
lik silk
grit
~grit
food:cauliflower
velvety
~velvety
^ cauliflower
wont go
~thos
all thos
one by
by one
blend
~blend
onc its
set
~set
oven went
went off
i set
set it
turn the
oven off
off by
mistak for
oven on
temperatur
~temperatur
been at
wrong temperatur
^ grill
was on
on instead
^ power
off whil
^ oven
oven was
was too
too low
on grill
grill the
trip
electric
~trip
~electric
trip the
the electric
notic
~notic
just notic
notic the
100
200
~100
~200
at #
# rather
than #
timer
~timer
^ cooker
fahrenheit
celsius
~fahrenheit
~celsius
^ set
cold oven
itself
~itself
switch itself
itself off
^ wrong
mid
~mid
power cut
^ been
not bak
120
~120
its at
not #
# and
in half
hour what
click
~click
the timer
and turn
turn everyth
everyth off
dont know
know how
been sit
knob
insid
~knob
~insid
my kid
the knob
knob and
cold in
ther with
the chicken
degre
~degre
i had
it twenty
high and
top is
is brown
brown already
it down
down and
~fus
went and
the spong
be sav
convert
~convert
way too
current
~current
now it
it cam
cam back
set the
food:lasagne-sheet
died
fifteen
~died
~fifteen
^ lasagn
lasagn in
in an
an oven
that had
for fifteen
fifteen minut
^ turkey
eat if
if it
was only
warm for
scratch
~scratch
from scratch
flavour
~flavour
flavour or
or vegetabl
vegetabl in
food:chocolate
chocolat in
add mor
mor veg
veg to
to thi
would mushroom
throw in
in som
nic with
with chilli
as well
when would
would i
extra pepper
wrong to
to chuck
food:celery
bulk
~bulk
bulk it
with carrot
and celery
food:chorizo
think
^ think
think of
of add
of chocolat
be nic
spar
~spar
got a
veg what
what stag
fancy
~fancy
^ fancy
different what
what could
^ throw
interest
~interest
it mor
^ chilli
chilli in
sneak
~sneak
ther half
the drawer
and when
~lov
lov a
in her
that ruin
ruin it
anyon
~anyon
^ try
get mor
food:thyme
plain
~plain
its a
bit plain
plain for
for my
garlic and
and thym
handful
~handful
a handful
handful of
of spinach
left over
over and
noth to
do with
toss
~toss
i toss
bell pepper
pepper or
written
~written
~also
put also
is not
carrot in
ther an
food:cottage-pie
a cottag
cottag pie
the leek
leek and
potato soup
exactly
~exactly
it throw
off if
add my
food:margarine
spread
~spread
^ margarin
spread or
or lard
lard instead
of butter
^ hav
margarin sam
sam amount
a dairy
dairy fre
fre block
food:pastry
butter for
for pastry
tub
~tub
^ spread
a tub
tub in
ok instead
food:dairy-free-spread
^ vegan
fridg is
that alright
work for
food:pie-case
or butter
butter in
a pie
pie crust
food:biscuit
for biscuit
behav
^ dairy
sam in
in cak
food:shortbread
^ tub
for shortbread
food:vegetable-shortening
britain
~britain
in britain
no butter
butter only
^ stork
food:spreadable-butter
wev
~wev
fridg and
and wev
stuff in
i bak
bak with
dairy
sister
~dairy
~sister
my sister
is dairy
which sort
sort of
i buy
buy for
crust
~crust
would that
that be
means:rise
ris
~means:rise
~ris
low fat
is all
spong still
still ris
fifty
short
~fifty
~short
^ ran
use crisco
amul
vanaspati
quantity
~amul
~quantity
^ amul
can tak
sam quantity
~proper
alright or
^ shortbread
mad with
food:frosting
^ buttercream
buttercream with
with someth
someth out
rubbish
real
~rubbish
~real
it tast
cheap
~cheap
why butter
butter at
and not
not the
the cheap
tray
~tray
my oven
oven has
has one
one shelf
shelf or
both tray
not fit
has only
two tray
tray in
^ both
wont fit
bak them
one after
after the
the other
the tray
browner
~browner
^ top
browner than
bottom one
^ cant
batch
~batch
^ small
oven how
bak two
two batch
^ second
out pal
rotat
~rotat
stack
sheet
~stack
~sheet
to stack
colour
~colour
^ bottom
rack
~rack
^ tiny
tiny oven
second batch
shelv
~shelv
ive two
tray of
shelf do
put one
one in
in after
or squeez
alway com
my wee
oven will
tak one
one cak
cak tin
at a
a tim
the mix
go off
mov
toy
~mov
~toy
^ mov
into a
a flat
flat with
oven and
want two
roast tin
pil
~pil
i pil
everyth on
on one
one tray
tray instead
instead and
its all
all steam
two sheet
or one
is small
small for
one i
load
~load
on two
and they
they dont
food:frozen-roast-potato
fight
~fight
roast potato
potato and
fight over
the shelf
sausag
level
fan
~sausag
~level
~fan
^ sausag
sausag roll
a fan
suffer
~suffer
the second
second lot
sit about
touch
~touch
mak ahead
step by
by step
prepar
~prepar
i prepar
prepar it
to her
and go
go out
two hour
advanc
~advanc
which part
can be
be don
don in
in advanc
how far
far can
get thi
thi morn
^ stop
stop after
after thi
thi step
step and
chop tonight
befor they
lunch
supper
~lunch
~supper
what saf
lunch for
for supper
^ get
get ahead
not cook
cook when
^ at
at which
chill it
most
~most
most of
the work
possibl to
everyth but
the last
last bit
onion be
the cook
cook till
finish tomorrow
to which
which step
step can
^ prep
the day
day befor
party
~party
ahead for
a party
eight
saturday
six
friday
~eight
~saturday
~six
~friday
saturday and
and work
six which
which bit
hav don
don on
on friday
can they
they sit
sit till
tomorrow night
rest in
peopl
~peopl
im one
one of
of thos
peopl who
chop everyth
be alright
alright in
means:assemble
dish
uncook
~means:assemble
~dish
~uncook
all together
the dish
dish and
and leav
thanksgiv
~thanksgiv
for thanksgiv
function
~function
^ tomorrow
tomorrow is
itself what
what all
thi can
doing the
assembl
~assembl
bak tomorrow
means:marinate
monday
tuesday
marinad
~means:marinate
~monday
~tuesday
~marinad
^ marinad
and ric
on monday
for tuesday
all hav
don at
last minut
wors
~wors
in stag
allergen
group
~allergen
~group
is butter
ghe or
food in
the allergen
is ghe
ghe dairy
egg dairy
food:nut
a nut
food:couscous
gluten
~gluten
is couscous
gluten fre
food:pine-nut
pin nut
food:mayonnaise
food:oat
is oat
food:soy-sauce
food:wheat
soy sauc
hav wheat
wheat in
food:milk
count
means:allergy
allergy
~count
~means:allergy
~allergy
do butter
count as
as milk
milk for
an allergy
food:chestnut
tre nut
food:bulgur-wheat
contain
~contain
food:whey
in ghe
food:nutmeg
ok with
nut allergy
food:spelt
coeliac
~coeliac
is spelt
spelt ok
ok for
^ ghe
dairy or
^ couscous
got wheat
is mayo
friend
~friend
^ friend
friend com
who cant
cant hav
dairy and
i was
about to
with that
label
~label
the label
label say
when its
at hom
food:fresh-pasta
boy
packet
worry
allergic
~boy
~packet
~worry
~allergic
my boy
is allergic
allergic to
to egg
egg and
im look
look at
the fresh
^ guest
guest is
coeliac is
is bulgur
out then
^ thought
egg wer
becaus theyr
the milk
milk in
shop are
my friend
not eat
eat nut
is nut
a coeliac
food:worcestershire-sauce
^ worcestershir
worcestershir sauc
sauc for
for someon
someon who
allergy what
what in
hurt
~hurt
a tiny
tiny bit
butter going
hurt someon
someon with
a milk
milk allergy
sinc
~sinc
clarify butter
sinc the
milk bit
bit are
are taken
taken out
keep boil
boil over
foam
overflow
~foam
~overflow
^ pasta
pasta water
water foam
foam up
climb
~climb
^ porridg
climb out
food:white-wine
^ milk
and went
went all
starchy
froth
rim
~starchy
~froth
~rim
^ starchy
the rim
spill
~spill
^ potato
bubbl up
rattl
~rattl
lid rattl
out from
under it
across
~across
wooden spoon
across the
pot do
overflow every
it froth
^ water
foam over
means:double
twic
~means:double
~twic
ive clean
clean the
becaus of
of thes
turn round
round for
a second
second and
milk was
right to
as soon
soon as
as the
me a
a wooden
spoon over
food:dal
the dal
dal is
is bubbl
bubbl out
sid of
~quick
my pot
is boil
pressur
vessel
gas
reduc
~pressur
~vessel
~gas
~reduc
^ pressur
is com
gas to
ower
~ower
its bubbl
ower the
food:tapioca-starch
saucepan
~saucepan
the saucepan
food:jam
^ jam
need it
it boil
boil that
that hard
hard in
the first
a drop
water not
scum
skim
~scum
~skim
the foam
scum on
i skim
float
~float
^ grey
float on
whit
~whit
^ whit
froth on
dal when
chickpea hav
foam on
that bad
^ brown
cam up
up when
when the
meat boil
the jam
scoop
~scoop
i scoop
dirty
harmful
~dirty
~harmful
the scum
dirty or
foamy
~foamy
stuff on
^ skim
skim the
the broth
without los
los the
food:ramen-noodle
cloudy
~cloudy
^ ramen
broth is
is cloudy
with bit
tak it
whit stuff
skim or
food:chicken-stock
layer
~layer
layer on
my chicken
chicken stock
has the
gon bad
bon
~bon
^ boil
the bon
bon and
a load
load of
of brown
brown gunk
up what
pint
normal
~pint
~normal
hav a
head on
on them
a pint
that normal
means:pink
pink
~means:pink
~pink
jam and
its got
bubbl all
over do
now or
or at
ive stir
back in
in by
top of
of my
^ on
whit foam
com it
of scum
on me
lift it
food:pulse
frothy
~frothy
^ frothy
as they
they start
start boil
food:marmalade
surfac
~surfac
^ marmalad
the surfac
remov
~remov
it harmful
remov it
do peopl
scoop it
it away
strang
blu
~blu
my garlic
garlic has
has turn
food:cabbage
^ red
red cabbag
went blu
pickl
~pickl
is green
food:mashed-potato
^ mash
mash potato
look grey
boil potato
went black
black insid
insid when
food:egg-yolk
ring
~ring
^ ring
around the
the yolk
yolk is
why is
my soup
brown and
aubergin is
turn brown
brown after
food:blueberry
^ blueberry
muffin with
with green
green bit
purpl
~purpl
it normal
the dough
^ green
green curry
curry has
gon grey
food:spring-greens
khaki
~khaki
curry isnt
^ gon
weird
~weird
^ weird
^ soup
soup went
went grey
the red
and look
lik someth
someth from
can we
my minc
brown insid
insid and
and red
outsid and
bought it
it today
^ cut
cut the
gon brown
throw it
patch
means:mould
mould
~patch
~means:mould
~mould
the blueberry
hav mad
green patch
my muffin
food:walnut
alarm
~alarm
bread has
has com
literally
~literally
is literally
the colour
colour of
my food
is bad
funny
~funny
^ thi
a funny
funny colour
i bin
^ pickl
the jar
food:beetroot
^ beetroot
ugly
~ugly
poisonous or
just ugly
get the
the proper
food:cream
food:yogurt
food:cheese
the cream
chees or
at what
what point
point do
early for
the yogurt
the coconut
milk now
food:creme-fraiche
crem fraich
get cook
cook or
just warm
food:soured-cream
^ tak
the sour
sour cream
the chees
chees get
stir in
add cold
to a
a hot
hot curry
dairy in
start or
the finish
add yogurt
so it
stay smooth
to simmer
^ cream
or end
^ coconut
milk boil
boil or
^ chees
chees go
in last
food:grain
means:split
avoid
split
~means:split
~avoid
~split
into littl
littl grain
to avoid
avoid that
so at
hard and
ive the
hand do
i let
onc the
cream is
bitty
~bitty
yogurt in
in from
food:single-cream
list
~list
singl cream
cream and
say wher
wher it
^ dahi
should be
be add
on flam
flam or
or after
switch off
aye
~aye
cream in
in now
aye or
or later
stroganoff
~stroganoff
^ stroganoff
stroganoff with
thai
~thai
^ thai
thai curry
curry with
of coconut
milk how
how early
been boil
boil for
milky
begin
~milky
~begin
put everyth
the begin
carbonara
scrambl
~carbonara
~scrambl
scrambl the
the egg
^ egg
egg into
into hot
hot pasta
pasta how
^ carbonara
no cream
food:frittata
my carbonara
alway turn
turn into
scrambl egg
be when
egg go
in carbonara
food:spaghetti
egg sauc
sauc too
the spaghetti
chees and
and yolk
mix when
many yolk
two peopl
egg first
^ off
heat or
food:carbonara-sauce
means:thicken
thicken
~means:thicken
~thicken
carbonara sauc
lik soup
soup and
and wont
wont thicken
sauc isnt
has scrambl
not thicken
thicken and
reheat
~reheat
^ warm
up leftover
and bacon
version
~version
food:noodle
breakfast
~breakfast
singl tim
noodl how
don and
and chees
what exactly
exactly do
do in
~suppos
suppos to
the flam
flam when
yolk go
loosen
~loosen
min has
gon grainy
grainy and
i loosen
loosen it
italian
flatmat
laugh
~italian
~flatmat
~laugh
my italian
becaus i
in so
how should
the trick
so the
the carbonara
roman
~roman
mak thi
pasta and
and egg
egg not
min keep
to scrambl
food:pecorino
^ spaghetti
~properly
egg saf
saf if
if theyr
cook properly
just add
add cream
and be
melt
~melt
or go
go stringy
will not
rubbery
~rubbery
went into
lump in
cacio
e
pep
~cacio
~e
~pep
^ cacio
cacio e
e pep
food:parmesan
^ parmesan
in ball
ball on
mac and
chees is
is stringy
wont melt
melt into
fondu
blob
~fondu
~blob
gon into
food:mozzarella
food:chewing-gum
^ mozzarella
chew gum
food:grated-cheese
^ grat
grat chees
chees from
the bag
doesnt melt
isnt melt
which chees
go smooth
a sauc
food:cheese-sauce
string
~string
chees sauc
sauc in
rubber
~rubber
^ lump
lump of
rubber in
clumpy
~clumpy
food:cheddar
means:whisk
whisk
~means:whisk
~whisk
the cheddar
just a
a ball
stuck to
the whisk
whisk how
oily
bring
~oily
~bring
gon oily
hard bit
bit is
bring it
it back
grat
~grat
dump the
whol bag
the mistak
refus
~refus
bought ready
refus to
pot and
becom liquid
all claggy
melt in
sauc gon
in hot
rescu
~rescu
~again
or start
start again
turn up
it melt
stalk
cor
rind
~stalk
~cor
~rind
the stalk
and rind
food:broccoli
stem
~stem
^ broccoli
broccoli stem
it edibl
the cauliflower
cauliflower leaf
leaf or
food:coriander
^ coriander
stem in
food:leek
compost
~compost
^ leek
leek top
the compost
i cut
the cor
the cabbag
parmesan rind
food:kale
rib
~rib
^ kal
i remov
leaf be
be eaten
food:fennel
^ fennel
top what
food:spring-onion
whit or
or green
the spring
spring onion
food:asparagus
woody
~woody
end of
the asparagus
^ bin
bin the
any use
^ eat
~sham
seem a
a sham
sham to
chuck all
all thi
green part
part of
a way
ther mor
leaf on
they go
hat
peeling
~hat
~peeling
a bowl
me and
and hat
hat throw
floret
~floret
floret only
so what
rest of
my gran
top lik
that saf
the stem
the cilantro
we do
or in
outer
~outer
the tough
tough outer
food:chard
gratin
~gratin
^ chard
a gratin
any of
recip
do recip
recip alway
throw half
half the
jollof
pilaf
biryani
~jollof
~pilaf
~biryani
pilaf or
so that
bottom do
not burn
jollof is
is burn
the grain
grain are
are hard
mushy
~mushy
^ pilau
ric raw
raw on
the bas
uneven
~uneven
^ biryani
smoky
purpos
~smoky
~purpos
^ party
party jollof
jollof smoky
smoky bottom
bottom on
on purpos
much stock
stock for
for jollof
means:foil
foil
~means:foil
~foil
^ foil
lid of
ric why
the jollof
wont soften
tak
forever
~forever
in sauc
tak forever
means:crisp
crunchy
~means:crisp
~crunchy
one pot
pot ric
still crunchy
food:tea
towel
~towel
pilaf with
a tea
tea towel
burn and
still raw
raw in
^ jollof
is soggy
soggy lik
the burnt
be ther
^ crust
crust at
burnt underneath
means:spicy
spicy
~means:spicy
~spicy
abov
below
scorch
~abov
~below
~scorch
^ crunchy
layer is
still hard
can smell
smell it
year
charcoal
repeat
~year
~charcoal
~repeat
it for
the party
party last
last year
year and
dont want
want a
gravel
~gravel
mor water
water and
now half
half is
is mush
mush and
and half
lik gravel
stock do
need for
for thre
when ther
it whil
keep my
abeg
~abeg
it burn
dum
nich
se
jal
hai
~nich
~se
~jal
~hai
nich se
se jal
bottom is
bottom and
what going
going on
persian
styl
~persian
~styl
^ persian
a towel
pulao
seal
~pulao
~seal
^ basmati
with foil
a burnt
burnt bottom
to happen
or could
finish it
pasta in
much water
food:orzo
^ cook
orzo in
soup when
do lasagn
lasagn sheet
sheet need
boil first
with uncook
uncook pasta
^ macaroni
boil in
in milk
it soak
up all
means:slow cooker
slow
~means:slow cooker
~slow
pasta go
the slow
slow cooker
separat
~separat
separat pan
for pasta
one pan
pan dinner
right in
to wash
wash up
up a
the dry
just go
threw
drunk
~threw
~drunk
^ threw
the macaroni
its drunk
drunk all
broth how
much mor
mor do
all on
one ring
be cook
cook together
nearly
~nearly
crunchy and
sauc has
has nearly
nearly gon
gon what
dont boil
own first
can cook
insid the
without boil
^ orzo
and stock
a soup
separately
~separately
it wors
wors than
tadka
sizzl
~tadka
~sizzl
mak a
spic to
to pour
pour over
temper
~temper
^ temper
temper spic
for dal
tarka
~tarka
a tarka
food:cumin-seed
^ cumin
cumin seed
seed in
butter to
chaunk
~chaunk
^ chaunk
food:mustard-seed
food:curry-leaf
mustard seed
seed and
and curry
curry leaf
^ finish
finish the
with garlic
garlic in
hot for
my curry
explod in
food:ground-cumin
black in
the ghe
seed pop
pop in
spic for
for lentil
top for
seed are
are jump
doing it
crack
~crack
the garlic
the seed
what order
order do
know its
food:crackling
tabl
~tabl
a dal
dal with
with crackl
the tabl
how is
that don
was just
you do
hot spic
thing for
the bit
spic and
tip them
walk me
me through
through it
the tarka
sambar
~sambar
spic at
i really
a separat
for it
put together
together a
bowl of
of ramen
ramen or
or noodl
noodl soup
^ assembl
what go
in first
the noodl
from going
going soggy
soggy in
noodl cook
cook separately
separately or
pho
topping
~pho
~topping
^ pho
per
~per
per bowl
laid
~laid
cold whil
i laid
food:miso
^ miso
the boil
broth or
warm the
food:instant-noodle
nicer
~nicer
^ instant
instant noodl
laksa
~laksa
^ laksa
i serv
asian
~asian
^ asian
^ broth
food:soya-bean
soy in
in bowl
bowl first
^ noodl
went soggy
in broth
food:pak-choi
all ready
ready what
lukewarm
swollen
~lukewarm
~swollen
min alway
alway end
tim we
we sit
sit down
person
~person
in for
for one
one person
the hot
hot stock
town
~town
it lik
the plac
plac in
in town
half on
on their
their own
build
~build
a ramen
mak first
first what
what and
and last
put
go wher
styl beef
beef slic
hot broth
food:udon-noodle
onion and
and an
an egg
pan of
of stock
bowl is
food:cooked-chicken
carv
~carv
i carv
a roast
roast chicken
chicken or
or turkey
bird
~bird
^ carv
carv the
the bird
bird which
you cut
cut up
a cook
cook chicken
leg
~leg
^ leg
leg off
the breast
tear
thin
~tear
~thin
^ slic
slic the
without tear
^ thigh
joint wher
wher do
turkey at
knif
~knif
which knif
knif to
shred
~shred
carv it
^ serv
a whol
whol roast
roast bird
bird for
for six
whol bird
^ wher
wher is
the leg
shredd
~shredd
long to
stand befor
befor slic
clu
~clu
wait and
a knif
knif and
turkey and
no clu
clu wher
wher to
father
~father
my father
father in
alway did
did thi
me tak
tak me
board
tor
~board
~tor
the board
board and
went wrong
food:chicken-leg
try
saw
~saw
the drumstick
im just
just saw
means:serve
neat
~means:serve
~neat
go with
with or
neat slic
thanksgiv bird
nicely
~nicely
chicken how
to cut
in piec
for guest
chook
~chook
up thi
christmas
~platter
~christmas
for christmas
rotisseri chicken
wait or
cut it
straight from
pull
~pull
pull it
with my
food:onion-ring
slid
~slid
slid off
off my
my fish
or onion
onion ring
com off
coat
fell
~coat
~fell
^ coat
off when
when fry
separat from
the fish
nak
~nak
after fry
cling
~cling
tempura batter
batter wont
wont cling
how thick
thick should
should fish
batter be
food:onion-bhaji
^ pakora
food:flour
fry chicken
its skin
of flour
crackly
~crackly
batter is
is soft
soft not
the coat
coat on
food:beer-batter-mix
^ beer
batter run
run straight
fryer
~fryer
wont stick
food:cod
drop the
cod in
away from
from it
its run
water should
i dip
dip it
wet from
the packet
packet is
crispy
~crispy
a gap
between the
the crispy
crispy bit
bit and
it fall
when you
lost
grip
~lost
~grip
^ lost
lost half
pan how
bread
~bread
my bread
bread keep
food:gram-flour
past is
not stick
the pakora
food:battered-fish
fish and
and chip
stay on
food:breaded-prawn
food:haddock
~chippy
^ haddock
the chippy
faff
~faff
to flour
flour it
it first
thicker
~thicker
means:microwave
microwav
~means:microwave
~microwav
i giv
head start
the microwav
by boil
nuk
~nuk
i nuk
cauliflower first
to spe
spe it
^ microwav
microwav the
fry them
parboil
~parboil
i parboil
parboil the
to sav
sav tim
a few
minut in
soften the
pre
~pre
^ pre
pre cook
the broccoli
zap
~zap
^ zap
zap the
onion to
get them
them going
i part
part cook
food:sweet-potato
the sweet
sweet potato
potato first
so they
^ parboil
befor roast
to soften
starv
~starv
starv and
tak an
hour and
a half
thirty
cheat
root
~thirty
~cheat
~root
the traybak
say fifty
fifty minut
hav thirty
i cheat
the root
root veg
micro
~micro
the micro
food:parsnip
crisp
~crisp
i boil
the parsnip
parsnip a
hack
cost
finger
~hack
~cost
~finger
hack at
at thi
squash is
cost me
a finger
it help
veggy
~veggy
i microwav
can boil
littl bit
naw
~naw
or naw
cauliflower for
^ new
that way
it com
out just
just as
as good
vegetabl is
gon soft
soft but
potato are
are still
carrot raw
raw and
except
~except
is cook
don the
rest is
^ pepper
pepper hav
hav collaps
collaps and
a rock
^ som
piec are
are soft
soft and
som are
food:swede
lag
behind
~lag
~behind
swed is
evenly
~evenly
cook evenly
carrot hard
potato mush
half cook
cook half
half raw
pepper soft
in pot
tooth
~tooth
courgett are
could break
break a
a tooth
with thi
a curry
wher the
spud are
are lik
and everyth
everyth els
els is
i fish
fish out
one or
just keep
until the
last one
one giv
cut them
them all
are solid
som of
are don
and other
are not
not what
one is
other is
is hard
hard how
the neep
still solid
solid and
carrot are
^ sweet
still firm
next to
burnt onion
tender
~tender
^ stew
stew with
with raw
swed and
pulp
~pulp
the soft
soft one
to pulp
i carry
ruin or
i even
food:herb
not lik
lik one
the herb
spic or
soap
~soap
tast of
of soap
soap to
me what
what then
cant stand
what instead
husband hat
hat mushroom
replac
~replac
i hat
^ kid
kid wont
wont touch
food:dill
not a
of dill
bear
~bear
her cant
raw onion
do someth
food:caper
^ we
we dont
dont lik
caper or
or anchovy
food:raisin
food:sultana
lik
^ nobody
nobody her
her lik
lik coconut
^ dont
lik nut
nut in
no celery
food:aniseed
^ tast
tast lik
lik soap
me that
that green
stuff what
its plac
pick out
of oliv
so is
^ husband
not touch
whol dish
~fond
all do
gag
suggest
~gag
~suggest
and dill
mak me
me gag
nasty
~nasty
skip the
lik thi
spic what
use in
raisin in
food:parsley
food:salsa
^ parsley
of coriander
coriander in
a salsa
fajita
~fajita
giv my
my mum
els for
for fajita
means:bland
~means:bland
of noth
noth if
show
~show
put that
that in
just for
for show
food:tofu
pat
~pat
i pat
meat fish
tofu or
why bother
paper
~paper
pat it
it dry
kitchen paper
to dry
dry the
chicken first
the point
point of
do wet
meat not
blot
~blot
necessary to
to blot
blot the
the tofu
food:salad-leaf
the salad
salad leaf
prawn are
are wet
^ kitchen
paper on
^ wet
non
~non
to pat
with paper
paper towel
and we
we hav
hav non
it really
damp
~damp
fish alway
alway stick
stick and
and tear
could it
food:scallop
get
and let
let out
out a
get a
a crust
spat
~spat
^ wash
wash the
them straight
fat and
lik mad
press
~press
^ press
press tofu
recip tell
tell you
meat with
^ for
for what
what reason
meat befor
dry it
a thing
thing or
the salmon
^ mushroom
and still
bit wet
going in
cook pasta
or potato
wait until
pasta be
early and
noodl are
pasta ready
ready too
i hold
hold cook
noodl stick
if they
hot until
fish is
keep mash
whil wait
^ spud
meat isnt
quarter
~quarter
my sauc
need another
quarter of
of an
are boil
boil and
roast has
has a
go how
stop them
cold and
theyv
~theyv
noodl and
and theyv
big lump
i separat
panic
~panic
guest are
are lat
lat and
is already
already cook
mash too
early wher
wher can
without get
pasta is
sauc i
keep me
food:egg-noodle
egg noodl
cook ahead
the stir
food:gnocchi
^ gnocchi
gnocchi float
float and
it better
horribl
~horribl
be horribl
horribl if
much pasta
water go
is enough
cook water
water do
how big
big a
a splash
splash of
of pasta
water to
much salt
salt in
why keep
keep som
do pasta
do to
water away
^ sav
starchy water
mug
~mug
^ a
a mug
or a
with what
litr
~litr
to boil
~reserv
cook liquid
liquid and
say how
read
lin
~read
~lin
befor read
read the
ladl
~ladl
pour in
its soup
soup too
food:pasta-sauce
glossy
~glossy
my spaghetti
spaghetti sauc
never go
glossy lik
need mor
mor of
cloudy water
a pot
full for
many cup
drain it
amount of
of cook
pesto with
a littl
in isnt
miso and
and which
one whit
red or
or brown
is whit
whit miso
use brown
of whit
went grainy
gon lumpy
miso for
stronger
~stronger
is red
red miso
or stir
is miso
miso past
wont dissolv
or red
ferment
~ferment
ferment bean
bean past
past how
^ soya
dark
~dark
tub of
the dark
dark brown
whit do
a lump
ther in
a packet
packet of
of miso
one recip
recip and
and havent
havent the
means:salty
salty
~means:salty
~salty
its so
so salty
much or
wrong colour
shad
guess
~shad
~guess
i guess
light
~light
get for
the light
japanes
~japanes
must cook
or only
what miso
and what
on an
spoonful
~spoonful
a spoonful
in ramen
befor or
sauc not
not do
use instead
they tak
supermarket
clos
~supermarket
~clos
use egg
noodl instead
food:rice-noodle
ric noodl
of egg
^ straight
straight to
to wok
use spaghetti
spaghetti instead
of noodl
noodl in
noodl for
food:vermicelli
^ vermicelli
or flat
food:glass-noodle
glass noodl
ric stick
stick how
curly
~curly
only had
had the
flat whit
whit one
one and
the yellow
instant
student
~instant
~student
one the
and for
packet in
in japanes
cant tell
tell how
~said
the thin
one as
recip said
said and
and theyr
spaghetti in
terribl idea
in recip
tim in
^ any
do or
or has
has it
pad
~pad
a pad
pad thai
typ
~typ
the typ
all just
just hold
hold the
follow
~follow
i follow
follow the
packet or
recip tim
food:plain-flour
food:palm-sugar
nam
~nam
it call
gram flour
is gram
flour the
sam thing
thing as
chickpea flour
is besan
besan chickpea
is spring
food:double-cream
is doubl
doubl cream
food:tomato-puree
is tomato
tomato past
past the
food:chilli-powder
food:cayenne-pepper
is chilli
chilli powder
food:coriander-seed
coriander seed
seed the
food:passata
is passata
red bean
another nam
crèm fraîch
^ scallion
mean what
food:brown-sugar
^ jaggery
brown sugar
american
~american
its an
american recip
cilantro and
im lost
indian
~indian
~labell
the indian
wrong thing
food:arrowroot
food:cornflour
they had
are thos
ask
~ask
it ask
ask for
for tomato
past and
panic over
over or
food:bicarbonate-of-soda
food:soft-drink
grandmother
box
~box
call it
of soda
soda and
the box
box in
bak soda
food:rocket
they mean
mean by
food:okra
one thing
food:caster-sugar
english
~english
what caster
caster sugar
call in
in english
tesco
~tesco
^ heavy
heavy cream
cream what
in tesco
flour for
go by
word
~word
they different
go back
shop for
are lump
my batter
whatever i
the past
past of
flour and
water went
into lump
get yorkshir
yorkshir batter
of lump
pocket
~pocket
dry pocket
pocket of
flour in
^ lumpy
^ flour
beat
~beat
^ yorkshir
food:cottage-cheese
until my
lik cottag
cottag chees
in all
all at
onc and
now ther
ball of
of them
push
siev
~push
~siev
push it
it through
through a
a siev
siev or
ther someth
your
overmix
~your
~overmix
your not
not meant
but how
lumpy is
the flour
its full
food:waffle
has clump
the waffl
mixtur has
insid how
mak smooth
its right
with lump
lump what
food:parma-ham
^ crep
crep batter
batter with
with littl
littl whit
whit speck
knobbly
~knobbly
matter or
they cook
cook out
my pancak
stick or
wet on
^ first
first pancak
fell to
bit when
i flip
flip it
still wet
wet after
after two
two minut
brok
~brok
^ pancak
brok when
first one
one alway
alway rubbish
it without
without break
tor in
pancak is
is burnt
burnt outsid
and raw
pancak are
are too
wont com
burst
~burst
burst in
pancak and
and mad
mad a
a mess
^ flip
ruin them
stuck fast
it and
tim what
the underneath
underneath is
is nearly
nearly black
ther still
still liquid
weld
themselv
~weld
~themselv
themselv to
pan do
mor butter
mad six
far and
not one
one has
piec and
kid are
are wait
third
~third
butter go
go brown
the third
one what
food:flapjack
doughy
~doughy
doughy in
middl how
tawa
~tawa
dosa is
tear when
too hot
or too
too cold
flip a
a pancak
gooey
~gooey
^ american
american stack
top but
griddl
~griddl
drop scon
the griddl
just scrap
scrap it
smaller
~smaller
mak them
smaller or
than it
lot
lot of
mini
means:baby
toddler
~mini
~means:baby
~toddler
^ mini
one for
for toddler
of small
siz
~siz
bit siz
it as
as one
individual
~individual
in littl
littl dish
^ bigger
chunk do
it chang
the siz
siz how
giant
twelv
~giant
~twelv
id lik
lik to
wee one
i work
work out
the minut
them out
twic as
as big
big as
say when
when will
kid want
recip is
is for
for big
fat one
fourteen
shorter
~fourteen
~shorter
say mak
eight and
so theyr
~ever
the meatball
they ever
cook through
than in
massiv
~massiv
mak one
one massiv
food:pie-savoury
family
~family
^ individual
pie out
a family
cut with
with an
thickness
~thickness
matter for
bak or
only the
dry out
out if
^ with
bon or
or without
tim chang
only has
bon how
boneless
~boneless
^ bon
bon in
in instead
has bon
food:chicken-thigh
fillet
~fillet
chicken thigh
thigh with
with bon
bon do
it tak
^ dic
dic or
^ boneless
of bon
in how
for bon
^ longer
longer if
if ther
a bon
^ fillet
fillet instead
of whol
600g
for #
# of
fillet and
can only
only get
them with
shoulder
~shoulder
the butcher
its meant
in do
food:goat-meat
feed
~feed
myself
~myself
i took
bon out
cook quicker
use
dic lamb
lamb and
chop what
the differenc
differenc in
boneless chicken
chicken do
cook tim
the mutton
tak how
mor than
i ask
ask the
butcher for
lamb leg
and roll
chicken curry
piec on
money
pay
~money
~pay
wast of
pay for
each
~each
one batch
each sid
sid or
or all
or each
altogether
~altogether
or altogether
3
total
~3
~total
# minut
minut each
in total
the batch
^ four
four minut
minut per
per sid
or for
tray or
includ
~includ
tim includ
count from
^ fiv
^ total
total or
^ whol
lot or
both sid
~eighteen
say fry
fry for
in thre
do ten
ten and
and ten
or fiv
fiv and
mountain
~mountain
a mountain
mountain of
of pancak
say two
minut for
divid
~divid
say cook
for eight
in batch
gav
overdon
misread
~gav
~overdon
four and
i misread
misread it
that #
minut on
on each
for all
minut it
it giv
the lot
8
~8
^ chop
start to
to finish
^ cooky
cooky on
twelv minut
clock
forget
~clock
~forget
look and
and forget
forget the
the clock
food:smoked-fish
strong
vacuum
~strong
~vacuum
a strong
strong smell
smell normal
smok fish
fish or
vacuum pack
^ goat
smell strong
strong is
farm
~farm
lamb smell
smell lik
a farm
fishy
~fishy
smok haddock
meat smell
smell when
i open
the vacuum
^ mutton
mutton has
tofu smell
smell a
bit sour
the pack
stink
~stink
whiff
~whiff
too smoky
hit
eggy
~hit
~eggy
bag and
it hit
hit me
a real
about it
tell if
if that
that how
how it
pong
~pong
^ never
food:kipper
wif
~wif
so much
my wif
wif want
want them
plastic
~plastic
its in
in dat
dat but
a sour
the plastic
~funky
my meat
fresh or
honk
food:game-bird
hung
week
~hung
~week
a week
cheesy
~cheesy
beef joint
sign
~sign
a smell
actually a
a bad
bad sign
somehow
~somehow
the smell
milk has
a skin
skin or
or whit
whit bit
after heat
on it
and littl
the poach
poach milk
the custard
film
~film
film on
hot milk
curdl
~curdl
milk look
look curdl
curdl after
after cook
milk went
grainy when
it got
got hot
^ poach
liquid is
strain
~strain
i strain
strain the
^ curdl
on custard
wrinkly
~wrinkly
i warm
flak
~flak
the haddock
all through
food:hot-chocolate
leathery
daughter
~leathery
~daughter
hot chocolat
chocolat has
a nasty
my daughter
touch it
or whisk
food:white-sauce
^ left
left the
the bechamel
bechamel to
went lik
lik rubber
do my
my milk
skin and
malai
^ malai
or mix
ther bit
milk after
after i
skink
fleck
~cullen
~skink
~fleck
cullen skink
fleck in
food:rice-pudding
ric pudd
pudd with
a brown
^ has
it gon
gon off
that just
milk do
yellow and
and is
it raw
dye
~dye
bright yellow
yellow is
dyed
~dyed
^ dyed
dyed or
or undy
raw or
food:smoked-mackerel
need cook
food:smoked-salmon
smok salmon
of smok
undy
~undy
i eat
natural
~natural
piec i
its call
so surely
surely its
its already
and all
all they
had was
was the
nibbl
~nibbl
nibbl a
bit befor
befor cook
im worry
~see
see through
through in
middl still
tell its
its don
cook already
artificial
~artificial
and must
haddi
~haddi
it ready
eat i
i mean
kedgere
~kedgere
^ kedgere
^ kipper
for breakfast
tast any
any different
without the
food:pie-filling
the mash
mash or
sink into
my pie
pie fill
sank
~sank
potato top
top sank
disappear
~disappear
^ crumbl
crumbl top
disappear into
the fruit
food:gravy
top has
the gravy
i spread
mash on
a wet
slid about
about on
sauc com
com up
up through
with meat
^ pie
pie lid
spread the
spud on
shepherd pie
vanish into
swallow
~swallow
gravy is
ive just
spoon the
going under
ther anyth
anyth i
can do
pretty
sloppy
~pretty
~sloppy
fill is
i thicken
thicken it
the crust
top or
pie mash
sink what
potato go
sauc how
sunk
~sunk
has sunk
sunk in
food:fish-pie
runny
~runny
fish pie
pie with
a runny
sam way
potato on
floury
waxy
new
~floury
~waxy
~new
which potato
potato is
maris piper
right for
for mash
potato do
are charlott
charlott potato
for roast
waxy potato
use bak
bak potato
^ king
king edward
edward or
potato instead
of old
what are
are floury
floury potato
salad potato
charlott
~charlott
or charlott
^ waxy
wallpaper
~wallpaper
my mash
out lik
lik wallpaper
wallpaper past
buy the
~closest
food:potato-salad
badly
~badly
potato salad
salad so
how am
to know
know which
russet
yukon
gold
~russet
~gold
russet or
or yukon
yukon gold
better for
my plac
one potato
for chip
chip or
for salad
what tatty
dauphinois
variety
~dauphinois
~variety
^ gratin
dauphinois which
^ jersey
jersey royal
roast dinner
honestly
~honestly
it honestly
a differenc
why cant
cant i
i mash
mash the
the new
new one
tomato or
or ric
of onion
food:cooking-apple
^ bramley
bramley or
eat appl
what sort
of appl
appl for
a crumbl
food:cherry
food:plum
tomato are
or plum
grain
~grain
thi long
long grain
food:risotto-rice
is arborio
green or
red pepper
^ savoy
typ of
food:red-onion
brown or
red onion
eater
~eater
appl or
or long
what tomato
are meant
spring
~spring
i mad
in hard
hard lump
kind
ric and
are four
kind in
my cupboard
vin
~vin
^ cherry
which would
would they
of her
glu
~glu
pudd ric
ric in
to glu
a yellow
onion what
what they
the tart
which typ
to buy
jasmin
pass
~jasmin
~pass
^ arborio
a risotto
risotto or
really matter
all one
stal
~stal
old bread
food:baguette
^ day
old baguett
baguett ok
use stal
stal bread
^ bread
bread is
bit hard
fresh bread
bread too
soft for
the bread
^ yesterday
crusty
~crusty
whit instead
food:pitta-bread
slightly
~slightly
useful
~useful
^ old
^ loaf
gon hard
or dry
food:sourdough-bread
brick
counter
~brick
~counter
hav half
a sourdough
a brick
the counter
thi or
it past
past it
brand
~brand
only hav
loaf and
its soak
but no
into someth
for bread
two day
crumb
~crumb
green speck
look fin
saf for
french
~french
bread for
for french
bread from
thi dish
dish or
or must
a hard
food:ciabatta
with last
last night
food:brioche
bread and
and butter
butter pudd
a fresh
why would
would you
you want
want dry
dry bread
food:peanut-butter
seiz
~seiz
peanut butter
butter or
nut past
past has
has seiz
gon stiff
cement
~cement
^ tahini
seiz up
up lik
lik cement
thick and
and grainy
food:satay-sauce
^ peanut
peanut sauc
gon solid
food:almond-butter
^ almond
almond butter
add water
dress
~dress
has split
satay sauc
sauc went
went stiff
is rock
butter went
clay
~clay
^ thick
lemon in
suddenly
putty
~suddenly
lik putty
the sesam
sesam past
add oil
or water
and pal
concret
swim
~concret
~swim
jar is
is swim
swim on
thick when
water why
becam
~becam
the nut
mak liquid
dress wont
food:falafel-mix
stodgy
~stodgy
tahini for
too stodgy
that mak
can a
or sauc
sauc go
oven instead
of on
can thi
temp
~temp
what oven
oven temp
temp for
stew that
the ragu
ragu in
casserol
~casserol
the casserol
casserol in
oven rather
than on
a low
oven the
brais
~brais
^ brais
brais in
the ring
curry do
better in
^ hob
keep catch
stovetop
~stovetop
ther instead
insid oven
use oven
fed
~fed
catch on
could the
whol pot
all four
four ring
up so
so wher
what heat
bolognes at
it isnt
my pan
even allow
allow in
a plastic
safer
~safer
out and
and id
the gas
means:casserole dish
dutch
~means:casserole dish
~dutch
i mov
mov my
dutch oven
on gas
burn in
in oven
is possibl
cook thi
thi curry
i bung
^ beef
beef stew
thre hour
or oven
food:tinned-chilli-con-carne
chilli con
con carn
low and
and slow
slow in
hob for
sauc to
to reduc
portion
~portion
cook just
just one
one portion
portion in
^ singl
singl serv
only want
want one
ramekin
~ramekin
bak one
one littl
littl one
a small
one just
freez
~freez
^ bak
and freez
freez the
cook a
a quarter
im on
thi feed
thos wee
for just
everyth by
four but
then i
with half
long would
than a
liv
~liv
i liv
liv alon
alon and
thi be
scal the
recip down
person how
tak and
^ doing
myself what
^ shepherd
pie for
solo
~solo
small dish
it even
even worth
worth mak
the full
lot and
freez it
food:sausage
i prick
sausag and
and why
prick them
sausag hav
burst and
the insid
insid are
pok out
split on
the sausag
stab
fork
~stab
~fork
sausag with
a fork
do sausag
need oil
why did
did my
my sausag
^ banger
split open
link
~link
^ fork
fork in
the link
squirt
~squirt
just went
over me
hav put
hol in
in them
jab
dad
~jab
~dad
my dad
dad alway
im told
that wrong
food:frankfurter
^ theyv
all split
split down
hot dog
^ burnt
the outsid
middl and
pan and
brat
~brat
befor you
you cook
cook them
sausag is
open in
yer
~yer
~ye
do ye
leav them
^ chipolata
food:toad-in-the-hole
^ toad
toad in
the hol
less
fatty
~less
~fatty
now theyv
fell apart
mush in
the colander
too long
parboil potato
potato hav
gon to
to piec
^ outsid
outsid of
middl is
boil to
pan full
overcook
roasty
~overcook
~roasty
^ overcook
overcook for
for roasty
left them
mor potato
to roast
thes and
still do
snow
~snow
they look
it into
slic for
a salad
salad and
and got
outsid is
that happen
my potato
whil boil
broken in
water what
mak of
me tatty
par
~par
^ par
par boil
boil a
long befor
the sunday
sunday roast
nicois
~nicois
and crumbl
b
~b
would it
be the
granul
cub
~granul
~cub
cub a
of mak
use bisto
^ gravy
gravy granul
food:stock-cube
^ stock
stock cub
^ packet
packet sauc
pasta sauc
food:curry-paste
^ ready
ready mad
curry past
past instead
bought pesto
stock pot
pot how
mash ok
food:custard-powder
custard powder
cub ok
of gravy
of sauc
fac
~fac
mak stock
stock from
from bon
food:curry-sauce
of curry
curry sauc
use that
that and
and skip
first half
sea
~sea
used two
cub and
the sea
salt out
spoon of
replac the
all that
weeknight
tir
~weeknight
~tir
a weeknight
im tir
thing could
away with
powder instead
of broth
food:garam-masala
^ bechamel
pound
~pound
~abl
will anyon
be abl
abl to
homemad
~homemad
it her
oven too
off to
to look
door
~door
oven door
peek
~peek
^ peek
peek at
look
^ look
^ let
the steam
steam out
the door
off too
escap
~escap
steam escap
couldnt
wreck
~couldnt
~wreck
i couldnt
and had
had a
a look
ther no
no steam
i wreck
wreck it
son
~son
my son
at ten
check
idiot
~check
~idiot
i check
check on
lik an
an idiot
shout
~shout
and put
did that
that spoil
spoil it
my cak
hav open
knacker
~knacker
to hav
door open
food:frozen-dumpling
somebody
~somebody
^ dumpling
steam and
and somebody
add tim
a quick
hard but
water has
water gon
ric has
has boil
boil dry
isnt cook
^ grain
no liquid
liquid left
top layer
layer of
chalky
~chalky
^ paella
paella ric
ric still
still chalky
but its
its dry
^ pudd
no milk
milk left
undercook
~undercook
^ undercook
boil away
too fast
absorb
~absorb
lik eat
mor in
of each
it start
to catch
cook what
do thi
thi second
sludg
~sludg
lid doesnt
doesnt fit
right so
so all
steam got
got out
my ric
chawal
kaccha
~chawal
~kaccha
^ chawal
kaccha hai
nowt
~nowt
nowt left
left in
food:brown-rice
chewy
~30
~chewy
brown ric
after #
and chewy
absorption
method
~absorption
~method
~nutty
absorption method
lat to
start over
over with
wash mushroom
mushroom and
and are
rins mushroom
food:wild-mushroom
the shiitak
dirt
~dirt
mushroom are
are full
gill
~gill
^ portobello
why are
are my
mushroom slimy
when cook
mushroom be
wash or
just wip
tap
~tap
mushroom under
the tap
cap
~cap
peel or
ther black
i run
singl one
brush
~brush
someon said
a spong
a pastry
pastry brush
they wer
i clean
cloth
~cloth
must wash
food:stuffing-mix
for stuff
^ oyster
the thick
what wrong
why cut
edg
~edg
egg with
a soft
get crispy
edg on
lacy
~lacy
fry egg
egg soft
^ yolk
yolk runny
runny and
the whit
whit set
food:egg-white
egg whit
whit is
still slimy
slimy on
egg without
sunny
easy
~sunny
~easy
^ sunny
sunny sid
sid up
up or
or over
over easy
egg how
floppy
~floppy
want that
edg lik
lik on
min are
are alway
and floppy
min com
rather hav
hav them
bast
~bast
i bast
bast the
set and
stay runny
~his
^ he
crispy and
i lik
soft how
do each
^ low
with butter
hot and
with oil
you get
runny yolk
^ full
fry or
or half
fry how
the edg
dyou
~dyou
how dyou
egg that
bibimbap
~bibimbap
egg on
food:sandwich
soft egg
egg for
a sandwich
food:sparkling-wine
do min
go tough
tough and
oil hot
thi past
sauc or
or spic
lik and
hot is
food:gochujang
what gochujang
lik is
it very
food:harissa
is harissa
a scotch
scotch bonnet
food:sumac
do sumac
sumac tast
is tahini
food:chipotle-paste
how spicy
food:nduja
food:sriracha
food:hot-sauce
hotter
~hotter
is sriracha
hotter than
food:berbere
do berber
berber tast
kashmiri chilli
food:fish-sauce
is fish
fish sauc
sauc lik
fiery
~fiery
is berber
strength
~strength
^ scotch
blow
~blow
im mak
thi for
is spicy
spicy is
red past
head off
of someth
sriracha and
try it
korean
~korean
big spoon
the korean
past in
be a
sweet
~sweet
is chipotl
sweet or
just burn
lick
cry
milder
~lick
~cry
~milder
kid had
and cry
a milder
gochujang tast
compar
~compar
~our
red chilli
what harissa
harissa when
mild
~mild
^ ros
food:bottled-marinade
vs
~vs
powder vs
would the
kid eat
ground
~ground
ready ground
chop or
ground pepper
pre grat
food:lemon-juice
^ bottl
bottl lemon
lemon juic
juic instead
food:garlic-paste
garlic past
past from
food:garlic-powder
garlic powder
of clov
^ ginger
lazy garlic
garlic how
^ ground
ground nutmeg
nutmeg or
or whol
grat parmesan
^ easy
food:mint
food:mint-sauce
^ mint
mint from
jar or
or mint
mint sauc
sauc instead
food:dried-mint
dry mint
powder amount
of ginger
ive no
fresh ginger
ginger but
do hav
hav the
the ground
jar how
much is
lemon are
gon i
hav one
~snobbery
pepper and
want me
me to
crack it
chop with
my wrist
spoon to
chees in
that melt
~minc
minc garlic
equal one
one clov
from packet
the stuff
jar do
whol one
whit sauc
food:pizza
any better
food:shallot
peel shallot
small onion
driv
~driv
driv me
me mad
mad any
any trick
^ quick
quick way
peel a
^ pearl
pearl onion
onion wont
wont peel
food:broad-bean
faster
~faster
broad bean
bean or
^ shallot
^ load
papery
~papery
^ papery
skin stuck
pickl onion
onion her
ive don
four in
in ten
got to
eye
stream
~eye
~stream
my eye
eye are
are stream
peopl do
cling and
the shallot
with them
shook
video
~shook
~video
^ shook
shook the
the video
quickest
bunch
~bunch
^ quickest
quickest way
a bunch
bunch of
of pearl
^ so
so many
trick is
boeuf
button
~boeuf
~button
confit
several
~confit
~several
^ confit
confit garlic
with skin
just cut
half and
shin
~shin
sauc will
shin or
or cling
shiny
~shiny
sauc wont
shiny and
^ reduc
still thin
^ glaz
isnt going
going sticky
why isnt
isnt my
sauc slid
~however
gravy wont
however long
long i
food:teriyaki-sauce
^ teriyaki
wont coat
coat the
^ run
run off
been bubbl
pool
~pool
a pool
telly
~telly
it shiny
and sticky
on telly
or add
add someth
noth is
is happen
too runny
runny how
stay lik
dishwater
~dishwater
lik dishwater
syrupy
~syrupy
food:red-wine
jus
~jus
red win
win jus
not cling
answer
~answer
is mor
mor flour
answer or
it thin
or part
part roast
and vegetabl
morn and
roast at
at night
potato the
the roasty
blanch
earlier
~blanch
~earlier
^ blanch
blanch the
and heat
heat them
^ part
roast the
cook veg
food:peeled-potato
peel potato
water overnight
eve
~eve
its christmas
christmas eve
eve and
tomorrow how
tak them
sit out
them up
isnt in
in yet
yet do
they need
be soggy
them half
half their
at six
fiv kilo
a day
day ahead
potato boil
littl in
half don
food:brussels-sprout
^ parsnip
and sprout
sprout for
much in
~begun
roast carrot
and reheat
crunch
~crunch
they los
los their
garlic or
food:rosemary
^ rosemary
turn black
^ thym
has burnt
garlic clov
went dark
^ pin
seed on
bread hav
gon black
food:basil
^ basil
basil on
the pizza
do herb
on so
^ nut
^ herb
herb turn
thym is
chicken still
need half
hour do
pick it
taint
~taint
gon dark
and bitter
bitter in
food:almond
cremat
the almond
almond on
on at
that it
keep burn
is black
insid is
a rack
rack of
nut on
a bak
too dark
spoil the
the tast
tast or
roast garlic
you eat
for eat
eat or
bulb
~bulb
the clov
^ soft
soft garlic
in skin
whol head
among
big brown
garlic bulb
eat that
its cook
sticky insid
the paper
paper how
unpeel
chicken with
clov and
and everyon
they for
raw garlic
eat a
mak with
skin from
from oven
it how
wi
~wi
garlic that
that been
roast in
in wi
wi the
a dress
thrown
~thrown
for flavour
flavour and
and get
get thrown
thrown away
what siz
siz is
a chunk
siz or
a walnut
cm
~cm
in cm
big is
is bit
cm is
siz of
walnut in
thick is
a thin
thin slic
is roughly
roughly chop
finely
~finely
how small
finely chop
^ as
small egg
egg what
^ chunk
mean in
^ knob
knob of
~domino
say dic
dic and
idea if
pea or
butter how
that really
thumb
~thumb
cut my
my carrot
my thumb
chop how
never know
how thin
slic are
inch
~inch
mean lik
lik half
is differenc
of chop
pleas which
is smaller
~whos
a thumb
thumb of
stew what
how fin
are all
all different
my avocado
avocado is
or hard
hard or
^ black
black spot
spot in
hard as
grey in
the ston
ston in
in really
really work
or bak
bak a
going brown
them is
avocado are
soft at
guac
~guac
turn grey
^ string
string in
^ hard
one wont
open and
brown thread
mud
~mud
the dip
its the
of mud
its rock
rock solid
and peopl
peopl are
are com
bruis
is fin
fin and
cut that
that away
lik they
you and
still went
keep guacamol
is bitter
bitter and
and black
insid can
a ston
ston how
to mash
toast with
brown patch
^ sushi
roll with
dangerous
~dangerous
it dangerous
its brown
clingfilm
myth
~clingfilm
~myth
do put
on help
help or
a myth
why tak
seed out
or squash
scoop out
tomato seed
a tomato
squash seed
deseed
~deseed
des
~des
^ des
pip
~pip
^ squash
to remov
seed from
tomato and
and honestly
honestly i
cant see
was swim
swim in
water is
i left
middl in
food:jelly
got all
thi tomato
it get
centr
~centr
tzatziki turn
soup overnight
it the
the wet
wet centr
centr of
it bitter
it someth
i gotta
tomato for
seed of
gut
~gut
in whol
food:crouton
top without
^ isnt
isnt that
the flavour
hardly
~hardly
my lemon
lim or
hardly any
any juic
^ lim
lemon is
and dry
dry what
squeezer
~squeezer
i squeez
squeez a
without a
lemon dry
dry as
wont squeez
juic com
barely
~barely
thre of
a tablespoon
golf
knack
~golf
~knack
the lim
lim are
lik golf
golf ball
a knack
they cam
thi flat
flat how
tablespoon and
at one
nimbu
~nimbu
^ nimbu
not giv
are a
trick for
for get
juic out
dribbl
~dribbl
^ orang
a drizzl
lemon off
i zest
zest befor
after or
why fry
past or
or tomato
the blend
so long
risen
~risen
oil has
do oil
oil separat
the masala
why cook
oil split
red oil
separat in
in masala
raw tomato
tomato tast
^ past
past fry
fry till
till the
oil com
stood her
sharp
~sharp
of uncook
uncook onion
of red
greas round
now is
that good
good or
or hav
put too
i used
oil so
how would
see it
it separat
bas for
fry enough
cook until
^ masala
leaf the
of fry
bhuna
~bhuna
^ bhuna
that stick
food:thai-curry-paste
food:coconut-cream
thai past
coconut cream
till it
it split
my dish
dish is
is bigger
or smaller
smaller than
lasagn dish
than that
pie dish
too small
hug
~hug
a hug
deep
shallow
~deep
~shallow
^ deep
deep dish
dish instead
it wont
wrong siz
bak dish
tin too
too deep
thinner
larger
~thinner
twic the
of their
pancak in
ther do
brim
~brim
the brim
20
~20
a #
# cm
say #
by #
narrow
~narrow
i own
still cold
middl after
tim it
rul
~rul
rul for
my casserol
casserol dish
recip what
pyrex
adjust
~pyrex
~adjust
^ pyrex
the quantity
is less
nowher
~nowher
is nowher
nowher near
^ moussaka
moussaka in
in two
volum
~volum
the shap
the volum
the lasagn
sheet first
dry lasagn
edg are
curl up
up hard
sauc do
do dry
overlap
~overlap
overlap the
^ cannelloni
cannelloni tub
precook
~precook
^ precook
precook the
corner
~corner
~slippery
soak them
food:crisps
lik crisp
crisp how
used the
so will
will dry
dry sheet
ever soften
slab
~slab
boil them
theyr stuck
stuck together
the sheet
sheet of
put dry
dry or
or cook
or bung
in dry
vegetabl lasagn
a thick
cardboard
~cardboard
lik cardboard
socarrat
~socarrat
be crisp
crispy ric
ric from
tahdig
~tahdig
^ tahdig
toast
~toast
the brown
layer under
^ crispy
a crackly
overdon it
the good
her out
jollof has
a dark
layer stuck
on is
food:popcorn
it smell
bit lik
know if
its toast
toast and
crust on
neech
ka
~neech
~ka
^ neech
hash
~hash
food:saffron
and yogurt
^ ston
treat
~treat
not get
get one
meal
~meal
add meat
egg or
or tofu
tofu to
a full
full meal
full dinner
dinner with
add chicken
chicken to
prawn in
add som
meat for
^ bulk
out with
with sausag
protein
~protein
main
cours
~main
~cours
a main
main cours
a sid
top it
a fry
it fill
want chicken
chicken on
salad how
cook that
or prawn
^ protein
protein in
with chicken
alongsid
~alongsid
^ tofu
or egg
veg and
will be
of prawn
work and
a proper
proper dinner
put som
salmon on
top how
much each
join
~join
two egg
a block
block of
thi to
a meal
we are
are eat
non veg
veg how
add her
salad to
to fill
soup with
with poach
poach egg
or beef
beef strip
it enough
apart or
food:honey
measur
~measur
i measur
or pour
honey and
^ honey
food:black-treacle
get all
the treacl
food:golden-syrup
^ weigh
weigh golden
golden syrup
cleanly
~cleanly
^ measur
syrup is
thick to
sugary
~sugary
^ treacl
syrup how
^ gram
gram in
sleev
~sleev
the scal
my sleev
a better
better way
the honey
honey in
my jar
jar has
need four
last of
heap
~heap
recip mean
a heap
heap or
a level
food:corn-syrup
or corn
corn syrup
of honey
^ golden
to everyth
measur it
^ flapjack
and #
cup what
if a
stay behind
~onto
just pour
onto the
i melt
melt butter
sugar syrup
melt it
^ melt
soften butter
butter quickly
syrup in
microwav instead
a pan
milk instead
^ heat
choc
~choc
^ choc
syrup and
and sugar
the chocolat
chocolat on
on full
explod all
be quicker
quicker to
bowl in
a saucepan
bain
mari
easier
~bain
~mari
~easier
scar of
bain mari
hundr
~hundr
what power
power and
many second
second for
a hundr
hundr gram
food:cooking-chocolate
chocolat chip
which tim
just do
food:marshmallow
cak chocolat
chocolat and
and marshmallow
start off
of water
be and
minimum
~minimum
long the
the minimum
minimum in
marinat
~marinat
to marinat
marinat it
the marinad
^ twenty
minut enough
too short
leav overnight
overnight and
read that
now the
was meant
in yogurt
sinc yesterday
worth doing
~mayb
left it
lemon for
whol day
day and
its chalky
min
i marinat
marinat for
just #
# min
chicken has
masala how
not bother
jerk
~jerk
^ jerk
pork for
for tonight
no soak
tofu in
in soy
anyth really
bland
~bland
takeaway
pictur
~takeaway
~pictur
not look
or tast
the takeaway
the pictur
not as
photo
~photo
the photo
^ restaurant
restaurant curry
curry tast
tast different
paler
~paler
dull
~dull
^ colour
colour is
compar to
bright red
chines
~chines
the chines
besid
~besid
^ pal
besid the
^ miss
letter
tikka
beig
~letter
~tikka
~beig
the letter
letter and
tikka masala
masala is
is bright
road
~road
but noth
noth lik
the road
look brown
and dull
dull and
has thi
that smoky
smoky wok
wok flavour
com from
cant get
the family
said its
its good
good but
but not
what miss
takeout
~takeout
to tast
hotel
tasty
~hotel
~tasty
is so
and shiny
patch on
butter chicken
chicken in
in that
sweet and
and sour
they just
powder
~powder
powder and
food:dried-fenugreek-leaf
fenugreek leaf
leaf from
food:asafoetida
is asafoetida
^ kasuri
kasuri methi
food:nigella-seed
nigella seed
food:allspice
is allspic
food:mixed-spice
is mix
mix spic
what garam
garam masala
is sumac
what sumac
methi what
black seed
^ sumac
is what
neighbour
~neighbour
neighbour gav
gav me
dry leaf
what would
them for
recip has
cant even
say it
find it
food:amchoor
drown
~drown
in nam
her what
heaven
ther is
and wher
nam of
and dhania
nigella
~nigella
what thi
was a
food:fenugreek-seed
^ fenugreek
a butter
food:bay-leaf
leaf for
the supermarket
i dress
dress a
dress it
limp
~limp
salad go
go limp
^ dress
dress salad
food:salad-dressing
^ salad
salad dress
dress on
the dress
on in
^ soggy
salad gon
gon limp
food:vinaigrette
^ leaf
on tabl
seven
~seven
guest at
at eight
lik it
tabl by
by seven
toss it
it already
food:vinegar
ive put
and vinegar
food:coleslaw
ate
~ate
we ate
dress too
picnic
~picnic
^ bring
bring a
a potato
a picnic
picnic tomorrow
lentil be
be warm
right befor
hour is
~manky
greek
~greek
^ greek
greek salad
mad in
with lemon
fridg or
food:feta
food:ham
the feta
anchovy are
too salty
^ feta
^ oliv
tast very
^ ham
ham is
is really
really salty
salty how
^ caper
caper in
salt do
i rins
overpower
~overpower
briny
~briny
food:gammon
^ gammon
inedibl
~inedibl
the oliv
inedibl can
someth to
to them
mouth
~mouth
try a
corner of
ham and
it took
the roof
my mouth
was so
kid refus
the caper
^ pack
pack in
salt not
help
steep
~steep
~dead
the bacon
puttanesca
~puttanesca
the anchovy
anchovy in
to just
leav out
they meant
food:quinoa
why rins
rins ric
lentil or
or quinoa
to rins
lentil need
need rins
should risotto
risotto ric
~soapy
^ quinoa
^ cloudy
four tim
lif
~lif
my lif
big clump
bag say
say ready
dont need
wasnt
~wasnt
starch or
you hav
^ dal
a faff
food:sushi-rice
clear
~clear
sushi ric
rins or
harm
~harm
do any
any harm
goodness
~goodness
or am
the goodness
or salad
salad is
dust
~dust
as dust
ric dish
paella is
~moistur
couscous lik
no sauc
parch
~parch
stuck and
gravy and
meat how
~birds
^ leftover
lik birds
i bring
is stodgy
pour on
out on
awful
slosh
~awful
~slosh
its awful
^ bulgur
that dry
the mouth
^ pad
sav or
put mor
food:seasoning-mix
a spic
spic mix
of singl
singl spic
other way
way round
food:curry-powder
curry powder
of all
food:fajita-seasoning
^ fajita
fajita season
taco
~taco
^ garam
cumin and
and coriander
mak my
food:ground-cinnamon
spic instead
of cinnamon
cinnamon and
and nutmeg
food:ras-el-hanout
^ ras
ras el
el hanout
separat spic
food:five-spice
food:star-anise
fiv spic
star anis
no cumin
spic from
a mix
it list
own one
powder how
food:paprika
food:oregano
can that
the paprika
i havent
and cinnamon
someth up
has salt
in already
so do
teaspoon
~teaspoon
jar for
a teaspoon
teaspoon of
all thes
whol spic
a spoon
powder do
need all
food:apple-pie
an appl
appl pie
mad from
from what
sam if
just buy
fat from
bacon or
i break
fat off
pour off
in fat
of minc
in clump
ther about
about an
an inch
fat in
after brown
brown do
tip it
its boil
in grey
grey liquid
slick
~slick
^ cheap
cheap beef
beef and
has an
an orang
slick on
is wher
tast is
so im
beef befor
befor add
keema
~keema
keema is
is hav
^ bolognes
bolognes with
puddl of
let
^ chorizo
isnt the
to stay
break it
food:tortilla
tortilla wrap
wrap or
crack and
them crisp
fold
~fold
^ tortilla
crack when
i fold
fold them
^ wrap
split when
i roll
shell
~shell
keep tortilla
tortilla soft
burrito
~burrito
^ burrito
break when
open it
food:tortilla-chip
tortilla chip
warm tortilla
without an
food:corn-tortilla
^ corn
corn tortilla
shell how
roll it
i fill
fill it
it fold
fold it
it crack
crack right
fell out
card
~card
stiff as
should they
enchilada
~enchilada
food:cracker
mad them
them at
hom and
theyr lik
lik in
or pan
food:chapati
^ roti
becom hard
tim how
keep soft
burst open
golden
~quesadilla
~golden
it golden
golden and
and crisp
cloth or
brand or
can my
much chilli
it medium
burn my
^ too
for kid
^ mild
kick
~kick
cant tak
tak any
heat at
all is
be saf
fierc
~fierc
how fierc
of chilli
in should
be worry
food:korma-sauce
used to
bor
~blaz
~bor
it blaz
will thi
for us
~gonna
thi gonna
gonna be
plat
~plat
is very
thi plat
it mild
vindaloo
~vindaloo
one to
carn with
tasteless
warm and
food:mussel
many prawn
each and
with shell
food:sourdough-starter
prawn with
with head
head and
and shell
many do
per person
^ kilo
of mussel
mussel for
shell on
of peel
food:frozen-prawn
frozen prawn
^ shell
on weight
for paella
stand at
fish counter
peel and
dozen
~dozen
lik noth
noth in
starter is
is thre
225
~225
frozen bag
g drain
for four
four peopl
four person
the shell
two of
of us
^ scallop
rich
~rich
better or
too rich
the weight
that oil
food:garlic-oil
mop
~mop
^ mop
mop up
garlic oil
oil from
the prawn
juic left
leftover marinad
much oil
tray what
reus
~reus
i reus
reus the
fry oil
from thi
^ tray
remain
~remain
garlicky
~garlicky
oil left
left from
prawn and
tin what
star
~star
ate the
meat and
star at
liquid round
drain off
the dripping
left after
or use
it again
oil after
the bin
the best
best bit
for tomorrow
my stir
is watery
pal or
of soy
all watery
watery in
all for
eight in
one wok
vegetabl are
not fry
and brown
doubl
~doubl
^ doubl
has no
no flavour
^ wok
wok full
only tast
veg steam
steam not
its turn
soup at
wok and
noodl hav
eight peopl
peopl and
just stew
stew in
own juic
can tast
is soy
^ noth
any colour
colour on
it no
matter how
hungry
~hungry
in becaus
becaus im
street
~street
is becom
mak lik
fry gon
gon lik
and broccoli
food:beansprout
bean sprout
let go
go of
of liquid
hid
~hid
^ mor
cornflour or
hid it
grat it
it another
matchstick
~matchstick
age can
i grat
of dic
grat the
carrot instead
processor
~processor
food processor
processor instead
^ round
of stick
it instead
blunt
grater
~blunt
~grater
knif is
so can
the grater
of veg
it longer
i shred
shred the
say slic
the form
of cut
any old
old how
ribbon
~ribbon
ribbon of
of courgett
what shap
thing are
spoilt
~spoilt
^ light
light or
or dark
dark soy
or low
low salt
saltier
~saltier
is dark
^ dark
soy instead
food:kecap-manis
sweet soy
hav two
two bottl
one say
dark and
and one
coal
~coal
thick black
black one
accident and
now my
my fry
lik coal
it gluten
diet
~diet
salt diet
diet can
one with
shop and
that mean
soya sauc
sauc of
of which
the black
odd
~odd
odd between
the two
food:pork-belly
pork belly
or thick
they not
not all
use half
soup is
soup gon
the blender
^ gritty
leek soup
soup has
sand in
^ celery
celery string
soup isnt
lentil soup
skin in
^ pea
of grit
lik glu
^ wallpaper
slim
~slim
i blitz
blitz it
blender for
age to
to slim
teeth
~teeth
between my
my teeth
hairy
~hairy
of fibr
fibr from
the celery
celery and
beyond
~beyond
i thin
thin it
it beyond
pull lik
food:sweets
and has
to clean
grit in
^ asparagus
food:jerusalem-artichoke
^ jerusalem
jerusalem artichok
gon gloopy
it cold
cold or
summer
~summer
in summer
eaten cold
gazpacho
~gazpacho
room
~room
^ room
room temperatur
temperatur or
pip hot
hot to
it chill
soup straight
from fridg
warm it
^ picnic
want hot
hot soup
nic cold
food:quiche
park
~park
the quich
a park
heat it
lunchbox
~lunchbox
need warm
eat thi
thi cold
one we
we can
morn
hav it
cold the
heatwav
~heatwav
pea and
and mint
^ gazpacho
up is
means:season
season
~means:season
~season
^ crouton
toast or
too hard
or burnt
crouton are
soft again
bread cub
them so
soften them
wer crisp
back and
the crumb
crumb are
burnt at
edg and
and whit
whit in
squashy
~squashy
butter and
greasy and
piec in
oven for
minut so
so not
crout
bullet
~crout
~bullet
lik bullet
food:caesar-salad-kit
^ caesar
caesar salad
food:panko
^ panko
top too
~okay
it okay
okay to
burnt one
i rescu
or cut
sharp or
dressing
~dressing
^ dressing
thick it
dress is
too sharp
too oily
food:mustard
tast too
or mustard
has separat
the cold
cold soup
dress blow
blow my
my head
^ mayo
^ vinaigrett
as putty
food:ranch-dressing
body
~body
is run
the leaf
winc
~winc
vinegar in
mak you
my tongu
calm it
food:caesar-dressing
the caesar
has set
set lik
lik concret
thin out
food:chutney
khatta
sort it
food:aioli
^ aioli
far too
too strong
^ blu
blu chees
^ start
food:lettuce
freshen
~freshen
leaf and
which lettuc
spinner
~spinner
a spinner
leaf are
floppy and
reviv
~reviv
^ reviv
^ littl
littl gem
use kal
thing so
perk
~perk
gon floppy
i perk
perk it
coupl
~coupl
a coupl
coupl of
of leaf
leaf is
off becaus
its wet
round one
the lettuc
dry without
food:watercress
garnish
~garnish
iceberg in
a burger
burger or
a yolk
yolk brok
whit still
yolk hav
shakshuka
~shakshuka
^ shakshuka
shakshuka egg
egg wont
wont set
set on
without cook
the shakshuka
theyr
many egg
sank into
into it
snotty
~snotty
hard yolk
want runny
egg top
is crisp
crisp and
lik jelly
is set
one without
egg hav
hav been
theyr still
still see
cook but
~arent
clear whit
huevo
~ranchero
broken yolk
a clear
whit saf
go under
too full
cabbag or
or meat
it fit
^ cabbag
cabbag wont
too many
vegetabl for
big enough
all of
much meat
~carrier
carrier bag
small pan
fall on
put all
together and
doubl the
now i
my skillet
skillet is
palak
kadai
~palak
~kadai
^ palak
much and
put littl
crowd
~crowd
it that
chees melt
melt and
food:paneer
^ paneer
food:goats-cheese
goat chees
chees on
top do
chees for
^ stringy
vegan chees
sat
~sat
sat ther
lump is
it broken
advert
~advert
that long
an oil
oil slick
the parmesan
a good
for grill
grill chees
what chees
is best
best for
all gooey
alternativ
~alternativ
for potato
water on
a lasagn
it me
me or
use any
green vegetabl
vegetabl or
or soup
gon khaki
or dull
brown not
bean lost
lost their
turn oliv
^ spinach
broccoli gon
drab
~drab
gorgeous
army
~army
the most
kept
~kept
^ kept
kept it
it warm
way back
put lemon
lemon on
minut later
later they
in restaurant
pond
~pond
soup look
a pond
my green
and ham
bicarb in
or flour
bread do
soup without
why bread
without flour
flour ok
ther for
of leek
see what
what its
carb
~carb
cut out
is gon
food:romesco-sauce
no bread
hous and
a slic
to thicken
she is
should ther
ther be
be so
roux
chowder
~roux
~chowder
the roux
roux in
the chowder
stal loaf
be lik
water if
cream to
turn pink
after blend
is pink
pink not
not red
food:tomato-soup
tomato soup
food:smoothie
^ smoothi
smoothi is
pal after
my tomato
is grey
^ froth
my smoothi
lost its
its com
prawn cocktail
whizz
~whizz
why has
the longer
i whizz
food:flavoured-milk
red in
i blend
blend it
^ after
peach colour
wash out
normal or
air
~air
the air
don it
or fruit
tomato hav
food:strawberry
^ strawberry
^ bland
bland tomato
tomato in
winter
~winter
^ watery
tom
~tom
^ supermarket
perfect
cotton
wool
cheer
~perfect
~cheer
look perfect
perfect and
they tast
january
~january
is thin
thin and
becaus the
tin one
no tast
tast better
europ
~europ
her in
in europ
can add
capres
~capres
^ fruit
fruit salad
salad that
that need
a lift
^ better
is sugar
differenc between
between two
two dish
pie and
food:pie-sweet
crumbl or
or cobbler
^ ragu
and bolognes
bolognes the
what mak
^ differenc
and soup
^ korma
cottag
~cottag
^ cobbler
^ chowder
just soup
wif say
say thi
thi isnt
isnt a
a shepherd
becaus ive
between a
a frittata
frittata and
a tortilla
menu
goulash
~menu
~goulash
^ menu
menu said
call that
tart to
a biscuit
a scon
is sam
~stovy
pie or
or fish
fish bak
what what
just two
rins noodl
or pasta
that cook
^ glass
they don
cold water
are cook
water over
after drain
strand
~strand
^ clear
transparent
~transparent
they went
mother alway
it under
knot
~knot
food:pasta-salad
shower
~shower
cold pasta
pasta salad
a shower
glass
~glass
lik glass
wash in
in iced
just toss
toss them
eaten hot
at room
temperatur and
better the
next day
room temp
day after
befor we
or let
sooner
is tomorrow
tomorrow and
cook today
it suffer
say
tru
~improv
~tru
^ peopl
say a
a chilli
overnight is
sur if
the tortilla
tortilla is
or if
buffet
~buffet
its for
a buffet
wont stay
thi get
get better
second day
thi food
it hot
it becom
morra
~morra
be as
good the
the morra
past its
by then
minut its
pellet
~pellet
is chewy
hard littl
littl pellet
minc lik
is tough
get soft
turkey minc
^ rubbery
littl ball
cat
~cat
my bolognes
has bit
you could
percent
~percent
the fiv
stuff is
why its
go soft
to loosen
up now
chop is
mak soft
chilli with
pellet in
it overcook
overcook or
or undercook
will mor
a crunchy
or golden
crunchy top
crispy top
is pal
^ breadcrumb
breadcrumb on
macaroni chees
pal on
lid is
whit and
and soggy
soggy what
ridg
~ridg
help and
hint
~hint
in forty
a hint
of colour
is broken
to brown
brown it
part is
golden what
a nic
cauliflower chees
its soft
it don
even if
thinly
~thinly
freez meat
meat or
or bread
it slic
half freez
slic thin
^ firm
firm up
the steak
freezer befor
i slic
slic meat
paper thin
^ trick
for slic
thin for
^ chill
chill the
food:frozen-mince
semi
~semi
^ semi
^ freez
befor cut
it paper
the knif
knif just
just squash
squash it
to slic
slic it
long in
till its
wobbl
~wobbl
the pork
about and
froz
~froz
freezer a
bit so
frozen for
for cut
i stick
stick it
it easier
easier to
philly
cheesesteak
shaving
~philly
~shaving
^ philly
philly cheesesteak
do half
harm the
sharpen
~sharpen
food:wine
food:cider
food:spirit
^ flam
flam cam
pan when
add win
the cider
caught
~caught
^ win
win caught
caught fir
fir in
food:brandy
flar
~flar
food:alcoholic-drink
food:sherry
alight
~alight
the sherry
pan on
fir from
flam in
whoosh
and whoosh
eyebrow
~eyebrow
i nearly
nearly lost
lost my
scar the
extractor
hood
~extractor
~hood
^ extractor
extractor hood
right abov
by itself
^ fir
the alcohol
food:whisky
ma
~ma
^ ma
flam with
suzett
~suzett
crep suzett
light the
the orang
au
~au
~poivr
^ steak
steak au
au poivr
on cook
cook with
to set
meat is
raw insid
isnt don
don when
still pink
pink insid
insid after
^ lift
lift out
out half
raw chicken
a plat
cook befor
^ pink
asid
~asid
set asid
sear
~sear
^ sear
say tak
meat out
out now
raw thigh
sit her
bloody
~bloody
^ bloody
juic has
has run
run out
the plat
brown bit
bit on
sid for
cut one
one open
its raw
i gon
gon wrong
chicken not
through when
grand
~grand
^ hen
coq
~coq
^ coq
coq au
au vin
vin piec
the win
cub for
not dangerous
dangerous to
it by
by half
porridg in
or milk
i salt
porridg is
much milk
milk to
to oat
^ overnight
overnight or
clean a
^ oat
and milk
milk amount
first tim
it alway
what set
swear
you put
swear by
by it
pinhead
health
~pinhead
~health
the health
milk and
mak proper
salt or
or sugar
food:oat-drink
ratio
~ratio
^ creamy
with oat
oat milk
is water
enough or
which cut
what cut
chop are
steak are
thinner than
which beef
for stew
food:chicken-breast
chicken breast
breast are
are hug
fillet are
are very
very thin
thin do
^ big
my steak
steak is
^ thin
pork chop
chop tim
^ shin
or rump
cow
~cow
butcher cut
much longer
longer do
sho
leather
~sho
~leather
^ stand
for to
to stew
thes day
day do
still hold
fast or
or slow
pot roast
for curry
curry what
pork fillet
cheek
~cheek
one still
still be
or steak
not crisp
are curl
up at
flabby
~flabby
is flabby
lie
~lie
lie flat
render
~render
^ render
fat on
a chop
~bow
gammon steak
^ edg
saucer
~saucer
a saucer
and only
rim is
touch the
strip of
snip
~snip
i snip
outsid or
dom
~dom
^ stood
its sid
sid lik
do on
it fell
lamb cutlet
cutlet with
^ sirloin
sirloin with
food:beer
food:apple-juice
^ cider
or appl
appl juic
which kind
dont drink
beer for
alcohol fre
ale in
in stew
no alcohol
the thing
thing to
the beer
balanc
~balanc
of beer
a batter
food:stout
wrong one
as what
^ instead
dont tak
tak alcohol
alright for
casserol with
gon by
ball or
or bar
too sticky
energy
~energy
^ energy
energy ball
sticky to
food:date
^ dat
is crumbly
food:truffle
^ truffl
food:dried-date
found
~found
^ found
found a
a dat
bind
~bind
^ falafel
^ bar
truffl mix
just wont
going back
to sand
over my
hand and
cant roll
shatter
~shatter
press it
add to
to bind
bind it
without egg
food:granola
clarty
~clarty
is dead
food:cereal-bar
bit too
just eat
turn a
thick omelett
^ scar
flip the
the omelett
^ frittata
bak the
kuku
~kuku
^ kuku
is stuck
it brok
as i
safely
~safely
^ spanish
spanish tortilla
frittata stuck
^ plat
plat on
terrify
land
~terrify
~land
terrify of
it last
land on
ton
~ton
its set
underneath and
weigh a
a ton
grill and
not turn
two when
i slid
de patata
when and
disaster
~disaster
dyou get
a disaster
and onion
cak in
a heavy
sabzi
~sabzi
food:tinned-fruit
fresh tomato
tomato instead
of tin
or tin
use fresh
tin how
many fresh
tin peach
food:cherry-tomato
cherry tomato
or fresh
garden
~garden
^ tom
for fresh
chop tomato
greenhous
with tomato
if im
im put
put fresh
the plum
open a
someth for
hat wast
against a
tin i
14
oz
~14
~oz
# oz
oz can
hav only
sam gram
tomato rather
food:bakewell-tart
pear in
ragu with
is tin
actually better
food:freekeh
is orzo
bulgur and
orzo ric
a grain
as couscous
food:giant-couscous
giant couscous
do orzo
hav gluten
^ freekeh
couscous cook
of littl
friend say
say its
food:pearl-barley
do pearl
pearl barley
recip doesnt
nearest
~nearest
in our
shop what
would be
and bulgur
it sam
what pearl
^ tabbouleh
ric shap
all cook
food:refried-beans
food:baked-beans
^ refry
refry bean
bak bean
another tin
tin instead
cook bean
bean instead
bean can
of lentil
lentil instead
food:butter-bean
use butter
butter bean
chilli bean
tin with
with sauc
of bak
soak bean
of any
anyth can
just open
of kidney
cupboard and
food:black-bean
shortcut
~shortcut
cook black
black bean
bean for
a shortcut
one are
are so
thick do
250
~250
tin is
is #
g of
~canna
bean i
with mash
bean out
too sweet
sweet for
yourself
pancak or
chop at
do six
egg at
a crowd
pancak for
for twelv
^ lot
hot together
a dozen
dozen egg
rugby
club
~rugby
~club
breakfast and
one fry
cold what
caf
~caf
caf do
oven do
^ twelv
skillet what
twenty peopl
peopl how
benedict
~benedict
egg benedict
american pancak
kid party
keep them
do them
vinegar or
or cream
food:dijon-mustard
wholegrain
~wholegrain
^ dijon
dijon or
which vinegar
vinegar do
or doubl
food:malt-vinegar
food:wine-vinegar
^ malt
malt vinegar
vinegar instead
of win
win vinegar
food:whipping-cream
^ whip
whip cream
cream or
ther thre
thre kind
mustard in
food:rice-vinegar
ric vinegar
vinegar and
the english
it clear
whip
~whip
mistak it
wont whip
is heavy
cream the
vinegar to
use whit
^ yellow
a vinaigrett
food:balsamic-vinegar
^ balsamic
of sherry
sherry vinegar
it curdl
food:radish
or garlic
too fierc
^ radish
strong in
^ spring
onion burn
sting
~sting
sting out
of raw
garlic bit
food:pickled-onion
onion too
top are
in salad
^ sting
is lovely
lovely but
me all
all day
water
tam
~water
~tam
radish and
i tam
dip and
or vinegar
nobody will
will com
com near
near me
after that
you tak
bit out
pyaaz
~pyaaz
pur
~pur
onion are
harsh
~harsh
onion on
too harsh
~angry
patchy
~patchy
flour on
beef has
i flour
shak
~shak
i shak
shak off
the extra
tast floury
food:cornish-pasty
flour
~flour
chicken is
flour gon
gon gluey
^ crumb
in gravy
^ pasty
dust on
on beef
^ patchy
on meat
chicken brown
away in
ther whit
gloop
~gloop
stew meat
has grey
pan has
flour at
flour is
glu on
meat what
food:schnitzel
^ schnitzel
a mushroom
next tim
do egg
egg do
are ther
ther egg
are egg
for in
in bak
fewer
~fewer
use fewer
an extra
extra egg
recip need
need so
egg yolk
yolk or
^ purpos
purpos of
thi spong
egg short
do what
exactly in
in four
four egg
it said
yolk and
whit for
of yolk
forgot the
already in
oven what
happen to
thre in
an omelett
could you
use milk
are left
bouncy
~bouncy
min tast
eggy and
egg actually
you bak
if egg
egg is
not ther
ther what
be miss
^ victoria
victoria spong
spong with
food:brownie
^ browny
browny with
extra yolk
possibl without
without any
do sugar
sugar do
sugar in
much sugar
^ less
less sugar
in biscuit
sweeten
~sweeten
need in
in bread
halv
~halv
to halv
halv the
in muffin
^ sugar
sugar fre
version of
without ruin
only #
of sugar
healthier
~healthier
cak with
with less
why sugar
sweetness
~sweetness
why so
job in
300
150
~300
~150
gram and
put #
diabetic
~diabetic
it doing
doing someth
^ biscuit
i reduc
food:sweetener
swap for
brown at
sugar the
cak will
be spoil
sugar or
food:meringue
^ meringu
meringu with
the caster
^ muffin
muffin for
a toddler
not so
with non
keep as
long with
butter hav
butter straight
egg need
temperatur for
for bak
my butter
how soft
soft is
i soften
soften it
it fast
cold from
fridg can
melt the
soft butter
butter out
to bak
bak now
a hurry
cream
~cream
long till
beat it
microwav it
to liquid
cold butter
my kitchen
kitchen is
is freez
it never
never get
too warm
be soft
lik what
out what
cream for
a victoria
of hard
really mak
bicarbonat of
vs bak
is bicarb
bicarb the
as bak
much bak
the bicarb
bicarb do
bicarbonat in
powder for
need both
rais agent
^ bicarb
powder is
it one
~metallic
cak has
that call
call her
bicarb or
mark
~mark
of powder
earth
~earth
muffin call
why on
on earth
the powder
is bak
meetha
is different
other stuff
food:soda-bread
^ soda
soda bread
acid
~acid
you need
food:yeast
aliv
~aliv
my bak
powder or
or yeast
still aliv
to test
is out
check if
yeast is
no bubbl
bubbl in
the yeast
^ test
yeast befor
powder from
from thre
thre year
year ago
^ sachet
sachet of
of yeast
its dat
hot water
^ yeast
after ten
sur the
yeast dead
test if
it work
sachet
~sachet
a sachet
the back
back from
from two
two year
a try
hasnt
~hasnt
^ dough
dough hasnt
hasnt mov
in warm
warm water
a bubbl
my scon
lik biscuit
biscuit could
wast a
my yeast
is old
check it
dry yeast
open last
expir
~expir
weaker
~weaker
just get
use twic
as much
much if
self
rais
wholemeal
~self
~rais
~wholemeal
which flour
flour do
self rais
strong or
food:self-raising-flour
^ plain
rais flour
food:strong-white-flour
use bread
bread flour
strong flour
food:pizza-dough
for pizza
pizza dough
uk
~uk
all purpos
purpos flour
the uk
^ typ
typ #
# flour
cak flour
thi cak
^ wholemeal
than whit
whit flour
flour what
^ #
food:wholemeal-flour
^ strong
or plain
plain flour
^ self
only ok
for whit
bag just
mad scon
scon with
with plain
plain and
wer lik
lik rock
^ pizza
of cak
flour becaus
that what
what ther
ther was
or bad
other one
british
~british
in british
food:chapati-flour
00
ordinary
~00
~ordinary
pasta with
with #
# or
or ordinary
pancak with
not use
for everyth
if you
i beat
beat the
lumpy batter
combin
~combin
mix until
until just
just combin
mix the
batter for
after fold
be smooth
i overmix
stop mix
~tunnel
^ tunnel
my cupcak
means:mixer
mixer
~means:mixer
~mixer
the mixer
minut after
flour went
muffin are
with long
streak
~streak
say until
can still
a go
go and
stir for
why the
why they
they say
beaten
~beaten
death
~death
to death
bit lumpy
better than
if ive
ive overdon
the kind
action
~action
^ fast
fast action
activ dry
food:fresh-yeast
conversion
~conversion
fresh yeast
food:instant-yeast
yeast sam
easy bak
machin
~machin
yeast in
bread machin
got fresh
yeast not
~activat
yeast first
action sachet
sachet how
^ block
yeast how
in spoon
bak yeast
yeast straight
flour or
activ
~activ
baker
~baker
the baker
water first
wak
~wak
it will
7
10
~7
~10
know what
what it
mean for
rapid ris
and fresh
german
~german
^ cub
cub of
yeast from
the german
yeast for
and keep
keep a
sourdough starter
to feed
feed my
my starter
beginner
~beginner
a beginner
^ starter
smell of
fridg how
often to
grow
~grow
starter with
with only
only flour
grey water
it dead
after a
starter from
back of
streak in
why throw
away each
^ float
float test
^ feed
day four
week and
nail
varnish
~nail
a layer
of dark
nail varnish
holiday
~holiday
on holiday
thre week
week what
such
~such
each tim
it seem
such a
i begin
from noth
start a
the mother
not grow
dyou keep
food:rye-flour
^ rye
rye flour
pizza from
its pink
buy one
do sourdough
sourdough bread
timetabl
~timetabl
sourdough loaf
starter for
a loaf
stretch
~stretch
^ stretch
stretch and
and fold
bak sourdough
a dutch
schedul
weekend
~schedul
~weekend
^ schedul
schedul for
dough and
overnight in
fridg for
for sourdough
sourdough how
^ sourdough
and off
basket
~basket
dough in
the basket
amount for
ris how
to fold
^ somebody
starter and
want bread
by sunday
dens
~dens
my loaf
loaf is
is flat
flat and
and dens
is gummy
six hour
hasnt doubl
doubl do
prov
~prov
prov enough
what on
with natural
step pleas
yon
~yon
work start
bak in
fridg in
a basket
one day
troubl
~troubl
worth the
the troubl
a recip
^ medium
medium or
or larg
larg egg
ml
~ml
many ml
ml is
egg are
are small
use an
medium egg
big should
egg be
egg from
the neighbour
neighbour hen
use mor
thre egg
lay
~lay
hen in
the garden
com to
~might
it might
is stiff
4
~4
against the
^ duck
to weigh
which sugar
sugar is
^ caster
caster vs
granulat sugar
food:icing-sugar
icing sugar
sugar instead
food:dark-brown-sugar
food:demerara-sugar
superfin sugar
^ muscovado
or soft
soft brown
granulat
~granulat
golden caster
spong is
^ confectioner
confectioner sugar
^ icing
sugar for
^ demerara
say what
go for
crystal
speckl
~crystal
~speckl
the big
crystal in
spong and
the meringu
bag for
for tea
powder sugar
for cak
for brown
brown will
tast the
i lin
lin a
^ greas
means:baking paper
~means:baking paper
bak paper
paper in
a round
round tin
easily
~easily
^ lin
loaf tin
to lin
a non
non stick
bundt
~bundt
bundt tin
tray for
for browny
lin the
greas it
and flour
glu itself
itself to
parchment
~parchment
sandwich tin
cak stuck
in tin
greaseproof
~greaseproof
^ greaseproof
to fit
tin lin
out in
don to
i butter
circl
~circl
cut a
a circl
a loos
loos bottom
that still
cak pan
pan with
the mould
cak do
way do
^ browni
handl of
of paper
groov
~groov
^ bundt
tin all
not enough
may
~may
wher in
oven should
may i
which shelf
shelf for
or bottom
do open
ruin a
^ middl
oven to
to check
i ruin
or middl
top shelf
i peek
it bak
~mustnt
rack for
open door
raw is
a soggy
soggy bas
be lower
i look
it sank
in which
of oven
oven i
element
~element
near the
food:cake-case
^ fill
fill a
a muffin
muffin cas
cas how
my tin
a third
third of
how high
high to
will my
is right
right up
far up
paper cas
centimetr
~centimetr
to ris
or thre
thre quarter
it ros
^ overflow
overflow in
cas
~cas
half full
full or
floor
~floor
oven floor
left can
squeez it
much to
up do
loaf cak
browny in
a bigger
bad if
i cool
cool a
cak and
turn out
food:ice
i ice
a warm
rack or
tak to
when can
is warm
whil warm
^ out
out when
sweaty
^ still
still hot
^ rack
leav in
apart when
forgot it
food:fondant-icing
befor icing
its cool
upsid
~upsid
upsid down
down or
or right
way up
cak out
after oven
lemon loaf
loaf with
browny cut
cak layer
dom in
food:sponge-cake
not level
flat cak
for stack
^ crack
my spong
trim
~trim
^ trim
trim the
middl can
i split
split it
peak
~peak
along
~along
crack along
along the
cak top
in middl
^ level
higher
is alway
it happen
its slid
what temperatur
going up
level for
a birthday
birthday cak
food:christmas-cake
~tier
a dom
anyway
~anyway
cooky hav
be chill
food:cookie-dough
to chill
chill cooki
cooki dough
say chill
rest pastry
pastry in
dough too
dough without
^ freezer
freezer instead
of fridg
biscuit dough
^ cooki
dough is
is sticky
sticky and
and warm
warm to
cooky now
go cold
rest it
it overnight
in fridg
cooky spread
spread flat
ran into
one giant
them now
fridg do
^ pastry
to refrigerat
mixtur must
befor oven
oven why
they hav
its shap
it quicker
stop fruit
sink in
^ chocolat
fruit in
in flour
^ raisin
^ sultana
hav all
food:teacake
fruit loaf
with everyth
food:berry
the berry
^ glacé
^ chip
food:raspberry
^ raspberry
lying
~lying
and every
was lying
lying on
the floor
^ toss
they still
went down
for fruit
scatter
~scatter
i scatter
food:frozen-berry
frozen berry
berry and
theyr all
from sink
down in
cak what
drop how
chunk in
it any
any wors
food:fruit-cake
a fruit
fruit cak
not hav
hav that
on bread
^ crusty
bread at
steam in
crust is
mak bread
bread crust
put water
oven when
when bak
bak bread
soft roll
roll or
loaf cam
bakery
~bakery
bakery styl
crust how
bread go
after an
water under
^ baguett
~mist
water for
want my
soft on
not hard
^ crackly
loaf how
and by
tim its
do baker
it crackl
crackl when
iron pot
get my
soft i
hard what
i crisp
crisp it
up again
unsalt butter
a spread
salt butter
say unsalt
in pastry
got salt
salt to
^ buttery
unsalt
~unsalt
^ that
that all
it salty
the tub
alway say
pinch
~pinch
salt one
the pinch
salt is
matter much
be nicer
use oil
not butter
carrot cak
cak oil
^ replac
butter with
oil how
oil cak
butter one
oil mak
tast odd
has my
cak no
be mad
in carrot
^ amount
for butter
left and
of #
recip use
seem odd
odd to
i cream
oil with
moist
secret
~moist
~secret
want it
it moist
oil the
use vegetabl
thi and
chocolat cak
that stay
stay soft
tast as
alway better
much icing
icing for
an #
# inch
inch cak
icing too
cream chees
chees frost
fill and
and cover
cover a
~glac
^ glac
glac icing
sugar how
much for
that enough
two layer
quantity for
~proportion
outsid too
stiff to
to spread
12
~12
^ enough
either
~either
i alway
that tak
thre layer
thi tim
squar
~squar
a squar
squar one
one any
any idea
the amount
a two
layer cak
requir
~requir
cak how
much cream
and sid
^ birthday
the leftover
be kept
food:cocoa-powder
cocoa and
and drink
drink chocolat
^ cocoa
cocoa powder
^ dutch
much cocoa
cocoa to
flour with
cocoa for
as cocoa
^ nesquik
nesquik in
in browny
^ natural
natural or
som flour
a chocolat
^ unsweeten
of cocoa
a plain
plain spong
chocolat for
found the
the drink
sickly
food:dark-chocolate
the cocoa
cocoa one
boost
~boost
^ boost
use hot
chocolat instead
to replac
food:vanilla-extract
food:flavour-extract
pod
~pod
^ vanilla
vanilla extract
extract
~extract
is vanilla
much past
past for
one pod
vanilla bean
food:vanilla-pod
^ use
the vanilla
vanilla pod
substitut
~substitut
of extract
~dear
pod is
too dear
dear what
^ scrap
scrap the
then what
ok or
fortun
~fortun
but they
a fortun
all ive
got is
bought the
cheap bottl
stuff with
with black
black speck
it my
idea how
glug
~glug
in but
smell really
and two
and dont
past sam
cup for
cup or
kheer
madam
~kheer
~madam
real one
~um
um the
many teaspoon
food:panna-cotta
^ panna
panna cotta
food:ice-cream
for ice
ice cream
split a
pastry and
egg wash
bread roll
to brush
brush on
golden brown
^ brush
with milk
i brush
no egg
milk on
^ giv
giv the
the bun
lid cam
vegan
~vegan
whol egg
brush with
look dull
matt
sad
~matt
~sad
roll com
and sad
the bakery
paint
~paint
^ wer
the pie
pie is
in could
the layer
jug
~jug
just used
the jug
streaky
~streaky
went streaky
streaky and
put an
wash on
dae
tae
~dae
~oan
~tae
whit dae
dae ye
tae mak
bread bun
which liquid
liquid i
food:hot-cross-bun
gloss
hot cross
cross bun
befor bak
wellington
~wellington
a beef
beef wellington
brush it
look awful
is just
percentag
hydration
~percentag
~hydration
baker percentag
70
~70
# percent
percent hydration
wetter
~wetter
my dough
explain
~explain
bread dough
recip amount
sixty
~sixty
dough what
formula
confus
~formula
~confus
wet dough
dough or
hydration for
salt for
weight of
^ scal
a bread
bread recip
recip to
what #
math
~math
water ratio
percent of
how wet
wet should
should dough
dough be
75
2
anywher
~75
~2
~anywher
of what
65
cent
~65
~cent
they want
per cent
eighty
~eighty
~mat
my mat
on about
loaf lik
lik its
what he
number
~number
the number
add up
way mor
i think
think the
everyth
everything
~everything
half siz
everything in
understand
~understand
dont understand
# is
is flour
so if
flour how
is two
food:pizza-base
pizza bas
80
~80
focaccia dough
be #
water how
just giv
less water
food:eclair
hollow
~hollow
choux bun
hollow and
flat as
^ eclair
soggy insid
food:choux-pastry
how runny
choux past
v
~v
spoon in
^ choux
wet and
^ did
the choux
pierc
~pierc
deflat
~deflat
cream puff
or last
collaps out
puff
~puff
^ puff
cavity
~cavity
went flat
the glass
door and
the even
every one
had gon
soft as
lik pancak
fill with
with wet
to pip
cream into
are brown
brown outsid
outsid but
lik scrambl
~aint
my cream
ther lik
liquid what
food:pastry-savoury
after bak
cook enough
use all
stop early
to crisp
crisp up
scor
~scor
i scor
scor a
slash
~slash
^ slash
slash the
how deep
the cut
cut on
lam
~lam
drag
~drag
drag the
pattern
~pattern
pattern on
ear
~ear
ear on
cross
~cross
a cross
split right
try with
kitchen knif
drag and
and ready
got one
keep stick
and pull
lin in
~hello
^ hello
why we
mak cut
u
~u
do u
get that
angl
~angl
and at
boul
~boul
second ris
sift
~sift
is siev
^ sift
lumpy icing
sugar what
siev for
for flour
^ whisk
whisk the
lighter
~lighter
food:bran
^ siev
the siev
dry stuff
thre tim
great
height
~great
~height
shak it
it from
a great
for anyth
find the
sinc we
we mov
is half
half mix
my icing
shouldnt hav
brown bitter
speck of
of bicarb
my last
yall
~yall
do yall
old thing
strainer
~strainer
a strainer
lol
~lol
it lighter
food:ground-almond
food:macaron
i siev
siev the
ground almond
almond for
the icing
sugar that
chewy or
bendy
~bendy
^ bendy
and crunchy
crunchy at
snap
~snap
^ chewy
cakey
~cakey
my cooky
decid
~decid
what decid
puff up
lik littl
bang
~bang
recip giv
we want
want crunch
centr not
not crunchy
biscuit went
went hard
brittl
~brittl
enough to
to snap
keep mak
fudgy
~fudgy
sugar no
no brown
out thin
and soft
squidgy
ingredient
~squidgy
~ingredient
cooky with
the cooki
insid what
how dye
dye get
them dead
chewy lik
cream butter
just bak
for less
less tim
tall
~tall
scon to
^ flat
flat scon
sideway
~sideway
dough for
for scon
twist
cutter
~twist
~cutter
twist the
the cutter
lean
~lean
lean over
sens
~sens
the american
very wet
~re
roll the
clos together
together on
and wet
the scon
tower
~tower
run down
over to
go up
tim my
wher i
i went
knead it
and smooth
and low
~daein
ma scon
scon are
hen whit
hockey
~hockey
~puck
my biscuit
wont ris
lik hockey
hockey puck
properly why
flut
twist it
or push
far apart
food:filo-pastry
food:puff-pastry
work with
puff pastry
^ filo
and crack
much butter
^ damp
towel over
ready roll
roll puff
long out
^ thaw
thaw frozen
roll out
unroll
~unroll
i unroll
unroll it
refreez
~refreez
^ refreez
^ baklava
^ sheet
keep tear
sheet how
lik old
one lump
lump and
at seven
open on
sid whil
her the
pastry is
roll pastry
how tae
many hour
hour for
defrost the
food:filled-pastry
in patch
food:cream-of-tartar
cornflour and
and cream
cream of
of tartar
in meringu
food:pavlova
why vinegar
a pavlova
the cornflour
in egg
whit what
soft middl
in pavlova
pavlova how
food:white-wine-vinegar
whit win
the vinegar
~marshmallowy
is cream
tartar in
my pavlova
^ cornstarch
tell
dessert
~dessert
tell me
put vinegar
that cant
be right
weep
~weep
its weep
left out
tartar
~tartar
got no
no tartar
a lemon
through and
somebody said
said a
tell to
of chip
and cornflour
^ italian
need cream
flop
~flop
the acid
a shiny
on browny
my browny
dull top
browny how
crinkl
~crinkl
^ fudgy
browny cam
lik chocolat
flaky
~flaky
^ flaky
the browny
sugar why
swirl
~swirl
^ swirl
^ paper
^ smooth
smooth top
^ glossy
gently
~gently
say and
out flat
swap in
and lost
lost the
the shin
whisk for
really do
lik from
box mix
the browni
em
~em
me browny
blondy
~blondy
the crackl
crackl on
chocolat how
it flak
soak dry
fruit befor
sultana hard
food:rum
in tea
tea or
fruit for
the christmas
christmas cak
tea loaf
plump
~plump
^ plump
plump up
up raisin
food:currant
^ currant
burnt and
bitter on
the soak
liquid or
add it
brandy for
never bother
grandad
~grandad
my grandad
week is
a night
alcohol in
rehydrat
~rehydrat
~brack
tea for
kishmish
~kishmish
be soak
befor put
food:iced-bun
^ chelsea
food:apricot
dat for
throw them
food:pastry-sweet
babka
~babka
brioch and
sweet dough
dough not
cinnamon
~cinnamon
^ cinnamon
cinnamon roll
enrich
~enrich
enrich dough
bun dough
leak
~leak
leak out
ooz
~ooz
ooz out
the cinnamon
long for
for milk
the roll
hard the
buttery
~buttery
^ enrich
not com
com together
dough wont
mess is
budg
~budg
been two
dough has
to throw
in mor
never mad
sweet kind
bread what
~squishy
mak that
roll dough
special
~special
bun and
finger is
a special
food:festive-bread
by hand
just melt
and pour
tak thi
must the
butter be
why cold
rub
~rub
went soft
soft befor
rub in
cold hand
hand for
is melt
into flour
^ rub
rub it
its one
past not
butter gon
^ fridg
fridg cold
cold fat
its now
now lik
degre and
to past
one solid
hand are
it then
com you
refrigerator
~refrigerator
the pastry
dont get
ya
~ya
freez or
temp do
appl crumbl
it soft
mak scon
pastry or
dough tonight
dough keep
unbak
~unbak
i shap
scon and
freez them
even befor
tonight bak
befor guest
nin
~nin
at nin
nin in
be up
rub butter
top a
day early
it alright
the cooky
and hav
them hot
after school
oven broken
broken til
til tomorrow
sat in
afor
~afor
night afor
pleas can
even and
much can
food:shortcrust-pastry
^ shortcrust
to sink
crack or
soft in
sunk and
crack is
it suppos
be gooey
^ soufflé
desert
~desert
has crack
crack lik
should browny
browny be
wet in
the centr
meringu has
^ pavlova
fallen
~fallen
crack on
tort
~tort
fell in
crater
a crater
earthquak
birthday
~birthday
a crack
cut into
that on
that fancy
no flour
slump
~beautifully
~slump
middl or
or did
i mess
mess up
pavlova crack
don for
correct
~correct
fall down
is correct
underdon
~underdon
^ mud
fin or
pudding are
runny in
how its
chocolat dark
milk or
milk chocolat
cook chocolat
a bar
85
~85
too bitter
food:white-chocolate
whit chocolat
of milk
a normal
chocolat bar
expensiv
~expensiv
the #
one its
be ok
ive noth
noth but
but a
bar of
dairy milk
dark chocolat
ganach
~ganach
with whit
whit has
has stay
bar with
with number
number on
chocolat is
galaxy
innit
~innit
food:mousse
^ mouss
mouss with
chocolat do
~seventy
or pie
the appl
raw appl
or stew
food:rhubarb
the rhubarb
in raw
fill for
look very
food:frozen-fruit
frozen fruit
crumbl do
need thaw
juic under
raw fruit
was lik
bit raw
half my
allotment
~allotment
of rhubarb
the allotment
^ pear
soup should
food:blackberry
blackberry and
food:quince
skip that
no oat
of porridg
porridg oat
oat in
food:muesli
of oat
jumbo
~jumbo
^ gluten
fre crumbl
^ someth
empty
~empty
the oat
food:cornflake
ther only
cupboard would
food:barley
^ pick
hat the
hous can
nae
~nae
oat for
for ma
whit els
biscuit without
roll stuff
what work
in granola
granola bar
bar in
alon do
how firm
firm and
i press
underbak
~underbak
look underbak
flapjack crumbl
the flapjack
^ granola
bar wont
oat bar
hard lik
how hard
hard to
to press
knif in
min could
think i
wobbly
~wobbly
golden but
wobbly in
out hot
it collaps
chewy min
just dry
my oat
can ye
very soft
soft after
is normal
squar tin
how brown
brown should
jumbo oat
must they
on yogurt
^ knif
knif drag
food:cheesecake
^ sticky
when slic
theyv gon
go through
sixteen
dog
~sixteen
~dog
school fair
smear
^ cheesecak
one hav
what knif
dye use
a traybak
food:arctic-roll
^ layer
until tomorrow
knif do
decorat
~decorat
with chocolat
i drizzl
drizzl chocolat
put icing
icing on
^ dust
with icing
in chocolat
melt chocolat
to ice
itll
~itll
food:sprinkles
girl
~girl
and pink
on her
the shortbread
but look
frost
~frost
thi thing
biscuit with
o
~o
would ye
bit o
dip in
icing over
it plain
soft underneath
why let
lid sank
undersid
~undersid
stew under
^ wait
was in
pastry on
slid in
look lovely
its grey
and slimy
filling
~filling
dinner at
seven and
the filling
boil hot
hot can
melt off
edg of
dish befor
pot pie
hav tae
it must
steak and
befor top
and leek
what differenc
differenc do
mad pastry
or it
not ready
roll how
fit the
join two
piec of
of pastry
pastry crack
not big
short of
shrank
~shrank
right back
trimming
~trimming
sid do
i patch
patch it
the trimming
stor
wid
~stor
~wid
^ stor
mm
~mm
the block
wrap
~wrap
just stretch
stretch it
bread pudd
is float
pudd went
40
~40
^ panetton
bun instead
do bread
pudd need
a water
water bath
in custard
pudd is
^ eggy
liquid in
^ scrambl
its had
had its
its tim
still milk
the corner
bob
boat
~bob
~boat
keep bob
and watery
cut every
slop
~slop
top brown
and underneath
long mor
~n
pudd how
ruin now
its split
split or
custard or
has not
not set
hasnt set
after thre
collect
~collect
pot are
still runny
custard wont
wont firm
posset
~posset
^ cornflour
mouss is
is runny
four hour
i could
drink it
food:angel-delight
theyr com
com at
my mouss
it thicken
weepy
~weepy
chocolat mouss
custard thick
thick as
food:toffee
again or
do freez
or mak
bak thi
as muffin
muffin cupcak
cupcak or
muffin from
cak into
loaf recip
recip into
fairy cak
for school
school and
recip for
tin but
of banana
that fill
for thirty
it flat
big tin
and cut
cut squar
cant wait
thought of
thi as
do as
as wee
and tim
work or
be dry
tim that
that chang
the temperatur
pancak cam
flat lik
fluffy
~fluffy
didnt ris
stay pal
are heavy
no ris
ris in
~anaemic
the fluffy
fluffy american
mat
lik beer
until it
was silky
they wont
go grey
born
~born
cupboard sinc
hotcak
heck
~heck
too thin
food:buttermilk
^ buttermilk
tim did
pan not
not hot
fix the
thick or
thicken without
without gluten
^ thicken
fre whit
^ roux
without wheat
gf
~gf
^ gf
^ coeliac
coeliac guest
so no
^ arrowroot
arrowroot or
which starch
sauc without
food:potato-starch
slak
~slak
^ slak
potato starch
starch with
with cold
roux for
thickener
wheat flour
for sauc
per litr
friend cant
^ alway
sauc the
now ive
gravy for
cant do
wheat what
food:rice-flour
food:tapioca
ric flour
her how
~frogspawn
yellow powder
slurry
~slurry
recommend
~recommend
for thick
of wheat
what you
you recommend
besan or
for macaroni
^ casserol
that dont
dont go
vegetarian
~vegetarian
hid in
in food
hidden
~hidden
^ hidden
sauc vegetarian
food:gelatine
food:rennet
for vegetarian
eat chees
chees with
ther fish
^ veggi
which ingredient
me up
a vegetarian
with beef
beef fat
food:suet
^ suet
pastry for
for veggy
past with
^ jelly
animal
~animal
in ingredient
niec
~niec
my niec
doesnt eat
eat meat
on everyth
said that
food:trifle
^ had
and she
the trifl
the jelly
did a
a lovely
risotto and
and grat
that italian
out ther
print
~print
on saturday
what stuff
pur veg
^ vegetarian
can she
she eat
the menu
menu for
meat eater
anyth in
^ surely
they eat
^ she
eat egg
egg so
without meat
and honey
is bread
food
secretly
which food
food secretly
hav milk
is puff
hav egg
food:quorn
vegan friend
com what
on packet
with fish
product
~product
contain milk
plant
~plant
~trap
^ plant
plant bas
crisp are
girlfriend
realis
~girlfriend
~realis
vegan and
realis ther
the flip
food:milk-powder
think it
fin then
she said
thought that
that was
whol point
glaz the
bun with
with egg
and puff
a vegan
what food
guest what
what thing
and win
for vegan
it count
count or
isnt vegetarian
good enough
mak mash
mash sauc
pudd without
without dairy
fre mash
without milk
creamy soup
no dairy
^ lactos
lactos fre
pudd for
a guest
bechamel with
if not
with soya
intolerant
~intolerant
lactos intolerant
com for
for sunday
sunday lunch
milk no
without cream
hiv
~hiv
hiv from
doing a
roast with
try the
custard with
with almond
almond and
never thicken
milkless
~milkless
neither
nor
~neither
~nor
^ non
mash what
allergy in
pud
~pud
a ric
ric pud
food:plant-milk
sauc which
plant milk
will any
use water
i bind
and meatball
meatball without
egg fre
^ stuff
a bean
not egg
food:nut-roast
nut roast
someon allergic
binder
~binder
food:linseed
eggless
~eggless
^ eggless
^ hold
my bean
egg left
two pound
pound of
the sweetcorn
brok up
som potato
it together
alway put
burger is
cutlet
~cutlet
^ without
bind the
break in
anyth to
even need
need an
they fall
bak without
nut fre
fre bak
of almond
almond in
food:frangipane
mad of
of nut
sal
~sal
bak sal
food:hazelnut
almond flour
class
~class
class is
so noth
nut and
has #
grandson
a bakewell
hav any
ive run
of ground
^ sub
sub for
almond meal
forbidden
child
~forbidden
~child
is forbidden
forbidden for
what flour
owt
~owt
els in
cak without
of walnut
and add
that count
halal
~halal
cook without
^ halal
dinner for
do alcohol
alcohol cook
cook off
muslim
~muslim
win for
^ gelatin
drinker
~drinker
brandy in
non drinker
children
~children
can children
with win
win in
muslim neighbour
neighbour are
pregnant
~pregnant
the brandy
for non
substitut in
burn off
no beer
colleagu
~colleagu
muslim and
minut but
but my
recovery
~recovery
in recovery
recovery so
and he
doesnt tak
a glass
glass of
cook win
guest which
which meat
which thing
for peopl
who dont
evaporat
~evaporat
chees are
low in
intoleranc
~intoleranc
lactos intoleranc
^ yogurt
yogurt for
for lactos
upset
~upset
milk sugar
tummy
~tummy
milk saf
food:brie
~sensitiv
^ bri
cheddar ok
are fin
a pizza
a mat
do mozzarella
she
tablet
sh
~tablet
~sh
^ sh
begin with
food:ricotta
~him
and ricotta
food:gouda
me off
yesterday but
do how
on toast
is halloumi
butter a
well or
adapt
~adapt
a pregnant
pregnant guest
pregnant friend
^ pregnant
for dinner
pregnancy
~pregnancy
^ pregnancy
pregnancy saf
for pregnant
expect
~expect
when expect
food:sushi
woman
~woman
pregnant woman
expect what
what starter
giv her
a mum
mum to
baby
~baby
^ baby
food:tiramisu
^ expect
friend can
she hav
hav my
^ saf
dinner party
visitor
~visitor
which fish
may a
not to
runny egg
whil pregnant
food:pate
food:blue-cheese
month
rar
~month
~rar
fiv month
month gon
gon and
ive already
somebody with
a baby
the way
way i
and sh
just told
sh expect
after
raw egg
for after
after and
i should
lady
~lady
what cant
pregnant lady
eat on
steak for
how cook
food:soft-cheese
soft chees
small bit
rar meat
meal for
with different
different diet
and meat
one dish
dish for
for everyon
coeliac and
and vegan
vegan at
^ build
build your
your own
shar
~shar
meat one
vegan what
we all
veggi and
sort
^ fussy
crowd with
a bas
bas and
and split
potluck
~potluck
^ potluck
can eat
dinner without
^ eight
com and
chicken help
host
a do
someon els
means:ill
sick
~means:ill
~sick
im sick
sick of
every night
my hous
^ taco
chilli for
bar for
the diet
contact
~contact
avoid cross
cross contact
careful
how careful
^ prepar
food for
for allergic
^ allergy
allergy friend
to dinner
dinner how
need separat
for allergy
is wip
wip the
an allergic
nephew
epipen
~nephew
~epipen
allergy and
the peanut
butter jar
trac
~trac
^ trac
my wooden
spoon for
^ whos
cook first
after nut
kill the
^ separat
board for
^ clean
food:peanut
hospital
~hospital
mum say
of peanut
on that
with one
one spoon
sh allergic
got an
an open
do her
chip in
sam oil
eat how
cookin
~cookin
the wee
what dae
dae i
toaster
~toaster
^ sam
sam toaster
sesam allergy
cut board
board after
is soap
just pick
pick the
^ doesnt
kitchen rul
celiac
~celiac
for celiac
celiac friend
~contamination
cross contamination
food:gluten-free-pasta
fre pasta
pasta cook
sam water
water ok
oat ok
a crumb
what must
for gluten
wooden board
crumb in
^ shar
kitchen for
poison
brother
~poison
~brother
my brother
spoon and
brought
~brought
own water
ok if
he has
the gluten
over what
to scrub
fish for
really that
i read
a label
label for
to read
an allergen
^ may
may contain
bold
~bold
^ bold
^ ingredient
ingredient in
in bold
look for
lin on
warn
~warn
bread without
^ allergen
bold typ
^ list
list of
^ spot
he
stood in
jar and
hes allergic
seriously
~seriously
say may
packet say
she has
languag
~languag
in another
ingredient list
which word
wher
say if
celery how
an indian
factory
~factory
food:gluten-free-plain-flour
fre flour
cak recip
is gritty
gritty and
food:xanthan-gum
xanthan gum
coeliac friend
fre pastry
pastry keep
rest the
minus
~minus
and her
never don
bag instead
of normal
sam weight
pick them
usual
~usual
batter look
than usual
from flour
flour can
hav in
in cooky
mak cak
wiout
yorkshir pudding
pudding and
gum
~gum
need that
stuff or
swap or
vegan spong
victoria
~victoria
what replac
food:soya-drink
^ vinegar
and soya
soya milk
food:vegan-cake
vegan cak
with which
which block
^ aquafaba
spong recip
egg no
to milk
tea and
only ever
milk just
just oil
still get
mash banana
it lift
you cant
measurement
~measurement
eggless cak
pleas tell
a child
^ cupcak
cupcak with
vinegar how
it ris
ris at
doctor
~doctor
^ doctor
doctor say
say cut
down on
on salt
sodium
~sodium
low sodium
sodium dinner
blood
~blood
^ high
blood pressur
i season
without salt
is low
salt substitut
of salt
salt a
weak
~weak
so cut
^ blood
bland without
^ flavour
no salt
doctor told
told my
he say
much was
in stock
and soy
sauc what
had his
my cook
wean
~wean
it but
soup tast
a person
mom
tast o
salt what
fry with
bacon and
food:sea-salt
is sea
sea salt
lo salt
salt any
diabet
~diabet
diabetic what
friendly
~friendly
^ diabetic
is pasta
^ carb
carb in
thi how
spik
~spik
without sugar
a diabetic
diabetic guest
for diabetic
1
~1
diabetic hav
thi ok
dinner idea
^ portion
hear
~hear
no potato
potato no
can he
he eat
~insulin
sh on
just been
been told
my blood
put on
who has
~patient
person with
curry and
fodmap
~fodmap
without onion
and garlic
low fodmap
ibs
~ibs
^ ibs
no garlic
no onion
bas without
stomach
ach
~stomach
~ach
^ asafoetida
is garlic
ok on
jain
~jain
^ jain
fry first
food:onion-powder
onion powder
^ allergic
cramp
~cramp
she com
cramp from
anyth with
with onion
onion in
every recip
recip start
my gut
said no
jain friend
hav onion
stand the
tast flat
pyaz
~pyaz
onion not
bolognes for
peopl hav
the scallion
kosher
hindu
sikh
~kosher
~hindu
~sikh
^ kosher
dinner what
jewish
~jewish
in cream
cream sauc
eat beef
beef what
is gelatin
a hindu
food:shellfish
^ shellfish
shellfish and
keep kosher
at my
jewish guest
food:roast-beef-slice
^ our
roast beef
invit
~invit
^ invit
food:chicken-pie
i plan
a creamy
chicken pie
foot
~foot
put my
my foot
eat together
know
he hav
prawn curry
curry for
safest
~safest
the safest
sam rul
a dish
or put
mor protein
calory
~calory
calory in
creamy curry
gym
~gym
mor fill
the gym
high protein
thi recip
a diet
^ lighter
with veg
and lentil
a chicken
less fat
fat but
still tasty
the calory
sam tast
bulk out
thousand
~thousand
diet and
lasagn is
want forty
forty gram
of protein
wedd
~wedd
to los
los a
the wedd
still want
want curry
someth less
that wont
gross
~gross
not gross
in pasta
lighter than
fatten
~fatten
with lentil
lentil in
in to
milk not
a smaller
i feed
feed a
or toddler
wer
the baby
baby eat
eat what
what wer
wer hav
tak a
a portion
portion out
out befor
^ wean
with family
family dinner
one year
year old
old eat
eat our
# month
month old
as us
led
~led
baby led
our
for baby
baby how
do we
what age
my baby
baby is
a ten
ten month
my one
old hav
hav som
a tast
toddler eat
eat raw
hav thi
baby portion
from dinner
^ seven
seven month
mak stew
stew and
eight month
old is
visitor said
already put
cub in
^ sick
of doing
baby hav
what we
child is
he can
eat from
bairn
hae
~bairn
~hae
the bairn
o thi
spaghetti bolognes
marinad and
mild for
for children
the littl
children and
wont eat
eat anyth
plain version
fussy eater
tak som
spic go
^ children
on thing
too spicy
spicy for
youngest
~youngest
not mak
a really
really hot
plan and
a four
four year
wed
~wed
want plain
wed lik
man
~man
^ already
we get
dial
~dial
down for
mirchi
~mirchi
eat so
sam dish
and oliv
sam pan
thai green
medicin
condition
~medicin
~condition
pressur tablet
someon on
on blood
warfarin
~warfarin
with warfarin
food:grapefruit
statin
~statin
with statin
with kidney
is on
blood thinner
clash
~clash
clash with
cholesterol
gout
~gout
antidepressant
~antidepressant
fin with
attack
~attack
a heart
heart attack
thi with
pill
~pill
husband on
sodium salt
youv
~youv
my heart
permit
~permit
for pressur
food:hard-cheese
any troubl
me if
danger
~danger
my toddler
is eat
chok
~chok
small child
chok on
cherry ston
fish bon
bit do
tak out
whol oliv
bay leaf
leaf in
hazard
~hazard
^ chok
chok hazard
food:grape
^ grap
cut how
^ swallow
swallow a
a cherry
nursery
~nursery
a fish
for nursery
kid and
ive miss
miss a
appl pip
somebody told
whol nut
party and
eggshell
~eggshell
eggshell in
pit
~pit
pit in
eat grap
must cut
^ plum
plum crumbl
to ston
salmon for
a one
seed just
thigh are
chicken don
are ready
internal
~internal
^ internal
internal temp
for chicken
chicken drumstick
whit on
but is
the thigh
68
~68
# degre
chicken piec
^ thermometer
thigh how
many degre
chicken cook
a thermometer
chicken strip
in drumstick
pinkish
~pinkish
juic still
still pinkish
~ill
jelly lik
food:chocolate-truffle
trust
~trust
is golden
after eight
dont trust
trust it
sawdust
~sawdust
~salmonella
alway cook
it till
of pink
bon on
what number
im after
after for
in fahrenheit
fully
fully don
chicken it
whit outsid
outsid insid
means:air fryer
~means:air fryer
air fryer
or fry
food:chicken-kiev
is slightly
my whol
whol chicken
roast tim
# #
check a
the thermometer
^ bird
bird is
# kilo
kilo how
juic are
pinkish in
my roast
prob
~prob
stick the
the prob
prob in
bird how
^ sunday
sunday chicken
tim per
per kilo
breast is
brown but
ther blood
nearly two
two and
half kilo
rosy
~rosy
pok it
bit rosy
dar
~dar
i dar
i pull
pull my
chicken what
what temp
temp in
otg
~otg
in otg
hoo
lang
~hoo
~lang
^ hoo
hoo lang
spatchcock
~spatchcock
^ spatchcock
can chicken
stuff
6
~6
lemon and
the pop
is turkey
a turkey
turkey cook
^ christmas
turkey crown
food:turkey-breast
bird ready
ready on
on christmas
christmas day
the turkey
crown
~crown
bon what
what tim
the crown
monster
if thi
seventy fiv
juic cam
pink and
ive alway
alway thought
read it
big turkey
turkey how
joint with
with stuff
minut a
bit pink
minc burger
meatball are
food:meatloaf
be brown
long each
no pink
kid hav
hav eaten
eaten half
bbq
~bbq
^ bbq
are black
black outsid
the bolognes
meat went
grey not
brown is
hamburger meat
burger on
kofta on
on skewer
any pink
rar steak
rar burger
when are
sausag brown
sausag are
sausag pink
pink in
sausag look
banger brown
temperatur in
but raw
ready when
bet
~bet
not don
barbecu and
^ don
want longer
longer than
barbi
~barbi
no mor
hol do
in good
to prick
or boil
do pork
pork loin
internal temperatur
my pork
fillet cook
pork tenderloin
tell pork
pork is
still a
littl pink
check the
or raw
^ tenderloin
^ crackl
pink pork
granny
juicy
~granny
~juicy
^ granny
was grey
blush
~blush
the fillet
blush in
but what
food:plaice
chop went
lik sho
belly
~belly
^ belly
tender or
pull a
a pork
pig
~pig
roast pork
steak on
gammon and
still soft
gammon joint
ham need
^ lardon
long per
^ see
are smok
do boil
a prob
gammon how
the ham
nobody told
me the
on thes
still whit
a ham
and cant
right through
kid lik
it crisp
keep com
~irish
steak with
for carbonara
they ready
eat bacon
for medium
medium rar
when my
^ well
well don
don steak
pok test
for steak
^ rump
steak rar
be pink
steak how
who want
it well
from raw
with noth
paid
~paid
^ paid
paid a
fortun for
a ribey
to ruin
he want
she want
thick one
is medium
for be
food:cooking-sauce
peppercorn sauc
is roast
beef don
beef per
^ topsid
^ rib
rib of
joint pink
^ rar
prob read
5
kg
~5
~kg
sunday joint
joint of
# kg
bleed
~bleed
joint is
is bleed
bleed on
board is
^ silversid
don or
the joint
pink but
it reach
^ joint
bloody in
rib and
it pink
thermometer say
know whether
to whip
whip it
out grey
grey all
everyon at
prim rib
whol for
a joint
lamb don
leg of
lamb chop
my lamb
lamb pink
pink enough
^ slow
slow roast
roast lamb
pink lamb
lamb what
shank
not fall
easter
~easter
^ easter
easter leg
of mutton
^ cutlet
my in
red near
the dic
pink do
roll and
and stuff
shoulder is
when they
int
~int
pink ok
beef is
meat tender
still chewy
brais beef
beef shin
casserol meat
tough after
# hour
pull beef
or dic
boot
~boot
hour in
tough as
as boot
food:oxtail
oxtail how
lamb is
band
~band
rubber band
lunchtim
~lunchtim
sinc lunchtim
drier
~drier
thought id
id bought
guest in
thirty minut
gon past
mutton is
meat of
becom soft
lamb shank
heat do
it faster
food:goose
is duck
duck or
food:duck-breast
duck breast
breast pink
cook duck
duck leg
roast duck
crispy duck
when ready
skin not
duck is
^ goos
its swim
crisp but
but insid
insid its
for pancak
it shred
leg in
food:poultry
or lik
cook salmon
salmon fillet
fillet in
oven tim
^ cod
food:sea-bass
^ sea
sea bass
translucent
~translucent
^ translucent
fish flak
whit gunk
gunk ooz
fish has
gon milky
for cod
salmon raw
^ flak
and lik
jelly in
overdo
~overdo
overdo it
or gon
gon too
food:trout
whol trout
trout in
in foil
in frozen
food:white-fish
tilapia or
fish curry
curry when
food:tuna
food:monkfish
tuna steak
steak or
bass skin
skin sid
sid down
down how
just hot
are prawn
do prawn
prawn still
^ shrimp
king prawn
curry how
prawn gon
^ using
cook prawn
prawn do
ready cook
prawn for
and rubbery
shrunk
~shrunk
my prawn
went rubbery
pink yet
grey bit
king
one how
glassy
~glassy
gon pink
thick end
still glassy
bounc
~bounc
now they
already pink
everybody
~everybody
food poison
with thes
jhinga
~jhinga
^ jhinga
is blu
the pink
one already
food:squid
food:crab
food:lobster
^ squid
^ calamari
^ lobster
lobster how
tender when
red is
for dress
food:breaded-squid
fryer tim
tyr
~tyr
mend
bik
~mend
~bik
squid ring
a bik
to kill
kill them
the lobster
glassy is
a pound
pound and
squid is
one minut
for whol
it tru
soft boil
boil egg
hard boil
dippy
~dippy
^ dippy
egg tim
jammy
~jammy
my boil
egg don
soldier
~soldier
yolk how
snot
~snot
alway get
a rubber
never in
in between
track
~track
lost track
need them
for sandwich
timing
~timing
shell crack
for soft
fur
~fur
egg boil
food:scotch-egg
scotch egg
water with
heat off
runny on
egg when
^ over
egg has
jiggl
~jiggl
jiggl is
^ runny
wet or
whit how
one out
early i
weep water
the toast
partner
~partner
^ partner
lac
~lac
long after
a slightly
my quich
^ quich
spanish omelett
quich fill
is sloppy
wobbl in
^ flan
fill still
still slosh
top still
still wobbl
that set
centr set
out over
tim min
min end
with hol
^ omelett
omelett is
liquid how
thing is
don if
it jiggl
food:quiche-lorraine
lorrain in
deep tin
tin minut
it firm
up as
cak don
skewer com
out wet
toothpick
~toothpick
^ toothpick
skewer has
crumb on
spring back
look wet
full tim
back when
bread don
it wobbl
when open
toothpick com
out sticky
insid raw
^ stuck
stuck a
out gooey
timer gon
look pal
i trust
or my
its nearly
black on
com away
tell when
cak bak
bak through
is new
dye know
in if
out clean
still gooey
they raw
wet insid
crackly on
wobbl lik
browny are
bak chocolat
25
~25
a clean
they com
look the
you know
well cook
hes still
with cream
doubl in
big roast
set when
when theyr
them back
scon how
muffin and
the biscuit
flapjack still
soft when
cooky look
what colour
colour should
bend
~bend
they bend
lift them
look raw
~puffy
brown on
aunty
~aunty
whit lik
lik my
out so
they stay
they must
be hard
scon be
men
^ gingerbread
gingerbread men
them brown
be golden
^ tap
tap the
# loaf
bak tim
food:flatbread
^ flatbread
raw bit
are pal
knock
~knock
^ doughy
crust dark
dark insid
lik chew
sound
drum
~sound
~drum
^ sound
sound lik
are whit
ken
~ken
dye ken
ken when
lidd
~lidd
a lidd
lidd pot
again tomorrow
know my
it doubl
in siz
second prov
windowpan
~windowpan
^ windowpan
windowpan test
knead enough
dough get
hasnt chang
dent
~dent
overproof
~overproof
and collaps
sit two
freez kitchen
just stay
stay ther
i lost
doubl but
fridg overnight
proof
~proof
becom doubl
doubl or
no how
to see
pizza ball
to stretch
went too
when has
^ crem
crem anglais
food:creme-brulee
^ crèm
crèm brûlé
my custard
custard is
anglais
^ anglais
been stir
lik milk
steam a
my finger
is easy
thick enough
^ ice
cream bas
bas what
custard for
a trifl
gon far
when cold
a cheesecak
cheesecak still
bak cheesecak
cheesecak is
cheesecak jiggl
new york
york cheesecak
set in
nudg
~nudg
i nudg
nudg it
within
~within
^ basqu
basqu cheesecak
it after
no bak
cheesecak how
to firm
york
~york
shiver
~shiver
canyon
~canyon
till firm
a canyon
middl lik
slight
~slight
a slight
slight wobbl
wobbl how
is slight
jiggly
~jiggly
jiggly should
cheesecak be
a jelly
it set
pavlova don
meringu sticky
^ stiff
stiff peak
peak how
the pavlova
meringu is
how stiff
stiff befor
nest
~nest
kiss
tacky
~tacky
wont let
it whit
shell and
today and
bead
overbak
~overbak
crack all
and syrup
don its
mor tim
^ wee
meringu for
for eton
eton mess
pavlova for
sinc two
al
~al
is al
al dent
food:filled-pasta
the penn
pasta has
out early
noodl still
how chewy
chewy is
whit dot
dot in
eleven
~eleven
say eleven
that any
hard insid
^ itll
cook mor
lost count
count of
i tast
tast for
firm is
spaghetti for
be good
when pasta
^ ravioli
ravioli and
crunchy in
is ric
do ric
ric how
for ric
hard centr
ric not
not quit
the risotto
grain hard
gon but
^ mushy
mushy or
water boil
boil off
still bit
^ burn
ive never
risotto how
just wait
and noodl
quinoa cook
bulgur wheat
^ polenta
noodl soak
tail
~tail
fluff
~fluff
pour hot
the quinoa
^ cous
dry in
soak or
for stir
to drain
chewy right
lik ric
chickpea and
and bean
cook lentil
chickpea still
hard after
food:red-lentil
red lentil
food:puy-lentil
^ puy
puy lentil
dry bean
after soak
food:split-pea
^ split
split pea
soft should
dal still
still grainy
bean still
after all
that tim
lentil are
bean boil
all night
night and
red one
i going
be ill
wer fin
skin are
are float
off but
chalky insid
whistl
~whistl
^ rajma
rajma is
eat one
lentil for
salad when
^ homemad
are tin
do salt
potato don
^ jacket
jacket potato
mash when
potato be
knif test
15
~15
potato still
until they
you mean
fork go
^ roasty
roasty crisp
soften in
knif slid
food:turnip
water when
its solid
till i
drain them
fork tender
aloo
~aloo
^ aloo
the tatty
^ dauphinois
dauphinois when
i squash
butternut squash
^ root
beet how
long until
^ swed
are crunchy
beetroot has
hour how
check without
180
~180
small and
still not
oven at
carrot for
for soup
food:pumpkin
food:celeriac
^ celeriac
celeriac and
a carrot
or when
boil broccoli
bean tim
asparagus how
spinach wilt
^ brussels
brussels sprout
steam veg
veg minut
bean to
broccoli is
is tender
squeaky
~squeaky
^ crunch
no crunch
squeak
~squeak
i blanch
the kal
lik leather
spinach in
cook if
to steam
steam green
bean so
^ bhindi
or palak
cabbag is
food:tenderstem-broccoli
^ tenderstem
^ sprout
green the
the sign
caramelis
~caramelis
translucent what
^ caramelis
onion how
^ sweat
onion until
onion still
blond
~blond
are stick
and going
in spot
onion soup
whit after
brown just
at edg
soon and
for burger
them raw
i hurry
mean how
how dark
be how
brown for
for gravy
^ french
french onion
soup how
i after
as brown
are mushroom
mediterranean
~mediterranean
^ mediterranean
mediterranean veg
fungi
~fungi
blacken
~blacken
^ blacken
^ marrow
lak
~lak
a lak
my eggplant
i bit
bit it
pepper are
are limp
them ten
baingan
~baingan
^ baingan
ratatouill
~ratatouill
^ ratatouill
is each
bit don
moussaka layer
till when
and tomato
past when
tomato pure
golden or
^ spic
spic smell
smell burnt
burnt or
garlic go
toast the
the cumin
spic look
garlic brown
opener
~opener
ten second
tin opener
dusty
~dusty
tast dusty
didnt cook
long enough
^ pure
that ready
sauc tast
i rush
thi bit
saut
~saut
^ harissa
or curry
stag of
and caramel
soft ball
hard crack
without thermometer
food:fudge
^ fudg
^ toffe
what degre
degre for
for fudg
a sugar
sugar thermometer
darker
^ caramel
caramel colour
lik honey
honey or
^ brittl
boil sugar
smoky and
fudg wont
set i
stop too
of cold
110
nothing
~nothing
its stuck
stuck at
# for
nothing happen
mean which
amber
~amber
food:honeycomb
^ honeycomb
temperatur befor
by colour
wrinkl
~wrinkl
jam is
jam still
runny after
cold plat
freezer how
strawberry jam
lik syrup
degre is
stop boil
the marmalad
to pot
draw a
on plat
for forty
it slid
plat lik
jar are
full and
gon thick
i pass
havent a
seem to
go what
my jelly
for jam
its cold
pie don
soggy bottom
blind
~blind
^ blind
blind bak
bak how
pie hot
hot in
parcel
~parcel
filo parcel
bubbl is
pie ready
golden enough
raw underneath
pal bottom
bottom crust
wet bas
when cut
bas is
still floury
meat insid
dish how
minut until
food:beef-pie
steak pie
~slit
top golden
gratin and
and pasta
bak don
the moussaka
^ cottag
hot through
edg is
knif go
to wobbl
wobbl on
sauc be
knif through
middl cold
potato hard
top burnt
dug
from frozen
one ive
clu how
moussaka swim
are her
her its
and bubbl
bak ziti
i see
see the
been an
^ mac
bubbl enough
i test
it rest
and yorkshir
^ waffl
^ crêp
brown enough
the flatbread
look dry
it tim
yorky
~yorky
^ yorky
dont open
^ chapati
its burnt
yorkshir and
^ naan
spot on
sid how
long on
or bubbl
it when
when dae
versus
~versus
scotch pancak
you turn
or gravy
gravy thick
a whit
reduc by
half how
consistency
~consistency
is stock
stock reduc
reduc enough
curry or
soupy
~soupy
be thi
thi thin
what consistency
runny is
napp
~napp
^ napp
of spoon
away and
add flour
raw dough
look right
set solid
cornflour in
thin again
lasagn how
just right
or befor
whip enough
soft peak
whit peak
a lin
lin is
^ thre
thre minut
minut with
mixer and
hold its
to butter
tip flop
stiff enough
its grainy
and yellow
after fiv
firm or
look a
to drop
whit soft
~roulad
pavlova top
^ trifl
layer how
food:clam
mussel and
and clam
minut do
do mussel
^ mussel
open do
^ clam
vongol when
the mussel
to open
^ moul
win with
on tim
mussel in
and leathery
open one
one first
shell not
not open
shut one
^ shak
shak the
wont open
only half
mean theyr
theyr cook
tim with
im terrify
^ dye
in whit
forc
~forc
i forc
clos one
one that
was open
open befor
food:dumpling-mix
suet dumpling
stew how
^ gyoza
wonton float
float when
food:bao-bun
the dumpling
food:matzo
matzo ball
^ pierogi
suet ball
^ wonton
gon flat
and chalky
the dumpl
in soup
food:pulled-pork
pull pork
rib not
^ pull
wont shred
^ brisket
food:pork-rib
baby back
back rib
rib in
for hour
read #
# but
the rib
foil for
pull the
an ordinary
stall
~stall
thermometer said
the fork
rib the
bon is
at fiv
butt
~butt
pork butt
don what
fall from
eight hour
for pork
just turn
dark but
don insid
the deep
deep fryer
oil temperatur
drop what
^ drumstick
when lift
was pink
cold insid
do and
drop in
heat so
are off
they float
chip at
or chicken
chicken #
# when
and veg
i finish
a custard
or pumpkin
^ tart
lemon tart
tart set
egg custard
custard tart
^ bakewell
^ pumpkin
pumpkin pie
treacl tart
food:pecan-pie
^ pecan
pecan pie
liquid centr
set as
clafouti
~clafouti
of tart
fill runny
trembl
given
~trembl
~given
ive given
must hav
bit brown
pastry going
going dark
portugues
blister
~blister
of lemon
cobbler don
appl under
top pal
^ rhubarb
fruit soft
dough raw
^ crisp
raw flour
fruit is
after forty
my guest
juic is
peach cobbler
cobbler with
bubbl over
homemad pizza
pizza at
oven be
pan pizza
^ calzon
deep pan
pizza don
bas in
chees brown
crust pal
^ hom
hom oven
sock
~sock
lift a
wet sock
say ten
heat a
^ bas
pan in
chees enough
polenta cook
^ steel
steel cut
cut oat
^ grit
lumpy or
spoon stand
hour of
^ pudding
pudding in
oven two
lik normal
theyr hard
its spit
spit at
^ kheer
food:artichoke
corn on
the cob
artichok leaf
leaf pull
pull out
fennel still
crunchy after
roast cauliflower
cauliflower steak
~braai
the braai
cob
~cob
brown edg
my cauliflower
knif wont
mash and
i grill
gobi
~gobi
and gobi
artichok how
know it
food:tartare-sauce
or roast
roast do
want cook
cook at
cauliflower with
cauli
~cauli
still has
and tofu
out water
do tofu
tofu need
on every
tofu how
feta in
bean curd
water com
eraser
~eraser
fry tofu
tofu is
paneer how
saag
~saag
^ saag
eat thes
colour or
look pink
78
~78
insid but
or bacon
pink is
pink burger
burger saf
its #
^ prob
prob say
# still
still rosy
^ read
read hot
chicken saf
plac and
the burger
it read
a pink
believ
gadget
~believ
~gadget
^ who
who do
i believ
eye or
165
~165
^ say
pink can
temperatur is
color
~color
^ meatloaf
celery in
shouldnt i
a grey
grey ring
ring or
green yolk
yolk on
a boil
ring on
on egg
yolk went
sulphur
~sulphur
murky
~murky
peel them
mouldy
~mouldy
my littl
minut to
took a
that colour
anda
~anda
^ anda
boil but
yolk has
roon
grey instead
of yellow
salt kill
kill yeast
opposit
~opposit
and yeast
wonder
~wonder
straight on
yeast and
im wonder
wonder if
whol loaf
my recip
bowl and
car
~car
the machin
so who
i answer
answer the
door for
me for
salt on
remember the
work it
murder
~murder
kindly
~kindly
will salt
kindly tell
far from
^ focaccia
jug of
~harder
breadmaker
^ breadmaker
the sachet
mean to
to knock
knock back
back the
^ knock
back what
punch
~punch
air out
i knock
knock it
punch down
dough why
risen dough
dough how
how gently
flatten
~flatten
to flatten
say knock
to hit
hit it
spend
~spend
~afternoon
daft to
all afternoon
all out
squash
~squash
dough flat
but doesnt
the knock
shap it
had one
crust and
a friend
say i
over again
back or
brit
~brit
you brit
brit call
thump
~thump
i thump
is mean
dough do
punch it
^ ciabatta
i suppos
knuckl
~knuckl
has doubl
press the
hook
~hook
dough hook
bread ris
ris twic
will one
one ris
do dough
first ris
no way
thi dough
up two
oven onc
lik cricket
surely if
as its
its knead
knead and
giv you
final
~final
ferment or
the final
it ive
the tea
sufficient
are ask
for ris
ris two
two tim
one tim
bread must
grow up
just lik
^ sandwich
food:burger-bun
burger bun
shap and
froth the
or straight
warm milk
wait but
say add
flour which
which do
should hav
gon in
been stand
over thi
non in
a clu
bloom
~bloom
count the
water i
i bloom
bloom the
the total
dye hav
steep the
add in
or first
milk first
for doughnut
sugar to
autolys
~autolys
autolys and
why rest
befor knead
^ autolys
shaggy
~shaggy
water only
then wait
long is
shaggy dough
dough mean
leav for
a right
told to
to walk
salt seem
dough was
and lumpy
or someth
truth
~truth
knead is
and salt
i wasnt
moment
~moment
just start
the moment
moment the
mix and
and kept
what mean
^ okay
okay so
after it
benefit
~benefit
water stand
stand mixer
the hook
dough till
i stretch
fail
~fail
to hold
of dough
i feel
feel a
second i
a piec
elastic
~elastic
smooth and
the phon
thin lik
show what
stretch a
it mad
a sort
it good
window
~window
the window
can see
membran
na
~membran
teacher
~teacher
that thing
stretch the
and see
~kenwood
^ brioch
brioch dough
the kenwood
thin should
film or
^ knead
poolish
biga
~poolish
~biga
spong in
bread not
but im
mix a
a pinch
pinch of
with flour
of hol
yesterday and
bread today
the italian
dough that
and smell
mix should
bak when
optional
~optional
bread or
god
~god
the nam
a biga
is to
much yeast
flour milk
tangzhong
~tangzhong
is tangzhong
cook flour
flour roux
milk bread
went lumpy
flour has
hot past
now noth
for day
day is
trick with
fridg sinc
sinc last
solid can
sinc i
thing that
all week
pav
~pav
tang
~tang
you mak
first for
milk past
much flour
microwav for
oil
~oil
do ris
ris dough
oil bowl
for dough
cover dough
a dry
^ tea
cling film
dough need
left my
lightly
plonk
~lightly
~plonk
crust with
bit that
shap roll
over them
and sank
airtight
~airtight
hon
~hon
want oil
really hav
put oil
go over
dough ball
plat over
for greas
brioch in
batter meant
thin as
milk add
batter what
batter should
just run
milk hav
stop to
basically
~basically
is basically
soup now
boil water
pag
~pag
fritter mix
the pag
slosh about
say the
the consistency
consistency of
never really
toad
~toad
off lik
water round
flow
has becom
watery how
it correct
correct for
or runny
food:coffee
with hot
that com
water as
^ popover
mix in
a jug
soft drop
drop consistency
add milk
mary
talk
~mary
~talk
^ mary
mary berry
talk about
about how
off after
thre second
my fruit
world
~world
the world
a british
british cak
must fall
down wher
you check
drop or
pudd batter
^ rock
or be
banana loaf
a minut
or two
less than
undercook the
drain pasta
packet tim
youd
~youd
spaghetti out
though
~though
my pasta
bak alway
even though
though i
to sit
~chef
the chef
chef on
mov it
sauc whil
still got
it ther
again in
pan what
salad tomorrow
short for
for that
shy
oot
~oot
why half
boil pasta
not finish
^ penn
tuna bak
tim off
or less
or short
deep is
water got
got into
round it
carry a
tin full
the foil
under my
biscuit bas
put cold
springform
~springform
the springform
start bubbl
insid water
for pudd
thing in
crèm caramel
caramel in
a springform
wrap it
bar simmer
a blip
that look
^ shiver
shiver water
water mean
^ barely
a trembl
gentl
~gentl
^ gentl
gentl simmer
simmer or
just shiver
going lik
lowest
~lowest
second is
heard
~heard
never heard
heard of
tell them
ther steam
a wobbl
break is
smil
~smil
surfac of
you call
simmer and
you can
a simmer
stockpot
~stockpot
the word
word for
ragù
~ragù
poach salmon
pudd on
ham in
pan at
trembl what
start it
start for
kettl
~kettl
^ kettl
kettl water
which veg
veg start
ive boil
the kettl
spud and
said what
hard when
i drop
cover with
bring to
what chang
tater
drop my
pot boil
cauld
watter
~cauld
~watter
^ tatty
for boil
or together
bubbl or
tap water
kettl or
why brown
brown meat
meat first
seal in
^ seal
seal the
in juic
skip brown
say seal
ive heard
heard the
somebody els
say that
i wonder
wonder what
tak ten
minut can
to bubbl
hotpot
~hotpot
gran never
sear a
thing and
was lovely
lock
~lock
i sear
sear the
crockpot
~crockpot
the crockpot
colour the
brown befor
clos the
beef bourguignon
the cub
minc for
for chilli
brown in
thigh for
a casserol
blanquett
~blanquett
which first
to onion
bung the
two thing
be fry
drip
~drip
onion then
then garlic
alway has
brown speck
sav a
in in
garlic smell
don after
seen
~seen
indian cook
befor any
adrak
lehsun
~adrak
~lehsun
both are
garlic do
food:soffritto-mix
^ soffritto
onion first
and ginger
go first
crush
aglio
~crush
~olio
^ crush
a press
or slic
e olio
with two
two clov
do lemon
juic at
end why
in early
early or
add too
squeez in
the coriander
that tast
finish with
a squeez
squeez of
the basil
basil is
start and
bean are
the parsley
thought it
it would
to giv
the bay
leaf go
the dill
of vinegar
right at
thrown in
in right
yin
~yin
is off
off what
the reason
green leaf
you add
add lemon
last or
food:cream-of-chicken-soup
chicken soup
and lemon
lemon when
food:chimichurri
^ chimichurri
chimichurri or
food:sage
rosemary and
and sag
sag in
bean stew
of basil
with lim
lim and
onion as
salt onion
onion at
^ pinch
on onion
salt mak
add a
salt already
last thing
onion catch
catch at
would salt
salt help
salt them
theyr sit
brown onion
in their
cook on
salt at
it show
slic a
and wonder
they hit
hit the
the skillet
tru or
salt when
for biryani
slic or
sweat in
onion brown
with four
four chop
egg a
egg one
one at
alternat
~alternat
i dump
^ spoonful
spoonful of
each egg
slowly
~slowly
patienc
~patienc
bit by
by bit
danc
~danc
beaten egg
it tell
and end
end with
egg befor
next one
so why
addition
~addition
thegither
~thegither
no just
egg all
add egg
do all
^ madeira
madeira cak
velvet
~velvet
red velvet
gradually
~gradually
drip in
^ electric
hand whisk
temper egg
temper the
egg mean
egg straight
egg hot
hot liquid
what first
can find
im about
of hot
a ladl
ladl of
hot stuff
to whisk
whisk and
bowl still
sugar are
are in
one bowl
boil which
tip into
when im
hot cream
cream on
few bit
liquid with
egg can
egg lik
lik for
wi a
o the
lemony
~lemony
chicken broth
crèm
~crèm
milk over
velouté
~velouté
is amchur
any stand
dry mango
mango powder
powder what
no amchur
it sweet
never seen
pucker
~pucker
would tast
mango and
its mad
mad my
mouth pucker
thing on
the list
with mango
hasnt got
got any
squeez lemon
food:indian-pickle
food:tamarind-paste
lim pickl
and tamarind
it finish
~accord
book and
of mango
powder left
els to
to shak
that sour
they sprinkl
ah
~ham
~ah
at ham
can ah
ah use
use vinegar
anardana
is over
what even
even is
food:samosa
^ samosa
fill without
much lemon
aloo gobi
chaat
~chaat
tsp
# tsp
for tamarind
tamarind past
~sourness
^ paratha
stuff that
^ hing
smell awful
use what
much hing
hing is
open thi
stink of
f
~f
~s
s a
got it
reek
~reek
of hing
cant eat
friend said
hing in
tub is
i stor
stor it
whatll
~whatll
whatll do
do instead
finish can
thi word
for someth
^ sambar
what com
hing for
granul in
what amount
with mustard
buy it
is swed
a turnip
swed or
or turnip
and swed
swed what
whit turnip
a swed
as far
i knew
~doubt
thos littl
i doubt
doubt it
greengrocer
the greengrocer
thing with
nobody in
what other
through thi
deeper
~deeper
with potato
its bitter
cornish
~cornish
need someth
recip that
sold out
we call
is your
for burn
night is
up her
is from
besid it
squash for
swed in
a lamb
lamb stew
allspic sam
pie spic
for mix
cumin in
mix from
cobbl
~cobbl
ginger in
i cobbl
food:christmas-pudding
itd
~itd
i found
of garam
a christmas
christmas pudd
2019
~2019
england
~england
mov to
in every
back hom
in wher
spic hav
be eat
spic mean
all masala
which spic
cak instead
food:mince-pie
minc pie
cinnamon in
and bread
black treacl
treacl and
~blackstrap
is treacl
very bitter
lion
~lion
of treacl
are two
lion on
gingerbread is
tar
~tar
treacl for
its black
food:agave-syrup
sell
~sell
shop her
want both
ive one
bulg
~bulg
been open
i stand
grandma
~grandma
treacl is
look in
in shop
not find
is colour
or black
tbsp
~tbsp
for molasses
sticky toffe
toffe pudd
pudd and
dark syrup
^ boston
bean with
bonfir
toffe for
is suet
suet in
of suet
suet and
my american
as if
a box
box of
tim will
food:suet-pudding
atora
~atora
my vegetarian
daughter is
lead
~lead
heavy as
in someth
coeliac at
tabl is
suet is
dae ah
ah dae
is beef
only or
or plant
know thi
with frozen
for minc
dumpling with
with coconut
28
~28
or #
british tin
gram for
for tin
a no
# can
one can
ounc
~ounc
# ounc
ounc can
tin say
crush tomato
the ordinary
normal tin
tin for
hav load
and our
in tub
tub how
food:condensed-milk
condens milk
and their
a different
different siz
im cook
a us
the ounc
which of
ounc in
american one
a number
number #
of pea
ohio
~ohio
from ohio
my #
cousin
sent
oor
~cousin
~boston
~sent
~oor
sent a
can whit
^ ounc
425
~425
g tin
13
# ml
of tuna
of our
food:evaporated-milk
evaporat milk
milk from
which tin
are nigella
^ kalonji
kalonji is
black cumin
^ nigella
black onion
onion seed
seed what
littl black
shop has
bought black
i got
tiny black
my naan
naan and
what was
seed went
went bitter
them how
cur
bump
~bump
mix has
tv
~tv
is call
panch phoron
turkish
~turkish
with sesam
food:poppy-seed
poppy seed
or halloumi
food:shrimp-paste
is shrimp
shrimp past
rotten
~rotten
^ toast
the shrimp
food:sambal-oelek
tid
~tid
wrap in
in paper
whol flat
reek of
low tid
of fish
my flatmat
roast it
teaspoon is
past tub
shrimp and
availabl
~availabl
smell bad
throw or
soy bean
pin
~pin
no roll
roll pin
a roll
win bottl
bottl to
find my
my roll
^ flatten
flatten dough
dough by
roll pizza
pizza without
pin is
and heavy
bottl or
hand instead
without pin
or machin
tin can
my pin
a holiday
drawer and
a quich
the handl
^ student
student kitchen
half mad
own a
for mak
mak flat
hand or
or bottl
a drink
be better
electric whisk
i whisk
cream by
no electric
^ beat
beat butter
butter without
a mixer
thi by
hurt how
whisk by
electric mixer
^ mixer
beat whit
~beater
the hand
hav just
fork and
paddl
~paddl
an electric
no hav
machin for
whip the
cream with
hand is
balloon
~balloon
balloon whisk
doabl
~doabl
knead by
no blender
mak soup
soup smooth
a blender
a food
no stick
stick blender
hummus without
it rather
^ everything
my leek
hand blender
in smok
camp
~camp
i fancy
a dip
~nutribullet
grind
~grind
^ mixi
not work
work how
to grind
mixer for
and board
breadcrumb or
cheesecak bas
steamer
~steamer
no steamer
a steamer
veg no
no basket
a bamboo
bamboo steamer
a pudd
foil ball
bamboo basket
basket for
for steam
pudd steam
trivet
~trivet
i steam
steam fish
fish with
veg with
bun in
basket and
thi pan
got dumpling
only now
need two
a stockpot
lid wont
steamer basket
equipment
~equipment
plat and
fish on
plat in
them instead
which pan
pan should
^ saucepan
stick pan
pot for
nonstick
steel
~nonstick
~steel
^ cast
my first
a set
set of
reckon
~reckon
everyth boil
out i
i reckon
reckon its
black iron
sam one
whether i
the wid
for egg
which for
for risotto
a tall
aluminium
~aluminium
look after
on non
dishwasher
~dishwasher
the dishwasher
teflon
~teflon
teflon pan
oven saf
coat is
is peel
peel off
^ teflon
teflon scratch
replac it
spatula
~spatula
hot oven
bak on
on greas
a coat
coat pan
is high
^ dishwasher
at christmas
a metal
fish slic
shift
~shift
full heat
heat with
it smok
wavy
cold tap
tap and
~t
out can
a cloth
to bin
that wreck
season and
rusty
~rusty
my cast
with soap
^ season
a skillet
food stick
a griddl
griddl pan
re season
^ skillet
iron pan
sticky brown
le
~le
carbon
~carbon
^ carbon
carbon steel
steel pan
rust
~rust
lodg
~lodg
soak overnight
inherit
filthy
~inherit
^ inherit
inherit my
black pan
season it
dishwasher and
could cry
tomato thing
season my
rust how
fairy
~fairy
fairy liquid
^ griddl
ruin by
stainless
~stainless
my stainless
stainless steel
stain
~rainbow
~stain
is everyth
droplet
~droplet
water droplet
mark on
weld on
new steel
weld to
food:chicken-skin
chicken skin
set for
for our
preheat
~preheat
^ preheat
see if
half stay
that i
get off
keep egg
at bottom
pan fry
skin every
mor oil
mor heat
just me
need and
a kitchen
knif should
chef
a chef
chef knif
whetston
~whetston
^ whetston
for beginner
pull through
^ blunt
strok
~strok
or pull
nick
~nick
nick my
of fifteen
and use
use one
rod
~rod
cam in
which way
did it
back step
step is
~kinda
anymor
~anymor
knif no
dye put
mandolin
~mandolin
a mandolin
slicer
~slicer
^ mandolin
guard
~guard
the guard
glov
~glov
glov for
finger on
the slicer
v slicer
fingertip
~fingertip
^ fingertip
guard for
way of
of slic
slic my
my fingertip
^ nearly
took my
that cam
cam with
present
~present
its sit
trick to
board how
hurt me
dauphinois at
^ coleslaw
which set
which thermometer
a meat
meat thermometer
thermometer or
laser
~laser
thermometer for
oven thermometer
accurat
~accurat
prob accurat
infrar
gun
~infrar
~gun
infrar gun
dip the
for meat
^ dial
^ candy
and oil
min say
boil at
# so
on chicken
drop it
need one
battery
~battery
^ battery
calibrat
~calibrat
for sugar
do without
my microwav
^ convert
microwav tim
800
watt
~800
~watt
microwav is
# watt
power level
wattag
~wattag
microwav wattag
^ defrost
two portion
thi in
ready meal
show how
how strong
on medium
instruction
700
~instruction
~700
is min
longer or
50
~50
level #
900
~900
the dial
go round
doubl it
1000
~1000
# to
to #
micro oven
is say
650
~650
frozen lasagn
lasagn for
matter that
that much
her or
or ther
longer till
an air
^ air
food not
not crispy
preheat the
put foil
foil in
~cram
the chip
flew
~flew
blown
ninja
~blown
~ninja
^ ninja
soggy chip
~liner
me one
smok lik
with bacon
chang oven
spinach leaf
cant you
airfryer
~airfryer
^ airfryer
crisp in
food:chicken-nugget
or turn
small chicken
need any
oil at
a slow
cooker how
high or
too watery
^ crockpot
^ liquid
meat soft
crock
~crock
to sear
the crock
crock pot
high hour
slow cook
soup i
with stock
keep lift
plug
~plug
the plug
plug in
to work
back at
pot that
pork in
put frozen
frozen meat
no casserol
or its
oven stew
stew without
lid miss
which dish
dish can
hob and
tin as
lid what
els would
casserol wont
substitut for
^ tagin
tagin pot
no lid
liquid vanish
smash
~smash
^ smash
big pot
is glass
cant go
it cant
i seal
seal it
use if
if no
two pan
under foil
foil or
parchment paper
paper what
^ substitut
of greaseproof
wax
~wax
wax paper
no foil
foil to
wrapper
~wrapper
butter wrapper
silicon
~silicon
^ silicon
fish without
of parchment
tinfoil
~tinfoil
dish without
^ nae
dough cover
to greas
printer
~printer
2lb
~2lb
tin in
9x13
~9x13
swiss
~swiss
swiss roll
900g
~900g
dish do
as #
volum of
tin siz
lb
~lb
# lb
^ nin
9
~9
recip american
american and
set up
up from
23
~23
one pound
26
many inch
muffin tin
a hol
^ swiss
induction
~induction
work on
an induction
induction hob
for induction
beep
~beep
^ induction
magnet
~magnet
^ magnet
magnet test
for pan
on induction
hob turn
error
~error
wont heat
heat my
my saucepan
copper
~copper
moka
~moka
moka pot
is induction
buzz
~buzz
ceramic
~ceramic
cooker in
a u
got my
pan good
iron on
pot or
wok on
hob that
pestl
~pestl
no colander
no siev
mortar
~mortar
zester
~zester
no zester
a wok
colander how
^ strain
spic with
no mortar
^ shred
shred chees
fry without
in fry
min a
i crush
crush seed
plastic bag
of parmesan
a blunt
pour boil
spaghetti with
to strain
through but
is miss
microplan
~microplan
or ginger
ginger with
no microplan
no pip
pip bag
^ pip
pip icing
freezer bag
writ
happy
~writ
~happy
^ writ
happy birthday
a pip
round cutter
bristl
~bristl
nozzl
~nozzl
icing without
sandwich bag
the round
are at
the brush
worm
~worm
lik worm
tre
~tre
a tre
ziploc
~ziploc
a ziploc
butter what
thing can
bag burst
symbol
~symbol
oven symbol
setting
~setting
^ fan
symbol on
on oven
conventional
~conventional
^ conventional
or fan
fan oven
two lin
and bottom
zigzag
~zigzag
snowflak
~snowflak
symbol for
for fan
mak no
the fan
rent
~rent
~manual
manual and
all along
burn the
brown underneath
with steam
to bother
on pan
dishwasher tablet
clean it
on fat
black crust
to bottom
smok every
its that
wir
~wir
still ther
landlord
~landlord
the landlord
on food
burnt the
muck
~muck
off oven
enamel
~enamel
casserol gon
cleaner
~cleaner
oven cleaner
wooden or
or plastic
chop board
^ board
for raw
replac a
germ
~germ
board slid
in plastic
board with
one board
for fish
wood or
along one
and chicken
around when
~fungus
or wash
^ fishy
fishy smell
smell on
how dae
shift it
bleach
~bleach
good idea
prov basket
banneton
~banneton
^ prov
scraper
no loaf
maker
~maker
bread maker
sticky dough
pizza ston
used for
no tin
pack up
quid
~quid
spread into
decent
~decent
a decent
convert a
to oven
tin burn
silicon mould
mould cak
^ ceramic
of metal
in glass
or metal
foil tray
tin bak
i lower
lower the
heat for
^ shiny
shiny or
china
~china
a china
china dish
burn everyth
everyth befor
raw after
glass one
lower temp
mor minut
quich in
dish has
to chang
the smok
alarm go
detector
~detector
smok detector
detector beep
fry steak
kitchen full
smok from
220
~220
^ alarm
without smok
smok the
drip on
the alarm
whil cook
^ smoky
kitchen what
do now
smok everywher
dry pan
scream
~scream
~panick
ther flam
flam com
pour out
smok and
neighbour cam
again i
stop my
going off
pan can
wrang
~wrang
the battery
electric ring
hot too
tak age
down my
gas how
how low
ceramic hob
hob on
halogen
~halogen
mov the
^ camp
camp stov
^ switch
from gas
everyth burn
ring stay
^ gas
gas flam
too quick
roar
~roar
# its
its dead
scorch in
in second
to warm
then wont
i simmer
simmer on
the fir
fir it
off is
low enough
is gas
food:turmeric
beetroot and
fish off
^ plastic
plastic box
orang from
from bolognes
beetroot on
^ finger
fish smell
smell in
curry on
whit shirt
on hand
tablecloth
~tablecloth
the tablecloth
^ hand
~tupperwar
one curry
whol kitchen
from last
smell off
^ haldi
not going
from whit
fad
wok first
wok with
soap or
new wok
bought one
grey patch
sink and
blotch
you never
to prepar
repair
da
noo
~da
~noo
acidic
~acidic
sour in
masher
blowtorch
funnel
~masher
~blowtorch
~funnel
no masher
roast rack
potato without
ricer
~ricer
potato ricer
sugar on
crem brule
torch
~torch
for meringu
tin miss
no rack
hammer
~hammer
tong
~tong
jar without
six and
of gas
everyth for
of its
everywher i
blender on
tool
~tool
^ tool
whatll i
a hand
struggl
~struggl
my blender
stop or
or get
get hot
blender is
of burn
mixer is
blender has
stop in
motor
~motor
^ motor
is get
smell burn
touch and
has stop
stop dead
the hummus
nois
~nois
stiff and
food:nut-butter
just spin
switch on
someth
something
~something
^ something
burn ive
vitamix
~vitamix
the robot
it stop
reekin
~reekin
to help
overheat
~overheat
rest for
drip and
and smok
fell on
spill fat
over in
pan boil
ther smok
dish out
oven can
still bak
cherry pie
dangerous or
warm how
busy
~busy
ric thing
student room
you use
porridg or
jambalaya
~jambalaya
risotto in
veg on
cook ok
ruin the
a trivet
spider
~spider
a spider
in cook
ricer for
^ china
bird in
~bench
aunt
~aunt
stuff from
from my
my aunt
know half
blackbird
~blackbird
a ceramic
disc
~disc
has thre
say use
never used
used it
k
in mixer
call the
thingy
~thingy
for cream
manag
~manag
i manag
a gadget
gadget or
leftover keep
long are
are leftover
leftover good
# day
leftover from
from sunday
still ok
means:how many days
~means:how many days
many day
do cook
cook food
^ meal
meal prep
day in
what left
rest tomorrow
wednesday
~wednesday
for lunch
lunch on
on wednesday
keep till
thre day
day too
fiv day
whol week
thursday
~thursday
sunday and
its thursday
smell fin
wis
~wis
the weekend
weekend and
and eat
midnight
~midnight
it sat
sat out
out till
^ takeaway
day are
food what
long it
chilli and
and couscous
salad in
i freez
chicken last
last in
freez cook
^ rotisseri
food:chicken-slice
open pack
of chicken
chicken slic
use up
on thursday
day ago
rotisseri bird
freez well
dat on
the raw
is today
use by
ive not
not got
sunday its
its wednesday
^ smell
bit funny
funny but
drumstick in
freezer sinc
chicken open
open yesterday
yesterday still
sandwich for
its last
after open
raw beef
freez sausag
to freez
in freezer
freezer for
a year
raw burger
bought on
raw pork
steak after
tuesday and
no dat
you freez
freezer from
is ground
good in
^ keema
raw meat
meat i
chop in
bit slimy
joint for
the use
the look
food:sliced-meat
and slic
ham how
open how
ok after
food:salami
salami keep
^ wafer
wafer thin
ham open
last week
freez leftover
leftover gammon
deli
~deli
^ deli
^ slimy
vinegary
~vinegary
from monday
monday its
only two
us eat
liv in
cupboard or
week ago
for onc
onc open
parma ham
ham from
counter no
ahead and
box day
do fish
freez fish
today for
for saturday
many month
fishmonger
~fishmonger
fish how
cold salmon
lunch tomorrow
a lunchbox
cook cod
we went
went out
out its
still in
salmon sid
sid with
day on
its open
pie from
keep fresh
fresh fish
the refrigerator
machli
~machli
has two
for friday
today instead
leftover mussel
mussel next
food:seafood
leftover how
sinc morn
liv mussel
morn for
thi even
mussel cold
shell befor
shell for
one was
yesterday lunch
i defrost
risky
~risky
it risky
good after
wash and
mornin
mad thi
cold next
egg keep
^ box
the dat
leftover egg
freez egg
the week
raw yolk
crack egg
fridg day
dat pass
storag
~storag
^ spar
box with
yolk left
my neighbour
stood on
america
~america
in america
how old
for mayo
boil yesterday
yesterday is
august
~august
in august
august are
best befor
stock keep
do homemad
soup last
stock how
food:bone-broth
bon broth
broth keep
soup freez
soup on
on sunday
sunday for
for wednesday
for later
four day
cook small
at midnight
sinc sunday
boil mak
crack in
freezer what
sambar or
still alright
okay if
every day
hob overnight
curry chilli
they freez
freez curry
do chilli
^ reheat
to reheat
freez and
ahead can
tastier
~tastier
thi a
bolognes in
ragu simmer
^ batch
batch cook
an army
only me
~bedtim
was left
left on
march
~march
couldnt say
got yogurt
go funny
frozen solid
and dinner
dinner in
curry in
can freez
and frozen
pie ahead
it thi
and stick
oven tonight
built
~built
freezer without
without bak
thi point
it tonight
going away
glass dish
dish straight
it left
today wednesday
do thre
put two
befor is
go dry
to thaw
thaw it
keep and
leftover pizza
pizza in
reheat a
slic of
of pizza
pie go
shelf lif
cold pizza
without burn
we had
into wet
wet cardboard
sid all
i reheat
just microwav
still fin
cook noodl
food:tagliatelle
still nic
leftover spaghetti
spaghetti stuck
for lunchbox
for party
feed thirty
two ring
pasta boil
is okay
salad for
not eaten
oil on
potato keep
reheat roast
cook potato
potato ahead
now for
do so
mad on
crisp again
leftover mash
mash reheat
christmas dinner
tomorrow will
go black
as anyth
counter sinc
sinc lunch
plan chang
fra
~fra
cauld tatty
whit can
i dae
bubbl and
and squeak
old potato
freez bread
keep until
hard on
on day
day thre
baguett from
gon chewy
^ stal
^ mould
mould on
a bloomer
monday and
green spot
cut round
stal by
me eat
me it
party on
good on
how mak
freez a
and pitta
a club
harmless
~harmless
of mould
one end
raw pastry
jun
~jun
i refrigerat
^ atta
dough of
day cold
bak for
do cak
spong cak
cream cak
wher should
thi the
birthday layer
food:cream-cheese
chees icing
worktop sinc
^ go
its tin
a frost
cream how
loaf or
it iced
cooky soft
will flapjack
go stal
eat them
them tomorrow
soft next
~fet
its tuesday
last weekend
scon at
at four
all gon
day they
blueberry muffin
better frozen
trifl and
and meringu
^ tiramisu
on now
fill the
nest in
cheesecak with
day it
pavlova bas
spong pudd
or christmas
do milk
yogurt open
^ sour
carton
~carton
^ carton
carton of
cream open
pint of
milk open
of crem
god know
offer
~offer
on offer
offer and
off on
day thi
is day
food:quark
^ curd
curd is
good how
over from
sniff
~sniff
sniff it
of cheddar
many week
its water
butter dish
dish on
^ mouldy
out how
~fuzzy
open sinc
butter on
know wher
by two
still to
ammonia
~ammonia
run and
of ammonia
hard chees
lettuc and
salad bag
^ lettuc
^ bunch
of parsley
basil turn
frozen in
in ice
ice cub
of rocket
food:tarragon
day left
^ rocket
mush by
food:flowers
jar by
lik flower
that better
stay good
pleas how
thai basil
tuesday can
lettuc in
its plastic
leaf befor
to stor
sprout
~sprout
keep potato
spud in
peel garlic
root ginger
green shoot
sprout in
stor garlic
sack
~sack
hav last
great lump
shed
~shed
^ nan
the shed
a paper
they will
will stay
they last
or still
still usabl
do mushroom
mushroom tomato
gon bendy
cut avocado
a cucumber
^ cucumber
cucumber end
mushroom saf
turn yellow
punnet
~punnet
punnet of
thursday and
and damp
sur what
courgett in
been ther
ther mayb
an avocado
fresh in
carrot is
smell can
chop pepper
and carrot
box from
long has
longer in
paper bag
banana and
other fruit
fruit keep
brown banana
cut appl
furry
~furry
^ overrip
overrip banana
befor freez
^ halv
^ bowl
of fruit
week for
for lemon
of raspberry
raspberry on
next morn
fur on
ther four
touch them
day how
long hav
hav they
they got
until saturday
not rins
befor stor
stor them
strawberry in
box is
tomato left
pesto jar
jar open
els can
of cream
cream left
open can
leftover in
^ rind
left what
fridg lif
half can
chickpea left
recip only
want half
only used
of passata
~w
tin milk
chipotl in
in adobo
you leav
homemad mayonnais
dress keep
food:hollandaise-sauce
homemad mayo
expiry
~expiry
gravy on
ther load
mayonnais with
sauc from
brunch
~brunch
the hollandais
dress with
stay cold
^ peppercorn
steak can
food:bread-sauce-mix
bread sauc
from christmas
it bin
frozen or
too old
cook chickpea
chickpea how
whol kilo
sour now
~hmm
water two
they mak
than keep
food:gherkin
do jam
sterilis
sterilis jar
onion keep
jam ok
from #
jam jar
matur
lid pop
pop down
kilner
pickl last
jam in
still going
risk
~risk
quick pickl
for taco
bit off
and ate
last onc
onc you
without spoil
food:lemon-curd
lemon curd
and jam
jam for
present how
two week
weevil
~weevil
nut go
rancid
~rancid
sugar gon
^ paprika
tast bitter
pasta from
still okay
oil gon
larder
# do
the pin
nut for
pantry
ther wee
last christmas
bottl open
year still
use old
tofu keep
freez tofu
smell sour
food:firm-tofu
gon cloudy
food:silken-tofu
^ silken
silken tofu
the lunchbox
after freez
block on
it anyway
silken
limit
~limit
keep her
no water
open already
open lik
food:marinated-tofu
^ marinat
tofu for
pok bowl
mapo
~mapo
by dat
a dinner
party what
mak gravy
and chop
down with
which sid
sid dish
food:pork-stuffing
twelv for
one oven
onc instead
could be
don a
six what
tonight or
what tha
reckon i
can get
befor for
food:cranberry
~november
stuff which
not be
don befor
freez food
freezer burn
best way
freez meal
freez in
glass jar
# year
it freez
pack it
ice crystal
my freezer
and tast
vat
~vat
a vat
vat of
of bolognes
bag how
a frozen
daughter put
put hot
baby com
any rul
keep food
freezer and
bag or
still saf
reheat food
oven temperatur
temperatur to
reheat in
reheat it
without dry
microwav go
go rubbery
second tim
alway go
lunch and
you reheat
food from
again and
tae heat
than onc
onc or
that dodgy
food:baby-food
baby food
pack lunch
homemad baby
baby pure
lunch without
noon
~noon
^ lunchbox
chicken sandwich
wean cub
lunchbox with
with ham
ham no
no fridg
desk
~desk
tuna sandwich
sandwich at
till one
can baby
baby mash
ice pack
pure in
no ice
^ toddler
and sweet
day can
he ate
wast it
lunch box
all morn
them should
food:apple-sauce
ive frozen
thos still
for him
food:rocky-road
# in
morn is
food twic
batter and
and porridg
overnight oat
yorkshir pudd
day batter
batter gon
warm them
cold porridg
a batch
batch of
grey on
big pan
whil we
the park
mad at
cook vegetabl
leftover roast
roast vegetabl
salad next
coleslaw how
broccoli in
^ slaw
slaw with
roast veg
sun
a barbecu
sat on
the sun
big tub
gon watery
leaf do
boil too
sprout and
carrot how
salad with
veg for
prep on
food:tomato-ketchup
open ketchup
^ soy
open two
dry up
^ sriracha
food:oyster-sauce
oyster sauc
last month
or fridg
food:hoisin-sauce
^ hoisin
fridg door
in spring
back ther
food:brown-sauce
used one
of harissa
harissa in
march and
whit bloom
bloom on
aff
~aff
worcester sauc
food:fish-finger
tartar sauc
fish finger
six week
chow
mein
~chow
~mein
chow mein
what count
open win
for cook
in cub
food:fortified-wine
^ sherry
a litr
litr of
got on
it twic
from cub
guid
is yon
the old
win go
flask
~flask
food hot
a flask
flask for
thermo
~thermo
soup in
a thermo
oclock
~oclock
hot till
one oclock
the flask
flask with
for work
a microwav
lukewarm by
insulat
~insulat
^ flask
soup still
school lunch
with pasta
cold by
by dinner
after four
at school
put boil
first lik
could that
why it
roast hot
football
~football
a football
football match
dangerous if
~send
marinad or
dry rub
its marinad
food:marinated-rib
rib keep
lamb in
in spic
food:pineapple-juice
pineappl juic
meat to
chicken marinat
forgot steak
in lim
thigh in
still cook
soy and
sinc thi
already is
feel lik
lik mush
that giv
me an
buttermilk in
tandoori
kitn
~tandoori
~kitn
^ tandoori
hour or
defrost a
thaw in
the wrap
lasagn to
frozen cheesecak
soon must
food:frozen-bread
and waffl
to room
be ready
a solid
solid block
its fiv
it it
was still
still half
half frozen
hey how
to defrost
defrost on
frozen without
unwrap
~unwrap
it thaw
food:lemongrass
food:lime-leaf
lemongrass lim
lim leaf
of lemongrass
fresh chilly
kaffir lim
by tomorrow
food:turmeric-root
fresh turmeric
turmeric root
bird eye
^ tamarind
tamarind block
shrivell
~shrivell
^ lemongrass
makrut
~makrut
makrut leaf
had to
rot
~grew
~rot
thi year
thre are
^ galangal
it onc
kadi
~patta
^ kadi
hot pepper
food:tom-yum-paste
for tom
tom yum
dry them
instead or
food:kimchi
food:sauerkraut
do kimchi
~fizz
^ kimchi
^ sauerkraut
whit film
my ferment
got too
too sour
of kimchi
food:kefir
on ferment
~fizzy
the kimchi
still eat
kraut
~kraut
hom mad
kimchi for
is pok
bad or
lik actually
a point
pink or
keep fry
until we
paper or
^ fritter
^ twic
gon soggy
crunchy oven
two at
first lot
eat at
on kitchen
kitchen roll
~arancini
soft by
tfish
food:hash-brown
no good
breakfast tomorrow
leftover straight
a wrap
leftover chicken
tast good
good cold
microwav tomorrow
cold roast
^ next
it hurt
at work
sinc nin
ye hav
salmon from
doesnt it
be reheat
keep get
ric hot
curry is
first how
my sprout
and grey
my gravy
hell
~hell
husband is
hell be
dinner don
ric too
lunch at
work tomorrow
a fridg
ric to
ric saf
^ good
offic
~offic
to school
left of
work ther
me ill
^ plan
box was
in his
way hom
thi good
the offic
them cold
an ice
pack or
i chill
chill or
or set
someth quickly
win or
cool it
ice bath
custard has
shov
cold to
win and
the panna
set faster
pan o
o soup
in fifteen
eat ric
reheat ric
cold ric
^ loosen
all even
ate it
cold with
and you
can stand
becom too
fridg what
con
~con
guest mak
mak today
many calory
many carb
much fat
fat do
healthy
~healthy
kcal
~kcal
^ kcal
kcal per
per serv
nutrition
~nutrition
^ weight
point for
macro
^ macro
per portion
salt per
content
^ fibr
thi what
get ther
^ count
thi week
very rich
rich with
insid one
net
~net
^ net
it full
hav someth
which brand
shop should
what brand
brand of
cub is
which mak
much are
stock at
who sell
cheapest
~cheapest
^ cheapest
cheapest plac
plac for
for saffron
aldi
~aldi
did they
round her
her who
kind on
you go
tenner
~tenner
whol dinner
somewher
to two
company
~company
whaur
~whaur
^ whaur
for sushi
a leg
onlin
~onlin
the mustard
mustard or
not pop
seed not
no sizzl
oil not
splutter
~splutter
them to
listen
~listen
oil by
im stand
asleep
~asleep
onion go
but min
isnt one
seed do
^ um
seed for
for coconut
for sambar
sticky rib
brush honey
honey on
food:chicken-wing
the wing
are nearly
went on
burn whil
as treacl
run red
mapl
~mapl
food:barbecue-sauce
tender yet
honey chicken
got lik
minut left
honey glaz
teriyaki salmon
spit and
fat spit
oil jump
of pan
spit oil
and caught
darent
~darent
ther greas
i darent
darent go
firework
~firework
lik firework
food:goose-fat
goos fat
the til
are cover
^ yon
oot the
leap
hand when
whil im
egg mak
sausag fat
it brown
edg pal
not even
each is
hav caught
are raw
steak has
ring and
biscuit on
thos in
flam is
whit noo
pal as
border
~border
the border
becom brown
^ hash
hash brown
small ring
flour hav
dry ball
roux is
runny too
lik breadcrumb
breadcrumb in
saucepan and
milk isnt
ther butter
^ befor
any milk
suck
~suck
milk turn
to stiff
dough did
play
~play
my roux
roux look
food:garlic-bread
^ lik
chees gon
for moussaka
gumbo
~gumbo
^ gumbo
food:potato-waffle
lemon curdl
tomato with
meet
~meet
can lemon
to squeez
not doubl
pan already
cold do
say never
it break
cream curdl
together how
to not
with pork
soak water
kept the
gravy with
is flak
flak and
sauc want
then saw
saw the
gravy was
bre
~bre
throw out
water left
food:dried-mushroom
dry mushroom
mushroom gon
mak risotto
the pea
egg out
without butter
out again
i shut
shut the
^ ten
my banana
blueberry in
milk still
been going
going for
~och
^ och
tegg
~tegg
and forgot
~oh
^ oh
oh no
no the
the cup
loaf in
tip all
^ didnt
pan together
that they
the children
third and
flour egg
i saw
stock went
what becom
becom of
pot at
~hal
the hal
be all
ahv
~ahv
^ ahv
along with
mayonnais in
in twic
is soup
two lot
id already
the couscous
couscous and
ran off
broth in
ive pit
pit the
after put
twic over
ahv put
put doubl
i doubl
and spic
doubl too
chilli too
salt as
tripl
~tripl
^ tripl
tripl batch
much cayenn
scal up
blew
~blew
a doubl
doubl pot
it blew
our head
am mak
mak thre
is twic
two spoon
spoon or
or four
nobody could
could eat
gaun
mak
mak twic
an a
doubl of
~increas
to increas
so when
food:dried-chilli
dry chilly
marinad for
for doubl
much cumin
dish under
^ puddl
beneath
~beneath
liquid pool
the gratin
stuff pepper
oven dish
one corner
is sit
with ten
layer are
hav let
to soup
ablow
~ablow
dish it
whit liquid
stuff marrow
half grey
back
strip along
glass in
and orang
pink prawn
~gray
hauf
~hauf
^ tha
mor or
continu
~continu
tiger prawn
thing go
due
~due
sauc due
pink chicken
add sauc
be whit
^ strip
veg go
rosy in
say on
still hav
centr and
tin tomato
next and
sauc dae
yet and
not fully
not whit
whit the
step say
^ tikka
are pink
slic raw
milk going
spilt
~spilt
spilt half
knock the
bowl over
half left
elbow
~elbow
lino
the dog
dog is
the lino
carry it
left for
too quickly
knock over
over half
flair
o it
the flair
spill the
the cheesecak
any alcohol
alcoholic
~alcoholic
a six
old and
friend has
already pour
destroy
~destroy
drink for
im pregnant
pregnant and
beer in
i driv
the tiramisu
bil
awa
~awa
out o
yon stew
stew for
nil
~nil
win is
caus
~caus
risotto is
vodka in
are thre
thre or
it thre
keep thing
and say
cook four
fourth
~fourth
it hard
the fourth
auld
~auld
it dae
sinc friday
chanc it
we tak
stew on
salty now
a stock
asid for
my ten
my plat
^ wev
him a
water down
one get
nin month
wer eat
hae a
the dinner
dal has
portion for
a wean
chicken korma
allergic and
guest cant
boyfriend
~boyfriend
rang and
he cant
sesam and
half way
has just
the satay
cant touch
i spoon
prawn out
and serv
long cook
cook kill
allergic an
hes only
hav allergy
and gravy
mustard is
dress and
allergy at
fish allergy
food:goats-milk
goat milk
is goat
as dairy
say no
that out
for thos
hav cow
cream wher
has had
on which
the stor
it dairy
she cant
feta and
food:digestive-biscuit
breastfeed
~breastfeed
whil breastfeed
food to
nurs
~nurs
spicy food
food when
when breastfeed
whil nurs
breast milk
mad me
windy
~windy
i fed
he is
for nin
nervous
~nervous
right but
birth
~birth
twin
~twin
tuna every
im feed
the wean
im breastfeed
am feed
hav blu
chees now
^ oily
food:swordfish
^ cow
cow milk
do mum
pink salt
a salt
potassium
~potassium
potassium salt
^ sodium
the doctor
it measur
stay under
reduc sodium
in sodium
than tabl
tabl salt
ony
~ony
nor the
namak
~namak
tiktok
~tiktok
^ bouillon
or salt
meat grey
boil not
meat pan
and in
is only
flood
~flood
in liquid
grey an
meat gon
s gon
mak brown
fry beef
bit stuck
bottom brown
steak out
is due
what stuck
half do
a scrap
scrap off
might be
bitter can
i burn
broon
~broon
all brown
lik brown
onion gravy
the oxtail
chop pan
ready for
is foam
went brown
butter foam
butter has
crack the
gon the
die
~die
think ive
clear and
stick of
butter brown
it burnt
is after
or tak
brown butter
to bast
dark already
on salmon
goo
whit goo
goo on
whit blob
my salmon
whit string
string round
~sorry
the parcel
im serv
serv thi
guest and
whit lump
lump on
someth lik
lik egg
the mor
mor i
the flak
fat or
a worm
salmon in
stuff after
spoil or
clot
~clot
chicken fillet
~tick
an empty
food:sardine
the steamer
is mak
dry for
bon dry
drank
~drank
bas has
me with
all water
got dry
the vessel
do first
^ bain
mari for
for melt
chocolat went
went dry
dry at
ground spic
and stuck
spic past
^ powder
glu to
than i
it fiv
and after
cling to
recip but
smell good
minut the
spic are
tae the
and glu
glu i
and cumin
wrong jar
rais and
wrong flour
^ grab
not powder
mix up
spong mix
paprika and
its porridg
been whisk
salvageabl
it salvageabl
in shortbread
cough
~cough
chilli smok
smok is
me cough
fum
~fum
chilli fum
throat
~throat
my throat
breath
~breath
cant breath
sneez
~sneez
^ sneez
chilli pan
hall
~hall
i toast
chilly and
the hall
the chilly
hot chilli
me in
son has
chilly in
the room
spray
~spray
chokin
~chokin
hoo dae
i clear
~ave
guajillo
~guajillo
red chilly
food:chilli-oil
chilli oil
oil pour
kung
pao
sor
~kung
~pao
~sor
^ kung
kung pao
lemon chicken
^ sid
serv with
with roast
potato with
what sid
what sauc
orzo with
herb to
food:citrus
with lemony
put next
sharp what
and would
would lik
go good
good with
ke
~ke
~saath
ke saath
saath what
someth green
put with
or jacket
^ drink
drink with
^ garnish
food:cornbread
^ cornbread
cornbread or
or tortilla
texa
accompaniment
~texa
~accompaniment
chilli what
or chees
on chilli
^ besid
besid a
dollop
~dollop
dollop on
peopl com
one jacket
~fixin
mexican
~mexican
hav wi
wi it
chip with
too or
with curry
chicken tikka
or chutney
naan or
^ bhaji
sambal or
night sid
extra for
i lay
you in
we alway
noth els
ther must
cauliflower in
~aur
^ sabzi
what good
good wi
a thai
rogan
josh
~josh
with lamb
rogan josh
which vegetabl
vegetabl and
curry need
salad or
why both
one enough
herb for
rosemary or
lamb tagin
to drink
yogurt sauc
suit
~suit
that suit
no plan
plan for
moroccan
direction
~moroccan
~direction
my butcher
my leg
pair
~pair
pair with
lamb on
a sunday
or bean
much with
with salmon
for salmon
bak salmon
noodl under
which green
suit salmon
creamy sauc
of salmon
green besid
one idea
idea for
a rich
fish what
moan
~moan
got soy
would mak
dill or
good sid
hae wi
cucumber and
and new
too heavy
whit fish
fish fillet
sea bream
butter sauc
food:mackerel
hav with
with cod
what suit
poach and
i realis
want someth
someth light
chip for
saw it
^ trimming
trimming for
green for
for chop
someth sharp
cut through
or schnitzel
cabbag with
appl sauc
sauc alternativ
want mor
belly is
help me
me out
prun would
is match
or sour
fennel and
what besid
is sharp
with steak
^ bearnais
^ posh
food:horseradish
^ horseradish
steak night
with oven
oven chip
chip what
~anniversary
a new
york strip
food:black-peppercorn
someth better
^ barbecu
banger and
and mash
cookout
~cookout
^ cookout
^ bun
burger night
sausag in
lonely
~lonely
grill for
to bring
item
~item
which are
and slaw
dog for
a kid
for spaghetti
garlic bread
starter befor
whit with
bol
~spag
~bol
go besid
eat befor
im hav
green go
with bolognes
keep on
whit go
go wi
that no
and parmesan
with vegetarian
main and
with vegetabl
vegetarian dinner
with mushroom
mushroom risotto
dinner sid
veggi main
complet
~complet
a lentil
lentil bak
theyd
~theyd
and just
by themselv
ready at
^ pur
gie
a chickpea
which win
win do
dry whit
risotto which
which bottl
pinot
~pinot
pinot or
^ champagn
bottl for
clu what
mat say
end what
you pour
with turkey
what bottl
curry lik
for coq
food:oyster
win from
drink or
cheaper one
which stock
food:vegetable-stock
or veg
veg stock
food:beef-stock
beef stock
food:fish-stock
fish stock
vegetabl stock
chicken cub
what liquid
liquid for
soup bas
beef or
friend doesnt
crim
~crim
paella want
ive non
gravy tast
pot o
pork or
which herb
what herb
for carrot
season for
what season
isnt coriander
coriander for
for which
of spic
spic that
to what
which masala
match with
for lik
and rosemary
not go
with leftover
with cook
chicken carcass
food:turkey-slice
turkey dinner
chicken recip
a bird
carcass
~carcass
strip the
the carcass
and mak
^ shredd
up cook
of bit
bit what
bit dry
do wi
o a
chicken into
lik string
or lamb
pork recip
roast meat
from leftover
cold beef
big chunk
pork from
to minc
it she
she mad
all off
hav about
roast is
another dish
dae wi
or minc
slic how
up boil
leftover veg
of leftover
boil spud
carrot that
nobody going
too few
few to
kid leav
leav half
aloo boil
someth new
mak someth
ric left
stal baguett
^ end
pil up
bin what
giv us
whit yolk
leftover cream
spar yolk
got egg
whit be
only use
leftover whit
carbonara with
six whit
wasteful
~wasteful
feel wasteful
only whit
whit part
wee bit
be frozen
chicken apart
apart from
chicken dinner
gravy or
aioli with
chicken roast
^ summer
^ tir
and green
july
~july
in july
with soup
soup to
garnish for
combination
~combination
someth on
befor a
bread to
to dip
of soup
soup a
husband say
him up
dunk
~dunk
to dunk
soup or
crunchy on
with dal
dal or
or roti
lentil curry
eat with
pickl or
mak dal
dal a
dal and
way through
dinner need
befor what
are you
lack
~lack
meal or
pie need
with cottag
with shepherd
for cottag
nearly don
potato which
feel daft
would lift
pie at
with bean
and ketchup
need anyth
with jollof
plantain and
fresh with
with paella
~pilau
hug pot
and bit
lemon only
with stir
fry noodl
a chines
food:edamame
^ edamam
edamam or
or spring
spring roll
for sweet
tabl for
for noodl
plus
~plus
^ chow
^ topping
topping for
^ chines
night at
with thos
hakka
~hakka
^ hakka
hakka noodl
dan
~dan
dan dan
dan noodl
need ric
well as
on pancak
pancak day
in crep
someth other
other than
than lemon
waffl for
in winter
on flapjack
savoury
~savoury
roll in
jazz
~jazz
~shrov
shrov tuesday
wev only
everyth what
is bland
ye pit
and peanut
pavlova and
or ice
fruit on
chocolat pudd
^ other
top instead
of berry
grütz
~grütz
rot grütz
fruit pudd
or custard
with pudd
someth next
it i
is cool
tart for
cream just
mak your
your teeth
vanilla ice
anyth or
non alcoholic
with dinner
mocktail
~mocktail
^ mocktail
mocktail for
curry that
soft drink
driver
~driver
the driver
^ alcohol
with chees
grown
~grown
ramadan
~ramadan
food:orange-juice
drink and
orang juic
night what
^ sister
grown up
savoury food
at our
drink to
tea with
^ pomegranat
food:sparkling-water
or jam
for each
each person
food:clotted-cream
^ clot
clot cream
six peopl
much ice
much jam
many scoop
much whip
per head
cream tea
everyon was
of ice
church
~church
the church
church hall
for pie
is need
dae a
too littl
with hummus
in hummus
dipper
~dipper
^ dipper
dipper for
^ thing
hummus and
dip for
and salad
food:mangetout
meal and
^ breakfast
breakfast or
or dinner
teenager
~teenager
miss someth
lad will
^ feel
lunch or
one mor
~snack
heavy for
crowd or
lay it
^ buffet
stand out
help themselv
therell
~therell
therell be
thi on
queu
~queu
hour at
dish up
cooker for
twenty fiv
everyth out
out all
night how
# peopl
~funeral
a funeral
a tabl
plat up
let them
stay out
dish ready
cook two
thing at
to tim
dinner so
finish at
two recip
at different
different tim
lin up
juggl
~juggl
^ juggl
count back
alway ready
plan the
my dinner
i tim
~aw
longest
~longest
the longest
need different
# the
different temperatur
both in
different heat
pie want
yorkshir go
averag of
160
~160
# at
chicken at
one
casserol is
is at
# what
two shelv
shelv and
different number
convert oven
# fan
gas mark
mark #
in celsius
350
~350
# fahrenheit
lower for
chart
~chart
fan one
fan temperatur
c
~c
# f
f in
gas #
# my
~moderat
moderat oven
fan or
fahrenheit in
oven gas
in degre
up for
tim as
mak doubl
need longer
^ quantity
tim thre
written for
lik #
all item
multiply everyth
i halv
halv an
what pan
it smaller
^ third
just half
it pleas
not four
recip mak
mak less
less of
ther two
want mak
jist
twa
~jist
~twa
a mak
what tin
of lasagn
of eight
tak half
tim then
20cm
~20cm
# round
siz tin
too big
of round
^ dish
pan instead
springform and
own is
cm tin
dish a
or hob
to slow
pot tim
tak #
use my
on high
low for
cooker conversion
or high
stew to
leav at
oven recip
in slow
lang in
fryer instead
to air
equivalent
~equivalent
oven but
the airfryer
it halfway
heap in
and minut
frozen fish
ther or
means:pressure cooker
~means:pressure cooker
the pressur
pressur cooker
instant pot
for chickpea
a pressur
ric tim
an instant
under pressur
potato under
the instant
whistl or
chickpea in
my beef
after twenty
minut was
pressur pot
cook frozen
frozen pizza
i roast
roast frozen
food:frozen-fish
icy
~icy
still icy
direct
~direct
in twenty
food:frozen-burger
frozen but
direct from
slower
~slower
to preheat
oven light
light is
oven need
^ minut
light went
wait twenty
cooky went
electricity
~electricity
^ electricity
preheat to
^ dae
need tae
oven first
freezer meal
new baby
~budget
i com
from work
up order
fre and
week dinner
off how
wan
~wan
^ lunch
get bor
pasta ric
pasta per
many potato
raw ric
ric per
much minc
portion siz
trebl
ounc of
eight how
tim plan
start the
first on
roast for
each thing
was ready
ready an
^ step
beef oot
meat rest
rest a
chicken befor
roast sit
joint out
wait how
everyon starv
turkey stand
brisket or
now when
altitud
~altitud
high altitud
at altitud
lower temperatur
the mountain
chalet
~chalet
2000
metr
~2000
~metr
pasta tak
# metr
why wont
boil properly
denver
~denver
feet
~feet
^ adjust
boil point
alp
~alp
the alp
wer in
we liv
cak ros
ros then
600
can start
really tak
minut prep
prep tak
en
~en
cook faster
turn on
recip first
prep and
get ready
ready befor
much prep
how lang
lang do
a the
cub what
fry everyth
cut everyth
in tim
or quick
dry brin
^ steep
silly
~silly
all wet
that silly
i brin
brin a
the paneer
paneer in
~soakin
a start
pea for
cevich
~cevich
^ cevich
long or
without scal
in cup
cup and
no scal
scal how
gram to
to cup
in ml
american cup
to gram
a knob
my scal
scal are
are broken
fluid
metric
~fluid
~metric
fluid ounc
cup into
about a
used a
cup is
weigh machin
hoo much
cup in
dessert spoon
~eyeball
oven run
run hot
everyth tak
new oven
oven burn
hot what
^ back
the front
dial say
is another
useless
~useless
is useless
thermostat
~thermostat
tak twic
reckon the
the left
tray is
is giv
awfy
~awfy
never brown
no oven
casserol on
grill it
grill instead
grill rather
than bak
~bust
be bak
bak instead
^ shallow
shallow fry
no grill
died on
thi at
degre in
the stovetop
pepper from
lat or
hour lat
delay
~delay
run lat
lat can
wont be
her for
motorway
~motorway
just rang
the motorway
on what
for seven
seven now
half eight
tabl and
lat how
keep dinner
tea ready
hour away
com how
further
~further
mak dinner
go further
but wer
^ an
extra guest
join us
i pad
pad out
doesnt look
guest tonight
brought a
you shar
four now
now six
^ family
family eat
for lat
lat shift
in shift
put his
plat with
our hous
down at
feed the
i handl
and hes
doesnt work
apart do
or chill
sav gas
gas whil
cheaper than
bill
~bill
^ lower
my gas
gas bill
turn off
its on
singl pot
leccy
~leccy
lid mak
singl portion
me tonight
no wast
own sinc
of four
recip all
^ sinc
hous how
for mor
layer or
cak from
mini muffin
into muffin
^ fairy
24
need #
want thre
turn banana
turn thi
for small
a thre
do every
every step
start cook
cook too
not an
fastest
~fastest
^ fastest
thi i
got in
out to
step to
miss oot
she do
can kid
with children
knif for
for littl
teach
~teach
son to
is he
to grat
in kitchen
task
~task
~beg
thre kid
dinner to
go at
when did
using the
mak food
food with
with me
is saf
a sharp
one hand
^ broken
arthriti
~arthriti
^ arthriti
one arm
hand shak
cant lift
full pot
plaster
arthriti cant
cut an
hand what
baby in
hurt my
someth i
haun
~haun
ma haun
a peel
peel tatty
no chop
dish to
^ carry
the car
friend hous
transport
~transport
^ transport
i said
bring the
~beach
the beach
slid all
the boot
who just
just had
takin
~takin
hot now
one deep
deep cak
tin has
~taller
split one
got just
was raw
the wan
^ coffe
flatten the
just mak
it half
veg don
it are
raw sausag
pie top
sheet pan
will what
oversalt
~oversalt
^ oversalt
to fix
add salt
broth too
gammon is
salty from
the soy
tast in
its inedibl
teaspoon and
raw potato
my chilli
zyada
ho
gaya
~zyada
~ho
~gaya
^ namak
ho gaya
gaya how
ower much
gravy from
salt it
put sugar
my dress
too tart
^ berry
berry are
itch
~itch
will eat
eye water
its mouth
sauc less
imli
~imli
whitll
~whitll
won
~won
soup wher
mor sugar
it less
icing is
^ far
the sweetness
^ ketchup
sweetness in
the buttercream
and tripl
tripl the
bbq sauc
glaz carrot
ton down
^ mouth
mouth is
what help
its far
lip
tingl
~lip
~tingl
my lip
lip are
so hot
it milder
^ mirchi
roastin
mooth
~roastin
^ salsa
tast bland
someth is
noth much
someth but
bit dull
oomph
~oomph
my lentil
ketchup how
hai what
gey
wersh
~gey
~wersh
its gey
risotto with
end or
green how
coffe tast
garlic tast
acrid
~acrid
win sauc
got thi
reduc and
lik tar
~bitterness
tast how
a bitter
saveabl
~saveabl
soup what
without cornflour
really runny
all liquid
pan sauc
out load
still really
gravy run
straw
~straw
could drink
a straw
no cornflour
basically soup
bahut
go lumpy
risotto too
gon claggy
ric soak
has soak
food:stir-fry-sauce
fry sauc
^ spoon
stand up
~overdid
i overdid
overdid the
cook dry
use stock
thin curry
masala not
do restaurant
restaurant get
it thick
add ground
takeaway one
thick how
so runny
paani
~paani
chicken go
has curdl
yogurt split
split in
oily and
sauc brok
split and
and oily
are littl
yogurt curdl
curdl when
cream has
cream went
whit fleck
curdl in
^ hollandais
cream gon
and horribl
fat swim
sauc turn
turn lik
~horrid
all bitty
phat
~phat
phat gaya
gravy what
separat and
my hollandais
mayo wont
^ béarnais
gon runny
~emulsion
mayo for
yellow oil
brunch in
in fiv
oil becom
or was
has lump
cocoa in
bechamel full
min got
dumpling in
and whisk
cornflour slurry
the ice
smell eggy
pudd has
gon tae
^ blend
or chuck
and burnt
^ caught
caught on
smoky tast
burnt in
black at
bas of
black layer
burn from
from pan
chilli on
a black
i notic
ric stuck
caught at
jal gaya
all ruin
burnt butter
i burnt
brown too
smell acrid
caught do
black garlic
then went
nahi
~nahi
^ tadka
~ingin
i hid
too brown
get too
hot on
is wet
insid isnt
top with
pal in
edg catch
of pie
cold how
look don
to burn
raha
andar
~upar
~raha
~andar
cak upar
raha hai
i scrap
food stay
is steam
skin isnt
isnt get
wont crisp
chicken wing
not sear
ghost
~ghost
ghost after
no colour
beef just
going grey
brown water
its no
pancak alway
tofu stuck
stuck lik
to mov
fish skin
skin glu
fast to
to lift
skin stay
shift the
why my
salmon skin
still frozen
chicken kiev
^ bleed
andar se
cak back
^ sunk
is liquid
just found
loaf look
strip in
its sunk
beech
~beech
beech mein
mein kaccha
the noo
~sunken
cav
~cav
cav in
middl when
^ crater
beautiful
~beautiful
min fall
fall in
bath in
doon
~doon
is dens
did not
used plain
of self
^ stodgy
it hasnt
^ cam
are flat
doorstop
~doorstop
spong lik
a doorstop
didnt puff
be it
old boot
moisten
~moisten
^ overbak
^ crumbly
lik sawdust
minut too
gon stal
everywher when
~sukha
you sav
cak wont
the cas
^ glu
the bundt
paper is
it upsid
bang it
bottom its
itll no
no com
dig
~dig
cheesecak or
cheesecak crack
right across
^ roulad
^ was
egg too
fat after
buttercream is
third egg
the cupcak
is weep
weep and
daala
~daala
mix split
biscuit are
cooky are
each other
biscuit burnt
~enormous
seem too
my chocolat
chip cooky
them again
isnt ris
cold kitchen
radiator
~radiator
the radiator
by a
my pizza
dough isnt
phool
weather
~phool
~weather
phool nahi
nahi raha
risin
~risin
dough stick
thi wet
think its
stick tae
keep crack
crumbly and
crack at
hold in
crumbl the
brok into
held
~held
its sand
haud
~haud
ros too
keep shrink
shrink back
of alcohol
air cupboard
went over
bas wont
been out
the dent
dent stay
cowpat
~cowpat
^ shap
efter
~efter
dens gummy
gummy insid
crust too
brick of
it burst
^ couldnt
ma loaf
no yeast
gummy lin
lin at
tart cas
soak through
quich weep
its whit
wat
~wat
shrunk in
pastry cas
cas slid
slid down
cas crack
fill ran
blew up
lik balloon
are half
fill or
gayi
~gayi
soggy and
wont puff
or oil
smok i
raw batter
runnier
~runnier
^ hotter
short rib
steak chewy
chew
~chew
cooker on
wont pull
out rubbery
overcook the
turkey dry
i overcook
got left
cook to
to string
90
~90
or stuck
pasta clump
together after
gon mushy
all stuck
a clump
on too
hav becom
solid brick
the tagliatell
rins it
to each
or doesnt
^ gluey
water still
is up
veg soggy
releas
~releas
limp and
green are
the sprout
sprout on
drink them
to baby
i touch
my zucchini
rag
~rag
mash lik
stretchy
~stretchy
in mash
blender and
potato i
its lumpy
chip are
chicken went
^ wing
hotter or
too greasy
in greas
^ pool
duck fat
rich and
on stew
of orang
orang oil
minc and
lak in
too fatty
overwhip
~overwhip
cream wont
i whip
food:mascarpone
^ mascarpon
whisk or
stiffen
~stiffen
whit wont
got yolk
yolk in
and weep
stay liquid
a speck
plastic bowl
theyll
~theyll
theyll no
seiz or
^ ganach
chocolat burnt
egg cam
oil round
dip strawberry
gir
~gir
gir gaya
the caramel
caramel or
crystallis
~crystallis
my caramel
caramel went
food:dulce-de-leche
toffe sauc
sauc split
sugar crystal
gritty is
meant tae
tae be
salt caramel
burnt it
jam didnt
didnt set
jelly wont
cheesecak fill
boil jam
jelly with
jelly still
pineappl in
its runny
still soup
an ingredient
add sugar
miss out
miss the
no sugar
its bak
are on
muffin hav
marinat the
meat still
bean not
not soak
and mix
tea is
are bon
much garlic
much cinnamon
heavy hand
hand with
vinegar went
pepper in
a broken
of shell
shell in
someth in
fish the
littl bon
hair
~hair
or bit
~chas
round my
egg brok
tiny bon
a get
egg burst
pin bon
or peach
avocado fast
^ kiwi
as ston
my dumpling
ravioli open
open up
my gnocchi
lid and
wher my
float about
egg crack
runny or
is leak
through on
four for
one saf
sloppy and
slid apart
fill flood
flood out
puddl under
ran over
cut hot
cannot
~cannot
i cannot
wont budg
pickl jar
pull snap
cork
~cork
^ cork
chip
has pack
the sardin
screw
~screw
the pickl
^ ah
ah canna
track of
sugar it
two or
thre spoon
distract
~distract
got distract
phon went
four cup
blank
~blank
a pit
tast raw
uncook flour
tinny
~tinny
^ tinny
tinny tast
still tast
its harsh
roux sauc
flour tast
floury tast
sherry in
whit block
scoop the
cream split
the smoothi
~candl
candl wax
it aff
pizza is
centr raw
droop
~droop
turn beig
beig in
~fault
crack can
redo
~redo
lo
~lo
lo mein
drank all
oil to
eggplant soak
aubergin are
drip with
courgett and
and aubergin
again do
a chip
chip pan
instead is
or stick
my tofu
tofu has
tofu fell
fast and
and leaf
skin behind
hav used
and bland
mushy and
my electric
electric rang
dead wet
wi them
noodl is
water no
singapor
~singapor
^ singapor
noodl with
toasty
~toasty
clumpy and
mor soy
stop stir
tim lik
chef do
lentil wont
bullet after
after hour
veg still
been simmer
chalky in
tatty are
chilli still
not tender
giv up
up on
bean be
cook right
fridg cak
use light
light cream
lemon or
my no
instead to
fruit sauc
didnt thicken
food:fruit-compote
went thin
tast chalky
and took
never set
up its
berry is
proper boil
dat are
dat wont
dat hav
i rehydrat
broken down
dry to
smooth or
crumb wont
^ you
hammer and
lost a
loos crumb
graham cracker
mak mor
of icing
first then
guess the
of chees
are sit
steam instead
tray full
left so
high flam
glaz burnt
the sticky
not sticky
off into
wer don
with honey
burn insid
with mapl
and skin
to siev
soup cam
^ blitz
cold cream
kid moan
stringy bit
is curdl
still all
glacé
~glacé
glacé icing
the bottl
much powder
hasnt curdl
buttermilk is
lemon not
milk noth
food:almond-drink
almond milk
oat drink
look exactly
food:cider-vinegar
cider vinegar
coconut drink
one bit
milk hasnt
cas peel
flat top
pointy
~pointy
top to
in t
^ butterfly
sticky lin
dark crust
rubbery layer
^ follow
black whil
the granola
granola wont
granola still
granola is
for granola
^ muesli
in jar
oat not
be crunchy
by now
want big
food:desiccated-coconut
has all
raspberry in
for thes
red juic
wet spong
food:gooseberry
thes out
strawberry are
tast what
berry on
herby
~herby
too garlicky
food:smoked-paprika
smok paprika
much rosemary
ginger is
said two
is pur
reduc the
dress separat
it an
hour too
forgotten
~forgotten
not mix
the plain
plain one
hav split
bean hav
sausag skin
hang out
left half
^ dad
first i
^ tor
~reet
bean casserol
chicken a
chicken juic
and jelly
juic run
red when
ish
~ish
chicken nae
^ nugget
enough if
i ate
ate undercook
undercook chicken
ate raw
chicken by
ate som
that wasnt
get sick
^ ate
mouthful
~mouthful
a mouthful
symptom
~symptom
mak myself
sick after
after eat
finish my
my wrap
was red
i chew
chew it
i ring
just ate
chicken raw
had two
burger pink
throw up
a doctor
wash chicken
rins chicken
alway wash
chicken under
turkey befor
a rins
with vinegar
^ splash
on raw
feel slimy
salt water
water then
drumstick for
pork saf
pork medium
rosy insid
usda
145
~usda
~145
^ usda
usda say
^ grandma
worm is
leav my
leav a
burger at
minc still
copy
~copy
red insid
awright
~awright
littl red
steak ok
is rar
steak saf
bloody steak
blu steak
who should
thin beef
nervous about
don is
im expect
expect and
and fancy
tenderis
~tenderis
do sear
when pregnant
shot
~shot
shot in
pigeon breast
food:rabbit
we got
far to
isnt ther
food:wild-boar
wild boar
meat be
^ wild
insid or
~ought
ric dangerous
ric tomorrow
basmati on
four or
bed
~bed
ric mad
bowl with
ric instead
faster than
out overnight
ric sat
ric was
^ fell
fell asleep
wok up
off at
nin and
stov overnight
outsid fridg
till morn
that risky
put dinner
pizza left
again after
hob all
away last
pan was
pot on
sofa
~sofa
whol chilli
its eight
ninety
~ninety
smell is
tabl sinc
i honestly
stay at
chicken out
food:party-food
buffet food
food after
keep out
be left
lay the
at noon
noon and
two is
that push
the film
keep nibbl
devil
~devil
a leav
food can
salad at
meat was
minc out
^ uncook
minc left
hour with
fish was
out thi
delivery
~delivery
the touch
meat without
the drain
board overnight
hot food
down a
warm food
sid first
to bed
scald
~scald
pm
hes just
lowest set
extra tim
everyon get
himself
~himself
get in
unsaf
~unsaf
reheat leftover
someth mor
tim can
only reheat
in microwav
it meet
tim he
again later
again is
chines takeaway
reheat yesterday
onc mor
than one
defrost meat
thaw chicken
defrost chicken
chicken quickly
thaw minc
food:frozen-chicken
frozen chicken
defrost in
meat feel
suppos
stupid
~stupid
water was
that stupid
cook minc
minc from
roast a
chicken straight
joint in
ice by
hard from
^ icy
ther ice
with ice
frozen turkey
just need
frozen minc
switch the
frozen joint
joint on
im off
throw frozen
breast in
i refreez
was frozen
freezer door
left open
open food
mouldy bread
mold
~mold
mold on
moldy
~moldy
good if
fuzz
gon green
island
~island
yogurt and
fiver
~fiver
the rind
a fiver
i par
dry kidney
bean poisonous
bean straight
toxic
~toxic
raw kidney
bean toxic
dry red
ive eaten
bean need
tin kidney
not boil
stomach cramp
~queasy
you dont
cannellini
~cannellini
^ and
long at
sprout potato
with sprout
on potato
with eye
are sprout
bag has
cupboard for
knobbly bit
still edibl
stair
~stair
the stair
has sprout
soft with
mak tea
good to
light on
green is
mak mayonnais
uncook egg
stamp
~stamp
no stamp
stamp on
tiramisu and
sister in
market and
is danger
pasteuris
~pasteuris
should stay
lick the
raw cooki
eat cak
flour dangerous
poorly
~poorly
be poorly
^ child
child swallow
^ lick
mix of
^ play
flour first
the problem
eat when
women
~women
eat prawn
hav when
limit when
expect can
okay for
^ pat
told us
^ six
out altogether
^ cur
hav honey
honey for
cook honey
honey ok
a cough
is honey
a lick
infant
~infant
botulism
~botulism
^ sweeten
furious
~furious
month and
cough and
india
~india
in india
salt can
is gravy
how salty
salty can
tak their
much could
when she
think im
cut grap
grap and
grap for
a chok
^ marshmallow
thing the
coin
~coin
hes got
a cut
them whol
^ clos
mussel shell
mussel with
mussel smell
one on
and thre
the net
dont fancy
a mussel
food:sashimi
raw fish
mean it
smell fishy
if fish
prawn smell
cod smell
of bleach
a whiff
whiff of
though the
of clean
thi fish
^ mackerel
thaw fish
went mushy
water from
frozen fillet
on fish
in fish
all pal
fish at
supermarket salmon
from tesco
fish befor
befor eat
tuna tartar
do lim
^ worm
worm in
parasit
~parasit
grad
~grad
with normal
kit for
my birthday
birthday and
christmas do
regular
grocery
~regular
~grocery
use regular
grocery stor
ye eat
ric what
a power
been off
without power
outag
~outag
freezer has
blackout
~blackout
^ blackout
we wer
is food
storm
~storm
the lin
chest
~chest
^ chest
morn the
fridg that
ice on
sam knif
^ touch
touch raw
juic got
put cook
cook meat
sam board
marinad on
sam spoon
sam tong
to reus
tong for
it properly
keep raw
marinad over
over cook
^ bast
bast with
^ reus
reus marinad
boil down
soy mix
wher was
a glaz
greas fir
throw a
i panick
towel on
it outsid
means:deep-fry
~means:deep-fry
oil be
for deep
deep fry
oil smok
haz
~haz
and stink
is shimmer
it gonna
hand on
^ scald
burnt my
finger what
a burn
oil splash
splash on
ow
~ow
^ ow
oven shelf
bak tray
pea on
throb
~throb
hot sauc
ow ow
^ ave
must do
forearm
~forearm
toothpast
~toothpast
my skin
hot sugar
melt sugar
sugar stuck
molten
~molten
^ molten
molten sugar
jam spat
spat on
water get
caramel on
wont stop
bleed into
chop the
the tip
tip of
deep cut
cut in
knif slip
palm
~palm
my palm
avocado ston
ston out
my knuckl
stitch
~stitch
need stitch
that keep
faint
~faint
thumb is
bit but
the wash
run it
somebody is
is chok
his throat
a grap
slap
~slap
heimlich
~heimlich
sh gon
speak
~speak
food stuck
throat at
the tummy
red and
own and
a sweet
i hit
bon stuck
in throat
throat after
chicken bon
i swallow
wrong way
down by
the spin
^ her
bon from
i drink
away by
reaction
~reaction
allergic reaction
swell
~swell
swell after
anaphylaxi
~anaphylaxi
^ anaphylaxi
^ throat
after dinner
im allergic
tingly
~tingly
tongu feel
rash
~rash
a rash
wheez
~wheez
antihistamin
~antihistamin
help with
throat feel
feel tight
tight after
pen
~pen
fac after
lip tingl
tingl after
^ lip
itch after
^ tongu
itchy
~itchy
she had
fin do
wev got
the pen
cook destroy
forgot she
gluten in
^ gav
ordinary soy
thicken the
with wheat
food:cashew
the walnut
oil saf
do garlic
in oliv
homemad chilli
the pesto
outsid the
christmas present
~windowsill
bulb in
in bottl
under oil
add vinegar
hom can
can is
preserv
canner
~preserv
~canner
^ preserv
without pressur
pressur canner
jar will
mason
~mason
mason jar
bath can
can green
a glut
glut of
runner bean
big saucepan
van
tomato passata
wild mushroom
mushroom from
mushroom in
forag
~forag
^ forag
forag mushroom
mushroom how
app
~app
app say
cook mak
puffball
lawn
~puffball
a poisonous
a walk
polish
~polish
the app
should do
how know
slug
~slug
between use
by and
day past
fourteenth
the fourteenth
everyth a
day over
is use
im out
chicken smell
minc has
thre mor
sign its
steam still
valv
~valv
still up
up can
quick releas
vent
~vent
the vent
^ releas
releas the
the valv
let me
and spit
ceil
~ceil
the seventy
the ceil
com down
a dent
dent or
^ dent
dent can
can saf
^ rusty
rusty tin
tin hiss
open tin
bash
~bash
floor and
reduc to
tuna and
thes are
right on
of food
is fat
stuff insid
cook stuff
stuff separately
longer cook
stuff the
turkey the
i weigh
tonight for
is lukewarm
par cook
stop cook
and barbecu
the brisket
interrupt
after work
them the
i barbecu
barbecu chicken
bbq chicken
coal ready
rain
~rain
the rain
the bbq
garag
~garag
i light
the garag
whit should
disposabl
~disposabl
^ disposabl
bloody insid
loo
~loo
the loo
flam keep
grill chicken
char it
i smell
gas in
gas leak
unlit
~unlit
on unlit
a flam
pilot
~pilot
rotten egg
gas hob
burner
~burner
is yellow
on by
the cat
cat and
no flam
on all
to light
hoos
~hoos
a stink
the hoos
the extractor
bug
~bug
a stomach
been sick
diarrhoea
~diarrhoea
vomit
~vomit
after vomit
finger and
the run
norovirus
~norovirus
cold can
threw up
and guest
being sick
run on
nos
~nos
still mak
the sandwich
ah mak
motion
~motion
^ loos
loos motion
i safely
^ zucchini
zucchini tast
homegrown
~homegrown
^ homegrown
gourd
vil
~gourd
~vil
so bitter
bitter it
swallow som
end is
^ stomach
bitter as
are poisonous
rhubarb leaf
tomato leaf
leaf poisonous
~kernel
daffodil
~daffodil
daffodil bulb
food:cordial
the tre
bed and
yard
~yard
what plant
aff the
plant is
berry or
saf raw
food:frozen-sweetcorn
frozen sweetcorn
frozen vegetabl
food:frozen-raspberry
frozen raspberry
listeria
~listeria
smoothi with
mix fruit
spinach for
do edamam
berry in
just tip
read about
food:frozen-mango
frozen mango
mango in
do frozen
plastic tub
spark
~spark
dish shatter
left a
my bowl
microwav saf
takeaway box
say noth
teflon fum
a scratch
black bit
bit from
peel away
budgi
~budgi
pan that
^ empty
pan smok
chemical
~chemical
room and
red hot
my nonstick
hot with
my dog
cat hav
^ dog
dog ate
can dog
bon for
puppy
~puppy
human
pet
~human
~pet
dog lick
fish can
wolf
~wolf
pinch a
worry about
are ok
poison what
up sinc
sinc dinner
doctor for
who ate
after tea
or som
the biryani
^ mayonnais
how cold
cold should
temperatur should
should my
fridg be
fridg dial
off early
get to
to minus
# which
say eight
lately
~lately
colder
~colder
is colder
food:raw-milk
raw milk
when may
^ unpasteuris
unpasteuris milk
drink milk
food:rice-drink
hav normal
normal milk
gat
~gat
the farm
farm gat
milk ok
the blu
semi skim
skim for
wash fruit
soil
~soil
^ soil
soil on
need wash
i scrub
on carrot
suspicious
suspicious of
and bicarb
that over
strawberry from
sprout seed
seed saf
food:cress
^ mung
cress and
germany
in germany
germany and
summer roll
food:liver
food:chicken-liver
chicken liver
mak chicken
liver parfait
calf liver
^ liver
still bloody
liver still
~de
liver and
liver rosy
thre and
aright
different from
# c
60
~60
sous
vid
~sous
~vid
^ sous
sous vid
vid chicken
cor temperatur
~140
# saf
63
~63
my thermometer
bath for
trust my
thermometer and
one plac
deep do
^ check
dont believ
believ it
honest
~honest
cheap one
whaur dae
~enter
rub my
eye after
cut chilly
^ jalapeno
jalapeno burn
finger how
touch my
lens
~lens
contact lens
after deseed
the salsa
to talk
sauc ok
to try
the season
tast with
raw meatball
meatball mix
spoon is
tast and
need salt
for salt
curry just
bit to
fiv second
second rul
potato roll
kitchen floor
butter sid
slic on
its shell
egg explod
microwav poach
tea bag
blow up
no hob
bomb
~bomb
a bomb
or so
stew simmer
sleep
~sleep
timer and
low heat
to black
nip tae
a timer
leav on
blood spot
feather
~feather
wash egg
hairlin
~hairlin
hairlin crack
poo
~poo
carton and
cloudy and
used oil
fat down
bacon greas
greas in
from fry
fry fish
sink is
roast fat
chip fat
two litr
up befor
~toilet
after christmas
up liquid
food:cassava
food:yam
food:taro
plantain saf
boil yuca
is cassava
hand itch
^ taro
taro leaf
raw yam
the cassava
itchy mouth
african
~african
juic
prickl
~juic
~prickl
in hand
^ cassava
descaler
~descaler
drank from
kettl with
with descaler
descaler in
^ soap
^ bleach
right ther
^ parasit
parasit in
thread in
im going
^ monkfish
for gravlax
numb
~numb
food:sichuan-pepper
sichuan pepper
lip feel
numb from
^ itchy
pineappl mak
sting my
tongu tingl
numb lip
husk
~husk
a prawn
go numb
sichuan peppercorn
^ mapo
mapo tofu
it pass
that will
general
~general
miss an
i substitut
the ingredient
but will
to someth
think about
figur
~figur
recip can
be swap
thing out
of buttermilk
no buttermilk
for buttermilk
in pancak
replacement
~replacement
mak buttermilk
buttermilk for
lemon left
left to
corner shop
fridg would
of yogurt
thought i
284
ml of
with regular
regular milk
mak self
no self
self ris
ris flour
flour plus
plus bak
use plain
turn all
hav plain
flour wher
rais is
is empty
with wholemeal
no rais
food:plant-based-egg-replacer
^ flax
flax egg
much per
per egg
i heard
or chickpea
that hold
nae egg
dae in
muffin without
for red
alternativ to
to whit
drink what
doesnt drink
bottl and
drank the
it anywher
no whit
just skip
cream substitut
butter instead
to cream
than cream
^ evaporat
styl sauc
food:plant-cream
cream alternativ
of crèm
split if
for heavy
finish what
in whip
milk wher
cream should
food:dried-herb
dry herb
dry instead
fresh herb
fresh to
use dry
dry basil
fresh oregano
hay
~hay
end and
many bay
only that
fresh is
only dry
food:mixed-herbs
sometim
~sometim
end lik
no stock
stock instead
food:marmite
stock can
recip ask
has that
is plain
plain water
veg broth
honey instead
whit sugar
the gingerbread
cooky be
be less
sugar go
of cornflour
cornflour to
thicken with
a gravy
ordinary flour
polish shop
cornflour for
flour i
could plain
^ passata
passata instead
past vs
vs pure
than tin
sauc when
when ive
concentrat
~concentrat
siev tomato
ketchup for
of plum
over her
whol tin
of concentrat
food:vegan-fish-sauce
no fish
sauc substitut
no oyster
nam pla
fish i
of breadcrumb
no breadcrumb
^ cornflak
crisp for
a stal
chees top
of ricotta
^ philadelphia
of mascarpon
^ quark
in frost
food:greek-yogurt
greek yogurt
of paneer
pric
~pric
its doubl
the pric
a use
full fat
of shallot
onion instead
no leek
banana shallot
about nin
exchang
~exchang
for shallot
no lemon
lemon what
lim instead
what vinegar
juic ok
finish thi
chip shop
hollandais with
pastry with
say all
claim
~claim
butter will
food:agar
^ agar
of gelatin
much agar
agar for
set jelly
agar flak
vs powder
leaf gelatin
in thai
fresh pineappl
wi oot
grass
set with
with agar
yogurt instead
powder milk
need or
richness
glaz for
roux with
a roux
otherwis
~otherwis
giv that
^ béchamel
no parmesan
food:nutritional-yeast
^ nutritional
nutritional yeast
chees swap
food:grana-padano
grana padano
^ pecorino
than parmesan
^ grana
strictly
food:red-leicester
use someth
italy
~italy
parmesan at
food:ground-ginger
only ground
food:chilli-flake
chilli flak
flak instead
fresh chilli
food:cardamom
of golden
food:maple-syrup
^ mapl
mapl syrup
agav or
or mapl
sticky glaz
no honey
~blog
a substitut
chocolat or
been eaten
eaten by
mak up
use cocoa
chang with
do chocolat
work instead
other grain
grain how
of couscous
pasta shap
^ long
sheet and
the tagin
nae ric
tatty or
thigh instead
of breast
bacon bit
food:pork-mince
pork minc
than beef
for breast
hes given
given up
money what
veg half
tin bean
no coconut
cream instead
bean rather
food:creamed-coconut
cream coconut
coconut how
^ cupboard
can how
or full
fre bread
bicarb for
of sour
for sour
natural yogurt
mistak can
plain yogurt
no crèm
yogurt or
use mayo
food:mirin
food:sake
food:shaoxing-wine
of mirin
shaox win
no mirin
ric win
sherry for
for shaox
is mirin
as ric
food:rice-wine
win what
sweet ric
vinegar the
vinegar is
japan
~japan
^ dan
no chines
galangal or
lim zest
zest for
stuff for
be had
no kaffir
sour brown
lemongrass is
nut are
in pesto
^ cashew
no peanut
for pad
of tahini
pric of
another fish
of cod
use tilapia
^ trout
villag
~villag
was sold
is near
paneer or
paneer what
halloumi in
chees that
that doesnt
is tofu
the grocery
tofu instead
job of
of smooth
you dar
a satay
chop without
claw
~claw
skill
~skill
knif skill
skill for
chop so
blunt knif
the blad
teach me
slip on
^ show
us how
correct i
cut carrot
chop an
to dic
dic an
me cry
root off
cry chop
stop cry
cut onion
moon
~moon
cut vegetabl
carrot into
thin strip
even cub
brunois
~brunois
baton
~baton
the chunk
chunk be
^ matchstick
small cub
into thin
in small
stick for
for spring
mandolin for
crush garlic
you peel
a garlic
^ bash
garlic press
how finely
skin stick
dishwasher what
skin aff
grat ginger
peel ginger
peel fresh
say an
chop parsley
to chop
of herb
basil go
^ stalk
leaf of
leaf off
scissor
~scissor
scissor for
needl
~needl
pick a
every leaf
pin how
oot a
chiffonad
~chiffonad
^ chiffonad
chiffonad of
food:chives
^ scissor
scissor or
and parsley
the zest
bitter whit
pith
~pith
orang without
aff a
wax lemon
segment
~segment
segment an
suprem
~suprem
suprem citrus
grapefruit for
cut orang
no pith
fillet a
blood orang
orang salad
skinless
~skinless
all stringy
go everywher
cut between
the membran
skin how
just peel
peel tomato
off tomato
^ scor
scor the
dunk them
easiest
~easiest
plum tomato
tough in
to skin
their skin
hoo tae
heat in
hot are
chilli milder
bit or
it whol
with seed
a squash
squash or
peel butternut
a pumpkin
pumpkin safely
get into
squash without
impossibl
impossibl to
~softer
pumpkin is
just roast
clean leek
leek do
a leek
found sand
gav it
field
~field
the field
you clean
food:pomegranate
hedgehog
~hedgehog
a pomegranat
a pineappl
the pineappl
the easiest
bash a
peel egg
to shell
shell off
whit off
the moon
~crap
shell aff
joint a
portion a
^ break
break down
idea wher
spatchcock a
flatten a
butterfly
~butterfly
butterfly a
backbon
~backbon
the backbon
backbon out
spin out
butterfly chicken
and faster
said to
i butterfly
mallet
~mallet
^ pound
a book
meat tear
i bash
the schnitzel
chicken thin
grain mean
carv brisket
^ against
which direction
direction do
skirt steak
brisket which
band did
^ lovely
meat so
i skin
and bon
off salmon
skin a
check for
do salmon
the flesh
i find
devein
~devein
devein prawn
black lin
in shrimp
tail on
vein
~vein
vein in
^ head
with prawn
prawn shell
prawn head
clean how
clean mussel
beard
~beard
the beard
soak mussel
mussel befor
barnacl
~barnacl
^ barnacl
barnacl on
mussel need
the clam
minc first
get colour
kilo in
tug
tug it
first step
sweat onion
cook onion
without colour
fry onion
even mean
paper over
to sweat
skin crispy
skin down
down first
duck skin
pub
~pub
the pub
bass with
deglaz
~deglaz
i deglaz
^ deglaz
bit for
bit left
is rest
rest and
mak sauc
do deglaz
reduc a
reduction
~reduction
a reduction
simmer it
down sauc
be off
away to
it doon
sauc must
must go
with cornflour
cornflour instead
milk all
wher am
it smelt
keep pour
yall mak
pleas what
butter melt
from meat
meat juic
juic into
after roast
regret
mek
~mek
what stay
the mint
add cornflour
to mix
whit starch
takeaway styl
it long
dress ratio
simpl
french dress
~emulsify
on leaf
basic
~basic
oil no
wait on
for green
so lik
~niçois
mak mayo
how slowly
immersion
~immersion
immersion blender
mayo in
^ thirty
ive half
sandwich are
~magic
^ saw
saw a
egg oil
^ right
mak hollandais
# yolk
for asparagus
over simmer
simmer water
for hollandais
over steam
pan now
you look
water be
food:biscotti
^ proper
stop a
crumbl in
i poach
wispy
~wispy
whirlpool
café
~café
the café
for brunch
egg right
me pleas
pleas to
poach chicken
boil chicken
poach fish
simmer chicken
trembl water
water without
coronation
cold meat
a bay
haddock in
is simmer
~practic
heat down
number for
its simmer
few bubbl
a gentl
hob number
ring is
gallop
~gallop
di
me hob
tick over
or simmer
in boil
and cool
if your
over water
carrot wer
minut over
or carrot
tight or
^ order
in lot
test oil
for shallow
of set
hous on
in kadai
do chip
ther room
to swim
courgett wer
wer cook
soft only
the beetroot
^ fluffy
crunchy outsid
hav boil
potato to
^ silky
cold milk
potato after
# cup
lowest heat
heat how
cup ric
one glass
pleas and
a burrito
and chilli
them hard
boil without
o butter
ladl at
long from
from start
italian ric
off do
mushroom one
and prawn
prawn when
liquid go
mug of
don do
^ linguin
couscous how
on couscous
wheat soak
do couscous
wheat how
arabic
in arabic
what next
why use
toast nut
dry fry
to toast
sesam seed
first in
whol coriander
gelatin leaf
gelatin in
kiwi and
leaf what
how on
earth do
the gelatin
separat egg
yolk from
to separat
split egg
to split
shell to
to divid
nan used
whit of
that actually
whisk egg
meringu how
bowl egg
whit by
think ther
thi tak
or warm
fold with
stir or
the mouss
figur of
and fluffy
say fold
streak of
for fold
to beat
fluffy how
cream it
befor egg
round in
go fluffy
butter into
whol hand
fat into
smooth should
knead bread
it stuck
thi bread
you overdo
the no
prov dough
warm plac
^ near
for yeast
don noth
in january
shap a
dough into
a smooth
seam
~seam
seam sid
them round
it across
or hardly
right thickness
keep spring
africa
~africa
bak pastry
prebak
~prebak
i prebak
put ric
temper chocolat
chocolat hav
mak caramel
caramel sauc
sugar melt
^ amber
off now
crumb fall
crumb order
bash the
station
~station
order for
alway forget
brais or
liquid should
lean meat
itd be
really not
ox cheek
blend hot
blender lid
befor blend
blender out
blender just
carcass after
food:marrow-bone
beef bon
roast what
fish head
cub left
you simmer
^ velvet
toss the
in cornflour
styl meat
mak tofu
tofu fry
hour still
food:salt-and-pepper
get pork
pork crackl
food:pigs-trotter
pork skin
food:pork-scratching
pork rind
scor it
but do
was soft
batter flour
forgotten the
mak an
^ omelet
and mushroom
green chilli
with just
flambé
~flambé
the eyebrow
uncl
~uncl
do season
everyth i
minc how
or tabl
kilo chicken
empty what
i pip
appl slic
discolour
~discolour
brown what
or cucumber
cabbag for
for slaw
grat potato
char and
a pepper
no gas
roast red
then peel
the lemongrass
is tamarind
aromatic
sticky stuff
whol or
brin pork
after brin
bucket
~bucket
of brin
no room
room in
that big
dumpling for
dumpling are
the chill
chill off
say bring
her can
^ everybody
im ready
get warm
food:cinnamon-stick
cinnamon stick
a cardamom
cardamom pod
that wee
layer go
many sheet
many layer
bechamel on
i overlap
sauc first
fish under
pie mix
don under
prawn go
poach it
mushroom for
hot do
spoon off
leav som
oop
that greas
heat first
im starv
hot the
the burner
fling
the string
tied
unti
~tied
~unti
tied up
i unti
the giblet
tie
~tie
net on
a parcel
burn or
jam or
cream first
jam on
jam over
flat which
much ground
to crush
crush the
the cardamom
clov for
the pod
^ star
dentist
~dentist
one cinnamon
grinder
~grinder
cardamom or
it shut
my coffe
what barista
barista oat
^ chai
chai with
^ iced
iced coffe
masala chai
~builder
~brew
fin if
sweat or
gold or
till soft
never sur
they catch
food:horseradish-sauce
mak tartar
horseradish sauc
for kebab
red stuff
lik me
me gran
leak juic
scen
~scen
the lassi
smoothi has
why soak
tofu first
^ salty
box and
the bath
its broken
dish with
put chicken
want meat
wher would
minc to
the lad
look of
do scor
scor mean
lattic
through to
or summat
chees ball
tapioca flour
dough gon
^ pão
pão de
de queijo
queijo dough
chees puff
brazilian
~brazilian
^ brazilian
brazilian chees
chees bread
of tapioca
is tapioca
tapioca starch
cassava flour
pearl
~pearl
polvilho
~polvilho
cool sushi
grain for
food:nori
^ nori
on when
hav pudd
not puff
are stiff
when fold
how keep
wrap for
are going
not break
broth clear
why char
char the
pho broth
clear soup
jok
~jok
a jok
food:rice-paper
ric paper
paper has
how warm
warm is
the summer
slic them
hot potato
boil whol
peel first
^ german
smok or
grill or
broiler
~broiler
broiler what
its rain
mash sink
start at
fold a
dry could
longer it
simmer is
chilli get
longer the
whol fish
ban
~ban
luck
pineappl for
with fruit
can u
roast chickpea
chickpea are
are pop
on min
the telly
^ chana
sauté
~sauté
^ saut
is sauté
french word
^ mean
word and
theyr going
~flick
and sweat
firm to
not too
is ribbon
ribbon stag
trail
~trail
a trail
in ribbon
leaf a
the beater
say beat
apparently
much second
stiff is
lik at
firm peak
^ upsid
or stand
medium and
dash
~dash
a dash
a glug
glug of
^ dollop
dollop of
oliver
~jami
a dollop
actual
~actual
whit a
finger or
thre for
medium heat
medium high
high on
my hob
do medium
# out
setting which
induction in
tell without
max
~max
say min
high for
tepid
~tepid
^ lukewarm
lukewarm water
and cold
julienn
~julienn
french knif
knif cut
cut nam
thin stick
in french
basil into
masterchef
just want
nam in
boiler
~boiler
doubl boiler
special pan
water touch
boiler and
maria
~maria
cartouch
~cartouch
a cartouch
^ circl
circl of
paper disc
parchment lid
season to
tast mean
^ to
pepper to
say season
ther enough
if ah
^ final
^ heap
spoon mean
dessertspoon
~dessertspoon
uk nam
for american
cilantro in
is molasses
in england
translat
~translat
a blank
flank steak
broil
~broil
boston butt
~london
in uk
what her
or different
beat whisk
be with
incorporat
air in
mix word
which tool
roll boil
boil hard
dont stop
do reduc
^ until
stop at
that burnt
penny
~penny
do coat
coat a
your finger
vs stew
a hotpot
muddl
term
~term
to call
call my
holy
trinity
~holy
~trinity
holy trinity
food:cajun-seasoning
a ragu
small do
spanish
~spanish
^ cajun
said the
nam mean
or jambalaya
oil do
a bouquet
bouquet garni
bundl
~bundl
herb bundl
muslin
~muslin
mix herb
a restaurant
dock
dredg
~dock
~dredg
dredg mean
dock the
^ dredg
dredg the
bak blind
ship
do bast
juic over
bast a
over roast
involv
~involv
burn when
is zest
and peel
rind mean
orang zest
couli
~couli
jus couli
between jus
jus and
just thin
stew fruit
menu word
wasnt it
boss
~boss
my boss
croût
papillot
~croût
~papillot
en croût
en papillot
^ en
word in
la
~la
again what
infus
~infus
leav to
ah jist
plus extra
butter divid
^ plus
for dust
pack brown
cup walnut
walnut chop
chop walnut
plus mor
mor for
list the
sugar twic
meant for
do #
~ignor
i ignor
is shallow
is sear
fast what
fierc heat
fragrant
~fragrant
until fragrant
aroma
~aroma
tender and
and flak
tender mean
how tender
resistanc
~resistanc
fish break
dry flour
^ com
bit mor
springy
~springy
can hear
hear it
my ear
potato variety
aisl
~aisl
thes littl
real thing
mean when
up round
oil run
and glossy
is kecap
kecap mani
what kecap
is sweet
indonesian
~indonesian
sauc swap
is sambal
sambal oelek
what sambal
chilli past
past jar
asda
that red
chilli garlic
is gochujang
of gochujang
gochujang what
sweet cook
food:doubanjiang
what chilli
^ sichuan
mil
~mil
thi jar
what sriracha
rooster
~rooster
red sauc
actually in
hot red
^ chipotl
chilli or
is oyster
what oyster
food:mollusc
sam or
^ japanes
food:packet-soup
found in
use thos
soya bean
what mirin
^ mirin
is nori
what nori
seaw sheet
food:seaweed
^ seaw
packet gon
again its
triangl
~triangl
that black
what tahini
butter swap
sour red
fattoush
~fattoush
^ fattoush
strik
~strik
tangy
~tangy
just squeez
food:pomegranate-molasses
is pomegranat
pomegranat molasses
what pomegranat
pomegranat syrup
bottl is
six quid
what berber
ethiopian
~ethiopian
is ethiopian
ethiopian spic
me hav
what hav
a vegetabl
masala or
north
~north
is north
north african
^ north
near enough
^ wif
is sichuan
what sichuan
black pepper
is garam
hom what
no odd
is paneer
what paneer
indian chees
lidl
~lidl
would feta
what ghe
of ghe
fre or
what gram
flour when
call gram
weigh it
what tamarind
the only
are fenugreek
what fenugreek
leaf when
^ methi
is pancetta
what pancetta
italian bacon
used in
bacon for
is pecorino
what pecorino
~sheep
what passata
the us
use ketchup
what orzo
that one
^ them
is kielbasa
what kielbasa
polish smok
smok sausag
^ polish
is crèm
what crèm
fraîch what
is barista
for coffe
^ barista
barista
~barista
the coffe
what tapioca
that from
mill
~mill
is pearl
is hull
is edamam
what edamam
thes wer
noodl salad
hull
~hull
do hull
and tail
hull strawberry
to cor
^ snip
fruit and
on besid
nearly ther
ther and
half seven
age so
is tak
so um
minut befor
jasmin ric
start tim
chilli when
be start
pasta on
on yet
was don
no wait
bubblin
~bubblin
what moment
mash with
mash ready
start peel
pan yet
boil so
count me
me back
half six
begin the
minut when
the main
how lat
be drop
when in
start when
eight oclock
at half
get going
the hour
clock tim
serv at
whit tim
19
what hour
eight what
half past
backward
~backward
~latest
don whil
do meanwhil
^ anyth
do whil
the simmer
^ job
not want
step i
~dur
wonder which
which job
job fit
okay its
45
~45
prawn instead
~fear
i fear
raw one
frozen floret
frozen cauli
hav frozen
only and
dae for
food:frozen-blueberry
frozen blueberry
frozen blackberry
not know
food:coffee-cake
now in
mix berry
want raw
hour but
yesterday chicken
the fajita
ther i
boneless thigh
no bon
^ tim
hav bon
want fillet
bon thigh
the card
so would
am hav
much how
longer for
doubl lasagn
one roast
twelv so
so two
^ twa
so littl
mak half
doubl water
one cup
biggest
~biggest
my biggest
team
~team
mak four
two chicken
two joint
roast two
two bird
^ pair
pair of
sum
~sum
two leg
the sum
on four
stop half
^ paus
paus it
finish in
day with
half thi
resum
~resum
~hi
^ hi
way is
now on
on again
vet
~vet
the vet
call at
the station
~lit
back up
ah pit
i will
for fifty
hob off
minut of
that you
fir is
is clos
pot with
joint rest
all want
the prim
hotter for
chip brown
in six
full english
fry up
and soda
keep track
^ track
going and
timer for
not hear
thing cook
burner and
not say
of so
a list
list for
of six
smart
~smart
~speaker
one burner
one saucepan
holiday cottag
the mov
lon
~lon
the boat
room for
a lon
induction plat
tin her
long tin
rust through
basin
~basin
pudd basin
long one
a long
fre on
tabletop
~tabletop
a mini
tabletop oven
mini oven
toaster oven
countertop
~countertop
caravan
~caravan
caravan oven
18
~18
# litr
two in
keep thi
no spac
shar a
icebox
~icebox
g off
^ guess
g block
~750
ah get
half pound
get #
the pound
ther #
aint got
low sid
recip tak
remind
~remind
^ remind
remind me
me how
eight of
^ number
number of
whol bunch
^ therell
fiv of
us what
need of
jug in
really want
the measur
the man
ask me
upstair
~upstair
cant read
i forget
^ yall
fur thi
the buttermilk
i to
ow much
^ kindly
should put
bro
~bro
^ bro
uh
~uh
the the
many of
it feed
many peopl
many portion
serving
~serving
many serving
family of
of fiv
will ther
if we
many plat
many bowl
enough in
laid out
~judg
thi befor
the twin
many did
in mind
hors
full to
^ hell
fill four
are we
tak two
well
are ten
so tell
right that
that thi
thick slic
said how
thi pie
you think
many person
peopl is
dish pleas
member
~member
thi siz
player
~player
thi chilli
unit
~unit
ml in
teaspoon in
cup how
in ounc
in tablespoon
in pound
pint in
millilitr
~millilitr
in kilo
g in
quarter cup
quart
~quart
my jug
me #
ml which
one stick
say her
in normal
in #
you say
bruh
~bruh
okay um
um what
oz of
sarah
doubl thi
are fiv
serv #
half tim
to thre
six instead
the football
want in
instead o
~thank
do me
all ingredient
pls
~pls
of seven
hav less
not two
got #
bought #
egg want
want four
gram off
fixin to
two hundr
^ uh
list two
ben
~ben
or ten
befor thi
the gnocchi
long was
ten past
kettl on
rest under
soon can
minut should
thoven
tim need
long thi
gonna tak
tak in
the uh
^ alright
the chestnut
whol recip
long altogether
total tim
past seven
fiv can
chanc of
walk in
bus
~bus
my bus
bus go
at quarter
fre do
round thi
^ tell
all finish
when we
start thi
the pull
run at
in gas
in fan
without fan
^ degre
oven hot
centigrad
~centigrad
in centigrad
show #
the dauphinois
~joe
gas cooker
which number
high should
hob be
heat be
low flam
gas up
out do
big flam
or small
just now
so so
um is
the halloumi
jam at
how crisp
or thin
clean or
knock on
anybody
~anybody
much left
thi stag
yall that
mor how
see that
the fudg
com after
do after
don now
happen after
previous
~previous
^ previous
^ now
what follow
forward
~forward
back a
hav you
you got
we go
from her
ther to
^ hang
timer on
him to
one pleas
pleat
step or
in step
step #
^ repeat
repeat that
that again
last step
read me
me step
i on
step again
final step
again slowly
again pleas
^ sorry
step two
that back
did you
one read
a word
onc again
ive lost
screen
~screen
it you
bark
~bark
dog bark
me hear
bit with
read out
put me
you said
step number
no i
step with
say about
say in
repeat the
that about
many step
step are
many ingredient
ingredient do
many mor
mor step
hav ready
many thing
many stag
through all
messag
~messag
um can
paul
~paul
ingredient for
add what
whisk together
be chop
chuck in
for when
them when
weigh that
stand by
the heavy
in hon
the horseradish
half or
or quarter
wer they
how wid
sue
~sue
my whisk
kit
~kit
a must
could a
how els
thes go
whatll work
hous whatll
mixer what
the nutmeg
^ reason
reason for
coffe in
tell him
theyv got
me put
kid ask
noth of
story
~story
why ther
omit
~omit
^ omit
get round
i bother
was think
no thank
thank you
wouldnt
~wouldnt
could ah
dav
~dav
me do
^ alternativ
^ shelf
didnt hav
ther not
not fresh
sent me
her when
the delivery
hav her
put extra
how about
about som
wev a
ive an
us a
as an
put alongsid
had with
you giv
wi thi
will go
next week
im back
day for
last till
techniqu
thi techniqu
techniqu mean
^ explain
you explain
show me
how the
plait
a sea
any dairy
thi hav
suitabl
~suitabl
^ suitabl
suitabl for
dad on
may she
gav up
they told
one a
seen my
pe
~pe
hav pe
youll
borrow
~youll
~borrow
brush your
the bus
youv got
your bag
^ youv
in your
you sign
was due
oh for
got your
bus stop
your hair
com her
if youd
wear
jumper
~wear
~jumper
my nam
i told
told you
get your
daddy
~daddy
your read
bye
~bye
^ bye
lock the
back door
on your
~question
the question
leed
~leed
a train
past nin
know that
ask you
year fiv
we did
division
~division
good girl
no you
mr
~mr
say we
sum of
obviously
~obviously
dont say
mortgag
~mortgag
^ youll
a mortgag
been doing
youv been
^ your
writ it
spell
~spell
spell necessary
you remember
pag of
loud
~loud
out loud
english is
henry
eighth
~henry
~eighth
henry the
the eighth
eighth die
your book
divorc
~divorc
did he
and your
your tell
and down
to writ
writ a
capital
peru
~capital
~peru
the capital
capital of
of peru
je
~je
who wrot
see me
harry
~harry
nineteen
~nineteen
not you
your nam
nana
~nana
could hav
stop copy
copy me
i say
say sorry
to your
your brother
your sister
^ becaus
your room
of you
unfair
~unfair
forty thre
wish
~wish
cancel
~cancel
^ cancel
cancel my
cancell
~cancell
hundr year
^ down
get down
at that
that fac
rex
~rex
he got
^ sit
he only
fox
~fox
oh that
postman
~postman
the postman
bark at
day the
flea
~flea
hundr and
just to
his ear
hes had
paw
~paw
bum
~bum
your fac
hes brought
cat been
wher thi
~rug
the rug
rug again
sh been
fed her
her at
has anyon
at number
^ shut
hamster
~hamster
who left
behind the
they lik
wheel
hes gon
tortois
~tortois
dont tell
parrot
~parrot
off your
polly
~polly
say hello
you im
your coat
ring road
roundabout
hed
~roundabout
~hed
the roundabout
how was
the traffic
swindon
~swindon
stop for
youv had
had your
it suit
saw you
jean
aunti jean
your mak
ta
~ta
your mother
hip
~hip
talk to
mind the
on his
his own
text
~text
^ text
who call
you hear
hear me
no im
hold for
the queu
two for
to cancel
cancel the
^ yeah
referenc
bravo
~bravo
referenc number
b for
for bravo
digit
~digit
last thre
thre digit
surnam
~surnam
you spell
appointment
~appointment
an appointment
the twenty
^ ill
ill ring
ring you
my glass
mum ive
lov you
you bye
bye bye
did she
havent been
an accident
who was
thi hour
dat of
of march
~m
it sinc
sh left
the dentist
to ring
ring the
get up
telephon
~telephon
the telephon
ankl
~ankl
of his
result
~result
ten day
will you
bless
~bless
the wait
a tablet
nineteenth
~nineteenth
the nineteenth
^ thank
seventh
~seventh
account
~account
on ther
april
~april
in april
postcod
~postcod
to speak
speak to
cod
seventeen
~cod
~seventeen
forty one
forty two
much did
up by
wif to
petrol
~petrol
my card
petrol station
music
~music
listen to
transfer
~transfer
what your
mut
~mut
see my
to play
to you
play on
gareth
~gareth
you had
camera
~camera
who own
own the
new year
the previous
lov to
the nois
we need
first week
^ cheer
email
~email
no not
hes put
to him
marry
~marry
be back
she got
cruis
derek
~cruis
the cheek
kne
~kne
~vicar
so anyway
the vicar
^ ta
mum its
man com
the boiler
charg
~charg
well what
you two
what day
telly on
telly down
down mum
between eight
money back
dragon
~dragon
plumber
~plumber
hello is
the plumber
com through
stopcock
~stopcock
fella
~fella
you don
key
~key
the key
ladder
~ladder
window cleaner
you a
dont you
good even
prim
minister
election
~prim
~minister
~election
prim minister
crew
~crew
from fiv
mood
katya
~mood
~katya
~phas
the minister
would not
bank
rat
~bank
~rat
the bank
inflation
row
~inflation
~row
has fallen
shar in
a man
vot
~vot
the strik
flight
~flight
flight to
thousand of
local
~local
government
~government
black hol
he said
tokyo
~tokyo
record
~record
a tortois
resign
~resign
halv it
you cam
to pay
~agre
play it
the hom
flag
~flag
penalty
~penalty
ref
~ref
exit
~exit
sixteen year
who els
the gap
centr half
the gam
stop him
city
~city
has he
offsid
~offsid
goal
~goal
the early
scrum
~scrum
twenty two
he step
clock is
captain
~captain
reset
refere
~reset
~refere
reset the
^ call
eight hundr
of your
^ buy
tank
~tank
sunshin
~sunshin
for delivery
very much
fog
~fog
day tomorrow
thunder
~thunder
aberdeen
~aberdeen
in aberdeen
south
~south
the south
coast
~coast
sixty mil
mil an
snow on
the north
far away
wimbledon
~wimbledon
with you
sunris
~sunris
pollen
~pollen
pollen count
bridg
~bridg
forecast
~forecast
that your
lorry
~lorry
swan
~swan
^ traffic
stop start
into town
polic
~polic
roadwork
~roadwork
been lift
the bridg
tram
~tram
to leed
platform
~platform
^ mind
your on
the fastest
lan
~lan
on mill
bus is
who won
won the
im run
council
tax
~council
~tax
i pay
pay the
the council
council tax
return
~return
my tax
tax return
recip com
law lik
radio
~radio
the radio
the scor
book the
they bring
~joan
its freez
homework
~homework
chemist
~chemist
the chemist
taxi
~taxi
order me
a taxi
taxi for
abba
~abba
play som
traffic on
bin lorry
you seen
^ happy
birthday to
strik still
canada
~canada
who the
euro
~euro
war
invent
~war
~invent
the war
river
~river
on volcano
post
~post
the post
post offic
play the
visa
~visa
airport
~airport
the airport
thi month
queen
denmark
~queen
~denmark
elephant
~elephant
to driv
what my
phon number
wha
~wha
^ wha
titanic
~titanic
what year
year did
leagu
~leagu
many player
player in
train to
sydney
~sydney
song
~song
that song
high street
bank holiday
ocean
~ocean
and forty
wifi
password
~wifi
~password
wifi password
when was
was my
planet
hottest
~planet
~hottest
the hottest
many bon
my work
baker on
shut down
day did
actor
~actor
who play
they ask
ferry
~ferry
the ferry
invent the
food:brazil-nut
in brazil
parcel com
walk to
hom yet
number one
many leg
leg has
root of
forty four
which bus
channel
four at
i park
park outsid
how did
good morn
say she
brighton
~brighton
at brighton
sang
~sang
national
insuranc
~national
~insuranc
my national
national insuranc
insuranc number
jury
~jury
get paid
for jury
sky
~sky
the sky
sky blu
bee
~bee
spain
~spain
the weather
in spain
owe
~owe
what pag
languag do
they speak
speak in
cow hav
mercury
~mercury
of mercury
oven did
was thi
who gav
did we
my cousin
did dad
shop tak
do lidl
many point
cash
~cash
my onlin
onlin shop
receipt
~receipt
a receipt
the deli
how windy
thunder com
holiday monday
high tid
mother day
second in
retir
~retir
would my
clock on
president
~president
~franc
seat
parliament
~seat
~parliament
many seat
~ward
i vot
happen in
catch the
berlin
~berlin
wag
~wag
many euro
hairdresser
~hairdresser
receipt for
computer
~computer
the computer
who sign
sign the
licenc
~licenc
ticket
~ticket
loan
~loan
~lottery
the lottery
win
~win
parent
~parent
exam
~exam
a triangl
adverbial
~adverbial
a front
front adverbial
karen
~karen
i writ
laptop
~laptop
photosynthesi
sentenc
~photosynthesi
~sentenc
you help
for iron
the roman
roman leav
a mil
paint the
decimal
long division
the earth
food:mars-bar
is lava
whal
~whal
a blu
blu whal
which bird
a hous
food:exotic-meat
many teeth
a crocodil
do cat
fenc
~fenc
the biggest
snak
~snak
a snak
vet open
australia
~australia
wal
~wal
rom
~rom
to rom
county
~county
liverpool
~liverpool
the peopl
you see
the great
the hundr
marry to
year was
ration
~ration
ration end
marathon
~marathon
a marathon
olympic
medal
~olympic
~medal
olympic medal
the tyr
tyr on
who got
who scor
snooker
~snooker
how tall
tall is
wher are
tour
~tour
yoga
~yoga
length
~length
length is
mil in
favourit
~favourit
netball
~netball
netball team
singer
real nam
sery
~sery
sery of
voic
~voic
bond
the song
sing
~sing
are ticket
ticket for
episod
~episod
which episod
som jazz
archer
the archer
rhym
~rhym
french for
p
~p
with p
what seven
thes two
call me
which drawer
who that
about my
my kne
ask my
dream
~dream
my next
sleep do
a teenager
teenager need
surgery
~surgery
the surgery
a and
and e
wont my
my phon
text my
the wifi
sorry my
my english
crim thing
quiz
~quiz
a quiz
footy
the footy
excus
~excus
^ excus
excus me
~guarante
still under
whyd
~whyd
befor us
temperatur do
butcher lad
the villag
letter from
milkman
~milkman
the milkman
hav we
read my
alexa
~alexa
me my
^ book
front door
warranty
~warranty
~er
charger
~charger
a window
my screen
hoover
~hoover
who let
by six
think he
ex
~ex
hear that
the actual
young
~young
left or
mrs
~mrs
servic
~servic
that new
passport
~passport
dig a
a radiator
a room
plac on
for thursday
loung
~loung
the loung
reply
~reply
pam
~pam
say thank
thi cooker
pot did
model
~model
control
~control
nap
~nap
a poo`,
  values: `AArAHmAVqAgnAmlAnoAopAqkBKlBVlBlmBmmBulBwjC+rDGmDRlD1mEaoEcmEjlEtkFKnFinFvrF2lF5nGHmGdnGfmGhnGimGmmGnsGpjGqlGttGwnGzmG0kG6mG9lHKmHdoIFtIgqImpJToJfmJrmJznKKpKUlKXmKorLKqLLlLMqLOxLnmMBmMGpMWkMsqM3mNblNdkNekNhmORkOSmOVl
AAoCpmCumDhlD1kD8lFUnFVnFamFgkFlkFvlF0mHGvIPnJBnJCuJDqJEpJnlJskKjkK5jNlqNmsNnnOTk
AAoAOnAQpAXnBMlBSnBWnBkmBznCAlCCpCEqCVqCXpCYpCgkC4lC7mDmkDtmDylEGlEOnEWmEYnEllEnqEqmE4nE6qE/lFBpFCpFboFclFkoGGlGWnHCtHXmHakHcqH1qH/nIAoIWpIZoIkmInmIomIskJGoJfkJkrKNsKdnLBmLOkLSnLfnLgmMEkMVoMWpM7jNClNrmNulN3pOLmOMl
AApAckA8mBBmBHpBalCRlEhlEkjFHmFIjFkrFnqFrkFtmFwpFynF2qGNlGbnINnIQjIWsItnIwlJeoJfvKJoKhmLDlLEmLykMCoM+oNHnNPkNVp
AAoABpAJmAUmAWmAXlApmAupAykAzlA7lA9lBBnBHlBQlBRkBSkBXkBfnBjkBmnBnkBpkBsnBvlB/mCCpCDlCEoCGmCMnCOmCUnCdlCeoCgoChmCmkCnkCsmCxnCzpC4kC5kC7mC9kDBmDCoDDnDFmDKoDLmDMoDOmD5mEhnEimEkkEmoEonEpmEqlEtmE4oE5oE8lE9mFAlFBnFCmFHnFQlFylGUlGbmGkkGpoG4kG/kHAmHCnHDlHElHRoHXlHcnHumHzkIQkIxkJGlJymKDrKEpKFkKGlKHqKIqKJmKKnKLpKMmKNoKOpKPnKQpKRpKSpKTmKUmKVmKWpKXoKYoKZpKaoKbnKcqKdpKemKfpKgoKhoKioKjnKknKllK7lLEmLLkLMkLSlLVkLvkL1lL/mMGnMLjMQkMRlMVmMXmMYlMflMolM3lM6lM9mM+nM/mNBnNCmNDmNElNFlNGkNHmNImNJmNLmNNnNOmNPkNRnNSlNTnNUmNWmNXlNblNckNkmNmkNomNpjNrkN3lN/mOMnOPrOQo
AApASoA1kA7pBDkBHqBToCCrCQnFQmFSlFXkFgmFhkFjkF1oGmkG0jHskJRkKJsKYoKqlKzmMVtNYlNmoNnkN8jOQq
AArABoAElAHoAIrAJlANqAOmAPrAQpASpATlAVpAWpAYsAcmAdkAglAhnAioAnoAolApnArpAtnAuoAyoA1lA3nA4lA5kA7oA9nA+kA/lBAnBBnBDmBKoBNlBOpBPmBVnBXoBYpBakBboBenBfnBhmBikBkmBloBmqBnnBprBqpBroBsoBtmBxlBzmB5lB/oCAnCBkCCpCDnCEqCFlCGlCJlCKoCLoCMlCNmCOnCPoCQkCSkCUnCWkCXlCYoCZmCcnCdnCenCfiCgnChlCilCklCqnCulCvoCxnCzpC0nC1lC2oC3lC4nC5mC7nC8lC9mC+kDBlDCmDDmDEoDFoDGoDIlDKnDMnDNnDOnDPmDRrDTpDUkDWnDclDflDnnDokDrmDulDzmD0kD2lD4oD8nD/nEBlEDlEJnEMlENiEOnERoESmETnEUkEbmEflEgnEhnEinEklElmEnwEomEplEqpErlEsnEujEvmEwmEynE0oE1lE2lE3mE4mE5mE8mE9nFBmFDmFHkFKoFLlFMoFNnFOmFQpFRnFSpFToFUpFVoFXoFYqFZmFanFbnFdmFenFflFgnFinFkqFlpFmlFpnFqqFrkFslFtpFumFxoFzoF2mF4oF5mF6mF7nF8pF+nGMjGNjGPoGQqGRnGSlGToGWkGZmGajGnkGrqGsmGtnGupGvoG0jG4oG6nG7lG8lG9kG+mHAmHCkHDmHElHFoHGqHHmHIlHKlHNoHOmHPlHRqHSmHTmHVoHXlHYnHZtHalHbmHclHemHhkHolHqoHroHtkHxnH0oH4lH+lH/kIAmICmIJkILlISlITnIXlIZnIboIflIhoIjmIklIlnInlIqlIrlItmIunIvoIwnIylI1mI2pI3pI4oI5qI6lI7kI8rI9mI+oI/mJApJBlJCqJDkJEpJFnJGjJHoJIoJJnJKqJLpJMpJNqJOmJPmJRnJSoJTkJUoJVoJWlJZmJalJboJdlJemJfsJgpJhoJjpJksJlnJmmJnnJonJpqJqnJrnJsnJtoJunJvpJyqJ0mJ1lJ2oJ3nJ5oJ6oJ7mJ8kJ9mJ+pJ/mKAnKDpKEkKFoKGnKHmKIoKJnKKpKLmKMoKNoKOlKPmKQnKRmKSkKTlKUmKVnKWnKXlKYlKZmKamKbmKcmKdnKeoKflKgnKhlKioKjmKknKlnKwmK1kK4kK5jK7nK8nLAlLBmLCmLElLFoLGmLHkLMkLNnLQmLRlLSoLWmLYmLckLdnLemLhlLimLjmLklLlmLmmLnnLslLwmLxlL1mL2nL3nL4mL8mL9kL/lMAlMClMEmMGpMIlMJnMLmMMlMOoMPlMQkMTqMVnMWqMYlMalMelMglMimMkkMlkMsmMtmMukMvkMxlMzmM0mM2nM6mM7lNAkNDnNFmNGoNHmNJkNKpNRlNSlNTlNVoNYmNZlNdkNfkNikNjpNknNloNmnNnmNomNvoNwpNxnN3nN5mN7kN/oOCqOFoOHmOIlOMlOOqOPmOQoORnOTqOVoOWm
AAkABkAOlAWiApkAunAylAzmBBlBHlBQlBSlBXlBflBmmBnkBplBsoB/lCCjCEkCGlCMkCUjCelCmkCsmCxlCzlC7mC9kDCkDRkDVkD5mEhlEkkEplEqhErlE8lFHkFKkFOlGFlGHlGblGklGtiG3kG4lHAnHCnHEkHRoHckHgjHzkImlI5kI/kJlmJymKEkKImKJlKMkKNlKOjKPjKQjKRmKSoKUiKVmKWjKXmKYmKZlKamKbnKcnKdmKekKkmKllK7lK/lLElLOlLWlL1lMGmMLlMfkM5lM6kNBkNEjNGjNOlNTiNkjNmkNokNpiN3jN7jN/mOMk
AA1AB1ACwAFxAG0AHsAJ2AK0ALyAM1AN2AOxAPwAQzARxAS1AT1AUoAV1AW2AXmAYpAZ2AavAbyAc0Ad1Ae0Af0Ag2AhzAi0Aj0Ak0AlwAm1An0AoyAp3AqyAryAsyAt1AuzAv2AwzAxyAyrAzsA0mA1zA20A3xA4yA51A62A72A82A+qA/xBAzBB0BCuBDyBEzBFxBG2BH3BI0BJxBKwBL0BMyBNvBOwBP2BQ0BRyBSqBTyBUwBV1BW0BXxBYsBZuBa0BbxBc2BdzBevBf0Bg0BhyBitBjyBk0BlxBmuBn2Bo2BpuBq0BryBszBtyBuxBv4Bw0Bx1ByzBz0B0zB11B2qB3xB4uB5vB6yB7uB80B9zB+wB/2CAzCBwCCzCD3CEzCFzCG2CH1CI1CJzCK1CLzCM1CN2CO3CPvCQyCR1CSzCT0CU3CVuCWuCXvCYvCZyCayCb3CczCd1Ce1Cf0Cg2Ch1Ci1Cj0Ck2ClxCm1CnxCo0Cp1Cq1CrzCs2Ct1CuyCvyCwxCxzCy1Cz2C01C1wC21C3xC4xC5yC60C7yC80C90C+3C/1DA3DB2DC2DD1DE3DFzDGwDHwDIwDJwDK1DL1DM0DNyDO0DPzDQwDRrDStDTwDU1DVzDWyDXwDY2DZyDayDb1DczDd0DeyDfyDg2Dh1DiyDj3Dk1DlyDm2DnwDo0Dp1Dq1DrnDs0DtyDuyDv0Dw0Dx3Dy4DzzD03D13D21D33D42D51D60D7zD8yD90D+xD/zEAwEB1ECxED0EE3EF0EGyEH2EI2EJ0EKtELyEM1ENrEOtEP0EQwERtESxETyEUvEVyEWwEX0EYzEZsEayEbyEcyEd0EezEfzEg0Eh2Ei2Ej1Ek2El1Em3EnsEo2Ep2EqxErvEsxEtxEuqEvqEwqExyEysEzuE00E1rE2uE3tE4kE5uE6sE7lE8xE90E+rE/vFAvFBwFCvFDsFEkFF2FGmFHyFIrFJvFKzFLoFNyFO0FP3FQ2FR2FS1FT0FUtFVzFW1FX3FYzFZ0FauFbwFc1Fd2Fe2Ff3Fg3Fh2Fi3Fj4FkzFl3Fm2Fn1Fo4Fp1FqtFsrFtxFu3Fv1Fw3Fx1FywFz0F00F13F21F3wF4sF5yF6tF7yF8zF9rF+0F/1GA0GB0GCsGDyGE1GF0GGzGHvGI0GJ1GKzGLzGMyGNtGO1GPlGQuGRxGS0GT0GU0GV1GWtGXyGYyGZwGazGb0GczGd0Ge2GfzGg3Gh2Gi3Gj1Gk3Gl3Gm3Gn1GozGp3Gq2Gr1Gs2Gt0Gu3Gv1Gw1Gx3Gy2Gz2G0xG11G24G32G40G5yG60G7wG8qG9tG+rG/jHAqHBsHCqHDpHErHFvHGzHHqHInHJ0HKwHLxHM0HNqHOxHPwHQpHSrHTwHUnHVvHWrHX1HYmHZpHapHbwHctHduHe0Hf2Hg2HhwHitHj2HkxHl0Hm1Hn0Ho3Hp1Hq2HruHs2HtvHuzHv0HwvHxxHyxHz1H01H1tH2zH30H43H51H6yH71H8zH90H+1H/zIA2IB0IC3ID4IE2IF3IGzIH0II2IJ1IK3IL1IM3IN4IO0IPyIQ3IRzIS5IT4IU0IV0IWxIX0IY1IZzIa0Ib0Ic0Id0Ie1IfwIg0IhzIi0Ij2IkzIl0Im0InzIo1Ip1Iq2Ir1IsyIt0Iu3Iv0IwzIxzIyxIzwI0xI1yI20I31I43I51I6zI7rI8uI90I+pI/pJAnJBzJCzJDyJEyJF2JG1JHzJI0JJ1JKzJL1JM0JN1JO2JP2JQ2JR3JSsJTyJUwJVwJWxJXuJY1JZrJatJbxJcyJd0Je2Jf0Jg1JhzJi2JjoJktJl1JmzJnwJprJq1Jr1Js3JtqJv1JwxJxrJy2Jz2J01J13J2uJ3sJ41J5xJ6yJ7yJ8sJ9zJ+1J/3KAtKB0KC0KDnKE3KF1KG2KH0KI3KJ1KK2KL1KM2KN2KO3KP5KQ4KR3KS2KT2KU3KV4KW1KX4KY1KZ4Ka3Kb4Kc2Kd2Ke3Kf3Kg4Kh3Ki3Kj4Kk0Kl2KmoKn0KowKp3Kq1Kr3KszKt4Ku0Kv2Kw2Kx1Ky4KzzK0yK1xK21K30K4zK50K62K70K81K9yK+wK/rLA1LB2LC3LD2LE3LF3LG3LH2LI2LJmLK2LL1LMyLN1LO0LP0LQ1LR0LS2LT0LU0LV3LW3LX2LY1LZzLaxLbxLc1LduLesLfwLgyLhzLi2Lj2Lk1LlzLmyLn3Lo1Lp0Lq0Lr1Ls3LtzLuzLvxLw2Lx4Ly1Lz2L0zL11L2zL32L4zL51L62L7yL8yL9wL+zL/1MA4MBuMC3MD2ME3MFzMG3MHvMI2MJ2MK2MLxMM1MNzMOxMPxMQsMRzMSzMTsMUyMV1MWzMXzMYvMZxMavMbsMcwMdpMeyMfxMgxMhvMixMjsMk4Ml1MmtMnrMosMprMqsMrrMs2Mt2Mu1MvyMw0Mx1MyyMztM0zM1xM2xM3wM4xM5uM61M70M8tM92M+2M/zNA0NB1NC1ND2NE1NF2NGzNH3NIyNJ1NK2NL0NM1NN0NOzNP1NQ0NRzNS1NT1NU1NV0NW2NX0NY1NZ2Na2Nb0Nc0Nd0NezNf0NgyNh1NiqNjsNkyNl1NmzNn1No0NpqNqvNrxNswNt0NuyNvsNwtNxrNy1Nz1N0zN1sN2xN3xN4sN5vN6vN7sN85N9sN+wN/rOA4OBrODqOEwOFrOGvOHqOInOJqOK3OLwOMtON3OO6OP5OQ6OR7OSyOTqOUvOV2
AAoCplCumEFlFUoFVmFamFunF0lHGvHwlIPnJBpJCtJDsJEqJskKqlK5lNclNlrNmsNnnOTk
AAoAOmAPkAQpAXoBSoBWnBkmBzmCCsCEmCNkCQiCVsCXqCYpC0lC4mC7mDmmDolDtnDylEOnEWmEYpElmEnmEqlE4nE5pE6qE/mFBnFCoFLnFbmFcmFkoFokGGlGWmGblGlkHBlHCsHWkHXmHcqH1pH/nIAnIWoIYkIZnIkmInlJGoJflJkrKNrKdmLBlLSnLfnLgoMElMVnMWpNCnNVlNrlNukN3qN4kN8lOFjOLmOMl
AAqA8nBBnBHoCElCRmEplFHnFIkFSkFTlFkrFnpFrlFtmFwoFyoF2pGbnINnIQlIWsItmJeoJfvKJmKhlLDlLElLykL/kMCoM+pNHnNLkNRlNVo
AAnABnAJmAOlAUlAWmAXnAjkApmAskAuqAykAzlA5iA7kA9lBBnBHmBSkBXkBfqBmnBnkBpmBsnB/mCCkCEpCGoCJkCMnCOnCdnCemCgoChnCnkCslCxnCznC5lC7mDCqDDnDFkDKnDLkDMnDNkDOlELlEhlEilEkmEmnEooEpmEqmErmEtnE4nE5oE8kE9mFAmFBoFCkFHnFKkGUmGbmGpnG4lHAmHClHDlHEkHRoHXmHcmHulHzlIdlImiJGmJllJrlJymKDqKEoKGlKHqKIqKJkKKnKLnKMnKNpKOqKPmKQqKRqKSoKTpKUnKVmKWoKXnKYpKZqKamKbnKcqKdnKelKfoKgpKhpKimKjlKknKlmLEmLOlLSmLVkL1lL6kL/mMAlMGnMLlMQkMRkMVmMXlMfkMhkM5kM6lM9mM+nM/nNAlNBmNCmNDnNEmNFmNGkNHnNIlNJnNNmNOmNPkNRmNSmNToNUnNVmNWmNknNmkNomNpjN3lOMoOPsOQq
AArASnA7qBHqBTnBqkCCrCQoFQkFSmFgmFhkFikF1nGXlGylHskINkKJsKYoKzmL6lMVuM+lNmpNnkN8jOQo
AApABoAEmAHqAIqAJpALkAMkANpAOmAPrAQpASoAVoAWnAYsAcmAdmAekAgnAioAjkAnoApnArqAskAtmAunAyoA1kA2lA4nA7oA9nA+mBAoBBoBDnBHkBIlBKoBLkBNkBOpBPmBUlBVmBXoBYoBakBbpBeoBhmBikBjkBkoBlpBmpBnmBpqBqnBroBsnBtmBxlBznB5mB/oCAmCBlCCoCErCFlCKlCLnCMmCNlCOmCPnCQkCUlCWoCYnCamCcmCdnCenCgoChlCikCqmCunCvpCxnCzrC0pC1mC2oC5mC6nC7mC8lC+kDBmDCmDDmDEoDFoDGnDIlDKnDMnDNnDOmDPmDRqDTpDUlDWnDYjDcmDjjDnnDrmDwkDzmD2mD4oD8mD/mEAkEBkEJmEMmEOoERoESnETlEblEfoEgnEhnEilElnEmmEnvEomEqoErkEsmEukEvmEwmEymEzjE0nE1lE2nE3lE4mE5oE8lE9nFBmFDmFJmFKoFMpFNnFOmFQpFRoFSoFTpFUpFVoFWmFXoFYrFZmFanFboFclFdnFeoFfmFgmFhlFimFkrFlnFmlFpnFqrFrmFslFtqFumFvoFxnFzpF1jF2mF3jF4mF5mF6lF7lF8pF+oGIkGMkGPnGQqGRnGSkGToGZmGakGgkGroGsmGtoGupGvpG2nG4mG6nG7lG8nG9kG+mHCmHDnHEkHFnHGqHHoHImHKkHLkHNoHOmHRpHSlHTnHVoHXlHYoHZtHanHbnHclHelHglHilHnjHomHplHqoHrmHxmHykH0nH6lH7lIAnICnIFlIGkIIkIPlIQlISlITnIWlIZmIbnIhoIjnIkmIlmInnIslItnIuoIvpIwnIymI1nI2pI3pI4oI5oI6lI7jI8rI+mJAoJBlJCpJDmJEpJFnJHnJIpJJnJKqJLoJMqJNpJOjJPnJRnJSoJUoJVnJZnJaiJboJdmJenJfqJgoJhpJjnJktJlmJmmJnoJooJprJqnJrnJslJtoJunJvrJypJ0nJ1lJ2oJ3nJ5mJ6nJ7oJ8oJ9nJ+mJ/nKDpKFnKGmKInKJlKKoKLmKMmKNpKOmKPlKQmKRlKSjKUmKVmKWnKXmKZlKakKblKdnKepKfmKgnKhnKinKjlKknKlnKwmK2lK7mK8mK+mLAjLBkLCmLElLFoLGmLNnLQmLRlLSnLTkLWmLYmLbnLdoLemLhkLilLjlLklLlnLmlLnnLolLslLtnLvlLwmLxkL1nL2mL3oL4mL8lL/mMDlMEmMFlMGpMJnMLmMMlMOoMPlMTqMVmMWrMYlMalMelMgmMinMnjMsoMtnMulMzmM0nM2nM5kM6mM7kM9lM/lNAlNClNDnNFmNGnNHnNIlNKoNRmNSlNTlNUlNVoNalNblNjoNkmNlpNmmNnmNomNvnNwmNxoN3mN5oN7lN/nOCnOFlOHmONkOOpOPmOQoORpOTpOVpOWn
AAsABtACtADsAEwAFsAGrAHwAIsAJrAKuALqAMtANpAOtAPoAQqARsASsATqAUpAVtAWsAXsAYsAZlAaoAbtAcnAdrAesAfmAgqAhtAirAjrAkpAlqAmqAnrAoqAptAqqArsAstAtuAuqAvoAwrAxtAyqAzrA0qA1rA2sA3uA4uA5vA6qA7rA8sA9oA+uA/rBApBBsBCpBDtBErBFqBHrBInBJtBKtBLoBMtBNpBOrBPtBQpBRuBSpBTrBUtBVqBWsBXoBYsBZsBasBbrBctBdqBerBfuBguBhuBinBjqBkrBlpBmtBnpBpmBqrBrtBsuBtsBusBvpBwnBxsByrBzrB1qB2nB3nB4qB5uB6vB7tB8qB9qB+rB/mCAsCBtCCpCDqCEqCFoCGpCHpCItCJpCKsCLsCMpCNrCOqCPuCQrCRrCSqCTsCUqCVrCWtCXrCYtCZsCasCbpCcsCdsCfrCgqChoCiuCjpCkuClsCmtCnsCowCptCqsCrrCsqCtsCurCvrCwmCxsCyuCzqC0sC1tC2vC3qC4uC5rC6sC7qC8sC9rC+nC/rDApDBpDCqDDrDEqDFsDGpDHuDIsDJpDKsDLoDMqDNsDOtDPsDQsDRlDSrDTtDUpDVsDWqDXqDYoDZsDanDboDcqDdsDeqDfqDgoDhoDisDjnDkqDltDmqDnsDosDprDqoDrtDstDtsDuvDvuDwsDxpDymDzsD0oD1nD2qD3pD4sD5tD6uD7oD8sD9tD+sD/tEApEBpECoEDoEEqEFpEGpEHoEIpEKqELnEMsENvEOtEPqEQtERvESuETsEUpEVqEWqEXsEYsEZnEasEbrEcpEdpEesEfsEgnEhoEitEjrEktElqEmtEotEpuEqqEruEssEttEusEvtEwtExqEytEzsE0tE1pE2pE3uE4rE5qE6pE7pE8qE9sE+lE/sFAnFBsFCoFDvFErFFoFGpFHrFImFJsFKpFLnFMrFNqFOoFPnFQqFRrFSqFTrFUpFVoFWoFXnFYnFZpFapFbqFcnFdpFeoFfmFgoFhpFiqFjnFksFlrFmqFnrFomFpqFqrFrsFsrFtrFuqFvrFwoFxqFyrFzmF0rF1nF2iF3sF4oF5rF6sF7rF8qF9oF+sF/tGAqGBtGDrGErGFvGGuGHsGIrGJtGKqGLpGMrGNqGOnGPsGQpGRoGSoGTvGUsGVrGWsGXtGYqGZqGatGbuGcuGdmGenGfpGirGnrGonGppGqrGrpGstGtrGvpGxqGynG0rG1oG2oG3lG4qG5nG6oG7oG8sG9tG+rG/rHAtHBrHCuHDsHErHFsHGqHHuHItHJqHKrHLqHNvHOrHPoHQrHRqHSrHTqHUqHVoHWqHXpHYtHZmHarHbrHcoHdlHetHfmHgmHhpHitHjoHkrHlrHnrHooHppHqqHrrHstHukHvnHwmHxoHytHzoH0sH2mH3pH4oH5mH6qH7sH8kH9mH+nH/nIAoIBoICrIDoIEmIFmIGoIHlIItIJoIKlILmIMqIOsIPrIQpIRmISnITpIUoIVrIWoIXxIZpIbnIcrIdpIenIfqIgrIhuIirIjsIkuIltImtInpIosIprIqsIrrIsnItqIuqIvuIwmIxoIyrIzxI0qI1rI2pI3pI4mI5rI6lI7rI9rI+tI/tJAsJBsJCqJDqJErJFrJGsJHpJIoJJvJKuJLpJMrJNpJOuJPnJQmJRqJSrJTtJUuJVuJWoJXrJYsJZtJatJbvJcsJdtJeqJfsJgrJhsJinJjsJkqJlpJmpJntJotJpuJqpJroJstJtrJuoJvlJwrJxoJyoJzrJ0rJ1mJ2pJ3sJ4qJ5sJ6tJ7vJ8rJ9tJ+sJ/rKArKBnKCrKDvKErKFtKGrKHsKIpKJqKKqKLnKMqKNnKOpKPpKQpKRqKSoKTrKVoKWqKXqKYoKZqKaoKbsKctKdoKerKfoKgrKhnKioKjqKkqKlnKmuKnrKopKpqKqqKrrKstKtrKusKvsKwrKxpKypKzpK0rK1qK2uK3sK4sK5sK6sK7sK8qK9sK+qK/rLApLBtLCrLDsLErLFqLGsLHtLIrLJqLKqLLsLMsLNtLOsLPsLQrLRtLStLTsLUtLVmLWsLXqLYrLZpLatLbtLcqLdrLeqLfrLgsLhwLitLjsLkrLlqLmtLnqLorLprLqqLroLsrLtsLusLvqLwrLxqLysLztL0qL1qL2qL3tL4uL5sL6sL7sL8nL9uL+qL/vMApMBqMCsMDqMEqMFrMGpMHsMItMJqMKsMLuMMrMNrMOrMPtMQsMRsMStMTmMUsMVoMWqMXrMYpMZpMamMbqMdqMesMfoMgsMhqMirMjpMkqMlpMmqMnmMosMqmMrmMstMtuMuqMvqMwoMxpMznM0tM1qM2oM3qM4pM5mM6qM7tM8lM9oM+kM/pNAnNBnNCoNDpNEqNFpNGnNHoNIqNJqNKpNLmNMsNNqNOoNPoNQpNRsNSpNTrNUmNVpNWnNXqNYoNZoNapNcnNdrNetNfvNgsNhuNixNjxNkvNlsNmuNnuNouNptNqmNrsNspNttNutNvtNwsNxsNyqNzsN0uN1wN2sN3tN4oN5tN6rN7pN8qN9pN+lN/rOArOBuOCtODsOErOFvOGtOHvOIvOJvOKqOLvOMuOOqOPuOQrORuOSpOTuOUsOVnOWr
AJlANnAPlAQkASpAWmAgoAtkAuoA6mA7kA9lBBoBHnBZkBflBklBmkBnmBslBvkBxjBzlB/mCClCElCGmCJmCLkCMmCOnCQkCTnCUlCXkCdlCenCgmChpCuiCxoC9oDIlDKlDLkDMmEhmEijEmmEplEqlEunEypEzoE4nE5nE8jE9kE+mE/lFGkFHmFNmFemFinFkmFomFumFxnGFmGXkGZkGokGpoGrnGsnGtoGupGvnHClHVqHZoHqlISkIZlIjmJQjJRnJTkJUmJcoJhrJnkJ6lJ+mKFnKHmKIlKJmKKrKLmKMlKOlKPlKQnKSlKUkKVmKWlKXmKYmKZnKaoKbqKcjKdnKfoKhmKimKjoKkkKlmKrqKskKukKxmK0kLBmLRjLXoLhmLojLvlLzpL6kMGkMIlMJoMPkMQmMemMgmMhmMilMmoMolMwkM6nM9nM/kNCmNDnNEnNFmNHjNImNJmNKmNLlNMnNOmNPmNTmNUnNVlNXkNZnNbkNkkNmlNnmNomNylN8kOKkOMlOPlOQr
AAoACpADoAEmAHlAJqALqAMlANjAOnAPmAQsARoATnAVkAWqAXkAZpAbnAdrAfmAgpAhnAjkAkpAlnAmkAnmAomApmAsiAtrAunAvnAwnAxpAyjAzpA0vA1mA2oA3oA4mA5rA6wA7nA8oA9kA+lA/oBBmBEtBFpBGnBHpBIkBJnBKmBLlBMoBNnBOoBPoBQmBRlBTnBUpBVoBWoBXkBZmBboBcnBdqBemBflBgnBhqBiqBjoBknBmkBnnBooBpmBqmBrnBsnBtmBumBwmBxlBynB0uB1iB2tB3lB4nB6lB7lB8sB9oB+mB/sCAoCClCGrCHmCImCKlCMkCNoCOpCQnCUoCVnCWoCXnCYmCZnCbmCclCdnCemCfkCgoChqCipCkmClmCmjCnqComCpmCqnCroCsqCtmCulCviCwpCxrCyoCzpC0pC1nC2pC5pC6pC7nC8oC9nC+lC/mDAnDCmDDmDEpDFmDGmDHkDKmDLkDMkDOoDPnDRmDSmDTlDVoDWmDZlDanDdnDfoDgmDhnDjnDkoDmmDnnDooDpoDrnDumDwmDxmDzmD1mD4qD5lD6hD9jD+mD/oEDoEEoEFnEHnEIpEJmEKnELlENnEOjEPpEQnERlESmETmEUqEVkEWnEXlEZoEatEbnEcqEdqEeqEglEhnEioEjqEkmElqEmnEnmEonEpnEqqErnEslEusExmEznE0oE1oE2qE3mE5nE6mE7kE8mE9lE+mE/mFAsFBlFCnFDlFFnFGlFHnFIlFJnFKoFLmFOpFPmFQmFRlFToFbmFcnFgmFhkFimFjmFknFllFmnFonFqmFrnFsoFtlFvnFwqFxmFylFzoF0lF1lF2mF3qF4lF5mF6oF7mF9nF+oF/lGEnGLnGMlGPoGSoGTkGUoGVkGWqGYmGaoGdoGeqGfqGgrGhoGioGjqGktGlmGmrGnlGorGpqGqoGrnGsmGtpGumGvnGwnGxqGyrGzqG0sG1pG3tG5lG6mG7sG/lHDqHFmHGkHImHJkHLnHNmHOoHPmHQnHSlHVlHXmHamHboHemHfmHhjHkmHmmHooHpoHqnHslHulH2oH3mH4nH5oH7pH8oH/nIAoICoIDnIElIFoIGlIHoIJoIKqILmIMkINnIPlIRoISlIUmIVoIWmIXsIYmIZqIalIbpIcmIdjIepIflIgnIhmIinIjlIklIlmImqInnIolIpkIqmIrmIsnItpIumIvkIwmIxnI0lI1lI3nI4qI5lJCmJDmJGmJHmJIkJJlJLkJMkJNkJVpJYnJZlJaqJcoJfmJglJilJjlJloJnmJomJsnJvjJwoJxmJykJzqJ1mJ3jJ4oJ6lJ7lJ9pKAkKBnKCpKGnKHkKMmKPlKQkKRlKSlKTnKVlKYlKZoKblKcmKelKfnKgnKhoKjmKkpKlnKmmKonKpnKrpKsmKtkKvqKwnKykK0kK2iK4mK5oK7kK9lK/mLAmLBlLCnLEmLGnLHmLImLJnLLrLMoLOnLPnLQqLRmLToLUnLVnLWqLXoLYmLZmLaoLbiLdnLekLfpLhmLipLjrLkmLlsLnmLomLplLqnLrpLsmLtmLusLvoLxpLynLzrL0pL1pL3mL4qL5mL6nL7pL9qL+sL/qMAmMBuMCmMDoMEpMFnMGmMHnMImMJpMLmMMrMNmMOnMPkMQpMTkMUmMVjMWrMXnMYpMZmMakMbpMclMekMgoMhoMioMjrMkmMllMmrMomMpqMqlMrrMsoMtoMuoMvlMwnMxnMykMzlM0pM1lM3mM5nM6oM7pM8qM9oM+qM/qNAoNBnNCqNDkNEnNFmNGnNInNJoNKqNLpNMoNNpNOsNPmNQoNRpNSkNTtNUnNVoNWqNXqNYqNZqNaoNbrNcoNdoNelNfmNknNlmNmqNnmNrlNtmNulNykNzoN0nN2nN8rN9oODoOExOFrOHkOIlOKsOL0OStOTl
AAkABkAJkAUmAjkApjAtkAunAylAzlA3kA9lBBlBQlBSlBTkBXjBfkBmmBnlBplB+kB/kCCmCElCGkCekCmlCnlCplCslCxlC5kC7mC9kDBkDOjELkEhjEkkEmlEqkErlE4mE5mE8kFClFHmFKkF/lGFlGblGhjG4lHAmHCmHEkHFkHRnHckHglHzkImmJlmJmkJylKFlKGkKIlKJlKKmKLnKMkKNjKPlKQlKRmKSpKTmKVnKXkKYmKZkKamKbnKcoKdnKfkKikKjkKklK7lLLkLMlLckL1lL/jMGmMIlMKmMLmMQlMXlM3kM9kNEnNGjNXkNbkNclNklNmiNokN3jN7kN/n
AArABsAFnAGpAIlAJpAMpAOlAPlAQmATmAUmAVoAWqAYpAZjAaqAboAfoAgsAhlAmnApsAqmArnAstAtoAupAwqAyqAzqA1nA2mA3nA5oA6qA7mA8mA+pBApBBrBDmBGpBHqBInBMmBNsBOoBPqBRqBSqBTmBUpBVoBWqBXpBYlBaoBcnBfsBgrBioBjqBknBlrBmpBnlBonBpjBrnBsoBupBxlBznB4oB7lB9qB+mB/qCBmCCpCErCFpCGoCHnCJqCKmCLmCMnCNqCOmCQrCRqCTlCUnCWlCXlCYmCbnCclCdmCemCfnCgoChqCinCjrCklClqCmnCnkConCplCqlCsqCtlCxpCzrC0lC2kC3mC4tC5mC6nC7nC9pDBqDCrDDqDFmDGpDImDJmDKjDLoDMqDOrDQpDRmDTkDVpDXkDdpDejDflDhoDjnDmjDqnDrkDsnDumD2jD3kD4lD5rD8mD+pEJkELnEMoEOlEPoERmESoETmEUnEVmEXlEYrEZqEalEbnEdnEenEfpEgoEhrEipEkpElrEmpEnqEooEppEqnEtmEykEzpE3lE5qE6mE8mE/lFAnFCpFDlFFqFHpFJlFNoFOqFPlFQkFRrFSmFUjFVlFWmFamFbkFenFfqFgqFjpFksFlpFmqFnqFooFplFqlFrnFtnFunFvmFwpFxqF0mF1oF2oF3kF4mF8mF9kF+pF/nGBoGCrGFnGHmGIsGJpGKiGLlGNrGOmGQqGVmGWkGXmGYlGalGbpGcmGerGgmGhjGimGlmGmkGooGppGqnGrmGspGtsGupGvrGxoGynG0mG1lG4nG5lG6mG8kHAoHBrHDmHElHFmHIoHJpHNmHPoHRkHVoHWkHYkHchHfqHgoHioHjlHonHpoHqnHrnHtpHuqHylHznH1mH3lH4pH5lH8rH9kH/mIFqIIqIKsILqIQpIRpIUmIVmIWnIXoIYpIZkIapIbmIfmIioIjlIkqIloImsIokIrmIsmIuoIvnIwkIxnIzpI0mI1nI3lI4lI5mI8nI9lI+oJBnJCkJFqJHmJImJJlJMlJNlJOoJPqJQmJSlJTkJVlJWmJZlJbnJcmJfoJhkJipJjqJkrJlnJomJrqJsnJtmJujJvnJwjJzmJ0mJ1mJ6lJ7kJ9kJ+sKAmKEqKFoKGpKHpKIoKJrKKqKLqKMmKNsKOoKPoKQmKRoKSmKTqKUpKVnKWlKXpKYqKZnKapKbrKcoKdqKeqKfnKhoKiqKjnKkpKlqKooKqqKrpKsqKtnKvlKwnKxrKyoK1mK5mK6oK7oK+mLApLBrLCnLDmLEoLFnLHnLLkLMpLNmLOoLRlLSoLTnLUlLVpLWmLXoLYqLZnLanLcjLglLinLkmLmlLpoLrkLuqLxmLzmL0nL1mL3mL4oL6pL7pL9nL/qMBkMGoMLpMMkMRlMUlMWnMXmMYnMZkManMctMdnMgpMhrMjkMklMokMplMqnMsoMtpMunMvmMwsMyoM1mM4pM5mM6mM9lM+nM/oNAnNCpNFmNGkNHnNIoNJmNLpNMlNNnNOpNPoNQnNRoNSnNToNUoNVrNWkNYmNZnNanNboNknNlpNmpNnmNonNpjNqrNrnNsnNtpNuoNvmNzmN1qN3lN4nN5pN6qN8yN9tN+rN/uOAvOCnOEmOFpOIrOJlOKpONsOOmOPsOQsORvOTjOUpOVnOWs
AAlABlACkAElAHlAIoAJoALjANiAPoAVnAdjAflAgnAhkAikAnmArlAtnAwlAypA2lA3lA5kA7lA9nA+hBBnBEkBKlBNlBRjBVlBXnBYlBbjBekBflBhmBkmBlmBmlBnkBppBqmBtnB5mCBmCCnCDnCElCFlCJlCKlCLjCMkCOmCPkCUnCWnCYmCdmCenCijCqmCunCvjCykC0hC2mC4nC5kC6kC7lC8lC9kDCmDImDNmDRlDTnDblDfjDhlDjkDwlD3lD5lD/kEDkEGlEJlEOkERkETmEUlEckEflErlEsoEumEvlEwmEymE1mE2nE3jE8jFAkFBmFKnFMnFNmFOlFRnFTmFUnFVmFWmFXoFYpFapFbnFdlFelFfmFllFpmFskFukF2lF4jF6nF8lF+kGElGGlGQnGRmGZkGnlGvkG2lG7lG9jG+nHAlHCkHDiHFnHGmHKkHOmHPlHRmHcmHekHikHrkHskHxnHzlH0mH4lH5kH/kIIlILlIQkIVkIhlIkmItmIujIvjIwkI1kI2kI3nI4mI5nI8kI+kJAiJBlJDmJGlJIoJJmJLlJRnJUkJVnJdmJenJflJglJjlJknJlmJmjJnnJomJqlJrmJslJtpJukJvmJymJ0mJ3lJ5lJ8mJ+lJ/nKAkKFkKJnKQlKTkKUmKWhKXjKbkKglKhlKilKjmKklK2kK4jK7mK8mK+kLCkLElLIkLNnLOkLRlLWkLdnLjlLljLmkLnlLtkLwmL0lL1mL4mL8mMAmMEnMFmMJmMLkMOmMPmMQlMRkMTqMVlMWlMXkMYkMalMemMgkMklMlkMslMtnMukMxkMzkM1lM6mM7lNGnNHmNRlNTkNZkNalNdlNkkNnlNvmNxmN3hN/pOOoOQmORnOToOVmOWu
AAlABnAHoAIoAJmALmANlAOnASnAVnAWnAYoAclAdlAglAhmAijAjlAnnApmArlAskAunAypA2lA3lA4kA7kBApBBnBDkBHkBJlBKmBOmBPjBRkBVjBXmBYmBenBhmBkoBlhBmpBnnBqnBrlBsmBtjBxlB3kB5nB/mCAmCBmCCkCDnCEnCHkCKnCLoCMlCNlCOnCPmCSlCUnCWoCYlCZmCcmCdlCemCilCklCmkCunCvnCxmCzoC0nC1mC2mC3lC4mC5mC6mC7nC8jDClDEmDFkDKmDMlDSlDTnDnmDrnDukDwlD2jD5lD/nEBlEDlEGkEMmEOkESlETmEckEflEinEmlEokEplEqkErmEsnEulEvmEwkEzjE0nE1mE3nE4mE5lE8mE9mFDnFElFJmFKlFMlFNoFOlFQmFRlFSnFTlFUnFVkFZoFaoFbmFdnFemFhlFimFklFljFnkFolFqnFsmFtpFumFvmFzmF4lF5lF6mF7nF8mF+nGKkGNjGPlGRnGToGWkGZmGolGpjGrnGsmGunGvjGxlG2kG3lG4mHAmHCmHDjHEjHFnHGnHHoHImHNmHPkHRnHVpHXjHYnHckHelHimHomHplHqoHroHtkHxkH0lH4mH6lH9lH/lIAmICkIIkIJlISlITlIblIgkIhmIjnIkmIlnInmIrlItkIumIvkIwkIymI2kI3jI5oI7lI+nJAoJBmJClJDkJEmJFpJGkJHmJInJJkJKlJLlJPmJRmJSpJTlJUkJVlJdnJemJfmJgnJhnJjnJkjJlkJmmJnoJomJpqJqmJslJumJynJ0nJ2oJ3nJ5mJ6lJ7nJ8mJ9nJ+nJ/jKDlKElKFmKGoKHmKIkKJnKKqKMmKOlKPjKQlKRmKSmKTlKUlKVnKWlKXnKYkKZlKamKblKenKfmKhnKimKjlKknKlnKrkKwmK4kK7nK8nK+mK/lLBmLElLGkLHkLNlLQmLRlLSlLbmLhlLimLjlLlnLmlLnlLtkLwlLylL2mL3kL4lL6lL8mL/mMElMGnMHlMIlMJoMKlMLmMNjMOmMPmMQnMSlMTkMVmMWiMYlMelMglMimMklMolMsnMtmMukMznM0nM4kM6kM/lNAlNDmNFmNGnNHlNKnNQkNRmNTlNVnNYmNdkNjlNlmNmkNnkNokNvnNwlN3mN7iN/kOFkOOlOQlORlOTm
ABlAJlANlAQmAWhAtlAukA6mA7lBBlBHlBakBfmBnoBsnBvkCCmCJjCLlCMnCNlCOnCQkCTlCUkCdmCgnChlCukCxnC9nEelEplEqkEunEvlEzkE4nE5lE9jE+kE/lFHnGWkGXmGpoHBkHCkHDkIkkJTmJUlKFmKHmKIjKJmKKlKPlKVlKWkKXnKYlKZmKamKbnKdoKemKfmKhjKjnKkkKlmKrmLQjLRkLXiLplLvnLxlLznL5kL/kMJnMPlMemMglMhkMolM6mM9mNCnNDlNFlNGjNHmNImNKlNMoNOkNPkNRlNSkNTlNZnNbjOKjOLkOMkOQo
AAmIul
AAnCVkElkHClIYkN8m
Eqk
ABlAUmAWmAtkAymAzmA3lBBmBHkBSkBflBmmCGlCalChkCxnCzjC9hD5mEllEqlFClFolGbmG4lG/lHAlHClHDlHElHRkHXmHclHglHumHzkIQlImmIxlJGlKEkKGlKHnKIjKJlKKmKLnKMmKNmKOkKPlKQnKRkKSlKTjKUkKVlKWkKYmKZlKalKbnKcmKdnKejKflKikKjkKljKslLMkLplL1lL/lMLlMokM5lNklNmlNomNpjN3jOQn
AApBHmCCmCQkKJmKYoNmn
AAnJsmLxnOQl
AAnAEoAFpAGsAIoAKpAMnANqAOnARrASlATpAUmAXkAYoAdmAerAflAhoAilAjqAkqAlpAmnAomAroAsrAtoAupAwpAxnAylAzoA1kA2lA4nA5kA+qA/kBBoBDmBFrBGqBHoBIpBJoBKoBMpBNsBOmBQnBRpBSlBTmBUpBVpBWrBXoBYpBZoBclBdmBekBfmBgnBhpBirBjqBlnBmmBqqBrnBsoBtpBwqBynBzpB1lB3oB4oB5nB8qB+pCBqCCnCDlCFpCHqCKkCLpCMlCNpCOlCPkCQqCRsCSqCTpCVqCWlCXrCYpCZqCbnCcrCdmCeoCfrCgpChpCioCjpCkqClpCnpCooCprCqmCrqCsmCtoCukCvkCymC0pC1qC2qC3nC4rC5nC7nC8lC9oDAmDBnDDnDElDFnDHpDIkDJrDKoDLpDMpDNqDOnDQqDRnDSqDUoDVqDWqDXqDYqDZqDaqDbpDcrDdpDepDfqDgqDhrDiqDjqDkqDlsDmqDnrDorDpqDqpDrrDsoDtqDurDvrDwrDxpDyoDzqD0sD1pD2qD3pD4pD5pD6pD7sD8qD9oD+rD/qEAoEBpECoEDqEEqEFrEGsEHoEIqEJqELkENoEPnEQpERrESnETqEVnEWsEXrEYoEZjEemEfmEgpEhpEipEjmEkkEnpEpnErpEsnEtpEvoEwpExnEyrEzqE0oE1rE2qE3rE5lE6qE7nE8oE9oE/qFAqFBnFDmFEmFFoFGrFKoFMpFNnFOpFPoFQoFRpFSpFTqFUrFVlFWsFXnFYnFZqFaqFboFcpFdoFepFfoFgpFhqFioFjqFkoFloFmpFnpFooFpnFrqFsqFtoFuqFvqFwlFxnFypFznF0tF1pF2pF3mF5oF7rF8mF9rF+lF/kGBlGEmGJoGcmGrlGsmGvmGxoG5sG8rG9pG/mHAqHBnHCkHDqHEqHFqHGoHHnHIrHJrHLnHNrHOpHPqHQnHSoHTpHUoHVlHWnHXqHaqHbqHenHfnHgoHhrHipHjoHklHlmHmpHnnHpmH0oH2nH+kIBkICmIEmIGkIIoINlIRnISoIUkIVkIWlIXnIaoIcnIfpIgmIjoIkoIllIonIppIslItnIulIvoI4nI5nI8oI+pI/pJAnJBoJGnJMnJNoJOnJPmJRkJSlJToJUmJblJckJeoJfmJgoJjrJnpJpmJrlJwnJxnJzmJ0lJ1oJ2kJ3oJ4mJ5mJ6lJ7nJ+qJ/nKClKDoKEnKFqKGoKJpKLmKNnKPnKRpKSmKToKUnKYkKanKbnKcnKdpKemKhnKkkKmrKnqKouKprKqqKrqKssKtqKuoKvqKwnKxqKypKzmK0pK1oK2pK3pK4pK5pK6oK7qK8nK9oK+pK/rLAqLBqLCpLDoLEqLFqLGrLHpLIqLJrLKoLLqLMpLNqLOpLPqLQrLRrLSrLTqLUqLVrLWqLXrLYoLZqLapLboLcpLdqLelLfsLgrLhmLimLjpLkrLlrLmoLnoLoqLppLqrLrqLsrLtrLusLvsLwnLxqLyqLzqL0oL1pL2kL3mL4rL5qL6pL7pL8nL/pMApMCqMDoMEnMFqMGmMHqMIpMJrMKoMLoMNpMOrMPoMQmMRoMSrMTmMUqMVnMXpMYpMZqMaqMbsMcrMdqMeqMfoMhmMirMjpMmnMnpMoqMpnMqrMsoMupMvqMwnMznM1qM2tM3oM4nM5rM8oNAkNBlNGlNPlNRmNUmNWlNboNclNdpNemNflNgmNhoNkkNlpNmnNonNpoNqmNrkNsoNtnNunN0kN1pN2pN6oN7oN8tN9sN+qN/oOBqOCqODnOEqOFtOHoOIrOLnOMpORkOSnOTrOUvOWt
AAlAEmAGpAKjAYlAhkAimAkmAspAtlAznBBmBDlBHmBKlBVkBWmBYmBciBflBimBjnBkkBrlBunB8lB9lCEkCKmCMlCPkCQnCSkCTjCXnCYlCdnCemCfqCgnChnCjmCkkCqkCvkCymC2lC9kDKmDMlDNlDQmDSlDhkDkjDrkDtmDwkD+jEPlERmETlEVlEgjEhnEimEkmE0lE1nE3lFKlFalF9nF+lGJmGKmGVlGakG1kG5qG/mHDlHGmHIkHJoHNlHVlHXkHemHfmHglHhnHkmHmjHylH6kH8kIIkIKlIQrIalIglImjIvnI5jI6kJElJMoJQkJZmKFnKGmKJmKLlKMkKRmKSmKTmKUmKXnKYmKanKdoKelKhkKqmKslLCmLDlLJlLNjLRoLSlLUlLVmLlkLrmLumLziL0oL6kL7mL/nMEjMYkMcoMioMjmMrlMslMulM1lM2jNAlNClNElNqnNsnNtlN6lN8rN+jN/mOBmOCoOIiOWn
AAoAEoAFpAGsAHkAIoAKpAMoANqAOnAPmARqASmATqAUmAXlAYoAakAbkAdnAerAhpAikAjrAkpAlqAmoAomAroAsrAtnAupAwpAxnAynAzqA4mA8kA+pBBpBDmBEkBFqBGpBHpBIoBJoBKoBMoBNrBOnBQoBRqBSmBToBUpBVqBWqBXoBYoBZpBbkBclBdmBfmBgmBhqBirBjrBloBmmBokBqrBrmBsoBtnBwpBxkBynBznB3oB4oB5mB6kB8qB+nCBqCCoCDkCFqCHqCLoCMlCNpCQpCRqCSrCTqCVqCXrCYoCZpCamCboCcqCdmCeoCfqCgoChoCinCjrCkqCloCnpConCpqCrqCslCtnCyoC0oC1qC2pC3mC4rC5nC7pC8lC9nDAlDBoDDnDFmDHpDJrDKpDLpDMoDNrDOnDQpDRnDSqDUnDVsDWqDXpDYqDZpDapDbnDcqDdnDeqDfoDgqDhrDipDjoDkqDlrDmqDnrDoqDpoDqoDrsDspDtrDupDvqDwqDxpDyoDzqD0rD1qD2rD3qD4pD5oD6pD7rD8sD9oD+rD/qEAoEBqECqEDqEEqEFrEGsEHnEIpEJpENoEQpERsESoETrEVoEWsEXqEYnEenEfnEgqEhoEipEjnEkkEnnEolEpmEroEsnEtoEvnEwqExoEypEzqE0oE1rE2pE3qE6qE7nE8oE9oE/qFArFBnFDmFEmFFoFGqFKnFMpFNoFOoFPpFQoFRpFSpFToFUoFVnFWrFXnFYmFZqFaqFboFcqFdoFenFfpFgpFhqFipFjqFknFlqFmpFnpFooFpoFrsFsqFtpFupFvrFwmFxnFyrFzoF0tF1nF2qF3mF5nF6jF7rF8mF9sF/lGBnGEnGJmGOkGcmGilGrlGsnGvlGxoG5rG8rG9pG/nHArHBoHDrHEpHFoHGoHHmHIrHJrHLoHMkHNpHOpHPpHQmHSoHTqHUoHVnHWoHXqHZjHaqHbqHemHfmHgoHhqHioHjoHklHlmHmpHpnH0pH1lH2nIBkICnIEnIGmIImINlIRnISoITmIUkIXmIamIcoIfpIgmIikIjoIkoIonIpoItlIvpI2lI4nI5oI8pI+pI/qJAoJBqJGnJMoJNpJOoJPmJToJXmJalJblJckJeoJfmJgpJjrJnoJplJqkJrkJwmJxmJzmJ0mJ1pJ2lJ3oJ4mJ5mJ6kJ7mJ+qJ/nKClKDoKEmKFqKGoKJqKLmKNnKPnKRpKSnKTmKUoKYkKanKbmKdoKemKhnKklKllKmpKnoKotKprKqpKrrKsrKtpKuoKvrKwoKxqKyqKzmK0qK1oK2pK3pK4pK5oK6oK7pK8oK9oK+oK/sLAqLBqLCqLDqLEoLFqLGqLHqLIrLJsLKpLLrLMpLNqLOpLPpLQqLRrLSqLTqLUoLVsLWpLXrLYpLZqLaoLbpLcpLdpLeoLfrLgrLhoLilLjpLksLlrLmoLnpLoqLpqLqqLrqLsqLtqLurLvsLwnLxoLyqLzpL0pL1qL2lL3lL4rL5pL6qL7pL8pL/rMApMCsMDoMEnMFoMGnMHqMIoMJrMKpMLoMNpMOpMPpMRpMSrMTmMUpMVlMXpMYoMZqMarMbqMcrMdqMeqMfnMhmMisMjoMmoMnpMoqMpoMqpMsoMtlMupMvqMwmMzoM0mM1qM2rM3qM4mM5qM8oNAlNBjNGlNOkNPlNRnNUnNWlNbpNckNdpNeoNflNgmNhoNjlNloNmmNonNpoNqnNrlNspNtoNunN1pN2pN6pN7oN8tN9sN+sN/nOBrOCqODnOEpOFrOHmOIpOLnOMsONjORkOSlOTqOUwOVlOWs
AAmAEmAGoAOkAYlAhnAijAklAsnAtmAzoA+lBBlBDmBHnBRkBYmBflBilBjlBklBrlBuoB8kCElCKlCMlCQmCXmCdnCelCfqCglChmCjmCqkCymDKlDMjDNmDQmDrjDtmEJlEPkESlETkEVmEWnEXkEbkEhmEikEkmE0lE1lE3lF9nF+jGIkGJnGKkGVlGakGglGmlGvkG1kG5rG/mHAjHDlHGlHIlHJpHNlHPmHelHflHglHhnHkmH6lIIkIKlIOlIQrIklIvoIwlJElJMoJZmKFnKGmKJmKRlKSmKTmKXmKamKdnKemKqlKskK8lLAmLBmLClLDkLJlLLmLNmLRmLSkLTkLUlLVmLXkLlmLrmLuoLzlL0mL1lL4lL7oL/nMcpMioMjmM1lNClNElNRmNnlNqoNsnNtmN6kN8rN+kN/mOCoOWo
AApBjnEBmEFmFIlF0rHGsIajJCoJDoJQmJXmJsuLxlMDnMEnNlrNmuNnv
AAnJsnLxn
AAnAGoARkAYlAhlAinAklAsmAtjAzpBBlBDmBHlBKkBWmBYkBfmBimBjmB8lCMmCQoCXlCYlCdlCemCfoCgkChmCjmCpkC9kDBlDKmDMlDQmDWkDglDkkD+jEFkESkETkEVkEXkEikEkjFKnF9nGJlGalG5pG/jHDmHFkHGnHImHJnH6lIpkJMlKFoKGmKJoKLmKRlKTkKUlKakKdoKemKqmKskLAkLBmLClLDlLLlLRoLSlLTkLUmLVmLgkLlmLunLxjL7oL/nMVkMakMcoMinMjmMolMulM1lM2kNElNsnNtmN6lN8sN+lN/kOBoOCpOWo
AAoAVpAomApkA6kBPlD3sFirGKkGnnImmKolLMnLOmLyrMkn
AAmAOnAQnAXoBSlBklCCpCEqCVtCXqCYpCzlC4kC7oDmmDtlEOnEPlEYpElmEnrEqmE4oE5oE6rE/kFBoFCpFHkFLmFbnFcmFknGGlGWlGlkHBmHCtHXlHakHcqH1pH/jIAnIHlIWpIZoIkpInmIskJFkJkqJ+kKNkKdoLBlLSlLfnLgoMVlMWoMXkMglNCnNrlNsjN3rN8lOLlOMm
ABmAqmAynA9lA+lBBlBHlBmkCLkC7lDCjDqkEOkEsmFmkHRnHulKInKNmKQmKSlKXlKdlKjmMFlN/nOJlOQp
AAmAOmAQpAXnBSnBWnBklCCoCEpCQkCVqCXqCYpC4mC7nDBlDmmDtiEOlEWmEYpElnEnqEqlE4nE5nE6pE/mFBmFCpFHjFLnFboFcmFknGGjGWmGYkHCuHXlHalHcpH1oH/lIAmIWnIZoIkoInlJkrJ3lKdoLBlLOlLSkLfoLgnMVlMWoNCmNrlNskNumN3rN4kN9mOFlOGjOLnOMn
AAkABmAqmAynA9lBBlBHlBfkBxkCLkCMkC7lDKlEOkEslE5lHRmKImKQmKSmKdlKjlN/nOOlOQq
AAjABkAGkAqkAulAypA9nBAkBBmBHkBSkBZmBglBmlBxlB9oCMjCOkCZnCikCjnDFlDKnDQlDWlDqmEXlEslE6lFCkGUnGakGskG2kHCnHQmHRnHTkHclI5lJAnKInKNmKQlKSmKdlKjlKplLkkMFkNUmNqjNyoN1kN/oOAqOPnOQo
AGpAJnANjARlATnAXrAZkAfkAhlAioAklAopAtnAuoAvnAxoAytA0nA5lA6mA7jA+yBHpBOqBSkBgkBimBlpBnrBqlBsmBtpBumB0kB1kB/lCCmCEmCFqCGmCJqCMqCOoCQqCRnCSmCTpCUmCZlCamCemCfnCglChoCikCkmCllCnqCokCrmCulCxlC4nC7nC8lDBnDGqDHoDKnDLmDOkDRoDSnDVjDYmDZqDcmDinDloDynDzoD5kD9oEArEHlELlEOrESmEUlEclEfpEllEnnEomEpkEuqEyoE0rE1kE+qFAqFFkFGpFSoFXmFZlFblFymF1nF3mF6mF+mGCmGDlGHsGLnGMiGQkGRmGciGhlGokG5lG9mG+sHBoHCmHDmHKqHQpHTnHVmHWsHXpHZlHasHcwHdmHhmHolH4qH9nIDpIQlIcmIekIfmIroIwmI/lJAmJFnJGlJHoJLoJMnJNjJOsJTlJclJhoJjjJnkJpjJqmJymJ3nJ7lKDlKHkKJjKNlKQnKRmKUkKYjKdlKnkKokKsoLAjLDkLOmLPkLRjLSmLTiLrlLsqLukL0kL1lL3lL4oL+kL/oMClMVkMWmMboMdnMgmMmlM6kNBnNClNNoNPlNQkNUlNVnNWnNZlNalNblNkoNqlNroNtpNupNwjN2vN5mN9oN+qN/pOAvODkOElOGsOHqOImOJlOLmOMmONjOOlOQjOUnOVlOWn
AAlCCnHalIWlIYlJhjJkrKjkNVl
AAoCElDBkDtjEYmFQkFknJknKKkKNlLSkMWjOAkOKm
AAjAqlAylA9lBBlBHmB9lCMkCilCmkDClDqlEsmHRmKNmKQlKSmKbkKclKdlKjmN/mOQm
Kjk
AAkKNlN8k
AApGKlHGmJsr
AAnAElAIlAJrAVkAYnApmBBkBVkB7lCUkCdlC9lDClDFmDHnDImDKlD8kEbmEjkEmnFpkFtlF6lGUkG4kHMmHSrI/mJLkJYkJamJcnJojJynKZlLDkLGnLylMkpMlqM6lNZkNbkN8mOAkOBkOClODkOJuOKmONrOOmOQlORmOVoOWr
HGmJsn
AAmABmAJnALkAWlAXnAZmAblA7oBBpBHlBTlBmlB2jB7mCOlCPmCdnChnCqkCvmCxnC+lDFkDInDNmDToDnjFKkFMnFQmFhlFmmFnpFtjFukF6lHskIxmI1kI2nI3mI4mI5oI7oI8jI+kJAmJBmJClJDkJInJLjJOmJPmJSmJfnJkmJvmJxmJyiJ0kJ2kJ5mJ6lJ+nKIjKKkKSlKTiKVlKXmKdmKfmKpkKslLwkL5jMmkM3kNUkOGjOOkOQpOTpOVn
AApABsACmAFnAGmAHuAIpAJsAKuALnAMnANmAOvAPpAQtARoASoATnAUnAVyAWtAXoAYpAZsAcpAduAepAfvAgrAhpAivAjuAkuAloAmpAnqAolAptAqnArlAsqAtrAuqAvnAwrAxrAynAzsA0oA1kA2qA3lA4nA5nA6qA7mA8lA9tA+oA/sBArBBoBDnBEmBGnBHpBIpBKsBLoBMqBNpBOrBPqBQlBRoBSqBToBVtBWoBXsBYtBZmBapBbqBcqBfrBgsBhnBilBjmBkqBlpBmqBotBplBqqBrqBsmBtmBurBvpBwnBxuBzoB1oB3mB4kB5nB6rB7pB8oB9nB+lB/tCAqCBpCCqCErCGpCHpCIrCJvCKtCLlCMqCNqCOrCPpCQvCRpCSrCTpCUqCVoCWnCXpCYqCZsCbvCcqCdsCetCgrChqCimCjpCkqCmrCnmCppCqvCrrCstCtsCuoCvtCwsCytCzqC0pC2pC3qC4nC5sC6lC7pC8mC9oC+uC/sDAsDBrDCpDDuDEmDHqDItDJuDKqDLrDMqDNrDOmDPoDQsDSpDUpDVpDWuDXsDYoDZrDapDbmDclDdqDeoDfmDgsDhtDiqDjnDkpDlmDmrDnqDooDpmDqpDrqDtsDuqDvpDxnDzrD0qD1oD2pD3jD4qD7mD8qD+nD/nEArEBpECsEDuEEqEGpEHlEIoEJrEKoEMrENmEOmEPvEQrERmESsETrEUqEVpEWpEXkEYsEZpEatEbtEctEduEeqEfvEgmEhqEirEjqEkuEloEmtEnoEooEprEqmErnEslEtmEumEvmEwmExmEypE0qE1oE2sE3pE4nE6qE7mE/nFApFBmFCtFDlFFnFGpFHnFImFJoFKwFLoFMoFNsFOtFPoFQrFRpFSsFTsFUtFVrFWpFXqFYpFZmFapFbrFcqFdmFepFftFgtFhrFiqFjqFkoFlqFmsFnpFosFpqFqqFrqFspFtsFupFvqFwqFxtFyuFzyF0nF1pF2lF3qF4nF5lF6qF7tF8oF9uF+pF/rGAlGBoGCqGDsGErGGvGHyGIvGJlGKrGLsGMrGNkGOsGPpGQoGRrGSnGTnGUuGVuGWnGXmGYpGZoGaoGbwGcsGdmGfnGgpGhkGllGonGpnGqoGroGspGtnGuoGwpGxkGzjG2qG4kG6rG7kG8nG9mG+rG/rHAmHBmHDrHEtHFtHGsHHpHIqHKsHMuHOtHPtHQmHRnHSmHUpHVqHWmHXmHYoHZmHanHbpHcmHevHfqHgsHhpHjoHkqHmqHnsHoqHptHqsHslHurHwsHxqHyuH0kH1qH2oH3pH4mH5nH7nH8oH9mH/tIApICmIDsIEoIGpIHnIIqIKsILoIMpINpIOsIPmIQuIRxISpITsIUqIVrIXvIYrIZrIarIboIctIdoIepIfoIguIhrIioIjpIknIltImtInmIorIpmIqnIrnIsnItrIuoIvkIwmIxsIynI0pI1oI2rI3pI4rI5mI6qI7lI8lI9qI+rI/nJBtJCqJDuJEoJGsJHmJIsJJkJKrJLpJMnJNoJOmJQrJRoJSmJToJUtJVmJWlJYlJZoJaqJbsJcqJdtJevJftJgoJipJjmJkmJlsJmqJnqJopJpnJqkJrqJsrJtuJuoJvmJwlJxnJzpJ0sJ1qJ2nJ3qJ4sJ5qJ6mJ7xJ8nJ9uJ+rJ/mKAvKBxKDpKEpKFoKGqKHwKIrKJpKKmKLoKMmKNqKOlKPqKQqKRpKSoKTuKUnKVsKWpKXmKYmKZmKaqKbmKcoKdoKeqKfrKgqKhqKiqKjpKkpKlsKnoKpoKroKurKvqKwnKxrKypKznK2oK4lK5qK6rK7uK9nK+mK/mLArLBnLCoLDpLErLFnLGqLHsLIwLKtLLtLMpLNsLOqLPuLQrLSmLTnLUsLVlLWqLXtLYpLZoLasLcsLdpLeuLfpLgpLhqLisLjpLksLlrLmpLnnLooLppLqlLrlLspLtrLuqLwoLyoLzqL0sL1rL2oL3wL5vL6rL7qL8qL9pL+oL/mMAqMCpMDnMErMFrMGtMHqMIqMKpMLqMMvMNnMOrMPtMRnMSmMVtMWpMXsMYnMZpMapMblMcsMfrMgqMhmMjoMkuMlrMmlMrlMsnMttMulMvmMwnMywMzrM0tM1pM2nM3tM4mM6lM7jM8mM9qM+oM/pNAkNBmNDoNEsNFoNInNJoNKkNMpNNqNOnNQpNRkNSnNTmNVrNWqNXnNbmNemNfqNgnNhqNikNjrNksNltNmuNnwNouNptNqmNrtNsrNtoNurNvnNxqNyvNzpN0rN1kN2mN3tN4uN5oN6kN7sN8pN9nN+0OBqOCrODoOEnOFiOGmOHrOIrOJwOKtOLvOMoONwOOqOPrOQoORyOTpOVxOWv
AAmABpADmAEnAFnAHkAJnANkAOkAVnAWnAYmAgpAlmAnjA1nA5mA7oA9mA+lBGmBPmBVpBanBcmBiuBpoBrlB2pB9jCDkCKmCNjCQjCXmCjlCtlC2nC4kC7rC8kDNlDQrDRlDTsD2nD4kD+oEJlEQmERkESmEimEkkErlEunE2mE3lFLmFRmFVmFZmFbkFrlF4mF6sF7kF9wF+pGPlGYmGxkG7tG8lHDkHMlHRnHXjHYpHhkH6nIEkIgkIwkI9nJBkJGjJKmJPmJSkJTlJojJplJtmJvoJwkKDoLHiLJnLZjMGmMYlMclMpmNAlNDlNKnNNmNQkNUmNomNvnN5lN8nN9wN/tOBsOCtODnOEnOFoOGpOHoOIuOJuOLqOMrONpOOmORpOSzOTrOUvOV0OWo
AAmBBnLylNRl
AAn
AAkF6lKTlL5l
ABmAVnAWlBQlBVnDNjDQmF9nMGkNokOHmOInONpORpOVr
KRm
AAkAGoAHkAVjAcqAjmBIrBLtBMzBrmCHpDOvD4tEc0FAjFFpFhtFznHjoHstIQrJetKYmKpyK5jLMkM2rNDkOKoOOlOPk
AlnAzlA0kBHmBNpBmpB+mDapDekDflD0lEslExkFjlFqlGjpHTkHulHwlIPlIykI1mJNmJZkKNmKmnKnpKoqKplKrqKvkKylK0mK+nLMlMQkMfoMsnNIkNdlOJkOLo
AAnA+mB5qCamE9mFNoFOqFPnFQnFSmFToFUsFVqFWpFXmFZpFaoFboFcoFdoFenFflFgkFhmFilFjnFklFlmFmoFppFqnFrvFtmFupFvkFxlFzlF0lF1oF7nHGlHIoH5kIPlIhmJClJDiJEqJQoJRlJSqJhmJsmJxqKBkLKlNckNkkNllNmlNnnOTq
AHlAYmAzkBHlBNoBmlB+nCFmDaoEckEsmFAqFqmGjoHNqHTkHaoHwkI1mJNkJTnJZjJ4nKNlKmsKnpKrpKwnK+nMQlMsmM0mNIlNVnNdmOJkOLo
AAoB5oCamD6kE9nFOlFQjFVmFemFhiFlkFolFrpFtlF0mF1lF7mHGlHInIPlJBlJCmJDkJEoJQkJSrJsmJxpKqlNckNmnNnnOTm
AAkAlnAzmBHoBNrBmoB+lCFmDanEsmExkFqlGVlGjpG0lHWlHalHulHwmIykI1mJNmJ4iKNlKmoKnoKoqKpmKqkKrpKvkKylK0mK+nLMkMfpMspM0nNIlNVmNmkOLp
AAnA+mB5qCanCplCukD6lE9mFNnFOoFPnFQnFSmFTpFUoFVpFWoFXkFYnFZoFanFboFcoFdoFepFfoFhnFimFjpFklFlnFmoFppFqlFrvFtnFuoFxlF0lF1pF7mHGmHIpHWmH5kIPlIhkJClJDkJErJQmJRmJSrJhmJsmJxqKBjLKlLekLvkMzlNclNlmNmlOTq
AAnAHkAYnAzkBHnBNoBmlB9lB+nCFmDanEekEsmFAqFilFqmGHjGjoGskHNqHTkHapIClI1nJTnJZmJ4oKNmKmtKnnKpmKrqKwmK+nMQkMsnNIkNVlNdmOLn
AAnAGoAQnAUkAclAdkAflAllAmoA1mBBnBHpBIiBLlBMmBPjBWkBZlBalBfmBhnBknBomBrlBsjB2lB6nCCmCElCLkCNmCPkCRpCSmCTkCmmCunCymC6kC7mC/kDAlDElDKkDRnDSlDZkDjlEClEJoEQkEXlEalEcmEikEnnEplE6kE7mFBjFCmFDjFEkFFtFMqFNkFOmFPnFQmFRmFVlFWnFXkFYoFZnFamFhmFloFnmFpkFskFukFvmFxoF0lF4lF6lF/lGFlGNjGPpGQlGYmGZkGcoGrmGspGtmGurGvmGwmG9kHDjHGqHHmHRlHXsHenITlIkoInkIrmI5pI6jJBlJCrJDnJEjJImJQnJRoJTlJUkJVkJXnJZlJbjJgrJknJqrJrmJsoJypJznJ4mJ/jKAmKCnKFkKLkKMlKPlKQmKUkKYkKemKgmKokKsnKzjK0nK6mK+pLAlLBoLElLGkLOkLSoLYmLbkLjkLnrLzlL+kL/kMCnMDmMLkMSkMVlMWnMkoM4mNInNMjNPkNXlNanNhmNinNlmNnnN6oN9nOCjOHlOImOOkOVmOWm
AAuABsACxADuAEvAFyAGkAHxAIvAJtAKwALyAMvANuAOvAPyAQyARwASsATuAUvAVoAWtAXuAYuAZrAayAbyAcxAdwAevAfwAgyAhtAiwAjyAkuAlzAmwAnyAowAppAqwArwAswAtvAuuAvsAwtAxxAyuAzvA0tA1vA2wA3tA4yA5qA6rA7uA8vA9sA+rA/tBAwBBqBCyBDtBEtBFvBGnBHqBIoBJvBKwBLwBMvBOtBPzBQsBRyBStBTvBUtBVqBWwBXvBYuBZzBapBbxBctBdsBeuBfuBgwBhqBimBjrBkzBlpBmvBntBotBprBqoBruBssBtxBuuBvuBwrBxwBytBzsB0rB1tB2uB3oB4rB5vB6vB7uB8tB9sB+vB/rCArCBvCCqCDqCEoCFsCGqCHqCIvCJsCKtCLtCMuCNsCOqCPvCQwCRrCSuCTtCUvCVrCWuCXuCYuCZvCatCbuCcrCdsCeoCfrCgtChuCivCjoCkwClwCmwCnwCowCpwCqvCrxCsxCtuCuuCvwCwtCxuCyxCztC0tC1tC2pC3yC4wC5uC6pC7rC8sC9tC+rC/oDAqDBtDCoDDvDEkDFoDGoDHuDIvDJsDKpDLnDMsDNmDOsDPnDQtDRuDSuDUtDVxDWvDXvDYxDZxDauDbsDcsDdvDesDftDgrDhvDiuDjuDkuDlsDmwDnwDosDptDqsDrsDssDttDutDvwDwuDxpDyrDzvD0vD1xD2sD3rD4zD5oD6rD7wD8uD9rD+vD/rEAtEBwECvEDvEEsEFrEGvEHqEItEJvEKuELtEMxENvEOvEPuEQwERwESvETvEUwEVqEWvEXwEYwEZvEatEbvEcvEdwEewEfvEgrEhsEiuEjwEkrElsEmtEnoEouEptEqsErqEsrEtpEupEvnEwrExoEyqEzxE0rE1rE2tE3wE4tE5rE6sE7rE8rE9sE+vE/rFAsFBoFCvFDyFErFFsFGpFHtFIuFJyFKvFLqFMqFNtFOuFPoFQsFRsFStFTvFUyFVtFWsFXtFYsFZtFawFbvFcrFdwFeoFfqFgtFhtFirFjvFkvFlrFmrFntFouFptFqtFrpFsuFtwFuvFvsFwtFxsFyrFzsF0uF1qF2uF3uF4rF5tF6rF7uF8rF9sF+rF/zGAzGBzGCvGDtGEuGF1GGwGHwGIxGJyGKxGLxGMxGN0GOyGPsGQuGRxGStGTpGUtGVwGWuGXvGYwGZuGawGbwGcyGdnGerGfqGgmGhmGimGjpGkmGlqGmnGnrGouGqoGrpGsqGtnGumGvsGwqGypGznG0oG1qG2lG3rG4sG5mG6nG7pG8pG9vG+xG/oHAtHBrHCpHDsHEuHFrHGtHHrHIqHKwHLoHMtHNqHOwHQwHRwHSvHTtHUsHVtHWoHXpHYsHZuHatHbwHctHdyHevHfqHguHhxHiqHjqHktHlwHmrHnvHoqHpqHqqHrxHsvHtsHupHvvHwwHxwHywHzpH0oH1vH2tH3wH4tH5tH6qH7sH8sH9xH+xH/wIAwIBoICsIDwIEwIFrIGrIHsIIsIJqIKsILsIMsINtIOzIPwIQuIRvISsITvIUuIVvIWxIXyIYvIZuIawIbyIcrIdtIerIfuIgvIhvIisIjvIkvIluImtInyIouIpyIqwIrxIsxIttIuqIvtIwyIxwIyyIzoI0uI1tI2sI3wI4qI5uI6uI7uI8wI9vI+tI/vJAuJBuJCxJDwJEuJFyJGtJHtJItJJzJKrJLsJMsJNoJOrJPpJQuJRsJSuJTyJUwJVuJWtJXxJYkJZwJasJbuJcvJdvJesJfsJgvJhwJitJjzJktJlzJmxJnxJovJptJqsJrvJsvJtyJutJvzJwwJxrJypJzvJ0rJ1sJ2rJ3tJ4pJ5yJ6xJ7sJ8vJ9vJ+xJ/tKAzKBrKCkKDrKEqKFpKGoKHxKIrKJsKKpKLlKMqKNqKOqKPtKQtKRsKSrKToKUrKVrKWqKXqKYpKZmKanKbpKdrKetKfqKgqKhrKipKjoKktKlrKmpKnrKosKpqKqvKrsKssKtuKutKvwKwtKxtKyuKzvK0rK1xK2vK3yK4uK5uK6wK7vK8rK9tK+uK/sLAuLBvLCsLDuLEtLFwLGsLHtLIqLJoLKxLLwLMsLNxLOsLPuLQtLRxLSqLTyLUyLVsLWuLXvLYuLZpLawLbrLcsLdrLeuLftLgyLhxLiqLjvLkuLlpLmqLnsLovLpuLqvLrwLspLtxLusLvvLwuLxuLyvLzvL0sL1sL2xL3wL4uL5uL6sL7vL8wL9yL+tL/sMAvMBqMCrMDtMEsMFxMGvMHwMIsMJnMKpMLxMMsMNvMOwMPpMQvMRvMSqMTpMUvMVqMWtMXtMYtMZuMatMbsMdqMeqMfsMgrMhwMisMjsMksMluMmuMnrMotMpqMqxMrrMssMttMuvMvvMwvMyjMzvM0sM1sM2tM3sM4uM5rM6nM7vM8pM9rM+nM/nNAnNBqNClNDrNEqNFtNGqNIqNJoNKpNLqNMqNNuNOoNPmNQrNRpNSpNTpNUpNVpNWqNXnNYqNZrNarNboNcqNdvNeuNfvNgxNhyNirNjvNktNlwNmtNnvNouNpuNquNrtNsvNtuNuwNvwNwwNxuNyyNzyN0uN1sN2vN3uN4vN5wN6rN7rN8xN9tN+tN/zOAuOB0OCxODwOE1OFzOGyOH1OI0OJyOK3OLyOMxONyOO2OPxOQxORsOSxOTxOUwOVvOW4
AAoB5oCamCplE9lFOlFVmFZiFclFfkFikFrrFtlF0lF1mF7nHGmHIoIPjJClJEnJQkJSrJsnJtlJxpNclNlmNmlNnnOTm
BIjEik
AAkLzlNdl
AAl
ACkAJlAQmAflAmmAqkBTnBUlBkmBonCLmCQkCRmCSkCmkC7lDRlDSlDolECkEJmEPjEckEilE7lFCmFDlFVmFWiFgkFhlFqkFtnF/mGBjGHlGYmGcoGolGqlHDlHGiHRmHelIrkI8jI9jJBlJCkJWlJXnJfkJgmJolJrnJskJviJylJzpJ0kJ4kJ7kKAmKMkKQlKojKplKqkK6nLBlLnmLxkMWmMkkNUlNalNhkOHn
AAmB5lCalD6lFOlFVkFemFljFpjFrpF1mF7nHGmHIlIPnJBmJCkJEjJtk
AAnAQmDBkEIoJsmKMmMWmM8lOKlORm
AHoAJlAqlAulAwlA6nBSmBWkBalBmlB9kB/kCTmCUlCdlCukCxlDIlDMkDYlDklD5kD9kEIjENkE1kFfkFglFkkF0lHnlIpmJGkJjlJ3jKElKKlKdlLXkLZkLljL2lMEkMMkMPlMRlMSkMclMjmMrkMsjMulM0kOOm
AAqABqACrADpAEpAFnAGqAHrAIpAJnAKpALpAMpANrAOqAPpAQqARqASqATpAUoAVoAWmAXsAYrAZpAaqAbqAdsAeoAfoAgrAhpAioAjqAkrAlpAmpAnnAonApnAqqAroAsqAtqAuqAvmAwrAxqAyrAzrA0qA1lA2pA3pA4qA5oA6pA8oA9mA+qA/rBAnBBjBCpBDnBErBFsBGnBHoBIoBJqBKoBLrBMrBNlBOrBPrBQqBRpBSpBTpBUqBVpBWqBXoBYoBZrBanBboBcsBdpBepBfpBgqBhpBinBjqBkpBlmBmpBnoBomBpoBqpBroBsqBtqBupBvqBwrBxnBzoB1rB2oB3nB4rB5nB6qB7nB8sB9sB+qB/oCBpCCpCDnCFtCHoCIrCJqCKpCLrCMqCNpCOnCPmCQqCRpCSrCTsCUpCVrCWoCXpCYpCZrCatCbrCcpCdqCepCfpCgrChmCioCjrCkrClrCmqCnpCoqCppCqpCrrCsqCtrCumCvmCxoCypCznC1oC2qC3mC4oC5nC6nC7rC9pC+qC/sDApDBlDCpDDqDEpDFnDGrDHqDInDJpDKrDLnDMoDNrDOoDPrDRoDSoDTnDUpDVnDWqDXnDYoDZrDapDbnDcsDdpDepDfoDgnDhqDisDjoDklDlmDmrDnrDooDpqDqmDrnDspDtnDupDvnDwpDxoDylDzqD0mD1oD2oD3kD4pD5pD6qD7mD8lD9qD+qD/qEAqEBqECnEDpEEpEFpEGnEHoEIqEJrELnEMmENqEOqEPrEQpERqESqETjEUrEVlEWoEXnEYpEZnEamEbrEcqEdnEeoEfrEgoEhpEioEjqEklElnEmlEppEqnErpEtmEuoEvqEwnExnEyqEzoE0sE1rE2sE3qE4qE5nE6nE7pE8nE9pE+qE/pFAoFBnFCrFDqFEnFFoFGnFHpFJoFKoFMpFNnFPoFQkFRpFSsFTnFUqFVnFWnFXpFZoFalFboFcrFdpFfoFgnFhnFioFjnFkpFlpFnqFoqFpoFqnFrqFsoFtnFumFvpFwsFxoFyoFzoF0pF1qF2sF3pF4oF5qF6sF7oF8pF9pF+tF/nGAoGBpGCmGEnGGoGImGJnGKmGLmGOrGSlGTqGUmGVoGWnGXmGZkGalGcpGdnGfqGgmGhpGinGlkGnpGolGppGqlGrpGspGtrGupGvrGwpGxoGynGzoG1pG3pG5nG6pG7mG8rG9oG+pG/rHArHBqHDpHEqHFqHHqHIqHJnHKrHLpHMnHNsHOqHPoHQpHRqHSqHTsHUnHVlHWqHXqHYqHZqHapHbqHcqHdoHenHfpHgnHhoHipHjoHkpHlqHmmHnmHpmHqlHrmHsmH0mH2pH3nH6kICnIDmIIoIPmISqIUoIZnIalIcnIdpIfpIglIimIjpIkoIlnImlInmIoqIpoIqrItoIunIvmIzoI0nI1nI3mI5oI+qI/oJAmJBoJCmJDlJGqJHmJJmJLkJMoJNoJOoJQmJRpJSoJTrJUkJVnJWmJXqJYlJZpJarJbqJcrJdmJenJfpJgqJhnJjmJlnJnpJooJpmJssJtmJukJwsJxnJynJzqJ2oJ3sJ4qJ5mJ6nJ7pJ9nJ+qJ/rKCpKDrKEqKFqKJnKLnKNnKPlKRoKTnKUmKVrKWpKXoKakKbsKcnKdoKfmKknKlnKmqKnrKopKppKqpKrrKsoKtpKunKvqKwpKxrKypKzoK0pK1qK2nK3rK4qK5tK6sK7pK8qK9qK+pK/oLArLBpLCqLDpLErLFpLGrLHqLIpLJoLKoLLpLMrLNqLOnLPqLQrLRpLSrLTqLUqLVrLWpLXsLYpLZoLasLbrLcmLdqLepLfpLgnLhqLipLjpLkpLlnLmqLnpLorLpqLqsLroLsnLtoLurLvnLwqLxqLypLzsL0qL1qL2pL3rL4rL5rL6sL7rL8nL9rL+qL/rMApMBrMCqMDpMEsMFqMHrMImMJoMKpMLpMMpMNpMOqMPoMQrMRrMSqMToMUrMVpMWoMXsMYoMZpMaqMbqMdoMenMfqMgpMhqMioMjqMklMllMmsMnoMoqMpkMqrMroMspMtqMuqMvsMwqMynMzpM0rM1pM2oM3qM4qM5pM6mM7oM8pM9oM+mM/nNAmNBkNCpNDnNEqNGlNJoNKlNLqNMnNNmNOpNPnNQnNRpNSlNTnNUmNVmNWoNXmNYnNZmNcoNdtNepNfpNgoNhqNinNjqNknNlnNnoNopNpnNqnNrlNtnNupNxmNzpN0oN1nN2nN5nN6kN7nN8pN9tN+nN/sOBqOCpODqOEoOFoOGrOHoOIoOJnOKsOLtOMrONtOOqOPoOQsOSpOTqOUtOVrOWp
ABkAGjAHoAJmAMlAqkAsiAukAwkA6mBPkBSmCLlCTmCUnCWlClkCnkCpjCukCxkDklD1lD5lD9kEIlE3jFflFkkF0kHCkJ6kKKkKLlKdlLHlLOkLRkLrlLulL3jMEkMPlMSlMfkMrkMskMwkM2lNck
AAtABrACoADnAEnAFnAGrAHmAJmAKmAMnANsAOqAPmAQoARoASpATmAUmAVsAWqAXnAZqAanAbnAcoAdoAfoAgoAhoAimAjrAkmAlrAnrAooApmAqoAsqAtqAxmAymAznA1sA2qA3mA4nA5oA6pA7sA9pA+sA/pBAqBBqBCnBDkBElBFkBGrBHsBIoBJkBLmBMpBNsBOsBPmBQvBRmBSqBTiBUqBVtBWqBXsBYnBasBbqBcmBfrBhoBisBjoBklBlnBmoBplBqpBstBtqBuqBvnBwmBxpBynBznB0sB1lB2oB4sB5qB7oB9nB+oB/pCAqCBuCCsCDoCEsCFtCGlCHlCIqCJoCKmCLnCMmCNqCOnCPrCQnCRtCSsCTlCUoCVuCWtCXrCYpCZqCboCcqCdpCeqCfrCgrChrCirCjrCknCluCmnCqrCrnCspCtoCwqCxnCyrC0qC2nC3mC4oC5jC6rC7sC9qC+qC/nDApDBnDCqDDpDEoDFsDGqDHoDIqDJsDKpDLsDMrDNuDPtDQuDRsDSlDToDUvDVpDWtDXrDYpDZqDarDbsDctDdnDenDfkDgpDhlDimDjqDkpDlnDmqDnpDoqDqtDsnDtsDwnDzkD0mD2kD3mD5nD6nD7oD+mD/sEAnEErEFmEGqEIpEKmELuENlEOmEPpEQlERtEStEToEUrEWpEXnEYrEZsEbtEcrEdrEeoEfsEgoEhpEisEjsEknElnEmqEntEorEpqEqsErrEsrEttEuqEvqEwpExmEyuEzuE0nE2oE3pE4tE5mE6qE7pE8xE9uE+pE/mFArFBwFCrFDnFEmFGtFHqFIoFJmFKoFLxFMkFNnFOoFPpFQnFRqFSrFWsFXnFYoFZrFbsFcnFdnFeqFfpFgrFhsFiqFjnFkmFlpFmqFnnFopFpoFroFsmFtpFumFvnFwnFxsFytF0qF1oF2nF3rF4qF5qF6rF7pF8oF9rF+pF/lGBlGCpGDqGEmGFmGIpGJnGKsGLsGOoGPnGQrGRmGSnGTrGUpGVpGWnGYlGanGbkGcoGdnGeqGfrGgqGhpGioGjoGktGlrGmrGntGopGpqGqoGrtGsqGtnGuqGvqGwrGxsGysGzqG0qG1rG3uG4oG5kG6rG7uG8rG+pG/qHArHBrHCuHDoHEtHFmHGnHHnHIpHJnHKmHLqHMrHOnHPuHQmHRoHTqHUrHVrHWqHXvHZrHaqHbwHeoHfpHgmHirHjnHknHlpHmmHomHrmHsnHulHypHzuH0qH2rH3lH5oH6kH7oH8nH9sH+qH/rIArIBpICnIDqIFmIHjIIoIKpILrIPlIQrIRqISmIVmIZmIapIboIcrIdoIhmIisIjqIkqImrIpkIsuIuqIwlIyqIzpI0pI1rI2qI3oI4pI5mI8oI+oI/oJArJBrJClJDoJEmJFoJGoJHmJIpJKrJLoJMrJNvJOpJPqJQjJRpJSsJToJUtJVnJWoJXqJYmJZmJarJbuJcqJdpJepJfpJgrJhmJisJjkJkpJlqJorJpuJqnJrsJspJtpJupJvuJwoJxoJyqJzpJ0pJ1pJ3sJ4nJ5qJ6nJ7pJ8rJ9sJ+oJ/qKAqKBqKClKDrKGnKImKJpKKmKNrKOkKPpKQqKSpKTmKUoKVmKWnKXoKYrKZmKaqKdoKemKflKgmKhpKinKjoKkkKlnKmvKoqKptKqrKrnKsuKtnKutKvsKwwKxpKyyK0xK1vK2vK4oK5pK6pK7mK8qK9oK+qK/pLArLCqLDrLErLFoLGoLHpLIpLJrLKnLLrLMrLNrLOpLPkLQqLRmLSpLToLUoLVmLWpLXoLYoLZpLaoLcmLdoLemLfvLgpLhoLimLjmLkoLltLmoLnmLqpLspLttLvsLypLzmL0pL3uL4oL5qL7pL8kL9sL+nL/pMAnMBqMCmMDnMEtMGnMHmMIlMKkMLoMMoMNmMQnMRmMSnMToMUsMVnMWqMXpMYpMZtMasMbqMc0MdmMfrMgtMhvMiqMjtMkqMlnMnpMonMpkMqrMrtMsrMtsMuqMvqMwqMxnMyqMzmM0nM1oM2pM3nM4nM5pM6mM8oM+nNBnNCrNEoNInNJqNKoNLpNMlNPpNQnNRrNSpNVsNWmNXnNYmNbpNdpNeoNfjNgnNhnNioNjmNlqNmtNnsNopNpmNqpNroNsnNtrNumNvoNwkNxpNylN0qN1pN2tN3sN4vN5tN6wN7rN+tN/qOApODmOEoOFoOGiOHiOKoOLlOMxONmOOnOPmOQmORvOStOTrOUuOVpOWy
AAsABrACqADpAEpAFnAGrAHrAIpAJnAKoALoAMqANqAOrAPpAQrARrASqATpAUoAVoAWmAXsAYsAZqAaqAbqAdrAepAfoAgsAhpAilAjrAkpAlqAmpAnnAonApoAqqArpAsoAtpAurAvmAwrAxrAyqAzqA0rA2pA3qA4oA5oA6pA8oA9mA+qA/rBAnBBlBCpBDoBErBFrBGpBHoBIoBJrBKoBLrBMqBNmBOrBPrBQpBRqBSoBTpBUpBVpBWqBXoBYoBZrBaoBbpBctBdpBerBfpBgrBhoBinBjqBkoBlnBmpBnoBpmBqpBroBsqBtrBupBvqBwrBxpBzpB1rB2nB3nB4rB5oB6rB7oB8sB9pB+pB/pCBpCCqCDoCElCFsCHpCIqCJqCKnCLrCMqCNrCOoCPmCQpCRpCSsCTrCUpCVrCWoCXpCYoCZqCarCbrCcqCdrCeoCfpCgrChmCioCjpCkpClrCmpCnoCoqCpqCqrCrrCsqCtqCuoCvnCxoCyqCzmC0lC1oC2pC4qC5nC6nC7qC8oC9oC+oC/rDApDBmDCpDDrDEqDFmDGrDHrDIoDJpDKrDLoDMpDNrDOoDPsDRnDSpDToDUoDVoDWrDXnDYpDZrDapDbpDcpDdpDepDfnDgnDhqDisDjoDkmDloDmrDnqDooDpqDqnDrmDsoDtoDuoDvnDwqDxoDzqD0nD1nD2pD4pD5oD6qD7mD8oD9qD+oD/oEApEBqECnEDpEEpEFoEGnEHoEIqEJrEKkELmEMmENqEOqEPqEQqERqESpEUrEWnEXnEYpEZnEanEboEcpEdoEepEfrEhpEioEjoElmEmkEnmEomEppEqoErqEtmEupEvqEwlExnEyqEzpE0rE1qE2qE3oE4rE5lE6nE7qE8oE9qE+pE/qFApFBnFCqFDpFEoFFoFGoFHoFJpFKoFMpFNoFPnFQlFRpFSrFTmFUrFVmFWoFXoFZnFboFcqFdqFenFfnFgnFhoFioFjoFkpFloFnqForFppFqoFrrFspFtnFumFvqFwrFxoFyoFznF0pF1pF2qF3qF4nF5qF6sF7oF8pF9pF+tGAoGBqGEnGGoGImGJoGKmGLlGOrGSmGTpGUnGVoGWnGXmGcpGdoGfsGgnGhoGilGllGmkGnpGomGppGqmGroGspGtqGuqGvqGwoGxpGymGzoG0lG1oG2mG3nG4lG5oG6rG7mG8rG9oG+rG/rHArHBqHClHDqHEqHFrHGlHHqHIpHJnHKrHLqHMnHNrHOrHPnHQpHRqHSpHTqHUoHVnHWrHXpHYpHZrHaqHbpHcpHdoHenHfoHgnHhnHioHjmHkqHlqHmnHpnHrlHslH0mH2pH3nH5lH6kH7lIAlICnIDoIEnIIpIPnISqITlIUnIZoIalIcmIdoIfpIinIjoIknIlmInnIopIppIqpIslItpIunIvnIzqI0oI1mI2lI3nI5pI+qI/pJBnJDjJEnJFlJGqJHoJJmJKmJMoJNqJOpJQmJRqJSpJTqJUmJVoJWnJXpJYlJZqJaqJbrJctJdmJeoJfpJgqJhnJjmJlnJnpJooJplJsrJtmJwrJxnJynJzpJ0kJ2oJ3rJ4rJ5kJ6mJ7pJ8mJ9nJ+qJ/qKCpKDqKEqKFpKJmKLmKMkKNnKPkKQlKRoKTmKUnKVpKWpKXoKbtKcmKdoKfnKglKjkKknKlnKmqKnqKoqKpqKqqKrpKsoKtpKunKvqKwoKxrKyqKznK0pK1sK2mK3rK4qK5sK6rK7oK8rK9qK+pK/oLArLBqLCqLDqLErLFqLGsLHqLIpLJmLKnLLpLMqLNqLOoLPqLQqLRqLSrLTsLUrLVrLWqLXsLYrLZqLarLbqLcmLdrLeqLfpLgoLhpLiqLjqLkoLlqLmqLnpLorLptLqrLroLsoLtpLurLvnLwqLxqLyqLzsL0qL1rL2pL3rL4qL5rL6sL7rL8oL9rL+qL/pMApMBrMCqMDpMEsMFqMHsMInMJnMKpMLqMMpMNpMOpMPoMQrMRpMSqMTnMUrMVpMWoMXsMYpMZoMarMbqMdoMeoMfrMgoMhpMinMjpMkmMmrMnnMoqMpkMqsMroMspMtqMuqMvsMwqMxkMylMzpM0qM1nM2qM3qM4rM5pM6nM7oM8rM9nM+mM/oNAoNBlNCpNDoNEpNFkNHkNJoNLqNMmNNnNOqNPnNQmNRoNSnNToNUnNVnNWoNXmNYmNZnNbmNcoNdtNepNfpNgpNhpNinNjrNknNlnNmkNnnNoqNpnNqnNroNslNtnNupNxlNzoN0pN1nN2mN5nN6iN7pN8oN9tN+nN/rOBrOCnODpOEpOFoOGqOHpOInOJnOKsOLuOMqONtOOpOPoOQpOSqOTrOUsOVqOWr
AApABrACsADrAEvAFpAGrAHmAIvAJoAKnALqAMrANqAOoAPuAQpARlAStATtAUvAVvAWpAXmAYpAZnAasAbuAcuAdsAesAfsAgoAhrAirAjqAkrAloAmrAnrApsAqtArqAsqAtrAumAvqAwpAxpAyoAzqA0pA1qA2xA3tA4pA5pA6rA7rA8pA9rA+sA/jBArBBrBCrBDoBEoBGsBHnBImBJuBLqBMrBNoBOsBPrBQmBRrBStBUsBVwBWrBXtBYtBZsBapBbvBcrBdsBesBfmBgqBhrBitBjoBkrBlsBmxBnpBouBpwBruBssBtrButBvrBwtBxpBysBzkB0pB1oB2vB3qB4pB5tB6pB7sB8qB9mB+pB/pCAuCBuCCmCDnCEpCFoCGsCHpCIqCJrCKuCLtCMsCNpCOsCPrCQpCRtCSnCTrCUsCVqCWuCXuCYwCZuCanCboCcrCdrCesCgqChqCiqCkmClqCmuCnkCopCpvCqsCrqCsnCtrCuuCvoCwtCxmCyrCznC0sC1qC2vC3sC4sC5tC6sC7tC9oC+nC/pDAmDBnDCjDDtDFlDGpDHoDJqDKnDLrDMoDNoDOlDQpDRpDSsDTqDVrDWsDXrDYmDapDboDcuDdtDepDftDgqDhrDjqDkkDlnDmsDntDqpDruDsrDtuDutDvqDwsDxoDznD0mD1nD2mD3mD4oD6tD7qD8pD9rD+uD/rECqEDlEEuEFrEGsEHpEIpEJrEKuELpEMsENtEOrEPtEQqERsESrETqEUrEVrEWuEXrEYqEZoEanEbsEcmEdoEenEfpEgpEhrEivEjuEktEltEnpEorEpsEqoEroEsrEvvEwrExsEyoEzoE0rE1qE2pE3sE4kE5rE7rE+pE/oFAoFBnFCoFErFFnFGqFHpFIuFJqFKvFLqFMvFNoFOoFPpFQsFSpFTrFUpFVwFWrFXrFZtFapFbtFdoFeoFfqFgpFhqFiqFkpFlrFmpFnnForFprFqlFruFsrFtsFusFvtFwqFxqFyrFzpF0rF1nF2tF3pF4vF5qF6rF7tF8uF9sF+qF/mGAjGBpGCpGDtGEtGFtGGlGHtGInGJqGKpGMnGNrGOsGPwGQoGSoGToGUnGVsGWsGXrGYrGZqGapGbqGcmGdoGerGfpGgqGhpGiqGjnGmoGnsGpnGqoGrpGssGtmGupGvjGwnGxqGyoGzrG0nG1qG3pG6oG7rG8qG9oG+kG/pHAqHBqHCoHDrHEpHFqHGqHHrHIqHLuHMpHNkHOrHPnHQnHRuHSpHTqHUpHViHWnHXnHYpHbqHcqHdqHesHfrHgqHhtHiuHjsHknHlqHmpHntHotHpoHqsHrpHspHtmHuoHvsHwoHxrHyrHzsH0uH1rH2sH3nH5pH6tH7rH8wH9rH+nH/rIBqICqIDqIEoIFoIHlIIqIJsIKnILqIMsINqIOqIPpIQpIRrISqITmIUtIVtIWlIXpIYpIZtIbpIdlIeoIfqIhuIivIkqIlsImrInoIotIpuIqrIsoItuIurIvrIwqIyrIzsI0tI1sI2oI3tI4rI5qI6uI7qI8vI9mI+sI/sJAuJBtJCpJDrJEtJFsJGkJIpJJoJKmJLrJNlJOrJPuJQrJRrJSnJTrJUpJVpJWpJXqJYtJZsJbuJcoJdrJemJfsJgqJhuJisJjsJkrJlsJmrJnnJopJqtJrnJsoJtlJusJvpJwvJxnJymJzkJ1mJ2pJ3rJ4qJ5sJ6tJ7oJ8nJ9uJ+sJ/pKArKBrKCpKDtKEsKFqKGmKIoKJmKKpKLnKMrKNrKSpKTpKUpKVoKYoKalKbmKcoKdnKfrKgmKjnKkmKlnKmnKnoKooKprKqnKroKtoKvmKwqKxqKymKznK1tK2qK3qK5nK6nK7nK8lK9mK+nK/uLAmLBrLCrLDsLEsLFsLGpLHkLIrLJsLKlLLnLMmLOpLQqLRpLTnLUtLVqLWmLXpLYnLZmLarLbsLcrLdrLerLfrLguLhpLipLjtLkpLlpLmvLnpLosLprLqrLsoLtsLunLvpLwmLxpLynLzmL0rL2sL3oL4qL5qL6lL7rL8tL9sL+qL/mMBoMCpMDnMEpMFpMGsMIqMJqMLwMMqMNqMPjMQmMRrMTuMUsMVpMWmMYuMZsMaoMbsMclMdoMepMfpMgqMhoMitMjqMkoMlmMmoMnnMopMpnMquMrpMsqMtrMunMvtMxrMypMzrM0rM1oM2qM3rM4mM5rM7tM9rM+rM/rNArNBrNCrNDoNEqNFqNGrNHtNIsNJsNKqNLqNMsNNuNOuNPqNQrNRtNSpNTtNUrNVsNWvNXtNYuNZpNatNbsNcnNdnNeoNfnNhlNikNjqNkkNlrNmqNnlNonNppNqrNrnNsnNtrNvqNwoNxpNzlN1pN3jN4nN5kN6mN7sN8uN9rN+pN/wOAuOBuOCnODrOEuOFvOGlOHtOIrOJoOKrOLtOMmONoOOuOQuORsOSyOTyOUwOVuOWr
AQmEIlORk
Jsk
AGmAQkBHqBQlCEjChjGQkGwkHBlHHlHXnJDkKhjK2kK4kN6n
AQlCCsCEmENkE5kFblFclFkmHWmMVnMWmOPk
KRk
ABmADlAElAGlAHjAJkAYmAkmAmlAnmAqmAymAzkA4mA5kA6pA9lBGlBPiBQlBXnBamBilBmmBpoBukBvkBwmB3kB/mCBjCFkCGlCJiCMmCNlCQkCWlCXlCZmCbkCdmCelCgnCjkCmmCqlCrmCulCyjC3lC7nDAlDHlDSkDWnDckDgkDqkDslD6nECnEHkEJjEOmEXjEYmEblEhmErjE1oFAkFKlFMjFalFbmFkjFokFtkFxlF0kF5kF9lGdlGnnGpkGxlGylG1lG3kG+jG/mHBiHEnHHkHNkHOlHRlHUlHflHhlHnlH2kIulI0kJAmJGjJKlJTmJfjJgkJ+jKCmKFkKLkKdkKnmKpkKqkLCmLGmLamLblLekLlnLtlL0mL8lL9jMBmMCkMEkMQmMVnMblMclMfmMjlMqnMukMvkMwkM1lNCkNDlNRlNWnNYkNfkNplNqmN8lN9oODiOHjOIlOLnONiOQlOTkOVl
ABkAHkAJmAkkAqlA4kA6jBNlBakBmkCWkCllDkkDzlD1kEflFglHCkHMlIllJGkJKlJNkJxlJ6lKDkKdkKflK3kLZkLakLllMHkMJlMclMrlMulMwlNYkNdl
AAnJsoOQj
AAnJsoNhl
AAn
AAoAfmA1lBHmBskBunCDlCNlCUlDKlE9qFRmFYkFgoFrmF1mHGlISlIlkJDlJHmJQmJsnJzmJ0nKFkLDkLKkLSoLvwLynL9oMApMwkM6mNhjNklNmpNnkN8k
FqkHZnKFlKbkKklLPmNjpOGm
AAnAfmA1kBHlBumCOlCmlEUkE9rFRmFgpFrlF1nHGlHbkIlkIulI9nJHnJQmJsnJzmJ0oKFlLDkLKlLSoLVlLvvLylL6lL9oMAnMIlMykM6nNQlNblNclNgkNmpN6lN8k
AAkAWkHZoKFmKkkNjoOCkOGm
AAmABrAEkAImAJkANmAOlAPlASmAVkAWnAYlAdiAikAnmApnArmAunAyoA8kBBnBGmBHoBJnBRkBYlBbmBfmBioBmmBumB2oCGlCHlCJqCKnCUmCXmCdmCqmCukCvmCzmC7oDAkDBlDVmEMmEOnEUmEVkEkmEolEskE4lE5kE7mE/nFKnFTnFUnFakFbmFcoFgkFhmFimFjmFvnF5kF/kGErGPmGQnGajGxkG7oHCmHOlHfkHglHmkIJlIolIvmIzkI6lI8lI/lJSkJblJdjJflJxkKBlKDnKLlKNlKTmKUnKVnKYlKZkKdjKjlK/kLtkLwkMGmMZkMelM0kM+lNOkNPlNQlNSlNkmNolNpmNqkNrmN5nN7nN9uOAiOBlOCnOFlOOlOQoOSlOTpOWq
ABoAElAJkAPmASkAWlAimAnmArnBBlBHmBMlBfnBilBplBxkB9jCGjDolDtlEEkEMmEslE7kFMnFTkFbmFcoGElG7nG+lIglIvlJ4lKLkKZkL4kMGkNmkN7kN9qOTk
BflJdlNmk
AAlA5kCDlFYlFgoHGlIukJClJznLSlLnmMwlMylNKlNgkNml
AAoBumEhkFRkFgmHNlJCkJElLDkL6lL9lNml
AAlNlnNmm
JsnNnk
AAn
Msl
AAnACmAHoAIkALlANlAOnASkATlAWkAXmAYlAdnAjkAkiAzmA0oA3jBPlBSnBjkCMkCalCujCykC+lDVkDYmDalDelDhlD4mD5kEMkEUlEcoEjkEulE2kE4pFKkFUoF/lGOlHAnHDkHKmHalIblIqlJhlJ3kJ+iKXlKbmLPmLTnLrkLwjL5lL9kL+mMalMjlNflNhmNukN7lN/mOBtOCnOKpOLsONtOOlOToOVmOWo
AWlKFlKkl
LKl
AAmABmADmAEmAJkAQkAtkAvoAyoA0nA5mA6mBNkBRmBSmBYlBilBjnBmnBnnCDoCGkCMnCOlCPnCTlCUmCdnChnCjlDCkDDmDEkDHkDJmDMnDSlDvkD2lEKpENqEOmEPmEQlEShEUkEVkEWlEXnEZnEalEbmEekEfnEhkEimEklEnoErkExlE1pE8kFBlFykF/mGFmGMnGOkGRlGSoGXkGonGxkG+mG/qHCoHNnHPnHQrHYnI1kI3mJClJblJgnJhoJtlJ1mJ2oJ3oKBlKEmKJmKdlKllKqkK3kK8oK/mLIkLVlLXkLalLllL2mMHlMZnMcoMdnMekMflMimMjnMknMloMmmMnkMrmMunMvlMylMzoM0kM2kM3nM6mM7lM8nM/lNBkNFkNPnNRlNSnNUnNWlNajNdoNknNmkNpoNskN1lN6jN8jN+jN/jOAlODmOHxOLpOQsOUlOWr
AAlACkAElAFpAJmAMnAQlAWmAYqAamAipAjjAkmA0rA3mA4nA5mA/mBDlBEmBMkBOnBSmBWjBXmBblBfqBkmBloBnkBsnBupBvmB1lCAlCDkCInCJkCKmCSnCbqCckCkoClmCtlCwmC1lDBkDGsDHkDOkDPnDQmDRmDalDtkDymD0lEBkEIkENnETkEbnEdkEfoEgkEkkElkEmmEzlE1jE6nFJmFMmFWjFrkF0nF2jF9kGDkGHtGMhGOlGQlGTkGUkGVmGZpGsoGwkGykGznG8mG9jHAkHDpHFnHIoHKnHSoHWnHamHijHkoHlpHrmHulHvlH2nH3mH4lH9jIDlIEpIGkIHkIIhINlIQnIZmIbnIdoIfqImiIrpItkIumIzlI1mI6mI7nI9nJCkJDnJImJPmJQnJUmJZkJonJrkJwnJziJ8lKDlKFoKPlKXmKlmKmmKtlKzmK0nK5kK7mLAlLClLOoLQkLTkLUmLaoLfoLgoLioLlmLumL0lL1lL5kL7mMInMMmMOmMSnMTqMblMulM0oM1jM6lNBlNMkNNnNXlNblNjkNkmNnkN0mN2kN5mN7oN8nN9mN/mOAlOCuOGlOHkOItOLkOMlOPlOQmOTl
AAlAKmASlATkAWkAYkAZoAbmAdkAikAmlA3jA5mA7mBAmBCoBHmBRmBSmBTkBUmBXkBakBdlBfpBgjBjmBlkBpnBtmBunBwoBzkB1mB/lCCmCDmCMkCQlCTnCVmCWkCamCblCdnCinCmnCpmCrlCvnCzkC9lC/qDBmDCnDFlDGoDJkDMkDNpDOmDPkDRrDTnDUoDYnDZjDjlDxlEAlEDlEHlEJjEPlEXjEgnEhmEkmElkEmnEpkEqnErnEsnEtnEykE4nE8lE9nFElFKkFMlFRlFmkFplFqkF0mF4oF9mF+kGDlGGnGQpGRkGSqGTnGYkGbmGepGglGinGklGnlGolGsiG0lG2kG4mG6lHCmHDjHHkHYkHajHcnHglHqnHsoHtjH+mH/nIDnIGkIMlITkIUkIbkIelIikIjrImlIrpIskIunIxpI1oI2kI3mI4mI7mI+jJCmJFmJHqJIpJKqJLlJMmJNnJTjJVkJcnJdmJekJpmJsmJvqJymJ0nJ8jJ/mKDnKFoKHkKKnKPlKRkKTnKWmKclKflKikKqkK7nLAkLFkLMkLPmLTlLXiL9kL/lMAlMClMFkMJlMWlMXkMpkM7mM+lNElNKmNMnNXnNhkNilNmlNnmNomNppNvmNwoN1mN2kN3oN6nN+lOApOClOElOFmOGmOHmOIpOJmOMpOOlOPnOQpOSpOVvOWr
AAoABpACoADoAEpAFvAGtAHpAItAJsAKrALqAMoANtAOoAPnAQrARnASsATtAUoAVnAWrAXmAYmAZvAanAbsActAdnAeoAfqAgnAhtAilAjnAmoAnmAosApmAqnArsAtpAvuAwrAxsAylAznA0qA1sA2pA3tA4qA5mA6lA7pA8qA9nA+lBAnBCmBDsBEoBFnBGvBHlBIoBJoBKnBLpBMnBNtBOsBPpBQqBRoBSuBUsBVmBWkBXnBYnBZpBatBbmBcoBdoBesBgpBhkBitBjoBkrBlqBmoBnmBosBpoBrsBsqBtpBurBvpBxpByvBzqB0oB1oB2rB3tB4sB6lB7rB8qB9pB+sB/oCAsCBnCCnCDsCEpCFnCHrCIpCJlCKpCLqCMqCNsCOpCPnCQqCRoCSoCTqCUrCWlCXmCYoCZtCalCbnCcoCdqCesCfoCgpChrCimCjqCkmClkCmpCnmCooCpoCqnCrlCsmCtqCupCvlCwtCxqC0qC3nC4nC5pC6qC8mC9nC+rC/sDCrDDnDEsDFqDGmDHkDImDJpDKqDLnDMpDNvDOmDPoDQqDRqDTsDUrDVqDWrDXpDYqDZoDaqDbqDclDdnDeqDfrDgrDhrDimDjrDkkDlmDmuDnsDooDqrDroDsoDtsDupDvsDwrDxpDymDzmD0oD1pD2mD3pD4nD5mD6lD7tD8sD9nD+rD/qEAkEBoECqEDpEEoEFqEGqEHnEIoEJpEKsELpEMoENnEOlEPoEQqERpESsETrEUnEVqEWqEXlEYoEZsEalEcqEdqEepEflEgpEhtEitEjrEkrEltEmrEnrEooEptEqpErrEuoEvoEwoExoEyoEznE0nE1rE2oE3lE5mE6tE7sE8nE+lFAoFBkFCoFDoFErFFmFGqFIpFJpFLqFMoFNoFOrFPpFQoFRmFSmFTnFVlFWpFXlFZrFbkFdnFepFfmFgmFhoFioFjlFlqFmnFnoForFppFrmFsoFtoFupFvnFwmFxnFypFzpF2rF4nF5oF6qF8rF9sF+sF/mGAnGBqGCnGDqGEnGFmGGqGHlGIqGJoGKpGMmGOsGPoGRsGSrGTrGUsGVrGWqGXtGYqGaoGboGcoGdlGelGfpGglGhlGilGjnGkmGlmGmkGnjGooGpmGqlGrnGsnGtkGumGymGznG1mG2qG3kG4nG5lG7sG9lG/mHAmHCoHDoHGmHHqHIlHJmHKmHLnHMoHOoHPtHQvHSoHTpHUmHVoHWmHYlHZoHapHdsHepHfpHgnHhqHipHjqHksHltHmpHonHqoHrnHslHtuHuqHvrHwrHxoHzoH0mH1oH3pH5nH6qH7mH8mH9qH+qH/pIAqIBtICsIDlIErIFqIGpIHpIIoIJnIKrILnIMoINlIPmIRlISnIToIUpIVoIXnIZsIaqIbqIdpIfqIglIhrIirIjnIkpIloInqIorIpsIqqIsrItsIuoIvnIwpIxoIyqI0pI1rI2qI3rI4qI5qI6rI7pI8rI9nI+oI/nJAkJBqJCoJDpJEpJFnJGmJHmJIsJJpJKqJLsJMqJNlJOsJPuJQrJRpJSrJUjJVpJWtJXkJZlJauJbpJcqJdmJenJfoJgoJhtJirJjsJksJlrJmpJnoJopJpnJqtJroJtpJupJvnJxrJypJzlJ0mJ1qJ2rJ3sJ4mJ5rJ6oJ8pJ9sJ+pJ/qKAmKBnKCrKDiKEoKFoKGnKImKJoKKsKLmKMoKNsKOoKSrKToKUnKVoKWpKXrKYmKZmKbkKcoKepKfoKgoKhpKimKjrKknKlrKmpKnkKppKqsKsnKtlKvmKwrKymKzpK0nK1mK2mK4oK5oK6mK7lK9mLApLBoLCpLElLFkLGmLIpLJqLKlLMnLNnLPmLQnLRpLSlLTlLWmLXlLYmLbnLdlLepLioLjnLlkLmmLnnLpnLqoLrmLtqLulLvmLwnLxrLznL0nL2pL3pL5oL7tL8nL9oL+kL/pMAnMDoMEoMFoMIuMJmMKmMNpMPjMRpMTqMUoMVlMWnMYsMZpMaoMbrMcqMdsMerMflMgpMhnMjpMkrMlrMmoMnsMomMprMqrMruMsnMtqMuqMvoMwrMxtMypMzmM0mM1pM2sM3sM4oM5uM6rM7pM8tM9sM+rM/qNAuNBsNCrNDqNErNFsNGqNHrNIqNJrNKsNLtNMpNNsNOsNPrNQsNRsNSoNTtNUtNVsNWqNXsNYrNZqNarNbrNcpNdlNeoNfoNgoNhrNimNjpNklNlsNmmNnmNopNpmNqpNrlNslNtpNupNvrNwoNxmNynN0oN1nN2nN3qN4oN5tN6oN7lN8nN9rN+tOAoOCqODoOEnOFtOGkOIoOJlOKoOLnOMpONoOOrOQqOTnOUmOVvOWu
AAlADjAGmAQlAckAekAvlA5kA6lBJjBNlBSnBUlBwkBymCAlCBoCXnCYmCwpDJkESkEVlEYlEfmEgmEilEjkEnoEokEpmEzkFBlFJkFUkF/kGFlGHkGPkGVmHEkHPkHTkHfjHinHlmHqnHwlHyhH7lH8kIIlIMjIYjIilIslIvmIzkJCjJElJbmJ3mJ6kKElKJlKnkKojLCkLZlLslLvlL+kMilMznM0mNblNjlNlkNmkNnkNqkN+iODlOTkOUnOWq
AtkAypBPkBRmBSmBmnBnlCKkCPkDJnENnEVlEXjEamEekEilEolFPlF/lGFlGXkHDlHEkHNmHQkJglJ3mKEmKJkMkkMznNdlNkmNpmNtkN8kOAqOJmOLoOQtOUo
OQk
AAmAWkAYlA5mHCkIvlNjl
AAmAIhALmAulA5nBCkBHkBPkBRkBTkBYlBfnCBmCClCMkCQnCVlCdlCimC3lDTmDUkEqnEtmE4mE9mFKkFMkFRlF9lGGlGIkGTmGbkGnlHCmHGkHHlHzlH+lH/kI8kJCkJKmJplJ8lKDlKFlKKlKPlKjkKqkK2kK7kLElLRkLTnL/iMKlNXnNinNklNomNplNvmNwoN3lN6nOApOCjOIjOQnOVm
AAmOQi
AAlADkANlA1kA7mA9lBNmCJkChmCtkCulC4mDQnDRlDZkDllDmmEIkEOlESnEWkEfkEnlEqkEukEznE6lFGmFLpFQlFSlFrlGKkGVjHCkHPqIFkJBnJCkJPjJkjJulJ5mKXkKhkKpnKqnK6lLJmLQkL8lMWjMcmMfkMjpMklMnlMrnMxjNKkNflN+j
CEnJklKNmKdnMWlNVl
AAmE1lFNmFRpFalF0rHGkIPoIumJBvJCqJDoJEtJQrJspK5kNlmNmmNnq
AAmAHnALkAMmAQkAalAinAknAllAnnAqmAxnBBkBTmBclCHkCQmCSmCajCmkCypDHmDOmDZmDglDrkD4jD9oEAnEDkEOkEPpEalEblEcoEdmEglFGmFVmFykF3lGEmGZlGulHDlHHmHKoHNnHUlHvnIjkIllIxnI0mI/lJRmKnlKwmK7oK9kLAlLCkLMmLPlLZnLemLhmLrmL2nL4mL5nL+qMFmMGlMMpMPmMVlM7lNflNmjNzmN0nN2lN8mOClOHmOJlOLkOUkOWk
AAmCpmFRmF0rHGlI9lJBpJCnJDoJEpJQpJsnNmmNno
AAlCpoFNmFRpF0tGVlHGlIPnIumJBuJCpJDpJEtJQsJsqK5lNlmNmmNnqOTj
AAmAHnAMmAQlAekAimAknAnnAqkAxmBBkBToBcjCFkCHkCQnCSmCblCmkCyqDHmDOmDZkDrkD9nEAnEPpETkEalEbmEcnEglFGmFVlFylF3mGEnGZlG9jHHoHKnHNoHvmIjjIlkIxmI0mI+lI/lJJkJRmJZlJclJolJslKnlKslKwnK7nK9lLDlLKhLMnLOkLPmLZnLakLemLhmLmlLroL2oL4lL5nL8lL+rL/kMFpMGnMMpMPlNflNmjNznN0nOClOHoOJkOLjOWk
CpnFNlF0qHGmJBqJCnJDmJEpJQqJsmNlmNmmNno
ABkACmADlAGmAHnAIlAJkALpAMmAOmAPoAQnARkASmATmAXnAZpAbjAflAglAijAjlAkmAllAnjAqmAtjAumAwkAzkA0oA2mA3mA4nA7kA9lA/qBClBEnBKkBMkBNkBOlBPnBSmBTmBWlBYnBZjBdmBgkBjlBmmBrkBtlBukB0lB1mB2oB8lB/kCBkCCkCDnCImCMlCNlCQpCUlCVlCWkCYmCZlCalCbjCdlCenChlCikCjmCllCmlCsmCuoCxmCymC1kC5kC6kC8lC+oC/nDDnDIkDJkDKiDNkDPoDTmDUjDYmDbmDckDglDlkDmmDnlDrjDvlDxkDznD1lD5kD9mD+lEAlEEkEJkELlEMkEPkEQkEUnEamEblEqkEujEzkE2nE7lE9kE+oFAlFCoFHkFKmFSnFUnFVnFXjFalFblFcmFnmFolFpkFrmFvlFwmF3kF4nF7hF+nGOpGfjGhmGilGllGrkGskGtkGxkGzlG3jG/lHAnHBmHClHEnHHlHIkHLmHOkHVmHYlHcmHdlHhkHnlH0kH2jH3nIOlIZmIikIjmIlkIomIpjIqmIzmI0mI1mI3lJDnJFkJGlJHoJMmJNlJOjJQlJRmJTlJUmJYlJZmJalJdlJsmJukJzoJ3lJ6kJ7mJ/lKBlKKlKPlKUkKVlKalKflKnlKqlKvlKwkKykK4mK6nK7nK9jLDkLEiLGlLLmLMlLOlLRmLSnLTkLUiLVlLWlLXlLbkLdhLhjLijLmkLnkLomLpnLwlLxjLzmL0nL1nL2nL3lL4oL5nL6nL7nL8jL9oL+nL/mMAnMBoMFlMHkMKjMLlMMmMNlMQmMRkMSkMTpMUjMVmMWkMfmMgmMjnMmmMomMqlMrmMtoMvlMwkM0nM1mM3nM8lM9lNNkNdkN9lOLuOTpOVmOWu
AAoAClADkAEmAFmAGiAImAJlAKqALoAMpANnAOmAPlAQoARpAToAXpAaoAbpAdpAemAfnAgoAhnAinAjmAklAlqAmoAonAqlArnAsnAtoAwpAxpAzmA0mA2oA3mA4nA5mA8mA+pA/kBDnBEpBFmBIkBJpBMmBOoBPmBQqBRnBSmBTlBUpBVoBWnBZmBboBcqBdnBepBfoBgrBhoBjmBkkBroBsqBtpBulBwmBxmBzpB1lB4pB5mB6pB8pB9mB+pCBnCCnCEkCFnCHmCIoCLkCNkCQnCRpCSnCTnCVoCXoCYnCZpCajCbnCcmCfmCglChkCimCjkCkmClnCmlCnoCooCpoCrmCslCtoCxnCynC1kC2oC4pC5kC9oC/kDApDCnDFlDGmDHoDIlDJlDKqDLlDMnDNoDOpDPnDQlDRlDSpDUmDVmDWpDYkDZoDbmDclDdpDeoDfmDhmDioDloDmnDnoDooDpnDrnDsnDtmDuoDvnDwlDzmD0nD1hD2lD3lD4lD6nD7nD8nD9oD/oEAmEBkEDmEEmEFpEImEKlELlENnEPoEQkERkESmEWmEXmEYmEamEbhEfnEglEjnElkEpnErmEtlEulEvmEwmEykEzqE0mE2oE3mE6nE7nE8mE+mE/oFAlFBmFDnFFlFGnFJmFMlFRnFWnFXkFclFkjFlmFnnFolFpmFrpFskFumFynF0nF3pF4mF5oF6nF7mF/lGBlGEmGFkGGnGJkGLnGMkGTlGWnGXmGcoGfmGnlGokGpmGqjGsmGvoGxnGzkG2lG6pG8qG9oG+mG/qHAnHBlHDoHEoHFoHHoHIoHJoHKnHLqHMlHNlHOlHPoHQnHSrHToHUnHWoHXlHYqHanHbpHclHdmHejHfoHglHhnHipHjkHkoHloHsmHxkH0lH3kH+kICkIDmIEnIImISlITlIUlIYlIZpIalIcnIdoIfmIjlIkoImjInkIopIpoItmIvnIyjIznI+oI/oJBmJCmJGkJHjJJmJMoJNmJOnJQjJRlJSoJTpJUlJVoJXoJYlJZqJaqJbnJcoJemJfoJjlJnpJolJpnJslJtkJulJwmJznJ3pJ4nJ5nJ7oJ8lJ9mJ+mJ/pKDoKEmKFmKJnKMkKXnKboKclKklKmmKnoKplKqoKrnKspKtpKunKvqKwnKxmKymKzmK0pK1nK2oK3pK4qK5pK6oK7qK8mK9oK+mK/pLAoLBpLCmLDpLEnLFnLGoLHoLIpLJlLKpLLnLMoLNkLOmLPoLQoLRpLSoLToLUoLVkLWoLXlLYlLaoLboLcmLdlLeoLfmLgnLhqLioLjoLknLlnLmnLnlLomLpqLqoLrmLsoLtoLuoLvnLwlLxoLyqLzqL0oL1mL2nL3qL4pL5oL6oL7rL9oL+mL/pMAmMBnMCnMDpMEoMFpMHqMInMJmMKpMLoMMpMNoMOmMPmMQnMRqMSpMUqMXqMbnMdlMeoMgmMhpMinMjmMklMmmMnkMomMqnMrkMsoMtpMvmMwnM0pM3oM4oM5kM6kM7lNCkNDkNJkNMlNclNdmNemNfoNglNhkNimNkkNnlNokNumNznN0nN2nN5mN6kN8iOBpOClODrOEnOFnOGlOIkOJpOKoOLtOMnOOmOPkOSlOTm
AAoGVl
GVkJDl
AAmJsnNmnNnl
AAmBklLyq
ABlAalAplAulB9lCplDBkDCiDDjEKlEjlEpkF+nJ3mKTlKelKhjLemM8lNFkOHlOPjOQpOWl
ABkACnAFoAJkAMoAPkAQpASkATjAXlAZmAarAgnAomAplAyqA1nA5lA/mBDmBEoBLkBMnBPpBQpBVkBcmBdkBelBgmBhmBimBqmBxnBymBzkB6lB7sCEkCHoCKlCLkCNnCVkCYsCakCclCdnCgjCinCjkCkoCllCnmCopCpqCqoCtmCznC0mC5lC6lC8pC+kDCmDEkDKjDQmDRnDSmDXnDdqDhoDjkDlmDmnDnpDooDpoDqmDtnDvmDzkD3mD4nEAnEClEDkEEmEHkEImEJmENpEOmEUkEXmEjkEqlEulEykE5oFDoFHlFInFJmFQkFWkFblFflFgkFjlFmmFonFsmF0nF2kF8kGAkGBnGFoGGpGKmGOoGRnGSpGVnGWiGYpGfkGtmGukG5lG8qG9mHBlHFlHGmHKmHSlHTrHYoHciHdoHenHjkHlmHnmHolHpnHtlHxqHymHzoH0lH1rH4lH8oH/lIBmIFmINjIOpIPkIQmIRmITmIUmIVmIYnIboIkmImnIokIrlItmIvkI3nI6oI7pI8vI9sJBnJEqJFiJMnJQoJanJbmJclJdlJhnJjoJkkJmkJooJqmJ8kKDqKGoKIlKLlKOoKRoKVmKXjKYmKZkKclKdkKemKgmKilKklKshKtlKvpKyoK1rK4kK6jLXlLYkLalLfoLhnLmlLojLpjLskLvoLxnLzlL2sL3nL4jL5mL7mL+lMClMIkMJkMWmMdkMjnMskMtnM3lM8lNFlNNlNTlNakNglNjmNmnNplNwmNyrN6jN9oOElOGkOHkOIoOJnOLmOOoOPq
ABlAWkAYlAklAplAskAulBBkCGlCgiDBkEjlF+lHNlJ0lJ3mKLlKOkKRkKTlKhjKkkLenNclOHmOQqOWm
AMkBKjBMmDakDdlD3lE/lFHkFqlFvlGtnHEnHQlHSmIFmIHmLykMXmNokNwj
AAnD3l
AAkAFmAGkAWnAamAynA5kBMkBWnBzkCHoCNlCYnCpjCtnCzmC0lC4kDhlDqlEblEtlE5mFHmF4lGBnGNiGYnGZlGclGrlGtmHBlHGkHfkHjkHpkHtlH1nIFkIalIbjIulI8lI9kJQmJbjJjmKGmKXkKemKimKtnKvkKykK1mLWlLvlMFlMdmNmjN6kN9oOElOIiOOmOPrOSl
BPmBXoCCmC7iDjlDskFHlH9lH+lIolKvlK1oLEkLHlL/lMqjMskMwnN3nN4oN6qOFkOUk
BBnBHmBalCEkFSlFhlFklGNlGQlJemKhmLEnL/lMCmNVm
AAkEplFnl
ABlAukCMiDBjDDkGMkKfkM8lOQm
AukBfmB/iCgkDCjKOlKhkKilNHkOQo
CZlG/kKYkKdkLAkMcl
AAkAGoAfkAslAysBNoBSqBWkBgmBmmBslB9nCTpCUnCXnC4nC7kDWmDXkDckDklDnkEjlEunE6mFvlGJmGekGslG0mG8mHAoHCoHJlHWmH9kIAkIIkIcmIskItlI+mKRmKolKwiK/lLSjLglL0mMclNSlNXnNkkNrnNsmNtjNuiN0kN4lOElOLnOMi
AAkAflAslAymBGlBNmBSkBglBulB9lCFkCUnCqkCukC4kC7lDGkDXkDdlEIlE6mE9kFMlGJnGekG0lG8lHCkHIlHWmH9kH/kIIlIcmI+kJflKRmKomLAkLSkLgmL0lMclMnkNXnNrlN4kN9lOElOLo
CTlCZlLAkL/k
ArlAslAyrBNoBSqBglBmmB9nCAlCFkCTpCUmCXnCqlC4oC7lDWlDXkDclDnkEejEumE6mFykGJmGekGslGtlG0nHApHCnHIkHWlHXkHyjIAkIDiIIlIcnItlI+nJflKokKrkKwkLNkLSkLfnLgkL0lL5lMIlMclMfkMjkNSlNXmNkkNrnNsnNukN4mN5jN6lN/kOElOLoOMlONk
AAkAslAymBMlBNlBSlBglCAkCUlCelCqlC4lC7lDGkDNlDWkDckDnjDolE6mE9lFhlFllFolFulGJmG8mHCkHIkHWlH/kIAkIIkIcmI+lJflKRmKomKrlKwkL0lL5lMIlMnlNSmNXmNrlN8kN9kOEmOLmOMk
AEnAFmAGoAIkAKmANoAOmARmASjATmAYoAemAhoAjnAkoAlnAmlArlAsoAtmAxmA+mBFoBGnBInBJlBNqBQmBRjBUlBVlBWnBYoBZlBcjBglBhmBiqBjpBqoBsjBtmBwoBynBzmB3mB4mB5mB8oB+nCBnCCjCDlCFoCHmCLnCMkCNpCRpCSmCTnCVnCXpCYoCZnCaiCbmCcnCdmCfnCgoChmCinCjoCkpClnCnnConCpmCrkCsiCtlCxlC0lC1nC2nC4nC5kC8lC9lDAjDDnDFkDHkDJoDKkDLlDMnDNkDOmDQnDRmDSnDVoDWkDXmDYpDZnDapDblDcoDdmDhmDjjDkmDloDmlDnpDopDpnDqmDrnDsmDtmDunDvoDwoDymDznD0oD2nD3mD4oD5mD6nD8oD9lD+nD/oEAlECmEEkEFlEGnERnEfjEtnEvpEwkExoEyoEznE2mE3mE4kE6lE7pE/oFAoFBlFDmFFmFGnFMpFNlFOnFQmFRlFTnFUoFVlFWoFXkFZnFbmFcoFdmFfkFgnFijFjnFrnFsqFtkFulFvlFwlFxkFymFzmF1kF2mF5mF7nF8kF9rF+kF/lGrlG5pG8nG9mG/lHAmHBnHDnHEnHFmHHlHIpHJrHLmHMkHNqHOqHPlHQlHSjHTlHVnHWlHXnHZkHalHblHekHfnHgnHhoHinHknHllHmlHpmHulH0mH2nH+lIInINlIRnISnIWlIXlIamIcnIdlIfmIhlIplItkIulIzkI5oI8qI+oI/oJApJBpJGmJMlJNnJOnJPmJTnJZlJcmJekJglJjpJnpJpmJrlJxmJzkJ0nJ1oJ2mJ3lJ4lJ5mJ8kJ+mJ/nKDnKEkKFnKJqKNnKUmKYkKamKmmKnqKorKppKqmKrpKsnKtpKukKvmKwoKxnKzkK0mK1mK2pK3nK4lK5mK6nK7oK9oK/pLAoLBoLCnLDnLEpLFoLGpLHnLImLJoLKnLLnLMoLNoLOqLPpLQpLRpLSjLTpLUnLVlLWoLXpLYlLZoLaoLbmLcoLdqLemLfpLgnLhmLinLjnLkpLlpLmpLnmLolLpmLqpLroLsqLtpLuqLvoLwnLxnLynLznL0oL1oL3jL4qL5nL6oL7mL8nL/nMAnMCoMDnMEkMFkMHnMIoMJmMKoMLnMNnMOnMPiMQnMRnMSnMTnMUqMVkMXlMYmMZoManMbmMcmMdpMemMfmMhnMilMjlMmmMnoMooMpmMqnMsnMumMvmM1pM2mM3kM5mM8pNWlNgmN1lN6mN7kN8sN9oN+nOBrOCqODnOEnOFtOHlOIpOLnOTnOUrOWz
Kdk
C7mDGlDolEIkFhkGslG0lG8lHykIslI7lI+lJklKwkNSkNXl
AAkACpAKmARmASiAUiAVnAblAcjAdmAemAllAmnAxoA1mA8kBGkBLlBRnBbnBdlBhlByoB6mB7mCBmCJkCSmCUkCYqCcmCklClkCpmCtnC0mC1pC2mDGlDHmDWnDXmDYlDZnDamDbmDdnDeoDfpDgoDhnDipDjoDlpDnpDooDppDqmDrmDsoDtpDumDvmDwmDxmDymDzpD1nD2lD3oD4pD5mD6oD7oD8kD9qD+pD/nEAmEBoECnEDpEEjEGnEHqEJmENjERnESnEUlEamEdnEemEfjEglEhlEolExmE3kFAmFBkFDlFMoFNlFOlFPkFsmF0lGBkGMlGOmGTmGblHBjHFkHKpHLlHNmHOpHZlHnkHplHvlHylH0jH7kH8nILlIRjIVmIhlIkkIolItoIxkIymIzkI+jJBkJImJKpJMhJOkJPjJQlJclJilJjkJkoJnmJpkJtmJwmJyoJ0jJ5oJ7nKJkKNlKRlKZkKmpKnjKrmK2mK3lLMmLTnLWmLXlLZlLanLdkLglLhnLsqLuoL4kMJnMKlMMlMRkMSoMYlMamMimMmlMnmMqlMvkM0lM2qM3lM4mM7lM8lM9kM+kM/kNAkNCjNEkNHmNIkNPlNQjNTlNZnNckNeoNfqNgqNhpNioNklNmkNnkNolNrkNtmNukNwlNymNzoN0lN1pN7jOBpOCrOFpOKqOToOWp
AAmABnAClADlAFlAGkAHlAJkAKkAOlAQnAVkAXjAYlAckAenAfoAgkAikAjmAkmAnnAslAvmA4nA7lA9pBEkBIlBJpBKlBLiBRmBVmBbmBunB7lB/kCNmCPkCWnCamCilCtnCukCvnCymC1jDSlDWlDckDvoD8lEOjEPnESiETmEUkEWlEamEcqEdmEelEfnEglEhlEmlEylEznE1jE3hE4pFBlFEmFIlFRkFSkFTkFVmFYmFZmFboFdlFipFlmFomFpnFqoFrkFsmFukFvkFwmFxmFzkF2mF7lF/mGAlGBmGEoGHoGLkGMnGVlGdlGgnGhlGinGjnGkmGlmGmpGnmGomGpkGqoGzlG0lG3kG6nG+qHEjHGnHInHKoHLkHNmHTpHXmHkmHmlH2jIHkIYkIgnImkIrlI8nI+mJEoJOmJbpJckJ3mJ+mKCkKFlKLlKOkKilKrnKykK7lLAnLCkLDlLFmLHlLJjLLmLMmLOnLPmLQnLTlLWkLZnLbmLmmLnmLomLrkL2kL4lL5oL8kL+qMGnMHnMMmMOmMtlM3oNNmNenNfoNgpNhoNvoNwpNynNzlN0mN8pN9mOCmOEoOGpOHlOIoOJsOKpOLqOMlOOlOQlORoOSqOWk
ACnADjAJkAKmARmAVnAXhAYjAblAckAdnAemAijAmmAxnA1nA8mBLmBRnBboBdlBhnByoB5lB6lB7kCBmCSmCUkCYoCcmCkkCplC0mC1pC2mC5kDHlDVkDWmDXmDYkDZlDanDboDcjDdlDeoDfoDgnDhoDinDjnDlpDmkDnoDonDpqDqlDrmDspDtnDuoDvmDwnDxlDykDzqD0oD1nD3pD4qD5mD6mD8jD9rD+oD/lEAoEBoECnEDoEEmEFlEGnEHrEImEJmERnESnEalEclEenEgmEhlExmE3kFAmFDmFMoFNmFOmFllFnkFslF0lGAkGBkGJkGKlGMmGOlGTmG9lHIkHKoHLlHNlHOpHZmHajHblHnkHvlHylH0mH3kH4kH7lH8nH9kH/kIEkILmIVnIckIhlIklIomItnIynIzlI5kI+kJBkJImJKoJLkJMmJOjJQlJXkJYkJilJjlJknJnmJpmJtnJwlJypJ5nJ7oKNkKRkKTlKZkKmnKnlKrlK3lLMlLTmLWlLXmLanLclLdmLglLhoLikLsqLuoL+lMJnMKlMMlMSoMYnMamMgkMimMnnMqmMvlM2pM4lM5jM8mNBkNFkNHmNJlNPmNVkNalNckNepNfpNgpNhpNioNkmNmkNomNtlNwkNynNzoN0nN1rOBpOCtOFrOKsOTnOWo
AAl
ABmAJkAOlAQnAVjAdlAemAgmAikAjoAklAqkA9mA/lBEkBKmBRlBVnCMlCymDSlDklDvkDzlENlEPmETkEUiEWlEanEcmEdnEhmFAkFWlFZmFbmFrnFwkFxkF7lGElGLjGMoGolG2lG+oHDlHGoHKqHXlH3lJlkKHkKIlKLmKSlLAnLPmLXlLZmLnnL1kL4lL5nL8mL9kMGoMMmMOlMtmM3mNNnNflNjkNkkNokNyoN0kN8qOJrOKqOLnOMlOQlORpOTm
AAlDelNym
AAl
AAlBzlOQj
AAkGil
ALlAQkASlAWmAXoAzkA+mBLlBSmBlmBslBwlB+kB/kCGlCIkCKmCMnCOnCRlCTmCXkCdmChlCmlCnnDFkDGmDSlDXkD2kD6lEMkEOmEQmEXmEhkEllEmlEomErkEskE3mE4kE+oFUlFgkFrmFxnFymF6kF8kF/mGCpGDkGNmGRjGcmGglGvmHRmHamHcpHfkH1lH2kIglItkIwlI9kJAmJFlJzlKEmKFmKGmKIlKJpKKlKLnKNmKQmKRmKWkKalKjkKklKsmK1lK2lLDkLEmLHkLKlLVkLYoLalLclLykL/oMBmMJkMNlMilM9kNVlNWlNclNekNgkNklNmmNnjNsoNznN2pN4mN+kN/pOArOEkOJlOMkOQoOSjOUl
ADkALkASlAWmAXoAslAulAvlAzlA7kA+mBLkBSlBlmB/lCIkCKlCOmCRmCTlCXkCdmCmkCnmCtlCzlDFkDGlDLlD7lEMmEOlEQkEXlEakEhkEikElmEmlEolEplEskEtkE+oFDlFUkFblFrmFvkFxoFymF8lF/mGCpGMkGNlGRlGcmGgkGvmG8kHOkHQlHRlHalHcpIZkIgkItkIwlJAkJFmJ6lKEnKFlKGnKHkKInKJpKLoKNmKQmKRnKVlKYlKamKckKfnKjlKsmK1kLEmLYoLbkLhlLykL/nMBlMJkMNkNElNRkNTlNWjNblNclNknNmmNqkNrkNsnNzlN2oN4lN8jN/nOArOEjOJjOMjOQoOUm
AAkABoAFmAJlAMlARlAVlAXjAujA2mA9lBfjBokCBkCFkCTkCdlCfkChoCjkClmCvlCylC4lC9kDSlDskEIlELmEUkEfiEhkEonEpkEsmEtnE7kFLlFNmFOlFTkFUkFYkFikFjmFnkFxkF2kGGjGQmGRlGVlGckGlnGslGtkHClHOnHYnHclHjnHqmH1kIClIKoILnIXnI5kJEkJTlJYnJZlJkkJplJuoJwkJ3jJ4mJ+kKAlKDnKFlKOlKVmKgkKlnLClLFmLHmLKlLQlLVlLWkLYlLcnLfjLimLllL1lL3kL4kMMlMSlMUlMZkMhmMklMqlMrlMykM0lM9lM+kM/nNIlNJkNLlNOjNPlNRlNTlNWlNXkNblNckNpmN2kOAlOBmOCoODmOFkOGnOHlOJjOMoOPlOQpOTkOWs
APlA7kA+kBSmBllCTiEskGCkGRkGwlHWlHYkHclKJlKVnMJlOAoOQk
AAlCOkElkErjGmkGolHKkHOlHcjKPlKVnNWlNbmOAj
BHlJzjKLlLDlM6kNalNmk
AAlEkoMml
AAlAGmALmAVmAnnAopBmmD0sEjmFimF2kGHlGqmGtjHKlHgnHylIgmJLmJZkJzmJ/mKmkKoqLLoLOqMfsMsnN8jOKmORk
AHlAMlANlAgmBBlBIlBQoBalBfkBzkB8kCEkCMlCUlCrkCxkC9kDBlDKkEVkEhmEmmEpnEymE7lFBoF4mF+mGDlGFkGOnGTkGmlGplG0kH0kI5kJSlKJlKOlKdkLBlMpkM1lM6mNZlNklNwkN1lOMlOPlOVqOWk
AAlAnlA5oA7kBUkCNkCOkCPlCUkCxmC/lEKlEymE0lFAmFOmFbmFelFjmFmmFpjFwkFxlF4nF6lGWmGfnGhlGmkGulGxkG4kI5lJFkJPlJdlKDkKgkK7mLqkLsjMClMQlMcmM8kNLkNmlN4kORsOSmOTqOWk
ANkBBlCUmCxkEymE0mFAkJXl
ABlAVmAWkAYnBOkBVkCNoCSnCblCjlCzmC7lEMqEPjEQmE7pFVkF6rGdkGrjHDhHFkHIoHMkHUoHbkIIlISmI9lJDjJSkJblJmkJ8mKDmKTlKVlK+lLYkMrkNWlNhkNinNlkNzmN2jOMmOOnOPkOQmORk
ABlAVmAYlBOkCNpCbkCjlCznEMpEPkEQmEYkEslE7oFolF6pGdlHInHMlHUnHbkISmJAkJSkJ8mKDnKTlKZlKykLEkNhkNioNlkNukNzkOCjOMnOOnOPkOQnORjOWh
AAnACoADlAGlAMjANmAOrAQmARkASmATlAVmAWnAZmAaoAboAcmAdlAfmAglAilAjnAmnAnkApoA0pA1oA3lA5mA7kA9mBAkBBnBFmBHoBMmBNoBOmBPkBRpBShBUmBZqBakBckBdnBfnBgkBhjBjlBkoBlmBnmBplBrnBunBymBzmB0mB2mB6nB7pCDlCLkCMlCTkCVlCWmCZmCaiCdkCemCfmCjmClkCmpCnkComCqnCrqCwpCxmCzlC2mC7mC9mC+oC/mDAlDBnDCmDHnDJnDLkDNjDQnDUnDYnDjmDmnDnoDomDxnDynD2mD7nD8iEAmECkENmEPmERmESpEToEVqEWoEXrEYmEZqEakEbnEdoEemEhnEilEjpElnEnjEppEqmErmEtnExnEzpE2mE3nE4iE5nE6kFElFGlFKnFLlFMkFOnFRlFVlFhkFklFnlFpmFsmFymF2nF6oF9kF+kGDlGFnGPoGSlGUoGWkGdnGgmGjmGpmGqqGtmGwoGymGzkG2kG4nG7pG/lHDoHLoHMnHOmHPoHVkHZkHelH5lH6jH8kIGkIIkIKmINkIQkITnIWmInkIqkIsnIulIzlI1mI3mI4lI9kJBmJDoJEqJFlJGkJJoJOoJPlJTlJUoJWoJemJglJimJqlJvkJxmJ1kJ2nJ3kJ5mKCjKEnKHnKKnKQkKRjKhmKknKokK8pLAmLBkLGmLRnLTkLYnLZlLclLikLjmLxkLzlL3mL5mL7nMLnMNlMWmMXnMYpMZpMclMdkMklMlmMnlMolMplMqmMrpMsnMumMvmMwoMxmMylM0nM2kM4mM5lM6qM7oM+pNBmNEnNGoNHlNJnNKnNLoNMoNNmNOoNPnNRlNSnNWnNXoNZpNanNjmNkmNvmNxpN3mN4nN8nN9sN+rODrOEiOFuOGsOHtOKkOLlONnOOlOQqORlOTlOUrOWu
AAlAdkA8kB/lE4lF6lMYlNolN9kOQl
AAlABl
AGoAVmAgkBuqD1pFgoGKkGhkIFnImjJrjJskJznLKkLxqOKmORk
AAlABkATnAZkAvoBBlBnlCDkCQmCnmCpmCxnC/kDJnDrlEhmEilEjkElmEmkEomEplF+rG1kI8kI9nJRkJ8oJ9lKEmKknMIlNIpNKlNWkNXnNZlNklNwmOIoOPnOWj
DRkEulJXn
AAlC4rDLlEJlEmlEpnEynFfoFppIZmIckJBnJjlJ+lLplLzrNRkNlnN6p
ABmAJjAMlASmAelAikApkAulBDmBFjBQmBYmBfmBlmBskBznB9lB/lCDlCNlCelChlCnlCqmCroCzlC9mDAnDBnDClDDlDGmDLnDOoDPmDRmDUkDVlDWlDYkDnjDrkEGlEbiEilEklEljEonEqmErmEsnEtnEymE4nE5nE8rE9oE+lFBqFHqFLkFnkFplFtlFykF3kF7lF/mGGkGSlGZlGmlG9kHFlHPnHRnHSnHWmHakHioHqkHulH1lH5nH7kH9mINnIOmIPmIWmIfnIhmItlIulI0mJIkJSkJgkJolJ7lJ9kJ+kKDkKElKFlKHnKInKJmKKmKLnKMnKNnKOnKPnKQlKRnKSlKVnKWoKXnKYoKZoKdlKepKgpKhnKimKklKpjKslKtmK2kK7lLHlLNkLYnLdjLhlLnkLpmLvlLylL/lMBiMCmMEmMFlMHlMJkMQnMdmMgkMwmM4mM+mNalNpnNvnN1kN3mN5mN6nN+kOHjOLjOMsOOrOPqOVjOWq
ABlATnAtlAvoBBlBZlBhkBnlCDlCQnCelCnmCpmCxlC/lDCkDJoEhlElmEomE6lFwlF+qGolH8kI8kI9qJRlJ8nJ9kKEmKMkKelKhkKkoKskMXlM/lNIoNKkNXlNZkNklOIoOPnOWi
DRjEukJXnJ4l
BVlC4sEpmEymFfpFpoF0lIZmIckIllJBmJ+mKklLFlLplLzpNOlNlnN6o
AAkADlAUoAtlA3lBDkBGlDHnERkFBlFWkFvlFxkF1lF+kGOnGZmIelIzrJNkJSnJblJdlJpoKckKhkKklKolLNkNTlN1nOElOPnOQmOSmOWq
ABlAJkASkAWkAemAilAumBDnBFlBHjBNlBQlBXkBYmBlmBznB/mCDmCNkCRkCelChlCqmCrnCwkCzmC9mC+lDAoDBnDCkDGlDKlDLlDOoDPmDRmDVmDrkEPkEilEkmEolEqnErmEsnEtoEymE4nE5oE8qE9nE+mFBpFHrFLjFQkFpmFtlFwjF4lF7mF/nGAlGBlGFkGMkGSmGZlGgkGmmGzlG4kG5jHFmHPmHRmHSmHWnHioHumH5nH9mIKkINnIOmIWmIfoIhlIlkIukI0lI8lJIkJSmJZjJgkJokJpkKDlKElKFlKHkKImKJkKKmKLmKMmKNoKOmKPnKQlKRnKSmKVmKWmKXlKYpKZpKamKckKdmKepKfnKgnKhoKklKpkKsmKtlKvkK7mLHlLYnLZkLdkLekLhlLnkLpnLukLvlLykLzkL8kL9kL/mMCmMEmMQoMdmMilMrjM4mM+lNNkNQlNpnNvmN1jN3lN5nN6oN+lOHkOMtOOrOPqORlOVjOWq
ABmADoAGiARkAdmAelAikAylA5lBDlBEoBGkBHlBRmBSnBTlBbjBcmBdkBhlBqmBslBuoB3nB5pB9lCJmCKqCVnCckChlCjnColCskCxlCykC7nC+nDJlDQjDSmDilDolDpoEClEJlEMmEQkEVmEbnEcmEemEfmEjkE4mFYkFsmF8lGAkGEkGJlGQiGTjGUlGVlGnnG2kG3lG4lG9pHJjHfkHmmH2lIdlIflIhlImnIunI2pI5lJHlJYkJekJfmJnkJqnKHnKPlKjkKolK2lK4lLEnLGjLImLLmLNmLOlLSkLUlLYkLonMWnMYlMdkMekNJlNRlNVlNeoNfoNgnNhnNjkNmnNnkNomNrmNsnNwlNzjN1lN2kN4nN8mN9oN+oN/rOAoOBnOClOEmOGnOIkONoOOmOSlOVnOWh
ACjADpAFnAHlAKjAOnAVmAXlAdnAkmApmBKkBLkBVmBZlBbnBekBumBwkByjB6mB8lB/nCAjCClCIkCJmCKmCTkCVnCWlCYiCcnCimCjkCkmCsnCtmC2pC3pC9lDDmDQmDSoDokDtkD1lD4kEMkETmEVlEWnEYlEalEcmEepEfmEglEimEkmEplEvnEymE2mE3lE+lFCnFJmFRlFSlFVnFXlFckFdnFgkFjkFrnFylF3mF5nF7lGBnGEnGGlGHmGIqGMnGQiGanGbqGdkGkkGqpGylGzkG1mG2nG9lHHnHelHfoHgmHhnHikHnlHxoH3nIGlIQnIVlIXnIgnImnIpmIqmIvlI1kI7pI9kI+qJAjJCpJDkJEmJGmJMmJVlJXmJdlJflJlpJqkJrnJtoJ0nJ3mJ7lKIlKJlKOkKSmKVlKXlKYoKkjK7nLClLDmLLoLOmLUmLVkLXmLojLtmLumLylL1nL4nL6nL8lL+rL/nMEkMGoMKlMRkMVlMgmMvlM0mNDnNIlNYkNbkNenNgmNhlNlnNmkNnlNokNtkNyiNzjN1kN8oOJnOKpONmOOlOPlORuOSpOWk
BBlCxlFwkMCkNmlOIkOPk
AAlMIl
GZn
AAlKYk
AAkANlCKlCokDpkI2nJHlMYlNikOOk
EulJXm
AAl
AAlAYmDDkKJkLBlLDkMskN8mN/lOCn
AAlDLlDOlEtkGplLTkOWh
AalE4lGgmHCkM9lM+lNElN9kOQn
AFmAVmAXmAikBTlBbjBtkB5kB6mCDkCJjCKmChlCkmC3mDDmDMkDplD2lEGlEQkETmEanEdmEpmFDkFMkFVhFdnFglFrmF5nGBpGEjGHlGanGdkGfkGqlGzlG2mHHmHNlHelHhiHjlHnmHxnH9lIQiIXnIqnIvnI+oJClJEkJQkJVjJdkJlmJrlJtlJ3kJ+kKblLLnLOjLTlLhkLnlLolL+oMDkMGlMRkMekNejNhlNmkNnlNtjN3kN8iODmOJfOKmOPhORiOSk
AAlAdkAtlB/mCJmCjlCskDDnDilEWmEkkE2lFjlHfpIQoJJlKIkKYkLLmMOlMikNKlN8lOJo
BwlD1nIFlJfnLKoMrlNhl
APmAYmBbkBzlB2lCLlCRmCSiCasCuoCvkDkkDtlESjETlFMmFNmFOnFPlFQpFRnFSlFTnFWnFXjFYmFZmFaoFboFdmFfkFgnFhmFimFjmFkmFlnFnnFpnFunFvlFwnFxlF0nF1mF4mF6mF7pF8mGPoGhlH1kIhpI5oI7jI+rJElJOjJSrJTmJenJmmJxrKElL0lL2nMzqNOkNlkN5tOGkOTm
ASmBAoDvlEXlFgkFmkFzmHDjIDmIFmIcnIflIxkKrnLRkLpl
AWkAYjBTlBpmBrkBzkB/kCGlCLnCRmCaoCdkCpmCukCvmC6mDklDtlD/lESlFMoFNmFPnFRnFTmFUmFVmFWmFXlFYnFZmFanFbnFdoFfkFglFhlFimFkmFlmFmmFnmFplFtoFvlFwoFxlFzlF0lF1kF4nF6mF8mGEjGPlGtjGukHIlIPlIplI5mI8pI9lI+oJBkJSpJTlJelJmmJxrLekL0nL2nMJkMOkMzoNPlNYkNljN5rOTm
ABmACoADmAElAFmAGpAHnAImAJpAKmAOmAQlAVmAYnAZmAalAbnAdnAemAhmAjnAkpAllAolAppAqpArlAspAtnAvqAxnAznA0nA2kA5qA6qA8mA+kBCnBDkBEmBGrBJlBMqBNpBPmBQoBRnBVmBWmBZlBatBdlBenBkpBnlBvoBxqBylBzjB0qB4nB6lB9rB/qCAlCDqCFmCGnCJqCKoCLlCMoCOpCPpCQoCRnCSnCTpCUqCVlCWlCanCblCejCgmChqCioCjqClqCmmCnoCqpCslCtmCumCxoCykCzoC2nC3mC4kC9nC+oC/pDAnDBlDCpDDnDEmDFrDGnDIoDJoDKnDLnDMqDNoDOpDPqDRnDUmDVmDWkDanDckDemDnmDpmDrlDslDvjDzkD2nD4mD5pD6kEDjENoEOmEQpERlESnETqEUoEWpEXmEYnEZrEamEbpEcmEdnEfnEgpEhpEiqEjqEkqElpEmnEnlEorEppEqoErkEupEvlEymE1pE2kE3mE4nE5oE6pE8nE9qE+oFDnFEnFGmFHjFIlFLrFMoFSlFkqFnlFpmFqqFroFsqFymF3nF6kF8oF9nF+oF/mGAlGBlGEmGGmGIkGLkGQlGWlGYnGclGdsGerGfqGgrGhqGirGjtGkrGlsGmqGnsGosGppGqpGrsGsrGtqGusGvrGwpGxrGyqGzpG0sG1rG2qG3sG4pG5nG6qG7oG8nG+nG/oHAnHBpHCnHEnHGlHInHJqHKoHNoHPmHQlHRnHSmHTnHUoHVoHWnHYqHZqHdnHiqHknHqkHwoH6lIAmINkISkIVlIXkIflIgkIhmIukIyoI+nI/kJEjJJoJKrJLkJMlJNnJQmJSrJTjJVnJWmJXoJZmJalJbmJcnJhnJmlJopJpkJrnJsjJvnJwoJxnJ4lJ7mJ+mKDqKEmKFoKGoKHpKIpKKnKLmKMpKOoKPnKQnKRpKSoKUmKVmKWoKXmKYnKZkKblKcnKelKfmKgoKhoKiqKjoKkoKmlKomKqkKtnK2nK3mK6oK8nK+pLAoLBmLDpLFmLHkLJoLKnLMnLNlLOoLSkLUmLXmLYjLZlLamLboLcpLdoLemLhoLinLnoLumLwmLzlL4nL6nL7kL8lL9mL+mMBnMCoMHpMLlMMpMQnMUmMYoMZoMaoMbnMcoMdsMemMfsMgqMhqMioMjlMkqMlrMmoMnoMooMplMqoMrrMsrMtoMuoMvqMwpMxqMysMzmM0oM1oM3qM4pM5qM6pM7oM8rM9pM+rM/sNAsNBsNCrNDrNErNFqNGsNHrNIrNJqNKrNLqNMqNNqNOrNPqNQtNRrNSqNTqNUrNVrNWqNXqNYrNZrNaqNbpNctNdrNekNflNgmNhnNinNjrNkkNmkNtlNypNzmN0oN1kN2mN3nN4mN8rN9nN+rN/mOCpODuOEqOFqOGxOHuOIsOJuOKpOLoOMsONvOPuOSuOTlOUsOWs
AAkAPnAWlAYmBOlBpkBzkB5kB/kCLkCRkCSmCasCdlCuoCvjC6mDtlD/kESlEUkEXkFMoFNlFQoFRmFSlFTnFVmFWnFXlFYnFZmFaoFbnFdlFfmFgmFhmFjlFknFlnFmnFnoFpnFtlFumFwnFxkF0mF1kF4nF6mF7qF8nGPnGflH4lIhoI5mI7lI8mI+rJBlJEkJSnJTkJemJmmJxuLgjL0mL2nMJkMOlMzqNOlNYlN5sOTp
AKjASlAhkBAoDvlFXlFtkFznHDkIDnIFmITlIcnKrmKylLRlLpkM3kM+lNVl
AAmABmACmAEmAFpAKoAMnAOmAQlATqAVmAWkAXlAbpAcpAelAfoAgkAijAjmAmlApnAvmAwmAxnAzkA1nA2lA4pA8nA9mA/nBCmBGmBHkBJmBNnBOlBQmBSnBUmBVnBWnBZkBdmBelBhkBioBlmBnmBopBqmBrnBwlByoBzlB0kB3mB6nB8mB9nCAnCGnCInCLoCMlCNoCPmCRrCTkCXnCZmCbmCclChkCimCjpCkmCmoCnlCooCpmCqlCrmCsmCtpCuoCxjCzlC0oC4oC6nC8lC9kDAmDBmDCmDDmDFqDGpDImDJkDKnDLnDMoDNpDPqDRnDSmDTqDUmDWpDXmDclDenDfmDikDjmDklDllDnnDokDpnDrpDsnDyiDzmD3mD6mD7mD/kECmEFmEHkEKoELmEMpENnEPmERkETlEUoEVnEWkEXkEYnEbjEemEhmEimEjkEknElnEmmEomEpnEqoErlEsmEtmEunEvoEwpExmEyoEznE0kE1nE2mE3kE4oE6lE7rE9lE+lFAmFClFEnFFrFGpFImFLnFSkFTkFekFilFjjFnnFpkFrmFslFtmF1lF2pF4kF5mF6nF8kF9mF/nGAlGBrGCoGDmGEoGIkGKoGLlGOnGPkGQlGRlGSnGToGUoGVlGXlGYnGbmGcoGdlGgkGhkGlkGolGpnGskGukGwnGxkGzlG7kG9mG+lG/pHBoHCoHDmHElHFmHIkHJkHKnHPnHQsHSmHWmHZpHarHenHfoHgqHhmHioHjlHkkHmoHnnHoqHppHqoHumHvjHwlHxlHyrHznH0mH1mH2mH4oH5qH6pH7mH9nH+oIAmIBoICkIDjIEkIFpIHmIIpIJnIKoILnIMpIRoITpIUnIYlIbpIclIeoIfnIhoIimIjoIlmImkInlIomIqoIslItkIumIwkIymIzqI0oI1kI2oI3nI4mI7lJAlJFnJGmJHmJIpJKmJLpJMoJNnJOoJPlJQpJRpJTlJWnJXwJYuJZxJapJbrJcpJemJfqJgqJhkJilJjlJpoJqrJsnJtpJuoJvrJwlJxoJyrJzmJ1nJ2kJ3pJ4tJ5lJ6nJ7nJ9pJ/oKApKBnKCuKElKklKmrKpkKtmKuoKvqKwmKxnKynKzpK4kLAnLCkLDlLFmLIlLJoLKkLMkLSkLbmLcoLelLfoLijLkkLukLvoLxoLykL7lMAoMDmMEpMKmMVmMbnMdoMeoMflMhlMinMjnMmjMplMqkMrmMtlMxlMykM5mM6lM7kNBnNClNMoNRnNZlNblNemNfjNhmNkmNlmNnmNolNplNsmNtmNvmNzmN0nN1lN2mN3lN4mN5pN6lN7qN8mN9lN+oN/iOHoOInOMqOOmOQiORhOUlOVnOWy
AWlBKkBOkBpnB/lCAlCLmCRmCSmCaoCdlCpmCumC6mDkmDtmD/kESkEXlFCkFMoFNlFOoFRmFSmFUlFVlFWmFXmFYoFZnFanFbnFdlFfkFhmFimFjmFknFllFmmFnlFtoFwnFzmF0lF1mF2lF4pF6lF8mGEjGhlGtjHIlIhnI5mI8nI9lI+pJElJSrJTkJekJmlJxrJ7kLgkL0nL2mMJkMzoNOkN5qOTo
AAiAIkAJkAKkAMmANoAZpAejAjkAorArmAumAvoAwkAxoA5qA6nA/mBErBImBNpBOmBPkBQqBTmBVlBalBcoBllBqqBznB0mB1oB9qCEmCHpCJoCTqCooCwlCzlC8lC+kC/mDEoDIoDPmDUmDVqDWkDYmDZlDbkDioDloDoqDppDqmDxmDyqDzqD0mD1jD2qD3oD4lD8nEAnEBlEClEInEMkEOmEbmEopE0mE6pE9mFCkFMmFSoFclFjkFnkFtkF0kF1mF3lF5pF/nGAmGBjGCnGGlGLpGMmGOmGPkGSoGUnGXlGZjGamGcnGfkGkmGukHDlHGkHVnHWkHYoHapHdjHhlHsoHtiHwkH4pH/lIAoIFmIGmIHpISmIUlIcoIdkIfqIgoIjsIlnImpIrnIuoIwmIxrIylI1jI/lJGlJHoJKlJOoJglJklJokJrmJvlJwkJ0lKJhKioKolKrnKvnK2kK+lLSmLYkLcmLrmL1nL3nL4lMDmMIoMWnMXmMbnMklMljMpjMrlM4mM6oNCkNMmNNkNSmNWmNklNlmNmmNwkNylNznN1kN8mN9lN/nOBoOClOFlOGrOIqOLqOMlOVlOWr
AIjASkATlAYoAoiArkAwlA1jBDpBHlBZlBfmBpkBtmCUkChmCikCxlC0mC3lDEoDMmDOlDQpDVnDWjDZlDlkDzpECkEDnEEmEKuERmESmEtkE8lFIlFOmFikFxkF7lGClGJkGMoGTlGamG0lG7lG/jHMlHTlHdoHgmHilHsjHtoHwnIElISnIpkIqoIvnIylI2mJZlJcnJflJimJ2jKDnKFmKIkKPlKakKdnKilK/kLGlLJjLqlLtlL1mMGnMQlMamMpkMwlM3mNclNmpNsnNvpN4kN8lN/jOFnOKk
ACkAFpAIlALmAVmAbmAflAgmAhmApmAwoA2mA9mBApBDmBElBImBOkBQmBRmBSpBUlBXnBanBkmBokBskBumBxpBylB8lCJlCKmCXlCmmCslC3kC5lC6oC7lC+mC/jDFnDJmDUmDWjDlnDwkD4kEFnEKnEOkEWlEXlEYlEZkEblEcmEdlEplEtmEzlE1lE6jE+mFHjFLnFNlFTkFUnFjmFklFlmFmkFnjFomFvnFwpF2mF4mF9mF+nF/nGAkGBkGEmGGmGKrGMkGPnGTmGVkGWoGYnGakGekGflGknGmkGrmGtkGunGvmGwkGxkGzkG7kHApHBmHCkHEmHFlHQkHTmHWjHamHbqHcjHmkHpmHxlHymH1nH5lIEmIInIKlIPmIRpIUkIXkIckIjnIloImmIsnI0mI8jJCkJFoJOjJSkJUkJbjJckJdnJonJ2kJ9lKAoKBnKJlKLkKNkKxkKykK0kLBmLYmLZlL3jL9nMZnMllMqlMxlM7kNElNQnNSlNWnNenNliNpmNqoN1oN3mN5mN6mN9qOAtOElOFkOGoOIpOKlOMrONrOOnOPrOQkORpOVsOWn
ADkAKoAOmAQnARmAglAnnApmAymA0nA1lA/tBEpBInBKqBPnBTqBcmBhqBqsBtnBzmB1mB9lCEpCFnCHnCMmCZmCaoCbqCnqCqkCsmCvmCymCznC0oC1qC/kDCjDGmDNkDOnDSkDZnDinDkrDokDpoDypDznD2lEHkEKkELpEUmEakEflEymE3lE6lFGlFRkFSmFclFgkFhlFjoFmpFnlFunF1pF3oF5mF/nGLoGYlGalGtnG4kG8kHDjHGkHHkHRkHSnHZlHpoHvlH4qIFnIQlIcnIflIgnIjsIrqIxrJGlJHnJIoJNoJOnJelJhlJmoJsjJznJ0qJ9qKtkKumKzmK5lK6lK8kLKpLOnLPoLQoLSoLWoLXlLfnLimLzlL3lL4kL6nMBoMDnMPqMSrMXpMbnMflMhkM1kNAlNcpNfmNnjN1kOBlOJlOKkOLqOOnORkOTk
ABlACoADnAEmAFlAGoAHmAIlAJpAKmAOlAQmAVmAYmAZlAamAboAdnAemAgmAhlAjnAkpApqAqqArlAsoAtmAvpAxmAznA0mA5rA6pA8mA9iA+kBCnBDlBEmBGqBMqBNoBOkBPmBQoBRoBTkBUlBVkBWnBZjBatBemBfkBjkBkpBmjBnlBukBvnBxqB0qB4lB6lB8lB9qB/qCAkCClCDrCFmCGoCIkCJrCKpCLkCMoCOpCPpCQoCRmCSnCToCUrCWmCXkCanCclCfnCgnChqCioCjpClqCmnCnoCokCqpCtlCumCxoCykCzoC1lC2mC3mC4kC8lC9nC+oC/qDApDBkDCoDDoDEmDFsDGoDIoDJpDKlDLnDMqDNoDOrDPqDRmDSkDUmDVnDamDclDdnDemDnlDplDsnD2mD4nD5qD6kD/kENnEOmEQpERlESnEToEUoEWqEXmEYnEZrEamEbpEcmEdnEfmEgpEhpEipEjrEkqElpEmoEnlEorEpoEqoErjEupEymE1pE2kE3mE4nE5oE6pE8mE9pE+oFDoFEnFGmFHkFIlFJlFLsFMlFSnFUjFclFikFkpFnlFpmFqrFroFsqFymF3mF8oF9pF+oF/kGAlGCmGEmGGlGHmGIkGLkGQmGTmGWlGYoGclGdsGerGfpGgrGhrGiqGjsGksGlqGmpGnsGoqGpoGqrGrtGsqGtrGurGvrGwpGxsGyrGzoG0rG1rG2qG3sG4qG5nG6rG7nG8mG+mG/oHAnHBpHCoHEnHGnHInHJoHKoHLkHNnHPnHRnHSmHToHUoHVoHWoHYrHZpHalHdlHgkHhkHirHkmHljHqlHwoH0lH6kIAmIClIWlIfmIhnIjkIyoIzlI+nJJoJKrJMlJNnJQmJSrJVoJWmJXoJZmJalJbmJcmJhnJllJooJrmJvlJwoJxnJ2nJ4kJ6lJ+mKDrKEmKFpKGoKHoKIoKKmKMpKOoKPnKQoKRoKSmKUmKVoKWoKXlKYnKZkKakKbjKcnKemKflKgpKhmKiqKjnKkpKonKqmKtmKzkK0lK2nK3mK6oK8oK9kK+nLAoLBnLCkLDpLFlLJnLKoLMmLNlLOoLSlLUnLWlLXmLYkLanLboLcqLdnLelLhnLjkLnnLpkLwlLzlL4oL6nL8nL9nL+mL/jMAkMBmMCpMHoMMpMOkMQnMUoMYnMZpMaoMboMcoMdrMemMfrMgpMhoMioMjlMksMlsMmpMnnMopMplMqoMrrMsqMtpMupMvqMwpMxrMytMzkM0pM1pM2nM3qM4oM5qM6oM7nM8qM9qM+rM/sNAsNBsNCqNDoNEqNFqNGrNHqNIsNJpNKqNLrNMrNNqNOrNPqNQsNRrNSpNTrNUpNVrNWqNXpNYrNZpNaqNbqNcsNdpNelNflNgnNhnNioNjrNtmNyoNzlN0pN1kN3mN4mN5kN8rN9lN+sN/mOCpODtOEqOFqOGwOHtOItOJvOKpOLnOMoONuOPuOStOTkOUsOVlOWs
AFlALkANmAUnAalAcoAdlAflAhkAjmAlkAmmAnlAonArmAsjAtkAulAxnAzlA0nA1nA4mA6lA7jA8oBAkBDmBJoBLpBOkBTmBUjBWjBcnBdkBenBglBkkBojBrpBtnBunBwlBznB3kB5nB6nB7jB+mCCnCInCLmCMlCPkCSlCelCllCukC0lC1nC2nC3iC5mDBkDXmDblDgkDikDjkDlmDnjDpnDxlD1lD3kD6kD9nD+jEBmEDkEEmEInEKmETlEVnEXmEYlEZmEcmEdmEimEkmElmEmkEnlEojEskEymEzkE1lE4lE9lFDlFEmFInFLnFUnFWlFYnFglF0kF7mF8kF/oGAnGBlGCmGDnGFmGGnGHnGImGJmGKpGLoGMqGNoGOmGQkGRoGSmGTlGUqGVqGWmGXqGZtGaqGcrGwlG2kG/lHBiHHkHQlHbkHdqHemHhkHimHlmHmnHnkHolHqmHslHtoHwkH0nH2iH3nH4nH6lH+mH/nIAjIBlIDmIElIFmIGkIHlILmIPkIVmIZiIaiIblIgoIhlIinIjpIknImlInoIskItlIumIwlIxoIynI1mJDlJFmJHnJJmJSnJUmJWlJdmJvmJwkJ9nKplKylKzkK4lK9jLAkLBmLLkLPmLRjLfmLqnMOnMZkMfkMqkNGkNIlNKkNXlNelNfmNgmNhlNimNjoNklNlnNmnNnpNooNppNrmNujNvmNwnNxmNypNznN0nN2mN3mN4nN5qN6oN7mN8mN9lN+mOAkOBoODmOEnOFnOGqOHlOJmOKqOMnOPnOQmOVjOWq
EalIwlKxkLzlNGkNUlNht
BwnD1nJfnLKmOBl
CEqFmnJGqNcl
BdkBpkCRmCXkCmmCqlDIkDWkDelFKkFelF/kGCjGJkGUkHjkHpkHqmHymIMmIOlIRnIYjIjkI2nI4lJKkJRlJboJckJgkJtkJukJ4lJ7nJ9jKBqKumKxkKzkK4kLAkLekMAnMEmMmkMykNpjNtmN4lN7lN9kOLlOMlOWi
AAlFkkJxnN5m
AAkEtlE0mFylJClOAm
AAlAgkAzkA2lBAmBMlBQkBilChlCskC3kC6oC7lDVlDwlEFlEKmEbkEdmEplE6kE+mFZlFkkFslFvlF2nF4kGKnGPkGVkGWnGZlGvnGzkHrjHynH1lH2lIIoIKkIPlIZlIclJglJonJslJ9mKBlKQlKpkLElL7lL9mMTlNJlOFjOKiOQm
AFlAHoAIkAJnAKmANnAPnAQmASmAVnAWkAYmAakAcnAdlAelAfkAgkAhlAinAjmAknAmnAnpAqnArmAsjAtmAukAwlAxnA2kA4lA5lA9pA+kA/qBApBHnBKoBLkBOmBXoBYqBajBbnBhlBjmBkqBlkBmlBonBqmBrpBslBtnBvnBxoByjB5oB6mB7oB8pB9lB+mB/nCAoCHlCIoCKlCNkCOkCPkCQnCSoCTkCUnCWkCYqCZmCalCcmCkmCnmCsmCvpCwpCymCznC5qC6mC7lC8nC9pC+mDAmDBnDCkDDoDHmDIpDQkDRlDUnDVnDWnDXmDYpDZqDamDblDdmDglDhqDimDjoDmoDnnDpnDqlDskDtqDulDvoDxkDykDzpD0mD1mD4kD8kEBnECkEDpEEoEHlEIpEJoEMkEOnEPmESoETlEUnEVnEWmEXoEboEelEfkEioEkmEmmEqlEwnEypE0lE1pE2lE3jE6jFAoFCnFDlFFlFIkFJnFKmFMmFNnFOnFPmFQpFRmFSmFTmFVqFWnFXpFZnFaqFbmFenFfoFgkFhqFioFjpFkoFloFmmFnoFoqFppFrkFsnFtoFupFvnFwmFxqFykFznF0oF1qF2mF3pF4mF6kF7qF8mF9mF+lF/nGAmGBnGCkGDnGGlGHmGImGKlGLnGOnGPnGRqGXkGYmGakGbnGtkGzlG7lG+nHDpHEqHFnHMrHOoHRiHVkHWkHbpHgpHnoHpmHqmHslHulHwrHxqHypH1mH2kH4jH9nH/qIApICkIDmIEoIHlIKoILmIMkINmIOpIQmIRsISnITsIUoIVnIXpIYqIZpIaoIbnIcoIdjIekIgrIhoIimIjmIlkInlIomIpkIrmItmIvlIwmIxnIylI1mI2nI3pI5nI6oI7nI9mI+lJBoJCoJDjJEiJFjJGpJHlJIlJKkJOlJQnJTmJVkJZoJdnJenJfmJgmJilJjjJklJlqJmlJnnJonJplJroJtqJxmJzjJ0mJ1nJ3nJ4jJ5kJ7oJ8lJ9lJ+nKAmKBlKEnKHnKMkKQkKSoKVnKblKclKenKhlKjnKklKrmKtkKumKykKzjK2lK5mK9kLAmLBnLDhLEmLGnLHqLInLKlLLhLMmLNmLOoLPlLQlLUqLWnLYlLcmLdmLenLfmLgmLhjLinLkkLllLokLpnLvlL0oL1mL2lL3qL5kL6pL7kL9lMCkMKiMLpMMnMNlMOoMPpMVkMWiMXnMZmMdlMkoMrnMvlM0mM3lM9oM/lNEnNInNMlNNkNOkNPlNVmNWpNYnNclNelNgnNhnNjnNknNllNnkNolNumNyjN3jN5kN8iOBlOFlOGmOIkOJnONoOPnORnOTm
CalKql
BclCblDZnMDlMXl
AAlAQjEekHNnJclLmlMMmNNl
ALkENmEdlGYnG3jG8lJclLbkMfkNCkN9lOEm
GAnJnmLynMNqM8n
AAlAGlAilAkkA+jBVkBfnDFmDGiDIkETkEekF+jG8kHGlHumH6kKEkKglLOlLylMylNjlOHkOMiOWj
GAmJnmLynMNqM8n
AGkAVlAimBfnBlkErlE8lG7lHunJakJfkJ0kLhlNjlOHkOMkOSkOWk
AAkAMlATlAUjAakAdjAkkAtkAynA4lA6lBVkBblB3jB7kCOmCQmCUiChjCjmCxlC2kC8lC/kDBjDFnDGkDHlDIkDLmDMlDTmDUkDVmDXnDtkD5kEJlENmEOmEPoERkEUmEVnEZnEclEflEhmEilElmEmoEomEplErnEsmEulEymE1lE6kE8mE+mFAnFIkFKlFLlFUkFXnFblFkkFmlFtjFukF3iF+lF/iGEkGFoGGoGHmGNmGOlGRlGbpGdlGflGgmGikGmlGzlHElHPmHTkHXkHcjHqlHxkIQkInkIymI5kJCnJZmJplKHkKLlKSlKWkKalKblKllK/mLAkLBkLQkLYkLekLklLolLrnLvlL0lMalMdlM/lNUkNXlNYlNolN2lN4jN8pN9kN+jOAmOBlOClODlOGlOHmOKpOLlOMmOQpORnOUoOVlOWl
AGmAYmA6jBVmBhlBjlBtnBvlCGlCLmCanCdjCekCjmCnqCrkCsmCvnCykC2nC8lC+kDElDGoDQoDRoDSoDYmDZmDcpDdnDjlDknD/lESmEfkEijEokEpmFBlFVkFdoFkjFqnFrkFtkFzlF+kGAkGFlGglGikGjnGnnGwkG2lG+nHBlHInHKkHRkHXkHYkHZoIPlInkI+kJCjJRnJvlJ7nJ8mKFlKHnKNkKTkKWnKvmK1kLKlLVlLikLklLolLrlMBkMCkMGmMXkMZnMfkMnlMqlMwlMxnM+lNGkNJkNNlNelNgoNilNkmNloNmmNonNplNqjNxkN2kN3oN6mN7nN8nN9lN+mN/pOAlODoOEmOFmOJmOLmOQlOSmOTmOUj
AAlANkCNlEzlLYnOQl
AAjAGkAKlAMmANmAOnAYmAarAbmAenAfmAilAkkAloAnmA0mA4mA8mA9mBJlBNlBVmBfkBgnBkmBpoBskB5mB6pB+pCXsCYkCbmCclCnlCokCsmCvkC5kC6nC8mC+lDOkDfmDlmDmlDtmDxkD7mEFlEMlEOnEUnEYmEjjE2nE6mFElFNkFVmFWnFYkFlkFmjFsoFwlF4kF7mGBlGYjGbnGdkGrpGsnGtmGuqGvmGxnG7mG8pHAmHFlHHnHIkHMqHSkHYkHlpHmkHynH+kH/oIAkIElITnIVnIdoIeoIhmIikIpnIrlIunIwmIylI7mI/lJAnJDmJVnJcqJjqJpnJwoJ6lJ7pJ8kJ+mKAnKamKjkKulKykK0nK4kK9lLFlLMjLPlLYkLckLfmLhlLtiLvnL9nMHkMKnMRjMWkMbpMfmMgmMjmMtnM1nM2kNLnNVlNWlNvnNyjN0nN9nN/kOEoOFmOGkOLlOSlOTmOWp
AAoABoACpADnAEsAFqAGoAHqAIqAJnAKpALkAMqANrAOpAPpAQoARmASlATrAUpAVpAWnAXqAYsAZoAarAbnAcqAdoAeuAfrAgoAhqAinAjpAknAlqAmmAnnAouApoAqqArrAspAtsAusAvuAwoAxsAylAzqA0qA1oA2sA3pA6qA7mA8rA9nA+sA/tBAqBBrBCnBDuBEmBFsBGpBIrBJtBKuBLnBMoBNmBOrBPkBQsBRnBSnBTqBUpBVnBWpBXsBYoBZqBaqBbpBdpBeqBfrBgoBhsBimBjoBkmBlpBmmBnoBopBpmBqpBsqBtnBupBvpBwpBxnBynBzoB0vB1nB2mB3nB4oB5mB6mB8nB9nB+oB/oCAmCBqCCmCDqCEkCFmCGoCHpCIlCJnCKpCLpCMqCOmCPlCQmCRpCStCTlCUpCVqCWlCYnCamCboCclCdmCeoCfqCgmChqCisCjqCkpClsCmpCnrComCpuCqrCroCspCtuCuqCvuCwrCxmCyqCzpC0qC1rC2pC3tC4nC5sC6pC7pC8tC9rC+oC/sDAoDBrDCpDDqDEmDFpDGwDHoDIpDJpDKsDLuDMqDNqDOrDPrDQnDRnDSuDTqDUrDVnDWqDXqDYnDZpDapDbpDcrDdoDeoDfqDgpDhmDimDjpDknDlpDmnDnoDoqDprDqrDrqDspDtrDurDvoDwpDxrDylD0qD1oD2pD3mD4oD5rD6lD7qD8qD9qD+oD/nEAqEBrECrEDsEEmEFoEGrEHrEIsEJqEKnELqEMqENrEOrEPoEQuERrESsETsEUqEVrEWqEXmEYnEZqEaqEbsEcsEdsEesEfuEgsEhtEisEjtEkqEluEmsEnsEoqEpsEqnErpEsqEtpEunEvrEwrExoEyoEzpE0sE1oE2nE3pE4qE5lE6rE7rE8sE9pE+sE/pFArFBqFCoFEpFFrFGsFHpFIrFJrFKrFLoFMqFOmFPpFQlFRqFSlFTpFUrFVsFWnFXqFYpFZoFarFbmFcpFdoFenFfrFgrFhqFitFjpFloFmoFnpFosFppFqpFroFsrFtoFunFvpFwlFxlFyoFzpF0rF1oF2rF3rF5kF6oF7pF8pF9oF+oF/sGAtGBrGCtGDvGEvGFtGGuGHrGIrGJsGKpGLsGMsGNrGOtGPtGQrGRuGSxGTwGUoGVvGWsGXtGYoGZsGauGbsGctGdpGenGfqGgsGhrGimGjrGkqGlvGmsGnoGorGpoGqmGroGsnGtuGurGvmGwtGxnGymGznG0qG1rG2wG3nG4qG5oG6sG7rG8oG9tG+sG/lHAmHBrHDpHErHGoHIsHKqHLlHMoHNlHOkHPrHQoHRlHSuHTpHUrHVlHWqHXnHYiHZmHaoHboHcoHdrHeqHfoHhoHilHjrHkqHlnHmpHnrHorHqqHrpHsqHtmHumHvpHwoHxrHyrH0nH1oH2rH3rH4kH5kH6mH7qH8tH9pH+rH/qIArIBmICnIDnIElIFqIGmIHpIInIJrIKqILuIMmINqIOnIPqIRkISpITnIUrIVmIWmIXmIYnIZnIasIboIcmIdmIeoIfvIgsIhqIitIjuIksIlpImrInrIosIppIqvIrsIsqItsIuoIvnIwtIxoIyrIztI0pI1lI2mI3lI4sI5oI6rI7sI8nI9pI+nI/qJArJBpJCqJDnJEoJFpJGpJHpJInJKuJLpJMrJNpJOnJPpJQrJRnJStJTpJUnJVoJWqJYnJZoJatJbmJcqJduJemJfpJgpJhrJipJjrJksJlrJmtJnrJotJpuJqsJrmJsnJurJvpJwqJxoJytJzrJ0uJ1rJ2rJ3qJ4nJ5mJ6oJ7nJ8pJ9qJ+uJ/pKApKBpKCmKDlKEqKFoKGqKHqKIoKJqKKoKLpKNrKOqKPmKQoKSmKToKUsKVqKWqKXpKZmKanKbqKcpKdnKetKfnKgpKhoKioKjnKknKlrKmqKnoKqnKrqKsoKtrKupKvnKwmKxmKzlK0pK1nK2rK3mK5pK6lK7rK8rK9nK+oK/nLAtLBsLCrLDtLEpLFsLGpLHqLIrLJpLKrLLnLMsLNrLOsLPrLQsLRqLSrLTsLUrLVqLWqLXoLYoLZoLaoLbvLcnLdrLeqLfpLgrLhlLisLjqLlnLmnLnrLopLppLqmLrsLsrLtoLumLvpLwnLxkLymLzpL1nL2lL3rL4rL5pL8pL9nL+qL/oMArMBlMCqMDnMFlMGkMIrMJoMKoMLoMMnMNrMOmMPlMRoMSmMTkMUoMVsMWpMXqMYpMavMbsMcqMdmMerMfrMgqMhoMimMkrMlqMmpMooMplMqjMroMsmMtnMumMvnMwpMxpMzlM1sM2nM3nM4oM5rM7mM8lM9rM+qM/pNAoNBpNCmNDtNEpNFrNGpNHpNImNJsNKrNLrNMqNNqNOqNPoNQnNRqNSqNTpNUqNVoNWpNXqNYqNZoNarNbqNcnNdrNeqNfrNgsNhqNipNjrNkqNluNmpNnqNorNprNqtNrrNspNttNurNvuNwuNxpNyrNzuN0xN1wN2xN3qN4kN5uN6sN7qN8oN9nN+oOAmOCnODpOGuOHlOInOJnOKmOMqONmOOlOPjOQoOSjOTpOVl
AgnAqkAtkAuqAvnAylA3lA6kBjkBukCGlCJjCKjCMkCQlCToCdlCjnCqnCxnC7lDDmDLmENlERlESnETpEXmEfmEhmEijEkmEnmEskE1lE3jFBpFCjFElF9kF+lGJkGokGsnGvkG9lG+nG/kHAnHBvHCpHDrHEnHFlHNpHWqHXqHhlIvlJ1kKDrKFmKHmKNnKRjKTnKbkKclKfhKglKlkKnjKqlKulLAlLVkLWjLXkLYjLckMGoMNlMPkMVlMfkMinMjmMkoMllMmmMnlMqjMriMslMvlMxkMymM0mM6jNAlNBlNCkNGlNQkNSlNWkNanNbkNllNooNpmNqjN2kN4oN/oOAmOCoOIl
AAiACmADnAEqAFpAGqAHmAIqAJlAKtALmAMoANoAOpAPoASpAToAUqAVpAXnAYqAZnAdnAelAfoAglAhmAimAjmAltAmmAnsAopApnAqnArlAspAumAwoAxrAzmA0nA1nA3nA5mA6mA8oA9mBArBBnBCoBDnBEmBHpBInBKnBLmBMkBPqBRmBSmBTnBVrBWmBXqBYnBZoBbmBcoBdmBemBfkBgmBhkBioBknBomBpmBqoBsoBtoBwjBxmBzmB3nB5oB6oB8nB9mB/mCArCBnCCmCEkCFnCGnCHoCJmCKmCLrCQnCRlCSoCTmCVqCWoCXrCYnCZlCasCbnCclCdnCeiCfqCgoCirCjoCkqClqCmkCoqCqlCrmCslCtpCulCvnCwqCxlCyoC0nC1pC2nC3kC7kC9oDAmDBqDCmDEkDFnDGqDHoDIjDJoDKoDMpDNmDOnDPoDQoDRlDSoDTjDUpDVmDWoDXlDYqDZmDblDcmDdpDemDfpDgqDhnDjoDloDmmDnmDopDpmDqmDroDslDtnDupDvnDxsDypDznD1nD2kD3pD4lD5nD6nD8nD9pD+nD/pEBpEDmEGoEHoEJmEKkELmEMmENqEOoEPoEQnERoESoETpEUrEVoEWnEXoEYpEaoEbqEdnEfrEgqEhoEimEolEpoEqsErkEsoEtqEvlEwoExrEyrEzmE1oE2iE3mE5tE6mE7lE8qE9mE+mE/oFAoFBoFCmFEsFFkFHqFImFMnFNnFPkFSnFUmFVoFWlFXjFYkFZmFamFbmFchFfmFglFhpFinFknFljFmkFnpFomFqpFroFsqFumFvmFymFznF0sF1kF3mF4nF5nF6rF7sF9mF+oF/mGAoGBnGDqGEsGFoGJnGMoGQoGRmGSlGToGUqGVnGWiGXoGYmGZlGaqGckGdqGeqGfmGgoGhmGipGjmGlpGmnGnjGqlGrmGsoGtqGuqGvnGxpGyoG0pG1oG2mG3nG4nG5lG6qG7lG8lG9oG/qHAjHBlHDoHEqHFnHGoHHrHInHKnHLlHMlHNoHOqHPoHSnHTpHVqHWlHYrHZtHapHbrHclHenHgqHhpHjmHkpHlkHmnHnlHpoHtlHvsHxlH0lH1rH2nH4mH6qH7mH+nIBnICpIDqIEmIFrIGoIImIJmIPsIRmISoITqIVkIalIboIeoIgrIhsIinIjrIknInpIooIpmItlIumIvlIxtI0rI1mI2kI4pI5nI7oI9nI+rI/oJAmJBrJCkJDoJEmJGnJHnJIjJJqJKoJNpJOnJPkJRpJSmJTmJUqJVkJWnJYpJZjJanJboJcsJemJhmJjnJkmJlpJmmJnlJooJppJsoJtmJwnJxrJzoJ0mJ2mJ3oJ4jJ5mJ6mJ7mJ8vJ+nJ/kKBqKDqKIoKJpKKnKMlKRmKSmKUmKWqKhpKmmKorKppKqrKrnKsoKtnKunKvmKwsKynKzqK0oK1nK2nK3oK4qK5oK6kK7pK8mK+nK/rLAnLBoLCpLDoLEmLFlLGnLHnLIpLJjLKlLLmLMmLNnLOpLPoLQpLRqLSoLToLUmLVpLWpLXlLYtLZoLapLbpLcoLdoLelLfnLgpLimLjmLkkLnoLomLppLqlLrnLtsLunLvoLxnLykLznL0lL1nL2sL8kL9mL/nMBmMCoMDoMFmMGqMHmMIrMLpMMnMNnMOmMPoMSnMTlMWoMYmMZqMaoMblMdmMeqMfmMgmMisMnoMooMpiMqoMrmMupMvlMynMzrM0kM3mM4oM5nM6nM7oM8mM9lNBkNOnNUmNXnNYmNdnNeoNfoNgoNioNjpNknNlpNmnNonNqnNrmNulNvrNwnNxlNynNzmN1pN5mN7iN8kN9nN+lN/vOBmOCqODsOEoOFpOGoOHoOItOJqOKqOLsOMpONlOPqOQlORsOStOToOUtOVmOWr
AAkAJkATkAXkAejAkjArkAtlAwlBHlBKlBQlBblB3lB7kCQnCjlCnjCqlCxkC9lDBlDClDElDVnEPmEUkEblEekEfnEmnErkEulE4lFAoFUjFkkFtlF0kF+kF/lGEkGFnGHmGRkGblGgkGvlHGkIQkIfjInkIymIzjJZnJ5lLAlLTkLdlLzkNKlN2mN7kN8lN9lN/lOApODlOEjOGjOHjOKmOLmOQqORmOUm
AtlA0lC7lDakDqlEglEmkE4kE6lFBkGqkJRlJpkOMiORk
BBpEkkFknFnjFwmGNmJflJ+kORk
AAkNpk
AAlAPkAaqAxlDslITlIrlI6jJDkJnlLmlL4k
APkASjAXnAhlAmnAolArlAulAvoA8nA/lBDlBFmBKnBZkBdlBnkBtmBxkB5kCCjCSkCWkCinCmlCnkCynCznC4mDDkDWmDakDfnDknDmlDrkDtkD7lECmEDnEGnELlEVkEWmEXjEanEcjEdoEglEhoEikEllEomEpnEqkErlE0lE1kE5kE+jE/lFHkFIlFJkFajF1lF3nF7kF8lGAnGBoGCmGEoGFkGGoGHoGIkGLlGMpGRnGWpGXmGYnGZrGblGcmGhlG+mHBlHMnHQpHdoHnjH0kH1jH8lH+nH/lIDnIHlIPmIUkIanIfmIgkIlnIrkI1kI6lI7nI9mI/nJBnJPlJSkJVmJdjJfkJqnJumKAlKFmKMlKTlKXkKenKlmKqkK0lK2mK7kK/lLClLDnMDlMLlMdlMhlNHlNNkNRlNTlNemNflNhmNjjNkoNlqNomNqoNrmNtoNumNvkNwnNxkNyoNznN2kN3mN5mN7mOClOIlOPm
AplAupAykBSlCJkCjlERlEXkF+lGJkG/kHBmHEkHNkHRkHYlJDlKFkKJlKRlKllMGlMZkMdlM3lNDlNRkNikNnlNomNpkN2nN4oN/lOAlOCjOLl
CMkCQkDtlENkEPkEhkEkkErkE1lE8lFLkHCmHNmKJlKNlKnkKolK0lLIlLWkLllL2lL8lL/lMPlMVkMalMblMnkMpkMvlM0kM3nNSkNalNdkOLl
AqkEPkGFkJ0lOLr
A+lEklJfkKEl
BilGQlGwkJblJfkJykOFkOQlOTl
AXkAxmBllCZnCdkCekDXkD1lEMkEcmFZlF6lGilGqlGvkG9mHJnHNlHQmHSlHUlHmlI0nI5lJBlJelKDlKJlLAlLBlLklLrmNfiNhkNimNjlNznN8k
EMk
ABnAWpAXmAokAtmAvoA4lA9lBamB0mB8lB/kCCkCDoCMlCQoCUmCgkCnkCzlC4kDGmDHlDInDKnDRlDSmDhkEMjETlEcmEflEjkEmmEomEplEujFekGHlGJkG9nG+nHIlHRlHVnH5nIqlJAlJDlJTrJdoJhjJ2jJ/kKMlKNlKYmKgmKjmKolLulLzlMIlMYlMjkMklMmmMrmMtlNAlNClNDlNJmNLlNUkNVkNXkNYlNamNdkNrjNykN4m
AAlAWkBGlFnlGslGwlJykLAkMCkNxlN9lOFk
ADkAgkAxlBRkBTlBlkCZnChkDVkD9lEclFilFkkFzlG9lHJmHQnHklHvkItlI0oI5lJllJxlKDlK8lLDmLRlLblLrnL4kMbkNfkNglNhkNinNzl
AAk
AAkABoAWpAXmAtkAukAvpAylA9lBHkBamB0pCDpCGkCMlCQmCUmCgkChkCxlDGmDHmDInDKnDPlDQkDRkDSmEQkESkEcmEjlEklEllEmnEomEpnE+mGHlGJiGNkG9oG+mHBlHVnHhlJAmJDlJGkJTqJdoJ2kKMmKNkKRlKSlKYmKglKjnLElLGlLnkLujMGkMImMjlMklMllMmmMrlMtmM8kM/lNAkNCkNEkNFlNJnNKkNLjNNlNQkNUkNXlNYlNanNqkNykN4mN5l
AHoAUoAbkAvmAxkA+lBbnB6kB8mB/nCKjCLmCSnCclCtkDWmDhkDzkD+kERjEYkEZnEcoEfoEmjErqEsqE6lFBmFNkFjkFpkFzmF1lF3mGIkGOnGblGtlGvkHImHKkHbpHelHwmH2lH5mIynIzlJCmJboJekJhtJnkJoqJrlJ8lKMkKrlK/oLTnLblLclLlkMajMekMomM3kNDlNhmNimNkjNzjN0lOCoOLkOQkOSoOUnOWn
AAnAHpAWlAYmAdkAomA+kCbkC+nDKkDLlDQkDylD0kEvjExoFCkFEkGHnGImGpnG4kG9nHKlHMlHNpHQpHVlHdnH6lIFlIHlIalJSoKGlMDnMdlMqlM2kNBkNKkNjlNzlN0jN/tOIrOJk
AAkCikI7lNxl
N/r
AAlJfl
AHlAPkASkAXmAYmAgkAikAolApnArmAtkAwnA8lBDnBJlBOkBclBikBknBllB4lB6mCFmCSnCmlC2lC7nDGkDSnESkEVkErmE2kE3kE4lFDmFEkFSkFknFllFskF3kGAnGLkGcnGsmGvlG+lHDmHEkHFkHQkHRlHWnHjlHkmH1kIAlIPkIljIzjJVmJWlJZlJanJcjJfmJwkJ7oJ+kJ/lKFkKplK5mK+jLGlLIlLMnLNkLSkLWlLmlLnkLzmL6jMEmMQmMUnNokNtkN2kOGnOKmOMkOPmOToOUo
ABlAGkAXnAtjAvnBfkB0mCDmCGlCMkCUnCglC7lDGmDHiDIlDRmDolD2lEulGHlGJkG9mG+nHElHRkHVnH5mJAlJTlJdlJhkJqlKHkKNlKRkKSlKUkKYlKgnK1lLelMIkMYmMjkMmlMrkMtkNDkNFlNKlNLmNakNbkNdkNqk
DdmFMoFTnFVkFYlFlmFmlFvmGPpGgmGjlGkmGroGsmGwlHIoHKoItkI5mLBmLPkN/kOTnOWl
AAlEAnGGkGxlJOmKDlMujOWp
EklE5kFBlFLlFjlF6lJxlMjk
CSlDAkDdmE/kFMoFOlFTnFdlFfkFlnFpkFvmFzlGPpGQkGgmGjlGknGrnGsmGwnHIoHKmItkI5mJBkLBlLnkN0kN/kOTlOWj
EAnGxkIAlJOmL/lMulOWq
AAlAVlEklEqkFBlF1l
ACoAFmAIpAPmARkASkATpAUnAbkAfoAioAmmApnAqlAsnAtlAwoAzhA3mA4mA8mBBmBDmBKlBMmBOnBQoBSmBVnBZoBelBgkBlnBomBpmBrlBsmBxmBymBzkB2oB3qB4mB5lB7lB+nCBkCClCDmCLiCNoCRmCSmCVmCXmCamCcpCekCflCijCllCpnCrkCtoCwpCykC2mC3oC4mC5pC6oDImDSkDVkDYnDaoDbqDdpDfrDglDhmDnoDqoDrnDsnDtlDunDxoDzlD2mD5mD6oD8pD+nD/pEBkEGmEHoEImEKnELjEOmETkEVmEXoEZjEblEcmEhnEjkEllEmmEvkEwoE1nE2oE4mE6nE/mFCmFGpFIkFJnFKkFNoFOoFPmFQlFTmFVnFWkFXmFYkFZmFakFbmFckFdmFfoFgpFihFnkFpoFymFzlF2mF6mF8mGAmGCiGGkGIkGMkGOmGPtGQrGRlGVpGXoGZnGbnGokGukGykGznG2lG7mG9kHDlHHjHOkHSmHVlHXkHenHfmHgmHhpHiqHjpHkrHloHnmHokHrkHtoHurHvkHwpHxrHynHznH0oH1mH2lH3lH4lH5pH6qH7oH9mH+rIBmICoIEqIGpIIoIJpILoINnIOnIPnISlIVkIYkIZmIbmIdnIerIflIhoIioIkoIlnImmInoIomIpoItoIupIvnIwmIyoI2lI5mI7nI8lI9mI+lJClJDlJElJOkJPmJQpJWjJXiJYnJZnJbkJhnJilJkqJnnJtlJujJxlJ7mJ+lKCmKKlKLlKklKsnKtmKxmK3mK7lK+kLAlLFjLInLJoLMlLOlLTlLVnLbnLcpLdrLenLglLikLjlLloLpkLqnLrkLtkLumLwnL8oL/lMAnMElMFlMInMJmMKkMLmMMnMNkMQkMTnMZoMaoMbnMmlMnnMolMrmMwoMykM0kM4mM9kM+mNAmNDoNFnNGmNInNJmNMmNNkNOjNPpNQnNRlNSnNTpNVkNWlNXnNbnNjnN2jN8jN+jN/kOAnOBlODoOEkOFrOGnOSnOTmOWp
AAlAFnASkAfmAikA1jA3mBDkBQjBZoBemBlmBrmB9lCAkCIlCVlCXlCZkC2nC4mC5lDXmDdmDfjDnlDskDtmDunD5mD6lD+mEEkEHnEVjEmlE1lFIlFJmFTnFXlFamGClGPnGXjGdkGkkGykG7kG8lHQlHfnHhmHinHjmHkrHlnHrkHtmHumHvmHwjHxlH2mH5lH6lH7nH+kIDkIElIImILkIOmIPlIbmIijIvnIykI8lJBkJDkJEmJPkJQkJXkJZkJmkKQkKkkLJjLdkLemLtkMKkMLmMRlMajNAlNFkNMlNOlN9lOBkOCkODmOElONmOSkOTkOWn
AAlHvkOOl
AAlJKl
AXjBVlB0nDBkDRlDWmD5lEWlEZnE8mE+lFBlGClGLnGRkGXlGglGlmG1lH2kJHlJYlJflJvlKukLWlLllLslMgmNVlNYlNqkNukOMl
AAhE9j
Jxl
EInGll
AAlCdkCziKElNLkNSkOPk
AAlKQjKThNDkOPj
AAnABqACmADoAEnAIrAJsALtAMoANqAOlAPnAQmARoASoATmAUnAWpAYpAZnAdmAenAhmAimAjrAlpApnAqmArmAtpAupAvoAwkAyrAzpA0sA2mA3kA5tA6oA7pA9jA+sBAqBElBMpBNlBPmBQnBRmBUlBWjBXmBYnBaoBinBjrBklBljBmmBqmBsmBurBvpBwkBxqB5oB8lB9sB/oCCoCElCFtCHiCIkCJmCKoCLlCMmCOrCPpCQoCRqCSoCTkCUrCVmCWmCXlCZoCaoCbmCcmCdqCenCfrCgoChrCimCjpCmpCnoCqpCrnCsrCtnCurCvmCwmCxnCznC1pC4oC7nC9rC+rC/pDAoDBnDCpDDuDEpDFrDGqDHsDIsDJqDLnDMmDNtDOnDPqDQkDRpDStDTsDUqDVoDWmDXlDblDcrDdmDekDgmDilDjnDkrDokDsmDumDvqDwlDxnDzoD0oD1jD2qD4kD5oD6nD+lD/rEAlEBnECrEGmEHnEInEJoELmEMnENpEPpEQnERlESnETrEUmEVmEWlEXqEYmEZnEapEbqEcmEenEgmEhoEipEjnEkoElsEmpEnnEooEpoEqrEsoEtqEuvExmEykEzrE0sE1oE2pE3mE4jE5mE7oE8lE9sE+qFAoFBqFCrFElFGlFHqFKmFLsFMqFNmFOpFPlFQoFRoFSqFToFUnFVlFXrFYpFamFcmFdnFgmFioFjpFlnFmnFnmFopFpnFqpFrrFskFtrFunFvqFxrFypFznF0nF1mF2nF3pF4nF5lF6tF8pF9kF+pF/sGDpGEjGImGJoGLmGNlGOpGQpGSpGTpGUrGVoGWnGXpGbqGdqGepGfrGgrGhqGisGjrGksGlrGmnGnrGouGpvGqvGroGskGvnGwpGxpGyrGzoG0pG1rG2rG3pG4tG5uG6sG7sG8uG/oHAwHBqHCjHDpHEpHFuHHoHIrHJvHKpHMmHNoHOmHPoHSoHTvHUrHVpHWuHXnHYoHZlHboHhrHinHokHqkHrjHwjH7kIArICmIKkINkIPmIRkISnIUpIZlIfoIikIjmIkpIlkIqmItmIupIwnI2jI3mI5pI6lI8oI9oI+lI/pJAoJDmJGqJIsJKrJLrJMtJNtJPjJRqJToJUmJWpJbjJdqJemJfrJglJlkJmmJnpJprJspJvqJwmJxkJyrJ1oJ2pJ7mJ8mJ9lKBjKDoKErKFlKGpKHqKIoKJlKKoKMmKNjKOoKPrKQpKRpKSmKTrKUqKVnKWoKXrKYoKZqKapKcpKdqKepKfsKgpKhqKipKjrKkoKlkKmpKnnKooKpmKrmKtpKumKvoKylKznK0oK1nK2oK4oK6mK8mLAoLBrLCpLDrLEqLFqLGrLHsLIsLKqLLnLNqLOqLPqLQtLRlLSqLTnLUmLWnLYqLZmLamLbnLcpLdlLeqLgjLjoLkmLlpLnlLolLpoLrmLsoLvjLwoLxsLymL0rL1nL2nL4mL6oL7oL8mL/pMCsMElMGnMImMJqMLoMMpMOnMRjMSnMVnMWmMZiMaoMboMdqMeqMfnMgmMhnMinMjoMkmMlqMmqMnpMokMslMtlMvjM0rM1kM2rM6rM8mM/kNAnNCkNElNFmNGkNImNJjNPoNSlNZoNalNblNdoNekNfkNgqNhjNipNjpNkrNlnNmoNnmNonNpnNqpNrjNsnNttNumNvmNwsNynN0uN1pN2mN3qN4lN5nN7pN8lN9tN/xOBsOCnODrOEsOFmOHlOIrOJrOKtOMrONsOPqOQwORkOSoOTpOVsOWn
CdkNDk
AAlCJlCKkDPlIokI7kLElLbkNvkOOnORlOTkOWk
AImAMkAPkARlAunAynA+nBRkBXmBYmBqlB3lB5nB8kB9kCDlCPlCSkCYpCkhCplCslC5nC7nDVmDWnDXpDYoDZnDanDbnDcmDdnDepDfrDgoDhnDipDjoDkoDlnDmmDnmDomDpmDqmDrnDslDtoDukDvoDwoDxpDykDznD0oD1pD2lD3lD4nD7lD8mD9nEAoEBoECmEDmEEkEFnEGnEHmEIoEJmEQmESkEXjEjkErkFClFMkFNnFOlFPmFQlFRnFTlFUlFVoFXkFYlFZkFalFbmFcnFdnFenFfmFglFhnFinFjmFklFllFmmFnmFplFrnFslFtnFumFvlFwlFxlFykFzlF0mF1lF2nF3lF8mF/lGvlG8lHAlHCmHEnHFnHGnHHmHLmHNoHOnHXlHYlIVkIgmIzkI8mJSmJUlJXmJemJlnJpnJwkJ0mJ2nJ7lJ/lKElKukK8mK/lLAjLHkLImLKlLLnLOlLSoLWnLXlLZlLblLdmLeoLhlLjnLlkLnlLskLyiL0nL1lL2kL6kMJkMTlMzoM2kNWlNblNenNgnNhmNipNpnNqkNrmNulOBsOCrOTnOWn
AGoAslAulAzlBBlBImBdnBjpBtkCCoCFjCJqCTmCgjCpkCxlDGlDXlDbkDemDglDhjDjkD6lEAlEGjEJlENkEQlEXiEnkE1lE+lFMlFOkFPlFTkFblFelFfmFhlFllFolFpkFtlFvnFyjF1lF9mG/kHDlHEjHFmHJnHPlJAnJplKJkKPmKhlKskK7lLCjLRkLSkLskL0kL4nMAkMOkMcmMjlM2lNekNfkNujN1mN8sN9vN+oOBmODmOIrOLnOTlOWr
AEoAInASkAUjAekAnoAxkAylA0tBDjBRkBYoBtkBwkB4kCNnCPmCkkC5kC7jDBkDVmDWjDXkDZkDamDbnDcnDenDfkDglDijDjoDkpDmnDomDqkDslDvoDxkDznD1nD3kD6oD/mEAnEDlEFlEGnEHmEIkEJmEMkEOkEPjEQnERnEXmEclE1pF5mF7lGAmGGnGLmGaoHEmHFnHGjHHqHLmHNmHOmHSkHkkHmmHokHtnHumH0nIfkImkInlItmI2jJmkJ1lJ2mJ5nK/lLKnLLmLPkLZkLdnLslMdkMniMvnMzlNWlNbmNenNfnNgnNhnNjpNklNpqNqoNtnNukNwlNxoNylNzoN4kOBsOCpOWi
BXlHakKalLbkLplNvkOOmOTm
AImAMkAPlARnAuoAynA+mBYmBlkBqlB5mB8jCPkCSmCYoCkkCplCrlCslC5mC7nDVoDWnDXpDYoDZnDanDbnDclDdnDepDfqDgoDhpDinDjpDknDllDmlDnmDomDqmDrmDslDtmDukDvnDwoDxnDynDznD0nD1oD2mD3mD4mD7nD8lD9mD/kEAnEBoECnEDlEFmEGnEHmEIoEJnEQmESlETkEolErlE1lE3mFMmFNmFOmFPnFQnFRmFSmFTlFUnFVnFWmFYlFZlFalFbmFcmFdmFemFfmFgkFhnFinFjlFllFnmFolFpmFrkFskFtnFvmFwlFxlFylF0nF1lF7lF8lF/lGOlGZkGvmG8mHCnHDkHEmHFmHGpHHmHLmHNmHOmHXlHYlIgmI5nI8qJBlJSmJXmJekJlmJpnJ0mJ2nJ7lJ/mKumK8mK/lLAkLKnLLmLSoLWmLXlLZmLbmLdnLeoLhjLllLnmLymL0nL1lL6lMAlMTlMslMznM2lM8lNWmNbmNckNenNfjNgpNhlNipNklNplNqkNrmNsjNumOBsOCrOTlOWo
ACkA1kCjjEZjFrkF9mHMkIrlKpkK6kLAjNxkN8mN9lN+pN/rODmOGmOHtOUkOWr
AGoAHlAPmASnAYlAdkAemAhnAipAkoAnoAomArpAspAtmAyjA0mA3sA+mBDmBEjBMjBRqBTmBVmBtmB1pB7qCDnCEoCFmCyqC/lDDpDFoDGpDHoDIkDMmDNlDVlDXmDYnDZlDamDbpDclDdlDelDgnDhnDiqDplDvmDwmDxmDymD1mD4lD7kD+kEAmEBmEDlEGlEImEJnEKoETpEXoEdlEekE2kE3mFDmFKpFMoFNnFOnFQmFRnFUnFXrFYlFmqFplFumFvoFxpGAkGFmGOrGPnGQkGRlGglGkjGopGrmGtlGuoG9kG+lHApHBmHFlHGqHItHKlHMrHNmHUmHVuHWrHYmHZpHarHdmHflHplHwpIBlIElIYpIglIzmI0nI1mI2mI4lI5oI6iI9oJBlJCrJEmJGnJHlJIoJKmJLlJOnJPkJQoJRnJTkJUmJdlJflJgnJhmJimJlnJmwJnnJokJptJsqJykJ0nJ5lJ+jJ/nKBmKHqKRlK1jK2nK4oK6oK8nLIpLMmLOkLRoLSmLVoLnlL2nL5nMTrMVlMWqMZoMomMrkMyqM2mM5kM8lNFmNXoNclNikNjlNknNlnNonNqmNsmNvlNwlNxnN0nN1nN2nN/jOBjOFn
AGoAemAslAzmBIlBdnBjpBtkCCoCJpCTmCgkCjlCxlC7lDGkDVlDWkDXlDalDenDflDikDklDlkDtkD6mEAnECkEDkEGkEIkEJlE1mE3mFAkFMmFOlFPlFTlFblFejFglFhlFjmFllFtlFvnF1mF9nG5lG/lHDkHFnHJlHPnHXmIQjI5kJAmJplJrkKNmKPmKTkKpkK7lLCkLSiLWlLslL4nL/kMVlMclMjmM1kM2lNflNhjNmkN1nN8pN9uN+nOBnODlOIqOLnOTmOWp
AAkAIlARlAUmAekAnmA0tBIlBYnBqlB4lB5lCNlCPmCwkDVnDWkDXkDZlDanDbnDcoDenDglDjnDkoDmoDomDpjDsmDvmDzmD1nD6oD/mEAmEDmEElEGnEHmEJkEOkEPkEQnERnEXoEbjEcmE1oF5nF7nF/lGAnGGoGLnGOlGVlGanG6kHEnHFnHGjHHoHLmHMkHNoHOmHXjHYmHelHmlHtnHumH0lH4lH7lIfkItlJilJmkJ1kJ2mJ5lJ8mKnkKrlK/mLKnLLnLOkLSlLTkLWmLdoLslL8lMZlMolMvmMznNblNenNfnNgnNhlNjpNkkNmjNpqNqoNrmNtmNumNwlNxoNymNzmOBsOCpOWh
F/lLLlNxlN+jOHmOIkOWk
AnlF5lGKjIgk
Jsm
AAlJQlJSl
AAnACiADlAElAGkAImALnANlAOkATjAUlAVlAXmAbjAcoAdlAgkAikAnlApkAqlAwjAzoA1nA3lA7oA8mBClBEmBGlBKlBPnBRkBXmBbmBioBkmBomBpnBvlB0kB2lB6lB+kCBkCHmCKkCNjCOmCPnCRoCSlCTlCWnCblCflCqnCrmCtnCvnCwlCylC2kC5mC6kC7kDSkDTmDXiDakDfmDhmDilDjmDrnDtmDunDwlDxkD0lD6lD7hD8lD9lEFmEJoEKlELmEPkEQmESkETlEVhEhlEjmEklElnEomEvlEylE5kE7mE/kFJlFLlFMkFOlFQkFRkFTlFXlFhlFkmFllFmmFooFrlFunFynF2jF4kF5kF8mF9qF+lGBmGHmGJkGSmGUlGXlGYmGakGbmGdjGrlGskG1lG7oHBkHGkHHnHIkHMjHTlHVkHekHpjHsoH8nH+kIRkIZoIbkItkIylI0nI1nI2lI3kI6kI7lI8mI+nJAnJDkJFiJIoJJmJLkJOlJPmJQmJRlJWmJZlJilJlmJokJpkJqmJ2lJ5kJ8jJ9nJ+nKAnKBlKCmKFkKMnKSmKYlKblKckKhlK+kLGnLIlLRlLYlLdlLemLmnLqlLtnLwlL0iL2nMInMJkMUkMVlMYmMZmMakMflMgnMnoMpmMqmMriMsiMtmMvkMykM0lM4kM5mM9qM+nM/pNAmNBlNCoNDjNEoNFnNGmNHpNIoNJlNKmNLqNMnNNnNOlNPpNQmNRnNSmNUoNVrNWnNXkNYnNZmNakNblNtlN8qN9mODmOEhOFnOIlOKpOLlOVlOWo
AAkADkAJnANkAWmA5mA7oB/kCdlEuoE2nF9lNmkN4kN8jOCjODjOEnOIoOJtOMnOSo
AAlAElOFk
AAlFklGKlNko
AsmAumCHlEkkEykE0mFAjLNmMFkMHkMPkNllNtkN8jOBk
AGkAnlAslAzjBdlBjoCCmCQjCTnCjlCxlC7mDMkDVlDXkDenDflDjlD6kD9kEAmECjEJlEQjE3lFMmFNkFPmFTlFbkFelFglFhkFljFmlFplFtlFxkFymFzkF9nG5kHDlHJoHPlHXlIXlJAmJBlJplKFkKNmKPmKTlKplK7lLCjLSlLWlLskL0kL4lL/kMAkMVlMclMjmM2lN8sN9uN+oOBmODlOIsOLnOWp
AnkDVlDXlDcjDgkDjjDkkDokDziEDlEGlEHlHFhLSmLWmMVlMvlNfkOBl
Nmr
AWkAvlAzlBfmBvlCxlEukEymE7kFgmF+nHJlHWkJRkKglM9lOIpOPlOWj
BMmBjmBrmGLkG5lHJnHhnK5oMUnMbnNmkN+kOWk
AWkAzlA5lBfnEulEymE7lFOlFgnF1lF+nG5mHQlHalJRkKglMCkMkkOIqOPm
AbkBGlBMnBjmBrlDblE0mG5jHJmHhlKmlK5oLSlMUnMbmNmkOWj
AAlAVlBGlC/nEhkFQkGykHgkH5lIXnIzjJMkJwmKAkKDkKplKxlLikMdlN5lOHkORlOWo
AMnAVoAnkAtlA+mBHkBRlBinCDlCKlCdlChlCmlCzlEZkEenEhlEjkEqmE5lF4kF6oF+kGdoGelGhkGkkGpnGwlGxnG7mHTlHckHikIilImlIulIznI6nJnkJrnKElKVkKbnKllMGmMPlM2kNRlNfjNimNjlNrkNsjNulNwmNxmNzkN5jN9lN+lN/kOBlOOoOPmOQmORwOSqOTnOVp
BfkCKlCTnDRlEnoFPlGQlGcnGulG7kHBmHTlHUkHgkHikJMoJwlKmkNVkNslN8oN9pN/nOWo
AAkNmq
GklOPn
ADl
AAmN/k
EulFglOMk
AAlAbkBMl
AAlA9nBTkB0mB3nCClDOmDYlEclFFmFUsFrlGmrHAkHIlHTnHglHknI2kI+lJflJ5mKHlKcoKnkL4nL7lMTnMslNfmNllNqlNskONnOOj
BRlBUkCblC/lDOoD7lEGnEYlEekEgkE7kFCmFWiGDmGElGWnGZmGpmHIlHqlHrlH8kH+qH/qIKlIktKRlKYlK8mLAmLhlLnkMss
B0mB3mDOmFFnFUnFrlGmlHAkHTmHklI+mJ5mKHkKcmMToMslNwl
A9nB0mDOoDYlFFnFUrGJkGmqHAkHTmHkmI+mJ5nKcoKnlL4mMToMsmNfmNlmNqlNsmNvmNwlONm
BEkBRlBUlCzkDOmD7mEGnEclEglEslFCmFVkGDmGWoGZnGakGpmHIkHqmHrlH8kH+pH/oIkuIqlKRjK8mLAmLhmMqlMss
A9kB0mB3mDOlFFoFOlFUmGQlGmmHkmI+lJ5lKNlKcmMToNfkNlkNqj
AAlKRl
BHlKRlKnl
EelFnlKRp
ADkAMlANmAalAjkAnkAtjAymA1lA6mA9jBAkBNmBakBmlBqlBsnBulBxkB2lB5nCFoCRnCSlCfmChhCjjCsnCwkCykC9mC+mC/nDDjDElDFnDHlDImDLjDNmDPoDRpDUlDWnDXmDclDdnD/pEbmEfkEllEnlFCoFEkFSjFXkF3kF5kF6mGJlGQlGSlGflGjmGklGnlGpmGwnGxlGykGzkG4nG8pHAnHHlHIjHPkIAmIZlIikJBlJKpJMoJNnJWnJXlJdmJsmJykJ4lKDjKJjKPlKSkKXmKamKemKikKomKsnLCmLGkLHiLInLOmLRkLllL0kL1lMVlMblM9lNknNtlN0lN1lN2kOSiOVm
AAlLJl
Nmu
ACpALlAPlASlAlkAmlBQlBhkBpkB2mCLkCQlCmnCukC1kC9lDKkDklEJmEOnEPnF4lGBkGJlGQlHGqHLmIinIllImkJCnJGmJsnJylLCmLNkLWkLhlLtjL2oL5lMWmMblNGkNbkNlmNnl
AIkAcnAdmA9mBZoB0kDQlDRoDSlDilD2kD4mD+mEJmEolFFoFRmFUsFrkF4mGTnGfuGrkGynG9mHTmHglHijHkmHlkHmwHnmIIpIYjIekI0lI7mJAkJPkJfkJmlJ5mKOnKclKdrKhlKjoKvkLzmL3mMGlMTnM7pNOnNSnNepNkmNooNpjNqmNslN2n
AEmAGjARmAWmAikAxkAzkBNlBWmBZnBakBqlBsjBtkBxlBzjCBnCCkCDkCJnCMkCakChlCinCljCzlC1nC9oC+jC/lDAmDBrDCmDDmDJkDLoDOmDSlDakDflDmmD5kD8lEQkESjEilEplEqoEroEspEtnEylEzmE4nE5pE8pE9pFBmFDkFHoFWlFslF4lF6mF+lGGmGZjG7lHPmHRnHSlHWmHYnHipH/mIOmIPlIWmIklIunJCmJGiJIlJKkJSkJjkJlkJnlJskJ/lKDrKElKFkKGlKHnKInKKkKLnKMkKNnKOoKPmKQmKTlKVlKWnKXmKYoKZnKalKbkKcmKdnKemKfnKgnKhqKimKknKmkKsmKtlKwlKzlK8lLAjLBkLFlLGmLHmLIlLNkLRkLakLcmLhkLmjLvlMClMQlMUmMWkMdmMllM0lNIlNPkNYkNikNpkN3mN+hOAlODiOMsOOmOPr
FRlF0nIPmIulJBpJCmJEpJQnJsl
ARjAblArkAzkA3lBQkBslBtkBxmCAlCBkCMjCmkCzlC1nC5kC9nC+kC/jDAmDBmDClDDmDGnDKmDMmDOnDamDwkD5mEQlEokEqlErkEsmEtkEzmE5nE8lFBmFHnFTlFWmFslFtlF6lGGmG4kHPlHRlHSlHWlIOnIWkIkmJCkJSlJllJrlJsjJujJ0lKEmKGjKHkKKmKLjKMkKNiKPkKQoKSlKUkKWnKZiKcnKelKfmKgkKhlKioKklKmlKshKvlKwlK2jK8kK+lLBkLGlLHkLIlLNlLWkLalLvkL1lMQlMdmMelM1kNPkNYlNplN3jODkOLkOOp
ACpAPmASmAilAmmA3kBTlB2mCLkCQmCYkCmmCskCujC1lDKlEJmEOmEPnEekE3kFHkFmkF4lGJkHGpHLlH3kIVlIimImlIpkI+kJCnJGmJslJtlJyjJzlJ5lLCmLFkLNjLglLhkL2nL5kMWmMalMblNblNnmOLj
AIkAcoAdmAzlA9mBZpDQnDRnDSmDimD+mEJnFFoFRmFUtF1kGJlGTmGfvGnkGynG0kG9mHTmHgmHilHklHlkHmvHnmIBlIElIIpIZkIekI7mI+kI/lJPlJ5lKCkKDlKOmKdqKhoKjnKklKvkLzmL3lMTnM7qNOmNRlNSoNeqNikNkoNooNpiNqmNslN2m
AEmALkAMlAQlARlAWmAhkAikApkAzjBNlBYkBZnBakBslBtlBxmBzkCBmCClCJnChkCimCllCmmCrlCzlC1kC5kC7kC9nC/kDAlDBnDCmDGlDLnDMmDOmDWkDXkDalDmmD5lENkEQlEUkEWlEYkEimEqoEroEsoEtoEymEzmE4oE5pE8qE9oFBnFEkFHoFLlFWlFslFylF4nF6kGGnGdkG4lHPnHWmHYnHblHipHkjH/lIOlIWlIuoJBjJCmJIjJKkJMlJSlJfkJrjJskJ0kJ/mKDqKEkKGmKHnKIoKKmKLnKMnKNnKOnKPlKRlKUkKWoKXlKYoKZmKclKdnKemKfmKgpKhpKinKklKmjKsnKwmK8mLAkLFlLHmLNlLVkLalLdkLkkLmkLvlL1lL3kL/kMCmMOjMQlMUmMWkMdlMeiMlkM0kM1kNPkNYjNplN3lN6kN+jOAmOLkOMrOOlOPq
AAkFRmF0nIPlJBqJEoJQnJsmNnl
AAkAKlAQlASnAVkAXkAenAfoAgmAinArkA4nA8lBAnBMpBVjBtpBvjCgkCknCtmCunC3mC7oC+lEYjEalEgoEhlEikEqlE2lFWkGDlGHpGRmGblGrlGskGuoGvkHDkHPmHXnHnlH4oH7lIVkIZjIpmIylJCmJvlKAlKElKFkKLlKonKwlK0oLBmLCiLGmLHjLYmLcrLfmLgjLjmL8oMDqMFkMRnMfoMnkM+mN9mN+jN/lOImOJsOLlORlOUm
AijAzjA3kBFkBQkBWjBhkBslBtjBxmCBmCFlCQkCajCzlC1mC5kC9nC/lDAmDBmDCkDDnDGmDJkDKnDLlDMlDOlDSlDalDhjDwjD5lEQkEYkEoiEqlErmEsmEtkEzlE5mE8lE9lFBmFDlFHnFTiFWmFslFykF4nF6lGGmGSlGnlHPmHQkHRlHWlIOnIWjI9lJGkJImJMkJSkJnlJskJ/jKEmKGmKHnKLjKMlKOiKPkKQoKSlKUkKWoKXlKZjKcnKemKfkKimKklKmkKpkKslKtmKzlK8jLBjLEkLGlLIlLNmLSkLalLkjLmjLvkMQlMSkMYjMdlNAlNPkNpmN3jODlOLkOOp
AAkNmt
AAlJCkNbl
AAlEOlEPkLCl
ASkAekAfnAgmAilA4nCkkD0kEOkEPmEakGDkGEjGHqGRkIZkInlIpnJCjJ6lLjlL8mMDlMRmOJtORoOUk
AAlBRlD4nD+mFUlF5kGalGfjG9nHTlHgkHilJ5kKclNeqNolNwkORl
IOlKdk
AAk
GllLBk
LSk
CilGlk
Lpl
AEjAFlAJnALmAMmANlAQlAVlAWmAXlAZsAbjAdmAemAhlAtnAvrA0mA1kA3mA6mA7mA9mA+jBElBFkBGoBMmBOlBUoBXmBYmBakBckBimBkmBnoBpkBqlBxmBykB2lB3jB7kB8kB/nCAjCDpCGkCKnCMkCNkCSlCUlCVkCWkCZjCbmCdmCelCfnCgnChnCijCmmCpkCrkCslCtiCwjCxlC0kC5kC7kC9jC+pC/qDCoDDoDEpDFkDImDJmDKlDMlDNlDOnDRlDTnDVmDWmDXnDZmDamDbnDelDgnDhjDmlDqmDrlDtjDvlDxlD0mD2kD3mD7mD8oD+lEFlEGkEHmELnEPlEVjEYjEdkEikEkkEljEmkEumEwmEzoE0mE2kE5mE6mE/kFBmFCkFDlFGnFLkFMnFQoFTjFWlFZlFblFdlFekFfjFglFikFnmFxmFylFzhF4lF6kF9pF+kGOlGSmGUqGWlGYkGomGrkG1kG2kG4lG6lG7qHJlHOnHQkHSfHTkHVnHblHeiHpkICjILlIRkITkIbnIwkIylI1iI2lI3lI4oI+nJAlJBkJDkJFkJHiJIlJJnJKqJMmJNlJOiJUlJWmJhlJllJtnJvmJxkJymJ1lJ2jJ5kJ8mJ+nJ/nKBlKEjKJjKKlKNlKSlKTmKUkKVlKXnKckKemKfmKgmKsmKvlKzhK2lK5oLBkLJlLNmLTkLblLllLnkL0mL2mMFnMIkMNkMTmMWlMYmMZlMalMdlMjmMknMmnMnnMpoMrlMtoMwnMxnMymM0lM4lM7nM8mM9kM+nM/kNAlNBoNDmNEmNFkNJmNLjNMkNNmNOmNPlNQnNTmNVlNWlNXmNZmNanNbmNliN8lN9lOEmOInOLpOOnOQnOVqOWx
AAl
AHnBmlG9lHKlIgkJdlMBn
AAl
AAkA1l
ACmADpAEnAHmALmAMnAOnAWkAbkAclAdmAgmAhlAkmAllAqpAskA3nA7kA/kBAkBFlBPnBRlBZlBdkBljBxnB1lB3mB4kCFjCHmCIlCJpCKlCLmCMmCPoCRmCYlCamCelClqConCqpCrlCuoCvkC3mDLlDQlDflD4nELkEMnENmEOnEPkEQmESmETkEUlEXpEYnEalEbnEcnEdoEekEfmEgmErlExmEzlE3kFCkFEmFGkFhmFqlFxlF9nGflHAlHHlHLmHMoHNkHikHmkHomHulHynH2lH9lIBlIKlIVmIbkIfkIhkIplIqkItlI0mJAkJLmJRlJ1kJ7kKCmKFnKJmKUkKalKblKfkKskK7mK8mK9lK+mLAlLBlLDmLEkLGkLKnLMlLOjLQiLSlLTlLUoLZmLakLckLglLklLllLolLrlL7mL8nL/lMBmMFnMHmMJmMNnMPmMXjMgmMhkMukMwlNIkNfkNhmOFlOJjOKnONtOWk
AnlAolAsoBDlEclE/oFUlHVqHrmIBlICnIokI5mLUmLckMPk
ACnADkAFkAKlAMlASkAblAcmAejAklAqnAxkA3mA8kA/lBEmBIjBPiBRkBTiBZkBdlBzlB1mB3nB7kCIkCJlCKmCLlCMmCPnCYlCanCelConCqjCrmCunC3lC5kDQkDtkD4mELmEMkENnEOmEPlEQmERlESmETlEUmEXoEYkEamEblEclEdnEekEfmEgmExmFCjFEmFflFhlGBlGjkHMjHNlHWlHolHulHynH2lH4lIBkIKlIVmIbmIikIpkIrmI0mJAkJClJElJLmJRkJVlJflJmlJ3lKCmKYlKrkKxkKzmK2lK7kK9mK+oLAlLDmLGlLKmLMlLOlLQiLTlLUlLZmLamLdkLfkLklLlmLmlLolLrkLukL8mMFlMHmMJkMKlMNmMPkMXlMgnMujMzkONkOWl
AAjABmADiAElAHkAJkALkAMlANoASlATnAUmAXhAZmAcjAdlAeoAfmAgmAhkAmmAonAppAunAviA8lA9kBGjBIlBJoBQmBUnBVkBZoBblBcmBinBlmBmlBnkBvlBwkBxlBymB0mB4mB5nB7mB+mCAmCJkCNkCQlCRkCVlCYjCZlCblCekChmCnlCtlC4lC8mC+kC/mDAoDEjDFmDGkDOkDPnDQpDSoDYlDdmDemDgmDqkDrmDymD0mD1lD2lEAmEBkECnEEkEOkERlESlEciEdjEelEglEhlEokEpkEqmEsjEtjEznE2oE7nFClFHkFXlFfmFinFqkF/qGAkGElGLmGMmGOjGPnGSjGUkGVnGWlGilGqkG/mHAlHElHHkHPkHSmHTmHYmHdlHfkHkkHtlHuoHwmHykHzmH2lH5nH+kIEkIFlIHnIJmIMlINlIPlIXmIYkIfnIglIhlIilIjlIknIllInoIqnIsiItmIwmIzlI0kI1mI2oI4lI6mJAkJGlJLlJSjJVjJllJnkJtkJ5kJ6kKCkKEmKHlKOlKPlKQmKTnKYnKflKhmKqmKvoKykLCnLDkLEkLGjLIlLMlLRlLTjLUjLamLekLkoLnlLrnLslLxlMBlMKpMRkMXnMZnMajMgiMjkMmkMvnM6kNImNPmNRlNTkNVkNWlNYnNZkNbkNckNllNnnNokNvmN1lN3lN5mN7nOApOFmOHkOLiOMmOOnOPnOQnOVnOWn
AAkACmAFlAHlAIjAJmAKkANmAQnASkAUlAdnAekAikAlmAmjAvmA0mA4kA+pBElBImBNlBUkBckBemBlnBrjBvlBxkB0pB5mB6mB+lCEmCHnCLlCPmCRlCTlCUmChmCimCjmCkkClmCnkCplCtjCulCwjCzkC0mC3kC4kC5kC9nDIkDKnDOlDQmDUmDckDhjDrlDskD4mD+kEClELmEOkEPlEZmEbiEejEfmEjjEkmEqlErmEslEtkExkE1mE9lFAlFDlFInFLlFelFxlF0mF1lF/jGRnGVkGbmGckGikG0kG4nG7lG9lHBmHLkHNmHOkHPmHSkHTpHWoHclHflHmmHomHujH5lH6lH8kIHjIJnIOkIRlIZiIfmIgnIhkIjlInmIpjIxkIzoI7jJCoJFjJQmJXlJljJqlJslJvmJxkJ5lKDkKGkKMlKQlKRlKhjKknKokKsmKulKwnK/kLAlLCmLImLJnLTmLakLbmLekLfkLilLmlLslLwlL4kL8iL/mMAkMBlMEkMFlMWjMalMdlMemMfnMrnMxoMylM4oM+mNFkNMlNPlNTlNtkNwmNylN7lN9mN/mOAqOBkOCnOElOGnOJlOMmOOm
ACmADqAHmALmAMlAOoAbmAclAdnAgjAklAmlApjAqnAxiA2kA3lA7lA/mBElBPpBRmBUlBZmBblBdlBkkBlkBvjBxnBymB1kB4kCFkCIkCJpCLnCMoCPnCRkCanCemClqColCqpCrmCunCwlC3lC9kDglDokDtkD4kELlEMmENnEOnEPlEQlESlETlEUkEXoEYnEamEboEcoEdpEekEfoEgmEqkExmEzkFCjFElFfkFhkFjlFykF7kF9lGelHLmHMmHNmHmkHolHskHymH2lH9lIBlIVnIblIjkIpkIqlIrlJAlJLmJ1jJ/lKFnKIlKJmKalKrlKzmK3kK4kK6lK7nK8kK9kK+oLAnLDlLGmLKnLMmLQkLTlLUoLZmLalLdmLgkLklLllLolLrkLylL0lL7mL8nL/kMBlMElMFlMHmMJlMNmMPlMTkMVkMdkMgnMwkMzlM9lNeiNhmOFkONrOWl
AnlAokAsnBelD/lEckE/nFUkFtjGIkHUlHVqHrnIBlICnITkIhkIokI5lJSkJqlLSkLUlLcl
AAkACmADkAElAFkAHkAKkAMlAOlASjAblAclAgkAhkAklAqlAsmAxkA2lA3nA8lA/lBAlBElBPmBRlBTkBZmBbkBdoBxlBynB1jB3mCFkCIlCJmCKmCMmCOkCPnCYmCalCelCllConCqiCrlCumCvlCxmC3lC5lDAlDLnDfkDokD4mELlEMlENmEOlEQmERkESnETmEUlEXnEYlEamEcmEdnEehEfnEgnEqlEzkFCkFElFhlFtkF7kGBkHAlHLmHMkHNmHolHslHulHymH2mIBjIVnIblIilImkIplIrmI0mJEkJLjJ3kKCmKIlKalKllKrkKukKzmK2lK3kK7kK8lK9lK+nLAnLDkLGkLIkLKmLMlLRjLSlLUlLVlLWlLXkLZmLaiLdmLfkLglLkjLllLokLrkLykL8nMBlMElMFmMHmMJmMKkMNnMPlMglMhkMukMziNVlONqOWl
AClADkAElAHhALkAMkANkASjATnAUlAVlAWjAXiAZkAakAckAeoAflAgmAhkAlkAmlAonAppAqkAtiAumAwnA8kA/kBGkBJnBQmBUmBZnBcmBimBmkBvmBxjB0mB4jB5mB7mB+lCAmCJjCQmCVnCYlCZmCbmCckCelChlCjkCnmCtlCukC4lC8mC+lDAnDEmDFmDOkDPnDQoDSnDYmDZjDdmDemDgmDonDqlDrlDylD1lD2lEAmECmEFkEMiEOjERnESlEalEdlEekEgjEpkEqnEslEzmE2oE4kE7nFFkFblFfmFhjFykF/oGClGEnGLoGMnGOkGPmGSkGVmGWlGbkGilGkkG/mHAmHEnHHjHSmHTmHWmHYmHdlHkjHtlHupHwmHykHzmH5oIFlIHmIJmINlIPkIXlIfoIglIhmIilIjmIklInoIolIqoIrkIskItmIwmIylIzmI0kI1nI2pI4jI6mJAkJGlJLkJMkJdkJ2kKClKEmKJkKPlKRkKTnKUkKYoKfnKhmKnlKqlKrlKvnK1lK6lK9kLBkLClLImLMmLUjLanLdiLjlLkmLtkL0lMBkMJlMKoMWkMXoMZnMkjMvlM/lNAlNDkNEkNImNMlNPmNRkNSlNTkNWlNYmNalNbmNekNjkNllNnmNokNrmNvmN1mN3mN5lN7mOAoOFnOHkOLmOMlOOnOPnOQnOVmOWn
ACnAFmAHnAJlANmAQmASmAUlAdmAekAhkAilAlmAmlAplAqlAvkAxkA0lA2kA3iA6kA+rA/kBEkBLlBMlBdlBelBflBloBxlB0oB1jB5lB6mB+lCAnCDkCElCHoCLkCNlCPkCRmCTmCUmCVkCWhChmCimCjnCkkCllCqkCskCwkCxlCykC0mC3mC4kC8lC9nC+kDAlDHkDJkDKmDLlDOkDQnDSlDUlDXkDclDflDhlDklDslDxjD2mD4mEClELkEOkEUkEWkEZmEfmEgkEikEjkEklEnkErnEsmExlE1mE2lE9lE+kFDlFInFalFelFokFvlF0mF1lF5kF7lF/kGGiGRnGbmGrkGxlG0lG4nG7lHAkHBnHPmHTpHWpHbkHcmHfkHomHukH6lH8lIHkIJmIKkIOlIXjIZlIflIjnIklImlInoIpkIznJCoJQmJXmJdkJnlJskJvmJ5mKBlKGkKMmKOlKWlKekKflKhkKolKpkKqjKsnKwlLAlLCmLIlLJmLTmLajLbmLekLflLglLimLkkLmmLqlLtkLukLvlL4lL5lL/mMAlMBmMFmMLkMMkMQlMajMdmMemMfmMinMrnMtkMxpMylM4pM6lM+nNFlNPmNXlN4mN7lN9nN/jOAnOBlOGmOIiOJlOOl
AQmATkAWmAbmApkA3lBBlBUlB3kCOkChmCmkC4lC+nDCkDhmDvkEmmEpkFKlFPnFrkFukGKpGUnGYkGnmHwlILkInmI0mJQoJlrKhlKtlLClLElLzkMClM/lNAkNElNFkNGlNIlNLkNSnNVlOSl
ACmAElAQkAqlA3jBRmBZmBdiBolBxlBymB1lCHlCIlCJjCKnCMjCPjCYlCZlCekCjlCnlCqlCunC9kDslD4nELmEMiEPiEblExmFWkFfkFhkGelGfkHLmHNmHmlHojHukH2lH4kIAkIBlIVkIblIplI0iI2jI6kJAkJCkJLjJRlJ1kJ7kKUlKYkKolKqkKxkK0mK2lK4lK7kK8lK9lLAkLBlLGmLKmLMlLOlLSkLUlLWkLalLbkLdlLkmLolLrmLxlLykL2lL7kL8mMBlMFlMNjMPkMVlMZlMzlNIlONqOWo
AkkBelB1jCOlCjlCvlDAlFjkJAkJQkKnlKslKylK0lK6lK8lK9kLklNIkNVl
AAlAFlAJkALkAlkBflBxjB1lEzkFhkF0lF7lHfmKUlKYlKbkKolKslKtlKylK2lK9kLBlLTkNPk
AAjAOlBBkCDlEUlE+lE/lJRlKKkKqkKulLBkNPl
AKlAQkAgmA9hChmDImE+nG/kHZmJTlJUkJnkJykJ+nNylOKnOQk
AAlEmkFMlI1lOJl
Lcl
AKlAslFtkHrkLcl
AAlDamK+m
ABrAHlAJjAKlARmAlnAqnArkA1nA4nBKkBVrBkkBumB5qB7oB9oCIsC+qDDmDGqDfsECmEbtE0rE3oFHjFOmFzpF5mGHmGVrGWnGlmGnpGpkGrmG0oG9lHJnHLoHOkHdlHunIBpICmIPpI0nI1kI3nI4qI9rJBqJCnJDoJSnJTsJUoJamJfmJipJmqJvkJ2lJ3sJ5oKcsK2pK3pK7vK+kLBnLMqLkmLlsLoqLulL1lL2qL4oL7nMGsMRlMVnMlnMrnMumMvpM1lM3mNonNypOVn
AVmAZlAokAvmBamDJlEOnEVlEhlEkkGAlGpkGskHQmHSlJAkJ3mKSlKdlKjnMfkOHjOMiORk
AUkAcmAlrAokAzjA1kA+kBEnBOmBmqBqlB5nB9rCKmCYmCZiClsCrkC0lC1tC5lDMnDQoDUnDekDtkEOjEzoE9oFAlFInFYnFZmFinFjnGSkGjmHBmHLmHNpHYpHZkHanHcmHgmHwlHxnIVqIhmIknI1kJFlJNqJTlJZqJ1lKIlKmqKnrKoqKrmKtqKvlKwoKypK0sK1mK3pK4jLalLclLlnLwnL4nL9jMHsMfpMlpNdmNmkN/mOLnOMk
ABlAVnAolAvlA+lBamB4lCBlEOmFTlF5lGAlGIlGplGskHQnJAkJUkJ3lKdlKjmN2kOMi
ABmAYkAcmAgkAloA1jBEnBOmBmrB5oB9qCKmCSkCYmCakCbkCkjClsC0mC1tC2kC7kDMnDQpDUmDVmDekEzoE9oFAnFImFPkFYnFZnFflFioFjlGjmGslHBnHNoHYoHZlHaoHclHgnHxoISlIVrIhlIkmIylJFkJNoJTkJZrJpnJ4iKIkKmnKnqKopKpkKrnKtpKvkKwrKypK0qK1nK3pLllLwpL4lL9lMHuMfqMhkMlpMslNdlNpjN9lN/lOLnOMh
ABlBmmCll
KSlN3k
ABoAXkAmpAqmAzmBIlBJkBMmBVqBYlBalB7oCInDGlDPmDVuDWvEDpFAoFNsFskFznF3nGApGMvGQkGYmGdzGonGpqGqmGrtGwuHKoHOoHdnHmoHulHvpICoIywIzvI0sI9qJBqJCpJEnJTuJUoJfkJhmJipJlqJmqJnrJwnJxmJ2tJ5oJ6lJ8lKEnKKmKPlK0yK1wK2pLBkLIsLkoLnnLouL0rL2lL9qMGsMHlMVlMukNIkNNlNSmNhmNorNpnNqkNuvN4mN6kOBjOLl
ABwAQlAVkAgkBNlBVmBgnB2lB7nB9pCIoClnCmkC4lDDjDFlDPnDcmDdwDftECnEbnEmlEynFLlFOnFwlGVoGksGpmGssHFmHKoHdiIBuI3pJDpJGjJioJmnJ5mKKlKcrKmmK3tK7rLBiLIkLMnLluLooL1mL2nMGoMNlMlrMrkMykNDmNikNmkNqmNskNumNvnNysN7lOQk
ABjNoo
ACkAFlAHlAamAfkAgoAhlApkAqlAsqA1oA7nA8nBPlBRmBUlBWmBfmBlmB4lB9lCJmCQkCRmCWlCYnCblChmClnCpkCtlCxnC3mC4lC5lC6kDOlDhoDkkDqnDrkDulD8mEBkEMmEZoEfjElkEmmEomE3kFDkFElFJmFjkFkqFtkGBlGCkGJlGNoGQlGXkGYmGblGcmGujHRjHckHjjHrlHymH1lH4oH8nH+kILlIUmIalIbkIsnI8kI9lJBlJFnJHlJOmJVkJjqKDlKJlKTlKilKxlK6kK+lLElLFnL2lL9nMHkMjkMwmM4lNKkNdlNtkN8kOApOFhOKlOLiONmOOmOWk
B7lDcnEbjEjlEmkFHlHKnHdkHukI3mJ5mK7oNymOCk
ABoB5mB9sB+nDYlDc1EumFDnFOpFznGCjGk0G4mHLqHOoHTlIBmI2pI3xI4lI9lJCkJalJinJ6mK3uLtoL2sMdmMlpMolMvnNhjNzvOQk
ABnAVmAYlAulBHlBflCflChkCmkCykC4kEIlEtmEzlFLlFRkFnjGekGilGskG2lHCkHXlIKlIRlIXnJYmJfkJmlJ3kKFkKJkKdkKhlK0lK6kLFlLKjLOlLXlLYkL1lL/lMElNJlOQm
FOkK7mLll
ABl
ABjAVjBmkBwlCtlDGqG3kG9lG+tHCoHUoHdlJjlJ1lJ3lMllMrkNam
AulBZkBmlCMkCrkCtlDGpF3kG3lG9lG+sHCoHUnJllJ3lMYkNNlNan
AulBmlG3l
ABkB9n
ABpDdoGWkKKlKcnLMlMikNylN8m
ABlI3k
ABrB9nB+nB/nDPkDa0EBiECpFOmFzmGEjGVkGjyGpnGsqHKjIBpICoI1zI9kJinKcnLkkL0oL9mMCoMlrNAlNTnNilNumOQkOVn
B+mDapEClFWlGsnHKlIBnIClI1rJimJ2lLqnMCnNTm
ABpBglDYoFOkI2nI9lJElL7lMGkMlnNlnOAl
ABmAzlA1lDYkDepDfmIBkIClL7mMrlNLlNbl
ABlGqlNln
Kcm
ABnNln
ABpAUlAloDXxFPnF5lGrkHLkHOlHwmICpI0mI/lJBmJltL0qL9mMCnMvoN5o
ABkICkKcl
ABkCUlCqkFBlF6nKdkN7lONmOPk
ABl
ABl
ABlAzmFOnMln
ABnAclAtlBBmBZkBulC4mDylEhkEykFHlFNmFOlFQnFRnF1lHulISlIukI3lK5lMskMvlNAlNRlNWlN3kOAlOIkOQm
ABnAznFOnGglHJlK0kLnlMlo
ABlAtkBBoBZlBjmBukC4mDOjDbkDflDilEylE5lFNnFOmFRmFilFylFzlF1lGUlGvkHulI3kJjlJ/lKUkK5kLSlL6lNAlNJkNkkNplN3kOAl
ABnAzjFOl
ABlCrl
ABn
BjmBukDOlEhkEokGUlGvlNJlNkk
ABoAzlDVsDWmFNmGAmGMlIyoKcmNpuOLi
ABoAlrDVlDgmFNkGTlHtkIylJCkKcqK0lK2rLImLonN4k
ABoAzkDVrDWmDXjFNmFzkGAnGrlIyoJilKcnK0nNpv
ABoAlqDgmFNkIymI0kJCkJ2lKcqK0mK2rLImLon
ABl
ABpAzoA1rB9lB+jDe0DfqEbnEjkF+kGIlGVpGfjGg2GppGsrIBnICmIIkI3tJikKcoLPjL7mMCqMxlNWlNblNulNylN5l
AXlCCkCEmCelDKmDOjKDoKJkKUkMGnM9kNHkNLlNPlNSl
ABmAXmCKlCemCrlDFmDKmDNkEhkElkEokKDoKUhKdlKjjMGnM+kNBlNDkNLlNVlNal
AXnCCkCemDOkKDlKdkMGn
KHlMGmOQl
DelGIlGalI3kLVlL2lNllOEk
ABlGVl
KclL1lMGl
N8l
ABlBmkEKmEdkFKkGPkJQkMTlMykNpk
AnmA2lBRkBTjCDlCynD4mI5jJQlJmmKokK3lLAnLMlLRmL5mNzn
B9kLqk
B9kGjk
AemAklBFqBYmBZqBglBmlB8lB9kCQlCTlComCrnC0lDclEPlEWkEylE0lE1pE3lFBkHEkHNkHmkItkJelJjkJ3kKJlKflKllKtlK8lLAlLDlLOlLTkLnkLrmLsnMElMInMOlMXkMdkMpkM7kM/lNHlNYlNknNlkNmoNojNpoN7lOBnOEkOUj
CQjChkCmkCqnDDmDtjFClFLlG+kG/jHDkHElHNlHWoIvlJ1kKDlKamKbkKckKjmKolLWkLclL2kMHlMVkMalMelMgjMmjMqkMulM1jM8lM/kNFkNJkNWlNak
CGlCdlEhkKFmKTkKflLKlMxkM+kNBmNFlNJkNMlNomN4k
DakEClJ8k
AvlB8kEPlEZlE1nKfkKtlK9lMNlN5l
N9lOWm
AzmBNoBmmDelDfkGMnGVkKnnKoqNplOLl
AEnAInAPpApmArkB2mDwkD+kEHmEQoEYnErmFHkHakIVoIpjKZkL8lMboMzlN8kOMkOPlOWm
C1lGAkN9lOWm
BNpBmmGMmKnnKopMfmOLl
AEnAImAPoAlkApmBjlB2mCxlC8lDOlD+lEHlEQoEYmErlGKkGnkHalHlkIVnIplMbnMzmNykN8jOPlOWn
BNl
N9l
EhlFHkJelKHlOPm
BLlDElDIlDKlFjkGRkG+mJdlJgnJzlJ6nKrnOIlOWk
DElDHlDIkDKkFjlG+mJdmJgnJzkJ6nKrnLQlOWj
ABnACmAHlAUpAtlAulAxlA6nBFkBSkBhkB6lB/kCWkCZlComEKmEVmFKlFTlFgkFqkFykGbpHCkHLlHQkIfmIojI0jJNkJblJ3kKzkLEkLFmLvlMIm
ABlAEnAFpAHrAMkANkAOkAUnAXmAYnAZnAbjAdpAfmAhnAjnAlmApkBCoBEkBKnBOkBQlBUmBhnBkmBlkB2lB7kB+jCFoCImCWmCbmCcmCloCtkCvkDRlDSoDUmDVjDdlDkkDvmD5jD9mECpEDnEKmERoEZkEcnEdqEenEfoEhmEmmEqkEvnEyjEzlE1pE3nE7nFDnFGkFRlFToFVlFckFqlFtmFukFwnFylF3mF6pF+nF/mGAmGBnGCkGGjGHqGLmGRmGZlGalGmjGnjG8oG9sG+qG/mHDmHEmHKqHMvHUuHZnHajHcmHilHolHrmHsjHtlHwnH0kH6kH7lH9lIAoIVkIfkIkjInlIskItmIylIzkI0mI2kI6kI8oI+jJBnJFnJLjJPnJRpJaoJemJfoJvlJwmJxlJ1mJ2sJ8lJ/lKJlKPkKkmKmnK6mK7mK9kK/kLAlLEoLJkLNoLOmLTpLYlLZlLbnLolLusLvlL0lL4nL/jMbmMloMpoMqlMrlMtmM/mNAkNDlNEmNKpNLlNNpNOlNQmNRkNSmNYkNblNcnNemNflNgoNhnNivNjlNkmNomNrkNulNvpNwmNxkN0nN1lN4mN7mN8kN9lN/jOBlOCtODrOEnOFjOIkOJqOKmOLlOOlOWp
ABmAFkAHlAKkAQlAUlAXkAflApqAsmAulAwkA2kA+lBCrBEkBGkBNmBflBglBhlBjkBnkBrmBvlBykB7kB+lCBkCInCMlCPmCTmCVlCglChlCjnCkjComCpmCroCtjCukC0lC3kC8nC+lDElDHlDOmDQnDhkDkmDpkDqlDsmDtkDxlD9nD+lD/jEKjEMoENlEOmEPkEQnERlESlETqEUlEXpEYmEZnEanEbmEcnEdnEepEhnEinEjrEkqElmEmlEnkEomEpmEqmErkEsmEtlE3kE4lE5jFIlFgmFilFnkFylGAmGDlGEjGFoGGnGHqGIpGJnGKmGLlGNnGSlGTqGVmGWoGXmGZnGbsGcqGpkGqkGtlGvlG5lHAlHBjHCmHIkHJmHWmHcmHenHhnHjkHklHlkHroHsoIIlIJkIOqIPkIQmIWkIXlIZkIgmImkIonIqnIrmIvmIzoI6lI7mJAlJCmJDlJGmJJmJKmJUmJXnJZmJckJdpJooJplJqkJwnJ4lJ5jJ6kKAmKDlKKlK0lK4jLHmLMmLRkLUnLZkMNkMXkMflMimMohM5kNJlNemNflNgnNhnNinNjlNkmNlmNmoNnlNooNpoNqlNrlNskNtmNulNvoNwqNxkNzmN0mN1qN2nN3nN5mN7nN+oN/oOAoOElOGjOHpOKlOMmONkOPsOQqORkOUqOWr
ABlFjlGRkG+nHslJdkJ6l
J6lOQkOWk
AfkAlmCXnDFlFElFklFsnH9lH+lIykLPlLUlMElM1lOWn
ABnAUlA6lCWkEulExlGboIokLvlL4lOWi
ABlJflK7kLMl
AHnARkAXlAYjAdnAhnAjoAljAtkBCmBUlBVlBjlBlkB9lCNlCbnClmCslDSnDikDtkEdpEemEmkE1lFelFwnGClGHmGKkGRkG5kG9lG/lHokHrmHskHtlHwnH7mH9mIAnIKlInmIslItmIwlIylI3lJFmJKkJamJ3lKJmKWlKkmK6lK8kK9lLCkLElLOlLokLtlLuoLzkL4mMUnMloMqkM/lNEkNNnNblNolN4oN9kOHlOIkONmOOjOPlORjOShOWm
ANlATnCnlCplC4lEhjEjlJ8mJ9kKBlKElKhkKknKslMIlMXkMkkNTkNwmOIkOPj
ABmAEnAHlAMlARmASmAUlAXmAamAnlAunAynAzmA0qA+kBLlBSnBdmBhmB8nB9mCFkCXjCclCflCnnCylC5kC7lDVlDWnDXnDYkDZkDalDbmDcmDgmDhiDjnDkqDomDvmDxmDymDzlD3kD7kD9mEAmEDmEJlEOoEXnEcnEfmEwkE1nE2nFClFDlFtlF3nGHmGImGJlGMlGOkG9qHAoHBnHEjHFoHGmHKoHNqHOkHUmHXmHYpHbmHumHwkH+kIElIPnIpkI8kJAqJ2oJ+kKDlKjmKolK1kK6jK8kLLlLOlLRkLToLemLmiL1kMQkNeoNgnNhmNirNjlNklNppNqpNrmNtmNumN0nN1mN/mOBuOCsOHkOKmOLiOWp
ABlAEmAHlAIjAMmARmAXmAalAnlAulAyoAzlA0pA+kBCmBElBSlBTkBYmBdmBhnB9mCEkCFkCRkCakCclCnmC7kDVlDWmDXoDblDcmDfkDgmDhmDjoDkpDllDnkDomDqlDvoDwnDxmDymDzmD2kD7kD9mEAmEBlEDnEGlEImEJmEOoEXnEakEcmEdjEfmE1oFClFDlFtlF3mF7kGAkGHlGIlGJlGMkGOlG9qG+lHAoHBnHCjHDlHEnHFnHGmHKnHNqHOlHUlHXmHYpHbmHuiHwlH+kIElIPnIVkJAqJlkJ2pKjmK7kLGkLLmLMkLOlLRmLTnLemMQkNepNgmNhnNirNjlNkmNpqNqpNtmNuoN0mN1lN2kN4nN/mOBtOCtOKlOWo
DglK0lLol
AzjFNl
AXnEcnG9mG+mHXkKjn
ARjAimAulBQmBfnCNlCRjCckCznEqlErmEslE4iE5jE8oFBoFHlHPmHRmHulH5kIAlIWmIfkIhkJIlJ7lKEkKFlKHlKIlKJlKKlKLmKMnKOnKQlKRmKSlKVlKYpKamKbkKckKdlKfnKklKlkKplLylMQkMslMwkM4mN3jN5jOMuOPpOWp
ABk
MMl
ABkAInARkATnA7lB5lCUlCmkDDkDEnDRmDTlDUkDVkDalDyjEzlFMmFokGRkHrnHxkHzlIklI2iJJlJKnJbkJhnJklJ8mKnmKpnKrnLCkLukLzkMBlMDkNdmNkkOLnOOjOQq
AzmBVkB9nC3kDVrExnFHkFNlFTkFWlFzmGMpGYkGpmGrlHdoHuoHvmHwmICpIVlIyqJTlJipJxlJ1mKPjK0mK2mK9nLklLooL9kNjlN2l
ABlHJlJmlK1k
ABlMCn
ABlAlnDdpDgkEblGjlGsoIymI1kI7kJCjJDlK0oLqnL2mL9pNunNyo
ABkAlnDdpE0kFOlGMlGjlGspIymJDmK0qLqnL2lL9pNuoNyo
APlCFkEnlHYlJplLHlNSmOJjOKiOWm
AvpB0oCMnCzlENjEZmEjlEolG7lJckKDlMfnMknMloMnlMrrMulMvkMxoNQnNvkOFkOWr
ACnALkAMnAPlAhlAooApjAwlAxmA2lBDoBJlBTmBtoB7nB9mCNmCPnCYkCyjC5nC6nDQnDZlDbnDclDfoDhlDimDlpDmoDomDpnDqmDspDtnDuoDvoDwnDxnDyoD0nD1oD2oD3qD6nD7nD8oD9kD+mD/lEBkEClEEmEFlEGmEHqEIpEKlEXnEgkErkExlFGlFTmFXmFcjFhkFinFnkFooFtjFxnFzlF0kF2lF7lGAlGGmGLoGMmGPlHGmHamHpkHqlHulHwpHxlH5jH/jIEpIJmIKmINoIOmIPmIUmIYlIckIdlIgrIhnIimIojIpkIqmItkIwmIxmIymI1lI2lI5lI6mI7oI9lJBmJClJHnJOnJPjJSkJXmJjoJumJ1mJ5mJ6mJ+mKXkKxlKzkLBlLJmLLkLSmLTkLYkLdkLtlL8mL+kMMlMOlMXjMZmMpnM5nNfkNhlNlmNrkNvmOAlOIlOTm
AvlKjlOQk
AvpA3lB0nCMlELkEnlEojGWkGblJLlJckJokMknMloMnkMrqMvkMxoNGkNOkNQnNdkOWr
ABlAClAOlAUrAfkA8kBPnBclBgkBwkB6mCNkCUlCokCxlCylC5lC6kC+lC/nDKlDMlDPlD1kD3kD9lECjEDlEHlEbmEjlEooFUkFjnFplFykGDjGFnGOlGWlGZmGblGciHAkHLlHnkHomHpnH5nILkIQkIXmIpmItkIzrI6mI7pI9qJBkJDmJEmJQkJSoJUnJWkJhnJikJorJqmJuoJvkJwnJ5mKAqK+kK/kLKlLNkLZpLakLdlLqlLxlL0kL5kL8lMJlM0lM5lNJkNKlNMjNRlNXlNdlNgkNlkNmkNrmNtlN1kN8rOBlOGmOHtOKkOPoOQnOWu
ABkBFlDNkDRnDSlDTkDclFQlFtlF6lGRoGSlHZlJAlJLnJanJcoJvnMZlOOjOQkOVmOW1
ABkAFqAJmAKkAOoAQlAglAnlAppAvmA4kA+mBIlBOlBSkBklBmlBolBqlB3lCHoCIlChlCjnDEnDOjDTlDokEPlEfmEgkEkmErlEznE2kE6lFIiFSlFUlFZnF4kGBqGDjGRnGSlGVkGXlGZkGcoGjkGllGtlGvkHBnHElHKlHNnHQkHWqHelJKpJYoJbkJglJmlJvmKDkKLlKmmKnmKplLJjLZmL+lMdkM4kNJlNinNylN8pN9lN+lN/tOBnOCnOGqOHvOItOJpONlOOmOQlOUuOWw
ABjAplBAlBJkBMlBPkBzkB3lCCkCKkCqkDElDGkDQkDTkDclEZlEimEmmEtkE2kFIlFJmGfnGhmGkmGmmGnmGqkGtpGxoGypG0kG2oG3oG4oG6lG7mHSkHamHirHjkHzlIClIOkIRmIslIulJKmJanJbqJtlKBlKDoLBlMCmMXmMYlMxnM4lM+lNLlNUlNYkNjmNykOGkOPmOSmOUk
ACmADkAKkAMmAPlARkASmAWlAijAooAwmAxkBDoBJnBtoB7nB9mCLkCNnCPlCbkC5nC6nDQmDbmDfoDlpDmoDonDpmDqnDsoDtnDuoDvpDwoDxnDypDznD0mD1oD2nD3oD6nD7mD8pD9kD+lD/mECmEElEFlEGnEHpEInEKlEXnEdkEgkErjFQmFTmFXmFclFflFhiFinFklFonFxmFzmF2mF7lF8kGAlGGmGLqGMlGOkGPlGTkHGmHNkHanHqnHulHwpIEpIHiIKkILlINpIOmIPmIUoIYlIZkIgrIhnIijIpjIqmIskItnIwnIxlIynI1mI2nI6lI7oI9mI+lJBmJClJHmJOmJSlJXkJjoJkkJulJ1lJ5nJ6lJ+lKAkKekKzjLBmLLkLSnLZkLalLbkLdkLpkL3kL6lL8mL+lMMjMZoMpmM4lM5mNfjNhjNlnNqlNvmOFlOImOTlOWm
ABlH5kI9m
OWk
Avl
JKk
AEkAVmAWkAplBGkBMlBSkBilBumB2nCGnCJoCKmCXkCilCqmCvmCxlC5lDQkDgkD7kEnkFIkFMmFUjFbnFrjGPjGQkGrlHklI8lJfmJvlJxkKdkLbkMGkMekNWlNXlN9kOMlOTl
ABlAPlCKlCNkCQlC7lETlFalFklFrlFulH3lITlIYlIdlIulJFkJ6lMJlNtlOFkOTm
CNlC7l
AVkCJkK+l
ARmA1pC4lE1kFBkFNnFOnFrmFtqF6qI8kJQlJioJxlM0sNkkN2mN6o
AHnAMkAPnAYrAdmAnmArlBKsBOlBboBdkCkmCvsCymDvmEXoEdoEemFPkFUoFVpFYoFZmFbnFdrFlnFquFupFvkFzmF0lF3nF8kGAlHKkHSpHtmH4jIbkIglIikI5kI/mJPlJSkJmmJokJxmJ5lK6kLUjLwnL2jMDnMJjMOmNjjNxoOGnOTo
AHoASlAYlBKlBbkCvnFUkFVlFWlFYkFdoFgkFlkFqnFzmHKlJmlLZkLwkNjlOGnOTn
ABkARnA1oC4lEJlFNnFOmFPkFtrF6rHEmHWmIWkI3lJPkJQlJioLXkM0qN2lN6nOMk
AHlAPoAYqAdlAnlArmBCmBKqBOkBboBdkCklCvrCylDvlEPlESlEXoEdoEemFKlFRjFUnFVrFYpFZmFbnFdrFglFllFqtFupFvkFzmF3lGAmHImHNkHOlHSoHZlHtmH4kIijI6lI/mJUkJlmJmmJplJxmJ5mLKlLolLwoL2lL9kMDnMJlMOnNxnNzjOGnOTp
AHmASlAYmBKlCvmFPlFUnFVkFdnFqnFumFzmHImHOkJmlNjkOGnOTk
DRlEUkHElKRlKakKhkMelOWl
COnCnkDIlE8kGmlKHlKIlKRlKalKhlL/lNTlNVlNblN/kOUm
C9kE8kGflLakLblMEkNVjN3kN4nOAn
F6lN6n
C4kFNmJElN6k
ABlNukN+k
ABmAUlN+j
IZlKIk
C1lG+lJbkJ2lMHnM3lODm
OAlOGl
AVmBelCpkDOlFMpFRnFSoFUmFXmFYkFZlFdnFelFklFlmFmlFslFtlFulFxlF4kF6mGPlGrmGsoGtqGvrHWoI+jJAmJOnJUoN9jOTl
ARlAglAwmBAlBElBFkBVlBllBunCXqDklD6lEOkESlEYlE1lE3pFAkFDpF6jGnlGqnGynG+lHplHukHwmIFmIIkIlkImmJSkKskKxjLNkLvmMMkMnmNqkN0oN5nOEoOIlOQl
AplChkCzlC/lDGlEYkE2kE9lFkkF1lGemGgmGhnGknGllGrlGwoG0lG6mG+lHGlHTjHVmHdlHilIElJflJ7lKXmKYlKblKglKilKjnMOlMplMrkNDlNNlNSkNUlNhkNjlNzmOJkOMnOPqOSk
ABmALmAUkAcmAglA3nA/jBGkBMqBOkBUmBhkBplBqlB2mC+rDDlDElDFmDGnDPoDRoDSmDTnDUnDjkDwlD3kEAmEJmEKmEmlFMqFPnFRlFUjFZmFfnFglFvkF0kF2kF3oF4pGJkGNlGQjGRmGTnGYkGpkGxjG0kG3mG5kG7kHIlHLlHUuHhmHwlIslIumIynIzlI2nI3mI4nI5mI6lJFlJHnJJpJKoJMoJNmJRpJbmJcoJgoJhqJklJrpJsnJvkJwlJzpJ0mJ1mJ6kJ9mJ/lKAmKtkKxlLwlL3oMUpMWnNGkNVkNcnNioOCoOSoOTnOVp
AVmDOkEhlFMoFRoFSoFUlFXnFYmFdnFelFgjFkmFllFmmFpoFslFtmFukFxlF4lF6lGPmGrmGsmGtoGumGvqHWnI+kJAlJOnJUoJzlOTm
ARkAwlA2kA+lBSkBVmBXkBolBunCXqE1lE3oFDoF6kGnlGqmGymHplHuoHwmHxjIFmIVlImlJSlJWmJjkKVkK6lLBkLmkLvmLxlMElMjlMnmNRkN0nN5nN7jOElOIlOSi
AolApmBxlCijCzmC/nDCmDFhDMkDPkDzlEYkEbkE9nFkkF9lGCkGSkGdlGemGgmGhnGilGkoGllGwoG0mG2mG6nHTkHVmIEkJflJplKLlKXlKclKelKjnMOkMrkNUjNjmNzmN3lOGkOJkOMmOPoOSk
AEmAekAhlAilApoAqkBLkBTlBYmBfkB/oCPnCQlCojCukC9lDDnDPkDVlDWjDdnDjlD9lEDlEHlEOkESkEmmErnEskE4kE8mFYlFrjF3lGWjGqmG4lHUlIXmJNkJOnJxjJ3kJ4kKAkKDlKFnKMmLIjLWlMIkMinMnlMqlM3lM6kNFlNSkOClOMpOOrOPoOUpOWq
ABlALjANkAUkAZlAckAgmA3nBMrBUnBVkBtkCBkC+qDElDFnDGoDOkDPoDQmDRqDSoDTnDUoDWkDbnDjkDwlDykD3kEAnEJmEKlELkEikFMqFOkFPoFQkFRmFTlFZmFclFflFgkFmlF3oF4pGNkGQjGRmGTnGekGfkGilGmjGtkG3kHIlHUuHWkHhnHnlHwiHxkIMlIUiIumIvkIxkIyoIzlI2nI3lI4nI5jI6kI7lJFkJHnJIjJJoJKnJLlJMnJRmJbnJcpJgoJhqJklJqkJrpJspJvlJwmJzoJ1mJ6mJ9lJ/mKAnKOkKRlKxlLznL3oMUmMWnNGkNNlNTkNcpNipOCpOSmOVq
AHmAVpAYkApmA4kA9lBMkBVnBWlBflB3lCCkC0kC2oC6lC7kDLkEpjErlEwlE3kE4jFBlFkkFqpGmkGylHAlHVlHklHlkHykH5lIFkIKkIhlI1kI/kJvlJwlJ6kKHmKKkKMlKdnKhkK6kLhjMAkMGlNGlNImNJkNOkNWlNZkNckNykN/lOOqOPlOQpORuOWk
AElAMkAPlAUkAhlAimAqkBYmBfkBtlCwlDJkDPkDVmDjlD5lEDlEXkEclEmkEtlE4lFklF3kGWjGnlGqjHYnIXlImkJxlJ4lKDlKHmKMnMgkMikMklMolMulNSlNXlN+jOBjOCkOMmOOoOPkOUp
DOlJOl
I1kOVk
B/lGplOQk
ABlDQlEklGPlHYkLplMclM9kODl
ABlFelG7lM9lNjlN9lOVm
JWkMdkN5l
ABlAglAwmA2kEOkEYmFAlFDlF9kGqmHpmHqlHulIFmIIlImlMEkMMlNRl
A+nBWnCzlDMkDSkGHlGNnGWlGpkGxkGylHBmHWlHnlHzlIFkIZlIekIzlJAlJHkKXkKwlMGkMLmN8pN/kOClOIl
ABlBGlDPlK6lMUlMZjN/kOPk
ChkDFkE9mGdmGemGikGllGwlG0mG1kG2nKHkKLlKUkKXkMOkNSkOPpOSk
GekLhkOMkOSk
C2lGml
AUlAVlAXkA9lBSkBukHEnH1lJlkJ7lMWlONkOOmORo
AUoAfkB5lCIkChkF/lGIkGbnIMkJdlJrkKflNJl
ABlE7l
ADjAJqAMlASrAmoAnmBFqBRrBlpBqlB2lB3lB5lB6kB7mCFoDHnDOlDVjDYmDlnD3oD4oEDpEJmEclEelEumEvkExnE8nFDmFFkF3tGBoGOkGVkGamGukG1oHDjHRrHupHvkIFnIOlIRlIUmIfpI6pJVlJWoJunJ+lJ/lKEmKToKglKklK7kK8nLMoLNrLWlLoqLprL0lMBnMYqMdnMrkM1uM2oM7mM+kNDlNklNllNomNvnNzpN0nN2mN7o
AfkAgmA2lBFmB3sB+lCJlCcnCnoC8pDckDfqDinDvkDxmD0jEAmEHmEJlFYlFsmF0kHmiHzoH/nIBtIHlIUpIjpIsmItkIxmI3lKUlKukK3oLlmLomLqpLzmL6nMKlMXlMZk
AgmBFlB3nC8kDfoHFkHdlHmlHzmH/jIBpK3mLdlLzmL2lMOk
ABkAUnCLnCzlGIlGbnIMlIQjJUkNAlNkl
ABl
AHkAJqASqAjnAmoAnlBFrBRqBVkBlpB7mCFoDMkDOmDYlDlnDxkD3nD4qEDoEJmEclEelEulEvlE8oFDlF3tGBmGalGulG1oHDkHRpHUkHuoHvlIFnIUlIfoImkI6oJJlJVlJWnJmlJumJ+kJ/lKBlKEmKTlKWjKgmK3lK8mK+lLHkLMpLNrLWlLopLprL0mMBlMKlMOlMYrMdoM1vM2pM7nNDkNkmNlmNomNvlNzoN0mN2lN7pOBmOEmOKj
AgmA2nBFmB3rB+mCJkCcnCnnCokCzkC8pDfrDioDjlDvkDxnEAnEHmEIlEJmFCkFYlHzpH/mIBsIHmIUpIjoIslItkIxnKLjKujKwkK2lK3pLdlLlnLolLqoLskLzlL6mMXkMZmMmk
ABmAYjA+jBGkBijBlkCtkDGnDInDRjDSkDVpDcjEAmEQkEUkEWoEgmEnmEzkFDkFLkFMlF9mGHkGJmGMmGOoGPjGSnGTsGYkGakGbkGkmGokG4kHIkHWmHhlIXlIykIzjI3nI8kJImJKsJMnJcmJhkJwlJ1kJ8lKBkKDmKGkKHkKnkLEkL2kL8lMLmMUlMcnM3jNtkN1lN9nN+mN/kOAmOGmOJoOUlOWp
ABkAEjAhkAwlA1mBUmB2kCwnDbkDunD8lD+mEVmEWlEplFilGBkGFmGLkHhkH6kIMkK+lLIkLLlMBlMImMrkM0kM4kM7nNHkN8kOAlOEmOHjOLlONm
ABlACkAEkAGlAHlAMoATlAkkAnmAokAqmAxjAzkA4nBJkBXkBqkBvlCRmCZjDPlDTlD/lEGkEXnErkFDmFInFVlFhnFjmFslF3nF5mF/jGAmGMoGakHhkHtmHumIbkI5kJHkJakJxmJ5lJ8kLHkLJnLclLdlLwoL0kMakODmOEnOWq
ABmAEoAHmAJmALoAMlANnAOqARoASoAVlAXkAYrAdhAemAfkAhkAmmArlAumAwoAykA3kA7lA/lBGnBHkBPjBUoBXmBYqBblBhjBisBkkBmlBppBxmB2oB7jB9mB/nCDkCJlCLmCPlCTlCWmCdnCekChlCjmCkmColCskCulCvlCwoCxnC0mC3mDFmDPnDXkDYkDbnDcnDeoDllDpnDumDvnDypD0lD2mD3jD+pD/kEFmEGlEKkELmEMlEOkESmETkEVpEWlEZjEbmEolEqnErnFKkFSlFYnFnkFqrFrmFskFymFzjF2oF3mF4kF7mGOmGPhGSmGVjGemGfnGnnGslGukGvmGwnG0lG8kHEmHSiHbnHcmHzkH2kH6oICmIEjIKkINlIjmItoIulIwkIxlIzlI1mI3nI4qI8kI/nJJnJKkJUlJjkJrlJsmJwkJxpJ1mJ2lKClKDlKLkKQmKilKolKqlLAkLFoLInLMjLPlLQmLboLclLgmLmlLrnLxlL0mL5mMBjMYnMZqMaiMmkMnkM2jM4lNClNHlNOlNUmNbmNemNgjNikNjqNpmNulNyjNznN9nN+mN/oOAlOCoODoOEoOFmOKkOLoOOrOQmORnOSlOTsOVk
ALlAgnB3nC8lDfpD3lHzlH/kIBoIjkKulLslLzmMOl
AfkArmA9kBDkBJmBPkBZoBgkC/mDCkDGjDakDfkFMlF/nGakHdkHtmHuqHwnH5mInlIqnI2kJRlJWkJlkKUlLDlLvlMwkOPj
BBkEvjEykFGlFHkFQlFhkISkIulI3lJPkJxkJ/lKUlK5lLlkL6kMvl
ABlHFkLll
AUpBClCLlCzlEclEkkF/kGblIQlJrlNAlOQj
ABkF/k
ABlBQlDYkDclEAnGMkGSkGknGtkHBlHPlJhkJ8lKHlKLlLdlMLkMUkMalMjlM3kOGmORl
ABkAwnA1mA5lBUnBYkBckBglB2lCokCwnDblDumD5lD8lD+lEVmEblFokGFnGykIgkMBkMIlM4lM7mNRlNUkOAmOEmOLlONn
AMlAnlHRkI6pLonM7m
DzlE/lGZl
ABlC3lLJk
AMnBAlBDlBXkE0kGSlGakHhkI5kJHlJJkJrlKBkKqlLJlL0lM4lODkOWp
ABkAMlAOjASmAilBIlBUlBYnBckBklB/lCLmClkCujCwlC8lDFnDPkDemDpkDumDvlDymD+nELmESkEUmEVlEbmEqkE9kFSnFsjFykF3kGSkHhlH6nIgkIjmIrlIxlJUjJskKQlKWlKhkKqlK+lLAkLTiLilLrmL0nMIjM4lM7kNHkNUlNrlOAlODmOLiOPk
ABk
ABlCmkDblFNlG0kHulJll
AKmAmkA5kBSlBemB6oCImCKnCckCnlCulC8lDXkDmlDokEOlEzlFDlGNjHFlHclHzlH9kIAnIBmIElILlITnIUkIZlI3lI9mJSkK4kLXkLalLklLnlL1lMIkMjlNml
IXmN1l
ApmBVlB8lDMmDTlDYlFMlGxkHSkHUmIslJAkJRkJajMGlMTlN8jOOk
ABkAKmASjAbmBDkBQlBemB6nCIlCKnCciCikCnlCrkC8lDnlEylEzkFDjHckHekH9kIAmIBmILlIQlITlIakIokI9mJSkK4lLXkLakLmjLnlL1lL5kL7lMXlMjlNklNtlOGj
CNkGqkIXnIylJgkOPl
BVkB8lDMnDTkEvlGxkIQlIskJAlMTlOWj
AImAZkAkkBhmCRlCcmCjlEGlEylFQlF6mHTkIanIqlI2lJRoJfqJ/lLEnLNnMJkNHhNLkNNkNOlNSlNVjNalNbkNckOMkOWl
ABlAEkAGmAHkAImALoAMlANlAQlASkATnAVmAWpAZmAbnAdnAenAfkAgkAhmAioAknAloAomAqmArkAsmAtmAwpAzpA1kA2lA4nA7oA/lBEoBFqBIlBMpBOpBTnBVqBcnBgjBjpBknBnkBolB1kB3kB4nB5lB6oB8mB+nCDkCEoCIkCJlCKoCLnCMnCNmCOoCPjCQlCRkCSlCUjCVlCXiCblCcnCdoCeoCgnCinClmCtlCwlCxnC2oC5lC9jC+nC/nDAnDCjDDmDFkDGnDHpDJpDKpDLnDMnDNnDOpDQmDRlDSoDTvDUlDZkDikDmmD0kD/mEAnEImEMnENmEPoERmESqETpEUlEVnEYmEcmEdqEeoEfmEgmEhnEinEjmEklElpEmnEonEpmEqpErlEspEtqEvoEwnEznE4iE5lE8qE9qE+oE/lFBnFGnFKnFSmFTmFUmFboFdnFijFkmFloFnjFqmFtkFuiFvlFwjFxlFynF0kF3lF5lF8lGEnGFkGHnGInGKpGQnGUkGakGbkGclGdsGesGftGgtGhsGisGjtGktGloGmsGnpGotGpmGqqGrmGslGtoGunGvpGwtGxpGytGzuG0vG1tG2mG3uG4uG5mG6qG+mHDlHKoHTmHVpHWmHZrHaqHblHkoHmlHolHqmHrkHslH2iIImIQmISnIalIbjIdmIloInoIomIpjIqnIrnIskIvkI0oI3jI8kI+kJDnJFjJHpJIoJKlJLoJOqJRpJTmJUlJVkJXnJYjJZmJclJdqJeoJflJglJlmJnjJpmJskJtoJumJvmJynJ0nJ5pJ8pJ9mJ+nJ/oKAlKBoKCkKDlKEpKFoKHmKImKKmKLnKMoKNlKPmKRmKSmKTrKUoKVoKWpKXmKZjKaoKbmKdmKimKjnKkkKloKpmKqqKulKvkKylKzmK2kK4nK5oK+lK/mLBmLCnLDoLEnLFoLGnLIlLLkLMmLTmLUkLVmLXoLZnLakLdmLeoLhpLjkLnmLqkLrmLsoLvmLzlL1kL3kL4nL5nL6nL8kL9kMAqMCoMGoMLmMOnMPkMRlMUqMYnMZnMajMciMdlMimMklMmlMolMrmMsmMupMvoMxnMymM1kM3nM5lNBlNIkNJmNKmNLmNMmNRlNWkNbkNepNfkNgqNhrNjlNnmNokNqmNsjNvnNxrNznN0qN1nN2mN4kN5kN6jOCjOHnOJoOKkOMlOOpOQkORjOSxOUnOVpOWn
ABlACoAEoAGjAHlAImAMkARmASmAUmAYlAdnAekAhmApkAwmA/nBCmBKkBMmBPlBQnBblBmkB3mB7kCLlCanCumCvnC6lDSkDgkDpkD9jEDkELnEMmENkEOmEQkESkEdlEelEjkEplFDmFIlFOlFTkFYnFgnFmpFukFvlF2oF3jF/oGHhGLmGMmGPoGQpGTpGYkGalGvoHBmHClHTkHeoHjlHloHnnHwmH7lIAlINkIOkIPkIXmIhnIkjIlkInkIpmIskItmJAmJEoJGlJJnJKlJVlJWnJcmJilJmoJqkJ+mKDiKNlKkkKrlK/lLKlLjlLnmLujMIkMNkMmkNbkNemNjlNnmNpmNvlNymN5jN8qOEnOFmOGvOJzOKsOMjOVl
ARnAXkAZlA4kBgjB2lCjkC5lDTlDYlD/nEMlEWmEgpFAlFMkHQkINkITkImnI3lJDlJKmJNlJPlJWkJdlJllJonJ0kKDlKRlKmkK2lLPlLYlL0kMWkNhlOApOCnOHnOKmOLjORqOUqOVnOWk
AElAFkAKjALjAMmAToAXlAZmAakAcmAemAfoAjnAmkAplAxnA4lA8kBDiBIlBOiBQmBSmBUlBdkBekBhmBllBolBqjBwjBzmB0lB9mB/lCAmCLlCNmCRkCTkCXkCZlCimCklClkCnlColCrnCsmCuoC0oC8mC9kDFlDGlDKpDNnDOkDSmDTmDUjDWkDelDikDlkDrkELmEMmEPjESkETkEUjEVnEpmErlEslEymE1mE2lE4mE7hFCnFFoFGmFIoFSkFblFgjFsmF1kF2lF6kF7lGClGDlGFlGGkGMjGOjGSmGTmGXjGYnGcmGlkGslG2kG3lG6lG9lG/jHBkHCnHFkHKmHPoHQnHZmHfmHglHhoHilHlkHnlHolHsmHulHwmHynHzmH0kH4jH5lH7kH+mIAkIBjICjIFoIMlITmIUlIboIckIeoIjjIqnIymIzlI0nI3mI4mI9kJAlJKhJPkJWlJaoJbmJcmJekJgmJtjJvlJwmJ1mJ3lJ4kJ6jJ/mKCoKGlKOkKWkKokKtlKvkLAmLFnLJnLKmLXlLZjLcmLekLfoLtlLvnLwkLxjL2lL+kMAmMDkMEmMKnMUlMVlMZkMflMglMhkMkkMrkMxlNfmNkmNnnNykNznN0lN4kN5mN6mN7lN8mN9kN+jN/lODlOHlOMpONkOOkOPlOQkORmOVq
AplBVkB8kCnlEMkFMlFilGFkGxkIslJajJhkN/kOWh
ABl
ABlAslAwnBqlBulBwkCklC8lDIkDSkELmENkEOlEdkEekFYkF3jGVjGYlGciGvkHemHlkHnlIJkIkkImlIrlJJlJWkJ3lLClLPlLQlMNlNUlNblNnlNplNqkNvlOGo
DIlJ0lOAk
ABlAplDGlDSkDYlD7lEAlFMlJMkOWl
ABlIXnMvlOHk
ABlAIlLFlOHoOWm
ABkAEmAklAymA0qBClBSmCFlCcmCnlC7lD7kEDlFCmGOlG9jHBlHKkHYnIEmJnkJ2lMGlNhkNpnNqnNrkN0j
B3mGVlJinKcs
CMlGUlKNkKbk
B3kDYnI2nKclL7kMln
BNmB9o
Jik
ABlI6kOWq
BclI6lOWp
ABkAclApkAqlBOkBpnB2mB/oCClCmkCnlDRmEJmEjlFMoFxkF2lGIlGOlGPmGflHLmHMnHUlHbnI0mI4lI6oI8pJAlJHkJSkJgkJnjKAlMGlNOkNikN2lN8qN9oN/oOAlOCrOGpOMoONmOOnOPmOQkOWy
ECkFQlHKkHMlI6lMMmNQkN4kODkOLnOWn
I6k
BOkB2nEJkF3jHUmOCoOSm
ABlANnASkAVkAnlApkAzkBjlCMlD8lEOkFUkFqoF9kGMlGtlHamIClITlIvkIykI+kJOkJboJhjNilNmkOCmOGoONk
D4lNSkNllORm
ABkAOjCWkDhlDnlEGmEPlFFlFViFakFblFflFrmGMkHHlIViIXlIpmI1kI7mI+kJEmJQkJ3kKklK7lLXlLelL+kM0lNmlOLkOTl
AOhAVkAYjAhkAslAtoA3kA9kBXkBakBbkBmmBokCAmCXlCYoCbkCcmCunC7lDtnD4kD7lD/lEDkEMkEPmEllEwoE0nE3kFFkFGlFKlFSlFUnFVoFrmFzlF7kF+kGHmGqnHDkHFjHHlHIkHRlHXnHcmHdmHrlIUlIhmI0nI+mJBmJZkJblJfkJmlJ3nJ+jKnlKxkLUoLclLekLfnLilL0jL5mMClMtkM0kM+kNmkOLlOTp
AYkBalB2kCKlC4kJvnMclN9mN/kOSjOTmOVl
ABk
ABlEkkNcl
ABlFnkLKl
AZjC+qDElDFrDInDJkDRlDglGRnHZnJKqJMmJcoJdqN8lOOnOVrOWy
ACoAJkAhkA1lA7lBUmBsnB1lCXkCYlCwnC4kDhjDmkDniD+pEDkEJlEVjEWlEXkEdnEjkEmmEnkE3kE6lFMlGLkGMiGSmGUkHJkH2mH6lIglIqkJIkJWjJklJmlJ2kJ6lKxlK7lLPkLXmMIkMZnMdlMqkMrkNPlNSkNlmOBmOElOFnOMmOQmOVk
LKl
LKk
OQk
ABkAZlGElOWk
ABkGElOWl
ABkB0lE4lGnkLVmMrlNLl
ABlE4kGpkLVlMrlNLlNsmOIk
Dfl
B9lDenF+kGgmI3mNun
ODk
A1nI4s
ABlBIlDDlGolK7l
EblE4kGokK7lLll
A1lI4n
ABkBglBulJDkMlmMyjOQk
ABkAJkAOlAUkAVjAWmA+oBHlBWnBhnBskBxmBzlCGlCJkCSnCUnCboCckCenCgmCqlCymC7mDCmDJkDKmDLlDQkDgjDonEAkEGlEMlEYmEZnEdjEelEhkEjlEkmE3jFCmFGkFKmFRoFSmFglFhlFjiFyqF4nF5lF9nGTjGUmGVmGaiGcmGroGsjGukHAkHFkHMoHVlHYkIDpIKlIQmISlIcpI8kJSmJckJelJfnJ0oJ7nKAkKDkKGmKQlKSkKTnKVmKYkKglKjkKlkKskK5lK9mLElLFlLLmLMkLNlLUlLdmLekLjlLljLmnLtkLylLzlL5lMCkMEmMMkMWnMZkMflMtmMwlMyoMzkM0lNBjNVoNkjNllNmmNonNpoNqkNsnNxmN2mN3qN4oN7mODiONnOSkOTk
AInAMmAPlARjAUkAulAynA6nBAoBJkBRlBXmBblBqkBvlB3lB8kCDlCHkCLlCPpCSlCYmCslCtmC0kC5mC7lDWkDXmDYmDZkDalDbmDciDdlDekDfmDgjDhlDimDjnDklDllDmjDokDpmDqnDsmDulDvlDwkDxmDymDzlD0nD1nD2kD3nD4oD6iD7kD8mD9mEAlEBmEClEDkEHnEIlETkErlE3mFElFNnFOmFPmFQiFRnFSmFTkFUnFVmFWlFXlFYlFakFbmFdmFemFfmFglFimFklFlkFmmFnlFomFplFrmFsmFtlFulFvmFwlFxkFznF1mF2nF8nF/lGvlG8kHAlHCkHEmHFlHGkHHlHLoHNnHOmHXlH0nH8oIDoIJlISkIUmIolItlI5lI8mJBkJRlJSlJUmJXkJelJilJ0mJ2oJ7lJ/lKbnKumK8iLCkLGiLKkLRmLTlLZmLbpLdkLemLhmLlmLnmL1jL6mMJlMTnMzlM2kM7kM8jNbmNcjNpmNqoNrlNukNxiN3rOBpOCoOQjOTlOWl
AGqCTpHPmJllNQkN6nN8lN+qOWk
ABlAImAMlAPlARkAlkAunAymA6mBAnBRlBXlB3lB8kCLkCPqCSmCajCskCtmC0kC3kC5mC7kDVlDWjDXiDYlDZlDalDbmDclDdmDemDhmDimDjmDknDllDmlDplDqmDsmDulDwkDxmDykDzlD1oD2nD3nD4lD7lD9nD/kEAlEBkEDlEElEFkEGlEHoEIkEJkESkErkEvkE3lFElFMoFNlFOnFPkFQmFRnFSmFTkFUnFVlFXlFYlFZlFbmFcnFdmFejFfmFilFkmFlmFmlFnnFokFpkFukFvlFxjFznF1lF7lF8oF/lGOlGvlG8kHAlHCmHDmHElHFlHGkHHmHLmHOmHXmHakHbjHkjH0lH2kH8nIDoIJmIUmIVkIgkItkI5lI8oJBkJCkJHlJSlJXmJemJilJlkJ0lJ2nJ7jJ8kJ/lKboKumKxjK/lLClLHkLImLKlLLmLOmLSkLWlLZlLbnLdkLemLhmLjmLllLnmLsjLylL1lL2kL6lMAlMJlMToMslMzlM2lM7mM8kNbmNglNljNmkNpkNqoNrkN3qOBoOCoOTlOWl
AGqBWmCToHPnJllNQkN6nN8jN+qOWl
ATkAakAbkAnlAunAvoAymA9kBMlBOmBQlBZoBamBekBjmB0mB9kCBnCDmCGlCKlCMlCNkCUkCemCgoCkmCulCxkCzkC4lC7tDBlDEkDRjDflDgkDmlD+mEEmEOmEVmEXkEemElmEmnE4mE9lFKlFYmF8lGCkGDmGJnGSmGgmHAmHDlHNlHOlHXmHulHykHzoH9nIAkIbmIjmIklInlIpkJCmJEkJQlJRnJUoJqkJ2nKMnKNlKRlKXmKZkKgnK3kLWlLrkLzkL1lL/mMAkMXkMYiMimMjlM5kM/jNHkNJkNLkNOnNPnNRnNVkNqlNskN5mN+lN/mOHiOIkORp
AJnB/l
DDiOPl
HDkIslLWl
CKlF8lHQlJClNqm
C7lHQk
DmlD+lEEmEplFJlHLlHQkHymIbnItlL/lNOl
ABlJllOAl
AdjAojAxlA8kCKmCPmCWmCplCtlDikDwlF2kF5lF8lGHlH3lH8lINlIbkInkKBkKDjKVlKXlLRkLYnLelMFlNGk
ABlHVnKQkLSkOPm
AdkAokA8lBCjCKmCPlCWmCtkCwjDikD4kEwlF2kF5lF7kGHlG+lHbkHglH8jIbkJ1lKDlKVlKXkKkkLRlLYnM0lM6l
ABkF+lGolLSk
AKmANlARkATnAVpAYmAZnAcmAlkAmkAnlAwkA2nBAmBFkBNnBUnBelBqmB3jB5mCAmCHpCPkCwkC2lDSnDUlDVnDXmDYkDZkDbnDdkDhnDilDjkDllDnjD0kD3nD/kEUkEfmEgmEojE7lFNkFijFmkFqlFxkGQkGWmGfjGrnG7lHZkHipHnnHpmHqoH0nH7kIGlIRqITmIZmIckIfkIllIonIpkIqkIyqIznI1mI2nJFnJHpJPmJWmJclJlkJqlJtkJvmJ3jJ7lJ9mKAmKKkKvmKxmK6nK+rLBlLFkLHkLTlLYlLckLylLzoL3nMBoMNkMPkMYkMZqMbnMcmMlkMwmM0lM2kNtkN8mOAlOBmOFoOHnOJoOKoOLmORnOUm
AElANlASmAfkAmkA3kBimBxkB2mB7kCdnCxnD+kD/lEHlEokFKkFMlGrkG3kHMlHRjIClI3mJxkLEkMYlMrlNbnNekOClOFnOLkOOmORjOTj
AXoAZlAdlAhlA1lA2kA/nBEkBMlBTkBglBllB4nB+lCcnDCjDHkDZlESpEYkEdmEhkEsmE9nFBmGQlGjkGkhGoiG3kHZmHklHrlH+kJHkJTlJZmJtoJyjJ8kKBmKplKumLLjLTlLakLhlLtkMUkMYnMikMmlMvmNekNhmN2kN7mODkOGkOMj
GolKQk
AOlATkAVmApkBelBolCqkDOlDUjDXkERlGQmHqmIKnIRqIzmI0lI4kJWmJcmJ9lKKkKxmLYmLklMBlMwlORo
ABlBVlB9kEblJSlLukMlk
ACvBWqBXoDukD5qGFlGOlG2nH0lINoIbkJYoKZtMhoNJrOHk
ACvAPlAWmBXkCBlCJrCKmCMlCNkCOnCPoCTlCUmCVoCWpCXrCYsCZvCbpCdlCevCfuCgqCmoCslCvlCwpC0kC1sC2mC7vDCqDKsDLvDNkDnuDpmD/kEWnEfpEkoEllEroE5iE6mE9oE+oFCnFbwF0pGGuGblG3pG+nHBlHCmHEoHMlHQmHVkHXwHbmHcsHtmHxyHyuHzuH0vH1tH2rH3pIOkIhpImkIpsIruIsuJJlJcmJrlJvlKGsKTqKZpKqlLbkL+rMDnMjlMwkM5qNnqNplN3p
ACqAekAjqA8jBDkBWoBgoB6lB/kD5kEVmEgqE6lFslGEmGFnGHnGIlGMlGclHmkIFlJUnJtlJ+oLAlLBlLEmLGrLVnLtmL7pMvkOJl
ACtC2pIpnJUkMcnNJl
ACoAFlAImAOqASlAjmAkmArmA2mBFmBGoBTlBisBpqBwlB2oCNkCYlCvjC3oDSnDklDxmD5jD8pEDkEGlEKpEZmEgsEklEvlFElFHlFIqFrkFtmFyqF5pGBmGEmGcoGelGklG8lHHpHQmHUmHbpHfiHhrH5lIVmIWkI+qI/qJAkJBmJWpJXqJYnJfkJuoJ+nKalKflKlmKvmKzmK+kLCmLFmLGnLIlLNlLOlLPnLQmLTmLjmLmpL6nL8nMAnMFnMJmMKkMPsMXkMdnMepM8mM+mNBnNClNKmNLkNMkNhmNxoN0mN2kN7lODnOEpOJmOUk
ACqAjpBWoBbkBgnBklB6mCtlC3lDAlD5kEVmEgrE6lGEnGFmGHnGclGolG4lHflIFlJUnJXkJtlJ+nLAlLBnLEmLGqLVmLXkLqlLtmL7oMgkOJm
ACsBQkCYkC2oIpmKslMcn
ACnAFlAOpASlAflAjpAkmArmA2mBFnBGqBiqBpoBwkB2pB5lCHmCNkCYmC1lC3pC5kDSnDkkDxlD5mD7kD8pEKpEZmEalEgsFClFEmFHlFIqFUlFtlFyrF5oF/kGAlGBlGEmGZnGcoGenHHrHMlHQnHbpHhrHniHtkH9kIAkIVmIWlI+rI/pJAmJWpJXpJYmJflJtjJuoJ+mKlnKvnKzjK+mLCmLFnLGoLIlLNkLOkLPnLQmLToLVkLXmLjmLmpLqkLvkL6nL8mMAmMFmMJlMKjMPsMdnMerMglM1jM8mM+mM/kNAlNBmNIlNKnNMlNNlNxnN0nN7kODnOEqOJl
ACoAFmAXmAatAjrAvkA/kBElBXmBvlBylCJlCSkCXnCooCpkC1lDllDtmEFmENjEUsEhmEtoFJsFrlF3kGAkGBlGIoGMkGNqGvjHLmHbjHskH1kIRjIboIrkJAjJOkJUpJXmJZlJhmJnkJpkJzkKZlKmmK2lK8lLFoLJnLLoLdmLioLyoL+mMLqMRlMUnMbpMgpMlkMnjMunMvrNHkNdkNfkNjkNzhN5lN7kN8kN9lOEkOHqOWl
ACnAEpAHpAPoAUmBAlCWkCYnDIlEUnFDnFulF0lF3mF5mGAkGTqHLqHVoHamIAnITnIclI8jI9kI/mJKmJSmJWmJ5oJ8tK7kLJmL8oMJkMYlMolMvlNjvNwmNypOGs
BWk
KZk
NJm
C2lMgmMuk
AWlCJqCOkCTlCVmCWmCYmCbkCfkCgoDLpDnmErlFSjFbmFokHEnHPkHboJroKGnN3l
ACm
AEnDnlEUlFKkF0kHLrIAlLJkNjoOGo
A1mA5kA7kBOlBimB9mCYnCwmC1lDClDMlDVkDwlEAlEBkEplFdlFukF2iGMkGWmGpkHelHgkLRlL/kMZkMtkNKlNOlNfnNvlOAlOCoOUj
ACmD8nG+lHHmMekNhl
ACuADpAElAFnAHlAIrAKnALsAPlARsATmAUqAXnAYlAbtAdjAepAghAhmAimAjkAkoAlkAmnAnkAokAvkAxmAzrA0lA2pA4rA9oBCoBEmBFpBHjBLtBMkBRmBUmBVqBWnBXkBbsBjnBtlBvpBylB4sB6qB7lB8mB+nCBnCHoCIsCKlCLjCRpCSpCWqCYkCbnCcmChlCirClqColCqjCrpCsmCwmCxkC0mC2uC3rC6pC+nDFmDHmDJtDKlDMmDNnDQnDSnDTrDUkDVmDXnDYnDZoDblDelDlqDmkDnpDomDwmD1nD8mD9pD+kEAnEBmEEmEFmEGlEHmEIkEJmELoEMoERnESkEVkEXnEZpEalEdkEeoEflEglEhoElkEnkEopEtmEvpEwmExrEyoEznE0lE3mE4mE7sE+sE/rFAmFDlFEsFFsFGqFHoFImFJnFKkFLnFMoFNqFOqFSnFTmFUlFXkFYnFZsFcnFdpFeoFfnFgmFhmFilFlmFmoFnnFppFqnFumFvqFwoFxmFzmF0mF2pF3mF5mF9lF/mGAtGBlGCmGGlGHkGKjGLnGMnGNpGOlGPrGSmGUqGWoGXjGYqGZnGaoGckGdnGesGimGjmGkoGloGqmGrnGxoGykG1nG2sG3pG7mG8pG9kHDmHIqHKmHMjHNnHRqHSoHUpHVmHhmHmlHolHpkHrlHtnHulH2mH6lH9kH+lIHnIIsILoINjIPmIRmIUmIVnIZjIanIbmIfmIgmIipIklImoInqIplIriIsiIumIwnIxmI0oI3nI5nI6qI7sI8oI9pI/pJBmJCnJDtJFtJHnJIoJKlJQpJSmJTrJVqJWmJXtJYuJZpJasJdmJenJfmJgmJhpJikJkpJmmJnrJotJpoJrpJsoJtpJuoJzpJ0qJ4pJ6uJ8uJ9qKApKPnKSlKWmKfkKlmKmkKqnKsjKtnKumKvnKwoKynK4mK5nK6qK7oK8nK9lK/lLBlLDnLFlLGmLHnLJoLLpLNnLOmLRqLTnLUlLVoLWmLXnLYiLamLeoLfnLlkLnnLoqLqrLtlLwkLynLzmL1sL2nL4oL7kL9qL+rMAlMDpMHoMJmMMkMNnMOlMPoMQpMRoMUnMXoMYnMZlManMckMdqMglMhsMomMpiMqlMrmMslMvrMwlMxkMyoM8oNBnNGnNIpNLkNOlNUnNYmNckNdkNerNfpNgqNhsNipNjlNpmNqmNrmNskNumNvlNwlNxoNzoN0nN1qN2nN3kN4lN+pOBpOCnODmOEtOGuOHpOInOJkOLmOOkOPlORlOSnOTpOUmOWv
Eej
ADmAHoAOlAfkBLkBbmCIlCdlCtmC0kC3kDRlDSnD4kEamExlFBlGEkGGkGIoGMmGRkGalGbmGvkHnkHxkH3mIOkIPkIgnI9lI+lJCnJGkJlkJ3mKJmLLjLalL8mL+mMDlMtkNelNgjN3kOKsOOjOWl
ACq
ACn
IplJ8s
ACmDlmEXmL8mOSl
ACmD8lFIlJnlL8m
AClAMlANlAPkArmBbkCYlC1lC3lDrmDzlEQkFNlF/lGMjHLpHSpHvmH5lH9lIVlIplJcnL2kL8jMRlNflNgkNvkOGkOWn
ACrASpCYqC3nDolEEmFEmFrlF7oF/kGenGfnG3lHymH2lIbpI+vLKmL8pMJpMzlNxkODl
AClAHkAImAMmAPoAdkAlnArnB5lCYmC1lC7lDpkDrmEFlEQkFNlF3lF5lF/nGMmHHmHLpHSlHUkH5lINlIVmIqnIzkI/kJWlJcmJplKVkLAlLDlLmlL2lMRlNfmOGmOHlOKnOWj
AClAMlANlAPmARlAXkAdkArlBbkB5kCWkCYlCakDrlEdlEekFNkFXkF/lGMkHLqHSoHdlINkIVlJcmL8lMBkMelNflNvkOWn
ACrASpB2lCYpC3mDnkDolEEmE9lFEmF7nGemGfnG3lHblHylIboI9jI+uLKlL8qMJoODmOMk
AClAImAMkAOlAPpAdkAlnAroBumCYjCajC3lDVkDrlDwlEFlEQkEekF3lF5mF/oGMmGVkGXlHLoHSlHUkHckHdkHvlH5jINjIVmIqnLekL8kMBkMRlMokNfmNjkOGkOJlOKmOWj
ACmAHqAImAJjAMmAOpAPkASmAYoAdjAjlAkjAnsArlAsnA3jA4nBAkBCmBKmBRkBSlBboBglB5pB7nCNoCYmCimCloCsmCujCvpCymC3qC4lDHnDRmDSkDmkDziD4kD+mD/lEAkEPnEQrESmEXlEYkEamEbpEcmEemEflE3lFRlFSkFTkFVqFYmFbmFdnFgkFjmFljFqoFrnFxkF7jGApGDkGEqGFmGPmGVjGWmGmqGylGzkG6kG9mHHnHKoHLpHNpHOoHdnHrkHtlIVnIpjItkIwlIzmI0qI8mI+nJDjJJnJMjJOlJhrJlkJmlJqlJ5lJ9nJ+iKsmK1lK4kK6nLKlLPmLQmLZnLhoLmnL2qL3mL4mL8qL9nMMlMOkMZkM0lNepNfpNglNhmNmkNxkNymNzmN0lOGnOIoOJlOKlOToOUk
AOlDpkDrmJcjMBl
APkF/mGVkGXlLAkNwl
ALlAlkAmkAylA2nBukCCkCqkCsmC1kDSmDVhDklDzkEAlEJnELlETlEhmEjoEokEzkE9mFHlFSmFXlFinFrnFvkF6jGImGMlGNkGOlGQlGgmGnjGonG3mG4oHEmHImHOlHRmHhnHrkH3lIkmIumI8iJLjJdlJfmJvoJ1oKHlKMkKPlKWkKXkKdmKekKflKhnK1oLAjLBlLFjLWjLalLwkL4kL8kL/lMCmMEkMblMfkM2mM6kNgnNmkNukN3kN8pN9lN+nOBoOCoODrOErOIsOLlOMsONlOPnOQtOTlOWl
ACmAPlCJlCKlCWmCbnCmlCslC1nEVlEkkEllFbkGGoGblG+lHBmHCkHxoHylH0nH1mH3mIOlIpqJvmMDnNnnN4kOFl
CYmFElFUlIbkI+mJul
B2kC3kFrlI+lL8n
AHmAOoAdkAjmAkkArmA4nBSlB7kCilC3kDQkDSlEQnGAmGFkGckG9mHKlHdoHtkItlIwlJDkJ5mLQnLZkL8oNepNznN0lOKl
ACmOHk
ACnAOpASmAUlAkmArkBprBrkB1oCLoCalCskCuoC1mC3kC9lD5mD6oD8nEYjEarEqkEvjE1nFRlFWnFYmFaoFlkFslFumFymF4wF5nF6mF7qF8pF/mGZkGrpGsoGtnGulG9lHHmHLmHQhHblHtlHwpHxjH1lH5nIplI+jI/kJBjJpmJujJxmKzmK9mLCnLIoLKnLQoLTkLXnLYnLcnLemL1lL2rL6mMJpMWoMepM2mNolNrnNykNzkN4kOLkOWk
ACoAOoASnAdlAklBSlBptB1nCLoCRkCYkCamCupDckDolDslD5mD6oD8oEYlEasE1mFQkFWnFYmFanFrjFunFylF4xF5mF6nF7pF8oF/mGEkGOkGrpGsoGtnGunG9mHHjHLmHbmHtlHwqH5mIPnIbkIpmI+lJOkJjlJpnJxlKzmK9mLAjLClLImLKmLMkLQoLXmLYmLbkLcnLenL2qL6mMJpMPkMWnMeqM2mNWkNolNroNzk
ACoBWl
ACl
ACkA2lBwl
ACkAxkBGlB2oH2lKllLCmL6kMJmOLn
ACkBbjC1nEYkHbkLClLQmL6jMgkOLl
ACm
AFoAHmAYmAelAfoAinAroAsmAukA2mA4oA9lBJqBTmBemBklBtmBwkB1nCEmCIoC3kC9oDAlDSkDglD+pEunFEkFKlFUmGLkGMnGOmGfjGhnGioGknHBkHflHglHinHjnHkoHloHnrHomIYmIipInnJUpJdlJ5lKHlKIoKVmKWmKXlKlmKupK+qK/rLAqLBoLCnLFpLGmLUoLtkL3mL4mL5oMCpMFnMooMqlMxqM8nM9mNVmNejNfrNsmNvlN2lOKjOSm
AFoAHmAdjAelAfoAinAroAsnA4pA8kA9mBGmBJqBRmBTlBemBgkBkmBtnB1lCEmCImC3kC9nDOkD+qEukFFlFUnGMnGOjGfkGhnGipGkoGokG3jHFkHfmHgmHilHjnHkqHlnHnrIYnIipInnIxlJUoJdlJ5oKHmKIpKOlKVmKWmKlnKuoK6kK+rK/tLAqLBnLCnLDkLFqLGnLUpLpkLtkL3mL4lL5lMCqMFnMooMqkMxpM8nM9nNLkNVmNZlNejNfrNsmNvnN2lOKjOSm
AClAXkAcpAenAfmAimAukAwmAzlA1nA2oA4mA8oBDlBUnBWmBalBejBomBrnBvnBwkBymB3lCIpCrmCtkCwoCxkC6lDAkDCmDDmDGkDImDNmDflDnmDqlDroDsoDvlD6nD8kD9kD+lELlENkEOmETmEUnEhjEikElnEomEpkEwmFAkFCkFImFJmFKlFQnFhkFlkFokFunFzkGLkGMkGOmGQkGSmGYmGnnG0lHOkHTmHimHklHlrHnnHonHpoHqpHrmHymH2pH3nH8kIFnIGlILnIMpIWkIekIfkIipIlnImmInlIopIpkIqiIsnItmIunIwoI1lI6pI8iI/lJElJFoJHmJLpJPnJSoJVlJcnJdlJekJflJiqJwnJ2lJ9kKElKKlKLmKOlKakKdkKhmKloLckLpjL8kMAlMDmMEnMOnMXlMalMklMylM/lNOlNZlNekNfmNokNwnNykN4kOAjOFkOInOJiONiOWr
ACoAdkBelBgmC3lGEkGHlGVlG4lJtlLGmMglOJi
ACnAwlB6nE6lGFmJUkLalL7l
AFjAHlAdkAfnAinAroAsnAulA2nBJnBglBtmBwlB1nB7lCCmCIqDilDvkD2lD+nFUlF3kGMkGOkGWkHkkHlmIQkIYjIelJ5pKVkKdkLUlLpkL5oMFmMqkNFlNfqNikNsmN7kOBkOKk
ACl
AGlAbkBmkDskEFlEHnEalEpkI6kJQkJ6kLTlLikM2lM4l
AckAelBxlBykIpkI6nJFkJQl
ACjAQnAgkBMlB2kCIlCRmDDmEZlFDlFMnFVmFkkFmlGFoGVjGZmHLlIrpI8lJIkJQkJSoJUkJunJ/lKolKxlK/lLSlLymL7lMooM4lNOlOGkOLmOTmOWl
ACmAEnAPmAQlAbkAglAmlBBlBOlB1lB2jCIkCRmDDmFMnFVnF6lGFpGOnGZmHLlIrpI6lI7mI9kJIlJSoJumKxmKzjK4lK/lLynL6lL7jMooM2lM4kNOlN3lOLmOWm
ACk
AClARkAakBLkB4kCWlCijC3kE3lE4nGWlGekGliG0kG3kHVlLTjLalL4lL+kNenNhmN0lOGm
ACnAPnFmlHLmM2k
ACnA/qDZlIxpJbmJ7mKylMuo
ACnA/rCklIxpJbnJ7mKykLhkMup
A/iIxkJ7nMul
ACoAIlAekAklBhnBpnB2oB8lCQlCYpC1nC2mC3jDqlEPoEglFWlFXmFsrFtkFukFykF4lF5rF8lHHkHbmI9mI/uJAqJBlJSnJxlLFkLGmLHkLKkLQmLXkLemL2mMSqMesNNm
ACoAMnARqBTnBYlCEmCHlCstC5oDxoDymEPkEwnFGlFmqGdlHFiHlmH0nH+lIDmIEkIPpIcmIdpIplI0mJGnJUlJZlKElK6nLStLVnLXnLzlL0oL6sMFkMOkMzkNbnOBkOGk
ADoAEjAGmAJlAMnAOjAWkAdnAekAmnA4kA/oBEmBZmBgjBjkBpkBxkB1lCPmCTmCVmCWpCXmCkmColCwmCxlCylC2kC5kDNkDPkDTmDVkDWlDdmDjmDljDojDpmDroDvkDwlDylDzmD2lD3kD4lD8oD+oEEkEFmEGmEVoEWnEZoEukEymE0mE/kFJlFMlFgjFhmFmkF0lF1kF+mGEnGbkGimGnkGwlG0oG8kG9mHIjHJmHLlHNnHOmH/lIIkIgmIikImnIqkIskIxnIzmI0mI4mJBlJIkJMkJNnJOlJZlJalJgkJjkJnnJpjJwlJxoKokKpmKqkK2jK7mK/kLJkLNlLPkLTlLUlLcnLglLllLrlLxlL2kMAkMBmMJkMYlMZnMamMdlMplM3mM5mM7nNMkNbkNelNglNhmNilNjlNyjN9mOBnODmOEnOFpOIkOJkOKlOLoOSm
ACoArkA2lBbjBhnBilBpmB2mB8kCQkCYpCplC1mC2nC3lEPnEgmEqlFWlFXmFrlFsqFylF4lF5sHHlHbnIJlIpmI+mI/uJAqJBlJSkJxmLGmLKlLQmLZlLclLenL2mMPkMSqMesNNmOTl
ACoAMnARpCEnCsrC5oDxpDylEPjEwnFmpF8lGFmHOjHlkH0lH+lIClIDmIIlIPpIcmIdpIjoJGnK6nLSsLVnLXmLzmL0oL6rMFlMOlMzlNboOBj
ADmAEiAJmALnAMlANlAOkAdmAelAmmAvlAzjA4lA7lA/pBElBUlBZmBblBjjB1lB7kCPmCTkCVmCWnCXnCclCjkCklCmkColCwmCxkCylC0mC2jDNkDRjDTmDUkDVkDdmDekDpmDrnDvlDwlDymD2nD3kD8nD+nEEkEFlEGlERkEVnEWnEXkEZnEckExlEylE0lFCkFEkFMlFgkFmkFolF0mF1lF+mGAkGEjGglGimGnkGwkG0oG9lG/kHIkHJjHLlHNnHOlIflIglImmIslIxnIzmI0lI4nJBlJDlJIlJMkJNlJVlJWnJXkJanJgkJlkJnnJpkJvlJwlJxoKClKolKplLJlLNkLPkLUlLcnLgnLlmLmkLojLrjL2lMBmMJkMYiMZnMakMdmMgjMmkMplMvkM2kM3mM5nM7mNMlNOlNenNgkNhlNikNjlNykN9mOBmOCiODnOEqOFpOGlOJlOKnOLmOSl
CXlCZmCvkDnlE5lFbiGGmHQmHtlHxmHymHzoH1kH3kIhkJJlKDlKalKflLalM5o
ACpDLnDnqFCmHtlHxmH1lIpl
ASkAhoBDlBFkBdlB7lDblDfmDslD1kEFlErlFzkF7lGGmGNkHulIylI6nJBkJCmJSkJ8lK9lMXk
ACnASkFTkIpl
ADmAEjAJmAQkAsjAxkA/lBBlBDlBjlB1mCVnCXlCymC0lDElDNkDTmDdkDglDvkDwnEAkEukEylFCkFJkFMmFmmFtlF9kF+nGEkGijG0lG9mHBkHNnHOnHQlHZkHkkH/lIBkIgnImnIxmIznI0lJVlJamJnkJwlJzkJ9kKpmK7kLPlLckLolMBkNejNikN9lOBkOCm
ACmARlCslEwkH0kIIkK6k
ACkBEk
CWkC1lDrkD9kFIlFwlGTlIOl
AClAEoAIlAPqAhkAroB2nCalCxlDckDdlD4iEQmESlEXlEtlFHkFIlFMkFVkFqmFzkF5lF/mHLuHOkHUmHYnHlmH5lIVmIpjI8mK+kLdlLglLroL8kMJkMKlMbmMgmMztNeiNhkNjjNtkNwkNysN5nOBlOWn
ADnAQkAXlAanAblAgnAhmAjlAxmA2mA4rBDlBFkBVnBekBgkBqlBtoBvoB4sCBmCHkCRlCWpCZqCbjCclCfkCioClmCrtCukCvmCwmCykCzmC0kC2mC3lC5jC6mDCoDllDmkDnpDtmD1mD7lD8nD9mEBkEEjEFqEUnEekEolE+nFHmFbkFekF2lGelGxmG2mG3nHdmHrlHttHulHyiH1kH2nIGlIImIKkIUmIZoIamIioInlIplIrqIsmJFkJekJykJ0lKPnKVmKllLAkLDlLFlLRkLcnLflLqlLvmL1mL4pL7kL+lMDoMLmMRpMalMhmMunMxkMymNHkNdoNrjN4mODlOLmORn
AClAIpAMnARkAXlArnAtlBKlBbjBtlB7kCvlESkEejFRkFilFqmFzlF5nGKmHLlHUmHalIflImkI8jJQkLGlMgmNelNilNjnNqkNwlNylN4lOCmOLkOWh
ACmAEmAImAPpAYlAklApmArnBJkB2oCalCbkDdmD4kD/lEHnEQlE5jFHlFpkF5oF6lHLuHUlHYoHakHlnHrlIVkI8mJUlK+kLBkLglLroL2jMJlMblMgmMzuNejNhlNyrN4kN5lOBkOWn
ADmAJkAXlAalAbmAgpAhmAjlAxoA2mA4sBFlBLlBPlBRkBVnBqkBtnBvnB4qCAlCBmCRmCWoCZrCcmCioClnCrsCvnCwmCylCzmC0kC2mC3mC6nDCnDlmDmlDnnDomDpmDtlD1lD7kD8oD9oD/lEBkEElEFpEUmEomE+oFblFckGemGxnGykG2jG3nHdlHrlHtrHukH1kH2nIUlIZmIamIinIllInnIplIrpIsnJFmJklJskJykJzlJ0kJ3lKPnKVmKllKxnLFlLHkLRmLcnLflLvmL1mL4qL7kL+mMDoMLlMRrMXnMalMbkMhjMumMymNHlNdnNrkN4mODlOFlOJjOLm
AClAIoAMnAXlArmAtkBbkCLlCkkELlEQkFHkFRkFVlFaiFbkFkkFplFzlF5oF/mGKlHLkHOmHUmHalIflImkI8kJUkLXlMglNilNjnNylOClOGjOKjOLmOWj
ACkADkALkAfkBvkCDlCXkC4nDDlDHlDPkENlEkmE4mF4kGplIDkJZkKHmK7lM/lNckOMnOOoOVl
ACn
ACmAtlCLlCkkD4kH5lIfk
AInOWi
AbmAhkAjkAxlA2kA4iBFmBVlBtkB4mCBmCRoCilC1lC2lC6mDAlDlnDonD8jD9nEElEFnEZkFelGemGxnHtmH2kIIlIUlInlJ0mKlmLHlLflL4lMDmMamMhmMvkNHjORl
BvlCflDtkE+kJ3lKlkNdm
AslMsl
CHlICl
B1kCalE5lGKlGZnH/mJXkKdlL+lMDlNvkOPj
ADmAGkAImAKlALkAUmAVkAboAcoAdlAfjAmmAqlAzmA0kA1mA2mBClBJmBLnBQlBgnBonBroBwoBylB1kB6kCBkCInCNjCRkCZmC5mC6mDDlDFkDHlDklDllDumDwjD0kD1lD+mD/nECjEMlEUmEVmEdmEelEhkExmE1lE/mFDmFEpFFlFGlFHlFPlFemFglFnmFooFpmFvmF2lGDkGGlGJlGKlGNmGOmGQlGXjGakGvlG4jHInHQlHXlHhmHkmHlmHniHukHvlH1oH6jIFmIInIJmILkITkIVlIWlIZnIamIikIkkInnIolIpnIrnIvkI2iI4jI6lJDnJFmJKlJPpJQlJSnJVlJWjJYlJioJjlJmlJxlJ2kJ4nJ6lJ8mKHkKnlKroKukK0kK5nK/nLJlLWmLcmLdlLglLjlLmmLnlLolLtnL1lL2lL7lL8mL9nMDnMOkMUlMWkMjmNHlNKnNQkNXkNYmNdoNekNokNwqNxpN6mN/lOClOHkOLlOOlOPlOWm
APlARlAalA0pBFmBRlBVlB7kB+lCXnCZkCfnConCpkDanDclDllD9nEFnEJmEMlEYkE3lFZnGBkGCmGLmGMmGYkGdnGfnGgnGhmGimGjqGkmGlpGmqGnpGwnGyoGzmG0nG1oG3mG9lHQoH8lH9oH/oIblIxjI6kI/lJ6mK1mK9nLfmLhmLwkMRkM4nM7mNGlNjkNkkN7lOBmOLmOSs
ACkADlAImAKlALiATmAUoAbmAdlAlnAmrAnlAqkAxkAzlA2jBCmBGlBIlBJpBLlBWkBdkBgoBklBrnBsmB+lCInCTlCZnCdlCgkC5nC6kC+lDDmDFkDHnDkkDlkDulDylD6mD+mD/kECmEMkEVmEWmEdjEelEqkEvlExmEykE7lE+lE/oFDnFEpFGkFdlFemFfkFnmFojFvmF2lGBkGFlGIkGNmGOmGQlGWkGYlGslG4kHInHQmHVkHhnHkmHvlH6lIHoIIoIVkIZmIamIkkInmIpmIrmIvkI4kI5lI6mI7jJDnJFnJKlJPnJQkJSnJWmJYoJdmJinJjmJmlJujJxlJ4lJ6iJ7lKJlKnmKrmKumKznK0nK4nK5oK/nLJlLKlLRlLTlLUkLYlLclLdnLknLmkLokLtnL2lL7mL8nL9nMKkMUkMXmMjmMqlMulM/lNHlNIkNKnNQkNXkNYlNdpNwrNxpN6kOAkOCmOHkOLmOPnOWn
AJlAWlCalCikE5lGZmH/lJAkKOkKgkL4lNvlOPk
ACjADkAIlAKlALlAUoAVkAbpAcoAdkAflAhlAlnAmlAqlAwlAzmA0kA1lA2lA6lA8nBCmBEkBLoBTkBomBrmBwnBykB+mCIlCRlCZmCskC5nC6mDAkDDnDElDFkDHmDdlDlkDumDylD0kD+nD/mEDkELkEUkEVlEdnEemEvlExmE9kE/lFDlFEpFFlFGlFOlFWlFakFemFgmFnmFooFpnFvkFwlFzkF2lGDjGNmGOlGQlGWlGXlGYnGskHHkHInHTlHVlHhlHkmHlmHvlH1oIFlIInIJkILkITkIWmIZmIalIclIkkInnIolIpnIrkJDmJFmJHjJKlJPqJQmJSoJYlJdlJipJjkJmlJomJrkJtlJxlJ4mJ6mJ8mKHkKnmKrnKskKukKzkK0lK5nK/kLBkLJmLRkLWlLYkLclLhlLmlLtmL1mL2kL7oL8mL9nMDkMIlMOlMUmMjmMukM/kNHlNKmNXlNYnNwpNxqN6lOAlOHlOPl
AClAamA0pA4kBFmBVlB+nCXmCflClmConDalDcmDhkDlnD9oEFmEJnEMlESlFZlFjlF0kGCnGMlGdmGemGfoGgoGhlGimGjqGkkGlqGmpGnqGwnGymG0lG1oG3lG9mHQpH9oH/pIpjIxlI6jI8kI9jI/jJ6mKykK1lK9nLQlLfmLhmMzlM1lM4nM7mNGkN7mOBmOLmOSs
ADkAGkAIoAKmALlAMkATnAUoAblAdlAelAhiAlmAmpAqlAxmAzlA2kBCmBImBJnBLlBWjBdlBgnBolBrmBsnB+lCInCNkCTlCZlCglCklC5mDAlDDnDEkDHlDMnDdlDekDflDukDyjD6lD+mD/jECmEMkEUlEWlEXkEdlEemEvlExmEzlE1lE7nE+kE/oFDoFEoFFlFRlFemFnmFolFvmF2mGBkGJjGNmGOmGQmGslGvkG4kHHmHImHQmHSlHhmHklHlkHvnH1kH6oIFlIHoIIoIPkIVjIWkIZnIamIgkIklInmIpoIrmI2lI4kI5lI6lJDnJFnJKlJPmJQkJSpJWlJYoJdmJinJjmJmlJxmJ2kJ6lJ8mKHkKJkKnmKqmKrlKumKzlK0oK4lK5lK8lK/nLBjLRlLUlLckLdmLkpLmkLtlLynL1jL2kL7mL8mL9lMGlMUlMXmMjnMqlM/lNXjNYlNdpNelNpiNwrNxrN6lOAmOFnOGkOHlOOlOPlOWk
AClIpnMal
AClMqk
ACkAmmBJlDdlEekIml
AIlAKpATkAbmAxkAzkBJoBglBolBrlCylDMlD6mEWjEdlEeiGNlGWmG4lHLkHkmIBlIGlIWnIZkIklJHlJWmJXkJ6mKrmK0nK4lLtkL7kL8oMGkMUkMwlNxkN6mOAmOFoOLk
APlAamA/lCXlCilClmConFEkFflGClGGlGnkG0lH9oH/mIhlIpkI6kI8mI9jI+lJllJvlLglLhlLwlMRlM4mM5kM7mOSk
AClAEnA/nC5kDrnH8mJRnJblJ3lMOlM3mNBl
A/mCpkE6kE9kFLkHymH8lH9oH/oK2nMunOWl
AKnARuDnqDopEEmHtkJUkMQmM5kNOlOMj
AEnA/nC5lDclDrnF2lH8nJRmJbkJ3lM3nNBk
AClA/nCPlESlE6jE8lHymH9mH/oK2mLglMumOWl
AClAKoARtDYlDnqDooEEmGLlHtkI2lKkkMQnM3lM5kNOkOFkOMk
ACkDclH8mJRlMulM3l
AClMul
AClEEn
ACkCMkEZiErkGUlKNkMlnMulMvkMwlMylNGmN+lODpOUm
AClA0kLckOKl
ACkArjBbjB+kC6lEdmGRlHSrHUrHYnH5lIPlIYkI/nNhmNimOWo
AKmANmAOkAPlATpAUnAekArlAsmAwlAxmA1lBAlBCmBDmBSnBYmBcoBelBinBqnBrqBupB+lCAqCElCHrCJmCLjCPnCXmCYmCfqCkoCxkC4kC8kDSlDckDekDhkDllDmnD1lD5lEHnEWlEdlEjkE3lE7kFEoFMiFllFmlFplFujFzmF2mF8lF/mGAkGBjGDkGJmGNkGPlGQlGulHCnHFiHHjHJlHLjHSlHWmHeqHfsHgsHhqHilHjoHkoHlpHmnHplHsnHtqH2lH4oH5lH6oH7lH8oIDnIEmIGpIIoIJmIPmIQpISoIUoIYlIhmIjkIkmIpoIsoIunIvsIwnJEmJUkJ1lJ5iKilKjlKwoK8lK/mLJnLTlLbmLnkL0mL7mL8kMEoMPmMZlMemMokNUkNVkNelNslNykNzkN2kN5iORnOTl
AClAIkBDlB+lEdmGRkHSrHUrHYmHilHplH5lIPlIYlI8lI/mNhnNinOWp
AEjAKnANnAPjATqAUmArlAslAtkAwjAxmBAlBCmBDnBNlBSlBWkBYmBbjBcoBelBimBqmBrrBuoCAqCHpCJmCPnCXnCYlCfpCknCrjCykC0lC3jC4lDSlDmmDrkD5mD9lD/lEHmENkEWlEdlEjkE3lFEoFKkFllFojFznF2lF8lF/mGAlGBjGDkGJnGNlGPmGRlGhkGmlGumGykG1lG5mHCmHJkHLjHQkHSkHTkHWlHXkHepHfsHgrHhqHimHjoHkoHlpHmnHsoHtpH0oH4oH5mH6nH7oH8nH9lIDnIEoIGoIIpIJmIMlINkIPkIQpISnIUmIYmIfkIhlIkmIpnIsoIumIvsIwoJElJHlJPkJjkKXlKYmKjnKklKskKwnK8lK/lLFkLJpLNkLXlLYlLbmLclL0mL7lMEpMHlMPlMZnMdmMenMhlM9kM+lNXlNsnOTl
ACmBQmCqkC7lEEmEdlGEkHXlHqoH/kIKkINkIpkKslMwnOKk
ACmC2lHxlIskN3m
ARlA4lBLmBilBnlBslB4mB+kCYnCckCikClnCqlDJmDOkDQnElkEomEymE3lFBkFFlF9lGUmGflG8nHInHUoJXmJamJroKflK6kK8lLqkLtlMJkMplN2kN3lOEoOWi
ACkAOoAUlHHlK9mLelM2oNrl
AClAPlBDmBckBijB+kCLkCYkC2lFQlGrkHDlHekHolH+lIJmKplLGlLbkMal
ACkB+lGPlHYkHilHpkH5lH+lIPk
ACkAWkBElCOlCUmCbnCdmCgoChlDKlDLnDnnESpFbmHxmHynHzqH0sH9lIXlIbkIukLplL+m
AWkBEkCTkCUnCbmCdmCgpDLoDnoD3lESrEWnEfkFbmGGlHxmHynHzqH0rIXkIbkIplKGkLpkL+m
ACkAhlA3pBKlCvlDRkDSlDinEUkEclFRlFqkGGpGIkGOkGQoGRqGzkG0nHtpIOkIXmItlIzmI2kJAkJEkJXkJdkKgkNXlNkmNonN3kN8mOKnOWn
ESnFdkHxkHzmH0oLakMmk
AKmARlAxlA1mA8mBhpB5lB6oB7nCBmCKlCkmCukC0kC1mC2kC4kC6lDijDniDpkDtmERkEUlEglEolFBlFDoFVkFsmGBmGKnGYlHIlHvmHymH0nH4lH7lH8kIKlIRlIclIhlIklIxkIyoJPkJflJkoJtnJ7mKmnKtkKulK2mLelLgjLskL4lL+lMKlMLkMSlNhjNnkNrkNskNtlNukNwlN7lOFm
AClAdlAelFHlHslL7nOLn
AClALkAimCWkEylE0kE3lFHjFNlGNnGPlHRnIpjJWkJtlKvlLNlL2kNBlOCkOEoOTi
AMlB/lCgnDDjFxlGOmGekGomG4uIFkIdkJyoKHmMAnMEpOCkOWj
AMmB/mCgnC6lF7jGOoGelGomG4uIFkIdkJbkJynKHmKglMAoMEpNFlOWl
ATmAVoAckAhlAxkAznBDoBenBjmB7lCAnCPkCjmConCtkC6kDQoDdlDfjDrlDvkEdkExlFCkGLkGamGjlGzmHAkHMkHQjHTpHckHimHukH4kH5kH6kH7kITlIYlIdpIokIpnJApJ+jKekKsnM4pM/lNqmN1lN/mOBnOFnOHrOIoORpOWi
CYk
Lkl
ACoBXmCK1CUtCfkCgkCroC2mDNrD5pEPoE0mFHnFJpF9mGGnGbsG2mHPmHfkHgrH3mIMqIOpInkIpnItjJYtJqkKLrKTkKZnKllLZmLbsLjwMarMukM0rNFqN+jOAlONnOOn
FxkITkLXn
CrkIKkITjLXm
ACnAqmArlBCmBllB2oC3lC5kC6lDulDvlEJlEOnEZlExkFIlHLmHZnHqkHvlImnJjlJsmK0lLmlL2mL8nMzkNxoN/lOHoOIlOWq
ArkCkkC3mERlHllK8lL2m
AClCKrCLlCrmFHoHglItlLZkLjoM0qN8nN+kOKl
DzlIKl
ACmAUoAcmAjlAklAqlA2lA8nBOlBWkBvlBymB6nCIlC5kC6kDalDinDrmEJmELkEQlEakFXnFenFukF8kGElGFmGHpGNlGOjGZmGajGbmHHmHmkHnoHpnHqlHsoHxkH4kH8mIAlIClIHoIJoIKmILkIMlIQmIXnIilJEnJSnJWmJomJ4lKlkKrkKskK2kLCkLGlLZmLamMAlMNlMRkMSkMblNHkNPlNYkNnlOBmOHk
AClAXoAfkAhsAxlA8kBUoBllBtnCWpCYlCbpDplDwlD7mEBlEGoE3kE+oE/nFCkFJlFjkFwlGKnGWmGakHrpHvlH1nH4oH+tH/kIAkIKlIVlIbnIkrIsnK+mK/kLEmL4lL+nMgkNslOLl
ACmAHlAPkAUoAcnAfjAjlAklAlkAtlAwkA2lA8nBLjBOlBWkBqkBynB1lB6nDYlDimDrnEJmELlEOlETjFAlFQkFXmFenFukGFnGHpGIlGNmGOkGZmGboGckHHnHfkHnmHokHpmHspHzlH4mH8nIAmIDkIGkIHoIJnIKmILlIMmIQmIUjIXlIekIflIilJElJQlJSnJWmJXkJmkJolJ4mJ6jLClLZnLamLikL5kMIlMNkMRkNYkNlkNnlN1kOBl
AXnAhrAxmA8nBUpBlnBtmB8kCVlCWpCXlCYmCbpC3kC5jD7mEGmExkE+qE/mFCmFGkFJnFOlGKmGWmHroHvlH1lH4mH+sIamIblIksIsnIxlKlkK+mK/mLEmN+kODi
A5lCOlCbkDwlGHnIPlJwkLHkNBlN3lN/iOIlOLl
AElAJkAikA0mBDmBWkBfkBglBnlBukDGkDwkEfmGHkHDlHKlHlpHvkIEmIdnJnnJolK9lLDkLTlLilMDlMIlNslN8mN/oOCkOIj
AKkC0mC5lEakFXkGEmHplJ8lM3l
AjkAxmBWnBZmCJnCVlCXnCbmDclEKlEVlEamEgmExlFhlFulF0oGEkGMmGalGekHvpH1pH4kIOmIelIkkInnIrmJlkJ4lJ6lKBlKqkKzlLDkLakLgmMHlMLjMNlMZmMnoM5lM7kNwmN9lOElOJmONlORqOWo
ACkAElAXmAfkAhlA8mBUoBlmBtnB8kCWmCXkCYmCbpDqkDwlEGnEZkFJmGKmHroHvlH1kH+kIVlIbmIkmIsnK+mLEmL4lL9lL+mOLm
AhiA8nBUnBlmCXlCbmE3kFjlF/lHrjH4lIVkIrlK+mLEkL6kMgl
AOlBMlBWmBzkCVkCYrCgkC4kDqlD4lEOmEWmEYkEqlE5mFkiGBkH1rH/mIAnIZlIknInlJ+lKKlKZkKdiLBlLSjLflMWpN9lOFlOGkOLi
I6k
BbkB2n
ODl
ACmAtjC/jHglInsKWnKZnMupM8nNEmNFl
ACnCinHglInsJUlKWoKZnMolMuoM8nNEmNFlOHk
A1kBLmBbmCSmCYmClkC1jDWkDZlDdjDfpDhhDjmDmmDolDskDulDvnD1kD3kD4lD7jD9lD+oEAkECmEElEIjEclFAkFMlGEkHKpHOlHZnIzlJLlJNlJnkJwmJymJ5nKTjLhjLunNenNfoNgmNhoOClOFnOKpOWx
AdmBbnCYnDlkDplD9nEHlHDlHKmHOnJXlJclJylLDkLTmLskM4kNejNfnNgoNhpNinNohNzmOBkOCnOFmOKpOWk
Inn
OHl
ASmBJoBWkB1lCAmCikComCpmDklDnmDumEwlFBkFJlGWkH6oIEmIGkIKkIbqInoIspLdnLjkMIjMJmM8oM/m
ASmBJnCAlCpmC1lDklDnmDumEwlFGlFJlGWkG3kH4jH6pIEmIbqInoIsoJilKZjLOlLzkMJnMOmM8pM/nNJlNRlNel
ACkAIjAtkCkkFplNql
Jbl
AClIyk
APnAllCpkC5kENkHLlIilNGl
AGmA8mBHnBQsBblBwkCqmEEpEdqEhoFFkFjnFzmGEvGd0G0kG2nHfmHnjIqrI0oKElKSzKhjKklKsxLZkLunLwlMcmMwtNJkNMkOKnONkOOmOPlOQl
AUlAslA0lBekCJmCLlDUlFmmGGpGHkGQkGZmGklH1lH5mIOtIPoIXmI6mI7oI9oJDlJdoKilLrlL2lNgkNllOOl
AolBOmDUsEGnFBlF5kISnIalJZmKypLwnMXlNRkNdpNglOMk
OClOWj
ARkAskCJlCLlCsmFmmGGnGZnGkjHGlHrkH1mH5mH8lICkIOqIPnI6nI7nI9nJBkJDlJdmJunL2iOPo
AClBZlBxjDUkE4kE9lFHmGGlHiqIOpIwlKDpKdkK9lNfkOAmOMlOOmOWq
ADlAUlA0kBdlBekCJlCLlCslESkE/kFmlF7lGGpGQkGZlH1lH5mIOrIPoIXmI6nI7mI9nJCkJDmJdmL2mNlmN1lN8mOOlOWm
AUkBOoCAlDUrEGmF5kIajIjjJZnKyqLwnL1kNdpN0lOMl
MJlOWm
ACkADjAUmAskBelCJmCLlCsmESlE/jFmlGGmGZlH1lH5mICkIOoIPpIXmI6lI7nJBlJDlJdoJumOPo
AClBZmBxkE4lE9lFHmGGmHYlHiqIOpIwlKDqKhjM0kNfkN1lOAnOMlOOmOWo
AClESlGGlGZkIOlIPkOPn
AClI9l
AClA8lBQkEdmGEnGdkN3kOKpOOn
ACmB3mGPmGQkHjkHkkHllHpkH7lIJlILlLQkLTlMIlMmkNbk
AUm
AClAtkBUmBjlBulB1kB7lENlEokFxkH4kIMlMIlOBnOWp
IOmKDkOGk
ACmAGnAQrBQrBkpB/mCymC6lDWmDXmEFlEbmEelEhlFJmFxlGFmGKoGVqHLkHfkHklH+lINkIVkImqIyoJQmJToJqlJ4mKHlKsnKymK7nLBsMDnMVkMvmMwkM1lNJlNnn
BCmCwlDXkDtlECkELlGbkHxmHylItkJAmJEmJQlJSlJZlJqk
AUkBYmCFjCNmCPlEMkERkFakG0lG5pHAkHdlH0kH4kI7nI+mJ8mLWmL3kMSkNflNhlNilNxlN0nN/pOWr
ASmCNnDylFnnFwmGPlHOlJ4kOBkOWh
ANlF7lHHlIhlK8l
AClALkBCnDclDtjEslHxmIikJAlJEnJSkJZnJqlJ2kJ4kNyl
AOlAUjA0jBCkBYnCNmDykD4lEGlEPkFalGGjGKkG5oHdlI7mI+mJ8nJ/lL3lMdkNhmNxmNykN0nN/oOBnOWq
AClASnCNnDylFNkFPkFnlFwlGPmJ4lOBlOWh
CLlF7lHHlHYk
BCmDtlHxnJAmLhl
CwkDXkDclItlJAlJ2l
A7lBQlBtlB6lB7pCYpCqlC0lC4lC6lDRkDXmDdpDtmGGlGUlGulHxkHynIPlIQlItkJBlJbkJ9lKBkKplK1kNDlNHlNSkNal
Lwk
AClARlBClBYmCNmDslEPkEckGAkGKlHelHokHtkH0kH4lIKlJ8oNfkNhmNyl
F/lOWh
J4k
ACkEDlLKl
DPkDTlJHl
ArkOUl
B2mDvlEOkI+nK/jL8lNxmOUl
ACkB2lDmlEElFylHylIbmI+pL8k
ACm
AClBDkBtnCrlDMkEKmGCjGMmHdoHtjIEnIakNIl
AClAOkBKlCrlEYlGEkHIkJvlKvmLHkLKlNWk
CUnD5kH3kJYkMel
Ebl
I3lJTlMDk
B6l
AClOWm
CulHCkIWmOGqOJi
AekAklAxkBRkB0oCGlCMmCPlEOmEQkEbnE6lE+lFnlFplFsnFykF9nGYmHElI+lK6lLDkLFmLKkLOmLakLclMblMmjM/kNVkNZkN8lOKkOMfONrOWt
AEkAFlAIjAJmANkAQnAYmAakAdmAemAhmAkmAmmAokArmAsjAwnA4kA5mA7mA8lBckBdkBgmBhlBkmBqlBwnB2lCBkCFlCRmCbnCckCfmCknCnjCpmCvjCxlC5kDHlDKmDPlEElEQmESnEUkEYlEdnEvmExkEylEzkE3jFKlFMoFNnFOnFPoFQpFRnFSqFToFVmFWnFXmFYmFZoFamFbpFcqFdkFemFfmFgpFhrFipFjpFlpFmoFnpFonFpnFqoFtmFunFwnFxmFylFzmF1oF3mF5pF6nF8oGBlGEmGFmGJlGMkGPmGWlGmkGumG8oHSkHUpHboHvkH7lH8kIemI5nI6mI7lI/oJGkJQkJSlJTkJZlJeqJfnJhmJnmJwoJ+jKjkKmlKvkLBlLGkLJnLSlLYlLgkLqkLwmL0kL7mMDmMFmMKmMNkMOlMSoMhmMvnNemNhlNkkNxnN1mN5kOAmOElOHmOImOKlOOmOTsOWl
AClADkAInAPkAmlBJmBWnBgnB2lCojCwjC8lDblDpmD4lETmExlFEmFbjFhkFimFjpFllGLlHZlHulH1mH8nIKlIgkIkjIqlIwmI7kI8jJIjJOoJ2mK9kL3kMbmM5kNqlN5kOLjOOkOTk
CqkDwkEGlFBlGKmHklHokIKkIblImk
AClAYnAdlAhkA7lBElCXlCkkDBlDKkEdoEekEvnFMlFNnFSkFTkFUlFcnFolFqmFsmFwiFxlF8nGElGJnGulG8mHKlHhlIilI5lI6lI7mJKlJSnJhnJwmKXkKvkLGkLqlNNmNhkNklNxmNzlOAnOHoOInOTlOWn
AElAFlAJmAKlAMlAQnAakAdlAelAhlAmlArlAsmAwnA4lA5lA7mA9mBLkBglBhnBkmBqkBwnCFnCVjCbpCfnCpmC4kDBjDHlDKmDPmDSjDomEElEKlEQmESmEYlEdnEilEqlEvlExmEylE3kFFkFIlFMpFNnFOoFPpFQoFRnFSoFTpFUlFVkFWnFXmFYmFZnFanFbqFctFdkFenFfjFgqFhrFipFjoFklFlpFmnFnqFonFpmFqmFsjFtnFumFvlFwnFxlFylFznF1pF2mF3mF5pF6nF8oGBlGElGFmGGkGJmGPmGWlGunGvkG8oHKjHSlHUpHZlHboH7lH8lIelI5oI6nI7kI8kI/oJSmJTlJZlJeqJfnJhmJnnJpkJwoJ9lJ+lKjkKkkKmlKvlLBkLGkLJnLSlLUkLYlLgkLwmL7nMDlMFmMKmMSoMYlMhlMvmM9lNNnNPnNRkNelNhnNxnN1nN5kOAlOElOHlOInOKjOLmOTsOWl
AEkAIoAdkAxkBFkBJlBWnBgmB2lDpmD1lEJkETlExmFEmFclFimFjnFnlFvlG8lHZkHulH1mH8nH+lIAkIJkIKkIwnI8iI/iJOnJSkJ2nKqlL3lL9lMbnM5lNnlOOlOTn
ACkBglCqkDwlGDkGKnGVkHklH4mH6lIhlImkIuk
AYmAdlAolA7kBEkCfkCkkC6lDKkEElEdoEeiEvmFMkFNnFPlFUlFWkFcoFikFolFqmFsmFwlFxkF8nGEmGJkGulG8lHKkHblI5lI6lI7mJSnJflJhnJplJwlL0lL5kNNmNxmNzjOAnOHnOIlOTkOWo
ADmAMkAdlCrlCslENlERlEfkFBkF+kGqkHJkHKmHMnHQnHkjIPlIalJAnJ8jKDmMAlM9lM+kNAkNFjNIlNKnNOnNPmNQkNRlNUlNakNflNikN1lOMkONkOUoOWp
AHnAllAqlA0lA5kA8lCkkCpkCwlEVmFilFnoFylF+lGDnGIkHBkHokHynHzlINoIXsIklIolItkIxkLykMVkNrlN1lN8lOGmOHqOKlOW4
AClCilDKlGJkKvlOAk
AClBEkCXlG5lKvlK6lLElLGlNekNkkOWi
BtkCFlCikCylGJnNhkNtlOCjOWn
ADmAanAhmAxlBelBtkBvmCWkCZoCloCukC3hDplD7nEBlEUjEelE+mFdkG+lHrnHylH1kIIlIVlIZnIskJzlLAkLckLvnL4mMLnN4mOFhOHkOPi
A6lBgnFzkI/lK9l
BgkDwlEGlGVlHkkImlIulLhl
Cql
AdlLOkNPk
ACk
BWlC3lDilEQlEdlGHpGIlGVkGalGbnHfiHzlIokLalMRk
AXkEYkLKlLzkMMmN0nOJmOPm
EllFTlHBlHPlHylLZlNZlOHqOWi
AKkA5lA8kB6lCJkCklCwkDulEVnFTlGDoHBlHjlIXqIkkItkLmlMfkM7kOGkOWr
FTlLml
OWm
C2lODl
DpkLKlOWl
APmAYoBRoBdlB5oDtlDzkEKlEdjEplFMoFUnFtoFynI5lI6mI7lI/oLdkMBmMalMolM7kNelNvmOCnOTsOWk
AFkAglBImBKlBqlBskB4kB8kCDlCHlCYkCjkC9mEOkEXkEckEpkEzlFsoF6lF7kF9lHFlHVmHeoHhmIvkI+mJBlJ9kKnoKpoKumKyqK1nK3oLFkLLlLNnLQlLYnL4kL+lMYlNvlOMnORkOTe
Fak
AClEjk
AkkCYlHtjHwo
CalIpk
ACmAGlAIkAQlATkAbmAfkAmmA0oA1nA2lA3mBEjBRlBUnBikBjkBnkB1nB2nB6lB7nCMkCQkCSkCalCfkCjlCmkConCwnCxlDUoDYoDmkDnkDvnDylD4lD/lEFkEJlEMkENlESlETlEVlEWoEYjEZkEelEikEjmFGkFMkFnlFpmFsnF2kF4kGDmGMjGUlGWlGYmGflGylG7lHKlHLnIGlIWlIdlIsoI1mI4kJDoJPmJWnJ1iJ3mJ5mKClLbkLjmLukL7nMYkMZnMrmMslMwkMxoM4nM7oNDlNLkNUlNWlNXlNYlNamNkkN8kN+mOFq
ACkAfkCVkEBlEekEjjGQlHMlIMkJDlJJlMXkNFlNZkNalOFoOWl
MfkMqlOFl
ACl
ACkDulD8lEglFzkGnkGvkGylG7lHVkIKlIziJGkJPkJSkJZkJbmJcqJgkJioJplJ4lKCoKmkNjkNxl
AflEflGFlGHnLUjLulOLl
AGjAQnAfkBDkCBkCRmC5pDmlDomDtnD4kEEmEgnElkE3lE4jGFqGKnGVoGplHDlHFlHMkHkpHmmHokHujHxnIKmINrIUkIVkIhmImoJQpJUlKAoK/kLlpLmlL6mMVkMomMrmNsl
AClAUqAXnA9qBCkBKkBLkBhmBqoCFmCWoCXmCcnC0lC5iDZlDbmDclDpnDrmD0nD3jD8jEBjECmEDjEHlEOlEYnEvlEwmE0lE2jE4lE+pE/qFBlFClFDnFJpFVlFWlFnkFsnF3mGGnGNmGdkG+qG/oHEpHGmHHqHKnHQpHRrHVpHulHxnH9lIAnIHlIPpISnIVlIbnImlIrlI1lI/mJCnJJlJLkJVnJXmJfkJmmJnlJtmJ8pKAlLOnLPkLWlLemLlmLplLykL9nMQoMXnMglMrmMvmM6mNgiNjmNrnNuoNxpNylN4sOBmODrOMl
AklBbpBlkBqlBsoB+mCkmCunC3mD1lD7mEGkE2mFCkFWlFcmFglFvnF3qH+oIAnIDlIEmIFnIHtIanIcoIfnImkIrjItoIwoJlkK9lLLlLMnLOmLhkL9kMDkNGnNml
ACmANkAPkAUoAXnA9rBCmBXkBhmBqnCBlCFmCSnCWmCZlCalCcnC5kDZmDclDekDglDhmDnnDpmDrlDtjDulDvkD0mD3kEBlECmEGmEHlEJkEYmEblEvlEwlE0kE1kE2jE4pE5nE+pE/pFBpFClFDnFJpFLmFVkFWlFsmF3mGGnGKnGNmGYjG+rG/oHDpHEnHGnHHrHKoHQsHRrHVpHumHxmHylH9nH/jIAjIClIHlIOjIPoISlIblImmIrmI1kI/nJCkJKlJVnJXmJmlJnlJtkJ8oKAmLGlLNjLOnLPlLWlLemLglLlmLpnL9mMQnMSlMXoMgmMvmNjmNrnNuoNwlNxoNylN4sOBlODqOMm
AkmBbkBlmB4kCklD7kEGjE2lFWlFdlF3nHxkH+nIAnIEnIFoIHlIanIfkIwlJljK9nLMmLhlLpmMDlNtk
A9kDplGnkGzlG7lIKlIzkJGkJbnJcpJgkJipJukJ4kKCoKmkMekNjkOImOWj
AClGHlOLl
AQoA2kBDlBlmCRmCklC5pDWlDonDtmD9kEEmEgoE3kE4kGFqGKoGVoHDlHFlHMjHkqHmmHukHxnIEkIKmINpIhlImnJQqJUmKAqKUkLTlLXlLikLlpLxjMLjMVkMWkMakMomMrnNskOJl
ANjAPkAUrAXpA9sBCmBMkBSjBqnCWnCXnCcmCilC5lDWjDZlDbmDdkDgjDhlDnnDpnDrlDtlDulD0lD3kECoEDkEGmEOlEYmEvlEwlE0jE5nE+oE/pFBlFClFDmFJpFLkFVlFWmFsnF3lF5kGGmGNmGdlGglG9lG+oG/rHDoHEnHGnHHqHKmHQrHRrHVoHZlHxmHykIAnIClIHlIOmIPoISkIakIbnImlIrmI/lJCmJLkJQkJXmJfkJlkJmmJnlJojJtkJ8pKAmKjkK9lLOoLPkLWkLelLlnLplL5lL9mMQmMXoMZlMgnMrmMvlNjmNrnNuoNwkNxpNykN4tODsOMo
AClAkmBboBllBqmBsoB+mCblCkoCumC3mDglDvlD1lD7kEGkE2mFWlFclFgkFvnF3pH+rIAmIDlIEmIFpIHsIaoIcoIfmItnIwpK9mLMoLOnLpmMOlNGn
AUpAXoA9rBCnBLkBSjBhmBqmCFnCJkCSnCWoCcmCklC5lDZmDbmDhmDnmDplDrmDthDumD0mD8kECnEGlEOkEYmEvmEwlE0lE4pE+pE/rFBnFCmFDnFJqFLnFVmFWlFqkFsmF3mGGnGKmGYjG+pG/rHDmHEoHGnHHrHKnHQtHRsHVoHZlHulHxmHylH9mH/kIAmIHmIOnIPoISlIbmImlIrmI/mJCnJJlJVnJXlJmmJnmJ8oKAmK1lLOmLPkLWkLelLlnLpmL9lMQoMSkMXoMgmMroMvlMylM6lNekNjmNrnNuoNwlNxoNykN4sODrOMn
AKnAToAXmAfkAhkAmnAplA8mBJpBQlBrnBumBvjB2kCApCYkCckCtmC0pC6oDSmDllD0jD3lECoEKmEekE5lE7lFEnFFnFIjF/pHLkHkpHmlHomHukHvpH1nH7pIAjIJqIKoINnITlIVlIWnIekIgpIhmIimIjmIkoInnIpjIqnItlIwmJOmJQkJYkJZnJjnJ9kKXlKjjKumKzlLEjLpkLqmLxmL5mMVmNOlOOhOWn
AhlBbmBsjB2lB4lCkjD7mFWmFdlF3mHxkH+nIAmIFoIHlIanIwmK9nLMmLpmLxkL9kMDk
GvlJblNxk
CRn
BMkLzl
BQlBhkLWl
AakAolBckBhlBxlCkjCplCqkDplEAjFJkGLkGvlHzkIOoIYkImlJJlLokLvmL3kNukOOh
ANlAPlAUnAllA9oBCmCFnCWoCcjC5lDWjDZjDbmDckDnkDpnDrlD0mEBkEDkEOmEYkEwmE+lE/kFDlFJpFVmFWmF3kGGkGKkHDlHHoHRjHVoHZlHujHxkH9mH/lIClIHmIOoIPkISmIboImmJClJXnJmkJtkJ8nKjlLOkLWlLgjL9lMXmMgkMplMrmMvjM6kNejNjoNrnNwmNxoN1lOBkODp
HMl
AOkAekAnmAqkA4lBtmBulCWnCukCyjDWkDqlDvnD8lETlEWkEgkEhnFVkFrlGslG5kHDnHGkI8kI/kJCjJEiJ+kLKlMGlMZkNNkNXlNblNhkNnkOBmOElORm
ADlAnkFdkFil
AZkC2lMDl
ACkC2kLejMBlMDl
ARmIPiLSlMFk
BSkDukDxlDzkD6kEGlEVlEXnFClF1lH6kIElIJnINlIhkIyiI9kLtlL8lMZm
ACl
BhlCZkFskF5lLpk
MDl
ADlAEoAIoALnAMmANjAOlAPkARnASmATmAWmAYkAimAlmAplAqmAxjA3nA5lA7oA9kA/kBElBHlBPnBRkBTnBYkBdpBhlBjlBnlBpnBzmB2lB5mB6mB7nCCoCJmCLmCMmCQnCVkCXjCaoCdlCfoCimCllCmjCqnCulCxkCymC0lC4nDGmDHlDInDKlDRmDUmDWlDalDblDckDdlDikDmkDplDskDxlEFkEJnEMlENkEOlEPmEUmEYnEflEgjEhlEpmErkEulEynE4jE5kE6oE8kFCkFGkFHnFMlFSmFVkFgkFnlF4nF7nF9mGMjGfmGnjGqlGzmG1mG3lG5mG7mG+nG/kHAhHDmHFlHGlHHpHLkHNmHOoHXmHYnHamHcmHdmHimH0mH+lIVkIhkIklIomIpmIzlI0lI1oI4mI7kI+mJBlJCmJEmJGlJJmJNmJOnJTmJXnJZmJelJpnJsmJulJykJzoJ0pJ2lJ3lJ8mJ/kKClKGnKMlKPmKQlKbkKqmKrlKumKwlKxkKylK3lK5lK6kK/nLCmLEkLFlLIkLPlLRlLSlLTnLVmLWjLboLdlLhlLinLmkLpkLqmLrmLukL5lL/lMBmMWpMXkMaoMbmMimMnmMolMqkMzlNQlNbnNclNenNinNmmNnkNtkNvqNwqNzoN5oN6mN8mOAlOBmOCkOIoOJlOMpOOpORlOTiOWn
AElALkARlASlAtlBdlCWlCYjCalCujCykC0lC3lC4lDIkDUlDmjEFjEIlEMkENmEbkFtkF7iG+kIhlI4jI/lJBkJ3kJ9kKrlLIjLZlLblLhlLikL2lMXlMbkMolNTkNijNwlN5mOClOEkOIkOKiOOmOTl
ADmAEnAImALmAMmANkAOkAPlAQkARoASnATmAVkAWmAakAilAjlAqmA3mA7nA9mA/kBDkBIjBPjBRjBTnBdnBjlBpnBxkBznB5mB6nB7kCBjCCoCJlCLnCMmCOkCQmCVmCaoCdlCfoCikCjlCklCmlCqoCunCymC3lC5lC8lDAlDBkDGmDHlDImDKmDRmDUmDWkDblDkkDplDslDxmEEkEFlEJmEMlENlEOlEPlESjEUkEYoEflEhlEplEulEviExkEynEzlE4lE5lE6mE8lFGkFHoFSmFclFnkFrkF3kF4mF7nF9nGMlGflGllGqkGwlGzmG1mG3mG5lG6kG7lG9jG+nG/jHAjHDkHGmHHnHLkHNkHOnHXmHYnHamHcmHdmHilHkkH0mH+kIIlIPkIbkIhkIjlIojIpmIzmI0lI1oI4oJBlJClJEmJGmJJlJNmJOmJTmJXnJZmJfkJlkJplJsmJulJznJ3mJ7lJ8nKCkKQkKUlKWkKclKjlKqnKrlKulKwmKxkK2kK3kK5mK6lK8kLCmLImLMkLPlLSmLTnLVjLWlLYkLZkLbnLclLdlLelLhmLioLqnLrmLulLykL2kL5mL/lMBlMKlMQkMSlMWpMXkMaoMbmMhmMimMjkMnkMqjNLlNXlNbnNckNgmNinNlkNmmNvqNwoNzmN2lN5nN6lN8lOAjOBnOIpOJmOMnOOpORkOSjOTkOWm
ALkASlB7kCYkCalCukC3nC4kDmkDslEMlENlEOkEblGMkGPkGqkIpkI3kJBjJXkJsmJykJ0lKylLEkLIkLZkLblLmlMajMokMqkNilNvjNwlN5mOCjOOmOTlOUl
BQlEbkIykLBo
ACkG4mIul
CelLblMakMul
ACjDUlDmlDskEEkLulNglNwmOCk
AMkEelOKk
ACkAOk
AIoAYkAalAbkAolAxmA4mBFkBQkBRmBTlBZmBdlBynClkColCrlCunCvkC3kC6mC+lDGkDHmDMlDOmDPkDblDfkDhjDnnDomDtkEEmEalEimEqlE3kE/kFDnFIkFdkFrmF9kGYoG9lHImHToHtkHumHvmHxmH1nH6mH7oH8kIBlIrlItjIvkI2lI3mI/mJQkJVmJWlJYjJZkJcmJjkJolJ2kKJkKzqLBkLNjLPlLvlL2mMKnM2lM4oM7mNBkNOkNZlNgmNhlNjlNqmNylN9mN/nOCmOGpOKoOWo
APlOOlOWn
AFkAIoATjAXkAYmAalAbkAclAxmA2kA4nBIkBRmBTkBZmBdkBymCVkCXlCokCumCvlC6oC8lC/kDAlDFlDGiDHmDOnDPkDglDhiDnnDolDtkEEmEakEinEvlEykFDlFIkFrnGFlGYnGelGylG9nHAlHImHToHumHvlH0lH1oH6mH7oIBlImkIrnIvkI3mI/oJVnJWlJYkJcnJjlJnlKKlKZlKznK0kLKlLPlLRkLfkLvkL2mMKnMXlMgkM4oM7mNJkNOkNglNjkNylN9lN/nOCmOGpOHkOKnONkOUkOWo
K6lOWm
AjkHokJUmJ+lLBjLEkLGlLVmL7m
CRjDhkEZkIflInnIql
AXjAakAnlBFlBQlBRkCVkCclColC6kDnmDomDtkEJkEVlE3kGYoHKkHelHxnH1oIFlImlItlI3mJQkJclLHlLKlLRjNymN9lN/k
AClGYlOLlOVk
BUlCwmDUjDnkDokDylEJkIqkJWkLXkL5lMZmNPk
BUlD+lOBlOEk
AWkA4kBHlBQlBXmBfkBpmB/lCQkCelDAlDKkDPlFAlFllFwlF5lGnmGylG/kHfkHhlIDkIulKCkKLlK5kLIjLRlL9kMtnM/lNClNElNdlOBj
OWk
A7yBqqBxqB5oCOmCQlCSqCVkCWnCcxCjpClsC5rC7qC/mDKkDllDqwEMnENoEOpERkESpETsEUoEokE6pE+kFBvFZyF0qGfmGuuGxsGzkG6pHClHWmHXmHtmH2jH5lH8qH9xISjImlIsrJFpJTkJbnJ6mKPrKemLWvLdpLenLfvLknMplN0kN3rOMiONkOSl
ASkAXkBCpBlkCcmCkkD1nD2kEAmEBmEWkEtwE4lF7kGikHEkHulIFjIfnI+lJOlJXoJjnKzkLLtLMmMUmMgnN7k
AanAskA4lBBlBHkBWrBfmBrjDHmDQlDsoD6nD+oEFlEVkEWrEdmFFmF8lGakHAlHPoHlmIpiJJoJdmJ5qKNmKykLCmLamLbkLvkL7lMcmMinMjvMquMvrNJkNPlNRmN+oOAlOFkORl
BCpCcmCkkC3kDslD1nEZlEtxE+kFBkGikHulIfnI+kJXoJjnLLvLMmLmkMPjMUmMgmN7j
AElAamBWrBfnCQlC9kDHlDsoD5lD6mD+oEFlEHlEWrEdmElkErlFFnFLlGIkGRlHAlHPpHglHlmIXmJJoJTlJdmJtlJ5qKFkKNlLCmLanLbkLvkL7kMclMimMjuMolMquMvrNJlNPlNRnNYlN+nOAlOFn
ACkI5l
D+kN+k
ACkCLlDil
AClEHkNLl
ACkCskC7kM5l
ACkALlBTkDdlF/lGPlHKlIXnLuk
ERkEklF/lGPlIXmLulMbl
AMlBQlBRlDZlFfmHHlHIlI0lK5lLCkLHkLRlLrlLulMXlNWlNYl
ACkBQlFAlFflK5lLHlLrk
Eul
ERlGXl
BbkNrk
AEmAHlAjlC6kDNkD+nEQkEcqFEmGGjGInGjmG0lG7lHqlHymIpkIzlJToJmpJvlJ5mLCmLKoLXnLikLylMPlMikMmkM/kNfjNgkNwjNzkOClOGqOIjOPlOWq
K0l
ADuAElAFmAImAalAhmA4lBCpBelBtkB4nCSmCdlCfnCijC2lC3pDJlDwmD7mEAmEBoEUoEajE3kE4qE5pFnlF3nHVmHmkHtmITlIWpIbkI5lJfmJjoJkmKzlK8mK/nLJlLLmLRnLVmLenLlmLmpLnlL1nMYmMhqMpkMqkMroM1kNmlNtlOLo
ADnAEmAFkAImAaoAhkBCnB4mCSlCdkCijC3pDwnD7mEAlEBoE4tFnlHVlHtnH/lIWpImlIvkJflJjnJkmJtjK8mK/nLJlLKkLLnLRnLmpLnlL1mMYmMhnMplMrlNxkOLjOMl
ADvAElAFnAIlAMjAanAhlA4kBCoBtlB4oCSkCfnCikC3qDwmD7nEAmEBnEUpE3mE4qE5nFnmF3nGBmGNkGYkGckHLkHVmHtoIEkITlIWpJjnJkmKzkK8mK/nLJlLKlLLoLRoLUlLVmLenLkkLlnLmqL1nMRkMYlMhpMrpMzlM1kNmkNtkOLo
ADmAElAFlAImAamAhmA4lBCnBDlBtlB4lCSmC3qDwnD7mEAlEBoEUkE3mE4sFnmF5lGckHVlHkkHmlHtnH/lIQkITkIWpImlJflJjoJkmK8lK/lLJlLLnLRoLmqL1nMYmMhnNxkN4kOBlOLlOMl
C3lEAlE4kIQlIWlJtjK/lL1mMrkOGlOLn
AEjAFmCSmHkkLJnLLlLRjLUlL1lMYkMolMrlNxmOBm
ADiALkBtlC5nHslJolKnkK5nLzlL1jL9k
ADlBCoFalIEl
ALjAMkAblAwlA7kA/lBDkBbkBgkBslB1jCkiCwmDNkDRlDvmDwnD+kEEkEXjFJkFZkFmkGglHklIlkIqlIxlI0iJPkJVkJalJwjJ9kKzkK7kLSlL2lMBjOEiOFmOLnOWo
ADkAdkBbkCTkDYkDdlDrnDslDzkD3lD7kEGlIqlI4kJxjLFkLMlLNlLQlLUjLclLgkLmlLrmLxlMdmM7kNgkODiOEiOFoOSh
ADnAEnAIkAalAhmBCoBDlCdlC3lDwoD7lEBmEllE3lGNlGckIEkITlIWmImkJjlK/lLLlLRmLmjMhlMrlOBkOEl
LLl
A9lNgkNikN4lOCl
ALnLUlNgnOWj
ADoEClEUn
ADsAFjBJlCXkCfoEUnE5oF3mGBlGYkHLlIblLVlLemLkkMRlMqlMrmOHlOLnOMl
ADoEUl
ADuAFlAMlBCkBFlBekCfoEUlEakE5oF3lGBjGYkHLlHylLVnLenLklMrmMzkNmlOLn
ADhB4lCfnE5kF3mLem
ADmBJlOLm
ADl
AIlAclAvlBelBykB7mCAkCKkCslCwlDWkDnnDokD+nENwEgmEknEylGLmGMlGPmG9kHQmHSkHnlHomHwkHxpH8uIKlIMkIVmIckIwmI1lI3kI8mJEtJUmJaoJ5kLgjMKpMalMqkM5qNbkNilNwqN8jOBmOGpOHoOWv
ADm
ADlCKkEylOWm
ADmAEnALlAMmAOjARlATjAalArkAxkA3kA7mA+lA/kBKlBTlBdjBjlBplBxlBzmCCmCIlCJkCKlCMlCTlCUlCVkCaiCfiCmmCqnCxkCyjC1lDAkDBnDHmDIoDKlDWkDbnDclDxlEJlEOkEPiESkEYjEjkEumEymEzmE0oE3kE6nFAkFGlFHoFLlFSjFVkFXlFclFglF5kF7mF9lGFpGfjGlkGmnGnnGylGzmG1mG3nG5nG6kG7mG+lHGjHHoHIkHXnHdlHioH0lIIlIPlIkkIomIzmI0lI4kJBjJEnJGlJJmJNkJTmJXlJZlJflJpnJzlJ0kKGmKMmKOkKPlKSkKukKwiKxkK2kK5lK6lLCmLDlLIlLShLVlLWlLdmLilMBlMWoMaiMhlMimMvmMzkNLkNckNkkNplNwlNzlN1lN6nN8lOAoOBnOIpOJlOMnOOnOSl
ADmAMjAslA7kA9lBPjBjmB6kCIlCUlCfnCxlCykDAlDHmDKnESkEjlEumEymEzoE3lE6mFVkFXlFglGFmG1kG6lG7mHHkHJkHLjHNnHSlIzkJGjJJmJTnJXiJfkJpjKClKbkK8lLImLWlMhlMujNwkN6nN8pOImOJkOMmOWp
AEkAImAMlANkAlkBHkBKlB3lCTlCVjCXlCZkCfkCllCymDHmDIlDPkDdlE3kE5kE8lE+kFMkF9nG7nHHjIolKwkLWjLdmLrlMBlMglMukNdkOIkOWl
ADlBFmE5n
ADmBekCZkHylOLiOMk
ADlJSk
ADlJSk
ADkAglBkkEYl
AEmAIlALnAPmARmAYkApkArkBOlBPmBalBdkBilBtjBxmCYnCckCdmCsoCzmDMlDOkDSjDumD7lEMjEsmFTlFllF7lGLmGtlHDlHLnHWkHYnHdlHplHrkIRlIVmIXkIglI1lI8kI+lI/oJBjJKkJYjJblJkkJ8rKDoKRlKpjKulKvkKwkK4lK5lK7jLDkLfkLskLwkL1lL2kL3mL7oL9lL/kMPkMTnMUmMzrM9lM/lNDlNSlNdnNvoNwmN5kOBnOEkOLkOOp
ADnAEmAGlAMkASmAimAolAqjArlAskAtkAulAzmA1lBKnBMlBNnBRnBSlBYoBalBblBmlBslBxmB2mB9lCBlCJlCKlCMlCNpCPnCQnCXlCalCikCjlCmkConCplCvlCylC3mDJnDTmDXkDYmDalDbkDnnDqkD1mEMmEOjERkEemEmmE5lE7jE9kFBkFdlFnkF1kGEmGJlGPmGskGxkG+mG/kHAlHDlHYmIXnIplIylJAmJEjJFkJGmJJkJKjJMmJOmJPlJZlJckJpmJxmJ0lJ2mJ3mJ6kJ9kKDkKFmKKjKMmKVkKqkKxlK5lL3kL8nL9kMBmMFlMLmMTmMWmMckMelMioMomM0nNKlNRlNflNgiNhjNimNkmNqpNrlNsnNzkN3nN8kOCiOFjOOqORmOTl
ADnAIlALnAPmARlAYlAplBKkBPmBYkBalBclBikBtlBxmCYoCdlCqnCsoCzlDSlDklDulD7lEMkEsmFglFzkGLmGVlHLmHWkHYnIOlIRkIVmIXjIbjI1mI3kI/oJBkJ8rKDnKRjKYkKgjKumKwlK4lK5lK7kLNlLOkLjjLskL2mL3oL7oL9lL/iMPmMTnMUnMilMtkMzrM9lNDlNFlNHjNSlNdmNvnNwlOBmOEjOLlOOo
ADnAEnAGkAHlAPkASmAUkAilAqkArmAylAzmBKmBMkBNnBRmBSmBYnBakBfkBmnBxmB2mB4lB9mCBjCGmCJlCKlCLkCNpCPoCQnCVkCXkCamCjmConCyjC3nDElDIkDJnDTlDWkDYmDklDnoDzkD1mD3lEMlEOkEemEmmEnlExkE4mE9jFBkFNkFTlFdkFnkFykF8lGEnGJmGPmGYkG+lHAmHDlHQkIXnIymI7lI/kJAlJFmJGmJJmJMmJOmJPlJQkJclJglJllJmkJpmJxmJ2mJ3lJ5kJ6lKFmKMmKTkKckK2kK5lLFlL3iL4jL8oMBmMLmMTmMWmMbkMdkMflMioMomM0mM5lNXlNclNekNfmNimNklNqoNrmNsmNukNwlNzlN3nN8kN9mOCjOOpOQmORmOTj
ADlAElAGlAKlAOmAYlAbmAkkAqmAvmA5mA6qA9lBGpBMmBNnBRnBTlBXlBaqBklBnkBskBvmBxlB0nB9lCDoCGmCJmCKoCMnCOkCPnCQkCTnCWmCanCimCjkClmCmkCnkCqmCukCzjC3mC+lC/mDBlDFiDGjDIlDJkDKjDPkDVlDpmD4mD5mD+kD/lENlEQpESkETlEWmEcjEgnEllEmmEpmEqlEunE1kE2mE3mE4kE6mE+nFHkFLqFYkFckFknFqnFroFslF9mF+nGSkGYlGenGfnGhlGinGjlGklGllGmoGnnGonGpmGqoGsjGtlGvlGwmGxkGylGzkG0mG1mG2mG3jG4lG6mG7jG/nHAkHBkHGkHInHKnHNlHPlHYmHZlIAlJIjJKkJNlJQkJSkJhmJllJskJvlJxnJ7iKFlKGkKImKKkKMnKPnKRjKVkKWkKZlKfhKgjKhmKknKomKqmK3mK6nK8kK+nLFmLJmLMnLUkLanLhjLnnLslL4mL9kMHnMMkMOjMUkMYlMZnMalMbpMcnMdpMelMflMhmMijMjlMkmMlnMmnMnlMomMqmMtnMuoMvmMwnMxnMzlM0oM1nM2nM3jM4lM5pM6nM7mM8qM9oM+oM/oNAoNBnNCpNDpNEpNFpNGpNHpNIqNJpNKnNLoNMoNNoNOnNPpNQoNRqNSnNTpNUoNVoNWpNXpNYpNZpNaoNboNclNdpNjmN0kN8oOCmODnOElOFpOGnOHqOItOJrONnOSoOUoOWy
ADkAqlA6lB9kCMjDOlJElMTkM0lOOm
ADmAElAGkAOlAimAnkAskBKmBYmBalBfkCKnCMlCYkCamCgkCjkClkCmkCokC3kDQlDWlD7jEflE9lGElGslHAlHRkIglI7lJAkJllJzlJ0lKDmKTlL9kMTlMWlMokM0lNxlN8lOCnOQmORnOTm
ADlAEkARkApkBalBilBllBxjCPlCqlC2lDumFakGWlHXlHYkIVlIgkI1mI3lJUlJkjJ8jKgkKumLTlLflMTlMikMslNDkNHlNalNdlOOk
ADmALkAPnBPkCqlDwlFvlIblI8mI/mJUkJblJ8oKGlKRlKgkK4lK5mLwlL2kL3jOLlOOj
ADnAFmAHmAImAJlAKnAOmAapAelAflAhmAipAmkAokAsmA9kA/oBCmBDiBFkBRkBXoBhlBklBtjBupB6mB8mB+nCBnC3kC8lDBkDHmDRmDYlDalDfkD6mD9lEAmEBlEJlEPkEYmEZmEamEblEckEemEilEtoEusEvpEwpExpE3lE4rE6lE7tE8kE/rFBmFDmFEnFJkFKlFmlFumF3jF7kF/lGBkGCnGDmGEmGFjGHmGJnGNlGPlGRjGVkGWoGXlGZrGanGcnGekGjkGvlG5mG8jG9mHAnHGkHUlHVnHamHkkHqlHrnHslHunHviH1mIBlIEkIHlIImIJlIMoIRlIUnIalIdpIeoIglImlI6nI7oI+oJAnJCmJDlJVoJWnJXnJjkJtmJupJ8nKAnK7mK9mK+qK/mLAlLBmLHmLJlLLnLNpLPkLRmLUmLWlLjnLklLllLmkLplLrmLsnLtoL0kL2kL3lL7lL8mMFmMKmMLnMQnMXkMYoMdoMgqMhkMilMlmMnkMrnMvlMzlM1oM2lM4mM8kNClNWkNllNqoNspNtnNzmN1oN2sN3mN5lN7oN9kOBkOElOJnOLmOMq
ADlA1lA/mBCqBhmCWsCbjCkmDnmEArFNoFOoFPqFQoFRmFeqFfpFknFnnFooFppFwqFxpF2pHynH9mIAnIToIUkIWkIZmIxlJElJOqJPlJSlJjoJknKOlK1oL/lMvmNEkNXlOFlOHjOLkOUjOWj
ADmAImAQkA9nBRlBemBlnB0nB2lB9mB/mCIkCynC3lC9mDDkDRmDfnDzlEBnEboEdlEjlE4mFUnFxjFylF0kGOmGQlGVjGokHFlHTlHWlHbkHekHioHjkHkpHlmHrmIBmIIpIgmImlIvlIxlI7mI+mJGkJMjJfmJ5mJ8lJ/kKHmKlmK7lLMlLOlLlpL1rMAmMTmMhmMnkMrtMtmMxmNKoNemNgnNjkNqoNsmNwmN7k
ADoAElAHmAIkAamAhnAinAokB5kDRlD6nEYlEakEblEilEtjEumE3oE4nE7nFBmFTlFmmGEkGHmGJmGMkGNjGQlGplGxkG5mHAkHDmHFsHakHrmIBmIgmI7nI+mJAmJDoJGmJMlJjqJ5mKFlKelLNjLlnL3mMimMnmMroM3kNqoNslN2mN5lN9kOJlOMl
ADlAWlA/lBCpBhlBtkCWoCklCplDHkDnmEArEikEnkEplFNnFOmFPpFQoFRnFepFfpFkpFnnFooFpoFwqFxrF2mHymH9mIAlIToIWnIZlIxnJEmJFlJOqJPmJSmJfkJinJjoJklJ9kKHlKwlK1nK2mLLlL/lMXlMvmNGlOFk
ADoAFmAHnAImAJlAKnAOnAapAelAfmAhmAipAokAqlAslAxnA9mA/nBAnBDkBFlBUmBXnBhkBklBupBykB6nB7kB8nB+mCBnCIlCckC4kDHkDXkDcmDglDilD6mEAmEBmEGmEJmEYnEZmEanEbnEcjEemEgmEilEtoEusEvpEwpExrE3kE4rE6lE7sE8lE/rFBmFDlFEnFHlFJlFKlFmnF7lGBnGCnGDmGElGHnGJmGNmGQkGWoGZqGamGcmGekGjlGllGpjG8jG9mHAmHVmHanHcmHdkHniHqlHroHslHupHvmH1nIBmIIlIJlITkIUmIdoIeoIglImlIxmI6lI7nI+nJAoJClJDlJVnJWnJXmJjlJtnJuqJzlJ5lJ8nKApKFkK7mK9nK+qK/kLAkLBlLHlLJmLLmLNoLOkLRmLUlLWlLglLjoLlmLmkLplLrmLsnLtnL2mL3lL7lL8lMFkMKnMLnMQnMYpMdmMgqMhmMikMlmMnmMrnM1oM4mNglNllNqoNspNtoNxkNzlN1nN2sN5jN7pN9mOBkOEmOGlOJoOLoOMo
ADmA1lA/lBCrBhmCCkCEkCNlCWqCklDHlDclDnmD9lEAqFMkFNoFOoFPqFQpFRnFeqFfpFglFkqFnnFonFprFwpFxpF2pHylH9lIAmITnIUlIWnIZlIskIxnJElJOqJPlJSlJVlJimJjoJkmKwkK1nK2mLLkL/mMSlMXlMvmM+lNGlOLkOUk
ADlAQkA9lBRlBenBloB0mB9mCymC3mC9mDDlDfoD0kEbnEdmEjmE4mFMkFUqFrjFxmFymGOkGQlGVlGomHDmHFkHMkHTlHinHkpHllHrmIBlIIoIxkI7lI+lJGkJfmJ5lJ/lKHmKlmK7mLCkLJiLlpL1rMAmMTnMhlMnkMrtMtmMxnM3kNJlNKoNemNgnNikNqpNsm
ADnAHnAanAhnAioAokB5lC3kDRlDqlD6nEYkEblEilEulE3pE4pE7lFBmFmmFykGHmGJoGMlG5nHDnHFrHVlHrlIBnIglIolI6jI7mI+lJAlJDqJGmJMkJjoJ5mKAkKelLNlLRjLlmL0lMgjMnmMrpM3lNqlNsmN2mN5lN9mOJk
ADmAQkA1mA/mBCpBhmCNlCWoCklDHjDnmDtkEArEnkFNoFOnFPnFQnFerFfqFgmFkqFnmFomFpoFwrFxoF2oGalHynH9mIAkIToIUkIWnIZlIxmJElJOqJPlJSkJVkJimJjpJknKGlK1nK2lL/lN8lOFkOWj
AIlLulN5k
ADlFMl
ADkNEl
A9lBmlB7lB/lFEkHHkLlpL1mMTkMhkMrq
AblA2lA/jBRhB1kCInCJlCLmCMlCalEOkEdiEgkHNmHilH2nIbkKCkK7hL8kMznOWm
AUmBekCYkFmjGQlH1lH5mIOmIPpI6lI7nI9kJBkJClJdlJunL2k
ARkAUlAskCLlCsmEbkH1nIPoI7mJBlJDlLUjL2lNllOPl
BykB7lCWkCqkEtlE2lFXlGqkG1mI7oI8lJ3kKIkNekNyjN8oOJmOOkORmOSn
ADkAolCPlCpkC0lDrlE/lFKkGHiG+lICkINlKBlLLkLYkLelM6lNGj
ADkAGkAToAVkAYoAdmAejAlnAqlAtkAwlBImBMoBQoBUoBZoBamBcjBhjBslBtlBylBzlB1kB4nB9kCLmCZmCcoCikCkjCnnConCroC1mC8nDEmDdlDfkDrkDslD3lEPlEjkExkE/nFFmFInFakFqmFznF2kF5oF+nGQkGclG9mHJkHNmHblHjlHkkHplHtlHumIAlIHnIIoIRnIWoIfnIknIolI0mI+lI/oJWlJakJbnJukJ+lKokKpkKqkKsoKtlKulKwlKxkKynK2lK7oK9kLClLGkLHlLQmLYmLalLcjLfnLgmLljLpmLqkLwjLxmL2mMBnMKkMNkMRnMToMUlMemMxlNOkNSmNfoNgmNinNjrN5kN6nN7mN9pOCkOEkOIoOJlOPlOTiOWt
CcnEtmE4kFBlJjmKzlLLs
AlmAnkBolCZlCilDUmEilEskEwlH1lIAkIIkJWlJalK7nMenNgkNilNjmOIoOQlOTk
KskN9k
BomDElFJlIOlImlI/l
EWk
ADlAEpAFlAanAbnAdnA9nBRkCNmCRmDblDfmD7mD8pD9lD+kEDmEFoENlEYkEZsEamFEnFUkGMlGtnHtmH5lJ5lJ8mK+lK/nLIoLJtLakLnoMFmMRnMTnMgnMnsNfkNjpNokNpkNqnNslNwmOBlOEq
ADmAElAdmA9mBRlDblDykEZsFEoFUkHFmHRlIgkJ8mLFlLIlLJrLnoMFmMTpMgnNjpNqmNsnNwmOElOGlOKk
AEnAaoAbnAdoAxlBJlCNnCRmDbmDfnD7lD8oD9mEDnEFmENlEZtFEnGMlGRlGtmHRmHtlIglJGkJjjJ5kJ8lK/nLHkLInLJvLSkLjlLnpMRnMTlMgmMntNjpNqnNslNwlOBlOEoOGlOKk
ADmAElAdmA9lB3lDbmEZrFEoFUkGOlHFmHRlJ8nLFlLIlLJqLnoMFmMTqMgnNjpNokNslNwmOGl
ADlK/kLIj
AEmAIlAMlAinAklAnkAtkA3lBMmBYkBckBjkCLkCQlCdnCgkC4lDUmD/nEPnEdmEenEfmEtlFIlFKnFkoGHmG9nHWkIQlIgkIllIpkJUkJ5lJ8mKzlK+jK/kLBmLVnLZkLnkMLkNemNhlNvmNwkNxpNzkN1kN8kOClOHqOJoOKnONoOWl
ADoBClBJl
CNlEekFEkFvlLJl
ADkAklAzkJ4kM8l
ADkAFmAIkAJlAKmAOnAanAclAjkAklAnjAqlAsjAxnA/oBAmBDmBXlBuoBxkBykB6mB8nB+oCBkDHkDPkDYlDcmEAmEBkEGmEJmEMlEPkEXlEZmEakEckEgmEtlEurEvsEwqExqE4nE6lE7qE8nE/mFDmFEnFKkFumF7kF/lGBnGCmGGlGRkGVkGWpGXkGZnGamGcmGokHAlHGkHNlHRmHVlHalHcmHnjHqnHrlHuoHvpH1mIEoIHjIIlIMnIRlIUkIakIdoIenIxnI7lI+kJCmJVpJWmJXmJusKAmK7nK9oK+sLAlLBlLHmLIkLJkLLmLMkLRkLWmLjnLklLmkLpmLsoLtpL2lL7mL8mMFlMKpMLmMQnMYqMdoMgmMhkM1pM2lM4lNWlNflNglNllNslNtlNzmN0lN1mN2kN3mN7rOEmOGlOJmOLoOMm
ADkAFoAIjAKmAOmAamAckAelAimAnjAqlA/nBAlBDmBFkBXnBklBuoB6oB8mB+nCBnCYkC8lDHlDPkDclDgkDhlD4jD9kD+lEAnEBlEGoEZmEalEckEtkEurEvqEwpExqE4nE6mE7pE8oE/mFDmFEnFumF7lF/mGAkGBmGCnGDiGGmGHlGNjGWpGZpGanGcoGokG9mHAjHRoHVkHamHcnHdkHnjHqlHrmHslHunHvnH1mIEmIIlIMnIRlIdnIenI6kI7kI+lJCmJVoJWnJXlJtmJupK7mK9oK+qK/kLAlLBkLHnLLmLMnLWmLjnLknLpnLrmLsnLtnL2lL7lL8mMFmMKpMLnMQlMYnMdnMgmMhlMzlM1oM2kNekNfiNgkNllNsmNtkNzmN0nN1oN2lN3mN7rOLmOMm
DelFMnNekOBkOWi
ADlAFnAanAelAnkAqnAxoBDlBunBylB6kB7kB+pCBlDBlDalEBmEXkEbmEckEekFEnGBmGDjGElGFkGWnGXmGZnGanGjlGolHGiHNlHqmHrlHvnH1jIEmIIjIMmIRmIeoJCmJWmJtmJumKAjK7lK9lK+nLAlLHmLPlLkmLpkLrnLtjL2mL8lMFlMKlMLjMQlMYlMdmMhkM4mNgmNlkNzkOBm
OOl
OWk
ADkBtkE4nFGlGBlMYnMhl
ADlLelLll
AOkExkHVjOEk
ADmANkA/kBdkBxlC/mDPkDzlEEjEFlEKkEelFHlFykGOlIxkJLjJ6kLUkLjlMWkMklMxlNAlNDlNPlNbmNckNlkNnkN9kOAjOEnOFnOLnOQlOVl
BhlCikC5lE0kF+lGfkG3kHXjIklI0mJTlJfkJwlNQlN5kOAlOWm
ADkALkAPlCXlCdlDSlI8kJ8lK5kL7mMznNvlOOn
AEnAIkAYjAbkApmBmlCYlC3kDDlDKlDmkDumFJlFTkG6lHLkHdlIXlI+mI/kJBlKplKvjK7kLDlLNlLUkL7jL9jL/kMTmMUmMjlMtkMzkNrkOBmOEk
Btm
ADkAIlAUlAXkAglAhkAklAomAriAxmBElBImBKnBwmB5mB7iCKnCXkDClDWkDYlDdkDllD0kD2lD+kEAlEQlEXlEbkEjlEqlFNkFPmFalFelFhnFimFkoFpkFtkFxlF5mF8lGAkGElGLlGMkGNrGRlGskG5kHBtHPiHQkHWnHXlHYmHcmH1oItmIzkI/lJAnJOlJklJmnJqlKDmKqlKxkKzlK/nLFlLvnMFkMGmMLnMZlMoqNYlNelNikNsrNtmNvmNwmNykN0lN4kN5kN+mN/rOAoOCj
ADlAVjAmlArkAxlBEkBFkBIlBKmBQlB5mB7nCBkCKmCamDWlDekDglD0jD2mD7lEAlEHkEQlEXlExkE3lFZkFalFbkFelFhoFkmFpmFskFtkF5kF7kGCkGLlGMmGNpGRoGUlGrlGvmG4lHBpHOlHRkHWoHclHflHokH1lIxlIzkI/mJAmJElJHjJJkJOlJSlJmlJ2lKxlKzmK/kLFkLjlLvmL+lMGnMLnMZkMopNYlNemNilNomNsrNtmNvnNwnN+jN/oOAoOCmOIkOKmOOlORj
ADkAImAMlAPlAUlAhkAomAxlBInBJkBKnB5lB7jCBkCKoCakDjlD0lD2nEAmEQkEXkEjkEqjE7kFPmFVlFYlFamFbmFelFhnFimFknFpnFtlFwjFxlF5lF6lGElGLlGMjGNsGRkGbjGrmG4lHBsHOhHRlHWnHYmHcmHhlHolH1oH/lIQlItnI/nJAkJBlJHkJOlJmnJnkJ5lKBlKDlKqlKxlKykKzlK/nLlkLvnLwkL+kMGlMLnMTkMYkMkkMoqMrlM1kNelNgmNilNomNqkNsqNtmNvlNwmNzkN+kN/sOAoOClOKkOOlOTj
ADlAPkAUlAklAnlAonAxmA7kBBlBFkBIlBKnBLmB5lB7oCKlCRlCalC2kDWkDjkD0kD2lEAlEQkEXkEfkEjkFPlFWkFZlFalFemFhmFilFkoFnkFpnFtmFvlFxlF1kF5mF8kF/kGLmGMnGNrGRmGrlGtjGvkHBsHOlHPiHSjHWnHXlHYmHcmHdkHokH1nIEkIQlJAmJHkJMlJOlJUkJkkJmmKDmKclKilKzlK4lK/kLOlLjkLklLlkLolLvmMGlMLmMopNelNgmNimNssNtmNvoNwoN0lN6lN8jN+lOAoOCkOKkOOl
AonAylBOlCXkD2kFgkFhkFimFklFxjGXlGvlHBjHWkH1lJOmKQkKzjMLlM1lNYkNspNtmN/kOAh
AUlB3lDIlD2lERlGAlGllG8mHEkHGlHOkHYnHtlI2lKulLvlNjmOWm
Lol
AJmAYoAlmAtlA5oA6pBNkBXlBnpBsmBvoB9oB/nCGnCHlCMlCOoCUlCWnCelCgkChlCxlC+mC/kDAkDDlDEqDJnDMlDUlD5lEPkEkmElkEpiEuoEynE0nE4lE6nE7jE+pFAmFqmF2lF+rGEnGTkGfkGhkGknGnjGopGpqGqoGxjGzlHHnHUkHYpHZlHamJKlJOmJroJxnJ2lJ7kKDlKLlKTkKXmKjlKvkKxmKymKzlK1lK3pLklLolLzmL3mL+nMelMlpMmnMqlMrmM6qNGlNUlNjnNomNzjN0kN1mN8mN+kODoOEiOHoOJtOKqOLmOSoOWr
B3lDZlDslDzlEQkF7lGAmG8nHGkHHkHYmHtnIClI2lJnkK/lLPlNekNpkOCmOGlOWo
GRl
AJmAXkAYpAlmAtmA5nA6pBXlBnpBsmBvmB9oB/mCGpCMmCOnCUmCWnCelCgkChlCxlC+lC/lDDmDEqDJlD5kEPlEZnEajEclEkmEnlEplEupEyoE0oE4kE6lE+qFAlFqmFrkF2kF+nGEnGSkGTkGhlGkkGlkGnmGoqGppGqpGzkG0kG7lHHlHIkHUlHYmHZmHalIXlIkkIpkJKkJOnJhjJkjJrnJxlJ7kJ8jKDlKLoKPkKXnKjmKxmKymK1lK3oLElLTlLkkLlkLnlLplLzmL3mL+nMlpMmmMqjMrnMxlM1kM6pNGlNjnNomNxkNzlN0kN1lN8mN+lODoOHnOJrOKpOSoOWr
CKlCnlDFmE+kHRk
ADkLVlN8lOWm
ADlA9k
HFnMWlNwk
ERlG8mNjkNpk
BYlEQkGAjHGkHHkHOkHmkHtlIqlI2lK/kNekNjj
A0nBXlBtlB4lCPlDplEFlGGmHYlHmkHokIClIWlIflK8kK/kLdkMBlNblNjkNplNxk
BTlDdkMbkNrl
ADlATkDSjDilEbkE4lGnlIulK2kLol
BNkCemLmlMlkOWm
ADkAQqARpAaqAelAilArmAsxAwjA8pBApBBmBDrBElBJmBdlBekB1oB8nCNmCRoCcqCflCjrCsjC5mC6nC9nDAkDInDkmDlmDtkDwpDxoDzjD3lD5mD+kEBkEJnEPrEQsESmETmEVoEXlEYzEZpEasEbkExnE0nFKmFRmFSlFYnFmnFpqFskFylGFuGHjGIsGKuGVnGZuGapGbkGcjHMmHVpHkkHmmHupH7nIErIFpILnIToIUnIWlIXlIZoIalIdkIfkImsInkIplI0rJBoJQrJVqJXnJfmJ2mJ4mJ7jJ/nKKrKVpKXkKlmKuoK6oK7mK/kLCoLFnLHrLIqLKsLLrLMkLQnLRtLUxLVtLXqLYjLinLnkLplLqkLwoLxmL0pL6sMFmMOpMevMguM3lM4kM7lNRlNfrNhmNsoNtsOLk
AInAPoARlAUjBElBLlBOlBVlBYmBbnBwlB7jCEmCIkCanDXnDbkDfnDgmDjlDnkDtnDylD0nD2lD7kECpEHmEKlENjEQmE3oFtlFulFynF0jF5nF7oHDrHFkHKkHNkHOpHSqHUoHYoHblHckHxnH5pIBnINkIgnIhlI6mI8qI9qI+kI/nJBmJfkJmkJ2lJ4jJ8kLSnLenLliL2lL6lMTqNelNfkNioNjmNqlNvlNwpNykOCq
AUmAlmA0kBHlBIlBLlBMpBPkBclBfkBunBylCFkCJlCilCpkC/lDDlDUqDWmDjkEImEMkEimE2lE4kFMlFPmF1nF+kGHkGIkGcmG0lHrlIvjI7mJNpKVmK0oK1mLElLTlLUmLzlL3oL/tMFlMHmMPnMUoM3kNCkNmjN5kN8mN9lN/jOAjOCpOImOLp
ADlAIoAMlAPoAUlAnlArmA9kBElBYnBbmCElCIlCNlCamCclC6nDXmDblDfoDgmDtnDymD0mECoEHmEIkENkEQlESkEbkEtlE3nFtlFynF5kF7pGOlGTlG8mHDsHFlHNlHOpHSqHUoHYoHbmHhlHxnH2lH5oIBlINkIgmIhmIwlIykI6mI8qI9qI/nJBnJGmJ2kJ4kKgkLSoLemLlkL0kL2lMTrNemNinNjoNolNqmNvlNwpNymOCp
ADlAHjAKlAUlAflAllAslAzlA0lA8lBHnBMqBfjBumCikDUqDWnEImEflEinE2kE4lFDkFMkFmjF1nGHmGIjGcmHIiHrjIvlI7mJAnJNrJ6lKVnKhlKukKxkK0oK1mK5lLEnLTmLUnLzkL3oL/qMFmMHmMPmMUnMVlM3kNClNmjN8oOCqOImOLp
ADlAFnANiATpAWkAhmAolApqAymA1kA5kA8lBAlBClBEmBFnBGnBJpBOmBTmBZrBenBhmBlnBmnBonBqlBrnBwlBxmBymBzmB3qB8mB9mB+mCAlCGkCZnCcmCilCjjCkoCnpCoqCplCroCumCwpCxkC0mC5mC8oC9kDJjDKmDSmDVkDamDdkDemDfkDgmDhjDjkDmlDonDpmDqmDtnDvmDxmD1nD4lD5lD6lD+mEElEFkEOlEVqEZoEhiEilEjmElmE2kE9mFWjFgjFonFpjFslFxlFymFzkF2mF8mGAnGDrGIjGWlGYlGcnGqkG2kG7kG+kHUjHenHgpHhkHjmHkqHltHmqHonHpkHqmHrjHukHvlHyjHzqH0oH2mH3qH4mH5kH6pH7mH8oH9nH/pIApIBqICqIElIGoIHmIIjILmINmIQlISrIUrIVmIYjIakIbmIfnIgmIhmIilIjmIkmIlnInoIonIpmIroIsmItmIumIvpI3jI4oJWlJakJgoJkkJqoJ1jJ7lJ/oKDkKJnKSlKjlKnlKrkKzmK1kK2nLInLQmLSlLToLZnLamLcmLdoLmkLomLpkLqkLrmLvkLzjL5kL6jL9kMAmMElMHjMKpMMkMNnMOkMRnMWnMXoManMbmMdjMekMfkMnmMolMpnMrmM0jM2lM3mM5pM9nM/kNBmNCmNDlNHoNIkNJkNKmNMnNNlNOlNRmNSmNUlNWoNYkNcnNhmNjmNlkNskNtjNxkN7jN9pN+jN/nOCiOFnOIoOOnOPkORmOUi
AImAXlAYlAcmAkkAmlAtmA2pBjlBkmByqB1oB7oCPmC5lDFlDHmDQlDVkDblDfkDljDomDsmDypDzmD+lD/jEIjEQlEXjEaiEcqEdnFFkFOnFPoFQmFdkFejFfiFkkFplFrlF1iGHlGIlGNkGOqGTkGWoGXjGZmGakGblGmkGvlG3mHHjHMkHcmHmiHumHwmHxmH3mH5oH/jIDlIElIKlIcnIgmIhmIonIqkItlIzlI2jJOlJQpJSmJTpJbrJcyJppJwtJ4rJ+mKCrKvnK4nK5kK8kK+pLBkLQkLSkLnoL0oMXkMpkM0jNfkNmmNvlNxmNymOGvOKn
AGlAIjAMlAPoAUnAklArmAtlBFoBLjBYnBgmBqkBvmBwkCIkCJpCTmCamCimCmjDHoDJlDkkDmmDukD0mD2kECkEIjEJkENkEQkE2nE7lE/kFhlFrlFylFznF5kGQkGRkGSnGTkGVnGZmGfmG7kHBkHClHDmHLjHNkHOnHSnHWkHYlHtlH1kH2jH5pIBlISkIWlIglIwlI9iI/nJIjJYlJZkJcqJdnJfkJhlJrkJumJ2lJ4kJ7mJ9oKCnKDlKntKsmKtnLElLGjLHkLJlLYlLpkLsqLymL2mMTlMXmMdlMllNikNjmNlnNwpNymN+lOCmODkOEkONmOPlORoOUoOWt
DOlD+mGhlGilGjkG3lHfmHgkHinHllHnmInlK/lLBk
AFlAflAriCClD+kHfkHlmLJlNfn
BJlDsmEIkEdlH6l
EVmHkmIplIulLCk
Nml
HckJGkLOlNwl
AUlBJlBLkBvkCamD0mD2lD7lEIlEQkFhmF5mF7lHOjHYiHclLOlMTlN0k
AIjAMlAPoARlAUkAnlBEkBYmCaoCckC7kDWlDtkDukD0mEIlEdkFUkF5mF7jG8kHLkHNlHOnHSoHYmHblHckHtlH2lH5nIgkIllIykI/mJ2mLSkLllL6lMTmNjmNvjNwpNymN0kOCkOSj
C0kDHlDtlOWo
ADlAUnOEnOWl
AQkAUmAflBMkCFkCpkC/lHElHhlJAmJrlKYlKhlLUlN8kOCrOIk
ADkAUlLTnOLj
HYkNumOCmOWn
AKlBzkE2kFhkJ3l
AGlATmAilAqoAwmA7pBDoBHkBQnBTnBerBsnB3oB4lCmkCnkCplDKlDamDllDokDumEPlEUlE4jFDlFbmFflF1mF5lGDlGZpGaoGomGukHBkHFlHOkHlnH0qH7nICsIKlIdkJbkJukKclLWlLjmLllLolLslLxnL0nL4nL6nMKlMMkMTlMXlMblM1mM4mNGlNSkNpjNsmN0kOGk
AGmATlAimAqrAulAwkA7pBDnBHkBQnBSlBTqBetBsnB3nB/kCQsCmkCpkCslDKkDanDljDokDunEPnEUlE/lFfjFslF1lF8lGDnGZqGflGonGskGukHBlHOkHSkHdlHlnH0qH4lH7nICpIdmIjlJGnJulKJtKclKdjK9kLSlLWnLjkLomLsmLxnL0mL4nL6lMKlMWmMXlMtkM1lM4lM8kNCnNGlNInNSnNphNsoOFlOJmOQk
AGmARlAimAqnAwkAykA7pBDmBQmBTlBesBsnB3pB/kCElCKkCQkCpmCslDamDokDunEPlEUlEhkE4kFbmFfjF1mF5kF8kGDnGZpGanGflGskGulHSlHXkHlmH0rH7oICrIPlIdmIjmIxkJukKclLLkLWmLjmLslLxmL0mL4nL6nMKlMXmMblM1lM4nNIlNSjNpkNsmN0kOFk
AcoAfnAhkAtlA4lA8nA/lBAlBDlBLoBOlBWmBolBslBvkBwqBymB3lCInCNkCpmC1lC5mDGnDfkDhmDinDllDskDvkD1jEBmELkEskEvkEwmFFlFGnFZmFclFglFilFomFpmFuoFvmFxkF1kF3kF8lGDmGFnGNmGOoGVmGXnGZoHfkHjkHlqHnjHplHqmHsmH0mH1jH3nICnIDqIFkIGlIJoILnIMnIbkIcmIfoIimIlnImmInoIomIwnIxlJFpJHkJKoJPnJQlJVnJYkJamJcmJimJ0mJ+mKCkKSlKblKloLFkLcmLgjLjmLwlL8nMAoMDkMIqMJkMOqMTlMXnMomNGmNQlNYkN6kN9mOAhOMlOWn
AGlARlATlAqrAulAwmA7oBDnBQnBTpBerBsmB3pCEmCQrCslC0lC7lDamDunDxkEPoEUlEhkFVlFbmFslFwlF1lF5jGDnGZrGaoGolHSkHXlHloH0rH7oICrIPlIdlIjlIxkI1kJGnJulKJtKWlLIkLSmLjmLlkLolLxmL0lL4lMKlMNkMWnMXmMvkM1mM4lM+lNCmNGkNLkNSnNpkNsoN0lOQk
ADnAPmAalCEkCmmDDlDSnDUlDilERlFClFYkHLjHglIfkInlJCkKOkKRlKzlOEkOGoONnOOkOWj
ADlHjlLJk
Nwk
ADlAcmAejAokA4kA8jBLkBWnCImCLkDhlFalFplGLkHlnHplIDkIMlIfmIlkIolItkIwmJFkJPmJVjJ0lJ+kMAnMOm
ICkMbl
BDlBTkB3mDolF8kJukKWlLLkLUlMIkOAk
ADnAnlAzlBWlB5kCDlCLmCUlCZlCnmCsoCykC2nC6lDPoDTlDWlDYkDZkD4lEDlERkEimEtlFhkGFmGGpGIjGMkGSmGUoGXmGYkGikGjkGnkHRkHXmHilIPnItlIzmJbmJhlJllKNlKWnKglKtkK7kLakMCnMUlMkmMolMrkMtlM6lNElNFkNGlNemNfmNgpNhnNilNjnNomNrmNtkNunNvlN1mN6pN8lN+lOBmONnOTk
ADmCslGFlNfkOEk
GEk
ADl
AFpAaqAjmBykCXnDmlEUpEtnEzkFJoGBmGIkGZkH8lJUmJzlKmmMvkNfkN8mORk
BElC0lDFnDHlFolGTlHblI+kJInN8kOWq
GKl
ARlJOmJZlNjjOLlOWl
DFoDHlEalEqlE9kGTmJImMrlOWq
GKl
ARkC4lEAkJOmJZkKslNjk
Ejl
A+kBBlB5lCDnDSlEojFZkFjkGDkGQmIglI2kJ9kLFlL9lMclMnkNLjNkl
DBlI+lJIlOWm
I0k
GKl
LNl
DWlGQlGzkJ9lMcl
AXoBDlBuqC4kE4mFBlFQlHElL4lNjn
ADkBmkHalHbpHsnJVmJmjOGm
BalEQnEglE1lKhnK4kL3nOPnOWl
AXnBurC4lEZkE4lFBlHVlL0lL4lORl
AHkAolBmkCLkEXlHalHboHsmJVnJWlJmkNvkOGn
AZnApoA1kA5lBPlBTkBamBulBxkCAnCmmCtlCzlC5lC7lC9pDBiDClDIlDJkDbnDclEMkERkESmEZlEinEjlEolEukE4nFPlFTkFrjFtlF9kGRrGSnGcmG4lHarHilHslHvlH6oIWpIklJKoJRlJasJdlKNkKalKhmK3kLgmN8kOHkOMlOOmOPkOVp
BalBskDUkEQnEllEokF9lKNkKhnL3nMIlMllOPlOQkOWl
ADjAPmAUrBElBJnBvlCTkCtlCykDNlDfjDglDmlDzlD1jD2nD6kEAkEKlERmESlEllFOmFdkFhkFlmFzmF0nF4kF+kGFkGGmGZkGbnHxkIWlI5lI6nI7lI8pI9lJEmJGlJHkJekJpmJwmJ4lJ5kLKlLTlLdnL6lMTkMokODkOKoOWt
AukBBkBPlBanCAnCmmDhlESmEUlEWkEYlEjlEokExkFTlF+lG9kH6kIkkIllKslMYlMklMllOPm
ADlEqkKhnL3kOHk
ADlGqk
FWkFrlJnkNrlN/lOBj
ADlAUoBJnB3lC6lDIlD2nFOlHwlI8jI9mJEmJwl
ADkBClB6lEAlHsnIikJFlNvkNwkOGl
Efl
ADlAFlA1kNCkOWk
AikAwlB7nDmlDnkEVkGDkIylI1jI4kJPl
ADkAHlAYmAgmAnlBKoB4lB5lEPkGNlGvjHdlIZkIwkJmlJrmKvkKxmLzkMWkMwpN8jOHm
AYmAglAllAnkBKnB4lB5kDSkETlHdnIZkJmlJrlKvkKxnLXlMwrN6kOHn
ADjAHnAflAilEYnEajFTkGHmGNkGZkHrnIJkIglI7kJ5mKIkMnmM3lOJm
ADjMqk
AjmAskAvmA0lA6lBNlBWmBnnBvlB/kCTlCjlDJmDilEQlESmEZmEgmEkjEnlE6kE+mFLrGhkGlkG4kG8lHTlKIlKomK3lK8nK+lMYnMZmMakMcnMdmMglMimMjnMloMmlMnmMonMsmMtmMumMwlMxnMypMzmM0lM1lM2mM3kM4lM7nM8nOUpOWo
AGmAXmAjlAwnAyrA+nBInBKlBNnBSpBtlB3mB5iCDkCKkCToCnkC4mC7nDUnDajDmkDzkEAmEonE2nE6kE7jFDkFImFokF/mGCkGYjGflG1lHBoHCnHJlHWnHXpHZnHdlHnnHpmH5kIRmIflIklIloIrlI2kI4kJFnJLkJMlJNlJbkJrlJtkJ5lKBoKRlKblKnlKooK4nLVlLhkL6lMckMdjMfoMsnM6lM7kM9kNKkNRlNTnNWoNslNtlNulN3kN4oN5pN/mOAnOEmOLlONlORl
ADlAvmA0lBNlBnnCGlCQlCTkDJmD2mD5kENlEnkE+lFSlK8mLCkMYnMZnMdlMekMfnMinMmlMrkMtkMulMwkMxnMypMzmM0lM1lM2mM3jM4kM5lM7mM8oNdmOUpOWl
ADlAdkAnkA2kA+lB3mChlCnnDLkDRlDSmDamDxlFIkGBkGYkG5lHJmHXjHZlHhmHnlHpmHqlIRmIllI2lJMnJNiJrlJ0lKBlLhkL3lMskNTlNWmNakNpiN4mN5kORlOWl
AGkAjnAzlA0kA6lBjlCTjChkCjmDJmD2mEAkENlEQkESmEZlEgmEnmE6mFLqGdkHJjHPlJPkKonK3lMHlMYpMZlMbkMcmMdlMflMgnMhkMinMjmMlnMmlMnlMomMqlMrkMsnMukMwmMxoMyoMzmM0mM1mM3jM4lM7lM8nNdoOUoOWm
AXnAwmAysA+oBImBKkBNlBSoB3mB5kCKkCToCnlC4kC7nDanEAmEPlEZkEomE2nFInFTlF3kF/oGflG1lHBnHCnHJlHWnHXoHZlHnnHpnH5kIRnIfnIloIolI2kJFpJHlJMmJNlJrjJvkJ5kJ8kKBoKRkKblKnmKooK4nMYkMfpMolMsnM7kNTnNWoNqlNsnNtmNukN4pN5qN/mOAlOEmOLlORj
ADkAvlA0lA3lBNmBWlBjkBnmCjmDJmDilDjkELlENlEQlEZlEblEgnEkjE+mHTkKojK3lK8mLdlLulMYpMZlMdlMfkMimMnkMojMqlMrkMslMtlMumMvlMxlMynMzmM0mM1lM2lM3lM4lM7kM8oNdpN9iOBjOUoOWl
AjlAnlA+mB3mChkCnmDRkDSmDUjDalDmkDwlEPkESlEjkEokFDlFilGYjHJnHXlHZlHhnHnnIKlIRlIllI2mJMnJtlKBlKnlMckMdlM7kNWlNalN4lN/lODkOQkOWm
AMlAQlGdjJDlORlOWr
ADjAajArnAvmBDlBGnBMjBRkBckBklBukB4lB6lCCmCFkCKmCXlCakCjlCqlDAmDCkDFjDImDJkDNmDOlDPjDzlD2mESjEWkEfkElkEpiEwkFDkFHkFclF+mGTkGclGfoGijGzmG3mG5lG6mG9lG/lHJkHNkHWmHfkHrlHwlH1lH6kIEmJKjJSoJVlJXkJZkJalJcjJhlJ2kJ4kK3mK6jK8lK+mLBjLCkLDlLUkLamLdkLzlMBnMHlMLlMUnMYlMZmMbkMdkMflMgkMklMmlMnkMokMpkMqjMrkMykM2kM3lM5pM8nM9kM+kM/lNDlNElNFlNGkNJkNQkNSiNVkNXkNZkNdnN/kOFjOHmOJoONsOTlOUf
CGlENkK8kLCkMijMykOUo
BumJ5k
I2k
FglOWm
AElAFmAKmAQnAalAekAhjAkkAmjArmA4mA9lBLkBbkBglBhnBknBrkBwlCRmCWkCbnCnjCpmCvlC5kDDlDPlDSjDbkEHjEakExlE3kFDlFEjFPlFQmFRlFSnFTmFXlFZnFbnFdlFfmFglFhmFiiFjmFlnFmoFniFplFqkFtnFulFylFzkF1kF3mF5oHIlHSkHUnHbmH7kH8lIemIllImjI5lI8lI/oJSlJTkJekJflJolJxlJ9kJ+lKmmLJmLUkLYlLalLglLwlL7lMDmMFmMKmMPlMSoMhmMvmNsjN1lN5kOEkOLkOOkOTl
FgmOWm
AEmAFmAJkAKnAQnAakAekAmlArmAslA4kA9lBbkBdlBgkBhmBkmB+kCRmCVjCbmCkjCpmDNkDPkEDkEKkEglExkFDlFMmFOmFPnFQmFSlFTnFZmFamFbnFclFdlFemFflFgkFhkFjlFlmFmnFnmFpmFtnFulFwmFymFzlF1lF3mF5oF8lGBmGLlGWmHIkHSmHUnHboH7lH8lIelIflI5kI8nI/pJGkJSlJTlJemJflJwmJxmJ5kJ9iKPkKmkLJoLUlLYmLgkLwmL7jMFmMKmMSoMYlMhmMtlMvnM0kN1lN5kOElOLlOTm
OWm
M0lN5lOEj
AekEKkFSkGWnG8jHbkIflI/lLBlLJjOEoOOj
AIoAUlAblAdkAqnA1lA2kBLnDujEUnExkHkkH6jIZkJFlJYlLdlLglMWlMjkNwm
AGlAS0AamAhvA6qBCqBDtBUtBdtBepBxoCDqDNpDwxFKwFskFymF5pF6nF8nGInGdlGepGfpGhmGpkGutGwlGypG0tG8lG9lHGkHJsHPkHVlHrmIE0I52I6zJbkKbwLRzLTsLhmMJtMOnNGmNWsNbkNe0Nt0N1mN2nN8jOAlOLjOSm
AElAFmAImA9pBelB8kCBkC/kDkkE4oE7qFEqFJmFmkHDlHRpHUlHVnHZnI7mJVlJXlJorJtmJ7nJ8jLJpLRmLjlLlmLnlLymL8lMdnMrnNwkNxlN2pOEq
AElAFmA9nBelC/lE4nE7pFEnFGlGZkHDkHNkHRmHVnHZmI6lI7lJomJtnJukJ7mJ8kLFkLJpLVlLlmLylMdoMqlMrjNxmOEh
AFmAImA9qE4mE7qFEqFGjFJmFTlFmkFqlGBlHDmHMlHRoHVnHZoI7mJVlJorJtmJ7mLJoLVkLjlLlmLymMdoMroNxkN2qOEr
AElAFlAakA9mC/lDwlE4oE7pFEnFGkFTlGZlHDjHRlHVnHZmI6kI7mJXjJonJujJ7mJ8kLJpLNlLlmLylMdoMqlMrlNxnOEl
ASoAhmAulBDpBUnBXlBxkDwpDxmEHmE9lFKjF8nGdlGemGylG0jHJlHPlHrlIEsIcnI5nI6sJjlKgmLRoMJlMOnNtkNxlOEjONk
I6oLRmNeq
AImAKnALlAPmARoAenAflAmkAzqA2kA4jA9pA/nBCnBEmBLpBWnBZkBbkB7mB8mCIoCKmCXlCbmCkjConC3mDJmDVmDXlDZnDalDhkDlmD9nEGmEHnEIoEKkESkEVlEZnEylE4oE7lE+pFAlFFnFJmFSlFWlFYmFZnFfoFqkFwmFxmF0mF2mF6lF+lGAmGClGLlGNpGPmGWmGZmGamGcjGdnGeoGjkGlpG1mG3nG8lHLkHNkHRqHSnHrlH4jH7kIHmIIlINkIVnIkjInmIwnIxnI3oI6qI7qI8pI9pI+kI/mJBkJClJEjJFmJKnJTlJUjJVjJXnJZmJdmJemJgnJhnJikJjkJkoJnpJsmJtnJulJxlJ0lJ6sJ9oKAoKSkKskKtmKumKylK7lLBlLFjLGnLLjLNjLQlLRmLVmLemL2mL9mL+mMHnMQoMRkMakMhnMrmNFlNekNfiNgiNinNpnNslNzlN0lN4mOCmOIlOJmOLiOSqOWl
AFlA9jCBkE4nE7jFKlHNlHRmHVmHZmI7jJXlJtmLNlMqlOJk
AGpAHmAYmA6qBIvBRjBmlCBlCHsDOvDSkD20EcxEezEilEykFAlFhsF3lGHmGajHNmHWlHsqJZnJllJrnJvlJ1kKRyKn0KxjK80LskMBsMNrMYpMdkMhoMsoM7kNIkN8kOBlOEjOGlOKiOLmOOo
AGoAOlAajAzjA4mA+nBZkB8lCboComCwmDMkENlFDlFEpFqlFylF5kGFmGQlGXkHalHhnHtnH1nH/pIAmIbkIvnIxkI+nJUlJbpJokJwlJ6oJ+nKEnK0mK1kK9qK/sLJlLfnL7mMDlMbmMorNAlNJlNekNglNhlNikNjkNlkN/hOCkOEoOWt
ASlBFlBZlBqkCFmGBkIRlIUlJVkLNnL0kMYmM1kM2mNOl
ADlAjmBRnD4mI/kK+kMGkMOkM2kOBlOEn
AHnAYnAnlBmjD2pD4kEcpEeqFhjGCkGHlGMkHsjKnoK8pMBoMNnN8kOBmOEjOKm
A/j
A5lBNkB0qCQnCgmC3lF+kGplHVlLJmMmmMrkMwkMxmM1mNEnONl
AzlBNkB0qCQmCgnChkEmlJTlLJmMYlMmnMrjMwkMxmM1lNEmONlOUk
AGkAVkAWkAckAelAfmAikApjAysA8pA+nA/lBAmBBoBJkBVmBcmBhkBllBrmBskB0kB3mB5kB8pCHkCUkCdkCekCfmCgmChmCinCljCmnCnnCrmCtkCvlC2lC6kC7mDAoDGqDLmDOiDQmDSmDVkDflERmESoETmEqmErlEsnEyjE9mFIlFKnFToFUmFVoFYnFmkFnmFqkFskF0kF3iF8lF+oF/mGBkGFnGJqGcnGhmGnpGpmGrqGsoGtpGxoGymG0kG7nHApHBqHIoHRmHVmHXnHYoHZnHanHcoHfoHgoHhmHilH0nH6kH8lIBlIFnIelIhmIklIunIzmI3kI5mI7kJBjJFkJImJLjJNjJPkJRnJWlJYkJepJptJrmJ1nKCmKEoKFnKGnKLoKOlKPmKWmKilKkoK1jK9iK+pK/lLAlLBpLDnLEpLFlLGmLQnLckLfmLioLjmLklLlmLnnLonLplLroLspLylL1mMAnMCoMEnMGnMHmMImMOmMhkMukNClNHlNNmNYjNlkNokNqkNrmN9oN/sONmOOkOSkOTlOVl
BrlGplMamN9oN/l
F+lGpk
B8lEmlGpk
C3kHylMzlOMm
ADl
B4nCrmLflL1l
AEoCSlE2kJAkJ+kMvo
AEsAFkAKoAPpAekAhnAtmAwmBBlBfoBlkCApCPoCQkCTjCXoCbmCglCmkCrkCunCvnC7mDGmDsmEPkEQmESnEVqEWrEgjEikE6lFzkGDkGNmGbnHcmHkkH3qIPmIZoIqkIrkIwmJTkJUmJ5nLCmLGlLTlLUnLanLblLjnLrlMFoMImMMnMamMelMmrMnkM4oM7kM/kNBlNKkN3mN9jOJkOKkOLmORl
AEjA+lCzlHWnI4lNxm
AEuAHkAdmAtlA9lBMlBlpBmkBunB5kCPmDHjDsnEHnEdjE8nGRkG1pHNkHUlIFkIZmIeoIfnIimItlJUkJ5jJ6jLGmLMoLToLVlLapLjoLomLslL8jMFoMNkMmpMnoMqkM4kM+lNmkN2jN7kOFjOGmOKjOLlORmOUl
AEoCSlE2lJAlJ1lJ+lMYlMvpM1k
AErAKoAPoAelAhmAtmAwnA8lBBlBMlBfoBlkBujCApCPnCTkCXnCalCbmCgkCumCvnC7nDClDGmDsnEQmESmEVpEWqFulGNlGbnHXnHcnH3pIPmIZpIelIwnJJlJTkJUmJYlJllJ5oLGlLJlLTlLUmLanLblLjmL5kMFoMIlMalMemMmrM4oM/kNBlNKlNNlNdkN3mN9jOJoOLkORm
AEjHWnNxk
AEtAdnAhnBlqBumCPmDsoEHnEckE8nFijFokGOlGRkGjkG1oIFnIZlIenIfkIimI5kJUjJ6kKOlKgmKllK3kLGmLMoLTnLanLjqLomMFpMNkMmpMnnMqjM4kM7lM+kM/jNDkNmkN2jN7kOFkOGmOLkORm
AElJ1lLJlMvo
LJk
AEkAdlAhnHrlJ5kLGnLjpMNk
LUlMmk
AEkAIlBbkDclEhlFZlJUk
AEkAHkCylGqlJJlMmlOCmOGm
AEkOKk
AEmBMkHrlIMlLjm
AIkAWlAYkAmlAplBEkBRkBTlCBlCLkCQkCVhCamCdlC8lDUlDYkEJkEOkEYkEflEplE9lF4lG/lHDkHElHOlHYkHakH+lIblIjmI1mI7kI8lJOkJskJukJ0lKqlKulKwkK5kK7lLSiLTlLpkLrkL/iMKlMWmNilNvmOOlOQl
AEmMzmOWj
AEmF/kOGl
AEmAIkAYmA0lHRk
N2lOGk
AEnCSkJgnOCkOHkOWo
AEmAjlEQlJgnOCjOHlOWr
AEn
AElMTm
AEm
AEl
BllDalE8mGVlHlkIBkIFkIZkIemIflJdkLamL8lM+lORk
AElDWlHXlIDlOWj
AEm
AEnCvmEZlFVmI0lJElJKlJmnNhlNik
AElAHnCIjD+nEZlEgkFYlGGjHskIzmJ5lLgkN1kOWi
AEmAOlBAlBIlCKnCPmCalETlIqlIrlJbkKDkLOlL8lM5jOGlOKkOWl
AEmBClBIkBJlBTlBYkBxkB6lCJnCKnCPlD5kFIlIPlIzlJbkJtlKDkLElLZlM5lM7kOGlOKlOWj
AElBTlBxlCKlCPnCmlFIlFklM5lOOkOWn
AEnBTlBYkCPmKDkL8l
AEkMFl
AOkAWkBekBplCCkCJkDIlDLlDWmFwlGFkGdlGnnGwkGzlG3nHhkJllLqkMQkNmlOAnOBk
AElIflLTk
AElAalAelBDlBLlB+lCklColC5lDOlD4lEJlEklExmE/kFDoFTkGBkGakHWmHYkHmkH4kH+lItkKCmKrkKxkLJlLMlLhlL4mMFlMOkMQkMvmOWm
AEk
AEmAKlAamAekAplBelB+lCUkCklColDClDvkD4lEkkExlFDoFglHWmHYkHmlHvlJblKolLQkL4mL5lMFkMOlMvlN8kOWn
AEn
AfkBJkBWpBrkD6lD+iEWoGIkIpkJJoMjnMqoOFo
AbmA1lBukBwkCOlDIkD3kERlEplFRlFSlF2lHanH6kIZmI8kJElJLmJOmJQmJYlJZkJinJunJvlKskLbkMNkMUlM7oORk
AQkAbkA1mA/lBUlBukBwkCXlDIkDRkELlERlEplF2mF6lHanHjkH6lIZlIslJJlJLmJOmJPlJWlJikJumJwnJ5jKslLblLrlMNkMWkMnlM7p
AEkALkCXkFmlI+kJLk
AElAclI0lI+kKsl
AEnAFlCblFnkFykF5mGmlHIkHSlJfkOBl
AEm
AEn
AEmH6k
AFrAjlDWlD4mF/rGBlHsmIRlJXkJfmNwkN9lOFk
AqmDHnDIpEqlFAlFDpFFnFIkFLlHZpHalHskH5mJZnJonJ3jJ6mLepMkkMlkN6kOMmOWi
AFmAaoAboAxkCNmCRkD7mD8oD9mEFoENmEZoEamFJnFYlGEkGRlGtlHtkK/nLImLJqLakL8lMRmMnsNfiOEl
AFrD4mF/rGBmJfmMXkNcl
AqmCLlDHnDIqEykFAlFDqFLkHRlHZoHalH5mJVlJZoJooJ6mLeoMklN6kOCiOMo
AEkAamAblAxkCNoCRlD7mD8oD9nEDnEFmENlEZoEamEblFJoF2lF/kGEjGtmHtlK/lLHlLIkLJpLjlMRlMnsMolNfkOEm
AEkDTmOVl
AXnCWkFskF4lHTlIxkIylI6kJAmJCkJRlJpkJ6lJ8lJ+mKKkLnk
AEl
CllDHkDIlFxlJVkJZlJomJ6lOWj
AEnEFk
AElDIlHplOVlOWl
HplOVnOWl
ASlCykEPlI3lJ2lLhkLilL2kL/lMXjOOl
AElAqlC4kEYjF0lL/kOCl
AEl
AElAIlAKmARrArmAxmBTkBUkBWmCAlCBlCVoDBkDWkDolDulECmEFlEUnEvqEwkExqE5kE/mFGoFXlGWmGarG6lHroHvsH1rH6nIDpIWoIbkIcoIeoIkkIrlItmIxmJYnJapJboJunJ3lKplKwmKznK7lK9mLBkLUlLclLgoLilLkpLpmLsmLykL3mL9lL/kMClMLmMOnMUkMfmM4lNGkNekN7m
AKlARrAfkAmlArmAxmBWlBmlB1lCAlCVlCllCtkC0lDBlDumD2kD+kEsmEulEvqExlE0kFGoGanG6mHvmH6nIcjItlJuoKolKqkKzmK9nLEjLFlLUkLgmLkoLmkLpmLrkLslLzkL3nMEmMJlMOjMfmMtkM4lNGkN7o
AElAIlAKlARsASjAfmArkAxoBRkBUmBWnBekBolCAlCBmCIkCVnCikCpkDBkDWkDolDumD5kEUnEukEvpExpFGmFXmGWnGaqG6mHSnHroHvsH1qH6nIAkIDnIEjIWpIcoIerIrkItjIxnJYoJaoJboJuoJ3lKonKqkKwmKznK7kK9nLUlLgnLilLkoLplLsnL3mL9kMJlMLoMOoMfkM4mNGkN7oN+l
AKnARsAmoArnAxlBRmBWlB5lCAlCIlCVnCtkDBlDumEsmEvqExkFGoFIkGLkGanG6mHvpH6oIGkIojItmJuoJxlKonKzkK9lLEkLQjLUlLgnLkoLmjLplLslLzkL3mMEmMOkMfmM4mNGkNejN6lN7nN+m
BQpBjlBllBmlBrlCPkCnlDAlDFmDOkDYlDflEFlEdjE1lGQmGTkGUjGfkGrlGxkHEkHSlIglIslJLlJtlJ3lJ/lKHlKWkKclLMlMioNKlNikN3lN9mN/nOIkOPlOTjOWl
HvlLkm
Ark
DglEFlHikOEkONl
ANkAVkAzkBVpBinB0nCOlCPnEjkGakG0lG7lHLlHsnL2lMblMrnNCk
AEkB5kG1mLMl
AEl
AflAglBijM4lNjlOWi
AElLak
AEkLTn
CikC2mFTlGakG6kHslJdkKqkL9lMCmMilM5kNBlOSl
AEjAblAxlBCnB7oB+lDLlDjkDwlEBnEDlEGnEXlE3lHamHikH4lIDkIanLRmLclLgnL1lMUnMbl
AxkBCmBzlB7oB+kDwlEGnEXkE3lGAlHanH+kIDkIanLRlLckLgmMUnM3kOWm
AbkBClB7mGclLRlLglMal
BClDwmEBnEGkEXkE3mHakLElLRkL1kMUnMalM3l
EBnLRm
AhlA4oBEnCBmCckCyoC3pDblDjiEFoEGkEYoE4hGAmGKpGhjHFoHRlH9nH+nIVlIsmI0nI7lJHmJLlJNkJXlJZlJgkJvlJ4kJ6kK+kLBlLKmLLmLWkLyoL5oL+mMQiMhmNnlOBkOWl
AhmA4nBEmCBlCymC3nDZkDbmEFoEYmEjkFhkF+lGAlGKpGMkGNlGhlG1lHFoHRlHdlHrkH9lH+nIVkIbkI0nJHnJVlJXmJekJ4lJ6kJ+kK+kLKmLLoLUlLynL5nL+nMQlMhkNtlOBl
BdnD9lJAmJ+lOWX
AXlHNlNemNgkNimOCjOWn
AhmA4lBEmCBmC3nEGlGKlHRlH9nH+nI0oJHnJVlJXlJ+kLKnLWlLymL5kMQjMhlOBj
IVkIpk
BUlBYlCPlCYkJKlLCkMvlOHk
AEkBUmBekGpoG0rKblNklOCk
AElBUmBelGHlGpoG0rKYlNkk
AbkBClEPjEilIZkOLj
BUmGplG0kOVk
AEjAPkAelAwmA2lBBlBfnCAmCPqCXkCgkCmlCrlCvmDBkDGmEMlEQmESkEVnEWlEgnFzlGDjGbnHXmHcmH3lILlIPmIwmJUnJ5nKelLCmLajLbnLclLxkL5kMMmMblMemMmrM4pNBlNKlNdlOJnOKl
APlAemAwlA4lBfoCPpCQlCTlCgkCmlCvmC7kDGmEQmESkEVoEglGDjGboHXmHcmH3lIPmIqkIwmJUkJ5nLClLOlLamLblLclL5kMImMMmMemMmqM4pNKlOJoOKk
BfkCPmCQlCvlEQkMMkMml
AElAPnEMkNBk
CqlC1lE0kE8lF7lHDlHXlKSlKzlK3mOCj
AElEPl
DulK2l
AEjAFkAJmANmARmAcjAhpAjoAxoA9nBEkBGlBLtBOlBUoBnmBqpB6oCIlCslDtlD2mD4pEFnEjkElmEomEwmExlE3lE/rFCpFEoFGkFInFRlFYlFglFikFjmFrmF1mGApGOmGWqGXpGalGcmHAlHQqHjnHrvHssHtrHwlH4mILmIMqIalInsIskItpJVoJWmJXrJYpJnmJplJunJ4pJ/lKrlKvlK5mLWoLtoLyqMBmMNrMPnMXmMpmM8rNGlNJmNsmN4nOHk
ATlA9lBDkBLjB8lGanLEkLWkLtlM8q
AElAFlAJnANmARlATkAclAhqAjmAokAxnA9nA/lBEkBLtBOlBUpBijBnmBqnBrkB6nCHmDqkDtmD2oD4pEFlELlEjkElmEolEwlExlE/rFCoFEoFInFJmFgnFikFjkFrmF1lGAsGWpGXqGcmHAlHQqHjpHrwHsuHtsHwmH4mILmIMpIamInrIslItmJVpJWlJXsJYpJnoJplJtkJupJ4oKOlKrlK5nLBkLWpLjnLtnLwkLyqMBnMNrMXnMplM8sNGlNJmNsmN4oOHk
AOlARkA9mB8kExkFJlGanHAlJWkK8lLElLWlLtlM8pOHj
Ahl
AElAIlC5kDtkEYpH2kJfnJ2mKzlLKlMFnMgpOWl
EekFKkNjnN4l
APkAUkAbmAcmAgmBOmBPlBklBqmB6mCBlCNkDElDFnDJjDTmDUnDWlDgkELmEvmEzlFDlFMkFNlFRkFWlFijFjlFkkFomFrlFtmFwkFxnFymF2mF4nF6nGEkGYjGZlHZmHbkHxjIRlIxmIylIzlI1lI2mI3lI4kI5oI6mI7lI8lJBnJFmJGnJHqJIpJJnJLnJNmJPlJSmJUlJejJflJgqJkoJlkJolJqpJrqJtnJxmJynJ0mJ2nJ5nJ6lJ8lJ/nKAlKBoKmmKslK5lLNlLSnLtnL2kL3mMFkMJlMVlMWmNblOWh
ApmAykBGmBimCamCxlDDmDSqDUoDblFtkF0lF6kGOlGtlHUmHYmHZpHhmIClIRlIXkIYlIyjIzjI2lI3mI4mJJpJNnJakJpmJwkJymJ4jJ8mKBkK4kLAlLPlMUkNClNVl
AgkBtlDElDFmDJmDTlDamDgkEKlELlEvmFrlF2lF4lF6mGEkGUkHUkHZnI1kI2lI3lI4iI7lI8lJBnJDlJFlJIkJLkJNmJRmJUlJemJflJgmJkoJrmJskJtnJymJ0mJ2mJ3jJ5kJ8kJ9lJ/kKBjMFkMVlMWjNAkNQl
AElAIkC5lDtlEYqHylJfnJ2mKzlLKmMFmMemMgpOWl
AJlAUkAbmAclAgmA1lA7kBOlBikB6nCBlDFoDJmDUoDamDgkDykEKlELnEzkFJlFMoFNmFRkFomFrlFtlFwjFxnFynFzlF2nF4mF6lGYkHZnHbkHnmHxlIxmIykI1lI2lI3nI4lI5oI6oI7lI8lJBlJDjJFmJGlJHqJIqJJoJLlJNlJPlJRoJSmJUjJWkJemJfmJgoJkoJonJqpJrpJslJtmJvlJyoJ0lJ2nJ5nJ6mJ8kJ9mJ/nKAnKBnKmmK5mLtoL2lL3mMJkMWoNIlNQlN4hOTk
AEkAVlAllBGkBclCNnClkErlE5lE9lF+lGElHvlH7lIxmJ5qKIlKomKunK2kLFlLLlLslMPlOOk
AEkAUkAVkApmBGnBinCamCxkDDnDSrDUpDblEzlFukG4kHUnHYlHZpHhmIolIykI2mI3kI4mJJoJNoJckJpmJvkJwjJymJ4kJ8mKBlKmlK4kLAlLklLrlLwlL1lM/lNClNcl
AYlA7kBikBtkB6kCBkDDlDElDFlDJmDTlDalDglEKlELmEvnFCkFNjFrlF2lF6lGUkGYkHZnHblIxjI1kI2kI3jI4mI7kI8lJBnJDlJFkJHlJInJJlJLlJNlJPkJRmJSlJUmJekJflJgnJjkJknJrnJsmJtnJ0mJ2oJ8lJ9lJ/jLtmLwlMFkMWkNAkOWj
AEkAYlCJkDikEnlGNlGOmGTnGekI8jJKoJakJ1kKDmKnkK1lLplMclMklMllN1lN9lN/lOJkOUmOWk
AElK1k
B5mDMlHvmIxnKIlLtl
AVlCFlDYlDklFulF0lG2lI/kJCkJJnJpmJ8lLAlNNlN8j
B6lFClHbkHnlIylI3mI7kI8lJDjJFmJLmJRlJkkJ8jOWq
B6lCBlDWkGYkJjkJklJqlJ5lKBmKMlM3lOWo
ASlFglFvkI+lI/nJ8nKDiLNlL2mNvj
AbjD9l
AimFSkK9lOSkOWm
AimDIkG7k
ANnAVnAqkBVkB5mCqlC2nDIjDQlDRlDUkDVpDWkDXkDZkDhmDjkDmkDvlD7lFJlFmkGQkGRmG2lHTlHioIykIzjI1mI2lJPmJWnJZlJimJvmKKlK/kLBlLZlMBmMZoM0lNXkOFpOLkORp
AElD/lFIlHasJXpJYlLZlLdj
CplDHnFRlI6nI9kJRnKBlMemOWl
A3lCElEOlEmkI2lJzlNIlNflN8kOIjOOl
AKlBmnBslCVmCZlC5lEKlELlEPlEVkEYnEqmE1lE9nFGjFIlFbkF+lGCpGDnGKnGVlGYmG5lHCnHXnILkIRlIWlIblLakLfpL9mMgkMjqM6kM7kM8mNQlNnlN3lOOm
AElGBlHasJXqLZl
AElALlCpkDHmEMlI6lJRnMenOWl
A3lBWlBdlCqkEOkEVlElkI2kI9lNflNyk
AQlARnBmnCIlCVoCWlCZjC7mC+lDGlDklEKkEYoEqmE1lE2lE9oFGkFIlFZkGCoGDlGGlGKnGYlGclGhkHCpHXmHqlIbkIclLPlLWlLblLelLfpL9mMjqMtlM6jM7kM8mNQlN3lOWj
ErlHalJXpJYk
Hal
AElCpl
AElCplErkOTlOWj
Bdl
AEkE4iN3kOAkOMo
AelFDlImkJol
AEl
B1kEqkFIl
AElCVlEElEYmFblGCoGDnGYnI2lLalL9mM7kOOl
A0lBKlDXoECnEZlFclFelGakG8kHAlHIlHTlHUnHYkHolIGkI5lJjkJylJ5lJ6mKrlM5lNimNzkN1kN4lN8kN9lN/mOCmOHmOWo
AIlAKoAOlAUoAcoAfnA0nA6kBOmBVmBwmBylCBsCYoCunC7mDfnDjlDslD7lD9qECkENkE2lE3kFEmFHmFWkFgmFpkFzkGAkGLnGXlG/mHDlHNlHVkHXnHqlH1mH3lIFmIJnINlIbmInkIqlJTkJokJpkKEkKrkLJmLMkLcjLgkLjkLwiLxlMDlMLpMOlMonNkkNwjNxnN/oOBkODmOEnOPkOWm
AEjAImBUlBWlBelCBlECmEUlE/lFXlF5kGWlGapHSnHrpHvoH1oIAkIDqIEkIWnIakIblIclIeoIxlJYnJaoJbnKwmK7mMLkM1l
AJlA0mBKkCPkCjlDXoECmEulFllHAlHHlHIlHJlHUmI6lJDkJilJ5nJ6nNinN1lN9lOClOHlOWp
AKoAUpAcpAfnAxlA0mBJkBLmBOmBVlBwnBymCBrCYoCumC6lC7lC8lDjlD9sEClEXkEdkEfiE2lFEmFHlFWkFgkFzkF/lGEkGKlGLnGViGulG/lHDlHTlHVkHXpHnjHvmH1mIDlIFmIJnIbmIclIxlJnlKBlKrjLJnLsiLtkLwmMDkMLoMOlMomM8lNwkNxmN/oOBiODlOEnOIjOPkOWo
AIlAflBIlBUlBWlCBnD5kECmEJkEUkExkE/nFXmGSkGWmGaoHSlHroHvoH1oIAlIDnIWnIcmIenIxlJBlJYnJaoJboK7kLBkLdlMLnM1l
C7nHXmH1kJTlKElKFkLBlLJnMLmNxlOEjOPlOWp
Bql
BqlInkOWk
InlJUlN8lOIk
HIkHJkJ2l
CPkD/lEHkGGkGMkHYlItkJjkJ2lJ5nKrlLdkOChOWi
H1j
Jbk
LLlNRlN9lOWp
AElA0lN8kOFjOLl
NjlODlOFm
AElAulCfkEQmGlmGrmGtlGuqGvlGzkHWmJ/lK0lLvlLzlNKkOPmORm
AukBNlB9lDVkEQlESlE1lGlnGrmGtlGupGvlHIkHWmK0kLVkLvlLzkM+lNKkOPnORl
AElEqkEtkIunN+mOMhOPl
EWlGdlLYlMdlNKk
DVlE1lGdlNil
AdlBgmCdmF9lGRmGXlHalKNkKelNgoNjmN+jOJl
AXnAomBflBtlCZmDdlEckEslFilFjkG3mG6mG+mHcnHdmH4kIDlI5jKTlKXlKbnKokLKlMMkOKlOLlOMmOPoOWn
AGjAZnDAlDDkDElDSkEMlF+mGRlGZkG4jHUmHZlHblHhkI4mJIlJomM4kOW2
AXmAomAvkBWlBmkCMkCZmCglD0kEOkEckEjkEskFikFjlFklGbkG3nG6mG+nHUkHcoHdlI5lJhkJpkKQlKUmKboKjlLLlL3kMJlOKlOLkOMjOPnOWn
AZmBGlC9lDNlEXkEplF+nHUnI4mJolJwlKKlM4lN8lN9kOW1
AEkAKkAsjBFkBOlBklBrkBwnCblDNkEHlFjjFmmFukFylF3jF5mHSkHblJGkJSmJTjJxkLRlLwlL3kMDnMtlN1mOEl
Ctk
AElCHlDJlDTlDUlEllEmlGOlGRjHBkHklHmlHqlIAlIJlIWkIikIskI7lJHlJIkJ6kJ9lKmlLxlMllNMlNpkN8l
N2l
CylOKkOOl
BYlMTkMzoNjk
AElB0mEXk
AEkCjlFrl
AEkCjkFrl
A1kCJnCmkFEkF2lF4lHNjJIlJKkNDl
BPlJzk
Frl
AEkF4l
AElAqlClk
AUkEpl
AElE4kGgkHFlMOl
IXkN1nOWo
D0kD2kJWlLckLglOWl
A2lC5oC6pDAqDsxF7nG3oG5pHpmHqyIikKMiKVkLGyL+kMhnMqpOEj
AEkDAnDsqHqnIimKMkOEl
AEk
DwoFxkGnoGpmGrkHikHllIEnJgkKHmKXmLTtN/kORk
AElAGlAXkA+lBfnCGqHVkHWqN2q
AElCplJGlMBjMnjOAlORo
DwoGHlGOlGnoGpmGrkHSkHllJgkKHnKXlKbkLTuNTkNbkNvlN/k
AGkA+nBfnCGoHWpHclN2r
AElDnlGLlGglGtkHTkJGkMBlORnOWj
DwpHSkIEkJgkKbnLTlMJl
ExkLMl
AElDjnHLkM5l
AUmCBkCllDvlEvlFVkFvkHElIVkJPlJbkLunMZkODm
AHjBIlBilBslB7kCBkClkDLlD9kEIkERlFHlF/kGZkGmkHFlHZlHhkHukH5lIklJIjJPkKPlKXjKbmK6jLYlLelNelNkkOOm
AalAjkBdkConDTlDXlDvlFgkGJmIflIzjJKlKmnLrlMWlNgnNhkNwjN0kN8lOFpOHnOImOJpOLnOWl
A0lN9kOIkOWr
AElAFlA4lD+lENkErkIflI1kLAlN8mN9kOFqOHmOImOJoOKjOLn
BYjBrlCPkCXlCykD/kEWjE3kGglGmlHBlHelHfmHhmHylIGlIQqIalIvlIwkI6kJEmKYlLJjMKk
AFnAalEHlFElGBuMQn
AFoAjlFElGBuJqlMQmNcl
AFnGBlGXl
AFnFDkGBkGcjH0lIUlJjlKykK7lLHp
AFmC8lFJlGBkIUkJjlJklKylK7lLHoOMl
GBjJjk
AFqAJuAMnAOuAQmAakAjnAmnA8mBFmBRvBgqBkvBrpBvjCeyDHiDQmD4oEDpEUpEikEwoExnE0kE2mFomF/qGBvGDkGaqHorHukIAmIIrILlIdvIwmJVsJWvJXlJeuJ+wKTzKWqKlmLDrLEuLMjLNxLOmLPmLUnLWoLqpL7oMLqMQnMYpMcmMskM1vM7qM8qNPnN8lOJkONl
AFoD9lGBk
AFoD9k
AFlBrkCekEDmEwmFAkFolGBmGHlIDkJVpJWoJ+jKTjKWlKlkLDjLOnLUmMQlM1kM7oM8kNHkOJk
AFmAJkGBmGGlIAkJWkKllLNk
BylD+kEdkFlpHfnHgkIYlKJkKNoLJjM9lNfmN2l
AFmAhlBykBzmD3lFkoFlnGEmHfmIonJklJrkKNnOGkOQi
AFkEdlFlnHfnIglJflKNnLJlNfk
AFm
AFnAalBXlBvlCAlC0lDtkD0lFJlHLlHblH2lH6jIbmKmnMul
AFnAJlAOoAqkAykBgqB3lB9kB+vCulDQoDbnE/lFJlF9pGBqHpkIAnIIuILlIdnJVoJWjJklJ+tKTkKVnKykKzlLBnLPnLcmLqmL7uMHmMQmMvnMyoM1nM7lNYm
AFpE0kF/oGBlLJlMYl
AFmAJmAOoAylBRkBgqB+sDQpDbmE/lFDmFJlF9qGBpGDkIAnIItIdmJVnJWkJ+tKIkKVmKzlLBoLPoLclLqmL7tMHkMQlMvpMyoM1oNYm
AFpAjkF/oGBoJ7lLJl
AOmFDnIAkIImMQm
B+oGBoL7k
AFm
AFnGBl
G8lJ2lNgm
AFoEMjGBqGvkJvnKml
AFnAImAMlAYpAaoArkA/mBKlBdkCPmCVhCZjCblCkjCnlDVkDlnDslDymD4kD5lD6kD+nEfjFDlFIrFgkFklGBnGEmGcmINkITlIilI0jJJlJSkJZpJmlKnlLAjLGnLwlMDmMblMnoMqlM3lM8nNvsOFnOWr
AFnAsmJXoJYqKAlMcq
AFnAImAYpAaoA/mBKlBLkBUjBdlCPmCkkDdkDgkDlnDsmD5nD6kD+nD/mEHkERkFDlFIqFgkGBnGEnGcmHSkITlIclIflI0lJJkJSjJZpJmlKnlLGlLWkLwmMDmMnnMpkMqkM3lM4oM8nNvsNwlOFoOWu
AFmAsmJXpJYqMcq
AFmAKmANkARmASkATmAXlAakAdlAeiAhlAjlAkoAlmAmmArmAtjAwlAxnA+mBFnBIpBJoBKlBMmBOnBQnBUoBVpBWoBZlBclBenBgnBhmBrnBsmBtnBwoBylBzoB1kB4nB6lB8jB+nCBnCFmCHpCNlCRkCSmCVkCZoCbmCcmCimCkkClmCnnCoiCrlCtnC1oC2mC9nDClDHnDJmDKhDLoDMnDNkDOmDRmDSpDWlDYkDZkDbiDcoDflDhlDmmDrmDslDwlD1lD4lD6mD7kD8lD+mD/nEBmEDlEEmEFlEQkERkETlEWkEikEjkElkEslEtlEvlEwkEyiEzjE0mE2mE3mE8mE/lFAmFBmFDlFFmFGnFWlFroFsoFunFykF0mF3lF5mF6kF7oGxoG8nG9mHBnHDkHEkHFlHHkHInHMlHPnHQjHSoHToHUnHWlHXmHamHboHckHioHkmHlmHmnIHlIIlINlISkITlIUlIWmIYlIalIcnIfmIjnIkmIomIpoIvnI+lI/oJBmJNmJTlJbmJglJjlJnnJ3iJ4mJ5nJ7kJ+lJ/kKDpKElKFkKJnKRlKmmKnnKpmKrmKsnKtnKumKvlKwlKxnKypK0lK1nK2mK3lK4nK5nK6lK7lK9nK+mK/oLAmLBmLDlLEkLFmLHlLIkLJmLMlLOmLPoLRkLSlLTiLXlLYnLcmLdlLfnLgkLhlLinLjkLklLlmLmjLooLpmLqnLrmLtpLvnLwnLxlLyoLzlL0kL1mL6lMAmMCmMDnMFnMHhMInMJnMKlMLnMMlMNoMOmMPlMRoMSpMUmMZlMbjMdmMelMhmMnnMolMqmMtlM3iM5kM7lNRlNdkNlkN0kN1mN2mN6kN/mOFjOHlOSlOUs
AFmAImAYlAakA2kCkjCyjDlnDukD5mD+lFvlF5lITlJ4kK9kLAkLDkLGmLilLwiMDjM8kNvmOFmOMk
AaoA/lCVlCplEMlFElF5lLwlMRl
AHmAVpAdoAhlAsjAzkA8oBClBDmBVqBbkBzkB6lCAoCIlCqlDwkEPmESlEVkEWnEckEdnEejEfmEgmGIqGMnGdkG0lHTmHgmHimHlmHmlHnmH3oIMmIOoIQlIXoIYnIdnIpjJMnJqkK+lLTlLZkLamLdlLuoL8kMGoMMnNHnNonNulOJtONnORw
AckAgkBmlC+oC/nDFkDHlDTmDilEsnExmE2nFGmFIkFMpFrqFsnFtkFyoGTrGomGqjG4nHSmHTlHUnHbpHuoHvmI8nI+pI/sJAnJEnJKoJMnJNlJSnJaoJkoJppJtnJvlJwuJ6nKApKCnLcmLunMhoM1kNxlOCk
AFlCgjCikENlESlEekGAlGBkGlmHflJWkJXoJYlJ4lLCmLQlLTnLmlMIlNKkNZl
JXnOJk
AFkAVpAdlA8oBVnB3lB6lCIlDwlD4jESmETlGEkHDkHFlHkkHnmHomIXkIdnJMkLHlLumNulOJpOKkORr
AFlAjlBulDYlESnETlEdkGImGMkH3nILlIXmIYlK+lLAjLMlLjkLuk
AFkBmnI8lJZkJtoJwmKCkKnlKrl
AFnAUlAamBulDwkDylE3qE4kE+lFKwGBkG8lHDqHFoHMnI6nI7kI+lJDpJGnJjqJomJ8qLLlLRmL1lNxiN1lN4mODmOMm
AFmAckA6nBRlBZnBglByqDjnEfkGglGkkGorIIkIolIynIzlI2oI3pJGkJilJulJ9mKRlKymMDmMWkM8pM+lM/nNAlNEmNIoNKmNLoNVkNXlNklNxl
AFmASkAamE3pE4jE+kFDkFKwGBkG/kHDpHFqHMnI6pI7kI/kJDoJGpJjpJomJ8qLRnN1lN3jN4nOMm
AFmA6mBRmBZoBgkBnkByqDWlDjnEKkFxkGclGoqIIlIynI2oI3pJ1lJ9lKynLSlMDmM7kM8qM/mNAlNBlNEnNIpNKnNLoNXkNalNxlOQk
E+kG/lMdk
JjjOMl
AFk
DolGBkGYkJekM1l
AFmALlANmAhjAikA6nBPvBRoBzvCCuD3mEyoFioGEsGHnGKmGqnHfnHmlHslIYlIalJkmJrlJ7kKNoKmlKuwLSnLxkM8lNVo
AFn
CwlOWm
AFn
OWm
AFmD8lD9lGtmOFk
LSk
AFn
AFlCcmCrnF/m
CcnCroD4nF/n
AFkBZlCulEXlONk
AFl
AFnAOpAQkAjkAmoA8lBRqBkmBrkBylDBlD4nF/nGBsGRlGalIdnJWqLElLNpMLn
AFnF/l
ANkEElEGnEwmFplGCkIOlJFnJ9n
E6lOWo
EGnEwmFZkIOlJFnJ9n
OWr
AFl
BgmH3lKTkL7l
A/lOLl
AFnA0l
MZlOWm
ASlAelAxlBIkBzkColEzkFskHEkH1lIulKzk
AFlCTkK3o
AFlAekBIkBQnBzlColEYlEzlFskHokIIlISmIukKElKnlKolKukKzlLYjOQl
B0lCTlEnkK3p
AFlAIkALkAfkA4lBAkBQmBakBxnB4lB8kDCkDUkEQkERlEYkEilEmkEnkGkkGqkHYlHanHokH1mIBkIKlIXlIhlIjlJSkL9lNBmNQlNSlNjlOAjOGoOIoOMlONmOVs
EflEzlK0lOUk
AFkAJnAWvAZoAjmAxnBNmBXrBalCLyCVpCdxCexCfmCnlCpnCtsCuxCvnC5kDApDEmDImEemEfnEmpErlE5oFfqGDsGGmGX1GimHPpHnlHomHsnH3oH7lIJpIOmIkoJXnJ6nKIlKTzKWvLArLFsLQpLbwLcuLsmL1mMVjMvnM0pNNlNPtNSmN8lN+oOAlOKlOPjOQm
F2kGVnJjmJkmJon
GVmJkmJon
AxlCLnCflCulGXqGilHnmIklJdlLFlLbpLcmL1lMslM0mNPmNSm
AFlCLoCunGXnHskJxlN+i
Jjk
GVlK7k
AjmBLkBPvChmDCkDUmF/tIomKinKvvLWnLznL/qOJk
FhlJHnJ0n
AFkFhlJHnJ0m
BLlBPlF/lIon
AFkEDlGBkHpl
AjlA/nBXkJ7oLjlLmmLyk
A/nBXlE1lJ7nLmnLyl
ARlAhmBLnBrlCHoEjlFCnFEmFInFrlGAlGOlGXiGclG/kHQkHhmHriHtmIQlInlJVnJXpJYmJ4qLtoLymMNlNPlN1k
AFkARlAhnBilBqjB6jCHlDwlD4lFCoFEmFInFrmGOnGcmHQoHhnHjhHtpIniJVnJXnJYmJjlJ4pKvkLtnLymL9kMNkM8jNPkN1k
DvkFikGBlIllJFlMZo
AFkGBlJ6mLJl
FFn
GflHflOEl
AFlDvkEXlFilIll
AFkFllJ6nLJl
AFlFFm
BrlGfkOEk
AblBBkBIlBskBylCIlCmkCykC6oDVkDwlE+kFNlFRkFjlFvlF2kGDkGEkGKoGWnGYnHBkHklHpkHynIEmIInIRlIlmImlIsoI0mI5kJJlJVkJekJgnJikJklJokKBnL9lMUlNllNpjN/iOAmOKnOMkOPnOQnORjOWi
GTl
AFlLvl
AbmA4lCZkDFkDHkDlkEMlEwjE+oFFlFHlFnlGYkHIkHWlH6kH+kIIjIfmJFnJTnJXoJYsJpnJzlJ4nKvjMDkMdmOWm
OEk
BHkHalIWnJYmKwl
AXjAolAxlA/lBLnBUkBqnCslDqlDtlE/pFrkGWkHjlHroHspHtlHwjH4nILmIMqInnItoJXnJYnLilMPkMpmM8m
AFlBHmHamIWnJYl
AhlAjkBLnBUkBqnDtlD4lD8lE/pGWkHElHjnHrpHspHtlH4nILmIMnInkItnJWkJXpJYmLLlMBkMPkMpmM8m
AMlAakAnkB4kC6kF7lGtkG8mHZpHelHgpHhmILlIhlJYmJcnJzkJ4lK5lLAkLwkMPlN9l
ASmAUmCHlGRiHBnIzjJdjNskOAsODkOHlOWh
EsmF0m
AFlJYk
AFlBLmExkHQlHrk
AFlAZkAklBhjB8kDWmDvlEZkEwlFDlFglFjkF3mGAkGOlHwmH5lIynJCnJooLOlNVlNhjNzlN+l
CKkFbmI8mJekJfnOTj
AFkGBk
EHuKPlN8mONk
CZnH2nIrmOWl
AOlB6lCBkDclEznHvkJclJjlJ8kKwlLukMUl
AFlB7lCHlEclF+kIvlIyoJolJtnKAmLekNLkOWl
AFlCZnH2lIrnOEkOWn
AFjB6lDslEUlEznJjlLNlLjlLulL5k
B7lCWlDekIynI1kJokJtnKAnKjlNKlNhlODkOPlOWl
AFlN8kOBk
ATlB8mCclFWlHkmHlnIBlICmIGkIhl
ByjB0lCFlCZnClkCwnC0kDKkDYkDqkDtmD3lECkEGkEZlEfkE2lE9lFZkHgkHlmHzqH2mH8kH/mIHlIQlImlJclJ7kKSlK2mLakLdlLhlLklMbkMplM3kOUl
CZmH2n
DclDijHvlJjjLjl
BglHvl
AQkAflBKnB3lCilCvlDWkE7kF7lGLlGVnI+mJOlJWlJbkLPlL9kMCkMLkMakNvkOCnOInOJkOLmOMjOSnOWl
AFl
AumBZnCXkE3lF6kGDlGElGdkIplNljOBlOEoOLiOTo
AmpAolAqpArjA3lBjnC+mDhxEDnEtlEvlExlEylFAkFFpFQwGRmGYoGhmGirGomGqlG9mHdnHvpICkIHkI9kJPtJQuJRsJbqJ+mKBsKOlKPnKjuK4tK9qLIrLLqLnnLzkL3mL5uMUvMWlMtkMymM1mM3pNEkNQlNRlNgkNhiNzrOVj
CKkDXlEEkEmkHVlJalJ/kKpkLJl
AHkBYkBhkBxkDAlDRlDglEbkEzmE1lFDkFgkF3kGnmHAkHVlIflJWlNsmN8lOGjOHlONqOWo
APoASkAWmAcmAhkAxmAylBBoBFkBIkBOkBUkBekBfnBhlBqkB2lB/lC6kC9lDCmDTkEZkEmkEpmE2oFClFRkFTkFUlFckFdnFlnFmlFqlFrlFunF4lGFkGPkGRnGulHIlHUlHeqHgkHpmIZkIjlI5mJEkJakJwlJ1kJ4kKGlLDkL1lMDlMnkNQlNUlN/kOGlOIlOJkOTl
AFkAHkAYlBYkBxkC5lDElDllEPlFgkF3lGnnG9kHAkHVlLrlNsnNtlOGkOHlONrOWn
AelA4kDvlFDjGAlGalL5kMFk
AFlAamBLlB+kCokDmlExkFDmHWlHukH4kH+kJbkKClK4lNel
C1lHNkKolKvlK4lMQkOBk
C+nE2lJQkLInLLnLNlL5nMWlMym
AFkAJkJ+l
AFl
AFlOGm
AFlBRkDvlEblFrlFykIwlMilOFnOJq
A4lA/lCikFgk
ERlLrl
AFmAVlCtnH6kLvlMflOWj
BFmBJoBNnBPkBlkBnmBrmBtlBzoB5pB9lCCkCkmCnmC3kC4kC5nC6oC9lDklDlkDslD6mD+oERoEVqEzmE3mFKlFvkGDnGKnGVkHCkHksHmqHolH3oIFmIGnIJmIKmINmIUnIVmIZlIamIhmIiqImmIpmIqmIunJIoKEjKlkKomK2oK3nLCnLMkLgjLrpLxnL5oMAlMElMPlMfoMxlNBlNVlOFn
BlkCylC6kEVkE3mGKmHkoHmnIFpImnIqkJQoLMlLxnL5mNql
AFmCtnCwkEQmLvkMIkMUlMflOIlOUk
AFkAulBFmBJoBNmBllBnnBrmBtkBznB5pB9lCGlCknCnmCynC4kC5lC6oDklDlnDslD6mD+mEEkERoEVqEzmE3mFKlFPkGDnGKnGVmHktHmsHonH3oIFoIGmIJlIKlIUoIVmIZmIhlIipIlkImmIpoIqoIumJIoKEjKfkKokKpkK2pK3oLBkLClLHlLMkLgmLroLxnL5mMEnMPlMfoMxlNHkOFmOLl
BlmBznEVlE3mGKlHkoHmmIFoIZlIfkImmJQnLMlLUlLxoL5mMPlNqk
CclEplEvpGBlImkIvlKNlK8lMckNIlORl
ExlOGm
AFlAhlExlMblNvl
AFlK9kOWp
AFn
AFlA+l
AFkH3lLZkLglNzk
BvkC0lC9lD+lFJkFbkKllLGkLakLtlNWlNgl
L5l
JQj
BalHQl
HQlJ7m
AFlA9lBTlB0mFUoNjkNvo
AFkA9lHDjHRkI7nJVlJekJolLjlOEk
B0mFUnNfkNllNvm
AImFEmHMlHRkI6jI7oJVmJekJomN2mOEl
AFl
AImA9kB8kDklFJlI7oJVlMrj
AFk
AFlAxkBjlDPlD4nE0kG0lIjlJwlJxnODhOFkOInOJmOSm
CAkCumERkEfkEqoErqEsoFBpFFrGDkHatH6oJXnJYnJZlJpmJ4pJ/nLEmLZnLbnLcqLdmMMmMemN8lOJmOLmOMiOWl
AdkAhkCumDHkD/jERkEmkEqnErrEsoFBqFFrFHlGBkGDlHasH6nIQkIplJXmJYoJZlJpnJ4oJ/nKylLEmLZnLbmLcrLdmLvkMMmMcjMenODlOGkOHkOJkOLmOMlOWk
LJl
AFkAOk
CjlGQjGTkJYnKplKzkOMl
AKlFFlF2lGDlHanH6nJXmJYnJZlJ4oJ/mLcmN8m
KmlN9l
A/lBmlCBlCNkC2kDQlDUlDXlDZkDckDllEClEtlEwkEzlE2lFGlI+kMolN/l
OWi
AFlBGl
AFlBgnJ+m
AFlGBnH0lLblOWr
AJjB6mCFmDVlEGlEuoEvlEwpExlE8mFWlGAlHvoJVlJWlJXlJunK+kLMnLWmMKlMlkNlmN0jN2oN7o
GBnLblN7kOWs
B6lCFnDVlEekEunEwpExlE8lFWlGBkGWkHRlHvnIfkJVlJWlJumLMmLWmLpmMllNllN2mN7p
DblFPmGBlJ+nL7k
Bgo
AFlGBk
B6kEDkF3kGAkHvoLNkOLk
AFlEGlEumEvmHRmHvkIfkJVmJunLMlLWkMKkN7m
AFjEZnLJm
EZn
EZoLJlOEk
EZn
AFkAanBulGNlI6lI7mJolNxlOWk
AImAJmAOoAfkA2mBJlBKkBhmBpnDHkEGlEdlEvmE7mFGlFWoFspG+oHElHHnHQmHVnHhoHulIFlJAoJtmKvnLJkLMoLRkLilLskL8mMSnMdqM1kNCnNLnNPlNwmNxkN4lODnOEt
BDkCXmDQnDTkE3oHDpHMqJDkLckMdsOErOWp
AImAJmAOoAelA0kA2mBDlBGlBKlBhmBpnDSkEdmEvmE7mE+kFGmFWnFspGOkG+pHFlHHoHLkHQlHVoHhpHnlH1lI/lJApJJkJtlJ8lKvoLIkLJjLMpLskL8nMSnMdrM1lNCmNLnNwmNxlN4mODoOEu
AFkAJlCXnDQmEvlE3oHDoHMrJDmMdrNPlOEqOPlOWp
AFlA1kCtlD8jF2lLIlMYlMpkNHlNSlN1l
AHkAIlAPkAmlApjA3jBEkBKlBUmBblBioBkkBlkBvlB1lB2iCAkCclCnlCrlCukCwmCxkDGlDOlDSkDZkEUkEblEqlFsmF3kF4kF9kGPkGtkGwmHLlHPlHQkHmlHolHulH3lH6lIJnIPlI8kJPkKIkKhkLLlLRlMhkMrkNGlNHkNKlNLlNVlNXlNclOMj
ALjAOlAQmAbnAllAxnAylA0mA3mBEjBFkBUpBxnDWjDXmDYlDajD1jD7lD+nELmERnEYlEZmEdjEmmE0kFjlFnmFwkGOoGVlHrjHulILkIskI1kJInJQmJWlJekJxkKmlKskKvlKymK5mK6kLjlLrmMOlMakMmjMwlNtkOCmODmOHmOKlOLoONpOOqOQkOVrOWu
AFlAIjAflBJiDSkECkEdmFCkHLlHhoKvmLWlL8oOEm
BDlHnkOEj
ARmDimH9nIWnJOkJcnLLmLfkNtl
ARmDinH9mIWmJcoLLmLmlNtl
AFkEfkKIlKYkOGl
AFkAmlArjBklEPlFRlF5kHZlI/mJGlLYlMDjMml
AGmH8mMKkN/n
AGl
H8mLglMKkM5lN/n
AzlBfkDKjEnkKXlN+lOWp
Cyn
AGk
AGlAHkAYhAckAelAflAwmA1mBImBJlBKkBMmBQlBUjBWlBZmBckBtlB4lCZkCclCnmCrnC1jDOkE/nFFmF8lF+oHjlHplIIlIalIfmIjlIklIolIslJbmJ+jKSlKsjKwkK7kK9nLkkLokLqkMMlMNjMklMxkNfjNilNjmN6kN9pOCj
BilHAl
AGnKslOAk
AGmFhmHalKnrOAl
AGpAvlBWmCKmCflCjmC4lDMlDQlEnkF9nGskHPtKPlL0lMcnNQnNTlNmkN8lN+sOAo
AGpBWnCKmCekCjmEnjF9lGUkGslHPuMcoMjkNVlN8lN+sOAn
AGlKPkLllNmlN8lN+jOWW
BWmLflN+h
AGnKpnL3n
BImGJl
AGmBIqBrkFFpKYl
AGjAJkAVkA2lBBlBDoBOkBSlBYkBkpCKkCXkCelCplCukCzlC0lDYkEHkELlEMkEQnEvkFPnFSlFUmFXlFblFgmFhlFkqFukFwkFxmF1nF8mGGoGNoGOmGZnGrnGsmGtnGulGvpHtnH0nH8mIDnIEnIOnI6qI7oI9oJDjJEmJOkJUoJekJooJumKSlKikKtlK+kLDkLGlL0kL3oMAlMTlNekNolOArOClOImOLmOPkOTlOWn
BbjBskD1mFvmHblIwp
AJjA2kBDpBkpB7kCpkCukC8lC+lEQmFPmFUkFVlFgmFhlFilFkqFlnFumFwkFxmF0kF1pF8mGFkGGoGNoGOpGSkGZlGrnGsmGtnGvnHakHhkHtmH0oH8nIDnIEnIFlIOnImkIxlI2lI6pI7oI8lI9pJEmJHlJUnJWlJonJumKEkKSjKikKtjK0kLGlLnlL0lL3nOAsOClOImOKiOLnOPlOTkOWp
D1nIwoKRl
AGl
AJlBknGOlOAhOCn
AGl
AGkBbk
AZnAevAkoBFuBNjBVpBtrCBkCFvCJyCT0CiuCknConCrnCtmC/pDBzDFnDLvDkyDlvDmoDsnELtEfyEgxEvmExnE9mFSyFlmF6lGBlGGnGHlGMkGSnGXkGqmGtkHBqHMpHVmHonHqqHvnH3tIOrIPkIRnIUvIXnJIyJJoJokJumJ7wJ9wKG1KWtKz0LEsLFrLGoLHxLYvLZlLaiLbjLktLrmLstL8sMMrMasMumN0rN1nN8mOAlONjOVo
AGnCBlC8lDQlDqnEukEwmGhkGmkGylG3kG7lH9nIIkIQlKllL1mMklOWl
AGlC8lDqmEwnGylG3kHzjH9nIQlIpiL1oMLlOWm
AGnOWk
OWk
AGmCTlE6lGflG5lLflL/nNalNlkN9iOAk
CJoCTp
AGoBQtEdkFzpI0mJRnKOkKSoKhmNRl
AGmBQmBWlHPpIQnKskMjtNFlN8oN+rOPj
AGmBQnEplHPrIQmMjuM/lN8nN+qOPk
Ksl
BQoMwl
AirC9kDvoEXqFXmIDrKboLUnMZmNfnOQk
AGnAInANmAOmASmAYmAdlAemAkoAnkAooArpA3rBBnBHnBImBKmBTkB1pB4lB7kCijCplCvkCylC4mDImDVoDWoDXqDYqDZoDarDbrDcmDdnDepDgoDhpDipDjmDllDmpDnoDonDpoDqoDrpDslDtkDulDvnDwqDxnDypDzoD0pD1oD3nD6pD7rD8oD9lEAqEBoEClEDnEEnEFqEGpEHnEInEJoEKnESlEToEXmEdkEelEtkE3mE7lE9lFMjFQmFVmFXpFYmFmpFqoFulFvpFzlF0mF5pGAnGOlGPmGQoGRkGWmGXmGglGhlGtmGunG9oHDkHHlHKmHSqHdtHqjHtlHwlInlItkIymIznI0lI1oI2mI3lI4lI5mI6mI/lJEmJKkJLkJTlJnoJsoJvjJwkJ1kJ5nKBlKIkLAlLBlLFkLmkL2kL5mMWoMYmMynM3mM4lM5nNMlNPlNTkNVmNXnNflNgkNjnNkoNonNskNxlNzmN0mOCpOFtOGpOInOTiOUk
AGnAInAJkAOlASnAWjAYnAdlAelAkmAooArqA3qA+lBBnBDkBHnBIlBKlBTkBblBtlB1nB2lB7mB8lCijCkkCplCylC4mDInDVpDWlDXqDYqDZpDasDbrDcnDdlDenDflDgoDhpDipDjnDlmDmnDnoDpnDqnDroDslDtlDumDvoDwoDxmDynDzmD0oD1qD3nD4nD6oD7qD8pD+kEAqEBpEClEDoEEoEFpEGoEHoEIpEJoEKmEMkESlEToEXlEemEhkEikE3mFMjFNmFQmFRkFXoFYlFmpFokFqoFulFvoFzlF0mF5oGAnGFkGPoGQpGRkGWmGXkGumGylGzlG9qHHlHKmHSqHdtHtlHwlHxjIClIUkInlIymIznI1lI2lI3lI4lI5oI6lI/nJKkJLkJTkJUjJjkJnqJsoJwjK4jLdlLekLqlL5nMUkMWnMYmMplMyoM2kM3mM4jM5pM7jNAjNHlNVnNXoNfkNglNjmNkoNopNxkNykNzpN0nOCoOFtOGqOImOUk
KJoLSkL6k
AGlAio
AGpBNp
AGkAOmBinCToDcpDdmE1mI1pI2lI3mMblMduN7lOEq
AGoBNoOCj
AGlAOnBinCToDcpDdmDelDklE1mI1oI2lI3kJ1lMdtMnlN7kOEs
BulCYlCbkDImDPnDSlEEkEyjFDlF9lF+lHNkHOkHVoJSjJXlKhlLYlMhkM5kN+nOTmOWs
AGkAOkI3n
AGmBHoBMnEclGJoIvnJeoKYoKprL3pL/mOOk
AGlAqlBYjCNnChnKVlKWlLWlLokMCl
AGnAzoBjoCjmDKkEVlEnkE9kLhnMGkNuoN8o
ARlBIkBYlCNnChmEilE0lIOkLWlLolMClMtkNZlOWk
AGnAzoBjoCjnDKlEVkEnkE9lHPlLhoNunN8oOAk
AGkAhmAimAomA+kBOmBtkCJmCQkCZnDGoEnlFAkFjkGCjG+lHQmHToHalHcmHdoIDkIckJOlJhkN2mN+lN/lOAmONjOWj
Acn
AGoDglG/lHDmKJkMckMnlN6jN+l
BIj
OWk
Azm
AGnALnAanAnnAonAqmArqA4rA51BAxBKqBmkBooBvkBxvDAoDGkDNlDzxD8lEaqEjjEzmFHpFVlFYxFhuFqlF5lGBnGUkGZmGdlGemGgmGhoGlkGqlGtrGwmGzoHJrHKsHNmHVoHanHdpHenHuoHvlHwlIGrIHmIgqJHzJrlJzmJ6mJ7lKfmKonLPzLQtLmjLwqLxrMLrMPsMRpMylM6zNgwNznN2mN8jN+kOAnOLlOMnOSm
AGlCTq
BNkCTq
AGlAjkAzlBvlFLnGdjGljGtlGxkGyjG4kG8lHJkHPkKOlKZkMcnN+jOPmOWl
AGlAolFYkHRkLPnONl
AGmCTlCjkHPmMcmN+q
AKqAckA4jBguB3uDBmDYqEKkFOuFUkGVnGsnIIqIPkITlI2sI4jI9qJBnJElJTjJinJ5oKRkKcoKpoK7nL2kL7oMGrMVlNgkNluN2lN8lOAlONj
ARlAekAioAooAxlA3mA/lBDoBRmBtlB7qB9lCHmCynDRlDYkDZnDbnDdnDflDilDllDopDpoDqmDwmDxjDylD1kD2lEBkEFlEJjEdlEelFAnFNoFOmFVlFWiFllGAmGHlGMoHElHdoHwrHxmH4kH+nIEoIUmIYqIaoIglIslIyoIzrI0mI9oJGqJIqJJpJRoJTpJUnJnmJrkJsnJxmJ0pJ3lJ5nJ6mJ/pKClKRkK3jLKkLPkLSkLhmL5oMFlMZlMilM5lNTmNXmNkqNmkNonNujOTj
AGnCjlC4lGIlN6jN8jOAl
CekEnlHJkHPlKTmKqlNtmN6wN+oOAn
AGkAgoBRkBamBbjBsqCAkEInEdnExkFflFvmIjlIwlJrwJ/mKUoKhpKrqLDpLXmLznMClMamMfnM7mNSrN8m
AGkAhlAnlAolApkA3mBRkB7oCHqCymDFjDRkDVkDZlDhkDimDlmDmmDomDqjDzkD0kD1lD2lD3lEBlEDkEFmFAlFClFNnFOpFlmGHlGMoHJmHQjHclHdmHelHwmHxmH4kH+mIQlIUlIYmIanIgmIslIymIzoI0lI9mJDjJGlJIlJJoJRoJTqJUoJnmJslJxmJ0pJ5mJ6lJ/nKCmK3lLSlLhmL5mMFkMPlMZmMimM+lNTmNXlNknNooNui
AGlAhmAipAooAxlA3lBDqBRmB7qCHoCWjCwjCynC3lDRlDVlDYjDZlDbmDclDdlDhjDilDllDopDpoDqoDtjDwmDxkDzlD1lD2mD7lD+kEDnEFkEGkEIkEXlEejEpkFAmFNnFOnFVmFWjGAlGHmGMpHJlHMjHdpHelHwrHxnH+lIEoIUlIYmIapIgmIsjIxlIymIzsI0lI2kI9oJGqJIpJJpJRnJTqJUoJnnJsmJxmJ0qJ1lJ5oJ6lJ/oKCmK0lLhmL5nMZlMilM2lM+lNTlNXlNclNkoNmjNonNwk
AGnDdlN6jOAl
CelDdlEPlEnkHJkHPmKMlKTlKclNtmN6vN+nOAp
AgnBRlBamBspBunEInEdmFvmGqlIelIwmJrvJzkKUoKhoKrpKxkLDnLXlLzmL3lMAkMCkMalMfnM4mM7mNSrN8k
AhmAnkAopA3mB7nB9lCHoCynDRlDVkDYjDZmDimDjkDllDnkDomDqlDtjDxkD1lD2lD4kD9kEBmEDlEEkEIkEJkFAmFNoFOmFWkFdlFlkGHjGMnHElHJmHMkHdoHekHtlHwlHxlH4lH+nIQlIUlIYpIajIglIskIxkIylIzpI0mI9lJImJJoJRnJTqJUnJnmJskJxnJ0pJ5nJ/oKClK2lLYkLhlL5mMFlMVlMWjMZmMimM5lM+lNTkNXlNklNooNuk
AGpAUmAzkA0mBWlBjmCEkCKnCOkCenCfpCjrCxmC5lDJmDNoDRmDWnDXkDdqDfkDolD6kECrEGjEKtEkmElkEmlEnvEzkE1sE6tFMlFYlFomGPkG+qG/zHAoHBmHCrHDnHElHHjHJqHMpHNnHOlHPoIClIImI1lI8jI9lJGkJKmJLlJakJckJxrJ21J3pKTnKqkK7lLFlLOlLXjLilLrkMjkM0pNjkNpmNtnNukN3nN4nN6tN7lN+xN/tOAyOCoODwOEnOHpOPkOQlOTjOVl
AGlAikAxlBRkCHnCykC3lDVkFAlFNmFOkFlkIYjI9oJGlJIjJJkJTjJ6mL5n
I9kMil
DCkDdlEnmHJjKTmKcmNtmN6vN+oOAp
AGlF1k
AGoAXrAelA0kBSmBVlBilBjnBnnB0nCEkCJkCWkCfnC4nC9lDGkDSlDemDfkD5lEAjEDkEOpEXmEZkEclE1oFNlFOlFQnFXnFglFjmFklFmmFnmFulFzlF/lGIqGJnGLlGclGklGtlG1lG9pG+qHAmHBpHJlHVlHXmHblHcqHglH5kIUlIXlIvlIwlI8mJNjKGoK2nLFlLdkMClMTmM0lNYkNqnNrtNsmNuuNzlN8lN9mN+lN/qOArOKkORkOWp
AGmALkAXsAelA7lBSmBXlBjoBnmB0mB2kB8jCNoCfnC9kDGmDUmDelDflDrlDylEAjEHkEKlEOqEQkEXnEZjEcmE1nE+mFNlFOmFPlFQnFXnFfjFgkFjnFkmFllFmlFnmFzlGGkGIpGJnGLkGOlGjlG9pG+pHAmHBnHJlHNlHOkHTlHVkHXmHbkHcoHgkH5kIXmIvkIwlI5mI8nJEkJNkJdlKGoKJkKOlKslK2nLOkLrlL4jMTmNJkNqnNrtNsnNutN3kN8nN9lN/qOAsOWp
AXkBSjGvkG+jMgkNrqNutONlOWl
AGm
AGnI0k
EgkGVkHDmHkpHmjLlo
AGmAKkAmlBJlBljBzlCRlCxlDClDJkDLlDclEbkEdkEqlFDlFImGimHElHilINlIfkIqlIulIvkJunKPlKblLJlLtkLuhMolM7lNMlNOlOPmOWm
AGjAOmAUkApkBukB0lCLlCSlCakChjCmpDcmEYkEulEwlE6jFFlF2kF4kF6kHKlHLiHMlHYmHeoHkmIIlIVkI6kI+kJGkJOkKykLAlLDkLJjLlnMZlNxkN8m
AGmBIkBQlBzlCRkDJkDilEdkEqmEslEvlE7lFImGOlGflGinG6lG9lHElHGkHHlHimINkIfkIumIvlIzjJumKPlKbkK/lLJlLWlLZlLtkMokNIkNNkNhlNjlNkkOWn
I5k
BukCbkIrlNglNwk
AGnIxlOAkOWi
AGoAKk
AGmAsmChiCjkD5lGIkHPtHXmKNlLRnM0rNtlN+vOKk
AGkA0kBQmBjkCPlCnlDLkDOjEOlHElHQkHulKWlKclLMkNKlNtlOPl
AGlASnAanAbnAdmAgkAioAkkAnmArlAslAtoAumBAoBDmBKmBTpCGkC6mDDmDZlDklDslDvkDwkDymDznD0nD6pEIoELqETjEXoEanEgmEtlE0mE8lFEmFJpFSkFTlFXoFYmFmmFslFvmFylGHjGPkGVjGZrGtqGunHMoHVpHnmHukIDjIFlINnITmIUoIijImlIvkI7mJAkJFkJGpJUmJXlJYmJkkJmmJsoJulJynJ9lJ/nKUmKukKzlK/pLCkLHkLIpLJpLKoLLnLPnLQlLSlLTmLVnLXmLckLmlLnlLtlL8kMAmMPpMWmMemMnsMonM3kNYnNcmNfmNgoNklNmlNojN0lN2kOEo
AGnAsmB+kChkHPsHXmIXmKNmLHlLRoM0rNtmN+x
AGjASkAanAboAdmAioAnmArlAsmAtoAukBAoBDmBJkBKmBToB8kCElCGlC6lDDnDjnDklDslDviDxlDznD0mD6pEInELoETkEXpEaqEglEjkE0mFEnFJpFSmFTmFXnFYnFmnFsnFvlFylGFkGKlGOkGVlGZqGtqGumHBkHMqHVoHnnHqlHukIFmINoITnIUoIikIokI7lJGnJUnJXmJmkJsnJumJ9jJ/nKHkKUmKujK/pLCkLIoLJpLKnLLoLPnLQlLRlLSnLTlLVoLXmLlkLmlLnlL8lMAoMNkMPpMemMntMonM3lNYlNclNfnNgpNjmNkmNolOEq
AGmHPkN+k
GIkGvlH0kIXmKNnLClN+n
AGmAumCEmCNlKJlLSl
ASl
AWmAsjBHlBukB8kCSkCelCfmChlCxkGekHAnJvlKMlLAnLrkMjlM0lNskN8pN/q
AWmAskB8lCGlCSkCelCfnHAkKMlLAmLRkMclNLlNskN8nN/p
AllBkjDVlDWkEFnGVlH+lIykMwl
AGlK6lMDl
Jqk
AGlCTlCelDmkEQl
AGlA+kDKkGDlGKlLDl
AGlOAl
DqkLol
CJoOMk
OAl
MonOBl
JRk
AHkAhkCHlCJlCNkCVlCXmCZlCfkC6lDUkEAkE3lFNnFPlFSkFXjFZlFmlFxmF0kGOlGPlGalGhkG9lHAoHUkHXmHZlHxlIXpI6kI8lI9kJNlJklLsmM3lNFlNRkNqkNtlNvkN1nN2mN9mN+lN/qOAoOEmOGkOHlOTmOWn
AtlBQlCHlCJmCXmC4lEWkEbkEfjFMlFNmFSlFZnFekFolFvjFxmGPmGalGhkG9lHAoHIlHMlHXoHZmIOkIXpInlI6kI8kI9lJNlJ1kKglLsnMakNfkNtmN1oN2lN9nN+kN/rOApOEkOHkOTlOWn
ALkANoBRkBVlBYmBZkCSkCfoCkkC4mDHpDemDrmDsnDxmDzkD1lD2kD3lD4qD6nD7oD8lD9kD+nD/oECmEGlEHmERnEUkEWkFsmGDmGnlG5lG7nHHoHJmHMlHOmHToHyjIhkIikIklJ2kLCjLJmLbnLckLumMalMdjMhjMinMpiM2kNLlNtjN9uN/kOArOFtOMkOSk
NFk
HPmN8lN+mOPk
AGl
AGkBQlJRl
KHk
AGlAdlAylBIlBRkCpkC2kC8lDFnDHkDXnDqlDwkENkEVlEWkEZkEynFAlFFkFblGGmGOnGmkGpkHPmHTlHckJGlKIkKblK/lLFlLrnL0kMzkM/lNSkNUlNXlOMl
AMlAelAolAykBWlB7lC9lDSlE8kGllHqkJCkKllLBlLQkLzlL0kMdkMhlM/kNOkN8lN+lODmOGkOQk
Fgl
EXlOAl
N9m
BKlBjnCjmDWqDXpDdnDeoDgoFmnGtlKulK7nLOlLupNlkNtmN+o
AGkAPkAblAnkBKkDQlD3lEKlEPlEzkFolF1mKqkNCm
AymDzkEAkEZlEolFokJMkJ5kKAkL6lMflN9kONk
ALlBjnCjkDWpDXqDalDdnDenDgoFNlFmnHJiKulK6kK7lLOkLupNtmN+p
AGlDQkD3lF1lN0kN7k
AKkAbkAcmA0kBCoBRlBZoBjlBulBwpB1mCWmCimCrpCwnCykC1nC2oC3lC5lDJnDMkDVkDnnDolDpnD2jD4pD6nD+lD/nEKnELoEVmEZoEvkGDnGLkGalGdlHTnHmjHnlHonHtjHumHxmH2mH3qH4jH5kH9lIAmIZjIikIlmIqnIrjIynJMnJQmJgmJrlKokKtlKzlK/lLJmLXlLbmLejLilLwoLzkL1lL+lMGkMNnMamMbmMdkMfkMklMomMpmMqnM5mM6nM8lNWlNskN8lN9kOBnOFsOWl
AGkAymBGkDzkEomJMlJblJdkL6kN4jN5jN9lOAjONj
AGkAjmA/mBEjBFlBMmBUmBdkCBmCJmCPmCslC9kDBlDKkDTlDjlD9nEJnENmEWmEZnEemElkE0mE2mE9mFGnFXmFYmFdjFnlFpmFwnFxkF+mGPjGUkGfmGvmGynGzlG0kG3oG+kHKlHWlISkIkkI0nI1kI2lJAnJCmJZlJrlJ/lKdlKllKpkKrlKwkKxqK1lLLlLUkLdoLnnLzmL3lMTlMalMgkMwlM2lNGkNQnNcnNejNzlN+lN/lOGoOHuOSrOUtOW4
AGkDblEylF2lJylL5kL6lMsl
AGlCjnDXkGulK6lK7lLQkNllOAj
BjoCjlFmnGulK6lLumMGlNqlNtk
AGlEblNul
ATkAdkA0lA1mBHlBSlBTlBdlBenBhmBolBvnB0lCAlCElCGmCKnCMmCRkCulC0lC4kDLlDbkDnmDtkD6kD9lD+nEMmETjEvmFXlFpmFznF2mGBkGCkGDmGFhGPkG3lH7lH8oH/lIUlIVkIhlIllJQkJolJylJ7lKJlKSlKclKllKplK5jK8kLRkLakLekL5kL8lMFlMKlM5lNHlNgkNqmNskN6lOArOFlOQq
BulB0lC2nD2kEQkFzlGDlGPlGVkLclLplOFn
AGlLSmOFl
A/kBFkBMmBUlCBmCHkDBkDglD4lENkEWkE0lG0lG3oHBkIzkI0kKWlKpmKxoLLlLXlLdlLfkLkkLnkLzmL3jMfkMqkMvkOSlOUpOVjOWl
EnpN6lOAl
BWmBilCjlGJpHAnHPtN6uN+mN/m
EnoGslHHkN6lOAm
BWmBilGJoHAnHPtN6sN+mN/o
A6lESlEplGjlLBkNqkN+oOArOBjODkOFmOQpOUk
AGnEmkG+kOAm
AGmCKoHPmN+iOAp
DQkF9lHPjLMkL0lN8nOAk
BAoHJmKolM6kN6l
BHlBfmDQkDrkHilIklI3lJxlKFmKIlK3lNpkOBkODl
EqlE4kE8kKglOMi
N+j
AOlBEkLGlMZkMilN8kN+nOCm
HPk
AGlE4k
AGkAHnAMkAOnAflAnmBDnCRmCSmC8lDklETkEanEdmEelEjkFBlGNkG9oHHkHIlHKoHNmHOkHYkHZlHsmH3lIKkInmIqlIylJBkJDlJmlJnmJykJ5lKFlK8oK9oLMkLclLqkLulMRkMsnM8kNTlNepNfmNgoNhpNisNomNznOCoOInOWo
AGlCrkIpl
AGjAHmAOoAfkAnmAwlA0kBDnBekCRmCSmCtlDgkDklEYkEaoEdkEekF/kG9pHImHKmHNmHOlHYlHnlHsoH3kIMkInmIzlJWkJmkJnmJ5kK8pK9oLQlLTiLqkLulMBlMsoM8lNeqNfmNgoNhmNisNomNznOCsOHlOInOWo
BhlB2lCOmDxkFTlFdlFlnFvlF4kG6lIflIil
ALlA6lBOlBelB2lFukFzlGfmHemHgk
AGlD1nJznLxkOKl
GKkHmlN8k
AUmAXkAekA7lBDmBJmBMlBokBylB+lB/lCalCckCrkCumCwoDVlDdkDrmEJlESkETmEcnEhkElmEvkEwoE3lE/kFGnFMkFOkFRlFZkFgnF0lF6kGAmGDlGPjGQlGRlGXjGbnG4kHSmHdlHekHjkHumHwkHxlH0mH6kH9lICkIGoIJnIKkIMlIemIfkIijItmIumIwmIymI2kI5kJCnJSlJdkJhjJkkJplJ1jKVkKnkKtjKxmLDlLGkLbnLjkL+lMAmMDkMJlMMnMTlMckMwkNJlNQlNsjOAjOFl
A+lJZlOWm
EckLMlL4l
AGlKDkMrk
AzlEnlGblKDl
JenKpl
AbkAthBUkBapCIlCOjCQmCblCgmDJjENlERlETmEWlEdkEflEhlEmkEnjFLnG/lJQmJ2lLAlMYkMamMgnMhmMjiMllMonMrlMsnMulMvkM1kM9nM/nNBnNCnNDmNElNFlNGlNIlNJlNKlNLmNMnNNlNOlNPnNSkNUlNVlNXmNZkNalNbmNcoNdmNikNtkOUm
HJlI5l
AGkA6nHJk
AGkN9n
AskHPpKNkLHkLVlMYlN+n
AGkEclHNkOAk
AGnCHkD2kEemFhk
HJl
ASkHwlOVk
A5lB+kCSlCfjCnmCrlCslC+kDckDdlD/lGElHBmHOkItkI/lJUlKWlKtjK9lLNlMBjMXkNgmNilNlkNvlNxjN0lN/oOHkOTo
AGlAQoATqAbnAwkDysFkmFmpGnlHFmIgmKGlLSqMGlMWpMXwMklNskNwk
ATqBykDykEsnFIlG6vKioMXlNHo
ARmAdkAtkB/kCtkDimDmlEKlEdnFilF3lGLnGokGrnGtlGumHIlHmjH0lInlJlkKJlK2nLunLvlMblNNlNSlNdnNxmN9nOIkOKjONlORmOWk
ARnAdlAjjA+lCSkDimEUkEdmFZlGLmGrnGtlGumJ0lKJmKWkKzlK9kLunLvkLzlMtlNdmNekNjlNxmN9nOIhOKlORmOWj
AGjAwlB3kCskE/kFzlGckJGkKJlKdnLSmL0kMXjM1l
KdmLSo
AGl
AGkA3kA9kBRlCymDFlDjkEJlFEkHNlHWnHZlIglJnkJ0lJ1lKBlLGlLRkM4l
AGkDFlDHqDPkHAnHWqJpnMilN/m
G6n
AGl
DmlLFlLkkLolLslN9m
GClHyjIImLFk
AGkBQoBZmByoDklEjnEwmFFoGLkIomKsnKtzL7lMwqONl
BQlKsvMwsOKp
KsvMwtOKnOWY
KsqOKl
AGk
CZkE/l
AXkEOkHVlN2p
AGlOBl
AslBHkCgkKNkN+j
AXlAymA+mBImBNjBSmBumCTmC4lC7nDFkE2nE8lFIkFTlF/lHCmHEjHWnHXmHZmH5kJFkJNmKBmKnjKooK4kLVlMYlNTlNumN4nOAkOElOLmOMj
AKlAXkAykA+lBIlBNkBSkBunCTnC4mC7nDFmD0lE2lF/kGClHCmHElHWnHXmHZmH5kJLkJNmKBmKblKooLVkMfkNtjNulN3kN4nN5jOEkOLl
ArlAymCulHXlIAlIckLAkNrm
AGlBbl
AulAvnBanB0lCDjCGkCUlJ/kKNlKgkLGkLelLzkMYmMjlMwkMykMzlM8lNCjNEkNHlNLl
AGl
AyjBtlHXk
BZlEnl
AGkAynBSjCXlHAnHCnJxlMjlNrk
AGkAKlBKnBZlBwmB+kDSkFclFmmGtlH4jIrlI2lJMmJhkKukLOlMPnN9jN/mORk
AHkAylA0qA+kBDlBGlBOlBVlBikCFmCIlCPkDMmDjlDslEfoEukGHoGIoGqlHIkHXlJHlJWkLUlMLjNqnN8lN/kOIlOOm
AyoBSkBmlCXmHAmHCmHPlN/m
AkkAulBNlCllColHClI8kJxlKDlKKlKTlL4kMBkOQl
BNlCNkEWk
AGlEen
AGkCPlDjkDslImkJWkMLl
Aym
AGkN/k
AykAznA+lBSkBplCxkDilFCmFYlHAmHCmHEkIqkKDoNqjN/pOWl
AHrAkqEclGEoGHkHKoLMoLknL4oL+oMMpNzlN0pOWp
AHoHYnMmlOIxOWk
AHnBOlB+lCFnCklCtlDklEOlEelFCkFPkFVkFelFfmFpmFulFwkF1lGHlGilG8lG9mG+lHFkHImHKmH+kISkIllJAoKBlKDkLAmLukN1nOHqOLj
AykAzmBplEclE1lE2lFClFYkHAmHCnHXlJElKDnN/oOEkOWi
AHpAjmAknEcmF+lGEmGHlHKnI+kLMnLkpL4nL+oMMoN0qOWp
AHsAMkAYmAelCSmGMmHYoIXlLblLulNjmNvkN5lOGsOH3OItOJsOKrOUk
AHnAXiB+lCFoD8lEOmE1kFPmFemFfmFjkFpmFwkGHlG9kG+kHImHKmH+lISlIVkI8kJAnKBlKDlK4kLAlLFlLMlLTlNrmN1mOHpOLl
BSkCxlDikHEkHXkOEk
Ayk
AHmEcnGHk
AHk
AHnAwkCFoCtkDklE1kG9lG+lHKnHclKDkLAlLTmNrlN1oN7lOLk
AHlAmlAslB2lFQlFRnFUlFalFclFjnFvlF4kGMpGdkGflG0kMXmNYlNelOGyOJoOSoOTnOWq
AelEKkEMlFQmFRnFUlFakFcjFjmFvmF1lF3mF4mGMoGXkGekGfkGylG0kJOkJukLEjLVlNjkOGxOJmOSnOTmOWq
B2jF4lGMlNjkOGmOWp
GMmOGn
AHmAYmBKkFMmFqlFvlHIoHNtK6lLolOCn
AHlAbkAcqAtoA3kBLmBOqBUmBZnBgmBlmBnqBqlBskBwrByoB4oB7oB/kCKkCUoCimCxqCykC0nDYmDZnDgkDmkDpqDqlD2pD4lD5qD7rEDrEEmEFlEGlEHlEJqEKqEbqEclEemEjlElmExlE3lE/mFCnFGkFHkFOmFimFjoFolF1nGCsGLnGMlGVnGWsGXrHQmHYnHdkHikHspHtsHuoHwmIMnIalIbmImlIonIsmItmIylI2kJClJimJmmJ+lKBlKLrKalK5kK7rK8oK+nLBmLKkLOlLWoLjmLllLsnLwqMBuMDoMLkMYmMdkMhlMpvMwmM1mM8mNDlNEnNGlNRmNllNokNqkN0lOFq
AHmAblAclAqlAtmBOpBUmBgmBsmBwmB4oB7mB/kCDkCKkCUlCimCmlCnlC5kDWlDYnDZnDnkDpmD2mD3nEFlEGlEHlEbpEvlE3kE+lE/kFinFjnF1kGCqGVnGWpGXoHQmHYnHsnHtqHupIbnIflIolI2nJimJmmJ0mJ/kKLoK7oK8mK+nLOmLllLsnLwnL6lMBmMLlMRnMplM1mNDlNNkNRnNqlNzjN0kOGk
AHlAYnCvjFMmFqlFrkFvkHInHNrKvlK6kLzl
AHlAblAcpAtnA2lA3lBLmBOrBUmBZnBgmBhjBlmBnqBslBwrBypB4oB7pCKkCRjCUoCimCmlCxpC0nDJlDYmDZoDbkDgkDhlDljDmlDpoDtlD2pD3mD5qD7qEDpEElEFmEGmEHlEJpEKpELmEbpEcmEemEjkEloE+lE/kFCmFOnFinFjnGCsGLoGMkGWsGXrHQmHYoHsoHtqHuoHwlIMmIboImmIooIsnItmI2kJimJmmJ0lJ+lKBkKLpKamKrkK5kK7qK8oK+pLOlLWpLjmLlnLsnLwqMBuMDnMLmMpwMwlM1mM9kNDlNElNGkNRmNzkOFo
AHlAblAqmAtjBOpBUlBlkBslBwmB4oB7pB/lCDlCIkCUkCimCnjC5lDYnDZnDplD2pD3nD4mD9kEDmEEkEFkEGkEHmEIlEJlEbrEemEkkEvkE3lE/mFGkFimFjoFwlF1kGCqGVnGWoGXpHQnHYnHsmHtqHunIbmIflImkI2oJilJmlJ0lKBlKLoKblK7pK8nK+oLBkLOlLlnLsoLwpLzlMAkMBoMLlMRmMdkMhkMpmM1mNClNDkNRmNolNqkN0lOFm
AHn
FqjLol
AHnAPjC3kF5jGMlHXkIplNynOGm
AJkAqmA4kB9kCIpDfmD+kEBlEbnF5oGVpGWnG9kHOmHYlIBkInlI9lJBkJSnJmiJ3oJ5mK3mK7qLMpLkjLlkLomMGlMVkMllMulNgkNslNyj
ANoAQlAalAunBAlBInBQmBzlB1kB9nCGkCHjCKkCslDalDblDimEAlEJkFZlFskF/lIWlIunJgmJkkNWkNclN/jOMqOTkOWi
AHjAVkBXlCcjCrlDPjDwlEYkE5mF5kGIlGZkGsjGtkGviHFiHTlHYmHglHklHpkIGlISkIglI+kJZkJakJomKplK5lK7kLAlLCkLElLIlM4lNjnNulN/lOMm
AQl
AHlMWl
AHn
AHnFnkHBlIxlN1kOGl
AHlB7lIrlL+lOHkOWu
AHmOGlOHm
AHlOWk
Exl
NjoOGm
AHlNjmOGn
AHmAskBAlBklCikCzjC6lDBkDFjDGmDMmDSlEolE4kE9kFEkFkjFqnGRlGTkGrmGshGuoGvlG0kG4kHSmHVmHYlHZqHikHqlIAlKDlKGmKLlKMkKOiKPmKRlKVlKaiK5lLSkNAlNCkNjkOPm
NjkOGn
NjkNvlOGmOWj
BmlE6kOOl
E6l
LMlNzk
AHmAbpAgjAhmAioAkvAtlBBrD+lEZlE3lE8mFTrFxpF7kF+kGHmGItGMoGQkGpxGxmHeoHilHklHloIIkJXlJjlJ8nKKvLInLTvLVnLnwMNtMxqNboNspNtlOAmOGkOVl
AHlANmAooA7lBFpBOkBhlBqlBskB3mB4lCAlCIkCLnCalCcoCnoCtnCulCwlC0lDfoDjnDklDpnDtkDunDvlDwkDxkDynDzoD0pD1mD2nD3mD/nEElEFnEIlETmEWlEckEelFCjFcnFikF0lF3mIBlIHqISmIgoIhlJElJHkJIoJxmKLmKzmK9kLbmLikLooLpmLqnMBoMFnMKmMSmMVnMZmMbnM3tNslNvoOFn
AHkANlAonA7lBFnBhlBqkB3nB4mB5kB+jCKjCLoCcoCekCnnCtnCupCwkC0mC3mDjjDklDpnDvmDxlDylDzkD0oD1lD2nD3kD5lD/mEFmEImEJmETlEWmEelE3kFcnF3oGykH0lH4jIDmIEjIHpIcnIhmIkkItpJEoJHlJIpKLlKzlK8lLIkLOlLbmLonLpmLqmLskMBoMKmMSmMVnMZnMboOFl
ANlAonA7jBFpBhmBqlB3nB4mB+lCAlCLlCalCcoCnoCulCwjC0lDblDfnDjoDkmDpmDqlDtmDuoDvlDxmDyoDzoD0oD1mD2mD3jD5mD/lEElEFlEInEJmETmEWlEekE3kFCkFZnFcmF3mG6lH4kIDkIHpISlIgnIhkIjjIkjItnJHlJIlJxnKLmKzlLOmLbnLooLqmMBnMFmMKnMSlMVmMZmMbnM3sNslNtkNvoOFm
AHkAMlBElCOlDRmDykEakEmnFYnFpkGonHMmHXlH3lIslItlI4lJElNhlNimNskOAlOPnOVmOWs
ANlAopA7mBFmBhiBqlB3oB+kCLoCcpCkmCnnCplCtnCuoCwmC0jC3mDjlDkkDpmDtlDumDxlDymDzmD0oD1kD2nD3mD5lD/mEFnEInEJlETlEWmEelFCkFZmFcoF3nH0kIDlIHrISlIcmIglIhlItrJEoJHnJIoJQkJxmKzmK8mLOmLbmLilLomLplLqmMBoMFlMSlMVnMZmMbnM3kOBlOFj
AHlAUlA9kBmlBwkCJmCcmC2nC9lDIlD1jEvmExlFclHUkHfmHglH3lIAkIGlIQmISlIslJGmJfmJ7lKJkKNlK7kLCkL/kM1lNYkOEmOWm
AHmCIlEdlE8lGInGWlHDlHkmK+lK/lLToNslOVm
AHmCIlGImGMkLTl
AHpAOmGQkHHmNfnOKn
AHlAamAeqAiuArqAstBJnBTmBwlB1oCDoCOkC/lDNmDSkDvtD8mEXtE8oFXtFylF4jGFoGPlGmrGutHJoHMmHVoHalHlmH7kIDuI5kKAkKbrLQjLUwL4pMZqNWrNfxNxlN2mOKk
AHlAVlBWlBvkEKlErlEtlE3lI/kJwkKZlKdmN/mOOnORsOWl
AHmAVoA9jBBlBfkCRkC2lEpkGekG1lI/jKdmLLlMGlMSlNBiNCkNGjNHiNInNJmNLlNPlNQkNWnNXkOPlOQiORq
AHlAYnAsmFqlGwlIflKWkL4kNYlNwk
AHnAekAinArnAsqBJnB1jB4kDvmEXmFXnGFpGRlHSmIDlJMlKAlLUpNfrNrlNxnN2nOKl
AHl
Nul
AHlAilEfl
AHoAKnAkmA0lBTkCAnComCplCtkC0nDBmDPmEMlFVmGHrG8lG9pG+nHUlHdkH7nIDoIclIknItlIwlKGjKKkLMmLVkL3kMMlMOnMtlM0lM4pM7lNKkNrmNuqN0kN1lOCjOJm
A9lCBkCylEckEflNnk
AHnAKmAikAkmA0mBTlCAnCFlCXkComCtkC0nC4kDBmDPnEMmEVlEklE+lFVlFXkGEkGHrG9qG+nH7oIDnIclIkpItmJBlKKlLMmLVkMOlMtkM4pM7lNKlNroNuoN0lOJnOUk
AHkGHmHVkIHkIflJSmJzkLMl
AHkEMlGHnG+nHdkMMkNrlOJj
AHl
AjkE3lGHkLSlLun
AHjALlBBkBPkBRmBYlBxkCalCikCmnDNlENkEOlEblGHlGTkHHlHYoKHmK7lLhkLxlMNlM0kNolOOj
AHmDhlIelIzlOWm
AHlApkBPkBRmBYlBakBdlBxjCakCmmCykENkEOlEQlEblHYoKHnKUlKhlK7lLPmM0mNGlOOj
AHmAblBnlEMkIelIzlI7jJbkOWm
AHl
AHnOGj
AHmDhlEMlIzlJ9lOQl
AHlARkCflEDlF2kF8lGrkGulHwnINkJVmJ+kLHkLnlL6lMClOGl
B9kCMlE+lGolNUl
AHlF2lG+k
CtlOImOJo
AHlNjlOGn
OGn
AYlC5lMYlNjkOEkOGl
AHlONoOWb
AHlOGm
BBkBYoBxnCVlCdlCikCmmCqlDMlEOlEblGTkHYoIjlKDmKHkLTkLklLtlMEkMNlMsmMukMvlM0lOOr
BBkBYnBxoCVkCdkCmnCylDMlEOlEbmE0lHYoIjlKDnKHnKYlKglK7kLxkMElMglMsmMulMvlM0mNGlNIlNolOOq
AHkEclIilOWj
AHkAXpCMoDHlE0kGHjGflGlkG+pIRlIslL+kONmOWk
AXoA0nCMoEclGSkG+oLGlLHlL+kNdlONnOWk
AHlAXkNdl
AHl
AdnBVmIMlIQkIfmKLlLCkLjlMGnOJmORpOWm
AHlD0l
AHl
ArmBClCYkC6lDklD9lEekGAkHHkHIlIwkNylOTm
ArmBCmC6kEdlFMlGElHLlKnlLdlOBkOTl
BHoBLnD4oFhlGmmHsoImlJeqKYmKpoK5kLEkMKkOEl
Ajl
EdkHHlHfmLElLXl
AHlArmBCmD2kD5kD9lNel
H6kIlmMMj
AHkCrlEVlGFlH6kJrlMMl
AHlCrkEdkLUkL7lOJl
EdlFKkJrkLIl
AHkAMnAPkCNnCYkCynC3kDulDzlD+nFglGHkGPlGQlHNoJ6kNgjODlOIoOJkOMj
K7m
B4jEbkHYlJmnK7n
AanAbmAdmAioAnlAslAtlAuiBJkBKmBTnCEkCGkC6mDjnDkmDslDvkDxlDymDzlD0nD6nEXnEaoE1kFElFTlFsmFylGVkHMpHVpHulINmITnIUlIilIokIvlI7nJGnJUoJXmJYlJsnJ9mJ/lKIlKUnKumK7mK/pLCmLIkLJoLKoLQmLSnLTlLVnLXlLclLmmLnnLtlL1kL8mMPnMWlMntMomM6kNYmNcmNfiNgmNjkOBkOEq
AHkAanAblAdnAinAnlAsmAtnA0kBJjBToBglCEkC6mDZiDbkDjmDklDslDxlDynD0lD6pELmEXnEapEjkEtlE0lE8kFEnFTlFXkFYjFsmFymGVlHMpHVpHumINkIToIUkI7nJGnJUnJXlJYnJmjJsmJ9lKUmKukK/oLClLJpLKnLLlLSoLVnLXkLmmLnlL8mMAmMPnMWlMnsMomNYmNZlNclNflNgmOEq
AHkOGm
AnkAxlIbl
IXkOWm
JylLPl
AHkAbkAulDvkEXmEajHVlIUkJUmJflJmkJskK/nLnjMAnMFkMWkNml
AHlGukN2l
DrkD8nEHl
D4k
AQmAVpAgmA1kBUlBklCRnCTkCmjCslDAlDvkEAkEbkFMkGBkJHlJOlJQkJVoJulJwmKxlLSlL/lMGkNfkOJkORm
D4mEOl
AQlAVqAgnB6lCRnCTlDvkFMkGFjGqkI7kJSlJVnJwmJ+kKxlLSkL/kMtkNfjOKlORm
EqlN+j
C3lEOk
AIjAikAxlA0kBWlCAkCEnCLjCRlCmkCslCtkC3lC5kC9kDClDHkDOlDckDklDxlEOlEQkEmlE1lE/lGelHPkIJlIgkJdkJsmKGkKMlKRmKhlLClLfkL5lL/kMflMxlNkkNwj
Mtl
CTlCmlEAlMtk
A0kEflIhl
BllGHn
AHkFKl
AKlAZlAkkBlmBulCBkCplESkEgkF3jGHnG+mHAkHcmHolIDjIfkJ3mLikMMlNroNujOLo
GHoHolLml
AHkA0mA+lBijBjlCClCJkEfnEikFylGNkGPtGvmHAmHBmHJjHToHZnHxkIXmIulJwkLDnLYkMakNikN0kN1nN6iN8kN9pN/qOApOHlOWj
AHlA0kBWlBdjBjmCJkCRlEfmEikErlFclGGkGPrGvmHAmHBnHJkHTnHWkHZlIUlIXmIflLDmLylNtlNulNvkN0lN1mN6kN8jN9oN/qOAoOHkOKkOWj
AHlAWnDFnDToDYlDZlFMjFTkF2kF8lJDlJIkJmlKalOGjOOlOQk
AHk
AHkNvkOHk
AHlOHl
AHk
A/lFllLNl
B6l
A4lBVlBekCXrCfnCkmCymC3qDmlD/lEEoEhnFdmFnkFyoG7pHImH/qITmIVmIhnIlnIrkJloKQkLhrLmlLskLvqL+nMQlN9mOIlOTl
DFlHqkIgkJClLnl
AHlCukEYkL8kONq
A4lBVlBhlCXrCflCkmCymC3rDmlEEoEhmE3lFDkFHnFdmFynG7qH+lH/qINlITmIVnIhoIlnJloLIkLhpLmkLvqLxkL+nN9m
CmlEKlGdkHqlIgkJCkLnl
AymBFlBdlColC7kDClDElDelEblHblI4lJmkMrlNWlN/oOHmOOpOQlORm
CulEYkONp
AVkAynCukF6lN/nOOoORmOTnOWm
AylKTkOOnOQn
BJlC4lDBlDOlEPlESkFUoFvlIklJpnJrlLElLklLwlMGkMVlN/m
A/lHUlMPlNfl
CIlGIlJTn
CyoC3oD/kH/mIlkLhoLxlOTj
AHl
AHl
AHlCmlIgl
AHm
AHn
AHl
APkArlFdlGmkOGk
Fdl
AHkImjJCnKblLJlMdl
AHlAXoAinBDkBulCekDrmD/lENkEOmEUkFWlGIoGalGrkGslHqlJAnJ6nKnlKpmLElLenMamM2oN8kOKoOWl
AQkCblCulDTkJmlJrlMbkOAk
APkAXoAimBDlCelDrnENkEOmEUkEilFUlFWlGInGakGslIJlJAoJ6nJ7jKnkLEkLJkLWkLemLolMalM2oN8kOKlOWk
AQlCbkCulDTlEMkE3kFtlF4lGKkLRlOAlOVk
CLlDJkEblGJmGPjJlkJ6lKFkNqnNrlNsnOClOTjOWl
AemAjkAyoBAmBMkBhlBkjBqlB8lCykC2jDAkDFlFBkFKmFUlFVkFqmGrkGslGtkGxmG0kHAlHimHzkH0kIkkIznJOlJ1kKEkKekLEmLFkLPkLQlLjmLnmLolLrmLsmLwiMApMCpMElMGmMInMOmNGlNVlNYlN/mOOlOTnOVl
LAk
AHlIgn
A6oKRl
AHlAamAjlBRjBnkCLlCqkEvlFKlGwlHelIIlJ2lJ6lLYlMYlMdlNSlNZkOUm
AHlCTkJ2lKEl
AHkArlBlnB5kDMlDxlE8nFokGHlG1pIFmIfmI5lKgmLKlLMoLomN7m
BloDakE8mFikFokG1oHNlIFmIflKglK3lLKlLMnLomNmkN2jN7m
AHlFqkHNkKnjKplKrl
AHkLHlM1l
AJlK7lLNm
A0lBClCakE1kGMlHFlLLkNilOBoOCkOKk
AHl
AHkASkBlqBmlB2lDMkDxlE8mG1pHNlHllIBkIFmIfkKOnKgmLMnLolMYkNkkN7m
AokBokBwmGFkGzmHDkHOkJEkJflLKmNcpNhlNzkOKkORl
AHkAVkAcmAemAinAkoAskAtnBAmBPkBVkBozBppBrkBwtBxsBynB0oDAkDykDzkD0kD2lEVnEemEgkEjnEsrFTxFvkFymF7mGJjGKjGUmGplGtkGx0G7mHepHgmHimHknHlrHmoHnmHrnHxkIDiIFmIGmIIlIRmIToIVnIglIoxIukI7oI+nJAmJEkJXkJfoJqmKApKKmKblKokKwkKxoK8mLClLmvLnmLukMNoMXlMflMikMxmNEkNTnNXnNbpNmlNopNqqNsq
AonD0mFimHKlHykIgmIllKQkMfnOLl
AVlJZlLOmLmlMflM3k
AHlAolEakG0lHml
AVlJfkOKk
AHl
AbkAimAtoBonBxoC9kDzkEjkEsnFToG7lHnmIDlIRnIgkIonJAlJqkKAlKblLmmMNlNXlNomN5l
OWn
OWo
AKiANmARlATkAYmAZlAbkAgkAnnArjAuqAvoAyrA4kA5lA6nA/oBEnBIjBKpBVnBZnBalBcnBhmBnmBwnBzkB0nB1rB4mB7kB/lCDkCGkCOlCbkChkCjmCkmCnkCooCzlC0nC8mC+kDNkDOmDPjDRlDSoDVlDekDioDjkDklDooDpsDunDvmDxjDymDzlD2mD4mD7kD9jEAnEBqEDlEEkEIjELoEMkEOmEPkEWkEYmEZmEclEeoEhkEokE6kE9mFSmFUlFYmFcoFhqFioFjlFmoFnnFomF1pF4lF+jGAnGKmGRmGbkGjkGqlGvlG9oG+mG/kHGnHSmH4mIApIKnIclIglInkIrlIxoI4jI/lJGmJHlJNnJ4kKRlKolKzjK0kLPnLWpLZlLwkL1nMBnMKoMOnMXoMalMnkMrjNZlNalNckNgnNhlNkpNnoNpoNrkOEkOKiOLnOOkOQkOUkOVkOWk
AplA0kBMlBvkCTlCekCllCpkCqlCrlCwlC7kC9kDKkE2kFInHulH8lJOlMfkMrmNTl
AjpApmBfuDSmD4tEhnEknE8nFopFzmGJoGatGgkGqtHsrIYmKDlKYrLWqL3qL/nMAlMjlM2mNIoNKpNvlOJlOUn
A1lBinB9lConElkEznF2lF9kGmlG3lIInLQkNKlN4lOHmOWp
DPlI6lOOo
AjmBBlBfkDSnD4pGVkGapMAkNKkN8kOUl
AjjEknKYkL3l
AdlAtlBVlCtoDikEckEdmEhlGHpHUkLClLOlNSl
OHn
AImAKkAMlAPmAUhAukAynBXkBYjBblB8kCDkCSlCYmCslC4kC5mC7kDVlDWlDXnDYlDZkDamDbnDclDdmDekDfkDgkDimDjlDknDllDpmDqmDrnDskDulDvlDwlDxmDymD1nD2lD3mD4mD7mD9nEAlEBmECmEDlEEkEGlEImEJlENkEQiESkETkEfkEjlEokErmFMmFNmFOnFPmFQkFRiFSlFTjFUlFVkFXlFYlFbmFclFdlFfmFglFilFklFlnFmnFnnFolFpmFrmFskFtnFvmFwmFxmFznGvkHClHFkHGkHHnHLmHNlHOlI5mI8oJRlJSkJUnJXmJpkJ0mJ1lJ2kJ7lJ+kJ/lKbjKumK8lK/mLKmLTlLWmLZmLbmLdmLelLhkLjmLllLnmLylL1kMTlMXlMakMzlM8lNWkNblNclNmkNpkNrlNulOBoOClOTmOWm
AKlBqkB3lCDlCPlCklC5kDVjDWlDalDimDwlD4lD8kESlEjkErjFNlFTmFhmFthF1lF8lHHnHLlHNlIVkJSkJelKukLClLenL0mMskNclOBp
LWl
AInAPmAflA7kBPlBYkBbnBejCglD8lEOkElkE/lFMlF2nF5kI3mI8lMGl
HLlHSkHdlI/l
AIpAPkAYmBbmCwlD4lFVlFYlFvkGAkGMlHUnJAjJmlNelNwkOKn
AIoAYlBKnBblDclDplFXlFYkFtkF5lHUmI5lJmmNelOKp
AIkAflCBoColC6kDfnD9nGXkGukG/mHDjMLjNRlNwkNxnOBkODlOEoOIkOMk
AUmBVmCBpCYmDflDskD7lD9pENlFEmFWlF/lGDlGumG/mHtlH1nJnmLJlLglMLlMokNwn
AIjDwmFnlIElIslJPkJmlKAlKnlLhlL7kOPk
AImM5jNwjOKk
I/lM5kOKl
AInAYlAbkAlmArlA+pBIkBOmBbnBpqB2pCFlCvnC5lC+nC/kDDnDFnDGmDHiDNoDOlDPoDRmDSmDflEFlEdmFLkFqnF3nF9oGKkGRnGYkGdmGmjG3lG4oG5mG8rHBoHJnHSoHToHUmHWoHwlH6lICjIVpIhmI3lI8nI/nJakJdmJnmJpoKHkK0lLDmLHlLqkL1kL3oMUmNekNilNskN9rN/pOCkOSm
AInA+nBJlBpoB2nDgkEdnF9mGYlGdnGfoGziG3oG4mG6mG8oHBjIVlIhkIklIykI1mJTlJdlL3kMUmNglNijN9lN/lOClOSm
AIoAYlAblAlmArlA+oBOmBboBpqB2qCFlCplCvmC9jC+mC/jDDmDFnDGmDHkDNnDPoDRkDSlDfkECkEFlEdlE1kFqmF3mF5jF9pGRoGclGdnGlnGmkG4oG5mG8qHBmHJoHSnHTpHUlHWoHhkHwlIGkISlIVoIhlInkIylI1jI2lI3lI8nI/nJKjJdmJnlJpnK0mLDlLHmLKkLqkL3nMUmNAlNHlNQlNfkNskN9sN/qOCkOSp
AIkAjlAkkA+nBJkBMjBpqB2nDFjDgkFLjF5kF9mGRkGYlGfkGzlG4lG5kG6kG8pITlIVmIkkIyiI1mI4lL3mNflNhkNijN9lN/kOKjOSm
AIoArkD+lD/lEHkIVm
AIkOWm
AImJ2jNsnOWj
AImEQkHKk
AIlNelNfl
A5lBVkB2kC/lDDiDFmDGoDMmDNnDPmFMjFqqFskGPkGQjGRlGikGkkGnqGrmGwmGxmGyoG4pG7rG9mHKqHSpHToHUqHWlHYlHZkHamHglIPlI7mI/nJKmJcmJppJwmLMlLfmNglNhmNwkOCn
AInBpkBqlDjlFdlGPkGtlHAkHSmHUmHfkHjlIWlKBlN0kN9nOWl
AYmAeiAhlAomA+kBIlBKkB1jB7mCFlC5kDVlDXnDYlDZmDalDblDcnDdnDenDhkDlkDnmDojDqnDtlDulDvlDwmDxkDylDzoD3kD8nD9jEBlEClEDlEFkEHkEIkEJlEMkFqmFrjF5oGQlGXiGzkG0lG9kHdnHtnHwmHxkIakInkIskJ5mLMlLelLylMpkM3lNNkNvlN1lOFlOGoOIiOSmOUn
AIoBVmDDkDFnDGpDMmDNmDOlDPlDRlD1kFUjFqqFykGQiGRlGnqGrnGskGwnGxlGynG1kG4pG7rG9mHImHKpHSpHTnHUpHWlHamI7nI/oJKkJakJpqJwnLfkNgkNhlNimOCo
AImApkBplFjlGJkGPkGtlHAkHSnHUnHflIvlN9mOPjOWl
AJkAYmAelAhlAomArlBIlBZlB7lCflC5kDKlDMlDNkDVlDXlDYlDajDcnDdmDenDhmDklDllDomDqmDtlDukDvlDwmDxjDymDznD0kD1mD3lD7nD8mEAiEBlECkEDkEFmEGlEIlEXlEbkFClFqoFrkFzlF5nGQlGRjGfkG0lG9lHdnHtmHwlIHkIjkI4jJjjJ1jJ5mK6kLMkL5mMYmMpjM3iNNkNdkNjlNzlOFjOGmOIjOMjOSlOUm
AIkB2lDqlETlFqmHSoHYlNlk
ArlNgkNlk
AhlAolDckDtlGQkG9mHdnHtmHwmLqlNok
AIlEKiHdlHtlIykM3l
AYl
JFlJ6k
AImNvlOWo
AInA/lBAnBDkBPoB9kB+kCWlCZmCkiCnmCqnCwpC0nC5jDVlDYmDZlDdmDhnDilDmoDnlDplDqlDskDtmDumDvoD2kD7mD8qEBmEEnEGmE1nFCjFIlFslGCoHtlHwnHxpHypH2mIAmIEkIaoIrmIsnIylIzmI1lI2mI3kJllJmlJ1kLhmM3lM5n
AInAYkHSlNwlOWo
AImAxpA/kBDlBPnBqkB9kCBkCWlCZpCkmCnmCqnCwoC5kDZmDdoDhmDkkDlkDmoDnmDplDqmDtmDvnDzmD2kD7mD8qEBnEEnEGmE1nFIkFsnGCnGLjG+lHckHtnHwnHxnHyoH2nH4iIAlIElIUmIapIglIrmIsnIykIzlI1mI2lJClJllJ1kJ3lLIlLPkLhlMdkM5mNrk
AdkEFlFhnFylI2lI4kI6lJAmJCkJImJplJ+nM9l
AIlAxlBDlBPhBSkB7mCZmCkmCnnCwnC0nDYmDZlDclDdlDhnDllDmkDnjDqmDtkDvoDzlD7nD8nEElE1mFsnGLkHtoHwnHxoHynH2oIElIUmIamIsmIzlI1lI3lJ1lJ3kLIkLhmMOl
IclOWm
APkNwlOWl
AIlDSlFdlFvmFwlGulIalLjmLpl
AIkAPnDIlHlkIrlI9kI/nJWkJ8oNwnNzlN0lOEk
APkIcl
ELlGIkGZlHplIDlIXnOWs
HTkIfkLJkODkOWk
AInAUnD1lFIlHSlJSnJ8kNxn
AIkGIlHTlHplIDlIXmOWr
HSlIflMdkOWj
AImAUmAdkD1lFEkJDkJSmLdlNxoOJl
N1l
GIk
AImJ8l
C5lE9lNwmOLl
OJoOKm
AImJ8mNwnOBl
AImJ8nNwm
AIk
AIlG8kI8qI9lNUlOJk
C/lDDkDalJKm
AdkA6kExlFvlG8jMbkOLk
Nnk
AInAYoAjjA9kBKmCBlDwkEBkEXnEdlGQmGdjG9qHRlIzmJhlJmqJ5jKVnKWmLUiNvqNxqOCpOFoOGmOWm
AIoAWkAYoAdkAjjA9lBKmB1kDwkEXmEdmFilGQlGdkGvlG9qHRlIzlJhlJmpJnlJ5kKIlKVnKWmKflLTlM5lNNlNvoNxqOCpOFmOGoOWk
Nwl
G6l
AYmBKkJmqLUlNvk
I8mOTo
AIjAPlAYlBbkEkkFTlFUlFvjHmmKUlKVlLtlNrlOCl
AIlAQkAilBRmC3kDMlDRlEBmFUmFslFxmGOkHelIRkI+kJGnKHkLClMhkNKlNgnNjlNsmOQj
AInFElFyk
BclBplDTlLdlMBk
AIl
AIkG9kHWlOKnOWm
F5lOWq
AIkF5lHSkOWq
AKlAQlBzlB0lB1lEBnEDlHGkHSkH4nIrlK8mMKnONkOVkOWl
ColDelD2lEMkEYlI2kJClLWlMXlNglNnlOFk
DolFXkHSlH1lIDiIcjJanJbl
HSl
FVl
AIlJol
NekODk
AIl
HUl
AZmDAmDDmDEkDOlDTlDckGUnHelH8lJckJdlL3lMHlORk
AIjAKmArmAulB9kC0lDBkDSjERlFglF5mHSmHaoIJlIVkIknI/qKjjKmrK4lLvoMamM4kN8j
AJkAUlAZlAplC9lDAnDBlDDmDOkDTmDckGRlGUnHUlHekJSlJdnKXkL3mNPlODl
AKnArmAulB9lCAjC0lDBjDSlD/nERkEVlE6kFylF3lF5nGMkHSlHapH7kIVlIknI/pJUmKmrLJkLvpManM6lOJkOOjOTk
AplGSlHTkHUlJSlL3nORl
Nwk
I/k
JXkKmm
DRlGRjJalJylKRlKilOWs
AIl
AIkFykHbkI/lOTkOWt
AIjANnAOmAflArmA3iBBmBHoCpmC4nDXmDbmDfkDgmDnnDroDvmDwjD4kD6nD7lEAlEElEFmFqmF0kGRkG9oHHlHKmHSpHdoI/nJnnJzkLFkLNkM2kNglNknNznOCnOJm
GRjKilOWr
HblOWs
AIlANnAOmArmA3jBBoBHpCplC4nDXmDbkDgmDimDjmDnlDroDslDukDwiD4lD6nEElEFkESlE9lFqmF0kF5kGWmG9pHHlHKlHNlHSoHdnI/nJnmJskKWlL2kM2jNVjNkmNylNzmN0lOCnOFkOIkOJm
DRlJclOWs
ETlNBkNUkOWl
AIl
AIkBIlGSlLyl
OWp
AIlBRkGQkHkkNel
AroDzkESkF5jHdqI/m
BOl
DClEslKDlKGkKRlOOj
CvkDCnD1mE9kFulFyoF6pHXlNwnOCkOWo
AmmBrkB7kE5lFfnGhkHQmHSqHWlHklIVmIpnIynJpmJwnKLmKYkLKmMDmM8oNwmN1kN/lOCkOImOMmOPjOWm
DCnFyoF6pNwlOWo
AmnB1lColDslE5iFfnGAkGhlHQlHSpHklHxkIVmIpmIymJZlJjkJpmJwmKIlKLmLKmMDmMqkM8mNwoN1lN/kOIlOMlOPiOWm
OClOWk
APkNwlOCl
OWm
AIlBPlCWlGCkIsl
C7l
JolOJk
BIkB4lDmkGZlG5kHXlIEkImlNblNelOWs
AIkBIkB4lF5lGZjHEkHLlIEkLTlNekOWt
AIlHdpLFl
BpkGPlGrlOKl
GPlHSk
Kdl
EOlHEl
HHkHLk
AIkAUmBFlBnmCokDEnDMoDOnDQkECkE3nFEoF9mGUnHDqJDoJPlJ2lJ8jLJnLNlMBlN7nOEpOVk
AIkMhkNxlOWk
AUmA9mBnnColDEoDMoDOnDQlEClE3nFEnF5lF9mGUoHDpJDoJPlJ2kJ8kKRlKVlLJoMBkMdmNYlN7mODlOEp
AIlENlEqlGzkL2lMhlNxl
DJnGok
ArmBVkB6lCtkFxnF5lGFkGemGfnGgoGhnGmkGnkG1mJflLznM3kM/lNMkN4lOSu
HDmI/lJDqLJkLNl
HDn
AIl
AIlFslJTl
FEk
BIlKzm
CSk
F0lOBkOTm
ALlAolA3lA/kBqlCBlFMmFPkFflFvlGYkGtlG2lHqlHxlIRlIolIvkI2mJHhJRlJhiJkmJqjJzkJ6kM3lNklOCkOSl
AIlAclBGlBUkBpkB2kFMlF0lF4mGxkHfkHhlIDlIUkI4lJAjJLkJ6kKAlNGi
CllEYkHrlIzmJ6lOEk
D/lHHlJnlOTl
DPkGSk
AIkDPlGSkG4kN9k
AIjArmBRnCPnDrmDzlD0kFnkFzmF5oGalHHkI/qJSkK8kLjmMZkMakMonMzlM2tM4qM7mOCmOTkOWj
AIjBblFkkNzlOLl
I/n
BbmC9kDDkDFlDHlDNlDPoEFlEOlFckFqnGRlGclGdjGylG4mHSnHToHelHklHmlICkISlIukI3lI/mJdlJmkJpkJwlKHlL3kM/kNAl
ArmBbkCplDDnDFlDHkDNmDPnD8lEOlFckFqkF5kF7lGRmGSkGdiG4mHKlHSlHTmHelHplICkIGlIhkInkI3mI8lI/nJakJdlJplKHkLFl
EsjEwkFGmFIkFsnGTkHTlI/jJwlJ6lLul
HvkJKkJklJ6l
ArkDlkDwlEilJhlM5l
AYkCvjFdl
BblEUlF7kNvl
BJlBflBzlCLlEtlEykFJkGPlGnlGtkN1kOGkOHkOWk
AIkB+lCmlEYmFSlGolI6oMlkNwk
AIlGjlHCkJokOWl
CmlDJlEYmFSkFglGokI6nMil
AIlFylGqlHCkN/kOWl
FSlI8l
AYkI/lOWl
BBlFklFmnI+lKIlLJkLukNqj
DNlGelKbqNtoN8lOAl
Ntk
DDlDRmGSlJKnOWZ
AIkBqlEClFUlN9lOBo
AchAjkBflFFkF1kHFkHlnHmlIYnKDlKYlKhmM7lNNm
AIkBlmFVnFblFflFzlGVoHunJYlJ7mMakMyl
EumExkI6lLNkLskMSlOMl
APlDHlEnkFUlGfnG8lHCkIflJ9kKvlLsnL2mNwo
A1kBClCRlEMjFwlHlkJQlOTk
AJlAUmAXmBCmCWnCbkCzlE5kIzkJmoKLkM1l
AblA1kBLkCRlEMjFsk
AUmAXlBCmCzkE5kFIlGRlIzkJmqLAlMolMrlM1lOCl
AIkA8lFkl
Kwk
EglH8lIKkOWr
BVkB1kCJlC2lGElGdlNZkN1lOSm
FOlF5l
AIlN9l
EWlH6l
AJlAVoAonAsnBMlBVmCgmCnlDBkDEmDRoDSkERkFnmGQnJOoJUnJZkJgpJqmJrkKAkKXlKklLEkL7nMhkNSkN8oOR1OWj
GdlGgkGwlG1kG5lG8kOKk
AIkAklBJlBOkBpnIhkI1lOSm
AIlLEkOLo
AgjAljA5lA6oBnjBvmB9nB/mCGpCUmCWmCemCgiCxlC9lEVkEujEyoE0mE4iE+mFAnF+qGhjGokGplGqnG3lJKkJOkJklJroJxlKDlKXlKxnK3jLQlLllLplLskL3nL+nMMlM6nNGkOHmOIkOJqOLoOSoOWw
EUl
AJkGbl
C1lEukFSkOKk
AJoCelFooJWkJepKTqKWkLDlN+k
AJnCenLEl
AJpFopJenKTpKWkLDk
AJlCenKTp
AJjLEl
AJmCemJ+lOQk
AJmKTm
AolBllGhkGylIVkJzkKxk
AJnKTm
AJmBylCemEvlGakHulHvlIdkLqn
AJn
AJl
AJlAWkDCl
KTk
AJn
AJnCOl
AJpAVoAilCJnCTnCekGlnHTpI/lM0pNqlONlORr
AJqCel
AJoAVoAilCJnCTlESkGlnGtlHToM0oNnlNqlN/jONlORp
AJpCel
AJq
BFmBqlDOnF3mK7lMBlMOlMdl
AJmA0lBlkE8kJWlKTnLNjN7j
AJkKTmMYk
AJpIAl
AJlCeo
AJp
AJnCen
AJo
AJrALlASoBklL0kMdnN7l
BxlCzkDBlDQkFDnFFkHUkHbmJclKHlKIlLNlMClMtlOIkOPmOWn
AJlBZkBxkCskDWkEjlFDnHUlHWlHblJckJ8lKHmKSlKdkKelOPlOWn
AJmBknCeoEUnExlHokIIlJepKTmLUqM1k
AJkA1lDQkGmlHklJpkKHmKIlKSlLtlMtkOPk
AJlEopGRnJcoLWnNHoOVp
AJmLWlNHk
AJm
AJjCemKTmLDkLEoLNm
AJkBln
AVlBFlBhlEVlLFl
AJn
AJmBRlBTkB3lCglDHkEXlElnFBkFHlFLnFwnFxkGUkGboGslHElHekHflHmkHznIGoJTnJWkJdpJ+nLclLvkMjlNTlNmkN1lOKoOPmOWj
AJkElkJWl
AJnBklBvnB2lE0kFSlFrmFspF+pG3kJhsKqkLPlLqkOTo
AJnA5lFrmFskF+lJhnOTm
AJkHMn
AJkEvkLMjNPl
AJkAWqC+kEmnMvp
AZtAjpCAlGSoKTlNPx
Mvl
AJkAWl
BckIwlMDl
BRlHDlKWkK8lOLk
AOmAwnBCoD9pEVlFuqG+nHKpIA2MMnNyr
CxlDilD+lFSkFdlGhkIAkM8kORk
A5nCxlFMkFPkF6m
IAnLBl
C+kDalEmmFMkGHlGSkGTlGUlJIlJQkJ1lNkkOQmOTk
AJl
AJnApnBcnBwoDSlDUqFwkOOm
AJlKik
AJlGdkGgkGwlGzmG0jHdnIFmIgkImnKolOGl
HTlORk
AJm
AJkAOqEKlEvkFDwFGkFJpGcoJWzJulJ8lK7lMQtNCkNXl
AOqFDuFJpGXkGcoHskJW0JulKckKjlMQsM8lOQk
AJlB6nFJkGtkHunIdkImlJWlJulK9jLMkLklOGj
B8lCBkEJkE7mGWkGZmJVoJWmK+mMdk
A3oFJlJWp
JWm
LPlN8l
AJkAZmF/lJ/kKdr
AJlC4lDdlGTlHimOJl
AJkA6lCslCzlEikEulFPkFhmFnnFwnHTkILkJHlJenJfnKVkKdmLeoN3kOIk
AJlC4kDdkHil
AJlCMkEikEnkEulFPlFhnFnmFonFwnGUlHTlILlJfmKdnLeoOIk
AomCnkDUlK8l
IZl
CMlEnkEulFPmFhlFnlFwmHTlJenJfmKdl
AJkAXlAtkCHlCMlE+mF+kLokNElOJm
AJlBElE0kJGlKUlOUk
AJl
Hil
FtlGllOKl
CelChrEqpFokFwoFxqGopHokIWlJemJfpKSjKVlLDkLllNBmNDnNJqOWk
AJkAvlJxlJ6lMXkOWo
BnkB/kChsEqqFwnFxpGoqIWnJenJfqJokKAlKslLDlM9nNBnNDnNJpOOiOWk
AvlJ6kMqlN6kOWn
A5lA6kCTkCjkMdlMimMjkM6l
AJl
AmkBblCemDLkEvlGBkJ+kKTnLDoLMl
BAmBDmBilC5lEFlEKlEjlE4kE5kFlnFwlF1lF/nGPmGTkGZkHhlHplHxkH2lIRkJpkKAlKDkLBlMZlM4lNWmN5lN6kOMo
AJl
ChlM9l
OWj
N6k
B4lChl
CUlGklKRlLFlMflMxk
DNlDblEPlGRmGSkKXlLKlLSkNPlOPlOUnOWk
JGmJrnJ/lLSl
B/lGkkLFl
BglDFjDNlDbkEQlGMlGOlGRmGSkHelJKlLKkN0kOKkOPlOUmOWj
JGmJHkJrmL3kNIk
ATlA6lBnlBxlB3lCMkHzoIGlJTl
AJlF3kM1mNvlOKk
AUkDGkGRlKXlODl
AJkGSkKXk
DFkDUkDblFZlGRmGSlKXlN0l
ANnAjlAxmBKkBLnBOmBnnDnlD2mELlElmEomEwnE/kFYkFglFjmF1nGAoGWmGXoHrlHslHtmHwmISkInkIsmJnnJumKOlKrmK5mK6lLwlMNlM9lNGkNJmN4lOHh
ANmAjlBKkBLlBOmBnmC0lD2lELlElmEomEukEwlE/kFCmFgnFjmF/kGAnGWlGXoHdjHrmHspHtkHwlInkIsnJnmJulJ/kKOkKrmK5oK+lLjkLymMNlMXlM9lNGkNrk
AxlCLpCtpCuoDHkDInGDpGXuIOnJxkLFmLQkLbqLcoM0lN+mOGkOQl
AJkNPl
AJkAxlBKkGAm
AJk
AJlE3l
I4lJ1l
Gqk
AplAvlCijE2lF9lGgkGmkG7lIEkNjjOGl
AJkAwlGRlI6kOWl
EylM9k
Nvl
AWkDmkEblGZkH/nJ1lKIkKOjKdlOPk
AJk
M9l
JrkMsl
Fjl
AJkFjjOWk
ArlA5lBHlBznB2qCemEOlEqlFAkFEkFUnFalFgnFmkFsjGUqGsjGtlGzjG8nHBlIdlKJlKUkKYkMTrMpk
AJlALlATmAWkAbkAhkAlnAymAzlBKkBilBmkBpkBqjB7nB9mB/kCDmCHmCLlCYnDJkDRmDToDZmDamDdkDglDlmDmmDplDtnDvmDwlEElEFlETlEXpFEnF6qGXkHBjHHmHNtHQnHbmHelHfkHhkHykIOkIPlIQlIbjJBpJCkJMlJwlJ2kKVlKkmKrkKtnKvpKzlK0lK1pK4pK5lK8kLSkLYlLhkL2pL3jL8mL9lMblMtmNelNglNllNqmNzmN8mOBlOCqOGlOInOLmOPlOWr
BrjFwlF/lHso
CelE0lFAlOSkOWk
ArlBKlBzlHBkJUkKDk
CLmDdkDlnDtkEGlEHkETlGQkGgkHflIPlI4lJUlKtl
COl
AJjOWm
AJlOWm
AJlNolOWm
A5nA6mBTlB/oCOnCQpCUkCtlC4lElkGonMFkM1lNZlOQk
NolOWm
AJlB/mCOnGomNAkN8m
A5lB/nCOkElkGonM6lNAlN8i
AJjAMnAalIImKTmMLkMclN8n
BplNQlODjOElOHmOImOJlOVm
AJl
CckEwqE7lNxk
CclEumEwvE7nGclOWn
EwqExkF/kGWkHvlLWlLtlMlkNllN2lN7k
EulEwrE7nNxl
CclEumEwvE7mNxkOWm
BulCFlEwpFWkHvkLplLtkMQlMlkN2m
AJlC+kLPl
AJlDcpHOkJWkLtlMvn
B5nDXkFOlFzoI3kJCk
AJlEwi
EukEwsE7mNxl
AJl
AJlJel
AJlFRlNmj
DElFckGvkJIlKvk
ANkBakCGlCqlDikDrlDvmD7lEAmEIkGulL3lMrkNck
AJlAulCDkCkkDOlDPlEBlH4kMOk
AKoAynDBoDYuD2lEKnFOlFnlGYpGlqHwkI2yI4kJnoJ3lKPmLumNBl
AKpDBnDYuI2nJ5mKPoKckONk
AKsDBmFQlGtkKjl
AKpAmlBulCAlCWlCwlDBmDKlDfnECmEWnHvjH7kITlIVmIekIhmIklJ6kKjmLkmMPmMaoMqlNml
AKnAlmAmkA7lBVkC0kDBlDKlDfmEckGwlHolH7mIBlITnIVnIemIkmKMlKPkKjmKnnK0lLllMHlMSkM3m
AKoAolBukCblCklC1kDBoDKnDfmDhlDxkECmEWmH7nIHlIKkITlIVmIejIhnIklJ6lKjiLklMPnMSlMamMblM3lNmk
AKnAlnAmlBAlBVlCokDBlDfmDzlEXkEckH7lIToIVnIklKjnKnmK0kL4lL+kMFlM3lOSk
GYlHwl
AKmDBlH7mIkmItlKjlLljMJkMPjMSl
DYnI2lKPl
CblIHlIek
AKmAokAxlBgoBhoBqlC1lEZkH4lH7lIemIklIomK0lLUmMFoMLlM7lOWl
AKlBgqBhnBqkCBiC0lDhkEZkFGkGEnHvlH4mIelK0nLUmMFpMPkM3kM6mM7nOWl
DYmHukLfn
AKnHvkIem
AKmAekB6mB+jCZlC6kDBlD/lEslHukIemJVkJjkJxlJ7mLhkOMk
AKnALmA4mA6mA+nBAnB0nCCnCpkCuoCvnCyoCzpC0nC1kDBjDUmEFsFJlFdoF4kG3mH7mIepIkmLGlLcmNnpNrk
AKoALnA4lA6nA+nBAmB0nCAlCCnCupCvmCyqCzoC0mDCkDKlDUnEFuFJkFdnG3lH7nIepIkmLGmLcnMFkNno
AKmDBmGtk
AKnIel
AKmOBl
AKoDekHRlMKl
AKmAalAmnAxnBslCIkCkkD6pD/lEWpEylE/kFlkGakHelHvlH6mIHpILmJWmJYkJjkKzkK0lLHlLUmLilLkoMXlMqlOOo
AKnMKk
AKnAmmBslCClCIlD6oEWoEalEglEylFSlGalH6nIBlIHpILnIxlJWlJYkK4jLTkLkoMKkM1lNfkOOn
AKoDek
CIjDejLkm
AKnARoDnm
AKoAynDBoI2n
AKqAyoDBpI2m
AKm
AKlC0lEVlIJlIkm
AKjCJkC0kDBkIkmKGk
AKnDBo
AKkAYkAZkAbnAckAgmAmkAwkA2nBFlBNoBqmCAoCHoDSlDUkDqlDvlDylEXlGEkGWlHblHmjHnnHpmHqoH0nIDkIGmITmIZmIclIlmIonIzlJHmJclKokKtlK0kK+sLIlL3lMNlMYlMZoNPkNVlNml
AKlAQkD1mEJkFmkHMmIPkIekIvkIxmJ0kNClNXk
AKkDBn
AKlDBk
DKlDxlLIl
AKlAxlBAlITnItk
D9kHvmJ5nKunK4lMSl
AKmBClD9oOFk
DBl
ASlCAmItlMOl
AKlAmlAqqAxlA4kBPmBsoCYlCjmConCwlDloDmiDnnDokDqkD3nEGkEfkFWnGBlGVmHkmHtkHxpH6qH+qIEpIFlIVkIapIfoInlIskIukJQmJVnJtkKroK9nLpnLxkMImMMlMOlMhkM8kNnlNtk
AKmAykBmoCDlCkkCvmENlEOrEtlFBnH4mIrkKqlLfr
AKnAPlCAnCblColC0lESjEVmEWpGNmHcjH3nIrlJIlJYlManM4j
AqpAxmBPmBsnCQkCYlCjlCkmCooDloDnnDqlDxkD3oEJlESkFWnGDkHkmHtlHxpH3lH6qH+qIEpIFkIGnIaoIfoJQnJVnKrnK9mLpmLxmL0kMImMOlNtl
BmnCDlCakCklCvmENlEOpEulFBnFLlFalH4nIOlIVlKqkLfq
AKoAPlCAnCXnCakCblCulCvkC0lESkEVlEWpGNmHckH3nIllIrlJIlMamM4i
A3kDUnDhoFQnFVoFwmGppGzlHvlIHkJPoKOkKjkK9nLnnL5lMClMUmMWkMylNznN2l
FQl
AKl
AKmH6nIEoIGn
AKnH6j
CSl
AKnARsDYqI2nMClMQp
AKmARmAUmCBmDZmDjkE+nFDmGAjGllHRoJCkJVmJmlJnnLqnL0lMLnMQtMlpNhkOBi
AKmARmAUnDZlDbmEGkEInEJlE+nFDlGlmGxkHRoJVkJmoJnnJtlLqmLymMLnMQsNIkNgm
AKlARmAUoDZlDbmEXlE+nGllHRoJVmJmkJnnLWkLqnMLoMQsMlpNhj
ARkAUmBvlB4lCBmDZmDbmDmlEIoEJkE+nFDlGllHRpJXkJmnJnnKklLqmLylMLnMQsMUlNglNhk
DYnI2o
AKkIWl
ARl
AKkARk
AKmCBlEXlGAkGlkHRkJVlJmkLyjMQmNhl
AKlOSk
AKlAonCkmCwkHMjHylH8mH/lIKmIuj
AonCklD3lHMlHylH8lH/kIKmIrjIul
AKkDjnINk
AKl
CwlHyiIrk
AKlARkAlnAokAzlA3kBYlB7lEDkERlF6lI8lKnkKqjKtoK0qK7kNpmOLkOSl
AlmAolAzlA0jBAlBqlCBlERkF9lGhkH7lI8lKnkKtnK0pLLkNpmOLl
KmmLJkMak
AKlC+j
AKl
J3l
AlkAxkA0lF9l
LfpOWm
AKpAfpAwmBQlCApCmkDklD5oEBnEOmEtnFcmGDnH7lIclLfmL1oMIqNGlNak
AKlBmkIKkLfqOLkOWm
AKpAfoAwlB3lCArD5oEBmEOnFcnGDnHplISlITkIcnLfmLhkL1pMIqNGkNak
B7kFHlGViGnmG0mHLkHumI9mJCmJinK7mMGkOFlOLl
EWj
AKkCTkDUlEVnItl
AKk
AKnEQpERnH6nH9lLdt
AKnConEQpERqLdu
AKmEQpERmFBlH6nLdrOUj
AKmCPkComEMkEQoERrH6lH7lLduOUl
ConERlLdkOFl
AKn
AKnA4lBgmC3kDYpGVmI9kJhkJmjL7lMGlNlpOJj
AKlBgmB3pFOoGVkIIoI2oI9oK7jL7lMVkNll
AKnAckB3pFOkGVlIInInmJDkJhkL7oNln
ASlBolDujGamHvn
CIlDukD+lGakHvkH6nH9kKzlK9jLgnMOk
AMlAwlBDlCbnD6mD/lEDnEWuEanE0lGNmGamHelHyqIAlILnIRkIUlJ3lJ6pLHnMLlMqnM1lOOpOPkOWl
CbnD6mEDnEWuEanEgkE0lFSkF8lGNmGalHypIAkILnIRkIxlJjlJ6oLHpMLkMqoM1lOAlOOpOWl
AKlDYlJnl
AwlD6kEWi
H7mIkmMIl
BejB3kC0kGDkH0nH7n
F1kJGkKJl
AKm
AKlAXkA7lBhmCAoCcmCllComCplCtmCznC4qDqoD7mETpEUkEqtE5lE6oE8lFWoFZmFalGDmGxkG1lG2kH6kH7mH8nI1iI3kJ6mKomK2mLekLfsLguLkkL9kMJoMKoMOvMfoMnmOEkOLlOMm
AKmBOlBhnCApCcnCimClkColCpmCtmCzmC4qDqoD7mEMkEOlETpEokEqtE6oE8lFWoFZmG1mG2kH2nH7nH8oH9lH+kJ0nJ6mLekLfqLgsLkkL9jMJpMKoMOuMalMfoMnoN9mOElOMm
CXkEVk
CAmEVnEWnIlk
AwkBclBenBmlBroBukCAjCHmC4lHCmHQkHfoHgmHhmHjmIImITlIpnKwmLAlLFlMEj
EqqITlMIlOMj
AKlGDl
AKm
ASoAfnBgnFXkGakHpnIDnIcnItmLVl
ASnAfoA8lBglFXkGDlHpoIDoIclItlKrlL8jMAl
IDjLUk
CAkEMk
AKkAflA/kHslLskL8k
AKkC6kDfkHLkH1mMNl
AKkH4l
A6mBTlGAlIDlIJnMFm
AKkBAnFzlHDlIFkITkM3lM6lNelNmk
ARlAxpCBpDmmD9sHvlIxlMLs
APlAhlAtkA7lBslCalEQpESlE5lFRkFkpFpkFtmF2lF3kHLtHWlHYpHdlHrnI5kI/kJFkLBkLroMKkMzrNvmNxlNyrOBmOKkOTn
AxpCBqC/lDmmD9sGLlIelLrlMLt
AKlAjlApjAvpBZkBmkBnkB0mCAlCDlCMmCgkClmCmkC/kDmkESmETmEbmEckEjlE+lFKnGdkGelGfkGllGmmG6mG8lG+lHHkHQnHkkIGkIQlIYkI+jJNlJ7kJ8nJ+kKDrKylLFmLLlLMnL9kMGkMZmMfkMskMvkMxlNFmNNkNvjN1sN3mN8kN/kOCmODmOGlOIqOJpOSk
APmAhkAokA+lBskDKlDYkDdnDrlD8lEQoESkEdkE5kFMnFUjFjlFkoFnkFsiFtmFxlF2kHLtHYpHdlHskJFlJHlK+kLikLrnMClMKlMzqNyrOBmOTk
AKlIJnIQlJgkJ8kKsk
AKlAxlIxk
AKl
BTmCzlLQlL1l
BylCllKYlN/lOCm
ITk
AmlBAm
AKlAtkIek
AKlEFkGEl
AKlAskEakEclFtkHrnITl
AokA7lBKkBskCXkDYlEQmESmEdlFakFkpFslFtmF/kHUkHYkHdmI/kJFlMzkNvmNzkOToOVk
CclCflCiqCkmCtmDZlEkmEtlGlnG8lHXnIrnLdkLfkMunOMj
AKlDWkEWlIckMAlMtlN6m
DQkG7lOWq
CAkCVlE6lHmlIklJpkL9lMtlN6m
AKlDAkG7lMGlOWr
AKlAjlAloAolBmkCJkCWoDWmEYkFBlFhmF+mGCpGvkHIlHylJBkJUlJ3oJ+oKEkKIlKNkKykK0nK1jLepMGnMUkM3kM9kNvlN5mODqOElOGmOHqOKrOQpOTlOWu
IilNPlOGk
AKkJCk
AKkD2k
AvlCllFBkIflKJkMbkNpkN5l
BZnIfl
AKlAOlAckBnlBwmB0lCZkCwmDrlEZnE9lGDmHonHqlHukH2lH3pIlnJQkJgnKzjLJkLvlMDkMNlMdmMolM5kNWlN9kOFp
Nlp
DZl
OWl
AmlB4kC3kC+lEbjGAlGClHxkHymJIlK3kORmOWn
BykB4lCclC+lEblGClHynH3lJIlJ1kKTlKtlORmOWo
AKnAynBhnBqnBtoCkkColC6lDUkDZoDonDpnDypD1qEAlEemFRlFukF3jGUlHSpHTlIAlIxkKzkLPnMfkN/kOWl
BhkCclDqnEqmFZlI3lJllL9lMflOLl
Bhm
Hym
BqlEek
AKlATkC8kFtkGHlHzoH8lH/mIAoINnIimJAlJGkJOlOWn
OHmOWk
AKl
BtjCJoCTmCkmCrkC/lDBqDlnEfpHqoH3oJImJ7tJ9nKGlLEkLGlLHoMMmNLl
FlkIKlM/l
C0k
ARlEJmFvkGlqG4lJTjJmnJnsKkkMHlMQnNOl
AUkAjlA2jBtkB1nB7oCSkCbnDVnDbmDdkDhlD2kD7oD8oEDlEJmEQlERmEynE5kFIkGLkGRlGYkGjnHkkHrmHwlH+lIGlIfkIlkImkIrkIylI1kI4nJIlJZmJjkJmlK2kK4lK8kLKkMHmMOkMRlOCmOInOUlOWm
CAnCxpC1lC2kDGlEZqFGkFclG8kILkKapLkkN4kOMk
ARkAnlDZkEJnFvkFzlGlqI8lJmnJntKklMQmNOl
A4lBCjBOlB1nB7nCbpCkjCqlCzlDVmDXkDYlDblD7mD8mEDnEGlEJlEQlERnEyoE5lFIkGYkGjnGylHklHrmHwmH/lIflIgkIkkImkIplIrlIylI1mI4nJKkJZlJjlJmlK4mLKlMBjMHnMOkNnlN3kOFmOImOMkOUkOWk
CAnCxpDGlEZpG8lKaqLkkOMk
Nrl
AKlARmEJmGlmJnkJwlK1kNOk
AXkBOlDYlD2lFbkGNnHBmHPlI/lLklMLnNslOKk
AKm
AKkCkkD7nIfkI6lJjkKLlK4mMqlOWn
I2l
DKkIkk
B9k
AKlIskKIlKRlKWkOPn
F/kLVl
BQk
EAkIxlJOnK1k
FNkFPl
APlAhkAtkA+mBVmCFnCymDFkDMlDNmDOkDTjDcnDikETjEpkFBlFDkFKkFMlFxlGPlGolGrlHAmHGmHIkHKnHUnHWkHalIBmJCkJgkJhmJilJpqLMlLRnLSpLUlL2nL5lN2nOLjOSi
DxlFxk
A8lBSlBhkBolCNiCVnCZmCrkC1lDAlDKlDOjDWiDZlDgjDnlDxkEDkEimEtmEwmEynE/kFAjFFkFGlFHlFIlFamFclFnkF5kGckG8jG9mHAlHBkHDiHNjHPkHRlHVlHWlHajHemHfkHgnHhlHjmHmlHnkH0mH2lH+kIAkIIkIRkIjkI+jJBkJGlJNjJalJzkJ3lKolKqlKrlKtlK3mK4mLEjLFjLGmLQkLTkLVlLYjLanLfmLjkLvmNUkN2k
BVmBllBskB3kCZkCckCgmDGnDOkDflESoFclFklF7kF+kGrmGsmGtjG7mHBkHIkHYmHmkIBkI5oI/kKwlLBmLQmLVlLfmLkkLslNZlN/l
AVmAWkAfkA8lBBlBPlBVoBckBijBwlB0kB3kCUkCZlCrnC2mC6kDQkDSkDfmGhnGnmGqlHAkHBmHYmHckHgnHhmHimI3lJFkJPkJRjJenJilJkkKMlKwlLBlL0lMAkMElMGkMNlMokMrkMukMvkNGlNOkNrlN/mOOlOTkOVl
GWk
AmlBSlBokB3jB+lF3lIrkIwlLdlMdl
BAmBLlBwnCNlCplEHkEPkGDjIDkIUlIxmMIlOGl
H3nMNk
AKlOJk
ATlA2kBAlCHlFekHpmHqmIGlIojMOl
ARjIplJZlKmmKnlKukOWm
AKkARlJZnKmkKnlKukOWm
AKkDYlOSl
AKk
AKkBVkDhtExlFQsGYsGh3G9lH+kICoInmJPoJQrJRtKBmKJlKjnK4sK9oLIpL5mMylNzm
AKl
AKlDhnFQlFzkICmI9lJPmL5lNEkNzl
AKlGhmLFl
AKkAVlEclGllGxmMBlNzk
AKk
AKkB5kCtkC0lH4lMZm
AKlB5lIhl
AKlMLk
AZlCDkCukC/lDflGQlGbmKElLllMrlM7lNJlNykOAn
AKlCPlCVlEqlE4lJXnMFl
AZkBakC/lDDkDflGbnHhkIQlLGlMrlNJlNylOAmOHj
EvlHUlJXmJpkJ4kMFk
H7lLdj
BalGbnI2lLlkNylOAm
Cpm
AKl
BvkCvkDwlECkHPjILlIRkIqkIxkJOnJ3kMFmOMm
BvkB4lDwlIRkIWlIqkIxlJOnJZlOMmOWl
AKkAwkC5kFJlFinGPkGTkILlJumKIkK+kLBnMskNol
AwkA2lFimHqlIblJukJ6j
ALrATmBEnBItBKkBjlEvlFYpFjkFqmHNmHYmHaoIUnIrnJHlJunJzlJ/nKppKqqKtmKuqKwnKypKzrK4mLnmLwnLyoMPpMXlMwoNkmODlOGlOLo
ALsAYkBEmBIqBKlBjmEvmFGkFYoFhlFqoHJlHNoHYnHanIUnIrmJYnJuoJ/mKpoKqpKsmKtnKurKwnKynKzsLwnLymMPsMwpNkmODjOLn
ALrAYkBEnBIsBKlBjmDukEjlEvmFYoFhlFqmHNnHYmHaoIUmIrmJHmJYlJZlJekJuoJzmJ7kJ/nKppKqqKslKtmKuqKwlKyoKzrK4lK5lLnmLwnLypLzmMPrMXlMwpNgkNkmOLn
ALsAYkBEnBIoBKlBjlDulEvmFYnFhlFjkFqoHJlHNmHYmHaoIUnIrlJHmJYkJunJzmJ/lKpoKqqKslKtoKupKwnKyoKzsK5mLwoLymLzlMPrMwoNkmODkOLm
ALkBImHNmKqlKwoMPlOLi
ALkEUlIUkInlJHlJYk
AMlAVmBmnDBkD3qFinGKmGqnIFqIdkImoJqvLxrMYlMkoORm
EUlJYnJ/jKzmLwlMPmOKl
ALrKtkLwm
IFl
ALtAToA2pA/mBAlBIqBMpBonCIjC6nEBlEHnEjlF2jF5mGApHvoIHmIipIxoJHnJYnJ4lKpmKsqKtnKuuKwoKymK4wK9xLnkLqpLyqMHoMPqMUnMXmMhmMwmNulOLm
ALtATqAzjA2qA/mBIqBMqBonCClCIkCrmC6oDgmEBkEHnEjlF5mGAoHvnIHoIiqIomIxmJHnJYmJZkJzlJ4lKokKpkKqmKsqKtmKutKwnK4uK9xLnkLqpLyoMHpMPqMUnMhmMwnNIlNulOLp
ALiBElBIlBKnDukFhnIUoKtmKulKzkLwp
ALkAYjAonAqmArkA4nBAoBKoBxrDzlFYmGZkHKnHdmJ7lLPrLwjMLoNgnNwlOAmOGk
ALjGhkIHkJ7l
ALiAblBtlG6lHdlHrkJakLUlLslNdlOEmOLm
ALqATlBInCrkDalD0lEjlGAmHvkJHkKolKplKslKtlKumKwoK4rK9pMHmMUmMwlOLo
ALqA2mC6oIipJHkKtmK4nK9lMPkOLk
BmnD0lKolMfo
ALn
ALlBHnEcnEkkFhsF1mGhlIQmKYmKhoKq2LzqMNoM2mOLjOOl
AnoAonBPoD0qEynGqlHNkJqoKwxLflMkl
ALnKqqN3l
AdjAgkAulAxlBylCglChlCrlEKkFDlFOlG9lHKlIxkJJlJ2kK7lLClLrjLujL+lOKp
AnkAolD0nOLi
ALmA2mA/nBokHukHvkIHnJ4kK9nLqmMPk
ALmAikBPqGEmGMkHflIgnJFl
ALlArnA4tA5rBMmB4mCEkDApDzmD0mEIlEjnFHpFYqFtmF5nGbkGjkGllGtqIGuIVkIjlJMkKWpLQuL5pMRsM6nNgsNzl
ALnAVmAWkBpmB4lCelColFXlF4lGilGxlG4lHikIpkLAkNNlORnOWj
ALlAroA4sA5pBMnBOoBxlB4mCElDArDLkDxkDzoD0lEImEjnFHqFYqFtmF5mGilGjkGllGtrIGuIVlJHkJMkKWpLQuL5nMRsM6pM+lNgs
ALnAVlAWlBpmB4lFbkF4mGilG4nHilKQkNNlORmOWi
IGo
ColF4n
D0pGxnJqkKwr
ALlAgnJgpJrmKBl
ALjAgnJJlJgoJrmKBk
KwkLOl
ALj
AVnApnBEzD3vFipGpmG0kHuqImrJgyJzoL6sMGkMYnN6jOOkORk
BEoDHnJziLZl
BEpDHmJTl
ALjBElD3qImoJzkL6nMGlOSl
ALjBEoL6k
ALk
ALkOOl
CHkCYlCglDZkDpkDvnEAkEFmHblHylIQlJBjJMkJ2kKBkKVlKklKvkL3kL9mMUkMtjOFoOImOLjOPlOQl
CDlCHmCLmFDlFElHGlHelHhkJBnKjlKvoK0kK1mK4lK5mLhlL2pL9nOQm
ATlBInKujK4lLymMXk
AM0AckAplD3vGnlHjmIdxImmLyvMHmMkoNEkNJk
CNlIOkKVlLWlL0lMtlNZl
ALl
ALmA6rCGlCblCysDUlEFmFjoJalJrnJzoLwsNdn
Fqk
HJl
LGnLck
ALkAnlA5nDzlGhkJHkNgm
ALmDIlE/mFGkGWlJzmK6m
AxlChmC4lGrkGsmGtlG5lHvlJFlJvoK+lMjo
ALnFGlGWkJznJ9lK6m
AxlBLkBUlChnColC4kGakGslGtkHtlHvlInkJFlJdnJvoK+mMjo
ALnE/k
DzlGhkM6lNgk
ALlDzlGklM6l
DzlG6l
DzlGkk
ALlB5lDzlFfkG6l
ALnA4lBAlDXkEakHvkIglLPn
BAl
OUo
DGkEAlJMk
ALmBMlDRmEkkGNkHWlHxlKwkKxkLzkNcn
AglBEmBpmB2oDYkGPkIzlI4kJUkKBkKalNClOClOPmOSk
ALlBEmBpnB2oDYkI4kJGkJqlKBlLzlOCmOPl
ALk
OLo
ALmAMnBPrEznFioGhkG1mJTlJqoLxmOSl
BPo
Jzm
BHmBPnGJnIQnJ4kK3lLyoMilMskNMp
ALkOGk
ATkK5mK8lK/mLRmL1jMol
ALl
BJlDlkNpk
AbnApkAqkBPkE+lGTlGtlJzkLclOOl
BmlKqmKulKwlOMl
AbmAplBYkCslE+kGtlIOkJzkK1jLclLdlMvlOOl
BmlKqmKul
CmlCqlDblHElMYl
EYlHElOOl
ALlNjl
ALl
AenBjlB8kCfmGklHFkHblNtkN4lN/lOCk
GtlNql
HNnN+l
BBlKSk
B+mGLjGMpGVnGklGrmIslKonKrnMAkMflMlmMvlMwn
B+nGMoGVnGrmHxkKooKrmLolMAkMlmMwn
ALlDDlEknFhlHTkJTlJZlLUk
ALlBTkBikCDlCWlEkkG/kMslMwlODk
ALl
GLl
CmlD9nEMlEooFZmGfpHmkHpjH0kLclMKrN9l
ALlAjlBYlBalBulB4lDPkDslD/mElkGCkKWkKooK2kK8lNElNIkNPlNelONlOPlOUm
ALkDckErlF9lJSlMTlM9lNelNhmOFmOJlOKmOWl
ALkA+kBYkBulCZlCvnDikD1lD/kErlFRlFVoFnkF8kGCkG7mHOnHUlIDlIqlI6lKWkKooNElNPkNflNvlONlOWi
AdmApkAqjC/kDckD4kEMlEbkErlFVlF9mHMkK7lL/lM9lNflOFnOJlOKkOWi
DgmEMkH0l
AzkBCmEsl
ALl
AflEpkKJkMxlOClOVo
ALk
AakDHlDnmEUlEwpE/rFAlFFkI0pI9lJzmKAmKxoK5mK6pLZmM4kOFkOWp
ALlNZlOWj
DHlDnnDokEUlEwpE/rFAlI0qJznKAmKxnK5nK6qLYkLZnM4kOWp
ALlJIkNZlOIiOWk
DZlFRlHSpIAlIclOWj
Jfl
ALk
AikCQlCmkC5lEJkEPlEglFVjHGlHklIilI+mJCkJGkL2kNblNnm
ALlB+tCVlDinGLlL4l
AZkH4kNykN5lOLl
B+sDinKBlKmkKukMHk
AZkN5kN8k
EukJIkJUkJdlKIjKWlKilNLlN2k
KunOGl
ALkBblCSlCikFEoLJkMUlNUlNxkOEn
AwmBIlEblEllFalGXkGYkK4lMUlM4lNMkOMlOPk
Awl
ALl
AZnApmBoqCJkCdlCejC+pC/mDDmDHmDLkDNkDPlD+lETlEclEkmEslE2kE3kFGlFKkFUkGDnGQmGbkG1lG6mHpnINmIOlIRoIVlIooItkJJlJdoJtlJupJ5pJ9mKAmKBkLDnLalMGoMskMxkNBlNDlNEjNMlNnkNplN7lN9nOIkOJlONnOOmOVp
BZmDjlEPkEVlNOk
Dzl
H4k
AOlAnlLWl
A5lCqlDzjE2mF3pGelGikGkoIHuIdlJVmJ+pLElLNrLilMflM6nNzuN0lN2k
Cul
A5kBxlHJlLPmLxmMLlM6o
ALlEPl
EPk
ALkAMkApkBPkBRnBYkBakBxkEilHYjK7kLPlLtlLxlMFkMglM0m
ALlAVkAdkAwlBrkCilErlFKlGrlHOkIokJxlKVlNOlOFk
BSlD3kD8rE1oFVoF0rGKmIVnIdlJAjKXlNlkNmnNrmNvl
AMoIdmLyk
Lyk
ALlNvl
ALkA6lEFmEkkFdmGjlIVlJrmKGkLclLwo
A6lCCmCvkCyoCznEFnNnl
ALlA6lCuk
ALk
I7lOWk
ALlAQlEvlJukMwlOWZ
AQlBUlGUkMwlOGlOWZ
ALlAqk
ALj
BolKqoK3nMEn
F9mKqnK3nMEn
ALl
AMuBcrBnpB8pCdnCjpDMyDRrEM2EQpEe0GJqGQlGUxGbrHOqHesHgoHimIOnIXnI0iJMuJelJ5nKOlK6mLSmLUlLqrLuzLxqL0sMEkMcoMiuNUlONlOOlOVk
AMnEMk
AMmEIkEemHOpJMmLxo
AMoAjlBOjCxmEckFolHjvHsjIMlJHmJqyKsnMAoMVlMwoNQk
AMoBOjCskCxmEckEljFokGUkHjvHskIMmJHlJqzKsnMApMwnNSl
ANnAZnAvoA5oBEkBPkCGlC+lDIlDilDyoDzlGkkIrlJGjJHkJNhJgmJsmJulKJkL3mMWnM6jOLoOVmOWv
AMkAekBTlDJkDxkDylDzlD3kFrlKvkK+lL1lMHkM4lNkjOFjOKmOLrOWr
AMn
AMm
AMpD3nHjnIdrLymNEl
AMm
AMo
CslFGlFmlIclLSmLXlLzlMOl
AMm
HOkLomL2k
AQrArpBgoB1lDzlEXmEnmE8mF3lGFpHalIDnIElIclJUlJ+lKQnLUlLxmL7nOLn
AQrAroBgnB1mCskDxlEXmEnlE8nGFqIDnIEmIcnImkJ+mKQmLQlLxmL7nOLl
AMlCdmDMlEMlEepHOmIdlJMlJYlLjnLplLunL0nMim
DMlEMnF9kLpk
AMkJqlOKl
AMjD3n
D3m
AMnD2mFflHhlK8rMBmOUk
FOoFonFplIjlJhpJim
AMmD2mFflFqlK8qMBnMYkNqlOBlOUk
CAlCNnFOoFomJPkJhqJimJkl
CAkCNmFomIjnJhk
AMm
AMn
AMnBLl
DBpLxoM1l
DBoLxoM1l
DBlD3nIFnIVlIdkImmJqlLOl
AMlDBl
AMlOBkOGk
AOlBDkBekCjkG9nHInHKkHSmK9nLelMskNfkNhlNijNzkOCmOIkOMk
AMlB+l
BDlF8lGZl
F8lGalILn
AMnCdrEIlEepFPkGQmHOoHelIXmIdlMFm
AMpAlpA7nBAlBNmBmqB5sC1oEcmEelEvlEzqFPoFWmFZlF4lGCkGKlGsnHLnH9oIVoIdkIhlIkmJNmJZnKPjKnoKpoK3tLwnLzmMPmN9nOLo
AMmCdrEepFPlFzlGQnHOmIXmIdkK9lLulMFnOBk
AMpAklAlpA7mBmpB5rC1nDdjEcmEelEvlEzrFPoFWlFZmFblFdlGsnHLnHclH9oIClIVqIhkIkmI3nJNmJZnKPkKmkKnnKolKppKxkK3sLwnLznMPmMflOGnOLp
BXkCYkC5kDjkHLlOBm
GKl
BrkCHlGfjG0nKflLxmOSk
AMlLxn
BQkLxm
AMlLxn
AMl
Lxl
Lxk
B8lC8lGIkHemHjlHnlIJlOWj
AMkAxlBqlC0kC8lHelHgkHhlHjmHnlIEmIUlNik
JqoNHk
CKlCglDIlDLkEbkE0mGFoG5lLilMvkOImOOm
DMk
AMlE7k
AMlC2lGakKXkLXnNInNSkORl
AMlKXlLXnNIm
AMkNIlORl
AMlICk
AMnEPl
AMkA7oBhkCNoCqlDRqDSlDUmELlEMkFMnFUjFmkFopGPpGQnGupHZpHzlIBkI5lJHoJLlJMoJNmJRkJ+mK3kLHlMllNHlN6kOWm
G/lMrl
AwkBAmBolCmtDInEtpE8qFBnGukIomLLmOMo
AMlBAnDInEtlE8oFBn
AMkASmA7nBhlCNoCmkCplDRoDUmE7lFElFMoFSlFUkFYlFjkFopFwlF2kGPpGQoGklGuoHZrI5lJHoJLkJMoJNpJRkJ+mK3lMlkN6lOEkOVmOWn
G/k
BAmCmuDIoEtpE8qFBmFLlGFkIolOMp
AMmBAnDImEtkE8o
EvlOWk
GMl
AMnEelKom
I3lN9l
FBnGuk
DIk
AMlCEl
AMkH2lOWm
N8lOMk
AMkAOkBqlCtlCupE/kHnjIInIdlLNjLckLhlL7k
EylOWl
BRlCtmCuoD7kIInIdkLBlLcl
OWm
AMl
AikHlnIdn
BklFNlFPnFWlFblFemFkpFlkFpmFtmGrlGvnHWoHolLEkLFlNslNtlN5lOAhORl
ChkFxnHokKHk
B/lFxmIWlKslLDlLElLllORl
DBk
CflCmlC5lEYlEfkJ4l
AMlGsl
AQlArnAsnBAoBDoBRkBdlEQmEYqEZnEikEtlGFnGIpHMkIToJ2lJ/lKKlKzkLHnLLnLUmLXpMgmNfqNhmNtn
Iml
AMlC6kELlEclE2lGilGnlHZl
C6lE2kFAkGilHZl
ASlHGkIPk
CdnJzlKpl
AMl
AMlKql
AQpAqmBEpBcmBdtBylB1rDHmEwnFGlFgmIDkIckI0tJztJ0lJ6mJ9nJ+kKAsKxpK+lLRnLynL0lOGmOWk
AikBEpBdqBylB1lCilDHnESlEwoFGmGBlGWmI0qJTmJZkJztJ3lJ9nKAmKxpK+lLRjOGlOWl
AQqBEqBcnBduB1qCbkESlEwmE8kFAlFGnFgmFjmGFkGWkIcmI0uJPkJTmJztJ4jJ6mJ9nKArKxqK+mLRmLUlLynL0lMLmNeiOGnOWm
AQlAqkBEqBXlBdrB1lDHmEwnFGmFgmGBkGWmI0rJztJ4kJ9mJ+jKAlKxnK+mOGm
Bcm
Lul
BAlFUkIJlIclN3l
AbjB4kDwlEpjHHlMgkOTm
AMlBElBdnEwkGWlGckI0lJzjJ0lJ9m
CilEwmGWoI0n
DNmDelFmlI4kJIkJMlLPlMKkMklN0k
DGnDSnEMkNCl
BilDKkDXkFylGWlLPlOUlOWq
BikComDNmFmlGdlHSlJOlJnlLtkMklN0l
AMlDGlDSmEMk
B1lCRlDKlFykGUlGWlHhlJekLPjONkOWs
AMkCynJpmLpl
AMkB1lColDXkFylHhlLPlONkOWk
HhlLPlNilOWj
DNlDelFmkHSlJImJMkJelJnlLtlMKlMklONk
A1kHGl
J7kKMkLmlNAl
AMkD2kOBl
AMlEMjEepGblLSl
AMkOWk
AMkOWj
AMkAQjDFlDrkGSlG0lHslIXkJVlJYlL9lNNlNllOLnOOnOTk
AskOWl
AMlAslOWm
AMlAOiChlC0jDKlDRlDdlDzkEfkE9kFilFtkF4jHDlHgkHplHtlI4lLBlLWlLblLelMHkMikM0j
AMlBalBdlCVl
GnkIdl
GnkIdk
CIlCqpDAlDckEBlEznFcmK2lLKlLelNwkOBm
CdpDMnDRlEMwGJqGbnHelIOnIXoJMjLumMclOKl
AnoA5oBAnBKnBLlBMpBSmBklDWlDamDgmD0nD3oEInEYmEpnE4oE+mE/mFDmFHmFNmFYkFqnFvlGFkGQkGdmGjnGsoGtlGwpG+kHEmHKrHLlHSmHukIBmIClIFmImmI/mJCmJLjJemJ+lK1rK+kLBpLOoLPnLqoLylL2oL9pMCkMXoMrmMvlNHlNhlNijNuoOBkODo
AylBNoBmkCblGslKonLOlLll
AMlAnoCvlCymJUl
AXkAlmAnnAqkA5oBAnBKpBMqBPkBSmBklDAlDWlDamDenDglD0mD3nEIoEYmEpmE4nE+mE/mFDnFHnFNlFqnFvmGFlGQkGdlGjnGkjGniGspGwrG3lHElHGkHKrHLlIBlIFmImmI3kI/mJCnJLkJelJmmJ6lJ+lK1pLBoLIkLOsLPnLWkLljLnmLqoLymL2nL9oMCjMUlMXnMlkMrkMvmNJlNhlNjkNmnNrkNupOBjODm
AMkBNoCblEalItjKnkKonLOlLlk
AnmCynHNl
AMk
AMlC7lFBlMgmN3l
AMlDol
AzkBDlBXlKMlOWn
AMlAWlA1lA6oBrlDGlHIlIqkLElM6nN8m
AMlCWl
ANuAxlCClCplEhkFjmISlMOl
ANuCpmEhlExkFjmLskMOlOPk
ANn
AekBXlBplCWmCxlD8mD+mD/lEWmE0lF0nGilJxkM2lOBlODlOFrOLj
ANvC7lDLlFjuG2lISoKGm
DnlIsl
ANmAXlAqnA8kBZlBlmBynB4pCKkCcmCgmCikC8oDnlD2oD3mD7nEDlEGmFClGCmGVnHQmHutH+lIHlIfnIxmI2lJQnK9lLFkLNkLboMBmMKmMRmMaoMplOFm
ANnAXmAqnBZkBllBynBzlB4oCClCKkCclCglCikC0lC3kC8oDplDqkD2nD3mEFnEGmElkFCkGCnGVnHQmHutH+mIHlIfoIxmJQmK8lK9lLFkLbmLskMBoMKlMRmMaoMpmOFl
ANnDfkDhkGLmGMlHHkIglJ5kNvmOFoOImOWp
ANnEWlG2kHxnISjIsnJLkKGlN3k
D2nHukOFk
I2k
ANkHHk
CylJIl
ANmDJkJglOWl
ANn
ANqBOvFioGelISyJZmLHlLwp
ANoBOnGekJZk
ANkDxlOFj
ANuEhoFjnG3lISoIulKyvMEq
ANmAulBBlCqnDVnDZmDbkDhmDnoDvlDxkEBkEJlEMjENkERmEZlEkkEtkF9lGRkGolIClJOkJPmJwlLLlMbnMelMolM2nM4kNplN8mN+nOAkOClOFpOGmOHoOIpOWo
A3lCNkDVnDfkDhlDnnDwlEBkEElEGkEIlE7kLblMblOFp
DLlDhkDwkOFk
ANmEhmOUl
ANqISkMEl
ANlBzlCbtCstCyrDNnEFmFjoGjlG3sISoIipIuqJsmJznKUlKymLwoMDqMxpNJlNRnNdlNnl
Fjn
Fjn
ANlBOlCLnCylH4oH9kISlIgkIkkKmlKwmNHlOWm
ANnAhlAopA7oA8mBAmBDoBOoBQmBTpBWkBhmBqoBtnB3oCLoCcmCnlCsoCtkC0qDjkDkmDllDokDpkDvmDwnDynDzoD0mD5oD8mD/kECnEFlEHjELjENkEUmEXjEhkE3mFZnF8kGPlG6lHdmHwlHzlH4qIEnIGjIMoIPnISoIUmIZnIgoIjnIknIpkJGpJ/lKwoLIkLJmLSnLVkLbkLinLzmL6kMKmMNlMOoMSlMnoNUkNnkOEm
ANlFhl
ANmA8lBOlCLmFZlH4nISkIkkNHlOWm
ANmAhmAopA6lA7nA8mBAlBDnBOpBQmBTpBUkBWkBhnBqpBtlB3lCLoCclCnmCsoCtjC0pDkmDllDokDvmDwmDymDznD0mD5nD8mECnEFmEIlEUnEmkE3mFZmFbjHdlHwlH4rH/kIEnIMoIPmISnIUmIZmIgnIjnIklItkJGpKXkKwoKzjLIlLJlLLlLRlLSpLVkLbiLimLkkLzmMKmMOoMnoNUkNnlOEn
Fhl
ANlEhlFjlISlKymMEp
ANmA8kBqkCLmH4lISjIklKwl
A7kIZlLSl
ANmCekDnnEWkHxnHymH9jISkIsoJqkKTlN3pOMkOTl
ANnAcuAglA6lBnkBwsDOmD1mELpFPlFZkFhmGKkGdlGflGhkGllISmJFoJHvJ9mKVlKxpLKpLwmMCmNGnNSkNUlNcoOWl
ANnActAglA6lA7kBwsDOmD1nELqFZkFhlGKkGfkGmlGzlISmJFnJHwJ9mKIkKVlKxpLKnLwmMCnNBlNGmNcpNok
A7kELmGlkKpk
ANjEglFjkISlKRkN3m
ANmCelDnnFblHBlIsnN3o
ANnAnmC3kF7nK/kLdn
ANmISn
ANnAnnBYlC3kD2lF7nK/lOWl
ANmISp
OWl
ANnAnjF7j
ANn
ANl
FakHsk
Fjl
ANnCykGFkISsLwoMho
DWkDelDfmDqjDtjDvlDwnD+mEDhHHmM2mOWk
A3lCikDblDrnJnkJsjJzlNkiOJm
ANmBMmBQnEdoJamKNnLXpLplLxrMcm
CNpDcmDokDroDulDzkD6oD8kERmExnE7mFSlJGkLNmMbmMqmM3lM5l
ANmBHlBMmBQoDzkEdoJamKNmLXnLxqMAlMcmNBlNIl
CNqDcmDokDroDylD6oD8mERnExpE0kE7lJ3kLNmMbmMqmM3lM5mOWh
ANmBMmKNoLxm
CRlDclE7m
BFkBllBynB4kCclCgmC8mDDkDFkDplD2kD7lEGmFClGCnHQmHuoH+mIHlIxmJQjLBkLNlLbmMKnMNkMaoMpmNylOFlORk
AXmBFkByoB4jCClCclCglC3kC8lDFlDZlDpmD7lEFnFClGCnHklHolHuoICkIHlIfnItkIxlLNkLOlLbnLwlMBlMNlMRkMaoMpnOFlOVl
AOkH+mIHmLblMKlMNlMRlMam
Dvk
ANlGPl
AukAypCnlC7lDokFglIgk
Aul
ANkINmKCnKUlKyuMVuORk
ANkGFlH1lINnKCnKynMVn
A4lDnkD2lERkHNkIXkMGnOFqOMl
BElBVkCrlDTlDjlD0lD3kEblEflFKkFSjFXlG2lHhkH0kJAmJCnJ/kKxkLdlLmkLnkN+lN/mOHoOImOUjOWo
AOmAUkBRlB1kCQkCVjCwkDJoDPpDVoDYlDhkDllDnlDolDqkDrmDsmDuoDvkDwmDxkD0jD3lD4mD5nD6nD8nD+nD/lECkEDoEElEFkEUlEmnE6lFrjF9mF/kGUlGYlGZlGnlGqnHHjIAkIXmI+jJOmJZlJglJnkKCkK+lLJlLNkLWnLdoLumMZkMalMdjMioMooMxkM3nM6kNikNnlNylOFpOVmOWk
AOkBRmCSkC/kDVjDYkDhlDilDlmDnkDrlDsmDunD2kD4mD6mD8lD+nD/jEDmEEjEIlHHlHqkJOkJgkJjkJnlMinMnnOFm
Dnn
ANlKys
ANkBGkBiqB2jDTmEpkF6lF9kG7nJKkMpnNHlNLkNNmNVkNblN9oOClOIkOVpOWk
ANkBznGmkKmlOMl
ANk
ISl
ANlIPl
ANkBOkD0m
ANlDyk
ANmAakA3rC9kELmEjmFFqFimFplHokHqlJolKslLFmLYpMplMwmNQo
AYnC6lESlFNmFQmFRlFVpFXlFYlFokFplFzlJhmJmoJpkJwlOWs
ANmAukA3rD/kELmEjnFFqFinFpmHokIRjJokKsmLFlLYpMwmM8lNQm
AYmDulESlFNoFOkFQnFRkFVnFokFrkFzkF8lGwlJAkJhmJmpKjlOWs
CrkDOjE8oJjkKFlKMmKWkKXmKZjKdkKgkKilLhkM3lNflN5kN6kOOr
G6lHIkKmlLOkLolNwkOJl
APlAklBfkCLmCvmCykDGlDjlFKlFdkFqnFzkF3kG+kJJkJOlJRnJllJ7lJ8kJ9mKmkLLkLtlMclNikNvjN8kN9lN+kN/oOCnODmOIlOLkORlOSmOTjOWi
ANlCcnGulHHlHXmIsnJFlN9l
ANk
ANlBOkISl
JanLplMAl
ANlAckBOmISnLwl
ANl
BxlDqlD+lHzkIEmIojJqlL/k
BOkISl
BqlBskBwkF9l
AglArlBIlB4kC9kEskFrmFsnHFkIBlKnkKymLYn
ANlJjl
ANlF7l
ANlJbnJlm
D5pEekGHnLclLulMaoOFjOIpOJpOWY
A2qDlqGFnGVkLHnLIqL5oMhlN0k
ANlJbnJln
ANlAYlD5pGHoLclLukMaoOFkOIoOJpOWZ
ANlA2oDlqGFmGVlGikHulLHoLIrL5nMhk
MhmOMl
ANkEflIklIplMbl
Jlm
ANl
B1lOHk
ANkIYk
ANlA1wBDkBUmCRmChlD4mESlEckEpmFAoFFqFIoFMmFPnFQnFRkFfmFikFooFplGPmGXmGakHIlHrnHsmH8oJOmJPvJWnJhmJivJouJuoJ+kLWmL6kM2vNElNFjNSp
ASlCXmDglDslENlFQlFvkIulIvmMHmMakMbnMdlMgjM9kNTlNplN9mOCmOFlOWj
B1lCYlIjlOHl
IYl
A1wBUlCRnD4nELnEiiEpnFAnFFrFGlFIoFMmFPmFQoFfmFijFonFpmFxkFykF1kGPmGXmGZkHIlHrnHsmH8nJOmJPvJWnJhmJiuJouJuqKAlKOlLWmM2tNGlNSo
ANkAYmBrlCfkD/lETkEYlEjlE2kFQlGDkIvmI4lMHnMbnMdlMikNflN9lOFlOKjOWl
BzkCslDzlLXk
ANkGAlNrk
D/lHslIJkMal
EIlG0oJ/o
ANlA3mBZpBwlD1lIolLKoNhl
A3mBZnBwnD1lIIlIokLKo
G0k
ANl
ANl
BwmD1lLKm
ANlBwlGHlHKk
MdlMil
APlAUnAXmAYlA+lBLlB4lCJmCLlCSlCWnCalCdkCklCslCvnC7mDCmDGlDKmDLlDnlDokDpmDqoDrmDtnDumDzmD7kD8lEJnEOlEWkEXmEYkEvnE9kE+kFBjFCkFJkFVnFWlFaqFblFckGGnGKoHAjHBlHCmHEkHGkHMlHRoHXoHcoHyiH+lH/nINjIUlIdkIhmJLlJXjJpkKDkKEkKamLTkLhpMXlMumMymM5mNjkNmlNnmNrnNwkNymN3lN4lODm
AYpA+mBYlBbkCakCvmFUmFqnF3kF4mF6lGgkGrlHOkHTkHUlHWkH7kISmI5mJlmJmnKOkMDlMJlNljN/lOTjOWp
APlAUmAXnA+lBSjB4lCJoCLlCQlCSkCWmCalCdlCklCvnC7nDCnDLlDpmDqoDrmDskDtmDumD7mD8lEOlEXnEvmE5mE6iE9lE/lFCoFJlFPkFVpFanFbmGGoGKqGhlG+lHAkHBkHClHGjHMmHRoHVlHXnHcpHylH3lH+mH/oINkIOkIdlIhmJCkJLlJXlJpkKamLhoMKlMXmMhmMunMylM5lNjkNnnNrnNwlNynN3lN4mOBjODnOTk
APmAUnAXnAYjA+lBOlBkkB0lB4kCBkCJmCKkCLlCSmCWiCdlCkmCsmCvlC7kDCnDGkDKlDLmDnmDpmDqoDrmDtnDumD7mD8lEJmEOjEXlEYlE9mE+jE/mFCkFJnFVoFanFbmGGoGKoGhlGnkGvlHBmHCkHGjHMmHRoHXoHcoH0lH2kH8lH+mH/nINlIOiIhkIqlJLlJXlKamLTjLhqL5lMKlMXnMumMymM5mNnmNrmNwkNynODnOFkOTm
ASkAYqA+nCyjFUnFVlFqlF4mGTlGglHOkIPkISnI5oJBlJlnJmoJplKOkKekLjlMDlMIkOOkOTkOWq
AUnAXnA+kBLkBkkB4mCJkCLkCSlCWmCamCdlCkmCsmCvmC7mDCmDKlDLmDPlDbkDokDpmDqnDrmDskDtmDunDzmD7nD8lEYkE5lE6jE9mE/lFBkFCmFJlFVoFapFbmGGnGKqGUkGhlGnkHBlHClHGjHMmHRoHXnHcnHxkH2lH/nIDlIOkIhlJCjJXkKGkKTkKakLekLhqMGlMXlMhmMplMumMylM5mNWlNjlNnnNpkNrlNymN4mOBjODlOFjOTl
BYl
A1mBZlBroCHkEhlEyoFeoFplF2oGjnG1lG3nG9kHZlHfsHsjISmIuoJikKSmKhlLCmLDmLSkMVmNIoNJoNRp
ANlB5nC6oDtlDvnDylDznD/oEElISlIhnMZrMbm
ANkA1kBZlEhnFeoFmlFpmF2mGFlGjmG1kHfnISnIqmIumJilKElKhmLCmMElMVnNIoNJoNRp
BRlBZkBrnCHlEhnEymFGlFeoFpmF2mGElGjnG3lHZlHftHjkISnIunJikKElKSnKhmLCmLDnLSkMElMVmNIpNJnNRq
ANmB5mC6oDtlDvmDyjDzoD/oISlIVlIhnKjkMZrMbnMzlM3lM5k
A1mBZkEhnFeoFpmFxlF2mGjmG1lISmIqmIulJilKElKhmLClLzlMVmNInNJoNRp
ANlAvlFekNIl
ANk
DOlNmkOQk
APmAwkBklCulFolISlIblIqlJEjJclJikJ6mKAkKLlK0k
ANlAwlA2mBCkBUmBikBolB4lB6lB7lCVlDnlENmEUnFhlF4jGhlHjlHmlH0lH1lH7lIDlIFlImlIolJYlK7lLakLjkLqlLskMtkMxlNJlNRm
BulEekHvlJclNfk
ISlIulN8jOFkOWm
A5kCTmE3lGEkJIlKzlK0kMulNul
FqkISkN8kN/lOFjOWl
B7lCTnColE3lJInJVkKzlK0kMulNul
Eok
CSlGfkGzkIqlKTlOSn
ANlEblITl
ANlDUkD2k
I9l
ANlHol
ANkFjnISqIumJkkKusNdk
BplEExElnG3mHfqH7lISkLGnLgnLhmMulNIlN4k
ISm
ANk
ANlB0lLgl
D2lLbl
ANlDwlD/k
ANl
BikBjm
ANlGblHWqI7lJHlK5k
ANlISlKuk
ANlAzkFtkGPkHVlHWrI7lJhmMTl
ANlISlJ/kKul
ANlAzlCRlMTlMvl
AOnBFlBgnB+nDblIIlJVmKzlLBoLNkLPkLqmL7pMHmMvn
LPl
AOoAmlBclCwlHMkKok
AOnAjlNBl
AjlCmnE6kHYk
AUmAekBikC7lDVoDWkDXmDanDbkDcmDdqDeoDgoDqmDsnDtmD5rD6mECqEKnEZnG+nG/oHEnHMkHQnHRpI8kI/mJxqJ2rLFlLMlLNmLOpLimMdmMesN4mODuOEjOWq
APuAmrAwqB/mCJmCPsCXpC8nDKmEDoEVuEWlE2jE5lFurGNmHXlHllHplHxkH3rIApIRoIYlJJoKVmLrpMMoMmlMqmMzkNQp
AOlAUmBGjCSlCulDVoDXmDaoDblDcmDdpDeoDgnDhkDqoDsnDtmDzlD5sD6nECpEDkEKoEZnFCkFsnG+oG/pHEnHQmHRmJxrJ2rLFkLNmLOpLikMesN4nODsOElOWn
APsAmsAwrB/nCJmCPsCXpC8nDKlDnjEDnESnEVvEWkErlE2kE6kFurGNmGOkHXnHclHlnHplH3rIApIRnJJoKVnLNkLrpMMpMakMmnMqmMzmNQpNnl
AOlBGlD5mJWlLFlLOmMXlMdmODmOEmOWl
EGkLNjOEj
AOlCXl
AOlBSlDzk
APnCPpC8kDKoEDlGNnGOlHXlIPkIRmLroMMkMzmNykN3k
AOlBplFVlFsoJAmMSm
AOlBXkHHjHVkJAs
AOrK9lOLk
AOjLslOMk
AOkB2lFtkLPl
AOlLPm
AOnJilOJl
AOnJWkJil
AOk
D9lNyoODl
OEl
C+jFznHulJDmK7kLolMGoOVk
FWmFYjJAk
FumF4pGrnGslGtmJpk
AOkBFkBpm
HUlLtl
AOlAUlEPlEakG9lHOjHskIPlNglNim
AOlB4mDBkH7lIHpKPsLcoLknMyl
AOn
AVmBgkB+nDbwEejFDnFPtG2nKcrMlkM1lNTrN0qOFkORm
AVmDbnGQkMGkM1l
AOlAmkBNkD2qEclFFlHsmKRlKnpK8oLBmMBnMsl
HHlIAlL8oNyk
AOl
AOlAenDboNTvNflOOjOPk
AOl
AnlK9m
DgzIIlMynNumOWn
AOlIHkOLk
Nul
AOlBClBolCNlCblDVhDajDnlDrkE0jHmkIBlJtkLMmL0kOWn
FDoFQoL5lMQmNCkOEl
AOlA/l
AOl
AOk
AOlFEl
AnlCyjDdkEFkLDlLKlMZlNtlNzk
E8lGAlGElOEl
ARmB6oFDmHhnJVxJ4mKvkLNmLtnOEm
AOlCWlEalFCmGUnG/nJ2nOEn
DVlGEl
ARmB6pFDmFHmGHkHhnJVyJnlJ4nKvkLNmLtnOEl
GUnG/nHVlJ2oOEp
OEl
ARk
AqjEmnFJlH/kIdnLBpLxkL7l
AOkD6lGJlGmkGukH4l
AOlD6lENlEnkGmkGulHVlH4kJUlK+lOKkONl
FJl
AOk
GBkGWkHcm
CKkFKl
CKl
CKl
AOkJ8k
ApmB0lEokODkOHkOWj
AOlGXl
AOmAzlA9lBRkBmlB9mE1pFCmFglF8lHAlHGlHQnIBmINlIglJllJ2lK2kMTrNnnNqmNrnNtmNumNylOBlOCm
AOmAzkA9jDWlDfkDnkEYkE1oFCnFikFznHAmHQmH5kIBnIHkIgkJlkKclK2lMTrMelNmlNnnNqoNrmNtmNunOBkOCl
AOlAxlD6kD9kEWfIUlJ6oLHlLrmMqo
ClmC5kJllKPq
AOlBxmF0lNjlN3oODkONk
AUlAVlAulDSmDfkDklEFlENlEbkFTkGGqGXjGclGmlGplHnmIUkJCmJdkJflKlkLPlLZlMAkMImMRlMalNOkNSlNXlNgkN7k
AjlBIkFIkF/lGClGflG6kLdlLtk
AOlBIlIqlLZkLtl
INlMel
AemBpnFUoFWpFXkFYlFstF4nF8lHHnHUmHblIFlI7kJAqJDkJ7nN4kOTo
AenBpnEClFEkFUoFWsFYmFssFukFvlF4nGtjHHmHUmHbmI7kJArJDlJ7mLIlOTo
E3kFgkF5lGqlHGkIAlJ0lN1l
ApkBqlCbmDilDkoDylEajE6lFSlK6lLPkMXkN1kORm
AOlJUl
AOlBpmFslIFlN4l
HnlLhl
BdlCmlD3lEHkGzlHFlHOlIMlITlIXlKYkLclMXkNXlN1lODmOHm
Enk
DVoDWoDXlDalDdnDqlD5oD6kEKpE0wHQnJ2oJ3vLNnMel
AOkDVnDWmDqlD5oD6kEKqEZlE0sHQoJxlJ2lJ3rLNpMdkMem
DVnDWpDdnD5pD6lEKpE0xHQpIClJxlJ2mJ3wLNoMenOMm
DVnDWnDakDclDdlDelDqlD5nD6lEKpE0uHQoIClJ2lJ3rLNoMem
LNkMek
DWmDXk
AOlCsk
CslKPkLLj
AOnAjkDVlOFn
AOmDVlIzlI3lJJlN9kOFqOKk
DgkDslDxlD6kD+iEflFelLWoLdmMalMikNgl
BqlCSkCYlDllDqkDskD9mEHmFAkFNlGAlG9lHKmHOlNelNglNmkOClOWU
AOlCVnGBoH1nIIpIdkJVnL7mOLk
BgmCVnE5lGBmH1mIIpIdlJVnJ+lLZlL7mM0lM7l
AOkJ1lMLk
BPlB5lCLkD0lEFkF7jGPlGfkI4mI/kJylLIkMqlN5kOWk
BGk
BilOEl
AOkA7kBKkCElI7kJkjJ6kKLlKXk
GJnHYjNgnNhkNpkN0lN1k
AOl
BRlDVlDlmDmlDolDqlD1lEClEDlGbkHHkMWlMdlOFm
AjlEKjF/lHHmHMjLNl
AOlCfnC/kDRlDclEJlFEkG7oHAkHBlHJkI2lJKkJ2iMnlNtkN7kN9r
A+nJKoJmkLelMLlN/oOGmOImOOnOWi
AOlIAk
AOkB/kC5uC6vDApDNnEWlEYmEgkEmoFdtG3qHXkHglIAnIZlIitIjnIulLGnLtnNysN3kOUk
AOlAnlOEm
AnkOEm
AOlAWpMvl
AOl
AOlC6mEmnLtmNal
AOlOEl
OEk
LNo
BTlFIkGdl
B1lJesM1kM2l
AOl
GqlOWm
AYmBSkCXmCjlDfnEYlEtkE6lFVmI+lJjlN8l
AOlHElHHmJtkN7l
AOkAnk
AmlBXlCInLko
D5kEarGOlLFlLImLnl
F/mLMl
AdlAelB6rFEmGClGOmJVrJooLtvLymOEt
AOkAelA9lB6qFEmF/kGCmGOmJVsJWkJnlJoqLtsLymOEt
AZlAhlAxlA0lA4lA+lBilB0lCLlCRlCzlDGlDVlEBlFKlFwkG+lHakHclKvjK5kM0l
BBjBfmBmkEUlEulEzmE4mFHlHAlHCnHRkIjkJllLvmLxlL/lMgl
B6kN2l
A9lB9lHQj
APmArlCflDHlDRlDelENkFUjFXkGQmGvmG8kHGkHZlJEmJUiJvlKilLelOOpOTp
C8lEVk
HLnOJm
APlAilAklA3mBdkDVkEKlFKmFplGOnHAmHIiIBnIElI1mI9mJCpJEkJhkJikJmpJ8kLnlNXlNol
APk
APkAgkBzlDTkEykEzlFNlHVmHZkIwmJcnNRlOPmOQl
APqAwmCvpEVnEWmHljJJqLrl
APmCvnEWlIRlJvl
HHk
APnBfnEkpKYkMWlMekMmoM4iOJk
AYlCMlCvmFVnOTm
APk
FupLro
APmFNkFSmFrnG8nI5nI8pMTj
FuoHYkJykLrmN/l
MamM4kN3l
AwlAxxB0nB6lCFqCalC8yDKkD9wEVnFuvF5kG2wHvnHzlJ6kKEoKVmKenLryLtmMMkNYkOOk
APkDckJ2l
APj
BYkCmlHLkKzlONk
APnASjBBjBDlBpmB2mCLnCpkCqnCunFMlFSmFZmFbnFfnFjlFzkF0oF2kF4kF8nGGlG3iH7lH8kIOpI5lI6qI7rI8qI9rI+mJBoJTlJUmJeoKAkKzlLQlLYlLfkLwlL2sMilM9lNDlNSlNalN4kOIlOSn
HblJ1lMUl
APnBBlBpmB2mCLmCpmCqlCunDDlDKlDrmFSmFYlFZlFblFfmFjkFukFzlF0oF2jF8mGGnGelG3kIEkIOqIrlI6rI7rI8qI9tI+lJBoJTmJUkJenJllLDlLQlL2qNHlNSlNalNekOImOSm
AYkC2kHblMUl
APmAdnArkBClBKlCvmDllDnkDvmEXoEdqEekFKlGAmHSoH4jIUkIgkI/lJxnJ5mL2mL9lNxnOWl
APlArlBCmBKmCvlDXlDvmEXnEdoEelFdkF0lGAmHSoH4kJxmJ5mLUkLwlL2lNglNxnOWo
APnGGlKTl
APlCvl
APlBCiHSiHtl
APmAkuAtjAwjBUkBqlDUkEMlEUsEgnE1kFjoFlkFpkFtnFvoF6lF9nGGkGNnGenGumGxmG1mG6lHalH8nIDkIKmIXkI5jJJnJUlJtlKalLFmLYmLZsLimLykL6lMMlMXlMbmMgsM4pNBkNIkN9lOGkOJpOSm
APlAgkAktAtkAwlBqkCllCvlC7lDUkDrlEMnEUsEgmErkEslE1kFRlFjnFtnFvoGNoGenGumGxmG1mG5lG6lHalH8oIKnIikJJoJUmKalKelKykLFnLYnLZrLimLylMbmMgrM4pNBkNcnN9lOGmOJqOMkOSm
APlH3l
AwlESlFul
ESlETlGGkI6oI8lJAkM2lOWi
AUmC8lDIlDmlD1kFOnFlkIhlI5kJHlLKlMBlOWh
APmAflAkmBqlDrlEMlEUqFtmFvkGNmHalH8nIDlIXlJJoJTkKGkKalLFjLelMOkMblMgnM4mOJpOSm
EUmLyk
AYpBKlB2mCvmEXlFMmFQoFRmFUkFVkFXmFYnFZnFalFcnFilFjkFlmFsnFunFvoF0kF4pF6oGvlHOnISkI5oJlmJmsJplJ9lLwkNvtOTsOWq
APjAYpBKmB2mCvoESlFQpFUmFVmFXoFYlFZnFamFcnFjkFlmFsmFvoF0lF3kF4pF6nF8lHOnHVlISlI5oJhkJlmJmsJ9kK6kMDlNvrOTrOWn
APmAYnBKlBbmBpkCvnEClFRmFZnFlkFqnFtoFumFzkI5mI6mI7nI9oJIlJSnJmkJpmJwlLwkMDlNvoOThOWo
APlAmnCXoEDmEVlHEjHlnH3mIHkKGmKVkMakMql
CXl
AWnBOlBrkBzkCAlCLnCRmCSlCamCpmC6oDkmDtmEXlFClFMnFNmFOmFQnFRmFVlFXnFZoFapFhlFilFjnFklFlmFnkFtmFzmF0iF2lF4nF8mGPlHllIpkI8lI9lI+nJBmJEkJOkJTlJemLgkL0nL2mMOlMzkNYlOGlOTn
FUlMzl
NvnOTm
APk
APmCMxCNtCOlFojFulGGpHMkHzkIOmIXmKFrKexMjnONj
APkAUnBXlE1pJSsNxn
APjE1pJSsNxm
APlC8lD8kGGmGKlHAoIOpIQjIXmJXlKejNnkNpkN8jONk
APnCMvCNsCmkC8kGGnGblIOnIQlIXmKFpKevMjm
APkAmlCalEPl
APlAXmA5lHcnN2mN/iOAk
APkBflHcnN8nOAn
APl
CLl
BYkMgk
CalHHlJpl
EXlITl
C0kEzkFFmGNmI9kJTnJtmKmnLgpN4n
APkEzlFFnFblGNlIplI9mJTmJtmKAkKmmLgoN4nOIkOTk
APk
APkI9iJTnKmmLgn
BKkBYnB2kB8mCSoCYlCalCsnCvnDrlDulDylESmEwnE/jFTlFWmFYkFanFupFzmF0kHOoH8nI6oI7sJSmJpnJ8nLwmL0lL6kMTlOTm
BYkB2lB8mCakCslCtlCvnDrlESmEwmFRiFYmFanFuoF0lHOnH8kI6lI7lJBlJSkJtkJ8oLwmLxlMTlMVkNblOTj
BKlBYmB8lCSoCalCskCvoDrkESmEUkEwlFQkFRlFWmFYmFamFuoFzmF0lHOoH5lH8nINlIPjI6mI7sJBkJSoJokJtkJ8pLSjLwkL0lL6jMVkOTm
APjBKlBYmB2kB8mCalCsnCtkCvnDrmESnEwmE/kFXkFYlFanFunFzlF0lHOoH8lI6lI7lI9lJBkJSkJ8oLwlOTn
AhlDKkEQjHLkMzm
Fuj
ArkBJlELlEelEzlFzlGGjGKmHOlIKkJUlK7lLXkMgmNflNylOLn
APlFul
Isl
APlB/lC6lHenIfkIwlKKlLDk
AxkBVlCckDfnDslD2lEjkFVkFXkFsmF4lF/lGumHYlHkkHykIulIwkI7kI/kJAkJ6lKokK/lLMlLYlMdlNWkN/l
DnlFJlGKkHHkHQoHVjIAkJJlJ8l
BKjBLmBkoFDnFHkKAlLBjL2jOCiODj
AclCKmCPpCbnCenC7qDLlDplE6lFcpHCiHMnHXvHznH0mH1nIrsKGlKTnMmmM4nNnm
GRlHSl
APlGRl
APlFwlN4lOTn
AYnBVmCclCekCnjDQlFzlGikGklG+kHAlHNkIPlInlIpkI5lJllJ7lJ8lKvlK1lK+kLtlMQk
AxkC8lD9lHpkJJlKVlN/k
Awl
APkAYlA+mFUlGgkIPlJmoKekKgkOTl
JTkJmkJnmOCl
AhkBTlDIkE2kJInLIlMykNWl
APjAYkBKmBbmBplCSlCvlDTkFVmFqlFtmFylNvmOCk
EalJfm
AcnAqlBOnBllBwmDinELsEbmFOkFumF5lF/lGLvGVtHurIFkILmIZoIskJimK7nLMjLwnL5kNlk
ATmA8oBTmBWlBemBnlBolB8nB9mCBkCKlColCtkC4lC6mDakDsnD1lD6mD+oEHkEVlEWlEzkF8oGLlGakGzjHluHmmHvlHzlH6mIAlIEnIGoILpIpoJckJikKMlKlkK2lLCmLRkLToLgkLrnMEnManMqnNYl
APkAQlAcmAgmBblBklCRjEPkEvlFolFvlGumHolH3lI6mJDlJOnJSnJUlJumKxmLUmNWlOOkOWk
APkA8mBTnBnmBrkB9mCBmCElColC4iC8lDsnD6lD+oEHlEVmHljHmnIJlILnIZlIpkKMkKolK2mLglLrlMEoManMqoNYmOFlOLl
AckBolCplEvlE/kGFkGtkH5kI6kJHlJSkKxlOBkOOkOWm
AbnAcnBOoBwmCIkCRmC3lDalDekDinEKkELsEbkEdlFGlFOlFrlFslFumGLwGVuHuqICkILmIZoImkJFjJPlJWkJilK7oLwnMNlNhkNml
ASlATkAekAmkAslA8oBElBTlBWmBelBnlBomB8oB9lB+kCBmCEkCIkCfkColC4lC6mC8jC9lDakDckDikDsmD6lD+pD/lEVlEWmEziFYkF8oGzlHlsHmmHvlH6kH7lIAmIElIGpILoIpnJYjJilKMkKlkKopK2mLCkLTnLrmMEnMWmMaoMqoMulM8lNDlNHkNYmOFmOLmOQk
APlAQlAcoAglBglCmkCpkE/kGunI6lJOmJSmJ+lJ/lKxlLUmOOkOWj
AekAskA8oBJlBnmBrmB9nB+lCBmCElC4lC6mDclDsmD6mD+oEHlEVmEzkF8iHllHmnILmIZkIpkKomK2mLClLGlLglLrmL0kMEnMapMqnNYmOFmOLm
AgkBgmBokE/kFmkGtlIAlJSkLrlNWkOWk
OBl
GLl
BskB3kC5mC6lD6lELlEwlF8lH0lH3nIDlIilJ+lLwkMAkN9l
AcnJ0lLjk
APlAqlC3lDelFslGVnK7k
CKlFKlJclMal
BglCplE/lH5lIZl
APkAckH5lLnl
CrkEOlEckEhlHFlK1kK2mLplOWp
AvlCrjF/lGAlK2nOWr
DdnHLmLrlMKl
N9lOVj
BIlBZqBllCelCnkHenIokJ2kKzjLdnLpmMAl
APlBZlF/lGAmOWk
APlEck
AjlLXlMIlMZlMel
AYlA7lBKmCslCvmDykESmFRkFVmFWnFdkFsmFukGelGlmGulG1kHUmINlI6oI7pJSmJlmJ8lK6kLSlL0jNTlNvnOWn
APlFakJek
A7jBKmCskCvnEjlFMjFQlFWnFalFqmFslGkkGlmGtlGumHUmI6pI7qJSmJUkJlmJmkJokJpkJ4lLSnNvmOBlOWl
CakFhkJel
BKlCvnFYkFbkJmk
APkBKlCvkFblFql
A1m
APlHvkNKk
AckAxlBAnBFkBpkCfmDVnDmkD0kEDkEJkFOkGCoHwoH9kInnIymI3lI6kJVnJikJnoLPlLpkMwmM1kNllOWo
A/lBAnBplCfnCkkDVnDYmDmlDvkD0lEBkELlEvlFvlGCnGMkHwpH9lInmIsmIylI2lI3lJVmJijJnoMwnM1lOWo
Axk
Cvk
APk
AYkAikDHkDRkFlkFtlJEkJFkKMl
FMlFll
APk
APkEDmEVlF3n
APlEDnEVl
APkFql
APkOCl
APkB0kCMkCNkCOlCPlCozCupCvoDKkDpuEWlE9mFcrGblG5nHznIqkKelN9k
CSmCaoCjrClnCopCtvCvlC7jDrsEFkENrEOkEQmERuESnETlEUtEqqFBqFImFawGDkGNlHlmH5rH6sH7sH8tIanJJqJ6kLdoLerLfrLgmMIpMKoMemM4oN5kOBjOHj
APlAZlAtkBnmCKlCzmC9qDAnDCnDElDJmDKmDOlDPkEijGSoGnnG4oKGmKHlKWmKelKimNPlN5mOVqOWl
AXsCWrCYnFHsFnkFwkJXlNNlN5nOLj
AXqCWpFgkFnnJXlJemJfmNukN5oOLmOTl
AclCSmCaqCjsClpCopCtuCvlC7kDrtENsEOlEQnERrESnETmEUuEqrErlE9kFBoFInFawGDmHlmH5sH6rH7rH8sH+kIOlITmIamJJqLAlLdqLetLfrLglMIpMKoMenMukM4qN9iOHl
AZkAtkBnmCzmC9oC/kDAmDBlDCoDElDJnDKoDNlFBjFKlGSnGnnG4nG6lIqkKGmKHlKMkKWmKinM/kN5mOVpOWl
AXrCWsCYnDelE9lFHrJXmJfmNYlN5nOLl
AXqCWqFilFnpGokJXlJemN5mOLmOTm
AylCPkCooFcnG/kHzlH6l
CopCvl
APlJJkLem
CMlFulKdk
CmkCvlDOkFukGJlGalHpl
B+lCZoCalCkmColCvkC8pD5lErmEulE8kFEkFxnHHlHQmHinHzpH4nH5oH9nIAoIroK1qK2oLalLfnLulL+kMIoMKlNpkN7m
B+lCNlCZoCklComC8pDOlEBkEpkErlEumFBlFGkFLlFxnGCkHHiHQmHRjHinHzoH4oH5oH8kH9nIAoIKlK1rK2lLZlLfnL+kMInMKkMdlMjnMmlNpkN4kN5nN7k
APlLfl
APkC0lC7mDqkD7lEOnFVoHRkHXkHclH8lH+kM5kODlOTn
APlOWj
APl
EMl
APl
APkOOk
APlCmkGul
AQnAqkBEkBcmBdrB1sIDkIckI0pJzlJ6mKApLRnLUmLynL0nOGk
AQoBEjBclBdrB1qE8lGQlIDkIclI0oJ6nKApKxkLRoLUnLynL0m
AQnAslBgmGFmGKkGVlLUmL7m
AQl
AQm
AQmAvlCEnDymFmnIgkJG0LSoMWmMnk
J1n
AQnJGuKdlMWm
AQmEql
AQj
AQmDWlJUmLBlMGlNtl
ATpDymGFkMXnOGk
AQmEXkFQmFtnGTjJKlJRoJknMWnNzl
AQjArkCslE8kGFkHalIElJ+k
AQlBgoGFo
OLl
AQoAboAjpBdnCEkDQnDysFKkFmrGilGyxIPkIgqJjlLSrMGnOHk
AQlBdiB1kI0k
BdjI0lKAmLKkLUmL0k
BblDymFmkIgnMGmOAl
AQkFikOKm
AinBIlBVlCQnEMkEPiEqlGEkGHlLjlM3lONl
Iml
CcnEJlEYlFRlFylGInK/kLMlLjlOLl
AQmAgmApkHrkIAlIGlIXmIykKHkLflL3kNlk
AQnBPkF0lKvl
AQpAtkBKlBVkBwmCEtChmDyoD1oEdmFmsGenGgmGjlGzmHFmHMnHOmHTlIPoIgrIvmIxrJGsJfmJknKdrLKlLSsLhoMWpNAnNClNXkNcnNdpNhlN0nN1kOKlOLm
CRkDHlDPkFjjF3kF5nHUkIdkI/nJTlJUlKmiLKjMvlOEkOTl
AQkAgkCRk
AgkKxk
BKlBwlIgoIxlN8kOAjOKkOLkOWn
A4nBAoBhkB+lCBlCbpCknClkCwqC3lD3lEIkFGlFJmFhjGFmGNkHMnHxmHytH8pIAmIDkIKoIRkIbnIrrI7lJ6qJ+oLUkLanL7kMLmMRmMal
AQlA4pCbpCwkFGkFgkFhkGFnJBlJTkJ6kJ+oMRmMalOLk
AQkAslAxkA4nBAnBgkBtkB+lCYkCboCkmCllCwoC0kC3lDljDrkD3kEIlE9lFJlGFmGNlHMnHyuH8pIAlIHkIKnIVkIWkIboIekIrrI7lJckJ6qJ+nKAkKZlLamL1kMRkNykOLl
A4oBgkCbpCwlFhlGFnHMkIplJTkJ+oMRnMalOPl
AQlATlAbkAvkDBlDynHOkIYmIgmMXm
AQl
AQnCqmF2lJ4mKslLBlOQl
B0lJGk
OEk
AakAslConCwjENkGFoHhnIblJUmJblJ+lL7nMDkMolNhk
FGkFhlGFoJOmJ+l
AQlFmlFpl
BckGJkHOoL0x
GJkGblHOnHelL0y
ApkBcoFklKOkONmOOqORj
KOl
FokJ+k
AQk
AQk
AQmAelCBkGHnGNlJZmJ6kJ+nLQkLUjLmlMblOLn
AQmAjlBgkCYkCplD/lEPlEflFslGHnGNmHelJZnJskJ6kJ+mLQkLUiMbmOFkOJkOLnORl
D/kJ+kL8lMbm
AQmF/kGFlGHkJ+kLYl
GFk
Bdl
AVoBGoBipC+lDQlDSmEkkFUqF1vGJrGcwGe1HDjHTmHhtHinHkkHrmIgkI7mJEkJ40J5kKYqKdpKvzLSjL6mMGkMTnM+qNBnNCqNeoNjkNlmNqkOOjORo
AQlBWkBokHklHlm
B8lHlm
AWlBCnCWkFRlFklFnmFplFxnIAnIZmJ9lNGlOPk
A1nBCsCWmHypIAmIZmJPmJVlL/kMvnOAlOPl
OOl
AQlBwlGJlGelIvlMWlNClN0lN1k
AQl
AQl
B9kCIkEmlM/lOKjOQl
AVlBglFUjGJlGcsGepHTkHhlHrnKvlNekNqmOOjOSk
AQkCClFknF+kGMkIYmKNnNVlN8n
ASoATlAfnAtmAwrA8mBgpBrkCLmCPpCmnCplDlkETjEskFUlFXlFalF8lGDpHpuHqmH3mIDoIGoIJmILnIMmIZnIcoIilIjnIlsIqlItnJFkKQkKloLAmLCkLQlLVnLXlMAlMEmMIlMMmMqjM4n
AfkAwnA8nBNlCLmDRlDblERlEWlFXkFanGDmHppHqmH3kIQjIZpIcnIjnIloJbkKlkLQmLUkLXnLblLjlMEmMIkMMnMqkM4nNOl
ASnATmAelAfoArkAtlAwsBgoBrlCLkCPoCmmCplDllDzkEHlEykFUlFXmF8lGDnHlkHptHqnH3mIDnIGnIJnILnIMnIQkIZoIcnIfkIjmIlsIqmItmJFlJalJbjKlnLAmLQlLUkLVnLZlMEkMInM4n
AQlASkAflAwnA6lA8mBglCLmCPlCpkDRlEhlFamGDmHppHqlIDmIJkIZnIcnIjmIlpJbjLCkLQmLXnLjkMEmMIkMMmMrlM4mN6k
A6lHQlOAk
BPkBzlFkkHWlHfkKNqMykN8mOAm
KNl
HDl
AQlBkkDGlFnlOCmOTl
AQmAqlBElCNkDalELkEPmFOlGilHNkHclHtlIHlJlkL4nMBlMFlOEn
CTlC7lFAkHBiIZlJlkLYmL4mN7jOAm
AQlLilM4l
AQkAdrFkrGMlGSlHmmIWjIZuKdtM7oNsk
A8oBDlBplB5lDzlETkFllF0mF8pHGlHloIZoIgkIklJBlJClKqlNlo
AhmBUmCYmC3oDumD7nEFlEHlFIkGWjHrlH+sIHmIVkIZmLRk
A8nBplBtlCulD+lF0mF8pHGjHlpIDkIPlISlIWlIZmIckIkkM5kNbkNln
AhlAxkBUnCykC3nDulD7nD9lEFnEGmEHjFCkFIlGKlGXkHQiHklHrnH+rIZmLUl
M7l
AdrEnjFkrHmmIZtKduM7qNskOAlOHk
AQkIZmOPl
IZj
AalAwlCRnEQqESmETnEVkLCl
IZn
AQlBslE8l
C0mD6kEMkJXkJ+kOJn
AQlEnjFkn
GGlLHlOBl
AQkASlBilEdkE3kGplG7mMLlMjlMrlMslM1lM8kNRl
AQlDElDUkE3kFtlGKjJml
AQlBEk
AQlOWm
AulFIl
AQl
AQm
AQkDOlFSlGllN9kOIiOWk
CblFGlJ0l
AQl
AQmFkpIZkMWn
AQkAil
AQkJDlOLl
AVmA1kBkkBslDAlEplJQkJVlL6kORj
GFl
AbmDhmEvlEwlGYl
AQlAwkBgmJHkJ+lKyk
AQmAbnDhmGYk
A1lBgmKNlKYkKyl
Abl
CCnCEoEnsJkk
AQlCEmEqlFmlJklLSlLplOKh
BgmE/lHpjJ+m
AQlA1lBgnJHkJ+nKyl
AQlAfnAilBekB4pD8qEXnFVrGmpHnlNmkNrn
FtnJRn
AQkBck
AQlL0l
Nml
AQkAilBekB4nD8oFVoGmm
Lxl
BolDynFmkHlkKclLSm
AQlBPlIGl
AQlEIlFPlFgmFimIUkI0nJPo
AQlBEkBFkCtkC3lFgmFimI0nJPoJim
CmlLAlLIl
CmlHqlLUlMMl
AYmAijA6lCKkDRkDhjEXkFMnFqlF0lF5lGHjGsmHrlIQlIukIzkLOlLylL7nMToM0k
AQkAkkCbnEflFqkF5lGzlK7lLOlL7lMMlOCo
FZlJ6lOWp
J4k
ARnAanDImEWkErlFAq
ARpBOlBomCtmD5mKBnLHlMTlNol
ARoAalDImEWlErlFAq
ARpBonCtkD5nKBnLHl
ARo
ARn
AakFAi
ARkBTkBclH0kLSlNbl
DnoDomHtkMQlM3lM5l
ARkJVm
ARn
ARmIzl
ARlDnk
ARmE0lFIlIjlJbkK1m
ARmE0mFImK1mMEl
BSlCXoE3oLNlMnk
ARl
ARlDpkEEjFAlIsl
ARoEtpLLm
ARmEtl
ARm
ARj
ARmAjkA7kDilEdmF3kHokH0lKJmLUkLuoLzlMtlNNlNxnOIkOKmONmORk
ARm
ARoBKkBPlBvlCHkEPlEYkFmmHOkImmLHnLInNmk
ARmBVoBjrBkmBykDPlDi1EpsFRvFzmF+lGHlGL1HGlJKmJPpJQmJcqJwnK52LMkL5qMOkMVlMlpNk1OUj
ARnCgkCxqILnKar
ARmBjmDPkDirEBlFRmGLoJPpJQnL5mOGl
ARn
EvoFCqFGlFkkIYoJtmLal
EvoFCqFGkIYoIklJtmMql
ARk
ARk
BTlCskDxlIPlLSm
FrnF6n
ARk
JBkJUl
LEjL/mMClMEn
AbkBVlBflCimC2jEkkEsmFVmFakFqkFvlHAmHTnHXlHYjKkmKokK2kLEiLkkLxlMHlNqkN/q
Lpl
DulEsiHPn
BLnGAiHQl
ARkEPl
B6jHhnJVnJ4m
HpkIGlIKlIRlLzlMZl
B6n
B6kJVl
EJl
ASkEMlGQlN1lOWo
EMkN1kOWo
KLl
AUlCblE5iFIkGRlJmkKDlKLkOCk
C3kGolHvlIylJTnL0lNIlNokNpk
AflEvlExkFGkMtk
ARlAokGElGIlHMlHQlIHlLulM2kNhlOIp
CZlColC4kHQpH9l
ARlDRjHdmHwnIAlJyo
ARlFIk
ARk
ARkJxl
ARlA3lBYlGMk
ARlA0k
ARlATlDTkERkJplMakOWl
Gql
AnlB9kHFkHYkK8mLJlLvl
AtlBGlCBkClkEPkEilE0lIOkIjnJOkKDkNIlOMmOWn
ARlAnkAwkAzkBmkB9jCalHFlHYkK8lLJjLll
D6kEZkEflGokIOkIjnLLkLSkNQlOMmOWl
C7lOMm
IjlNQk
HOlHYkKDlOAlOSl
Dtl
Ngl
N6k
K1k
FApJgnL6k
ARkBElEIlFAoJgnKwkL6j
EqlJgn
BYmL0lOBk
EQl
FukOUk
CYlLelOBkOCkOWY
ARkCXnN5oOWm
ARkAqlAxmBQlB0pCGkCMnCgkE7lGYlJhmKxmK2lMjlMmlMwlMxmM1kNElNvlOWm
ARlCXoN5pOWl
ARkAxnBilBolB0pCMmCQlDclEvlIKkJhmKtkKxmMjlMmlMrkMwlMxlM1lNrkOAjOWm
ARkBPlJWl
ARl
ARlC5k
BcmBvmEJqFfkGnmKQlKkuNOn
BclBvlEJpGnlHvk
ARmGBkGnlN0l
ARlDjkGJoK3kLOmLpkMik
Lxl
AqkBBl
ARmE0kLWkMtl
A6kBBlBZkCOlEflFKkFhjF6mJElJVlJ4kKdlKzlMElMvlN9mONl
E7l
BKlBhlC7mLPkLYlNklNpk
FKlJJl
ASkAqkBQlBSlBskCQlCRkCVlDMlDamDnjFdkF8lL8lMakMok
ARlF6lKIlNIl
CFlERkG5pLPlN/l
ASuBZlF6lGsnIfpI5oN7nORk
ASkBrlErl
ASl
ASk
ASpAhlBDqDwkFslGInGfkG9nIEpIfmLTkMJkNelOAk
DrmIhlKzlOWk
AStBnkGslIfpI5nNBlN7n
ASoAhnBCpBDlBUlBdoBemDwpDxkFKpFskF5mF8nGIlHlkIEmI5lI6pLRpMJnNewNtoN1kOJk
ASnC3lLYl
F4mJAl
AhlNtk
MOl
ASqBlpE8oFG0GLlGRkGVnGcmG1kIcmIejIfoI7lJVmJWmJ0lLMrLonN1kN7mOMk
ASpBlqE8pFGzGLkGVnGcmIFkIcmIfpJVnJWmLMsLopN7nOMj
ASrBlnEtlFGmGVmIFlIcmJWkLMpLolN7n
BXlFClF0kF7nGNkHtlI+nJBmJ6kLCl
BXkFCjF7nGNlHtlI+oJBlJ6kKOkLClLWl
ASlBsm
DslDxlHmk
ASm
ASkA7mBKnBblBkjB2sCRmCvnDMnDXmDalE3lFMqFNqFOoFPnFQrFRmFTqFUqFVnFWmFXmFYlFZlFamFbpFcpFdmFemFfnFglFimFjnFloFmqFpnFqkFskFtlFumFvnFxmFzrF0kF3nF4nF8mF+lGPuGrmGskGtjG2lHDkHIpHWnH0lH4kI1kI5sJAmJDlJKlJMmJhqLrmMTmMXnNvnOTrOWp
ASmA7mA+lBKnBYkBkkB2qCRlCelCvoDMmDXlFMsFNqFOnFPpFQoFRlFToFUsFVnFWmFXmFYlFZmFalFboFcpFdkFemFfmFgnFimFjnFloFmpFpoFqkFslFunFvoFxmFzqF1mF3nF4nF6kF8nGPvGrmGskG2lHDlHIpHWlH0nH4kITlIbkI5rJAmJDkJMmJhpJikJmmLrmMTmMXnNvqOTqOWq
ASjA3jIhlJBlLElLhkNblOTm
ASmA7oFMmGPnI5n
GumI5n
AwkBelCtlHljKll
AflBekIEkKll
ASmCTlIKkIUkJ9mKzp
ASmI5n
AxlBDlCQoCYkCpkF7oGakISmIxlI+mJakMnkM1lOHj
AxlBXlCLkCQoF7oISmIekIjlI+lKmlKpkLZkOEiOHk
ASlE9lF7nGfmH2lI+l
ASkGekLTnLVlNenN7l
ASkA7lIakKql
FMlFdk
ASmGumI5o
ASl
ASl
BYlHGkIgkOCjOKm
F7l
Nek
ASlCmlL1l
ASlBgkEyl
ASlBUlMJk
ASkLml
BTnCQlEqlF1oGykKJkKNmKukKzmMVm
GujHFkI5qNtk
HPlI5lMJoNemNtrOQm
AilAsnB6kDskD6mEXiHmkINnI7oJklK/mLCnLRlLXk
N8m
Nen
ASlG/lOWq
ASkCTlFxkHcmJGlKFlLHlMtlNMlOAj
ASl
DGpDZkDdkF3lGclHilIglJwkK/lLBlLDlLqlMSlOWk
DPlDSkF6lGwkG9oHKnHTkISkJEl
DGqDdlHLlHikHwkIClJwkLDkMSl
ASlDSlFYlGwkG9pHKnISlL4l
ASkF3kHikIClI3lJKkLBk
I3l
ASkA7l
N9l
FQlFUk
AZlBllB0lB+kCOlCkkC2lDDlDVlDblDolEKkEPkEQlESlEdlEkmGHlGImGbkG9nJalKTkLllOWi
BTlBZmCJlCalCrkC0kDckD1lEWlKlkLMmLOmLPlLTlLrlLskL1lL4lL5kMNkMOkMpkNpmOBj
MIl
ASlBemBglCKkCglCnlCrkCulDAlHckHekHzlH0kH1kH9kIAmIBlIEkIakIolLmkL1lMIlMXlMjlMmlNmk
Cul
A9kBNlBOmBQlBjnCekCkmE4mHPkHukHzmH5kJUmMjiMrlOWm
Cil
CXlHonH2lJwnL9lNTlN8pOHlOWs
ASkEzlLdl
AUnAjlBwkCykDckEkkEokFUlFklF0kGDkGVlGbnGglHhkHqlIMnIzoI7iJDlJQlJqnMxkM5lNJlNtkOWh
MPj
ASlA9lDCkDFkDMlDPmDalJLlLYl
DCkDPmDYlJLl
ASlEAkFxlImlI7iI8nJDlM3l
ASkHxlODl
ASlOHl
ASl
A6lBTkFHlH3l
BelBklC4lFMoFQlFRoFSlFVmFXmFYjFklFlmFpnFskFtkFumFxjFykF6lGPmGsoGtnGulGvnHWnJAmJDkJUlOTj
A+lBkmBpkCplFMnFQmFRnFVmFYmFdlFejFkmFpmFrkFslFtkFulFxmF1kF4lF6kGPlGrlGsnGtnGulGvnHJlHWnI+jJAmJUjOTi
ASmJ7k
ChlDGkDLmIEkI8lKVkKenKgmL+lL/lMClMlkNgl
BdlBxkCDlFokGdlGhmGymG1kMJkNBlNmkOSn
CskJtl
ASl
B7l
FKkJ1l
ASl
ASlBDkBZmIklI1lKCkMKl
ASlFykI+m
IflM9k
M9nM+l
BFlIfl
BFkEpkIflM9nM+k
ASlIflM9k
ASkM+k
ASkDKmF6kMOn
ASl
ASlJ4kOWk
FKvI6nN1l
A7nFNkFRnFWmFXoFYmFmmFpkFsmFzkGrmGslGtmGumI5lI7kJDmJQkJgkJhlJpmNokOWj
ASkA7nBYlFMlFOmFRoFWmFXoFYmFsmGrmGsnGtnGumI5mI7lJDmJgkJhmJpmNomOWk
BakBpiB/lCmlEqlErlF0mF9nHOjLbkMnlOImOKnOOk
ASkFsnGrkI5j
BpoCAkCatCulF7sHYlH1jH4lH/lIhmI9lI+jL2mMzmNElN5mOBmOGkOTk
BppB5lCarF7rIhnI+kL2lMzoN5mOBlOTk
ASkHYlL8lMFkMLl
ASlAdlBRkB2lCBlCulDnmEIlEclIplIylJMnJQkL8kMBkMWlOFjOWl
ASl
ATsAmmBnkBroBykC2mDklE0lG6vHyqILnIYlJ5kLKmLimMOmOSl
ATmAvlNVo
ATmAfkBokDymD/nEHkFekHnnIJmIKmILmIMoIloLZkLij
ATsAmmBnkBrpCwkC2mGxkG6vHypILlIYkIrkLKmLimLkmMOnOSk
ATnNVm
AToA8mDylD/nEHlFekHnnIJnIKmILlIMoIloLbkLilNPl
ATn
ATl
ATn
BokIMm
ATpAfpAwoBomCllEQlERlEsoHplIjqIlnKNlKlnLQnLfnLmoMEmMRmNVpOFiOGk
EslKSk
ATnBol
ATkCllCol
ATkCel
ATmEsiLQlLoo
ATnAelLQkLmlLoo
BnkBrmE0lHynILlJYk
BrmHlnIpjK2lMEk
ATlAelAwoCPnHpmIGpIKlILlIlmIqmKliLAlLZlMIkOFk
ATmAwnCPlCmlEHlHpoIGoILmIilIlmIqmKlmLZlOFh
BrkIln
ATlBOrG6oISnLwn
ATlEso
Esn
ATlISm
ATlBBoBwnC+nEsnFknFokGRlKipLWlOOj
ATmCUl
ATnLVmOLk
BwoEsk
ATlGRk
BeoB3oC5lDukDxlH0mICo
ATn
ATnBelBonGDlH0kKxnLjk
ATmBekCAlDKkH7kKxmLjkL6k
DKlHnl
ATnA8lB8lDAmDQlEHnF8lGhkGilGznKilLQpLTmMxmNZl
BZmDgmIVkInkLUkLomMxn
ATnA8kDAmEHnF8kGhkGznLAnLQnLTn
AslBZmBwkDgmLomMxm
AToBOkBZnBalBwlCLlEskHmlIHlIRlImjKvlLIlLgnLilLpkNOl
ATl
EZl
InlMNl
ATlAmlLqkMwmOFl
BolCIlIGpIcmMAl
ATmA8nCflDunD/nEWkGDoHlnIJnIKmLZmMKnMbqOFk
BomCImETlIGpIcoLAl
A8nBXlBelBhkCTlDunD/oERjEWmFIlGDoHloIJnIKmLZnMKmMbrNfk
ATm
ATkBrnCwl
ATkBom
ATlMbj
ATnG6mNJn
AToAfoBOmBvmEIlICkLXlL8lMEm
AfoBOmBomBvmDllKqlK6kLXlLzkL8lMEm
ATnG6l
ATnG6nLyl
ATlAfn
ATmBfnBmlBonCUlDRlEstFFjFItHqlIGnIjnIonJXlKrmLEqLFmLQnLcnLmuMEoNNlNVkOJmOMo
ATmBomEsqFHlFIqIGmIolLEoLFmLmrMEoOJjOMm
ATmBfmBmnBonDRkDzkErlEsrFFlFHhFIuIGmIjnIooKPkKnkKrmLErLFlLQoLcmLmtMEoMmkNVlOJmOMp
ATmBooErkEspFIrHolIGnLEpLFnLQlLmrMEoOMm
ATmHokLmjOJl
ATn
Ltl
HJl
BelH7mIjk
AhkCLsCynDyoDziD2mEemH4kIgpIjkLVlL6kMSlNql
ATmAtnAwkA5kA8mBGnBRpBomCRkChqCkoCunETqEnkEpnFhlFwlGaqHlnIJkILoIikJhqJklKYkKrkMVlMblM+kM/nNEpNLmNRnOCnOWk
ATkAnmBTkCLrCymDypD2lEelIgoKwkK8kLXkL6jMBmNqkNxl
ATlAtpAwjA5kA8mBGnBRoBokB2lCNkChpCkoCulETrEnkEpoF2kGaqHloIEkIJlILnIYkJhoJkmKYjKhjLckM+lM/nNEpNHkNKkNLmNRoNtlOBkOCmOWm
K8kLXkMSl
ATk
ATk
ATkCxkD1kEHlHFkJUl
EWnFIlHlmIpiLTkMbl
ATkDkl
BulEvlFFkF/lHNlOMnOPkORj
ATkCAlCyk
BulEvkOElORl
BomDKlEHmIYlK6lLbmL6l
ATlBEkBomDKlEHmHnlIKlIMlLbmNMl
GDkIMnK6l
ATkBolLclOFn
ATkGDkK6k
ATkBolFplOFn
ATlBZkHTnIXjIulMZlOAnOWo
ATmAvlBRlFtkKNqLmnMxn
ATnDAkD4lEslFtlKNrKdlLmnMxn
IHkIKk
ATlHll
CAlHlk
GDlIwk
ATkGDk
BSmCZmCjmC4kEXmFglG+kHQnHcmLklNunOQk
ATj
AglAymA/kBKmBZnBnlB1lB4nCDlCQkDPlDVlDpnDzkD1lEcmEokFUkFhlGUlL1lMBmOUlOWh
DSlOOl
ATlGzl
A1kCwlDTqEHlJcmJ1oKCsKdlKylL9pMAlMilNMkOUkOWo
ByoEsmMMlOMl
AqlCrlDRjDUmFEnHdkIKlLGmNnlNxl
BNlLPlLdl
ATlByoEsmKPlMMk
DUnFEnGAlHdkIgkJNlMMjNql
ATlLPkLdlMml
AqkIwlMMlMWkNxl
MMk
ATkIKl
ATl
ATlJAl
BYlEYlOOm
ATlHwlLql
ATmLEl
J0l
B8uCzlEHoFKmFupFylGIkG2qG7lHljHrmH6kIEjIxkJLnKVlLVlN1l
BGlBHlBRmBZpBloBrmBztB2mCIlCMmCemCrmDAlDMnDQmDRkDvkD4mD+nEbkEilEklEomFUlFooF4mGpmHeoHfmHgoHirHjrHrlIMkIYxIdlIfoIilInkIupIvoJHmJJlJqrJylJ5tJ/kKAoKJkKTlLAlLplLtlLuqLylMNkMitM9lM/lNCjNDlNFlNHmNNlNRkNSlNUkNYk
ATlAppBGoBJkBRmBZqBloBrmBzsB2lCIkCMmCUlCemCrlC2lDMnDQmD4mD+lEolFUmFopF4mGplGqlHRlHemHfkHgnHisHjtHrmHzlIYxIfoIimIunIvrJHmJJkJYkJqqJ5uKAnKhkLAlLupMKlMisM9lM/lNClNDmNElNHlNOmNSmNUnNYk
FFnGDl
Hzk
HzkI6m
EKlFPlI6lLJkNil
ATkNtl
CPkC0lD/lHglKYl
A8vFwkKirNHw
MAr
ATlE0lLKnMAs
AVmAakBGkBXkBwlEekEqlF6lGOlIulI7lJelKAkNLlNRlNnkN3kOOkOQjORpOVn
AalEqnKAmORkOVm
ATl
E0k
A8kBElB8nCHlCNkCsjEPmEalFRlGanJzjLLkLQn
ATlCXlExlHLkH4lH7lM/lOFn
Ill
A8lEVlH6l
EVl
BylKil
ATl
BckBqlC8j
BclBelBrlGIkHjkIJl
AelAflBhlB1lB2kC6kDflD6lIqlLjkM8l
BylEsm
ATlEhl
AelAflBvlB1kB2kCImGLkHolHqlIDlJHkJUkLjkM8kOTl
Esl
Ehk
ATlAfkB4lHulIql
ATl
ATlBrkBylCckCimDGkDNlEUmEqlFDkFYlFilF5kGAlGIlGdiGenGhkGimGlmGolGrmGsnGuoGxlG2mHEkHSlHTkHikHkkHplIGlISkIgkJKkJckJwkKIjKPkKWkKhmLhlMrkOJmOSk
ATkA0jCAkCokEclEgmGFjHTkHlkIOnLZlNmkNojOOkORl
ATlILk
ATlHpl
ATlAglCdlDcpFNmFrnGJlGglG1lI3lI4lJ0kKXnMLlMMlN9nORnOSkOWn
Iyl
IJl
ATkCTkCrlGCmJOkNIkNNoOApOHlOWl
CRlCnlDgkHBlODk
KMkKsj
LQk
BonKxnK6k
ATlBonKxnK6l
AgnAnmAolEIqFinGfkHplLLnNHl
KIl
ATlKIl
ATlFimLLl
ATlBJmCtkEIlEylIKkIgpIqlLJjMElOMk
AvlA5kBBlBslB4lCJkCTjCUkCrlDxlENkETlFqlFrkGClGSlHVkKClKVlMIkMrkNOlN+nOQlOTjOWl
ATlBfkCVkH1l
EclEfnGCk
CFlEfn
ATkBRlBfmByrDRlDzkFImHqlIopKfkLmqMmk
BRlByrFIlGRkIGkIjlIooKflLmpNNl
ATkH+mISlIllK4k
AUmBFmBrlBtoB6mC0mC6pDmoDtmD5lD6qD+kEEpETlEykEzoE1nE9kE+pFDlF7pF8lG8mHEmHlkINqIhpIilIpkJxmKUrLJkLXmLtoMVoMzpM5nN/kOBnODqOEnOFlOWi
AUnArkBFlBtoB6mB8lC0mC6oC9kDmoDtnD6pEEqExlEykEzoE1mE6lE7lE+pFEkF7pF8nG8kG/lHEmINrIhpIikI/mJNkJxnKMlKUrLXmLilLtmLvkMVlMzqM5lN/lOBoODpOEoOFlOWk
Jml
AUlHHlJSmJmlJ7k
AUmG8nODmOKl
KUlLOl
AUjColC7kHvlIFlIolJTlK9lLJkNxkODlOEnOWj
Nxn
AUkNDl
AUk
J8nODk
AUmCLlC7mDXkDbkDdlDhlDsmDtmD5nEDlE2kFsmG+mG/mHMkHQlJBkJxlJ2lLNlLOlL2nMenODn
AUlCLmC7nDZlDclDqmDsnDtkD5mFsmG+mHMjHQlI8jI/mJBkJUlJxkJ2mLElLNkLYkLilL2mMemN4lODmOWi
AUlEklOAk
AUm
KklMQk
B6lGZlJunOHjOWi
AUlBjl
AUnJDkJSmMWl
Mol
AUlAXkCvmE0kE+lG/jHHlHRmHtlHulIPlKAkODn
HHl
H5lMen
AUn
AUnNIl
MLk
JDkJSoOWk
AUlErrFEqFKoJSo
F6lJSpOWj
ErqE3lFEqJSoLJlMdk
AUlJSk
Mml
AUnAVlIzl
AUmAVlHrkIzlM2lNSl
AUn
Izk
AUlCjlEmkKPkKToN6pN+kOAjORk
AUnCenDClG+oHElHPkN6kOAiODo
KToNTlN6oN+jOAj
AUmCenG+pHPkOAhODo
AUnD5lECnEzlE7lFDkHMmJYkJ2sOCpODh
AUl
AUkN/kODl
AUmJ8mN1uOBo
AUnDWlGLlJ8mMplN1uOBnOGk
E4lJjk
AUmDVlG/nJxnJ2mMekODq
G/nODl
AUnDVlEZlG/oJxmJ2nMelODq
G/mODk
AUjC0lKUkLtnN/mOWm
HHn
CVlEUlFqlGDkIblJbnNxiOSm
CVkE7kFKlGMkIblJbmNekOSl
FKl
FKm
AulBSk
ErlFIl
AUl
JSlOWk
CtkDslECkI8nLblL6l
Hyl
AUj
N6kOAmODl
AZlEQlHMkMYkNBkNKkNOkNYjNbkOWT
OAl
E6lG+n
AxnBIlF7lHQkOLk
AUkBOlHYnJSkNjm
FEmOWk
FEnJklNelOWj
OWl
A0kB1mGVl
MDk
AUlAVl
AUlCxlDglEUkEmnGNkGWkGYlGqmHilIXmI4kLJlLdlMolM6lNXlOUm
BNlCVlDJkDVkFklGNlGZlM1k
AUl
E+pHPkJooMcmNxkN8k
AUmAcmAwlA/kBOnB7lCWlCkmDVoDYmDZpDakDdkDhlDmmDqnDumDymD0kEBnEDnEEkEKiEjmEwlFJlF9lHtmHwsHxpH9oIymI1lI2kI3lI4mJCkJlpJnnJ1lKxoL1kL9oMFkMIoONj
E+oJooMclNxjODk
AUmAckA/lBOmBXlBokB7nCkmDVqDZoDalDhmDnkDumDymEBnEDlEElEKjEYnEjnHtkHwsHxqH9oIylIzjI2lI4lJCkJIkJlqJnoJ1lJ/kKplKxnLPkLakL1kL9oMGlMIoMZlOVk
AUlJJlJwlKmlLQlMUkNCk
AUlE+lNxl
AUkJol
DclE1nGslHwjLFlL2kOWi
AUl
AUlAmnAqmBMmB7jDVsGCkGMqGwnHLkHOkHmmHvmIyoI0pI9nJCnJTpJUmJlmJmmJ5nJ6kK2mK+lLBkL9oMGjNwkOBmOLn
DVlD5mECmEKlG/lJxpJ2nJ3kLinMenODpOFkOWj
DVmD5mD6kECkEKmHEmJxqJ2lLimMemODqOWj
IzlKZkKolN1nOEn
K/l
IBl
AhlBLkCZoEUkHtmIKlIikJFl
BOnEbjGXiLOlOQl
C5l
HtnK/mLJlL7nMolN/mOEn
LJlOWj
JSl
GFk
CUlDnlEWnFbkGGkGbkHykIXlIplKFkMakOLkOVk
BekBll
AUlG/mHDlHFlN+k
AUkG/nHDlHElHFmKJk
HepIQk
AUlOHlOWk
AUk
GYlJ3lMNl
BSlCKlCVlEUlHDlOFl
AUlEQl
BtnF7kLtkODlOWj
AimA+lBSmBTyDQnD8pE/kFVsGmuHGlHHkHbnHtmIDnIIkIVsJpkKQqKWkKbmL4sNrq
AUlHRlOWp
A0jBJlEylFwlF7lGOkHJlHukH0lOWm
AUkErlN+kOWq
AUkBJkELkEylHJkHmlHukOWl
AYkBSlBTnFslHbmHtnIDnIVkI7lKQl
AUlFClGml
CCkDglEClEUkEmlEtlE2lHFnH1lLDmMXjMllN5lOWj
HHjMSk
AUlJTl
G5l
A0kBRlELkF7lHmlHul
B3mDXtGPkGVlGrlHJkHtkICpI9lJBkJ+lKcmK1kLBkL9l
AUl
ArlBYkB4lCvkFMlFakI/lJ3lJ5kLelMLnMioMqkM5kNflN9kOOk
OWj
AUmI/mLck
CRlCtlEplEvmE7mLAlLBlLElLGn
CRlC6lEvmE7nJukLAnLElLSkOWl
AUkCRmC6kLAnLBmLGnMCk
AVkBMmBYkBZnBlkBzmChmDMlGWmGqnHioIYnIfnIumMTlNNl
AzkBGlBMmBPlBYkBZmBzoGWnGqnHinIYnIfoIumJUkMTm
AVl
GtkJsl
AVlAplGKkKol
AVmBXnCgoCwlCxqC1lC2uDonGZlILwIhkJvnKauLalLizMgn
AVlCglORi
ColDwlIdnNDl
AVm
Gdk
BVjOLlONk
AVk
AVnDAlJ+l
AVmORn
Gxk
AVlGer
BElBMlEOkGJlGglG1lKMlMilORn
IzlNfjORl
AVkHElM2lNhlNokNrlN2l
AVn
BFlBPl
FKk
ApnBonEKkFikK8kMssOElOOnOVk
AVlBVnCSnDQnEOlHImHTp
BVmCSnDQnEOlHInHTn
BVm
AVl
DJl
AVnBgoFPnIImM8kNXoOJk
C/nGulJMkN5lONk
AVkHQk
A6lOQkOWk
OWl
F+kKamORh
AWlBpkKQlORj
AVlGvn
GtkGvn
AVnA2jCBkCIlCwkCylDWkEIlELmEsnE0lHCmImlI4kJNkJblJulJ2kJ+kKhkLBlLclL3kMClMElMhnMklM2lNVkNckOKkORl
Gtk
AVmOKl
CllEQkEslMxnNTlNZkOWl
MxnNTlNZlN2lORkOWk
AVkMxl
AVk
AplFkkGqlGylNDiNMeNUkNYlNbkNckOMjOPl
AVjHol
OWn
OWn
AVlHinIElIYlOEk
A9kB3kCEkGblGcnGekG8lHilHslJ4mKYoKvoL7lM8lM/l
HDkHhnJ4nKvkNll
AVlC+l
ORk
FPlFlkF8kHhmJUk
EkkEqkE5kFglF1lMjk
AslD4l
AVkBilFujF4lJIlJ1lOWu
ORk
CplHRlJLlLYlNRlONmORjOVpOWl
KFk
CKnDwmHSlHbk
G7nIylKRkL3lOWn
AVlBBkG7mIykKAlKRkNSkOWn
AVkDAkDLlH7lKIkK7lK/k
BQmBzkKsl
AVkBLnGdkGqmIvlMto
COpCglCtlC2nDSqFBlG3lHzkJdlKFqKjnLRlNQlNVlODkOOm
COpCgnCtlCxlC2nDSrFBlGbmGqlKFoKKkKjnLRlLVlNZlODl
AVlBBkCjkDelEilGelG/lHXkHfkHimHnlHwmHzlH7lH+kIEkILmMnlNIlNbkOAhONkOSlOWl
AVl
Gbk
C4nC/kDClDTnDclEpkEslFjlFtlF6kHUlJInJLlJMmJsnKmkOWl
EcmFFmGJlGglHjlKYlM2l
Gdl
BVlMcp
AVlBVlEVlEdkKJmKXlMcnN8i
EdlKJnMcp
EVlKJmKXkMcm
Bul
EhkFdlFemFglJEk
C+lEhlFdlFilGwlH1lLVk
LJl
AgkArmAtmBMmBOlBknCRkCtkFkmGsoGtmGupGvmHBkHWnHdlHqlJSjJfkJ+lK5lK+kLXlLzlL6lMLkMUlM/lNJkOKoOOlOTm
AVlB1lCbnGPlJOkLUnLolMYn
B1lCbmGPlIclIfkLUkLolMYnOUl
H3lIcl
MklORj
Lyl
AVnHAlOHl
AVm
HBkMGlORo
ORk
AVlBQkCAkCJkDPkDylEqlGMmHMlHdmInjItkJLlKzlN3kOMm
AVl
OWm
AVkA4nA+lB0nB4mFVpGQkGsmGzxIVpJEkLQmL7lMRqNlmNro
AVk
AVlB0kFVmGzuIVnJEkMRnNlmNrm
AgnKxn
AVlBxkEelGxmMBl
BomEclITlKRlKxk
AVlAelCJlHTlJPlLekOBlOUl
OHkOJlOUm
CTl
AVlBQkFdlKql
AVl
AWvCdpC/lJtjKTm
AWlA4mBMlCakCdpComDKlFJlG8kH4oIpmLfm
AWmA4mBMlBSkCdpConC8lG8kH4pIpnLfmMJlOJk
KTm
AWl
C+lMvk
AWn
AWqBNnCekGXhHPnKTqKWmLFkN6lN+lOPl
AWlDIkERkG3kG6lKilM+lOWv
AWn
AWmKMmKYkNLk
AWlGSm
AWpDAlGSoKTnKWmKfnOVl
AWk
AWnBBlCamCdlCipCpsCuoCvmC3pC4vD7tEqpE9lF0mH7oH+oH/sKTlKWlLcoLguLhqMuqMyoODj
AWmBMlCdmCuoGXnHskKTlKWkOKk
CikEqlKWk
AWpAtlBHoCNkCdlEXlEkmFMoFRlFXlFekFknF0kGvlJtnJ+kKNmKQlKYkKdlM/lNEmNLoNVnNYkOTj
AWqBHpCMkCvkEklEnkEpjFMnFUkFXlFkmJtnJ+lKNnKQlKekKpkM/mNLpNVm
AWk
AWpBHmBakCvkEUkFMlFUlI5lKIlKYkKplNVnOTm
AWkFakJtl
OQn
AWr
C/jDBkDLsFpkGylIqlKGnKOnKWnKXkKZlNQl
BzlGulIPkNPlN5s
AWlB2lFnlNXl
Iql
HtkH7mH+nH/qLglLhs
B0kKTkLQl
AWjBXkCLkCdmCemCtnKTnLdlN+lONn
AWkCimCyoC3kFLnGzlG9lICmL5o
AWkC3lHtl
A0lB0jCKoCatCnuCooCznC2kDpuEYlEqoE9oFClFPlFctHHlHZlH43IAlIhmIksKAkKGpKLqLbkL+kMpnOWk
AWlCam
FEl
DAmKIlKQlKTlKWkKXkKfl
AWl
CJnCOkCblCdnEfiKTm
AWnCdlC1kDprFckH4nKMo
BHkCNkFll
Dpk
AWnNPlOQj
AWlOWm
COlOWm
AWlCOl
AWlCemKTiKWn
AWk
Cdk
AWlCdm
G2kHMkIykJclNckODlOMmOPpORlOWm
GQkG5lHMkIykJckNcmOMmOPoOWm
AWkAdlBTlCGlCLjCdlJUlJxjLgkNol
G2l
BHmC+lDXlDelEakJlmMClNElNVl
AXoA+lCWlCZlCamC7lHElHcjJ9lMKlN4oODj
GKmHZlJ9kKal
AZrDAsDElDLnGSvJdmKElKWnOVo
DFnHbkJIlOWi
AZrAdjDAtDElDLoGSyIqlJdmKEkKWnOVm
CrmDFnGJlGTlG4kJIlN/lOWh
OWh
AWl
M6k
A1kA6nDGlF+kJilLElN8n
AvkAzmE7kFgnF+l
OIm
AmmArlBUoB4nCcsCilCroCukC3mC5pDqlD7iEbmE/kFBlFWkGWnGalGumH9qIsnK7lLklMpjMym
AWlAmnBLkBUoB4mCcuCijCroCykC3nC5pD7kEDkEbmEmlE/kFWlF9lGWlGumH9qIkkIsmK7mLfkLhlMym
AWlBHkEllI4lNElN8nN+lOQm
FylHPlHZlIKlN8kN+mOQkORi
AWkBRmCQmCSmCXmClmCooCtoC8mDrpENmEOvEUnEzkFamHzrH5oH8mH9lH/nIArLesLhkOBk
CQmCXmCZlConCtpC8mEOsEUmFamGGlHzoH5oH8lIAnIqkLep
AWlBRnCQlCSmCXmClmConCtoC3kC8nDrqENlEOvEUoEzkE5lFanFukGblHzrH5oH8mH/mIAqLet
BRkCQlCZlConCtoC8nEOtEUlFanHznH5nH9lIAnIqlLeq
AWlCdkKQl
AWlEllE+lHklIDkIflKclKloLClMkk
AWl
AWlFal
CxlHukOWn
AWkBYmBmlCJmC4mEXpLKkOAqOWp
AWlCxkHukNwkOWm
BYmCJmC4nEXpOAqOWo
KalOPm
AWkEml
AWl
AWk
CfkDKkLAmN8qN/m
NPk
BHkBSlDKkLAmLrlNqkN8qN/m
Cdk
AWlLYlOPk
AWlDKl
AclB8lCckGpkG7nLBnLElLGmOSk
AWlDPkDnlEIl
Cdl
AWlCekDAmEpkFll
CUlCdnCfsFbnH3qIlqIpoKQoLvq
CdkCflH3mIpn
CLlCUl
AWkGalG6lHylMClMxk
AWlHzm
AWlAxmEblGol
ChlCimDslJZkJekKplLGmNFlOQlOWl
AxoEblGol
ChmEVkHQlJZlJekLGnM6lOWm
AWkBHkBflB2lCUkCekCqlDLkEomHflIvmJykKJlKVlLtkLykNClNDl
AWlBHlBgkChnE0lFplGomLlkLolOQl
ChmE0lGomHTlLokNZk
AWk
AWlGDlKWkLTk
AckAxkBilB4lCemC8lDPlEblFflGUlGhkI6lKQlOAnOQp
AhlDekEqlKvnNIlOWm
AWkChmNZl
AXvA0mBLlCFlCVlCWmCcmCklCnlComC2kC7mEGkENlFBmFCoGAmHQnHRkHdnH4nIalImmJXlLBnLOqLPlMQkMgmNrnN3pN4lN9lOLk
AXtA0oBClBLlBMlBknCVmCWmCXkCcmColC7mFBnFCoGAmGCkGdlHEkHQmHdoH1kH4lImmItkJXlLBoLOoLPkMJkMglNrlN3oN5lOMk
FLlG/oHQqMRk
AXm
BxlN2l
AXmNul
CWl
AXl
AXk
AXkGMkOEl
AXpHAl
AXk
G+m
AXlBumFBl
MKk
G+lJOk
AXmAtlDokGWoHxkIEmJTnJbmJcoJhlJwmJ5lNynOGl
AXoCMlCZnDdkD9lGIlGblG+mHcmJEkKTlKUlL3lNvkOKm
BClCnlColC2kENkGNkHdmH4nIxlN4kOLlOMl
GCl
GCk
CWnCZjCilGylHtlH2nLQlMRmODj
AXkHQl
CVl
AXlApmCslDIlDklDxlGckHaoH6nKblKujLglMMlMbk
AXoA0qEbmGJoHAmHIqHXjHrkI+mJUkK7lNqlN9kN/o
AXnA0qEbmF3lGJnHAmHIrHXjI5kI+mJUkK7mNqjN7kN9mN/p
E7kHWnKBnKRlOEk
DrlD8lEGlF3l
AXnN/l
AXk
DrnGIkJAnLeiOKl
AXm
HQl
AXlHQl
CZpFumLrlL+m
BTtCpsC4pD8nHXkKUkLXqLkkL4tMOoMllNGnOAl
CZoEvlFumL+mMgl
AXnBTtCprC4qD8nKUlLXpL4uMOpMllNGmOAl
CZl
AcpA3lBJlBZmBwoByoDZkDpmD5oEKmELnEblGLmGVnHuoIomIpkJimJ3lK7mK8oLjmMBqMDoMprMwmOFl
AcnA3mBZmBwpBynDhlD5oEKnELnEblElkGClGLnGMjGVoHuoIomI1lJimK7nK8mLKlLblLjlMBpMDnMppMwnM8lOFm
E+kHriH1kH4mH+mIrlMLl
CWlCYnDemE9lE/lFHrF3kNNl
AXkCWlCYoFHpGqlNNl
FolJbl
AXl
GWk
N5n
AXlG+kN5m
G7lLrlORl
AXkCcnFtlLOmMgmNro
CWm
J7l
AXkBHlDzkFckGCkNIlNJkOWk
EQlJml
AXkJamLxl
Cnl
B8l
EOl
AXl
CflHcn
CXlE6kN3lOMl
DCkEfoF3nIplI8nJGkJNkLTnNKlNikOLn
EfnIpkLNlLTmN2kOLnOWY
AXlAwkCAlCTlEWmE6kFulHcnH3kLrkOKl
FnmFolFvlF2kI5kMQl
CNlCmkDrlExlFEmFIlGKlHMmHvnOGmOWn
AXlHEl
CmkEukFEmHMnHvmJblODkOGmOWn
AXlHEl
EulFEl
AfkAikBVnBllCgkEhlFBkGDkGukI2lI4kLfmL5kN/k
E8lFGkK1lN7k
ENl
EIlEblEwlFClGGlG9lIOn
AXlNJlOAk
AXlBSmBkmDokEYnE4nE/nFHlK+lNrl
BllI+lOGl
AXlGekI+lMjl
BllLOk
CblFqkN0lOIk
D9kE7lFZmH9lLOlN2kOHl
AXkA0mLOk
AXkN3k
AXl
AXkA4lGzjH9kIikLOlMRlMbk
IHl
OAk
A0lIAl
BulN5k
CTkC4lN5l
DKk
AbmAykBglCilEGkFlkFtlHIkIzkMmlM1lOIk
AblAylBlkCIlEGlEnkFfkHulIFkLdkOIl
AXmNrl
COkDOmDSlDunD2lD9lGVlHSlHulH4kITlIukKFkKzkLWnLilNkkNnkNukN3kOOjOTk
BLkBhkF1lJNkKFk
AXkBKmDzlGtoHQlHukIHnLPnODk
BUjG+lOWm
AXkOWm
AXlBKmBLlDzkGjlGtmIHnLPnODl
EjlJzkNyk
N5l
AXkFnnJek
D7nFWoKWk
CZpE1nIrmMjoOEqOWh
AplCWlE+uG/wLtlMJmODv
AXkD7mFWnH+kKWl
AXlCZpE1mMjnNClOEr
AplCWjE+vG/wMJnNulODt
DZpD7lFOlFWmGWlHumH+kIxsI2kJBkJ5k
D7mFWp
AXlG/qODn
AXlOOm
AXlOOm
AXlCllEOmFUnGWkHclLolOBk
AXkGIl
B2l
ApnB+lELlEMnHjlH7lJTlJXoJdlJ3lJ4kLplMenMgmM5nNhkOLkOWj
ApnEMmGCkHjkH7kJTmJXpJ3lJ4lLLlMenM5mNhlNulN4lOWk
AYmFqj
AelLTk
AYlAelCSlHKk
AYoDHkDIkFVkKvkLFkLVlNjkOGnOTm
AYnDHkFGlJ/lK6lOGnOTm
AYjJ/lKvlLVl
OTk
FVkOTkOWm
Nvl
NwiOWn
CEkCtkDflDtlDylEHlEQkEtlI8mI9kJGlLekNjl
AYmFqo
AYmFqqFvl
AYnJrmKxm
BmlFqnI4kNikOOl
AYlDekFqnInlOMl
B7lDYkHQkNwl
AYlFUlFqnFvl
AYmCXnDglFUkFdlFvkHOlMHmMQlMbnOCl
AYm
AYj
BOlFZmFqkF8kJpnN+kOTk
AYmA/lBOlHSkJmlOWk
AYmNwk
AYlOGn
OBmOFlOHmOJtOUn
AYlOIj
AYj
GAkInlLZl
AYkBKjDAlFMpFQlFtqFyqF6qGOkG7pHImHKnHOkHVlIhkI6kI8mJAoJwmMWlNuk
AYlGtkG2lNimOCn
AYjAlkBKkFMoFQkFXkFtpFyrF6qGOlG7pHInHKnIhlI5kI6kI8lJAoJllJwnOCm
AYlAmlBVlGslGtlG2kG7lNinOCl
JNlJolKMl
HIl
BVl
AYnFqlHNkIkkJ+kKxlK7lLYlOWq
NjlOWj
AYlAklAokBDkHMlHwoIzkJnlMZk
AYl
AYlAdkDUkNKkOKo
AYl
HUlH1kH/l
AYkFqlGNlOWj
AYkCKlFqlOWk
AYlIzk
AYkEQk
AYlIojLEl
AYkOJk
AYnCFlEelEhlEzlKXkOHmOImOWn
AYl
D2n
AYlAllAsmA0lETkKHkNilNul
AYlBRl
AYlJml
Jhl
AYkHYnOHkOKr
Nol
FqkLwl
BKlBbkB2lFVmFbmFdkFqmFulF3kNvmOWm
A7kBKjCvkFVmFblFqkFulOTj
AhoAynFXmFqnFxkF3mG4kG8oHAkH2lINlIwlI8qI/kJplKzkNrmOTm
AYjAhpAymDFlDLjFSkFWmFXoFZlFbkFqnF3mGlnG6kG8pIwlI6kI8qI/kJRlN5l
AYmFXkLwl
AYlAynF3mG6kG8iHJlI8mKylKzlNtk
AYlBlnCFmF6lGQmG5mG9lHBoHDjHSjHXlHZlHblISkJ1lK0nK6kLakLzlMamNPlNimN0lN9kN/mOCpOWp
AYlC+kFZkFznGPnHOlOIjOTnOWm
BKlBulCFlDlkEClEHkFHlFelFtlF+lGOlGUlGvlG5mHJnHTnHUnHZkIPlIQlJSnMTkNJkNgoNipNzlN0nN9qN/pOCoOJkOVkOWo
AYkE/lFMmFQlFTkGflI5kOTmOWm
BlnCFnC6mDGkFFkGQnGekG3kG5nHBoHDkHXlHZkJGjJxmJ1lJ8lK0lLalLzkMamNPkNimNmlN0nN9kN/lOAjOCpOWo
C+lFPlFqkFznGPnOIjOTnOWm
AYkA0kBKlBflCFkDlkECkE3lFqlFwlF3kGOlGRlG5lHJnHTmHUmH7kJBjJSnNJlNgoNipN0mN1kN8kN9qN/rOCpOJlOWp
FMmFTlGflOTmOWl
AYkFRl
AYj
AYl
AYkFqkMlkOKn
AYlNhl
DZl
FhlOTkOWn
BIkDRkFRkF4lHGlOTk
AYl
ESl
AYl
FplN5l
AbjBIlBOkB2lCFmC+kDGlF0lGlkGmlG5oG6kG8nHUkHwlJnmLDmLHmLqkL3kN8lN/lOSiOWn
AblBOkB2kCFlDOlG5mG8mHwkIwlI8kJnnLDmLHmLqlNQlN0kN8kN9iN/lOPkOSkOWn
HWl
AplA+lCRkEOkGRmIxkOAkOMk
AglA+lBBkBskCRlEIlEnlFRkMrjMvmNOlN+k
HUl
OCl
AYkF2lORk
Cvl
AkoFVpFdmG8lL4l
AYlApkBSvBkmC4mDGoE4qE5lE6qE/kFCsFJpFVkFfnF8kGCkGKsGRlGpmGzlG0pG1mG9lHCqHGkHImHboH+kIVmJlmJtpLgmL4nMGmNUlNhkNrrNxkN1nN2kN3qN9lOClOImOOkOSm
AilIYlIakJInJJlJsmNkm
AYkAknDGkFVoFdnL4l
AYkAplBSvBklC4mDGoEYlE4qE6qE/lFCrFJoFVlFfnF0jF8kGKtGRlGpmGynGzkG0oG1mG7kG9mHCpHImHbpIVlJlmJtoLgoL4mMGmNUlNrqNvkN1mN3qN9lOClOImOOlOSm
AinFVkIYmI9kJInJJlJsmNkl
G8l
BSkBTkBkmCylC5kD7kFJqGKoGzkIOlLgkNvj
C4lH+k
ESl
CvkFqkHKn
AlkHKnLBlL0l
EElLBlLQk
G8l
AYlG8k
F4k
AYlJmm
AYlJSl
COlNjkOIpOJj
AYkNik
AYkEbl
AYkAklFVmFdlHbl
AYlAknFVmFdkL4k
CvlFVjFak
BYuBkmDRlFztHOvHYlIPpInmJUrOBkOHjOKm
FNnFXkFplGsnOTmOWm
FOmFclG2kI5lOTkOWn
BYpBkmFzoHOnInnJUtKflM9lOKk
BYuBknDRkFzsHOtHYmIPpInmJTiJUtKfmMvlM9mOBlOHjOKm
FNmFTkFXlFZlFmkGPmGsnOWm
AYlFOnFzlOWl
AYlBYoBkmDRlFzpHOmInmJUtKfmMvlM9lOKm
InlKfl
FMlGfkGplGyl
AYkFNkOTmOWj
AYl
AYkDGk
Ahk
Nxl
A8lBrlB3lCblC4kC6lFBlFGkHglImlOWj
BrlCElCblCykC4lFBjFGlFxmJcl
AYkGHnLul
DHpDJsJdn
GSlOWn
AZlDHpDJsJdn
G8kHAlOWn
CVkDEn
AZlEik
AZlFrnHbkI+p
DHoDJk
AZkNPm
AZn
GSj
AZsA8mBLlDC0DHqDJpDUlD7kFooGRnJNpJcnJdqKitLWpOOoORmOVr
AZoDCnD7lNHkOVl
AZnBeoCDpDxqGIlGdlHJnKbpLOlLVyNLl
AZoAtlBnmC9qDIqDKpERlG6kJdnMIkM/lOVo
AZpBnmC9qDInDKnEilJdnNWkOVq
AZlCDl
AZlAtkBnlC9qDImDKuH7kKMkNQkNam
BLmKirLWoOOk
BLmKirLWnOOjOPk
AZnBrkCukDFlFlpFvkFwmHowJIoJwlKfmKzlLE0MCmNBm
AZmB8wCAlCz1C0mDIlEHsFuoG2rItsKPoNZpN+l
NZn
BllBnsDMjFwpF+lJMmJdmKOn
AZnC9rDKnEilGRlKPlLVoM/l
BntFwoHelIQlJMmJdnKOlM9l
C9l
AZmM/l
AZnAamAwkA2xBXlB8rCiqCxpC5iC/qDAqDEoDJmDLpDPmEHkEPmETpEVnEWrEZjEfnEgmE/oFdlFeuF8oGCkGDnGEuGFnGIpGMkGNmGSrGTpHFkHpkHroIqpJSoJhnJxmJyvJ4pKEtKIqKQiKV0KWlKdkLAvLGrLIpLQtLroLskL5lMAoMEmMMsMVkMcmMemMzrNPnONmOPmOQpOVi
AZmA0kC/mDClDElDvlERlEZlEalFMlFwkF9kGSnGUkG9iIXmJAlJskJ2lNikN9lOWk
AZsBqlC9oDAmDCrDEpDGnDHwDIuDJpDKoDLnDOkGRvGSmJcpJdvKCoKGmKVkKioM9lNQkNblOVq
AZoDCoDHsDJoDLnGRpGSmGTlJdmKCnNHlNckOVm
AZmA0lBjkC/nDDlDNkDglERkEblFOlF9kGIlGSoG9kIXmJAkNijN9mOWm
AZsC9nDAnDCqDEqDGoDHtDIuDJpDKoDLnGRuGSlGTkJcqJduKCpKGmKPlKinNDkNMlNWkNZlNclOVr
AZoDCoDHtDJpDLlGRqGSmGTkJdmKCmKilNDkNclOVl
AZlCLl
DClDgkGSmJEl
EVm
ETmEZkJysJ4lKVnLImNZk
DHkJdlKCl
BIlOQlORk
AZkDCkGRkOVj
AZmCDtDxqKbnLVs
DJoOVp
AZkDJnOVp
AZlDAnDE1GSoOVm
AZmAjl
AZkBHnBfnONn
AZlDTm
DCpDHk
AZmCDmNbl
AZlBqlC9pDGoDIsDKlJdlNbmOVm
AZoBqlC9pDGnDItDKlEmkJdlOVl
AZn
AZn
AZmCdnC+mDIkFxkI3mJIlKflOVl
AZkGSlNPl
GSm
BenGdjLVq
AZkM/l
AZjDFl
AZmAjkDFnDIkDKkDOnDPnGpmGxkHboJ9kKGlL+lMPkNIkOVl
CDkC+lDFmDIlDOmGxlHboJKkJskJylKOkKVlL+lMPkNIlNWmOOiOVm
Jcl
DHmDPl
AZmC9kDElEplGSk
AZmC9nDCkDMkEplGSoJKjJdnOVm
E3lGSm
A8lDPkERlFqlGFnGWlNtlOHpOWk
GWlHklJWl
AZkLUkORk
C/kDJsEnkE6kFrlF+nGUnJdkNFl
C/lDJrFLlFPlF+mGUoJdkNFkN1l
AZlGSlGUkI3lOWb
GSlJdlJhl
AZkDfkEQlEhjFOkGOlJllMJkM9lM+kNEkNJkNUlOFhOWW
BZkBhmCcmEDlF6kG1lI0lI2mJRpJfoLEmLNnLilL/lMAlMJkNClNHkNLkNOlNSmNVjNWkNbkOMk
C/lEql
OWo
AmlAumBBnBhlCQmCskDJrDvnEGkEXpEolGSkGwlJhnKPkKUnLSnLVlLzjMSnM0lNGnNalN6lOBj
C+lDIkFtlIzoJLkJlk
DHpDOlGRsJcpJdrKGmKOlKinNMl
OWo
AmlAtlAumBBnBfnCNkCQmCslC/kDJrDvmEXqEmlFXlGSkGbkHWlJhmKPlKUnLAlLSmLzlL9lMSoMtlNEkNGnNNlNTkNWlNalOBk
AZlBikFtkIqlIzoJclKCkOVl
DCnDHpDOlGRsJcpJdsKDlKGnKOlKimM+lNMl
Jbj
GRoKGmOVn
DBkDOlGRkKDlKGl
AZkCilDBl
AemBVlCTjCrlCtlC5lDLsEulGNlIUlKGlLEpMasN0n
MalN9j
EmlJMkN8iOBnOCkOWn
KJkOQk
ArlDHkDflD8lGRhHSmHmlJalL3kNik
NHlOVl
AZlNbl
AZk
AZk
AZkNJl
AZl
C2l
AalAwlA2sEfmFekGEqGInGSoHplILlI+lLAoLGmLQpMMo
AZlC/mDHjDLmEfmE/lFUkGEmGIlJdlKVrLQoLsmMcl
AZk
AZlGOlGTmJOlJykKOkL+kOOkOVm
AgjCYlDSl
Jck
AZl
AZkBqlC9mDInOVm
C+nFwmGRkKOo
AZlKOk
C+nKOk
BvlC9oFllGgjGhnGinGklHplIwlJMkKOkLAmLBkLDlLFnLjkMCpMolOSk
AZkDAmDBlDDnDEkDNkDOkDTkKHl
C9lDAlDNkKHl
AZl
HTkMslMykOHnOIqOVnOWV
BClEzlG3lIWlJbmJdlJvkOBkOWj
AZlErlEzkF4lHgkIWkJbnJdkJolJvlOBl
AZkIRk
AZlIflJdkKAlNRlNtl
FIlLcm
Jdl
Jdl
AZkDEl
GTl
AZkC8nETnEelFRlFTlFZmFbmFdlFxlFznGPmHWmI6mI7nI8oI9mJSoJukJwsJ/kOBkOKkOWl
AZkBYlC8nDulETnEklFNlFQkFZnFbnFmlFukFznF2kGPmHMlHWmHalI6mI7mI8pI9mJOlJQlJSnJwsOKmOWj
NPp
EelFQkJulJwnOKl
NPl
AZlBNl
A9l
AZlNyk
AalLJl
AaoB8kFJn
AaoAbqEPlGXnJjlLZnMbnNZlOEl
AaoBukCXpFJnHCkIrn
AaoAbrBylGXoLZnMbmNZk
AaoBulCXqFJnHClIrn
AamAijArlCOmDvlD8qEXoFVjFXpGmlGvlHbkHllH7kIDpJ6lLUjMZmNfm
AanAstGFnLUqOLl
Aan
Mnl
AanM4l
AanDrl
AakB8pEHlG2lG7lHlkHrnJjl
AakB8l
AajCXkCwkDDlFxnGonHMlHyoI4jKHnKglNLlN8kOWm
AakA2oCikDPmEqlFJlFeoHroJhlKEjKIkKamKflOPk
AalHjlNel
JXl
IikLUn
AaqAboBylCNlEPoGXm
AalCXjEGmGClIWlJkkM8n
LUn
AaqAbpBykEPnGXnIKk
AanCXlEGnELlGClIWlJtlM8n
AalLUl
AamB+lCXkE6kGClIWk
FJoGNl
FJoGNk
A4nBAlDznFYlFvnHukHvmIGmIgnI8jJHnJ6kKMlKolLxkMLkMPpM6lN1k
EFlH/kLjlLql
Aak
GZk
AalOEk
GYk
LLn
H2nINlJNmJ6kK3nLflOWn
GBkH2nINlJNmK3nOWm
AanEWkLbk
AalAbkGBkH2lINkJ6kK3n
AalHAlL3k
Aan
AamNZl
CSlC6nD3lEYnEZlExnHMmH2lIEmJflKVlLjlMelMgmMnk
Byl
AyjBxkB9mCGmChkDrnEOlEylFUkFtmGIqGJqHAqHIkHenIXkJAmJEmJ9kKInLkkMgoM0mNAlNokNquNruNtpNuoN2kN/pOWk
CNlChlEOlFtnGIpGJmHenJAmJClJEmL5lM0mNqmNrnOWm
BxlB9mCGlChlDroEOmFtmGEkGIsGJrHAsHIkHQlHelIQoIslJAmJEmJ9lKInLklMgoM0mNAlNqsNrtNtpNunN2jN/pOFkOWk
AalAylChlEOnEyjFtmGIqGJlHXlHelJAkJElLkkM0nNqlNrnOWl
Aal
AalEwlI0k
FwlIhlI1l
AalBQlOWi
AakIclJVl
Hql
AakEMk
AalD/lLWl
AalMel
BElI/l
EelKnl
C6lHLlNnl
AalBZnCBkNRkNXlNvlNxmOQlOSl
AnlI9lNJkOWm
FAmLbl
Aal
AbnAjsDypEcjEimFmrGxkGyyHVlHlmHrjIglI7lLSlNPnNvkN8iOFk
AakAjlOBl
AakOAk
AakMRlNfk
ENkJjl
AalB+kFElGCnG0lH8lH/k
BClBImBYlFEkF7mGukG1lHFlJjnK+lLKmMCmMYnNzkOCmOJk
C3kD7lE/lKelLJl
DzlJsl
AalDMoDTnHFxHMmJjtOWm
GZl
AalA9mEdlFEtG/uHVpJoxLflLyrNfkNwoODsOEo
AalBJlCKmD+qGUnK/rMosM8k
DMnDTpHFvHMmJfmJjtOMkOWm
N5k
A9mEUlFEsFHkG/tHMlHVqJowLflLyrNflNwnODsOEn
A9lBJlCKnD+qGUmIvlJklK/sMnlMorM8j
HFkJjmOMm
AalAblGTlHTlHulIHkKKlNhl
FEm
IQlMRlMvl
GNk
FJl
MRl
AikDNlGdkIikLCsMIsNayOSk
AakBXjEtkEuoE7mE/pGZmJflMglN2n
BXkEtjEunE7nE/oGZmKAkLLkLNkMgnNskN2n
E/kGDkKAk
AalAbnB0kD6uEWlEukE0mFHlFnyF8lG5oIMlINuIWnJYoLDmL+wMnnMuk
D6mE/kINmIWnJYnLDkL+nMnl
CUlEYlFLkGFoHDlK3kNyl
AakAbkAtkHMlHnpOEk
Aal
Lzk
BDhDvlFXlIMkIck
EOkGDlHXlHvlIklI/mLrlOCnOHmOWi
GamGvlILo
Aak
Abq
AbqJylKVpLnkL7mMNo
AbpA2j
AbqKElKVpL7mMNn
AbmGXlLakMbk
Abm
AbmMNl
AbmAmlArmBRmC5mDvnEBoIImIwlL1m
AbmBRnCRlC5lDvmEBnFSnHnkIIlL1mMNl
AbmCRmDinELmK7k
AbjIImIwkM7l
AblAglAtoA2nA7jBFmBqlBtqB4kB+mCJnCOmCUmCqkCxnDNkDVmDhoDloDpjDqlDumDvkEGkEJkENkEjnEmmFDlFFoFSoF2nGCoGKkGMoGYwGmmGooGvsGzkG4lHUkHVlHYlHZlHulIFkIKqILnIMkIUpIZnIbkIlkIykI1mJQpJxkJ9mKBlKHnKLpKQkKbmKslKtoKzlLAlLCnLHnLYsLZsLaoLilLjkL9kMZnMbmMulMwpM3jNEnNOoNZlNalNblOGjONlOQl
AbnAtnA2oBtqB4kB+nCJoCOoCUlCmlCxmDVkDhnDlpDulDvkDxkD2lEGjERkEjnEmlEokFCkFFnFSnFYkF2mGCqGMoGYvGmlGopGvtGxlG3kG6kG+kHUlHnlH+kIFlIKoILoIMkIUpIZpIbkIokIymI1mI4kJFlJQrJ9mKBmKDkKHnKLoKRkKbmKjjKsmKtmKzmLAlLClLHnLYrLZtLapLnjL4kMYlMZnMblMulMwqNEmNMlNOnNbkN0kOGjOHjONkOQk
AbmAgjA2mBtkCikCxmC8lEokF2mGElGOkGYjGslGtlGwkG+jG/kHElHpmIKlILmIUmIYlIZmJQnKLlKRjKglLHmLZlMbkMclMilNOkNdlNjlODiOJk
AblByl
Abl
Abn
GYl
DIlEYlF6lH6kH8kIslM5l
AbjBDkBUkCnlDwnEvlE3lFHnGWiHRkHwlJmlKBlKbnNDlNem
AbmB6l
B6kH/kJ7kOFl
AemBbkDhlDnkDzkEDkEGlESkIEkLalM3mM8kNylOWp
Abl
FnoJFmL+m
AbmBPnIZkJFn
AbmBPnCalG5kIZkJFn
BPk
AbpAsmJ9mKxk
AbmBPkIYlIslJAlJMlJqj
AboAslE/kJ9nKxl
AbnJAlJqkL3l
MNk
AblJ9k
J+l
J+kMak
ELlI0nJLkJQmOWa
Abm
MNn
AinAknHOkHlnITlONj
AbkKmkLak
AbjAnl
AbkAktAupDkmGpmG1rIclKgnKzkLHkNFjN9k
BdlIioJQqJ9oMNpOLk
IiqJQrJ9pLJkMNoOLl
GplIcl
AblDflMNk
J9n
AwlBokDSn
B7mDJkDRlDdmDelDqlEFkEXkFVlF6kGPkHdlIOkIPkI4lJ4lKplLjlMalOFoOTo
AbkDhmGYkJQoKtn
Lnk
AblFTnKKp
AhoA2kBDkBUoCZqCfnCikCpnC6kD3lEFlGWnHXoHcpIsmKxnLulL4rL7lL+qMulMwkOLlORl
AhnA2kBDlBUpCZqCfoCpnC3lD8kFbkGWnHXnHcoIknIsmKnkKxmL4rL+pMDlOLl
AblBUl
DWlHwlIClIym
FTmKKnLnm
AbkDNlIojKQlOImOWp
A/lJPl
AzxDUpDVnDXoDenECqEDnEKmEaiHwlH0jIBlICkIRqIdkIynIzkI1iJCmJbtJvpJ3oK0oK4wLntMUsNpxOLm
AzyDUpDVmDXoDenECqEDnEKnHJlHwmIBlIRqIdkIyoI0kJCmJbtJvpJ3pK0oK4wLnuMUrNpxOLk
AclAulBAnBKmCskFSnFmnHVmINmJYmKzlK/lMnlMooNol
AzrDVmDXnDenECoEDkEakHwmIynI1jJCnJ3mNpl
AblAzlDUnDXk
CIk
AbmBIlCIlEGlFxlHujJzl
AblImlKLqK7o
AbkEvl
Lck
AblFenLAlN+r
AcmA1lCtlCwlCxkC0lDIjDKmEijEnmEpkFEkFilF2kGClJWkJynL7jNXlNZlN+l
FemLAlLrlN+r
AcnA1lBylCwkC9mDKnEHlEnlFEkGXkJRkJWmJdlJymKBlKdjLTlLjlMJkM9lNClNMmNakN+lONk
A7lCMkCrlDNmE8lHCmIskJIoJKkJvlN6nOCkODlOMp
K5lMUl
IglOLl
AblFekN+m
A1kJWlLjl
BypB7nCRmC2lDXnDYnDZnDbnDcoDdpDerDgqDioEKuFFmFpkGLnGMsHdmHwpIysIznI1sI2rI3tI4qJnmJ1uMDoMckNMlNkq
ByoB7kCRlC2lDVmDXoDYoDZmDanDbnDcmDdmDeqDgnDioEKqFFmF2nGLnGMqHdlHwnIyoIzoI1pI2pI3oI4oJ1oJ5lMDpNMkNko
ByoB7mCRmDWlDXnDYoDZnDamDbnDcoDdpDeqDgoDioEKrEplFFmF2mGLoGMrHdjHwoIytIznI1uI2qI3sI4qJFlJnmJ1sMDoNMkNTlNko
BypB7mCRlDVlDXnDYoDZnDamDbmDcnDdmDeqDgpDioEKrFFmFpkGLoGMqHdmHwkIClIypIznI1pI2pI3pI4oJ1qJ9kMDpNkp
AblB0lJFl
A9lCIkCwlEUlFTlGQmHHlHjnMUlM0lOLlOTl
AblMnlOFl
AblCJl
AdmBbmCIkLKkNemOKs
B2mOKo
Abl
B7nDokEGlHxoIAlItlIylI1kJEpJ6l
Abl
B4nClnC6lGekHVlHokHtkH2kJjkJskJ0kKlkLWkL+kMDkMalOFkORnOUl
AcjCtkE3lE6kFklHFlHolHtmJQlJZmMhkN2kN5l
A9kBnmDZlE+lLIlN2kOEjOSkOWm
Abk
Abl
Abk
FIlGVkGXmLZl
AbjB7lHikHvlIIkIalLckLgn
FElLSoMXlOWk
AbkMalNZl
Abl
AblNZl
AbkEenOCk
AbkNgk
AblNfl
AblDTlD6pFnnHjnINoMwn
EZoIblJilMhoM7l
AblEZmMho
D6nFnlINoMwk
AblEZnMalMhnM7l
AblBPmJFlJdkKulK4lK5nL7kL9l
AbkAgkBPnHjlIllJFlKtkKulK4mK5nL7l
IYk
AbkA2l
GwlG6lOSm
Abk
AblCRkFMjFrlMolOLiOOk
Acl
AcqDikExlFGkGLlI3mJFmJWmJamOWs
AcqDckDijELlFGkI3nJFmJWmJanOWp
Acn
Fhl
AcmAfjCulEhlJil
AcmA6mBuoD1pGjnGzlIFkLMkLQkLxkM8nNdlNhn
AckA5kA6jDymEfkFhkGkkGomIYlI2kJGmJ9nKElKHkK/kM8jM+lM/kOQk
AcmGzm
Ack
Acm
Acm
AcmFPlNcl
FYnGtmIGoKVjKWnLQqNgn
AclA4nBMlB4lDAlFYmF5lIGpI/lMRpNgl
FHlFYnF5oGtnIGnKWnLQp
AclLBk
FYmGtmMPiNgn
AjkHsoMXk
OPl
MGk
AeqBFpBttCJpDkqDllELuEgtFSpGvvIKmIRrIUqJInJ9pLFrLGmLYvONn
AclAilA9nBRlBmlELpFEoFXlGCoIWmI1lJomLJlNXmNxpN2oOErOMkOWq
A9mELoFDkFEpGCqIWmIzkJomJulNXnNqlNxnN2pOErOMiOWp
FEmIWlOWj
AclDIl
AckBFmBtoDknDlkELmEgmGvnJ7kJ9mLFjLHjLYn
AclBtl
A3mBxjCYkHmlIBmJLmLMmONlOWm
BolKAlNbl
CWlHskIfkJ0mMLlMpkNql
AclHjl
AcjJilLwn
AclD3k
AcnAxkCbnC8kJNnLrl
AclAxlFcl
AckJLkOOl
GKl
AckKxk
AcnEjoEplFFl
AcnEFlEjpFFl
JBlJ9l
CalClmColENnERmETlEqmFBnFInFarH5lH6mH8mIOlIXkIalLenLfnM4lOBlOLk
AclA6kBOlBwkELmEdlGdkGzjG1lHjkJFlJHiKVkLKmM7lNBlNckORkOSj
GfkHmkLRl
Ack
FulGVnIsl
GHkGdlGhkHKmHjoIwkLKnNhsOSlOVl
BwoLKl
BwmIoj
BZl
D/l
BakFLl
AclAflBakFllKDk
AclFLl
BomFTpF0lGtlGxlHTlHekHlnIosLmlNEl
Byl
AclAqkBOkNll
HjlKylOWm
DclLilLwkMbl
AclIfl
Ack
BOkBpkDGlFMmFTlOClOQkORkOSk
Nlk
Dnl
I2l
LOkNIk
AckAxlBFkBplDYnHEl
DimFNl
FOkOTl
CKkCrlCtkCwkC1lDHkDQlDZlDalEziE9lFhkFioHLmHgkIylI1kKnlKolKtlKvkKwmKykK0nK2kMHl
AclAgkBEkBYlCKnCtlC1lDMkDQoDalEzkHgmIklJTnKnlK1nK3kNpkOLk
E/lF1lIom
AclBslDvkGulHolJulL/l
BOjC4lGClH7lJFkJHkLkkLyj
CYlELlFCpFZnFfnFjpFnmF1lILnJFuOIk
A7lCYmFCpFZnFflFnkHClJFnOMl
BOlBZlCpkGCmH7lH/lJHkJrlLyl
AckA7lCVkELlFCoFZmFfmFjpFnmF2kHClILmJFvOIkOMkOPk
CYlFCpFZnFfkHClHckILkJFn
Acl
AckGLl
JHk
AclNnl
BNoDCmFomHcjKioM0nOAj
AclFDsFJjMQmN1p
AckFDrMQnN1o
Acl
Axl
IhlOMk
IhkOMl
Ihk
A3nBOkBykDglMDk
DglGVlIokJilMpn
AclHil
F2l
FNlFelJolNWlOWo
FUkFjlNWlOWn
A1mBVlCDlETkNKkN9lOVm
ELk
AclELk
AclF2lJSk
CHlEilFnpOSk
A8nBclEhlF2nIQlIWnItkOTk
AclAgnD0qFFrLOlMDmM3lOFlOOj
D0nFFmMDn
Kzk
GYlKzkLwkMNl
L3l
AckMFk
AlkAmlBIkBQlBckBsmCrmDSkDdlGclHjkIImIWoIslKpmKskKumKymKzlLakLxlLyhMwlNfoN7lODj
Ack
AdtAeoCGpDAoDQnDolD/rEgoErpEsjFTqFbqFcjFdmFepF7lGEuGRlGvrG3rG5rHDkHnoIJvIMmIZmIloIonJYkKI0KUlKdkKfjLAkLGlLXjLbrLjpL+wMDpMbnMmpNYmOAjOKmOOkOPmOQjOSlOUm
AdtBUlBYnFesFzmGEkGgkHFkHOmHnpJFnJUoJhlJsmKEnKIjKfwL8oMCnMElONmOQj
AdoAemAfqBvuB4mC5lC+qDEvDQkDtlEGqEJoFJlFfrGKmGokGxmHZlHtlIlnJFnJKmJMmKQmKXpKknLsoL8oMIpMwkNOrNUpN8mOAmOKjORo
AdqBXkErnFTmFdmGEpHnmIMkIlmL+qMDnNwlOKmONjOQm
Adk
AdlDUkLvlNemNflNglNhnNklOClOKn
AdmEckNflNhmOKl
AdmNfkNhlOKl
GAl
AdnJUlL8nOPn
AdkGalIZoIqlM7pOHk
Adl
AdmCGkFenKInKfpNYtOQm
AdlFelKImKfm
Nil
EFjEHlFVlMrkNOlNTkNVkOFl
AdlLTk
AdoGElHnlKfuNYsONj
AlmDRmDSkF6nKnlKvmK0kK1nK5mL2lNdlOWl
AdnNYk
AdnAvlHnlKfwNYq
AfmEJlJFnMInN8mOAmOKkOMlONk
AdkOKj
AdnGOlGRlKlkM/kOKi
Adl
AdlEQlERlEUlGOlGlkG0nHbqH8lKWjMGkMnlMolM6lM8l
AdlEvmFtlHbmH8lNxl
Adl
C/lOVj
EdjLum
AdlEejOKl
Adm
AilB5kEJkEelFhlGElIflLOkLUlNxl
AdkIqk
MWl
AdlCfkCkmD/oFbnG3kHnlIJsIZlIllIolKImLjnMbnOKj
Ctl
HnkIZnItlKdmM7m
Adl
DzlEglL1kOEp
AdkAfoColC9nEGpFJmHnmHpmHtlJMkKXmLAnLTlLsnMImMRlNOk
AdlFVlL8k
AdlEdo
AdmAhnBDnDwmDxkF2kIEoKbkLVn
AtlA2nA8lA/mBRnBhlBrmBtnCBnCGkClkC5pF2lGEoHcmHnuHorHqpH2qH3tH7lH9mIJlILnIMnIRoIToIZmIckIllIooIqpIslIwnIxlKElKIkKfmLYnL8nMLmMSmMVmM7qNYlNZmNrjOFl
AdlJKmJTk
A/pBRlBhnChkCplDQlDplDtkFAkHclHnlHomH2oH3lH9lILnIMlIZkIbkIqlIsoIwlIxmKfmKllK/lLYmMFkMSnM7nNYk
AtkA2mA/lBRnBrmBtmCBnC5nDAkDQlDtkEskFAlGEpHcmHnvHosHqpH2rH3tH9mIJmILmIMnIRpITnIWlIZnIclIelIllIopIqmIsnIwpIxmJSlKflLYnLgiL8nMAkMLnMSmM7qNMlNYnOFl
C2lDDkDPlGElJKn
A/nBRlBhnBrkChlDwlHcmHnmHolH2qH3lH9mIMmITmIZmIqlIsnIwkIxmLYoLgkMSnM7m
AdlHnm
NWn
AdlGTkJKm
HNl
Nel
BWkCylH/lI7lLzl
AdlKVlN2k
Adl
A4kHZmI+jI/k
AdkEak
AdlCGlCflChkDQlD/nErl
AelH3n
HnlH3n
FUl
FVkJ3l
EVpFepGEnKInLDlMkpMqk
DJpEhlGwlJKlOAlOIv
AdlDJpE4kKDkM0mOAlOIu
AdlEVnFenIJlKIn
EVlFelGEmIMlJqlLjkL+k
OWl
CDlEklGCmOQm
Hnk
BZlDjkESlEVmGVlG0nMBkNOkOBlOElOJm
AdlEfkOJl
AdlOBk
AdlJWlOEl
BQlFOlGmlMPlNfkOKo
I7lNxn
Lqk
Adk
BXkFTmIllJYkKImKfmONk
GLlNymN8mOJmOKp
Adl
BbmOKm
B9kHnmKfnOSk
B9lHnnKfm
Hnk
Adl
AulEplGfkHmmIZkIcmJ0mKOoKdkKhpKilLRkLplLznL3kNehN7kOIj
GMlGalGfjIcmJ0mKOqKdlKhrLpkLzmM7nNklN7lOQl
C+nHgkHmmKdlKhnM2lNBl
C+lIZlKOjKdlKhoM2kM7n
DSlFUkNsl
AdlFknKdrOAl
KGl
FnlF0l
AdlD0lD6kEIl
AtlDklLQkMnj
IilJQqMAk
AdjAllCRlCSlCtlESmEelEfkHNlLCmNemNiqNzlOCo
DhlDmkIikJQrMAj
CRkCSkESmGHkNemNipNzkOCnOHlOUl
AdkG8l
AdkInk
AevDQnDblF9lGmnKImKXkLYlNTp
AepAxlDlnDskHolHqoIUkIenMFl
AewDQmGmnHokLUlLYmNTn
AepDlmDskEJkHomHqqIeoJ7kLFj
EJl
AevBFnBtnCJlCTlCilCkjCroELlEfnEgpGGmGNkGZkHVlH3nIOqIRkIUmIclJJnJ9lKzmLFkLGmLHmLakL8tMqlN0nOBjOKlOMkONi
AeoBtnCFmCJlCTkCilCokDklDlmDxmEElELkEgkEvnExkFSiF6lHonHvlH3pIKpIUnIclIfnJIlJclJhlJ7nJ9mKGnKWmKzoLElLFlLGmLHnLZiMMmMao
CklEgnL8n
AqkK+lLjk
Ael
AekAik
AeoKImKckLUlNTn
AelCqkFckKInKQlOPk
AeoBClBpkB0kCBwCwnDloDmuDskF4lGukG7kHolHqqH3nIRlIUpJInJ9lLZkLs0MLt
Aej
D1l
AelBllEhk
AenC5lDloHqpIUmJIlJ7lLFl
AejDtl
LHlN0lOHl
AelDQk
AeoArmAsnAumDRlDvlEXlE8kFXoGmnGumHJlIDnKbqLUqMZnMnnNWlNfsNkkN2k
AeoDsl
AslHgkLCl
IDlL8l
C5kDEkJMmLsm
AelEgk
AelCPl
Aen
N/k
MMm
AekL8k
AelLilOEm
AekJIl
AemAylBJoBxpC6lC9pDspD6lD+lEHlHkrHmpIJkIioIplIqlKMpK/pLCnLGkMokMqk
AemBJoBxpC9oDAjDsmEHnHkrHmoHomHqlIJkIipIqnKMpK/pLCoLGm
AenAylA4lBJoBxoCZkC9lDAkDspD+lEHmHkqHmoHonIinIqlKMoK/pLCoLGlMolMqk
AemBJoBxoC9oDsoD+mEHmHkqHmoHomIipIqlKMoK/nLCoLGlNak
JIk
AenDmlEVmHmqIVnIhlL5l
AilEslFTlGEkG7lNbl
AelAflCVkD3lEKjE7nIVlOWk
HklHmlHol
AekHkkInl
Aem
BJk
AekKMlK/l
AelBKkFUmFWnFXlFYoFsrFukF4lGtjHUmHblI7lJAsJDmJ7l
BKkFUnFWmFYoFssFvlF3kF4nHUlHblI5mI7lJAsJDlJ7l
BplCrkFXkFslFykJAk
Ael
Ael
AelDDlDQmDSmKUkNDlN/n
AekA+kDDlDQmDSnEmlN+kN/n
AktArrAuwBemB1tC/lDvmDxpEXkFXrGhmGxkG1wIDrIcsIfuJMkKlkLolM+lNAlNFlNMoN7oOBlORk
A3lB8nCFoF4mG7oI6mKtlL8lMIlN0rOTm
A3lB8mCFoFakF4nF8kG7oI6nN0rOTm
Ael
Dxl
AonHLlHdnNNl
AfnG2kHnm
OUk
OUl
BxlCdkNjlNnkNokONn
B6lCwnEjkINlIblJBkLrkMilM2kOElOFmOLmOUk
AhlCwnENkEjkI0lLrlMilM2mOFmOLl
A9lF/lLtnOEl
B6k
Gvl
AelB3kEWn
BelB3lEWnF8lJYl
Npl
A8lIJmIll
HniIKkNPl
GakHll
BelB3kEWmGalHlkJYk
DvlESlGmlKhlLTnMZnNTm
FplGSlHUlI5kLulM9l
OPk
DvlESkLDlLTnMZnNTm
EslGSkLuk
AekOPl
MZl
BPkEQkESkFTlGIlGqlG9kHHkKTl
BLlNhl
CVjI+kM2k
KDlKzlLFl
AekE4lLUkNqkN8mOGn
KXm
AelOWm
OWn
AekBGlFblHRpN/lOMl
AekB1kDSlLRkNfk
DmlEflGtlKWl
LGl
F8kOUl
AelC5kIek
AelKXmNUv
DvkEAlFXkIDmLUmNxk
C1kHMnJTlJWlKmnKzlK7nMnlNsk
AelJIm
IyjJ9k
DklDzlD1nMfk
Aek
AelJql
IMlJqlORl
BIl
AfrBXpBvsCLoCumC2mC3mEGkGRkGXlILoIMkIpmJSlJtnKXoKalKkpLFnLckLisLjoL9kMgoNOnOEk
AfrBXpBvtCLnCunC2lC3mGRlGXmHpkILnIpmJtmKTmKXoKkqLFnLisLjoLvlMgpNOmOEl
HImOLn
Bvl
BJkEUlHulIJkItkN5nN7l
C8mDipDjlEJmFsmIsm
C8nDioEJmFsmIsmLrk
HnoHpjLGl
AwjCmkFXlHpkIZmIll
AfnAslGFlNUn
AflEclJblMtlNUmOWl
AflNUn
Asl
AfmGFkJblMYlMtlNUmOWl
AfmAskGFlNUl
AslNUn
AfmEXlNUm
AfmEXlNUl
AfnAgnBHlBvnDEmFfnFkmGmlJFmKXwLTnNUnOQm
AfmAgoFfp
CAk
AflL1l
AfmD8lFslHnnKPl
AfkBckBvlEGkJFnJ6lN+k
AfnBolKql
AflBvkNOk
AfkBvk
AflOVl
AwlGDkGYlHpo
AflOVk
AflAwlGYkHppJQlJYlLCk
Ifk
AfkBHlBvmDEmFfnIamKXkOLk
AfnIGm
Ffo
AfnH6l
AflBHmFfmJ6lNOm
FfnKXlKsmLxnMwm
AflBHnFfl
AfkBHlNUk
AfkBslFRlGNlI9lJHmJOlJsmJ0qLWlLvqMAlNhl
BvkKkl
Bvk
BvqC+kDEpKXm
Ctk
AfkC9kD+kHgkJUnK+lK/nMZlN2lOSn
AfoC9mFlnHklHnqHpmLAn
AflBOmBomEdlICmJ/kL9pMtn
BOmBomGrlICmJ/mK5kLXlL9pMto
AfmFlnHklHnqHpnLAnONj
AfkGQlGRnLAk
C6kFWlIUmMvlM4m
BFkC6kIBmLalL9l
AfkCmkHpkIjmJFlLQj
AflBNlEmlHqkIDkJFlMrl
Afl
AflLVl
IflLVk
BvlDEoFfrJFlKXtOQm
AwkA2kCGkCmmD/kEgkEroFLmHpkIJqIlnIwlLZsManMbkMmqOJkOMo
AwkCmlCrnDukErpFLnGblHokIKmIlkLAlLZqLanMMlMaqMmpOJmOMm
AfkAwlCmmD/pEroFLmIJpIlnKelLZrMMlManMmrOJlOMm
A2kCmnCroDumEgkErqGDkHojHplIKnLZpLanMaqMmqOJkOMo
OPl
E2lGDlG/lH6kIhlMrkMylN9jOAl
AfkH7lIckM4l
AflBWmEUnE/lH1iIalIelJYm
AflOBl
LZl
BrlCulFslHnqIIqIdlIwmLBkLclM7n
F6kGllHbpHolJnlL2kMnmOEkONqOWo
BrlFslHnpIIpIwmLcmM7n
AfkBblEakGolHbpHnkHolJnlL2kMnmOEkONrOWp
Lcn
IGk
CwlDvlJ9l
Hon
BekEGlENnGMkHomH9kIVlItkI1lJEmM7kNwoOKk
AflBHqBmqBvlCuoC+kEmmFfkHZkJZlKqpKspLxoMwoOLm
AfmBHpBmpCunC+kEmnFfkHZlKqpKsqLxnMflMwoOLl
GFl
AflBul
AfkIMl
BJkD2lJyl
BJkIClJyk
AfkFzl
BJkD2l
AfkAslDjlGElNql
AflBvl
AfkIEl
ITk
Afl
AkkCNkEDlFFlGckKulL6lL8lMFlNxl
AflBqlFZlHemHnmH0jIClIFlIKl
AflHenIFlIKl
AfkBwlEMkFTlFVhFYkFZkFslF3mF8kGInGZkGrmGsmHnlIDkIQkIdkIilInkIwkI7mI8kJArJEqJpmJzlJ+kKBlK9kLJlMqkMykNIlNvkNwlN8nODmOH0OWp
C8lHnl
AfkAwlBelHnkH7lIKlInkMBl
AflHSlI/lN/kOWi
BvlJ+lKalNOk
AgpBEnD1nF1lKrnLzl
AgpDwlEIkJ2kNdqOLm
LqqMwp
AgnBEnD1oKroL3lL6m
AgpDwlEIlJ2lNdp
FkkLqrMwoOAk
AgnBEnKhlOLj
Agl
AgmAolBwnD1rFimFvnIFnLKmLLoNDnNhpNmpORk
AgsBEpKroLzl
AgsBEpKro
AgmBwmD1oEakFinIFo
Agn
Jgl
GKl
Agn
AglKhl
AgpAprAvmBfkEdqFgrGvoKJnKrrLmlMkoOKmOOoOPk
ApjEdkKrk
Agn
AgoBomBxkC3kD1jHskJzjKRrKx2MBlMykOGlOPj
AgnJ+l
AglBEk
AglBomD1kFTkHsjKRoKxmMyjOQl
Agm
Agn
AllAykA1kBmoCKmClkC0mC1qDQkDtkEOkHYpIVmIhjIkjJFmJNkJTmJZmKmmKnjKopKpkKrmKwlKyjK0jLclLwlL9iMhkMslM0kOLm
Agk
AglF2lNhl
AgoFfkFkn
BulDTkD1nHjlLKmORl
DdlECsGAmGklJmlOHl
ECsGAmJmm
D1l
K4l
Iwk
BpnFSl
AgmApnEIqEzjHdlKtk
AgnAplEInGjlKtk
AglODm
AglCHnKRsMkpOKm
AtlNEl
AgkJ9l
FQk
AgkAklCHnKRpLLl
AgkBooD1nLFmLKmNhn
Agk
Lzm
EdlGukOWj
Agl
Bol
AglGFlJHl
AgkDvlG4lKOk
AglBplIUlJJlNij
AglLnlOQk
Gul
OQk
JHl
AglGHk
BPkDQkHYk
AgkKxl
AglDOlETlGNlHdlJrmKxnN6k
AgkArkHVkIhlOMm
OIl
Fgl
AglAulBVjB8lEPkEclFRkFhlFnlFqkGllLPkLZlOLk
AglAprA+lCClDSlDnlGklK4lOOn
Lnn
ApqCZkCojCzkEQkGjlGklMhkMilOOn
Lnn
AtlEUkFRkFlkFtkF9mGemGxmGylKylMgkNnlOKk
AglChnHBn
Agl
Agl
EIlNms
AglNms
AglNmk
EOkNVkN+jN/kOIlONqOPj
ESlFkpJFl
BikF8lGslJblMjlOQk
Agl
Myl
AgjD1k
AglApkEdk
AglOGkOWj
BVlEilFSlJUl
Lzl
Agl
Lzl
AgkLzk
Agl
AgkAnkBSlB4kCWmD8pEzmGKoG+lHjkMyr
AgkAnlB4kD8oEzmGKoG+lHRkHjlMyq
Bul
Anl
AglDBlDOlHFl
AqkBSnCTmCjlC7lE3lGrkGsnG9nHWlNRl
HNl
HNk
CRl
AylCKnEblGCkGKlGNnHBoHdlH/lJnkJ6lKDnKxlKzlNspNtmOAp
AhtBUmG0tHrj
AhoA6mBemFKmG0nI6l
AhoB0kGpkG0nL3nNPlOIl
AhuBRkBUmG0u
AhnA6kBenFKmG0oI6l
AhoEekGpkG0mJwkL/kNPl
G0k
NfkNhkN0lN8l
CIlJtl
Bql
Ahn
AhlA9lBrkFEkGAmHtkInm
K3s
BDlDwk
AhlDokHdkH4mIGlIjm
DwkD1lFznIDnIEoIFnITkIckIxmMTlNWk
C3kDymD3lFzmIDmIEoITlIxlJQnMTl
L/l
Ahn
AhnD0lIEl
AhlBElCblGRlHrlH9lH+nIkoIskKYlLhn
Aol
AhlMfk
FKkG0nIEk
AhlIfnIvnLMlLynNCn
CJmCqkCwlEXlKFoONk
AhlA1kIfmIvoLynNCoNXl
BUlCJnCwlEXlKFoM8lONi
AhmC7lINl
Ahn
Ahl
Ahl
H+k
AhkCwl
AhnGIjLTlNtl
Gpw
AhlBRl
AhmDhlD0lECmEplEtoE4oE5nFJmFNlF3mGAmHLnJtlMSlMvlNykN3nOBmOTk
AhmBLlDhlD0kECnEtnE2lE4oE5oFClFJnF3mGAlGYlHLnJtmMSlMvlMyjNylN3mOBn
AhnBLlD0lEtmE2lE4oE5oF3mHLlHtlMvkNrlNylN3mOBnOTl
AhlECmEtmE4oE5nFJmF3mGAlGYlGslHLmJtmNymN3mOBn
E4jHtkJtnN3mOLl
E3k
Ahl
Ahn
Dzk
AhlBRlBmlBpkDTnDalD0kFEmHMmHNoHQoHblKzkK0jK5lNenOWh
AhlHMmHNlMal
AhlBIlFPlHMmHWlK1lMam
AhlKVlKXlNfj
BIlD0kHMn
AhlAqkBDmBFpBTkBUmBhqB4pB+mCcnCkmCnqCylDbnDgnDumDvlDwpDxlDznD2lD7mEFmEIjEJkFWmFYlFcnF3tGynHbmHukIEnIHqIRmIgkImkItmKMlKlkK8nK9qLPqLpoLqpMRoMXoM3kNGn
AhmBDiB4mB+lCnnCqjDvmDwoDxlDzkD8jEIlF3jIEnIRnISkItlLPoLplLqmL3kL4kMXl
BDlBFqBTkBUnBhoBqmBslBtlBvlB4qCcnCklCnpCylDbnDgmDulDvmDwmDzoD7mD8iEImEekFHkFWmFYmFclFikF3tGymG6kHbmHukH+kIEmIHpIakIglItnJGlKMmK8mK9qLPrLpoLqpL4jMRoMXoM3kNGmOFm
AhmAokBDlBTkB4oCnnCqlDukDvlDwpEIlF3lGxlG6kHbkIEnIHjIRmIgmItlJGkKllLPoLplLqjL4kMXm
AhlAilN9j
Ahm
AhjDvkDwlEFl
AhlCspDLkEOlEUlEYlFBlFclG4kG5nG7pG8lHSkHmlIPlJXlJpmJ7lKqlLekLxmMA1MSkMpkMtnNZlNikOCmOWm
AhmAqpEUmJVnLenLxm
AhmAqpEUmE8kJVnLemLxn
AhmFKl
CslEYlE8kFBkMtl
CpmFBl
JVk
B7mDilD7lGAlIgm
A/lD1nEGkHwkHxnNoj
G0k
AhlBlkC3kH+lIEjIwkLpk
Dvl
Ahl
BUlF4lGwkM7lOJk
AhlC5mEDkHtmH9lIkkMyk
BUn
D9k
BGpBioGflG4kHhnM/m
BGoBipGTjHhkM/n
BGpBipDSlG4kHhoM/m
BGnBipHhlM/lNCl
AhkB6lFDlH+lLLn
AhlDolEFkGKkGZkH+m
AhkGAlHrnNtkN4l
FDlH+lLLn
EFkFJk
BUlGAmGZlHrlHtlN4k
BTlG6kIRl
AhlGWk
AolBTmDvmDymEakIEmJ/kLSl
M2m
JokM2n
CNnCslDIlDRmDUmDylFNkFnkFonFrmFwmGOmHZoIjkJMpJNoJhkJyjOWs
Jno
AhlOHqOWo
CNoCslDRmDUnDylFOlFonFrnFwmGOoHZoJMpJNpJhlOWs
AhkBLkE/kInlJno
AhlOHqOWn
BllDDkE9lFMlFlkFrlF6kGWnIflJDlK0kLBjLdmN9nN/pOBmOKo
DUlG0lI8nJNkN/k
AhlI6l
DtlFNkL0l
DClDtlGOlKOl
AhkDllF3kOCkOWi
B4lCjkDlkFBkGklJAlJUlMAlMclM+lNBlNNkNVkNmkN4lN+lOAkOFkONk
BqlB3l
AhlBDkBqkB3kDxk
BDnDwkDxlH7lNsk
DAlEaoGFmJ+lKVkKljMelNfnNtq
Ahl
EVj
Ahl
AhlBAkKylLpl
AhlBnkE7lHWlIQlItlLDkMknOQk
Ahk
Gpk
G5mOIoOJmOMm
AhlCRlEbkI8iMalNklNtnN/o
AhlKRlKZlMikN1k
CYnJ5l
Ahk
AhkOWk
AhkOWk
AhkIQlL9k
Ahl
H/k
HrlH2l
HrlHsl
BDkBdjBplHklHwlHzlH9kIHlIYk
AhkH/k
HtkHwlH1lH9l
HrlHslHtl
BdkBplHikHtkH9lIHkIek
AhlH/m
AhlHrl
CWlEGkHrkH1lH+iKll
DwlFJlKulLRl
OJn
CRl
NJn
AmlCnmEFlGelLAlLClLDkLLlLomLpkLrkNbl
BUlNJm
AhkCnlEFkGgkG8lIzlLAkLCkLLkLomLpkLrlNFk
AhlNJl
AhlLek
GIkG0l
AhlEbrFflFnkFplIWoJfmLhlOUj
BelGIk
AhmA1lEbrIWmJfl
A6l
FJkHLkHUl
E/j
Axl
Ahl
AhlCRl
AhlEDkFVkHRlJml
AiqD8lFXnKblNfm
AilBBnFKkGKjGVkIEkIFlKdjLLmLRpLVoLzkNslNtl
AinCDsDvnGdlKbmNWv
C/kDDkDGkDHlDIkETjFKhFQmFXmFYkFmoFukFvlGPkGumG9nHAnHBmHGnHMnHViHamJKlJvmKHoK8nLInLSkL5lMZkMymM2kNkrNooOBm
Ain
D0l
BTk
AimBTqIDmKbn
Ail
LKlLPlOEk
JImJ5l
Aim
EXl
BulK7oMPk
LImL5lMzl
AilEwl
A4kHlmIdn
C9kEClEbnE3vHDtJDtJGnJmlJ8p
A9kB9lDelECnEDnE3oFEkFakGglG+lHDpIBjJDrJGnJmnJ2lJ8lKmkLlkL1lMhlOHkOMj
C9kEbnE3tHDuHkkI+lJDuJGnJ8pL1l
A9kDelDylECmEDnEgkE3rFEkG+mHDrI+kJDrJGmJOlJmmJ2kJ8mKmkLlkMrlMylOHk
Nfm
C9lEClHDnJDnJGm
C9lE3qHDqJDqJGnJmlJ8m
BRoBfnDGnDHmDSmD4nEOkFwkF2kGEkHnmH3mIKlIokJTlK0kLDmLYoM7o
BRpBfmDGmDSnD4nFwlGElHnnHolH3nK0lLDmLRlLYpM7m
Aik
D+lE8lLUnMnl
AilAklDclN2n
Hdl
AilNllOTk
BEmI0lJzlOLk
JZlJ+kKAm
FWkFmlJAjKyn
AilCQkCvkEPnEhlFDkIjlKJoMKl
A0lC8kFvl
AslGvlJpn
B1kFTlHln
AsmJGlJpmLBl
HlnIElIdk
AsjJGkJpkLBm
DvkHklLUl
Ail
AikHlm
AilEgl
AzmBZkBjkOBn
Ail
KllOIj
N2p
B7kI3lJsn
Ail
B6kC0lEzkGKlGUlGWlGZlGzkHlnHtlKmlKwkLHlLUkMolNNkNVkNklOAl
B6lC0lDWlEmlGZlHlnIkkKmkKwlLHlLdlMokM8lNekNfkOAlOBk
CnkD0k
AilA8lHikHokHplIMm
Ail
OAl
BDk
BTk
Ain
ArlI5kJOk
DZlJilJloLalL9nMIk
JGk
CDkDvlGdl
BBmFTl
AilBxmKolK8kLzkMil
AilHUlJlnLql
JlmLql
AilA7kA8lBrlB3lCykC6k
AilC4l
AjnEckEgkFDlF/lGclHsmNPl
AjqLNkL8lOBk
AjmEglFDlF/kGclHsk
AjrLNlL8l
CLkCgmCmkCykDAlDGkERkESoErlFIlGnlHXjJTlJplJrkK+nK/lLJkLljLsnMEmNKlOSmOUk
ORk
A8lOJn
Ajo
AjpEgsEokLipNvlOUn
AjnEgtLGkLiqL8kNvkOUo
AjmEgmHslLij
Ajn
Ajk
AjoGylHsl
AjoHsk
Ajn
AjnBalD4kEikEomF/oHsjLWo
AjoF/lLWlNNn
D4jLWnOBl
AjlBPnEolF/o
AjkCflJYk
Ajn
Ajn
Ajm
AjnD4mEokF/tHsp
AjpBaoF1pKhqLzlOPj
AjmD4mEokF/rHso
AjlIonJqlL/k
KhlN2k
AjpBamF1oF+kKhqLzkOKl
AjlA9nGQkHRjOCjOGm
AjkNvn
FllJemLElNkk
BMmEcrHslIQnJerLElOGl
BilF5lGekGkkHhlIalNgkN7kODlOEl
AjkD4lIIoIekKkl
J7oLyk
AjnApnBfqD4kFokGJlGakIvnKYnL/kM2lNKkNNnN8l
AjlFgnISlM8k
AjlEik
AjlD4nHsk
IRkMXk
GqoL/kNNk
AjoGym
G3kLQmMXk
D4kF/mOGkOLl
AjlD4lE0l
Bll
BhoCZmCpnCwsDklDnlD5mEEmE4lFTlF0kH2wH7qH9mH/nIRmIUnIbrIrmIsoJOoJtmJ9rK1nLgjL/lMKkMSmM5mM7m
BhnCZnCpmCwrC1kDklDnlDtkD5mEEnFSjGZlH2wH7pH9mH/nIRmIUoIbqIrnIsmJOnJtlJ9sK1mLYlLglL/kMSlM7n
BLkBMpD4mEcpHjmHsoIvlM2mN8iOBjOKlOLj
BPmF/qKvrKykNSl
GElHKmLMkLkjL4nMMnN0o
AjkHKmL+k
CSjD8mKClLclLdkMnnM4kOFl
BUlDakF/mGjjIHpLqtM5l
AlmArlBblFvlF0lGNlGRiGemGykG8qHwmH6kI6lI8pJalJdiKkjLfnLglMSkNQlNilNylOCqOJjOSm
AllBbnGRlGUlGemGylG1kG4lG8oHwlH6lIAkI6lI8pJamJdkLDlLfnLglMUkNQkNilNykOCpOSn
LSkNPlNmk
AjlEil
HKl
AllDRlDSlF0lGOlGRlGelHwmH6kI6mI8pJamLDkLfnLtkNDkNQkNimOCnOSn
MYm
DIkOGmOUk
AjlEkl
GvnHBkKylLMlOSl
Ajl
AjkC+kLKlMflN/jOJl
AjlCHkJllKtkK+kOHl
D4kEklGHkGglOOl
D6k
Ajl
AjlAllOUkOWZ
BOk
Ajk
AjlEilFTlKhmNRl
BamEilF/lKRlKhnNRk
OOk
ApkEUkEYkE6lHYnIolLllLyk
Hnl
AvlBalCblEZlEtlEvlGVlJwlLllNOlOSn
AknFVl
Akn
CylFjlFvlGenGtlGunGxkGykLFkN9k
AklAun
Nol
GhlGxlG1k
AkmG1lI3l
FVmFdl
CGkCUkCylGekGhmGimGkkGllGnkGxlG0jG1lHKmKOkKilLDkL4jMMlNylOJnOSh
MMnN8k
AknBllB1mEXlIclIfnLKkOBlOKj
LEl
Fvl
AkmF3kHxkIam
AkkDxk
DRl
Akl
AknJ0mMNrOCl
AkoGllG2nOSl
AkmJ0nMNq
AknG2mIal
AkmIclMNn
A0mBjnCMjC9lDXmDdnDgmF9oG5oHJnKGnLOlLumL0m
A0mBjmCClDXjDblDdnDelDgmF9oG5qHJoLOkLumL0l
G5k
GBl
Akl
HLl
AklGBl
AkmAt1F+kHekM/nNEw
AkmAtnEpkF2lGxlHek
ArkEamIUnIolKukOEm
AknGpl
AkkEgk
Akl
B2kMTl
Lll
AulBBkCQmCzlHFj
AklAuk
OIl
Nkl
AklEpl
AkkBMkBpnDPlG3kG4nG6kOSn
AklKgkLLlM9l
ETkLLk
AkmLLk
AkjAtk
AknBYlBlmBnsDMkEpkFznIfnInkJUnKOnLolMOlM9sNDmNEnNcpOKkOVm
OKl
H8kIRlLZk
AkjOJm
AkmArlBVlBenB1pDvmFXmG1kIDqIcnIfoNclN2l
F3lIHm
AkkI3mLIl
NDl
G9k
HSl
FtlFypJlnMep
AklJcnJkm
FypJSlJlnJmkMeq
JcnJkn
FZlLsl
LBl
AklBhkEJl
F5l
AklFqkHakNilOCk
A+mBjoDMlG5lHJpHTmHWnJIlJdmLllN9oN/mOVn
A+mBjoG5lHJpHTmHWlJIkJalJdmLllN9nOVn
DLlD0lGbkKXlKZkKhlODkOInOQk
A0nA+oB0lCMkCSlCfmHVmHWsLRkNqkNtmNwlN/n
A+mHJmN9m
AklC9mEgnGckHnjKvmLXlMAnOJi
LTn
OPjOWp
KhlOWn
AklExmIolI3kI4lLTlMHkMtlM9kNOlNUlN7l
Epk
OHl
OWk
AklGNl
EUl
AkkOHk
FdkGnkG8lOWl
DGkGnlOWm
G1k
AklETl
AkkEbk
Gok
Akl
AklAskCslEgkGbkHOlJ0kKklNBlNglONo
Kik
Akk
AklB5kGsjK3l
AklEgl
Aup
AkmDOkDSkEcpEikEylGHkMNkMslNvl
DHkLkk
AklAykBFoCTmDBlDlkHBnJ7nJ9mLHjLYl
EglGtkI6jLHkLmlNhlNrl
AklF+kGIpKKsLTkN+kOAk
AkkGbkLRlOJm
AlqDWrEKlFNtF4nGrvGwtHSlI8kJUlJvmLnmNoxNwk
AlsHKkHLoHwnK3rNyk
AlsDWlHKkHLpHwnK3qNyk
AloK3m
DAlDPlDWnEYkE4mE+nE/lGwpHKmHLnK3lK+lLnl
DWrFNlGrpGwuNomNwk
AllBVlB7jGYkJCkJlkKKlLIjNMlNSkNuj
AlkJlkL0k
AlpDWnDXoEmlFLnFNmGrpGwnIylI0nJClJlrJ3lJ+lK0pK1nLGmL0oL9pNomNuo
AloDWoDXpEmlFLmFNmGdkGrpGwoI0mJlqJ3mKvkK0pK1oLGnL0pL9nMvmNomNuo
AlmHwmK3o
AlkHwn
JBlJlqK0lL9pMvlNumOUk
J3l
MflN9k
AloKylK0m
AllBalN0l
AlnFNoI8lJUmJmoJvnNou
AlmAzjDWoDepGAlGgpGsnK0oK5kL9pNpjNulOQkOWl
AzkDWnDepDgnGgpGsmHtlHwlJXkK0oL9nOQkOWl
AllDWnDenDgl
AlkK0k
AlqI0lJ2lK2mN4l
AlkAxlCpkERmExmHvmIelKrlKzmK2mLgiLrlMOl
BJnBNlBnmBrlB5oB9mCnmCpjC4lC8kDZkDclDsmERmEVoEznGDmHClIilIplIqlKEmKokK2pK3oLgnLrnMEmMfoMxlNBlNsk
AxmB5lERmExmHvmKzlK2mLgjMOm
AlkAmlAulBJnBnlBolBrkBzlB5pB9lCClCnlCpkCylC4lC9lDVkDskERpEVoEzmFPlGDlHClHmjIimIplIqmI3lKElKjkKlkKomK2oK3nLglLrnMElMfoMxlNBlOLl
BmmEekEzlFZlGskH9jIVnIalJZmKplK2jK3l
K2jK3o
AllKnl
DVlKcmK9lNpl
All
ClkDelE1lFdkF5lF+kJBlJxlJ3kJ+mLekN5kODnOKoOWk
L9k
AlmB5nClmC0kC1sDHmDmkDnkDolDzmD8oEywFAmFLkHZpIklJTlJZrKmtKpnKrmKtkKwmK4kMflM3o
AlnClmC0lC1rDHmDzoD8pEywFAmFLkHZpIWlJTmJZqKmtKpnKrmKwoK2kMfnM3o
Eyn
Eyj
BmkDglECpE8nLzlMfmNdn
BmkDgkECoERlE8mMfmNdn
DWl
BpmB2mG3kG8lL3kMUkN9m
AllAslBIlBulGwkIvlJvlJ3lKNlKukK0qK1pLEnMUqMrlNmkN5lOAl
EInGwl
FNlGwmNon
All
FHlG5kHJoHTlN0nN8h
K0m
CWnCllE0jE1kFBlFhmF+mJ3lK0kLepOKlOWw
AllLekOWl
GglHwlK0pL9o
AlkLImNdlNom
EmkLImNdlNon
CalDdlDflDjkDxiDziD0lJRlK6kLOmLSlLZjLyk
IVm
B5k
EPlJ+lLFlMll
DXlD8kGjlHWlLFkLLlMllNQl
H9l
EIlEjlEskEzlJZjKmnKun
C1l
HwlJvl
D8lHWlLFlMllNQl
All
CSkFhnJ3lK0nM9lOPj
DNmOWk
DNnOWk
DNm
DNl
AllOWb
AllOUkOWl
All
HNnOGm
DBlDHoDIkFA0FFlHLnH5kJTrKmnMOm
AxlITlLgl
DBkDHnEskFA0HLlH5kJTtJ6kKmnMOo
AllBhlClkITlIxl
HLnJ6lMOl
FAm
AlkB6k
DVpEDkGAmI0lJCkJmkJnnL9k
AlkBGlClkDAkEmkE9lJ5lKulNml
AlkGFlGIlGilIJlIzmKBlLflM0lOWm
GblIzmKBlK0lLfkOWn
DVlEKkGAl
OGl
All
AlkDTkDUlGdlGfmGgmGinGjoGlmGmoGnlGolGqoGwlGxlGylGznG0mG1lG3lG6nJ9lMUkOQkOSj
AlkBAlC1nH/kMDlOGk
AlkC+kDTlGfmGgnGinGjoGlmGmnGnoGqnGwlGxlGzlG0nG1lG4mG5lG6mNgjOSm
AlkBAlC1mKtlOGl
DTkGilGklGlmGnnGpkGqoG6lLRlNgjOQlOSp
FTl
BAl
DXk
Alk
AllGtl
AllK1lLklOBk
AlkClmC1kDQkJNkKnlKwmKyjK3kNxkOOk
All
AljDDlGlkG4j
AllGrk
AlkK1l
AlkJpn
AlkBKnDXnDgkD1lEWkFYnFqpFxkJpkKglLqlL9kMCl
All
AllBKmDXoDdlD1lEvlFYnFqpFxkGPkHKmIClJRkJekJlkJ+kLPlLqlOWj
AllBKlD1kFYmIClJRl
AllFNnGrlGwk
IVl
BmkB9kCAlCYjCblCllC1mDckDelDqlGslHcmHxnIVqJFkKBlKomKpkKrnN/l
AllBTkCLkEOjF4lHGoIPkIklIlkJCmKxlLglNGlOLj
BokBvlCljDdkECmEInEXnEynGGlGgkH/lIWmIrkM3l
AllDdlECmEImEXlEynIWnKrkK5kL9lOFk
AllEUlGGl
ENlFLkGdkMqlOWn
Amo
AmlA4mBJnCIjDzkEClEWlEylFAmH/oIVmIamIpmJ6mKmmLUmL+n
AmkA4nBJmCIkC3lDzkECkE7lFAmHbkH/oIVmIamInkIpmJ6mKmkLUlLkiL+nM3lODl
AmlBJkCIkEylGNlIanInlJ6mLUl
CIlEvkGQkJYiJZl
AmkKBm
Ecn
Amo
BWlFDkHvmH6nIBlJWlJYkKzkMXk
AmpBrmCIoCfmDBlDsmEmlEvoGAmHkkIHnJuoKMmKPpLUkLimLksLomMqoMukMylN7sOWi
BAmEWkFJmHylIDlIHmIQlIWlIekI7mJ6oKZlLTlMLk
AmoBrmCIoCfnDBmDsnEvpF3kGAjIHpJuoKMmKPoLUiLinLksLomMqnN7s
A5lBAlCYlDllEWlE9kFJmHMlHymIHmIKlIQkIRjIekI7nJ6qKZl
CIkCblDsnEvnIHoJukLkoMqiN7h
AmnD/kFDm
AmkEJk
AmlBrk
AmmA2kBjlDhrEDoFFkFQkF3lGOlGYpG9mHekJRnJbkKBkKOlK4mK6kLIkL5rMUoM3lNhmNzlN9kOIkOOn
Amm
Amn
K+n
AmlBIkBJlEUnExkE5oFflFhkGalHkmInmJtkK2kMqn
BIlBJmEUnE5mFhlHknInoJtlMqn
Aml
Amm
HkmInm
ComC4lDalD+nEVmEzlLglMalMqmM8l
Lgm
L2k
CPkEVh
AvkEDoFHlF3oGBlGflNQn
EDkF3nNQl
AmmAwsBBnBJkBxoCIsCOpCPnCQmCRnCVnCboCgnCjuCmqCvlC9qDCmDInDKnD+oEPoEQqESpETuEUmEfsFotGDuGGlGboHPpHlkHppHzlH3nH6oIGkITlIXnIYnJJuJdoKFmKMqLAvLBnLCmLaoLctLkqLroL1lMInMMrMjlMupMxlM0pM4nNQoN8jN+lONm
AmkEDrF3nKEmL0m
AmlBMkExlKtk
AwpBBlCNkCjqC9lD+nEflHPoIXmIYjLdlN+h
AmlCclDomK9k
AmlB+lCclK9lMXl
Amh
B+lCclCwlIEkJxnOFl
Amk
AmoCImN8l
AmkOWm
Aml
FxkKHk
Aml
Aml
AmlDjlEDmE2pHEqHVlIHlJWkJukJ8oLNnNml
DVlEDmE2rGYlHEpJClJWkJ8nLNmMXlNml
AmlCAmC0lLUk
DhqFQnGirJPoJQmKBoKjoL5mOLk
GNkJ6mOOk
EDl
DElIrn
Gsm
Aml
Aml
C2k
MCk
Lxl
AmkAunBhkDJlDvmEJlEXnEmlI0lJPlJTlKPlMSlNtlN+kOAj
KPlKUl
AmlBFnBUmBhlB4lCnlDbmDgmEelFHkIHoKMlK9mLPnMRn
BFnBUmBhmB4jCnmDbmDgmD7kEGlF3kIHoKMlK9nLPoLqlMRnMXl
Ksl
KtkKxlK0k
BUl
BFl
EXlHolLyl
CwkEWlKnlL9k
CJkCclDKkDLlMYlOWj
BwmBykDvlEkkEznE9lFcmH4mIXmIrkKmmMjkOBlOWl
AmlHamKmn
AmlBwmB6kCrlDrlDvlEqlEznFclGFlGIlH4mIXkIkkOMkOWm
HanKmn
BykIXoL3k
AmlGNl
A/mK7lLNkN2k
EMlLkp
AmkCilF3jIHkLko
CckC5kDqkEMkH5k
FZn
AvsNQy
D4lGaoORl
Lkk
AmlOSl
DIlEDoLNlMCk
EDlFAlF3kMCkMWl
AmlEDkJdkNhl
I8lKqlL9k
EDk
A2lA3lDhkFQkGinJQmJRkKBpK4kL5m
Lpl
Kjl
AmlBZk
Aml
AmkEYl
LAlLck
Aml
AmlCHlCulFVnJClJRnJZlKskL/lMMl
AmlAylDsmMol
DKkDsnMol
AnpA+lBXpBhoB8pCLnE1sFWlFspFykF0nGGlHRqILmIOlI6kJAmJBlJJkJtrJ7rLblLioMSoMgl
AnpBXqBhmB8oCLmE1sFWnFspFynF0mHRnILmI6kJAjJtsJ7qLbkLioMSnN4k
AnoBXqB8qCLmE1sFWmFsrFymF0mF6jHRqILlJAkJtrJ7rLRlLioMSn
AnpA+lBXqBhnB8pE1sFWmFsoFynF4kHRoILnJAmJJlJtrJ7sLioMSnMgk
AnkBlkDFlEFlJLkJdlJvlOEk
Ngl
AnoA+kBXpB8kETlEtkFsjILlISkJtlJ7oKwlLin
ETk
AnnBXlJAkJ7kOBl
AnpBXkOBl
BXlJ7k
Anl
Anl
D2lF7kK/l
B8mE1lFsoF0kHRkHwmILkJ7iLik
AnlBXl
EomOLl
AnnBAlBKpFYnLKkLPo
AnmBKpFYnLPo
BKqLPl
BKk
AnmAskFUkHVnNxj
FUk
AnlEglMBkMnkORo
AnmA0mCNkDZkFWlJmlLPkMalOCj
Cyl
AnoBHmESmOQj
AnnBHnESnOQk
AnnBHoFXl
AnmCyk
NhnNml
AnpBXl
AnoBXl
AnmBXk
BXlFsl
BIl
AnlLflLxl
AnlArl
Ank
Jmm
AnkHglOQk
AnkCxlMVl
AnlFtlHgkITlOQl
AnnOKm
BLkDplG9m
AnkLKl
AnmAqlGAl
BqlCLmLVl
HLkJClOCm
BVlEOkHLkJCkOCm
JCl
OCk
BvlCIlCtlDalDukD7lH2lINkI+kLSkNzk
AnlDWmDglDjlHBkHPkN+nN/lOAj
CulC7lG8nHtlI8lNikOCiOWp
AnmBBlLGkNUl
AnlD0nEjpJHmJ/nKnoLzmNblOSk
AnkDflG8nI8kJ7lLElNjnOWn
AnmBzlD2lHqlLGl
AnlD0nEjpJHmJ/mKnoLzmOSk
AnlC1k
AnlHYl
HulK1kNwk
Njl
Ebk
Knn
IgkNbk
BXpE1lJ7k
BXoE1l
BXk
AnlBKlD0rEakHKm
AnjAqkBhlB+mCklCnlDbkDgmDzmD7lEJkE2mFWmFYmF3nH+mIAkIHmImlItmK9lLpkMRmM3kNGl
AnlBUkBhmBqlB+oCclCnkDgnDzmD7mEBkEFkEJlFWmFYmF3oH+nIHnImkK9nLpkLqkMRl
AnjAsmDklEXnGtlI7nLRkNYlNclNkk
AolD0nHKnN8jODl
AnlLOl
AnkBmjC1kKyk
F+oOWo
D+kEylFFpH6kIKkIRkJXmJYoJZqJajJ4lKmoKplKvmLcmLkjMckMemMqoM5oOUl
AnlBmjC1kKyk
AnkFBkF+nI9kOWo
AnkFFoIKlJXmJYnJZpJpkJ4jKmoKvlLcnLkkMemMqpM5pOUl
AnkKyl
ERkN8nOFmOJs
D0mJqk
AnkI9l
M5l
C6lIDl
AokC+pLOn
AokC+qKmkLOo
AnkCul
CGl
IllJtl
OLk
Anj
OLl
Ank
AnlBAkDtnDzkExlE7lFGlHQmJHl
Anl
AnlCckD8lEalItlLRkN/kOKlOUk
Anl
AnkL/lNvl
AnlB2lHOlJ2kLClMQk
AolEjkGhl
AokFclIDjIcn
Aol
BAlDAkIGlJHiOFk
AonB1lC6lDikGLnIckIgoK8kNhn
Aol
IgkJTlJnmLhk
AolF5l
AolF5l
AolCxlDhmEDkGolJLkJnkNTlNfkN0lOFn
AolBKkMYl
AolHrk
AonD3mKol
Aok
AolH/k
Aon
AolNll
AonEQkJOnLqlORnOWj
AokGClGMl
BqlDxkD2lIHnMbk
BslCKlK8n
Aom
AopD0pEj3KwmMknOAkOQj
IYl
AokBWkExlHSnHvlIkkONlOWn
Aok
AolBWlHSmIekOWm
Aol
CZkLfk
AolLfl
Aol
E3l
Aol
AokB7mDwkJmjNml
AolNsk
B7lGMm
D3o
Aol
AolC0mIklMZk
AolC0n
AokImk
AolB3kC0k
C0l
C0lIkl
EQkGxjGzlHDkN/kOSs
EplFgkGflGokGskHTlHmnJAlKjlKkkNej
AolBPlEMlHykInlOHlOWl
DXl
BQkBqlComCskGcjISnL6l
BhlI+lJSn
DzlNhlNzl
C+lEqlGkkNhlOJk
DllIRkL3kMtl
L3n
CUkE0kNVkOIm
Ifl
ArnBRnD0lF5oGalHblJjlM4kM7nOWm
OIm
Aol
BIlC0nOLk
AomA0lMmjNdl
JCl
AolAspJvkN8l
AomDZlN1l
AolFjkG3kG6kJ0lKbl
AojAulBOlMKkMXlMal
AolHdkOWk
CHlL3lNClNEkNLk
G+kKXk
BAkBDoBOmDykH/lJFlMnk
AolDjlIjkMnl
OKl
Nlk
BDkM5l
D0kIgk
BZlBnlCtkD0oIGlKglLdlMVk
DvmM3l
EKlGekGfkGhlGykNYlNelOSo
MNl
BFjDfnDglDzlD0kIgmLolM3uNvnOFl
DfnDgkDjlDzkIgnLllLomM3tNvmOFm
AolBejB0kCylFOkHYlHilHkmHrkIQlLliMrk
IvkJ5k
JIjJylJ0kJ5j
Ejn
IDlMEkM+lNRn
IDlLzlMElNRn
CtlEJkEdlMFlOBl
CnnDylKzlMbk
IDk
DelHakJVmJmlOAk
CwkHgkKBk
DilNElOIk
ApkBLqEdnFgmGglGqsGvlGwkKJpKruMfkMtwMzl
ApkBZlDSk
ApkKDk
ApkKrlMtp
GalJikKYk
ApmCMnEwoFGnHfkIvjKAqOOk
ApmCMmDHlEwoFGmHfkJqkKAq
AppBGjBJlBzmCMnD+oEbkEdlEokGplHioIYoIfoIulIvnKGkLBlLplNOl
CMn
Apn
ApkB6lCKlLZlOIlOJk
ApkM4l
ApnCxkHal
DCnEhkHRkKRlOPl
ApkOOl
Apl
BBlBfhCekCgmCzkEvkFAmKTjKflOPm
BflCgmDDkDLnFAmKDjKHkKMkKfmM+kOPm
ApnGPlI3kJhlMilOWk
CxkC7lGzkHUoHYoHhlIXkJXkK4lLrlLwlNVlNclONk
AplHhkLwlNVk
DSkELl
ApnEdmFgmGqlKJkN8k
BVkBZlB4lCNkDDlLJlLMlOPnOWi
N8l
AplNKk
ApkNKlOWl
ApkOOl
ApkCHqGHl
AplBclCqlFxl
BcpFwkMCl
AplBkmB/jFWlFwkIzkJdlJylLLlN9jN/qOKlOMnOPoOWo
B/oDDlOMj
Apo
ApkFwl
Apl
ApnCboCsqHtlIjmJvmORm
AvlCbnCsoOOj
CnlJslOOk
CHlHUkN9k
HSl
AplMll
ApkJ/k
CPlCokErlN3lOMiOPmOWu
MXl
DJlJdlMXlOVn
Apl
EIkOOl
BzjDMmHejHjjIYiIdlJJlJ5n
BZnHgnIYkJqmNCmNPkNWkNYkNZlNbl
JqlOOl
AplOWn
Apk
AplM/l
OPk
OOk
AplLDl
EklGSlMnkM2lNRlOLlOVk
DMnHUmJAlKHlMGlMTkOAk
AplEMk
Apl
GWl
OIn
JalOOl
ApkDTl
Apk
DTl
Fgl
F6lGclHflI5k
ApkOOl
BplKulL3k
HjlKukL3l
BBlBYiCmnEOmE8lHYnKHmKhlLPkLklMFkMNlOOi
N9kOIl
Eko
AskFelF+lKRlKhkNFk
KFl
ApkEdnFgnKJmKrqMcmOKmOOn
ApkBNlJ4lMCkMkl
AplFgl
Krk
Apm
Apl
AplDSlKnlMSlMll
AplKnlLylOIk
AplJvl
AplFWlJLkJzlNBlOWe
CzlGlk
Apl
BinBzrCzkDQkDSkEblEjlGnmGxkGylG2nG3mHitIfoIuqIvkJMkJpkLBlLpmLupMEl
BimBzqCzkDMkDSlEblGikGmlG2nG3lHitIfoIupIvmJMlJplKOlLpmLupMFlMJl
BzkEdlHimIflIulIvkKJlNIl
DQl
E1kHYkMYkODkOQkOUnOWm
E0kE1lE7kHYkKmkMYlODkOUmOWj
AplGylOWk
EnjMlmNVkN+sODp
A+oCrl
HYl
AqqBVqEJuFpzFzmHukIevKkqLpzMFvMGnM8lNMkNOn
AqpComOUl
AqpConOUk
Cok
AqkBVk
M8l
BPlLDk
AqpB5mCVsCrlC7lDumE2nE5vFOkFflH1mH+kK3mK9lLhlMOmMhuMypNGnOHj
AqpB5lCVsCrlDunEplE2mE5vFQlFhlH1mK8lLhnL9lMhuMyqNGnOMl
Aqn
BSlKcnOTl
Aqn
CQiKJmNol
AqsBekBskK9lMXl
AqkI0k
BRkCllDclD4kL/l
L/lONj
C1l
HwlJDk
Aqp
Aqp
Cmk
Aqm
Aqn
AqlFpkMFp
BVoBbuBemBsoBznCHkDkmFAlFgpFvtGfmGklGlpGmpGwkGyjG7lHbnHjlIwqJTlJdkJsoJwkJzpJ0nKAkKRnKolKtqKynLDpLNkMPmM6oNInNWmNznN5oN/hOSp
BVmBboBplCHlDklFvmIUkJTkJdkKAlLDkMPnNIlOIl
AqlBslIwl
GLpNkl
AqkFglIrm
AqlFDn
AqlMhnNGl
BsmCjkH+lLjlMOl
A/lCVlCqkDAkDDmEPlEWkEumEvpE9kG4oHCkJuoKElKhlNTmNWkN5lN7qOOp
A/lBRlCVmC+lC/kDDmEPlEumEvpG4oJupK+lNSlNTlN7qOOq
Aqk
Aqn
Aqm
AqlBYlHUk
OMjONlOPnOWm
Aql
BukB0lCSlCulDclFNlFkkMmlM/l
BhlH+k
BhlCYlH+lLql
Aql
Hvk
D2lL3k
AqlC1lHvm
HMlORo
BjpDjuGXkHuk
BMlBQkBllDEjFIoF5oGQlHUkHtlI/nJckLCnLflLwlLxlN9jOJk
JslNxo
AqkD3lEJkGVkHklL5kL7l
BrlD3lHTnJqk
ArkA2lBulB1lB4nCclFBkF5lHulJblK7n
Ark
AqlJYmJqlK+l
AqlJYm
FgkJTkJzk
BdnI0lJTmJil
Fml
Bgk
AqkEElJalJ/l
C0mENoEclGYlJZkKppK1mK9lLprLxkNOk
AqkCAlC0mENpEqmIelJZlJklKpqK1nK9lLdkLprM5nNOl
EqlIelK1lLpn
Lpl
CqkEtk
BOk
AqkJClMrk
CilCqlC9kD/kEujE6lHXlLblNskN/lOBlOJm
AqlA0lBxmCUnEuoFLmNylOBnOKnONl
ONi
Ebk
AqnLIl
CAlEbnI1kN4m
C2l
DhoICkInlK4mK9mNzkOPl
AqlBEkD3mHumImmJgn
AqlFslF2kHqlJYlMMkOAl
Dll
AqkC3lODkOJn
ArmFXp
GdmGhkGllKMnMyk
DrlFXk
Dvl
ArkFKkNxn
B1pIcnIfo
Arn
ArlHSm
ArmI/oKmrLJk
Arn
Arn
G+k
F5mI/o
A3mDhnGYlHvmHwlJPoKBiKjmMUnNhl
F5m
Njl
ArlJHmJzl
BKlHdk
A+lBYlCXnE3kJNkK0kN+nN/pOClOLm
BYkCXlJNlK0kN+nN/pOClOLl
ArkBJmHolHplKum
Hdk
A+lBYkN/lOBl
ArlBYkHCkOBlOUl
Arl
ArlC6lDxkFskLcl
Ark
A1lA2lBUnCIlDDlDwlEUoFClFokGCmH2lIipIslI1kJLnJinJ9l
ArkK/k
Arl
F5lJplL2lMJl
ArlA/nBzlComC1kDilDolD3lEBlELmFcmFikMPkONlOWl
A/nCZkConDolDzkD3lELmFcmFikIrlJHkMIlMPlOFmOWn
N2l
ColEBlFTlFjlLXl
GDk
ArlLYk
DUl
AvlNfk
D8kI/nOSk
Arl
F0l
GRkGWl
A3mDimMWl
IGm
Fdk
ArkA9lF+kNvk
Ark
DNlDvlIDm
BbkGMk
Ark
AurC/lDxmIcnOQk
AuqDxmIcnLMl
FPl
ArlLKl
DvnITuOBm
DvnITpOBl
ArmDvn
EDkIml
ArlBKlB2mCfkFglF5lGtlHBlHSlKDkMTk
H3lKSl
ArlHnlH3lKck
Arl
ArlKSl
AslGukHJl
BRlLLl
D2lERlJGlM2lOAj
AsnJ/l
AskBJkBwlKzk
AsmBNmE6mLgmMIlMclMfk
AslOWl
AslMco
LTkMcmORk
BBkLUk
BelEYlGakI0lLCjNsk
CdlCjmF9mHepJMnLUjLunMiiONl
B8kCjlEQmEelGQkGUnGbmHenIOjIXnLUlLupOKl
LUm
JUjLUk
Ask
CJjGElONk
L6l
HVl
LUm
AskA+mEykJ7nLUmMjlNtkN/k
A+mEykJ7oLUlL7lN/l
AslCAkClkEulF1kGmkIKnILmI4lI+jJbkLQlLSlL7lMUkMcpM0kNvlN0kN4oN5pN+oORnOSqOWq
AslA+nHPlJ7nLUnL7lNtkN+j
BMlClkC7kDGlDikD7kD/lEZjE/kFhkF3lGDjGUjGlkG7mHbkJzkLJlLvlMQlMciNCmNJnNPlNRmNWlNZlN1lN8kOEkOTk
BklEtkE8lGomG0kG3lK2lLemOSm
C9lFTlGIlG5kL0mL3lN+mOAl
AskFTlI+lLNkL0nN+mOAk
AskBTlDylJsjLnk
AslGFl
GFl
Nsl
DWk
AslBYmDJmEClEKmGFjJ0lJ3nN8lODlOHxOImOUlOWn
CVtDJkD+kELlEjlE5oE+qGEkG9kH9kIspK3lK5qLgnLjlMamMqpOGl
DJmDgkEKmGIlHNlJGkJ0lJ3lL0kODmOHvOImOWo
CVsDJlD+lELlE5pE+rFJlG9lH9lIspK3nK5pLgpManMqnOGmOUjOWi
EXk
HNlOHm
GekLToOWZ
AslLTo
GMkLEkOJm
EHl
Asl
BBlKIlKNl
CikLClLUkLilM8nNak
IikLUkM8n
AslNfl
Hfl
M6l
Cil
AxlBDlBekHklIdl
AskN8lN/k
AslJQk
BBlFmkGxkLlkL0lMglMrlOQk
AslBuk
AslIXlLVlN+k
F3lGFkGVkIEnLUk
CelLRlN8l
DDmETlEglFRmJ+l
Ask
DRkDamFDlKBlORj
AslLGl
AtnNEj
EvkGokG9lJkk
AtkGYk
AtkGom
D4lGWk
DVmNul
AtkNEl
AtlKZl
AtlCOlGvlKbmLalL4l
FelHqlIKlILk
Atk
Atl
AtkJpl
AtkJplKelKpl
AtlGolI2l
Atn
Mml
NEo
FwlNEk
Atl
A6nGzkNEk
AtkCSlEOlF2rNAlNEl
CSkEpkF2rNEl
Atl
AtkChoNAu
ChlEhlEpl
NEjNcl
BLpBOhBnpBwmCUkCxqD2lD5jEllFCoGWnGXlHsnHtkHwlJ+nKLnKalKrkKxkK5jK+kMpnNGl
BLoBnpBwlCxqD2lEDnEElEGkEllFCnGAlGWnGXkHsoHtmHwlIskJ+mKLmKalKrkK5kLWkMNlMpnNJk
CNlEklI5lNLkN5l
Ell
HsmIMkM8l
AtlOUl
CQkEmkIDlIjlJal
AtlOVk
DJlEolFpkKUkM0l
JTjLSlNTlOAi
KKl
AtlG+k
Mlk
AtlBGl
Efl
BcsBllHeuJMmLulL0nMFlMclNAmNUl
BcuHAlHeqJMlK/lL0nMFlMokM9kNAnNUnNcl
AtlBcrEekHetJMlKklL0nMclNAmNDlNElNUnNck
BcsCdkGQlHepJMlK/kL0mMokNAmNEkNUmNcl
BrkCpkEVlHhlNAl
Bcn
AtlG5l
Ioj
Atl
AtlIelN6jOWk
Atl
CmlIelN6kODk
AtlIelIll
BnqB6pCUlERmGglGimGwlHHnJorKLmLtrMpmOFkOWl
BnpBylB6oCUkERnGimGklHHmJHkJopLtqMpmM7kOWm
Atl
AtlJHlLekOWk
AtkAulNElNFl
AtkAulNFm
OBl
AylC2lFJlFrkIwlJ4kLhlL3lMBlMil
NEn
AtjCxkDDmF8kF+jGhmGjnGllGnmGolG2kJ7kM5kM+mNBmNHjNQlNcl
AtlOPl
EflJJjNLlOKi
AtkEkkGvlJAlJJkKslONlOWj
AtlJAlJLlNLlOKk
AtlKgl
AtkBQlEajFTlGmjHKlK5kM0l
Dsl
AtlCFlEUlKEk
C9mDBlFHlKElKLlKOkKPmKSjNIkOMn
Aym
BakBzmFClF+nGonJRnNok
ColEAlEtkJOqJflNxlOWq
BalBzmEOkFGkF+nI2lJRn
ConEAkGBlJOqJckLRlOWr
Aum
Aur
AuqDxpIco
AuoDxpIcn
AulCFmCTlCimDBlDulHqnIbkKGnOPl
AuoC1kDklMWk
AunLCl
Aul
Aul
OQl
Aul
AulB1jFTlIclN7l
AukDxjFXm
Aun
Aun
Mjk
B1oIck
B1pIcl
AukFGl
Auk
DxlL4l
AulDxl
Kjl
CxlGSlNkkOWl
IKl
Aul
AukAvlA+kBSlDIlDRlHBmKNlNknODl
A3mELlEllLYk
CQmHFrJjp
EqkN2l
CQmE0lHFsJjo
HRkN5k
E5kKnl
B9lC7lFrk
Aul
AulOWk
A1lDrlK/k
NplN8k
C/nECkEkkGHlGRnGikHelH8lIClIjkItkMHkMhlMslMxkM1kNIlNZlNqkOHmOWs
DZl
NTl
AulIvl
AulEXlItk
BTkBhlBqkBtlDZlD1lD3lEHlFhlF7lHSlHTlISkIxlKzkLQkOWj
Auk
Auk
Ayl
DVlDulDzlEBlJAlKjlK1k
AulBskOVmOWn
BHlCzlDAlJplMYl
DflFulJ9k
AumAzjA2nDrlDslFQlFikJLlMylOIk
GMlHTmIcmJ0mKOlKhmKikLpkLzl
AukHTnIQlIcmJ0mKOlKhlLpkNRk
Aul
IcmJ0mKOmKhkKik
A6mCOkCUlCnlDJmDNpERlM1mM6lNZk
A6mBAlCOkCnkDJmDNqERlMJlM1nM6lNZk
AulCUk
AukB0l
AulD/l
HSmHaoI/mLvmOJk
BZlDPlHikOGs
EPlEVlOGrOTl
EVkHik
EVl
BBkDvk
N4n
AvnCOvDKlEPlHzlKFrMkmOQk
AvnKZlORk
AvoA6kBarB0nDJlMfmMkoMloMslMxnM6lNDkOWr
AvoBaqB0mDJkMfmMkpMloMxmNDkOWr
EklGblM1lNAkNXl
AvnNQt
NQm
CIl
BnlCDmCMnETlFelNSl
CgkNNl
AvnIYkNQn
NQm
AvjNQk
AvlM5l
AvmCGnD/lFenKIpMknNYlOKlONjOQm
B9k
AvkCGmFenKIp
AvnD4qFkoJFnKNv
Avk
AvnD4mFklJFlKNq
Lzl
BGnGJkOOl
GJmHhn
NAm
BGnBilGJl
AvkLWk
L/n
AvlBPn
AvkFkmJfmKNuNVw
NVn
JGr
AvnBanEkk
AvlKflNYtOQm
Mkn
AvlMyk
CUnCnlCrlFHlFonKLwM0mM9l
KZk
CUnEljFomKLsKZjM0m
CQkEnmE6lG/lHPmJ2mKNkMkoMlqNYlN+k
EnnHPnJ2mMkoMlrN+l
Avl
CMlMkl
AvlMkl
Mjl
DJlEclEilGfpNNnNOoNPl
GfpNNlNOoNQkNSl
FUl
Eil
Avl
AvlC9mKMl
CqsC9oEgnHkjHllHpnIipKM0LCzLGmLopLpnMIoMklMolNamONoOUk
A3m
AvkA5k
B9lDPkGolKKlKMlNTlN8oOAoOUnOVkOWl
AzkDPkKFlKKkKRlMllNUlN8oOApOKmONkOUmOWm
AvlA7lOApOKm
A7lBxlFjlKKlMCkMklOAn
Kul
DflNCk
Avl
MLlMbm
CMyCNlE/nGbnIQmJzlKevLooONo
CMjElkG4mONm
Enk
BTnEzlFFmFLlFSnFtmF6nGrkGtkJflJkkJtmJ9oKGnLCnMFlN7lOTmOWo
BTmFFmFPlFSpFjkFrlFtmF6mGrlGtkHIlJklJtlJ9oKGoLCmNSlN7kOTlOWn
AvlAxlEjnMslNvl
CMo
CMm
BTnKGkMFl
JtkOWk
AvkCMpIXlKek
GmnMko
A6lBnlEZl
EZlOUm
AvkEIlOElORj
B0mHdjIQlMfj
CUtCnkMkl
CGnEjlEmkEokLGkL1kMknMlkN0pOWp
CGmMkmN0pOWo
CUl
CUnCnl
Avk
AvlCqkMklOWl
F+oJRmOWk
AvlF+mJRn
AvkIQkL1lMkl
CGlKInMkm
KflOPj
Mkl
AvkCOs
AvkA0lDWjFPkJ3l
AvlDJmEZpEikGHlMYoMZlMfmMknMmlMrlMxmMypOHpOOlOUoOWq
DJlEZoEikEmkMYoMfmMkmMmnMrlMukMxmMyqM0lNdkOHoOUnOWp
AvlNak
B7nDWkDqlEgkJEnOHkOWn
FilNAl
Awl
AwkEVjE2lHpkIAl
H7l
D4kGam
AwlCkk
BBmCRmCblCvkCwlEQrESlETpEfoGDoJdnLAn
GHj
AwkHpmKlk
AwlIAl
AwkMMn
Awl
AwmOWj
Awn
Awn
AwkCmm
AwnCOsC9kDKoETkEVlGDmHpnIYkLalMMjOJk
HpkM4l
AwjCIoCmiDIkETjHpmIYjLAlLkmLrk
CPnC8lErmK2kLZmLbuMamMmt
AwkCPnIJkK2lLZmLbtMmu
BCkFunG+lIAoMMlNyo
GEkIlkKQq
Awk
H3lIlk
IlkKQqKfk
CckOCnOWk
AwkCbkHKmLAlLukOLl
AwlHIk
AwkBClD2kGIlHmkHnmIwlLClNnl
AwnLfl
CMkDGmEfkGplHvlIQkIrlIxkKykNpkN9mOJk
DhkEslJbmKmkOTl
BolCmtEglEtlE8lFolHplIonOMm
DhlEskJbnKml
BolCmvEglEtmE8mIZkIonOGkOMm
AwlColI8lKml
AwlB7lEQkFslHkl
CmlEyl
OMk
AwkHpk
DQlGkkHan
HZlJKkLKlOWs
AwlCPr
AwlDGjEjlEkkG3kHflJKkLKkMqlNMlOW/
CPoC8kM4k
OWj
H2l
MilNcl
Awl
BxiCImCPnCmlEQmETmEfoFomGDsGGlGRkH3kJJoLanMMqN8kOUk
AwkEOkI1lJll
AwkF5lG2r
Hpk
AwlFul
H3m
BXlBokDekEBn
LQl
HCl
CLkEVlIMlIllKQl
HpkIjkMEk
AwlA2mCmlFPnFikGXkHskJFkJKmL8lNTk
Fun
AwlEVk
DKlFukJykKVk
AwlFik
AwkGYkHnmJ0k
A2l
EIkJHn
AwlEIlJHmKqk
CulCxlLYl
AwlKol
D4lIYoM4l
AxmC8m
OLl
Dml
B8lCSlDrlD/lEDlEwlHvkLrlLvk
Lrm
AxlDllIDk
Icl
AxmCBkDBlDmkD9mMLo
Axm
D3mEJl
AxkINl
AxlDtlFQkFjkJml
AxlEAlEDlF/lIUlLKk
BtnCBmFrkHnnHolH7lIRoITkIWlIclIelIwjJtkLYl
BtnCBnDBlEskFrkHRkHalHnmHomH7kIRmITkIWlIel
AxqCFmCOlC8qEvlFumG2jHvkIOlLro
AxlCBj
Axm
AxmD9kLrk
Axo
AxkIPl
AxlDhkKzkMUl
ITl
C8lG2k
D4l
AxlHwm
DwlHtl
C8lKVkLrk
Lrk
BWkCYkHolH1nH6lH7mJYlKul
A/rBhmCllF/lHhkH9lIRnITmIUmIxnJ7n
AxkA/qBhnF/kGNlH9mIRnITmIUnIxmJ7mLvl
HhlIUnJ7m
F0m
AxlE2l
AxlBUkDCkDLlERlEwlFlmGLlI5lI+lL3k
AxlOWk
AxlCBkIem
Axl
Axk
AxkA1kBhnB3lCHlCIkCwkDHlDhkDrlDtjDxlD7lEjiEvlFJkGQlHxnH8mIDlIUmKQkKykK3lLamLhjMblNBlNPnNRmNSlNTmNWnNaoNbjOFk
FykHUkHYl
H+l
GKlHdl
Nhl
AxlDnlGAk
C5lGPkHpl
HxlIJk
AxkExoE/oHvnH1k
GnkG8mHvl
ExoE/oHvnIDk
AxlG8n
Hvk
AxlLAlOLm
AxlH7l
AxlFnl
Hel
KQl
AxlBrlDHlFbl
Eal
AxlFulHYoIykNClNNl
EFm
AxlCXnIXkOAnOHlOWn
CXmGPlH3lIXlN/nOAnOWq
N8k
EKk
H3kOWp
EolN+nN/k
CzpC0xC2lDplFcoG2mHAlH4kKZp
AxlDqoEBm
DqmEBnEFlH9l
EBl
Axl
HvkLWkOMl
AxlEvlLWlN7k
AxlHvk
FalK2nLgk
BinCHlE7lGBjHhoIVlJWlJukLFlLvlMem
AxlH2lIVlIvjMplM+lNBl
F/kHQk
CBmMLm
AxlGIlHzl
BvnCnlCwmDnlDopHxrIhlNOl
BvnCwmDklDoqDulHxsIhk
HPmMlk
Axl
AxkDol
AxkDakDelEwmGYjMQm
DalDekD1kEwnGYlL2lMQmOMl
Lrn
AxlDalGLl
BLk
AxlHrlHvlInl
AynBSmHBpHCkHdkN/kOEl
AymBSmDQlHBnL4l
LDkLflMOl
Mok
AymB9kHNkOAm
AykCFkGImLNkLUlL7l
BgkCFnGIoImlNqlNslOOj
AynHXmIAlN4p
AynDLjDRwDSmDUqFjlFrkFtrGQuGTqHImHXlHZpHalHhnJImJJmJKmJLvJMtJNrJasJytJ4kKAoMnlNvk
AylDRmDUmEkkGOlHZoJInJJnJMmJNmJamJylKAl
AynHXmIAkN4o
AylCKlDFmDHkDLlDRwDSlDUrELlFrkFtqGQxGTqHInHZpHamHhmJAjJImJJoJKmJLtJMsJNrJaoJckJsmJytKAnMnl
CKlDRlDUmHZoJInJJoJMmJNmJsmJykJ4lKAnOOk
IAkIblN4k
AyoEjlE0lE+lFAkKHlLskOClOJk
Ayl
Aym
AyqBNuBSnCTqDbkDrnEnlEuoE6oHCoHJoKokKqnMfnN4mN9mN/mOLo
AyqBNsBSoCTqDrnEnlEuoE6oHCoHJoH5lJNlKqmN4mN8lN9mN/kOLn
BNmKol
CAlJRkNOl
AykCulGHk
Ayn
Ayn
AylGBlHpm
AykBSl
AylNrk
Ayl
Azl
BSnE6lHpmMhlN4m
Ayl
H4k
CFnDpkHAnH4kKzlN/kOCkOWq
H4k
AylCFnEulFqkHAmH4kI/lKzlNrkN/nOWq
BblDelJAkN/lOHmOTn
OInOTmOWo
AylDHkJLl
HFlNuk
Cjl
B2lC0lDBlDvkH7lNtlOWl
AykBqlCklCzoDClDOlH4kIrlLQlLzlOIjOLm
GJlHQkKMlNqkN8kN/k
AylBNkGJn
AylBNkBSk
N1k
OBkOWn
CanDSlLklOSl
AykEdlFElHElNAkNpk
CUlLSlMZlNukN9kOJjONjOSl
AykL0kN0l
B9l
AykOWk
Ayl
AylOWm
E1l
ESl
AykHBnOWj
D1lLflNhk
AylBRlDVkEslFwlIBlMdlOUlOWp
DYpOHl
Ayl
B7kDYmEDnEGkEJmHwmI3kI4m
Fck
AykB9lCTk
Ayk
DLlLsl
ENk
CipCyoC3oDhkD7sFCmFLpFVmFWtFxlGIkGrnGzpHGmHdkH+oIGkIVkKWoKjlLwlL5sMRoNgmNhmNolNroNxkN1nOCk
DAlDPmDRoFVkHUlJnlJpmN9lN/k
BZlDPnDRnEclGhlGjlHKlHUlI0kJpnNtlN9m
Ayl
HGlIklNgj
AylN9mN/k
AylCol
CJnJdnMlkOWn
AylEVlK2lLgnMfk
AylEVmEzkLgmMfl
Ayl
AykH3l
AykDFlFKlJFnJ6kKElNllOAj
BSlCpmFjlFskHdlHlk
BSlGSkHdlJMlOTl
NslOWl
OLn
AzjMQlODkOLn
FCjHAk
Azj
AznK0lLnl
AzoNpt
AzoNpt
GplIRkJbnK4mLnlNpl
AzqIRsK4mLnkNpr
AzlEmkKIk
Azk
EDlEbkGVlHJlIylK7l
AzpA3lB9lDdlEykGYkGhnGklIBlJPnJQoJRkKBnKtlLIlMHkMUlNpo
AzpDakDdlEylGYlGhmGikI3lJQoJRkKBlLIkMHkNpo
AzkEDlEblGVlGdlHJkOQl
Npj
AzoK0lNpl
Azm
AzkG+lHNnNqmOCjOWi
AzkGVlI3lKnj
AzlKok
AzlNpp
AzjI0kLnjNpk
DdlDhlDnkKDl
AzkK4l
IBl
AzlDnlHAm
AzkDJkDllGxl
AzjBQlDUlJbl
B9kHGlJPmMHlMUk
Azk
Azl
AzkOAk
CTkE1mFrkHJpHMlI9nJGkLXkLrlMnlN/r
CflN/jOAn
GklIBk
Hak
Bjl
BElFGk
AzkEClLblLqk
DekJDl
AzlEmlOWj
BQlNUlOFl
AzlOEk
A1n
A+lBjlCRoDGmDRkGTrHTnJpkNtlN9u
A+lCRnDGmGTqGekG8kHTnJpkN9u
AzlA+lIznJXnKkmKmk
AzkA+lHhkIzlJXnJ0lKkmLEkOIk
AzlEClELlJ2lKdl
AzhK4mNpm
BmlB9l
CelGulGvlOKk
GVlI3k
AzlNLlNbl
Gjk
B0nCPlCQkCglMbkMml
Chl
DVk
AzlIzj
AzlDdkDxkJlk
Azl
AzkDal
AzkDFlEYlFskGjlJAo
DPlHJmMll
Azk
Azj
K3j
AzkLgl
J5l
OSk
AzkKclKjkN+jOWn
AzkOWs
AzlHPlOWm
AzlEQkOWr
Mvk
AzkOWl
A0pBjpCRmDcnD9lEJnEdkEekEfnGCkG5oHJrHNlHWlH0lIDlLDlMIkN1nOBj
A0oBjoCRmDcmD9mEJmEVlEbkEdkEfmGCkG5nG9lHJrHKlHNnH0lJ3lLDkLulMIkMslNklNmkNukN1mOBj
N9m
A0mDcoD9kEJlNklOBk
A0oD9j
A0mIZl
A0m
A0mCilDNkE8kMimOCnOIn
A0lCikDNlGBkMilOCmOIn
A0m
A0kEzkI5kI8kN+kN/kOAn
A0lOCsOIjOWY
A0lCTkEzlG/kI8kN+kN/kOAn
A0lHNlOCsOIjOWZ
A0mBDkE1nHOmMnlNpnNrl
A0kDblDcl
A0kN9lOCnOWb
A0lGJk
A0kIXk
A0lOWl
A0mDdlDek
A0m
A0mA5kBdk
FBl
A0n
A0mNil
Nil
A0l
BflDXkJ6mLGlLVlOWm
OCm
A0kOCl
A0lDWlDhlEImFFkGcjJNmL/lMHkNCl
A0m
A0l
ESl
M8l
Bul
G9kINlOGl
A0l
G0lI7lLPl
A0lLslNilOWm
A0k
A0lNwk
HMqMjlOWm
BulHMsIrkKamMjlOWj
EelHMkI5k
BukI5l
Fuo
A0kM/l
DjlHHlHNkOBl
HBiM0r
A0lHBkM0s
M2k
BlnCFlG5lHJlNPlNilNtkN0k
A0lK7mLlk
A0lBalCSlEWkJdmJgnJqlNJlN2lORkOWi
A0kBUkCPlDhkH0lIUnM2l
A0kGHl
CQlCSlIIlJdnJgmJqkNJlNtlOVjOWk
A0kBUkD/lIQlIUn
G2lHAlNvl
GHl
GHl
A0k
A0jE1l
OBn
BumDGjGpkHIkN9lOIk
A0kJil
A0kBjlN9k
A0kBlmCIlF2lGHlGqlJSkN8kOIm
HClHDkHJlJxkN+lOIk
A0kHCmHUkJLjK0kLrkN+kOHj
BmkB+mCFlDajEsmFAlGglKmnKnjKrjNzl
A0kOCo
A0lGvkNvlOCn
A0kCakCnlDpoH4pM0kN4k
CWk
A0kDpkNtk
GAkNekNinNqlOWp
A0kLklN1lOWl
A0lFylM3kNekNimNqlOCkOWr
A0lN1lN8kOOlOWk
A0lIAk
A0lA9l
A0l
A0kGAlM3lNekOWp
A1mA3vBckGilLHlLIm
A1rBrlCHmCOmEjlFQkHfmIvlI9lJPnMAoMPlMnlOEl
A1nJin
A1pBMkBckBrmCHmCOnHflIvlJPoMAoNRl
A1nJin
A1n
A1n
FQk
A3n
A1jK9j
A1lJin
A1mIBl
A1kFQkJPl
A1l
A1kJypNXlOWk
A1kDKkJyqOWj
A1m
A1mFolH8nNSl
A1k
JPoNDl
JPn
A1lA3rGilLIm
A1nJik
A1hJik
BhkCWlHymJPkJVlJjnL/n
A1nJik
FUlGVlIBk
A1m
Fpl
A1jFNlFpkFxlJPn
Fpk
Jik
A1lFAmFFnJolJpkJum
A1lEplFAmFFnJomJuo
A1jJPoJioJok
A1lJPoJimJol
Ivo
ENjEelJjlJ3lLTlLokOWn
CJkC5lHqmJim
ENkJakL+kOUjOWn
CJlHqmIAlJim
JDl
A1lLTl
A1lL+mOWk
M6kOWl
A9lOKl
DZlDblEWkJPnMik
B9kJxl
NUl
BZlDJkNOl
A1lJPn
JPn
G0kNClNIlNJkNKmNWkNclN9l
A3nJbl
NLlOSkOWl
A1kEKlHWkNUlN+kOWk
BklBuoCKmDSlGVlIIlImlOAj
DFlEKlF4kG7lOWe
A1kLFk
BhlCakDkkLOlMBkMXl
EzlE4lE5lFAqFFlJtqJ+kLXlLZmOMj
E5lFApFFmFRlFfkIKkIUkJtqLXlLZm
FzkGPlGblIOmIelKnlOGmOOlOSl
A1kFOnJim
FOl
NJl
A1lJtk
Jil
J3nK7l
N8k
A1j
A1lI4zMvl
A1l
CRnCskDNkFMnFPoFSnFTmFXlFenFfnFgmFkkFnkFplFvlFxlF9kGTnHIqHWlJHlOTmOWq
A1l
CRoDNlETjFMoFPoFSmFTlFXkFemFfnFgmFhkFwkGEjGTnGrlHIqHWkJKnJekOTmOWq
A1kCRmCslFPlFdkFepFqkGTkHIkOWl
JikMRk
JikMRl
DdlGknNuk
A1lD1lEBlOFmOWk
A1kD1lE+kG/kM7lOFmOWk
FQkGXkGZl
A1l
A1kM7k
M7l
H0k
A1lA7lH0k
DOkFFkJPl
A2nIZlMAkM7i
A2nC6nF5mGalIipLGlMAlOFj
GAl
A6nCJlCxkEjlGmkGon
A2m
A2m
CWnChlC2mDmlDnnE+lFXlFwmGNjGSlJFlJTnJVoJXmMvlNBlN+mOFjOHh
DSl
A2lGFj
A2m
A2lC5nDmkDslF7mLGm
A2mERmEUnEwkE5oF2mGWlILlK2kOTlOWr
A2mERmEUmEwkE5nFGlF2nI8lK2lOTkOWo
A2nEwkF2nILlJik
A2lEgmLGnLQjMIlMzmOUl
A2mC5lGEnHnnHolHqnH3pIoqIqpLFkMVnM7mNZk
A2lC5lGEmHnnHomHqoH3oIopIqrKEjMVmM7lNYk
Iqk
Hoj
A2l
A2lB1kFRlFklJOmK4n
FelGIm
IKkILk
FilMqlMylM/k
FIlJYm
A2lCFnDlnGFkJ7kLHmLIoN0j
A2lJQk
A2nE8rFIlGFlMxlOGl
A2nE8qGFlKfkKqlMxkOUl
A2nGFl
A2lE8l
A2l
A2kC6l
C6kFhkFilJHm
JHm
BhoFXlFsmJDl
BilCrlDhpGUlGYnJuoM3rM+lNhl
A2kCrkDhqGFlGUlJunM3rNhk
A2kA3lDhlL5k
A2kDdlICl
Cgw
A2lCcnFYkIilIjk
DGmDSkGblGnmI4kJ1lOWk
A2lCcmEUlH/lIjlLPl
CzkDGmDSkEmlGnlMklOWl
CgpNZm
ILm
A2l
CzlDGmDSlFrkGnlI4kJ1k
ELlIikLpk
A2lFLlLal
C9mDAoD+nFloGDmHllHnnHpqIYmKVoKWrLArL4s
A2lBAlDrkFulH0kH8mIFkIOoItkI7jJWlLekLwlMAlMTlOEk
BOkB7lC8lF8lIFlI2lLwkMAkOWh
L4k
DAk
EJkIClILkKllNHl
A2lBFjB3kC8jIUn
A2kCvlE7jFEkF9lGBlH2mKCkOWt
FEk
A2lKukK4jMPj
KIl
A2l
Cbl
I0l
A2lGMl
CIlNflNmlNxm
A3l
A2l
A3l
A2lA3m
A2kHrlIll
A2j
Ilk
DAlEHsF8wNxl
A2kEHqF8vNxk
A2lFdnLGk
GCo
A2kDrkD6lOWy
DflDskFplNQl
A2lJPk
A2lNYk
EWlKdkMElNZk
JolLblNPl
ElkGVlHUlJamJclMek
A3lDmlDtlDxlEJlFVlIzk
A3nCnlDckDnkEAkEPlEyjFWkGelGkkG8kLPkLklLvlMClMDkMGkMPkMllMvlNPl
A3nDnkDqlD7lEAlEPlFWkGnlI/lJzlLakLclLllLxkL1lL5lMGkMPkMUkMjlMlkNPk
A3m
Fpk
A3o
A3o
A3m
A3n
A3m
EplL5nMWkNcl
A3l
D1lEJmLVnL6lMWm
DFkFQmJKlJRoK4l
FQnNYl
FDlJWm
A3m
A3n
DElDTmDwlEAlF0kF4mGTmI2kI3iI5mJgkJrnJ9jJ/kKwl
CSkCglJjmKfl
A3lCSkJjnKfk
A3kNpm
B0l
A3lI7l
I7l
A3lEblGDk
A3lChlCtlGzkH2lJrkK0kK9kLllOQl
C8l
A3l
BwmC/lOGlOHmOWq
G6lJJm
G6lJJmJ/l
J/l
DQkGWl
DHmI0lJOkK6n
DIk
BRlB1oDbnDhoD8kEBkEGlERoESlEUlFgkGLlGXlH+lIplJwkK3oM8kOFnOWs
A3lB1oDbnDhmEBkERmIUlIplIykK8lMBl
Dhj
A3kD7k
A3lEGlMZl
B2kDhkGQkGXlJnnLekOFn
A3nCylNXlNol
Chn
Cho
A3k
A3kGilKjl
A3lGil
DamDrlDwlD6nNql
A3k
A3lN9lOInOWm
Bel
A3kBel
A3kBel
FQl
FajI6kJ7lKtlMIkOTm
A3l
A3lCrl
KOkOBkOOo
A4lBulIVoKMlLCkNan
A4oL5mMRn
BMkFHkGglGjlMRj
A4kMRm
CWlCikH7lH+m
A4kBulCylEglIVmNam
CWkCbmC3kEUkIrkL1lMRk
CbnC3lIVlIrlL1k
MRl
IVk
A4mIpn
A4mIpm
A4nB0kEFmG3kG5l
Cvm
A4mIpl
A4nCssCylEFlLwlMDm
A4oBBpBJmBkkC3lC9pD+qE0lFlsFqnFxkF5pGFmGNkGRjGWnGfkGpmGwpG5kHKpHemHikHkrHloHmmHnnHprIClIInIYmI/mJMmJvoKKlKMnK+kK/lLBzLCqL0nMxqNolNsnNym
A4mCrlCwl
A4pGWkKHlNslOHk
A4m
A4p
DxlEGlGBlH+kIslJVnKrlLpk
L+k
A4k
OWh
A4mBRkDOkEFlMKlM2lM7lNqk
MRl
BVlOVk
A4lC3kHtoHwjH7lH+mJtlKjkM0l
A4lCilC3lHtnMpl
MJl
A4l
B0mGsnGztLQmL7lMRnNrkN9k
A4lIpl
DUmIznJanJbqJvkL3o
A4lIzlJamJbrJrlKAkL3n
BZkGRkHjlHkmNekOCk
EekFAlHxlIRkI7lNXl
Mvn
EXlGMl
OJl
OGo
OGl
A4lC2lKtlK5l
CelINkIVlIhkIpkJIm
C2kJekKtkK5l
A4lDmlIhk
Ilk
BJkC9kHklLCl
BJmHkl
A4lBUnC3nFZlH9lIskLhl
CWoIZn
A4l
OPl
A4kOSk
FwlMCk
A4kCwiDolHxmHynIbkLal
A4kHxmHylIbj
A4kHyk
A4kHym
A4kFQlFVpGztHTlIRnJblL5qMRmNilNrlOIl
BFmBtkCklC3kC6lDkmDlmD6lEVmGDlHkmHmlIJmIKlINmIUnIhlJIpKMkMLkNHkOFj
BFmBtlCblCklC6mDFlDkmDlmD6mEVkGDkHMkHklHmlIGoIJkIKlINmIUlIhmJIpJLlNHlOFm
A4jFQmFVrGzuIRmL5sMRmOIl
EklH+lKZlMRm
DklGDkJIm
B8kK1l
Ngj
A5mCInIYoM6m
FolM6o
A5nDPlEvlExlFEmFGpGslGulG2lHImHQmJTlLpkMlmMplOWr
A5lIYnM6m
A5mJ/kM6o
A5mA7lDtlExlFEnFGoGkkGulG2kHInHQmHblMlnMplOVlOWs
A5lM6nOSk
A5l
A5lEalLQkM6n
A5kC+lEjlEmkGSnG5l
A5mEImFHmKWlLQqM6l
A5kM6l
A5k
A5l
GjmHKmLOlLPo
A5k
CMhKel
DGk
A5nDim
A5m
A5n
M6l
A5l
A5mBakD5kEopGelMbmMklM6lNSmN/nOUk
M6n
A5jM6k
MPk
A5kM6kOWn
A5kM6kOWn
M6k
A5lIGl
BolHln
BolHlmLQl
FHl
BFlBekBykCokCrlFslIblIrkLRlLflL1l
HlmIil
BomHlmIGkLQm
BflMClOPk
A5lM6l
A5lFvnGlnMPqOTl
A5l
A5lDCl
FvnGlmMPr
Kol
OMk
D8kF9oMfkMrlMxlN8kOFn
Kyl
A5lM6k
M6l
A5lEFlElmJtkKilM6kOWm
A5l
ElmJtkMBlM6kOWl
A5kM6l
M6k
A5lM6k
A5kGUq
OHn
Bxl
A5lM6m
GknOSn
A5lIwkLVlM6k
A5k
B0kD8mEznKIkM6lODk
A5jM6n
A5lB0lDzlD8mEzlGgkG9kKIl
M6n
A5lD8k
A5k
A5lNgl
Ngk
A5kHKm
A5lCakLJl
GFlI7lOOk
A5l
A5lCLk
A5lC9lDskFtlKalLXk
A5lCtlC9kDXkDclDklEajFPlFtlJKlJRkLXkLgl
EslLQk
A5lEjlJHk
A5mFElH2lOWo
A5lDzlONk
Kuk
GfoGilKglNbkOSm
DOlEekFAmKRn
A6p
A6n
A6n
A6l
A6mN8m
A6l
A6n
A6kCymNnl
A6nCboDUoFHlKdkOOk
A6mCClCynEFlKNl
A6nCCk
A6lD6l
A6nBDkCDpFvlKbmK3rLVlMJlNbq
A6nBDlCDoKbmK3sLVkNbq
A6k
KbnMJlOQl
A6oBDnBdnDwnGukKbnLTnMJpOQl
A6k
A6kJHm
A6kLyo
OQl
A6lBAl
CHlFhnKRnNIl
B/lD0lMBn
FhmKRmNIl
A6lDGoDSm
DGoDSn
A6lMCl
A6k
A6l
A6lGUl
DnnG1mH8nJ0lKolMKlMOnM5n
A6kDnnG1mH8lJ0lKCkMKlMOnM5pOIk
BUlFlkFnlGJkIJlLDl
A6lB3k
Ehl
CGlCQnEllONl
A6lBClFylHVkJjkKgkL3lMJmNtlN2m
A6lNnl
A6l
A6l
A6kDDlE4kMrlNpl
B7lKHkK0l
CClCbmDUkFJkJNk
A6l
A6kNpkNuk
Jdl
A6lCVkDBmGalHllHvnH6mIGoJYmL1k
A6lBokDBnEHlFGlGakHvnH1mH6mIGnIWlIekJYkLplL1kMIl
BDlF8kMJn
BxoFylI6l
EHlL1mMIk
A6l
A6lDOkKRn
GWkMnkOWZ
A6kEElN4l
A6jM6l
BflCxlEulF+lG5kHJkMClM9kOIl
A6l
ERlEllFSlGXkJhmOVmOWk
A6l
A6mCmlERlElkGXlJhnKCkOVn
A6lLTm
GnnKXk
A6lEul
A6lCUlMml
LOl
A7kFZpFcmFolH0nKPm
A7mBxlFZnFcmGunH0nKPoLkm
A7l
A7oESnFZmGunKPl
A7l
Gul
A7n
A7n
A7nFZkGul
A7lBqmCOkClmC5pDKkFBlFZlGfkGxmHWlH5mH6lH9nIHlIPlJFmLfkLkpNwlN/k
EOk
A7lH0k
A7mBql
Gml
Dzk
A7pBLlB5lCOlCQkCSkDIkJElJMlKAkLdlONl
A7nGukNok
CcnK+mMyl
A7lCcmK+mMyl
A7lKLm
A7kFZlG6nMSp
DVlFekIykJolJ1k
A7lDVlD3lFelJ1k
OGl
A7l
CNmFwjF2k
C7mH2lH9nLfk
A7kBtiDjlDlkEJlFZkJYkMOn
A7kB/mLjlMMl
CRoCSyCjkCloDqmFBnFZnH9mODk
FrlHzoH9nKLlNKk
B9kDHlFFlFNlFPlFYlFZkF0iI6lI7iI9jJBlJRlLekL2iMloN5k
A7lC4lDLkFolFrlF8lHznH9nIDlNll
FQkFSmFYlF2lF8lI6iI7hI9kJBlJRkLekMlo
NokOAk
CRm
DLkHlkHzoKLl
FNkFSmF0jF2kI9kJBlJPlJUlKAkMlk
A7lHDlJIlOLl
A7l
FhkMbk
BhlF+q
F+q
BSmCTkEmkHcnJHlKFlKflLClMJlNElNnkOQk
Cll
A7lBelJZlLVl
DMlEZkG7lL1l
LBl
A7kCQlFBm
CvkFNnFQpFXkFzlGPk
A7lCAkCSlCunC1jDIqDnmH9lIknKPrLkuMyl
CAkCumDIpDnnDqlGDlH7lH9nIknKPrLkuMykOPjOUk
A7l
A7kFelHrlHxl
A7kDTkDdlJIjJsl
LrkMYmMfpMhlMskMxlMypOWm
A7lEQlLrlLskMYnMfpMtkMxkMyoNYlOWj
G6mHWlKWk
A7lESk
A7lF0l
OIlOLl
CylG0lNrl
C0lL5k
A7lBOlDllEpkJGnLll
A7lCjlDqlENnESkH5l
A7l
ESkFQlFsnF4lGumIzlI7nJKlJSkJwkOWi
CtpEUlFakH5l
C5mEYlG6lN3l
A7lCvkC5mEYlGDpH3nKInKalLQmLTl
C5mEYk
A7lHsj
A7k
A7lB/kGLkGPlG7lHTlJIkKfkOHlOLlOSq
JWlOHl
A7l
Guk
A8lBWnCAlCrkKimKlw
A8pBXlILm
A8oBXlILnKllLik
A8mBWnG2lKlwNHl
BFlCdkMskN8k
A8n
A8kETl
A8m
GDl
B8mGakHllKll
A8nB8mHllKlkLTlMEl
A8tFwlGRkNHk
A8m
BElCnlDmlH/oL9l
B8mGal
D+kLGlLrkMal
B3kHolILm
A8pGRkJcnKioKlp
A8nKlqN+i
A8n
A8nF8n
A8nKlm
A8mKVkKln
A8n
A8nGal
A8nBbwBrsFlkFvsHfmHgkIwsLDwMPpOJk
A8mBbvBruFvtGRkGxlHfkHgkIwrLDwMPp
HnjIwk
A8kKil
EulHll
A8n
BQlCLmFZkIkm
GXk
A8k
A8lGDl
ILlKwlL0lNYlOLk
A8lIqnNIlNYkONl
EvlIMl
H5k
A8kDylEvl
A8lH5k
A8lOGk
NHo
A8l
JVl
CilGCkHtlLNkLPl
E2kHlk
BgnC5mD8lEBlGIlHknHumIIoIVmImoIulLllL7mNnkN8kOWn
C0k
A8lBgmC5nGKlHknHnkHulIInIVmIdlImoI/lJQjL7lNnlOWp
CRl
A8kL7nMPl
IIkIVk
A8lCKl
EamMgm
GXlOWk
A8kFclGDlGXk
DHkGnlJdlN3lOOm
Lik
A8lIwl
CAlDBkN9kOSl
GzkIAmLVkL1l
F8kGzkHzlIAmL1l
OPk
A8lGzl
CrlF6lNMkN8lOSk
FBlFWlGnkHEkJMnJllJ6kKQkOWo
A9kM7l
A9jN7l
A9mHRjMLl
A9j
BlkBpkFrl
B2mDVmDWkDalDdlDemDgmF0kG+lHEkJ2lODk
B2mCulDVnDYlDdlDemDglFCkG+lJ2lMejODk
A9k
A9kODk
DVnDelFCl
A9kIQl
A9kFUm
A9kNqjNsk
A9kB/kDfmEbkE4pFUnGTkHRnHbmHknIxpI4lLloL1oMrqNgkNpkNwlOMm
A9lDflE4rE/lFUmFxlGKlGTlGWlGplHRnHbmHkoIxoI7mJtkLloL1oMrqNpkNskOMk
A9nHkkIglIxmNglNpk
Hbk
A9m
A9m
DMjOEh
A9l
A9mB9mEIkKxlLloMrt
A9mB9nE4lKxlLloMruNvk
A9mMrk
A9n
FElNwkNxmOEo
A9lNqk
A9kCelFbl
A9kE7lJolJ8kLJlMdk
A9m
LLlOEj
A9lOEk
A9k
EYl
A9l
OWn
A9lHlkOWn
A9lBLlB8l
A9lCalFqkHVlOOn
A9lHhl
A9k
A9l
A9lLNl
A9k
A9kG+nLslOEp
A9l
B4lDGlGCkIqkLDl
A9lC4lEulHAkIMlJVlMhlN7l
A9l
A9l
A9lE8l
A9k
Ezl
DCkDllIrmJBkJEnJopKLlLUlL2jMWkNDl
A9lBFlC+kIzlKTl
D+kENlJolLylNwn
BSoCSmE4rFBlGKoMllOMj
A9kCSlE4nFBmFLkMll
BSoCSlE4pE6kFBmFLkGKoHDlOMk
A9lCSmE4mFBlHDk
GKl
OWk
A9kCSmE4nFBlLNk
A9lFEmLyn
Hsl
A9jD8lGGmNul
ErlHGlIokJtlOOkOTk
OLl
OVl
Nnk
BNkB2kDdnDfoFUkGHlGVmGpnIBkJinLnlL1kL2nMTkNDmN7l
B2lGHkHklL1mMTlNql
GOkHMlHxlINlI8kI9mNqk
A9iFsnHGl
GJlGeoKYlL7l
GeoJGkKYl
A9kBilGIkGeoKYkL7l
ECkG+k
BFkG+lJ2k
EClMyl
HUl
A9lG1jMCm
K/n
A+mDQlDRlDSmFlkF9nGKlGQkHJoHUkHWoIVlJMjJdkK0mN9nOOk
A+lDRlDSlFlkF9oHJpHTmHWnJdkK0mN9pOOl
A+m
A+o
A+nDSlHBk
A+m
A+mCGnEVlFemHWmN2k
A+n
Eok
A+lMtlN/l
A+nEYmOMk
A+nEYn
A+n
A+lIRk
C7kDRjDSmHZmHhnJMlJNkJyk
A+nBNjDUlE2kHEkNth
A+kA/lC0lG9l
CujCvkFMjFNoFOnFPlFQkFSlFTpFUrFVmFWnFYnFZoFalFbnFclFdoFemFfnFhkFjoFljFmkFplFroFuoFxlFzmF1oHImHWnH5lJElJRlJhmKBkOTn
A+mB5lCuhFNjFOmFPmFQlFRjFSlFTpFUnFVnFWlFXkFYmFZoFamFboFcmFdnFelFfnFglFhkFjmFknFlmFmlFpmFrpFumFxlF1nHBkHImHWoH5jJEpJRnJxlKBkLKlMElOTm
A+kCEkCMnCNlCSkDKkDzmEHjEJmEYlEvkFBkFbjFokHGjHXmHZmHcjH2lH8lIUlJLmKelLhlMhnMplMumM3lM5m
A+mHBk
A+lFTlJxl
FXlHGl
A+lN/lOBl
HBlIXlJajMUkOWX
N9m
A+lBBk
A+lCTlHWk
N/m
A+l
A+kIikIzlJTk
A+lHWkKxl
A+lOBl
BVlFCk
A+lDjnFPlFRnFZlGTkHWoOPmOWs
DjnFPlFRoFgjGTlHWnOPmOWr
GTl
A+lHWlOTl
A+kNzl
A+lG7lOBkOTkOVk
A+lOWk
HBk
HJk
A+lDwlOCk
E1kF3lNskOIk
A+lJXkJZl
A+lB0lGzlL7lMRm
F0lGQkIRl
HWl
A+lHWk
A+k
A+l
BYlHOlKWk
KWk
A+jDnkHwmN/kOQk
A+l
A+kB5kCLmFUlFXkFzlJEmJRmJelJhm
A/yBVlBgnDZ1EDiEKkFOqFlkGSkGlsHulIxyI2kJNkJThJlnJmmKckL7kNXnNgoN0q
A/lIxnIyj
A/kGSlGlkHGlHRl
BvkMNk
A/lIxn
Ixl
A/k
A/kBLlBXlDVkEwlH9k
A/k
A/kC5l
A/lBrlH2hIsl
A/mDZlIAlIxoKWlL7kNgmN0l
A/nLYl
A/oB4kDzmD0nEsmJnkLQkLhlMRnM3uOMm
A/nLYlM3k
A/pB4kDzlD0mErlEsmLQlLhlMRmMmkM3sOFlOMm
I4lJTl
A/mErkMPkM3m
A/kDZl
A/lMQl
A/lH4kJ7kLrlOWi
FnlH4lIolOWj
Cil
DZnGln
A/kH2l
A/nDZk
A/oGlk
A/lD0lMRl
A/mIgk
A/lDZl
LvkNBk
KAlLvl
B6k
A/l
GIlOKk
CpkHymH/oK2n
DOlGSl
OWk
CKlDGmDMmEylGzkIxlI1lMvkOWm
A/l
DGnDMmDTlFslGflGzkHLlLNlN/kOEkOWm
EylI1lLNlMvkOWX
Ixl
A/kEQl
BpkCZlHmlJBlJNlNXk
A/lGloJNmNXyOSk
A/lCZkD3lMBlMPkOFmOWp
Bhl
H9kLgl
GloJNmNXj
A/lE/mHjmHsjJXlLikLjlM2k
BFlCfnDqlFplGCqHElIymM1kNlk
C0lIzlMLl
BylC9lEwkE4lG8lHvnLClLWl
Ixk
DZl
A/kBdj
A/kBTkE2kHWl
DZlDilNxk
Ixk
FwkF2l
A/lG2lMAlM6lNGlOWl
G2lLPkLqlNGk
BElD9lEejFAkFUlGglGhlG4lG6lHIkHLkH0lIVkJHkJRkJ3kKUkKskNglNxkOSl
BjkGgl
CskCznDOlGLlIgmLsl
DZn
DZkIAn
A/lIAqNyl
DZkIAmMMl
EVlEbkIAm
A/kCKrDEkDMnDQoEXlEelHBnHMlHVpHXkHYkHgkHulITkK9lMokM1kNElNmlNpmNsmN/nOArOEj
GjkIImL7p
A/kBSlCKqChkDMoDQpDVlEXoHBlHTkHVoHYlHflHgkITlMdlNkkNpmNslN/nOAq
A/lGjlIInL7p
A/l
BAmCBk
IDl
BAmNfl
BAmCPmC0kEHkFElFMlFzjHLkH0mH8nIClIDoIJlIUlIclItkMTk
BAl
JHk
BAlD/kEHlGDlIDkMTkOWk
BAl
BAnHwnInkIsk
GCnI8k
C0lEElHtmIUlI1kJCk
IFk
BAlHum
BAlB3lHSkICpIDpIEl
BAkBKmFYoGtlLPpM6k
BAkHSkICrIDp
BAlBKmDzmFYoGjlGtkIHjLPoM6l
BAlIDn
BAk
BAlGkl
BAkELlH4l
Gzm
D0lNuk
BQlEAlIul
BAlCclNok
OWs
IbkOWr
BAlB1jCklDolELlE9lFilHukOFk
BAkBVlFWkNRkOLk
FNl
BVlBzlF4kGelGfkGslJskKRkLOlNzl
BAkMWlN5m
GrlKylLflN9lOAk
DVkGAlHwm
BAk
BAlHulJHlJzl
BAkITm
MLk
BAlE0kGFkLwk
BklF+l
BAl
FYlJmpMwl
BAlFYkJFlJmn
BAlFYlJmm
FYk
BAlDjk
BAlD4kETlGAlHHlI8k
BAl
BAkGslHKk
Dkk
BAkDklELk
BAk
OWn
OWn
BAlF6oIilKIlNclNwkNxlOCkOOqORp
EokODlOEk
BBoLBm
BBmBNkBmlBqnBvkCQlEJnFtmFxnGMlGprHelIeoKKmKorKyoLpnMFpNTp
BBpC9lLBm
BBlBNjBmlBqnB7mEJnEjkFxmGpoHNlIeoKKnKorKynLpmMFoNTo
Kyl
BBmC7lDGlDVlORl
LBl
BJnD+mFllHkpHmmLBqMRkNyk
BBk
BBrDMnDOnF+lGQlJMnKKtOQk
BBoFxnGpjLJl
BBmC+lDJkDMmDOnDRjGQkJMnKKq
BBnEXkE1kJhlOBl
BBk
KIkKNlLUk
BBlD4oFkkF1kGanKYkM7o
BBmBHmCpnC4lE1mNkoOCkOFj
BBqCplC4kOQk
BRjC+lDJlD4oEpmGamKYlM2nM7o
Epl
BBn
FxkOPl
BBlHIjL1lN2k
BBl
Hpn
BBlHpn
BBk
BBl
BBl
JcoJ4nJ7lNvkOWo
BBlJcpJ4nJ7kNvkOWp
BBlLnn
FxkLnp
ECkLnk
HllHmnOVl
BfnIYkI+l
BZlHmlOVl
LBl
BBlEtlIxk
BBkKUl
ODk
HepJOlOWp
HepOWp
BBlFklOKl
DJkDMlDOk
BBkHemJOlOWn
BclDMlHelJMl
BGlBWpBilEWlFwlHAlIvjKNnLClM+lNPlNSlORm
KHlOPl
BknBulDylFnlF9kHulL5lMLlOIk
BBkGhk
BBjBskHal
Ghk
BBlBslGtkGwkNvl
BBlOCl
BBlGtl
BBlLLlOPk
BBlKulKzk
BfkKKjKYo
GIlGxkLVk
BRqBYlBamBfpDjlD4oEkmFolGWkGanGfmHmqIYnKYkLWkLskM7pNNv
DAlFlkHplIYkLAl
DjkEplE6kHPlK2nLukNZlNnlN6mN+sOWl
BBlEplE6jFOkK2nLukN6lN+rOWj
BBkOVl
KLlNSl
BBlOVk
OVk
BBlEGmFTmFlpFnoFtnF1kF2kIalJIkJenLGl
DylEGmFTmFckFlpFnmFtmITlJenLElMCl
KFkKbk
DckDnlIrl
BCmFblK/n
BCkEBlKolOFjOWi
CGlCWpDnmDtlE/oFDmHyoIAmJElJSmLjlOWq
BCmCGlCWoDnmEMkE/oFDmFxkHynIAmJSmJVkLjlOWq
BCjCWjE/nGGkGNl
BCoCWmOHl
BCoCWn
BCm
BCmCWl
CkkC+lEDkEmlGAlJMlKtlLpkOMl
BClD+kHqlH3nOBkOFl
BCnHLkJslMzlOHjOWp
BCnBDl
BCl
CWmCkkDtkHymIrlJVkJWlLjlN5lOWm
BClFKl
BCk
BCkE4l
BClE4l
C/lM+l
CBkHIkM7k
C/lH9k
BClEQkEvlGDl
BClGTk
BClFsl
BClFWlGOlIznKCk
E3l
BClBDkCDlEOkE5lIOkKDkKWkN+kOMkOPm
Etk
BClGDl
FxmGDkM7l
C/lDGjHZlJIlJ6kOIkOVm
BClDGkHZlKGmOVm
DGkDPlHTlHZkJ6kOWi
GAlHUkI+jN0nOBmOWk
CNoCWoC/nDWmDakDnlDzlD0lEFkEGkERnE0nHQnIXoJokJ3nJ5pMimM3l
JYl
BClCNoCWoDVkDWmDakDzlEBlEFkERpE0nHQmIXnJ3oJ5pMimM3l
JYl
CNnC/kDZlDalEFkE0lOFm
CWnC/lMil
BClCJjEJkJHlJYlKylLol
JYm
EMlGWlJnl
BClGWlN1k
BClFJlFjlFplJ0lMvlNxl
BClINkIxl
BClOQk
BCkOQl
BCkCMmHMkHtlHxlHymH1l
BClEAmOFl
OWm
OWl
BCkGykG4lJImOImOKl
BCkOWk
BnkEB0EmoEtlG1mITvL1vN9mN/k
C+lDTmDUkEplHTlJVlJamJckMhkMtkOMkOWn
CqlDTmDUlEPkJVkJamMClMhlOWo
G1lL1m
BCkC3lEZl
MClOWk
BCl
CskLKk
BDnDll
C6l
BDlDwl
Dwl
FJm
BekDykGZoHBkJunLLk
Hwk
BDmDwkIEmLVl
BDl
BDn
BDl
KxjORm
BDmDynEXlICkIEk
BDmDynEBlIClIElIgjIilLClLTk
BelDwlGHlKbk
Dwl
BDlDwmF8kIEn
BDnDyk
B7lE4lFulF6lGalHkkHtkISkI9l
Lll
BDkC6nDAlFdkF8lG3lIulMgkOQk
KVp
OAl
DfkIElIbkIymIzmJGmJ1l
B3lIEmIynIznJGmLUk
BDlEXm
DDnGZnMon
EglOHl
BDkIEl
BDkIEl
BDlBcl
BDlDvl
DLkLDkMsl
OHl
M8k
DwlKgl
E3lF6lHNkN9mOBmOJlONjOTlOUrOVn
BDl
BDlNhl
Nhk
BDlE4k
C4lE4k
HJlLElOWm
BDk
BDl
BDm
BekFKkG0k
IEl
HwlHxkISlIYlIalIgl
Dwj
HtlHwkHxlISlIYlIakIgl
IEl
BDlHwl
BzkEElGAkOPk
BzkDMlEEl
BDl
BDlBMkBknH0kI9nJHlL3oNxkOFk
LRnNblNel
BqkB3lCnoDxmEHmFZkHzkIBoIxlK3mLqmMIlMJlMXlMZnNGkNbl
BSlOAjOCk
BqlB3kB+kCnnDfmDxnFZkIBnIxkK3mLqkMJlMXkMZm
BDlIElLRmNblNen
C5lDylN/l
BDlDck
BDkLRn
ETnLil
LRn
BXlETmJfk
BDkORk
BDk
BDk
BDlBrmHslIRl
BDlCLkLIl
BEn
Jgl
BEk
BEm
BEoJgtL6o
BEn
BEmBdmKxk
BEnBdk
Huk
BEk
BEnN+k
BEmN+l
BEm
BElCJkCqkE3l
DplDzk
Fil
BEkDHjEBk
D3l
CilJzn
BEm
BElDqoEalEvkHtlH6kI0oJOmJXnLKnLylNVlN1l
BEmDqnEakH6lI0oJOmJXmJZkLKmLUlN1m
BEm
BEmGZlI0oJXnJZlJolLKm
DdlNBl
DdkEUk
BElKqlOLk
Hrk
BEk
BEl
CitE9tGAnKWnMvoNEkOJk
CitE9sGAmH0lKWoMvoNEl
BElGUlGilK1lMHl
BEkCUkCclCdnCelChlDmkDnkD3kESnKTl
BElLhjOMl
E9lOMl
BwlB1lHXlIKlIslJGlJHkM4lNhl
FAjK6k
BElBhlEUmEvkFFlF8lI7lJTkMOmOBl
BElBhlEUm
J9k
EhlGwpJlwJvkORk
BEl
BElFwmJwkKOnNDk
BEkK2j
BEl
BElMHl
BFrBToB+pCnlC0kC1mC4lDolDpmD8mEIlEykFAkGCnG/jHnlHsmHtmH4lH7oITlItlJBlLOmLgnL4nMRmMpmM8oNml
BFrBToB+oCnmCpkC1nDhlDpmD8oEGkFAlFJkGCnG/kHsnHtoH7oITlItmLOnLYjLglL4lMRmMpkM4lM8nNmk
BFoHVkJ9kLsl
BFoEWkFimJIj
BFkIHk
LOk
BFm
BFm
BFqBVkCFnDlnGBkIUm
Kzk
BFkCilELnIRnIUnLFnLYm
Dkl
BFl
BFmBtmCqnDDlDlmDukGYkGvnHllIKmILlKzmLAkLYnLalMwo
BFm
BFlCqoDlmD/lFSmGvqIKrIRlIblJIoJ9mKzoLZrLamLopMbkOKl
CqoDlmD/kFSnGvpIKrIbkJIoJ9nKznLZsLamLooMbkOKk
BFlBtnJ9m
BFl
IUl
KzmLHl
BFnDlnOWl
BFkCKlCQkDlmG9lKpn
BFnDlm
BFkBHlCQkDlnHWkJlkKpnOGl
BFnDln
BFl
BFkDln
EUlIFkK4kK9kLfkMflOElOWj
L+k
Dln
CTkKzkL8l
BslCplC0mD/nEGmFgkFilIaoIwk
BslC0nC8lDbkD/nEGmFglFikIanIwkLXk
B+lInk
JFl
GUlOFl
CTmNmmOBk
BFlNzl
C0lC8lDplEGmIak
BFlCllCokKJlLPl
KTl
BFlCvlCzlG2lJNl
JUlMvxOUk
BFkJUmMvwOUk
Mvm
Mvk
M5l
IJl
FtlHUnI3lJalJcmJqlJ4mOVnOWu
BFkDIkFtkJakOWv
BFk
BFjNhlOIlORn
CwlD1lMKl
Edl
BnkDMmDQkJMkJ2lKRl
BFlKTkKWn
C0lFIlGclHflJWlJul
BFlJemKTm
CrlEWkIzkKpkOWk
JIlLHl
BFkOSl
BFkGjk
BFkNtk
BFl
BTnB+hCXlDllD8lEEmEejFCkGCnG/lHnlHskHtmH7mItnLOkLglMBlMRkM4k
BFlCFlCRkCclCklEGk
BFjCkkLBl
BFlB8lCBlCRkCclEGl
BFlCrkJJl
BUlM/k
BUlOIl
CinFSmJTkLol
BFmDLlDclDkkFNnFPlFtqGrnI8nJplJ0nKXnLvlOWj
BFl
CFpDklJImKGkL8l
BFlDclF4l
BFkBykGXlGon
Bvk
GslHmlMOk
BFl
BFlLNk
NCm
DAmGgmGilGkkLykNLlNWlNsjOKm
BGkEhlLWk
BGnC/l
BGnB2lOWl
BGpF2lM/wOAk
M/m
BGlI1k
BGkOWc
BGpD4jFkjGakNLv
BGmNLm
FWk
BGnJ4oKvm
BaoEhkNIu
NIl
NIl
NHm
BGmFkmIvlNCx
BGkBin
BGl
BGlFwmNBvNLk
L8n
BGkIHlIakODm
G+lHhlIHlIalJxlODn
BGkNBn
HhlODk
BGmNKu
BGlNKj
BGlNKl
BGn
BGmFwnHekKOvOOn
OTl
BGlFwnHekKOwN8jONkOOn
MCl
BGl
BGlGflNKl
BGk
BGl
EPl
BGlJ4m
BrlEUlHhnJ7m
BrmHhmJ7n
DRkGJmKLlNtkOSl
F6nG7lN/nOTj
M/l
BGkBik
M/jNLn
BrlHhmK5m
BWlCCkEikG4jLllNLl
BGl
LFl
M/q
M/r
BGl
M/n
CRkD4kM/lNLkOQl
BGlDhlEZkEnlGelGilJrlJwlLIlN9kOAmOLlOVk
BGlBZlB/oCKmCtnDskGAmG1lG2mG3nHgsJakLCkMVmM9nM+lNFnNJnNLk
B/oCKmCtoDskD0lGAmGFlGolG2mG3nG4lHgsLDlMVnM9nNDkNFoNLk
NCp
B/nOWj
BGm
BGlJJqJvnJ5nJ6kNQk
EjkEwlG2lKnqOWj
KvlNLl
FElJJrJvoJ5oJ6lKAl
BGlEjlEwlG2kKnpKvk
KvnNLl
BGkCPl
Kvl
BGl
M/l
BZlBikN+k
BilCGlMNlN+k
CDlDIlDRnElkEnpGJkGOkGQmGklHUnHhlKEkOAlOTkOWv
M+o
NLm
BGl
BGlBipCHkDRkDSnHhkHilKYk
BGkBioDSn
HymNLl
BGkJUk
CGkCOkCQmCUmCelChkFSkKNmKUkLXkMllMmmMnlMrm
BGlBNkCGkCQmCUmCgkChkF8lKNlKalMclMjkMmmMrmMuk
Cgk
BGkGElGOlNmkN3kN4lOOm
DUlHUjI4k
BHmJ6nKJlKYmL/rNalOLjOWk
BHlJ6mKJkKYnL/rOWl
BHo
BHjGslKpkOLk
BHm
BHp
CqmEdpHfmIqlKSqKsnN8j
BHnIWlJfnKSpNFm
BHmKSm
CqlEdpHfnKSqKsnNIlOKl
BQkMwk
BHoKpm
BHlKpo
BHnDJlEpm
BHnEinKYpKpk
BHnKYpKpk
BHkKYl
BHlGGlKqm
BHm
BHmM2lN8k
BHnDKlDYmJikKYnL/nMln
BHn
E8l
BHlCikLcl
BHm
BHlCQmLYk
BpkFglGqlKroMCl
BHkGgoMCm
BHlFglGgl
Fgk
BHk
Ggl
BHkFwlGgoMCn
Bnk
BHlMCl
BHk
BHlL/l
BHkBNkKqo
ESlEylE1kHWlLVk
Kqn
BHl
OWj
FRlFqlI5kJ+lKKlKTlNKkNpkOEm
GalNSlOWl
BHjFSlKhl
BHlDNjDtlHPmKqjMcnMulNAmN+hOTlOWl
BQn
BHl
HcmNyk
Cxk
BHlFioOOl
ESl
ENiEtlGElOUnOWf
BHl
G0l
GBlHal
Mim
EJlFfnKQo
F0l
BHlOQk
Kpn
KYl
BHkKYlOAk
Csl
BHkEmlJlkODk
BHl
L/lMVl
C9mDAmD8kD+lFlmGDmHpnKVmKWnLAoL4o
BHkBLnBvlCQlCWkEGvFBkFWsFaoFkkFskF4kHHkHZlIaxJKkOMk
DNl
BIsEekFhoHsmKRt
BIlKnk
BImKRl
BIkKplOWr
BIkOWr
BIkEcl
BIkKpl
BIkL1l
BImIul
BYlF7kHFkMCnNzkOClOWm
BIkCskF7kHFlIjl
BIkDulKumKyn
BIkDxnMIlNbk
BIn
Eel
Kzk
BIkNAlNcl
BImDfnFClF7nHYkK1nK/kNpk
BInDfnFCkF7nHNkIhkK1n
NAl
Igl
BIkFhlHsm
BIlBgl
BIkNGl
BIlNGj
Crl
BIkHvm
CHlFnm
OAlOKl
BIkEHlI1lOGm
GPk
BIlHelH0lKnlNhj
KDlMSlMylNvkOMjOWp
BIkCHlEKkHflIIlIukJPmJ4sKnkKvpKymK5lMukN6lOWj
BIlEWlHhlIUlKnl
BIlEKlHfjJHnJPnJ4sKnlKvpKynLDlMukOWl
IUkJpk
CHlGcjIulJ4oKvn
CHkKnm
BIl
BIl
BIl
KRlOFl
BIkJHk
GblIQlIZl
BIlERl
BIl
BIlEQlERk
IQl
IQl
BIlERk
BIjJBl
FgnF1lGKlGvlJNkKJmMtm
FgnKJmMtn
BIjKpl
Kpl
Fgm
FgnF1lGqlJNl
Nbl
BIkEMlGXkLDkLhkMWkMglNhlOGkOHjOWu
CJn
BIlBQl
BIl
BIlE+l
BIl
BIl
BklDglJepMypOUk
DJkN1n
JepMyp
BIlN1m
BIlJenMyo
Jen
BMl
BOkDcl
COlDWlK/lMkn
BJlCinCrn
CinCrnKWnLik
BJk
BJkB9lDfkLll
BJkEUl
CimCrmExoFCkFPlKWmLioLzlMunM8m
BJmBZkCinCrmExmFClIilKWmLZkLioMumM8m
BJkB1kHkpHmlInnLUk
BJnM7l
BJlD+jMon
BJlIqm
BJkHgmIno
HulInj
Ink
BZmHunIhl
Ihk
BJlLUn
FbmIok
Hkk
IokM7l
BJlIol
BJmFzlGhmInnKgoNFl
BJoGAkGhmInkJUlKgn
Hkl
DsnD+lHmlMqjOFk
BJkB1kE5mKYlMql
HkmInkOMl
BJlMokOBl
EZlGKkGVkLUlM7m
C6kGKkIIlL7kM7n
BJlBkkL7l
EelGilI1kMskOIkOWo
BJlB+lEXmGilMXlMskOWm
BJl
CpnM/l
I1k
IYlIckOWk
B3lIYl
BJmKJl
BJl
HkkIGjMIk
Dkk
BJlCxlIAk
HilHkk
DMlHilHklIikMNk
MNl
BJkK/kMopNJk
BJlMopM9l
FxnGTlGolHjnKHmMok
K/lMxv
BJlK/lMxw
FFlFxlGTlHjlKHnKSlK/lMol
K/l
BJk
OWm
BJlCFlHskOEkOWl
BjlCAlC6kGzkHklIfl
H6lITl
BJl
ColCyl
FLlN8k
BKo
BKlMWl
BOlBbkFllFzlI6kJBlOTm
BKj
BKkOWl
BKm
Nyk
LKsOUl
BKlF3m
FinLKrOUl
DIlF3m
FilLKo
BKlMFl
I/l
Jrl
BKnJmm
BKkKwkODj
Gtl
BKl
FYk
BKlFYl
FqkJBl
FqkJBlN5l
DXk
Fqk
JBl
FZl
BqlOLn
I8nMJk
Bzl
BKkGDl
GDk
JLl
DikFclJIlLOkMBmNnl
B2l
BKl
Gtk
HUoNgmNimOCj
DXn
BKkDMnE3lJMlJhnOWj
BKkB2l
BKk
Nsl
GRjJmlJ5l
BwkD1nGtnG+lHKlJ0tNhmOBk
BKlD0m
BKlJ0k
D1k
CQlORk
BKk
BKlJLkLOl
BKlCvlFul
BokCnkD0lLpl
BKlBokCcoCnkD0lD1lIHkKPlLMl
BKkF1j
D3kF1l
BLlEcn
BLmEdlGgnGqmIQkIvnKro
BLlGgkKrm
FgmGXl
Gql
HrlInk
BLlFhpIQkOLk
Hsl
BLnKinLWn
BLkEop
JFj
GAkHsiKOl
BLmEdpFgpF1lGqlJekKJmKhoKrpMfsOJkOKlOUk
BLlFglJekKrnMfn
BLn
BLlBvlEGmH6lIaoN/lODl
BLl
BLkOCk
BLlDBlDCnFIlJdkKimNHn
BLkBwlEdkGgnGhkGqmGwlMtn
Bwk
BLk
GAlGMl
BLlNzkN/l
BLlOBi
BLk
BLl
BLl
BwjJ+m
CslHsmItlK+k
GUk
DCqJykLWp
BLl
DClLWn
C2k
F/lInlNhkOBlOHlOWa
BllB5lDYkFKkHKlMplNAkNfkOFoOGk
BLlNPl
ElmInlJnn
DZkDalEKkI3kMXkN4l
BLlCYmF3l
BLlDek
C2l
BLlMyl
BLkBnkBqlDmkHsmHtiIsk
HllH3l
FokHrlJql
Hll
BMr
BMnDjlG3mJrkKxmNcmOSjOWW
BMkF6l
DblEKk
IvlJroKpl
EIlJrnKplMvl
BMk
BMlCclCqlD5lD/mEWjFfkFokIHiIUlJIm
OGl
BMkMHl
BMk
Jrl
BMlJ/k
Fhk
BMk
GOnK4k
BMl
BMlDulFilIblLhnMOlMhkMylOWl
BMkK9l
Ngl
F3kHKkI0oK0lOPl
BMk
BMkDZlGckLDl
OKl
IQkM2k
DQk
GrmG0l
BMl
LOk
BUkEWlHQlOBkOSl
GfkGjlGklGslGxkGylGzkG1lG3lHllIfkKUkKrkL9kMGlM1lNBlOSl
BMkDalEmkEnkGdkGelGfkGilGklGlkGmlGrkGslGvjGwlG3lHlkKUkKykLtlL9kM3lOSl
MYl
Fok
BMlD0lHElMXl
BMjEcl
GrlMGkNek
BbkBrkLDk
EdlORj
GFkGHlLUlORj
BMl
DSl
CLlFIkNflN5kOWk
BMm
BMlOLl
BNlCToE6iMfnOLp
E6kKql
BNl
LOl
BNm
BNrE6pN7m
BNqBSlE6pHCmN4lN7lN9kOMj
BNpE6oN+k
BNoMfm
BNm
E6k
BNnBSlCTnHpkN4mN8k
BNkHck
Mql
BNl
BNn
BNm
BNn
BNmKnmOLk
BNlKnm
KolKql
BNm
BNlOWk
BNkCTm
BNkGilKGl
BNi
MzmM0j
BNlJom
Mcm
BNlFWk
Npk
BNn
B9kNKk
Gzl
BNkCfkEek
Crl
BNnHalJZpKqn
BNnJZoKYlKmkKqn
BNlJZo
BNlE3l
JYkJZm
Dek
BNkG0kHJmNik
C4mEzjK2mLgmMKl
BNlOGl
BNkBglCfkE6rHClN+n
BNlE6rHClKqlN+n
BNkMok
BNlEVkFkl
BNjCQk
BNkKNl
Gok
BNlE6l
BNlDHkOWq
Kql
KYl
DMk
KnkKrnOLl
E6lGTkKolMIlN2lN8jN/jOCk
Lfl
BOlLwl
BOoISl
D5l
MBk
BalELlEwmE/lF/lIglMNk
BOl
BOlJ9m
BOlBqjISjIjnMXk
BOkFOlGLmJil
BOoKymLwl
BOnKykLwm
BOl
Kyl
BOlCMmHRl
BOlDLnLhn
FikK8mLwkMLlMhl
BOl
BOkISl
BOkJxl
BOkG6lLwl
BOkGekG6l
BOlGVl
EolMtl
BomJ/l
BOlBQlDklD5mISlIZlKukKzkNUk
BOk
CbkDVlDcl
BOkKBk
CrlEZlGxkILlJzlKxoK6k
BOkCwlEZkGxlILlKxm
CHlIYl
BOlDglEhlEukKYkMwkNFmOWl
K6l
BOl
BOl
BOlI8l
HwkOWi
DDl
BOk
HrlJ8k
BOlCUl
BOlN9k
Bgl
BOlOIk
BOl
BOk
BOk
HjnJqn
BOkFok
BOkLMl
BOk
BOlCWm
HHk
FHk
BOkISlJLl
BOl
BOlDFlDwnIEjJKlKgnMJn
CtkG1kJ0k
BOlB6lDUkFxkI3mI5lJGkJJlJLkJokJ7lKAkKmm
DUkEzkFflFykI3nI5kI6jJJmJyjJ7kKmnLtkMUl
HGlIRlJIkKAl
DtlD0l
BOl
BOlCWkL2k
E5l
BOlCWkL2l
I+l
BOl
BOlHgkHhlImlJ4k
CWlHLl
BPjB7l
BalKvoKwlKyp
BPkEjl
BPm
BPn
EykOUl
BPn
J4n
BPkJ4n
BPlKvk
Kvl
BPlKvk
BPmCkkDUnE9rJroLvuMRm
BPnBpkDUnD/kE9qIGlJroLvuMRm
D0lKwo
Hjk
BPl
BylCClEnlGMkKul
BPlCml
Cmk
BxlEUl
LxlNnk
C5kIIlIVlIdkIflImoJQl
BPkBdlEQlEZkLXkMek
BPkCplCqkC0lEMlEQlEUlEvlFklF8lIOkI6l
CqlI2m
C+nD6kFTlF7pINrIynKUpMVoM5k
KFl
GEl
FalFrlHLjJclLDlMolOWm
CZmCnkCqlCwpDjlDmnDnnDolDtlEEnEGlGCsHwmHxpHynIamIrkIymI1kI3kJ1kMZkM5lOWm
CnkCwpDmnDnnDtnD0kEEoGCrHwnHxoHyoIanIrlI1lI2mI3iJ1lMZlM5k
Lxl
Lxl
BolBvlB2lHvkJJmJwnJ2kJ/kKMkKSlLGlL4lMmkM9lNHkNNmNVlNvlN8lOTk
BPnJtl
BPlHxl
BPlDjk
BPkHjm
BPkOVk
DIkEblJzl
Lxl
BPn
DOmH+l
DOmH+kLql
OLn
BPkBqxGumMXk
KPl
CmkDFlEClFNlI1kJlkJsk
BPlK8kLGl
BPlDSkJUlKvl
BQnBRlEVlG0lLflMYk
BQnDrkEVlLflOEl
BQmGdl
JRk
BQn
BQm
KSoKhnOQj
BQlIokKSkMcl
BQlEflL4kMKl
BQlHBl
BQn
BQn
BQlCXkKsl
BQl
BQkCBiDJkEqmErkEsmEtmE9lFBnFHlJokKplK2lLNlLRlLdkLvmMClMQnMekOMn
BQl
ICkJ2lL5k
BQl
C6l
CXlEZnLInOEn
EZnG9lLInOAkOEn
BQlN2l
BWlHPpHelIQnMjkN8kN+o
BQk
BQlN1k
BQlL1l
BQlN1l
BQnLzkOPl
BQn
BQl
BQkL1k
N1l
EBkEalL1kMXl
Erk
BQlJTm
M/kNFl
HKnNikOCl
Gdk
BQlEdlGdk
BQkGdl
BQl
CCkDnl
B5kKulLFl
BQl
GVl
CokEfl
Col
KtmMwk
BQlMck
Edl
Ksq
BQl
Lik
D4j
Chk
BRkGEkJ7k
BRl
BRlLbl
BRkENn
BRlDrkENnH5lIAlLfl
BrlJ+kOFl
M8l
BRnM7k
BRnM7l
D4jEXkK8k
BRkBrl
BglM8l
C5l
BRl
NVk
IYk
GDlJhk
BRm
BRlM7k
CSkFtlM8lNzlOCnOTlOWm
BRlM8l
Mil
BrnCHlC1lEynGjmG3nHfnIulJbkJklM9l
BRkBrmEyoGXlGjmG3lHZkHfnHsjIumJklKSlNik
BRl
IYk
BRlCHkGok
Hnl
Lxl
BRk
ERlGWm
BRlBulIJlIMlM7k
HhnMKl
BTlFwlGbmHElIGnNTl
BRlL7l
HElHTkM2l
JblM7k
C5lDSk
BRlGDlIkl
BRlDYkD4n
MZkM2m
BRkD4lGanHmmIYnLslMAl
BRlFflFmkM4mM7l
CFkFFkHujJ+mLMkLpl
MBl
MBl
BRk
NGl
C+nM2l
IJmIZnM7o
BRl
IJlIZmM7o
DflK1lLAlLWlMalNjk
Kfl
BSkC4nE6n
BSqBelE6lFJlGKkOIl
BSm
BSkHXk
BSiHCk
BSnE/k
E6l
BSkJtl
BSmC4mHCmOMl
EjkG0lI+kK2kMalONl
B9lGtlI+lMalONl
I+lONl
BSnBykClnEGmEYkEumE6nHcqJVlJWmJZnJ3lJ+kKslLNnMHpM1qNro
LNkM1p
BSoBylClkEGmEYkEunE6nFrlHcqJWnJZmJ3kKslLNoMHpMYlM1qNrn
CXkM1pN7l
BSnEGmJWkJZkMpl
BSk
BSm
BSlCGkCtlEvlE5lJjlLxk
BSk
E6l
BSk
BSkKsl
B9oK2l
HAl
B9oDTn
BSlGInGJmKUlNqoNrn
DYk
BSlG2l
OOk
N9l
CXk
Jlk
CQlCflEnhHAlHckJmlN/mOLk
CfkG/kHCmHckIglNskN9kN/lOLkOQl
EnnE6lHCrN4mN5lN6pOVl
BSlHCoK7lN7nN9k
BjnEKoEnlE1qG+lG/nHNnHPiI1mJ2oJ3mNtlN6lOAnOBlODm
OCm
N3l
N3k
HCl
CLl
I2lNrl
BSkCRlEEkG9kLGlOBm
DIlEclFrnI8lJ6nKDn
BSkDPlFrnGTlGolI5kI8lJ6oKDn
BSk
E4kFJl
E4mOWl
HBk
FCoJtpMgl
BSlHXjMimN/m
FCoJtoMgl
HMlMimN/l
FCkJtn
BSl
BSk
BSlB7lEckFIlKhlOMk
FIkKhk
Khl
OMk
BSlD8lFVlIVnIdl
Nlk
BSlEKkE4lF/lHIlOWi
BSlEnkMakOWj
EnkE6jMalN8lOWl
BSl
OWk
BTmGmlHHlHblIVoNvlN/k
BTm
BTn
DolIak
BTkB+m
BTlI7k
BTkBnkHAk
BTkHFkL6n
BTlL4n
L4m
L4n
BTn
BTn
CykJmnNkk
CykJmnL5lNkk
BTlCylJmn
CylL5l
BckC5kE9nFflKElMplOWp
BclC5lE9mHYlI2lOWr
BTlFplJ0kK4k
DylK6kLXl
BTlC/nGSlJMlKPkMIn
BTk
BTl
B3kCGkCdlFklGUkIGmIhlJTlLQlMml
BTl
BTlNpl
BTlNGk
BTlDyl
Bgl
BTlCAl
BTnELmMPkNcl
LPl
BTlCpkIDkIElIcl
BTmC4nD8lLXnL4n
BTkL4iN4lN8jOAm
BTkJGk
BTkB4lH4lICk
BTkB8kCxlJLlNXlOLj
BTk
CslEPmKJl
BTmIVl
CBl
BekD8lE2lFWkFrlICnItl
BekE2lFWkFrlICn
BelD8kICm
BUn
BUo
BUkIwk
BUo
BUlGunI5pI6l
BUn
BUm
BUn
BUmGcnOGk
BUnGcnItlLFkOKj
B7mChlKqlK+nL6kMRlOQl
BUlIsk
BhmB4nF3kKMmK9kLPlLpkMXl
B4k
CPl
OWk
OWj
BUlHrk
Elk
BUk
BUk
BUlJNo
EpjGPnJhlJijJokM2nNIk
BUmFxl
DPlE7lF1lGWkIXmJOmJZlJxkJ5lLNlMimNXl
BUlG6k
NMl
B4nCIlCclCrmC5nGWm
BUlHrl
BUlF1lIRm
BUl
BUkB8lF1lIRk
BUk
B0lGtn
B0kGtn
KYn
BUlG2l
BUlDUkEGl
I4mJJk
I4o
BUlC8kHIlLCl
BUjBtl
BVlDNkFMmFrlF9lGSkGfkGhlGnoGtkGukGxkG0lG7oHIrHSnHVkJfkOSm
BVkDGnFMmFrkGSkGelGhlGnnG0lG4kG6lG7qHIrHSmJfkOSn
BVk
BVmCklDLlDkkIXmJJlKzkLGmLklL8kMul
BVkKklNOm
BVl
BVmDblGnlGymHalN0n
GnkGyl
BVl
Jpl
BVn
BVn
GLmNkr
BVlORo
HTl
BVlCSnDQnHIlHTn
CdkENlEqk
BVlGloNgk
BVnDQrF9qGnn
BVlCAlDQsF9qGnm
BVmGnnG7nG9mOSl
BVkOWl
BVmGnnG7nG9mNhkOSl
BVk
BVmG7n
BVlG7l
BVmG3lOSo
BVkIUk
BVkHRlLMnMKlNll
BVkG7m
BVlDGl
BVkB7jJ6m
BVlFXkKyl
BVkHUl
BVk
F9jGnk
DQoF9j
GonGwm
BVlGdnGfnGmkGwkOSq
BVkGdnGfnOSq
BVjFpoFzmIepKkmLps
BVlLolMMnNBl
BVlEckHKl
CJiCKlGOkNglNplOWn
BVlBjkHGmOAkOPk
F6l
GdlG7mN0lOSk
G7m
ORl
Myl
BViB4l
BVl
BVlC4nHTlN8l
BVlC4oEdkHTkOKi
KGnOAj
C4oEPlEyoFfkFpmN6k
BVlCQlF0kKdnLFlNlnN6j
GnkG8kN/l
GxkG0lG7nOSj
GQlN9lN/kONk
NNl
OVl
EDlHGk
BVlOJk
BVl
BVkCXoCfkJlk
BVkCDkFTkHmlKKlLElLulL5lMFk
BVl
CFmDlmJ7nLHr
EmlMNm
BVkDcnGVl
BVlGdlOAk
BVk
BWtC/nGAyHgnIWlInpJL3JqlKLmKZvNJnN+kONmOPm
BWrGUmHJlHPqH6lIXnKTlMomM0nNslN8nN+n
BWsHJlHPpH6kIXnKTkMomM0nN8nN+m
BWnGDkHPoMomNsl
BWlIFl
Itk
BWoGAqHgnItlJLoKZlOKl
BWrEElEl2KLpKZtMkmNDkN8hOEk
BWlC1lLDk
BWlN8k
BWpC0lElpKZr
BWm
BWm
BWpBXlElpKZsN+k
C1lLvk
BWlLvk
H6l
KZl
ColMEk
BWlHgpInl
Hgo
EEnElt
D5l
N8mN+j
BWkCQlN+j
Lvl
BWl
BWoN+k
BWl
G8lHWl
HWk
BWlGAq
JLl
FTlFnlJfk
BWlJfl
BWlOAj
KXl
MjuOLk
BWkBemCbkMjuM0lN6k
CTn
BWlMjn
BWl
Mjj
KZq
M8l
KZq
JLlKZpORk
D2nIbk
BWkH6n
GDkH6kKTk
BXlCzkC0qDplGGlH4lKZn
BWkG+kJ3m
LHkOKk
DIlDJkJOn
Ikl
JXkJtm
Fsl
Ipl
BXmCLkC2kIMlLckLim
BXmCukLFn
D5nJYn
CLkKTk
BXlCLnIZkJYjKTmLimLjkMgm
CLo
CLk
EllINkNJlN+k
Bhk
BXoEZmE7kE/kF7kGHkHRlMglNhkOEl
KIkKVnOQl
BXlH1kOEn
BXlCgk
CgkCxlC2l
Cal
BXnLrl
GblG2mG6lLbrMarNFk
BXmCwlILlOKk
C1kC2n
EvlJWlOEo
E1l
BXlNpk
BXlLvk
BXlF6k
Mgm
BXlGZlMgmOMlOUl
GZlMgm
DSlK4lMCl
BXlGZlMgm
GZkJ1kMgn
DSlFGlJmlKzlK4kMCl
DIlDilGBlJjmJ8lKwlLFk
GZkMgnOMk
BXlCjlN+kOAkOWu
BXlOWu
Lil
BXk
BXlENkM2n
BXl
OWk
BXmOAk
CblCnkCxqKarOKkORl
CnlCxoKamOKl
BXk
DGkE0lKrl
C+nDulD5kJNn
BXkCgl
BXlGSl
BXlD5k
BXlLcl
BXlBllCcmEYoGZkGamHunIFnILoIVnImlLHkLRkLxlMgkNfl
LNlNrm
BYnHOk
HOkOWl
OWp
BYk
HOk
BYrFzmHOrHYkIPoI9j
BYsFzoHOqHYlIPo
BYlHOn
HOn
BYjFznHOnInkJUnKflOHjOKk
BYlHtlKul
HOm
BYkBml
Mzk
BYjDXkDrlIjlN5k
DglOHj
B1kENlGckNflN8o
BYlGFnN8k
FzmJsl
FbkFmlI7k
BYl
FkjFukMKkMelORo
CIlEQlEvkMTlOWi
BYlOKk
OWl
F6lGPjLrkMCl
BYkIYl
BYlHEkHNlHplLRkLulMElMdlOBlODiOWl
BYj
OBl
OAm
BYkE1k
BYlIyl
Djk
Mvl
Kvk
KvlNek
BYmGJl
Nil
BYkCakGrlH7k
BYk
BYkFpmFzlLpnMFo
Fzn
BYl
BzlG2kHilIfjIunJMlMFlMJk
BYlBzlDMlHilIunLukMEkMJl
BZoGulJAkJtlJwnLomNDk
BZnB9lE+lKtlLdk
BZoGPkGunJAkJtmJwmLClLom
BZlE+lLdkOWj
JMk
BZk
BZnJwn
BZmB9lKtkLdk
BZl
BZmOWl
BZmOWl
BZm
Dgl
BZlNSl
IYlKhl
BZl
BZkByl
BZkByl
BZmBzkCilCrmHiqILkJPm
BZnBwnBzlCinCrmHiqIvkJPm
MplMwn
Ejj
BZlMNk
BZlIIl
BZnETlG1nJAlKgmK3lLCkLMkLonNMk
BZnG1mJAkKgmLMkLopLplNMl
BZlBnlLokLpl
BZlGelGfkGjlGkjGlmGmlGnnGwkGxnGznG1kG2kG6lG7lNeoNhmNynOSq
BZlEjkGemGfmGkjGlmGmmGnnGxoGznG1kG2kG7kG+kNeoNgkNhmNymOSq
BylCclHulILlLbl
G1lNhkOJk
BZkGGkG7mOAj
EVlHilJNlOWu
BZlB0lGfmHOkHmmNOlNSl
DulEhlGmlIbp
IslJNlOWs
BZkB0kGfnHOlNSlNol
DulEhlGmlIboIxl
HilIsl
EVlIsk
GfnHmnNSl
EkkGal
D1m
BZlOWt
H4lOWt
FIl
Ldl
BZlOWk
BZk
BzkILl
Cil
NDlNFkOWj
BZl
Ifk
BZkIfn
L7mOWo
BakDflIBkLHlLgl
DRkGhkJpl
BZl
DYkFbl
BZl
BZlDQnDYlDmlD3lHCkIqkIwjI2nLtk
Hik
Lol
BZlLol
BZkJYlMis
BZk
DOlDQk
Lsl
BZkDOl
BZlBulB5lG2jNsl
CLm
BZkGLk
NSm
DPkDVnDWnE2jFNkFzmGYkGwoJCmJDmJxmKPlLIpLNkMGkMukNopNuoN4k
BZkE2lNjmNylOWj
BZlFGlMVn
G1lLCmMVo
CklC8k
BamCMoCgpCqlC9lEhlEimEklGaoIClIimIplKFmKUoLCmLGoLXnL/pNIlNKnNal
BamCMoCgoCqnEhmEinGaoIClIinKFmKUpLCmLGoLXoL/pNKn
EhlIilKVk
BarNSx
NSu
BalJrl
BamEi4
Eip
Bam
BamONk
BanEo1F/l
Eoq
BamEklKYl
Ban
BamBflEk3
EkpN3k
BamBfnEk1
NNm
BfmD4lGJkIOlNNu
NIn
NIn
Bam
BalEoq
Bal
MekMlk
CTkDDlGckJInJglJqlKHkNJkOWm
CTlDDlFDkGclJImJgjJqlKHlNJlOWk
BalJglJqkNJl
JgoNJk
NSn
CKlGClGekHikKflNjlN8kONkOSm
Cnl
DDkKYlKdlKglMklMmlNplOAn
BalBuk
BalLFlNPlOHkOWk
BakMllM+k
Eh4
BalBllIml
BalHml
Bal
GckKFlNSlOJk
BakOWk
CdlGKlJelK6lNllNpm
L9l
BakOWp
Bal
BalEos
Eor
BakEgl
BakIQlJilM7kOWm
BalNKl
NKl
BalE5l
BalDUkEdkGJlKJlL3uMtpN8jONoOWZ
LXl
GolJ9lNokOWj
BblFvn
LDk
BboFvn
BbmBsoFglFvkF3lH+lIFlIHlIwmNGlNmm
BbkBqjBsoD3kFgmF3kH+lIHoIwlLMl
Bbl
H+k
BbkBrnFvnIwnKllNHl
Fvn
BbkFlnLDo
BboBrlBsjELlFglGmnGzkIFkIwnLDlOSk
FlnLDnMPl
BboIwk
BbnBrnHgkIwkJlkLDmOVl
OWm
D7nLxl
Iwk
FgnIwk
CGlFhkFlnIwnKRlLDq
BblLXnMal
I7k
CpkC3lDgkFykG9lG+lHUlHZkIBlIhlJIlJylNipN9nN/oOCkOWp
BbkC3lFyjHNlIBkJKlNgjNipN8jN9nN/oOCmOWp
BblFclISl
G9lISiNikOCm
BbkDblDvkGnkOCkOKnOWl
OCk
Nim
GXlIfk
HwlItlJAk
CGpCqrDLoEdkFwlGEmHfnIQjIgkIqoIwkI0mJznKEmKSwLDpLHqMJpMckNFlONqOPk
Gbl
E/kGElIqnKEkKHlLDn
EzlFvqGlmJZlLxmOOjOSi
BbkFtlIztI8lJAkJGmJJnJKkJcnJgnJvoNMlNXl
F8lIztJAkJGmJJnJcnJgnJrkJvnJwmNyk
BklGPl
LDl
FvkF6lHbsI8mOTj
ELlFvkHbrI8n
F6jHbn
Bbl
FHk
FvjHbm
Bbl
Dyk
BbkFYl
EdlHOk
BblECl
Bbk
FvmGdlGglKfm
FvmKfnNWl
FvmGgkKQkKfnNWl
Fvn
DJl
BblDWkGdrI0k
BblCAlFjnHIlL0lMzmOTn
BcnBvoFfnGKlHemKknNOlORl
BcrDbtEKlEakFPvFtmGmkGskG2lI8nJvjKZl
Bck
Bcm
BcmBlkHenL0kNUk
BcmBvmFfn
BckFolJWjKTm
Bck
BclEKlFPj
BckInl
BclIVlL7lNDl
Hem
NAk
Bcm
Bcm
GUk
BcmB1mGQlJ6lKAmLymL0k
IQoIvn
GilIQpIvn
Hen
Hen
B+kDbuEKkFPpGjnHekI1kNgl
BckDbsFPkGjm
Hel
Bcl
BclDUkOPj
Bcl
B3mGfkJwlLBl
Cak
BclBijBrmCHlDxkEhlHTkHhpHjnJOkJakJ/lKCsNMn
BekBrkClkHTkHekHhpHjmJclJqlJ7lJ/lKCsNMn
Bcl
BclC5k
Bcl
GclNnl
Bck
BclBilEhkHelJ7lKCo
CylHAk
ICl
Bck
FtmM0m
Jmk
Bcl
CmlGHlHhkJXk
CslEPkHOkMAkMzq
EPkHOlMAlMzp
CAkCRmColEMlFIlHPlH5mIflJOqJSkLJnL9l
B5lEelNhkOOl
DSlOOk
Bcl
BclOOo
Bcl
DGkJCk
BclCdnETkHYlKDnOOh
Fil
BdoDxqOFl
BdkB1kLKk
BdnB1kE8l
FKk
FKl
Bdj
LSo
BdkJzm
LTl
BdlDwlGukKbjMJm
CMl
Bdl
MNl
OWk
BllFWkFglFilFnmIkkOTnOWj
B6kEklFnmIklOTmOWj
BdlOMk
Bgl
BjkNll
Bdl
BdlJEk
IzkK/l
BdlIAkIllIznM1lOWk
MIl
EglJKlOSmOWh
BdlDyoEckEdkFmnGQkGynHikHln
Bdl
BdkDwmF6lIEkI5kI6kKgnMJs
BtqB1nCGkDjlGKnLXkMNpOFlOWj
BdkBtqB1nDjkGKmJomKMlLXkMNqMflMxnNak
BdkDwmKgmMJu
LRl
CPlFokKAlNwm
BdlB5lCPlFokJ4lNwm
Bdl
FokNwk
BdjB1kOWn
BdkOWo
Erl
Bdj
DkkFvlGflGmk
BemCHkIumIwn
C2nDIkEhlJ2kL5lMunM0nNIk
C2nH7lL5lMuoM0m
H7kJ2k
G0q
Bek
Bel
BelDxl
BelNvl
BelGal
Bel
BekHro
E0lFqlHKo
BelLkl
Itl
BklFklFlmFulFvmF4jGrmGsnGtkGulGvkJOjJekJvjNom
Bel
Hok
BelIAl
EgkG3l
FWlFYlGOlI9iOImOJl
BrlChlCikEikIGlOOn
DmlIJlIml
BelEilIGlOOm
BelDmnEVlIJl
BekBrl
CDkDxnKbkLVk
BelH0k
NMk
BelDxkIcmKOlLzkN7l
BelHem
BekDQnKIlLOl
Fzm
KYn
NNl
Mqk
Bfm
EckEskFHlLLkOMk
NQlOMkOOl
BfsGakIQlIYnIvjNNp
BfqGalIQkIYpNKlNNpORj
BfnOIk
Bfo
K3lMSl
Bfn
BfkCHlFnlG8lLSlMSlNClN9l
CHlFnlG8mLSlMSkNClNlk
BflD4k
BfmM2lNNl
BfkLml
BfkHflKCn
BfpEkoGbmIQnKYkL/lNNnOOkORk
Bfn
Bfl
Bfn
Bfm
BfnNKl
Bfm
Bfn
Bfm
Bfn
Bfn
BfnL3nL/n
BfmEkl
BfmL3nL/nN8k
BfmKYl
BflNIk
Bfn
Bfl
MglNrlOMl
KFlKUl
BflFooHhlMXlORl
GqkKJp
Bfl
Bfl
CBlD6lEZlGolIOlNIkODlOSkOWm
NNk
EtkOWm
GQkONk
OJl
DilDvlLXl
BilChoEplKJlL/oMclMjpNClNMkN8kN+n
CMkChpEhkEikEplKJmL/oMclMjpN+n
Fyk
BflChmEilEpmIQkKJnKekNNlN8m
CMkChoEikEpkGblKekNClOOl
BflE6l
D4lKJlL3oL/j
BilD6lJ5kKylLvkMWlMmlMqoMvm
BfkCqk
E6kOCk
CulFdlG3lH+lIVlNrkONlOOk
BfkKykLGmNdk
BfkCylH+l
BflEik
BflJNk
BflOQl
CRlHWk
Bgk
NTj
BgoFGlK0k
BghB+lIInL7l
Bgo
BgjIImLckMym
BglFOkJTlKcmLulNlo
BglHpk
BglFwl
BglJ0l
E/mKqkN+l
FDlF9nNYl
BglB7m
Bgn
CYlL5kL7lOLmORk
BgkHukMnk
GVk
BglCRl
Bgl
Bgl
BgkE0lGom
Lol
LMm
GSlJck
BglKsnKtn
BvlIIl
BglM9l
BglBllHflNHl
BglI5l
JDl
BgkL8k
DYkFOlI2lKcl
BglDYlFOlNll
BglDYlI2l
GRk
BgkFUmKNkMTn
BgkGQlHTlKNk
Bgl
BglBllG8lN/mOWo
BglIIm
BgkHul
Bgl
DhlMUlM7k
BhwCBmDmnGekMKqMLqMSvN0lOGk
Bhk
F0n
F/lIbl
F3k
BhoCSnCplDmkLawLsrMSmMbnMmqOGkORkOUp
BhnCSrDmkD/lLayLdlLsrMKlMSmMblMmpOUo
BhmDmmJIlMLn
BhkC1lH7mLgjMSl
BhmCSkDmkLapLsj
Bhm
ECkF0kMSmMyoNGl
BhoCpl
BhkCpkC4mH2kH7nH8iLgpMKl
BhmBjrDunEAnFRlGLkGwkIRrIbmJOpJsnJ7nJ9mKzuK5rK6pLHmLYnNcl
BhnBjrDunEAnFRmIRrIbnJOpJsmJ7nJ9nKzuK5rK6pLHmLYoLhlLnlNMl
Bhk
Bhl
BhmCElLRlMSk
Bhm
BhmCEk
H4kMSk
CWkJflJjk
G6lOSk
G6k
BhmMSk
BhlIWk
MSn
BhlGlkKMlKZm
BhlMSn
BjlEAl
H6lH7nLglLklOLn
CXnFylIrlL+k
C3kJlkLmlLvm
Bhl
Dmj
CplK1k
Bhk
BhkE9lOWl
BhkMckNrlOWs
BhlNrlOWt
BhlBrlHlk
FhlIxkLNlOLn
Bhk
BhkOIl
G6kKPnMKo
BhkBqk
BhlJIl
HTm
BhlISlLSl
BhlBvlEZlMEkM0l
BhkB8k
D9nEQkEqnGynMKpMSlNPl
D9jEQkMKm
D/l
EfkG9lNjl
Bhk
BhlH9n
B4lCimDbkD2lD4kD7qEDnEckGKkHulIekItkLhlMYlMpr
Grl
BhkDbkD2lD7nEDnEJmGKkHulImkLWkMpr
Bhl
GCkLPk
Bhk
MOl
F+k
BilDRkHZmJyl
BimHho
Bil
BilCHkJXnJqk
BumB5kGQkGkkGvkHeiHfoHikHylIQoIVlIYjIvnMPkOAl
DDnDSiIRlI3kJNmJyjM/k
BilDRkDSiHhm
BilHilOHkOWl
Bil
BilKvkNLl
Bil
Bil
N0l
ELmJ2k
BikCHkLJnM1lOEm
LJmM1lOEl
NLlOEk
BikGes
Jjl
Bil
BilB0nGQlHmkHnkKin
BikGskIxlLBlLclOWk
BilCzlDSkGelGxlG3kHIlLDlLul
BikN7k
CzkG3l
N7l
C7lF+kN9mOBl
DSkJgkODj
OCo
Bil
BikOCn
B7oCBmDHlDNlD6pEtnE1mE7kGPkGQnGdnGklGnnG8mHUpHklIVpIkmIymJTmJqlJvmKAnK5kMUoMhlNzkN2oN9lOCmOKkOSp
B7nCBnDNmD6qEtmE1nE7kFqlGPkGQnGdmGnnG8nHUqHkmIVpIknIymI/kJNlJTmJtkJvmKAmK5kLTlMLkMUnN2oN9lOClOOjOSo
BilColCtkC0lF2kIIl
OWl
BilDSk
BilGfk
Bil
Bil
Bil
Bzl
DqlIpl
BjrEAvFRwJO0KHlK60
BjnFRl
BjjOWk
BjkK5k
BjnCR1CSnDFkESlFqmGmmGxmGzlG1nG7k
BjmK5k
BjmMUl
Dbl
BjkGwl
BjlN9n
BjoG5lHJm
Bjn
Bjn
K6k
Bjn
Bjk
GLlHGkK5k
GLlHGl
EAmIRlIbkJ9mKzjLYl
Bjk
G0l
OWf
BjlJRl
Fqk
BjlCfnFSlHAlHXk
BjlCfnDklFSkFcl
Bjl
BjkJunLel
CRk
FMkGTl
Bjl
Bjm
Bjl
BjkEnl
BjmGNlHAmHJjL/kN9j
BjlLDm
N8k
BjmCTlKzrK5pNck
DGlFPkHBmN/kOWh
HAlHBmJMlN8nN9pN/n
DjnHuk
BjlCtkGglGhkKljOWk
BjlCtkGhlG3mIIkKIl
FzlGUj
Bjl
BjlOAl
BklMLl
DOnJeu
BkmGdlJ6l
Bkn
Bkm
BkkGdl
DOnJeq
BklGBlJ+l
BknGLsJcmKjlK5l
Bkm
BkkJUmOKl
LNm
BkkE6lMQl
BkkJUmJ+lLNn
JTlJUmJ+lLNm
LNm
JTj
J+pLNm
C7kDQlFZnF6kN9q
CckDomLOl
OCl
FklOClOIl
IvoNXk
IvoNXl
OAj
BkkFPkFxnF1lGrnK+l
JdlKCkMOl
BkkCXlEYkJ+lN3k
BklFTkGvlJvmOWm
BklGvlJvnNgkOWl
FnlJJkNMlOWm
C+lGHlG0lJSlMlk
BklFTlJvnNgl
GKm
CsmGFl
BkkLBl
FkkOIk
HllIql
C6lDqlD6lF3kGrkGskINlIUlI7mJApJEnOHk
Bkl
BklJ+kNWlOWm
BklFsmKqlLqk
Bkl
FRlFVkF0lF3lF8lI5mJllJmjLwl
BlmLMm
BljIFl
BykMpk
BlmN8m
LUl
BllL5k
Gsk
BlkI7l
Bul
Imk
BlmIFjIfm
BslHrlLskONk
BxjCGnDolDrqENkEOmGElGIlGJsHArIQoKInLekMgoNqtNrrNtpN/q
BllB9lCGnDrqENlEOlGImGJsHArIQpLelMgoNqtNrrNtmNumN/q
GImGJkHAkJ9lNqmNrkNtlN/m
DAlElkE4kHimLpkNIlNvlN4l
BllBzkHimIumLul
FGp
IFk
Brl
ImlLMk
HumIfm
BllMok
Bll
Icl
Blk
CFl
F3l
BlkK7k
GVkLOkNsk
BlkLOl
BlkIYkONk
BlkBnk
BlkKdlOWk
BllHuk
GMlHulK7n
F3kIMlJgk
BllD9lJ6lMml
BllGQlG7kMTlN9oOWk
BllDWlG7lHwlMTkN9n
BlkCklGbl
DVl
OWo
BllOWo
D/lGCk
Blk
Blk
Cpl
KOkNDjNmk
J0x
BllJ0oOKl
BllHvlN/k
Bll
HukImm
H0kH2mIQlORkOVk
DMlH0lH2m
BlkHulH6lIJlIpkORkOWj
C9l
BllIQl
NUl
EOl
BmnKon
Kon
DRkJyl
BmmBvlKplMflMwl
Bml
BmkMfl
Mfl
BmlCAnEsqFImFLlIjlLQlLcmOMl
BmlCAmEsqFIoFLlIjlLQkLcnOMk
BmmEsnIjkLcmOJjOMl
Lck
FGkMjnOWl
Mtl
HRnOWl
BmlEymE8kKmoOMk
E8qJZlKqnKsmOMj
EymKmn
E8pKqnKsmOMl
Bml
BmkC+kI1k
BmlKqk
KonLOk
E1l
Bmk
BmlMfk
BmlNXj
E6l
BmlEzk
Bml
Bml
BmlMasMfq
BmkMatMfq
BmlOUl
BmlGKl
BmlOLl
BmlIHlJ8lOIk
Bml
Bml
BnkCUnJSkKIlKdnLtm
BnoCUm
BnmCUmGpkMph
BnqM9l
MBlOEj
BnoDMmGUn
NUl
Bnk
BnlEDmK+l
BnlFClGSkKLnKalK5k
Bnj
M9x
M9n
BnkMClOAj
Chk
OWa
D2lEElJ+n
BnlCFnFAlG5lN2kN5lOWl
Jnm
GAkJnm
M9l
Bnm
OQl
JWk
BnlIHkIfm
GAk
NWjNbl
DGrDMkDQmGUkOVk
BnlDGsDQmIhlOVk
BnlDMlGUkOVl
BnlDQl
BnlCrlCwkLsnL4kN/kOHmOWj
DrkEilH8lJ/l
CjlDJkD2kESlMYmOFm
M9l
Iil
Bnl
EonEulJukK5n
BnlCMlCenEkkGflHCkJimKClNNlOOk
BnkCemGflGtlJimNNl
BnkCMjOWa
HBk
LqlOSk
B5lNTkOSk
CBkHFl
Bnl
BnkB0l
Bnk
BorIopI3l
BomIon
BooErlGclIolKrmLElOGk
Bol
BonKxk
BokIop
Kxl
BomFilNSlOOl
Bom
Gxk
BokHlm
BomIonKuk
BwoD1kGzkIokNhk
Bol
BolHvlIGoJik
Bok
BolDQlDllD3lIDlJil
CIlD3lIDlJil
Bym
BolBykEsjIol
BolIGl
BolFEn
D3k
DvlD1lG3lHgmH4lOVlOWk
BomDflD1kHgmOWm
IKk
BolDflHglIBl
BolK6l
K6lNck
MEk
MEl
BolMsnOOl
BolJdkK8k
BokFSlHel
GjlHel
BokHll
MMj
Bol
Bvk
BokCSlC+kDqkHglH9oIsnMIm
BokFIkHqlJ2lOVl
BokEvlE/mFAkJ3lJ+l
BolKxm
BolD1n
BolEIl
EIl
BokEIk
Hlj
BpoFylF4mF8kI+kNXl
BplDolLIkLYl
GwnJ0lMOsOWo
BpkF2lGwnMOsOWo
Gwk
Bpm
BpmBym
BpnByl
B2nCumGcmI8mJUlJemLYlL0lL2nN5mOWk
B2nCumGcmI6jI8lJUlJulLJlL2lN5nOMlORlOWj
Bpl
B2hCLmCulJUkL2n
BpkJ2kOTm
D8kM8k
BpkFIl
Bpn
Bpl
BplB2k
FXkFsmGulIikJAmOTm
HboI8k
Fyk
EgkLmo
BpjF4n
BplC4lDmwFWsGNkHblHelH+oIVlLhpLjnLxkOSl
BplJgkOWs
BpmJglOWr
OOk
Bpk
BpjFGlFmlFslGskH1lI/lJAlLMlN7l
FXmFtnF6sJNlLwl
FtnF6sN9k
HHk
DTnDUkJKkOSlOTmOVo
Bpk
Bpl
OCl
Ftk
DRkDTnEylFMnF4kJvkOEkOVj
F4lI+lOWa
BpkOWm
OWl
Bpl
MOl
BpkBym
F4lJ6k
BpkDMnEwoFGlGqoJMkJ5nLumMiq
DMoDRkEwqFGlGqnHeoJMkJ5lKglLupMiqOWk
DMnEwoFGlGqpJ5lMiq
DMoEwpFGmGqoHenJ5lKglLuoMiq
BqtGun
Bqk
BqlCslH4lH9lIslKwlLbl
BqkMpk
Bqo
Bqk
LNk
BqkMil
H4k
Bql
ENlFnlGIlIwlJxkOWj
CulEUkLkp
Bql
D2lHrkItn
DhlHtkMhl
BqlCJlLAk
BqlKHkLakMkl
BqlETl
Bql
BqlCVmEfmGDqGSlLQkLbs
CLlIal
Bql
EYlFBmLllMQl
BqlNflNjlN4l
DDl
Myl
B3jCslDykEdlIEkISkIgnLSl
BqlMyl
BqlIglLSl
B3kIglLSn
Bql
Bql
Bql
BqlIHkKPmLkn
KPoLko
BqkIGl
FXlFolHJkI2kJElJKlJMkKslOBlODkOEkOGkOQj
B7l
BqkCFk
Dtl
BqlHenHnlIClIfm
OLl
G3k
Hfl
BrlFllHfk
Brk
Brk
Bro
BrlIulLDk
GDk
BrmCGoFwnF/mGjlIQkLDrN8jONkOOnOVi
Brl
Brk
HnkOFl
BrlB1lJjlKUkN5l
F7l
Brn
Brm
LSlMbn
Hoo
Fln
Brl
Brl
LClMek
BxlHkl
MDk
JrmKUlKhnKrmNSl
Hfm
BrlHfk
BrlCqqGEnIglLHn
BrlJek
KCnKyk
HfkIvk
BrlBskC+kFgl
Brl
BrlOFk
F8kLTk
BrkH4l
Hlk
BrlEslFnrGfkGyn
Brl
BrkOQl
GwmHoqLEoMCk
GwlG0lHon
IQlIukIvmNTl
BrlCHmHfmIvl
BrkI3nJFnJWl
BrlGklJKnOOk
HHkKFkNgjOWm
BszFgsGmkIwoJTmJzlMFjNQl
BslGml
Gml
F1lKhkL3m
Bsn
Bso
Bso
Bsm
BskGXk
Bsk
BsmFZlFgl
BsmFgl
BskFgk
BslFIkHXkHqkJtkMckM7lNTlNWkODl
Bsm
Bsl
Bsl
BslHilIwl
HikIwl
BslJcl
HilIulIwk
BskHilIwk
EZkN9nN/j
BskFnlN9nORl
G1kN9n
G1lORl
Bum
Bsn
CZk
MJl
Mjl
BskJ6l
CQl
Bwl
GxlOOk
GekGqkGxm
Bsl
Bsk
BslGlk
Btn
BtmIRl
BtmDlmIUl
IUk
BtqDlmOCk
BtpDlnIUkOCk
Btn
Btk
Kzl
BtkC0lC6kINlIpkMVm
Btm
BtlJsmJ/k
Btm
BtlC0lC6lDUlDZoDklDomDpmDyoD1qD2lEAkEemEmlFulGUlHSpHTlIAlISlIUkLPnN/kOWp
CJmN8m
C3lIVk
BvlDVlOIlOJj
Btk
IUk
BtlDlk
Btl
Mbl
EBl
DbkEBlJMl
BtkHll
Dmk
HWk
Hqk
CTkF0nF4kGbmIOlJGkMdlOWk
D1k
Dho
Hdl
BzlEdkHdnIKk
Btn
N0l
N0k
Btl
Mfk
Btk
L+k
Buo
Gjk
B7kJCk
L4l
BunD1oGjnIFl
Bum
CJmFvlN1lOTn
Msl
C4kEYlOMm
DGlDPkGplKDlM0lN8oN9mOIl
BukHJm
EUl
EUk
BukF3k
Bul
BulEdmK7kLTlM0l
D0mGVl
GIkGJqHAnIQnKQkNqkNtm
BulGBkIXnOHk
BukF/k
Bul
D1lIel
FGlNll
BukNOl
ExlFGlGWkGalOJk
BulIel
BukH8lI6kOWk
BulCKlJMl
CFmDGnG8nHTlK7lLOkN9l
BulCFmDGnGekG8nK7lLOkN0kOLj
GTlHMkMslNKk
Bvl
BvkCLlIplLim
BvnEJrHOlIerKkvMGkNOtN7lORk
BvnEJqFflIepNOk
DEnGSm
DEmGSm
B4lMRlORl
Mul
BvlDEjKQo
BvkLHk
Bvl
BvkEJlGulG8lI6mI9mJUmLEk
BvlFMlI6mI8kI9mJUo
I8k
Bvl
Bvl
BvmOWn
BvkOWn
Bvl
CekEUkJVl
IIl
FknJFlLTl
FAkG4kHfkIIlJWlK7nLskMcl
B9l
BvlEJl
DEkN8k
B9jF+m
BvlB9k
Bvk
EtjE5kFBlGjlKElKOlOPl
CDmDCkEtkE5kFBmKElKOlKWlOMi
Dzi
CRmCilEalFelI0lLVo
JpkL4l
Bvl
BvkHQl
BvlMlkM6k
D1l
EalLLm
Bwl
BwkD1l
BwkNGl
LOl
Bwn
BwmH4k
Bwn
D1lE2lGKlIFnIwkLLk
D1l
Eak
Bwk
IumJyl
FUlHJlN9k
BwlFUlHJl
BwlOWl
BzlCflEQlFRlFYlFblGFkGPkHUkOEjOKm
BwkBzlCfkEQnFYjGvlOKnOTh
BwlBzl
Bwl
C1lHbm
Icm
Bwl
Edl
BwlCwlGAk
BwkGAk
DglJ1lLUl
GIlGKlIIkImlOWl
OWm
Bwl
BwlGIlGKl
BwkEtk
DMlJSl
BwlCMk
BxkLklMIl
BxlJbl
BxmEsj
Bxl
Bxl
BxkCOlFolM4k
CKkFpkJ2k
Kxp
BxlEYk
B0lMBl
BxlDNoF9r
BxlDNoF9s
CakFIm
JFlJSkOCl
Bxl
DNlFBkG7lKPn
BxlF0lHklN6l
BxlEGlF4lF9lKPk
BxlC9nKMmK/lLGl
DFnGRnJLl
Bxl
N9p
BxkDbl
BxkETpGDtHpnIYmKWnLArOFk
BxkB0mGpkJOkKjn
C9nETqGDtHpnHskIYnKWoLAqOUk
B0mJOlKjm
Hpl
Bxl
BxlKjl
BxlFZl
BxkDplGrl
JMkLKl
MbkOSk
BykDil
ByoIom
ByjDemDgkEKkI1kI3k
Byn
Bym
BymGxnIoq
BymGxnIoqNZk
BynFjkIZlJspMEq
FIlJskMEm
MEk
D7k
ByoEukIYl
BykIil
IKl
BykMEo
BylH4l
BykCrlHek
BylDFk
CUlLml
CUl
Kll
MTo
BylCUlFll
C6lMEp
DYlGOl
BykDzlLmm
BykDRl
BylEglK+kNykOGn
Byl
Bym
FDl
DImDVkEUkE2rGYlGcqHEnHHlIHkLalLeoLplMXkMml
BykDIlDZlENkE2rGcqHEoJCkJulJ8lLanLeoNmkNpk
DInENkE2mHEmLamMmmNml
Byl
DNkIik
GKj
BznFdkFjoG5lILkIikIupJFmJzmLimMDoNdpOUo
BzlD6nFjnINlIulMDn
DMl
Bzn
BzkJNkJekKukNVn
BzkG3lN5kOWl
G2lOWm
E3lHkm
BzlJdkKNlN8kONkOWm
JdlONkOWm
Bzk
BzkJFlLDl
Bzl
E/lLZk
OWo
BzkDclEDlGPkIrl
BzkOWp
H9m
Bzm
BzkIuk
LelOWm
BzlLelOWn
DskIik
BzkCClHolLBm
BzlEjlGAlGIlIqk
Dyl
BzmHin
BzkFUm
OWo
OWp
F7l
OWn
Bzl
Mfk
BzlMfl
CbpCslGjkG3mH+lIinIuoKUkKflKtjLwkMDnMxl
IunKtkKylLwn
BzkIuk
DBlEhlOIl
Cwl
JUkMpl
Bzk
B0oCglEZkMmkMrkMxnM1kNEj
B0kCZk
B0lNrn
B0jFVjMRl
B0nEEpEFtFjkH+nISkIkmLClL1l
B0kCymIkk
B0l
B0n
B0k
B0l
B0kCnlCrlKFkNCl
B0jMwk
B0kGxl
B0nHnlKil
B0l
B0lN2l
B0lEFoL1k
Kjl
B0l
Gml
B0lJgl
B0mKXl
DalKSkKml
B0l
EPk
B0m
B0lCBmMLm
B0l
B0kCBl
DFpMxm
GVlN/k
DFoMxmMyl
B0lGVk
Myk
Mxk
B0lEZl
B0lFWl
Hzl
B0kDpk
B0lMIkNOk
Mrk
B0lGzm
B0lLLn
GKk
OJkOUl
OMk
B1l
B1jL4k
B1lJRk
E9lFChIWlJtp
B1lDvm
B1nC9kD5nEYmEarLClLXlLnlL6nMOl
DVlOFm
B1lJXlLVkLqk
IDm
B1oOWj
B1oCkl
B1kMxo
B1lIilK8k
K8l
B1kK8l
I0k
B1lHRoJXmJZlJjlMLk
B1lHpk
B1l
FMlFXpJsl
B1lDFlEUkJ8k
B1lOWl
B1l
B1lEXlFXp
B1lEUk
B1lCkkColEqlE4kE7mE9oE/nFCsFEnFVkFrmGEmHfkH+kIMlJIlJZlJtuLRl
B1kE4kE7mE9nE/mFAlFCtFEmFSkFrmGElGLlG4lHflIhlJIlJttLRlONkOWi
GLl
I0k
LKl
B1l
B1kCbo
B2m
B2lI6kJel
C7lFsl
B2oFUmMTmOTk
B2lCnkFQmFRnFUlFclFjkF3lF4oIblJmkMXm
B2n
FMlFclFslNvn
B2k
OEkOLk
OOk
JPl
B2lCvl
B2l
OOl
B2lE1lOWn
DjkEelEilJGlLtl
Ium
B2lDjkEKkEelJGkJ6kKGkLtlOWh
B2l
DDkEflEnmG+lIylMcpMjkNCl
B2lJ4mKvqNCn
B2lI7m
B2l
B2kDml
Dml
Mil
B2lDFkG8rI/l
DFkG8rI/kLIl
HylOMkOWl
B2kI/l
B2lCVlH8lIwm
F9l
MTm
FUnFWlGrlGsk
B2kGol
B2kI/lNIlN7kOWk
CwlDskEXlEelLjk
F4lJmk
F4lJmk
B2kLrl
B2lEKk
B2lF4lJmk
B2lFwkJhmJkm
B2lGOlOCn
B2l
B3oEmkI4k
B3oI4l
B3lDxkIBl
B3k
B3k
B3o
H/kIBnKul
B3lCLl
B3mJilKcqNlk
B3jIsm
B3lHplNal
B3lJokJvsOWt
B3lJvsOWt
HglL7l
EIlHqm
B3kHykIFlISl
B3lCjuCxsE1kJgkOQlOWl
B3lCjuCxrJglOWj
N9m
B3lGUlGYkNOk
B4lCckE2l
B3lIgmLOl
B3kJYl
B3l
B3lI1l
H0kK8l
KYlKdlMGl
B3l
B3l
DflIDk
B3l
Hpm
B4m
Elk
B4l
B4n
FCkHklMKk
DBlEslIHmLcm
Myk
FVnGDk
B4l
C3kHtlJjmJkl
B4lDblFzlLYkLalMwlONl
LVk
B4m
EwlH1lMRk
MRl
B4l
B4l
B4l
B4l
B4l
MBk
B4k
GVkIxmJmk
CIkJmj
Hdk
B4l
B4lHil
DElKXlNmm
B4kDvlD0lGyk
B4lDbkDflDmlD8mEDlLIlMYlM4kOFl
B4k
Ezk
B5lK3k
B5kJBk
B5kE0jFOlG0mLMk
MIlOSk
B5m
B5m
B5jKpl
B5kMFlMZn
C6oDmlD/kIhl
B5mHLkI3kJ6lK3mL2qNzo
Frk
H9lKnnK3m
B5k
B5mK3m
B5lKzk
EClEzk
B5mK2l
CahH4lI+j
CakH4l
B5lJClJDpJEmNlt
JylKEkKVn
KElKVn
B5k
FYmFblFdjFekFjlFmlFtkFukFzj
IVl
B5k
B5nC1mHalIkkK2kMHkOUl
MHl
B5k
B5l
B5mDjkKolK3n
H9nJNkKnl
DZjFYmHOjLdk
DVlEKlE1lLbl
B5lDmoDnmDooDsoDtlD8mEElKUlM5p
C6lDWlDmnDnmDooDsnDtkD8nKUlM5pOFk
B5lDamIClIHlI9lK2kN8jOMlONk
B5l
MUk
MUl
B5n
NVl
B5l
HNl
E0lJak
B5lE0l
B5lDGkK4l
DGl
B5kIllKQlMll
B5lMll
Ezk
B5lMll
B5k
Mll
B5k
B5lEQlHBk
B5lEUk
Eyo
B5lEyp
B6nC/lDDtD+lEqlFxtF7nGEpGOpGovG3kHfmIWnKHxKgnK+uMonONmOOoORj
B6nB/sGElGWk
GFlONk
B6nJVlLtl
B6l
DVlHvl
ORk
B6n
B6mGClHrpHskJVm
B6nGBlGNlHrqHsmJVmJpl
B6mDDmEqlGElGgkGonGwkHfkKHjKgk
B6n
JVm
B6mFDk
B6oDDnGOnLtq
B6nMQk
B6nMQk
B6oB/pCsmDDqGOtG4rIYmJIlKHsKgnLtqNFlOVp
DDlIYlKgpNFm
B6lJVnLtm
Ltn
B6j
JVhJunMYk
B6kJVi
B6l
B6lHyk
B6l
B6lOWj
Ltl
B6lOWj
Kmk
B6lOHl
L5l
LtmOHl
FDk
Ltm
FDl
Ltl
B6l
FDk
B6lGelJbnKCkNxlOSm
JVn
GOlLtlOVm
B6kLrkLtm
B6kDFlELlEMkFGkFckF6lGUlGykHWlHalHokHzjH8kIGlITlIfkIskI2kJXkJ4kKElKllMrkM5lNblNplN4lN7l
ColCvlC0lC8lELkEMlEniFGkFclFokGUkGYkHClHWmHblHhlHqkHzjH4kH8kH9lIfkIslJJkJ4lKAlKBlKElKOmKlkMrkNbk
CwkC8kDFlFIlHalHqkHzkH8kH9kIGkNpl
GOl
Ltm
Ltn
Ltk
B6kJnlLtoNfl
KtkOMk
E4kLtl
B6lDDlE4lKHkLtkMrl
B6mLtk
B+lDcpFOnFzkIBkIPlK3mM1lNhk
B6k
B6lLtk
B6lNxk
B6lEtkFxkJRlJZl
HElMzj
B7lDfmIBlJClJ3lJ5oLMlNyl
DqkJnl
Hwl
DhmD0l
GMkHwlIyjI2k
B7mHwjIykI4k
B7n
B7lEGkIklKekMUkMbl
B7mFHl
B7l
B7lFAmFNqIznI9mJTn
B7nCBlEtmE7kHUoIknJql
B7kETlMWk
EKkNMl
B7lDSlEQkOKn
DSlEQkOKn
B7lOKl
B7lDjlEboFDkHuoJmmK7pM1tOEl
B7kEboFDnHupJWkJmmK7pMdjM1t
K7lMdkM1m
B7lEXk
L2lNyk
L3k
Nol
OKl
DdlI3lJ1lMcl
B7kDVkDdmI3lJnlJ1n
I3m
B7m
Eol
B7lEUkE5lGNlHxkKLmKYlNNkOPh
GdnGglGllGnlG7kHkmINlIVpIplI3kJvmKAkLUkMOlNzkOClOSo
GWkK+o
KAkK6kK+k
GfmGhnGimGjiGmlGnlGwnGzlK4lOSn
B7lCklDVk
B7l
DdkIskNXl
B7lENlEVl
B7l
B7lIzl
Ddk
FPkFdl
ESlFPkOAj
J9l
E4lK0l
K0k
E4lKHl
GOlK0kMrl
KHkK0kMrl
K0l
B7lDDmD+lGOkIWlKHqMonONkOQk
B7lJMlKyl
B7k
B7lEylFokIRk
B7lCLlD5lJdlLbl
CKlK/mMol
B8mFykG7l
B8lCilGIkKWlMElMMk
EemHOmLql
Hlk
B8nLQkMElN8k
B8nEgl
B8n
B8mCSmFul
B8l
EwkE/lI0l
B8mC0lEHnFckFemH4kIqnItlJynKPmKVmMAlNZl
B8kDLmETmEfmGEnGNmGSlLrl
B8l
B8lD/kEIlEwlFGlHKlOUl
G/kNil
KUkODl
B8lCrlOOl
B8lCimGykMgkNskNzlOHk
ORl
B8l
EHl
DRlOWl
EHl
B8lDRkOWm
B8kGTl
B8kCtkDAlDLmESkEnkGSnHmkIqkJSnKInKQlKklLQmMAlOPk
Chl
CdkGUl
NFl
DAoFemIqqJymKVpMAoNZx
B8kCfnCjnKVkLDoLRkLVk
CfoCjmKVkLDp
DAmLQn
DAjIqlKVl
DAoFemIqnJynKVoMAlNZp
GKkIEl
DHkG2lOFm
B9p
B9kGjj
B+kI1k
EIl
B9n
B9l
GojHFkMtk
B9mDVqGYnHwlICoJikJ6lK2tLImLop
B9nDVoICoJCnJ6kK2sLIl
B9n
B9l
HGk
B9lDVl
Ezk
B9l
DnlGelHIlH9kLSl
Dcn
IBkI3lJElK+lNhl
B9kCpkDalHmmIZlI3l
B9lB+oCFlFOkGjmIBmI1nI9lLklL0m
HNm
DfnLlk
Ddl
B9lI3kJymOWm
GSlJyn
K0l
DhlDtlEFlFVlHGnIglOBnOCm
HGl
FskIBnOWk
C6lDclD1lFslIBnI1l
IBn
DalD1lFWlIBoI1kK2kLqlL6k
OPl
OCl
B9l
B9kF+lI1lOOk
I5kOWj
OOl
Hok
J8j
B9lMrm
KdnKjmK0l
B9l
Dal
B9lOWm
OWm
IrkIwl
CnlFulF2k
Ltl
B+mIFkIHkK9l
B+k
DtlOWj
B+mHumLpl
B+nDblHumIHkNzl
B+l
B+lHNlMzl
B+lHNlOWi
B+mMKl
B+k
OUk
B+k
B+lDbmFJkMHkMvl
B+kFAk
B+lE7k
B+lDbn
C0lDplD9kHtm
B+kD6nINl
D6nHyl
Hyl
FPkFgkGQkGglJElKfkKgkK1lOTl
IWk
EMlGCkJXnJdlJ3kMgnNhl
Mwl
B+lE9lNdp
Ndq
B+k
ESl
B+kCZpHykH/l
B+kCZr
B+lGokMilMlkM6l
B+lE6l
B+l
OIl
CYlDllJ6lMLj
B+lNzk
B+l
B+lDcmGkkL2kNzl
B+l
B/wC3kC8lDDpESlFxqGOnH8mIAjKHm
B/n
B/k
CGlFHk
B/n
CUj
B/nDDkG4l
B/l
G4p
B/l
B/lDDkIxlKHj
B/kKHkKgk
ETkOJk
GmkG6n
B/lGOl
Hgl
HgkOWk
B/p
ESlKVlMMj
FxkGOl
COl
NOl
KHlKQkOPm
OWn
GOl
C/lDToFrlGwk
E4kOMj
GOm
GDk
CAlEZk
CApITlMJk
CAmFclHVo
CAmHVn
CAnHVl
Ijl
CAm
CAoCslFNnFSrFwnIjvJPkJhuJkmMUlOWk
CAnIjrJho
Ikk
CAnILlLilORl
CAmILl
CAl
CNkCglDUkEkkFSlFjkFwkGGmGPlHxlIRmI4kJfkJgnJrlJzlKBmKelL6lMtkOTk
CglDUmEklFMmFalFrlFwkGGnIRmJgpJzkKBmL3kL9lMklMtkOTk
CAlCNkDUnFMkI4lJgmKBmKxkMkmMtlNbl
CNkDUmEkkFMlFakFjlI4lKBnMSlOTj
CAlMUl
CAqDBq
CApDBq
MSl
EZj
ILl
C0l
OWk
CAkLjk
H6kIIlIbkLdlMbm
ERlJ/lMcl
CAnH6l
C1lJtlLdl
Jtn
CAlDnkDrmEqlJZlLpnM5k
CAkH6lMelOJk
DBm
OPl
DBrDLoIOjKGmKWk
CAlC0lItxOTl
CAl
CAkCIl
CAkHPlJOm
C0oFclJLn
DelDllHsl
CAlDQl
HDl
CBn
CBlJjk
CBo
CBp
DmmMLl
CBkHclJLkLhp
CBo
CBp
CBn
H1m
CBnFrlH7l
CBlEjkHNkKnlNzlOHk
CBkEznFUlHYkKmlKwmLmlLtmNvl
EzoHYlI+kJGlKwmLtm
CBkDmm
CBk
CBl
EtkHUjJtlMLk
CBlEtk
EYk
CBlEMlJYnJ6n
EAlHZkJjk
JYoJ6n
EzkHZl
C6lFXkI5kJelOTi
CBlJYm
H9l
CBlHhmH9l
CBl
D9k
CBkH9l
H9l
E+l
GLk
CBkDuk
CBkODl
Dml
CBl
COlHvk
COlOOl
CBl
CBkCOkHvl
CBlJllLsl
CYlGGpHblN3k
GmkG3l
FvlGflHVkHglHikIFlJAk
CBkFvlGflHVlIFmJAl
CCsEnkMVj
CCrIalKNpKum
CCpKNl
CCnFClJGlKdlMVk
N8l
CCmKdk
CCmCYkE6kHCmLSkNrj
CCmKNl
CCk
CCoJNnKNl
CCoJNn
CCl
CCkEolFgkJgkJqnJrkJ+lMClOWi
CClFglJ+kOWl
CClKhm
CCkDvkKYnKhlMVl
FklJTlKNmKdl
CCl
GqnGxmHsl
CZlMclM2k
NDl
CClMVl
CClCym
CCkFPkFelFglFojFwjJjjKwkK1kN8k
G4m
CCkGPl
Enk
Kdl
DJnEnm
CCkEnuN+o
DJnEnm
CCkEntN+n
EntN+o
CClEnn
CLlFKkKFl
Eml
KNn
CClEEnGvlNnl
Mhl
CCl
CClMWl
FEl
CDqKbl
CDpNWn
Dxk
CDn
CDn
CDm
CDpLVl
CDmLVl
CDlNWk
CDm
CDk
CDlLVl
Ilk
ENlODl
CDlELlHJlJJlKBk
DxpKbkNbu
DxlNbk
DxpNbu
ODk
CDlGpk
CDkKLlOWm
DIlHUlLLlNWlOWl
CDkOIkOPj
CDlChlF3mGflGxlItl
LVl
CDkC4k
Nbn
CDkKrlLVn
CDlNWl
GQlHSl
CEqFmm
CEq
CEpFml
CEpFmn
CEqElkKdlLhm
CEkEYl
CElHCmNVmOQl
Fml
LSl
CEl
GlmMGkNql
Kcl
Kdn
CEkL1kNPm
KdmLSk
GelNAu
HakLgk
GulL4k
CEkCMlE/kKerNrm
Fmm
CEl
CEl
CEm
MWl
EulJkl
FmnIgkKdkLMmNCkOQl
HYk
HYkIPl
CElFml
FmnHFjIglKdlLMlOQk
JGmKdnLKk
IPl
CElEElHmlIflLSlLslLylOQk
CElIuj
CElOLk
EGlN6lN+hOAm
CEkG/lN6lN+iOAm
EnkHCkJkkJ3lMWkN3mOKl
DRlDVkEKlEnjE1mE6mG/mHOmHPmJ2lJ3lN6kN+l
CElKqlN+nOAr
CElGTlIWlMikN1l
OAl
N2k
CElLhl
HgrM+l
Hgk
CEk
Lrl
CFl
N9k
CFp
CFnGekG8o
CFn
G5lHAl
CFk
CFl
CfnNtlN/k
OWl
CFlOWl
CFlFZk
CFkOWl
CFlFZlG6lOWk
CFkC8l
CFl
CFl
CrlC1l
Crl
CFkFwl
FJl
DpkOWm
CFlMll
Gll
GJlG8n
CFmDlkLFn
LFn
DlkHokLFm
Lrl
CFl
CFlEyjFmoF1kF5jHSl
HRiOTn
CGkJbl
CGlCnlG3mKIkL+o
CGq
CGm
CGn
CGn
CGn
CGnN8k
CGlOQl
CGn
CqnKSl
CGo
CGnCqk
CqnKSk
KSn
GElIYlKHqLll
CGnCqkKSoKgl
CGmG5mIJnMDlMbl
CGk
CGnG5mIJoMDlMbl
CGlGElG3tKflL+lMEk
CQl
CGl
CGnLDn
KSkKguMJn
KSkKgrMJn
CqnDLlFwlJzlMck
Ejl
CGlJol
DdkD/oIJqIKlIlkJIlKIkLZmMmm
CGkD/nIJqIKlIlkLZmMbkMmm
Chl
IJkIKl
DqkHzk
CGl
CGk
CGkJUl
EjkNQk
LDk
KSkMol
IwlMok
NFk
KSk
GEjIqlL8k
CHqG6l
EilGUk
LJl
CHo
Hel
CHnGHlKRm
HNl
CHmGcjJ4mKCm
CHmJWlJ4oKCm
CHn
CHmD+lIzkNklNop
CHn
CHlFnn
CHlHskMPk
CHl
CHlJsmJ0l
CHkGcl
CHkGCl
Crk
OIl
CHkHDmJDmJwlMTm
CHk
CHkEll
CHkLDl
CHlEllNRl
G6k
CHlEll
CHl
CHlCNl
HflIvkKBl
CHlN9kOOk
Ivl
CHmF+lNKk
NMl
HhlMal
JFkOWb
Knl
CHkKnl
CHkC+kGnlHhlIGlIvl
C+kGnlHhlMnl
D2pOBnOJl
CHlEllHjpIYm
D4lElmHjoIYmKRk
CHkMNl
CHkHjl
CHl
CInGCl
CIoGCl
CIoEFl
CIm
CImLfk
EAlE2pHanIZlLPnM5k
CIkDmjEWlEhlE2oHElHanLPmMElMFnM5k
IZl
OUl
ONl
CIl
CInEjmFWlIYn
CIpGWk
CIqGWk
EKjFNnGMoHdlHulHwjIymJCkJikK0lNhmNop
CIk
IGn
DImH9nIknKPnLkl
CIlKIk
D7lIYj
NIl
GkkLom
GCk
CIkJam
OGl
DDl
CIlGYlIUlJFk
CIlETl
ETk
IBnLln
CIk
I7kJVk
CInH6l
CIlN8m
CIlExlH6k
Gel
DVlEDlF3oK2sLkpM1n
DVkDakEDlF3l
Gpk
CIlELkIDk
CJnFSpNLl
CJnCTnONm
C9kIRjOIoOLiOVnOWn
CJlG7l
CJkC/kGSm
FolFvkONq
CJnCKlEWkKVl
CTl
DQk
CJl
ORm
ONk
CJkHckNcl
CJm
CJkELkEgkFSlGvmOKn
CJlCinLEk
CJn
CJm
CKl
CJnOAk
CJk
OHk
CJl
CJk
CJlCklEXlEplKNlM1lNqkOWi
CJlEgq
CJkCUlFSnGomJIkLYl
IKn
GZkHrlH5nIOpI7jOPl
GGmGRl
CJkHRl
FkkOKmOWl
CJl
DmmLspNdk
CJkOHkOWl
KInOQi
CJlOIl
CJl
CJlIUl
CJlCrl
Hql
CJl
JCl
CJkJJk
DukEfnGGkIUl
CJkKYl
IPl
CJk
L+l
DnlGGjHclKFlLblL+l
CZmKFl
CVmCgoCryC1nDo0FCnFcsF0lGGkG3qG5kHCmHxnKGnKTmKaoN3lN9j
CJlCXlCYkDorFcnKTlKal
G3l
CJkONk
CJl
CJm
CKm
CKnOAk
CKrCUmD5lGboHgpIOnIXjIllItkJqlKllLjkONm
CKlF9lHgl
CKlDQmN/l
CKp
CKm
JLlKVl
CKkJLl
Jll
ESn
FjlHBoHClItlNsoN/mOWm
HBnK/lNsoN/l
CKkHBk
HClItlN/n
CKkC7k
CKlDNjD5mEqkFJlF9kHglIMoJYlLjq
Jvl
N/k
HSkHbl
OAr
CUmCfkD5mGbmHglN+kOAlONmOOk
CKkGUl
DQlGUlJyk
CwkEVkFboIhlIrnJvlKGkKfl
CKnDMnHVm
CKl
CKnHgo
CKnHgp
EckONm
CKl
N+l
G+kJYkN6lN+lOAmODk
N+kOAk
G+lN6lN+lOAm
N+k
CKlNVl
DNxOVm
CKlDNyOVm
ETl
CKl
CKlCalColFcnHZlH4lIkpOWl
CKlK/m
DNlJvn
DOkEhlEmlEok
CKkC8lGCl
CUn
Gbl
CKk
CrkC2kLjk
CUlCqoDuwErmE5lFSnFdqG3oIKtIbvLZnLvkMblOFi
DuqEroE5lIKqIbp
Erl
Gbl
CvmDpkHzmH1nIrrKGlMmn
CKl
CKlDRmJIkJMkJNk
CKkLxkOAj
CKkKElOOn
CKk
CKkOBk
CLnCuk
CLkIPk
FSk
CLkE2lG/nI/jODi
CdnCxkFelKGlKTk
CLnCekEflLblOEl
CLmDRlDymDznD0lOFk
CLlOFl
Cyk
CLlCykLVk
CLk
MSl
CLk
CtkLclOEn
CLn
CLn
C7kDplDrmDukNyl
CLlCsl
CLlHHl
CLnLbl
CLmEfkH3n
CLkDglGOlOClOWl
CLkENkHzlIlmLbn
CLlFWkF6lHRmILl
EMlIKl
Cum
DIjLemN6k
JWk
CLlLel
NOlOWk
CLl
Gwl
DulEHkEIl
CLlGql
MCk
CLlD/mGEkG5oIZl
HXk
ORl
CLlCmlI3k
CMnN8l
CMlE+l
CMiHfl
Kel
CMlOFk
COlHykKek
ONk
CMk
CMkGbl
CMlKemKplMjk
OLk
CMnKFmKem
CMlE/lLom
CMmEhlGbk
CMkN8lOTl
EukIYl
HymH2oIhlIsm
CMkMfl
CMl
CMk
ExnG/oMolODoOWk
ExmG/oJtlN+kODqOWk
CMkL/k
CMlENlFLkOUjOWi
CSkFLlLIlLXkMgkN+lONkOUkOWi
CMlKTl
Mgl
CMlENlLIlMgkN+kOUk
CMkCNlLXl
FCkN3k
CMl
CMlCel
CMlHGl
DqkIqkKEm
DqlEOlKEn
EOkFekIqlKEnN0l
CMlCqoGEl
CqoHfl
CMl
CNwCQvCSmEM0EP0EQnESrETlH5rIOiIXmKewLekMet
CNkCRlJOkOWo
OWn
CNnGKm
GUlKRlNKl
CNk
CNkJOkOWk
CNkDul
CNkITlKOlNyoN9k
CNk
CNmCQlEMlOGk
CNn
CNmENlH5l
CNnCQnEMtEPtEQoETnH5mIOjIXkMenOGl
CNo
CNjEPkEQl
Hzl
CNl
JMkJNl
CNm
CNlH5l
CQlLXl
CQqKel
FekFflFwlJhiJkm
CNkDxmHilIWlJBmJXkJ+lKllLXkMFk
CNlEMjEPnFakFolH5k
CNkDslHtk
D7l
CNl
JGk
CNkCblDNlEMnKDkKTkKglNll
CNkCQnEOkEPmH5l
CQoEPmLXn
CNl
CNlCslD+lEykFkkHQkJFkJanJblMqkN5kOTkOWm
CNkG9lIclI9lI/lNin
CNlHXkOWb
DUlJNk
OWj
C6nHmlHzjH5oIElIKlIqqM7kOKjOWi
C6mEhlHmjHzjH5oIEkIKlIhkIqqM7kOPkOWk
CSlCanCklDrmEUjH5lH6qH7oH8nLdnLfmL1lMKm
CNlDrj
OWj
EPoI9lJBkMzl
EPlJBn
OEl
ComDpm
IAk
H4k
CNl
H5o
Gul
EWlM3l
CNl
CNlFwj
CNkF2lJhl
F2lJhl
CNlIvl
CNkE1k
CNl
CNl
CNkIQkNqmN/m
CNlCQl
COlGblHzlKFqL1l
COoGbnKFp
COoCmkEOkEQk
COoGbmG8kHzkKFrL1kOQi
COnGblKFpL1l
COpCjkERlFol
COm
COmCbm
COqGbnHznKFtL1l
COn
COlKFs
GbkKFlOQl
COkHzlKFn
COtOAi
COn
COo
COpOAj
CtkEPlESkFaoH5pH6pH7kIakJJlKekLdpMelONj
E+l
COnEQlHGlH5mH8kKekLdn
MknMlq
COkJIkKZlMkoMlq
COnFolKFpMkm
COnMkn
COkDgkMkmMlm
COkDNl
DNq
COm
COn
C7mHXl
COm
COlDNk
COm
COkNQlN8l
COkCQlCxkEnoE1kE6qG+lG/lHClHDkHMlJ2mLRlNtmN6mN+rOAlODnOIk
COk
COlGTk
KjkNVl
COjC9lDKlKFtKMjLClOQi
G8l
OMl
GDl
M6k
Fck
KFl
KFlNZl
COkC2k
M4l
H4kH9l
COkEGoEUkEqkFBkFanH5lH6kH8nIapI7mKemNVk
COk
COl
COlENjEelMYlOFnOGj
ORl
GKlKAnLZlMokOAl
COlM7l
OPlOWl
COkCTkEWkEnlMjlODk
COkCTkEWlEklEllEnmMjkODl
COk
EQlH5lH7k
COl
COlCSlEnlGUmJdlMIlNMlNZl
COl
COkCSlEClEtkE5lGUnItlJdkKMlMIlNZk
GulHVnMZn
NTl
EzlN8n
COlItl
COlN0l
MmkNVl
Gpk
CPmOWi
C8l
K2l
HpkM4k
CPnM4p
CPnLakM4o
Mml
M4m
CPnM4p
CPlCglCvpGDkMMl
CPkE6l
CPlLak
CPkLQl
CPlC8l
CPk
CPkHal
CPlH9l
CPlCXlFCk
D/nEQkErvFHlFImFLnLdpMalMbkMmnOMo
D/mEflErqFImFLmIJlLdmLmlMmnM4lOJiOMp
D/mEfkEruFImFLnGNkLZlLdpMbkMmnOMq
D/lErrFIlFLmIJlLdmLmlMmnOMnOWj
D/mERlEfkFLlH3lLdkMmlM4lOWi
J5lKrl
Lak
GGk
KbmOWf
CRkEUlJ/kLak
CRkEUkE/kILlIsmJ/lMDl
LckM7j
D8l
HZl
CWjOCkOMk
DskLGl
EgkExk
CPkEOlEYl
G/k
CPkEfnEglHzlKPl
EfmEgkHzlLal
CPlIFlNolOWm
IFk
Nol
OLk
DqlG8l
CPlJpk
CPlIQl
CQl
CQmOWj
CQm
CQn
CQm
CQp
CQqEPlOQk
E1mG/lKJl
CQkE1mKJk
CQpEMlEPmKel
CQqEPn
CQn
CQo
EzlFBnFKpJDlJylLZlLdoOMl
EMlEskFBoFKrJDlJylLZlLdoOMm
EMoEPqESkIXo
CQlFBo
M+l
H5l
EPi
CQlEPn
EOk
CQl
KdmM2lNlk
CQlKXk
HPlN+n
CQn
CQkEPk
CmkITlIXl
CQq
CQp
CjoLfk
CdkCjo
CQlOWl
EPmEamLCl
OWm
OWm
EklGEmI/l
CQlG/kJKlJxoOCo
OHk
G/kJxoOCn
MjlOHk
ChlCxmEhlErkF9lGqmHikIAlI+lMfkM3lM6l
CQlEkmE+kK8kMZlMhkM1lNAmNJlOJjOKkONpOUo
CQlM8l
CQk
CQlKdl
MPmOWn
MPmOWl
CQlIelKymLpl
KonONl
CQl
CQl
EMjEPoMen
HUkHbjJAk
HUkOWn
CRn
CRnN9n
CRmGTl
CRr
EymKmp
EynKmn
CRl
CRlGzlG1l
CRmELlFAjFFoFGlFIlHrnH8jJPmJolNIl
FTkFfmFkkFzk
CRlE2k
CRmJHnJgm
CRnDrlFBlFwkH5mJHpJgn
ESl
CRk
CRm
CRkGVkIZm
CRnMel
FGlFPkFrmG3nINmJSn
CRm
DslD+nK5lMql
EUkIsl
CRlKxkLSk
CRm
CRl
CRlFSl
CRlDGnG8lHTnN9k
GPk
GPm
CRlOWn
CRl
CRkJZk
CblL7lMuk
KajLBlORl
CRkOWl
EqlOMlOWn
CRlEqlN2lOWm
CRlFel
GhlOWk
CRk
Ghl
CRl
HNkJ3l
CRk
CRlOWj
CRlNfkNioOCnOHl
CRkLJkLjl
Lll
CRl
Drl
CRk
CRk
ERl
CRlONk
CRm
DbkIyn
E0lMgl
CSn
CSn
CSlHKn
HKo
ODk
JKm
CloC7nEYjHCnH9lLfl
CSmC4lDrkERvFakHTpKclLdk
CSmC4lERtGrlHToLdlLglORk
CSnERk
CSn
CSm
CSn
CSmMllOMk
CSl
FMlFxkHIkJSlOTmOWl
CSkHKl
CSlFTlFclFelF1mHIkOTlOWl
CSlHKl
HKk
CllERl
CSnCtlCvmFQlH8lLwk
Cao
FBm
Cll
DqnFZoH6lH9nODl
CSlFEo
CSnCllEtrE2rFBoHEnJglLLp
CSnEtrE2rFBpHEnLLqOIk
CanEDkEUmFanM4l
CllE2mHEoLLlOIk
N/n
CSlDrl
LajLskOJl
CSkEPkHTlJVlJaoOWm
CSl
OSk
CSl
Hzn
C8lHznH9nIsl
H2lH9k
FZkH9l
HilH9j
CrkEBlEukHQlH9l
C8l
Isl
CSlMTl
CSkH5k
ENl
CSiClmDrnFBpH5kLemN3kOBm
ClmDrmFBqLemOUl
CSlDrk
EZlFLlGzkLIlN+kOIk
CSkKll
CSlOGk
CSlETlGBkGUkGYlIvk
ETkFxlGOlGUlIvl
CSlNil
CSkCvnMylNykN4k
FSk
Etk
Jhm
CSlDTn
CSlDTm
LolNZl
MXk
EnkHAnHBpHEkKDkM0k
I2mMdk
OEo
CTkDkk
CTm
CjmHPmKTkMjoN+uOAm
CjnHPmMjnN+tOAn
CjlMjnN+h
N+jOWZ
CTnFSlGZkOEl
CTm
Jcl
CTk
CTkLgm
CTlDlk
Exl
CTlGclOWl
CTkJIn
CTlKsk
HXkIXlLsn
G8nI8kJIl
G8mI8kJIlNClOClOMl
Nul
FglJgmJ+lOWj
DHnEalGMkL2lM7lN9kN/jOCm
CTlOPnOVl
CTlGWl
Mbp
CTkG/jHJkI9mN+mOCiOHi
G/kHAkI9lN+mOAlODi
CTkK3p
DgrIIoI4k
CTlN6k
CUn
CUoEllJYkKLm
CUm
CUn
CUm
CUrCfoCmoC2mIlnMkmMum
CUqCfpCmoC2nGblMun
NFkNRk
CUl
CUnKLn
CUkMkl
CUlKLl
MBmOFl
CUkKLm
CUp
CUqKLk
CUkKLl
DKlESkHzm
CUkMkk
CUlMkm
CfqHgkIpoLvp
CUkCnlCrlOKk
KLl
CUlOWk
JEl
CUkFrl
Ilm
Frk
CUk
LrlOWm
CUlIMl
CUlM5l
FdmGvlIKmIbpN/kOFl
CUlIum
CskFukIjlJblLslMSl
Ipn
CekEflE+o
CUlOQl
CnlFil
CUkGblHRkIvjJ5m
CVmFJkOUl
CVq
CVmIIkJVn
CVrE5uMhtOMm
CVqE5rMhr
CVkE2kE5lMhk
CVnH1l
CVmHXlLfkMjlN3l
C7kHCjN3l
CqlD8lM3l
CVlM3m
CVlE+k
CXjC7kE6pFBlHCmLfmN3pOMl
CViE5nH7l
EumEvj
CVmEulEvqJuqLslN7q
CVmH1o
H1o
CVm
FCk
CgmFCkMgl
E5lFJlH1lOGkOLl
E5lH1l
CVnEQkEfmGDmONk
EUkLpl
CVl
CVpE5oMhq
CVoE5oMho
Hcl
H1l
CYlIZl
E5nMhm
E5nMhm
E5k
Lgl
CVl
IQlJcmNhlOVk
CVk
CVl
ELlE+mLglMhr
E+mH8lLglMhr
KwrKym
CVlE+kMhk
N6n
CVk
CVlI1l
CVk
DHlEBlLImMKkOJk
LilLjl
DNl
CVlI+lK3k
CVlDonKil
CVl
CVk
FAk
CVkFAl
CVkH1k
CVlIHl
CVkGvlHTnH9lOAl
DJnIAlIVlJhlJvkJykJ1lOBlOTl
DJnGSlGTlIVlJdkJhlJvlOBkOVm
CWmJTl
CWkG/kODj
GTlI3lJ5k
CWnHHk
Jxl
CWn
CWl
CWk
CwlDmmGCkJCk
EBlODnOSk
CWpDWlDYlDzl
CWl
CWj
G+kOLn
D9lIAl
DukNjk
OWl
CWlFHlOIk
D9k
Dik
CwlH+j
EGk
CWl
DJlD6lElkIAlOBk
CWlMRk
E4lGEkOJkOKl
CWlC0kHEoNxl
CWlEYk
CWlOWl
CWlOWm
DekIyoJtmKAlLek
CXmC7lIro
CXjCkmCtlFdkH/mITlLslLvm
CXnFHjLvk
CXl
C7l
CXkC7l
HCl
EflGLkN/mOAm
GLlOAo
LtlOEoOWk
CXm
CXlE7kN7l
CXlD+lEWl
CXlE6l
CXnEYkMglN8l
Iro
N+k
CXkNrl
CXnCtnOBj
CXlIXoMcl
CXmN/j
Lel
CXl
CXmFJl
C7mH/oIrp
C7nH1lH/oIro
Lvk
CXlN7l
FDlFJlGNkHrlH+kH/kJkjJ6t
FJoH+kJ6v
FJn
CXl
CXlDzlKsl
G1l
CXlLYlL+l
DnnHxlIsnN3k
CXk
CXnHCk
Dak
CYlI+lLmjMJk
I+m
CYkC1lONl
D1lOPm
CYpCukFtoF7nIrlJBnJCoLKpNnlOWn
CYp
CYlLHl
CYnFHi
CYlHHmLekOBlOWo
D/lHZkJLmJylJ5nOBkOCkOFj
CYlFskI9lNNk
CYl
CYkDqkE5kJhlKemOPm
LakLhlL2l
CYkF3l
C0kDtlEKkHujHwmIYkMOlMZl
CYlFylJ+k
DemI3l
E0kFlk
L4l
GZlICk
CYlCfwC2rE9oFblF0lHgmIlqIpvIrkLvq
CYjIpm
CYl
CYlH1nMbm
H1nMbn
H1nL+kMbn
OEl
Dpl
L+n
F0lHxlH1k
IrlItl
CYlDnlH0l
Cbl
CYk
CZm
CZn
HMkLalManMml
CZn
CZn
CZm
CZnDnkH2hJOjJ9l
DLlHym
CZnH/kNdnOLl
CZnH/lNdo
CZk
CZkOLk
CZkJCk
Hcl
DGl
CZnD/qIrnMRnMbs
CZmD/qIrmLZkMRnMbs
CZlCplFAlGHlHylIsnK5lORl
CZkF7kGxkH9lIsmK3kK5l
CZk
CplDnkIsnK5l
CZl
EGl
CZkMjmOEk
Dfl
CZlLblNhlN0l
Hyk
CZl
DslD5jLNkLOkODoOWk
CZkOWj
OEm
JNkJpl
DKnL+k
CsnEklH0n
CZl
H2kH/l
C3lFplJDlJzlOWh
CqkGMkHYkH8lISlIqlI0l
Cak
Cal
CapCvlFanJJrN5k
CanF7m
Can
CaqCvkFamH7kJJrN5kN/l
HYk
CalE5l
Can
H6mH7oH8k
CakFBm
E9kHImJElJSmJxoMzk
Cpl
Mzl
CvlJJk
H4l
CpkERkH6mH7lITl
Dnk
CokLdlM8m
CalJAkOTn
CalMek
Cvl
CalHLmLml
CalDckHLn
CaoMVl
CvkFPlFYhFukGPkMzk
CalH4l
Lfk
CakMDl
H4l
Cam
CalJTk
CakCpkCvlC4pD7nF7lH7oH/rKTlLgo
Jel
Cal
JJlL9k
Cal
CakDRlFhkMWk
D/lIVl
HYl
Cbl
CbkCwlMHk
CgkCnlCwkC6mDLkG3jH0lILrKakLakLiq
CsmFIkISlMVkNnl
CboLal
CbnIjo
CbkCso
CblIrnKDo
CblCsmEknIjl
Cbl
N/k
CbkFFlFjoG3mIimIunJskMClMDoNIlNns
JrkJslNnn
CblIpm
DzlGkmIHjJVl
D6lFjnIulMDlMxnOQk
CblFjkMxl
F/nKAm
EMkE0jF/nHQk
DOlLJlOWj
KAl
KAk
J6r
IflLUlMYl
CnlD2lFml
GFnIAmOPl
CbkFAl
OWl
EolOWl
Eok
G2lJsqMDkNnt
G2lIukJsrMDlNnl
CblG2kOQl
KzkOWk
CbkCkl
EDl
DClEflHCl
Cbk
Cbl
Cbk
Cbk
CblEWl
CblNRl
CblDnl
GklG/lKPk
CblLClOHj
KWlLfl
Cck
CclG/kOCk
CcmEtkFBlLLjMXl
CcnEDkEFl
Ccl
CcmH9l
Ccl
CclJll
G+l
FBl
Ccl
Eql
CclH9l
CnkDJlEPlOWn
CilCnkOWl
Cnk
Ccl
CckF0k
DykH5oIylI+kLwl
EYkGKl
CcoEQlFZm
OWk
CclFmlJGlLHnLRmLUlL0lL6oMem
CcmEtlOWk
IHkK9k
LIk
K9k
KPl
HIl
CclDvl
CdlCjk
Ccl
Dak
Ccl
CckIBlOWl
Lik
IElLSl
F3k
F3k
F3kJAkOWa
Cdp
Cdn
CdtOQk
Cdn
Myk
GQl
CdlIOl
Cdk
CdpJMl
CdoJMk
M+jNJlOGoOWy
GMlIQlN0lN9k
Hem
EXlFalFklKNlNLk
Cdl
EeqEimHekJMkLulMcsOAkONn
ESkEeoEhkEimLukMcrOFlONo
Cdk
Cdl
CjkGUkNUl
Cdl
Lll
KWk
Cen
CepFbkIllKQk
Cem
CzkKTjKclOPl
CekLbl
CemD4lJ+lMck
Ceo
Cej
JWl
CekEkkKVk
CekOWm
CekHzl
CelEblKGkN/lOOm
CekORm
Cel
CejKTnOQl
DwlHtlLGlLnkOAm
CekHBlJImMdmOAlOEmOIk
KbkN2l
Cel
ONl
CelLbn
Jem
CelLIl
CekCrj
CelH0l
CelCrlOWk
CelDSlDcmD/lFdlF5lKHlKIlKNmLClLGlOEm
Cpl
Cek
Gpk
KSlMYlMck
CrlCwmG3oHykHzj
ETkJOk
CekDpkEJlETk
Cel
CemJxl
Cfp
Cfo
HCm
CfkHCmN+l
HCkN+k
Cfn
DolIloKQr
Ilk
Cfm
CfkEUl
Cfo
CfkC2l
Cfl
C2l
KLlMul
CfkEbkLrl
EbkFskJ0lLbl
CfoHXj
N8lN/k
CflLDl
Isl
H7k
CfkIpm
EnjHXlJxlN9lN/lOCkOIj
JxkN/lOCkOHk
Cfl
DjlEZkLJl
CqlDjlOMkOWm
ChlDVkEMkGqlG5lG9kMblNzlONl
CflOQl
CflL+l
CflLBl
C1oE9kHCpKolN0lN3mOWk
C1oGlkHCoN3mOLk
CflHCnN3l
CflOLl
CfjE7l
CflOPl
CxlHAlN/p
Cfk
HXp
NmkOIkOMl
Nmk
FblKTkNnl
CflG5n
GgkG9m
Hxl
FRkGPkJUnN5lOTl
CfkESkEUlFzlGvkOTk
Cg1CmmKax
CgjCmk
CgkN5l
CgqKak
CgmHpkMjl
CgmCmmKan
E4n
CglKan
Cgm
EfmOUk
CgmKam
Cgn
Cgm
Cgn
KGkKalONk
CgkJjm
Jjl
Cgn
CgnG3l
Cgn
CgpKam
DSlODl
Cgn
CgiMgl
GGnHxl
CgoGOl
Hgl
CglC/mKan
CglGbl
Crl
ORk
ORl
CglE7l
CgkMel
CxlKao
FAlKDk
ChvDDoGGlIXkLGmMznOOm
Chq
ChrL/oNRkNcr
ChsL/oNRmNcs
Chp
ChoDDk
Chn
Chp
ChmDDk
Chm
ChnC+k
Chm
Cho
Chp
EtkFplGroGsnGtoHVnJ+kKbmNjl
DskOOn
Chn
E9kGUnKDnKHkKIlKLkKMjKOlKUlKZlNClOPm
E9kGUmKDnKMjKOmKPkKRkKZlKgmOPl
Chm
ChlHHlKjjOWn
ChkL3l
ChlKXl
ChlKYl
FBlGrlHvkJFkJvkK+mLyl
ChlFnlJdl
KFkOGmOPl
DClDplJBl
F+lIBk
F+lIBk
GKlMXlNnl
ChlIBl
JCkKlkLQl
E8lN+k
C4kDfkE5l
ChlGol
ChlDWlJvk
HsmNMl
Fik
ChlOVk
ChlESl
ChlMcp
Mcp
N4m
F2l
C9lL4l
ChlDJlEUkEulFLlLWj
NRk
N+k
HPkHXl
EHlF8mGbk
Ntk
ChlEHlF8m
Chl
Dsk
OHjOLlOMkOPkOQk
ChlIgl
L/lN+n
ChkC6mINnKUoLXmMVlMxk
LXk
INoKUpLXnMxlMzl
DslG3qG5qHqmJElJxl
Chl
ChlDslG3oG5qHqmJSkLGkMElMqlOSk
Chl
Cpk
CioColKWn
FZkLfl
CioKWk
KWmOJl
Mpq
OWk
CikLQl
CijOJl
CilDBrDLoJJlKWk
CinDJnLGm
CilOWp
KYlN3mOBlOPk
Ckl
CilOPl
C/zDBoDGsDLpEplGylIZlIqmKDlKOmKWlKZlKklNElOVo
C/xDBpDGtDLqEpmIqnKOlKWlKZmNOkOVp
LEo
Cim
JPl
Cil
NGlOWj
Crl
NGlORl
CilLfl
Iwk
EPlOWl
CinOWq
CimFolOWr
EskGolHMnN8lOPmOVnOWm
D7nHGlL5oNhnNjlNvl
IVlKWkLClNhkNjl
CilKQk
CilHcnL+j
CilEVnGIpG4nLEmMEmN+oOJk
EMkGGlGIoGNkG4nLmkMEnN+n
HPl
G5lLEk
LinNTl
Lin
CilLil
Lil
CikDBlEykOWZ
Cil
D9kE5kGPlGskGtkHBlHRjHWlHZlIRkJVlJakJ3lKNlKbkKskLSlMQlM3kNglNikNolNvlOFj
CikCplEPkERlFskF7lGtmHblIDkJglJ8jLQlMplMvlMzlM4lNGl
DHkD9kFYlFgkGslGtlHBkHKkHLkHQkHckHklJalJ+lKTlKnlKolLSkLnlM3lNekNgkNokNvkNxkN6lN8iOFk
Nwl
CilCvkCwkC3lEPlERlFskF7lGtlHbjH6lIDkIPlJgkKWlLllMplM4l
G2kG6lHclOIk
FAkG2kG9lHHkJ3lKnkKqlKslNgk
CikE9l
Lfk
DDl
CilDDlMVk
CilC5lDrkEklOWl
Cil
C5l
CilC5kDrlENlOWk
CslFWk
CilC4lOCj
CilOCl
NglNul
CilOCk
KWl
Lwk
CilD/lEWlG1lMAl
CjrCxn
Cjs
CjqCxn
Cjs
Cjl
CjmECoJ2lKak
CjlJ2mOQk
CjnE1l
Cjm
CjmETl
CjlETj
CjlDrpH8kMel
CjmNdlOUt
CjnMmjOUr
EOkE5lFanH6l
LAk
NwlOWn
CjkDXlNwkOWn
Cjk
Jyo
CjkE6k
Jyo
Cjl
H6k
H4lH7k
Cjo
JMo
N8o
GJlHAlN/l
FBpONl
ESmETm
HDm
N+oODk
Cjl
Nul
Cjk
CjnCxl
CjkDll
Cjl
H6l
H6l
EKpJ2rJ3m
DNoDflE6kFrkHBlJMkJakNllN+jOPk
MljOPlOWk
EKnJ2tJ3mNtl
DNoDfkEzlE6kFrkHJkJakLFlN3lN+lOPl
F9lMllOWl
GQmGWkOUk
CjlJ2o
OWn
CjlEDlJ2n
OWn
MnlOEnOUl
OWo
DglEKnOWl
EKmEZlOWm
CjlC8lDEmGokJckOTlOWm
CjlGRjIylJck
CjlOUm
Cjl
CjlCll
Cjl
EKlG/lJxpLJmLrlMclMdpN8lN9lODpOEnOHnOWs
G+kG/mJxoMdpMilN8nODoOEoOHoOWr
CjlLrlMdlN/kOWf
Cjl
Cjk
CjlD5lGXlGylH6lIzjJwnKBkKDkMjlM6lNelN8kOIl
Cjl
EskG9lHQkHSlHvlIFl
G9mHSlHvlIFkOEk
EslF5kG9mHQlHvlIFk
Hcl
CjkOEl
EOkERkEYlOUk
CjkEYlEckOUk
CjkEclOUj
CjkG/kJ2lODn
EUk
OWl
LAlN8jN+l
FNl
CjlEOlEqlIamNVl
CjlEOlH8lIakNVl
EClKTkOAl
CjlOAk
CjjEUk
OAk
EXlLFlNRk
HTl
HDl
CkyLvl
DqlHykIrmMIm
CkkDqlMImOFk
CkmOTl
Ckl
CkkC8lHzm
Ckm
Ckn
CkoLvlM4n
D+k
M4k
Ezm
CkkEzm
D6kEFlEWiJ5lOSl
M4p
CklIfmLplMIl
FikFnnGXlHolIXpIklOW3
GHlOFl
CkkJkk
Ckk
Ckn
CkmENk
Cko
CklNNl
Ckl
CkmCnkCpnCukC3nH5lH/mIAoJcmLhnMKrMWl
CkmCpnC3mC4jHzlH/mIAoJclLhnMKr
CklC3mD7nH/nODl
Jlo
Jlo
Ckl
CkkE7lFEjIuk
JWl
CklG7lOCl
IrlIxk
GXl
IDlMVl
CklIAk
Ckl
CklDml
IGl
Ljk
CkkDllGCj
DZkDmlHwk
DukFOk
HokH3n
CklC4kN6k
CklIJl
GWl
CkkEglLBl
MIu
CklH+kMXl
CklEIlHJl
Ckl
CklLik
CklFil
CklD7lHulH+k
ClmLqqMHtOLkOUlOWp
ClmLqqMHuOUkOWq
ClnMHmOUk
MHk
ClpH8lMHm
ClpMHn
Cln
Clm
ClmE6jLqlMHoM1n
FblHajMHk
Cll
Cln
Cln
CllC1nDskGalLfk
ClnC1nGalLfl
C1l
Cln
Cln
Clm
ClnL6lOWp
ClnOWq
Clm
ClmDHoMHlOWk
ClnDHpDIlMHlOWk
Cln
H2m
Cll
CllEyk
C1l
Jzk
CllEzlHKlKGlN2mOTl
Cll
ECl
K5oMHk
OWt
OWr
ONk
MHn
CllLDlMtl
ClkE7kFrkLDlMtl
CllLDl
ClkHkl
CllEyo
CllEyn
CllOCl
EQl
Cll
DrkEOkLel
CmuM0m
CmuM0n
NVk
Cmj
Cml
CmlG2lMkl
E8l
E8l
CmlHolMam
KelOGl
CmnDQpGhlKIkKQl
CmnDQoGmkKIlKQk
ERl
CmnHplKNk
CmmOHjOMl
CmlEPk
CmlHAnInl
CmlFhlH+lJflL6l
H/l
EjlH+lJflLplOWi
CmlHzlH/l
CmlHEl
CmkHjlJElN/lOWk
CmkJYk
CmlGvl
DUkL3l
Cmk
CmlHMl
FekHOlIEl
DCl
CmlHgk
HqlIek
Cml
CmlLYm
IQk
GEk
DelEckI0lLDlLRlLskN8jN/jONkOOjOQkORjOSjOVj
CmkEckI0lLDlLskOGjOLlOSjOTk
CmkLAlLRlLsk
Cml
Cmk
CmkE8k
Cmk
OFlOQl
CmlIhlLYlNQl
Cml
DCrDKm
CmkIKl
IZl
Iok
CmlDCoFokHmlN+l
CmkLWk
IpnORk
CmlEPk
Cnk
CnmFio
CnnFioNXl
CnnJHk
CnnISkLPk
CnlDvk
CnmH4jIWmLioNWkOWk
CnmFclIWnLglLimNWkOWm
CnkC8m
CnnCrnDonH4k
CnmCrnDomH4k
CnlIOk
Cnl
Edl
Cnk
C8lDtlIAlJcmJklLhmMKl
CnmMXl
CnlErlFClH1kJtk
ErkOWj
CnlMik
OCl
Cnl
Cnl
Cnk
CnlH4j
CnlCtkFXkIMk
CnkIMkJYmKUl
D5lIMkJYnKUl
CnkEYkE5kHHlHOjHTlHZkLbjMqkOFm
Lil
OUl
CrmDon
CnkCrmDon
FHn
KLlOPj
LBl
EdlIHlLil
HwlMXl
C+lC/mDJoIOkKDrOIuOJo
CqkDok
C+mC/mDJoKDrM0kN/kOAjOIvOJmONlOOk
CnkKLl
Cnl
IylOPk
DclDqkE2kFWiLPkLfkLqkMPlNPl
LPlLllMUl
Cnl
CnjMXk
CnlEflFLlLbm
CnlEOkLel
Cnl
HYlMdk
EulMElN5lOWm
ColHclOWn
Col
ComGCkHzkH4lIAkN7j
Com
Com
Com
CtlENk
CojCum
ConECnIWl
CooE9uLck
Com
CopE9tLcl
ColIWk
Coo
ConDQlLlm
CopDQmLlnMvl
Con
Col
Col
ColEnlMljNYl
ColCyl
CokEwlINlJAk
ColKPkN9k
Con
Con
CokINkIanJQnKrk
DpmKelNnl
ConOWl
ConOWk
CokMDk
Col
CokI+lJWkMElN/k
CokLQlOWk
OHl
CokMbmOWl
ENkH6k
LclMRl
ColN7l
Njk
ColCvl
DpnKek
Col
Col
CokJCl
CokIrl
CokHQl
Iqk
IAj
IAk
HMl
CokLgl
Col
Kml
Col
CptD7lOAlODkOPj
CpqC3kC4lC/mD7n
CplGdkN/k
CpoC4lC/lD7nH+lODk
CpoD7l
CpnCwkIrl
N8j
EUkMOl
JVl
CpmC4o
Cpk
C4l
CplFRmF0l
CpnNnk
EqlH8lLgk
CpoC4n
CpoC4n
Cpm
Cpn
CpkJEo
CpkJEqJSk
JEl
Cpn
HXkLXkL4mMOn
MOl
Cpj
IBl
CpmLUl
CplFUl
G+lHNlIBlIhlNil
CplFNlIxlOFl
Irl
Cpl
CplC4lD7l
Cpl
E9lKmk
DfkE3mFtkFvlFymL0l
DXkENlJBk
JCkJsk
CplEGmLxn
CpkGClLklLyl
CqsKenONl
LomONj
FekGEnGSmHDk
CqsKenONk
CqrKeoONl
Cqn
CqrDuuD/mFdrG3qIKnIbuIuoMDnOCj
Cqi
CqlD/nG3nOTl
CqpHlkIimLCiONm
CqoJ9kLkl
Cql
CqlDtk
Cqm
Cqn
CqlKSl
CqkDDlEAlFxnGElGOkKHmKSl
CqnFwlONn
Cql
CqlGhlG3l
CqlMCl
CqlIboMDm
KMmLokMkl
CqnEflEtlN+jOAk
CqkDNoG3oHPjIik
CqlDNnGolG3oIilOSk
EfkEkkEtlJKjM4lN8nN+lOGnOHmOIpOWk
Cql
Dbk
Dbl
C6kDllFdkIKpMCkMDl
GYkH+lIKqIVlMClMDk
Fdl
FYlFbkIOnI7mI9k
CqnJRmMCn
CqnJRnMCn
EtlOMm
Cql
CqnG3lKSoKhlKsqMwn
KDkOPl
CqkJVlLbl
CqlN+k
ENk
J+l
C9l
KJlMskNTl
Cqk
CqlHykMbn
CqkHykIwkMbn
Cqk
Crk
Crm
Crl
Crn
Crn
Cro
Cro
CrnDol
CrlDokHCl
CrkMpl
CrmEUkKjl
CrnEUk
Crl
DolORl
CrlONk
LHmLvn
CrkLHnLjkLvn
Crl
E2lH1kMhn
EslHplM4lNVk
Crk
Nal
LInLan
CrlENlLInLamOEl
CrmNBl
CrlC8nK1k
Kak
Dkl
CrlGFl
CrlEwlE4k
CrlFLlMMk
DclFFl
CrlMXk
KGl
JJk
Ijl
FwkLxk
CrlDol
CrlDok
Dok
Crl
CrlGjlLqk
Crl
CrkDhl
Csl
CskCymJzk
Cso
CsmLtl
Csn
CsmG7k
CsmDNmG2l
CskLtl
CsmEklHxkH0m
Csm
CsnIjl
Csn
Csn
Csl
Csm
CsnIjl
Ijk
DqlD8kHsi
Csk
IjlJGl
CslMrl
CslGHlHnkHolNol
CslDDlGOl
CskJzl
N/kOWm
CslOWm
Csl
FPlOTk
CslINl
CslKHp
L6n
IjlL6n
Csl
Jpl
Csl
Ijk
Nbk
Ewl
Ctk
Ctl
CslIjmJro
ORk
ORk
CtnIilMel
Ctp
Ctp
Ctl
Ctn
CtnLal
Lel
CtkETlLek
FalH5lLelL3l
ETkH5k
CtnH5k
CtnH5l
Ctn
Ctn
CtkF2kGYnH/pIIkIbmJQmJooMDn
CtkFJlGYmH+lH/nIIkIUkIbmJTkJooMDmMRk
Ikl
CtlDhnGYl
CtkDhnGYlIhlJQm
CtlDhnJQh
CtmOCkOKl
CtkDdkDkkDvnDwiD4kEGkF0nLIl
CtlCxl
Czk
Ctl
DHkIJlLFl
CtlDHk
Ctk
CtlIBlJjkKzlMKl
HomH7oM4nOUk
CtkH7l
MIl
CtlIWn
CtkIWn
Ctk
EOkEUmN5l
CtlFAkJSkOJk
ORk
Nlk
Kll
CtlDNlETk
DZl
HVkLAl
CtlEql
CtkDNlF+kMgmNQkOMm
CtkDNkEylMgmOMm
CtlGlkG8l
JXl
CtkDNkMgkOMm
CtlC5o
CtlD/lERkErqEspFBmKrlLEmLbmLcmMMlMajOLk
Kkn
CtlEgjGFkGIl
CtkOWi
CukEMkIplMXk
Cuk
Cum
CurCvmIKlJ4nLcsOUn
CurCvmFzkJ4nLcrOUnOWk
IHmJEk
CukDvl
LcqOUk
Cul
Cuk
Cul
Lcs
J4lLcn
CupIKlOWk
CukFXm
Cul
Kln
FnkIhnJSmJxoL2lMzjN5mOTl
L2l
Cul
IPl
CulOLl
HEk
CumILk
Nll
Cuk
OIk
Cul
GPkI+lJSkJxm
FQlFglI5kJSlJxm
C3nD7lEqkH/mLgkLhnMupOHk
CukEXkNSl
CulHsl
CulHsk
CulOTk
DdlDgl
CulEkk
EFlFZoG6l
Cvm
Cvk
CvlMIl
Cvl
FVoIhk
FVo
Cvk
N0k
FYkF1l
Fdl
Fam
Cvl
EXlE6lGTlHDkHUmI9lJLnOCmOLlOWq
E6lFckHDkHUnJLlKRkKYlMdnOCnOEkOIkOLiOWr
HUmI6lNijOCm
Cvl
OCl
Lcl
MRl
Cvn
FMlL2l
CvkH4k
I7lJ/k
CvlMPm
Cvm
ECkFVk
Cvl
CvlFVl
CvlJUn
CvlC3lEWkJlk
C3lFhkGDlGXlJlk
Jll
Nxl
OWk
HIl
CvkC4kC/kD7kH7mLcnM0l
CvlH7nKWlLgl
CwkOLk
CwjIKl
EIlItm
Hxn
CwkH2l
CwlEjkH6lOElOFm
Cwk
CwlLZl
Cwl
CwlOWk
CwnH2lIbl
CwmH2lIrm
Dok
CwlDom
IAlMIk
CwlDdjDjkDmoEEkEGkGCqHwmHxlHymIEkIanI2m
CwkIbj
DuoFdoH2kIKmIblLZlN5l
HokOWn
CwkHokOWm
EEk
Cwn
Cwm
CwjIRkIWkKAl
Hyn
Hyl
Cwl
DLmE9kFbkHxlJRlJpkOWo
CwlDLnFblJRlKGlOWp
H2nH/lIsoJOn
C3lIyl
Gdl
CwlOWk
Cwk
CwlC6lLhk
CwlHql
C6lLhl
CwkNdk
CwkGWlGzlHzkIBlOWh
CwkMfl
CwkMfk
IKl
CwkDblEMk
CwmEKlEVlEulGDl
CwoEKlGolI0kKmlMil
J6k
EKkEPkOWk
Hxl
Hxl
Cwl
OLl
CwlIAl
C5l
CwlNUl
Kal
GEmJ4lLQk
CxoKam
CxnKan
CxkC2lEZlKap
Cxm
Cxn
CxlHjo
CxkLil
CxlILlLik
KVsOAjOPl
CxlNClOWm
ILlKak
F+lKjkLyl
CxkKjlLyl
CxkGPlN9lN+kOWj
Cxl
DFlF2lIxkOOkOTl
CxkEsm
CxlDLlIvn
CxlEEoE8lFOlKdkMol
C2l
Kal
CxlC/mKaoORi
F7lILpKao
ILpKapOFl
GKkGYmGikKLmN0l
GYlNZl
Cxl
JLj
CxlODk
JxkOEk
ILl
CxkKal
CxkC+l
C+j
C1lC6sIhlJIpKalLXkLapMal
C6lJ1lKalLXlLak
CxkJInKak
CxlDolF+k
JjlODk
Cyl
CyoH+m
JNl
CykMrk
CyoJrr
CylIul
GHlIxl
CylDQkLCk
F9l
FIlNnm
CylEFlJskNnl
DUl
Cyl
GKk
CylKCl
CylDKlILlLdl
Djk
E7lG4l
CylJfjORk
Jfk
CylN8j
CykKxl
CykISl
Cyk
Fjl
Nnl
CylMhl
HHl
Czo
Czl
Czm
CzoJtl
CznIto
CznFulOAk
CzlC0l
Itl
C9kDKqH7jKPlM/l
Czk
DGjE5lFJkGekGhkGzkG0kG2nG3nIRlJakJbnOPmOSn
CzlGFmGIlGZoJuqKFlKGkKMkKPmKZlKelLhmLulNBlOPmOSl
CzkE5kGFmGZnJuqKFkKKlKPlKZlLhnLukNBlOPlOSl
CzlItnOVl
CznKPn
FUlKLlOAr
CzlNFl
CzlDxnNbq
Krm
CzlNGl
HGk
CzkE5lIykKIkKMkKNlKOkKPkKWlKXkKYkKclKglKhkKkkOMk
EmkE5lKElKGlKKkKMkKVkKWjKYlKZkKflKhlKjkKkmNzkN6l
Czk
F6lKOlKfl
KYk
CzlGSk
CzkJll
Czl
CzlItl
CzlC0l
Fcl
Czl
C0lM5l
Kjk
C0kDnlJklK1kLpk
C0lDpk
Dok
Dok
C0kItk
JLk
C0kItp
C0n
C0nFcl
LIlMKn
C0lDklENkMnn
Kwk
C0l
C0lDHn
C0k
C0mD5kHsjJwkMml
DmnDokDtlLslM5l
C0lDmmDol
EDlHdl
EEl
C0l
Hyl
MIl
C0lDak
C0l
FflG4lIvkJRkJflJrkJ/lKUkNxk
LQk
D0k
C0l
C0l
DplD2lEFoMpn
DpmD2lD7k
C0lItl
LPl
C0k
C1mDmlD8nJZoKmnKwnM3l
C1n
C1nDtzEYlEskFdsGNkG3kH2uINmIhvIkpKQpMgnM5oOMk
DkkDulEwjFdnGWkH6lIbnInlKZkMJk
C1lK3k
DilLXlMIlMPk
EIlHrlK4n
C1lN8kOWj
JvzJ6oOWo
GJlN8kOWl
HlkJvzJ6mOWp
N9k
DHkMol
DtpFHlH2jIhnIknIln
C1kDHkJyl
C1lKtk
C1l
C1lC7mNpl
C1kF0p
C1lL4n
FZk
Eym
C2mLvlMDl
C2mLvl
C2m
C2n
C2n
C2n
C2o
Mum
Mum
C2m
E1kGZkILnLikMgk
C2l
C2lH1kI+kJZl
EglHCkH1lIJkINkJZlKDl
C2lOKl
C2lOWr
C2lJrlOWr
C2kGLjJll
C2lOWk
KMl
C2lEKl
E9lOWn
C2lE9kFblOWn
N8l
C2lMul
DRlDekFflF7kGKlGNlGOlGRlGYkGilIYkI2lJokKJkKakLSlMtlNKkNmlNslOQj
DRlDdlDelFxlGNkGRlGYkGblGikGrkIslI+lJokJvkKJkKakLflMckMtkNGlN/k
C2k
C2lDdlI2lJvl
G6qHyoLKl
C2lIrl
DSk
C3kDulIHl
L8k
C3m
C3jIal
C3l
C3lHFk
C3lH5lIVkL8k
DIlI9kJTlJXlOHlOTjOWj
Mpk
DzlM3l
C3kGAk
EKlICl
Nal
C3kEElGrlG2lHdl
EEkEhlG2lHdl
C3k
C3k
EEl
LTl
G+kJulLFk
Ipl
C3lFJl
C3m
D7l
C3lMvl
C3lD0lHHlNUl
JalOQl
C3l
C3lJzlNok
C3l
C3k
OQk
GElGWk
C4k
DqkD7lENj
C4lOMl
C4n
C4lGhlKqlKtkOWm
C4kMyk
Lgm
C4kHAl
C4l
H/nNkk
C4lH/nNkl
C4l
C4lGglGknGnmGwo
GgkGnnGwo
GBlK1nOWj
C4l
C4l
Gwl
EilEykFQjFSjFclFgoFhlJRlJelKklOTp
C4kEumJglLflNsm
FQjFZkFcnFgnFhmF1kJRlJelJklKklM9lNFlNPjOTp
C4lEumJglNsn
FSlFgmOTl
Ezl
Ezk
EJlFfk
C4kE5oFOlFQlFflF0nIAlIzlJZkMyoNGlOTn
EClEYlE5oFOlFQlFhlF0mF4kIAkIzlJZkMyoNGkOTn
C4l
C4kLgl
C5oEkkGul
C5lHol
C6k
C5lG8lNpkOAm
NrlOAl
C5m
C5l
C5lC/lEOlFZkJbl
Etl
C5kOLl
EYqJfnJ2nMgm
GbkHql
C5lF8kIAl
HqkJol
C5kDmlHFkHxnJQmKAn
DlnEJlIUpJ7l
C5lI1l
C5l
C5kGMm
C5k
GWlI2lOWo
C5lMhkNal
OPjOWl
C5lMhm
NdlOWl
Mhk
C5lGVlIqlJQk
DYl
GNnIFk
D/kGNmIFl
C5lDnlOMl
C5kGKkHdk
C5lD3l
OWk
C5l
C5lMIl
C5kH2k
IskIwl
G3o
C6lINkInkNhk
INmIhn
C6n
HMkHxj
C6lJgkOLlOWl
NwlOWl
C6k
DlmINk
C6l
C6nIhl
C6k
INl
D+mHpmLClLokMIn
C6m
IKkIik
C6kFtl
C6kG2lJ6lOWl
C6l
C6kIio
C6l
EClF0lOCn
F7l
D+mEHkIik
C6lIKk
C6l
JIm
Mql
C6lFYl
D5vIMyInkJYsLjsOEk
INlIXkIqlIwl
Fpk
H0kH8k
N4k
C7n
Irk
C7k
HXj
C7l
EklHXl
C7l
C7kIrk
JplNwk
Nwl
C7lE3lHBnLDl
HClIol
C7kKGk
C7k
C7l
OEk
IAk
HckJNl
C7kE9l
C7lIVl
Mul
OSk
C7kDGlKWl
C7kIgl
Ntk
C7l
Fbl
C7lJ2l
C7l
C7lDdk
C8m
H8l
C8nEBkETmFulIElKrlLQkLVmLalLbqLsn
C8oETnLRmLVmLakLbqLrlLsn
C8kHzm
Hum
C8k
C8lHzk
C8lLel
Hul
C8l
Lrn
C8kDPlIHl
H8nIAl
IqlLclM4k
Hnl
Duk
Fsl
GTkOWn
OWm
Fwl
C8l
C8l
OWk
C8lIpmLGlMEm
FenGvkIqoKE2L0lOPm
C8lFemKEo
C8lOWl
HAk
F/lJll
C8k
C8lOFk
KMk
C9l
Nal
DAn
C9nGDpKWk
C9mDKl
DKn
DKn
C9lDKl
C9nNZl
Jdk
C9lKZlLYlOOk
C9kKMk
Nak
C9lDNk
C9k
KMp
LCm
LCn
LCm
KMp
LCk
GhkLCl
ETk
C9kKMl
C9l
EunKImKul
C9lL0n
OVk
C9lHHlHKl
C9l
C9l
C9kLBn
DAkN+l
C9n
DKlONl
C9lMIo
DKl
N6l
Hpl
Eil
C9kLCo
C9lLCo
C9k
C9kE0k
C9lE9l
C9l
ENk
C9lF+k
NQk
C9kGDl
C9kGWlHkmLlk
HWlJOlMnk
FYlOWm
C+uC/kDGoDPmEmnGllGnpKUnKclMGnNUnOVo
C+tC/kDGnEmmGnqKUnMGnOVq
C+l
C+m
C+nC/kGSkOVl
C+mC/kGSl
C+n
KOl
C+lDPmINmKUwLX1OVh
C+p
C+mKUn
C+m
C+kKQk
C+l
C+mDBkGnnKUlKclL4l
C+kOIj
C+l
C+mMGm
GklIAl
C+kEmm
Em1L1r
EBnEmpL1n
C/l
C+o
Kpk
INqKUm
C+nEmj
C+n
DJl
Eik
OVk
C+lOVl
OVk
Gpl
J0k
OWl
FdoFqlG5kHqlLGkMDlN5l
IzkJbkJpk
C+mFylJAlJdk
N5l
C+l
C+kFulIXl
C+kE4lOWk
C+l
C+lKqk
MZk
OWm
C+l
C+l
C+lDLkFZlGPkG5lOTjOWj
OIk
C+kGnlOVl
GnkKUlN0l
DFlDRoJKm
C+nJMlOVmOWj
C+l
C+lDFk
C+kDGo
OVk
C+kDTkOIk
C+k
DFnDIlDOlOOmOVjOWn
C+jDPl
C+l
C+lDGkKcmORl
C/lJqkKLkNJn
Dqm
C/mJKnJNnNIm
C/n
FrlGTl
C/n
C/oJyk
C/k
JdlLEj
C/n
GylNZl
C/lGelNOl
DJm
GilGzp
OWl
C/k
GSk
C/kEmlIqkJrqNIlNak
C/lEmkJrpNak
C/l
C/lDLlNZj
C/lDLk
C/kJhl
DEkDIn
C/kEtkGGkIOnJLkJdm
DElDIm
C/kEtlG1lIOnJdn
C/kDGn
GGlIOkJdnOPk
C/lMLl
C/lKVn
EhlHgl
Dyl
DFm
C/kDXlMrlM7k
C/lEjkJXlNdlOIl
C/l
C/kKWk
C/lESl
FlmGvkHokJIlLFnLGkLhlL5l
C/lMKk
C/oDBkIZkKUm
C/kGol
C/k
C/k
GQk
DBkDGl
C/lDglJsl
C/l
C/lOVk
GolJdl
FYnKWjLQm
DAk
Etk
GSl
DAj
DAkNPk
DAk
DAoDLl
DAoDEmKVk
DAmDEmGSn
DAmDPl
DAk
DAl
DBkJ2k
KVl
DEoKVlOVm
DEpKVkOVm
DEnKVlOVl
DNlGTlHTnNZl
FMkFqkLBlN/j
DAlFMkNul
DAlOWl
DAl
Jcm
JcnOVl
DAlOVl
EzkNqjN0l
HKl
DAlJ5q
KVl
JckMUl
DAkDCl
HolLGl
DLk
DLl
F+kKhlN2k
DAlKWk
DAlKhlN2k
Khk
Kgl
DAk
DAlGTl
DAlEHkF8lIAn
IAn
FKpG0k
EHk
DAnIqnKVkKdlNZn
Gml
DAmIqnKVlMAlNZl
M6l
KKo
DBl
DBkDYl
DBm
DBlKGn
DWkGKnJls
DBkEdlNdlOTl
DBkEgl
DBkGnp
DBlGnn
DBl
DBmKPk
DBm
DBnKGm
DLmKGk
DBlDLmKGk
DLm
DBkF5nHSnHamI/mLvl
Dyl
DBlHqlOAk
N+l
MikN+n
DBkEIl
DBl
DBlORk
MtlOTk
FilGqlL4l
I2k
DBlDem
Deo
OMnOOp
KGk
DBl
DBl
DBk
DBlF6l
Dxl
EYk
DCnKip
DCk
DCo
DCnN+k
DClEEp
FClNQkOJl
DCmKil
DClHAlIslOWo
DCmHAkOWq
DCmHAl
DClGXl
DClDKl
OVkOWl
OWk
DClMrl
KPk
D7kFolOKk
OAm
DCl
DCkNnk
DCkMplOPmOVk
DCl
DCnL/oOAl
DCl
KIkKQkNAlNJkNSl
ONk
DCk
DLlDRkDUnGSlGTlHZlIzkJanOWl
DCjEwkGTk
DLkDRkDUmHZlJalOWm
JKl
DCkJKl
DKk
DCkDFlIjl
DCkDFkIjl
DClHGlOPk
DLmHbl
DCl
DClKGlNDjNFl
DDlJEl
DDtKUkOVp
DDsKUlOVn
DDmDakKHm
DDm
GQkGkkNwl
DDj
DDmGOn
DDmNwk
DDoKHkNFkOVj
DDoOVk
Gop
INkLXl
DDnG4l
DDm
DDkLtk
DDo
DSpDUpGOlG4kHZqHhoI4lJIlN1l
DSqDUnGOlHZqHhpJIkMAl
DDl
EulK+k
DDkFxpGTmKHoK+nOOkOPk
KHlOVk
DPkN9l
DFvG4kI4kJImJKwJslJylJzkJ0lKHlOVmOWj
DFvJIoJKwJynJzlJ0lKHkOVlOWj
DDkLtl
G4k
KGlKIk
DDl
DDl
OWk
DDl
NFl
DDlEck
DDlEKlLVk
DDkOVl
DDkKHlOVk
OVl
DDl
GSkOWn
OVk
FCmFSlFrkJIlMgkONk
GEl
GolKgl
DDl
G0l
GmlJ8lKDkOJn
DGl
DDk
DDlMol
DDlMol
DEm
DEnGUk
DEo
DEoKRl
DEo
DEkFeoGglHnnMCkMEkMVl
DElJslKfo
DEp
DEn
DEmJpk
DEn
DEnJamJgkJplJwl
DEmJamJpl
DElJyl
DEnDFlFfnGTlJKoOVk
DEl
DEkDFkFfo
OQl
GKl
DEl
DEk
DEl
DElDFmGRlJakJcnN8kOVmOWq
DElDTqE/kKAmKClOWn
DNlGRlGTlJKmJanJcmJdlKTlKXkOVlOWo
DTpKAnKClOWn
DFlGRlHZlJKmJamJcmJdlJylKTlOVmOWn
JalJcnKXlOWl
ESm
DElGKkIlkKQwOAj
DHlGTlGxkHZkI3kOClOVmOWx
GKlL4l
OQl
OWm
Fpl
Kpl
MWl
Kkl
DEk
DEk
DFk
DFl
DFqJKn
DFnKHl
DFk
JKjJzkOVl
DFmFqkG4kG7mHTlIPl
DFnJKp
DFpJKqOVl
DFm
DFo
DFn
DFqI4nJKpOBk
DFrI4nJIkJKpOBl
DFl
F+lGTkHwlJKmJRrMJqNGn
JykOWk
Jyl
Jyl
DFm
G1l
DFmOTl
DFn
DFm
DFmDRpFtoGQuGToHInHamJAkJKoJLqJMpJNmJaoJymKAkNvlN9kOWj
DFmDRoFtpGQrGTpHInHamJKmJLqJMpJNmJaqJyoMelN9kOWk
DRlJMoJan
DFnFdnFxkGOlJImKQmOLk
DFmJ0j
OVl
DRnOVnOWa
DFkH+kI3lOWn
DTkHZn
Fqm
GTk
HSk
Kjn
DFk
DFlEOlE2kGWlLdl
DFkJIo
DFkJKl
JKnJ1tN3l
JKn
DRqFQlFnkFolGQoJKoJLrJelJhkJymOTmOVlOWj
DFmDYjDcqDdoI2sI3tI4nJ1m
DFlDRqFokGQpJKoJLrJMmJflJymOTlOVlOWj
DFmDcqDdnGTlI2qI3tI4oJ1m
JKl
JKmOVl
D2lGFk
DFkDRlEUlGOkGRkIykJClJqkLYl
DFl
DRlJKnJLlJNn
DYlEXlF6lGykI1jJnlJ9lKnlKtlNjl
DFlKDl
DFlDHkN8k
GRmJKk
DFk
DNl
DFkFllJIpOVm
DQl
DFlKvm
DFkNekNykOGk
OWl
OWm
Frk
DFl
JslNkl
DcmMln
Lnl
DFlFfkKQn
DFlFfkKQn
MYl
I3l
HIkJfk
DGn
DGo
DGmDPkE3kFVlJfj
DGm
GdkG1kNrkN3mOLm
DGkHTl
DGnDKlM9k
DGk
DGkKkl
DGlG8l
DGl
JzkOWi
DIkGQkG+mHTkHblNulN9lOWp
G+mHblOWo
L4l
EpmKUl
DGk
DGk
DGlF6lHIl
DSn
DGk
DGlK8l
DGk
H7l
DGkHbo
Hbo
Hbk
DGkDRkGPkN9kOVm
DGl
INl
EilJnlMxmNWlOSk
DGl
Fqk
DGl
DGk
DRlGPiIzoJprJwtJ1kOWr
DGlGllIzoJpnJwnKBk
GPlGlkIznJglJpsJwsKIkOWr
GlkIzoI3kJpnJwoOWi
HWl
HWl
DGk
DGlDPlEjl
DGlMSl
M2l
DGk
DGl
DHmJ4l
DHm
DHk
DHl
DHk
DHlJzl
DHkK6k
DHlHTl
DHn
DHm
DHm
DHk
FMl
JTl
DHoDJl
DHm
DHlJzkLZl
Jcn
DHkOVk
Jcn
DHkKGk
Jcn
GRoGSk
DHlJdlKll
NPk
DHmDJm
DHnDJm
DHk
FAl
DHkE9kJdl
DHlOWp
MGlN2m
DHnJcm
DHoI6lJRkMelNxl
DHkDIkK0lLYk
FAlJTm
I0mK5lLZkOWk
DHnJNnKioKlqMOl
DHlJwl
DHlJXl
DHkJAlKFm
DHlKlnOVk
DHlOWn
DOlHKkHamJ5lN2l
DHlFwlJ5lN8k
Jdl
KRl
DHkJkl
OHlONm
DHlDIlE2mOKk
JdjJ+l
MUk
Jsk
FxlJsl
DHlM+l
DHl
DHlE5lGJkGRkGckJalNfk
DHkDIoN4nOWj
DIoFulN4oOWj
DIlHIlJToJdnNClOLk
DIi
GRk
DHlFAk
DHkHLkJTm
DHlEwl
DHl
Jdm
DHlKHl
DIn
DIo
DIo
DIn
DIm
DIl
DIk
DIn
DIn
DvkHdl
DIkHVn
DIlLwl
DIl
DIkH7l
FqkHYlJXlOJj
DKl
DIlFAo
DIm
OWn
DIn
DUkDalF4kI3lJGkJHlJwr
I4kKmlONlOWo
JGkJHlJOkJgkJws
OWo
I4lOWj
DIlEWiFFnMilNJlNRl
HTlOWp
OQkOWp
K7k
FnmI7m
DIl
DIl
DIlOEo
GWm
KjpOBk
DIl
DglIvk
DJo
Frk
DJl
DJkJdl
IAlNvl
DJoGSl
DJr
DJr
DJm
OIiOJm
DJkLMk
DJn
DJoD6l
Mal
OWo
DJlOWn
DKlFBkLkk
OVl
DJm
OIm
OWk
DJkEml
DJlGRlJdkOQkOWu
EYmGol
DJlFrkM+l
DJlGRlKilOWa
DJk
DJlEfl
DJk
DJjDvkEGkEOkEXlGblJhkMZlOBk
DJk
DJkOWo
MmkOWm
N+l
OIk
DJlOWj
OWt
GPkG/lNcl
DJkMsl
Gfm
OWl
OWm
DKnNQl
NQl
DKkDLkHXmMml
DKk
IYk
DKo
DKn
NWl
H7l
H7k
EQmLriNvl
DKlJxkOOkOWp
JxlOWo
DKkGRm
DKkHQlOUk
Lvk
ONl
MGl
DKl
DKkEpl
DKlETk
DKlH3l
DKl
EQl
H6l
KDlOIkOSl
DKlKLm
DKm
DKl
DKlIAmKVl
DKl
H9l
KCm
DKkGFkK8l
DKkNal
Nrl
DLm
DLnFblH3l
DLnESk
DLn
DLnIqmJykKVk
DLkJzjKSmLHmMJm
DLl
JylKVk
DLm
DLn
DLlGqnG0j
DLl
KGl
DLk
DLl
DLlNPl
DLlGTl
DLl
DLlKWl
DLl
LBl
KGk
IDl
DplGSkOWl
DLkN/l
N/k
KGk
F9k
DLkDUl
Iro
E9l
LDj
DLlEOlLem
DLkHzk
DMqIznJwmOWj
DMpIzmJwnOWi
DMnOOl
DMl
DMl
KIlOOl
DMkOOl
DMoGUvJMn
DMpGUtJMn
DMm
DMn
DMoDTrHwkI3nJZqJwlJ9qMeoOWi
DMoDTqHLlI3mJZpJwkJ9qMeoOWj
DQnLMlOEi
DMoDTmOWl
DMmFGm
DMk
DMlFElMdkOEk
GUn
DMnDRlEemHgl
DMl
FojHamIKlIWk
DMkE1lFokHamIKlIWk
DMkFYk
HLkIylJZmJ9nKtnMem
DMl
DMlDOlGqm
DRm
GUl
GUl
N8lOCk
OWn
LInLnnMPl
Ink
DMlGglONm
OVk
DMl
DRnDUlFtnGTkHZjJLmJMo
DMkDRmFtoGQiJLkJMp
KDlMGk
DMkHgk
DMlEjlOVm
DMl
IYk
OGl
DMl
DMlG2nHel
DMlGUt
GUmKjl
GUo
GUm
GUj
DNn
DNo
DNm
DNnDQm
DNlDQl
DNjF9l
DNkDvkFvl
DNl
F9o
N/l
DNk
MRl
DNlOOl
DNp
DNn
DNlOVk
DNkDWnDdlEllJMkM0mN+lOAkODj
DNkDWnEhlEllJxkKJlM0mN+lN/kOAj
DNm
F6kOVi
DNl
FrlHJlK0lN9m
DNkM5lN1lOElOHqOWm
OHqOWo
DNkNglOMm
DNlMBk
DPlOVm
DNl
DNlF9k
DNlOWk
Lal
Efl
OWm
GelG2nJCkJXkJrlNzk
KKl
OWj
OVo
Hjl
DOr
DOp
DOoOOm
EcpG+kOOk
DOm
DOo
DOo
DOm
DOpKpnOPk
DOo
Esl
DOlJGkJpoJqmJwoOOl
DOkERlHglJglJqlOWl
DOkJGkJpnJqlJwn
DOlHglJglJqkOWl
DOlEil
DOlGml
I5kKfl
DOmEilOVl
DOnOVm
DOmOVk
DOn
DOoKRp
DOmKRn
DOlKMk
DOlJwm
DOlJqkJwo
OWi
Jql
DSn
Jvk
JlkJrlLLkN8kOOm
L5k
DOlNol
H+l
DOlDRl
DOk
DOlEKl
EYl
HijLuk
DOlEclEek
D2l
DOl
DOlDRk
OSk
OKk
DPuOVl
DPs
DPq
DPv
DPr
DPp
DPiOVl
DPnGdlGnkGxkGyjJKl
DPr
DPr
DPl
DPkHnmLAkLGl
DPn
Ddk
DPl
DPn
DPkFRkJOnJclK6l
K6k
DPl
DPm
DPlGQlN3lOWk
DPm
DPlDdtGkmGsnMCl
OWn
DPjDdtGklGsn
OWl
HblOWk
DPl
DPlD7lFWlGzlNhlNol
G9l
DPlGzkKik
FskIVlNhl
OWn
JXkJYlOWn
DPkEYk
DPlJXk
OSj
OWj
JvnOVm
FRkJcl
DPkGJl
DPk
DPlLNl
DPlLNl
DPk
HblJlnL4l
OLk
DQn
DQrF9lKQl
DQqF9l
DQp
DQlKil
DQq
DQpOWi
ORl
DQk
DQo
DQkOIkOWm
DQnF9k
KIk
DQlKKk
Ftl
DQkDWlGrmHGkHJlJllJ3jK0rK1rK2mL0lNoj
DQn
DQk
Fsl
DQl
DQkEolOPl
HTn
OWn
OWo
DQlF9k
DQlIVn
DQkF9l
F9l
F9l
FblJKlJwlOWk
DQlFblJwkOWm
DQl
DQk
JwkOWn
DQk
DQlN2l
DQl
DQlEVlJil
DQl
DQk
DQlFrk
DQlLUn
DQlKIl
DQkF9n
DQkF9n
Gyo
FmnMWlOQl
DQlF6lGVlJakK+lOHl
KEk
DQlL4k
DRkHUl
DRkEplGekHWlN9m
DRl
DRlEXkEslFelGomGslHMlNilOKkOPnOVlOWr
DRkFtmGQoHIjHamJMmOWm
JLm
DRk
DRlOWj
DRnOWi
HboOWk
GKlHJkHUlN9l
DRl
DRmDSkGFkI8m
DRlFto
DRm
DRk
DRlOWb
DRkDUnHZpJMoJNpJak
OVk
DRj
DRnJLl
DRnFjlGQmJLm
JMl
DRl
JMk
JMk
EnoFBlGQlHUlOWk
EClGQkJLjJMk
DRk
N8nOClOGlONmOWo
DUk
DRmGTo
Jaj
DRl
DRkJMl
DRl
DRl
DRjGQmJvk
DRl
JNl
DRkJImJJlJRn
DTkG7lJKkOMn
JAl
FMlNil
DRkOWn
DRk
DRk
DRkF0l
GQm
DRjOWo
DRl
DRlOKl
D0lEJlGpn
Jwn
DRl
GQiJLlJyl
NOlOSk
Jak
DRkOWl
JKk
GOkGSk
GhlGwlITlJvk
GOlGSlJyl
GwlITl
GOlGQkJLl
DRlJvl
Gmk
DRl
DSlHhkHil
DSm
GQlMslNal
G4lNwl
GdkKtkNVlOOl
OOk
DSm
DSn
DSk
DSlGakGqm
DSn
DSm
Hhl
DSl
JMl
DSl
DSlERlF/lGVk
DSk
DSk
ISl
DSlHZk
HZkJNj
OCk
OPl
DSlKFm
OCk
OWs
DSkOWr
Izk
HblN9m
E0oE+nHQnJxoMdnODmOEm
DSkE0pE+mHQnJxoMdnODkOEl
Ngl
GckHhmKvl
GcjHhkJ4l
DSl
DSlOOk
Hek
DSlOLn
GflLRl
DToHjlIvk
DTm
DTpIvl
DTm
DTl
DTk
DTq
DTp
DToOVk
DTm
DTpKtt
DTn
DTm
DTn
DTm
HhlJVnJYkJ4lNjkOVk
DTm
DTnGhlORl
DTnGhkORl
DTn
OVk
DTn
DTn
DTm
DTn
Ezl
DTl
DTl
DTl
DTkJNl
DTkOSl
DTnOWm
DTnOWl
DTlHUk
GUn
DTlOWv
OWv
OWl
DTk
DTl
DTkHFn
DTk
DTl
OTl
DUkJIlJll
Jql
JslKAk
DUjGNk
DUmIRkJNqJawL3l
DUmH0lIRkJNqJaw
JNk
Jar
DUn
DUmJbnK4k
DUlJ3k
DmkDpkLUlMtk
DUm
L3tMtlONoOWb
F1lKhkL3mN8lONl
JNk
DUlJNm
JNlJan
DUkJNm
DUpFjmJNrJapJvl
DUlJzlKHl
DUk
IzkJbmL3n
JamJbpL3n
DUlLCkOUj
DUlOWm
FtlOWm
JbnK4oLIkMUkNRlNkl
DUlFtl
Ezl
GGk
DUlOMk
Jro
DUk
DUmJNo
FxlKzl
IRpJ9l
IRnJ9l
DUl
DUlIQlIXlNdlNxk
DUkGIkIQlIXkJ3lJ+kNxkORk
G2l
Jvk
OLm
DUk
OSl
DUlNdk
FQlJRnKBlOQm
DUk
DUl
DVp
HLl
D0l
DVnDgmDhkDqm
DVlDakDgnDqm
Dql
DVm
JTjJ2lLBkL0l
DVo
DhlDll
L2l
DVlGAkIymJikNpkOFj
DVkJ2m
DVlJ2mJ3k
DVjECmJxoJ2nLik
DVo
EKlJ3k
DVp
ODn
DWlEDlHdk
DVmDWkDqlLNkOMm
Lon
DVk
EKlIyk
DVkEKm
DVl
DVj
DVlIzmI6kJgkOWq
DVlIyl
DVl
DnlJ3kKFl
DXlDnkKFk
EclGKkMpl
HMl
DVlKFlMilOBl
KFk
H0nIClL0k
H0nL0k
DVkJIl
HJkNzl
FdlFtlM5l
DZkIzkNTl
Jnk
DVlMdlODjOEn
DVkGFlGHk
DVk
DVkEZlMelODm
GLkGMlI2k
Dgk
OAm
DVk
DVkDml
E2rFskHEtJulJ8lLplNml
E2qHEtIHjJulJ8mMXl
DZlE2rHEpJ8lLpkNmkNpk
DVkEukImkMBk
LkkNgk
DVl
DWlMcl
K0oK1mNuk
Dal
DWpDdlEnkNilNukN4kN+lOCoODkOWl
DWkDZkJ3m
EKn
DWkDslF1nKvl
DWlJBlNok
DWn
DWmDel
Iym
DWkEKk
DWlDzlHKkIBkK1l
E0rJ2kJ3r
DdlEKkE0qJ2lJ3q
DWl
DdlE0kJ3n
J3i
FNl
DdmFVlGsnHKmIAlLBk
GroGwjLnl
DXnDgk
DWkDXlDgnDjlLul
DWlGBlHtnICm
DZnEGk
JZl
DWm
Del
DWlDel
DWlDZkGMkI1pI2lI4jJ1l
I1oI3kJ1l
DWlH8nM3k
DWk
DWlEzlFllF6lNwkOWk
EzlFlkF6lJtkKlk
DWl
DdlDolGGlJYk
DWlDokGgk
GdkIzl
DqlD5kHRlMeiODl
ODl
DWl
DWlN4k
N4l
DWlEHlHBlHFlHPlHalIRkJMlKnkKskK/kOFk
HLk
EHlG9kHBkHLkK9lOFk
HNk
DklHBmHDkHIlHLlHXlJMkKnlKqlKskKzl
EHlHFkHLl
K1q
K1o
DWl
FzjOWk
GKpGnnJllOSk
DWkHTlN5lN/lOEm
HBlHTkLHkN5lN/lOAmODhOElOSk
DWlFzlGEkGdkG2mJlkLrlNHlNMl
DWl
DXl
E0kJ3kMvk
DXn
DXnEmjEtmFPlFqkGOkHKlLPl
DXnHwlNuk
DXnJ2l
DXn
DXl
Fqk
DXnMCl
JlrLBlL0kMClMvkNylOBk
DXn
DXm
DXk
DXkHNlNemNgpNioOBlOCqOWu
DXl
DXl
NKkNik
DXl
GVk
DXkDdkGMlIzl
DXlMMl
DXlONl
DXkOHqOWj
DXl
FPlL0lNhl
DXm
DXlJll
GLk
DYkIyjI1lI2k
I4k
DYo
HwnKPlN3nOSk
DYlMYk
DcmD9lEJm
DYl
DYlGzkI4lOCk
DYl
DYlJqlKBm
GlpJnrK1k
DYlFYlGloJnr
GlnJno
DYlEIlHsl
DYlEIlIsk
DYlJ5n
Nsl
DYkHum
EblJikLxlMpl
JEk
DYlEJk
DYl
MQl
Dek
I2jI3m
DYlI2o
DZlDimDlmDpiDzlD3iEAmEJk
DZkN0l
F5mOFk
I2i
I1jI2o
DZlHuk
DZn
DZkG+kHMk
HtjHwk
DZlJnl
DZkOGlOWm
OWm
HtkIskNzk
DZl
DZlGhlOGl
Ntk
HLmKclNyl
DZlJnlK1l
JnkK1l
Gzl
DZl
DZl
J7l
DZkEalKzkLTkLVmLnlOEm
I1l
DamHwlI1mL9lMCk
DckDqm
I1k
DalMUl
DakGjn
DakOFl
ICmOFl
I3lMZl
DanI2k
DakJ5mMil
MZnNTj
DalI1k
IHn
I1n
DalG/kK8lNbl
LIl
EwkHwlJLkK8kNbl
LIl
JLl
LMl
DalI1n
DalI1n
GYkKBlK4k
I1k
DalESkHikOSk
Gio
ICl
IBl
JwlLqnM5m
GjmJwkLqn
Lqq
Dal
Dal
GjnMll
I1lKUlOWm
DalLqlOWl
GjoNil
Exk
DblFPkGjn
DblDpmDupIto
DbkJBl
Dbn
DbnNTl
DblDjk
Dbl
DblMQk
DbmJylLXk
DbkE0k
Dbl
InlJvkMHl
DblOKl
DblN/mOCmOGnOIiOWl
DblJIl
DbkEGkGCkIfl
GAl
ERkHalJaoLIl
DbkIgkIylJmkMHlMZl
Ncl
Dbl
Dbk
N0l
Dbl
LYn
DbkEEk
DbkJMl
DckDel
DcnI1kI2kI3lJ1k
DzjD7l
DcmMMlOWu
DcqI1l
Dcm
Drn
EumGkpMdl
Dcl
DckI4l
DcnI3m
DcmDel
OWl
DcnE5k
DclJJkJUj
DckEqlEtlJumNjl
IBkIulOWm
DjlIBkOWm
DjkIuk
DclDjlIBk
Dcl
Gkl
KllLJlMcl
MZl
OWm
Dcl
J1l
Dcl
FllGklNzl
DckFlkNzl
DdkOGl
Ddn
Ddn
Ddn
DdlECn
Ddk
Ddn
I2m
DdlJ3l
EnlFElG/kN/mOAkOHk
NumN+k
EnmFMlNukN+kN/lOAl
NtlNunN4kN5lN+k
GslI7l
DdmNuk
NtlNunN5lN+k
HwlJZqMDp
HwkI3kJZoMDo
Jml
Ddk
DdlI3l
DdlJTk
Ddm
DdlLdlOIl
E0kIylJCkJmkL9lNyl
DdlEKm
DdjGTk
DdkK0m
Ddl
Gkl
EKk
DelEKn
F/kHKlImlK7kLuk
D/l
DdlIJmMml
D1l
ICk
DdlHwl
Gsk
Ddl
Gsk
Dem
DenF+lGgmLPlNum
DekFOlI3nOEl
HSl
DekI3o
Dem
DekFalGglI+kJDnODl
ODl
DenGsn
Del
DekMCk
Dek
DekECk
DemFOlGgm
DemGgm
DemILl
Den
Kck
Dem
DelGdlHSl
Del
GMlNol
Del
DejETk
DekI0l
ECk
D0lOTl
DekGGk
DelGGk
Del
GWkIBlJ5kK7nNyk
DfkIBl
DfnDxk
DfkLlk
DflN8l
DfkLlm
Dfl
DflHDnI9n
OMk
OLk
DflIBpOWm
DflHblIBo
DnlDrlHDoHOk
DflHzl
Dfl
DflOJk
Dfn
IBk
EKlMalOWn
EKlMalOWn
K3l
DflI8k
DflFulFyl
DflI8k
DflJll
DfkJllOWl
DflI2kNWl
NWl
HekHml
DflF5lGAlNjn
Dfl
DflGVl
I1kJDk
DfkLpk
IIkMrk
DflG+m
Dfl
Dgr
Dgn
I4k
DgpGAlK9kNzl
DgoJilK9lNzl
Dgn
Dgo
DgpGAl
Dgn
Dgn
EAl
Dgl
Dgm
LPl
HkoHuk
Dgk
Dgl
Dgk
DgkG2mKGkLrkMMm
Dgl
Dgm
DglIzlI0n
DglI4lMpkOEl
LIl
DhkFQlGhnHGlK4k
HGl
HEmNuk
DhmJPo
DhmGioJbmKjnK9nMHlMUo
DhnGYkK9jLLlMUl
DhnGimJbkKjnK9mMUl
DhmD2oIylK8kMBk
DhoD2pMBk
DhlD2l
DhmICl
DhmGYk
DhmJQi
JPm
DhlIik
DhlGik
JRm
LWlM3m
Lok
DhlEEl
LdlMTl
DhlMTl
LdlMTl
Dhl
DhkD5l
GYnKjnMUnOQj
DhlMUl
Dhk
D0lECnLLlMSl
Jsl
GisJQkKjv
Dhl
OTl
Dhk
DhlFQlNzl
GXkJPlKBlKjpKwkOPk
Dhk
DhlGkl
Dhl
DhlK9o
J6nK9nOLl
DhmOBk
LVl
F+m
Dil
DilGLj
DimFRmMln
GLkK5o
K0l
Dim
DilJCkLYmOQk
DinNku
DikNkk
DikNko
GLlKjlNkm
EAl
DilH/o
DilEAlH/n
Nkn
IUl
Dik
GLk
DilOWj
Dik
DilIzk
DjlD2lGLkIzl
Dil
Dil
Izl
DikH8kIglM5k
DilH8lM5k
Dil
Nkl
GckJBlL2kOCnOWm
JBkOCmOWl
DijJws
Dil
K5l
DikFRl
K5m
Dil
GLkIzkNkk
Dyl
DjxEDkIBlOFlOUk
DjrFRo
DjtFRlOWk
DjkGBl
Djo
DjqFRl
Djm
DjkD0l
ORk
LDl
Djn
Djl
OWo
ECkOWp
OWk
DjlOWn
OWk
OWm
DjlGBl
OWm
Jsl
KBl
Djl
D2k
Efl
N+m
Djm
Djl
KVlL/m
GUlKGl
DkmJIoKzj
DkrELnFSnIUmJIkJ7nKzq
ELkJGmKzn
DknJIl
Dkm
Dkn
DkmDll
D2l
Dkl
Dkk
DkkDlk
Dkk
DkkIUl
DklEgkMal
MOk
DklMOk
Dkl
Lal
OUk
E7lNvk
IXjN1qOWk
DklIXlN1qOBkOWj
IXk
OWj
KzlLIl
HKnLLl
HKnHMkLLm
Dkk
DklETk
FjkFnkJFkOBl
JFkN/lOIkOPl
HMl
Kzl
EDl
DklGKl
DklNwmNxk
DlnINk
DloJImLsl
Dln
Ifk
DmpDtnEEmM5l
DmoDolDtnEEn
Dol
JInOFl
IEk
Mbn
EAk
Dll
DllIUl
N0k
DllHUkI/k
DlkGjlHBlHUk
Dlk
H4l
Dll
Izk
DllHCl
Dmk
DmpFWmH+lH/kIVlLglLxl
DmlMLn
GNlHel
Dml
Dmm
Dmn
HwlIhk
DmkEVl
DmlEBk
DolDsl
KMl
EEk
Dml
DmlHykIVl
Dmk
Dmk
DmkIUkLsn
DmlGSk
F7l
GYkHdl
Dml
EEl
Lgk
Dml
DmlHcm
Dmk
DmkD/m
DmkLsl
Dnn
EEmHtl
Hxl
Dnl
Dnn
DnmHxk
Dnm
DnkMyl
DnmH8oLgkMKmM5o
Dnl
DnkEXkHwmI1kOCl
DnlH8kMKk
Dqn
DnlIhl
DnlJin
Hxl
Dnl
Dnl
HrlIglJ3l
EFlOFl
Hxl
Mpl
OFl
J3k
DnlDvlHak
DnlEml
Htm
Kul
DnlEJl
HXl
DplDql
DnkOWk
Dnk
HKl
EEk
DolHxl
Dom
Hxm
MXl
DokIhkM5k
G3k
DolKak
KqkNglN/l
DolKql
DolOWk
DpkMKnOKkOTl
H5k
DolLdkOWq
Izk
Dol
FUlFbpIbl
DokDrm
DolHCk
D6l
Eel
OWk
Dpk
DplHXl
DpnH4mIkn
DpkKZk
Dpm
H4l
DpnLjkOFpOWk
DplD5kOFl
EClN3l
DplECk
N3k
DplH4k
H4kIyk
Drk
MRlM1l
Dpl
DpkOWl
Lak
DplI2lNhl
DplGKkGSk
DplFck
Dpl
Itk
Dpl
DplH4k
H0lKqk
H4k
MBm
Lhl
Dql
DqkDuk
E6o
HCkHXm
D9nEolKenLgkMKt
DqlKelMKq
GMl
IfmIxlLslNyl
ENwGNpH8lLamNwjNxlOFlOWn
ENwGNpHElH8kJokNjlODmOWo
Dqk
DqlHtk
Dql
DqlH6l
DqkF/kGJl
Dqk
DqkGJlM9l
Dql
OWl
M9l
DqlFClGbkLCl
DqlD7l
Dql
Dqk
ERk
FBmNek
DqkFBmNel
DqkFBlNel
DqlFBn
DqlD6lNvk
DrlD/lEFl
Drm
Drn
EOl
DrlERoLdl
ERo
ERl
ERm
Drl
DrlOLl
Drk
DvoH8lJkrMZo
DvoJkqMZo
H8n
H8n
HMkNyl
Drl
H5l
DrlJOm
DrlJ2kOWl
DrmEkkGIlOWl
DrlGJl
DrkOTk
EzkE5k
E5l
Nrk
Drk
DrlEGl
Jcl
DrlFak
DrlERk
D/lKsk
Dsk
DsjFHkHqnKIm
DslHqk
EYnFHmLjlMglOMk
DsmMgkNYn
Dsm
Hqn
H/l
Hqk
Hqk
Lal
Dsm
Etk
FFnHalIKkJXkJYlJZoKmlKvmLkkMPlOUk
Dsl
D+kMqmOFk
DslFrlFtlF7lIIlJxoKzkLKmMqm
EgkHqnMql
Dsl
LGl
DslHbk
Mil
Dsk
DtmFdlIkkKQn
Dtk
DtpF7kIhl
Ihn
DthM5l
DtmEYlGklH2lMln
EYlH2k
Dtn
Dtn
Dtn
Dtn
Dto
DtkFel
DtlDulFPlHwk
DtnH2l
H2j
DtlJnlJukKwkL0l
F7lIhmMal
Fdl
IVl
DtkMlmOWj
GklMlmOWj
EZr
EZr
H2l
H2k
DtlMzl
Dtl
GCl
DtlM5m
M5n
DtlM5l
M5m
DtlM5l
Dtl
Dtk
Dtk
DtlM5k
DtlM5m
EEl
EVlIhlLik
Duo
DulIKk
D/n
DulMbm
Duk
FdmG3nIbpIul
DumGFlIKl
D/nLZlMbo
DukNfk
DulIckOWn
Ibl
Dul
DunEwlJik
Duo
DulJjl
JRl
Duk
Jmk
Dul
DukH0n
H0n
Ibm
G2l
Dul
OHm
DulFjkI2k
Dul
DukIul
Ium
DukG5k
Dul
DvnMZo
DvoEXlMZp
Dvn
DvoMZp
DvnFXlITs
DvlIDk
DvlHll
DvnIbkL2n
Dvn
MZj
Dvl
JFlMZn
MZl
DvkOWk
DvlEXlHAlOVlOWm
Dvl
DvlEyl
Hwk
DvlIJl
MTl
IXl
IXm
J5nLul
Mil
DvlM5l
Kbl
GfkORoOSjOTj
Nfl
ITn
Nfl
D2lIEm
GykI6nKgm
F8mI5o
LRl
LRjMOlNGl
Dwl
Dwl
DwlI2l
HlkKKkN/kOOiORk
Dwk
DwlIEk
DwlIDl
IFl
DwlHMm
DwlGOl
MMk
DwlJXjJYk
KblM9kOUm
DwlNtk
IzlOCl
Nzk
Dxk
LVl
EHn
Dxo
K4lK5mNdnOGk
DxlJ0lK5mNdnOLk
IKkJFj
DxkLPl
DxlGck
Dxl
Dxl
Lol
LVlNbmOLk
DxlG1l
DxlE8j
DxlEHl
NWk
GFk
DylJjk
Fml
Dym
DzmHMkIBlLSj
DykGymOQk
DykLSlOQl
Dyk
Dyl
DylFmlGylLSl
GZlJGoKdoLSm
DykIcl
Dyl
DylHckH2kLSlLYk
LSl
DymD0k
Dym
Dym
Dyk
DykHul
DzlNjl
OBl
Dyk
I6jI7lJSlJpkJ4l
DylETlFalFzlGtlIilNTlNvn
GckLSlNBl
DylJJl
Izn
Gal
Dyk
Dyl
L2l
Dyl
HFnIglJjkNblOBk
DylHFnIgl
DykLSl
DylIgl
Dyk
Ftl
KRl
DylFZlFloFnlITkJeoLEm
MWm
DylEelFPl
Dzn
DznHRlHwlM6k
DzkGekHHlHwlKfl
Dzl
FYk
DzlD8l
EnoHNnOCk
EnnHNmHOk
DznExlIgm
I/m
OWk
Dzl
DzmFYnM6l
Dzn
Dzl
Dzk
EjrISlOQk
EBkKulNfk
ISlIZl
Dzl
DzlIcl
M3o
DzkFYlGylIGlIHkMPl
DzkGylHdkIHlJHkMPk
IGlMPl
OLl
D8mGgkM6l
Dzl
Dzl
D0lGxkKwnLOmOQl
Knl
FFl
D0lF/lJjlK/lOClOWZ
Ejp
D0kL4l
MDk
OWk
D0l
G+nG/nHQlN6kODp
D0lG+nG/mHQkODo
D0lEWlHWl
D0lIEl
G+lN4kODl
D0lJLm
EekFvkGpkKKkKwl
D0lEEkKwtN+kOQk
D0jEIoLwn
D0lKwk
D0k
D0lFbl
MJl
Fvl
HOk
D1m
D1m
D1lNhl
Nhl
D1l
LKk
D1l
D1l
D1k
D1nEJlKkl
D1nEJlKkl
MXk
D1l
EJlGtn
EJlFYlGtm
Fil
D1lLKm
FWlIBkI3kL6k
D1lJskLKlORj
D1lJpl
D1kEBlEtp
HVl
D1k
Ehl
D1kNOl
OGl
D1lLKl
D1l
D1lJ0p
D1k
D1k
D2nInlLOnOEl
D2nLOm
D2n
D2nLOk
Fhl
D2mMBm
D2kK8k
D2m
D2kD7lGCmHukMpl
D2kGCm
Gak
D2lMhl
GCk
D2nEel
D2l
D2l
D2k
Ngl
ETkGln
D2k
D2k
EnmN9l
D5kK7k
Npk
D2lEbk
GpkLBl
D2kEekKKlMfmMhkMxkMyl
D2lKKl
D2kEglNokNsm
D+lOFk
M1l
D3l
D3kLOm
LOl
D3l
LOn
D3lJgm
Jgn
GApGcnLymMNl
GAoGcmLyn
Lym
D3l
D3mGKnOWl
GKnIal
GKnIVl
D3k
D3lH0lIykMOl
D3l
OGk
D3lIHm
D3l
Lyl
D3lImlLyl
Lyl
GKkIFm
GKkIFn
Iml
D3lMIk
D3k
GKl
D3kFMlFOl
GHmGwkN2l
NAk
D4nFknKNnNVl
OFk
D4lGapGqoHsp
D4mHsmM2l
HsjJWk
M8k
Ecm
EplG6lLWmOBl
D4jHsnIvkM2l
D4lGal
D4l
IWp
D4lIWpOWj
D4lKnlLWm
IWmOWk
ILlKJlMKk
D4kILkMKl
MKl
D4k
D6lLbk
D4lMxl
EFl
D4lD+mHfkHjkIYn
D4k
D4lE3kN8kOBnOHmOJnOUo
GblMYq
D4lGblMYs
FwkGal
GalKhlNql
D5m
E0l
D5n
D5n
D5l
D5qIMrNJl
D5mIMn
IMs
D5kLilOWk
ECnODl
D5n
D5k
E0m
GXl
D5lIMrJYoLjn
D5n
D5l
Mpl
JYk
D5l
Ifl
IMl
D5k
Ldl
GskGul
D5lN+k
LOlOPl
H5lN/k
GalHvm
ECl
D5lI1lJ2oMdl
LOl
D5lEkk
D5lLjn
D5kLjm
JYlKZk
KZl
D5lL2l
D5mJ3l
D6q
D6p
Fnl
D6kINj
D6kHMlIKlIhk
D6n
D6k
D6lFnkINk
ElkHglINm
D6l
D6k
D6l
D6m
D6l
D6l
OWl
D6l
D6lIVl
D6lGbk
D6l
D6kLFl
D6l
D6kEPlODlOMmOSk
D6l
GHkGwk
D6l
E0n
D6lFylLek
D7n
H+l
D7nH+kH/mLhmMpmMuqOWj
D7mH/nLhmMup
D7n
D7mH/pLho
D7kEXk
D7l
D7lD8mFynOWn
D7lL9lMynODlOWn
L9lMynODmOWm
D7l
D7lEYk
D7n
D7lEJl
EFj
FCk
H+k
D7lH+k
D7lKnk
E7lH+kIalIkm
D7l
JDlJll
Hbk
D7lHHl
FWm
D7k
D7l
Hdl
Ezl
E3l
D8n
D8nN/l
KQnKfk
D8n
D8nJtl
EyjK4l
D8n
D8k
D8kOTk
D8l
Htk
HdmHwl
D8k
D8lJvl
FUjHGpJCpJEnNlm
D8kEHm
D8lEPlHWk
IVo
OCk
J2k
D8l
D8lEXj
EZlGFmK3lMqlM7lOFl
EMkE7lK3kOWi
D8l
D8kHnn
D8kLJk
M5l
D8lFIlHLo
HKo
Ful
LrlLtl
D9kEDkOFm
LgkOJl
D9k
EvlOKo
IAn
IAn
IAn
D9lJOl
D9kMKn
D9lE3m
G+k
D9lFZoGSlGfnGylMKi
EGkFplJFl
D9lOBk
F0kHDn
D9kEZl
FOkJ6l
D9lHKj
E3kL/lMjkMmmM0kM4l
D9lE3lHCkMmmMzk
D9lLrk
D9l
F5k
D+m
FFlIjl
K/kMokOUk
D+lK/l
D+lEWpMqr
D+mEVkEWpMqq
D+l
Hel
D+n
D+kG0k
FKkH3n
FKjGVlHmjH3nIVl
D+nH6n
EVk
D+l
D+l
D+lMqlOUl
Mqm
Mqm
D+l
Kgl
D+kEVk
JJm
Lfl
F8k
D+kLGn
Iim
Nrk
K3l
D+kEakFqk
D/l
D/nMbn
D/l
Mam
D/k
EAlFNkFSlGLlHcjHhlLDlLsmN1lN2k
D/lIOkOWj
D/nMdlMvl
D/lIJl
IVk
D/lIJn
Mbm
GDk
MIl
IJk
GMl
D/kMFl
G1lLyl
D/k
KQk
D/k
Iik
D/lFdkL+l
L4l
EArFRoJOtK6lNfk
EAk
EAk
LKlMvlOBj
EAl
EApJOsKHlOEk
EAl
EAlFRmJOk
EAn
FRoK6nN8j
JjmOSk
EAnK6m
EAkGgk
EAl
K6l
H/l
EnkKHl
L4l
EAkGLl
OOl
EAn
EAlMFl
E2oMFmOFl
EAlJOkJjl
EblE3lFylH1lOAn
OFl
Fuk
EAlEakEwk
EYl
JzkLalMGlMjl
GYlLAk
Jjm
Jjn
Jjn
EAlJOm
OWn
EAl
JOk
EBlL1k
ITl
EBlJ/lL7k
G1kITm
EBm
EBkGKk
EBlEtm
EBkEmkL1n
ITl
EBlITk
EBkITl
EBk
EBkITl
FxlMIn
Fzl
EBl
GUkHek
ECmE3lG8lIClI1kJDkNCk
ECnHDnIClMllNCmOCk
ECkNvk
ECnFalI1lJDkKrlK5k
ECn
ECoIBn
ECo
ECn
ECn
ECp
ECmI8kJDnMTk
GIl
ODk
ECmGAl
ECkOBl
EXlFIlKrkL3k
ECl
ECl
OWj
ECl
ECl
ECl
ECl
HUnNimNwlOEl
EClMln
Mlm
EClMln
EClOGm
ECk
EClJGj
EClGjn
EClNwl
EDnHtk
EDlGAkHwkL1l
EDl
EDl
EDkLNk
EDkEWl
Iyl
EDmIal
EDk
Hwn
F3lKll
EDlNhk
EDkKvl
JKk
EDlGKk
J/l
Gpm
EDk
EDlOCl
EDlIgkJTk
EDlHRkNzlOGk
EElF5l
Kwk
H+nH/m
EEkG3nH/lLhl
EEl
EEnLGo
EEmM5k
EEn
EEm
EEpEkmH+k
Elo
KZn
EElKZn
EEkKZm
EEkHxl
EEm
EVl
EEkNnk
Lgl
EEk
EZnLIn
EElIgkJcl
EZnLInM5l
EElGLlIgk
EEl
EEl
EElFilJ0l
EElH+lODl
EEl
EEkOWl
EElJXmLqmLyl
EGlJXm
KSoKsnMcmMwpOQj
EFn
Nnl
EFlHQl
EFnJrj
EFlISl
EFk
H+kJhlM3k
EFl
EFkG3lHfkMxl
IEk
GRiOVj
EFlJql
ISl
EFlISk
FJoMRl
EGm
EGlIak
ODk
EGnIal
EGm
EGn
EGm
EGl
EGlEJk
EGlH+k
IqlJfmLEk
EGl
OWl
EilJXlOWk
HakIkl
Fsl
EGl
EGlFWl
E7lE+lH8kH/oLGlMso
EGlE6mJukN3l
EGkGnl
EHl
EHlExl
EHn
EHn
EHnKxm
EHk
EHm
Nvk
Fdk
EHk
G+l
LTk
EHk
EHlLJk
EHlGBmOEk
EHlF8m
EIq
EIn
EInGllOQk
EIn
EIn
EIn
EIn
Igj
EImGnkNHl
EIn
EIkGll
EIl
LflOQl
Lfl
EIl
EIkNml
EIl
EIlFHn
FDkJnkMLk
EIlEhkNmm
EhkFilNmm
EIlFil
EIl
EIk
MCn
EIl
EIkL2l
EIl
EIlHMl
Fil
EIlNmn
EIjNml
EIlJElNvm
EJl
L5l
EJnFpl
EJm
L4n
Nll
EJkGKlHekKkl
EJkFpnIekLpn
EJl
Lol
Loj
Iel
EJk
EJl
EJlKkl
EJkNOk
EJlNOk
EJk
MBkMpk
EKm
EKm
EKn
EKkI2k
EKlKcl
Iyk
EKl
EKk
EKkJxl
J2kJ3o
EKk
EKkFol
EKkIylI1l
EKkHNlJ0lL0kOHpOIkOUlOWk
EKn
EKmF4l
J3n
I2m
EKkJ3l
JFk
EKlOWi
FBlLYlMgk
OWk
EKl
JIkJokOVkOW6
EKkJom
EKlEOkOWa
EKlJ4k
EKlJ2p
J2o
MulN+kOHqOWl
EKl
EKlOWl
EKl
EKl
HwkIClN3m
EKl
EKlGdkJrl
ELmIFl
ELm
ELk
ELl
ELk
ELmLJm
ELkOEn
ELkE/l
ELlLHl
ELkJil
Jik
ELkIolMNn
ELlMNn
JznMPoOLj
ELkFjoJFo
FjoJFo
ELlJLl
HkkNplOGl
ELk
ELl
IRl
GvlIRl
ELlIRkIUl
HMl
J9l
E9l
F/lHukK7j
ELlGylIKlLYn
JRk
Mel
EMk
FAm
EMq
EMkEbmEkkIglNfkNikN9mONoOWm
IglNfkNklN9nONnORk
EMlLhm
GNl
N9l
IglMWlNflNqlN9nOSl
FZlGuk
Kgl
EUkEglFvl
EMkHbqI9qOWs
EMlHbrI9qOWq
FKp
EMl
EMj
HslOWh
EMl
EMk
EMlEenLqn
GQl
EMkHFl
OWl
OWm
EMkOHk
N/l
Hgl
EMk
MQk
EMlH5lLel
EMkEPkFlmGIn
K/l
EMk
EMk
EMk
ENjK8lMflOUl
ENn
ENxOWX
ENm
ENjGNlJkk
ENkOHlOWa
ENoLdl
ENqLdl
ENl
GNkHElLalNxl
ENnH8l
ENm
ENk
ENn
Lfk
ENlLal
EqnHclKPlK1oK2pMjn
EqmHclKPkK1nK2oMjn
K2l
ENo
OUl
K2lOUl
ENkE0kOWk
E0l
I9nLlkLnlMTnOCm
ENl
FNkI9mLllMTmODj
ENlHdlL7lOGl
Mxl
ENl
H5k
ENl
ENm
EOmFBk
ENlJckOWk
ENlGul
EilHbnI4lNIl
MZm
ENk
Jan
ENjMkl
Mkl
ENkOWb
ENkOWc
Jal
Jal
Jal
OUk
OUl
ENkLdl
ESk
ENkMilM2lOFl
JZm
JZn
EOn
K9kLdlM0l
EQkFLlLdmM4l
EQkFLlLdl
Ldn
Lek
EOo
E0lN9k
EOq
Lek
Lem
N6k
ONl
EOn
EOkHVl
ISk
EOlI9k
NPl
Ldn
EQk
Gfl
EOlOHnOWk
MijOHn
M+l
EOl
Esl
HSkI/lJ7lKAl
N9l
EOkOQl
Lek
EOl
EOoNsk
GHj
Lek
EOl
EOlInk
FtkI8nLfm
EOlETlLfm
EOkLfm
Etl
EPm
EPlLhkOWl
EPm
Nfl
EWlEelGMj
EPn
EPlN8l
EPkGblMml
EPlGIl
OKl
EPl
EPkE9kKEl
EPkGolLSk
EPnILlIjlLXnM2lOUk
EPmILkLXn
OIlOWa
GFl
EPk
EPkM2lOUi
EPl
Gek
EPl
OJm
EPl
EPlL5k
EPl
IOl
EQu
EQv
EQl
EQiHLo
EQm
EQn
EQpM4l
EQrM4k
EQl
EQlNgk
FOoFZkF8kI8kM2kOCkOWp
M4k
M4k
EQlNjk
GLkGnl
GMlOUo
OWn
GJm
FIl
ILk
EQkE2jGmkMrj
OWl
OWl
EQk
NUm
EQlOHkOWm
F3lF+lGXlHnkNfkNkkOHlOKl
EQlF+lGHkGXlHnkNhlOJk
J5j
EQlHnl
EQlNhl
Egl
FRl
LJkLhkOWj
EQlN+kOGnOHkOWk
EQjN/j
Juk
EQlOWl
EQkOWk
EQlKZk
EQkErm
EQkM4l
ERk
ERnFakHTm
Lrl
ERl
ERlJUlKmlLHlLvk
EUk
G0lNjk
G7l
Kpl
GhlOSl
L9q
L9qM4l
M4n
HplIXlOWk
EVk
M4k
HTl
NQl
ERk
I5kOTk
ERnFDlOWq
ERnFDlH2lOWq
FDkH2lJHlOWl
H+lOWk
ERkKtr
ERk
ERlKtr
OWm
OWm
Kwl
HTn
Izl
OWl
EUlEflErk
ERkErlFak
ERkOWk
OLk
ERlOTl
Ldl
ESr
ESr
ESs
ESr
FblIdl
ESn
ESkOWj
ESlMMl
EenEinMcn
EemONp
ESkETkJJl
EYkH8l
H0lJglJwkKXl
ESl
OQl
ESlONk
FAlFflJWkJol
ESl
FZlNwl
ESkM0p
ESlM0r
GdkGmm
JVk
ESkFrk
NDlOWm
ESn
EUkEflNdkOUn
ESlN8l
ESk
ETw
ETv
ETl
ETn
ETm
ETm
HpkIqk
Hpl
M+l
LZlOWl
F8k
FTnFlk
ETlHol
Ful
FulFxj
Nln
ETlFwkJckJ/k
ETkOEl
FMlFfkGPlHIl
ETlFHlH4l
FHl
Hfl
HflHjlJil
FYlFnlNKlOUkOWa
ETk
ETk
GDkH6kIQkLBnN8l
ETk
EUn
EUl
EUm
EUm
EUm
EUkLemMek
EUiLek
GDmH0mOSl
EUlKqlMAmNik
EUnE5oK2k
EUk
EUkEqkI7k
EUlMpl
EUkGok
EUkMpk
Gol
EmlLhl
EUlMml
EUlLfk
EUmF3k
EUl
FckOTl
Fcl
EUlOBlODkOEjOJkOVj
OBlOFkOGjOHkOTk
EUl
EUlEYk
LUn
EUlN8kOLl
L1l
EUlMLl
M0k
EUk
EVm
EVlGDk
EVk
EVl
EVkMal
Inl
EVl
EVl
EilIhlLpl
IhlLpl
EVl
Hll
EalE8lIUiLKmLQiLVl
EVlN8lOHkOWm
NqkNrlN8kOWm
EVk
OHk
EVlINlIml
EVkGOlJhkOHmOWm
EVlMql
Mqk
EVlJGl
IAm
IAm
GBkJ7l
EVlEYnMgl
EWk
OFl
Lxl
EVl
Gol
IGk
GTmGXlHjmH3lMAvNZqONm
J+kOUo
EVmJ2lOWZ
HVlJQlKXl
IAp
E6l
G4l
EWn
EWpMqm
EWmHlj
H+lOWm
IXlJblOUmOWq
EWkH+lN9lOWn
IXlOMlOUmOWs
H+l
EWk
OMk
EWl
HHl
Mal
EWk
EWkOWm
EWlOWm
EWl
L5kODk
Ekl
Mal
EWlK1l
EWlOWl
EWn
Ful
ISl
I/l
EWkHxkH9l
EckE1lJXkOSl
NrkNujN8nOWn
EZkN/kOAk
LUl
E8n
EXm
EXkOWo
OWo
EXnN6k
EXlJPkM+kNsl
EkkKLkM+l
IDk
EXkKDl
EXk
EXlNsk
HOnMgkOCl
EbkEymI1kKmlLUl
I1l
I1l
HvmJblMYk
EXl
MZkOCo
OElOFlOWk
EXlGrl
EwkH1lN2kOJk
F4l
EXl
NLlN9lODmOWk
EXl
EXkGBkHXlHYlH1kIRkKUkKrkKvkNnkOOk
EXlGGlGYlHKkHXlH1kIRkIVkIlkI6kKrkKvlKxl
EXlLvk
EXjNfl
J5k
EXlFXkIDn
FQl
OWl
EXkHulITlIakNml
EXkOBk
EYk
EYkILo
EYkJvkKAm
GKmG0kILk
EYkHbl
EYk
EYl
IKl
Ikm
EYkNok
EYnIkn
EYnFLkIkm
EYl
J5l
EYn
EYlLjk
M+lN/kOJn
LjkMgk
Mgl
FLl
EYlFflFgkJZk
EZp
EZj
EZi
EZm
EZn
MelMgj
OEl
EZm
EZlLJkMdmOEl
EZnLJmMdmOEm
EZkOEj
LJk
EZmOEl
EZl
OEl
EZkJ8kLJkOEm
J8lLJkLRlOEk
M2l
FAkFGjH2lM9mNFlNIlNJlNMlNWkNbkOUm
EZlFAkFGlH2lM9lNAkNCkNDlNJkNLlNMlNNkNQlNZlNckOUl
M9mNClNGkNKmNQkNWkNXlNZl
M9mM+lM/lNNkNQjNRlNVl
OCl
EZlIfl
EZlOFl
EZlGEk
OWl
OWj
EZmMhn
G7l
EZiLJm
I1lI2nJZlM2nOIl
LJm
EZk
EtlN5k
OOl
MflOHjOWj
EZkHIlL4lONl
EZkL4l
EZlGhj
EZl
EZlFtl
GBmJAlN1l
EZkLIk
Jnl
Eak
EaqGZkHVlJXmKAoLIk
EarGZkJXnKAnLIl
GZkHVlJXlLVk
L6l
LOk
Msl
K/l
EalE0kJXkKAoL6l
Igl
Eal
EalItlMZl
EanJ6lMLlNflOOn
HLkIbl
EakMno
HAkN/l
Gtk
EakJ6l
GZl
FYkF4k
GFlGIlHkk
F4lGtl
GIlHklNtl
LQk
K/lM6l
Eal
Mnk
LKl
HVk
Ebk
EbnE3mK7j
EbkI0kLMk
Ebm
Ebm
Ebn
EbkGKlImmK7nNnk
K7mNol
Ebo
EblFAk
Ebl
EblOWk
OHp
IglNflONlOWl
ONn
Ngl
F7lK1k
EblK/l
EbnGzmMrn
EbmMrm
LAk
Mdk
Ebl
LZl
EbkOWm
JjlOWm
FDn
EbkJmmM1o
E3nHDoJDmJ8k
EbmE3nHDoJDmJ8k
OWc
EblIpl
LWl
EbmOWl
Ebl
EbkMFk
GVkKclNln
GVkGenK7l
GCoN0k
EbkHJkKck
EbkE4lFxlLljMro
Ebl
Ebl
EckGul
Eck
Efl
EckG+lN2k
Ecl
EflE2lFJnIpnJTlJYj
EckE2lFJmIpnJYlOFk
Ecn
Ecn
Jel
Ecl
LUk
Eck
M2k
Htk
EclKbkONlOWr
EckEhlOWq
NPl
EclGDk
EckFhkKql
Kpk
EckFhl
EckFhk
GSk
Eck
K8kMss
Ecl
Knm
EklMAkMNk
Lkl
E8mKPkKpqLQlL/pOLj
Ecl
E8mKpqLQlL/qOLi
EclKpl
EclE8kFHkKpm
Kpk
EclICkKpnOLn
Kpl
OWj
Eck
Lul
Edm
Edk
Igl
L9l
EdlIQl
EdlN4l
L/lOOlOPk
EdlIukOTl
EdmOWm
EdlMcm
KNkMcmONl
EdlKrlOJkOKlOUl
EdlOQk
EdkGAj
IPlLSlOBl
OKlOOn
HhlNJl
EhkFwlNsl
N3l
L3sOKlONmOOk
Edl
Fgk
Hfk
EdlKJk
ORk
KJl
EjlLrk
EdlHTl
HQmNxjOPl
OWj
EdmONm
EdkKxk
Edl
HnjONl
NNkNhlNzl
Hil
EdlNWl
KElKQl
OKl
Gkm
Gkk
Gkk
Gqm
EdlKJl
GjkGwk
IQl
Fml
KJl
Edk
Edl
EenKRl
Eeo
Eel
Lul
Eem
Eel
EelOWm
IXk
EekEhkOHlOWa
K8l
Gak
Jql
Eel
Eej
Eek
EelKRl
FmnImlLOlL3lMPmOHl
HImJnnLVkMsk
EekLup
EelE1l
Eek
GJlNikNxkONl
Lok
EelGEkLol
GWlIxlLplNll
EelJGlJ6k
EeoJ5l
Eel
Eel
Eel
K8n
EelGvl
HTl
Efm
Efn
HWk
Efp
Efo
Efl
GQk
JJlOKlONk
Efm
EfnEgmK8nLEjLZlMqlOHl
EfmEgmK8mLElMqlMylOHl
EfkHFk
HFl
EgkLTm
LTnOLk
EflExlOWn
EfkOWm
Efn
Egk
EflGtl
NYl
J9mMMl
EfkOGm
EflJek
Gyl
Gyk
G9mHVl
EflHVk
EfkL8k
EflJ9k
Efk
LMlN8l
EflH2k
Efl
EfkLom
EfkLom
Efk
OLl
OLk
Efl
FEl
LZl
EgnLGlOUj
EglL8k
Egn
Egk
Egk
LXk
EgkJokK6k
EglOWl
Egl
JBlL6lMgl
EgkGel
EgkGek
Egk
LZmMal
Hpl
Hal
Egk
GGlGHlGXlJilNmlNzmOWl
JAl
Kzl
GHlJ6kOJm
Egl
Egm
FdlNYkOTk
Egl
Egl
OVl
IUn
Egl
EgkGfkGikGzkG1kM3l
EglKJk
GdoHfkNIk
GdoHflLzkNIl
EgkKKl
NYl
NYl
Egl
Mxo
Mxo
Ehr
Eok
Ehn
Ehr
Ehk
Ehl
EhkOOk
Kbl
EhlHek
EhkHek
Ehk
Ehm
EhkFVl
EhlIul
HekHjl
E4lE+kKDlN1m
EhkN/lOInOVlOWY
G3k
OWk
OWl
NIl
EhlGyl
EhnKhqLzsNRw
Ehl
Lzk
Nxn
Ehl
K2k
Ehn
Ehl
Ehl
E2l
EhkIulKhl
EhkNSl
IWlKFlKIkKKlMilNjlN1lOLkOPk
Ehl
IWkKFlKIkN1lN6kOQl
MYl
EhlJpkKFlKIlNjlNlkNvk
EhkKKkOPk
Ehk
NJl
Nzk
NIl
ElkJDjNIk
EhlOBk
LNl
Gnl
Hfo
Nmk
J0l
J0l
EhkEklMjk
Ekl
Ehl
Khm
EhlKEk
NPk
NGk
Ein
EilOOk
GvlNJl
EinIvk
Eio
OWm
FFm
J2kODo
J2kODn
EilGDkGXlMYkOWn
MYl
MIlMdlODl
Hfl
Epk
EimONl
Hhl
Eil
EimONk
EilKNl
JekJklOTk
FQk
FHkOMmOPo
EilFHkGykOMnOPn
Eil
Eil
OWl
EilOUmOWk
EilKDmL7k
EikFTlNRk
OGq
Eim
Gbl
N8n
EikLDl
FOlF+k
Ejo
Kwl
Ejn
Ejm
Ejm
Ejn
Ejm
OAk
OWk
Ejl
GSlHQl
EjlMIj
Npk
HQk
OWk
OWk
E8lGklMrl
EjlHUl
GklKbkOPk
OUk
HCk
HCk
GqnMRl
Mwl
L+l
Ejl
EjkGdlGnnGykKMlKOlKSl
Ejl
Ejl
EjlNOl
OWm
M8l
I6l
HMm
Ejk
GflG7kOSl
Kwl
Ejn
Gpm
Gpk
KYk
Ekl
Ekm
HskIvl
Ekl
Ekl
EklKKl
EklMNk
Ekl
EklEmkEtmGOkGZkLtm
H0lLlk
EklOOl
Ekk
NNk
EkoOTl
EmkEtmGZlLtn
EkkFolOPk
OPl
MkmOWl
MklNQl
HMn
K6l
Ekk
Ekk
Ekl
L3l
EkkM2l
EkkGHl
EkmL3n
EkkHck
Jvm
JvmLgm
Ekj
EklGflGuk
Elv
Elp
Elm
Elm
Jqk
EllJIn
JIn
Elp
FalJhk
OWj
EllH0k
EllHjlMAl
EllMAl
Elo
Fgk
EllKZm
EllF+qKFl
F+oKFl
Emk
OWk
Elk
EllJflJkm
Jkm
FokF2kOKk
Ell
I1kOOl
ElkJIkOOk
Elo
IAl
Ell
OPl
Jik
ElkJGl
ElkMjl
EllMjkN+j
Eln
EllFdoIMkIjkKLj
EllFdnIjkKLl
N0o
NJk
Mlk
ElkLMl
Ell
Ell
Emp
Emo
L1n
Emn
Emk
OWl
FSlFplLClL4l
EmlFLkFSlJkkL4l
NpkOCn
Emo
Emn
Emn
Emk
EmlI4l
I4nOWk
I4m
L1l
EmjICkOWk
EmlNQm
Emk
Emp
EmlMzkN6l
EmkN2l
Gpk
Lck
Emj
Emk
JsnKjmNnk
Eml
EmlG1l
EmlFUl
EnqK7l
EnpK7lN7k
EzkN8nODk
Enm
Llk
EnkMVk
EnlOVj
Eno
MWl
EnuHPnN+u
EnuHJkHPmN+u
Enp
Enq
Enl
NVk
GUmN7k
Enl
NPl
OIl
Enl
FMlNLl
FRl
Jkl
JklKGk
EnlN9m
EnkG+nJ3l
HCk
EnlGkl
Enm
Enn
EnkFqlFwlGpjHYkMrlNokOJoOWn
EnlN+l
Lrl
EnlMilOWl
G/l
EnlHpl
Enj
EnjMkl
EnjMkl
JMn
GlkOWn
JNkOQkOWn
GQl
OWn
OWk
OWm
GQk
EnjJNk
Gvk
HPk
ODk
Enj
Enl
Enk
EnjNtkN+sOAo
FQl
GQkOWk
KVmKdk
KVn
Jym
E6n
Eon
Eol
Eon
Eoo
Eoq
Eom
Eon
Eon
Fik
KEkKQl
EolNAl
FxkJwlJ4mKjkNpmOBlOHmOMkOWh
Eon
MKl
Gfl
GslOGjOHrOWq
Eok
MVl
Kun
NTk
OEk
OEk
Eol
J1lOWl
EolOWl
EokFLlMvk
F/l
NIlNJl
EolNJl
EolNcl
EolOKl
EokOKl
EolKkl
Ep2
Epm
Epu
Epl
EplJokOAk
ISkItlLWo
Epm
EpmGfkM+xNAkNLo
EplOWn
JPlOWn
Mym
Myn
Gcl
Epl
Epl
EpkFQlJblJ+lKOrK9lNzl
EslGSlHUlI5lLuk
L9k
KplL/l
Epl
Mll
KSlOWl
EplKhl
EpkJOl
Krl
EpkNcl
EquIRkJjmKrlK2mK4oOMlOWk
EqtE8lH7kJjmK2mK4oOMkOWk
EqiOMm
EqpK2mOMm
EqhGxkK2nMnl
Eql
EqlOSl
Eqk
Eqk
EqkK1oMjl
Eqp
Eql
Eqk
Eql
Eqk
EqkKll
Eqk
EqlErk
Kil
EqlLdk
OQl
H7l
Eql
EqkFLl
EqlFWlLhkOSk
GClJXk
EqlHRl
HRl
GRm
ErlOMk
EqlEsl
K2l
HakMMl
EqlIWj
EqlF7k
Eql
Erm
ErmOJm
Lbk
Erm
ErmK2jLbmMmi
Erk
NPl
EriLdmOMo
OCm
OBk
Erl
Erm
FIl
ErlLZk
ErmMak
Esl
Erl
LQl
FLk
Erl
ErkMdk
EtlK7kMQk
ErlFKlOMl
ErlIhl
ErlG3jOSl
ErnHal
ErkH/nJclJklLhl
ErlH/mJklMKl
FLl
ErkOCl
Erl
ErlFBl
EsmMEnOMk
EskGxn
Esk
EshLmh
EskFyn
EslLmk
EsnIokLElLmlMEk
KSlKik
Esk
G9mHvkOElOMl
Kxn
FIk
OMl
MWlN2n
N2nOEkOMk
EslNolORk
EslG6nOSm
Esk
EslE8kLWl
E8lLWlOWk
FIkOMl
EslE7kNWl
OMn
OMk
EslFHlMmn
EslFFl
Esl
Esk
EtpGZmLLpOMo
EtoGZmLLpOMm
EtkLLl
EtmOMp
K8l
FBl
EtkLLk
Etk
EtkHlmOUl
Etm
EtmLLl
OIk
EtlGilLyl
GZl
FLm
EtkFLn
Etm
EtoLLn
EtkMUmNQl
G0k
EtkJKk
Etk
E4lOWo
Hpl
GQk
HclOAh
Etk
IWkJjl
LLk
OMm
EtlOMm
EtkGQkJvkN2kN9k
EtkNzl
E1l
Etl
EunE7kLsk
EukJXk
GZk
EumEvlJul
HFk
EulN7m
EulEwlExsEynFGmHvp
EulFGlN7o
ExtEynFGmHvo
Euk
Eul
Lvl
EulN+k
FqkM1lOWp
EulFqkOWq
Euk
OPk
Euk
Fgl
EulEwk
Eul
IXn
Euk
ExlKGk
EunGok
EukGplLTpOQk
MEl
EukE7mN3l
EulE7m
EvkFGk
Evm
EvnEymFAnKAmOWk
EvnEwkEyoE/lFAnKAmN+k
EvlEwkEymFAn
EvoJurN7m
EvpJurN7m
Jum
GYk
EvmIHlJuh
EvlJun
EvmIrm
EvmJun
Evn
EvlKDl
EvlJtkLal
EvnJtl
EvkFClNxl
EvnE/n
E/k
EvlMylN7n
N7p
EvmMQlMdk
EvlKAn
FxkL9l
EvlJtl
EvlOMl
FAlHUrIWk
EvlFAlHUrHvlIWk
FDlOEk
EvlJuk
Evl
Lkk
EvlLKn
EvlH6l
MtlNnk
E0kGZlJEkJmkLelLml
EvlFBlJTl
EvlLnl
EvlFxl
FGk
Jkp
Jko
Ewm
EwjFGn
Mij
LWlMQl
Exl
Ewl
EwlMQm
Ewl
Ewl
Ewn
GWl
Ewj
Ewl
EwlFGm
FGn
EwlFGn
FGn
Exo
EwoFGm
EwpFGmN3lOMl
Ewl
Ewl
Ijk
HCk
EwkGWl
EwlHCk
HCk
HCk
Ewl
Mik
EwlFAk
Ewk
Ewk
EwjFGk
FGk
KAm
KAm
KAn
MQm
Kkk
ExrHvm
ExrHvl
Exj
Exn
ExkFFp
GZl
FFpMDl
ExlOLk
Exm
Exm
Exn
Exl
ExmE/n
Hvl
E/lH1lIDk
GAlHuoK9q
HupK9p
ExkE+oOEl
Exl
ExkE2kFynHHtIPnODr
ExlE2jFynHHtIPnODp
E2jFylODn
Jck
H1k
GFkGql
ExlOWq
FSl
Exl
M1pNzk
Exk
ExkGamHulIdo
Exl
ExlHWoOTl
Eyk
EykFAk
Eyn
EymIflKmlMhk
EylKml
EylKmm
Eyn
Eyn
Eyo
Kmm
Eyn
OMl
Hal
Hal
K6l
Kmk
EylKml
EykKml
HJk
EykFokKQk
Eyk
EylN4l
EylN4l
LXkOWm
EykKykK3oL+n
N8nOBk
Eyl
EylLulOFkOKl
EykMZl
Hak
EylHaj
Eyl
Eyl
EzsJZl
EztJZnKokOMl
EzpFLkKok
Ezs
Ezt
EzmJZl
Ezr
Ezq
Ezm
EznKvn
EznKvn
Kvk
EzlJXkMqk
Ezn
Ezm
EzmKmnLcm
EznKmnLcm
Lcl
Ezm
EzkHVl
EzkOKl
JZl
JZlKmk
EzkKml
JZlJ4k
EzlN4l
K4k
EzlJemOWj
EzlFnlJenOTkOWj
Ezl
EzlKnl
EzkFAl
Ezl
G9l
Fvn
E+o
E0m
E0m
E0jJ3o
E0j
E0m
E0m
E0n
E0j
E0lJ3l
E0mJ3l
E0m
E0n
E0o
E0n
E0n
E0n
E0kLKlLkn
E0nFAlLkl
ODk
Mwl
FokHolLEo
E0kJxlNFk
E1l
I1k
E0kKPl
E0l
JEkMbk
FDlHPlN6kN+kOWo
N+kOWp
N+l
J3m
E0iJ3m
Gbn
OOl
E1n
HEk
E1n
E1o
E1r
E1n
E1r
E1m
E1o
E1m
E1l
E1m
E1m
E1lFNlF0mJBmJEk
E1kNsl
HFlNFlN4k
E1nJAk
E1l
MAkOEl
OEo
OHn
E1lOAk
E1kOHn
E1l
M/k
E1lH5kNmlOFl
E1lOAm
HPlKMlN6jOAl
E1k
N3lN+k
N3l
HQl
E1mFIlG5l
IQlN/m
E1n
E1m
N/k
G/lN/mOEl
E1kJ7k
E1lOAk
E1l
E1l
E1kF0l
E1kJplN4k
Hnl
E1lHVl
E1l
E1l
OCk
E2n
E2kHEj
HSk
IHnItk
HHiIPkODl
Mvl
Jtm
E2l
HdkNzs
GBl
E2k
E2lH/l
E2nHEn
E2lH/l
E2nHEmHFl
E2k
IHk
E2lIrl
OGk
E2lJWm
FPlG2kN0l
HEk
E2kIwl
FrlJKl
HEq
E2lHErODj
HEk
E2k
IykIzlLkl
FElFml
E2l
K6kNkl
JenM7l
E3nJOk
HFk
HDjOEm
HkjLCkNVk
E3n
HmlHxk
E3lMVn
E3mHDlJDm
E3mHDnJDn
E3l
E3m
E3mHDmJDm
E3l
JDkLllMrl
FTkHDl
E3l
LRl
OJlOWm
E3kFIlOJkOWl
FIl
OJlOWl
FWlF6pJDkJ8kOTk
E3kOWk
L0l
Fzl
E3kJsl
JDl
E4n
H5k
HDl
E4lHYl
E4m
NxkN1l
E4k
E4lGBlHRi
E4j
FGl
E4mGdkOMiOPk
E4kOMk
KHnOPm
MrmNLl
E4lOMk
E4l
E4kHFl
I2l
I2k
E4l
Nql
E4k
E4m
Lgk
E4l
E4lOUl
KVl
E4k
E4lG8k
Nyk
E5k
E5l
E5l
E5lOPm
E5l
E5nKsn
E5nOWj
E5n
OMl
E5k
E5nMOpOJl
E5nMOo
E5n
FCp
FCpN7l
FCm
MUl
E5m
E5m
E5n
E5k
KJkKMkKNkKQkKRlKTlKVkKWkKXkKblKckKdkN3kN6l
E5k
H1m
OWn
OWm
E6m
E6m
E6kGGnIPkN+kOMk
E6l
E6lHCl
E6mH2k
E6mH2l
E6mMal
E6m
E6m
E6lFCk
E6kJ2l
N8l
E6m
E6kN+m
N+m
E6kN3m
E6lMdl
E6jE7lMdmN/kOAjOEmOHk
MdmOAjOEl
E6kG/k
E6lG/kKEk
Iil
JVkM2m
HCnN+k
HCmN4l
E6k
E6lHCkN7l
E6kOWj
HXnIAk
E6kH/nK2n
H2k
E7xFEqMdlN2mOEl
E7vFEqMdmN2lOEm
E7o
Lyk
E7jLyk
E7m
E7nFDnOBl
E7lFDmOBk
E7lMdlN2k
E7o
E7p
E7p
E7m
M1k
E7nFGk
E7kHVm
E7lOWn
OWo
E7n
Jtl
E7m
E7m
E7m
E7m
E7n
E7n
E7o
E7nNMl
E7n
FCn
FCoFLlJul
HMk
E7l
GwkOWm
E7lGWk
E7k
E7lMgk
FGm
FEl
E8o
E8o
E8o
OMj
E8nOJk
E8oOJkOMk
FLlKso
E8lKsoOMi
Ksl
FGoLMm
E8lOMi
E8k
E8m
E8kOMl
E8nMfn
E8m
E8l
E8lGsn
HEkLsl
Kpk
L/k
FRkL9l
KXoOQm
Kmn
LVkLqk
E8lNxl
E8n
OFk
Him
E8kOMl
Ksk
E8lKhl
E8lKqlORk
E8lMwl
E9m
E9lLvi
E9nLvo
E9m
E9nFri
E9lHKlM0kOWq
E9kFMkOWp
E9kHKlOIjOWq
E9lFMlOWq
E9k
E9kOWn
Lvl
E9m
E9n
E9m
E9lLvq
E9kLvp
KQl
Lvk
E9k
N/l
E9n
E9lJRpKBsLvl
E9lGYkJRpKBsLvl
E9kLvl
KJk
Jrk
E9lJgk
E9l
E9lLvl
E9kLvl
E9k
HHl
GNl
E+s
E+s
E+n
E+k
OEk
E+lG/lMJnODn
E+m
FJl
E+kG/lODl
G/lODl
ODl
E+l
G/mODk
E+l
E+lODl
E+m
E+m
E+n
E+o
OWk
G/n
E+l
E+m
OWm
HQkOWm
Jjl
Jjl
E+k
FWlMNnN4l
GWk
E+k
Ldl
E/j
KAn
E/lOUk
KIk
Hrk
E/l
E/mFDk
E/lH0lIulOWj
E/l
FLl
Jol
E/kOWl
E/lOWl
E/lOWk
Mhk
Hso
GYk
E/lGYkJ9l
E/lI7l
GZk
GZk
Ixl
KAqOWo
KArOWo
E/lKAm
Mqj
FAoJTl
FAqJTlOLj
FAoKmm
JTlJnmJxlNkk
OMl
FAnJsl
FAnI6mJsl
Kmm
FAkFfl
FAlJTlOLk
FAn
GDkGijOPj
FAlJTl
FAl
GplJSl
Kmk
FAkJFkL6l
FAl
FAk
JPl
FAlFFjKAl
FAkHAkN6l
FAk
JPmKAp
JPmKAq
ORn
FBo
FBo
FBo
FBpLekOBk
FBn
N3lOMj
FBn
FBn
FBn
Ldk
FBlODl
FBk
FBlKNl
IWk
IulNJl
NPl
H4n
GdkKsk
Ksk
FBkKsl
FBk
FBl
FCm
FCm
FCm
FCn
FClIYo
FClFrk
FClMql
NrlN3l
HCj
FCo
G/lOEk
FClLMlOEl
Lin
FClNGl
FCmFLlOWh
FCnKUlNMl
FCm
FCm
FCl
FCkHNl
H+l
FCkFEk
J2l
M5l
FClN4l
G0k
FCkOVl
Ivl
MQl
FDn
FDp
FDm
FDm
FDk
FDl
FJlJWm
ODl
FDk
FDo
FDl
GXl
FDlJTmJYk
FDm
FDjHVkJpk
FDkLyoNCo
FDlJok
GGkIAlOGl
MQk
M1l
Ijl
OHk
KTlNTl
JVl
JVn
FDkFJl
N7l
FDlGcl
FDmK9lNIkOHk
FDk
Jxm
FDlGXl
FDlHCk
HCk
N6k
LJl
FEm
FEn
JXk
HRl
LJlODm
FEj
FEk
FEl
OEl
FElGKl
N2j
FEkN2mOEkOMl
Nxk
FEm
G/l
FElNxk
FEkG/oJolODkOEl
FElLyk
FEkIsl
FEl
GBl
FEl
FEkH5k
FEl
GalKpk
FsmIil
OWj
LIlMTkOBn
HRnLJl
FEkKvlLtlOEn
FElNwl
FEjOCl
FEjOEk
FEl
FFqGakIQk
FFkLOl
FFkMUk
FFmLZkL9l
FFm
FFo
FFn
FFn
M5l
FFmFQlJPo
F1kJok
FFmGPk
FFn
FFl
FFm
FFm
FFn
FFmMelOWl
FFlJtk
FFl
FFl
FPkGum
FFk
FFk
FFkOWn
FFlKLlLYl
FFlODk
OJk
FGm
FGkJzj
FGn
Mvk
GLk
GFn
FGl
FGkOWl
FGkOGk
FGkIfk
FGl
GQlHjlIFlKHkNpl
FGlOWk
HjkHxlKHjNylOJl
FGlHfl
FGlHfm
MEl
FHqOMn
FHoOMk
FHoFLk
FHqOMn
FHo
FHoFLk
FHo
FHm
FHkKWk
FHmFLk
FHm
FHl
FHlJYo
FHn
FHn
FHn
FSlLZl
FHlKdk
FHo
FHl
Ikl
FHlJTp
FHkJTrJnk
FHl
K2lNik
JonNvk
OJn
Ktl
L+l
FHl
OMq
FLlKslMmlOMq
FHl
GKk
FHkLZo
FIl
FIl
FIlIjk
OFl
FIj
FIo
Ijk
FIl
FIkM4l
FIk
FIkJml
FIm
FIn
FIo
FIkHtnLwk
FIk
FIl
JSl
LJl
FIkOPk
OWp
FIlOWq
IKlLil
NHl
FIl
FIm
Jbk
FIkJbl
FIlJbk
FIl
ODl
FIj
Lmk
FIlOWk
FIkLJlODk
FIlJWk
GZjJul
HZm
Jum
Jul
I5lNvk
FJnLxk
FJkJKlMQk
J6o
FJn
FJm
GZkJum
FJl
Ffl
JKk
H3k
FJlNal
FJkFxkHGkJol
MSkOTl
FKlHZl
HSkHZl
FKlNWl
J7lOMk
JIjLXk
FKl
G0nMsl
G0o
FKkHFk
FKlNhk
FKkGok
FKlG+l
FLn
FLmOWl
FLmOWl
FLn
FLlFxk
FLk
FLlKUl
FLlNol
FLk
GElHCjOWj
HCkJfmOWj
FLlGwl
FLlJZj
FLl
Mon
FLl
FLl
FLl
HzkMho
FLlMhn
Kgl
FLkFelGFkJhl
Lvm
FLlN1l
FLk
FLl
FLkOWn
FLkNYl
FLk
FLlLvk
FLlGNlN4l
FLkN4kOMk
FLlGNlOMk
Kyl
FLl
FMk
Fcl
FMn
FMm
FMm
F6l
FMnGPlGrnORl
FNlFtkFxkMJk
FMmFPmFQkFTnFblFemFflFglFhmFjkFplHIlI5lOTnOWh
FMmFOmFPmFQjFTmFbmFelFfmFgmFhmFjmFllFmlFpkFtkFxkOTnOWi
FMnFOkFPmFToFbmFclFemFliFmmFplFtkF1kF2kHIkOTl
FNmI5kJdnJgn
FMn
FMnHIk
FMmFrkHIoI5k
FMpFxk
FMkJUlOTl
FMlFslOTl
FOkFUlFhjFikFzlGPpOTlOWl
FNlFOkFVlFblFvlGPnGrkItlI5lOTlOWl
FMnFXkFtkFyiF6iHKlJAm
FMnOTl
FMkGrl
FclOTk
FMlFXkFukGPl
FMlOTj
FMkFll
FMkHIk
FOkFmnFplFqkGPnHIkOTmOWn
FdkFgkFilFmnFqlGPnOTnOWm
FMlGPmItl
FMlFRlFXl
Jhn
JUlOHl
FMlOHk
GPkOTl
GPl
FOlFfkJFkJskJzl
FMlI6kOWn
FMlFTlFqkI6kOWm
FMk
FMlI9m
FMl
GulJtmLMl
OWl
FMl
FnkIUlOBk
FMlFUkGTlJ4kNql
FMkNLk
FMkFvmJzl
FMkFNmFfkFhkFklFllFpjFvlFzlJhmMEkOTl
FNm
FNlFQlF1kI5kOTnOWY
FNjFXj
FNlGwk
FNn
FNn
FNlHIlJ1lKKlNulN8l
FNnGMl
GroGspGtoGulMGl
FNlFqlOTnOWj
GPn
FNl
FrlHIk
FNkJhm
JTnJUmK0lL5kM2k
FNoFzl
FplJhs
FNl
N3j
FYlFvl
GPm
FNlHrpH8mJohNMl
FNl
FNl
FNlGMl
FQl
FNkK1k
FNlFRl
FNl
FNlFtlF6l
FNl
FOmFPnFpk
FOnJUk
FWl
FOjFZkFrnLKl
JEm
FOl
FwkIjl
JTl
FOl
FOl
Mzk
G2lOTl
FSl
FOlFSlFVkFXo
FOk
FOl
FilFjkORh
I2k
FzlI0mJTqJUm
N8l
FOlGjl
JPk
L2l
FOl
FOk
FPn
FPn
FPn
FelOUk
FPl
FPoJKl
FPn
FPm
FPn
FPm
LBlOWh
Frk
Gsm
OWm
NTlOWn
NTl
JPk
FxoHfl
FPlFxmHfk
I5l
FXl
FPkFXlG8lKGlNzlN9jOAi
FPk
FPlFZlOWn
FPkFwk
FPk
Gik
FemFfm
FPlJKk
FPlORl
FPk
FViLKk
GrkGtk
FQlL5l
FQlFVk
FVk
FQkFzlHOl
FQl
FQlJRlOQk
KBlKjlOQl
HOlMcl
FQl
FtlF6j
F6l
L5l
FQl
FmlJom
FQl
F/kGGmIOmKAlLalL3lNekNhlOLl
K4l
Gyk
OWl
FQkFpk
Gsn
FZl
FQlJRk
GPlOTk
Gil
FQl
GLj
I5kOTl
Jmk
FRmJOl
JOk
FRpHGn
FSlFul
FRlJSk
FRo
I5l
FVnNvk
FRm
FRl
FRl
OQl
Fdl
JBn
JJk
FRl
JIl
FRm
FRkOGk
FRl
FRlN/l
FRk
FSn
FSm
FSlIjoJPlJhl
Gvl
FSn
FSkFTmFckFvkI5l
FSlFlkJIk
FSk
Fpl
FSk
F1lOWm
FSjFukJejOWm
Gvk
FSl
FSl
Jql
I6l
FSkMkk
FSlOWk
Mkl
FYlF2lHZkOWt
FSl
FXm
FSlFXmGsl
FtlOWm
FtlOWm
Ftk
Ftl
Jhr
FTl
Ftk
FTn
FTk
FTlGpk
OEl
FTl
FTn
JXk
FTkFhlFljFplGjjHKlItlOTm
FUkFvkI5k
FTl
FTlFYlI5lN8kOKm
FTlGPr
HWl
Nvl
FTl
Jrl
FTlOPl
FTl
NRm
FTl
FTl
FTkHWkOWj
FTk
FUj
FUm
FUmF1l
FUlJekMTl
FUkFskJAjJ7lOTl
FUlFsnF4m
FUnLek
FUj
FUl
FUk
G7nNbl
HAk
Njl
HIkI5k
HIoI5lI+l
FUk
FZlFglHWkN8l
FUlI+l
FUlH0lI6j
FUkGrkI6mJomJukKtkNelOWh
FwkHWlOWm
HWkOWo
FUlONl
FUlONl
Fel
HGlKql
FUk
FVlI7lJBl
Jtk
Fkl
FVk
FWk
FqlIwlMJkOTl
FVl
FVl
FVkOWk
FVkOWl
FVk
Kel
OFlOJm
JmjOTl
FVl
H+lJtm
Jtk
OTl
Fhl
FVl
Hgl
JOk
FVk
FVlHGmIPkJBoJDl
FVkHGl
F8kOTk
Fsm
FWm
FWkJAn
FWmGClGsk
Fal
FWlMRl
Fnm
FWl
FWlLWl
FvlJnk
FWkMMl
Itl
FfkI9m
FsmI7lJAn
FWl
FXlFilIwlJkk
FXn
FXkKbl
HUl
FXl
FXj
FXkLwl
FXk
G8l
OMk
Guk
JMl
FXjFYmFvmGloG0lMWl
Jdl
IIlJekMQm
FhmMPl
Fsj
FYl
HKk
FYlFdm
FYlFplF1l
FYk
FYkIwk
Gtp
FYlGtk
FqmHKnICkJpk
JSl
Krm
Hil
FYk
FYlI6mI8k
FYkJEl
FYkJQl
JQk
FYkGtl
FYlGskG4kHZlNjl
FYkGRlJalLnl
FYlGtn
FYkGtm
FYlJHm
FZn
FZlFnk
FZkJYkLkk
Fvl
FZnFvk
FZn
FZjMJk
Gup
FZlFnlF2l
FflFnlJFl
Lfk
FgkI5l
JFn
FZlNdk
FZk
Fgk
FZk
FZl
OTm
IklK+kLDl
JEl
FZl
FZl
FZk
FZl
FZlJFj
FZmKok
Fal
FalOWm
OWl
Ful
Fal
Lgk
Fal
Jpl
Fbm
FblHMl
Fbl
FbkM3lODn
FblNNkOIo
HXl
IhmIllKQwOQk
Ilk
I9k
OGmOJkOWo
OLl
Fbl
Lvk
J3lLxm
FbkMAk
Fco
FclKZk
OTl
JHkNcl
FclJmn
Fck
Fcm
FgkF8l
FclFel
FclG/k
FclOWm
GOl
Fcl
Irl
Fll
Fdl
Fdk
IllKQnMal
Nel
FdmLNkLvlMQl
Fdk
Fdl
FkkFzlF1lOTk
LZl
Fdk
Fqk
J4kKWk
OQk
HnmKfn
FelFxmGukKdlNVnNZl
FekFxmGIlGukJ9lKdkNVnNZl
Fxk
Fxm
Fen
LAk
Fem
Fel
Fel
FelFgl
FgkFrlI4l
FelFrl
Fel
Fel
Fel
I5l
FekGYkKfnONl
FelGElGYk
Fel
FelM2l
FekOKl
FelJhl
Jhl
FelJhl
FfmKXl
FjlOWk
IEk
Ffn
Ffl
FflJFl
FfkNsk
JFj
F2l
FfkG2lJXnJdl
FflOHl
Ffl
FflOIl
JPn
JPm
FfkGhlHWkOHl
FflJPm
FflJFk
Fgl
Fgn
FglIwn
FgjF1l
KJjMcm
Fgn
FglF1lHwlJCjK5k
JBlJJl
FglIIk
IwlLDk
FglGhlOOl
Fgl
Gmn
Fgl
JroOUlOWk
NVk
Mtl
FglIdl
Fvk
LPkN8l
FgkF1kKhp
Fll
JTn
Fgl
L3l
OTl
FhqJHrJ0nOPl
FhqJHsJ0o
Fhm
FhlLwk
Fhm
Fhn
Fhl
J0q
Fhl
FhnOWk
Fhn
Fhk
JYl
FhlL0kOWr
FhlL0lOWr
FhlLcm
Fhk
ISlL9l
Fhl
OTj
Fik
FhkKBkOEl
Fhl
Jzk
N0l
Fim
Fim
Fik
GhlJqm
Jql
Jgn
FikFpk
Fjn
FilFjmImlJFl
Fjn
Fil
H+l
FilMBkMvk
IVl
FilI6kJel
Fil
JZkOUl
MVk
Fil
NGk
J4l
GHlK8l
OMl
OWi
FilJCk
FilISl
G2lOAk
Fjl
FjlMhl
Fjn
Fjl
FjkJFm
FjlJFm
Fjn
Fjm
LKk
FjkN/o
FjkLZkLilMgk
Fjk
FjlGTk
Gdo
FjlJsl
Jso
Fui
JFl
Fjl
FjlIFl
F1l
FjlOBl
FjkOWn
Fjl
Fzk
Fjl
J9l
Fjl
Lil
KMl
Fkl
Jel
F2k
G6kNSkNjiN3l
FkjKIsKdmOOm
Fkm
Fkm
FklGskJDk
Lqn
FkkGAlGtkGvkK0lOPm
I5l
FkkFsl
OPk
GvlLYl
HBk
FklGNl
FknKNp
Fkl
M7l
NCl
NCl
GLjOBl
FlkJIk
Fln
FlmGkkGvkHouLFv
FlnLEn
FllFwk
FlkFwl
Hmk
FllIml
JIm
FlmK+oMCkN2k
MIjN0m
HolLHkMIjN0m
OMl
Flk
Fll
Gkn
Fll
FqlN1l
FllFqlGwnN1k
GPk
FlkI6l
FllGvl
Fpl
Fmm
FmlLSl
K7l
F2m
J0l
Fml
Fmk
Fml
FnrGykIWoJfkOSn
Fnn
Fnl
Fnl
Fnm
Jfl
FonHzmJklKelN6k
LDm
FnlKXl
Fnl
Fnl
FnkJfl
Fnn
ORl
OWk
JCk
FnlJClJGlJNl
FnkG1k
Fnk
JPkMwlNXl
Fnk
Fwl
FplHFm
Fsk
Hqo
Hqp
JSl
F8l
OTl
FnlOWl
Fon
Fom
Fom
Fon
Fom
FolLjk
Fol
FomHjlJHm
GPl
FokI2l
FolHol
Fol
FolJ2l
FolOOl
JNm
NKl
Fol
LqlOWk
FolIWk
Jkk
FokLHj
Iel
Fpm
Jil
Fpo
Iin
FplIelLplMFq
IemMFn
LplMFn
F6k
Fpk
FplIZk
FplH8lISl
IekMFk
JKnJNk
FplJKn
Fpl
FplGZn
JOk
FplK1l
Lpl
HOiMVlOBk
KkmMFkMGl
NBl
MFmM8lNll
MFnM8lNMl
FzlJhm
OSk
GllN5l
FqkLBo
FqkHal
FqlNel
K1nNGkOLnOSj
OSl
Nyk
Kzl
G+oHKlNrjNul
Fqk
Njl
FqlG0lOWk
HTlHUl
HOk
OSk
FqkLal
FqjOAk
Fqk
Fqk
Fql
Fql
Fqk
Fqk
Frn
Frm
FrnFso
Frl
Frk
Frn
JMmJal
OTm
FrmF6k
JEl
Nll
FrlLAl
FrkOTlOWj
Frk
FrlOTk
OTl
I+n
FrlFtk
F0pJDmL0lL5l
Frl
F7lI+n
Frk
FrlI5k
I/n
Frk
FrkMtl
FrkIxk
Fsm
G+lHQk
FskI/l
Fsn
F4mF5kI7m
LIk
FskOWl
Lol
JAm
LAl
Fsl
I5l
FtkJkk
Gml
HHk
JAm
FskLTl
Fsk
FtrJMo
FtqIFlJMp
FtlF6kI8lMWl
Ftn
LLl
FtlF6j
FtlJSl
FtkFylJSl
FtkF6m
FtlGrl
Ftn
F6l
Ftm
KZk
FtlJfk
Ftl
Ftl
Ftm
Ftl
Fyn
JLl
FtlJMl
FtlF6l
FtoNVl
I8l
JJlJao
Ftl
Jhl
F6l
HWm
OWl
Ftl
Ixl
Gjm
FtlHGk
FtlOWk
NPkOVn
IhnOTl
G/mJ3mODk
Ful
FtlJAl
FukNQl
FulN1k
Fun
IAo
Lrk
FulGOl
LKl
Fun
I+k
FulGWlHIl
JFl
GClHakI+nNtl
FukJSl
FulJglOWk
OTl
FvnGtm
GsnJvkNolOQk
FvlLOo
Gfk
Fvn
NmnORk
FvlGlk
Gll
FvlIFnLOm
OWl
GlmI8l
I7j
Fvl
FvkKEl
GKlImmMPl
FvlNSl
IDkLJk
Gtn
FvlHNl
GilGmmGznLDmNIlOSi
GzlJdlMsk
HIm
FwnGzmKNtNBp
Fwm
FwoJMn
KOl
HllNLl
Fwm
FwmKOtNDv
FwnKOuNDw
Fwl
Fwk
FwlGAk
GAk
FwlFxl
Fwk
Fwk
NDl
Lvl
NLk
OPl
HWl
Lil
ILk
FwlGSkIWlJrkKqlK6lMPlMjmNwlNxl
FwkJrkKplKtkK5kK6lK+lMPlMjk
Fwl
HEkMCl
MCm
Fwl
OWk
Ifm
FwkG1lHplIFkILlIakIckIfmNDlN7l
G1kIfnN7k
ILkIUlIakIfmN7m
FwlIfn
FwlGSl
Fxn
FxmGopKglK6lOTl
Fxk
FxnOPlOWm
Kgm
FxkGIkL3lOAl
J+kN+k
JTmJZk
GJlHekIXlNok
Fxl
K+l
FxlGUl
GPkN6lOWm
Gom
Fyx
Fyx
I/n
Fyp
Fyn
Fyr
Fyr
FykJfkLmq
Fyp
FylNimOCqOWj
F0kNimOCq
FynI/k
Nik
Fyo
Fym
HImOTl
HRlJ7k
Fym
Fyn
Fyn
Fym
FykIol
F6l
Gmp
N0l
Nhl
F1l
KllOWj
FykLVl
Fyl
IKlKhlOQn
HylLol
Fyk
FylHUmOWl
FylHUnOWl
Fyk
OWk
Fyl
Fyk
M9k
Fzn
Fzk
GAlInl
FzlMvl
FzlG+k
Fzn
FznGFl
Fzn
HJkL2lMGl
I9k
Fzk
FzkI0l
JCkNpl
Mpk
KKlKOkNDl
JSl
Nkk
JikOInORl
Fzl
KHl
HNn
ONl
GAl
FzlHFl
GAkKfk
HFl
JUk
FzlOWl
F0kIul
JBlJQk
MSn
F0kHbk
F0m
OTl
F0n
F0lF5jG2l
L2n
OCj
HllNRl
Ick
F0lIPl
F0lNdl
F0l
F0lGLl
JCl
N8l
F0kJBj
F0j
JSk
GYl
F0kGYlJQl
F0kJEl
F1pKhuLzsL3j
F1oKhqLzo
Khk
F1pKhsLzp
F1m
F1m
F1lKhm
F1lGvl
F1o
F1o
F1n
F1mJ4kKvk
F1lKhl
F1l
F1lIjk
F1lIjl
F1lKhkLzl
Lzl
F1lLzl
F1kLzl
Kok
F1lIim
F1l
F1kG3kIim
OWq
F1lGLl
KhkLzl
J+l
F1m
F1lKhl
Khl
Kvm
KhnLzl
F1k
Khm
F1l
M+lNBlNGlNUl
F2z
F2s
F2n
F2kGXk
F2p
F2n
F2n
F2m
F2lHqlJul
F2m
F2m
F2kKEnMEv
F2m
F2k
OVl
F2kJHk
F2n
F2n
F2lIqk
F2n
F2l
MNl
F2kGUl
MTl
J9l
F3n
I/k
F3l
M1k
GIlNqnNtk
IFkIfm
F3l
F3lOWm
HXl
F6lHUrNinOCm
J6k
JZk
F3jN9l
F3k
F3l
F3kGCmLxqN0mOEk
G9lI0k
F4l
F4n
F4l
F4lGrnLnm
F4n
F4m
OTl
GskNol
F4kOGoOJkOTkOWo
F4l
F6kMrm
I9k
F4lGglOSl
JRm
IDkJDlLOl
F4lHbl
F5j
F5n
HhkHikHmnKjkM7kNei
F5k
F5lG+l
JPl
GplIIkL0k
OWq
OWp
Jak
OWn
GQj
IEn
F6m
F6j
F6mJSkJxm
LRk
F6k
F6kM7lOTkOWn
F6nHbmOWm
F6mHblOWn
J8l
OWl
F6lOPl
F6kI5kJwlOWa
F6kOSk
J9k
J4kORkOWl
JEl
ORkOTk
F6kHbl
F6l
ONl
F6l
F7n
F7k
F7k
F7kMYl
F7lKgk
GelH2l
KzkLKn
Iim
F7kJNk
Mel
GElHfl
INl
Ihk
F7k
F7kNsl
F7lHmk
Jbk
I5k
Gul
F8l
HUl
F8lIznJAlJclJwkJ6k
F8lOWk
IFlOWn
OPl
Hll
Gsl
Iol
F8kIol
H6k
F8l
F9m
F9m
F9lL7p
F9kL7mN8j
F9o
F9m
F9m
F9n
F9m
F9m
F9n
F9nOWb
F9n
F9lLhl
F9k
F9n
F9n
F9m
F9kLumL0m
F9k
F9k
OGlOSj
Hbn
G9kOWj
OWj
F9lG3l
F9l
OWk
JOlK6kL9o
F9mL9o
L9n
F9kNRk
F9l
F+l
F+m
F+n
F+l
F+l
F+n
OWm
F+lLTl
F+n
F+nHVl
F+n
F+n
F+n
F+kLen
F+m
F+l
F+l
F+lOEkOWj
F+l
OOl
F+lLHm
OHk
F+kI9l
F+kI9k
F+l
F+l
N/l
JSk
F+lHSlJSlOIl
OWl
F+lJ3lJ+k
J3k
F+lJRnMJo
F+l
F+kOIkOWm
J3lOIkOWl
F/oLDlOPl
F/l
F/o
F/kNSl
F/lMdl
F/m
F/nGBk
F/mGBl
LikNfl
OHkOWq
F/lOHkOWq
F/l
F/lN8lODl
I7mJ8oOWm
I7mJ8oOWm
N8l
Nmp
OMk
OKk
N8kOJjOMjOTkOWj
F/m
Kdl
F/lKhl
GAl
GAn
GAmInl
GAnJmkJnlKDlM/lNml
Inl
GKm
J6jMJlOBl
HNk
Mkm
GAlIymM8n
GAkG2kInlKZpNSlOWk
GAkInlKZqNSk
GAkHglInl
Nvk
GAn
OAm
GKlHtnOWk
Inl
GAlGhn
MQl
MQk
GBn
GCo
GBn
GBlK/l
Lal
GBkLak
Hnl
GBlLak
GBl
Ixk
Ixl
GBkIxl
IIkLPo
GBlJ+lLPm
J6n
OHl
Ivk
GBkH1jIOlI6kJgkL2k
OWk
GBl
GBlHDkHNl
GBk
L7l
GCn
GCk
GCl
N9k
GCl
GClJ0k
Jin
GCmHrl
OLk
GClNEk
GCnJ8l
HjlIFl
GCkHum
GCn
GCm
GCn
Huk
GCkN0kOEk
GCkN0nOEj
OEl
GDm
GDm
GDk
GDl
H7l
ONl
GDlMgk
GDlGak
GDlOWl
OIkOKl
GDl
GDl
Jsk
GDlGEl
LZl
GDn
GDkISlJJkOWu
GDkISkOWw
GDkIYk
GDmOFl
GDlGmqG+lJvk
GDkHklHlkHzlMGl
L8l
Nlk
HhkMsoOIkOWc
GDlMsnOIl
GDk
GDkLvk
GEm
GEl
HUlJAlNfn
JAkNfn
GEl
GElLxl
IJk
N8l
GElIPlMel
GEkGol
GEkMLl
GEk
GEl
JTl
GEjGjpMGl
GFnJGlLSl
GFlOKl
KKlLBk
Jul
KUkNhlN8k
GFkKWk
IzlM0l
GFlGGkGbkIzl
Hpl
GVk
GVk
GFk
IEo
GFkL6u
L6r
GFl
GFl
HDlHOkHej
IPl
GGkKWr
GGl
GGk
OWi
GGlHHlIJlOWo
Hyl
GGkNnm
GGkIql
GGlLdl
J8l
GGl
GGk
GGkGZl
GGk
GGkN1l
IOkJVlOWw
OWt
MHl
OWo
J7lM0n
GGlLfk
GHmJUl
HzkKAl
GHl
GKlMXl
HhnN1kOVk
OWn
Lkm
GHlGIkOWm
GHn
GHlOKl
GHk
GHkN2k
GHl
Ntl
GHkOMk
GIlGNkGblHelN2l
GNjHelIOlJpkOMl
GNkKDlN2l
GHlORl
GHm
GIp
Hxl
GIl
GIl
GIlOHj
LVn
GIk
Nsl
GIkGbl
J3lJ+jNxk
GIkGbl
GIn
GIk
Ntk
GJmHAlNqm
GJkNvl
HAl
Hhk
GJjMil
GJkN/o
HAlNtkN/p
GJlHAlNtl
HAl
Hhl
GJlHAk
GJkLmm
H/kLmlNKl
MgmNqoNrm
GJl
NKl
Hhl
GJm
GJlHAm
Nrn
OAk
LvlOWk
GPmIXk
HAl
GJl
GXl
Nrl
GJk
ORk
GJl
GJl
HAl
OCo
GJlGcoL6q
GcmL6o
GJkJUlOKl
NqlNtk
Ivl
Jtl
H4mIVl
GKn
GKo
GKk
GKn
GKkGnoODk
GKm
GKl
GKlK7l
GKl
OLk
GKlHqlIml
Iuk
HtkH+l
H+l
GKjN1lN9j
GKk
GKlOSl
GLl
GLm
Isl
JZkJtm
Ktl
Nko
GLl
GNkJmk
GNkNsl
GLk
GLl
GLk
NwlOWk
GLl
OJo
GMnGWlOWr
GMnGWkOWr
GMm
GMlIyjIzn
GMm
GMlI1l
GrmMwk
Gnl
I1k
JgkOWk
GTkOFm
GMl
IYmKNl
GMn
KNl
GMkNzk
GMl
GMmOQm
LNm
GMkOHkOWc
HmkNOl
IynNko
GMk
Jxl
GNp
GNo
GNm
Jol
GNlGZkMgn
GNl
GNkLQl
GNkLQl
J6l
GNlHlkJvsOWn
Jvk
J6kOWk
GNk
GNm
GNlHtm
GNn
GNm
GNlJ6k
GNlNKk
GNl
GNk
GNlH2kN5k
OVl
KglNFl
GOlNFk
HZl
GTl
OWj
Kgl
JdlJgl
Jgl
G4oKdlN5k
JKm
IzkJKl
GOl
OWn
GOlOTk
GOlOWj
GOl
GOk
GYl
GOlIvk
GOlJMl
OWo
OWo
Gok
GSlOWl
OWm
OFk
GOl
N9j
OWj
GPkHAlInl
G8l
G/m
GPm
IXlOHkOWp
IXlOWp
MNl
OWn
GPkIBl
IBl
GPk
GPlJOl
GPl
GPlOWl
GPj
HejK/k
GQn
OCl
GQl
GQmIzk
ODlOMnOPoOWj
OWk
LUk
KLlOWm
GQkJLm
Gok
Jvk
GQlJpl
Hll
HJk
GQk
GQl
GRl
GRm
GRkMZkOWk
MZlOVlOWk
GRl
GRlJamJckOWh
Jcl
Nvm
G+kHTl
Jcl
OVl
GRl
GRlJEl
GRlJTl
Jil
GRl
GRn
GRjJMl
Jck
I/lMxn
OQl
GRk
GRnNDl
GRl
GSm
GSn
GSm
GSn
J6l
GSkKkl
GSlOWl
GSkJylOVk
GSl
GSmNwl
GSl
M9lNPl
GShNPl
Jdn
GSlHel
GSl
GTu
GTu
GTn
Hbl
GTtOWm
GTsOWl
GTl
IFl
GTn
GTm
GTk
GTlJwl
OWl
OWk
OWl
JLm
N9l
GTlMWk
MWl
GTlOUl
GTkJLk
OWj
L9lN9lOWj
L9k
GTkJKl
GTlN/k
GTlHZk
GTn
GTl
JKl
OKl
IIl
GTlOWl
GTj
JyoMAk
GTk
GUp
GUk
GUm
GUn
GUm
JMl
OWi
GUl
GUl
GUl
GUm
GUm
Luk
GUlOVk
OVk
Khk
GUlJMl
GUlHekIXkJMk
M/l
JDl
GUl
GUkHjlJRkLqk
K7k
IFk
GVm
Gbl
N3l
IVn
IVn
GVnLll
GVn
Hul
GXl
KLn
GVkIBk
GWj
GWj
L2o
GWl
GWk
OAl
Jvj
JFkLylMjk
J3k
GWlK+l
Hrk
GXkK7l
GWkGXk
GWl
NDl
GWk
GWl
GWl
M2lOJk
GXk
GXl
GXkOEl
Lck
GXlL/l
GXk
OWn
OFjOWo
Mdl
LCmMNlNal
GXkHPnMClN8k
Lsl
ItkKpl
GXk
GXl
GXkGil
Mvn
GXk
JQlKJl
GYkHxl
GYk
JQk
GYl
GYmJPkJQoK4l
J9k
GYlMtl
OHnOWv
OWk
Mxl
GYlOSk
GYlKHl
IZl
LXl
MXl
JQk
Ill
GYl
GYm
IAnLPn
JRkKBp
GYlG9lLIo
GYk
GYk
GYl
GYkIqk
GYl
Njl
Juk
GZkIWlMWlM2lOQk
GZk
Gcm
KJlLSlLxk
GZkIdl
KAmKHk
GZlJylKAmNbl
GZl
GZlJKl
Hml
KJkKgkOQk
GZl
JWk
GZk
GZlOMk
OEm
GZk
L4l
L4nMhm
L/n
Gam
Gam
GalKVpLXk
GakHvlH1l
OAk
GalOHl
GalLOl
Mqm
N/k
M2k
Gal
Gal
M4lNGl
GakLpl
GalJYk
Gal
Gbm
KFk
Gbn
GblJXk
GbkLGl
Gbo
Mal
Hhl
LVl
GbkIKl
Gbl
GblIEk
ONk
GctJLnJanJpl
GcsJLlJan
Gcp
JWm
Gcl
GcnJun
GcoJuo
Gcm
GcoHjlJLlJaoJbtJcoJ/nKCn
GcnJLlJapJbuJcoJ/oKCn
GcmJbp
GcmJaqJcpOWk
GcmJarJcoOWk
GclJaq
GcoJpn
GcoJpo
Gcj
Gco
G5kOWo
OWo
GckG6lLWm
Gck
OWn
Gcn
Gel
NylOWk
HTl
Gcn
Gcm
JknJ4lKAq
GckJknKAq
GclJal
Jak
HBkHWlHklIRkKnl
MNl
JXkJZl
GclL6l
Gck
GckM+l
GclHskJep
GclHskJepM8l
MUl
GckLol
GckLol
GclHakKClOWn
Lol
LolN7l
GclHakOWm
Lok
GckLol
GdzNWl
GdmGfkGjkGmkGwlG0jH/mLhhOSi
GfnGilGzmG6kJTk
GklGwoNhl
GdkGhlGjlJHpMykNgl
GdlGjm
MClOSj
Gdl
GdlKJl
GdlKtr
GdlLFl
OSn
GdlNil
Gdl
Nxk
GqlGxl
GqkGxk
Gfl
GfkG1l
GdkGflG1l
GdkGfkG1l
GdkG1k
Ghl
GdkG0l
GejGkl
G1kG4lKal
GekG4n
GekGxm
GemMkk
GenMkl
Gem
GemMKk
Gek
GelGgmGik
Gek
GekGgnGnl
Hel
GelGxl
Gem
Gnk
GejNejNyn
GelMcn
KflMcm
NYl
Jnl
Gel
Gel
NCl
Gel
GekOSm
GekGulHllL9l
Gel
Gek
Gfp
HOl
GfkGyn
GfnMKl
GflNQl
NLk
Gfl
M0n
G8l
OWq
I6l
HGk
Gfl
LLkNml
GflH3k
GfkHilIFm
Gfk
Gfl
KhlLRl
GflM7m
HmlM7kOWl
HmlM7kOWm
GfjGgs
HmlM7l
GhlGzk
GflJfk
HdkNek
Gmk
Gfl
Gfl
GimGqm
Ggl
Ggk
GglJykMEl
Ggl
GgkGhmGikGjkGqmOWl
GgkGhmGikGqmGwlOSkOWk
Gwl
L4l
Ggl
GglLVk
GglK3oLglOWl
LVlNLk
GgmK3oLgj
Mlk
JXl
G4kNuo
NupOWl
OSl
Ggl
GgkGwlOWl
GglGzk
GgkGml
GhrJRk
Ghn
Ghn
GhkG1k
Ghk
Ghn
Gil
Ghj
GhkGzk
GhlHWk
Ghl
Ghl
Ghk
IolLPk
GhkLPkMGl
GhkKOl
Ghl
Ghk
Gml
GhlGwl
GhkOSl
Ghk
GylG7lMLl
Kjo
GilHGmK4m
Jbl
GikLFm
GilJPkJbmKjn
GilGnkG4kOSm
Gin
Gil
Hol
GikIOkJTkJdl
Gil
OSk
Jdk
GilKBm
GjkGknGnk
GjkGnl
GzkG1l
Gjl
Gjl
Gjn
GjkM1k
Gzn
Gjn
KOk
Gjl
Gjk
Gjl
GjlHKl
Ijl
Gql
Gjl
GjlKtk
GjkGxn
KSk
GkmG4l
Gkl
GkkMxk
GklMClOKl
Gkl
G4l
Nzk
IHn
Mfl
Gkl
JTkMpm
Mln
GkkL3kNMk
G2l
JTk
Gln
JHk
Glp
Glp
Glm
GlkJKl
Gln
ORk
GlkGnlONjORm
Gnl
Gll
GllHnkOWl
G7kG+kN1kOIj
G+kHAlNyk
GllJkk
GllG8l
JNm
NRl
Gmm
Gmq
Gmn
Gok
GmkKcm
Kcl
GmjKck
OSn
Nik
Gml
Nhm
Jfl
OBk
GmlLHl
GylGzl
G4l
Gmk
Gnm
G9n
Gnm
Gnn
Nbk
Gnl
Gwk
Gnl
GnmJNlK1l
Gnm
GnkGym
Gnl
OAk
OWj
JClK7l
GnlJ8k
GnlG9m
GnkIGl
G4k
GnkOFl
Goo
OQk
GomKHl
Gpk
Gon
Gon
Gon
Gom
Gom
GokOOl
Gol
Iyl
GolKWlOWa
OWb
Gol
GolOSm
GolHml
Npl
GolNDoOUl
Kgk
Kgl
Gol
Gpq
GpqLnlOQk
GpkG6kLMl
Gpn
GpnKKn
Gpn
Gpn
Gpo
Gpn
Gpm
GpkK+l
Gpl
K8lLnl
GplL7l
GpmKOlOVj
GplOWl
Gpk
GplNkk
GplNSl
Gpl
Gpl
NAl
GqlOJk
GqnMtn
Gqm
Gqm
Mik
Gql
OKk
GqjOKm
GqlKYnORl
GqkNMk
MdkODo
OJl
GqlOWk
MilM2lNHlN/k
GqlJek
Gql
GrnGsoGtnJUk
GrlGtkKal
GrnLnl
GrlNol
Grk
Nok
K0k
GrlK0lLnn
K0lLno
Grn
GrlLno
Jpp
GrlNdlNol
GulNol
MZl
OJl
Grk
Gul
Grl
K0o
ICl
I3k
GslMll
GslLBl
Lnl
Gsl
GslItl
Gsl
Kpl
OVk
Gsk
GsmHSl
Gsj
GslHSjIBkIClM3l
N3k
GtkLSlL9l
Gsk
Gsl
Gtm
Gtn
GtkORl
IHl
GtlKml
Gtk
Gtl
GtlJGl
OWl
GtlHXlJkk
Gtk
GulG2k
HzlLGk
GukI6n
GulKPk
Ndk
I+kMjl
Gul
Gul
Gvk
Gvn
Gvn
LHl
Gvn
GvlHak
Gvm
LUk
GvlNik
GvlHVl
HVk
GvlHVl
KRk
Mwo
IolLFk
OTo
GwlK0l
OSk
Gwo
GwlGzkHpl
GwlG0l
Njk
J0lMOn
GwlHak
Gwl
OWk
GwkOWk
OWl
Gxo
GxkJfkOMj
Gxm
GxlOWk
Gxl
GxlG7lJKk
GxkG1l
G0l
G6m
GxmHIkI+jK8l
Gxl
ORj
GxkOWj
GxlLKoOSl
KulLKp
G6m
NXlNqk
Gxl
GyoOSj
Gyn
Gyn
Gyp
OSl
OSk
Gyk
Gyn
Nql
Gyl
GylHil
ONl
OWq
GykHil
GykOPl
GyjOSl
Gzl
Gzn
Gzo
Gzl
NNl
Gzl
Nxk
Gzk
Nrl
Gzl
GzlKNl
G3l
G0o
G0n
G0j
G0m
I6kL/k
G0lONl
L9l
G0kLEl
G1m
IfmM+l
KgkLMl
G1mJsrNcv
G1kJsn
Ncl
G1l
G1mJ0kMOnOIl
G1mOQk
G1l
G1l
G1lKFmM0r
G1lKFlM0q
G1lIcjIfk
G1lIal
G1lG2k
G1lKglK3l
J8l
OWk
Lol
LolN7l
G1lN7l
G1l
G1lKgkNAl
KglNAkNMm
KgkNMk
G1kKglNAkNMl
G1k
G1k
G2p
G2k
G2n
G6l
G2l
KSk
G2m
G2lN5l
G2n
G2oG4kHimKVk
G2p
OWi
OWn
G2lOWn
Lrk
G2k
G2lNck
G2kHPlNBk
MElMJl
J3l
G2k
G3lIul
G3m
G3oMDl
G3kIil
G3l
G3kMLk
G3lIil
Iio
G3kIim
G3kIin
Iik
M5l
G3lG5k
G3l
KFlOWo
G3k
G3kHfl
G3k
G3lHflHglNMl
Ijl
LGl
G3l
G4mKgl
G4n
G4m
G4n
G4l
G4m
G4kKjl
G4m
G4pOWm
G4o
G4m
G4n
G4lIhl
G4nH5lOWm
H5lJHl
G4k
OWk
OPl
Iqn
G4lOPl
G4l
G4l
G4l
KVl
OWj
OSk
Kqk
KypNJl
G4lKGl
G5kL+l
G5kHJjOJk
G5j
G5m
G5n
G5l
N8k
G5n
G5n
G5l
G5m
HJm
G5m
Lql
G5l
Msl
G5lMsj
OWi
G5k
G5kMRl
G5k
G5lHBkHUlIRkJVlJ+l
HJnOAl
MXk
G6lKil
G6n
G6n
G6m
G6n
G6kOJl
MXl
G6k
G6lJTk
G6kNhl
JAk
G7m
G7m
G7o
OWj
NBlOWk
G7kHil
G7l
G7lIzkJwlOIkORk
G7n
OHmOWn
G7lMXk
G7kMLl
G8l
G8l
I8q
G8k
G8n
G8lN8l
OWm
G8l
HRnOWk
OWo
OWo
IHl
OSnOWa
HDl
OWm
G8l
G8lH8kI7lKzlLfl
G8kLSkMSl
G8kHAlHBlLHlN/i
G8l
G8k
N/l
Iyn
HZlMBlOWm
N5lOOnOWl
G9m
G9m
G9l
Nhl
LMl
G9l
G9n
G9iG+mHUnHdl
G9kHUn
OJl
G9n
G9o
G9n
G9lNik
G9k
OSk
G9kLfl
N0l
G9l
G9lOWn
OWl
OWk
G+l
G+l
G+m
G+n
G+nHXl
G+lLQl
G+l
G+l
G+m
G+n
G+kODl
JwkJ2k
G+lOWm
HRlIxlNwl
G+lNglOFk
J2lNikN+mODl
Nrl
G+lN5l
G+k
HEj
G/kODj
G/oODo
G/mODk
G/lJ2kODj
G/mOAkODl
G/mOAlODl
G/lJ2mODj
G/m
G/l
G/l
ODi
G/l
J2mODo
J2mODoOWj
ODk
G/k
G/lODl
G/n
MdkODi
G/l
G/m
J2k
G/k
G/jODj
HAl
HAnNqjN/i
HIk
HAlKclNrl
N8m
HAl
N9kOHl
HAlOAk
HAlOIk
HAl
HBl
HBl
HBkM1k
HBk
HBkHXl
Lvl
HBl
HBl
N/i
HBm
N/m
HBlIwkNrk
HBkHZl
HBkKalKcl
HBkNrl
HBkMzkNVlN2l
HBkHDkNul
HBl
HCl
HBlL4lNrk
LalMan
N0l
HBlIpl
HCm
HCn
HCn
HCk
HWn
HCn
OGl
HRk
HCl
N3l
Hcl
L4l
HDkHVk
HDmOWm
HDkHFm
N6j
HDl
JDm
OPl
HDl
HDmOEm
Hbl
OWm
HDn
JDm
HFl
HEi
HEl
HEkNYk
Mkl
HRk
HEm
Jml
HElOLk
HEk
HGoL5l
Hbl
HFtHMmJGkJjqLSlOMl
HFuHMnJGnJjt
HFoJGlJjm
HFqHMmJjpLSl
HFrJjo
HFm
HFoJflJjl
HFlNtk
HFm
HFn
HFk
HFnJjn
HFlNql
HFk
HFkIBl
HFk
HFk
HFkJjk
HGn
Iak
LOlMXlNmlNuk
Nml
HGpJQl
HGnJDk
HGn
HGn
HGnJyk
HGnNll
HYm
HGk
HGk
Jyl
NrkOHl
Nuk
HHpIPn
HHl
HHk
HHk
OBo
Joj
HHl
HHm
HHk
HHkHVl
HHk
HHkODm
HHlNDl
Mzl
HHkHKl
HIm
HIm
HIkOWk
OBl
OCk
HIlN0k
HIl
HIn
HIlIgk
HIlHclHdkNulN2lOAk
HIlHKlHckHdkNuk
HIlOCk
HIl
Kbk
HJp
HJo
HJm
HJl
N8m
HJk
HJl
HJk
NtkN/l
HKm
HSkKFkNelNhnOWn
OWm
Jvk
N1l
Nxl
HKl
OHl
HKkNyl
HLkNyl
HLm
I0mLok
HLn
HLl
HLm
HLl
HLl
MllN8k
OBl
HMt
HMu
HMo
HMp
J2k
HMoOWl
HMn
HMn
HMm
HMoOWo
HMm
HMpOWn
HMm
HMn
OWm
HMkMnk
HMn
HMn
HMkOWo
HMmOWo
MilN/i
HMkOWm
HMmOWk
HMmOWk
HMoOWk
ODl
HMl
Hyj
Hyj
NtmOAi
OCjOGl
LSk
HNm
HNm
Myq
Myr
K1l
HNl
HNl
HNkOCl
OCk
NzmOIk
HNl
Nul
HNl
Idl
OLm
Nzl
HNlN/k
HQl
HOlJjm
HOkL0m
Mzp
HOkKhlKjk
HOmKhkKjl
HOl
HOlKKl
HOkL0q
L0n
OQl
HOl
HOk
HOkNil
HOl
JRo
HOkJRo
HOjJRk
OBl
HPl
HPkHXkKNkN+p
HPl
HPoN6p
HPnN6l
N+l
HPk
HPmN+h
N+j
HPl
Mcl
HPn
N8l
JOm
JPlN+n
N+j
N+n
HPlN+j
N+o
N+i
HPlImmJlmJokJ8lOAl
HelIQlLZkNml
N+m
HPk
JMk
N+m
Mjj
HPl
HQl
HQm
HQm
HQj
HQl
HQl
HQlOWo
JxlMqkNLkOWm
HQnMdk
OWl
HQkNAl
HQkNAmOWl
NAl
OWj
HQk
Nqm
HQlLNl
HQlHalOWq
Hdo
LMk
HQkHfkIuk
HQkHflIulJQl
Ial
HRpOMn
HRl
HRjMLk
HRf
HRn
HRm
ITlIxl
HRlHck
Idl
HRk
M1q
MQm
HRl
HRk
OWl
LLlOWb
NMl
HSkHplIPl
HSn
HSlOWn
OWo
HSn
Nhl
L5l
HSlNdlOBk
HSlOWk
HSl
HTl
HSl
LElODm
HSl
N/l
HSk
IylLDlOJl
I/m
I/l
OCm
HSk
HTk
HTn
HTn
HTkJNkJpo
HTnOWl
N/j
I9lJukN+mOWk
HTn
N8k
HTm
HTm
HTkOWl
Iul
HTkOWn
HTl
HTl
HTmIPk
HUm
HUl
HUlOWj
HUm
HUm
HUl
HUmJtl
HUl
HUkNilOWY
NtlOWj
Jpk
HUlJMkJdkOWh
OMl
HUlOLk
OTk
HVp
HVm
OPl
HVpOWn
HVpNxlOWo
J2k
HVkLJl
HVk
LtkNxi
HVlJdlOClODl
HVk
HVl
HVl
Mhl
HWn
HWl
HWm
HWl
N/m
HWlOCk
Hak
HWlMtl
HXlOAk
L4k
HXpIkl
HXl
HXn
HXl
HXk
HXlN6mN+lOAj
HXlNFlOWk
HXl
HXl
HXlJNk
L+k
HYl
HYl
HYlJBl
HYl
HYlKCk
OWl
KnkOWm
Knk
Nxl
IKnILnLilMglOCn
HYlJBk
HYkOCl
IOl
HZk
I2k
HZn
HZlKrl
HZm
HZl
Kmk
HZkOIl
HZl
KqlKsl
Jok
HZl
HZlNjk
HZkORl
N9l
Haj
HZkNvlOCk
HZlOWt
HZlOWb
Jpk
Jdk
OWl
JRlJ3lNAl
HZl
Haq
HalJ9k
Haq
Hap
HamIWk
Hal
Ham
Hao
Hal
HalHllJZk
Hak
HakKnm
Hal
Hak
Hgk
HalOOk
JXl
JXl
HalJXl
Hak
HalLwl
Kdl
Hbm
HbnOGl
HbpI9nOWl
Hbn
Hbm
Hbn
Hbo
HbkOWp
OWn
HblJnl
Jnk
Kmj
I8l
Hbk
IzkJ5l
HblHul
HblHul
H9l
Hcq
Hcn
N3k
IAl
Iwl
Hcl
Izo
Nuk
HckHjlH3l
Hcl
Hcl
HclLDl
Hdm
Hdl
Hdl
IGl
HdlMllN1l
OTk
Hen
Heo
Hen
Hen
HekJMkLun
IIl
I1l
Hel
HekIfl
HrlIYoKAm
Ivl
HelNMl
J6l
HekJGl
HflIDk
H0mICl
HelHylH3lIDlIElIFlILkIRkIbk
HhlIDk
HglH4kIbk
HelHrlHxkH3lIElIFlIRlIUk
Hek
HelHgkH0kICl
H0l
Hel
HelK+lLBq
IdlJqlLqlLxl
Hgl
Hfk
HfnIul
IunMDl
Hfk
JclJ/oKCm
J/pKCm
KBl
HflLDl
JOk
Hfl
HflNRk
HflLzk
HmkKGl
HfjHmk
HflOWq
HfkOWp
HflITk
Hfk
HglHhl
HgkIpo
Hgl
Hgm
KNo
Hgn
Ill
Hgl
N/n
Hgl
Hgl
Hhn
HhoKCnNMl
Hhn
Hhl
Hhk
JcoJ4mKCq
HhlJHlJcmKCnNMl
HhkJcpJ4mKCr
KCnNMk
J4kKCmNMl
HhlJck
Hhk
NLl
J4lKvk
NLl
Hhk
NLl
HhlMkl
Him
JakJbm
Lul
Him
Him
HinORl
Him
Hil
Hik
HilHkk
IBl
HilIfl
Hik
Hil
Hik
HilKbl
Lul
Hjl
Hjo
Hjl
HsmJWl
HjkHslJWn
HjmMol
NIm
HjlMok
HjlMAl
Jql
Hjl
Hjk
Hjk
Hjl
Hrl
Hkl
Hkn
INl
HkkK+m
L7k
Hkl
Hkn
HkkMEnMpn
IClMEnMpm
Hkl
HkkMEl
KMo
LCl
Hkk
Hkm
Hlj
Hlk
HlkOLl
Hlk
HlkKOl
KOk
HlkMokMvm
Mbm
Ivn
Ivl
Ivn
HljLSp
HllLVl
Hml
HmkIYl
MFl
HmlLQk
KMlOFl
Hml
Ifl
HmkLCk
IVl
HmlILlIUl
HmlIUl
HmkOLm
H3lIol
HnkL8l
HniIZlIxlMFl
HnkLclM7l
Hno
Hnl
HnlLBlM7l
K4lNpk
Hnm
Hnm
Ill
Hnl
Ilm
HnkIomNZl
HooKSkLFnOEl
IJnNYl
Kcl
Hnl
M8k
HnkH3l
NJk
Hnl
HnlH3l
HnlH2k
HnlH2lIUk
Hnl
Hnl
Hon
LEl
Hon
HolIlk
LEk
Kzl
Hol
N0k
Hok
M8l
Hol
MEkNOl
Hpk
Hpn
Hpl
HplL1l
Hpk
LCm
OWl
Hql
Iul
HqkIDm
HqlMElMmk
JGkLllN8k
HrlLLl
HrjJpl
HrlNsk
Hrk
Kpl
Hsl
H+lMsm
Hrj
Hrl
HrkM2l
Hrk
OWl
M2l
Hrl
Hrm
HrlHsl
Hrl
Hsm
Hsn
HtnIskK8mOEl
HsmJWn
Hsk
Hsn
IKk
HzkIBlIHkINlIXk
HskHzkH1lIHkIKlINlIXl
HskOKl
Knk
Hsl
Htm
HtnMol
HtlOWj
H+kLhl
HtkHwn
Jek
HtkItkLFl
M8l
Htk
HtlM2k
Htl
LtkMNk
H5kIBlIel
HwkH9k
H2k
H1lIKkIYlIel
Htl
H2l
HtlIel
HtlMjl
I/l
JOl
HulIHk
Inl
HulLql
Huk
Hun
Hum
HunOWl
Hum
HulK8l
HulN7l
HukLwn
L6lMAk
K3l
HvkLrk
Ien
Hvm
HvmOWk
HviK9n
HvhIxlJYl
Hvl
Lck
K9k
IWl
HvlH9l
K9j
HwkIPkJBlJCl
Hwl
JZn
H9l
Hxn
Hyj
Ihl
HxlIRl
Hxl
HxkMvk
Hyk
Ial
Iak
Hxk
Ial
HxlOJl
Hyl
HymIbk
Hym
Hym
LslMOl
Kzl
Hyl
Hyl
HylLpl
MakOWi
HylOWj
HylH2kK/l
K/jOWk
Hzl
Iik
Hzn
HzlKFo
LTk
HzlIqm
HznJokODk
IAmOQl
HzlH9l
H9l
Hzn
H9l
HzlIAm
HzlH5lIKl
IBk
H0o
H0o
H0n
H0m
H0mL0m
H0nIUlItl
H0n
Ktk
H0mH7k
H0l
Ihl
H/m
H1nH6l
H1n
Myl
OWk
IWk
H1l
IJkJZk
H1lIll
OWm
H1kOIkOWm
H2k
H2o
H2m
Ibl
IRkIXmI7kJrlJwlN8kORkOWs
IUl
H3l
H3l
H3lIXl
Irl
IKm
H+j
H3lIXl
H3lIXl
ILm
H4n
H4m
H4lOWk
H4m
Nrk
H4kK+l
H4lILn
KLl
H4l
H5m
Len
LenOWm
LenOWm
Len
N/m
Ial
H5l
H/lIKl
OWq
H/l
OWq
IKl
IBl
H8l
H5k
H6o
H6o
H6lKxl
H6lM4lNGl
H7nMSl
Ikk
H9kLgk
H7l
H7k
H7lLYl
H7lIhkOWn
IhlOWn
H7lKxl
Kml
Kml
H8k
H8m
H8mMKl
H8l
H8lLeo
H8l
H8kIKl
I8oI9l
H8lMZk
M5l
H8l
H8l
Lfm
H8lLkk
H8kJck
Isl
MIl
H9kIkl
H9lNRl
H9l
H9l
H9lIsl
H9lKer
H9l
H9k
H/nLhl
H+kJZk
IVl
Iyk
NKn
H+lNKm
H/n
LhnMul
H/n
H/o
H/n
H/m
H/lJjlJ7l
H/kJklMKl
H/l
H/lLhlOKl
IQk
H/k
IAkJlkMDl
MKl
J4lLPnMsl
IAl
IAl
IAl
IAlIll
IAlIHlODk
Nvk
IBk
IClJNlK3lM/k
IBlNck
IBlI/lJ8o
IBlM3k
KUl
ICnIDn
ICn
ICkMZl
OWp
IClIFl
LXk
OAk
ICl
IDlIxk
IDi
IDn
IxmJQk
IDn
IDm
OHl
JHl
IDlNRl
IDl
IDlL0l
OWl
IDlLOk
LQl
IEn
IwkOWl
LMlLOl
IFlJjr
IFkJjpM2k
IFk
IFl
IFlNhlORk
IFkJ0p
JIl
IFlJMl
IFl
IFk
IFl
IFkKtk
IGm
IGlLdlMInNan
MIn
IGkKWn
Ioo
IGl
IGkIJkIll
IHnNzm
IHl
IHl
IHlIal
IIm
IIlIdl
IIkIVl
IIl
Kll
L1k
IIkKtl
IIlL7k
N2k
IalOWk
L7k
IJm
IJn
IJq
LZl
IJjIlmKQt
Iln
IKl
IKl
IKmLZl
IKlLZk
LYk
IKl
IKlIbl
KUl
IKlLYl
LZn
IKlIllJ1l
J1l
IKk
Lik
ILmKak
ILo
IUk
M8l
ILk
ILl
ILkIRl
IRl
IMkJYlOBkOElONk
IMk
IMm
IMn
IMnOFl
IMm
IMrLjn
IMp
IMkNZl
IMl
Lbl
Mpl
Mpm
JYl
IMlLik
INm
INn
MVm
Ihl
JYl
INl
INnMVk
INjMVm
MLk
INkITk
KDlOAk
IOkNFk
KDk
N1k
IOnOWl
Ilm
IOlOBkOWk
IOk
IPl
IPo
IPl
IPk
LUlOGl
IPkMAl
MUk
IQo
IQn
IQl
JXjJZj
IQk
IQl
OWl
IRq
IRm
IRlJak
Mtl
IRl
IRlKqlK6lOWo
K6kOWo
OLk
OWk
L7l
IRk
IRl
IRk
IRlIUm
K4n
ISmKCl
ISm
MVl
ISlL1kMXl
L1l
ITn
ITn
ITo
K8l
ITlOWo
ITl
IUn
OFl
IUlIkl
IUk
IUlN/l
IUl
IVm
L4kL+k
IVn
IVm
IVlIbl
IVl
IVl
NvkN5k
IWkIXlNpkNvk
IWkIXkNhkNpm
IWm
IWm
IWm
IWo
IWn
IWn
IWkJOl
IWl
OQl
IWlIukOWm
IulOWk
IWlOKlOTl
IWjOWk
IWkN1l
N0l
IXl
IXmN9o
IXk
IXn
IXm
IXn
IXlOWj
Ntk
N1kOWk
N1l
IXl
IYmMik
JJn
IYm
IYn
IYm
IYn
IYn
IYl
IYm
IYjLAk
IYn
NFl
IZmNOk
IZlJFn
IZl
IZlLml
OWl
IZl
MPl
Iam
Ian
IakIwlMbk
Iak
Ibn
Ibn
Isk
J9n
N/m
N/k
NDlN7k
NDkN7k
NDk
IdkNbk
IdjLWl
Idn
Idl
Idn
IdkMYl
Idj
IdlJ6l
IdlLNl
JVlLNm
Jll
Iek
Ien
Lpk
Iel
K7l
M4k
Iek
Iel
Ifl
Ifl
Ifk
IfkMdk
Ifl
LSl
Ifk
IflLHl
Ifl
N7k
IflN7l
N7j
OSl
M2l
Ifl
NDl
IflMnlM4k
IfkMOl
Knk
Ign
Igk
IgkLSl
Ign
IglJGk
Igl
IglJHm
IgkJGk
Nvn
IglKul
OWn
Igl
IglIyk
Iho
Ihm
Ihl
KSl
OWk
I5l
Iip
Iin
Mxn
IimLCl
LCl
J4k
KUl
OWk
Nnl
Iil
Ijn
Ijn
Ijm
Ijl
Ijk
Ijl
Mmk
Lkk
OWz
Ikl
Ikl
Nll
Ikl
Ikk
Ill
MGmMMlMXk
Ngl
NOl
Imk
Imk
LBl
Nfl
OEl
Inn
Inl
Ino
InlLYl
JGk
JLn
Ink
Lrl
Ion
Ion
IokLmk
KPl
IolKUl
LPk
K6l
Iom
Irk
Ipm
Ipm
Ipl
KVlNBkNJk
KFl
Iqm
KEl
KSlOAj
M7l
Iqm
Iqm
IqoKVkNZs
Lek
IqlKSm
IqkKSm
IqlKVl
Jcl
IqlM7l
Irm
Irm
Irk
M3l
Irm
Irl
K1nK2k
Ism
Mpk
Ism
IslOGl
Ljl
ItkOTk
Itm
Itn
Itn
Itk
Itm
JfoNVl
KPl
Lql
OFn
Nkl
N+l
Iul
Nnm
OMk
IukKyl
Iul
Ndl
OMk
Iul
OUk
IulMDn
L1l
L1l
Ivo
IvmKYkNCl
IvnKYkNCnOQl
Ivm
IvlKqm
Ivk
IvlOVl
IvlMok
IwlLDk
Iwl
Nyl
Lrl
Lrm
IwkJTl
Iwl
IwlODl
Ixm
IxlJGl
Ixn
IxlK6k
JAl
OVk
IxlL4k
IxkLgl
IxlI1l
IxkMrl
Iyn
IymJTo
IylJNlLCl
Iyn
Iyk
IylMpl
Iyk
Npl
Iyl
Iyl
IzoJcm
IzjJGl
Izn
Izl
Izm
IzlJFlJgmJrk
Izk
Izl
IzmJGmJgmJrlNMk
IzmJql
IznJqlK6l
Izm
Jwl
IzkJwkOWk
Izm
Jwo
JcqJwl
Izk
MSl
Jul
Izk
Mtk
Jok
Izk
Jnl
IzkJdl
IzkI4l
IzkJwm
IzlJwn
I0o
I0n
I0m
I0m
I0k
I0mJ6k
I0lKEkKSm
I0lJXmORl
I0k
I0lJik
LUkL0nMFn
LKl
I0l
I1n
I1n
I1j
I1m
I1n
I1m
I1m
I1n
I1n
I1l
I1l
I1kJ8l
J8lMak
I2m
I2lNll
OWm
I2lOWm
J1j
JglKhl
JglKJlKhk
I2kKCl
I3n
I3m
I3m
I3m
I3m
I3lJIk
I3l
I3lMWk
I3j
JKl
I4mJ0k
I3k
LolMVl
LolMVl
M1n
I4kJIkJKp
I4rOWm
I4pOWn
I4m
I4n
I4mOWn
I4lOWh
I4k
I4l
I4n
I4n
K7l
JgnKBk
I4kOVl
I4l
I5kI6l
I5n
I5l
N9j
I5lNvkOWk
J8lOWk
I6k
I5kJRkMXl
Nbl
I5lOWk
I6iI7kI9k
I6m
I6m
I6l
I7mJ8l
I6lJDkNvl
OWl
MdlOWl
I7j
I6l
I7k
I6kJ5k
I7n
I7m
I7lJpl
I7m
I7kLBl
Jul
JtlN5l
I7kOWo
OWn
OIl
OWk
I7lOWn
I7lOWm
I7lJonNFl
I7k
I7lLJl
I8k
I8kI9mL2k
I8o
I8m
I8k
I8m
Kil
I8l
OWk
I8lJSl
I8k
I8l
I8lOWo
JJl
OUk
OUl
J8j
JNl
I8lJwm
I9p
L2lNllN6k
I9k
I9n
JDk
I9k
OWj
OWo
OQlOWp
Mel
I9l
JUl
JBk
I+n
I+lK0n
I+k
OLl
I+k
JXp
JXq
I+l
I/l
I/lLJl
I/lNnlOWl
OSk
I/kJXlJgk
JXlJgl
NikOWk
I/lJJkOVk
I/lJJk
JAl
JAk
JAmOWa
JAn
JtlJ7l
JAl
OWj
JAl
JAkJEl
LCk
JDl
OHo
N1l
JBm
JBm
JBmJEk
JBm
JBk
JCqJDo
JCpJDo
JEk
JBk
JBlJDlNfl
JBk
JBlKclOWn
Mel
JBl
JCkNlk
Nlm
K1nLyl
JCn
JCkNuk
JCn
JCl
JDk
OWl
JClMAl
JClNlk
JCl
JDlJEnNlp
JmlOJk
JDm
JDk
JDkJ8l
Nll
JikK2kLIn
JEm
JEn
JEm
JEk
JEn
JFl
JFm
JFn
JFm
JFm
JFl
JFl
Kul
JHm
JFl
JFlOWk
JFlKekOPl
JFl
JFl
LqnMwk
OWl
JFlJml
JGn
JGl
JGm
JGm
JGnJrl
JGl
JGn
JGnMWl
JGl
JGkMWnMnkNdk
JGl
NZl
Jwn
JGl
JGk
JGlKdl
JGl
OGpOWu
JGk
JHm
JHl
JHm
K5l
JHm
J0l
JHkLel
JHn
KBl
OWl
OWm
OWm
JHl
JHl
Jpl
K+k
OWk
Nhl
JIk
JIm
JImOWm
JInOWm
JIn
JIn
KQl
JIlOVl
JIk
JIlJlk
JLkJ2l
JIlJJlJLkJ2n
JIlL7l
JJqJvo
JJn
JJl
JJn
JJn
JJnJwl
JJm
Jbk
Jbl
JJkNQk
Jlk
OWp
JJk
JJk
JKlOCj
JKlOWk
JKl
JKk
JKl
JKm
JKn
JKk
JKlMXl
JKk
OWk
JKlMilOOl
JKk
JLm
JLo
JLn
JLn
JLnJpl
JLn
JLl
JLn
JLm
JLlJel
JLkJem
JLlKll
LJl
JLlLJl
Jyl
JLl
OWj
JLk
OWk
JMm
JMk
LUl
JMk
JMn
JMm
JMl
JMkKBl
JNn
JNk
JNm
JNm
JNn
N4k
JNlM8lOLm
M8lOLm
JNlOWi
Lvl
K5m
JOj
JOm
KHm
JOm
JOl
KDl
JOl
JOl
K6k
JPlJRtL5n
JPlJRmL5n
OWm
JPm
JPm
JPo
JPn
JPm
JPo
JPn
MFk
JPkKAk
OSlOWb
JPlMQkMWlOQk
JQo
NWl
JQnJ/l
Kjl
KPmMcl
JQk
JQl
JRk
JRm
JRn
L5k
Jzk
JRo
JRn
JRmKBi
JRnKBq
JRlKBn
JRl
JRlOWl
OWm
JRkKdl
JRlOMk
JRlOWm
J2l
JRl
MJlNZl
NFl
KEjNKmNTkOQk
Kkl
MJkNTl
NRl
JRjJ/k
Ntl
JSn
JSm
JSm
JSn
JSn
Nkl
JSm
JSn
JSn
JSl
JSl
OWo
JSl
JSlK3m
JSl
Jal
Jal
JSk
JSk
OWl
Jdl
JXmJ4k
JTm
JTm
Jfl
Jmp
JTo
OBl
NRk
JTl
J+l
JTi
Nsk
Jxk
JUm
JUm
JUlMvp
JUlMvn
JUm
JUm
K/mMok
JUn
JUkOWn
MolM8lNEl
JVo
JVlORk
NTl
OGl
OWk
JWlLNm
LNoM1k
JWmLNm
LNj
LNlM1k
JWn
JWm
JWo
Juk
JWlLNl
JWl
JXnOMl
JXr
JXnJYi
JXj
JXo
JXl
JYk
JXnN8lOWm
JXlOWn
JXmOWn
JXl
JXm
Nhl
JXn
JXn
KflL8n
OWk
JXkJZk
JXk
JYk
JYk
JXl
JXl
JYn
JYmLjk
JYjLjk
JYn
JYm
JYmLjl
JYn
JYmLjk
JYl
JYl
OLl
OEl
JZmOWm
JZlMDo
JZkKql
JZn
JZm
JZm
KylLll
JZn
JZp
JZo
JZn
JZlLwl
NdlOUk
JZm
JZn
JZoOWk
JZo
JZk
JZl
Jck
JZk
MXlNhlOFk
OWk
LKl
Jal
Jaq
JanJck
Jan
JamLdl
JanLdl
Jan
Jam
Jan
JakOWp
JalOWp
Jam
Jan
Jam
NKl
Jal
JakNElNJl
Jak
Jbo
Jbm
Jbo
JvmLnm
JbnJqkKAj
JblL4k
JblN/l
K1n
JbkJco
Lnm
JblJyk
Jbl
Jcp
Jcp
JcoKCl
Jco
Jco
Jcl
Jcn
Jcn
Jco
Jcn
Jwj
OWl
JclKCk
NMl
Jcn
Jco
Jcn
Jcn
Jcn
Jcm
Jcn
Jcm
JckOWl
Jcm
Jcn
Jcl
Jcp
Jco
Jck
Jcm
KCm
Jcm
JckJ/l
KCp
JcmJ/mKCo
JcmJ/mKCp
Jcl
JclLzl
ODkOWj
Jco
Jdk
Jdm
OVl
Jdm
JdlM9l
JdlNal
JdnKPk
JdkKimLol
JdlOLj
Jem
Jek
Jep
Jem
JelOOl
OWn
OTl
JelJ0l
Jel
NJk
Jel
JelLHm
Jfn
JflMWl
Jfn
Jfn
Jfn
Jfn
Jfn
Jfl
Jfo
Jfn
Jfn
Jfo
Jfo
Jfn
Jfm
JflLKl
LKl
LKk
Jfk
Jfl
JflOQk
Jgp
Jgo
JgkL6kORl
Jgo
Jgp
Jgn
Jgn
L6kMYk
Jgo
Jgp
Jgm
JilJzl
Jgm
Jgn
Jgn
JglMslNIl
Jgn
NXqOWj
JglNXqNblOWj
JglOWj
Jgl
Jgk
JzlOPl
Jzl
Jhn
Jhn
Jhm
Jhk
Jhl
Mrl
Jhn
Jhk
KVl
Jim
Jim
N/l
OFl
Jjm
Jjq
Jjp
Jjm
ORl
Jjn
JjpLml
Jjn
Jjm
Jjj
M2l
Jjo
OHpOWo
MQl
LmkOWl
KylOWk
Jjk
LmlOWk
JjlOWk
Jkm
OFl
Jkn
Jkm
Jkm
Jkm
Jkm
Jkm
Jkk
JknK2rLzmL/n
JklK2pLzmL/m
Jkl
Jkl
JkkNzk
Jkk
MhlOBl
JkkMhk
K2l
Jll
Jlm
Jln
Jll
Jlo
JllOWl
OWl
MIl
Mem
Jmn
Nvm
Jml
OBk
JmkNwk
Nij
K6l
Jnm
Jnn
Jnm
Jnn
JnkMQlOWt
JnlMQlOWr
JnlOWm
JnkK1l
JnkN5lOWm
JnlN5lOWn
Jol
JnlOWn
Jnl
JnmN3l
Jnn
Jnn
J1j
OWm
JnlOWl
OWl
Jok
Jnk
Jnk
Jok
JonOWk
Jom
Jom
Jol
Jon
Jok
Jom
Jom
JokOWl
JolLyk
JolL8kN2mOEn
JolL8lN1kN2mOEn
Jol
JokJ8l
JvoOWm
OWi
Jom
J8kM1l
Ltm
OPl
KFlOPl
Jol
JokKFlOPl
Ltk
JpnJwn
JpnJwn
Jpp
JpjOWl
JpnJwm
JpnJwn
JpmJwp
JpmJwp
Jpn
JpkKplKvlMCk
JpnJwn
Jpm
Jpm
L2l
Jpn
Jpl
Jpk
ODl
J4lM2l
JplM2k
Jpl
J0kOTk
Nql
Lan
JpkJwmLao
Jpl
Jpl
Nvl
JqmMkl
Jqm
Jql
Jql
Jqm
Jqn
Jql
Jqm
NQk
Jqn
Jqn
JqkKAk
JqlK2l
JqkJwn
NSl
Jrk
Jrq
Jrn
Jrn
Jrk
Jrn
Jro
Jro
NJl
JrmKJj
J8k
Jrl
Jrl
Nal
K6mK+l
JrkNal
JskMDk
JskMFl
Jsn
Jsn
Jsm
JsnMDk
JsoNno
Jsm
Jsm
Jsm
JskNnl
LLk
Nck
JskNno
Jsl
J0k
MEl
JskMEk
Kyl
Jsk
Jtk
Jtm
Jtl
Jtm
JtlOLl
OIl
Jtm
Jtn
Jtl
Jun
Juk
JulLyl
Jul
Lyk
Jum
Jul
JukNsjOWl
Lhl
Jul
KAl
JulKAk
Juk
Juk
Jul
MPkNhj
JvoOWk
Jvm
JvoOHlOWb
Jvn
Jvk
JvnLnj
JvoOWm
JvnOWl
Jvl
N8l
Jvl
Jvk
J6k
JvlJ+l
OWk
Jvl
Jvk
OVk
Jvl
Jwm
Jwm
Jwm
Jwm
Jwk
Jwk
N8k
JwlL3n
Jwl
MJkOWm
MJl
Jxk
Jxm
Jxl
Jxm
JxnNxk
JxlLDkNgl
Jxl
ODn
Nql
Jxl
Jxl
JxnOWm
JxnOWm
Jxn
Jyw
Jyt
OBk
Jym
Jyp
Jym
Jyl
Jyl
JyoKdk
Jym
Jym
JylOWm
Jyl
JykKdmOQm
Jyk
KVn
Jyk
Jzm
Jzm
Jzn
Jzn
Jzn
Kxk
JzlJ9l
JzlLOk
Jzl
JzlOOl
JzlKek
JzlKNkOHj
MDl
J0m
J0l
J0q
J0m
J0n
J0l
J0lOWj
KFk
MOr
J1z
J1t
J1s
Lom
J1n
J1p
J1p
J1m
J1m
J1l
J1m
J1m
J1l
Kgl
MYk
ODl
J2mJ3m
J2nJ3m
J2n
J2m
J2o
J2o
J2n
J2n
J2l
J2l
J2k
J2m
J2p
J2o
J3n
J2kLKj
Mik
OMl
J3m
J3lLqlMHl
J3mJ5mMik
OCk
J3lOWl
J3lOCl
J3m
J3l
J3k
Kwk
J4n
J4k
Kvk
J4m
J4n
J4lOLl
J4k
J4nOWk
J4nOWk
OWl
J4m
J4kOIl
OWl
J5l
J5nLLl
Mio
J5n
J5m
J5n
J5l
J5kLuk
J5lK6lMil
Mik
J5k
Lzl
J6mOWk
J6m
J6m
J6l
J6m
OGk
J7m
J7l
J7l
Mtl
J7n
J7n
J7kNjk
J7kNjl
Njl
J7l
J8n
J8mKCkOWq
J8nOWq
J8lOBk
J8lOEm
Ljk
J8j
OBn
J8k
J9m
J9n
J9n
J9n
J9n
J9n
J9m
J9kOWm
J9l
J9kNVl
Lnl
J+l
J+m
J+n
LZl
J+l
M1k
J+n
J+n
J+m
J+lLNl
J+kNtl
J+k
J+lLnl
J+lKAn
J/w
J/r
J/t
J/n
J/n
Nal
J/m
J/p
J/o
J/m
J/n
KCl
NLl
NLn
J/lKsm
KCm
Ksn
KCn
J/k
MIl
KAo
KAo
KAm
KAm
KAn
KAm
KAn
KAm
OAj
KBn
KBm
KBn
KBl
KBlKjn
K4k
KCqNMp
KCsNMp
KCnNMv
KClNMv
KCm
KCm
KCn
KCl
KCm
NMk
KCn
KCl
NMm
KCkK5m
KClOWk
KCk
M8lNAl
KCl
KClOVl
KDl
KDkOWk
KDk
KDm
OPl
KDmM0lOIp
KDlNrl
KDkOSk
KDk
LalLzkMan
LalLzlMan
KDn
OQk
KDlN8l
KEq
KEn
KEl
KEl
KEkKhl
KEkKgl
KEm
KEm
KSl
OIl
KEl
KEm
KElKfn
OPl
N+j
KElN+hOAp
KEk
KElOQl
KFm
KFl
KFn
KFm
KFmM0l
KFm
KFp
MDl
KjlOQl
KFkLAl
KFm
KFkKPkKZl
KFm
KFlKek
KGn
KGn
KGn
KGm
KGm
KGlNxl
KGk
KGkM6l
KGlKWlOPl
KGlN4l
Kel
OQl
KHlKIlOPn
LZl
KHlNZl
KHl
KHlLtl
KHm
MlkOVl
KHk
Khl
KIoKfk
L1n
LbkMDl
KIm
KIkKVmKdk
LCl
KIk
KIl
NYl
K/l
OPj
KIl
KIl
KIl
M7l
KJsMtk
KJsNSk
KJm
KJnOPl
KJkOSk
KJmKhl
KJkOQl
KJm
OWk
NSk
LvkNSk
KJlOWb
KJl
KJk
KJlLhk
KJlMtt
KJl
KJkOWk
KJlK2l
KKn
KKl
KKn
KKn
KRl
KKlOWm
KKk
KKl
Nbl
KLlKZn
KLp
KLlODk
KLlMpl
KLkOEl
KLl
KMpOUk
LCk
KMmLCl
KMkOSl
KMl
KMl
ONk
KMlNQk
KMkKZk
KNkNVk
KNm
KNm
KNn
KNn
KNl
KNl
KNrK/k
KNqK/lNRl
KNlNVn
OQl
KNlKuk
KNlKZlNdlODk
N8l
KNm
KOo
KOn
KOm
KOm
KOn
K9l
KPmMyl
KPn
KPm
KPl
Lkk
KPlKXk
KQp
KQn
KQkOAk
KQl
KQkNml
KQpKfpNYl
KQnKfoNYl
Kkq
KilOWp
OWq
KQk
KilOWo
KQlOKl
KQlKdkOQk
KRm
KRq
KRnOPi
KRn
KRl
KRl
KRk
OPkOQl
KSoOQl
KSnMwl
KSn
KSkMCk
Ksk
KSlOGm
KSkOWm
N0l
KTnLhn
Mkl
KTlOWn
OWm
KTk
KU0
KUo
KUoLXm
KUn
KUm
KUl
KUn
LXl
KUkLXl
KUk
MVr
KUkKyl
KUl
KUlLvl
KUn
Kdk
KVn
KVl
OSl
KZk
KWn
LAo
KWkOMl
KWl
KWkKck
LAl
KXm
KXn
KXn
KXn
NUk
KXmNUk
KXn
KXnNUk
NUk
KXlNUl
KXl
OWk
KXl
KXkNTl
KXkNTk
KXk
KYpNKl
KYl
KYmM+lNBlNLl
KYnNBl
M+k
KYn
KYkL3qL/rMAlNNlOPk
KZpOPk
KZlLrl
KZn
KZkLrlNSk
KZm
KZm
Mvl
KZp
KZk
KZl
KalNZk
KalOPl
Kal
OWk
Kan
Kdl
KakLil
Kkl
Kbn
KbkK3j
Kbl
Kbp
OCl
L4lNGl
KblN/lOIl
Kbk
Kbl
KclNpl
KclLol
Kcl
Kcl
KclMGlNll
Kcl
Kcl
OQl
KclOWl
Kcl
KclLMl
KdmMWn
Kdm
KdkNYl
Kdn
Kdo
Kdn
Kdn
Kdl
LSk
KdkN5kOEk
KekNan
Kek
Kfm
Kfn
Kfm
Kfl
Kfl
Kfk
KflMEl
MPl
KgtNFx
KgoNFlOWn
Kgq
KglNFn
KgnOPk
Kgl
KgrNFn
Kgn
Kgn
NFn
Kgn
Kgq
KgkOPi
Kgl
Kgm
KglN8l
KglNEk
KglOWk
Kgk
NAl
KhkLzk
Khm
Khl
LEl
KhkOSm
OPl
Khl
Lzl
Kin
Kim
KilLol
KinKll
KilLpl
KinNHnOAl
OWp
Kjn
Kjn
Kjn
KjlMUl
OWo
KjlOWo
OPk
KjlODk
Kkm
KklNOl
KklNOl
KklNOl
Kkm
KklMFl
NFl
NOk
Kkl
KlnNVl
Kll
Klm
Kml
Kmn
Kmn
Kmm
Kmm
Kml
Kmn
Kmk
Kml
Kmm
Kmj
OWj
OUm
KmkN8k
KmlOWk
Kom
Knm
Knk
Knm
OWk
Knl
Knm
Knm
Knm
KnlOWq
KzjOWp
Kom
KonMfk
Kom
Kom
KonMfl
KonMfm
Mfn
Mfn
Llk
Kol
KojMfl
Kok
Mfm
KolNTk
N7k
KolMOk
OMk
Kpm
Lzl
Kpk
KplK2nLzk
Kpn
Kpl
K9n
Kpl
KplKqlKskK4k
Kqp
OOk
Kqn
Kql
Krm
Kvl
Mtn
KrnOKm
Krl
KrkN8mOAl
Krn
KrmK1m
KrnK0kK1m
Krl
Kro
Krn
Krl
N8l
KrkLgk
Krk
MfnOUl
KrlMfn
KrlOUk
Krl
Ndo
KrlK0l
KrkK0k
Krl
Ksk
Ksk
KtoMwo
KskKtoMwp
KskKtm
KskK4l
Ksl
Ktp
Ktq
Ktm
Kto
KtoOUk
Ktm
Ktm
Ktl
Ktn
Ktl
Kto
Ktn
KtlNpm
KtkNpn
Ktl
KtlLHn
KtlK0k
Ktn
MPl
Kyl
Kun
Kuo
KulLqmMHkOUl
MHn
LKl
Kyl
Kyk
Kun
Kuk
KulK4l
MPn
KulKzk
Kvk
Kvk
Kvl
L4l
Kvl
Lzl
KwrLOlMkl
KwmMkk
Kwl
Kwo
Kwm
Kwk
Kwn
Kwk
Kzk
Kwl
KwlN+k
Kwl
Kxm
Kxl
KxrOPl
Kxk
NtlOWl
KxlOWr
KxkOWp
Kxl
K6l
Kys
Kyn
OWl
Kyn
Kyp
KylOLl
KykLYl
K2n
Kzp
KzkLYl
K5k
LYl
KzkOWo
OWk
Kzk
K0m
K0m
K0lLUlOWl
K0n
K0l
K1k
K1pK2l
K1oK2nK5k
K1nK2pK5k
K1m
K1qMUk
K1qMUk
K1qMUl
K1o
K1m
K2m
K1l
OWn
K2n
K2o
K2m
K2n
K2n
K2m
K2n
OSk
K2l
K3o
K3m
K3l
K3m
K3m
K3m
K3kMrl
OWk
K3lOWm
K3k
K4mOUl
K4kLnk
K4o
OUl
K4l
K4lL5l
K4lMUk
K4l
K5r
K5rNdl
K5n
K5n
K5n
K5n
K5n
K5o
K5m
OWn
K5lMOk
K5l
K5m
K6l
K6n
K6qOWb
K6q
K6nOWc
K6n
K6n
K6n
K6m
K6n
K6n
K6m
K6l
K7kMGk
MBk
K7lN+k
K7l
K7kOFl
LbkOHk
K8mMYl
K8n
K8n
K8o
K8l
Mhl
K8l
Lqk
K9k
K9l
K9l
OWl
MRlOWl
MRl
LLl
K+sOUn
K+tOUn
K+n
OUm
OUl
K+lL3k
LBl
LBkLgkMCj
K+n
K+o
K/m
K/lMol
K/k
K/lMok
MTm
K/kMok
K/lOWm
Mok
K/l
K/k
K/kNfkNwm
LClNQl
MIl
LAn
LAlOHl
LAlM2l
Mvk
Lsk
OWl
LAkOGk
L7l
LBn
LBn
LBk
LBl
LBlMCk
LBlMCl
LBkN5k
LBlOPl
LCn
LCnOKl
Lok
LClLom
Lbl
LDm
MykOWk
LDo
LDl
LDn
LDn
LDn
LDl
LDlOWk
LDl
LDlLIkMel
LDlLKk
LEo
LElMql
LEm
LEl
LEl
LEkMPl
LEl
MGl
LElOTk
LEl
LflNPl
LElLfl
LEn
OWp
LFn
ONk
LFn
MTkMgm
Mgm
LFo
LFl
OJm
LFl
LFl
LFl
LGn
LGl
Nrm
LHl
LHn
LHo
LHkOWk
LHl
LHlMAk
LHk
MIl
LHk
OWn
LHk
LIn
LIn
LIk
LIm
LIn
LIm
LIlOWk
LIl
L3k
L5l
Nwl
LJk
LJlMok
LJkMdmN8lOWj
LJl
LJl
Mdl
Mdm
LJl
Mnl
LJl
LJlLpl
LJl
OEl
MFj
LKmL1lM3l
LKn
LKlOWm
LLlLin
LOl
LLl
OKl
LLl
LMkOWo
LMl
LNn
LNk
N5k
OWj
OJk
LNlN9l
LNm
LNlOWk
LOlOAl
LOl
Lpk
LOlOFkOHkOOl
LPlLVlLrmLsl
Lpl
LPl
LPlNgk
Lon
LQn
LQlNym
M0n
LRkOEk
NLl
Ntl
LRkOAk
LRl
MSl
NBl
MBl
NYk
OPk
LTm
OCk
OCj
LTm
Nxl
Lsk
LnlL5lN8k
Nkk
LTlOJk
LUn
LUkLml
MnmNfk
LVm
LVn
LVn
LVn
LVn
LVlNIl
OWj
OGo
LVl
LWn
LWlM1m
LWq
LWn
OJl
LWj
LXm
LXn
LXlMVl
NSl
LXkOUl
LXk
LXl
LYn
LYm
LYo
LYo
LYn
LYn
M0k
LYlLcl
LYk
LYl
Mam
LZlOBlODl
LZk
LZn
OWl
LZlOBkOCnOWY
OEk
Lan
Ljm
OVl
Man
Lbm
Lak
M4l
Lal
Lbp
Lbn
MmlOUl
L8l
OWk
M6l
Lcr
LckMcl
Lck
LclLml
Ldm
Ldl
Ldl
MTl
Ldl
Lem
Len
OWl
Mem
Lel
Lel
Lfo
Lfm
MEl
Lfn
Lfn
Lfn
Lfo
OWj
Lfl
Mfl
MKn
OWl
LgkNKlOWk
Lhm
Lhn
Lhn
Lhn
Lhl
Lil
Lil
Ljo
Ljn
Ljn
Ljl
LjlNpkNwl
Lkm
Lkm
LklLzlL/n
LknNwlOWp
LkmOWo
MMn
Lkk
Mrl
Llm
Mvl
Llk
OOj
LlkOQkOWc
Lmm
Lml
Lmj
OJk
MEk
Lnm
Lnn
Lnn
LnlMvl
Lnm
Lnl
LnlMTk
Loo
Lok
Lon
Lol
Lpn
Lpn
Lpl
LpkMil
Lqm
LqlOKl
Lqo
Lqo
Lqn
Lqn
Lqn
Lqk
LqlNtl
LrlNQk
N8l
LslOWm
Lso
Lsl
ORl
Lsk
Ltn
Lto
Ltk
LtlOWo
OWo
Mih
OIk
Nll
Luk
LulOAk
OJl
Lvm
Lwn
Lwo
Lwn
MBl
Lxl
LxkOQl
Lxl
Lxm
Lyl
Lyk
Lyn
Lym
MPk
Lzq
LzlNRo
M2k
N+l
LzkL/kOLm
L0kN5l
L0n
L0n
L0m
L0k
L0lN5m
L0kN5m
L0k
L1m
L1l
L2nNEl
L2n
L2kMnl
L2k
L2lOCl
L2kOJl
L2k
L3oL/n
L3qL/n
L3m
L3m
NLk
L4lL+n
L4m
OLk
L4m
L4m
L4l
L5m
L5n
L5m
L5o
L5n
L6kMGk
L6kODmOWl
L7m
L7n
L7lM1k
L7lM7m
OLl
L8kOCl
L8lNNl
L8kNwlOEm
L8l
L9p
L9jMtp
L9n
Mto
L9m
Mtl
L9m
L9n
L9lOWl
OWl
L9n
Myl
L9lM8l
L+o
L+q
L+m
L+k
L+lMjl
L/o
L/l
L/kOLl
L/n
L/n
L/m
OUj
OWo
OWo
L/lOAl
NMl
L/lNMl
L/k
L/lOWl
MAn
MAkNZl
NZt
MAm
MAp
MAo
MAn
MAn
MAl
MzlOWl
MBl
MBm
MBm
MZl
MBlN1l
MBkOWj
MCo
MCm
MCn
MCl
NLl
OWm
MCl
MDn
MDlOWm
MDlOWm
MEp
MEm
MFm
MFn
MFlNAk
MFlOWl
MFl
MFk
MGm
MGn
MGm
MGn
MGn
OWo
MGk
MHn
MHn
MHl
MHk
Mtl
MIp
MIpNas
MIkOFl
MIoNal
MInNak
MInNal
MIm
MInNal
MIp
MIp
MIm
MIl
MIr
MIl
Nao
Nan
MIl
MIlNal
MIk
MIlNal
MIl
MJm
MJlNbl
MJnNGx
MJk
NwkNzkOBk
MJl
MKn
MKk
MSk
MKk
NGl
MLk
MLlM6l
MNm
MNn
MNmM8k
MNn
MflMxl
OWm
OWm
OWk
MOr
MOr
MOm
Mel
MOl
MOkOWl
MPlMfm
MPm
MPm
MPn
MPn
NTl
MQk
MQnMlk
MQnMll
MQlMll
MQl
MRm
N+jOCm
MSl
MSlNIl
MTm
MTkOGl
MTm
MTl
MUl
MUl
NAl
MUlNal
MVo
MVl
N/l
MXq
MXm
MXk
MXl
OUlOWi
NNl
MYrNsjOUj
MYsNsk
MYm
MYo
Mym
MYkOUj
MYlMfl
OWl
MYl
MYkNql
MZnM5l
MZn
Mam
Man
Mar
Mas
Mam
MalMfl
Man
Mbk
Mmk
MakNAl
Mak
Mbp
Mbk
Mbn
Mbm
Mbn
MblMdl
Mcq
Mcr
Mcm
McpN8jORk
Mck
Mcl
Mcn
Mcl
OWk
Mcl
OWm
OWm
Muk
MckOUl
OWl
MdnOEj
Mdn
Mdm
Mdm
Mdm
OEj
Mdk
N7k
Mel
Mdk
OEk
OUk
MdkOEm
Mep
Meo
Mem
Mem
Mem
Mfn
MfnOUk
Mfm
Mfn
Mfl
Mfn
Mfn
Mfn
Mfk
N9l
OWk
MgoOWl
MgnOWl
Mgn
Mgl
Mgn
Mgl
MgmOMk
MglOMl
Mhp
MhpOUl
Mho
Mhk
Mhm
Mhn
Mhl
Mim
Mil
Ndk
MikORk
Mij
OAl
Nqk
MilOHl
Mjj
Mqm
Mjn
MjmN+l
Mlm
Mlk
Mkn
Mko
MkkNQk
MkmOWm
MkkOWm
Mkm
Mln
MlnOBk
Mln
Mlm
Mll
Mlk
Mlk
MllNal
Mml
OWj
MmlM4k
Mml
Mmn
OMk
MnmOEm
MnoOEj
MnmOWj
Mom
M2mM4o
OWn
Mpl
MplOFk
OFl
Mqm
Mqo
Mqk
Mrn
Mrm
Mxl
MulMzkOWn
MujMylMzkOWo
OFl
OWl
Msp
Msq
Msp
Msq
Mso
Msp
MslNllNsl
Msl
OWk
Msl
Msl
NZm
OWk
MskNXl
MslN8l
Mtn
Mts
Mtr
Mtq
Mtp
Mtl
Mtk
Mtn
MtkNBk
Mur
MuuOUm
Muq
MuuOUn
Muk
Mup
Muo
Mun
Muo
OWk
MvnOUk
Mvm
Mvl
MvkNHlNJk
Mvl
MvkOKk
NPk
Mwn
Nkn
Mwn
MwlORk
Mxq
Mxq
Mxm
Mxm
Mxn
Mxm
Mxn
Mxk
ODk
OWo
MxlOWp
OWm
Myn
Myo
Myn
Myo
Mym
Mym
Myo
OWj
OWl
OWm
OSk
Mzn
Mzn
Mzn
Mzl
M0n
M0m
M0m
M0n
M0n
M0m
M0n
M0m
M0n
M0o
M0l
M0lOWl
OKj
M0kN/l
M0lNolOWk
M0kNol
M1l
M1n
OEl
OEk
M2rOGm
M2r
M2p
M2n
M2n
M3l
M3jNAk
M3l
OFk
M3n
M3n
M3lOFk
M4n
OGkOHkOWn
M4lOFk
M5n
M5m
OWm
OHm
OWl
M6n
M6l
M6kNQl
NWl
NFk
M8k
M7l
M8o
M8l
M9n
M9t
M9n
M9lNLlNYl
M9lM+m
M9kM+n
M9l
M+m
M+t
M+n
M+mM/kNAkNLm
NHk
M+k
M+mNBl
M+lNBl
M/m
M/kN8l
OPk
M/kNFk
NAw
NAn
NAmNMl
OWq
NKmOWp
OWk
NBn
NBo
NBn
NBnNLl
NBk
NBlNKk
NCn
NCl
NDm
NDn
OVk
NDlNTk
NElNFl
NEn
NEl
OQl
NEk
NFn
NFn
NGn
NGn
NGm
NGo
NGm
NWl
OWl
NGkOWn
NGlOWn
NGk
NHn
NHkNPl
NIl
NIn
NIn
NIo
OWo
NIkOWp
NIlNYl
NIl
N4l
NJw
NJn
NJt
NJn
NJn
NJkOQk
NJk
NKn
NKp
NKp
NKn
NKn
NKlOHl
OImOPk
NKl
NNk
NLnOWp
NLnOWo
NLl
NLn
NLlNkl
OPkOWl
NLm
NMo
NMm
NMn
NNn
NNkOMk
NNl
NOn
NOm
NOn
NOlOWm
NOlOWn
NOl
NPn
OQl
NPlNbk
NQn
Nal
NQm
NQk
NRn
NRl
NSn
NSm
NSlOKl
NSn
NTn
NTn
NTn
OKl
NTm
NUp
NUn
OWk
NVm
NVl
NVl
NWn
NWkN8lOWn
NWl
NXn
NXn
NXm
NXm
NXm
NYn
NYo
OPk
NZn
NZm
NZn
NZo
NZo
ONl
Nam
NalOWn
OWm
OWl
Nbn
Ndl
Nco
Nco
Ncl
N/l
Ndq
NdrOUk
Ndm
Ndm
OUk
Ndm
Ndn
Nnl
NemNhk
NfkOBl
OWm
OWh
Nel
Nel
NekN9jN/jOLk
NekNjmNyk
Nel
Nel
NelNll
Nik
NflOGk
NflNzk
Nzl
OWm
Njl
NfkNjk
Nhk
Ngn
Ngm
Ngl
Ngk
Ngn
OBl
NglOWh
Nik
OCk
Ngk
NhkOSn
Nhn
OOl
Nkk
OCm
NilOCi
NilOCp
Nll
NilOCk
Nin
OCk
OWo
OCk
OWj
Nin
NikOWl
OWk
Nil
NikOCk
Njk
Njl
Njl
OGl
NjnNwk
Njl
Nol
Njl
Njl
Njl
Njn
Njn
OFl
Njl
NjlNpk
Nkm
N0k
Nkl
Nkm
Nmn
Nmn
Nmm
ODl
NmlNolN3l
Nnn
Nnp
Nnn
Nnl
NnkONk
OTk
Nnk
Non
Nsl
Non
Nok
NolOWj
Npm
Npn
OBnOCn
Npm
Npl
Npm
OWj
Nwk
Npk
N8l
Nqk
Nrl
Nuj
N/k
NrlNul
Nul
Nsl
NskN/m
Ntn
N+o
OWm
OWm
OMl
OWp
OWq
NtkOTl
Nur
Num
Num
Num
Nun
NuoOWk
OWk
NukOWl
Num
N+l
Nul
Nvl
Nwl
Nvl
Nxn
Nvk
NvkN/l
Nvl
OWl
OWo
OWo
Nvl
Nwl
ODl
NwlOWp
OWn
OWl
OWi
NwlOWk
ODk
OWl
ORk
Nwl
Nwk
Nxn
NxlOWj
OHl
Nxk
Nxl
N8l
Nym
Nyl
NylOWn
Nyl
OFl
NzlOWj
N0n
N0n
N0kONl
N1m
N1lOWl
N1l
N1n
N1k
N1n
N2k
N1l
N1l
OWm
OIk
N9kOAl
N1lOWl
N1kOWk
N1lOWn
N2n
N2mOMk
OMl
OMl
N2o
N2m
N2kOWl
N2lORm
N2n
N2n
N3l
N3p
N3l
N3kOUk
N3kOUm
N3k
OCl
OCl
OWl
N4oODk
N4n
N4n
N4o
N4n
N4o
N4n
N4m
N4m
N4n
N4m
OCk
OCk
N4l
N4kN7kOWm
N5lOOk
N5n
N5l
N5l
OTm
N6n
N6k
N6m
OAk
N7k
N6l
N6l
OWl
N6kONl
N6kOMk
N7n
N8kOAk
N8lOWm
OWm
OWk
N8lOWl
N8oOUn
N/m
OIk
N8lN9l
N8l
N8l
N9nOEl
N8j
N8l
N8l
N8n
N8o
N8jOWn
OUk
N8kOWq
N8kOWr
N8l
OWk
OWl
N8k
N8kOKlOWc
N8jOJkOMl
N8l
N8k
OKl
N8kOAk
OAk
N8kOAk
N/iOAjOBlOFlOMkONk
N8kOAkOCkOFkOLiOPkORlOSl
N8kOEk
N+n
N9m
N9jOWp
N9l
N9o
N9nN/k
N9m
N9mN/k
N9k
N9o
OOk
N9l
N9m
OWi
N9kOJl
N9l
OUl
N9k
N9l
OWZ
N9l
OEl
OWm
N9n
OWm
OWm
OWn
N9k
N9l
N9l
N9k
OLk
N9k
N9k
ORlOWn
N9m
N9l
OSl
N/kOWj
N9lOWk
N9k
OWn
OWo
N9l
N+mOWo
N+nOWp
N+l
N+m
N+m
N+n
N+n
N+o
N+n
N+n
N+n
N+p
N+l
N+l
N+m
N+m
N+m
OAk
N+l
N+kOAk
OWj
N+m
N+mOWl
OLkOWh
OIk
OIk
N+lOGk
OUl
N+l
N+kOWk
N/n
OWh
N/m
OWm
OAl
N/l
N/l
N/k
OQl
OWu
N/l
OIl
N/kODlOWk
N/l
N/k
OAm
OAm
OAq
OAm
OAl
OAm
OAn
OWk
OWo
OAl
OAm
OWm
OAlOWm
OBlOIl
OWa
OBl
OBkOWk
OWq
OWl
OBm
OTl
OBl
ODk
OBjOCk
OBlOTl
OCk
OBl
ODkOLlONkOOkOQl
OGj
OQl
OCo
OCo
OCn
OCn
OCn
OWk
OWk
OWv
OWv
OCl
OWl
OCn
OCl
OCl
OHnOIlOWo
OCn
OCk
OCm
OMk
OClOWk
ODm
ODn
ODm
ODn
ODk
ODm
ODn
ODl
ODk
ODk
ODk
ODk
ODk
OEm
OEm
OEm
OEl
OEn
OEl
OEm
OEkOLm
OWk
OEl
OEk
OEk
OEl
OFo
OLl
OWk
OWn
OWo
OWp
OIl
OJqOWa
OFl
OFk
OFm
OFk
OGo
OGo
OGn
OGn
OGnOWl
OGmOWl
OGn
OGjOJmONkOWj
OGo
OWm
OGl
OGlOWl
OGlOWr
OWj
OGmOWj
OWi
OIm
OWk
OWk
OWj
OGk
OUk
OHl
OHm
OHr
OHoOWl
OHn
OHn
OHmOWb
OHmOWm
OHn
OWo
OHo
OHm
OHm
OHm
OHnOWp
OHl
OWj
OWp
OHm
OWl
OHl
OHl
OHmOWl
OHmOWm
OHl
OHlOWk
OHkOWl
OHk
OHm
OMlOWc
OIk
OWj
OWm
OHm
OWo
OHp
OLk
OHlOWk
OWl
OHjONkOUl
OIr
OImOWa
OIn
OIlONl
OIm
OIl
OJm
OIn
OIn
OIm
OWo
OWo
OOlOQk
OIk
OIl
OJm
OJm
OJm
OLn
OJlORk
OKn
OKk
OWj
OKkOWk
OKk
OKk
OKkOOk
OLm
OLl
OLk
OLl
OLlOWl
OWl
OWj
OWl
OWm
OMlOOn
OMlORl
OPl
OMk
OPj
OMk
OMn
ONoOOk
ONm
ONn
ONn
ONlOWl
OWm
ONo
ONl
ONk
OWq
ONkOWo
OWm
OOn
OOl
OOm
OOl
OOl
OOlOQk
OWk
OOkOWq
OWn
OOlOWo
ORk
OWo
OWo
OOl
OPm
OPl
OPl
OWk
OQm
OQl
OQl
OWk
OQk
ORm
ORq
ORm
ORl
ORk
OWk
ORm
OSm
OSn
OSl
OSn
OSkOWk
OWn
OTk
OTn
OTn
OUm
OUn
OUm
OUn
OUo
OUm
OWm
OWj
OUk
OVk
OVm
OVn
OVn
OVn
OVm
OVlOWl
OVn
OVkOWj
OVkOWm
OWl
OWn
OWo
OWm
OWl
OWn
OWl
OWn
OWm
OWm
OWp
OWq
OWk
OWs
OWr
OWl
OWl
OWo
OWl
OWn
OWl
OWn
OWn
OWn
OWm
OWm
OWn
OWl
OWn
OWn
OWl
OWo
OWo
OWl
OWr
OWr
OWp
OWl
OWl
OWn
OWq
OWo
OWp
OWo
OWk
OWj
OWo
OWm
OWm
OWn
OWm
OWm
OWn
OWm
OWp
OWo
OWl
OWn
OWm
OWn
OWl
OWp
OWo
OWl
OWn
OWm
OWm
OWr
OWn
OWq
OWq
OWl
OWn
OWm
OWn
OWo
OWm
OWm
OWk
OWm
OWl
OWm
OWm
OWl
OWk
OWk
OWp
OWn
OWo
OWn
OWk
OWo
OWl
OWm
OWn
OWo
OWn
OWn
OWo
OWq
OWn
OWl
OWn
OWo
OWm
OWn
OWo
OWq
OWp
OWn
OWl
OWm
OWn
OWm
OWm
OWm
OWq
OWm
OWq
OWn
OWl
OWn
OWl
OWl
OWn
OWm
OWm
OWm
OWm
OWs
OWs
OWo
OWl
OWq
OWq
OWk
OWm
OWk
OWl
OWo
OWn
OWn
OWm
OWo
OWo
OWm
OWn
OWn
OWo
OWn
OWn
OWl
OWm
OWm
OWn
OWp
OWm
OWk
OWm
OWn
OWn
OWm
OWl
OWk
OWn
OWl
OWm
OWm
OWn
OWm
OWk
OWn
OWp
OWm
OWl
OWn
OWn
OWo
OWn
OWm
OWn
OWk
OWq
OWp
OWo
OWm
OWm
OWl
OWk
OWm
OWn
OWm
OWl
OWl
OWm
OWo
OWk
OWo
OWl
OWn
OWl
OWl
OWl
OWk
OWn
OWk
OWk
OWm
OWm
OWm
OWn
OWn
OWq
OWp
OWn
OWm
OWm
OWq
OWn
OWo
OWk
OWr
OWq
OWo
OWk
OWo
OWk
OWm
OWn
OWo
OWn
OWn
OWp
OWl
OWl
OWm
OWl
OWm
OWm
OWm
OWl
OWl
OWl
OWl
OWn
OWn
OWl
OWo
OWo
OWm
OWl
OWq
OWk
OWl
OWm
OWm
OWl
OWl
OWn
OWm
OWl
OWl
OWs
OWl
OWm
OWl
OWp
OWl
OWk
OWm
OWm
OWn
OWm
OWp
OWp
OWn
OWn
OWn
OWk
OWm
OWm
OWj
OWm
OWn
OWm
OWm
OWk
OWm
OWl
OWm
OWp
OWn
OWm
OWo
OWo
OWm
OWn
OWn
OWn
OWl
OWl
OWm
OWm
OWp
OWo
OWn
OWn
OWm
OWl
OWt
OWl
OWm
OWo
OWn
OWl
OWm
OWm
OWn
OWo
OWm
OWl
OWl
OWm
OWm
OWm
OWl
OWo
OWl
OWn
OWo
OWl
OWo
OWo
OWo
OWm
OWm
OWl
OWm
OWl
OWl
OWl
OWn
OWp
OWq
OWm
OWm
OWl
OWp
OWq
OWm
OWm
OWl
OWk
OWm
OWm
OWr
OWq
OWl
OWm
OWm
OWn
OWl
OWk
OWm
OWn
OWp
OWk
OWl
OWr
OWk
OWm
OWl
OWm
OWn
OWn
OWn
OWm
OWn
OWm
OWn
OWm
OWm
OWm
OWl
OWm
OWm
OWq
OWp
OWl
OWl
OWl
OWl
OWm
OWl
OWm
OWn
OWs
OWo
OWn
OWs
OWo
OWo
OWo
OWp
OWk
OWm
OWl
OWm
OWl
OWl
OWm
OWk
OWt
OWp
OWs
OWo
OWn
OWm
OWo
OWm
OWp
OWm
OWm
OWm
OWp
OWq
OWm
OWq
OWq
OWm
OWm
OWn
OWo
OWq
OWp
OWm
OWm
OWn
OWo
OWo
OWo
OWm
OWm
OWm
OWm
OWm
OWl
OWl
OWl
OWn
OWn
OWm
OWn
OWn
OWm
OWm
OWo
OWo
OWm
OWl
OWl
OWm
OWl
OWk
OWm
OWn
OWk
OWm
OWl
OWl
OWl
OWn
OWl
OWm
OWl
OWl
OWn
OWm
OWk
OWm
OWl
OWl
OWl
OWl
OWm
OWk
OWm
OWn
OWm
OWm
OWn
OWm
OWl
OWm
OWn
OWm
OWp
OWp
OWp
OWn
OWn
OWm
OWo
OWn
OWm
OWn
OWm
OWl
OWl
OWm
OWn
OWm
OWm
OWm
OWl
OWl
OWn
OWn
OWn
OWm
OWo
OWp
OWl
OWk
OWl
OWm
OWm
OWn
OWn
OWm
OWl
OWn
OWl
OWm
OWn
OWn
OWm
OWm
OWm
OWm
OWl
OWp
OWo
OWm
OWk
OWm
OWn
OWo
OWm
OWm
OWm
OWl
OWn
OWp
OWu
OWo
OWt
OWo
OWn
OWl
OWm
OWn
OWn
OWn
OWl
OWm
OWm
OWo
OWn
OWo
OWo
OWm
OWm
OWl
OWk
OWn
OWn
OWl
OWl
OWl
OWn
OWn
OWl
OWl
OWm
OWn
OWm
OWm
OWl
OWm
OWk
OWl
OWk
OWk
OWm
OWl
OWo
OWo
OWo
OWp
OWo
OWp
OWk
OWl
OWn
OWm
OWl
OWq
OWp
OWl
OWl
OWl
OWn
OWn
OWm
OWn
OWo
OWn
OWo
OWl
OWo
OWm
OWp
OWo
OWm
OWs
OWm
OWm
OWm
OWn
OWk
OWl
OWp
OWp
OWm
OWl
OWm
OWl
OWl
OWm
OWm
OWr
OWp
OWm
OWm
OWn
OWm
OWm
OWj
OWn
OWq
OWo
OWq
OWm
OWs
OWj
OWm
OWl
OWm
OWl
OWm
OWo
OWm
OWl
OWk
OWl
OWl
OWl
OWl
OWm
OWl
OWm
OWl
OWm
OWo
OWn
OWl
OWl
OWm
OWk
OWl
OWl
OWm
OWk
OWl
OWo
OWm
OWl
OWm
OWl
OWm
OWk
OWl
OWk
OWl
OWm
OWm
OWn
OWl
OWm
OWk
OWk
OWl
OWk
OWl
OWm
OWl
OWl
OWm
OWl
OWm
OWm
OWm
OWn
OWo
OWo
OWo
OWn
OWk
OWm
OWk
OWl
OWn
OWm
OWn
OWm
OWm
OWm
OWl
OWm
OWl
OWu
OWl
OWl
OWm
OWm
OWl
OWm
OWl
OWl
OWm
OWn
OWn
OWn
OWn
OWm
OWm
OWm
OWl
OWn
OWm
OWm
OWm
OWm
OWl
OWm
OWm
OWk
OWm
OWl
OWm
OWl
OWm
OWl
OWm
OWn
OWm
OWm
OWm
OWn
OWm
OWl
OWl
OWl
OWl
OWn
OWm
OWn
OWl
OWk
OWo
OWn
OWn
OWn
OWm
OWl
OWm
OWl
OWn
OWm
OWl
OWl
OWl
OWl
OWl
OWm
OWl
OWl
OWl
OWm
OWn
OWk
OWo
OWp
OWl
OWm
OWm
OWm
OWl
OWn
OWn
OWl
OWm
OWl
OWk
OWm
OWn
OWm
OWm
OWm
OWn
OWl
OWl
OWn
OWm
OWo
OWl
OWn
OWm
OWn
OWn
OWl
OWn
OWl
OWm
OWl
OWm
OWn
OWl
OWm
OWo
OWm
OWm
OWm
OWn
OWm
OWl
OWn
OWm
OWk
OWk
OWn
OWm
OWl
OWk
OWj
OWm
OWl
OWm
OWl
OWl
OWl
OWl
OWk
OWk
OWl
OWm
OWl
OWo
OWn
OWm
OWo
OWk
OWl
OWl
OWn
OWn
OWl
OWl
OWl
OWl
OWn
OWm
OWl
OWl
OWl
OWk
OWn
OWn
OWn
OWo
OWm
OWm
OWk
OWl
OWo
OWn
OWm
OWm
OWn
OWn
OWn
OWm
OWm
OWn
OWn
OWn
OWm
OWo
OWo
OWl
OWm
OWm
OWk
OWl
OWk
OWl
OWo
OWk
OWm
OWm
OWo
OWl
OWl
OWl
OWl
OWn
OWn
OWm
OWm
OWm
OWn
OWm
OWm
OWl
OWm
OWm
OWm
OWo
OWl
OWl
OWm
OWm
OWl
OWl
OWl
OWn
OWn
OWl
OWl
OWl
OWl
OWl
OWl
OWn
OWl
OWl
OWm
OWn
OWl
OWn
OWm
OWm
OWm
OWm
OWn
OWm
OWm
OWn
OWm
OWl
OWm
OWl
OWl
OWl
OWk
OWk
OWm
OWn
OWk
OWm
OWm
OWn
OWn
OWm
OWm
OWm
OWl
OWm
OWk
OWl
OWm
OWm
OWl
OWl
OWm
OWm
OWn
OWn
OWm
OWm
OWm
OWm
OWn
OWl
OWl
OWp
OWo
OWn
OWn
OWn
OWm
OWm`,
}
