'use client'

import { useEffect } from 'react'
import { HEADER_FIELD } from './search-input'

/** Puts the text that the page was searched for into the header's field while the page is visible. */
export function SearchedText({ text }: { text: string }) {
  useEffect(() => {
    const field = document.getElementById(HEADER_FIELD)
    if (!(field instanceof HTMLInputElement)) return
    field.value = text
    return () => {
      if (field.value === text) field.value = ''
    }
  }, [text])
  return null
}
