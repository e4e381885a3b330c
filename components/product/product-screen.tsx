import { getTranslations } from 'next-intl/server'
import { ClientWords } from '@/components/layout/client-messages'
import { Shelf } from '@/components/recently-viewed/shelf'
import { SHELF_WORDS } from '@/components/recently-viewed/words'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import type { Product } from '@/lib/contract/catalog'
import { currentPage } from '@/lib/i18n/current-page'
import { Ask } from './ask-question'
import { BookingPanel } from './booking/booking-panel'
import { bookingProduct } from './booking/booking-product'
import { BookingSteps, BottomBar, TicketAside } from './booking/purchase'
import { productCrumbs } from './breadcrumbs'
import { Details } from './details'
import { Gallery } from './gallery'
import { Intro } from './intro'
import { Reviews } from './reviews/reviews'
import { Similar } from './similar'

/** Words that the client parts of the page say. */
const WORDS = [
  'booking',
  'arrangement',
  'deposit',
  'product.per',
  'product.stay',
  'errors',
  'reviews.item',
  'reviews.browse',
  ...SHELF_WORDS,
]

/** What data plans need to say besides. */
const PLAN_WORDS = ['esim.plan', 'esim.devices']

/** Pictures, what it is, the choices, what one should know; the ticket stays beside them. */
export async function ProductScreen({ product }: { product: Product }) {
  const [t, { path }] = await Promise.all([getTranslations('product'), currentPage()])
  const [first] = product.options
  if (!first) return null
  return (
    <ClientWords of={product.options.some(({ plan }) => plan) ? [...WORDS, ...PLAN_WORDS] : WORDS}>
      <div className="wrap pb-10">
        <div className="max-md:hidden">
          <Breadcrumbs items={productCrumbs(product, t('home'), path)} />
        </div>
        <Gallery images={product.images} />
        <BookingPanel product={bookingProduct(product)} first={first}>
          <div className="grid items-start gap-14 pt-5 md:pt-8 lg:grid-cols-[minmax(0,1fr)_384px]">
            <div className="min-w-0">
              <Intro product={product} />
              <BookingSteps />
              <Details product={product} />
              <Reviews productId={product.id} />
              <Ask productId={product.id} />
            </div>
            <TicketAside />
          </div>
          <BottomBar />
        </BookingPanel>
        <Similar product={product} />
        <Shelf productId={product.id} />
      </div>
    </ClientWords>
  )
}
