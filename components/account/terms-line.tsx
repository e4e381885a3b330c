'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'

/** The terms that the visitor accepts by signing in or up. */
export function TermsLine({ of }: { of: 'signIn' | 'signUp' }) {
  const t = useTranslations('auth')
  const { path } = usePreferences()
  const to = (page: string) => (chunks: React.ReactNode) => (
    <Link href={path(page)} prefetch={false} className="link">
      {chunks}
    </Link>
  )
  return (
    <p className="text-13 text-ink-3">
      {t.rich(`${of}.terms`, { terms: to('/terms-and-conditions'), privacy: to('/privacy-policy') })}
    </p>
  )
}
