import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { cx } from '@/components/ui/class-names'
import type { Category } from '@/lib/contract/catalog'
import { type ListingQuery, listingPath } from '@/lib/domain/listing'
import { currentPage } from '@/lib/i18n/page'
import { openCategory } from './listing-view'

const ROW =
  'flex min-h-10 items-center justify-between gap-3 rounded-12 px-3 py-1.5 text-15 hover:bg-bg-2 aria-[current]:bg-bg-3 aria-[current]:font-semibold'

interface CategoryFilterProps {
  query: ListingQuery
  categories: Category[]
}

/** Categories as links, those under the current one unfolded. */
export async function CategoryFilter({ query, categories }: CategoryFilterProps) {
  const [t, { path }] = await Promise.all([getTranslations('listing'), currentPage()])
  const open = openCategory(query, categories)
  // The counts are of whole categories: beside a chosen destination they would promise too much.
  const count = (value: number) => (query.destination ? null : value)
  const link = (id: string | null, label: string, products: number | null, nested = false) => (
    <Link
      href={path(listingPath({ ...query, categories: id ? [id] : [], page: 1 }))}
      aria-current={(id ? query.categories.includes(id) : query.categories.length === 0) || undefined}
      className={cx(ROW, nested && 'pl-7')}
    >
      {label}
      {products !== null && <span className="text-14 font-normal text-ink-3 tabular-nums">{products}</span>}
    </Link>
  )
  return (
    <nav aria-label={t('category')} className="border-b border-line pb-5">
      <h2 className="mb-2 px-3 font-sans text-16 tracking-normal">{t('category')}</h2>
      <ul>
        <li>{link(null, t('allCategories'), null)}</li>
        {categories
          .filter(({ disabled }) => !disabled)
          .map((main) => (
            <li key={main.id}>
              {link(main.id, main.label, count(main.product_count))}
              {main.id === open && (
                <ul>
                  {main.children.map((child) => (
                    <li key={child.id}>{link(child.id, child.label, count(child.product_count), true)}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
      </ul>
    </nav>
  )
}
