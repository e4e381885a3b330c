'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { PhoneField } from '@/components/ui/phone/phone-field'

const NUMBER = '+66812345678'

export function PhoneFieldSpecimen() {
  const t = useTranslations('showcase.form')
  const state = useTranslations('showcase.state')
  const [none, setNone] = useState('')
  const [some, setSome] = useState(NUMBER)
  const [wrong, setWrong] = useState('+6681')
  return (
    <Specimen name="phone-field">
      <State name={state('empty')}>
        <PhoneField label={t('phone')} hint={t('phoneHint')} country="TH" value={none} onChange={setNone} />
      </State>
      <State name={state('filled')}>
        <PhoneField label={t('phone')} value={some} onChange={setSome} />
      </State>
      <State name={state('busy')}>
        <PhoneField label={t('phone')} value={NUMBER} busy onChange={setSome} />
      </State>
      <State name={state('invalid')}>
        <PhoneField label={t('phone')} error={t('phoneError')} value={wrong} onChange={setWrong} />
      </State>
      <State name={state('disabled')}>
        <PhoneField label={t('phone')} value={NUMBER} disabled onChange={setSome} />
      </State>
      <State name={state('long')}>
        <PhoneField
          label={t('nameLong')}
          country="BA"
          value={none}
          onChange={setNone}
          hint={t('longSentence')}
        />
      </State>
    </Specimen>
  )
}
