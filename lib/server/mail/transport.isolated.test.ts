import { expect, test } from 'vitest'
import { type SmtpSecurity, startSmtp } from '@/tests/fixtures/smtp'
import { smtpTransport } from './transport'

const MAIL = { from: 'hello@sunhop.example', to: 'mali@mail.example', subject: 'Your code', text: '123456' }

/** Sends a mail to a server; returns how many it receives, and whether sending fails. */
async function send(security: SmtpSecurity) {
  const smtp = await startSmtp(security)
  try {
    const failed = await smtpTransport(smtp.url)
      .sendMail(MAIL)
      .then(
        () => false,
        () => true,
      )
    return { received: smtp.received().length, failed }
  } finally {
    await smtp.stop()
  }
}

test('a mail is sent to a server at smtp:// over STARTTLS', async () => {
  expect(await send('trusted')).toEqual({ received: 1, failed: false })
})

test.each(['none', 'untrusted'] as const)(
  'nothing is sent to a server with the TLS: %s',
  async (security) => {
    expect(await send(security)).toEqual({ received: 0, failed: true })
  },
)
