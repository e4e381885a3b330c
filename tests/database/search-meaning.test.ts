import { describe, expect, test } from 'vitest'
import { reindexProducts } from '@/lib/server/search/reindex'
import { sql } from '../fixtures/database'
import { listing, suggestions } from '../fixtures/listing'
import { withSeededDatabase } from '../fixtures/seeded-database'

withSeededDatabase()

const SPEEDBOAT = 'phi-phi-bamboo-speedboat'

async function found(q: string) {
  const { items, meta } = await listing({ q })
  return { ids: items.map(({ id }) => id), corrected: meta.corrected_to, partial: meta.partial }
}

describe('a misspelt word that stands in texts alone', () => {
  test.each([
    ['snorkeling', 'snorkelling', SPEEDBOAT],
    ['snorkling', 'snorkelling', SPEEDBOAT],
    ['phuket snorkling', 'phuket snorkelling', SPEEDBOAT],
    ['lagon', 'lagoon', SPEEDBOAT],
    ['orchd', 'orchid', 'wat-arun-longtail-sunset'],
    ['lantrens', 'lanterns', 'tokyo-after-dark-photo-walk'],
  ])('[R4] %s is read as %s, and finds all that it finds', async (q, meant, id) => {
    const [slipped, right] = await Promise.all([found(q), found(meant)])
    expect(slipped).toEqual({ ...right, corrected: meant })
    expect(slipped.ids).toContain(id)
    expect((await suggestions(q)).map((one) => one.id)).toContain(id)
  })

  test('[R4] a name that is as near is meant rather', async () => {
    expect(await found('bankok')).toMatchObject({ corrected: 'bangkok' })
    expect(await found('kyto')).toMatchObject({ corrected: 'kyoto' })
  })

  test('[R4] it is forgotten with the last text that had it', async () => {
    await sql('UPDATE products SET withdrawn_at = now() WHERE id = $1', [SPEEDBOAT])
    await reindexProducts([SPEEDBOAT])
    expect((await found('snorkeling')).ids).toEqual([])
    await sql('UPDATE products SET withdrawn_at = NULL WHERE id = $1', [SPEEDBOAT])
    await reindexProducts([SPEEDBOAT])
    expect((await found('snorkeling')).ids).toEqual([SPEEDBOAT])
  })
})

test.each([
  ['baloons', 'balloon', 'cappadocia-balloon-sunrise'],
  ['elphant', 'elephants', 'elephant-sanctuary-no-riding'],
])('[R4] %s is read as %s, in whatever number it is written', async (q, meant, id) => {
  const { ids, corrected } = await found(q)
  expect(corrected).toBe(meant)
  expect(ids).toContain(id)
})

describe('a misspelt word that travellers use', () => {
  test.each([
    ['hallal', 'halal'],
    ['hotl bangkok', 'hotel bangkok'],
    ['vegeterian', 'vegetarian'],
    ['shinkasen', 'shinkansen'],
    ['restaurent tokyo', 'restaurant tokyo'],
    ['มังสวิรัด', 'มังสวิรัติ'],
  ])('[R4] %s is read as %s, and finds all that it finds', async (q, meant) => {
    const [slipped, right] = await Promise.all([found(q), found(meant)])
    expect(right.ids.length).toBeGreaterThan(0)
    expect(slipped).toEqual({ ...right, corrected: meant })
  })

  test('[R4] one of buying stays a wish', async () => {
    expect(await found('train ticet')).toEqual({
      ...(await found('train ticket')),
      corrected: 'train ticket',
    })
  })
})

describe('short words', () => {
  test.each([
    ['theme prak', 'theme park', 'tokyo-bay-theme-park'],
    ['sim crad', 'sim cards', 'thailand-tourist-sim'],
  ])('[R4] %s is read as %s', async (q, meant, id) => {
    const { ids, corrected } = await found(q)
    expect(corrected).toBe(meant)
    expect(ids).toContain(id)
  })

  test.each([
    ['chang mai', 'chiang mai'],
    ['new yrok', 'new york'],
    ['nwe york hotel', 'nwe york hotel'],
    ['hotel chang mai', 'hotel chiang mai'],
  ])('[R4] half a name of a place is read as that name: %s', async (q, meant) => {
    const { corrected, ids } = await found(q)
    const right = await found(meant)
    expect(corrected).toBe(q === meant ? null : meant)
    expect(ids).toEqual(right.ids)
  })

  test('[R4] another place that is called alike is not read as one', async () => {
    expect((await found('chiang rai')).corrected).toBeNull()
  })
})

