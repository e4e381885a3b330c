import { z } from 'zod'
import type { Money } from '@/lib/domain/money'
import { env, siteOrigin } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import { isKeyedHash, keyedHash } from '@/lib/server/secret'
import type { Gateway, PaymentAction, PaymentReference, PaymentRequest, PaymentResult } from '../port'

export type SandboxState = 'pending' | 'paid' | 'failed' | 'cancelled'

export interface SandboxPayment {
  invoice: string
  optionKey: string
  amount: Money
  description: string
  returnUrl: string
  state: SandboxState
  reference: string
}

export interface SandboxRefund {
  /** The idempotency key of the request. */
  key: string
  invoice: string
  amount: Money
  reference: string
}

/** The ledger of the sandbox bank. */
export interface SandboxBooks {
  /** Records a payment; an existing one is not changed. */
  enter(payment: Omit<SandboxPayment, 'state' | 'reference'>): Promise<void>
  find(invoice: string): Promise<SandboxPayment | null>
  /** Sets the state of a pending payment; a decided one is not changed. Returns the current payment. */
  decide(invoice: string, state: Exclude<SandboxState, 'pending'>): Promise<SandboxPayment | null>
  /** Records a refund; an existing one is not changed. */
  refund(refund: SandboxRefund): Promise<void>
}

export const SIGNATURE_HEADER = 'x-sandbox-signature'

const notificationBody = z.object({
  event_id: z.string().max(100),
  invoice: z.string().max(60),
  state: z.enum(['paid', 'failed', 'cancelled']),
  amount: z.int().nonnegative(),
  currency: z.string().length(3),
  reference: z.string().max(60),
})
export type SandboxNotification = z.infer<typeof notificationBody>

const sign = (body: string) => keyedHash('sandbox-notice', body)

/** Returns a notification as the sandbox bank sends it: JSON and a signature over the exact body. */
export function signedNotification(notification: SandboxNotification): {
  body: string
  headers: Record<string, string>
} {
  const body = JSON.stringify(notification)
  return { body, headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(body) } }
}

function parseNotification(body: string): SandboxNotification | null {
  try {
    return notificationBody.parse(JSON.parse(body))
  } catch {
    return null
  }
}

function resultOf(payment: SandboxPayment | null): PaymentResult {
  if (!payment) return { state: 'pending' }
  return { state: payment.state, money: payment.amount, gatewayReference: payment.reference }
}

/** Prefix of the card tokens of the sandbox, which accepts published test numbers. */
export const SANDBOX_TOKEN = 'sandbox-card-'

/** Path at which the sandbox exchanges a card for a token. */
export const SANDBOX_TOKENS_URL = '/api/sandbox/card-tokens'

/** Test numbers published by gateways. Others are rejected, so that real card numbers are never accepted. */
export const TEST_CARDS = ['4535017710535741', '4111111111111111', '5555555555554444']

const pageOf = ({ invoice, locale }: PaymentRequest) =>
  localePath(locale, `/sandbox/pay/${invoice}`, env.LOCALE_PREFIX)

/** Each option starts with the same action as at its real gateway. */
function actionOf(request: PaymentRequest): PaymentAction {
  const page = pageOf(request)
  switch (request.optionKey) {
    case 'gb_prime_pay_credit_card':
      return { kind: 'card', tokensUrl: SANDBOX_TOKENS_URL, publicKey: 'sandbox' }
    case 'gb_prime_pay_qr_cash':
    case 'gb_prime_pay_qr_credit':
      return { kind: 'qr', text: new URL(page, siteOrigin()).href }
    case 'ktc_credit_card':
    case 'ktc_alipay':
      return {
        kind: 'form',
        action: '/api/sandbox/forms',
        fields: { orderRef: request.invoice, lang: request.locale },
      }
    default:
      return { kind: 'redirect', url: page }
  }
}

/** The built-in gateway: pages of this site simulate the bank. */
export function sandboxGateway(ledger: SandboxBooks): Gateway {
  const fetchStatus = async ({ invoice }: PaymentReference) => resultOf(await ledger.find(invoice))
  return {
    name: 'sandbox',
    refunds: 'partial',
    pollable: true,
    async start(request) {
      const { invoice, optionKey, amount, description, returnPath } = request
      await ledger.enter({ invoice, optionKey, amount, description, returnUrl: returnPath })
      return actionOf(request)
    },
    charge: async (request, cardToken) =>
      cardToken.startsWith(SANDBOX_TOKEN) ? { kind: 'redirect', url: pageOf(request) } : { kind: 'declined' },
    fetchStatus,
    close: async ({ invoice }) => resultOf(await ledger.decide(invoice, 'cancelled')),
    readNotification({ body, headers }) {
      if (!isKeyedHash(headers.get(SIGNATURE_HEADER) ?? '', 'sandbox-notice', body)) return null
      const notification = parseNotification(body)
      if (!notification) return null
      const { event_id, invoice, state, amount, currency, reference } = notification
      return {
        invoice,
        eventId: event_id,
        result: { state, money: { amount, currency }, gatewayReference: reference },
      }
    },
    async refund({ invoice }, amount, key) {
      const reference = `SBR-${key}`
      await ledger.refund({ key, invoice, amount, reference })
      return { state: 'succeeded', gatewayReference: reference }
    },
  }
}
