import { afterAll, describe, expect, test } from 'vitest'
import { addDays } from '@/lib/domain/local-date'
import type { Locale } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { closeDatabase } from '@/lib/server/db/client'
import { add, itemOf, list, selectionOf } from '../fixtures/cart'
import { newProduct } from '../fixtures/catalog'
import { addDeposit } from '../fixtures/goods'
import { request } from '../fixtures/http'
import { newVisitor } from '../fixtures/visitor'

afterAll(closeDatabase)

const LOCALES: Locale[] = ['en', 'th', 'zh-cn']

/** A room for two guests, for one night. */
async function newRoom() {
  const sold = await newProduct({
    dateMode: 'DATE_RANGE',
    inventory: 'NIGHTLY',
    units: [{ code: 'ROOM', amount: 200_000, pax: 2 }],
  })
  const nights = {
    time: null,
    end_date: sold.date && addDays(sold.date, 1),
    quantities: { ROOM: 1 },
  }
  return (rooms?: object[], change: object = {}) =>
    selectionOf(sold, { ...nights, ...(rooms && { booking_details: { rooms } }), ...change })
}

const newDevice = () =>
  newProduct({
    dateMode: 'DATE',
    inventory: 'STOCK',
    units: [{ code: 'DEVICE', amount: 10_000 }],
    questions: ['lead_delivery_address'],
    fulfilmentMethods: ['pickup', 'delivery'],
  })
const device = { time: null, quantities: { DEVICE: 1 } }

describe('a stay', () => {
  test('[C4][B3] stores the guests of each room with the age of each child', async () => {
    const [visitor, selectStay] = [await newVisitor(), await newRoom()]
    const rooms = [{ adults: 1, children: [7] }]
    const item = itemOf(await add(visitor, selectStay(rooms)))
    expect(item.booking_details).toEqual({ rooms })
    const second = [{ adults: 2, children: [] }]
    const both = itemOf(await add(visitor, selectStay(second)))
    expect([both.id, both.booking_details.rooms, both.lines[0]?.quantity]).toEqual([
      item.id,
      [...rooms, ...second],
      2,
    ])
    expect((await list(visitor)).items).toHaveLength(1)
  })

  test('[C4] reports missing or too many guests in the visitor’s language', async () => {
    const [visitor, selectStay] = [await newVisitor(), await newRoom()]
    for (const locale of LOCALES) {
      const missing = await add(visitor, selectStay(), { locale })
      expect([missing.status, missing.body.code, missing.body.message]).toEqual([
        422,
        'GUESTS_REQUIRED',
        translator(locale)('errors.GUESTS_REQUIRED'),
      ])
      const full = await add(visitor, selectStay([{ adults: 2, children: [4] }]), { locale })
      expect([full.status, full.body.message]).toEqual([
        422,
        translator(locale)('errors.ROOM_TOO_FULL', { room: 1, max: 2 }),
      ])
    }
    expect((await list(visitor)).items).toEqual([])
  })

  test.each([
    [[{ adults: 0, children: [4] }]],
    [[{ adults: 1, children: [18] }]],
    [[{ adults: 1, children: [-1] }]],
    [[{ adults: 1, children: [null] }]],
    [[{ adults: 1.5, children: [] }]],
    [[{ adults: 1 }]],
  ])('[C4] rejects %j as a room', async (rooms) => {
    const [visitor, selectStay] = [await newVisitor(), await newRoom()]
    const { status, body } = await add(visitor, selectStay(rooms))
    expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED'])
  })

  test('[C4][B3] a changed number of rooms requires guests for each', async () => {
    const [visitor, selectStay] = [await newVisitor(), await newRoom()]
    const { id } = itemOf(await add(visitor, selectStay([{ adults: 2, children: [] }])))
    const change = (json: object) => request('PATCH', `/api/pd4/carts/${id}`, { token: visitor.token, json })
    expect((await change({ quantities: { ROOM: 2 } })).body.code).toBe('GUESTS_REQUIRED')
    const rooms = [
      { adults: 2, children: [] },
      { adults: 1, children: [0] },
    ]
    const changed = await change({ quantities: { ROOM: 2 }, booking_details: { rooms } })
    expect([changed.status, (changed.body.data as { booking_details: object }).booking_details]).toEqual([
      200,
      { rooms },
    ])
  })
})

