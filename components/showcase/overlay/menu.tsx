'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { buttonStyle } from '@/components/ui/action/button-style'
import { ICON_BUTTON } from '@/components/ui/action/icon-button'
import { Icon } from '@/components/ui/media/icon'
import { Menu, type MenuItem } from '@/components/ui/overlay/menu'

export function MenuSpecimen() {
  const t = useTranslations('showcase.surface')
  const form = useTranslations('showcase.form')
  const state = useTranslations('showcase.state')
  const [alert, setAlert] = useState(true)
  const groups: MenuItem[][] = [
    [
      { label: t('voucher'), icon: 'download-simple', href: '#showcase-menu' },
      { label: t('calendar'), icon: 'calendar-plus' },
      { label: t('alert'), icon: 'bell', checked: alert, onSelect: () => setAlert(!alert) },
    ],
    [
      { label: t('reschedule'), icon: 'calendar-blank', hint: t('tooLate'), disabled: true },
      { label: t('cancel'), icon: 'x-circle-fill', hint: t('cancelUntil'), destructive: true },
    ],
  ]
  return (
    <Specimen name="menu">
      <State name={state('usual')}>
        <Menu
          trigger={<Icon name="dots-three-bold" className="size-6" />}
          label={t('acts')}
          align="start"
          className={ICON_BUTTON}
          groups={groups}
        />
      </State>
      <State name={state('empty')}>
        <Menu
          trigger={t('acts')}
          align="start"
          className={`${buttonStyle('quiet', 'sm')} justify-self-start`}
          groups={[]}
          empty={t('noActs')}
        />
      </State>
      <State name={`${state('usual')} · 24`}>
        <Menu
          trigger={t('places')}
          align="start"
          className={`${buttonStyle('secondary', 'sm')} justify-self-start`}
          groups={[Array.from({ length: 24 }, (_, index) => ({ label: `${t('pier')} ${index + 1}` }))]}
        />
      </State>
      <State name={state('long')}>
        <Menu
          trigger={form('nameLong')}
          align="start"
          className={`${buttonStyle('quiet', 'sm')} justify-self-start`}
          groups={[[{ label: form('longWord'), icon: 'ticket', hint: form('longSentence') }], ...groups]}
        />
      </State>
    </Specimen>
  )
}
