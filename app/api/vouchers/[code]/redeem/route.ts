import { redeemVoucher } from '@/lib/contract/vouchers'
import { serve } from '@/lib/server/http/define-route'
import * as venue from '@/lib/server/venue/service'

export const POST = serve(redeemVoucher, ({ params }, context) => venue.redeemVoucher(params.code, context))
