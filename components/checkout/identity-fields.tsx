'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { usePreferences } from '@/components/page/preferences'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { placeName } from '@/lib/domain/country-names'
import { documentField, identityProblem } from '@/lib/domain/identity-document'
import { factsOf, type Locale } from '@/lib/domain/locale'
import { namedCountries } from '@/lib/i18n/named-countries'
import type { CheckoutValues } from './checkout-values'

interface IdentityFieldsProps {
  name: `details.${string}.travellers.${number}`
  /** Whose citizens give their national ID card. */
  country: string | null
}

/** All countries in the order of their names, the likely ones first. */
function nationalities(locale: Locale, country: string | null) {
  const likely = [country, factsOf(locale).homeCountry].filter((code) => code !== null)
  const named = namedCountries(locale)
  const first = [...new Set(likely)].flatMap((code) => named.filter((one) => one.code === code))
  return [...first, ...named.filter((one) => !first.includes(one))]
}

/** The nationality of a traveller, then the ID card number of a citizen or the passport number of others. */
export function IdentityFields({ name, country }: IdentityFieldsProps) {
  const t = useTranslations('checkout.travellers')
  const say = useTranslations('errors.fields')
  const { locale } = usePreferences()
  const { control, register, formState, getFieldState, getValues } = useFormContext<CheckoutValues>()
  const nationality = useWatch({ control, name: `${name}.nationality` })
  const options = useMemo(() => nationalities(locale, country), [locale, country])
  const document = documentField(nationality, country)
  const field = (key: 'nationality' | 'national_id_number' | 'passport_number') => ({
    error: getFieldState(`${name}.${key}`, formState).error?.message,
    ...register(`${name}.${key}`, {
      // A number that is not shown is not sent.
      shouldUnregister: key !== 'nationality',
      validate: () => {
        const problem = identityProblem(getValues(name), country)
        return problem?.field === key ? say(problem.code) : true
      },
    }),
  })
  const typed = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }
  const hint = country === 'TH' || country === 'CN' ? country : 'other'
  return (
    <>
      <SelectField label={t('nationality')} hint={t('nationalityHint')} {...field('nationality')}>
        <option value="">{t('pickNationality')}</option>
        {options.map((one) => (
          <option key={one.code} value={one.code}>
            {one.name}
          </option>
        ))}
      </SelectField>
      {document === 'national_id_number' && (
        <TextField
          label={t('nationalId', { country: placeName(country ?? '', locale) })}
          hint={t(`nationalIdHint.${hint}`)}
          {...typed}
          {...field('national_id_number')}
        />
      )}
      {document === 'passport_number' && (
        <TextField label={t('passport')} hint={t('passportHint')} {...typed} {...field('passport_number')} />
      )}
    </>
  )
}
