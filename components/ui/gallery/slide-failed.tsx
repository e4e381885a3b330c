'use client'

import { Icon } from '@/components/ui/media/icon'
import type { GalleryLabels } from './gallery-labels'

/** Replaces an image that failed to load. */
export function SlideFailed({ labels, retry }: { labels: GalleryLabels; retry(): void }) {
  return (
    <div className="grid justify-items-center gap-4 px-6 text-center leading-body text-white">
      <Icon name="image-broken" className="size-8" />
      <p role="alert" className="text-18">
        {labels.failed}
      </p>
      <button type="button" onClick={retry} className="btn inset-ring-[1.5px] inset-ring-white">
        {labels.again}
      </button>
    </div>
  )
}
