import { expect, test } from 'vitest'
import { IMAGE_FORMATS, IMAGE_USES, parseModifiers } from './modifiers'
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
