'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { ButtonLink } from '@/components/ui/action/button-link'
import { IconButton } from '@/components/ui/action/icon-button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { TextField } from '@/components/ui/form/text-field'
import { Icon } from '@/components/ui/media/icon'
import { decoded } from '@/lib/domain/percent-encoding'
import { useNavigation } from '@/stores/navigation'
import { useQuestionFilter } from './use-question-filter'

const MAX_QUERY_LENGTH = 80
/** Browsers reject a URL update on every keystroke. */
const URL_DELAY_MS = 300

function writeUrl(query: string): void {
  // A navigation is pending: the URL no longer belongs to this page.
  if (useNavigation.getState().pending) return
  const url = new URL(window.location.href)
  if (query.trim()) url.searchParams.set('q', query.trim())
  else url.searchParams.delete('q')
  window.history.replaceState(null, '', url)
}

function openLinkedQuestion(): void {
  const target = document.getElementById(decoded(window.location.hash.slice(1)) ?? '')
  if (!(target instanceof HTMLDetailsElement)) return
  target.open = true
  target.scrollIntoView()
}

interface HelpSearchProps {
  placeholder: string
  /** Below the heading that nothing was found. */
  emptyText: string
  /** Whether the shop takes requests for support. */
  hasSupport: boolean
  children: React.ReactNode
}

/** Filters its child questions while typing; the query is stored in the URL so that it can be shared. */
export function HelpSearch({ placeholder, emptyText, hasSupport, children }: HelpSearchProps) {
  const t = useTranslations('pages.help.search')
  const { locale, path } = usePreferences()
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const filter = useQuestionFilter(list, locale)
  const [query, setQuery] = useState('')
  const [found, setFound] = useState(0)
  const hasQuery = query.trim() !== ''

  useEffect(() => {
    const shared = new URLSearchParams(window.location.search).get('q')?.slice(0, MAX_QUERY_LENGTH) ?? ''
    setQuery(shared)
    setFound(filter(shared))
    if (!shared) openLinkedQuestion()
    window.addEventListener('hashchange', openLinkedQuestion)
    return () => {
      window.removeEventListener('hashchange', openLinkedQuestion)
      clearTimeout(timer.current)
    }
  }, [filter])

  function updateQuery(next: string) {
    setQuery(next)
    setFound(filter(next))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => writeUrl(next), URL_DELAY_MS)
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
            placeholder={placeholder}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            value={query}
            onChange={(event) => updateQuery(event.target.value)}
            start={<Icon name="magnifying-glass" />}
            end={
              hasQuery && (
                <IconButton
                  icon="x"
                  label={t('clear')}
                  onClick={() => {
                    updateQuery('')
                    field.current?.focus()
                  }}
                />
              )
            }
          />
          <p role="status" className="mt-2 min-h-5 text-14 text-ink-3">
            {hasQuery && t('count', { count: found })}
          </p>
        </form>
      </search>
      <div ref={list}>{children}</div>
      {hasQuery && found === 0 && (
        <EmptyState
          title={t('empty')}
          action={hasSupport && <ButtonLink href={path('/support')}>{t('support')}</ButtonLink>}
        >
          {emptyText}
        </EmptyState>
      )}
    </>
  )
}
