const created = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns a formatter. Each one is created once, because that takes several milliseconds on a phone; but not one for the
 * time zone of the device, which changes on a journey.
 */
export function dateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  if (!options.timeZone) return new Intl.DateTimeFormat(locale, options)
  const key = `${locale} ${JSON.stringify(options)}`
  const existing = created.get(key)
  if (existing) return existing
  const format = new Intl.DateTimeFormat(locale, options)
  created.set(key, format)
  return format
}
