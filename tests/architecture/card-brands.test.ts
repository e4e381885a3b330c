import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'

/** What the card payments of the shop take, as every text names them. */
const TAKEN = ['Visa', 'Mastercard', 'JCB']

/** Every brand of cards; `visa` in small letters is also a permit to enter a country. */
const BRANDS =
  /\bVisa\b|Master ?card|JCB|American Express|Amex|Union ?Pay|Diners|Discover Card|Maestro|万事达|美国运通|银联|大来卡|อเมริกัน เอ็กซ์เพรส|ยูเนี่ยนเพย์/g

type Messages = { [key: string]: string | Messages }

const textsIn = (messages: Messages, prefix = ''): Array<[key: string, text: string]> =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : textsIn(value, `${prefix}${key}.`),
  )

test.each(LOCALES)('[B4] every text that names brands of cards names the same (%s)', (locale) => {
  const messages = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Messages
  const named = textsIn(messages)
    // Words that the help is searched by, not shown.
    .filter(([key]) => !key.endsWith('.also'))
    .map(([key, text]) => [key, [...new Set(text.match(BRANDS))]] as const)
    .filter(([, brands]) => brands.length > 0)
  expect(named.length).toBeGreaterThanOrEqual(3)
  for (const [key, brands] of named) expect(brands, key).toEqual(TAKEN)
})
