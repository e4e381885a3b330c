import { expect, test } from 'vitest'
import { createRenewals } from './renewals'

test('two stale pages are rendered again at a time, each once; one that fails gives its place away', () => {
  let time = 0
  const renewals = createRenewals(() => time)
  expect(['a', 'a', 'b', 'c'].map(renewals.begin)).toEqual([true, false, true, false])
  renewals.end('a')
  expect(renewals.begin('c')).toBe(true)
  time = 9_000
  expect(renewals.begin('d')).toBe(false)
  time = 11_000
  expect(renewals.begin('d')).toBe(true)
})
