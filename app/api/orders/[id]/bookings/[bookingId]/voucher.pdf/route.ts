import { voucherPdf } from '@/lib/contract/papers'
import { serve } from '@/lib/server/http/serve'
import { voucherFile } from '@/lib/server/papers/service'

export const GET = serve(voucherPdf, ({ params }, context) =>
  voucherFile(params.id, params.bookingId, context),
)
