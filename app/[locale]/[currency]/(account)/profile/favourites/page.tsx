import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FavouritesScreen } from '@/components/favourites/favourites-screen'
import { ClientMessages } from '@/components/page/client-messages'
import { SHELF_MESSAGES } from '@/components/recently-viewed/words'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('favourites')
  return { title: t('title'), robots: { index: false } }
}

export default async function FavouritesPage() {
  const t = await getTranslations('favourites')
  return (
    <div className="wrap pt-[clamp(16px,3vw,36px)] pb-16">
      <h1>{t('title')}</h1>
      <p className="mt-1 mb-6 text-ink-3">{t('line')}</p>
      <ClientMessages of={[...SHELF_MESSAGES, 'favourites', 'errors']}>
        <FavouritesScreen />
      </ClientMessages>
    </div>
  )
}
