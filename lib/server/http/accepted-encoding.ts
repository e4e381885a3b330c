/** The smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Returns the smallest encoding that a client accepts; undefined if it accepts none, or refuses one by name. */
export function acceptedEncoding(header = ''): Encoding | undefined {
  const accepted = header.split(',').map((part) => part.trim().toLowerCase())
  return ENCODINGS.find((encoding) => accepted.includes(encoding))
}
