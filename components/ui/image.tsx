'use client'

import { imageSrcSet, imageUrl } from '@/lib/images/url'

const PHONE = '(max-width: 767.98px)'
const NIGHT = '(prefers-color-scheme: dark)'

interface ImageProps {
  /** Path of the image endpoint, e.g. `areas/bangkok`. */
  path: string
  alt: string
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string
  /** Width by height; keeps its place while it loads. */
  ratio?: number
  /** Never shown wider than this many pixels: fewer candidates. */
  widest?: number
  /** The one picture of the page that must be there first. */
  priority?: boolean
  /** Other pictures for narrow screens, for the dark theme, for both. */
  phone?: string
  night?: string
  phoneNight?: string
  className?: string
}

/**
 * A picture of the shop in every width and density, whose place is kept from the start. A client component only so
 * that its few props travel with a page instead of all its addresses, a second time after the HTML.
 */
export function Picture({
  path,
  alt,
  sizes,
  ratio = 4 / 3,
  widest,
  priority,
  phone,
  night,
  phoneNight,
  className,
}: ImageProps) {
  const width = 1280
  const sources = [
    { path: phoneNight, media: `${PHONE} and ${NIGHT}`, night: PHONE },
    { path: phone, media: PHONE },
    { path: night, media: NIGHT, night: '' },
  ]
  const img = (
    <img
      src={imageUrl(path, 640)}
      srcSet={imageSrcSet(path, widest)}
      sizes={sizes}
      width={width}
      height={Math.round(width / ratio)}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  )
  if (!phone && !night && !phoneNight) return img
  return (
    <picture className="contents">
      {sources.map(
        (source) =>
          source.path && (
            <source
              key={source.media}
              media={source.media}
              data-night={source.night}
              // The theme chosen before may have written another condition into it already.
              suppressHydrationWarning
              srcSet={imageSrcSet(source.path, widest)}
              sizes={sizes}
            />
          ),
      )}
      {img}
    </picture>
  )
}
