/** Whether a script chunk failed to load: the network is down, or a newer build has replaced it. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /imported module/i.test(error.message))
}
