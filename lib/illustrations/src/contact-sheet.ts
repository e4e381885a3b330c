import sharp, { type OverlayOptions } from 'sharp'
import { type IllustrationSpec, ratioOf } from './index'
import { rasterize } from './raster'

/** A strip of images under one title. */
export interface SheetRow {
  title: string
  specs: readonly IllustrationSpec[]
}

export interface SheetOptions {
  /** The width of one image in pixels. */
  cell: number
  /** How many strips are placed side by side. */
  columns: number
}

const GAP = 6
const TITLE_HEIGHT = 20

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function titleStrip(title: string, width: number): Buffer {
  const text = `<text x="2" y="15" font-family="sans-serif" font-size="13" fill="#0b1f2a">${escaped(title)}</text>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${TITLE_HEIGHT}">${text}</svg>`,
  )
}

/** Writes strips of images to one sheet for visual review: PNG or WebP, by the file's extension. */
export async function writeContactSheet(
  rows: readonly SheetRow[],
  file: string,
  { cell, columns }: SheetOptions,
): Promise<void> {
  const longest = Math.max(...rows.map(({ specs }) => specs.length))
  const highest = Math.max(
    ...rows.flatMap(({ specs }) => specs.map((spec) => Math.round(cell / ratioOf(spec)))),
  )
  const stripWidth = longest * (cell + GAP) + GAP * 2
  const stripHeight = highest + TITLE_HEIGHT + GAP
  const parts: OverlayOptions[] = []
  for (const [i, { title, specs }] of rows.entries()) {
    const left = (i % columns) * stripWidth
    const top = Math.floor(i / columns) * stripHeight
    parts.push({ input: titleStrip(title, stripWidth), left, top })
    for (const [j, spec] of specs.entries())
      parts.push({
        input: await rasterize(spec, { width: cell, format: 'png', oversampling: 1.5 }),
        left: left + j * (cell + GAP),
        top: top + TITLE_HEIGHT,
      })
  }
  const width = Math.min(columns, rows.length) * stripWidth
  const height = Math.ceil(rows.length / columns) * stripHeight
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(parts)
    .toFile(file)
}
