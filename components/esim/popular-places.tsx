import { getTranslations } from 'next-intl/server'
import { ShopImage } from '@/components/ui/media/image'
import type { Area } from '@/lib/contract/catalog'
import { formatMoney } from '@/lib/i18n/format'
import type { Place } from './esim-view'

/** Two rows on a desktop screen. */
const MAX_PLACES = 8

/** Countries of the shop's destinations, each with an image of one destination. */
export async function PopularPlaces({ areas, countries }: { areas: Area[]; countries: Place[] }) {
  const t = await getTranslations('esim.popular')
  const images = new Map(
    areas.toReversed().map(({ country, image }) => [country.toLowerCase(), image?.path] as const),
  )
  const order = [...new Set(areas.map(({ country }) => country.toLowerCase()))]
  const shown = order.flatMap((id) => countries.find((place) => place.id === id) ?? []).slice(0, MAX_PLACES)
  return (
    <section className="wrap pt-10 md:pt-16">
      <div className="part-head">
        <h2>{t('title')}</h2>
        <a href="#places" className="link flex min-h-11 items-center md:min-h-8">
          {t('all', { count: countries.length })}
        </a>
      </div>
      <ul className="place-cards">
        {shown.map(({ id, name, plans, from }) => {
          const image = images.get(id)
          return (
            <li key={id}>
              <a href={`#${id}`}>
                {image ? (
                  <ShopImage path={image} alt="" sizes="72px" ratio={1} widest={320} />
                ) : (
                  <span aria-hidden="true" className="size-18 rounded-8 bg-bg-3" />
                )}
                <span>
                  <b className="font-[650]">{name}</b>
                  <small>{t('plans', { count: plans })}</small>
                </span>
                <span className="text-14">
                  {t.rich('from', {
                    price: () => <b className="font-bold tabular-nums">{formatMoney(from)}</b>,
                  })}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
