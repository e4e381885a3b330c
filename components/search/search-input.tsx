'use client'

import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'

import type { SuggestionsProps } from './suggestions'

/** Suggestions that do not load leave the field what it is without a script: a form's. */
const Suggestions = lazy<ComponentType<SuggestionsProps>>(() =>
  import('./suggestions').then(
    (module) => ({ default: module.Suggestions }),
    () => ({ default: () => null }),
  ),
)

/** Id of the field in the header. */
export const HEADER_FIELD = 'search'

/** How the field was entered. */
export type Entered = 'focus' | 'click'

/**
 * The text of a search, for a form that leads to the listing; it needs no script. What suggests while somebody types
 * comes with the first visit to the field.
 */
export function SearchInput(props: ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null)
  const [entered, enter] = useState<Entered | null>(null)
  // Somebody was quicker than the script: what is typed already is looked up too.
  useEffect(() => {
    if (document.activeElement === input.current) enter((before) => before ?? 'focus')
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
        maxLength={100}
        onFocus={() => enter((before) => before ?? 'focus')}
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
