import { describe, expect, test } from 'vitest'
import { listing, suggestions } from '../fixtures/listing'
import { withSeededDatabase } from '../fixtures/seeded-database'

withSeededDatabase()

async function found(q: string) {
  const { items, meta } = await listing({ q })
  return { ids: items.map(({ id }) => id), corrected: meta.corrected_to, partial: meta.partial }
}

describe('what is sold within a product', () => {
  test.each([
    ['yaowarat-after-dark-tastings', 'vegan', 'อาหารเจ', '全素'],
    ['yaowarat-after-dark-tastings', 'vegetarian', 'มังสวิรัติ', '素食'],
    ['trastevere-pasta-class', 'vegetarian', 'มังสวิรัติ', '素食'],
    ['singapore-hawker-trail', 'halal', 'ฮาลาล', '清真'],
    ['bangkok-chiang-mai-night-train', 'lower berth', 'เตียงล่าง', '下铺'],
  ])('[R4] %s is found by its options: %s, %s, %s', async (id, ...asked) => {
    for (const q of asked)
      expect(await found(q), q).toMatchObject({
        ids: expect.arrayContaining([id]),
        corrected: null,
        partial: false,
      })
  })

  test('[R4] an eSIM is found by every country that it works in', async () => {
    for (const q of ['esim germany', 'อีซิมเยอรมนี', '德国esim'])
      expect((await found(q)).ids[0], q).toBe('esim-europe')
    expect((await found('esim korea')).ids[0]).toBe('esim-asia')
  })
})

describe('countries by their other names', () => {
  test.each([
    ['esim-usa', 'usa esim', 'esim usa', 'us esim', 'esim america', 'อีซิมอเมริกา', '美国esim'],
    ['esim-uae', 'uae esim', 'esim uae', 'อีซิมยูเออี', '阿联酋 esim'],
    ['esim-europe', 'esim uk', 'esim england', 'อีซิมอังกฤษ', '英国esim'],
    ['london-canal-townhouse', 'hotel uk', 'england hotels', 'โรงแรมอังกฤษ', '英国酒店'],
    ['new-york-brownstone-hotel', 'usa hotel', 'hotel america', 'โรงแรมอเมริกา', '美国 酒店'],
  ])('[R4] %s comes first for %s', async (id, ...asked) => {
    for (const q of asked)
      expect(await found(q), q).toMatchObject({
        ids: expect.arrayContaining([id]),
        corrected: null,
        partial: false,
      })
    for (const q of asked) expect((await found(q)).ids[0], q).toBe(id)
  })

  test.each([
    ['united states', 'usa', 'us', 'america', 'อเมริกา', '美利坚', 'tour usa'],
    ['united kingdom', 'uk', 'britain', 'england', 'อังกฤษ', '英格兰', 'tours uk'],
    ['united arab emirates', 'uae', 'ยูเออี'],
    ['netherlands', 'holland'],
  ])('[R4] what is in the %s comes before what only mentions %s', async (name, ...others) => {
    const { ids } = await found(name)
    expect(ids.length).toBeGreaterThan(0)
    for (const q of others) {
      const other = (await found(q)).ids
      expect(other.slice(0, ids.length).toSorted(), q).toEqual(ids.toSorted())
    }
  })

  test('[R1] they suggest where the country is', async () => {
    for (const q of ['uk', 'england', 'englan', 'อังกฤษ'])
      expect((await suggestions(q))[0]?.id, q).toBe('london')
  })
})

describe('words for the same thing', () => {
  test.each([
    ['narita-tokyo-express', '东京火车', '东京 机场 火车', '成田机场火车', 'รถไฟนาริตะ', 'narita railway'],
    ['heathrow-london-train', '希思罗火车', '希思罗列车'],
    ['bangkok-airport-express-train', '曼谷 火车', '曼谷机场火车', 'รถไฟสนามบินกรุงเทพ'],
    ['tokyo-kyoto-bullet-train', '高铁', '动车', '新干线', 'shinkansen', 'รถไฟความเร็วสูง'],
    ['phuket-phi-phi-ferry', '轮渡', '渡轮', 'ferry', 'เรือข้ามฟาก'],
    ['dubai-airport-private-car', '接机', '机场接送', '接送机', 'airport taxi'],
  ])('[R4] %s is found by %s', async (id, ...asked) => {
    for (const q of asked)
      expect(await found(q), q).toMatchObject({ ids: expect.arrayContaining([id]), corrected: null })
  })

  test('[R4] what is for children, in every language', async () => {
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
      expect(await found(q), q).toMatchObject({ ids: expect.arrayContaining(FAMILIES), corrected: null })
    for (const q of ['亲子酒店', 'kids hotel', 'โรงแรมเด็ก'])
      expect((await found(q)).ids, q).toContain('bangkok-riverside-hotel')
    expect((await found('亲子')).ids).not.toContain('interlaken-alpine-chalet')
  })
})

describe('ordinary words', () => {
  test('[R4] are not mended into others', async () => {
    expect(await found('meat')).toMatchObject({ corrected: null, ids: [] })
    expect(await found('island hopping')).toMatchObject({ corrected: null, partial: true })
    expect((await found('island hopping')).ids[0]).toBe('phi-phi-bamboo-speedboat')
    for (const q of ['steak', 'beast', 'romantic', 'christmas', 'crab', 'panda', 'sheep', 'pizza', 'สเต็ก'])
      expect((await found(q)).corrected, q).toBeNull()
    expect((await found('sidney')).corrected).toBe('sydney')
    expect(await found('ดำน้ำภูเก็ต')).toMatchObject({ corrected: null, ids: ['phi-phi-bamboo-speedboat'] })
  })
})

