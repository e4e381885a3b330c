/** A page to link to, or a gap before or after the current page. */
export type PageStep = number | 'gap before' | 'gap after'

/**
 * Returns the steps of a pagination: first, last, the current page and its neighbors.
 * A gap replaces two pages or more; a single page is shown.
 */
export function pageSteps(page: number, last: number): PageStep[] {
  const near = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last)
  const steps: PageStep[] = []
  let before = 0
  for (const number of [...new Set(near)].sort((a, b) => a - b)) {
    if (number - before === 2) steps.push(number - 1)
    if (number - before > 2) steps.push(number > page ? 'gap after' : 'gap before')
    steps.push(number)
    before = number
  }
  return steps
}
