import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ICON_NAMES } from '@/lib/icons/icon-names'
import { iconSprite, SPRITES } from './icons'

const served = (file: string) => readFile(new URL(`../../public/${file}`, import.meta.url), 'utf8')

test.each(Object.entries(SPRITES))('%s contains exactly its icons, sorted', async (file, names) => {
  expect(await served(file)).toBe(await iconSprite(names))
  expect([...names]).toEqual([...names].sort())
})

test('[UI] the sprite of every page is smaller than 10 KB as sent', async () => {
  expect(gzipSync(await served('icons.svg')).length).toBeLessThan(10 * 1024)
})

test('every icon is in one sprite only, and is used', () => {
  expect(new Set(ICON_NAMES).size).toBe(ICON_NAMES.length)
  const sources = globSync('{app,components,stores,lib/domain}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
  const text = sources.map((file) => readFileSync(file, 'utf8')).join()
  // The menu shows its categories with two weights.
  const isUsed = (name: string) => new RegExp(`['"#\`]${name.replace('-duotone', '')}['"\`]`).test(text)
  expect(ICON_NAMES.filter((name) => !isUsed(name))).toEqual([])
})
