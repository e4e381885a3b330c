import type { Currency } from '@/lib/domain/currency'
import { MAX_PRICE_DIGITS, type PriceRange } from '@/lib/domain/listing'

/** A search text and the price bounds that were written in it. */
export interface WrittenPrice {
  /** Empty if the text was a price alone. */
  text: string
  price: PriceRange
}

/** How visitors write currencies, longer forms first. */
const CURRENCY_WORDS: ReadonlyArray<[Currency, string]> = [
  ['THB', 'บาท|฿|baht|thb|泰铢|铢'],
  ['CNY', '人民币|元|块钱|块|yuan|rmb|cny|หยวน'],
  ['HKD', 'hk\\$|hkd|港币|港元'],
  ['SGD', 's\\$|sgd'],
  ['AUD', 'a\\$|aud'],
  ['USD', 'us\\$|\\$|dollars?|usd|美元|ดอลลาร์'],
  ['EUR', '€|euros?|eur|欧元|ยูโร'],
  ['GBP', '£|pounds?|gbp|英镑|ปอนด์'],
  ['JPY', '円|¥|yen|jpy|日元|เยน'],
  ['KRW', '₩|won|krw|韩元|วอน'],
  ['CHF', 'chf'],
  ['AED', 'aed'],
]

const CURRENCY = `(?:${CURRENCY_WORDS.map(([, words]) => words).join('|')})`
const AMOUNT = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,${MAX_PRICE_DIGITS}})(?:\.\d{1,2})?k?`
/** What a number counts that is no price. */
const OTHER_UNIT = String.raw`(?![\d.,]|\s*(?:-?\s*(?:years?|yrs?|y\/?o|hours?|hrs?|min|minutes?|days?|nights?|km|kg|m|people|persons?|pax|guests?|kids?|gb|%)\b|ปี|ขวบ|ชั่วโมง|ชม|นาที|วัน|คืน|กม|กก|คน|岁|小时|分钟|公里|公斤|天|晚|人|个|次|米|点))`
/** Letters on either side belong to another word; Thai and Chinese have no spaces. */
const START = String.raw`(?<![a-z\d])`

/** An amount with its currency on either side; in some phrases a number alone is a price. */
const money = (name: string, isCurrencyNeeded: boolean) => {
  const before = `(?<${name}Before>${CURRENCY})\\s*(?<${name}A>${AMOUNT})`
  const after = `(?<${name}B>${AMOUNT})\\s*(?<${name}After>${CURRENCY})(?![a-z])`
  const alone = `(?<${name}C>${AMOUNT})(?![a-z])${OTHER_UNIT}`
  return `(?:${before}|${after}${isCurrencyNeeded ? '' : `|${alone}`})`
}

const LABEL = '(?:(?<![a-z])(?:for|at|priced?)\\s+|(?:ราคา|งบ|价格|预算)\\s*)?'
const phrase = (pattern: string) => new RegExp(LABEL + pattern, 'iu')

/** Phrases for bounds; those of two bounds first. */
const PHRASES: readonly RegExp[] = [
  phrase(
    `${START}(?:between|from|ระหว่าง)\\s*${money('min', false)}\\s*(?:and|to|-|–|ถึง|และ)\\s*${money('max', true)}`,
  ),
  phrase(`${START}${money('min', false)}\\s*(?:to|-|–|~|ถึง|到|至)\\s*${money('max', true)}`),
  phrase(
    `${START}(?:under|below|less than|cheaper than|ไม่เกิน|ต่ำกว่า|น้อยกว่า|ถูกกว่า|ไม่ถึง|不超过|低于|少于|小于)\\s*${money('max', false)}`,
  ),
  phrase(`${START}(?:up to|at most|max(?:imum)?|within|สูงสุด|ภายใน|最多)\\s*${money('max', true)}`),
  phrase(`${START}${money('max', false)}\\s*(?:以下|以内|之内)`),
  phrase(`${START}${money('max', true)}\\s*(?:or less|max(?:imum)?|内)`),
  phrase(
    `${START}(?:over|above|more than|at least|from|มากกว่า|เกิน|ตั้งแต่|มากกว่า|高于|超过|大于|至少)\\s*${money('min', true)}`,
  ),
  phrase(`${START}${money('min', false)}\\s*(?:以上|起)`),
]

function amountOf(text: string | undefined, round: (value: number) => number): number | null {
  if (!text) return null
  const value = Number(text.replaceAll(',', '').replace(/k$/i, '')) * (/k$/i.test(text) ? 1000 : 1)
  const rounded = round(value)
  return rounded < 10 ** MAX_PRICE_DIGITS ? rounded : null
}

function currencyOf(word: string | undefined): Currency | null {
  if (!word) return null
  const known = CURRENCY_WORDS.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(word))
  return known?.[0] ?? null
}

function boundsOf(groups: Record<string, string | undefined>): PriceRange {
  const amount = (name: string) => groups[`${name}A`] ?? groups[`${name}B`] ?? groups[`${name}C`]
  const currency = (name: string) => currencyOf(groups[`${name}Before`] ?? groups[`${name}After`])
  const min = amountOf(amount('min'), Math.floor)
  const max = amountOf(amount('max'), Math.ceil)
  const isSwapped = min !== null && max !== null && min > max
  return {
    min: (isSwapped ? max : min) || null,
    max: isSwapped ? min : max,
    currency: currency('max') ?? currency('min'),
  }
}

const asciiDigits = (text: string) =>
  text.replace(/[๐-๙０-９]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

/** Removes the first phrase of a price from a text; null if it has none. */
function withoutPhrase(text: string): WrittenPrice | null {
  for (const pattern of PHRASES) {
    const found = pattern.exec(text)
    if (!found) continue
    const price = boundsOf(found.groups ?? {})
    if (price.min === null && price.max === null) continue
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    return { text: rest.replace(/\s+/g, ' ').trim(), price }
  }
  return null
}

/**
 * Returns the price bounds that are written in a search text ('boat under 500 baht', 'ไม่เกิน 500', '500元以下'), and the
 * rest of the text; null if it has none. Of several phrases the first counts, and none stays in the text.
 */
export function writtenPrice(searched: string): WrittenPrice | null {
  const first = withoutPhrase(asciiDigits(searched))
  if (!first) return null
  let { text } = first
  for (let next = withoutPhrase(text); next; next = withoutPhrase(text)) text = next.text
  return { text, price: first.price }
}
