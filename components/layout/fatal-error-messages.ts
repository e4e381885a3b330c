import { DEFAULT_LOCALE, type Locale } from '@/lib/domain/locale'
import { splitLocale } from '@/lib/i18n/paths'

/** Copy of `ui.error` in each language, for when the layout that loads the messages has failed. */
const MESSAGES: Record<Locale, { heading: string; technical: string; home: string }> = {
  en: { heading: 'Oops! Something Went Wrong.', technical: 'Technical Error', home: 'Back to Home' },
  th: {
    heading: 'ขออภัย เกิดข้อผิดพลาดบางอย่าง',
    technical: 'ข้อผิดพลาดทางเทคนิค',
    home: 'กลับหน้าแรก',
  },
  'zh-cn': { heading: '哎呀，出了点问题。', technical: '技术故障', home: '返回首页' },
}

/** Returns the fatal error messages in the language of a public path. */
export function fatalErrorMessages(pathname: string) {
  const locale = splitLocale(pathname).locale ?? DEFAULT_LOCALE
  return { locale, ...MESSAGES[locale] }
}
