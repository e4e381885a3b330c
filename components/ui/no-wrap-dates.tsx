import { createElement, Fragment } from 'react'

/** The date of a moment: what stands before its time of day. */
function dateOf(moment: string): string {
  const end = moment.lastIndexOf(' ')
  return end < 0 ? moment : moment.slice(0, end)
}

/**
 * A sentence whose dates stay whole at the end of a line, where a line is as long as one; between a date and its time a
 * line may end.
 * @param moments as they stand in the sentence, in its order
 */
export function WholeDates({ text, moments }: { text: string; moments: readonly string[] }) {
  const parts: React.ReactNode[] = []
  let from = 0
  for (const date of moments.map(dateOf)) {
    const at = text.indexOf(date, from)
    if (at < 0) continue
    // A bracket goes with what it opens.
    const start = /[(（]/.test(text.charAt(at - 1)) ? at - 1 : at
    const end = at + date.length
    parts.push(
      text.slice(from, start),
      createElement('span', { className: 'inline-block' }, text.slice(start, end)),
    )
    from = end
  }
  return createElement(Fragment, null, ...parts, text.slice(from))
}
