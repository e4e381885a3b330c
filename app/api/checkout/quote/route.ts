import { quoteCheckout } from '@/lib/contract/checkout'
import { checkoutQuote } from '@/lib/server/checkout/quote'
import { defineRoute } from '@/lib/server/http/define-route'

export const POST = defineRoute(quoteCheckout, ({ body }, context) =>
  checkoutQuote(body.cart_item_ids, context, body.promo_code),
)
