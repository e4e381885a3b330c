import { getTranslations } from 'next-intl/server'
import { ProductColumns } from '@/components/catalog/product-columns'
import { Link } from '@/components/ui/action/link'
import type { ProductCard as Product } from '@/lib/contract/catalog'
import { currentPage } from '@/lib/i18n/current-page'

export async function Recommended({ products }: { products: Product[] }) {
  const [t, { path }] = await Promise.all([getTranslations('home.recommended'), currentPage()])
  if (products.length === 0) return null
  return (
    <section className="wrap pt-10 md:pt-18">
      <div className="section-head">
        <h2>{t('title')}</h2>
        <Link
          href={path('/products')}
          className="link flex min-h-11 items-center md:min-h-8 whitespace-nowrap"
        >
          {t('all')}
        </Link>
      </div>
      <ProductColumns products={products} wholeRows />
    </section>
  )
}
