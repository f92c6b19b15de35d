/** Finds what a cook wrote beside a dish, and which step of this recipe each note is about. Loads it then. */
import { type Note, noteIn } from './note.ts'
import { NOTED_DISHES } from './notes-compiled/index.compiled.ts'
import type { RecipeLike } from './schema.ts'
import { tokensOf } from './tokens.ts'

type Noted = (typeof NOTED_DISHES)[number]
type Loaded = Awaited<ReturnType<Noted['load']>>

/** From here on two texts tell the same step. */
const SAME_STEP = 0.35
/** A dish of this name with fewer steps alike is cooked another way: its steps' notes are not about these. */
const ALIKE_STEPS = 0.3

/** The notes of the dish that a recipe's name says, with this recipe's steps; none for other dishes. Throws where they cannot be loaded. */
export async function notesOf(recipe: RecipeLike): Promise<readonly Note[]> {
  const dish = dishCalled(recipe.name)
  return dish ? notesHere(dish.id, await dish.load(), recipe) : []
}

/** The dish of that name, else one that is called so too, else the one of whose names the longest stands in it. */
function dishCalled(name: string): Noted | null {
  const plain = plainName(name)
  const called = NOTED_DISHES.flatMap((dish) =>
    dish.names.map((each, at) => ({ dish, at, own: plainName(each) })),
  )
  const [same] = called.filter(({ own }) => own === plain).sort((a, b) => a.at - b.at)
  const [within] = called
    .filter(({ own }) => ` ${plain} `.includes(` ${own} `))
    .sort((a, b) => b.own.length - a.own.length)
  return (same ?? within)?.dish ?? null
}

function plainName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function notesHere(id: string, { STEPS, NOTE_LINES }: Loaded, { method }: RecipeLike): Note[] {
  const notes = NOTE_LINES.trim()
    .split('\n')
    .map((line, at) => noteIn(line, { id, at }))
  const places = placesOf(STEPS.trim().split('\n'), method)
  const alike = places.filter((place) => place !== null).length / places.length
  return notes.flatMap((note) => {
    if (note.step === null) return [note]
    const step = places[note.step] ?? null
    return alike < ALIKE_STEPS || step === null ? [] : [{ ...note, step }]
  })
}

/** For each step of the dish, the step of the recipe that tells the same; `null` where none does. */
function placesOf(steps: readonly string[], method: readonly string[]): (number | null)[] {
  const own = method.map((step) => new Set(tokensOf(step)))
  return steps.map((step, at) => {
    if (method[at] === step) return at
    const words = tokensOf(step)
    const shares = own.map((others) => likeness(words, others))
    const most = Math.max(0, ...shares)
    return most < SAME_STEP ? null : shares.indexOf(most)
  })
}

function likeness(words: readonly string[], others: ReadonlySet<string>): number {
  const shared = words.filter((word) => others.has(word)).length
  return shared === 0 ? 0 : shared / Math.sqrt(words.length * others.size)
}
