import { expect, test } from 'vitest'
import { VERTICALS } from '@/lib/domain/catalog'
import { MAIL_DATA_RULES, structuredDataFaults } from '@/tests/fixtures/structured-data-rules'
import { composeMail } from './compose'
import type { Reservation } from './reservation'
import { reservationGraphs } from './reservation-graph'

const FACTS = { reference: 'SH-7Q4K-2612', name: 'Mali', shop: 'Sunhop', site: 'https://shop.example/' }

const booked: Reservation = {
  vertical: 'ticket',
  status: 'confirmed',
  name: 'Temple walk',
  starts: '2026-12-12T18:30:00+07:00',
  ends: '2026-12-14',
  people: 2,
  trips: [],
  supplier: 'River & Sons',
  place: { name: 'Pier 3' },
}
const trips = [
  {
    from: 'Bangkok',
    to: 'Ayutthaya',
    starts: '2026-12-12T08:00:00+07:00',
    ends: '2026-12-12T10:00:00+07:00',
  },
  { from: 'Ayutthaya', to: 'Bangkok', starts: '2026-12-13', ends: null },
]

const TYPES = {
  ticket: ['EventReservation'],
  tour: ['EventReservation'],
  transport: ['Reservation', 'Reservation'],
  stay: ['LodgingReservation'],
  food: ['FoodEstablishmentReservation'],
  connectivity: ['Order'],
  service: ['EventReservation'],
  shopping: ['Order'],
  esim: ['Order'],
}

test.each(VERTICALS)(
  '[N3] the data of a booking of the kind %s has what mail programs ask for',
  (vertical) => {
    for (const status of ['confirmed', 'pending', 'cancelled'] as const) {
      const own = { ...booked, vertical, status, trips: vertical === 'transport' ? trips : [] }
      const graphs = reservationGraphs(own, FACTS)
      expect(graphs.map((graph) => graph['@type'])).toEqual(TYPES[vertical])
      expect(structuredDataFaults(graphs, MAIL_DATA_RULES)).toEqual([])
      for (const graph of graphs)
        expect(JSON.stringify(graph)).toContain(
          graph['@type'] === 'Order'
            ? { confirmed: 'OrderProcessing', pending: 'OrderProcessing', cancelled: 'OrderCancelled' }[
                status
              ]
            : { confirmed: 'Confirmed', pending: 'Pending', cancelled: 'ReservationCancelled' }[status],
        )
    }
  },
)

test('[N3] what has no date is a reservation of a service', () => {
  const [graph] = reservationGraphs({ ...booked, starts: null, ends: null }, FACTS)
  expect(graph?.['@type']).toBe('Reservation')
  expect(structuredDataFaults(graph, MAIL_DATA_RULES)).toEqual([])
})

test('[N3] every type of the data has a rule', () => {
  for (const type of new Set(Object.values(TYPES).flat())) expect(MAIL_DATA_RULES).toHaveProperty(type)
})

test('[N3] an event has its place with an address, if the mail has one', () => {
  const [graph] = reservationGraphs(booked, FACTS)
  const location = { '@type': 'Place', name: 'Pier 3', address: 'Pier 3' }
  expect(graph).toMatchObject({ reservationFor: { location } })
  const [without] = reservationGraphs({ ...booked, place: null }, FACTS)
  expect(without).not.toHaveProperty('reservationFor.location')
})

const mailWith = (reservations: Reservation[]) =>
  composeMail({
    to: 'mali@example.com',
    locale: 'en',
    template: 'order-confirmed',
    values: {
      name: '</script><b>Sky',
      reference: FACTS.reference,
      order_id: '0b1f4a2e-3f43-4e70-9d62-b1a3f4d5c6e7',
      total: '฿1,290',
      confirmed: 'Temple walk',
      reservations: JSON.stringify(reservations),
    },
  })

test('[N3] a mail has the data of its bookings once, which no text can end', () => {
  const { html, text } = mailWith([booked, { ...booked, vertical: 'esim' }])
  const [, json = ''] = html.match(/<script type="application\/ld\+json">(.*)<\/script>/) ?? []
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(json).not.toContain('<')
  const graphs = JSON.parse(json)
  expect(graphs.map((graph: { '@type': string }) => graph['@type'])).toEqual(['EventReservation', 'Order'])
  expect(graphs[0].underName.name).toBe('</script><b>Sky')
  expect(text).not.toContain('schema.org')
  expect(mailWith([]).html).not.toContain('ld+json')
})
