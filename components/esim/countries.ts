import { allNames } from '@/lib/domain/country-names'

/** Countries of each region by UN M49 code, in page order. */
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

/** URL slug of each region. */
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

/** Returns the region of a country; undefined for an unknown code. */
export function worldPartOf(country: string): WorldPart | undefined {
  return partByCountry.get(country)
}

/** Returns the region that holds at least 80 % of a plan's countries; undefined for a single country. */
export function regionOf(countries: readonly string[]): WorldPart | undefined {
  if (countries.length < 2) return undefined
  return WORLD_PARTS.find(
    (part) => countries.filter((code) => worldPartOf(code) === part).length >= countries.length * 0.8,
  )
}

/** Returns the lower-case search text of a country or region: its names in every language and extra terms. */
export function searchText(code: string, extra: readonly string[] = []): string {
  return [...new Set([...allNames(code), ...extra, code])].join(' ').toLowerCase()
}
