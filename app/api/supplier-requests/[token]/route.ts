import { getSupplierRequest } from '@/lib/contract/supplier'
import { serve } from '@/lib/server/http/define-route'
import * as supplier from '@/lib/server/suppliers/service'

export const GET = serve(getSupplierRequest, ({ params }, context) =>
  supplier.getSupplierRequest(params.token, context),
)
