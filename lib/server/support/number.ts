import { randomLetters } from '@/lib/server/random-code'

/** What people read out and search their mails for: four letters, then year and month: SUP-7Q4K-2612. */
export function newSupportNumber(now: Date): string {
  const month = now.toISOString().slice(2, 7).replace('-', '')
  return `SUP-${randomLetters(4)}-${month}`
}
