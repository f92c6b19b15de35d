/** Finds the Chromium that tests drive, or brings one. Used by `npm test`, the test configs and the bench. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const QUIET_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser's path, or undefined when there is none yet. `CHROMIUM_PATH` wins. */
function findBrowser() {
  const candidates = [process.env.CHROMIUM_PATH, ...INSTALLED, chromium.executablePath()]
  return candidates.find((path) => path && existsSync(path))
}

/** Playwright's launch options for a headless run that talks to nobody. */
export function browserLaunch() {
  return { executablePath: findBrowser(), args: QUIET_FLAGS }
}

/** Installs a Chromium when there is none: Debian's package as root, else Playwright's own. */
export function ensureBrowser() {
  if (findBrowser()) return
  console.log('No Chromium found, installing one...')
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    try {
      execFileSync('apt-get', ['update'], { stdio: 'ignore' })
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
        stdio: 'ignore',
      })
    } catch {
      console.log('The system package did not install; asking Playwright.')
    }
  }
  if (!findBrowser()) {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  }
}
