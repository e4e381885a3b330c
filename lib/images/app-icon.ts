/** Icons of the installed shop: sizes in pixels; a maskable one may be cut to any shape by the device. */
export const APP_ICONS = {
  '192.png': { size: 192, purpose: 'any' },
  '512.png': { size: 512, purpose: 'any' },
  'maskable-192.png': { size: 192, purpose: 'maskable' },
  'maskable-512.png': { size: 512, purpose: 'maskable' },
  'home-180.png': { size: 180, purpose: 'home' },
} as const

export type AppIconName = keyof typeof APP_ICONS

export function isAppIconName(name: string): name is AppIconName {
  return Object.hasOwn(APP_ICONS, name)
}

/** Side of the drawing of `public/icon.svg`. */
const VIEW = 32

/** How much of the side the disc takes: a maskable icon keeps to the circle of 80 % that no device cuts. */
const SHARE = { any: 1, maskable: 0.6, home: 0.72 } as const

/**
 * The shop's disc as an icon.
 * @param drawing `public/icon.svg`
 * @returns SVG of the icon's size; with a white ground to its edges where the device shapes it
 */
export function appIconSvg(name: AppIconName, drawing: string): string {
  const { size, purpose } = APP_ICONS[name]
  const share = SHARE[purpose]
  const side = VIEW / share
  const start = (VIEW - side) / 2
  const shapes = drawing.replace(/^[^>]*>|<\/svg>\s*$/g, '')
  const ground =
    purpose === 'any'
      ? ''
      : `<rect x="${start}" y="${start}" width="${side}" height="${side}" fill="#ffffff"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${start} ${start} ${side} ${side}">${ground}${shapes}</svg>`
}
