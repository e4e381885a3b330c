import { expect, test } from 'vitest'
import { tokenOf } from './token-of'

test('[B6] a supplier’s page reads its token from the address', () => {
  expect(tokenOf('/supplier/a-B_9')).toBe('a-B_9')
  expect(tokenOf('/supplier/a-B_9/')).toBe('a-B_9')
  for (const path of [null, '/', '/supplier', '/supplier/', '/supplier/a/b', '/support'])
    expect(tokenOf(path)).toBeNull()
})
