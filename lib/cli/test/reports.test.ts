import { expect, test } from 'vitest'
import { playwrightResults, vitestResults } from './reports'

test('reads the tests of a Vitest report, and marks one that passed when repeated', () => {
  const assertionResults = [
    {
      ancestorTitles: ['fees', 'late'],
      title: 'are charged',
      status: 'failed',
      failureMessages: ['5 is not 7'],
    },
    { ancestorTitles: [], title: 'stay', status: 'passed' },
    { ancestorTitles: [], title: 'moves', status: 'passed', failureMessages: ['4 is not 3'] },
    { ancestorTitles: [], title: 'later', status: 'pending' },
  ]
  const report = { testResults: [{ name: '/shop/lib/fee.test.ts', assertionResults }] }
  expect(vitestResults(report, '/shop')).toEqual([
    { file: 'lib/fee.test.ts', title: 'fees › late › are charged', outcome: 'failed', message: '5 is not 7' },
    { file: 'lib/fee.test.ts', title: 'stay', outcome: 'passed' },
    { file: 'lib/fee.test.ts', title: 'moves', outcome: 'flaky', message: '4 is not 3' },
    { file: 'lib/fee.test.ts', title: 'later', outcome: 'skipped' },
  ])
})

test('reads the tests of a Playwright report, and marks a flaky one with its first failure', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'cart.spec.ts',
    tests: [{ status, results: message ? [{ error: { message } }, {}] : [{}] }],
  })
  const report = {
    suites: [
      {
        title: 'cart.spec.ts',
        specs: [spec('is empty', 'expected')],
        suites: [
          { title: 'dark', specs: [spec('is readable', 'flaky', 'too dark'), spec('is new', 'skipped')] },
        ],
      },
    ],
  }
  expect(playwrightResults(report, 'tests/e2e')).toEqual([
    { file: 'tests/e2e/cart.spec.ts', title: 'is empty', outcome: 'passed' },
    { file: 'tests/e2e/cart.spec.ts', title: 'dark › is readable', outcome: 'flaky', message: 'too dark' },
    { file: 'tests/e2e/cart.spec.ts', title: 'dark › is new', outcome: 'skipped' },
  ])
})
