'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { cx } from './class-names'

/** From this share of the limit on the count is said aloud. */
const NEAR = 0.9

/** How much of a text's limit is used; `of` is the id of its textarea. */
export function CharacterCount({ of, max }: { of: string; max: number }) {
  const t = useTranslations('ui')
  const [length, setLength] = useState(0)
  useEffect(() => {
    const area = document.getElementById(of)
    if (!(area instanceof HTMLTextAreaElement)) return
    const read = () => setLength(area.value.length)
    // A form that is reset empties its fields after the event.
    const readLater = () => setTimeout(read)
    read()
    area.addEventListener('input', read)
    area.form?.addEventListener('reset', readLater)
    return () => {
      area.removeEventListener('input', read)
      area.form?.removeEventListener('reset', readLater)
    }
  }, [of])
  const left = max - length
  return (
    <>
      <span
        aria-hidden="true"
        className={cx('flex-none text-13 tabular-nums', left <= 0 ? 'font-semibold text-bad' : 'text-ink-3')}
      >
        {length}/{max}
      </span>
      <span role="status" className="sr-only">
        {length >= max * NEAR && t('charactersLeft', { count: left })}
      </span>
    </>
  )
}
