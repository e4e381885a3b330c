import { deleteCartItem, updateCartItem } from '@/lib/contract/cart'
import * as cart from '@/lib/server/cart/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const PATCH = defineRoute(updateCartItem, ({ params, body }, context) =>
  cart.updateCartItem(params.id, body, context),
)
export const DELETE = defineRoute(deleteCartItem, ({ params }, context) =>
  cart.deleteCartItem(params.id, context),
)
