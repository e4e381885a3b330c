import { createElement, Fragment } from 'react'

/** Returns the date of a formatted moment: the part before its time. */
function dateOf(moment: string): string {
  const end = moment.lastIndexOf(' ')
  return end < 0 ? moment : moment.slice(0, end)
}

interface NoWrapDatesProps {
  text: string
  /** As formatted in the text. */
  moments?: readonly string[]
  /** Without times. */
  dates?: readonly string[]
}

/** Returns the first of some dates in a text from a position on; the longest, if several start there. */
function nextDate(text: string, dates: readonly string[], from: number) {
  const found = dates.map((date) => ({ date, at: text.indexOf(date, from) })).filter(({ at }) => at >= 0)
  return found.sort((a, b) => a.at - b.at || b.date.length - a.date.length)[0]
}

/**
 * A text whose dates are not split across lines, unless a line is shorter than one; a line may break between a date and its
 * time.
 */
export function NoWrapDates({ text, moments = [], dates = [] }: NoWrapDatesProps) {
  const all = [...moments.map(dateOf), ...dates]
  const parts: React.ReactNode[] = []
  let from = 0
  for (let next = nextDate(text, all, 0); next; next = nextDate(text, all, from)) {
    const { date, at } = next
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
