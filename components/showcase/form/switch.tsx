'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { Switch } from '@/components/ui/form/switch'

export function SwitchSpecimen() {
  const t = useTranslations('showcase.form')
  const state = useTranslations('showcase.state')
  const [off, setOff] = useState(false)
  const [on, setOn] = useState(true)
  const still = () => undefined
  return (
    <Specimen name="switch">
      <State name={state('empty')}>
        <Switch label={t('alert')} checked={off} onChange={setOff} />
      </State>
      <State name={state('filled')}>
        <Switch label={t('alert')} description={t('alertLine')} checked={on} onChange={setOn} />
      </State>
      <State name={state('busy')}>
        <Switch label={t('alert')} checked busy onChange={still} />
        <Switch label={t('alert')} checked={false} busy onChange={still} />
      </State>
      <State name={state('invalid')}>
        <Switch label={t('alert')} error={t('alertError')} checked={off} onChange={setOff} />
      </State>
      <State name={state('disabled')}>
        <Switch label={t('alert')} checked disabled onChange={still} />
        <Switch label={t('alert')} checked={false} disabled onChange={still} />
      </State>
      <State name={state('long')}>
        <Switch label={t('nameLong')} description={t('longWord')} checked={on} onChange={setOn} />
      </State>
    </Specimen>
  )
}
