import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LeadIn } from './lead-in'

test.each([
  ['What to bring:', 'What to bring: '],
  ['请携带：', '请携带：'],
  ['已有账号？', '已有账号？'],
  ['更新于', '更新于 '],
])('[N1] a line that begins with "%s" goes on after "%s"', (text, shown) => {
  expect(renderToStaticMarkup(<LeadIn>{text}</LeadIn>)).toBe(shown)
})
