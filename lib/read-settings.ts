import type { z } from 'zod'

/** The settings are invalid. Its message has one line for each, with the name of the variable. */
export class InvalidSettings extends Error {
  override name = 'InvalidSettings'
}

/** What a value must be, for checks whose own message says only what is wrong with it. */
function requirementOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string') return `must have at least ${issue.minimum} characters`
      return `must be at least ${issue.minimum}`
    case 'too_big':
      return `must be at most ${issue.maximum}`
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int'
        ? 'must be a whole number'
        : issue.message
    case 'invalid_value':
      return `must be ${issue.values.map(String).filter(Boolean).join(' or ')}`
    case 'invalid_format':
      if (issue.format === 'url') return 'must be a URL'
      if (issue.format === 'email') return 'must be an email address'
      return `has an invalid format: ${issue.message}`
    default:
      return issue.message
  }
}

/**
 * Reads settings from environment variables.
 * @throws InvalidSettings without the values, which may be secrets
 */
export function readSettings<Schema extends z.ZodType>(
  schema: Schema,
  variables: Record<string, string | undefined>,
): z.output<Schema> {
  const { success, data, error } = schema.safeParse(variables)
  if (success) return data
  const lines = error.issues.map((issue) => `${issue.path[0]?.toString() ?? ''}: ${requirementOf(issue)}`)
  throw new InvalidSettings([...new Set(lines)].join('\n'))
}
