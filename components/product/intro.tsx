import { getTranslations } from 'next-intl/server'
import type { Product } from '@/lib/contract/catalog'
import { formatList } from '@/lib/i18n/format'
import { currentPage } from '@/lib/i18n/page'
import { BulletList } from './bullet-list'
import { Facts } from './facts'

/** Name, facts, and what it is. */
export async function Intro({ product }: { product: Product }) {
  const [t, { locale }] = await Promise.all([getTranslations('product'), currentPage()])
  const places = formatList(
    product.areas.map(({ name }) => name),
    locale,
  )
  return (
    <>
      <h1>{product.name}</h1>
      <p className="mt-3 text-ink-3">
        {[places, t('runBy', { operator: product.operator })].filter(Boolean).join(' · ')}
      </p>
      <Facts product={product} />
      <p className="max-w-[62ch] text-18 text-ink-2">{product.summary}</p>
      {product.highlights.length > 0 && (
        <div className="mt-5 mb-7.5">
          <h2 className="sr-only">{t('highlights')}</h2>
          <BulletList items={product.highlights} icon="sun-horizon" tone="sea" />
        </div>
      )}
    </>
  )
}
