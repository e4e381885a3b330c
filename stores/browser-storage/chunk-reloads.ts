/** When each path was last reloaded (ms since 1970); the pre-paint script reads and writes it as well. */
export const CHUNK_RELOADS = { key: 'chunk-reloads', ttl: 10_000 } as const
