import { expect, test } from 'vitest'
import { placeName } from '@/lib/domain/country-names'
import { regionOf, searchText, worldPartOf } from './countries'
import { searchEntries } from './matching'

const entries = ['TH', 'JP', 'GB', 'TR', 'AT', 'KR', 'HK', '150'].map((code) => ({
  code,
  search: searchText(code, code === 'JP' ? ['Tokyo', 'โตเกียว'] : []),
}))
const codes = (query: string) => searchEntries(entries, query).map(({ code }) => code)

test.each([
  ['thai', 'TH'],
  ['ไทย', 'TH'],
  ['泰国', 'TH'],
  ['  Thailand ', 'TH'],
  ['tokyo', 'JP'],
  ['england', 'GB'],
  ['turkiye', 'TR'],
  ['Österreich', undefined],
  ['south korea', 'KR'],
  ['เกาหลี', 'KR'],
  ['中国香港', 'HK'],
  ['europe', '150'],
  ['ยุโรป', '150'],
  ['欧洲', '150'],
  ['<script>', undefined],
  ['%', undefined],
])('[R12] %j finds %s', (query, code) => {
  expect(codes(query)[0]).toBe(code)
})

test.each([
  ['japn', ['JP']],
  ['turky', ['TR']],
  ['uk', ['GB']],
  ['us', []],
])('[R12] %j finds only %j', (query, expected) => {
  const phuket = { code: 'TH', search: searchText('TH', ['Phuket', 'Krabi']) }
  expect(searchEntries([...entries.slice(1), phuket], query).map(({ code }) => code)).toEqual(expected)
})

test('[R12] an empty query returns everything; prefix matches come first', () => {
  expect(codes('')).toHaveLength(entries.length)
  expect(
    searchEntries([{ search: 'new austria' }, { search: 'united' }, { search: 'unit' }], 'unit'),
  ).toEqual([{ search: 'united' }, { search: 'unit' }])
})

test('names a country in each language and assigns it to one region', () => {
  expect(['en', 'th', 'zh-cn'].map((locale) => placeName('TH', locale as 'en'))).toEqual([
    'Thailand',
    'ไทย',
    '泰国',
  ])
  expect([worldPartOf('JP'), worldPartOf('CY'), worldPartOf('XX')]).toEqual(['142', '150', undefined])
})

test('assigns a region to a multi-country plan, none to a single country', () => {
  expect(regionOf(['JP'])).toBeUndefined()
  expect(regionOf(['JP', 'TH', 'SG'])).toBe('142')
  expect(regionOf(['JP', 'FR'])).toBeUndefined()
})
