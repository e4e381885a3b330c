import { addToCart, listCart } from '@/lib/contract/cart'
import * as cart from '@/lib/server/cart/service'
import { serve } from '@/lib/server/http/define-route'

export const GET = serve(listCart, ({ query }, context) => cart.listCart(query, context))
export const POST = serve(addToCart, ({ body }, context) => cart.addToCart(body, context))
