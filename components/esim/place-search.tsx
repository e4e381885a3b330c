'use client'

import { useTranslations } from 'next-intl'
import { type FocusEvent, type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/action/button'
import { Icon } from '@/components/ui/media/icon'
import { LeadIn } from '@/components/ui/text/lead-in'
import { searchEntries } from './matching'

/** A searchable place. */
export interface SearchedPlace {
  id: string
  name: string
  search: string
  /** Shown at the end of the row: the lowest price, or the number of countries. */
  aside: string
}

/** As many as fit below the field. */
const MAX_RESULTS = 8
/** Anchor of the list of all places. */
const ALL = 'places'

/** Searches countries and regions in any of the shop's languages; results link to their plans on the page. */
export function PlaceSearch({ places }: { places: SearchedPlace[] }) {
  const t = useTranslations('esim.search')
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const typed = text.trim()
  const found = typed ? searchEntries(places, typed) : []

  function submit(event: FormEvent) {
    event.preventDefault()
    const [first] = found
    window.location.hash = first?.id ?? ALL
    if (first || !typed) setOpen(false)
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return (
    <search
      className="place-search"
      onBlur={handleBlur}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setOpen(false)
      }}
    >
      <form action={`#${ALL}`} onSubmit={submit}>
        <Icon name="magnifying-glass" className="size-6 text-ink-3" />
        <input
          type="search"
          aria-label={t('label')}
          placeholder={t('label')}
          value={text}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={80}
          onFocus={() => setOpen(true)}
          onChange={({ target }) => {
            setText(target.value)
            setOpen(true)
          }}
        />
        <Button type="submit" size="sm">
          {t('button')}
        </Button>
      </form>
      <p role="status" className="sr-only">
        {typed && t('found', { count: found.length })}
      </p>
      {open && typed && (
        <div className="place-found">
          {found.length > 0 ? (
            <ul>
              {found.slice(0, MAX_RESULTS).map(({ id, name, aside }) => (
                <li key={id}>
                  <a href={`#${id}`} className="place-row" onClick={() => setOpen(false)}>
                    {name} <span>{aside}</span>
                  </a>
                </li>
              ))}
            </ul>
          ) : (
            <p className="px-3 py-2">
              <LeadIn>{t('none', { text: typed })}</LeadIn>
              <a href={`#${ALL}`} className="link" onClick={() => setOpen(false)}>
                {t('all')}
              </a>
            </p>
          )}
        </div>
      )}
    </search>
  )
}
