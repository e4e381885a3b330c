import { passkeySignIn } from '@/lib/contract/passkeys'
import { signInWithPasskey } from '@/lib/server/auth/passkeys/sign-in'
import { defineRoute } from '@/lib/server/http/define-route'

export const POST = defineRoute(passkeySignIn, ({ body }, context) => signInWithPasskey(body, context))
