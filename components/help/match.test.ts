import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import en from '@/messages/en.json'
import th from '@/messages/th.json'
import zhCn from '@/messages/zh-cn.json'
import { extraSearchTerms } from './extra-search-terms'
import { containsAll, plain, termsOf } from './match'
import { HELP_TOPICS } from './questions'
import { correctedTerms } from './spelling'

const messages = { en, th, 'zh-cn': zhCn }
const finds = (text: string, query: string, locale: string) =>
  containsAll(plain(text), termsOf(query, locale))

describe('plain', () => {
  test.each([
    ['CAFÉ', 'cafe'],
    ['ｅＳＩＭ', 'esim'],
    ['  two \n lines ', 'two lines'],
    ['Zero\u200bwidth', 'zerowidth'],
  ])('normalizes %j to %j', (text, expected) => {
    expect(plain(text)).toBe(expected)
  })

  test('keeps Thai marks', () => {
    expect(plain('ตั๋ว')).toBe('ตั๋ว')
    expect(plain('น้ำ')).toBe(plain('น้ํา'))
  })
})

describe('matching', () => {
  test.each([
    ['When does the refund arrive?', 'REFUND', 'en'],
    ['When does the refund arrive?', 'refunds', 'en'],
    ['How do I cancel?', 'cancelling', 'en'],
    ['How do I cancel?', 'cancellation', 'en'],
    ['How do I cancel?', 'how can I cancel', 'en'],
    ['Is my phone eSIM-compatible?', 'esim phone', 'en'],
    ['เงินคืนเข้าเมื่อไร คืนเงิน', 'คืนเงิน', 'th'],
    ['ยกเลิกตั๋วอย่างไร', 'ยกเลิกตั๋วได้ไหม', 'th'],
    ['How does the deposit for a Wi-Fi device work?', 'wifi deposit', 'en'],
    ['Where do I pick up my e-mail?', 'email pick-up', 'en'],
    ['Wi-Fi 设备的押金是什么？', 'WiFi押金', 'zh-cn'],
    ['退款什么时候到账？', '怎么退款', 'zh-cn'],
    ['付款被拒绝了，怎么办？', '付款拒绝', 'zh-cn'],
    ['我的手机支持 eSIM 吗？', '手机esim', 'zh-cn'],
  ])('%j is found by %j', (text, query, locale) => {
    expect(finds(text, query, locale)).toBe(true)
  })

  test.each([
    ['How do I cancel?', 'refund', 'en'],
    ['เงินคืนเข้าเมื่อไร', 'วีซ่า', 'th'],
    ['退款什么时候到账？', '签证', 'zh-cn'],
  ])('%j is not found by %j', (text, query, locale) => {
    expect(finds(text, query, locale)).toBe(false)
  })

  test('an empty query matches everything, an unknown word nothing', () => {
    expect(finds('How do I cancel?', '   ', 'en')).toBe(true)
    expect(finds('How do I cancel?', '!?', 'en')).toBe(true)
    expect(finds('How do I cancel?', 'xyzzy', 'en')).toBe(false)
  })
})

describe('[R14] help page questions', () => {
  const ids = Object.values(HELP_TOPICS).flat().sort()

  test.each(LOCALES)('%s has texts for exactly these questions', (locale) => {
    const { pages }: typeof en = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))
    expect(Object.keys(pages.help.questions).sort()).toEqual(ids)
  })

  test.each([
    ['en', 'refund', 'when-refund'],
    ['en', 'free cancellation', 'free-until'],
    ['en', 'kids', 'children'],
    ['en', 'visa card', 'ways-to-pay'],
    ['th', 'คืนเงิน', 'when-refund'],
    ['th', 'ลืมรหัสผ่าน', 'forgot-password'],
    ['th', 'ยกเลิกการจอง', 'cancel'],
    ['th', 'อีซิม', 'esim-phone'],
    ['th', 'eSIM', 'esim-install'],
    ['zh-cn', 'esim', 'esim-start'],
    ['en', 'esim', 'esim-speed'],
    ['th', 'พาสปอร์ต', 'names'],
    ['en', 'code did not arrive', 'no-code'],
    ['zh-cn', '没有收到验证码', 'no-code'],
    ['zh-cn', '怎么退款', 'when-refund'],
    ['zh-cn', '支付宝', 'ways-to-pay'],
    ['zh-cn', '忘记密码怎么办', 'forgot-password'],
  ] as const)('%s: %j finds %s', (locale, query, id) => {
    const { question, answer, also } = messages[locale].pages.help.questions[id]
    expect(finds(`${question} ${answer} ${also}`, query, locale)).toBe(true)
  })

  test.each([
    ['en', 'cancle', 'cancel'],
    ['en', 'คืนเงิน', 'when-refund'],
    ['en', '怎么退款', 'when-refund'],
    ['th', 'refund', 'when-refund'],
    ['zh-cn', 'ลืมรหัสผ่าน', 'forgot-password'],
  ] as const)('%s: %j, misspelled or in another language, finds %s', (locale, query, id) => {
    const texts = Object.values(HELP_TOPICS)
      .flat()
      .map((other) => {
        const { question, answer } = messages[locale].pages.help.questions[other]
        return { id: other, text: plain(`${question} ${answer} ${extraSearchTerms(other, locale)}`) }
      })
    const terms = correctedTerms(
      termsOf(query, locale),
      texts.map(({ text }) => text),
    )
    const found = texts.filter(({ text }) => containsAll(text, terms)).map((entry) => entry.id)
    expect(found).toContain(id)
    expect(found.length).toBeLessThan(texts.length / 2)
  })
})
