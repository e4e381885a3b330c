import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { findBrowser } from '@/lib/cli/browser'
import { print } from '@/lib/cli/output'
import { freePort } from '@/lib/cli/real-postgres'
import { LOCALES } from '@/lib/domain/locale'
import { KINDS_OF_PAGE } from '../fixtures/kinds-of-page'
import { prefixOf } from '../fixtures/locale-prefix'

/**
 * Lets Lighthouse judge each kind of page in every language on a phone: SEO, best practices and accessibility. Start the
 * shop first (`npm start`), then run `npm run bench -- lighthouse`. `TARGET` is another origin. Fails below 100, and
 * names what lowers the score.
 */
const TARGET = process.env.TARGET ?? 'http://localhost:3000'
const CATEGORIES = ['seo', 'best-practices', 'accessibility']

/** Returns the audits of a category that lower its score. */
function failedAudits({ audits, categories }: Result, category: string): string[] {
  return (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = audits[id]
    const isPassed = !audit || audit.score === null || audit.score === 1
    return weight === 0 || isPassed ? [] : [`  ${id}: ${audit.title}`]
  })
}

async function judge(url: string, port: number): Promise<boolean> {
  const run = await lighthouse(url, {
    port,
    onlyCategories: CATEGORIES,
    throttlingMethod: 'provided',
    logLevel: 'error',
  })
  if (!run || run.lhr.runtimeError)
    throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`)
  const { lhr } = run
  const scores = CATEGORIES.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100))
  print(`${url}: ${scores.join(' / ')}`)
  for (const category of CATEGORIES) for (const audit of failedAudits(lhr, category)) print(audit)
  return scores.every((score) => score === 100)
}

const port = await freePort()
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', `--remote-debugging-port=${port}`],
})
print(CATEGORIES.join(' / '))
let below = 0
let pages = 0
try {
  for (const locale of LOCALES)
    for (const path of Object.values(KINDS_OF_PAGE)) {
      const url = TARGET + (prefixOf(locale) + path).replace(/(?<=.)\/$/, '')
      if (!(await judge(url, port))) below++
      pages++
    }
} finally {
  await browser.close()
}
print(`${pages} pages, ${below} below 100`)
process.exit(below > 0 ? 1 : 0)
