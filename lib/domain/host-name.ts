/** The ends of host names that no name of a person has; links are made of them in any case. */
const TOP_LEVEL =
  /^(?:app|biz|blog|cc|click|club|cn|co|com|dev|edu|gov|icu|info|io|life|live|mobi|net|online|org|pro|ru|shop|site|space|store|tech|today|top|travel|tv|vip|website|world|xyz|xn--.+)$/i

/** Those of East Asian host names. */
const TOP_LEVEL_HAN =
  /^(?:中国|中國|中文网|公司|台湾|台灣|商城|商店|商标|在线|手机|新加坡|澳門|移动|网址|网店|网站|网络|網絡|購物|购物|集团|香港)$/u

/** Those that are family names as well, mostly of countries: `Dr.Li`, `J.Ma`. */
const FAMILY_NAME =
  /^(?:a[c-gilmoq-uwxz]|b[abd-jmnorstvwyz]|c[acdf-ik-oruvwxyz]|d[ejkmoz]|e[cegrstu]|f[ijkmor]|g[abd-ilmnp-uwy]|h[kmnrtu]|i[delmnoq-t]|j[emop]|k[eghimnprwyz]|l[abcikr-vy]|m[acdeghk-z]|n[acefgilopruz]|om|p[ae-hklmnr-twy]|qa|r[eosuw]|s[a-eg-ik-ortuvx-z]|t[cdf-hj-ortvwz]|u[agksyz]|v[aceginu]|w[fs]|y[et]|z[amw]|link|page|win|ไทย)$/iu

/** What stands before a name with a dot and no space; a single letter does, too. */
const TITLE =
  /^(?:\p{L}\p{M}*|adm|asst|capt|col|dato|dr|drs|eng|fr|gen|hr|ing|ir|jr|lic|lt|ma|maj|mag|me|messrs|mgr|mlle|mme|mr|mrs|ms|mt|mx|ny|ph|prof|rev|sgt|sir|sr|sra|srta|ssgt|st|sta|ste|tn|ดร|นพ|พญ|ทพ|ทญ|ผศ|รศ|ดช|ดญ|นส|พล|พต|รต|อจ)$/iu

/** Particles of family names that are ends of host names, too: `J.de Vries`. */
const PARTICLE = /^(?:af|de|do|la)$/

/** Ends of host names are new every year; the part of a name that follows a dot has a capital. */
const IN_SMALL_LETTERS = /^[a-z]{2,}$/

/** Two words with a dot between them, also one of East Asian text. */
const DOTTED =
  /([\p{L}\p{M}\p{N}-]+)[.\u3002\uff0e\uff61](?=(xn--[a-z\d-]+|[a-z]{2,}(?![a-z\d])|[\p{L}\p{M}]{2,}))/giu

function isHostName(before: string, after: string): boolean {
  if (TOP_LEVEL.test(after) || TOP_LEVEL_HAN.test(after)) return true
  const isTitled = TITLE.test(before)
  if (FAMILY_NAME.test(after)) return !(isTitled && (!/^\p{Ll}/u.test(after) || PARTICLE.test(after)))
  return !isTitled && IN_SMALL_LETTERS.test(after)
}

/** Whether a text has a URL or a host name of which mail programs and viewers make a link. */
export function hasHostName(text: string): boolean {
  return (
    /\/\/(?=[\p{L}\p{N}])|:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2,}\//iu.test(text) ||
    [...text.matchAll(DOTTED)].some(([, before = '', after = '']) => isHostName(before, after))
  )
}
