import { describe, expect, test } from 'vitest'
import { reindexProducts } from '@/lib/server/search/reindex'
import { sql } from '../fixtures/database'
import { listing, suggestions } from '../fixtures/listing'
import { withSeededDatabase } from '../fixtures/seeded-database'

withSeededDatabase()

const SPEEDBOAT = 'phi-phi-bamboo-speedboat'

async function find(q: string) {
  const { items, meta } = await listing({ q })
  return { ids: items.map(({ id }) => id), corrected: meta.corrected_to, partial: meta.partial }
}

describe('a misspelled word that occurs only in descriptions', () => {
  test.each([
    ['snorkeling', 'snorkelling', SPEEDBOAT],
    ['snorkling', 'snorkelling', SPEEDBOAT],
    ['phuket snorkling', 'phuket snorkelling', SPEEDBOAT],
    ['lagon', 'lagoon', SPEEDBOAT],
    ['orchd', 'orchid', 'wat-arun-longtail-sunset'],
    ['lantrens', 'lanterns', 'tokyo-after-dark-photo-walk'],
  ])('[R4] %s is corrected to %s, with the same results', async (q, correct, id) => {
    const [misspelled, right] = await Promise.all([find(q), find(correct)])
    expect(misspelled).toEqual({ ...right, corrected: correct })
    expect(misspelled.ids).toContain(id)
    expect((await suggestions(q)).map((one) => one.id)).toContain(id)
  })

  test('[R4] prefers a name at the same edit distance', async () => {
    expect(await find('bankok')).toMatchObject({ corrected: 'bangkok' })
    expect(await find('kyto')).toMatchObject({ corrected: 'kyoto' })
  })

  test('[R4] is dropped with the last text that contained it', async () => {
    await sql('UPDATE products SET discontinued_at = now() WHERE id = $1', [SPEEDBOAT])
    await reindexProducts([SPEEDBOAT])
    expect((await find('snorkeling')).ids).toEqual([])
    await sql('UPDATE products SET discontinued_at = NULL WHERE id = $1', [SPEEDBOAT])
    await reindexProducts([SPEEDBOAT])
    expect((await find('snorkeling')).ids).toEqual([SPEEDBOAT])
  })
})

test.each([
  ['baloons', 'balloon', 'cappadocia-balloon-sunrise'],
  ['elphant', 'elephants', 'elephant-sanctuary-no-riding'],
])('[R4] %s is corrected to %s, in singular and plural', async (q, correct, id) => {
  const { ids, corrected } = await find(q)
  expect(corrected).toBe(correct)
  expect(ids).toContain(id)
})

describe('a misspelled travel word', () => {
  test.each([
    ['hotl bangkok', 'hotel bangkok'],
    ['vegeterian', 'vegetarian'],
    ['shinkasen', 'shinkansen'],
    ['restaurent tokyo', 'restaurant tokyo'],
    ['มังสวิรัด', 'มังสวิรัติ'],
  ])('[R4] %s is corrected to %s and has its results', async (q, correct) => {
    const [misspelled, right] = await Promise.all([find(q), find(correct)])
    expect(right.ids.length).toBeGreaterThan(0)
    expect(misspelled).toEqual({ ...right, corrected: correct })
  })

  test('[R4] a misspelled booking word keeps its intent', async () => {
    expect(await find('train ticet')).toEqual({
      ...(await find('train ticket')),
      corrected: 'train ticket',
    })
  })
})

describe('short words', () => {
  test.each([
    ['theme prak', 'theme park', 'tokyo-bay-theme-park'],
    ['sim crad', 'sim card', 'thailand-tourist-sim'],
  ])('[R4] corrects %s to %s', async (q, correct, id) => {
    const { ids, corrected } = await find(q)
    expect(corrected).toBe(correct)
    expect(ids).toContain(id)
  })

  test.each([
    ['chang mai', 'chiang mai'],
    ['new yrok', 'new york'],
    ['hotel chang mai', 'hotel chiang mai'],
  ])('[R4] half a place name is corrected to that name: %s', async (q, correct) => {
    const { corrected, ids } = await find(q)
    const right = await find(correct)
    expect(corrected).toBe(correct)
    expect(ids).toEqual(right.ids)
  })

  test('[R4] a place with a similar name is not corrected', async () => {
    expect((await find('chiang rai')).corrected).toBeNull()
  })
})

