import '@/components/article/prose.css'
import { getTranslations } from 'next-intl/server'
import { Changed } from '@/components/article/changed'
import { Icon } from '@/components/ui/media/icon'
import type { AreaGuide } from '@/lib/contract/area-guide'
import type { LocalDate } from '@/lib/domain/local-date'
import type { IconName } from '@/lib/icons/icon-names'

interface Chapter {
  id: string
  icon: IconName
  title: string
  paragraphs: string[]
}

/** Returns the guide chapters of a destination, omitting empty ones. */
export async function guideChapters(area: AreaGuide): Promise<Chapter[]> {
  const t = await getTranslations('destination')
  const chapters: Chapter[] = [
    { id: 'about', icon: 'map-trifold', title: t('about', { name: area.name }), paragraphs: area.about },
    { id: 'when', icon: 'sun-horizon', title: t('when'), paragraphs: area.when_to_go },
    { id: 'arrive', icon: 'airplane-landing', title: t('arrive'), paragraphs: area.getting_there },
  ]
  return chapters.filter(({ paragraphs }) => paragraphs.length > 0)
}

/** Guide chapters: about the place, when to go, getting there. */
export function Guide({ chapters, changed }: { chapters: Chapter[]; changed: LocalDate | null }) {
  if (chapters.length === 0) return null
  return (
    <div>
      <div className="grid gap-10 lg:grid-cols-3 lg:gap-12">
        {chapters.map(({ id, icon, title, paragraphs }) => (
          <section key={id} id={id}>
            <Icon name={icon} className="size-7 text-sea" />
            <h2 className="mt-1.5 mb-3 text-24">{title}</h2>
            <div className="prose">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
      </div>
      {changed && <Changed date={changed} />}
    </div>
  )
}
