import { expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import en from '@/messages/en.json'
import th from '@/messages/th.json'
import zh from '@/messages/zh-cn.json'
import { siteImages } from './site-images'

const texts = { en: en.pictures, th: th.pictures, 'zh-cn': zh.pictures } as const
const names = Object.keys(en.pictures)

test('every social preview image exists, and no two pages share one', () => {
  const specs = names.map((name) => siteImages[`site/${name}`])
  for (const [i, spec] of specs.entries()) expect(spec, names[i]).toBeDefined()
  const seen = specs.map((spec) => `${spec?.subject} ${spec?.view ?? ''} ${spec?.mood}`)
  expect(new Set(seen).size).toBe(names.length)
})

test.each(LOCALES)('in %s each image has its own alt text', (locale) => {
  const alts = Object.values(texts[locale])
  expect(new Set(alts).size).toBe(names.length)
  for (const alt of alts) expect(alt.length, alt).toBeGreaterThan(locale === 'zh-cn' ? 12 : 30)
})
