'use client'

import { useTranslations } from 'next-intl'
import { BookingDetailsLines } from '@/components/booking-details/booking-details-list'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { IconButton } from '@/components/ui/action/icon-button'
import { Link } from '@/components/ui/action/link'
import { cx } from '@/components/ui/class-names'
import { Checkbox } from '@/components/ui/form/checkbox'
import { Icon } from '@/components/ui/media/icon'
import { ShopImage } from '@/components/ui/media/image'
import { Price } from '@/components/ui/text/price'
import type { UnitType } from '@/lib/domain/catalog'
import { depositIn, priceWithout } from '@/lib/domain/deposit'
import { formatMoney } from '@/lib/i18n/format'
import { formatDateRange } from '@/lib/i18n/format-date-range'
import { type CartItemActions, ItemNotes } from './item-notes'
import { UnitSteppers } from './unit-steppers'

interface CartListItemProps extends CartItemActions {
  selected: boolean
  /** A change of the item is being saved. */
  saving: boolean
  onSelect(): void
  onQuantity(unit: UnitType, value: number): void
}

export function CartListItem({ selected, saving, onSelect, onQuantity, ...acts }: CartListItemProps) {
  const { item, opening, onOpen, onRemove } = acts
  const t = useTranslations('cart')
  const back = useTranslations('deposit')
  const { locale, path } = usePreferences()
  const { product, option, problem } = item
  const when = item.legs.length > 0 ? null : formatDateRange(item, locale)
  const deposit = depositIn(item.lines)
  return (
    <li
      aria-busy={saving || undefined}
      className="grid grid-cols-[auto_84px_minmax(0,1fr)] gap-x-3 border-b border-line py-4.5 md:grid-cols-[auto_148px_minmax(0,1fr)_auto] md:gap-x-4.5 md:py-5.5"
    >
      <Checkbox
        className="-mx-[12px] -mt-2.5 self-start px-[12px]"
        label={t('select', { name: product.name })}
        checked={selected}
        onChange={onSelect}
      />
      <div className="aspect-square overflow-hidden rounded-12 bg-bg-3 md:aspect-4/3">
        {product.image ? (
          <ShopImage
            path={product.image.path}
            focus={product.image.focus}
            alt=""
            sizes="(min-width: 768px) 148px, 84px"
            widest={320}
            className={cx('size-full object-cover', problem && 'opacity-60 [filter:grayscale(1)]')}
          />
        ) : (
          <Icon name="image-broken" className="m-6 size-7 text-ink-3" />
        )}
      </div>
      <div className="min-w-0">
        <h2 className="card-title">
          {product.id ? (
            <Link href={path(`/products/${product.id}`)} className="hover:underline">
              {product.name}
            </Link>
          ) : (
            product.name
          )}
        </h2>
        <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-14 text-ink-2">
          {item.legs.length === 0 && option.name && (
            <span>
              <Icon name="ticket" className="mr-1.5 text-ink-3" />
              {option.name}
            </span>
          )}
          {when && (
            <span>
              <Icon name="calendar-blank" className="mr-1.5 text-ink-3" />
              {when}
            </span>
          )}
          {product.area && (
            <span>
              <Icon name="map-pin" className="mr-1.5 text-ink-3" />
              {product.area}
            </span>
          )}
        </p>
        <BookingDetailsLines of={item} className="mt-1.5 grid gap-0.5 text-14 text-ink-2" />
        <ItemNotes {...acts} />
        <UnitSteppers item={item} busy={saving} onChange={onQuantity} />
        {!item.problem && product.id && (
          <Button
            variant="text"
            size="sm"
            icon="calendar-blank"
            className="-ml-[16px] min-h-11"
            busy={opening || saving}
            onClick={onOpen}
          >
            {t('changed.change')}
            <span className="sr-only"> {t('changed.of', { name: product.name })}</span>
          </Button>
        )}
      </div>
      <div className="col-start-2 col-end-4 mt-2 flex items-center justify-between md:col-auto md:mt-0 md:flex-col md:items-end md:justify-start">
        <p className="md:text-right">
          {item.total && (
            <Price
              value={priceWithout(deposit, item.total)}
              className={cx('text-18 leading-11 md:leading-6', problem && 'text-ink-3 line-through')}
            />
          )}
          {deposit && (
            <span className="block text-13 text-ink-3">{back('plus', { amount: formatMoney(deposit) })}</span>
          )}
        </p>
        <IconButton
          icon="trash"
          label={t('remove', { name: product.name })}
          className="-mr-[10px] text-ink-3"
          onClick={onRemove}
        />
      </div>
    </li>
  )
}
