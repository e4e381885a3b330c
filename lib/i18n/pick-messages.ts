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
  const existing = to[key]
  const next: Messages = typeof existing === 'object' ? { ...existing } : {}
  copy(value, next, rest)
  to[key] = next
}

/** Returns the messages with the given ids (`errors.INTERNAL`), so that a page ships only what it uses. */
export function pickMessages(messages: Messages, ids: readonly string[]): Messages {
  const picked: Messages = {}
  for (const id of ids) copy(messages, picked, id.split('.'))
  return picked
}
