import { and, asc, eq, ne } from 'drizzle-orm'
import { database } from '@/lib/server/db/client'
import { captures, paymentAttempts, products, refunds } from '@/lib/server/db/schema'

/** Returns a product's duration in minutes; null if it states none. */
export async function durationOf(productId: string): Promise<number | null> {
  const [row] = await database()
    .select({ minutes: products.durationMinutes })
    .from(products)
    .where(eq(products.id, productId))
  return row?.minutes ?? null
}

/** Returns the payment that settled an order; null if it was free or is unpaid. */
export async function settledPayment(orderId: string) {
  const [row] = await database()
    .select({
      id: paymentAttempts.id,
      optionKey: paymentAttempts.optionKey,
      invoice: paymentAttempts.invoiceNumber,
      amount: captures.amount,
      currency: captures.currency,
      gatewayReference: captures.gatewayReference,
      capturedAt: captures.capturedAt,
    })
    .from(paymentAttempts)
    .innerJoin(captures, eq(captures.attemptId, paymentAttempts.id))
    .where(and(eq(paymentAttempts.orderId, orderId), eq(captures.outcome, 'paid')))
  return row ?? null
}

/** Returns the refunds of the payment that settled an order, completed or in progress, oldest first. */
export async function refundsOf(attemptId: string) {
  return database()
    .select({
      amount: refunds.amount,
      currency: refunds.currency,
      state: refunds.state,
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .innerJoin(captures, eq(captures.id, refunds.captureId))
    .where(and(eq(refunds.attemptId, attemptId), eq(captures.outcome, 'paid'), ne(refunds.state, 'failed')))
    .orderBy(asc(refunds.createdAt))
}
