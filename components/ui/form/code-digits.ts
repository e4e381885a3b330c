const THAI_ZERO = '๐'.charCodeAt(0)

/** Returns the digits of a typed or pasted text in any script, without separators, at most `length`. */
export function codeDigits(text: string, length: number): string {
  return text
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(/\D/g, '')
    .slice(0, length)
}

/**
 * Returns the code after the field's text has changed. A digit typed after a complete code starts a new code,
 * and a complete pasted code replaces whatever was there.
 */
export function nextCode(before: string, text: string, length: number): string {
  const added = text.startsWith(before) ? codeDigits(text.slice(before.length), length) : ''
  const replaces = added !== '' && (before.length === length || added.length === length)
  return replaces ? added : codeDigits(text, length)
}
