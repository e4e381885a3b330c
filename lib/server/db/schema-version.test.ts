import { expect, test } from 'vitest'
import { OLDEST_SERVER, oldestServerFor } from './schema-version'

const expanding = new Set(['0001_more'])

test.each([
  [['0000_first'], 1],
  [['0000_first', '0001_more'], 1],
  [['0000_first', '0001_more', '0002_other'], 3],
  [['0001_more'], 0],
  [[], 0],
])('after %j a server must know %i migrations', (migrations, oldest) => {
  expect(oldestServerFor(migrations, expanding)).toBe(oldest)
})

test('a migration that is not known to be harmless stops older servers', () => {
  expect(OLDEST_SERVER).toBeGreaterThanOrEqual(48)
})
