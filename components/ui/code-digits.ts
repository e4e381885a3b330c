const THAI_ZERO = '๐'.charCodeAt(0)

/** The digits in what was typed or pasted, whatever stands between them and in whichever script, up to a number. */
export function codeDigits(text: string, length: number): string {
  return text
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(/\D/g, '')
    .slice(0, length)
}

/**
 * The code after the field's text has changed. What comes behind a full code has no place there, so it begins the code
 * anew, and a whole code takes the place of whatever was typed before it.
 */
export function nextCode(before: string, text: string, length: number): string {
  const added = text.startsWith(before) ? codeDigits(text.slice(before.length), length) : ''
  const anew = added !== '' && (before.length === length || added.length === length)
  return anew ? added : codeDigits(text, length)
}
