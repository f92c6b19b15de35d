/** Rates of the rules in shared/: merging, reading lines, reading commands. */
import { mergeGroceries } from '#shared/groceries/merge.ts'
import type { GroceryItem } from '#shared/groceries/schema.ts'
import { parseIngredient } from '#shared/ingredients/parse.ts'
import { starterRecipes } from '#shared/recipes/starter/index.ts'
import { parseCommand } from '#shared/voice/command.ts'
import { median, milliseconds, type Row } from './table.ts'

const ROUNDS = 5

const ingredients = starterRecipes.flatMap((recipe) => recipe.ingredients)
const lines = ingredients.map(({ quantity, unit, name }) => `${quantity} ${unit} ${name}`.trim())
const utterances = [
  'next step',
  'go back',
  'could you repeat that please',
  'set a timer for twenty five minutes',
  'start the timer',
  'go to step four',
  'how long is left on the pasta',
  'I think we should have bought more onions for this',
]

export function measureRules(): Row[] {
  const small = medianTime(() => mergeGroceries(groceries(10_000)))
  const large = medianTime(() => mergeGroceries(groceries(100_000)))
  const parsing = medianTime(() => {
    for (let count = 0; count < 100_000; count++) parseIngredient(lines[count % lines.length] ?? '')
  })
  const commands = medianTime(() => {
    for (let count = 0; count < 10_000; count++) {
      parseCommand(utterances[count % utterances.length] ?? '', { stepMinutes: 10 })
    }
  })
  const mergeRate = 100_000 / (large / 1000)
  const parseRate = 100_000 / (parsing / 1000)
  const commandMs = commands / 10_000
  return [
    {
      what: 'mergeGroceries, 100,000 items',
      measured: `${round(mergeRate)} items/s`,
      bar: 'at least 200,000',
      ok: mergeRate >= 200_000,
    },
    {
      what: 'mergeGroceries, 100,000 against 10,000 items',
      measured: `${(large / small).toFixed(1)} times`,
      bar: 'at most 12',
      ok: large / small <= 12,
    },
    {
      what: 'parseIngredient',
      measured: `${round(parseRate)} lines/s`,
      bar: 'at least 100,000',
      ok: parseRate >= 100_000,
    },
    {
      what: 'parseCommand',
      measured: `${(commandMs * 1000).toFixed(0)} µs a transcript`,
      bar: 'under 1,000',
      ok: commandMs < 1,
    },
  ]
}

/** Starter ingredients again and again, a few hundred foods among them, as a very large household would. */
function groceries(count: number): GroceryItem[] {
  return Array.from({ length: count }, (_, index) => {
    const ingredient = ingredients[index % ingredients.length]
    return {
      id: String(index),
      name: ingredient?.name ?? '',
      quantity: ingredient?.quantity ?? '',
      unit: ingredient?.unit ?? '',
      source: `Recipe ${index % 300}`,
      checked: false,
    }
  })
}

function medianTime(work: () => void): number {
  work()
  return median(Array.from({ length: ROUNDS }, () => milliseconds(work)))
}

function round(rate: number): string {
  return Math.round(rate / 1000) * 1000 > 0
    ? (Math.round(rate / 1000) * 1000).toLocaleString('en-GB')
    : '0'
}
