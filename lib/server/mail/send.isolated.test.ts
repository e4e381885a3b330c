import { expect, test, vi } from 'vitest'
import { sendMail } from './send'

const sent = vi.hoisted(() => [] as Array<Record<string, unknown>>)
vi.mock('./transport', () => ({
  mailTransport: () => ({ sendMail: async (mail: Record<string, unknown>) => sent.push(mail) }),
}))

const request = {
  template: 'support-request',
  to: 'support@shop.example',
  locale: 'en',
  values: {
    number: 'SUP-7Q4K-2612',
    topic: 'refund',
    name: 'Mali',
    email: 'mali@example.com',
    language: 'th',
    order: '',
    message: 'First line.\n\nSecond line.',
  },
}

test('[R14] replies to a support request go to its author', async () => {
  await sendMail({ ...request, reply_to: 'mali@example.com' }, 1)
  const [mail] = sent.splice(0)
  expect(mail).toMatchObject({
    to: { address: 'support@shop.example' },
    replyTo: { address: 'mali@example.com' },
  })
  expect(mail?.subject).toContain('SUP-7Q4K-2612')
  expect(mail?.text).toContain('First line.\n\nSecond line.')
})

test('other mails have no Reply-To', async () => {
  await sendMail(request, 2)
  const [mail] = sent.splice(0)
  expect(mail?.replyTo).toBeUndefined()
})

test('an expired mail is not sent', async () => {
  await sendMail({ ...request, expires_at: '2020-01-01T00:00:00Z' }, 3)
  expect(sent).toEqual([])
})
