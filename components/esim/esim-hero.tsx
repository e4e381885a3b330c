import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/page/client-messages'
import { ShopImage } from '@/components/ui/media/image'
import type { Place } from './esim-view'
import { PlaceSearch, type SearchedPlace } from './place-search'

interface EsimHeroProps {
  regions: Place[]
  /** Number of countries with a plan. */
  countries: number
  searched: SearchedPlace[]
}

/** Headline, place search and region shortcuts. */
export async function EsimHero({ regions, countries, searched }: EsimHeroProps) {
  const t = await getTranslations('esim')
  return (
    <section className="esim-hero">
      <ShopImage
        path="site/hero-esim"
        phone="site/hero-esim-phone"
        alt=""
        sizes="100vw"
        ratio={2.6}
        priority
      />
      <div className="wrap">
        <h1>{t('hero.title')}</h1>
        <p className="md:text-18">{t('hero.text', { count: countries })}</p>
        {searched.length > 0 && (
          <ClientMessages of={['esim.search']}>
            <PlaceSearch places={searched} />
          </ClientMessages>
        )}
        {regions.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {regions.map(({ id, name, countries: count }) => (
              <li key={id}>
                <a href={`#${id}`} className="esim-chip">
                  {t('hero.region', { name, count: count ?? 1 })}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
