/** Asks a model how to buy what the kitchen guide knows no pack or no aisle of. */
import { z } from 'zod'
import { AISLES } from '#shared/groceries/aisles.ts'
import type { OptimizeRequest } from '#shared/groceries/schema.ts'
import { optimiseGroceries } from '#shared/groceries/shop.ts'
import { ShopAnswer } from '#shared/guide/schema.ts'
import { plainText, shapeOf } from './answer-text.ts'
import { askModel, NotForModels } from './ask-model.ts'
import type { Mind } from './mind.ts'
import { type Reading, readShape } from './read-reply.ts'

const INSTRUCTIONS = `You turn amounts that recipes need into what one takes from the shelves of a UK supermarket. The data holds items with their index.
Fill 'changes' with one entry for each item that is sold in another amount than asked, or whose aisle is 'Other' though a better one is in the list of aisles; leave the rest out. 'quantity' is how many to buy, as digits; 'unit' is the pack ('500 g bag', 'jar', 'bunch') or ''; 'note' says in a few words what is needed and how it is sold ('200 g needed; sold in packs of 250 g'). Never buy less than is needed. Name no brands and no prices.`

/** Ours: more would not be written within the time; the guide's answer stands for the rest. */
const ASKED_MAX = 60

const shape = shapeOf({
  changes: {
    type: 'array',
    items: shapeOf({
      index: { type: 'integer' },
      quantity: { type: 'string' },
      unit: { type: 'string' },
      aisle: { type: 'string', enum: [...AISLES] },
      note: { type: 'string' },
    }),
  },
})

const Change = z.object({
  index: z.int(),
  quantity: z
    .string()
    .max(20)
    .regex(/^\d+(?:[.,]\d+)?$/, 'Digits'),
  unit: z.string().trim().max(60),
  aisle: z.enum(AISLES),
  note: plainText(200),
})

type Items = OptimizeRequest['items']

/**
 * The guide's answer with what the model knows better: a purchase where the guide left an item as it was, an
 * aisle where the guide knew none. What the guide knows stands, and a list it knows whole asks nobody.
 */
export async function askShop(mind: Mind, items: Items): Promise<ShopAnswer> {
  const known = optimiseGroceries(items)
  const open = known.optimizedItems
    .flatMap(({ note, category }, index) => (note === null || category === 'Other' ? [index] : []))
    .slice(0, ASKED_MAX)
  if (open.length === 0) throw new NotForModels('Every item is known')
  return askModel(mind, {
    model: mind.models.text,
    instructions: INSTRUCTIONS,
    data: {
      items: open.map((index) => ({
        index,
        ...items[index],
        aisle: known.optimizedItems[index]?.category,
      })),
    },
    shape,
    maxTokens: 200 + 60 * open.length,
    read: (value) => readChanges(value, known, open),
  })
}

function readChanges(
  value: unknown,
  known: ShopAnswer,
  open: readonly number[],
): Reading<ShopAnswer> {
  const reading = readShape(z.object({ changes: z.array(Change).max(open.length) }), value)
  if ('fault' in reading) return reading
  const changes = new Map(reading.answer.changes.map((change) => [change.index, change]))
  if ([...changes.keys()].some((index) => !open.includes(index))) {
    return { fault: 'An index is not one of the items.' }
  }
  const aisleAt = (index: number, category: string) =>
    category === 'Other' ? (changes.get(index)?.aisle ?? category) : category
  return readShape(ShopAnswer, {
    categorizedItems: known.categorizedItems.map((row, index) => ({
      ...row,
      category: aisleAt(index, row.category),
    })),
    optimizedItems: known.optimizedItems.map((row, index) => {
      const change = row.note === null ? changes.get(index) : undefined
      return {
        ...row,
        category: aisleAt(index, row.category),
        ...(change && {
          purchaseQuantity: change.quantity,
          purchaseUnit: change.unit || null,
          note: change.note,
        }),
      }
    }),
  })
}
