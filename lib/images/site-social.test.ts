import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { factsOf, LOCALES } from '@/lib/domain/locale'
import en from '@/messages/en.json'
import { SOCIAL_SITE_IMAGES } from './site-image-uses'
import { siteImages } from './site-images'

const names = Object.keys(en.images)

test('the social preview images are those with an alt text', () => {
  expect([...SOCIAL_SITE_IMAGES].sort()).toEqual(names.toSorted())
})

test('every social preview image exists, and no two pages share one', () => {
  const specs = names.map((name) => siteImages[`site/${name}`])
  for (const [i, spec] of specs.entries()) expect(spec, names[i]).toBeDefined()
  const seen = specs.map((spec) => `${spec?.subject} ${spec?.view ?? ''} ${spec?.mood}`)
  expect(new Set(seen).size).toBe(names.length)
})

test.each(LOCALES)('in %s each image has its own alt text', (locale) => {
  const { images }: typeof en = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))
  const alts = Object.values(images)
  expect(new Set(alts).size).toBe(names.length)
  for (const alt of alts) expect(alt.length, alt).toBeGreaterThan(factsOf(locale).script === 'han' ? 12 : 30)
})
