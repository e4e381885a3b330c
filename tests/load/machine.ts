import { readFileSync } from 'node:fs'

const ADDITIONS = 1e9
/** The unit of /proc. */
const TICK_MS = 10

/** Returns the ms that this machine needs for a billion additions. */
export function slowness(): number {
  const since = performance.now()
  let sum = 0
  for (let n = 0; n < ADDITIONS; n++) sum += n
  if (sum === 0) throw new Error('nothing was added')
  return performance.now() - since
}

/** Returns the processor time of a process with all its threads. */
export function processorMs(pid: number): number {
  // The name of the program, in parentheses, may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}
