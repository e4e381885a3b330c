import { expect, test } from 'vitest'
import { IMAGE_USES, parseModifiers } from '@/lib/images/image-uses'
import { baseUrl } from '../fixtures/http'

/** Pages that together have every use of an image. */
const PAGES = [
  '/',
  '/products',
  '/products/wat-arun-longtail-sunset',
  '/destination/kyoto',
  '/press',
  '/esim',
]

async function imagesOn(path: string): Promise<string[]> {
  const response = await fetch(baseUrl() + path)
  expect(response.status, path).toBe(200)
  const html = await response.text()
  return [...html.matchAll(/\/img\/w_\d+,f_[a-z]+\/[a-z0-9/-]+/g)].map(([url]) => url)
}

const kindOf = (url: string) => /w_\d+,f_[a-z]+/.exec(url)?.[0] ?? ''

test('[C6] pages request exactly the images that the shop makes', async () => {
  const urls = [...new Set((await Promise.all(PAGES.map(imagesOn))).flat())]
  const refused = urls.filter((url) => {
    const [, , modifiers = '', ...path] = url.split('/')
    return !parseModifiers(modifiers, path.join('/'))
  })
  expect(refused).toEqual([])
  const made = Object.values(IMAGE_USES).flatMap(({ widths, format }) =>
    widths.map((width) => `w_${width},f_${format}`),
  )
  expect([...new Set(urls.map(kindOf))].sort()).toEqual(made.sort())
})

test('one image of each kind on the pages is served in its format', async () => {
  const urls = (await Promise.all(PAGES.map(imagesOn))).flat()
  const examples = new Map(urls.map((url) => [kindOf(url), url]))
  for (const [kind, url] of examples) {
    const response = await fetch(baseUrl() + url)
    const format = kind.split('f_')[1]
    expect([response.status, response.headers.get('content-type')], url).toEqual([200, `image/${format}`])
    await response.arrayBuffer()
  }
})

test('[C6] there is no image with the name of a property that every object has', async () => {
  for (const name of ['constructor', 'social/constructor', 'valueof'])
    expect((await fetch(`${baseUrl()}/img/w_640,f_webp/${name}`)).status, name).toBe(404)
})

test('[UI] a listing loads the images of its first screen before its layout is known, the first one first', async () => {
  const html = await (await fetch(`${baseUrl()}/products`)).text()
  const images = [...html.matchAll(/<img[^>]* src="\/img\/[^"]*products\/[^>]*>/g)].map(([tag]) => tag)
  expect(images.length).toBeGreaterThan(10)
  const eager = images.map((tag) => tag.includes('loading="eager"'))
  expect(eager).toEqual(images.map((_, index) => index < 6))
  expect(images.map((tag) => tag.includes('fetchPriority="high"'))).toEqual(
    images.map((_, index) => index === 0),
  )
})
