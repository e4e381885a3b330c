/** Calls to one gateway at a time. */
const CONCURRENCY = 5

/** Does work for each row, a few at a time. The workers take the rows from one iterator. */
async function aFewAtATime<Row>(rows: readonly Row[], work: (row: Row) => Promise<void>): Promise<void> {
  const left = rows.values()
  const worker = async () => {
    for (const row of left) await work(row)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
}

/**
 * Does work for each row, a few at a time for each gateway, so that a gateway that does not respond delays only its own
 * rows. `work` handles its own errors.
 */
export async function byGateway<Row>(
  rows: readonly Row[],
  gatewayOf: (row: Row) => string | null,
  work: (row: Row) => Promise<void>,
): Promise<void> {
  const groups = Map.groupBy(rows, gatewayOf)
  await Promise.all([...groups.values()].map((group) => aFewAtATime(group, work)))
}
