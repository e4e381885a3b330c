import { expect, test } from 'vitest'
import { playwrightResults, vitestResults } from './test-reports'

test('reads the tests of a Vitest report', () => {
  const assertionResults = [
    { ancestorTitles: ['fees', 'late'], title: 'are charged', status: 'failed' },
    { ancestorTitles: [], title: 'stay', status: 'passed' },
    { ancestorTitles: [], title: 'later', status: 'pending' },
  ]
  const report = { testResults: [{ name: '/shop/lib/fee.test.ts', assertionResults }] }
  expect(vitestResults(report, '/shop')).toEqual([
    { file: 'lib/fee.test.ts', title: 'fees › late › are charged', outcome: 'failed' },
    { file: 'lib/fee.test.ts', title: 'stay', outcome: 'passed' },
    { file: 'lib/fee.test.ts', title: 'later', outcome: 'skipped' },
  ])
})

test('reads the tests of a Playwright report, and counts a flaky one as failed', () => {
  const spec = (title: string, status: string) => ({ title, file: 'cart.spec.ts', tests: [{ status }] })
  const report = {
    suites: [
      {
        title: 'cart.spec.ts',
        specs: [spec('is empty', 'expected')],
        suites: [{ title: 'dark', specs: [spec('is readable', 'flaky'), spec('is new', 'skipped')] }],
      },
    ],
  }
  expect(playwrightResults(report, 'tests/e2e')).toEqual([
    { file: 'tests/e2e/cart.spec.ts', title: 'is empty', outcome: 'passed' },
    { file: 'tests/e2e/cart.spec.ts', title: 'dark › is readable', outcome: 'failed' },
    { file: 'tests/e2e/cart.spec.ts', title: 'dark › is new', outcome: 'skipped' },
  ])
})
