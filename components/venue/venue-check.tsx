'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/action/button'
import { TextField } from '@/components/ui/form/text-field'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { MAX_TYPED_CODE_LENGTH } from '@/lib/domain/redemption'
import { canScan } from './can-scan'
import { useVoucher } from './use-voucher'
import { VenueResult } from './venue-result'

const CameraScan = lazyWithRetry(() => import('./camera-scan').then((m) => ({ default: m.CameraScan })))

/** Takes a voucher code, typed, entered by a hardware scanner, or read by the camera, and shows its state. */
export function VenueCheck({ venueKey }: { venueKey: string }) {
  const t = useTranslations('venue')
  const { shown, busy, check, redeem, clear } = useVoucher(venueKey)
  const [code, setCode] = useState('')
  const [scans, setScans] = useState(false)
  const [watching, setWatching] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    void canScan().then(setScans)
  }, [])

  function next() {
    clear()
    setCode('')
    field.current?.focus()
  }

  return (
    <div className="grid gap-5">
      <form
        method="post"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (code.trim()) void check(code.trim())
        }}
      >
        <TextField
          ref={field}
          label={t('code')}
          hint={t('codeHint')}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          maxLength={MAX_TYPED_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="lg" busy={busy}>
            {t('check')}
          </Button>
          {scans && (
            <Button size="lg" variant="quiet" icon="qr-code" onClick={() => setWatching(!watching)}>
              {t(watching ? 'scanStop' : 'scan')}
            </Button>
          )}
        </div>
      </form>
      {watching && (
        <Suspense fallback={<p role="status">{t('scanStarting')}</p>}>
          <CameraScan
            onCode={(seen) => {
              setWatching(false)
              setCode(seen)
              void check(seen)
            }}
          />
        </Suspense>
      )}
      <div role="status">
        {shown && (
          <VenueResult
            shown={shown}
            busy={busy}
            onRedeem={(shownCode) => void redeem(shownCode)}
            onNext={next}
          />
        )}
      </div>
    </div>
  )
}
