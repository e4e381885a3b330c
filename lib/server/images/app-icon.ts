import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { type AppIconName, appIconSvg } from '@/lib/images/app-icon'

const drawn = new Map<AppIconName, Promise<Buffer>>()

async function draw(name: AppIconName): Promise<Buffer> {
  const drawing = await readFile(path.join(process.cwd(), 'public/icon.svg'), 'utf8')
  return sharp(Buffer.from(appIconSvg(name, drawing)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** Returns an icon of the installed app as PNG; rendered on first use. */
export function appIcon(name: AppIconName): Promise<Buffer> {
  const known = drawn.get(name)
  if (known) return known
  const made = draw(name)
  made.catch(() => drawn.delete(name))
  drawn.set(name, made)
  return made
}
