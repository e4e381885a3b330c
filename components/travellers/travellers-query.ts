import { queryOptions } from '@tanstack/react-query'
import { send } from '@/lib/api/browser'
import type { listTravellers } from '@/lib/contract/travellers'

/** The travellers saved in the account; refetched on every visit. */
export const travellersQuery = queryOptions({
  queryKey: ['travellers'],
  gcTime: 0,
  queryFn: async ({ signal }) =>
    (await send<typeof listTravellers>('GET', '/api/account/travellers', {}, { signal })).data,
})

/** Whether two names are equal, ignoring case. */
export function isSameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}
