import { expect, test } from 'vitest'
import { guideOf } from './guides'

const GUIDE = '## About\n\nOne.\n\nTwo.\n\n## When to go\n\nIn May.\n\n## Getting there\n\nBy train.\n'

test('a guide in Markdown has a text for each heading, with its paragraphs', () => {
  const texts = { about: 'One.\n\nTwo.', when_to_go: 'In May.', getting_there: 'By train.' }
  expect(guideOf(GUIDE)).toEqual(texts)
  expect(guideOf(GUIDE.replaceAll('\n', '\r\n'))).toEqual(texts)
})

test.each([
  [`Welcome.\n\n${GUIDE}`, 'text before the first heading'],
  [GUIDE.replace('## When to go', '## Whenever'), 'unknown heading "Whenever"'],
  [GUIDE.replace('## Getting there\n\nBy train.\n', ''), 'has no heading "Getting there"'],
  [`${GUIDE}\n## About\n\nThree.\n`, 'the heading "About" occurs twice'],
])('a guide is rejected with other headings: %j', (markdown, message) => {
  expect(() => guideOf(markdown)).toThrow(message)
})
