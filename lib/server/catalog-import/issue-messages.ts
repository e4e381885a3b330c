import type { z } from 'zod'
import type { Problem } from './problems'

type Issue = z.core.$ZodIssue

const KINDS: Record<string, string> = {
  string: 'a text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

const FORMATS: Record<string, string> = {
  date: 'must be a date like 2026-12-31',
  url: 'must be an absolute http(s) address',
}

function sizeWords(issue: Issue & { code: 'too_small' | 'too_big' }): string {
  const [least, limit] =
    issue.code === 'too_small' ? ([true, issue.minimum] as const) : ([false, issue.maximum] as const)
  const bound = least ? `at least ${limit}` : `at most ${limit}`
  if (issue.origin === 'string') return `must have ${bound} characters`
  if (issue.origin === 'array') return `must have ${bound} ${limit === 1 ? 'entry' : 'entries'}`
  return `must be ${least ? '≥' : '≤'} ${limit}`
}

function words(issue: Issue): string {
  // The schema has its own words where it knows better
  if (issue.message.startsWith('must ')) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing'
      return `must be ${KINDS[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map((value) => JSON.stringify(value)).join(', ')}`
    case 'too_small':
    case 'too_big':
      return sizeWords(issue)
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'does not have the form that is asked for'
    default:
      return issue.message
  }
}

/** What a schema complains about, in the words of somebody who fills in a file. */
export function problemsOf(issues: readonly Issue[]): Problem[] {
  return issues.flatMap((issue): Problem[] => {
    const path = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: 'there is no such field',
        atName: true,
      }))
    return [{ path, message: words(issue) }]
  })
}
