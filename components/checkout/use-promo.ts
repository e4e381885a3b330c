import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ApiError } from '@/lib/contract/error'
import { useAuth } from '@/stores/auth'
import { quoteQuery } from './checkout-query'
import type { CheckoutValues } from './checkout-values'

/** Whether the server refused the promo code of an order. */
export function isPromoRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.code.startsWith('PROMO_')
}

/** The promo code entered at checkout: the quote with it, or why it is refused. */
export function usePromo(form: UseFormReturn<CheckoutValues>, ids: string[]) {
  const code = form.watch('promo_code')
  const [refused, setRefused] = useState<{ code: string; error: unknown } | null>(null)
  const signedIn = useAuth(({ authUser }) => authUser !== null)
  const quoted = useQuery({
    ...quoteQuery(ids, code),
    enabled: signedIn && code !== '',
    // Keep showing the discount after the session ends.
    placeholderData: (before, query) => (query?.queryKey[3] === code ? before : undefined),
  })
  const error = quoted.error ?? (refused?.code === code ? refused.error : null)
  const write = (typed: string) => form.setValue('promo_code', typed, { shouldDirty: true })
  return {
    code,
    /** Null while the code is unchecked or if it is refused. */
    quote: code !== '' && !error ? (quoted.data ?? null) : null,
    busy: quoted.isFetching,
    error: code === '' ? null : error,
    apply(typed: string) {
      setRefused(null)
      if (typed === code) void quoted.refetch()
      else write(typed)
    },
    remove: () => write(''),
    /** Records that the order was refused for a code that the quote had accepted. */
    refuse: (reason: unknown) => setRefused({ code, error: reason }),
  }
}

export type Promo = ReturnType<typeof usePromo>
