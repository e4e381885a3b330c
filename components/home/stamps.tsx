import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/picture'
import { Unbroken } from '@/components/ui/unbroken'
import type { Category } from '@/lib/contract/catalog'
import { currentPage } from '@/lib/i18n/page'

function Stamp({ category }: { category: Category }) {
  return (
    <>
      <span className="stamp mx-1 md:mx-0">
        <Picture
          path={`site/category-${category.id.replace('CATEGORY_', '')}`}
          alt=""
          sizes="(min-width: 1024px) 140px, 22vw"
          ratio={1}
          widest={320}
        />
      </span>
      <span className="text-[12.5px] leading-[1.3] font-semibold text-balance tracking-[-0.015em] md:text-15 md:tracking-normal [&:lang(th)]:leading-normal [&:lang(th)]:tracking-normal">
        <Unbroken text={category.label} />
      </span>
    </>
  )
}

/** The eight categories as postage stamps. */
export async function Stamps({ categories }: { categories: Category[] }) {
  const [t, { path }] = await Promise.all([getTranslations('home.categories'), currentPage()])
  const stamp = 'grid grid-cols-[minmax(0,1fr)] content-start gap-2 text-center md:gap-3'
  return (
    <section className="wrap pt-7 md:pt-11">
      <h2 className="sr-only">{t('title')}</h2>
      <ul className="grid grid-cols-4 gap-x-2.5 gap-y-4.5 md:gap-5 lg:grid-cols-8">
        {categories.map((category) => (
          <li key={category.id} className="min-w-0">
            {category.disabled ? (
              <div className={`${stamp} opacity-45`}>
                <Stamp category={category} />
              </div>
            ) : (
              <Link href={path(category.link)} className={stamp}>
                <Stamp category={category} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
