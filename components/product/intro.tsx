import { getTranslations } from 'next-intl/server'
import { RatingLine } from '@/components/catalog/rating-line'
import { Heart } from '@/components/hearts/heart'
import { KeepTogether } from '@/components/ui/text/keep-together'
import type { Product } from '@/lib/contract/catalog'
import { siteOrigin } from '@/lib/env'
import { currentPage } from '@/lib/i18n/current-page'
import { formatList } from '@/lib/i18n/format'
import { BulletList } from './bullet-list'
import { Facts } from './facts'
import { ShareButton } from './share-button'

/** Name, rating, facts, summary and highlights of a product. */
export async function Intro({ product }: { product: Product }) {
  const [t, { locale, path }] = await Promise.all([getTranslations('product'), currentPage()])
  const places = formatList(
    product.areas.map(({ name }) => name),
    locale,
  )
  return (
    <>
      {/* The width of the buttons is fixed: a browser paints the name before it has read them. */}
      <div className="grid grid-cols-[minmax(0,1fr)_80px] items-start gap-4">
        <h1>
          <KeepTogether text={product.name} />
        </h1>
        <div className="-mr-2 flex flex-none">
          <Heart productId={product.id} name={product.name} place="bar" />
          <ShareButton url={`${siteOrigin()}${path(`/products/${product.id}`)}`} title={product.name} />
        </div>
      </div>
      {(product.rating || product.booked !== null) && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4">
          {product.rating && (
            <a href="#reviews" className="inline-flex min-h-11 items-center md:min-h-8">
              <RatingLine rating={product.rating} labeled />
            </a>
          )}
          {product.booked !== null && (
            <span className="inline-flex min-h-8 items-center text-14 text-ink-3">
              {t('booked', { count: product.booked })}
            </span>
          )}
        </p>
      )}
      <p className="mt-3 text-ink-3">
        {[places, t('runBy', { vertical: product.vertical, supplier: product.supplier })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Facts product={product} />
      <p className="max-w-[40em] text-18 text-ink-2">{product.summary}</p>
      {product.highlights.length > 0 && (
        <div className="mt-5 mb-7.5">
          <h2 className="sr-only">{t('highlights')}</h2>
          <BulletList items={product.highlights} icon="sun-horizon" tone="sea" />
        </div>
      )}
    </>
  )
}
