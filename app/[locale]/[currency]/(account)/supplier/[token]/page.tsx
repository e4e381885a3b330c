import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/page/client-messages'
import { PageMark } from '@/components/page/page-mark'
import { Queries } from '@/components/queries/queries'
import { RequestScreen } from '@/components/supplier/request-screen'
import { Logo } from '@/components/ui/media/logo'
import { env } from '@/lib/env'
import { currentPage } from '@/lib/i18n/current-page'

/** One prerendered shell for every booking: the browser reads the token from the URL. */
export function generateStaticParams() {
  return [{ token: 'token' }]
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('supplier')
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'no-referrer' }
}

/** Lets a supplier accept or decline a booking; the link in the email is enough, no account is needed. */
export default async function SupplierPage() {
  await currentPage()
  return (
    <PageMark mark="bare" className="mx-auto grid max-w-140 gap-6 px-4 py-6 pb-16">
      <Logo name={env.SHOP_NAME} />
      <ClientMessages of={['supplier', 'checkout.questions', 'errors']}>
        <Queries>
          <RequestScreen />
        </Queries>
      </ClientMessages>
    </PageMark>
  )
}
