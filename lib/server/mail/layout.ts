import { factsOf, type Locale } from '@/lib/domain/locale'
import { labeled } from '@/lib/i18n/labeled'
import type { ReservationGraph } from './reservation-graph'
import type { MailCode, MailContent, MailEntry, MailVoucher } from './templates/content'

const STYLE = `
  body { margin: 0; background: #f3f7f8; color: #0b1f2a; font: 16px/1.65 system-ui, sans-serif; }
  main { max-width: 560px; margin: 0 auto; background: #ffffff; }
  header { padding: 16px 24px; background: #f9691c; color: #0b1f2a; font-size: 20px; font-weight: 700; }
  article { padding: 24px; overflow-wrap: anywhere; }
  h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.36; }
  h2 { margin: 32px 0 16px; font-size: 20px; line-height: 1.4; }
  p { margin: 0 0 16px; }
  img { background: #ffffff; }
  .code { font-size: 32px; font-weight: 700; letter-spacing: 6px; font-family: ui-monospace, monospace; }
  .button { display: inline-block; padding: 12px 24px; border-radius: 24px; background: #f9691c;
    color: #0b1f2a; font-weight: 650; text-decoration: none; }
  footer { padding: 16px 24px; color: #566f7b; font-size: 13px; }
  footer a { color: #566f7b; }
  @media (prefers-color-scheme: dark) {
    body { background: #0d1b24; color: #e9f1f4; }
    main { background: #14262f; }
    footer, footer a { color: #a9bcc5; }
  }`

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

function paragraph(part: string | MailEntry): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`
  const lines = part.lines.map((line) => `<br>\n${escapeHtml(line)}`)
  return `<p><strong>${escapeHtml(part.title)}</strong>${lines.join('')}</p>`
}

const paragraphs = (parts: Array<string | MailEntry>) => parts.map(paragraph).join('\n')

const plain = (part: string | MailEntry) =>
  typeof part === 'string' ? part : [part.title, ...part.lines].join('\n')

function codeFigure({ code, image, lines }: MailCode): string {
  const below = lines.map((line) => `<br>\n${escapeHtml(line)}`).join('')
  return `<p><img src="cid:${image}" alt="${escapeHtml(code)}" width="180" height="180"><br>
<strong>${escapeHtml(code)}</strong>${below}</p>`
}

/** The lines of a value; a URL is a link that shows its host. */
const linked = (value: string) =>
  value
    .split('\n')
    .map((line) =>
      line.startsWith('https://') || line.startsWith('http://')
        ? `<a href="${escapeHtml(line)}">${escapeHtml(new URL(line).host.replace(/^www\./, ''))}</a>`
        : escapeHtml(line),
    )
    .join('<br>\n')

function voucherPart({ title, codes, facts }: MailVoucher): string {
  return `<h2>${escapeHtml(title)}</h2>
${codes.map(codeFigure).join('\n')}
${facts.map(({ label, value }) => `<p><strong>${escapeHtml(label)}</strong><br>\n${linked(value)}</p>`).join('\n')}`
}

const plainVoucher = ({ title, codes, facts }: MailVoucher, locale: Locale) =>
  [
    title,
    ...codes.map(({ code, lines }) => [code, ...lines].join('\n')),
    ...facts.map((fact) => labeled(fact, locale)),
  ].join('\n')

interface Frame {
  locale: Locale
  shop: string
  site: string
  vouchers: readonly MailVoucher[]
  /** schema.org data for mail programs. */
  data: readonly ReservationGraph[]
}

const dataScript = (data: Frame['data']) =>
  data.length === 0
    ? ''
    : `\n<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** Renders a mail as HTML: one column, readable without styles, in light and dark mode. */
export function mailHtml(content: MailContent, { locale, shop, site, vouchers, data }: Frame): string {
  const { button, code } = content
  return `<!doctype html>
<html lang="${factsOf(locale).tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>${STYLE}
</style>${dataScript(data)}
</head>
<body>
<main>
<header>${escapeHtml(shop)}</header>
<article>
<h1>${escapeHtml(content.heading)}</h1>
${paragraphs(content.before)}
${code ? `<p class="code">${escapeHtml(code)}</p>` : ''}
${button ? `<p><a class="button" href="${escapeHtml(button.url)}">${escapeHtml(button.label)}</a></p>` : ''}
${paragraphs(content.after)}
${vouchers.map(voucherPart).join('\n')}
</article>
<footer>${escapeHtml(shop)} · <a href="${escapeHtml(site)}">${escapeHtml(new URL(site).host)}</a></footer>
</main>
</body>
</html>
`
}

/** Renders a mail as plain text. */
export function mailText(content: MailContent, { locale, shop, site, vouchers }: Frame): string {
  const { button, code } = content
  return [
    content.heading,
    ...content.before.map(plain),
    ...(code ? [code] : []),
    ...(button ? [labeled({ label: button.label, value: button.url }, locale)] : []),
    ...content.after,
    ...vouchers.map((voucher) => plainVoucher(voucher, locale)),
    `${shop} · ${site}`,
    '',
  ].join('\n\n')
}
