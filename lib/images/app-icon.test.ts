import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { APP_ICONS, type AppIconName, appIconSvg, isAppIconName } from './app-icon'

const drawing = readFileSync('public/icon.svg', 'utf8')
const names = Object.keys(APP_ICONS) as AppIconName[]

async function pixels(name: AppIconName) {
  const { data, info } = await sharp(Buffer.from(appIconSvg(name, drawing)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 4
    return [...data.subarray(start, start + 4)]
  }
  return { info, at }
}

describe('icons of the installed app', () => {
  test.each(names)('%s has the declared size and the disc in its center', async (name) => {
    const { info, at } = await pixels(name)
    expect([info.width, info.height]).toEqual([APP_ICONS[name].size, APP_ICONS[name].size])
    expect(at(0.5, 0.4)).toEqual([249, 105, 28, 255])
  })

  test('maskable icons have an opaque background and the disc within the safe zone', async () => {
    const { at } = await pixels('maskable-512.png')
    const white = [255, 255, 255, 255]
    expect([at(0, 0), at(1, 1), at(0.5, 0.12), at(0.1, 0.5)]).toEqual([white, white, white, white])
  })

  test('unmasked icons have a transparent background', async () => {
    const { at } = await pixels('512.png')
    expect(at(0, 0)[3]).toBe(0)
  })

  test('rejects unknown icon names', () => {
    expect([isAppIconName('../icon.svg'), isAppIconName('toString')]).toEqual([false, false])
  })
})
