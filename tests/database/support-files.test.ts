import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { runSupport } from '@/lib/cli/support/run-support'
import { supportForm } from '@/lib/contract/support'
import { env } from '@/lib/env'
import { downloadData } from '@/lib/server/account/service'
import { mailPayload } from '@/lib/server/mail/payload'
import { deleteOldFiles, supportFile } from '@/lib/server/support/files'
import { mailFiles } from '@/lib/server/support/mail-files'
import { requestSupport } from '@/lib/server/support/service'
import { listSupportRequests } from '@/lib/server/support/thread'
import { newProduct, newUser } from '../fixtures/catalog'
import { contextOf } from '../fixtures/checkout'
import { commandHere } from '../fixtures/command'
import { withSettings } from '../fixtures/configuration'
import { sql } from '../fixtures/database'
import { withUnsentMails } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })
withUnsentMails()
withSettings({ SUPPORT_EMAIL: 'support@shop.example', SUPPORT_REPLY_ADDRESS: 'reply@shop.example' })

const PDF = Buffer.from('%PDF-1.7\nslip')
const PNG = Buffer.from('\x89PNG\r\n\x1a\nroom', 'latin1')

async function newRequest() {
  const user = await newUser()
  const email = `mali.${randomUUID()}@example.com`
  const form = supportForm.parse({ topic: 'refund', name: 'Mali', email, message: 'It rained.' })
  const { data } = await requestSupport(form, contextOf(user, { locale: 'th' }))
  const [toCustomer, toStaff] = (await mailsAbout(data.number)).map(({ reply_to }) => reply_to ?? '')
  return { user, email, number: data.number, toCustomer, toStaff }
}

async function mailsAbout(number: string) {
  const rows = await sql<{ payload: unknown }>(
    `SELECT payload FROM outbox WHERE payload->'values'->>'number' = $1 ORDER BY id`,
    [number],
  )
  return rows.map(({ payload }) => mailPayload.parse(payload))
}

async function receive(to: string | undefined, text: string, files: Record<string, Buffer>): Promise<string> {
  const attachments = Object.entries(files).map(([filename, content]) => ({ filename, content }))
  const composer = createTransport({ streamTransport: true, buffer: true })
  const mail = { from: 'other@example.com', to, subject: 'Re', text, attachments }
  const { message } = await composer.sendMail(mail)
  return (
    await commandHere((args) => runSupport(args, async () => Buffer.from(message as Buffer)), 'receive')
  ).out
}

async function messagesOf(user: string) {
  const { data } = await listSupportRequests(contextOf(user))
  return data.items[0]?.messages ?? []
}

const run = (...args: string[]) => commandHere((all) => runSupport(all, async () => Buffer.from('')), ...args)

test('[R14] the images and PDFs of a customer’s mail are in the thread, in the mail to the staff and in their folder', async () => {
  const { user, number, toCustomer } = await newRequest()
  expect(await receive(toCustomer, 'As asked.', { 'สลิป.pdf': PDF, 'room.png': PNG })).toContain('filed')
  const message = (await messagesOf(user)).at(-1)
  expect(message).toMatchObject({
    text: 'As asked.',
    attachments: 0,
    left_out: [],
    files: [
      { name: 'room.png', type: 'image/png', size: PNG.length },
      { name: 'สลิป.pdf', type: 'application/pdf', size: PDF.length },
    ],
  })
  const mail = (await mailsAbout(number)).at(-1)
  expect(mail).toMatchObject({ template: 'support-message', values: { files: 'สลิป.pdf\nroom.png' } })
  expect(mail && (await mailFiles(mail))).toEqual({
    vouchers: [],
    attachments: [
      { filename: 'room.png', contentType: 'image/png', content: PNG },
      { filename: 'สลิป.pdf', contentType: 'application/pdf', content: PDF },
    ],
  })

  const id = message?.files?.[1]?.id ?? ''
  const saved = await supportFile({ number, id }, contextOf(user))
  expect([saved.name, Buffer.from(saved.bytes)]).toEqual(['สลิป.pdf', PDF])
  const other = await newRequest()
  for (const [path, visitor] of [
    [{ number, id }, other.user],
    [{ number: other.number, id }, other.user],
    [{ number: other.number, id }, user],
    [{ number, id: "' OR 1=1" }, user],
  ] as const)
    await expect(supportFile(path, contextOf(visitor))).rejects.toMatchObject({
      code: 'SUPPORT_FILE_NOT_FOUND',
    })

  expect((await run('show', number)).out).toContain('File: room.png (1 KB)')
  const folder = mkdtempSync(join(tmpdir(), 'support-'))
  await run('save', number, '--to', folder)
  await run('save', number, '--to', folder)
  expect(readdirSync(folder).toSorted()).toEqual(['room (2).png', 'room.png', 'สลิป (2).pdf', 'สลิป.pdf'])
  expect(readFileSync(join(folder, 'room.png'))).toEqual(PNG)
  // The export has the cart, which needs exchange rates.
  await newProduct()
  const { data } = await downloadData(contextOf(user))
  expect(data.support_requests[0]?.replies?.[0]?.files?.map(({ path }) => path)).toContain(
    `/api/support/requests/${number}/files/${id}`,
  )
})

