import { expect, test } from 'vitest'
import { afterRestore } from './after-restore'
import { newManifest } from './manifest'

const manifestWith = (keys: number) =>
  newManifest({
    version: '1.0.0',
    takenAt: '2026-11-30T00:00:00Z',
    engine: 'PostgreSQL 18',
    schema: { migrations: 1, last: '0000_start' },
    secretFingerprint: 'x',
    tables: [{ name: 'venue_keys', columns: ['id'], rows: keys, sums: {}, bytes: 1, sha256: 'x' }],
    sequences: [],
    files: [],
  })

test('a restore says that revoked keys of venues are valid again, if there are keys', () => {
  expect(afterRestore(manifestWith(2), true).join('\n')).toContain('npm run venues -- list')
  expect(afterRestore(manifestWith(0), true)).toEqual([expect.stringContaining('Everyone signs in again')])
})

test('a restore says that the secret is another', () => {
  expect(afterRestore(manifestWith(0), false).at(-1)).toContain('SESSION_SECRET is not that of the backup')
})