describe('Thai in phonetic spelling', () => {
  test.each([
    ['พาสต้า', 'พาสตา', 'trastevere-pasta-class'],
    ['ราเมน', 'ราเม็ง', 'tokyo-ramen-counter'],
    ['นิวยอก', 'นิวยอร์ก', 'new-york-brownstone-hotel'],
    ['ภุเก็ต', 'ภูเก็ต', 'phuket-aquarium'],
  ])('[R4] %s is corrected to %s', async (q, correct, id) => {
    const { ids, corrected } = await find(q)
    expect(corrected).toBe(correct)
    expect(ids).toContain(id)
  })

  test('[R4] a prefix without results is read as a word: พาสต้า is suggested too', async () => {
    expect((await suggestions('พาสต้า')).map(({ id }) => id)).toContain('trastevere-pasta-class')
  })
})

describe('a vertical in a place', () => {
  const CITIES = [
    ['phuket', 'hotel phuket', 'โรงแรมภูเก็ต', '普吉岛酒店', 'phuket-hillside-pool-villa'],
    ['kyoto', 'kyoto hotel', 'โรงแรมเกียวโต', '京都酒店', 'kyoto-onsen-ryokan'],
    ['chiang mai', 'chiang mai hotel', 'โรงแรมเชียงใหม่', '清迈酒店', 'chiang-mai-teak-house'],
    ['bangkok', 'hotels in bangkok', 'โรงแรมกรุงเทพ', '曼谷宾馆', 'bangkok-riverside-hotel'],
  ] as const

  test.each(CITIES)(
    '[R4] a hotel in %s: its stays first, then its other products',
    async (city, ...queries) => {
      const [en, th, zh, stay] = queries
      const everything = (await find(city)).ids.toSorted()
      for (const q of [en, th, zh]) {
        const { ids, ...flags } = await find(q)
        expect(ids[0], q).toBe(stay)
        expect(ids.toSorted(), q).toEqual(everything)
        expect(flags, q).toEqual({ corrected: null, partial: false })
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
  ])('[R4] %s is recognized too', async (q, correct, stay) => {
    const { ids, corrected } = await find(q)
    expect(corrected).toBe(correct)
    expect(ids[0]).toBe(stay)
  })

  test('[R4] a city without hotels shows its other products and says so', async () => {
    const { ids, partial } = await find('resort tokyo')
    expect(new Set(ids)).toEqual(new Set((await find('tokyo')).ids))
    expect(partial).toBe(true)
  })

  test('[R4] a category that a city lacks does not add products of other cities', async () => {
    const { ids, partial } = await find('โตเกียว พิพิธภัณฑ์')
    expect(new Set(ids)).toEqual(new Set((await find('โตเกียว')).ids))
    expect(partial).toBe(true)
  })

  test('[R4] an island is found without the word for it, with its products', async () => {
    expect(new Set((await find('普吉酒店')).ids)).toEqual(new Set((await find('普吉岛酒店')).ids))
    expect(new Set((await find('普吉')).ids)).toEqual(new Set((await find('普吉岛')).ids))
  })

  test('[R4] a restaurant is a vertical too', async () => {
    const { ids } = await find('素食餐厅')
    expect(ids).toEqual(expect.arrayContaining(['yaowarat-after-dark-tastings', 'trastevere-pasta-class']))
    expect((await find('restaurant bangkok')).ids).toContain('yaowarat-after-dark-tastings')
  })

  test('[R4] alone it finds every product of the vertical, those with the word in the name first', async () => {
    const { ids } = await find('hotel')
    expect(ids[0]).toBe('bangkok-riverside-hotel')
    expect(ids).toEqual(expect.arrayContaining(['santorini-cave-suite', 'tromso-fjord-cabin']))
  })
})
