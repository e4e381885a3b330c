import { answerSupplierRequest } from '@/lib/contract/supplier'
import { serve } from '@/lib/server/http/serve'
import * as supplier from '@/lib/server/supplier/service'

export const POST = serve(answerSupplierRequest, ({ params, body }, context) =>
  supplier.answerSupplierRequest(params.token, body, context),
)
