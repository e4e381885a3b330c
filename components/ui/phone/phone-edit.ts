const THAI_ZERO = '๐'.charCodeAt(0)

/** Returns the digits of a number and a leading plus, without formatting characters. */
export function phoneCharacters(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .trim()
  const digits = plain.replace(/\D/g, '')
  return plain.startsWith('+') ? `+${digits}` : digits
}

export interface PhoneEdit {
  /** The input as digits and a leading plus. */
  characters: string
  /** Number of characters before the caret. */
  before: number
}

/**
 * Interprets an edit of a formatted number. Deleting a space or bracket also deletes the adjacent digit,
 * since the separator would reappear at once.
 */
export function phoneEdit(
  previous: string,
  text: string,
  caret: number,
  deleting: 'backward' | 'forward' | null,
): PhoneEdit {
  const characters = phoneCharacters(text)
  const before = phoneCharacters(text.slice(0, caret)).length
  if (!deleting || text.length >= previous.length || characters !== phoneCharacters(previous))
    return { characters, before }
  const at = deleting === 'backward' ? before - 1 : before
  if (at < 0) return { characters, before }
  return {
    characters: characters.slice(0, at) + characters.slice(at + 1),
    before: deleting === 'backward' ? at : before,
  }
}

/** Returns the caret position in a formatted number after the given number of characters. */
export function caretBehind(text: string, before: number): number {
  let passed = 0
  for (let index = 0; index < text.length; index++) {
    if (passed === before) return index
    if (/[\d+]/.test(text.charAt(index))) passed++
  }
  return text.length
}
