import { and, eq } from 'drizzle-orm'
import { moneyOf } from '@/lib/domain/money'
import { database } from '@/lib/server/db/client'
import { sandboxPayments } from '@/lib/server/db/schema'
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
      .set({ state })
      .where(and(eq(sandboxPayments.invoiceNumber, invoice), eq(sandboxPayments.state, 'pending')))
    return find(invoice)
  },
}
