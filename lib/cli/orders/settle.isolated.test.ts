import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { expect, test, vi } from 'vitest'
import { OPTIONS } from './invocation'
import { runSandboxSettlement } from './settle'

vi.mock('@/lib/env', async (original) => ({
  ...(await original<typeof import('@/lib/env')>()),
  isSandbox: false,
}))

test('live mode writes no settlement file of the sandbox gateway', async () => {
  const target = join(tmpdir(), 'sunhop-no-settlement.csv')
  const { values } = parseArgs({ args: [], options: OPTIONS })
  await expect(runSandboxSettlement({ target, values })).rejects.toThrow(
    'There is no sandbox gateway in live mode.',
  )
  expect(existsSync(target)).toBe(false)
})
