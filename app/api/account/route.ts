import { deleteAccount, getAccount, updateProfile } from '@/lib/contract/account'
import * as account from '@/lib/server/account/service'
import type { SignedIn } from '@/lib/server/http/context'
import { defineRoute, type Input } from '@/lib/server/http/define-route'
import { reviewsChanged } from '@/lib/server/http/revalidate-pages'

export const GET = defineRoute(getAccount, (_, context) => account.getAccount(context))

/** The name under somebody's reviews changes with the account, or goes with it. */
function renamed<Input, Answer>(change: (input: Input, context: SignedIn) => Promise<Answer>) {
  return async (input: Input, context: SignedIn) => {
    const products = await account.reviewedProducts(context)
    const answer = await change(input, context)
    for (const id of products) reviewsChanged(id)
    return answer
  }
}

export const PATCH = defineRoute(
  updateProfile,
  renamed(({ body }: Input<typeof updateProfile>, context) => account.updateProfile(body, context)),
)
export const DELETE = defineRoute(
  deleteAccount,
  renamed(({ body }: Input<typeof deleteAccount>, context) => account.deleteAccount(body, context)),
)
