import type { PageStore } from './page-store.ts'

/** On globalThis: each bundle has its own copy of this module, and Next imports the cache handler outside them as well. */
const holder = globalThis as typeof globalThis & {
  sunhopPages?: PageStore
  sunhopIsPageServed?: (path: string) => Promise<boolean>
}

export function registerStore(store: PageStore): void {
  holder.sunhopPages = store
}

/** Undefined while the shop is built, and in development. */
export const registeredStore = (): PageStore | undefined => holder.sunhopPages

/** Sets how it is known whether a page is served without being rendered. */
export function registerServedPages(isServed: (path: string) => Promise<boolean>): void {
  holder.sunhopIsPageServed = isServed
}

/** Whether a page is served as it is stored; true where no pages are stored. @param path the internal path */
export const isPageServed = async (path: string): Promise<boolean> =>
  (await holder.sunhopIsPageServed?.(path)) ?? true
