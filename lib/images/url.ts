import { IMAGE_DENSITIES, IMAGE_WIDTHS, type ImageFormat } from './modifiers'

/** Returns the URL of an image in a width, e.g. `/img/w_640,f_webp/products/wat-arun/0`. */
export function imageUrl(path: string, width: number, format: ImageFormat = 'webp'): string {
  return `/img/w_${width},f_${format}/${path}`
}

/** Returns the `srcset` of an image that is displayed at most `widest` pixels wide, for both densities. */
export function imageSrcSet(path: string, widest = 1536): string {
  const enough = IMAGE_WIDTHS.find((width) => width >= widest) ?? Infinity
  const widths = IMAGE_DENSITIES.flatMap((density) =>
    IMAGE_WIDTHS.filter((width) => width <= enough).map((width) => width * density),
  )
  return [...new Set(widths)]
    .sort((a, b) => a - b)
    .map((width) => `${imageUrl(path, width)} ${width}w`)
    .join(', ')
}
