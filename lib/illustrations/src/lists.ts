/**
 * Returns the element of `list` at `index`.
 * @throws RangeError if there is none, so that the result is never undefined
 */
export function item<T>(list: readonly T[], index: number): T {
  if (!Number.isInteger(index) || index < 0 || index >= list.length) {
    throw new RangeError(`no element ${index} in a list of ${list.length}`)
  }
  return list[index] as T
}

/** Returns the element of `list` at `index`; after the last comes the first again. */
export function cycle<T>(list: readonly T[], index: number): T {
  return item(list, index % list.length)
}

/** Returns the last element of `list`. */
export function last<T>(list: readonly T[]): T {
  return item(list, list.length - 1)
}
