/** Returns form fields by lower-case name; null if a name occurs twice with different values. */
export function fieldsOf(form: string): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>()
  for (const [name, text] of new URLSearchParams(form)) {
    const key = name.toLowerCase()
    if (fields.has(key) && fields.get(key) !== text) return null
    fields.set(key, text)
  }
  return fields
}
