import { expect, test } from 'vitest'
import { cameNear } from './use-near'

const entries = (...states: boolean[]) => states.map((isIntersecting) => ({ isIntersecting }))

test.each([
  [[false], false],
  [[true], true],
  [[false, true], true],
  [[], false],
] as const)('an element whose states are reported together as %o came near: %s', (states, near) => {
  expect(cameNear(entries(...states))).toBe(near)
})
