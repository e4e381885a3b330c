import { getSupportFile } from '@/lib/contract/support'
import { defineRoute } from '@/lib/server/http/define-route'
import { supportFile } from '@/lib/server/support/files'

export const GET = defineRoute(getSupportFile, ({ params }, context) => supportFile(params, context))
