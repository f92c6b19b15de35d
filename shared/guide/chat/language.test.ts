/** Languages that the guide does not read are told from English about food from everywhere. */
import { expect, test } from 'vitest'
import { foreignLanguageOf } from './language.ts'

test.each([
  ['Ich möchte etwas ohne Nüsse kochen, bitte schnell', 'German'],
  ['Je voudrais quelque chose sans gluten pour ce soir', 'French'],
  ['Quiero algo rápido sin huevo para la cena', 'Spanish'],
  ['Vorrei qualcosa di veloce senza glutine per stasera', 'Italian'],
  ['Moja mama ma uczulenie na orzechy, co mogę ugotować?', 'Polish'],
  ['мне нужен рецепт без орехов', 'another language'],
  ['我对虾过敏', 'another language'],
])('%j is %s', (text, language) => {
  expect(foreignLanguageOf(text)).toBe(language)
})

test.each([
  'no beef. chilli con carne style',
  'coq au vin for four',
  'spaghetti alla puttanesca',
  'crème brûlée or île flottante?',
  'huevos rancheros but no chilli',
  'sauerkraut and bratwurst',
  'pad thai',
  'ok',
])('%j is food, and English', (text) => {
  expect(foreignLanguageOf(text)).toBeNull()
})
