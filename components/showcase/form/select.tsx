'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { Select } from '@/components/ui/form/select'

export function SelectSpecimen() {
  const t = useTranslations('showcase.form')
  const state = useTranslations('showcase.state')
  const [none, setNone] = useState('')
  const [some, setSome] = useState('shared')
  const boats = [
    { value: 'shared', label: t('boat.shared'), description: t('boat.sharedLine'), aside: '฿1,290' },
    { value: 'private', label: t('boat.private'), description: t('boat.privateLine'), aside: '฿4,800' },
    { value: 'night', label: t('boat.night'), description: t('boat.soldOut'), disabled: true },
  ]
  const groups = [
    { label: t('boat.group'), options: boats },
    { label: t('pickUp.label'), options: [{ value: 'pier', label: t('pickUp.pier') }] },
  ]
  return (
    <Specimen name="select">
      <State name={state('empty')}>
        <Select
          label={t('boat.label')}
          hint={t('pickUp.hint')}
          value={none}
          onChange={setNone}
          options={boats}
        />
      </State>
      <State name={state('filled')}>
        <Select label={t('boat.label')} value={some} onChange={setSome} options={groups} />
      </State>
      <State name={state('busy')}>
        <Select label={t('boat.label')} value="" onChange={setNone} options={[]} busy />
      </State>
      <State name={state('invalid')}>
        <Select
          label={t('boat.label')}
          error={t('boat.error')}
          value={none}
          onChange={setNone}
          options={boats}
        />
      </State>
      <State name={state('disabled')}>
        <Select label={t('boat.label')} value="shared" onChange={setSome} options={boats} disabled />
      </State>
      <State name={state('long')}>
        <Select
          label={t('nameLong')}
          value="long"
          onChange={setSome}
          options={[{ value: 'long', label: t('longSentence'), description: t('longWord') }]}
        />
      </State>
    </Specimen>
  )
}
