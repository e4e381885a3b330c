import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'sunhop-data-'))
vi.stubEnv('DATA_DIR', folder)
vi.stubEnv('SESSION_SECRET', undefined)
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('an absolute DATA_DIR has the secret', async () => {
  const { keyedHash } = await import('./secret')
  expect(keyedHash('test', 'a')).toHaveLength(64)
  expect(existsSync(join(folder, 'secret'))).toBe(true)
})
