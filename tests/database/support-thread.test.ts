import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { runSupport } from '@/lib/cli/support/run-support'
import { supportForm } from '@/lib/contract/support'
import { recipientHash } from '@/lib/server/security-log/recipient-hash'
import { requestSupport } from '@/lib/server/support/service'
import { listSupportRequests, writeSupportMessage } from '@/lib/server/support/thread'
import { newUser } from '../fixtures/catalog'
import { contextOf, rowsOf } from '../fixtures/checkout'
import { commandHere } from '../fixtures/command'
import { withSettings } from '../fixtures/configuration'
import { sql } from '../fixtures/database'
import { requestOf } from '../fixtures/request-context'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

interface Mail {
  template: string
  to: string
  reply_to?: string
  locale: string
  values: Record<string, string | number>
}

withSettings({
  SUPPORT_EMAIL: 'support@shop.example',
  SUPPORT_REPLY_ADDRESS: 'reply@shop.example',
  SUPPORT_REPLY_HOURS: 8,
})

beforeEach(async () => {
  // Every mail stays in the outbox: a sent one loses its payload.
  await sql(`CREATE OR REPLACE FUNCTION keep_for_test() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN NEW.available_at := now() + interval '1 day'; RETURN NEW; END $$`)
  await sql('DROP TRIGGER IF EXISTS keep_for_test ON outbox')
  await sql(
    'CREATE TRIGGER keep_for_test BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION keep_for_test()',
  )
})

const form = (email: string) =>
  supportForm.parse({ topic: 'refund', name: 'Mali', email, message: 'It rained.' })

async function newRequest(userId?: string) {
  const user = userId ?? (await newUser())
  const email = `mali.${randomUUID()}@example.com`
  const { data } = await requestSupport(form(email), contextOf(user, { locale: 'th' }))
  return { user, email, number: data.number, dueAt: data.reply_due_at }
}

async function mailsAbout(number: string): Promise<Mail[]> {
  const rows = await sql<{ payload: Mail }>(
    `SELECT payload FROM outbox WHERE payload->'values'->>'number' = $1 ORDER BY id`,
    [number],
  )
  return rows.map(({ payload }) => payload)
}

const run = (...args: string[]) => commandHere((all) => runSupport(all, async () => Buffer.from('')), ...args)

const receive = (raw: string) =>
  commandHere((args) => runSupport(args, async () => Buffer.from(raw.replaceAll('\n', '\r\n'))), 'receive')

const mailTo = (
  address: string | undefined,
  text: string,
  more = `Message-ID: <${randomUUID()}@example.com>`,
) => `From: Mali <other@example.com>\nTo: <${address}>\n${more}\nSubject: Re\n\n${text}\n`

async function threadOf(user: string, number: string) {
  const { data } = await listSupportRequests(contextOf(user))
  return data.items.find((item) => item.number === number)
}

const textsOf = (thread: Awaited<ReturnType<typeof threadOf>>) =>
  thread?.messages.map(({ author, text }) => `${author}: ${text}`)

