const start = performance.now()

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

let out: NodeJS.WriteStream = process.stdout

/** Has everything said on the error output from now on, since the output itself is what was asked for. */
export function printToStderr(): void {
  out = process.stderr
}

/** Says a line. */
export function say(text: string): void {
  out.write(`${text}\n`)
}

/** Says what is being done, and when it is done, how long it took; a check that failed answers false. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const since = performance.now()
  say(`  ${title} …`)
  const result = await work()
  say(`${result === false ? '✗' : '✓'} ${title} (${seconds(since)})`)
  return result
}

/** A counter that rewrites its line on a terminal and speaks up every quarter elsewhere. */
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
      say(`  ${title}: ${done} of ${total}`)
    }
  }
}

export function elapsed(): string {
  return seconds(start)
}

/** Says what went wrong, with what was behind it. */
export function printError(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
  process.stderr.write(`${message}${cause}\n`)
}
