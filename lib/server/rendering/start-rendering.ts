import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setRenderer } from './render'
import { createRenderer } from './renderer'

/** Relative to the shop's folder, in which every process runs. */
const ENTRY = 'lib/server/render-process.ts'

/** One drawing and one copy at a time; documents are made on the process's main thread. */
const POOL_THREADS = '2'

function start() {
  // Options for this process (e.g. an inspector port) must not be inherited.
  const { NODE_OPTIONS: _, NEXT_RUNTIME: __, ...env } = process.env
  return fork(join(/* turbopackIgnore: true */ process.cwd(), ENTRY), {
    execArgv: ['--import', 'tsx'],
    env: { ...env, UV_THREADPOOL_SIZE: POOL_THREADS },
    serialization: 'advanced',
  })
}

/** Has images and documents rendered in a process of low priority. Where its source is missing, they are rendered here. */
export function startRendering(): void {
  if (existsSync(join(/* turbopackIgnore: true */ process.cwd(), ENTRY))) setRenderer(createRenderer(start))
}
