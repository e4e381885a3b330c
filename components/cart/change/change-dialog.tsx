'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useBooking } from '@/components/product/booking/booking-context'
import { BookingFrame } from '@/components/product/booking/booking-frame'
import type { BookingProduct } from '@/components/product/booking/booking-product'
import { StepList } from '@/components/product/booking/booking-steps'
import type { Buying } from '@/components/product/booking/use-add-to-cart'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Price } from '@/components/ui/price'
import { Skeleton } from '@/components/ui/skeleton'
import type { CartItem } from '@/lib/contract/cart'
import { formatMoney } from '@/lib/i18n/format'
import { changedLine } from './changed-line'
import { openingChoice } from './line-choice'
import type { LineChange } from './use-line-changes'

interface ChangeDialogProps {
  item: CartItem
  product: BookingProduct
  onSave(change: LineChange): void
  onClose(): void
}

/** The new and the previous total, and a button that saves or leads to the missing field. */
function Footer({ item }: { item: CartItem }) {
  const t = useTranslations()
  const { total, missing, buy } = useBooking()
  const changed = total && total.total.amount !== item.total.amount && !item.problem
  return (
    <>
      <p className="grid leading-tight" aria-live="polite">
        {total ? <Price value={total.total} className="text-20" /> : <Skeleton className="h-8 w-28" />}
        {changed && (
          <span className="text-13 text-ink-3">
            {t('cart.changed.before', { amount: formatMoney(item.total) })}
          </span>
        )}
      </p>
      <Button size="lg" onClick={() => buy('cart')}>
        {missing ? t(`booking.missing.${missing}`) : t('cart.changed.save')}
      </Button>
    </>
  )
}

/** Changes the date, quantities, option and details of an item with the steps of the product page. */
export function ChangeDialog({ item, product, onSave, onClose }: ChangeDialogProps) {
  const t = useTranslations('cart.changed')
  const [first] = product.options
  const [choice, choose] = useState(() => first && openingChoice(item, product.options, first))
  if (!first || !choice) return null
  const cart: Buying = {
    press: async (_, purchase) =>
      onSave({ selection: purchase.selection, after: changedLine(item, product, purchase) }),
    busy: null,
    error: null,
    newTotal: null,
    reset: () => undefined,
  }
  return (
    <BookingFrame product={product} first={first} choice={choice} choose={choose} cart={cart}>
      <Dialog
        open
        wide
        onOpenChange={(open) => open || onClose()}
        title={t('heading', { name: product.name })}
        footer={<Footer item={item} />}
      >
        {/* A form of its own: radio buttons of the product page hidden behind it must not share a group. */}
        <form method="post" onSubmit={(event) => event.preventDefault()} className="-mt-4">
          <StepList />
        </form>
      </Dialog>
    </BookingFrame>
  )
}
