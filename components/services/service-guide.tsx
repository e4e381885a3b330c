import '@/components/article/article.css'
import { getTranslations } from 'next-intl/server'
import { isAbout, type Part, type Parts } from '@/components/article/parts'
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

/** The rows of a guide, and the part of the shop that each is about. */
const ROWS = [
  ['show', 'hasOrders'],
  ['until', 'hasProducts'],
  ['before', 'hasProducts'],
  ['day', 'hasOrders'],
  ['wrong', 'hasOrders'],
] as const satisfies ReadonlyArray<[string, Part]>

interface ServiceGuideProps {
  kind: (typeof GUIDES)[number]
  parts: Parts
}

/** How a kind of service works, from what to show to what to do if something goes wrong. */
export async function ServiceGuide({ kind, parts }: ServiceGuideProps) {
  const t = await getTranslations('pages.servicesInfo')
  return (
    <Section id={kind} title={t(`kinds.${kind}.title`)}>
      <dl className="facts">
        {ROWS.filter(([, needs]) => isAbout(parts, needs)).map(([row]) => (
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
