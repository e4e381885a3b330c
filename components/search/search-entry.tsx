'use client'

import { type MouseEvent, Suspense, useRef } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { Icon } from '@/components/ui/media/icon'
import { useSearchSheet } from './search-sheet-state'

const load = () => import('./search-sheet')
const SearchSheet = lazyWithRetry(() => load().then((module) => ({ default: module.SearchSheet })))

/**
 * The search button where the header has no room for a field: opens the sheet, or without a script links to
 * the home page.
 */
export function SearchEntry({ href, label }: { href: string; label: string }) {
  const { open, show } = useSearchSheet()
  const opened = useRef(false)
  opened.current ||= open

  function onClick(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    show()
  }

  return (
    <>
      <a
        href={href}
        aria-label={label}
        data-stay=""
        className="bar-search"
        onClick={onClick}
        onPointerEnter={() => void load().catch(() => null)}
      >
        <Icon name="magnifying-glass" />
      </a>
      <Suspense>{opened.current && <SearchSheet />}</Suspense>
    </>
  )
}
