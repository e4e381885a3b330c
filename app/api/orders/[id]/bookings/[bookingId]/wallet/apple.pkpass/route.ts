import { walletPass } from '@/lib/contract/papers'
import { serve } from '@/lib/server/http/serve'
import { walletFile } from '@/lib/server/papers/service'

export const GET = serve(walletPass, ({ params }, context) =>
  walletFile(params.id, params.bookingId, context),
)
