import { listPaymentOptions } from '@/lib/contract/orders'
import { defineRoute, ok } from '@/lib/server/http/define-route'
import { offeredOptions } from '@/lib/server/payments'

export const GET = defineRoute(listPaymentOptions, async () => ok(offeredOptions()))
