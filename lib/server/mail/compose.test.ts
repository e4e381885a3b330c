import { expect, test } from 'vitest'
import { factsOf, LOCALES } from '@/lib/domain/locale'
import { cancellationTranslator } from '@/lib/i18n/cancellation/translator'
import { untilConfirmedText } from '@/lib/i18n/cancellation/until-confirmed-text'
import { composeMail } from './compose'
import { TEMPLATE_NAMES } from './templates'

const to = 'mali@example.com'
const values = {
  name: 'มะลิ <b>Sky</b> & 天空',
  code: '012345',
  token: 'x'.repeat(43),
  browser: 'Safari',
  system: 'iPhone',
  country: 'JP',
  at: '2026-12-11T11:30:00Z',
  minutes: 10,
  phone: '••• 678',
  reference: 'SH-7Q4K-2612',
  order_id: '0b1f4a2e-3f43-4e70-9d62-b1a3f4d5c6e7',
  total: '฿1,290',
  refund: '฿1,290',
  due: '฿1,300',
  reason: 'wrong_amount',
  payable: 'payable',
  paid: '฿2,580',
  method: 'Alipay',
  items: 'Temple walk\nFerry',
  confirmed: 'Temple walk',
  waiting: 'Ferry',
  pay_by: 'Fri 11 Dec 2026, 18:30',
  number: 'SUP-7Q4K-2612',
  topic: 'refund',
  email: 'mali@example.com',
  language: 'th',
  order: 'SH-7Q4K-2612',
  reply_by: 'Fri 11 Dec 2026, 10:00',
  zone: 'Thailand Time (GMT+7)',
  when: 'Sat 12 Dec 2026, 18:30',
  left: 'Temple walk\n1 × adult',
  before: 'Fri 11 Dec 2026, 18:30',
  path: '/supplier/abc',
  message: 'It rained.\n\nWhat now?',
  attachments: 2,
  count: 2,
  files: 'slip.pdf\nroom.jpg',
  left_out: 'film.mov\nevil.example',
  hours: 24,
  has_account: 'true',
}
/** Values of mails about goods. */
const goods = {
  product: 'Night market',
  back: '฿1,000',
  deposit: '฿1,000',
  withheld: '฿200',
  carrier: 'Thailand Post',
  tracking: 'EF123456789TH',
  place: 'Arrivals, gate 8',
  leg: 'back',
  seats: 'Coach 7 · seat or berth 21',
  address: '1 Ratchadamnoen Road, Bangkok 10200',
}
const cases = LOCALES.flatMap((locale) => TEMPLATE_NAMES.map((template) => ({ locale, template })))

test.each(cases)('$template in $locale has all its messages, as HTML and text', ({ locale, template }) => {
  const { subject, html, text } = composeMail({ to, locale, template, values: { ...values, ...goods } })
  for (const part of [subject, html, text]) expect(part).not.toMatch(/mail\.[a-z_]+|\{\w+\}|undefined/)
  expect(html).toContain('&lt;b&gt;Sky&lt;/b&gt; &amp; 天空')
  expect(html).not.toContain('<b>Sky')
  expect(text).toContain('<b>Sky</b> & 天空')
  expect(html).toContain(`<html lang="${factsOf(locale).tag}">`)
  expect(html).toContain('prefers-color-scheme: dark')
})

test.each(LOCALES)(
  '[B7] the mail about a booking that waits says until when cancelling is free (%s)',
  (locale) => {
    const terms = untilConfirmedText(cancellationTranslator(locale))
    const textOf = (change: object) =>
      composeMail({ to, locale, template: 'order-confirmed', values: { ...values, ...change } }).text
    expect(textOf({ confirmed: '' }).replaceAll('\n', ' ')).toContain(terms)
    expect(textOf({ waiting: '' }).replaceAll('\n', ' ')).not.toContain(terms)
  },
)

test.each(LOCALES)(
  '[A10] a code mail in %s contains the code with its leading zero and its lifetime',
  (locale) => {
    for (const template of ['sign-up-code', 'sign-in-code', 'password-code', 'email-code'] as const) {
      const { subject, html, text } = composeMail({ to, locale, template, values })
      expect(html).toContain('<p class="code">012345</p>')
      expect(text).toMatch(/^012345$/m)
      expect(text).toContain('10')
      expect(subject).not.toContain('012345')
    }
  },
)

