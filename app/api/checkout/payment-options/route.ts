import { listPaymentOptions } from '@/lib/contract/orders'
import { ok, serve } from '@/lib/server/http/define-route'
import { offeredOptions } from '@/lib/server/payments'

export const GET = serve(listPaymentOptions, async () => ok(offeredOptions()))
