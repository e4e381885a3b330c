import { z } from 'zod'
import { defineOperation, envelope } from './operation'
import { money, paging } from './shared'

/** Only in the sandbox mode; 404 in the live mode. */
export const listMailbox = defineOperation({
  method: 'GET',
  path: '/api/sandbox/mailbox',
  summary: 'Mails that the shop sent, newest first',
  query: paging(50, 200).extend({ recipient: z.string().max(254).optional() }),
  response: envelope(
    z.array(
      z.object({
        id: z.int(),
        recipient: z.string(),
        subject: z.string(),
        html: z.string(),
        text: z.string(),
        sent_at: z.iso.datetime(),
      }),
    ),
  ),
})

export const getSandboxPayment = defineOperation({
  method: 'GET',
  path: '/api/sandbox/payments/{invoice}',
  summary: 'What the sandbox payment page shows',
  params: z.object({ invoice: z.string().max(60) }),
  response: envelope(
    z.object({
      invoice: z.string(),
      payment_key: z.string(),
      amount: money,
      description: z.string(),
      state: z.enum(['pending', 'paid', 'failed', 'cancelled']),
      return_url: z.string(),
    }),
  ),
})

export const decideSandboxPayment = defineOperation({
  method: 'POST',
  path: '/api/sandbox/payments/{invoice}',
  summary: 'Plays the customer and the bank: approve, decline or cancel',
  params: z.object({ invoice: z.string().max(60) }),
  body: z.object({ decision: z.enum(['approve', 'decline', 'cancel']) }),
  response: envelope(z.object({ return_url: z.string() })),
})
