const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text can be compared with a uuid column; what cannot is the id of nothing. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** A UUID (version 8) out of a hash in hex: the same for the same hash. */
export function uuidOf(hash: string): string {
  return hash.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')
}
