import { clearCart } from '@/lib/contract/cart'
import * as cart from '@/lib/server/cart/service'
import { serve } from '@/lib/server/http/define-route'

export const DELETE = serve(clearCart, ({ body }, context) => cart.clearCart(body.ids, context))
