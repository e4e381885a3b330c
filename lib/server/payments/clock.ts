/**
 * Returns the current time, for a round of jobs that was started at a given one and may take long: what is decided at its
 * end must not be judged by the time of its start.
 */
export function clockFrom(start: Date): () => Date {
  const began = performance.now()
  return () => new Date(start.getTime() + performance.now() - began)
}
