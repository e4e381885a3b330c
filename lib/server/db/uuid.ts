const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text is a valid UUID; any other text cannot be compared with a uuid column. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** Derives a UUID (version 8) from a hash in hex. */
export function uuidOf(hash: string): string {
  return hash.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')
}
