import { answerSupplierRequest } from '@/lib/contract/supplier'
import { defineRoute } from '@/lib/server/http/define-route'
import * as supplier from '@/lib/server/suppliers/service'

export const POST = defineRoute(answerSupplierRequest, ({ params, body }, context) =>
  supplier.answerSupplierRequest(params.token, body, context),
)
