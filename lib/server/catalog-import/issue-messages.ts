import type { z } from 'zod'
import type { Problem } from './problems'

type Issue = z.core.$ZodIssue

const KINDS: Record<string, string> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

const FORMATS: Record<string, string> = {
  date: 'must be a date like 2026-12-31',
  url: 'must be an absolute http(s) URL',
}

function sizeMessage(issue: Issue & { code: 'too_small' | 'too_big' }): string {
  const [least, limit] =
    issue.code === 'too_small' ? ([true, issue.minimum] as const) : ([false, issue.maximum] as const)
  const bound = least ? `at least ${limit}` : `at most ${limit}`
  if (issue.origin === 'string') return `must have ${bound} characters`
  if (issue.origin === 'array') return `must have ${bound} ${limit === 1 ? 'entry' : 'entries'}`
  return `must be ${least ? '≥' : '≤'} ${limit}`
}

function messageOf(issue: Issue): string {
  // The schema's own message is more specific
  if (issue.message.startsWith('must ')) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing'
      return `must be ${KINDS[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map((value) => JSON.stringify(value)).join(', ')}`
    case 'too_small':
    case 'too_big':
      return sizeMessage(issue)
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'has an invalid format'
    default:
      return issue.message
  }
}

/** Translates schema issues to messages for the author of a catalog file. */
export function problemsOf(issues: readonly Issue[]): Problem[] {
  return issues.flatMap((issue): Problem[] => {
    const path = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: 'unknown field',
        atName: true,
      }))
    return [{ path, message: messageOf(issue) }]
  })
}
