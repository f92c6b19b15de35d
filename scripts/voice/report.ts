/** How well strangers are understood: each fifth of the speakers, and of the talk, by a model that never heard it. */
import { understand } from '#shared/voice/command.ts'
import { understandKitchen } from '#shared/voice/kitchen.ts'
import type { Model } from '#shared/voice/model.ts'
import { type PackedModel, unpack } from '#shared/voice/packed.ts'
import { understandShopping } from '#shared/voice/shopping.ts'
import { isNobodys, type Line, type Meant } from './corpus.ts'
import { learn } from './learn.ts'
import type { TalkLine } from './situations.ts'

type Tally = { lines: number; fired: number; right: number; slots: number; maybe: number }
type Read = { commands: Meant[]; maybe: Meant | null; isForUs: boolean }
export type Corpus = { commands: readonly Line[]; talk: readonly TalkLine[] }

export type Fold = { packed: PackedModel; held: Corpus }

/** What a line means to a model. */
function read(
  { says, room, context }: Pick<Line, 'says' | 'room' | 'context'>,
  model: Model,
): Read {
  if (room === 'shopping') return understandShopping(says, context, model)
  if (room === 'kitchen') return understandKitchen(says, context, model)
  return understand(says, context, model)
}

const FOLDS = 5

/** Models each of which has not heard what it is held to: whole speakers, and whole authors of talk. */
export function foldsOf({ commands, talk }: Corpus): Fold[] {
  const speakers = [...new Set(commands.map(({ speaker }) => speaker))].filter(
    (name) => !isNobodys(name),
  )
  const groups = [...new Set(talk.map(({ group }) => group))]
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isHeldLine = ({ speaker }: Line) => speakers.indexOf(speaker) % FOLDS === fold
    const isHeldTalk = ({ group }: TalkLine) => groups.indexOf(group) % FOLDS === fold
    const packed = learn(
      commands.filter((line) => !isHeldLine(line)),
      talk.filter((line) => !isHeldTalk(line)),
    )
    return {
      packed,
      held: { commands: commands.filter(isHeldLine), talk: talk.filter(isHeldTalk) },
    }
  })
}

const SMALL = new Set('the a an my some of'.split(' '))
/** Authors write units in full or short. */
const UNITS: Record<string, string> = {
  ounce: 'oz',
  pound: 'lb',
  lbs: 'lb',
  gram: 'g',
  kilogram: 'kg',
  kilo: 'kg',
  millilitre: 'ml',
  milliliter: 'ml',
  mil: 'ml',
  litre: 'l',
  liter: 'l',
  celsius: 'c',
  centigrade: 'c',
  fahrenheit: 'f',
  tablespoon: 'tbsp',
  teaspoon: 'tsp',
  packet: 'pack',
  boxe: 'box',
}

const plain = (value: unknown) =>
  String(value)
    .toLowerCase()
    .match(/[a-z0-9.]+/g)
    ?.filter((word) => !SMALL.has(word))
    .map((word) => word.replace(/(?<=..)s$/, ''))
    .map((word) => UNITS[word] ?? word.replace(/(?<=...)e$/, ''))
    .join(' ') ?? ''

function isSameSlot(name: string, a: unknown, b: unknown): boolean {
  if (name === 'question' || name === 'wish') return a !== undefined && b !== undefined
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((each, at) => isSameSlots(each, b[at]))
  }
  const [wanted, got] = [plain(a ?? ''), plain(b ?? '')]
  // 'stock' is the beef stock of the recipe
  const isPart = name === 'ingredient' || name === 'label'
  return wanted === got || (isPart && wanted !== '' && ` ${got} `.includes(` ${wanted} `))
}

function isSameSlots(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return names.every((name) => isSameSlot(name, a[name], b[name]))
}

const named = (does: readonly Meant[]) => does.map(({ intent }) => intent).join('+')

/** Prints precision, recall and slots by kind and room, and what talk led to. */
export function reportOn(folds: readonly Fold[], isLoud: boolean): void {
  const tallies = new Map<string, Tally>()
  const talks: Talks = { lines: 0, open: 0, wake: 0, maybe: 0 }
  for (const { packed, held } of folds) {
    const model = unpack(packed)
    for (const line of held.commands) count(line, read(line, model), tallies, isLoud)
    for (const [at, line] of held.talk.entries()) countTalk(line, at, model, talks, isLoud)
  }
  const percent = (a: number, b: number) => ((100 * a) / Math.max(b, 1)).toFixed(1).padStart(5)
  for (const [kind, { lines, fired, right, slots, maybe }] of [...tallies].sort()) {
    console.log(
      `${kind.padEnd(18)} ${String(lines).padStart(5)}  precision ${percent(right, fired)}  recall ${percent(right, lines)}  with slots ${percent(slots, lines)}  offered ${percent(maybe, lines)}`,
    )
  }
  const { lines, open, wake, maybe } = talks
  console.log(
    `talk ${lines}: false accepts ${percent(open, lines)} open, ${percent(wake, lines)} wake; offered ${percent(maybe, lines)}`,
  )
}

function count(line: Line, got: Read, tallies: Map<string, Tally>, isLoud: boolean): void {
  const isRight = named(got.commands) === named(line.does)
  const hasSlots =
    isRight && line.does.every(({ slots }, at) => isSameSlots(slots, got.commands[at]?.slots ?? {}))
  const kind = line.room === 'cooking' ? line.kind : line.room
  for (const key of ['all', line.room === 'cooking' ? 'cooking' : 'other rooms', kind]) {
    const tally = tallies.get(key) ?? { lines: 0, fired: 0, right: 0, slots: 0, maybe: 0 }
    tally.lines++
    tally.fired += Number(got.commands.length > 0)
    tally.right += Number(isRight)
    tally.slots += Number(hasSlots)
    tally.maybe += Number(got.maybe?.intent === line.does[0]?.intent && got.maybe !== null)
    tallies.set(key, tally)
  }
  if (!isLoud || hasSlots) return
  const what = isRight ? 'SLOTS' : got.commands.length > 0 ? 'WRONG' : 'MISS'
  console.log(
    [
      what,
      kind,
      line.says,
      JSON.stringify(line.does),
      JSON.stringify(got.commands),
      JSON.stringify(got.maybe),
    ].join(' | '),
  )
}

type Talks = { lines: number; open: number; wake: number; maybe: number }

function countTalk(
  { says }: TalkLine,
  at: number,
  model: Model,
  talks: Talks,
  isLoud: boolean,
): void {
  const got = read({ says, room: 'cooking', context: CONTEXTS[at % CONTEXTS.length] ?? {} }, model)
  const wake = read({ says, room: 'cooking', context: { wake: true } }, model)
  talks.lines++
  talks.open += Number(got.commands.length > 0)
  talks.maybe += Number(got.maybe !== null)
  talks.wake += Number(wake.commands.length > 0)
  if (isLoud && got.commands.length > 0)
    console.log(`FALSE | ${says} | ${JSON.stringify(got.commands)}`)
}

const CONTEXTS: readonly Line['context'][] = [
  {},
  { step: 4, steps: 8, stepMinutes: 10 },
  {
    timers: [{ label: 'rice', remaining: 410, running: true }],
    ingredients: ['leeks', 'potatoes', 'butter', 'thyme'],
  },
]
