import { expect, test } from 'vitest'
import { nameProperties } from './map-lettering'

test.each([
  ['en', ['name:en', 'name:en-Latn']],
  ['th', ['name:th', 'name:th-Thai']],
  ['zh-cn', ['name:zh-CN', 'name:zh-Hans', 'name:zh']],
] as const)('names in %s have the properties of map files', (locale, properties) => {
  expect(nameProperties(locale)).toEqual(properties)
})
