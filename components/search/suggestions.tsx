'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { cx } from '@/components/ui/class-names'
import { useFoundItems } from '@/components/ui/combobox/use-found-items'
import { useOnline } from '@/components/ui/lazy/use-online'
import { PHONE } from '@/components/ui/use-media'
import '@/components/ui/form/option-list.css'
import { listingPath, parseListing, searchedText } from '@/lib/domain/listing'
import { useNavigation } from '@/stores/navigation'
import { type Entry, entryGroups, nextPlace } from './entries'
import { findSuggestions } from './find-suggestions'
import { useRecentSearches } from './recent-searches'
import './search.css'
import type { Entered } from './search-input'
import { useSearchSheet } from './search-sheet-state'
import { SuggestionList } from './suggestion-list'
import { useSearchField } from './use-search-field'

const WAIT_MS = 120

export interface SuggestionsProps {
  input: RefObject<HTMLInputElement | null>
  /** Always visible below the field, instead of in front of the page while the field has focus. */
  inline?: boolean
  /** How the field received focus before this component was loaded. */
  entered?: Entered
  onGo?(): void
}

/** Suggestions for the text of a search field, as the listbox of a combobox, and the search itself. */
export function Suggestions({ input, inline = false, entered, onGo }: SuggestionsProps) {
  const t = useTranslations('layout.client.search')
  const router = useRouter()
  const { path } = usePreferences()
  const id = useId()
  const online = useOnline()
  const [open, setOpen] = useState(inline)
  const [text, setText] = useState('')
  const [place, setPlace] = useState(-1)
  const [recent, remember] = useRecentSearches()
  const { items, isLoading, failed, retry } = useFoundItems({
    source: findSuggestions,
    typed: text,
    isOpen: open,
    textOf: ({ title }) => title,
    wait: WAIT_MS,
    minLength: 1,
  })
  const groups = entryGroups(text, items, recent)
  const entries = groups.flatMap((group) => group.entries.map(({ entry }) => entry))
  const active = place < entries.length ? place : -1
  const shown = open && entries.length > 0

  function close() {
    if (!inline) setOpen(false)
    setPlace(-1)
  }

  /** A button that is removed by its own action returns the focus to the field. */
  function focusField() {
    input.current?.focus()
  }

  function enter(pressed: boolean) {
    const field = input.current
    if (!field) return
    if (pressed && !inline && matchMedia(PHONE).matches) return useSearchSheet.getState().show(field.value)
    setText(field.value.trim())
    setOpen(true)
  }

  function leadTo(address: string) {
    close()
    setOpen(inline)
    const href = path(address)
    const { pathname, search } = window.location
    if (href !== pathname + search) useNavigation.setState({ pending: true })
    router.push(href)
    onGo?.()
  }

  /** Goes to the listing of the field's form, with its other filters. */
  function search(form: HTMLFormElement) {
    const chosen = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') chosen.append(name, value)
    const query = parseListing(chosen)
    if (query.text) remember(query.text)
    leadTo(listingPath(query))
  }

  function go(entry: Entry) {
    if (entry.kind === 'suggestion') return leadTo(entry.suggestion.path)
    const field = input.current
    if (!field?.form) return
    field.value = entry.text
    setText(entry.text)
    search(field.form)
  }

  useSearchField(input, {
    onText(typed) {
      setText(typed)
      setPlace(-1)
      setOpen(true)
    },
    onEnter: enter,
    onLeave: close,
    onKey(key) {
      const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : null
      if (step) {
        setOpen(true)
        setPlace(nextPlace(active, step, entries.length))
        return true
      }
      const entry = entries[active]
      if (key === 'Enter' && shown && entry) {
        go(entry)
        return true
      }
      if (key !== 'Escape' || !open) return false
      setOpen(false)
      setPlace(-1)
      return true
    },
    onSubmit: search,
  })

  /** The field had focus before this component was loaded. */
  const catchUp = useEffectEvent(() => {
    if (inline || document.activeElement === input.current) enter(entered === 'click')
  })
  useEffect(() => catchUp(), [])

  useEffect(() => {
    const field = input.current
    if (!field) return
    field.setAttribute('aria-expanded', String(shown))
    if (shown) field.setAttribute('aria-controls', `${id}-list`)
    else field.removeAttribute('aria-controls')
    if (shown && active >= 0) field.setAttribute('aria-activedescendant', `${id}-${active}`)
    else field.removeAttribute('aria-activedescendant')
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [input, shown, active, id])

  const note = !text
    ? null
    : !online
      ? t('offline')
      : failed
        ? t('failed')
        : isLoading && items.length === 0
          ? t('loading')
          : items.length === 0
            ? t('none', { text })
            : null
  const said =
    note ?? (text ? t('found', { count: items.length }) : t('recentCount', { count: recent.length }))
  return (
    <div className={inline ? undefined : cx('pop search-pop', !(open && (shown || note)) && 'hidden')}>
      <SuggestionList
        id={id}
        groups={shown ? groups : []}
        active={active}
        isStale={isLoading}
        note={open ? note : null}
        hrefOf={(entry) =>
          path(
            entry.kind === 'suggestion'
              ? entry.suggestion.path
              : listingPath({ text: searchedText(entry.text) }),
          )
        }
        onGo={(entry: Entry, event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          go(entry)
        }}
        onRetry={
          failed && online
            ? () => {
                focusField()
                retry()
              }
            : undefined
        }
        onForget={() => {
          focusField()
          remember(null)
        }}
      />
      <p role="status" className="sr-only">
        {open && !isLoading && (note || entries.length > 0) && said}
      </p>
    </div>
  )
}
