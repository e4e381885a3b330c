'use client'

import { useTranslations } from 'next-intl'
import { Fragment, useId } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { ButtonLink } from '@/components/ui/action/button-link'
import { Loading } from '@/components/ui/feedback/loading'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import type { CartItem } from '@/lib/contract/cart'
import { formatMoney } from '@/lib/i18n/format'
import { formatDateRange } from '@/lib/i18n/format-date-range'
import { type Offered, useAlternatives } from './use-alternatives'
import type { ItemChange } from './use-item-changes'

interface AlternativesProps {
  item: CartItem
  /** The edit dialog for this item is opening. */
  opening: boolean
  onTake(change: ItemChange): void
  onOpen(): void
  onRemove(): void
}

/** Alternatives for an item that cannot be bought, each with one button. */
export function Alternatives({ item, opening, onTake, onOpen, onRemove }: AlternativesProps) {
  const t = useTranslations('cart.alternatives')
  const cart = useTranslations('cart')
  const { locale, path } = usePreferences()
  const id = useId()
  const { gone, pending, offers } = useAlternatives(item)
  const groups = (['fewer', 'possible'] as const)
    .map((title) => [title, offers.filter(({ kind }) => (kind === 'fewer') === (title === 'fewer'))] as const)
    .filter(([, group]) => group.length > 0)
  const people = ({ choice, option }: Offered) =>
    option.units
      .filter(({ code }) => choice.quantities[code])
      .map(({ code, label }) => `${label} ${cart('times', { quantity: choice.quantities[code] ?? 0 })}`)
  const says = (offer: Offered) => {
    const { kind, choice, option, total } = offer
    if (kind === 'fewer') return [...people(offer), formatMoney(total)].join(' · ')
    const when = formatDateRange({ date: choice.date, end_date: choice.endDate, time: choice.time }, locale)
    const what = kind === 'option' && choice.date === item.date ? option.name : when
    return [what, kind === 'option' && choice.date !== item.date && option.name, formatMoney(total)]
      .filter(Boolean)
      .join(' · ')
  }
  return (
    <div className="mt-2 grid w-full gap-2">
      {pending && (
        <Loading label={t('looking')}>
          <Skeleton className="h-11" />
        </Loading>
      )}
      {groups.map(([title, group]) => (
        <Fragment key={title}>
          <p id={id + title} className="text-14 font-semibold">
            {t(title)}
          </p>
          <ul aria-labelledby={id + title} className="flex flex-wrap gap-2">
            {group.map((offer) => (
              <li key={says(offer)}>
                <Button variant="secondary" size="sm" className="min-h-11" onClick={() => onTake(offer)}>
                  {says(offer)}
                </Button>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <div className="flex flex-wrap gap-2">
        {gone ? (
          <ButtonLink
            variant="quiet"
            size="sm"
            className="min-h-11"
            href={path(`/products?q=${encodeURIComponent(item.product.name)}`)}
          >
            {t('similar')}
          </ButtonLink>
        ) : (
          <Button
            variant="quiet"
            size="sm"
            className="min-h-11"
            icon="calendar-blank"
            busy={opening}
            onClick={onOpen}
          >
            {t('open')}
          </Button>
        )}
        <Button variant="text" size="sm" className="min-h-11" onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </div>
  )
}
