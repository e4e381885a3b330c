import '@/components/category/stamp.css'
import './category.css'
import { getTranslations } from 'next-intl/server'
import { categoryImage } from '@/components/catalog/category-image'
import { ListingButton } from '@/components/catalog/listing-button'
import { buttonStyle } from '@/components/ui/action/button-style'
import { cx } from '@/components/ui/class-names'
import { ShopImage } from '@/components/ui/media/image'
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
        <ShopImage
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
          <ListingButton
            to={path(listingPath({ categories: [category.id] }))}
            className={cx(buttonStyle('secondary'), 'mt-5')}
          >
            {t('all', { count: category.product_count })}
          </ListingButton>
        )}
      </div>
    </header>
  )
}
