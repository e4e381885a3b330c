import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { ICON_NAMES } from '@/lib/icons/icon-names'

interface IconSet {
  icons: Record<string, { body: string }>
}

/**
 * Returns the SVG sprite of all icons that the pages use, one `<symbol>` each.
 * @throws Error if the icon set lacks a name
 */
export async function iconSprite(): Promise<string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/ph/icons.json')
  const { icons } = JSON.parse(await readFile(file, 'utf8')) as IconSet
  const symbols = ICON_NAMES.map((name) => {
    const icon = icons[name]
    if (!icon) throw new Error(`the Phosphor set has no icon '${name}'`)
    return `<symbol id="${name}" viewBox="0 0 256 256">${icon.body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
}

const isMain = process.argv[1] && resolve(process.argv[1]) === import.meta.filename
if (isMain) await writeFile(new URL('../../public/icons.svg', import.meta.url), await iconSprite())
