'use client'

import { Icon } from '@/components/ui/media/icon'
import type { CartItem } from '@/lib/contract/cart'
import { cartTerms, isFreeNow } from '@/lib/domain/cancellation-terms'
import { tiersFromWire } from '@/lib/domain/cancellation-tiers'
import { isEsim } from '@/lib/domain/selection'
import { Terms } from './terms'

interface ItemTermsProps {
  item: Pick<CartItem, 'free_until' | 'cancellation' | 'quantities' | 'time_zone'>
  /** Instead of the terms, where the API host does not say them. */
  otherwise?: React.ReactNode
}

/** What cancelling a cart item will cost once it is bought, and from when on. */
export function ItemTerms({ item, otherwise }: ItemTermsProps) {
  const terms = termsOfItem(item)
  return terms ? <Terms terms={terms} timeZone={item.time_zone} near /> : otherwise
}

function termsOfItem({ free_until, cancellation, quantities }: ItemTermsProps['item']) {
  if (!cancellation) return null
  return cartTerms(
    {
      tiers: tiersFromWire(cancellation),
      freeUntil: free_until === null ? null : new Date(free_until),
      isEsim: isEsim(quantities),
    },
    new Date(),
  )
}

/** The same as a note: with a green tick only where cancelling is free. */
export function ItemTermsNote({ item }: Pick<ItemTermsProps, 'item'>) {
  const terms = termsOfItem(item)
  if (!terms) return null
  const isFree = isFreeNow(terms)
  return (
    <p
      className={
        isFree
          ? 'mt-2 flex items-start gap-1.5 text-14 font-semibold text-ok'
          : 'mt-2 flex items-start gap-1.5 text-14 text-ink-2'
      }
    >
      <Icon
        name={isFree ? 'check-circle-fill' : 'info'}
        className={isFree ? 'mt-0.5' : 'mt-0.5 text-ink-3'}
      />
      <span>
        <Terms terms={terms} timeZone={item.time_zone} near />
      </span>
    </p>
  )
}
