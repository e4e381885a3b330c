'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { usePreferences } from '@/components/layout/preferences'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { TextField } from '@/components/ui/text-field'
import { useNavigation } from '@/stores/navigation'
import { useQuestionFilter } from './use-question-filter'

const LONGEST = 80
/** Browsers refuse an address that changes with every letter. */
const ADDRESS_DELAY_MS = 300

function writeAddress(query: string): void {
  // The visitor has just followed a link: the address is no longer this page's.
  if (useNavigation.getState().pending) return
  const url = new URL(window.location.href)
  if (query.trim()) url.searchParams.set('q', query.trim())
  else url.searchParams.delete('q')
  window.history.replaceState(null, '', url)
}

function openNamed(): void {
  const named = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
  if (!(named instanceof HTMLDetailsElement)) return
  named.open = true
  named.scrollIntoView()
}

/** Searches the questions inside it while one types; the address keeps the query, so that it can be shared. */
export function HelpSearch({ children }: { children: React.ReactNode }) {
  const t = useTranslations('pages.help.search')
  const { locale, path } = usePreferences()
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const filter = useQuestionFilter(list, locale)
  const [query, setQuery] = useState('')
  const [found, setFound] = useState(0)
  const asked = query.trim() !== ''

  useEffect(() => {
    const shared = new URLSearchParams(window.location.search).get('q')?.slice(0, LONGEST) ?? ''
    setQuery(shared)
    setFound(filter(shared))
    if (!shared) openNamed()
    window.addEventListener('hashchange', openNamed)
    return () => {
      window.removeEventListener('hashchange', openNamed)
      clearTimeout(timer.current)
    }
  }, [filter])

  function look(next: string) {
    setQuery(next)
    setFound(filter(next))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => writeAddress(next), ADDRESS_DELAY_MS)
  }

  return (
    <>
      <search className="mb-4 block noscript:hidden print:hidden">
        <form action={path('/help')} onSubmit={(event) => event.preventDefault()}>
          <TextField
            ref={field}
            type="search"
            name="q"
            label={t('label')}
            placeholder={t('placeholder')}
            maxLength={LONGEST}
            autoComplete="off"
            enterKeyHint="search"
            value={query}
            onChange={(event) => look(event.target.value)}
            start={<Icon name="magnifying-glass" />}
            end={
              asked && (
                <IconButton
                  icon="x"
                  label={t('clear')}
                  onClick={() => {
                    look('')
                    field.current?.focus()
                  }}
                />
              )
            }
          />
          <p role="status" className="mt-2 min-h-5 text-14 text-ink-3">
            {asked && t('count', { count: found })}
          </p>
        </form>
      </search>
      <div ref={list}>{children}</div>
      {asked && found === 0 && (
        <EmptyState
          title={t('empty')}
          action={<ButtonLink href={path('/support')}>{t('support')}</ButtonLink>}
        >
          {t('emptyText')}
        </EmptyState>
      )}
    </>
  )
}
