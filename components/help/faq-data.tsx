import type { FAQPage, WithContext } from 'schema-dts'
import { plainProse } from '@/components/article/prose-text'
import { JsonLd } from '@/components/page/json-ld'

/** schema.org data of the questions; contains only what the page shows. */
export function FaqData({ questions }: { questions: Array<{ question: string; answer: string }> }) {
  const data: WithContext<FAQPage> = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainProse(answer) },
    })),
  }
  return <JsonLd data={data} />
}
