import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/action/button-link'
import { Link } from '@/components/ui/action/link'
import { ShopImage } from '@/components/ui/media/image'
import type { ProductCard } from '@/lib/contract/catalog'
import { currentPage } from '@/lib/i18n/current-page'
import { formatMoney } from '@/lib/i18n/format'

const MAX_LINKS = 4

/** Promotes data plans: links to the eSIM page and to a few plans. */
export async function EsimBand({ plans }: { plans: ProductCard[] }) {
  const [t, { path }] = await Promise.all([getTranslations('home.esim'), currentPage()])
  const [cheapest] = plans.toSorted((a, b) => a.from.amount - b.from.amount)
  if (!cheapest) return null
  return (
    <section className="wrap pt-10 md:pt-18">
      <div className="esim-band">
        <ShopImage path="site/esim-band" alt="" sizes="(min-width: 768px) 56vw, 100vw" ratio={1.5} />
        <div>
          <h2>{t('title')}</h2>
          <p>{t('text', { price: formatMoney(cheapest.from) })}</p>
          <ButtonLink href={path('/esim')}>{t('find')}</ButtonLink>
          <ul>
            {plans.slice(0, MAX_LINKS).map(({ id, name }) => (
              <li key={id}>
                <Link href={path(`/products/${id}`)}>{name}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
