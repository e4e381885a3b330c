import { createCardToken } from '@/components/payment/card-token'
import { send } from '@/lib/api/browser'
import type { addToCart } from '@/lib/contract/cart'
import type { placeOrder } from '@/lib/contract/checkout'
import { ApiError } from '@/lib/contract/error'
import type { Order, paymentResult, startPayment } from '@/lib/contract/orders'
import type { chargeCard, getPaymentStep } from '@/lib/contract/payment-action'
import type { decideSandboxPayment, expireSandboxOrder } from '@/lib/contract/sandbox'
import { newIdempotencyKey } from '@/lib/domain/idempotency-key'
import type { PaymentKey } from '@/lib/domain/payment'
import type { Offer } from './find-offer'

export const OUTCOMES = ['success', 'failure', 'timeout'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Result of a run: the order, and the state of its payment. */
export interface TestRun {
  order: Order
  payment: 'paid' | 'checking' | 'not_paid'
}

/** The test card published by the gateways. */
const TEST_CARD = { number: '4535017710535741', name: 'TEST', expiry: '05/40', code: '184' }

async function order(offer: Offer): Promise<Order> {
  const { data } = await send<typeof addToCart>('POST', '/api/pd4/carts', offer)
  const { item } = data
  if (!item.total) throw new ApiError('UNAVAILABLE')
  const response = await send<typeof placeOrder>(
    'POST',
    '/api/orders',
    {
      cart_item_ids: [item.id],
      lead: { first_name: 'Trial', last_name: 'Order', email: 'trial@example.com', phone: '+66812345678' },
      details: {
        [item.id]: { travellers: item.travellers.map(() => ({ full_name: 'Trial Order' })), answers: {} },
      },
      expected_total: item.total,
      accept_terms: true,
    },
    { idempotencyKey: newIdempotencyKey() },
  )
  return response.data
}

const lastSegment = (address: string) => address.split('/').at(-1) ?? ''

/** Performs the customer's steps up to the bank's page. @returns the invoice number used by the bank */
async function walk(id: string, payment_key: PaymentKey): Promise<string | null> {
  const { data } = await send<typeof startPayment>('POST', '/api/orders/{id}/payments', { id, payment_key })
  if (data.redirect?.includes('/sandbox/pay/')) return lastSegment(data.redirect)
  const response = await send<typeof getPaymentStep>('GET', '/api/orders/{id}/payment-step', { id })
  const step = response.data?.step
  if (step?.kind === 'form') return step.fields.orderRef ?? null
  if (step?.kind === 'qr') return lastSegment(step.text)
  if (step?.kind !== 'card') return null
  const token = await createCardToken(step, TEST_CARD)
  if (!token) return null
  const charged = await send<typeof chargeCard>('POST', '/api/orders/{id}/card-token', { id, token })
  return lastSegment(charged.data.redirect)
}

async function decide(invoice: string, decision: 'approve' | 'decline'): Promise<void> {
  await send<typeof decideSandboxPayment>('POST', '/api/sandbox/payments/{invoice}', { invoice, decision })
}

/**
 * Places an order with a payment method and brings it to the given outcome, using the storefront's own API
 * calls. A pay-later order is finally paid, or declined, through 2C2P.
 * @throws ApiError if the shop refuses a step
 */
export async function drive(offer: Offer, key: PaymentKey, outcome: Outcome): Promise<TestRun> {
  const { id } = await order(offer)
  const invoice = (await walk(id, key)) ?? (outcome === 'timeout' ? null : await walk(id, 'two_c2p'))
  if (outcome === 'timeout')
    await send<typeof expireSandboxOrder>('POST', '/api/sandbox/orders/{id}/expiry', { id })
  else if (invoice) await decide(invoice, outcome === 'success' ? 'approve' : 'decline')
  const { data } = await send<typeof paymentResult>('GET', '/api/orders/{id}/payment', { id })
  // An account can have only a few unpaid orders.
  if (outcome === 'failure')
    await send<typeof expireSandboxOrder>('POST', '/api/sandbox/orders/{id}/expiry', { id })
  return { order: data.order, payment: data.state }
}
