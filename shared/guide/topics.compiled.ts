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
my-dog-or-cat-has-eaten-something-from-the-kitchen
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
  unit: 0.20396131084811303,
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
food:frozen-vegetable
~her
frozen veg
~ok
~in
~thi
^ jar
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
or chop
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
from a
a tin
do it
it matter
food:frozen-pea
frozen pea
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
do the
~say
~all
~hav
~is
^ it
it say
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
in plac
plac of
means:big
big
~equal
~means:big
~big
^ how
a big
when
~go
~when
vegetabl go
go in
in when
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
up and
and the
the recip
recip say
say to
my own
gran
alway
sam
~gran
~alway
~sam
~by
~everyth
^ gran
of everyth
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
and a
a freezer
food:sweetcorn-cob
sub
~sub
~for
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
it possibl
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
buy a
means:ragu
bas
bolognes
~means:ragu
~bas
~bolognes
chop onion
onion for
for a
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
unless
~pointless
~unless
^ is
the veg
veg is
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
the chop
food:meat
another
cut
~another
~cut
use another
cut or
food:chicken
food:beef
use chicken
chicken instead
of the
the beef
food:steak
^ got
stew beef
different
~different
^ different
cut of
of beef
food:pork
^ pork
food:lamb-mince
food:beef-mince
^ lamb
lamb minc
minc instead
beef minc
food:turkey
do for
butcher
bought
~butcher
~bought
^ butcher
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
for beef
it cook
cook the
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
at the
the shop
tim
~tim
^ breast
of thigh
sam tim
^ no
~fin
^ chicken
chicken for
for lamb
joint
~joint
got the
call
still
~call
~was
~he
~me
~someth
~still
was out
of shin
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
i go
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
pork and
and thi
thi is
is full
full of
of it
it what
what els
could go
in ther
mistak
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
and im
meant to
fry it
it its
its going
going to
to be
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
country
~country
~we
^ in
we eat
i can
can put
put it
it in
of thi
mam
~mam
~she
~right
is she
she right
tagin
~tagin
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
as it
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
syrup or
over a
a cak
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
on hot
hot or
or cold
sauc
~sauc
~has
i pour
pour the
the sauc
when it
it has
away
~away
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
should i
i soak
it now
means:rest
top
sit
~means:rest
~top
~sit
~doesnt
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
was already
when i
pour it
it on
drink
~drink
~mor
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
warm or
glaz
~glaz
^ when
when do
the glaz
sticky
~sticky
sit ther
^ prick
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
the lemon
now its
its ston
ston cold
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
ten minut
ago and
to let
let it
it cool
but the
want the
sugar and
juic on
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
and never
went in
in what
what did
did i
aunti
her
~aunti
~till
~way
wait till
is cold
is that
that the
the right
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
it go
go soggy
nah
~nah
soak the
its still
oven or
or nah
means:need
must
~means:need
~must
the juic
with sugar
i must
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
whether
~whether
it not
not matter
~then
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
back on
~need
i need
need to
to cover
cover it
ajar
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
a stew
why do
^ forgot
forgot to
to put
back is
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
with the
the cover
off or
pan
~pan
when should
the pan
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
half cover
twenty
mention
which
~twenty
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
has gon
dry and
and i
i never
never put
over the
mum
gap
knew
~mum
~gap
~knew
~wee
^ mum
mum alway
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
so its
its been
carry on
lik that
that ok
part
~part
the pot
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
hiya
keep
~hiya
~keep
^ hiya
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
differenc
~differenc
~mak
it mak
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
i stir
and can
i be
stir it
hav to
to stand
stand her
her and
and stir
walk
~walk
walk away
it simmer
often do
^ stir
tim or
now and
and then
happen
~happen
what happen
happen if
dont stir
it need
every
~constantly
~every
the spoon
bad
~bad
it bad
bad to
to keep
keep pok
at it
pop
kitchen
bubbl
~pop
~kitchen
~bubbl
^ ok
ok to
the kitchen
it bubbl
watch
~watch
^ must
must i
means:stick
stick
~means:stick
~stick
~giv
it stick
giv it
it a
a stir
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
is kill
kill me
dont hav
keep going
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
was i
be at
idea
~idea
hav no
no idea
is in
other
who
~other
~who
i keep
and my
yo
~actually
~gotta
^ yo
it necessary
or i
can go
~mind
be for
food:fresh-custard
^ custard
risotto
singl
few
~risotto
~singl
~few
^ risotto
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
food:oil
splatter
~splatter
^ oil
oil is
food:tomato-sauce
^ tomato
tomato sauc
all over
fat
jump
~fat
~jump
^ fat
fat is
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
cooker is
cover in
food:tomato
lava
~lava
^ bubbl
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
of fat
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
~shirt
^ ther
on my
i calm
wrist
burnt
~wrist
~burnt
~help
^ just
just got
burnt on
by the
oil it
it keep
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
it went
another way
ragu
stov
~ragu
~stov
the stov
what should
hand
~hand
to my
my hand
hand how
how i
me thi
food:animal-fat
fly
means:frying pan
~fly
~means:frying pan
^ bacon
bacon fat
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
that or
or is
is the
the heat
too high
tight
~tight
just put
on tight
keep the
shrink
~shrink
much do
much juic
i get
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
^ roughly
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
lim is
much liquid
noth
~really
~noth
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
amount
~amount
^ juic
juic from
from one
is an
to one
500g
~500g
what will
cook down
food:lime-juice
thre
~thre
~enough
tablespoon of
lim juic
juic and
and ive
ive got
got two
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
clov in
garlic what
what is
much ric
ric do
get from
a cup
one onion
onion is
it if
i want
food:chickpea
food:hummus
end
~end
^ dry
dry chickpea
to cook
cook for
for hummus
i end
end up
up with
food:orange
zest
~zest
^ zest
a singl
many spoon
small
~small
one big
sam as
bigger
~their
~lot
~bigger
matter if
if my
my onion
a lot
bigger than
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
whil the
the meat
~thes
to do
thes in
i did
did the
the step
step in
meanwhil
~meanwhil
what can
get on
important
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
the start
skip
accident
~skip
~accident
^ skip
by accident
what now
matter which
which go
go into
meantim
~meantim
be doing
doing in
means:skip
~means:skip
a step
both
~both
do both
^ add
soon
~soon
^ garlic
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
or should
throw
~rush
~throw
im in
a rush
i just
just throw
whol lot
lot in
in one
one go
four
~four
~alright
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
sequenc
~sequenc
ahead of
of tim
second
problem
~second
~problem
^ if
i mak
veg in
onion do
do that
that matter
means:stir-fry
~means:stir-fry
i chop
fry at
tim for
stir fry
food:pea
food:soup
^ carrot
carrot and
pea in
the soup
wrot
~wrot
~they
matter at
all or
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
whil i
fetch the
phon
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
finish
~finish
dinner and
and finish
long will
will the
the stew
stay hot
it fin
com in
traffic
~traffic
^ they
they are
stuck in
in traffic
^ going
half hour
someon
hold
~someon
~hold
^ someon
hold it
hes
train
ready
~hes
~train
~ready
^ hes
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
i switch
forty
~forty
its ready
ready and
and nobody
for another
forty minut
low
daft
~low
shop with
with it
on low
low or
~dodgy
off with
how soon
to eat
eat it
it befor
befor its
~folk
~until
it sit
get her
guest
~guest
^ food
is finish
guest com
what i
stood
match
~stood
~match
the match
pot of
of ric
sit with
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
back to
to it
it later
~som
to serv
serv it
away or
^ which
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
~used
be used
~best
^ best
at high
high heat
food:lard
food:ghee
lard or
fin to
to fry
food:yorkshire-pudding
is good
good for
for yorkshir
all right
food:olive
^ veg
^ extra
smok
~smok
^ pan
pan is
is smok
smok what
food:coconut
reach
cupboard
~reach
~cupboard
and som
the cupboard
which one
one do
i reach
reach for
bottl
front
~bottl
~front
just say
oil and
and ther
bottl in
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
going black
black befor
meat don
don should
be using
someth els
whatever
~whatever
ran out
yaar
~better
~tak
^ mustard
is better
better to
to tak
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
cast iron
iron skillet
use or
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
fall to
to bit
i try
to turn
stick together
wet
shap
mixtur
~wet
~shap
~mixtur
^ fish
cak mixtur
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
the grill
collaps
~collaps
^ crab
piec
~piec
hold a
a veggi
one piec
form
ball
~form
~ball
^ meat
mix is
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
drop off
crumbly
~crumbly
are dry
roll
~roll
^ mixtur
mixtur is
is too
to roll
into ball
clump
~clump
clump together
in pan
^ wont
turn to
to mush
flip
rest
~flip
~thing
~rest
^ went
them and
whol thing
apart in
in bit
i sav
the rest
food:bread-roll
loos
lad
~loos
~lad
~wher
my lad
and min
min look
look lik
minc in
wher did
go wrong
lovely
~lovely
~theyr
^ roll
roll them
now theyr
~didnt
i didnt
egg in
in is
barbecu
through
bar
~barbecu
~through
~bar
the barbecu
half of
it drop
through the
grill what
what giv
the small
is open
i cook
how to
to mak
mak it
~tpan
^ me
hav gon
gon all
all to
bit in
slip
~slip
food:salmon
^ salmon
salmon and
and potato
too soft
thought
handl
~thought
~handl
to knead
i thought
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
food:ginger
food:squash
the ginger
ginger or
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
food:mushroom
wip
~wip
the mushroom
mushroom or
i tak
tak the
skin off
food:aubergine
it worth
food:apple
for crumbl
food:new-potato
scrub
scrap
~scrub
~scrap
^ scrub
new potato
jacket
~jacket
~wedg
the spud
spud for
do one
eat the
eaten
~eaten
or left
food:cucumber
the cucumber
cucumber or
food:black-pepper
the pepper
or off
^ tough
bother
peeler
~bother
~peeler
cant be
for two
of spud
get away
strip
~strip
it doesnt
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
clean
market
~clean
~market
^ theyr
straight in
curl
taken
~curl
~taken
sauc with
tomato skin
on and
ther are
in it
it should
them off
food:chip
hafta
~hafta
potato for
ginger and
i skip
or will
food:ready-meal
the aubergin
^ appl
the crumbl
still on
bad for
for you
you to
the peel
fibr
~fibr
food:salt
to salt
salt the
bitter
~bitter
^ are
are the
be bitter
^ aubergin
aubergin drink
^ soak
befor fry
drain
~drain
^ salt
salt and
and drain
spongy
~spongy
why salt
sweat
dat
~sweat
~dat
of dat
still need
fritter
~fritter
^ courgett
are soak
i start
up every
drop of
salt
slic
~salt
~slic
long should
food:tzatziki
wring
~wring
^ wring
cucumber for
fix
~fix
^ bitter
need
my oil
sprinkl
~sprinkl
slic and
and wait
old
cookbook
means:sieve
colander
~old
~means:sieve
~colander
has me
the slic
slic in
a colander
hour surely
that not
any mor
greasy
draw
~greasy
~draw
soak up
half a
a bottl
bottl of
tim and
and wer
the water
water out
around
~around
no tim
with salt
i los
means:wash
wash
~means:wash
~wash
in salt
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
i sweat
sweat the
put salt
yes or
or no
yeah
~yeah
or can
skip it
need the
the salt
roast
chunk
beforehand
~roast
~chunk
~beforehand
a tray
it going
~sort
rip
~rip
should it
food:banana
means:pale
~means:pale
~yet
^ banana
not brown
use them
are thes
food:avocado
^ avocado
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
banana in
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
still rock
not soft
yellow
today
~yellow
~today
with no
and want
want to
the loaf
squeez the
the avocado
its lik
any way
way to
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
smell
far
~completely
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
bright green
recip just
means:bake
tonight
bak
~means:bake
~tonight
~bak
means:sour
firm
sour
~means:sour
~firm
~sour
use it
it or
or wait
tha
hen
~hen
bread with
that are
only just
food:peach
food:tart-sweet
peach for
wast
~wast
a wast
the fat
be that
that hot
really need
means:temperature
batter
~means:temperature
~batter
how hot
hot should
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
the yorkshir
meat in
warm up
^ cold
or hot
hot pan
to start
food:breadcrumb
food:bacon
bacon in
^ onion
in whil
food:pancetta
the pancetta
start in
food:duck
the duck
is my
^ smok
pan too
scar me
befor it
frighten
fir
lower
~frighten
~fir
~lower
food:dripping
seem
~seem
tin and
and that
to me
longer
~longer
^ drop
drop a
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
the greas
~afraid
must be
or medium
is ok
i am
know the
hot enough
enough for
for me
food:pudding
blast
~blast
^ lard
the pudd
at full
full blast
food:doughnut
in oil
oil that
that isnt
up to
to heat
off in
in cold
flam
~flam
^ or
use a
can the
batter or
wait befor
cook it
to use
food:cake-mix
cak mix
^ mix
and bak
food:pancake-batter
long can
pancak batter
the mixtur
food:pancake
do rest
do anyth
means:left out
arriv
~means:left out
early
~early
the muffin
too early
bowl
~bowl
cak batter
has been
been in
the bowl
bowl for
tomorrow
~tomorrow
~morn
^ batter
the fridg
till tomorrow
food:baking-powder
power
~power
the bak
bak powder
los its
only one
one tin
second half
has to
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
sit in
mix out
ive mad
mad it
it up
oven is
the roast
food:muffin
doorbell
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
bin it
book
~book
to rest
lik the
the book
book say
it right
night
~night
the night
night befor
befor and
outsid
~outsid
it can
can stay
food:tempura-batter-mix
^ tempura
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
flat
~flat
go flat
bak it
~wiv
an old
rins
~rins
i drain
drain and
food:kidney-bean
^ kidney
kidney bean
bean do
the liquid
the chickpea
food:tinned-tuna
^ drain
drain the
food:lentil
^ rins
rins the
the lentil
in with
water in
in or
or out
food:bean
^ keep
keep or
or throw
throw away
the bean
means:sink
sink
~means:sink
~sink
^ chickpea
juic in
or down
down the
the sink
can bean
brin
~brin
food:anchovy
^ anchovy
oil keep
do tin
tip
~tip
^ tip
tip the
food:chilli
gloopy
~gloopy
^ open
open the
the kidney
bean and
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
with all
or just
just the
the lump
food:coconut-milk
solid
underneath
~solid
~underneath
coconut milk
milk is
is solid
and water
water underneath
i tip
can in
that a
a problem
terribl
wind
~terribl
~wind
giv me
the can
i throw
gunk
rid
~gunk
~rid
can of
of bean
get rid
rid of
food:macaroni-cheese
^ tuna
pasta bak
squeez out
^ lentil
into soup
slimy
~slimy
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
need soak
^ skewer
fir on
the kebab
no skewer
spin
~spin
how full
full should
should a
food:lotus-root
^ bamboo
burn at
the end
long must
in water
food:prawn
food:milk-chocolate
^ prawn
round on
metal
~metal
to soak
i pack
a stick
^ mak
^ stick
burn on
on fir
^ bit
went up
in flam
remember
~remember
^ halfway
halfway through
chicken and
stick in
water can
^ everyth
one sid
sid is
is raw
the piec
ive been
quicker
havent
~quicker
~havent
^ havent
havent got
got half
hour to
wait about
wood
~wood
the wood
water befor
much tim
spac
between
~spac
~between
now do
food:halloumi
^ halloumi
and pepper
really worth
worth it
it do
they be
be fin
if its
only for
for ten
fry ric
that is
ric is
cold is
food:egg-fried-rice
the ric
be cold
cold for
wok
~wok
the wok
quickly
~quickly
i dry
just boil
day
~day
must it
day old
old ric
claggy
my egg
egg fry
fast
~fast
^ cool
ric with
with fresh
leftover ric
tim to
ball in
in lump
ric be
^ fresh
cook ric
ric for
boil it
it use
ric go
go to
i only
everyon
plan
~everyon
~plan
^ everyon
everyon say
far ahead
~becaus
^ min
min cam
cam out
as a
a sticky
was it
it becaus
becaus it
it was
allow
~allow
been on
a whil
i allow
it turn
leftover
~leftover
and no
ric or
directly
~directly
is mad
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
hour ago
ric cooker
yesterday
~yesterday
it hav
from yesterday
chill
~chill
if the
dip
puré
grainy
~dip
~puré
~grainy
is grainy
~smooth
^ hummus
not smooth
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
is dry
sand
~sand
creamy
restaurant
~creamy
~restaurant
get it
as in
skin of
gluey
stiff
~gluey
~stiff
dip is
is gluey
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
its too
too dry
soften
past
~soften
~past
^ soften
a past
that too
too stiff
stiff for
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
it silky
its mor
mor lik
lik wet
than the
do they
food:offal
blitz
age
rough
~blitz
~age
~rough
for age
age and
bother with
skin is
that wher
going wrong
food:porridge
tast
~tast
my whit
tast fin
fin but
lik porridg
sav it
food:tahini
iced
~iced
^ would
would a
water or
or mor
super
~super
hummus is
is super
i fix
becom
mixi
~becom
~mixi
not becom
what to
to add
~well
the one
shop is
lik silk
grit
~grit
food:cauliflower
^ cauliflower
wont go
~thos
all thos
one by
by one
blend
~blend
lat onc
onc its
set
~set
went off
i set
set it
turn the
oven off
off by
oven on
temperatur
~temperatur
been at
^ grill
was on
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
notic
~notic
just notic
notic the
100
200
~100
~200
at #
than #
timer
~timer
fahrenheit
celsius
~fahrenheit
~celsius
^ set
cold oven
itself
~itself
itself off
power cut
^ been
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
dont know
know how
knob
insid
~knob
~insid
my kid
the knob
cold in
the chicken
degre
~degre
i had
top is
is brown
it down
down and
fus
went and
the spong
be sav
convert
~convert
way too
now it
it cam
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
fifteen minut
^ turkey
eat if
if it
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
to thi
throw in
in som
nic with
with chilli
as well
when would
would i
food:celery
bulk
~bulk
bulk it
food:chorizo
think
think of
of chocolat
be nic
spar
~spar
got a
fancy
~fancy
what could
interest
~interest
it mor
^ chilli
chilli in
the drawer
and when
~lov
in her
her do
that ruin
ruin it
anyon
~anyon
get mor
anyon notic
food:thyme
plain
~plain
its a
for my
garlic and
handful
~handful
a handful
handful of
left over
over and
noth to
do with
bung it
toss
~toss
i toss
bell pepper
pepper or
written
~written
~also
is not
ther an
food:cottage-pie
cottag pie
the leek
leek and
potato soup
exactly
~exactly
off if
food:margarine
spread
~spread
^ margarin
or lard
lard instead
of butter
^ hav
margarin sam
sam amount
a dairy
dairy fre
food:pastry
butter for
for pastry
tub
~tub
a tub
ok instead
food:dairy-free-spread
^ vegan
fridg is
that alright
food:pie-case
or butter
butter in
a pie
pie crust
food:biscuit
for biscuit
^ dairy
in cak
food:shortbread
food:vegetable-shortening
britain
~britain
in britain
no butter
food:spreadable-butter
wev
~wev
fridg and
stuff in
i bak
bak with
dairy
sister
~dairy
~sister
my sister
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
the low
low fat
is all
fifty
short
~fifty
~short
^ ran
quantity
~quantity
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
butter at
and not
not the
the cheap
tray
~tray
my oven
has one
one shelf
shelf or
two tray
^ both
wont fit
bak them
one after
after the
the other
the tray
browner
^ top
^ cant
batch
~batch
^ small
small oven
oven how
bak two
^ second
out pal
stack
sheet
~stack
~sheet
colour
~colour
^ bottom
rack
~rack
^ tiny
shelv
~shelv
ive two
tray of
shelf do
one in
or squeez
only tak
one cak
cak tin
at a
a tim
the mix
go off
mov
~mov
~toy
^ mov
into a
a flat
oven and
roast tin
pil
~pil
on one
one tray
tray instead
its all
or one
load
~load
on two
and they
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
touch
~touch
mak ahead
step by
by step
prepar
~prepar
i prepar
to her
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
chill it
most
~most
most of
possibl to
the last
onion be
the cook
finish tomorrow
which step
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
which bit
don on
on friday
can they
they sit
rest in
peopl
~peopl
one of
of thos
peopl who
means:assemble
dish
uncook
~means:assemble
~dish
~uncook
all together
the dish
dish and
thanksgiv
~thanksgiv
what all
doing the
assembl
~assembl
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
all hav
last minut
wors
~wors
in stag
allergen
group
~allergen
~group
is butter
food in
the allergen
is ghe
food:nut
a nut
food:couscous
gluten
~gluten
gluten fre
food:pine-nut
pin nut
food:mayonnaise
food:oat
is oat
food:soy-sauce
food:wheat
soy sauc
wheat in
food:milk
count
means:allergy
allergy
~count
~means:allergy
~allergy
count as
as milk
milk for
an allergy
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
ok for
^ ghe
^ couscous
friend
~friend
friend com
who cant
cant hav
hav dairy
dairy and
i was
about to
alright with
with that
label
~label
the label
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
is allergic
egg and
im look
look at
the fresh
^ guest
guest is
the milk
milk in
my friend
friend is
not eat
a coeliac
food:worcestershire-sauce
worcestershir sauc
sauc for
for someon
someon who
what in
hurt
~hurt
a tiny
tiny bit
someon with
a milk
milk allergy
sinc
~sinc
clarify butter
sinc the
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
climb
~climb
^ porridg
climb out
food:white-wine
^ milk
and went
starchy
froth
rim
~starchy
~froth
~rim
the rim
spill
~spill
^ potato
rattl
~rattl
under it
across
~across
wooden spoon
across the
it froth
^ water
means:double
twic
~means:double
~twic
clean the
of thes
turn round
round for
a second
second and
milk was
as soon
soon as
as the
me a
a wooden
food:dal
the dal
sid of
~quick
my pot
is boil
pressur
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
food:tapioca-starch
saucepan
~saucepan
food:jam
^ jam
need it
it boil
hard in
the first
a drop
scum
skim
~scum
~skim
the foam
i skim
float
~float
^ grey
float on
whit
~whit
^ whit
chickpea hav
that bad
^ brown
cam up
up when
when the
the jam
scoop
~scoop
i scoop
dirty
harmful
~dirty
~harmful
stuff on
^ skim
skim the
the broth
without los
los the
food:ramen-noodle
cloudy
~cloudy
broth is
is cloudy
with bit
tak it
whit stuff
food:chicken-stock
layer
~layer
my chicken
chicken stock
has the
chicken gon
bon
~bon
^ boil
the bon
bon and
a load
load of
of brown
up what
pint
normal
~pint
~normal
hav a
on them
a pint
that normal
means:pink
pink
~means:pink
~pink
its got
now or
or at
back in
top of
of my
^ on
on me
lift it
food:pulse
~frothy
as they
food:marmalade
surfac
~surfac
^ marmalad
the surfac
remov
~remov
it harmful
do peopl
it away
blu
~blu
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
food:egg-yolk
ring
~ring
^ ring
the yolk
yolk is
why is
my soup
brown and
food:blueberry
^ blueberry
cak go
muffin with
with green
purpl
~purpl
the dough
^ green
green curry
gon grey
food:spring-greens
khaki
~khaki
~weird
^ soup
the red
and look
my minc
and red
outsid and
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
hav mad
my muffin
food:walnut
alarm
~alarm
has com
literally
~literally
the colour
colour of
my food
is bad
funny
~funny
^ thi
a funny
i bin
^ pickl
the jar
food:beetroot
^ beetroot
ugly
~ugly
get the
food:cream
food:yogurt
food:cheese
the cream
chees or
at what
what point
point do
the yogurt
the coconut
food:creme-fraiche
crem fraich
cook or
just warm
food:soured-cream
^ tak
the sour
sour cream
the chees
stir in
to a
a hot
dairy in
start or
so it
to simmer
^ cream
or end
^ coconut
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
grain and
to avoid
hard and
hand do
i let
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
wher it
should be
be add
flam or
or after
switch off
~aye
cream in
in now
or later
stroganoff
~stroganoff
^ stroganoff
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
carbonara
scrambl
~carbonara
~scrambl
the egg
^ egg
egg into
hot pasta
^ carbonara
no cream
food:frittata
turn into
scrambl egg
egg go
food:spaghetti
egg sauc
sauc too
the spaghetti
chees and
water into
egg first
^ off
heat or
means:thicken
thicken
~means:thicken
~thicken
lik soup
soup and
and wont
wont thicken
has scrambl
not thicken
reheat
~reheat
^ warm
egg scrambl
scrambl in
version
~version
food:noodle
breakfast
~breakfast
noodl how
it smooth
don and
and chees
mix what
do in
~suppos
suppos to
the flam
flam when
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
becaus i
how should
the trick
so the
roman
~roman
mak thi
pasta and
and egg
egg not
to scrambl
food:pecorino
^ spaghetti
~properly
egg saf
saf if
if theyr
theyr not
just add
add cream
and be
melt
~melt
or go
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
mac and
chees is
is stringy
wont melt
blob
~blob
gon into
into one
food:mozzarella
food:chewing-gum
^ mozzarella
chew gum
food:grated-cheese
^ grat
grat chees
chees from
the bag
which chees
a sauc
food:cheese-sauce
string
~string
chees sauc
sauc in
rubber
~rubber
^ lump
food:cheddar
means:whisk
whisk
~means:whisk
~whisk
just a
a ball
stuck to
oily
bring
~oily
~bring
gon oily
with hard
hard bit
bit is
bring it
it back
grat
~grat
whol bag
pot and
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
food:broccoli
stem
~stem
^ broccoli
it edibl
the cauliflower
leaf or
food:coriander
food:leek
compost
~compost
^ leek
i cut
parmesan rind
food:kale
rib
~rib
^ kal
be eaten
food:fennel
^ fennel
food:spring-onion
or green
spring onion
food:asparagus
woody
~woody
the asparagus
bin the
^ eat
seem a
a sham
all thi
green part
part of
a way
on thi
they go
hat
peeling
~hat
~peeling
a bowl
me and
floret
~floret
so what
rest of
top lik
that saf
we do
or in
gratin
~gratin
a gratin
any of
recip
half the
jollof
pilaf
biryani
~jollof
~pilaf
~biryani
is burn
the grain
grain are
are hard
mushy
~mushy
ric raw
raw on
the bas
~uneven
^ biryani
smoky
purpos
~smoky
~purpos
^ party
much stock
stock for
for jollof
means:foil
foil
~means:foil
~foil
^ foil
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
still crunchy
food:tea
towel
~towel
pilaf with
a tea
tea towel
still raw
raw in
^ jollof
is soggy
be ther
^ crust
crust at
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
last year
year and
dont want
want a
gravel
~gravel
mor water
water and
half is
is mush
and half
lik gravel
need for
for thre
it whil
keep my
se
jal
hai
~se
~jal
~hai
se jal
bottom is
bottom and
what going
going on
persian
styl
~persian
~styl
a towel
pulao
seal
~pulao
~seal
^ basmati
with foil
a burnt
to happen
or could
finish it
pasta in
much water
food:orzo
^ cook
do lasagn
lasagn sheet
need boil
with uncook
boil in
in milk
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
for pasta
one pan
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
threw the
the macaroni
drunk all
much mor
all on
one ring
be cook
cook together
nearly
~nearly
crunchy and
sauc has
dont boil
insid the
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
to pour
pour over
temper
~temper
^ temper
tarka
~tarka
food:cumin-seed
^ cumin
cumin seed
seed in
butter to
food:mustard-seed
food:curry-leaf
mustard seed
seed and
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
seed pop
spic for
for lentil
top for
seed are
are jump
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
serv a
the tabl
how is
that don
you do
thing for
the bit
through it
sambar
~sambar
i really
for it
put together
bowl of
of ramen
noodl soup
^ assembl
what go
in first
the noodl
soggy in
pho
topping
~pho
~topping
^ pho
per
~per
laid
~laid
cold whil
food:miso
^ miso
the boil
broth or
warm the
~nicer
^ instant
laksa
~laksa
^ laksa
i serv
~asian
food:soya-bean
in bowl
^ noodl
went soggy
in broth
food:pak-choi
lukewarm
swollen
~lukewarm
~swollen
min alway
alway end
tim we
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
build
~build
i build
build a
first what
put
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
cut up
a cook
cook chicken
leg
~leg
^ leg
off befor
the breast
tear
thin
~tear
~thin
^ slic
slic the
^ thigh
wher do
knif
~knif
which knif
shred
~shred
^ serv
a whol
whol roast
roast bird
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
no clu
wher to
to begin
father
~father
my father
father in
did thi
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
just saw
means:serve
neat
~means:serve
~neat
go with
with or
nicely
~nicely
chicken how
to cut
chook
up thi
christmas
~platter
~christmas
for christmas
rotisseri chicken
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
separat from
the fish
after fry
cling
~cling
wont cling
how thick
food:onion-bhaji
^ pakora
food:flour
fry chicken
its skin
of flour
crackly
~crackly
is soft
the coat
coat on
^ beer
run straight
fryer
~fryer
wont stick
food:cod
drop the
away from
from it
water should
wet from
the packet
packet is
crispy
~crispy
a gap
between the
bit and
it fall
when you
lost
grip
~lost
~grip
^ lost
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
food:haddock
^ haddock
faff
to flour
it first
thicker
~thicker
means:microwave
microwav
~means:microwave
~microwav
i giv
the microwav
nuk
~nuk
i nuk
first to
spe it
^ microwav
microwav the
potato befor
fry them
parboil
~parboil
i parboil
to sav
sav tim
a few
minut in
pre
~pre
^ pre
pre cook
the broccoli
zap
~zap
^ zap
zap the
them going
part cook
food:sweet-potato
sweet potato
^ parboil
befor roast
to soften
starv
~starv
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
the root
micro
~micro
food:parsnip
crisp
~crisp
i boil
the parsnip
cost
finger
~hack
~cost
~finger
at thi
squash is
veggy
~veggy
i microwav
littl bit
^ new
it com
just as
gon soft
potato are
are still
raw and
~except
is cook
rest is
^ pepper
a rock
^ som
piec are
are soft
soft and
som are
food:swede
behind
~behind
evenly
~evenly
half cook
half raw
pepper soft
tooth
could break
a tooth
with thi
a curry
wher the
are lik
lik ston
and everyth
els is
fish out
one or
just keep
until the
last one
cut them
them all
som of
are don
and other
are not
one is
is hard
hard how
the neep
solid and
^ sweet
still firm
next to
tender
~tender
^ stew
with raw
swed and
pulp
~pulp
the soft
soft one
i carry
ruin or
i even
food:herb
the herb
spic or
soap
~soap
tast of
of soap
me what
what then
cant stand
what instead
replac
~replac
i hat
^ kid
kid wont
food:dill
not a
bear
~bear
raw onion
do someth
food:caper
^ we
we dont
dont lik
food:raisin
food:sultana
lik
^ nobody
^ dont
nut in
food:aniseed
^ tast
tast lik
stuff what
of oliv
so is
^ husband
not touch
all do
gag
~gag
mak me
me gag
nasty
~nasty
skip the
spic what
use in
food:parsley
food:salsa
of coriander
fajita
~fajita
my mum
means:bland
~means:bland
of noth
show
~show
put that
that in
just for
for show
food:tofu
pat
~pat
meat fish
paper
~paper
pat it
it dry
to dry
dry the
the point
point of
meat not
blot
~blot
the tofu
food:salad-leaf
the salad
salad leaf
prawn are
are wet
^ kitchen
paper on
^ wet
tofu wont
wont brown
non
~non
and we
we hav
it really
damp
and tear
could it
food:scallop
get
the scallop
and let
let out
out a
get a
a crust
spat
~spat
^ wash
wash the
fat and
lik mad
press
~press
^ press
recip tell
^ for
for what
dry it
a thing
thing or
the salmon
^ mushroom
and still
going in
cook pasta
or potato
wait until
pasta be
early and
and sit
noodl are
pasta ready
ready too
i hold
noodl stick
if they
hot until
fish is
keep mash
^ spud
don meat
quarter
~quarter
my sauc
sauc need
quarter of
of an
boil and
has a
stop them
theyv
~theyv
noodl and
and theyv
big lump
panic
guest are
already cook
mash too
wher can
sauc i
food:egg-noodle
egg noodl
the stir
food:gnocchi
^ gnocchi
gnocchi float
float and
it better
horribl
~horribl
much pasta
cook water
water do
how big
a splash
splash of
of pasta
water to
much salt
salt in
why keep
keep som
do pasta
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
liquid and
say how
read
lin
~read
~lin
read the
ladl
~ladl
pour in
its soup
food:pasta-sauce
glossy
~glossy
need mor
cloudy water
a pot
full for
many cup
drain it
of cook
a littl
miso and
and which
red or
is whit
of whit
went grainy
miso for
stronger
is miso
or red
ferment
~ferment
bean past
past how
dark
~dark
tub of
the dark
dark brown
say whit
a lump
a packet
packet of
of miso
recip and
and havent
means:salty
salty
~means:salty
~salty
its so
so salty
much or
guess
~guess
i guess
light
~light
get for
the light
japanes
~japanes
or only
what miso
and what
on an
spoonful
~spoonful
befor or
after boil
not do
use instead
they tak
supermarket
clos
~supermarket
~clos
noodl instead
food:rice-noodle
ric noodl
of egg
^ straight
straight to
of noodl
noodl in
noodl for
food:vermicelli
^ vermicelli
or flat
food:glass-noodle
glass noodl
~curly
shop only
had the
the flat
flat whit
one and
the yellow
instant
student
~instant
~student
one the
and for
packet in
cant tell
tell how
~said
the thin
thin one
one as
recip said
and theyr
tim in
^ any
do or
has it
pad
~pad
pad thai
typ
~typ
the typ
hold the
follow
~follow
i follow
follow the
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
chickpea flour
is besan
food:double-cream
is doubl
doubl cream
food:tomato-puree
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
red bean
another nam
crèm fraîch
^ scallion
food:brown-sugar
brown sugar
american
~american
its an
american recip
indian
~indian
the indian
indian shop
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
over or
food:bicarbonate-of-soda
food:soft-drink
box
~box
call it
of soda
soda and
the box
bak soda
food:rocket
they mean
mean by
food:okra
one thing
food:caster-sugar
english
~english
in english
tesco
~tesco
^ heavy
heavy cream
cream what
flour for
go by
word
~word
go back
shop for
my batter
the past
flour and
into lump
yorkshir batter
pocket
~pocket
flour in
^ lumpy
^ flour
beat
~beat
^ yorkshir
mix with
food:cottage-cheese
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
ther someth
your
overmix
~your
~overmix
but how
the flour
food:waffle
mixtur has
insid how
its right
with lump
food:parma-ham
^ crep
batter with
littl whit
whit speck
knobbly
~knobbly
matter or
cook out
my pancak
^ first
first pancak
fell to
bit when
i flip
flip it
still wet
wet after
two minut
brok
~brok
^ pancak
brok when
first one
one alway
it without
without break
burnt outsid
pancak are
pancak wont
wont com
burst
~burst
burst in
mad a
^ flip
it and
is nearly
nearly black
ther still
still liquid
weld
themselv
~weld
~themselv
pan do
so far
far and
kid are
third
~third
go brown
the third
one what
food:flapjack
doughy
~doughy
tawa
~tawa
tear when
too hot
or too
flip a
a pancak
gooey
~gooey
^ american
griddl
~griddl
drop scon
the griddl
scrap it
smaller
~smaller
mak them
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
big one
of small
siz
~siz
bit siz
rather do
it as
as one
individual
~individual
^ bigger
the siz
twelv
~giant
~twelv
^ giant
id lik
lik to
wee one
i work
the minut
them out
twic as
as big
when will
kid want
recip is
is for
for big
fat one
fourteen
~fourteen
eight and
~ever
the meatball
cook through
than in
massiv
mak one
food:pie-savoury
family
~family
a family
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
only has
bon how
boneless
~boneless
^ bon
bon in
in instead
food:chicken-thigh
fillet
~fillet
chicken thigh
with bon
bon do
it tak
^ dic
^ boneless
of bon
for bon
longer if
if ther
a bon
^ fillet
for #
# of
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
use
dic lamb
lamb and
the differenc
chicken do
cook tim
mor than
i ask
for on
chicken curry
money
pay
~money
~pay
each
~each
one batch
each sid
sid or
or all
altogether
~altogether
3
total
~3
~total
# minut
minut each
in total
^ four
four minut
minut per
per sid
or for
for both
tray or
includ
~includ
^ fiv
^ total
^ whol
eighteen
~eighteen
say fry
fry for
im fry
in thre
and ten
or fiv
mountain
~mountain
mountain of
of pancak
say two
minut for
divid
~divid
say cook
for eight
eight minut
in batch
gav
overdon
~gav
~overdon
i gav
four and
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
twelv minut
clock
forget
~clock
~forget
look and
the clock
food:smoked-fish
strong
vacuum
~strong
~vacuum
a strong
strong smell
smok fish
fish or
vacuum pack
^ goat
smell strong
farm
~farm
smell lik
fishy
~fishy
smok haddock
meat smell
i open
the vacuum
^ mutton
mutton has
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
hit me
about it
tell if
how it
pong
~pong
^ never
food:kipper
wif
~wif
so much
my wif
want them
plastic
~plastic
its in
in dat
the plastic
my meat
meat has
fresh or
honk
food:game-bird
week
~week
a week
beef joint
sign
~sign
a bad
the smell
milk has
a skin
skin or
or whit
whit bit
on it
poach milk
the custard
film
~film
film on
hot milk
curdl
~curdl
look curdl
after cook
milk went
it got
got hot
^ poach
strain
~strain
i strain
strain the
wrinkly
~wrinkly
i warm
flak
~flak
poach the
the haddock
food:hot-chocolate
leathery
daughter
~leathery
~daughter
hot chocolat
chocolat has
my daughter
daughter wont
touch it
or whisk
food:white-sauce
^ left
left the
went lik
do my
my milk
after i
fleck
~fleck
food:rice-pudding
ric pudd
pudd with
a brown
^ has
gon off
that just
milk do
yellow and
and is
it raw
dye
~dye
bright yellow
dyed
~dyed
raw or
need cook
food:smoked-salmon
smok salmon
of smok
i eat
natural
~natural
piec i
its call
so surely
its already
and all
was the
nibbl
~nibbl
bit befor
befor cook
~see
see through
its don
cook already
artificial
~artificial
haddi
it ready
i mean
kedgere
~kedgere
for breakfast
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
com up
up through
^ pie
pie lid
shepherd pie
swallow
~swallow
gravy is
ive just
spoon the
going under
ther anyth
anyth i
can do
sloppy
~pretty
~sloppy
fill is
i thicken
the crust
top or
potato go
sunk
~sunk
sunk in
food:fish-pie
runny
~runny
fish pie
pie with
a runny
potato on
floury
waxy
new
~floury
~waxy
~new
which potato
maris piper
right for
for mash
for roast
bak potato
^ king
what are
are floury
charlott
~charlott
that say
my mash
out lik
lik wallpaper
wallpaper past
buy the
food:potato-salad
potato salad
to know
gold
~gold
better for
my plac
one potato
for chip
chip or
want for
dauphinois
variety
~dauphinois
^ gratin
roast dinner
honestly
~honestly
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
what sort
a crumbl
food:cherry
food:plum
tomato are
grain
~grain
long grain
food:risotto-rice
green or
red pepper
food:red-onion
brown or
red onion
eater
~eater
spring
~spring
i mad
kind
ric and
vin
^ cherry
would they
glu
~glu
pudd ric
ric in
onion what
what they
to buy
pass
~pass
^ arborio
really matter
stal
~stal
old bread
food:baguette
stal bread
^ bread
bread is
bit hard
fresh bread
soft for
the bread
^ yesterday
crusty
~crusty
whit instead
food:pitta-bread
~slightly
~useful
^ old
^ loaf
gon hard
food:sourdough-bread
brick
counter
~brick
~counter
a sourdough
a brick
the counter
thi or
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
saf for
french
~french
bread for
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
would you
food:peanut-butter
seiz
~seiz
peanut butter
butter or
has seiz
and gon
gon stiff
cement
~cement
^ tahini
up lik
lik cement
went thick
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
went stiff
is rock
butter went
clay
~clay
^ thick
lemon in
suddenly
~suddenly
~putty
lik putty
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
water why
becam
the nut
stodgy
that mak
can a
oven instead
can thi
thi go
temp
~temp
temp for
the ragu
ragu in
casserol
~casserol
the casserol
oven rather
than on
a low
brais
~brais
^ brais
brais in
the ring
^ hob
stovetop
use oven
fed
~fed
catch on
could the
up so
so wher
what heat
it isnt
my pan
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
dutch oven
on gas
in oven
is possibl
i bung
^ beef
beef stew
thre hour
or oven
food:tinned-chilli-con-carne
chilli con
con carn
slow in
sauc to
to reduc
portion
~portion
just one
one portion
portion of
portion in
^ singl
only want
another day
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
a quarter
im on
thi feed
everyth by
then i
long would
liv
~liv
liv alon
thi be
scal the
tak and
^ doing
myself what
^ shepherd
the full
freez it
food:sausage
i prick
sausag and
and why
prick them
sausag hav
burst and
the insid
pok out
split on
the sausag
stab
fork
~stab
~fork
a fork
why did
did my
^ banger
link
~link
^ fork
squirt
just went
hav put
hol in
in them
dad
~dad
my dad
im told
that wrong
food:frankfurter
^ theyv
theyv all
hot dog
^ burnt
the outsid
middl and
pan and
brat
~brat
cook them
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
fell apart
mush in
the colander
too long
gon to
to piec
^ outsid
outsid of
dissolv the
middl is
boil to
pan full
overcook
roasty
~overcook
~roasty
^ overcook
mor potato
to roast
thes and
snow
~snow
they look
it into
slic for
a salad
salad and
and got
my potato
whil boil
par
~par
^ par
long befor
nicois
b
~b
would it
granul
cub
~granul
~cub
of mak
^ gravy
food:stock-cube
^ stock
stock cub
food:curry-paste
^ ready
ready mad
curry past
pot how
food:custard-powder
custard powder
of gravy
of sauc
fac
~fac
mak stock
stock from
of curry
use that
and skip
sea
~sea
used two
the sea
salt out
spoon of
replac the
all that
weeknight
tir
~weeknight
~tir
powder instead
food:garam-masala
^ bechamel
pound
~pound
~abl
will anyon
to tell
homemad
~homemad
off to
to look
door
~door
oven door
peek
~peek
peek at
look
^ look
^ let
the steam
steam out
the door
couldnt
wreck
~couldnt
~wreck
i couldnt
and had
had a
a look
ther no
wreck it
son
~son
my son
at ten
check
~check
i check
check on
lik an
~shout
and put
did that
through is
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
and somebody
a quick
hard but
water gon
has boil
boil dry
isnt cook
^ grain
no liquid
liquid left
chalky
~chalky
^ paella
ric still
still chalky
but its
^ pudd
no milk
milk left
undercook
~undercook
^ undercook
boil away
too fast
lik eat
of each
cook what
do thi
sludg
right so
chawal
~chawal
~kaccha
^ chawal
nowt
left in
food:brown-rice
30
chewy
~chewy
brown ric
after #
and chewy
absorption
method
~absorption
~method
start over
wash mushroom
mushroom and
food:wild-mushroom
dirt
~dirt
mushroom are
gill
~gill
why are
wash or
tap
~tap
the tap
~cap
sin
~sin
i run
them under
brush
~brush
someon said
a spong
a pastry
pastry brush
they wer
i clean
them down
cloth
~cloth
with water
or with
food:stuffing-mix
^ oyster
really so
edg
~edg
egg with
edg or
a soft
get crispy
fry egg
^ yolk
the whit
food:egg-white
egg whit
whit is
egg without
break the
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
edg lik
lik on
min are
and floppy
min com
bast
~bast
i bast
~his
^ he
i lik
soft how
^ low
with butter
hot and
with oil
you get
runny yolk
^ full
fry or
or half
the edg
dyou
~dyou
egg that
bibimbap
~bibimbap
egg on
food:sandwich
egg for
food:sparkling-wine
do min
go tough
sauc or
lik and
hot is
food:gochujang
what gochujang
food:harissa
is harissa
scotch bonnet
food:sumac
is tahini
food:chipotle-paste
food:sriracha
food:hot-sauce
hotter
~hotter
is sriracha
hotter than
food:berbere
food:fish-sauce
fish sauc
sauc lik
is berber
^ scotch
blow
~blow
im mak
thi for
thi red
red past
head off
of someth
korean
~korean
past in
be a
sweet
~sweet
is chipotl
sweet or
lick
cry
milder
~lick
~cry
~milder
kid had
compar
~compar
~our
red chilli
what harissa
mild
~mild
^ ros
vs
~vs
powder vs
would the
ground
~ground
ready ground
chop or
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
garlic how
^ ground
grat parmesan
^ easy
food:mint
food:mint-sauce
^ mint
mint sauc
of ginger
ive no
fresh ginger
hav the
the ground
jar how
much is
lemon are
hav one
pepper and
want me
me to
crack it
chop with
my wrist
chees in
minc garlic
one clov
the stuff
whol one
whit sauc
food:pizza
any better
food:shallot
peel shallot
small onion
driv
~driv
me mad
any trick
^ quick
peel a
^ pearl
wont peel
faster
~faster
^ shallot
^ load
papery
~papery
skin stuck
pickl onion
ive don
four in
in ten
got to
eye
stream
~eye
my eye
the shallot
shook
quickest
bunch
~quickest
~bunch
quickest way
a bunch
bunch of
^ so
so many
button
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
shin or
shiny
~shiny
sauc wont
shiny and
^ reduc
still thin
^ glaz
isnt going
why isnt
sauc slid
food:teriyaki-sauce
^ teriyaki
wont coat
coat the
^ run
run off
bubbl for
pool
~pool
a pool
telly
~telly
or add
add someth
reduc it
noth is
too runny
dishwater
lik dishwater
syrupy
~syrupy
food:red-wine
jus
~jus
red win
answer
~answer
is mor
mor flour
or part
part roast
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
earlier and
and heat
^ part
tak them
sit out
them up
they need
at six
fiv kilo
already how
a day
day ahead
potato boil
food:brussels-sprout
^ parsnip
and sprout
much in
and reheat
crunch
~crunch
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
gon black
food:basil
^ basil
the pizza
^ nut
^ herb
the thym
chicken still
need half
gon dark
food:almond
the almond
begin and
that it
is black
a rack
a bak
going too
too dark
spoil the
the tast
tast or
only look
roast garlic
you eat
eat or
bulb
~bulb
the clov
^ soft
its cook
the paper
serv the
chicken with
and everyon
they for
raw garlic
eat a
mak with
it how
wi
~wi
that been
in wi
wi the
thrown
~thrown
and get
thrown away
what siz
a walnut
cm
~cm
in cm
big is
siz of
thick is
a thin
thin slic
finely
~finely
how small
egg what
^ chunk
mean in
knob of
dic and
idea if
pea or
that really
thumb
~thumb
cut my
my carrot
my thumb
never know
how thin
inch
~inch
of chop
~whos
a thumb
thumb of
stew what
are all
my avocado
avocado is
hard or
^ black
hard as
grey in
the ston
ston in
or bak
bak a
going brown
~guac
string in
^ hard
mud
~mud
the dip
its the
peopl are
are com
is fin
fin and
lik they
is bitter
bitter and
a ston
ston how
to mash
toast with
^ sushi
roll with
dangerous
~dangerous
it dangerous
~myth
do put
help or
a myth
seed out
deseed
~deseed
pip
~pip
^ squash
tomato and
cant see
see why
was swim
swim in
water is
i left
middl in
food:jelly
it get
centr
~centr
it the
the wet
it bitter
~gut
in whol
food:crouton
top without
^ isnt
isnt that
hardly
~hardly
hardly any
any juic
^ lim
lemon is
and dry
without a
barely
~barely
ive squeez
thre of
a tablespoon
golf
~golf
the lim
golf ball
they cam
tablespoon and
at one
are a
trick for
^ orang
a drizzl
drizzl cak
i zest
zest befor
after or
or tomato
risen
~risen
oil has
do oil
oil separat
the masala
red oil
separat in
^ past
past fry
till the
stood her
sharp
~sharp
of uncook
good or
or hav
put too
i used
how would
bas for
fry enough
cook until
^ masala
leaf the
of fry
bhuna
that stick
food:thai-curry-paste
food:coconut-cream
coconut cream
till it
my dish
dish is
is bigger
smaller than
lasagn dish
than that
too small
hug
~hug
a hug
deep
shallow
~deep
~shallow
^ deep
dish instead
it wont
fit in
too deep
thinner
larger
~thinner
~larger
twic the
brim
the brim
20
~20
a #
# cm
say #
by #
i own
still cold
tim it
rul
~rul
rul for
casserol dish
recip what
pyrex
adjust
~pyrex
~adjust
^ pyrex
is less
~nowher
nowher near
^ moussaka
in two
volum
~volum
the volum
the lasagn
edg are
curl up
much sauc
sauc do
do dry
~overlap
overlap the
^ cannelloni
precook
~precook
^ precook
pasta sheet
corner
~corner
slippery
food:crisps
crisp how
used the
ever soften
slab
boil them
stuck together
the sheet
sheet of
in dry
a thick
cardboard
~cardboard
lik cardboard
ric from
toast
~toast
the brown
layer under
^ crispy
stuff stuck
layer stuck
that meant
food:popcorn
it smell
bit lik
know if
toast and
crust on
ka
~ka
hash
~hash
food:saffron
~treat
not get
get one
meal
~meal
egg or
or tofu
a full
full meal
chicken to
prawn in
add som
meat for
^ bulk
with sausag
protein
~protein
main
cours
~main
a main
a sid
top it
a fry
it fill
chicken on
cook that
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
top how
join
~join
two egg
a block
block of
thi to
a meal
to fill
soup with
poach egg
it enough
food:honey
measur
~measur
i measur
or pour
honey and
^ honey
food:black-treacle
get all
food:golden-syrup
golden syrup
syrup is
thick to
sugary
~sugary
^ treacl
^ gram
gram in
~sleev
the scal
a better
the honey
honey in
jar has
need four
heap
~heap
recip mean
a heap
a level
food:corn-syrup
corn syrup
of honey
^ golden
to everyth
measur it
^ flapjack
and #
if a
~onto
just pour
i melt
melt butter
sugar syrup
melt it
^ melt
microwav how
soften butter
syrup in
a pan
milk instead
^ heat
choc
~choc
syrup and
and sugar
the chocolat
chocolat on
on full
the golden
bowl in
a saucepan
bain
mari
easier
~bain
~mari
~easier
scar of
a bain
bain mari
hundr
~hundr
what power
many second
a hundr
food:cooking-chocolate
chocolat chip
just do
food:marshmallow
chocolat and
of water
be and
minimum
~minimum
long the
marinat
~marinat
to marinat
marinat it
the marinad
^ twenty
minut enough
overnight and
read that
was meant
sinc yesterday
~mayb
left it
whol day
min
just #
jerk
pork for
for tonight
tofu in
bland
~bland
takeaway
pictur
~takeaway
~pictur
the takeaway
the pictur
photo
~photo
the photo
curry tast
dull
~dull
^ colour
colour is
chines
~chines
besid
~besid
^ pal
^ miss
letter
tikka
beig
~letter
~tikka
~beig
follow it
letter and
tikka masala
masala is
road
~road
noth lik
the road
glow
and dull
has thi
wok flavour
com from
cant get
but not
to tast
hotel
tasty
~tasty
is so
and shiny
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
food:asafoetida
is asafoetida
^ kasuri
kasuri methi
food:nigella-seed
nigella seed
food:allspice
food:mixed-spice
is mix
mix spic
what garam
garam masala
is sumac
what sumac
black seed
is what
neighbour
~neighbour
neighbour gav
gav me
dry leaf
what would
them for
recip has
say it
find it
food:amchoor
drown
her what
ther is
to high
and wher
nam of
nigella
~nigella
was a
^ fenugreek
food:bay-leaf
the supermarket
i dress
dress it
limp
~limp
salad go
go limp
^ dress
food:salad-dressing
^ salad
salad dress
dress on
the dress
on in
^ soggy
gon limp
food:vinaigrette
^ leaf
soggy on
seven
~seven
guest at
at eight
lik it
by seven
food:vinegar
ive put
and vinegar
food:coleslaw
ate
~ate
we ate
picnic
~picnic
^ bring
bring a
a picnic
greek
~greek
^ greek
greek salad
mad in
with lemon
fridg or
food:feta
food:ham
too salty
^ feta
^ oliv
^ ham
is really
really salty
salt do
i rins
overpower
~overpower
food:gammon
^ gammon
someth to
mouth
~mouth
corner of
ham and
my mouth
was so
the caper
^ pack
pack in
help
steep
~steep
~dead
the bacon
puttanesca
~puttanesca
the anchovy
leav out
food:quinoa
why rins
rins ric
to rins
lentil need
risotto ric
~soapy
four tim
lif
~lif
wasnt
~wasnt
you hav
^ dal
food:sushi-rice
clear
~clear
sushi ric
harm
~harm
goodness
~goodness
or am
or salad
salad is
dust
~dust
as dust
ric dish
out dry
noodl stuck
stuck and
gravy and
heap of
meat how
^ leftover
i bring
out on
dry how
awful
slosh
~awful
~slosh
^ bulgur
^ pad
put mor
food:seasoning-mix
a spic
other way
way round
food:curry-powder
curry powder
of all
food:fajita-seasoning
^ fajita
taco
~taco
cumin and
and coriander
mak my
food:ground-cinnamon
cinnamon and
food:ras-el-hanout
ras el
el hanout
food:five-spice
food:star-anise
fiv spic
star anis
no cumin
it list
own one
powder how
food:oregano
i havent
someth up
has salt
in already
so do
teaspoon
~teaspoon
a teaspoon
teaspoon of
all thes
whol spic
spic how
a spoon
powder do
food:apple-pie
mad from
from what
just buy
bacon or
i break
fat off
pour off
in fat
the chorizo
of minc
^ greasy
in clump
ther about
fat in
after brown
brown do
tip it
in grey
^ cheap
beef and
has an
an orang
slick on
was told
so im
keema
~keema
keema is
^ bolognes
let
^ chorizo
to stay
break it
food:tortilla
fold
~fold
^ tortilla
crack when
i fold
^ wrap
split when
i roll
shell
~shell
burrito
~burrito
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
fold it
it crack
card
~card
should they
food:cracker
lik in
food:chapati
^ roti
burst open
golden
~golden
golden and
can my
much chilli
burn my
^ too
for kid
^ mild
kick
be saf
fierc
~fierc
how fierc
of chilli
in should
food:korma-sauce
used to
would thi
bor
~bor
will thi
for us
~gonna
gonna be
plat
~plat
is very
vindaloo
~vindaloo
one to
food:mussel
many prawn
and with
food:sourdough-starter
a starter
prawn with
with head
head and
and shell
many do
per person
^ kilo
shell on
food:frozen-prawn
frozen prawn
^ shell
for paella
stand at
counter what
dozen
~dozen
noth in
is thre
frozen bag
for four
the shell
two of
of us
^ scallop
rich
~rich
too rich
food:garlic-oil
mop
~mop
garlic oil
oil from
the prawn
leftover marinad
much oil
reus
~reus
i reus
fry oil
from thi
^ tray
garlicky
~garlicky
pool of
oil left
left from
prawn and
star
~star
ate the
meat and
star at
liquid round
or use
it again
the bin
the best
for tomorrow
my stir
is watery
of soy
eight in
not fry
and brown
doubl
~doubl
^ doubl
has no
no flavour
^ wok
steam not
its turn
soup at
just stew
stew in
^ noth
any colour
colour on
matter how
hungry
~hungry
in becaus
street
~street
is becom
gon lik
food:beansprout
bean sprout
let go
go of
of liquid
hid
hid it
grat it
matchstick
~matchstick
i grat
grat the
processor
~processor
food processor
^ round
it instead
blunt
grater
~blunt
~grater
so can
of veg
it longer
form of
any old
ribbon
~ribbon
spoilt
^ light
light or
or dark
dark soy
or low
low salt
is dark
^ dark
food:kecap-manis
sweet soy
hav two
one say
dark and
and one
coal
~coal
my fry
it gluten
fre for
diet
~diet
salt diet
one with
shop and
that mean
the black
odd
~odd
the two
or thick
they not
not all
soup is
soup gon
the blender
leek soup
soup has
^ celery
lentil soup
skin in
^ pea
lik glu
slim
~slim
i blitz
blitz it
blender for
silky and
teeth
~teeth
my teeth
hairy
the celery
celery and
beyond
~beyond
i thin
food:sweets
and has
grit in
^ asparagus
it cold
summer
~summer
eaten cold
gazpacho
~gazpacho
room
~room
^ room
room temperatur
hot to
it chill
from fridg
warm it
up instead
hot soup
nic cold
food:quiche
park
~park
the quich
heat it
lunchbox
~lunchbox
need warm
eat thi
can hav
morn
hav it
cold the
heatwav
~heatwav
pea and
^ gazpacho
means:season
season
~means:season
~season
^ crouton
toast or
too hard
them so
back and
the crumb
burnt at
whit in
butter and
oven for
bullet
~bullet
lik bullet
food:panko
^ panko
~okay
it okay
i rescu
or cut
dress is
too sharp
food:mustard
or mustard
has separat
the cold
my head
^ mayo
^ vinaigrett
body
~body
is run
the leaf
vinegar in
my tongu
food:caesar-dressing
set lik
food:chutney
sort it
food:aioli
^ aioli
far too
too strong
^ blu
blu chees
^ start
food:lettuce
leaf and
spinner
~spinner
leaf are
reviv
~reviv
^ littl
~perk
i perk
perk it
coupl
~coupl
a coupl
coupl of
of leaf
leaf is
its wet
round one
garnish
~garnish
a burger
yolk brok
whit still
shakshuka
~shakshuka
^ shakshuka
egg wont
wont set
without cook
brok in
the shakshuka
theyr
many egg
sank into
into it
hard yolk
crisp and
lik jelly
i crack
hav been
theyr still
~arent
go under
too full
cabbag or
or meat
it fit
^ cabbag
too many
vegetabl for
isnt big
big enough
all of
much meat
put all
together and
doubl the
now i
my skillet
kadai
~palak
~kadai
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
sat
~sat
sat ther
lump is
advert
~advert
that long
an oil
the parmesan
a good
for grill
is best
best for
alternativ
~alternativ
for potato
water on
it me
green vegetabl
or soup
gon khaki
brown not
lost their
^ spinach
gorgeous
the most
kept
~kept
^ kept
it warm
way back
lemon on
in restaurant
pond
~pond
a pond
bicarb in
or flour
flour ok
of leek
what its
carb
~carb
cut out
is gon
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
stal loaf
water if
cream to
after blend
is pink
food:tomato-soup
tomato soup
food:smoothie
^ smoothi
pal after
my tomato
^ froth
my smoothi
its com
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
pink when
normal or
air
~air
the air
or fruit
food:strawberry
^ strawberry
tomato in
winter
~winter
^ watery
tom
~tom
perfect
cheer
~perfect
~wool
~cheer
look perfect
perfect and
they tast
january
~january
thin and
becaus the
tin one
no tast
tast better
europ
~europ
in europ
^ fruit
fruit salad
that need
^ better
is sugar
differenc between
two dish
pie and
food:pie-sweet
crumbl or
^ ragu
what mak
^ differenc
^ korma
or cottag
^ cobbler
say thi
isnt a
between a
a frittata
a tortilla
menu
~menu
~goulash
^ menu
i would
they call
tart to
is sam
pie or
or fish
what what
or pasta
^ glass
they don
cold water
are cook
after drain
strand
~strand
^ clear
~transparent
they went
it under
~knot
food:pasta-salad
~shower
pasta salad
glass
~glass
toss them
at room
better the
next day
room temp
day after
or let
~sooner
say
~tru
say a
a chilli
overnight is
or if
buffet
~buffet
its for
a buffet
wont stay
get better
second day
thi food
it hot
morra
past its
by then
pellet
~pellet
is chewy
minc lik
is tough
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
go soft
to loosen
mak soft
chilli with
a crunchy
the cottag
^ breadcrumb
breadcrumb on
macaroni chees
sid but
lid is
whit and
soggy what
ridg
~ridg
help and
to brown
brown it
a nic
cauliflower chees
it don
~thinly
meat or
or bread
^ firm
firm up
the steak
i slic
paper thin
for slic
thin for
chill the
food:frozen-mince
semi
~semi
^ freez
befor cut
the knif
to slic
slic it
long in
till its
wobbl
~wobbl
the pork
i stick
it easier
easier to
harm the
sharpen
~sharpen
food:wine
food:cider
food:spirit
^ flam
caught
~caught
^ win
caught fir
fir in
food:brandy
flar
~flar
food:alcoholic-drink
food:sherry
alight
pan on
whoosh
~whoosh
~eyebrow
extractor
hood
~extractor
~hood
by itself
^ fir
the alcohol
food:whisky
ma
~ma
^ ma
suzett
~suzett
light the
the orang
au
~au
^ steak
cook with
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
^ pink
asid
~asid
set asid
sear
~sear
^ sear
say tak
out now
bloody
~bloody
^ bloody
run out
the plat
brown bit
sid for
cut one
one open
its raw
through when
grand
~grand
^ hen
coq
^ coq
au vin
the win
dangerous to
it by
by half
porridg in
or milk
i salt
much milk
milk to
^ overnight
clean a
^ oat
and milk
first tim
what set
swear
~swear
you put
health
~health
the health
milk and
salt or
food:oat-drink
ratio
~ratio
^ creamy
oat milk
enough or
which cut
cut is
steak are
for stew
food:chicken-breast
chicken breast
my steak
steak is
^ thin
pork chop
^ shin
cow
~cow
much longer
longer do
sho
leather
~sho
~leather
sho leather
thes day
day do
pot roast
for curry
cheek
~cheek
one still
still be
or steak
not crisp
up at
flabby
~flabby
lie
~lie
fat on
gammon steak
^ edg
saucer
~saucer
touch the
strip of
snip
~snip
dom
~dom
^ stood
do on
it fell
^ sirloin
food:beer
^ cider
or appl
appl juic
dont drink
alcohol fre
the thing
thing to
of beer
a batter
^ instead
dont tak
alright for
casserol with
gon by
ball or
too sticky
energy
~energy
^ energy
energy ball
sticky to
food:date
^ dat
food:truffle
^ truffl
found
~found
^ found
found a
bind
~bind
^ falafel
going back
over my
hand and
cant roll
shatter
~shatter
press it
add to
without egg
food:granola
is dead
food:cereal-bar
turn a
^ scar
flip the
the omelett
^ frittata
bak the
kuku
~kuku
is stuck
safely
~safely
^ spanish
land
~terrify
~land
it last
land on
hob how
ton
~ton
its set
underneath and
two when
disaster
~disaster
and onion
cak in
~sabzi
food:tinned-fruit
fresh tomato
tomato instead
of tin
use fresh
tin how
many fresh
food:cherry-tomato
cherry tomato
or fresh
garden
~garden
^ tom
for fresh
chop tomato
with tomato
to com
if im
open a
someth for
14
oz
~14
~oz
# oz
oz can
hav only
tomato rather
food:bakewell-tart
food:freekeh
is orzo
food:giant-couscous
giant couscous
of littl
friend say
say its
food:pearl-barley
pearl barley
nearest
~nearest
in our
shop what
would be
what pearl
^ tabbouleh
all cook
food:refried-beans
food:baked-beans
^ refry
refry bean
bak bean
tin instead
bean instead
of lentil
food:butter-bean
butter bean
chilli bean
tin with
of bak
in chilli
soak bean
cupboard and
food:black-bean
black bean
bean for
one are
thick do
i water
250
~250
tin is
is #
g of
of boil
~canna
with mash
too sweet
egg at
a crowd
pancak for
for twelv
^ lot
a dozen
rugby
~rugby
~club
caf
~caf
oven do
^ twelv
peopl how
benedict
~benedict
egg benedict
keep them
them warm
warm in
do them
or cream
food:dijon-mustard
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
of mustard
mustard in
food:rice-vinegar
ric vinegar
vinegar and
it clear
whip
~whip
wont whip
cream the
^ yellow
food:balsamic-vinegar
of sherry
food:radish
^ radish
^ spring
sting
~sting
of raw
food:pickled-onion
onion too
in salad
me all
all day
tam
or vinegar
will com
com near
you tak
~pur
onion are
harsh
~harsh
onion on
angry
~angry
patchy
~patchy
flour on
beef has
i flour
shak
~shak
i shak
food:cornish-pasty
flour
~flour
chicken is
gon gluey
^ crumb
on beef
on meat
away in
ther whit
stew meat
flour at
plat for
flour is
food:schnitzel
^ schnitzel
next tim
do egg
egg do
are ther
for in
in bak
fewer
~fewer
an extra
extra egg
egg to
recip need
egg yolk
yolk or
purpos of
egg short
it hold
in four
it said
yolk and
whit for
of yolk
forgot the
already in
oven what
happen to
of two
an omelett
could you
use milk
whit are
are left
bouncy
~bouncy
egg is
^ victoria
victoria spong
spong with
food:brownie
^ browny
browny with
without any
do sugar
sugar do
sugar in
much sugar
^ less
less sugar
in biscuit
sweeten
need in
in bread
use less
halv
~halv
halv the
^ sugar
version of
without ruin
only #
of sugar
healthier
cak with
with less
sweetness
~sweetness
why so
300
150
~300
~150
gram and
diabetic
~diabetic
^ biscuit
i reduc
food:sweetener
it didnt
sugar the
cak will
sugar or
food:meringue
^ meringu
^ muffin
muffin for
a toddler
so sweet
with non
butter hav
temperatur for
for bak
my butter
how soft
soft is
i soften
soften it
melt the
soft butter
to bak
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
lik what
a victoria
really mak
bicarbonat of
is bicarb
as bak
much bak
the bicarb
bicarb do
powder for
rais agent
^ bicarb
powder is
it one
metallic
~metallic
cak has
that call
mark
~mark
earth
~earth
why on
on earth
is bak
is different
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
still aliv
to test
is out
yeast is
no bubbl
bubbl in
the yeast
^ test
yeast befor
thre year
year ago
sachet of
of yeast
its dat
hot water
it work
sachet
~sachet
the back
back from
from two
two year
hasnt
~hasnt
^ dough
mov in
in warm
warm water
my scon
my yeast
is old
check it
open last
expir
~expir
as much
self
rais
wholemeal
~self
~rais
~wholemeal
flour do
self rais
food:self-raising-flour
^ plain
rais flour
food:strong-white-flour
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
thi cak
^ wholemeal
flour what
^ #
or plain
plain flour
with plain
lik rock
^ pizza
that what
ther was
or bad
other one
british
~british
food:chapati-flour
ordinary
~00
~ordinary
pasta with
# or
or ordinary
for everyth
if you
i beat
beat the
lumpy batter
combin
~combin
until just
just combin
mix the
be smooth
tunnel
my cupcak
means:mixer
mixer
~means:mixer
~mixer
the mixer
flour went
streak
~streak
can still
stir for
why the
why they
they say
beaten
~beaten
~death
to death
better than
if ive
action
~action
fast action
activ dry
food:fresh-yeast
conversion
~conversion
fresh yeast
food:instant-yeast
instant yeast
easy bak
machin
~machin
yeast in
bread machin
got fresh
yeast first
^ block
yeast how
in spoon
flour or
activ
~activ
baker
~baker
the baker
wak
~wak
it will
7
10
~7
~10
know what
what it
and fresh
german
~german
^ cub
cub of
yeast for
and keep
keep a
to feed
feed my
my starter
beginner
~beginner
^ starter
smell of
fridg how
grow
~grow
starter with
grey water
it dead
after a
back of
streak in
^ feed
nail
~nail
~varnish
holiday
~holiday
on holiday
each tim
such a
i begin
from noth
its pink
buy one
timetabl
~timetabl
a loaf
stretch
~stretch
^ stretch
and fold
weekend
~weekend
overnight in
fridg for
for sourdough
^ sourdough
and off
basket
~basket
dough in
the basket
amount for
ris how
^ somebody
want bread
by sunday
dens
~dens
is flat
flat and
is gummy
six hour
doubl do
prov
~prov
what on
earth is
yon
bak in
a basket
troubl
~troubl
worth the
a recip
^ medium
medium or
larg egg
ml
~ml
many ml
ml is
egg are
small should
use an
big should
egg from
the neighbour
neighbour hen
thre egg
lay
~lay
the garden
com to
~might
is stiff
4
~4
# egg
against the
^ duck
which sugar
sugar is
food:icing-sugar
icing sugar
sugar instead
food:demerara-sugar
or soft
soft brown
granulat
~granulat
spong is
confectioner sugar
^ icing
sugar for
say what
go for
crystal
~crystal
the big
crystal in
spong and
the meringu
bag for
for tea
powder sugar
for cak
dark in
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
loaf tin
to lin
a non
non stick
bundt
~bundt
tray for
for browny
lin the
greas it
and flour
glu itself
parchment
~parchment
^ parchment
cak stuck
greaseproof
~greaseproof
out in
circl
~circl
cut a
a circl
a loos
what way
^ browni
not enough
may
~may
may i
which shelf
or bottom
do open
ruin a
^ middl
oven to
to check
top shelf
~mustnt
rack for
raw is
i look
in which
of oven
~element
near the
food:cake-case
^ fill
fill a
much batter
my tin
a third
third of
how high
is right
right up
far up
paper cas
centimetr
~centimetr
to ris
or thre
thre quarter
cas
~cas
half full
floor
~floor
oven floor
tin will
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
ice it
is warm
^ out
out when
^ still
^ rack
leav in
apart when
forgot it
food:fondant-icing
upsid
~upsid
upsid down
down or
way up
cak out
why can
cak layer
food:sponge-cake
cak for
^ crack
crack top
my spong
trim
~trim
two tin
thicker than
peak
~peak
along
~along
crack along
along the
in middl
^ level
is alway
what temperatur
level for
birthday cak
food:christmas-cake
a dom
anyway
~anyway
food:cookie-dough
to chill
cooki dough
pastry in
dough too
dough without
^ freezer
of fridg
dough is
sticky and
and warm
warm to
go cold
rest it
cooky spread
them now
^ pastry
befor oven
they hav
sink in
^ chocolat
fruit in
in flour
^ raisin
^ sultana
hav all
food:teacake
food:berry
the berry
^ glacé
^ chip
food:raspberry
^ raspberry
cak sink
lying
~lying
and every
the floor
^ toss
they still
went down
scatter
~scatter
food:frozen-berry
frozen berry
berry and
cak what
it any
food:fruit-cake
hav that
bread at
steam in
crust is
bread crust
put water
bak bread
bakery
~bakery
after an
water under
^ baguett
water for
want my
do baker
crackl when
get my
up again
unsalt butter
a spread
salt butter
salt to
unsalt
~unsalt
^ that
that all
it salty
the tub
pinch
~pinch
salt is
use oil
not butter
carrot cak
^ replac
oil how
oil cak
oil mak
has my
be mad
for butter
left and
of #
i cream
oil with
secret
~moist
want it
thi and
chocolat cak
that stay
much icing
icing for
an #
# inch
icing too
cream chees
fill and
cover a
much for
that enough
two layer
proportion
~proportion
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
the amount
layer cak
one kilo
cak how
much cream
and sid
^ traybak
the leftover
be kept
food:cocoa-powder
and drink
drink chocolat
^ cocoa
cocoa powder
^ dutch
much cocoa
flour with
cocoa for
in browny
^ natural
som flour
a chocolat
of cocoa
chocolat for
found the
the drink
food:dark-chocolate
^ boost
chocolat instead
food:vanilla-extract
food:flavour-extract
pod
~pod
^ vanilla
vanilla extract
extract
~extract
past for
vanilla bean
food:vanilla-pod
^ use
the vanilla
substitut
~substitut
~dear
dear what
^ scrap
scrap the
then what
ok or
fortun
~fortun
a fortun
all ive
got is
bought the
with black
idea how
the normal
glug
~glug
in but
and dont
~kheer
the real
real one
~um
many teaspoon
food:panna-cotta
^ panna
panna cotta
food:ice-cream
ice cream
tast it
pastry and
egg wash
bread roll
to brush
brush on
golden brown
with milk
no egg
milk on
^ giv
giv the
the bun
lid cam
vegan
~vegan
whol egg
and sad
the bakery
paint
~paint
^ wer
the pie
pie is
it ran
the layer
jug
~jug
the jug
streaky
~streaky
put an
dae
tae
~dae
~tae
dae ye
food:hot-cross-bun
hot cross
cross bun
~wellington
a beef
beef wellington
brush it
is just
percentag
hydration
~percentag
~hydration
70
~70
# percent
my dough
explain
~explain
bread dough
sixty
~sixty
formula
confus
~formula
~confus
dough or
salt for
weight of
a bread
bread recip
recip to
what #
math
~math
percent of
how wet
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
what he
number
~number
i think
think the
everyth
~everything
~understand
dont understand
# is
pleas explain
food:pizza-base
pizza bas
80
~80
water how
just giv
food:eclair
hollow
~hollow
choux bun
took them
flat as
food:choux-pastry
v
spoon in
^ choux
wet and
^ did
the choux
deflat
~deflat
cream puff
ahead or
puff
~puff
^ puff
cavity
~cavity
door and
every one
had gon
soft as
are brown
lik scrambl
~aint
my cream
liquid what
food:pastry-savoury
cook enough
use all
scor
~scor
slash
~slash
^ slash
slash the
how deep
the cut
cut on
drag
~drag
ear
~ear
cross
~cross
got one
keep stick
and pull
lin in
~hello
^ hello
mak cut
u
~u
do u
angl
~angl
second ris
sift
~sift
^ whisk
whisk the
lighter
~lighter
^ siev
the siev
thre tim
great
height
~great
it from
a great
sinc we
we mov
mov and
is half
shouldnt hav
yall
~yall
food:ground-almond
food:macaron
ground almond
almond for
the icing
bendy
~bendy
^ bendy
and crunchy
snap
~snap
^ chewy
cakey
~cakey
puff up
lik littl
~bang
we want
went hard
brittl
~brittl
enough to
fudgy
~fudgy
sugar no
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
just bak
for less
less tim
tall
~tall
^ flat
dough for
for scon
twist
cutter
~twist
~cutter
lean
~lean
sens
the american
~re
roll the
together on
and wet
the scon
tower
~tower
go up
tim my
i went
knead it
out tough
and low
scon are
hockey
puck
~hockey
my biscuit
hockey puck
not ris
or push
far apart
food:filo-pastry
food:puff-pastry
puff pastry
^ filo
and crack
much butter
ready roll
^ thaw
thaw frozen
roll out
unroll
~unroll
i unroll
unroll it
refreez
~refreez
^ sheet
lump and
at seven
open on
pastry is
many hour
food:filled-pastry
in patch
food:cream-of-tartar
cornflour and
and cream
cream of
of tartar
food:pavlova
a pavlova
the cornflour
in egg
whit what
soft middl
pavlova how
whit win
the vinegar
is cream
my pavlova
^ cornstarch
tell
dessert
~dessert
tell me
weep
~weep
left out
tartar
~tartar
got no
a lemon
somebody said
said a
of chip
and cornflour
^ italian
need cream
flop
my browny
crinkl
~crinkl
^ fudgy
~flaky
the browny
swirl
~swirl
^ swirl
^ paper
^ smooth
^ glossy
min never
never do
gently
~gently
say and
out flat
the browni
fruit befor
food:rum
tea or
fruit for
the christmas
christmas cak
tea loaf
plump
~plump
food:currant
add it
grandad
~grandad
alcohol in
rehydrat
~rehydrat
be soak
befor put
food:apricot
food:pastry-sweet
babka
~babka
for cinnamon
dough not
cinnamon
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
long for
buttery
com together
dough wont
budg
~budg
dough has
never mad
roll dough
special
~special
a special
food:festive-bread
by hand
just melt
and pour
tak thi
why cold
rub
~rub
went soft
rub in
is melt
into flour
^ rub
rub it
its one
butter gon
^ fridg
fridg cold
its now
thirty degre
to past
one solid
it then
com you
refrigerator
the pastry
temp do
appl crumbl
it soft
dough keep
unbak
~unbak
i shap
freez them
nin
~nin
at nin
rub butter
it alright
the cooky
and hav
them hot
til tomorrow
sat in
afor
~afor
food:shortcrust-pastry
^ shortcrust
to sink
soft in
sunk and
it suppos
has crack
crack lik
wet in
the centr
^ pavlova
fallen
~fallen
^ centr
crack on
crater
~crater
birthday
~birthday
a crack
cut into
no flour
~beautifully
or did
pavlova crack
correct
~correct
underdon
~underdon
runny in
how its
milk chocolat
cook chocolat
a bar
85
~85
too bitter
of milk
a normal
~expensiv
be ok
ive noth
noth but
but a
bar of
dark chocolat
ganach
~ganach
with whit
whit has
chocolat is
~innit
food:mousse
mouss with
seventy
the appl
food:rhubarb
in raw
food:frozen-fruit
frozen fruit
was lik
half dont
the allotment
hav cook
food:blackberry
no oat
of porridg
porridg oat
oat in
food:muesli
of oat
jumbo
^ gluten
^ someth
empty
~empty
the oat
food:cornflake
ther only
food:barley
^ pick
nae
~nae
oat for
for ma
granola bar
will plain
i press
underbak
~underbak
^ granola
oat bar
hard lik
how hard
hard to
to press
think i
wobbly
~wobbly
golden but
out hot
are just
can ye
is normal
how brown
brown should
must they
^ knif
food:cheesecake
^ sticky
when slic
theyv gon
go through
sixteen
dog
~sixteen
~dog
^ cheesecak
food:arctic-roll
^ layer
knif do
decorat
~decorat
with chocolat
icing on
^ dust
with icing
in chocolat
melt chocolat
someth with
itll
~itll
i avoid
girl
~girl
on her
the shortbread
but look
frost
~frost
biscuit with
o
~o
bit o
dip in
it plain
soft underneath
why let
^ wait
was in
its grey
~filling
dinner at
seven and
boil hot
edg of
it must
steak and
piec of
pastry crack
shrank
~shrank
trimming
~trimming
sid do
stor
wid
~stor
~wid
^ stor
the block
wrap
~wrap
bread pudd
pudd went
40
~40
do bread
water bath
in custard
^ eggy
liquid in
^ scrambl
its tim
the corner
boat
~bob
~boat
slop
~slop
top brown
and underneath
long mor
custard or
has not
not set
collect
~collect
pot are
still runny
wont firm
^ cornflour
is runny
four hour
i could
food:angel-delight
^ blancmang
com at
it thicken
chocolat mouss
thick as
food:toffee
again or
or mak
loaf recip
fairy cak
school and
recip for
for thirty
and cut
thought of
be dry
tim that
fluffy
~fluffy
didnt ris
stay pal
ris in
fluffy american
mat
lik beer
until it
born
~born
too thin
food:buttermilk
^ buttermilk
tim did
pan not
not hot
^ roux
without wheat
gf
~gf
^ coeliac
arrowroot or
set a
food:potato-starch
slak
~slak
^ slak
potato starch
for sauc
per litr
now ive
gravy for
food:rice-flour
food:tapioca
ric flour
powder straight
slurry
~slurry
recommend
^ casserol
that dont
dont go
vegetarian
~vegetarian
in food
hidden
~hidden
food:gelatine
food:rennet
chees with
ther fish
^ veggi
which ingredient
a vegetarian
with beef
food:suet
^ suet
^ jelly
animal
~animal
niec
my niec
eat meat
on everyth
said that
food:trifle
^ had
and she
the trifl
did a
a lovely
out ther
on saturday
pur veg
^ vegetarian
can she
she eat
meat eater
^ surely
^ she
without meat
and honey
is bread
food
hav milk
hav egg
food:quorn
vegan friend
com what
on packet
with fish
plant
~plant
^ plant
girlfriend
realis
~girlfriend
~realis
vegan and
realis ther
food:milk-powder
think it
glaz the
bun with
with egg
els do
a vegan
what food
mak mash
without milk
no dairy
^ lactos
lactos fre
pudd for
if not
with soya
intolerant
~intolerant
lactos intolerant
com for
without cream
hiv
~hiv
from milk
try the
never thicken
neither
^ non
pud
~pud
a ric
food:plant-milk
plant milk
use water
^ stuff
food:nut-roast
nut roast
binder
~binder
food:linseed
eggless
~eggless
^ eggless
^ hold
egg left
two pound
pound of
minc on
it together
cutlet
~cutlet
^ without
break in
anyth to
they fall
bak without
nut fre
almond in
food:frangipane
mad of
of nut
sal
~sal
bak sal
food:hazelnut
~class
nut and
has #
hav any
ive run
of ground
its half
sub for
child
~child
is forbidden
my child
owt
~owt
cak without
and add
that count
halal
~halal
cook without
^ halal
dinner for
alcohol cook
cook off
muslim
~muslim
win for
^ gelatin
drinker
~drinker
non drinker
children
~children
can children
win in
muslim neighbour
neighbour are
pregnant
~pregnant
substitut in
~colleagu
minut but
but my
in recovery
vanilla in
and he
a glass
glass of
cook win
which thing
evaporat
~evaporat
low in
intoleranc
~intoleranc
lactos intoleranc
^ yogurt
yogurt for
for lactos
upset
~upset
tummy
~tummy
milk saf
food:brie
^ bri
chees board
she
tablet
sh
~tablet
~sh
^ sh
begin with
food:ricotta
~him
me off
yesterday but
on toast
well or
a pregnant
pregnant guest
pregnant friend
^ pregnant
for dinner
pregnancy
~pregnancy
^ pregnancy
for pregnant
expect
~expect
food:sushi
woman
~woman
is expect
giv her
a mum
mum to
baby
~baby
^ baby
food:tiramisu
^ expect
she hav
hav my
^ saf
dinner party
visitor
~visitor
which fish
not to
runny egg
whil pregnant
food:pate
food:blue-cheese
month
rar
~month
~rar
month gon
gon and
ive already
a baby
the way
way i
raw egg
lady
~lady
steak for
soft chees
different diet
and meat
one dish
dish for
coeliac and
your own
shar
~shar
vegan what
veggi and
sort
^ fussy
and split
potluck
~potluck
can eat
^ eight
com and
~host
means:ill
sick
~means:ill
~sick
sick of
~summat
contact
~contact
food for
for allergy
is wip
an allergic
epipen
allergy and
the peanut
trac
~trac
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
of peanut
on that
with one
one spoon
sh allergic
an open
do her
chip in
dae i
toaster
~toaster
^ sam
board after
pick the
^ doesnt
celiac
~celiac
sam water
water ok
a crumb
the wooden
wooden board
crumb in
^ shar
poison
brother
~poison
~brother
my brother
spoon and
brought
~brought
ok if
over what
batter fish
fish for
really that
i read
a label
label for
may contain
bold
~bold
^ ingredient
look for
warn
~warn
bread without
^ list
he
stood in
jar and
hes allergic
packet say
fre from
languag
~languag
in another
mean its
ingredient list
wher
an indian
factory
~factory
food:gluten-free-plain-flour
cak recip
gritty and
rest the
minus
~minus
usual
hav in
in cooky
and scon
gum
need that
~victoria
what replac
food:soya-drink
^ vinegar
soya milk
with which
vegan com
tea and
measurement
a child
^ cupcak
it ris
doctor
~doctor
^ doctor
cut down
down on
sodium
~sodium
low sodium
blood
~blood
^ high
blood pressur
i season
salt substitut
of salt
weak
~weak
^ blood
^ flavour
no salt
told my
he say
much was
in stock
and soy
sauc what
my cook
wean
~wean
it but
a person
bacon and
food:sea-salt
is sea
sea salt
lo salt
friendly
~friendly
^ carb
carb in
a diabetic
for diabetic
1
~1
thi ok
^ portion
hear
~hear
no potato
potato no
can he
sh on
been told
put on
person with
fodmap
~fodmap
without onion
and garlic
low fodmap
ibs
~ibs
no garlic
no onion
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
for onion
cramp
~cramp
anyth with
onion in
pyaz
kosher
hindu
sikh
~kosher
~hindu
~sikh
dinner what
jewish
~jewish
cream sauc
beef what
food:shellfish
^ shellfish
at my
do he
food:roast-beef-slice
^ our
roast beef
invit
food:chicken-pie
a creamy
chicken pie
foot
~foot
put my
my foot
he hav
curry for
a dish
calory
~calory
calory in
gym
~gym
dinner from
thi recip
a diet
and lentil
a chicken
bulk out
thousand
~thousand
diet and
lasagn is
wedd
~wedd
the wedd
that wont
in pasta
fatten
~fatten
with lentil
lentil in
in to
feed a
wer
the baby
baby eat
what wer
tak a
a portion
out befor
^ wean
one year
year old
# month
month old
our
for baby
do we
my baby
old hav
hav som
a tast
eat raw
hav thi
from dinner
^ seven
stew and
eight month
old is
cub in
^ sick
baby hav
what we
bairn
~bairn
~hae
the bairn
bairn hae
so bad
mild for
for children
the littl
wont eat
spic go
on thing
too spicy
not mak
wed
~wed
want plain
man
~man
^ already
we get
dial
~dial
down for
~mirchi
sam pan
thai green
medicin
condition
~medicin
~condition
pressur tablet
on blood
warfarin
~warfarin
food:grapefruit
statin
~statin
is on
clash
~clash
clash with
gout
~gout
thi with
pill
sodium salt
youv
~youv
my heart
for pressur
food:hard-cheese
is eat
chok
~chok
chok on
fish bon
bit do
tak out
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
my two
~nursery
a fish
kid and
appl pip
whol nut
party and
eggshell
~eggshell
pit
~pit
^ plum
salmon for
to find
thigh are
internal
~internal
internal temp
for chicken
whit on
but is
the thigh
68
# degre
chicken piec
^ thermometer
thigh how
many degre
a thermometer
chicken strip
pinkish
~pinkish
still pinkish
~ill
ive cut
trust
is golden
trust it
salmonella
~sawdust
bon on
what number
in fahrenheit
chicken it
means:air fryer
~means:air fryer
air fryer
fryer or
or fry
whol chicken
# #
check a
the thermometer
^ bird
bird is
# kilo
juic are
my roast
prob
~prob
the prob
^ sunday
sunday chicken
tim per
per kilo
breast is
brown but
two and
half kilo
rosy
~rosy
pok it
dar
~dar
i dar
i pull
pull my
chicken what
what temp
~otg
hoo
lang
~hoo
~lang
^ hoo
hoo lang
spatchcock
~spatchcock
stuff
6
~6
lemon and
a turkey
^ christmas
turkey crown
food:turkey-breast
turkey breast
christmas day
the turkey
crown
~crown
what tim
the crown
that mad
read it
bit pink
meatball are
food:meatloaf
be brown
long each
kid hav
bbq
~bbq
^ bbq
are black
black outsid
the bolognes
grey not
brown is
rar steak
rar burger
when are
sausag cook
sausag are
pink in
temperatur in
bet
theyr raw
still pal
want longer
longer than
barbi
or boil
pork loin
my pork
pork tenderloin
pork is
still a
littl pink
check the
or raw
^ crackl
pink pork
juicy
~granny
blush
~blush
the fillet
food:plaice
belly
~belly
^ belly
a pork
pig
~pig
of pig
roast pork
gammon and
still soft
^ lardon
do boil
the ham
me the
still whit
and cant
right through
for carbonara
they ready
medium rar
^ well
well don
pok test
for steak
be pink
want and
steak how
who want
it well
with noth
paid
~paid
^ paid
to ruin
he want
she want
temp is
is medium
peppercorn sauc
^ topsid
^ rib
^ rar
5
kg
~5
~kg
joint of
# kg
bleed
~bleed
don or
the joint
pink but
^ joint
it pink
thermometer say
know whether
whip it
hav stop
everyon at
prim rib
a joint
lamb don
leg of
lamb chop
my lamb
lamb pink
^ slow
roast lamb
pink lamb
easter
~easter
^ easter
my in
roll and
when they
int
beef is
still chewy
# hour
boot
~boot
hour in
still tough
lamb is
band
~band
~lunchtim
drier
thought id
thirty minut
going or
meat of
lamb shank
heat do
food:goose
food:duck-breast
duck breast
roast duck
tell a
duck is
^ goos
its swim
for pancak
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
fish flak
whit gunk
gunk ooz
fish has
salmon raw
^ flak
and lik
jelly in
overdo
~overdo
overdo it
food:trout
in foil
food:white-fish
curry when
food:tuna
food:monkfish
tuna steak
skin sid
sid down
down how
prawn still
^ shrimp
king prawn
^ using
cook prawn
ready cook
prawn for
shrunk
~shrunk
my prawn
pink yet
one how
glassy
~glassy
thick end
bounc
now they
everybody
~everybody
food poison
~jhinga
the pink
food:squid
food:crab
food:lobster
^ calamari
^ lobster
the fryer
tyr
~tyr
minut boil
mend
bik
~mend
~bik
a bik
kill them
a pound
pound and
squid is
one minut
for whol
it tru
is either
soft boil
boil egg
hard boil
~dippy
egg tim
my boil
yolk how
in between
track
~track
for sandwich
~timing
~fur
egg boil
ramen egg
food:scotch-egg
scotch egg
heat off
runny on
egg when
^ over
egg has
jiggl
~jiggl
^ runny
whit how
partner
~partner
^ partner
^ quich
still wobbly
spanish omelett
wobbl in
^ flan
fill still
top still
tim min
^ omelett
food:quiche-lorraine
deep tin
it firm
skewer com
out wet
toothpick
^ toothpick
spring back
full tim
back when
bread don
when open
^ stuck
stuck a
or my
black on
tell when
cak bak
dye know
in if
wet insid
wobbl lik
not raw
25
a clean
they com
you know
with cream
doubl in
big roast
the biscuit
soft when
what colour
colour should
lik my
men
^ gingerbread
gingerbread men
them brown
^ tap
# loaf
bak tim
food:flatbread
^ flatbread
are pal
knock
~knock
lik chew
sound
tin the
are whit
lidd
~lidd
lidd pot
dinner roll
again tomorrow
dough prov
it doubl
windowpan
~windowpan
^ windowpan
windowpan test
dent
~dent
overproof
~overproof
fridg overnight
proof
~proof
doubl or
to see
to stretch
went too
^ crem
crem anglais
food:creme-brulee
^ crèm
my custard
custard is
been stir
my finger
thick enough
^ ice
cream bas
custard for
a trifl
far enough
a cheesecak
bak cheesecak
cheesecak is
new york
york cheesecak
set in
within
~within
^ basqu
it after
no bak
york
~york
shiver
~shiver
canyon
~canyon
slight
~slight
slight wobbl
a jelly
it set
why leav
oven with
^ stiff
stiff peak
the pavlova
meringu is
how stiff
stiff befor
nest
~nest
tacky
~tacky
it whit
today and
overbak
~overbak
crack all
mor tim
eton mess
ten in
al
~al
is al
al dent
food:filled-pasta
pasta has
out early
whit dot
dot in
eleven
~eleven
lost count
count of
i tast
be good
^ ravioli
crunchy in
is ric
do ric
ric not
not quit
the risotto
water boil
boil off
^ burn
ive never
just wait
and noodl
^ polenta
noodl soak
tail
~tail
fluff
~fluff
^ barley
pour hot
dry in
soak or
for stir
chickpea and
and bean
hard after
food:red-lentil
red lentil
food:puy-lentil
dry bean
^ split
soft should
that tim
all night
night and
be ill
whistl
~whistl
^ rajma
lentil for
^ homemad
are tin
do salt
potato don
^ jacket
15
~15
potato still
until they
^ roasty
food:turnip
water when
its solid
till i
drain them
fork tender
aloo
~aloo
^ aloo
^ dauphinois
butternut squash
long until
^ swed
are crunchy
hour how
180
~180
oven at
carrot for
for soup
food:pumpkin
the pumpkin
food:celeriac
a carrot
or when
are green
spinach wilt
brussels sprout
steam veg
squeaky
~squeaky
squeak
~squeak
i blanch
lik leather
spinach in
to steam
to switch
cabbag is
^ sprout
the sign
caramelis
~caramelis
^ caramelis
onion how
^ sweat
blond
~blond
onion soup
for burger
i hurry
for gravy
^ french
soup how
that cheat
mediterranean
mediterranean veg
fungi
~fungi
blacken
~blacken
^ blacken
lak
~lak
a lak
i bit
are limp
baingan
~baingan
^ baingan
after how
ratatouill
~ratatouill
^ ratatouill
till when
and tomato
past when
tomato pure
^ spic
spic smell
garlic go
toast the
the cumin
darken
opener
~opener
ten second
~dusty
sauc tast
thi bit
saut
~saut
or curry
soft ball
without thermometer
food:fudge
^ fudg
^ toffe
degre for
sugar thermometer
^ caramel
^ brittl
nothing
~nothing
its stuck
stuck at
# for
amber
~amber
food:honeycomb
^ honeycomb
wrinkl
~wrinkl
cold plat
strawberry jam
lik syrup
for forty
it slid
havent a
go what
for jam
its cold
pie don
soggy bottom
blind
~blind
^ blind
blind bak
hot in
parcel
~parcel
bubbl is
bas is
minut until
food:beef-pie
and pasta
the moussaka
^ cottag
edg is
knif go
sauc be
knif through
dug
^ from
from frozen
clu how
moussaka swim
i see
see the
been an
^ mac
i test
it rest
and yorkshir
^ waffl
^ crêp
brown enough
the flatbread
it tim
yorky
~yorky
^ yorky
^ chapati
yorkshir and
^ naan
spot on
sid how
long on
it when
when dae
versus
~versus
a whit
reduc by
consistency
~consistency
soupy
~soupy
be thi
bubbl away
away and
raw dough
set solid
cornflour in
stop when
soft peak
^ thre
minut with
to butter
tip flop
stiff enough
its grainy
and yellow
^ fold
firm or
look a
to drop
roulad
^ trifl
food:clam
and clam
minut do
^ mussel
^ clam
the mussel
to open
^ moul
win with
on tim
mussel in
open one
^ shak
shak the
wont open
only half
tim with
im terrify
^ dye
forc
~forc
i forc
clos one
one that
open befor
suet dumpling
stew how
^ gyoza
food:bao-bun
the dumpling
gon flat
food:pulled-pork
pull pork
rib not
^ pull
^ brisket
rib in
for hour
read #
# but
the rib
pull the
at fiv
butt
~butt
pork butt
don what
eight hour
for pork
just turn
dark but
don insid
^ drumstick
batter went
cold insid
do and
drop in
chip at
or chicken
# when
and veg
i finish
or pumpkin
^ tart
lemon tart
egg custard
custard tart
^ pumpkin
pumpkin pie
treacl tart
^ pecan
pecan pie
trembl
~trembl
ive given
pastry going
going dark
blister
~blister
of lemon
treacl or
^ rhubarb
^ crisp
fruit is
bubbl over
homemad pizza
oven be
pan pizza
deep pan
^ hom
sock
~sock
lift a
^ bas
pan in
^ steel
^ grit
^ pudding
oven two
spit at
^ kheer
food:artichoke
corn on
the cob
crunchy after
roast cauliflower
cob
mash and
gobi
~gobi
food:tartare-sauce
or roast
cauliflower with
cauli
~cauli
still has
paneer and
do tofu
on every
feta in
bean curd
eraser
saag
for colour
colour or
or bacon
its #
^ prob
^ read
plac and
the burger
a pink
believ
~believ
~gadget
^ who
who do
165
~165
^ say
temperatur is
^ meatloaf
shouldnt i
be sur
a grey
ring or
ring on
murky
~murky
peel them
the picnic
mouldy
~mouldy
my littl
minut to
anda
~anda
^ anda
grey instead
of yellow
and yeast
wonder
~wonder
straight on
wonder if
my recip
bowl and
car
~car
the machin
i answer
answer the
me for
salt on
work it
^ focaccia
jug of
mean to
to knock
knock back
back the
^ knock
punch
~punch
i knock
knock it
risen dough
dough how
flatten
~flatten
say knock
hit it
spend
~spend
~afternoon
daft to
all afternoon
had one
hol under
crust and
a friend
say i
over again
back or
dough do
^ ciabatta
i suppos
knuckl
~knuckl
has doubl
press the
hook
~hook
dough hook
ris twic
one ris
first ris
no way
thi dough
its knead
final
~final
it ive
the tea
two tim
just lik
^ sandwich
food:burger-bun
burger bun
yeast or
warm milk
flour which
non in
a clu
bloom
dye hav
add in
milk first
sugar to
autolys
~autolys
why rest
shaggy
~shaggy
long is
a right
told to
to walk
and lumpy
or someth
and salt
i wasnt
moment
~moment
just start
the moment
deal
and kept
what mean
^ okay
okay so
water stand
stand mixer
the hook
i stretch
i feel
feel a
elastic
~elastic
the phon
it good
window
~window
the window
can see
membran
~membran
teacher
~teacher
and see
poolish
biga
~poolish
~biga
spong in
bread not
but im
a pinch
pinch of
the italian
bak when
optional
~optional
bread or
~god
the nam
is to
tangzhong
~tangzhong
now noth
day is
trick with
fridg sinc
solid can
sinc i
all week
pav
tang
~tang
you mak
milk past
much flour
oil
~oil
for dough
a dry
^ tea
cling film
to lay
~plonk
crust with
over them
airtight
hon
~hon
want oil
really hav
put oil
go over
dough ball
thin as
to ask
basically
~basically
pour lik
boil water
pag
~pag
slosh about
say the
toad
~toad
off lik
water round
food:coffee
with hot
that com
^ popover
mix in
soft drop
drop consistency
add milk
min slid
mary
talk
~mary
~talk
mary berry
talk about
world
~world
a british
you check
^ rock
banana loaf
a minut
or two
drain pasta
eleven minut
it two
youd
~youd
spaghetti out
though
~though
to sit
~chef
mov it
still got
it ther
pan what
for that
~shy
oot
~oot
^ penn
or less
deep is
water got
got into
round it
carry a
the foil
biscuit bas
springform
~springform
for pudd
thing in
crèm caramel
a springform
wrap it
bar simmer
that look
barely a
gentl
~gentl
simmer or
lowest
~lowest
second is
the lowest
heard
~heard
say let
never heard
heard of
surfac of
you call
simmer and
you can
stockpot
the word
ragù
pudd on
pan at
start it
kettl
~kettl
which veg
the kettl
i drop
cover with
bring to
watter
~watter
^ tatty
bubbl or
why brown
brown meat
meat first
^ seal
seal the
in juic
skip brown
say that
i wonder
wonder what
tak ten
to bubbl
hotpot
~hotpot
lock
~lock
i sear
sear the
crockpot
~crockpot
the crockpot
clos the
beef bourguignon
the cub
for chilli
brown in
a casserol
two thing
drip
~drip
sav a
in in
seen
~seen
adrak
lehsun
food:soffritto-mix
onion first
and ginger
go first
crush
~crush
^ crush
or slic
early or
add too
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
~yin
is off
off what
the reason
green leaf
add lemon
food:cream-of-chicken-soup
and lemon
food:chimichurri
food:sage
and sag
onion as
salt onion
^ pinch
on onion
add a
last thing
in their
cook on
salt at
it show
hit the
tru or
salt when
onion brown
bas with
why add
egg a
alternat
~alternat
spoonful of
slowly
~slowly
bit by
by bit
danc
and so
beaten egg
would go
egg befor
next one
so why
thegither
~thegither
do all
^ madeira
^ electric
temper egg
temper the
hot liquid
what first
im about
of hot
a ladl
are in
tip into
when im
cream on
egg lik
wi a
lemony
velouté
~velouté
is amchur
mango powder
pucker
its mad
mouth pucker
thing on
the list
hasnt got
got any
food:tamarind-paste
it finish
sprinkl on
ah
~ah
can ah
food:samosa
much lemon
aloo gobi
tsp
~tsp
tamarind past
much hing
hing is
open thi
stink of
f
~f
~s
got it
of hing
eat onion
hing in
tub is
i stor
stor it
whatll
~whatll
do instead
thi word
for someth
what com
what amount
is swed
as far
far as
i doubt
doubt it
thing with
what other
through thi
with potato
its bitter
need someth
sold out
we call
is your
night is
up her
besid it
a lamb
~cobbl
ginger in
i cobbl
food:christmas-pudding
itd
~itd
a christmas
christmas pudd
2019
england
~england
mov to
in wher
spic hav
which spic
food:mince-pie
minc pie
black treacl
treacl and
lion
~lion
of treacl
are two
lion on
tar
treacl for
sell
~sell
shop her
bulg
~bulg
i stand
grandma
~grandma
treacl is
or black
tbsp
~tbsp
sticky toffe
toffe pudd
pudd and
bonfir
is suet
suet in
of suet
a box
box of
tim will
food:suet-pudding
lead
~lead
heavy as
in someth
suet is
dae ah
know thi
with frozen
with coconut
28
~28
or #
british tin
a no
one can
ounc
~ounc
# ounc
ounc can
the ordinary
tin for
of past
and our
in tub
food:condensed-milk
condens milk
a different
which of
ounc in
a number
number #
of pea
my #
cousin
sent
~cousin
~sent
one #
g tin
# ml
of tuna
of our
food:evaporated-milk
evaporat milk
milk from
which tin
^ nigella
shop has
i got
what was
them how
cur
~cur
~bump
tv
~tv
the tv
turkish
~turkish
food:shrimp-paste
shrimp past
^ toast
food:sambal-oelek
tid
~tid
wrap in
in paper
of fish
my flatmat
availabl
~availabl
not availabl
pin
~pin
roll pin
a roll
bottl to
find my
^ flatten
flatten dough
my pin
a quich
the handl
^ student
half mad
own a
electric whisk
i whisk
no electric
^ beat
a mixer
thi by
electric mixer
beater
~beater
an electric
no hav
machin for
whip the
hand is
balloon
~balloon
no blender
mak soup
a blender
a food
stick blender
^ everything
my leek
gon up
camp
~camp
i fancy
a dip
grind
~grind
^ mixi
work how
mixer for
steamer
~steamer
a steamer
bamboo basket
for steam
trivet
~trivet
steam fish
fish with
veg with
thi pan
need two
lid wont
equipment
~equipment
plat and
fish on
which pan
stick pan
pot for
nonstick
steel
~nonstick
~steel
reckon
~reckon
i reckon
sam one
whether i
for egg
which for
for risotto
aluminium
~aluminium
dishwasher
~dishwasher
the dishwasher
teflon
~teflon
teflon pan
coat is
is peel
peel off
^ teflon
spatula
~spatula
hot oven
bak on
a coat
coat pan
is high
^ dishwasher
at christmas
christmas and
a metal
shift
~shift
full heat
wavy
~wavy
cold tap
out can
must not
^ stack
a cloth
to bin
season and
rusty
~rusty
my cast
with soap
^ season
food stick
griddl pan
iron pan
carbon
~carbon
^ carbon
carbon steel
steel pan
rust
~rust
inherit
could cry
fairy
~fairy
fairy liquid
^ griddl
stainless
~stainless
stainless steel
to stainless
stain
~stain
weld on
food:chicken-skin
chicken skin
set for
preheat
~preheat
^ preheat
see if
get off
pan fry
mor oil
just me
chef
a chef
chef knif
for beginner
nick
of fifteen
cam in
which way
did it
mandolin
~mandolin
a mandolin
slicer
~slicer
^ mandolin
guard
~guard
glov
~glov
fingertip
~fingertip
slic my
my fingertip
^ nearly
present
trick to
^ coleslaw
which set
meat thermometer
thermometer for
accurat
~accurat
dip the
for meat
and oil
# so
on chicken
drop it
battery
~battery
calibrat
~calibrat
for sugar
do without
my microwav
800
watt
~800
~watt
# watt
^ defrost
two portion
thi in
ready meal
how strong
on medium
instruction
~instruction
~700
longer or
50
~50
~900
the dial
and boil
doubl it
# to
to #
lasagn for
that much
an air
^ air
not crispy
i preheat
preheat the
foil in
the chip
ninja
~ninja
smok lik
with bacon
airfryer
~airfryer
or turn
need any
oil at
a slow
^ liquid
meat soft
crock
~crock
to sear
the crock
crock pot
slow cook
soup i
with stock
~plug
to work
pork in
put frozen
frozen meat
no casserol
which dish
hob and
els would
substitut for
^ tagin
smash
^ smash
big pot
if no
foil or
^ substitut
of greaseproof
wax
~wax
foil over
wrapper
~wrapper
silicon
~silicon
^ silicon
of parchment
^ nae
printer
tin do
2lb
~2lb
tin in
swiss
~swiss
swiss roll
dish do
as #
volum of
lb
^ nin
9
~9
no label
23
~23
26
a hol
induction
~induction
work on
induction hob
beep
^ induction
magnet
~magnet
^ magnet
on induction
error
~error
copper
~copper
buzz
~buzz
ceramic
~ceramic
wok on
pestl
~pestl
no colander
mortar
~mortar
zester
~zester
a wok
^ shred
in fry
min a
i crush
of parmesan
is miss
ginger with
pip bag
^ pip
freezer bag
writ
happy
~writ
~happy
happy birthday
a pip
nozzl
~nozzl
sandwich bag
worm
~worm
other thing
thing can
symbol
~symbol
setting
^ fan
on oven
conventional
~conventional
or fan
fan oven
and bottom
fan for
rent
~rent
burn the
brown underneath
to bother
^ scorch
dishwasher tablet
still ther
~landlord
on food
burnt the
muck
~enamel
cleaner
~cleaner
oven cleaner
or plastic
chop board
^ board
for raw
germ
~germ
board slid
for fish
and chicken
or wash
fishy smell
bleach
~bleach
good idea
prov basket
banneton
~banneton
^ prov
scraper
~scraper
no loaf
maker
~maker
used for
quid
~quid
spread into
decent
~decent
a decent
i convert
convert a
^ ceramic
of metal
foil tray
i lower
lower the
heat for
^ shiny
~china
to chang
the smok
detector
~detector
220
~220
whil cook
^ smoky
kitchen what
do now
smok everywher
~panick
flam com
smok and
stop my
the battery
hot too
tak age
gas how
how low
low is
pan off
camp stov
^ gas
too quick
its dead
to warm
i simmer
simmer on
the fir
food:turmeric
^ plastic
orang from
fish smell
curry on
^ hand
kitchen stink
from last
not going
from whit
bought one
all grey
sink and
noo
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
ricer
~ricer
sugar on
torch
~torch
for meringu
no rack
tong
~tong
six and
of gas
everyth for
of its
tool
~tool
a hand
get hot
is get
nois
~nois
food:nut-butter
nut butter
it stop
to help
overheat
~overheat
rest for
and smok
fell on
over in
pan boil
dish out
cherry pie
~busy
jambalaya
~jambalaya
ruin the
spider
~spider
in cook
aunt
from my
my aunt
know half
disc
~disc
used it
call the
manag
# day
leftover from
from sunday
means:how many days
~means:how many days
many day
do cook
^ meal
meal prep
day in
what left
rest tomorrow
wednesday
~wednesday
for lunch
lunch on
keep till
thre day
fiv day
thursday
~thursday
sunday and
its thursday
smell fin
wis
the weekend
and eat
midnight
~midnight
it sat
sat out
^ takeaway
day are
long it
chilli and
salad in
i freez
last in
freez cook
freez raw
food:chicken-slice
of chicken
chicken slic
use up
on thursday
day ago
freez well
dat on
the raw
is today
use by
its wednesday
^ smell
drumstick in
sandwich for
minc meat
after open
raw beef
to freez
in freezer
freezer for
a year
a raw
tuesday and
no dat
you freez
^ keema
raw meat
food:sliced-meat
and slic
food:salami
last week
deli
~deli
vinegary
~vinegary
from monday
monday its
only two
liv in
for onc
onc open
parma ham
box day
do fish
for saturday
food:frozen-white-fish
fishmonger
~fishmonger
fish how
a lunchbox
went out
still in
salmon sid
day on
pie from
for friday
food:seafood
leftover how
sinc morn
thi even
one was
i defrost
risky
~risky
good after
wash and
the dat
the week
storag
~storag
how old
for mayo
boil yesterday
yesterday is
august
~august
best befor
soup last
soup befor
on sunday
sunday for
for later
four day
boil mak
crack in
still alright
they freez
freez curry
do chilli
^ reheat
to reheat
freez and
thi a
^ batch
only me
bedtim
was left
left on
march
~march
frozen solid
solid lump
dinner in
curry in
it thi
built
thi point
it tonight
freezer in
glass dish
to thaw
reheat a
slic of
shelf lif
we had
wet cardboard
sid all
i reheat
still nic
salad for
oil on
roast and
potato keep
now for
leftover mash
christmas dinner
go black
of mash
as anyth
counter sinc
sinc lunch
fra
whit can
i dae
bubbl and
old potato
freez bread
hard on
day thre
^ stal
^ mould
mould on
sid sinc
monday and
green spot
me eat
good on
how mak
freez half
jun
~jun
^ atta
spong cak
wher should
thi the
food:cream-cheese
^ go
cream how
eat them
them tomorrow
its tuesday
at four
^ tiramisu
on now
fill the
day it
^ sour
carton
~carton
^ carton
carton of
cream go
food:quark
sniff
of cheddar
many week
dish on
^ mouldy
fuzzy
open sinc
butter on
ammonia
~ammonia
of ammonia
^ lettuc
of parsley
basil turn
frozen in
in ice
ice cub
of rocket
food:tarragon
^ rocket
food:flowers
stay good
thai basil
lettuc in
to stor
sprout
~sprout
spud in
peel garlic
sprout in
sack
~sack
shed
~shed
^ nan
the shed
or still
^ cucumber
mushroom saf
punnet
~punnet
sur what
an avocado
who is
long has
furry
~furry
^ halv
^ bowl
for lemon
raspberry on
day how
long hav
hav they
els can
of cream
^ rind
left what
fridg lif
recip only
of passata
food:hollandaise-sauce
homemad mayo
mayonnais with
sauc from
brunch
~brunch
^ peppercorn
food:bread-sauce-mix
bread sauc
from christmas
sour now
~hmm
food:gherkin
unopen
~unopen
from #
jam jar
~risk
bit off
and ate
food:lemon-curd
lemon curd
jam for
early can
tast bitter
the pin
nut for
smell sour
food:firm-tofu
firm tofu
gon cloudy
food:silken-tofu
^ silken
silken tofu
limit
~silken
~limit
open lik
tofu for
mapo
~mapo
by dat
a dinner
party what
mak gravy
and chop
which sid
sid dish
one oven
could be
don a
don befor
best way
glass jar
it freez
pack it
everyth com
and tast
vat
~vat
vat of
bag how
a frozen
put hot
keep food
reheat food
oven temperatur
reheat it
second tim
alway go
lunch and
food from
again and
than onc
onc or
food:baby-food
baby food
pack lunch
noon
~noon
^ lunchbox
with ham
~desk
till one
can baby
ice pack
pure in
^ toddler
to wast
food:apple-sauce
for him
food:rocky-road
# in
morn is
food twic
and porridg
overnight oat
yorkshir pudd
batter gon
solid in
a batch
batch of
big pan
whil we
the park
mad at
cook vegetabl
leftover roast
roast vegetabl
broccoli in
leaf gon
roast veg
sun
a barbecu
the sun
gon watery
sprout and
salad with
prep on
food:tomato-ketchup
^ soy
of mint
^ sriracha
food:oyster-sauce
oyster sauc
or fridg
used one
aff
~aff
food:fish-finger
six week
chow
mein
~chow
~mein
chow mein
for cook
food:fortified-wine
^ sherry
a litr
litr of
it twic
the old
win go
flask
~flask
food hot
a flask
thermo
~thermo
soup in
a thermo
oclock
~oclock
hot till
one oclock
for work
with pasta
dinner tim
no microwav
could that
football
~football
~send
food:marinated-rib
lamb in
food:pineapple-juice
pineappl juic
meat to
thigh in
feel lik
dat is
me an
buttermilk in
~tandoori
hour or
the wrap
food:frozen-bread
and waffl
to room
be ready
of stew
it it
was still
still half
half frozen
it thaw
food:lemongrass
food:lime-leaf
lemongrass lim
lim leaf
of lemongrass
fresh chilly
kaffir lim
bird eye
makrut
~makrut
had to
rot
~rot
thi year
^ galangal
hot pepper
food:tom-yum-paste
tom yum
instead or
food:kimchi
food:sauerkraut
~fizz
^ kimchi
got too
too sour
food:kefir
still eat
hom mad
bad or
keep fry
^ twic
gon soggy
two at
eat at
food:hash-brown
leftover chicken
cold roast
^ next
at work
salmon from
curry is
my gravy
skin lik
hell
~hell
hell be
ric too
lunch at
a fridg
ric to
^ good
offic
~offic
left of
fridg but
my bag
me ill
^ plan
in his
the offic
i chill
cool it
ice bath
custard has
win and
o soup
in fifteen
all even
ate it
and you
fridg what
many calory
or how
much fat
fat do
healthy
~healthy
salt per
^ fibr
thi what
get ther
thi week
net
~net
^ net
it low
much are
cheapest
~cheapest
^ cheapest
plac for
did they
round her
you go
somewher
~somewher
company
~company
whaur
^ whaur
for sushi
onlin
~onlin
the mustard
not pop
seed not
splutter
~splutter
say wait
listen
~listen
asleep
~asleep
but min
ther isnt
^ um
honey on
food:chicken-wing
went on
run red
mapl
~mapl
food:barbecue-sauce
burn befor
got lik
minut left
teriyaki salmon
of pan
food:goose-fat
goos fat
me when
oot the
whil im
it brown
not even
steak has
ring and
thos in
flam is
whit noo
pal as
^ hash
hash brown
small ring
flour hav
play
~play
roux look
food:garlic-bread
gumbo
~gumbo
tomato with
meet
~meet
cold do
say never
lim in
together how
with pork
soak water
flak and
then saw
saw the
gravy was
throw out
water left
food:dried-mushroom
dry mushroom
the pea
pea soup
without butter
shut the
^ ten
blueberry in
just realis
been going
~oh
^ oh
no the
the cup
^ didnt
the children
third and
flour egg
i saw
stock went
in tomato
be all
ahv
~ahv
^ ahv
along with
mayonnais in
in twic
two lot
couscous and
i doubl
tripl
~tripl
^ tripl
blew
~blew
a doubl
it blew
mak thre
is twic
two spoon
spoon or
so when
food:dried-chilli
dry chilly
marinad for
for doubl
^ puddl
stuff pepper
hav let
to soup
ablow
~ablow
back
glass in
pink prawn
hauf
~hauf
^ tha
thing go
due
~due
pink chicken
be whit
^ strip
veg go
my timer
say on
still hav
tin tomato
an its
yet and
not whit
whit the
step say
^ tikka
are pink
spilt
~spilt
bowl over
half left
the dog
left for
too quickly
alcoholic
a six
old and
destroy
~destroy
drink for
im pregnant
pregnant and
i driv
~bil
stew for
nil
~nil
caus
~caus
that must
fourth
~fourth
it hard
the fourth
auld
~auld
it dae
my plat
^ wev
water down
one get
nin month
wer eat
allergic and
boyfriend
~boyfriend
he cant
half way
has just
i spoon
and serv
hes only
and gravy
allergy at
say no
has had
she cant
breastfeed
~breastfeed
nurs
~nurs
^ spicy
windy
~windy
i fed
he is
nervous
~nervous
birth
liv on
twin
cow milk
pink salt
the doctor
namak
tiktok
boil not
is only
flood
in liquid
mak brown
steak out
scrap off
onion gravy
ready for
crack the
die
~die
stick of
it burnt
to bast
on salmon
goo
~goo
my salmon
~sorry
serv thi
lump on
its off
fat or
a worm
salmon in
~tick
food:sardine
ping
is mak
dry for
drank
got dry
pan lik
for melt
chocolat went
dry at
ground spic
^ powder
glu to
than i
it fiv
and after
cling to
been whisk
cough
~cough
chilli smok
smok is
fum
~fum
throat
~throat
my throat
breath
~breath
cant breath
sneez
~sneez
chilli pan
hall
~hall
i toast
chilly and
the hall
hot chilli
the room
spray
~spray
hoo dae
ave
~ave
food:chilli-oil
chilli oil
sor
~sor
kung pao
my dog
has eaten
lick the
^ dog
dog ate
chicken bon
puppy
~puppy
feed the
the cat
cat been
rex
~rex
avocado ston
ate raw
food:marrow-bone
lemon chicken
^ sid
serv with
with roast
potato with
what sid
els on
food:citrus
put next
would lik
ke
saath
someth green
^ drink
drink with
^ garnish
food:cornbread
^ cornbread
or tortilla
accompaniment
~accompaniment
or chees
besid a
dollop
~dollop
of thing
~fixin
what dye
hav wi
wi it
with curry
chicken tikka
^ raita
or chutney
naan or
put besid
extra for
you in
we alway
noth els
ther must
what good
a thai
rogan
~josh
with lamb
herb for
to drink
suit
~suit
that suit
moroccan
direction
~direction
pair
~pair
a sunday
with salmon
for salmon
bak salmon
of salmon
got soy
too heavy
whit fish
fish fillet
food:mackerel
hav with
what veg
i realis
^ trimming
trimming for
green for
cut through
cabbag with
help me
what besid
with steak
food:horseradish
oven chip
a new
york strip
someth better
^ barbecu
cookout
~cookout
lonely
~lonely
to bring
item
dog for
garlic bread
starter befor
whit with
go besid
green go
whit go
that no
main and
with mushroom
meat fre
complet
~complet
a lentil
~theyd
and just
ready at
gie
which win
dry whit
curry lik
food:oyster
which stock
food:vegetable-stock
food:beef-stock
beef stock
vegetabl stock
what liquid
soup bas
which herb
what herb
of spic
to what
with leftover
chicken carcass
chicken recip
carcass
~carcass
and mak
chicken into
lik string
from leftover
leav half
mak someth
ric left
pil up
whit part
be frozen
chicken dinner
gravy or
^ summer
with soup
soup to
someth on
to dip
of soup
soup a
husband say
dunk
~dunk
soup or
with dal
lentil curry
eat with
way through
are you
with shepherd
nearly don
with jollof
pilau
ther should
lemon only
fry noodl
a chines
food:edamame
^ edamam
spring roll
for sweet
plus
~plus
^ topping
^ chines
with thos
hakka
~hakka
hakka noodl
dan dan
dan noodl
on pancak
savoury
~savoury
jazz
~jazz
is bland
ye pit
or ice
fruit on
grütz
~grütz
rot grütz
food:white-pudding
it i
tart for
mak your
your teeth
vanilla ice
anyth or
non alcoholic
curry that
driver
~driver
the driver
grown
~grown
drink and
^ pomegranat
six peopl
per head
cream tea
~church
the church
is need
dae a
too littl
in hummus
dip for
and salad
food:mangetout
meal is
^ breakfast
or dinner
teenager
~teenager
miss someth
^ feel
lunch or
one mor
^ buffet
stand out
therell
~therell
therell be
thi on
queu
~queu
dish up
cooker for
twenty fiv
out all
night how
# peopl
funeral
~funeral
a tabl
plat up
let them
stay out
cook two
thing at
to tim
finish at
two recip
at different
different tim
alway ready
~aw
ye get
longest
~longest
different heat
pie want
160
~160
chicken at
one
# what
gas mark
mark #
in celsius
350
~350
# fahrenheit
c
~c
# f
gas #
fan or
tim as
^ quantity
written for
what pan
^ third
mak six
less of
need thre
ther two
jist
~jist
~twa
of lasagn
lasagn out
of eight
too big
to slow
on high
or high
are for
leav at
in slow
fryer instead
equivalent
~equivalent
frozen fish
means:pressure cooker
~means:pressure cooker
the pressur
pressur cooker
instant pot
a pressur
under pressur
the instant
whistl or
or minut
my beef
after twenty
cook frozen
food:frozen-fish
icy
direct
~direct
slower
to preheat
^ minut
~electricity
preheat to
need tae
budget
fre and
~wan
pasta per
many potato
much minc
eight how
start the
first on
roast for
at two
^ step
meat rest
chicken befor
wait how
altitud
~altitud
high altitud
at altitud
the mountain
metr
~metr
# metr
why wont
feet
~feet
^ adjust
boil point
alp
~alp
the alp
wer in
~600
en
~en
cook faster
get ready
ready befor
how lang
tim should
or quick
dry brin
^ steep
silly
i brin
brin a
cevich
~cevich
in cup
no scal
scal how
gram to
tablespoon in
in ml
a knob
are broken
fluid
~fluid
fluid ounc
about a
used a
cup is
cup in
oven run
oven burn
^ back
the front
useless
tak twic
the left
tray is
is giv
awfy
never brown
no oven
grill instead
grill rather
than bak
bust
~bust
shallow fry
no grill
degre in
the stovetop
lat or
hour lat
delay
~delay
run lat
the meal
her for
tabl and
lat how
keep dinner
tea ready
~further
mak dinner
go further
^ an
extra guest
brought a
now six
down at
and hes
or chill
sav gas
bill
~bill
turn off
singl portion
of four
^ sinc
cak from
need #
cook too
fastest
~fastest
got in
knif for
for littl
go at
when did
with me
is saf
one hand
^ broken
arthriti
~arthriti
^ arthriti
plaster
~plaster
cut an
haun
~haun
^ carry
the car
i said
bring the
just had
one deep
was raw
sheet pan
oversalt
~oversalt
to fix
add salt
^ way
the soy
tast in
rescu it
ho
gaya
~zyada
~gaya
ho gaya
gravy from
salt it
^ berry
itch
~itch
will eat
imli
~imli
won
~won
icing is
tripl the
ton down
^ mouth
mouth is
lip
tingl
~lip
~tingl
my lip
^ mirchi
someth is
noth much
oomph
~oomph
risotto with
end or
acrid
~acrid
win sauc
tast how
pan sauc
straw
~straw
no cornflour
go lumpy
gon claggy
fry sauc
^ spoon
stand up
overdid
~overdid
overdid the
cook dry
do restaurant
light coconut
~paani
chicken go
has curdl
split in
oily and
sauc brok
curdl when
cream has
cream went
whit fleck
curdl in
^ hollandais
cream gon
^ grainy
fat swim
~phat
phat gaya
mayo for
or was
powder went
the ice
^ blend
or chuck
and burnt
^ caught
caught on
burnt in
bas of
a black
i burnt
brown too
smell acrid
~nahi
^ tadka
get too
is wet
insid isnt
pal in
edg catch
look don
to burn
raha
~raha
~andar
i scrap
food stay
is steam
ghost
~ghost
going grey
tofu stuck
fish skin
skin glu
why my
salmon skin
still frozen
chicken kiev
^ bleed
just found
sunken
cav
~cav
cav in
middl when
big hol
min fall
fall in
~doon
did not
of self
^ cam
are flat
didnt puff
be it
moisten
~moisten
lik sawdust
minut too
sukha
~sukha
the cas
^ glu
itll no
dig
~dig
cheesecak crack
party in
^ was
biscuit are
each other
my chocolat
cold kitchen
radiator
~radiator
the radiator
by a
phool
weather
~weather
dough stick
stick tae
keep crack
brok into
held
~held
shrink back
air cupboard
been out
^ shap
efter
~efter
^ couldnt
no yeast
tart cas
wat
~wat
pastry cas
slid down
blew up
lik balloon
soggy and
or oil
^ hotter
chew
~chew
cooker on
overcook the
got left
gon mushy
a clump
solid brick
is up
releas
~releas
the sprout
sprout on
~rag
stretchy
~stretchy
in mash
blender and
chip are
the breadcrumb
^ wing
hotter or
rich and
on stew
on curry
of orang
minc and
lak in
cream wont
i whip
food:mascarpone
stiffen
~stiffen
whit wont
stay liquid
plastic bowl
~theyll
^ ganach
oil round
the caramel
my caramel
food:dulce-de-leche
toffe sauc
sauc split
didnt set
jelly wont
cheesecak fill
food:kiwi
jelly still
pineappl in
still soup
an ingredient
add sugar
miss out
miss the
no sugar
much garlic
hand with
a broken
of shell
shell in
hair
~hair
egg burst
pin bon
^ kiwi
wher my
is leak
slid apart
cannot
~cannot
i cannot
screw
~screw
the pickl
^ ah
ah canna
track of
two or
tast raw
uncook flour
whit block
grey is
scoop the
it aff
droop
~droop
fault
crack can
lo
lo mein
drank all
is bon
a chip
chip pan
to pan
and leaf
~singapor
tatty are
not tender
up on
fridg cak
lemon or
fruit sauc
food:fruit-compote
went thin
up its
smooth or
^ you
first then
block with
high flam
glaz is
with honey
and skin
to siev
is curdl
the bottl
food:almond-drink
almond milk
oat drink
food:cider-vinegar
food:coconut-drink
cider vinegar
coconut drink
~pointy
top to
in t
^ butterfly
in jar
by now
raspberry in
berry on
too garlicky
food:smoked-paprika
smok paprika
ginger is
said two
forgotten
~forgotten
plain one
bean hav
^ dad
chicken juic
ish
i ate
ate som
^ ate
mouthful
~mouthful
sick after
after eat
was at
i ring
throw up
a doctor
wash chicken
a rins
with vinegar
^ splash
salt water
that fin
copy
~copy
awright
~awright
littl red
steak ok
who should
thin beef
expect and
tenderis
~tenderis
when pregnant
shot
~shot
food:rabbit
we got
^ wild
ought
of basmati
bed
~bed
out overnight
fell asleep
nin and
stov overnight
that risky
pot on
sofa
~sofa
ninety
~ninety
smell is
would boil
can food
food:party-food
be left
at noon
the film
meat was
delivery
~delivery
anyth on
hot food
down a
scald
~scald
extra tim
~himself
unsaf
~unsaf
in microwav
chines takeaway
onc mor
defrost chicken
food:frozen-chicken
frozen chicken
stupid
~stupid
water was
minc from
roast a
chicken straight
frozen minc
switch the
breast in
i refreez
freezer door
gon green
yogurt and
the rind
dry kidney
bean straight
toxic
~toxic
dry red
bean need
tin kidney
not boil
stomach cramp
you dont
^ and
long at
stair
~stair
the stair
saf or
light on
saf in
stamp
~stamp
pasteuris
~pasteuris
poorly
~poorly
^ play
^ six
out altogether
honey for
baby has
is honey
infant
~infant
botulism
~botulism
coin
~coin
and thre
food:sashimi
raw fish
mean it
prawn smell
^ mackerel
thaw fish
water from
on fish
in fish
that whit
befor eat
worm in
parasit
~parasit
grad
~grad
my birthday
regular
~regular
use regular
grocery stor
ye eat
ric what
a power
been off
storm
~storm
the lin
^ touch
touch raw
cook meat
sam board
sam spoon
sam tong
it properly
chicken from
^ bast
bast with
boil down
to tip
wher was
greas fir
means:deep-fry
~means:deep-fry
oil be
deep fry
it about
hand on
^ scald
burnt my
a burn
ow
~ow
^ ow
hot sauc
my skin
hot sugar
molten
~molten
molten sugar
finger in
wont stop
bleed into
chop the
cut in
palm
~palm
ston out
stitch
~stitch
need stitch
bit but
the wash
is chok
his throat
slap
~slap
sh gon
speak
~speak
and someth
a sweet
bon stuck
throat after
i swallow
the spin
^ her
bon from
reaction
~reaction
allergic reaction
swell
~swell
throat feel
feel tight
pen
~pen
tingl after
^ tongu
itchy
~itchy
wev got
itchy throat
gluten in
^ gav
with wheat
food:cashew
in oliv
herb in
outsid the
add vinegar
~glut
a glut
wild mushroom
mushroom from
mushroom in
forag
~forag
mushroom how
app
~app
a poisonous
polish
~polish
the app
should do
how know
slug
it tomorrow
valv
~valv
vent
~vent
let me
ceil
~ceil
the ceil
bash
~bash
reduc to
stuff the
i weigh
is lukewarm
rain
~rain
the rain
garag
~garag
i light
the garag
disposabl
~disposabl
loo
~loo
the loo
gas in
burner
~burner
no flam
on all
to light
hoos
the hoos
bug
~bug
a stomach
been sick
diarrhoea
~diarrhoea
vomit
~vomit
finger and
the run
still mak
the sandwich
motion
~motion
^ zucchini
rhubarb leaf
aff the
food:frozen-raspberry
frozen raspberry
berry in
just tip
black bit
ring whil
hot with
long tim
bon for
~pet
who ate
blood in
how cold
should my
off early
get to
# which
say eight
colder
~colder
that at
food:raw-milk
raw milk
unpasteuris milk
normal milk
gat
~gat
the farm
milk ok
semi skim
i scrub
that over
bag o
food:cress
summer roll
food:liver
food:chicken-liver
chicken liver
mak chicken
calf liver
^ liver
~aright
# c
60
~60
sous
vid
~sous
~vid
^ sous
sous vid
63
~63
my thermometer
thermometer and
deep do
^ check
~honest
^ jalapeno
lens
~lens
to talk
to try
the season
raw meatball
fiv second
sleep
~sleep
low heat
a timer
poo
~poo
from fry
up liquid
food:cassava
food:yam
food:taro
^ taro
itchy mouth
african
~african
juic
prickl
~juic
~prickl
tongu is
descaler
~descaler
thread in
^ monkfish
numb
~numb
food:sichuan-pepper
sichuan pepper
a prawn
mapo tofu
the ingredient
figur
~figur
of buttermilk
corner shop
of yogurt
ml of
flour plus
use plain
nae egg
alternativ to
it anywher
what put
cream substitut
butter instead
to cream
^ evaporat
split if
a sub
food:dried-herb
dry herb
dry instead
fresh herb
use dry
~hay
food:mixed-herbs
no stock
water instead
food:marmite
recip ask
has that
honey instead
whit sugar
sugar go
of cornflour
thicken with
passata instead
than tin
concentrat
~concentrat
food:vegan-fish-sauce
no fish
of breadcrumb
of ricotta
food:greek-yogurt
greek yogurt
of paneer
pric
~pric
its doubl
the pric
a use
onion instead
no leek
no lemon
lemon what
finish thi
chip shop
pastry with
claim
~claim
butter will
food:agar
^ agar
of gelatin
leaf gelatin
fresh pineappl
a roux
giv that
no parmesan
food:grana-padano
^ pecorino
use someth
italy
food:ground-ginger
food:chilli-flake
chilli flak
food:cardamom
of golden
food:maple-syrup
^ mapl
mapl syrup
sticky glaz
no honey
blog
pasta shap
^ long
sheet and
thigh instead
for breast
tin bean
fre bread
for sour
food:mirin
food:sake
food:shaoxing-wine
of mirin
shaox win
ric win
for shaox
is mirin
as ric
food:rice-wine
vinegar the
japan
of tamarind
be had
no peanut
of tahini
pric of
villag
~villag
was sold
hold up
the grocery
of smooth
blunt knif
the blad
^ show
onion mak
moon
~moon
carrot into
thin strip
brunois
~brunois
baton
~baton
into thin
^ bash
skin stick
skin aff
grat ginger
of herb
basil go
leaf of
scissor
~scissor
chiffonad
~chiffonad
food:chives
pith
~pith
orang without
aff a
segment
~segment
suprem
~suprem
skinless
~skinless
go everywher
off tomato
^ scor
scor the
easiest way
their skin
a squash
squash or
a pumpkin
a leek
field
~field
food:pomegranate
hedgehog
~hedgehog
a pineappl
bash a
peel egg
to shell
the moon
joint a
^ quarter
flatten a
butterfly
~butterfly
backbon
~backbon
the backbon
backbon out
butterfly chicken
said to
i bash
grain mean
skirt steak
^ lovely
i skin
off salmon
devein
~devein
black lin
beard
~beard
get colour
first step
sweat onion
without colour
~pub
the pub
deglaz
~deglaz
^ deglaz
mak sauc
simmer it
be off
must go
milk all
mek
to mix
whit starch
takeaway styl
simpl
~simpl
mak mayo
^ right
for asparagus
over simmer
simmer water
pan now
crumbl in
i poach
me pleas
boil chicken
is simmer
heat down
number for
hob number
in boil
if your
over water
^ order
in kadai
to swim
the beetroot
^ fluffy
potato to
# cup
pleas and
long from
from start
and prawn
^ linguin
arabic
~arabic
what next
dry fry
to toast
sesam seed
whisk egg
thi tak
stir or
figur of
and fluffy
to beat
cream it
mix or
butter into
for yeast
in january
shap a
keep spring
bash the
station
~station
order for
roast what
in cornflour
food:pigs-trotter
pork skin
scor it
but do
mak an
uncl
brown what
the lemongrass
is tamarind
whol or
the chill
food:cinnamon-stick
cinnamon stick
a cardamom
cardamom pod
layer go
many sheet
spoon off
the burner
the string
tied
~tied
tie
jam or
cream first
much ground
the pod
dentist
~dentist
it shut
what barista
barista oat
chai with
^ iced
fin if
for turkey
lik me
scen
~scen
the lassi
dish with
the lad
chees ball
tapioca flour
^ pão
pão de
de queijo
chees puff
brazilian
~brazilian
brazilian chees
chees bread
is tapioca
food:nori
on when
not puff
char the
jok
~jok
food:rice-paper
ric paper
how warm
the summer
broiler
~broiler
start at
pineappl for
roast chickpea
the telly
sauté
~sauté
is sauté
french word
firm to
ribbon stag
trail
~trail
stiff is
lik at
dash
~dash
a glug
dollop of
~actual
thre for
medium heat
medium high
high for
tepid
~tepid
julienn
~julienn
nam in
boiler
~boiler
doubl boiler
cartouch
~cartouch
a cartouch
paper disc
season to
^ to
spoon mean
dessertspoon
~dessertspoon
uk nam
translat
~translat
broil
roll boil
boil hard
^ until
stop at
coat a
term
~term
call my
holy
trinity
~holy
~trinity
holy trinity
food:cajun-seasoning
a ragu
bouquet garni
bundl
~bundl
herb bundl
dock
dredg
~dock
~dredg
dock the
^ dredg
do bast
and peel
couli
~couli
boss
~boss
my boss
papillot
~papillot
^ en
la
~la
infus
~infus
leav to
plus extra
mor for
fragrant
~fragrant
until fragrant
^ com
springy
~springy
hear it
aisl
~aisl
oil run
kecap mani
indonesian
~indonesian
sambal oelek
chilli past
that red
is gochujang
food:doubanjiang
mil
~mil
thi jar
red sauc
sam or
food:seaweed
triangl
~triangl
strik
~strik
food:pomegranate-molasses
is pomegranat
pomegranat molasses
ethiopian
~ethiopian
me hav
what hav
north
~north
is sichuan
lidl
~lidl
is pecorino
that one
^ polish
that from
mill
~mill
hull
~hull
and tail
on besid
clock and
so um
minut befor
pasta on
no wait
me back
the main
start when
at half
whit tim
half past
do whil
not want
what shall
~fear
frozen floret
hav frozen
food:frozen-blueberry
frozen blueberry
put now
boneless thigh
no bon
^ tim
so two
mak half
one cup
biggest
~biggest
team
~team
two chicken
^ pair
pair of
sum
~sum
finish in
resum
~hi
^ hi
vet
~vet
the vet
call at
the station
back up
pot with
the prim
the squar
a list
list for
of six
speaker
~speaker
one saucepan
the boat
room for
long tin
a long
fre on
tabletop
~tabletop
a mini
tabletop oven
toaster oven
caravan
~caravan
two in
g off
get #
ther #
remind
~remind
^ remind
remind me
me how
eight of
we use
fiv of
the measur
the man
upstair
~upstair
cant read
^ yall
uh
um so
the the
many of
it feed
many peopl
serving
~serving
family of
will ther
enough in
are we
tak two
well
so tell
you think
player
~player
unit
~unit
in ounc
in pound
in kilo
in #
okay um
half tim
~thank
all ingredient
got #
two hundr
ben
~ben
thi need
long was
ten past
the uh
whol recip
total tim
walk in
bus
~bus
bus go
kick off
^ tell
all finish
or small
just now
knock on
anybody
~anybody
thi stag
see that
com after
don now
previous
~previous
^ now
what follow
forward
~forward
back a
hav you
you got
we go
ther to
^ hang
yes ive
him to
step or
step #
^ repeat
that again
last step
read me
me step
i on
step again
^ sorry
did you
a word
screen
~screen
bark
~bark
hes left
you said
no i
step with
say in
repeat the
that about
many step
step are
hav ready
through all
messag
~messag
um can
be chop
kit
~kit
a must
the nutmeg
reason for
tell him
theyv got
story
~story
why ther
thank you
wouldnt
~wouldnt
dav
~dav
how about
next week
show me
how the
thi hav
suitabl
~suitabl
suitabl for
they told
seen my
pe
~pe
youll
~youll
the bus
youv got
^ youv
in your
oh for
got your
bus stop
wear
jumper
~wear
~jumper
i told
told you
daddy
~daddy
bye
~bye
^ bye
lock the
on your
~question
the question
leed
~leed
know that
ask you
division
~division
no you
mr
~mr
mortgag
~mortgag
a mortgag
youv been
^ your
spell
~spell
you remember
loud
~loud
eighth
~eighth
divorc
~divorc
did he
and your
and down
capital
peru
~capital
~peru
the capital
capital of
of peru
who wrot
harry
nineteen
~nineteen
not you
your nam
stop copy
copy me
i say
to your
your brother
cancel
~cancel
^ cancel
cancell
~cancell
that fac
he got
oh that
postman
~postman
the postman
hundr and
just to
hes had
hes brought
her at
^ shut
hamster
~hamster
who left
behind the
hes gon
tortois
~tortois
ring road
roundabout
~roundabout
the roundabout
the traffic
ta
~ta
your mother
hip
~hip
talk to
on his
text
~text
^ text
you hear
the queu
to cancel
cancel the
you spell
appointment
~appointment
^ ill
ring you
my glass
bye bye
did she
an accident
who was
thi hour
~m
the girl
the dentist
to ring
ring the
get up
telephon
~telephon
the telephon
will you
~bless
the wait
^ thank
account
~account
april
~april
cod
seventeen
~cod
much did
petrol
~petrol
listen to
what your
mut
~mut
to you
gareth
~gareth
you had
camera
~camera
who own
new year
email
~email
hes put
to him
marry
~marry
be back
kne
~kne
the boiler
charg
~charg
what day
plumber
~plumber
the plumber
fella
~fella
key
~key
prim
minister
election
~prim
~minister
~election
prim minister
crew
~crew
mood
~mood
the minister
bank
rat
~bank
~rat
the bank
row
~row
a man
vot
~vot
flight
~flight
flight to
local
~local
government
~government
he said
tokyo
~tokyo
record
~record
resign
~resign
exit
~exit
city
~city
fog
~fog
day tomorrow
thunder
~thunder
south
~south
pollen
~pollen
pollen count
bridg
~bridg
lorry
~lorry
swan
~swan
the bridg
to leed
platform
~platform
lan
~lan
on mill
who won
council
tax
~council
~tax
i pay
pay the
council tax
return
~return
radio
~radio
the radio
the scor
homework
~homework
taxi
~taxi
who the
euro
~euro
war
invent
~war
~invent
river
~river
post
~post
airport
~airport
the airport
thi month
queen
~queen
elephant
~elephant
what my
what year
song
~song
bank holiday
wifi
password
~wifi
~password
when was
who play
food:brazil-nut
channel
~channel
national
~national
spain
~spain
the weather
in spain
was thi
did we
my cousin
did dad
receipt
~receipt
a receipt
the deli
president
wag
~wag
who sign
licenc
~licenc
ticket
~ticket
win
~win
laptop
~laptop
the roman
a mil
paint the
whal
~whal
food:exotic-meat
rom
~rom
the peopl
you see
long did
marry to
year was
olympic
~olympic
sery
~sery
sery of
sing
~sing
episod
~episod
p
~p
who that
my kne
my next
my phon
the wifi
quiz
~quiz
model
~model`,
  values: `AAqAHmAVqAgmAmkAnoAopBKmBTiBlnBmmBwkC+sD1mEapEclEjmEtlFKnFioFvrF5oGHlGelGgnGinGjlGnmGotGrnGusGxnG0nG7nHLmHeoIGsIhpInpJUoJgnJsmJ0oKLqKYnKppLLqLMmLNpLPwLomMCnMHqMtrM4nNimNqkOTm
AAoFUpFVnFamFclFunF0nHHvIQnJCpJDtJErJFpKklMtkNmqNnsNooOUk
AAoAOmAQoAXnAdlBSnBWnBklBznCCrCEoCVqCXqCYpEOmEWmEYoEnqEqlE4oE5mE6pE/mFBnFCpFLnFboFcnFkmGGlHClHDtHYnHdqH2oIAkIBmIXoIamIlmIonJHoJlqKOsKenLCmLgoLhoMWoMXqNDnNsmN4p
AAoAclA8mBBmBHpFkqFnpFrlFtnFwoFyoF2pGbnIOmIXrIumJfoJgwKKnKilLFnMDoM/nNImNWpOUk
AApABpAXmApoAupAylAzmA3kA7lBBnBHlBSlBfqBmmBnlBsmB/lCCnCEnCGpCJmCMnCOnCUmCdkCeoCgnCxnCzoC7nC9kDBmDCqDDqDFlDKoDMnDOlD5lEhnEilEkmEllEmnEonEplEqmErlE4oE5oE9nFAmFBoFCmFHmGUkGbnGqnHBnHDlHFlHSnHvmIylJHlJmlJzmKEqKFoKHlKIqKJrKKmKLkKMoKOoKPpKQmKRpKSqKTpKUoKVnKWmKXoKYpKZoKapKboKckKdnKenKgpKhoKioKknKlnKmkLFmMAmMHnMMlMRjMWmMYmMplM7lM/nNAnNCmNDmNEnNFlNGmNImNKmNMlNOmNPnNSmNTmNUnNVmNXmNlmNnjNpmN4lONoOQqORq
AArASoA7pBHqBTmCCqCQnFQmFglKKqKZoK0mMWvNglNnpORp
AApABnAEkAHnAIpAJnALlANqAOmAPqAQnASoAVnAWpAYrAcmAdlAgmAioAnpApnArpAtnAunAyoA3lA7oA9oBApBBmBDmBEkBKoBOpBPmBVnBXmBYoBbnBeoBhmBilBkoBloBmoBnmBppBqpBrnBsnBtnBxlBznB5mB/nCAnCBnCCqCDlCEqCKnCLnCMmCNmCOmCPnCUnCWlCYnCZmCalCcnCdnCenCgmCqnCuoCvpCxnCzoC0oC1mC2oC4mC5mC6mC7mC9lDBmDCmDDmDEoDFpDGoDInDKnDMmDNoDOlDPmDRqDTqDUlDWnDcnDflDnnDrmDzmD0kD4nD8lD/nEAjEMmEOnERnESnETmEblEfnEhnEimEllEnvEplEqoErkEsmEujEvoEwmEzkE0nE1mE2lE3mE4mE5mE9mE/kFDkFEkFKoFMpFNnFOmFQpFRoFSoFTpFUpFVnFWmFXpFYpFZmFaoFbmFdnFemFfmFgmFhlFinFkrFlpFolFpnFqqFrmFtpFumFxnFzpF4nF5mF6mF7lF8pF+oGEkGMlGPnGQpGRnGSlGTmGZlGsoGtmGvpGwoG3mG5oG7nG9nG/mHDlHElHFlHGoHHpHInHMkHOoHPmHSoHTmHUmHWoHYkHZnHasHbmHcmHdlHjmHpnHroHsnHymH0lH1oH8lIBnIDmIKkIUnIYlIanIcnIimIklIlnImmIolIskIulIvoIwpIxmIzmI2oI3pI4oI5oI6pI8mI9sI+lI/oJBpJCkJDpJEjJFpJGnJImJJoJKmJLqJMpJNqJOpJPlJQmJSnJTnJVoJWnJamJcoJelJfnJgsJhoJipJkpJltJmmJnlJooJpnJqqJrnJsoJtmJuoJvoJwqJzqJ1lJ3oJ4mJ6nJ7oJ8nJ9mJ+mJ/oKAnKBlKEqKGmKHnKIkKJnKKmKLpKMlKNnKOqKPmKRoKSmKTmKVnKWnKXmKYmKalKbmKemKfoKgmKhmKinKjnKkmKloKmmKxnK8mK9mLClLDmLFlLGoLHmLOmLRmLSkLTnLXmLZnLclLdlLenLfmLimLjlLkmLmnLnnLomLumLxnLylL2mL3mL4oL5mL9mMBlMFlMHpMKnMMnMPoMQkMUqMWnMXpMbkMflMjmMtnMumMwkM0mM3mM6kM7lNEmNGnNHoNIlNLoNUmNWnNZmNkpNmpNnmNomNpnNwnNxoNyoN4nN6mN8mOAoODoOGmOPpOQmORoOSnOUpOWqOXm
AUmAunAylAzlA4kA9lBBlBmnBpmB/kCEjCsnCzlC7nDRkErmE4lE8lFHkG5mHBlHDnHFlHGlHLlHSnHdmInmJzmKHlKKlKLlKMkKRlKSmKTpKWmKZmKblKcnKdoKemKmlMBlMHmMJlMLlMMmMRkNFlNRlNclNlkNnjNpnN4k
AA1AB0ACwAFxAG0AHsAJ1AKzALwAM0AN2AOxAPwAQzARwAS0ATzAUoAV1AW2AXnAYoAZ3AaxAbyAczAd1Ae1AfzAg2AhzAi0AjzAk1AlvAm0An1AoxAp3AqyAryAsxAt2AuzAv1AwyAxyAyrAzrA0lA1zA2zA3xA4wA51A62A70A81A+pA/zBAyBB0BCvBDyBE0BFwBG1BH2BI0BJwBKwBL0BMyBNvBOwBP1BQ0BRyBSqBTzBUvBV0BW1BXyBYrBZuBa0BbyBc1BdyBevBf0Bg0BhxBitBjyBkyBlxBmtBn1Bo1BpuBq0BryBszBtxBuwBv3Bw0BxzByyBzzB0xB10B2qB3wB4vB5wB6zB7tB80B9zB+vB/2CAxCBwCCyCD3CEyCFyCG3CH1CI1CJyCK0CLyCM1CN2CO2CPvCQyCR1CSyCTzCU2CVuCWsCXvCYvCZxCayCb2CcyCd1Ce1CfzCg2Ch1Ci0Cj0Ck2ClxCm0CnwCo1Cp1Cq1CrzCs2Ct1CuyCvyCwxCxzCy0Cz1C01C1wC20C3wC4wC5yC60C7yC80C90C+3C/1DA2DB0DC2DD1DE3DFyDGvDHwDIvDJvDK1DL0DM1DNzDO1DPzDQxDRsDSuDTwDU0DVzDWyDXwDY1DZzDayDb1DczDdzDeyDfxDg0Dh0DiyDj3Dk0DlxDm1DnvDozDpzDqzDroDs0DtzDuzDv0Dw0Dx2Dy2DzzD01D13D21D32D41D50D60D7zD8yD9zD+xD/zEAxEB1ECvEDzEE2EF0EGzEH1EI1EJ0EKuELyEM0ENrEOtEP0EQwERsESwETyEUwEVyEWwEXyEYyEZtEaxEbxEcyEd0EezEfyEg0Eh1Ei1Ej1Ek1El1Em1EnrEo1Ep1EqxErwEsvEtxEuqEvoEwqExxEysEzsE0zE1qE2uE3tE4kE5uE6uE8wE9zE+qE/vFAvFBwFCvFDtFElFF1FHxFIsFJwFKzFLnFNxFOzFP2FQ2FR2FS0FT0FUsFVyFW1FX2FY0FZ0FavFbxFc1Fd2Fe2Ff3Fg3Fh1Fi3Fj3FkzFl3Fm1Fn1Fo3Fp1FqsFssFtxFu2Fv2Fw2Fx1FywFz0F00F12F21F3wF4sF5xF6tF7xF8yF9qF+zF/1GA0GBzGCsGDyGE1GF0GG0GHvGIzGJ1GKyGLyGMyGNtGO0GPlGQuGRxGSzGT1GUzGV0GWsGXyGYzGZwGazGb0GcyGd1Ge0Gf1GgyGh2Gi2Gj3Gk1Gl1Gm2Gn2Go0GpzGq3Gr2Gs0Gt1GuzGv2Gw1Gx2Gy2Gz2G02G1yG21G32G42G5zG6zG70G8vG9qG+sG/sHBqHCrHDqHEqHFsHGvHHzHIpHJmHK0HLvHMxHNzHOsHPxHQxHRpHTrHUwHVnHWvHXrHY0HZnHaoHbqHcwHdtHeuHf0Hg1Hh2HivHjvHk2HlxHmzHn0Ho0Hp3Hq1Hr1HstHt1HuvHvzHw0HxxHyxHzyH00H11H2uH3yH40H52H60H7yH81H9yH+zH/1IAzIB1ICzID3IE2IF1IG2IHyIIzIJ2IK0IL3IM1IN2IO3IPzIQzIR2ISzIT5IU2IV1IW0IXyIYzIZ1IazIb0IcyId0Ie0If1IgwIh0IizIj1Ik2IlzIm0In1IoyIp0Iq1Ir1Is1ItzIu0Iv3Iw0IxyIyyIzxI0wI1xI2yI30I41I52I60I7xI8pI9tI+0I/nJAoJBnJCzJD0JEyJFxJG1JH0JIzJJ0JK1JLzJM1JNzJOzJP1JQ2JR0JS2JTtJUxJVvJWwJXxJYuJZ1JasJbsJcxJdzJe0Jf1Jg0Jh0JizJj1JkpJltJm0JnyJovJqqJr0Js2Jt3JuqJw0JxuJysJz2J01J10J22J3vJ4uJ51J6xJ7yJ8yJ9qJ+zJ/0KA2KBsKC0KD0KEmKF3KG1KH2KI0KJ3KK1KL1KM1KN2KO1KP2KQ4KR4KS2KT2KU2KV4KW2KX1KY3KZ2Ka3Kb2Kc3Kd1Ke3Kf2Kg3Kh2Ki1Kj3Kk4Kl1Km3KnpKozKpxKq2Kr0Ks3KtyKu3KvzKw1Kx2Ky1Kz3K00K1xK2xK31K40K5zK60K72K8zK91K+xK/uLAqLB1LC1LD2LE1LF2LG2LH2LI1LJ0LL1LM0LNxLO0LP1LQ0LR0LSzLT2LUzLV1LW3LX2LY2LZ1LayLbxLcxLd1LevLfrLgxLhzLizLj1Lk1Ll1LmyLnxLo2Lp1Lq1Lr0Ls1Lt3LuzLvyLwxLx1Ly3Lz0L01L1yL21L3zL42L5yL61L72L8yL9yL+vL/0MA0MB3MCsMD3ME1MF2MGzMH2MIxMJ2MK2ML1MMyMN0MOyMPxMQxMRrMS0MTzMUsMVyMW1MXyMYzMZwMawMbwMcuMdwMepMfyMgyMhxMiuMjwMksMl3Mm1MnuMosMpqMqpMrsMspMt1Mu1Mv0MwxMxzMy1MzyM0uM1zM2wM3wM4vM5vM6uM70M80M9tM+2M/1NAzNB0NC2ND0NE2NF0NG2NHyNI2NJzNK2NL2NM0NN0NOzNPzNQ1NR0NSzNT0NU0NV1NW0NX1NYyNZzNazNb1Nc1NdzNezNfzNgzNhxNi0NjoNktNlwNm0NnzNo1NpzNqoNrvNsxNtvNuzNvyNwsNxtNyqNz1N01N1yN2tN3xN4xN5rN6uN7vN8rN95N+tN/wOArOB4OCrOEoOFwOGrOHuOIqOJmOKqOL4OMwONsOO3OP5OQ6OR6OS6OTxOUqOVwOW1
AAoB5lCunEmlFUoFVmFamFumF0nHHvJCoJDtJEsJFpL1kNmsNntNon
AAnAOmAQpATlAXnBSmBWmBkmBznCCrCEoCVpCXqCYoC4nC7oDmmEOlEYnElnEnpEqlE4nE5pE6qFBnFCpFLmFbnFcmFknHDsHYmHblHdpH2oIAlIBnIXoIalIllIplJHoJlrKOrKenLTpLgoLhnMWoMXnNDmNWlNslN4rN9kOMoONm
AApA8mBBoBHmBalBckCRlFHmFkqFnqFrmFtnFwpFynF2pGboIOnIXsIumJfoJgwKKnKimLEmLFnLzkMDoM/oNInNJlNWoOUk
AAnABoAJlAUlAXnAuoAylAzkA7lA9lBBnBHmBXlBfpBmoBsnB+lB/mCCnCEoCGoCMnCOmCemCgnChnCxnCznDCpDFjDLnDMmDOmDRjD5mEhmEilEkkEljEmmEooEpmEqnEtlE4oE5oE8mFAmFBnFHnGUlGbmGqoG5mHBmHDmHLkHSnHdmInmJmlKEqKFqKHlKIqKJqKKlKLoKMnKNnKOpKPqKQmKRoKSqKToKUnKVmKWlKXpKYoKZoKarKboKcoKdqKepKfnKgoKhoKioKjpKkmKlmLFlL2lMAnMHmMMlMWmM4kM7lM+nM/oNCmNDmNFmNGlNImNJmNMlNOmNPmNRlNTmNUlNWmNXmNdlNlkNnkNqjN4lOAnONoOQrORr
AAqASnA7rBHpBTnCCsCQnDvlFgmF1nGnlHtlJSlKKrKZoK0lK7lMWuNmkNnoORp
AApABoAEoAHoAIrAJnALkANpAOnAPqAQpASpAVpAWoAYrAcmAdlAgmAhmAinAjjAnnAolApnArpAtmAunAynA3jA4nA7oA9nA+mBAoBBpBDmBKoBOpBPlBVnBXmBYoBboBenBfoBhmBknBlpBmqBnnBpqBqnBroBsoBtlBxlBzmB5mB/nCAmCBlCCpCDlCEpCKnCLoCMnCNmCOnCPmCWnCXkCYnCZkCamCcmCdnCemCgkChmCimCqmCunCvnCxlCzpC0nC1mC2nC4nC5lC6mC7nC9jDDmDEnDFoDGoDImDKnDMoDNoDPlDRqDTpDWmDcmDnkDznD2mD4nD8mEBlEGlEJnEMkEOpERoESlETmEbmEfnEgmEhmEinElnEmlEnvEomEplEqoErmEsnEulEvmEwmEymE0nE1lE2mE3mE4mE5mE8mE9nFBmFDnFKoFMoFNoFOmFQpFRoFSoFTpFUoFVmFWmFXmFYqFZmFanFbpFdmFenFflFglFhlFinFkpFlpFpmFqqFrlFslFtoFvnFxnFzoF2nF4nF5mF6mF7mF8pF9lF+oGMkGPoGQoGRnGToGZlGspGtmGunGvnGwpG3nG5mG7mG9lG/mHBlHDmHElHFlHGnHHqHInHJmHOoHPmHSpHTmHUkHWpHYlHZnHatHbmHdlHfnHpmHrnHsnHyoH1nH/kIBnIDmIElIKkIanIcmIipIkmIomIunIvoIwnIxnIzmI2nI3qI4oI5nI6pI9rI/mJAlJBpJCkJDpJElJFoJGpJHlJInJJnJKnJLpJMqJNpJOpJPkJQnJSmJTlJVoJWnJamJcoJemJfnJgrJhnJioJkoJlsJmmJnnJonJpmJqqJrmJsoJtnJuoJvnJwqJzpJ1nJ2lJ3oJ4nJ6mJ7nJ8kJ9mJ+mJ/oKAlKBmKEnKGmKHnKImKJoKKmKLoKNoKOoKPmKRmKSmKVlKWnKXnKYmKZmKamKbmKcmKdkKenKfnKgmKhmKinKjnKkmKlmKmnKxmK6lK8oK9nK/nLFlLGnLHmLOnLRjLSlLTnLXnLZlLclLenLfmLimLjlLkmLmnLnnLooLumLwkL2mL3mL4nL5kL9mMAmMBnMFmMHoMKmMMmMOlMPnMQmMRmMSkMUpMXrMflMhmMjmMtnMumMwkM0kM1mM3mM7kM8lNAkNElNHoNImNLnNPlNSmNUlNWoNZmNalNbkNjlNkoNlnNmoNnnNomNwnNxpNyoN4nN6oOAnODoOGnOImOPpORnOSnOUpOWoOXl
AArABrACtADsAEwAFsAGrAHwAIsAJrAKuALqAMuANpAOsAPoAQqARqASsATqAUpAVuAWrAXrAYsAaoAbrAcoAdqAerAfnAgqAhsAirAjsAkoAlqAmpAnrAoqAptAqqArrAstAttAurAvpAwtAxtAyqAzsA0pA1rA2sA3vA4uA5wA6pA7rA8sA9mA+uA/rBAoBBrBCqBDrBErBFqBHsBInBJtBKtBLoBMtBNpBOqBPsBQqBRuBSnBTrBUsBVqBWsBXnBYsBZrBatBbrBcvBdqBeqBfvBgtBhvBioBjqBkrBlqBmrBnnBomBpnBqrBrsBstBtrBusBvpBwlBxrBysBzrB1qB2nB3oB4pB5tB6vB7sB8pB9qB+sB/mCAsCBuCCrCDpCEpCFoCGpCHoCIuCJpCKsCLsCMqCNrCOqCPtCQsCRsCSpCTrCUqCVtCWtCXrCYtCZrCarCboCcsCdsCfrCgqChoCiuCjpCkvClsCmtCnrCovCptCqsCrsCsrCtrCuqCvqCwnCxrCytCzqC0rC1uC2vC3rC4uC5sC6rC7qC8rC9rC+nC/rDAqDBqDCqDDqDEqDFtDGqDHtDIrDJpDKsDLoDMrDNsDOtDPsDQtDRmDSqDTsDUqDVsDWrDXqDYpDZsDbpDcqDdtDepDfqDgpDhoDirDkqDluDmrDntDorDpqDqpDrtDstDtsDuuDvsDwsDxpDymDzsD0nD1nD2sD3pD4sD5sD6uD7nD8sD9tD+rD/sEAqEBpECpEDpEEqEFqEGpEHnEIpEKqELnEMrENvEOtEPqEQtERvESuETtEUpEVrEWqEXsEYsEZoEasEbqEcpEdpEesEfsEgmEhpEitEjsEksElqEmtEosEpvEqqEruEssEttEusEvuEwsExpEyuEzqE0tE1oE2pE3uE4pE5qE6pE7qE8qE9rE+mE/rFAnFBtFCoFDvFErFFnFGqFHqFImFJsFKpFLmFMsFNqFOpFQpFRpFSnFTrFUqFVnFWoFXnFYnFZoFapFbqFdpFenFflFgoFhpFipFjoFkrFlrFmqFnrFomFpqFqsFrqFssFtsFuqFvrFwoFxrFyrFzlF0rF1pF3rF4oF5rF6qF7rF8qF9oF+tF/tGAqGBtGDtGEsGFwGGtGHsGItGJsGKrGLpGMrGNqGOnGPqGQqGRnGSoGTvGUsGVsGWtGXtGYpGZqGasGbsGcvGdqGelGfmGgpGjqGoqGpoGqqGrsGspGtsGuqGvnGwpGyoGzmG0lG1rG2oG3pG4mG5pG6pG7pG8oG9sG+rG/qHArHBrHCrHDsHErHFqHGsHHqHItHJuHKrHLrHMpHOvHPrHQpHRsHSrHTrHUrHVqHWoHXsHYoHZuHaoHbsHcqHdoHelHfrHgmHhmHioHjsHkoHlrHmrHoqHpoHqqHrqHssHtrHumHwoHyoHzrH0pH1tH3lH4pH5oH6nH7pH8rH9mH+mH/mIAnIBoICoIDrIEnIFmIGmIHpIJtIKoIMmINqIPsIQqIRoISnITmIUoIVmIWqIXoIYxIaqIcnIdqIepIfmIgsIhqIitIjrIktIlvImuInsIopIptIqpIrsIssItnIurIvqIwvIxnIyqIzsI0xI1rI2oI3pI4qI5lI6rI8sI+rI/uJAsJBrJCsJDrJEsJFqJGsJHtJIoJJnJKvJLtJMpJNqJOpJPtJRoJSqJTsJUsJVtJWtJXpJYsJZrJatJbuJcvJdrJetJfqJgqJhrJisJjmJksJlqJmqJnqJosJptJquJrqJsnJtsJurJvoJwmJxsJypJzoJ0pJ1sJ2mJ3pJ4sJ5qJ6sJ7uJ8tJ9rJ+sJ/sKAsKBqKCnKDsKEwKFrKGtKHqKIrKJoKKnKLrKMpKNrKOnKPoKQqKRpKSpKToKUqKWqKXqKYrKZoKaqKbpKcsKdsKenKfqKgpKhrKimKjmKkrKlqKmpKntKorKpqKqqKroKssKtrKurKvrKwrKxrKyoKzpK0pK1rK2rK3tK4sK5tK6rK7qK8tK9qK+sK/qLAsLBpLCsLDrLEsLFrLGpLHsLIuLJsLKrLLpLMqLNsLOrLPrLQrLRrLStLTsLUrLVtLWlLXsLYrLZrLaoLbtLctLdqLepLfoLgqLhuLisLjtLkrLlrLmrLntLoqLpqLqrLrqLsoLttLusLvsLwqLxsLyqLzsL0sL1qL2pL3qL4tL5uL6rL7rL8qL9oL+tL/rMAuMBpMCqMDsMErMFqMGrMHpMIsMJsMKqMLsMMuMNrMOsMPrMQqMRsMSsMTtMUnMVsMWpMXpMYsMZpMapMbmMcpMepMfsMgoMhrMipMjqMkpMlrMmoMnpMomMpsMsnMtsMutMvrMwrMxoMyoM0nM1uM2qM3oM4rM5qM6nM7rM8uM+nNAoNBmNCnNDoNEpNFqNGpNHpNIoNJrNKsNLoNMmNNsNOoNPoNQnNRpNSsNToNUqNVnNWpNXnNYrNZnNaoNbpNdnNerNftNguNhtNitNjwNkwNluNmsNnuNotNpwNqtNrlNssNtpNusNvtNwvNxuNysNzqN0sN1uN2wN3rN4tN5oN6tN7sN8qN9rN+pN/mOAqOBrOCvODtOEqOFsOGuOHuOIvOJvOKuOLqOMvONvOPrOQvORqOStOToOUsOVsOWnOXr
ABkAJnANlAQlASoAWmAgoAunA6nA7lA9nBBpBHlBklBnnBsmB/lCCmCElCGnCJlCMmCTmCUlCdmCemCglChpCxnC9oDIlDKlDMlEhmEmlEqjEuoEvmEypEzpE4mE5nE9mE+mE/mFGkFHlFNnFSjFelFioFkmFxmGXnGqpGsmGtpGuoGvmGwoHDmHWoHanHtlIkmJSmJUkJVnJdnJiqJolKGoKKlKLrKMkKNnKPmKQnKRoKWlKXlKYlKanKbnKcrKenKgmKimKjlKknKsqKylLCnLWkLYoLinL0nMKnMRmMfnMhnMimMnnMxlM7nM+lNDmNEnNFnNGmNJmNNmNQnNSnNTjNUmNVmNWmNanNomNplN9lOLoOQmORq
AAnACoADpAEnAJqALqAMmANlAOnAPnAQsARnATnAWpAXkAZoAbnAdrAfmAgoAhlAkpAlmAmkAnmApnAqjAtrAulAvmAwmAxpAzpA0vA1mA2nA3pA4mA5qA6vA7nA8pA9lA+lA/nBBkBErBFpBGnBHpBJnBKmBMoBNoBOmBPpBQmBTmBUpBVpBWoBXlBZlBbnBcoBdpBemBgoBhoBipBjnBknBllBmkBnoBooBplBqlBrnBsnBtmBunBxlBynB0uB2tB3mB4mB7kB8rB9oB+mB/sCAmCClCGrCIkCKlCMkCNoCOoCUpCVnCWnCXoCYmCZmCbmCcmCdnCelCflCgoChpCipCknClmCnoComCpmCqkCrnCsqCtmCukCwoCxpCynCzpC0oC1nC2pC5pC6oC7nC8nC9nC+lC/lDAoDCmDEpDGmDKlDOnDPnDRmDTjDVoDamDdoDfoDhnDkoDmmDnmDonDpnDrnDulDwnDxlDznD4qD5mD+nD/oEDnEEoEGnEHnEIqEJmEKpELlENlEOjEPoEQmERmESmETmEUpEVmEWnEXnEZpEatEbmEcpEdoEepEhoEinEjrElpEmmEnnEonEpoEqpErnEslEuqExmEzmE0oE1nE2qE3lE5nE6mE7lE8lE9kE+mE/mFArFBlFCoFDmFEkFFnFGmFHmFIlFJnFKmFLmFNmFOnFQmFRmFTnFVmFblFcmFhkFilFjlFkmFllFmnFonFqmFrnFsoFtmFvnFwpFylFzoF1mF2nF3oF4lF5mF6nF7lF9oF+nGEnGLmGMmGPpGSoGUoGWpGYmGapGemGfrGgrGhrGioGjoGkpGlsGmmGnqGolGprGqqGroGsmGuoGvkGwmGxnGyqGzrG0pG1rG2pG4tG8tG9lHEqHGmHJmHKkHMpHPoHQkHRmHShHTmHWmHYmHblHcnHflHhmHjlHlmHpnHqnHrnHtmHwnH0mH2mH3pH4mH5nH6nH8nH9oH+nIAlIBqIDnIEnIFlIGoIHlIIoIKoILpIMnIOnISnIVmIWoIXlIYsIZmIapIbnIcnIfoIglIhoIimIjmIkmIllImmInpIomIrmIsmItoIupIvmIxmIynI1jI4mI5pJDnJHmJImJKlJMkJOmJQlJWoJZnJbpJdnJklJmoJooJpmJtnJxnJymJ0qJ2lJ5nJ+oKBlKDoKHoKJjKNmKQlKTlKUlKamKclKgnKinKkmKlpKmmKnmKpnKqnKspKtlKwpKxmK6pK8kLAlLCmLDnLFlLHmLImLJmLKmLLjLMpLNnLPmLQoLRrLUoLVnLWnLXqLYnLZmLamLboLemLgoLimLjoLkrLllLmsLnmLomLpmLqmLroLspLtlLukLvrLwoLyoLznL0qL1pL2pL4lL5oL6mL7nL8nL+pL/qMApMBmMCtMDlMEqMFoMGnMHlMKqMMkMNqMOlMPnMRpMSmMVmMXqMZoManMblMcpMdlMfkMhoMinMjoMkrMlmMnqMpmMqqMrmMsrMtoMunMvnMwmMxnMyoMzkM0kM1qM2jM4mM7oM8pM9pM+oM/qNApNBoNCnNDpNFmNGmNHmNIjNJmNKnNLpNMoNNpNOoNPrNQlNRmNSpNTkNUrNVmNWnNXqNYqNZqNarNboNcpNdpNeoNfmNgnNlmNnqNomNplNsmNvjN0nN3nN9rN+oOEpOFwOGrOJmOLrOMzOTs
AUmAWlAunAzlA9lBSlBfmBmmBnkBplCClCEkCxlDRlD5mEhkEklEmlEplErkE5lE8lFHlGbmG5kHBnHDnHFlHSnHYmHdmJmmKMlKSmKToKUmKWoKZnKbnKcmKdoKlmKmlK8mL2mMHlMMlMRlMYnMplM0lNFlNSkNYlNllN4kOAo
AAsABtAFoAGoAHmAIlAJpAMoAPlAQlATmAVlAWqAXiAYoAZmAapAboAfoAgsAhlAkmAmmApsAqlAstAtoAunAwrAypAzqA1oA3nA5oA6qA7nA8mA+pBApBBrBDmBGoBHpBIoBMmBNrBOoBPqBRqBSpBUoBVoBWpBXqBYlBaoBcmBfsBgtBipBjpBknBlrBmqBnlBonBrmBsqBupBxmBznB4nB7lB9qB+kB/qCBlCCpCEsCFpCGpCHnCJoCKmCLlCMoCNpCOnCQrCRqCTkCUoCWmCXlCYnCbmCclCdmCenCfnCgnChpCimCjqClqCooCqmCsqCxpCzqC3nC4sC6nC7nC9oDBsDCqDDpDFmDGpDInDJnDLoDMqDNkDOrDQpDRkDSkDTkDVpDblDdpDhnDjmDsnDumD4mD5rD8lD+sEEmELmEMnEOkEPpERnESnETnEUoEVmEXlEYqEZqEamEboEdoEenEfpEgnEhqEioEkoElqEmpEnpEonEppEqnEzpE3lE5qE6nE8mE/nFAoFCoFDmFFqFHpFIlFOpFPmFRpFSmFVlFWmFamFemFfpFgpFhlFjoFkrFlqFmpFnpFooFplFqkFtnFuoFvnFwpFxqF1oF2nF4mF8nF9lF+rF/nGBpGCrGFmGHlGIsGJpGNsGOmGQsGRlGWkGYnGbpGcmGdqGfsGhlGmmGpoGqoGroGtoGutGvpGwrGynGzoG1mG5oG7mHBnHCsHEmHGmHHlHJnHKpHOnHQpHSkHWnHXlHYmHZmHgsHhoHjoHpmHqpHroHsnHuqHvpHzmH0mH2nH5qH9qH+kH/mIGqIJoILqIMpIRpISoIVlIWnIXmIYoIZpIboIcnIgnIjoIkmIloImpInsIsmItnIvpIwnIynI0pI1lI2mI4lI6mI9lI+lI/pJCoJFlJGpJImJJmJNlJOlJPoJQqJRmJTmJUmJWlJXnJamJcnJgmJjpJkqJlqJmmJpmJspJtmJunJwmJ0mJ1mJ2mJ7mJ/qKBlKFqKGoKHpKIoKJqKKrKLrKMnKNpKOtKPpKQoKRoKTlKUpKVoKWmKYqKZpKapKbpKcqKdnKerKfpKgnKioKjrKknKlqKmqKpnKrpKsoKtrKunKwlKxmKyrKzoK2mK6mK7oK8nK/mLBpLCqLDmLEnLFpLGpLIoLKlLNpLPoLSlLTpLUmLVmLWpLXmLYoLZpLanLbnLelLhnLjnLlnLnlLqoLvpLymL0lL1nL2lL5nL7oL8pL+oMAoMHoMMpMSnMZlMboMdtMemMhoMirMkmMqlMroMtoMuoMwmMxtMzpM2oM5oM6nM7mM/nNAmNBmNDnNGoNIoNJoNKmNMpNOmNPpNRnNSoNTmNUpNVpNWqNanNbmNcmNdoNlnNmoNnpNomNpmNqiNrrNspNtnNupNvpNwmN0mN2pN5oN6oN7qN9xN+tN/rOAtOBvODmOFnOGoOJqOKkOLoOOqOPlOQsORrOSuOUlOVpOWmOXr
AAlABlAEjAHmAInAJmANjAPoASlAVnAdlAflAgnAilAnkArlAtmAyoA3lA7kA9lBVlBXmBYmBbkBhmBklBmmBnlBpoBqmBtmB5mCBmCCmCDmCEmCFlCKkCOnCPlCUoCWmCdlCenCflCglCqmCukCvlC2mC4mC7mDRkDToD3lD/lEOjETlEfkErlEsmEulEvmEwnEymE2mE3lFBnFHlFKnFMlFOnFRoFTmFUnFVmFWlFXpFYnFapFdlFemFflFhmFlkFpnFvnF4kF6lGQoGRmGdnGwlG/lHBmHElHFlHHnHPlHSlHdmHolHymH1lIJlIUkIilIlmIunI4nI5mI6kI/lJClJEmJJoJKnJSnJVjJWnJelJfnJgnJhlJkkJlnJmmJolJplJsmJtlJunJwnJzmJ1mJ4kJ6kJ8kJ9lJ/kKAnKJkKKnKUlKckKfkKilKjlKkmK3lK8lK9lLDmLFlLOmLRmLSlLenLijLolLwlLxnL2lL5lL9mMBlMFmMKmMMkMOlMPmMQlMRlMUoMWmMXlMblMfmMtlMumM7mNAlNGkNHnNInNLmNRkNZkNnlNolNwkNxkNylOAnOPmORmOSoOUpOXv
AAlABlAElAHnAImAJmALlAOmASlAVmAWnAYoAdlAhmAikAnnApmArlAtkAulAyoA7lBBmBJlBKoBOoBXoBYnBbkBelBhkBknBlkBmpBnnBpkBqlBrmBsmBtlBxmB3kB5mB/mCAmCBmCDnCEnCKmCLoCMkCNmCOmCPlCUnCWnCYnCZlCamCcmCdmCekCglCklCumCvnCxnCzpC0lC1lC2lC3lC4mC5mC6nC7oC9kDCmDFkDKlDTnDnnDrmD/nEAkEBlEMlESmETlEfiEimEmmEolEpmEqkEriEsmEvjE0nE3mE4kE5kE8mE9mFDmFJmFKlFMkFNpFOlFQmFRlFSoFUmFVlFZmFaoFbnFdnFenFklFqmFslFtnFumFzlF4kF6nF7oF8nF+nGPlGRmGTpGZmGsnGtmGukGvmG5lG/kHBmHDlHGnHHlHInHSnHWnHZlHdkHfmHjnHroHsnHylH7kIGlIYkIcmIinIklImlIonIvmI2mI3lI6nI8kI/mJBoJClJDmJEkJFnJGnJHlJJmJLlJQmJSmJToJUmJVlJWmJemJgjJhmJinJknJmkJnnJonJplJqpJrnJskJtlJzmJ1lJ3oJ4nJ6mJ7mJ8nJ9nJ+nJ/mKEmKGlKHnKInKJlKKnKLoKNmKPlKQnKSnKTmKUkKWnKYmKblKclKfnKgmKhlKimKjmKklKlpKmmKxmK8mK/nLClLFlLOmLRlLSmLTlLcmLjmLkmLnlLomLplL2mL3lL5mL9lMAnMBjMFmMHmMKnMMmMOkMPnMQmMRlMUkMWmMekMhmMjnMllMpkMtnMunMwkM0nM1nM2kM7lNEnNGmNImNLmNSnNUmNZmNkjNlmNmlNokNplNwlN4lOAlOPjORlOSlOUm
ABkANlAQmAgkAtnAulBBmBHnBnnBsmCCkCMmCOnCTmCUlCXlCdmCgmChlCxmC9nDBkEuoEykE2kE4mE5lFHmFSjGXnGqoHDlJSkJUmKGnKIlKKmKLjKQkKRmKWmKXlKYmKZmKaoKblKcmKemKflKijKkmKmlKsnLwmL0oMKoMRkMTlMhkMjiMlkM7lNDoNElNFmNGkNIlNLkNMnNNoNQjNUlNVmNanNdjONmORn
AAmKKl
AAnElk
AUmAWmAjlAtkAykAzlA9iBBoBHmBSmBXmBfmBsmCsnCxmE9lFCnF7lGHlGbkHFmHSlHYmH0lKGlKImKKlKLnKMmKOmKQnKRmKSlKUlKVlKZlKamKcnKdlKenKglL2nMAmMSlNllNnkNpmNqi
AAqBHmCClKKnKZnNnm
AAmJtmLynORl
AAoAEoAFqAGrAInAKoAMnANqAOnARqATpAUnAXmAYnAdmAerAflAhpAimAjpAkpAlpAmoAomArnAsqAtoAupAwoAxnAymAzpA4nA8lA+qBBnBDmBFrBGqBHoBIoBJoBKoBMpBNrBOlBQnBRoBSnBTlBUnBVoBWqBXnBYqBZpBcmBdmBemBfnBgnBhpBirBjqBlnBmmBqrBrmBsnBtoBwpBzoB3nB4pB5nB8qB+oCBpCCoCFpCHqCLnCMmCNpCQpCRqCSrCTpCVpCXrCYoCZpCamCbnCcsCdmCeoCfqCgpChoCinCjqCkpClpCnpCooCpqCqnCrrCsmCtnC0oC1pC2oC3nC4rC5mC7oC9nDAmDBnDDnDHpDJsDKoDLpDMoDNrDOnDQqDRnDSpDUoDVsDWrDXqDYqDZqDaoDboDcqDdnDerDfqDgrDhrDipDjqDkpDlrDmpDnrDopDppDqoDrrDsqDtqDuqDvqDwqDxoDypDzrD0rD1oD2sD3pD4oD5oD6nD7rD8qD9oD+qD/qEApEBqECpEDrEEpEFrEGrEHnEIqEJqENoEPmEQpERsESpETqEVpEWrEXqEYoEflEgqEhoEipEjnEnmErpEsmEtpEvoEwpExnEyqEzrE0oE1rE2pE3qE6rE7nE8nE9oE/qFApFBnFDmFEmFFoFGrFKnFMoFNoFOoFPoFQrFRoFSoFTqFUqFVmFWrFXnFYnFZpFapFbpFcpFdnFeoFfpFgpFhpFipFjpFknFlnFmoFnpFooFppFrqFspFtnFuqFvqFwmFxoFyrFznF0sF1pF2qF3mF5pF6kF7rF8mF9qGBlGElGIkGJmGtnGynG6rG9rG+pHAnHBqHCoHErHFpHGpHHpHInHJqHKrHLlHMmHOrHPpHQpHRmHToHUoHVnHWmHXoHYqHboHcqHfmHgnHhnHiqHjpHkpHllHmkHnpHonHqnH1oIJlISmITpIXlIYnIbnIdnIelIgpIhmIkoIloIpnIqoItlIumIwoI5lI6oI9pI/pJAqJBnJCpJHoJNoJOpJPnJQmJTlJUoJclJfnJglJhpJkrJmlJooJqmJxnJ0mJ1lJ2pJ3lJ4oJ5mJ6lJ8nJ/pKAnKEnKFnKGqKHoKKqKMmKOmKQnKSpKTnKUnKVnKblKcnKepKfnKinKmkKnrKopKpsKqqKrqKsqKtqKuqKvoKwqKxmKyqKzpK0mK1pK2pK3oK4qK5pK6oK7oK8pK9nK+oK/nLAsLBrLCqLDrLEpLFoLGqLHpLIpLJpLKsLLoLMqLNpLOpLPpLQqLRqLSqLTrLUqLVoLWsLXpLYqLZoLapLboLcoLdoLeoLfnLgqLhsLipLjmLkqLlrLmsLnoLooLpqLqpLrqLsrLtqLuqLvpLwsLxmLypLzqL0qL1oL2qL4mL5qL6oL7pL8pL9pMAqMBpMDqMEoMGoMHmMIqMJoMKqMLoMMpMOqMPqMQoMSpMTqMUmMVrMWmMYoMZnMapMbqMcqMdrMeqMfqMgoMinMjqMkoMnpMoqMpqMqnMrrMtoMvoMwpMxnM0oM1oM2rM3sM4qM5nM6pM9pNFlNSlNVnNcoNepNfmNhlNioNmoNnmNpmNqoNrmNslNtpNupNvnN2pN3pN7qN8nN9sN+qN/qOAnOCqODqOEnOFqOGsOInOJqOMmONqOSlOTlOUrOVwOXr
AAlAElAGmAYlAhmAklAspAtmAznBBmBDlBHlBTkBYmBflBjlBkkBrnBunCKnCMmCQnCXnCdnCemCfqCglChmCjmCplCynDKmDNlERlETkEhlEimEklE1mE3lFKmF9oGJmGKmG6qHAmHElHHnHJlHKoHOlHQmHflHgmHinHlmIJmIRrIwmJNoJanJrkKGnKHnKKmKSmKTmKUlKVmKZmKblKenKfnKilKrmKtjLCmLElLKmLOlLSnLVmLslLvoL1mL8nMAnMdmMjnM2kNDlNSkNrmNtnN7kN9pOAnOCmODoOXn
AAnAEoAFoAGsAIoAKpAMoANpAOnAPmARqATqAXlAYpAdnAesAhoAimAjqAkpAloAmnAomAroAsrAtnAupAwpAxnAymAzoA+oBBnBFqBGqBHoBIoBJpBKoBMpBNsBOmBQoBRpBSlBTmBUpBVqBWpBXoBYoBZqBclBdmBemBfkBgnBhpBisBjqBloBqqBrmBspBtoBwpBynBzpB3oB4oB5nB6lB8qB9lB+nCBpCCnCFpCHqCLoCNqCQpCRqCSrCTrCVpCXqCYoCZpCamCboCcqCdmCepCfrCgnChpCioCjqCkpCloCnoCopCpqCqnCrrCslCtoC0pC1qC2qC3nC4qC5mC7oC9nDAlDBoDFmDHpDJqDKoDLoDMqDNqDOoDQrDRoDSrDUoDVsDWqDXqDYrDZqDapDboDcqDdpDeqDfpDgrDhrDiqDjpDkqDlqDmrDnrDorDpqDqoDrrDsqDtqDuqDvqDwqDxoDypDzqD0rD1oD2pD3pD4oD5pD6pD7sD8rD9oD+qD/rEAoEBrECoEDqEEpEFqEGsEHnEIqEJpELlENpEPmEQqERsESoETqEVnEWrEXqEYnEemEflEgpEhoEirEjnEnoEpnEroEsnEtpEvoEwpExnEyqEzqE0pE1rE2pE3qE6qE7nE8oE9oE/qFArFBnFDlFEmFFoFGqFKnFLlFMqFNnFOnFPoFQqFRpFSpFTqFUpFVoFWqFXnFYnFZrFapFbpFcpFdpFeoFfpFgpFhqFioFjqFkpFloFmoFnrFooFppFrrFspFtnFurFvrFxoFyqFzmF0sF1pF2pF3nF5oF6lF7rF8mF9qGBlGJoGOkGcnGtnGyoG6rG9rG+pHAnHBqHCoHEpHFqHGqHHpHInHJrHKrHMmHOrHPqHQqHToHUqHVoHXoHYrHbpHcpHfmHgnHhoHiqHjoHkoHlmHmlHnoHomHqnH1pH3mIFnIJnISnIXlIYnIbmIdnIelIgpIhmIkoIlpImlIpmIqoIulIwoI5mI6oI9oI/qJApJBoJCoJNoJOoJPoJTmJUnJYlJfnJglJhoJkrJopJqmJskJxmJynJ1mJ2oJ4oJ6lJ7lJ8nJ/oKAoKEoKFnKGqKHnKKpKMnKOnKQmKSnKUnKVnKYlKcmKdmKeoKfmKinKnqKopKptKqrKrqKsrKtsKuqKvnKwpKxnKyqKzqK1qK2oK3oK4pK5pK6oK7pK8pK9oK+oK/pLArLBqLCpLDqLEoLFoLGqLHrLIpLJqLKpLLqLMqLNpLOpLPpLQoLRrLSqLTrLUqLVpLWsLXpLYrLZpLaqLbpLcpLdpLeqLfnLgsLhrLioLjmLkqLlpLmrLnpLopLppLqpLrqLsqLtpLunLvrLwsLxnLypLzpL0qL1pL2qL4lL5qL6oL7pL8pL9oMApMBqMDrMEpMFmMGpMHmMIrMJoMKrMLoMMoMOpMPqMQoMRnMSoMTrMVqMWmMYoMZoMaqMbqMcsMdsMepMfqMgmMinMjsMkoMnoMoqMpqMqmMrrMtnMvoMwqM0nM2pM3sM4qM5mM6qM9oNSnNcoNepNfnNglNhlNioNmoNnnNqlNrnNsmNtpNuoNvnN1kN2pN3qN7pN8oN9sN+rN/rOAnOCrODpOEoOFpOGsOImOJpOMoONqOSlOTnOUpOVvOXs
AAmAEmAGoAYlAsnAznBBmBDmBHnBfmBjmBkkBrmBunB8lCEkCMmCQnCXnCdnCfqCgkChmCynC2lDKmDMmDQmETjEVmEhlEilEkmE1mFKlF9nGJmGKmGVnG6qHAmHEkHKnHOjHQlHflHglHimHlmIJlIRsIwnJFmJNpJanJrlKGnKKlKSlKTnKUmKVmKYnKZlKbmKenKfmKrlKtlLBmLClLEmLKlLMnLNlLOlLSnLVjLWnLmnLslLvnL1lL8nMAnMKkMdnMjnMtkM2lNDlNJlNroNtmNunN7mN9sN/lOAlOCnODoOXm
AApBjmEBmEFoF0sHHsJDqJEoJRmJtuMEmMFnNdkNmqNnvNou
AAmJtmLyn
AAnAGpAYlAhkAkmAsmAzpBBmBHnBTkBWlBfmBinBjmB8lCQoCXlCenCfoCgmChmCjnDNlDtmETkEhlFKlF9pG6qHElHHnHJmHKoHOlKGnKHmKKmKSmKTmKVlKbmKemKrlKtjLDnLMlLOlLSnLTmLUmLVlLWlLmlLvnL1hL8nMAnMZlMdnMjoMtlM2kNtmNumN9sN/kOAkOCmODoOXo
AApAVoAokD3sFisGonInnJ5lLNnLPmLzrMlmOSk
AAmAOmAQnAXoBSmBWlBklCCoCEqCVqCXpCYoC4mC7oDBlDmnDtmEOmEWmEYpElnEnpEqmE4nE5oE6pE/nFBmFCpFbnFclFkpGFkGGmGWnHDtHdqH2qIAmIBpIIlIXoIanIlpJlrKeoLgoMXpNvmN4pOMpONn
ABlAynA9mBBmBHnEsmHSnKJnKOmKRlKTmKemOAoOPkORn
AAmAOmAQpAXnAdlBSmBWlBkmCCoCEoCVsCXpCYqC7oEOmEWmEYoElmEnoEqmE4oE5lE6qE/mFBmFCpFLnFbmFcmFknGWmGdlHClHDtHYmHdqH2pIAmIBnIIlIXpIanIloIonJlrKenLCmLgmLhoMWmMXoNDnNsmNvlN4rN9nOGiONo
ABlAqmAynA9mBFkC7nEsmE5lHSmKOlKRmOAnOPlORq
ABkAqmAypA9nBBmBSlBZmB9pCZmCjoC4kDKnDqmEXlF7kGUoHDnHRmHSnHdmHmkI6kJBnKJmKRkKTnKdmKelLllNVmNvmNzlOAnOBqOQlORo
AGqAJmAKnATnAXsAinAkmAopAtoAunAvnAxoAytA0mA5mA6mA+xBHoBOpBimBloBnqBtnBunCFoCGmCJqCMpCOoCQqCRoCSmCTqCUmCZmCalCenCfnCgnChoCkmClmCnrCrmCunC4nC7nC8lDGqDHoDImDKoDLmDRnDSoDYmDZqDcnDloDslDyoDzoD8kD9oEAqEOsESlEclEfpEllEnnEolEurEyoE0qE+pFAqFGnFSoFXmFymF1nF3mF6jF+lGCnGHtGLoGQmGRnG6lG+mG/sHCoHEmHLqHRpHUnHWmHXsHYqHakHbrHdwHemHimH5rH+mIEoIVlIdlIsoIxnJAlJGoJHmJIoJMoJNmJPrJdmJioJrmJzmJ4mJ8mKEmKOlKRmKSmKtmLPmLTmLUmLsmLtqLwkL4lL5oL/kMApMcoMemMsjNCnNMlNOpNRlNWmNXmNclNjlNlnNrkNspNuoNvqN2mN3wN6mN9kN+pN/qOApOBuOFmOHsOIrOJmOKjOMmOPkORkOVnOXn
CCpIZlJikJlq
AAnAdkCEkEYnFkpJlmOLm
ABlAqmBBmBHnEslHSlKJmKOmKRjKTlKkmOAmORm
AApJtrLMl
AAnADlAElAImAJqAYnApnA0kBzlB9lDHnDInEbmEmnFVlF6kGclHNmHTrJAlJbmJdnJznKalKikLHnMloMmpN4kOKvOLmOOoOPlORlOSmOWoOXr
HHmJtn
AAlABnAHkAJmAWmAXnAZmA7nBBoBTkBblBxlCPmCdnChmCqkCxmDImDNkDToFMoFQmFamFmmFnoF6mIymI2jI3nI4nI6nI8oJBlJClJJnJPlJQlJgmJlmJwlJymJ6lJ7mJ/oKTlKWlKYkKelLxkOPnORpOSkOUoOWm
AApABtACmAFoAGnAHtAIpAJsAKuALmAMoANmAOuAPoAQtARoASnATnAUnAVyAWtAXnAYoAZsAcnAduAeqAfvAgqAhpAiuAjtAktAloAmpAnpAptAqnAsrAtqAupAvoAwrAxqAynAzsA0pA1mA2oA4nA5mA6pA7mA8mA9rA+pA/rBArBBnBDnBHqBIqBKsBLnBMoBNpBOsBPqBRoBSrBTnBVtBWpBXsBYsBZnBapBbqBcqBfqBgtBhoBimBjmBkrBlpBmqBosBpkBqrBrpBsmBtnBurBvqBwmBxtBzpB1nB5nB6rB7oB8pB9mB/tCApCBpCCqCDlCEpCGpCHoCIrCJvCKtCLmCMqCNqCOsCPpCQvCRpCSqCToCUqCVnCWmCXqCYqCZrCaoCbuCcqCduCetCgqChpCjpCkpCmqCnlComCpqCquCrpCstCtsCuoCvsCwtCytCzqC0qC2nC3qC4mC5rC6mC7qC8mC9oC+tC/rDAsDBsDCpDDuDHpDIuDJtDKqDLqDMqDNpDPoDQtDSqDUpDVqDWtDXqDYqDZrDapDbmDcmDdqDenDfmDgtDhrDiqDjoDkpDlnDmqDnqDonDpmDqpDrqDtsDurDvpDxoDzrD0qD1oD2oD4qD6iD7lD8pD+lD/mEAoEBpECsEDuEEqEGpEIoEJrEKpEMrENlEOkEPvEQrERnESsETrEUrEVqEWpEXmEYrEZnEatEbsEcsEduEerEfwEhqEiqEjqEkuElpEmsEnoEooEppEqlErnEskEtnEulEvmEwmExnEyqE0rE1pE2tE3qE4nE6rE/mFAoFBmFCsFFmFGqFHlFInFJnFKvFLoFMpFNrFOtFPnFQqFRnFSsFTsFUtFVrFWrFXrFYoFZnFapFbqFcrFdnFepFfrFgsFhsFisFjpFkoFloFmtFnpForFpqFqrFrqFsnFtsFuqFvqFwsFxsFytFzyF0oF1rF2mF3rF4oF6qF7tF8pF9tF+pF/rGBoGCqGDrGEqGGvGHxGIwGKsGLrGMqGNlGOrGPoGQpGRrGSnGTpGUtGVuGXoGYoGZoGaoGbwGcsGelGhpGnmGqoGrnGsmGtqGulGvoGxqG3qG7rG+lG/qHArHBnHCmHEqHFpHGsHHsHIoHJrHLsHNuHPtHQsHRlHSnHVqHWpHXmHYmHZnHanHboHcqHdmHftHgqHhsHipHkoHloHnpHosHpqHqtHrrHtnHvqHxqHyrHztH2pH3mH4rH5nH8mH9pH+mIAsIBoIDmIErIFpIHrIIlIJqILsIMoINpIOqIPsIQlIRuISxITnIUrIVrIWqIXmIYvIZsIasIbpIcpIdtIepIfoIgpIhuIirIjoIkqIlnImrInuIomIpsIqmIroIsoItnIusIvpIxmIysIznI1pI2nI3rI4qI5qI7qI8nI9mI+pI/rJAmJCtJDrJEuJFoJHsJJsJLqJMnJNnJOoJPlJRrJSpJTlJUnJVsJWkJXmJZkJapJbqJcsJdqJesJfwJgtJhoJjpJknJllJmrJnqJoqJpqJspJtsJuuJvnJwmJxlJypJ0pJ1sJ2pJ3mJ4rJ5rJ6qJ7lJ8wJ+tJ/qKBvKCwKDlKEoKFpKGnKHqKIvKJqKKpKLmKMpKNmKOpKPlKQpKRqKSoKTnKUtKWtKYmKZmKamKboKdoKemKfpKgqKhpKiqKjqKkqKlqKmqKonKqoKsoKtlKvrKwqKxnKyrKzpK0pK2lK3oK5lK6rK7sK8sK+oK/lLAlLBrLCoLDoLEoLFrLGnLHpLItLJwLLtLMtLNqLOrLPqLQtLRqLTmLUoLVsLWmLXrLYsLZoLapLbrLdsLeqLfuLgqLhrLioLjrLkpLlsLmqLnqLooLpoLqpLtoLuqLvqLxoLykLzpL0qL1rL2rL3nL4vL6vL7rL8qL9qL+pL/nMBpMDpMEnMFrMGrMHuMIpMJpMLoMMpMNuMOmMPqMQtMSnMWtMXoMYsMZnMapMbqMdtMgrMhpMinMkoMlvMmrMnkMsmMtpMutMvnMwnMxmMzvM0sM1tM2oM3nM4rM8mM9mM+qM/pNAqNCnNEnNFsNGoNJmNKpNLlNMmNNpNOqNPoNRoNTnNUmNWrNXpNYnNZoNcmNdoNfmNgpNhnNiqNjlNkrNlsNmtNnvNoxNpvNqsNrnNsrNtqNupNvqNwnNypNzvN0oN1rN2jN3mN4tN5uN6oN8rN9pN/zOCoODqOEpOHnOIsOJoOKwOLtOMuONpOOuOPqOQrORoOSyOUoOWxOXv
AAmABqADlAEmAFpAJnAVkAWnAYkAgoAlmA1mA5mA7oA9mBGnBLlBPnBVoBZlBanBcmBitBppB2pCKmCXmC2mC7qDNlDQqDRmDTsD2mD4kD+nECkENkEQmESlErlEuoE2mFLmFVmFrmF4mF6rF9wF+pGPlGYmG8tG9kHDlHGkHSmHZpI+nJLnJQlJumJwnKEnLCmMZnMqmNJlNLnNOmNVmNpmN5mN6lN9mN+wOAuOCsODsOEnOGoOHoOIoOJuOKvOMpONsOOqOPmOSpOTyOUsOVvOWzOXn
AAnBBm
F6mKWl
ABmAVmBVmDQmF9pGSkHNlOJmOMmOOpOSqOWq
AAo
AGmAcqAjmBIrBLsBMzCHpDOsD4tEczFFqFhsFzmHkoHttIRsIwmJfuKZnKqzK6kM3tNCkOLmOQk
AloAzlBHmBNrBmoB+mCFlDanEsmFjlGMlGkpHxmIzlJOmKOmKnnKonKpqKqmKsrK1lK/mL1lMgoMtpM1mNWmNelOMm
AAoA+mB5mCamE9mFNnFOpFPnFQnFSnFTqFUqFVqFWoFZqFaoFbnFcnFdoFeoFfoFilFjoFklFlnFmmFpmFrtFtmFunFxmF0mF1oF7mHJqHXkIQlIimJDmJFqJRmJTqJimJtnJypNmlNnmNolOUp
BHnBNoB+mCFnDaoEsmFAqFqmGkoHOpHboJUlJ5nKOmKnsKooKqmKsqKxnK/mMtnM1mOMn
AAoB5nCamE9mFOmFVmFrrF1lF7oHJoIQlJDmJFoJTqJtmJypNdkNmmNnmNooOUl
AlnAzmBHmBNrBmpB+nCFlDanEslFjkFqnGkoHblHxnIzlI2mJOlKOmKnnKopKppKqmKspKzkK1mK/mMgpMtoM1mNWmNelOMq
AAnA+lB5rCalE9lFNnFOpFPnFQmFSmFTqFUpFVpFWoFXmFYnFZoFanFboFcnFdoFeqFfnFhoFjoFloFmpFpnFruFtnFuoF1pF7mHJpHXlIQlJFqJRnJSmJTqJilJtmJyqNnlNomOUp
AAnAYmBHnBNoBmkB+mCFlDanEslFAqFqmGkpHOpHbqI2mJUoJanJ5oKnsKooKsoK/nMtlNWmNemODlOMo
AAmAGnAQpAmnA1mBHqBMmBTlBfmBhnBkoBomB6lCCmCEmCLlCNlCRpCSmChlCmnCynC7mDJmDRmECmEJnEXmEcmEimEjkEnnEpnE7lFDkFElFFsFMoFOmFPnFVmFWmFYoFamFhnFlnFnmFslFtlFvmFxoF0mF4nF6mF/lGFlGPqGQlGYnGcoGsnGtoGumGvrGwlGxnHHrHImHSlHYrHfmIKkIloIslI4jI6oI7mJDqJEnJJnJRnJSoJVkJWkJYoJamJhpJlnJrpJslJtoJzpJ0mJ5nKBmKDoKNmKRlKflKhmKrnKtnK/pLBkLCoLHmLToLZmLoqMDnMEmMXlMloM5mNHjNJmNVkNbmNdkNimNjoNmnN7oN+nODkOImOXm
AAvABsACxADwAEuAFyAGnAHyAIuAJsAKwAL0AMxANsAOvAPyAQyARwAStATuAUvAVoAWsAXtAYvAZqAayAbwAcwAdxAevAfwAgyAhuAiwAjxAktAlzAmwAnyAoxApqAqxArxAswAtvAuuAvtAwrAxxAytAzvA0tA1uA2vA3tA4yA5qA6sA7sA8uA9sA+rA/tBAvBBqBCxBDsBEvBFvBHrBIoBJvBKxBLvBMvBOuBPyBQsBRxBSuBTxBUtBVoBWwBXuBYvBZyBapBbxBcuBdsBeuBftBgwBhpBimBjrBkxBlpBmvBnuBouBprBqoBrtBsrBtwButBvuBwrBxxBysBzrB0rB1sB2tB3oB4rB5vB6vB7uB8tB9sB+wB/rCArCBvCCqCDrCEnCFsCGrCHqCIwCJrCKtCLtCMtCNrCOqCPwCQwCRsCSvCTuCUvCVtCWvCXtCYtCZvCatCbvCcsCdrCeoCfsCgvChvCivCjnCkwClxCmxCnvCovCpuCqvCrwCsxCtvCusCvwCwsCxwCyxCztC0uC1uC2oC3yC4wC5uC6pC7sC8rC9tC+qC/nDAqDBtDCnDDvDFpDGqDHuDIvDJrDKoDLnDMrDNnDOsDPnDQsDRvDSuDTmDUtDVxDWwDXvDYxDZwDasDbsDcrDdwDesDftDgrDhwDitDjtDkvDlrDmvDnwDosDpuDqtDrrDsrDttDutDvwDwvDxqDyqDzvD0vD1xD2sD3tD4zD5pD6qD7vD8uD9rD+vD/rEAtEBxECvEDvEEtEFrEGuEHqEItEJvEKsELuEMxENvEOvEPvEQwERvESwETvEUvEVrEWtEXwEYwEZuEatEbvEcvEdvEeuEfvEgsEhsEitEjvEksElrEmuEouEpuEqrEroEsrEtrEupEvnEwrExqEyrEzwE0rE1qE2sE3vE4tE5qE6tE7rE8sE9sE+wE/rFAsFBoFCvFDxFEqFFrFGqFHuFIsFJxFKtFLqFMqFNsFOtFPoFQtFRsFSrFTwFUxFVuFWsFXsFYrFZtFavFbuFcqFdwFepFfrFguFhuFisFjvFkvFlsFmrFnuFouFpuFqtFroFsuFtwFuvFvsFwsFxsFysFzsF0uF1rF2tF3vF4sF5tF6qF7vF8rF9tF+qF/yGAyGBzGCvGDuGEvGFzGGuGHvGIxGJyGKwGLwGMwGN0GOyGPsGQuGRwGSsGTqGUtGVwGWvGXwGYwGZuGavGbvGcxGd0GeoGfrGgrGhmGimGjnGkqGlnGmsGnmGorGptGrnGspGtqGulGvmGwtGxqGzpG0nG1pG2qG4rG5rG6nG8oG9qG+uG/xHAoHBtHCqHDpHErHFtHGrHHsHIpHJqHLwHMnHNtHOpHPvHRuHSvHTvHUrHVsHWuHXoHYoHZsHatHbtHcxHdtHexHfvHgqHhuHiwHjpHkqHltHmxHnrHouHprHqrHrpHsxHtuHusHvoHwtHxwHyvHzwH0oH1pH2wH3uH4wH5tH6sH7qH8sH9sH+wH/xIAwIBuICnIDrIEvIFvIGrIHrIIrIJrIKrILrIMtINsIOtIPzIQxIRuISvITrIUwIVwIWvIXwIYxIZvIavIbwIcyIdrIerIfrIguIhvIivIjsIkwIlvImuInuIoyIpuIqyIrwIsxItwIutIvsIwuIxxIywIzyI0pI1tI2sI3sI4wI5pI6uI7vI8vI9wI+vI/sJAvJBuJCvJDyJEvJFtJGxJHuJItJJtJKyJLrJMsJNrJOnJPrJQqJRvJSsJTtJUxJVvJWvJXtJYxJZlJavJbrJcuJduJewJfsJgtJhvJivJjsJkyJlsJmzJnyJowJpwJquJrrJsuJtuJuzJvsJwyJxwJysJzoJ0uJ1sJ2rJ3rJ4vJ5pJ6yJ7xJ8sJ9vJ+wJ/xKAtKBzKCrKDlKErKFqKGqKHoKIxKJrKKsKLpKNpKOpKPpKQtKRtKSqKTrKUoKVrKWsKXpKYqKZqKbnKcrKeqKfuKgpKhqKiqKjpKkoKltKmsKnrKoqKpsKqsKrvKssKttKuuKvrKwvKxtKytKzuK0tK1rK2xK3vK4xK5tK6uK7wK8vK9qK+tK/vLAsLBuLCwLDsLEuLFtLGxLHsLItLJqLKmLLwLMvLNuLOxLPrLQuLRsLSxLTrLUxLVzLWrLXvLYvLZvLapLbwLcsLdtLesLfvLgtLhxLiyLjrLktLluLmqLnqLosLpwLquLrwLsvLtqLuxLvrLwvLxuLyuLzuL0vL1rL2sL3wL4vL5uL6uL7sL8vL9wL+zL/tMAtMBuMCrMDrMEtMFsMGwMHvMIwMJsMKmMLpMMxMNsMOwMPwMQoMRuMSvMTqMUpMVvMWoMXuMYuMZsMauMbtMcuMdnMerMfrMgsMhtMivMjrMksMlsMmvMnuMosMptMqpMrwMssMtsMuuMvvMwtMxwM0vM1sM2sM3tM4sM5wM6rM7mM8vM9oM+qM/nNAmNBoNCrNEqNFpNGsNHqNInNJrNKoNLoNMqNNqNOtNPpNQoNRrNSoNToNUoNVrNWrNXoNYnNZqNasNbrNcoNdqNetNfwNgwNhxNiyNjsNkvNltNmvNntNovNpvNqtNrtNssNtuNuvNvwNwvNxuNyuNzxN0xN1uN2sN3wN4vN5uN6wN7rN8rN9xN+tN/uOA0OBvOC0ODwOExOF0OGzOHyOI0OJzOKyOL2OMyONwOOyOP1OQwORyOSuOTxOUxOVwOWtOX4
AAoB5oCamE9mFOmFrsF1kF7kHHmHJoIQmJClJDnJFoJRmJTsJtmJypNmmOUn
M1l
AJlAlkAmlBTnBknBolCLoCRlDRmEJnFDkFFkFPlFgkFtnF/mGcoGplHHkHSmHfmJCkJYnJhlJslJ0nJ1lKtkKylK7mLCkLomMFkMXoNQlOInOJkOPl
AAlB5nFPkFVlFWkFenFmlFroF1lF7oHJmIQnJCmJDkNdl
AAmAQmEIpKNnMXnOSl
ABlAHnAqlA6nBNlBSmBllCTlCUkHNkJLlLalLmlL/iMBkMFkMQlM2lNVlOPn
AAsABqACqADoAEpAFoAGsAHsAIoAJnAKpALoAMqANrAOqAPqAQqARrASpATpAUoAVnAWnAXsAYrAZpAaqAbrAdrAepAfpAgtAhqAipAjqAkoAlqAmpAnmAomAppAqpAroAspAtqAuqAwrAxrAyqAzrA0rA2oA3qA4pA5oA6qA7kA8pA9nA+rA/pBAmBCpBDoBEqBFpBGoBHnBIoBJrBKpBLsBMrBOsBPrBQpBRrBSqBTpBUpBVpBWqBXoBYoBZrBanBbpBcsBdpBepBfqBgrBhpBinBjqBkpBlmBmpBnpBpmBqoBroBsqBtpBupBvpBwqBxoBzqB1sB2nB3mB4qB5pB6qB7nB8rB9rB+qB/oCBoCCoCDqCFsCHoCIqCJqCKoCLqCMrCNpCOnCPmCQpCRoCSrCTrCUpCVrCWnCXoCYpCZqCarCbrCcqCdsCeoCfpCgrChmCipCjrCkqClqCmrCnpCopCpoCqqCrrCsqCtpCumCvmCxoCypCznC1pC2qC4pC5nC6nC7qC8nC9oC+qC/rDApDBnDCpDDrDEqDGrDHrDIoDJqDKrDMpDNrDOpDPrDQlDRnDSoDToDUpDVmDWrDXnDYoDZrDapDbpDcrDdoDepDfnDgoDhqDisDjoDkmDloDmrDnrDooDpqDqmDrmDspDtoDupDvoDwqDxnDylDzqD0nD1mD2oD4pD5oD6qD7mD8oD9qD+pD/pEAoEBqECmEDqEEpEFpEGnEHpEIqEJqELnEMnENqEOqEPrEQqERqESqEUrEVlEWnEXnEYoEZmEanEbpEcqEdnEenEfrEgnEhqEioEjpEklElnEomEpoEqnErrEtmEuoEvqEwmExnEyoEzoE0pE1sE2qE3pE4rE5mE6oE7pE8oE9qE+pE/pFAoFBnFCrFDqFEmFFoFGoFHpFJoFKpFLlFMpFNnFPnFRnFSsFTnFUrFVnFWnFXoFZoFanFboFcrFdpFenFfnFhoFioFjnFkpFlqFnpFoqFpoFqoFrqFsoFtnFumFvqFwrFxnFyoFzpF0pF1pF2rF3qF4oF5pF6rF7oF8pF9pF+tF/mGAoGBpGClGEoGGoGJnGKmGLmGOpGSmGTpGUnGVnGWmGXnGcoGdmGenGgrGhmGioGnkGopGplGqpGrmGspGtpGuqGvpGwrGxnGypGzmG0oG2pG3nG4oG6oG7qG8nG9qG+oG/pHArHBrHCpHDmHEqHFpHGqHHnHIqHJpHKnHLqHMqHNnHOsHPpHQnHRoHSpHTqHUqHVoHWmHXqHYoHZpHarHbpHcpHdpHeoHfmHhmHioHjpHkoHlpHmpHnnHomHqmHsmHtmH1mH3pH4mH6kH8lIDnIEoIFmIHkIIkIJoIQlITqIVmIXkIaoIdnIeoIgoIjmIkpIlnImmIonIpoIqpIrpIunIwmI0qI1oI4mI6oI/qJApJBkJCnJDlJEkJFmJHpJInJKnJLlJNnJOqJPrJRnJSqJToJUqJVlJWoJXmJYqJZmJarJbrJcqJdsJemJfoJgpJhqJinJkmJmnJopJpoJqmJtrJumJxrJzmJ0pJ3oJ4rJ5rJ6lJ7mJ8pJ9mJ+mJ/qKArKDoKEpKFrKGpKKmKOmKSpKUnKVnKWqKXnKYpKcrKdnKepKhlKklKlnKmnKnoKorKpqKqqKrpKsqKtoKuoKvpKwpKxpKyrKzpK0oK1oK2rK3oK4sK5pK6sK7tK8pK9rK+qK/qLAnLBrLCqLDqLEqLFrLGpLHsLIpLJpLKnLLoLMpLNqLOqLPoLQqLRpLSpLTrLUrLVrLWqLXoLYsLZrLapLbsLcqLdmLerLfpLgpLipLjqLkpLlpLmoLnqLopLprLqsLrrLsqLtpLupLvrLwoLxpLypLzpL0sL1pL2qL3pL4rL5qL6sL7sL8rL9oL+sL/qMApMBqMCrMDoMEpMFsMGqMIrMJnMKpMLoMMpMNpMOpMPoMQoMRqMSrMTqMUnMVrMWpMXoMYsMZpMaoMbqMcrMeoMfoMgrMhoMiqMjnMkpMlmMnsMopMppMrrMsoMtpMuqMvpMwqMxpMzmM0pM1qM2oM3oM4qM5rM6pM7nM8oM9qM+pM/mNAoNBmNCkNDoNEpNFoNKqNMqNNmNOoNPpNQmNRnNSoNTmNUmNVnNWnNXoNYnNZnNanNdpNesNfpNgqNhoNipNjoNkqNloNmmNopNppNqnNroNsnNulNvpNykN0oN1pN2mN3nN6nN8oN9pN+tN/nOArOCrODoOEpOFoOGnOHqOIoOJnOKnOLqOMsONrOOsOPpOQoORqOTqOUsOVtOWrOXr
AHpAJlA6oBPkBSmBakB0kCTkCUmDTlJOlJikJkkJylKcmLbkMPlMSkMkjNZl
AAsABrACoADmAFoAGrAHmAJlAKlAMnANsAOqAPmAQnARmASoAUlAVrAWrAXoAZpAamAbnAcpAdoAfpAgoAhoAimAjrAkoAlsAnrAonApmAqoArnAsrAtqAxmAynAzpA1sA2rA3mA4mA5nA6oA7sA9oA+rA/pBAqBBrBCnBGqBHtBIoBLmBMoBNsBOsBPmBQuBRnBSrBUpBVtBWrBXsBYmBarBbpBcnBfsBgjBhmBisBjoBklBlnBmoBqoBssBtpBupBvmBwmBxqBymBznB0rB2oB4tB5rB7oB8jB9nB+oB/oCArCBtCCrCDpCEsCFtCIsCJoCKlCLnCMkCNqCOoCPpCQoCRsCSqCTiCUnCVuCWsCXqCYpCZsCbqCcsCdpCeoCfqCgsChrCiqCjsCkoCltCmoCqrCrnCspCtoCwpCxoCyrCzlC0qC1lC2oC3nC4oC6qC7sC9qC+oC/nDAnDBmDCqDDqDEoDFsDGqDHpDIqDJrDKpDLrDMrDNtDPuDQuDRsDSmDTnDUuDVqDWtDXrDYoDZqDasDbrDcrDdnDenDgpDhlDjrDkqDlnDmqDnpDoqDpjDqrDsoDttDwnD3nD5nD6nD7oD+mD/sEAnEEqEFnEGqEInEKmELuEMkENlEOlEPoEQlERsEStETnEUrEWpEXmEYrEZsEbrEcqEdqEepEfsEgpEhpEirEjrEkoElnEmpEnsEoqEpqEqtErsEsrEtsEupEvpEwoExoEyuEztE0pE2pE3qE4sE5mE6pE7pE8wE9tE+pE/mFAqFBwFCsFEmFFnFGtFHsFIpFJlFKoFLxFNmFOnFPpFQoFRqFSrFUkFWtFXnFYoFZqFbsFdnFeqFfpFgrFhsFiqFjoFknFloFmqFnnFopFpoFqjFrpFsmFtoFumFvnFwnFxsFyuF0qF1oF2oF3rF4qF5oF6qF7qF8oF9qF+qGBmGCnGDqGFlGIpGJmGKsGLsGOpGPmGQrGRlGSnGTrGUoGVoGWoGYlGaoGcnGdqGeoGfrGgrGhqGipGjoGkoGlsGmsGnrGouGppGqoGrnGssGtrGumGvpGwqGxrGyqGzsG0qG1pG2sG4tG5oG7rG8tG9sG/oHAqHBsHCoHDtHEmHFsHGmHHnHInHJqHKkHLnHMrHNqHOnHPoHQtHRmHSoHUpHVrHWsHXqHYuHarHbqHcvHfnHgnHhnHjrHkmHlnHmpHnoHpnHslHtmHvmHxlHzoH0sH1qH3rH6nH9pH+rH/qIApIBqICpIDnIEqIGmIJoILpIMqIRqISrIWmIamIbpIcoIdqIeoIjsIkpIlpInrIqnItuIvqIzpI0oI1oI2rI3rI4pI5qI6lI9oI/oJAmJBqJCqJEnJFlJGnJHnJIlJJqJLrJMoJNrJOuJPpJQpJSpJTsJUnJVsJWnJXoJYpJZmJaoJbrJcuJdqJeqJfnJgoJhrJimJjsJloJmrJpqJquJrmJssJtoJupJvpJwuJxpJyoJzqJ0pJ1pJ2oJ4rJ5nJ6pJ7oJ8pJ9pJ+sJ/oKApKBpKCqKDkKEqKHnKJmKKpKOrKQoKRqKTpKUnKVoKWlKXoKYoKZsKalKbqKenKfmKgkKhmKipKjlKkoKmnKnuKprKqtKrqKsnKtuKunKvsKwrKxvKyqKzxK1xK2vK3uK5nK6pK7pK8mK9qK+mK/oLApLBpLDqLEqLFrLGnLHoLIpLJpLKqLLnLMrLNsLOrLPnLRnLSnLTpLUoLVpLWmLXpLYoLZnLaoLbnLeoLfnLgvLhpLirLjlLkmLloLmtLnnLooLrnLtpLusLwsLzpL0lL1qL2mL4tL5pL6rL8oL+rL/nMApMBnMCqMDnMEmMFsMHoMMpMNnMOmMRoMTnMUoMVrMWnMXqMYqMZqMatMbtMcpMdzMeoMgpMhsMiuMjqMktMlqMmoMopMpnMqmMrpMstMtqMurMvqMwrMxpMymMzqM1oM2oM3qM4nM5nM6pM9qM/mNCnNDrNFpNJnNKpNLoNMpNNlNOlNQqNRoNSsNTpNUlNWsNXnNYnNZnNalNcpNeoNfoNhoNioNjpNlnNmqNntNosNpoNqmNrpNsoNtnNurNvmNwnNxlNyoNznN1qN2oN3sN4sN5uN6uN7vN8qN/sOAqOBoOEmOFpOGoOHiOLnONwOOmOPmORlOSvOTtOUqOVtOWpOXy
AArABrACqADqAEpAFnAGpAHrAIqAJoAKpALpAMpANpAOqAPqAQqARrASpATpAUnAVoAWmAXtAYrAZpAaqAbrAdsAepAfpAgrAhpAioAjrAkqAlpAmoAomApoAqrAroAspAtrAuqAvmAwrAxpAyqAzrA0rA2qA3pA4oA5pA6pA8oA9oA+pA/rBBlBCpBDoBEpBFsBGoBHpBIoBJqBKoBLrBMrBNmBOrBPrBQqBRqBSpBTnBUpBVqBWqBXoBYoBZpBanBboBcsBdpBepBfqBgpBhoBinBjrBkoBmpBnoBolBpmBqoBroBspBtrBupBvqBwrBxoBzqB0lB1sB2pB3mB4qB5pB6pB7nB8rB9qB+oB/pCBoCCpCDoCElCFsCHoCIqCJqCKnCLqCMqCNqCOmCPlCQqCRqCSsCTsCUqCVrCWnCXoCYoCZqCasCbqCcqCdrCepCfpCgqChnCimCjrCkqClsCmrCnoCoqCpqCqqCrqCsqCtqCunCvnCxpCyqCznC1oC2qC4nC5mC6mC7qC8nC9nC+pC/rDApDCqDDrDEqDFmDGqDHqDInDJpDKsDLoDMoDNrDOoDPsDRnDSpDToDUpDVpDWrDXnDYpDZqDapDbpDcrDdpDeqDfpDgnDhqDisDjoDlmDmrDnqDopDppDqmDrnDspDtnDunDvnDwqDxoDzqD0nD1nD2qD4qD5nD6pD7mD8oD9qD+pD/qEAqEBrECmEDqEEoEFoEGmEHoEIpEJqELnEMnENpEOqEPqEQqERqESqEUrEWnEXnEYpEZmEamEbpEcpEdnEeoEfqEgnEhpEioEjqEklElnEnmEppEqnErqEtkEupEvrEwlExoEypEzqE0rE1qE2rE3pE4qE5nE6nE7qE8oE9qE+pE/oFApFBnFCqFDpFEoFFpFGoFHoFJoFKoFMpFNnFPnFRpFSsFTmFUpFVnFWnFXoFZoFamFboFcqFdpFfoFgoFhnFioFjmFkpFloFnqFoqFppFqoFrrFsoFtoFvpFwsFxnFypFzoF0oF1qF2qF3qF4nF5qF6rF7oF8pF9qF+sF/mGAnGBpGCmGEoGGnGJnGKmGLmGOqGSmGTqGUnGVoGWmGXlGcpGenGgrGhmGioGjmGonGpnGqoGrlGsnGtoGuqGvoGwrGxpGypGznG0oG1lG2pG3lG4oG6oG7qG9qG+pG/oHArHBrHCqHEqHFqHGrHHmHIpHJoHKmHLrHMqHNmHOtHPpHQnHRoHSoHTpHUrHVoHWkHXpHYpHZqHarHbpHcqHdpHeoHfnHgpHhnHipHjoHkoHlqHmqHnoHomHqmHrlHsmHtmH1mH3pH4mH/kIEnIFmIHlIIkIJoIQnISkITpIUlIVnIaoIdoIeoIgoIjmIkpIlnImmIonIppIqpIrqItlIupIvnIwmI0pI1nI2mI4mI6pI/pJApJBlJCoJElJFmJHpJImJKmJNoJOqJPpJSqJToJUoJVlJWpJXmJYqJaqJbrJcrJdqJenJfoJgpJhrJinJknJmnJooJppJqmJtsJxsJznJ0qJ3nJ4rJ5qJ6mJ7nJ8pJ9mJ+mJ/rKArKDoKEqKFqKGpKKnKMnKOmKQlKRkKSpKUmKVnKWpKXoKYnKcsKeoKgnKhlKklKlnKmnKnpKorKpqKqpKrqKsqKtpKuoKvnKwpKxpKysKzpK0mK1oK2rK3nK4sK5pK6tK7rK8pK9pK+rK/oLAnLBqLCqLDpLEpLFqLGpLHrLIrLJoLKmLLoLMqLNqLOqLPpLQqLRqLSrLTrLUrLVqLWrLXqLYqLZqLapLbrLcqLeqLfpLgoLhmLiqLjqLkoLloLmoLnqLoqLprLqqLrqLspLtoLupLvsLwoLxpLyoLzpL0sL1rL2rL3oL4qL5qL6qL7rL8rL9oL+qL/pMAqMBoMCrMDpMEpMFsMGrMIsMJnMKpMLoMMqMNqMOpMPpMQoMRqMSrMTqMUoMVqMWoMXoMYqMZpMapMbqMcqMepMfnMgqMhpMiqMjoMkpMlmMnqMoqMpsMrrMsoMtqMuqMvrMwsMxqMznM0pM1qM2oM3pM4pM5rM6qM7nM8nM9rM+nM/nNAnNBnNDpNEnNFqNGlNKoNMpNNnNOoNPoNQmNRnNSpNTmNUnNVnNWnNXoNYnNZmNanNcnNdoNerNfpNgpNhoNioNjnNkpNlpNmnNooNpoNqnNroNsnNumNvqNymN0oN1oN2mN3nN6nN8oN9oN+rOArOCpODoOEoOFnOGoOHqOIoOJnOKmOLsOMuONqOOtOPpOQoORrOTpOUrOVsOWqOXq
AApABtACsADrAEwAFpAGrAHmAIwAJpAKnALrAMqANqAOnAPvAQoASsATtAUuAVvAWpAYqAZmAasAbuActAdsAesAfsAgoAhrAirAjqAkqAloAmrAnqApqAqtArqAsqAtrAumAvqAwnAxqAypAzsA0oA1rA2wA3tA4qA5qA6rA7rA8qA9qA+qBAqBBrBCqBDoBEoBGsBHoBInBJtBLrBMrBNoBOsBPrBQmBRrBStBUsBVwBWsBXsBYsBZsBaqBbvBcrBdrBetBflBgpBhpBivBkrBlrBmwBnnBouBpwBrtBsqBtqBurBvrBwtBxpBysB0qB2wB3qB4oB5tB6qB7sB8qB9nB+oB/pCAtCBuCClCDnCEoCFpCGsCHpCIpCJrCKuCLtCMrCNqCOqCPrCQqCRtCTqCUtCVnCWvCXuCYxCZuCanCbpCcrCdpCerCgrChqCiqClrCmvCnnCopCpuCqrCrpCsnCtsCuuCvoCwtCxnCyrCzmC0sC1rC2vC3sC4rC5uC6rC7tC9nC+pC/qDAnDBmDDsDFmDGoDHpDIlDJpDKnDLrDMnDNoDQpDRpDStDTqDVrDWsDXqDYlDapDboDctDdtDeoDftDgqDhrDimDjpDloDmsDnsDqpDrtDssDtvDusDvrDwsDxpDznD0mD1mD2mD3nD4oD6uD7pD8oD9rD+tD/rECqEDmEEuEFqEGrEHpEIoEJsEKtELpEMrENsEOqEPtEQqERsESrETpEUsEVrEWtEXrEYrEZpEanEbsEdnEenEfoEgqEhrEivEjuEkuEluEnoEotEpsEqoErnEspEvuEwsExsEyoEzoE0tE1qE2pE3sE4kE5rE7qE+qE/oFAqFBoFCoFErFFmFGpFHpFIuFJqFKuFLqFMwFNnFOpFPqFQsFSpFTqFUqFVwFWrFXrFZtFaqFbtFdoFfpFgpFhpFiqFkqFlsFmoFnoForFprFqlFruFsrFtsFutFvtFwqFxqFyrFzqF0sF1nF2sF3pF4wF5qF6rF7sF8tF9tF+rF/mGBpGCpGDtGEsGFtGGnGHtGImGJqGKnGMoGNrGOqGPwGQpGSoGToGUpGVtGWsGXqGYqGZpGaoGbpGcmGdoGenGfqGgpGhqGiqGjqGnpGorGqnGroGspGtrGumGvqGxnGyqGzoG0qG1oG2qG4pG7pG8sG9qG+oG/lHAqHBpHCrHDoHErHFpHGqHHsHIsHJqHMuHNpHPqHQoHRmHSuHTpHUrHVpHXnHYoHZpHcqHdqHeoHftHgrHhrHisHjuHksHloHmqHnpHouHpsHqoHrsHsoHtpHumHvpHwtHxoHyrHzrH0rH1tH2qH3sH4mH6qH7uH8rH9vH+qH/nIAqICqIDpIEqIFpIGpIImIJqIKrILnIMpINsIOqIPrIQoIRpISrITpIUnIVsIWuIXlIYqIZpIasIcpIfoIgqIitIjvIlrImrInsIonIpuIquIrsItpIuuIvrIwrIxqIylIzrI0sI1uI2rI3nI4tI5qI6oI7uI8qI9vI+oI/sJAsJBtJCuJDpJEtJFsJGsJHmJJoJKmJMtJOlJPqJQtJRsJSsJTmJUqJVqJWpJXqJYpJZtJasJctJdoJeqJgsJhqJitJjrJksJlqJmrJnsJonJppJrsJsmJtnJumJvrJwoJxvJylJzmJ0lJ3qJ4pJ5pJ6qJ7tJ8nJ9mJ+tJ/tKAoKBrKCrKDnKEsKFsKGpKHnKIkKJoKKmKLnKMnKNrKOrKToKUpKVoKWoKZpKblKcmKdoKenKgqKhnKkmKlnKmoKnnKopKpnKqqKroKsoKtkKupKwmKxoKypKznK0oK2sK3oK4qK5mK6mK7mK8nK+nK/nLAuLBmLCqLDsLErLFrLGsLHpLJrLKtLLmLMnLPpLRpLSrLUnLVsLWpLXmLYpLZnLamLbsLcrLdsLesLfsLgrLhuLipLjpLktLlpLmnLnvLonLprLqqLrrLtnLusLvmLwnLxmLyoLzoL1rL3qL4pL5pL6rL8qL9sL+uL/pMAmMCnMDoMEpMFpMGoMHtMIlMJpMKqMMvMNqMOqMRmMSrMUtMVrMWrMZtMatMboMcsMdmMeoMfpMhqMioMjsMkpMloMnpMonMppMqoMrtMsoMtpMurMvmMwtMxnMyrMzpM0qM1sM2pM3sM4qM6rM8tM+sM/rNArNBrNCrNDrNEqNFqNGrNHrNIsNJsNKsNLqNMqNNrNOtNPuNQpNRpNStNToNUtNVrNWrNXvNYtNZuNaqNbsNcrNdoNemNfoNgnNjkNkqNmsNnpNomNpnNqpNrsNsmNtnNusNwpNxpNyoN0kN2oN5oN6kN7mN8rN9vN+sN/nOAvOBtOCvODpOEtOFvOGvOItOJqOKoOLqOMtOOoOPuORuOStOTxOUyOVwOWuOXr
AQnAVlEIl
AGmBHoCElEnkHYoK5lLolN3lN7n
AQlCCrCEnEYlFknHXn
ADnAGmAHiAIlAJmAYmAklAmlAnnAqmAylAziA4nA6pA9mBGnBXmBamBmmBpmBvlBwnB/mCMlCNlCTkCWkCZlCdoCemCgmCmmCqlCrnCulC3lC7mDWnD6mD/lECnEGlEOkEbkEhnErmE1nFbmFlmFvjFxlF4lF9kGllGmlGonGtkGxlHFnHNlHPiHSmIvlJBmJUlJ7lKomKyjLDmLHmLbkLcmLmnLvlL1kL9lMCmMDkMWnMbkMcmMgmMrlMwmNAlNDlNXnNemN9kN+pOMm
AJmAqmBmlD9kHNlH3lJklKGlKLkMElMFkMvl
Jto
JYkJto
AAnAflBHnBunDKlDilE9rFgpFrjF1mHHlHOkHclITlI+nJImJRmJtnJ0mJ1oLElLToLwvLzmL+pMBpM7nNLlNblNhlNnq
AtlHaoOHm
AAoAfoBunCDlE9rFRnFgpFrlF1mHHlHOkITkI+lJInJRlJtnJ0nJ1mLTpLWlLolLwuLzmL+oMBoM7mNRlNnqNol
HapKcmNkp
AAmABrAImAJlANnAOnAPnASlAVmAWnAYmAimAnmApmAumAynA6kBBnBGmBHoBblBfmBinBmnB2lB9kCAkCGnCJqCKnCUmCqnCvmCzmC7pDVlEMmEOmERlEUmEkmE7mE/nFKlFMkFToFUnFbnFcoFhmFimGEpGPlGQmGbkG8oG/kHDmHglH8lIwmI9lJAlJgmKEnKMmKUmKVmKZkMHlMZkMalNPlNTkNlmNsmN6mN+uODmOGmORoOTlOUoOXo
ABnAElAPlAWmAimAnmArmBHnBilBvkDokEMmEslFcnGEmG8nHFlJKlKVkMolM7lN8kN+pOUk
BflB9lN4l
CDlFYkFgoHHlJ0mLTnLolNnm
AAoBakBumFglKGlNll
AAmNmmNnmORl
Nol
AAnJtk
AAmAClAHnALlAOnAXmAYmAdnAzmA0nBPkBSnBxkEcnE4nFUoGOmHBmHslIskJAlJFlKYlKcnL/lMclOAnOCrODoOLpOMrOOtOPlOUoOWmOXo
AAmABmAEmAgkAvpAyoA0nA6nBRlBSmBjmBmnCDpCMlCPmCTlCUmCWkCdmChnCjlDDnDElDJmDMmEKpELlENpEPmEQmEWmEXoEZoEakEfnEinEnnE1pF4kF/mGMoGRmGSpG/mHAoHDnHEkHOoHRpHZmI2mI4mJKlJcmJhoJioJymJ2mJ3pJ4mKFmKKmK9pLAmL3nMWlMamMdoMepMknMlmMmoMnmMsmMvoM0oM4lM9mNClNQnNSlNTmNVmNXkNblNepNlnNqmN/jOBmOIuOMpORpOXr
AAmAElAFoAJlAMnAQlAWmAYpAanAioAkkA0qA3lA4mA5mA/mBDlBEmBOlBSmBXmBfoBloBsmBuqBvmCGlCImCSnCboCkoCllDGqDPmDQnDRmENnEbmEdlEfoEglEmlE6oE+mFJmFMlF0mGHsGOlGZoGtpG0mG9mHEoHGnHJoHLnHTmHXmHlnHmoHsnHvlHwmH3lIElIFpIJkIRnIcoIemIgqIspIvnI0lI7mI8mI+lJEmJJlJQmJRnJolJplJxmJ9lKGnKYmKnlK0lK1mK8nLBmLPpLUlLbmLgnLhoLjnLvmL1mL8mMJmMNmMSnMUpMnlM1oM7mNOmNYnNlmN1mN8nN9mOAlOBlODvOHkOJuOQmOUm
AAlAKmASkAWlAYlAZnAblA7mA/lBBlBCoBHnBRmBSmBTkBUlBdlBfpBpoBtmBumBwoCCmCDmCLlCQkCTmCVmCanCblCdnCinCmoCpmCrlCvnC9mC/pDBmDCnDElDFmDGnDNpDOmDRsDTnDUoDYoEAlEPlEflEknEqmEroEsmEtoEykE4oE8lE9nFAkFMlFqmF4pF9lGDmGGmGQoGRkGSpGTnGbnGfpGlkGokGtiG3kG5nHDoHVlHdnHtpH0kH5mH/mIAnIEoIflIkrIsqIvnIypI2nI4nI8lJGmJIpJJnJLrJMkJNnJOnJdnJemJfkJqlJtnJwpJzmJ1mJ8lKAmKEmKGoKLnKQmKUoKXlKYlKrlK8oLNmLQmMJmMKkMLlM3kM8nNClNLmNNnNYnNflNjlNnlNomNplNqpNwmNxnN3mN4mN7kN/kOBqODlOGmOInOJpOKnOLkONoOQoORqOTqOWuOXq
AApABpACpADnAEpAFuAGtAHqAItAJtAKrALrAMnANrAOoAPmAQqARnASrATtAUnAVmAWqAXnAYmAZvAalAbuActAdoAenAfpAgnAhuAilAjmAmoAnmAotApmAqmArrAtpAvtAwqAxsAylAznA0rA1tA2pA3sA4nA5nA6nA7qA8qA9mBAoBCmBDsBEpBFoBGuBImBJoBKnBLoBMnBNtBOtBPoBQqBRoBStBUrBVlBWmBXoBZpBasBcpBdmBetBgpBitBkqBlqBmoBnoBosBppBrsBspBtqBupBvoBxqByvBzqB0pB1oB2sB3tB4sB6mB7qB8qB9pB+sB/nCAsCBoCCnCDsCEoCFnCGmCHrCIpCKpCLqCMqCNrCOpCPpCQqCRoCSoCTpCUqCWkCXmCYnCZsCalCbpCcpCdqCesCfoCgqChrCilCjpCkmCmpCnlConCpoCqnCrmCtoCuqCvlCwtCxpC0qC3mC4nC5oC6pC8mC9mC+rC/rDCqDDoDEqDFqDGmDHmDImDJpDKpDLnDMpDNtDOmDPoDQoDRrDTsDUrDVpDWrDXqDYqDZnDaqDboDcmDdnDeqDfsDgrDhrDjrDlnDmtDnsDooDqqDroDsoDtrDupDvtDwrDxpDynDznD0pD1pD2jD3pD4oD5mD6oD7tD8sD9oD+pD/rEBnECqEDpEEnEFsEGqEHoEIpEJpEKsELpEMoENnEOlEPnEQqERnESsETqEVrEWrEXkEYnEZrEalEbmEcrEdrEeoEgoEhsEisEjrEkqElsEmtEnqEooEpsEqpErrEunEvnEwoExmEymEzoE0nE1tE2oE3mE5mE6sE7rE8mFAoFBmFCoFDmFEqFFlFGpFIpFJoFLqFMoFNnFOqFPoFQoFRmFSnFTnFWpFXlFZqFbmFdmFepFhoFioFjmFkkFlpFmmFnpForFpoFrmFspFtoFupFvnFwmFxnFyoFzoF2rF4nF5oF6oF8sF9rF+rF/mGAmGBoGCoGDqGEoGFmGGpGHlGIpGJoGKpGMmGOtGPnGRrGSrGTrGUtGVrGWqGXrGYqGapGboGcnGdqGelGflGgoGilGkmGllGmlGpnGqnGrmGtnGxkGznG0nG3pG5mG8rG+lG/kHAnHBmHDnHEoHHmHIqHJmHKnHLmHMmHNoHPoHQuHRuHTnHUpHVlHWoHZlHanHbpHesHfpHgqHhpHirHjpHkpHlsHmtHnoHpmHrpHsoHtmHusHvrHwqHxrHyoH0oH1mH2nH4nH6nH7pH8lH9mH+qH/pIAoIBqICtIDsIElIFqIGpIHoIIoIJnIKlILrIMmINnIQnISmIToIUoIVpIWoIYmIarIbqIcpIeoIgpIhlIiqIjsIkoIlpImoIorIpsIqrIrqItsIusIvnIwoIxqIynIzqI1oI2rI3rI4rI5qI6nI7rI8pI9qI+mI/nJAoJBmJCpJDoJEqJFpJGoJHnJImJJrJKpJLqJMqJNrJOkJPsJQtJRsJSpJTqJVlJWpJXtJbtJcnJdqJelJfnJgoJhnJirJjsJksJlrJmqJnpJooJppJqnJrtJsnJurJvqJwpJxkJyrJzqJ0lJ2rJ3rJ4qJ5nJ6rJ7nJ9qJ+sJ/pKAqKBmKCoKDrKFoKGoKHoKJmKKpKLrKNnKOsKPoKTrKUoKVmKWnKXoKYrKZnKaoKdnKfpKgoKhpKioKjnKkqKlnKmrKnpKqoKrqKtpKwnKxqKzmK0pK1mK2mK3lK5nK6oK8mLBqLCmLDoLFlLHmLJoLKsLNnLOnLQmLRlLSnLTlLUnLViLZmLcoLfoLjoLkoLnmLonLqnLroLupLvmLxnLyrL0nL1oL3oL4pL6oL8sL9nL+oMAqMBnMEpMFpMGoMJtMKmMLmMOqMSpMUpMVoMXpMZrMarMbrMcqMdqMeqMfpMgmMhoMioMkrMlrMmqMnnMosMpmMqqMrrMssMtnMurMvpMwqMxrMytMzpM0lM1lM2qM3rM4rM5oM6tM7qM8pM9uM+sM/rNArNBsNCsNDqNErNFqNGsNHpNIqNJqNKqNLsNMqNNpNOsNPrNQrNRsNSrNToNUqNVtNWsNXqNYsNZrNaqNbrNcsNdpNenNfoNgnNhoNisNjmNkpNmsNnnNpoNqmNrpNuoNvpNwrNxmNymNzoN1nN2nN3oN4pN5oN6tN7oN9mN+sN/sOBnODrOEnOFmOGsOHmOJnOLoOMoONqOOnOPpORqOUmOWvOXu
AGmBPlBSmBekBilBymCAmCBnCXmCYmCwpENkEgmEilEnnEpmFBlGVnHAlHjmHmmHrnH+lIWjIjmIrlIwlJcmJ4mJ8kM0mNclNkmNwkN/kOEkOVmOXq
ADjAyoBRmBSlBmnDJlELmENmEanEilGFnHRkKFmKKlM0mN7lN9lOBnOIkOMoORuOVo
AAmFClNCl
AAmA5nBBlBTlBfnCQnCdmCikCqlEqmE9kF9lGGlGTmHDmHtkH0lI6jJEkJLnJOkJ1kKGlKZlKrjKvlK8lLUmLqkMLlM3mM4kNNkNYnNjmNpmNqlNwoNxnN2nN4mN7nOBnODlORl
AAmKUlNYk
A1lA7nBNmCJlCPlChmC4mDQnDmmESoEnlEznE6mFGmFLpFrlGDkGmlHDlHQoIGlIxlJCmJflJ6mKalKnkKqnKroLKmMdlMilMkpMlkMolMpkMsnNLkN/l
CEnKOnNWl
AAmCpoFNmFRpF0uIQnIvnJCvJDoJEoJFtJRsJtpNmnNnmNos
AHnAMmAQlAimAknAnnAxnBTnCQmCSmCypDHlDOmDZmD9oEAnEOkEPpEalEbnEcoEdmEglE3lFGmF3lHInHOoHwmIylI1mJAlJSmJtmKomKxmK8oK+kLNnLQmLamLfmLimLsmL3mL5mL6nL/qMGpMHkMNpMQlNgmN0nN1nN3nOImOKmOXk
CpmF0pHHmJCqJDnJFpJRqJtlNmlNnmNom
AAmCplFNnFRqF0tHHmIQoIvmJCtJDpJEpJFtJRrJtpNmoNnlNoq
AAmAHnAMnAQlAinAkmAnoAqkAxnBBlBTnCQnCSlCypDHlDOlDZmD9oEOjEPpEakEcpEgmFGlGEnG+kHInHLnHOoHwmIakImlIymI1lJAlJSmJXlKxnK8mLNoLQmLblLfmLinLsmL3nL5lL6lL/qMGnMHnMNpMQlM8lNOkNglN0oN1oODmOIlOKmOXk
CpmF0qHHmJCpJDnJEoJFpJRqJtmNmmNnmNoo
ACnAGkAHmAJmALpAMlAOmAPoAQmASmATnAXmAZpAilAjlAkmAlkAqkAslAunAwmA0pA2mA3nA4mA9mA/qBCmBEmBKkBMjBPmBTnBYoBZlBalBdlBglBmlBxkB1nB2oB8mCClCIlCLkCMlCNlCQoCVmCWjCYmCblCdkCemCilCjmClmComCslCuoCxnCymC+nC/nDJkDPnDTmDYmDblDnlDznD9lD+lEJlEMkENlEUmEalEblEulE2oE7kE+oFAnFCpFPkFSoFUnFVmFelFnnFomFwmF4lF+lGOqGTkGmlGskGtkGukGxlHAlHBnHCkHFnHMmHPjHUkHWmHZjHdlHekH4nITkIanIpmIrmI0lI1kI2nJGkJHlJImJNnJRmJUlJalJblJtmJ0oJ4kJ5kJ7lJ8lKNlKWlKXmKYkKdkKrkKwlK5oK7nK8mLMlLNmLSlLTnLUlLWlLXlLYlLclLikLqnLxlLzmL0lL1mL2nL3oL4kL5oL6nL7mL8mL+nL/nMAnMBlMCoMGmMIlMMlMNmMOkMQlMRnMUoMWmMgnMhmMikMkoMnlMrlMsmMunMwmM0lM1mM2nM4mM+lNOlNVkNokOFkOMuOUpOWnOXs
AAmACjADlAEmAIlAKpALlAMoANmAOmAPmAQnARpATmAUlAXpAaoAbpAdoAeoAfnAgoAhoAinAjmAknAloAmnAqlArpAsnAtpAwnAxpA0mA2oA3mA5mA7lA8mA+qBDnBEoBFmBInBJqBMnBOoBPoBQpBRnBSmBTiBUoBVpBWmBboBcpBdlBepBfoBgpBhoBkkBqmBroBsqBtqBxmBylBzpB1lB4mB5nB6oB8oB9nB+oCBnCClCFnCHlCIoCLjCQmCRnCSnCTnCUkCVnCXnCYmCZpCalCboCclCfmChkCinCkmClnCnoCopCpoCrmCtoCxnCynC2nC4oC9mDAoDCoDFmDGmDHoDImDJnDKqDLmDMoDNoDOqDPnDRnDSpDUnDVlDWoDZoDalDdoDeoDfmDhmDioDlnDmnDnoDooDpmDroDsnDtmDuoDvpDwmDzlD0oD4lD6mD7nD8oD9oD+lD/oEAmEBlEEmEFoEHlEImEKlENmEPpEQlETkEWmEXmEYmEamEenEfnEjmEojEpnErkEtmEvmEwmEymEzpE0mE2mE3mE6nE7mE8mE/nFAmFBlFDmFFlFGnFJnFMmFRnFWoFcnFilFkkFlmFnmFpmFrpFslFumFvlFynF0mF3qF5pF6pF7nF+lF/kGBmGEnGGlGJkGLmGMkGVmGWnGXmGcnGgmGokGqmGtmGwoGyoG3kG7qG9pG+oG/mHAqHBnHEoHFpHGpHIoHJoHKoHLmHMqHPlHQoHRnHTqHUoHVnHXoHYkHZpHbnHcpHdlHemHgnHimHjoHkkHlmHmoHokHtlHvlH/lIFmIJoIWlIaoIdnIeoIlnIppIqnIrlItlIumIwnIzlI0nI1jI/nJAmJCmJDmJKlJMlJNoJOmJPmJTnJUpJVmJWoJYoJZnJapJbqJcnJdoJfmJgmJhlJllJopJpmJtlJxmJ0qJ4pJ5nJ6lJ8oJ+nJ/oKAqKClKDnKEpKFmKGlKKmKNlKOlKWlKYnKcoKnmKonKplKqlKrmKsnKtnKuoKvmKwpKxoKymKzmK1oK2oK3mK4mK5oK6oK7oK8qK9nK+oK/oLAoLBnLCoLDmLEpLFoLGmLHpLIlLJoLLpLNnLPmLQoLRmLSnLToLUoLVoLXoLYkLZmLbnLcnLdmLelLfmLgmLhoLirLjnLkoLlnLnnLolLpnLqpLroLtnLupLvnLxoLyoLzqL0rL1oL3nL4pL5pL6oL7pL8rL9mL+pL/nMArMBmMCmMDnMEoMFmMGnMIqMJnMKoMLpMMoMNoMOpMPlMQmMRmMSqMToMVqMYoMclMemMfnMgjMhnMioMjnMnlMplMrmMtpMupMwlM1pM4nM5oM6kM+lNAkNenNfnNgoNhlNimNjnNvlN0oN3nN6mOCnODlOErOFmOGmOJlOKqOLoOMsONnOTmOUm
GVm
JEn
AAmJtnNnn
Lzn
ApmA5lBflF+mI3kJ4mLfnNFkNLlOInORoOXm
AFnAMoAQnAWlAXlAZmAaqAgmAomApmAyqA5mA7lA/mBDmBEoBMmBPpBQoBUmBcmBelBgnBqmBxoBylB6mB7tCHoCKmCNnCYqCdnCinCkoCnnCooCpqCqnCrmCtmCzoC0lC6mC8oDCmDQmDRmDSnDXmDdoDhnDlmDmnDnoDooDpoDqmDtmDvmD4nEAmEClEEnEImEJmENpEOmEXnE5nFDpFImFbmFjmFmmFooFsnF0nGBnGFnGGnGOnGRlGSpGVnGYpGZkGunG9qG+lHCkHHmHLmHTmHUoHZnHenHfnHklHmlHonHqmHunHypHznH0oH1lH2pH9nIAmIBmIClIGmIPpIQkIRmISmIUmIVlIWmIZoIcoIlkInnIslI4nI7nI8pI9tI+rJCoJFpJNnJRpJbnJdlJioJknJpoJrmJ9lKEpKHnKJmKMnKPpKSpKWmKZmKfmKhmKjlKwqKzpK2qK5lLCmLYlLbmLgnLimLnlLwnLynL0lL3rL4oL6mL8nMJkMXmMelMkmMuoM9kNSkNblNekNhlNikNknNnmNqnNxmNzrN7kN+mOIlOJnOKmOMlOPoOQq
AumBfmB9lF+nI3lJ4mLfnNdlOIlORnOXm
D3mE/lFvlGumHFmHTmHxlIGlIImMDl
AAnD3l
AFlAakAymBMjBWlCHoCNlCYnCtmC0kDhmE5nFHmFolGBnGYlHqkH2nIQiIlnIvkI9mI+lJRmJkmKHmKflKjmKwkK2mLqkMemNOlN7lN+nOPnOQpOTm
BNkBXoCCmCdlEMlH+kKwlK2nMAkMrkMxmN4oN5pN7p
BBpBHmFknJfnKinMDnNWl
AumKUlORn
AumORp
AGnAsmAysBNnBSpBgnB9mCTpCUlCXmCukC4oC7lDWnEelEunE6nGJnGtlG9mHBpHDoHXlIJlIdlIulI/mJglKpmLBlLgmLhmL1lMbkNsmNtnN5lN6kOFlOMo
AymBNlBSlBgmCUnCulC7mE6nGJmG9mHDkHXlIBlIdmI/lKplLhmL1mMdmNYnNslN6kOFmOMlONl
CTkC1lHAkMAk
AGnAfkAyrBNnBSpBmnCTqCXnC4nDWmEunE9lGJmG9mHBoHDpHXlIdlI/nJgkJykKSnLAkL1mMdkNTlNYmNslNtnN5kOFlOMoONj
AsmAymBNmBSlB9lCUmC4lDGkEIkE6nGJlG9lHXlIdlI/lKAlKSnKplKslL1lNYmNskN5kN+lOFlOMnONl
AEoAFnAGnAIjAKlANpAOlARnATmAYoAhnAjnAknAloAmkAnlArmAsnA+mBFnBGoBIlBJlBNoBQkBUlBWnBYoBZmBglBhmBiqBjpBqoBslBtlBwoBymBzlB3nB4oB8nB+lCBnCCmCFnCHlCLpCNoCRpCSmCTnCVnCXpCYmCZmCbmCcoCdmCfnCgpChnCinCjnCkpClnCnnCooCpnCtmC0lC1oC2mC4oDDnDFkDJnDKlDLlDOlDQoDRlDSmDVnDYoDZnDaoDcpDdmDhoDijDklDlnDnoDonDpmDqnDrnDsnDtnDunDvnDwoDylDznD0nD1mD2nD3lD4pD6oD8oD9jD+nD/oEAmEFlEGoERmEWlEYmEtoEvnExoEyoEzpE1lE2pE3lE4lE7oE/nFAoFBlFDlFFmFGnFMqFNkFOmFTnFUoFVkFWnFXmFZnFblFcmFdmFfkFjnFmlFomFrnFspFulFwiFynFzkF0kF2mF7oF8nF9qF/lGOlG6pG9oG+mHBmHCoHEnHFmHGnHImHJnHKqHMlHOpHPqHQmHRmHUlHWnHXmHYnHbmHckHinHjoHlnHmkHnlHqmH1mH3mIJnISmIWkIXlIbnIdmIgnIqmI6nI9pI/pJAoJBnJCoJHmJIkJOnJPmJQnJUoJfkJhlJkqJooJynJ1nJ2pJ3mJ4lJ6nJ9lJ/mKAlKEnKGnKKpKOmKbkKnlKopKppKqoKrnKsnKtpKuoKvlKwnKxpKylKzlK1mK3oK4nK5nK6lK7mK8pK9mK+nLAoLBnLCnLDnLEoLFpLGoLHpLImLJoLKpLLoLMmLNnLOoLPqLQpLRqLSpLUpLVoLWmLXoLYpLZmLaoLboLclLdpLepLfnLgpLhpLjnLknLloLmpLnpLomLpmLqnLrpLsnLtoLupLvqLwqLxlLynLznL0nL1mL2oL5pL6mL7oL8lL9mMAoMBnMDnMEnMFjMGkMHmMIlMJnMLnMMmMOoMPmMRmMSnMTmMVoMYlMZlManMbnMcnMdmMerMfnMgnMhlMklMnnMooMpmMqnMrmMvnMwnM2nM3nM4iM5kM6nM9nN8kN9rN+pN/nOCqODqOEnOFmOGtOJpOMmOUmOVqOXz
CqlC7mEIlGtkGzlI8kI/oJglKAlONl
ACnARmAVmAbmAdkAemAmnAxoA1nA8lBLlBRoBbpBhlBynB6lB7kCBmCSlCYpCcmCkkCpkCtmC0mC1qDHlDVkDWmDXmDZmDamDbnDdnDenDfnDgnDhoDioDjoDlpDnnDooDppDqmDsoDtpDunDwmDykDzpD1nD3pD4oD5mD6nD7mD9rD+pEBmECnEDoEEmEHqEImEJmERoESmEamEckEemEhmFDmFMnFOlF0mGBlGKkGMmGOmHLrHOlHPqHzlH9mIMlIWmIlmIplIunIzlI0lJJlJLpJNlJPlJRlJjlJllJomJqlJxkJznJ6nJ8nKnnK3mK4jLNlLUnLXmLYmLblLemLhlLinLtpLvoMKnMLmMQkMToMZlMjmMolM3pM8mM9mNInNQlNfoNgpNhpNiqNjpNlmNplNumNxkNzmN0pN2qOCpODrOGpOLqOUlOXo
AAmABmACmAFlAGjAHlAOlAQnAdmAenAfnAgmAjnAknAnnAsmAvmA4nA9oBJoBKkBRmBVmBbmBtlBunB7mCNnCWmCamCinCtmCvlCymDWmDvoD8mEPmETmEUjEamEcpEdmEfnEgmEhmEymEzmE4pFPlFWjFbmFipFllFnlFomFpoFrmFsmFwmFxoF2nF/mGAmGBmGEnGHoGMnGVlGhmGjnGknGlnGmnGnoGolGpmGrqG0lG4lG7oG/rHAkHEmHHoHJlHLpHMlHOnHPmHUpHYmIhoI9oI/mJFoJPmJcnJ4mKMnKnjKsnK8lLBoLImLNlLPmLQnLRmLUkLamLcmLglLnmLonLpmL3lL5lL6nL9kL/rMHnMImMNkMPmM4nNOnNPkNflNgnNhoNioNwnNxqNzmN0lN1nN9oN+lODlOFnOHrOJoOKsOLqOMrONmOPkORmOSnOTqOXk
ACoAKlARmAVmAdnAelAmmAxnA1nA8lBLkBRmBbnBhoByoB6mB7lCBmCSlCYoCplCtmC1mC2mDHmDWmDXmDZmDalDbmDdmDenDfpDgnDhoDioDjoDlpDnoDonDpqDqmDrnDsoDtoDunDwmDxnDzoD0nD1nD3oD4qD5mD6mD7mD9pD+qEAoEBoECmEDnEEmEFlEGoEHqEImEJnERnESmEajEcmEemEgmEhlExmFAmFBlFDlFMoFNnFOmFsmF0mGKmGOlGTmHLoHMlHOmHPoHanHolH1lH8lH9kIMmIWmIfkIpmIumIzmI0lJJlJLpJMlJRkJjjJkmJlmJonJqlJxlJzoJ6nJ8oKnoKokKslK3kLNmLUmLXlLYnLbmLelLhmLinLtoLvnMKnMLlMTnMZmMbmMomMrlM3oM5mM9nNamNfpNgqNhqNiqNjoNllNpnNulNxlNznN0nN1mN2qOCpODtOGqOLsOUoOXn
AAl
AQnAemAjnAklA9lBKmBVnB8mCMkCynENkEPnEamEcnEdnEhmFZnFbmFrmF7mF/kGBjGElGMnG/nHElHHoHLpH4lKMnKTkLBmLLlLQmLanLonL6nL9lMHoMNmMPjMumM4mNOnNgnNzpN9qOChOKrOLpOMmONmOSpOUl
Nzn
ALlAWmAXnBSkBlmCEjCKmCOnCRlCTlCXkCdlCnnCxlCzlDGmDXkEOlEQmEXmElmEmmEolE3mE+nFPlFbkFrmFxnFymF8lF/mGCoGNlGRmGckGwmG2lHSmHbmHdoJBlJGmJNkKFnKGoKHmKKpKMoKOmKRmKSmKblKgmKllKtlK2kLFlLLkLZmMAmMCkMKkMxiNAlNNlNXkNnnNtoN0mN3mOAnOBrOKlORoOXm
AWlAXmAvkAzmA+mBSmB7lCMnCOnCRmCTnCXmCdmDGlDSlDXlEMlEOmEQlEXlEllEomE3lE+oFklFrmFxnFymF2lF/lGCpGNkGcnGnlGwlHSmHXlHbmHdoIakIxlJGmKFnKJnKKpKMnKOmKRmKSnKWlKbnKgmKhkKkkKtmK2kLEkLFlLWkLZnLzlL/kMAnMClNWlNXkNdkNlmNnnNtoN0mN3pN5nOAmOBqOKkONmORoOVm
ABoAFmAVlA2mCIkCdlChoCjjClmC4kELmEomEsmEtnFGlFNnF2kGQlGRlGdnGmnGrlHDkHPnHZoHdlHkmHrmILnIMnIYmJUnJZnJqnJvnJ5kKBmKCjKEnKKmKPlKWnKekLBkLImLZlLdnLjmLtkL2lL5lMimM+lNAmNJlNPlNWlNYkNqlN3lOBnOCmODnOEnOHoOIlONnOQlORpOXr
A+lBSlCdkEslGCkHXkHdlIalJUkOBn
EslKWmOBh
J0k
Eko
AGlALmAVmAonD0tEjnFinGrmHhmHzlIhkJMmJ0mKAnKDkKpqLMpLPpMgsMtm
ANmAgnBIlBQoCEkCMkDYkEhmEpmEynE0mFBoF4nF+mGOmG1lG5lM2kM7mNalOQmOWq
A5oCxnE0mFAmFOmFbmFelF6mGWlGgnI6mJYlKLlL8kMdlOSsOTkOUpOXl
EynE0m
ABlAVmAYnCNoCSnEMpEQmE7nF6pGelHJoHVoIJkITmJqkJ9mKEnKUnKWkMslNTlNjmNvlONoOPnOQmORm
ABmAVlAYmCNoCplCzmEMpEQmE7oF6qHJpHVnH6mITmJ9mLZlMPlNjnNmlOPnORmOUl
AAnACnAGmANkAOpAQoASmATmAVlAWmAZkAaoAboAcmAdlAmnApnA0pA1pA3lA5mA9nBBmBHoBMlBNoBOmBRpBUlBZqBdnBelBfoBjmBkpBlnBnmBroBunBymBzmB0mB1mB2nB6mB7nCMmCVmCWmCZmCekCflCjmCmoComCqmCrrCwpCxmC2mC7mC9nC+pC/mDBmDCmDHmDImDJnDQmDUoDYmDjmDmnDnnDomDvlDxmDymD2mD7mEAnEHkENnEPmERnESoEToEVpEWoEXrEYmEZpEboEdnEemEhoEjqElnEppEtlExnEzoE2mE3nFKmFLmFklFnmFplFsmFymF2oF6oGDmGFmGPoGUnGYkGdkGeoGhmGkmGqmGrpGunGxoGznG0kG8pHEnHMoHNnHPnHQnHXkHfmILmIUnIvnI2lI5nJCnJEnJFrJGlJKmJOjJPnJQlJUmJVnJXoJflJhmJynJ3nJ4lJ6lKFnKImKLmKlnK9oLBlLHnLSmLZmLkmL4lL6mL8mMXnMYmMZpMapMmmMomMplMqlMspMtnMvmMxnMynMzmM1mM6nM7qM8pM/pNCnNFnNHpNKmNLmNMoNNoNOmNPoNQnNSkNToNXmNYoNapNbmNkmNlmNwkNypN4mN5oN9oN+sN/rOEsOGsOHrOIsOLkOOnOPlORqOSlOUjOVrOXu
BGkF6lKIkN+m
AAlFKm
AGqAVkBuqBwlD1qE2kFgoIGnJ0nLLkLMlLyqOSl
ABlANlAToAulAvoBBlCQmCnmCpnCxmDJoEhmElmEmmF+qI+pJ9oKlmNJoNLlNYmNalNxlOJoOQoOXj
JYl
C4qDLlEpmEymFfpFpoJCmJ/lLGkL0qM3lNPlNmmN7p
ABkAMlASmAemAilBDmBQmBYmBznB/mCDmChkCqlCroCznDAnDBnDDlDGlDLlDOnDPnDVmEkmEolEqmErmEsnEtpEylE4mE5oE8rE9nE+mFBpFHqFplFtlF7lF/lGSnGZmGnmHGlHQmHSlHTlHXnHjoHvnH2mH6mH+nIOnIPoIXmIgnIimIvlI1kJTlJplKIlKJmKLmKMlKNoKOmKPnKQmKTmKWoKXmKYnKZoKaqKbmKfpKgmKhoKinKjlKtlK8mLZmLilLqlLwlLzmMAlMDkMFmMRnMxlM5nM/mNqmNwlN4kN6oN7nN/mONsOPqOQpOWkOXq
AToAvoCnmCxnDJoDrlEhnElnEomF+qI+oJ9nKFnKlnMDlMJlNJoNYmNxmOJoOQoOXj
GblJWlJYnJ5l
BVkCQjC4rEpnEynE8lFfoFpqIanJCnJ/mKllL0qNmmN7p
AUpA3lBTmCPnCklDHnDMlGOmGdlI0rJTlJqoK1kMblNSkN2mOQmORmOTnOXq
ABnAMlAumBDmBQlBYkBfmBplBzmCekChlCqmCrlDAoDBoDDlDGmDLmDOoDRmDVmD1kEimEomEqlErnEsnEtoEynE4oE5nE8qE9nE+kFBoFHrFRlFtkF7mF/mGZlGnlHGlHQmHSmHTmHXmHjoHvmH6mIOnIQmIgoIimI1kJJlJKkJTjJpmKFlKGoKInKJnKLmKMmKNoKOmKPlKQoKRmKSoKTlKXmKYmKZoKanKemKfpKhoKinKjlKqmKtlKuoLImLZmLilLqmLwkMAlMDlMFnMRnMenMwkMxlM/mNakNqmNwlN6nN7nONsOPrOQpOXp
ABnADmAdmAenAikBEoBGlBLnBSnBTlBqmBunBwkB3nB5qB9lCElCJmCKpCVmCjmComCslCxkC7nC+mDJkDQlDSnDppEMnEQkEVmEbmEcmEemEfmEnkE2lE4nFsmF8kGJlGdmGonG4kG+pHgkHnoInmIvnI3oJRlJfkJokJrnKInK9lLFmLJmLXlLpnMXnMbkMhlNSmNfpNgoNhnNioNnnNpnNrnNtmNxlN1kN5nN9mN+nN/pOArOBnOClODnOFlOHnOJlOOmOPmOWk
ADoAFnAHnAOnAVnAdmAkmAplBGkBVmBbnBtkBumB4kB6mCJoCKnCVmCcmCknCsmCtlC0kC2pC3pDBkDDmDQmDSmDhjD4lEMkETmEWoEYjEclEdmEeqEflEgmEilEkkEplEvnEymE2mE3mFCnFJmFVmFdmFflFrpF3mF5mGBoGEmGGlGHmGIrGMnGanGbqGemGroG1kG2nG3mG+kHIoHVlHgnHhnHilHolHynH4mIBkIRnIYmIhmInlIqmIrmIwmI8oI/qJBlJDoJEkJFnJHmJNmJWkJYlJmoJrlJsmJunJ1oJ4mKJmKKmKTnKWkKZoKlkK1lK8oLEmLMpLPmLTjLYnLvlL2mL5oL7nL9mL/qMAnMFkMHoMhlMwmM1nM+kNClNEnNTmNfnNhnNlkNmlN9pOKnOLpOOmOPmOQiOStOTqOXk
BBk
MJm
N2k
ABlANlA5lB5lGPkI3nMel
JYn
C4l
AYmDDlMtlN9kOAlODn
AQlCzlNJmOOl
AalHDkM/lORo
AVlAXmBVkBbjCIlCkmC3mDDmDrkD2kETmEWmEanEdmEkjEpmFElFVjFrnF5nGBoGEmGHlGanG0lG3mHInHOlHflHomHymIYnIrnIwmI/oJDjJFmJmlJumJ4kLMnLTkLVmLplLqkL/oMElMWlMfkM1kM6lNomOKlOLjOSjOTl
BZlB/nCJnCslCylDDnDMlEWnHgoIRnLMmMPlM0kNclN9nOKm
BwmD1nJgnLLoNel
APmAYmCSlCasCupCvlC6mDtkESmFMnFNjFPlFQnFRmFSkFTmFVlFWmFXmFYnFZnFaoFbnFdlFgnFhoFjmFknFmmFnoFpnFumFwnF0mF4mF7pF8nHVlIipI6oI/rJCkJTrJUlJfmJnmJyrL3oM0rN6sOUo
ASnBAoFmlFznIGmIUlIdnKsmLqlL2kMGlM4kNWl
AWmBQlBpmCLnCRmCSlCanCpmCumC6nDklDtlFClFMnFNlFOnFQnFRlFSmFTmFVlFWlFXlFYnFamFboFdmFfmFinFjmFknFlnFmmFnmFtpFwoF0nF1mF4oF6nF8nGPmI6mI9oI+lI/pJClJToJUjJflJyqL1nL3nM0lNPlN6rOUo
ABkACoADlAElAFmAGpAHmAImAJoAKlAOlAQlATkAVmAYnAZlAbnAdmAemAgnAhmAjnAkpAlkAomAppAqpArlAsoAtnAvpAxmAznA5qA6oA8mBCoBDmBEmBGqBMqBNpBPmBQoBRoBWnBZlBasBemBknBnlBvnBxrB0qB4mB9qB/qCDpCGnCJqCKoCMnCOpCPpCQoCRlCToCUqCfmCgkChqCinCjpClqCnoCqoCtmCumCxnCznC2mC3mC9nC+nC/pDAoDBmDCpDDnDEmDFsDGnDIoDJpDKlDLoDMqDNoDOqDPpDRnDUmDVnDdmDpmD4mD5pEClENoEOmEQpESoETpEUoEWrEXmEYnEZqEamEbpEcnEdmEfmEgoEhoEipEjqEkpElpEmnEorEpoEqnEupEvnEykE1pE2lE3mE4mE5oE6pE8mE9oE+oFDoFEmFGlFLrFMmFSmFkpFmlFpnFqqFrnFsnFymF8oF9nF+oF/lGAlGCmGEmGGlGLkGQmGTmGYnGcmGdmGerGfqGgpGhqGiqGjrGktGlsGmqGnpGorGprGqoGrqGssGtqGurGvqGwqGxpGyrGzrG0oG1sG2sG3qG4qG5qG6nG7qG8nG9nG/lHAnHBnHCnHDnHFnHJnHKqHLnHOoHQnHRlHSmHTlHUnHVnHWoHXoHZqHapHenHjpHlnHxoIBnIOlIilIznI/mJKnJLrJOoJRmJTrJWnJXmJYoJamJbiJcmJdnJimJppJwnJxnJymJ3nJ8mJ/mKEqKFmKGoKHoKInKJoKMmKNpKPnKQnKRnKSpKVnKWnKXoKZmKalKdnKflKglKhpKinKjpKklKloKrmKumK4lK7nK9nK/nLBnLCmLEoLKoLLnLNoLOlLPnLTkLVmLYmLbnLcmLdpLfmLinLjmLopLxmL0lL5nL7nL9nL+lL/mMClMDnMIoMMkMNpMRnMVnMZoMamMboMcoMdnMerMfnMgrMhpMipMjpMkmMlqMmsMnoMooMpoMroMssMtqMupMvpMwoMxpMyrMzrM0lM1mM2oM4pM5pM6pM7pM8nM9qM+pM/rNArNBsNCrNDrNEqNFqNGpNHqNIrNJrNKqNLqNMqNNqNOqNPqNQpNRrNSrNTqNUqNVrNWqNXpNYrNZqNarNbpNcqNdqNepNfmNgmNhnNinNjoNkpNulNznN1pN3mN4mN5lN9rN/rOAmOClODoOEtOFqOGqOHwOIuOJtOKuOLoOMnONqOOvOQtOTtOVtOXr
APmAWmBQlCRmCSlCasCupCvlDtlFMnFNmFOnFQpFRmFTmFUmFWmFXmFYnFZmFaoFboFdlFgmFhnFjmFklFlmFmnFnoFpmFvlFwnFzmF0nF4lF6nF7qF8nGPmIioI6oI/rJFmJTqJUnJfnJnmJytL1nL3oMPlM0rN6tOUo
ASkBAqC1lIEmKsmLPlL2lMWlM4mNWkNnl
AAmABmAClAEmAFnAKmAMmAOmATpAVlAZlAbpAcpAelAfmAhlAjlAlmAmlApnAvlAwnAxnA2mA4oA5nA8nA9lA/mBEmBGmBNmBOlBQmBSmBVmBdmBhlBinBllBooBqlBrmBwlByoBzmB3mB6mB8lB9nCAoCGnCHmCImCLnCNoCPmCRqCTlCXmCZlCbmCcnCimCjpCklCmoCnlConCpmCrlCsmCtpCunC0oC4oC6mDAmDBmDFpDGpDIlDKnDMnDNoDPqDRnDSlDTqDUmDWoDXlDclDeoDflDgmDjmDlnDnnDpoDrpDzlD3nD6mD7mEFmEKnELkEMpENlEPmETmEUoEVnEYnEemEhmEimEknElnEmnEnmEomEpnEqpErmEsmEtmEuoEvoEwoExlEynEzoE0kE1mE2nE4nE6nE7rE9kFAnFClFEoFFrFGoFInFLnFglFimFnoFrkFsmFtlFylF2oF5lF6oF9nF/oGAjGBpGCoGDnGEnGJmGKoGLmGOnGQlGRlGSnGTpGUoGVlGXlGYmGblGcoGdpGelGqnG+mG/lHAnHCoHDnHEkHGoHLmHQoHRrHTmHXmHaqHbqHfoHgoHhpHinHjpHklHmmHnpHolHpqHqoHroHukHvlHxlHymHzrH0mH1lH2lH3mH5nH6rH7pH8nH+oH/oIBnICoIGoIJpIKlILoIMmINoISoIUpIVnIZlIcpIdnIfoIgmIioIjmIkpImlIroItmIznI0pI1oI2lI3oI4nI5nI8lJGnJHnJIkJJpJMpJNoJOmJPnJQlJRoJSqJUlJXmJYvJZuJawJbpJcrJdnJfmJgpJhqJqoJrqJtnJuoJwrJxnJyoJzqJ2mJ4oJ5tJ6lJ7oJ8oJ+oKApKBnKCpKDuKHkKUlKnqKumKvnKwpKxmKynKzlK0oLBnLGmLJkLKpLLmLNlLcmLdmLemLgnLllLwoLyoL2lL8mMBqMEmMFpMWnMcnMenMfpMjmMkmMsnNCnNNoNQlNSnNVnNglNimNmmNomNpmNqmN1mN2mN3mN5mN6pN8qN9kN/oOEiOInOJmONsOPlOQlORjOVlOWnOXx
APlBpmCLpCaoCpmCvmC6nDkmDtkFMoFNmFRmFSnFTmFUmFVmFWmFYnFZmFanFdmFfmFklFlmFmmFtpFwnF1mF4nF6nF8mGPmIimI9nI+lI/pJTqJUlJnlJyqL1nL3nM0oN6qOUn
AMmANpAZnAorArmAvpAwlAxmA5qA6nA/mBEqBInBNoBOmBPjBQpBalBcoBqqB0mB1oB9qCHoCJnCPlCToCopC8mC+mC/kDEoDImDJmDPmDUmDVqDYnDZmDbnDiqDlpDooDppDqlDxnDyrDzoD0lD1kD2qD3nD4mD8mEAoEBlEClEImEOlEopE0mE6nE9nFSoFcnFmjF5oF/mGAmGCmGGlGKmGLqGMnGOmGSpGXlGamGcnGllHZoHbpHejHimHtpHukH0lH5pIBnIGmIIrITlIVlIdoIekIgqIhoIkqImmInpIsmIvoIxmIyqIzmI1kJHkJInJJkJPoJhmJsmJvkJwnJ1lKjoKpmKsmKwoLToLdmLsnL2mL4nMElMJoMLlMVlMXlMYnMcmM7oNNmNTmNXnNlmNmmNnkNzmN0pN9mOAnOCpOGjOHqOJnOMqOWkOXq
AYnA+kBDpBfmChoC0mDEpDMmDQoDVnDolDykDzoD/kEClEDnEEnEKuERnESlE7lFOnF6lGClGMnGTkGanGrlG1lG8lHTkHeoHhlHjlHuqHxnIFmITnIrnIwmI3mJFkJalJdnKEmKGmKenLYkMHmMflM4nM6lNnoNtnNwpOGn
AFnAIlAVlAbmAflAglAhmApmAwnA2mA9mBAoBDnBInBSoBUkBXnBanBunBvkBxpBylCJlCmnC4lC5lC6nC+mDFnDJmDUnEFmEXmEYmEbmEcnEpmEtlE1kE+nFLmFPlFUmFfkFjmFlmFvmFwoF2mF+nF/nGBkGEnGKsGPnGWnGYnGlmGsmGukGvnGwmGylHBnHFmHGmHUnHbmHcqHomHpkHqmHsmHzkH2nIFnIJoIQnISnIVlIkmImnInmItmI1mJGoJakJenJhmJpnJqlJxlJ+mKBnKCnKEkKKkKSkLClLZmLolL+oMBlMalMolMplM/lNQlNRnNXnNqmNroN2oN4kN6lN7mN+qOBtOHmOJoONrOOqOPnOQqORkOSoOWsOXn
AKnAOmAQnARmAnnAplArmAynA0mA/uBEqBImBKrBTpBcmBhqBqqBtmBznB1mCEpCFnCMnCZmCaoCbqCnpCslCzpC0oC1qDNlDOnDZnDinDkqDpnDypDzmD2mELqEelEyoFSmFYnFhmFjoFmqFuoF1oF3oF5lF/mGLnGSjGdmGrlGunG3kHTmHqnH5pIBlIGnISlIdnIhnIksIspIyqJHlJIoJJnJOoJPmJnoJ0mJ1pJ+qKvnK0mK7nLLpLQoLRpLTmLXnLYmLgmLjmLtlL0mL4mL7mMCpMEnMQrMTqMYpMcmMglMjkNBlNdrNgmOCkOKlOLmOMqOPm
ACoADnAEmAGpAHmAJpAKmAQkAVnAYnAZlAbnAdmAenAgnAjmAkoAonAppAqpAriAspAtmAvpAxlAznA0mA5qA6qA8mBCoBDlBElBGoBMpBNqBQoBRnBUkBWlBZkBasBenBjlBkpBnlBvoBxpB0qB4nB6mB9qB/qCDqCFnCGnCJrCKpCLmCMoCOpCPoCQoCRmCSmCToCUrCVlCWmCanCfmCglChqCioCjpCkkCloCmmCnoCqoCtmCxnCznC2mC3lC9nC+nC/pDAmDBmDCoDDnDEmDFqDGmDInDJpDKlDLmDMqDNoDOpDPqDRnDSkDUmDVmDanDemDnnDplDsnD2oD4mD5pEClENoEOlEQoERnETqEUpEWpEYnEZrEboEcmEdnEfmEgpEhoEiqEjpEkpEloEmoEnmEorEppEqnEupEvlEymE1oE2lE3lE4mE5nE6pE8nE9qE+oFCjFDoFElFGmFHkFLrFMnFSmFkpFnkFpmFqrFroFspFymF2kF3oF8nF9qF+oF/lGAlGElGGlGHmGLmGQnGTlGWmGYoGdmGesGfsGgrGhrGiqGjqGksGlrGmqGnqGosGpsGqnGrpGssGtpGuqGvrGwpGxqGytGzqG0oG1sG2rG3qG4sG5qG6mG7pG8oG9nG/nHAnHBmHCqHDmHFnHJnHKoHLoHOoHQnHRmHSnHUnHVoHWnHXnHZrHapHblHenHjqHlnHxnIBnIblIgmIimIznI0lI/nJKnJLqJNlJOnJRnJSkJTqJWmJXmJYoJalJblJcmJdmJimJpoJwlJxoJynJ5lJ8lJ/lKAkKEsKFmKGpKHpKIoKJpKLnKMlKNpKPnKQnKRnKSoKTnKVmKWnKXnKYlKZnKamKcmKdmKfmKgkKhpKinKjqKknKloKmlKpmKrlK3nK4mK7nK9mK/oLBnLCnLEoLGmLKnLLoLNnLOlLPoLVnLYmLbnLcnLdpLenLflLinLonLxnL5nL7mL9mL+mL/lMCnMDoMInMMlMNpMRnMVoMZmMapMboMcoMdoMesMfnMgrMhpMipMjmMklMlrMmsMnoMooMpnMqlMroMsrMtpMuoMvoMwqMxnMypMzsM1qM2oM3nM4qM5pM6oM7oM8nM9qM+oM/rNArNBrNCsNDqNEqNFrNGpNHrNIrNJsNKqNLrNMqNNrNOoNPpNQqNRrNSqNTqNUqNVpNWqNXpNYqNZrNaqNbqNcsNdrNepNgjNhmNioNjnNkrNulNzoN0mN1oN4mN9qN+mN/rOAlODoOEsOFrOGpOHwOItOJtOKvOLoOMoONpOOtOQuOTrOVrOXs
AFlANlAUnAWlAcnAdlAfmAjmAmlAomArnAujAwmAxnAzmA0oA1oA4lA8pBHlBIkBJoBLoBQlBTmBcmBeoBgmBrpBtmBuoBzmB3mB5nB6mB7kB9kB+mCCmCImCLmC1mC2nC5mDKkDTlDXmDlnDplDqmDxlD1mD9nD/lEBmEDlEEmEInEKmEUmEVnEXlEYlEZmEdlEimEkmElmEnlEskEymE9nFDlFEmFInFLnFUmFYnF7nF/nGAnGBnGCmGDoGFnGGoGHnGImGJmGKpGLoGMpGNoGOmGQlGRnGSmGUqGVpGXpGZtGarGcqGdpG1lHUlHepHfmHhkHjlHmmHnnHolHrnHumH4nH5nH7lH+jH/lIAmIElIFkIGnIIlIWmIYkIckIhnIinIjnIkpIlnInmIopIumIxmIyoIznJImJTnJVnJXlJelJwlJ+mK5mLCmLQmLgmMHkM8mNgmNhmNikNjmNknNlmNmlNnmNopNpnNqqNsmNwlNxnNylNzoN0nN1nN2kN3mN4lN5pN6pN7mN8mN9kN+lOCnOEmOFmOGmOHpOIlOKlOLrONnOQnORmOXo
BulNHlNit
BwmIGkJgmLLn
CEpFmoIAlJHrJglLLl
ABkBplCPkCRnCmmDAkDIkE2lGUkHqkHrmHzmINmISnI3nJcnJ5lJ8nKCpKllKvmMBnMFmMSlNumN8mONl
JynN6m
C7lDllOBm
AFkAzlBAmBGlBQkBWkC6oDwlEKnEdnE+mFLkFQkFvkF2mF4lGKmGWnHnlHzmIJoItoJpnJvlJ+lKClKqkKxlL+mNklONiORm
AHnAIkAJoAKmANmAPoAQlASnATjAVlAYnAcmAdkAelAgkAhlAinAjmAkpAmoAnoAqnArmAtnAwlAxmA2mA9pA/qBAqBDkBHmBKnBLmBOnBXpBYqBblBjnBkqBmmBonBqmBroBtnBvnBwlBxnB5oB6lB7oB8pB+nB/nCApCFkCHkCIoCJkCKkCQnCSnCUnCYpCZlCajCklCnkCvpCwpCymCzmC5qC6nC8nC9oC+nDAnDBoDDnDHlDIqDQlDVoDWmDXmDYpDZqDamDbmDdnDfkDhqDilDjoDmnDnnDpmDqmDslDtrDumDvqDzpD0nD1lD4iEBmEClEDqEEoEIoEJnEMjEOlEPmESoETlEUnEXmEbpEemEioEjlEkmEmnEnlEpkEqkEwnEypE0jE1mE2lE3iFApFCnFDmFGmFJnFKkFLlFMnFNoFOnFPmFQpFRnFSmFTmFVpFWmFXnFZnFaqFbmFemFfoFgmFhrFioFjoFkoFlqFnoFoqFpnFrkFsnFtoFupFvoFxpFzoF0nF1rF2nF3oF7pF9mF/nGAmGBlGClGDmGGmGHnGImGKnGLpGMnGOmGPnGRqGXlGYoGakGboGmnGrlGxlGzlG/lHEpHFpHGmHNqHPnHUjHalHcoHhpHopHqmHrlHtnHvmHxrHyrHzoH2nH+mIApIBqIEnIFoILnINlIOmIPpIRmISsITnIUsIVoIWmIYnIZqIaoIboIcoIdoIfoIhrIinIjmIklImnIomIpnIsmIumIxmIypI2oI3nI4pI6nI7oI8mI+nI/mJCnJDnJEhJFlJHpJRmJUmJVkJanJeoJfnJgmJhmJkjJmqJopJpnJspJupJ1lJ2nJ4lJ8oJ9mJ/oKBnKClKFnKIoKTmKclKelKfmKknKwmKxnK3mK6lK7lK+mLBmLCnLHoLIoLJnLNmLOmLPnLVoLXnLZlLenLfnLilLjnLllLmmLpkLqnL1pL3lL4qL7pL+kMDlMMoMNnMOlMPpMQrMWlMYnMamMloMsmM1nM+oNFnNJmNOlNRlNWnNXpNZoNhnNinNkoNlnNmlNslNvlNxlN0lOCnOHlOJnOKmOMjOOoOQoOSmOUm
DZmLQk
EekJolLNlLRl
AClENmGYnIzkLXlLelMgjNRjOFmOTl
GAnIolJonMOqM9oOHl
AimBVkBfnErkHvmKhlONlOXk
GAmJonLznMOqM9oNnl
AimBflBulErlG9lHHlHvnMzmONlOXj
AymBJlBPlBQkBVjCOmCQnCUiCjmC9nDBlDFmDLmDTnDXnD5lENnEOmEPoEUlEVoEZmEejEhnEikEmoEomErmEsmEuoEymE8nE+mFAoFGkFXnFbkGElGFmGGnGHmGNmGOmGXlGboGhnHQmHblHrkHykIYkIzmJDnJamJqmJrkKIlKmlLAnLFlLUlLjlMWkMZmMelMjlNLlNOlNTlNclN3lN9oOBlOClODlOHmOLmOMlONmORpOSmOVpOWkOXm
AGmAYnBAlBVmBjlBtmB9lCLnCUkCalCjnCnqCsnC2nDGoDQoDRoDSoDZmDcpDdlDkmDpkD/kESmEpmF+lGFkGhkGjjGonG/oHClHJmHanJSmJmlJ8mJ9mKGkKImKJlKXmKwnLHkLjlMHmMRlManMxlMyoM/kNhnNjmNlmNmnNnjNpnNqlN4nN7lN8nN9mN+kOAoOBkOCjODhOEnOFnOGoOKlOMnORnOSmOToOUmOVk
ANlDilGrlLZn
AKlAMlAOnAYmAarAbnAenAlpAnmA0lA4mA9mBgnBkmBpnB5kB6pB+pCXsCbmCokCsnC6lC8mDFlDflDlnDmlDtmDxjD7lEClEFnEOnEUmEYmEgmE2nFEmFVlFWnFsoF7lGBkGbnGenGspGtmGunGvqGwmGylG8nG9qHInHNqHmoHzmIAqIBlIJjIUoIenIfoIqnIvnIxnIzlI8mJBnJEnJWnJdqJkpJqoJxnJ7mJ8oJ/mKBnKbnKvnKzlK1oLgmLimLwnL+mL/lMLlMcoMgnMhnMulM2mNMnN1lN+mOFnOMlOUlOXp
AApABoACpADnAEsAFrAGnAHqAIpAJpAKqAMrANrAOpAPpAQnARmASlATrAUqAVoAWnAXrAYtAZnAaqAbnAcpAdpAeuAfsAgpAhpAioAjoAknAlpAmmAnmAovApoAqqArqAsqAtrAupAvtAwpAxsAykAzpA0qA1nA2rA3pA6qA7mA8rA9lA+tA/tBArBBrBCpBDtBFsBGqBIoBJsBKuBLnBMnBNnBOrBQsBRoBTqBUnBVnBWpBXsBYoBZpBapBbpBdpBerBfsBgpBhsBimBjoBklBlpBmnBnnBopBpmBqpBsqBtnBupBvpBwoBxnBypBzoB0vB1nB2mB3nB4nB5lB6lB9oB+pB/oCBoCDqCFmCGoCHoCImCJoCKpCLpCMqCOmCPmCQmCRpCSuCTlCUpCVnCWkCYnCalCboCcmCdnCeoCfpCgmChpCirCjoCkrClsCmpCnrCpuCqrCroCspCtuCuqCvuCwsCxmCyrCzmC0qC1rC2oC3tC4oC5sC6qC7qC8tC9qC+oC/rDAqDBqDCpDDqDEnDFpDGvDHpDInDJoDKsDLvDMqDNrDOrDPsDQmDRlDSuDTqDUsDVnDWrDXoDYoDZoDaoDbqDcqDdnDepDfrDgpDhlDjpDknDlpDmnDnmDopDpqDqrDrrDsoDtrDurDvoDwqDxqDymD0rD1pD2qD3nD4nD5rD6nD7qD8pD9pD+oD/mEAsEBrECrEDsEEnEFoEGsEHrEIsEJqEKoELpEMqENrEOrEPnEQvERrESsETsEUpEVqEWqEXnEZqEasEbsEcrEdsEeqEfvEgtEhsEisEjtEkqEltEmrEnsEooEprEqmErqEsqEtqEuoEvpEwrExoEyoEzpE0sE1pE2pE3oE4qE5mE6sE7rE8sE9pE+sE/oFArFBrFCmFEqFFpFGrFHpFIqFJrFKrFLnFMqFOjFPoFQmFRpFSkFTpFUrFVsFWmFXqFYqFZnFapFbmFcnFdoFeoFfsFgrFhpFitFjpFlnFmnFnqForFppFqqFrnFsqFtpFunFvoFwmFynFzqF0pF1oF2rF3rF5mF6oF7pF8pF9oF+oF/sGAtGBtGCtGDuGEwGFtGGuGHrGIrGJsGKqGLrGMsGNrGOsGPtGQrGRvGSwGTvGUpGVvGWrGXtGYoGZsGasGbrGctGdrGepGfnGgpGhrGirGjmGkrGlrGmuGnqGooGpsGqoGrmGsoGtmGutGvrGwmGxtGyoGzmG0nG1qG2qG3vG4mG5qG6oG7rG8rG9oG+sG/sHAmHBnHCrHEoHFrHHpHJsHLqHMlHNoHOlHPmHQqHRmHSlHTuHUpHVsHWlHXpHYoHZmHamHbnHcoHdnHesHfpHgoHhlHinHjlHkpHlpHmlHnpHosHprHrpHsoHtoHumHvlHwqHxoHyrHzrH1oH2mH3rH4rH8qH9sH+pH/qIApIBpICoIDnIEoIFjIGrIIqIJmIKrILqIMtINoIOpIPmIQqITpIUoIVqIWmIXnIYmIZmIamIbrIcoIenIfoIgvIhsIioIjsIktIlsImpInqIosIpsIqoIrvIsrItpIusIvpIxuIyoIzsI0uI1oI2nI3mI4lI5sI6nI7qI8rI9nI+pI/mJAqJBrJCpJDpJEoJFoJGnJHqJIpJJoJLuJMnJNqJOpJPoJQpJRrJSmJTsJUqJVoJWpJXrJZoJanJbsJcmJdrJeuJfmJgpJhnJirJjpJksJlsJmqJntJorJptJqvJrrJtnJvqJwpJxpJypJztJ0rJ1tJ2rJ3rJ4qJ5nJ7pJ8oJ9pJ+qJ/tKApKBqKCpKDmKFqKGoKHqKIqKJpKKoKLpKMoKOpKPrKQnKRoKSnKUpKVsKWpKXoKYoKanKbnKcqKdnKenKfsKgmKhqKipKjpKkmKlnKmrKnpKooKrnKsrKtoKurKvpKwmKxmKynK0jK1qK2oK3sK4nK6oK7mK8rK9sK+nK/qLAnLBtLCrLDsLEtLFpLGtLHoLIqLJqLKpLLsLMnLNsLOrLPtLQqLRsLSrLTqLUrLVrLWqLXqLYoLZoLaoLboLcwLdpLerLfpLgoLhsLinLjuLkqLmnLnnLooLpoLqpLrmLsrLtsLuoLvmLwpLzlL0pL2nL3lL4rL5rL6pL7lL9pL+mL/pMApMBrMCmMDqMEmMGlMJrMKoMLoMMmMNnMOqMPmMRlMSoMTlMVnMWsMXpMYqMZpMbvMcsMdpMemMfqMgrMhpMioMlsMmqMnoMpoMqlMsoMtmMunMvmMwnMxoMypM0mM2sM3nM4nM5qM6rM8nM9lM+sM/rNAoNBmNCqNDnNEsNFoNGrNHpNIpNJnNKqNLsNMpNNrNOqNPqNQoNRmNSpNTrNUqNVpNWoNXpNYqNZqNaoNbqNcqNdnNeqNfqNgrNhrNirNjoNkqNlsNmuNnpNoqNpqNqrNrtNspNtoNutNvrNwvNxtNyoNzsN0uN1wN2wN3xN4rN6vN7sN8pN9oN+nN/nOBmODoOEmOFjOHtOIlOJmOKnOLlONqOOmOPkORoOUnOWl
AgnAurAylBnlCQmCToCjoCqmCxlC7nDDmDKlDLnENkESoETpEXlEfmEhnEjkEkmEnmEskE1kFBpFElF9lGtmGvlG+mHAlHBoHCvHDoHEsHFmHOpHXpHYqIkkKEsKGkKIlKTlKUmKhkKknMHoMQkMjmMkmMlnMmmMnnMolMvlM1lM4lM6lNAkNKlNWlNdlNppNqnN3mN5oOAoOBkODoOJl
ADmAEpAFpAGoAIqAJmAKuALlAMoANoAOqAPpASpATnAUpAVpAXoAYqAZmAalAdnAfoAhnAinAjlAlsAnrAopApmAqoArlAsqAumAwnAxqAzlA0lA3nA6mA8nA9oBAqBBnBCoBDoBEnBHoBIoBKoBLmBPqBRnBSnBTmBUlBVrBWpBXrBYpBZnBblBcmBdmBemBinBkoBomBpnBqoBspBtoBukBxnBznB3oB5oB6oB8mB9mB/mCAqCBoCCnCElCGnCHpCJmCKmCLsCQmCRlCSpCTlCVpCWoCXrCYmCZnCasCboCcjCdmCfqCgnCiqCjpCkqCloCmmCoqCqmCrmCslCtoCukCvnCwqCyoC0oC1oC2oC8lC9nDAmDBqDFmDGpDHpDJoDKoDMoDNnDPoDQoDSoDUpDVmDWpDYrDZlDalDbnDcnDdqDfpDgqDjnDloDmmDnlDonDpnDqmDroDsmDtmDupDvnDxrDypDznD0kD1nD2kD3oD5mD6oD8nD9pD+oD/pEBoEDmEGoEHoEJmEKmEMlENpEOmEPoEQnERmESoETpEUsEVoEWnEXpEYpEanEbnEdmEfpEgqEhoEjkEkkEomEpoEqtErlEsnEtpEvlEwoExrEypEzmE1pE2mE3nE5tE6mE7lE8pE9mE+mE/nFAoFBoFCmFEsFHqFImFMnFSmFUmFVoFWmFXmFZmFanFfkFgnFhpFinFmmFnpFomFqpFroFsqFunFvkFylFzmF0rF3mF4nF5oF6qF7qF9nF+nF/mGAoGBmGDpGErGFoGJnGKmGMpGQpGRmGSmGTpGUpGVnGXnGYmGaqGdmGepGfqGgnGhnGjoGkmGmpGnmGplGsmGtoGuoGvrGwmGypGzoG1oG2oG3mG4nG5mG6lG7pG8lG9kG+oHApHCoHEnHFqHGmHHpHIrHJlHLnHMlHNmHOoHPqHQoHToHUqHWoHXkHZrHatHbnHcsHdmHfoHhoHioHjlHklHlqHmkHnoHojHplHqnHukHwrH1lH2rH3lH5nH7rH8mH/mICmIDqIEpIFmIGrIHpIJlIKmILkIOlIQsISmIToIUqIcoIfoIhrIirIjlIkqIloInkIopIppIqoIsoIulIvnIwnIyuI1pI2oI3lI5pI6nI8oI+nI/rJApJBlJCrJDmJEpJFlJHmJInJKqJLoJOoJPoJSpJTlJUlJVrJXmJZoJbnJcpJdrJimJknJlnJmrJnoJolJpnJqpJtoJxoJyqJ0oJ1mJ3mJ4nJ6lJ9wJ/nKCoKEqKJoKKoKLnKNlKSmKTmKVmKXoKbkKioKnnKomKpqKqoKrrKsnKuoKvmKwmKxrKznK0rK1nK2oK3mK4nK5qK6nK8oK/oLAsLBnLCoLDpLEnLFmLHnLIlLJpLMnLNmLOoLPpLQpLRoLSpLToLUpLWpLXqLYlLZtLanLbpLcpLdoLepLflLgmLhoLikLjmLkoLonLpmLqqLspLusLvnLwnLynL0mL1mL2nL3sMApMCnMDnMEoMHpMJrMMoMNmMOnMQoMXoMZmMapMboMcmMemMfpMgnMhmMjrMooMpnMrpMvoMwmM0rM4mM5oM6mM7mM8pM9mNIkNPnNVnNYmNZmNakNeoNfoNgnNhqNjoNkoNlpNmpNnmNpoNslNvmNwqNxoNymNznN0mN2nN6nN+nN/mOAtOCnODpOEsOFoOGoOHoOInOJsOKqOLoOMsONpOPlOQrORlOSsOTsOUoOVtOWlOXr
AakAglAkkBVlBWkCvlC9lDVmEPmESkEfnEmnFAmFXkF+lGFnGSlGbmGglGlkItlIzlI8kJSkJamLBkLUlMblN3lN5kN9nOBnOEmOHkOLmOMkORmOSmOWm
C9lEglEol
BBnCSkFkpFwn
AOlAaqDslFBkJol
AUmAhmAmnArmAvoA8nBDlBFnBKmBtlCinCynCznC4mDOkDknDmmD7nECnEDmEGmEWnEanEdoElnEmkEomEpmFIkFalF1lF3mGAnGBmGCmGEnGFkGGnGHnGLmGMpGRnGWpGXmGYmGZqGbmGcmGdnGilG/lHClHRqHeoH9kIAnIEnIIlIQnIbnI7mI8oI+mJAnJCnJQlJTlJvnKGmKelKfnKmnK3mMekMjkMnlNIlNfmNglNimNlnNmqNrpNuoNvmNxnNzpN0nN4mN6lN8nOQn
AgkApkAuqA+lBSlBalCJkCxkDWkERkEslHCnKKlKflLZlMjkM4kNSkNpmNqlN3mN5oOAkOBmOEl
ENlEXnEhlEslE1lHDlHOmKrlKvlLYlLmkMZkMokM4mM7lNDlNFlNrlOMm
OMr
HClJbkKFl
BilGQlJgkMkl
ADkAlkAxlCZnDVlD9kEcmGrlG+mHKmHLjHRmIukI1oJClJylJ3lK9kLJkLSlL5kNhlNjm
ABnAWoAXmAvoAykA4lBanB0pB8lCDnCMmCQoCUlDHlDInDKnDRlEclEjmEklEmmEomG+nHCkHJlHWnH6mJBlJUpJenKOlKZnMJnMklMlmMnlMslNKmNMmNbn
AglBikGQlI8lMDlMkl
AAlAxmCZmCelChlEclG+mHKmHRnHVlHwlIukI1oJykLsnNjm
AWpAXmAvoB0oCDoCQmCUlCgmDHmDInEcnEjkEmmG+nG/nHWmH6lJBlJUpJeoKNmKgkKhmKkmMJlMklMnnMslMumNKmNMlNSlNbmN5n
AHnAUnAvnBbnB6lB8nB/mCFmCLmCSnDWmEJkEZnEcnEfmErpEsqFBlFPlFgmFyoF3mGOnHJmHcoH6nIznI0lJDnJcoJitJppLAnLFlLUoLamLcmLdnMpmM2kNimNjmODqOGiORkOTpOVmOXm
AAnADlAHpAYmAonA+kCbkC+nExoFEmFHlGHnGIlGqmG9kG+nHOpHRpHemHwlH7nIGlIbkJPkJTnJikJokMrlM3kOAsOJqOKl
GQlI8lLDk
OAr
AXmAYmAokApmArmAwmBHlBMlBSkBcmBilBkmB4kB6mCFnCSmC2lC7mDGlDSmESkErmEykE3mE4lFDmFkmFlkF1lF/kGAlGEkGLkGcnGdmGvlGwjHElHSmHlnHskHzlJWmJboJgmJ8oKWlK9lLNnLTkLalLokL0lMDlMFnMVlNAlNkkOHoOQmOUoOVo
ABmAWkAXlAtlAvnB0mCDlCMkCUlDGmDIkDRlDSlEmkGHmGolG+nG/mHWnH6nJBlJUnJelKJlKOnKVlKhnL0lMnlM0lNBkNMlNOkNbl
FMoFTnFUkFfkFllFvmFzlGPoGhnGknGsnGtmHJnHLmI6mLCmOUnOXm
EAnN6lOXq
EklE5lFLmFglJyl
DdnFMnFTmFUlFfkFilFlmFvmGPoGhnGkmGlmGsoGtmG3lHJoHLnIukI6mJqjLClL3lOXl
AAlEAnJPmN6lOXp
FgkF6m
ACpAIoAPmASkATpAUnAfnAioAmmAqlAsmAtlAwnA3lA4mA8mBDnBMkBOnBQnBSmBVnBZoBjkBloBonBpnBrmBsnBxmBynB2pB3qB4mB7kB+pCDmCNoCSmCVmCXnCamCcnClmCpmCtnCumCwnC3pC4lC5oC6oDInDVlDXmDYlDaoDbpDdoDfrDhnDjlDnnDqpDrnDsoDtkDunDvmDxoDzmD0mD2mD5kD6nD8pD+mD/qEGmEHoEIlEKmEOlEVmEXnEbmEcmEhoEllEmlEwoE1nE2nE4lE6nE+jE/lFCmFGoFJnFNoFOnFPnFTmFVnFXnFZmFbmFdmFfoFgnFpoFylFzmF6nF8mGAmGCkGDjGMkGOmGPsGQrGRmGVpGXnGZnGbnGlkG0nG3lHEkHToHfnHgoHhmHipHjqHkoHlsHmoHomHuoHvqHwlHxpHyrHznH0mH1oH6oH7qH8nH+mH/sICnIDoIFqIHnIJoIKqIMnINlIOnIPnIQpITnIZnIalIcmIemIfqIgmIinIjpIlnImoInmIonIpmIqoIuoIvoIwpIxmIznI3lI8lI9mI+mJFlJRoJZnJamJinJjmJlpJonJ8mJ/lKDmKHlKtnKumKynK4mK5mK8lLBmLEkLJlLKpLUlLWmLcnLdpLerLfnLhnLklLmnLrmLvmL9nMBmMKmMUnMWkManMboMcmMomMpmMsmMxmM/mNBnNEoNGmNHmNJmNKnNNlNPlNQoNRoNSmNTnNUoNVnNYmNbmNcoNknOAlOBnOClOEnOGqOToOUjOXn
AFmA3nBZmBemBllBrmB9lC2mC4mC5lDdmDnmDtmDumD5nD+lEHmFJlFTnFanGPmHgmHimHjnHkmHloHmlHskHunHwlHxlHykH1lH3nH6lH7mH8nIFmIJmIcmIwnI8kI9lJalJ7kLfmMJlMMmNNlOClODkOElOOmOTmOXo
AAlExkJPlJTlNklOPl
AZlBQkB0mCilDWnEZnE8mE+jGCnGLmGmmJIlLBkLNkLUkLslMFkMhmNWlNgkNvlONl
Nok
AAlEInGml
NTkOQl
OQm
AAnABqAClADoAEmAHlAIqAJsALsAMpANqAOkAPnAQlARoASnATmAUjAWqAYpAZmAdmAenAhlAjrAlpAmkApnAqkAtpAupAvpAyoAzoA0rA2mA5sA6nA7qA+rBAoBEnBMpBNmBRmBVmBXmBYnBanBioBjqBkmBmoBqlBsmBurBvqBxqB5mB7nB8lB9rB/mCCmCEmCFtCJnCKoCMmCOrCPpCQnCRpCSpCTlCUrCVmCXmCZnCapCbmCclCdpCemCfrCgnChsCimCjnCmoCnnCqoCrnCsrCtmCurCwnCxnCznC1pC4oC7oC9rC+sC/pDAoDBnDCpDDtDEqDFsDGrDHrDIrDJqDLpDMmDNtDOnDPoDRpDSsDTsDUpDVoDWlDXlDbmDcrDdnDjnDkrDumDvpDwmDxnDzoD0nD2pD4kD5pD6oD/qEAlEBmECqEGoEHnEInEJnELmEMoENoEPoEQnESoETsEUlEVmEWlEXqEYmEZmEaqEbqEclEelEflEglEhoEipEjpEkoElrEmqEnnEooEpoEqqEsoEtqEuuEzqE0rE1pE2oE3nE6lE7oE8lE9rE+sFAoFBnFCpFElFHrFKnFLrFMpFNlFOpFQoFRmFSpFToFUlFVlFXqFYnFZmFamFcmFdoFgmFinFjoFlmFmkFnlFopFpnFqnFrrFslFtqFuoFvqFxrFypFznF0nF2nF3qF4nF5lF6tF8oF9mF+pF/tGDpGJpGNlGOpGQpGSrGToGUrGVpGWmGXoGbqGdlGepGfpGgsGhqGiqGjsGkqGltGmqGnnGoqGpuGqvGrwGspGwmGxpGypGzrG0oG1oG2qG3qG4pG5uG6vG7rG8rG9tHAnHBvHCpHEoHFpHGtHIoHJrHKvHLqHNnHOoHPlHQoHToHUuHVrHWoHXtHYnHZnHakHcoHiqIBqICmIDlIElINlIQnITnIVoIgnIkmIloIrnIumIvpIxmI4mI6qI7lI9oI+nJAoJBoJEnJHpJJsJLrJMqJNsJOsJSqJUoJVnJXpJepJgpJhnJnlJooJqqJtqJwsJxlJymJzrJ2oJ3oJ8lJ9mJ+mKEnKFrKGlKHpKIqKJoKKlKLnKNnKPnKQqKRpKSpKTmKUqKVpKWoKXoKYrKZnKaqKbpKdpKeqKfqKgsKhqKiqKjqKkqKloKnoKonKppKqlKupKvmKwnKxkKzlK0oK1oK2mK3pK4lK5nK7nK9lLBoLCrLDpLEqLFqLGrLHrLIrLJsLKjLLqLMmLOqLPqLQqLRsLSnLTqLUnLVnLXnLZoLalLbmLcmLdoLelLfqLkoLlmLmpLpmLqoLtoLxpLysLzmL1rL2oL3oL5mL7oL8pL9lMAoMDrMFmMHoMJmMKqMMnMNoMPnMTmMWnMXnMboMcoMeqMfqMgoMhmMinMjnMkoMlmMmpMnpMooMtmM1qM2kM3rM7rNAlNBmNGmNJmNOjNQoNaoNeoNgkNhpNjoNkpNlqNmmNnoNpmNqnNroNtlNutNwmNxsNznN1uN2qN3lN4pN6mN8rN9kN+sOAxOCrODoOErOFrOGkOImOJrOKqOLtONtOOsOQoORvOSkOToOUqOWtOXn
AYmCJkDPlKbmLckOPmOUm
AImAPlARmAupAymBYmB5nB9lCSlCYmCsmC5lC7nDVnDWoDXqDYnDZnDamDbnDclDdnDepDfqDgoDhoDjnDklDlnDnmDokDpmDqmDsmDtnDulDvmDwpDxoDylDzoD0oD1lD2oD3mD4mD7nD9kEApEBpECnEElEGnEHnEIoEJoE3nFNnFOmFPmFRnFUmFVnFYmFZmFalFbnFcmFdnFemFfnFgiFhmFimFjnFkmFlnFmlFnnFrmFtnFxlFymFzlF0nF1mF8lGwmHFmHGnHHpHIlHMnHOoHPnITkIhmI6mI9nJCmJSlJVmJflJqnJ1nJ3mKFlKvmK7lK9nLLnLMmLXnLalLclLemLilLklLmmLzlL1nMUlM0nNXlNclNfoNhnNjpNqlNvlOCtODrOUlOXm
AGnAzkBIlBdmBjnCCnCJpCToDVlDXmDfiEJmE1lFAkFMmFTlFemFgmFjlFllFtlFvmF1mF9mHKnHYlJBnJslKOmKQnLXkL5oMWlMdlMklM3lNckN2nN9qN+tN/mOClOElOJqOMmOUlOXq
AEoAIlAUlAnoA0uBYmCNnCPmC5kDVlDZmDamDbmDcnDemDgjDjnDkqDmnDomDslDvnDznD1nD6oEAmEGnEHmEQnERnEXoEcmE1oF7nGAmGGoGLmGaoHFnHGoHInHOoHPmHZnHnmHunHvnH1mJ3lJ6mLAnLLmLMmLTnLWkLemNXlNclNfnNgnNhnNinNkpNqpNroNsnNunNxmNyoNzmN0oOCqODmOXi
IpkLclODlOPnOUn
AImAPmAuoAymA+nBXkBYlBqmB5nCSnCYpCpmCslC5nDVnDWoDXrDYoDZnDaoDbnDclDdlDeoDfrDgoDipDjnDkpDloDmmDomDqmDrmDtmDulDvpDwnDxoD1nD3mD4lD7mD8nD9mEApEBpECoEDnEGoEHnEIoEJoEQmErmE3mFNlFOmFPnFRlFSkFUmFVmFWnFXkFYkFbmFclFdmFelFfnFgmFimFklFlmFmmFnnFplFrmFtnFvoFwlFxlFzlF1mF2lF8lGwjHBlHDnHEkHFmHGmHHoHImHMlHPnI6lI9oJCmJSlJYnJmmJqnJ3nJ8lKAlKvmK9mLAmLMlLSmLTpLXoLYmLamLcmLelLfoLilLonLzlL1nL7nMPkMUkM0oNfnNhoNinNjoNqmNrlNvlOCsODsOUlOXl
F9mN9lN/pOArOEnOHnOIqOTlOXq
AGoAPmASnAelAhnAipAkmAnoAooAroAsoAtmAzlA0mA3qA+nBDlBRoBTmBVmB1oB7qCDmCEnCyrC/mDDpDFoDGoDHoDImDMmDNlDOmDXnDYpDamDbnDckDdlDekDgmDinDwnDxmDymD1nD3lD7lEAlEBmEDlEInEJoEKoETpEXnEekE3mFDlFKpFLkFMnFNnFOnFQnFRoFUnFXpFYlFmrFvnFxoGAkGFmGOqGPoGpqGslGulGvoG+kHBpHCkHGlHHqHJtHNpHOlHVnHWuHXrHZmHapHbrHemHxpICkIFmIZpIhmI0lI1oI2mI6nI+nJClJDrJFlJHmJJoJLmJMmJPnJRnJSnJVlJemJhnJimJjmJmoJnwJonJqsJtpJ1nJ6mKAmKCnKIoK3mK5pK7nK9oLJpLSpLTnLWnLomL3oL6mMUqMXqMaoMpmMzoM3mNGmNNkNYoNjkNkmNlnNmnNpnNrkNtkNwkNxmNynN1lN2mN3oOAjOCkOGn
AGoAemAsnBIlBdmBjpCClCJqC7lDVlDemDfkDglEGkEQlFMkFPmFblFelFfmFhmFjlFmmFplFtlFvmF1mF9nG6mHElHGmHKmHQnIYlJBmKOlKQnK8mLtlL5nMdlMkkM3lN2nN9qN+tN/oOCnOEkOJrOMmOUlOXo
AEoAIlAUlAnoA0uBYnCNlCPmDVnDZlDamDbnDcmDelDglDjoDmoDomDsmDvnDznD1oD6oD/mEAnEDmEGlEHnEJlEQnERmEXnEcmE1qF5lF7mGAmGGnGLmGaoG7lHFmHGnHIpHMmHOmHPnHZnHflHunHvmH1lIumJ3mJ6mJ9mLLnLMmLXlLemLxlMwmM6lNcmNdlNfoNgoNhmNinNkpNqoNroNsnNunNvlNxlNypNzlN0oOCrODoOXi
OXk
AglIhl
Jtn
JSl
AAmADkAGkALmAMkAUkAVkAXnAcoAdlAgkAqmA1mA3lA7nBCmBEnBGmBPoBXmBbmBimBonBpnBvnB2lB7lCFlCHnCKjCOnCPlCQjCRoCWnCflCqmCrmCtoCvnCwlC0kC5mDTlDalDfmDhmDilDllDroDulDwkDxlD0mD6lD8lEFnEJoEKkELmEPmEQlETmEhlEjmEkjElnEolEylE/lFhlFkmFllFmlFopFrlFunFylF4mF9pF+nGBmGHlGJlGOiGSmGUkGXlGYmGbnGtlG8oHIoHJjHYlHhkHtnH7kH9nISkIanIzkI1mI2nI3lI4jI5lI9nI/nJBmJGlJJpJKnJPmJQmJRlJXlJalJhmJjmJmmJrlJ3lJ6kJ+nJ/oKClKDlKTmK3kK5jLHnLJlLSmLcjLfnLnmLrlLuoL3oMEkMJnMZmMalMblMhoMmlMonMqmMrmMslMumM5lM6mM+qM/oNAnNBmNClNDoNFnNGnNHmNIoNJoNKlNMrNNmNOmNPmNQoNRnNSnNTmNUkNVoNWqNXmNYlNZnNamNbkNclNumN9pN+lOGnOJlOLpOUjOXo
AYlLFl
ADlAJoAWmA7nBPkDilEunE2nF9nLZlOCjOEmOFpOJoOKtONmOTm
OGk
GKkI/lNlo
AslE1kIlkLOn
AGnAelAzmBdmBjpB5lCCnCjlC7nDXmDemD6nEnlE1mFMmFOmFPmFTlFbmFglFllFtmFvkF9nHKmHQmIYlJBmKOlKVlK8mLXmLtmL5mMdlMkmM3lNplN9rN+uN/nOClOEkOJqOMmOXp
DekDgmEAnEJmMWkOCm
Nnr
CRlF+nG6nJSkOJqOQl
BMlBrlE0lHKmHimK6oMVmMcnNhlOXl
AzlBfnEymFgnF+oG6mHKkJSlM+lOJoOQl
BMnBjnBrmHKmHimK6oMVmMcnOXl
AAlC0kC/nHIlH7lIYmIikItlJxnKymMZlMelMklMnlMslM7lOXo
ATlAVnA+nBAkBinBwlB/kEZlEeoEqnF6oGeoGqnGynG8nHUlIujI7mJJnJokJsnKFkMHmNjlNkmNvlNylN/lOGkOPpOQlORmOSvOTpOUoOWq
BVkCTnEnoGcoHCmJNpKnlN9pN+qOAnOXp
Nnr
OQn
AAlF1l
A9mB0mB3mFFnFUrGnrHUmHhlHlmI/mJ6mKdoKolMUoNgmNmmNrmNtmNwnOOl
DOnD7mEGmFCnGWoGZmGqmHrmHslH/qIApIltK9mLBnMtq
B3lDOmEclFFmFUmGnnHlmI/nJ6mKdnMUo
B3nDOnFUqGnqHUmHllI/lJ6lKdnL5nMUnMtnNgnNmmNrkNtmNwmOOn
DOmD7lEGmFCnGDmGWoGZmGalHrmHslH+lH/qIAoIlsK9mLBnLimMtt
B0nB3mDOmFFnFUnGnmHUmHlmJ6mKdmKolLKlMUo
BHkKon
EemKSo
AEmANlAalAnlAymA6nBNmBQlBmnBsnCFnCLlCRnCSmCfmCsnCylC9mC+nC/mDElDFmDHkDImDPnDRoDUlDWlDXmDdnDylD/oEboEllFCoFEkFikF6mGQlGSmGglGqmGxnG5mG6kG9pHBmIBmIalJLoJNlJOoJXnJemJhkJ5kKQmKVmKYlKblKpjKtmK6lLDlLJkLPmLXlLmlLplMclNlmNmjNukN1lN3l
Nnu
ACpASlAmlBQlB2mCQnCZlCmmEJnEOlF4mHHqHMnIjnJDmJHnLDmLilL3nMXmMrlNHlNmmNom
AcoAzlA9nBZoDQmDRnDSmDinD4mD+lEJmFFqFRlFUsGTmGUkGgvGznG9lHUlHhlHjmHnvHomIJoIflI8nJBmJ6mKPmKeqKinKknL0oL4mMUnM8pNSlNTnNfqNlnNpoNrmNtmN3m
ARlAWmBZoBskBxlCAlCBnCJnCinCzmC1lC9nDAmDBpDClDDnDGlDLmDMmDOnDamD5mEQlEilEqoErnEsoEtoEymEzlE4nE5pE8qE9nFBlFHpFWmFslF4lF6lGGnHQnHSnHXmHjpIAmIClIPmIXmIvnIxlJJjJTkJtlKEqKHmKIlKJnKLlKMnKNlKOmKPnKQlKRnKXnKYmKZnKanKdnKenKgoKhoKiqKjnKnlKtnKxmK9lLHlLImLJlLOlLdnLwmL2lMRmMVlM1lM2lNQlN4mOBlONtOPlOQr
F0mIQmJCqJFoJRoJtlNol
BsjBtlBxlCBlCzmC1nC9nC/mDAmDBoDCkDDnDGmDKlDLkDMlDOnDalD5kEsmEtkEzmE5nE8iE9lFBlFHmFWkFsmF6lHQlHXmHckIPnIlmJTlKFmKIoKNkKQlKRoKTkKXoKdlKfnKjnKlkKnlKujKxlK0kK9mLGkLIkLOmLqjMRlMVlMXkNqmOPq
ACpAPmASlAmlBTkBhlB2mCQlCmmEJmENkEOmEPoF4mHHqHMmIjmI/lJDoJHnJtmJzkLYlLikL3nMXlMbkMrlNomOMl
AcoAdmAzlA9nBZoDRmDSmD4mD+mEJnFFoFRmFUsF4mGguGtlGznG+mHUnHhmHjlHlmHnuHomIJoI8mJBmJ6lKElKPmKeqKilKknMUnM8oNPnNTnNfqNlnNpnNtmNxlN3n
AWlBWlBZnBskBtkBxlCBnCJmCimCmmC1mC9mC/mDBnDCmDGlDKlDLnDMkDOnDamD5kD8kEQmEilEonEqpErnEsnEtoEymEzlE4nE5oE8pE9oFBlFHoFWlFskF6lGGmG8lHQoHSnHXmHZnHjpIAlIXmIllIvnJJmJTkKAmKErKFkKHnKJnKLmKMnKNlKOnKPnKQmKRjKTkKVlKXoKYlKZnKanKdmKenKfmKgmKhpKiqKjlKlnKtnKulLIlLJlLOkLbmLqlLwlL5lMDmMRlMemM1kNqlN4mOBlONsOPnOQr
FRmF0nJCqJDmJFoJRoJtl
ASnAeoAfpAglAioA4oA8lBAoBMoBtnCkmCtnC3oC7oEPmEgpGHqGRnGvoHQnHYnHonHqjH5nIqnIzlJDmKBmKFlKpnK1pLHnLYmLZmLdrLklL9nMEoMSoMgnN+lN/iOAlOKsOMlOSn
AblAzmBslBtlBxmCAlCBkC1mC9mDAmDBnDCkDGkDKmDLlDMlDNkD5lErmEsmEtiEznE5mE8lFBnFHnFWlFslF4mF6lGGlGolHTlHXlIPnJDmJTkJgkJmlKFmKHlKInKLmKNlKRlKXnKdmKfnKjmKllKnlK0lK9lLGlLHlLIjLJmLOkLbmLwkL2kMRlMemM2jNBkNqlOPo
Nnu
BYmNcl
GBlLYl
ASkAfmAgnA4nBtmEPmE2lGHnHHjIqoJFkL9mMEmOKtOSo
D4mD+nFUlG+mNfqNpm
AAk
Gml
LTl
ALkAMmANlAQmAVlAWkAXlAZrAdjAekAtoAvqA0nA3nA6mA7nBGnBJlBMnBUoBXmBYlBalBilBkmBnmBpjBxlB/nCDpCIkCKmCUmCbmCdmCelCfnCgmChlCklCrkCxlC0jC9kC+qC/qDCpDDnDEpDHkDIlDKkDNmDOlDRmDTnDVpDXoDZmDamDbmDelDklDmmDqmDrkDvlDxmD0lD3mD7mD8nD+lEHmELnEPkEVjEilEklEvnEwmEznE0nE5nE6mFBmFGmFMnFQmFZlFglFnmFxkFylF4mF6kF9pGOmGSnGUpGdkGpmG8qHPoHRlHWnHalHrkIcmIzlI2kI4lI5nI6lI/nJJlJKmJLpJMjJNmJOlJVlJXnJilJljJmlJunJwnJykJ6kJ9mJ/mKAlKLlKNjKTlKUlKWlKYnKfmKgmKhmK6oLDkLKmLOmLcmLjkL1mL3mMGmMUmMZmMemMklMlnMnmMomMqpMsmMumMxoMynMzmM9mM/mNBnNCnNEnNFmNKmNOmNPlNQlNRnNUlNXlNYmNbnN9lN+mOFmOJoOMoOPmORmOUkOWpOXw
AHmBmlG+kMCnMHl
IGl
AClADpAEnALkAMmAblAclAdnAhmAkmAqqA3nA/mBEkBPoBRlBZmBdlBxlB1kB3lCJqCKlCLkCMnCPnCRmCYmCamCemClrComCqpCrkCuoC3lDLkD4oELlEMmENnEOmEQmESlEUlEXpEYoEamEboEcnEdnEekEfnEgmExmFhlFxlF9lGBjGkkHMlHNnHOmHpkHvlHznH3mICkIWmIcmIslI1lJBlJMlKDmKGnKblK8nK9mK/nLBlLEmLHlLLoLVoLanLblLmmLslL8lL9oMFkMGmMImMLkMOnMQlMhlNimOGkOLmOOrOXk
AnmAsnCPlE/nHWpHsmI6nJrlLVm
ACmADkAMkAOlAbmAclAqjA3nA/lBElBPlBRlBZlBdlBxkB1lCImCLlCMmCYlCamCelColCqjCrlCumDLlD4nEMkENmEOlEQlESnETmEXmEYkEamEclEdnEfmEgnExlE2lFEkFhlHMlHNlHplHzlIWlIslI1mJBkJMmJrkKDmK0nK8lK9mK+lK/nLBlLHnLLlLNlLPlLUlLVlLWkLamLelLlmLmlLplLslL9nMGlMIlMKmMOlMQkMhmM0lOOnOXl
AClAElANmATmAUmAZlAclAeoAglAhkAklAmmAomApoAqkAumAwnBJoBQmBYkBZoBimBvlBxjBymB0lB4mB5mB7lCAlCQlCVlCZmCbmCekChmCnkCtlC4lC8nC+lC/lDAnDGjDPnDQoDSoDYlDdmDelDgmDomDrmD0lD1mEAmECmERmESkEdkEqmEzmE2oE7nFClFfmFilF/pGEmGLmGMmGSlGVlGWjHAmHBmHFmHTmHUmHXkHZmHulHvpHxkH0mH6oIImIKnIOlIYlIgnIjlIkmIlmImlIonIrnIumIxmI0lI1lI2mI3oI7mJEkJHlKQlKUmKZnKgmKilKrmKwnK+kLJmLNmLYkLblLlnLskMBkMLoMYnMaoMwmM7kNBkNJmNQmNZmNcmNdlNmlNolN2nN4mN6mN8nOBpOGmOIkOMkONlOPoOQnORnOWmOXn
AClAHmAJlANlAQmASlAUkAdmAfkAjkAukAvnA0mA+pBBkBEmBUjBckBemBloBxkB0oB1lB5kB6nCAnCEmCHlCLlCPlCRnCTmChmCimCjmC0nC3lC9nDKmDQmDskD2lD4kEOkEPlEZmEfmEmlErnEsmE1mFDlFIoFLlF0mF/jGRnGblG5mHCnHOmHQnHUpHXoHnmHpmHvjIKmILlIakIgmIhmIklIlkIonI0mJDoJQkJRmJYlJrjJtjJwjJ6kKNmKRlKlmKskKtmKxnLBlLDmLKmLUmLZlLcmLjmLnkL5lMAmMCmMGmMIkMenMfmMgmMjmMsnMypMzlM5oM/nNQnNUkNZkNxkN+mOAmOBoOClODmOHmOJjOKlOPl
AClADlAEmAHnALmAMnAOoAbkAdlAgnAhmAknAqpAslBElBPoBRnBZlBdlBkkBxlBymB1lB3mCImCJoCKmCLlCMnCPnCRmCanCelClpComCqoCrmCuoC3mDKkDLlDclD4oD6lELlEMmENmEOmEPlEQmESmEUlEXoEYnEakEbpEcnEdoEfnEgmFEmFhlF9mGBlHBkHMkHNnHOmHplHzmH3lIClIWkIslI1mJglJrlJ4lKDkKGnKKmKblK0mK7lK8lK+lK/mLBmLEmLLmLNlLVoLamLelLmmLplLslL8nL9oMCnMGnMIlMLkMOlMQlMhlM0lOGlOLlOOsOXl
AnlAsoEclE/mHWqHfkHplHsmIClIDnIUlI6mLVm
AClADkAOlAclAqlA3nA/mBEkBPmBZlBdlBvlBxkBymB1jB3mCJlCKnCLmCMlCPoCYmCamCckCelComCqjCrmCumC3mDLlELmEMkENmEOkEPlEQlERlESlETlEUlEXmEakEbjEcmEdnEelEfmEgnExlEzlFElFhlGflHjlHplHzmH3lIClIWlIcmIqmIslJBkJMlJWlKDmK4lK8kK/nLBlLElLLlLNlLUmLVkLbmLelLlmLmlLpkL9kMCmMGlMImMKmMOmMQmMhnMxlOOmOXl
AMmANnASlATmAUmAZlAeoAfmAglAhlAmlAonAppAumAwmBJmBQlBUmBZoBimBvmBxlBykB0mB4kB5mB7mB+lCAlCQmCVnCZmCbmCekCnkCtlC4mC6mC8mC+lC/lDAoDEnDFmDPnDQpDSmDYmDemDgkDolD0mD1mD2lEAmECmEOiESjEakEglEqmEzmE2nE4lE7nFXkFimF/pGCmGEnGLnGMlGPlGVmGWkGjkHAlHBmHFlHTmHXlHZlHvoHxnH0mH3lH6nIGmIImIKmIOmIYmIgnIhmIimIlnIooIrnIumIxmIzkI0kI2mI3oJHlJMmKFmKPlKQmKRmKUmKZnKgmKimKokKwmK4kK+kLDnLNmLbnLllLslMCmMLpMMlMYoManNJmNNkNQmNTlNZmNcmNilNmlNomNsmNwmN4lN6lN8nOBnOGmOMlONnOPmOQlORnOWmOXm
ACmAFlAHmAJmANmAQmASlAUkAdnAflAilAlnApmA0lA+pBenBloBskBxkB0oB5lCAlCElCHnCLlCOjCPlCRlCTmCUlChmCinClmC0lC3mC8lC9oDKmDLkDQnDUmD2lD4lELmEOlEPlEZnEfmErmEslEtjEzkE1nFIoF0nGRmGbmGflGkkG1kG4kG5mG8lHCnHOlHQmHUoHXoHdmHpmHvlH7lIKnISkIhnIkkIooI0nJDoJYlJelJmlJrlJtkJwmJ6mKClKNlKRlKlnKtnLBkLJnLKmLUmLdlLjmLnlL5kMAmMBlMCnMGlMRkMfkMgnMjmMsmMyoM5oM/mNQmNxkN5mN8nN+mOAkOBoOHnOIkONmOPl
AbmBBkChmCzlC+nDhmEmnFKlFPnGKpGUnGYjGolIonI1mJRoJmqKumLFlNAlNGlNTnNYk
ACmAqkAskA3kBRlBZkBblBdiBxlBymB1lCJnCPlCeiCqlCulD4kELmEOkExlGfkHMmHOmHjlHvlH3lIWmIcmIqmJBmJMlKplK7lK9mK+mLLmLNmLVmLbmLelLlmLpmLsmLzlL9mMFkMGkNWlOOqOXm
BblEzjFWlKslK2lK4lLllNWl
AlkCvlELlKol
BZkCDlKVlNQk
AgnChmCikDImE+nFxlHalJSkJUlJVmLblNJlNalOLmOMm
AAlGxlOKm
AAl
AAlDamK/n
ABrAKmARmAqpA1pA4nBVqBulB5qB7oB9oCIsC+qDDlDGqDPmDfqECnEbsEmkE0pE3pFOmFvlFzoF5lGHmGVrGWnGmlGopGsmG1qG+kHKnHMoHemHnlHvnICpIDnIQoI1nI4nI5pI+qJCrJDnJEoJToJUqJVoJgmJjoJnqJ4sJ6pKdsK3qK4oK8vLCnLNoLlmLmrLpqLvlL3rL5oL8nMHsMWmMmlMsnMvmMwoM4nNpnNzpOWn
AVmAolAvnA+lBamDJlEOnHRmHTkKknMclMgk
AcnAlqAymBOjBflBmqB5mB9pCKmClsC0mC1sDMnDQpDUmDqlEzoE9oFImFYmFZmFinFjlGkmHCnHMmHOpHZpHbnHdlHhnHynIWrIimIlnIzjJGkJOqJaqJqmKnoKorKppKsmKupKwlKxpKzoK1qK2mK4oLmnLxoL5nL+lMItMgpMmpNYlNemOAnOMnONj
AVnA+kBanEOmGIkHRnJ4mKTlKkmMclMgk
ABmAcmAlpBEnBOkBmqB5nB9rCKnCYmClsC0mC1tDMoDNlDQoDUmDVnEzoE9nFInFYnFZmFioFjlGknHCmHMkHOpHZoHboHdkHynH+lIWqIlnJGkJOpJUlJaqJqmKJkKnnKosKppKslKuoKwmKxqKzpK1rK2mK4oLxoL5mL+lMItMgpMmnNemOMn
Kcl
Bmn
ABoAmpAqmAzlBMmBVqB7oCIoC3lDPlDVuDWuEDpFAnFNsFzoF3nGApGMvGYmGezGpnGqrGrlGsrGxvHLoHMnHPoHelHnoHvmHwoHxmIDpIzvI0vI1rI+qJCpJDqJFmJUtJVnJimJjpJmrJnpJotJ3rJ6oJ7lKLmKQlK1yK2vK3qLClLJtLlnLonLptL1rL3lL+qMHrNimNpsNqoNvuN5m
ABwBVmBgnB2lB7nB9oCIoDPnDdxDfsECoEbmEynFOoGVoGlsGqlGtsHGnHLpICuI4pJEoJjoJnmJ6mKdrK4sK8rLmtLpqL3nL8lMHoMmqMsmNEnNrlNwlNzrN8nORk
ABkMHl
Npn
AFmAPlAanAgpAsqA1mA7nA8nBRmBSjBUlBWmBfmBlmB4mCQmCRlCWmCYoChmClmCxlC4nC6lDhnDqnD8mEJlEMmEZoElkEmmEolEzlFJlFkqFokGBlGClGFmGJlGNnGQlGYnGcoGvjHSjHklHskH2lH5oH8lH9mIVnIbmImlItnI4kI9lJGoJNkJPnJdkJkoKKlKymK/lLGmL3lL8lL+lMblMxmM5mN9mOBlOLmOOoOPoOXk
CIkDcnHLmI4lK4mK8oNzl
ABpB5lB6iB9rB+pDYmDc0EulFDmFOoFskFzlGlzG5mHMpHPoI3pI4xI5lJjnJ7nK4uK/mLupL3sMeoMmpMwnN0t
ABnAVnAXkEIlEtnFNkGflGulG3kIYnJnkKekLGlLYkORm
K8lLml
BwlDGpG4kG+mG/sHDoHVnLglMZkNbn
BwlDGqG/sHDoHVnJLkJklKclNal
HDl
B9m
ABoDdoGWkKdmMjlNzl
ABqB9nB+pB/mDa0ECpFOnFzmGkyGqnGtqICnIDoI2zJjmKdnL1nL+nMDnMmrNBkNUoNvmOWo
DapEClGtmICoI2rJjmKdlLrmMDmNUn
L8l
ABpB3lDYoI3mMmnNmn
ABnAzlA1lDeoDfmL8mN0l
Nmm
Kdm
ABoNmn
ABpAlnDXxFPnGPlHxnIDpI1mJmtK2mL1pL+nMDnMwoN2lN6n
A+kEhmFilF6mGQlN8lOOm
ABmAznFOlGhlHKkMmnOXh
ABnBBmBHlBjlCplC4mEykFNmFOmFQnFRmGSlGlkJykKVkLwlMwlN4lOBmORk
ABmAzmB9lFOnMmnOXi
ABlBBmBjmCGkC4mEvmEylE5lFNmFOnFRnFplGUlGwkJklK7kL7lMtlMulNXlORl
ABn
BjmCGlDikFOkGwlN4k
ABoAzjDVqDWoFNmJElKdmK1mNqv
ABoAlsDgnHulIzlJDkKdqK3rLJnLpm
ABnAzjDVrDWmFNnGAmIzoJjkKdnK1mNqu
ABnAlqDgmIzmJ3lKdqK3rLJnLpn
ORk
ABqAznA1rBLkDe0DfpGVoGh0GqoGtqICmIDnI4uKdpL3lMDqNzm
CEmCejDFlDKnKEnKelMHnNQl
ABkAXnCelDFlDKnKEpMHmNbl
AXmCenKElMHo
L2l
EJlI2lNklNyl
AnlBVkCylFulJnnK3lLBnLSoL6lN0n
Lrk
AemAklBFqBSkBZpBmlBvkCTmCakConCrnC0nE1qI6lLBlLElLPlLqlLsnLtmL2lMFlMJnMPlMYlM9kNAlNImNlnNmlNnpNqoN5kOCo
CqmDDlHElHOlHXoKLkKZlKkmKrlKvlLbkL7lL9lMOlMhlM0lM7kM/lNDlNKl
EilKGlKglL7lMykNNlNWlNmjNpmNqj
Nvl
K+kNnl
C1jN+m
AzlBNpBmlGMlKomKppMgmOMk
AEmAImAPmApnBjlB2mEHmEQoEYmElkErlGKkIWoMcoM0mOQmOXm
N+lOXm
AzmBNpBmmGMmKonKpqMgmOMk
AEmAInAPnApmB2mDOlEHlEQpEYnErmHmlIWnMcoM0kOQlOXn
OQl
G/nHtlJelJhoJ7mKsnNMlOXk
ABkFjlG/mHtlJemJhnJ7mJ9lKsoOXj
ABnACnAUpAVlAxlA6nBFmB6kConEKmGbpHDkKElK0lLGmMJnM7k
AEoAFpAHrAJkAUpAXnAYoAZlAdoAfnAhnAjoAlnBAkBCnBIjBKoBUnBhmBkmBslB2mB+kCFpCInCWnCbmCcmCloCtlC6lDPkDRmDSnDUnDvnD9nECoEDnEKmERoEcnEdpEeoEfoEhlE1pE3mE7nFDmFOkFTpFVmFqlFtmFxlFylF3mF6pF+mF/mGBpGCkGHpGLnGOlGRlGZlG9mG+uG/pHAmHEmHFmHLqHNuHVuHanHdmHikHjmHsnHtlHulHxnH7lH8lH+lIBnIllItlIulIzkI1mI3lI9nJCmJGnJSoJboJgoJxnJ2mJ3rKAmKKlKlnKnmK7nK8nLFnLOpLPmLUqLpnLvrL5nMVmMcnMmnMqoMslMumM8kNAnNEmNFnNLmNOpNRmNToNcmNdnNfmNgmNhoNimNjvNkmNpmNwpNxmN1mN2mN5mN8lOClODtOEqOFnOGjOIiOJkOKpOLnOMmOPmOXp
ABlAGkAHmAJlAUmApqA8lBCrBElBGkBNmBflBrnBslCElCGlCInCMmCPnCTmCjnComCpmCroC0kC8mC/lDEkDNkDOlDQnDknDrlDsnDtkDvlDwjD9nEMoENmEOlEQnERnEToEUnEWnEXpEYmEZnEamEbmEcnEdoEepEgkEhqEioEjqEkqElmEmnEonEqlErjEsmEtnE4lFKlFYlFgnGAkGBlGDkGFpGGnGHpGIoGJnGKmGLnGNoGPmGToGWmGXmGZoGbsGcqGskHDlHKnHXnHdmHfnHimHsoHtoHykIPpIQlIRmIVkIYlIhmIrnIsmIwmI0oI8mJBlJDlJHnJKmJLmJVnJYnJamJepJpnJxmJ5lKBmKEnKSlKnjK1lLEmLImLNmLQkLSlLVoMglMjmM3lNblNflNglNhjNioNjoNlmNmlNnpNonNpmNqoNslNulNvnNwoNxpNylN0nN1nN2qN3nN6lN8lN/mOAnOBnOInOLmONlOOlOQrORrOUlOVpOXr
FjlG/m
ABlJ7l
ABlAlnB5kCXnFNlFsmGBlLVkMFlNMlOXo
ABnExlGbnJclOXi
AHnAXlAdnAhnAjoArkBUmCbmDSmEdpEenFwnGCkGHoGRlGpkG6kG+jHsmHxnH8mH+lIBmIomIumIzlJGmJbmKXlKloLFlLvpMVmMmoMolM8lNOnN5pOIlOXn
ANlAToCnmGplG2lI+lJ+lKlmNxnOQh
ABmAElAMlARmAXlAakAnlAyoAzlA0pBClBSmBdmBhlB9mCFlCIkCnmC7lDWnDXmDZlDakDbmDcmDfkDgnDjoDkqDomDvmDzlD9mEAmEDoEImEOnEXnEcmE1nE2mFDlFGlF3nGJkG+qHBpHCnHDlHFlHGoHHmHLpHOqHPmHRlHVnHYmHZpHvlIQmJBqJ3pKknLMlLSkLUoNfnNhmNimNjrNkmNqpNrpNslNumNvmN1nN2mN5kOAlOCsODrOLnOXp
ABlAEmAHmAMlASlAXkAamAumAymAzmA0pBCmBYlBdoBhmB8nB9mCFlCcmDVlDWnDXnDclDglDjoDkqDolDvmDwmDxmDymDzmD9mEAlEDmEOoEXoEcnEfmE1mE2mFDjF3mGImGJkGMlGOmG+pHBpHCnHElHFmHGmHHnHLoHOpHPlHVmHYmHZqHcnHvjIFlIQnJBrJ3oLMlLUnLfmNfpNhnNimNjqNkkNlmNqpNrpNslNumNvnN1mN5mOAkOCsODsOIjOXo
Izn
FNl
ABlAXmCFkEcoG+nG/mKkn
AilBfmB/lCNmCzmEqjErlE8oFBnFHmHQlHSmH6lIQlIXmJ8lKFlKGkKIlKKmKLkKMmKOlKPoKSmKTmKWmKZpKelKqlLzlMRjM5nN4lONtOQpOXp
AInATnA7nDEmDRnDakDylFMnFXkHsmI/kJimJllJ9nKonKsoOMnORq
B9mDVrD7kExnFNmFznGMpGqlHeoHvoHxmIDoIzrJjpJ2lJ7kK1lK3mK+mLpnNLlN3k
JnmJok
GrjMDm
ABlDblDdpEakFOlGtnIzlJEmK1qLrlL3lL+qNvnNzo
AlmDXlDdoEakE0kGtoJDkJEnK1oLroL3mL+pNvnNzp
ABlAelBHlCFlHTkOXl
AvpB0oCMmEjmEolMgnMlnMmoMsqMynNRoOXq
ACnAMmASlAhmAooAwmAxlBDnBJlBTmBtnB7nB9mCNnCPmC5nC6nDQmDZlDbmDfnDhlDinDloDmpDomDpnDqlDsoDtnDunDvnDwoDxnDypDzmD0mD1oD2oD3pD6oD7nD8oD+mD/mECmEGnEHoEInEKmEXnFCkFQmFklFolFslFxnFzmF7mGAmGLpGMmGPlHHmHrmHvlHxnIFpILmIOpIPmIQnIVmIZkIhpIioIjmIrmIumIxlIynIznI2lI3lI7mI8nI+mJCmJDkJInJPlJTlJYmJknJvmJ2lJ6nJ7mJ/jLCmLKmLTnLzkL9mManMqnMtlM6mNmoOBmOJmOUm
AvoAzkB0oCMmEZnEjmEolMglMlnMmoMsqMyoNRnNekOXp
AOkAUpAhkBPnB6nCrlCymC/oDIlEbnEonFjnGFnGZmHTlHpnHrkINnIQnISkIUlIYnIqnIukI0sI7mI8oI+qJEmJTnJVnJimJprJrlJvoJxnJ6mJ+kKBpLapMKkMfnNLkNelNsmN2kN9rOClOEkOHmOItOLkOQmORmOXv
DPnDRnGRpGdoJMnJbnJdoOWmOX0
AFqAJmAppAvnA+lCHpCjnDEnDTmEfmEokErlFZmGBpGDiGRmGXlGcnGslHCkHOnHRjHXrJLqJZoJckJkmJwmKnmLhlMDlN9oN+mN/lOAtOCoODoOEkOHqOIuOJtOKpOOmOPmORnOVuOXv
AWlApmAwiBJlBWlCAkDQlE5lFIlFJnGgmGnnGolGplGrkGuoGyoGznG1mG3pG4oG5oG7nG8mHbmHjqH0kImlJboJcpJhkJqlKEqLVlMDmMYnMynNkmOQmOTo
ACnAooAwmAxmBDnBJmBTmBtoB7nB9mCNmCPmC5oC6nDQnDZlDbmDfnDimDlpDmoDonDpmDqmDsnDtnDunDvoDwoDxnDypD0nD1nD2nD3oD6nD7nD8pD+mD/mECmEEnEFlEGnEHpEInEKmEXnFQlFTmFXnFinFonFxnFylFzmF2mF7mGAmGGnGLpGMmGPlHHmHbnHvlHxnHylIFoIKmILlIOpIPmIQmIVoIZlIhrIinIrlIunIxmIzmI2lI3lI8nI+mI/mJClJDlJInJPmJTmJYmJkoJ2mJ6lJ7mJ/mLKlLTmLzlL9mManMqmNilNwmOJmOUlOXm
A5lH6lI+m
K8l
JLl
AEmBBlBHlBJlBimBuoB2nCGnCJnCKmCikCqnCvnD7lFFlFIkFKnFMmFbnI9lJwlKVlKglNYlN+iOUl
FXlIel
CNlFol
AVl
ARmA1qC4lFNnFOmFrmFtsF6rJOlJjoM1sN7o
AHnAPoAYrAdlAnmArmBKrBboBdlCkmCvtCylDvmEXnEdoEelFUnFVqFYnFZmFbnFdrFlmFquFunFznF3nGAnHToHalHulJmlJnnJqkJynJ6lLalLxnL3lMEnMPmNynOHnOUo
AHnAYlBKnCklCvmFUmFVlFYlFdoFqlFulFzmHJmOHnOUj
ARmA1pFNoFrmFtrF6pJSkJjpM1qN7n
AHmAPnAYqAdmArmBCnBKsBbnCkmCvsCymDvmEXoEdoEelFUmFVoFYoFZmFbnFdrFlnFquFuqFzmF3mHJmHOjHTnHumJAmJmmJnnJplJqlJ6mLxoL3mMEmMPmNynOUr
AHnAYmFUmFVmFYlFdmFqmFukFzkHJlJnmOHoOUm
KSlKblOXl
COmFblHblMAl
AskKtkNWkN5nOBo
MXlN7m
FNn
N/j
ABn
AljCOlJalMInOEn
AVmBkmFMpFRmFSnFdoFenFkmFlnFpmFslFtnF4mGPkGsmGtmGupGwqHXnJBnJPnJVoOUl
AwmA+lBVmBunCXrEYkE3pFDoGolGrlHqlHvlHxnHykJXkKKlLwmMomN1pN6oOFnOJl
ApmCznC/lE9mGfoGhkGinGlnGmmGxnG3mG7mHWmHelKFlKYnKklLilNilNkmN0mONmOQoOTk
ABkALkAcnAglA3oBMqBVkBpkB2mCAkCBlC+qDEmDFmDGnDPoDRoDSnDToDUmEAmEJmELlEmlFMqFPoFZmFfnF3nF4oGQlGRnGTmG4lHVuHinIvlIzoI3mI4mI5nI6lI7mJImJKoJLoJNnJOkJSoJclJdpJhnJipJllJsoJtoJxlJ0pJ2mKAnKBnKylL0nL4pMVoMXnNOlNUlNdnNjnODqOTnOWq
AVmFMpFQmFRmFSoFVnFXoFYlFdnFknFllFsmFtnFumFxnF4mF6oGPmGsnGtnGupGwqHXnJBnJPnJVnJ0kOUn
ARlBFlBVmBumCXqEYkE3pFDpGolGrmGznHqmHvnHxmIGmIIlInlJXnKRlLwnLykMklMomN1nN6oOFoOJkORm
ApmCznC/mE9mF9lGelGhlGinGloGxnG1nHWnHelKVkKYmKhkKkmNklN0mONnOQq
AElAXkAimApnBYnB/oCxlDDnDJlDVmDalDdmEmnErmE4lGrlG5mHZnIYlKElKInKNmLilMjnMomONoOPrOQmOVpOXp
ABlALlAglA3mBMqBUmBplCAkC+rDElDFmDGnDPpDRpDSnDTnDUmDbmEAnEJnEKmEmlFMqFPnFRmFZmFfmF3nF4pGRkGTnG4jHVsHinIVlItlIvmIznI3oI4jI5nI6mI7lJInJKmJLnJMkJNoJOlJSnJcnJdnJhoJipJllJsoJtnJwlJxlJ0pJ1mJ2lJ7lJ+mKAlKBnKulKylLxlL0lL4oMVnMXoNWkNdoNjnN+kODoOToOWp
AHmAVqApmA9lBVmB3lCRkC2nDjlFqoHlkHmlILlKemNJnNKmNTlNXmONnOPrOQnORpOSu
ABlAEoAimBYmBtlB9mDVmEQkEckEmkE4lE8jHZlIYlI5lJykKInKNnMJlMjkMllNYkONnOPnOVp
FMk
ORl
Ekl
ABlG8lN+mOGl
NmlN6l
AwnEOlEYjGrmHqmIGnInmLym
A+lBAlBWnDSkFtkGNnGylHCkH9lI6kI8kJBkJIlK/kMMmNQmN9pOAmODmOJl
ABkDPlG2lMalOTm
EjkE9mGelGilGmlG1mG3lKVkOQoOTm
BVm
A9nFTkHFnIQlJslJ8lOOlOSp
AUnCLnChlGboIRlJMi
AJpAMlASrAjmAmoBFsBRrBlqBqmB7mCFnDHnDOlDYmDlpD3oD4pEDoEJmEemEukEvlE8nFDmF3tGBmG1kG2nHSqHvoHwkIGnIVlIgnI7oJXlJnlJvmJ/mKFlKUnKhmK9mK/lLNoLOsLXmLppLqqMCnMZrMeoM2uM3pM8mNlnNmmNpkNwmN0pN1oN3lN8pOCm
AglA2mBFmB3rB+nCnmC8oDfrDipDxlEAnEHlEJmFsmH0pIAmICtIImIVpIkoItlK4oLmnLpmLroL0mMam
AgmB3oDfnD3lICpKxlL0mMLkMnk
AUoBClCLnEckGboJel
ABkOAl
AJqAMlASrAjlAmnAnmBFqBRrBlpBqmB7mCFoDHmDOnDYmDloD3nD4pEDnEJmEcmEelEikEulE8nFDmF3sGBmGvlG2oHSpHvoHwlIGnIVlIgpI7pJWmJXlJvnJ/lKFmKUnKhmK9mK/lLNnLOqLXkLppLqqL1nMZqMenM2uM3pM8lM/kNUkNlkNmlNpmNwnN0oN1mN8oOCkOFm
AglBFnB3sB+mCcnCnoC8pDfrDipDxnEHmFYlH0pIAmICsIVoIkoItmIymK4oLmmLroL7n
ABnCZlDGnDInDQkDVoEWoEgnEnlGFkGMmGOpGSnGTqGlnGplHXlI4mJJmJLrJNmJdmJ0lJ9lKEmKxkLqlLvkMMnMVlMblMdnN+mN/mOAkOBmOHmOKoOVlOXr
ABkAwnA6lBUmCtkCwnDunD8mD+kEVmH3kIDlINlK/kLMlL+lM8nNIlNTlOBlOMnOOm
AMoAmlAnnAqnA4nCRmEXmFDmFInFhnFjmF3mGAlGMoGulHvlIckJymLKnLxoOFmOKmOXp
ADjAEnAHmAJmALmANnAOqARoASoAYqAepAmmArmAunAwmA3lA7mA+lBGlBInBUmBXnBYpBirBppBxnB2oB9mCJlCLlCPmCWkCaiCdnCjmCokCumCwoCxnC3mDFnDPnDbmDcoDenDpoDumDvmDypD0lD2lD+oEKlELmEMlESmEVqEqmErnE6kFSmFYlFqpFrmFsmFtmFynF2oF3mF4lF7lGJlGOmGSnGgmGomGwmGxnG1lHcmHdmH7oIDmILlIhmIknIslIuoIxkIylI2kI4nI5qJAoJKoJVmJXnJtmJyqJ2kKDkKEmKRnKikKplKzlLGoLJmLQmLUkLcmLdmLikLmmLsoL1mL4jL6mMKkMapM3lNDlNPkNVnNcnNflNjkNkpNqlN+nN/mOAoODpOEnOFoOGmOHkOMmOPqORjOSnOTmOUsOWl
AgmB3nDfpD0lD3kHekH0mIAlICmK4mL0nL7k
BLkBZnC/nGykHIkHelHukHvoHxoH6mIVlJSkMskOXk
AfkAtlEvlFHlFplI4lJylKAkL7l
HGk
AUoCLmGbm
AclA/lCtlDIkEAmEWlFLlFMlHilJxlKIlKMkKSlMbl
AwnBQkBUmCwmD8nD+mEVhF2lGFmH7kIDlK/kMJmM8nOBmOMlOOm
ABlASmAnkI7nJ7lLpn
E/lGZlH7k
ATl
AGlAMnBDkBGlE0lOXp
ABlAMmASlAVjAikAwlBUmBYnB/lCLmCwmDelDumDymD+mELnEVmEbnFSmH7mIkmJtlKilKrlLsmOAmOBmOEoOMk
ABl
AKmAbnBemB6nCImCKmCVlCclCnkDmlEBlEylHGlH0mIBmICmIUlI+kJhkJpkL2lMYlMnm
CNlIYnJhlJylMClM5k
ApmDMnItl
BDlBenB6oCImCKmCnlCukEBlFLlHTjHdlIBlIUlIalI+lJmkLYlMJmMnl
EKlFilIYnM5lN2l
IRlItlJBkJilOXi
AkkCRkCcnFGkFQkF6nIbmI3lJSoJgrLFnLOnOXk
AClAEjAGlAIlALnANlAVmAWqAXmAZlAbmAdkAelAhmAinAjnAkmAlnAolAqmArkAsmAwoAzqA2mA3kA4mA7oA/mBEmBFqBImBMpBOpBTlBVpBcnBjpBkoBomB4nB6oB8mB+mCClCEnCJmCKoCLnCMmCNlCOnCQmCRlCSlCVlCcnCdoCeoCgnCioClmCtlCxnC2oC5mC+nDApDCkDDmDFlDGpDHnDJpDKoDLoDMnDNnDOoDQlDSoDTvDUlDbnDcmDkmD/mEImEMnENlEPnERnESqEToEUmEVmEYmEcnEdpEeoEfnEgmEhnEinEjmEkmElnEmoEooEpmEqpErjEsoEtqEvoEwnEznE2lE8qE9pE+pE/mFBoFGnFKnFSlFTnFUlFbnFdnFklFloFpkFqkFtlFxmFynF3lF8mGEmGHoGImGKpGQoGYmGesGfrGgqGhtGirGjrGktGltGmqGnrGoqGptGqlGrrGsmGtnGupGvmGwpGxsGypGztG0uG1wG2tG4tG5tG7sG+mG/lHLoHUlHWoHXlHarHbqHlnHnmHplHrlHtnIRmITnIenImnIopIplIrnIsnI1oJEoJIpJJoJLmJMpJPpJSpJUnJVmJYnJamJdmJeqJfpJglJhlJmmJqmJtlJuoJwnJzmJ1nJ6oJ9pJ+nJ/lKAnKBlKCnKElKFqKGpKImKJlKLnKMnKNoKOmKQmKSlKUqKVnKWpKXqKYlKboKcmKenKhkKjlKkmKlkKmnKqlKrqKvlK0lK5nK6nK/lLAmLClLDnLEoLFnLGoLMmLNmLUmLWmLYoLanLemLfoLipLolLsnLtnLwnL0lL6mL7mMBpMDnMHnMJkMMmMPmMVpMZoMamMjmMnlMsmMtlMvpMwpMymMzmM4nNEnNJjNKmNLmNMmNNnNclNfoNgmNhqNiqNklNomNqjNrmNtjNwoNyqN0oN1qN3nN8kOImOKoOPoORjOSlOTxOVmOWo
ACqAEmAHmAIlAUlAdoAwnA/nBCnBMmBQnBblB3nCanCumCvoC9lD2lD9kELmEMnEOmEemE5kFDmFIlFJkFVlFYnFgnFmoF2oF/mGMmGPmGQpGTpGwnHCmHfpHkkHmnHonHxmIflIinIqmJBlJFoJKnJLlJWmJXoJdlJnoJ/lLQkLalLekLomLylL7lNfmNklNonNqnNwmN9oOFpOGmOHvOKxOLrOXj
ARnA4kBSkB5lDDlD/nEgoFMkGtlHklIOlInoJLnJOlJQkJmlJpnJwlKSlMZkOBoODoOIoOSsOVqOWmOXk
AFkAKlAMlATnAXlAclAemAfnAjmAmkAplAxnA4lA8lBQlBSmBhmBlmBolB9mCAlCNlCRlCTlCjmCkmCnnConCrmCtlCuoC0nC8mDFlDGlDIkDKnDNnDRkDSnDTmDslELmEMnEVnEplEynE1lFCmFFmFGmFInFslF2lF7kF8lGPjGSmGYlGcmGdmGmkG1lG2kG/mHAlHDnHLnHMlHQnHRmHblHgkHioHkiHmlHokHtmHvmHxmHzmH0mH1lH2jH5lH6lIBlICjIGnINmITlIUmIVmIZkIcoIfoIrlI0lI1mI5lJXlJbmJcmJdmJwjJxmJ2mJ4mKAlKBjKDnKolKwlLBmLElLGlLKoLLlLdlLgoLwoL/lMLnMVlNalNgmNlmNolN0mN5mN7mN8lN9mOAmOElOGjOIlONpOPmOSlOWq
B8lGFlGylJbk
ABlAwnA3lBglBwkB1lB3kC6lDMlELmFTkGYkGdlHfmHolH8kIMlIYmIslJKlKtlOHn
EMl
MwkOXi
D7lIYm
GJlNikOIoOXk
AEnAynAzmA0rB9lCcnE1lFCmGOmHClHZnIFmJ3nNqlNro
B3nJjmKds
GUlKOk
DYmI3mI+lMmn
B9nGVk
OXp
ABlOXp
AMlAklBilBpmB2nB/oDRlEJnEjmFMnF2lGOmGPnHMmHNnHVmHcmItlI1nI7nI9qJelNjjNzkN9qN+oOApOBmODrOHqONqOOoOPmOQmORlOTlOXw
HNkI7lMNmNRlNWlOMmOUkOXm
B2nHVlODnOTm
ANnBjmDzlEOkEglFqnGulHOlIDlJcoM6lNnkODkOHoOUl
OSm
ABlB6lFFlFflHIjIqnIulI8mJEjJFnJslKllL/lNnl
ArlAsnAtpA3kCAmCOlCYoCcmCumDhlDtmD7mEMkEPmErlEwnFFlFKkFUnFVoFnlF+lGrnHElHSlHYmHdlIYkIakIimI1mI/mJClJalJslJ4nLVnLZlLgmLlkL6mM/lNFkNOkNslOMkOUn
JwmN+mOUkOWm
ABlLLlNdl
Fnl
BalC+pDFrDInDJlDRmGEkGRoGdmGtlHamJLoJNmJdnJeqOPnOWqOXy
ACnAJjA1mA7lBUnBalBbkBsnCKkCwnC/lD+pEbkEdmEmmGHkHKlH3mH7lLYnMaoMflNmmN9lOCmOGpONmOWl
OXm
GEl
GhlMsn
Kcl
ABlDenGhnHMlI4nNvm
ABlDek
ABkA1nI5tOOl
ABlLmlNrm
DDl
ABlI5n
ABkJEl
AJlAOmA+oBWmBxlCSoCUmCboCqlCynC0lC7nDCkDKmDLkDomEYnEZlE3jFKmFRoFSmFckFglFhlFyqF4oF6jF9oGTlGUmGVnGcmGsnHGmHNnHWmIEoILkIRkIWlIdqJEjJTmJdkJfjJgmJ0kJ1nJ8lKElKHoKRlKUnKWmK+nLFmLNlLOlLemLnoLumL6kL8lMLlMXnMhlMunMzpM1mNWnNnkNpnNqnNtnNynN3lN4oN5oN8mOOmOTl
AInAMmAylA6nBAoBRmBXlBvlB8lCPqCSnCYkCtmC5lDZjDamDblDckDdjDekDinDjlDkmDllDplDqlDrlDslDulDxmDymD1oD3nD4mD7lD8mD9mEAkECkEDlEHmEIlErlFMpFNmFOlFPnFRmFSmFTmFUlFVlFXkFYlFakFcjFdmFekFimFlmFmmFomFpmFtlFwlFxlFzmF1mGOkGRlGwmHBmHDmHFjHGlHImHMnHOmHPmHYmHokH1lH9oIClIEoI6lI9nJVmJYmJfkJvkJ1nJ3mKAmKcoKvlLAlLLlLXjLamLcoLfnLkmLonLzlL2jL7oMKmMUnM3mNcmNqkNroNsmNvjN4qOCoODmOUmOXn
AGoBWnCToHQmN7nN9lN/pOXj
AMlAunAymBAoBRmBXlB8lCDkCPpCYlCsmC5mC7mDYnDZlDamDbmDclDdlDhmDimDjnDkmDmnDpjDqkDrnDukDwmDxmDylD0mD1nD3nD4nD8mD9lEClEDlEFkEHmEIkErlE3kFEkFMoFNlFOlFSkFUjFVlFXmFalFclFdmFelFfnFhmFimFklFpmFvmFwlFxkFzmF2mF8mGOkGwlHEmHMmHPnHYlHokH1mH3lH9nIDlIEoIKmIdlI6lI9nJTmJflJ3nJ8lKcnKvmLAmLDmLLmLMkLPlLcpLemLfmLimLmmLooLzlL2lMKnMUnM0lM9lNclNhkNqkNroNsmNvjN4oOCoODnOUkOXm
AGqBWoCToHQmN7nN/pOXk
AblAumAvnAylBOmBZnBjnB9lCBnCDnCUkCemCgnCzlC4kC6mC7sDGkDfmD+mEEmEOmEVlEemEllEmnE4mFYoGDlGJoGSnGhlHYmHvmHzlH0pH+mIcnIkmJRkJSmJVnJ3nKNnKOmKYmKZlKhnLDkMBlMWlMZmMjnMkjM9kM/lNPmNQnNSmNrlN0kN6nN/lOAnOSp
AJmBmkB/l
OQl
Hzl
F8kJDlMBmNrm
AylD+kEEnHRlHzlIcnOFk
CKmCPnCWlDwlFjlGHmHTlHZkHulH9lKGjKUkLZmLylMJk
ABlHWmLTlOQn
ABkCKmCWmEvlE/lF2lF8kGHmHTkHZlHclIclKllKmlK3lLZmMJk
ABlGplHWnOQn
AKmANmATnAVpAYmAZmAclAglAnmAwlA2mBAoBNnBTkBUmBYlB5mCAlCHpCqkC2lDSlDUmDVoDXmDYkDbmDhoDlmD0kD3mEfmEojGWkGjkGsnGtmHjqHonHplHrpH1pIHmILmISqIUmIamIklImmIpoIzqI0mI2kI3oJGnJIoJQmJXlJdmJwmJ+lKBmKwmK7mK/sLCnLUnLZmLdkL0oL4nMCoMaqMcnMdlMxmNQkN9mOBkOCmOGoOIpOKoOLoOMmOSoOVm
ASmAflAulA3iBGkB2nCdmCxoD+lI4nJxlNcmOGmOMkOPoOUl
AOlAZlA7kA/mBEkBRkBTlB4lDHlESoEdlEsmE9nFBmHanHskJamJupKCnKvmLYlLalMZnMnkMwmNimN8mOEk
Gpl
AVlCqlGQmILnISqI0mJXnJdmKynLZnLalMalMxkN0lOSo
LvkN7l
ACuBWqBXoD5pElmG3nIOpJZoKatMinNKs
ACuAWlAXmCJtCKlCMmCOnCPoCTmCUmCVpCWoCXqCYsCZuCbpCdlCewCftCgqCmoCslCvmCwpC1tC7uDCqDKrDLvDntDomDpmEWoEfpEkoElmEroE6mE9nE+nFCnFbwF0pGGuGbmG4oG/mHClHDmHFoHNlHRmHYxHcmHdsHuoHywHztH0uH1vH2tH3qH4oIiqIqrIstIttJKmJdnJsmJwlKHrKUpKanL/qMEmM6pNoqNqmN4q
ACqAjpBWoBgoB6mB/lEMkEVmEgqGFnGHnGcmHpmIGlIOlIRlJVmJ/nLBmLCnLFmLHqLWnL8pMrlOKl
ACrBQlC2pIqnMdn
ACnAFkAOqASmAjoAklArmA2nBFmBGpBiqBpoBwlB2oCHmCNlCYlCglC3oDSnD8oEKoELlEZmEgsEvjFEkFFkFIqFtlFyrF5oGElGZnGcoGfmHIpHRlHVlHcpHirHjkIWmIukI/qJApJBnJClJXnJYpJZnJgmJvoJ/mKmlKwnK0mLDkLGnLHnLJlLPlLQoLRmLUoLklLnpLrlL7mL9mMBnMGnMKmMQrMeoMfqMhmM9mM/mNCnNLnNilNynN8kOEmOFpOKmOXi
ACpAjpBWnBgoB6mDQlEVnEgqGEmGFnJVnJ/nLBmLCmLFmLHrLWmLumL8oMrkOKm
ACsC2oIqmMdn
ACnAFlAImAOqASlAemAjnArlA2nBFlBGpBipBpnB2pCFkCHmCYmC1lC3oDSoD5mD8oEKoEZmEakEgsFElFIqFtmFyqF5pGBnGEmGZmGcoHIpHNkHRmHVmHcqHiqIWnIXlI/rJAoJClJXoJYrJZnJvnJ/nKwmK0lK/lLDmLGnLHoLJmLQmLRmLUmLYmLkmLnoL7nL9mMBlMDkMGmMQrMeoMfpMhkM9mM/mNCnNLmNNlNilNynN1mN8kOEnOFq
ACnAFnAXmAatAjrBXmBvmCBlCSlCXmCooCplDilDlmDtnDulEFmEUrEhmEtpFJrGBmGIoGNrHMmHXkISkIcmJVpJimKakKnmLGnLKoLMnLemLjoLznL/mMMpMcqMhoMskMvnMwqN9lN+mOIpOXk
ACmAEqAHpAIlAPpAUlCYmDikDllEUnEXmFDmF3mF5mGTqHMqHWpHmlIAkIBnIUmIqlJAlJLmJTnJ6nJ9tLKkLxlL9oMZkNkuNxmNzpOHr
BXk
C2lLzkMhmMvl
CJnCTlCVmCWmCYmCemCgoDLqDnmFbmHFnHcmJsnKHlNxl
AEoHMrL9lNkoOHo
AZkA1mA5kA7lB6lCRlCYmCwnC1lDClEIlEnlGWmJIlJQlMulM4lNgnNnkOBkODn
ACnD8nEKkGEkHInMfjN1l
ACuADqAElAFoAIpAKnALrAPkARtATlAUqAXoAbtAepAhmAinAkoAmoAxmAzpA0lA2pA4rA9nBCnBEmBFpBLuBRlBUnBVqBWlBbsBenBjnBtmBvpBwmB4qB6nB7nCBnCHnCIqCRoCSpCWpCbnCcnCisCjjClqComCrqCwkC0mC2tC3qC5mC6pDFmDJsDNmDQmDSnDTrDXnDYnDZnDbmDekDlqDnpDomDwmD1nD8lD9pEAnEFlEGmEHlEJmEMnERnEXnEZnEalEdkEenEflEhoEooEtlEvpEwlExsEyoEzmE3mE4mE7rE+rE/rFAmFEsFFrFGpFHoFInFJlFLmFMnFNqFOqFSoFTmFUmFYlFZsFcnFdpFfoFgmFhlFjlFmoFnoFppFqnFunFvpFwpFxlFzmF0mF2qF9mF/mGAsGBlGCmGGlGLnGMnGNqGPqGSmGUpGWoGXkGYqGaoGemGfrGloGmoGrmGsnGyoG2mG3sG4qG5lG8nG9pG+mHEmHJqHOmHSpHTnHVqHWnHnmHslHulH3mIInIJsIMpISlIVmIWnIbnIcmIgmIjpIllInoIoqIqmIvnIxmIymI1nI4nI6mI7qI8qI9nI+qJApJCmJDnJEsJGtJInJJoJLmJRoJTmJUrJWqJYsJZtJapJbsJelJfmJgmJhmJioJloJnlJorJpsJqnJsnJtpJupJvqJ0nJ1oJ5pJ7vJ9vJ+pKBqKQmKXmKjlKmmKrnKuoKvmKwmKxoKznK5lK6mK7pK8nK9mK+lLAmLClLEnLGmLHnLInLJmLKoLMpLOoLPnLSqLUlLWoLXmLYlLblLfoLgmLomLpqLrqLulLvkLzoL0nL2rL3mL5mL+qL/rMEqMInMKmMOmMQnMRpMSoMVnMXjMYoMboMepMhlMisMpmMrmMsnMukMwqMylMzoM9nNHoNJoNVnNfsNgpNhqNirNjpNkmNqlNrmNslNvmNwlNypN0oN2pN3mN5mN/pOCoODmOEnOFtOHsOIqOJlOMnOSlOTlOUoOVnOXu
LzkMil
AHoBbmCdlCtoC0lDIkDSmF/lGImGMlGanGblHolH4mIhnInlI+lI/lJDnJ4lKKnLPkLqlL/mMEkMhkNflOClOLsOXm
ACq
ACo
J9r
DllEXnL9n
ACnE1lJolL9n
AClAMlAPlArmBulC3lDrlEQlFXjF/nGMkGXkHMoHToIWmJdnJqlNgmNhlOXm
ACrASpCYqC3nEEnFEmF7oGfnGgmHclHzmIcnI/uLLnL9qMKoOEm
AIlAMmAPnAlmArnCYmDrkEFlFNmFXkF5mF/oGMmHImHMpHTmIWnIrmI0kKWlLBkL9lNgmOXj
ACmAMmAPkArmBulDplDrnDzlGMkGXlHMpHTmIWmI0lJdmNhlOXn
ACqASpAclCYpC3oEEkFEmF7oGfnGgnG4kHzmIcoI/vLLmLnkL9pMKp
AClAImAPpAlmArnCplC1kDrmF5mF/nGEkGMlGVlHMpHTmHwjH+lIrnJdmLEkNgnOHlOKmOLoOXk
AHpAInAMnAOpAPlASlAYnAnrAqlArlA4mBCnBKmBQlBboB5oB7nCNoCYlCimCloCsmCvpCynC3rDHnD4lD+mEPnEQrESmETmEXmEamEbnEclEemEfmE3mFVpFYlFbnFdnFjmFqqFrmGApGEqGWlGalGnrG+mHInHLnHMoHOoHPmHemHukIWnIxlI0kI1qI9mI/nJKnJPmJirJ+oKtnK7nLLlLQmLRmLanLioLnmLplL3pL4mL5mL9pL+mMakNNlNfpNgnNimNymNzmN0oOHnOJnOUnOVl
ACkAHlDrmDzkMSl
F/nNxl
A2mCRkCskDGkDSmDklD4lEJnETlEhmEjnEzmE9lFHkFSnFZlFinFrmGImGMlGOmGQlGhmGmlGpnG4lG5oHFnHJmHPmHSnHUkHioH4lIXlIvnJgmJwoJ2pKIlKWkKenKgmKilK2nLClMDmMokNhnN9oN/lOCoODnOErOFqOJrONrOQnORsOXk
ACnCJmCWmCbnCxlC1nC7kGGoGbmG/mHCmHyqHzlH0lH1mH2kH4mIPmIqqJwmKHkMEnNon
ACkCYnI/m
L9p
AHmAJkAOmAjmArmA4mBCkCilDQlD5lEQnGAmG+nHLmHemHumIxmLRmLinL9nNfoN0m
ACnMil
ACoAOoASmAUmAklBpsB1nCLoCuoC1nD5nD6mD8nEYkEarEqkE1mFClFRmFWmFYlFapFunF4vF5oF7pF8oF/kGsoGtpGumGvmHIlHMmHVkHckHumHxpH4jH6mIQnIclIqnI/mJqnJylK0mLDmLJoLLoLRnLYmLZnLdoLflL3qL7lMKpMPlMXoMfpM3mNYlNso
ACnAOoASmAklBpsB1nCLmCupC1mDclD5mD6oD8nEarE1mFRkFWmFYmFslFulFymF4wF5mF6nF7pF8nF/lGilGsoGtoGunGvmG5lG+mHImHMmHcnHxrH6nIQnIdlIqmJqmK0mK+nLDmLJnLLmLRoLYoLZmLdnLfmL3rL7lMKpMXmMfpM3mNXkNpmNso
ACo
ACm
BGlB2oEYkLBlLDmMKnOFl
ACkC1mLDlLRmMBlOMm
AFnAHlAYmAelAfpAinAroAsnA4pA9mBBlBGmBJpBTmBeoBklBtmB1mCInC9oD+qFUnFdkGMnGhjGioGjoGlnHhmHjlHkoHlqHmoHorIZpIjpIonJVoJemJ6nKXoKvpK/rLArLBpLCmLDoLGqLHmLVoL4lL5mL6nMDqMGoMppMypM9oM+mNWmNgsNtmNwmN3mOTl
AFnAHlAemAfnAinArnAsmA4oA9lBGlBJqBTmBklBtlB1lCEnCIoC9nD+qEumFUmGMoGOnGinGjnGlmHgmHjmHknHlqHmoHorHpmIZmIjpIomJVnJ6oKImKJpKWlKXmKmmKvpK/rLArLBqLCoLDnLGqLHkLVoL4lL6lMDrMGnMppMypM9oM+nNWkNgqNtnNwmN3lOTm
APlAXlAcpAeoAimAulA1mA2pA4mA8oBDkBLlBUmBfkBokBrnBvnBylCIpCrmCwnC6mDAkDCmDDnDHmDInDnmDroDsnD6mD+mEIkELmEOlEUnEhkElmEomEpkEwnFImFJlFQnFunF+lGFlGLlGMmGOmGQmGSnGYlGZiGclGonHUnHjlHllHmsHomHpmHqpHroHsnHzlH3oH4mIGmIMnINoIalIglIjoImoInlIomIppItmIulIvmIxnI7pI9lJGoJMpJQlJToJWmJdoJelJjqJskJxnJ+lKMmKimKmoMBkMFnMPmNRlNalNimNqmNwnNxmOJoOXr
ACnBgmDAkGHlJukLHo
ACmGFmL8m
AHlAfmAinAroAsmA2lBJnBtnBwkB1nCIqD+oFJlFUmGMlHBkHllJemJ6oKWlLAlLVjL6oMGmNgqNtmOCkOLl
BmkEHmJ7lM3lM5m
AelGYkI7oJGkNkl
ACmAEmAglCRnDDnEZkFMnFVnGFqGOmGZmHMmIsoI8mJJlJToJvmKhlKymLzmL7lMpoOMmOXm
AEnAPnAQlAgmB1kFVnGFnGOmGZlIsoI8lJTnJvnKymLOlLznMpnM5lNPlOMmOXl
A4mCWlE4oGllLblNfoNinOMl
ACmHMm
ACmA/rIypJcmMvo
A/qIypJcnJ8oMvp
A/kJ8m
ACnBhnBpoB2oCYpCrkC0kC2lEPoFWlFXnFsqFtlF4lF5rHIlHcnIKlIqmI+lJAuJBrJClJTmJylLHmLRlMTqMfrNOn
ACnAMmARpCEmCssC5oDxqDymEwmFmpGFmHmnH1lIEmIQpIdmIepIkmI1mK7nLTsLWnLYmL1oL7rMGlMPkNcp
ADnAMlAOkAdnAmlA/nBEmBLkBZnB1mCPmCVlCWnCXlCkmComCwmC0lDTmDdmDplDrmDvkDwlDylDzlD2lD8pD+oEGnEVnEWoEZoEylE0mFMmFQlFhmF0lF+nGEkGjlG1oG+mHMlHOnIhlInnIynI0mI1mI5oJOnJXmJbnJckJhlJolJqlJrkJxmJypKDlKplKqmLKlLOmLUkLVmLdnLhnMCmMKkMamMhlM4nM6mNckNfmNjkNzlN+lOCoOEmOFqOGoOKkOMnOTl
ACoBhoBpmB2nB8kCYpCrlC1mC2mC3lEPoEgmFWmFXmFsqFtlFymF5tGxlHImIqnI+mI/lJAtJBqJClJTnJylLHmLRmLalLfnMPkMTpMfrNOm
ACnAMmARpBTnCEmCssC5nDxqDymFmqGFmHPmHmmH1lIEnIQqIdmIeqIknJHnJalK7nLTrLWoLYmL0nL1mL7rMGmMPkNcn
ADoAJmALlAMmAdnAmlAtlA/nBEmBZmB1mCPlCTmCVlCWmCXmChlCkmCmlCwmCymC0lC5lDXkDjnDplDroDvkDymDzlD2lD4lD8oD+nEFmEVnEWnEZoEylFmmF0lF+mGEmGjmG1pG+nHMlHOmIhlIymI0mI1kI5oJJlJXmJbmJonJxlJynKpjKqmK8lLOmLdnLhmLmmL3nL4kMCnManMbnMnlMqmM4nM6mM8mNPlNfmNhmNimNzlN+nOEmOFmOGpOHlOLoOMmOTl
CvkFbkGGlG4jHRnHumHymHznH0oH2mH3mM6o
ACoDLnDnqFCmHynH1m
AhnBDlBFlB7lDflDslEFlF7kGGnH2lIhlIrlIzlI7nJDnK+lNgk
AJmA/nB1mCVmCXmCclCymDTnDdlDwmEAlEylFMmFmnG+nHOnHPnH4lIglIhmImlInmIylI0nI1nJakJxmKqmMwkNjlOClODlOHl
AClARm
IPk
ACmAEmAIkAPsApmArpB2oEHmEQmESmF5nHMuHVmHmmIWlI9lLsnMLlMhmM0tNzrN6nOCkOXm
ADlAXlAamAbnAgnAhmAjlAxnA2mA4rBFlBVnBtnBvnB4rCAlCRlCWpCZqCcnCinClmCrtCvmCwlCzmC2oC6nDCnDlmDmmDnoDolDtmD1lD7lD8nD9mEFqEUnEokE+mFHlGfnGynG3mG4nHemHurH3nH+kIJmIVlIanIbnIjmIomIspItnJGnJ1jKQnKWmKYkKmmKymLGlLdnLgnLwnL2lL5pMEoMMnMSqMblMimMvnMylMznNenN5lOElOMnOSm
AClAIpAMnArnEMkFHjFqmFzlF5oGKmHVmH6lIxlI9kMhmNjmNkmNzkOXk
ACmAEnAImAPqArpA2lB2oCbkDdlEHmESkElkEtkFIlFqmHMuHVmHZnHmnHslH6lIWkI9lLsoMcnM0uNzsOCkOXn
ADkAamAbnAgoAhmAjlAxlA2nA4sBFmBVmBtoBvoB4sCBmCRlCWpCZrCioClnCrsCvmCwlCymCzmC2nC3lC6mDCoDlmDmmDnnDpmDtlD1kD8nD9mD/jEEmEFqEUnEolE+oFHnGylG3mG4kHelHskHurHvkH3nIJlIVmIanIbkIjmIonIsoItmJGmJ1kKQmKWmKmmKrkKylLElLGlLdmLwmL2mL5pL/mMEmMSpMYnMblNeoN5mOEnOGmOMlOQkOSl
ACmAIpAMnBJlCbkEMkFHkFqmFzmF5nGKnHMiHPmHVmHblHvkI9kJ3kLHlMhmNjmNkmNxkNzkODlOMl
BZkC4nDDnDHlE4mIElKInK8lMElMPlNakNdlOPnOWm
ACnH6l
FtlL3l
AxlA4lBFkBtkB4mCBnCRmCimC6lDlmDnmDonD9nEEnEFnGfmGynHunIJkIjmJ1mKmmKrjMIkMbmMwlOSm
AbkCflNenOHm
ADl
C5l
GZnIAnIWlL/lMElOQk
ADlAInAKmALlAUnAbnAcnAdnAfmAlmAmmAqlAzlA1nA2nA8lBClBJlBLoBPkBQlBgmBllBomBrmBwmBylB+mCSlCTlCZmCdlCglC5lC+lDDmDHmDckDslDulD+mD/mEVmEWeEdnEemEhlEvjExmE/mFDlFEoFFlFHkFemFnmFooFpmFvlF2lGLlGNlGOlGQmGdnHIlHJmHYkHinHllHmmHwlH2nIJnIanIblIdlIhlIlkInkIooI6lI7lJEmJGnJQpJRmJTnJZmJjnJkmJnlJpnJylJ5nJ7mJ9lKomKsmKvlK0kK1mK6mLAmLLlLXmLdmLelLnlLolLulL2mL3lL8lL9mL+mMElMkmNIlNLlNZlNenNxpNyqN7lOBlODlOIlOQn
APlAalA0qBFmBVmB+nCXlClnConDamDcmDllD9oEFmEJnEMlFZnGClGLmGMmGemGgoGhnGimGjmGkqGmpGnpGopGxpGznG0mG1oG2oG4mG+mHRpH+oIAoI7kJ7mK2lK+mM5nM8lN8nOCkOMnOTs
ADkAImAKlALkATmAUoAbmAllAmpAxmAzlA2lBCkBInBJnBXkBgmBroB+lCInCZnC5kC+kDDmDFkDHmDMmDckDdlDulECmEUnEWnEdlEelEvjExnE7mE/oFDoFEoFemFvnFwkF2mGNmGOnGWlHIhHJnHRmHimHlmHwnH7oIInIJoIXmIamIbkIlkIomIqoIsnI5lJEmJGmJQmJToJXlJZnJemJjnJnmJukJymJ9jKomKsnKvmK0lK1nK5mK6nLAmLKnLVmLemLloLulL3lL8nL9mL+nMYmMknMrmMxmNElNJlNLlNYkNZmNenNxqNyrN7mOBlODkOIlOPmOXm
ACkE5lGZnG6lIAlIOlMEkOQj
ADlAImAKnALlAUnAbpAcpAfmAlmAmlAqlAwlAzlA1nA2lA8mBCmBJlBLnBgmBomBrnBwoBylB+lCBkCImCTlCZlCglC5mC6nC8lDDmDHmDdkDulD+mEdnEemEvjExnE/mFDmFEnFWlFenFgnFnmFooFpmF2mGNnGOmGXlGakGdlHImHJnHRlHilHlnHmmHwlH2nIGlIJmIKnIQlIamIbmIdkIlkIpmIqoIrkI6jI7lJEnJGoJLnJQqJRlJTmJZlJemJjnJ7mKomKsnK0kK1lK6mLAmLXmLdmLelLnkLplLumL2mL8nL9kL+mMEmMHkMklM7lNAlNLmNYmNZmNemNxoNyoN7lODlOMjOPlOXm
AalA0oBFmBblCXmCfmCooDanDcmDlmD9mEJmEMkGCmGenGfmGgmGhoGjnGkpGllGmpGnqGopGxmG0mG1oG2oG4mHRoH+oIAnI7kJ7mK2mK+oLgmLimM5nM8lN8kOClOTs
ADlAGlAImAKlALkATnAUoAblAelAllAmqAqmAxmAzkBClBInBJoBWjBgnBsnB+lCIoCZlCdlC5mDDmDEkDulDylD1lD6mD+nEClEUmEVmEWmEdkEemEqlEvmExmE1lE9lE/mFDmFEoFFmFGlFKlFemFnlFolFvnF2mGNmGQmGWlGdkHJnHRlHllHwnH7mIInIJnIamIblIlkIomIqnIsnI7mJEnJGmJKlJLnJQmJTnJXnJZnJemJjnJkmJylJ5mJ9mKIlKKlKomKskKvnK0mK1mK5mK6nLAlLelLloLnlLumLzmL3lL8mL9nL+mMVmMYnMkoMxmNLmNZmNeoNxrNyqN7lOQo
ACmC2jIqn
Amm
AIlAKnATlAbmBJpBrmCklDMlD6nD+lEWkEdmGWmGdjIakIllJXmKKkKsnK1mLulL9pMHlMvkNyjN7lOBlOGn
APlAamCXnClnConE7mGCkH+nIAlI8kI9lMSlM5lOTl
AClAEnA/mDrmH9mJclM4m
ACkA/nE9lHzmH+nIAnK3mMvnOXm
AKoARsDnqDoqMRmM4k
AEmDrnH9mJSnJclM4nNCk
A/mCPlE6lHznH+mIAnK3nMvnOXl
AKnARuDnqDoqEEnI3lKlkMRnNPl
NCl
AClEEo
NHmN/mOEn
G8lLdk
CklEdmHTrHVqHZmHjlH/lIZlJAnNimNjmOXo
AKmANnAPmATpAUoArmAxmBAmBCmBDlBSnBYmBcnBimBqnBrnBupCApCHqCJmCPmCXnCfoCkoC0lC4lDSmDekDmkD5mD/mEHkEWmFEnFlmFznF2mF8mGAkGDlGJmGRlGvnHDlHXlHfpHgrHhrHiqHjlHknHloHmqHnlHtoHupH1nH5oH6nH7nH8mH9nIEnIFnIHnIJoIKnIQmIRqIToIVlIZlIimIlmIqmItnIvmIwrIxnJFmJNlKZmKknKxnK9lLAmLKnLZlLclL1mL8nMFpMKlMQkMemMfmNtmOEjOSlOUl
EdnHTrHVqHZnJAnNinNjnOXo
AKnANnAPkATpAUnArmAxmBCmBDlBSmBYmBcnBekBilBqmBrrBumCApCHpCJlCPnCXmCfqCknCslC0kC4lDmnD5lD/lEHnEWmEdmE3mFEoFllFzmF2lF8lF/mGJmGPnHCkHDnHKlHTkHUlHXkHfqHgsHhrHirHkoHlnHmoHnmHtnHupH5pH6mH7nH8mH9nIEoIFmIHoIJoIKnIQmIRnITnIVnIZkIimIlmIqoItoIvmIwsIxmJFmKZmKxnK9mLAmLKnLckL1mL8mMFoMKkMMkMQmMamMfnNtnN2kOLkOSl
ACnBQmEEmEdlGElHroILkLEnMxmNXk
ACmMxm
AlkB4lCYmCilCloDJmDQnELnEonEymFGkGUmG9mHJmHNlHVnJYmJbmJspMqlOFnOXi
AOnEqkK+oLfkL1kM3nNXl
CLlC6kHflIClIKmMbl
BDkH6k
COlCTkCUmCbnCdnCgoCmmDLoDnoESqEWlFbmHymHznH0oH1sL/nM6k
COkCUmCbmCelCgnCkkDLnDnoD3lESrEWnFbmHzmH0pH1rIqlL/mM6l
A3pC5kDioGEkGGoGQnGRqG1nHuoIPmI0lJYlJrlLZlNpoN9mOLoOXo
CZlESmH0mH1o
ACk
AKnARkAxjA8mBhoB6oB7nCBlCknC1nC6lDplDtmEolFDoGBmHwmHzoH8mH9lH+kIMkIdlIimIzoJPlJloJumJ8lKnnK0kK3mLhjLtlL5kMQlMTlM6lNQlNumNvkOGn
ACmAjkBkkL8m
AinFBlFOlGPlHSnITkInlIqlJCkODmOFo
AMmB/mCgoF7lGOmG5uIejJznKInMBoMFoOXk
AMmB/mCgoF7kGOnGpmG5uIejJzoKImMBoMFo
ATnAVoAzmBDpBemBjmB7kCAnCPlCjmC5lDQnDdlGamG0mHNkHUpHjmH5kIepIqmJBoKJkKtmM1nM5oNrnOCoOGmOIrOJoOSrOXj
ACnBXmBzlCK1CUtCrnC2mDNrD5qEPoE0mFHmFJoF9mGGmGbsG3nHQmHhrH4mINqIPpIqmJZtKMsKanLanLcsLkxMbrM1qNElNGrN/kOBlOOnOPm
CrkLYm
LYm
ACnBCmB2pCkkEOmHZkHanHrlHwlInnI/mJtnL3mL9nNyoOAmOIpOJlOXp
C3mL3m
CKrFHnHhlIulLkpM1qN9n
IUl
ACmAUoAcnAklA2lA8nBOmBvkB1lB6oC6lDrmEJmEQlFXmFemGElGFnGHpGImGNmGZlGbnHInHomHqlHtpH5lH9mIBmIImIKoIMlIYmIfkIjlJFmJTmJXmJcjJplJ5mLDlLalLblL5lMOkNNlOClOIk
AXnAhrAxmA8nBUpBlmBtlB8lCWpCbpD7nEBmEGoE6lE+pE/nGKoGWmHsoH2nH5nH/sIcnIlpItmK/mLFmL7kL/m
ACmAUnAcmAjmAklAtkA2lA8mBOlBynB6nDrmDslEJmFXmFeoGEkGFmGHpGNlGZmGboHooHqlHtoH5lH9nIBlIIoIKoILnIMkINmIRmIYmJFmJTmJXmJnlJpmJ5lJ8lKtlLDmLIlLaoLbmLfkMSlMTlMWkOClOIk
AXnAhqA8mBUpBlmBtlCWpCbpC5kEGmE6lE+oE/mFCnFJmFwkGKnGWmHsoH2mH5mH/rIbmIcmIlsItnKmlK/mLFlL/mMMl
BkkCOlCxkDwmGHpIQlLIkNCkOJlOMk
AEmBDmBnlB/lHmpIenJomJplK+lLUmMEkNjkNtlN9mOAoOJk
AKlC0lD3lEMkGEmJ5l
AxnBWmBZmCJlCXmCbmEanEgmF0nGalHNlHwqH2qIAkIblIekIonIsmJ5kJ9jKCkLDlLElLhnMamMxkOKmOSoOXo
AXmAhmBUoBlnBtmCWmCYmCbqEGoFJnFOlHsoHwmH/iIclIlnItnKmlK/mLFmL7kL/mOMm
AClAflA8nBUlBlmHskH5mIWl
AOmAQmBWlCVmCYrEOlEWnEqkE5mFkkH2qIAmIBnIanIlnIolKLlLCnLgmMXoOGjOMl
B2nC0l
CilHhmIosKXoKamMvpM9nNFm
ACmCimHhmIosKXnMvpNFn
AdlBLmBbmCYnDWlDZlDfpDjlDmmDskDulDvoD8mD9lD+mD/lEAmECmEElFMkHLnHPmJMlJxmJzmJ6lLEkLvnNfnNgoNhnNioOGmOLqOXx
AdlBbmCYlDXlDplD9nEdlExlHGlHLnHPmJNkKUlLElLUlLvlM5lNgnNhnNipNjlNllN0mOCmODmOGlOLoOXl
E9lIom
ASnBJoCAmCikComDumEwlH7oIcqIooItoLemMKmMPlM9p
ASmBJnCAmComCpnDnlDunEwmFGkFclH7pIFnIcqIopItoLekMKnMPnM9o
Fpl
Mvl
APnA3lCpkIjlLplLulNHm
AGoBHmBQsCqlEEoEdoEhoFjnFznGEtGezG3nHgmIrrI1mKTyKtwLvnMdmMxtOLmOPkOQm
AUmAslCJmCLmCskFmnGGpGZnH2mIPsIQpIYmI7nI8nI+oJClJenKjlNmkOXl
BOoDUsEGmGdmITmIhkJaoKzpLxnL3lNeq
MKl
BdkCJlCLmCslFmmGGmH2mH6nIPpIQoIYlI7mI8nJClJEmJenJvnNmlOQn
BZnE4lFHlGGnHjoIPpKErOBmOPnOXo
CLmCslGGpGHlGZnH2mH6nIPtIQnIYmI7mI8oI+oJelNmlN9mOPmOXl
BOnDUsEGnHIlITmJamKzpLxmNep
OXm
AUmCJlCslGGnGZmH2mH6nIPnIQpIYnI7mI8mI+nJenJvnL3kMDlNmmOQn
BZkCJlE4lE9mFHlGGnHjpIPoKEqOBmONlOXo
GGlIPmOQn
A8nEdnGElIrlOLoOPn
AClAllB3nC5lDfkGPlHfl
AClAUl
AClL3m
BUmD/kH5kINlKIlM8lOCmOJiOXp
IPn
ACnAQpA4lBQrBkoCylDWnEbnFJmGAlGFnGKoGVpInpIzqJRmJUpJ5mKtoKzlK8nLCsLDkMEnMWkMwnNom
BCmDclGblHynJBnJFnJTlJan
BYnBwlCNmDalEbkEckGKlG6oHakHflH5lIXlI8nI/mJ9nKnlLalL4lNilNylN1lOAoOCnOXr
ASnCNlFwmGPlJ5lOXj
M0l
BCmC1lDclGblHynIjlIulJBmJFmJanJ3lJ5l
BYmCNmDakG6qHVlIKlILkIXkI8lI/nMnlNimNylN1mOAoOCnOXq
ASnCNoEdlFnnFwmGPmHPlJ5l
M0k
BCnDclHymI+lJBnLil
Hzl
BxkB7pCYoDDlDXnDdoDolDtmEHlGGmJCnJbkMGlNAkNTl
AtkCNmERkEckH5lJ9nNimNylOXf
F/lIhl
Arl
HrlI/mL9m
ACnEEmHzlIcnI/pL9l
BDlBtmCHlCUlCrlDMlEKmE/lGMlHenIFnITkIblNJl
AulKXlKwn
CUoCrkIPk
I4lMEl
OXm
OHqOKk
B0nEbmFsmF9nGYnI/mKolK0kLbkLdlOHkOIkOOsOXt
AEkAFnAJlAKlAQmAYlAelAklAmmArnAwmA4mA5lA9mBgmBhlBknBwnCboCflCkmCmlDKnDomEQlESmEdnEvnExnEymFMoFNmFOoFPoFQpFRoFSqFToFVlFWnFYmFZpFboFcsFfmFgqFhpFioFjoFloFmnFnpFooFpnFqnFtnFunFvmFwoFxmFylFznF1qF3mF5oF8oGBmGEnGFmGPmGWlGokGvnGwlG9oHVoHcnH9lIfmI6oI7mI9lJAoJTmJUlJfqJgmJimJomJplJxoJ+mJ/lKnlLKmLZmLnlLxmL8nMEkMGlMLlMQlMTnMwmM1kNOmNQnNimNyoN2mN6lOBmOFmOImOJmOUsOXl
AImAdlAmlBJnBWmBgmCxlDpnExmFEmFjoH9nIBlIxmJPnJ3mKrlL4lOPlOUm
DwkFBlHplH5lH7lIWlInlIqlJRk
AYnAdmAwlBWkBclEdmEvmFMlFNnFUmFckFomFslFwlFxlF8nGJmG9kI7lI8mJLlJToJimLrlNOmNynOBoOIlOJnOUlOXn
AEmAFmAJlAKlAYkAdmAelAhmAkmAmkAslAwmA4mA5mA7nBhnBklBwmCFnCRmCboCfnCklCpmDKmDolEElEQmESnEYmEdnFIlFMoFNoFOnFPpFQpFRoFSpFToFVlFWnFXnFYmFZoFaoFbqFctFemFflFgqFhqFiqFjoFklFlnFmoFnqFonFpmFqnFslFtnFunFvmFwmFxlFylF1pF2lF3mF5oF6nF8nGBlGFlGJlGPlGvnG9oHTmHVoHcoH8mH9lIelI6oI7mI9mJAoJTmJUmJfrJgnJimJxoJyjJ+mKnlLCmLKoLTlL8nMElMGmMLlMToMimMwnNOmNfmNimNyoN0lN2lOFmOIlOJnOLhOMmOUsOXl
ADkAIoBJlBWnBgmBvkETmExlFEmFinFjoFylHvmH2mH9mIhkIxnJPoJ3nKVkMclOPkOUm
BglDwlH5mIvl
AYmAdmBElCmlDtlEdoEvmE/lFMjFNmFPjFSkFcoFqlFsnF8lGEnGJmGvmG9nI7lI8mJTnJilJqkJxlJ5jLrlNOmNymOBnOIoOJlOUmOXn
ADmHLmHNnHRnJBmKEnNLlNNmNPnNQmOOkOVoOXn
AHmC8lDKlD6lEVnFnpFykHznH0kIOnIYqN9kOHmOIqOX3
AClDKlFWlLFlL6l
AClCXlEYlLHlLilLnl
ARlGJnHBkOXn
ADnAanAhlAxmA4kBvmCZoCloCzkFdkHsnHumHvlIamItkJ0kJ4mLEkLdlLwmL5nMEkMMmN5mOMh
A6kBgnJAlMMk
DwlGLlIikInlIvk
EJl
GHqGImGbmHnl
GllG9lLBlMNmN1mOKkOQl
ElkFTlHQkOIpOXl
A0lD6lEVmElkFTlF/lHklIYpIllLalOHlOXq
DplOXm
CilC2l
ACkDplOXo
APlAYnBRmB5nE1lFGjFMnFUnFtoFymGOlI6mI8lJAnK2lMCmM8lNgkODnOUqOXm
ANlAUkBImBWlB8lC9mEOlEpkEzlE7lFrnFsnGzlG9lHWnHfoHinHklI/mKooKqpKvmKzpK2nK4oLOnLZmL5lL/nMZlNwlONn
MCl
CRlHxo
AClAQkATkAblA0oA1mA3lBRmBUmBhlBnjB1mB2nB6lB7nCfjCjkConCwlCxmDUnDYoDejDmlDnmDonDvmEBlEElENkESkEVkEZlEimEjmFGlFplGDmGUlGYlGdmG8lHMnItnI2lJEnJQlJXoJ4mJ6mLkmManMikMsnMukMynM5nM7nM8oNBlNbnN9jN/mOGr
AplExlGQlMukOGpOXh
E8lHRk
ATkA9kDplDqlFzlGolGzlG0lG8lILlJHkJTkJcmJdqJjpJ5kKDnOJl
GHm
AQnBDnCRmC5oDmmDtlEgmEllGFqGKnGVnHElHGmHlpHynILmIOrIimInoJRpJVlKBpLJlLckLklLmpL7nNtlOKj
APkAUoAXnA9qBClBqnCFmCWmCXmCcmC5mDhmDnmDpnD0nECkEGlEHlEYmEwmE4lE5mE+oE/pFBlFDnFJqFsnF3nGGmGNmG/qHAqHEmHFoHHnHIqHLlHRrHSrHWpHvmH+mIBmIPnIQoITlIcmIsmJAnJDlJYmJnlJ9oKBmLPoLQlLXmLmmL+lMRoMYoMhmMsnMwmNkmNsnNvoNypNzlN5tOCkOEpONo
AkmBboBllBspB+mCknCplCumC3mD7jE2mFclFdlFvoF3pH/qIBmIFmIGpIIsIbnIdoIgmIunIxoK+nLNmLPmLqmNHn
AUqAXpA9rBClBMlBhlBqoCSnCWoCXmCcnC0lC5kDZnDnmDpmDrmDumD0mECmEGlEOmEYlEvlE0mE2jE4pE+oE/oFBnFCkFDnFJpFLnFVlFWmFsnF3mGGnGKnGNlG/pHAqHEoHFoHHnHIqHLnHRqHSrHWpHynH+mIBmIPlIQoITlIcmJAnJDmJWlJYmJomJ9nKBnK2kLPmLQlLXlLmmLqmL+mMRnMYnMhnMzlNkjNsnNvnNypN5sOClOErONo
AklBbmBlmCklD1lD7nFWnF3oH/nIBmIFmIGnIIlIbnIgkIsjK+nLNm
DplERlGzlG1lJalJcmJdqJjoJylKDoKnlOJm
GHlJEl
AQnCRlCklC5nDtmEEmEgnE3lGFqGKoGVnHElHlqHnmHyoILkIOqInoJRpJVmKBpLmoL7nMpmMsnOKl
AUpAXoA9rBCmBMlBhlBqmCFnCWoCcnC0lDZnDbmDnmDpmDrmECnEGlEHkEOkEYnEvlE0kE2kE5lE+pE/qFBlFCnFDmFJqFVmFWmFsnF3lGGmG/pHApHEmHFoHHmHIrHRrHSqHWoHxlHymH+nIBlIImIPmIQoITmIcmInnJAnJDmJWmJYmJnnJumJ9pKBmKklLPlLfmLmnLqmL+mMRnMSkMYoMhmMsnMwmNkkNsnNvoNyoNzmN5sOCkOErONn
AkjBbnBllBqnBspCknCumC3lD7lE2nFWmFvnF3oH/rIBnIFkIGpIItIbmIdoIgnIunIxnK+kLNoLPmLqmNHn
ACmAUqAXoA9rBCmBMkBhnBqnCFmCSmCWoCXnCcmC0lC5lDZmDbmDnlDpkDrnDumD0mECnEGmEOmEYnEvlEwmE4oE+pE/qFBoFDnFJoFLmFVlFsoGGnGKmG/oHAqHEnHFoHHnHIqHLoHRrHSrHWpHvmHynHzlIBnIQnITmIclInnIsmJAkJDnJWmJYlJnnJ9pLHlLPoLQkLflLmnLqlL+nMRnMSlMYoMhlMsmMwmNknNsnNvpNxmNynNzmN5qOEr
AKmAToAXlAfkAmmAtkA8nBJpBrmCAoCcjC0oC6oECoE7mFEnFFmF/nHlqHnlHpmHvkHwoH2nH7mH8oIKrILoIOmIUkIXmIhpIklIlnIrmIumJPmJanJkmKYjK0jLKiLrmLylL6lOXo
BblCklFWmF3mH/mIBmIGnIIlIbnIxmK+lLNoLql
AClGwkJck
AxlCRn
AClL0l
Dkl
AykEAmGFlIPpLplLwmNvkOPj
ACmAPmAUoA9oA/lBCnCWnCclC5lDbmDpnD0kEOmEwmE+lFDmFJoFVlFWnF3lGGkGNnGelHInHRkHSkHWnHznH+mIInIQjITmIcoJDmJYnJnkJomJulJ9lLPjLXlMsmMwmNknNsmNynOEp
AnnCWmDvnEOkEWlEdkEhnE2kFvkG6lHElJAlKElMakNOlOFlOSm
LMl
Bik
BikMEm
ARm
AwlC2lDslEVkEXmFCmHlkIFmIKnKykMan
CZkDpkLml
AClMEl
AEoAImALnAMnARoASnATmAilAlmAqmA3lA7nBDlBPmBTmBdnBjkBpnBzmB5mB7mB/lCCnCJlCLmCOkCQmCVlCYmCapCdkCfnCimCmlCqmCumCymC3lC4nDBlDGmDHkDImDKlDRlDUmDWmDalDpkDxlD0kEJmEMkENiEOlEPlEUmEYoEflEpmEumEylEzmE6oE9kFHmFnmF4mF7nF9mGgmGmjG0mG2nG4mG8lG/nHElHIoHOlHPoHYkHZnHbnHdmHjmH1mIWkIplIqmI0mI1lI2oI5oI/kJDlJFmJHmJOlJPmJUmJYoJamJmlJqnJtmJ0lJ1oJ3nJ4lJ9nKHnKQlKrkKxlK6nK8kLAmLDmLJlLQlLSjLTmLUmLWlLXkLcnLeiLfkLilLjnLrnLvlL6lMAmMClMLlMTlMXqMboMcnMimMjlMzlNUlNcmNhlNjmNnmNwqNxpN0nN6nN7nN9lOBlOCnOJoOKlONnOPoOSlOXl
AElARlASkAqmBdlCakCujC3lDDlEMkENlGrlJVkJtlKslLclMrlNVkNjkNxlN6nODmOPl
ADnAEnAIoALnAMmAOmARnASmATlAWnAqlA3oA7oA9lBElBTmBdoBjlBnkBpnBzmB5lB6mB7mB/kCCoCLnCMlCQmCVmCaoCdkCfoCikCmlCqnCuoCxlCynC3lC4mDAkDGmDHlDInDKmDRmDUmDbmDplDskDxmEEkEIkEJnEMkENlEOmEPmEUlEYnEpmEulEynEzmE6nE8lE9kFHoFSmFnmFtlF4mF7nF9mGgmGmlG2mG4mG8mG/nHElHHmHIpHOkHPoHYoHZnHblHjmHllH1mIelI0lI1mI2nI5oI/mJClJDmJFlJHlJKlJOlJPlJUlJYmJalJtlJ0nJ1oJ3mJ4kKHlKVkKrnKvmKxmK6nK7mLDmLJnLSkLUmLWlLXlLcmLelLflLilLjnLsmLvlL6lMClMXqMboMjkMonM0jNfmNhkNjmNnmNwqNxoN0nN6nN7mN9lOBkOJpOKlONpOPpOSlOXm
ARkASlBEkB5jCalCujC3lDDlDIjDslEElEMlENmEblI5lJtmJ1lLclLfkNjkNxmN6mOPmOUl
BQlHglLCpMwk
Lcl
DUkDslNxm
AInAYmAamAxmA4lBRlBTlBynClkC6nDHlDOmDnnDokEEnEFlEimEylFDnFIlFdlFrmGYnG+mHJnHUoHfkHvlHwmH2oH7nH8mIgkIsmI4mJAnJRmJWnJXkJdmJkjJplKalK0oK5kLplL3mMLnM5oM8mNXkNhlNrmNzlN+nOAnODmOHqOLoOViOWjOXo
OXm
AIpAYlAakA4kBQlBRmBZnBymColCvlC6mC+kDHlDOmDnnDomEEmEimEqkFIkFrnGTkGYnG+mHJmHUoHXlHplHymH2oH7lH8nI4mJAoJZlJdmJkmJ3kKakK0oLLkL3lMLnM5oM8mM9lNPlNhlNrnNzlN+mOAlODmOHpOLnOXo
OXo
JVmJ/lLHmL8m
DflD+lIonLHl
AalBFlCBlCikComDnmDomGYnHylH2mI4mJdlLIlMLkNzmN+l
OMl
AfkB1lCwnDvjDykLYlL6l
Nul
BQkBpnDAlFwkGonGrlHfkIalK6lMunMxkNUlNZkNel
OPlOXk
A7zBqqBxqB5oCOmCSrCVlCWnCcxCjpClsC5rC7pC/lDqyD4mEMmENoEOnESpETsEUoEykE6pFBuFZwF0qGgmGvsGyrG7pHXnHYlH6mH9pH+xItqJGrJcnJ7mKQsKfmLXuLepLfoLguLlnN4rOOk
AClBCpCcnCklD1nEAmEBmEtwHvmIgoInlJYoJknLMvMVn
AalA4kBGlBHlBWrBfmDsnD5lD6lD+lEWsEdmFFnF8lHQpHmnIYmJKoJUlJ6pKOmLDnLbmLckL8lMjmMktMrvMwsM/lNKlNSnN/oOBkOGkOSl
ACkBCpCcmD1nEAlEBnEtwHvlIgnJPlJYnJknLMsLNnLnlMhn
AamBWrBfmDHmDsoD6nD+oEFlEWrEdmHQpHhlHmnIYlJKoJUmJ6qKOmLDmLbnL8mMdnMjmMkvMruMwrNTlN/oOBkOGn
ACm
AClD+l
MVlMwl
GXlIYnLvl
ACkADlALlDdlIYnInkLvlMcl
KMlLIl
AMlKMlLvlNFl
AElAHmB2lDykEcqFEmGInGkmG8lHrlHzoH4kILkI0mJFkJUpJnnJ6nLLoLYlMHlMokOHpOQmOXp
ADuAEnAanBCoB4nCZlCfnC3qDwkD7lEAlEBnEUpE3lE4qE5pFGlFnmF3oHMlHWmHunIXoIniJgmJknJllLAmLKnLMmLSoLfnLmmLnqL2oMZmMipMsoNnlOMk
ADmAFmAanAhmBCoBtkCSmC3qDwlD7lEAmEBnEUlE3nE4rFnmHWnHumIXpJgmJknJlmLAnLMnLSoLnpL2nMZnMinMslONl
ADuAFnAamAhmBCpBFlB4nCSmCZlCfoC3qDwnD7lEAmEBmEUpE3mE4rE5pF3oGBmHMlHWmHunIAlIXpJglJkoJlmK9nLAnLMmLSnLWnLfmLnqL2nMZlMipMspOMp
ADjAEnAInAamAhmBCoB4nCSlCdkC3oDwnD7nEAmEBnE4rFnmHunIAlIXpJkpJlmK9nLAnLKnLMnLSnLmlLnoL2nMioONm
E4lIXlJulLAkL2lOMn
CSmLMlMsm
ADkC5mKokK6lLAkLSmLol
ADkBCnLLlOEl
A/lBplCmkCwmDvmDwnE/lFJlGhlGjjIrlIylKnlL4kMZlOGlOMmOXn
AOlDrnD2jGJlLNlLhmLslMemOFkOGn
ADlAEnAamAhlBCoC3lDwoEBlE3mE4lIXkLMlLSnMikOCmOFl
ADl
A9lN0kN5lODm
Nhm
ADp
ADtB6lCfnEUlE5qHMlJflLWnLfmMrlOMn
ADpEUm
ADtBFkCfnEUmE5qJflLWnLfnOMn
ADfF3nIckLfm
ADk
ADk
AfkBylCRlCwkDnmDslD+mENyEgmEymGLlGMlGPnHRmHkkHpnHypH9vIWnIbkIokI2nJFsJVmJboMLoMrmM6qM8lNxpOClOHpOIoOXv
CKlH8lNxkOXn
ADlAEmAMmAOkA7mBTlBjlBxlB3kCClCJmCMmCVjCfjCmlCqmDBoDHmDInDKlDbmDxmEOkEPkEynEzlE0nE6mFHnFJlF7mGFpGelGnmGonG0nG4nG6nG8lG+kG/kHClHIlHYnHenHjmHllH1lIplI1lJHlJKnJUmJamJ0mKHnKJkKNnKQmLDmLWiLemLjlMXmMimMjmNdlNxkN0lN7nN9mOBnOCoOJqONnOPnOTnOXj
ADlBjmBxlCOlCfmDAlDHmDKmEjkEumEylEzmFXkFglF6lGFmG2lG8mHIkJKmJUmJxlLJmLXmMvlN7nN9oOJlOKkOXo
ADmAInAUlCylDIkESkE5lFSkFVlF9nG8nHIkIQlIpnJ9lKplLemL1kMCmNelOXk
E5l
ADmB4m
ADm
ADmAglCRlCqlEYlMel
ADnAEmAIlALmAPnARmAYmApmBxlCYnCclCdmCqlCsnCzmDulEsnGLmHMmHZoIWmIhmI2mI9lI/lJAnJClJ9rKEnK5kK6mLElLPlLglL3nL4mL8oL+mMUoMVnM0qM+lNAlNSlNblNelNwoNxlOCkOMlOPn
ADmAEnAiiAqmArmAzmBKmBMlBNnBRmBYnBflBmlBskB2mB9mCJlCKnCNoCPoCQmCanCgjCjlConCvkCykDAlDJoDTlDYmDamDnoD1mD3lEMlEmmEnkE4lFnlFylF8mGEmGJlGPlGSkG/mHBmHEmHZmIYnIznJBmJGmJKmJNmJPmJQmJhlJqmJynJ3mJ4mJ7kKGmKNmKTkKgkKylK6nLGkL9oMGkMMmMUmMXmMblMdkMjoMpnM1nNglNjmNroNsmN4nN9lN+mODjOPmORlOSlOUkOXl
ADlALnARmBPmBxlCYnCdjCsoCzmDulFvlHElHMnHZoHekIWnIYkIckIhnI2mI9kI/lJApJCkJ9pKEoKvmK5mLUlL4nL8mMQmMUnM0rNEmNSlNenNwnOCnOMlOPo
ADmAEmAGmASmAimArlAznBKmBNnBRmBSmBYnBamBmlBxnB9mCJlCNoCPnCQmCRlCanCjmCvlC3nDJnDTlDXkDYmDalDklDllDnoEMkEenEmmE4lFBlFNlF8nGEnGJlGPlGSlG/nHBnHEkHZkIYnIzlI8mJBmJGlJHlJNnJPmJQlJRkJhlJqmJymJ4mKGlKNmKglKkkLGkLLkL9oMCmMGkMMlMUkMXnMjoMpmM1nNLkNVlNgmNjmNolNrmNsmNtmN0lN4nN+lODjOPqORlOSmOUj
ADlAElAHlAOmAblAjlAvlA5kA6oA9mBGrBRnBTkBapBkkB0mB9lCDnCGmCJmCKnCMnCPmCTmCWmCanCimCjmClmCnkColCqmCzkC+lC/mDBmDIkDVlDpmD4mD5oENlEQoEgmEmmEqlEumE2lE3lE4kE6mE+lFLpFYkFkmFqmFrnFskF+mGfmGglGjmGmlGnlGomGqmGrmGwlG3mG7mHAmHJnHLmHWjHakJOmJRkJinJymJ3jKJlKNlKQmKSkKilKlmKpmKrmK4mK7mK9mK/nLBlLEjLNnLPlLZlLbmLokL5mMBlMIoMVkMamMblMcnMdmMemMgkMhlMklMlmMmnMnmMpnMrmMtlMumMvpMwlMxnMymM0mM1lM2nM3lM5lM6oM7nM8lM9oM+oM/nNAoNBnNDnNEoNFoNGoNHqNJpNKnNLnNMoNNnNOpNPnNQoNRoNSoNTpNUpNVnNWoNXoNYpNZpNapNbnNdnNepNklN1lN9nODkOEmOGoOHnOIpOJqOKqOOnOTpOVnOXx
CMlCYlDnlLdlMUlOPmOSn
ADoAEmAMlBKnBYmBamCGlCKoCalCokDWlFTlGElHBlHZkI8mJKlKNmM1mNtlN4kN9kODmORnOSnOUm
ADmAImBilBllCclCqnDumD7lIWlI2mJ9kKhlLClMUlM+lNAlNElOCmOPl
ADlALmAPnEelIWlI9mJ2lJ9mKHlKvmK5kK6nNelOPj
ADoAFmAHmAInAKmAOmAaqAclAfmAipAqlA9kA/kBAmBCmBDkBUmBXmBuqB6nB8mB+mCBmDHlDRkDcmD6lEAmEBkEGlEJlEYnEZmEanEbnEckEenEimEtpEusEvoEwqExqE4sE7tE/rFBmFDnFElFKnFylF7mGBnGCmGDlGElGHnGJmGWmGXjGZqGanGcnGukG6nG+mHBnHVlHWnHbnHdlHfkHrmHsnHvnHwlH2mICmIFiIJmIKlINmIVmIepIfmI7mI8oI/oJBoJDlJElJWlJXlJYlJglJklJvpJ6mJ9nKBoKfkK8mK+oK/rLAmLBlLCmLIlLMkLOqLknLmmLqlLsmLtmLunL3lL4lL8lL9mMGmMLmMMmMRmMZoMeoMhpMilMmmMolMsoM2oNmlNrnNtrNuoN0lN2nN3sN4lN8oN+mOFoOKnOMmONp
ADmA1mBCqBhmBtlCWqCkmDnmEAqFNoFOnFPpFQmFRnFerFfpFkoFnnFonFpqFwqFxoF2oHznH+mIBnIUmIXnIamIymJFmJPpJTlJjlJkoJlnK2nMAn
ADlAImA9oBenBlnB0nCyoC3mC9mDfoEBlEbnEdmEjlE4nFUoFxlFylGOmGQmGpiHElHGkHUmHclHjnHlqHmnHsmIJoIwmI/mJHlJgmJ6mKIlK8mLNlLmpL2sMBlMUlMimMssMulMymNKlNLoNfoNhoNroNtmNxl
ADnAHnAamAhmAioBBlDRmD6nEYmEbmEimE3nE4oE7nFBnGHiGJnGylG6lHEnHGrHsmICnIhlI/lJBnJEpJHmJkpJ6mLmmMomMsoNroNtlNylN3mOKmONl
ADnA1mA/mBCoCWoDnnEApFNnFOnFPoFQnFRmFeqFfpFkqFnnFooFpqFwpFxqF2oHzkH+nIUnIXmIymJPqJQlJTlJjmJkoJlnK2oK3mMwmOXj
ADoAFlAHnAImAJmAKnAOmAarAflAhmAipAokAqkA9mA/oBAlBBlBCmBDkBUmBXoBklBupB5lB6nB8lB+oCBmC9kDHkDRmDclD6lD9lEAmEBlEGmEJlEYmEZnEalEbnEglEtoEutEvpEwoExpE4rE7sE8lE/qFBmFDlFEoFunF/nGCmGDmGEmGHoGJoGNmGQlGWqGXlGZsGamGcnGykG6lG+mHBnHWnHboHdlHrlHsoHvoHwlH2mICmIJmINmIVmIenIfnIhlI7mI8oI/oJBnJDlJElJWnJXmJYnJunJvpJ6mKBnKflK8lK+nK/qLAmLClLImLMnLOoLSmLVmLXlLkmLqlLskLtnLuoL4lL8lL9nMGmMLoMMmMRnMZpMhqMimMmmMolMplMsnM2oM5lNhlNmkNrmNtqNunN0nN2mN3rN4mN6mN8pOCmOKnOMnONo
ADlA/lBCpBhmCWrDnlEAqFNoFOoFPpFQpFRmFeqFfqFgnFkoFnnFonFpnFwqFxpF2oHzkH+lIBoIUmIXmIynJPqJQnJjlJkoJlnK2mK3lMAlOMm
ADlAIlA9nBRmBemBloB0mB9mB/nCynC3lC9nDDnDRmDfoEboEdlEjmE3kE4oFUpFxlFymGOnGQmGVmGpmHEmHGlHUmHjlHlrHmlHsmICmIJpIhlIwnI8mI/mJgmKAlKIlKmmLmqL2rMBmMUmMilMstMumMymNLnNfnNhnNrpNtnNxl
ADmAHmAanAhoAinDRlD6mEYmEimE3qE4nE7nFmmGHmG6mHEmHGsHfkHslIhmI8nI/mJEoJHlJkpJ6mKfkLmnL4nMolMspMulNrnNtlN3nN6lN+nONk
ADnA/mBCpBhmCWoCknDnmEArFNoFOmFPpFQpFeqFfpFkpFnoFonFppFwrFxrF2nHzmH+lIUpIXnIamIynJFnJPqJTmJjlJkmJlmK2oK3mMAnMwmN9kOXl
LvlMml
ADkA9lBmmB7kFElLmoL2nMsq
BFlCIlCJlCLlCMlCZlCalCblHOnM0nOXn
GQlH2iIPnIQnI7lI8mJemJvmL3l
AUnAslCLlCslH2mIQpI8mJEnL3m
ADkBylB7lDSlHjmI8oJYlJulK1lLblN9nOKnOTn
ADl
BCkCPmDrlEwlHZkIOkLylMGkMJkNHk
AGkATpAYnAflAwlBMoBQnBUoBWlBZpBglBtmBzlB4mCLnCZlCcnCnoColCrnC1mC8nDEmDLkE/nFFmFInFqmFznF2iF5mF+nG+mHckHklHqmHunHvmIInIJnIKlILkISmIXoIbkIgnIlnI1nI3kI4lJAmJcmJ/mKqlKtoKulKvkKxmKznK8nK+lLDmLImLQkLRlLZlLgoLhmLrkLylL3nMClMUnMVlMllNTmNgpNhmNjoNkrNmlN7oN8mN+qOJnOKkOQlOXt
EtmJklLMr
AVlAlnAnlCZkEOlISlK8nMfnNkmOJo
N+l
HelInlNAlNzl
EWk
ADlAElAFmAanAbnAdnA9lCNoCRlDbnD7mD8oD9mEDnEFnENlEZsFEoHGmHSlHukILlJ6kJ9mLAoLJnLKtLooMGmMSnMUnMXlMhmMorNkpNrnNtlNxmOFpOHm
ADmAdmA9lB3lDbmEZrFEoHGmHSmJ9lLJlLKrLooMUpMhnNkpNrmNtlNxmOFk
ADlAEnAFlAaoAbnAdnA9mCNoCRjDbmDfnD8nD9mEFnENmEZuFEnGunHulH6lJ9mLAnLJoLKuLooMSmMUoMhnMosNkpNrnNtmNxlOFn
AElA9mDbmEZrFEoHGlHSlJ9lLJmLKrLooMGnMUpMhnNkoNrlNtmOFl
AElAImAMlAinBMlBPlBclBkmCOkCQmCXlCdmDUnDtkD/mEAlEMlEeoEfmEnlEtlFKnFkoGHmGwlG+nHWmIKlJVlJ6mJ9mKAlK0mLCmLWnMZlNilNwmNyqN2jOIqOKnOLpOOoOTlOXn
ADoBJl
ELlFOl
ADkAFnAJmAKlAOnAamAemAilAqlAxnA/oBDlBXmBklBuoB6nB8mB+oCBlDHlDYlDcmEAlEBmEGnEJlEZmEalEclEgkEuqEvpEwpExqE4nE6nE7oE8oE/lFDkFEmF7lGBnGCmGGmGWpGXkGZoGanGcnGzlG+lHBmHSmHWkHbkHdlHrlHsjHvnHwnH2mIFnINmISmIenIfmInlIymI/kJDlJWqJXoJYlJvrKBlK8nK+oK/qLBlLIoLMlLNnLOjLXmLkoLlnLqnLsmLtmLunL3mL9mMGmMLpMMmMRkMZoMeoMhlMimM0lM2nM5mNmmN0mN2nN4mN8qOKkOMoONk
ADlAFnAIkAKlAOnAalAemAijAqjAxnA/nBAmBDnBXmBklBuoB6mB8nB+mCBmC8lC9lDHlDckEAmEBkEGnEJmEclEgmEtlEupEvrEwpExqE7oE8oE/lFDmFEnFunF7mGBmGCnGWoGXiGZlGamGcmHSnHbmHdlHrmHvnHwnIFnIJmINlIeoIfnIymI7kI8kJDmJWpJXoJulJvrKBlK8mK+lK/qLBmLCkLImLMlLNmLXmLknLloLqmLsmLtoLuoL3mL8lL9mMLnMMmMRmMZnMeoMhmMmhM2nM5mNXlNhkNmlN0lN1nN2mN3mN8rOCmOKjOMmONl
BLlFMlHOkNfm
AFnAKkAanAqmBDlBulB+mCBmEAkEBlFEmGBmGWmGXlGZnGaoHrmHslHwmH2lIFlINmIfmJDnJXlJvlKBiK/nLBmLDlLIlLMlLlmLsmL3kMGmMLmMMlMZlMeoM5nNhmNmkNtl
ADmE4nMZn
ADl
B8kE/k
ADlC/mEFlEenF6lGSlJOkLslMXkMykNKmNcnNolOGnOMnORkOWm
ADkHJkHjkIjlJUlJYkM0lN6lOXo
APmDSlJ9lLSkL8mM0nOPl
AEmAIkApmCPlCYlDumE3lHMkHelIYlI/mK8lLElMUlMVnM0mNAlNIkNTlOCm
K2l
AIlAUkAxnBImBKnCKoCakDClDWmEAlFalFblFelFhmFilFklFpnFtlF5kGLlGMjGNpGRlGsmGwmHCsHXnHZmHdmH2nIumJAhJBmJTkJnlKElK0lLAoLwmMGlMHmMMmMppMslNfmNjlNplNtqNunNwmNxlN1kN/kOArOBnODlOLnOPl
ADkAIkAomBIlBKmBQkB5mB7oCKmD0lD2nEAlEQmEXmFPmFamFbkFemFhnFimFkoFpmFtkF5kGEmGLlGMnGNrGRoHCqHPlHXnHdmHpkH2mIFkJAmJBmJPlJnlKEmK0kLAlLwnMMmMpqNfmNhlNjmNtrNumNwoNxoN7mN/lOAoOBoODmOPlOSl
ADlAUlAolAxlBImBKnB5lB7jCKnCamD0lD2nEAmEGlEXlFalFelFhmFknFpmFtjFxmF5lGLmGMkGNsGRlGslGwmHCsHPlHXnHdnH2oJAkJPlJnnKElK0lLAmLwnMHmMMlMppNVlNhlNpmNtqNumNwkNxmN7mN/lOAmOBoODk
ADlAIlAPlAUlAolBImBKmBQlB5mB7nCKlCakDWmDjkEAlEQmFPmFamFbmFhnFikFkoFpmFtmF5lGLlGMmGNqGRlGwlHCpHXoHZmHdnH2mJAlJBmJPmJnmKElK0lLNlLPlLklMHnMMlMppNVkNfnNhlNjmNpkNtsNulNwpNxmOAnOBnOPl
AomCXjFhmFilFkmGwmHClHXlJPnMMmNtoNum
Msl
FBlGJlG9nHZmHumKvlL2lM0kNkmOXm
Mhk
AYpAlmA5lA6oBnqBslBvmB9nB/mCGoCMlCOlCUlCWnCelCxlC+nC/mDDlDEpDJmEVkEZmEkmEnkEupEyoE0oE+pFAlFqmF+qGEnGimGllGolGpoGqpGroG0mHImHZoHamJLmJsnJynJ3lKMlKYnKkmKymKzmK2mK4pL4mL/oMflMmoMnnMslM7pNknN2mN9nN/jOEnOImOKsOLqOToOXq
CFlGAnG6kG9mHnlHumL2kM0kNkmODlOXn
AJnAYpAlmAtmA5oA6pBnoBsmBvnB9oB/nCGoCMjCOmCUlCWoCelChmC/lDDlDEqDJmEkmEnkEulEyoE0oE3lE4lE6lE+qFAmFqkF+pGEnGikGlmGomGpqGqpGroG0mG7iHImHZoHamHbmJLlJPnJsnJwkJ3kJ8kKEmKMnKYkKkmKykKzlK4oL0mL4mL/mMmoMsmM7pNFlNknNplN9nN/jOEnOImOKsOLnOMnOTnOXq
ADlCKkDFlF6lKJl
OXm
HElNtl
HGm
CFlDskG9n
EQkLQk
AnkA0mCPlDplGGmHZlKAlNqmNxk
BTl
ARlBwlIvl
MmlOXl
AQqARpAaqArnAsxA8pBApBDrBElBJmB1nB8nCNlCRoCcqCjsC5mC6mC9mDImDlnDwpDxnD3mEJmEPrEQrETnEVoEXlEYzEZpEauExmE0oFKmFRlFSmFYoFmnFppGFtGIrGKsGVoGZuGapHNoHWoHnmHvqH8nIFsIGpIMmIUoIWmIapIelInqIokIqmI1qJCoJRrJWrJYoJunJ3nJ5mKLrKWpKvoK7oK8mLDoLGoLIqLJrLLsLMrLRmLStLVvLWsLYqLjlLxoLymL1oL7rMGnMPoMfuMhvNgqNtoNutOMk
AIoAPoARlAUkArmBYnBbmCEmCSlCanC6mDXnDfoDgmDjlDtnDymD2mECqEHnEQlE3oFyoF5mF7oGAlG9nHErHGmHPpHTqHVoHZnHcmHymH6oICmIIlIhmIimImlIxlI7mI9pI+qJAmJHlJ3lKFlKhlLToLfnL3kMUqNflNjpNknNrlNxpNznOClODpOXh
AlmBMpDUqDWlEIlEimF1oGHlGIlGclI8lJBnJOpKKlKWnK1oK2mK6jLFmLUlLVnL0kL4pMArMGmMImMVpMWlNDlN9nODqOMp
AIpAPpBYkBbmCEnCanC6mDXnDfoDgmDtoDynD0nD2mECpEHnEQmEtkE3nFtjFyoF5lF7oG9nHErHGmHOlHPqHTrHVnHZoHcnHymH6pICmIIlIhmI7kI9qI+qJAnJ3kLTmLfnLpkL3mMUqNfmNjoNknNrmNxpODp
AUmBHmBMpBumCijDUpDWmEImEimF1nGHlGcmJBmJOqKWmK1oK2mLFoLUlL4nMAsMGlMImMQoMVoNJlN9nOAkODpOJlOMp
ADnATpAemAonApqAymA1mA8kBElBFmBGnBJqBQkBTmBZqBclBepBhnBlmBmnBonBrnBwmBxmBynB3pB8kB9mB+mCZlCcmCkoCnqCoqCpnCroCumCwoC0lC5mC8oDIkDKmDSnDalDelDgnDmlDomDplDqnDtnDvmDxmD1mD5mD6lEBjEIlEOmESmEVqEZnEilEjlEllE9mFWlFonFymF8mGAnGDqGUnGWlGcmHfoHhnHlpHmsHnpHrnHwlH0rH1oH3mH4pH5nH7pH8nH9nH+oIAmIBoICqIDqIFlIHoIInIMlIOlITqIVrIWnIgmIhkIimIjkIkmIllImnIonIqnIsoItmIumIvmIwnI5nJZlJhoJrmKAnKKmKlkK0mK3nLJnLRlLUnLanLblLdnLeoLpmMHjMLpMOmMSmMXmMYnMbnMelMgmMpmMqnMsmMukM4nM6oM7kM+mNAmNDmNElNInNLnNNnNOmNPlNSmNVmNXnNZlNdmNilNknN+nOAmODiOGnOJnOPnOSn
AInAXmAYnAclAtmA2pBkmByqB1oB7oCPmDHmDflDomDypDzmEQmEcpFOnFPoFekFplGHmGImGOqGWpGZmG4mHMmHdmHvoHxlHynH4mH6pIEmIFmIdmIhlIimIpnI0mJPlJRnJTmJUoJcqJdyJqpJxtJ5rJ/lKDrKwmK5mK/oLRlLTmLblLooL1oM0lNnmNwlNymNznOHuOLn
AGmAMmAPpAUmAklArmBFoBYnBgmBvnCClCJpCTnCilDBmDHoDJlDmmD0nD2lEQmE2oE7kFUmFzmF5kGSnGVnGZmGglHCkHDmHElHOlHPlHTmHZmH6oIXlIglIhmIxkJAmJSkJUjJZlJajJdrJenJ8nJ+mKDoKElKotKtmKunLFmLKlLZlLtpLzmL3lMYnMelMmmNenNkkNmmNxoNzlN/lODmOOmOQiOSnOVpOXr
BJkD+mGilGjlHgnHjmHmmHomIomLAkMrj
HjlHmmNgo
EIl
EVmHlnIqk
LPl
AUmBLlCamD0nD2lEXlFhnF5mN1l
APnAUmArnBYlCaoD0oFUlF5mHOmHPlHTnHZmH6oIIkIhkJAnJ3mKhlLmlLxlMUnNknNxoNzl
DtlOXo
OFoOXm
AUmClkCplEMkG1lHJlK8lLUmODqOJj
AUnDolLUm
EOlNvnN5lODkOXo
BzlB4k
AGnATkAqoAwlA7oBDoBQnBTnBetBsmB3pCpkCsmC0lDanDumEPmEUlFblF1nGDnGZqGalGvlHmkH1qH8nIDrIemIkmJvmKdmLXmLpmLynL1mL5nL7mMYnM2mM5mNtm
ATkAilAqrAulAwmAykA7oBDnBQnBTpBepBsnB3nCEmCQsCpmCskDunD9jEPmEUmE/jFbmFsmGDnGZqGamGpmHmoH1qH8mIDqIemJHmJvmKKuKdlLTnLkmLymL1lL5nL7mMXnMYmM2mM5mNDlNJnNTnNtmOKi
AGnATmAimAqoAwlA7pBDmBQnBTmBesBsmB3oCplCsmDanDumEPkFbmFfkF1nGDmGZpGaoGpmHmmH1qH8nIDrIkmJvlKdnLXmLkmLpmLtnLynL1lL5mMLnMYmM2mM5lNHlNtnN1lOKl
AcoAfnA8nBAlBDmBLnBWnBslBwqBymCInCpmDGnDioDlmEBmEvlEwnFAjFGmFglFjlFomFpmFunFvlFxlF3lF8mGDnGFmGNmGOpGVmGXmGZmHmqHpmHrmHtmH4mIEqIGmIHlIKnIMmINoIdnIgoIjmImmInnIonIpnIxoIynJLmJQnJRlJWlJbmJ1mJ/mKTlKclKmnLdmMBnMJoMPpMQlMYnMpmNHnNZkN+nONmOXk
AGmATmAimAqqAumAwjA7nBDnBQnBTpBesBsmB3oCEmCQsCpjC7kDamDunEPnEUlE/kFflGDnGZqGamGplHmnH1pH8nIDrJHnKKuLXlLylL1mL5lL7mM2lM5mNDmNJnNToNtn
ADnAPlA4lDSmDilEakFCkG4lKElKSmOHoOXm
Hjl
AclAflAokBWnCIkHmmHqmINlImmIpjJAlJQmMBmMPm
BDkBTlB3lF8k
ADmAckAzkBFkBtlB0lCAlCLmCsmC2mDPoDalD4lEimEslGBjGFmGGpGSmGUpGXmGYlG2lHElHYnIQmI0nJcmJilJmlKFlKIlKQlKXnLIlLNlMplNUlNfnNgmNhoNimNkoNpmNsmNvmN2nN7pN/lOClOOk
ADmBWlEgk
ARlIQl
AFoAapAjmCXmEUpEtnFJmGBlIWlJVlJqlKnnLflN9m
DFoGTmGwlJJnNClOXs
JPm
ADkDMl
DFpGToHckJJnOXq
JPnLPlOXk
DMk
AXlBBlCDmDWlDulF/kGQnIplMdlMol
GwlJJlLClOXn
ADlDBl
BXk
AEm
AXnBuqC4lE4lNkn
BmlEAlHcoHtmJWmOHm
EQnE1lKimKzlL4mMJlM/lOXl
AXoBuqEZlE4lL1lNkn
CSlHcpHtmJWnM9lOHn
AZlApoA5lBHlBanCAmCzlC7lC9qDCiDOlDbnD7lESmEimE4mGRqGSnGXkGcnGfkHbqH7oIXnIYkJLoJbrJemKDkKimLYlMjkMmkNBkNMlNTkOIlOPkOWp
L4nMmlOXk
AUrD2oERnFlmF0mGGlGbmGdnIXlInlI7kI8lI9pI+kJFoJTlLemOLmOXt
ALlAulA1lBanCAnCmmGckIllImkKhlK4kN9nOQl
Kin
G+lJok
AUoBJnCykD2oI+mJxl
CLlDelEAkHtnOHl
A1kC+lOXl
AikB7nItlJyk
AYnAglAnlBKoB4lDOlEPlFLkHenIxlJnlJsmKwkKymLYkL0jMxpOIl
AYlAgmBKnHemIalJslKwkKynLEkL0lMxpOIm
AHoAilEYmGHnGQlHsmIhmI8lJ6mKJlL4mMonOKn
AjmA0nBnmCjmDJlEQlESmEZmEglEnnFLqHQlKpmK4mK9mMImMZnMamMdnMemMhmMjlMkmMmnMnmMpnMtlMumMynMzoM0mM1nM2lM4kM5nM9mNelOVqOXm
AGnAXnAwnAyqA+nBImBNmBSoBulB3mCToCnlC4mC7mDUnDamEAmEomE2nE8kFDlFIlF/mHCnHDoHKlHXnHYpHalHomHqmISmIgmImnJGnJNlJOmKBkKCnKpoK5mL7lMgoMtlMulM8lM+lNLlNNlNSkNUnNXpNtmNumNvmN5pN6oOAnOBnOFnOMmOOm
AvmBnnCjmD2mENlEQmEZkEglE+mK9mMZoMamMekMgmMjnMvmMxkMymMzoM0mM1mM2mM3nM4lM5lM8mM9oNemOVnOXl
AnkA+mB3mB5lCKkCnlDRlDSnDamEoiFDlHKlHalHinHomHqmISmImnI3lJNnMJlNUlOSl
AjmBWmBnlDJnD2lENlESoEZlEgmEnnE6lFLqHQkKpmK9mMImMZnMakMdmMemMgnMhmMjmMkmMmmMnmMomMpnMrmMtmMumMvlMwmMxmMynMzoM0mM1mM3lM4kM8mM9nNemN/kOVqOXm
AXlAyqA+nBInBKmBNmBSoB3mCTpCnmC4lC7mDUmDamEAnEomFImF/nHCnHDoHXmHYpHamHolHqlISnIgmImnI3mJGoJNjJOnJskKCoKomKpoK5mL4jL7mL9lMJlMYlMgoMtnMukNXoNblNtmN5qN6oOAlOBnOFnOMl
AvlA0lBNnBnmCjmD2mEZjEglE+mK4mK9kMZoMamMelMjmMvmMxmMynMzoM0mM2mM3mM4kM6mM8lM9nNenOVmOXm
A+mB3nCDlCnmDRjDSlEmlFIkHKmHYmHonISkI3mJNnJslJ1lKCmM8lNNlOSlOXm
OXs
AGkAilArlAvmBDmBGmBklBulCKnCqlCslDAmDImDNlDOkD2mEZmEwlF1lF+mGTkGdmGgpG0nG4oG7mG+kHAkHXnHxlJToJblJdkJ3lJ5kK4lK9kLElLqlL0kMVmMZlManMlmMrkM1lM5kM6oM8mM9oNFmNLkNPmNemOAkOIkOKpOOqOUl
ENlOVn
OXm
AElAKmAQnAamAemAmlAslBdlBhmBkmBwlCRnCbmCpnDPmFOkFPmFSmFTnFZoFbnFdlFhnFjlFlmFmnFpmFtoFykFzkF1lF3mF5pF8jGWmHVnHcmH9lIflI6lI9nJAnJfjJgmKnlLKmLblLhlLxmMElMGnMLmMTnMimMulMwnNHlN2mOUn
IulOXm
AEmAFnAQnAroAskA9mBbkBgmBhlBknCAlCRlCblCpmDHlDPnEHlFKlFMmFPlFQoFSmFTmFXmFbnFgjFhmFjmFlmFmmFnmFwlFylF3mF5pGWlHVnHcoH8mIelIfmJAoJTlJfmJylJ/mKnmLKlLVmLZmLblLhmLxmMGlMLmMToMinMulMwmM1kN2mOFlOUk
OXl
AQnBwlGWmHJlHckJAlLKkOFn
AInAUmAqmC6lDclELlFflFulHglNxm
ASzAhvA6qBCpBDuBUtBdsBepBxpCDqDNnDwwFKvFymF5qF8nGImGfpGgpGilGvuGzoG1sG+lHKrHWnIF0I62I70KcuLSyLUsLinMKsMPlNHnNXsNfzNuzN2mN3oN9lOBlOTo
AFnAImA9qE4nE7qFEoFJmHElHSnHWmHanI8mJWkJprJ8mLKoLSmLmmLzmMXmMenMsnNymN3qOFq
A9lE4nE7pFEpHSmHWnHamI8kJpmJumLKpLmlLzmMeoOFj
AFoAInA9qE4oE7qFEpFGlHEmHSoHWmHamI8mJWmJYlJprJulJ8mLKoLUlLzlMenMsnNynN3pOFs
AFlA9nE4nE7oFEnHSmHWoHakI8lJplJumJ8mLKpLmmLzlMenMsmNyo
ASoAamAhlAulBDqBUlDwpDxmEHnFKkF8mGelGfmGilGzlHsmIFrIdmI6mI7qKhnLSoMPpNGlNul
I7qNfq
AInAKnALhAPnARnAenAzpA2kA9oA/mBCoBEnBLqBWmBvmB7mB8nCInCkkCokC3nDFkDJmDVmDXlDYkDZnDlmD9mEGmEIpEKlEMlE4mE7lE+nFAmFFmFJmFLlFNmFSlFYmFZmFfnFwlFxnF0oF2lGAmGClGLmGNoGOkGPnGWmGZmGalGemGfpGmoGzlG1lG2mG4mHSoHsmIInIJlIKlIWoIXkIolIymI4nI7pI8qI9pI+pJAlJCmJDlJGnJLmJUmJYmJalJemJfmJhmJipJloJooJuoJ7rJ+pKBnKTlKumKvmLCmLHoLSmLWmL3mL+mL/mMImMRnMipMrmMsmNPkNjnNqlNtlN0lN5mODlOJlOKkOTpOXl
AFmA9jE4pE7kG+kHSpHVkI8iJumLClOFk
AGpAHmAYnA6rBIuCHrDOuD2zEcyEe0FAkFFkFhtGHoHOmHtpJamJsmKSxKo1K9zMCsMOrMZoMioMtoM8lN9mOBlOClOHmOLjOPp
AGnA4mA+nCboConFEpF7kGFnHinHunH2mIAoIBmIkkIwmI/nJVmJcpJxiJ7oJ/nKFmK1nK+pLArLKmLgmL8mMEkMcnMpqM1lOAjOFoOXu
BFlCFlGBlIVlLOoNCl
AjmBRoD4mEekMHlMtlOFn
AHmAYnD2rEcqEeqGVkKonK9pMCpMOnN9lOCk
AzlB0rCQmCgmLKnMnnMxlM2nNFn
B0pCQoCgnC3lJUlLKmMZlMnmMxlMynM2mNFn
AKkAelAfnAysA8oA+nBAnBBpBVmBclBhlBrmB3nB8oCfnCgmChmCioCnmCrmCvlC2kDAoDGqDLmDQmDSnDflERmESnEqmEsmE9mFKnFToFUmFVnFYmFnnFqmF8nF+pF/mGFmGJqGcmGonGqnGspGtoGupGypGzmG8oHBoHCpHJpHSmHUmHWmHYmHZoHanHboHdmHgpHhoHilHjlH1nIllIvnI0mI6mJSnJfpJqsJslJ2mKDlKFnKGnKHmKMpKPkKQmKXmKloK/qLBkLCpLEnLFpLGlLRnLgnLjnLklLlmLmmLooLpoLsnLtoMBmMDpMFoMHmMIlMJnMsiNHlNOmNrlN8mN+oOArOPlOTlOUlOWl
MblN+nOAm
AblB4nCZjCrl
AEoMwn
AEsAKoAPoAhnAmkAtmAwoBfoCApCPmCXoCbnCumCvnC7mDGkEQlESmEVqEWqGNmGbnGrkHYlHdnH4pIQlIapImlIxnJVmJZlLDmLHmLUmLVnLbnLckLknMGnMJmMbmMfnMnqM5oM8lN4mOKmOMmOSl
EQlHXoIvl
AEtAdmAhmBMlBlpBunCPmDspEHmE8lG2pIGmIanIfoIgmKhmLHkLNmLUnLbqLkpLpnMGpMnpMooN8lOLkOMlOSm
AEnMwo
AErAKoAPpAemAhmAtnAwoBfnCAqCPpCXnCumCvmDBkDGmEQlESoEVpEWqGNmGbmHYmHdnH4pIQmIxmJ6pLHmLVlLbmLcmLknMGnMJlMNmMblMfmMnqM5oN4mOKnOMkOSn
EQkEkkHXnOUk
AEtAdmAhlBMlBloBumCPmDspE8mG2nIGmIamIfoIgmIjnJelKhmLHnLNnLUnLbpLkrLpmLtlMGnMnoMooM/kNAlNolN8kOHlOLjOSn
AEmJBkMwp
AEkAhmGDkLWkLkoMol
EmlFZl
CylGrkKDlODm
AEmLkm
BTkBXlBdjE9kF4lIkmI2lJElJqlJ1kKrlKvkLUlLqkLsjMXlNjlNwmNxnOPl
AEmM0m
AElN9lOClOHk
AElAYlA0lEbl
AEm
JhoOXo
AEmJhnOIkOXo
AEn
AEmAdkMUm
AEn
BllIflIgnKPlLbmOCl
AEnAXkDWmEOk
AEmCvnFVmJnnLslNil
AElAHmD+mFYlI0mJUlLYl
AEmBJlCJmCKnCPmCakD5lIrlLalMJlM8l
AEkAhlCPmCalFIlJulLPlOHlOLmOXl
CKkCPmFIlOLmOXn
AEmCPlL9k
AEi
BekBpmCqkDIlDWmGonGylMWlMjmM0kNPmOBpOCm
AEmAamAelBDlExmFDmF8lGTkHZlJJkJNlKylLRlLVkL5mL6kMPlMwnOXm
Igm
AEmAamBelDGlExmFDmFTkHXnJLkJclLNlLRlLVjL5mMwnOXn
BJkBWoCkkEWoJKoMkoMroOGo
AQlA1mBulDalD3lEpmFSlF2lGdkHbnH9kJMnJPnJQkJRlJalJlkJvmMOkM8n
AbmELlF2mHbnIamI+lJFkJMmJQlJRmJZlJjmJxnM8o
IakI/kMol
Acl
AEmF5lGnlHJlNyl
AEn
AEnFTl
AFqD4nF/qGBmHtlJgnJ9lN+l
DHnDIpE0kFDrFFnHaoH6nJanJpoJ7mLfpMmlONmOXj
AElAFmAanAbmCNlCRmD7lD8oD9mEDmEFoEGlENmEZmEanFJoGumH6lILlJklLAmLJmLKoMSmMosOFm
AFqDWlD4nF/qGBmHtmJgnMYkNdl
AqnDHmDIqFDpGdkHaoH6nH9kJWlJanJpmJ7mLfoMmlONn
AElAFlAaoAbnCNnCRmD7mD8pD9nEDnEFmEGlENlEZoEanFJoF2kGYlHulK/lLAmLJkLKpMSmMoq
AElDTmLMk
AXnAdlHUlJBmJCjJqlOSl
DImJpm
AEmEFk
OWmOXk
J7lOWn
ASmNcl
AElDIlF0lNvl
AImARrAflAmnArmAxlBWnBejCVoECmEUmEvqExoE/nFGnGWnGaqG7mHTnHsnHwsH2qH7oIEpIXpIdnIfpIumIyoJZoJbpJcoJvoJ4mKxmK0mK+mLVlLhmLloLtnL4kMKlMMnMPoMglM5nN8n
ARsAmmArmAxlCAmCVnDBnDumEsmEvqExlFGnGanG7mHwnH7nJvnKpmK0mK+mLVlLhjLlpLqlL4nMgmMulM5mN8oN/l
AEmAIlAKmARqAxnBUmBWnCAmCVnDumECmEUnEvpExpFGoGWmGarG7mHTmHsoHwqH2pH7mIEnIXoIdoIfqIymJZoJboJcnJvnJ4lKpmK0oK8mK+mLVmLhnLloLqlLtoL4nMMmMPnMglN8oN/l
ARrAmmArmAxlCAmCVmDumEsmEvoExkFGnGamG7mHwpH7mIunJvpKpmK0mK+nLFlLhnLloLnjLqlL4mMFlMPlMgmM5mNHkNflN8oN/l
AnkBQoBllCPlCikCnlDFmE1lGslGvkGylHTlJMmJukKAlKIlKQlKSkMjmNLlN4lOAoOUmOXm
Llm
OFk
AzlBVoBblB0mCPmG8mHtmNDk
AEkBmlFikG2kLNl
H6kNsmN8k
AEn
AEkAFlLUn
G7kHtlLDlL+lOTn
BClB7nDwlEBmEGmE3mHbnIJkIbnKflLSmLhmMVn
BCmB7oB+kDwlEGmE3mG0lHbmIElIbnKfkLSlLhnMVn
BClB7mEBnExkGWkH5lLSj
BCkDwlEBnLSlMVm
EBnLSl
A4nBEnCynC3oDbmEFnEYoGAnGKpGUlHGnHSjH+nH/nIWlItmI1nJImJOkKclLLmLMnLznL6nL/mMilOCnOXl
AhnA4mBEnCBmCynC3oDbmEFoEYmEvlFJlGAmGKpGUkHGnHSkH+nIWlI1nJImJYmLLnLMnLznL6oL/mMRjMilOCk
BdnJBoOXY
AXlNfnNjlODhOXn
AhmA4mBEmBtlCBnC3nGKmHSlH+mIckI1oJInJYnK/lLLmLzmL6kMRlMim
DHlHAk
BUlGqoG1q
BUmGHlGqoG1r
Ial
BUn
APlBfpCAlCPqCvmDGlEQmEVnEWkEgmGbnHYmHdmIQmIxmJ6lLDlLblLcmLylMJmMNmMfmMnpMtkM5pNOlOKo
APlAemAwkBBlBfpCAkCPqCglCvmDGlEQmEVmEWjEglGboGrlHYmHdlIQmIxnJVnJ6oLDlLykMJmMNnMclMnqMtlM5pOKnOLn
CPmCQlMnmNel
APm
AEkA7lBnkC1lE0lHYlK0l
DulJWmK3l
AJmANmARnAhqAjmAxoA9nBLtBOnBUoBnmBqoB6oCHmDtmD2pD3lD4nEIkElnEolEwmE/sFCoFEnFIoFgmFrnF1mGArGOmGWpGXpGamGcmHRrHilHkqHsvHtuHusHxmH5nIMmINoITlIbnIoqItmIuoJWpJXmJYrJZpJolJvoJ5oK6nLXpLkmLumLzpMOqMQlMYmM9rNtmN5oOIk
AOlATlA9mEFlExlGanHBlM9q
AFmAJmANmARmAhqAjoAxnA9lBLuBUnBnmBqpB6oDtlD3lD4oEjlEllEokEwlExlE3lE/rFCnFEmFGkFInFgmFjmFrnF1mGArGWpGXoGcnHRqHknHsvHtsHusHxmH5mIMmINpIorIunJWoJYsJZoJooJqkJvoJ5nKsmK6nLXoLklLunLzpMCnMOrMQlMYmMqnM9sM+lNKnNtlN2kN5o
AElAOlA9mB8lGamHBlJXkLulMClM9pOIk
AOl
EYnF7lJgnK0lMGmMfmMhoOXl
Nkn
AgmBOmB6nDFnDJmDTlDUlEKlELlEvmFMoFNmFjlFomFrlFtlFxmFylF2mF4mF6nGdoGvlHamIymI3mI4pI5lI6nI7mI8lJCmJEmJGmJHmJIqJJnJKoJMmJOmJQmJSkJTnJVlJglJhoJlmJpnJrnJspJumJymJznJ1mJ3nJ6nJ+mKAnKCnKnmKtlK6kLTlLumL3mMXnM4l
ApnBGnBilCanDDmDSpDUnGmlGylHZmHapHinI3nI5lJKpJOnJilJqlJzlJ9lLBlLllNSl
AYlDFnDgnEKlELmEvlFrlF2lF4mF6kHamI3jI5lI8iI9lJCmJGkJJmJMkJOkJSlJTkJfnJglJhlJloJsmJtmJumJzmJ1lJ3nJ9kKCjLxlMXkMzlNclOXi
EYqHzlJgmJ3mLLmMGnMfmMhoOXl
AbmAgmBOmBPkB6mDFmDTlDUnDamELlEvlFJlFNlFrlFtmFxoFylF2nF4lF6nGdmHamIymIzjI0mI2kI3kI4pI6nI7nI8lI9mJClJGlJHmJIqJJnJKoJMlJOlJSmJTmJglJhpJlnJplJroJspJykJzmJ1mJ3mJ6nJ7nJ9lKApKBnKCmKnnK6lLTmLunL3lL4mOUk
CNnE/lHwmIymJ6rKvn
ApnBGnBilCPlCanDDmDSpDUpF6kHVoHZmHapHimI4mI5mJKpJOoJqmJzmJ9mKnlLQl
DFmDTlDalEKlELmFrlF2lF6lHaoI2kI3kI8kI9mJCmJGlJJmJMlJOkJSnJflJglJhmJloJsmJtmJunJzlJ1lJ3nJ9lJ+nKCkMXlM4k
BXmDGkEnlGOmGTpGYlG5lJLqKEnLvlMMkMlkOAkOJlOVmOXk
ARlHwmIymKJkK8l
BckJKmJ9lKCl
FWlHylIzmI8mI9mJGmJMmJSnJgkJllJ6mKBlOXo
BtlDWlJUlJ6mKCmOXq
FgmJAnJ9nKZlL3m
D9m
AimFNkOXl
AimBVlDIlHvm
ATlAVoA3lB5mC2nDVoE7lFIlFJkFZkFmlGQlG2lHDlHgkHjoISmIzlI2nI3kJQmJXlJajJjmJwmLalMCnMTlManOGqOMlOSo
HbrJYpJZk
ALlDHmJSnKClMfmOXl
CElC+lEOl
ARnBjkCVnD8lD/kEYnEqmE9pFIlGCoGDmGKoGYmGilHDpJxlLgqL+mMkpM9nN4kOPlOTk
AwkHbrJYpJZk
DHnJSmKClOXk
AMlBWlCqlC+lEokI8lNJlNzl
ARmBTlBjkBmmB1lCVnCWlDklEYnEqlE9pGCoGDmGKnGYmGclHDoHYlHnlIdlJdlLgpMkpM9nN4kOPk
JYqJZj
Cpk
OUlOXk
ONo
Inl
DGlEEkELlEYmGCpGDnGYmL+mMhlM9kOPm
AJkA0lDFlDXoECnGGjHJmHVnJLkJOlJ7mL9lN+mODnOIkOXo
AKnAUnAcnAfnA0oA8kBwmCBqCYnCunDfkD9sECkFElFHnFpkGLnHAmHEmHUkHYnHwnH2lIGmIKnIMlIcnIdlKClKsjLKnLxmMEmMMpMpmNxjNylOAnOClOFnOQkOXn
BUmBWlCBnEUmExlE/nGWnGamHsoHwnH2pIEpIXnIdmIfmJZmJbpJcnKxmK8mLzkMMm
CPlDXoD6lD/kEulGalHBlHJmHMlHVnJ6mJ7nLHlM6lNjlN+nOAmODmOImOXm
AKnAUoAcrAfmAxlBLmBVmBwnBylCBqCYnCumC7nDfnD9rE2lFEnFmkGLmHEmHYoH2mH4lIGlITlKFkKskLKnMEmMMpMpnNxlNylOAmOEiOFmOXn
AIlBelECmEUlFXnGWlGanHTmHsoHwoH2pIEnIXnIdmIfnJZnJboJcnKxmLel
AEkC7lHYlKFlLKnMMlNyjOFjOQlOXp
AEk
Gdk
OJl
AElHKlJ3l
J6nOXi
OXo
MqkOEm
EQmGsmGumGvpGwkG3kHXmLZkLwkM/lOQnOSl
B9lGmmGsmGtjGvpGwlG0lHXmLZjM/lOQnOSm
BzlIvmK1lN/mONjOQl
GelLZkM/kNLl
BgnCdmF9mGRnJclNhnNilNknOXk
AXmAomCZmGbkG4mG/nHdoHemKcoONmOQmOXm
AZmDckEXlF+nHVmHikI5nJpmOX0
AXmAomBmlCZmCglG4nG7mG/nHdpHemKcpOMmOQmOXn
AZnDSkF+nHVnHamI5nJpmJxlM5lOX1
BklBrlBwlEglFIlFmnFylF3kF5mHTlJTmLxmMEmMGlN2m
ArlDGjDJlE0kGnkHnkIXlJekKhlKnlNql
AEk
CJnEblIrlOJk
AEkDIlEbl
AEk
AqkCmk
Epk
G7lMPl
N2nOXn
AElD0lLdlLhl
A2lC5oC6oDApDswF7mGwkG4oG6oHqmHryLHyMimMrn
AEkDAnDsoHqmHroLilMrl
DwoGonGqmHmlIFmLUuNck
AGkBfmCGpHXqN3r
JHlOJkOSn
DwnGooGqnHmmIFmKImKYmLUt
A+mBfnCGpHXpJLlN3r
HUlOSn
DDkDwpHGkHTkKcnLUl
AElDjn
HFlIWlLvnOEnOOl
HXlHblHilH0lIllJQkKYlLZlLglL1lN8kOPm
A4kD6kEblGJmJLmJxkKnmM3kNhlNqkOGpOImOJmOKpOMm
N+kOXp
A4kDvkIxlI2lN9lOGpOImOJmOKqOMl
AOkCXjHfkHgmHinHlmIRqIwnJFk
AFnGBtJrlMRn
AFmAjlGBuJrlMRn
GBm
AFoBWlD9lHtlJllKulK/lLIoL/lONk
AFnD9kFJlKulLIo
AFqAJuAMoAOvAQlAjoAmoBFmBRvBgpBkuBroCe0D4oEDpEUqEwoExnE2mE7lF/rGBwGaqHpqIBmIJsIevIxmJWrJXvJfuJ/xKUyKXqKmmLErLFvLOwLPnLQnLVpLXnLrnL8oMMqMRnMZnMdmMtlM2tM8qM9qNQnN9m
AFo
AFo
AFkAOmBrlCejEDmEwmGBmJWpJXoLPnLVlM8o
AFnGBlIBlIxlJXnOLl
AFnBykEulFlnHgnKKlKOo
AFmAhlBylBznFkpFlmGEmHgnIpmKOoKvlLnl
HgnKOnKvl
AFnAakCAlFJlF2lHMlIclKnl
AFnAJlAOoBRlBgrB+uDQnDbmE/lFDmFJlF9nGBpHojIBnIJtIenJWnJXlJ/tKWnLCpLQoLdnLrmL8tMIlMRmMwoMzoM2nNZm
AFoF/pGBn
AFoAJlAOoBgpB+uCulDQoDbmE/lF9pGBpIBoIJtIenJWoJ/tKRkKUkKWnLCoLQoLdmL8tMIlMRkMwnMzpM2oNZn
AFpF/oGBm
AOmFDmMRm
B+nGBn
AFmGBl
AFkJ3lNhm
AFpBklEHlGBrGGlJwn
AFnAYqAanA/mCPmDlnDyoD5mD+mFIqFglGBnGEmGclIdkJaoKolLHlMonM9nNwtOGnOXq
AFmJYpJZpMdq
AFmAImAYoAaoA/nCPmDlnDsmD5mD+mFDlFIpGBmGEnGcmIUkJaoJnlKomLHmLxmMEmMonM9mNwrOGoOXt
AFnAsmJYoJZqMdq
AKmANmARlAToAjjAkmAlnAmmArnAwlAxnA+lBFoBIpBJnBOnBQoBUoBVpBWmBZmBclBgnBhmBqmBrmBsmBtmBwoBylBznB4nB8lB+mCBnCFnCHpCNkCRkCSkCZnCbmCilClkCnoCrlCtnC1mC2mC9nDHmDLoDMnDNjDOkDRmDSoDWjDYkDcmDhlDmmDrlDwkDxlD4mD6oD8lD+mD/lEBmEEnEFmEJkEllEtjEvkEwkE0mE2kE3lE7mE8mE/nFAlFBmFDmFFmFGnFWlFrnFsnFunF0nF7oGymG9mG+nHBlHCnHFlHJmHQnHTpHUoHVlHYnHboHcpHimHjnHlmHmnHnmIFkIIlIJmIdnIknIlnIpmIqoIwnJAoJCmJOlJUnJckJklJonJ5nJ6nJ/kKEoKKmKSlKnmKomKqoKslKtnKumKvlKwlKxmKymKzlK1iK2nK3nK5nK6nK7kK+mK/lLAmLBlLCmLEkLFlLGlLIlLJkLKnLNmLOkLPmLQnLRlLSlLTjLYlLZlLalLdnLelLgnLilLjmLkmLlnLmmLpmLqmLrmLupLwnLxnLylLzmL0jL2mL4mL7kMBlMDnMEmMFmMGmMJnMLlMOnMPlMQlMSnMToMVmMYkMelMfmMjlMpmMrnM4lM6lNmlN2mN3lOImONlOTkOVt
AFmAImAYlCblDloD5mD+nD/mFvkIdlIglIxlLHlLxkM5lNwmOGl
AapCplELmFrkF5lIOl
AHmAVpAdpA8oBDnBVrBrmB6lCAoEPmEWmEdoEfmEgmGIoGMoHUlHlmHmlHonH4oINnIPoIRlIYoIenJNmKikLDmLInLbmLvnMHoMNnNEkNImNpoOKsOOoOSw
AgkC+oC/nDHmDTmEsmExnE2mFMpFrqFspFypF3mGTrGpnHTmHVlHcpHvmHwlI9lI/pJArJBnJFoJLnJOmJTnJboJikJlmJqoJunJxuJ7oKBqKDmLdnLvmMioNJkONk
AFmCtkDrkGBlGmnI/kJYoJZmLDlLRlLUmLnlMPl
AjlJYn
AVpAdlA8oBVmB6mEQkESnGzlHEkHUlHjkHpkH4nH7kIenLvlOKqOSq
AFlBgkESmGImGMkH4mIMlIYoIglOLl
AOkBmnJAkJalJunJxn
AFmAamE3pFDlFKvHAkHEpHGpI7pI8mJEnJHoJkqJpnJ9qLSkN2lN5oOEmONm
AFmA6mBRlBZnByrDWlGllGpqIzmI3oI4pJ+mKDlKSkKznM9qNAmNFmNJoNLnNMoNWlNYl
AFlAamE3pE7lFDlFKuHAkHEpHGnHNnI7oI8kJEoJHoJkpJpmJ9pN5oONm
AFnBRlBZoByrDWlGpqIzoI3qI4pJ+mKSkKzmMEnMXlM9qNAmNBkNJnNLnNMo
AFkONk
JflOIl
AFmANmA6oBPvBRoBzxCCuD3nEynFFkFioGEsGHnGKmGrnHgnIZmJlmJsmKOoKvzNWo
CwlOXm
AFkOXl
AFmD8lD9lGumMol
CcmCrpD4nF/m
CcmCroD4nF/mK+l
Igk
OLl
AFnAOpAmoBRqBkmD4oF/nGBrGanIenJXoLFnLOqMMn
AFmA/l
D9lEGnJGmJ+n
OXn
EGnEwnJGnJ+o
OXo
BgnB+m
AFn
OXl
BImBQnBWlColHpk
AFlB0lEnkK4p
H2kITkKEkKFlKpkK0kLGl
B0lK4p
AflAwkBQnBxmErlGlkHBlHbnIilKKkL6lMUlNClNFkNKlNTlNpkODmOHoOJnONmOOnOWt
AFlEzlK1l
AJmAWuAZnAjmAxnBNlBXqCLzCVnCdyCexCfmCpnCtsCuxCvnDAoDEmD/mEfmEmoErlE5oFfrGDtGGnGX1GjmHQoHtnH4pIKpJYlJ7nKJlKUyKXvLBpLGtLRpLcvLduLtmL2mMwoM1pNQsNTmN7kN/oOBiOFkOLmOQkORn
GVmJkmJpn
GVmJklJlnJpn
AFkBZlCLnCtmFfmGXqHomJYlLGmLcpLdmM1lNQnNTn
CLnCumGXnKmlN9k
AjlBLlBPxBaoChnF/tKwtKzmLXnL0nMAp
JIl
AFlJImJ1n
BPlF/mIpnKjk
GBm
A/nJ8nLnn
J8nLnm
ARmAhnBGkBrlCHmFCnFEnFInFrlGAkGOmHRlHimHulJWoJYpJ5pLuoLzmMOlMel
ARlBLnCHmD4lFCoFEnFInFrmGAjGOmGcmHRmHinHunJWoJYoJZmJrkJ5pLuoLzmN2k
ManNjl
CvlFVkJ7n
FFn
Iwl
AFkMamNjl
AFlFFn
AbnA2mBBlCIlCXlC6oEKlFPkFQlFRlFmkFvlGKoGWnGYnHUlHzmIJlISmImmItnI1mJGmJhmJjkKCnKFlKqlOBlOLnOQmORn
AbiBykExlE4kE+nHClHJlIgnJGnJYpJZrJqmJ5lMelOXl
AFlIwl
HbmIXoJZm
BLmDtmD4kE/oGWlHklHsoHtpHukH5mIMmINoIomIunJYpJZmLCkMqmM9l
GBkHbmJZm
AhkAxmBLnBUlBqoDtmD4lE3lE/pGWkHFlHkkHspHtqHxjH5oIMmINpIomIupJYmJZnMqnM9m
BOlB4kCakGFlG9mHaoHfmHhoHimIxlJZmJdm
ASmKClOBp
NQl
DZlHsl
AklBtlDWmDXlDvlFDlF3nGOmHxnIzmJDmJolJpoLPl
AFkEwl
DblFbmJgnOUj
DxjEHvKQlMmlN9m
IsnOXl
EzlJkmLvlL6k
IzoJunKBnNLkOXk
AFlCZmIsn
EznJkmLvl
BSlCHlIzoJumKBmNKlONl
N9k
ATnB8nHlmHmnIDm
BllB0kCZpCwnDqkDtlD3lEZkE2kE9jGckHmmH0qH3lIAmIRlJdkK3mLllLulMEl
CZnH3nOFl
DcmDilKxl
AFl
BJlBKmGVnHulKXlMblODnOJnOKlOTnOXj
KklNKl
AFkBOlBZmGElHjlJflKLlNalOCmOFoOUn
AmoAqoA3mBjmDUmDhwEDnEtlFFpFQvGRmGYnGimGjsGpnHemHwpJQuJRuJSsJcqJ/lKCsKPnKQmKkxK5tK+pLJrLMrLomL4kL6tMVvMXlM2mM4pNSlN0s
EmlHMmJBlJXj
AakBTlCikDlkETlE1lG+mL1lNtmOHjOOrOXn
APnAWmAcmBBoBFlBIkBUlBfmCNkDCmDTlEpmE2nFCkFdlFlnFqlFuoGRnGglHfqI6mKBkKLlNskOJlOUl
AjlA4mA+lA/lGonJXlNtmN9lOHlOOrOXm
HzkNfl
AamC1kFDmHnlLRmMGl
C1lHOlKElNnlOCk
C+nFzlLJoLMmLllL6oMzm
AFl
AFlOHm
DvkIxlLslOGoOKq
Aak
AFlIgl
AFnCtmEQlLwkMJl
BFmBJoBNmBlkBnmBokBrmBtlBzoB5oB9mCknCnlCymC4lC5nC6nDkmDlnDsmD6lERoEVrEzmGDnGKnHlrHnsHpmH4oIGoIHmIOmIVoIWmIalIikIjpInnIqmIrmJJoJRmKgkKpmK3oK4nLDoLhmLsnLynL6mMFmMQkMgoOGl
BllE3nGKmHlpHnmIGoIblInmJRnLynL6lNWl
AFnAVlCtmEQl
BJnBllBrmBtmBznB5pB9mCkmCnlCynC4kC6nDlnDskD6lD+oERoEVqEzmFKlGDnGKnGVmHltHnqHplH4nIGmIHmIKmILlIVmIWnIamIikIjpInmIqmIrnIvnJJnJRmK3oK4mLspLyoL6nMFmMgoNIlOGm
BlnBzmEVkGKlHlnHnlIGoJRmLynL6m
BGlEvnFClOSk
ExkIll
Mrl
FvlGBkOXn
AFn
BylC9mDrkFJlH9lLqlLuk
Bmk
B0nFUo
AInA9kFEkHSkI8nJWmJpmN3l
B0mFUoNtlNwm
AImA9jB8lFEnI8mJWlJflN3l
A9lDYlDklHSkI8nJWl
AzkDdlD4nJXkJwlJxkJymOGjOJnOKnOTm
CumERlEqmErqEspFBoFFqHbsH7nJYnJZnJqnJ5oKAmLFlLalLcmLdrLenMfmN9lOKnOMmONlOXl
ERkEqoErsEsnFBqFFrHbsH7oJYmJZnJamJ5pKAnLanLdqMNnMfnOKmOMnOXl
JZm
CAlFFlHbnH7oJYoJZnJakJ5mKAnLdmLekN9m
AFk
CBkDckEIlEzlFGlMnl
OXk
J/n
OXr
CFlEuoEwqE8mHwnJXmJvnLXmNmlN3oN8o
GBnLclOXr
B6nCFmDVlEuoEvmEwpExmE8kHwoJXlJvmLNnLXmNmlN3nN8p
AVlB+lDbmFPoJ/n
Bgo
HwmNpl
EunEvmHSmHwnJWmJvmN8m
EZnLKm
AFl
EZoLKm
EZn
AanI7l
AIlAJnAOoAflA2mBhmBpoEClEdlEvmE7lFGmFWnFsrG/oHInHRlHWnHioJBpJVlJumKwnLNnL9kMTnMeqNDmNMmNQkNxlNylN5mOEnOFu
AJlCXlDQmE3pHEoHNqJEkMesOFrOXp
AInAOoAflA2mBXkBhmBpoDHkEClEDkEdlEvmE7nFGmFWoFspG/pHIoHRmHWoHioIGlJBqKwnLNoL9mMTnMepM2lNDnNMnNQkNyiOEnOFu
CXmDQmE3nFElHEpHNqJElLNkMesOFrOXp
CtlEplGBlL+lNTl
AFlAQk
AFlAmkA6lBLlBPjBUmBdlBinBvlCwlDtkDxkD2lEblEqlF+kGkkHQlHSkHblHpkHwlIKnJQkKilK/lLylMZkM+lNIlNMn
AboAelAxnA0lA3mBFlBUnBxnDYmD7nD+oELnERmEYmEZmEmnEnkFnmFtkGOmI3kJJnJRmKglKwmKzmLsnMxlM3kODlOFiOIkOLkOMnOOoOPrOWrOXu
DSlDklEdlFClHioIGlKwnL9nOFn
FEl
ARnDinH+mIXnJdnLMmLgl
ARmDimH+nIXnJdnLMnLgl
CWlF3k
LMo
BkmFwkHalJAkJHm
MLjOAn
H9mMLkOAn
AGnBflKYlN/mOXp
Cyn
AflAwmBIlBZmBtmB4kCZjCclCnnCrnE/oF+oIgnJcnJ5kKtmLrlMLlMOkMSlNjnNklN7lN+o
AGnKtn
AGmFhmKos
AGpBWmCTlF9mGtkHQtMdnNRmNplN/rOBo
AGoBWmCKmF9nGtlHQsL1kMdnNRmN9nN/tOBp
N9jN/i
Lgl
AGnIRlKqnL4m
BIm
AGnBIpBrlFFoGJl
BDoBkpEQnFPlFUnFflFgmFkpFlmFumFxmF1oF8mGFlGGnGNoGOnGZlGsnGtnGwnHbkHlkHumH1nH9nIEnIFmIPnI7pI8oI+oJFmJVoJpoJvnL4oMBlOBsODnOJnOMlOQmOUnOXn
D1nHclIxo
BDnBOlBkpEQmFUlFhmFkpFlmFxmF1oF4kF8mGGoGNoGOoGsnGumGwpHblHumH1oH9mIEmIFoIPnI7qI8pI9kI+pJFmJVnJpnJvmK1lL4nOBrOJnOMmOQmOUlOXo
Fvl
Bul
AJlBkmFWkODm
AGl
AZnAevAklBFuBVqBtqCFwCJyCT0CivCknColCrnCtmC/pDByDFmDLuDkxDltDmnDsmELuEfxEgwExnE9mFSxFllGBlGGnGSnHCsHNnHWnHpoHrqHwoH4tIPrISoIVvIYoJJzJKoJvmJ8vJ+wKH0KXuK0zLFtLGoLHoLIyLZuLamLlsLsmLtsL9tMNsMbsMvmNClN1qN2mOBlOWp
AGnDqmEwnGnlH0kH+mL2nMllOXl
CblDqnEBlEmlH+nKmmL2nMll
AGnOXl
AGmOXk
AGmCTnMAnN+i
CJnCTn
AGoBQuFzoI1mJSnKTnNSn
BQnBWkHQqIRnMkuN9mN/q
BQmBWkHQoIRnMktNAlN/r
N9k
AGlBQn
AiqD8lEXrFXmIEqKcqLVmNsk
AGkAImANjAOnASnAYnAemAknAopArpA3qBBmBHoBImBKlBZkB1pB7nCplC4nDIlDVpDWmDXqDYqDZpDarDbsDcmDdmDepDflDgnDhpDipDjnDllDmoDnmDolDqoDrnDslDumDvoDwoDxnDynDzoD0oD1oD4mD6nD7qD8oD9mEAoEBpECjEDnEEnEFpEGnEHoEInEJnEKlESmEToEelE3mFQmFRlFXqFYlFmqFqpFvnFzmF0mF5oGAmGPnGQpGRlGWmGumGvnG+pHImHLlHTpHetHmkHulIzmI0oI2nI3lI4lI5mI6oJAnJFmJMlJUmJoqJtnL6mMXoMqmMznM4mM6oNYmNhlNkmNloNpoN0mN1nODpOGsOHpOJm
AGmAImANmASnAYnAelAhkAknAonArpA3rBBnBHnBImBKlB1pCplC4mDImDVoDWmDXpDYqDZpDaqDbqDcmDdmDeoDgpDhoDiqDjnDlmDmoDnnDomDppDqoDrqDsmDvoDwoDxmDyoDzmD0oD1oD3mD4lD6nD7pD8oD9lEApEBoEClEDpEEnEFqEGpEHoEIoEJmEKnETnEXmEemE3nFMmFQlFVlFXpFYmFmoFqoFumFvnF0lF5qGAmGPoGQpGRkGXnGumGvmG+pHImHLmHTrHesHumHxkI0mI2mI3lI5lI6oI7lJAnJFmJLmJUlJgkJopJtpJ6oL6mMXpMZmMzmM4nM6oNIkNYnNgkNhlNkmNloNpoN0pN1nODqOGsOHpOJlOVl
KKo
Aim
AGpBNo
AOoCTpDYkDcoDdmE1lI2pI3lMevOFp
AGpBNo
CTpDcpDdnDelE1kI2nI4mMeuMokOFs
OCl
CblF+kHWoKilOUlOXs
I4n
BHoBMnGJmIwnJfpKZoKqsL4oMAn
BBlCNnIPlOXj
AGmAzoBjoCjlEnkF9lLioNvnN9m
A+lOXj
AGnAzoBjoCjlDKlEVlE9lLipNvmN9o
AGlAimAomA+lBOmCJlCZnDGnGRlG/mHClHRlHUpHbmHdmHenJPlJ+lN3lN/lOBn
Acm
AGmHEmMdlN/n
Azm
AGoALoAalAnoAooArpA4rA50BAxBKrBonBxvDAmDNmDzwD8lEaoFHpFYxFhuFqlGBlGZlGelGioGurGxnG0nHKrHLsHOnHWpHbnHepHfnHvnHwnHxmIHrIhqJIyJ0mJ7nJ8lKgmKpmLQyLRuLxqLypMMqMQtMSpM71NhwN0nN3mOBlONmOTl
AGkCTq
CTq
AGjFLmMdnOXm
FYkHflLQmOOj
AGnCTlHQmN/q
AKqBgvB3uDBnDYqFOvGVoGtmIJqI3rI+qJCnJFmJ6oKdpKqpK8pLvlL8pMHrMSmNmtOBj
AhlAioAooAxlA3mBDpBRnB7pCHnCynC3kDRkDZlDbnDdmDilDmkDooDpoDqnDxlDykD1lD2mEBmEFnEplFAlFNoFOnFVlFllGHmGMoHKnHeoHxrHyoH/mIFoIZqIbmIzpI0rI1nI+nJHqJJqJKqJSnJUoJVnJomJtoJ1pJ6nKApKDnLimL6mMjmM6lNUlNYmNlpNpo
AGmDdlLNkOBl
DdlEmlEnlHQmKQkKrkN4lN7vN/oOBo
AgoBanBsqBumEInEdlIxmJsvKAnKVoKipKsoLEoLYnL0oMbmMglNTr
AhlAomA3nB7oCHoCyoDVmDZmDimDmmDomDqlD1lD4lD9kEBmEDkEFmEIlFAmFNoFOoFllGHmGMnHenHxlHyjH/mIVmIZnIbmItlIzjI0pI1mI+jJJlJKoJSnJUqJVnJooJymJ1qJ6nKAnKDlLimL6mMGlMamMjmNUmNYlNlmNpo
AhkAioAonAxmBDpBRlB7pCHpCynDRmDZmDblDdmDilDlmDooDpnDqnD2lEDlFAlFNnFOmGHlGMoHenHxqHymH/nIFpIZoIboIhmItkIznI0rI1lI+nJHpJJoJKpJSoJUpJVoJonJtoJylJ1qJ6nJ7nKApKDlL6oMGlMQlMjmM3lM6lM/kNYmNdlNlpNpo
AGnDdkGIlLNlN7kN/jOBm
DdlEnmKUnNumN7vN/pOBp
AgoBanBsrBumEImEdnFvmIxmJswKAmKVnKioKsqLEnL0nMBkMDlMbnMgnM5nM8nNTrN9l
AhkAooA3nB7oCHoCynC3lDRmDZnDimDomDqlD1lD2mEDmFAmFNoFOmFllGMlHKnHemHxmH/nIZnIblIhmItlI0oI1mI+nJHlJJmJKnJSoJUoJVoJ1pJ6mKAnLimL6mMGlMWlManMjlM6jNUmNYmNdlNlmNpn
AGoAUmA0lBjlCOkCTmCfpCjrCxlDJnDNpDRmDWoDdpDflECrEKtEkmEnuEzlE1uE6sFMlG/qHAzHBoHCmHDsHEnHFlHKqHNpHPlHQoIIlI2kI+nJLmJNlJllJyqJ31J4oKUnLYlLjlMelM1pNqmNuoN4mN5nN7vN8lN/xOAvOBxODpOEwOFoOIo
CHlC3lD4lFNlI+pJUlJ1jJ7mKDlL6lMQl
AGl
CEkEmlEnlKUmNumN7wN/nOBp
F1l
AGnAXsAenA0mBSlBjnBnnCNmCfnC4mDGmDUmDenDfmEOqEXnEcmE1oE+kFOmFQnFXnFjmFkmFmlFnmFzmGIqGJoGLlG+qG/pHCoHKjHYmHdoIYlI6lI9mKHoKOlK3lLekLskNAlNrnNsrNtmNvvN9nN/lOApOBrONlOXp
AGoAXqA0mBSmBjoBnkB0mCNmCfnC4mDGmDelEOpEXnEclE1nE+lFNmFOlFQnFXoFjlFmmFnmGIqGJnGLlGllGulG+pG/rHBmHCpHKmHdqHhlIYlIwlI9nKHoK3nMDlMUnNAkNrmNstNtmNvuN9mN+mOArOBrOSlOXo
AXjG/jNspNvt
AGnI1k
EglHEmHlnLmo
AGmBJlBzmDJlEqmGjmHjnIrlIvmIwlJDkJvnLXkNNkOXn
AOnCSlCmoDSlDcnFFkFNlF6kGwkHOnHZmHfnHlnI6lLmnL8kN9l
AGmBzmEqmEslEtlE9kFDkGjmG+lHIlHjmIvlIwkKclOXl
Bul
AGnOXi
AGmAKk
AGnAsmHQtHYnIYmKOnLSnM1rN/w
AKlBQnKJkKQkKSlMjlNLl
AanAboAdmAipAnkArmAslAtoAumBAoBDmBKnBTnC6mDDmDjlDklDsmDznD0nD5lD6oEInELpEXoEaoEgnE0nFEmFJqFSmFXnFYmFmmFsnFymGVlGZpGuqGvnHNoHWpHonHvlIEkIGnIOoIUlIVoI8mJHoJVmJZlJnlJtmJznKAnKBjKVlK0mK8mLAoLDnLJoLKoLLnLMoLQmLRmLToLUkLWnLYnLnlLomMBnMQoMosMpoNZmNglNhoNkkNlnOFo
AGmGGlHQtHYnIYmLSoM1rNunN/w
ASmAanAinAkkAnlAslAtoAumBAoBDmBKnBTnDDlDjmDkmDsmDxmDynDznD0lD6oEInELpEXpEaoFEmFJoFSlFXnFYnFmnFskFymGVkGZqGuqGvlHNnHWpHonHvlIOmIUlIVpI8lJHoJVmJYlJZlJnlJtmJvlJzmKAnLApLJpLKoLLoLMpLQnLRmLUmLWlLYmLnlLomMBmMQoMosMpnNZnNdmNgmNhpNkmOFp
AGnN/j
AGkIYnKOmN/o
AGnAumCEm
B8lCSlC9lGfkLBlN9oOAq
AGlAWnCGkHBmLBnLVlN9oOAp
AGkDVlEFn
AGlK7l
HYl
Dml
AGlGDm
AGkDdk
Ddk
AGlCJoONl
Mpm
AGl
AHlCHkCJmCXnC4lEblFNnFZmGPlGakGbkG+lHBnHNlHYnHalIPkIYpI9mI+lJOkJflJ2lLtmNumN2nN+mOArOBnOFlOIlOUlOXm
CJmCXnFMlFZmFmlFxmGPnGilG+mHBoHYnHanIPkIYpI+jJOkLtmL/kN2nN+nOAqOBoOIlOXm
ANoBYnCfoC4mDHoDemDrmDsmD1nD3mD4pD6mD7nD+nD/oEBkECmEHmERnFsmGolGplG3lG8nHIoHKmHPmHUnHzkJekLKmLcoLvmLykMbmMjnMqjMrmN+tOBrOGt
HQmKtlN9nN/k
BQl
Iql
DFnDHlDXnDqlDwkEmlErkEymGGiGOmGnkGqlG/kHQnLsmMAlMHlM0lNQlN9mONl
AekAkkBWlB9lCjkDSlDTkG0kI6kNLlN/mOElORk
GDlLGm
BjnCjmDWpDXpDdmDenDgpFmmLvpNumN/pOBj
AMlAmlAnkBKlDQlKrkN1lN8l
AymBGlEolIglJNlKBlL7lM+l
BjnCjlDWqDXpDdmDeoDgpFmmK8oLvoNrkNumN/p
AblAnlBKlCamLbl
AcmBCpBZoBwoB1mCWmCrpC1nC2oC5lC+lDJoDnoDonDpmD4oD6mD9lD/mEKnELpEZoGAlGDoHUnHomHpoHvnHynH4oH5lIBmImnIrmIzqJNnJRmJhmK0mLclLwlLxnMOnMbmMcmMemMqmMrmM6nM7nNXkN+lOCmOGsOXk
AykDIlEokJcl
AjnA/nBFlBMmBUnBrkCJmCPmChlCskC9lDTlDjnEJnENmETlEWlEZmEemEglE0mE2nFGoFYmFwmF+lGglGwlGznG4nI1oI3nJBnJDlJKlJsiKAmKypK2jLYmLalLeoLomL4lMblMwkM3mNRoOAmOHnOIuOJmOTrOVsOX4
AGlBGkJylLMlL7l
CjmDXkN7k
BjoCjmFmnGvkLvn
AGlATlA0lA1mA6mBHkBenBhmBvnCKmCMnCulDllDnnD+nEMnFClFblFplFznF2nGDmGOlHilH9oIMlIVkIzkJjmJknJplJ/kKKlKTlKdlK9lL9nMrkM+lNJlNOkNPkNrmN7mOBsOGmORr
ATlBwlC2mEKjFzlJjlKylMclMpkOGm
AMlOGl
BFkBMnCBnDBlEWlExlG4oKqlKyoLemLojMwkN2lOTmOVrOXk
EnpGtlHIkOBm
BWnGJoHBnHQsN7uN/lOAn
EnoHIkN7lOBl
BWmGGkGJoHBoHQsN7sN/m
BHlN/mOBqORo
AGnOBl
AGmCKnHQlN/lOBp
DMlDQlF9kLNkN9n
BAnHKm
BfmKGlKJkK4lOEm
ONj
N/l
MjkN3lN/nODl
AGkAHmAOnAnmBDnCSnCtlEanEdmEelF/lG+pHJnHLlHPmHomHtmIonJ6mK9pK+oMtoNUlNfpNgnNhoNinNjtNpmN0oODrOJmOXn
Mbl
AHmAJlAOoAbkAnmBDmCNlCRnCSmEalEelG+pHJmHLoHOnHtnH8lISkIomI0lJomJ6lK9nK+oLRnLmlLvlMClMtoNfqNhpNioNjsNpmN0nODqOIlOJnOXm
AGlAPlAhkBelFalFlnFtlFvlJSlKNkMKl
AclBOlBekFzlGglHfnI6k
D1mJ0nOLn
Jtl
BDmBJnCYlCakCunCwoDalDqmDrmDxnEGkEInETnEcmEjjElkEwoFGnFclFgpGAnGDlGQlGRjGboGvkHDlHPjHfmHvmHykH1mH6lICkIFmIKnIxmIzkJDmKulLElLcnMBlMKlMNmNEkNRlNTlOHm
JalOXl
J9l
JfkKqlL4k
DOm
BaoCQmCgmENkETlEhlEljFLlHAlKnkMimMtmM+lNAmNCnNDmNHkNIoNMmNNnNPmNQkNUkNWlNXkNblNdmNel
DNlHKm
AGk
N+m
HQqLDkN/m
HOl
AGnEcnEen
ASlBbkBskD/lGykOWl
CLnCSkCnmE0kG2lHCmHJlIplIulK+kLMlMYkMylN4lOAqOUo
AQpATrDBlDytFklFmqHGmIhmKeoLTrMXpMYw
AGkATrEsnG7vKjoNIp
ARmAdkAjjDinEdnGLmGsnGvmHekHplIolK3nLplLvnMumNenNymN+nOSkOXk
ARmBllDinEdmGLmGsnHelJrkKKmK3nLvoMumNenNymN+nOSlOXi
KKkKenL1lL7n
KemLTp
HXnI2lJHlJ1lKCmM5l
DHpHBoHClHXrJqoMUkMjlNAlNrlOAn
G7n
Ael
B5kLClMulN+m
AWlA+lE3l
BQnBZnBypEjmEwnFFpGLlIpnKtmKuzMxp
KtvMxtOLo
KtwMxsOLo
Ktp
AXkN3o
BHlLDj
AXlAylA+nBIlBNlBSlBulCTnC7nE2nE8lF/kHDkHXnHamImjI5lKCmKpmNvlN5lN6lOMl
AylA+lBImBNkBSkBumCTnC4lC7nD0lE2nF/lHDmHXnHYoHanI5kJOmKCmKpoNvmN5lN6lOFmOMk
AGlAymBdlB1lIdmNso
AvlBanCUjEllKhlMkkNAlNIlNPl
AyoBSjCXmHBmHDoMkl
BKnBwmDSlFmnH7lJNnMQnOAm
AGlAXkA0qBIlCFnDslEfoGHoGIoGrlJTlL8lNrnN9mOAmOJmOPn
AyoBSlHBmHQlJylOAm
BWlHDlJyl
CNlDPkEWl
EenNwl
Bil
DWl
AHjAzmCjlDrkFplHBmKEpOAp
AHpAjmAknGEoHLmI/lLNnLloL5oL/oMNnN1qOXn
AHoHZnOJv
AHnB+lCFmEOlFfkFpkFwlGHkG+lG/mHJnHLnJBoLBmLUnNskN2oOIq
AzmHBmHDmKEoOAo
AHqAjlAkoEcnGEoGHlHLoLNoLloL5nL/oMNnN1qOXq
AHsAYnCSmGMlHZoOHtOI3OJtOKqOLqOVl
AHnCFnEOlFfmFplFwkGHkGjlG+lHJmHLlHWlJBoNslN2nOIo
A+l
E1l
AHnEcn
AHk
AHnCFoGHlG+lKEkLBnNsmN2mOMm
FQlFRmFUmFcnFjnF4mGMqMYmOHwOKnOToOUnOXr
B2kCIlFQmFRnFjnFvmF3mF4lGMqGXlJvlMYnOHyOKmOToOUlOXq
CtlFjlF4mOHlOXo
M3lOHn
AHmAYmFMmFqlHJoHOsLplODl
AcqAtnA3lBLnBOpBUoBZoBlmBnpBwrByoB4nB7oCUoCilCxqDZnDpoDtkD2qD4kD5pD7pEDpEFkEGnEJpEKpEbqEemEkkElmE3lE/lFCoFOmFinFjoF1nGCtGLoGMmGVlGWsGXqHRmHZnHtqHuqHvoHxkINmIcoInnIpoItlIumJDkJjnJnmKMqKbmK8pK9oK/pLClLQkLXpLtmLxpMCtMEmMqvM9mNFmNOlNSmOGp
AckAqnBOqBUlBgmBsmBwmB4nB7nCilDYpDZnDpmD2lD3nEHmEJkEboEelEklE/mFGlFikFjnGCpGVlGWoGXpHRmHZnHtmHupHvnI3nJRkJjmJnlJ1mKMoK8pK9oK/nLmoLtnLxpMCmMMnMSmMqnM2nOGk
AHlHJnHOrODm
AHnAcqAtmA3lBLnBOqBUoBZmBgmBlmBnqBsmBwrBypB4nB7nCUoCinCxqC0mDYmDZnDmnDppD2pD3mD4nD5pD7qEDoEFmEHmEIlEJpEKoELmEbqEcmEeoElmE/lFCmFOmFinFjoGCsGLnGVlGWrGXqHZmHtpHuqHvnHxmIcpInlIpnItnJjnJnmJ1lJ/nKMpK8rK9kK/nLClLPlLXoLknLmnLtnLxqMCuMEmMMlMZmMquMxmM2nNFmNOkNSmNmkOGp
AHmAbmAqkAtmBOoBUmBsmB4oB7pB/lCUlCikDYpDZnD2nD3mEDlEGnEJlEbqE3nFioFjmGCpGVmGWpGXoHRnHZmHtmHurHvoIcmIgmIpjI3nJRkJnlJ1mKMnK8oK9oK/oLPmLmlLtoLxpMCnMMmMSmMqkM2lNElNSmN1kOGj
AHnKwk
AHnEUkJ6mNznOHn
AqkA4mB7mCIoDfmECkEbnGVpGWoHPmI+lJ4nJ6lK8pLNpLlkLpnLrkMIlMRkNzlN/l
ANpAunBInBQnB9nDinFSkFclF+kIvnJhmJlkOAlONpOXk
AUlBPkFSkFVlGAkGIlGZlGulHZmJblK6kLblNknOAlOHmONmOVk
HSl
DKlIsl
AHkIslOIlOXw
AHnOIn
OXj
NkmOHn
NknOHm
AHlBAlDDlDNlDSlFqmGsmGvoGwmHUlHWlHZlHaoHjlIBlJToKElKQmNDkOQn
OCkOHn
Bml
LNmN0l
AHnAbqAhmAinAkuAtlBBpEZkE8mFTrFxoGHlGIuGMoGqxGylHfnHmoIUlJ9nKLwLJnLKmLUuLWoLoxMOuMyoNcnNtq
ANlAooA7kBFoBhmBqlB3mB4mCLpCcoCnnCtlCulCwmDfmDjnDklDpmDulDynDzpD0qD1nD2mD3lD5lD/nEFmETnEWlFcnF3lIIpIhpIinIumJFlJIlJJoJymK0mK9mLPmLclLppLrmMCoMLmMWmMamMclM4sNwnOGo
ANlAooBFlBqlB3nB4kCLoCcpCklCnoCtmCunC3mDjkDpnDtlDunDvlDxmDylD0mD2mD3lD5lD/lEFmEInEJnETmEWmE3kFZmFcpF3oIEmIIrIdmIupJFmJJnJymKMlK0nLPmLcmLqmLrlMCoMGlMLmMTlMWoMYmMalMcn
ANnAmkAomA7nBFoBhmBqlB3lCLiCcoCnpCqlCtmCumC0nDfnDjnDkmDpnDtmDulDvmDxmDynDzqD0pD1nD2nD3lD5kD/nEFnEInETlEWlEelFcnF3lIIoITkIhpIilIukJFkJImJJnJymLPlLcnLpqLrlMCoMGmMLmMWmMalMcoM4sNwoOGm
COmDRlEmnFYnHNnLPlLXlNjlNzlOQoOXr
ANjAooA7mBFmB3oB4mCLoCcnCkmCnoCtlCuoCwkC3mDklDpnDtlDumDynD0mD2nD3lEFnEIlEWmEemE3lFZmFcnF3mIEmIIqITnIdlIimIupJFnJImJJnJykKMnK9mLcmLpmLqmLrnMCnMGmMLmMTmMWnMamMcoOGl
AOmA8lCJmCcmCokC2mDIlEJkEvnHgkIRnITlJgnMAkMHkOFlOXn
AHnEalE8lGImHElLUnNtlOWm
AHnCIlFTlGInOFl
AHnGQlHInLRlNgnOLm
AHmAanAeqAiuArrAsuBTlBwlB1pCDoDNmDvsEXvE8oFXtFynGFoGnrGvsHKpHWoHmlIEuKcrLVxL5oMarNXrNgxNymN3m
AVnBMkBvlEtkE5lJxlKNlKemOAmOPlOSqOXl
AHmAVnBflBilC2lC7lDLlEqlE5lFflFlkG2kG5lHZkIilI2kKenMTlNJpNQlOSp
AYnAsnKvlNZl
AioArnAspBTlDvmEXmFXmGFpHTnIEmJtkLVpNgrNynN3n
AHl
NklNsk
CylEck
AHoAKnCAnColC0nDBmEMmFVlGHrG9kG+pG/mH8nIEmIdlIloIumLNmL+lMPmM5nNLlNsnNvoOKn
CBlNok
AHpAKmAkmA0mCAmComC0oDBmDPnEMlGHrG+pG/mH8nIEnIlnLNlLWlL+kMPmM5oNsmNvpN0kODlOKm
GHlIIlJTmJ0l
GHlHek
AjlLvm
AHmBPlBRnBYlCVlCmmEOkEblHZnKIlKVlLqlOPl
AHmHfkI0kOXl
BBkBRnBYmCVlCmnEOlEblHZoKIjK8lLllLqkLykMOkM1n
AHnI0lOXm
AHmGHl
AHmDhlEQlI0l
AHkA8lBMkHxnIOkIilJWlMRlOHl
CMlKMk
F2l
D0lOJmOKo
OHn
OHn
BTl
OOo
BBlBYnBxoCdmCmnEOlEblE5lHZoKEnKInKZlLUlMtmOPs
BYmBalBxnCdmCmnDSkEOlEblHZpKEnKIoMtmM1nOPq
OHlOXk
AXpCMnEllE0lGSlGglG/oISlItlOOmOXk
AXpA0mCMoEokGIlG/pItlLIkOOm
AHlE0l
BVlGIjIZlLelMHnOKmOSm
AHlArmBCmIokLelNol
ArmBCmC2lC6lGAkOUm
AckBHoBLnD4nEclFhmGnnJfpKZmKqoK6k
AHkHYlHgn
ArmBCmFzlNzl
Crm
CrlHqlJsk
JPlL8kOUl
AHmEdkFKl
AMnAnkCNmCynD+mHOoIWkOEmOJpOKm
B4kK8m
B4lEbkJnnK8n
AamAboAdmAinAnmAslAtnBTmC6mDjlDkmD0mD6oELkEXlEaoFEmFsmGVmHNpHWoIOmIUnI8lJHnJVnJYmJZmJtnKVnLAnLKpLLnLTnLWnLYlLnmL9mMQoMosMpmNdmNhmNklOFq
AapAbnAdnAinAnnAsmBKkBTnC6mDjmDkmDsmDynD0mD5kD6nELlEXmEaoE0mFEmFTnFsnGVkHNqHWnHvmIUnI8oJHmJVnJYlJZlJtoJ+mKAlKVmK8mLApLKoLLnLTpLUlLWoLnmLonL9mMQnMXnMosMpmNZmNdnNglNhnNkkN1kOFq
OHn
CZl
OXm
AHlLQl
AHlBAkEXlJVlJnkMBn
EFkEHl
AQnAVpAgoCRmCslDAkGBlJTkJWoJxmKBlKymMHlMukOSm
Eck
AQlAVoAgoBslCRmCmlCskDvlEplI0lJIkJWmJxnKBlKymMAlMalNglOSm
AHkOJl
AHl
CAkCDkDklDxlEskE0lE/lHUkJtnLflLgkLhlOPh
Mul
A0kGHl
BllGHl
AKlBlnFXlF7lGHnG/nHbkHdmIIlJ4nLllNsoNvkOMo
GHo
A0lA9lBikDnlEokFTlFtkGPsGwmHBlHCmHUpHanIYnLEmLZlLrlN2mN6lN9jN+oOAqOBoOIkOXk
A0lA9lBQlBjnC6lDwlEfmGPsGwmHBmHCmHUoHanIYlLEnN2mN+pOApOBqOIlOXj
AWnDFnDToFtkNQlOPlORm
AHlFMkHrk
AHlEXl
BVmCXrCfnCymC3rEEnEhlFHlFynGolGylG8qIApIWnIinImoJmoLipLtlLwpL/oN+k
IflJsl
EOkOOq
BVlCXrCfmCkmC3qDmnEEnEhmFHmFdnFyoG8oIApIUmIWmIimImnJmoLiqLtlLwoL/oN+nOUl
EKl
AymC+lDClEOkG3lOAoOImOPpORkOUm
OOq
AynGIkOPoOUm
DElOPlORm
AclEslFUoFalF/kGBlHUmJqmJ3lOAn
AMl
ImlIqkJUm
CymC3pIAlIUlImlLio
AHn
AHm
APl
CvmF3m
AXoAimDrnEOlFElFUlGIpGtlIKlJBnJ7nLfoMbnM3oOLnOXl
CUlCblJEkJKlMhl
AXoAalAimBulDrlEOmFUmGIoGslIxkJBoJ7nLfoMbnM3oN9kOLnOXl
ASkCblE3j
GJlGQlJmlJ1lNroNtoODmOXk
AekAyqBAnBhlCtnFKlFTlFqlGtmGymG1kHBlHSlH1kI0mJ2lLClLFmLGmLRkLklLmmLolLqmLsnLtmL2kMBnMDpMFmMHlMJmMPmNWlNZlOUnOWn
BmkEalIhmOSk
AHlA6nKSl
AHlBRlDjlMZjMbkNTkNslOVn
E3l
BloBmkDxlE8nG2pIGmIgmLNoN8l
BlnDxlE8nG2oIGmIgmKhlLLlLNoLpnN8m
Ksl
GVkLOm
A0kGMmHGmNjlN1lOCp
BlpE8mGHkGVkG2pIGlKNlKPnLLlLNoN8m
BwnEnkGilG0mG1lHPkLLmNdqNinOLk
AelAioAknAtmBAmBozBpqBwrBxsBykB0oD2lEelEjmEsrFTxFymGUmGy0HUkHfoHhmHjmHloHmsHnpHomHslIGmIUoIWmIhlIpwI8nI/nJgnJrmKBoKLpKyoK9lLnwMOoMilMymNYmNcoNpnNrpNtr
FimHzjIhnMgmOPk
AHlAVkEakFtlLPnLnlMgk
AVl
AblAgkAtoBonBxnEjkEsnFTpG8lHonISlIplKclLnmNYlNpmNrkNxlN6k
OXp
AHkOXo
ARmAYmAnnAuqAvoAyqA6nA/oBEoBKpBVnBcmBhmBnlBwnB0nB1qB4mCjmCopC0nC7kC8nDOnDPlDSpDVmDioDklDonDpsDumDvmDylDzmD2mD4kEAnEBpELnEOmEYlEZlEenEhkFRlFSmFUlFYmFZlFcoFhqFioFjmFmoFnnFomF1oGAmGKnGRnGukG3kG+nG/mHHnHTmH5oIBoILnIsnIyoJAmJHmJOnJRkK9lLOlLQmLXoL2nMCnMLpMPmMYoNTkNblNhnNloNopNqnNvmOFmOMoOVhOWlOXl
Kcl
Lfk
A+kBilBrlB0lCTlE2lFImHvlJDkKNkMZlMgkMsn
AjqBftDSmD4tEhmEknE8mFooFznGJoGVlGauGrsHtrIZmKElKZqLXpL4rMAoM3mNJoNLoOVl
BinConEllEzmIJnOImOXp
K8mOPp
AjnDSnD4oGHlGao
AjkDSlEknKZl
BVlCtnGHpNTk
AHkOImOXb
AInAMlAPmARkAylBXlB8kCYlC5nC7mDVkDWmDXlDbmDdkDelDhmDilDjkDklDplDqmDvlDxlDymDzmD0nD1nD2oD3mD4lD7kD9nErlFNlFOlFPlFQoFRmFSmFUmFbmFcmFekFfmFgmFhmFlmFmmFnnFrmFtmFumFvnFwmFzjF2mF7lF8mGwlHDnHFlHIlHMlI9mJYmJflJ1nJ8lKAmKvkLMkLamLemLflLmmL2kMUmM0mNcmNqlNrkNsmOCmODkOUl
AylB3lDZkDimD4lFNlFQmFckFdjFglHInIWkJYnLfoL1mNdkOCqOUh
AIoAPmBPlE5lF2nIvlI9lMHl
HMl
AIoAYmBKnBbmCwlDclHVmJnlOLo
AIoAPkAYmBKmBbmCwkDpkFXlF5jJnlOLn
AflBJkCBpC6kDfmD9mFBlHAnNSlNxmNynOFn
AImARlAUmBVnCBpCYlC6kD9pFElGvlHAmHwlH2nLKnMMk
DwkE1lHTlInlKol
AIm
AIm
AImAYlAblAelAlmA+qBOmBbnBpqB2oCFlCvmC+nDDnDFmDGnDNnDPnDRkDSnEdmFqmF3nF9oGRnGenGmlG5oG9pHCmHKoHTnHUpHVmHXoIWnIilI4nI9nJAmJemJomJqoLElLIlL4oN+rOApOTp
AImA+lBJkBppB2mEdmF9nGejGgnGjkG0lG4oG5mG9qIWmI2mL4mMVnN+lOTm
AIoAYlAlmA+pBJkBOmBbmBpqB2oCFiCvmDDnDFmDNmDPpDRlFqlF3mF8lF9pGRmGemG5oG6nG9qHCnHKnHTnHUpHVlHXnHikIWnI9mJAmJemJomJqpK1lLImL4nN+sOArOTp
AIlA+oBpqB2nEdmF9mGenGgoGjkG0lG4pG5mG7kG9oIUkJUlOAkODl
AImEHkIWm
ArlOXm
AImF5jNplNtn
AIm
AInEdlL4k
AInDFnDGoDMlDNmDRkFqqGQkGRmGoqGsmGzoG5pG8qHJmHLpHTpHUnHVqHbmI8mJAnJLmJdmJqpJxmLgmNimODn
EjlGPlHTmHVnHglIXlN1lN+lOLl
AYnAhlAylBIlDVmDXmDYmDalDcnDenDhlDllDnmDtmDulDwlDxlDylDznD0kD3mD7mD8mEBkEClEFmEGkFqmF3lF5nGAkGQmG+nHemHumHxmIomK+kLnlOGlOHmOVn
AIlBVmDFmDGoDMmDNmDPmDRjFqqGQjGorGynGzpG5oG8qG+mHLoHTqHUnHVoI8mJAnJdmJqpJxmLgmNhlODo
AImHTnHVmHglN+mOXk
AekAomBIlB7mDXlDcnDdoDhmDnmDomDqnDukDvmDwmDynDznD0lD1lD3nD7lD8mEBjECmEElEGkFqmF5nHenHukIomI2lL6kMZmOGkOHoOVn
HTn
Jxk
AhmG+nHenHulHxlIul
Hel
AYl
AIkJ7l
AImNxkOXn
AImAxmBPoCZnCkmCnmCqnCwnC0nDYmDclDdmDhnDmnDnlDpmDqlDtpDvnDzlD8qEBmEEmE1nFslGCnHumHxnHynHznH3nIBmIFlIVmIbpIsmItpI0mI2kI3mI4lJDlLilMklM6n
AInOXm
AImAxmBDmBPoCZoCnmCwqC0nDdmDhoDmoDplDqmDunDvoDzkD7nD8oEBmEEnE1mFsnGCoHumHxoHyoHzpH3mIBlIFlIbnIsmItoIzlI2lI3mJDmJmlJnlJ2lLilMkl
AXnFhnJBmJikJ/oM+i
AImAxlBAmB7nB9lCZmCnmCwoDclDdlDhnDmmDnmDqlDskDvmD8pEElE1nFsmHumHxmHypHzoH3oIbnI2mJjlLilLtkMJlM4l
OXm
OXk
APnEMlJAmJ9pNxnN1l
Nxk
AIlGIlIYlOXs
AImAUmI8lJTmNyn
ELkGZlHqkIElIYmOXr
IElMekOAlOCl
AIlAUmFIkNynN2l
IYl
IEkIYl
AIlJ9l
Nxm
OKoOLm
AImJ9mNxm
AImNxn
AIl
AInI9qI+l
C/kHHkJmmJ9l
A6lFrlMMl
AInAYoAhlAjlA9mEXlGQlG+pHSiI0nJilJnrKWnKXlNwqNyrODpOGoOHnOXm
AInAYpAjkA9mBDlBKmEdnGQmG+nHSnJnrKWmKXnKgmNIlNwqNyqODpOGmOHoOXk
DNl
JnpNwl
I9mOUn
BblBplFTmFUmNllODlOUl
AikBRmC3kDMlEBnE4kFUmFxmGplJHnL8lMilNLjNhmNtm
AInFEm
DDkDTlI/kJVk
BOkBbkEnkHXkOLnOXl
AIlF5lOXp
AIkOXp
BzlEAlEBnEDlFYlK9nMLoOXm
AIk
AIkFXlH2kJbnJcm
AIl
AIlCRk
Lpl
AUkAalCDlDAmDDmDOlDTmDckEolGRmGUlGjlL4mNQl
AKoArmAulB9kD/mF5mHTnHboIWkIlnJAqKnsLwoM7lOXj
AZnDAnDDmDTmGUnJenKImL4n
AKoArmAulCJkC0mF3kF5nHTlHboIWlIlnJAqJblKkkKnqLwpMbnOXj
HflL4n
Knn
JAlJNlKjkOQkOXr
HckJAkOXs
AIkANmAflArnBBnBHpCpmC4mDXlDgmDilDnmDroD6mEAlE7kF5hGWmG+pHElHLlHTpHeoJAnJomLWkNhkNllN0lODnOGlOKm
GRlGdlJAlOXr
OXr
AIlANnAOmArmBBnBHoC4mDXmDgmDnmDrpDwlD6mEAlEElEFmESmF5mGWmG+oHInHLmHToHepJAmJolMDkNloN0nODlOGiOJlOKn
OXt
OXo
AIlHjlIJkIwlKmkNLk
ArnHerJAm
BOl
DDl
DCnFypF6qIslNxnOXq
AmlBvlFfnHRnHToIWmIqmIzmJqnJxmKQlLBlLLmMEmM9nNxoOJlOXn
C1lDCnD1lFulFypF6pNxmOXo
AmmHRmHTpHllIWmIzmJakJqmJxnKMmLLmMEnM9mNxoOAmOJmOQhOXl
C1lOXj
Isl
OXm
M6lOIl
E3l
EOkF5lG6kIFjInlOXt
BImDjlEFkHFkHMlOXr
DjlLOl
E9lHeo
OLl
JVlKel
EOk
A9mBnnDEoDMpDOoFEoF9mGUnHEqHvlJEpJ3kKSkLKnMekNZlN8nOFq
AIlEql
AUnA9mBFlBnmDEoDMoDOmDQlE3nFEpF9mGUnHEpJEnLKoMekN8nOEmOFq
Gpk
ArmAtlFxnGfmGgoGhpGimG2mJgkL0nNNlNblOTs
HEmJEpMZlOFl
HEm
Jxl
FnlJEkK0m
FMlOUn
A3mCBlDSkFMlFPkFflFvlI3lJSlJllJrlODkOTk
BGlDDlFMmGylHglI5mI7nOWl
HslI0m
HIlJol
AIkDGk
ArnBRnCPnDrmFzmF5oJApMpnM3tM5pM8lODnOXj
MKlN0l
JAm
ArnC/kDFmDHmDNnDPoFqmF8kGRmGmlG5lHTmHUoH7lI4mJAnJelJqlOWk
APkBbmC/kDDmDFlDHmDNlDPnFqmGRmG5nHTmHUnH7kJAmJemOWk
ExlFGnFrkFsnJxlLdl
AIkDllM6l
Gcl
AIkJclOXl
AIlB+lDJlEYmI7o
AIkOXl
AIlB+lEYmI7nMjlM7l
OXl
AIlOXl
FmnGylI/m
AIlKcqNuqOBl
FqlNxl
JLm
FUmN+mOCo
BfmF1jHnmIZoIwlKZlKin
BMkBulFVnFblGVnIHkJ8lMbl
AimEunMTlN1kONl
APlDHlGgnHTmHylJMkJ+lLqlLtmL3nNxp
A8lGYl
AXmBCnCWmHFlJnqKxk
CRlFkkHml
AUnAXlBClCWnCnlCzlHFlHQlJnqMsk
Fkk
ILmOXr
C2lGEmOTn
F5l
AVoAooAsnBVmCgmDEmDRnFnnGQnJPoJhqJrnJwmL8mN9mOS0OXl
GelI9lOLl
BJlBpmB2mOTm
OMo
A5lA6nBvmB9nB/mCGpCOkCUmCWlCemCxmEVkEumEylE0lE+kFAlF+pGpmGrmJPnJsnKEmKYlKwkKylLUkL4mL/lMnlM7oOImOKpOMnOToOXw
AJpFopJfoKUq
AJnCen
AJoFopJXlJfnKUqLFl
CemKUo
AJl
Cem
AJmKUm
GmlGnlIWl
AJn
AJnCenEUkIekLrm
AJn
AJl
AJl
AJm
AJn
AJpAVnCJmCTmGmmHUoM1oOSs
AJq
AJpAVmCJnCTlGmnHUoM1pOOmOSr
AJp
AJq
BFmF3lJAlMClMel
AJmKUm
KUm
AJo
AJnCem
AJp
AJnCenORl
AJnKUl
AJsASnMem
BxlFDmHcmJ9lKIlMDlOQlOXo
BxlEjmFDnHcmKImOQlOXm
AJlCeoEUmEmlIElJfpKUmLVp
AJlDAkDBkDQlHHlHXkJqlKIkLulOQl
AJlEopGRnJdnLXnNImOWo
AJnNIl
AJn
EUlJelKUnLFn
Blm
AUkKnlNMl
ATkBimB0lCGlCUlElnFLnFkmFwnGbpHglH0nIHpJUnJeoJ/nMnlOLoOQl
OQk
AJmBvmB2lFrnFsoF+oJisOUp
AJmFskJim
AJlHNm
K9lMel
AWrEmnMwo
AZsAjoGSnNQx
N9l
AJlBclMEl
KUkKXk
AOnAwmBCmD9qEVlFuqG/nHLqIB0KWlLClMNnNzs
CxkD+l
A5nCxkEtmE7lF6m
IBn
EmmGSkGYkORn
AJnApnBcoBwnDUoOPn
AJlGemG0lHemIGmInl
AVl
AOpA3kFDwFJqGXjGcnJX0MRs
AOpFDwFJoGcoJX0JvmMRr
AJlB6lGNlGulHvmJXlJvo
EJmGWlGZmJWoJXm
A3pJXp
JXn
AZnAplKAlKer
AJl
BBjCElFnmFomFwnHUkJgnJllKenLfpNGk
AJl
FhmFnmFomFwnIkkJfmJgnKenLfo
AJlAom
BBkEulFnnJfm
CMlE+mMel
AJlE0lJPkKWl
AJl
AJlGbl
ChqEqpFwpFxpGppIXmJgpNCnNKqOXl
OXp
BHlChrEqqFwpFxpGpqIXmJfnJgqM+nNCmNEnNKp
OXp
AJlCTkMjn
CemKUnLEp
BAnBDnC5kE5lFlmF1kF/nGElGPmHKlHqlIJkJGnJplKElKylLHlNXnONp
M+l
AglODl
Avl
AJk
AalEPlKYlLDlLTlOVmOXl
GdkJHmJsn
LGk
GRmHfmOVmOXj
JHmJrkJsn
BBlBnlCClHglH0nJUlMnl
F3k
AJlKYl
AJlKYk
AakN1l
ANmAjmAxmBLmBOmD2mEElElmEolEwnFCmFgnFilFjmF1mGAmGWoGXoHsmHtnHukIoiItlJolJvmJ9kK6mLzlMOlNKn
ANoBLmBOnBnnElmEomEwnE/lFCkFgmF1mGAoGWmGXoHslHtnHukIolItmJonK6nLzlMOlM+mNKn
CLpCtpCuoDImGDqGXvIPnLGnLcpLdoN/l
D2kGAm
Ajl
DYl
J2l
Grl
BPlF9lG7kG/lMslNEl
GRl
OXi
E5lIAmJ2lKejL5lOQi
AJl
ArlBWlBznB2oCenDMkDqlFBkFUoFgnGUpGulG3kG9nHJjHXlKKlMUs
ATmAblAloAylB7nB9mCHmCLlCYnDToDZmDanDdlDlmDmmDtmDwmEFlETkEXoFEoFWkF6oG1lHOsHRoHcmIQkJCoJNnKwqK0mK1mK2oK5pK6jL3pL9lMclMumNekNfmNhmNrlN9lODqOGlOHkOJlOMkOQkORlOXr
AjlBrkFwlF/lGElHtoOGl
AJk
F5kHCkHJlKZl
CLlCtlDJlF0lF6kIQlK5m
OXm
NplOXn
A5nA6nB/pCOnCQpGpnM7oNalN6kN8k
N9k
B/nCOnGpnNBl
B/mGpmNBlN9l
AMnIJmKUnMdm
OAlOIlOJoOKlOWl
AJl
EwrGck
EumEwuOXm
AJlEwqJXkN3m
EwrE7m
EunEwvE7nOXl
EwpLXlNmkN3n
AOlM2l
DcpHMlMwm
B5nFOnFzm
EwrE7o
AJlEwk
FRl
BalDolDvnEAkNdk
AJlAulDPkH5lJPlMPl
AKoAymDBoDYtD2lEKnGYoGmpI3yI5lJooKQo
AKpAynDBoDYuI3nJ6nKQp
AKsDBnGClGuk
AKoAmmDBoDKmDflECnEWlH8lIUmIimIlmKkmLJmLlnLqlMQmMbn
AKmAlnA7lBAlDBlDflEckH8mIUoIWoIflKkmKomL/lMTl
AKoAmmDBnDKmDflECnEWnH8mILlIimKkmLlnMQnNnl
AKnAlmBAlBgkDBmDflEXlHpkH8mIUnIWmIfnIlnKomK1lMGkMTkM4n
Gml
AKmDBjDfmH8mKklMTk
DYn
BgpBhnBqlGEmH5nLVmMGpMQlM4l
AKmAolBgoBhoBqlH5nK1nMGoMMmM8n
GmlKQkLgnLvlNDl
Ifm
AKmB6lD/lJ8mN5l
AKpALmA4nA+nBAnB0mCAlCCnCupCvmCyqCzqDUmEFsFdoG4mH8nIfoIllLHlNop
AKoALmA6nA+nBAmB0nCCmCupCvmCypCzpC0nDKlDUmEFsFdnF4kG4mH1lH8mIfoIlmLHmLdnNop
AKmDBmGul
AKm
AKm
AKnMLk
AKmAMlAmmCIlCklDDkDMlDflD6oEWoHwlH7mIClIInIMnJXlJZkK0lLVmLloNgkOPn
AKo
AKlAMlAmnAxmBClBWlBslD6oEWnGamHwmH7kIInIMmJXlJZlLVmLlnMrlOPo
AKp
CklDelLln
AKnARoDnn
AKqAynDBo
AKrAymDBoI3n
AKl
AKkC0mIlmLyl
C0m
AKnDBo
AKlATkAbnAgnA2oBNnBTlBqnCAnCHnDSmDvlDylGWmHonHqmHroH1nIHmIUmIanImmIpnJInJdmK/sLzlL4kMFlMapNQlNWkNal
BVlD1nHGkIfkIyn
DBm
IUkLqk
AKlDBlIUm
B5lHwnJ6nKvnMTl
AKnD9nMMk
CAmIul
AKmAMlAqnAxmBPnBsnCjmCklComDlnDnmD3oFWmGVlHjlHlnHypH7rH/nIFqIHmIbqIgnKsoLqnLynL1kMJmMPl
AKmAylBmnCalCvnEOqEtlEulFBlIWkLgrNXl
AKnAPlCAmCblCvkEVnEWpGNmH4nMbm
AqpBPmBsoCklConDloDnnDxlD3nFWmGVmHypH7rH/sIFpIHlIWlIbpIgpJRnJWnKsmK+mLqmLymMJn
AKnBmnCSkCklCvmEOpFBnH5oH9lKrlLgq
AKnCAnCXmCblEVlEWqHdkH4mJJlMbo
DUmDhoFQoFVoFwnGKlGqpHwmJQnK+nLonL6lMVmN0o
Cvl
AKmH7nIFoIHmMil
AKm
FBk
AKpARsDYqI3mMRpOTl
AKlAUnDbnE+nFDnGmmHSpJWnJnkLrnLznMRsMmo
ARlDZmDbmEImEJlE+mFDkGmmHSoJWmJnnJooLrmLzmMMnMRsNhn
AUnCBmE+nFDlFHkGmnHSoJWlJnmJooLrmLznMMmMRtMmo
AKmARmAUoCBmDZmDblEInE+nFDlGylHSoJnoJonLrmMMoMRsNhm
I3n
Iwl
ARlONl
AKmCBmDZmHSnJWmMRo
AonCkmHzlH9lILnM9l
AKlAonDBlD3kHzkH9m
Djn
ARlAlmBmlDhlF6lF9kGilKolKuoK1qNqmOMl
AlnAzlA0kB7lGilKunK1oNqlOMl
ERlKnn
AKlC+l
CBlF9l
FClLgpOXl
AKpAfoAwnBQlCAqDklD5oEtmFakFclGDoIdmLgnL2oMJq
AKlLgoOXl
AKpAfpAwmBQlCAqCllD5oEBnEOmFcmGDoIUlIdoLgmL2oMJpNbk
DfmGomG1nI+mJjnK8n
EVmEWmILl
AKmEQoERnH7mLet
AKmComEQqERrH7lLev
EQpERoH7mLet
AKmComEMkEQoERrH7mLeu
AKlConLej
AKnEQl
BgnDYqGVmIolKSlL8lNmp
AKmB3qEklFOoIJoI3mI+oJCmMWlNmm
AKnBgmB3pGVmIJnL8oNmm
GamHwm
AxkB1lC1kGakHwlH7nK0mLhn
AMlBDlCbnEDnEWuEamGNmGamGdmHzpIMnJ7pLIoMroNgkOPp
AakCblDDjEDoEWuEamGNmGdnHmkHzqIMnIVlJ7oLIoMroOPo
EWi
DKlH1mH8mIlm
H1mH8mIlm
AKl
AKlBhnCAnCcmCimConCplCznC4qDqoD7lETqEqtE6oFWnFZmH3mH8mH9oJ1lKpnK3lLgrLhsMKoMLnMPuMgnMonN+kONm
AKlBhnCAoCcmCimCpmCtnCzmC4qDqnD7mEToEqsE6oFWoFZmGDmG2nH3mH6lH8nH9oH+lJ1mJ7nKnkK3mLgsLhtLtlMKoMLnMPuMgpMooN+lOFmOMlONl
CXl
CAmEVnEWm
BclBenBrpCAkCHlC4mE3kHDmHRlHgpHhnHkmIJnIUkIqnKkmKmmKxmLGl
CAkEqq
AKn
ASnAfnA8lBgmHqoIEnIdoIun
ASnAfnBgnHqpIEnIdm
IEk
Ltk
H2mL6lMOk
A6lDolFmlIKnMJl
LqlM7l
AxpCBrDBkDmnD9sHwlLskMMs
A+kCakDdmEQoESlFMnFkpFtnHMtHXkHZpHemHsnJGlLsnM0qNwmNzqOCnOUm
AxpCBqDmnD9sMMt
AjlAvpBZlBykB0mCDlCMmEIlESmETnEblEjmFKnF7lGnnG0kG7nHRnIRkJtkJ9mKClKErKrkLFlLGmLLlLMlNBlNGnNZlN2tN4nOAlODmOEnOJpOKq
AKlA7lA+lBslCamDdnEQqFkoHMsHZpHemHtkJGmLsnM0qNwmNzqOCmOLlOUm
DslIKnJ5l
AKkBTnL2l
BLkBykCllOAnODm
BAlHpl
Nnk
D/lGIkHsm
DWlDYlEQmESmFjlFkoFtmHemHtlJGlLhlNwmOUo
CflCinCkmCtnC7kEknGmmHYnIsnJLl
E6lIdlMulN7n
IjkOXq
IjkMulN7m
G8lOXr
AloCWoDJlDWmFhmFwlF+mGCpJ4pJ/oK1oLfpMHnNwlN6mOEpOHmOIrOLqOQlORnOXu
Ijl
AvlClmKomL7kMcl
AKlBZn
AOkBnlBwnCwmC1lDVlD4mD6lEZmGDmGLlHpmH4oIKlIglIjlJhmLwlMclMemMolMpkM6lOGq
I3lNmp
AKlOXm
KEk
AKlCrlHylHzlKUkOXp
EblGlkHzmKUlLalOSmOXo
AymBhmBmlBqmBtnC6lDZoDyoD1pEemEmlGUlHTpIVlJIlLQmLRlMZlNdlOXm
BhlDelEqmLhlMok
AylBhl
AOlBql
HglH0nH2lIAnIBpIOmIQlIilIjmJPkOXl
OIl
CJoCTmDBpDlnEfnHroH4pJJlJ8tJ+oKHlLHmLIlMNm
CPlNAl
ARmEJmFzlGmrJnnJosMRnNPl
B1nB7nCbnDVmDYmDbnDhlD6kD7oD8nEDlERmEyoGkmHsnHxmH/lImkInkJamKElK5mMInOJnONlOXm
CAmCxpEZqGglKbp
ARmEJnGmpJnoJotMRn
B1mB7mCbnDVnDbnDhlD7mD8mEDmEGkEQlERmEynGknIqlIzmI5mJamJnmK1kMImMPlOGmOJmONlOVlOXk
CAoCxoEZpFGlGgkKbp
ARlEJlGmmJokNPl
F/kGNoHCmKrlMMlOLm
EWk
D7mIglJklK5nOXm
B9l
ItkKSlOQl
F/l
JPn
AhmA+mCFnCykDNmDcmEpkFBkFKlG/kHBlHLmHVnHbkICoJDmJqqLSnLToLviL3nL6kN3n
AUkA8lCVnCZmC1mEinEtlEwmEynFanGckHWnHXnHblHfmHhnHknHnmHqkH1mH/iIFkIJkJblJylJ0lKplKrkKslK5lLHmLWlLblLgmM1lN2l
BVnBllCgmDAlDGoDKlDOkDfmESoGsmHbkHhkHnlI6oLAiLCmLEjLRmLgmLrkLsjOAk
AVmBBmBPmBVpBslCrnC2mC6lDfmGimGomG2lHCmHZmHhnHimH1kInlJEkJQlJfmJzlMOkMskMwlNDkNOkOAmOUkOWl
Gak
A4lBSlBwkGdlIslIxl
BwoIymJIjMPl
H4n
BKl
A2lDSnHqmIHkImkMFlMQl
AKkAmlJanKnlOXl
AmkJanKnlOXl
DhuFQsGYrGi3IDoIonJQpJRrJStKCmK5sK+oLJpLMkL6mORk
DhoIDmI+lMzl
AKl
AVlGylKykMClN0k
H5lMan
BalEdlIRlIumM8lNelOBm
CPlCVkHVlJYm
AKlEdlGbnMskMvlM8lNXlNzlOBn
CVlJYn
Lej
LmlNzlOBm
DwlHpkJPmMGlOXl
AilCmkJPmJ+lONn
ARlFJlFinJvnLCnNpk
AwlFin
ALrATlBEnBIsBjmEvlFGlFYnFqlHOmHZmHboIVmIsmJZlJvoJ0mKAnKqpKrqKuoKvqKxnKzpK0sK5lLonLxmLzoL0nMQsMxpNlmOMo
ALqBImEvnFYoFqmHOnHZnHbnIVlIsmJImJ0mKAoKqnKrpKupKvoKxnKzoK0rLxmLzmL0mMQqMxoNllOMo
ALuATmBEnBItBjlEvmFYoFhmFqnHOoHZmHbnIVnJ0mKqpKrqKtlKvrKxnKzoK0qK5lK6mLonLxnLzpMQrMxoNlmOMm
ALsBEnBIrBjmEvmFYoFhlFqnHOnHZlHbmIVoIsnJImJvoKAnKqpKroKvoKxnKznK0qK6lLxoLznMQrMxoNlmOMl
ALiBIlJIlKrmKxnK0k
Ejl
AVmBmnD3qFimGKmIGqInoJrvLysMlm
EUlK0mMQo
ALqLxn
Lyl
ALtAToA2pA/lBIpBMqBomCrlC6nDgnEBkEHmEjmGAoHwoIIlIjqIpmIynJIoJZnJ5lKtrKunKvuKxoKznK5vK+yLrpLzpMIoMQqMVnMYmMimMxnNJlNvlOMq
ALtATqA2pA/mBIqBMpBomC6pEHmEUkEjmF5nGApHwnIInIjqIplIyoJInJZnJ5mKqnKtqKupKvuKxoK5vK+wLrnLzqMInMQqMVmMYmMimMxnOMp
FhnIVoKumK0kLxp
AonAqmArmA4mBAoBKpBxqDzmFYmHLmHelKLlLQqMMoNhoOBm
Grk
ALiJblK8kMVkMklOFnOMl
ALpBInCrlEjlGAlIylJIlKukKvmKxoK5rK+pMImNJlNvlOMl
ALqA2nC6mIjpK5mK+iMQm
BmnJalMPlMgm
BHnEcnFhtF1mIRnKZmKr3L0rMOpM3oOPl
AnnAonBPoD0qEynJrnKxv
ALnIRlKrp
KZk
BOkBflCglEKkH5kJKnKplKwlMSkNqkOLo
D0n
ALmA/nHwkIIoK+n
ALmBPqD2lGEmHglHhlIZlIhnIpl
ArnA4rA5oBMnB4mCElDAqDznD0lEjoFHqFYqFtmF5oGmmGupIHvKXpLRvL6pMSsM7oNhs
ALnAVnBpmB4kColF4mGllOSn
AroA4tA5pBMmBOnDApDznD0nEInEjnFHqFYqFtmF5lGusIHvKXpLRuL6oMSsM7nNhs
ALmBpmB4lFXlG5nHjlOSnOXf
IHn
F4n
ALlD0oGymKxsORk
AgnJhnJsmKCk
AgmJhoJsn
ALlKxj
ALmAVnApmAqkBEyCXlD3uFipGqlHvrInrJhxJ0oL7rOPm
BEpDHnJ5mLal
BEpDHm
BElD3rInnJhlJ0l
BEn
CYkDvmHclIclKClLilL4lL+nOGnOJmOMlOQl
CHnJCnKwoK2nK5kK6lL3pL+nNekORm
BIlKvkK5lLzm
AM0D3uHkmIexInnKDkLzvMlo
HXlNal
ALmA6pCytEFlFHlFjoH/kJ0nLxrNen
LHn
A5mNhnN3l
ALlDIkE/mJ0mJ+lK7m
ChnColGalGtmHslJGkJemJwoK/mLzlMko
ALmE/nJ0nJ+lK7m
ChnHwlJemJwnK/nMko
ALm
EalM7l
MQk
MQk
B5k
ALmAolKXlLQn
A5k
ALlOVo
ALkBMlC/lDRnGNlHylJPlNdm
BEmBpmB2oFtkGzlJelJrlL0lOQm
ALlBEnBpmB2oODlOQnOTk
OMo
ALlAMlBPrFioGikG2mJrnLyo
BPoOCk
AMlBPk
BHnBPnDSlGJoIRnLzpMtlNNp
LNl
C5lK6nLAlLSmLolMpk
ALlLmlL0m
AboBYkIPlK6k
KrmKvlONk
GTlJ0lK6lOPm
KrmKxkONk
ALlDblKHl
AelBjmB8lCfnHKmOAk
HOn
ALl
B+nGMpGsnHylKpoKsmKtkMmmMxm
B+nGCkGMoGVmGsoHylKppKsnMmmMxn
BLkEkmOJk
ALl
D9nEMlEopFZnFhlGgoHqlH1lJGlLdlMLr
A9lD/lFnkKpnNFlNQkOVl
AdmC/lF9mK8kMUlNimOGnOLlOXi
CvmDBmD/lErkFRlFUkFVmFnkG8nHPnIrlI7mKppOOmOVmOXj
AYkC/lF2kF9lHNlNimOGlOKlOLmOXl
EMk
BCnJFl
BEl
ALlIklKKlOWo
DnmEwpE8lE/qFAmFFlI1pKBmKyoK7qM5lOXo
GrlNLl
DHmDnkEwoE/rFAlI1qJQlJ0nKBnKyoK7qLanOXo
OXk
AxlHToIBl
C9lE3lJDkJHlL6lNol
BTjB+sCVlDin
N9l
ALlB+tCVlDinGLk
N9kOXj
EulNMk
Kvm
CSlEekFEoFGlLKkMVl
AwlDUlEblIHmL4l
AVlAZmApmBoqCdjCekC+pC/kDHnEkkEslFGlGDmGNkGQlHqmISnIpmIvkJenJvpJ6qJ+kKBnLEnLbkMHoNClNFlNskN+nOJlOOlOPmOWr
ALlBZnM4k
AOkLXl
ALlA5mCakE2nF3oGloG2lHFmHelIItJWmJ/oLOrMglM7mN0tN1l
ALl
ALkCskCul
A5kGhlHKlLQlLynM7n
ALk
CVkK8mMGlMhlMvlM1nNHl
BrlCilFllGslNPl
ALkD8pE1oFVmF0rGKmIWmJBlKYlNnmNsn
AMoIenMIl
GknG4kIWlJsmJ0lKHlLxo
CCnCyoCzmDUkEFn
I8nJElOXk
JvlMok
AQkBUlOXZ
ALl
Mxk
K4nMFn
F9lKrn
AMuBcrBnpB8oCdoCjpDM0DRqDykEM2EQpEe0GJrGUwGbsHPqHfsHhpHjmIPnIYoJNuJ6mK7nLTmLVlLrqLvzLypL1sMKlMdnMjuOOlOPkOWm
AMn
AMmEemHPpJNnLyn
AMnCmlCxmFomGUlHkvHtkJImJryMBoMxn
AMnCxmElkFomHkwINlJImJryKtoMBoMxo
ANmAZmAvoA5nBPlCzlC+mDImDilDplDypDzmJHjJhlJskL4lMXnNlmOMnOWnOXu
DJkDymDzmM5lOGkOLlOMqOXq
AMn
AMoD3nHkmIeq
AMl
LTn
AnkEelJKlLpn
AQrArpBgoB1mDAkEXmEnmE8nGFqIEnIFnIdmKRmLynL8nOMm
AMlAQsArpBgoEnmE8mGFpIEnIFmIdnJ/mKRmL8oOMm
EMlEenHPmJNmLkmLvmL1oMjm
EMp
JrlOLl
D3m
D3n
MFk
AMnFflK9sMCnMilOVl
AMkCNnFOnFolJiqJjn
D2oK9qMCn
FOpFolJip
CAlCNnFolIko
AMn
DBpLyq
DBoLyo
DBlD3nInm
OHk
AOmCRlG+mHJnJolLGkNglODmOJm
AMlF8k
AakGamIMn
AMmCdsEeqFPlIYnJrlMGm
AMqAlpBAkBmpB5rC1oEcmEemEzrFPoFWkFZlGtoHMmH+oIWpIilIlmI4mJOmJanKonKpmKqpK4sLxmL0mMQmOHmOMp
AMmCdsEeqGQnHPlHflIYnK+kLklLvl
AMqAlpA7mBmpB5rC1nEemEzsFPoFWmFZmGtnHMnH+nH/lIWoIimIlmI4lJOmJanKonKplKqpK4uLxnL0mMQmN+nOMp
BXlCYlHMkOCn
GzjG1mLym
Lym
Lyn
Lyn
Mgl
B8lHfnHhlHknIFnLEl
GIlHfmHhlHilHkmH3l
Jro
EblE0mGFoOJnOPm
AMl
AMlLYnNJn
NJmNTl
EGkH/l
AMn
ASlA7oCNoDRoDUkELlFMoFopF2lGPpGQpGvpHaoI6lJInJMlJNoJOoJ/mLElOXn
Msl
AwlBAmCmtDInEglEtoE8rFBmIpmLMmONo
DImEtmE8n
A7oCNpDRqDUnFMnFooGPqGQnGvpHaqI6lJIoJMkJNoJOoMmlNIkOWmOXm
AwlBomCmuDInEtpE8qFBnFLlHqlIpmLMlONp
BAmDImEtlE8n
AMl
AMmC5lEel
Akl
FBn
AMl
C+kH3lOXn
N9l
AOlBRlCtmCuoC0lIJm
EylOXm
CtlCuoE/lIJnIel
OXl
Iep
FNlFenFkoFplFtmGsmGwmHXnIelJrlKIlMHkNVkNtkN/k
Ktl
FxnLmlNKl
AMlHxl
FelGtlI5l
AQmArnAsnAulBAnBDnBslEQnEYoEZmGFmGIpIUoIYlLImLMnLVnLYpMhmNgqNimNum
AMkLql
AclC6kGok
ELlGok
BYk
Cdm
AMlEllKrl
AQpBEqBcnBdvB1rDHlEwmFGmFgmFjmGBlGWmI1sJ0tJ7mJ+mKBqKyqLSmLzoL1nOHn
BEqBdrB1lCblDHmEwnFGoFRlGWmI1rJQlJUmJ0tJ+nKynOHn
AQpAqmBErBcnBdtBslB1qDHmEwnFGmFjnI1uJUmJ0tJ7nJ+nKBtKyqK/nLSlLzoL1mOHn
BEpBdqBslB1kDHmEwoFgnGWlI1rJQlJ0tJ1lJ+nKBlKynK/mOHlOXl
Bcn
HolH5k
CUlNklOUm
BElBdmEwmI1lJ0kJ1lJ+m
CilEwnGWnI1lKsk
AMlDNmHTkHilI5l
DGnDSn
AMlFylOXr
DKkDNmJok
DSm
GWlJfkNxlOXr
EvlJqm
OXl
AMlHikJNlOXj
DNlJflN1l
HHl
AMl
AMl
EeqLTk
LVk
AQlDFkNUlNalNmlOMmOPl
OXl
OXm
AokCAlDKkDRmHhlHukJglLClLElLGlLclLflMImMjl
Lil
AQlCqqDWlEznOCn
CdpDMoEMuGJqGbmIPmIYoOLk
AnnA5mBAmBKoBMqBPlBSmDWkDamDglD0oD3nEIoEYmEpmE4nE+mE/nFDmFHmFNmFqnFvmGekGknGtoGxqHFlHHlHLsHMlHTlICmIDlIGmInmJfkJ/lK2qLCnLPrLQmLolLroLznL3oL+nMYoMslMwmNilNslNvqOCkOEn
BNoGtkKolKpmLPk
AnmCynJVl
AlmAnnA5oBAoBKoBMqBknDWmDamDelDgmD0nD3nEInEYmEpmE4mE+mE/nFHnFNmFqoFvlGemGkmGtpGxpHFlHLsHMlHTlIClIGlInkJDmJflJnnJ/mK2qLCpLPpLQnLomLrnLzmL3mL+oMYoMslMwmNilNklNnnNvpOClOEn
BNoLPl
AnnCynHOm
Mhn
BXlF5lOXm
A6oCUlEokJjlKLkKglLFlM7nN9m
ANvFjnMPlOQk
ANuCClFjn
CWnDXkD8lD+nEWmE0lFgkIulOElOGt
ANvFjuITnKHn
ANlAXlAqnBllBymB4nCglC8nDplD2oD3nD7mEFlFCmGCmGVnHvtIIlIgoIymJRmLcmMClMLmMSmMboMqlOGm
ANlAqmBllBynB4oCgmC8nD2oEFlFCmGCnGVnHRnHvsH/mIImIgoIykJRmLcnMCnMLlMboMqoOGm
ANnGLlGMmIhkMrlNwmOGoOXq
ANoG3lHynItmKUk
D2lHvl
BklJJlLYl
ANlOXl
ANpBOvFinITxJanLxo
ANmBOn
ANtEhpFjmIToKzwMFq
ANmAulCqmDVnDZmDnnERlE7lIYlJQnJxkMcnM3mN9nN/pOGqOHmOIqOJpOXn
A3lDnnE7lMalMclMflOGoOOl
OGl
ANnEhn
ANp
ANmBzmCbsCstCyqDNlEFmFJlFjoG4sIToIjpIvpJtmJ0nLxnMErMynNSm
Fjn
Fjn
ANmBOmCLnH5mIlmKxnNIkOXk
ANnAhmAooA7nBAnBDoBOpBQmBTpBhlBqnBtmB3nB5lCLoCckCnmCsoC0qDkmDlkDvlDwoDynDzoD0mD5nD8mECmEFnEJkEUmE3mFZoFokHemHxmH5qIFnINoITmIaoIhoIknIlmJHpKxoLJmLKlLTnLjnLmjL0nMLnMPmMooNVlOFl
FhlFxl
ANlBOlB5kCLlH5oH8lH+lITnKxmOXl
ANmAopA7nA8nBDoBOnBQlBToBhmBqoBtmB3nCLoCckCnlCsoC0qDllDolDvnDwnDymDznD0lD5nD8mEClEIkEUmEplE3nFZnHxiH5qIFmINpIQnIToIVlIanIkoIlmJHoKxnLJlLKlLToLjlLmlL7kMClMPnMooNVkOFm
FjlKzmMFn
ANnB5kCLnH5lIlmNIl
A7l
ANnDnnHYkHynHznH+lItoN4p
ANoActAgkBwrDOnD1nELpFhlGglITlJGoJIvJ+lKypLLnLxmMDnNHmNdp
ANnActAgmA6kBwrDOmD1nELqFPlFhmGekGgkITmJGoJIvJ+lKyqLLoMDmNHnNdo
ELlITkJIm
FjkKSkN4n
DnmHzmItlN4o
F7nHGkLemOXl
ANnITp
ANmAnnF7mHZkLem
ANnITo
AnlF7lOXl
ANk
ANlCylEElITqLxnMio
DemDfnDmlDwnD3kD5kD+mM3mOXm
A3mDrnJ0lOKn
ANmBMnBQpCXlDzlEdnJbnKOnLYnLyrL/lNClNJl
CNpDcmDnnDroD6oD8lERmExnE7mMcmM6n
BQoDzlEdoJbnLYnLyqMBkMdnNJl
CNpDcoDnmDroD6nERmExnE7mMcmMrnM4mM6m
ANmBMlKOoLym
E7m
AXmBynB4kCcmCglC8mD7nEFlEGmFCmGCnHRmHpkHvpIImIMkIymLcnMClMLmMbnMqnOGlOWl
AXmBlmBymB4lCgmC8mDpmEFlEGmFClGCmHRlHvoH/nIDkIImIglIymLOkLcmMClMLmMboMqn
A8kEGlLclMbm
CnkLSl
AynEYlIhl
AulB+l
IOnKDmKzwMWu
IOmKDmKzm
CNkD2kERlJhlMHnOGq
DTkD0lD3lFXmFYmG3lHilJBnJDmLenOAlOIoOJmOXm
AOmBRmB1lDJoDPnDVnDdkDmnDqlDrmDslDunDwlD4mD5mD6nD8oD+mD/mEDoEIlEhlEmnF9nGUlGblGrnG1kHKlIYmJPnJhnLKlLXmLdlLeoLvnMjoMomMpnM4mOGqOWm
AOmBRmCTkC/kDVlDYmDhkDnlDrlDunD4kD6nD+oEDmJPkJalJ6kMXlMomOGm
Dnm
Kzs
BipDTmF6lG8mNOmN+nOJkOWpOXj
ANlBznONl
IQk
BOlD0m
ANmA3rEjmFFoFinFpmKtmLGnLHlLZpMxnNRn
AYmDulFNmFQnFVoGwkJimJnpOXr
ANnA3rELnEjmFFpFinFplKtmLGmLZpMxmNRn
FQmFRmFVnFolF8lGEkGllGwlJBlJimJnoOXr
DKlEMlE8oKNlKYmOPq
Nml
DYlEokFqmGhkHanJSnJmkJulKnlLflNmkN4lN+lOAoODmOJlOMlOSkOTl
CcnDnmDqmHYnItp
JbmMBl
BOmITnLxk
ANmBBkCalDxlIFnIwkIxlK4l
ANlF9l
BIlEylFrmFsmF7lHGlKzmLZn
Jcm
D5qD/kGHnMbnOJpOKo
A2qDlpGFmLIoLJrL6o
ANlJcmJmmL+k
D5qMbnOJoOKp
A2pCFjDlpGFmLIoLJrL6pN1l
ANlMinONl
BElIql
ANl
ANl
A1wCRmD4nELmEpmFAnFFsFGlFIoFQnFfmFonFpmGPnGXnHsnHtmH9oJPmJQuJXnJimJjuJpuJvqLXmM3uNOkNTn
ANlASlCXmF1lIwmI5lMcmN+mODlOXk
IklOIl
A1wBUmD4nELmEpoFAoFFsFIoFMmFQnFfmFokFplGPmHsnHtmH9nJPmJQuJXnJimJjuJpvJvoLXnM3uNFlNGlNNlNTo
AYlCXmEMkENlE2lFvlHhkIwmI5kJ2kMInMcnM+kNglODmOGkOXk
Ikl
HRl
DrlD5l
G1oKAo
BZoBwmD1lIplLLo
A3nBZpBwnLLp
EIk
I+k
BwnLLn
FBlMjk
APlAUnAXnCJnCSnCWmCamCdmCkmCsnCvmC7lDCoDKmDLmDpmDqnDrmDtmDunD7nEXkEvmE9lFClFVnFamGGoGKpGimG/lHClHDlHNnHSoHYnHdoH/lIAnIVkIilJYmKblLioMLlMYmMvmMzmM6mNklNonNsmNzlN4kOEnOUl
AYoA+nBblCvlFVlFqmIQkI6mJmnJnmKhlOAlOUmOXp
AUlAXmA+lB4lCJnCLlCSlCWkCalCkmCvnC7mDCoDGjDKmDLmDplDqmDrlDtmD7nEXkEYkEvmE5lE/mFCnFVoFaoFboGGnGKpGimG/kHDlHHlHSoHYnHdnH9lH/lIAkIilJYlKbmLipMYmMimMvnMzmM6mNkkNomNzmOUn
AUmAXmA+lB4lCLlCSlCdmCvlC7nDCoDLlDPkDnlDpmDqoDrlDtnDuoDzlEGlEJlEOmEXlEYlE9mE/mFClFJmFVnFaoFekGGoGKnHCmHDkHSoHYnHdlH/lIAoIOlIilJMmKblLipMYkMvlMzmM6mNkmNonNsnNzmN4lN5mOEn
AYpA+nCvmFUnFqmF4nITnI6nJmmJnmKfkMJlOAlOXp
AUmAXnA+nBOlB4lCJnCSlCWnCalCklCvmC7jDKlDLmDPlDplDqoDrmDtmDulDzlD7mD8mEGlEJmEXlEYkEvmE5lE9lE/lFCnFVoFaoGGnGKpGilHClHDkHHlHSpHYnHdpH/lIAnIimKHkLipMYmMinMvmMzlNXlNolNsnNzmOEn
A1mBroC1kEhoEynFenF2nGFlGknG4mG+lHgsITnIvoJjlKTmLDmLEnMWnNJoNKoNSq
ANmB5mC6pDvnDzoD/nIimMaqMcmM4k
EhnFGlFenFplF2lGkmHgoIrnIvnJjkKgkKinLDmMWnNJoNKnNSp
BroEynFenFpnF2nGFlGknG2lG4lG+lHgsITmIvoJckKTnLEmMWmNJoNKnNSp
ANmB5lC6oDtnDvmDzpD/pEEkIioMarMcm
A1nEhnFGlFenFpnF2nGklHglITmIrmJjlKglKinLDmMWnNJoNKoNSp
APmAwlGZlJ7m
A2mBUoENmGimHklH8lIFkJZnJvlMnlNZkOFk
GVl
JIk
CTmJJmJWl
A5lCTmCokJJmJWlMvl
CMlEMlIrlOTm
B0kIUl
I+l
CClFjnITqIvnKvt
EEzElnG4nHgrH/mLHmLhpLin
ANl
GPlHXqMUl
CCkGblHXrI8lMwl
I8l
AOnBgnB+oIJkLCpLOlLrnL8oMIlMwl
AOmAml
AOnAjl
CmnE6lKyl
AOlAUoC7nDVmDXnDYjDanDcmDdqDeoDgoDqnDsoDtlD5rD6mECoEKnEZoFsmG/nHApHFoHRnHSnJysJ3rLFlLPpLjnMfsOEsOFlOXn
APtAmqAwqB/mCJlCPrCXoC8mDKmEDnEVvFusFxlGNmHYlHmmHqkH4rIBpISoJKoKHlKWnLspMNpMnnMrmM0kNRo
AUmC7mDVoDanDcmDdqDeoDgnDqoDsoDtnD5rD6mECoEKoEZoFsoG/oHAoHFnHRnHSnJyqJ3rLGlLOnLPpMfqN5oOEtOXp
APtAmrAwrCJmCPrCXoDKmEDnESnEVtEWlE5lFusGNmHYmHmmHqkH4qIBnISoJKoLspMNqMnmMrmM0kNRo
BGlD5mEZkLPlOElOFnOXn
LNlLOl
AOlBSlESm
APlCPnDKmEDmGNnISnLsoMnkN4l
AOlBpnFsoGtlJBjMTm
HIlJBr
AOq
ONl
LBl
AOn
AOm
AOm
D9lG/lNzo
DflFzmJEmKdlK8mMHoOWl
AOlAelEqlFWmJBi
FumF4pGsoGtmGun
Bpl
LulM9l
AOlCSlIQlMplNhl
BqkB4mEsjIIoKQuLdoLlmOOm
AVmB+mDbxFDmFPtG3mHfkKdqNUrN1sOSm
AVnDbm
D2sEcmFFkHOlHnlKSnKopK9oMCn
HIlL9p
AOkAenDbpNUw
AOl
EamK+n
AOlDg0IIlMznNvm
OMk
EulHnlIClJQlLNmOXo
A3nFDoFQmLJlNDl
AOl
AOl
AOmAnlCllDdkLElMal
DVlGJl
ARnB6pFDlHimJWxJ5nLuoOFl
FCnGUmHAoHNlJ3oOFp
GJl
ARlB6qFDnHinJWxJ5nLOnLuoOFm
FCmGUmHAnJ3oOFp
EmmFJmIenLCoLRlL8k
N+l
CelD6lGJlN+kOLk
ATlHdnLQlNsk
CKl
ApnEok
AOnAzmB9nE1oFCmFglHBlHHkHRmH0lJmkMUrNonNrnNsnNumNvlODm
B9mDfkDulD7lE1oFCmFzmHHkHRnIIkIhkJmlJ3kK3lMUrNonNrlNsnNumNvmNzlOClODl
AxlD6lJ7oMrm
Gdm
ClnKQo
BxnHClH9kKFkLfkN4n
DSnDflDklEFlGGrHomJDnLQlMSlOLj
FIlGClHFl
IrlM8k
H6lMfk
AenBpoFUoFWpFYmFstF4nHInHVmI8kJBqJEnJ8lOUo
AenBpoEClFUnFWrFYlFsrF4nHInHVmHcmI8kJBsJ8mOUo
GrkHIl
BzkB1lDknEajE6lFmlHIlIylJ1kK7lLXlN2l
H9l
BpmHGkIGl
AOlLol
BdlCrlD3lFklKZlLdkOIlOXd
AOlOXk
DVnDWoDdnD5nEKqE0wHRoJ3nJ4uLOnMfm
DVnDWnD5oEKpE0tHRmIDlJ4sLOoMfn
DWpD5nEKpE0xHRnIDlJ3oJ4vLOoMfm
DVnDWnD5pEKnE0tHRnJ4sLOnMfn
AOlMfk
DWm
OXk
Csl
AOnDVmOGo
AOmOGp
DxlLXmLem
DlmD9nEClFAlG+kHPlNfmODl
BgnCVoGBnH2mIJpJWnL8m
BgmCVpGBnH2nIJpJWnL8nM1l
AOl
MMl
D0kI5nKzl
BilN8lOFk
AOkEAlI8lJnk
AOlDQkGJnNhnN6l
DVnDlnF9lHIkOGm
HImJolLOlN8l
CfmF/lGplG8nN+s
A+mDMlJLoOAoOHlOJlOPnOXi
B/lC5vC6uDApDNnEHlEmpFdsF7kG4qHhkIBnIjrLHoLuoNblNzs
AOkOFm
OFn
AWo
EmnIjkIklLum
FDl
AOlMel
JXkLOp
B1lJftLXl
AOkFom
OXl
AYlCXnDfnERlFVnOAm
HInJKl
AmmCInLln
EasExkFYlLGlLJmLfk
B6rFEnGCmGOmJWsJppJ9lLutLzmOFu
B6qFEnGClGOnJWtJpqLuuLzmOFr
BXlCLlDzlFClFKlFilKMlKwl
BfmEumEznE4mHDnJmkKplLwnMhn
APmArlDRlGQmGwmHPkJFmJwlOPqOUp
Lsl
CWlHMlOKn
A3mGOnGYlHBlICnI2mI+nJDoJnpJ9kLKl
CylHWnHakJdnKLlKQlLYkLilORj
APqAwnCvpEVnEWmFulJKp
APnCvmEVkEWnJKn
APmBfmEkpMnpOKl
CMlCvmFVnOUm
CkkFunJzlLsmMNlOAk
APnFSlFrnFzlG9oI6nI9oMUk
AwlFupJzlLsnMNl
H4kMbn
AxyB0mB6kCFpC8yD9vEVoFuvG3wHwnH0mKWmKfmLsyLul
Dck
Mwl
APnBBlBblBpnB2nCLnCplCqmCuoFZmFbmFflF0pF8mGGnIPpIskI7rI8rI9qI+rI/mJCmJUlJVnJfnLglL3rNIlOJmOTm
MVl
BblBpnB2nCLnCpmCqnCuoDDlFZmFbmFfnF0oF8mGGnH8kIPpI7rI8rI9qI+tI/lJCoJUmJVmJfoLElLxlL3qM+lNIlOJmOTm
BClBKkDvmEXnEdpEelFKlGAnHToHylJAmJ6mL3lNhlNynOXn
APlAdmBClBKlCvlDvmEXoEdpGAnHTqIVlJAmJynJ6lL3lNynOXm
APmCPlCbkGGl
APmHTk
APmAktAwlEMnEUtEgmEslFjoFtnFvnF9mGNmGfnGvlGymGzkG2mHbkH9oILmIYlJKoJVmKHlKzlLGnLZnLasLjmL7lMhrM5oNClNdnN+mOKo
APkAkrAwlEMnEUsEglFYlFjnFtnFvoGNnGfmGvnGymG2nG7lH9oJKoJVnJumLGnLZmLatLjmL7kMhsM5pNCkNdnOHnOKp
APnEWkE5lItk
ESlInlI7oI9lM3l
AUnDulD1lETlFOnOXh
AkmEMlEUrFtmHblHplH9mJKoKHlKbmMhmM5mOKpOTm
EUm
AYoB2nCvoFQoFRmFVmFXoFYmFZmFamFlmFsmFvnF4pF6mI6oJmmJnsNwtOUrOXn
AYpBKlB2mCvnFQoFRmFVlFXnFYlFZnFlmFsmFunFvnF4pF6nHPnI6oJmmJntNwpOUsOXp
APmAYmBKmBbmCvoECkFQkFZnFqmFtpFunFykI6mI8nI+oJTnJnlJqmNwnOXp
APlAmoCXoEDmHmnH4mMrn
AWmBzlCLpCRmCplDkmDtnFMlFNmFOmFRnFVmFXnFZoFaoFbnFhmFjnFkkFlmFxmFznF0kF4nF8kGPkGilH8lI6lI9nI+lI/mJClJFlJUlJfmJymKFkL1pL3kNZlOUl
NwmOUm
APmCMxCNuGGpHNlIPmKGrKfw
APlE1pJTrNym
AUnE1qJTsNyn
E6lGGmGKmHBnIPoIYnIrlJYm
APnCMvCNrFojGGmHzlIPnIYmKGpKfwMkm
APl
AXlHdoOBk
HdlN9nOBl
HdkOXm
APmAilF7lMhk
DnlIUkNkl
FFnGNmJUnJumKnnLhoN5n
FFnGNmI+lJUmJunKnmLhoN5n
LOl
F7mGNlJUmKnmLhm
BYoB8lCSnCalCsmCvoDrlESnEwmFWlFYmFanFupFzmF0lG9lHPnH9oIOlI7pI8sJTnJ9pLxmL1lOUn
BKlBYmB8mCsmCvmDrmESmEwmE/jFamFunFzmF0kHPoH9lI7kI8mJCmJ9nLxkMUkOUn
BKkB8kCSnCsjCvnDrlESmEwlE/lFWnFYnFanFupF0kHPnH9nI7oI8rJToJqmJ9qLxlL1kMUkOUm
BKlBYlB8mCSkCalCsnCvmDrlESmEwlE/kFamFunFzmF0kHPoH9mI7jI8mI+lJ9oLxlOUl
AhlHMkM0m
ARlFzlGKnInkJRlMhnOMm
OLl
DTlOUk
C5lHfoHilNml
BElB3lDfmD2lFXlFslF/lHZlHjlHlkIxlI8mJBlMelOAm
BKlHRoJWl
BkoFDmJ/m
AcnCKnCPoCbnC7pFcpHNmHYvH1nH2mIssKHkKUmMnnNom
HTk
CNlFzlOUn
AYnBAkBVnBvlCcmD2kG/lInlJKkJSlJ8lJ9lKwkK2lMBl
APlKWlKfk
AwmEVlLsl
ASkA+mIQlJnmOUm
AUlJUkJon
AhlDIlHNnJJnNXl
BKnBbmBplCvmFVnFtnJnmLxk
Jgn
AcnBOnBwmCRmC3kDioELsEblFumGLvGVuHvqIDlIMnIanJjmK8oLxn
A8oBWnBenBnmBonBrlB8nB9mCBlCokC4lDslD6mD+pEWlFIlF8oHmtHwlIBlIFmIHoIMpIqnK3lLUnLsmMFpMboMrnM+lNZmOMl
AQlAcnAgmGvnH6lI7mJPmJRlJTnLVmLolN8lOXk
AxjBEmBTmBnlB9mCBmComC4lC6mDsnD+oEVoFKlHmmHnmIMnKpmK3lMFnMbnMrpNEkNZmOGmOMl
BglCpkH6kJPlLslOXm
AbmAcnBOoCRmDimELtEbmFulGLwGVvHvrIMnIanIplK8oLxo
A8pBTlBemBnmBonBrlB8oB9mCBmColC6nDsmD+pF8oHmqHnnHwlH0lH7mIBmIHpIMqIqnKpnK3lLDmLUoLsnL2lMFoMbnMrmNElNZmOMm
AQkAcmAgmCmkGvnHpmI7mJPmJTmJvlJ/lKylN8lOXi
A8oBTnB9lCBlC4lC6lDsmD6nD+pHmlHnoIqlJdlKpnK3nLDmLsnMFnMbnMroNZlOGlOMk
BglGFlJilLomOXk
OCl
A4l
CckC5nH4nLGkLxk
APl
AqlDclGVm
APlFKlMbl
BolEvlIal
CjkK3mOXp
APkEZlOXq
DdnHMlLskN6l
APlBZqBlkCelG2lHflLenLqkNCl
BZlCrl
APlF/m
E3lKyl
AYlA7lBKmCvoFVjGmmGvlHVmI7pI8rJTmJmmNwmOXm
AYmBKmB2lDGlESmEjkFVlFWnFsmGmnGvmHVmIOkI7nI8rJTmJmnLTmMTlNwmOXl
BKmCvnJmmMPk
FbkFql
APlF+l
BAnDVnGCoHxpItnJWnJooLQkLqjMxmM2kOXo
BAmBpkCfnDVmGCoHxpIonJWnJopLqkMxoOXp
Fzl
L4k
EDmF3n
APlEDn
APlArlJ7l
CMkCOkCPlCo0CuoCvoDpuEllE9mFcqG6mH0nKfmNon
CRlCSnCapCjsCloCooCttCvnDrsENsEOkERsESmETmEUuEqqFBqFInFavGDmH6rH7sH8rH9sIPlIbmJKpLepLfrLgrMJoMLnMfnM5p
BnmCzmC9pDAmDCmDJoDKmFBkGSnGomKHmKXmKflKjoN6nOWp
AXsCWsCYnFHrJYmJgnNZlN6m
AXpCWqFnnJYmJflJgnN6nOMnOUm
CaoCjsCloCopCtvCvmDrsENsEOiEQoERuESnEUuEqrFBpFImFavGDlH6qH7sH8tH9rIPkIbnJKpLepLfsLgsLhnMJpMLoMflM5p
AZmBnlCzmC9pDAnDCnDJmDKnDMkDOlGSoGomG5oKHmKXlKjmOWo
AXrCWsCYnFHrJYlJgnN6o
AXqCWpFnnGplJYlJfmJgmN6nOMl
ConFcnH0k
CooCvk
APlJKlLfm
CMkKel
AulCZpComC8oDOkEroEumFGkFxnHRmHjmH0nH5nH6oH+lIBpILlIsmK2qK3nLgmL/kMJnMkmMnlN6nN8m
BQlCZpCokC8pErnEulFGkFxoHjoH0pH5pH6pH+mIBoK2qK3nLgmMJnMkmNalN6mN8m
APk
C7mEOmFVpHSjLUlOClOUm
EMk
OFl
AQnBElBcnBdrB1rI1pKBpLSnLVoL1m
AQmBdrB1qI1pKBoLSoLVmLznL1m
AQoBgnGFmKRlLVnLylL8l
AQmOHk
AQnCEmDymHGkJH0LToMXm
JHkJ2m
AvlJHuLTm
AQnEql
AQmEnkJVn
ATpDynGFlMYm
AQnEXlFQmFtnGplJSoJloMXn
Idl
AQmBgnGFo
AQnAbnAjoBdnDQnDysFmsGzxIQlIhpLTrMHoNLlOIj
AQlB1lIdlI1l
GQlKBm
DymIhnMHnOBl
AioCQmM4lOOn
CcmEJkGIn
AQnFrlHslIYmIjkKIlKLl
AQn
AQpBwnCEuChnDyqD1oEqkFmsGhnGokG0mHGmHNmHPmIAlIhqIwnIyqJHsJgmJllKetLLlLTsLioMXpNBmNdmNeoNinOMm
F3kF5mHVmHalH9lJAo
AQj
JIkMAl
JPk
BwlIQmIhpN9lOLmOXm
BAnCboCkoCwpEIlFJmGFmGNnHNnHylHzsH9pIBmILoIcoIsrJUlJdlJ7rJ/nLbmMMmMSmM9l
A4pCboCwlGFnHNkJClJ/oMSm
A4nBAmCboCknCwqC3mGFmHNoHymHztH9oIBmILoIcpIsqI8lJdkJ7qJ/mLbmL2lMGlMSmMbl
A4nCbpCwkGFoJ/oMSm
ATlAwlDyoIZmKelMYn
AQnCqmJ5mKtlORl
Lgk
BZlComGFnHilJVnJ/lL8n
GFoJUlJ/j
AQl
HPpL1y
HPoHfkL1x
BcoFklOOlOPq
Bcl
AQl
JHh
D/lGHoGNnJanLwlMcmOKmOMn
AQnD6lGHoGNmHblJamJ/mLnlL9lMcnOKlOMm
AQlMcm
AQmEMlInlJ/k
AVoBGoBiqDSnFUqF1uGJqGcyGf0HUnHitHjmHsnI8mJ50KZpKenKw0L7mMUoM/qNAlNCoNDpNfpNmlOPlOSo
Hml
Hmm
BClFkmFxmIBmIanJ+l
A1mBCqCWmHzoIXlJQoMwm
JHlOVk
BwkN1k
OKl
B7lCIl
GJlGcrGfoHsnKwnNklNrlOPk
FkmIZmKOnKel
ASoATmAfoAwrA8lBgpCLnCPoCmnCpkEilFalF8kGDpHqsHroIEoIHpIKlIMnINnIapIdnIknImrIrmKmnLBlLRnLWnLYlMFmMJmMNnM5oN7l
AwnA6lA8mCLmDRlFamF8lGDnHqoHrmIaoIdmIkoImoK3lLRmLYmMFmMNnM5m
ASnATlAfpAtmAwrA8kBgoCPoEhlFXnFanGDnHquHrnH4mIEoIHnIKnIMoIaoIdnIklImsIrnIunKmnLWnLYmMJnM5o
AwnA6lA8mEhlEykFamF8lGDmHqrHrmIanIdmIkmImpLRmLYlMFmMNnM5m
AQlA6l
JilKOrMzkOBm
L4kODm
AQlBUlEPmFOlHOlI0kLrlLwlL5nMCmOFo
CTkIalL5nOBm
Iml
AQlAdsFkqGSlHnnIatKesM8p
AonA8nBvlF0mF8qHHlINlIXlIanIdlNmm
BUmC3oDumD7oEFmEHkHsmH/qIIlIam
AonA8pBplCukD+lFllF0lF8qHHlHmpIQlITlIXlIanJDmNmn
BUnCYlC3oDumD7oEFlFCkHsnH/qIWlIal
AdrFkqIauKJlKeuM8pOBm
Iam
Hml
EQrETnKalLDl
Iam
C0lEMkOKl
Fkn
ASlAqmBElG8nJGlJVlMsmM9k
DUlE3lJnlJsl
AQl
AQlOXm
CElFIl
OXm
GslOXl
AQmFknMXo
AVmA1jBklDAkFMlGrlNmlOSk
DhmGWjGYl
AQlHqlJ6lJ/m
AbnDhlGYk
J6l
CCmCEnEnrJll
CElEql
HqlJ/mKzl
AQlBgmJ/n
AfnB4rD8qEXmFVrGnpNsn
JSn
B4nD8oFVpGnn
LYlL/l
DymHmjIhlNLl
BAl
C3lFglFinI1nJQoJjn
FgnFimIVlI1nJQoJjm
JHl
AYmAklA6lBllEXlGtmJolL8nMUo
BXkCbnCtlHllM1kODp
AQlFylOXo
J5l
ARoFAr
ARqBonKCn
ARpAamErlFAqFFl
ARpBomD5mKCn
ARn
H1lLTm
DnmHylMRk
ARlJWk
ARn
ONl
ARnK2mMFl
ARmFInK2m
CXnE3mLnl
CXm
JOl
ARpEtp
ARn
ARk
ARlAjjB/lEdmKKnKXlLvpMclNklOLnOOkOSm
CWk
ARoFRkFSlFmmInnLImLJmLxk
ARmBVnBjrBklC+lDi1EprFRvFzmGL1JFmJLnJQpJRlJdrJxnK62L6qMmoNl2
ARmCxrIMoKbs
BjmDFlDirFRlGLoJQpJRmLNk
ARn
EvoFCqIZnIlk
ARkEvoFCqIZoJunLbl
CElIQmLTm
FrmF6m
LRkMFm
BVlEslFVnFqkHUnHYlKFlKMjKlmMIkOAo
DulHQmL4l
BLm
HinJWlJ5m
GtkISlMFl
B6n
ARlJWl
GQlOXn
N2lOXn
LBl
IPlKEl
C3kEBlIznJUoL1l
EvmMum
CHl
G5lHLkHXlOJp
CokHRp
HRk
ARlHemHxmJzo
ARk
BElDTlF/lMbkOXl
AzlB9mGalHOlHZk
BGkC7lEPkIkmJPkLMkLdlNJmONlOXn
CulF7kHOkK2lLml
AtlBflCEkEPkEZlIknONmOXn
LdlONl
ARlCCkC7l
ARlKEmOBkOTl
ARlNwk
ARlNhl
BElFAoI5lJhoKxk
BEjFAoJhnKxl
Jhn
ARlEQl
CYlLfmOCkOXX
CXmN6oOXm
ARlAxnBQlBolB0pCMmGYlILlJimKynMnlMymNwlOXm
CXnN6oOXm
ARlAqlB0qCMmCZlDklJimKulKynMkkMymOXn
BPl
BcmBvnDEkEJpGonIflKlvNPm
BclEJnHwkNPl
DjlGJmLPn
CSl
BBkMul
AalBBlBdlFKlFhlGQlK0lN8kN+mOOk
ARlBhkDclEOlMbl
JKk
BSkCylFylGYlHEmLdkMal
LZlL1l
CFlDulERlG6q
ASuGtmIgpI6o
BkmOXn
ASoBDrGInG+nHKkIFrIgnOTl
OXn
ASuBnkF6kGtnIgoI6oNCkN8m
ASnAhoBCpBUmBdoBemBxlDwoFKoFskF8nGImHHkHmlIFmI7qLSpMKnNfxNup
F7nLZl
F4n
ASqBlpE8oFGzGLkGVnGcmIdmIgqJWnJXlLNqLpoN2lN8nONl
ASpBloE8nFG0GVmIdmIgqJWnJXnJ1lLNrLpoN2kN8n
ASrBlmFGmGVnIdmJWlLNoLpnN8o
F7oHulI/pJClLXl
BXlF7oHulI/o
Bsn
ASmHnm
A7nBKnB2rCRmCvoDMnDXlFMrFNpFOoFPoFQpFRmFTpFUpFVmFXnFZlFanFbpFcpFdlFemFfnFgnFinFjmFloFmrFpmFqlFuoFvpFxoFzqF1lF3oF4mGPtGsmG3kHEmHJqHXmHckH1mI6rJBlJEmJNlJipLsnMUmMYmNwoOUqOXp
ASlA7mBKmB2rCRmCvnDMnDXlFMrFNqFOnFPpFQqFRnFToFUrFVnFWoFXnFYlFZkFboFcoFenFfmFgoFimFjoFloFmpFppFtmFumFvmFzqF3nF4mGPvG3lHElHJqHXmHckH1mI6rJBkJEkJipJnmMUmMYmNwqOUqOXo
EIlIWkJ3lNclOUm
ASnA7oFMnGPnI6m
GvnI6n
Bel
CTnJ+nK0n
ASnI6nN8l
CQoF7nITnI/n
BDlCQpF7oITmI/lJbkKqkLNl
F7mGgnI/k
LUm
ASk
ASnGvnI6o
BYlEGlEvkOLn
ASk
Bvl
BdlMKk
CQnF1oKKlKOmMWlNgl
I6q
I6mLilMKnNfmNurORl
AsnBJmEXlI8qLAnLDmNal
N9n
Nfn
DQlOXq
BYlCTlHdmKFlKGlLIkNol
DGpG9lLrlMsl
ASkG+p
DGpHUlJAkLEl
ASlA7lDPlF6lG+pHLnHUl
ASlDGkIDlJLlLAlMslOTl
LAl
ASlNgl
AqlBslB+lCkkC2kDVkEdlEjlEkmFTlGInG+nIilOXj
BSlBTlBZmC0lERlE0lFZlIukJ4lLHkLslL5lL6lMqlNqm
Lol
BDkCVlCnlC8lHEkH0kIBmICmIUkL8kMklNUm
BNkBOnBjnCAlCkoE4mH0mH+nJVmOXk
Icl
GtlHpnJxmN9oOXs
EKm
ASlB+lCklLek
AUnAjlC8lGbnHdlINnIulI0oJrnLFlLalL9lMKl
A9kC+kDPnHOl
DPmDalGSkKmk
FxlI8lI9oL2l
OIl
HOl
A6lMJlNpl
BklC4lFMmFRoFSmFlmFpnFskFumF6mGtoGunGwnHXmJBlJVl
FMnFRnFYmFklFljFplFslFulF4lF6mGPlGtnGuoGvmGwnHXmJBlJVl
AllDGlDLmFLkGkkI9kKfnKhl
BdmGemGzmOTn
ASlJul
ASl
ASl
ASlFKl
Ajl
AekBZmEBlLDk
I/m
M/l
M+o
ASkM/l
M+oM/l
M/l
M/l
DKn
Edl
FKvI7m
A7nFOnFRnFWmFXoFmmFsmGsnGtmGunGvmI8mJEmJimJqmNpmOXk
A7mFRoFWmFXoFYnFmnFsmGtlGumGvmI6lJEmJimJqmNpn
A9lBakEqlErlF0nF9nJ3lOLm
FWmFsm
BpnCarF7rH5kIinM0nN6oOCm
BppCatF7rIimL3nM0nN6n
ASkAdlAklCBlDnmEIlIzmI9lJNmMXlOGm
ATsBroC2nE0lG7uHzqIMmI9lLLmLjmLlmMPnOTm
ATmNWm
ATnA8lDynFelHonIKmILmIMmINoImn
ATtAmnBroDkkEslG7vHzoIMnIslKglLLmLjmLlnMPm
ATmNWn
ATnDylD/mHomIKmILmIMnINoImn
INmIml
ATnAfoAwpBomCPnEsoIkrImmKmmLRmLgmLnnMFnMSnM5nNWo
Esm
ATn
Jhl
ATnC8kLpo
ATmHolLpp
HzmLFl
BrnHmm
ATmAwoCPmHqoIHoIMmImmIrkKmk
ATkAwnBrlCPmHqmIHpImoIrmKml
IHkImk
BOrG7pITnLxm
ATkEso
Ial
ITm
ATkBBnBwnC+mEsnFkmKjq
ATn
ATn
Bwn
BeoB3nC5kIDm
ATlBonKynL7l
ATnBomKym
ATmDAlDPlEHnGjkG0mLBnLRpLUn
BZmDgnIWkIokLVlLpnNDl
ATmBdlB8kDAmEHmG0mLRo
BZmDgnMOlMulMyn
AToBUoISkJblKslLhmMflN8l
ATl
ATl
BomCImIHpIdn
A8oD/pEWmGDmHmoIKmILmLanMLmMcrNIl
BolCImIHpIdn
ATnA8mDumD/pEWmGDoHmnLamMLnMcr
Brn
ATlBom
ATnG7nNKn
ATmAfoBOlBonBvmEIkKrlL0lMFm
AfnBOmBvmEIlL0kL9lMFmMJl
ATn
ATnG7m
AfnDlm
ATnBfnBmnBonEssFItIHmIknIpoKolKsnLFrLGmLRnLdnLntMFnNOlOKmONq
ATmBonEsqFIqIHmLFqLGmLnqMFoONl
ATmBfmBmlBonDRlEstFItIHmIkoIpnKsnLFrLGnLRnLdnLntMFoOKmONn
ATmBooEsqFIrIHnLFoLGnLRlLnqMFoONm
ATnHpl
CXl
BemH8m
AnlBTkCLrCynDyoD2mEelIhpK9lLYkMTl
AmlAtoBGnBRpBomChpCkoCumETrEpnGapHmnIMoJioJlmNAnNFoNMmNSnODmOXk
AhlCLrCymDyoEelIhoK9lMCm
ATnAtoA8mBGoBRoBomChqCknCumETrEpnFNlGaqHmnIMnJioJlmKrlNFpNMmNSnODmOXk
Kxl
Hmk
D1m
Hml
ATl
Dkl
BulONm
ATl
ATlBulEvkONk
ATlEHoILkINlLclNNl
BonEHmLcm
EHlINnK7l
LplOGm
EHlINo
FplOGn
BZlHUnH+lOBlOXo
ATmKOqLnmMym
ATnKOqLnnMyn
ILl
Ael
Hml
CAl
BAl
BSlCZmCjnEXmHRmHWlLlm
AymBKnBZnB1nB4mCWlCjkC8lDPlDpoEcmFUlJJlMCmNhmNqkOClOXk
DTpEHlJdlJ2nKDtKelL+oNslOXm
ByoEsnONl
ATlCrlDUnFElHelLelMXl
LQlMnl
ByoEsmKok
CPlD5lFEnJOmLHlMXk
D/lEQl
AqlNyl
LHk
EYkOPn
J5l
BPl
LBl
B8uEHnFKnFuqGbkG3rIFlJMm
ApnBGnBRnBZpBflBloBrmBwkBzrB2lCMnCUlCrnDMnD4kD+mEomFUmFonF4nGqmHfnHgmHhoHjrHksHsmIZvIgpIjlIvoIwqJInJKmJrrJ6tKBoKHlKUkLBmLvqMLlMOlMjrM+lNEkNImNTl
ApmBGlBZpBdkBloBrlBzrB2mCMlCrlDAkDMmDQnD4mD+nEomFUlFopGqnHfmHgmHhmHjrHktIZyIgoIjlIvoIwoJImJZkJrrJ6uKBnLvoMLkMjuM+lNAmNDlNEmNGlNHlNImNPmNTmNVm
ATlFFm
H0l
ATl
ATlH4lNuk
HTm
A8wKjsNIw
ATlE0lLLnMBs
ATlE0lLLmMBr
AVnBGlF6mG8kJokKSlNMkNPlNSlNnkOSpOWl
BVlEqnOSlOWm
BEnB8nCslEPnEamGanJWoJ5lKHlLRm
ExlH5lOGm
ATl
Jvl
Byk
ATl
Hok
BllBvlHrlIElNsk
Byl
BhkC6lLklOUl
ATl
ATlAflB4l
CclEUmEqlFkmF5lGelGfnGmlGpmGsmGtnGukGvoGylG3nHqlKQlKinOKlOTh
DYkEgmIPnKilOSl
DcpFNnFrnI5lJ1lKYnOSnOXo
CTkCUkGCnGHkGplNJlNOnOBpOXj
KNlKtlNJl
IMl
BonKyo
KynK7l
AgnDAkEIrFimF9lLMn
AnkFinLMk
BJnEylFFlIho
A+lCRlEIlEolFRlHWlLBlN/nORlOXm
Bfl
Efn
Efn
BfnByrFInIHlIpoLnqL4l
BRlByqFImIklIppLnqMnk
B+l
BOlH/lK5k
AUmBFnBtnC0lC6pDmpDtnD6nEEpEzoE1lE+qF7oF8mG9mHAlIOqIioIjlJAnJynKVrLuoMWnM0oM6mOCnOEoOFoOGl
AUnBtnB6nC0lC6oDmoDtnD6pEEpEznE1nE+oF7pF8lG9kIOrIiqIjlIqlJymKVrLYnLuoMWmM0qM6nOAlOCmOEpOFk
AUlJTk
AUmG9mOEn
AUk
K+lNykOEmOFn
Nym
FElNEl
J9nOEm
AUlCLmDqlDsmD5mG/mJAnLOmLPkL3nMfmN5mOEm
AUlCLmC7mDqlDsmDtnD5mFsmG/mHAnHRlJAmJylJ3oLOmL3nMfnOEl
Lcl
HSh
Jvm
E1mJTm
Mpl
DZlE0mHIkHRjHSmIIkIQkJWnOEn
MYj
AUlLOlMfn
AUnHvl
AUn
MMl
AUkC+lJTpOXj
ErqFEpFKnJTo
JToOXk
ErqFEpFKnJToMek
AUmI0lKMlNTl
AUnEplHslI0m
AUnI+l
AUl
KUpN7oN/kOBk
AUnCenG/nHFmN7jOEo
CKlEmlKUpN7oOBk
CenG/nHFlN7kOEn
AUmECnG/lHNmJ3rODo
AUl
J9nN2tOCp
AUmGLlJ9mN2vOCo
AUnHAoJylJ3mOEq
HAmJ3jOEm
AUnHAoJynJ3lOEp
DVlHAnJ3k
C0lE6kJ9lLumOXm
HIo
IckJcnOTm
GDlJcoKDlOTl
E7k
JTk
DzlD6lILkI9m
OBk
OBk
AUlOXS
OBm
G/nHYl
AxmHCkMHlODl
HZmJTlNkn
E7kJll
FEmJlkOXj
GLl
GVl
DJmEmmEnkFLlGrmIYmI5lI/lOVl
BNk
E+oJpoMdm
AUmAclA9lBOoCkmDVpDYmDZpDmmDulDymEBnEDmEElEKkEYnEjlHulHxrHyoH+pImlIzlI0jI2lI3nI4lI5mJklJmpJonJ2lKynLQlL+oMJn
E+pJpo
AUmAckAilBMlBOnB7nCklDVpDZpDamDmmDqlDumDylEBnEDmHumHxrHyoH+oIzmI0kI2kI5kJmpJonJ2lKyoL2lL+oMHlMJn
HKl
Nyl
BSlE1oGtlIQkL3k
AmmBMmDVrGJkGMqGxmHnmIzmI1pI+nJDmJUpJVmJmnJ6oKQmK3mL+oOCnOMo
D5nEClEKmHAlJyoJ3mLjnOErOXj
D5mECkEKlHAlHFmJyoJ3nMfmOEqOXl
CPlNSlN2mOFm
AhlCZoEUlGDlHulIjk
BOmEGl
DSkHunLAlLKmL8nOAmOFo
H2k
AUl
IYlJXk
CUkGGkKGlMbl
AUk
FBlHAnHElHGmKKl
FBkHAnHEl
AUlHfp
FIlGYl
AUkBekNul
BtnM0jOEm
AinBBlBTzBvkB2lDQnD8qFVsGnuHVlHunIEmIWsKRqKcmL5rNsr
OXo
A0lF7lOXk
ErkF8lOXo
F7mG9lHnlOXl
AYlBTmFslHunIEmIWlNkl
AUlA+m
BOlBYlCClDukEtlHGlH3kImkJlkKFkOUk
MTl
DHk
AUkELk
B3nDXrGYlIDpL+m
CBl
B4lCvlDJlD/lJalMMnMjn
JAo
E7mLBnLCmLHnOXl
EvmE7nLBnLCmOXl
CRmCtlLClLHm
BPjBZmBznChmDMlGWnGrmHjoIZmIgnIvkMUo
AVlBMnBZnBznChmGWoGrmHjnIZmIgmIvmMUn
AVk
AWl
AVl
BXnCgoCxpC2uDonIMxIilJwmKbtLjzMho
C/l
ComDClKHl
AVm
OMk
AVn
AVmOSn
AVk
Gfr
GhlKXkNtlOSn
OSk
AVkNkl
ApmBopJelMttOPn
BVmCSnDQmHUp
BVnCSnDQmHJnHUo
BVmDQl
AVmBgmFPnIJnM9lOKl
C/oItk
AVm
Kbm
GylOSk
AVlGwo
Gwo
AVnAolCfkELoEmlEsmFGlGrlHDmJvkKKjL1lL5kMFkMYlM3lOSl
C2lI4kMymOXj
EQlMymOXj
AVlFqlGrlNdj
OXm
OXn
HjnIZl
CElGcnHmlJ5kKZoKwn
HinJ5nNmkOLl
Mkl
D4l
L2lOXs
HSlJMlOOlOSmOWpOXn
AVmOBl
KGk
CKn
G8nKMlOOlOXn
G8mOXn
BQn
AVl
BLnGrnKKlMum
COpCgnC2mDSsFBlFXlGrkIxlKGpKLlKknLSlOPn
COqCgnC2nDSrFXkGbmJelKGo
DclHglHjlH/lIbkNTlOXl
AVlB8kC4nDTmJMlJNmJtnJ3lMjlOXl
EcmFFn
KKmMdp
KKlMdp
KKmMdp
KKmKYl
FelFik
Gxk
EskGjlNklONk
AolArlAtmBMmBkmCRlCtlFkmGckGtoGunGvnGwmHXmHrlJ/lKAmL0mMVmOLnOPnOUm
CBkLPl
BblCbnLVoLpkMZn
BblCbmIgkJPlLpkMZn
AVlIdl
Mln
Lzm
AVn
A0l
DLlFvlOSq
BQlC6lDylEqkGMlHNlIolONm
OXk
A4mB0nB4mFVoGtnG0yIWpLRnMSpNmnNsp
FVnG0tJFlMSnNmmNsn
Kym
GymKSlLnl
BonKyk
AVlOVl
OVk
CCk
AWvCdq
AWnA4mBMlBSkCdoConH5oH9lIqmLgl
AWmBSlCdpComC8lFJlH5oIqmLgn
KUm
C+l
AWm
AWqBNmCelHQoKUpKXmN/lOQn
BjlDNlOXv
AWn
AWnKNnNMl
GSm
AWoDAlGSoKUmKXmNQk
AWmCanCioCpsCuqCvmC3qC4vD7tEqnE9lF0mH8pH/nIAtKUlLdoLhtLiqMvpMzo
AWkCdmGXlKUm
AWnCil
AWqBHpBalEkmFkoJumKOnNAnNFmNMpNWm
AWpBHpBalEXjEkmFMoFXlFalFkmI/jJunKOnNAmNFmNMoNWnOUm
AWpBHnCMlCvlKqlOUm
ORn
AWr
C/jDLrKHmKPmKXnKYlKam
N6s
AWlDYlJEl
H8mH/nIApLip
DAk
BXmCenCtnHQiKUmOOm
CimCyoFLmGslLikL6n
HukH8mH/lLil
CKoCatCnvConCvnCzmDpuEqoE5kE9pFClFctH52IilIlsKHnKMrMqm
Cam
DAmKgn
CJoCblCdoKUn
AWmC1lDpqH5nKNn
AWnNQl
OXl
AWl
COk
CemDAnKXn
Cdn
ONnOQnOXm
G3lG6lNdlONmOQoOXm
FblLcl
BHoFKlJmm
AXoCWmCamC7kDrkHdjMLlN5nOEm
GKmJ+lKbo
AZqDArDLnGSxJemKXmOWn
DFnHdlOXl
AZqDAsDEkDLoGSvJelKXnOWn
AWlDFmHdlM/l
CrlGJlJJm
A6mERkJjlN9m
AzmBvlE7lFgnF+nHRl
OJl
AmnBUoB4nCcsCrnC3nC5pEbmF9lGWmGakGvmHumH+oItnK8nMzn
AmmBUnB4nCIlCcsCroC5pENlEbnGWmGvnHukH+qItnK8m
EZlE5lI5lM+lN9nN/kOSk
ILlN/l
CQmCXmCooCtnDrrENnEOvEUoFamH0rH6oH9nIAnIBqLftOCj
CQmCXnCooCtpC8mEOtEUmFanH0nH6nIBoLfq
BRnCQmCSmCXmClnConCtoC8nDrqENlEOuEUoEzmFanH0sH6pIAnIBsLfs
CZkConCtoC8mEOtEUmFanGblH0oH6nIBoLfp
N8l
AWkKRk
KVlKYlKmmMyk
AnlOXn
BYmCJmC4nEXqOBpOCkOXm
AWkAnlK2lOXn
BYnCJmC4nEXqOBrOXp
OQl
LBnN9qOAm
BSlHBlLBmN9qOAl
LZl
AWlBHl
G8mLCnLFkLHmN5l
DPl
KNlMql
CNkESlORl
CUkCdnCftFbmH4qImqIqpKRoLwqMEl
CflH4mIqm
Cdl
Kkl
AWl
Axm
ChnHQkJfjKqkLHnM7lOXl
AxnGpk
AWlChnHRlJfkKJlLHnM7kNGlOXl
BJlBwlEomEpkIZkIwnKKlNAlNDk
ChnE0lGpn
BHlChmE0lGpn
KXl
B4lCemDPkFXlFikOBnORn
KwnNTkNZmOXm
ChnORl
AXvA0oBLlBkmCVnCWmCcmComC7nEGlFBlFCmFJlGAmHRmH5nInmJYlLCoLPqMhmNsnN4o
AXtA0oBLmBknCVmCWmCcmC7mFBnFCoGAmGekHRmHepH5lInnJYlLCoLPqNsmN4oONl
HAmHRp
JGl
AXm
CWl
AXpNsl
GblG/m
AXmBun
Cnl
GIk
AXlAtlDnlDokGWoH0kIFmJUnJcnJdnJxm
AXmCglGIlG/oHdmI6kLMl
ConHemH5mOMl
GCl
CWmHujH3mMEkMSnNel
ApmHbpH7mIYkKclMNl
AXnA0pBulEbnGJoHBnHJrJAkN+mOAp
AXnAxkA0qGJoHBlHJqI/nJVkK8nN+mOAo
HXlJOkKCn
E2l
Nvl
AXm
DrnJBn
AXm
CZpFumL/n
AXmBTsCpsC4qD8nLPlLYpL5uMPoNHnN2k
CZoFumL/m
AXmBTtCpsCukC4qIjlLYrL5uMPoMmlNHnN2jOBm
AcoA3mBZmBwoBynDplD5nEKnGLmGVmHvnIpmK8nK9nLknMCqMEnMqqMxmOGm
AXlAcnA3mBZmBwoBymD5nEKnELnGLmGVnHvoIpmJjnK8mK9nMCoMEoMqqMxnOGk
H5mH/m
CYnFHr
CWlCYnEtkFHs
N5k
N6n
N6m
Lsl
CcnLPlMhmNso
CWn
CClCrlNulOXl
AXkJbn
AXlNhk
Hdp
CXnONk
EfnF3nIqlI9nJ9lOMn
EfoLUlOXY
EWnHdnH4lJKlOLm
FDkFnmFvlFxl
FEmHNnHwmN3kOHmOXm
FElHNnHwmOHmOXm
HFl
FEm
BVmFylGDlHQlLgn
CZlFGlN6l
BqlIPnNxj
BSnBknEYnE4oE/nNsm
AXlLNl
EblMkl
AilDZlFZmH+l
A0n
HBl
A4lHolOXi
Djl
AbnIJlOXl
AXlAbmHlkM2lOKk
AXmA0lEAk
C1lDOnDumE9lFolHTlH5lIvkJHlLXnORlOUl
BKnFYmGuoHekIInLQm
GrlJKlOXk
AXlOXl
BLlGunHRlIIoLQn
AqlBKnCBlGukN0l
AXl
FnnJfl
D7nFWp
CZpE1mMknNDlOFq
E+uHAxMKmOEs
D7nFWo
CZnE1lIslMknOFr
E+uHAxMKnOEv
DZnD7nFWnGWlHvmIyrJDlJ8l
FWoKXl
HApOEo
AXmOPn
AXlOPn
CllEOmFUlHdl
EMmGRlJUmJYpJ4mJ5lMfnMhnM6mOXj
ApnB+lEMnGRlJUlJYpJ4nJ5kMfmMhlM6nN5l
AYlFqk
AekHLlLUl
HLlLUl
AYmOHnOUm
AYnFqkOHn
OUm
OXl
LflOXm
DblDfmEtlI9lJcl
AYmFqp
AYmFqp
AYoJsnKym
FqlFzlI3l
AykBIkDelFqm
B7l
Fqn
AYmEzlNglODn
AYnGsl
G9l
FZnIxlJCkJqn
AYmCPlMilOXm
AYn
OHo
OCmOKuOVn
AnlD4l
FMoFtqFyqF6pG8pHJnHLmI9lJBoJxnMXlODn
GvlHXkNjmODm
DAlFMnFtqFypF6rGOlG8qHJmHLnIilI7lI9lJBnJxmNvl
AYlBVlGykNjnODn
JOk
HJl
AYl
AYnHOlOXp
AYmNkk
HxoIFlIZk
D1l
NLmOLn
AYlHVk
CKl
AYkFqkOXj
AYk
AYlA9l
GJlKYlNykOIlOJmOXo
AYnD2n
AlkETlGdlNlk
AYmJnk
AYlHZmOLr
HOkODl
BKnFVmFulNwlOXn
A7jCvkFVlFbnFqnOUi
AhqAylFXoFqmG9oI9qNsnOUl
AhoAylDLkFXmFqmF3mG9oI9qNsm
AYn
AymF3mG7kI9l
BlnCFoFFlF6lG4lG6lHCoHEjHTlHalHclIOlJylK1nMbnNQlNjmN1nOAmODpOXn
C+lFPlFjlFzmGPnOUmOXm
FHlG6mHKmHVmHXlHakJTnMUlNKkNhoNjpN1mN+qOAqODoOKmOXo
FMmGjlOUmOXm
BlnCFnFFlGQmG4kG6lHCoHElK1nMbmNjnN1mOAmODnOXo
FPlFRlFckFznOXn
E3lFHlHKmHVmJTmNhnNjoN1mN+qOAqODoOXq
E/lFMmOUmOXm
AllKwkOIlOLo
DYl
FhlOXo
BIlBVk
Fil
FplN6l
AblBIlCFmCvkG6oG7lG9nHxkJooLEnLImOAlOXn
AblCFmCvlDOlDXlEClG6nG9mIxlJomJqkLEnLImLLlNRlN+jOAlOXn
BHlDBlEOlGRnIylL4kOBj
BBkCRlEnlFRlHZkN/l
Hil
AknFVoFdm
AplBSvBklDGoEYmE4oE6pFCsFJoFVmFfnGKtGRmGqmGznG1oHDpHJnHcoIWnJmmJupL5mMHmNsrN4pN+lODkOJmOPkOTn
AimIZmJJoJKkJtlNln
AkoDGlFVoFdnL5l
BSwBklC4nDGoEYlE4pE6pFCrFJoF8lGKsGRlGqlGzmG1oG2mHDpHJmHcoIWnJmmJupLhmL5nMHmMslNsrN2nN4pOJmOTm
AimIZlJJnJKmJtm
A0k
BkmFJoF8lGKq
C4kH/l
EElHLn
HLm
AYlOJo
AYk
AkmFVnFdk
AkmFVnFdk
BYvBkmFzsHPvIQpIomJVtLpkM+l
FMlFNnFZlFvlGPmGtnOXn
FOnFcmGPlLslOXm
AYlBYoBkmFzqHPlIQlIomJVrKgnOLn
BYuBkmFztHPuHZnIQpIomJVsKgn
AYlFNnGPmGtnI6kOUmOXn
FOmG3lLslOXn
BYpBkmFzpHPlIonJVuKgn
Bkl
EHlGgl
OUm
AYlDGl
Nym
AilCblCykC4lFBlFGl
FBlFxlHhl
GHn
AZlDHpDJs
AZlHBlOXn
AZkDHpDJs
AZlGSlOXn
DEn
FrmI/nJgl
AZlDHm
NQn
AZsA8mC2nDC0DHqDJqDUnFooGRnJOpJdnJepKjtLXrOPnOWs
AZnDCo
AZnBeoCDpDxqGemHKmKcoLW0
AZoBnnC9pDIoDKoJemNAkOWr
AZoBnlC9qDIpDKqJenOWq
AZmC9rDInDKtNRl
AZlBLnKjrLXn
BLnKjsLXn
AZnBrmFlpFwnHpwJJnKgnK0kLFz
AZmB8wCzzC0mEHsFuoG3qH5kIurKQoNapN/l
Nam
BnuFwnIRkJNmKPn
C9rDKnLWoNAl
BllBnrFwoJNmJen
AZn
AZpAanA2xB8sCioC/rDAqDEnDJnDLrDPnEPmETqEVoEWqEfnEgnE/oFJjFeuF8oGDmGEuGFlGIqGSsGTnHGlHqmHsnIroJemJimJynJzvJ5oKFsKJqKWyKXlKemLBvLHrLJpLRtLsnL6lMBnMFnMJlMNsMdmMfmM0qNQnN9jN/lOQmORoOWi
AZoC/nFOlGSpIYnJ3lNhlN+mOXl
AZsC9mDAmDCrDEqDGnDHuDIuDJpDKoDLnDOkGRvGSlGTkJdrJetKDnKHmKWkKjoM/lOWr
AZoDAlDCoDHtDJoDLlGRrJenKDlOWl
C/mEPlGSoIYnJBlOXl
AZrC9oDAmDCqDEpDGoDHuDIuDJpDKnDLnGRvJdpJetKDoKHmKWjKjnM+lNclOWr
AZoDCoDHtDJoDLlGRpGSnGTkJenKDnOWl
GSn
Iql
ETmEZlJzsKWmKekLJn
JekKDn
AZl
AZmBelCDsDxpKslLWs
DJnOWp
DJnOWn
DAoDE1GSnOWl
Ajm
BHnBfoOOn
DTmJ/k
DCp
AZmCDm
AZoBqlC9qDGnDIsDKnJemNcmOWm
C9pDGmDItDKmJelOWm
AZlAwkCdnI4lJJk
GSmNQl
AZlBenLWq
AZlDFmDHlDOmDPmEilGylHcoJhlKWlNElNclOWm
AZmCDlDFmDHjDIlDOmDPnGOlHcoJzlKHlKWlMQlNTlNXlNclOWm
DHnDOlKHlNXk
AZnEpl
AZmCzlEplGSoJenNBlOWn
GSj
E3lGSmJek
GFlGZkIqkNulOInOXj
EglHllOSk
Gpk
LVl
DJtF+mGUmI4kNYl
DJsDXlEnkF+mGUmI4kM+lNGlN2l
AZlNGl
GOlMIlOGe
BhmCcmEylI3kJSpJgmLOmMKkNPm
BTl
OXn
AunBBoBfmDJrDvmEXpJinKQlKVnLTnMToNHm
A3lI0nJElJXk
DClDHpGRrJdpJesKHmKjnNQl
OXo
AmlAumBBmBHlCslDJqEXpF1lGbkGxlJioJjkKVmLBkL0lMTmM1lNHn
I0oJXl
DClDHqDOlGRsJdpJerKHnKjm
GRpKHnOWl
BVkDLsEukG8kKHmLFoMbsN1n
Mbk
EVlOCmOXm
CQlKKl
DfkHTmJAlNBl
NIl
AZmA2rBXkEfmGErGIoGSpLBoLHmLJlLRoMNpMflM0l
C/nDLmEfmE/lGEmKJkKWrLRoMdl
C9lOWn
Nal
I4l
C9mDIn
C+lKPp
C+lKPl
AZkC9nGinGjoLBmLHmMDo
DAmJel
DNl
HUlOImOJpOWk
Jcn
BCkEzmJcnJek
ISlNSl
KBl
DOlJel
DEl
DAlDEk
C8mEToFZmFbmFwkFzoGPmHXnI7mI8lI9nI+nJTnJxsJ5lN2kOLlOXl
C8nETnFQlFZmFbmFfkFwkFzoHNlHXmHblI7mI8mI9oI+nJTnJvlJxsJ5kN2jOLmOXj
NQp
Jxm
BNl
A9l
GSk
LKl
AaoEul
AaoAbqGXoLam
AapCXpFJmIsn
AaoAbsGXnMcm
AanCXoFJnIsm
AalArmCOlDvmD8nEXnFVlFXoHmlIEpLVlMam
AstLVt
Aam
Aam
B8pG8lHsm
Aal
FxnGpnHzoKIn
A2nDPlFenHsoIrmJynKbm
AakHkl
LVn
AapAboEPoGXn
AanEGnGCmM9m
LVm
AaqAbnEPoGXnNal
AamB+kEGnGCmIBlM9m
Jll
FJp
FJpHDl
A4mBAnBomCBlDzmEolFYlFvnHnlHvmHwmIHmIhoI9kJInMQpM7m
GZkOFl
Aal
AalEYlHekHskLMn
DtlH3nJOnK4nOXn
AlkH3nK4nOXk
Aan
K4oOXj
Aan
C6mEYmExmHNnIFmLAlMfmMhl
BllB9mCGnDrnEOmEylFtnGItGJqHBrHfmIRnJBmJFmJ+lKJmKRlMhoM1mNrtNssNupN9lOAq
EOmEylFtmGIqGJnHfmJBnJFlLllM1mNroNsmOXl
B9nCGmChlDrmEOlFtmGIrGJqHBrHfnIRoJBmJFmKJnMhoM1mNrtNstNuoNvnOApOXk
EOlFtnF3lGIpGJmHfnItlJBmJFnNrnNsnOXl
EwlJ4l
OXj
AalIdl
LXl
Aal
D/l
Aal
Dkk
HMlKol
BZmNYlORk
I+kOXn
ErlFAnLcm
AbmAjsDyoEinFmqGzxHNlHWlHmnNOlNQnNkl
Eik
AalGCmG1lIAlM8l
BInFEkF7nGvlJknLLmMDnMZnODmOXk
BUlD7lKfl
Dzl
DMoDTpHGvHNmJgnJkuOXn
A9mFEsFHkHAsHWqJpxLzqNxnOErOFo
BJnBnlCKmD+pGUnIwlJllLAsMpr
DMnDTpHGwHNnJgnJktOXn
N6l
A9mFEsHAsHWqJpvLzrNxoOEsOFm
CKnD+qGUmJlmLAsMps
HGjJkm
EFkHUnJLlJpl
FEm
Hfl
GNlMSl
GolLDrMJrNby
EuoE7mE/pGZnMhmN3n
EumE7lE/pGZnN3o
D6uEukE0lFnxG3mG6pIOsIXnJGmJZoJulLEnL/vMooMyk
EulIOmIXnJZlL/n
BnlGFmJCkMil
C6lHooOFl
DvmFXlMPn
IllJAmLElODmOIm
DDlFllGalIMoM2l
Abp
AboKWoL8mMOn
Abp
AbpJzlKWoL8mMOm
Abm
Abn
AblC5mDvnEBnFSnGKlIJlL2n
AbmBRnEBoFSoIJkJklL2m
AbnCRnDinELn
IJl
AbmAtoAwkA2oBFlBtqCJnCOnCUmCxmDhmDloDumEjmFFoFSnF2nGCoGMoGYvGpoGwtHolH/kILoIMnIVpIaoIzmI2mJJjJRpJ+nKImKMqKtmKumK0mLBmLDmLInLZsLasLbpL5kMcmMxnNFlNPnORl
AbmAtnAwlA2nBtqCJnCOoCUlCxmDhnDlnEjnEmmFFoFSnGCoGMnGYwGpoGwrHojILoIMnIVoIaoIzlI2mJRqJ+mKCmKInKMpKcmKtlKunK0lLDlLImLZrLatLbnL5lMRlMamMckMvlMxrNFmNPoOHlOOl
AbmA2lCxmDhlD8lF2mGqkHalHqnILkIMlIVmJRnKClKtkLImMlkNcl
Abm
DIkF6l
DwnFHmHSkJnmKcnNfnNmk
AbnBSlB6n
J8l
AblAemHqlIFkMblM4mORkOXq
FnpJGnL/n
AboJGn
AbmBPnCalG7lIalJGn
Cal
AboJ+lN3l
AbmItl
AbnE/lJ+n
Itl
I1mJRnOXa
AbnL8mMOk
MOn
AimDfkHmmIUl
Lbk
Anl
AbkAksAunDknGqlG2sIdkKhm
AblEalFpkIjpJRqJ+oMOp
IjpJRqJ+oMOo
AblDflMOk
EamJ+o
DSn
B7mDRlDdnDekEHlGhlKCmOGmOUn
AblDhmGYjJRoKum
FTnKLp
AhnBUoCZrCfnCpnC1kGWnHYnHdnIlmItnKymL5rL/p
AhnBUnCZqCfnCpnEwlGWnHYoHdqIlnL5rL/pOMmOSl
HjlIIlIzo
AblFTnGqlKLnN6l
HPlIplOJnOXq
GAk
AzxDUoDVmDXnDemECrEDnGtlHxmISqIzpJDmJcvJwnJ4oK1oK5uLotMVrNqx
AzzDUpDVnDXoDemECqEDnEKlHxnISsIzoJDnJctJwpJ4oK1oK5uLosMVsNqx
BAmBKnFSnIElIOmJZmK0mLAmMokMpo
AzrDVmDXnDelECnHxmIzmJDmJ4n
DUnGtlMVk
AbnCIkFfl
AbmCIlCilMnl
KMqK8o
G9lLdl
AblFenLBkN/r
AcmA1lCwlCxlC0lC9mDKmEnmFDlJXmJznLUlN/m
FenLBkN/s
AcnA1kCtlC9mDKmEHlEnmFQlJXlNal
A7lCMlDNmDPlEhlJJoJwlN7mONq
Abl
N/o
A1kFpl
ByoB7nDVmDXmDYpDZoDamDbnDcoDdoDerDgpDioEKtFFlGLnGMsHelHxoIzrI0oI2tI3pI4qI5rJ2uMEnNlp
BypB7lCRmDXnDYoDZnDalDbnDcnDdmDeqDgoDioEKpFFnFplF2nGLnGMqHemHxmIzpI0oI2pI3qI4qI5oJ2pMEoNlq
BypB7nCRlDVmDXnDYpDZoDanDbmDdpDesDgoDioEKtGLoGMrHxnIzrI0nI2sI3qI4sI5rJomJ2uMEpNNkNlp
BypB7kDXnDYnDamDbmDcnDdlDepDgpDioEKqFFmF2mGLnGMpHejHxlIzqI0oI2pI3pI4pI5pJ2qMEoNNlNln
CwmGQmHknMVl
BbmCIlC1lNfmOLs
B2lOLn
B7mHypIWkJFoLil
ClmC6kGflHWlHuiLXl
CblC4lE6lHumJanJjl
E+lLJlOXl
AbkGXmJZl
B7mDjlLdl
FElLTm
Byl
EenJRk
DTlD6pFnoHkmIOoMxn
EZmIclMbkMim
EZmMin
D6nHkkIOn
EZmIckMblMinM8l
BPnBglK5nK6m
BPmJGlK6l
L4l
AblOTm
AblLzlOPk
AcpExkFfkI4mJXmJbnNolOXr
AcqI4mJGmJbnOXr
Fhk
AcmJjl
AcmA6nBuoD1pFFlGkmG0mM9n
A5kDymGpnJHnJ+mLAlMElMpl
AcmG0l
Nok
AcnEil
Acn
AcnJIlKJl
FYmF5nGumIHpKXnLRqNhn
A4nDAmFYlIHpMSoM7k
FYmF5mGulIHnKXnLRq
Acl
FYmGunNhp
AjnHtn
AepBFoBtsCJpCimDkpDlmELvEgtFSqGwvILoISsIVpJJmJ+nLFmLGrLImLZwOOm
A9nELoFEpGCpIXnJpmNyoN3pOFrOXp
A9mELpFEoGCpIXoJpmNYmNynN3pOFrOXr
FEmJpl
BFnBtoDknELmEglGwnLGkLZn
AckJ+k
A3mExlHnlICkJMmJglJnkLNmOOlOXn
Bok
AxlCOmCWlHtmIpkJ1n
AcnAxlCbnC8lJOnLsk
Cbk
AclHzl
Ack
Ltk
AcnEjp
Ejp
CKlClmComDrlENnERlETmEUkEqmFBnFImFaqH6mIPmIblLfmLgoMLkOCl
AclBwkG2lJGmJIjLLm
Epm
FumGVnItl
HLnHkoLLnNirOTmOWl
Bwn
BwnD1lIGm
Acl
BomFTpFylF0jHmnIprI8nLnl
Acl
Acl
Bgl
MEl
AxlA/lBFlDYoDvlItk
DQkE9lFinHMmKplKumKxmK1l
C1mDQpHhmJUnK2oMtlOMm
Ipm
A1lJvlMAl
CplGCmIAl
CYlELlFCqFZnFjqFnnF2kIMmJGv
FCpFZmJGn
GCmGLkIAl
FCpFZmFjpF2lIMoJGu
FCqFZnJGo
Nsl
Nok
BNnDCnKjpM1n
FDrMRmN2o
FDsMRnN2p
AcmAxl
Acl
Acl
A3mEKlKZl
Mqm
HwlJ7lKBlONl
AclJFk
FekOXm
FelFjlFllNXlOXk
A1mMhkOHkOWl
Ack
JGl
AclCHlFnpG0nIXl
A8mBclD6lIRlIXnIxk
AgnD0qFFrMEnM4lOGl
D0mMEn
ItlMGlMOk
Lxl
BIlBclBsnCrlFJlIJnIXoKqmKtnKvjKzmK0lNgo
AdrAepCGnDAoD/sEgoErpFTpFbpFdmFepGEtGwqG4rG6rHopIKvINnIanImnIpnJilKJ0LHlLcrLkqL/wMEpMcnMnpNZmOBkOLlOQmORk
AduBYnFerGhlHoqIvkJVmJimJtmKFnKgxL9oMDoOQlORj
AdoAenAfpBvtC+rDEvEGqEJnE8nFJmFfqFklGynImnJGoJNnKRnKYqKlmLtoL9pMJoNPqNVpN9nOBmOLkOSn
AdrFTnFdmGEqHomIikImnL/pOLmORm
C+lDFlNPl
AdmDdlNflNgnNinODkOLn
NinOLl
AdmNgl
AdmL9oOQn
GMlIaoIrlM8n
AdmFenKJnKgoNZtORl
FemGwlKJm
AdkFMlNWlOGl
Adl
AdpKgvL9kNZr
AlmDRnF6nHclIPlKwlK2mK5mK6mL3kOXi
AdmLEl
AdoAvlHolKgyNZr
AfnEJkFklJGnJelL9mMJmNVlOBnOLk
AdnEdlKmlOHl
BHlEUlGalHSlHcqH9kJdlKXlMpk
AdlHcmJYl
AdlC/lOWk
Lvn
AilBbkCXkFslNyl
MXl
AdmCkmD/oG4mHokIKsImmIpmKJlLknMnn
CtlEdl
IaoKemM8n
DzlEglL2lOFp
AekAfoColDFlEGoHooHqnHumKYmLBmMJn
AdlAfl
Edp
AhmBDmDwnGXkIFoLSlLWn
A2nBRoBrmBtlCBnC5oGEoHdlHouHpqHrqH3rH4tH+mIKlIMmINmISoIUnIamImlIpoIrpItnIxpJulLZnL9oMTmMWmM8pNamN7lOGl
GTlHOkJLm
A/pBRlBhoFAlHdmHolHpmH3pH4lH+mINlIUlIamItnIylLZoMTnM8n
A2nA8mA/lBRoBhlBrkBtnCBmC5oGEoHdmHovHpqHrpH3qH4sH+mIKmIMoINlISpIUmIamImlIpoIrpItmIxpIyoKglLZmL9oMMnMWmM8rNZnNamOGj
GSkHOlJLm
A/oBRlBhnDQlHolHpmH3pH4lH8kH+mINmIUlIamIrkItmIxkIynKglLZoMTnM8m
Hom
NXn
CDlORk
JLm
BhlE3kMOl
OMm
AdmFIkHan
CflDQkD/mGDl
H4n
HrlH4n
KRl
EJlJ4l
BnkEVoFepKJmMlp
DJoM1mOBlOJu
DJpM1nOBlOJu
EVnFenKJo
GEnINlNZl
GCnKZmMnlORn
BSlESlEVlG1nNPlN5kOFnOKk
OKkOLk
OFl
OLo
Nyn
Lrl
BXlFTmImlKJmKgn
NzmOKoOLp
BbmEelOLl
HomKgl
GEkHonKgl
L9k
GgkHnlIdmKPoKelKiqL0nM8n
EplGgjHnkIdmKPqKemKipL0nM8n
C+mHnmKemKioNCl
KinM8m
AdjIak
IXlKeqN9lOBm
KHk
Nhk
EIl
JJl
DmlEHlJRq
BLlDEmESmNfnNjrN0lODo
IjkJRq
CRlESnIomNjqN0lODo
AeuDQnGnnKJmLZmNUo
AepDlmHpmHrqIfp
AewGnmHplKJmLZmNUq
AeoC5lDloHpmHrpIfn
AeuBFmBtmCJmCTmCilCroEfnEgqGGmH4oIPqISjJKmK0mLHmLIlL9sN1nOLl
AenBtnCFkCTkCijDkmDloDxnEvmExkHplHwmH4oILoIVoIgnJJmJ8nJ+mKHnK0nLFkLGlLHmLInMNnMbo
L9n
Bwl
AeoLVlNUm
AemKJoOQl
AeoBpkCBvCJkCwnDlpDmuHpkHrqH4nISlIVoJJmJ8lLtzMMu
Cuk
AemC5kDlnHroH4nIVn
FSlOIk
AeoAimArnAsnAumEAlEXnFXpGnnGvnIEnKcpLVpMamMonNgrNyl
Aeo
AekC3l
L9lMol
DFkJNn
BAk
MNm
L9lNxl
OFl
AenAmlBJpBxoC9oDspEHlHlqHnpHpmIjoIrmKNqLAnLDoMrl
AemBJpBxoC9oEHmHlqHnpHpmHrlIjpKNpLAoLDnLHmNbl
AenAylA4lBJnBxpC9oDsqD+mEHmHlqHnpIjpIrmKNpLAoLDm
AelBJpBxoC9nDsnD+lEHmHlsHnoHpmIjqIrnKNoLApLDo
AenEVnHElHnpIWnL6l
Gyl
AelA8lE7mFFl
Hll
Aen
Irk
FUnFWnFYoFssF4nHcmI6nJBrJ8k
FUnFWoFYoFssF4lHVmI6nI8kJBtJEmJ8kOUm
Fsl
Aej
AeiHpl
AelBnlDQnDSnKVlOAn
DQmN/l
AktArqAuwBenB1uDvnDxoFXrGimG2wIErIdtIgvM/kNNmN8o
B8nCFpF4mG8pI7mI9kJ8lMJlN1rOUm
B8nCFpG8nI7mI9kL9lN1r
AelDxl
EQl
AonDMlHeo
AfoFslHom
Aek
CMlCdlOOn
AhkCwnD+kENkOGn
B6lCwnDvkENkOGn
LumMOl
Lul
EWn
BelEWnKvk
Ael
IKmImn
D/k
Hmk
EWnHmlJZk
CqkESjLUmManNUn
AekFplM+l
OOl
LUnManNUo
AelGSlLvm
DokG+l
M3l
AekKElK0k
EMkE4lGAkN9nOHn
OXn
OXm
AelFblHSpOAm
AelGRl
AekGulLNl
LHl
MGl
AelKYnNVw
AukGvkIEmKcnLVm
HNnKBkKnmK8m
JJm
FNl
D1m
Aem
LDk
Mnl
LCl
AfqBXoBvsCLpCumC2mC3mGXkIMoIqmJumKUmKYoKbkKloLGoLjtLkoMhnNPmOFj
AfqBXoBvrCLoCnlCumC2lC3lGXmIMoIalIqmJumKUlKYpKlpLGmLjsLkoMhnNPmOFl
AflOMm
F/l
C8nDioEJnFsmItmK+l
C8nDioEJmItm
Hon
FXlHqiIamImm
Afn
AfmMZlMumNVm
AfmNVm
NVm
AfmMZlNVmOXl
AfmNVn
NVn
AfmNVm
AfnNVl
AfmAgmBvnDEmFfpFknJGmKYvLUnNVoORl
AfnAgnFfo
AfnFskHom
DElJGm
Afn
AfmBvk
HqpJZl
D6lGYlHqo
Igl
DYlDllH5m
BvmDEnEolFfpIbnKYk
AflGdl
Ffo
AfmGdkH7l
BHmFfm
FfnKtmLdlLymMxm
BHm
AflEJl
BslImkJInJtnJ1pKGmLwrMBnNNl
BvrDEqKYm
HhkJVoLAnM+l
AfpC9oFlnGplHorHqlLBn
BOmBomIDmL+pMup
BOmBomIDlL+pMuoONl
AfmDAkFllHorHqnLBn
GRmNEl
IClIVlL+l
ICmIVm
Hqk
DEoFfqJGlKYtORn
CmnD/nEglErpE8lIKpImmLarMbnMnrOKm
CmmCrnErpFLnILnLapMbpMnpONo
A2lD/nEroIKrLasMbnMnrOKlONm
A2lCmnCrnErpFLnILmLaqLbnMbrMnoONn
OBl
Lgl
BWmHwjIblIclIfmJZm
BrlHopIJqIekIxmLdnM8m
AflF6kHcpHpnL3lMonOOrOXo
BrlHoqIJpIelIxmLdm
F6jHcpHplMonOOsOXo
AfkLdn
ITk
AflBAlIHl
Maj
AflHpm
BelENnHpmJFnNxo
AfmBHpBmqCuoEmnKrqKtpLdkLyoMxoOMl
AfnBHpBmqCupEmmKrqKtpLyoMxoOMm
F1k
Afl
Afk
A8k
AjkCNlKvkL9l
HfnH1l
Hfm
F3mGImGsnGtnIRkIjmJBsJFpNHlN9mOElOI0OXp
A0lH4l
HolHtl
AflHTlOXk
AflNPl
AgoBEnD1nKsoL7k
AgnDwlEIlKzlNeq
FfkLrpMxo
AgnBEnKspL7kNek
AgpEIlNepOMl
LrqMxp
Ksm
AgnBwmD1rFimFvoIGmLLmLMnNEnNioNnp
AgsBEpKsp
AgqBEqKso
AgnBwnD1nFinIGn
AglJhl
FllF9kGKlOTl
AglL0k
AgpAppAvmEdqFgpGwnKKmKspMloOLmOPo
AgoKSrKy2Mzl
Agn
Agn
BomKSnKylMzl
AllBmoCKmC0lC1qDQjEzlFZlHZoIWmJGlJUmJamKnmKokKpnK4lMImMtlOMn
AgoFkn
D1mLLmN9l
ECtFzkGAnJnmOIk
ECsGAmJnm
Nil
BpmB2l
AgnApnEIr
AgmApk
AklAvmCHnDOmKStLMlMlpOLm
GklJ+l
AklCHnKSq
AglBonD1nLGnLLnNio
AgkL0n
L0l
Agl
OPk
BplJKm
HWl
Agl
D2l
DOl
AglGwkJsnKyoL0l
AglHWlIimKxl
Agl
AnlBIlBclCWlEJlEcmFhlL2mOMl
ApqDSlNHlOPn
Lon
AglAppCzlOPn
Lon
FBlF9mGfmGymG7lKzl
ChnE7kHCoHSl
AgkNnt
Nnu
AglHKlOAkOOo
Fko
Agk
AglGdl
OXk
Akl
D8oEzmGKoMzq
AnlBSkD8oEzmGKoMzq
Anl
CzlC9l
BSmCTmGtmG+lHAj
BWlCKmGNoHCnIAlKEnK0mNtpNumOBo
AhuG1s
AhoA6lBemFKmG1o
AhnG1nL4n
AhvBRlBUlG1t
AhoA6mBemFKmG1oI7l
AhnB0lG1nL4n
AhmBrlIomJkk
DwlK4t
BDk
Ikn
DymFznIFmIGnJRn
DymD3lFznIEnIFoIGnIymJRm
Ahn
Ahn
BElGZlHsmH+kIloLim
Mgl
FKkG1m
AhmIgnIwnLNmNDoNYl
BxlCJnKGoOOj
AhlA1mIgmIwnLzmNDnNYk
EXkKGn
Ahm
Ahn
Gqu
BRl
AhnECmEtmE4mE5oFJnF3mGAnHMmNskNzkN4nOCm
AhnECmEtmE4oE5mFJnFNkF3nHMmJumMzlNzlN4nOCm
ECmEtnE4pE5oFJnF3nGAnHMmJumNzmN4lOCm
ECnEtmE4nE5nFJnFNkF3mGtkHMoJumMwlNzmN4mOCl
E4kJumN4l
DTmFEmHNmHOnHRoJ5lKolODmOXi
BIlD0lHNmK2k
BIlD0lHNmK2k
AhkKYl
AhlHNm
AhmAqlBDlBFpBTlBUoBhqBqmB4oB+lCknCnrDbnDgmDumDwnDzmD7nEFlFWmFYlFcnF3sGznG7lHclIFnIIpIulKNmK9mK+qLQrLqpLroMSoMYpNHm
B4oCnmDvmDwoEImG7kIFmIumLQmLllLrlMYk
BDmBFpBTkBhqBqlB4qB+mCcmCnrDboDgnDulDwoDzmD7nEFmEInFWkFYmFcmF3tGzmG7kHclIFnIIoISnIhiIunKNmK9lK+qLQqLqpLroMSnMYpNHl
B4oCnnDvnDwpEImF3mGzkIFmISnIhmKmlLQoLrlMYo
AhnAilMskN+k
Dwm
CspEOkEUmFRkFekG6nG8oJYmJqnLymMB0MunODnOXm
AhnAqoEYlJWmLfnLyn
AhnAqoCpkEUnEYlJWmLfmLyo
Aho
FBk
AqlEUmLflLyn
B7nEGkGAmIhn
D1mHxlHyoIbkKSlNpl
G1l
H/l
BUl
AmlC5mEDjMzl
BUn
BGqBipDSlHinNAnNOl
BGnBipHimNAn
BGpBioHin
BGpBioDSkNAn
AhlB6kFDlLMn
AhmFJlH/m
GAmHsn
B6lLMn
FJkGKkH/nJ3l
Hsn
BTlKmn
GWj
DvmDykIFnIhmL7l
M3n
M3m
CNoDRlDUmFomFrnFwmGOmHaoH6lJNoJOpJikL1lOXs
IokJon
OIpOXn
CNoDRlDUnFooFrmFwnGOmHaoJNoJOoOXs
BLlJoo
OIsOXo
A2lBdkEKkFMlFrlF6kGWmIOlLemNJlN+mOApOLp
I7kI9n
FqlJik
GOl
EulF3lF5l
GFkGlkMmkNCmNWlNol
AhlBql
BDl
BDnH8l
CNlEaoGFnJ/lLDkMGkNgnNuq
BOlGXl
AhlD0l
GKlLGlMlnNVl
Ahl
OJnOKmONl
HVkNunOAn
CYn
Fyl
HsjIAm
Htl
H+lIIl
H2lIAl
Hsl
AhlHlm
Hul
H2kH/kKml
A9kKvlLSl
OKn
AhlCRl
NKn
AkkCnlGflG9lLDlLmlLpl
NKm
AmlCnnLmlLpm
Ahl
B0l
A1lEbtFplIUlJgn
G1l
EbrIXnJgm
IFk
E4k
Iol
B6lMJk
AhlCRkMhl
HSjLVl
AirFXnNgm
BBmInlLMmLNlLSoLWo
AinCDsDvmGemKcmNXu
DDlDHkFQmFXmFmmGvmG+lHBnHCnHHoHbnJnkJqkKImK4lLJoL6lMzmNlrNpoOCk
Ail
BTrIEnKcn
JHl
JJl
KLlK8n
AilLJmL6m
HmlIem
EbnE3uHEuJEtJHmJ9pL2l
ECnEDnE3qFalG/mHEqJEsJHnJnmJ9nMilOXj
EbmE3uHEuJEtJHnJ9pL2l
ECmE3pFakG/mHEqJErJHnJnmJ3lJ9l
NgnNyk
HEnJEoJHm
E3pHEpI/mJEpJHmJ9n
BRnBfnDHlDSmD4nFwlF2lHonHpmH4mLZpM8n
BRoBflDGnDHlDSnF2kGEmHomHplH4mLEmLSlLZpM8o
LVn
AklBllN3n
Nml
I1k
JalJ4lKBo
AikFWlFmkKzn
CvlEPnKKpMXk
CelC8lE1lFIl
AsnJqnLYl
Hmm
AsmJqn
B1lHmmIel
Jql
LYl
HllLVl
Hmm
AznOCn
OJk
N3o
IhlI4lJtp
Ail
B6lDWlDnjEzkGKlGZlHulKnlOBl
DWlHmnHulMplM9lOFl
Ail
GAlHokHqmINn
BTlJHk
JmoL+m
CDk
BBm
BllBxnKplMkk
Jmn
Jmn
A7lBrl
AilC4k
EikFDlGcl
AjqGVl
AjnFDlGcl
AjrF/l
CgmDQkESoGomJUkK/mLDlLtmMFlOTnOVj
BklOKm
AjoMVl
AjpEgrEomLjqOVo
AjnEgsLjpOVm
AjmEgm
Ajp
AjpGzl
AjnEikEonF/oLXp
AjoLXk
F/lLXm
AjlF/oKjl
LBl
AjmD4mF/tHtn
AjpBamF1qKir
D4mF/rHto
IpmJrlM/l
AjpBanF1qKir
Ajl
G+lNwp
Jfl
BMmEcsIRpJfqOLl
BinCHkF5lGllOElOFl
IJo
GBkJ8n
AjnBfqHtlIRkIwmKZmNOm
D2lFgn
D4n
Ekk
AjnGzn
MYk
F/m
D4l
BhnCZnCpmCwrDnmD5mEEmH3wH8pH+mIAnISlIVnIcqItoJPnJuoJ+qLhkMTnM8m
BhnCZnCpmCwsDnmD5nEEmFSlH3xH8rH+mIAnISmIVoIcqIsoItnJPnJ+rK2nLhkMTlM8m
BLlBMoD4lEcqGdlHknHtoIPkIwlM3mOLm
BPmF/pKwrLXl
HLmL5oMNpN1m
HLnL5k
D8oEBlMonM5lOGm
IIpLrt
AllBboDGmDdlGflG9qHxmI7lI9pJbmLgmLulMTlNElNNkNRlNjmODqOTn
AlmDGnGRkGfnG9pHxmI9pKllNElNjmOAmODoOTm
All
AlmDRkGRlGfmG5lHxmI7mI9qJbmLElLgmODnOTn
FLlMZn
BylOHl
EekGwmG/lOTm
MblMgkOKn
CHkMalONl
AjlC1lERlOSk
EilKin
NSk
AplE6lHZmKnlLEm
CElOTm
Akm
FYlFjlGfoGvnGylG2l
AunN+l
Akn
FVl
AkmGilGjlGlmGmmGnkG7kKjlLElOJmOKm
EdnFylMNm
AknArkB1mIgnMalNElOCl
AkmIbn
AkmJ1mMOq
AkoG3m
AkmJ1mMOp
AkoGmkG3nIbl
AknMOm
A0nBjmCClDXlDdnDgnF9pG6pHKnKHnLvlL1m
A0mBjmCCkDXkDdpF9oG6pHKnKHmLvm
N+l
AklN+l
HMm
AkmAt2NAmNFv
AkmAtoHfl
AklEVmEanEglKVl
Akn
LXl
Cdl
CQnHGj
GLlKil
Akk
AklEpl
AklBpkG5mG7mOTm
M+l
AkmBlnBnrFznIgnKPmM+tNEnNFmNdpOWn
H9k
AkmArnBeoB1nDvmFXnIEqIdnIgo
IIm
LJl
G2l
FtlFyoJTlJmnJnlMfp
JdnJlo
AklFypJTlJmmMfp
JdnJln
Ltl
AklLtl
Akl
NjlODl
A+nBjpG6lHKqHUnJenN+nOAmOWn
A+mBjoG6mHKoHUmHXnN+nOAlOWo
D0mGblJekKYkOJn
AkkA0nA+pCfkE1lHOlHWnHXtLFlNunNxlOAm
AklA+nHKmN+m
C9kDklEgpHokKwnMBn
LUo
OXo
OXm
LUlN8k
AkkOXl
FdlOXm
Gol
Akl
OKk
CCkEMlEglJ1lKllNJlOOp
Auq
AklEcp
Lll
AkkA+lBFnDBlHCnJ8nLpk
AklFulGzl
FxmF+lGIpKLrOBl
LGlOKm
AlqDWrFNtF4nGsvGxuJVkJwnNpz
AlsHMqHxnK4r
AlrHMpK4r
AloOCl
DWmE+nGxpHLlHMn
DWrGsqGxuNpl
AmkGqkNTl
AlkL1k
AlpDWoDXoEmlFLmFNnGspGxoI1lJmqJ4lK1qK2oLHmL1oL+oMwmNplNvo
AlpDWmDXoEmlFLmGsqGxoI1mJmrJ4lK1pK2nLHnL1oL+nMwnNpmNvn
AlmHxnK4n
Hxn
AljJClJmrL+p
AlnKzm
AllHHlHWl
AlnFNnJVmJnoJwmNpu
DWoDepDgnGhpGtnK1oL+pOXl
AlmDWoDeoDgnGhqGtnK1oL+nOXl
DWmDenHMl
Nyl
AlrK3m
AxmC1kERmExmHwmK0mK3mMPn
BJnBNnBnnB5pB9lCClC4kDZlDslERoEVnEznIjlIqlIrmKFmKpmK3pK4nLhmLspMgoMym
AxkERlExnHwlKskK0lK3mMPm
BJnBNmBnmBrlB5oCnmC4lDslERoEVnEzmGDnHnjIjmIqmIrmKFmKpmK3pK4lLhlLsnMFkMgoMymNCk
BmmIWmJam
AlkK4n
K+lNql
FRlJClJylJ/mOEnOLpOXk
AllB5nClnC1rDHmDzmD8oEywFAlHapJUmJaqKntKqmKsmKvkKxoMgmMkkM4p
B5lC1rDHmDznD8oEywE9jFAmHaoJUmJaqKnrKqnKsmKvnKxmK5lMkkM4n
Eyo
AlkDglECoE8mMgnNem
ECoE8mMgmNeo
AlkBplB2lN+m
AlmBunHglJwlK1qK2pLFmMVqMWk
AllEInJ7m
GxmNpn
AllF3lHKoN1mOAm
K1nK2l
CWmDWlE1lFhmF+nJylJ4lK1kLfpOLlOXw
OXl
DXlGhlK1pL+o
LJnNelNpm
AllOHl
AllDdlDhlDylK7kLPnLQlLTmLaj
IWn
HMn
EPkMmlNRl
LMkNRl
All
EzlKnnKvm
Gkk
CSkFflFhnJ4lK1mM+l
Njl
DNm
DNm
DNn
DNmJol
OIkOXk
HOoKolOHm
DHoFA1HMoJUrKnmMPm
AllIyl
DHoFA2JUtKnoMPm
AxlEJl
DBlHMn
AllFAl
All
DVqHFlJom
E9lMTl
ITl
IKlI0mOXn
AllGMl
Gbk
DTmGfmGgkGhmGimGjnGkoGnnGonGrmG1oG7mJNlOTl
BAlC1nIAl
D0kGelGgmGhnGjnGmoGnnGonGpjGrnG0mG1nG2oG7mOTm
C1n
GjlGkmGmmGnlGonGplGroOTn
AllGul
Gul
Alk
Nfl
AlmClmKxl
All
AllJqo
AllBKmDXpFYnFdlFqpHLnJfkOXm
J7k
AllBKlDXnFYnFqoHLmJ/l
AlmBKlDdlFYnHFk
FNnGxk
CAlC1mDqkHMmHdlHynH1lIWpJGlKsnK4mK5lL+nM1m
EOkGQkHHmH4lImlJDmNHl
AllBolBvlECmEInEXnFIlGGlICkIXoIslL4l
AljDolEClEImEXmEymGGlIClIXm
GGl
DTkEqoFLkGDlOXo
Amn
AmlBJnCBlE7lFAnIAoIWkIbnIqmJ7nLVmL/k
AmlA4nBJmDzkE7lFAmHclIAoIWnIbnIqmKnmL/nM4l
AmlGNjJ7nLVm
GOl
KCl
Ecn
Amo
AxmH7mJZlJjlK0l
AmoBrnCIpCfmDBlDsmEvoGAkIInJvoKNlKQpLjmLlsLpmMroN8sOXk
A5lB+kHzlIInI8lJ7pLUk
AmoBrnCIoCflDBmDslEvpFGkIIoJvnKNlKQpLjnLlsLpnMrnN8rOXj
BAlBhkB+lCwkFJmHzkIImI8mJ7qKBlKalMGl
DsnEvnIInLln
AmnFDl
Aml
AmmA2kBjlDhrEDoFFkFQmGYpG+nHwlJSnKQkL6pMVoM2lOPn
K/m
EUlExlE5nHlnIomMrm
BIlBJmEUnE5mHlmIomMrn
Iom
AmlC4lD+mLhmMblMrnOMl
AmnEDnF3oNRm
F3n
AmnAwsBxpCIuCOpCPmCQkCRnCSkCVmCboCgoCjuCmqC9rDCmDImDKnD+oEPnEQpESoETuEVlEfsFoqGDvGGmGboHQpHqqH4mH5lH7nIYmIZoJKtJeoKGlKNqLBuLCnLDlLboLduLemLglLlqLsoMNrMvoMylM1oM5oNRoN9kN/lOBkOOn
EDrF3oKFnL1n
KulKzl
AmlAwqBBlCjqEfnHQqIYmN/j
AmlCcn
BFlCcn
AmlJynOGl
AmmCImN8l
OXm
C/l
Amn
DjkEDmE2qHFpJWlJXlJ9nLOl
EDnE2sHFpJ9oLOm
B1lCAm
DhpFQmGjqJQoJRnKCoKkpL6n
J7mOPn
Isn
Gtm
AmlAsl
Aml
AqjAunDJlDvnEGlEXoGblKVkMTlNHl
KQl
BFnBUmBhmB4kDbmDglF3lIInK+lLQnMSoMYlNHl
BFnBUmBhmB4lCnkDbmDglIIpKNmK+nLQoMSn
Aml
BnkGYlK1l
AmlLzl
CWl
AmlMZlOXj
BwmBylEkkEzmGNjH5mIYmKnlL4kOXm
Hbn
AvlBwmEzmGNlIYlL4kOXm
Hbn
BylDvlIYmL4l
N3k
Llp
EMkFZlLlo
Lgl
FZm
AmlAvrNRw
D4lGao
Lll
GBl
EDnE2l
GRk
EDm
GjnKCqL6n
Aml
AmlEYl
MNk
FVmJSn
CZlDsm
AylCZlDKlDsnMpl
AnoBXpBhmB8oCLnE1sFWlFsqF0mHSpIMmJBlJurJ8sLckLjoMTn
AnqBXrBhmB8pCLmE1sFWmFspF0mHSpIMmJurJ8pLjnMTn
AnoBXqBhmB8pE1sFWmFspFyoF0mHSpIMmJKkJuqJ8sLjnMTn
AnpBXpBhnB8oE1sFspFymHSpIMnITlJBmJKkJusJ8sLclLjn
AnkEFlEilIhlJwk
AnoBXpB8mE1kJunJ8mKxkLSlLjn
AnpJBk
Ano
JBk
MNk
D2l
B8nE1mFsnHSkJ8j
Anl
J8l
MCl
AnnBKoLQo
AnmBKpFYmLLlLQo
BKpLQl
HWmIClIDl
AnmFUk
EilGukMCkOJlOSn
AnnA0nCNlFWlHGkLQl
AnnBHoESn
AnnBHpCylESn
AnnBHoFXl
Ann
Nin
AnoFsl
Ano
Anm
BXl
Anl
Jnm
D0kFtl
D0l
LLl
AnnI1l
CLmLWkNhl
HZjL9lODn
HZkODm
HVlIOlLml
HCjIzlN/nOAlOBl
EEmEQlGAlG9mJ8lNklOXo
AnnEbl
EIlEjoJImKAmKooL0n
F5lG9nLFlNkmOXm
Ann
D0mEjpJImKAmKonL0m
Anl
Anl
Nxl
Kol
BXp
BXp
D0qHLn
BhlB+oCcmCkmDzmD7lE2mFWmFYmF3oH/nIInIbkIulK+kMSlNUlOGm
CcmCkmDgmDzmD7mFWlFYnF3pIBkIInIumIxlK+mLqkMSmOGl
AtjEXoI8nLAl
D0nHLnOEl
F+pOXp
FFpILlJYmJZnJapKnoKwmLdmMfnMroM6p
BNl
ChlF+pOXo
FFpJZoJaqJ5kKnmKwmLdnMQlMfnMroM6oOVn
N9mOGnOKs
D0nJrk
C+oLPo
C+pLPn
CulJKl
Anl
BAlDtnHFkHRl
OLm
HPl
Idn
BAk
AonB1kDyjGLnIhoNinOMk
Jon
OBk
DhnNUlNgkOGn
AolHsl
AooKpk
BOkH8m
AonJPmOSo
AolDhl
Mcj
BslCKlLrl
AomDGlJPl
AopD0qEj3KxmMlm
HTmOOlOXm
HTmOXn
CZl
Aol
B7m
B7lGMn
D3n
C0m
C0l
B3l
OTu
GrlGslHnmNjk
BPlHzlKJlOXm
ConD8lGclH5kL7l
HekITl
G/lJTn
GllG3k
L4o
EulHwlNOkOJn
Fhl
AroBRlF5oGalM5lM8nOXm
OJn
C0mJOk
Aol
AspGQlGWkN9m
AonF5mN0k
Kck
BOlMLk
NMl
BOmECnKmlNul
DjkFZl
OPl
BOl
BnlB/jD0nKhlLel
DvmM4l
OTo
DfnDzkIhmLpmM4tNwm
DfnDzkIhmLplM4tNwnOGl
HjmMsi
DFk
Ejm
L0lNSm
MFlNSn
EJk
CnnK0k
EAlHbl
AolCwlC0lH9k
NFlOJl
BLqEdoGhnGrtKKqKstMuwNTl
KslMup
GakJjl
ApnCMnEwoFGnJrjKBq
ApmEwnKBq
ApnBGnBzmD+nEblFrlHjpIZoIgoIwmKHl
CMn
AplHFlOKk
GklHBlOHm
ApmDOl
DCmKSkOQj
FAmKglOQk
CgmDLmEvlFAlKgmOQl
CClMjl
E2lGelHVpHimJYkLslLxlNdk
AplGelLql
ApoEdoFgn
LNkOXh
NLl
AplNLl
AplCHp
BzlCqlM5k
Bcp
FWlGUlGglI0kI9kJBkMHkOApODjONmOQmOXp
B/o
App
AplCbmCsqGdoOSm
CbnCsoGdl
BFlGhl
CHl
CPkE8kJPlONhOXu
ApkJemJslMYm
OPl
DMnHfkHjkJ6mMjjNVlOOk
BZnHhmIZlJrlNDm
Apl
Fol
AplEjl
DMnHTkHVmJBl
Apl
OJn
Jbl
KPl
Gcl
OPl
Apk
Jrl
CmmEOkGHmHZnIklLQlOPi
Ekp
OQl
EdnFgoGwlKKmKssMdmOLmOPn
BPlMll
Fgk
Kgk
DSl
ApkNCl
BimBzsGomGykG3nG4nHjtIgoIvqIwmKTkLqmLvo
BYlBinBzrEjkGonG3nG4mHjsIgpIvqIwlKJlLqmLvq
BzjHjnIvoIwl
MZkOVmOXm
HZlLukOVoOXl
AplOXk
MmmN/rOEn
A+p
HZl
AqqBVpEJtFpyFzmIfvKlpLq0MGvMHmMPlNPo
AqpComOVl
AqpOXm
BVkM4k
AqoB5nCVsDumE2nE5vH2lITlK4mLimMitMzqNHn
AqpB5mCVsDunE2nE5uH2lH/jITlK4mLinMivMzrNHn
Aqn
CQkKdn
A7lKKmOXm
Aqs
DclEMl
D4lOOj
Hxk
Aqo
Aqp
A1lMGo
BVnBbtBemBzmCHnDknFgpFvtGlmGmqGnpHcnIxqJUlJtoJykJ0pJ1mKSmKuqLEpMQnM7oNXnN0mN6nOTq
AqlBVmBboBplCHmFvnJ2kKBkKTlMQnNXkOJl
BsnIxl
AqlGLo
AqlMJl
FDo
Min
H/lMPk
Aql
B4lC8m
BVlCVlDDmEunEvqFGkG5pJvoKFkNAlN8qOPp
CVmDDmEumEvpFGkG5oJvpNTlN8qOPp
N3l
FMkONkOQmOXj
FNkMnk
AqlH/lMPl
AqlHwm
IDlOSn
BjpDjwN0l
FIoF5oHumIlkJAmKMkLDmOJk
Aql
Nyp
AqlD3lEJl
CYlHUo
B1kB4oCclEjlF5nHvlIblK8nMNl
Gal
JZmJrl
JZm
AqlJ0j
BdpI1kJUn
Cnl
EEkJblKAl
C0nENnEqnFBkIllKqqK2mLllLqqM6n
C0mENoIflJalKqpK2nLqrM6nNPl
AqlCAlK2lLqmM6n
ERl
CilD/lHCkOAiOCl
BxnCUoEuoFLnOCnOLlOOm
AqmFskLJl
AqlEbmG0lN5m
AqlG0kODl
DhoHelK+m
AqkD3nHvmInmJhoMZk
FskICl
AqkC3kOKm
ArmFXoGvl
GemGmkKNn
Irl
Mal
FKlNyo
BJl
ArkB1oIdoIgo
Arm
ArmHTm
ArnJAoKnrN9k
Arm
AulMCl
F5nJAn
A3mDhpGFlGYmHwmJQoKkn
F5l
ArlJIn
Jnl
CXmN/oOApOMm
A+lCXnN5lN/oOAoODmOMn
BJnFElHqlKvm
Hel
ArkOAm
ArkOVk
DxlLIlL9lNxk
A1lA2jBUoEUmGCmGOlH3mIjoJMmJjoJ+l
Dyk
ArlA/nCZlComDzlD3lEBlELmFcnLYkOGlOXl
A/nConELoFcnJPlMQkOXo
Arl
C8l
IEl
Avl
JAlODk
A3nDin
IHm
Arl
ArlBbl
AuqDxmIdm
AuqC/lDxnIdm
ArlKhlLLl
DvmIUuMQlOCn
DvmIUq
Dvn
EDlInl
B2mHJkKEkMUk
Kdk
ArlBwlKdlMfl
HKm
Asn
AsmBwkK0lLWl
AsmBNmE6nKplMdm
AsmMdp
Mdm
BTlHKk
L0m
CdmCjmHfoJNoLvn
EMiEQnGUpHfoIYmLVlLvn
LVl
JVkLVk
AslGnl
HWm
LVn
AslA+mJ8m
HQlJ8nLVmL8k
AtlA+kILmIMnI5lMdqNKlNmlN5oN6oN/oOSnOTqOXp
A+lEylJ8oLVnL8k
DklD/lFhlGUjG8lHckMRlNDmNKnNSm
GpmG4mLfmOTl
GIlL1nN6lN/lOBk
AslL1nOBk
BTmLTm
Ntk
Asl
DJmEKmIwkOIwOXm
CVsD/lE5nE+qItpJTlK4mK6oLhpMroOHm
DJnDdlEKnJtlJ4mOEmOIvOJmOXn
CVrD/lE5oE+rItpK4mK6qLhoMboMroOHm
OIm
LUp
LUo
B/kGIlGMlOKl
KOl
Hgk
BJlLVlMvkM9oNbl
BJlLVlMvjM9n
CjlFCl
JRk
GPl
Asl
AskN/k
IFnIJl
FRmJ/l
AslDamKCm
AtnF2k
AtlG8kJ3kN5l
Gpn
DVnGCk
Kcn
ILl
Atm
KqlNFk
NFo
AtkA6l
ESlF2r
ESlF2rNFk
ChpNBu
Epk
BLnBnpBqlBwlCxrEDnElmFCmGWpHtoHumHxlJ/mKMmMqo
BLnBnqCxrEDmEllFCmGWoGXlHtnHukHxmJ/mKMnKbnKslMqn
Ekl
Ell
HtmKMk
NFl
CQl
DJmKVk
AtlKVl
NFl
Avk
EPl
BcrHBlHfsJNlL1oNBnNEl
BctHfqJNlKllLVlL1oNBnNVn
BcuHftJNmL1nMplNFmNVnNdl
BcsHfqJNlL1oNBm
NBk
Bcn
G6l
ImkOXk
OXl
Ifl
BnpB6oCUmERnGjmHImJpqKMmLurMqlOXk
BnqB6oCUmERkGhkGjmHImIilJpqKMmLuqMqlOXn
OJl
OXl
NFlNdl
AulNGlNdk
AylC2lENlFJlMCmMsk
AtkNFm
GimGkmGmmGomL8lMMkM6lM/mNQlNTkNdkOWl
Mek
AtkEklJBk
EklGQkJBlJKl
FOlHLl
ELlLLl
EvlLml
C9mDBl
Aym
BzmF+nGpnJSmJ+l
ComEtkJPpNylOXq
BznF+mGpnIvlJSn
ConEtlJPpOXs
Aur
AurDxpIdoORl
AupDxnIdn
AumCFnCTlCimHroKHoOQn
DklMXk
Aun
AulIEl
Idm
FXnJNkORl
AunIdl
Aun
Aul
B1o
B1p
Aul
Nll
GdkJqo
Aul
ILl
HCkNln
C9k
CQmHGrJko
FKkHJkHSl
CQmHGrJkn
HSm
E5l
B9lFUm
AulBBlLWlMul
A1mERkEWkM3l
Mpl
C/nERkEpkGRmGUlJWlKZlNrlOImOXs
BnlDZl
BnlD9l
NUl
Iwl
BLlBqlF7lIylLRl
GImKkkK2lLOl
AulOWnOXl
AumDAlJqlMZkM/l
AzkA2nMzl
HUnIdmJ1nKPmKin
HUmIdmKjkL0l
IdnJ1mKPmKil
CUlC6lDJnDNqERlM2nM7k
A6nBnkDJnDNpM2nNal
CUm
AulHTmHbpJAmLwn
OHr
HjlOHs
EVl
DPl
N5n
AvnCOvFokKGsMln
AvnKMj
AvoBapB0nMgmMloMmnMtlMynOXq
AvnBapB0mMglMlpMmnM7lOXr
NBl
AvpNRt
NRn
CInLgk
BnlCDnCMm
Avo
NRn
AvnCGmFenKJpMlnORn
GJlNvl
AvlCGnKJp
AvnD4pFknKOu
AvnD4mKOr
L0lOJl
BGnOPl
GJnHinNLl
NBm
BGm
MAnONk
MAn
AvlBPn
FkmJgmKOwNWw
AvlJHq
AvnBam
NZtORl
Mln
CUnKMwM+l
CUnKMtM1m
EnnJ3nKalMloMmrN/l
ColEnmHQnMlnMmrNZlN/k
Avk
AvkHQlMll
GgpNPpNQl
GgpNOnNPn
Eik
AvkEil
AvlC9mNbl
CqsC9nGbnHllHqmIjpKNzLDyLHmLppLqnMJpNbnOOo
A3lK1l
Mll
AvlB9mGpkMmlNUlN9oOBoOLmOVnOXl
AvlDPkDTlEOlMDlMllNVlN9oOBoOLmOVmOXk
OBoOLnOVl
BxlEOlKGlOBo
AvlM9l
AvlEnkEpl
ISmMcnN0l
CMzCNnE/nGboIRnKftLppMlkOOo
AvlEllG5nOOm
BTnFFmFLlFSpF6nJumJ+nKHnLDmL5lOUnOXo
BTnFFmFSpFjlFtmJumJ+nKclLDmMGlOXo
Ejm
CMnN9l
CMn
AvmBTnFjlKNl
CMp
AvlBslFgnGnnMln
EZm
EZmOVmOXX
AvlD1kFil
Mgl
AvlCUu
CGoMlnN1oOXn
CGnN1nOXp
OXk
JSnMlkOXl
F+mJSn
KJl
KJn
Lcm
COr
DWlDvlJ4l
DJmEZoMZpMgmMlmMnnMvlMymMzoOIoOVoOXq
EZoMZoMgmMlnMnnMymMzpOIoOVoOXp
B7nDqlJFoOXp
Fil
AwnE2l
Gan
BBmCRmCSlEQrEToEfpGDpHQkJemLBmMNk
HqlIKk
AwlMNn
Awn
Awn
COrGDmGbkHqnKNlLbl
Hqk
CInHqmLBmLlm
CPmErlLamLcuMbmMnu
CPmErmImlLcuMblMnu
AwlFunGllIBoNzo
AwkOKk
KRq
IKk
IKlKRq
ODn
HLmLBmOMn
Ctl
D2lGIlGwlHonNokNql
Awn
BOlCZjDGmEllE6lF/kIRlJPlNqkOOk
EsmKnl
CmuEtlE8mIpnMyjONm
Jco
CmtEtmE8iIpnMykONm
Col
EQkFsl
GllHbn
LLlOXt
CPr
HilOX/
CPrC8k
Ndl
CPmCQnEPkEQmETnEfnFonGDqJKoLBlMNqN9i
FukG3r
H4l
EBn
AwlDwl
CLl
A2nFPmJLmJ+n
AxnFun
KWk
Hol
AwkA2mL9l
JIm
EjlJIlKrl
CnlH3lMIlMsl
D4lIZo
Axo
AxkCSnD9mLsm
Lsm
Axk
Nal
AxmD9oMMo
AxmBtl
D3n
IOm
BXlF/l
BtnCBmHomHpmISoIXlJTk
AxkBtnCBmEslHomHpmISmJTk
AxqCFnC8qFulHwkLsn
AxlCBl
AxlHwlOIl
Axn
Kdl
IllItl
Hxm
C8n
Axl
HplHwmH2nH7mH8nJZm
AxlA/pBhnF/kH+lISnIUmIVnIynJ8n
AxlA/pBhmCClH+mISnIUmItlJ8mLjkLwl
IVnIylJ8m
AxlBUlFllGJl
CBjOXl
BGkBhoCRkDrlGHlGQkHymH9mIKlIVmLbnNQnNSmNUmNXmNboNdl
AxlLVl
C0lDnl
AxlC5lGLl
C6kIVkMMl
ExpE/pHwo
AxmG9o
ExoE/pHwo
G9n
Axl
GDk
GDl
EOlHZoJilNDlNOl
AxlCXmGPlHClH4kOAlOBmOXr
CXmOAlOBnOIlOXq
Fql
OXo
N/l
CzpC0wC2lDpmFcnG3mKao
DqnEBn
EBmHyk
N8l
N8lONk
K3n
BioHinHpkHulMfm
IIlMqlM/l
CBmMMl
H0l
BvmCwlDopHys
BvmDopHyq
C8l
AxkEwnMRmONk
AxkEwnMRm
Lsn
Axl
HulJGk
AymBSkHCnHUlL5kMpl
AynBSkHCo
IklMPl
AymBZl
GIm
CFmGIo
AyoHYlN5n
AymDFmDRvDSmDUqELlFtqGQvGTqHJoHapHbnHimJJnJKnJMtJNsJOsJbqJtmJzsKBo
DRmDUmJJmJKnJNlJOmJbmKBm
HYnN5p
AynDFmDRuDSmDUrFtqGOlGQvGTrHJnHaqHimJJoJKnJLmJMwJNtJOqJbqJtnJztKBoMfk
DRlDUmHaoJJnJKnJNnJOmJbkJtmJzkJ5lKBmKWl
Ayn
AyoCMlEukE+k
JOl
L1l
Aym
AypBNsBSoCTqDYlDrmEnmEunE6oHDpHKoKrmMgmN5nN+nOMn
AyoBNtBSnCTpDrnEuoE6oHDnHKoH6lKrmMgmMklN+mOMn
BNn
Ayl
AykJSlNSmOGk
BdmN/l
Aym
AymC7l
Aym
BSmDblMilN5n
CFmHBnOAnOXq
H5lIBl
AylCFnDXlOAmOXq
IBkLWl
BblOAnOInOUm
MslOUmOXo
Mol
EMlHGlHVk
AylH8lOXk
BqlDCkOMl
GJmKNlNrk
GJm
DglODkOXm
AykCamDSlLBm
EdlKklNRlNqkOBk
CUnFLlHFlLTlN+m
L1l
KWl
OXk
OXm
BblHCmOJl
BTlDLlICkOVlOXq
AylDYp
AylB7lDYkEDnEJmHxmI5m
Fcl
Fil
DLlLtlN+k
CipCyqC3nD7sFLpFVlFWsGsnG0pG6lG/lHunH/nIHlIWkJukKXnL6sMSoMvlNilNsoN2o
AylDPmDRoI1lJqn
DPmDRnHVlJqnN+m
N+n
CJmJeoOXo
EVnLhmMgk
AylEVmK3lLhn
CTk
AylFQlH4l
AylCnlDFlFKlIalJGnOBj
CpmFjl
Hel
OXn
AzkOMn
OMo
AzkN/l
Azn
AznNqu
AzoNqs
ISmJcmK5mLomNql
AzqISqK5mNqs
Azk
Izk
AzpGinHHjJQnJRoKCmNqo
AzoB9lDclGimJQnJRpKCnNqo
GVlHKlORl
AzpMVl
AzmECl
HOmNrmOSlOXh
D0k
AzkNqo
Nql
Azn
HBn
AzkDllJqlNsl
DUmJcm
MVl
E1mHKoHUlI9kI+nKGlLGlOAr
LUlOBn
Lmk
JEl
AzmHKlLolN9l
DukOBl
Ccl
A1o
CRpDGnEpkGTqGdlHUmN+u
CRoDGmEpkGTpGdmHUmN+t
BClHilI0nJYnKRlKlnOXa
HXlHilI0mJYnJ1l
Azl
K5mNql
Gvl
GVl
K8k
B0mCQkMnmM2lNFl
F6l
Dfk
FslJBo
BjlDPlHKl
Azk
Azk
AzlKklOXn
OXr
OXn
AzlOXs
A0pBjoCRnDcmEJmEdlEfnGClG6nG+lHKrHOnMtlN2oOCj
A0pBjoCRmDcnD9mEJmEfmG6nG+lHKrIElN2nOKk
N+m
A0mDcoEJmJ2kOCk
A0oD9kOTl
A0lLvk
A0lE8lGBlJLlODmOJo
A0mJLlOJm
A0lN/kOAlOBm
ODs
A0lJOkN/jOAl
A0mODt
A0nE1mIhkNqm
A0lDbkNll
N+lOJl
GPlIYlLUl
A0mOXk
A0l
A0m
A0m
A0j
FBl
A0m
A0nNjl
BfkDXkOXn
ODn
DWkEImJOlLJlMAkOJl
ESl
A0lESl
Eil
Bul
A0kGBk
CVlIPl
OXk
I6l
BulHNrKbl
HNrKbl
I6l
Fum
NAl
DjkOCm
M1q
A0lM1r
M3lM9l
BlnCFmG6mHcl
Nnl
BulK8m
A0kBalCSkE2lIJkJMkJhmOXk
IVm
JenJhnOXj
H1lIDkIGlIRlIVn
EWlJMl
Ckl
OCn
BunGqlLFkN+m
GVl
BjkB5l
BllCvkEfkHJkN9lOJn
HElHVkN/l
HDmN/l
B+mEsmFAlKnmKxl
ODm
A0kGwlKTlLUlODn
A0lDppH5qKmk
Dpl
FykM4lNjnOXr
OXk
NjlOXs
A0lA9l
EBlIBl
OXq
A1mA3uLJo
A1pBMlBrmCHmCOmE1lHgmIXkIwlJQoKTlMBn
Jjn
A1qBrlCHlCOmHgmIwkJQoMBo
A1oJjn
A1o
A1n
A3o
K+l
A1lJjo
A1n
A1lJQl
JzpOXk
JzpOXl
ESlFonH9mNFl
FAlJQn
FAlJQnNHl
A3rLJn
A1lJjm
CWmHzmJknMAn
A1n
ICl
A1m
JQm
Fmm
JQk
A1lFAmFFmJpmJqkJvn
A1lFAmFFnJpmJvn
JQpJjn
JQpJjn
Iwn
A1mENkK3lLUlL/lOXm
CklHrmJjn
ENkJ3lK3lLUkOXl
CJkJjm
Cck
GclL/kOXl
I+lJQl
JQmOGn
DjlNPl
JQn
JQm
FBlNLmNdl
A3n
EKlHXkLGlOXk
HXkOXm
BklBuoCKmGKlIJk
Iwl
D2lLPlLjl
EzlFApFFmFflJuqLan
FApFFnILlISlIVkJupLal
IPnOHnOPl
FOmJjm
Fik
A1l
CIl
N9k
Epl
I5y
CRoCslFMoFPpFSnFTmFdlFeoGTmHJqJikOUnOXq
CRoFMpFPpFSlFTlFenFgmGTmHJpJLnOUnOXq
CRmFPmFeoGTlOXj
GlnNvl
D9lEBkHAkOGnOXl
OGmOXm
FRlHbkM8l
JplM3l
A2o
A2mF5nIjo
KplMVl
EjnGpn
A2mIalKtk
CWnChlDnmE5lE+lFXlFwnJGlJUmJWmJYnMhkN/m
A2n
C5oDAlF7nLHm
ERnEUmEwkE5nFGkF2nK3lOXq
ERnE5nF2mJjlOXp
A2mFGlFklF2mJjlNtl
A2mEgnLHoMJl
A2lC5mGEnHonHpmHrmH4pIppIrqM8m
C5mGEnHolHpmHrmH4qIpoIroMWn
Hpk
JPlK5m
GIm
Mrl
A2lJZmNYl
A2nCFnDlnGFkLImLJn
E8qMyl
A2oE8rMyl
A2n
A2kGFk
A2kJIm
JIm
BhnFXmFslOUm
DhqGUlGYmJvoM4q
A2kBilDhpGYnIDlJvpM4r
N1l
A2lDhl
Cgw
CcnIjl
A2lC9lDGmDSlGblMllOXl
CcnIAl
A2kDGmOXk
Cgq
IMmKbl
I5k
DSl
H8l
Lbl
C9mDAoD+mFlpGDnHonHqqIZmKWpKXoLBsL5r
A2lEwlH9mIPm
BBlH9kLxl
DalKml
H3nKnlOXv
A2l
EdlH4lNgk
A2lIpl
HslIml
EHrF8w
A2lEHrF8v
Fdn
GCnLtl
OXy
FolNZk
Bdl
DAl
Jpl
Jbn
DmlM6l
A3nDqkGfkJ0kL/lMDmMkl
A3nC1lDYkD7lEPlFWlJ0kLmjLylL6lMkkMwl
A3m
A3o
A3p
FVlL6oNYl
A3mDbkEJnLWmMWlMXmNPk
FQmJSnNZl
A3l
FDl
DTmDykEAkF0lF4mGTmI3jI6lJLlJhmJsmNUl
CSmJknJpl
JknKgl
Nqn
A3lMsl
Nzl
CJlODl
E8lJslK+kLml
CNlIYkOIlOXp
JKm
G7kJKn
A3l
DHmFRlI1mJPkK7m
B1oDbmDhnERoK4oM8lOGoOXs
B1nDbmDhmERo
Jon
A3mNYl
Chn
Cho
Gjl
DamD6nHEl
OJnOXm
Bel
Bek
CvlF4nMJlOUl
A3k
C5lKPlKtlOPn
BulEgkIWnNbn
A4nGblIHkL6mMSm
Gkl
A4kMSm
H/m
EgkGMkHxmIWo
CbnCwjC3m
CbmC3mIWkIsk
A4nIqm
Iqm
A4mEFnFJlG6l
CvoDCl
A4m
A4nCssCynEFmMEnNJl
A4oBBoBJnC9oD+pFlsFqnF5pGFmGQkGWnGdmGqmGxoHLnHfmHlsHmoHnmHomHqsIJmIZlJNmJwoKNoLAmLCzLDpMyqNtmNzn
A4mCwl
A4oDOlGWlHLkIZkJAlOIk
A4n
A4p
DxlGBlItlJWn
L/l
EUlJdkOHl
A4m
BSkC3lHuoH/m
Hum
A+lB0nGtmG0sLRmMSm
A4lDUnI0mJKlJbmJcrJslJvmL4o
DUnI0lJbmJcqJvlL4o
HlmHmn
ISlLbl
HQl
A4l
A4lEalGrkOKl
OHn
A4l
IOl
C2lK6m
A4kCelLRl
Iik
BJk
BUmC3mEFlLil
CWoIan
LQk
HynHzl
A4lHymHzm
Hzm
FVqG0sISnL6rMSn
BFnCklDklDloD6lEVmGDmHlkHnlIHnIKmILmIOmIVoIimJJpKgjNIkOGm
BFmBtkC6mDkmD6nEVjHllHnlIHnILkIVlIimIvlJJnKgk
B0kFQnFVqG0uISnJclL6rMSnOJl
A4l
A4kJJm
HTlNhk
A5mCImEBlIZoM7n
A5lM7o
A5nExkGulHJmHRkJUkLqlMmnOXt
CImEUlIZnM7m
A5mE5lKAlM7n
A5mA7lExlE7lFGpGllHJmHRmMmmOXs
A5lM7o
A5mM7m
GSn
A5nEImLRqM7j
A5lGknHLmLPmLQo
A5lDGl
A5mDinGLl
A5lBakEooFrkMclMlnM7mOAl
M7m
OXn
OXm
A9k
A5lFHl
A5lEOlIckLglL6k
Hmm
BomHmm
A5lBflOQl
FvnGmnMQq
FvoMQr
DmlF9nMslOGl
DplLklOXl
M7lOXk
GUq
OIn
A5k
A5mM7m
GlmOTm
Bjl
B0lD8nGhl
M7n
D8nEznKJl
GClMzm
FslGPlHLo
A5lLKl
A5lGFlLKl
JUl
Dsl
DslFPlFtlLhlOWl
EslLRl
Ejl
A5kOXo
FGl
A6lN9l
A6kKhkOTn
DOmFAmGdlKSo
A6p
N9m
A6lCym
A6nCboDUp
A6mDUlEFl
A6mGMk
A6mCDpK4sNcq
A6mCDpKcmK4sNcr
A6n
A6oBdoDwmKcmLUmMKoORm
A6lJIlOTk
A6kLzp
FhnKSnLPl
B/lMCn
FhnKSm
DGnDSm
C+kDGpDSn
DnnG2nH9mMLnMPnM6o
DnnFQlG2nH9lKDlMLmMPnMgkM6o
FwlGPkIKk
F+l
E8kFylHJlJklMKnN3n
K1l
CCmCbnFHkJOm
OCl
A6lDBmEHlHmjHwoH2mH7mIHoJjl
DBnHmkHwmH7mIHnJZkL2l
MKm
A6kBxpI7k
KSn
OXY
E0mOJkOQl
OWnOXk
A6lD6lJinKDkOWnOXk
LUn
CUl
A7lFZpFcnFolGvnH1nKQn
A7nBxlFZnFcnGvmH1n
A7m
A7nCcmESnFZmGvn
A7mFZl
A7lBqmCckC5oFBlFZmGynG7lHRlH6mH7lH+pIQlJGmLlo
B5kG8lHuk
A7l
A7m
A7lEIl
A7oBLlHckH9lOOl
A7nFMl
CcnK/m
CcnK/m
KMm
FZlMTq
A7lDllD3lHDl
A7l
CNm
C7mH3lH+m
FolJZkMPn
CRpCSyClpH6kH7lH+n
C0lH0oH+mIElLelNmk
A7lFQkFSmFZlI+kMmn
EpkH0oIEk
A7lBjkFFlFPkFQlFSmFZjF8lI+kJClJSkMmm
CRm
H0o
FSnFfkJCkMml
OMm
A8l
BhlF+p
A7lF+q
A7lBSnHdmKGmKglNFlNNl
HXl
Jal
A7k
A7l
CWlFBm
FNmFQpFzmI6m
CIlCunC0lDIoDnnH+nIloKQrLlt
CumDIqDnnH+mIlnKQrLlu
JOlJtl
A7lMgqMulMzpOXl
EQlMZnMgnMzqNZkOXm
G7n
BilOJm
B0lNsm
EImG/lJCl
BOkJHnOMk
ENnH7lMvl
A7l
C6lFsmGvmI7kI8nJTj
CtqFal
C5lEYl
C5mGDpH4nKJnLRm
GplG/kKglNfkN0lOTn
A8mBWnG3kKjmKmw
A8oBXlIMm
A8pIMm
A8mBWmKjmKmxNIk
HtlOMl
A8m
INl
Ljl
A8mB8mGalHmm
A8mB8mGak
A8sGRl
BElIAp
B8mGal
Nol
HplIMnLkk
A8rJdmKjqKmoM+l
A8mKjlKmqMPk
A8m
A8nF8n
A8mKmm
A8nKmm
A8oKmm
A8oGal
A8mBbvBrtFvsIxsLEvMQpNIl
A8lBbvBrtFvsHglIxrLEwMQo
Kmk
A8n
CLmIlm
GXk
Kml
EWl
Kxl
Irn
DykINl
Dyl
A8lH6k
A8lH6l
NIn
Idm
Bel
CClCKlIIk
Ful
A8lC5nHvmIJnInnL8mOXo
E2l
A8kBgmC5nHloHvmIGlIJnIWmInoLmlOXn
MDl
L8m
EanMhm
GDl
GRlJemOPl
IBm
ETlNNl
HclJNmJ7kOXn
A9kHSk
Bpk
N+l
B2lDVmDanDemDgmDslHSkJ3kOEl
B2mDVnDamDdmDelDgmFCkG/lOEm
DVmDel
FUn
A9l
DflE4qE/lFUnF0lHSnHcmHlnIypI8mLmoL2nMsqONk
A9kDfmE4qE/kFUmHSnHcmHloIyoLmpMsqONk
A9mIylNxl
A9m
A9m
DMlJ9l
LmoMsv
A9mB9nLmoMss
A9n
A9n
NymOFo
E7lJplMel
OFk
HWl
A9lHmlOXm
OXm
B8l
CNlOPn
A9lHnl
OEk
G/lOFq
DGlIrlOXl
C4kINlJWlNukN8n
Lak
Fvl
Fvk
CplDllHTlJFnJppKHlKhl
C+lG3lHEl
JplNxnOXm
BSnCSmE4rFBmGKp
CSnE4mFBmMml
BSnCSmE4qFBl
CSmE4nFBm
CSmE4mFBlMml
FEm
CXlD8lGGl
HHlOPkOUl
CBkNol
B/kC4kDdoDfoFUlGVnJjmL3nNEmNwlNxl
GVjL2mNtk
HNlIOkI9lI+l
Fsn
BilGfp
GJlGfoL8l
GfoJHk
ECl
MDn
A9lHil
A+lDRlF9nHKpHUlHXmN+p
A+lDRlDSmF9oHKnHXnK1nN+o
A+o
A+n
DNl
A+m
A+nCGnFenHXm
HglLZk
FNl
A+mEYn
A+nEYn
A+n
A+m
DRkELlHim
A+mDFlNul
A+k
B5nFNlFPlFSnFTpFUoFVmFWnFYnFZoFbnFclFdoFemFflFjnFkmFlmFmnFpnFrqFunFzmF1mHXoJFoJSnOUl
A+mFNmFOmFToFUpFXlFYnFZnFamFbnFclFdkFfmFjnFkmFmnFpmFrqFuoFzmF1nHJnHXmJFnJSnJimLLmOUo
CMoCNmDzmEJmFckHNkHYlIVkKflLilLpkMilMvoM6n
A+o
A+lHJlMFl
OAlOCl
DQlOIk
N+o
A+lOAm
FMlI0kJHl
OCl
DjnFRoFglHXnOQmOXr
DjnFRoHNlHXoOQnOXr
HXl
Bpl
A+l
B9l
GokJOlOJk
A+lJYl
GtnMSm
HxnJBj
B5lFUkFVlJFlJim
A/yBgmB9lDZ0FOsGmtHelHvmIyyJOmJmmJnnNYmNhoN1r
A/kIym
JNl
CllC3k
Iym
A/lIyl
GNl
A/lKpl
A/lC5k
Brl
A/mDZlIyoNhn
A/m
A/nDzlD0nEClEsnJolMSnM4tONm
A/mJal
A/oB4lDzoD0nEsmMSnM4uONn
A/mM4lONn
A/lOXi
MWlOXi
DZmGmn
A/mEdkGml
A/l
M4l
A/l
A/k
GIlKQl
HzmIAoK3m
C/lGdl
DMmG0lHMlOXk
DGnDMmIykOXl
Ggl
Gal
BplCZl
GmoNYy
DzlJPlMJlOGmOXo
Col
GmoJOm
E/nHklHtjJYlLjm
A/lCfnEvkGCoIzmI4lNmk
CnlMMl
C9lF/lHwmLtl
A/lDZlIyk
DZl
CElDikJJkJhl
LrlNHl
Ckl
BEkD9lF4jG3lHIkHdlH1lI/lKolLul
Ghm
CzmDClGLnIhm
DZm
IBm
GmlIBp
IBn
A/kEbl
CKrDMoDQpEXmEelHCnHWoHvlIblNqmNtnOAlOBr
IJmL8p
CKpDElDMoDQoEXnHCmHWpIbmNFlNqmOAmOBr
IJmL8p
Kal
L2l
BAn
CPmFEmFMjHYlH1mH3lH9nIEnIKmIVnIdm
BAmGDlIEn
DKl
BAnHxo
GCm
Crk
CBlDtlHum
BAkJVm
Hvm
IDqIEpIGl
BKmDzoFYoGxlLQo
IDqIEpIGl
BAkBKmDzmFYoLQo
IFkIGl
G0m
Ddk
BQlEAl
LalOXr
BAlLalOXq
ELlJhl
BVn
Lxl
N0l
N6n
KzlMllNSl
G+k
IUn
Jno
JnoLik
JnnMxl
BAlNhl
ELl
BAlOXn
BAlOXo
CmlF6oNrkNxlOPqOSo
BBnLCn
BBnBqnEJnFxmGqpIfoKLmKprKznLqnMGoNUo
BBpLCl
BqnEJlFtnFxmGqpIfoKprKzpLqnMGpNUo
BBmDGk
HklHlqHnmLCp
BBqDMnDOmFxlF+lGQlJNmKLr
BBnDJlFxnGqmLok
BBnDMmDOmJNnKLp
D4pF1lGanM8o
BBmBHmC4lE1nNlo
BBp
DJlD4oEpnFklGamM3m
BBm
Hqm
BBlHqn
Bkl
BBl
BBlJdpJ5lJ8kOXp
JdoJ5mOXp
Lom
Loq
BBlBfnOSl
BBlLCl
CymIklKVk
HfoJPlOXq
HfqOXo
BBl
HfnJPlOXn
Bcl
BWoHBlKOmNTlOSm
BBlOQm
BklBulDzlF9lMMl
Gil
BBl
BBlODl
Erl
KZo
BRrBfoD4nEkmHnpIZnM8oNOv
BBlDAlHqn
FOkK3mM9lN7lN/rOXk
K3nNolN7lN/sOXk
BBlOWl
BBlKMl
Dok
BBkFTlFlpFnoFtnIukJfnLFm
BBlEGnFTmFlqFnnFtmIulJfoLFm
BCmLAl
L2l
BCmCWoE/pFDmFSlHznIBlJFmJTmOXq
BCmCWpE/pFDmHzoIBnJFnJTmOXq
E/m
BCoCWn
BCoCWm
BCmOIl
BCnLqk
H4oOGmOSk
BCnJtlOXr
BCmMVl
Ckl
CWmHznOXn
BClFUl
EQl
H+l
EQl
EYm
BCl
I0o
E3l
E5lF/lKalOQl
BCl
GIlOWm
DPlOWl
BClHUk
HVlN1nOCnOXk
CNoCWnC/nDWmDYlERoE0mHRnJ4oJ6qMjmOGl
CNoCWoC/mDWnDblDzlERoEWlE0nHRmIYnJ4oJ6qMjm
CNoC/lDVkDalHRlIYlJ6l
CWlC/l
EJkJIlN+l
I1lJolN9k
EclFJlFjl
HQlIOk
BClI2lJJk
CMnHymHzl
EAn
HRkOXl
OXo
G1kJJm
DtlOXm
EB1EmqEtkG2mIUvL2wN+m
CqlDTlEplJblKjkOXm
CqlDFlDTnJbnLplOXo
EBn
BCl
BClCWk
BDo
BDm
FJm
GZpJvm
Hxk
BDmDwlIFn
BDm
BDm
BDnDwkDynEBlIZi
BDnDwkEBlIZk
Bel
BDlIFn
BDm
FulGakITl
BDlC6nDAlF8lMhk
KWp
EHkOBm
IznI0mJHm
IFmI0nJHm
EXlJHl
DDnMpn
Hpk
INl
GCl
GAl
N+mOCmOKkOVqOWn
Nil
LFl
BDlGvlIFl
GvjIFl
CHl
Dwl
BDkBzmDMlGAk
BkmFwlI+mL4o
DNlLSmNclNfm
BDmHPk
B3lCnpDxnEHmICnIymLrlMan
B3lCnoDfkDxnICoIymK4lLrmNcl
DNlDwkLSn
C5kDzl
BDl
LSn
BDlETn
LSm
BDlETm
Htl
BEo
GlkJhkN3l
BEpGFlJhtL7o
BEn
BEn
D3k
BEn
BEn
BTk
CimJ0o
BElDqoI1nJPnLLoN2l
DqnDulEvlGZkHulI1oJPnJalLLm
I1pJplLVl
Ddl
NTl
NTl
GZk
LLj
CisE9sGAnH1lKXoMwo
CirE9sKXpMwo
BEl
BElCdmESnH+l
Ldl
E9m
B1lJHlNol
BEkB8lI1kKyk
CEl
BhlEUlF8lIblMPl
EUm
Ccl
BEk
GxoJmw
FwmKPm
DRlLkl
BFsBTpB+oCnlC1oC4lDpmD8nFAlGCmHtmHunH8nIUlJClLPmLhnL5mMqkM9n
BFrBToB+oCnlC1nDpmD8mFJlGCoHtnHunH8oIumLPmLhmL5mMqlM9n
BFo
MSl
BFlCclCnlFil
BFl
BFqCFnDlmGBlIVm
BFlELnISpLGnLZm
BFmBtlCqmDlnHmlILmK0mLZnLbnMxo
CqpDlmFSnGwpILsJJoK0oLasLbnLpoOLm
CqnDllFSnGwqILrJJoK0nLZkLarLbnLpo
Btn
K0l
I/l
BFnDlm
BHmDlnDslHXlKql
BFmDlm
DlmDslKqm
BFm
BFnDlm
Dlm
IGlLglOFk
BFl
Dln
DBk
EGmIbnIxkKtkLYl
BsnC0nD/mEGmFgkIbp
BFlBTk
OXi
BFlCTmCkkNnmOCl
C0lDplEGn
LCl
JVlMwx
JVlMwwOVj
Mwm
HVnJbnJdmJrlKHlOWmOXt
BFkOXu
BmlOSn
B+l
BFlKRlOXl
KXn
BFmMfkNil
BFkCemJfmKUo
OXj
JJmLIl
OTk
BFl
BFkMsm
BTmCXkD8mEElFflGClHtkH8mIumLPl
BFlCcl
BFl
Crl
BUlNAm
OJk
BFlCinFSmLInLpl
DLlFNmFtrFvkGsmI9oJ1nKYnOXk
CFqDknJJjKHnL9l
BFmBylESlGpn
BFlBvl
Hnk
DAnGhnGjkLzkNMkOLm
BGm
BGlOXn
BGoNAx
NAn
BGqFwnNMu
BGmNMo
BGnHinJ5nKwl
BapNJt
NIn
BGmFknNDy
BGmFwmNCt
L9mNCm
BGlHilIIlIflNzl
OEn
NCn
BGl
BGnNLv
FwnKPvOPn
FwnKPv
MDl
NLn
EDlJ5lKwk
BrmEUlHinJ8m
BrmHinJ8n
GJnKMl
F6nOAn
NMl
NAlNMm
BrnHimK6m
CCl
NAq
NAp
BGlNMk
EnlIDlKzlOBm
B/oCElCKmCtnGAmG3nG4mHhsJblMWmNElNGnNMl
BzkB/oCtoGAmG3nHhsMWnM+mNGo
NDp
B/n
GdlJKpJwnJ6pJ7l
BGlKop
Kwl
GdlJKqJwnJ6o
EwlKoq
KwlNMl
CPl
BikMOl
Bil
DRoEllEnqHVoOXu
M/o
NMm
BGlBioCHlDSoHjl
BipDSoHjl
Hzm
CQnCUmKKlKOmMkkMmlMnmMsm
CQmCUmKOmMdkMklMnnM2l
CMk
NnlN6lOPkOUk
BHnJ7mMAqNNlNTlOXk
BHmJ7nKZnMAqNTlOXk
BHp
M1kNelOMk
BHo
EdpGelHgmKTqKtnNJkOLk
JgnKTm
BHlKTm
CqnEdoGekHgmKTqKtnOLl
B/kMxl
BHnKqn
BHmKqn
BHnBokEpm
BHmEinKZo
BHnEikKZo
KZm
BHmGGl
BHn
BHmDYoJjlKZnMmn
BHm
CQn
GhoKsnMPkOLk
GhoMDn
FglGhm
GhoMDn
Kro
DLlENlGelHQjHXlLWl
Krn
BHkFRlKLlKUlOFm
J7l
FSlKrl
HQlMdnN/kOUlOXk
BHlBQm
DNl
BHlD3kFioInl
BHk
ERkI1l
FplK2l
Hbl
BHlJYk
BHlFfnKRn
Kqn
OBl
Eml
MAn
C9mDAnFlmGDnKWmKXmLBpL5o
BLmEGvFWsFaoIbx
BHmDNk
BIrFhnHtmKSv
BIl
BIl
GOlOXs
OXr
BIl
Col
GikMDmOXk
FSkKvmKzn
DxnMJl
K0l
BInDfnF7mI6lK2n
BInDfnF7mNql
Htn
Ibk
BIk
NHl
BIlHwm
CHlFno
DNlEHkOHm
GPl
HflH1kNil
MzlOXq
CHlJInJQmJ5sKwpKznOXj
HikJqk
EKlJImJQmJ5tKolKwpKznK6lLElOXk
EKlJXlJ5nKojKwn
KSk
IRl
Kqk
Fgo
Kzk
FgnF1lJOkKKnMun
BIk
Fgn
FgnF1m
BklLilMhlOXt
CJm
BIl
FKm
JfpMzp
N2m
DglJfqMzq
N2m
JflMzo
Jfp
K+l
BOl
BIlMln
CrnKXn
CimCrnKXn
B9l
BJnCLlCinCrmExnKXnLakLjoMvnM8l
BJmCimCrlDnlExnFPkLjoMvmM9m
HlpIZkIon
BJn
Mpm
Irn
CilHhnIoo
Hvl
BZnHvn
BJmLVn
BJmGimIomKho
BJnGilKhnNGk
Brl
BJlDsoMrk
E5m
HlmIol
BJlEbl
M8nOXj
BJlEZlLylL8kM8m
L8l
B+lMtlOXn
B+kI2kOXm
BJk
HllOSl
BJl
KKk
CbkGDlHlkMJl
DMk
Hlk
Mpp
Mpp
FFlFxnGTkHkmKInLAm
Myv
Myv
GTlHkmKImKTl
OXl
BJkOXm
HBl
CtlDCl
BKkFLl
BKn
BOlIxlJHlMEl
BKkOEl
FalOXl
BKnFYm
BKl
LLsOVm
FqlF3m
LLsOVn
FqlF3n
LLn
BKk
BKl
BKnJnl
BqlMcl
I9m
BzkF3lMcl
DVkMCnNol
E3lHVmNhmNjo
DXn
OXj
BKlB2lDMnE3lJNlJimOXk
B2l
Lnl
D1nGunJIlJ1uNinN2l
BKlD0n
J1l
Mdk
HVl
CcnD0lD1kIIlKjl
BokCcnKylMYk
DOkEcn
BLnGrnIwmKsp
EdlJflKsn
Fgm
BLl
Hsl
BLkFhoIRl
Htm
KjmLXo
Eop
BLl
BLmEdpFgqKKmKipKsqMgrOLk
BLmKsmMgn
BLnIbo
DCoKjmNIn
EdkGhnGklKsnMun
Iwl
BLl
BLl
J/n
C2mDCrJzkLXrMVl
EEkLXn
BLl
B5lEXkFKkM3lM/lNBmNgkOGp
ElmJon
CYn
B4k
BLm
BLlHui
EMk
Fol
BLlL8m
L/l
BMr
BMnG4mKyl
EKkKBl
JsnKqlMwl
Jsn
BMlORl
CclD5mD/mFfl
GOn
OXl
BMl
BMlI1o
BMlLEl
OLl
M3l
DQlISl
BMlGsn
E3lMOk
BMkGZkGjkHmlMHlM4kOTm
EclGikG4kOTm
Fol
BMk
NCl
GHl
Edl
CLlLJlLhlMSl
LVl
BNnCTnEuoE3k
BNmNKk
BNqCflE6pHDlK8lN8m
BNsE6oHDlN8l
BNpE6o
BNn
BNnBSnCTnMilN5n
IrlMrm
Ntl
BNn
BNmKol
Kol
Kpm
Gjl
Kpl
OXl
Mdm
BNnKol
BNkB9l
G0l
Nyk
EziHblJaoKnlKro
EzjJapKrn
HykH+lJap
Cel
EzkJZlKnl
BNlHLlMjl
K3mLhl
CflE6sN/n
E6sHDlN/o
KOm
OXq
KZlKrl
BNkKZlKrk
Nhl
GTlN3l
BOm
BOo
C0l
ELlEwmE/mFGlKel
BOlBqkMYl
GLmGVk
BOnKzn
BOoKzk
BOlCMm
BOlDLnDqkLin
IclLxm
Gfl
BOlBonKAl
D5n
GakKyn
CrkGylIMkKynK7l
IRlI9k
NGl
BOk
ECl
Fvl
CUl
BOkExl
Jrn
MBl
CWlIbl
BOl
LRk
BOk
F6lI6lJLmJSlKhmMKo
CtlETk
EylFxlHHlI6lJKmKBlKClKnmLukMVl
BOlB6lFDlFJlGvkI4mKnn
EylFyl
BOlHMkL3l
BOlI/l
C6l
CWkLQm
KwoKxlKzn
J5n
BPlJ5o
BPnDUnE9qJsoLwtMSmM9l
DUmE9rIplJsoLwu
HOlKxoOHl
BylCCo
JclK4k
BPl
Nol
BPlIJmIno
DlkHvlNuk
CKlEMkI7m
Cql
C+nF7oHqlIOrIzoKVpMWnM6m
BPlMpk
CqlDmoDnnEEnGCqHxnHyoHzmIblIslI2lI3m
CwoDmoDnmDtmEEoGCrHxmHyoHznIblIzlI2jI3l
JKnJxmKNkKOlL5lMokNIlNOnN9l
BPm
BPlHkm
BPlLrk
OMm
BqwGvn
Kjl
BgmDFkDblFNkJXlJmlJtl
LElMsk
BQn
BQpEVkG1lLgl
EVlG1l
BQm
BQnKTnKin
BQlIpk
DKl
BsmEqkErkEtnFBnFHlKqkLOnMRm
EZnLJnOFn
CXlEZmLJoOFm
BQl
CZk
HQnIRmMklN/n
L2l
BQlDYl
BQnL0l
L2l
EalL2lMYl
NAmNGl
BQkHLn
BQkCCk
BQk
BQlDClKumMxl
Mdl
Mxl
BQkKtq
BQl
BQk
GEk
BRlENm
ENmIAl
Brk
M9lOOk
BRo
BRn
Bgl
D4l
BRlEpkGDlJil
BRn
ODnOUmOXl
Mjl
BrmC1kEyoGelGknG4lG+kHgnIvl
BrmCHlEynGkmG4mG+kHgoIvlJll
BRl
GWm
IKl
HinMFl
CdlGbmIHmIJlKal
OGk
BRlHsl
D4n
M3n
GanHnoIZoMBmM8k
M5n
CFlHvlJ/n
BRlMCl
DBkNHl
C+n
IamM8o
IamM8o
BRlI/kLBl
BSjC4nE6n
BSpOJk
BSm
BSjE6l
BSmE/l
HMl
C4nONl
GulIcl
Icl
OOl
BSoClmHdqJXmJanLOnMIoM2qNsp
M2p
BSpCllEGnEumFrlHdqJXmJamLOoMIoM2qNso
HdkM2p
BSm
BSn
BrlCGl
OSl
MIl
B9oDTnK3l
HBk
BmkB9p
HBk
GInGJmNrpNsn
BSk
BSlCXj
CflHBlHDmIhkOAk
HDlOAm
DqlEnnE6lHDpN4lN5nN7q
HDlNtlN8m
BjoDXlEKnEnkE1pHAnHOmI2nJ3pJ4lOBnOEn
E6lODl
Bfl
Dcm
BSkG+lLFlOCn
DIlFrnJ7nKEm
DIlJ7nKEm
BSl
E4m
BSk
FCoJupMhl
HNlLvlMjmOAl
FCqJupMhl
BSkMjl
Jun
HUl
Kil
ONl
BSkIWm
CNkOXi
EnlN9lOXj
N9lOXk
OXk
BTnD8kIWoJul
BTlDll
B+m
IWlIbl
BnlHBl
L7m
L5n
L5n
BTn
Jnm
JnmJol
Jnn
D8lL5l
C5lE9mFflHZlOXp
BTlE9mFflI3lOXo
J1l
C/mMJn
BTlE2l
CGkGUlIHmImlJUkMnl
BTkIhl
BTl
BTnELnNdl
IElIdl
BTmC4mLYmL5o
OBn
EPm
MFk
D8lFWlIDl
DMlHjkIDn
D8lIDm
I6q
BUnGcmJGl
BUnGco
ChlK/o
Itk
B4mDglKNmK+l
BUl
Ilk
MJk
JOp
FPlF2kGPmM3m
Cil
DPlE7kIYmJPmJalJylMjn
NNl
B4mCcmCrnC5n
F+l
F1l
Gum
Gun
F+nKZnM0l
I5n
BUlLDl
BUl
BVlDGlDNlFMnFrlGooG8qHJsHTmHUkOTm
BVlDGnFrlF9lGooG8pHJsHTmJglOTk
LHm
NPm
GolN1m
G8l
BVm
DijGLlM/lNlq
GFkOSo
BVkLJkNpl
BVnDQmHUm
GmoNhl
DQsF9pGon
BVnDQsF9pGon
BVnFqlGonG8nG+m
Gnl
BVnGooG8mG+nOTl
BVmG8n
BVnDalOTp
MEk
LNmMLm
G8n
J7m
HVl
DQoF9k
GpmNhl
GenGgmOTp
GemGgnOTq
FppFzmIfpKlnLqr
EEkGvlLplMNmNCl
Inl
CJkOXm
JFkOQl
BVlI+k
GxlG8n
GolG8n
OSl
B4j
C4o
BVlC4n
BVkOBj
CflC4oEPlEplEymFpm
E8kKenNVlNmn
BVlOAm
G1lG8l
CXo
LvlL4lMGl
J8nLIr
Izk
BWuC/pGAzHhnIoqJM1JrlKMnKawNKnN/lOOn
BWrHQpMpnN9nN/m
BWsHQpIYoMpmM1nN9oN/l
BWnHQoMpm
BWk
Iul
BWoGAqIomJMrKal
BWqEl2KMoKauMln
LEl
BWoC0lEloKas
BWoElnKar
Ick
Col
Hho
Hhq
BWlEEnElt
L1lN9nN/i
BWlN/m
BWlOXk
BWo
BhlG9l
GAq
JMl
NJl
LZl
IEkMkt
MktM1l
CTn
DTlMkn
BWl
Kaq
Kar
Kap
C0lD2n
CtlH7n
KUl
BXlCzkC0qDpnIulKan
J4m
DIlDJkJPn
BWlNel
Fsl
BXmINlLjl
BXlCulLGmMel
D5mJZn
CLl
E1lJZkKUmLjnMhn
Fyk
CLo
Ell
BXoBqlDXlEZnMhkNik
JzlKWo
BXmBhlNxkOFn
CxlC2l
CamCglCxl
BXnNTl
G3mLcrMbqNEl
BXnCxlIMnIjl
BXlC2m
OFo
F1lOXk
F6l
Mhm
Mhn
MhnONl
CukFGkHbkK5k
BXlMhn
Mhm
BXlFGk
CBlJknLvk
ONl
Mhm
OXt
OXu
Ljl
M3n
OXk
CblCxqKbr
BXmCxnKbm
E0l
BXkC+nJOo
BXkJwl
CcnEYoGamIGoIMoIWnInlMhm
BYk
BYn
BYo
OXq
BYrFznHPrIQn
BYqFzmHPrIQn
BYmHPm
HPl
HPoJVn
HukLQl
HPm
CalMWlN6l
BYl
GFoIQk
Fml
BYlLelOSo
BYkCalH9lIEl
BYlOXl
FZlHFlHOkLSkLsk
OBm
Nql
Njl
H8l
FplLqmMGo
HjmIvnLqkMFl
BzlHjlIvmLvk
BZpFMkGvnIglI6lJunJxnLpm
BZmB9m
BZoGvoHnlJunJxnLpm
E+mOXk
BZnIgkJxo
BZn
BZmOXl
BZmOXm
BZn
Kik
BZnBwnCinCrmHjqIwl
BZmBwmCimCrmHjpIwlJQnLjl
Mql
BZl
BZnFGlG2mKhmLppNNl
BZmG2lKhnLppLql
GfmGglGnmGonGyoG0mNfnNznN0kOTp
GfmGgmGmmGnnGomGynG0nG5lG8lNfnNimNzlN0jOTq
HvkLcm
G8lOBk
ItlOXs
BZlB0lGgmHnnNTl
BZlC2lGnlIcp
EVmHjkJOlOXt
BZlGgmHPkHnlNTlNpl
GnlIcp
Itl
Hjl
BZlGMkGgmHnm
Grl
OXv
H5lOXv
Lel
OXm
BZl
BZlBzlIMl
NEl
Ign
OXo
GBlIXk
DQnI3m
Mjq
BZlLtl
DOl
DQk
G0lG5mIelNtl
BZl
NTn
DVmDWlFzmGYlGxpJEmJTkJymLJpLOlNppNvp
M/lNkmNzkOWkOXk
BZlMWo
G2lLDmMWn
HTl
BamCMoCgoCqmEimGaoIjmKGmLHoLYoMApNLm
CMoCgoCqoEhmGaoIjmIqkKGmKVoLDnLHoLYoMApNLn
CMl
BarNTw
NTu
Ei5Iwl
BakEip
Bam
BanNTk
BamEo2
Eoq
BanEkk
BalBfnEk2
Ekq
BfmEk2
NOn
NOu
NJn
NJm
Eos
BakORl
DDlFDlJJmKIlOXk
BalGclJJmNKlOXl
Jrl
BamJhn
KilNTm
EflGxlG/kN3lOTn
DUkELlJJl
BalDDlKhlNqkOBn
EKkIwlOXm
KOlMmlM/l
BakEh3
BalBlk
Gcl
GGlIFlI6lNqm
E3m
JCk
ESlOXo
Eos
BakEor
BalIRlOQkOXl
NTl
GJkKKlLJlL4uMuoOOo
FCk
BblFvmLEk
BbnFvm
BbmBslFgmF3kH/lIGmIInIxkMPl
BbkBsnFgnF3mH/lIGlIImIxmMPk
BbkOTn
Bbl
BbkBrmFvnIxn
FlnLEp
BbnFgmGnmIxoLEm
FlmLEn
Bbo
BboBroHhlLEm
OXn
D7n
FgmIxm
FloIxnLEq
LYm
BblE+l
BflE3kIikJJlNjpN+oOAoODlOXp
CvlNjqN+mOAnODmOIkOXq
HLlIil
C6lHVlNjkODm
BblEXkOJkOLm
Njm
CGoCqrDLnE/kGEmGclHglIrpI1mJclJ0mKTxLEpLIqMKnOOr
Bbl
IrnLEn
EzlFvqGmn
BkkF6lF8lGPlGdpI0tJHlJKnJhmJwnNYl
GPlGdoI0uJHlJdnJhmJwoJxlNNl
Nzl
FWlHctI9n
HcrI9n
Hcn
Bbm
Hcm
FvnKgm
KgnNXl
FvnKRk
Fvm
DJl
Ger
FbmFjmM0lOUl
BcnBvpFfnHfnKlm
BcpDbsEKlFPuFtmI9mMIm
BcmHfmKlkMpl
BcnBvmFfn
BclKUn
GFl
IWmNEl
Hfn
GUlLvk
BcmGQlIEkKBm
IRoIwn
IRqIwn
BckDbvFPoGkm
BckB+lDbqGkmJCl
HTk
HUkHgkHioHknJdmKDsNNo
BekHgkHioJdlKAlKDsNNm
C5l
Ehl
KDo
Bcl
OLk
FNkFtlM1n
Ftk
Iql
M0q
BclEPlMBlM0p
CAlCNmCRlH6mJPpLKm
HfkN1l
DSl
DSl
BckOPo
CdmHZmKEm
BdpDxq
BdjB1j
Bdm
Bdl
BdlLTo
DwkGvlKclMKnORk
Bdl
Dwk
BllFnmOXk
FnmOUnOXk
BdlLAl
I0mOXl
KxlOTnOXi
DyoFmmGzlHmm
BdlDwnKhmMKs
BtpB1nGKmGXlJpkMOpMglMyn
BtoB1nCGlDjlGKnMOpMym
BdkDwnKhnMKs
BdlNxm
J5lNxm
OXq
B1kOXo
Bdl
DkkOTm
BemIxo
CIlC2nMvoM1l
C2nGDkH8lMvnM1nNRl
GDk
G1p
Dol
FXl
HsoK+l
FlmHLn
OLk
Bel
BkmFlnFulFvmGsoGtlGukGwmNpn
Hpk
OUl
Cjk
IHlLxk
BelDmn
BrkCilEimOPn
Dmm
Dxm
IdlKPm
DQnKJlKNl
FznNLm
BflKZm
BfkONk
Nqk
BfrD4lIZoNLlNOp
BfrIZoNOp
Bfm
Bfo
BflDSlGMk
DGlG9m
DGkG9n
Bfm
Lnl
BflEklKDo
BfoEkmGboNOn
Gbl
BfnNLk
BfnNLl
Bfn
Bfn
BfnL4mMAn
Bfn
BfnL4nMAnOOl
Bfm
OBm
Mhl
KGnLDl
EokIRkKKn
EZlGpkIPlN4kOXl
Bfl
GQl
Eal
DvlLil
ChpKKmMAoMdlMkpN/n
CMkChoIRlKKmMAoMdlMkpN9kN/o
ChnEplKKmN9mOPl
ChnOPk
Cxl
L4o
D4j
D6lF8lMro
Bfl
H/k
EilGFl
K/l
CRl
Bgk
Bgo
IJoLCk
Bgm
LdlMzl
Bgl
FOlKdnNmn
C0j
BgkHqk
F1l
F9n
B7n
Bgn
LnkOSl
L6m
E0mGpn
BllK4lLNn
Ngl
KtnKunOOk
Bgl
LLl
LFkMXlOIl
Bgl
DYkFOl
DYl
FFkFUmHlmMUm
OXl
FPnIJn
CklGUl
BglItl
BhwCBlDmnMLqMMpMTw
BhnCSpLbxLtrMTmMcmMnpOVo
BhnCSqLbxLelLtrMcnMnqOVo
BhnDmnMLlMTl
H8n
DmlLboMTj
F0lMTmMzm
BhoCpl
BhlC4lLhqMLmMgl
BjqDunEAnFRmISsIcnJPpJtmJ8nJ+mK0tK6sK7oLIlLZm
BhnBjrDunEAnFRnISsIcnJPpJtlJ8mJ+oK0uK6rK7qLInLZo
Bhn
BhmCEl
K2l
G7l
OTk
Bhn
Bhm
MTo
Kam
MTn
BhlBjm
H8nLhmLtl
BhlCXnIsl
JmlLwo
Bhl
K2l
OXt
BhlOXs
DjlLOkOMn
MLo
M1l
BhkD9mEqmGzmMLr
EQl
H+n
B4lD7qEDoLQkMqr
CimD2mD7pEDnEJmHvmLilMqr
LQl
DRkHamJwjJzn
Hio
BrlJYn
BulHgoIRpIwmN2l
DDmJNlJOmJzl
DRl
HjkOXk
BilELm
LKmM2lNMlOFm
LKnM2lOFl
NMl
Gfs
Jkl
BilB0nKjnNfl
LClOXk
Bpk
BikCzmG4kLEl
GylLEl
C7l
Hjl
ODn
BikODn
B7nDNmD6pEtoGPlGQoGemGomG9nHVpHlmIHlIWpIlnJUmJwnKBlMVnN1kN3oN+lOTp
B7nDGlDNmDmlD6qEtnE1nGQoGenGonG9nHVpHlmIWpIlmIzmJAkJUlJrlJwlKBnMVnN3nN+lOTp
Gkk
Hil
GJk
COk
BjrEAuFRwJPzK70
Bjm
Bjk
BjlCR1CSoDFmFqmGnnGymG2l
Bjn
Bjl
Bjl
Dbl
Gxk
CClN+o
BjnG6lHKm
Bjn
Bjo
GLl
HHl
BjkEAmJ+lK0k
Gql
BjlOEl
BjkB9l
CfmFSkOAl
BjlCFlCfn
BjlJvnLfl
FMl
Mtk
GNlHBnN+k
BjmK0rK6pK7n
HCk
HCmN9nN+pOAj
BjlDjn
G4n
GhkGilG4mIJk
IJl
DOnJft
BknJ7l
Bkn
DOnJfr
MMl
BkmGLsJdnK6mNglOCk
JVl
BklLOoMZl
JVlJ/nLOm
JVmLOn
LOn
J/oLOn
C7kFZmN+r
Ccl
IwpNYl
Iwp
IJl
BklJfk
FxnGsm
MPl
JwnOXm
BkkJwlOXn
BklJKl
DDl
FTlGwlJwnNhl
Hnl
IrkKyk
C6lIVlJBqJFnNwlOIj
LslNXkOXo
FsnONm
FjkITlI6nNwk
BlmLNm
IGl
BllN9mOBl
BllI8l
BlnIgm
LtkM+l
CGmDrrEOkGInGJsHBsH6jIRoMhnNrsNsqNupOAq
CGmDrqEOmGInGJsHBrIRoKJnMhoNrtNsrNupNvlOAo
GJiIRmNrmNsjNunOAn
HjlKilLqj
BzkIvmLvj
FGpJXk
HvmIgl
Mpl
BllNFl
K8k
Ntk
OXl
Mqk
BllHvnK8n
BmlMKl
BllDWlN+oOXh
HxlN+oOXj
Ckl
OXp
OXo
BllF8k
Bll
J1wOLl
J1n
BllDul
DulInl
HvkInn
DMlHtlH3m
Htl
Ktl
BmnKpo
BmmKpn
Bmm
KYlKtlMgl
EsrFIoFLkLdm
BmmCAmEsrFInONm
BmnEsnFIjKolLdn
Mkm
HSm
BmkEylE8lKno
E8qJalKrmKtnONk
BmlEylE8lKno
BmlE8pKrnKtnONk
Ivl
BmlKpm
Dul
Bml
Bml
BmlMbsMgq
MbsMgq
BmlELlGHl
CUmKJlKemLum
BnoCUmGhkKel
BnoCUn
Bnr
OFl
BnoGUo
C/lEDm
FCnKMl
BnkM+w
BnlM+m
MDl
OIl
D2kJ/o
BukCFoFAlFqlK8l
Joo
Jom
Ign
Bnl
BnlGSl
DGsDQm
DGsDQn
OWl
CrlLtoOInOXm
EilH9k
MZnOGn
EloEonK6oOXk
CenEZlHDlJikJjm
CMlCenE+lI9lJjmNOkOPk
HCk
BnlCBl
BnlB0l
N9l
BorIpq
BomIpl
BooErl
Bom
HjlIpo
Bon
HmnLvl
BonIpn
BwnG0lLUl
HwmIHn
D3k
BolJjl
Byn
BolMNk
IHlMFk
Hol
BokHhmOXn
DvmD1kHglHhnMFmOXn
MFl
Ndl
MtnOFmOPk
Bol
Bol
Gkl
BrkMNl
D5lH+oItoMJn
OWl
K7lL7l
D1m
BpnF4n
F2lMPrOXo
BplGxmMPsOXn
Bpn
BpmByo
BpnByn
B2nFKkI9lJfmL3nN3kN6mOSoOXj
B2nCLmCunFKlGcnI9mL3mN6nOSm
OSk
CLlL3n
MQkMfl
Bpm
Bpl
FXlFsnF8kJBn
Kck
BplLno
F4n
DmvEqlFWsF4lHclH/nLioLkn
OXt
JhlOXr
DmlOPl
FslGtlH2lJAkJBl
BplFXnFtnF6sLxl
FXnFtmF6r
HIk
DTnOTlOUmOWp
Bpk
Nwk
DTlFMnFQkNSlOWl
F4l
OXl
OXm
F5lHHl
Bym
BplDMoEwmFGmGroJ6mLvmMjrOXj
BplDMoEwqFGmGrnHfmIvlKhlLvnMjq
EwnFGlGroJNlLvmMjr
DMoEwpFGlGQlGroHfnLvnMjr
BqtGvn
Bqk
BqmH5lKxl
CqlNqk
Fnl
CSlLlo
HskIun
KIl
CVoEflGDqGSkLcs
DglFBnHLlLmk
IhlLTn
BqlIFjITjLTl
BqlB3lEdkITlLTm
KQmLlm
BqlLln
CFlFolF4lNklOHm
JFl
Hfn
KClOMl
Brp
BrlIvmM+k
BrlCGnFwnF/oLEpLFlOPp
EokGll
MFl
N6l
BrmDblMcn
Hpo
FlnIxl
ERl
BrlERl
Brl
BrlJsnKsm
CqqGEoKIlKTkLIn
BrlKDoKzk
C+l
F8lHml
D2lFnsGglGzm
ORl
BrlGxmHprLFo
G1lHpm
F1lIwkI7k
CHmIwm
ExlI4mJGmJXl
GTlGllJLn
K9lOXl
BsyFgqGnlIxoJUn
F1lJsk
Bsp
Bso
Bsl
BsmFgl
Fgl
FIkHrlH4lMdl
Hjl
Ixk
Ixl
FUkN+n
FnlG2lN+nOSk
N+n
FnkOSk
Bun
Bso
Hyl
Mkl
GflGrlGym
BslGyn
J4l
BtmISn
BtmIVm
BtqDlm
BtqDlmIVkODk
Btn
K0m
BtlIOm
JJjJtn
ISk
Btm
DZpDonDpnDyoD1qEdlEemEmlGSlHTpIVlIdlLQmLRlMglOXo
CJmN9n
C3mIWl
C3kGZlHxk
Btl
EBl
Dhl
K0l
EalF0nGbmJ5lOXk
DZl
Hen
BtlLMl
BuoIIk
Gkl
B7k
L5l
BumD1nGkm
CJnIRj
Bul
EYl
ONl
J0lKElN9mN+mOJm
HKn
Edo
Bul
GJqHBnIRnNrm
GFlGTlIYoKtlOIl
F/l
LOkNmkOKk
D1lIfl
Nmk
CKl
CFmDGnG9o
BukCFnDGmG9mK8l
HNl
Bvl
Ljm
BvmEJqIftKRnKlwNPtOQk
BvmEJqFflIfo
DEnGSl
BvlDEmGSm
B4kNVlOSl
BvlD9l
BvnKRp
K7l
I7mI+mJVmLol
IslI7nJVm
Bvl
BvlEhl
BvlOXn
OXn
BvlHPl
BvlCel
FknLUk
FAlGilK8nLtlMdl
B9lGil
F+n
DNk
FBmKFmOQk
FBlKPlOQl
Dzk
BvkCRmLWo
BvlHRl
D1k
B0l
D1l
BwlLPl
Bwn
D1lIGm
Bwl
OXl
BzlCclHVlOLn
CflOLn
Ccl
Hcm
Idm
Bwl
GglJ2mLVlMgl
OXm
GKlHnlIJlIpl
GKlHnlIJk
Cml
JWl
Fol
Kyo
FClMsk
DNoF9r
DNoF9r
EOlFInHZk
ODk
DNlFBlG8kKQm
F0lHll
BxlEGl
C9nKNlLAo
DFnGRn
Mak
N+pOPl
Dbl
C9nETpGDuHqnIZnKXmLBq
B0nJPlKkn
C9mETpGDuHqnIZmKXnLBr
B0mKkm
Bxk
JNlLLl
G6k
ByoIpm
I2lI4j
GynIpqLnk
BynGynIpq
BynJtqMFs
FIlMFm
BylEFl
Byn
ILl
BylMFn
Byl
Byl
Byl
Kml
MUp
Byl
C6lMFp
I4k
Lnm
DRl
BykOFlOHn
Byk
FDl
BylDImE2pGAlGcrHFnJ9mLfnNnl
DImE2rGcpHFoJvlJ9mLbnLfn
DInE2mHFmLbnNnl
G4l
BznFjoIvpJGmJ0mLjnMEoNeoOVm
BzmD6oFjmIvnMEn
D2lNWn
OXl
G3lOXl
GKkHln
OXm
OXl
EDlFEk
OXo
EDkFEk
E/l
OXp
GYl
EDl
Ivl
OXm
OXn
CCkCyl
Ejl
Dyl
Hjn
BzlFUm
OXn
OXp
OXm
CboCsmDNkFJkG4mIjoIvpMEmMyl
FjkIvmLxn
DBiEhl
Mql
BzlDNk
B0oCQlMnmMym
Nsn
FVlNmlNsl
B0mEEoEFtIlm
Cym
B0mCCk
GilKGlNDl
Myk
B0n
NPl
EFp
B0lMZlODk
DFk
B0n
B0lCBmMMm
B0k
DFp
DFoMyn
B0kGVl
B0l
Njl
B0l
Ivl
J3kKFm
G0nIWkNpk
JDlLMnL0l
B0lOKkOVl
CDk
B1mIdlJuq
B1kDvn
D5nEYmEaqLDmLLlL7l
B1lDVm
IEl
B1nOVl
B1n
JlkMyn
B1kIjl
K9lMTl
HSoJYm
Hqk
FXoI6l
OXl
FXp
E7lE9nE/nFCtFEmFrmH/lINlJuuOXi
E7mE9mFCsFEmFrmH/lJJkJus
Cbn
B2mJClJfm
B2oMUm
B2kFQmFRlFcmFvlF3kF4mOUk
B2mF0l
Nwn
B2nOFk
Nyl
OXl
DjlGUlI2lKHl
B2lCMkDtkEfkEnmHDlKKnMdpNDl
B2lJ5nKwqNDm
I8m
Mjl
DFlG9sI9lJAl
G9r
B2lGpkOXm
G9k
B2lIxn
MUm
FUmFWl
Gpl
JAl
F4l
JilJlm
ODn
B3o
B3n
B3kICm
B3p
ICnMLm
B3oKdq
Itm
HqlNbl
GdqJwqOXr
GdpJwrOXs
B3l
EIkHrmImk
B3l
CjuCxsE1kOXj
CjuCxrJhl
B3lFhlIhm
JZl
MLl
MHl
B4n
Nsl
IImLdm
B4l
FVnLBl
Nll
IAk
DqlIglLZk
B4mK+l
EwkMSl
MSl
B4l
IylMCm
B7j
B4l
DAlFllGKlNnm
C5lD8mLzlMZkOGk
Ezl
FOkG1m
MJk
B5kMam
C6nDml
B5nJ7lK4mL3qN0o
IzlKonK4mMQl
B5mCrlK4m
Ezk
B5mK3m
B5lH5m
JEpJFnNms
KWm
KWn
FbnFdlFjlFun
IWl
B5nC1mK1l
IilK4m
H+o
FYnJ1kL7l
Lck
B5lDmmDnnDopDsnM6p
DmpDnnDopDsnD8nM6p
DanIIk
Ldl
DSlK5l
DSl
B5l
B5jEyo
Eyp
B6oC/mDDsEqmEulFxtF7nGEpGOoGpvHgnIXmKIyK/tLUmMpnNGkOPm
B6nB/u
B6k
B6mLulOFm
B6mHsqHtlJSlJqk
B6nGBlHspHtmJWlLSl
B6mDDmGhlGpnKhlK/n
JWm
B6m
B6oDDnGOnLuq
B6n
B6n
B6nB/oCsmDDrGOtG5sIZnKItLurOWp
B6lKhoNGn
JWmLun
FDlJWlJvn
Hzk
Hzl
B6l
JplLun
Lul
B6lJplLumOIl
FDlLul
B6lJcmOTm
JWn
GOlKIkOWm
B6kLun
FckHblHpkKBlKDlKPmNck
CzlFckHbkHclHnjH5lH9lINkImjKClKDlMskNcl
B6lC5lDFlH+lNql
Luo
Lum
Luo
Mxl
B6lB7l
Lul
B+lDFkDcoFOnFzlIClIQmK4mM0j
Hbl
B7mDfmJ6oNzm
Jom
IVl
DhmM5l
GMmHxl
B7mHxkIzkI5k
B7n
B7mIllKfk
B7mFHk
B7m
B7kFAnFNqI0pI+mJUmJjkJ9l
B7mDQkEtlHVmIlnJrmLMl
EKkNNm
DSlOLo
ODlOLn
OLl
EboFDnHvnJnnK8pM2v
EboFDmHvoJnmK8qM2t
MelM2m
B7mEXkL3l
B7lL4l
DdkIzlI4mJ2mOXm
DdlI4lJ2m
I4m
E5lOQh
DNlGljGomHlnIWoJwnLVlODmOTp
GWjK/p
GgpGjnGkkGnmGomOTn
DVk
Ckl
B7l
Ddl
Fdk
FPl
CTlFSl
K1l
B7lMsk
Msl
KIpMpnOPi
FolL3k
B7lLcl
Mpk
B8m
B8mCimJ5l
B8lEenHPnJNj
B8mN9l
B8n
B8nCSnFum
E/m
B8nEHnFemIrmJzlKQmKWnMBnNam
DLlEfmGEpGNoLsk
B8lHLl
E1kOEl
B8mJzl
B8kOPl
MhlNtj
DTlGTlOXl
DRlOXj
B8lOXk
DLnESlF8kGSmJTmKJnLRnMBl
B8lDylGUl
DAoFemIrqJzlKWqMBmNay
CfnCjmLEoLWl
B8lCfmLEpLsl
DAmLRn
DAoFemJzmKWnMBmNaq
OGl
B9p
B9l
B9k
HGm
B9lDQkDVqGYnIDnK3uLJmLpp
B9nDVoIDpJDmK3tLJm
DcmJjl
I4m
Hnm
B+oGkmICmI2nL1n
Dfo
B9lJzn
Jzo
HHlIhlOClODl
B9kEFl
DalICm
HVlICm
FslICn
ICmK3k
I2l
Dak
B9l
Msm
KenKknNll
B9lOXn
OXm
Isl
B9lIvl
B+k
IIj
K+l
B+nHvmK+k
B+mDbl
HOl
M0l
DbnMIk
B+lDbn
B+l
D6m
B+kD6n
EMmJYnJ4lMhn
B+kMxl
Neq
Ner
CZp
CZqL/l
Mml
B+l
B+lJ7l
DcnGll
B/wDDoDWlFxqGOnKIm
KTlORl
B/lCGl
B/m
B/mG5nNGl
G5p
J9lLwm
G7mOEk
B/o
MNl
OQn
OXn
DToJJm
FUk
GOn
CAl
CAm
CAnHWo
CAlHWo
CAn
CAm
CAmH5m
CApFNmFSrIkuJitJlmOXn
CAnIkpJio
OUl
CAmIMm
CAmDUnEklGGnHylJhpKCm
JhoKyl
CNlDUnKCnKflMTmMum
DUmKCmMlkMuk
CApDBq
CAoDBr
CAk
OXl
Lel
KAl
CAn
C1lJum
Cpm
CclDVlDnlJakLqm
CAlMfk
DBqDLoKXl
Iu0
HQlJPn
C0oJMm
CBl
CBkEzl
CBp
CBp
CBmDmnG8l
HdnLin
CBo
CBo
CBlF5lJkl
CBlJqlKxlLum
EznJCkKnlKxlLum
Dmn
CBkJZmJ7n
EYl
G+lJZmJ7mNfk
JflOUi
CBlJZnNfl
CBlLzk
HimH+kIwl
HinH+l
CBm
CBm
HLl
COl
CBlCOl
Ltk
GGr
FMlHWl
CCq
CCpKOnKvn
CCpKOm
CCmKel
CCm
CClHDm
CCn
CCoJOmOLl
CCoJOnOLl
KTl
JhlJrm
CClJrl
Kin
KZn
FklKOm
GrmGym
OJl
CCk
FemKxl
Ejl
DJnEnm
EntN/o
DJnEnm
EntN/o
EntN/o
CCkEno
KGn
KOn
CClEEnGwk
CDr
CDoNXm
CDp
CDmLWl
HqkIml
NTl
CDlDSlF4lJKk
DxpNcu
DxoNcv
OXm
CDlOXm
HVlOXk
NAl
ChlGglGxl
CDlNcn
LWn
HTl
CEpFmn
CEq
CEq
CEpFmn
CEoLim
CElHDmNWl
Ndk
N9l
CElKem
Ken
NBt
HblLhl
CEkKfqNsn
CEkNml
Fmm
CElEulJll
FmnKelLNmNDl
CElFmmJHkLNk
KemLLlLTl
IglLzlOKkORl
C4l
Jgk
CEkN7mOBm
CElN7lN/iOBl
EnkN4lOLl
E1lE6mHQmJ4kN7nN/k
N/oOBp
D5l
GTlN2l
CEl
Hhr
CFo
CFmG9o
CFn
HBm
L8l
Cfl
CFlOXm
CFlOXl
CFlFZl
Jql
C1lJql
FJl
DplH5lOPkOXm
G9mHBl
IVkLGm
IVlLGm
LGn
FhnFmo
CFlC0l
F3l
OUn
CnkG4mKJlL/p
CGq
CGn
ORl
CGn
Cqn
CGn
CGnCqk
Cqn
KTo
KIp
CGnKTp
CGnG6mIKoMEl
IKnLal
CGnD/nG6mIKmMEl
GwkG4r
OSl
CGmLEnLFl
KhuMKnNGm
KhtMKn
Cqm
Jpk
D/nIKpLalMnm
D/oIKqJJlLajMnm
ILk
Lcl
FFm
CGk
CGl
CHq
CHm
GHl
CHmJ5oKDl
CHmJ5oKDm
CHmNllNpo
Fno
CHlHtlMQl
Jtm
OJm
HElIUlJElMUn
Ell
CNl
CHkIwl
CHkNKl
CHk
HikOWl
D2rOCn
HkpIZl
ElkHkpIZl
Fhl
Egl
Egl
CIn
CIp
CIn
CIm
CIn
C5kEWlE2pHbmLQmMvm
EAlEWlEhlE2qHbmLEkLQnMFlMGn
HFl
CIoEjmIZmOVl
CIo
CIqGWk
FNmGMnHenHvmIzlJCkJilNinNpp
IHnMBl
DImH+nIlmKQnLlm
CIlLpn
Jbm
GVk
GYmIVk
DflICmLmm
CIo
HVlJOl
N9n
CIlF3nK3rLlnM2n
CIlDal
CIlIEl
FSn
CJnCTo
OJnOWnOXn
OOp
CJm
CJjHYk
CTk
OSn
Gwl
Cik
CJlNdl
GwmLGlOLm
Cin
CJo
CJmOBj
CJl
GGl
C/lERlKZl
Egp
FSnGpo
ILnLal
H6mIPpI8lOQm
EblGGm
HSnOEk
OLnOXm
CJl
CJlDmnLtp
CJlOXk
CJlCxkKJn
Dll
OJl
ICk
ICl
EfmIVk
DKkEWkLcl
CLlCZkHYlH4lL/k
CJlCZl
CPlCgpCryC1mDozFCnFcrG4pHDnHymKHnKUnKbpKjl
DosFClFcnH2mKbl
KUl
CMk
CKn
CKmCflCgl
CKsCUmGbmHhpIPmImlIulN/jOOm
F9k
CKlDQn
CKq
CKmL/l
KWk
Dal
ESm
EekM2k
HCmIulNtoOAmOXl
FjlHCnIulNtoOAnOXk
Iul
CKmDNlD5mINnJZmLkp
DQkKVl
Hcl
OBr
CUnD5nGGkGbnOBl
DQl
EVlEfkElkFboG4kIsnKFl
CKnDMnHWm
CKmHho
CKmHho
OOn
N/jOBi
N7kN/lOBm
N/lOBj
G/mJZlN7lN/kOBm
CKlGUl
CKkDNyOWn
CKlDNx
FcnH5mIlpOXl
CKkLAm
Jwn
OPk
CKlCUn
CKl
Crl
CqnDuvErnE5lFSnFdqG4pILsIcuLapMnl
DuoErnILqIco
H0mH2nIsqMnn
HNl
DRnGOlJNl
G4l
OPn
CLl
HAnLZlOEi
CdmE5kFel
Efl
CLmDynDzmD0m
CLl
CslH5l
CLn
OFm
CLn
DrmH/m
FLlH4l
CLnFLlH4m
ODnOXl
Lcm
F0lHSl
EMk
Cun
LfmN7l
J4k
CLl
CLlKVlNPl
Ngl
C2l
CLkCtk
DLl
CLlLKk
CMn
Hgk
CMl
Hzl
OOk
CNl
Kfm
CMlKGn
CMk
CMmEkl
CMkOXk
Jvk
EulJvm
HznH3oItm
CMk
CMkHAoMplOEpOXl
HApMplOEp
FLlLYlOVl
CMlFLlLJkOXk
CMk
CMl
N4k
CMl
FekKFn
CMlDqlEOkKFm
KFm
Cqn
CqmJgk
CMl
CNyCQuCSnEM1EP0EQoESqETmH6sIYmKfwMftNFl
CRlKfkOXm
OXn
CNnGKl
NLl
OXk
DnmJHlMal
HTkIUkNVlNzo
CNm
H6l
CNnENkGVl
CNmCQmEMtEPuEQpETmH6nMfm
CNn
CNk
JOk
CNn
CQl
CQqKfl
Jlm
CNlDxnELlHjkJCmKmlKvl
EMn
CQpEPnKfkLYn
CQnEPn
FekIxlK6lLIlMrnN5kOXl
G+lNjn
CNlI6l
GOlJOk
CSlC6oH6oIrqOXk
C6nH6nIFkIrqOXj
CanDrmH6lH7nH8nH9nJ7kLeoLgmL2lMLmM5m
Dtl
EPmI/l
EPm
ComDpnGbl
H6o
Fol
EWl
CNl
CNjF2l
Fol
NrnOAn
COnGbnKGr
COnGbmH0lKGq
COoFol
COnGbmKGr
COnGbmH0lKGpL2l
COoEOk
COnCbnJKk
COoGbmKGtL2k
H0lKGs
FXkKGkLSlORk
KGo
COu
COo
COp
COnCjlCvjE5lFapH6oH7oLeq
E+l
COmHHlH6mH7nKfkLem
KJkKalMlnMmq
MloMmp
COnKGp
COnMln
MlnMmm
DNm
COlDNp
COn
C7n
COnEOl
N9l
CxlEnpE6qHAmHDkHEkJ3mN7kN/qOBmOEo
COl
KGtKNl
KGl
COl
DrlEGoFanH9nIbqI8lKfm
COlOGm
CylOBm
ERlM8l
OXl
EllEnmLQl
CTlEnnLQk
EQl
COlE5kGUmKNkNNl
COl
GUnKFl
COlHWnMan
COlN9m
Nak
Chl
CPmEPlGSkJHkNtl
CPlC8lIml
K3l
CPk
CPmLblM5p
CPnM5o
M5l
CPnM5p
CPmCvpEgk
CPl
Hbl
CPk
D/mEruLeqMnnONo
D/mErpFImLeoMnnONp
D/mErvFImFLnLepONo
D/mErsFImFLnH4lIKlLakLenONo
H4kIKl
Lbl
Lbl
EUlE/kMEk
D8l
DslOCl
CPl
CPl
HAl
EfmH0l
CPlEfoKQl
CPlOXm
CPl
DqlFgl
CPlMjk
CQn
CQm
CQm
CQq
CQqEPn
E1m
E1m
CQqEPn
CQqEMlEPn
EPl
CQo
FBnFKqLeoMNlONk
FBnFKqLeoONl
EMnEPoIYm
CQlFBo
M/l
EPo
Ken
CQl
N/n
H4lJKkMNj
CQpEPl
CQq
CQlCjp
CclCdlCjp
CQl
OXk
OXl
EklGEmOPl
FtlJyoODo
JHkOIk
JyoODo
CQlJHk
DJjI/m
EkmGklMalMikMulMykNIkOOoOVo
N9l
MQnOXm
MQnOXn
KzmLql
Kpm
EPoMfn
MTl
LKlOXn
CRnN+m
CRl
CRs
EylKnp
EOkEymKno
CRmGnn
CRlDOlFFnHsnH9lJplNJl
MKl
CRlEalJIoJhmJ1l
CRmDrlH6kJIoJhn
CRl
CRkIan
CRm
G4nJTo
D+nMrl
EUl
DGmHUmN+k
OXm
OXl
CRl
CRlN3lOXl
OXo
Fel
CRlNnl
GimI8l
NjoODoOIl
CRl
Izm
CRlE0l
HLn
HLn
CloC7nHDnLgm
CSlC4lERuGskHTlHUp
CSnC4lERuHUp
CSnERj
CSnLek
GPkOUmOXl
FelGPlHJlOUlOXk
CSnCvmH9lLxk
Can
FBm
DqnFZnH7lH+n
FEp
CSnEtrE2rFBoHFnJvkLMq
CSnEtqE2qFBpHFnLMq
CanFao
HFm
OAn
CSl
EwlJbmOBkOXm
KflOTl
CSl
CSlC8lH0m
C8lH0mH+n
CSkHjm
CrlEBl
CSl
MUl
CSkENl
ClmDrnFBoLfnOClOVk
ClmDroEOnFBpH6lH9lLflOCm
CSlKQk
LJl
GBl
CvmN5l
CSl
CSlDTm
DNlMYl
Lpl
HBlHCoHGkKUk
DclI3l
OFm
CTl
CjmHQlMkoN/tOBn
CTlCjmHQmMkoN/tOBm
CjmMknN/lOXY
Mkk
CToIVl
CTk
E2k
Lhm
Exl
GciOXm
JJn
Ltn
G9n
G9mJJk
CTlG9l
GMlJLlL3mM8lOFk
IYlOQn
Mco
FMkHAjHKkI+lN/l
I+mN/mOBm
OBn
K4p
DgrIJnJ2l
CUm
CUnJZlKMn
CUsCfnCmoImnMlnMvn
CUqCfpCmoC2n
NGl
CUnKMmORk
MCm
KMm
CUq
CUp
DKlDnkH0n
Mln
CUkCfpH4kIqpLwo
Cnl
Mtk
CUl
CUlFrl
Frm
CUlOXn
CUkINl
CUl
CwlFdlGwkILnIcoOAl
Ivl
CUlIkl
ImkIqn
E+p
LXl
Fil
JKoJ6o
CVmOVk
CVqE5l
CVmJWoLal
CVrE5tMirONm
CVrE5rMiuONm
E5l
CVmIxl
CVmHYk
CVm
CqkM4l
D8lEIlM4m
CVjE6pFBmHDlN4o
CVhE5n
EvjJvk
EumEvqJvpN8q
CVnH2n
H2o
LClONk
CVkCgmMhl
LklOHk
H2k
CVmEfnGDl
CVlLqk
E5pMip
CVoE5oMio
CVo
H2kIsk
E5o
CVkE5oMim
F1lJdnKdl
E+mMiq
ELkE+nMiq
ClmKxrKzm
GCk
N7m
CVk
DomHyl
GwlHUn
DFlDJnOWm
DJpJjlOWm
IBlI4l
CWmHIl
CWn
CWk
CWk
Cwk
OEl
CWp
OMm
HHl
FHlOJl
Dil
LKl
E4l
C0mHFn
CWlOXm
IzoJum
CXoIsp
CkmIAmIUlLwm
CXp
HYl
HDl
OAnOBm
N7lOBo
CXmOFn
Iql
CXl
CXmMhl
Iso
N/l
C4lNsl
CXmCtn
IYo
CXn
C7mIAoIso
H2lIAoIsn
E3lLwk
FJmJ7t
FJmJ7u
CXlFDlFJm
CXk
Dzl
G2l
OTl
DnnHzkItn
H2l
CXn
MXl
I/m
I/m
Hyk
CYkC8kOQm
CYpFgkFtmF7nJCmJDoJRlJYlK0lLLqNllNol
CYp
CYl
CYm
HImOXp
I/kJMmJqmJzlJ6m
CYmC2l
Mfl
KfnOQm
L3lL/l
GOlMPlM4l
Dem
Csk
DKlHwl
CYl
CfvC2rE9nHhmImqIqwLwo
CYl
CYlH2nL/lMcn
CYlH2nL/kMcn
NBlOFl
CYkL/o
DLlH2lOMk
JBk
CZnL/l
Mbn
DCk
CZlJ+mLWl
Itl
CZkHzn
CZmNeo
CZnNen
CZl
CZl
CZnD/qIsnMSmMcs
CZnD/qIsmMSnMcs
HOlItmOSl
CZkGLjItnK6m
CZk
HzlIto
CZlD2l
Mkn
CZkIul
D5lOEm
OFm
DKnFbl
CsnEklH1n
CZl
J0kKIl
OXk
CapCvlFanH5lJKr
CamF7nN6l
CapFamJKr
Can
H7lH8o
FBm
HJmJFlJTmJynM0l
Cal
GIlH7m
LSlM9m
OUm
C2l
HMm
DclHMm
H5k
CanLsk
C4qD7oH8oIArKUmLho
JKlLflL+l
C8lDUlDjlE9l
CwlMIl
CekC6nIMsIilKbmLjp
CsmNom
Cbo
Cbn
Csn
CbjIsnKEn
CsnEkn
EWlFjoG4oH/kIjnIvmMEpNor
JtkNoo
Iqm
CblGlnJPlJWm
D6kFjmIvkLYlMEkMyn
Fjk
Hzk
CblF/n
F/n
HwlLKlOXj
JllJ7s
Igk
FnlIykJ5l
GFnIBn
OXl
J1l
JtrNos
G3lJtsNon
Cbl
DClEflHDk
H1l
CbmGdl
DHkN4k
HAk
Ccn
Ccn
Ccm
Ccm
FBk
OXm
CilCnlOXl
H6pLxl
GKmLMl
CcnFZn
LImLSoLVmL7nMfn
OXl
Cdl
M6k
IClOXl
F3lOFl
Cdr
CdnG9k
Cds
Cdk
Cdo
Cdp
NIlOHnOXy
GMk
Hfm
Cdl
EepEinHfjMdsOOo
CdlEeqEimLvkMdsOOo
Lvl
Cem
Cel
CenKRlOPk
OQm
Cen
Cep
Jfl
OXm
FqmOPl
KUm
LHmOBm
MelOBlOFm
CelLcm
CejHplJfn
OXl
Cel
DcmF5lGFkGXlKIlLHkNblOFl
MZl
CwnG4oH0k
Cel
Cfp
CfoH4l
HDm
Cfk
Cfm
FflIilImpJGlKRt
Cfn
Cfo
HCk
D8l
Cfo
LEl
LEl
Iqk
Iqn
OAlOPl
OAk
N+l
CflEhl
OXm
CflDkmEclGrlNkl
Cfl
HYk
D2k
C1qHDpN4n
C1nE9lHDoN1kN4m
C0l
CxkHBmOAo
HYp
LvlNuk
D/lFblNol
G6p
CflG+n
HYk
JVn
ESlOFkOUh
CgzCmnKbx
N6k
CgoKbl
Cgl
CglKbn
E4m
CgnKbm
EfmLdl
CglKbm
KHl
Jkm
Cgn
Cgn
CgoKbm
Mhk
CglGGn
CgnGOl
C/mKbo
OSm
CxmKbo
ChvDDnGGlLHmM0mOPm
Chq
ChrMApNdt
ChrMAoNds
Chp
Cho
Cho
Cho
Chm
Chp
Chp
GsmGunKclKdk
DslOPn
GUmKEnKJmKPmKSlKhmOQm
GUmKEmKIlKPnKSlOQl
KZlKjkOXn
KYl
GslK/m
ChlG6l
LYl
Chm
ICk
Chl
Chk
E8l
E8lJDl
C4l
EolHtnNNl
Lwl
Nak
Mdp
Mdo
Chl
CvmGrl
F8o
HRkNYl
ChkDsl
GZkOIk
MAlN/m
IOoKVoLYm
M0l
IOoKVpLYn
EglG4oG6qHrmJKlJTlLklOGk
EglG4qG6rJKlLkl
JZl
CilMvl
CipKXnMvl
CikEMlFZl
Cio
OKm
Mqp
CilCxl
DBqDLnJKl
CimDJnLHmMvl
OXp
GdlKSk
CilEklOKl
GNlIwl
C/xDBnDGrDLqIrmKPmKamOWq
C/yDBoDGsDLpEpnKPlKalOWo
LFp
Ixk
OXm
CioOXp
CinOXo
HNnKYlOQmOXn
D7nGIlL6oNil
DhkG0lIWlKXlNik
IOk
HdnKylL/k
EVnGGlGIoLnjMFmN/n
EVmGIpG5nLFmN/n
G6l
Ljn
CilLjn
DBl
CilFgkGPkGtlHClKplMRlM4lNEmN3lN7k
CvlH7lINkIQkK0lM0kOJk
EmlFAlFYlGJkGakHRlHalKolN3l
IQkKnkLRk
CilNhlOTk
DrkENlESl
Drl
DrlENlESlEkk
C4lHxl
Nhl
ODl
KXlMwl
D/kMBl
CjrCxo
Cjs
CjrCxm
Cjs
CjlDXlECoJ3lKblORl
CjmECnJ3l
Cjo
Drp
CjnOVr
CjmOVr
FanH6l
OXn
OXo
CjlJzp
Cjl
Jzp
E6l
JKl
DRkJNm
N9o
CjlFBp
ESnETmGvl
FBkHEm
N/oOEj
CjlNvl
Cjl
Cjn
Col
Cjk
EKoJ3sJ4n
DNoLGkN/l
MmlOXn
CjlEKpJ3sJ4n
DNnEzlFrlNvlN/mOLl
F9lKIlOXl
GQnGWl
J3m
OXm
J3o
OXn
OFm
OXn
EKnOXl
OXk
DEnIIkOXl
CjlGRlIzm
CjkOVnOXb
Cjl
HAlJypMepN9jOEnOFpOIpOXr
F9lHAkJyoJ4lLKmMeoN9mOEnOInOXq
C0lGXlH7lJxm
H6lJxl
CjkDMkG+mHTl
CjlG+m
Ecl
OVk
J3mOEm
Cjk
CjlEGlIbnKfl
Eql
KUlOBl
EKkOBm
Kvl
HUl
CkyLwl
HzlMJn
HzlMJn
Ckm
LXl
H0m
CkoLwlM5n
Ezl
D6l
M5o
Igm
FnnHpkIYqOX2
GHlOGk
Ckn
Ckn
Cko
Ckk
CknCpnC3nIAlIBoJdnLimMLs
CkmCpnC3nIAmIBpJllLimMLr
C3nD7mIAn
CklJmo
CklJmo
Hzo
Iyl
JWl
Ckl
Dll
HrlH4n
Ckl
Imk
LCl
MJu
Ckl
CkkN9l
ClmLrpMIuOVmOXr
LrpMIuOXq
ClpMIn
ClpMIo
Cll
Clm
ClmEYkE6lMInM2o
FbkHbl
ClmMIl
ClmC1n
ClnC1m
ClnOXr
ClnOXr
ClmDHoOXj
ClmDHoOXk
GflOUk
Lhk
EClKul
K6nMIl
OXs
OXq
MIm
E7lFrlMZlOTl
E7l
Clk
CllEynLwl
Eyo
CllDrlEOi
CmuM1n
CmuImlM1m
CmmMbl
CrlKfl
CmnDQo
CmmDQpGnl
Cmn
OIk
HBn
CmkC2lL7l
CmlIAl
CmkH/lL7lN9lOXk
JFl
JZl
I9k
HNl
Exl
IFlNml
Ifl
DekEckLBl
EMlEclLSlLtl
DCrDKnKjl
E9l
DCo
Cml
Iqn
CnmFip
FioNYl
Cnn
CnnEIl
IXmLjpNXk
CnmIXnIdlLjp
Ncl
CnmCrnDom
CnnCrmDom
C8lJdnLinMLm
CnnIsk
H2l
MHlODk
FXlINk
JZn
INlJZo
DYlDjlEYlMrk
CroDon
CrnDon
FHn
CnlLCl
EekIImK+l
Iil
C+nC/nDJpKEqOJvOKm
Iil
C/mDJpKErOJuOKm
KMlKmk
Fal
Izl
EylE2lJPkLQlLmlMDl
LQkLrk
Lfl
Cnl
Mel
ColEulN6mOXn
MFlOXm
Com
Ctn
Cum
ConECm
CooE9u
ConECm
CopE9u
Coo
CooMwl
Col
Enl
EwlJBk
ColMgm
ComMPk
H4kIBlIbl
DpnFclKflNok
CooOXl
ConOXk
HYlMFl
Col
OXl
H7l
HGl
N8l
DpmH0l
IBl
ColIsk
Col
EYl
CokJDl
C3l
Knl
MIl
CptD7l
Cpq
CppC/mD7n
Cpm
Cpn
LGl
CpnC4p
FRmF0lJCj
Nnl
CpkEqn
CppC4o
CppC4m
CpmC4l
Cpm
JFq
JFq
L5mMPn
ERlEVl
C3lHOlNjl
FNlH+lIyl
IAm
DflE3nFym
EGmLyn
GCl
CqrKfmOOl
HmlLpn
EflGSmKflL5l
CqrOOk
CqsKfoOOk
CqsCwmDutD/nFSlFdqG4qILmIctIvpMEo
D/mG4n
CqoHmlIjnOOm
CqpNlk
Cql
Dtl
FSl
FxmGElKIm
CqmOOm
D/l
IcpMEo
CqkKNmLDl
CqnOXk
DNmG4o
CqlDNnGplG4oHQl
ERlHFlM5kN/mOHmOJpOXi
DulILqIWl
ILpIVmIWl
FblIPmI7jI8m
CqnMDn
CqmJSn
ONm
CqnC2lKTmKilKtpMxn
OIk
Cqk
Cql
Cqk
Mtl
GylHil
CqlIxl
G4l
Cro
Cro
Crn
Crn
FclKbk
Lwo
LInLwn
LIl
IsmMin
NWl
CrlNbl
LHl
Irl
LJnLbn
LJmLbn
NCl
C8n
Dok
Cym
Csn
Csm
CsnDNnG3l
Lul
H1m
Csn
Csn
CsnIkk
CsnIkl
IPl
MjlOXn
JJlOXn
KIqLun
IkkL7n
L7o
NclOMl
C3l
CslIknJsn
CtnIjk
Ctp
Ctp
Mfm
Ctm
Ctl
Ctl
Cto
Ctn
Ctn
CtmH6l
CtnENl
CtkGVlGYnIAoIcmJRkJpn
CtkGYmIAnIJlIUkIVlIclJRlJpo
Icj
CtlDhmGYmJRm
DhnGYnJRn
CtmDhn
DkkDvmF0nHGl
CtlIKkLGl
H8nM5o
H8m
IXm
IXm
EUmH9l
L2l
CtkEqm
Mhn
MhmONn
DNlONn
C5m
ErqEsmLFkLcn
Klo
GFk
CtlF6l
Cum
CuqJ5nLdsOVmOXl
CupJ5pLdtOVm
IIlJFk
CvlLdpOVk
Cuk
Ldr
J5mLdl
Cuq
FXlLBl
KmmOBl
IimJTlJymN6m
L3k
JTl
HSl
IMl
Cuk
OGl
Eel
Jyn
D7mLinLxlMvp
CulDsk
Nsk
FZnOWl
MLm
FVo
FVpIik
EOl
FYl
HVlI+lJMmKSlMenODmOXq
HVnKSlMenN+kODnOXq
HVnODm
Ldn
Cvl
DplH5k
EnlGtlKAk
F1lMQm
CvkFlk
GvlJVn
CvmEWlJml
FhlF3lJmj
H8nLdnM5l
H8nKXl
Cwl
EIlE3kIum
Hym
CwmOGk
CwnH3l
CwmH3lIsm
MJl
CwmDmnGCqHxlHylHzlIbnIzl
DunFdpH3lILnIcm
HplOXl
OXm
Hzl
IAl
Hzn
Hzm
DLmOXo
DLmE9kHylImlOXp
H3oIVkIckItnJPm
Izn
LDl
Ill
Cwk
ILl
CwnEPkI1kLNlMjl
CwoI1k
Dql
Hyl
Cwl
K/l
Kbm
CxnKbm
EZlKbq
Cxn
Cxn
CxlHkl
C/kKWrOQl
CxkOXn
Lzl
FMlF2l
Gjk
Iwn
CxlEEn
Kbk
C/mKbo
F7lIMoKbp
F7kIMpKbn
GYmKbl
GYlISm
IMl
Cxl
C6rJJpJ2lLYkLbp
JJnLYl
Jkl
CypH/oNekNsl
CynEFlJsq
CynIyl
Nom
FIkNol
DLk
OPk
Jgl
Cyl
Fjl
Czp
Czm
Czm
Czo
CzmIun
Czn
Ium
C9lDIlDKq
GYlG3nG5jHjkJcmOQmOTo
GFmGZoJvqKGlLinOQo
CzkGZoJvqLimOQmOUl
C0lIunOWl
CznKQo
CzlG2lKSkOBs
DxnNcq
Ksn
CzlKGkKMkKflNqk
IzlKFkKKkKRlKdlKil
Czk
Kgk
Czl
KFl
Lqk
Iul
Dok
Iuq
C0n
LJkMLm
DklENkMom
Lck
Lql
IilMnl
DtlEElLtkM6l
DmnEEk
Hel
C0l
HZl
DAlG5l
C0lGCm
DpmD2mEFnMqn
DpnD2l
C0l
C1mDznD8mJaoKnnKxm
C1mDtxEYlFdrH3vIOnIiuIlpKRnMhnM6n
FdnIcnMJl
IWl
C1l
K5n
OXl
C1lGclGdyJwzJ7mOXo
OXl
GdyJwzJ7nOXo
DtpFHlFdmIinIlmImn
F0p
L5m
Eyn
C2mLwl
C2m
C2n
C2p
Mvm
Mvm
C2n
IMm
G2l
EgkJal
H2l
GEl
OXr
C2mOXq
OXl
ONm
D/lEKl
NnlOXn
OXn
Mvl
C2kDMlDdlDelFfkGNlGblHqlIZlI3kKbkMulNHl
FDlGblJ0lKblKelLgkNLlNtlOAl
C2k
G7qHzo
G4m
DukIIl
L9m
N9l
DIlI+kOXh
C3lEdl
EEl
C3mG/kODm
IilNhl
C3l
M5l
C3l
G+l
OXm
Lhn
IAn
IAl
GlnGonGxo
GhlGlmGonGxp
C4lK2n
FZkFgnFhmJfiOUq
EumJhlNtm
FcnFgnFhkJfkOUo
C4kEulJhlNtm
FglOUl
Ffl
E5nFflF0nF4lIBlMzoNHlOUm
EYkE5pFOkFhkF0nMzoNHl
C5oEkl
C6l
C5lNqlNsk
C5lOBm
EOmJcl
EYpJgnJ3nMhn
GbmLHk
Hrk
JRmKBn
C5lDlmIVp
GMm
OXo
N3lOXm
Nbl
C5lGNlNelOXl
C5lD/lGNn
D/kGNnIGl
Hvl
GKlHel
Dfj
G4o
Iok
IOm
NxkOXm
JhlOXm
GMl
Dln
C6n
HqmLDmMJm
ILk
F7k
NklORlOXk
Ijn
Ijn
ODn
C6lD+nEHk
JJm
D6l
D5vINyJZsLks
Irl
C6lIflInl
HYm
C7kHYl
Nxl
C7lHCn
F3m
HdkJOl
C7l
Fbl
J3k
C8oETmLSnLWmLcpLsnL2l
C8oETnLSmLWnLcpLtn
H0mIAk
Hvm
Lfk
Lso
E5l
H9m
C8lLdl
OXm
OXm
IqnMFn
FzlIrpKF2OQm
FenKFnL1l
OXn
E7k
MLl
C9nGDq
C9n
DKn
DKn
C9mNRlNXl
KNk
C9lOCn
C9lKNp
LDn
LDn
LDm
C9lKNo
EuoKJn
L1m
C9lEVkLAk
LCm
C9kDKl
MJn
OOl
C9l
LDn
LDo
F+l
Hlm
HXlMok
FYlOXl
C+tDGnDPlEmnGoqKVmMHnOWq
C+uDGoDPmGopKVnMHnNVnOWo
C+nKBl
C+nGSl
C+mC/lGSl
DPnIOnKVxLY2
C+o
C+lKYl
C+o
C+m
OKk
C+nMHn
Gll
C+jEBlEm2L2s
EBnEmoL2n
IOqKVm
C+m
C+n
Eil
C+l
MHl
J1l
C+l
FdpGOlG6lJtl
Jqk
C+n
F7kLHl
Fuk
OXk
C+lOXm
FqkOXj
C+l
N1l
DFnDRnJLn
C+mOWm
DGn
EOl
DFmDIlOPnOXo
C+kOSl
NKn
C/kDqm
GTlJLmJOnJwlNJl
C/o
C/lJel
C/m
KHm
C/l
DJm
GjnG0p
JrlJsq
C/lJsq
C/lKWl
DIm
EtmIPnJUmJen
DIn
EtlIPmJUlJen
DGn
GGlG2lJem
KWn
Hhl
C/l
C/l
GwlHplLGm
C/l
C/oKEmKVl
JOj
FYnLRm
NQl
DAoDLl
DAnDEn
DAmDEmGSl
DAm
DAlJ3k
KWl
DEo
DEoOWn
DEoOWm
DAkDFlGTlHUnNal
DAl
Jdo
Jdn
KRl
J6p
DAl
DAl
KIl
IBn
IBn
FKo
DAnIrmKekNan
DAnIrmKWl
DAlKLo
DWkGKnGolJms
Gop
Gon
DBnKQl
DBnKQl
DBmKHm
DBlDLn
DLn
DLm
F3lF5mHbmJAm
HrkOBl
OXk
Mjk
DBlI+k
Mum
Den
Den
ONnOPo
DBl
DBk
Dxk
DKkIPl
DCnKjoOWl
DCn
EEp
OKl
DCn
OXp
DClHBmOXp
DCmHBlItl
DClGXl
Msl
OPl
OBl
Mql
EUl
DCnMAn
OBk
OQm
DHkDUmJNkJbnOXl
DUmGTlJbl
DCk
DRlJbl
DCkIkl
DCl
DLm
KHlNElNGl
DDl
DDsNEjOWp
DDs
DDmDOkKIn
DDl
DMl
DDm
DDn
DDo
DDpNGl
Gpp
LYn
DDnG5l
DDn
DDnG5k
DSoDUoG5lHarHio
DDkDSpDUpHapHio
DDmHal
FxpGOkGTmKIoK/n
DDlKIl
DPlN+l
DFvJJoJLvJ1mOWnOXk
DFvJJnJLvJzmOWl
KHlKjk
DPk
GMl
EKlGVl
KIk
DDlIYk
OXn
FCn
DDl
Gpk
GnlKElOKm
GOl
GOl
DEn
DEn
DEo
DEp
FepHgkHooKWl
JtlKgo
DEp
DEmJql
DEmGNl
DEnJbn
DEmJbnJhl
Jzl
DEnDFmFfnJLn
DEkFfm
DFk
GRlGdkJdlOWmOXq
DToKBnOXn
DFmGRkJLmJbnJdmJelKYlOWmOXn
DEkDTqKBmOXp
DElDFmGRjJLmJdnJemKUlOWlOXl
JbmJdmOXm
DElESn
KRwL5l
GQlGylI4kJblOOlOXv
OXk
DEl
LIl
DEl
DFpJLo
DFl
DFj
Jzl
DFmG8mHUm
DFoJLo
DFoJLp
DFn
DFn
DFrI4lI5nJLp
DFqI5nJJlJLp
JLmJSqMKpNHm
Jzl
JLk
JJl
DFnJzlOUl
DFn
DFn
DRqFtoGQsGToHJoHbnJLoJMqJNoJOnJbpJzo
DFnDRpFtoGQsGTqHJnHbnJLnJMrJNqJOlJboJzn
DRlEClJNnJbnMfl
DFnFdnImlJJmKRm
DFmJ1l
DRoOWm
DFlI4lOXm
Han
Fqm
DFl
DFl
DFl
N8l
DFlDklJJo
JLm
JLmJ2uN4m
JLn
DRqGQoJLoJMrJNlJxkJzmOUmOWlOXj
DFnDcpDdnI3sI4tI5o
DRpFQlGQnJLnJMpJNlOUmOWlOXj
DcqDdoI3qI4uI5mJ2n
JLn
GdlHTlN7l
EUlIzm
JLnJMjJdlJzkLMlN+l
F6lGzlI2l
DFkKEl
FllJJq
EolOXn
OXm
DFlDcn
DFkGTlKRn
DGo
FVk
DGn
N4nOMl
DGn
G9l
DIlG/mHckN+lOXo
G/mOXo
Epl
DGlKYl
Eol
DSn
FAl
Hcn
DGlHco
DGkOWm
Nvl
MylNXl
DPl
I0oJqsJxtKJkOXs
I0pI4lJqnJxn
DGkGtlI0nJqsJxuOXq
I0oJqpJxn
DGl
Mul
DHl
DHl
DHk
DHn
DHm
Jdn
Jdo
GRn
Kmk
DHmDJm
DHnDJn
JUkJek
OXq
MHlN3n
DHnJdm
DHn
LSl
FAlJUn
K6l
DHnJOnJemKjpKmr
DHlJYk
KmnOWl
NylOXp
HbmJ6kNtl
KKk
Jem
OSl
OOn
J9lLjl
LTlNjkOGl
DIoJWlN5p
DIoFukN5o
HClJUpJem
JUl
JemJ9l
DHkKIk
DIo
DIo
HWl
JCkKWl
H8k
DIkEWl
FAo
DImDql
OXn
F4lI4lJHlJPlJolJxs
OXp
I4lJxs
I5lN+lOXo
DIlKnkOXk
FFn
ORlOXq
HUlOXp
GdlI8m
DIkOFo
E2l
KkpL6l
DIlI7k
DJkIwl
DJo
Frl
DJp
DJr
DJp
OKn
DJm
OXo
OXo
KFl
OJn
GRlOIkOXu
Gpl
IRl
GRl
EGlEXmGbl
OWl
OXn
OXo
J4m
JRk
OJm
DJlOXt
DJl
OXk
DJl
DKn
DKlHYm
IZl
MLl
OXn
OXn
Epl
N+l
KMm
Fcl
KDl
HPl
DLmH4l
DLm
DLnIrnKWl
KTmLImMKnN9l
DLo
G7l
DLl
GTl
OAl
JNl
GGkHYlIso
EOlLfm
DMpI0mJxn
DMoI0o
DMn
KJl
K+k
DMoGUu
DMoGUvJNn
DMn
DMoDTqI4mJapJ+rMfo
DMnDTqI4lJaqJ+rMfpOXj
DQnHNkLNlNQl
DMpDTn
DMoFGm
GUo
DMnEem
DMkHblILlIXkMql
E1lHbnILlIXk
DMkJamJ+nKunMfn
Grn
DRnMjl
DMl
GRl
OXo
F+kLJlLon
DMkIol
DMlKWk
DMk
DRmFtnJKlJMlJNp
DRoFtnJMmJNo
E/l
OWo
DMlG3m
GUt
GUl
DMkGUo
DMlGUl
DQl
DNmDQl
DNm
F9p
DNq
DNl
DWnN/l
DWmEllLSlM1mN/l
DTk
HKlN+m
OIqOXn
OIqOXn
ONm
DNk
DNlJwlOWm
DNl
DTl
GylG3n
OWn
DOr
DOq
DOnOPn
Ecq
DOmKSk
DOn
DOo
DOpKqm
DOo
JHlJqoJrnJxmOPl
JhkJrlOXk
JqoJrnJxm
OXk
Eil
DOkEcl
DOlI6k
DOmOWn
DOmOWl
DOn
DOn
DOoKSp
DOn
DOk
Jxm
Jxn
DSn
EckLMlOPl
D2l
DPv
DPt
DPq
DPu
DPt
DPq
DPn
DPr
DPr
GilLHl
Gll
DPlFRlJPnJdl
DPl
OXl
Mal
DdsGlnGtm
FBkL1kOXm
DdtGlnGtm
Hcm
D7l
Kjl
DPlGMjG0lNil
DPlOXn
OXo
DPl
DPl
JwnOWm
DPlNjl
HcmJmn
DQqF9m
DQpF9m
DQp
DQo
DQo
HTl
OJkOXk
DQnN+l
DQl
GsnK1sK2qK3l
HUm
DQkHNlOXo
OXo
DQlF9l
DQkIWo
JxlOUlOXk
OXm
OXn
DQlKkl
LVnMal
F9n
F9m
Gzo
FmoMXl
OIl
N+m
DRmGpmHNnHllNjmOQmOWlOXq
FtmGQnHbmJNl
JMl
DRm
HcoOXk
DRl
DRnEFkI9mL4m
DRnFtp
DRlOXZ
DRlDUnHaoJNoJOp
DRnJMl
DRmGQnJMn
EnmFBmOXm
GQkJNkJzl
N9mOFkOHmOOmOXo
DRjGToJMlJbkJxl
DRl
DRkGQl
DRl
DRlJKlJSm
ONl
Njl
JJkOXm
DRkJ6lODl
GQn
OXp
Gqn
Jxl
GQiJMlJzl
NPl
DRlGSk
GOlGSl
JwlJzl
DRlJJkJMlJOlJzk
DRlJzl
DRk
DSl
DSmGOl
Nbk
DllHilLxl
DSlGrn
DSk
Him
GVl
OXl
OXm
KGl
OXs
OXs
IPl
N+mOXh
DSlE0oE+nHRnJyoMenOEm
E0nE+nHRnJyoMemOEmOFm
KFl
HikJ5l
DSlOMn
Ggl
DTo
DTmOXk
DTp
DTl
DTl
DTp
DTo
DTo
DTpKur
DTn
DTm
HilJWnJ5m
DTn
DTn
DTnGil
DTmOWk
DTn
OTn
DTm
GUm
OXu
OXv
OXl
HGn
FflJGlNVl
Eml
DUnJOrJbw
DUmJOrJbv
Jbr
DUnJco
OPl
DUk
L4sOOo
L4m
JOl
JOm
DUlJOlJbn
JOk
DUoFjnJOrJbpJwn
Jbk
DUl
JclL4n
JbnJcoL4o
N+lONlOXY
OXn
JcoK5pOWk
DUk
DUjJso
JOo
GJk
ISo
ISp
HflK0k
IYkJ/l
Kvk
JSmORn
E1l
DVq
DhlDqn
DVlDgn
DVn
GrlG0lJ3l
Lpl
L3l
Izn
J3l
EClJynJ3o
DVm
EKj
DVo
OEl
DqlLOlONl
Lpn
DVmEKm
EKm
DVk
I0mJflOXq
Jak
KGl
Mqk
E0l
JJl
DVlH1n
Jol
MelOEkOFn
JymOEn
OBm
E2qHFtJvl
E2rHFu
E2rHFoJ9m
DVlHHl
MCl
K1pK2m
DWpEnlODoOXl
J4n
EKn
F1n
Dsl
DWn
Izn
DWmK2l
E0pJ4r
DdkE0rJ4r
J4n
DdnGtnHLm
Gsm
DXmDgl
DXmDgmLvk
GBlHunIDm
DZnEGl
Del
Del
DWlI2oJ2k
I2pJ2k
ExlH9nM4l
OXj
LGlOXk
F6l
Dok
Ghl
GekI0k
DdlDqkOEk
DWk
HYkKok
OCl
Gcl
HMlHOl
HYlJNkKpl
DklEHl
K2o
K2o
GKoGonJmn
HUkOBlOFm
HClHUlMelOAlOBmOFn
G3nHglNNl
K2l
DXlEmlEtm
DXn
DXnJ3l
DXl
DXn
E5lJmrMDl
DXnOXi
OXi
NfmNhoNjoODpOXu
OXi
HMlIXl
OIp
IzjI2kI3i
DYp
HxnKQkN4n
MZl
DclD9nEJn
FQlHVk
GmpJor
DYlGmpJoqK2k
DYlGmmJoo
Htm
DYk
DYkJ6n
Hvm
LylMqm
I4m
I3p
DpkDzlD3lEAoEIm
DZm
F5nHek
IzkI3m
HNl
OXl
IVk
EGl
DZlNrk
Nzl
K2k
EamJGlK0lLWn
DamI2mJmlMDl
I2k
Gkn
DalIDm
Dlk
Dan
E/kJ6mLSj
Man
IIm
DajI2n
I2lLJl
Ewl
I2n
DakI2n
GYlKCnOMl
Gjn
GknLrn
Lrn
Lrp
Gkn
LrlOXm
DalI2l
I2l
Gko
FPlGko
DplDuoIun
Dbn
Jzl
DblMIk
DblOAmODmOHmOIhOXm
EGl
ERlJbn
IhlMIlMal
LZn
Drl
DcnI3k
OXs
DcpI2l
Drn
Glo
DcoIDl
N7l
Dcm
Dck
Dcm
Jvn
OXo
IClOXm
Ivl
LKlN8k
JBl
LIlOXn
Dcl
GCk
N0l
DdoGll
ECo
DdkI3n
EnkNvkOAmOBj
N/j
EnkN/lOAmOBk
NvnN/k
DdnGtl
NvmN/k
JapMEo
JaqMEo
DdlD8lOJl
E0kIznJnl
EKl
K1mNzk
EKl
EKm
HLl
IKl
M4l
Ddk
GtlNzk
DdlGtk
Den
DenGhnHMkNvn
I4mJjl
HTk
I4p
DelE3iJEmJfl
DenGtmI4k
Den
DenFnjGhn
DemFnkGhm
DelGhn
N1k
MLl
Dol
GGl
DelICmK8mL3lNwl
Dfn
HEoI+m
DfmICpI9lOXl
DfmHckICoLmlOXk
HEo
D0lD3l
GVl
OXo
HylOXn
Fyl
Dfl
DflLHk
GAkNkn
GMk
JEl
IJl
DflG/n
Dgr
DgpN0l
DgoMIlN0l
Dgn
DgkE7k
Dgn
LQm
Hln
G3mMNm
I0kI1m
DglLUk
Dhl
DhlGim
HHl
HFm
DhmJQoKCl
DhnGjoJcnKkmK+oMVmOVl
DhnGjl
DhnGjnKknK+n
DhmD2p
DhmD2oIzk
DhmM4k
DhmGYk
Dhm
JQmNil
DhlJSl
LXmM4m
Fsk
EEl
Lel
Lek
MUl
GYnKknLXlMVo
ECn
GjsKkt
Dhl
Dhk
Kko
FQl
K+o
FZlJ7lK+n
LKk
HHl
DinFRmMmm
K6o
LZn
DinFRnNlu
DilNln
Nlo
DilIAo
IAn
GLlNlm
Dij
Ncl
Djl
Djl
GLl
Dil
ELl
DilJClODnOXl
ODmOXl
Jxs
FRl
Nll
Djv
DjrFRn
Djt
Djo
Djq
J9l
DjlOXo
OXp
MBl
DjlOXl
OXn
OXl
OXm
OXl
FRk
N/l
DjlN/m
Djn
J2l
GxlKWlMAn
Eil
EZkLKl
JJo
DkrELoIVmJJjJ8oK0qNLl
Lml
Dkn
Dkn
Dkm
Dkk
Nwl
N2qOXl
N1lN2q
K0k
HLm
OCl
FSlHNl
Khl
K0l
Dkl
Nxm
Dlm
DloJJlLtk
Dln
Dll
DllDmpDokDtmEEm
DllDmnDtm
JJo
Mcm
DllHClHVk
HVlOJl
Dlm
DmoFWm
DtlEEk
MMn
DmlDnl
Dmm
Iil
DmkDplOGl
IWl
Ltn
Dml
Hdm
DmlD/n
Dnj
DnjHyl
Hyl
Dnn
DnnH9nMLmM6o
HxnI2l
H9mMLk
DnlDqn
Jjm
Hsl
Ihl
Dnl
Hul
Mrm
HCl
Ldl
Dnl
Hym
M6l
DolOGl
DolNhl
OXl
MLm
OXq
Fbp
Drn
Dok
DpmH5oIlmOSk
Dpm
DpmLclOGoOXl
OGl
Nil
E9l
H5k
E9k
MCn
Dul
E6o
HYm
D9nEomH8kKfmMLt
MLr
DqlIglLtl
DqlENwGNqOEmOXm
ENxGNrJllLbmOEl
H7l
GJlMtkM+l
Dql
LDl
FBn
FBn
FBm
ETlLgn
Dql
N4l
Drm
ERo
ERm
ERm
ERl
DrlDvoEXlJlrMapM6l
DvpJlrMap
H9n
H9n
Fgl
E5l
EUl
Drl
ExmJdl
Drl
Htl
HroKJm
DsmHrm
EYnFHnMhk
DslNZn
DslHrn
Hll
Mrl
FFmILlJYkJZlJapKnlKwm
D+kOGm
F7jJynLLm
Hrn
LHn
G6l
Mjl
DtnIllKRoM6l
DtoIin
Iim
DtnMmm
Dtl
Dto
DtkDulFel
Dtk
DtnH3k
Jol
Iin
GllMmn
MmmOXl
EZr
EZr
Dtl
H3l
DtkM6m
M6n
M6n
EElE6k
IikLjl
Icl
G/l
D/n
D/kMcl
Ico
Dun
D/nMcp
Ngl
DukOXm
Idk
DunEwl
Duo
OXl
DulFalJik
H1n
H1n
Icm
OIm
MEl
Dul
DvoMap
DvpMao
Dvm
DvpMan
DvnIUs
Hmm
DvnL3m
Man
Dvl
OXk
EXkHBmOXk
IYk
IYl
J6n
FmlOSm
IUn
IFn
DwlGxlI7nKhm
DwkF8mI6n
MKm
I2l
OSl
HNn
KIl
Lzk
EVlOVn
Mfl
Dxl
EHn
Dxp
J1lK6nNen
Nen
JGl
ILk
Dxl
GclJ/j
DxlEfk
LWnMGkNcm
Fok
GFl
Dyl
Dzm
Gzl
ORl
LTl
JHoKepLTm
N7l
Dyn
Nzk
I8lJTl
Nwn
I0n
HGnIhlJkl
HGnNck
DylFml
Fml
FloIUkLFm
MXm
DylEMl
Dzn
DzlJIk
EnoHOmHPkOAl
EnoHOm
DznIhm
JAn
DznFYm
Ejq
EBl
ITl
OXl
DzlLRl
M4o
JIl
IIlMQlNnl
DzlGzk
D8n
D0lKxn
ITlLAlODl
Ejn
L5k
E3kF7l
HAoOEp
D0lG/nHAnOEp
G/lIblNskOEj
D0jJMm
KLlKxk
Kxt
Kxl
EIpLxn
D0k
D0l
D1lJIl
D1o
D1l
Etl
D1nKll
D1nNPl
GunIVl
FYlGum
LLl
FWlICk
JtkLLl
Etp
Lek
M9lOHk
J1o
D1lEBl
D2nLPm
D2n
D2n
KSl
D2n
GCm
D7kGCm
D2nEel
Gmn
F7l
Fxl
MgnMzmNZl
GylNplNtn
D2lLHl
LPn
D3lLPn
Jhn
Jhm
GAoGcoLzm
GApGcmLzlMOl
D3mLzk
GKm
GKmIblOXm
GKm
EokH1l
D3lIIm
D3lLzl
D3lInl
Lzk
Fol
IGnInl
GKlIGnInk
GKlInk
D3l
GHmHnl
OCl
D4nFknKOnNWk
D4mGroHtp
D4mHtl
Ecm
Gcl
D4lHtn
LCl
IXp
IXn
LXl
IMlKKl
D+lIZo
OCnOImOKnOVn
GblMZs
GblMZs
Kik
D5m
D5l
D5qEnkINr
D5mINn
INr
ECnOEl
D5kE0m
D5mINsJZoLkn
INk
H6l
D5lOQk
HwlJZl
ECm
J3p
D5kLkn
D5lLkn
JZl
D5lJZlKal
D6p
D6pF1l
D6n
D6k
D6lIOm
NkkOXl
L/k
ONm
D6l
E0n
D6kLfkMKl
D7oEEl
H/lLik
D7nIAoLimMvpOXk
D7mIAoLilMvp
D7m
D7nIApLinOVl
D8mFynOXn
MznOEmOXn
MzmOEmOXn
EYl
IblIlm
HIk
D7lFWn
FVk
D8nOAl
KRm
D8nJuk
D8k
D8l
D8l
Gdl
JOlOIl
HHoJDoJFnNml
D8l
D8lIWn
OGl
D8lOXj
MUl
Hol
D8l
HMn
HLn
G3n
Luk
OGm
OKl
OLp
D9l
D9mIBn
IBm
MLo
D9lG/l
FZnGgo
FplJGm
D9l
F0lHEn
J7l
Nfl
E3lMAlMnmM1l
Mnn
IklMal
D+lMpj
D+nEWoMrr
D+mEWoMrr
H4n
H4n
D+oH7n
Ngl
D+lGZk
JKn
D+lETl
LHoMJl
M9j
D/oMcn
LtmOXh
D/mJ9lMek
IKn
Mcm
GDk
D/lNQl
D/lNQl
LbmLtj
IhlMGk
LzlOMl
Hfl
Icm
Fdk
EAqFRpJPs
JPl
EAl
EAoJPr
JPl
FRnK7m
JknMTlMwk
EAmK7n
G4l
EAl
K7k
KIl
Mvl
E2n
Jkl
E3lH2lOBm
EIlEwl
EYk
J0kLlkMHlMkl
Jkm
Jkn
Jkm
JPm
EAlOXn
JPm
L2l
EdlL8k
G2lIUm
Etm
L2l
MJo
ECnE3lHEmI2k
ECnE3lGkkHEoIDlJEl
IolNwl
ECnEylFalIDk
ICo
ECp
I7kJEm
EClGIl
HUl
ECnFzkJnkOIk
FIl
HVnNjn
Mmn
ECkMmn
Mmm
EClOHn
J9k
Gkp
N+l
EDn
EDk
EDl
Nom
Hxm
IolKml
EDm
KAl
GqmK+k
ODn
G8lIhlLNlNel
HSlOHk
EElKxl
H/mIAnLhl
G4nLil
EEmLHn
EEm
EEm
EEnEkm
EElEln
EElKam
EElKan
EZmLJnM6l
EZnLJl
EEl
H/l
LXk
EElLrn
EEkJYmLrm
KTpKtmMdmMxo
EEl
EFn
M4k
G4lMyl
FJl
EGo
OEl
EGm
EGo
Jgm
EGl
OXm
Ill
IAoLHlMto
E6n
Eyl
EHnKyn
Nzk
G/m
GBm
F8n
EIq
EImGml
Gml
Ihk
EImNIm
EIlORk
FHmJAl
Nnm
Nnn
MDo
Gkl
Fil
Nnm
EIkNnn
Ihl
EJkIfl
EJn
L5m
EJlFflHfl
FpmLqn
EJl
EJl
EJlOSl
EJlMql
EKlKdlN1l
EKk
J4n
OIqOXl
J4n
I3m
I2lJGl
OXj
J4lOXk
Mhl
I4lOX6
JpnOXf
J3p
J3p
MvkOIqOXn
EZlOXl
N4o
Gek
EKl
ELmIGl
J+kOFl
OFl
ELlMOn
IplMOn
J0nMQn
I9l
FjoJGn
FjnJGn
JMl
OXk
Gwk
ELl
ELl
ELl
LZl
EMpMfl
NklNrlOOmOXl
MXlNglNkkN+lOOnOXk
Lil
EMjNglN+m
Khl
FjkJKk
HcrI+qOXs
HcrI+pOXr
FKp
EMk
OXh
EMl
EMmEenLrn
EMkHGl
H6l
GIm
MwlOVk
ENnNxk
ENx
ENn
ENkJllOXl
ENo
ENp
Nyl
ENoH9k
ENo
Lgl
EqoK2oK3oMkn
EqnK2oK3oMkm
ENo
K3l
E0l
ENl
I+oKvlMUnODmOEl
NymOSl
FNlMUn
OXl
ENl
Lhl
HcmLEl
HRl
OIk
Jbm
H6l
H7l
JClJElNgk
Jam
ENlJan
EOn
Lel
Lem
M5l
Len
EOn
EOp
Lfn
EOl
OOl
EOl
OXl
OIn
Lfl
MBn
EOnGIo
IokOPl
FtlI9n
ETmLgn
EOl
EPm
EPmM0l
EPn
EPk
OEl
EPmLYn
Gfl
EPlOKm
L6kMNk
EPlLal
EQu
EQu
HMo
EQp
EQq
FOnFZlFxkM9lOXo
GSlGol
OVm
OXo
H4lILm
GrlMsk
NVl
LAl
F+mGXlG+l
HolNgk
EQl
EQl
EYk
FRl
LKl
OAk
OFk
GKkKal
Erm
M5l
HUn
G1lJOlNkl
ERlGzl
IHlL+q
ERlL+q
GZlOXl
Jil
ERnJIlOXq
ERnOXq
OXl
H/lOXk
Kur
KuqK0k
OXn
OXo
ERk
ESs
ESr
ESt
ESr
ESl
KQk
OXj
EelEimMdoOOl
EelOOn
ORl
ESk
M1p
M1q
ESlGnn
Frl
OXm
OVn
ETw
ETv
ETl
FTl
K1l
JPl
Nmm
IHkJRlN2l
GPl
H5l
Hkl
ETlHkj
LFj
Jll
H7lLCnN9k
EUm
EUm
Lfm
EUlH1m
MBm
EUlE5nFflFhlK3k
OJk
EUlGpk
Lil
EUn
EUl
Eyk
OFkOWk
KUl
Knl
LVm
OMm
EUlL2l
EVm
N9k
EVl
Hll
HnlIRl
EakFymKvnLLmLWn
N9kOXn
EVlNslOXn
Inl
EVkOImOXm
EVl
EVlIBm
J8k
EYp
GTnHkmMBuNaq
J/k
OXa
IBo
E6l
EWo
EWp
EWm
EylL5l
OXm
EWlI+kOVnOXp
H/lOXm
OVnOXr
H/l
J5lOVk
OXm
OXn
L6k
OXm
H5k
Hyk
EdlGOk
NskN9nOSkOXm
E8m
EXk
Lcl
OXp
OXn
EXm
EklJplKMlM/l
MGk
EXlODn
EymI2lKnmLVk
HwnJcl
MalODn
MrlOFk
Mik
JFkNTlOElOXk
Mjl
E3lHZlISlLxl
KylL3lNikNzl
FXk
Hvl
E6k
EYlIMn
KBm
GKnIMl
Hcm
OCl
Ill
EYmFLlIln
EYnIln
Lkl
EYlOKm
Lkl
Ilk
EYk
EZq
Jhl
OFn
EZmMemOFk
LKmMenOFl
OFm
OFn
JAlOFn
M3l
JAkLSl
H3lNLm
M+lNFlOVm
LAl
NLm
M+n
EZoMim
OXh
LKm
I3l
EtlNrl
GHlMlm
HJk
EZl
GBmN2l
Nfl
EapE0kJYmKBn
EapKBo
Lok
EanKBo
EanNglOPn
HMk
Gml
GFlHll
GFlGak
JIk
Mol
Ebm
EboE3l
EblE3m
Ebm
Ebn
EblInmK8m
K8n
OIp
NglNkl
EbkOXm
Ngk
LAlNkl
Ebn
EbnMsn
OXn
OXn
FDn
JnmM2o
E3nHEo
E3mHEoJEn
Ebl
Ebl
Lml
Ebl
Gfp
GCo
EblE4lMsp
G/mN3k
FJnIclIqnJUm
FJmIqnJUm
LVl
Ecl
OOkOXq
OXr
Krl
FhlKql
KpkMtr
Kon
GilMOl
Eck
E8mKqqMAqNTk
E8nKQjKqpMAq
FHkKqn
KqmOMn
Edk
IRm
Edl
EdmOHk
Mdn
Mdn
MgnOLl
EdlORl
NOl
IhkLTl
OLmOPo
Gbn
Iuk
GylN4lOUm
EdlL4rOOl
HUl
JQl
NLl
OOm
Kyk
OOl
EdlHjl
Edl
Gln
GrmNgl
GkkNgl
EenKSl
Eeo
OVm
Eem
OXo
EelOIlOXa
LPlL4lMQoOIl
FmlHJnJomJplLWlMtl
Lvo
E1l
Jbl
JHl
Eem
Eek
Lil
Lbk
EfmHwl
Efp
Efo
GQlJKk
EfmMzlOIm
EfmEgnK9nLBlOIm
LUn
LUm
ExlOXn
EfkE2mGdl
Efn
Grl
J+mOVk
OHm
Jfl
EflH8l
H8l
LNl
EflH3l
FEm
Ego
Egl
EglLnl
Jpl
Egl
L7l
Gfk
NnlN0nOFlOXl
OKm
JJk
FdlGyl
IVn
GhkG0l
EglGep
Myo
Myn
Ehr
Ehs
HgkHkk
FCl
Hgm
N2m
OJlOXX
OXl
OXm
EhnF1lKiqL0rNSx
Nyl
Ehl
KElKLlNklOMl
M0kNklNrkNxkOJl
EhlJqkKGlKLlNkl
Ehl
Hgo
Gzl
Mkl
Ekl
L0l
Ein
Eip
EilOXl
FFm
OEm
OEn
OXn
JPl
Ein
Eik
EinOOk
Kfl
FQlJll
HJl
GzkONnOQo
EikGKkONnOQo
ONm
OVn
EilEmlKEm
OHp
N9n
Ejq
OGl
OGl
HRl
GSl
GllMsl
KhkOQk
Gzl
GrnMSm
Mxl
GnlGonGzkJqk
EjlKkk
Ejn
OXm
EjlFRl
EjkHNm
EjkOTm
Gqn
NLl
Fhl
Ekl
EtmGdlJwlLun
Ekl
EklLml
Ekn
EklEtmGdkLun
OQl
MlnOXj
MlnOXi
HNn
OHl
Htl
EkmL4m
Ekl
Eml
Elt
Elp
JJn
JJo
Elp
GIl
JJl
Elk
Eln
F+o
F+o
Eml
Jlm
Jlm
OCl
OPk
OPl
Elo
Eol
KKl
EllMkk
FdnIkl
Fdn
IjlN1n
Iwl
Emp
Emn
L2m
FLlLDk
FLl
NqkODn
Emp
I5n
I5n
H+l
Eml
Emp
M0kN7l
Eml
EmlJtnKknNol
KJl
EnpK8l
Enq
JbkKUlN9nOMl
Enn
HXl
JFm
EnuHQnN/r
EntHKlHQnN/t
Enp
Enq
GUnN8k
NQl
EnkNBl
Enm
EnlFMl
KHk
EnlKHl
G/n
OKpOXn
N/l
OXk
Enl
EnlJFl
JNn
NMlOXl
OXn
GmlOXm
OXm
Enl
Enl
N/sOBn
Jll
OXl
EnkKJlKWm
KWn
Jzl
E6n
Eop
Eol
FmlJ5mKIlNqmOInOXj
OIsOXo
Kvn
NUk
JSk
Eol
OXm
OXn
J2l
EolNJl
NJm
Ep3
Epu
LXoL7l
EpmM/wNMo
OXo
OXn
EplMzm
Mzn
FQlJ/lKPsN0l
FpkGSl
KilOQk
Kil
OQk
EquJknK3nK5n
EquJkmK5nONl
EqnK3nONm
I2lK3nMon
Eql
OIk
K2oMkl
Eqp
H8l
OTl
Eqk
N3k
GRl
ErkONj
Erm
LajOKn
ErlJTk
ErlH0lLck
ErjONo
ODm
ErmMnl
Ero
Ern
ErlOEk
K8k
ONl
IilImk
Erm
IAmMLk
FLlIAm
EsmMFmONj
EskGyn
MNl
Esl
EsjLFkMFm
G+m
Kyn
JWn
EslN3m
MXlN3n
OSl
G7nOTm
ONl
MAl
ONl
ONn
Mno
EtqGZnLMoONm
EtpGZnLMpONo
EtlONp
Etn
Etl
FLn
FLm
EtmLMo
MVn
Ghk
OXo
OBh
EtlJkk
ONm
EtmONn
EtlI0lN3k
LMl
EulLtl
EumEvlJvl
Eul
EulN8n
ExsEynFGmHwn
Jvl
ExuEymFGnHwn
LOlLblOXo
LblOXp
HRl
EulJUk
IYn
ExlGrl
Eum
GqlLUo
E7m
E7n
EynFAmKBo
EvnEymFAmKBnOXl
EymFAm
EvoJvp
EvpJvrN8n
Jvl
EvmIIk
Jvm
Evm
EvmJvm
Evn
Evn
EvlFJl
EvoE/m
KQlN8m
N8q
MRl
EvlKBn
L+l
HFl
Evl
HVp
EvlHVr
FDl
Lll
Evl
JklLLm
EvlLfl
Evl
Fuk
F8l
Lol
Ewk
EwkJlo
Jlo
Ewn
EwjFGn
Ewn
Exk
MRmONl
Ewm
FGn
FGm
FGm
FGm
Exp
EwoN4l
EwpFGn
Ewl
G3l
KBn
KBm
KBn
EwlMRm
ExsHwl
ExrHwl
Exm
Exl
FFq
FFq
E/n
HvoK+q
HvoK+p
EzlE+nOFk
E2lFynHItIQlOEq
E2jFynHIvIQnOEp
Exk
Jdk
OXq
M2p
Iep
ExlHXo
EymKnm
EylKnn
EymKnm
Knm
JNlKnk
G9l
OXn
K4pL/m
N9mOIl
EzsJam
EzsJan
Ezo
Ezu
Ezt
Ezm
Ezq
EzqGBk
EzmKwn
EzmKwm
EzlKnnLdn
EzmLdn
Jam
Knl
Ezl
Jfn
EzlK0k
FvnG1l
E+n
E0kJ4n
E0n
E0lJ4l
E0k
E0l
E0m
LFo
E0l
E0l
IVlMMlOXm
E0lOXn
OXl
J4l
J4m
Gbm
OPl
E1o
E1o
E1q
E1n
E1r
E1p
F0lJCnJFl
Ntl
E1lORl
E1nJBl
MBk
OFp
OIn
E1jOIo
E1mOBj
E1lIml
KNlOBl
OBj
N4l
E1lE+nMel
FYk
OAm
Jyl
HIkOAo
JqlNsj
E1l
E2nMYm
E2k
IIm
MRl
MRkOEm
Jum
IIjN0q
E2nHFlJkk
E2nHFn
E2lJXl
E2kN1l
HFr
HFs
Jol
K7l
Jfn
E3nJEjJPl
Mpl
MWm
HEmJEn
E3mJEm
E3l
E3n
HEm
LmlMsl
HEl
GQl
OXm
E3lF6o
E3lMWl
JEk
JEn
E4o
E4m
Msl
E4kGel
KInOQo
Msm
E4lI3k
G2lI3l
E4lI8l
E5kFnl
Mik
OQl
E5m
E5nKtn
E5mKtn
F3lHMl
E5nMPnOKk
E5mMPq
E5kFCp
E5lFCq
E5lFCm
E5l
KJlKMkKNlKWlKdlKfkKkl
OXm
OGl
E6m
E6m
E6lGGn
E6m
E6n
E6m
FCk
J3m
E6kN9k
N/l
OJk
E7lMem
HDlMemOFn
FPl
HDmOMk
HDl
HDl
IAlK3m
E7wFErMemN3nOFm
E7wFEpMelN3mOFm
E7n
E7kLzl
E7mN2l
E7l
E7n
E7p
E7o
E7n
OXn
OXo
E7l
E7n
E7n
E7nNNm
FCpNylN8k
FCoN8k
E7kFGm
E8oMAl
E8n
E8o
E8o
E8o
Kto
FLlKto
FGnLNm
E8mMgn
Gtm
E8l
Kqk
JGjKYoORn
Hjm
OSl
E9kLwk
E9oLwm
E9m
OXr
OXp
HLlOXq
OXq
OXm
LwlONk
E9lLwo
E9mLwo
Frl
JSqKCr
JSqKCs
FKk
HIlKEj
E+s
E+s
E+jOFk
E+mHAlMKnOEm
E+k
OEl
HAlOEl
E+kOEl
HAnOEi
E+m
OEl
HRkOXm
OXl
LzlMOn
E+l
E+lGulLek
M9l
KBm
M6l
E/l
Mik
Htn
Kyl
E/l
KBqOXn
KBqOXn
KBn
FAoJUl
FAqJUm
FAnKnn
JUmJomJym
FAnJtl
FAm
Knn
MDl
JTlJml
JQl
FAk
JQlKBp
FAlJQmKBq
FAlOSm
FBo
FBo
FBp
FBn
FBm
FBn
N4l
FBm
FBn
OQl
Ivk
IvlNKk
FBlH5m
Gek
FBl
Gel
HGl
FBl
FCm
IZn
N4l
FCmHAl
HAk
OFm
Ljn
FCm
FClOWl
JXk
FDp
FDn
OEl
OEl
FDlJqk
NDm
Jpl
GLlOHn
JWkK8l
JWl
JWn
FGl
FDk
FDlN7lOXk
FEmHRk
FEm
Lzl
OEo
LKl
FEm
N3n
HAoJpmOEkOFk
Itk
FElLql
Fsk
OCn
HSmLKl
LukOFm
FFp
FFmL+l
FFo
JQo
FFm
FFmHbkMfm
HtlJvl
FOlFRkGvm
MblOXn
GwkLZm
FGlJklMwl
IMl
GFm
HykNzl
GQl
FGlHgn
Hgn
FGk
FHqONn
FHn
FHo
FHqONm
FHp
FHoFLk
FHn
FHm
FHm
JZo
FHn
FHnLuk
FSlLZl
FHo
JUr
JUr
HElK3l
FHlJpn
OKn
FHk
ONr
ONq
Lan
FIo
HunLxl
FIkGZlOXp
OXp
FIlNIl
Kml
FIk
HamOIl
Jvm
Jvn
FIl
GXlMRl
J7n
FJm
Jvm
Ffl
FJlNbkOVl
HTkHal
G1o
G1mNYl
FKkN8k
FLmOXl
FLoOXl
FLk
FLlOXk
IslJrl
GElHDl
Mpn
Mim
Min
FLl
FLlOXm
ONl
FMm
F6l
GPnGsl
FMmFPmFTnFbmFelFhnFllFolOUoOXj
FMmFPlFTmFblFemFflFhmFjmFolOUnOXi
FMmFOmFPmFTmFbmFenFpmOUk
FNmJIlJeoJhn
FMnHJl
FMmHJo
FMoFQl
OUl
FMlOUl
FVlFplGPnIulOUkOXl
FVlGPoOUlOXl
FMnF6iG8l
FMn
FckOUk
GPm
HJk
FRlFmmGPnOUmOXn
FOlFXlGPmOUlOXn
GPmGklK2l
FMl
Jin
OIl
OUlOXl
Ffl
OXm
OXm
LFk
I+n
GvlJum
FMk
MKl
FUj
FvnJ0l
FNnFQmJimOUk
FNmOUm
FRl
Fdk
FNn
NvkN6k
FNn
GsoGtpGun
FNkOUm
GPn
FNlFrn
FSlJil
JUnJVo
FNn
Jit
FNlGPm
HspH9n
GMlHFl
FNlFtl
Kdk
FOmFPm
FOmJVl
Frm
JFl
Nol
Fbl
Hfm
G3lOUl
FQl
FXn
FOlI3l
I1mJUpJVmJylJ6m
FPm
FPnOHk
FPp
FPmFxk
OXk
OXl
Fxm
FPlFxn
FPk
GPl
OBi
OXn
GjlGxl
Fem
FPl
GslOXj
LJl
FQlFzl
Kkl
JSl
FQlJSl
FQk
F6l
GOkJpm
GGm
FQl
IUlOXl
Gtn
FQl
FRpHHm
Fml
I+k
FVn
FRk
JCn
FRlJKk
FRl
Fek
J0j
Ikp
FTnFvl
FulOXm
OXn
OXs
JJl
FXn
FSmFXn
FSlOXm
OXn
Jis
FTn
FTk
Fpk
FTl
OLm
FUkGPp
FTl
H3l
Hrl
FUm
FUm
MUmNBk
FskF8kJ8m
FsoF4n
FUl
G8mNcm
FUl
OXk
Nwl
I8k
I7mI8hJflJpn
FUlOXo
OXn
HHm
FXk
JCl
HGkJul
OUl
OXl
OKm
I6lJCk
JEk
H/lJul
FVlHHmJCoJEm
JBp
FWmJ7lKQl
Fnm
FWl
Iul
I+m
FskI8mJBm
FXl
GmpG1l
IJmNIl
G/k
Fhl
Fdl
FYkGuq
FqmHLn
Ksn
FYl
Hjl
Fdl
I7l
HHlJRl
Hal
GRlGtl
Gum
JIm
FZnFal
JZlLll
FZn
Gvp
F2l
FZnFnlJGk
I9n
I8l
FZlJGm
FZk
OUn
K/l
FalFbl
OXm
OXm
H6l
HNkMnl
OEn
OJm
IimJGlKRv
OHmOXq
G6k
JilNdk
Jnn
Fcl
OXm
FdlKRn
Nfn
FdnLwn
F1kOUk
HomKgm
FxmNWm
FxmNWnNal
FelKel
Fxn
Fem
Kgm
FemM3l
KYl
FhlOXk
Jml
FflJGl
Ffl
Ffk
JYm
JQm
JQm
JQl
Ixm
FgmGwlKKlMdn
FgnKsl
Fgl
FglJCl
F7lIJm
FgkIxl
OPl
Gnn
FglJspMul
Fil
FgkKip
GnlJUm
Fhm
FhqJIsJ1n
FhpJIsJ1nOQk
FhkN/j
Fhm
J1p
Fhn
Fho
FhlN6lOXs
OXr
Fhl
OXm
Fhl
Jrm
Jhn
Nol
FjlNok
FilMwl
Jal
MskN+l
Fil
JGn
JGn
HDlOAm
GvlMhk
Gep
Jtn
Hcl
FmlOCn
NLlOXn
Jgl
KJs
FklLrn
GAk
OUl
GwlLZl
FknKOoNWl
FlmHpuKTlLGv
FlmLFn
JJn
FllK/nLBkMDlN3l
HpkLIlMJlN1n
N1m
Gln
FlkGxn
FllGxnNxl
Flk
F2m
J1k
FnsIXpMDlOPkOTm
GGl
Fnk
FooOFk
IXkLEn
JDl
JQjNYl
JLl
HroKNkOUk
HrpKNl
G6k
Fnl
FonJIn
Jkk
FolJOn
FplJjm
Fpo
Fpn
Ijm
MGq
IfmMGm
IflLqlMGo
JLmJNl
Fpl
FplJLmJNkJOk
K2kK3l
Kln
MGmNNlNml
KDmM9kNmk
FpkJil
FqjN2lOTk
Gml
LCo
Hbk
K2mOMmOTk
G2nOTl
G/oHLnNvkNzl
OQl
OXl
Fql
FrmFsp
Frm
OUl
FrmF6k
Frl
Frl
OUl
Frl
Frl
Ftk
FrlFslF0pJCmJEnL6k
I/oJul
JAm
Fsm
G/l
F4mF5lI8l
JBn
LBk
GOlODl
FskFtlJlk
Fsl
JBn
G9l
FtsJNp
FtpIGlJNo
FtmF6j
I9lJTlLFl
JTl
FtlF6n
Ftm
FtlF6l
Fym
JMl
Ftl
FtnNWl
FtjJKlJbo
Nkl
Gkn
OWm
Iin
FtlHAmJ4mOEl
MKl
JBn
G3k
FunJul
IBn
Fuk
Hmk
FulLgl
GWlNrl
I/l
Ful
OXk
HVl
Fvn
FvlGsmGtn
FvlLPp
Nnm
Ixl
FvoIGmLPm
OXl
GmmI9k
OXm
InnMQl
Gun
GnmG0mLEnNJl
FvlHJm
FwoG0nKOtNCp
FwnJNnJel
Fwl
Fwn
FwnKPuNEu
FwmKPtNEv
Fwk
F1lLwm
GSlIXlIalK6kN7l
JskKul
Fwl
OXk
FwlG2l
HqlIVmIgmN8n
G2lIgo
G2lHylIGlIdmN8n
Ign
FxnGpo
FxnH0lOXm
KhoNGl
L4kOBl
N/l
HflJDl
FxlN7kOXk
GpnOFl
Fyw
Fyy
JAn
Fyq
Fyq
Fyr
Lnq
Fyo
NjmODp
FylF0lODp
Fyl
Fyl
F6lHJm
Gnn
Njl
ONk
KikORm
HVmOAlOXm
OAlOXm
OJl
Iol
OHk
Fzn
FznMWk
HKlL3l
GskNqm
GolOJm
Jil
HOm
FzkKFk
JVlKgl
HPl
MTn
F0o
F0lF5l
L3n
ODl
Jgm
Nel
J6nNml
GLmJCl
JCl
JFm
F1rKiuL0t
F1oKirL0p
Kik
F1oKirL0o
F1m
F1m
Kin
F1n
Kil
F1l
Kpl
Ijn
Ijm
OXp
Kil
Kwm
Kin
Kin
MKkNVlNak
F2w
F2sG0l
Jgl
F2o
Hrl
F2l
F2lKFnMFw
F2lJIk
Irl
F2lNll
F3o
Nsk
MEl
OXn
F6lHVsNjoODl
F3kGCmHwkLypN1n
F4lGsmLon
Guk
OHpOXn
F6j
JSnNil
HjlHnn
LAk
Lrl
F5lOXp
F5lOXq
OXn
IFp
F6m
F6nJym
F6l
OXo
F6mOXn
F6nOXo
F6lOBmOXm
OLl
Jtk
F6k
OTl
OXl
F6k
F7m
Gfl
F7lLLm
Ijn
LUlLmm
F7l
Hnm
HVk
I0o
F8mOXn
Gtl
F9l
F9k
L8o
L8m
F9n
F9m
LvmL1n
F9l
OHm
Hcn
F9lOXi
L+o
L+p
L+n
F9l
F+kOXm
F+m
F+nHWl
F+n
Lfn
OXl
F+k
F+lOIl
Mkl
F+l
F+l
HTl
F+lJ4k
F+lJ4l
JSnMKp
J4lOXm
OXm
F/o
F/n
NTl
F/nGBl
GBk
GXk
OXr
OXp
I8mJ9oOXm
I8mJ9nOXm
F/mIrlNno
KTlOQm
OXl
GAmIok
GAmI1lJnk
MKl
IzmM9n
Kap
KaqNTl
Hhl
Hun
OBm
HunOXl
Gim
GCn
LQp
GBlLQn
GBkG+l
GBlH2lIPk
HOl
GCmHvlLxl
GCl
Jjn
GCn
GCk
GCm
IGl
Hvm
N1l
N1n
GCk
GDn
OXv
OXw
GDn
GnqJwk
MtnOJl
HilMtqOJk
GEkOVl
HVkNgm
Ngm
Mfk
I/l
GEl
ODl
Gkn
JHk
NMlN9l
GGl
GFk
LAl
JTk
GZlIFo
L7r
L7s
GFl
Ipm
KXp
IBl
GGkIKlKqlLamOXp
Nom
Jek
Lel
OXv
OXu
OXo
M1n
H2k
G5lHinNjl
OXn
Llm
OXm
GHm
GKk
OWk
Jqk
IPk
HflONl
OKl
LFl
GIq
GIm
LWm
GJn
OAn
MblOAo
OAl
Lnn
GJlLnl
MhnNrnNsm
NLl
HBn
Nsm
OBj
Mnl
ODo
GcpL7q
GcmL7q
JVl
Nrj
GKl
Gom
Hrl
Lyl
Hul
GKlH/l
GLn
GLlJalJum
Nlo
GNl
GRl
ITlJIk
LNlOKo
GMnGWlOXr
GMmOXr
GMm
GMlI5k
GsnKtl
Gol
N2l
OXk
GMl
GMlIZm
GRkGZk
GMk
GMnIzkI2lORn
NclOOk
OImOXb
Hnl
Nlo
GNo
GNo
Mhn
GNnJFl
GdvJwrOXm
GNnKIl
Hul
NGk
OXj
GOl
Jhl
JekLbm
G5o
GOlJLl
JLn
GOlOXo
GOlGZk
JNl
OXo
OXp
OXl
OXk
GPk
OXq
GPkOXq
I7l
OXo
GPk
ICk
Nyk
GQm
NvkONlOQp
GQl
OVl
JMm
JFmNjl
GRkKHl
MalOXk
MamOXm
Jbn
NwmOJl
HUlHplJLl
Mwl
JUl
GdlJNl
MymNxl
GRl
OSl
GSlMblNxl
Jem
GTt
GTu
GTr
GTsOXl
NDm
OXl
OXl
OXl
JMoJdl
GTlMXlN0k
I4l
GTm
OQl
GTl
Jzn
GUq
OXj
JNl
OXk
IGlM7l
N4lN9l
IWn
GVm
KMn
GWlL3o
Lzl
Jwj
GWkNhl
Jsl
GXlOXm
OXm
HQn
GXk
GXlMwn
JRmKKl
Hyl
JRlLll
GYnJRo
OInOXu
GYl
GYlLYl
GYl
IBnLQm
KCo
GYmG+kLJp
GZl
IXlMXkM3l
H9l
Gcm
KKkORl
JzlKBnKIm
GZk
GZk
OFn
IMk
L5n
GamMAn
KWoLYk
HwmH2l
Gak
GakOIk
OHm
IonMrm
GblILl
GctJMnJbn
GctJMnJbn
Gco
GckJXm
GcnJvn
GcoJvo
GcoJbpJctJdqKApKDm
GcnJIlJbpJcsJdqKAnKDo
GcnJcr
GcmJbqJdo
GcnJbrJdp
Jbp
GcnJqn
GcoJqn
Gco
G6lOXn
OXn
LXn
L7mM/l
OXo
Gcl
Gcn
JlmJ5lKBq
JlnKBqK3l
HCkISkKolOGl
Jal
JYl
GckJfp
Jfp
OXm
OXn
N8l
GdnJwn
Gdl
JKqJwo
JwqOIl
GdoJwl
JwkLon
JwmOXl
JwnOXm
GdmOXk
GdnJplJwnOXl
OXk
OXm
OXm
JanLxl
I0l
GdlLoo
Ge0
GekGgkG2jIAm
GglGjkG0mG6l
GlnGxoNik
GenGilJIqNyl
Gel
Gzl
Kur
GelOTn
NklNyl
GelG2l
GelG2l
GelG1l
G5l
G5n
Gym
GfmMll
Gfm
Gfm
GhmOTl
Ghm
L9j
GonGxlNzo
Mdn
MdnNZk
LFl
Gfl
Gll
Gfl
Hml
Ggq
Ggl
Ggl
Gzm
GgnMLl
G4l
M1m
GglOXq
I7k
KclNOk
Ggl
GllOOk
LSl
M8l
OXm
Ghs
GklGro
Gpl
GinOXk
GinGrnOXk
Ghk
Grl
GhlHFlK4p
GhlK4oLhlOXm
NvnOXm
NvoOXm
HJkOQlOXl
GiqORk
Gio
Gil
Gil
GilNEk
Gzl
Kko
HHnK5m
JcmKkoMRl
GjkOTn
Gjl
G2lJUl
Glm
GlnGxj
GklG0l
GkmOTl
GkkG0o
Gkl
Gym
G5k
GlnOSk
GlkIIm
GlkHclOOl
Mmm
Gll
Gml
Gmo
Gmp
OOlOSn
GokOSn
GmlOXm
N2l
JOn
GnqJwl
Gnn
Lak
OTn
Nin
G0kLIjOKk
GnlOEk
G+m
Gol
Gon
Gom
Gom
Gzn
Gol
I0lLil
G+n
JMl
Gpm
Gpm
GpmHnm
NEn
Gqp
Gqr
GqnKLn
Gqn
GqnLok
Gql
Gqk
OKl
GrmMun
KZo
MekOEn
GsmGtoGum
Gsm
NTlNpl
GskLop
GskLop
Jqo
K1n
GslLJl
Lok
GukJll
LHk
GvlI7l
Mkl
Mxo
OUm
Gxo
GxlHql
J1k
Gyn
Gyk
Gyl
G7m
Gyn
G8lHUl
Gyl
LLp
GylLLo
NXk
Gzo
Gzp
OTl
IHl
OXq
G0o
LVlNOl
G1q
G1l
I5l
Ktl
IgmM/l
G2l
G2nJtsNdw
Jtn
G2nKplMPm
G2lORl
G2lM1r
KGmM1qNWl
G3kIbl
JBlLpk
G2k
LpkN8l
N8l
Lpl
Khl
G2kNNl
G3o
G3pHjl
G3pG5l
OXm
OXm
MFlMKk
Nhl
G4n
G4o
Ijn
Ijm
Ijn
N1k
KGlOXq
HglITl
G4kHgl
Ikk
LHk
G4l
G5nKIl
Kkl
G5nOXl
G5pOXl
G5nOXj
G5mJrk
G5nH6l
Irn
Kzo
LIl
HKm
G6m
Mtk
OAlOXj
OJk
JWl
HKm
G7m
OTm
JUl
G7l
G8l
G8m
G8n
NCkOXl
OXl
G8l
Jvl
G8n
HUlOIlOXl
I9n
G9kI9l
OXl
OXm
OXm
HSn
OXo
OXo
OTn
HEl
OXm
K0k
G9l
OAh
OXj
OUl
OAl
Izm
OXm
OPm
G+n
KEl
Nil
G+m
G+m
G/mHVn
G+mHVn
N1l
KDm
G+l
OXm
OXn
G/n
G/o
G/l
G/n
Jxl
OXm
OEl
HAoOEp
HAm
HAk
HAnOEl
HAnOEm
HAmJ3m
J3nOEn
OEoOXk
OEl
HAnOEl
HAmOEl
HBn
HBk
HBl
HCl
IYl
HYl
HCkOAl
HCl
Nsk
HClN3l
Kbl
HClNsl
L5m
Jul
LblMbm
HXn
HEnOXm
JEn
HEmOFl
HElOKkOUk
OXl
JEl
HFk
MllNZm
Mll
HHn
HGwJHmJkr
HGtHNnJks
HGp
HGoHNmJkp
HGtJkn
HGmJkl
HGp
HGlJko
Ncl
Ncl
HLlICm
I3l
HHn
HHp
HHoJEk
HHm
HHm
OIl
HIqIQn
OCm
HWl
OEn
J0kM0l
OXk
Kjl
HdlHek
HKo
HKo
N9m
HKl
HTlK+kNioOXp
HLl
HTl
HNlI9l
OImOJn
HMkNzm
I1m
HMn
HNv
HNu
HNo
HNp
HNoOXn
HNoOXn
HNoOXn
HNn
OXm
OXo
OXo
Mjn
HNlOXm
HNnOXl
HNnOXl
HNnOXl
HNl
HNl
Mzq
Mzr
K2lNql
OJl
HejN0n
Nvl
NhlODj
Jkn
L1l
M0p
KLm
L1q
L1n
JSo
JSp
N/o
HQoN7o
HQmN7l
N/l
HQn
HQoN/j
Mdm
HQlJPn
N/n
N/n
N/l
HQlOBm
IHlIRl
N/n
N/m
HRl
HRm
OXn
OXl
HRl
Nrm
HRlOXq
Hen
HRlLNk
HRlIvl
HRl
HSoONn
LXl
HSo
HSn
HSk
Iyl
M2p
MRn
OXn
LUl
HTk
HTm
JAlOXo
OXo
HTnOXk
HTm
HTl
LEl
JAl
JAl
ODn
HUnOXl
HblJqn
HUn
HUkIIlN/m
HUn
HUlOXo
IQl
HVlNjmOXX
HVl
HVl
HWp
HWpOXo
HWoOXn
HWl
HXn
OAn
Hbl
HYr
HYl
MUl
OXm
Kvl
ILmIMnODn
Hal
Han
Nwl
OXs
OXn
JSl
HbpMNl
J+l
Hbp
Hbp
Hbn
Jql
HmkJal
Kon
H7kJYl
H7l
Hco
HcqI+oOXl
HckOXp
OXp
I0nKDlOWl
Hdr
I0n
HelMmm
Hfp
Hfp
HfmIFl
IPkLvm
Hfm
IglIrk
IZoKBn
IDl
H1lH5k
HhlHslH4lIGkOHk
Hfl
HtlIVlOHk
IFl
LCq
K+l
Ivn
KAoKDm
HglKAp
KCl
L0lNSl
NSl
OXq
HgkOXq
Iqo
OAm
Him
HipNNl
Hin
JdpJ5nKDr
JdlKDm
JdpJ5lKDq
JdlKDn
KDm
HikJ5l
Jcm
Lvk
HjnOSl
Hjm
Kcl
LDl
JXo
HklHtlJXn
HkmMpk
Mjk
K/m
MFnMqm
MFoMqn
KNq
Ijl
Kml
KPk
Mwm
HmlMcn
HmlIwn
Iwn
Iwn
HmlLTp
Lpl
Kek
IVk
MHlOMn
H4lIpm
MGk
Ldl
Hom
H4j
Iml
Hol
ImlIpl
HokIpmMBl
HpoKTlLGn
IKn
ILl
IJl
HolH4k
HolH4l
Kgk
OIl
IZl
LLlNll
IHlLnk
JHl
Hsl
Jql
Hsm
IMl
Mtm
Hsk
Hto
HuoK9n
Htm
H0lICk
Htl
Hum
Huk
Hxm
Iul
M9n
M4l
HulMOl
HulICl
Ifk
H+l
Iol
JAl
Hvk
Hvm
HvmOXl
Lxn
Ifm
K+m
Iyl
HwlH+lIWl
K5k
Hxl
Llk
Jan
ISk
Hzk
Hzl
Hzl
Hzm
MPl
Lgl
HzlIWlLqk
Mbk
H3k
N2l
KGo
H0nI+lOEl
IBn
H0lIBn
H6l
H1o
H1p
H1n
H1n
H8l
IDk
H2lIAn
H2n
IKl
OXn
OXn
H3n
Nsl
IQlIYmJFkOSkOXt
H5p
OXk
IMn
Lfm
LfnOXm
LfmOXm
H6lLfm
H6lOAn
IAl
H6kOXq
OXq
H7p
H7l
H8n
LZk
OXn
OXn
H9mMLk
Lfo
I9o
Lgn
JdlLll
LlkL2l
H+lM/l
Kfp
H/kIAm
H/lNLn
NLm
Lim
IAo
J8l
MLk
IBlJmkMEl
Mtl
IIlIbl
Mal
IDk
IClJ9o
IDnIEm
OXp
IElIyn
IEm
NSl
IFlIxl
Jkq
JkpM3l
OSj
J1p
IGlIvl
MJnNbm
MJnNbn
KXm
IHlIpnMFl
IIoN0m
IIl
I1l
IIlIbk
IJlKml
K8l
IJk
L8l
N3l
IJl
IKq
Iml
ImnKRv
ILn
ILnLak
ILm
IOl
ILlLam
Iml
IMm
L8l
OCl
INn
INrJZkLkn
INq
INl
IOn
MWn
IOlIil
IOlKDmMWl
IOn
MWl
IUkLal
KEl
NGk
KEl
Ngk
IPo
IRo
Iql
OXm
ISq
ISl
K7lOXn
ISkKrkOXn
ISkIVn
K5m
LYl
OXl
Ilk
L/l
IXk
IXkNql
IXkNqkN6l
OXm
OXl
IXl
N2k
IXlMjl
IYl
IYmN+n
IZl
JKm
Ian
IalJQk
JGm
Ial
Ibl
Ibl
Itm
J+n
Idk
NElN8l
Ntl
Iel
IelKTl
JWlLOn
Lqk
Ifl
N8k
JIm
Nwn
OXo
Iip
KTk
Ijo
Myp
Ijn
OXl
Mnl
OXx
Iml
J/kNSk
OFm
IokOGm
JMn
IpnLzl
Ipn
Ipn
NKl
IrmKWl
Iro
IrnNat
IrlKTn
Irl
KTnLEk
Irl
M4k
Ism
Nol
K2m
JgoNWk
IulOGn
Non
MEm
Iwn
IwnNDn
NDo
Krm
KOl
OXk
OXk
IxlJel
Iym
OWl
IzlJUp
Izl
I0pJdn
Jhn
I0lJhn
I0n
I0m
Jxn
JdqJxl
I+l
Jpl
Jxm
Jxn
I1o
I1n
I1lKTm
JYm
K7nL1nMGm
I2l
OXm
OXn
I3l
I3k
M8l
I4o
JJl
K4n
I5n
Lpk
Lpl
I5lJJlJLp
I5qOXm
I5rOXl
I5nOXn
I5k
Jhn
OFl
I6k
JskOXl
JslOXl
I8m
I8n
OXl
I8k
I7kJ6l
N6k
OXn
OXn
OXn
OXo
Jpn
Jsl
I9kNyl
I9p
J9lKjl
I9k
OXn
I+p
OXq
ORlOXp
JDk
I/n
K1mLAk
I/lJYqLnl
JYr
OXm
OXj
JKlOWl
JAmJKl
JunJ8j
LDl
OIm
JCm
JDqJEo
JDoJEo
LakOXm
OXm
MflNSl
Nmn
K2n
JDn
JEmJFoNmq
OKl
K3lLJm
JFm
JFn
JIm
Kfl
Lrn
JHo
JHnOMl
JHm
JHnJrl
JHn
JHlMXn
JHlMXk
Nal
Jxn
J0l
OHpOXv
J3m
JIlOXl
OXn
JIlOXl
JIl
OBlOXk
Kjk
JJn
JJmOXl
JMlJ3m
J3m
JKn
JKn
OXp
JLl
Mjl
JMo
Jbl
JMn
JMm
JMmJbl
Jfm
Jfm
JOlOMn
OMm
JPl
JStL6n
JSmL6n
OXn
JQo
MXl
JRp
JRnKAk
K5k
KCl
NPl
JSl
JSoKCp
KCm
KCn
JSlOXm
OXl
JSlOXn
KFlNQl
JSlNQlNak
MKkNal
JSl
Jtl
Num
JTm
JTm
OXn
OXn
K4m
JYm
JUm
Jno
JUp
Jen
JUl
JUl
K1k
JVlMwo
JVl
LAm
OSl
OXo
JWo
LOn
LOm
JXnLOl
LOn
JXmMZk
JYn
JYq
JYn
JYp
JYlOXl
OXn
JYlOXn
L9n
JZo
Lkl
JZn
JZl
JZm
Jbl
JaoOXn
MEo
Krk
Jak
Jap
Jap
Jal
Jap
Jap
Jan
Jal
J4kOXm
Jbq
Jbm
Jbm
Jbm
Jbm
JblOXp
JblOXq
JblKCl
NKl
Jco
Jco
Jco
JckK2m
Jdn
Lon
Jdo
Jdp
JdpKDl
Jdo
Jdo
Jdm
Jdm
Jdo
Jdp
KDm
JdjKDo
KDo
KAmKDn
OEl
KDk
OWl
Jen
Jem
Kjm
Jfp
JflMul
OXn
LIn
LLl
LLm
Jhp
Jhn
L7kOSl
Jho
Jhp
JhlLUl
JhoOXl
JhoOXj
NJk
NYqNclOXj
NYpOXj
JhlOXk
OHl
Mpl
J0l
Jil
Jkq
Jkq
Jko
Jko
JklOIoOXo
JklOXk
JklOXk
Kzl
JlmK3qL0nMAm
JlmK3rMAm
JllMpk
Jmo
OXl
Mfm
OXs
OXr
OXl
N6kOXn
OXn
Jpk
OXn
JomN4l
Jon
OXm
OXk
J5lOXi
Jpo
JplNxlN3mOFn
L9lN3nOFn
JpnNyl
L2l
Lun
KGk
KGl
Jqn
JqmJxn
Jqo
OXk
Jqm
JqnJxm
JqnJxn
JqmJxp
JqkMDlMfkM6l
JqoJxo
Jql
LFlOUl
JqlLbn
Lbn
JrmMll
Jsq
K7lK/l
JtmMEjNom
Non
Non
Jtl
Jvl
Jvl
MQlNik
Jvl
Jwo
Jwl
JxlOXj
Jxl
OXn
Jym
JymNyl
Jyl
OEm
MAk
Jyn
JynOXn
OXj
Jzw
Jzu
Jzp
JznKel
Jzm
Jzn
JzlOXl
KeoORm
KWn
J+k
J0lOIk
J0kLTl
J1p
MPt
J2z
J2t
J2s
J2kK3lLpn
J2n
J2p
KMl
OEl
J3mJ4n
J3mJ4m
J3n
J3n
J3n
J3n
J3n
J3o
J3p
J3o
J4o
ONk
J4lMIm
J4mJ6m
OQl
J5m
J5m
J5n
OXm
J6nLMl
Mjp
J6n
J7o
J9mOXq
J9mOXp
OFn
OCm
OXn
K6lOXm
K/l
KBm
KAv
KAq
KAu
KAq
KDl
NMn
NMn
Ktm
KDm
Ktm
KDm
KDm
KBo
KBo
KCm
Kkn
KDrNNp
KDrNNp
KDnNNw
KDkNNu
K6n
M9l
KEnOJq
L0lMbm
L0lMbn
KFq
OJk
Kgm
OBo
KGm
KGn
OQl
OQn
OWl
KIl
KJm
L2n
Lcm
KWnKel
Kgl
NTl
KKqNTl
KKs
KKm
KKm
KKnMuk
KKl
Mut
KLm
KWl
KLn
KLlKSl
OXm
Kam
KMo
N9k
KNp
KNm
KOm
KOnKem
KOq
KOqLAl
KPo
KPm
KQn
KRp
KRoKgp
KRmKgp
Klr
OXo
OXq
KRl
OXn
OLl
KSq
KSm
KTp
KTm
OHm
OXl
KUmLin
OXm
OXn
ORk
KV0
KVo
KVoLYm
LYm
MWq
LBo
KXl
KYo
KYoNVl
KYnNVk
KYk
NUk
KZo
KZnNMl
KZm
L4pMArMBlNOl
Kao
LsmNTlORk
Kam
Kal
OGl
Kao
KakMlk
Kcq
OCl
Kcl
Nqm
LJl
KenMXn
Nbm
Kgn
KhuNGx
KhoOXm
Khn
NGo
Khn
KhsNGn
Khm
NGo
Kho
KhrNGk
Khm
NFl
KinNSl
KilOTn
Kjm
KjmNIm
OXo
OXp
KklOXp
OQk
Kkl
OJk
Kmm
KnmONl
Knn
OVn
Kol
K0lOXp
OXq
Kpm
Kpo
KpoMgn
Mgm
Mgn
Mgm
Mgm
K3o
K+o
K5l
Kro
Mun
KsnOLm
N9n
KsnK2n
KsoK2nNel
OVl
Mgn
Nen
KuoMxo
KuoMxoNek
Kum
N7l
Kup
Kup
Kup
Kup
Nqn
Nqm
LIn
Kvo
LrnMIlOVl
MIn
LZl
MQn
Kxr
Kxn
Kxo
Kyq
OXq
OXq
Kzr
Kzn
Kzm
Kzo
K3o
K0q
K0l
OXo
K1m
OAl
K2o
K2oK3o
K2oK3o
K2pMVl
K2qMVl
K2r
K2o
K3m
K2lOXl
K3mLllMAl
K4o
K4m
OXm
K5n
K5n
K6r
K6sNek
K6o
K7q
K7q
K8o
LclOIl
K9n
K9m
OXl
K+l
K/tOVl
K/tOVo
OVm
K/n
MUn
OXl
Nxm
LBn
OAl
LDn
LDl
Lpl
Mzk
LEl
LFo
OXp
LGn
MUlMhm
Mhm
OKm
Nsn
LIn
OXm
LJm
Nxl
Mpl
Mem
Mek
LLm
OXl
Ljn
OXp
Nml
OXm
LPl
LsnLtm
LQl
LSlM1m
LSl
ODl
ODk
L6l
Ngk
LWl
LWl
OHq
M2m
LXr
LXl
Mbn
ODl
Lkn
Mbn
Lcm
LcoOCk
Lcl
Mnl
Ldq
Mfm
OXm
Lgn
MLn
MAn
LloOXq
LlmOXp
MNn
Mwl
Lpo
Lrp
Lrp
Lrm
Ntl
OXn
LulOXo
MCl
L0o
NSo
OMm
L3n
L4oMAn
L4pMAn
L4o
MAl
L/m
L5m
L8n
OFl
L+q
Mup
L+lMup
L+kONlOXl
L/o
L/p
MAp
MAoNdl
MAlOXn
OXo
OXl
Nam
Nat
MBp
MBp
OPk
MDlN2l
OXm
OXm
OXn
MFp
MHn
MHlOXo
MJo
MJpNbt
MJo
MJo
MJo
MJn
MJo
MJp
MJmNbm
MJs
MJlNbo
NHx
N0lOCl
MLo
MOn
OXm
OXl
MPs
MPs
Mfl
OXm
MRn
MRn
MSlNglODm
MWo
MYq
OVlOXh
MZt
MZs
MZo
Mzm
Mam
Mbm
Mbq
Mbr
Mco
OXl
Mdr
Mdq
Mdq
MdnNMl
OXn
OXl
Mem
Meo
OFm
Mfp
Mfp
Mgn
Mgo
MglOXm
Mhn
Mho
Mhp
Mip
Mip
Mio
Min
Mjl
Nek
Mrm
Mkn
Mkn
Mmm
OXm
OXn
Mml
OFm
Moo
M3mM5n
OXl
Mrp
OXn
MzlOXn
OXm
Mto
Mtp
Mtp
Mtr
Mtp
Mtp
Mtl
Mur
Mur
Mur
Muo
Mvs
MvvOVn
Mvp
MvtOVm
Mvp
Mvo
Mwm
MxlOEl
Myr
Myq
OXp
OXo
OXm
Mzo
Mzo
Mzp
OXl
OXl
M0o
M0o
M0o
M1o
M1n
M3r
M3rOHl
M3p
OXn
OGl
M6nOGl
OIm
M7lNFl
NFl
M9o
M+u
M/n
M/n
M/t
M/nNMm
M/m
NAn
NBv
NLlOXq
NLlOXp
OXl
NCnNMl
NUk
NHo
OXm
OXl
NJlOXn
OXp
NKw
NKo
NKt
NLp
NLp
OIm
NLkOJn
NMnOXp
NMnOXo
NNn
OXn
NPlOXm
NVp
OXn
NYm
OXl
OXl
OXm
Ner
Ner
Neo
NfmNik
Nfl
N+kOAj
NilNkl
Ngm
OXm
OHl
OTm
NjlODm
ODnOXl
OXn
OXn
OHn
Nkl
OQl
N1l
Nnp
Nnn
Noo
Nop
OKm
Nqn
Nqp
OCnODm
NslNvl
OAm
N/o
OXl
NulONkOXm
NulOXo
OXp
Nvr
Nvm
Nvo
OXm
OXl
NwkNym
OXl
OXn
OXo
OXo
OXo
NxlOXn
OXj
OXk
OXm
Nyl
OXm
N1lOMl
OXl
N2lOJm
N2k
OXm
OXm
N3m
OQl
OSm
N4p
OJl
OXm
N5o
N5o
N5n
N5o
N5o
N5n
N5n
OXm
N7m
N7m
N7kOOk
OXm
OXl
OXl
OXk
N9p
OAn
N9mORl
N+m
N9m
OXm
N9lOXr
OXs
OEl
OXm
OIj
ODl
OOk
N/m
N+m
N+kOXp
N+n
N+n
N+m
N+o
N+n
OXn
OXl
OXn
N+k
OXm
OXn
OXo
N/mOXo
N/mOXo
N/o
N/o
N/p
N/mOUlOXm
OHl
OXl
OXu
OJm
OBp
OXo
OBlOXl
OBkOXm
OQl
OXl
OXp
OVl
ODo
ODo
OXm
OXv
OXv
OXk
OXl
OInOJlOXo
ODo
OFm
OXj
OXn
OXp
OXn
OKq
OGm
OHo
OHn
OHm
OHn
OHkOKm
OHp
OXl
OXl
OHlOXl
OXq
OXl
OHn
OJm
OXl
OXk
OXj
OJn
OIr
OInOXl
OIo
OImOXb
OIlOXm
OIn
OIkOXo
OIo
OImOXq
OTlOXn
OXl
OImOXm
OInOXn
OXl
OIk
OIl
OXl
OXp
OIo
OIm
OXl
OVl
OJq
OJnOXa
OKm
OJm
OXo
OXp
ORk
OMn
ONlOXl
OXm
OPn
OOo
OOn
OOlOXl
OXn
OXp
OXq
OXm
OXp
OXn
OXn
OPlOXn
OPlOXn
OSo
OXn
OVm
OXk
OWo
OWo
OWm
OWo
OWk
OXo
OXm
OXn
OXo
OXo
OXp
OXr
OXs
OXq
OXo
OXm
OXm
OXo
OXn
OXo
OXn
OXm
OXn
OXo
OXp
OXt
OXs
OXo
OXm
OXn
OXp
OXn
OXq
OXp
OXn
OXn
OXm
OXm
OXm
OXn
OXp
OXp
OXo
OXn
OXn
OXt
OXq
OXs
OXm
OXm
OXl
OXl
OXn
OXp
OXo
OXn
OXl
OXo
OXq
OXm
OXp
OXn
OXn
OXp
OXn
OXo
OXn
OXp
OXr
OXm
OXl
OXo
OXl
OXr
OXq
OXm
OXt
OXs
OXo
OXq
OXq
OXo
OXn
OXn
OXo
OXn
OXn
OXr
OXm
OXl
OXl
OXo
OXm
OXo
OXo
OXn
OXo
OXp
OXp
OXp
OXn
OXo
OXn
OXm
OXn
OXq
OXq
OXm
OXm
OXl
OXq
OXo
OXq
OXq
OXo
OXo
OXo
OXo
OXp
OXm
OXo
OXn
OXr
OXm
OXn
OXn
OXl
OXn
OXq
OXk
OXp
OXj
OXn
OXm
OXn
OXm
OXp
OXp
OXn
OXn
OXo
OXn
OXp
OXo
OXn
OXn
OXn
OXo
OXp
OXo
OXq
OXn
OXm
OXo
OXm
OXn
OXm
OXo
OXo
OXp
OXn
OXo
OXp
OXm
OXn
OXq
OXp
OXm
OXk
OXq
OXp
OXm
OXr
OXs
OXm
OXn
OXo
OXq
OXm
OXm
OXm
OXm
OXm
OXp
OXp
OXp
OXs
OXo
OXo
OXr
OXo
OXn
OXo
OXo
OXm
OXm
OXm
OXr
OXp
OXq
OXp
OXl
OXn
OXn
OXm
OXq
OXp
OXq
OXq
OXn
OXn
OXo
OXq
OXp
OXm
OXn
OXn
OXn
OXo
OXm
OXl
OXn
OXn
OXm
OXm
OXo
OXo
OXo
OXo
OXo
OXo
OXo
OXm
OXn
OXm
OXp
OXo
OXl
OXm
OXo
OXn
OXn
OXm
OXp
OXo
OXo
OXo
OXm
OXm
OXp
OXu
OXq
OXt
OXo
OXm
OXl
OXo
OXp
OXn
OXn
OXm
OXn
OXn
OXn
OXm
OXm
OXo
OXp
OXo
OXq
OXm
OXp
OXl
OXn
OXo
OXp
OXq
OXn
OXn
OXn
OXn
OXo
OXo
OXp
OXq
OXs
OXr
OXq
OXp
OXn
OXo
OXr
OXo
OXq
OXr
OXl
OXo
OXn
OXm
OXo
OXm
OXo
OXo
OXn
OXn
OXn
OXs
OXl
OXo
OXo
OXn
OXo
OXn
OXl
OXm
OXm
OXn
OXo
OXo
OXm
OXo
OXo
OXn
OXp
OXp
OXm
OXn
OXl
OXn
OXm
OXp
OXo
OXo
OXn
OXm
OXm
OXm
OXm
OXn
OXm
OXm
OXl
OXm
OXn
OXn
OXn
OXn
OXo
OXo
OXl
OXn
OXo
OXp
OXn
OXn
OXn
OXo
OXo`,
}
