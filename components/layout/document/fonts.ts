import anuphan from '@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2'
import localFont from 'next/font/local'
import { factsOf, type Locale } from '@/lib/domain/locale'
import type { LocaleFacts } from '@/lib/domain/locale-table'

const figtree = localFont({
  src: '../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'swap',
  // Both fallbacks are in app/styles/fonts.css, which also covers devices without Arial and bold headings.
  adjustFontFallback: false,
  variable: '--font-figtree',
})

const bricolage = localFont({
  src: '../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'swap',
  adjustFontFallback: false,
  variable: '--font-bricolage',
})

export const fontVariables = [figtree.variable, bricolage.variable].join(' ')

/** URLs of the fonts that `app/styles/fonts.css` declares. */
const WEB_FONTS: Record<NonNullable<LocaleFacts['webFont']>, string> = { anuphan }

/** Returns the URL of the web font that a language needs in addition to the site's own. */
export function webFontOf(locale: Locale): string | null {
  const { webFont } = factsOf(locale)
  return webFont && WEB_FONTS[webFont]
}
