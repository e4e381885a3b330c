import type { Path, Problem } from './problems'

/** Only IANA names, as the database requires: no offsets or abbreviations. */
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
  return [{ path, message: `unknown time zone ${JSON.stringify(name)}; expected a name like Asia/Bangkok` }]
}
