import { afterAll, describe, expect, test } from 'vitest'
import { addDays, todayIn, weekday } from '@/lib/domain/local-date'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { closeDatabase } from '@/lib/server/db/client'
import { add, itemOf, selectionOf } from '../fixtures/cart'
import { newProduct } from '../fixtures/catalog'
import { newVisitor } from '../fixtures/visitor'

afterAll(closeDatabase)

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const each = (text: string) => ({ en: text, th: `${text} ไทย`, 'zh-cn': `${text} 中文` })
const point = (code: string, opens: string, closes: string, days = EVERY_DAY) => ({
  code,
  name: each(code),
  directions: each('Left of the exit'),
  hours: [{ days, opens, closes }],
})

const base = { time: null, quantities: { DEVICE: 1 } }
const shape = {
  dateMode: 'DATE' as const,
  inventory: 'STOCK' as const,
  units: [{ code: 'DEVICE' as const, amount: 10_000 }],
}

describe('collection at a counter', () => {
  const newCounters = () =>
    newProduct({
      ...shape,
      fulfilmentMethods: ['pickup'],
      fulfilment: {
        points: [point('arrivals', '06:00', '22:30'), point('old-town', '20:00', '02:00')],
        delivery: null,
      },
    })

  test('[C4][B3] accepts a place and time at which the counter is open', async () => {
    const [visitor, sold] = [await newVisitor(), await newCounters()]
    const put = (fulfilment: object) =>
      add(
        visitor,
        selectionOf(sold, { ...base, booking_details: { fulfilment: { way: 'pickup', ...fulfilment } } }),
      )
    expect((await put({ time: '10:00' })).body.code).toBe('PICKUP_POINT_REQUIRED')
    expect((await put({ point: 'nowhere', time: '10:00' })).body.code).toBe('PICKUP_POINT_REQUIRED')
    expect((await put({ point: 'arrivals' })).body.code).toBe('PICKUP_TIME_REQUIRED')
    expect((await put({ point: 'arrivals', time: '22:30' })).body.code).toBe('PICKUP_CLOSED')
    expect((await put({ point: 'old-town', time: '10:00' })).body.code).toBe('PICKUP_CLOSED')
    for (const [code, time] of [
      ['arrivals', '06:00'],
      ['old-town', '01:30'],
    ]) {
      const item = itemOf(await put({ point: code, time }))
      expect(item.booking_details.fulfilment).toEqual({ way: 'pickup', point: code, time })
      expect(item.booking_detail_names.point).toBe(code)
    }
  })

  test('[C4] reports that day’s opening hours in the visitor’s language', async () => {
    const [visitor, sold] = [await newVisitor(), await newCounters()]
    for (const locale of LOCALES) {
      const booking_details = { fulfilment: { way: 'pickup', point: 'old-town', time: '10:00' } }
      const { status, body } = await add(visitor, selectionOf(sold, { ...base, booking_details }), { locale })
      expect([status, body.message]).toEqual([
        422,
        translator(locale)('errors.PICKUP_CLOSED', { hours: '00:00–02:00, 20:00–24:00' }),
      ])
    }
  })

  test('[C4] a counter closed on that weekday is closed all day', async () => {
    const visitor = await newVisitor()
    const day = weekday(addDays(todayIn('Asia/Bangkok'), 7))
    const others = EVERY_DAY.filter((one) => one !== day)
    const sold = await newProduct({
      ...shape,
      fulfilmentMethods: ['pickup'],
      fulfilment: { points: [point('arrivals', '08:00', '18:00', others)], delivery: null },
    })
    const booking_details = { fulfilment: { way: 'pickup', time: '10:00' } }
    const { body } = await add(visitor, selectionOf(sold, { ...base, booking_details }))
    expect([body.code, body.message]).toEqual(['PICKUP_CLOSED', 'The counter is closed on that day.'])
  })

  test('[C4] rejects a collection time that has passed today', async () => {
    const visitor = await newVisitor()
    const sold = await newProduct({
      ...shape,
      day: 0,
      cutoffMinutes: 0,
      fulfilmentMethods: ['pickup'],
      fulfilment: { points: [point('arrivals', '00:00', '24:00')], delivery: null },
    })
    const at = (time: string) =>
      add(visitor, selectionOf(sold, { ...base, booking_details: { fulfilment: { way: 'pickup', time } } }))
    expect((await at('00:00')).body.code).toBe('TOO_LATE')
    expect((await at('23:59')).status).toBe(200)
  })
})

