import type { PageStore } from './page-store.ts'

/** On globalThis: each bundle has its own copy of this module, and Next imports the cache handler outside them as well. */
const holder = globalThis as typeof globalThis & { sunhopPages?: PageStore }

export function registerStore(store: PageStore): void {
  holder.sunhopPages = store
}

/** Undefined while the shop is built, and in development. */
export const registeredStore = (): PageStore | undefined => holder.sunhopPages
