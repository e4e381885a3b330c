import sharp from 'sharp'
import { type IllustrationSpec, render } from './index'
import { addGrain } from './raster-grain'

export type RasterFormat = 'webp' | 'avif' | 'jpeg' | 'png'

export interface RasterOptions {
  /** Output width in pixels; the height follows from the ratio. */
  width: number
  format: RasterFormat
  /** 1–100; the default depends on the format. No effect on PNG. */
  quality?: number
  /** Drawn pixels per output pixel along each axis; 1 by default. Higher values give finer grain. */
  oversampling?: number
}

interface Raster {
  data: Buffer
  width: number
  height: number
}

/** An SVG without its root's start tag, and its view box. */
interface Drawing {
  content: string
  left: number
  top: number
  width: number
  height: number
}

const CHANNELS = 3
/** Largest side of a tile in pixels. Filters are faster on surfaces that fit in the processor's cache. */
const TILE = 800

function openDrawing(svg: string): Drawing {
  const root = /^<svg [^>]*viewBox="([^"]*)"[^>]*>/.exec(svg)
  const [left, top, width, height] = (root?.[1] ?? '').split(' ').map(Number)
  if (!root || left === undefined || top === undefined || !width || !height)
    throw new Error('the illustration has no view box')
  return { content: svg.slice(root[0].length), left, top, width, height }
}

/** Draws one tile of a drawing scaled by `scale`; the tile is in output pixels. */
async function drawTile(
  { content, left, top }: Drawing,
  scale: number,
  [x, y, width, height]: readonly [number, number, number, number],
): Promise<Buffer> {
  const view = [left + x / scale, top + y / scale, width / scale, height / scale].join(' ')
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${width}" height="${height}">`
  return sharp(Buffer.from(root + content))
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Draws the whole drawing tile by tile. */
async function drawTiles(drawing: Drawing, width: number): Promise<Raster> {
  const scale = width / drawing.width
  const height = Math.round(drawing.height * scale)
  const columns = Math.ceil(width / TILE)
  const rows = Math.ceil(height / TILE)
  const data = Buffer.allocUnsafe(width * height * CHANNELS)
  for (let row = 0; row < rows; row++) {
    const y = Math.floor((height * row) / rows)
    const h = Math.floor((height * (row + 1)) / rows) - y
    for (let column = 0; column < columns; column++) {
      const x = Math.floor((width * column) / columns)
      const w = Math.floor((width * (column + 1)) / columns) - x
      const tile = await drawTile(drawing, scale, [x, y, w, h])
      for (let line = 0; line < h; line++) {
        const from = line * w * CHANNELS
        tile.copy(data, ((y + line) * width + x) * CHANNELS, from, from + w * CHANNELS)
      }
    }
  }
  await addGrain(data, width, height, scale)
  return { data, width, height }
}

/** Draws an illustration and encodes it. */
export async function rasterize(
  spec: IllustrationSpec,
  { width, format, quality, oversampling = 1 }: RasterOptions,
): Promise<Buffer> {
  const drawn = await drawTiles(openDrawing(render(spec, false)), Math.round(width * oversampling))
  const raw = { channels: CHANNELS, width: drawn.width, height: drawn.height } as const
  const image = sharp(drawn.data, { raw }).resize(width)
  switch (format) {
    case 'webp':
      return image.webp({ quality: quality ?? 78, effort: 5 }).toBuffer()
    case 'avif':
      return image.avif({ quality: quality ?? 55, effort: 4 }).toBuffer()
    case 'jpeg':
      return image.jpeg({ quality: quality ?? 80, mozjpeg: true }).toBuffer()
    case 'png':
      return image.png().toBuffer()
  }
}
