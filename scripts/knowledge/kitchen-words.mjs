/** The words of kitchens: of the starter recipes' names, tags and ingredients, compiled for the reader of needs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const HEAD = `/** Words of kitchens. Compiled from the starter recipes by \`npm run knowledge\`: change those. */
export const KITCHEN_WORDS = \`
`
/** Ours: a line of the module. */
const LINE_MAX = 98
/** They stand in names and lines, and refuse as well. */
const TELLING = new Set(['no', 'not', 'without', 'free', 'off', 'out', 'less', 'plain'])

/** The module's text by its path, none without the folder. */
export function compileKitchenWords(folder) {
  const recipes = join(folder, 'recipes/starter')
  if (!existsSync(recipes) || !existsSync(join(folder, 'diets'))) return {}
  const words = new Set()
  for (const file of readdirSync(recipes).filter((name) => name.endsWith('.md'))) {
    for (const line of readFileSync(join(recipes, file), 'utf8').split('\n')) {
      const said = /^(?:name|tags|cuisine|course): (.*)|^- (.*)/.exec(line)
      for (const word of plainOf(said?.[1] ?? said?.[2] ?? '')) words.add(word)
    }
  }
  const sorted = [...words].filter((word) => !TELLING.has(word)).sort()
  return { [join(folder, 'diets/kitchen-words.compiled.ts')]: `${HEAD}${linesOf(sorted)}\`\n` }
}

/** Lower case, without accents. */
function plainOf(text) {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[a-z]{2,}/g) ?? []
}

function linesOf(words) {
  const lines = []
  let line = ''
  for (const word of words) {
    const next = line === '' ? word : `${line}|${word}`
    if (next.length <= LINE_MAX) line = next
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line].map((each) => `${each}\n`).join('')
}
