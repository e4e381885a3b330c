const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text can be compared with a uuid column; what cannot is the id of nothing. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
