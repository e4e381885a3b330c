import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { processTree, type RunningProcess } from './processes'

export interface StartedShop {
  child: ChildProcess
  origin: string
  /** Its output. */
  lines: string[]
  /** All its processes. */
  processes: RunningProcess[]
}

const STARTED_MS = 300_000

/**
 * Starts a shop as an operator does, and waits until it prints its address.
 * @throws Error with its output if it ends or takes too long
 */
export async function npmStart(variables: Record<string, string>): Promise<StartedShop> {
  const child = spawn('npm', ['start'], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => lines.push(line))
  const origin = `http://localhost:${variables.PORT}`
  for (const until = Date.now() + STARTED_MS; !lines.includes(origin); await sleep(50))
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > until) {
      child.kill('SIGTERM')
      throw new Error(`the shop did not start:\n${lines.join('\n')}`)
    }
  return { child, origin, lines, processes: processTree(child.pid ?? 0) }
}
