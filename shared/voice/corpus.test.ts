/** The corpus is whole, nobody's test, and what the model was made from. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { TRAINED_FROM } from './weights.compiled.ts'

const FOLDER = join(import.meta.dirname, 'corpus')
const INTENTS =
  `next previous repeat goToStep firstStep lastStep whichStep whatNext scroll startTimer
  startStepTimer pauseTimer resumeTimer resetTimer cancelTimer addTime timeLeft renameTimer stopAlarm
  readIngredients showIngredients showRecipe closePanel howMuch tickIngredient untickIngredient
  addToShoppingList askCoach stopSpeaking stopListening help undo finish confirm deny scale convert volume
  speechRate tickItem untickItem addItems whatsLeft openScreen whatsForDinner addToPantry findRecipes
  startCooking planMeal askAssistant`.split(/\s+/)

const Slots = z.record(z.string(), z.unknown())
const Intent = z.enum(INTENTS)
const Line = z.strictObject({
  says: z.string().min(1).max(300),
  does: z.union([
    Intent,
    z.array(z.strictObject({ intent: Intent, slots: Slots.optional() })).min(2),
  ]),
  slots: Slots.optional(),
  kind: z.enum(['plain', 'report', 'indirect', 'corrected', 'compound', 'misheard', 'addressed']),
  room: z.enum(['cooking', 'shopping', 'kitchen']).optional(),
  report: z.string().min(1).optional(),
  context: z.record(z.string(), z.unknown()).optional(),
})

function linesOf(part: string): { file: string; text: string }[] {
  return readdirSync(join(FOLDER, part)).flatMap((file) =>
    readFileSync(join(FOLDER, part, file), 'utf8')
      .split('\n')
      .filter((text) => text !== '' && !text.startsWith('#') && !text.startsWith('{"speaker"'))
      .map((text) => ({ file, text })),
  )
}

const commands = linesOf('commands')

test('every line of the corpus says what it means', () => {
  for (const { file, text } of commands) {
    expect(Line.safeParse(JSON.parse(text)).error?.message, `${file}: ${text}`).toBeUndefined()
  }
  expect(commands.length).toBeGreaterThan(15_000)
})

test('a report stands before its wish or after it', () => {
  for (const { file, text } of commands) {
    const { says, report = '' } = JSON.parse(text)
    expect(says.startsWith(report) || says.endsWith(report), `${file}: ${text}`).toBe(true)
  }
})

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9' ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('no line of the corpus stands in a test', () => {
  const said = new Set([
    ...commands.map(({ text }) => plain(JSON.parse(text).says)),
    ...linesOf('talk').map(({ text }) => plain(text)),
  ])
  const tests = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.ts'))
  for (const file of tests) {
    const quoted = readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(
      /^ {2,4}(?:\[)?(?:'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)")/gm,
    )
    for (const [, single, double] of quoted) {
      expect(said.has(plain(single ?? double ?? '')), `${file}: ${single ?? double}`).toBe(false)
    }
  }
})

test('the model was made from this corpus: npm run train:voice', () => {
  const hash = createHash('sha256')
  for (const part of ['commands', 'talk', 'words']) {
    for (const file of readdirSync(join(FOLDER, part)).sort()) {
      hash.update(file).update(readFileSync(join(FOLDER, part, file)))
    }
  }
  expect(TRAINED_FROM).toBe(hash.digest('hex').slice(0, 16))
})
