import { keptVouchers } from '@/lib/contract/offline-vouchers'
import { serve } from '@/lib/server/http/define-route'
import { readKeptVouchers } from '@/lib/server/documents/offline-vouchers'

export const GET = serve(keptVouchers, ({ query }, context) => readKeptVouchers(query, context))
