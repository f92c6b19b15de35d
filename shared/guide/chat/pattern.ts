/** The shape of a dish pattern: slots for foods, lines for the cupboard, a method with gaps. */
import type { FoodGroup } from './food.ts'

/** A gap for foods of some groups; `defaults` fill it up to `fill`, and `min` must be reached. */
export type Slot = {
  groups: readonly FoodGroup[]
  defaults: readonly string[]
  min: number
  fill: number
  max: number
}

export type SlotName = 'main' | 'veg' | 'leaf' | 'starch' | 'fruit'

/** What stands beside the slots: `amount` a head in `unit`; an optional one is dropped when it must be. */
export type CupboardLine = {
  when: string
  isOptional: boolean
  amount: number
  unit: string
  name: string
  prepared: string
}

/**
 * Times in minutes for what the method says itself; what `{fry}` and `{cook veg}` take is added.
 * Method texts hold `{main}`, `{veg}`, `{leaf}`, `{starch}`, `{fruit}`, the name of a cupboard line
 * (`{butter}`, as it is in the dish), and may begin with a condition: `[fish]`, `[!leaf]`, `[a/b]`.
 */
export type Pattern = {
  id: string
  words: readonly string[]
  title: string
  about: string
  cuisine: string
  tags: readonly string[]
  isSweet: boolean
  prep: number
  cook: number
  difficulty: 'easy' | 'medium'
  slots: Partial<Record<SlotName, Slot>>
  lines: readonly CupboardLine[]
  method: readonly string[]
}

type SlotText = string
type Draft = Omit<
  Pattern,
  'words' | 'slots' | 'lines' | 'isSweet' | 'difficulty' | 'tags' | 'cuisine'
> & {
  words: string
  cuisine?: string
  tags?: string
  isSweet?: boolean
  difficulty?: 'easy' | 'medium'
  slots: Partial<Record<SlotName, SlotText>>
  lines: string
}

/** A slot is written 'groups: defaults, min-fill-max'; a line '?amount|unit|name|prepared', parted by ';'. */
export function pattern(draft: Draft): Pattern {
  return {
    ...draft,
    words: draft.words.split('|'),
    cuisine: draft.cuisine ?? '',
    tags: (draft.tags ?? 'Main Course').split('|'),
    isSweet: draft.isSweet ?? false,
    difficulty: draft.difficulty ?? 'easy',
    slots: Object.fromEntries(
      Object.entries(draft.slots).map(([name, text]) => [name, readSlot(text)]),
    ),
    lines: draft.lines
      .split(';')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map(readLine),
  }
}

function readSlot(text: string): Slot {
  const [groups = '', rest = '', counts = '1-1-2'] = text.split(':').map((part) => part.trim())
  const [min = 1, fill = 1, max = 2] = counts.split('-').map(Number)
  return {
    groups: groups.split('|') as FoodGroup[],
    defaults: rest.split('|').filter((name) => name !== ''),
    min,
    fill,
    max,
  }
}

function readLine(text: string): CupboardLine {
  const when = /^\[([^\]]*)\]/.exec(text)
  const bare = when ? text.slice(when[0].length).trim() : text
  const isOptional = bare.startsWith('?')
  const [amount = '', unit = '', name = '', prepared = ''] = (isOptional ? bare.slice(1) : bare)
    .split('|')
    .map((part) => part.trim())
  return { when: when?.[1] ?? '', isOptional, amount: Number(amount), unit, name, prepared }
}
