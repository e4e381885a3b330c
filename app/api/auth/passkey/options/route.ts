import { passkeySignInOptions } from '@/lib/contract/passkeys'
import * as passkeys from '@/lib/server/auth/passkeys/sign-in'
import { defineRoute } from '@/lib/server/http/define-route'

export const POST = defineRoute(passkeySignInOptions, (_, context) => passkeys.passkeySignInOptions(context))
