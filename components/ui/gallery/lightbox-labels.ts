import type { Labels } from 'yet-another-react-lightbox'
import type { GalleryWords } from './gallery-words'

/** Translates the labels of the lightbox library. */
export function lightboxLabels(words: GalleryWords): Labels {
  return {
    Previous: words.previous,
    Next: words.next,
    Close: words.close,
    Lightbox: words.label,
    Carousel: words.label,
    'Photo gallery': words.label,
    Slide: words.picture,
    Caption: words.picture,
    Thumbnails: words.thumbnails,
    'Zoom in': words.zoomIn,
    'Zoom out': words.zoomOut,
    'Enter Fullscreen': words.fullscreen,
    'Exit Fullscreen': words.fullscreenOff,
    '{index} of {total}': '{index} / {total}',
  }
}
