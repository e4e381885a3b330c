'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { ButtonLink } from '@/components/ui/action/button-link'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { Checkbox } from '@/components/ui/form/checkbox'
import { TextField } from '@/components/ui/form/text-field'
import { send } from '@/lib/api/browser'
import { ApiError } from '@/lib/contract/error'
import type { decideSandboxGoogle } from '@/lib/contract/sandbox'
import { GoogleChoice } from './google-choice'
import type { GooglePerson } from './google-people'
import { type GoogleRequest, requestOf } from './google-request'

/** Google's side of the sign-in in sandbox mode. */
export function GoogleAccount() {
  const t = useTranslations('sandboxGoogle')
  const errorText = useErrorText()
  const { path } = usePreferences()
  const [request, setRequest] = useState<GoogleRequest | null>()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useForm({ defaultValues: { email: '', verified: true } })

  useEffect(() => setRequest(requestOf(window.location.search)), [])

  if (request === undefined) return null
  if (request === null)
    return (
      <>
        <FormError message={t('broken')} />
        <ButtonLink variant="quiet" href={path('/sign-in')}>
          {t('back')}
        </ButtonLink>
      </>
    )

  async function decide(authRequest: GoogleRequest, person: GooglePerson | null) {
    setBusy(true)
    setProblem(null)
    try {
      const response = await send<typeof decideSandboxGoogle>('POST', '/api/sandbox/google/authorize', {
        request: authRequest,
        person,
      })
      window.location.assign(response.data.return_url)
    } catch (error) {
      setBusy(false)
      const emailError = error instanceof ApiError ? error.errors['person.email']?.[0] : undefined
      if (emailError) form.setError('email', { message: emailError }, { shouldFocus: true })
      else setProblem(errorText(error))
    }
  }

  const submit = form.handleSubmit(({ email, verified }) =>
    decide(request, { email, given_name: '', family_name: '', email_verified: verified }),
  )

  return (
    <>
      <FormError message={problem} />
      <GoogleChoice busy={busy} onChoose={(person) => void decide(request, person)} />
      <form method="post" noValidate onSubmit={submit} className="grid gap-4 border-t border-line pt-5">
        <h2 className="text-18">{t('other')}</h2>
        <TextField
          label={t('email')}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <Checkbox {...form.register('verified')}>{t('verified')}</Checkbox>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {t('submit')}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => void decide(request, null)}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </>
  )
}
