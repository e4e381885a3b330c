import { writeSupportMessage } from '@/lib/contract/support'
import { defineRoute } from '@/lib/server/http/define-route'
import * as thread from '@/lib/server/support/thread'

export const POST = defineRoute(writeSupportMessage, ({ params, body }, context) =>
  thread.writeSupportMessage(params.number, body, context),
)
