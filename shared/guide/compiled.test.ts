/** A card or a note that breaks its form is named with its file and line. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const HEADER = readFileSync(join(ROOT, 'shared/foods/foods.csv'), 'utf8').split('\n')[0]

/** What the check says of these files in a folder of cards, '' when all is well. */
function check(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'))
  for (const part of ['guide/knowledge', 'guide/notes', 'recipes/starter'])
    mkdirSync(join(folder, part), { recursive: true })
  mkdirSync(join(folder, 'foods'))
  writeFileSync(join(folder, 'foods/foods.csv'), `${HEADER}\n`)
  for (const [name, text] of Object.entries(files)) {
    const path = name.includes('/') ? name : `guide/knowledge/${name}`
    writeFileSync(join(folder, path), text)
  }
  try {
    const script = join(ROOT, 'scripts/compile-knowledge.mjs')
    execFileSync(process.execPath, [script, '--check', folder], { stdio: 'pipe' })
    return ''
  } catch (error) {
    return String((error as { stderr?: unknown }).stderr)
  }
}

const card = (title: string, fields: string, answer = 'Stir it.') =>
  `## ${title}\n${fields}\n\n${answer}\n\n`
const WHOLE = 'ask: a | b | c | d | e\nkind: rescue\nfoods: egg\ntechniques:\nsafety: false'

test('faults are told by file and line, all at once', () => {
  const faults = check({
    'a.md':
      card('Too thin?', WHOLE) +
      card('Too thin', WHOLE) +
      card('Lumps', WHOLE.replace('rescue', 'luck')),
    'b.md':
      card('Few', WHOLE.replace(' | e', '')) +
      card('None', WHOLE, '') +
      card('Odd', `${WHOLE}\nmood: good`),
    'words.csv': 'means,said\nkeep,store\nfridge\n',
  })
  for (const part of [
    'guide/knowledge/a.md:10: Too thin: the id too-thin stands twice',
    'guide/knowledge/a.md:19: Lumps: no kind is called luck',
    'guide/knowledge/b.md:1: Few: 4 ways to ask, not 5',
    'guide/knowledge/b.md:10: None: it has no answer',
    'guide/knowledge/b.md:25: mood: good: no field of a card, or said twice',
    'guide/knowledge/words.csv:3: no row of 2 fields',
  ]) {
    expect(faults).toContain(part)
  }
})

test('a note says its step, ways to ask, and one answer', () => {
  const faults = check({
    'recipes/starter/toast.md': '## Method\n\n1. Toast the bread.\n',
    'guide/notes/toast.md': [
      '# Toast',
      'also: toasted bread',
      '## Step 2',
      '- is it done',
      '  Yes.',
      '  No.',
      '## Any time',
      '- why | what for',
      '  It is',
    ].join('\n'),
    'guide/notes/soup.md': '# Soup\nalso: broth\n',
  })
  for (const part of [
    'guide/notes/toast.md:3: no step 2',
    'guide/notes/toast.md:4: fewer than 2 ways to ask',
    'guide/notes/toast.md:6: neither a heading, a way to ask nor its answer',
    'guide/notes/toast.md:9: an answer that ends no sentence',
    'guide/notes/soup.md:1: there is no starter recipe soup',
  ]) {
    expect(faults).toContain(part)
  }
})
