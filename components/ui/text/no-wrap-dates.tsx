import { createElement, Fragment } from 'react'

/** Returns the date of a formatted moment: the part before its time. */
function dateOf(moment: string): string {
  const end = moment.lastIndexOf(' ')
  return end < 0 ? moment : moment.slice(0, end)
}

/**
 * A sentence whose dates are not split across lines, unless a line is shorter than one; a line may break
 * between a date and its time.
 * @param moments as formatted in the sentence, in order
 */
export function NoWrapDates({ text, moments }: { text: string; moments: readonly string[] }) {
  const parts: React.ReactNode[] = []
  let from = 0
  for (const date of moments.map(dateOf)) {
    const at = text.indexOf(date, from)
    if (at < 0) continue
    // An opening bracket stays with the date.
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
