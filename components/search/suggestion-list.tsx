'use client'

import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/class-names'
import type { Entry, EntryGroup } from './entries'
import { EntryLine } from './entry-line'

interface SuggestionListProps {
  /** Beginning of the ids of the list and its lines. */
  id: string
  groups: EntryGroup[]
  /** Place of the line that the arrow keys are on; −1 for none. */
  active: number
  /** The lines are those of an earlier text. */
  isStale: boolean
  /** Said beside, or instead of, the lines. */
  note: string | null
  hrefOf(entry: Entry): string
  onGo(entry: Entry, event: MouseEvent): void
  onRetry?(): void
  /** Forgets what was searched for before. */
  onForget(): void
}

/** The lines under a search field, under their headings. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, groups, active, isStale, note, hrefOf, onGo, onRetry, onForget } = props
  const t = useTranslations('layout.client.search')
  const again = useTranslations('ui.error')
  const line = ({ entry, place }: EntryGroup['entries'][number]) => (
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
        // The field keeps the focus, and with it the list stays open.
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map(({ heading, entries }) =>
          heading === null ? (
            entries.map(line)
          ) : (
            <fieldset key={heading} aria-labelledby={`${id}-${heading}`} className="min-w-0">
              <p id={`${id}-${heading}`} className="option-group">
                {t(`headings.${heading}`)}
              </p>
              {entries.map(line)}
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