test('[R14] a request promises a time; the reply of staff is mailed, and both are in the thread of its owner', async () => {
  const { user, email, number, dueAt } = await newRequest()
  const hours = (new Date(dueAt ?? '').getTime() - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(7.9)
  expect(hours).toBeLessThanOrEqual(8)
  expect(await threadOf(user, number)).toMatchObject({
    awaiting_reply: true,
    reply_due_at: dueAt,
    order: null,
  })
  expect((await run('list')).out).toContain(`${number}  refund   th     due `)

  const replied = await run('reply', number, '--by', 'Nok', '--message', 'You get it back.\n\nSorry!')
  expect(replied).toMatchObject({ code: 0, out: expect.stringContaining(`Sent to ${email}.`) })
  expect(await threadOf(user, number)).toMatchObject({ awaiting_reply: false, reply_due_at: null })
  expect(textsOf(await threadOf(user, number))).toEqual([
    'customer: It rained.',
    'staff: You get it back.\n\nSorry!',
  ])
  const [received, request, reply] = await mailsAbout(number)
  expect(received).toMatchObject({ template: 'support-received', values: { hours: 8 } })
  expect(request?.reply_to).toMatch(/^reply\+\w{8}s[0-9a-f]{20}@shop\.example$/)
  expect(reply).toMatchObject({
    template: 'support-reply',
    to: email,
    locale: 'th',
    reply_to: received?.reply_to,
    values: { message: 'You get it back.\n\nSorry!', has_account: 'true' },
  })
  expect((await run('list')).out).not.toContain(number)
  const shown = await run('show', number.toLowerCase())
  for (const part of [`Mali <${email}>`, 'It rained.', 'Nok\nYou get it back.'])
    expect(shown.out).toContain(part)
})

test('[R14] the owner writes on, once for each key; a stranger’s request reads like an unknown one', async () => {
  const { user, number } = await newRequest()
  await run('close', number, '--by', 'Nok')
  const context = contextOf(user)
  const first = await writeSupportMessage(number, { message: 'Any news?' }, context)
  expect(first.data).toMatchObject({
    awaiting_reply: true,
    messages: [{}, { text: 'Any news?', by_mail: false }],
  })
  const again = await writeSupportMessage(number, { message: 'Any news?' }, context)
  expect(again.data.messages).toHaveLength(2)
  await expect(writeSupportMessage(number, { message: 'Other' }, context)).rejects.toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  })
  const mails = (await mailsAbout(number)).filter(({ template }) => template === 'support-message')
  expect(mails).toMatchObject([
    { to: 'support@shop.example', values: { message: 'Any news?', attachments: 0, files: '' } },
  ])
  const stranger = contextOf(await newUser())
  for (const other of [number, 'SUP-0000-2612', "' OR 1=1"])
    await expect(writeSupportMessage(other, { message: 'Mine' }, stranger)).rejects.toMatchObject({
      code: 'SUPPORT_REQUEST_NOT_FOUND',
    })
  expect((await listSupportRequests(stranger)).data.items).toEqual([])
})

test('[R14] mails of both sides land in the thread, once each, without what they quote', async () => {
  const { user, email, number } = await newRequest()
  const [received, request] = await mailsAbout(number)
  const mine = mailTo(received?.reply_to, 'Here is more.\n\nOn Monday, Sunhop wrote:\n> Your number is')
  expect((await receive(mine)).out).toContain(`${number}: filed.`)
  expect((await receive(mine)).out).toContain(`${number}: repeated.`)
  expect((await receive(mailTo(request?.reply_to, 'We look into it.'))).code).toBe(0)
  expect(textsOf(await threadOf(user, number))).toEqual([
    'customer: It rained.',
    'customer: Here is more.',
    'staff: We look into it.',
  ])
  expect((await mailsAbout(number)).slice(2)).toMatchObject([
    { template: 'support-message', to: 'support@shop.example', values: { email: 'other@example.com' } },
    { template: 'support-reply', to: email, values: { message: 'We look into it.' } },
  ])
})

const events = (number: string) =>
  sql<Record<string, unknown>>(
    `SELECT kind, outcome, actor, user_id, recipient, network, detail FROM security_events
     WHERE detail->>'target' = $1 ORDER BY id`,
    [number],
  )

test('[A9] the security log has a mail with a wrong token as refused, and who replied as staff', async () => {
  const { number } = await newRequest()
  const [received, request] = await mailsAbout(number)
  const wrong = 'ab12'.repeat(5)
  const from = 'Received: from mail.example ([8.8.4.4]) by shop.example; Mon, 30 Nov 2026 09:00:00 +0000'
  await receive(mailTo(received?.reply_to?.replace(/c[0-9a-f]{20}/, `s${wrong}`), 'Hi', from))
  await receive(mailTo(request?.reply_to, 'We look into it.'))
  await receive(mailTo(received?.reply_to, 'Thank you.'))
  await run('close', number, '--by', 'Nok')
  const about = { user_id: null, recipient: null, network: null }
  expect(await events(number)).toEqual([
    {
      ...about,
      kind: 'support-mail',
      outcome: 'refused',
      actor: 'visitor',
      recipient: recipientHash('other@example.com'),
      network: '8.8.4.4',
      detail: { target: number, reason: 'token' },
    },
    {
      ...about,
      kind: 'support-mail',
      outcome: 'ok',
      actor: 'staff',
      detail: { target: number, by: 'other@example.com' },
    },
    {
      ...about,
      kind: 'operator-command',
      outcome: 'ok',
      actor: 'staff',
      detail: { command: 'support', action: 'close', target: number, by: 'Nok' },
    },
  ])
  expect(JSON.stringify(await sql('SELECT * FROM security_events'))).not.toContain(wrong)
  expect(await rowsOf("security_events WHERE detail->>'action' = 'receive'", [])).toBe(0)
})

