'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { NameFields } from '@/components/ui/form/name-fields'
import { PasswordField } from '@/components/ui/form/password-field'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { PhoneField } from '@/components/ui/phone/phone-field'
import { showFieldErrors } from './field-errors'
import { GoogleSignIn } from './google/google-sign-in'
import type { SignUpValues } from './sign-up'
import { TermsLine } from './terms-line'
import { useCountries } from './use-countries'

interface SignUpFieldsProps {
  popup: boolean
  form: UseFormReturn<SignUpValues>
  requestCode(values: SignUpValues): Promise<void>
}

export function SignUpFields({ popup, form, requestCode }: SignUpFieldsProps) {
  const t = useTranslations('auth.signUp')
  const errorText = useErrorText()
  const { locale, offered } = usePreferences()
  const countries = useCountries(locale)
  const [problem, setProblem] = useState<string | null>(null)
  const { errors, isSubmitting } = form.formState
  const chosen = form.watch('country')
  const phone = useController({ control: form.control, name: 'phone' })

  const submit = form.handleSubmit(async (values) => {
    setProblem(null)
    try {
      await requestCode(values)
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(errorText(error))
    }
  })

  const field = (name: keyof SignUpValues) => ({ ...form.register(name), error: errors[name]?.message })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4.5">
      <FormError message={problem} busy={isSubmitting} />
      <GoogleSignIn popup={popup} onProblem={setProblem} />
      <div className="grid gap-4.5 lg:grid-cols-2">
        <NameFields
          locale={locale}
          first={<TextField label={t('firstName')} autoComplete="given-name" {...field('first_name')} />}
          last={
            <TextField
              label={t('lastName')}
              hint={t('lastNameHint')}
              autoComplete="family-name"
              {...field('last_name')}
            />
          }
        />
      </div>
      <TextField
        label={t('email')}
        hint={t('emailHint', { hasOrders: String(offered.orders) })}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        {...field('email')}
      />
      <SelectField label={t('country')} autoComplete="country" {...field('country')} value={chosen}>
        <option value="" disabled>
          {t('choose')}
        </option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <PhoneField
        {...phone.field}
        label={t('phone')}
        country={chosen}
        error={phone.fieldState.error?.message}
      />
      <TextField label={t('address')} autoComplete="address-line1" {...field('address')} />
      <PasswordField
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField
        label={t('confirmation')}
        autoComplete="new-password"
        {...field('password_confirmation')}
      />
      <Button type="submit" size="lg" wide busy={isSubmitting}>
        {t('submit')}
      </Button>
      <TermsLine of="signUp" />
    </form>
  )
}
