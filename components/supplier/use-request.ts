import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '@/lib/api/browser'
import { ApiError } from '@/lib/contract/error'
import type { getSupplierRequest, replyToSupplierRequest, SupplierRequest } from '@/lib/contract/supplier'
import type { SeatAssignment } from '@/lib/domain/seat-assignment'

type Reply = { reply: 'accept'; seats?: SeatAssignment[] } | { reply: 'decline'; reason: string }

/**
 * Returns the current state of a booking that was answered, cancelled or overdue meanwhile; null if unknown.
 */
function currentState(error: unknown): SupplierRequest | null {
  if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 410)) return null
  return (error.details as SupplierRequest | undefined) ?? null
}

/** Loads a booking that awaits its supplier's reply, and sends the reply. */
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
  const sendReply = useMutation({
    mutationFn: async (reply: Reply) => {
      const path = '/api/supplier-requests/{token}/reply'
      const input = { token: token ?? '', ...reply }
      return (await send<typeof replyToSupplierRequest>('POST', path, input)).data
    },
    onSuccess: (data) => client.setQueryData(key, data),
    onError: (error) => {
      const current = currentState(error)
      if (current) client.setQueryData(key, current)
    },
  })
  return { request, sendReply }
}
