import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export interface RunningProcess {
  pid: number
  command: string
}

function statusOf(pid: number): { parent: number; isGone: boolean } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const parent = Number(/^PPid:\s*(\d+)$/m.exec(status)?.[1])
    return { parent, isGone: /^State:\s*[ZX]/m.test(status) }
  } catch {
    return null
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return ''
  }
}

/** Returns a process and all below it, on systems with `/proc`. */
export function processTree(root: number): RunningProcess[] {
  const children = new Map<number, number[]>()
  for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
    const status = statusOf(pid)
    if (status && !status.isGone) children.set(status.parent, [...(children.get(status.parent) ?? []), pid])
  }
  const tree = [root]
  for (const pid of tree) tree.push(...(children.get(pid) ?? []))
  return tree.map((pid) => ({ pid, command: commandOf(pid) }))
}

export function isRunning(pid: number): boolean {
  return statusOf(pid)?.isGone === false
}

/** Waits until processes have ended. @returns those that have not */
export async function remaining(
  processes: readonly RunningProcess[],
  withinMs: number,
): Promise<RunningProcess[]> {
  for (const until = Date.now() + withinMs; Date.now() < until; await sleep(50))
    if (!processes.some(({ pid }) => isRunning(pid))) return []
  return processes.filter(({ pid }) => isRunning(pid))
}
