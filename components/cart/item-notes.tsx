'use client'

import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { ItemTermsNote } from '@/components/cancellation/item-terms'
import { ConfirmationNote } from '@/components/confirmation/confirmation-note'
import { Badge } from '@/components/ui/display/badge'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { Icon } from '@/components/ui/media/icon'
import type { CartItem } from '@/lib/contract/cart'
import { formatMoney } from '@/lib/i18n/format'
import type { ItemChange } from './change/use-item-changes'

const Alternatives = lazyWithRetry(() =>
  import('./change/alternatives').then((module) => ({ default: module.Alternatives })),
)

export interface CartItemActions {
  item: CartItem
  /** The edit dialog is opening. */
  opening: boolean
  onOpen(): void
  onTake(change: ItemChange): void
  onRemove(): void
}

/** Returns the date precision of an item, as a message argument. */
function whenOf({ date, end_date, time }: CartItem): string {
  if (end_date) return 'days'
  if (time) return 'time'
  return date ? 'day' : 'other'
}

/** Notes on an item before checkout; if it cannot be bought, the reason and the alternatives. */
export function ItemNotes(acts: CartItemActions) {
  const { item } = acts
  const t = useTranslations('cart')
  const errors = useTranslations('errors')
  if (item.problem) {
    const short = t.has(`problem.${item.problem}`) ? t(`problem.${item.problem}`) : t('problem.other')
    const args = { left: item.limits.left ?? 0, when: whenOf(item) }
    const reason = t.has(`reason.${item.problem}`) ? t(`reason.${item.problem}`, args) : errors('CART_EMPTY')
    return (
      <div className="mt-2.5 grid justify-items-start gap-1">
        <Badge tone="bad" icon="warning-circle-fill">
          {short}
        </Badge>
        <p className="text-14 text-ink-2">{reason}</p>
        <Suspense>
          <Alternatives {...acts} />
        </Suspense>
      </div>
    )
  }
  return (
    <>
      {item.previous_total && item.total && (
        <p className="mt-2 flex items-start gap-1.5 text-14 font-semibold text-warn">
          <Icon name="info-fill" className="mt-0.5" />
          {t('priceChanged', { before: formatMoney(item.previous_total), now: formatMoney(item.total) })}
        </p>
      )}
      <ItemTermsNote item={item} />
      <ConfirmationNote isInstant={item.instant_confirmation} className="mt-2 text-14 text-ink-2" />
    </>
  )
}
