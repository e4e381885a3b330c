'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { isSameName, travellersQuery } from '@/components/travellers/travellers-query'
import { Checkbox } from '@/components/ui/form/checkbox'
import { SelectField } from '@/components/ui/form/select-field'
import type { SavedTraveller } from '@/lib/contract/travellers'
import { MAX_SAVED_TRAVELLERS } from '@/lib/domain/travellers'
import type { CheckoutValues } from './checkout-values'

type CheckoutTraveller = CheckoutValues['details'][string]['travellers'][number]
type TravellerName = `details.${string}.travellers.${number}`

interface SavedChoiceProps {
  name: TravellerName
  hasPassport: boolean
  /** The nationality is asked, which decides on the document. */
  hasIdentity: boolean
}

/** Fills a traveller's fields from a saved traveller; renders nothing if there are none. */
export function SavedChoice({ name, hasPassport, hasIdentity }: SavedChoiceProps) {
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
    if (hasIdentity) setValue(`${name}.nationality`, person?.nationality ?? '', options)
    // Also where only the nationality shows the field.
    if (hasIdentity) setValue(`${name}.national_id_number`, person?.national_id_number ?? '', options)
    if (hasPassport || hasIdentity)
      setValue(`${name}.passport_number`, person?.passport_number ?? '', options)
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

/** What of a traveller is not saved yet, among what is asked. */
function hasNews(
  known: SavedTraveller,
  typed: CheckoutTraveller,
  { hasPassport, hasIdentity }: Omit<SavedChoiceProps, 'name'>,
): boolean {
  const isNew = (field: 'nationality' | 'national_id_number' | 'passport_number') =>
    Boolean(typed[field]) && typed[field] !== known[field]
  return (
    (hasIdentity && (isNew('nationality') || isNew('national_id_number'))) ||
    (hasPassport && isNew('passport_number'))
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
  if (known && !hasNews(known, watch(name), { hasPassport, hasIdentity })) return null
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
