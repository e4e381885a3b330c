'use client'

import { useMemo, useState } from 'react'
import Yarl from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen'
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import 'yet-another-react-lightbox/plugins/thumbnails.css'
import './lightbox.css'
import { Icon } from '@/components/ui/media/icon'
import { ShopImage } from '@/components/ui/media/image'
import { useCloseRequest } from '@/components/ui/overlay/use-close-request'
import type { GalleryImage, GalleryLabels } from './gallery-labels'
import { lightboxLabels } from './lightbox-labels'
import { slideOf } from './slide'
import { SlideFailed } from './slide-failed'
import { Swipe } from './swipe'

const MOTION = 400
const FADE = 200
const PRELOAD = 2
const PLUGINS = [Thumbnails, Zoom, Counter, Fullscreen, Captions]

interface LightboxProps {
  images: GalleryImage[]
  /** Index of the image that is shown first. */
  first: number
  labels: GalleryLabels
  close(): void
  /** Called with the index of the visible image. */
  onView(index: number): void
}

/** Full-screen images with thumbnails, zoom and a counter. */
export function Lightbox({ images, first, labels, close, onView }: LightboxProps) {
  const [zoomed, setZoomed] = useState(false)
  const [index, setIndex] = useState(first)
  const [tries, setTries] = useState(0)
  const slides = useMemo(() => images.map((image) => slideOf(image, tries)), [images, tries])
  const shown = new Map<object, GalleryImage | undefined>(
    slides.map((slide, position) => [slide, images[position]]),
  )
  useCloseRequest(true, close)
  const narrow = matchMedia('(width < 48rem)').matches
  return (
    <Yarl
      open
      close={close}
      index={index}
      slides={slides}
      plugins={PLUGINS}
      className="lightbox"
      animation={{ swipe: MOTION, navigation: MOTION, fade: FADE }}
      carousel={{ preload: PRELOAD, finite: true, padding: narrow ? 0 : 60 }}
      controller={{ disableSwipeNavigation: true, closeOnPullDown: true }}
      thumbnails={{
        width: narrow ? 72 : 112,
        height: narrow ? 54 : 84,
        gap: narrow ? 8 : 12,
        border: 0,
        padding: 0,
        borderRadius: 12,
        imageFit: 'cover',
        vignette: false,
      }}
      on={{
        zoom: ({ zoom }) => setZoomed(zoom > 1),
        view: ({ index: now }) => {
          setIndex(now)
          onView(now)
        },
      }}
      render={{
        controls: () => <Swipe disabled={zoomed} />,
        thumbnail: ({ slide }) => (
          <ShopImage
            path={shown.get(slide)?.path ?? ''}
            focus={shown.get(slide)?.focus}
            alt=""
            sizes="112px"
            widest={320}
            className="size-full object-cover"
          />
        ),
        iconError: () => <SlideFailed labels={labels} retry={() => setTries(tries + 1)} />,
        iconLoading: () => <span className="spinner block text-white" />,
        iconPrev: () => <Icon name="caret-left" />,
        iconNext: () => <Icon name="caret-right" />,
        iconClose: () => <Icon name="x" />,
        iconZoomIn: () => <Icon name="magnifying-glass-plus" />,
        iconZoomOut: () => <Icon name="magnifying-glass-minus" />,
        iconEnterFullscreen: () => <Icon name="corners-out" />,
        iconExitFullscreen: () => <Icon name="corners-in" />,
      }}
      labels={lightboxLabels(labels)}
    />
  )
}
