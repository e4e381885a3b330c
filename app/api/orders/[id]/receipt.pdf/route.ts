import { receiptPdf } from '@/lib/contract/papers'
import { serve } from '@/lib/server/http/serve'
import { receiptFile } from '@/lib/server/papers/service'

export const GET = serve(receiptPdf, ({ params }, context) => receiptFile(params.id, context))
