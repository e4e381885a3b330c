import anuphan from '@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2'
import localFont from 'next/font/local'
import { preload } from 'react-dom'
import { factsOf, type Locale } from '@/lib/domain/locale'
import type { LocaleFacts } from '@/lib/domain/locale-table'
import bricolage from './bricolage-grotesque-750.woff2'

const figtree = localFont({
  src: '../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'swap',
  // Both fallbacks are in app/styles/fonts.css, which also covers devices without Arial and bold headings.
  adjustFontFallback: false,
  variable: '--font-figtree',
})

/** The class of `<html>` that declares the font of every page. */
export const fontClass = figtree.variable

/** URLs of the fonts that `app/styles/fonts.css` declares. */
const WEB_FONTS: Record<LocaleFacts['webFont'], string> = { anuphan, bricolage }

/** Lets a page in a language load its second font together with the stylesheet. Figtree is preloaded by Next. */
export function preloadWebFont(locale: Locale): void {
  preload(WEB_FONTS[factsOf(locale).webFont], { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
