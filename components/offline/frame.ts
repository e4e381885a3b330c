import type { Locale } from '@/lib/domain/locale'
import { Html, html } from './html'
import { STYLE } from './style'

/** Translator of the `offline` namespace. */
export type OfflineMessages = (key: string, values?: Record<string, string | number>) => string

/** The shop's name, language and URLs. */
export interface Shop {
  name: string
  locale: Locale
  t: OfflineMessages
  /** Returns the public path in that language. */
  path(to: string): string
}

const DISC = html`<svg viewBox="0 0 32 32" aria-hidden="true"><path fill="#f9691c" d="M16 1a15 15 0 0 1 14.6 18.4H1.4A15 15 0 0 1 16 1M2.1 21.5h27.8l-1 2.1H3.1zM5 26.3h22l-2 1.7H7z"/></svg>`

interface Frame {
  title: string
  /** When the content was fetched, formatted; null if it cannot become outdated. */
  asOf: string | null
  body: Html
  /** Below the content, before the retry link. */
  links?: Html
  /** URL to retry online; the requested URL by default. */
  retry?: string
}

/** Renders a self-contained document: no script, stylesheet or font, so that no build can break it. */
export function offlinePage(
  { name, locale, t }: Shop,
  { title, asOf, body, links, retry = '' }: Frame,
): string {
  const state = [t('state'), asOf].filter(Boolean).join(' · ')
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="theme-color" content="#ffffff"><meta name="robots" content="noindex"><title>${title} · ${name}</title><style>${new Html(STYLE)}</style></head>
<body><header>${DISC}<b lang="en">${name}</b><p role="status">${state}</p></header>
<main>${body}</main>
<footer>${links ?? null}<a class="act" href="${retry}">${t('retry')}</a></footer></body></html>`.markup
}
