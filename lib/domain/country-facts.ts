/** Emergency numbers; `all` is one number for police, fire brigade and ambulance. */
export type EmergencyService = 'all' | 'police' | 'ambulance' | 'tourist_police'

/** Facts that hold for a whole country and rarely change. */
export interface CountryFacts {
  /** ISO 4217 */
  currency: string
  /** Without the plus sign. */
  callingCode: string
  drives: 'left' | 'right'
  /** Plug types of IEC TR 60083. */
  plugs: string[]
  /** Common languages, ISO 639. */
  languages: string[]
  emergency: Array<[EmergencyService, string]>
}

const list = (text: string) => text.split(' ')

function facts(
  currency: string,
  callingCode: string,
  drives: CountryFacts['drives'],
  plugs: string,
  languages: string,
  emergency: CountryFacts['emergency'],
): CountryFacts {
  return { currency, callingCode, drives, plugs: list(plugs), languages: list(languages), emergency }
}

const ALL_112: CountryFacts['emergency'] = [['all', '112']]

/** By ISO 3166-1 alpha-2; other countries show no facts. */
export const COUNTRY_FACTS: Partial<Record<string, CountryFacts>> = {
  AE: facts('AED', '971', 'right', 'G', 'ar en', [
    ['police', '999'],
    ['ambulance', '998'],
  ]),
  AU: facts('AUD', '61', 'left', 'I', 'en', [['all', '000']]),
  BR: facts('BRL', '55', 'right', 'C N', 'pt', [
    ['police', '190'],
    ['ambulance', '192'],
  ]),
  CH: facts('CHF', '41', 'right', 'C J', 'de fr it', ALL_112),
  CN: facts('CNY', '86', 'right', 'A C I', 'zh', [
    ['police', '110'],
    ['ambulance', '120'],
  ]),
  FR: facts('EUR', '33', 'right', 'C E', 'fr', ALL_112),
  GB: facts('GBP', '44', 'left', 'G', 'en', [['all', '999']]),
  GR: facts('EUR', '30', 'right', 'C F', 'el', ALL_112),
  IT: facts('EUR', '39', 'right', 'C F L', 'it', ALL_112),
  JP: facts('JPY', '81', 'left', 'A B', 'ja', [
    ['police', '110'],
    ['ambulance', '119'],
  ]),
  MA: facts('MAD', '212', 'right', 'C E', 'ar fr', [
    ['police', '19'],
    ['ambulance', '15'],
  ]),
  NL: facts('EUR', '31', 'right', 'C F', 'nl', ALL_112),
  NO: facts('NOK', '47', 'right', 'C F', 'no', [
    ['police', '112'],
    ['ambulance', '113'],
  ]),
  PE: facts('PEN', '51', 'right', 'A C', 'es qu', [
    ['police', '105'],
    ['ambulance', '106'],
  ]),
  SG: facts('SGD', '65', 'left', 'G', 'en zh ms ta', [
    ['police', '999'],
    ['ambulance', '995'],
  ]),
  TH: facts('THB', '66', 'left', 'A B C O', 'th', [
    ['tourist_police', '1155'],
    ['police', '191'],
    ['ambulance', '1669'],
  ]),
  TR: facts('TRY', '90', 'right', 'C F', 'tr', ALL_112),
  TZ: facts('TZS', '255', 'left', 'D G', 'sw en', ALL_112),
  US: facts('USD', '1', 'right', 'A B', 'en', [['all', '911']]),
}
