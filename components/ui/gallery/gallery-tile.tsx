'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/action/button'
import { Icon } from '@/components/ui/media/icon'
import { ShopImage } from '@/components/ui/media/image'
import { objectPosition } from '@/lib/domain/photo'
import { AHEAD_WIDTH } from '@/lib/images/modifiers'
import { imageUrl } from '@/lib/images/url'
import type { GalleryImage, GalleryLabels } from './gallery-labels'

const LARGE = '(min-width: 1280px) 590px, (min-width: 768px) 50vw, 100vw'
const SMALL = '(min-width: 1280px) 295px, (min-width: 768px) 25vw, 100vw'

interface GalleryTileProps {
  image: GalleryImage
  large: boolean
  priority?: boolean
  labels: GalleryLabels
  open(): void
}

/** An image that opens the lightbox, or an error with a retry button. */
export function GalleryTile({ image, large, priority, labels, open }: GalleryTileProps) {
  const tile = useRef<HTMLLIElement>(null)
  const [failed, setFailed] = useState(false)

  // The image may have failed before hydration.
  useEffect(() => {
    const img = tile.current?.querySelector('img')
    if (img?.complete && img.naturalWidth === 0) setFailed(true)
  }, [])

  if (failed)
    return (
      <li className="gallery-failed">
        <Icon name="image-broken" className="size-7" />
        <p role="alert">{labels.failed}</p>
        <Button variant="secondary" size="sm" onClick={() => setFailed(false)}>
          {labels.again}
        </Button>
      </li>
    )
  const content = (
    <ShopImage
      path={image.path}
      alt={image.alt}
      focus={image.focus}
      sizes={large ? LARGE : SMALL}
      widest={768}
      priority={priority}
    />
  )
  return (
    <li ref={tile} onErrorCapture={() => setFailed(true)}>
      <button
        type="button"
        onClick={open}
        className="gallery-image"
        style={{
          backgroundImage: `url("${imageUrl(image.path, AHEAD_WIDTH)}")`,
          ...(image.focus && { backgroundPosition: objectPosition(image.focus) }),
        }}
      >
        {content}
        <span className="sr-only">{labels.open}</span>
      </button>
    </li>
  )
}
