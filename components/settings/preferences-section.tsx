'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PreferenceChoices } from '@/components/layout/preferences/preference-choices'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { SelectField } from '@/components/ui/form/select-field'
import { send } from '@/lib/api/browser'
import { languagesQuery } from '@/lib/api/queries/browser-preferences'
import type { AccountSettings, updateProfile } from '@/lib/contract/account'
import { isLocale } from '@/lib/domain/locale'
import { showToast } from '@/stores/toasts'
import { useAccountUpdate } from './account-query'
import { SettingsCard } from './settings-card'

type MailLocale = AccountSettings['mail_locale']

/** The language of emails, saved as soon as it is chosen. */
function MailLanguage({ mailLocale }: { mailLocale: MailLocale }) {
  const t = useTranslations('settings.preferences')
  const errorText = useErrorText()
  const update = useAccountUpdate()
  const { data: languages = [] } = useQuery(languagesQuery)
  const [problem, setProblem] = useState<string | null>(null)

  async function choose(mail_locale: MailLocale) {
    setProblem(null)
    // Optimistic update; reverted if it cannot be saved.
    update({ mail_locale })
    try {
      const { message } = await send<typeof updateProfile>('PATCH', '/api/account', { mail_locale })
      if (message) showToast({ title: message })
    } catch (error) {
      update({ mail_locale: mailLocale })
      setProblem(errorText(error))
    }
  }

  return (
    <div className="md:px-2 md:pb-2">
      <SelectField
        label={t('email')}
        error={problem}
        value={mailLocale}
        onChange={({ target }) => isLocale(target.value) && void choose(target.value)}
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

interface PreferencesSectionProps {
  /** Null if it cannot be chosen. */
  mailLocale: MailLocale | null
}

/** Preferences stored on this device, and the language of emails. */
export function PreferencesSection({ mailLocale }: PreferencesSectionProps) {
  const t = useTranslations('settings.preferences')
  return (
    <SettingsCard title={t('title')} line={t('line')}>
      <div className="grid gap-5 md:-m-2">
        <PreferenceChoices />
        {mailLocale && <MailLanguage mailLocale={mailLocale} />}
      </div>
    </SettingsCard>
  )
}
