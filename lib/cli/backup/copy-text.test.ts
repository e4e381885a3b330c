import { expect, test } from 'vitest'
import { copyRows } from './copy-text'

async function* chunksOf(text: string, size: number) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const rows = (text: string, size = 7) => Array.fromAsync(copyRows(chunksOf(text, size)))

test('values have no value, an empty text and a backslash apart', async () => {
  expect(await rows('1\t\\N\t\n2\t\\\\N\t\\\\x00ff\n')).toEqual([
    ['1', null, ''],
    ['2', '\\N', '\\x00ff'],
  ])
})

test('line breaks and tabs inside a value are escaped', async () => {
  expect(await rows('a\\nb\\tc\\rd\\\\ne\tf\n')).toEqual([['a\nb\tc\rd\\ne', 'f']])
})

test('letters of several bytes may be cut between chunks', async () => {
  for (const size of [1, 2, 3]) expect(await rows('กรุงเทพ\t曼谷\n', size)).toEqual([['กรุงเทพ', '曼谷']])
})

test('an unfinished row is no row', async () => {
  await expect(rows('1\t2\n3')).rejects.toThrow('in the middle of a row')
})
