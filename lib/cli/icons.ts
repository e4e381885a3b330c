import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { FIRST_ICONS } from '@/lib/icons/icon-names'
import { MORE_ICONS } from '@/lib/icons/more-icons'

interface IconSet {
  icons: Record<string, { body: string }>
}

/** The icons of each sprite, by its file in `public`. */
export const SPRITES = { 'icons.svg': FIRST_ICONS, 'icons-more.svg': MORE_ICONS }

/**
 * Returns an SVG sprite, one `<symbol>` for each icon.
 * @throws Error if the icon set lacks a name
 */
export async function iconSprite(names: readonly string[]): Promise<string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/ph/icons.json')
  const { icons } = JSON.parse(await readFile(file, 'utf8')) as IconSet
  const symbols = names.map((name) => {
    const icon = icons[name]
    if (!icon) throw new Error(`the Phosphor set has no icon '${name}'`)
    return `<symbol id="${name}" viewBox="0 0 256 256">${icon.body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
}

const isMain = process.argv[1] && resolve(process.argv[1]) === import.meta.filename
if (isMain)
  for (const [file, names] of Object.entries(SPRITES))
    await writeFile(new URL(`../../public/${file}`, import.meta.url), await iconSprite(names))
