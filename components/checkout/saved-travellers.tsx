'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { isSameName, travellersQuery } from '@/components/travellers/travellers-query'
import { Checkbox } from '@/components/ui/form/checkbox'
import { SelectField } from '@/components/ui/form/select-field'
import { MAX_SAVED_TRAVELLERS } from '@/lib/domain/travellers'
import type { CheckoutValues } from './checkout-values'
import { type AskedDocuments, hasNewDocument, savedDocuments } from './saved-documents'

type TravellerName = `details.${string}.travellers.${number}`

interface SavedChoiceProps extends AskedDocuments {
  name: TravellerName
}

/** Fills a traveller's fields from a saved traveller; renders nothing if there are none. */
export function SavedChoice({ name, ...asked }: SavedChoiceProps) {
  const t = useTranslations('checkout.travellers.saved')
  const { data: saved = [] } = useQuery(travellersQuery)
  const { watch, setValue, formState } = useFormContext<CheckoutValues>()
  const typed = watch(`${name}.full_name`) ?? ''
  if (saved.length === 0) return null
  const chosen = saved.find(({ full_name }) => isSameName(full_name, typed))

  function take(id: string) {
    const person = saved.find((one) => one.id === id)
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    setValue(`${name}.full_name`, person?.full_name ?? '', options)
    const { nationality, national_id_number, passport_number } = savedDocuments(person, asked)
    if (nationality !== undefined) setValue(`${name}.nationality`, nationality, options)
    if (national_id_number !== undefined) setValue(`${name}.national_id_number`, national_id_number, options)
    if (passport_number !== undefined) setValue(`${name}.passport_number`, passport_number, options)
    // The tick was for the previous traveller.
    setValue(`${name}.save`, false)
  }

  return (
    <div className="mb-4">
      <SelectField label={t('label')} value={chosen?.id ?? ''} onChange={({ target }) => take(target.value)}>
        <option value="">{t('someoneElse')}</option>
        {saved.map(({ id, full_name }) => (
          <option key={id} value={id}>
            {full_name}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** Offers to save the traveller for later; never pre-ticked. */
export function SaveTraveller({ name, hasPassport, hasIdentity }: SavedChoiceProps) {
  const t = useTranslations('checkout.travellers.saved')
  const { data: saved } = useQuery(travellersQuery)
  const { register, watch } = useFormContext<CheckoutValues>()
  const typed = watch(`${name}.full_name`) ?? ''
  if (!saved) return null
  const known = saved.find(({ full_name }) => isSameName(full_name, typed))
  if (known && !hasNewDocument(known, watch(name), { hasPassport, hasIdentity })) return null
  if (!known && saved.length >= MAX_SAVED_TRAVELLERS)
    return <p className="mt-3 text-14 text-ink-3">{t('full', { most: MAX_SAVED_TRAVELLERS })}</p>
  return (
    <div className="mt-2">
      <Checkbox {...register(`${name}.save`)}>
        {t(known ? (hasIdentity ? 'renewDocument' : 'renew') : 'save')}
      </Checkbox>
      <p className="ml-9 text-13 text-ink-3">
        {t(hasIdentity ? 'savedWithDocument' : hasPassport ? 'savedWithPassport' : 'saved')}
      </p>
    </div>
  )
}
