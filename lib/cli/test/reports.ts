import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One test in the report of a test run. */
export interface TestResult {
  /** Relative to the root of the project. */
  file: string
  /** With the titles of its groups, separated by ' › '. */
  title: string
  /** 'flaky' passed when it was repeated. */
  outcome: 'passed' | 'failed' | 'flaky' | 'skipped'
  /** Why it failed. */
  message?: string
}

interface VitestReport {
  testResults: ReadonlyArray<{
    /** Absolute path of the file. */
    name: string
    assertionResults: ReadonlyArray<{
      ancestorTitles: string[]
      title: string
      status: string
      failureMessages?: string[]
    }>
  }>
}

interface PlaywrightSuite {
  title: string
  specs?: ReadonlyArray<{
    title: string
    file: string
    tests: ReadonlyArray<{ status: string; results?: ReadonlyArray<{ error?: { message?: string } }> }>
  }>
  suites?: readonly PlaywrightSuite[]
}

interface PlaywrightReport {
  suites: readonly PlaywrightSuite[]
}

const SEPARATOR = ' › '

function outcomeOf(status: string): TestResult['outcome'] {
  if (status === 'passed' || status === 'expected') return 'passed'
  if (status === 'flaky') return 'flaky'
  return status === 'failed' || status === 'unexpected' ? 'failed' : 'skipped'
}

/** Returns the tests of a report of Vitest's JSON reporter. */
export function vitestResults({ testResults }: VitestReport, root: string): TestResult[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, failureMessages }) => ({
      file: name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name,
      title: [...ancestorTitles, title].join(SEPARATOR),
      // A test that passes when it is repeated has the messages of its failure.
      outcome: status === 'passed' && failureMessages?.length ? 'flaky' : outcomeOf(status),
      message: failureMessages?.[0],
    })),
  )
}

/**
 * Returns the tests of a report of Playwright's JSON reporter.
 * @param folder the folder of the tests, to which the report's paths are relative
 */
export function playwrightResults({ suites }: PlaywrightReport, folder: string): TestResult[] {
  const testsOf = ({ specs = [], suites: inner = [] }: PlaywrightSuite, titles: string[]): TestResult[] => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ status, results }) => ({
        file: join(folder, file),
        title: [...titles, title].join(SEPARATOR),
        outcome: outcomeOf(status),
        message: results?.find(({ error }) => error)?.error?.message,
      })),
    ),
    ...inner.flatMap((suite) => testsOf(suite, [...titles, suite.title])),
  ]
  // The outermost suites are the files.
  return suites.flatMap((file) => testsOf(file, []))
}

/**
 * Returns the tests of all reports in a folder; none if it does not exist.
 * @param root the root of the project
 */
export function readResults(folder: string, root: string): TestResult[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => {
    if (!name.endsWith('.json')) return []
    const report = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    if (name === 'playwright.json') return playwrightResults(report, 'tests/e2e')
    return name.startsWith('vitest-') ? vitestResults(report, root) : []
  })
}
