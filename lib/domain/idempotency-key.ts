import { nanoid } from 'nanoid'

/** Maximum length of a key, in characters. */
export const MAX_KEY_LENGTH = 200

/** Returns a new idempotency key. Works without a secure context, unlike `crypto.randomUUID`. */
export const newIdempotencyKey = (): string => nanoid()
