'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Icon } from '@/components/ui/media/icon'
import { ShopImage } from '@/components/ui/media/image'
import type { Suggestion } from '@/lib/contract/search'
import type { IconName } from '@/lib/icons/icon-names'
import type { Entry } from './entries'
import { pieces } from './marked'

const ICONS: Record<Suggestion['kind'], IconName> = {
  destination: 'map-pin',
  category: 'squares-four',
  product: 'ticket',
}

function Found({ suggestion }: { suggestion: Suggestion }) {
  const { title, subtitle, image, matched, kind } = suggestion
  return (
    <>
      {image ? (
        <ShopImage
          path={image.path}
          focus={image.focus}
          alt=""
          sizes="44px"
          ratio={1}
          widest={320}
          className="search-image"
        />
      ) : (
        <span className="search-icon">
          <Icon name={ICONS[kind]} />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2">
          {pieces(title, matched).map(({ text, start, marked }) =>
            marked ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
          )}
        </span>
        {subtitle && <small>{subtitle}</small>}
      </span>
    </>
  )
}

interface EntryLineProps extends ComponentProps<'a'> {
  entry: Entry
  /** Highlighted by the arrow keys. */
  active: boolean
}

/** An entry of the list: a link, so that a modified or middle click opens it elsewhere. */
export function EntryLine({ entry, active, ...link }: EntryLineProps) {
  const t = useTranslations('layout.client.search')
  return (
    <a
      {...link}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      data-highlighted={active || undefined}
      className="option search-line"
    >
      {entry.kind === 'suggestion' ? (
        <Found suggestion={entry.suggestion} />
      ) : (
        <>
          <span className="search-icon">
            <Icon name={entry.kind === 'recent' ? 'clock' : 'magnifying-glass'} />
          </span>
          <span className="min-w-0 flex-1 wrap-anywhere">
            {entry.kind === 'recent' ? entry.text : t('all', { text: entry.text })}
          </span>
        </>
      )}
    </a>
  )
}
