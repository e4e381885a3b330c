import type { z } from 'zod'
import type { orderTax, taxBuyerFields } from '@/lib/contract/tax-invoices'
import type { TaxBuyer } from '@/lib/domain/tax-document'
import { taxSeller } from '@/lib/env'
import { isInvoiceDue, type TaxDocumentRow, taxDocumentsOf } from './tax-document-repo'

/** Returns the invoice of an order that no other replaces; undefined if none was issued. */
export function validInvoice(documents: readonly TaxDocumentRow[]): TaxDocumentRow | undefined {
  return documents.find(
    ({ id, kind }) => kind !== 'credit_note' && documents.every(({ replacesId }) => replacesId !== id),
  )
}

/** Whether the buyer may still have the abbreviated invoice replaced by a full one. */
function isRequestable(documents: readonly TaxDocumentRow[]): boolean {
  return (
    validInvoice(documents)?.kind === 'abbreviated' && documents.every(({ kind }) => kind !== 'credit_note')
  )
}

/** Converts the buyer on a document to the fields of the form. */
export function buyerFields({ name, address, taxId, branch }: TaxBuyer): z.output<typeof taxBuyerFields> {
  return { name, address, tax_id: taxId ?? '', branch: branch ?? '' }
}

/** Returns the tax documents of an order; null while the shop issues none. */
export async function taxView(orderId: string): Promise<z.input<typeof orderTax> | null> {
  if (!taxSeller()) return null
  const documents = await taxDocumentsOf(orderId)
  const valid = validInvoice(documents)
  return {
    pending: documents.length === 0 && (await isInvoiceDue(orderId)),
    requestable: isRequestable(documents),
    documents: documents.map((document) => ({
      id: document.id,
      kind: document.kind,
      number: document.number,
      date: document.documentDate,
      gross: { amount: document.gross, currency: 'THB' },
      vat: { amount: document.vat, currency: 'THB' },
      replaced: document.kind !== 'credit_note' && document.id !== valid?.id,
    })),
  }
}
