import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { HEADING_FONT, headingFont } from './fonts'

test('the font of headings is made from its package', async () => {
  const served = await readFile(HEADING_FONT)
  expect(served.equals(await headingFont())).toBe(true)
})

test('the font of headings has every Latin letter of the messages', async () => {
  const { characterSet } = create(await readFile(HEADING_FONT)) as Font
  const known = new Set(characterSet)
  for (const locale of LOCALES) {
    const messages = await readFile(new URL(`../../messages/${locale}.json`, import.meta.url), 'utf8')
    const letters = new Set(messages.match(/\p{Script=Latin}|[\p{Pd}\p{Pi}\p{Pf}…]/gu))
    expect([...letters].filter((letter) => !known.has(letter.codePointAt(0) ?? 0))).toEqual([])
  }
})

test('the fonts of a page have at most 40 KB', async () => {
  const figtree = await readFile(
    new URL(
      '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
      import.meta.url,
    ),
  )
  const anuphan = await readFile(
    new URL(
      '../../node_modules/@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2',
      import.meta.url,
    ),
  )
  for (const second of [await readFile(HEADING_FONT), anuphan])
    expect(figtree.length + second.length).toBeLessThanOrEqual(40_000)
})
