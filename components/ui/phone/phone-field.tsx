'use client'

import { useTranslations } from 'next-intl'
import { type Ref, useId, useRef, useState } from 'react'
import { described, FIELD_BOX, Field, type FieldProps } from '@/components/ui/form/field'
import { cx } from '../class-names'
import { CountryChoice } from './country-choice'
import { usePhoneText } from './use-phone-text'

interface PhoneFieldProps extends FieldProps {
  label: string
  /** E.164, e.g. '+66812345678'; empty if there is none. */
  value: string
  onChange(value: string): void
  onBlur?(): void
  /** Country of a number without calling code, e.g. 'TH'; default is the browser's region. */
  country?: string
  busy?: boolean
  disabled?: boolean
  required?: boolean
  name?: string
  /** 'tel-national' by default; 'tel' lets the browser fill in international numbers. */
  autoComplete?: 'tel-national' | 'tel' | 'off'
  ref?: Ref<HTMLInputElement>
}

/**
 * A phone number with its country. It is formatted while typed; an international number, pasted or typed,
 * selects its country. The phone library is loaded after the page; until then any text is accepted.
 */
export function PhoneField({
  value,
  onChange,
  onBlur,
  country,
  busy,
  disabled,
  required,
  name,
  autoComplete = 'tel-national',
  ref,
  ...field
}: PhoneFieldProps) {
  const t = useTranslations('ui.phone')
  const id = useId()
  const input = useRef<HTMLInputElement | null>(null)
  const phone = usePhoneText({ value, onChange, country, input })
  const [touched, setTouched] = useState(false)
  const invalid = touched && phone.text !== '' && phone.library?.isPhoneNumber(value) === false
  const error = field.error ?? (invalid ? t('wrong') : null)
  return (
    <Field id={id} {...field} error={error}>
      <fieldset aria-labelledby={`${id}-label`} className="flex min-w-0 flex-wrap gap-2">
        <CountryChoice
          label={field.label}
          library={phone.library}
          country={phone.country}
          onChoose={phone.choose}
          disabled={disabled}
          invalid={Boolean(error)}
        />
        <div className="relative flex min-w-0 flex-[3_1_9rem] items-center">
          <input
            ref={(element) => {
              input.current = element
              if (typeof ref === 'function') return ref(element)
              if (ref) ref.current = element
            }}
            {...described(id, { ...field, error })}
            // Of the types of fields, only text may take a number without its calling code.
            type={autoComplete === 'tel-national' ? 'text' : 'tel'}
            inputMode="tel"
            autoComplete={autoComplete}
            name={name}
            value={phone.text}
            disabled={disabled}
            aria-required={required || undefined}
            aria-busy={busy || undefined}
            onChange={phone.type}
            onFocus={() => setTouched(false)}
            onBlur={() => {
              setTouched(true)
              onBlur?.()
            }}
            className={cx(FIELD_BOX, 'tabular-nums', busy && 'pr-13')}
          />
          {busy && <span className="spinner absolute right-4 text-ink-3" />}
        </div>
      </fieldset>
    </Field>
  )
}
