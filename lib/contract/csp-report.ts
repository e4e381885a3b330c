import { z } from 'zod'

/** What a browser reports of a blocked resource. Parts of the resource's address could be secret: they are left out. */
export interface Violation {
  /** Path of the page. */
  page: string
  directive: string
  /** Origin of the blocked resource, or a word of the browser such as `inline`. */
  blocked: string
  /** Address of the script that asked for it, without its query. */
  source: string | null
  line: number | null
}

const UNKNOWN = 'unknown'
const MAX_LENGTH = 200
/** A browser collects reports before it sends them. */
const MAX_REPORTS = 10

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname.slice(0, MAX_LENGTH) : UNKNOWN)

const wordOf = (text: string) => /^[a-z-]{1,40}(?![^ ;])/.exec(text)?.[0] ?? UNKNOWN

function originOf(text: string): string {
  if (!URL.canParse(text)) return wordOf(text)
  const { origin, protocol } = new URL(text)
  return (origin === 'null' ? protocol : origin).slice(0, MAX_LENGTH)
}

function sourceOf(url: string | null | undefined): string | null {
  return url ? `${originOf(url)}${pathOf(url)}`.slice(0, MAX_LENGTH) : null
}

const line = z.number().int().nonnegative().nullish()

/** As `report-uri` sends it. */
const single = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string(),
      'effective-directive': z.string().optional(),
      'violated-directive': z.string().default(''),
      'blocked-uri': z.string().default(''),
      'source-file': z.string().nullish(),
      'line-number': line,
    }),
  })
  .transform(({ 'csp-report': report }): Violation[] => [
    {
      page: pathOf(report['document-uri']),
      directive: wordOf(report['effective-directive'] ?? report['violated-directive']),
      blocked: originOf(report['blocked-uri']),
      source: sourceOf(report['source-file']),
      line: report['line-number'] ?? null,
    },
  ])

/** As `report-to` sends it. */
const several = z
  .array(
    z.object({
      type: z.literal('csp-violation'),
      body: z.object({
        documentURL: z.string(),
        effectiveDirective: z.string().default(''),
        blockedURL: z.string().nullish(),
        sourceFile: z.string().nullish(),
        lineNumber: line,
      }),
    }),
  )
  .min(1)
  .transform((reports) =>
    reports.slice(0, MAX_REPORTS).map(
      ({ body }): Violation => ({
        page: pathOf(body.documentURL),
        directive: wordOf(body.effectiveDirective),
        blocked: originOf(body.blockedURL ?? ''),
        source: sourceOf(body.sourceFile),
        line: body.lineNumber ?? null,
      }),
    ),
  )

/** Reports of blocked resources, in either format of browsers. */
export const cspReports = z.union([single, several])
