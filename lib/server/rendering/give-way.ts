import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const THREADS = '/proc/self/task'

function threads(): number[] {
  try {
    return readdirSync(THREADS).map(Number)
  } catch {
    return []
  }
}

/**
 * Gives this process the lowest priority: whatever else is ready to run goes first. On Linux, a priority is that of a
 * thread, which those that it starts later inherit.
 */
export function giveWay(): void {
  for (const id of new Set([process.pid, ...threads()])) {
    try {
      setPriority(id, constants.priority.PRIORITY_LOW)
    } catch {
      // The thread has ended, or the system has no priorities.
    }
  }
}
