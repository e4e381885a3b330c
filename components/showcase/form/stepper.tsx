'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { Stepper } from '@/components/ui/form/stepper'

export function StepperSpecimen() {
  const t = useTranslations('showcase.form')
  const state = useTranslations('showcase.state')
  const [none, setNone] = useState(0)
  const [some, setSome] = useState(2)
  const still = () => undefined
  return (
    <Specimen name="stepper">
      <State name={state('empty')}>
        <Stepper label={t('adults')} value={none} onChange={setNone} />
      </State>
      <State name={state('filled')}>
        <Stepper label={t('adults')} value={some} max={4} reason={t('adultsMost')} onChange={setSome} />
      </State>
      <State name={state('busy')}>
        <Stepper label={t('adults')} value={2} busy onChange={still} />
      </State>
      <State name={state('invalid')}>
        <Stepper label={t('adults')} value={none} error={t('adultsError')} onChange={setNone} />
      </State>
      <State name={state('disabled')}>
        <Stepper label={t('adults')} value={2} disabled onChange={still} />
      </State>
      <State name={state('long')}>
        <Stepper label={t('nameLong')} value={1204} max={1204} reason={t('longSentence')} onChange={still} />
      </State>
    </Specimen>
  )
}
