import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Locale } from '@/lib/domain/locale'
import { formatMoney } from '@/lib/i18n/format'
import { StayAmount } from './stay-amount'
import { UnitPrice } from './unit-price'

const MONEY = { amount: 120_00, currency: 'CNY' } as const

async function textOf(locale: Locale, children: React.ReactNode): Promise<string> {
  const { default: messages } = await import(`@/messages/${locale}.json`)
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>,
  )
  expect(html).toContain(`<span class="price text-18">${formatMoney(MONEY)}</span>`)
  return html.replaceAll(/<[^>]+>/g, '')
}

test.each([
  ['en', 'From ¥120 per adult', '¥120 per adult', '¥120 per room per night', '¥120 for 3 nights, 2 rooms'],
  ['th', 'เริ่มต้น ¥120 ต่อผู้ใหญ่ 1 คน', '¥120 ต่อผู้ใหญ่ 1 คน', '¥120 ต่อห้องต่อคืน', '¥120 รวม 3 คืน 2 ห้อง'],
  ['zh-cn', '每位成人 ¥120 起', '每位成人 ¥120', '每间每晚 ¥120', '3 晚、2 间房总价 ¥120'],
] as const)(
  'a price in %s has its words in the order of the language',
  async (locale, from, each, night, stay) => {
    const price = { value: MONEY, className: 'text-18', textClassName: 'text-13' }
    expect(await textOf(locale, <UnitPrice {...price} unit="ADULT" period="none" from />)).toBe(from)
    expect(await textOf(locale, <UnitPrice {...price} unit="ADULT" period="none" />)).toBe(each)
    expect(await textOf(locale, <UnitPrice {...price} unit="ROOM" period="night" />)).toBe(night)
    expect(
      await textOf(
        locale,
        <StayAmount total={MONEY} nights={3} rooms={2} className="text-18" textClassName="text-13" />,
      ),
    ).toBe(stay)
  },
)
