import type en from '@/messages/en.json'

type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeysOf<T[K]>}`
}[keyof T & string]

/** Translates a key of the `cancellation` messages. */
export type CancellationTranslate = (
  key: KeysOf<(typeof en)['cancellation']>,
  values?: Record<string, string | number>,
) => string

/** A sentence, and the formatted dates in it, in order. */
export interface CancellationText {
  text: string
  moments: string[]
}
