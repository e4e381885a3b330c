interface Node<Result> {
  next: WeakMap<object, Node<Result>>
  result?: Result
}

/** Caches the results of a function by the identity of its arguments, as long as these exist. */
export function cacheByIdentity<Args extends object[], Result extends object>(
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  const root: Node<Result> = { next: new WeakMap() }
  return (...args) => {
    let node = root
    for (const arg of args) {
      const child = node.next.get(arg) ?? { next: new WeakMap() }
      node.next.set(arg, child)
      node = child
    }
    node.result ??= compute(...args)
    return node.result
  }
}
