/** Trains the ears: reads the corpus and writes the model. `--report` measures instead, `--wrong` names what went wrong. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FOLDER, fingerprint, readCommands, readTalk } from './corpus.ts'
import { learn } from './learn.ts'

const folder = process.env.CORPUS ?? FOLDER
const commands = readCommands(join(folder, 'commands'))
const talk = readTalk(join(folder, 'talk'))
if (process.argv.includes('--report')) {
  // reading needs a model, and there may be none yet
  const { foldsOf, reportOn } = await import('./report.ts')
  reportOn(foldsOf({ commands, talk }), process.argv.includes('--wrong'))
} else {
  const { words, rowStep, rows, outStep, out, tagStep, tags } = learn(commands, talk)
  const text = `/** Weights of the ears. Made from the corpus by \`npm run train:voice\`: change the corpus. */
import type { PackedModel } from './packed.ts'

/** The corpus that it was made from (corpus.test.ts). */
export const TRAINED_FROM = '${fingerprint(folder)}'

export const PACKED: PackedModel = {
  words: '${words}',
  rowStep: ${rowStep},
  rows:
    '${rows}',
  outStep: ${outStep},
  out:
    '${out}',
  tagStep: ${tagStep},
  tags:
    '${tags}',
}
`
  writeFileSync(join(FOLDER, '../weights.compiled.ts'), text)
  console.log(`${commands.length} commands, ${talk.length} lines of talk, ${text.length} bytes`)
}
