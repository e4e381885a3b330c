import { replyToSupplierRequest } from '@/lib/contract/supplier'
import { defineRoute } from '@/lib/server/http/define-route'
import * as supplier from '@/lib/server/suppliers/service'

export const POST = defineRoute(replyToSupplierRequest, ({ params, body }, context) =>
  supplier.replyToSupplierRequest(params.token, body, context),
)
