/** What a timer is called: by what its step cooks meanwhile. The stored label stays as it is. No clock. */
import { ingredientsInStep, isDivided } from './step-ingredients.ts'
import { secondsOfStep, timeLabel, timesInStep } from './step-times.ts'

type Recipe = { ingredients: readonly { name: string }[]; method: readonly string[] }
type Named = { id: string; label: string }

/** What food does by itself while a timer runs; 'cook' says nothing. */
const VERBS =
  /\b(simmer|bake|roast|boil|rest|prove|rise|chill|marinate|fry|grill|steam|soak|freeze|cool|toast|knead|brown|reduce|poach|braise|stew|whisk|sear|saute)\b/i

/**
 * 'mince' for 'Step 3: Brown the mince for 8 m…', 'simmer' where no food is named, 'Step 3' where nothing
 * tells; any other label as it is. Ours: nobody says the rest of the spec's label.
 */
export function timerName(label: string, recipe: Recipe): string {
  const { food, verb, step } = partsOf(label, recipe)
  return food ?? verb ?? step ?? label
}

/** As `timerName`, told apart from the other timers: 'simmer mince', else 'mince 2'. */
export function timerNameAmong(timer: Named, timers: readonly Named[], recipe: Recipe): string {
  const name = timerName(timer.label, recipe)
  const isAlike = (other: Named) => timerName(other.label, recipe) === name
  const place = timers.findIndex(({ id }) => id === timer.id)
  const others = timers.filter((other) => other.id !== timer.id && isAlike(other))
  if (others.length === 0) return name
  const verbOf = ({ label }: Named) => partsOf(label, recipe).verb
  const verb = verbOf(timer)
  if (verb && verb !== name && others.every((other) => verbOf(other) !== verb)) {
    return `${verb} ${name}`
  }
  // the newest stands first
  const older = place < 0 ? others : timers.slice(place + 1).filter(isAlike)
  return older.length === 0 ? name : `${name} ${older.length + 1}`
}

function partsOf(label: string, recipe: Recipe): Record<'food' | 'verb' | 'step', string | null> {
  const [head, n] = /^Step (\d{1,3})(?=: )/.exec(label) ?? []
  if (head === undefined) return { food: null, verb: null, step: null }
  const text = recipe.method[Number(n) - 1] ?? ''
  const clauses = clausesAbout(label, Number(n) - 1, text)
  const found = (read: (clause: string) => string | null) =>
    clauses.map(read).find((words) => words !== null) ?? null
  return {
    food: found((clause) => foodIn(clause, recipe.ingredients)),
    verb: found((clause) => VERBS.exec(clause)?.[1]?.toLowerCase() ?? null),
    step: head,
  }
}

/** The words around the timer's time: its clause, its sentence, and all that goes before. */
function clausesAbout(label: string, stepIndex: number, text: string): string[] {
  const times = timesInStep(text)
  const time =
    times.findLast((one) => timeLabel(stepIndex, text, one) === label) ??
    times.find(({ seconds }) => seconds === secondsOfStep(text))
  if (!time) return [text]
  const between = (marks: readonly string[]) => {
    const from = Math.max(...marks.map((mark) => text.lastIndexOf(mark, time.start)))
    const ends = marks.map((mark) => text.indexOf(mark, time.end)).filter((end) => end >= 0)
    return text.slice(from + 1, Math.min(...ends, text.length))
  }
  return [between(['. ', ', ', '; ', ': ', '\n']), between(['. ', '\n']), text.slice(0, time.end)]
}

/** The food that is named first; fat and salt only where there is nothing else. */
function foodIn(clause: string, ingredients: Recipe['ingredients']): string | null {
  const said = clause.toLowerCase()
  const foods = ingredientsInStep(clause, ingredients).flatMap((place) => {
    const name = ingredients[place]?.name
    return name === undefined ? [] : [{ name, ...placeIn(said, name) }]
  })
  const best = [...foods].sort(
    (a, b) => Number(isDivided(a.name)) - Number(isDivided(b.name)) || a.at - b.at,
  )[0]
  return best?.words ?? null
}

/** A name's last words as the clause has them, and where; the whole name where it has other words for it. */
function placeIn(said: string, name: string): { words: string; at: number } {
  const words = (name.split(/[,(]/)[0] ?? name).trim().toLowerCase().split(/\s+/)
  for (let from = 0; from < words.length; from++) {
    const tail = words.slice(from).join(' ')
    const at = said.indexOf(tail)
    if (at >= 0) return { words: tail, at }
  }
  return { words: words.slice(-2).join(' '), at: said.length }
}
