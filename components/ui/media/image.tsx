'use client'

import { type Focus, objectPosition } from '@/lib/domain/photo'
import { imageSrcSet, imageUrl } from '@/lib/images/url'

const PHONE = '(max-width: 767.98px)'
const NIGHT = '(prefers-color-scheme: dark)'

interface ImageProps {
  /** Path of the image endpoint, e.g. `areas/bangkok`. */
  path: string
  alt: string
  /** The part of a photograph that stays visible where it is cropped. */
  focus?: Focus | undefined
  /** Displayed width, as in `<img sizes>`. */
  sizes: string
  /** Width divided by height; reserves the space while it loads. */
  ratio?: number
  /** Maximum displayed width in pixels: limits the candidates. */
  widest?: number
  /** Loads first; at most one per page. */
  priority?: boolean
  /** Loads before the layout is known, since it is on the first screen. */
  eager?: boolean
  /** Alternatives for narrow screens, for the dark theme, and for both. */
  phone?: string
  night?: string
  phoneNight?: string
  className?: string
}

/**
 * An image of the shop in every width and density, with its space reserved. A client component only so that
 * the RSC payload carries its few props instead of all its URLs.
 */
export function ShopImage({
  path,
  alt,
  focus,
  sizes,
  ratio = 4 / 3,
  widest,
  priority,
  eager = priority,
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
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      // The pre-paint script changes it if it fails before hydration.
      suppressHydrationWarning
      className={className}
      style={focus && { objectPosition: objectPosition(focus) }}
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
              // The pre-paint script may have changed the media query for the chosen theme.
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
