'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { TextField } from '@/components/ui/form/text-field'
import type { CartItem } from '@/lib/contract/cart'
import { documentField } from '@/lib/domain/identity-document'
import { isPerson } from '@/lib/domain/travellers'
import { formatDate } from '@/lib/i18n/format'
import { fullName } from '@/lib/i18n/full-name'
import { type CheckoutValues, travellerQuestions } from './checkout-values'
import { IdentityFields } from './identity-fields'
import { SavedChoice, SaveTraveller } from './saved-travellers'

/** The questions about one traveller of an item. */
export function TravellerFields({ item, index }: { item: CartItem; index: number }) {
  const t = useTranslations('checkout.travellers')
  const required = useTranslations('errors.fields')('required')
  const { locale } = usePreferences()
  const { control, register, formState, getValues, setValue } = useFormContext<CheckoutValues>()
  const traveller = item.travellers[index]
  const questions = travellerQuestions(item)
  const name = `details.${item.id}.travellers.${index}` as const
  const nationality = useWatch({ control, name: `${name}.nationality` })
  const hasIdentity = questions.includes('identity_document')
  const hasPassport =
    questions.includes('passport_number') ||
    (hasIdentity && documentField(nationality, item.option.id_card_country) === 'passport_number')
  const wrong = formState.errors.details?.[item.id]?.travellers?.[index]
  const ages =
    traveller?.min_age != null && traveller.max_age != null
      ? t('ages', { min: traveller.min_age, max: traveller.max_age })
      : traveller?.min_age != null
        ? t('agesFrom', { min: traveller.min_age })
        : traveller?.max_age != null
          ? t('agesTo', { max: traveller.max_age })
          : undefined

  function copyLead() {
    setValue(`${name}.full_name`, fullName(getValues('lead'), locale), {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    })
  }

  return (
    <fieldset className="rounded-18 px-4 py-4 inset-ring inset-ring-line forced-colors:border">
      <legend className="sr-only">
        {t('legend', { number: index + 1, unit: traveller?.label ?? '', product: item.product.name })}
      </legend>
      <div className="mb-3 flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p aria-hidden="true" className="font-[650]">
          {traveller && isPerson(traveller.unit)
            ? t('traveller', { number: index + 1, unit: traveller.label })
            : t('companion', { number: index + 1 })}
        </p>
        {index === 0 && questions.includes('full_name') && (
          <Button variant="quiet" size="sm" icon="copy" className="min-h-11" onClick={copyLead}>
            {t('sameAsLead')}
          </Button>
        )}
      </div>
      {questions.includes('full_name') && (
        <SavedChoice name={name} hasPassport={hasPassport} hasIdentity={hasIdentity} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {questions.includes('full_name') && (
          <TextField
            label={t('fullName')}
            hint={t(hasIdentity ? 'fullNameHintDocument' : 'fullNameHint')}
            autoComplete="off"
            error={wrong?.full_name?.message}
            {...register(`${name}.full_name`, { required })}
          />
        )}
        {questions.includes('age') && (
          <TextField
            label={item.date ? t('ageOn', { date: formatDate(item.date, locale, 'short') }) : t('age')}
            hint={ages}
            inputMode="numeric"
            autoComplete="off"
            error={wrong?.age?.message}
            {...register(`${name}.age`, { required })}
          />
        )}
        {questions.includes('passport_number') && (
          <TextField
            label={t('passport')}
            hint={t('passportHint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={wrong?.passport_number?.message}
            {...register(`${name}.passport_number`, { required })}
          />
        )}
        {hasIdentity && <IdentityFields name={name} country={item.option.id_card_country} />}
      </div>
      {questions.includes('full_name') && (
        <SaveTraveller name={name} hasPassport={hasPassport} hasIdentity={hasIdentity} />
      )}
    </fieldset>
  )
}
