const start = performance.now()

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

let out: NodeJS.WriteStream = process.stdout

/**
 * Sends all further output to stderr, because stdout carries the requested data.
 * @returns a function that ends that
 */
export function printToStderr(): () => void {
  out = process.stderr
  return () => {
    out = process.stdout
  }
}

/** Writes requested data to stdout, wherever the other output goes. */
export function printData(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Prints a line. */
export function print(text: string): void {
  out.write(`${text}\n`)
}

/** Prints the start, the end and the duration of a step. A step that returns false is marked as failed. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const since = performance.now()
  print(`  ${title} …`)
  const result = await work()
  print(`${result === false ? '✗' : '✓'} ${title} (${seconds(since)})`)
  return result
}

/** Returns a progress counter that rewrites its line on a terminal and prints every quarter elsewhere. */
export function counter(title: string): (done: number, total: number) => void {
  let quarter = 0
  return (done, total) => {
    if (out.isTTY) {
      out.write(`\r  ${title}: ${done} of ${total}${done === total ? '\n' : ''}`)
      return
    }
    const reached = Math.floor((done / total) * 4)
    if (reached > quarter) {
      quarter = reached
      print(`  ${title}: ${done} of ${total}`)
    }
  }
}

export function elapsed(): string {
  return seconds(start)
}

/** Prints an error with its cause to stderr. */
export function printError(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
  process.stderr.write(`${message}${cause}\n`)
}
