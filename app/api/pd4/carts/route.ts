import { addToCart, listCart } from '@/lib/contract/cart'
import * as cart from '@/lib/server/cart/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const GET = defineRoute(listCart, ({ query }, context) => cart.listCart(query, context))
export const POST = defineRoute(addToCart, ({ body }, context) => cart.addToCart(body, context))
