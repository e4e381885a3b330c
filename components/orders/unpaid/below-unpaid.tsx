'use client'

import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '@/components/page/preferences'
import { useSignedIn } from '@/components/session/use-signed-in'
import { UnpaidOrder } from './unpaid-order'
import { unpaidQuery } from './unpaid-query'

interface BelowUnpaidProps {
  /** Stands for the content of a signed-in visitor until the order is known, so that the content does not move. */
  skeleton: React.ReactNode
  children: React.ReactNode
}

/** Content below the visitor's unpaid order, if there is one. */
export function BelowUnpaid({ skeleton, children }: BelowUnpaidProps) {
  const signedIn = useSignedIn()
  const { offered } = usePreferences()
  const asks = signedIn === true && offered.orders
  const unpaid = useQuery({ ...unpaidQuery, enabled: asks })
  if (unpaid.isLoading) return skeleton
  return (
    <>
      {asks && unpaid.data && (
        <UnpaidOrder
          order={unpaid.data}
          className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-18 bg-bg-2 px-4 py-3.5"
        />
      )}
      {children}
    </>
  )
}
