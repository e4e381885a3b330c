import { deleteAccount, getAccount, updateProfile } from '@/lib/contract/account'
import * as account from '@/lib/server/account/service'
import type { SignedIn } from '@/lib/server/http/context'
import { defineRoute, type Input } from '@/lib/server/http/define-route'
import { reviewsChanged } from '@/lib/server/http/revalidate-pages'

export const GET = defineRoute(getAccount, (_, context) => account.getAccount(context))

/** Revalidates the pages of reviewed products, which show the account's name. */
function withReviewPages<Input, Result>(change: (input: Input, context: SignedIn) => Promise<Result>) {
  return async (input: Input, context: SignedIn) => {
    const products = await account.reviewedProducts(context)
    const result = await change(input, context)
    for (const id of products) reviewsChanged(id)
    return result
  }
}

export const PATCH = defineRoute(
  updateProfile,
  withReviewPages(({ body }: Input<typeof updateProfile>, context) => account.updateProfile(body, context)),
)
export const DELETE = defineRoute(
  deleteAccount,
  withReviewPages(({ body }: Input<typeof deleteAccount>, context) => account.deleteAccount(body, context)),
)
