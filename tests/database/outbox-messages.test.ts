import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { runOrders } from '@/lib/cli/orders/run-orders'
import { database } from '@/lib/server/db/client'
import { enqueueMail } from '@/lib/server/mail/outbox'
import { OUTBOX_HANDLERS } from '@/lib/server/outbox/handlers'
import { deleteExpired } from '@/lib/server/outbox/repo'
import { runOutbox } from '@/lib/server/outbox/worker'
import { enqueueSms } from '@/lib/server/sms/outbox'
import { commandHere } from '../fixtures/command'
import { sql } from '../fixtures/database'
import { countOf, eventually, mail } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

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
