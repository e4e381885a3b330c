import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { baseUrl } from '../fixtures/http'

async function file(path: string) {
  const response = await fetch(baseUrl() + path)
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

function expectXml(text: string): void {
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
}

test.each(LOCALES)('[N2] the feeds of goods and of the press page are in %s', async (locale) => {
  const goods = await file(`/feeds/goods.${locale}.xml`)
  expect([goods.status, goods.type]).toEqual([200, 'application/xml; charset=utf-8'])
  expectXml(goods.text)
  const items = goods.text.match(/<item>/g) ?? []
  expect(items.length).toBeGreaterThan(0)
  // A destination of a delivery has a price, too.
  const own = goods.text.replaceAll(/<g:shipping>.*?<\/g:shipping>/g, '')
  expect(goods.text).toContain(
    '<g:shipping><g:country>JP</g:country><g:price>0.00 THB</g:price></g:shipping>',
  )
  for (const name of ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price'])
    expect(own.split(`<g:${name}>`).length - 1, name).toBe(items.length)
  const press = await file(`/feeds/press.${locale}.xml`)
  expect([press.status, press.type]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  expectXml(press.text)
  const { text: page } = await file(locale === 'en' ? '/press' : `/${locale}/press`)
  expect(page).toContain(`/feeds/press.${locale}.xml`)
})

test('llms.txt has addresses that exist', async () => {
  const { status, type, text } = await file('/llms.txt')
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
  const addresses = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  )
  expect(addresses.length).toBeGreaterThan(20)
  for (const path of addresses.slice(0, 15)) expect((await file(path)).status, path).toBe(200)
})

test('requests by HEAD hold no place of the documents that are read', async () => {
  for (let n = 0; n < 20; n++) {
    const { status, headers } = await fetch(`${baseUrl()}/sitemap.xml`, { method: 'HEAD' })
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  }
})

test('without its settings the feed of things to do and the key of IndexNow do not exist', async () => {
  for (const path of ['/feeds/things-to-do.json', '/feeds/indexnow-key.txt', '/feeds/other.en.xml'])
    expect((await file(path)).status, path).toBe(404)
})
