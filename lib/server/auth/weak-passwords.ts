/** The most common passwords of at least the minimum length, in lower case. */
const COMMON = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword1 qwertyui qwertyuiop
  qwerty12 qwerty123 qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsxedc zaq12wsx asdfghjk asdfghjkl zxcvbnm1
  abcd1234 abc12345 abcdefgh abcdefghi a1b2c3d4 aa123456 aa12345678 a1234567 a12345678 12345678 123456789
  1234567890 0123456789 87654321 987654321 0987654321 12341234 11223344 12121212 123123123 1234qwer 123qweasd
  123456ab 123456abc iloveyou iloveyou1 sunshine sunshine1 princess princess1 football football1 baseball
  superman batman123 welcome1 welcome123 letmein1 letmein123 trustno1 admin123 administrator changeme
  whatever starwars computer internet michelle jennifer samantha danielle charlie1 monkey123 dragon123
  liverpool chelsea1 arsenal1 thailand thailand1 bangkok1 bangkok123 sawasdee woaini1314 woaini520 5201314520
  qq123456 asd12345 zxc12345 summer2025 summer2026 holiday1 holiday123 travel123 sunhop123 sunhop2026`.split(
    /\s+/,
  ),
)

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Whether a password is easily guessed: a common one,
 * fewer than three different characters, or personal data.
 */
export function isWeakPassword(password: string, personal: string[]): boolean {
  const lower = password.toLowerCase()
  if (COMMON.has(lower) || new Set(lower).size < 3) return true
  const bare = letters(password)
  return personal.some((text) => letters(text) !== '' && letters(text) === bare)
}
