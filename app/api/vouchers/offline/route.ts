import { offlineVouchers } from '@/lib/contract/offline-vouchers'
import { readOfflineVouchers } from '@/lib/server/documents/offline-vouchers'
import { defineRoute } from '@/lib/server/http/define-route'

export const GET = defineRoute(offlineVouchers, ({ query }, context) => readOfflineVouchers(query, context))
