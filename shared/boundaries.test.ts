/** The one-way rule: shared <- worker, shared <- web, and only the API's type crosses from worker to web. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
/** Names and braces only between the word and `from`: a string elsewhere is no import. */
const IMPORT =
  /^(?:import|export)\s+(?<type>type\s)?(?:[\w\s{},*$]+?\sfrom\s+)?['"](?<target>[^'"]+)['"]/gm
const DYNAMIC_IMPORT = /\bimport\(\s*['"](?<target>[^'"]+)['"]/g

type Import = { file: string; target: string; isType: boolean }

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.config\.ts$|\.gen\.ts$/.test(name))
    .filter((name) => !name.includes('/testing/'))
}

function importsOf(file: string): Import[] {
  const source = readFileSync(join(ROOT, file), 'utf8')
  const found = [...source.matchAll(IMPORT), ...source.matchAll(DYNAMIC_IMPORT)]
  return found.map(({ groups }) => ({
    file,
    target: placeOf(file, groups?.target ?? ''),
    isType: groups?.type !== undefined,
  }))
}

/** A path from the root for what is ours, the bare name for a package. */
function placeOf(file: string, target: string): string {
  if (target.startsWith('#')) return target.slice(1)
  if (target.startsWith('.')) return relative(ROOT, resolve(ROOT, dirname(file), target))
  return target
}

const room = (path: string) => path.split('/')[0] ?? ''
const layer = (path: string) => path.split('/').slice(0, 2).join('/')
const feature = (path: string) => path.split('/').slice(0, 3).join('/')

const rules: { rule: string; breaks: (each: Import) => boolean }[] = [
  {
    rule: 'shared imports only itself and pure packages',
    breaks: ({ file, target }) =>
      room(file) === 'shared' &&
      room(target) !== 'shared' &&
      !['zod', 'date-fns', 'fflate', 'htmlparser2', 'entities', 'minisearch'].includes(
        target.split('/')[0] ?? '',
      ),
  },
  {
    rule: 'the worker never imports the web',
    breaks: ({ file, target }) => room(file) === 'worker' && room(target) === 'web',
  },
  {
    rule: "the web takes the API's type from the worker and nothing else",
    breaks: ({ file, target, isType }) =>
      room(file) === 'web' &&
      room(target) === 'worker' &&
      !(isType && file === 'web/lib/api.ts' && target === 'worker/api.ts'),
  },
  {
    rule: 'web/ui and web/lib know no feature, route or app part',
    breaks: ({ file, target }) =>
      ['web/ui', 'web/lib'].includes(layer(file)) &&
      ['web/features', 'web/routes', 'web/app', 'web/search'].includes(layer(target)),
  },
  {
    rule: 'finding recipes knows of features their queries alone',
    breaks: ({ file, target }) =>
      layer(file) === 'web/search' &&
      ['web/features', 'web/routes', 'web/app'].includes(layer(target)) &&
      !target.endsWith('.queries.ts'),
  },
  {
    rule: 'features know neither routes nor the app around them',
    breaks: ({ file, target }) =>
      layer(file) === 'web/features' && ['web/routes', 'web/app'].includes(layer(target)),
  },
  {
    rule: 'worker plumbing knows no feature',
    breaks: ({ file, target }) =>
      ['worker/http', 'worker/db', 'worker/storage', 'worker/ai'].includes(layer(file)) &&
      layer(target) === 'worker/features',
  },
  {
    rule: 'routes are imported by the route tree alone',
    breaks: ({ file, target }) => layer(target) === 'web/routes' && layer(file) !== 'web/routes',
  },
]

const imports = ['shared', 'worker', 'web'].flatMap((folder) =>
  sourcesIn(folder).flatMap(importsOf),
)

test('the files of all three rooms are read', () => {
  for (const folder of ['shared', 'worker', 'web']) {
    expect(imports.some(({ file }) => room(file) === folder)).toBe(true)
  }
})

test.each(rules)('$rule', ({ breaks }) => {
  expect(imports.filter(breaks).map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
})

test("a feature uses another feature's queries, never its insides", () => {
  const strangers = imports.filter(
    ({ file, target }) =>
      layer(file) === 'web/features' &&
      layer(target) === 'web/features' &&
      feature(file) !== feature(target) &&
      !target.endsWith('.queries.ts'),
  )
  expect(strangers.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
})

test('what the device keeps is read and written through one door', () => {
  const stores = /\b(?:localStorage|sessionStorage|indexedDB|BroadcastChannel|document\.cookie)\b/
  const others = sourcesIn('web').filter((file) => file !== 'web/lib/storage.ts')
  const reaching = others.filter((file) => stores.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(others.length).toBeGreaterThan(300)
  expect(reaching).toEqual([])
})

test('a page and each thread that reads schemas do so without eval', () => {
  const first = (file: string) => importsOf(file)[0]?.target
  expect(first('web/main.tsx')).toBe('web/before-all.ts')
  expect(first('web/before-all.ts')).toBe('web/lib/without-eval.ts')
  expect(first('web/features/archives/read-archive.worker.ts')).toBe('web/lib/without-eval.ts')
})
