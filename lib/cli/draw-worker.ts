import { parentPort } from 'node:worker_threads'
import type { IllustrationSpec } from '@sunhop/illustrations'
import { drawIllustration } from '@/lib/images/draw'
import type { DrawnWidth } from '@/lib/images/storage'

/** An image to draw into the image folder. */
export interface DrawJob {
  path: string
  spec: IllustrationSpec
  width: DrawnWidth
}

/** A worker's result for a job: empty, or the error. */
export interface DrawAnswer {
  error?: string
}

parentPort?.on('message', ({ path, spec, width }: DrawJob) => {
  drawIllustration(path, spec, width).then(
    () => parentPort?.postMessage({} satisfies DrawAnswer),
    (error: unknown) => parentPort?.postMessage({ error: `${path}: ${String(error)}` } satisfies DrawAnswer),
  )
})