test.each(LOCALES)(
  '[A3] the mails for a new password in %s have the link, whose token no server sees',
  (locale) => {
    for (const template of ['password-code', 'password-link'] as const) {
      const { html, text } = composeMail({ to, locale, template, values })
      const [url = ''] = text.match(/http\S+forgot-password#\S+/) ?? []
      expect(new URL(url).hash).toBe(`#link=${values.token}`)
      expect(html).toContain(`href="${url}"`)
      expect(text).toContain('60')
    }
    expect(composeMail({ to, locale, template: 'password-link', values }).text).not.toContain(values.code)
  },
)

test.each(LOCALES)(
  '[A10] the mail of a sign-in code in %s has a link beside it, and only the link without a code',
  (locale) => {
    const { code, ...linkOnly } = values
    for (const given of [values, linkOnly]) {
      const { subject, html, text } = composeMail({ to, locale, template: 'sign-in-code', values: given })
      const [url = ''] = text.match(/http\S+sign-in#\S+/) ?? []
      expect(new URL(url).hash).toBe(`#link=${values.token}`)
      expect(html).toContain(`href="${url}"`)
      expect(subject + text).not.toMatch(/undefined|mail\.[a-z_]+\./)
      expect(text.includes(code)).toBe(given === values)
    }
  },
)

test.each([
  ['en', 'Safari on iPhone', 'Japan', 'Fri 11 Dec 2026, 11:30 UTC'],
  ['th', 'Safari บน iPhone', 'ญี่ปุ่น', '11:30 UTC'],
  ['zh-cn', 'iPhone 上的 Safari', '日本', '11:30 UTC'],
] as const)('a new-sign-in mail in %s contains device, country and time', (locale, device, place, moment) => {
  const { text } = composeMail({ to, locale, template: 'new-sign-in', values })
  for (const known of [device, place, moment]) expect(text).toContain(known)
  const unknown = composeMail({
    to,
    locale,
    template: 'new-sign-in',
    values: { ...values, browser: '', system: '', country: '' },
  })
  expect(unknown.text).not.toContain(place)
  expect(unknown.text).not.toContain('iPhone')
})

test.each(LOCALES)(
  '[A9] the mail about two-step verification in %s says that passkeys sign in without it',
  (locale) => {
    const textOf = (passkeys: number) =>
      composeMail({ to, locale, template: 'two-step-on', values: { ...values, passkeys } }).text
    expect(textOf(3)).toMatch(/ 3 /)
    expect(textOf(0).length).toBeLessThan(textOf(3).length)
  },
)

test('links point to the page in the language of the mail', () => {
  expect(composeMail({ to, locale: 'th', template: 'already-registered', values }).text).toMatch(
    /\/th\/sign-in$/m,
  )
})

test.each([
  ['en', /[a-z]: http/],
  ['zh-cn', /[\u4e00-\u9fff]：http/],
] as const)('[N2] the text of a mail in %s has the punctuation of its language', (locale, button) => {
  const vouchers = [{ title: 'Boat', codes: [], facts: [{ label: '日期', value: '12月12日' }] }]
  const { text } = composeMail({ to, locale, template: 'order-confirmed', values }, vouchers)
  expect(text).toMatch(button)
  expect(text).toContain(locale === 'en' ? '日期: 12月12日' : '日期：12月12日')
  if (locale === 'zh-cn') expect(text).not.toMatch(/[\u4e00-\u9fff][:,;]/)
})

const STAY = 'Riverside room\nFamily room · Thu 10 Dec 2026\nRoom 1: 2 adults, 1 child aged 7 <b>'

test.each(LOCALES)('[C4] lists booking details under their booking in %s', (locale) => {
  const two = { ...values, confirmed: `${STAY}\n\nPocket Wi-Fi`, deposit: '¥10,000' }
  const { html, text } = composeMail({ to, locale, template: 'order-confirmed', values: two })
  expect(html).toContain(
    '<p><strong>Riverside room</strong><br>\nFamily room · Thu 10 Dec 2026<br>\nRoom 1: 2 adults, 1 child aged 7 &lt;b&gt;</p>\n<p><strong>Pocket Wi-Fi</strong></p>',
  )
  expect(text).toContain(`\n\n${STAY}\n\nPocket Wi-Fi\n\n`)
  expect(text).toContain('¥10,000')
  const plain = composeMail({ to, locale, template: 'order-confirmed', values }).text
  expect(plain.split('\n\n')).toHaveLength(text.split('\n\n').length - 2)
})

test.each(LOCALES)('[B4] shows a charge in another currency in %s', (locale) => {
  const paid = (change: Record<string, string>) => {
    const { text } = composeMail({
      to,
      locale,
      template: 'order-confirmed',
      values: { ...values, ...change },
    })
    return text.split('\n').find((line) => line.includes('฿1,290')) ?? ''
  }
  expect(paid({})).not.toMatch(/[(（]/)
  for (const back of ['', '฿100']) {
    const line = paid({ charge: '฿1,290', total: 'JP¥5,900', back })
    expect(line).toMatch(/฿1,290.*[(（].*JP¥5,900[)）]/)
    expect(line.includes('฿100')).toBe(back !== '')
  }
})

const MONEY: Array<Record<string, string>> = [
  {},
  { by_hand: 'by_hand' },
  { refund: '' },
  { refund: '', paid: '' },
]

test.each(LOCALES)('[B7] a cancellation in %s says who cancelled and what is refunded', (locale) => {
  const mails = ['own', 'shop', 'declined', 'unanswered'].flatMap((kind) =>
    [...MONEY, { reason: 'Der Fluss ist zu <hoch>' }].map((change) =>
      composeMail({ to, locale, template: 'order-cancelled', values: { ...values, kind, ...change } }),
    ),
  )
  for (const { subject, text } of mails) expect(subject + text).not.toMatch(/mail\.[a-z_]+|\{\w+\}|undefined/)
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(4)
  expect(new Set(mails.map(({ text }) => text)).size).toBe(20)
  expect(mails[4]?.html).toContain('Der Fluss ist zu &lt;hoch&gt;')
})

test.each(LOCALES)('[B7] a change in %s lists what is cancelled, left and refunded', (locale) => {
  const mails = ['own', 'shop'].flatMap((kind) =>
    MONEY.map((change) =>
      composeMail({ to, locale, template: 'order-changed', values: { ...values, kind, ...change } }),
    ),
  )
  expect(new Set(mails.map(({ text }) => text)).size).toBe(8)
  for (const { html, text } of mails) {
    expect(html).toContain('<strong>Temple walk</strong><br>\n1 × adult')
    expect(text).toContain('Temple walk\n1 × adult')
  }
})

test.each([
  ['en', '/supplier/abc'],
  ['th', '/th/supplier/abc'],
  ['zh-cn', '/zh-cn/supplier/abc'],
] as const)('[B6] a supplier request in %s links to its page in that language', (locale, path) => {
  const { subject, html, text } = composeMail({ to, locale, template: 'supplier-request', values })
  expect(html).toContain(`${path}"`)
  expect(text).toMatch(new RegExp(`${path}$`, 'm'))
  expect(subject).toContain(values.reply_by)
})

test.each(LOCALES)(
  '[B7] a mail about a return in %s says where the goods go, and what comes back',
  (locale) => {
    const textOf = (change: object) =>
      composeMail({ to, locale, template: 'return-requested', values: { ...values, ...goods, ...change } })
        .text
    expect(textOf({})).toContain(goods.address)
    const [counter, support] = [textOf({ counter: 'counter' }), textOf({ address: '' })]
    expect(new Set([textOf({}), counter, support]).size).toBe(3)
    for (const text of [textOf({}), counter, support]) expect(text).toContain(values.refund)
    const returned = (change: object) =>
      composeMail({ to, locale, template: 'goods-returned', values: { ...values, ...goods, ...change } }).text
    expect(returned({})).toContain(goods.withheld)
    expect(returned({ withheld: '' })).not.toContain(goods.withheld)
    expect(returned({ refund: '', deposit: '' })).not.toContain(values.method)
  },
)

test('a name stored before the rules for names cannot carry a link', () => {
  const { html, text } = composeMail({
    to,
    locale: 'en',
    template: 'welcome',
    values: { name: 'Win at evil.com' },
  })
  for (const part of [html, text]) {
    expect(part).toContain('evil\u2060.\u2060com')
    expect(part).not.toContain('evil.com')
  }
})
