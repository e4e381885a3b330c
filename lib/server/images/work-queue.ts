interface Turn {
  urgent: boolean
  take: () => Promise<void>
}

const waiting: Turn[] = []
let busy = false

async function takeTurns(): Promise<void> {
  if (busy) return
  busy = true
  for (let turn = waiting.shift(); turn; turn = waiting.shift()) await turn.take()
  busy = false
}

/**
 * Does heavy work one at a time, so that it leaves a core to the shop; urgent work first, else in the order
 * in which it came.
 */
export function enqueue<T>(urgent: boolean, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const turn: Turn = { urgent, take: () => work().then(resolve, reject) }
    const patient = urgent ? waiting.findIndex((other) => !other.urgent) : -1
    waiting.splice(patient < 0 ? waiting.length : patient, 0, turn)
    void takeTurns()
  })
}
