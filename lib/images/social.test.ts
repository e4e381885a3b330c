import { expect, test } from 'vitest'
import { parseModifiers } from './image-uses'
import { socialImage } from './social'

test('metadata contains the preview image with size and alt text', () => {
  const { openGraph, twitter } = socialImage('areas/bangkok', 'Spires at dawn')
  const url = '/img/w_1200,f_jpeg/social/areas/bangkok'
  expect(openGraph?.images).toEqual([
    { url, width: 1200, height: 630, type: 'image/jpeg', alt: 'Spires at dawn' },
  ])
  expect(twitter).toEqual({ card: 'summary_large_image', images: [{ url, alt: 'Spires at dawn' }] })
})

test('the image endpoint accepts the URL of a preview image', () => {
  expect(parseModifiers('w_1200,f_jpeg', 'social/areas/bangkok')).toEqual({ width: 1200, format: 'jpeg' })
  expect(parseModifiers('w_1201,f_jpeg', 'social/areas/bangkok')).toBeNull()
})
