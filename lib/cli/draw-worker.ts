import { parentPort } from 'node:worker_threads'
import type { IllustrationSpec } from '@sunhop/illustrations'
import { drawIllustration, storeImage } from '@/lib/images/draw'
import { type DrawnWidth, drawnFile } from '@/lib/images/storage'

/** An image to draw into the image folder. */
export interface DrawJob {
  path: string
  spec: IllustrationSpec
  width: DrawnWidth
}

/** A worker's result for a job: empty, or the error. */
export interface DrawResult {
  error?: string
}

async function draw({ path, spec, width }: DrawJob): Promise<void> {
  await storeImage(drawnFile(path, spec, width), await drawIllustration(spec, width))
}

parentPort?.on('message', (job: DrawJob) => {
  draw(job).then(
    () => parentPort?.postMessage({} satisfies DrawResult),
    (error: unknown) =>
      parentPort?.postMessage({ error: `${job.path}: ${String(error)}` } satisfies DrawResult),
  )
})
