import { randomCode } from '@/lib/server/random-code'

/**
 * Returns a reference that is easy to read aloud: four characters, then year and month, e.g. SH-7Q4K-2612.
 */
export function newReference(now: Date): string {
  const month = now.toISOString().slice(2, 7).replace('-', '')
  return `SH-${randomCode(4)}-${month}`
}
