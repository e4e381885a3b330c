import { expect, test } from 'vitest'
import { tokenOf } from './token-of'

test('[B6] reads the token from a supplier path', () => {
  expect(tokenOf('/supplier/a-B_9')).toBe('a-B_9')
  expect(tokenOf('/supplier/a-B_9/')).toBe('a-B_9')
  for (const path of [null, '/', '/supplier', '/supplier/', '/supplier/a/b', '/support'])
    expect(tokenOf(path)).toBeNull()
})
