'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { cx } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { ImageValue } from '@/lib/contract/shared'

const Lightbox = lazy(() => import('./lightbox').then((module) => ({ default: module.Lightbox })))

/** One large picture and up to four small ones. */
const SHOWN = 5

const SIZES = {
  large: '(min-width: 1280px) 590px, (min-width: 768px) 50vw, 100vw',
  small: '(min-width: 1280px) 295px, 25vw',
}

/** Below 768 px only the first picture; the others are a tap away. */
function layout(position: number, shown: number): string {
  if (position > 0) return 'max-md:hidden'
  return shown === 1 ? 'md:col-span-4 md:row-span-2' : 'md:col-span-2 md:row-span-2'
}

export function Gallery({ images }: { images: ImageValue[] }) {
  const t = useTranslations('product.gallery')
  const [open, setOpen] = useState<number | null>(null)
  const shown = images.slice(0, SHOWN)
  if (shown.length === 0) return null
  return (
    <section
      aria-label={t('label')}
      className="relative -mx-[clamp(16px,3.2vw,40px)] overflow-hidden md:mx-0 md:grid md:h-[clamp(300px,37vw,470px)] md:grid-cols-4 md:grid-rows-2 md:gap-2.5 md:rounded-26"
    >
      {shown.map(({ path, alt }, position) => (
        <button
          key={path}
          type="button"
          aria-label={t('open', { number: position + 1, alt })}
          onClick={() => setOpen(position)}
          className={cx(
            'block w-full overflow-hidden outline-offset-[-4px]! max-md:aspect-4/3',
            layout(position, shown.length),
          )}
        >
          <Picture
            path={path}
            alt=""
            sizes={position === 0 ? SIZES.large : SIZES.small}
            widest={position === 0 ? 768 : 320}
            priority={position === 0}
            className="size-full object-cover"
          />
        </button>
      ))}
      <button
        type="button"
        onClick={() => setOpen(0)}
        className="absolute right-3 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-pill bg-[rgb(255_255_255/0.95)] px-4 text-14 font-[650] text-[#0b1f2a] md:right-4.5 md:bottom-4.5"
      >
        <Icon name="images" />
        <span className="max-md:hidden">{t('all', { count: images.length })}</span>
        <span className="md:hidden">{t('short', { count: images.length })}</span>
      </button>
      {open !== null && (
        <Suspense fallback={null}>
          <Lightbox images={images} first={open} close={() => setOpen(null)} />
        </Suspense>
      )}
    </section>
  )
}
