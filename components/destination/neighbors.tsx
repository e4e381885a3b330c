import { getTranslations } from 'next-intl/server'
import { Poster } from '@/components/home/poster'
import type { Area } from '@/lib/contract/catalog'
import { currentPage } from '@/lib/i18n/current-page'

/** Two rows on a desktop screen. */
const MAX_DESTINATIONS = 10

/** Other destinations of the same region; recommended ones if there are none. */
export async function Neighbors({ area, areas }: { area: Area; areas: Area[] }) {
  const [t, { path }] = await Promise.all([getTranslations(), currentPage()])
  const others = areas.filter(({ slug }) => slug !== area.slug)
  const group =
    area.groups.find((id) => id !== 'recommendation' && others.some(({ groups }) => groups.includes(id))) ??
    'recommendation'
  const isGrouped = areas.some(({ groups }) => groups.some((id) => id !== 'recommendation'))
  const shown = others.filter(({ groups }) => groups.includes(group)).slice(0, MAX_DESTINATIONS)
  if (shown.length === 0) return null
  return (
    <section>
      <h2>
        {isGrouped
          ? t('destination.more', { group: t(`layout.client.groups.${group}`) })
          : t('destination.others')}
      </h2>
      <ul className="scroller neighbors whole-rows">
        {shown.map((other) => (
          <li key={other.slug}>
            <Poster
              area={other}
              href={path(`/destination/${other.slug}`)}
              count={
                other.product_count === null
                  ? null
                  : t('home.destinations.count', { count: other.product_count })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
