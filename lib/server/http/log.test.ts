import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a line of the log is a JSON object on standard output, with its time in epoch milliseconds', () => {
  const code = `const { log } = await import('./lib/server/http/log.ts'); log.info({ orders: 2 }, 'sold')`
  const before = Date.now()
  const out = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    encoding: 'utf8',
    env: { ...process.env, LOG_LEVEL: 'info' },
  })
  const lines = out.trim().split('\n')
  expect(lines).toHaveLength(1)
  const { time, ...rest } = JSON.parse(lines[0] ?? '') as { time: number }
  expect(rest).toEqual({ level: 30, orders: 2, msg: 'sold' })
  expect(time).toBeGreaterThanOrEqual(before)
  expect(time).toBeLessThanOrEqual(Date.now())
})
