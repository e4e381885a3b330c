/** Whether a part of the script did not come: for want of a network, or since a newer build has taken its place. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /imported module/i.test(error.message))
}
