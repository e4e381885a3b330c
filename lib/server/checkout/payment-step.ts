import type { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import { paymentKey } from '@/lib/contract/orders'
import type {
  chargeCard as chargeOperation,
  getPaymentStep,
  PaymentStep,
} from '@/lib/contract/payment-action'
import { inLocale } from '@/lib/domain/locale'
import { type Money, moneyOf } from '@/lib/domain/money'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { log } from '@/lib/server/http/log'
import { findExtension } from '@/lib/server/orders/hold-extension-repo'
import { qrPng } from '@/lib/server/orders/qr-png'
import { bookingsOf, findOrder } from '@/lib/server/orders/repo'
import { extendableFrom, standing } from '@/lib/server/orders/status'
import { qrSvg } from '@/lib/server/orders/voucher'
import { findGateway } from '@/lib/server/payments'
import { SANDBOX_TOKENS_URL, TEST_CARDS } from '@/lib/server/payments/adapters/sandbox'
import type { PaymentAction } from '@/lib/server/payments/port'
import { type AttemptRow, claimCardStep, markStarted, openAttempt } from '@/lib/server/payments/repo'
import { requireExpectedCharge } from './expected-charge'
import { isPageExpired } from './payment-page-expiry'
import { paymentRequest, redirectUrlOf, returnPath } from './payment-request'
import { settlePayment } from './settle-payment'

/** Side of the QR code that can be saved, in px. */
const QR_SIZE = 1024

async function qrStep(text: string): Promise<PaymentStep> {
  const svg = qrSvg(text)
  const png = await qrPng(svg, QR_SIZE)
  return { kind: 'qr', text, qr_svg: svg, qr_png: png.toString('base64') }
}

async function stepOf(action: PaymentAction): Promise<PaymentStep> {
  if (action.kind === 'qr') return qrStep(action.text)
  if (action.kind === 'card') {
    const { tokensUrl, publicKey } = action
    // Not in the action, which is stored: no table has the number of a card.
    const testNumbers = tokensUrl === SANDBOX_TOKENS_URL ? TEST_CARDS : []
    return { kind: 'card', tokens_url: tokensUrl, public_key: publicKey, test_numbers: testNumbers }
  }
  return action.kind === 'redirect' ? { kind: action.kind, url: action.url } : action
}

async function ownOrder(orderId: string, { session }: SignedIn) {
  const order = await findOrder(session.userId, orderId)
  if (!order) throw new ApiError('ORDER_NOT_FOUND')
  return order
}

/** Returns the open payment's step; null if there is none, or its payment page has expired. @throws ApiError ORDER_NOT_FOUND */
export async function paymentStep(
  orderId: string,
  context: SignedIn,
  now = new Date(),
): Promise<z.input<typeof getPaymentStep.response>> {
  const order = await ownOrder(orderId, context)
  const open = await openAttempt(orderId)
  const gateway = open && findGateway(open.gateway)
  if (!open?.nextAction || !gateway?.pollable || isPageExpired(open, gateway, now)) return ok(null)
  const bookings = await bookingsOf([order.id])
  const { payable } = standing(order, bookings, now)
  if (!payable) return ok(null)
  const extended = (await findExtension(order.id)) !== null
  const from = extendableFrom(order, { payable, extended, deferred: false })
  return ok({
    key: paymentKey.parse(open.optionKey),
    reference: order.reference,
    charge: moneyOf(open.amount, open.currency),
    expires_at: order.expiresAt.toISOString(),
    now: now.toISOString(),
    time_zone: bookings[0]?.timeZone ?? 'UTC',
    extendable_from: from?.toISOString() ?? null,
    confirmations: bookings.map(({ snapshot }) => ({
      product: inLocale(snapshot.name, context.locale),
      instant_confirmation: snapshot.instantConfirmation,
    })),
    step: await stepOf(open.nextAction),
  })
}

/** Charges a card by its token; null if the call failed and the outcome is unknown. */
async function charge(attempt: AttemptRow, token: string, title: string, context: SignedIn) {
  const gateway = findGateway(attempt.gateway)
  if (!gateway?.charge) throw new ApiError('PAYMENT_OPTION_UNAVAILABLE')
  try {
    return await gateway.charge(paymentRequest(attempt, title, context), token)
  } catch (error) {
    // The money may have been taken: the status is queried, and the charge is never repeated blindly.
    log.warn({ err: error, invoice: attempt.invoiceNumber }, 'charge timed out')
    return null
  }
}

/**
 * Charges a card by its token. A repeated request does not charge again; it returns the same redirect.
 * @param expected the charge that the customer's button showed
 * @throws ApiError ORDER_NOT_FOUND, ORDER_NOT_PAYABLE, PAYMENT_OPTION_UNAVAILABLE, PRICE_CHANGED
 */
export async function chargeCard(
  orderId: string,
  token: string,
  context: SignedIn,
  expected?: Money | null,
  now = new Date(),
): Promise<z.input<typeof chargeOperation.response>> {
  const order = await ownOrder(orderId, context)
  const returnUrl = returnPath(order.id, context)
  const open = await openAttempt(orderId)
  const { payable } = standing(order, await bookingsOf([order.id]), now)
  if (!open?.nextAction || !payable) throw new ApiError('ORDER_NOT_PAYABLE')
  requireExpectedCharge(moneyOf(order.total, order.currency), moneyOf(open.amount, open.currency), expected)
  if (!(await claimCardStep(open.id))) return ok({ redirect: redirectUrlOf(open, context) ?? returnUrl })
  const action = await charge(open, token, order.reference, context)
  if (action?.kind === 'declined') await settlePayment(open.invoiceNumber, { state: 'failed' })
  if (!action || action.kind === 'declined') return ok({ redirect: returnUrl })
  await markStarted(open.id, action)
  return ok({ redirect: redirectUrlOf({ ...open, nextAction: action }, context) ?? returnUrl })
}
