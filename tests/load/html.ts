import { print } from '@/lib/cli/output'
import { checkHtml, hasJava } from '../html/checker'
import { fetchPages } from '../html/pages'

/**
 * Checks the HTML of each kind of page in every language with the Nu HTML checker, which needs Java. Start the shop first
 * (`npm start`), then run `npm run bench -- html`. `TARGET` is another origin. Fails if there is an error or a warning.
 */
const TARGET = process.env.TARGET ?? 'http://localhost:3000'

if (!hasJava()) {
  print('The HTML checker needs Java 17 or newer, which this machine does not have.')
  process.exit(1)
}
const pages = await fetchPages(TARGET)
const faults = await checkHtml(pages)
for (const fault of faults) print(fault)
print(`${pages.size} pages, ${faults.length} errors and warnings`)
process.exit(faults.length > 0 ? 1 : 0)
