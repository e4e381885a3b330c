'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { FIELD_BOX } from '@/components/ui/form/field'
import { Icon } from '@/components/ui/media/icon'
import { usePageLocale } from '@/components/ui/text/use-page-locale'
import { cx } from '../class-names'
import type { usePhoneLibrary } from './use-phone-library'

interface CountryChoiceProps {
  /** Label of the number. */
  label: string
  library: ReturnType<typeof usePhoneLibrary>
  country: string | null
  onChoose(code: string): void
  disabled?: boolean
  invalid?: boolean
}

/** Selects the calling code of a country. A native select, for type-ahead and the phone's own picker. */
export function CountryChoice({ label, library, country, onChoose, disabled, invalid }: CountryChoiceProps) {
  const t = useTranslations('ui')
  const locale = usePageLocale()
  const countries = useMemo(() => library?.countriesIn(locale) ?? [], [library, locale])
  const chosen = countries.find(({ code }) => code === country)
  return (
    <div className="relative grid min-w-0 flex-[2_1_7rem] grid-cols-1">
      <select
        aria-label={t('phone.country', { label })}
        aria-busy={chosen ? undefined : true}
        aria-invalid={invalid || undefined}
        autoComplete="tel-country-code"
        value={chosen?.code ?? ''}
        disabled={disabled}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        className={cx(
          FIELD_BOX,
          'appearance-none pr-9 pl-3.5 text-transparent! forced-colors:text-[FieldText]!',
        )}
      >
        {!chosen && <option value="">{t('loading')}</option>}
        {countries.map(({ code, name, calling }) => (
          <option key={code} value={code} className="text-ink">
            {name} ({calling})
          </option>
        ))}
      </select>
      <span
        aria-hidden="true"
        className={cx(
          'pointer-events-none absolute inset-y-0 left-3.5 right-9 flex items-center gap-1.5 forced-colors:hidden',
          disabled && 'text-ink-3',
        )}
      >
        {chosen ? (
          <>
            <span className="tabular-nums">{chosen.calling}</span>
            <span className="truncate text-14 text-ink-3">{chosen.name}</span>
          </>
        ) : (
          <span className="spinner text-ink-3" />
        )}
      </span>
      <Icon
        name="caret-down"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3"
      />
    </div>
  )
}