describe('one word written as two', () => {
  test.each([
    ['long tail', 'longtail'],
    ['bang kok', 'bangkok'],
    ['air port', 'airport'],
  ])('[R4] %s finds what %s finds', async (apart, one) => {
    const [two, right] = await Promise.all([found(apart), found(one)])
    expect(two).toMatchObject({ corrected: null, partial: false })
    expect(two.ids).toEqual(expect.arrayContaining(right.ids))
  })
})

describe('a hotel where there is none', () => {
  test.each([
    'hotel tokyo',
    '东京酒店',
    'โรงแรมโตเกียว',
    'hotels dubai',
    'hotel paris',
    'hotel pariss',
    'hotel toky',
  ])('[R4] %s: the page says that nothing has all that was asked', async (q) => {
    expect(await found(q)).toMatchObject({ partial: true, corrected: null })
  })

  test('[R4] a place with an s too many is the place', async () => {
    expect((await found('hotel pariss')).ids).toEqual((await found('hotel paris')).ids)
  })
})

describe('a name that is half typed', () => {
  test.each([
    ['hotel phuket', 'hotel ph', 'hotel phu', 'โรงแรมภ', 'โรงแรมภู', '酒店普'],
    ['hotel bangkok', 'hotel ban', 'hotels bangk', 'โรงแรมกรุ'],
    ['hotel tokyo', 'hotel tok', 'โรงแรมโต'],
    ['โรงแรมรีโอเดจาเนโร', 'โรงแรมรีโ', 'โรงแรมรีโอ'],
    ['chiang mai', 'chiang m', 'chiang ma', 'tour chiang m'],
    ['hotel chiang mai', 'hotel chiang m'],
    ['new york', 'new y', 'new yo'],
    ['ซิมญี่ปุ่น', 'ซิมญ', 'ซิมญี่'],
  ])('[R4] as %s finds what is there, so do its beginnings', async (name, ...begun) => {
    const { ids } = await found(name)
    for (const q of begun) expect((await found(q)).ids.toSorted(), q).toEqual(ids.toSorted())
  })

  test.each([
    ['กรุงเทพ', 'กรุง', 'ทัวร์กรุง', 'ตั๋วกรุง'],
    ['เชียงใหม่', 'เชีย', 'ทัวร์เชีย', 'ตั๋วเชีย'],
    ['ปักกิ่ง', 'ปัก', 'ทัวร์ปัก'],
    ['โตเกียว', 'โต', 'ทัวร์โต', 'ตั๋วโต'],
    ['ปารีส', 'ทัวร์ปา'],
    ['ทรุมเซอ', 'ทรุมเซ'],
  ])(
    '[R4] what is in %s comes before what has its beginning as a word or in a name',
    async (name, ...half) => {
      const { ids } = await found(name)
      for (const q of half)
        expect((await found(q)).ids.slice(0, ids.length).toSorted(), q).toEqual(ids.toSorted())
    },
  )

  test('[R4] what has such a word is found, too', async () => {
    expect((await found('ทัวร์กรุง')).ids).toContain('trastevere-pasta-class')
  })

  test('[R4] what is in the place comes before what has another word that begins so', async () => {
    const tours = (await found('tour ban')).ids
    for (const id of ['bangkok-sky-deck', 'bangkok-airport-express-train', 'wat-arun-longtail-sunset'])
      expect(tours.slice(0, 8), id).toContain(id)
    const [first, second] = (await found('tours chi')).ids
    expect([first, second]).toEqual(['bangkok-chiang-mai-night-train', 'chiang-mai-market-cooking-class'])
    expect((await found('tour bal')).ids[0]).toBe('cappadocia-balloon-sunrise')
  })
})

describe('a slip in a name of several words', () => {
  test('[R4] is mended to what stands beside the other word', async () => {
    for (const q of ['wat arub', 'wat arum'])
      expect(await found(q), q).toMatchObject({ corrected: 'wat arun', partial: false })
    expect((await found('arub')).corrected).toBe('arab')
    expect((await found('wat arab')).corrected).toBeNull()
  })

  test('[R4] in Thai reaches the whole name, and not another with the same ending', async () => {
    const { ids } = await found('สวิตเซอร์แลนด์')
    expect(ids).toContain('jungfraujoch-railway')
    for (const q of ['สวิตเซอแลนด์', 'สวิสเซอร์แลนด์', 'สวิตเซอร์แลน'])
      expect((await found(q)).ids.toSorted(), q).toEqual(ids.toSorted())
    for (const q of ['ดิสนีย์แลนด์', 'เลโก้แลนด์', 'ดินเนอร์'])
      expect(await found(q), q).toMatchObject({ ids: [], corrected: null })
    expect((await found('ดิสนีย์แลนด์โตเกียว')).ids).toContain('tokyo-bay-theme-park')
    expect((await found('อ่าวพังงาล่องเรือ')).ids[0]).toBe('phi-phi-bamboo-speedboat')
  })
})
