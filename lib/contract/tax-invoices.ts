import { z } from 'zod'
import {
  MAX_BUYER_ADDRESS_LENGTH,
  MAX_BUYER_NAME_LENGTH,
  TAX_DOCUMENT_KINDS,
} from '@/lib/domain/tax-document'
import { compactTaxId, isCompanyTaxId, isTaxBranch, isThaiTaxId } from '@/lib/domain/thai-tax-id'
import { defineOperation, envelope, fileResponse } from './operation'
import { localDate, money } from './shared'

export const taxDocument = z.object({
  id: z.string(),
  kind: z.enum(TAX_DOCUMENT_KINDS),
  number: z.string(),
  date: localDate,
  /** In baht, with VAT. */
  gross: money,
  vat: money,
  /** Whether another invoice has cancelled and replaced it. */
  replaced: z.boolean(),
})
export type TaxDocument = z.infer<typeof taxDocument>

/** The tax documents of an order. */
export const orderTax = z.object({
  /** Whether an invoice is being issued. */
  pending: z.boolean(),
  /** Whether a full tax invoice can be requested. */
  requestable: z.boolean(),
  /** Oldest first. */
  documents: z.array(taxDocument),
})

/** Visible characters in one or more lines; documents are printed. */
const printable = (maxLength: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .regex(/^(?:[^\p{Cc}\p{Cf}\p{Cs}]|[\n\r\u200c\u200d])*$/u)

/** The buyer on a full tax invoice. Tax id and branch may be empty: only a buyer registered for VAT has both. */
export const taxBuyer = z
  .object({
    name: printable(MAX_BUYER_NAME_LENGTH),
    address: printable(MAX_BUYER_ADDRESS_LENGTH),
    tax_id: z
      .string()
      .max(40)
      .transform(compactTaxId)
      .refine((text) => text === '' || isThaiTaxId(text)),
    branch: z
      .string()
      .trim()
      .max(40)
      .refine((text) => text === '' || isTaxBranch(text)),
  })
  .refine(({ tax_id, branch }) => branch !== '' || !isCompanyTaxId(tax_id), { path: ['branch'] })
  .refine(({ tax_id, branch }) => branch === '' || tax_id !== '', { path: ['tax_id'] })
export type TaxBuyerForm = z.input<typeof taxBuyer>

/** The buyer's details as stored; those that the buyer did not state are empty. */
export const taxBuyerFields = z.object({
  name: z.string(),
  address: z.string(),
  tax_id: z.string(),
  branch: z.string(),
})

export const getTaxInvoiceForm = defineOperation({
  method: 'GET',
  path: '/api/orders/{id}/tax-invoice',
  summary:
    "Returns the buyer's details for a full tax invoice: those of the last one, otherwise the account's",
  session: true,
  params: z.object({ id: z.string() }),
  response: envelope(taxBuyerFields),
})

export const requestTaxInvoice = defineOperation({
  method: 'POST',
  path: '/api/orders/{id}/tax-invoice',
  summary: "Replaces the abbreviated tax invoice of an order by a full one with the buyer's details",
  session: true,
  params: z.object({ id: z.string() }),
  body: taxBuyer,
  response: envelope(orderTax),
})

export const taxDocumentPdf = defineOperation({
  method: 'GET',
  path: '/api/orders/{id}/tax-documents/{documentId}/document.pdf',
  summary: 'Returns a tax invoice or credit note of an order, in Thai and English',
  session: true,
  params: z.object({ id: z.string(), documentId: z.string() }),
  response: fileResponse,
  media: 'application/pdf',
})
