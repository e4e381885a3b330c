'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import Yarl from 'yet-another-react-lightbox'
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/thumbnails.css'
import type { ImageValue } from '@/lib/contract/shared'
import { imageUrl } from '@/lib/images/url'
import { Swipe } from './swipe'

const MOTION = 400
const PRELOAD = 2
const RATIO = 4 / 3
/** From a phone to a large screen of double density. */
const WIDTHS = [640, 1024, 1536, 2048]

function slide({ path, alt }: ImageValue) {
  return {
    src: imageUrl(path, 1536),
    alt,
    srcSet: WIDTHS.map((width) => ({
      src: imageUrl(path, width),
      width,
      height: Math.round(width / RATIO),
    })),
  }
}

interface LightboxProps {
  images: ImageValue[]
  /** Position of the picture that is shown first. */
  first: number
  close(): void
}

/** The pictures in full, with thumbnails and zoom. */
export function Lightbox({ images, first, close }: LightboxProps) {
  const t = useTranslations('product.gallery')
  const ui = useTranslations('ui')
  const [zoomed, setZoomed] = useState(false)
  return (
    <Yarl
      open
      close={close}
      index={first}
      slides={images.map(slide)}
      plugins={[Thumbnails, Zoom]}
      animation={{ swipe: MOTION, navigation: MOTION, fade: MOTION }}
      carousel={{ preload: PRELOAD, finite: true }}
      controller={{ disableSwipeNavigation: true }}
      thumbnails={{ border: 0, padding: 0, borderRadius: 12, imageFit: 'cover', vignette: false }}
      on={{ zoom: ({ zoom }) => setZoomed(zoom > 1) }}
      render={{
        controls: () => <Swipe disabled={zoomed} />,
        iconError: () => <p className="px-6 text-center text-18 text-white">{t('failed')}</p>,
      }}
      labels={{
        Previous: t('previous'),
        Next: t('next'),
        Close: ui('close'),
        Lightbox: t('label'),
        'Photo gallery': t('label'),
        Thumbnails: t('thumbnails'),
        'Zoom in': t('zoomIn'),
        'Zoom out': t('zoomOut'),
        '{index} of {total}': '{index} / {total}',
      }}
    />
  )
}
