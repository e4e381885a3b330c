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

/** What it comes to, what it came to, and the way to save it or to what is missing. */
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

/** Date, people, option and whatever else a line asks, chosen anew with the steps of the product's own page. */
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
        {/* Radio buttons of the product's own page, kept hidden behind this one, must not be of the same group. */}
        <form method="post" onSubmit={(event) => event.preventDefault()} className="-mt-4">
          <StepList />
        </form>
      </Dialog>
    </BookingFrame>
  )
}
