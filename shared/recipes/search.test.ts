import { expect, test } from 'vitest'
import { hasAllTags, matchesSearch } from './search.ts'
import { tagColour } from './tag-colour.ts'
import { tagsOf } from './tags.ts'

const SOUP = {
  name: 'Leek & Potato Soup',
  description: 'A green jumper in a bowl',
  ingredients: [{ name: 'crème fraîche', quantity: '2', unit: 'tbsp' }],
  tags: ['Soup', 'Quick & Easy'],
}

test.each([
  ['', true],
  ['   ', true],
  ['LEEK', true],
  ['potato  soup ', true],
  ['jumper', true],
  ['Crème', true],
  ['cre\u0300me', true],
  ['ｌｅｅｋ', true],
  ['tbsp', false],
  ['quick', false],
  ['leek soup', false],
])('a search for %j finds the soup: %s', (text, expected) => {
  expect(matchesSearch(SOUP, text)).toBe(expected)
})

test('a stub without description and ingredients is found by its name', () => {
  expect(matchesSearch({ name: 'Toast', description: null, ingredients: [] }, 'toa')).toBe(true)
  expect(matchesSearch({ name: 'Toast', description: null, ingredients: [] }, 'null')).toBe(false)
})

test.each([
  [[], true],
  [['soup'], true],
  [['Soup', 'quick & easy'], true],
  [['Soup', 'Beef'], false],
  [['Quick'], false],
])('the soup carries all of %j: %s', (tags, expected) => {
  expect(hasAllTags(SOUP, tags)).toBe(expected)
})

test('tags are listed once, trimmed and sorted', () => {
  const recipes = [
    { tags: [' Soup', 'beef'] },
    { tags: ['Beef', 'Éclair', '', 'Fish'] },
    { tags: [] },
  ]
  expect(tagsOf(recipes)).toEqual(['beef', 'Éclair', 'Fish', 'Soup'])
})

test.each([
  ['Vegetarian', 'vegetarian'],
  ['Lemon CHICKEN', 'chicken'],
  ['Quick & Easy', 'easy'],
  ['quick', 'quick'],
  ['Chicken pasta', 'chicken'],
  ['Beef pasta', 'beef'],
  ['Pasta', 'pasta'],
  ['Healthy', 'healthy'],
  ['Spicy', 'spicy'],
  ['Soup', null],
  ['', null],
])('the tag %j has the colour %s', (tag, expected) => {
  expect(tagColour(tag)).toBe(expected)
})
