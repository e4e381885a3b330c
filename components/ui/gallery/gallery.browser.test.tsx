import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPhone } from '@/tests/setup/components/device'
import { serveImages } from '@/tests/setup/components/images'
import { inputClock, swipe } from '@/tests/setup/components/pointer'
import { show, words } from '@/tests/setup/components/show'
import { Gallery } from './gallery'

/** Each test has its own paths, because the browser caches images. */
const images = (product: string) =>
  [0, 1, 2, 3, 4].map((index) => ({ path: `products/${product}/${index}`, alt: `Sunset boat, ${index}` }))

const gallery = page.getByRole('region', { name: words('gallery.label') })
const all = gallery.getByRole('button').last()
const label = () => all.element().textContent
const lightbox = page.getByRole('dialog', { name: words('gallery.label') })
const counter = () => document.querySelector('.yarl__counter')?.textContent ?? null
const offset = () => {
  const carousel = document.querySelector('.yarl__carousel')
  return carousel && new DOMMatrix(getComputedStyle(carousel).transform).m41
}

test('[C5] the swipe strip shows the current image number; in the lightbox the image follows the finger', async () => {
  await serveImages()
  await showPhone()
  await show(<Gallery images={images('swiped')} />)
  const strip = gallery.getByRole('list').element()
  strip.scrollTo({ left: strip.clientWidth * 2 })
  await expect.poll(label).toContain('3 / 5')
  await userEvent.click(all)
  await expect.poll(counter).toBe('3 / 5')

  const from = { x: 200, y: 400 }
  const advance = inputClock()
  await swipe(from, { x: 151, y: 400 })
  await expect.poll(offset).toBe(0)
  expect(counter()).toBe('3 / 5')
  // Two touches in quick succession zoom.
  advance(1_000)
  await swipe(from, { x: 140, y: 400 }, () => expect.poll(offset).toBe(-60))
  await expect.poll(counter).toBe('4 / 5')
  await userEvent.keyboard('{Escape}')
  await expect.poll(counter).toBeNull()
  await expect.poll(label).toContain('4 / 5')
})

test('[C5] thumbnails, zoom and full screen work by keyboard and return the focus', async () => {
  await serveImages()
  await show(<Gallery images={images('keyboard')} />)
  const second = gallery.getByRole('listitem').nth(1).getByRole('button')
  await expect.element(second).toHaveAccessibleName(/\S+.*\s\S+/)
  second.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(counter).toBe('2 / 5')
  await expect.element(lightbox.getByRole('img').first()).toHaveAttribute('alt', expect.stringMatching(/\S/))
  await expect.element(lightbox.getByRole('button', { name: words('gallery.fullscreen') })).toBeVisible()

  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(counter).toBe('3 / 5')
  lightbox.getByRole('button', { name: '4 / 5' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(counter).toBe('4 / 5')
  const zoomIn = lightbox.getByRole('button', { name: words('gallery.zoomIn') })
  await expect.element(zoomIn).toBeEnabled()
  zoomIn.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(lightbox.getByRole('button', { name: words('gallery.zoomOut') })).toBeEnabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(lightbox).not.toBeInTheDocument()
  await expect.element(second).toHaveFocus()
})

test('[E8] an image that fails to load shows an error and loads on retry', async () => {
  let missing = true
  await serveImages(() => missing)
  await show(<Gallery images={images('failed').slice(0, 1)} />)
  const failure = gallery.getByText('Oops... Failed to load content...')
  await expect.element(failure).toBeVisible()
  missing = false
  await userEvent.click(gallery.getByRole('button', { name: words('gallery.again') }))
  await expect.element(failure).not.toBeInTheDocument()
  await expect.element(gallery.getByRole('img')).toBeVisible()
})

test('[E8] the lightbox retries a failed image as well', async () => {
  let missing = true
  await serveImages((url) => missing && /w_(1024|1536|2048)/.test(url))
  await show(<Gallery images={images('retried')} />)
  await userEvent.click(page.getByRole('button', { name: words('gallery.all', { count: 5 }) }))
  const failure = lightbox.getByText('Oops... Failed to load content...').first()
  await expect.element(failure).toBeVisible()
  missing = false
  await userEvent.click(lightbox.getByRole('button', { name: words('gallery.again') }).first())
  await expect.element(failure).not.toBeInTheDocument()
  await expect.element(lightbox.getByRole('img').first()).toBeVisible()
})
