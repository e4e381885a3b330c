import { onTestFinished } from 'vitest'
import { cdp, page } from 'vitest/browser'

export const showPhone = () => page.viewport(390, 844)

interface Media {
  'prefers-color-scheme'?: 'light' | 'dark'
  'prefers-reduced-motion'?: 'reduce'
}

/** Emulates the visitor's preferences until the test ends. */
export async function emulateMedia(media: Media): Promise<void> {
  const features = Object.entries(media).map(([name, value]) => ({ name, value }))
  await cdp().send('Emulation.setEmulatedMedia', { features })
  onTestFinished(() =>
    cdp()
      .send('Emulation.setEmulatedMedia', { features: [] })
      .then(() => undefined),
  )
}

/** Waits until an element and its content have stopped moving. */
export async function animationsFinished(element: Element): Promise<void> {
  await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
}
