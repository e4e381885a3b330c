import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { GoogleReturn } from '@/components/account/google/google-return'
import { ClientMessages } from '@/components/page/client-messages'
import { PageMark } from '@/components/page/page-mark'
import { Logo } from '@/components/ui/media/logo'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('google')
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' }
}

/** Final step of the Google sign-in, in the pop-up or as a full page. */
export default function GooglePage() {
  return (
    <PageMark mark="bare" className="grid min-h-dvh content-center justify-items-center gap-10 px-5 py-10">
      <Logo />
      <div className="w-full max-w-[420px]">
        <ClientMessages of={['google', 'errors']}>
          <GoogleReturn />
        </ClientMessages>
      </div>
    </PageMark>
  )
}
