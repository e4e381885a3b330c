import { and, asc, eq, ne } from 'drizzle-orm'
import { database } from '@/lib/server/db/client'
import { captures, paymentAttempts, products, refunds } from '@/lib/server/db/schema'

/** How long a product takes, in minutes; null where it does not say. */
export async function durationOf(productId: string): Promise<number | null> {
  const [row] = await database()
    .select({ minutes: products.durationMinutes })
    .from(products)
    .where(eq(products.id, productId))
  return row?.minutes ?? null
}

/** The payment that an order was settled by; null where it cost nothing, or is not paid. */
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
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'paid')))
  return row ?? null
}

/** What went back, or is on its way back, of a payment; oldest first. */
export async function refundsOf(attemptId: string) {
  return database()
    .select({
      amount: refunds.amount,
      currency: refunds.currency,
      state: refunds.state,
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .where(and(eq(refunds.attemptId, attemptId), ne(refunds.state, 'failed')))
    .orderBy(asc(refunds.createdAt))
}
