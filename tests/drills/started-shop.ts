import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { processTree, type RunningProcess, remaining } from './processes'

export interface StartedShop {
  child: ChildProcess
  origin: string
  /** Its output. */
  lines: string[]
  /** All its processes. */
  processes: RunningProcess[]
}

const STARTED_MS = 300_000
const STOP_MS = 20_000

/** As the first step of every command preloads it. */
const PRELOAD = './lib/cli/process/command-process.ts'

/**
 * Waits until a shop prints its address.
 * @throws Error with its output if it ends or takes too long
 */
export async function whenStarted(child: ChildProcess, port: string | undefined): Promise<StartedShop> {
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on('line', (line) => lines.push(line))
  const origin = `http://localhost:${port}`
  for (const until = Date.now() + STARTED_MS; !lines.includes(origin); await sleep(50))
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > until) {
      child.kill('SIGTERM')
      throw new Error(`the shop did not start:\n${lines.join('\n')}`)
    }
  return { child, origin, lines, processes: processTree(child.pid ?? 0) }
}

/** Starts the shop of a folder whose packages are installed, on the Node of this process. It ends with this process. */
export async function startShop(folder: string, variables: Record<string, string>): Promise<StartedShop> {
  const child = spawn(process.execPath, ['--import', PRELOAD, '--import', 'tsx', 'lib/cli/start.ts'], {
    cwd: folder,
    env: { ...process.env, ENDS_WITH_PARENT: '1', ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  return whenStarted(child, variables.PORT)
}

/** Stops a shop. @returns the processes that had to be killed */
export async function stopShop({ child }: StartedShop): Promise<RunningProcess[]> {
  if (child.exitCode !== null || child.signalCode !== null) return []
  const processes = processTree(child.pid ?? 0)
  child.kill('SIGTERM')
  const left = await remaining(processes, STOP_MS)
  for (const { pid } of left)
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended meanwhile.
    }
  return left
}
