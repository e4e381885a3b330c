import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { runOrders } from '@/lib/cli/orders/run-orders'
import { database } from '@/lib/server/db/client'
import { presenceId } from '@/lib/server/db/presence'
import { enqueueMail } from '@/lib/server/mail/outbox'
import { OUTBOX_HANDLERS, type OutboxHandler } from '@/lib/server/outbox/handlers'
import { claimDue, deleteOld, LEASE_SECONDS, markFailed, releaseRowsOf } from '@/lib/server/outbox/repo'
import { drainOutbox, runOutbox, wakeOutbox } from '@/lib/server/outbox/worker'
import { commandHere } from '../fixtures/command'
import { sql } from '../fixtures/database'
import { countOf, eventually, mail, withoutOutboxWorker } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

test('several concurrent workers send every mail once', async () => {
  const to = `many.${randomUUID()}@example.com`
  for (let n = 0; n < 25; n++) await enqueueMail(database(), mail(to))
  await Promise.all([runOutbox(), runOutbox(), runOutbox()])
  expect(
    await eventually(
      () => countOf(to),
      (count) => count >= 25,
    ),
  ).toBe(25)
})

test('a mail of a failed transaction is never sent', async () => {
  const to = `undone.${randomUUID()}@example.com`
  const undone = database().transaction(async (tx) => {
    await enqueueMail(tx, mail(to))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await runOutbox()
  expect(await countOf(to)).toBe(0)
})

test('a failed row stores its error, is retried for a week, and is then given up and deleted', async () => {
  const kind = `unheard-of-${randomUUID()}`
  const read = async () =>
    (
      await sql<{ attempts: number; error: string | null; wait: number; is_dead: boolean }>(
        `SELECT attempts, error, extract(epoch FROM available_at - now())::float wait, dead_at IS NOT NULL AS is_dead
          FROM outbox WHERE kind = $1`,
        [kind],
      )
    )[0]
  await sql("INSERT INTO outbox (kind, payload) VALUES ($1, '{}')", [kind])
  await runOutbox()
  const failed = await eventually(read, (row) => row?.error !== null)
  expect(failed).toMatchObject({ attempts: 1, error: expect.stringContaining(kind), is_dead: false })
  expect(failed?.wait).toBeGreaterThan(3)
  expect(failed?.wait).toBeLessThan(6)

  // Seven days of hourly attempts.
  const pass = (time: string) =>
    sql(
      `UPDATE outbox SET attempts = 170, available_at = now(), retry_until = retry_until - interval '${time}' WHERE kind = $1`,
      [kind],
    )
  await pass('7 days')
  await runOutbox()
  expect(await read()).toMatchObject({ attempts: 171, is_dead: false })
  expect((await read())?.wait).toBeGreaterThan(3590)
  await pass('23.5 hours')
  await runOutbox()
  expect(await read()).toMatchObject({ is_dead: true })
  await sql('UPDATE outbox SET available_at = now() WHERE kind = $1', [kind])
  await runOutbox()
  expect(await read()).toMatchObject({ attempts: 171, is_dead: true })

  const days = (count: number) => new Date(Date.now() + count * 86_400_000)
  await deleteOld(days(-1))
  expect(await read()).toBeDefined()
  await deleteOld(days(1))
  expect(await read()).toBeUndefined()
})

test.each(['tax-document', 'refund', 'capture-refund'])(
  '[B7] a %s that was given up can still be resumed after two months, and is deleted once it is done',
  async (kind) => {
    const [{ id } = { id: '' }] = await sql<{ id: string }>(
      `INSERT INTO outbox (kind, payload, error, dead_at)
        VALUES ($1, '{}', 'the reason', now() - interval '60 days') RETURNING id`,
      [kind],
    )
    await deleteOld(new Date())
    expect(await sql('SELECT error FROM outbox WHERE id = $1', [id])).toEqual([{ error: 'the reason' }])
    await sql('UPDATE outbox SET dead_at = NULL, processed_at = now() WHERE id = $1', [id])
    await deleteOld(new Date(Date.now() + 1000))
    expect(await sql('SELECT 1 FROM outbox WHERE id = $1', [id])).toEqual([])
  },
)

test('a mail server that does not respond does not delay refunds and text messages', async () => {
  const silent = Promise.withResolvers<void>()
  const order: string[] = []
  const handlers: Record<string, OutboxHandler> = {
    mail: () => silent.promise,
    refund: async () => void order.push('refund'),
    sms: async () => void order.push('sms'),
  }
  for (const [kind, handler] of Object.entries(handlers))
    vi.spyOn(OUTBOX_HANDLERS, kind).mockImplementation(async () => handler)
  for (const kind of ['mail', 'refund', 'sms'])
    await sql('INSERT INTO outbox (kind, payload) VALUES ($1, $2)', [kind, '{}'])
  const done = runOutbox()
  await expect.poll(() => order.toSorted()).toEqual(['refund', 'sms'])
  silent.resolve()
  await done
  vi.restoreAllMocks()
})

test('[B7] a gateway that does not respond delays only its own refunds', async () => {
  const silent = Promise.withResolvers<void>()
  const sent: unknown[] = []
  vi.spyOn(OUTBOX_HANDLERS, 'refund').mockImplementation(async () => async ({ gateway }) => {
    if (gateway === 'ktc') await silent.promise
    sent.push(gateway)
  })
  const insert = (payload: object) =>
    sql("INSERT INTO outbox (kind, payload) VALUES ('refund', $1)", [JSON.stringify(payload)])
  for (let n = 0; n < 30; n++) await insert({ gateway: 'ktc' })
  await insert({ gateway: 'stripe' })
  // Of an earlier release.
  await insert({})
  const done = runOutbox()
  await expect.poll(() => sent.toSorted()).toEqual(['stripe', undefined])
  silent.resolve()
  await done
  expect(sent).toHaveLength(32)
  vi.restoreAllMocks()
})

const MAILS = { kind: 'mail', gateway: null }
const OTHER = { id: 1, inWork: [] }
const self = async () => ({ id: await presenceId(), inWork: [] })

test('a row whose outcome could not be written is processed half a minute later, once', async () => {
  const to = `claimed.${randomUUID()}@example.com`
  await enqueueMail(database(), mail(to))
  expect(await claimDue(MAILS, await self(), 10)).toHaveLength(1)
  await runOutbox()
  expect(await countOf(to)).toBe(0)
  const pass = (seconds: number) =>
    sql(
      "UPDATE outbox SET available_at = available_at - make_interval(secs => $2) WHERE payload->>'to' = $1",
      [to, seconds],
    )
  await pass(20)
  await runOutbox()
  expect(await countOf(to)).toBe(0)
  await pass(10)
  await runOutbox()
  await runOutbox()
  expect(await countOf(to)).toBe(1)
})

test('a worker holds a row while it works on it, however long that takes', async () => {
  const { promise: isDone, resolve: finish } = Promise.withResolvers<void>()
  let started = 0
  const handler = vi.spyOn(OUTBOX_HANDLERS, 'mail').mockImplementation(async () => () => {
    started += 1
    return isDone
  })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const to = `slow.${randomUUID()}@example.com`
  await enqueueMail(database(), mail(to))
  const done = runOutbox()
  await expect.poll(() => started).toBe(1)
  const wait = () =>
    sql<{ wait: number }>(
      "SELECT extract(epoch FROM available_at - now())::float wait FROM outbox WHERE payload->>'to' = $1",
      [to],
    ).then(([row]) => row?.wait ?? 0)
  for (let round = 0; round < 3; round++) {
    await sql("UPDATE outbox SET available_at = now() + interval '5 seconds' WHERE payload->>'to' = $1", [to])
    vi.advanceTimersByTime(5000)
    await expect.poll(wait).toBeGreaterThan(LEASE_SECONDS - 5)
  }
  expect(await claimDue(MAILS, OTHER, 10)).toEqual([])
  finish()
  await done
  expect(vi.getTimerCount()).toBe(0)
  expect(await sql("SELECT 1 FROM outbox WHERE payload->>'to' = $1", [to])).toEqual([])
  expect(started).toBe(1)
  vi.useRealTimers()
  handler.mockRestore()
})

test('a worker that has lost a row to another one does not schedule it', async () => {
  const to = `lost.${randomUUID()}@example.com`
  await enqueueMail(database(), mail(to))
  const [row] = await claimDue(MAILS, OTHER, 1)
  await releaseRowsOf([OTHER.id])
  const [again] = await claimDue(MAILS, await self(), 1)
  if (!row || !again) throw new Error('not claimed')
  expect(await markFailed(row, 'too late', 0)).toBe(false)
  expect(await claimDue(MAILS, await self(), 1)).toEqual([])
  await markFailed(again, 'refused', 0)
  expect(await claimDue(MAILS, await self(), 1)).toHaveLength(1)
  await sql("DELETE FROM outbox WHERE payload->>'to' = $1", [to])
})

test('a new mail does not wait behind hundreds that fail', async () => {
  const fresh = `fresh.${randomUUID()}@example.com`
  const sent: unknown[] = []
  const handler = vi.spyOn(OUTBOX_HANDLERS, 'mail').mockImplementation(async () => async (payload) => {
    sent.push(payload.to)
    if (payload.to !== fresh) throw new Error('refused')
  })
  for (let n = 0; n < 200; n++) await enqueueMail(database(), mail(`failing.${n}@example.com`))
  await sql(
    "UPDATE outbox SET error = 'refused', attempts = 1, available_at = now() - interval '1 hour' WHERE payload->>'to' LIKE 'failing.%'",
  )
  await enqueueMail(database(), mail(fresh))
  await runOutbox()
  expect(sent).toHaveLength(201)
  expect(sent.indexOf(fresh)).toBeLessThan(10)
  handler.mockRestore()
  await sql("DELETE FROM outbox WHERE payload->>'to' LIKE 'failing.%'")
})

test('[B7] a mail waits for the earlier ones about its order to its address, also for one that fails', async () => {
  const order = `SH-${randomUUID()}`
  const to = `buyer.${randomUUID()}@example.com`
  const about = (reference: string, template: 'order-confirmed' | 'order-cancelled', address = to) =>
    enqueueMail(database(), { ...mail(address), template, values: { reference } })
  const isMade = Promise.withResolvers<void>()
  const sent: string[] = []
  let isAway = true
  const handler = vi.spyOn(OUTBOX_HANDLERS, 'mail').mockImplementation(async () => async (payload) => {
    const { reference } = payload.values as { reference: string }
    if (payload.template === 'order-confirmed') await isMade.promise
    if (payload.template === 'order-confirmed' && isAway) throw new Error('the mail server is away')
    sent.push(`${payload.template} ${reference === order ? 'of the order' : 'of another one'}`)
  })
  await about(order, 'order-confirmed')
  await about(order, 'order-cancelled')
  await about(`SH-${randomUUID()}`, 'order-cancelled')
  const done = runOutbox()
  await expect.poll(() => sent).toEqual(['order-cancelled of another one'])
  isMade.resolve()
  await done
  expect(sent).toHaveLength(1)

  isAway = false
  await sql(`UPDATE outbox SET available_at = now() WHERE payload ->> 'to' = $1`, [to])
  await runOutbox()
  expect(sent.slice(1)).toEqual(['order-confirmed of the order', 'order-cancelled of the order'])
  handler.mockRestore()
})

test('[B7] a row that a worker has in hand stays with it when it is resumed', async () => {
  const [{ id } = { id: '' }] = await sql<{ id: string }>(
    `INSERT INTO outbox (kind, payload, error, attempts, available_at, held_by)
      VALUES ('mail', '{}', 'refused', 3, now() + interval '20 seconds', 1) RETURNING id`,
  )
  await commandHere(runOrders, 'resume-outbox', id, '--by', 'Nok')
  expect(await sql('SELECT attempts, available_at > now() AS waits FROM outbox WHERE id = $1', [id])).toEqual(
    [{ attempts: 3, waits: true }],
  )
  await sql('DELETE FROM outbox WHERE id = $1', [id])
})

describe('beside a running shop', () => {
  withoutOutboxWorker()

  test('a process leaves the outbox to it', async () => {
    const to = `beside.${randomUUID()}@example.com`
    await enqueueMail(database(), mail(to))
    wakeOutbox()
    await drainOutbox()
    expect(await countOf(to)).toBe(0)
    await runOutbox()
    expect(
      await eventually(
        () => countOf(to),
        (count) => count === 1,
      ),
    ).toBe(1)
  })
})
