import { checkVoucher } from '@/lib/contract/vouchers'
import { serve } from '@/lib/server/http/define-route'
import * as venue from '@/lib/server/venue/service'

export const GET = serve(checkVoucher, ({ params }, context) => venue.checkVoucher(params.code, context))
