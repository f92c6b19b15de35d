/** What can stand in for grains, pasta, pulses, breads, pastes and jars. Tables only. */
import { swaps } from './swap.ts'

export const CUPBOARD = swaps([
  [
    'rice|basmati rice|long grain rice|white rice',
    'The same weight of another long-grain rice, quinoa or bulgur wheat, cooked by its own packet.',
    'Not pudding rice where it should be fluffy; bulgur has gluten.',
  ],
  [
    'risotto rice|arborio|arborio rice|carnaroli',
    'The same weight of pudding rice or pearl barley (barley takes 40 minutes).',
    'Not basmati: it has not enough starch to turn creamy.',
  ],
  [
    'couscous',
    'The same weight of bulgur wheat; without gluten, quinoa or cooked cauliflower "rice".',
    'Not for coeliacs as it stands: it is wheat.',
  ],
  [
    'quinoa',
    'The same weight of couscous or bulgur wheat.',
    'Not couscous or bulgur if it must be gluten-free.',
  ],
  [
    'bulgur|bulgur wheat',
    'The same weight of couscous (quicker) or quinoa.',
    'Not couscous in a salad that has to keep.',
  ],
  [
    'pearl barley',
    'The same weight of risotto rice or spelt; rice is done in half the time.',
    'Not for coeliacs: barley and spelt have gluten.',
  ],
  [
    'orzo',
    'The same weight of another tiny pasta, broken spaghetti or, with more liquid and time, risotto rice.',
    'Not big shapes cooked in little stock.',
  ],
  [
    'pasta|spaghetti|penne|tagliatelle|pappardelle|macaroni|linguine|fusilli',
    'The same weight of any dried shape: long ones for smooth sauces, short ones for chunks. Or gluten-free pasta, stirred more.',
    'Not fresh for dried weight for weight: use a third more.',
  ],
  [
    'egg noodles|noodles',
    'The same weight of rice noodles or thin spaghetti.',
    'Not egg noodles for vegans or coeliacs.',
  ],
  [
    'rice noodles',
    'The same weight of egg noodles, or thin spaghetti.',
    'Not wheat noodles if it must be gluten-free.',
  ],
  [
    'breadcrumbs|panko',
    'The same amount of crushed crackers or cornflakes, or porridge oats to bind.',
    'Not soft crumbs where it should be crunchy, unless toasted.',
  ],
  [
    'red lentils|lentils',
    'The same weight of yellow split peas (30 minutes longer).',
    'Not green or Puy lentils where they should melt into the sauce.',
  ],
  [
    'green lentils|puy lentils',
    'The same weight of brown lentils, or two tins, drained, for 200 g dry.',
    'Not red lentils in a salad: they go to mush.',
  ],
  [
    'chickpeas|tin chickpeas',
    'The same amount of cannellini or butter beans.',
    'Not dried ones unsoaked: 100 g dry is about one drained tin.',
  ],
  [
    'kidney beans|black beans|cannellini beans|butter beans|borlotti beans|tinned beans',
    'The same amount of any other tinned bean.',
    'Not raw dried kidney beans in a slow cooker: boil them hard for 10 minutes first.',
  ],
  [
    'tortillas|tortilla|wraps',
    'The same number of flatbreads or pittas, or lettuce leaves.',
    'Not corn tortillas for wrapping a big burrito: they crack.',
  ],
  [
    'naan|flatbread|flatbreads|pitta',
    'The same number of any of the three, or tortillas.',
    'Not sliced bread for scooping.',
  ],
  [
    'ciabatta|baguette',
    'The same weight of any crusty white bread.',
    'Not soft sliced bread for croutons, unless dried out first.',
  ],
  [
    'baked beans',
    'The same weight of haricot beans, warmed in passata with a pinch of sugar.',
    'Not beans in water as they are.',
  ],
  [
    'tuna|tin tuna|tinned tuna',
    'The same weight of tinned salmon, mackerel or mashed chickpeas.',
    'Not fresh tuna steaks in a bake: they go dry.',
  ],
  [
    'capers',
    'The same amount of chopped gherkin or green olives.',
    'Not where you cannot have more salt: rinse them.',
  ],
  ['olives|black olives', 'The same amount of capers, half as many.', 'Not sweet gherkins.'],
  [
    'tahini',
    'The same amount of smooth peanut or cashew butter, thinned with oil and lemon.',
    'Not nut butter for somebody with a nut allergy: use thick yoghurt.',
  ],
  [
    'harissa',
    'The same amount of tomato purée with ½ tsp each of smoked paprika, cumin and chilli flakes for each tbsp.',
    'Not sweet chilli sauce.',
  ],
  [
    'chipotle paste|chipotle',
    'For each tsp, ½ tsp smoked paprika with a pinch of cayenne.',
    'Not plain chilli if you want the smoke.',
  ],
  [
    'curry paste|curry powder|medium curry powder|tikka paste|tikka curry paste',
    '1 tbsp powder with 1 tbsp oil for 2 tbsp paste; or cumin, coriander, turmeric and chilli in the ratio 2:2:1:½.',
    'Not raw powder at the end: fry it for a minute first.',
  ],
  [
    'thai curry paste|red curry paste|green curry paste|laksa paste',
    'Blend chilli, garlic, ginger, lime zest and coriander stalks, about 2 tbsp for each tbsp of paste.',
    'Not Indian curry paste. Most Thai pastes have shrimp.',
  ],
  [
    'miso|miso paste',
    'Half as much soy sauce; tahini for body.',
    'Not in a soup that is all about miso.',
  ],
  [
    'pesto',
    'The same amount of chopped basil, garlic, oil and hard cheese, or of olive tapenade.',
    'Not shop pesto for a nut allergy or vegetarians without reading the label.',
  ],
  ['marmite', 'The same amount of soy sauce or miso.', 'Not on toast.'],
  [
    'stock cube|bouillon',
    'Fresh stock instead of the water, or 1 tsp Marmite or miso for each cube.',
    'Not two cubes to make up for water.',
  ],
])
