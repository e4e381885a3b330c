import type { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import type * as contract from '@/lib/contract/tax-invoices'
import type { TaxBuyer } from '@/lib/domain/tax-document'
import { taxSeller } from '@/lib/env'
import { fullName } from '@/lib/i18n/full-name'
import { database, type Transaction } from '@/lib/server/db/client'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { limit } from '@/lib/server/http/rate-limit'
import { findOrder, lockOrder, type OrderRow } from '@/lib/server/orders/repo'
import { recordStaffAction } from '@/lib/server/orders/staff-repo'
import { newestFullInvoice, taxDocumentsOf } from '@/lib/server/orders/tax-document-repo'
import { buyerFields, taxView, validInvoice } from '@/lib/server/orders/tax-view'
import { issueCreditNote, issueInvoice, replaceInvoice } from './issue'
import { refundsWithoutNote } from './repo'

type BuyerFields = z.output<typeof contract.taxBuyer>

/** Converts a checked form to the buyer of a document. */
export function buyerOf({ name, address, tax_id, branch }: BuyerFields): TaxBuyer {
  return { name, address, taxId: tax_id || null, branch: branch || null }
}

const sameBuyer = (a: TaxBuyer, b: TaxBuyer | null) =>
  a.name === b?.name && a.address === b.address && a.taxId === b.taxId && a.branch === b.branch

/** @throws ApiError NOT_FOUND if the shop issues no tax documents */
function requireTax(): void {
  if (!taxSeller()) throw new ApiError('NOT_FOUND')
}

/**
 * Returns the buyer's details to start with: those of the newest full invoice, otherwise the lead traveller's name.
 * @throws ApiError NOT_FOUND if the shop issues no tax documents; ORDER_NOT_FOUND
 */
export async function taxInvoiceForm(
  orderId: string,
  { session, locale }: SignedIn,
): Promise<z.input<typeof contract.getTaxInvoiceForm.response>> {
  requireTax()
  const order = await findOrder(session.userId, orderId)
  if (!order) throw new ApiError('ORDER_NOT_FOUND')
  const buyer = (await newestFullInvoice(session.userId))?.content.buyer
  const unknown = { name: fullName(order.lead, locale), address: '', tax_id: '', branch: '' }
  return ok(buyer ? buyerFields(buyer) : unknown)
}

async function requestFull(db: Transaction, order: OrderRow, buyer: TaxBuyer): Promise<void> {
  const documents = await taxDocumentsOf(order.id, db)
  const invoice = validInvoice(documents)
  if (!invoice) throw new ApiError('TAX_INVOICE_NOT_ISSUED')
  if (invoice.kind === 'full') {
    if (sameBuyer(buyer, invoice.content.buyer)) return
    throw new ApiError('TAX_INVOICE_FULL')
  }
  if (documents.some(({ kind }) => kind === 'credit_note')) throw new ApiError('TAX_INVOICE_CREDITED')
  await replaceInvoice(db, invoice, buyer)
}

/**
 * Replaces the abbreviated invoice of an order by a full one. Repeating it with the same details does nothing.
 * @throws ApiError NOT_FOUND if the shop issues no tax documents; ORDER_NOT_FOUND, also for another account's order;
 *   TAX_INVOICE_NOT_ISSUED, TAX_INVOICE_FULL, TAX_INVOICE_CREDITED after a credit note, RATE_LIMITED
 */
export async function requestTaxInvoice(
  orderId: string,
  body: BuyerFields,
  { session }: SignedIn,
): Promise<z.input<typeof contract.requestTaxInvoice.response>> {
  requireTax()
  await limit('tax-invoice-user', session.userId)
  await database().transaction(async (db) => {
    const order = await lockOrder(db, orderId)
    if (order?.userId !== session.userId) throw new ApiError('ORDER_NOT_FOUND')
    await requestFull(db, order, buyerOf(body))
  })
  const tax = await taxView(orderId)
  if (!tax) throw new ApiError('NOT_FOUND')
  return ok(tax)
}

/**
 * Issues the invoice of an order for staff: the first one if none was issued, with the credit notes of the refunds made
 * before; otherwise a full one that replaces it.
 * @param buyer null for an abbreviated one
 * @returns its number
 * @throws ApiError NOT_FOUND if the shop issues no tax documents; TAX_INVOICE_NOT_ISSUED if the order is not paid or
 *   nothing of it is subject to VAT; TAX_INVOICE_FULL if there is an invoice and no other buyer's details are given
 */
export async function issueForStaff(
  orderId: string,
  buyer: TaxBuyer | null,
  by: { staffMember: string },
  reason: string,
): Promise<string> {
  requireTax()
  return database().transaction(async (db) => {
    const order = await lockOrder(db, orderId)
    if (!order) throw new ApiError('ORDER_NOT_FOUND')
    const before = validInvoice(await taxDocumentsOf(order.id, db))
    if (before && (!buyer || sameBuyer(buyer, before.content.buyer))) throw new ApiError('TAX_INVOICE_FULL')
    const issued =
      before && buyer ? await replaceInvoice(db, before, buyer) : await issueInvoice(db, order, buyer)
    if (!issued) throw new ApiError('TAX_INVOICE_NOT_ISSUED')
    if (!before)
      for (const refund of await refundsWithoutNote(order.id, db)) await issueCreditNote(db, order, refund)
    const details = { number: issued.number, replaces: before?.number ?? null, reason }
    await recordStaffAction(db, by, order.id, 'tax-invoice', details)
    return issued.number
  })
}
