const words = (text: string) => text.split(' ')

interface Meaning {
  words: string[]
  /** Narrower terms: found by the words, but not the other way round. */
  kinds?: string[]
}

/** Synonyms: travellers may search for one word while the catalog uses another. */
const MEANINGS: readonly Meaning[] = [
  { words: words('train trains railway รถไฟ 火车 列车 铁路'), kinds: words('รถไฟฟ้า 新干线') },
  {
    words: words('shinkansen รถไฟความเร็วสูง รถไฟหัวกระสุน ชินคันเซ็น ชินคันเซน 高铁 动车 高速列车 新干线 子弹头列车'),
  },
  { words: words('metro subway รถไฟใต้ดิน 地铁 捷运') },
  { words: words('ferry ferries เฟอร์รี่ เรือข้ามฟาก 渡轮 轮渡') },
  { words: words('游船 游轮') },
  { words: words('跳岛 出海'), kinds: words('快艇 浮潜') },
  { words: words('接机 送机 接送机 机场接送 接机服务') },
  { words: words('taxi cab แท็กซี่ 出租车 的士') },
  {
    words: words('kid kids child children เด็ก 亲子 儿童 孩子 小朋友 小孩 带娃'),
    kinds: words('families 家庭房 家庭票'),
  },
  // One direction only: a family-run house is not necessarily for children.
  { words: words('family families ครอบครัว 家庭'), kinds: ['亲子'] },
  { words: words('souvenir souvenirs ของฝาก ของที่ระลึก 纪念品 伴手礼 手信 特产') },
  { words: words('harbour harbor') },
  { words: words('internet อินเทอร์เน็ต 上网'), kinds: words('esim sim อีซิม ซิม') },
  { words: words('halal ฮาลาล 清真') },
  {
    words: words('vegetarian vegetarians veggie มังสวิรัติ 素食 素菜 吃素'),
    kinds: words('vegan วีแกน อาหารเจ 全素 纯素'),
  },
  { words: words('vegan วีแกน อาหารเจ 全素 纯素') },
]

const meanings = new Map<string, string[]>()
for (const { words, kinds = [] } of MEANINGS)
  for (const word of words) meanings.set(word, [...(meanings.get(word) ?? []), ...words, ...kinds])

/** Returns synonyms and narrower terms of a word in any language; empty for most words. */
export function synonymsOf(word: string): string[] {
  return [...new Set(meanings.get(word))].filter((other) => other !== word)
}
