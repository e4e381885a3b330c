import type { z } from 'zod'
import { ApiError, type FieldCode, type FieldProblem, fieldError } from '@/lib/contract/error'
import { unstorableText } from './unstorable-text'

const FORMATS: Partial<Record<string, FieldCode>> = { email: 'email', date: 'date' }

/** Fields with a standard format whose error message is more specific than "invalid". */
const NAMED: Partial<Record<string, FieldCode>> = { country: 'country', code: 'code' }

/** The same for fields whose format is no pattern. */
const COMPUTED: Partial<Record<string, FieldCode>> = { tax_id: 'tax_id', branch: 'branch' }

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  const code = (): FieldCode => {
    switch (issue.code) {
      case 'too_small':
        return issue.origin === 'string' ? (issue.minimum === 1 ? 'required' : 'too_short') : 'too_small'
      case 'too_big':
        return issue.origin === 'string' ? 'too_long' : 'too_big'
      case 'invalid_format':
        return FORMATS[issue.format] ?? NAMED[String(issue.path.at(-1))] ?? 'invalid'
      case 'invalid_type':
        return issue.input === undefined || issue.input === null ? 'required' : 'invalid'
      case 'custom':
        return COMPUTED[String(issue.path.at(-1))] ?? 'invalid'
      default:
        return 'invalid'
    }
  }
  const values: Record<string, string | number> = {}
  if (issue.code === 'too_small') values.limit = Number(issue.minimum)
  if (issue.code === 'too_big') values.limit = Number(issue.maximum)
  return { code: code(), values }
}

/**
 * Parses input of an operation.
 * @throws ApiError VALIDATION_FAILED with the invalid fields by path: 'lead.email'
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input, { reportInput: true })
  if (parsed.success) {
    const unstorable = unstorableText(parsed.data)
    if (unstorable) throw fieldError(unstorable.join('.') || 'body', 'invalid')
    return parsed.data
  }
  const fields: Record<string, FieldProblem[]> = {}
  for (const issue of parsed.error.issues) {
    const field = issue.path.join('.') || 'body'
    fields[field] = [...(fields[field] ?? []), problemOf(issue)]
  }
  throw new ApiError('VALIDATION_FAILED', { fields })
}
