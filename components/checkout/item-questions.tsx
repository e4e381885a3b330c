'use client'

import { useTranslations } from 'next-intl'
import { LegLines } from '@/components/booking-details/leg-lines'
import { usePreferences } from '@/components/page/preferences'
import { Panel } from '@/components/ui/display/panel'
import type { CartItem } from '@/lib/contract/cart'
import { formatDateRange } from '@/lib/i18n/format-date-range'
import { BookingAnswers } from './booking-answers'
import { leadQuestions } from './checkout-values'
import { TravellerFields } from './traveller-fields'

/** All questions of the selected items, by item; renders nothing if there are none. */
export function ItemQuestions({ items }: { items: readonly CartItem[] }) {
  const t = useTranslations('checkout.travellers')
  const { locale } = usePreferences()
  const asking = items.filter((item) => item.travellers.length > 0 || leadQuestions(item).length > 0)
  if (asking.length === 0) return null
  return (
    <Panel aria-labelledby="travellers-title">
      <h2 id="travellers-title" className="mb-5 text-20">
        {t('title')}
      </h2>
      <div className="grid gap-8">
        {asking.map((item) => (
          <section key={item.id} aria-label={item.product.name} className="grid gap-3">
            <div>
              <h3 className="card-title">{item.product.name}</h3>
              {item.legs.length === 0 && (
                <p className="text-14 text-ink-3">
                  {[item.option.name, formatDateRange(item, locale)].filter(Boolean).join(' · ')}
                </p>
              )}
              <LegLines legs={item.legs} className="text-14 text-ink-3" />
            </div>
            {item.travellers.map((traveller, index) => (
              <TravellerFields
                key={`${traveller.unit}-${item.travellers.slice(0, index).filter(({ unit }) => unit === traveller.unit).length}`}
                item={item}
                index={index}
              />
            ))}
            {leadQuestions(item).length > 0 && <BookingAnswers item={item} />}
          </section>
        ))}
      </div>
    </Panel>
  )
}
