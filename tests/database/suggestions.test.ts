import { describe, expect, test } from 'vitest'
import { suggestions } from '../fixtures/listing'
import { withSeededDatabase } from '../fixtures/seeded-database'

withSeededDatabase()

const BOAT = 'wat-arun-longtail-sunset'

describe('suggestions', () => {
  test('[R1] destinations and categories with a matching name come first, then products', async () => {
    const found = await suggestions('bang')
    expect(found[0]).toMatchObject({
      kind: 'destination',
      id: 'bangkok',
      title: 'Bangkok',
      subtitle: 'Thailand',
      path: '/destination/bangkok',
      matched: [[0, 4]],
    })
    expect(found.filter(({ kind }) => kind !== 'product').length).toBeLessThanOrEqual(3)
    expect(found.some(({ kind, path }) => kind === 'product' && path.startsWith('/products/bangkok'))).toBe(
      true,
    )
    expect(found).toHaveLength(8)
  })

  test('[R1] a category is suggested by its name', async () => {
    expect(await suggestions('attraction')).toContainEqual(
      expect.objectContaining({ kind: 'category', id: 'attraction-tickets', image: null }),
    )
  })

  test.each(['ทัวร์กรุงเทพ', '曼谷门票', 'bangkok tickets'])('[R1] %s suggests Bangkok', async (q) => {
    expect((await suggestions(q))[0]).toMatchObject({ kind: 'destination', id: 'bangkok' })
  })

  test.each([
    ['วัดอ', 'th'],
    ['郑王', 'zh-cn'],
    ['wat ar', 'en'],
    ['wat arum', 'en'],
    ['ตั๋ววัดอรุณ', 'th'],
    ['曼谷郑王庙门票', 'zh-cn'],
  ] as const)('[R1] %s suggests the boat to Wat Arun in %s', async (q, locale) => {
    const [boat] = (await suggestions(q, { locale })).filter(({ id }) => id === BOAT)
    expect(boat?.image?.path).toBeTruthy()
    expect(boat?.matched.length).toBeGreaterThan(0)
  })

  test('[R1] text in one language gives names in that of the page', async () => {
    const [first] = await suggestions('曼谷', { locale: 'th' })
    expect(first).toMatchObject({ title: 'กรุงเทพฯ', matched: [] })
  })

  test('[R1] corrects a typing error while typing', async () => {
    expect((await suggestions('santro'))[0]).toMatchObject({ id: 'santorini' })
  })

  test.each(['hotel phuket', 'phuket hotel', 'โรงแรมภูเก็ต', '普吉酒店'])(
    '[R1] %s suggests its stays first',
    async (q) => {
      const [first] = (await suggestions(q)).filter(({ kind }) => kind === 'product')
      expect(first?.id).toBe('phuket-hillside-pool-villa')
    },
  )

  test.each(['hotel ph', 'hotel phu', 'โรงแรมภูเ', '普吉'])(
    '[R1] %s suggests the place of that prefix',
    async (q) => {
      expect((await suggestions(q))[0]).toMatchObject({ kind: 'destination', id: 'phuket' })
    },
  )

  test.each(['โตเ', 'โตเก', 'โตเกี', 'โตเกีย', 'โตเกียว', 'โรงแรมโตเกีย', 'hotel toky', '东京酒'])(
    '[R1] %s suggests Tokyo',
    async (q) => {
      expect((await suggestions(q, { locale: 'th' }))[0]).toMatchObject({ kind: 'destination', id: 'tokyo' })
    },
  )

  test('[R1] a word that is in no name suggests nothing', async () => {
    expect(await suggestions('meat')).toEqual([])
  })

  test('[R1] a Thai word cut within a syllable suggests its completions', async () => {
    expect((await suggestions('ราเ')).length).toBeGreaterThan(0)
  })

  test.each(['ราเม', 'ราเมน', 'ราเม็ง'])('[R1] %s suggests noodles', async (q) => {
    expect((await suggestions(q, { locale: 'th' }))[0]?.id).toBe('tokyo-ramen-counter')
  })

  test('[R1] one letter suggests places, one Chinese character products too', async () => {
    const kinds = async (q: string) => new Set((await suggestions(q)).map(({ kind }) => kind))
    expect(await kinds('b')).toEqual(new Set(['destination']))
    expect(await kinds('曼')).toEqual(new Set(['destination', 'product']))
  })

  test('returns as many as requested, and none without a text', async () => {
    expect(await suggestions('b', {}, 2)).toHaveLength(2)
    expect(await suggestions('')).toEqual([])
    expect(await suggestions('!!!')).toEqual([])
  })
})
