import sharp from 'sharp'
import { type PictureSpec, render } from './index'

export type RasterFormat = 'webp' | 'avif' | 'jpeg' | 'png'

export interface RasterOptions {
  /** The delivered width in pixels; the height follows from the ratio. */
  width: number
  format: RasterFormat
  /** 1–100; a sensible one for the format when absent. Without effect on PNG. */
  quality?: number
}

/**
 * Pixels of the picture per delivered pixel: keeps a fine grain, where 1 is coarse and 3 so smooth that
 * the grain is lost.
 */
const OVERSAMPLING = 1.5
/** The resolution at which one SVG unit is one pixel. */
const SVG_DENSITY = 72

/** The width of an SVG's view box, in its own units. */
function viewBoxWidth(svg: string): number {
  const width = Number(/viewBox="[^"]* ([\d.]+) [\d.]+"/.exec(svg)?.[1])
  if (!Number.isFinite(width) || width <= 0) throw new Error('The picture has no view box')
  return width
}

/** Draws a picture and encodes it at the given width. */
export async function rasterise(
  spec: PictureSpec,
  { width, format, quality }: RasterOptions,
): Promise<Buffer> {
  const svg = render(spec)
  const density = (SVG_DENSITY * OVERSAMPLING * width) / viewBoxWidth(svg)
  const { data, info } = await sharp(Buffer.from(svg), { density })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { channels, width: rawWidth, height: rawHeight } = info
  const picture = sharp(data, { raw: { channels, width: rawWidth, height: rawHeight } }).resize(width)
  switch (format) {
    case 'webp':
      return picture.webp({ quality: quality ?? 78, effort: 5 }).toBuffer()
    case 'avif':
      return picture.avif({ quality: quality ?? 55, effort: 4 }).toBuffer()
    case 'jpeg':
      return picture
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: quality ?? 80, mozjpeg: true })
        .toBuffer()
    case 'png':
      return picture.png().toBuffer()
  }
}
