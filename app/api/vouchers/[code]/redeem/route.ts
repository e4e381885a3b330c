import { redeemVoucher } from '@/lib/contract/vouchers'
import { defineRoute } from '@/lib/server/http/define-route'
import * as venue from '@/lib/server/venue/service'

export const POST = defineRoute(redeemVoucher, ({ params }, context) =>
  venue.redeemVoucher(params.code, context),
)