test('a mail without a valid address, from a program or without text of its own is ignored', async () => {
  const { user, number } = await newRequest()
  const [received] = await mailsAbout(number)
  const address = received?.reply_to ?? ''
  const ignored = async (raw: string) => (await receive(raw)).out
  expect(await ignored(mailTo('reply@shop.example', 'Hi'))).toContain('Ignored: no request.')
  expect(await ignored(mailTo(address.replace(/c[0-9a-f]{20}/, `s${'0'.repeat(20)}`), 'Hi'))).toContain(
    'Ignored: no request.',
  )
  expect(await ignored(mailTo(address, 'Away', 'Auto-Submitted: auto-replied'))).toContain(
    'Ignored: automatic.',
  )
  expect(await ignored(mailTo(address, '> quoted only'))).toContain('Ignored: empty.')
  const parts = mailTo(address, '--b\n\nHi\n'.repeat(1_500), 'Content-Type: multipart/mixed; boundary=b')
  expect(await ignored(parts)).toContain('Ignored: unreadable.')
  expect((await threadOf(user, number))?.messages).toHaveLength(1)
})

test('too many mails about a request are deferred, and long ones are cut', {
  tags: ['thorough'],
}, async () => {
  const { user, number } = await newRequest()
  const [received] = await mailsAbout(number)
  await receive(mailTo(received?.reply_to, 'x'.repeat(9000)))
  expect((await threadOf(user, number))?.messages.at(-1)?.text).toHaveLength(5000)
  const codes = []
  for (let n = 0; n < 20; n++) codes.push((await receive(mailTo(received?.reply_to, `Spam ${n}`))).code)
  expect(codes).toEqual([...Array.from({ length: 19 }, () => 0), 75])
})

test('a request of a signed-out visitor has its thread by mail only; overdue ones come first', async () => {
  const email = `mali.${randomUUID()}@example.com`
  const { data } = await requestSupport(form(email), requestOf('en', { idempotencyKey: randomUUID() }))
  await sql(`UPDATE support_requests SET reply_due_at = now() - interval '1 hour' WHERE number = $1`, [
    data.number,
  ])
  expect((await run('list', '--limit', '1')).out).toContain(`${data.number}  refund   en     OVERDUE`)
  await run('reply', data.number, '--by', 'Nok', '--message', 'Done.')
  expect((await mailsAbout(data.number)).at(-1)).toMatchObject({ values: { has_account: 'false' } })
})

test.each([
  [['reply', 'SUP-0000-0000', '--by', 'Nok', '--message', 'x'], 'There is no support request SUP-0000-0000.'],
  [['show'], 'Missing: NUMBER'],
  [['dance'], 'npm run support -- list'],
  [['list', '--unknown'], '--unknown'],
])('%j is refused', async (args, message) => {
  const { code, errors } = await run(...args)
  expect(code).toBeGreaterThan(0)
  expect(errors).toContain(message)
})

test('a reply needs a name and a text', async () => {
  const { number } = await newRequest()
  expect((await run('reply', number, '--message', 'x')).errors).toContain('Missing: --by NAME')
  expect((await run('reply', number, '--by', 'Nok')).errors).toContain('The reply is empty.')
  expect(
    await rowsOf(`support_messages m JOIN support_requests r ON r.id = m.request_id WHERE r.number = $1`, [
      number,
    ]),
  ).toBe(0)
})
