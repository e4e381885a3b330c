import PQueue from 'p-queue'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createFairQueue } from '@/lib/server/fair-queue'
import { copying, laterDrawing, makeOnce, urgentDrawing } from './work-queue'

const BUSY = { code: 'BUSY' }
const queue = (most = 4, mostPerOwner = 4) =>
  createFairQueue(new PQueue({ concurrency: 1 }), { most, mostPerOwner })

test('an image that many requests wait for is made once', async () => {
  const take = queue(1)
  let made = 0
  const make = async () => {
    made += 1
    await new Promise((resolve) => setTimeout(resolve, 1))
    return Buffer.from('image')
  }
  const images = await Promise.all(
    Array.from({ length: 1000 }, (_, n) => makeOnce(take, 'a', `network ${n}`, make)),
  )
  expect(made).toBe(1)
  expect(new Set(images).size).toBe(1)
  await makeOnce(take, 'a', 'network', make)
  expect(made).toBe(2)
})

test('a request that finds no room does not take others along', async () => {
  const take = queue(4, 1)
  const slow = Promise.withResolvers<Buffer>()
  const first = makeOnce(take, 'a', 'flooding', () => slow.promise)
  await expect(makeOnce(take, 'b', 'flooding', () => slow.promise)).rejects.toMatchObject(BUSY)
  const other = makeOnce(take, 'b', 'other', async () => Buffer.from('b'))
  slow.resolve(Buffer.from('a'))
  expect(String(await first)).toBe('a')
  expect(String(await other)).toBe('b')
})

test('a failed image is made again by the next request', async () => {
  const take = queue()
  await expect(makeOnce(take, 'a', 'x', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(String(await makeOnce(take, 'a', 'x', async () => Buffer.from('image')))).toBe('image')
})

test('one drawing and one copy at a time, each on one thread; urgent drawings first', async () => {
  expect(sharp.concurrency()).toBe(1)
  const log: string[] = []
  const running = { drawing: 0, copy: 0 }
  const job = (kind: keyof typeof running, name: string) => async () => {
    running[kind] += 1
    expect(running[kind]).toBe(1)
    log.push(name)
    await new Promise((resolve) => setTimeout(resolve, 1))
    running[kind] -= 1
  }
  await Promise.all([
    laterDrawing('a', job('drawing', 'large 1')),
    laterDrawing('a', job('drawing', 'large 2')),
    urgentDrawing('b', job('drawing', 'card 1')),
    urgentDrawing('b', job('drawing', 'card 2')),
    copying('a', job('copy', 'copy 1')),
    copying('a', job('copy', 'copy 2')),
  ])
  expect(log.filter((name) => !name.startsWith('copy'))).toEqual(['large 1', 'card 1', 'card 2', 'large 2'])
})

test('a network has room for a page of images, and cannot fill a queue', async () => {
  for (const take of [urgentDrawing, copying]) {
    const gate = Promise.withResolvers<void>()
    const wait = () => gate.promise
    const accepted = Array.from({ length: 64 }, () => take('flooding', wait))
    expect(() => take('flooding', wait)).toThrow(expect.objectContaining(BUSY))
    accepted.push(take('other', wait))
    gate.resolve()
    await Promise.all(accepted)
  }
})