describe('rental and goods', () => {
  test('[C4] are collected at a time or delivered; only delivery requires an address', async () => {
    const [visitor, sold] = [await newVisitor(), await newDevice()]
    const put = (booking_details: object) => add(visitor, selectionOf(sold, { ...device, booking_details }))
    expect((await put({})).body.code).toBe('FULFILMENT_REQUIRED')
    expect((await put({ fulfilment: { way: 'pickup' } })).body.code).toBe('PICKUP_TIME_REQUIRED')
    expect((await put({ fulfilment: { way: 'pigeon' } })).body.code).toBe('VALIDATION_FAILED')
    expect((await put({ fulfilment: { way: 'pickup', time: '25:00' } })).body.code).toBe('VALIDATION_FAILED')
    const fetched = itemOf(await put({ fulfilment: { way: 'pickup', time: '09:30' } }))
    expect(fetched.booking_details).toEqual({ fulfilment: { way: 'pickup', time: '09:30' } })
    expect(fetched.option.questions).toEqual([])
    const sent = itemOf(await put({ fulfilment: { way: 'delivery', time: '09:30' } }))
    expect(sent.booking_details).toEqual({ fulfilment: { way: 'delivery' } })
    expect(sent.option.questions).toEqual(['lead_delivery_address'])
    expect(sent.id).not.toBe(fetched.id)
  })

  test('[C4] the names of version 0.1 are read, and sent beside the new ones', async () => {
    const [visitor, sold] = [await newVisitor(), await newDevice()]
    const [delivery, collection] = [{ way: 'delivery' }, { way: 'pickup', time: '09:30' }]
    const item = itemOf(
      await add(visitor, selectionOf(sold, { ...device, arrangement: { handover: delivery } })),
    )
    expect(item).toMatchObject({
      booking_details: { fulfilment: delivery },
      arrangement: { handover: delivery },
      booking_detail_names: { pickup_window: null },
      arranged: { fetched: null },
    })
    const changed = await request('PATCH', `/api/pd4/carts/${item.id}`, {
      token: visitor.token,
      json: { arrangement: { handover: collection } },
    })
    expect(changed.body.data).toMatchObject({
      booking_details: { fulfilment: collection },
      arrangement: { handover: collection },
    })
  })
})

test('[C4] charge a deposit for each device, whether or not it is requested, and show it separately', async () => {
  const [visitor, sold] = [await newVisitor(), await newDevice()]
  await addDeposit(sold.optionId, 5_000)
  const booking_details = { fulfilment: { way: 'delivery' } }
  const item = itemOf(
    await add(visitor, selectionOf(sold, { ...device, quantities: { DEVICE: 2 }, booking_details })),
  )
  expect(item.total?.amount).toBe(2 * 10_000 + 2 * 5_000)
  expect(item.lines.map(({ deposit, quantity }) => [deposit, quantity])).toEqual([
    [false, 2],
    [true, 2],
  ])
})

test('[C4] a guide defaults to the visitor’s language', async () => {
  const [visitor, sold] = [await newVisitor(), await newProduct({ guideLanguages: ['en', 'th', 'zh'] })]
  const put = (booking_details: object) =>
    add(visitor, selectionOf(sold, { booking_details }), { locale: 'zh-cn' })
  expect(itemOf(await put({})).booking_details).toEqual({ guide: 'zh' })
  expect(itemOf(await put({ guide: 'th' })).booking_details).toEqual({ guide: 'th' })
  expect((await put({ guide: 'xx' })).body.code).toBe('GUIDE_LANGUAGE_REQUIRED')
  const plain = itemOf(
    await add(visitor, selectionOf(await newProduct(), { booking_details: { guide: 'th' } })),
  )
  expect(plain.booking_details).toEqual({})
})

describe('an option sold per group', () => {
  const newCar = () =>
    newProduct({
      units: [{ code: 'VEHICLE', amount: 300_000, group: { people: 3, bags: 2 } }],
      questions: ['full_name'],
    })
  const car = (booking_details: object) => ({ quantities: { VEHICLE: 1 }, booking_details })

  test('[C4] requires the numbers of people and suitcases, and asks in the visitor’s language', async () => {
    const [visitor, sold] = [await newVisitor(), await newCar()]
    const rejections: Array<[object, string, Record<string, number>?]> = [
      [{}, 'GROUP_REQUIRED'],
      [{ group: { people: 4, bags: 0 } }, 'GROUP_TOO_BIG', { max: 3 }],
      [{ group: { people: 3 } }, 'BAGS_REQUIRED'],
      [{ group: { people: 3, bags: 3 } }, 'TOO_MANY_BAGS', { max: 2 }],
    ]
    for (const locale of LOCALES)
      for (const [booking_details, code, values] of rejections) {
        const { status, body } = await add(visitor, selectionOf(sold, car(booking_details)), { locale })
        expect([status, body.code, body.message]).toEqual([
          422,
          code,
          translator(locale)(`errors.${code as 'GROUP_TOO_BIG'}`, values ?? {}),
        ])
      }
    expect((await list(visitor)).items).toEqual([])
  })

  test('[C4][B3][B5] stores and adds up the numbers, and requires every traveller at checkout', async () => {
    const [visitor, sold] = [await newVisitor(), await newCar()]
    const item = itemOf(await add(visitor, selectionOf(sold, car({ group: { people: 3, bags: 1 } }))))
    expect([item.booking_details, item.travellers.length]).toEqual([{ group: { people: 3, bags: 1 } }, 3])
    const more = itemOf(await add(visitor, selectionOf(sold, car({ group: { people: 2, bags: 2 } }))))
    expect([more.id, more.booking_details, more.lines[0]?.quantity, more.travellers.length]).toEqual([
      item.id,
      { group: { people: 5, bags: 3 } },
      2,
      5,
    ])
  })

  test('[C4] an option sold per person ignores group numbers', async () => {
    const [visitor, sold] = [await newVisitor(), await newProduct()]
    const item = itemOf(await add(visitor, selectionOf(sold, { booking_details: { group: { people: 2 } } })))
    expect(item.booking_details).toEqual({})
  })
})
