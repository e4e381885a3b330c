'use client'

import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { barsInside } from '@/components/ui/form/histogram'
import { SliderTrack } from '@/components/ui/form/slider-track'
import type { Facets } from '@/lib/contract/search'
import type { PriceRange } from '@/lib/domain/listing'
import { formatMoney } from '@/lib/i18n/format'
import { priceScale } from './price-scale'

interface PriceSliderProps {
  prices: NonNullable<Facets['prices']>
  range: PriceRange | null
  /** Called when a thumb is released. */
  onCommit(range: PriceRange | null): void
}

/** Price histogram with a thumb for the minimum and one for the maximum price. */
export function PriceSlider({ prices, range, onCommit }: PriceSliderProps) {
  const t = useTranslations('listing.price')
  const scale = useMemo(() => priceScale(prices), [prices])
  const [moved, move] = useState<[number, number] | null>(null)
  const value = moved ?? scale.positions(range)
  const pair = ([low = 0, high = scale.steps]: number[]): [number, number] => [low, high]
  return (
    <div>
      <div aria-hidden="true" className="flex h-14 items-end gap-px px-3.5">
        {barsInside(scale.counts, { min: 0, max: scale.steps }, value).map(({ place, share, inside }) => (
          <span
            key={place}
            data-inside={inside || undefined}
            className="histogram-bar"
            style={{ height: `${share * 100}%` }}
          />
        ))}
      </div>
      <SliderTrack
        className="-mt-[22px]"
        value={value}
        thumbs={[t('lowest'), t('highest')]}
        onChange={(next) => move(pair(next))}
        onCommit={(next) => onCommit(scale.range(pair(next)))}
        min={0}
        max={scale.steps}
        step={1}
        format={(position) => formatMoney({ amount: scale.amount(position), currency: prices.currency })}
      />
    </div>
  )
}
