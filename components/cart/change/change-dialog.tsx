'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { BookingFrame } from '@/components/product/booking/booking-frame'
import { useComplete } from '@/components/product/booking/purchase/use-complete'
import type { BookingProduct } from '@/components/product/booking/selection/booking-product'
import { StepList } from '@/components/product/booking/steps/step-list'
import { useBooking } from '@/components/product/booking/store/booking-store'
import { viewOf } from '@/components/product/booking/store/booking-view'
import { Button } from '@/components/ui/action/button'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { Dialog } from '@/components/ui/overlay/dialog'
import { Price } from '@/components/ui/text/price'
import type { CartItem } from '@/lib/contract/cart'
import { formatMoney } from '@/lib/i18n/format'
import { changedItem } from './changed-item'
import { openingChoice } from './item-choice'
import type { ItemChange } from './use-item-changes'

interface ChangeDialogProps {
  item: CartItem
  product: BookingProduct
  onSave(change: ItemChange): void
  onClose(): void
}

/** The new and the previous total, and a button that saves or leads to the missing field. */
function Footer({ item, product, onSave }: Pick<ChangeDialogProps, 'item' | 'product' | 'onSave'>) {
  const t = useTranslations()
  const complete = useComplete()
  const total = useBooking((state) => viewOf(state).total)
  const missing = useBooking((state) => viewOf(state).missing)
  const save = () =>
    complete((purchase) =>
      onSave({ selection: purchase.selection, after: changedItem(item, product, purchase) }),
    )
  const before = item.problem ? null : item.total
  return (
    <>
      <p className="grid leading-tight" aria-live="polite">
        {total ? <Price value={total.total} className="text-20" /> : <Skeleton className="h-8 w-28" />}
        {total && before && total.total.amount !== before.amount && (
          <span className="text-13 text-ink-3">
            {t('cart.changed.before', { amount: formatMoney(before) })}
          </span>
        )}
      </p>
      <Button size="lg" onClick={save}>
        {missing ? t(`booking.missing.${missing}`) : t('cart.changed.save')}
      </Button>
    </>
  )
}

/** Changes the date, quantities, option and details of an item with the steps of the product page. */
export function ChangeDialog({ item, product, onSave, onClose }: ChangeDialogProps) {
  const t = useTranslations('cart.changed')
  const [first] = product.options
  const [selection] = useState(() => first && openingChoice(item, product.options, first))
  if (!first || !selection) return null
  return (
    <BookingFrame product={product} first={first} selection={selection}>
      <Dialog
        open
        wide
        onOpenChange={(open) => open || onClose()}
        title={t('heading', { name: product.name })}
        footer={<Footer item={item} product={product} onSave={onSave} />}
      >
        {/* A form of its own: radio buttons of the product page hidden behind it must not share a group. */}
        <form method="post" onSubmit={(event) => event.preventDefault()} className="-mt-4">
          <StepList />
        </form>
      </Dialog>
    </BookingFrame>
  )
}
