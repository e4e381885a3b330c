import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale, languageOf } from '@/lib/domain/locale'

function localeOfTag(tag: string): Locale | null {
  if (isLocale(tag)) return tag
  const [language] = tag.split('-')
  return LOCALES.find((locale) => languageOf(locale) === language) ?? null
}

function weightOf(parameters: readonly string[]): number {
  const weight = parameters.map((parameter) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
  return weight === undefined ? 1 : Number(weight) || 0
}

/** Returns the shop's best language for an Accept-Language header; the first one among equal weights. */
export function acceptedLocale(header: string | null): Locale {
  const ranges = (header ?? '').toLowerCase().split(',')
  const accepted = ranges.flatMap((range) => {
    const [tag = '', ...parameters] = range.split(';')
    const locale = localeOfTag(tag.trim())
    const weight = weightOf(parameters)
    return locale && weight > 0 ? [{ locale, weight }] : []
  })
  return accepted.sort((a, b) => b.weight - a.weight)[0]?.locale ?? DEFAULT_LOCALE
}
