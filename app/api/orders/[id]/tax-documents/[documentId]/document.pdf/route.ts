import { taxDocumentPdf } from '@/lib/contract/tax-invoices'
import { taxDocumentFile } from '@/lib/server/documents/tax-document-file'
import { defineRoute } from '@/lib/server/http/define-route'

export const GET = defineRoute(taxDocumentPdf, ({ params }, context) =>
  taxDocumentFile(params.id, params.documentId, context),
)
