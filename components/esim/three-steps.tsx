import { getTranslations } from 'next-intl/server'
import { contentFacts } from '@/components/article/facts'
import { isAbout } from '@/components/article/parts'
import { Icon } from '@/components/ui/media/icon'
import type { IconName } from '@/lib/icons/icon-names'

const STEPS: Array<{ id: 'scan' | 'fly' | 'land'; icon: IconName }> = [
  { id: 'scan', icon: 'qr-code' },
  { id: 'fly', icon: 'airplane-tilt' },
  { id: 'land', icon: 'cell-signal-full' },
]

/** From the order to the first connection, in three steps; nothing in a shop without orders. */
export async function ThreeSteps() {
  const [t, facts] = await Promise.all([getTranslations('esim.steps'), contentFacts()])
  if (!isAbout(facts, 'hasOrders')) return null
  return (
    <section className="wrap pt-12 md:pt-16">
      <div className="rounded-26 bg-bg-2 px-4 py-6 md:p-7">
        <h2 className="mb-5">{t('title')}</h2>
        <ol className="grid gap-7 md:grid-cols-3">
          {STEPS.map(({ id, icon }) => (
            <li key={id} className="grid content-start gap-1.5">
              <Icon name={icon} className="size-7 text-sea" />
              <h3>{t(`${id}.title`)}</h3>
              <p className="text-ink-2">{t(`${id}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
