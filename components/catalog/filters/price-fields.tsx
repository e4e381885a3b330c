'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TextField } from '@/components/ui/form/text-field'
import { type ListingQuery, MAX_PRICE_DIGITS } from '@/lib/domain/listing'
import type { FilterChoices } from './choices'

interface PriceFieldsProps {
  query: ListingQuery
  choices: FilterChoices
  /** Called when a bound has been entered. */
  onCommit(price: ListingQuery['price']): void
}

const digits = (text: string) => text.replace(/\D/g, '').slice(0, MAX_PRICE_DIGITS)
const bound = (text: string) => (text === '' ? null : Number(text))
const shown = (value: number | null | undefined) => (value == null ? '' : String(value))

/** Minimum and maximum price; applied when the field loses the focus, or with Enter. */
export function PriceFields({ query, choices, onCommit }: PriceFieldsProps) {
  const t = useTranslations('listing.price')
  const [min, setMin] = useState(shown(query.price?.min))
  const [max, setMax] = useState(shown(query.price?.max))

  function commit() {
    const next = { min: bound(min), max: bound(max), currency: choices.currency }
    if (next.min === (query.price?.min ?? null) && next.max === (query.price?.max ?? null)) return
    onCommit(next.min === null && next.max === null ? null : next)
  }

  const field = (name: string, label: string, value: string, change: (text: string) => void) => (
    <TextField
      label={label}
      name={name}
      value={value}
      inputMode="numeric"
      autoComplete="off"
      end={<span className="pr-3 text-ink-3">{choices.sign}</span>}
      onChange={({ target }) => change(digits(target.value))}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        commit()
      }}
    />
  )
  return (
    <div className="grid grid-cols-2 gap-3">
      {field('price_min', t('from'), min, setMin)}
      {field('price_max', t('to'), max, setMax)}
      {(min || max) && <input type="hidden" name="price_currency" value={choices.currency} />}
    </div>
  )
}
