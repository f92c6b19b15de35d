/** npm run bench: everything we hold ourselves to, as one table. Ratios stand on noisy machines, times do not. */
import { measureApi } from './api.ts'
import { measureBundle } from './bundle.ts'
import { measureLibrary } from './library.ts'
import { measurePhotos } from './photo.ts'
import { measureRules } from './rules.ts'
import { formatTable } from './table.ts'
import { measureTicks } from './ticks.ts'
import { measureVoice } from './voice.ts'

const rows = [
  ...(await measureBundle()),
  ...(await measureLibrary()),
  ...(await measureVoice()),
  ...(await measurePhotos()),
  ...(await measureApi()),
  ...(await measureTicks()),
  ...measureRules(),
]
console.log(`\n${formatTable(rows)}\n`)
process.exit(0)
