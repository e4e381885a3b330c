import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/form/text-field'
import { type ListingQuery, MAX_PRICE_DIGITS } from '@/lib/domain/listing'
import type { FilterChoices } from './choices'
import { fieldId } from './field-id'

/** Minimum and maximum price as fields of a plain form; a value that is not a number is ignored. */
export function NoJsPrice({ query, choices }: { query: ListingQuery; choices: FilterChoices }) {
  const t = useTranslations('listing.price')
  const field = (name: string, label: string, value: number | null | undefined) => (
    <TextField
      label={label}
      name={name}
      id={fieldId(name, query)}
      defaultValue={value ?? ''}
      inputMode="numeric"
      autoComplete="off"
      maxLength={MAX_PRICE_DIGITS}
      end={<span className="pr-3 text-ink-3">{choices.sign}</span>}
    />
  )
  return (
    <div className="grid grid-cols-2 gap-3">
      {field('price_min', t('from'), query.price?.min)}
      {field('price_max', t('to'), query.price?.max)}
      <input type="hidden" name="price_currency" value={choices.currency} />
    </div>
  )
}
