import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'

const THREADS = '/proc/self/task'

/** On Linux a third of the share of other threads: the lowest, 19, would make no image while the processors are busy. */
export const RENDER_NICE = 5

function threads(): number[] {
  try {
    return readdirSync(THREADS).map(Number)
  } catch {
    return []
  }
}

/**
 * Lowers the priority of this process. On Linux, a priority is that of a thread, which those that it starts later inherit.
 */
export function giveWay(): void {
  for (const id of new Set([process.pid, ...threads()])) {
    try {
      setPriority(id, RENDER_NICE)
    } catch {
      // The thread has ended, or the system has no priorities.
    }
  }
}
