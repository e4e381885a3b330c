import { ApiError } from '@/lib/contract/error'
import type { RequestContext } from '@/lib/server/http/context'
import type { CodeKey } from './code-repo'
import { limitCodeRequestsOf, limitCodesTo } from './codes'
import { type Account, findAccountByEmail } from './repo'

/**
 * Counts a request for a mail that has a link beside its code, and returns the account of the address, or null. Such limits are
 * reached by mails, whose links the refusal points to. A new password ends these links: it starts another count.
 * @throws ApiError RATE_LIMITED for the network; USE_MAILED_LINK if the address has got too many mails
 */
export async function limitLinkRequests(key: CodeKey, { address }: RequestContext): Promise<Account | null> {
  await limitCodeRequestsOf(address)
  const account = await findAccountByEmail(key.recipient)
  try {
    await limitCodesTo(key, address, account?.passwordHash ?? '')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new ApiError('USE_MAILED_LINK', { values: error.values })
  }
  return account
}
