/** What two commands must not do at once, one does after the other: a lock that a killed holder does not leave. */
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LOOK_AGAIN_MS = 300
const WRITING_MS = 1_000
/** No install or build takes longer. */
const LONGEST_MS = 15 * 60_000

/** Runs `work` (which must end before it returns) when nobody else does in this folder; says so while it waits. */
export function alone(folder, what, work) {
  const lock = join(folder, 'dollop.lock')
  mkdirSync(folder, { recursive: true })
  for (let isTold = false; !take(lock); isTold = true) {
    if (!isTold) console.log(`Another Dollop is busy here; waiting before ${what}...`)
    sleep(LOOK_AGAIN_MS)
  }
  const release = () => rmSync(lock, { force: true })
  // a failed tool ends the process
  process.once('exit', release)
  try {
    return work()
  } finally {
    process.off('exit', release)
    release()
  }
}

/** True when the lock is ours now. */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  if (!isLeftBehind(lock)) return false
  // of several that see it the last to say so has it
  const mine = `${lock}.${process.pid}`
  writeFileSync(mine, String(process.pid))
  renameSync(mine, lock)
  sleep(LOOK_AGAIN_MS)
  return read(lock)?.pid === process.pid
}

/** Whether who made it is gone: a pid may also be another process's by now, ours among them. */
function isLeftBehind(lock) {
  const held = read(lock)
  if (!held || held.ageMs < WRITING_MS) return false
  return held.ageMs > LONGEST_MS || held.pid === process.pid || !isAlive(held.pid)
}

/** Who made it, 0 while that is being written, and how long ago; null when it is gone. */
function read(lock) {
  try {
    return {
      pid: Number(readFileSync(lock, 'utf8')),
      ageMs: Date.now() - statSync(lock).mtimeMs,
    }
  } catch {
    return null
  }
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
