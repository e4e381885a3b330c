'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { cx } from '@/components/ui/class-names'

/** Share of the limit from which the count is announced. */
const ANNOUNCED_SHARE = 0.9

/** Shows how much of a text's limit is used; `of` is the id of the textarea. */
export function CharacterCount({ of, max }: { of: string; max: number }) {
  const t = useTranslations('ui')
  const [length, setLength] = useState(0)
  useEffect(() => {
    const area = document.getElementById(of)
    if (!(area instanceof HTMLTextAreaElement)) return
    const read = () => setLength(area.value.length)
    // A form reset clears its fields after the event.
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
        {length >= max * ANNOUNCED_SHARE && t('charactersLeft', { count: left })}
      </span>
    </>
  )
}
