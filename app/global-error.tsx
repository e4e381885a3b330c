'use client'

import { fatalErrorMessages } from '@/components/layout/error/fatal-error-messages'
import { useShownError } from '@/components/layout/error/use-shown-error'

const PAGE = {
  margin: 0,
  background: 'linear-gradient(#2d2b66, #6b3560)',
  color: '#fff',
  font: '500 18px/1.5 system-ui, sans-serif',
  textAlign: 'center',
} as const
const MAIN = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  minHeight: '100svh',
  padding: 20,
  boxSizing: 'border-box',
} as const
const HOME = {
  padding: '14px 28px',
  borderRadius: 28,
  background: '#f9691c',
  color: '#0b1f2a',
  fontWeight: 700,
  textDecoration: 'none',
}

/** The error page for when the layout itself fails: no styles, fonts, messages or images are available. */
export default function GlobalError({ error }: { error: unknown }) {
  const pathname = typeof window === 'undefined' ? '/' : window.location.pathname
  const { locale, heading, technical, home } = fatalErrorMessages(pathname)
  const shown = useShownError(error)
  if (!shown)
    return (
      <html lang={locale} suppressHydrationWarning>
        <body />
      </html>
    )
  return (
    <html lang={locale} suppressHydrationWarning>
      <body style={PAGE}>
        <title>{heading}</title>
        <main style={MAIN}>
          <h1 style={{ margin: 0, fontSize: 30, lineHeight: 1.3 }}>{heading}</h1>
          <p style={{ margin: 0, fontSize: 'clamp(7rem, 30vw, 14rem)', fontWeight: 800, lineHeight: 0.9 }}>
            5<span style={{ color: '#ffb25e' }}>00</span>
          </p>
          <p style={{ margin: 0 }}>{technical}</p>
          <a href={pathname.startsWith(`/${locale}`) ? `/${locale}` : '/'} style={HOME}>
            {home}
          </a>
        </main>
      </body>
    </html>
  )
}
