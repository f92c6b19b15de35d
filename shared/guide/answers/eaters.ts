/** Answers which of those who eat along can eat this, by name. Never calls a dish safe; claims nothing of strangers. */
import type { RecipeText } from '../../diets/held.ts'
import { isEmpty, uniteNeeds } from '../../diets/needs.ts'
import { readNeeds } from '../../diets/read-needs.ts'
import { foodsIn } from '../../foods/foods.ts'
import { type Cannot, whoCannot } from '../../profiles/who-cannot.ts'
import { isCardWord } from '../cards.ts'
import type { Eater } from '../schema.ts'
import { listed } from '../words.ts'
import type { Asked } from './asked.ts'

const LABELS = 'Read the labels: I only know names.'

const ALL =
  /\b(?:every(?:one|body)|any(?:one|body)|all of us|we all|us all|the (?:whole )?(?:family|household|table|house)|who)\b/
/** What eating is called when one asks who may. */
const EAT = '(?:eat|have|try|share|taste|join in|give|feed|be (?:ok|okay|fine) with)'
const ASKS_WHO = new RegExp(
  [
    `\\b(?:can|could|may|will|would|should|is|are|does|do|who)\\b.{0,60}\\b${EAT}\\b`,
    "\\b(?:can(?:'|no)?t|cannot|must not|mustn't|shouldn't) (?:eat|have)\\b",
    '\\b(?:safe|ok|okay|fine|all ?right|suitable|good|allowed|bad|dangerous)\\b.{0,20}\\b(?:for|with)\\b',
    '\\b(?:is|are)\\b.{0,40}\\b(?:allowed|ok|okay|fine)\\b',
    '^(?:and |but |so |or )?(?:what|how) about [^,;]{1,40}$',
    '\\b(?:works?|right|do) for\\b',
    '\\ballergic to (?:this|it|any)',
  ].join('|'),
)
/** 'How long until everyone can eat' asks for another thing. */
const ASKS_OTHER = /^(?:and |but |so |or )?(?:how(?! about)|when|where|why)\b/
/** 'Can Zoe eat this', 'can my cousin have some': whom a question names that is no word of the kitchen's. */
const STRANGER = new RegExp(
  `\\b(?:can|could|may|will|would|should) (?:my |our )?(?:\\p{L}+ )??(\\p{L}{2,}) ${EAT} (?:this|it|that|these|those|some|any)\\b`,
  'u',
)
const NOT_NAMES = new Set(
  `i we you they he she it one who someone somebody people this that these those them the and also still just even
  not only safely all both any`.split(/\s+/),
)

/** 'Can Mia eat this?', 'what about grandma', 'is it ok for everybody'; `null` where nobody knows who eats along. */
export function eaterAnswer(asked: Asked): string | null {
  const { question, marks, eaters, recipe } = asked
  if (!eaters || eaters.length === 0 || marks.has('reaction')) return null
  if (!ASKS_WHO.test(question) || ASKS_OTHER.test(question)) return null
  const named = eatersNamed(question, eaters)
  if (named.length === 0 && !ALL.test(question)) return stranger(question, eaters, isCardWord)
  // 'what can grandma have instead of the chicken' asks for a food
  const isSwap = marks.has('instead') && asked.foods.length + asked.items.length > 0
  if (isSwap || recipe.ingredients.length === 0) return null
  return verdict(named.length > 0 ? withSaid(named, asked) : eaters, asked)
}

/** Whom a text names, in the order they are known; 'grandma's' is grandma. */
export function eatersNamed(question: string, eaters: readonly Eater[]): Eater[] {
  const words = ` ${plainWords(question)} `
  return eaters.filter(({ name }) => {
    const plain = plainWords(name)
    return plain !== '' && (words.includes(` ${plain} `) || words.includes(` ${plain} s `))
  })
}

function plainWords(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ')
}

/** What a question says of somebody counts beside what is known: 'Mia is off dairy too, can she eat this'. */
function withSaid(people: readonly Eater[], { question, marks }: Asked): Eater[] {
  const said = marks.has('diet') ? readNeeds(question).needs : null
  return people.map(({ name, needs }) => ({ name, needs: said ? uniteNeeds(needs, said) : needs }))
}

/** 'Can my husband eat this', where nothing else is known of husbands. */
export function strangerAnswer({ question, eaters }: Asked): string | null {
  return eaters && eaters.length > 0 ? stranger(question, eaters, () => false) : null
}

function stranger(
  question: string,
  eaters: readonly Eater[],
  isOther: (word: string) => boolean,
): string | null {
  const name = STRANGER.exec(question)?.[1] ?? ''
  if (name === '' || NOT_NAMES.has(name) || isOther(name) || foodsIn(name).length > 0) return null
  const known = listed(eaters.map((each) => each.name))
  return `I do not know “${name}”, nor what they must not eat. I know ${known}. Tell me what must be left out, and I look through every line of this recipe.`
}

/** Of the dish, or of the foods that are asked about by name. */
function verdict(people: readonly Eater[], asked: Asked): string {
  const foods = foodsMeant(asked)
  const recipe: RecipeText =
    foods.length > 0 ? { ingredients: foods.map((name) => ({ name })) } : asked.recipe
  const { cannot, unsure } = whoCannot(recipe, people)
  const broken = new Set(cannot.map(({ person }) => person))
  const others = people.filter((person) => !broken.has(person))
  const lines = cannot.map(lineOf)
  if (unsure) {
    const who = listed(
      unsure.people.filter(({ needs }) => !isEmpty(needs)).map((each) => each.name),
    )
    lines.push(
      `I do not know what is in ${listed(unsure.lines)}: look before ${who || 'anybody'} eats this.`,
    )
  }
  const [needy, free] = [true, false].map((isNeedy) =>
    others.filter(({ needs }) => isEmpty(needs) !== isNeedy).map(({ name }) => name),
  ) as [string[], string[]]
  const what = foods.length > 0 ? listed(foods) : 'this recipe'
  if (needy.length > 0)
    lines.push(
      `By its name, nothing${unsure ? ' that I know' : ''} in ${what} is against what I know of ${listed(needy)}.`,
    )
  if (free.length > 0) lines.push(`I know of nothing that ${listed(free)} must not eat.`)
  return `${lines.join('\n')}\n${LABELS}`
}

/** A food that the dish is called by is the dish: 'can Mia eat the chicken orzo'. */
function foodsMeant({ foods, recipe }: Asked): string[] {
  const dish = plainWords(recipe.name)
  const isDish = foods.some(({ words }) => dish.includes(plainWords(words)))
  return isDish ? [] : [...new Set(foods.map(({ words }) => words))]
}

function lineOf({ person, reasons, swaps, without }: Cannot<Eater>): string {
  const mended = swaps.map(({ line, swap }) => ` Use ${swap} in place of ${line}.`).join('')
  const left =
    without.length > 0
      ? ` For ${listed(without)} I know no swap: leave it out or choose another dish.`
      : ''
  return `Not for ${person.name} as it stands: ${listed(reasons)}.${mended}${left}`
}
