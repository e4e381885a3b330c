import { z } from 'zod'
import { MAX_EMAIL_LENGTH } from '@/lib/domain/contact'
import { MESSAGE_KINDS } from '@/lib/domain/message-kind'
import { MAX_NAME_LENGTH } from '@/lib/domain/name-length'
import { MAILBOX_PAGE_SIZE } from '@/lib/domain/page-size'
import { defineOperation, envelope } from './operation'
import { paymentKey } from './orders'
import { money, paging } from './shared'

/** Sandbox only; 404 in live mode. */
export const listMailbox = defineOperation({
  method: 'GET',
  path: '/api/sandbox/mailbox',
  summary: 'Lists the emails and text messages that the shop sent, newest first',
  query: paging(MAILBOX_PAGE_SIZE).extend({ recipient: z.string().max(MAX_EMAIL_LENGTH).optional() }),
  response: envelope(
    z.array(
      z.object({
        id: z.int(),
        /** An email address, or a phone number in E.164. */
        recipient: z.string(),
        kind: z.enum(MESSAGE_KINDS),
        /** Empty for a text message, like `html`. */
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
  summary: 'Returns the data of the sandbox payment page',
  params: z.object({ invoice: z.string().max(60) }),
  response: envelope(
    z.object({
      invoice: z.string(),
      payment_key: paymentKey,
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
  summary: 'Simulates the customer and the bank: approve, decline or cancel',
  params: z.object({ invoice: z.string().max(60) }),
  body: z.object({ decision: z.enum(['approve', 'decline', 'cancel']) }),
  response: envelope(z.object({ return_url: z.string() })),
})

export const expireSandboxOrder = defineOperation({
  method: 'POST',
  path: '/api/sandbox/orders/{id}/expiry',
  summary: "Expires the hold of the visitor's own order now",
  session: true,
  params: z.object({ id: z.string() }),
  response: envelope(z.null()),
})

/** Uses the request and response format of a real gateway, so the browser treats both alike. */
export const makeCardToken = defineOperation({
  method: 'POST',
  path: '/api/sandbox/card-tokens',
  summary: "Simulates the gateway's card tokenization; accepts only its published test cards and stores none",
  body: z.object({
    rememberCard: z.boolean(),
    card: z.object({
      name: z.string().max(120),
      number: z.string().max(30),
      expirationMonth: z.string().regex(/^(0[1-9]|1[0-2])$/),
      expirationYear: z.string().regex(/^\d\d$/),
      securityCode: z.string().regex(/^\d{3,4}$/),
    }),
  }),
  response: z.object({
    /** '00' if a token was issued. */
    resultCode: z.string(),
    card: z.object({ token: z.string() }).optional(),
  }),
})

/** The OpenID Connect authorization request to the simulated Google. */
export const authorizationRequest = z.object({
  client_id: z.string().max(100),
  redirect_uri: z.url().max(500),
  response_type: z.literal('code'),
  scope: z.string().max(200),
  state: z.string().min(1).max(200),
  nonce: z.string().min(1).max(200),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
})

export const decideSandboxGoogle = defineOperation({
  method: 'POST',
  path: '/api/sandbox/google/authorize',
  summary: 'Simulates the owner of a Google account, who signs in or refuses',
  body: z.object({
    request: authorizationRequest,
    /** Null refuses the sign-in. */
    person: z
      .object({
        email: z.string().trim().toLowerCase().max(MAX_EMAIL_LENGTH).pipe(z.email()),
        given_name: z.string().trim().max(MAX_NAME_LENGTH),
        family_name: z.string().trim().max(MAX_NAME_LENGTH),
        email_verified: z.boolean(),
      })
      .nullable(),
  }),
  response: envelope(z.object({ return_url: z.string() })),
})
