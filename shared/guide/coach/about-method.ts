/** Answers about the method: what a word means, why, which step, how hot, what goes with it. */
import { glossaryIn } from '../knowledge/glossary.ts'
import { purposesIn } from '../knowledge/purposes.ts'
import type { Technique } from '../knowledge/technique.ts'
import { techniquesIn } from '../knowledge/techniques.ts'
import { stem } from '../knowledge/term-index.ts'
import { capital, ingredientLine, listed } from '../words.ts'
import { type Asked, itemsIn, sentencesOf, stepsWith, WHAT_I_KNOW } from './asked.ts'

const NOTES_MAX = 2

/** 'What does deglaze mean?', 'how do I fold?', 'what does this technique mean?' */
export function techniqueAnswer({ question, step }: Asked): string | null {
  const asked = techniquesIn(question)
  const isOpen =
    /\b(?:this|the) (?:technique|step|word|term)\b|\bwhat does (?:this|it|that) mean\b/.test(
      question,
    )
  const asks =
    /\b(?:mean\w*|technique|explain|define|what(?:'s| is| are| does)|how (?:do|to|should|can|would)|show me)\b/.test(
      question,
    )
  if (!asks && !isOpen) return null
  if (asked.length > 0 && !(isOpen && asked.every(({ isPlain }) => isPlain)))
    return explain(asked, `${question} ${step}`)
  if (!isOpen && !/\b(?:do (?:this|it|that)|it)\b/.test(question)) return null
  const inStep = techniquesIn(step)
  const telling = inStep.filter(({ isPlain }) => !isPlain)
  const found = telling.length > 0 ? telling : inStep
  if (found.length > 0) return explain(found, step)
  return isOpen ? `I have no note on a technique in this step. ${WHAT_I_KNOW}` : null
}

function explain(found: readonly Technique[], about: string): string {
  const telling = found.filter(({ isPlain }) => !isPlain)
  const meant = inContext(telling.length > 0 ? telling : found, about).slice(0, NOTES_MAX)
  return meant
    .map(({ what, how, why, tell }) =>
      [what, how, meant.length === 1 ? why : '', tell].filter((part) => part !== '').join(' '),
    )
    .join('\n')
}

/** Meat rests and dough rests: which of the two is told by what is spoken of. */
export function inContext(found: readonly Technique[], about: string): readonly Technique[] {
  const isDough = /\b(?:dough|batter|pastry|flatbreads?|pancakes?)\b/i.test(about)
  return found.map((each) => {
    if (!isDough || each.words[0] !== 'rest the meat') return each
    return techniquesIn('rest the dough')[0] ?? each
  })
}

/** 'Why do I rest the meat?', 'what is the bicarbonate for?' */
export function whyAnswer({ question, step, recipe, named }: Asked): string | null {
  if (
    !/\bwhy\b|\bwhat(?:'s| is| are) the (?:point|purpose|reason)\b|\bwhat (?:is|are|does) .{2,60} (?:for|do)\b\??$|\bwhat for\b/.test(
      question,
    )
  )
    return null
  const purposes = purposesIn(question)
  const asked = techniquesIn(question)
  if (
    asked.length > 0 &&
    !(
      purposes.length > 0 &&
      /\b(?:add|use|put|for)\b/.test(question) &&
      asked.every(({ isPlain }) => isPlain)
    )
  ) {
    return inContext(asked, `${question} ${step}`)
      .slice(0, NOTES_MAX)
      .map(({ why, tell, how }) => `${why} ${tell || how}`)
      .join('\n')
  }
  const ofNamed = purposes.length > 0 ? purposes : named.flatMap(({ name }) => purposesIn(name))
  const item = named[0]
  const where = item ? stepsWith(recipe, item).map(({ number }) => String(number)) : []
  const used = item && where.length > 0 ? ` Here it goes in at step ${listed(where)}.` : ''
  if (ofNamed.length > 0) return `${ofNamed[0]?.text ?? ''}${used}`
  const [inStep] = techniquesIn(step).filter(({ isPlain }) => !isPlain)
  if (inStep && /\b(?:this|it|that)\b/.test(question)) return `${inStep.why} ${inStep.tell}`.trim()
  if (item) return `I have no note on what ${item.name} does.${used}`
  return null
}

/** 'What's next?', 'when do I add the lemon?', 'what do I need for this step?' */
export function stepAnswer(asked: Asked): string | null {
  const { question, recipe, step, stepIndex } = asked
  const { method } = recipe
  if (
    /\b(?:next|after this|then what)\b/.test(question) &&
    /\b(?:step|what|do|comes)\b/.test(question)
  ) {
    const next = method[stepIndex + 1]
    return next
      ? `Step ${stepIndex + 2}: ${next}`
      : 'This is the last step. Taste, serve and enjoy it.'
  }
  const number = /\bstep (\d{1,3})\b/.exec(question)?.[1]
  const text = number ? method[Number(number) - 1] : undefined
  if (number)
    return text
      ? `Step ${number}: ${text}`
      : `This recipe has ${method.length} steps, and no step ${number}.`
  if (
    /\b(?:what|which) (?:do i|ingredients|things|should i) .{0,30}\b(?:need|ready|this step)\b|\bingredients? (?:for|in) this step\b|\bget ready\b/.test(
      question,
    )
  ) {
    const items = itemsIn(step, recipe)
    return items.length > 0
      ? `For this step: ${listed(items.map(ingredientLine))}.`
      : 'This step names none of the ingredients: everything it needs is in the pan already, or it is a matter of tools and time.'
  }
  const [item] = asked.named
  if (
    item &&
    /\b(?:when (?:do|should|does|to)|where|which step|at what point|what do i do with|used)\b/.test(
      question,
    )
  ) {
    const places = stepsWith(recipe, item)
    return places.length > 0
      ? places
          .slice(0, 3)
          .map(({ number, said }) => `Step ${number}: ${said}`)
          .join('\n')
      : `${capital(item.name)} is in the list, but no step names it. Ask yourself where it belongs: salt and spice with the onions, herbs and lemon at the end.`
  }
  return null
}

const COMMON = new Set(
  'when what which where step does should have need make that this then them with from into until before after cook cooking recipe long many much know tell take your about'.split(
    ' ',
  ),
)

/** 'When do I flip them?': the steps that use the question's own word. */
export function wordAnswer({ question, recipe }: Asked): string | null {
  if (!/\b(?:when|which step|what step|where|at what point)\b/.test(question)) return null
  const asked = longWords(question)
    .filter((word) => !COMMON.has(word))
    .map(stem)
  const places = recipe.method.flatMap((step, at) => {
    const said = sentencesOf(step).find((sentence) =>
      longWords(sentence).some((word) => asked.includes(stem(word))),
    )
    return said ? [`Step ${at + 1}: ${said}`] : []
  })
  return places.length > 0 ? places.slice(0, NOTES_MAX).join('\n') : null
}

function longWords(text: string): string[] {
  return text.toLowerCase().match(/[a-z]{4,}/g) ?? []
}

const HEATS = new Set(['low heat', 'hot pan', 'simmer', 'boil', 'sear', 'sweat', 'stir fry'])

/** 'How hot should the pan be?' */
export function hobAnswer({ question, step, stepIndex, recipe }: Asked): string | null {
  if (
    !/\bhow hot\b|\bwhat heat\b|\b(?:which|what) (?:setting|temperature)\b|\bhigh or low\b|\bheat level\b/.test(
      question,
    )
  )
    return null
  const heat = /\b(?:heat|hot|simmer|boil|oven)\b/i
  const steps = [{ text: step, at: stepIndex }, ...recipe.method.map((text, at) => ({ text, at }))]
  const place =
    steps.find(({ text, at }) => at >= stepIndex && heat.test(text)) ??
    steps.find(({ text }) => heat.test(text))
  const said = sentencesOf(place?.text ?? '').find((sentence) => heat.test(sentence))
  const [note] = techniquesIn(said ?? '').filter(({ words }) => HEATS.has(words[0] ?? ''))
  if (said && place)
    return `Step ${place.at + 1} says: “${said}”${note ? ` ${note.tell || note.how}` : ''}`
  return 'This step names no heat. Medium is a safe start: a steady quiet sizzle, no smoke.'
}

const SIDES: readonly [RegExp, string][] = [
  [/\bcurry|tikka|dal|laksa/i, 'plain basmati rice or naan, a cucumber raita and a sharp salad'],
  [
    /\bsoup/i,
    'crusty bread or toast with cheese, and something crunchy on top: croutons, seeds, crisp onions',
  ],
  [/\bchilli|fajita|taco/i, 'rice or tortillas, soured cream, avocado and lime'],
  [
    /\bpasta|ragu|ragù|lasagne|spaghetti|orzo|stroganoff/i,
    'a green salad with a sharp dressing and bread for the sauce',
  ],
  [
    /\bstew|casserole|pie\b|sausage/i,
    'mash or crusty bread and a green vegetable such as beans, cabbage or peas',
  ],
  [/\bstir[- ]?fry|noodle|rice bowl/i, 'steamed rice or noodles and a quick cucumber salad'],
  [
    /\broast|traybake|tray bake|chop|steak|salmon|chicken/i,
    'potatoes or rice, a green vegetable and a wedge of lemon',
  ],
  [
    /\bsalad|slaw/i,
    'warm bread or flatbreads, and grilled meat, fish or halloumi for a bigger meal',
  ],
  [/\bcrumble|pudding|brownie|cake|loaf/i, 'custard, cream, ice cream or thick yoghurt'],
  [/\bpancake|porridge/i, 'yoghurt, fruit and something crunchy'],
  [/\bbake\b|gratin|shakshuka/i, 'a green salad and crusty bread'],
]

/** 'What goes with this?' */
export function serveAnswer({ question, recipe }: Asked): string | null {
  if (
    !/\b(?:serve (?:it |this )?with|goes? (?:well )?with|side dish(?:es)?|what sides?|sides? (?:for|with)|accompan\w*|pair)\b/.test(
      question,
    )
  )
    return null
  if (/\bwine|beer|drink\b/.test(question))
    return "I don't know drinks well enough to pair them. Pour what you like."
  const own = recipe.method
    .flatMap(sentencesOf)
    .find((sentence) => /\bserve[^.]{0,40}\bwith\b/i.test(sentence))
  const idea = SIDES.find(([dish]) => dish.test(`${recipe.name} ${recipe.tags.join(' ')}`))?.[1]
  if (!own && !idea) return null
  return [own && `The recipe says: “${own}”`, idea && `Good beside it: ${idea}.`]
    .filter(Boolean)
    .join(' ')
}

/** 'What is tahini?', 'which potatoes are best?' */
export function foodAnswer({ question }: Asked): string | null {
  if (!/\b(?:what(?:'s| is| are)|which|what (?:kind|type|sort)|best)\b/.test(question)) return null
  if (/\b(?:instead|swap|done|ready|long|temperature|weigh|for this|next)\b/.test(question))
    return null
  return glossaryIn(question)[0]?.text ?? null
}
