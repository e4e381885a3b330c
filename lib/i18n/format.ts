import { type Currency, MINOR_UNIT } from '@/lib/domain/currency'
import type { LocalDate } from '@/lib/domain/local-date'
import type { Locale } from '@/lib/domain/locale'
import type { Money } from '@/lib/domain/money'

/** Gregorian years and Latin digits in every language. */
const INTL_LOCALE: Record<Locale, string> = {
  en: 'en-GB-u-ca-gregory-nu-latn',
  th: 'th-TH-u-ca-gregory-nu-latn',
  'zh-cn': 'zh-CN-u-ca-gregory-nu-latn',
}

/** Signs that do not leave a tourist guessing whose dollar or yen it is. */
const SYMBOL: Record<Currency, string> = {
  THB: '฿',
  CNY: '¥',
  USD: 'US$',
  EUR: '€',
  GBP: '£',
  JPY: 'JP¥',
  SGD: 'S$',
  AUD: 'A$',
  HKD: 'HK$',
  KRW: '₩',
  CHF: 'CHF ',
  AED: 'AED ',
}

/** '฿1,290', '฿1,290.50'; whole amounts go without decimals. */
export function formatMoney({ amount, currency }: Money): string {
  const digits = MINOR_UNIT[currency]
  const major = amount / 10 ** digits
  const decimals = Number.isInteger(major) ? 0 : digits
  const number = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(Math.abs(major))
  return `${amount < 0 ? '−' : ''}${SYMBOL[currency]}${number}`
}

export type DateStyle = 'full' | 'long' | 'day' | 'short' | 'month'

const DATE_STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  full: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  short: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
}

/** 'near' is 'day', and 'full' where the year is not the current one: it reads the clock, so not in a cached page. */
export type NearDateStyle = DateStyle | 'near'

/** British English sets a comma behind the weekday as soon as there is a year: the day is written one way. */
function written(moment: Date, locale: Locale, style: NearDateStyle, options: Intl.DateTimeFormatOptions) {
  const intl = INTL_LOCALE[locale]
  const yearOf = (date: Date, timeZone?: string) =>
    new Intl.DateTimeFormat(intl, { year: 'numeric', timeZone }).format(date)
  const isNear = style === 'near' && yearOf(moment, options.timeZone) === yearOf(new Date())
  const near = isNear ? 'day' : 'full'
  const words = new Intl.DateTimeFormat(intl, {
    ...DATE_STYLES[style === 'near' ? near : style],
    ...options,
  }).format(moment)
  return locale === 'en' ? words.replace(/^([A-Z][a-z]+), /, '$1 ') : words
}

/** A venue's calendar date, e.g. 'Sat 12 Dec 2026'. */
export function formatDate(date: LocalDate, locale: Locale, style: NearDateStyle = 'full'): string {
  return written(new Date(`${date}T00:00:00Z`), locale, style, { timeZone: 'UTC' })
}

/** A moment in a time zone, e.g. 'Fri 11 Dec 2026, 18:30'. */
export function formatInstant(
  instant: string | Date,
  locale: Locale,
  timeZone?: string,
  style: 'full' | 'near' = 'full',
): string {
  const clock = { hour: '2-digit', minute: '2-digit', hour12: false, timeZone } as const
  return written(new Date(instant), locale, style, clock)
}

/** Names after one another as the language does it: 'English, Thai, Chinese', '英语、泰语、中文'. */
export function formatList(names: string[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(names)
}
