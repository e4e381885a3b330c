const words = (text: string) => text.split(' ')

/** Words without meaning for the search. */
const STOP_WORDS = new Set([
  ...words('a an and at by do for from how i in is me my near of on or the things to what where with'),
  ...words('ที่ ใน ของ และ กับ จาก ไป'),
])

/**
 * Common shopping and travel words that people add to a search. They are optional: products that contain them
 * rank first, others are still found.
 */
const COMMON_WORDS: ReadonlySet<string> = new Set([
  ...words(
    'best book booking buy cheap cost friendly price prices ticket tickets tour tours travel trip trips visit',
  ),
  ...words('ตั๋ว บัตร เข้า ชม เข้าชม ค่า ค่าเข้า ทัวร์ เที่ยว ท่องเที่ยว ทริป แพ็กเกจ แพคเกจ ราคา ถูก จอง ซื้อ'),
  ...words(
    '门票 票价 价格 价钱 多少钱 便宜 特价 预订 预定 购买 旅游 旅行 游玩 攻略 一日游 自由行 跟团 推荐 好玩',
  ),
])

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word)
}

export function isCommonWord(word: string): boolean {
  return COMMON_WORDS.has(word)
}
