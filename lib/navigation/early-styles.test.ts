import { expect, test } from 'vitest'
import { inlineStyles } from './early-styles'

const styles = new Map([['/_next/static/chunks/a.css', 'a{color:red}']])
const link = (path: string) => `<link rel="stylesheet" href="${path}" data-precedence="next"/>`

test('styles of the build become a part of the page, with a disabled link beside them', () => {
  expect(inlineStyles(`<head>${link('/_next/static/chunks/a.css?dpl=1')}</head>`, styles)).toBe(
    '<head><style data-precedence="next">a{color:red}</style>' +
      '<link rel="stylesheet" href="/_next/static/chunks/a.css?dpl=1" data-precedence="next" disabled=""/></head>',
  )
})

test('a style sheet that this build does not have stays a link', () => {
  const html = link('/_next/static/chunks/other.css')
  expect(inlineStyles(html, styles)).toBe(html)
})
