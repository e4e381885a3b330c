/** Icons of the installed app, sizes in pixels. The device may crop a maskable icon to any shape. */
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

/** View box side of `public/icon.svg`. */
const VIEW = 32

/** Share of the side that the disc takes. A maskable icon stays within the safe zone, a circle of 80 %. */
const SHARE = { any: 1, maskable: 0.6, home: 0.72 } as const

/**
 * Returns an app icon as SVG.
 * @param drawing content of `public/icon.svg`
 * @returns SVG in the icon's size, with a white background if the device crops it
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