describe('Thai that is spelled as it sounds', () => {
  test.each([
    ['พาสต้า', 'พาสตา', 'trastevere-pasta-class'],
    ['ราเมน', 'ราเม็ง', 'tokyo-ramen-counter'],
    ['นิวยอก', 'นิวยอร์ก', 'new-york-brownstone-hotel'],
    ['ภุเก็ต', 'ภูเก็ต', 'phuket-aquarium'],
  ])('[R4] %s is read as %s', async (q, meant, id) => {
    const { ids, corrected } = await found(q)
    expect(corrected).toBe(meant)
    expect(ids).toContain(id)
  })

  test('[R4] a beginning that leads nowhere is read as a word: พาสต้า is suggested, too', async () => {
    expect((await suggestions('พาสต้า')).map(({ id }) => id)).toContain('trastevere-pasta-class')
  })
})

describe('a kind of products in a place', () => {
  const CITIES = [
    ['phuket', 'hotel phuket', 'โรงแรมภูเก็ต', '普吉岛酒店', 'phuket-hillside-pool-villa'],
    ['kyoto', 'kyoto hotel', 'โรงแรมเกียวโต', '京都酒店', 'kyoto-onsen-ryokan'],
    ['chiang mai', 'chiang mai hotel', 'โรงแรมเชียงใหม่', '清迈酒店', 'chiang-mai-teak-house'],
    ['bangkok', 'hotels in bangkok', 'โรงแรมกทม', '曼谷宾馆', 'bangkok-riverside-hotel'],
  ] as const

  test.each(CITIES)(
    '[R4] a hotel in %s: its stays first, then what else there is',
    async (city, ...asked) => {
      const [en, th, zh, stay] = asked
      const everything = (await found(city)).ids.toSorted()
      for (const q of [en, th, zh]) {
        const { ids, ...said } = await found(q)
        expect(ids[0], q).toBe(stay)
        expect(ids.toSorted(), q).toEqual(everything)
        expect(said, q).toEqual({ corrected: null, partial: false })
      }
    },
  )

  test.each([
    ['普吉酒店', null, 'phuket-hillside-pool-villa'],
    ['hotel phuk', null, 'phuket-hillside-pool-villa'],
    ['ที่พักกทม', null, 'bangkok-riverside-hotel'],
    ['รีสอร์ทภูเก็ต', null, 'phuket-hillside-pool-villa'],
    ['โรงแรมภุเก็ต', 'โรงแรมภูเก็ต', 'phuket-hillside-pool-villa'],
    ['hotel pukhet', 'hotel phuket', 'phuket-hillside-pool-villa'],
    ['phukethotel', null, 'phuket-hillside-pool-villa'],
  ])('[R4] %s is read as such, too', async (q, meant, stay) => {
    const { ids, corrected } = await found(q)
    expect(corrected).toBe(meant)
    expect(ids[0]).toBe(stay)
  })

  test('[R4] a city without one shows what it has, and that it is not what was asked', async () => {
    const { ids, partial } = await found('resort tokyo')
    expect(new Set(ids)).toEqual(new Set((await found('tokyo')).ids))
    expect(partial).toBe(true)
  })

  test('[R4] a category that a city has nothing of does not bring what other cities have', async () => {
    const { ids, partial } = await found('โตเกียว พิพิธภัณฑ์')
    expect(new Set(ids)).toEqual(new Set((await found('โตเกียว')).ids))
    expect(partial).toBe(true)
  })

  test('[R4] an island is found without the word for it, and so is what is there', async () => {
    expect(new Set((await found('普吉酒店')).ids)).toEqual(new Set((await found('普吉岛酒店')).ids))
    expect(new Set((await found('普吉')).ids)).toEqual(new Set((await found('普吉岛')).ids))
  })

  test('[R4] a restaurant is a kind, too', async () => {
    const { ids } = await found('素食餐厅')
    expect(ids).toEqual(expect.arrayContaining(['yaowarat-after-dark-tastings', 'trastevere-pasta-class']))
    expect((await found('restaurant bangkok')).ids).toContain('yaowarat-after-dark-tastings')
  })

  test('[R4] by itself it is every product of the kind, those called so first', async () => {
    const { ids } = await found('hotel')
    expect(ids[0]).toBe('bangkok-riverside-hotel')
    expect(ids).toEqual(expect.arrayContaining(['santorini-cave-suite', 'tromso-fjord-cabin']))
  })
})
