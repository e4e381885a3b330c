'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ProductCard } from '@/components/catalog/product-card'
import { usePreferences } from '@/components/page/preferences'
import type { ProductCard as Product } from '@/lib/contract/catalog'
import { FAVOURITES, SEEN, saveList } from '@/stores/local-list'
import { MAX_SEEN } from './max-seen'
import { useDeviceProducts } from './use-device-products'

/** Of a row before it is scrolled: one more than the widest page shows. */
const FIRST = 6

interface RowProps {
  title: string
  line?: string
  products: Product[]
  aside?: React.ReactNode
}

function Row({ title, line, products, aside }: RowProps) {
  const { path } = usePreferences()
  const [isWhole, setWhole] = useState(false)
  const showAll = () => setWhole(true)
  return (
    <section aria-label={title} className="pt-10 md:pt-14">
      <div className="section-head">
        <div>
          <h2 className="text-24">{title}</h2>
          {line && <p className="text-14 text-ink-3">{line}</p>}
        </div>
        {aside}
      </div>
      <ul className="scroller flex gap-4 pb-1" onScroll={showAll} onFocus={showAll}>
        {products.slice(0, isWhole ? undefined : FIRST).map((product) => (
          <li key={product.id} className="relative w-42 flex-none md:w-56">
            <ProductCard product={product} href={path(`/products/${product.id}`)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Rows of the products saved on this device; empty rows are omitted. */
export function ShelfRows({ without, favourites }: { without?: string; favourites?: boolean }) {
  const t = useTranslations()
  const seen = useDeviceProducts(SEEN, without)
  const marked = useDeviceProducts(FAVOURITES)
  return (
    <>
      {favourites && marked && marked.length > 0 && <Row title={t('favourites.shelf')} products={marked} />}
      {seen && seen.length > 0 && (
        <Row
          title={t('recentlyViewed.title')}
          line={t('recentlyViewed.line')}
          products={seen.slice(0, MAX_SEEN)}
          aside={
            <button type="button" className="link min-h-11 min-w-11" onClick={() => saveList(SEEN, [])}>
              {t('recentlyViewed.clear')}
            </button>
          }
        />
      )}
    </>
  )
}
