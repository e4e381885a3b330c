/** A page to link to, or the pages that are left out before or after the present one. */
export type PageStep = number | 'gap before' | 'gap after'

/**
 * The pages that a pagination shows: first, last, the present one and its neighbours.
 * A gap stands for two pages or more: one alone is shown.
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
