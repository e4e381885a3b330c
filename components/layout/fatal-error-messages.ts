import { DEFAULT_LOCALE, type Locale } from '@/lib/domain/locale'
import { splitLocale } from '@/lib/i18n/paths'

/** What is said when not even the layout, which brings the messages, could be made: the `ui.error` of each language. */
const LAST_WORDS: Record<Locale, { heading: string; technical: string; home: string }> = {
  en: { heading: 'Oops! Something Went Wrong.', technical: 'Technical Error', home: 'Back to Home' },
  th: {
    heading: 'ขออภัย เกิดข้อผิดพลาดบางอย่าง',
    technical: 'ข้อผิดพลาดทางเทคนิค',
    home: 'กลับหน้าแรก',
  },
  'zh-cn': { heading: '哎呀，出了点问题。', technical: '技术故障', home: '返回首页' },
}

/** The last words in the language of a public path. */
export function lastWords(pathname: string) {
  const locale = splitLocale(pathname).locale ?? DEFAULT_LOCALE
  return { locale, ...LAST_WORDS[locale] }
}
