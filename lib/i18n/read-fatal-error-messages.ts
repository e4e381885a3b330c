import { readFileSync } from 'node:fs'
import { LOCALES } from '../domain/locale'

export interface FatalErrorMessages {
  heading: string
  technical: string
  home: string
}

/** Returns JSON of the fatal error messages by locale, for the build. */
export function readFatalErrorMessages(): string {
  const texts = LOCALES.map((locale) => {
    const { ui }: { ui: { error: FatalErrorMessages } } = JSON.parse(
      readFileSync(`messages/${locale}.json`, 'utf8'),
    )
    const { heading, technical, home } = ui.error
    return [locale, { heading, technical, home }]
  })
  return JSON.stringify(Object.fromEntries(texts))
}
