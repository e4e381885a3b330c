import { tokenOf } from '@/components/payment/card-token'
import { send } from '@/lib/api/browser'
import type { addToCart } from '@/lib/contract/cart'
import type { placeOrder } from '@/lib/contract/checkout'
import type { Order, PaymentKey, paymentResult, startPayment } from '@/lib/contract/orders'
import type { chargeCard, getPaymentStep } from '@/lib/contract/payment-action'
import type { decideSandboxPayment, expireSandboxOrder } from '@/lib/contract/sandbox'
import type { Offer } from './find-offer'

export const OUTCOMES = ['success', 'failure', 'timeout'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** What became of a drive: the order's own word, and the payment's. */
export interface Driven {
  order: Order
  payment: 'paid' | 'checking' | 'not_paid'
}

/** The one that gateways publish for tests. */
const TEST_CARD = { number: '4535017710535741', name: 'TEST', expiry: '05/40', code: '184' }

async function order(offer: Offer): Promise<Order> {
  const { data } = await send<typeof addToCart>('POST', '/api/pd4/carts', offer)
  const { item } = data
  const answer = await send<typeof placeOrder>(
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
    { idempotencyKey: crypto.randomUUID() },
  )
  return answer.data
}

const lastOf = (address: string) => address.split('/').at(-1) ?? ''

/** Walks the customer's side up to the bank's page. @returns the invoice that the bank knows it by */
async function walk(id: string, payment_key: PaymentKey): Promise<string | null> {
  const { data } = await send<typeof startPayment>('POST', '/api/orders/{id}/payments', { id, payment_key })
  if (data.redirect?.includes('/sandbox/pay/')) return lastOf(data.redirect)
  const answer = await send<typeof getPaymentStep>('GET', '/api/orders/{id}/payment-step', { id })
  const step = answer.data?.step
  if (step?.kind === 'form') return step.fields.orderRef ?? null
  if (step?.kind === 'qr') return lastOf(step.text)
  if (step?.kind !== 'card') return null
  const token = await tokenOf(step, TEST_CARD)
  if (!token) return null
  const charged = await send<typeof chargeCard>('POST', '/api/orders/{id}/card-token', { id, token })
  return lastOf(charged.data.redirect)
}

async function decide(invoice: string, decision: 'approve' | 'decline'): Promise<void> {
  await send<typeof decideSandboxPayment>('POST', '/api/sandbox/payments/{invoice}', { invoice, decision })
}

/**
 * Buys something with a way to pay and has it end as told, through the calls that the storefront makes itself.
 * What is paid later is paid by 2C2P in the end, or not.
 * @throws ApiError where the shop refuses a step
 */
export async function drive(offer: Offer, key: PaymentKey, outcome: Outcome): Promise<Driven> {
  const { id } = await order(offer)
  const invoice = (await walk(id, key)) ?? (outcome === 'timeout' ? null : await walk(id, 'two_c2p'))
  if (outcome === 'timeout')
    await send<typeof expireSandboxOrder>('POST', '/api/sandbox/orders/{id}/expiry', { id })
  else if (invoice) await decide(invoice, outcome === 'success' ? 'approve' : 'decline')
  const { data } = await send<typeof paymentResult>('GET', '/api/orders/{id}/payment', { id })
  return { order: data.order, payment: data.state }
}
