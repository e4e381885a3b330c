import { expect, test } from 'vitest'
import { deferScripts, startLateScripts } from './late-scripts'

const LOADER = `<script>${startLateScripts('failed')}</script>`
const FLIGHT =
  '<script>self.__next_f.push([1,"\\u003cscript src=\\"/_next/static/chunks/a.js\\" async=\\"\\"\\u003e"])</script>'

test('the scripts that a page starts with become data, and are not preloaded', () => {
  const html = [
    '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
    '<link rel="preload" as="font" href="/_next/static/media/b.woff2"/>',
    '<script src="/_next/static/chunks/a.js?dpl=1" async=""></script>',
    '<script src="/_next/static/chunks/old.js" noModule=""></script>',
    `${LOADER}</head>${FLIGHT}<script src="/_next/static/chunks/c.js" id="_R_" async=""></script>`,
  ].join('')
  expect(deferScripts(html)).toBe(
    [
      '<head><link rel="preload" as="font" href="/_next/static/media/b.woff2"/>',
      '<script type="text/plain" data-src="/_next/static/chunks/a.js?dpl=1"></script>',
      '<script src="/_next/static/chunks/old.js" noModule=""></script>',
      `${LOADER}</head>${FLIGHT}<script type="text/plain" data-src="/_next/static/chunks/c.js" id="_R_"></script>`,
    ].join(''),
  )
})

test('HTML that would not start them is left as it is', () => {
  const html = '<script src="/_next/static/chunks/a.js" async=""></script>'
  expect(deferScripts(html)).toBe(html)
})
