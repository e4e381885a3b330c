'use client'

import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { Button } from '@/components/ui/action/button'
import { cx } from '@/components/ui/class-names'
import type { Entry, EntryGroup } from './entries'
import { EntryLine } from './entry-line'

interface SuggestionListProps {
  /** Prefix of the ids of the list and its entries. */
  id: string
  groups: EntryGroup[]
  /** Index of the entry highlighted by the arrow keys; −1 for none. */
  active: number
  /** The entries belong to an earlier text. */
  isStale: boolean
  /** Shown with, or instead of, the entries. */
  note: string | null
  hrefOf(entry: Entry): string
  onGo(entry: Entry, event: MouseEvent): void
  onRetry?(): void
  /** Clears the recent searches. */
  onForget(): void
}

/** The entries under a search field, grouped under headings. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, groups, active, isStale, note, hrefOf, onGo, onRetry, onForget } = props
  const t = useTranslations('layout.client.search')
  const again = useTranslations('ui.error')
  const renderEntry = ({ entry, place }: EntryGroup['entries'][number]) => (
    <EntryLine
      key={place}
      id={`${id}-${place}`}
      entry={entry}
      active={place === active}
      href={hrefOf(entry)}
      onClick={(event) => onGo(entry, event)}
    />
  )
  const isRecent = groups[0]?.heading === 'recent'
  return (
    <>
      {note && (
        <div className="flex min-h-13 flex-wrap items-center justify-between gap-2 px-5 py-2 text-ink-3">
          <p className="min-w-0 wrap-anywhere">{note}</p>
          {onRetry && (
            <Button variant="text" size="sm" onClick={onRetry}>
              {again('again')}
            </Button>
          )}
        </div>
      )}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('list')}
        className={cx('search-list', groups.length === 0 && 'hidden', isStale && 'opacity-60')}
        // Keeps the focus in the field, so that the list stays open.
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map(({ heading, entries }) =>
          heading === null ? (
            entries.map(renderEntry)
          ) : (
            <fieldset key={heading} aria-labelledby={`${id}-${heading}`} className="min-w-0">
              <p id={`${id}-${heading}`} className="option-group">
                {t(`headings.${heading}`)}
              </p>
              {entries.map(renderEntry)}
            </fieldset>
          ),
        )}
      </div>
      {isRecent && (
        <div className="px-2 pb-2">
          <Button variant="text" size="sm" onClick={onForget}>
            {t('forget')}
          </Button>
        </div>
      )}
    </>
  )
}
