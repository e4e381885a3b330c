/** How strongly the grain shows, from 0 to 1. */
export const GRAIN_OPACITY = 0.2

/** A filter that fills a shape with gray noise, like paper. With `stitched`, the shape can be repeated without a seam. */
export function grainFilter(id: string, stitched = false): string {
  const channel = (name: string): string => `<feFunc${name} type="linear" slope="2.6" intercept="-.8"/>`
  const stitch = stitched ? ' stitchTiles="stitch"' : ''
  return [
    `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">`,
    `<feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="3" seed="7"${stitch}/>`,
    '<feColorMatrix values=".33 .33 .33 0 0 .33 .33 .33 0 0 .33 .33 .33 0 0 0 0 0 0 1"/>',
    `<feComponentTransfer>${channel('R')}${channel('G')}${channel('B')}</feComponentTransfer></filter>`,
  ].join('')
}

/** The topmost layer of an illustration: grain in soft light. */
export function grainLayer(filter: string, width: number, height: number): string {
  const opacity = String(GRAIN_OPACITY).replace(/^0/, '')
  return [
    `<rect width="${width}" height="${height}" filter="url(#${filter})" opacity="${opacity}"`,
    ' style="mix-blend-mode:soft-light"/>',
  ].join('')
}
