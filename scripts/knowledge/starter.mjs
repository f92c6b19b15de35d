/** The starter recipes, a Markdown file each, checked and compiled into one module. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readIngredientList } from '../../shared/imports/ingredient-list.ts'
import { COURSES } from '../../shared/recipes/courses.ts'
import { DIFFICULTIES } from '../../shared/recipes/difficulty.ts'

const KEYS = ['id', 'name', 'course', 'cuisine', 'servings', 'prep', 'cook', 'difficulty', 'tags']
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const HEAD = `/** The starter recipes. Compiled from the Markdown beside it by \`npm run knowledge\`: change that. */
import type { RecipeInput } from '../schema.ts'

export const STARTER_RECIPES: RecipeInput[] = `

/** The module's text by its path, none without the folder. Throws an error whose `faults` name file and line. */
export function compileStarter(folder) {
  const faults = []
  if (!existsSync(join(folder, 'recipes/starter'))) return {}
  const rows = readdirSync(join(folder, 'recipes/starter'))
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const lines = readFileSync(join(folder, 'recipes/starter', file), 'utf8').split('\n')
      const say = (at, what) => faults.push(`recipes/starter/${file}:${at + 1}: ${what}`)
      return recipeOf(lines, say)
    })
  for (const key of ['id', 'name']) {
    const seen = new Set()
    for (const row of rows) {
      if (seen.has(row[key])) faults.push(`recipes/starter: the ${key} ${row[key]} stands twice`)
      seen.add(row[key])
    }
  }
  if (faults.length > 0) throw Object.assign(new Error(faults.join('\n')), { faults })
  const text = `${HEAD}${JSON.stringify(rows, null, 1)}\n`
  return { [join(folder, 'recipes/starter/starter.compiled.ts')]: text }
}

function recipeOf(lines, say) {
  const facts = frontMatter(lines, say)
  const parts = sectionsOf(lines, facts.end)
  const { ingredients, ingredient_groups } = readIngredientList(
    listOf(parts.Ingredients, /^- /, say),
  )
  const method = listOf(parts.Method, /^\d+\. /, say)
  if (ingredients.length === 0 || method.length === 0) say(0, 'no ingredients or no method')
  const description = parts.about
    .map(({ text }) => text)
    .join(' ')
    .trim()
  const notes = (parts.Notes ?? [])
    .map(({ text }) => text)
    .join('\n')
    .trim()
  return {
    id: facts.id,
    name: facts.name,
    course: facts.course,
    description,
    servings: Number(facts.servings),
    prep_time: Number(facts.prep),
    cook_time: Number(facts.cook),
    difficulty: facts.difficulty,
    tags: (facts.tags ?? '').split(',').map((tag) => tag.trim()),
    ingredients,
    ...(ingredient_groups.length > 0 && { ingredient_groups }),
    method,
    ...(notes !== '' && { chef_notes: notes }),
  }
}

function frontMatter(lines, say) {
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end === -1) say(0, 'no front matter between two lines of ---')
  const facts = { end }
  for (let at = 1; at < end; at++) {
    const [, key, value] = /^([a-z]+):(?: (.*))?$/.exec(lines[at]) ?? []
    if (!KEYS.includes(key) || key in facts) say(at, `not one of ${KEYS.join(', ')}, once each`)
    else facts[key] = value ?? ''
  }
  const checks = {
    id: UUID.test(facts.id),
    name: facts.name,
    course: COURSES.includes(facts.course),
    servings: /^[1-9]\d?$/.test(facts.servings),
    prep: /^\d+$/.test(facts.prep),
    cook: /^\d+$/.test(facts.cook),
    difficulty: DIFFICULTIES.includes(facts.difficulty),
    tags: facts.tags,
  }
  for (const [key, isRight] of Object.entries(checks)) {
    const at = lines.findIndex((line) => line.startsWith(`${key}:`))
    if (!isRight) say(Math.max(at, 0), `${key} is missing or not right`)
  }
  return facts
}

/** Lines that say something by their heading, with their places; those before the first are `about`. */
function sectionsOf(lines, start) {
  const parts = { about: [] }
  let part = parts.about
  for (let at = start + 1; at < lines.length; at++) {
    const heading = /^## (.*)$/.exec(lines[at])?.[1]
    if (heading !== undefined) {
      part = []
      parts[heading] = part
    } else if (lines[at] !== '') part.push({ text: lines[at], at })
  }
  return parts
}

/** Items without their marks; a heading of the next level stays as it is for the reader of lists. */
function listOf(part = [], mark, say) {
  for (const { text, at } of part) {
    if (!mark.test(text) && !text.startsWith('### ')) say(at, 'neither an item nor a heading')
  }
  return part.map(({ text }) => text.replace(mark, ''))
}
