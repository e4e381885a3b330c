import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { baseUrl } from '../fixtures/http'

/** One page of each kind. */
const PAGES = [
  '/',
  '/products',
  '/products/wat-arun-longtail-sunset',
  '/products/bangkok-riverside-hotel',
  '/products/esim-japan',
  '/categories/attraction-tickets',
  '/destination/bangkok',
  '/esim',
  '/services',
  '/services-info',
  '/help',
  '/about',
  '/privacy-policy',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/cart',
  '/checkout',
]

const CLASS = /\.([a-z][\w-]*)/g

/** The classes that the stylesheets of components define. */
const componentClasses = new Set(
  globSync('components/**/*.css').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.trimEnd().endsWith('{') || line.trimEnd().endsWith(','))
      .flatMap((line) => [...line.matchAll(CLASS)].map(([, name = '']) => name)),
  ),
)

async function linkedStyles(html: string): Promise<string> {
  const hrefs = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
  expect(hrefs.length).toBeGreaterThan(0)
  const sheets = await Promise.all(hrefs.map(async (href) => (await fetch(baseUrl() + href)).text()))
  return sheets.join('\n')
}

test.each(PAGES)('[S5] %s links the styles of all its HTML', async (path) => {
  const html = await (await fetch(baseUrl() + path)).text()
  const styles = await linkedStyles(html)
  const defined = new Set([...styles.matchAll(CLASS)].map(([, name = '']) => name))
  const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))
  const missing = [...new Set(used)].filter((name) => componentClasses.has(name) && !defined.has(name))
  expect(missing).toEqual([])
})
