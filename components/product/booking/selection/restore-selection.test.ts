import { describe, expect, test } from 'vitest'
import { bookingOption } from '@/tests/fixtures/booking-product'
import { previousSelection, restoredSelection } from './restore-selection'
import { startingSelection } from './selection-draft'
import { selectionOf } from './selection-request'

const shared = bookingOption('shared')

describe('a saved selection', () => {
  test('is restored unchanged', () => {
    const selection = { ...startingSelection(shared), date: '2026-12-12', time: '18:30', extras: ['tea'] }
    expect(restoredSelection(JSON.stringify(selection), [shared])).toEqual(selection)
  })

  test.each([null, '', '{', 'null', '{"optionId":"gone"}'])('%s restores nothing', (text) => {
    expect(restoredSelection(text, [shared])).toBeNull()
  })

  test('loses what the option does not offer', () => {
    const text = JSON.stringify({ optionId: 'shared', quantities: { ROOM: 3, ADULT: 1.5 }, extras: ['gone'] })
    expect(restoredSelection(text, [shared])).toMatchObject({ quantities: { ADULT: 1 }, extras: [] })
  })
})

describe('the selection before a reload', () => {
  const complete = { ...startingSelection(shared), date: '2026-12-12', time: '18:30' }
  const waiting = selectionOf({ ...complete, date: '2026-12-13', quantities: { ADULT: 2 } }, 'wat-arun')

  test('is the saved one if complete', () => {
    expect(previousSelection(JSON.stringify(complete), waiting, [shared])).toEqual(complete)
  })

  test('is otherwise the one waiting for sign-in', () => {
    const restored = { ...complete, date: '2026-12-13', quantities: { ADULT: 2 } }
    expect(previousSelection(null, waiting, [shared])).toEqual(restored)
    expect(previousSelection(JSON.stringify(startingSelection(shared)), waiting, [shared])).toEqual(restored)
  })

  test('is otherwise the incomplete saved one', () => {
    const started = { ...startingSelection(shared), date: '2026-12-12' }
    expect(previousSelection(JSON.stringify(started), null, [shared])).toEqual(started)
    expect(previousSelection(null, { ...waiting, option_id: 'gone' }, [shared])).toBeNull()
  })
})