describe('delivery', () => {
  /** Bookable in a week, delivered from the third day on, not on the weekday of the fifth. */
  const today = () => todayIn('Asia/Bangkok')
  const newDelivery = (dateMode: 'DATE' | 'NONE' = 'DATE') =>
    newProduct({
      ...shape,
      dateMode,
      fulfilmentMethods: ['delivery'],
      fulfilment: {
        points: [],
        delivery: { lead_days: 3, days: EVERY_DAY.filter((day) => day !== weekday(addDays(today(), 5))) },
      },
    })

  test.each([
    [null, 'DELIVERY_DATE_REQUIRED'],
    [2, 'DELIVERY_TOO_SOON'],
    [3, undefined],
    [5, 'DELIVERY_CLOSED'],
    [7, undefined],
    [8, 'DELIVERY_TOO_LATE'],
  ] as const)('[C4][B3] %s days from today, for use in a week: %s', async (days, code) => {
    const [visitor, sold] = [await newVisitor(), await newDelivery()]
    const date = days === null ? undefined : addDays(today(), days)
    const booking_details = { fulfilment: { way: 'delivery', date } }
    for (const locale of LOCALES) {
      const response = await add(visitor, selectionOf(sold, { ...base, booking_details }), { locale })
      expect(response.body.code).toBe(code)
      if (code)
        expect(response.body.message).toBe(
          translator(locale)(`errors.${code}`, code === 'DELIVERY_TOO_SOON' ? { days: 3 } : {}),
        )
      else expect(itemOf(response).booking_details).toEqual({ fulfilment: { way: 'delivery', date } })
    }
  })

  test('[C4] an item without a date can be delivered on any later day', async () => {
    const [visitor, sold] = [await newVisitor(), await newDelivery('NONE')]
    const date = addDays(today(), 10)
    const item = itemOf(
      await add(
        visitor,
        selectionOf(sold, { ...base, booking_details: { fulfilment: { way: 'delivery', date } } }),
      ),
    )
    expect(item.booking_details).toEqual({ fulfilment: { way: 'delivery', date } })
  })
})

describe('a tour with hotel pickup', () => {
  const newTour = () =>
    newProduct({
      questions: ['lead_pickup_place'],
      pickup: { zones: [{ code: 'moat', name: each('Moat') }], from_minutes: -30, to_minutes: -15 },
    })

  test('[C4][B5] asks for the pickup place in the cart, and not again at checkout', async () => {
    const [visitor, sold] = [await newVisitor(), await newTour()]
    const put = (pickup?: object) => add(visitor, selectionOf(sold, { booking_details: { pickup } }))
    for (const invalid of [
      undefined,
      { way: 'hotel' },
      { way: 'hotel', zone: 'moat' },
      { way: 'hotel', zone: 'moat', place: '   ' },
      { way: 'hotel', place: 'Teak House' },
      { way: 'hotel', zone: 'moon', place: 'Teak House' },
    ])
      expect((await put(invalid)).body.code, JSON.stringify(invalid)).toBe('PICKUP_PLACE_REQUIRED')
    const item = itemOf(await put({ way: 'hotel', zone: 'moat', place: ' Teak House ' }))
    expect(item.booking_details.pickup).toEqual({ way: 'hotel', zone: 'moat', place: 'Teak House' })
    expect(item.booking_detail_names).toEqual({
      point: null,
      zone: 'Moat',
      pickup_window: { from: '09:30', to: '09:45' },
    })
    expect(item.option.questions).toEqual([])
  })

  test('[C4] travellers may choose the meeting point instead', async () => {
    const [visitor, sold] = [await newVisitor(), await newTour()]
    const pickup = { way: 'meeting', zone: 'moat', place: 'left over' }
    const item = itemOf(await add(visitor, selectionOf(sold, { booking_details: { pickup } })))
    expect([item.booking_details.pickup, item.booking_detail_names.pickup_window]).toEqual([
      { way: 'meeting' },
      null,
    ])
  })

  test('[C4] ignores a pickup place that the option does not ask for', async () => {
    const [visitor, sold] = [await newVisitor(), await newProduct()]
    const pickup = { way: 'hotel', place: 'Teak House' }
    expect(
      itemOf(await add(visitor, selectionOf(sold, { booking_details: { pickup } }))).booking_details,
    ).toEqual({})
  })
})
