import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Money } from '@/lib/domain/money'
import { env, siteOrigin } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import { keyedHash } from '@/lib/server/secret'
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

/** The sandbox bank's own books. */
export interface SandboxBooks {
  /** Enters a payment; one that stands there already stays as it is. */
  enter(payment: Omit<SandboxPayment, 'state' | 'reference'>): Promise<void>
  find(invoice: string): Promise<SandboxPayment | null>
  /** Decides a pending payment; what was decided stays. Returns how it stands. */
  decide(invoice: string, state: Exclude<SandboxState, 'pending'>): Promise<SandboxPayment | null>
}

export const SIGNATURE_HEADER = 'x-sandbox-signature'

const noticeBody = z.object({
  event_id: z.string().max(100),
  invoice: z.string().max(60),
  state: z.enum(['paid', 'failed', 'cancelled']),
  amount: z.int().nonnegative(),
  currency: z.string().length(3),
  reference: z.string().max(60),
})
export type SandboxNotice = z.infer<typeof noticeBody>

const sign = (body: string) => keyedHash('sandbox-notice', body)

/** A notice as the sandbox bank sends it: JSON, and the signature of exactly these bytes. */
export function signedNotice(notice: SandboxNotice): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify(notice)
  return { body, headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(body) } }
}

function isSigned(body: string, signature: string): boolean {
  const [expected, given] = [Buffer.from(sign(body)), Buffer.from(signature)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}

function parseNotice(body: string): SandboxNotice | null {
  try {
    return noticeBody.parse(JSON.parse(body))
  } catch {
    return null
  }
}

function findingOf(payment: SandboxPayment | null): PaymentResult {
  if (!payment) return { state: 'pending' }
  return { state: payment.state, money: payment.amount, gatewayReference: payment.reference }
}

/** Only a bank on paper may let numbers through that everybody knows. */
export const SANDBOX_TOKEN = 'sandbox-card-'

const pageOf = ({ invoice, locale }: PaymentRequest) =>
  localePath(locale, `/sandbox/pay/${invoice}`, env.LOCALE_PREFIX)

/** Each option begins as its real gateway would have it. */
function startedAs(request: PaymentRequest): PaymentAction {
  const page = pageOf(request)
  switch (request.optionKey) {
    case 'gb_prime_pay_credit_card':
      return { kind: 'card', tokensUrl: '/api/sandbox/card-tokens', publicKey: 'sandbox' }
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

/** The built-in gateway: pages of this site play the bank. */
export function sandboxGateway(books: SandboxBooks): Gateway {
  const fetchStatus = async ({ invoice }: PaymentReference) => findingOf(await books.find(invoice))
  return {
    name: 'sandbox',
    refunds: 'partial',
    pollable: true,
    async start(request) {
      const { invoice, optionKey, amount, description, returnPath } = request
      await books.enter({ invoice, optionKey, amount, description, returnUrl: returnPath })
      return startedAs(request)
    },
    charge: async (request, cardToken) =>
      cardToken.startsWith(SANDBOX_TOKEN) ? { kind: 'redirect', url: pageOf(request) } : { kind: 'declined' },
    fetchStatus,
    close: async ({ invoice }) => findingOf(await books.decide(invoice, 'cancelled')),
    readNotice({ body, headers }) {
      if (!isSigned(body, headers.get(SIGNATURE_HEADER) ?? '')) return null
      const notice = parseNotice(body)
      if (!notice) return null
      const { event_id, invoice, state, amount, currency, reference } = notice
      return {
        invoice,
        eventId: event_id,
        finding: { state, money: { amount, currency }, gatewayReference: reference },
      }
    },
    refund: async (_payment, _amount, key) => ({ state: 'done', gatewayReference: `SBR-${key}` }),
  }
}
