'use client'

import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { MAX_TEXT_LENGTH } from '@/lib/domain/search-text'

import type { SuggestionsProps } from './suggestions'

/** If the suggestions fail to load, the field still works as a plain form field. */
const Suggestions = lazy<ComponentType<SuggestionsProps>>(() =>
  import('./suggestions').then(
    (module) => ({ default: module.Suggestions }),
    () => ({ default: () => null }),
  ),
)

/** Id of the field in the header. */
export const HEADER_FIELD = 'search'

/** How the field received focus. */
export type Entered = 'focus' | 'click'

/**
 * The text field of a search form that leads to the listing; works without JavaScript. The suggestions are
 * loaded when the field first receives focus.
 */
export function SearchInput(props: ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null)
  const [entered, enter] = useState<Entered | null>(null)
  // The field was focused before hydration: what is already typed is looked up too.
  useEffect(() => {
    if (document.activeElement === input.current) enter((current) => current ?? 'focus')
  }, [])
  return (
    <div className="search-field">
      <input
        {...props}
        ref={input}
        type="text"
        name="q"
        role="combobox"
        aria-expanded="false"
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={MAX_TEXT_LENGTH}
        onFocus={() => enter((current) => current ?? 'focus')}
        onClick={() => enter('click')}
      />
      {entered && (
        <Suspense>
          <Suggestions input={input} entered={entered} />
        </Suspense>
      )}
    </div>
  )
}
