'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/action/button'
import { TextField } from '@/components/ui/form/text-field'
import { VenueCheck } from './venue-check'
import { keyFromUrl, savedKey, saveKey } from './venue-key'

/** Asks for the venue key once, then for one voucher after another. */
export function VenueGate() {
  const t = useTranslations('venue')
  /** Undefined until the browser storage has been read. */
  const [key, setKey] = useState<string | null>()

  useEffect(() => {
    const linkedKey = keyFromUrl()
    if (linkedKey) saveKey(linkedKey)
    setKey(linkedKey ?? savedKey())
  }, [])

  function choose(next: string | null) {
    saveKey(next)
    setKey(next)
  }

  if (key === undefined) return null
  if (key)
    return (
      <>
        <VenueCheck venueKey={key} />
        <Button variant="text" className="justify-self-start" onClick={() => choose(null)}>
          {t('forget')}
        </Button>
      </>
    )
  return (
    <form
      method="post"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('key')
        if (typeof typed === 'string' && typed.trim()) choose(typed.trim())
      }}
    >
      <TextField
        label={t('key')}
        hint={t('keyHint')}
        name="key"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit">{t('continue')}</Button>
    </form>
  )
}
