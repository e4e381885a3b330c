'use client'

import { type ChangeEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { caretBehind, phoneCharacters, phoneEdit } from './phone-edit'
import type { PhoneText } from './phone-number'
import { usePhoneLibrary } from './use-phone-library'

const DELETING: Record<string, 'backward' | 'forward'> = {
  deleteContentBackward: 'backward',
  deleteContentForward: 'forward',
}

/** Region of the browser's language; some browsers report a language that is not a valid tag. */
function ownRegion(): string | undefined {
  try {
    return new Intl.Locale(navigator.language).region
  } catch {
    return undefined
  }
}

interface PhoneTextOptions {
  value: string
  onChange(value: string): void
  /** Used if nothing else determines the country. */
  country?: string
  input: RefObject<HTMLInputElement | null>
}

/** Returns the text and the country of a phone field for an E.164 value. */
export function usePhoneText({ value, onChange, country, input }: PhoneTextOptions) {
  const library = usePhoneLibrary()
  const [state, setState] = useState<PhoneText | null>(null)
  const [caret, setCaret] = useState<number | null>(null)
  const [lastCountry, setLastCountry] = useState(country)

  useEffect(() => {
    if (!library || state?.value === value) return
    const known = [state?.country, country, ownRegion()].find(library.isCountryCode)
    const shown = library.showPhone(value, known ?? 'TH')
    setState(shown)
    // The value had no calling code, or was typed before the library was loaded.
    if (shown.value !== value) onChange(shown.value)
  }, [library, state, value, country, onChange])

  useEffect(() => {
    if (!library || country === lastCountry) return
    setLastCountry(country)
    if (value === '' && library.isCountryCode(country)) setState(library.showPhone('', country))
  }, [library, country, lastCountry, value])

  useLayoutEffect(() => {
    if (caret === null || document.activeElement !== input.current) return
    input.current?.setSelectionRange(caret, caret)
    setCaret(null)
  }, [caret, input])

  function take(next: PhoneText) {
    setState(next)
    if (next.value !== value) onChange(next.value)
  }

  function type(event: ChangeEvent<HTMLInputElement>) {
    const { value: text, selectionStart } = event.currentTarget
    if (!library || !state) return onChange(text)
    const { inputType } = event.nativeEvent as InputEvent
    const edit = phoneEdit(state.text, text, selectionStart ?? text.length, DELETING[inputType] ?? null)
    const next = library.readPhone(edit.characters, state.country)
    take(next)
    setCaret(next.country === state.country ? caretBehind(next.text, edit.before) : next.text.length)
  }

  return {
    library,
    country: state?.country ?? null,
    text: state?.text ?? value,
    type,
    choose(code: string) {
      if (library?.isCountryCode(code)) take(library.readPhone(phoneCharacters(state?.text ?? ''), code))
    },
  }
}
