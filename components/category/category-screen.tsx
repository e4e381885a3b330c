import { getTranslations } from 'next-intl/server'
import { ProductColumns } from '@/components/catalog/product-columns'
import { Unlisted } from '@/components/catalog/unlisted'
import { AfterFirstPaint } from '@/components/page/after-first-paint'
import { ListData } from '@/components/page/list-data'
import { PageCrumbs } from '@/components/page/page-crumbs'
import { ButtonLink } from '@/components/ui/action/button-link'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import type { ProductCard } from '@/lib/contract/catalog'
import { categoryAddress } from '@/lib/domain/public-pages'
import { currentPage } from '@/lib/i18n/current-page'
import { CategoryHeader } from './category-header'
import { DestinationsOf } from './destinations-of'
import type { FoundCategory } from './find-category'
import { HowItWorks } from './how-it-works'
import { SubCategories } from './sub-categories'

interface CategoryScreenProps {
  found: FoundCategory
  /** The category's products in the recommended order, or as many as a call returns. */
  products: ProductCard[]
  /** The number of its products; null if the shop has none. */
  total: number | null
}

/** A category page: summary, products, destinations, and how buying works. */
export async function CategoryScreen({ found, products, total }: CategoryScreenProps) {
  const { category, main } = found
  const [t, { path }] = await Promise.all([getTranslations('category'), currentPage()])
  const [first] = products
  const crumbs = [
    { label: t('home'), href: path('/') },
    ...(category.id === main.id ? [] : [{ label: main.label, href: path(categoryAddress(main.slug)) }]),
    { label: category.label },
  ]
  return (
    <div className="wrap pb-14">
      <PageCrumbs items={crumbs} />
      <ListData products={products} />
      <CategoryHeader {...found} />
      <div className="mt-5">
        <SubCategories {...found} />
      </div>
      <div className="mt-7 grid gap-12 md:gap-16">
        {first ? (
          <section>
            <h2 className="mb-4">{t((total ?? 0) > products.length ? 'top' : 'everything')}</h2>
            <ProductColumns products={products} />
          </section>
        ) : total !== null ? (
          <EmptyState
            title={t('empty.title')}
            action={<ButtonLink href={path('/products')}>{t('empty.action')}</ButtonLink>}
          >
            {t('empty.text')}
          </EmptyState>
        ) : (
          <Unlisted />
        )}
        <AfterFirstPaint placeholder={<div className="min-h-dvh" />}>
          <DestinationsOf category={category} products={products} />
          {first && <HowItWorks vertical={first.vertical} />}
        </AfterFirstPaint>
      </div>
    </div>
  )
}
