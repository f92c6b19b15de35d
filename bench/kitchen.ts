/** A kitchen of its own for a measurement: an empty data folder, a free port, ended by `close`. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Kitchen = { url: string; close: () => Promise<void> }

/** Starts `wrangler dev --local`; `main` replaces the Worker's entry. Rejects after a minute of silence. */
export async function openKitchen(main?: string): Promise<Kitchen> {
  const state = mkdtempSync(join(tmpdir(), 'dollop-bench-'))
  await finish(
    spawn('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state], {
      env: { ...process.env, CI: '1' },
      stdio: 'ignore',
    }),
  )
  const port = await freePort()
  const flags = ['--local', '--port', String(port), '--persist-to', state, '--log-level=error']
  const server = spawn(
    'wrangler',
    ['dev', ...(main ? [main] : []), ...flags, '--show-interactive-dev-session=false'],
    { stdio: 'ignore' },
  )
  const url = `http://localhost:${port}`
  await answered(`${url}/api/health`)
  return {
    url,
    close: async () => {
      server.kill('SIGTERM')
      await finish(server)
      rmSync(state, { recursive: true, force: true })
    },
  }
}

/** Sends JSON as a client would and reads the answer; throws on anything but 2xx. */
export async function send(
  url: string,
  method: string,
  body?: unknown,
  profile?: string,
): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(profile && { 'X-Profile-Id': profile }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}

async function answered(url: string) {
  for (let attempt = 0; attempt < 300; attempt++) {
    try {
      if ((await fetch(url)).ok) return
    } catch {
      // not yet
    }
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error(`${url} never answered`)
}

function finish(child: ChildProcess): Promise<void> {
  return new Promise((done) => child.on('exit', () => done()))
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer()
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
