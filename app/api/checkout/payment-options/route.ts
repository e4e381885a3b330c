import { listPaymentOptions } from '@/lib/contract/orders'
import { defineRoute, ok } from '@/lib/server/http/define-route'
import { offeredOptions, paymentLabel } from '@/lib/server/payments'

export const GET = defineRoute(listPaymentOptions, async (_, { locale }) =>
  ok(offeredOptions().map((option) => ({ ...option, label: paymentLabel(option.key, locale) }))),
)
