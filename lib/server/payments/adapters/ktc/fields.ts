/** A form's fields by their names in lower case; null where a name comes twice with different texts. */
export function fieldsOf(form: string): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>()
  for (const [name, text] of new URLSearchParams(form)) {
    const key = name.toLowerCase()
    if (fields.has(key) && fields.get(key) !== text) return null
    fields.set(key, text)
  }
  return fields
}
