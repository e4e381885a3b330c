import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addToCart } from '@/lib/server/cart/service'
import { SANDBOX_VENUE_KEY } from '@/lib/server/venue/keys'
import { checkVoucher, redeemVoucher } from '@/lib/server/venue/service'
import { bought, cancelled } from '../fixtures/cancelling'
import { newProduct, newUser } from '../fixtures/catalog'
import { boughtNamed, namesChanged, paidOrder } from '../fixtures/changing'
import { choose, contextOf, mailsTo, rowsOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'
import { manualProduct } from '../fixtures/supplier'

withShopDatabase()

const named = () => newProduct({ questions: ['full_name'] })
const two = [{ full_name: 'Mali Sky' }, { full_name: 'Niran Sky' }]
const venue = () => contextOf(randomUUID(), { venueKey: SANDBOX_VENUE_KEY })

const namesOf = async (bookingId: string | undefined) =>
  (
    await sql<{ name: string | null }>(
      'SELECT traveller_name AS name FROM unit_items WHERE booking_id = $1 ORDER BY position',
      [bookingId],
    )
  ).map(({ name }) => name)

test('[B7] a changed name is in the order, and its voucher has another code that admits once', async () => {
  const buyer = await boughtNamed(await named(), two)
  const [booking] = buyer.order.bookings
  expect(booking?.changeable?.names).toMatchObject({ ages: false })
  const [, second] = booking?.travellers ?? []
  const change = { unit_item_id: second?.id ?? '', full_name: ' Suda  Suksai ' }
  const key = randomUUID()
  const order = await namesChanged(buyer, [change], { key })
  const [after] = order.bookings
  expect(await namesOf(booking?.id)).toEqual(['Mali Sky', 'Suda Suksai'])
  expect(after?.changes).toMatchObject([{ kind: 'names', before: null, after: null }])
  expect(after?.voucher?.code).not.toBe(booking?.voucher?.code)
  for (const code of [booking?.voucher?.code, second?.ticket?.code])
    await expect(checkVoucher(code ?? '', venue())).rejects.toMatchObject({ code: 'VOUCHER_NOT_FOUND' })
  await checkVoucher(after?.voucher?.code ?? '', venue())

  // The same press once more changes nothing.
  const again = await namesChanged(buyer, [change], { key })
  expect(again.bookings[0]?.voucher?.code).toBe(after?.voucher?.code)
  await expect(namesChanged(buyer, [{ ...change, full_name: 'Dao Suksai' }], { key })).rejects.toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  })
  expect(await rowsOf('booking_changes WHERE booking_id = $1', [booking?.id])).toBe(1)

  const mails = await mailsTo(`${buyer.userId}@example.com`)
  expect(mails.filter((subject) => subject.startsWith('Changed: '))).toHaveLength(1)
  const [mail] = await sql<{ text: string }>(
    "SELECT text FROM mailbox WHERE recipient = $1 AND subject LIKE 'Changed: %'",
    [`${buyer.userId}@example.com`],
  )
  expect(mail?.text).toContain(after?.voucher?.code)
  expect(mail?.text).toContain('Suda Suksai')
})

test('[B7] names are changed by their owner, of travellers of the booking, and only to others', async () => {
  const buyer = await boughtNamed(await named(), two)
  const [first] = buyer.order.bookings[0]?.travellers ?? []
  const id = first?.id ?? ''
  const stranger = { ...buyer, userId: await newUser() }
  await expect(namesChanged(stranger, [{ unit_item_id: id, full_name: 'Thief' }])).rejects.toMatchObject({
    code: 'ORDER_NOT_FOUND',
  })
  await expect(namesChanged(buyer, [{ unit_item_id: id, full_name: 'Mali Sky' }])).rejects.toMatchObject({
    code: 'NOTHING_TO_CHANGE',
  })
  for (const wrong of [
    { unit_item_id: randomUUID(), full_name: 'Suda' },
    { unit_item_id: id, person: 1, full_name: 'Suda' },
  ])
    await expect(namesChanged(buyer, [wrong])).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { 'travellers.0.unit_item_id': [{ code: 'invalid' }] },
    })
  await cancelled(buyer, { unit_item_ids: [id] })
  await expect(namesChanged(buyer, [{ unit_item_id: id, full_name: 'Suda' }])).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  })
  expect(await namesOf(buyer.order.bookings[0]?.id)).toEqual(['Mali Sky', 'Niran Sky'])
})

