/** Encodes a text as a segment of an internal path. */
export const encodeSegment = (text: string) => Buffer.from(text).toString('base64url')

export const decodeSegment = (segment: string) => Buffer.from(segment, 'base64url').toString()
