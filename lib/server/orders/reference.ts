import { randomLetters } from '@/lib/server/random-code'

/** What people read out on the phone: four letters, then year and month: SH-7Q4K-2612. */
export function newReference(now: Date): string {
  const month = now.toISOString().slice(2, 7).replace('-', '')
  return `SH-${randomLetters(4)}-${month}`
}
