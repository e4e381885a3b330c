import { decoded } from './percent-encoding'

/** A token that a cookie can hold as it is (RFC 6265), without the sign of an encoded one. */
const PLAIN = /^[!#$&'()*+\-./\w:<=>?@[\]^`{|}~]*$/
/** Browsers store at most 4096 bytes of a cookie's name and value; the longest name of the token has 19. */
const MAX_LENGTH = 4_000

/** The value of the cookie that holds a token, whichever API host issued it. */
export const storedForm = (token: string): string => (PLAIN.test(token) ? token : encodeURIComponent(token))

/** Whether a cookie can hold a token. */
export const isSessionToken = (token: string): boolean =>
  token !== '' && token.isWellFormed() && storedForm(token).length <= MAX_LENGTH

/** The token as it was issued. A cookie that a host sets itself may have it percent-encoded or not. */
export function issuedToken(stored: string): string {
  return decoded(stored) ?? stored
}
