import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FAULTS } from '../faults/planted'

// While the faults are planted, their lines are different.
describe.skipIf(process.env.TEST_FAULTS === '1')('planted faults', () => {
  test.each(FAULTS)('“$title” changes one place of its file', ({ file, from, to }) => {
    expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2)
    expect(to).not.toBe(from)
  })

  test.each(FAULTS)('“$title” has a test that can find it', ({ stage, foundBy, test: title }) => {
    const folder = { unit: '', components: 'components/', database: 'tests/database/', modes: 'tests/modes/' }
    const ending = {
      unit: '.test.ts',
      components: '.browser.test.tsx',
      database: '.test.ts',
      modes: '.test.ts',
    }
    const rules = { contract: /^tests\/contract\/.+\.test\.ts$/, browser: /^tests\/e2e\/.+\.spec\.ts$/ }
    if (stage === 'contract' || stage === 'browser') expect(foundBy).toMatch(rules[stage])
    else expect([foundBy.startsWith(folder[stage]), foundBy.endsWith(ending[stage])]).toEqual([true, true])
    expect(existsSync(foundBy)).toBe(true)
    expect(title).not.toBe('')
  })

  test('each has a test of its own', () => {
    const tests = FAULTS.map(({ foundBy, test: title }) => `${foundBy} ${title}`)
    expect(new Set(tests).size).toBe(tests.length)
  })
})
