import { walletLink } from '@/lib/contract/documents'
import { serve } from '@/lib/server/http/define-route'
import { walletAnswer } from '@/lib/server/documents/service'

export const GET = serve(walletLink, ({ params }, context) =>
  walletAnswer(params.id, params.bookingId, context),
)
