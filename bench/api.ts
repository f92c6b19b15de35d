/** Reads through the API against bare handlers, turn by turn in one run: the ratio of their medians. */
import { starterRecipes } from '#shared/recipes/starter/index.ts'
import { openKitchen, send } from './kitchen.ts'
import { median, type Row } from './table.ts'

const TURNS = 300
const WARM_UP = 40
const BAR = 1.5

export async function measureApi(): Promise<Row[]> {
  const kitchen = await openKitchen('bench/api.worker.ts')
  try {
    for (const name of ['Ada', 'Ben', 'Cleo', 'Dan']) {
      await send(`${kitchen.url}/api/profiles`, 'POST', { name })
    }
    await send(`${kitchen.url}/api/recipes/batch`, 'POST', { recipes: starterRecipes })
    const rows: Row[] = []
    for (const path of ['profiles', 'recipes', `recipes/${starterRecipes[0]?.id}`]) {
      const ratio = await ratioOf(`${kitchen.url}/api/${path}`, `${kitchen.url}/bare/${path}`)
      rows.push({
        what: `GET /api/${path.replace(/[0-9a-f-]{36}/, ':id')} against a bare handler`,
        measured: `${ratio.toFixed(2)} times its median`,
        bar: `at most ${BAR}`,
        ok: ratio <= BAR,
      })
    }
    return rows
  } finally {
    await kitchen.close()
  }
}

async function ratioOf(ours: string, bare: string): Promise<number> {
  const times = { ours: [] as number[], bare: [] as number[] }
  for (let turn = 0; turn < TURNS; turn++) {
    const pair = [await timeOf(ours), await timeOf(bare)] as const
    if (turn < WARM_UP) continue
    times.ours.push(pair[0])
    times.bare.push(pair[1])
  }
  return median(times.ours) / median(times.bare)
}

async function timeOf(url: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(url)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return performance.now() - start
}
