import { getTranslations } from 'next-intl/server'
import { placeName } from '@/lib/domain/country-names'
import { currentPage } from '@/lib/i18n/current-page'
import { formatMoney } from '@/lib/i18n/format'
import { WORLD_PARTS } from './countries'
import { byWorldPart, type Place } from './esim-view'

/** Links to every country with a plan, by region. */
export async function PlaceList({ countries }: { countries: Place[] }) {
  const [t, { locale }] = await Promise.all([getTranslations('esim'), currentPage()])
  return (
    <section id="places" className="wrap pt-12 md:pt-16">
      <h2>{t('places.title')}</h2>
      <p className="mt-1 text-ink-3">{t('places.line')}</p>
      {byWorldPart(countries, WORLD_PARTS).map(({ part, countries: within }) => (
        <section key={part} className="mt-6">
          <h3 className="mb-1">{placeName(part, locale)}</h3>
          <ul className="place-list">
            {within.map(({ id, name, from }) => (
              <li key={id}>
                <a href={`#${id}`} className="place-row -mx-[12px]">
                  {name} <span>{t('search.from', { price: formatMoney(from) })}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
