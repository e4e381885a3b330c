import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { siteImages } from '@/lib/images/site-images'
import { RENDER_NICE } from './give-way'
import { render, setRenderer } from './render'
import { startRendering } from './start-rendering'

const never = async (..._of: unknown[]): Promise<Buffer> => {
  throw new Error('it is rendered here')
}

afterAll(() => setRenderer(undefined))

/** The processes that this one has started, by /proc; empty where there is none. */
function renderProcesses(): number[] {
  const children = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
  return children
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent]) => Number(parent) === process.pid)
    .filter((words) => words.some((word) => word.endsWith('/render-process.ts')))
    .map(([pid]) => Number(pid))
}

/** The nice value of a thread is the 19th field of its statistics. */
function priorityOf(pid: number, thread: string): number {
  const fields = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return Number(fields[16])
}

test('images are drawn by another process, all threads of which give way to this one', async () => {
  startRendering()
  const drawing = await render('drawing', never, siteImages['site/help'], 960)
  expect(drawing.subarray(8, 12).toString()).toBe('WEBP')
  const copy = await render('copy', never, drawing, { width: 320, format: 'jpeg' })
  expect(copy.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
  if (process.platform !== 'linux') return
  const [pid = 0, ...others] = renderProcesses()
  expect(others).toEqual([])
  expect(getPriority(pid)).toBe(RENDER_NICE)
  const threads = readdirSync(`/proc/${pid}/task`)
  expect(threads.map((thread) => priorityOf(pid, thread))).toEqual(threads.map(() => RENDER_NICE))
})
