/** Calls to one gateway at a time. */
const CONCURRENCY = 5

/** The payments of one gateway, or those without a gateway and of gateways that this installation does not have. */
export type GatewayLane = { gateway: string } | { except: readonly string[] }

/**
 * The calls of a job to one gateway. A gateway that responds to none of five calls in a row is silent for the rest of the
 * round: it is not called again, so that a round takes as long as one call, however many payments wait for it.
 */
export class GatewayCalls {
  #withoutResponse = 0
  #underWay = 0
  #oneEnded = Promise.withResolvers<void>()

  /** Whether to call again. After a call without a response this waits for one of those under way. */
  async isResponding(): Promise<boolean> {
    while (this.#withoutResponse > 0 && this.#underWay > 0) await this.#oneEnded.promise
    return this.#withoutResponse < CONCURRENCY
  }

  /**
   * Makes a call, unless the gateway is silent. `make` resolves to null if the gateway does not respond; an error of its
   * own counts as such and is thrown.
   */
  async call<Result>(make: () => Promise<Result | null>): Promise<Result | null> {
    if (!(await this.isResponding())) return null
    this.#underWay += 1
    let result: Result | null = null
    try {
      result = await make()
    } finally {
      this.#underWay -= 1
      this.#withoutResponse = result === null ? this.#withoutResponse + 1 : 0
      this.#oneEnded.resolve()
      this.#oneEnded = Promise.withResolvers()
    }
    return result
  }
}

/**
 * Does work for the rows of one gateway, five at a time, until there are no more. `work` handles its own errors.
 * @param next returns a further row
 */
export async function gatewayRound<Row>(
  next: (calls: GatewayCalls) => Promise<Row | undefined>,
  work: (row: Row, calls: GatewayCalls) => Promise<void>,
): Promise<void> {
  const calls = new GatewayCalls()
  const worker = async () => {
    for (let row = await next(calls); row !== undefined; row = await next(calls)) await work(row, calls)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
}

/** Claims rows until the gateway is silent: what is not claimed stays due. */
export function whileResponding<Row>(claim: () => Promise<Row | undefined>) {
  return async (calls: GatewayCalls): Promise<Row | undefined> =>
    (await calls.isResponding()) ? claim() : undefined
}
