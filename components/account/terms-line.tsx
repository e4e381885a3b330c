'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { Link } from '@/components/ui/action/link'

/** The terms that the visitor accepts by signing in or up, or with an email address. */
export function TermsLine({ of }: { of: 'signIn' | 'signUp' | 'email' }) {
  const t = useTranslations('auth')
  const { path } = usePreferences()
  const to = (page: string) => (chunks: React.ReactNode) => (
    <Link href={path(page)} className="link">
      {chunks}
    </Link>
  )
  return (
    <p className="text-13 text-ink-3">
      {t.rich(`${of}.terms`, { terms: to('/terms-and-conditions'), privacy: to('/privacy-policy') })}
    </p>
  )
}
