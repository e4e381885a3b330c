import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { ICON_NAMES } from '@/lib/icons/icon-names'

interface IconSet {
  icons: Record<string, { body: string }>
}

/**
 * The sprite of all icons that the pages use: one `<symbol>` each.
 * @throws where the set lacks a name
 */
export async function iconSprite(): Promise<string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/ph/icons.json')
  const { icons } = JSON.parse(await readFile(file, 'utf8')) as IconSet
  const symbols = ICON_NAMES.map((name) => {
    const icon = icons[name]
    if (!icon) throw new Error(`No icon is called '${name}' in the Phosphor set`)
    return `<symbol id="${name}" viewBox="0 0 256 256">${icon.body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
}

const called = process.argv[1] && resolve(process.argv[1]) === import.meta.filename
if (called) await writeFile(new URL('../../public/icons.svg', import.meta.url), await iconSprite())
