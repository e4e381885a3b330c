import { getTranslations } from 'next-intl/server'
import { ENTRIES } from '@/stores/browser-storage/entries'
import { DataList } from './data-list'
import { contentFacts } from './facts'
import { isAbout, type Part } from './parts'

/** Entries that a shop stores only if it has the part that they are for. */
const NEEDS: Partial<Record<keyof typeof ENTRIES, Part>> = {
  'selection-draft': 'hasProducts',
  'choice:': 'hasProducts',
  'contact-change': 'hasSettings',
  'add-to-cart:': 'hasProducts',
  'checkout-draft': 'hasOrders',
  'order-press': 'hasOrders',
  'placed-order': 'hasOrders',
  'support-draft': 'hasSupport',
  'support-press': 'hasSupport',
  favourites: 'hasProducts',
  'favourites-owned': 'hasProducts',
  'recently-seen': 'hasProducts',
  'recent-searches': 'hasProducts',
  'venue-key': 'hasOrders',
}

const KEYS = Object.keys(ENTRIES) as Array<keyof typeof ENTRIES>

const SECOND_MS = 1000
const MINUTE_MS = 60_000

/** Every entry of session and local storage that this shop may write, with its key, place, lifetime and purpose. */
export async function StorageList() {
  const [t, facts] = await Promise.all([getTranslations('pages.privacy.stored'), contentFacts()])
  const life = (ttl: number) =>
    ttl < MINUTE_MS ? t('seconds', { seconds: ttl / SECOND_MS }) : t('minutes', { minutes: ttl / MINUTE_MS })
  const rows = KEYS.filter((key) => isAbout(facts, NEEDS[key] ?? null)).map((key) => {
    const { storage, ttl, owner, purpose } = ENTRIES[key]
    return {
      name: key.replace(/:$/, ':…'),
      facts: [t(storage), ttl && life(ttl), owner !== 'anyone' && t('signOut')].filter(Boolean).join(' · '),
      purpose: t(purpose),
    }
  })
  return <DataList rows={rows} />
}
