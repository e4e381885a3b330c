import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { print, printData, printError } from '../output'
import { withoutTests } from './bill-of-materials'
import { findProblems } from './find-problems'
import { licenseOf } from './licenses'
import { lockedPackages, readLockfile, readManifest } from './lockfile'
import { NOTICES_FILE, notices } from './notices'

const USAGE = `npm run supply-chain -- check              versions, hashes, install scripts and licenses of all packages
npm run supply-chain -- licenses [--all]   the license of each package of the shop; --all: also of its tests
npm run supply-chain -- notices            writes ${NOTICES_FILE}, the licenses of all packages of the shop
npm run supply-chain -- sbom [FILE]        the packages of the shop as a CycloneDX document
npm run supply-chain -- audit              signatures and known vulnerabilities, asked of the registry`

/** Runs npm without a shell, so that no argument is interpreted. */
const npm = (args: readonly string[], stdio: 'inherit' | 'pipe') =>
  spawnSync('npm', args, {
    encoding: 'utf8',
    stdio: stdio === 'inherit' ? 'inherit' : ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  })

function check(): number {
  const problems = findProblems(readLockfile(), readManifest())
  for (const problem of problems) print(problem)
  if (problems.length === 0) print(`${lockedPackages(readLockfile()).length} packages: no problem found`)
  return problems.length === 0 ? 0 : 1
}

function licenses(all: boolean): number {
  const lines = lockedPackages(readLockfile())
    .filter(({ dev }) => all || !dev)
    .map((entry) => `${entry.name}\t${entry.version}\t${licenseOf(entry) ?? 'none'}`)
  for (const line of [...new Set(lines)].sort()) printData(line)
  return 0
}

function writeNotices(): number {
  writeFileSync(NOTICES_FILE, notices(readLockfile()))
  print(`Written: ${NOTICES_FILE}`)
  return 0
}

function sbom(file: string | undefined): number {
  const { status, stdout } = npm(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], 'pipe')
  if (status !== 0) return status ?? 1
  const text = JSON.stringify(withoutTests(stdout, lockedPackages(readLockfile())), null, 2)
  if (file === undefined) printData(text)
  else {
    writeFileSync(file, `${text}\n`)
    print(`Written: ${file}`)
  }
  return 0
}

/** Both run even if the first fails: a registry may offer one without the other. */
function audit(): number {
  const results = [
    ['audit', 'signatures'],
    ['audit', '--omit', 'dev'],
  ].map((args) => {
    print(`npm ${args.join(' ')}`)
    return npm(args, 'inherit').status ?? 1
  })
  return Math.max(...results)
}

/** Runs `npm run supply-chain`. @returns the exit code */
export function runSupplyChain(args: string[]): number {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false } },
    })
    const [command, file, ...more] = positionals
    const isKnown = more.length === 0 && (command === 'sbom' || file === undefined)
    if (isKnown && command === 'check') return check()
    if (isKnown && command === 'licenses') return licenses(values.all)
    if (isKnown && command === 'notices') return writeNotices()
    if (isKnown && command === 'sbom') return sbom(file)
    if (isKnown && command === 'audit') return audit()
  } catch (error) {
    printError(error)
  }
  print(USAGE)
  return 1
}
