'use client'

import './device-search.css'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TextField } from '@/components/ui/form/text-field'
import { Icon } from '@/components/ui/media/icon'
import { DEVICE_FAMILIES } from './devices'
import { searchEntries } from './matching'

const FAMILIES = DEVICE_FAMILIES.map((family) => ({ ...family, search: `${family.name} ${family.models}` }))

/** Device families that support eSIM, searchable by name or model. */
export function DeviceSearch() {
  const t = useTranslations('esim.devices')
  const [text, setText] = useState('')
  const found = searchEntries(FAMILIES, text)
  return (
    <div className="grid gap-4">
      <div className="max-w-[420px]">
        <TextField
          type="search"
          label={t('search')}
          placeholder={t('placeholder')}
          value={text}
          maxLength={60}
          autoComplete="off"
          start={<Icon name="magnifying-glass" className="size-5" />}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <p role="status" className="sr-only">
        {text.trim() && t('found', { count: found.length })}
      </p>
      {found.length > 0 ? (
        <ul className="device-list">
          {found.map(({ id, name, models, note }) => (
            <li key={id}>
              <b>{name}</b>
              <span lang="en">{models}</span>
              <small>{t(`notes.${note}`)}</small>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-2">{t('none')}</p>
      )}
    </div>
  )
}
