import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { supportForm } from '@/lib/contract/support'
import { env } from '@/lib/env'
import { requestSupport } from '@/lib/server/support/service'
import { newUser } from '../fixtures/catalog'
import { contextOf } from '../fixtures/checkout'
import { withSettings } from '../fixtures/configuration'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()
withSettings({ SUPPORT_EMAIL: undefined })

afterEach(() => {
  env.SUPPORT_EMAIL = undefined
})

interface Mail {
  template: string
  to: string
  reply_to?: string
  locale: string
  values: Record<string, string>
}

const form = (change: object = {}) =>
  supportForm.parse({
    topic: 'refund',
    name: 'Mali',
    email: `mali.${randomUUID()}@example.com`,
    message: 'It rained.\n\nWhat now?',
    ...change,
  })

async function mailsAbout(number: string): Promise<Mail[]> {
  const rows = await sql<{ payload: Mail }>(
    `SELECT payload FROM outbox WHERE payload->'values'->>'number' = $1 ORDER BY id`,
    [number],
  )
  return rows.map(({ payload }) => payload)
}

/** Sends a support request while every mail stays in the outbox: a sent one loses its payload. */
async function write(change: object = {}) {
  await sql(`CREATE OR REPLACE FUNCTION keep_for_test() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN NEW.available_at := now() + interval '1 day'; RETURN NEW; END $$`)
  await sql('DROP TRIGGER IF EXISTS keep_for_test ON outbox')
  await sql(
    'CREATE TRIGGER keep_for_test BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION keep_for_test()',
  )
  const sent = form(change)
  const { data } = await requestSupport(sent, contextOf(await newUser(), { locale: 'th' }))
  await sql('DROP TRIGGER keep_for_test ON outbox')
  return { sent, number: data.number }
}

test('[R14] with SUPPORT_EMAIL the request is sent there, and replies go to the visitor', async () => {
  env.SUPPORT_EMAIL = 'support@shop.example'
  const { sent, number } = await write({ order_reference: 'SH-7Q4K-2612' })
  const [visitor, operator, ...more] = await mailsAbout(number)
  expect(more).toEqual([])
  expect(visitor).toMatchObject({
    template: 'support-received',
    to: sent.email,
    reply_to: 'support@shop.example',
    locale: 'th',
  })
  expect(JSON.stringify(visitor)).not.toContain('It rained')
  expect(operator).toMatchObject({
    template: 'support-request',
    to: 'support@shop.example',
    reply_to: sent.email,
    locale: 'en',
    values: { language: 'th', order: 'SH-7Q4K-2612 (?)', email: sent.email },
  })
  expect(operator?.values.message).toContain('It rained.\n\nWhat now?')
})

test('[R14] without SUPPORT_EMAIL the sandbox’s mailbox shows the mail', async () => {
  const { sent, number } = await write()
  expect((await mailsAbout(number)).map(({ to }) => to)).toEqual([sent.email, 'support@sunhop.example'])
  expect(await sql('SELECT number FROM support_requests WHERE email = $1', [sent.email])).toEqual([
    { number },
  ])
})

test('[R14] a mail that cannot be enqueued leaves no request behind', async () => {
  env.SUPPORT_EMAIL = 'support@shop.example'
  const request = form()
  await sql(`ALTER TABLE outbox ADD CONSTRAINT no_mail CHECK (kind <> 'mail') NOT VALID`)
  try {
    await expect(requestSupport(request, contextOf(await newUser()))).rejects.toThrow()
  } finally {
    await sql('ALTER TABLE outbox DROP CONSTRAINT no_mail')
  }
  expect(await sql('SELECT 1 FROM support_requests WHERE email = $1', [request.email])).toEqual([])
})
