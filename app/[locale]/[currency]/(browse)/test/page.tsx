import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ClientWords } from '@/components/layout/client-words'
import { Queries } from '@/components/layout/queries'
import { Mailbox } from '@/components/mailbox/mailbox'
import { servesTestPages } from '@/lib/env'
import { currentPage } from '@/lib/i18n/page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('mailbox')
  return { title: t('title'), robots: { index: false } }
}

/** What only developers see; so far the mails that the shop sent. */
export default async function TestPage() {
  await currentPage()
  if (!servesTestPages) notFound()
  const t = await getTranslations('mailbox')
  return (
    <div className="wrap pt-[clamp(16px,3vw,36px)] pb-16">
      <h1>{t('title')}</h1>
      <p className="mt-2 mb-6 text-ink-2">{t('line')}</p>
      <ClientWords of={['mailbox', 'errors']}>
        <Queries>
          <Mailbox />
        </Queries>
      </ClientWords>
    </div>
  )
}
