import { expect, test } from 'vitest'
import { isUnknownPath } from './response'

test.each([
  [404, undefined, true],
  [404, { message: 'Not found' }, true],
  [404, { code: 'NOT_FOUND' }, false],
  [405, undefined, false],
  [401, undefined, false],
  [200, { data: [] }, false],
])(
  '[X16] a 404 without a code of this contract is a path that the host does not have: %s %j',
  (status, body, isUnknown) => {
    expect(isUnknownPath(status, body)).toBe(isUnknown)
  },
)
