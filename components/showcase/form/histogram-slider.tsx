'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { HistogramSlider } from '@/components/ui/form/histogram-slider'
import { formatMoney } from '@/lib/i18n/format'

const COUNTS = [2, 9, 24, 41, 58, 47, 39, 31, 20, 22, 14, 9, 11, 6, 4, 5, 2, 1, 0, 3]

export function HistogramSliderSpecimen() {
  const t = useTranslations('showcase.form')
  const state = useTranslations('showcase.state')
  const [value, onChange] = useState<[number, number]>([500, 3000])
  const common = {
    value,
    onChange,
    min: 0,
    max: 5000,
    step: 50,
    counts: COUNTS,
    format: (baht: number) => formatMoney({ amount: baht * 100, currency: 'THB' }),
  }
  return (
    <Specimen name="histogram-slider">
      <State name={state('filled')}>
        <HistogramSlider {...common} label={t('price')} />
      </State>
      <State name={state('empty')}>
        <HistogramSlider {...common} label={t('price')} counts={COUNTS.map(() => 0)} />
      </State>
      <State name={state('busy')}>
        <HistogramSlider {...common} label={t('price')} busy />
      </State>
      <State name={state('invalid')}>
        <HistogramSlider {...common} label={t('price')} error={t('priceError')} />
      </State>
      <State name={state('disabled')}>
        <HistogramSlider {...common} label={t('price')} disabled />
      </State>
      <State name={state('long')}>
        <HistogramSlider
          {...common}
          label={t('nameLong')}
          format={(baht) => formatMoney({ amount: baht * 1_000_000, currency: 'KRW' })}
        />
      </State>
    </Specimen>
  )
}
