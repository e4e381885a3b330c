import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountSplit } from '@/components/account/account-split'
import { ForgotPassword } from '@/components/account/forgot-password'
import { ClientMessages } from '@/components/page/client-messages'
import { NOT_INDEXED, pageHead } from '@/components/page/page-head'
import { Link } from '@/components/ui/action/link'
import { LeadIn } from '@/components/ui/text/lead-in'
import { offers } from '@/lib/api/queries/offers'
import { currentPage } from '@/lib/i18n/current-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('forgot')
  return { ...(await pageHead({ path: '/forgot-password', title: t('title') })), ...NOT_INDEXED }
}

export default async function ForgotPasswordPage() {
  const [t, { path }, endsSessions] = await Promise.all([
    getTranslations('forgot'),
    currentPage(),
    offers('settings'),
  ])
  return (
    <AccountSplit caption={t('caption')}>
      <ClientMessages of={['forgot', 'errors']}>
        <ForgotPassword lead={t('email.lead')} endsSessions={endsSessions} />
      </ClientMessages>
      <p className="first-step text-ink-3">
        <LeadIn>{t('email.known')}</LeadIn>
        <Link href={path('/sign-in')} className="link">
          {t('email.signIn')}
        </Link>
      </p>
    </AccountSplit>
  )
}
