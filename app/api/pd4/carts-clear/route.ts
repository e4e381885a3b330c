import { clearCart } from '@/lib/contract/cart'
import * as cart from '@/lib/server/cart/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const DELETE = defineRoute(clearCart, ({ body }, context) => cart.clearCart(body.ids, context))
