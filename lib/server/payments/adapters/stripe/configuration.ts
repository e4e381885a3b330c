import type { Env } from '@/lib/env'

/** The merchant's credentials at Stripe, and how it is called. */
export interface StripeConfiguration {
  secretKey: string
  /** Verifies the notifications. */
  webhookSecret: string
  apiUrl: string
  /** Only these ways to pay; by default those that the account's settings allow. */
  paymentMethods: readonly string[]
  /** How long one try of a call may take. A call has two, which together stay below the limit of other gateways. */
  timeoutMs: number
}

const TIMEOUT_MS = 7_000

/** Returns the configuration from the environment; null if it is incomplete. */
export function stripeConfiguration(env: Env): StripeConfiguration | null {
  if (!env.STRIPE_SECRET_KEY || !env.STRIPE_WEBHOOK_SECRET) return null
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    apiUrl: env.STRIPE_API_URL,
    paymentMethods: env.STRIPE_PAYMENT_METHODS,
    timeoutMs: TIMEOUT_MS,
  }
}
