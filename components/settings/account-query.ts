import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { send } from '@/lib/api/browser'
import type { AccountSettings, getAccount } from '@/lib/contract/account'
import { setAuthUser } from '@/stores/auth'

/** What the settings show; asked anew with every visit, as another device may have changed it. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  staleTime: 0,
  gcTime: 0,
  queryFn: async () => (await send<typeof getAccount>('GET', '/api/account', {})).data,
})

/** Takes over what a call answered, here and wherever the page shows who is signed in. */
export function useAccountUpdate(): (change: Partial<AccountSettings>) => void {
  const client = useQueryClient()
  return (change) => {
    client.setQueryData(accountQuery.queryKey, (before) => before && { ...before, ...change })
    if (change.user) setAuthUser(change.user)
  }
}
