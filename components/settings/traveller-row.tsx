'use client'

import { useTranslations } from 'next-intl'
import { useMemo, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { FormError } from '@/components/ui/feedback/form-error'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { send } from '@/lib/api/browser'
import type { SavedTraveller, updateTraveller } from '@/lib/contract/travellers'
import { placeName } from '@/lib/domain/country-names'
import { MAX_FULL_NAME_LENGTH } from '@/lib/domain/name-length'
import { MAX_TYPED_NATIONAL_ID_LENGTH } from '@/lib/domain/national-id'
import { MAX_PASSPORT_LENGTH } from '@/lib/domain/passport'
import { namedCountries } from '@/lib/i18n/named-countries'
import { FormButtons } from './form-buttons'
import { useFocusBack } from './use-focus-back'
import { useSave } from './use-save'

interface TravellerFormProps {
  person: SavedTraveller
  onSaved(person: SavedTraveller): void
  onClose(): void
}

function TravellerForm({ person, onSaved, onClose }: TravellerFormProps) {
  const t = useTranslations('settings.travellers')
  const required = useTranslations('errors.fields')('required')
  const { locale } = usePreferences()
  const countries = useMemo(() => namedCountries(locale), [locale])
  const form = useForm({
    defaultValues: {
      full_name: person.full_name,
      passport_number: person.passport_number ?? '',
      nationality: person.nationality ?? '',
      national_id_number: person.national_id_number ?? '',
    },
  })
  const { errors } = form.formState
  const { submit, problem, busy } = useSave(form, async (values) => {
    const { data } = await send<typeof updateTraveller>('PATCH', '/api/account/travellers/{id}', {
      id: person.id,
      ...values,
    })
    onSaved(data)
    onClose()
    return { message: t('saved') }
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4 py-4">
      <FormError message={problem} busy={busy} />
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        autoFocus
        autoComplete="off"
        maxLength={MAX_FULL_NAME_LENGTH}
        error={errors.full_name?.message}
        {...form.register('full_name', { required })}
      />
      <TextField
        label={t('passport')}
        hint={t('passportHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_PASSPORT_LENGTH}
        error={errors.passport_number?.message}
        {...form.register('passport_number')}
      />
      <SelectField label={t('nationality')} hint={t('nationalityHint')} {...form.register('nationality')}>
        <option value="">{t('noNationality')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('nationalId')}
        hint={t('nationalIdHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_TYPED_NATIONAL_ID_LENGTH}
        error={errors.national_id_number?.message}
        {...form.register('national_id_number')}
      />
      <FormButtons submit={t('save')} busy={busy} onCancel={onClose} />
    </form>
  )
}

interface TravellerRowProps {
  person: SavedTraveller
  /** Its form is shown. */
  open: boolean
  onOpen(open: boolean): void
  onSaved(person: SavedTraveller): void
  onForget(): void
}

/** Only the end of a number is shown, as others may see the screen. */
const endOf = (number: string) => `•••• ${number.slice(-3)}`

export function TravellerRow({ person, open, onOpen, onSaved, onForget }: TravellerRowProps) {
  const t = useTranslations('settings.travellers')
  const { full_name: name, passport_number: passport, national_id_number: idCard, nationality } = person
  const { locale } = usePreferences()
  const change = useRef<HTMLButtonElement>(null)
  useFocusBack(change, open)
  if (open)
    return (
      <li>
        <TravellerForm person={person} onSaved={onSaved} onClose={() => onOpen(false)} />
      </li>
    )
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-semibold">{name}</p>
        {nationality && <p className="text-14 text-ink-3">{placeName(nationality, locale)}</p>}
        {idCard && (
          <p className="text-14 text-ink-3 tabular-nums">{t('nationalIdEnds', { end: endOf(idCard) })}</p>
        )}
        {passport && (
          <p className="text-14 text-ink-3 tabular-nums">{t('passportEnds', { end: endOf(passport) })}</p>
        )}
      </div>
      <div className="flex gap-2">
        <Button
          ref={change}
          variant="quiet"
          size="sm"
          className="min-h-11"
          aria-label={t('changeOf', { name })}
          onClick={() => onOpen(true)}
        >
          {t('change')}
        </Button>
        <Button
          variant="text"
          size="sm"
          className="min-h-11"
          aria-label={t('forgetOf', { name })}
          onClick={onForget}
        >
          {t('forget')}
        </Button>
      </div>
    </li>
  )
}
