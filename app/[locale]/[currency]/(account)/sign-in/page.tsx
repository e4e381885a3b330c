import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountHeading } from '@/components/account/account-heading'
import { AccountSplit } from '@/components/account/account-split'
import { SignInWays } from '@/components/account/sign-in-ways'
import { NOT_INDEXED, pageHead } from '@/components/page/page-head'
import { Link } from '@/components/ui/action/link'
import { LeadIn } from '@/components/ui/text/lead-in'
import { currentPage } from '@/lib/i18n/current-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.signIn')
  return { ...(await pageHead({ path: '/sign-in', title: t('submit') })), ...NOT_INDEXED }
}

export default async function SignInPage() {
  const [t, { path }] = await Promise.all([getTranslations('auth.signIn'), currentPage()])
  return (
    <AccountSplit caption={t('caption')}>
      <SignInWays
        heading={
          <AccountHeading
            title={t('title')}
            lead={
              <>
                <LeadIn>{t('new')}</LeadIn>
                <Link href={path('/sign-up')} className="link">
                  {t('create')}
                </Link>
              </>
            }
          />
        }
      />
    </AccountSplit>
  )
}
