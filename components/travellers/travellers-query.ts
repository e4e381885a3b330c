import { queryOptions } from '@tanstack/react-query'
import { send } from '@/lib/api/browser'
import type { listTravellers } from '@/lib/contract/travellers'

/** Most travellers that an account keeps, as the server has it. */
export const MOST_TRAVELLERS = 20

/** The travellers that the account keeps; asked anew with every visit. */
export const travellersQuery = queryOptions({
  queryKey: ['travellers'],
  gcTime: 0,
  queryFn: async ({ signal }) =>
    (await send<typeof listTravellers>('GET', '/api/account/travellers', {}, { signal })).data,
})

/** Whether two names are one, however they are capitalised. */
export function isSameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}
