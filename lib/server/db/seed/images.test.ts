import { type IllustrationSpec, moodsOf } from '@sunhop/illustrations'
import { describe, expect, it } from 'vitest'
import { factsOf, inLocale, LOCALES } from '@/lib/domain/locale'
import { storedImageOf } from '@/lib/server/catalog-import/from-file'
import { readSeed } from './seed-files'

const { products, destinations = [] } = await readSeed()

const imagesOf = (images: (typeof products)[number]['images']) =>
  images.map((image, position) => {
    const stored = storedImageOf(image)
    if (!('illustration' in stored)) throw new Error('the seed has illustrations only')
    return { ...stored, position }
  })
const galleries = products.map(({ id, images }) => ({ id, images: imagesOf(images) }))
const posters = destinations.map(({ slug, images }) => ({ slug, images: imagesOf(images) }))

describe('product images', () => {
  it.each(galleries)('$id has five images with different texts', ({ images }) => {
    expect(images).toHaveLength(5)
    for (const locale of LOCALES) {
      const alts = images.map(({ alt }) => inLocale(alt, locale))
      for (const alt of alts) expect(alt.length).toBeGreaterThan(factsOf(locale).script === 'han' ? 6 : 15)
      expect(new Set(alts).size).toBe(alts.length)
    }
  })

  it.each(galleries)('$id shows a different subject or view in each image', ({ images }) => {
    const sights = images.map(({ illustration: { subject, view } }) => `${subject} ${view ?? ''}`)
    expect(new Set(sights).size).toBe(sights.length)
  })

  it('gives no two products the same cover', () => {
    const covers = galleries.map(({ images }) => JSON.stringify(images[0]?.illustration))
    expect(new Set(covers).size).toBe(products.length)
  })

  it('never shows neighboring images in the same light where there is a choice', () => {
    const same = galleries.flatMap(({ images }) =>
      images.filter((image, i) => i > 0 && image.illustration.mood === images[i - 1]?.illustration.mood),
    )
    expect(same.length).toBeLessThan(products.length / 2)
  })
})

describe('images of all products', () => {
  const all = galleries.flatMap(({ id, images }) => images.map((image) => ({ ...image, id })))

  /** Values that several images share, each with the entries that have them. */
  function shared<T extends { id: string }>(images: readonly T[], traitOf: (image: T) => string): string[] {
    return [...Map.groupBy(images, traitOf)]
      .filter(([, same]) => same.length > 1)
      .map(([value, same]) => `${value}: ${same.map(({ id }) => id).join(', ')}`)
  }

  it.each(LOCALES)('have unique texts in %s, as do the posters of the destinations', (locale) => {
    const posterImages = posters.flatMap(({ slug, images }) =>
      images.map((image) => ({ ...image, id: slug })),
    )
    expect(shared([...all, ...posterImages], ({ alt }) => inLocale(alt, locale))).toEqual([])
  })

  it('show no subject twice in the same view at the same time of day', () => {
    expect(
      shared(all, ({ illustration: { subject, view, mood } }) => `${subject} ${view ?? 'plain'} ${mood}`),
    ).toEqual([])
  })

  it('show a subject only at times of day that it supports, except on covers', () => {
    for (const { id, illustration } of all.filter(({ position }) => position > 0))
      expect(moodsOf(illustration.subject), id).toContain(illustration.mood)
  })
})

describe('destination images', () => {
  const specs: IllustrationSpec[] = posters.flatMap(({ images }) =>
    images.map(({ illustration }) => illustration),
  )

  it.each(posters)('$slug has a poster of its own', ({ images }) => {
    const [poster, ...others] = images
    expect(others).toEqual([])
    expect(poster?.illustration).toMatchObject({ poster: true, ratio: 'poster' })
    for (const locale of LOCALES) expect(inLocale(poster?.alt, locale)?.length).toBeGreaterThan(6)
  })

  it('gives no two destinations the same subject', () => {
    expect(new Set(specs.map(({ subject }) => subject)).size).toBe(destinations.length)
  })
})
