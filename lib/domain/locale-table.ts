import type { Currency } from './currency'

/** What differs by language. A language is added by a row here; see docs/recipes/add-a-language.md. */
export interface LocaleFacts {
  /** BCP 47 tag in its usual capitalization, for mail, documents and other systems. */
  tag: string
  /** Its readers for search engines; a script stands for readers of every country. */
  hreflang: string
  /** Its own name, as the language switcher shows it. */
  name: string
  /** Its own name in the narrow header. */
  shortName: string
  direction: 'ltr' | 'rtl'
  /** Of the fonts of documents and the length of descriptions; `han` is Chinese and Japanese. */
  script: 'latin' | 'thai' | 'han'
  /** Web font of its pages beside Figtree: of all Thai text, or of headings in Latin letters. */
  webFont: 'anuphan' | 'bricolage'
  /** Line height in PDF documents, as a multiple of the font size. */
  pdfLineHeight: number
  /** BCP 47 tag whose region sets the order of day, month and year. */
  dateTag: string
  /** First day of the week: 0 is Sunday. */
  weekStart: 0 | 1
  /** Width in which Intl abbreviates weekdays. */
  weekdayWidth: 'short' | 'narrow'
  /** Between the date and the time of a booking. */
  timeSeparator: string
  /** Between facts in a row, without a conjunction. */
  factSeparator: string
  /** Between names in a heading, without a conjunction. */
  nameSeparator: string
  /** Between a label and its value in one line. */
  labelSeparator: string
  /** Whether the family name comes before the given name. */
  familyNameFirst: boolean
  /** ISO 3166-1 alpha-2 code of the country of most of its readers; null if there is no such country. */
  homeCountry: string | null
  /** The currency of that country. */
  homeCurrency: Currency | null
  /**
   * Whether every text of the catalog must exist in it. In a `partial` one a missing text falls back to the
   * default language.
   */
  catalog: 'complete' | 'partial'
}

/** The shop's languages by code, in the order of the language switcher. */
export const LOCALE_TABLE = {
  en: {
    tag: 'en',
    hreflang: 'en',
    name: 'English',
    shortName: 'EN',
    direction: 'ltr',
    script: 'latin',
    webFont: 'bricolage',
    pdfLineHeight: 1.35,
    dateTag: 'en-GB',
    weekStart: 1,
    weekdayWidth: 'short',
    timeSeparator: ', ',
    factSeparator: ', ',
    nameSeparator: ', ',
    labelSeparator: ': ',
    familyNameFirst: false,
    homeCountry: null,
    homeCurrency: null,
    catalog: 'complete',
  },
  th: {
    tag: 'th',
    hreflang: 'th',
    name: 'ไทย',
    shortName: 'ไทย',
    direction: 'ltr',
    script: 'thai',
    webFont: 'anuphan',
    // Marks need room above and below.
    pdfLineHeight: 1.6,
    dateTag: 'th-TH',
    weekStart: 0,
    // 'short' spells the days out.
    weekdayWidth: 'narrow',
    timeSeparator: ' ',
    factSeparator: ', ',
    nameSeparator: ', ',
    labelSeparator: ': ',
    familyNameFirst: false,
    homeCountry: 'TH',
    homeCurrency: 'THB',
    catalog: 'complete',
  },
  'zh-cn': {
    tag: 'zh-CN',
    hreflang: 'zh-Hans',
    name: '简体中文',
    shortName: '中文',
    direction: 'ltr',
    script: 'han',
    webFont: 'bricolage',
    pdfLineHeight: 1.5,
    dateTag: 'zh-CN',
    weekStart: 1,
    weekdayWidth: 'short',
    timeSeparator: ' ',
    factSeparator: '，',
    nameSeparator: '、',
    labelSeparator: '：',
    familyNameFirst: true,
    homeCountry: 'CN',
    homeCurrency: 'CNY',
    catalog: 'complete',
  },
} as const satisfies Record<string, LocaleFacts>
