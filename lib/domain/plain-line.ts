/** Returns a text of others as one line, without control and bidirectional formatting characters. */
export const plainLine = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
