/** A picture of a gallery: a path of the image endpoint, what it shows in words, and what is said below it. */
export interface GalleryImage {
  path: string
  alt: string
  caption?: string
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
  'picture',
  'close',
] as const

/** What a gallery says; handed over by the server, so that no other page carries it. */
export type GalleryWords = Record<(typeof KEYS)[number] | 'all', string>

/** The words of the `gallery` messages for a gallery of `count` pictures. */
export function galleryWords(
  say: (key: (typeof KEYS)[number] | 'all', values?: { count: number }) => string,
  count: number,
): GalleryWords {
  const words = Object.fromEntries(KEYS.map((key) => [key, say(key)])) as Omit<GalleryWords, 'all'>
  return { ...words, all: say('all', { count }) }
}
