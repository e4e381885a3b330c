import { expect, test } from 'vitest'
import { imageSrcSet, imageUrl } from './url'

test('[C6] puts the modifiers before the path, webp by default', () => {
  expect(imageUrl('products/wat-arun/0', 640)).toBe('/img/w_640,f_webp/products/wat-arun/0')
  expect(imageUrl('site/og', 1280, 'jpeg')).toBe('/img/w_1280,f_jpeg/site/og')
})

test('[C6] offers every width at densities 1 and 2 once', () => {
  const widths = imageSrcSet('areas/bangkok')
    .split(', ')
    .map((candidate) => Number(candidate.split(' ')[1]?.replace('w', '')))
  expect(widths).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072])
})

test('[C6] omits widths above the display width', () => {
  expect(imageSrcSet('areas/bangkok', 300)).toBe(
    '/img/w_320,f_webp/areas/bangkok 320w, /img/w_640,f_webp/areas/bangkok 640w',
  )
})
