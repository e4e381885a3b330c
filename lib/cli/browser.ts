import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { say } from './report'

/** The first has no window to draw for, and walks the same journeys in four fifths of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

function installed(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...ELSEWHERE, chromium.executablePath()].find((path) => existsSync(path)) ?? null
}

function installOnDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  say('  Installing Chromium with apt-get …')
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  return (
    run('update', '-qq') &&
    run(
      'install',
      '-y',
      '-qq',
      'chromium-headless-shell',
      'fonts-liberation',
      'fonts-noto-cjk',
      'fonts-thai-tlwg',
    )
  )
}

/**
 * The browser for the tests: `CHROMIUM_PATH`, the system's, or Playwright's own.
 * @throws Error that says what to install
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`)
  }
  const found = installed() ?? (installOnDebian() ? installed() : null)
  if (found) return found
  throw new Error(
    'No browser for the tests: install Chromium or Chrome (Debian: apt-get install chromium-headless-shell), run ' +
      '"npx playwright install chromium", or set CHROMIUM_PATH.',
  )
}
