import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/picture'
import type { ProductCard } from '@/lib/contract/catalog'
import { formatMoney } from '@/lib/i18n/format'
import { currentPage } from '@/lib/i18n/page'

/** Data plans by country; each leads to the plan's own page. */
export async function EsimBand({ plans }: { plans: ProductCard[] }) {
  const [t, { path }] = await Promise.all([getTranslations('home.esim'), currentPage()])
  const [cheapest] = plans.toSorted((a, b) => a.from.amount - b.from.amount)
  if (!cheapest) return null
  return (
    <section className="wrap pt-10 md:pt-18">
      <div className="relative grid overflow-hidden rounded-26 bg-[#0f5e72] text-white md:min-h-[330px] md:grid-cols-2">
        <Picture
          path="site/esim-band"
          alt=""
          sizes="(min-width: 768px) 56vw, 100vw"
          ratio={1.5}
          className="absolute inset-x-0 bottom-0 h-[230px] w-full bg-transparent mask-[linear-gradient(180deg,transparent,#000_30%)] object-cover md:inset-y-0 md:left-auto md:h-full md:w-[56%] md:mask-[linear-gradient(90deg,transparent,#000_26%)]"
        />
        <div className="relative grid content-center gap-3.5 px-6 pt-7 pb-[215px] md:p-12">
          <h2 className="text-[clamp(1.75rem,1.2rem+2vw,2.6rem)] font-extrabold [&:lang(th)]:font-bold">
            {t('title')}
          </h2>
          <p className="max-w-[36ch] text-[17px]">{t('text', { price: formatMoney(cheapest.from) })}</p>
          <ul className="mt-1 flex flex-wrap gap-2">
            {plans.map(({ id, name }) => (
              <li key={id}>
                <Link
                  href={path(`/products/${id}`)}
                  className="inline-flex min-h-11 items-center rounded-pill bg-[rgb(255_255_255/0.14)] px-4 text-15 font-semibold hover:bg-white hover:text-[#0b1f2a]"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
