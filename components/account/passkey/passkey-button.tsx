'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import type { User } from '@/lib/contract/auth'
import { passkeyProblem } from './passkey-problem'

interface PasskeyButtonProps {
  label: string
  onSignedIn(session: { user: User }): Promise<void> | void
  onProblem(text: string | null): void
}

/** Signs in with a passkey; renders nothing on the storefront of another API host, which has a name of its own. */
export function PasskeyButton({ label, onSignedIn, onProblem }: PasskeyButtonProps) {
  const t = useTranslations('auth.passkey')
  const errorText = useErrorText()
  const { passkeys } = usePreferences()
  const [busy, setBusy] = useState(false)
  if (!passkeys) return null

  async function start() {
    onProblem(null)
    setBusy(true)
    try {
      const { signInWithPasskey } = await import('./browser-passkeys')
      await onSignedIn(await signInWithPasskey())
    } catch (error) {
      setBusy(false)
      const problem = passkeyProblem(error)
      onProblem(problem ? t(problem === 'exists' ? 'cancelled' : problem) : errorText(error))
    }
  }

  return (
    <Button variant="secondary" size="lg" wide icon="fingerprint" busy={busy} onClick={() => void start()}>
      {label}
    </Button>
  )
}
