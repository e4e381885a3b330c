import type {
  EventReservation,
  FoodEstablishmentReservation,
  LodgingReservation,
  Order,
  OrderStatus,
  Place,
  ReservationLeaf,
  ReservationStatusType,
  WithContext,
} from 'schema-dts'
import type { Vertical } from '@/lib/domain/catalog'
import type { Reservation } from './reservation'

type Booked = EventReservation | FoodEstablishmentReservation | LodgingReservation | ReservationLeaf
/** schema.org names the number `reservationId`, the mail programs of Google `reservationNumber`. */
export type ReservationGraph = WithContext<Order> | (WithContext<Booked> & { reservationNumber: string })

const STATUS = {
  confirmed: 'https://schema.org/ReservationConfirmed',
  pending: 'https://schema.org/ReservationPending',
  cancelled: 'https://schema.org/ReservationCancelled',
} as const satisfies Record<Reservation['status'], ReservationStatusType>

const ORDER_STATUS = {
  confirmed: 'https://schema.org/OrderProcessing',
  pending: 'https://schema.org/OrderProcessing',
  cancelled: 'https://schema.org/OrderCancelled',
} as const satisfies Record<Reservation['status'], OrderStatus>

/** What is booked of each vertical; goods are not reserved but ordered. */
const KINDS = {
  ticket: 'event',
  tour: 'event',
  service: 'event',
  transport: 'trip',
  stay: 'stay',
  food: 'table',
  connectivity: 'goods',
  shopping: 'goods',
  esim: 'goods',
} as const satisfies Record<Vertical, string>

/** What a mail says of all its bookings. */
export interface MailFacts {
  reference: string
  /** Whom the mail greets. */
  name: string
  shop: string
  site: string
}

const named = <Type extends string>(type: Type, name: string) => ({ '@type': type, name }) as const

const providerOf = ({ supplier }: Reservation) =>
  supplier === null ? {} : { provider: named('Organization', supplier) }

const placeOf = ({ place }: Reservation): Place | undefined =>
  place ? { ...named('Place', place.name), address: place.name } : undefined

function common(booked: Reservation, { reference, name, shop, site }: MailFacts) {
  return {
    '@context': 'https://schema.org',
    reservationId: reference,
    reservationNumber: reference,
    reservationStatus: STATUS[booked.status],
    underName: named('Person', name),
    broker: { ...named('Organization', shop), url: site },
    ...providerOf(booked),
  } as const
}

function order({ status, name }: Reservation, facts: MailFacts): WithContext<Order> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Order',
    orderNumber: facts.reference,
    orderStatus: ORDER_STATUS[status],
    customer: named('Person', facts.name),
    merchant: { ...named('Organization', facts.shop), url: facts.site },
    orderedItem: named('Product', name),
  }
}

function trips(booked: Reservation, facts: MailFacts): ReservationGraph[] {
  return booked.trips.map(({ from, to, starts, ends }) => ({
    '@type': 'Reservation',
    ...common(booked, facts),
    reservationFor: {
      '@type': 'Trip',
      name: booked.name,
      tripOrigin: named('Place', from),
      itinerary: named('Place', to),
      ...(starts && { departureTime: starts }),
      ...(ends && { arrivalTime: ends }),
    },
  }))
}

function stay(booked: Reservation, starts: string, facts: MailFacts): ReservationGraph {
  const { name, ends, place } = booked
  return {
    '@type': 'LodgingReservation',
    ...common(booked, facts),
    reservationFor: { ...named('LodgingBusiness', name), ...(place && { address: place.name }) },
    checkinTime: starts,
    ...(ends && { checkoutTime: ends }),
  }
}

function table(booked: Reservation, starts: string, facts: MailFacts): ReservationGraph {
  const { name, people, place } = booked
  return {
    '@type': 'FoodEstablishmentReservation',
    ...common(booked, facts),
    reservationFor: { ...named('FoodEstablishment', name), ...(place && { address: place.name }) },
    startTime: starts,
    ...(people !== null && { partySize: people }),
  }
}

function event(booked: Reservation, starts: string, facts: MailFacts): ReservationGraph {
  const { name, ends } = booked
  const location = placeOf(booked)
  return {
    '@type': 'EventReservation',
    ...common(booked, facts),
    reservationFor: {
      ...named('Event', name),
      startDate: starts,
      ...(ends && { endDate: ends }),
      ...(location && { location }),
    },
  }
}

/** What is valid on any day. */
const undated = (booked: Reservation, facts: MailFacts): ReservationGraph => ({
  '@type': 'Reservation',
  ...common(booked, facts),
  reservationFor: named('Service', booked.name),
})

/** Returns the schema.org data of a booking, for mail programs; contains only what the mail shows. */
export function reservationGraphs(booked: Reservation, facts: MailFacts): ReservationGraph[] {
  const kind = KINDS[booked.vertical]
  if (kind === 'goods') return [order(booked, facts)]
  if (booked.trips.length > 0) return trips(booked, facts)
  if (booked.starts === null) return [undated(booked, facts)]
  if (kind === 'stay') return [stay(booked, booked.starts, facts)]
  if (kind === 'table') return [table(booked, booked.starts, facts)]
  return [event(booked, booked.starts, facts)]
}
