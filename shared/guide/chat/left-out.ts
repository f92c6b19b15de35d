/** Says what is left out for the talk and for each person of the kitchen. Reads no text. */
import type { Needs } from '../../diets/needs.ts'
import { DIET_LABELS } from '../../diets/vocabulary.ts'
import { sayNeeds, withoutNames } from '../../diets/words.ts'
import { capital, listed } from '../words.ts'
import type { ChatKitchen } from './kitchen.ts'

/** 'Without prawns and shellfish. Without celery for Ben, eggs for Mia. Vegan for Zoe.'; '' for nothing. */
export function leftOutSentence(talk: Needs, { people = [] }: ChatKitchen): string {
  const without = people.flatMap(({ name, needs }) => {
    const names = withoutNames(needs)
    return names.length > 0 ? [`${listed(names)} for ${name}`] : []
  })
  const diets = people.flatMap(({ name, needs }) => {
    const labels = needs.diets.map((diet) => DIET_LABELS[diet].toLowerCase())
    return labels.length > 0 ? [`${listed(labels)} for ${name}`] : []
  })
  return [
    sayNeeds(talk),
    ...(without.length > 0 ? [`Without ${without.join(', ')}.`] : []),
    ...(diets.length > 0 ? [`${capital(diets.join(', '))}.`] : []),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}
