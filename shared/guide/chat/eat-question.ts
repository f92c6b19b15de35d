/** Reads a question about what somebody of the household may eat, or what a dish holds. Answers nothing. */
import { dishNamed, isIt } from './dish-named.ts'
import type { ChatKitchen, Eater } from './kitchen.ts'

/** `what` is a dish or a food as it was said, '' where none was. */
export type EatQuestion =
  | { kind: 'avoids'; who: readonly Eater[]; what: string }
  | { kind: 'allergic' | 'may'; who: readonly Eater[]; what: string }
  | { kind: 'holds'; food: string; what: string }

const CHARS_MAX = 160
const ALL = 'every(?:one|body)|all of us|we all|the (?:whole )?family|any(?:one|body)'
const FINE = 'safe|ok|okay|fine|good|alright|all right|suitable|allowed'
const NOT = "n't|not|cannot|never"
const DO = 'can|could|may|does|do|did|should|shall|will|would|is|are|must'
const HOLDS: readonly RegExp[] = [
  /^(?:is|are) there (?:any |an? )?(?<food>.{2,40}?) in (?<what>.{2,60})$/,
  /^(?:do|does) (?<what>.{2,60}?) (?:contain|have|hold|include)s?(?: any| an?)? (?<food>.{2,40}?)(?: in (?:it|them))?$/,
]

/** `null` for any other message, and where nobody knows what is asked about. */
export function eatQuestionIn(text: string, kitchen: ChatKitchen): EatQuestion | null {
  const { people = [] } = kitchen
  const said = plain(text)
  if (said.length > CHARS_MAX || /[.!;?]\s/.test(said)) return null
  const question = (people.length > 0 ? ofPeople(said, people) : null) ?? ofDish(said)
  if (!question) return null
  if (question.kind === 'avoids' || question.kind === 'allergic') return question
  return isIt(question.what) || dishNamed(question.what, kitchen, null) ? question : null
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[?!. ]+$/, '')
    .replace(/^(?:(?:so|and|but|hey|hi|ok|okay|please)[, ]+)+/, '')
}

function ofDish(said: string): EatQuestion | null {
  for (const words of HOLDS) {
    const { food, what } = words.exec(said)?.groups ?? {}
    if (food && what) return { kind: 'holds', food, what }
  }
  return null
}

function ofPeople(said: string, people: readonly Eater[]): EatQuestion | null {
  const one = people.map(({ name }) => escaped(name)).join('|')
  const who = `(?<who>(?:${one})(?:(?:,| and| or|, and) (?:${one}))*|${ALL})`
  const avoids = new RegExp(
    `^what(?: foods?| things?)?(?:(?:'s| is| are) ${who}(?:'s)? (?:allerg\\w+|intoleran\\w+|needs|diet|not allowed|avoiding)(?: (?:to|eat|have))*|(?: (?:${DO}))? ${who.replace('?<who>', '?<eater>')} (?:(?:${NOT})\\b.*|avoids?|(?:do|does|ca|must|should|wo)n't .*)|(?: (?:ca|does|do|must|should|wo|is|are)n't| cannot) ${who.replace('?<who>', '?<other>')} (?:eat|have|like))$`,
  ).exec(said)?.groups
  const named = avoids?.who ?? avoids?.eater ?? avoids?.other
  if (named) return { kind: 'avoids', who: meant(named, people), what: '' }
  const asked = [
    { kind: 'allergic', words: `^(?:is|are) ${who} (?:allergic|intolerant) to (?<what>.{2,60})$` },
    {
      kind: 'may',
      words: `^(?:${DO}|(?:ca|does|do|is)n't) ${who} (?:be )?(?:able to |allowed (?:to )?|${NOT} )?(?:eat|eats|have|drink|(?:${FINE}) with) (?<what>.{2,60})$`,
    },
    {
      kind: 'may',
      words: `^(?:${DO}) (?<what>.{2,60}?) (?:be )?(?:${FINE})(?: to eat)? (?:for|with) ${who}(?: to eat)?$`,
    },
  ] as const
  for (const { kind, words } of asked) {
    const { who: name, what } = new RegExp(words).exec(said)?.groups ?? {}
    if (name && what) return { kind, who: meant(name, people), what: what.replace(WHEN, '') }
  }
  const { what } =
    /^who (?:can|can't|cannot|may|could)(?: not)? (?:eat|have) (?<what>.{2,60})$/.exec(said)
      ?.groups ?? {}
  return what ? { kind: 'may', who: people, what } : null
}

const WHEN =
  / (?:tonight|today|tomorrow|then|too|as well|at all|for (?:dinner|lunch|tea|supper|breakfast))$/

function meant(names: string, people: readonly Eater[]): readonly Eater[] {
  const said = people.filter(({ name }) =>
    new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'u').test(names),
  )
  return said.length > 0 ? said : people
}

function escaped(name: string): string {
  return name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
