import type { Labels } from 'yet-another-react-lightbox'
import type { GalleryLabels } from './gallery-labels'

/** Translates the labels of the lightbox library. */
export function lightboxLabels(labels: GalleryLabels): Labels {
  return {
    Previous: labels.previous,
    Next: labels.next,
    Close: labels.close,
    Lightbox: labels.label,
    Carousel: labels.label,
    'Photo gallery': labels.label,
    Slide: labels.image,
    Caption: labels.image,
    Thumbnails: labels.thumbnails,
    'Zoom in': labels.zoomIn,
    'Zoom out': labels.zoomOut,
    'Enter Fullscreen': labels.fullscreen,
    'Exit Fullscreen': labels.fullscreenOff,
    '{index} of {total}': '{index} / {total}',
  }
}
