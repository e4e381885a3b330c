import { walletPass } from '@/lib/contract/documents'
import { serve } from '@/lib/server/http/define-route'
import { walletFile } from '@/lib/server/documents/service'

export const GET = serve(walletPass, ({ params }, context) =>
  walletFile(params.id, params.bookingId, context),
)
