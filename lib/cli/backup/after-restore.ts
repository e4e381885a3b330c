import type { Manifest } from './manifest'

const SIGNED_OUT = 'Everyone signs in again: sessions, and the codes and links of mails, have ended.'
const VENUE_KEYS =
  '! Keys of venues are those of the backup, also ones that were revoked since: compare npm run venues -- list.'
const OTHER_SECRET =
  '! SESSION_SECRET is not that of the backup: vouchers, codes and two-step sign-ins from before are refused.'

/** What the operator must know after a restore, one line each. */
export function afterRestore({ tables }: Manifest, isSameSecret: boolean): string[] {
  const hasKeys = tables.some(({ name, rows }) => name === 'venue_keys' && rows > 0)
  return [SIGNED_OUT, ...(hasKeys ? [VENUE_KEYS] : []), ...(isSameSecret ? [] : [OTHER_SECRET])]
}
