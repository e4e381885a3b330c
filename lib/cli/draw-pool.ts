import { Worker } from 'node:worker_threads'
import type { DrawJob, DrawResult } from './draw-worker'

/** Starts a drawing thread. It registers the TypeScript loader first, like the main thread. */
function startWorker(): Worker {
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'))
  const self = JSON.stringify(new URL('./draw-worker.ts', import.meta.url).href)
  return new Worker(`import(${loader}).then(({ register }) => { register(); return import(${self}) })`, {
    eval: true,
  })
}

function drawOn(worker: Worker, jobs: Iterator<DrawJob>): Promise<void> {
  return new Promise((finish, fail) => {
    const next = (): void => {
      const { value: job, done } = jobs.next()
      if (done) finish()
      else worker.postMessage(job)
    }
    worker.on('message', ({ error }: DrawResult) => {
      if (error !== undefined) {
        fail(new Error(error))
        return
      }
      next()
    })
    worker.on('error', fail)
    worker.on('exit', () => fail(new Error('a drawing thread exited unexpectedly')))
    next()
  })
}

/** Draws images on `threads` threads; each takes the next job when it is free. */
export async function drawAll(jobs: readonly DrawJob[], threads: number): Promise<void> {
  if (jobs.length === 0) return
  const queue = jobs.values()
  const workers = Array.from({ length: Math.min(threads, jobs.length) }, startWorker)
  try {
    await Promise.all(workers.map((worker) => drawOn(worker, queue)))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}
