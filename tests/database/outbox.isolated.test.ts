import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { runOrders } from '@/lib/cli/orders/run-orders'
import { database } from '@/lib/server/db/client'
import { presenceId } from '@/lib/server/db/presence'
import { enqueueMail } from '@/lib/server/mail/outbox'
import { OUTBOX_HANDLERS, type OutboxHandler } from '@/lib/server/outbox/handlers'
import {
  claimDue,
  deleteExpired,
  deleteOld,
  LEASE_SECONDS,
  markFailed,
  releaseRowsOf,
} from '@/lib/server/outbox/repo'
import { disableOutboxWorker, drainOutbox, runOutbox, wakeOutbox } from '@/lib/server/outbox/worker'
import { enqueueSms } from '@/lib/server/sms/outbox'
import { commandHere } from '../fixtures/command'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

const mail = (to: string) => ({ template: 'welcome', to, locale: 'en', values: { name: 'Mali' } }) as const

const countOf = async (recipient: string) =>
  Number((await sql<{ n: string }>('SELECT count(*) n FROM mailbox WHERE recipient = $1', [recipient]))[0]?.n)

const eventually = async <Value>(read: () => Promise<Value>, right: (value: Value) => boolean) => {
  for (let n = 0; n < 100; n++) {
    const value = await read()
    if (right(value)) return value
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return read()
}

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

test('[B7] staff list what fails, without personal data, and resume it', async () => {
  const orders = (...args: string[]) => commandHere(runOrders, ...args)
  const to = `resumed.${randomUUID()}@example.com`
  const failing = vi
    .spyOn(OUTBOX_HANDLERS, 'mail')
    .mockImplementation(async () => () => Promise.reject(new Error(`refused: ${to}`)))
  await enqueueMail(database(), mail(to))
  await runOutbox()
  await sql("UPDATE outbox SET dead_at = now() WHERE payload->>'to' = $1", [to])
  failing.mockRestore()
  const { out } = await orders('list', '--outbox')
  expect(out).toMatch(/^\d+ · mail welcome · 1 attempts · given up .+ UTC · refused: …@…\n$/m)
  const [id = ''] = /^\d+/m.exec(out) ?? []
  expect(await orders('resume-outbox', id)).toMatchObject({
    code: 2,
    errors: expect.stringContaining('--by'),
  })
  expect(await orders('resume-outbox', id, '--by', 'Nok')).toMatchObject({ code: 0, out: 'Resumed: 1.\n' })
  expect(await countOf(to)).toBe(1)
  expect((await orders('list', '--outbox')).out).toBe('Nothing fails.\n')
  expect(await orders('resume-outbox', id, '--by', 'Nok')).toMatchObject({ code: 2 })
})

test('staff list the mails and text messages that are not delivered, and send them again', async () => {
  const orders = (...args: string[]) => commandHere(runOrders, ...args)
  const to = `undelivered.${randomUUID()}@example.com`
  const values = { name: 'Mali', code: '482915', minutes: 10 }
  await enqueueMail(database(), { template: 'sign-up-code', to, locale: 'en', values })
  await sql("INSERT INTO outbox (kind, payload, error, dead_at) VALUES ('refund', '{}', 'refused', now())")
  await sql("UPDATE outbox SET error = 'refused', attempts = 9, dead_at = now() WHERE payload->>'to' = $1", [
    to,
  ])
  const { out } = await orders('mails')
  expect(out).toMatch(/^\d+ · secret-mail sign-up-code · 9 attempts · given up .+ UTC · refused\n$/)
  expect(await orders('mails', 'all', '--by', 'Nok')).toMatchObject({ code: 0, out: 'Resumed: 1.\n' })
  expect(await countOf(to)).toBe(1)
  expect((await orders('mails')).out).toBe('All are delivered.\n')
  expect(await sql("SELECT 1 FROM outbox WHERE kind = 'refund' AND dead_at IS NOT NULL")).toHaveLength(1)
  await sql("DELETE FROM outbox WHERE kind = 'refund'")
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

test('a process beside a running shop leaves the outbox to it', async () => {
  const to = `beside.${randomUUID()}@example.com`
  await enqueueMail(database(), mail(to))
  disableOutboxWorker()
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

test.each(['mail', 'sms'] as const)(
  '[A10] the code of a %s is in the queue encrypted only, and deleted after its time',
  async (kind) => {
    const [recipient, code] = [kind === 'sms' ? '+66812345678' : 'sealed@example.com', '482915']
    const expires_at = new Date(Date.now() + 60_000).toISOString()
    const message = {
      to: recipient,
      locale: 'en',
      values: { name: 'Mali', code, minutes: 10 },
      expires_at,
    } as const
    const enqueue = () =>
      kind === 'sms'
        ? enqueueSms(database(), { ...message, template: 'phone_code' })
        : enqueueMail(database(), { ...message, template: 'sign-up-code' })
    const queued = () =>
      sql<{ text: string }>("SELECT payload::text AS text FROM outbox WHERE payload->>'to' = $1", [recipient])
    await enqueue()
    const [row] = await queued()
    expect(row?.text).toContain('Mali')
    expect(row?.text).not.toContain(code)
    await runOutbox()
    const [mail] = await sql<{ text: string }>('SELECT text FROM mailbox WHERE recipient = $1', [recipient])
    expect(mail?.text).toContain(code)
    expect(await queued()).toEqual([])

    await enqueue()
    await deleteExpired()
    expect(await queued()).toHaveLength(1)
    await sql(
      `UPDATE outbox SET payload = payload || '{"expires_at": "2020-01-01T00:00:00Z"}' WHERE payload->>'to' = $1`,
      [recipient],
    )
    await deleteExpired()
    expect(await queued()).toEqual([])
  },
)

test('[A10] an expired code is not sent', async () => {
  const to = `late.${randomUUID()}@example.com`
  const expires_at = new Date(Date.now() - 1000).toISOString()
  await enqueueMail(database(), { ...mail(to), expires_at })
  await runOutbox()
  const left = () => sql("SELECT id FROM outbox WHERE processed_at IS NULL AND payload->>'to' = $1", [to])
  expect(await eventually(left, (rows) => rows.length === 0)).toEqual([])
  expect(await countOf(to)).toBe(0)
})
