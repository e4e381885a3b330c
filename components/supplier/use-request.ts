import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '@/lib/api/browser'
import { ApiError } from '@/lib/contract/error'
import type { answerSupplierRequest, getSupplierRequest, SupplierRequest } from '@/lib/contract/supplier'

type Answer = { answer: 'accept' } | { answer: 'decline'; reason: string }

/** How a booking stands that was answered, cancelled or too late in the meantime; null where nothing is known of it. */
function standingIn(error: unknown): SupplierRequest | null {
  if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 410)) return null
  return (error.details as SupplierRequest | undefined) ?? null
}

/** A booking that waits for its supplier, and the way to answer. */
export function useRequest(token: string | null) {
  const client = useQueryClient()
  const key = ['supplier-request', token]
  const request = useQuery({
    queryKey: key,
    enabled: token !== null,
    staleTime: 0,
    queryFn: async () => {
      const path = '/api/supplier-requests/{token}'
      return (await send<typeof getSupplierRequest>('GET', path, { token: token ?? '' })).data
    },
  })
  const answer = useMutation({
    mutationFn: async (given: Answer) => {
      const path = '/api/supplier-requests/{token}/answer'
      const input = { token: token ?? '', ...given }
      return (await send<typeof answerSupplierRequest>('POST', path, input)).data
    },
    onSuccess: (data) => client.setQueryData(key, data),
    onError: (error) => {
      const standing = standingIn(error)
      if (standing) client.setQueryData(key, standing)
    },
  })
  return { request, answer }
}
