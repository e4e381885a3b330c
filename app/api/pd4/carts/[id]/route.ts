import { deleteCartItem, updateCartItem } from '@/lib/contract/cart'
import * as cart from '@/lib/server/cart/service'
import { serve } from '@/lib/server/http/define-route'

export const PATCH = serve(updateCartItem, ({ params, body }, context) =>
  cart.updateCartItem(params.id, body, context),
)
export const DELETE = serve(deleteCartItem, ({ params }, context) => cart.deleteCartItem(params.id, context))
