import '@/components/category/stamp.css'
import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/action/link'
import { ShopImage } from '@/components/ui/media/image'
import { KeepTogether } from '@/components/ui/text/keep-together'
import type { Category } from '@/lib/contract/catalog'
import { currentPage } from '@/lib/i18n/current-page'

function CategoryTile({ category }: { category: Category }) {
  return (
    <>
      <span className="stamp">
        <ShopImage
          path={`site/category-${category.id.replace('CATEGORY_', '')}`}
          alt=""
          sizes="(min-width: 1024px) 140px, 22vw"
          ratio={1}
          widest={320}
        />
      </span>
      <span>
        <KeepTogether text={category.label} />
      </span>
    </>
  )
}

/** The eight categories as postage stamps. */
export async function CategoryTiles({ categories }: { categories: Category[] }) {
  const [t, { path }] = await Promise.all([getTranslations('home.categories'), currentPage()])
  return (
    <section className="wrap pt-7 md:pt-11">
      <h2 className="sr-only">{t('title')}</h2>
      <ul className="stamps">
        {categories.map((category) => (
          <li key={category.id}>
            {category.disabled ? (
              <div className="opacity-45">
                <CategoryTile category={category} />
              </div>
            ) : (
              <Link href={path(`/categories/${category.slug}`)}>
                <CategoryTile category={category} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
