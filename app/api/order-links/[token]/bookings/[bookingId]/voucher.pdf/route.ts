import { linkedVoucherPdf } from '@/lib/contract/order-links'
import { linkedVoucherFile } from '@/lib/server/documents/order-link'
import { defineRoute } from '@/lib/server/http/define-route'

export const GET = defineRoute(linkedVoucherPdf, ({ params }, context) =>
  linkedVoucherFile(params.token, params.bookingId, context),
)
