import { CHUNK_RELOADS } from './chunk-reloads'
import { type Entry, OWNED_ENTRIES, type OwnedKey } from './owned-entries'

const IN_TAB = { storage: 'session', ttl: null, owner: 'anyone' } as const
const ON_DEVICE = { storage: 'local', ttl: null, owner: 'anyone' } as const

interface DocumentedEntry extends Entry {
  /** Its message under `pages.privacy.stored`. */
  purpose: string
}

/**
 * All that the shop stores in session and local storage, by key; the privacy policy lists it. A key that ends in a
 * colon is a prefix. The browser does not load this table.
 */
export const ENTRIES = {
  [CHUNK_RELOADS.key]: { ...IN_TAB, ttl: CHUNK_RELOADS.ttl, purpose: 'chunkReloads' },
  'selection-draft': { ...IN_TAB, purpose: 'selectionDraft' },
  'choice:': { ...IN_TAB, purpose: 'choice' },
  'sign-up': { ...IN_TAB, ...OWNED_ENTRIES['sign-up'], purpose: 'signUp' },
  'email-sign-in': { ...IN_TAB, ...OWNED_ENTRIES['email-sign-in'], purpose: 'emailSignIn' },
  'passkey-offer': { ...IN_TAB, ...OWNED_ENTRIES['passkey-offer'], purpose: 'passkeyOffer' },
  'forgot-password': { ...IN_TAB, ...OWNED_ENTRIES['forgot-password'], purpose: 'forgotPassword' },
  'contact-change': { ...IN_TAB, ...OWNED_ENTRIES['contact-change'], purpose: 'contactChange' },
  'google-away': { ...IN_TAB, purpose: 'googleAway' },
  'google-problem': { ...IN_TAB, purpose: 'googleProblem' },
  'add-to-cart:': { ...IN_TAB, purpose: 'addToCart' },
  'cart-view': { ...IN_TAB, purpose: 'cartView' },
  'checkout-draft': { ...IN_TAB, ...OWNED_ENTRIES['checkout-draft'], purpose: 'checkoutDraft' },
  'order-press': { ...IN_TAB, purpose: 'orderIdempotencyKey' },
  'placed-order': { ...IN_TAB, purpose: 'placedOrder' },
  'support-draft': { ...IN_TAB, ...OWNED_ENTRIES['support-draft'], purpose: 'supportDraft' },
  'support-press': { ...IN_TAB, ...OWNED_ENTRIES['support-press'], purpose: 'supportIdempotencyKey' },
  // A plain list; `favourites-owned` marks it as the account's, and `syncFavourites` then clears it at sign-out.
  favourites: { ...ON_DEVICE, owner: 'account', purpose: 'favourites' },
  'favourites-owned': { ...ON_DEVICE, owner: 'account', purpose: 'favouritesOwned' },
  'recently-seen': { ...ON_DEVICE, purpose: 'recentlyViewed' },
  'recent-searches': { ...ON_DEVICE, purpose: 'recentSearches' },
  'language-offer': { ...ON_DEVICE, purpose: 'languageOffer' },
  'venue-key': { ...ON_DEVICE, purpose: 'venueKey' },
} as const satisfies Record<string, DocumentedEntry>

type Entries = typeof ENTRIES
type KeysIn<Storage> = {
  [Key in keyof Entries]: Entries[Key]['storage'] extends Storage ? Key : never
}[keyof Entries]
type Named<Key extends string> = Key extends `${string}:` ? `${Key}${string}` : Key

/** Keys that a tab stores without an owner. */
export type TabKey = Named<Exclude<KeysIn<'session'>, OwnedKey>>
/** Keys in the local storage of the device. */
export type DeviceKey = Named<KeysIn<'local'>>
