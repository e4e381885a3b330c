import { NAMES, TOP_LEVEL, TOP_LEVEL_OTHER_SCRIPTS } from './top-level-domains'

/** Ends of countries; those that are missing here are in `TOP_LEVEL`. Many are family names as well: `Dr.Li`, `J.Ma`. */
const COUNTRY =
  /^(?:a[c-gilmoq-uwxz]|b[abd-jmnorstvwyz]|c[acdf-ik-oruvwxyz]|d[ejkmoz]|e[cegrstu]|f[ijkmor]|g[abd-ilmnp-uwy]|h[kmnrtu]|i[delmnoq-t]|j[emop]|k[eghimnprwyz]|l[abcikr-vy]|m[acdeghk-z]|n[acefgilopruz]|om|p[ae-hklmnr-twy]|qa|r[eosuw]|s[a-eg-ik-ortuvx-z]|t[cdf-hj-ortvwz]|u[agksyz]|v[aceginu]|w[fs]|y[et]|z[amw]|ไทย)$/u

/** What stands before a name with a dot and no space; a single letter does, too. */
const TITLE =
  /^(?:\p{L}\p{M}*|adm|asst|capt|col|dato|dipl|dr|drs|eng|fr|gen|hr|ing|ir|jr|lic|lt|ma|maj|mag|me|messrs|mgr|mlle|mme|mr|mrs|ms|mt|mx|ny|ph|prof|rev|sgt|sir|sr|sra|srta|ssgt|st|sta|ste|tn|ดร|นพ|พญ|ทพ|ทญ|ผศ|รศ|ดช|ดญ|นส|พล|พต|รต|อจ)$/iu

/** Parts of names in small letters that are ends of host names, too: `J.de Vries`, `Dr.med`. */
const PARTICLE = /^(?:af|de|do|la|med)$/

/**
 * Ends of host names are new every year. In small letters any word after a dot counts as one, because that part of a name has
 * a capital: `José.André`.
 */
const IN_SMALL_LETTERS = /^[a-z]{2,}$/

/** Two words with a dot between them, also one of East Asian text. */
const DOTTED =
  /([\p{L}\p{M}\p{N}-]+)[.\u3002\uff0e\uff61](?=(xn--[a-z\d-]+|[a-z]{2,}(?![a-z\d])|[\p{L}\p{M}]{2,}))/giu

function isHostName(before: string, after: string): boolean {
  // Host names have no case.
  const end = after.toLowerCase()
  if (TOP_LEVEL.has(end) || TOP_LEVEL_OTHER_SCRIPTS.has(end) || end.startsWith('xn--')) return true
  const isTitled = TITLE.test(before)
  if (NAMES.has(end) || COUNTRY.test(end))
    return !(isTitled && (!/^\p{Ll}/u.test(after) || PARTICLE.test(after)))
  return !isTitled && IN_SMALL_LETTERS.test(after)
}

/** Whether a text has a URL or a host name of which mail programs and viewers make a link. */
export function hasHostName(text: string): boolean {
  return (
    /\/\/(?=[\p{L}\p{N}])|:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2,}\//iu.test(text) ||
    [...text.matchAll(DOTTED)].some(([, before = '', after = '']) => isHostName(before, after))
  )
}
