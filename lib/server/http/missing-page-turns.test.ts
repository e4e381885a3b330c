import { expect, test } from 'vitest'
import { missingPageTurn } from './missing-page-turns'
import { startMissingPageQueue } from './start-missing-page-queue'

test('networks take turns at pages that do not exist, ten a second in all; a flood is refused', async () => {
  await missingPageTurn('without a queue')
  startMissingPageQueue()
  const since = performance.now()
  const order: string[] = []
  const turn = async (network: string) => {
    await missingPageTurn(network)
    order.push(network)
  }
  const flood = Array.from({ length: 30 }, () => turn('flood'))
  await expect(turn('flood')).rejects.toMatchObject({ code: 'BUSY' })
  await turn('other')
  expect(order.indexOf('other')).toBeLessThanOrEqual(6)
  expect(performance.now() - since).toBeGreaterThan(400)
  await Promise.all(flood)
  expect(performance.now() - since).toBeGreaterThan(2_900)
})
