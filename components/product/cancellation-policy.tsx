import { getTranslations } from 'next-intl/server'
import type { Option } from '@/lib/contract/catalog'
import { cancellationWords } from './cancellation-words'
import { noticeWords } from './duration'
import { Section } from './section'

/** The cancellation policy as text; per option if they differ. */
export async function CancellationPolicy({ options }: { options: Option[] }) {
  const t = await getTranslations('product')
  const notice = (hours: number) => noticeWords(hours, (key, values) => t(`time.${key}`, values))
  const policies = Map.groupBy(options, (option) =>
    cancellationWords(option, {
      t: (key, values) => t(`cancellation.${key}`, values),
      notice,
    }).join('\n'),
  )
  return (
    <Section title={t('cancellation.title')}>
      <div className="grid gap-4">
        {[...policies].map(([text, covered]) => (
          <div key={text}>
            {policies.size > 1 && (
              <h3 className="font-sans text-16 tracking-normal">
                {covered.map(({ name }) => name).join(' · ')}
              </h3>
            )}
            {text.split('\n').map((sentence) => (
              <p key={sentence} className="text-ink-2">
                {sentence}
              </p>
            ))}
          </div>
        ))}
      </div>
    </Section>
  )
}
