import { describe, expect, it } from 'vitest'
import { hours, type IllustrationSpec, SUBJECT_NAMES, VIEW_NAMES } from '@/lib/art'
import { LOCALES } from '@/lib/domain/locale'
import { areas, products } from './catalog'
import { imageTexts } from './image-texts'
import { areaPictures, productPictures } from './images'

const galleries = products.map((product) => ({ id: product.id, pictures: productPictures(product) }))

describe('product images', () => {
  it.each(galleries)('$id has five images with different texts', ({ pictures }) => {
    expect(pictures.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4])
    for (const locale of LOCALES) {
      const alts = pictures.map(({ alt }) => alt[locale])
      for (const alt of alts) expect(alt.length).toBeGreaterThan(locale === 'zh-cn' ? 6 : 15)
      expect(new Set(alts).size).toBe(alts.length)
    }
  })

  it.each(galleries)('$id shows a different subject or view in each image', ({ pictures }) => {
    const sights = pictures.map(({ illustration: { subject, view } }) => `${subject} ${view ?? ''}`)
    expect(new Set(sights).size).toBe(sights.length)
  })

  it('gives no two products the same cover', () => {
    const covers = galleries.map(({ pictures }) => JSON.stringify(pictures[0]?.illustration))
    expect(new Set(covers).size).toBe(products.length)
  })

  it('never shows neighbouring images in the same light where there is a choice', () => {
    const same = galleries.flatMap(({ pictures }) =>
      pictures.filter(
        (picture, i) => i > 0 && picture.illustration.mood === pictures[i - 1]?.illustration.mood,
      ),
    )
    expect(same.length).toBeLessThan(products.length / 2)
  })
})

describe('images of all products', () => {
  const all = galleries.flatMap(({ pictures }) => pictures)

  /** Images that share a value with another image. */
  function shared(pictures: typeof all, traitOf: (picture: (typeof all)[number]) => string): string[] {
    const groups = Map.groupBy(pictures, traitOf)
    return [...groups]
      .filter(([, pictures]) => pictures.length > 1)
      .map(([value, pictures]) => `${value}: ${pictures.map(({ path }) => path).join(', ')}`)
  }

  it.each(LOCALES)('have unique texts in %s, as do the area posters', (locale) => {
    expect(shared([...all, ...areas.flatMap(areaPictures)], ({ alt }) => alt[locale])).toEqual([])
  })

  it('show no subject twice in the same view at the same time of day', () => {
    expect(
      shared(all, ({ illustration: { subject, view, mood } }) => `${subject} ${view ?? 'plain'} ${mood}`),
    ).toEqual([])
  })

  it('show a subject only at times of day that it supports, except on covers', () => {
    for (const { path, illustration } of all.filter(({ position }) => position > 0))
      expect(hours(illustration.subject), path).toContain(illustration.mood)
  })
})

describe('area images', () => {
  it.each(areas)('$slug has a poster of its own', (area) => {
    const [poster, ...others] = areaPictures(area)
    expect(others).toEqual([])
    expect(poster?.illustration).toMatchObject({ poster: true, ratio: 'poster' })
    for (const locale of LOCALES) expect(poster?.alt[locale].length).toBeGreaterThan(6)
  })

  it('gives no two areas the same subject', () => {
    expect(new Set(areas.map(({ picture }) => picture.subject)).size).toBe(areas.length)
  })
})

describe('image texts', () => {
  const place = { en: 'Bangkok', th: 'กรุงเทพฯ', 'zh-cn': '曼谷' }

  it.each(SUBJECT_NAMES)('describes %s in every view', (subject) => {
    for (const view of [undefined, ...VIEW_NAMES]) {
      const spec: IllustrationSpec = { subject, mood: 'dawn', seed: 'x', ...(view && { view }) }
      const texts = imageTexts(spec, place)
      expect(texts.en).toMatch(/^[A-Z0-9]/)
      expect(texts.th).toMatch(/[\u0e00-\u0e7f]/)
      expect(texts['zh-cn']).toMatch(/[\u4e00-\u9fff]/)
      for (const locale of LOCALES) expect(texts[locale]).not.toMatch(/ {2}|undefined/)
    }
  })
})
