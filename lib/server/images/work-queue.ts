interface Job {
  urgent: boolean
  take: () => Promise<void>
}

const waiting: Job[] = []
let busy = false

async function runQueue(): Promise<void> {
  if (busy) return
  busy = true
  for (let job = waiting.shift(); job; job = waiting.shift()) await job.take()
  busy = false
}

/**
 * Runs heavy work one job at a time, so that one core stays free for requests; urgent jobs first, otherwise
 * in order of arrival.
 */
export function enqueue<T>(urgent: boolean, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const job: Job = { urgent, take: () => work().then(resolve, reject) }
    const firstNonUrgent = urgent ? waiting.findIndex((other) => !other.urgent) : -1
    waiting.splice(firstNonUrgent < 0 ? waiting.length : firstNonUrgent, 0, job)
    void runQueue()
  })
}
