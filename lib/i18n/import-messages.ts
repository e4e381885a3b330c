import type { Locale } from '@/lib/domain/locale'
import type en from '@/messages/en.json'

export type Messages = typeof en

export async function importMessages(locale: Locale): Promise<Messages> {
  return (await import(`@/messages/${locale}.json`)).default
}