test('[R14] what is not stored is named in the thread, to the staff and in a mail to the sender', async () => {
  const { user, email, number, toCustomer } = await newRequest()
  await receive(toCustomer, '', { 'film.mov': Buffer.from('ftyp'), 'setup.pdf': Buffer.from('MZ') })
  expect((await messagesOf(user)).at(-1)).toMatchObject({
    text: '',
    attachments: 2,
    left_out: ['film.mov', 'setup.pdf'],
    files: [],
  })
  expect((await mailsAbout(number)).slice(2)).toMatchObject([
    {
      template: 'support-left-out',
      to: email,
      locale: 'th',
      reply_to: toCustomer,
      values: { count: 2, left_out: 'film.mov\nsetup.pdf' },
    },
    { template: 'support-message', values: { attachments: 2, left_out: 'film.mov\nsetup.pdf' } },
  ])
  expect((await run('show', number)).out).toContain('Not stored: film.mov, setup.pdf')
})

test('[R14] the staff’s files go to the customer; what they could not send is mailed to them', async () => {
  const { user, email, number, toStaff } = await newRequest()
  await receive(toStaff, 'The receipt.', { 'receipt.pdf': PDF, 'notes.docx': Buffer.from('PK') })
  expect((await messagesOf(user)).at(-1)).toMatchObject({ author: 'staff', files: [{ name: 'receipt.pdf' }] })
  const [left, reply] = (await mailsAbout(number)).slice(2)
  expect(left).toMatchObject({ template: 'support-left-out', to: 'support@shop.example', locale: 'en' })
  expect(reply).toMatchObject({ template: 'support-reply', to: email })
  expect(reply && (await mailFiles(reply))?.attachments).toMatchObject([{ filename: 'receipt.pdf' }])
})

test('a file is stored once in a request, and a request has a limit', async () => {
  const { user, number, toCustomer } = await newRequest()
  await receive(toCustomer, 'One.', { 'slip.pdf': PDF })
  await receive(toCustomer, 'Two.', { 'again.pdf': PDF })
  expect((await messagesOf(user)).map(({ files }) => files?.length)).toEqual([0, 1, 0])
  await sql(
    `UPDATE support_files f SET content = convert_to(repeat('x', 10485760), 'UTF8') FROM support_messages m
      JOIN support_requests r ON r.id = m.request_id WHERE m.id = f.message_id AND r.number = $1`,
    [number],
  )
  for (let n = 0; n < 4; n++)
    await sql(
      `INSERT INTO support_files (id, message_id, name, type, content)
        SELECT gen_random_uuid(), message_id, f.name, f.type, content FROM support_files f
          JOIN support_messages m ON m.id = f.message_id JOIN support_requests r ON r.id = m.request_id
          WHERE r.number = $1 LIMIT 1`,
      [number],
    )
  await receive(toCustomer, 'Three.', { 'late.png': PNG })
  expect((await messagesOf(user)).at(-1)).toMatchObject({ left_out: ['late.png'] })
})

test('the files of all requests have a limit, so that strangers cannot fill the disk', async () => {
  const { toCustomer: other } = await newRequest()
  const large = Buffer.concat([PDF, Buffer.alloc(900_000)])
  await receive(other, 'One.', { 'large.pdf': large })
  const [{ all = 0 } = {}] = await sql<{ all: number }>(
    'SELECT sum(octet_length(content))::int AS all FROM support_files',
  )
  Object.assign(env, { SUPPORT_FILES_MAX_MB: all / 1024 ** 2 + 0.001 })
  try {
    const { user, toCustomer } = await newRequest()
    await receive(toCustomer, 'Two.', {
      'large.pdf': Buffer.concat([large, PDF]),
      'slip.pdf': Buffer.concat([PDF, PNG]),
    })
    const message = (await messagesOf(user)).at(-1)
    expect(message).toMatchObject({ text: 'Two.', left_out: ['large.pdf'] })
  } finally {
    Object.assign(env, { SUPPORT_FILES_MAX_MB: 4096 })
  }
})

test('files are deleted when they are old, and with the request', async () => {
  const { user, number, toCustomer } = await newRequest()
  await receive(toCustomer, 'One.', { 'slip.pdf': PDF })
  const days = (count: number) => new Date(Date.now() + count * 86_400_000)
  await deleteOldFiles(days(364))
  expect((await messagesOf(user)).at(-1)?.files).toHaveLength(1)
  await deleteOldFiles(days(366))
  expect((await messagesOf(user)).at(-1)).toMatchObject({ text: 'One.', files: [] })

  await receive(toCustomer, 'Again.', { 'slip.pdf': PDF })
  await sql('DELETE FROM support_requests WHERE number = $1', [number])
  expect(
    await sql(`SELECT 1 FROM support_files WHERE name = 'slip.pdf' AND created_at > now() - interval '9 s'
    AND message_id NOT IN (SELECT id FROM support_messages)`),
  ).toEqual([])
})
