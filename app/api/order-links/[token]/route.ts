import { getLinkedOrder } from '@/lib/contract/order-links'
import * as orderLink from '@/lib/server/documents/order-link'
import { defineRoute } from '@/lib/server/http/define-route'

export const GET = defineRoute(getLinkedOrder, ({ params }, context) =>
  orderLink.getLinkedOrder(params.token, context),
)
