import { walletLink } from '@/lib/contract/papers'
import { serve } from '@/lib/server/http/serve'
import { walletAnswer } from '@/lib/server/papers/service'

export const GET = serve(walletLink, ({ params }, context) =>
  walletAnswer(params.id, params.bookingId, context),
)
