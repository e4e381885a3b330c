export interface Messages {
  [key: string]: string | Messages
}

function copy(from: Messages, to: Messages, [key = '', ...rest]: string[]): void {
  const value = from[key]
  if (value === undefined) return
  if (rest.length === 0 || typeof value !== 'object' || Array.isArray(value)) {
    to[key] = value
    return
  }
  const known = to[key]
  const next: Messages = typeof known === 'object' ? { ...known } : {}
  copy(value, next, rest)
  to[key] = next
}

/** The messages under the given ids (dotted: `errors.INTERNAL`), so that a page carries only what it says. */
export function pickMessages(messages: Messages, ids: readonly string[]): Messages {
  const picked: Messages = {}
  for (const id of ids) copy(messages, picked, id.split('.'))
  return picked
}
