import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { ProductCard } from '@/components/catalog/product-card'
import type { ProductCard as Product } from '@/lib/contract/catalog'
import { currentPage } from '@/lib/i18n/page'

export async function Recommended({ products }: { products: Product[] }) {
  const [t, { path }] = await Promise.all([getTranslations('home.recommended'), currentPage()])
  if (products.length === 0) return null
  return (
    <section className="wrap pt-10 md:pt-18">
      <div className="mb-4 flex items-end justify-between gap-6 md:mb-6">
        <h2>{t('title')}</h2>
        <Link href={path('/products')} className="link flex min-h-8 items-center whitespace-nowrap">
          {t('all')}
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-6 md:gap-y-8 lg:grid-cols-4">
        {products.map((product) => (
          <li key={product.id} className="grid min-w-0">
            <ProductCard product={product} href={path(`/products/${product.id}`)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
