import { infiniteQueryOptions } from '@tanstack/react-query'
import { send } from '@/lib/api/browser'
import type { OperationOutput } from '@/lib/contract/operation'
import type { listMailbox } from '@/lib/contract/sandbox'
import { MAILBOX_PAGE_SIZE } from '@/lib/domain/page-size'

export type Email = OperationOutput<typeof listMailbox>['data'][number]

/** The emails and text messages that the shop sent, newest first; filtered by recipient if given. */
export const mailboxQuery = (recipient: string) =>
  infiniteQueryOptions({
    queryKey: ['mailbox', recipient],
    staleTime: 0,
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const input = { page: pageParam, limit: MAILBOX_PAGE_SIZE.usual, recipient: recipient || undefined }
      return (await send<typeof listMailbox>('GET', '/api/sandbox/mailbox', input, { signal })).data
    },
    getNextPageParam: (last, _, page) => (last.length === MAILBOX_PAGE_SIZE.usual ? page + 1 : undefined),
  })
