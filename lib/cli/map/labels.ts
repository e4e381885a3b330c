import { readdirSync, readFileSync } from 'node:fs'
import { placeName } from '@/lib/domain/country-names'
import { LOCALES, type Localized, languageOf } from '@/lib/domain/locale'

const DESTINATIONS = new URL('../../server/db/seed/data/destinations/', import.meta.url)

/** Names of Natural Earth that are abbreviated or outdated, by country code. */
const ABBREVIATED: Readonly<Record<string, string>> = {
  'Bosnia and Herz.': 'BA',
  'Cabo Verde': 'CV',
  'Central African Rep.': 'CF',
  Congo: 'CG',
  "Côte d'Ivoire": 'CI',
  'Dem. Rep. Congo': 'CD',
  'Dominican Rep.': 'DO',
  'Eq. Guinea': 'GQ',
  Macedonia: 'MK',
  Myanmar: 'MM',
  'S. Sudan': 'SS',
  'Solomon Is.': 'SB',
  'Trinidad and Tobago': 'TT',
  Turkey: 'TR',
  'United States of America': 'US',
  eSwatini: 'SZ',
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Country codes by their English name. */
const codes = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).map((code) => [
    placeName(code, LOCALES[0]),
    code,
  ]),
)

/** Returns the code of a country of Natural Earth; undefined if it has no code. */
export function codeOf(name: string): string | undefined {
  return ABBREVIATED[name] ?? codes.get(name)
}

/** Names as tiles have them: `name`, `name:en`, `name:th` and so on. */
export type Names = Record<string, string>

export function countryNames(code: string): Names {
  const named = LOCALES.map((locale) => [`name:${languageOf(locale)}`, placeName(code, locale)])
  return { name: placeName(code, LOCALES[0]), ...Object.fromEntries(named) }
}

export interface LabeledPlace {
  names: Names
  latitude: number
  longitude: number
}

interface SeedFile {
  destinations: Array<{ latitude: number; longitude: number; name: Localized }>
}

/** The destinations of the sample catalog. */
export function destinations(): LabeledPlace[] {
  return readdirSync(DESTINATIONS)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(new URL(name, DESTINATIONS), 'utf8')) as SeedFile)
    .flatMap((file) => file.destinations)
    .map(({ latitude, longitude, name }) => {
      const named = LOCALES.map((locale) => [`name:${languageOf(locale)}`, name[locale] ?? name.en])
      return { names: { name: name.en, ...Object.fromEntries(named) }, latitude, longitude }
    })
}
