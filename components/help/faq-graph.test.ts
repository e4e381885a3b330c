import { expect, test } from 'vitest'
import { faqGraph } from './faq-graph'

test('[R14] [N3] the questions of a page have the date of their last change', () => {
  const questions = [{ question: 'How?', answer: 'See [help](/help).' }]
  expect(faqGraph({ questions, changed: '2026-11-29' })).toMatchObject({
    dateModified: '2026-11-29',
    mainEntity: [{ name: 'How?', acceptedAnswer: { text: 'See help.' } }],
  })
})
