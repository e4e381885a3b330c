import { getTranslations } from 'next-intl/server'
import { chipStyle } from '@/components/ui/action/chip-style'
import { Link } from '@/components/ui/action/link'
import { currentPage } from '@/lib/i18n/current-page'
import type { FoundCategory } from './find-category'

/** The sub-categories of a main category, after the main category itself. */
export async function SubCategories({ category, main }: FoundCategory) {
  const [t, { path }] = await Promise.all([getTranslations('category'), currentPage()])
  const children = main.children.filter((child) => !child.disabled && child.product_count !== 0)
  if (children.length === 0) return null
  const entries = [{ ...main, label: t('whole') }, ...children]
  return (
    <nav aria-label={t('within')}>
      <ul className="scroller -mx-4 scroll-px-4 gap-2 px-4 py-1.5 md:mx-0 md:flex-wrap md:px-0">
        {entries.map(({ id, slug, label, product_count }) => (
          <li key={id}>
            <Link
              href={path(`/categories/${slug}`)}
              aria-current={id === category.id ? 'true' : undefined}
              className={chipStyle()}
            >
              {label}
              {product_count !== null && (
                <span className="font-normal text-ink-3 tabular-nums">{product_count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
