import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { FAULT_STAGES, type Fault } from '../../tests/faults/fault'
import { FAULTS } from '../../tests/faults/planted'
import { elapsed, print, printError } from './output'
import { readResults, type TestResult } from './test/reports'

/** Where the test command writes its reports. */
const REPORTS = '.data/test'

const { values } = parseArgs({ options: { only: { type: 'string' }, files: { type: 'string' } } })
const files = values.files?.split(',')
const stages = values.only?.split(',') ?? FAULT_STAGES
const faults = FAULTS.filter(
  ({ stage, foundBy }) => stages.includes(stage) && (files?.some((part) => foundBy.includes(part)) ?? true),
)

/** The files without the faults. */
const originals = new Map<string, string>()

/** Plants the faults. @throws Error, and changes nothing, if a file differs from what a fault expects */
function plant(): void {
  const planted = new Map<string, string>()
  for (const { title, file, from, to } of faults) {
    const text = planted.get(file) ?? readFileSync(file, 'utf8')
    const [before, after, ...more] = text.split(from)
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`${file} does not contain its line exactly once: ${title}`)
    if (!originals.has(file)) originals.set(file, text)
    planted.set(file, before + to + after)
  }
  for (const [file, text] of planted) writeFileSync(file, text)
}

/** Not by Git, whose index another process may have locked. */
function removeFaults(): void {
  for (const [file, text] of originals) writeFileSync(file, text)
}

/** Runs the tests. Returns false if they were interrupted. */
async function runTests(): Promise<boolean> {
  const tested = FAULT_STAGES.filter((stage) => faults.some((fault) => fault.stage === stage))
  const passedOn = files ? ['--files', files.join(',')] : []
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'lib/cli/test.ts', '--only', tested.join(','), ...passedOn],
    { stdio: 'inherit', env: { ...process.env, TEST_FAULTS: '1' } },
  )
  let isInterrupted = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      isInterrupted = true
      // The terminal sends SIGINT to the child as well.
      if (signal !== 'SIGINT') child.kill('SIGTERM')
    })
  await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject))
  return !isInterrupted
}

/** Prints what the tests found. Returns whether they found every fault. */
function printFound(results: readonly TestResult[]): boolean {
  const failed = results.filter(({ outcome }) => outcome === 'failed' || outcome === 'flaky')
  const rows = faults.map((fault) => {
    const isItsTest = ({ file, title }: TestResult) => file === fault.foundBy && title.includes(fault.test)
    const inFile = failed.filter(({ file }) => file === fault.foundBy).length
    if (failed.some(isItsTest)) return { fault, isFound: true, found: `${inFile} failed in ${fault.foundBy}` }
    const hasRun = results.some((result) => isItsTest(result) && result.outcome === 'passed')
    const reason = hasRun ? 'its test passed' : 'its test did not run'
    return { fault, isFound: false, found: `NOT FOUND: ${reason}, ${inFile} failed in ${fault.foundBy}` }
  })
  const column = (name: 'title' | 'kind' | 'stage') => {
    const width = Math.max(...faults.map((fault) => fault[name].length))
    return (fault: Fault) => fault[name].padEnd(width)
  }
  const columns = [column('title'), column('kind'), column('stage')]
  print('')
  for (const { fault, isFound, found } of rows)
    print(`${isFound ? '✓' : '✗'} ${[...columns.map((cell) => cell(fault)), found].join('  ')}`)
  const others = new Set(
    failed.map(({ file }) => file).filter((file) => !faults.some(({ foundBy }) => foundBy === file)),
  )
  if (others.size > 0) print(`\nFailed as well: ${[...others].sort().join(', ')}`)
  print(
    `\nTook ${elapsed()}. ${rows.filter(({ isFound }) => isFound).length} of ${rows.length} faults found.`,
  )
  return rows.every(({ isFound }) => isFound)
}

/** Returns the exit code. */
async function main(): Promise<number> {
  if (faults.length === 0) throw new Error('No fault is planted in these stages and files.')
  const changes = execFileSync('git', ['status', '--porcelain', '--untracked-files=no'], { encoding: 'utf8' })
  if (changes)
    throw new Error('Commit or discard your changes first, so that they cannot be confused with faults.')
  rmSync(REPORTS, { recursive: true, force: true })
  try {
    plant()
    print(`Planted ${faults.length} faults.`)
    if (!(await runTests())) return 130
  } finally {
    removeFaults()
    print('The faults are removed.')
  }
  return printFound(readResults(REPORTS, process.cwd())) ? 0 : 1
}

process.exitCode = await main().catch((error: unknown) => {
  printError(error)
  return 1
})
