import { keptVouchers } from '@/lib/contract/kept-vouchers'
import { serve } from '@/lib/server/http/serve'
import { readKeptVouchers } from '@/lib/server/papers/kept-vouchers'

export const GET = serve(keptVouchers, ({ query }, context) => readKeptVouchers(query, context))
