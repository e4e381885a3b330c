import type { Focus } from '@/lib/domain/photo'

/** An image of a gallery: a path of the image endpoint, its alternative text and its caption. */
export interface GalleryImage {
  path: string
  alt: string
  caption?: string | undefined
  focus?: Focus | undefined
}

const KEYS = [
  'label',
  'open',
  'failed',
  'again',
  'previous',
  'next',
  'zoomIn',
  'zoomOut',
  'thumbnails',
  'fullscreen',
  'fullscreenOff',
  'image',
  'close',
] as const

/** Texts of a gallery; passed from the server, so that other pages do not load them. */
export type GalleryLabels = Record<(typeof KEYS)[number] | 'all', string>

/** Returns the `gallery` messages for a gallery of `count` images. */
export function galleryLabels(
  say: (key: (typeof KEYS)[number] | 'all', values?: { count: number }) => string,
  count: number,
): GalleryLabels {
  const labels = Object.fromEntries(KEYS.map((key) => [key, say(key)])) as Omit<GalleryLabels, 'all'>
  return { ...labels, all: say('all', { count }) }
}
