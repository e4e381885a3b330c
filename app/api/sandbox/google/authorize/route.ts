import { decideSandboxGoogle } from '@/lib/contract/sandbox'
import { defineRoute } from '@/lib/server/http/define-route'
import { authorize, decide } from '@/lib/server/sandbox-google/authorize'
import { inSandbox } from '@/lib/server/sandbox-google/sandbox-only'

export const GET = inSandbox(authorize)
export const POST = defineRoute(decideSandboxGoogle, ({ body }, context) => decide(body, context), {
  only: 'sandbox',
})
