import { quoteCheckout } from '@/lib/contract/checkout'
import { checkoutQuote } from '@/lib/server/checkout/quote'
import { serve } from '@/lib/server/http/define-route'

export const POST = serve(quoteCheckout, ({ body }, context) =>
  checkoutQuote(body.cart_item_ids, context, body.promo_code),
)