test('[B7] another traveller has an age that fits the ticket where ages were asked', async () => {
  const sold = await newProduct({ questions: ['full_name', 'age'] })
  const buyer = await boughtNamed(sold, [{ full_name: 'Mali', age: 30 }])
  const id = buyer.order.bookings[0]?.travellers[0]?.id ?? ''
  for (const [age, code] of [
    [undefined, 'required'],
    [11, 'too_small'],
  ] as const)
    await expect(namesChanged(buyer, [{ unit_item_id: id, full_name: 'Suda', age }])).rejects.toMatchObject({
      fields: { 'travellers.0.age': [{ code }] },
    })
  await namesChanged(buyer, [{ unit_item_id: id, full_name: 'Suda', age: 12 }])
  expect(await rowsOf('unit_items WHERE id = $1 AND age = 12', [id])).toBe(1)
})

test('[B7] companions of a group have names of their own', async () => {
  const sold = await newProduct({
    questions: ['full_name'],
    units: [{ code: 'GROUP', amount: 100_000, group: { people: 3, bags: null } }],
  })
  const travellers = [{ full_name: 'Mali' }, { full_name: 'Niran' }, { full_name: 'Dao' }]
  const userId = await newUser()
  const group = { ...choose(sold, { GROUP: 1 }), booking_details: { group: { people: 3 } } }
  const { data } = await addToCart(group, contextOf(userId))
  const buyer = await paidOrder(userId, data.item.id, { [data.item.id]: { travellers, answers: {} } })
  const id = buyer.order.bookings[0]?.travellers[0]?.id ?? ''
  const order = await namesChanged(buyer, [{ unit_item_id: id, person: 2, full_name: 'Suda' }])
  expect(order.bookings[0]?.travellers[0]).toMatchObject({
    traveller_name: 'Mali',
    companions: ['Niran', 'Suda'],
  })
})

test('[B7] names stay where the supplier confirms, a document was given, a ticket is used or the time is over', async () => {
  const refused = async (buyer: Awaited<ReturnType<typeof boughtNamed>>, code: string, now?: Date) => {
    const id = buyer.order.bookings[0]?.travellers[0]?.id ?? ''
    await expect(
      namesChanged(buyer, [{ unit_item_id: id, full_name: 'Suda' }], { now }),
    ).rejects.toMatchObject({
      code,
    })
  }
  const manual = await manualProduct('en', { questions: ['full_name'] })
  await refused(await boughtNamed(manual, [{ full_name: 'Mali' }]), 'BOOKING_NOT_CHANGEABLE')
  await refused(await bought([[await newProduct()]]), 'BOOKING_NOT_CHANGEABLE')

  const documented = await boughtNamed(await named(), two)
  await sql("UPDATE unit_items SET passport_number = 'AA1234567' WHERE booking_id = $1", [
    documented.order.bookings[0]?.id,
  ])
  await refused(documented, 'BOOKING_NOT_CHANGEABLE')

  const sold = await named()
  const used = await boughtNamed(sold, two)
  const onTheDay = new Date(`${sold.date}T02:00:00Z`)
  await refused(used, 'CHANGE_CLOSED', onTheDay)
  await redeemVoucher(used.order.bookings[0]?.travellers[1]?.ticket?.code ?? '', venue(), onTheDay)
  await refused(used, 'CHANGE_CLOSED')

  const gone = await boughtNamed(await named(), two)
  await cancelled(gone)
  await refused(gone, 'BOOKING_NOT_CHANGEABLE')
})
