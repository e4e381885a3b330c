import { voucherPdf } from '@/lib/contract/documents'
import { voucherFile } from '@/lib/server/documents/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const GET = defineRoute(voucherPdf, ({ params }, context) =>
  voucherFile(params.id, params.bookingId, context),
)
