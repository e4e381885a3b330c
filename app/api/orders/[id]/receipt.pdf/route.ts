import { receiptPdf } from '@/lib/contract/documents'
import { serve } from '@/lib/server/http/define-route'
import { receiptFile } from '@/lib/server/documents/service'

export const GET = serve(receiptPdf, ({ params }, context) => receiptFile(params.id, context))
