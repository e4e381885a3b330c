'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { Icon } from '@/components/ui/media/icon'
import { Overlay } from '@/components/ui/overlay/overlay'
import { MAX_TEXT_LENGTH } from '@/lib/domain/search-text'
import { useNavigation } from '@/stores/navigation'
import { useSearchSheet } from './search-sheet-state'
import { Suggestions } from './suggestions'

/** The search with suggestions: full screen on phones, at the top on wider screens. */
export function SearchSheet() {
  const t = useTranslations('layout.client.search')
  const { path } = usePreferences()
  const { open, text, show, hide } = useSearchSheet()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => useNavigation.subscribe(({ path: here }, before) => here !== before.path && hide()), [hide])
  return (
    <Overlay
      open={open}
      onOpenChange={(next) => {
        if (!next) hide()
      }}
      title={t('label')}
      className="search-sheet"
      initialFocus={input}
    >
      <search>
        <form action={path('/products')} className="search-box">
          <Icon name="magnifying-glass" />
          <div className="search-field">
            <input
              ref={input}
              type="text"
              name="q"
              role="combobox"
              aria-label={t('label')}
              aria-expanded="false"
              aria-autocomplete="list"
              placeholder={t('placeholder')}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={MAX_TEXT_LENGTH}
              defaultValue={text}
              onInput={({ currentTarget }) => show(currentTarget.value)}
            />
            <Suggestions input={input} inline onGo={hide} />
          </div>
        </form>
      </search>
    </Overlay>
  )
}
