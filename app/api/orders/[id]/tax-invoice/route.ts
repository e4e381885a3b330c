import { getTaxInvoiceForm, requestTaxInvoice } from '@/lib/contract/tax-invoices'
import { defineRoute } from '@/lib/server/http/define-route'
import * as tax from '@/lib/server/tax/service'

export const GET = defineRoute(getTaxInvoiceForm, ({ params }, context) =>
  tax.taxInvoiceForm(params.id, context),
)

export const POST = defineRoute(requestTaxInvoice, ({ params, body }, context) =>
  tax.requestTaxInvoice(params.id, body, context),
)
