'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import type { User } from '@/lib/contract/auth'
import { factsOf } from '@/lib/domain/locale'
import { SettingsCard } from './settings-card'

/** A code as a country name; anything else as it is. */
function countryName(country: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country
  return new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country
}

/** The user's details at an API host that has no calls to change them. */
export function FixedProfile({ user }: { user: User }) {
  const t = useTranslations('settings')
  const labels = useTranslations('auth.signUp')
  const { locale } = usePreferences()
  const { country, address } = user.profile
  const names = [
    [labels('firstName'), user.first_name],
    [labels('lastName'), user.last_name],
  ]
  const rows = [
    ...(factsOf(locale).familyNameFirst ? names.reverse() : names),
    [labels('email'), user.email],
    [labels('phone'), user.phone],
    [labels('country'), countryName(country, locale)],
    [labels('address'), address],
  ].filter(([, value]) => value)
  return (
    <SettingsCard title={t('profile.title')} line={t('profile.fixed')}>
      <dl className="-mt-2 divide-y divide-line">
        {rows.map(([label, value]) => (
          <div key={label} className="py-3 last:pb-0">
            <dt className="text-15 font-semibold">{label}</dt>
            <dd className="text-ink-2 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </SettingsCard>
  )
}
