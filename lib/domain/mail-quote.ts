/** Above what mail programs quote without signs. */
const SEPARATOR = /^(?:-{2,}\s*(?:original message|forwarded message|原始邮件|ข้อความต้นฉบับ)\s*-{2,}|_{10,})$/i

/** The line above a quote, e.g. 'On Monday, Support wrote:', in any language. */
const ATTRIBUTION = /[:：]\s*$/

/**
 * Returns what a reply by mail adds: the text without the quote at its end. Quoted lines between its own ones stay, since
 * they belong to an answer.
 */
export function withoutQuote(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
  const separator = lines.findIndex((line) => SEPARATOR.test(line.trim()))
  if (separator > 0) lines.length = separator
  const trimEnd = () => {
    while (lines.at(-1)?.trim() === '') lines.pop()
  }
  trimEnd()
  const isQuoted = () => lines.at(-1)?.startsWith('>') === true
  if (isQuoted()) {
    while (isQuoted() || lines.at(-1)?.trim() === '') lines.pop()
    // Long ones are wrapped: the line above ends without a colon, and has no empty line below it.
    if (ATTRIBUTION.test(lines.at(-1) ?? ''))
      while (lines.length > 0 && lines.at(-1)?.trim() !== '') lines.pop()
  }
  trimEnd()
  return lines.join('\n').trim()
}
