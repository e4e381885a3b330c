import type { Metadata } from 'next'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { AccountSplit } from '@/components/account/account-split'
import { SignUp } from '@/components/account/sign-up'
import { alternates } from '@/lib/api/queries/alternates'
import { currentPage } from '@/lib/i18n/current-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.signUp')
  return { title: t('title'), alternates: await alternates('/sign-up') }
}

export default async function SignUpPage() {
  const [t, { path }] = await Promise.all([getTranslations('auth.signUp'), currentPage()])
  return (
    <AccountSplit caption={t('caption')}>
      <SignUp
        lead={
          <>
            {t('known')}{' '}
            <Link href={path('/sign-in')} prefetch={false} className="link">
              {t('signIn')}
            </Link>
          </>
        }
      />
    </AccountSplit>
  )
}
