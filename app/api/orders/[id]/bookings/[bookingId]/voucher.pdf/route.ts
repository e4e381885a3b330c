import { voucherPdf } from '@/lib/contract/documents'
import { serve } from '@/lib/server/http/define-route'
import { voucherFile } from '@/lib/server/documents/service'

export const GET = serve(voucherPdf, ({ params }, context) =>
  voucherFile(params.id, params.bookingId, context),
)
