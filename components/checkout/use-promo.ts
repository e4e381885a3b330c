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

/** The promo code that was typed into the checkout: what the lines cost with it, or why it is refused. */
export function usePromo(form: UseFormReturn<CheckoutValues>, ids: string[]) {
  const code = form.watch('promo_code')
  const [refused, setRefused] = useState<{ code: string; error: unknown } | null>(null)
  const signedIn = useAuth(({ authUser }) => authUser !== null)
  const asked = useQuery({
    ...quoteQuery(ids, code),
    enabled: signedIn && code !== '',
    // What the code takes off stays on the page while the session is over.
    placeholderData: (before, query) => (query?.queryKey[3] === code ? before : undefined),
  })
  const error = asked.error ?? (refused?.code === code ? refused.error : null)
  const write = (typed: string) => form.setValue('promo_code', typed, { shouldDirty: true })
  return {
    code,
    /** Null while nothing is known of the code, and where it is refused. */
    quote: code !== '' && !error ? (asked.data ?? null) : null,
    busy: asked.isFetching,
    error: code === '' ? null : error,
    apply(typed: string) {
      setRefused(null)
      if (typed === code) void asked.refetch()
      else write(typed)
    },
    remove: () => write(''),
    /** The order was refused for its code, which the quote had taken. */
    refuse: (reason: unknown) => setRefused({ code, error: reason }),
  }
}

export type Promo = ReturnType<typeof usePromo>
