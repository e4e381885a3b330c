import { Html, html } from '@/components/offline/html'

/** A text of the document with its code: names between backticks. */
export function inline(text: string): readonly Html[] {
  return text.split('`').map((part, index) => (index % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))
}

/** A text of the document with its paragraphs. */
export function paragraphs(text: string): readonly Html[] {
  return text.split('\n\n').map((paragraph) => html`<p>${inline(paragraph)}</p>`)
}

/** Parts with a text between them. */
export function joined(parts: readonly Html[], between: string): Html {
  return new Html(parts.map(({ markup }) => markup).join(html`${between}`.markup))
}

/** A value as formatted JSON. */
export function json(title: string, value: unknown): Html {
  return html`<details><summary>${title}</summary><pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre></details>`
}
