import { expect, test } from 'vitest'
import { MAX_SLUG_LENGTH } from '@/lib/domain/catalog-ids'
import { IMAGE_USES, parseModifiers } from './image-uses'
import { IMAGE_FORMATS } from './modifiers'
import { PRESS_IMAGES } from './site-image-uses'
import { imageSrcSet } from './url'

const LARGEST = 3072

test('the screen widths are those of the srcset, no more', () => {
  const offered = imageSrcSet('areas/bangkok')
    .split(', ')
    .map((candidate) => candidate.split('/')[2])
  const widths = IMAGE_USES.screen.widths.toSorted((a, b) => a - b)
  expect(offered).toEqual(widths.map((width) => `w_${width},f_webp`))
})

test('the endpoint makes twelve kinds of images, of all widths and formats', () => {
  const accepted = (path: string) =>
    Array.from({ length: LARGEST + 10 }, (_, width) => width).flatMap((width) =>
      [...IMAGE_FORMATS, 'avif', 'gif', 'svg'].flatMap((format) =>
        parseModifiers(`w_${width},f_${format}`, path) ? [`${width} ${format}`] : [],
      ),
    )
  const screen = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072].map((width) => `${width} webp`)
  const product = ['20 webp', ...screen, '1280 jpeg'].sort()
  expect(accepted('products/wat-arun/0').sort()).toEqual(product)
  expect(accepted('site/hero-home').sort()).toEqual([...product, '1536 png'].sort())
  expect(accepted('social/areas/bangkok')).toEqual(['1200 jpeg'])
})

test('PNG is made of the images that the press page links, and of no other', () => {
  for (const { path } of PRESS_IMAGES) expect(parseModifiers('w_1536,f_png', path), path).not.toBeNull()
  expect(parseModifiers('w_1536,f_png', 'site/help')).toBeNull()
  expect(parseModifiers('w_1536,f_png', 'products/wat-arun/0')).toBeNull()
})

test.each([
  'social/social/site/help',
  'social/social/social/products/wat-arun/0',
  'social/site/hero-phone',
  `social/products/${'a'.repeat(200)}/0`,
])('there is no social preview %s', (path) => {
  expect(parseModifiers('w_1200,f_jpeg', path)).toBeNull()
})

test('an image of the longest id is made', () => {
  const path = `social/products/${'a'.repeat(MAX_SLUG_LENGTH)}/${'0'.repeat(32)}-20`
  expect(parseModifiers('w_1200,f_jpeg', path)).not.toBeNull()
})

test('[C6] webp is the default format', () => {
  expect(parseModifiers('w_320', 'areas/bangkok')).toEqual({ width: 320, format: 'webp' })
  expect(parseModifiers('f_webp', 'areas/bangkok')).toEqual({ width: 640, format: 'webp' })
})

test.each(['w_0320,f_webp', 'w_3.2e2,f_webp', 'w_ 320,f_webp', 'w_320,f_webp,q_100', 'h_320', '', 'w_,f_'])(
  'refuses the modifiers %j',
  (modifiers) => {
    expect(parseModifiers(modifiers, 'areas/bangkok')).toBeNull()
  },
)
