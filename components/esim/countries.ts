import { allNames } from '@/lib/domain/country-names'

/** Parts of the world by their UN M49 code, in the order of the page, with their countries. */
const PARTS = {
  '142':
    'AE AF AM AZ BD BH BN BT CN GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE',
  '150':
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK',
  '009': 'AS AU CC CK CX FJ FM GU HM KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
  '003':
    'AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI',
  '005': 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
  '002':
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
} as const

export type WorldPart = keyof typeof PARTS
export const WORLD_PARTS: WorldPart[] = ['142', '150', '009', '003', '005', '002']

/** How a part of the world is named in addresses. */
export const PART_SLUG: Record<WorldPart, string> = {
  '142': 'asia',
  '150': 'europe',
  '009': 'oceania',
  '003': 'north-america',
  '005': 'south-america',
  '002': 'africa',
}

const partByCountry = new Map(
  WORLD_PARTS.flatMap((part) => PARTS[part].split(' ').map((code) => [code, part] as const)),
)

/** The part of the world that a country is in; undefined for what is no country. */
export function worldPartOf(country: string): WorldPart | undefined {
  return partByCountry.get(country)
}

/** The part of the world where most of the countries of a plan are; undefined where it has but one country. */
export function regionOf(countries: readonly string[]): WorldPart | undefined {
  if (countries.length < 2) return undefined
  return WORLD_PARTS.find(
    (part) => countries.filter((code) => worldPartOf(code) === part).length >= countries.length * 0.8,
  )
}

/** Everything by which a country or a part of the world can be found: its names in each language and more. */
export function searchText(code: string, more: readonly string[] = []): string {
  return [...new Set([...allNames(code), ...more, code])].join(' ').toLowerCase()
}
