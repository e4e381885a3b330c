import type { ChildProcess } from 'node:child_process'
import { log } from '@/lib/server/http/log'
import type { Order, Reply } from './protocol'
import type { Renderer } from './render'

/** A job that waits for its end. */
interface Job {
  resolve(bytes: Uint8Array | 'ended' | 'none'): void
  reject(error: Error): void
}

/** A process and what it is asked for. */
interface Started {
  process: ChildProcess
  awaited: Map<number, Job>
  ready: boolean
}

/** Longer than any job takes on busy processors: a job that has not ended by then never will. */
const JOB_MS = 120_000

/** How long work is rendered here after a process ended before it was ready, e.g. for want of memory. */
const RETRY_MS = 60_000

/**
 * Creates a renderer that starts its process when it is first needed, and another after that one has ended. A
 * process that takes too long for a job is killed. If one ends before it is ready, there is no other for a while.
 */
export function createRenderer(start: () => ChildProcess, jobMs = JOB_MS, retryMs = RETRY_MS): Renderer {
  let started: Started | null = null
  let missingUntil = 0
  let orders = 0

  function finish(ended: Started, reason: string): void {
    if (started !== ended) return
    started = null
    if (!ended.ready) missingUntil = Date.now() + retryMs
    const outcome = ended.ready ? 'ended' : 'none'
    log.error({ reason, jobs: ended.awaited.size }, 'the render process ended')
    for (const { resolve } of ended.awaited.values()) resolve(outcome)
  }

  function receive(from: Started, reply: Reply): void {
    if ('ready' in reply) {
      from.ready = true
      return
    }
    const job = from.awaited.get(reply.id)
    from.awaited.delete(reply.id)
    if (from.awaited.size === 0) from.process.channel?.unref()
    if ('bytes' in reply) job?.resolve(reply.bytes)
    else job?.reject(new Error(reply.error))
  }

  function open(): Started {
    const opened: Started = { process: start(), awaited: new Map(), ready: false }
    opened.process.on('message', (reply) => receive(opened, reply as Reply))
    opened.process.on('error', (error) => finish(opened, error.message))
    opened.process.on('exit', (code, signal) => finish(opened, String(signal ?? code)))
    // It ends with this process, and does not keep it running.
    opened.process.unref()
    return opened
  }

  return async (work, args) => {
    if (Date.now() < missingUntil) return 'none'
    started ??= open()
    const { process, awaited } = started
    const id = ++orders
    const late = setTimeout(() => process.kill('SIGKILL'), jobMs)
    return new Promise<Uint8Array | 'ended' | 'none'>((resolve, reject) => {
      awaited.set(id, { resolve, reject })
      process.channel?.ref()
      // The end of the process is reported by its own event.
      process.send({ id, work, args } satisfies Order, () => undefined)
    }).finally(() => clearTimeout(late))
  }
}
