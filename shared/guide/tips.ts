/** The kitchen guide's briefing before cooking: read off the recipe itself, and from cards on what it does. Pure. */
import { timesInStep } from '../cooking/step-times.ts'
import { signIn } from './answers/asked.ts'
import { ovenOf } from './answers/heat.ts'
import { sentencesOf } from './answers/sentences.ts'
import { cardsAbout, cardsOfVerbs } from './cards.ts'
import type { RecipeLike } from './schema.ts'
import { cutFirst, measuredTogether, toolsNeeded } from './tips/mise-en-place.ts'
import { riskiestMoment } from './tips/risk.ts'
import { BRIEFING_CLOSING } from './tips-words.ts'
import { capital, counted, listed, spokenMinutes } from './words.ts'

const LINES_MAX = 4
const SECRETS_MAX = 3
const SIGNS_MAX = 3
const SENTENCES_MAX = 2
const RISKS_MAX = 2

/** Plain text under the headings of the fixed tips; each line is derived from this recipe. */
export function cookingTips(recipe: RecipeLike): string {
  const sections: [string, string[]][] = [
    ['Mise en place', miseEnPlace(recipe)],
    ['Time-saving', timeSaving(recipe)],
    ['Pro chef secrets', secrets(recipe)],
    ['Watch out for', watchOut(recipe)],
  ]
  const said = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => [heading, ...lines.map((line) => `- ${line}`)].join('\n'))
  return [...said, BRIEFING_CLOSING].join('\n\n')
}

function miseEnPlace(recipe: RecipeLike): string[] {
  const { ingredients, method, servings } = recipe
  const count = ingredients.filter(({ name }) => name !== '').length
  const lines: string[] = []
  if (count > 0) {
    const people = servings === null ? '' : `, enough for ${servings}`
    lines.push(`Set out the ${counted(count, 'ingredient')}${people}.`)
  }
  const oven = ovenOf(method)
  if (oven) lines.push(`The oven is needed in step ${oven.step} at ${oven.said}: turn it on early.`)
  return [...lines, ...cutFirst(recipe), ...measuredTogether(recipe), ...toolsNeeded(recipe)].slice(
    0,
    6,
  )
}

function timeSaving({ prep_time: prep, cook_time: cook, method }: RecipeLike): string[] {
  const parts = [
    ...(prep ? [`${spokenMinutes(prep)} to prepare`] : []),
    ...(cook ? [`${spokenMinutes(cook)} to cook`] : []),
  ]
  const lines = parts.length > 0 ? [`The recipe reckons ${listed(parts)}.`] : []
  const waits = method.map((step, at) => ({ at, minutes: longestMinutes(step), step }))
  const [longest] = [...waits].sort((a, b) => b.minutes - a.minutes)
  const meanwhile = method.findIndex((step) => /\b(?:meanwhile|while)\b/i.test(step))
  if (longest !== undefined && longest.minutes >= 5) {
    const next = method[longest.at + 1]
    const use =
      next &&
      !/^meanwhile/i.test(next) &&
      /\b(?:chop|slice|grate|mix|stir|shred|cut|make|whisk|toast|drain)\b/i.test(next)
        ? ` Use it to get step ${longest.at + 2} ready.`
        : ' Wash up in it.'
    lines.push(
      `The longest wait is in step ${longest.at + 1}: ${spokenMinutes(longest.minutes)}.${use}`,
    )
  }
  if (meanwhile !== -1)
    lines.push(
      `Step ${meanwhile + 1} goes on while something else cooks: read it before you get there.`,
    )
  const ahead = method.findIndex((step) =>
    /\b(?:overnight|marinate|marinade|soak|chill|prove|leave to rise)\b/i.test(step),
  )
  if (ahead !== -1)
    lines.push(`Step ${ahead + 1} needs time on its own: do it ahead, even the day before.`)
  const water = method.findIndex((step) =>
    /\bboiling (?:salted )?water\b|\bto the boil\b/i.test(step),
  )
  if (water !== -1)
    lines.push(`Step ${water + 1} wants boiling water or stock: put the kettle on a step earlier.`)
  return lines.slice(0, LINES_MAX)
}

function longestMinutes(step: string): number {
  return Math.round(Math.max(0, ...timesInStep(step).map(({ seconds }) => seconds / 60)))
}

/** How a step of the method is done well, and why: the first sentences of its card. */
function secrets({ method }: RecipeLike): string[] {
  const told = new Set<string>()
  const lines: string[] = []
  for (const [at, step] of method.entries()) {
    const found = cardsOfVerbs(step).find(({ card }) => !told.has(card.id))
    if (!found || lines.length >= SECRETS_MAX) continue
    const { card, said } = found
    told.add(card.id)
    const how = sentencesOf(card.answer).slice(0, SENTENCES_MAX).join(' ')
    lines.push(`Step ${at + 1}, ${said}: ${how}`)
  }
  return lines
}

/** The riskiest moment, what must be cooked through, and the signs the steps name. */
function watchOut({ ingredients, method }: RecipeLike): string[] {
  const risk = riskiestMoment(method)
  const raw = ingredients.flatMap(({ name }) => cardsAbout('doneness', name).slice(0, 1))
  const safety = [...new Set(raw)]
    .filter(({ isSafety }) => isSafety)
    .slice(0, RISKS_MAX)
    .map(({ answer }) => sentencesOf(answer)[0] ?? answer)
  const signs = method.flatMap((step, at) => {
    const sign = signIn(step)
    return sign ? [`Step ${at + 1}: ${capital(sign.replace(/\.$/, ''))}.`] : []
  })
  const lines = [...(risk ? [risk] : []), ...safety, ...signs.slice(-SIGNS_MAX)]
  return lines.length > 0
    ? lines
    : ['Taste before you serve; salt is easy to add and hard to take out.']
}
