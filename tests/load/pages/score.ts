import lighthouse from 'lighthouse'

/** Lighthouse's score for performance on a phone, and its times in ms. */
export interface Score {
  score: number
  LCP: number
  TBT: number
}

/** Judges a page with the browser that listens on a port. */
export async function scoreOf(url: string, port: number): Promise<Score> {
  const run = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' })
  if (!run || run.lhr.runtimeError)
    throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`)
  const { audits, categories } = run.lhr
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    LCP: Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
    TBT: Math.round(audits['total-blocking-time']?.numericValue ?? 0),
  }
}
