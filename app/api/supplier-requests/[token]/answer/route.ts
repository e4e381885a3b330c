import { answerSupplierRequest } from '@/lib/contract/supplier'
import { serve } from '@/lib/server/http/define-route'
import * as supplier from '@/lib/server/suppliers/service'

export const POST = serve(answerSupplierRequest, ({ params, body }, context) =>
  supplier.answerSupplierRequest(params.token, body, context),
)
