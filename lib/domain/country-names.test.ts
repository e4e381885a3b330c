import { expect, test } from 'vitest'
import { allNames, otherNames, placeName } from './country-names'

test('returns the name and alternative names of a country in each language', () => {
  expect([placeName('GB', 'en'), placeName('US', 'th'), placeName('AE', 'zh-cn')]).toEqual([
    'United Kingdom',
    'สหรัฐอเมริกา',
    '阿联酋',
  ])
  expect(otherNames('US', 'en')).toEqual(['US', 'USA', 'America'])
  expect(otherNames('JP', 'en')).toEqual([])
  expect(allNames('KR')).toEqual(expect.arrayContaining(['South Korea', 'Korea', 'เกาหลี', '韩国']))
})
