/** What is compiled equals its source, and a row that breaks the schema is named with its line. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const HEADER = readFileSync(join(ROOT, 'shared/foods/foods.csv'), 'utf8').split('\n')[0]

/** What the check says, '' when all is well. */
function check(folder: string): string {
  const script = join(ROOT, 'scripts/compile-knowledge.mjs')
  try {
    execFileSync(process.execPath, [script, '--check', folder], { stdio: 'pipe' })
    return ''
  } catch (error) {
    return String((error as { stderr?: unknown }).stderr)
  }
}

function checkRows(...rows: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'foods-'))
  mkdirSync(join(folder, 'foods'))
  writeFileSync(join(folder, 'foods/foods.csv'), `${[HEADER, ...rows].join('\n')}\n`)
  return check(folder)
}

test('the compiled modules are what the tables say', () => {
  expect(check(join(ROOT, 'shared'))).toBe('')
})

test('faults are told by file and line, all at once', () => {
  const faults = checkRows(
    'leek,leek,leeks,,,,,Fruit & Vegetables,fridge,7,,500 g pack,,,,,onion,',
    'onion,onion,onions,leeks,,,,Fruit & Vegetables,fridge,7,,500g pack,,,gluten?,,,',
    'roux,roux,,,,sauce,,Sauces,shed,soon,,,,,wheat,tasty,,',
    'egg,egg,eggs,,,egg-yolk,,Dairy & Eggs,fridge,21,,6 box,,,eggs,egg animal,,',
    'egg-yolk,egg yolk,,,,,egg,Dairy & Eggs,fridge,2,,,,,eggs,egg,unobtainium,',
    'egg,hen egg,,,,,,Dairy & Eggs,fridge',
  )
  const lines = faults.split('\n')
  for (const part of [
    'foods/foods.csv:3: onion: leek is a name of leek (line 2)',
    'foods/foods.csv:3: onion: no pack: 500g pack',
    'foods/foods.csv:4: roux: no aisle is called Sauces',
    'foods/foods.csv:4: roux: no shelf is called shed',
    'foods/foods.csv:4: roux: days_fresh is no number: soon',
    'foods/foods.csv:4: roux: wheat is none of the allergens',
    'foods/foods.csv:4: roux: tasty is none of the traits',
    'foods/foods.csv:4: roux: no row has the id sauce',
    'foods/foods.csv:5: egg: it is a kind of itself, or made of itself',
    'foods/foods.csv:6: egg-yolk: no row is called unobtainium',
    'foods/foods.csv:7: egg: the id egg stands twice',
    'foods/foods.csv:7: egg: 9 fields, not 18',
  ]) {
    expect(lines).toContain(part)
  }
})

test('another header is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foods-'))
  mkdirSync(join(folder, 'foods'))
  writeFileSync(join(folder, 'foods/foods.csv'), 'id,name\nleek,leek\n')
  expect(check(folder)).toContain('foods/foods.csv:1: the header is not id,name,plural')
})
