import localFont from 'next/font/local'

const figtree = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'swap',
  adjustFontFallback: 'Arial',
  variable: '--font-figtree',
})

const bricolage = localFont({
  src: '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'swap',
  adjustFontFallback: 'Arial',
  variable: '--font-bricolage',
})

/** Loads only where Thai text is on the page. */
const anuphan = localFont({
  src: '../../node_modules/@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2',
  weight: '100 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-anuphan',
  declarations: [{ prop: 'unicode-range', value: 'U+02D7,U+0303,U+0331,U+0E01-0E5B,U+200C-200D,U+25CC' }],
})

export const fontVariables = [figtree.variable, bricolage.variable, anuphan.variable].join(' ')
