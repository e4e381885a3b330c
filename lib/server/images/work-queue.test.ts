import { expect, test } from 'vitest'
import { enqueue } from './work-queue'

test('runs one job at a time, urgent ones first', async () => {
  const log: string[] = []
  const work = (name: string) => async () => {
    log.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, 1))
    log.push(`${name} ends`)
  }
  await Promise.all([
    enqueue(false, work('first')),
    enqueue(false, work('large')),
    enqueue(true, work('card')),
    enqueue(true, work('other card')),
  ])
  expect(log.map((line) => line.replace(/ (begins|ends)$/, ''))).toEqual([
    'first',
    'first',
    'card',
    'card',
    'other card',
    'other card',
    'large',
    'large',
  ])
})

test('a failed job does not block the next', async () => {
  const failed = enqueue(false, () => Promise.reject(new Error('no')))
  const done = enqueue(false, () => Promise.resolve('done'))
  await expect(failed).rejects.toThrow('no')
  expect(await done).toBe('done')
})
