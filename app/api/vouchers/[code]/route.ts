import { checkVoucher } from '@/lib/contract/vouchers'
import { defineRoute } from '@/lib/server/http/define-route'
import * as venue from '@/lib/server/venue/service'

export const GET = defineRoute(checkVoucher, ({ params }, context) =>
  venue.checkVoucher(params.code, context),
)
