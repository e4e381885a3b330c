import '@/components/article/article.css'
import { getTranslations } from 'next-intl/server'
import { Prose } from '@/components/article/prose'
import { Section } from '@/components/article/section'

/** The kinds of service that have a guide, in display order. */
export const GUIDES = [
  'lounge',
  'storage',
  'delivery',
  'fast',
  'spa',
  'insurance',
  'connectivity',
  'esim',
  'transfer',
] as const

const ROWS = ['show', 'until', 'before', 'day', 'wrong'] as const

/** How a kind of service works, from what to show to what to do if something goes wrong. */
export async function ServiceGuide({ kind }: { kind: (typeof GUIDES)[number] }) {
  const t = await getTranslations('pages.servicesInfo')
  return (
    <Section id={kind} title={t(`kinds.${kind}.title`)}>
      <dl className="facts">
        {ROWS.map((row) => (
          <div key={row}>
            <dt>{t(`rows.${row}`)}</dt>
            <dd>
              <Prose>{t(`kinds.${kind}.${row}`)}</Prose>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
