import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { database, type Queryable } from '@/lib/server/db/client'
import { orders, outbox, taxDocuments } from '@/lib/server/db/schema'
import { TAX_DOCUMENT_DUE } from '@/lib/server/outbox/kinds'

export type TaxDocumentRow = typeof taxDocuments.$inferSelect

/** Returns the tax documents of an order, oldest first. */
export async function taxDocumentsOf(orderId: string, db: Queryable = database()): Promise<TaxDocumentRow[]> {
  return db
    .select()
    .from(taxDocuments)
    .where(eq(taxDocuments.orderId, orderId))
    .orderBy(asc(taxDocuments.issuedAt), asc(taxDocuments.sequence))
}

/** Returns the tax documents of a user's orders, oldest first. */
export async function taxDocumentsOfUser(userId: string): Promise<TaxDocumentRow[]> {
  const rows = await database()
    .select({ document: taxDocuments })
    .from(taxDocuments)
    .innerJoin(orders, eq(orders.id, taxDocuments.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(taxDocuments.issuedAt), asc(taxDocuments.sequence))
  return rows.map(({ document }) => document)
}

/** Returns the newest full tax invoice of a user; null if there is none. */
export async function newestFullInvoice(userId: string): Promise<TaxDocumentRow | null> {
  const [row] = await database()
    .select({ document: taxDocuments })
    .from(taxDocuments)
    .innerJoin(orders, eq(orders.id, taxDocuments.orderId))
    .where(and(eq(orders.userId, userId), eq(taxDocuments.kind, 'full')))
    .orderBy(desc(taxDocuments.issuedAt), desc(taxDocuments.sequence))
    .limit(1)
  return row?.document ?? null
}

/** Whether the tax invoice of an order is due and not issued yet. */
export async function isInvoiceDue(orderId: string, db: Queryable = database()): Promise<boolean> {
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, TAX_DOCUMENT_DUE),
        isNull(outbox.processedAt),
        eq(sql`${outbox.payload} ->> 'order_id'`, orderId),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Whether an order has a tax invoice or will have one, also in a process without the shop's tax settings. */
export async function hasInvoice(orderId: string, db: Queryable): Promise<boolean> {
  return (await taxDocumentsOf(orderId, db)).length > 0 || (await isInvoiceDue(orderId, db))
}
