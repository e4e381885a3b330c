import { print } from '@/lib/cli/output'
import { LOCALES } from '@/lib/domain/locale'
import { crawl, listedIn } from '../crawl/crawl'
import { differentPrices, faultsOf, repeatedTexts, unansweredAlternates, unlistedPages } from '../crawl/rules'

/**
 * Follows all links that a crawler without JavaScript follows, in every language, and judges the pages by the rules of
 * `tests/crawl/rules.ts`. Start the shop first (`npm start`), then run `npm run bench -- crawl`. `TARGET` is another origin.
 * Fails if there is a fault.
 */
const TARGET = process.env.TARGET ?? 'http://localhost:3000'

const started = performance.now()
const pages = []
const faults = []
for (const locale of LOCALES) {
  const own = await crawl(TARGET, locale)
  faults.push(
    ...own.flatMap((page) => faultsOf(page, locale)),
    ...repeatedTexts(own),
    ...unlistedPages(own, await listedIn(TARGET, locale)),
  )
  pages.push(...own)
}
faults.push(...differentPrices(pages), ...unansweredAlternates(pages))
for (const fault of faults) print(fault)
print(`${pages.length} pages, ${faults.length} faults, ${Math.round((performance.now() - started) / 1000)} s`)
process.exit(faults.length > 0 ? 1 : 0)
