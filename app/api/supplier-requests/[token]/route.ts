import { getSupplierRequest } from '@/lib/contract/supplier'
import { serve } from '@/lib/server/http/serve'
import * as supplier from '@/lib/server/supplier/service'

export const GET = serve(getSupplierRequest, ({ params }, context) =>
  supplier.getSupplierRequest(params.token, context),
)
