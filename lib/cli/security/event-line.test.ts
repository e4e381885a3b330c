import { expect, test } from 'vitest'
import { eventLine } from './event-line'

const AT = new Date('2026-11-27T09:30:15.250Z')
const NONE = { id: 1, at: AT, userId: null, recipient: null, network: null, requestId: null }

test('a line has when, what, who, from where and the request', () => {
  expect(
    eventLine({
      ...NONE,
      kind: 'sign-in',
      outcome: 'refused',
      actor: 'user',
      userId: '0b6f0c3e-0000-4000-8000-000000000001',
      recipient: 'ab12'.repeat(16),
      network: '203.0.113.7',
      requestId: 'request-1',
      detail: { method: 'password', reason: 'CREDENTIALS_WRONG' },
    }),
  ).toBe(
    '2026-11-27 09:30:15 UTC  sign-in refused  method=password reason=CREDENTIALS_WRONG  user 0b6f0c3e-0000-4000-8000-000000000001  recipient ab12ab12ab12  from 203.0.113.7  request request-1',
  )
})

test('a line leaves out what an event does not have', () => {
  const detail = { command: 'orders', action: 'list', by: 'Nok' }
  expect(eventLine({ ...NONE, kind: 'operator-command', outcome: 'ok', actor: 'staff', detail })).toBe(
    '2026-11-27 09:30:15 UTC  operator-command ok  command=orders action=list by=Nok  staff',
  )
})
