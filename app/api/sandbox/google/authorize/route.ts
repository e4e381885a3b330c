import { decideSandboxGoogle } from '@/lib/contract/sandbox'
import { serve } from '@/lib/server/http/define-route'
import { authorize, decide } from '@/lib/server/sandbox-google/authorize'
import { inSandbox } from '@/lib/server/sandbox-google/sandbox-only'

export const GET = inSandbox(authorize)
export const POST = serve(decideSandboxGoogle, ({ body }, context) => decide(body, context), {
  only: 'sandbox',
})
