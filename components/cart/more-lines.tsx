'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EndOfList } from './end-of-list'

interface MoreLinesProps {
  /** Lines that are loaded, and those that are not. */
  shown: number
  below: number
  busy: boolean
  onScrolled(): void
  /** The button was pressed. */
  onAsked(): void
}

/** The end of what is loaded: it goes on by itself when it is scrolled to, and for the keyboard by a button. */
export function MoreLines({ shown, below, busy, onScrolled, onAsked }: MoreLinesProps) {
  const t = useTranslations('cart')
  return (
    <>
      <Button variant="secondary" wide className="mt-5" busy={busy} onClick={onAsked}>
        {t('more', { count: below })}
      </Button>
      {!busy && <EndOfList length={shown} onReached={onScrolled} />}
    </>
  )
}
