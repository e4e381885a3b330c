export const DONE = '00'

/** The gateway has this invoice already. */
export const DUPLICATE = '94'

/** What is refused before any authentication, so that nothing was taken; what is not listed is not known. */
const DECLINED: readonly string[] = [
  '01',
  '03',
  '05',
  '12',
  '13',
  '14',
  '17',
  '19',
  '30',
  '41',
  '43',
  '50',
  '51',
  '54',
  '55',
  '58',
  '91',
]

export function isDeclined(code: string): boolean {
  return DECLINED.includes(code)
}
