import type { Expected, Fields as ExpectedFields, Field } from './calls'

/** A response of the host. */
export interface Sent {
  status: number
  /** Parsed JSON; undefined if the body is not JSON. */
  body: unknown
}

export interface Verdict {
  holds: boolean
  text: string
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** A host that does not know a call: without a text for the visitor. */
const UNKNOWN = [404, 405, 501]

/** Whether a response says that it succeeded: by its body, else by its status. */
export function succeeded({ status, body }: Sent): boolean {
  const said = isFields(body) ? [body.result, body.success].filter((value) => typeof value === 'boolean') : []
  return status < 300 && !said.includes(false)
}

/** Whether a failure has a text for the visitor. */
const hasText = ({ body }: Sent): boolean =>
  isFields(body) && ((typeof body.message === 'string' && body.message !== '') || isFields(body.errors))

/** The values at a path such as `data[].id`; undefined for each that is missing. */
function valuesAt(body: unknown, path: string): unknown[] {
  let values: unknown[] = [body]
  for (const part of path.split('.')) {
    const [name = '', list] = part.split('[]')
    values = values.map((value) => (isFields(value) ? value[name] : undefined))
    if (list !== undefined)
      values = values.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [undefined]))
  }
  return values
}

/** An empty list lacks no field. */
const lacks = (body: unknown, path: string): boolean =>
  valuesAt(body, path).some((value) => value === undefined || value === null || value === '')

const listed = (says: string, names: readonly string[]) =>
  names.length > 0 ? [`${says} ${names.join(', ')}`] : []

/** The first of several names that a body has. */
const present = (body: unknown, field: Field): string | undefined =>
  [field].flat().find((name) => !lacks(body, name))

/** Judges the fields of a successful response. */
export function judgeFields(sent: Sent, { fields, also = [] }: ExpectedFields): Verdict {
  if (!succeeded(sent)) return { holds: false, text: `failed with status ${sent.status}` }
  const missing = fields.filter((field) => present(sent.body, field) === undefined)
  const text = [
    ...listed(
      'has',
      fields.flatMap((field) => present(sent.body, field) ?? []),
    ),
    ...listed(
      'lacks',
      missing.map((field) => [field].flat().join(' or ')),
    ),
    ...listed(
      'also has',
      also.filter((field) => !lacks(sent.body, field)),
    ),
    ...listed(
      'leaves out',
      also.filter((field) => lacks(sent.body, field)),
    ),
  ]
  return { holds: missing.length === 0, text: text.join('; ') }
}

function judgeRefusal(sent: Sent): Verdict {
  if (succeeded(sent)) return { holds: false, text: 'accepts what it must refuse' }
  return hasText(sent)
    ? { holds: true, text: `refuses with status ${sent.status}` }
    : { holds: false, text: `refuses with status ${sent.status}, without message or errors` }
}

function judgeNothing(sent: Sent, at: string): Verdict {
  if (!succeeded(sent)) return judgeRefusal(sent)
  return lacks(sent.body, at)
    ? { holds: true, text: `responds without ${at}` }
    : { holds: false, text: `has ${at} that it must not have` }
}

/** Judges a response to one of the command's requests. */
export function judge(sent: Sent, expected: Expected): Verdict {
  if (UNKNOWN.includes(sent.status) && !hasText(sent))
    return { holds: false, text: `is not known: status ${sent.status}` }
  if (sent.status >= 500) return { holds: false, text: `fails with status ${sent.status}` }
  if (expected.kind === 'data') return judgeFields(sent, expected)
  if (expected.kind === 'refusal') return judgeRefusal(sent)
  if (expected.kind === 'nothing') return judgeNothing(sent, expected.at)
  return { holds: true, text: `responds with status ${sent.status}` }
}
