import type { FAQPage, WithContext } from 'schema-dts'
import { plainProse } from '@/components/article/prose-text'
import type { LocalDate } from '@/lib/domain/local-date'

interface Questions {
  questions: Array<{ question: string; answer: string }>
  /** When they last changed. */
  changed: LocalDate
}

/** schema.org data of the questions; contains only what the page shows. */
export function faqGraph({ questions, changed }: Questions): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    dateModified: changed,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainProse(answer) },
    })),
  }
}
