import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { THOROUGH } from '../../../tests/setup/thorough'
import { step } from '../output'

/** Where a run writes its reports and databases. */
export const RUN_FOLDER = '.data/test'

/** Of the tests that only a thorough run has. */
const TAG = 'thorough'

/** Colors would multiply the length of a log. */
const PLAIN_OUTPUT: Record<string, string> = process.stdout.isTTY ? {} : { NO_COLOR: '1' }

interface Totals {
  passed: number
  failed: number
  /** Without the tests that only a thorough run has. */
  skipped: number
}

export const totals: Totals = { passed: 0, failed: 0, skipped: 0 }

export function add({ passed, failed, skipped }: Totals): void {
  totals.passed += passed
  totals.failed += failed
  totals.skipped += skipped
}

async function run(script: string, args: string[], variables: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...variables },
  })
  return (await new Promise<number | null>((resolve) => child.once('exit', resolve))) === 0
}

/** Runs a tool that passes or fails as a whole. */
export async function check(title: string, script: string, args: string[]): Promise<void> {
  const passed = await step(title, () => run(script, args))
  add({ passed: Number(passed), failed: Number(!passed), skipped: 0 })
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  success: boolean
  testResults: ReadonlyArray<{ assertionResults: ReadonlyArray<{ status: string; tags?: string[] }> }>
}

function skippedIn({ testResults }: VitestReport): number {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const isOmitted = (tags: string[] = []) => !THOROUGH && tags.includes(TAG)
  return tests.filter(({ status, tags }) => !['passed', 'failed'].includes(status) && !isOmitted(tags)).length
}

interface VitestRun {
  project: string
  variables?: Record<string, string>
  /** Of the stage, in the log and in the name of the report. */
  label?: string
  /** Parts of the names of the files to run; all where none is given. */
  files: readonly string[]
}

export async function vitest({ project, variables, label = project, files }: VitestRun): Promise<void> {
  const file = join(RUN_FOLDER, `vitest-${label}.json`)
  const passed = await step(`Tests: ${label}`, () =>
    run(
      'node_modules/vitest/vitest.mjs',
      [
        'run',
        '--project',
        project,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...(THOROUGH ? [] : [`--tagsFilter=!${TAG}`]),
        ...(files.length > 0 ? ['--passWithNoTests', ...files] : []),
      ],
      { ...PLAIN_OUTPUT, ...variables },
    ),
  )
  if (!existsSync(file)) return add({ passed: 0, failed: 1, skipped: 0 })
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'))
  const failed = report.numFailedTests + Number(!passed && report.numFailedTests === 0)
  add({ passed: report.numPassedTests, failed, skipped: skippedIn(report) })
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

export async function playwright(variables: Record<string, string>, files: readonly string[]): Promise<void> {
  const file = join(RUN_FOLDER, 'playwright.json')
  const passed = await step('Tests: browser', () =>
    run('node_modules/@playwright/test/cli.js', ['test', '-c', 'tests/e2e/playwright.config.ts', ...files], {
      ...variables,
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(process.cwd(), file),
    }),
  )
  if (!existsSync(file)) return add({ passed: 0, failed: 1, skipped: 0 })
  const { stats }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'))
  const failed = stats.unexpected
  add({
    passed: stats.expected + stats.flaky,
    failed: failed + Number(!passed && failed === 0),
    skipped: stats.skipped,
  })
}
