import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Unlisted } from '@/components/catalog/unlisted'
import { FavouritesScreen } from '@/components/favourites/favourites-screen'
import { ClientMessages } from '@/components/page/client-messages'
import { SHELF_MESSAGES } from '@/components/recently-viewed/shelf-messages'
import { offers } from '@/lib/api/queries/offers'

export async function generateMetadata(): Promise<Metadata> {
  const [t, hasProducts] = await Promise.all([getTranslations(), offers('products')])
  const title = t(hasProducts ? 'favourites.title' : 'listing.unlisted.title')
  return { title, robots: { index: false } }
}

export default async function FavouritesPage() {
  const [t, hasProducts] = await Promise.all([getTranslations('favourites'), offers('products')])
  if (!hasProducts) return <Unlisted heading="h1" />
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
