import { todayIn } from '@/lib/domain/local-date'
import { moneyOf } from '@/lib/domain/money'
import { type CreditReason, TAX_TIME_ZONE, type TaxBuyer, type TaxSeller } from '@/lib/domain/tax-document'
import { env, taxSeller } from '@/lib/env'
import type { Transaction } from '@/lib/server/db/client'
import { bookingsOf, type OrderRow } from '@/lib/server/orders/repo'
import { isInvoiceDue, type TaxDocumentRow, taxDocumentsOf } from '@/lib/server/orders/tax-document-repo'
import { validInvoice } from '@/lib/server/orders/tax-view'
import type { RefundRow } from '@/lib/server/payments/refund-repo'
import { paidAttempt } from '@/lib/server/payments/repo'
import { creditContent, invoiceContent } from './content'
import { chargesOf, depositIn, insertTaxDocument, paidAt } from './repo'

/** @throws Error if the shop issues no tax documents */
function requiredSeller(): TaxSeller {
  const seller = taxSeller()
  if (!seller) throw new Error('TAX_ID is not set: a tax document is due that this process cannot issue')
  return seller
}

/**
 * Issues the first invoice of an order: a full one for a buyer, otherwise an abbreviated one. Its date is the day of the
 * payment. The caller must hold the order's lock.
 * @returns the invoice, also if it was issued before; null if the order is not paid or nothing of it is subject to VAT
 */
export async function issueInvoice(
  db: Transaction,
  order: OrderRow,
  buyer: TaxBuyer | null = null,
): Promise<TaxDocumentRow | null> {
  const issued = validInvoice(await taxDocumentsOf(order.id, db))
  if (issued) return issued
  const seller = requiredSeller()
  const attempt = await paidAttempt(db, order.id)
  if (!attempt) return null
  const content = invoiceContent(
    {
      seller,
      order,
      bookings: await bookingsOf([order.id], db),
      charges: await chargesOf(attempt.id, db),
      charge: moneyOf(attempt.amount, attempt.currency),
      standardRate: env.VAT_RATE,
    },
    buyer,
  )
  if (!content) return null
  return insertTaxDocument(db, {
    orderId: order.id,
    kind: buyer ? 'full' : 'abbreviated',
    documentDate: todayIn(TAX_TIME_ZONE, await paidAt(attempt.id, db)),
    content,
  })
}

/**
 * Cancels an invoice by a full one with the same content, date and seller, and other buyer's details. The caller must
 * hold the order's lock.
 */
export async function replaceInvoice(
  db: Transaction,
  invoice: TaxDocumentRow,
  buyer: TaxBuyer,
): Promise<TaxDocumentRow> {
  const { id, orderId, number, documentDate, content } = invoice
  return insertTaxDocument(db, {
    orderId,
    kind: 'full',
    documentDate,
    replacesId: id,
    content: { ...content, buyer, replaces: { number, date: documentDate } },
  })
}

const REASONS: Partial<Record<string, CreditReason>> = {
  cancelled: 'cancelled',
  'not supplied': 'not_supplied',
  returned: 'returned',
}

/**
 * Issues the credit note of a refund that was made, by the seller of its invoice. The caller must hold the order's lock.
 * @returns null if the order has no invoice, or the refund reduces nothing of it, e.g. a deposit
 */
export async function issueCreditNote(
  db: Transaction,
  order: OrderRow,
  refund: RefundRow,
): Promise<TaxDocumentRow | null> {
  if (await isInvoiceDue(order.id, db)) await issueInvoice(db, order)
  const documents = await taxDocumentsOf(order.id, db)
  const issued = documents.find(({ refundId }) => refundId === refund.id)
  const invoice = validInvoice(documents)
  if (issued || !invoice || !refund.endedAt) return issued ?? null
  const reason = REASONS[refund.reason] ?? 'reduction'
  const content = creditContent(
    {
      invoice: invoice.content,
      credited: documents.filter(({ kind }) => kind === 'credit_note').map((note) => note.content),
      rates: order.rates,
    },
    {
      bookingId: refund.bookingId,
      amount: refund.amount - (await depositIn(refund, db)),
      currency: refund.currency,
    },
    {
      invoice: { number: invoice.number, date: invoice.documentDate },
      reason,
      note: reason === 'reduction' ? refund.reason : '',
    },
  )
  if (!content) return null
  return insertTaxDocument(db, {
    orderId: order.id,
    kind: 'credit_note',
    documentDate: todayIn(TAX_TIME_ZONE, refund.endedAt),
    refundId: refund.id,
    content,
  })
}
