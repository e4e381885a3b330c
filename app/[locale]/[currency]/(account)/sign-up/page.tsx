import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountSplit } from '@/components/account/account-split'
import { SignUp } from '@/components/account/sign-up'
import { NOT_INDEXED, pageHead } from '@/components/page/page-head'
import { Link } from '@/components/ui/action/link'
import { LeadIn } from '@/components/ui/text/lead-in'
import { offers } from '@/lib/api/queries/offers'
import { currentPage } from '@/lib/i18n/current-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.signUp')
  return { ...(await pageHead({ path: '/sign-up', title: t('title') })), ...NOT_INDEXED }
}

export default async function SignUpPage() {
  const [t, { path }, hasOrders] = await Promise.all([
    getTranslations('auth.signUp'),
    currentPage(),
    offers('orders'),
  ])
  return (
    <AccountSplit caption={t('caption', { hasOrders: String(hasOrders) })}>
      <SignUp
        lead={
          <>
            <LeadIn>{t('known')}</LeadIn>
            <Link href={path('/sign-in')} className="link">
              {t('signIn')}
            </Link>
          </>
        }
      />
    </AccountSplit>
  )
}
