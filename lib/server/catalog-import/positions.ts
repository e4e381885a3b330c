/** Assigns each entry a position: its own, its stored one, or the next one after the last. */
export class Positions {
  readonly #stored: ReadonlyMap<string, { position: number }>
  #last: number

  constructor(stored: ReadonlyMap<string, { position: number }>) {
    this.#stored = stored
    this.#last = -1
    for (const { position } of stored.values()) this.#last = Math.max(this.#last, position)
  }

  of({ position, id }: { position?: number; id: string }): number {
    return position ?? this.#stored.get(id)?.position ?? ++this.#last
  }
}
