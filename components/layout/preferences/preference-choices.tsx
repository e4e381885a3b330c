'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { chipStyle } from '@/components/ui/action/chip-style'
import { SelectField } from '@/components/ui/form/select-field'
import { currenciesQuery, languagesQuery, partnerQuery } from '@/lib/api/queries/browser-preferences'
import { formatDate } from '@/lib/i18n/format'
import { storeCurrency } from './choose-currency'
import { chooseTheme } from './choose-theme'
import { LanguageLinks } from './language-links'
import { currentTheme, THEMES, type Theme } from './theme'

function chooseCurrency(code: string): void {
  storeCurrency(code)
  window.location.reload()
}

/** Language, currency and theme, in the header's panel and in the sheet of a phone. */
export function PreferenceChoices() {
  const t = useTranslations('layout.client')
  const { locale, currency } = usePreferences()
  const { data: languages = [] } = useQuery(languagesQuery)
  const { data: currencies = [] } = useQuery(currenciesQuery)
  const { data: { rates } = {} } = useQuery(partnerQuery)
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => setTheme(currentTheme()), [])
  const names = new Intl.DisplayNames([locale], { type: 'currency' })
  return (
    <div className="grid gap-5 md:p-2">
      <div className="grid gap-2">
        <p className="text-14 font-semibold">{t('language')}</p>
        <div className="flex flex-wrap gap-2">
          <LanguageLinks
            languages={languages}
            className={`${chipStyle()} aria-[current]:bg-brand-tint aria-[current]:inset-ring-[1.5px] aria-[current]:inset-ring-brand`}
          />
        </div>
      </div>
      <SelectField
        label={t('currency')}
        value={currency}
        hint={
          rates &&
          (rates.outdated
            ? t('rates.outdated', { currency })
            : t('rates.of', { date: formatDate(rates.as_of, locale, 'long') }))
        }
        onChange={(event) => chooseCurrency(event.target.value)}
      >
        {currencies.map(({ code }) => (
          <option key={code} value={code}>
            {`${code} · ${names.of(code)}`}
          </option>
        ))}
      </SelectField>
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-14 font-semibold">{t('theme')}</legend>
        <div className="flex flex-wrap gap-2">
          {THEMES.map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={choice === theme}
              onClick={() => {
                chooseTheme(choice)
                setTheme(choice)
              }}
              className={chipStyle(choice === theme)}
            >
              {t(`themes.${choice}`)}
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
