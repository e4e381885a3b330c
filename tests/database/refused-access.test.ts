import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addPasskey, newPasskeyOptions } from '@/lib/server/account/passkeys'
import { getLinkedOrder } from '@/lib/server/documents/order-link'
import { withRequest } from '@/lib/server/http/current-request'
import { isHostServed } from '@/lib/server/http/served-host'
import { orderLinkPath } from '@/lib/server/order-link'
import { newAuthenticator } from '../fixtures/authenticator'
import { bought } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { contextOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'
import { newMember, PASSWORD } from '../fixtures/two-step-member'

withShopDatabase()

/** Runs a request; returns its events as they are stored. */
async function eventsOf(work: () => unknown, { userId = null as string | null, times = 1 } = {}) {
  const request = { id: randomUUID(), network: `2001:db8:${randomUUID().slice(0, 4)}::`, userId }
  for (let n = 0; n < times; n++)
    await withRequest(request, async () => work()).catch((error: { code?: string }) => {
      if (!error.code) throw error
    })
  const read = () =>
    sql<{ kind: string; outcome: string; detail: object }>(
      'SELECT * FROM security_events WHERE request_id = $1 ORDER BY id',
      [request.id],
    )
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0)
  return read()
}

const DAY_MS = 86_400_000

test('[B7] a forged link of an order is recorded without the link', async () => {
  const { userId, order } = await bought([[await newProduct()]])
  const until = new Date(Date.now() + DAY_MS)
  const [, , forged = ''] = orderLinkPath(order.id, until, 'other@example.com').split('/')
  const signedOut = contextOf('', { session: undefined })
  for (const token of [forged, 'A'.repeat(48), 'short']) {
    const events = await eventsOf(() => getLinkedOrder(token, signedOut))
    expect(events).toMatchObject([{ kind: 'order-link', outcome: 'refused', detail: {} }])
    for (const secret of [token, order.id, userId]) expect(JSON.stringify(events)).not.toContain(secret)
  }
})

test('a refused host is recorded without its name, and a flood of them does not fill the table', async () => {
  const refuse = () => isHostServed({ host: `${randomUUID()}.rebound.example` })
  const events = await eventsOf(refuse, { times: 70 })
  await expect.poll(async () => (await eventsOf(refuse)).length).toBe(1)
  expect(events[0]).toMatchObject({ kind: 'host', outcome: 'refused', detail: {} })
  expect(events.length).toBeLessThanOrEqual(60)
  expect(JSON.stringify(events)).not.toContain('rebound')
})

test('[A9] a passkey that is refused is recorded: of another challenge, and of another account', async () => {
  const origin = 'http://localhost:3000'
  const [owner, other] = [await newMember(), await newMember()]
  const device = newAuthenticator()
  const challengeOf = async ({ userId }: typeof owner) => {
    const { data } = await newPasskeyOptions({ password: PASSWORD }, contextOf(userId))
    return (data.options as { challenge: string }).challenge
  }
  const add = ({ userId }: typeof owner, challenge: string) =>
    addPasskey({ credential: device.create({ challenge, origin }) } as never, contextOf(userId, { origin }))
  const refused = { kind: 'passkey', outcome: 'refused', detail: { action: 'add' } }

  const unknown = await eventsOf(() => add(owner, 'A'.repeat(43)), { userId: owner.userId })
  expect(unknown).toMatchObject([{ ...refused, user_id: owner.userId }])
  await add(owner, await challengeOf(owner))
  const challenge = await challengeOf(other)
  const taken = await eventsOf(() => add(other, challenge), { userId: other.userId })
  expect(taken).toMatchObject([{ ...refused, user_id: other.userId }])
  expect(JSON.stringify([...unknown, ...taken])).not.toContain(device.id)
})
