import { item } from './lists'

/** A seeded random source. Call it for a number in [0, 1). */
export interface Random {
  (): number
  /** A number in [`from`, `to`). */
  range(from: number, to: number): number
  /** An integer from `from` to `to`, inclusive. */
  int(from: number, to: number): number
  /** One element of a non-empty list. */
  pick<T>(list: readonly T[]): T
}

/** Returns the FNV-1a hash of a string as an unsigned 32-bit integer. */
export function hash(text: string): number {
  let h = 2166136261
  for (const char of text) {
    h ^= char.codePointAt(0) ?? 0
    h = Math.imul(h, 16777619)
  }
  return h >>> 0
}

/** Creates a random source (mulberry32) that yields the same sequence for the same seed. */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = (): number => {
    state |= 0
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const range = (from: number, to: number): number => from + (to - from) * next()
  return Object.assign(next, {
    range,
    int: (from: number, to: number): number => Math.floor(range(from, to + 1)),
    pick: <T>(list: readonly T[]): T => item(list, Math.floor(next() * list.length)),
  })
}
