'use client'

import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import './gallery.css'
import { Suspense, useEffect, useRef, useState } from 'react'
import { afterPaint } from '@/components/ui/after-paint'
import { Icon } from '@/components/ui/media/icon'
import type { GalleryImage, GalleryLabels } from './gallery-labels'
import { GalleryTile } from './gallery-tile'

const Lightbox = lazyWithRetry(() => import('./lightbox').then((module) => ({ default: module.Lightbox })))

interface GalleryStageProps {
  images: GalleryImage[]
  labels: GalleryLabels
  priority?: boolean
}

const imageInView = ({ scrollLeft, clientWidth }: Element) => Math.round(scrollLeft / clientWidth)

export function GalleryStage({ images, labels, priority }: GalleryStageProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, show] = useState(0)
  const [open, setOpen] = useState<number | null>(null)

  // The strip may have been swiped before hydration.
  useEffect(() => afterPaint(() => strip.current && show(imageInView(strip.current))), [])

  /** Scrolls the strip to the image shown in the lightbox. */
  function follow(index: number) {
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'instant' })
  }

  return (
    <section aria-label={labels.label} className="gallery">
      <ul
        ref={strip}
        className="gallery-strip"
        onScroll={({ currentTarget }) => show(imageInView(currentTarget))}
      >
        {images.map((image, index) => (
          <GalleryTile
            key={image.path}
            image={image}
            large={index === 0}
            priority={priority && index === 0}
            labels={labels}
            open={() => setOpen(index)}
          />
        ))}
      </ul>
      <button type="button" onClick={() => setOpen(shown)} className="gallery-all">
        <Icon name="images" />
        <span className="tabular-nums md:hidden">
          {shown + 1} / {images.length}
        </span>
        <span className="max-md:sr-only">{labels.all}</span>
      </button>
      {open !== null && (
        <Suspense fallback={<span className="gallery-wait spinner" />}>
          <Lightbox
            images={images}
            first={open}
            labels={labels}
            close={() => setOpen(null)}
            onView={follow}
          />
        </Suspense>
      )}
    </section>
  )
}
