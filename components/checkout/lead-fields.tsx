'use client'

import { useTranslations } from 'next-intl'
import { useController, useFormContext } from 'react-hook-form'
import { usePreferences } from '@/components/page/preferences'
import { Panel } from '@/components/ui/display/panel'
import { NameFields } from '@/components/ui/form/name-fields'
import { TextField } from '@/components/ui/form/text-field'
import { PhoneField } from '@/components/ui/phone/phone-field'
import type { CheckoutValues } from './checkout-values'
import type { NameDocument } from './name-document'

interface LeadFieldsProps {
  /** Country of a phone number without calling code; empty if the account has none. */
  country: string
  /** The document that the names are compared with. */
  document: NameDocument
}

/** The recipient of the vouchers. Names in the language's order. */
export function LeadFields({ country, document }: LeadFieldsProps) {
  const t = useTranslations('checkout.lead')
  const required = useTranslations('errors.fields')('required')
  const { locale } = usePreferences()
  const { control, register, formState } = useFormContext<CheckoutValues>()
  // Registered in the order of the page, so that the first invalid field gets the focus.
  const [first, last, email] = [
    register('lead.first_name', { required }),
    register('lead.last_name'),
    register('lead.email', { required }),
  ]
  const phone = useController({ control, name: 'lead.phone', rules: { required } })
  const wrong = formState.errors.lead
  return (
    <Panel aria-labelledby="lead-title">
      <h2 id="lead-title" className="text-20">
        {t('title')}
      </h2>
      <p className="mb-5 text-14 text-ink-3">{t('line', { document })}</p>
      <div className="grid gap-4.5 sm:grid-cols-2">
        <NameFields
          locale={locale}
          first={
            <TextField
              label={t('firstName')}
              autoComplete="given-name"
              error={wrong?.first_name?.message}
              {...first}
            />
          }
          last={
            <TextField
              label={t('lastName')}
              hint={t('lastNameHint')}
              autoComplete="family-name"
              error={wrong?.last_name?.message}
              {...last}
            />
          }
        />
        <TextField
          label={t('email')}
          type="email"
          autoComplete="email"
          error={wrong?.email?.message}
          {...email}
        />
        <PhoneField
          {...phone.field}
          label={t('phone')}
          hint={t('phoneHint')}
          country={country || undefined}
          error={phone.fieldState.error?.message}
        />
      </div>
    </Panel>
  )
}
