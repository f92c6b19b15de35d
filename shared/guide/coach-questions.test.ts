/** Sixty questions at the stove of ten starter recipes, and the words that each answer must hold. */
import { expect, test } from 'vitest'
import { starterRecipes } from '../recipes/starter/index.ts'
import { coachAnswer } from './coach.ts'
import { RecipeLike } from './schema.ts'

type Question = [step: number, question: string, answer: RegExp]

const questions: Record<string, Question[]> = {
  'Lemon Chicken Orzo': [
    [2, 'What does this technique mean?', /^To brown is to fry/],
    [5, "How do I know when it's done?", /no pink left[\s\S]*75 °C/],
    [4, 'What can I use instead of orzo?', /300 g orzo.*tiny pasta/],
    [4, 'How much stock do I need for 6?', /1275 ml chicken stock for 6/],
    [7, 'Can I freeze this?', /3 months.*pasta and noodles go soft/],
    [5, 'Is it safe if the chicken is still pink?', /goes back on.*75 °C/],
  ],
  'Beef Ragù Pappardelle': [
    [4, 'What does this technique mean?', /^To deglaze/],
    [4, 'Can I leave out the wine?', /plainer.*step 4.*stock with 1 tsp red wine vinegar/],
    [6, 'My meat is tough, what now?', /more time at a bare simmer/],
    [2, 'Why do I brown the beef in batches?', /crowded pan steams/],
    [6, "What if I don't have a casserole?", /ovenproof dish covered tightly with foil/],
    [9, 'Is this gluten-free?', /Not gluten-free.*\n- Pappardelle \(gluten\)/],
  ],
  'Leek & Potato Soup': [
    [1, 'How do I clean leeks?', /grit.*under the tap/],
    [5, "I don't have a blender", /mash it and push it through a sieve/],
    [6, 'Can I make it vegan?', /- Butter \(milk\).*\n- Double cream \(milk\)/],
    [6, 'The soup is too thin', /cornflour mixed with 2 tbsp cold water/],
    [2, 'What does sweat mean?', /soft but not coloured/],
    [6, 'How long do leftovers keep?', /^Soup keeps 2 days in the fridge/],
  ],
  'Lemon Drizzle Loaf': [
    [4, "How do I know when it's done?", /skewer pushed into the middle comes out clean/],
    [1, 'What gas mark is that?', /Step 1 asks for 180 °C.*gas mark 4/],
    [3, 'The mixture has curdled, is it ruined?', /spoonful of the flour and go on/],
    [2, 'What does cream the butter mean?', /^To cream is to beat soft butter with sugar/],
    [3, 'I have no self-raising flour', /2 tsp baking powder for each 150 g/],
    [4, 'My cake sank in the middle, why?', /door was opened early/],
    [2, 'How many cups is the caster sugar?', /280 grams of caster sugar is about 1\.4 cups/],
  ],
  'Chickpea & Spinach Curry': [
    [7, 'How do I cook the rice?', /1½ times its volume of water/],
    [8, 'Can I keep the leftover rice?', /within 1 hour.*within 24 hours/],
    [3, 'Why fry the spices first?', /dissolves in fat/],
    [5, "It's too spicy, help", /cream, yoghurt or coconut milk/],
    [5, 'What goes with this?', /serve with the rice.*naan/],
    [4, 'What can I swap for coconut milk?', /single cream, stirred in at the end/],
  ],
  'Tuna & Sweetcorn Pasta Bake': [
    [4, 'What is a roux?', /equal weights of fat and flour/],
    [4, 'The sauce is lumpy!', /whisk hard/],
    [7, "How do I know when it's done?", /until golden and bubbling/],
    [6, 'Can I make it the day before?', /day ahead, covered in the fridge/],
    [2, 'How long does the pasta take?', /9 minutes/],
    [7, 'The top is browning too fast', /foil or baking paper loosely/],
  ],
  'Gingery Beef Stir-Fry': [
    [1, 'How do I slice against the grain?', /cut straight across/],
    [5, "What if I don't have this tool?", /No wok/],
    [5, 'I have no wok', /widest frying pan/],
    [2, 'Is there gluten in it?', /- Soy sauce \(gluten\)[\s\S]*- Egg noodles \(gluten\)/],
    [2, 'How hot should the pan be?', /Step 5 says.*until smoking/],
  ],
  'Soft Garlic Flatbreads': [
    [2, "How do I know when it's kneaded enough?", /smooth and springs back/],
    [1, 'The dough is too sticky', /wet or oil your hands/],
    [1, 'Can I use plain flour?', /^Yes.*2 tsp baking powder for each 150 g/],
    [4, "I don't have a rolling pin", /bottle/],
    [2, 'Why does the dough need to rest?', /gluten relaxes/],
    [5, "What's next?", /^Step 6: Brush each flatbread/],
  ],
  'Salmon & Dill Potato Traybake': [
    [4, 'How do I know the salmon is cooked?', /flakes/],
    [1, 'What temperature should the oven be in Fahrenheit?', /400 °F/],
    [5, 'What can I use instead of crème fraîche?', /soured cream/],
    [3, 'How much dill?', /20 g dill for 4/],
    [2, 'Can I double this?', /For 8: 1500 g new potatoes.*8 salmon fillets/],
    [4, 'When do I add the beans?', /^Step 3: Trim the beans/],
  ],
  'Fudgy Walnut Brownies': [
    [5, "How do I know when it's done?", /slight wobble[\s\S]*moist crumbs/],
    [2, 'The chocolate seized', /tablespoon at a time, until it is smooth/],
    [4, 'What does fold mean?', /so that the air stays in/],
    [4, 'My guest has a nut allergy', /- Walnuts \(nuts\).*pumpkin seeds/],
    [1, "I don't have a 20 centimetre square tin", /22 to 23 cm round tin/],
    [6, 'Which wine goes with this?', /^I don't know drinks/],
  ],
}

const asked = Object.entries(questions).flatMap(([name, list]) =>
  list.map(([step, question, answer]) => ({ name, step, question, answer })),
)

test('there are sixty questions over ten recipes', () => {
  expect(asked).toHaveLength(60)
  expect(Object.keys(questions)).toHaveLength(10)
})

test.each(asked)('$name, step $step: $question', ({ name, step, question, answer }) => {
  const recipe = RecipeLike.parse(starterRecipes.find((each) => each.name === name))
  const currentStepText = recipe.method[step - 1] ?? ''
  expect(coachAnswer({ recipe, currentStep: step - 1, currentStepText, question })).toMatch(answer)
})
