import { describe, expect, test } from 'vitest'
import { listing, suggestions } from '../fixtures/listing'
import { withSeededDatabase } from '../fixtures/seeded-database'

withSeededDatabase()

async function find(q: string) {
  const { items, meta } = await listing({ q })
  return { ids: items.map(({ id }) => id), corrected: meta.corrected_to, partial: meta.partial }
}

describe('options of a product', () => {
  test.each([
    ['yaowarat-after-dark-tastings', 'vegan', 'อาหารเจ', '全素'],
    ['yaowarat-after-dark-tastings', 'vegetarian', 'มังสวิรัติ', '素食'],
    ['trastevere-pasta-class', 'vegetarian', 'มังสวิรัติ', '素食'],
    ['singapore-hawker-trail', 'halal', 'ฮาลาล', '清真'],
    ['bangkok-chiang-mai-night-train', 'lower berth', 'เตียงล่าง', '下铺'],
  ])('[R4] %s is found by its options: %s, %s, %s', async (id, ...queries) => {
    for (const q of queries)
      expect(await find(q), q).toMatchObject({
        ids: expect.arrayContaining([id]),
        corrected: null,
        partial: false,
      })
  })

  test('[R4] an eSIM is found by every country it covers', async () => {
    for (const q of ['esim germany', 'อีซิมเยอรมนี', '德国esim'])
      expect((await find(q)).ids[0], q).toBe('esim-europe')
    expect((await find('esim korea')).ids[0]).toBe('esim-asia')
  })
})

describe('country aliases', () => {
  test.each([
    ['esim-usa', 'usa esim', 'esim usa', 'us esim', 'esim america', 'อีซิมอเมริกา', '美国esim'],
    ['esim-uae', 'uae esim', 'esim uae', 'อีซิมยูเออี', '阿联酋 esim'],
    ['esim-europe', 'esim uk', 'esim england', 'อีซิมอังกฤษ', '英国esim'],
    ['london-canal-townhouse', 'hotel uk', 'england hotels', 'โรงแรมอังกฤษ', '英国酒店'],
    ['new-york-brownstone-hotel', 'usa hotel', 'hotel america', 'โรงแรมอเมริกา', '美国 酒店'],
  ])('[R4] %s comes first for %s', async (id, ...queries) => {
    for (const q of queries)
      expect(await find(q), q).toMatchObject({
        ids: expect.arrayContaining([id]),
        corrected: null,
        partial: false,
      })
    for (const q of queries) expect((await find(q)).ids[0], q).toBe(id)
  })

  test.each([
    ['united states', 'usa', 'us', 'america', 'อเมริกา', '美利坚', 'tour usa'],
    ['united kingdom', 'uk', 'britain', 'england', 'อังกฤษ', '英格兰', 'tours uk'],
    ['united arab emirates', 'uae', 'ยูเออี'],
    ['netherlands', 'holland'],
  ])('[R4] products in the %s rank above those that only mention %s', async (name, ...others) => {
    const { ids } = await find(name)
    expect(ids.length).toBeGreaterThan(0)
    for (const q of others) {
      const other = (await find(q)).ids
      expect(other.slice(0, ids.length).toSorted(), q).toEqual(ids.toSorted())
    }
  })

  test('[R1] suggest the country’s destination', async () => {
    for (const q of ['uk', 'england', 'englan', 'อังกฤษ'])
      expect((await suggestions(q))[0]?.id, q).toBe('london')
  })
})

describe('Chinese names in Latin letters', () => {
  test.each([
    ['tokyo', 'dongjing', 'dong jing', 'dongj'],
    ['bangkok', 'mangu', 'man gu'],
    ['chiang-mai', 'qingmai'],
    ['singapore', 'xinjiapo'],
  ])('[R1] %s is suggested for them', async (area, ...queries) => {
    for (const q of queries) expect((await suggestions(q))[0]?.id, q).toBe(area)
  })

  test('[R4] find what there is, and correct no other word', async () => {
    const there = (await find('东京')).ids
    expect((await find('dongjing')).ids.toSorted()).toEqual(there.toSorted())
    expect(await find('dongjing huoche')).toMatchObject({
      ids: expect.arrayContaining(['narita-tokyo-express']),
    })
    for (const q of ['mango', 'bungy']) expect((await find(q)).corrected, q).toBeNull()
  })
})

