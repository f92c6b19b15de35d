/** Reads the corpus of speech: commands by speaker, and talk that must do nothing. Throws the list of its faults. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { starterRecipes } from '#shared/recipes/starter/index.ts'
import type { VoiceContext } from '#shared/voice/intents.ts'
import type { RoomName } from '#shared/voice/meanings.ts'

export type Meant = { intent: string; slots: Record<string, unknown> }
export type Line = {
  says: string
  does: Meant[]
  kind: string
  room: RoomName
  context: VoiceContext & { items?: string[]; recipes?: string[] }
  speaker: string
  /** The words of a report before or after the wish. */
  report?: string
}

export const FOLDER = join(import.meta.dirname, '../../shared/voice/corpus')

/** The file whose wording is nobody's own: short, plain, something of every kind. */
export const TEXTBOOK = '000-plain'

/** Plain names of timers, for those who look for names: as wishes they would all be the same. */
export const TIMER_NAMES = '000-timer-names'

/** What one author wrote by intents, for many people: learnt from always, and nobody to be left out. */
export const isNobodys = (speaker: string) => speaker.startsWith('000-')

export function readCommands(folder = join(FOLDER, 'commands')): Line[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter((text) => text.trim() !== '')
        .map((text) => JSON.parse(text))
        .filter((row) => row.says !== undefined)
        .map((row) => ({
          says: row.says,
          does:
            typeof row.does === 'string'
              ? [{ intent: row.does, slots: row.slots ?? {} }]
              : row.does.map((each: Meant) => ({ intent: each.intent, slots: each.slots ?? {} })),
          kind: row.kind ?? 'plain',
          room: row.room ?? 'cooking',
          context: row.context ?? {},
          speaker: file.replace('.jsonl', ''),
          ...(row.report ? { report: row.report } : {}),
        })),
    )
}

/** Lines of talk with the file they stand in. */
export function readTalk(folder = join(FOLDER, 'talk')): { says: string; group: string }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .map((text) => text.trim())
        .filter((text) => text !== '' && !text.startsWith('#'))
        .map((says) => ({ says, group: file.replace('.txt', '') })),
    )
}

/** What a cook reads aloud: the steps of the starter recipes, sentence by sentence, as a recogniser writes them. */
export function readRecipes(): { says: string; group: string }[] {
  const sentences = starterRecipes.flatMap(({ method }) =>
    method.flatMap((step) => step.split(/[.;:]\s+/)),
  )
  return sentences
    .map((text) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\d' ]+/gu, ' ')
        .replace(/ +/g, ' ')
        .trim(),
    )
    .filter((says) => says.split(' ').length > 2)
    .map((says) => ({ says, group: 'recipes' }))
}

/** Changes with every letter of the corpus. */
export function fingerprint(folder = FOLDER): string {
  const hash = createHash('sha256')
  for (const part of ['commands', 'talk', 'words']) {
    for (const file of readdirSync(join(folder, part)).sort()) {
      hash.update(file).update(readFileSync(join(folder, part, file)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
