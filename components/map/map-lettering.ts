import { factsOf, type Locale } from '@/lib/domain/locale'
import type { Lettering } from './map-style'

/** Returns the properties of a tile that may have a name in a language: its tag, its script, the language alone. */
export function nameProperties(locale: Locale): string[] {
  const { tag } = factsOf(locale)
  const { language, script } = new Intl.Locale(tag).maximize()
  return [...new Set([tag, `${language}-${script}`, language])].map((written) => `name:${written}`)
}

const unquoted = (family: string) => family.trim().replace(/^["']|["']$/g, '')

/** Returns the fonts of the page, without those that it has not loaded, such as stand-ins that the device lacks. */
function pageFonts(): string[] {
  const faces = [...document.fonts].map(({ family, status }) => ({ family: unquoted(family), status }))
  const isMissing = (family: string) => {
    const own = faces.filter((face) => face.family === family)
    return own.length > 0 && !own.some(({ status }) => status === 'loaded')
  }
  const families = getComputedStyle(document.body).fontFamily.split(',').map(unquoted)
  return families.filter((family) => !isMissing(family))
}

/** Texts in the fonts of the page and in its language, otherwise in English or as they are written on the spot. */
export function letteringOf(locale: Locale): Lettering {
  return { fonts: pageFonts(), names: [...nameProperties(locale), 'name:en', 'name'] }
}
