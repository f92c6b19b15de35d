/** What every command begins with: the packages installed, Node 24 in charge, a way to run tools. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { alone } from './alone.mjs'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const BIN = join(ROOT, 'node_modules', '.bin')
/** What commands of this clone keep for each other. */
export const CACHE = join(ROOT, '.cache')
const INSTALLED_MARK = join(ROOT, 'node_modules', '.package-lock.json')

/** The environment in which our tools run: the project's own Node first on the path, no chatter. */
export const toolEnv = {
  ...process.env,
  PATH: `${BIN}${delimiter}${process.env.PATH}`,
  WRANGLER_SEND_METRICS: 'false',
  // each request would be written down for good: one open list is 48 MB a day
  X_LOCAL_OBSERVABILITY: 'false',
}

/** Installs the packages when they are missing or older than the lock file. */
export function ensureInstalled() {
  if (!isInstalled()) alone(CACHE, 'installing the packages', () => isInstalled() || install())
}

function isInstalled() {
  const lock = join(ROOT, 'package-lock.json')
  return existsSync(INSTALLED_MARK) && statSync(INSTALLED_MARK).mtimeMs >= statSync(lock).mtimeMs
}

function install() {
  console.log('Installing packages...')
  const result = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) process.exit(result.status ?? 1)
}

/** Runs a tool to its end. Exits with its code when it fails, unless `mayFail`; answers the code. */
export function run(command, args, { mayFail = false, quiet = false, env = {} } = {}) {
  const result = spawnSync(command, args, {
    cwd: ROOT,
    env: { ...toolEnv, ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    encoding: 'utf8',
  })
  if (result.status !== 0 && quiet) process.stderr.write(`${result.stdout}${result.stderr}`)
  if (result.status !== 0 && !mayFail) process.exit(result.status ?? 1)
  return result.status ?? 1
}

/** Runs a tool beside others; answers its code when it ends. */
export function runBeside(command, args, env = {}) {
  const child = spawn(command, args, { cwd: ROOT, env: { ...toolEnv, ...env }, stdio: 'inherit' })
  return new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Starts a tool that stays; it ends when we are told to end, and we end when it does. */
export function runServer(command, args, options = {}) {
  const child = spawn(command, args, { cwd: ROOT, env: toolEnv, stdio: 'inherit', ...options })
  let wasTold = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      wasTold = true
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    })
  }
  endWithNpm(() => {
    wasTold = true
    child.kill('SIGTERM')
  })
  child.on('exit', (code) => process.exit(wasTold ? 0 : (code ?? 1)))
  return child
}

/** npm's shell passes no signal on: when npm was killed, we would keep the port for ever. */
function endWithNpm(end) {
  const npm = npmAncestor()
  if (!npm) return
  const watch = setInterval(() => {
    if (isAlive(npm)) return
    clearInterval(watch)
    end()
  }, 500)
  watch.unref()
}

/** The pid of the npm that runs this script, itself or through a shell; null without one. */
function npmAncestor() {
  let pid = process.ppid
  for (let generation = 0; generation < 2 && pid > 1; generation++) {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], {
      encoding: 'utf8',
    })
    const [, parent, command] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? []
    if (command === undefined) return null
    if (command.startsWith('npm ')) return pid
    pid = Number(parent)
  }
  return null
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The newest change below the given files and folders, as ms since the epoch. */
export function newestChange(paths) {
  let newest = 0
  for (const path of paths) {
    const full = join(ROOT, path)
    if (!existsSync(full)) continue
    const stat = statSync(full)
    newest = Math.max(newest, stat.mtimeMs)
    if (stat.isDirectory()) {
      newest = Math.max(newest, newestChange(readdirSync(full).map((name) => join(path, name))))
    }
  }
  return newest
}
