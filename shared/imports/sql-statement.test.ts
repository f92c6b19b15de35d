/** The insert-style statement: what is written is read back, and what cannot be read gives the blank recipe. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DIFFICULTIES } from '../recipes/schema.ts'
import { blankRecipe, completeRecipe } from './draft.ts'
import { readRecipeStatement, writeRecipeStatement } from './sql-statement.ts'

const anyText = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    "Gran's 'best', pie",
    'a), (b',
    'VALUES (1)',
    'line\nline',
    '["x"]',
    "''",
    '\\"',
    'null',
  ),
)

test('every recipe is read back as it was written', () => {
  fc.assert(
    fc.property(
      fc.record({
        name: anyText,
        description: anyText,
        servings: fc.integer({ min: 1, max: 999 }),
        prep_time: fc.option(fc.integer({ min: 0, max: 10_080 })),
        cook_time: fc.option(fc.integer({ min: 0, max: 10_080 })),
        difficulty: fc.option(fc.constantFrom(...DIFFICULTIES)),
        tags: fc.array(anyText, { maxLength: 5 }),
        ingredients: fc.array(fc.record({ name: anyText, quantity: anyText, unit: anyText })),
        method: fc.array(anyText),
      }),
      (found) => {
        const recipe = completeRecipe(found)
        expect(readRecipeStatement(writeRecipeStatement(recipe))).toEqual(recipe)
      },
    ),
  )
})

test('a statement names its columns and doubles its quotes', () => {
  const recipe = completeRecipe({
    name: "Gran's pie",
    tags: ['Pie'],
    prep_time: 15,
    method: ['Bake.'],
  })
  expect(writeRecipeStatement(recipe)).toBe(
    'INSERT INTO recipes (name, tags, servings, prep_time, cook_time, difficulty, description, ' +
      `ingredients, method) VALUES ('Gran''s pie', '["Pie"]', 4, 15, NULL, NULL, NULL, ` +
      `'[{"name":"","quantity":"","unit":""}]', '["Bake."]');`,
  )
})

test('columns in another order, arrays, casts and time texts are read', () => {
  const sql = `Here you are:
\`\`\`sql
INSERT INTO "recipes" ("method", "name", "cook_time", "prep_time", "servings", "tags", "ingredients")
VALUES (ARRAY['Chop, then fry.', 'Don''t burn it.'], 'Stew', '1 hr 20 min', '15 mins', '6 people',
 '{Winter,Main}', '[{"name": "beef", "quantity": 500, "unit": "g"}, "2 tbsp oil"]'::jsonb);
\`\`\``
  expect(readRecipeStatement(sql)).toMatchObject({
    name: 'Stew',
    method: ['Chop, then fry.', "Don't burn it."],
    prep_time: 15,
    cook_time: 80,
    servings: 6,
    tags: ['Winter', 'Main'],
    ingredients: [
      { name: 'beef', quantity: '500', unit: 'g' },
      { name: 'oil', quantity: '2', unit: 'tbsp' },
    ],
  })
})

const broken = [
  '',
  'INSERT INTO recipes (name) SELECT 1',
  "INSERT INTO recipes (name, tags) VALUES ('Stew'",
  "INSERT INTO recipes (name, tags) VALUES ('Stew)",
  "INSERT INTO recipes (name, tags) VALUES ('Stew');",
  'I could not find a recipe in this photo.',
]
test.each(broken)('the statement %j gives the blank default recipe', (sql) => {
  expect(readRecipeStatement(sql)).toEqual(blankRecipe())
})

test('any text is read without an error', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readRecipeStatement(`x VALUES (${text}`).name).not.toBe('')
    }),
  )
})
