import { describe, expect, it } from 'vitest'
import { hours, type IllustrationSpec, SUBJECT_NAMES, VIEW_NAMES } from '@/lib/art'
import { LOCALES } from '@/lib/domain/locale'
import { areas, products } from './catalogue'
import { imageTexts } from './image-texts'
import { areaPictures, productPictures } from './images'

const galleries = products.map((product) => ({ id: product.id, pictures: productPictures(product) }))

describe('product pictures', () => {
  it.each(galleries)('$id has five pictures, each said in words of its own', ({ pictures }) => {
    expect(pictures.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4])
    for (const locale of LOCALES) {
      const alts = pictures.map(({ alt }) => alt[locale])
      for (const alt of alts) expect(alt.length).toBeGreaterThan(locale === 'zh-cn' ? 6 : 15)
      expect(new Set(alts).size).toBe(alts.length)
    }
  })

  it.each(galleries)('$id shows something else, or shows it in another way, each time', ({ pictures }) => {
    const sights = pictures.map(({ illustration: { subject, view } }) => `${subject} ${view ?? ''}`)
    expect(new Set(sights).size).toBe(sights.length)
  })

  it('gives no two products the same cover', () => {
    const covers = galleries.map(({ pictures }) => JSON.stringify(pictures[0]?.illustration))
    expect(new Set(covers).size).toBe(products.length)
  })

  it('never shows two neighbours of a gallery in the same light where there is a choice', () => {
    const same = galleries.flatMap(({ pictures }) =>
      pictures.filter(
        (picture, i) => i > 0 && picture.illustration.mood === pictures[i - 1]?.illustration.mood,
      ),
    )
    expect(same.length).toBeLessThan(products.length / 2)
  })
})

describe('pictures of all products', () => {
  const all = galleries.flatMap(({ pictures }) => pictures)

  /** Which pictures have the same value, where more than one has. */
  function shared(pictures: typeof all, traitOf: (picture: (typeof all)[number]) => string): string[] {
    const groups = Map.groupBy(pictures, traitOf)
    return [...groups]
      .filter(([, pictures]) => pictures.length > 1)
      .map(([value, pictures]) => `${value}: ${pictures.map(({ path }) => path).join(', ')}`)
  }

  it.each(LOCALES)('have words of their own in %s, and so have the posters of the areas', (locale) => {
    expect(shared([...all, ...areas.flatMap(areaPictures)], ({ alt }) => alt[locale])).toEqual([])
  })

  it('show nothing twice in the same way at the same hour', () => {
    expect(
      shared(all, ({ illustration: { subject, view, mood } }) => `${subject} ${view ?? 'plain'} ${mood}`),
    ).toEqual([])
  })

  it('show a subject only at hours that it has, once its cover is left', () => {
    for (const { path, illustration } of all.filter(({ position }) => position > 0))
      expect(hours(illustration.subject), path).toContain(illustration.mood)
  })
})

describe('area pictures', () => {
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

describe('picture texts', () => {
  const place = { en: 'Bangkok', th: 'กรุงเทพฯ', 'zh-cn': '曼谷' }

  it.each(SUBJECT_NAMES)('says what is seen of %s in every view', (subject) => {
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
