'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { usePreferences } from '@/components/layout/preferences'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Loading } from '@/components/ui/loading'
import { Skeleton } from '@/components/ui/skeleton'
import type { CartItem } from '@/lib/contract/cart'
import { formatMoney } from '@/lib/i18n/format'
import { formatWhen } from '@/lib/i18n/when'
import type { LineChange } from './use-line-changes'
import { type Offered, useWayOut } from './use-way-out'

interface WayOutProps {
  item: CartItem
  /** The panel for this line is being opened. */
  opening: boolean
  onTake(change: LineChange): void
  onOpen(): void
  onRemove(): void
}

/** What can be done about a line that cannot be bought: one press for each thing that is still possible. */
export function WayOut({ item, opening, onTake, onOpen, onRemove }: WayOutProps) {
  const t = useTranslations('cart.wayOut')
  const { locale, path } = usePreferences()
  const id = useId()
  const { gone, pending, offers } = useWayOut(item)
  const says = ({ kind, choice, option, total }: Offered) => {
    const when = formatWhen({ date: choice.date, end_date: choice.endDate, time: choice.time }, locale)
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
      {offers.length > 0 && (
        <>
          <p id={id} className="text-14 font-semibold">
            {t('possible')}
          </p>
          <ul aria-labelledby={id} className="flex flex-wrap gap-2">
            {offers.map((offer) => (
              <li key={says(offer)}>
                <Button variant="secondary" size="sm" className="min-h-11" onClick={() => onTake(offer)}>
                  {says(offer)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
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
