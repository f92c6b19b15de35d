/** The step notes of the starter recipes, `guide/notes/*.md`: read and checked. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'guide/notes'
const ASKS_MIN = 2
const ANSWER_CHARS_MAX = 400

/** Dishes with their names, their recipe's steps and the notes beside them, and what is wrong with them. */
export function readNotes(folder) {
  const path = join(folder, FOLDER)
  if (!existsSync(path)) return { dishes: [], faults: [] }
  const dishes = readdirSync(path)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => dishOf(folder, name.replace(/\.md$/, '')))
  return { dishes, faults: dishes.flatMap((dish) => dish.faults) }
}

function dishOf(folder, slug) {
  const path = `${FOLDER}/${slug}.md`
  const faults = []
  const say = (at, what) => faults.push(`${path}:${at + 1}: ${what}`)
  const recipe = join(folder, `recipes/starter/${slug}.md`)
  const steps = existsSync(recipe) ? stepsOf(readFileSync(recipe, 'utf8')) : []
  if (steps.length === 0) say(0, `there is no starter recipe ${slug}`)
  const [title = '', also = '', ...rest] = readFileSync(join(folder, path), 'utf8').split('\n')
  const name = /^# (.+)$/.exec(title)?.[1] ?? ''
  const others = /^also: (.+)$/.exec(also)?.[1] ?? ''
  if (name === '') say(0, 'the first line is no "# Name"')
  if (others === '') say(1, 'the second line is no "also: other names"')
  const notes = notesOf(rest, steps.length, (at, what) => say(at + 2, what))
  const names = [name, ...others.split(',')].map((each) => each.trim().toLowerCase())
  return { slug, name, names, steps, notes, faults }
}

function stepsOf(text) {
  const [, method = ''] = text.split('\n## Method\n')
  return [...method.split('\n## ')[0].matchAll(/^\d+\. (.+)$/gm)].map(([, step]) => step)
}

/** A heading says the step; a line that begins with a dash asks, the indented one below it answers. */
function notesOf(lines, steps, say) {
  const notes = []
  let step = null
  for (const [at, line] of lines.entries()) {
    const heading = /^## (?:Step (\d+)|Any time)$/.exec(line)
    const asked = /^- (! )?(.+)$/.exec(line)
    const note = notes.at(-1)
    if (line.trim() === '') continue
    if (heading) {
      step = heading[1] ?? ''
      if (step !== '' && (Number(step) < 1 || Number(step) > steps)) say(at, `no step ${step}`)
    } else if (asked && step !== null) {
      const asks = asked[2].split('|').map((ask) => ask.trim())
      notes.push({ step, isSafety: asked[1] !== undefined, asks, answer: '' })
      if (asks.length < ASKS_MIN || asks.includes('')) say(at, `fewer than ${ASKS_MIN} ways to ask`)
    } else if (line.startsWith('  ') && note && note.answer === '') {
      note.answer = line.trim()
      if (note.answer.length > ANSWER_CHARS_MAX) say(at, `${note.answer.length} characters`)
      if (!/[.)”]$/.test(note.answer)) say(at, 'an answer that ends no sentence')
    } else say(at, 'neither a heading, a way to ask nor its answer')
    if (/[`\\\t]|\$\{/.test(line)) say(at, 'a sign that no note may hold')
  }
  if (notes.some(({ answer }) => answer === '')) say(0, 'a note without an answer')
  return notes
}
