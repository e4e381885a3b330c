import type { PageStore } from './page-store.ts'

/** On globalThis: Next imports the cache handler outside the server's bundles. */
const holder = globalThis as typeof globalThis & { sunhopPages?: PageStore }

export function registerStore(store: PageStore): void {
  holder.sunhopPages = store
}

/** Undefined while the shop is built, and in development. */
export const registeredStore = (): PageStore | undefined => holder.sunhopPages
