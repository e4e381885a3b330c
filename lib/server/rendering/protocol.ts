import type { Work } from './render'

/** Sent by the server. */
export interface Order {
  id: number
  work: Work
  args: readonly unknown[]
}

/** Sent by the process: the first says that it takes orders. */
export type Reply = { ready: true } | { id: number; bytes: Uint8Array } | { id: number; error: string }
