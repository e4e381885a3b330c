import { hash } from './random'
import type { IllustrationSpec } from './spec'

/** Part of every key: raise it when the same spec gives another picture. */
const GENERATOR_VERSION = 4

/** A short name for how a picture looks: pictures of the same key are the same. */
export function illustrationKey(spec: IllustrationSpec): string {
  const entries = Object.entries(spec)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return hash(JSON.stringify([GENERATOR_VERSION, entries])).toString(36)
}
