import { randomCode } from '@/lib/server/random-code'

/**
 * Returns a number that is easy to read aloud and to search for: four characters, then year and month, e.g.
 * SUP-7Q4K-2612.
 */
export function newSupportNumber(now: Date): string {
  const month = now.toISOString().slice(2, 7).replace('-', '')
  return `SUP-${randomCode(4)}-${month}`
}
