const THAI_ZERO = '๐'.charCodeAt(0)

/** The digits in what was typed or pasted, whatever stands between them and in whichever script, up to a number. */
export function codeDigits(text: string, length: number): string {
  return text
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(/\D/g, '')
    .slice(0, length)
}
