import { expect, test } from 'vitest'
import { runOrders } from '@/lib/cli/orders/run-orders'
import { runSecurity } from '@/lib/cli/security/run-security'
import { findAccount } from '@/lib/server/auth/repo'
import { createSession, listSessions } from '@/lib/server/auth/session-repo'
import { database } from '@/lib/server/db/client'
import { storeSecurityEvent } from '@/lib/server/security-log/record'
import { newUser } from '../fixtures/catalog'
import { commandHere } from '../fixtures/command'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

const security = (...args: string[]) => commandHere(runSecurity, ...args)

async function newAccount() {
  const account = await findAccount(await newUser())
  if (!account) throw new Error('no account')
  return account
}

const commands = () =>
  sql<{ outcome: string; detail: Record<string, string> }>(
    "SELECT outcome, detail FROM security_events WHERE kind = 'operator-command' ORDER BY id",
  )

test('[A9] staff end the sessions of one account, by its address, and are recorded', async () => {
  const [account, other] = [await newAccount(), await newAccount()]
  for (const { id } of [account, account, other]) await createSession(database(), id, null)
  const { code, out } = await security('end-sessions', account.email, '--by', 'Nok')
  expect([code, out]).toEqual([0, 'Ended: 2 sessions.\n'])
  expect(await listSessions(account.id)).toEqual([])
  expect(await listSessions(other.id)).toHaveLength(1)
  expect((await commands()).at(-1)).toEqual({
    outcome: 'ok',
    detail: { command: 'security', action: 'end-sessions', by: 'Nok' },
  })
  const { out: line } = await security('log', '--user', account.id, '--kind', 'session-end')
  expect(line).toMatch(
    new RegExp(`^\\d{4}-.* UTC {2}session-end ok {2}sessions=all {2}staff, account ${account.id}\n$`),
  )
})

test('the log is filtered by account, entered address, kind and day', async () => {
  const account = await newAccount()
  const refused = { kind: 'sign-in', outcome: 'refused', detail: { method: 'password' } } as const
  await storeSecurityEvent({ ...refused, recipient: account.email.toUpperCase() })
  await storeSecurityEvent({ kind: 'sign-out', outcome: 'ok', userId: account.id, detail: {} })
  await storeSecurityEvent({ ...refused, recipient: 'other@example.com' })
  const own = await security('log', '--user', account.email)
  expect(own.out.split('\n').map((line) => line.split('  ')[1])).toEqual([
    'sign-in refused',
    'sign-out ok',
    undefined,
  ])
  expect(own.out).not.toContain(account.email)
  const [row] = (await security('log', '--user', account.email, '--kind', 'sign-out', '--json')).out.split(
    '\n',
  )
  expect(JSON.parse(String(row))).toMatchObject({ kind: 'sign-out', userId: account.id })
  expect((await security('log', '--user', account.id, '--since', '2099-01-01')).out).toBe('No events.\n')
})

test.each([
  [['log', '--kind', 'gossip']],
  [['log', '--since', 'yesterday']],
  [['log', '--limit', '0']],
  [['log', 'mali']],
  [['log', '--unknown']],
  [['end-sessions', 'mali@example.com']],
  [['end-sessions', 'no-such@example.com', '--by', 'Nok']],
  [[]],
])('invalid arguments are explained: %j', async (args) => {
  const { code, errors } = await security(...args)
  expect([code, errors]).toEqual([2, expect.stringMatching(/\S/)])
})

test('every command is recorded with its outcome; arguments that are no order or id are not', async () => {
  await commandHere(runOrders, 'list')
  await commandHere(runOrders, 'show', 'SH-0000-0001')
  expect((await commands()).slice(-2)).toMatchObject([
    { outcome: 'ok', detail: { command: 'orders', action: 'list' } },
    { outcome: 'failed', detail: { command: 'orders', action: 'show', target: 'SH-0000-0001' } },
  ])
})
