'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { Chip } from '@/components/ui/action/chip'
import { Chips } from '@/components/ui/form/chips'

export function ChipsSpecimen() {
  const t = useTranslations('showcase.surface')
  const form = useTranslations('showcase.form')
  const state = useTranslations('showcase.state')
  const [time, setTime] = useState<string[]>(['evening'])
  const [extras, setExtras] = useState<string[]>(['guide', 'lunch'])
  const [saved, save] = useState(false)
  const [applied, setApplied] = useState(true)
  const still = () => undefined
  const times = [
    { value: 'morning', label: t('morning'), icon: 'sun-horizon' as const },
    { value: 'noon', label: t('noon'), icon: 'sun' as const, disabled: true },
    { value: 'evening', label: t('evening'), icon: 'moon' as const },
  ]
  const more = ['guide', 'lunch', 'pickUp'].map((value) => ({ value, label: t(value) }))
  return (
    <Specimen name="chips">
      <State name={`${state('chosen')}, ${state('disabled')}`}>
        <Chips
          label={t('time')}
          choose="one"
          name="chips-one"
          options={times}
          value={time}
          onChange={setTime}
        />
      </State>
      <State name={`${state('chosen')} · many`}>
        <Chips
          label={t('with')}
          choose="many"
          name="chips-many"
          options={more}
          value={extras}
          onChange={setExtras}
        />
      </State>
      <State name={state('busy')}>
        <Chips
          label={t('with')}
          choose="many"
          name="chips-busy"
          options={[]}
          value={[]}
          onChange={still}
          busy
        />
      </State>
      <State name={state('invalid')}>
        <Chips
          label={t('time')}
          choose="one"
          name="chips-invalid"
          options={times}
          value={[]}
          onChange={still}
          error={t('timeError')}
        />
      </State>
      <State name={`${state('usual')} · chip`}>
        <div className="flex flex-wrap gap-2">
          <Chip selected={saved} onClick={() => save(!saved)}>
            {t('save')}
          </Chip>
          {applied && (
            <Chip removable aria-label={t('remove', { label: t('free') })} onClick={() => setApplied(false)}>
              {t('free')}
            </Chip>
          )}
          <Chip disabled>{t('pickUp')}</Chip>
        </div>
      </State>
      <State name={state('long')}>
        <div className="flex flex-wrap gap-2">
          <Chip selected>{form('longSentence')}</Chip>
          <Chip>{form('longWord')}</Chip>
        </div>
      </State>
    </Specimen>
  )
}
