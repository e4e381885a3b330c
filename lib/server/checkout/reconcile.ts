import { log } from '@/lib/server/http/log'
import { gatewayLanes } from '@/lib/server/payments'
import { clockFrom } from '@/lib/server/payments/clock'
import { type GatewayLane, gatewayRound, whileResponding } from '@/lib/server/payments/gateway-round'
import type { PaymentResult } from '@/lib/server/payments/port'
import { queryPayment } from '@/lib/server/payments/query-payment'
import {
  type AttemptRow,
  claimStatusQuery,
  endStatusQueries,
  isOldAttempt,
  isOpen,
} from '@/lib/server/payments/repo'
import { settlePayment } from './settle-payment'

/**
 * Whether a gateway's response about an attempt, in its state before, is the last that is needed: that of a paid one, which
 * is queried once more, and of one that ended or is still pending after two days.
 */
function isLastResponse(attempt: AttemptRow, { state }: PaymentResult, now: Date): boolean {
  if (attempt.state === 'paid') return true
  return isOldAttempt(attempt, now) && (!isOpen(attempt) || state === 'pending')
}

async function settle(attempt: AttemptRow, result: PaymentResult, now: Date): Promise<void> {
  await settlePayment(attempt.invoiceNumber, result, undefined, now)
  if (result.state !== 'unknown' && isLastResponse(attempt, result, now)) await endStatusQueries(attempt.id)
}

/** Queries a gateway about the attempts that are open or ended without a final status, at growing intervals. */
export async function reconcileLane(lane: GatewayLane, now = new Date()): Promise<void> {
  const clock = clockFrom(now)
  await gatewayRound(
    whileResponding(() => claimStatusQuery(now, lane)),
    async (attempt, calls) => {
      const result = await calls.call(() => queryPayment(attempt, 'status'))
      if (!result && attempt.nextStatusCheckAt === null)
        log.error(
          { invoice: attempt.invoiceNumber, gateway: attempt.gateway },
          'payment not queried any more although its gateway has not answered: check it in the portal',
        )
      if (!result) return
      await settle(attempt, result, clock()).catch((error: unknown) =>
        log.error({ err: error, invoice: attempt.invoiceNumber }, 'payment settlement failed'),
      )
    },
  )
}

/** Queries all gateways, side by side. */
export async function reconcile(now = new Date()): Promise<void> {
  await Promise.all(gatewayLanes().map((lane) => reconcileLane(lane, now)))
}
