import { expect, test } from 'vitest'
import { nutritionFacts } from './nutrition-facts.ts'

test.each([
  ['nothing', null, null, ''],
  ['a text of nothing', ' ', null, ''],
  [
    'fields of schema.org',
    { '@type': 'NutritionInformation', calories: '200 kcal', fatContent: '12 g', sugarContent: '' },
    { calories: '200 kcal', fat: '12 g' },
    '',
  ],
  [
    'fields of a database',
    { id: 3, fats: 20, saturated_fat_content: '0', carbohydrates: 5, glycemicIndex: 'low' },
    { fat: '20', carbohydrate: '5' },
    'Nutrition: glycemic index low',
  ],
  [
    'a text with a name for each',
    'Calories: 1,528 kcal,\nServing Size: 1 serving; Total Fat: 12 g\nvery filling',
    { calories: '1,528 kcal', serving_size: '1 serving', fat: '12 g' },
    'Nutrition: very filling',
  ],
  ['calories alone', '300 kcal', { calories: '300 kcal' }, ''],
  ['words', 'A lot of it', null, 'Nutrition: A lot of it'],
])('nutrition in %s', (_what, value, values, rest) => {
  expect(nutritionFacts(value, 'serving')).toEqual({
    nutrition: values && { per: 'serving', values },
    rest,
  })
})
