import type { Metadata } from 'next'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { AccountHeading } from '@/components/account/account-heading'
import { AccountSplit } from '@/components/account/account-split'
import { SignInForm } from '@/components/account/sign-in-form'
import { alternates } from '@/lib/api/queries/alternates'
import { currentPage } from '@/lib/i18n/current-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.signIn')
  return { title: t('submit'), alternates: await alternates('/sign-in') }
}

export default async function SignInPage() {
  const [t, { path }] = await Promise.all([getTranslations('auth.signIn'), currentPage()])
  return (
    <AccountSplit caption={t('caption')}>
      <AccountHeading
        title={t('title')}
        lead={
          <>
            {t('new')}{' '}
            <Link href={path('/sign-up')} prefetch={false} className="link">
              {t('create')}
            </Link>
          </>
        }
      />
      <SignInForm />
    </AccountSplit>
  )
}
