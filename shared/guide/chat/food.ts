/** The shape of a food that a dish can be built from. No food is known here. */

export type FoodGroup =
  | 'poultry'
  | 'steak'
  | 'mince'
  | 'stewing'
  | 'pork'
  | 'sausage'
  | 'bacon'
  | 'fish'
  | 'prawns'
  | 'tinned fish'
  | 'tofu'
  | 'firm cheese'
  | 'pulse'
  | 'lentil'
  | 'egg'
  | 'root'
  | 'veg'
  | 'leaf'
  | 'salad'
  | 'aromatic'
  | 'pasta'
  | 'noodle'
  | 'rice'
  | 'grain'
  | 'potato'
  | 'bread'
  | 'fruit'
  | 'cheese'
  | 'cream'
  | 'herb'
  | 'nut'
  | 'flavour'

/**
 * `words` are what a person may call it, the first is its name in the dish. `perServing` counts in
 * `unit` ('' for pieces). `minutes` is how long it fries in small pieces, `done` how it looks then.
 */
export type DishFood = {
  words: readonly string[]
  group: FoodGroup
  perServing: number
  unit: string
  prepared: string
  minutes: number
  done: string
}

type Row = readonly [
  words: string,
  group: FoodGroup,
  amount: string,
  prepared?: string,
  minutes?: number,
  done?: string,
]

/** Rows of a table: names parted by '|', an amount a head as '150 g' or '0.5'. */
export function foods(rows: readonly Row[]): DishFood[] {
  return rows.map(([words, group, amount, prepared = '', minutes = 0, done = '']) => {
    const [count = '1', unit = ''] = amount.split(' ')
    return {
      words: words.split('|'),
      group,
      perServing: Number(count),
      unit,
      prepared,
      minutes,
      done,
    }
  })
}

export function nameOf(food: DishFood): string {
  return food.words[0] ?? ''
}
