'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { usePreferences } from '@/components/page/preferences'
import { leaveSignedOut } from '@/components/session/sign-out'
import { Button } from '@/components/ui/action/button'
import { FormError } from '@/components/ui/feedback/form-error'
import { Checkbox } from '@/components/ui/form/checkbox'
import { PasswordField } from '@/components/ui/form/password-field'
import { send } from '@/lib/api/browser'
import type { deleteAccount } from '@/lib/contract/account'
import { ApiError } from '@/lib/contract/error'
import { useSave } from './use-save'

function bookingsAhead(error: unknown): number {
  if (!(error instanceof ApiError) || error.code !== 'UPCOMING_BOOKINGS') return 0
  const { count } = (error.details ?? {}) as { count?: unknown }
  return typeof count === 'number' ? count : 0
}

/** Confirms the deletion of the account; with upcoming bookings it also asks about those. */
export function DeletionForm({ onKeep }: { onKeep(): void }) {
  const t = useTranslations('settings.deletion')
  const label = useTranslations('settings')('password')
  const { path } = usePreferences()
  const form = useForm({ defaultValues: { password: '', give_up_bookings: false } })
  const [ahead, setAhead] = useState(0)
  const [leaving, setLeaving] = useState(false)

  const { submit, problem, busy } = useSave(form, async (values) => {
    try {
      await send<typeof deleteAccount>('DELETE', '/api/account', values)
    } catch (error) {
      setAhead(bookingsAhead(error))
      throw error
    }
    setLeaving(true)
    await leaveSignedOut(path('/'))
    return {}
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4.5">
      <FormError message={problem} busy={busy || leaving} />
      {ahead > 0 && (
        <Checkbox className="items-start py-1" {...form.register('give_up_bookings')}>
          {t('acceptLoss', { count: ahead })}
        </Checkbox>
      )}
      <PasswordField
        label={label}
        autoComplete="current-password"
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" busy={busy || leaving}>
          {t('submit')}
        </Button>
        <Button variant="quiet" disabled={leaving} onClick={onKeep}>
          {t('keep')}
        </Button>
      </div>
    </form>
  )
}