describe('synonyms', () => {
  test.each([
    ['narita-tokyo-express', '东京火车', '东京 机场 火车', '成田机场火车', 'รถไฟนาริตะ', 'narita railway'],
    ['heathrow-london-train', '希思罗火车', '希思罗列车'],
    ['bangkok-airport-express-train', '曼谷 火车', '曼谷机场火车', 'รถไฟสนามบินกรุงเทพ'],
    ['tokyo-kyoto-bullet-train', '高铁', '动车', '新干线', 'shinkansen', 'รถไฟความเร็วสูง'],
    ['phuket-phi-phi-ferry', '轮渡', '渡轮', 'ferry', 'เรือข้ามฟาก'],
    ['dubai-airport-private-car', '接机', '机场接送', '接送机', 'airport taxi'],
  ])('[R4] %s is found by %s', async (id, ...queries) => {
    for (const q of queries)
      expect(await find(q), q).toMatchObject({ ids: expect.arrayContaining([id]), corrected: null })
  })

  test('[R4] find products for children in every language', async () => {
    const FAMILIES = ['phuket-aquarium', 'tokyo-bay-theme-park', 'singapore-night-wildlife-park']
    for (const q of [
      'kids',
      'for kids',
      'kid friendly',
      'children',
      '亲子',
      '儿童',
      'เด็ก',
      'family',
      'ครอบครัว',
    ])
      expect(await find(q), q).toMatchObject({ ids: expect.arrayContaining(FAMILIES), corrected: null })
    for (const q of ['亲子酒店', 'kids hotel', 'โรงแรมเด็ก'])
      expect((await find(q)).ids, q).toContain('bangkok-riverside-hotel')
    expect((await find('亲子')).ids).not.toContain('interlaken-alpine-chalet')
  })
})

describe('dictionary words', () => {
  test('[R4] are not corrected to others', async () => {
    expect(await find('meat')).toMatchObject({ corrected: null, ids: [] })
    expect(await find('island hopping')).toMatchObject({ corrected: null, partial: true })
    expect((await find('island hopping')).ids[0]).toBe('phi-phi-bamboo-speedboat')
    for (const q of ['steak', 'beast', 'romantic', 'christmas', 'crab', 'panda', 'sheep', 'pizza', 'สเต็ก'])
      expect((await find(q)).corrected, q).toBeNull()
    expect((await find('sidney')).corrected).toBe('sydney')
    expect(await find('ดำน้ำภูเก็ต')).toMatchObject({ corrected: null, ids: ['phi-phi-bamboo-speedboat'] })
  })
})

describe('compound words written apart', () => {
  test.each([
    ['long tail', 'longtail'],
    ['bang kok', 'bangkok'],
    ['air port', 'airport'],
  ])('[R4] %s finds what %s finds', async (apart, one) => {
    const [two, right] = await Promise.all([find(apart), find(one)])
    expect(two).toMatchObject({ corrected: null, partial: false })
    expect(two.ids).toEqual(expect.arrayContaining(right.ids))
  })
})

describe('a hotel in a place without hotels', () => {
  test.each([
    'hotel tokyo',
    '东京酒店',
    'โรงแรมโตเกียว',
    'hotels dubai',
    'hotel paris',
    'hotel pariss',
    'hotel toky',
  ])('[R4] %s: the result is marked as partial', async (q) => {
    expect(await find(q)).toMatchObject({ partial: true, corrected: null })
  })

  test('[R4] a place name with an extra s is corrected', async () => {
    expect((await find('hotel pariss')).ids).toEqual((await find('hotel paris')).ids)
  })
})

describe('partly typed names', () => {
  test.each([
    ['phuket', 'hotel phu', 'phuk', 'โรงแรมภู', 'ทัวร์ภูเ'],
    ['bangkok', 'hotel bangk', 'bangk', 'กรุง', 'ทัวร์กรุง'],
    ['chiang-mai', 'chiang ma', 'tour chiang ma', 'เชีย', 'ทัวร์เชีย'],
    ['new-york', 'new yo', 'hotel new yo'],
    ['tokyo', 'toky', 'โตเก', '东京酒'],
    ['beijing', 'ปัก', 'ทัวร์ปัก'],
  ])('[R4] a product in %s comes first', async (destination, ...prefixes) => {
    const { items } = await listing({ destination })
    const there = items.map(({ id }) => id)
    for (const q of prefixes) expect(there, q).toContain((await find(q)).ids[0])
  })
})

describe('a typing error in a name of several words', () => {
  test('[R4] is corrected to a word that occurs beside the other', async () => {
    for (const q of ['wat arub', 'wat arum'])
      expect(await find(q), q).toMatchObject({ corrected: 'wat arun', partial: false })
    expect((await find('arub')).corrected).toBe('arab')
    expect((await find('wat arab')).corrected).toBeNull()
  })

  test('[R4] in Thai finds the whole name, and not another with the same ending', async () => {
    const { ids } = await find('สวิตเซอร์แลนด์')
    expect(ids).toContain('jungfraujoch-railway')
    for (const q of ['สวิตเซอแลนด์', 'สวิสเซอร์แลนด์', 'สวิตเซอร์แลน'])
      expect((await find(q)).ids.toSorted(), q).toEqual(ids.toSorted())
    expect(await find('ดินเนอร์')).toMatchObject({ ids: [], corrected: null })
    expect((await find('อ่าวพังงาล่องเรือ')).ids[0]).toBe('phi-phi-bamboo-speedboat')
  })
})
