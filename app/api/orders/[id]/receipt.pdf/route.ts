import { receiptPdf } from '@/lib/contract/documents'
import { receiptFile } from '@/lib/server/documents/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const GET = defineRoute(receiptPdf, ({ params }, context) => receiptFile(params.id, context))
