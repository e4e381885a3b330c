import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Locale } from '@/lib/domain/locale'
import { files, within } from './import-graph'

type Messages = { [key: string]: string | Messages }

function flatten(messages: Messages, prefix = ''): Array<[key: string, text: string]> {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  )
}

/** The only modules that turn `cancellation` messages into text. */
const OWNERS = ['lib/i18n/cancellation', 'components/cancellation']

/** Phrases of cancellation policies, deadlines and fees, in the languages that are checked. */
const PHRASES = {
  en: /free cancellation|cancellation (?:is free|policy|fee|deadline)|cancel(?:led)? free of charge|non-refundable|can no longer be cancelled/i,
  th: /ยกเลิก(?:ได้)?ฟรี|เงื่อนไขการยกเลิก|กำหนดยกเลิก|ค่ายกเลิก|ขอคืนเงินไม่ได้/,
  'zh-cn': /免费取消|取消政策|取消期限|取消费用|不可退款/,
} satisfies Partial<Record<Locale, RegExp>>

const CHECKED = Object.keys(PHRASES) as Array<keyof typeof PHRASES>

/** Messages that use these phrases but belong elsewhere: content pages, errors by code, consent, a filter's name. */
const ELSEWHERE = [
  'pages.',
  'errors.',
  'esim.faq.',
  'showcase.',
  'checkout.terms.label',
  'listing.features.free_cancellation',
]

const read = (locale: Locale) => JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Messages

/** The messages outside of `cancellation` that use its phrases. */
function found(locale: keyof typeof PHRASES): string[] {
  const { cancellation: _, ...others } = read(locale)
  return flatten(others).flatMap(([key, text]) => (PHRASES[locale].test(text) ? [key] : []))
}

describe('cancellation messages', () => {
  test('no other file reads them', () => {
    const reads =
      /(?:useTranslations|getTranslations)\(\s*['"`]cancellation|['"`]cancellation\.\w|`cancellation\.\$/
    const violations = files.filter(
      (file) => !OWNERS.some((owner) => within(file, owner)) && reads.test(readFileSync(file, 'utf8')),
    )
    expect(violations).toEqual([])
  })

  test.each(CHECKED)('no other namespace has a sentence about cancelling (%s)', (locale) => {
    expect(found(locale).filter((key) => !ELSEWHERE.some((start) => key.startsWith(start)))).toEqual([])
  })

  test('every exception is needed', () => {
    const keys = found('en')
    expect(ELSEWHERE.filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([])
  })

  test.each(CHECKED)('the phrases are those of the messages (%s)', (locale) => {
    const { cancellation } = read(locale)
    const texts = flatten({ cancellation: cancellation ?? '' }).filter(([, text]) =>
      PHRASES[locale].test(text),
    )
    expect(texts.length).toBeGreaterThan(10)
  })
})
