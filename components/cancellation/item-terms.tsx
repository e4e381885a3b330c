'use client'

import type { CartItem } from '@/lib/contract/cart'
import { deadlineTerms } from '@/lib/domain/cancellation-terms'
import { Terms } from './terms'

interface ItemTermsProps {
  item: Pick<CartItem, 'free_until' | 'time_zone'>
  /** Replaces the text where cancellation is not free, or not any more. */
  otherwise?: React.ReactNode
}

/** Until when a cart item can be cancelled free of charge, or that this has ended. */
export function ItemTerms({ item: { free_until, time_zone }, otherwise }: ItemTermsProps) {
  const terms = free_until === null ? null : deadlineTerms(new Date(free_until), new Date())
  if (!terms || (otherwise && terms.kind !== 'free')) return otherwise
  return <Terms terms={terms} timeZone={time_zone} near />
}
