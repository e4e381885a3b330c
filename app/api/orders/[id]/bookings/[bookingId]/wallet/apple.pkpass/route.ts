import { walletPass } from '@/lib/contract/documents'
import { walletFile } from '@/lib/server/documents/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const GET = defineRoute(walletPass, ({ params }, context) =>
  walletFile(params.id, params.bookingId, context),
)
