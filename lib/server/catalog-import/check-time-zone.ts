import type { Path, Problem } from './problems'

/** As the database wants it: a name of the IANA database, no offset and no abbreviation. */
const NAME = /^(?:UTC|Etc\/GMT(?:[+-]\d{1,2})?|[A-Z][A-Za-z]+(?:\/[A-Z][A-Za-z_-]+)+)$/

function isKnown(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return NAME.test(name)
  } catch {
    return false
  }
}

export function checkTimeZone(name: string, path: Path): Problem[] {
  if (isKnown(name)) return []
  return [{ path, message: `there is no time zone ${JSON.stringify(name)}; one is called Asia/Bangkok` }]
}
