import { plainProse } from '@/components/article/prose-text'

/** schema.org data of the questions; contains only what the page shows. */
export function FaqData({ questions }: { questions: Array<{ question: string; answer: string }> }) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainProse(answer) },
    })),
  }
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
}
