'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { Slider } from '@/components/ui/form/slider'

export function SliderSpecimen() {
  const t = useTranslations('showcase.form')
  const state = useTranslations('showcase.state')
  const [one, setOne] = useState<[number]>([3])
  const [two, setTwo] = useState<[number, number]>([2, 6])
  const common = { min: 1, max: 12, format: (value: number) => t('hours', { value }) }
  const single = { ...common, value: one, onChange: ([value = 1]: number[]) => setOne([value]) }
  return (
    <Specimen name="slider">
      <State name={state('filled')}>
        <Slider {...single} label={t('length')} hint={t('lengthHint')} />
      </State>
      <State name={`${state('filled')} · range`}>
        <Slider
          {...common}
          label={t('length')}
          value={two}
          onChange={([low = 1, high = 12]) => setTwo([low, high])}
        />
      </State>
      <State name={state('busy')}>
        <Slider {...single} label={t('length')} busy />
      </State>
      <State name={state('invalid')}>
        <Slider {...single} label={t('length')} error={t('lengthError')} />
      </State>
      <State name={state('disabled')}>
        <Slider {...single} label={t('length')} disabled />
      </State>
      <State name={state('long')}>
        <Slider {...single} label={t('nameLong')} hint={t('longSentence')} />
      </State>
    </Specimen>
  )
}
