import { getSupplierRequest } from '@/lib/contract/supplier'
import { defineRoute } from '@/lib/server/http/define-route'
import * as supplier from '@/lib/server/suppliers/service'

export const GET = defineRoute(getSupplierRequest, ({ params }, context) =>
  supplier.getSupplierRequest(params.token, context),
)
