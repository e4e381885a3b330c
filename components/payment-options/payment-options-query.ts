import { queryOptions } from '@tanstack/react-query'
import { send } from '@/lib/api/browser'
import type { listPaymentOptions } from '@/lib/contract/orders'

/** The payment methods currently available. */
export const paymentOptionsQuery = queryOptions({
  queryKey: ['payment-options'],
  queryFn: async () =>
    (await send<typeof listPaymentOptions>('GET', '/api/checkout/payment-options', {})).data,
})
