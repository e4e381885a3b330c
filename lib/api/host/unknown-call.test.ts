import { expect, test } from 'vitest'
import { isUnknownPath } from './unknown-call'

test.each([
  [404, undefined, true],
  [404, { message: 'Not found' }, true],
  [404, { code: 'NOT_FOUND' }, true],
  [405, undefined, false],
  [501, undefined, true],
  [401, { message: 'Unauthenticated.' }, false],
  [200, { data: [] }, false],
  [200, undefined, true],
])(
  '[X16] whether a response to GET says that the host does not have a path: %s %j',
  (status, body, isUnknown) => {
    expect(isUnknownPath(status, body)).toBe(isUnknown)
  },
)
