import './category.css'
import { getTranslations } from 'next-intl/server'
import { categoryImage } from '@/components/catalog/category-image'
import { ButtonLink } from '@/components/ui/action/button-link'
import { Picture } from '@/components/ui/media/image'
import { listingPath } from '@/lib/domain/listing'
import { currentPage } from '@/lib/i18n/current-page'
import type { FoundCategory } from './find-category'

/** Name, summary, link to all products, and the category's stamp. */
export async function CategoryHeader({ category, main }: FoundCategory) {
  const [t, { path }] = await Promise.all([getTranslations('category'), currentPage()])
  return (
    <header className="category-head">
      <h1>{category.label}</h1>
      <span className="stamp rotate-3">
        <Picture
          path={categoryImage(main.id)}
          alt=""
          sizes="(min-width: 768px) 200px, 96px"
          ratio={1}
          widest={320}
          priority
        />
      </span>
      <div>
        {category.summary && <p className="max-w-[40em] text-ink-2 md:text-18">{category.summary}</p>}
        {category.product_count !== null && category.product_count > 0 && (
          <ButtonLink
            href={path(listingPath({ categories: [category.id] }))}
            variant="secondary"
            className="mt-5"
          >
            {t('all', { count: category.product_count })}
          </ButtonLink>
        )}
      </div>
    </header>
  )
}
