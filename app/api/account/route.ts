import { deleteAccount, getAccount, updateProfile } from '@/lib/contract/account'
import * as account from '@/lib/server/account/service'
import { serve } from '@/lib/server/http/serve'

export const GET = serve(getAccount, (_, context) => account.getAccount(context))
export const PATCH = serve(updateProfile, ({ body }, context) => account.updateProfile(body, context))
export const DELETE = serve(deleteAccount, ({ body }, context) => account.deleteAccount(body, context))
