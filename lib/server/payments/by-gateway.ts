import PQueue from 'p-queue'

/** Calls to one gateway at a time. */
const CONCURRENCY = 5

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
  const queues = [...groups.values()].map((group) =>
    new PQueue({ concurrency: CONCURRENCY }).addAll(group.map((row) => () => work(row))),
  )
  await Promise.all(queues)
}
