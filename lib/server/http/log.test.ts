import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

function linesOf(code: string): string[] {
  const script = `const { log } = await import('./lib/server/http/log.ts'); ${code}`
  const out = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { ...process.env, LOG_LEVEL: 'info' },
  })
  return out.trim().split('\n')
}

test('a line of the log is a JSON object on standard output, with its time in epoch milliseconds', () => {
  const before = Date.now()
  const lines = linesOf("log.info({ orders: 2 }, 'sold')")
  expect(lines).toHaveLength(1)
  const { time, ...rest } = JSON.parse(lines[0] ?? '') as { time: number }
  expect(rest).toEqual({ level: 30, orders: 2, msg: 'sold' })
  expect(time).toBeGreaterThanOrEqual(before)
  expect(time).toBeLessThanOrEqual(Date.now())
})

test('a visitor’s line breaks and terminal codes forge no line of the log', () => {
  const forged = 'a\r\n{"level":30,"msg":"sold"}\u001b[2J\u2028'
  const text = JSON.stringify(forged)
  const lines = linesOf(`log.info({ host: ${text}, [${text}]: 1, err: new Error(${text}) }, ${text})`)
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toMatch(/[\p{Cc}]/u)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ host: forged, [forged]: 1, msg: forged })
})

test('a password, token or code is hidden, by itself and beside other fields', () => {
  const secrets = { password: 'sun over sand', token: 'of-a-session', code: '012345', cookie: 'a=b' }
  const fields = JSON.stringify({ ...secrets, form: { ...secrets, email: 'shown' } })
  const [line = ''] = linesOf(`log.info(${fields}, 'sent')`)
  const hidden = { password: '[hidden]', code: '[hidden]' }
  expect(JSON.parse(line)).toMatchObject({ ...hidden, form: { ...hidden, email: 'shown' } })
  for (const secret of Object.values(secrets)) expect(line).not.toContain(secret)
})

test('the code of an error and of its cause can be read', () => {
  const error =
    "Object.assign(new Error('away', { cause: Object.assign(new Error(), { code: '57P01' }) }), { code: 'UNAVAILABLE' })"
  const [line = ''] = linesOf(`log.warn({ err: ${error}, code: '012345' }, 'lost')`)
  expect(JSON.parse(line)).toMatchObject({
    err: { code: 'UNAVAILABLE', cause: { code: '57P01' } },
    code: '[hidden]',
  })
})
