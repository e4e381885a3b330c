import { LOCALES, type Locale, type Localized } from './locale'

/** Names for which the shop deviates from Intl. */
const OWN_NAMES: Partial<Record<Locale, Partial<Record<string, string>>>> = {
  en: { GB: 'United Kingdom', US: 'United States' },
  th: { US: 'สหรัฐอเมริกา' },
  'zh-cn': { AE: '阿联酋', HK: '中国香港', MO: '中国澳门', TW: '中国台湾' },
}

/** Alternative names for search. A name that is part of another country's is listed in a longer form. */
const ALSO_CALLED: Partial<Record<string, Partial<Localized<string[]>>>> = {
  AE: { en: ['UAE', 'Abu Dhabi'], th: ['ยูเออี', 'เอมิเรตส์'], 'zh-cn': ['阿拉伯联合酋长国'] },
  CN: { en: ['Mainland China'], th: ['เมืองจีน'], 'zh-cn': ['中国大陆', '中国内地'] },
  CZ: { en: ['Czech Republic'] },
  GB: {
    en: ['UK', 'Britain', 'Great Britain', 'England', 'Scotland', 'England and Wales'],
    th: ['อังกฤษ', 'อิงแลนด์', 'สกอตแลนด์', 'เวลส์', 'บริเตน'],
    'zh-cn': ['英格兰', '苏格兰', '威尔士', '大不列颠'],
  },
  HK: { en: ['HK'] },
  KR: { en: ['Korea'], th: ['เกาหลี'], 'zh-cn': ['南韩'] },
  NL: { en: ['Holland'], th: ['ฮอลแลนด์'] },
  TR: { en: ['Turkey'] },
  US: { en: ['US', 'USA', 'America'], th: ['อเมริกา', 'ยูเอสเอ'], 'zh-cn': ['美利坚'] },
}

const tables = new Map<Locale, Intl.DisplayNames>()

/** Returns the name of a country or world region in a language. */
export function placeName(code: string, locale: Locale): string {
  const table = tables.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region', style: 'short' })
  tables.set(locale, table)
  return OWN_NAMES[locale]?.[code] ?? table.of(code) ?? code
}

/** Returns alternative names of a country in a language. */
export function otherNames(code: string, locale: Locale): readonly string[] {
  return ALSO_CALLED[code]?.[locale] ?? []
}

/** Returns all names of a country or world region in every language. */
export function allNames(code: string): string[] {
  return LOCALES.flatMap((locale) => [placeName(code, locale), ...otherNames(code, locale)])
}
