import { getTranslations } from 'next-intl/server'
import { contentFacts } from '@/components/article/facts'
import { Panel } from '@/components/ui/display/panel'

const SYSTEMS = ['iphone', 'android'] as const
const STEPS = ['one', 'two', 'three', 'four', 'five'] as const

/** Step-by-step eSIM installation for iPhone and Android. */
export async function InstallGuide() {
  const [t, facts] = await Promise.all([getTranslations('esim.install'), contentFacts()])
  return (
    <section id="install" className="wrap pt-12 md:pt-16">
      <h2>{t('title')}</h2>
      <p className="mt-1 mb-5 max-w-[40em] text-ink-2">{t('line')}</p>
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        {SYSTEMS.map((system) => (
          <Panel key={system}>
            <h3 className="mb-4">{t(`${system}.title`)}</h3>
            <ol className="install-steps">
              {STEPS.map((step) => (
                <li key={step}>{t(`${system}.steps.${step}`, facts)}</li>
              ))}
            </ol>
          </Panel>
        ))}
      </div>
    </section>
  )
}
