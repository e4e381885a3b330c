import anuphan from '@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2'
import localFont from 'next/font/local'

const figtree = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'swap',
  // Both fallbacks are in app/styles/fonts.css, which also covers devices without Arial and bold headings.
  adjustFontFallback: false,
  variable: '--font-figtree',
})

const bricolage = localFont({
  src: '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'swap',
  adjustFontFallback: false,
  variable: '--font-bricolage',
})

export const fontVariables = [figtree.variable, bricolage.variable].join(' ')

/** URL of the Thai font that `app/styles/fonts.css` declares. */
export const thaiFont = anuphan
