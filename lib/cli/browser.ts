import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { say } from './output'

/** The headless shell comes first: it runs the same tests in four fifths of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const ON_MACOS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A browser without its libraries, or one that only points to a package, is none. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false
  return process.platform === 'win32' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}

function installed(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...ON_MACOS, chromium.executablePath()].find(starts) ?? null
}

function run(command: string, args: string[], variables: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...variables },
  })
  return status === 0
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

interface Source {
  announcement: string
  install(): boolean
}

/** Where a browser can come from, each in turn. */
const sources = (): Source[] => [
  {
    announcement: `Fetching Playwright's Chromium into ${chromium.executablePath()}`,
    install: () =>
      run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', '--no-shell', 'chromium']),
  },
  ...(isDebianRoot()
    ? [
        {
          announcement: 'Installing the Debian package chromium-headless-shell',
          install: () =>
            run('apt-get', ['update', '-qq']) &&
            run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
              DEBIAN_FRONTEND: 'noninteractive',
            }),
        },
      ]
    : []),
]

/**
 * The browser for the tests: `CHROMIUM_PATH`, one that is installed, or one that is installed now.
 * @throws Error that says what to install
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`)
  }
  const found = installed()
  if (found) return found
  say('  No Chromium or Chrome found.')
  for (const { announcement, install } of sources()) {
    say(`  ${announcement} …`)
    const browser = install() ? installed() : null
    if (browser) return browser
    say('  That did not work.')
  }
  throw new Error(
    'No browser for the tests: install Chromium or Chrome, run "npx playwright install --with-deps chromium", or ' +
      'set CHROMIUM_PATH.',
  )
}
