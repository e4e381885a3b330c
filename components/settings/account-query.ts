import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { send } from '@/lib/api/browser'
import type { AccountSettings, getAccount } from '@/lib/contract/account'
import { setAuthUser } from '@/stores/auth'

/** The data of the settings page; refetched on every visit, as another device may have changed it. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  staleTime: 0,
  gcTime: 0,
  queryFn: async () => (await send<typeof getAccount>('GET', '/api/account', {})).data,
})

/** Applies the response of a call to the settings and to the signed-in user shown elsewhere on the page. */
export function useAccountUpdate(): (change: Partial<AccountSettings>) => void {
  const client = useQueryClient()
  return (change) => {
    client.setQueryData(accountQuery.queryKey, (current) =>
      // Without sessions there are no calls for changes.
      current?.sessions ? { ...current, ...change } : current,
    )
    if (change.user) setAuthUser(change.user)
  }
}
