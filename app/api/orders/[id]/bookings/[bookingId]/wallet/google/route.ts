import { walletLink } from '@/lib/contract/documents'
import { walletResponse } from '@/lib/server/documents/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const GET = defineRoute(walletLink, ({ params }, context) =>
  walletResponse(params.id, params.bookingId, context),
)
