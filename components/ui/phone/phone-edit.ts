const THAI_ZERO = '๐'.charCodeAt(0)

/** The digits of a number and a leading plus, without what only makes it readable. */
export function phoneCharacters(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .trim()
  const digits = plain.replace(/\D/g, '')
  return plain.startsWith('+') ? `+${digits}` : digits
}

export interface PhoneEdit {
  /** What was typed, as digits and a leading plus. */
  characters: string
  /** How many of them stand before the caret. */
  before: number
}

/**
 * What an edit of a formatted number means. Deleting a space or a bracket takes the digit beside it along, since the
 * sign itself would come back at once.
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

/** Where the caret stands in a formatted number, behind as many of its digits. */
export function caretBehind(text: string, before: number): number {
  let seen = 0
  for (let place = 0; place < text.length; place++) {
    if (seen === before) return place
    if (/[\d+]/.test(text.charAt(place))) seen++
  }
  return text.length
}
