import { MAP_IMAGE, mapImagePath } from '@/lib/map/addresses'
import type { MapPosition } from '@/lib/map/position'

interface MapImageProps {
  position: MapPosition
  /** The place in its middle. */
  alt: string
  onError?(): void
}

/**
 * The surroundings of a place as an image in its own size: a narrow frame shows its middle. Out of the flow, since an image
 * that does not load has the width of its attribute.
 */
export function MapImage({ position, alt, onError }: MapImageProps) {
  return (
    <picture>
      <source
        media="(prefers-color-scheme: dark)"
        data-night=""
        // The pre-paint script may have changed the media query for the chosen theme.
        suppressHydrationWarning
        srcSet={mapImagePath(position, 'dark')}
      />
      <img
        src={mapImagePath(position, 'light')}
        width={MAP_IMAGE.width}
        height={MAP_IMAGE.height}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={onError}
        className="absolute inset-0 size-full object-none"
      />
    </picture>
  )
}
