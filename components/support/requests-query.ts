import { queryOptions } from '@tanstack/react-query'
import { send } from '@/lib/api/browser'
import type { listSupportRequests } from '@/lib/contract/support'

/** The visitor's requests to support with their messages, newest first. */
export const requestsQuery = queryOptions({
  queryKey: ['support-requests'],
  staleTime: 0,
  queryFn: async ({ signal }) =>
    (await send<typeof listSupportRequests>('GET', '/api/support/requests', {}, { signal })).data.items,
})
