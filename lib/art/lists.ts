/** The member of `list` at `index`; throws when there is none, so that the result is never undefined. */
export function item<T>(list: readonly T[], index: number): T {
  if (!Number.isInteger(index) || index < 0 || index >= list.length) {
    throw new RangeError(`No member ${index} in a list of ${list.length}`)
  }
  return list[index] as T
}

/** The member of `list` at `index`, starting again from the first after the last. */
export function cycle<T>(list: readonly T[], index: number): T {
  return item(list, index % list.length)
}

/** The last member of `list`. */
export function last<T>(list: readonly T[]): T {
  return item(list, list.length - 1)
}
