import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { slideOf } from '@/components/ui/gallery/slide'
import { parseModifiers } from '@/lib/images/image-uses'
import { ShopImage } from './image'

/** The images of a text, as modifiers and path. */
const imagesIn = (text: string) =>
  [...text.matchAll(/\/img\/([^/]+)\/([\w/-]+)/g)].map(([, modifiers = '', path = '']) => ({
    modifiers,
    path,
  }))

test('[C6] the image endpoint has every image that a component offers', () => {
  const image = { path: 'products/wat-arun/0', alt: '', caption: '' }
  const markup = renderToStaticMarkup(
    <ShopImage
      path="site/hero-home"
      phone="site/hero-phone"
      night="site/hero-home-night"
      alt=""
      sizes="100vw"
    />,
  )
  const offered = imagesIn([markup, JSON.stringify(slideOf(image, 1))].join(' '))
  expect(offered.length).toBeGreaterThan(30)
  expect(offered.filter(({ modifiers, path }) => !parseModifiers(modifiers, path))).toEqual([])
})
