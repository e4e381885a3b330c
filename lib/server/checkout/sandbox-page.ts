import type { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import { paymentKey } from '@/lib/contract/orders'
import type { decideSandboxPayment, getSandboxPayment } from '@/lib/contract/sandbox'
import { selfOrigin } from '@/lib/env'
import { ok } from '@/lib/server/http/define-route'
import { log } from '@/lib/server/http/log'
import {
  type SandboxPayment,
  type SandboxState,
  signedNotification,
} from '@/lib/server/payments/adapters/sandbox'
import { sandboxLedger } from '@/lib/server/payments/sandbox-repo'
import { receiveNotification } from './receive-notification'

const NOTIFICATION_TIMEOUT_MS = 5000

const STATES: Record<z.output<typeof decideSandboxPayment.body>['decision'], SandboxState> = {
  approve: 'paid',
  decline: 'failed',
  cancel: 'cancelled',
}

async function find(invoice: string): Promise<SandboxPayment> {
  const payment = await sandboxLedger.find(invoice)
  if (!payment) throw new ApiError('NOT_FOUND')
  return payment
}

/** @throws ApiError NOT_FOUND */
export async function sandboxPayment(invoice: string): Promise<z.input<typeof getSandboxPayment.response>> {
  const { optionKey, amount, description, state, returnUrl } = await find(invoice)
  return ok({
    invoice,
    payment_key: paymentKey.parse(optionKey),
    amount,
    description,
    state,
    return_url: returnUrl,
  })
}

/**
 * Sends a notification over HTTP as a bank would; if the server does not respond, calls the receiver
 * directly.
 */
async function deliver({ body, headers }: ReturnType<typeof signedNotification>): Promise<void> {
  const response = await fetch(`${selfOrigin()}/api/payments/notices/sandbox`, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(NOTIFICATION_TIMEOUT_MS),
  }).catch(() => null)
  if (response?.ok) return
  log.debug({ status: response?.status }, 'sandbox notification delivered in process')
  await receiveNotification('sandbox', { body, headers: new Headers(headers) })
}

/**
 * Simulates the customer's decision at the bank and the bank's notification. The first decision is final.
 * @throws ApiError NOT_FOUND
 */
export async function decideSandbox(
  invoice: string,
  decision: z.output<typeof decideSandboxPayment.body>['decision'],
): Promise<z.input<typeof decideSandboxPayment.response>> {
  const { state: before } = await find(invoice)
  const target = STATES[decision]
  if (before !== 'pending' || target === 'pending') return ok({ return_url: (await find(invoice)).returnUrl })
  const payment = await sandboxLedger.decide(invoice, target)
  if (!payment || payment.state === 'pending') throw new ApiError('NOT_FOUND')
  const { state, amount, reference, returnUrl } = payment
  await deliver(
    signedNotification({
      event_id: `${invoice}-${state}`,
      invoice,
      state,
      amount: amount.amount,
      currency: amount.currency,
      reference,
    }),
  )
  return ok({ return_url: returnUrl })
}
