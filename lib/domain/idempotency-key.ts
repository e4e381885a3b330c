import { nanoid } from 'nanoid'

/** Returns a new idempotency key. Works without a secure context, unlike `crypto.randomUUID`. */
export const newIdempotencyKey = (): string => nanoid()
