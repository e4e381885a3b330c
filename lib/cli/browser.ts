import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { ENGINES, type EngineName, missingPackages } from '../../tests/setup/engines'
import { print } from './output'

/** The headless shell comes first: it runs the same tests in 80% of the time. */
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

/** A browser with missing libraries, or a stub that only points to a package, does not start. */
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

const installPackages = (...names: string[]): boolean =>
  run('apt-get', ['update', '-qq']) &&
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    DEBIAN_FRONTEND: 'noninteractive',
  })

interface Source {
  announcement: string
  install(): boolean
}

/** Ways to install a browser, tried in order. */
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
          install: () => installPackages('chromium-headless-shell'),
        },
      ]
    : []),
]

/**
 * Returns the path of the browser for the tests: `CHROMIUM_PATH`, an installed one, or one installed by this
 * call.
 * @throws Error that names what to install
 */
export function findBrowser(): string {
  const configured = process.env.CHROMIUM_PATH
  if (configured) {
    if (existsSync(configured)) return configured
    throw new Error(`CHROMIUM_PATH is ${configured}, which does not exist`)
  }
  const found = installed()
  if (found) return found
  print('  No Chromium or Chrome found.')
  for (const { announcement, install } of sources()) {
    print(`  ${announcement} …`)
    const browser = install() ? installed() : null
    if (browser) return browser
    print('  That did not work.')
  }
  throw new Error(
    'No browser for the tests: install Chromium or Chrome, run "npx playwright install --with-deps chromium", or ' +
      'set CHROMIUM_PATH.',
  )
}

/** Returns the other engines that the machine lacks; as root on Debian, their packages are installed first. */
export function installEngines(): EngineName[] {
  const missing = ENGINES.flatMap(missingPackages)
  if (missing.length > 0 && isDebianRoot()) {
    print(`  Installing the Debian packages ${missing.join(', ')} …`)
    if (!installPackages(...missing)) print('  That did not work.')
  }
  return ENGINES.filter((engine) => missingPackages(engine).length > 0)
}
