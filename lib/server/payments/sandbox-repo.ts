import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { moneyOf } from '@/lib/domain/money'
import { database } from '@/lib/server/db/client'
import { sandboxPayments, sandboxRefunds } from '@/lib/server/db/schema'
import { randomCode } from '@/lib/server/random-code'
import type { SandboxBooks, SandboxPayment } from './adapters/sandbox'

function paymentOf(row: typeof sandboxPayments.$inferSelect): SandboxPayment {
  return {
    invoice: row.invoiceNumber,
    optionKey: row.optionKey,
    amount: moneyOf(row.amount, row.currency),
    description: row.description,
    returnUrl: row.returnUrl,
    state: row.state,
    reference: row.reference,
  }
}

async function find(invoice: string): Promise<SandboxPayment | null> {
  const [row] = await database()
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.invoiceNumber, invoice))
  return row ? paymentOf(row) : null
}

/** The sandbox bank's ledger, in a separate table that the shop itself never reads. */
export const sandboxLedger: SandboxBooks = {
  async enter({ invoice, optionKey, amount, description, returnUrl }) {
    await database()
      .insert(sandboxPayments)
      .values({
        invoiceNumber: invoice,
        optionKey,
        amount: amount.amount,
        currency: amount.currency,
        description,
        returnUrl,
        reference: `SB-${randomCode(10)}`,
      })
      .onConflictDoNothing()
  },
  find,
  async decide(invoice, state) {
    await database()
      .update(sandboxPayments)
      .set({ state, decidedAt: new Date() })
      .where(and(eq(sandboxPayments.invoiceNumber, invoice), eq(sandboxPayments.state, 'pending')))
    return find(invoice)
  },
  async refund({ key, invoice, amount, reference }) {
    await database()
      .insert(sandboxRefunds)
      .values({ key, invoiceNumber: invoice, ...amount, reference })
      .onConflictDoNothing()
  },
}

/** A payment or refund as the sandbox bank has it in its books. */
export interface SandboxMovement {
  kind: 'capture' | 'refund'
  optionKey: string
  invoiceNumber: string
  reference: string
  amount: number
  currency: string
  at: Date
}

/** Returns what the sandbox bank took and gave back in a period, oldest first. */
export async function sandboxMovements(
  optionKeys: readonly string[],
  { from, until }: { from: Date; until: Date },
): Promise<SandboxMovement[]> {
  // Payments that a server of the previous release decided have no time of that.
  const paidAt = sql`coalesce(${sandboxPayments.decidedAt}, ${sandboxPayments.createdAt})`.mapWith(
    sandboxPayments.createdAt,
  )
  const ofOptions = inArray(sandboxPayments.optionKey, [...optionKeys])
  const columns = { optionKey: sandboxPayments.optionKey, invoiceNumber: sandboxPayments.invoiceNumber }
  const payments = await database()
    .select({
      ...columns,
      reference: sandboxPayments.reference,
      amount: sandboxPayments.amount,
      currency: sandboxPayments.currency,
      at: paidAt,
    })
    .from(sandboxPayments)
    .where(and(ofOptions, eq(sandboxPayments.state, 'paid'), gte(paidAt, from), lt(paidAt, until)))
    .orderBy(asc(paidAt))
  const refunds = await database()
    .select({
      ...columns,
      reference: sandboxRefunds.reference,
      amount: sandboxRefunds.amount,
      currency: sandboxRefunds.currency,
      at: sandboxRefunds.createdAt,
    })
    .from(sandboxRefunds)
    .innerJoin(sandboxPayments, eq(sandboxPayments.invoiceNumber, sandboxRefunds.invoiceNumber))
    .where(and(ofOptions, gte(sandboxRefunds.createdAt, from), lt(sandboxRefunds.createdAt, until)))
    .orderBy(asc(sandboxRefunds.createdAt))
  return [
    ...payments.map((row) => ({ kind: 'capture' as const, ...row })),
    ...refunds.map((row) => ({ kind: 'refund' as const, ...row })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime())
}
