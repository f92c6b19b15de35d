/**
 * Learns when a food that seems wished may be refused, from `shared/diets/corpus/`: `npm run train:needs`. With
 * `--report` it measures instead, each file by what the others teach. The same corpus gives the same weights.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { refusedChance } from '#shared/diets/doubt.ts'
import type { Lexicon } from '#shared/diets/doubt-features.ts'
import { FOLDER, featuresOf, fingerprint, lexiconOf, type Marked, readCorpus } from './corpus.ts'
import { type Fitted, fitWeights } from './fit.ts'

const HUNDREDTHS = 100
const marked = readCorpus()

if (process.argv.includes('--report')) report()
else write()

/** Weights, and the words they know. */
function learn(some: readonly Marked[]): Fitted & { lexicon: Lexicon } {
  const lexicon = lexiconOf(some)
  const examples = some.map((each) => ({
    features: featuresOf(each, lexicon),
    isRefused: each.isRefused,
  }))
  return { ...fitWeights(examples), lexicon }
}

function report(): void {
  const isTold = process.argv.includes('--missed')
  for (const file of new Set(marked.map((each) => each.file))) {
    const { weights, bias, lexicon } = learn(marked.filter((each) => each.file !== file))
    const wished = marked
      .filter((each) => each.file === file && each.food.stance === 'wanted')
      .map((each) => ({ ...each, chance: refusedChance(featuresOf(each, lexicon), weights, bias) }))
    const missed = wished.filter(({ isRefused }) => isRefused)
    const plain = wished.filter(({ isRefused }) => !isRefused)
    const shares = [0.05, 0.1, 0.15, 0.2, 0.3].map((most) => {
      const found = missed.filter(({ chance }) => chance > most).length
      const asked = plain.filter(({ chance }) => chance > most).length
      return `above ${most}: found ${found} of ${missed.length}, asks about ${asked} of ${plain.length}`
    })
    console.log(`${file} (${weights.size} weights)\n  ${shares.join('\n  ')}`)
    if (isTold)
      for (const { chance, words, text } of missed)
        console.log(`    ${chance.toFixed(2)} ${words} | ${text}`)
  }
}

function write(): void {
  const { weights, bias, lexicon } = learn(marked)
  const lines = [...weights]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([feature, weight]) => `${feature} ${Math.round(weight * HUNDREDTHS)}`)
  const text = `/** What each word around a food says of its being refused. Made by \`npm run train:needs\`: change the corpus. */

/** The corpus that it was made from (doubt.test.ts). */
export const TRAINED_FROM = '${fingerprint()}'
export const BIAS = ${bias.toFixed(3)}
/** What many messages say. */
export const WORDS =
  '${[...lexicon].toSorted().join(' ').replaceAll("'", "\\'")}'
/** A feature and hundredths. */
export const DOUBT_LINES = ${JSON.stringify(lines.join('\n')).replaceAll('\\n', '\n').replace(/^"|"$/g, '`')}
`
  writeFileSync(join(FOLDER, '../doubt-weights.compiled.ts'), text)
  console.log(`${marked.length} foods, ${weights.size} weights, ${text.length} bytes`)
}
