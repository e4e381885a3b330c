'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { usePreferences } from '@/components/page/preferences'
import { Panel } from '@/components/ui/display/panel'
import { NameFields } from '@/components/ui/form/name-fields'
import { TextField } from '@/components/ui/form/text-field'
import type { CheckoutValues } from './checkout-values'

/** The recipient of the tickets. Names as in the passport, in the language's order. */
export function LeadFields() {
  const t = useTranslations('checkout.lead')
  const required = useTranslations('errors.fields')('required')
  const { locale } = usePreferences()
  const { register, formState } = useFormContext<CheckoutValues>()
  const wrong = formState.errors.lead
  return (
    <Panel aria-labelledby="lead-title">
      <h2 id="lead-title" className="text-20">
        {t('title')}
      </h2>
      <p className="mb-5 text-14 text-ink-3">{t('line')}</p>
      <div className="grid gap-4.5 sm:grid-cols-2">
        <NameFields
          locale={locale}
          first={
            <TextField
              label={t('firstName')}
              autoComplete="given-name"
              error={wrong?.first_name?.message}
              {...register('lead.first_name', { required })}
            />
          }
          last={
            <TextField
              label={t('lastName')}
              hint={t('lastNameHint')}
              autoComplete="family-name"
              error={wrong?.last_name?.message}
              {...register('lead.last_name')}
            />
          }
        />
        <TextField
          label={t('email')}
          type="email"
          autoComplete="email"
          error={wrong?.email?.message}
          {...register('lead.email', { required })}
        />
        <TextField
          label={t('phone')}
          type="tel"
          autoComplete="tel"
          hint={t('phoneHint')}
          error={wrong?.phone?.message}
          {...register('lead.phone', { required })}
        />
      </div>
    </Panel>
  )
}
