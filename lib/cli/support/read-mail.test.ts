import { expect, test } from 'vitest'
import { readMail } from './read-mail'

const mail = (headers: string[], body = 'Hello') =>
  readMail(Buffer.from([...headers, '', ...body.split('\n')].join('\r\n')))

const FROM = 'From: "Mali" <mali@example.com>'
const TO = 'To: Sunhop <reply+7q4k@shop.example>, other@example.com'

test('a mail has its author, its recipients, its id and its text', async () => {
  const headers = [
    FROM,
    TO,
    'Cc: c@example.com',
    'Delivered-To: <d@example.com>',
    'Message-ID: <1@example.com>',
  ]
  expect(await mail(headers, 'Line one\nสวัสดี')).toEqual({
    recipients: ['reply+7q4k@shop.example', 'other@example.com', 'c@example.com', 'd@example.com'],
    from: 'mali@example.com',
    network: null,
    id: '<1@example.com>',
    text: expect.stringContaining('Line one'),
    files: [],
    isAutomatic: false,
  })
})

test.each([
  [['from relay ([10.0.0.3])', 'from mail.example (mail.example [8.8.4.4])', 'from [1.1.1.1]'], '8.8.4.4'],
  [['from mail.example ([IPv6:2606:4700:4700::1111])'], '2606:4700:4700::'],
  [['from [not an address]', 'by shop.example'], null],
])('a mail came from the last public address in %j', async (received, network) => {
  const headers = received.map((line) => `Received: ${line} by shop.example; Mon, 30 Nov 2026 09:00:00 +0000`)
  expect(await mail([...headers, FROM, TO])).toMatchObject({ network })
})

test('HTML becomes text, attachments are read, and a mail without an id gets the same one again', async () => {
  const headers = [FROM, TO, 'MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b']
  const body = [
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>At <b>nine</b>.</p>',
    '--b',
    'Content-Type: image/png',
    'Content-Disposition: attachment; filename=a.png',
    'Content-Transfer-Encoding: base64',
    '',
    'iVBORw0KGgo=',
    '--b',
    'Content-Type: image/jpeg',
    'Content-Transfer-Encoding: base64',
    '',
    '/9j/',
    '--b--',
  ].join('\n')
  const [first, second] = [await mail(headers, body), await mail(headers, body)]
  expect(first).toMatchObject({
    text: 'At nine.',
    files: [
      { name: 'a.png', content: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), isInText: false },
      { name: 'image', content: Buffer.from([0xff, 0xd8, 0xff]), isInText: false },
    ],
  })
  expect(first.id).toMatch(/^[0-9a-f]{64}$/)
  expect(second.id).toBe(first.id)
})

test.each([
  ['Auto-Submitted: auto-replied', true],
  ['Auto-Submitted: no', false],
  ['Precedence: bulk', true],
  ['List-Id: <list.example.com>', true],
  ['X-Autoreply: yes', true],
  ['Return-Path: <>', true],
  ['Return-Path: <mali@example.com>', false],
])('a mail with %s: sent by a program is %s', async (header, expected) => {
  expect((await mail([header, FROM, TO])).isAutomatic).toBe(expected)
})

test('a bounce is sent by a program', async () => {
  expect((await mail(['From: MAILER-DAEMON@example.com', TO])).isAutomatic).toBe(true)
})

test('HTML beside text is read in its order, and only the start of long HTML is', async () => {
  const headers = [FROM, TO, 'MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b']
  const parts = [
    '--b',
    'Content-Type: text/html',
    '',
    '<p>At <b>nine</b>.</p>',
    '--b',
    '',
    'Checked.',
    '--b--',
  ]
  expect((await mail(headers, parts.join('\n'))).text).toMatch(/^At nine\.\s+Checked\.\s*$/)
  const { text } = await mail([FROM, TO, 'Content-Type: text/html'], '<p>At nine.</p>\n'.repeat(50_000))
  expect(text.length).toBeGreaterThan(100_000)
  expect(text.length).toBeLessThan(300_000)
})

test.each([
  ['long', 5_000],
  ['unreadable', 300],
])('%s nested HTML is read in a short time', async (_, lines) => {
  const headers = [FROM, TO, 'Content-Type: text/html']
  const start = performance.now()
  expect((await mail(headers, `${'<div>'.repeat(70)}\n`.repeat(lines))).text).toBe('')
  expect(performance.now() - start).toBeLessThan(20_000)
})
