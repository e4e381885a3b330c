import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { APP_ICONS, type AppIconName, appIconSvg } from '@/lib/images/app-icon'

const drawn = new LRUCache<AppIconName, Buffer>({
  max: Object.keys(APP_ICONS).length,
  async fetchMethod(name) {
    const drawing = await readFile(path.join(process.cwd(), 'public/icon.svg'), 'utf8')
    return sharp(Buffer.from(appIconSvg(name, drawing)))
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
  },
})

/** Returns an icon of the installed app as PNG; rendered on first use. */
export function appIcon(name: AppIconName): Promise<Buffer> {
  return drawn.forceFetch(name)
}
