export const DONE = '00'

/** The gateway already has this invoice. */
export const DUPLICATE = '94'

/** Declined before authentication, so nothing was captured. For other codes the outcome is unknown. */
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
