import { Worker } from 'node:worker_threads'
import type { DrawAnswer, DrawJob } from './draw-worker'

/** Starts a thread for the drawing; it loads TypeScript, as this one did. */
function startWorker(): Worker {
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'))
  const self = JSON.stringify(new URL('./draw-worker.ts', import.meta.url).href)
  return new Worker(`import(${loader}).then(({ register }) => { register(); return import(${self}) })`, {
    eval: true,
  })
}

function drawOn(worker: Worker, jobs: Iterator<DrawJob>, onDone: () => void): Promise<void> {
  return new Promise((finish, fail) => {
    const next = (): void => {
      const { value: job, done } = jobs.next()
      if (done) finish()
      else worker.postMessage(job)
    }
    worker.on('message', ({ error }: DrawAnswer) => {
      if (error !== undefined) {
        fail(new Error(error))
        return
      }
      onDone()
      next()
    })
    worker.on('error', fail)
    worker.on('exit', () => fail(new Error('A drawing thread stopped too early')))
    next()
  })
}

/** Draws pictures on `threads` threads, each taking the next one when it is free. */
export async function drawAll(
  jobs: readonly DrawJob[],
  threads: number,
  onProgress: (done: number) => void = () => undefined,
): Promise<void> {
  if (jobs.length === 0) return
  const queue = jobs.values()
  let done = 0
  const workers = Array.from({ length: Math.min(threads, jobs.length) }, startWorker)
  try {
    await Promise.all(workers.map((worker) => drawOn(worker, queue, () => onProgress(++done))))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}
