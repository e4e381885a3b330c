import { getTranslations } from 'next-intl/server'
import { ENTRIES } from '@/stores/browser-storage/entries'
import { DataList } from './data-list'

const SECOND_MS = 1000
const MINUTE_MS = 60_000

/** Every entry of session and local storage with its key, place, lifetime and purpose. */
export async function StorageList() {
  const t = await getTranslations('pages.privacy.stored')
  const life = (ttl: number) =>
    ttl < MINUTE_MS ? t('seconds', { seconds: ttl / SECOND_MS }) : t('minutes', { minutes: ttl / MINUTE_MS })
  const rows = Object.entries(ENTRIES).map(([key, { storage, ttl, owner, purpose }]) => ({
    name: key.replace(/:$/, ':…'),
    facts: [t(storage), ttl && life(ttl), owner !== 'anyone' && t('signOut')].filter(Boolean).join(' · '),
    purpose: t(purpose),
  }))
  return <DataList rows={rows} />
}
