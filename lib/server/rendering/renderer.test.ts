import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/server/http/log'
import type { Order, Reply } from './protocol'
import { render, setRenderer } from './render'
import { createRenderer } from './renderer'

/** A process whose replies the test sends. */
class Process extends EventEmitter {
  orders: Order[] = []
  channel = { ref: vi.fn(), unref: vi.fn() }
  unref = vi.fn()
  kill = vi.fn((signal: string) => this.emit('exit', null, signal))
  send(order: Order): void {
    this.orders.push(order)
  }
  reply(reply: Reply): void {
    this.emit('message', reply)
  }
}

function processes(): { started: Process[]; start: () => ChildProcess } {
  const started: Process[] = []
  const start = () => {
    const child = new Process()
    started.push(child)
    return child as unknown as ChildProcess
  }
  return { started, start }
}

const here = vi.fn(async (text: string) => Buffer.from(`here: ${text}`))
const rendered = async (text: string) => String(await render('voucher', here, text))

afterEach(() => {
  setRenderer(undefined)
  here.mockClear()
})
log.level = 'silent'

test('without a process for it, work is done here', async () => {
  expect(await rendered('a')).toBe('here: a')
})

test('one process gets all jobs and may finish them in any order', async () => {
  const { started, start } = processes()
  setRenderer(createRenderer(start))
  expect(started).toHaveLength(0)
  const jobs = ['a', 'b'].map(rendered)
  const [child] = started
  child?.reply({ ready: true })
  for (const { id, work, args } of child?.orders.toReversed() ?? [])
    child?.reply({ id, bytes: Buffer.from(`${work} ${args}`) })
  expect(await Promise.all(jobs)).toEqual(['voucher a', 'voucher b'])
  expect(started).toHaveLength(1)
  expect(here).not.toHaveBeenCalled()
})

test('a failed job fails alone, with the error of the process', async () => {
  const { started, start } = processes()
  setRenderer(createRenderer(start))
  const [failing, fine] = ['a', 'b'].map(rendered)
  const [child] = started
  const [first, second] = child?.orders ?? []
  child?.reply({ id: first?.id ?? 0, error: 'no such font' })
  child?.reply({ id: second?.id ?? 0, bytes: Buffer.from('fine') })
  await expect(failing).rejects.toThrow('no such font')
  expect(await fine).toBe('fine')
})

test('jobs of a process that ends are refused as busy, and the next job starts another process', async () => {
  const { started, start } = processes()
  setRenderer(createRenderer(start))
  const lost = rendered('a')
  started[0]?.reply({ ready: true })
  started[0]?.emit('exit', null, 'SIGKILL')
  await expect(lost).rejects.toMatchObject({ code: 'BUSY' })
  const next = rendered('b')
  expect(started).toHaveLength(2)
  started[1]?.reply({ id: started[1].orders[0]?.id ?? 0, bytes: Buffer.from('again') })
  expect(await next).toBe('again')
})

test('where no process can be started, work is done here', async () => {
  const { started, start } = processes()
  setRenderer(createRenderer(start))
  const job = rendered('a')
  started[0]?.emit('exit', 1, null)
  expect(await job).toBe('here: a')
  expect(await rendered('b')).toBe('here: b')
  expect(started).toHaveLength(1)
})

test('after a while another process is tried', async () => {
  const { started, start } = processes()
  setRenderer(createRenderer(start, 60_000, 0))
  const job = rendered('a')
  started[0]?.emit('exit', null, 'SIGKILL')
  expect(await job).toBe('here: a')
  const next = rendered('b')
  started[1]?.reply({ id: started[1].orders[0]?.id ?? 0, bytes: Buffer.from('rendered there') })
  expect(await next).toBe('rendered there')
})

test('a process that does not finish a job is killed, and the job refused as busy', async () => {
  const { started, start } = processes()
  setRenderer(createRenderer(start, 5))
  const endless = rendered('a')
  started[0]?.reply({ ready: true })
  await expect(endless).rejects.toMatchObject({ code: 'BUSY' })
  expect(started[0]?.kill).toHaveBeenCalledExactlyOnceWith('SIGKILL')
})

test('only jobs in progress keep this process running', async () => {
  const { started, start } = processes()
  setRenderer(createRenderer(start))
  const job = rendered('a')
  const [child] = started
  expect(child?.unref).toHaveBeenCalledOnce()
  expect(child?.channel.ref).toHaveBeenCalledOnce()
  child?.reply({ id: child.orders[0]?.id ?? 0, bytes: Buffer.from('a') })
  await job
  expect(child?.channel.unref).toHaveBeenCalledOnce()
})
