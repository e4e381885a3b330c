'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { passkeyProblem } from '@/components/account/passkey/passkey-problem'
import { Button } from '@/components/ui/action/button'
import { FormError } from '@/components/ui/feedback/form-error'
import { PasswordField } from '@/components/ui/form/password-field'
import { TextField } from '@/components/ui/form/text-field'
import { send } from '@/lib/api/browser'
import type { Passkey, PasskeyList, removePasskey } from '@/lib/contract/passkeys'
import { useAccountUpdate } from './account-query'
import { AgainStep } from './again-step'
import { PasskeyRow } from './passkey-row'
import { useSave } from './use-save'
import { useSignInAgain } from './use-sign-in-again'

interface PasskeysChangeProps {
  email: string
  list: PasskeyList
  /** Without a password, a recent sign-in confirms the change. */
  hasPassword: boolean
  /** Whether the account has two-step verification, whose code a new passkey takes. */
  hasTwoStep: boolean
  onDone(): void
}

/** Adds and removes passkeys; both ask for the password of an account that has one, and adding one for the second step of an account that has one. */
export function PasskeysChange({ email, list, hasPassword, hasTwoStep, onDone }: PasskeysChangeProps) {
  const t = useTranslations('settings.passkeys')
  const twoStep = useTranslations('settings.twoStep')
  const update = useAccountUpdate()
  const removed = useRef<string>(null)
  const form = useForm({ defaultValues: { password: '', code: '' } })
  const again = useSignInAgain()
  useEffect(() => {
    if (hasPassword) form.setFocus('password')
  }, [form, hasPassword])
  const given = (password: string) => (hasPassword ? password : null)

  function show(passkeys: PasskeyList) {
    update({ passkeys })
    form.reset()
  }

  const add = useSave(form, async ({ password, code }) => {
    try {
      const { createPasskey } = await import('@/components/account/passkey/browser-passkeys')
      const steps = { password: given(password), ...(hasTwoStep && { code }) }
      const response = await again.attempt(
        () => createPasskey(steps),
        (): unknown => add.submit(),
      )
      if (response) show(response.data)
      return response ?? {}
    } catch (error) {
      const problem = passkeyProblem(error)
      if (!problem) throw error
      add.setProblem(t(problem))
      return {}
    }
  })
  const remove = useSave(form, async ({ password }) => {
    const input = { id: removed.current ?? '', password: given(password) }
    const response = await again.attempt(
      () => send<typeof removePasskey>('DELETE', '/api/account/passkeys/{id}', input),
      (): unknown => remove.submit(),
    )
    if (response) show(response.data)
    return response ?? {}
  })
  const busy = add.busy || remove.busy

  if (again.repeat) return <AgainStep again={again} email={email} onCancel={onDone} />

  return (
    <form method="post" noValidate onSubmit={add.submit} className="grid gap-4.5">
      <FormError message={add.problem ?? remove.problem} busy={busy} />
      <p className="text-14 text-ink-2">{t('line')}</p>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <PasswordField
          label={t('passwordFor')}
          autoComplete="current-password"
          error={form.formState.errors.password?.message}
          {...form.register('password')}
        />
      )}
      {hasTwoStep && (
        <TextField
          label={twoStep('either')}
          hint={t('codeFor')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={form.formState.errors.code?.message}
          {...form.register('code')}
        />
      )}
      {list.passkeys.length > 0 && (
        <ul className="-my-1 divide-y divide-line">
          {list.passkeys.map((passkey: Passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              busy={busy}
              onRemove={() => {
                removed.current = passkey.id
                void remove.submit()
              }}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" icon="fingerprint" busy={busy}>
          {t('add')}
        </Button>
        <Button variant="text" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </form>
  )
}
