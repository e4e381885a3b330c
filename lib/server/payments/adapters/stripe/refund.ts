import { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import type { Money } from '@/lib/domain/money'
import type { PaymentReference, Refunded } from '../../port'
import { isRefusal, type StripeCaller } from './client'

export const stripeRefund = z.object({
  id: z.string().min(1).max(255),
  status: z.string().nullable(),
  amount: z.int().positive().nullish(),
  currency: z.string().nullish(),
  payment_intent: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
})
type StripeRefund = z.infer<typeof stripeRefund>

/** The state by `status`; one that is not documented leaves the refund processing. */
const STATES: Record<string, Refunded['state']> = {
  pending: 'processing',
  requires_action: 'processing',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

export function refundedOf({ id, status }: StripeRefund): Refunded {
  const state = Object.hasOwn(STATES, status ?? '') ? STATES[status ?? ''] : undefined
  return { state: state ?? 'processing', gatewayReference: id }
}

const PAGE_SIZE = 20
const MOST = 1_000

/** Returns Stripe's refunds of a capture for one refund of the shop, the newest first. */
async function refundsFor(
  call: StripeCaller,
  captureReference: string,
  key: string,
): Promise<StripeRefund[]> {
  const all = await call(({ refunds }) =>
    refunds.list({ payment_intent: captureReference, limit: PAGE_SIZE }).autoPagingToArray({ limit: MOST }),
  )
  const { data } = z.array(stripeRefund).safeParse(all)
  if (!data) throw new ApiError('UNAVAILABLE', { message: 'malformed list of Stripe refunds' })
  return data.filter(({ metadata }) => metadata?.refund === key)
}

async function create(
  call: StripeCaller,
  captureReference: string,
  { amount }: Money,
  { key, tries }: { key: string; tries: number },
): Promise<Refunded> {
  const params = { payment_intent: captureReference, amount, metadata: { refund: key } }
  try {
    const idempotencyKey = `${key}-${tries}`
    const response = await call(({ refunds }) => refunds.create(params, { idempotencyKey }))
    const { data } = stripeRefund.safeParse(response)
    if (data) return refundedOf(data)
  } catch (error) {
    // Such as more than is left of the capture: staff must decide.
    if (isRefusal(error)) return { state: 'failed' }
    throw error
  }
  throw new ApiError('UNAVAILABLE', { message: 'malformed response to a Stripe refund' })
}

/**
 * Refunds a part of a capture, or all of it. Stripe forgets idempotency keys after a day, so the refund is looked up
 * first. One that has failed is made again: staff have requested it. A refusal leaves no refund, but Stripe repeats it for
 * the same key.
 * @throws ApiError UNAVAILABLE if the outcome is unknown
 */
export async function refundCapture(
  call: StripeCaller,
  { gatewayReference }: PaymentReference,
  amount: Money,
  key: string,
  failures = 0,
): Promise<Refunded> {
  if (!gatewayReference) return { state: 'failed' }
  const made = (await refundsFor(call, gatewayReference, key)).map(refundedOf)
  const valid = made.find(({ state }) => state !== 'failed')
  return valid ?? create(call, gatewayReference, amount, { key, tries: made.length + failures })
}

/** Returns the state of a refund that was requested. @throws ApiError UNAVAILABLE if Stripe does not respond */
export async function fetchRefund(
  call: StripeCaller,
  { gatewayReference }: PaymentReference,
  key: string,
): Promise<Refunded> {
  const [newest] = gatewayReference ? await refundsFor(call, gatewayReference, key) : []
  return newest ? refundedOf(newest) : { state: 'processing' }
}
