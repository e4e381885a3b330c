import { expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { readSeed } from '@/lib/server/db/seed/seed-files'
import { shortTitle } from './short-title'

const MAX = 60
const { products } = await readSeed()

test.each([
  [
    'en',
    'Blue Mountains from Sydney: early bus, wild kangaroos, cliff walk',
    'Blue Mountains from Sydney: early bus, wild kangaroos',
  ],
  [
    'en',
    'Atlas villages day: Imlil, a mule track and lunch with a family',
    'Atlas villages day: Imlil, a mule track and lunch',
  ],
  ['en', 'Kyoto maple and matcha walk: Nanzen-ji to the Philosopher’s Path', 'Kyoto maple and matcha walk'],
  [
    'th',
    'บัตรเข้าชมโดมดอกไม้ Flower Dome และ Cloud Forest ริมมารีน่าเบย์',
    'บัตรเข้าชมโดมดอกไม้ Flower Dome และ Cloud Forest',
  ],
  ['en', 'A title that fits', 'A title that fits'],
] as const)('%s: %s ends with a part of it', (locale, title, short) => {
  expect(shortTitle(title, MAX, locale)).toBe(short)
})

test('a title without a part of fitting length ends with a word and an ellipsis', () => {
  expect(shortTitle('The longest title that nothing divides', 20, 'en')).toBe('The longest title…')
  expect(shortTitle('在京都的枫叶小径上漫步一整天并品尝抹茶', 10, 'zh-cn')).toMatch(/^.{4,9}…$/)
})

test('no conjunction stays at the end', () => {
  expect(shortTitle('ล่องเรือชมวัดอรุณยามเย็น และ ทานมื้อค่ำบนเรือ', 30, 'th')).toBe('ล่องเรือชมวัดอรุณยามเย็น')
})

test.each(LOCALES)('[N3] [R5] %s: no product of the shop has a title that is cut within a part', (locale) => {
  const titles = products.map(({ name }) => shortTitle(name[locale] ?? '', MAX, locale))
  expect(titles.filter((title) => title.endsWith('…') || title.length > MAX)).toEqual([])
  expect(new Set(titles).size).toBe(titles.length)
})
