import { getTranslations } from 'next-intl/server'
import { TERMS_MESSAGES } from '@/components/cancellation/client-messages'
import { AfterFirstPaint } from '@/components/page/after-first-paint'
import { ClientMessages } from '@/components/page/client-messages'
import { PageCrumbs } from '@/components/page/page-crumbs'
import { Shelf } from '@/components/recently-viewed/shelf'
import { SHELF_MESSAGES } from '@/components/recently-viewed/shelf-messages'
import type { Product } from '@/lib/contract/catalog'
import { currentPage } from '@/lib/i18n/current-page'
import { AskQuestion } from './ask-question'
import { BookingPanel, BookingSteps, BottomBar, TicketAside } from './booking/booking-panel'
import { bookingProduct } from './booking/selection/booking-product'
import { productCrumbs } from './breadcrumbs'
import { Details } from './details'
import { FromPrice } from './from-price'
import { Gallery } from './gallery'
import { Intro } from './intro'
import { OptionPrices } from './option-prices'
import { Performances } from './performances'
import { Reviews } from './reviews/reviews'
import { Similar } from './similar'

/** Message namespaces of the page's client components. */
const MESSAGES = [
  ...TERMS_MESSAGES,
  'booking',
  'bookingDetails',
  'confirmation',
  'deposit',
  'product.stay',
  'errors',
  'map',
  'reviews.item',
  'reviews.browse',
  ...SHELF_MESSAGES,
]

/** Additional namespaces for data plans. */
const PLAN_MESSAGES = ['esim.plan', 'esim.devices']

/** The product page: images, introduction, booking steps, details and reviews beside the ticket. */
export async function ProductScreen({ product }: { product: Product }) {
  const [t, { path }] = await Promise.all([getTranslations('product'), currentPage()])
  const [first] = product.options
  if (!first) return null
  return (
    <ClientMessages
      of={product.options.some(({ plan }) => plan) ? [...MESSAGES, ...PLAN_MESSAGES] : MESSAGES}
    >
      <div className="wrap pb-10">
        <div className="max-md:hidden">
          <PageCrumbs items={productCrumbs(product, t('home'), path)} />
        </div>
        <Gallery images={product.images} />
        <BookingPanel product={bookingProduct(product)} first={first}>
          <div className="grid items-start gap-14 pt-5 md:pt-8 lg:grid-cols-[minmax(0,1fr)_384px]">
            <div className="min-w-0">
              <Intro product={product} />
              <AfterFirstPaint placeholder={<div className="min-h-dvh" />}>
                <BookingSteps>
                  <OptionPrices product={product} />
                </BookingSteps>
                <Performances product={product} />
                <Details product={product} />
                <Reviews productId={product.id} />
                <AskQuestion productId={product.id} />
              </AfterFirstPaint>
            </div>
            <TicketAside>
              <p className="mb-4.5">
                <FromPrice product={product} />
              </p>
            </TicketAside>
          </div>
          <BottomBar />
        </BookingPanel>
        <AfterFirstPaint>
          <Similar product={product} />
          <Shelf productId={product.id} />
        </AfterFirstPaint>
      </div>
    </ClientMessages>
  )
}
