const list = (codes: string) => codes.split(' ')

/** The European Union, the United Kingdom, Switzerland, Norway, Iceland and Liechtenstein. */
export const EUROPE = list(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK',
)

export const ASIA = list('CN HK JP KH KR MO MY PH SG TH TW VN')
