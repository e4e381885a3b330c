import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { database } from '@/lib/server/db/client'
import { enqueueMail } from '@/lib/server/mail/outbox'
import { MAX_ATTEMPTS } from '@/lib/server/outbox/backoff'
import { disableOutboxWorker, drainOutbox, runOutbox, wakeOutbox } from '@/lib/server/outbox/worker'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

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

test('a failed row stores its error, is retried later, and is abandoned after ten attempts', async () => {
  const kind = `unheard-of-${randomUUID()}`
  const read = async () =>
    (
      await sql<{ attempts: number; error: string | null; wait: number; processed_at: Date | null }>(
        'SELECT attempts, error, extract(epoch FROM available_at - now())::float wait, processed_at FROM outbox WHERE kind = $1',
        [kind],
      )
    )[0]
  await sql("INSERT INTO outbox (kind, payload) VALUES ($1, '{}')", [kind])
  await runOutbox()
  const failed = await eventually(read, (row) => row?.error !== null)
  expect(failed).toMatchObject({ attempts: 1, error: expect.stringContaining(kind), processed_at: null })
  expect(failed?.wait).toBeGreaterThan(3)
  expect(failed?.wait).toBeLessThan(6)

  await sql('UPDATE outbox SET attempts = $2, available_at = now() WHERE kind = $1', [kind, MAX_ATTEMPTS])
  await runOutbox()
  expect(await read()).toMatchObject({ attempts: MAX_ATTEMPTS, processed_at: null })
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

test('[A10] an expired code is not sent', async () => {
  const to = `late.${randomUUID()}@example.com`
  const expires_at = new Date(Date.now() - 1000).toISOString()
  await enqueueMail(database(), { ...mail(to), expires_at })
  await runOutbox()
  const left = () => sql("SELECT id FROM outbox WHERE processed_at IS NULL AND payload->>'to' = $1", [to])
  expect(await eventually(left, (rows) => rows.length === 0)).toEqual([])
  expect(await countOf(to)).toBe(0)
})
