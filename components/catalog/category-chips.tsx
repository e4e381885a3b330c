import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { chipStyle } from '@/components/ui/chip-style'
import type { Category } from '@/lib/contract/catalog'
import { type ListingQuery, listingPath } from '@/lib/domain/listing'
import { currentPage } from '@/lib/i18n/page'
import { openCategory } from './listing-view'

interface Entry {
  id: string | null
  label: string
  chosen: boolean
}

/** Categories for narrow screens: a row to swipe, and below it those under the current one. */
export async function CategoryChips({ query, categories }: { query: ListingQuery; categories: Category[] }) {
  const [t, { path }] = await Promise.all([getTranslations('listing'), currentPage()])
  const open = openCategory(query, categories)
  const current = categories.find(({ id }) => id === open)
  const mains: Entry[] = [
    { id: null, label: t('allCategories'), chosen: query.categories.length === 0 },
    ...categories
      .filter(({ disabled }) => !disabled)
      .map(({ id, label }) => ({ id, label, chosen: id === open })),
  ]
  const children: Entry[] = (current?.children ?? []).map(({ id, label }) => ({
    id,
    label,
    chosen: query.categories.includes(id),
  }))
  const row = (entries: Entry[]) => (
    <ul className="scroller -mx-4 scroll-px-4 gap-2 px-4 py-1.5">
      {entries.map(({ id, label, chosen }) => (
        <li key={id}>
          <Link
            href={path(listingPath({ ...query, categories: id ? [id] : [], page: 1 }))}
            aria-current={chosen || undefined}
            className={chipStyle(chosen)}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
  return (
    <nav aria-label={t('category')} className="lg:hidden">
      {row(mains)}
      {children.length > 0 && row(children)}
    </nav>
  )
}
