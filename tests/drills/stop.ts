import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { print } from '@/lib/cli/output'
import { freePort } from '@/lib/cli/real-postgres'
import { npmStart } from './npm-start'
import { isRunning, type RunningProcess, remaining } from './processes'

/** From the first that an operator sees to the last. The embedded database is started again instead. */
const PROCESSES = {
  npm: /^npm start/,
  shell: /^sh -c/,
  bootstrap: /^\S*node lib\/cli\/bootstrap\.mjs start$/,
  start: /lib\/cli\/start\.ts$/,
  web: /^next-server|next\/dist\/bin\/next start/,
}
const SIGNALS = ['SIGTERM', 'SIGKILL', 'SIGINT', 'SIGHUP'] as const
const FOLLOW_MS = 5_000

/** Kills each process of a shop with each signal: the others must follow, and the next start must succeed. */
export async function drill(): Promise<string[]> {
  const problems: string[] = []
  const folder = mkdtempSync(join(tmpdir(), 'drill-stop-'))
  const variables = { PORT: String(await freePort()), DATA_DIR: folder, DATABASE_URL: '' }
  let left: RunningProcess[] = []
  try {
    for (const [name, pattern] of Object.entries(PROCESSES))
      for (const signal of SIGNALS) {
        const { processes, child } = await npmStart(variables)
        left = processes
        const target = processes.find(({ command }) => pattern.test(command))
        if (!target)
          throw new Error(`no process ${name}: ${processes.map(({ command }) => command).join('; ')}`)
        const since = performance.now()
        process.kill(target.pid, signal)
        // npm and a shell leave an interrupt to the terminal, which sends it to all: nothing has been killed then.
        const others = await remaining(processes, FOLLOW_MS)
        const took = ((performance.now() - since) / 1000).toFixed(1)
        print(`  ${signal} to ${name}: ${others.length === 0 ? `ended within ${took} s` : 'not ended'}`)
        const isIgnored = signal === 'SIGINT' && ['npm', 'shell'].includes(name) && isRunning(target.pid)
        if (others.length > 0 && !isIgnored)
          problems.push(`${signal} to ${name} left ${others.map(({ command }) => command).join('; ')}`)
        for (const { pid } of others) process.kill(pid, 'SIGKILL')
        await remaining(others, FOLLOW_MS)
        child.kill('SIGKILL')
      }
  } finally {
    for (const { pid } of left) if (isRunning(pid)) process.kill(pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  return problems
}
