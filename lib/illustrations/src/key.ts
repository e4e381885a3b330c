import { hash } from './random'
import type { IllustrationSpec } from './spec'

/** Part of every key. Increment it when the same spec gives a different illustration. */
const GENERATOR_VERSION = 5

/** Returns a short key of a spec. Illustrations with the same key look the same. */
export function illustrationKey(spec: IllustrationSpec): string {
  const entries = Object.entries(spec)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return hash(JSON.stringify([GENERATOR_VERSION, entries])).toString(36)
}
