import { afterEach, expect, test, vi } from 'vitest'
import { receiveCspReports } from './csp-reports'
import { log } from './log'

afterEach(() => vi.restoreAllMocks())

const receive = (body: string) =>
  receiveCspReports(new Request('http://localhost/api/csp-reports', { method: 'POST', body }))

test('a request is one line of the log, without what a script tried to send', async () => {
  const info = vi.spyOn(log, 'info').mockImplementation(() => undefined)
  const violation = (blockedURL: string) => ({
    type: 'csp-violation',
    body: {
      documentURL: 'https://shop.example/profile/orders/o-1/pay',
      effectiveDirective: 'connect-src',
      blockedURL,
    },
  })
  const body = [violation('https://evil.example/?card=4535017710535741'), violation('inline')]
  expect((await receive(JSON.stringify(body))).status).toBe(204)
  expect(info).toHaveBeenCalledOnce()
  expect(JSON.stringify(info.mock.calls)).not.toContain('4535')
  expect(info.mock.calls[0]?.[0]).toMatchObject({
    violations: [{ blocked: 'https://evil.example', directive: 'connect-src' }, { blocked: 'inline' }],
  })
})

test('what is no report is refused and not logged', async () => {
  const lines = [vi.spyOn(log, 'info'), vi.spyOn(log, 'warn'), vi.spyOn(log, 'error')]
  for (const body of ['', '\u0000', '[', '{"csp-report":{}}', '"x"', '[[]]'])
    expect((await receive(body)).status, body).toBe(422)
  for (const line of lines) expect(line).not.toHaveBeenCalled()
})
