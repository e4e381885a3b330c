'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { dropPasskeyOffer, hasPasskeyOffer } from '@/components/account/passkey/passkey-offer'
import { passkeyProblem } from '@/components/account/passkey/passkey-problem'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { Panel } from '@/components/ui/display/panel'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { useAuth } from '@/stores/auth'
import { showToast } from '@/stores/toasts'

/** Offers a passkey, once, to a customer whose account was opened with a mailed code on the way to this order. */
export function PasskeyOffer() {
  const t = useTranslations('auth.offer')
  const settings = useTranslations('settings.passkeys')
  const errorText = useErrorText()
  const { passkeys } = usePreferences()
  const user = useAuth((state) => state.authUser)
  const [offered, setOffered] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(
    () => setOffered(passkeys && user !== null && 'PublicKeyCredential' in window && hasPasskeyOffer()),
    [passkeys, user],
  )
  if (!offered) return null

  function close() {
    dropPasskeyOffer()
    setOffered(false)
  }

  async function add() {
    setProblem(null)
    setBusy(true)
    try {
      const { createPasskey } = await import('@/components/account/passkey/browser-passkeys')
      const { message } = await createPasskey({ password: null })
      close()
      if (message) showToast({ title: message })
    } catch (error) {
      const kind = passkeyProblem(error)
      setProblem(kind ? settings(kind) : errorText(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Panel aria-labelledby="passkey-offer" className="grid gap-4">
      <div>
        <h2 id="passkey-offer" className="text-20">
          {t('title')}
        </h2>
        <p className="mt-1 text-15 text-ink-2">{t('line')}</p>
      </div>
      <FormError message={problem} busy={busy} />
      <div className="flex flex-wrap items-center gap-2">
        <Button icon="fingerprint" busy={busy} onClick={() => void add()}>
          {settings('add')}
        </Button>
        <Button variant="text" onClick={close}>
          {t('later')}
        </Button>
      </div>
      <p className="text-13 text-ink-3">{t('settings')}</p>
    </Panel>
  )
}
