import { getTranslations } from 'next-intl/server'
import { ImageNotes } from '@/components/catalog/image-notes'
import { chipStyle } from '@/components/ui/action/chip-style'
import { ShopImage } from '@/components/ui/media/image'
import type { AreaGuide } from '@/lib/contract/area-guide'

interface AreaHeroProps {
  area: AreaGuide
  /** Sections of the page, shown as anchor links. */
  parts: Array<{ id: string; label: string; count?: number }>
}

/** Name and summary of a destination beside its poster. */
export async function AreaHero({ area, parts }: AreaHeroProps) {
  const t = await getTranslations('destination')
  const [poster] = area.images
  return (
    <header className="area-hero">
      {poster && (
        <ShopImage
          path={poster.path}
          alt={poster.alt}
          focus={poster.focus}
          sizes="(min-width: 1280px) 440px, (min-width: 544px) 36vw, 100vw"
          ratio={4 / 5}
          priority
        />
      )}
      <div>
        {area.country_name && area.country_name !== area.name && (
          <p className="text-18 font-semibold text-ink-3">{area.country_name}</p>
        )}
        <h1>{area.name}</h1>
        {area.summary && <p className="max-w-[40em] text-ink-2 md:text-18">{area.summary}</p>}
        {parts.length > 0 && (
          <nav aria-label={t('kinds.label')}>
            <ul className="flex flex-wrap gap-x-2 gap-y-3">
              {parts.map(({ id, label, count }) => (
                <li key={id}>
                  <a href={`#${id}`} className={chipStyle()}>
                    {label}
                    {count !== undefined && (
                      <span className="font-normal text-ink-3 tabular-nums">{count}</span>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {poster?.drawn === false && <ImageNotes images={[poster]} />}
      </div>
    </header>
  )
}
