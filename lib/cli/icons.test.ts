import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ICON_NAMES } from '@/lib/icons/icon-names'
import { iconSprite } from './icons'

test('the served sprite contains exactly the icons in ICON_NAMES', async () => {
  const served = await readFile(new URL('../../public/icons.svg', import.meta.url), 'utf8')
  expect(served).toBe(await iconSprite())
})

test('icon names are sorted and unique', () => {
  expect([...ICON_NAMES]).toEqual([...new Set(ICON_NAMES)].sort())
})
