import type { z } from 'zod'
import type * as contract from '@/lib/contract/account'
import { toUser } from '@/lib/server/auth/answers'
import { identitiesOf } from '@/lib/server/auth/google/identity-repo'
import { listSessions } from '@/lib/server/auth/session-repo'
import { listCart } from '@/lib/server/cart/service'
import { favouritesOf } from '@/lib/server/favourites/repo'
import type { SignedIn } from '@/lib/server/http/context'
import { limit } from '@/lib/server/http/rate-limit'
import { ok } from '@/lib/server/http/serve'
import { bookingsOf, unitItemsOf } from '@/lib/server/orders/repo'
import { orderView } from '@/lib/server/orders/service'
import { reviewsBy } from '@/lib/server/reviews/repo'
import { ownView } from '@/lib/server/reviews/view'
import { orderIdsOf, supportRequestsOf } from './data-repo'
import { ownAccount } from './own-account'
import { sessionView } from './sessions'

type Data = z.input<typeof contract.downloadData.response>['data']

/** More than any cart holds. */
const WHOLE_CART = { page: 1, limit: 10_000 }

async function ordersOf({ session, locale }: SignedIn): Promise<Data['orders']> {
  const orders: Data['orders'] = []
  for (const id of await orderIdsOf(session.userId)) {
    const bookings = await bookingsOf([id])
    const people = Map.groupBy(
      await unitItemsOf(bookings.map((booking) => booking.id)),
      ({ bookingId }) => bookingId,
    )
    const answers = bookings.map((booking) => ({
      booking_id: booking.id,
      answers: booking.answers,
      travellers: (people.get(booking.id) ?? [])
        .flatMap(({ travellerName: name, age, passportNumber, companions }) => [
          { name, age, passportNumber },
          ...companions,
        ])
        .map(({ name, age, passportNumber }) => ({ name, age, passport_number: passportNumber })),
    }))
    orders.push({ ...(await orderView(session.userId, id, locale)), answers })
  }
  return orders
}

/** Everything that is kept about the account, except what nobody can read: the hash of its password. */
export async function downloadData(
  context: SignedIn,
): Promise<z.input<typeof contract.downloadData.response>> {
  const { userId, tokenHash } = context.session
  await limit('data-user', userId)
  const account = await ownAccount(context)
  const [sessions, identities, cart, orders, reviews, favourites, requests] = await Promise.all([
    listSessions(userId),
    identitiesOf(userId),
    listCart(WHOLE_CART, context),
    ordersOf(context),
    reviewsBy(userId),
    favouritesOf(userId),
    supportRequestsOf(userId),
  ])
  return ok({
    exported_at: new Date().toISOString(),
    profile: {
      ...toUser(account),
      mail_locale: account.locale,
      created_at: account.createdAt.toISOString(),
    },
    sessions: sessions.map((row) => ({
      ...sessionView(row, tokenHash),
      user_agent: row.userAgent,
      expires_at: row.expiresAt.toISOString(),
    })),
    identities: identities.map(({ issuer, subject, createdAt }) => ({
      issuer,
      subject,
      created_at: createdAt.toISOString(),
    })),
    cart: cart.data.items,
    orders,
    reviews: reviews.map(ownView),
    favourites,
    support_requests: requests.map(({ number, topic, name, email, message, createdAt }) => ({
      number,
      topic,
      name,
      email,
      message,
      created_at: createdAt.toISOString(),
    })),
  })
}

/** The products that the account's owner has reviewed. */
export async function reviewedProducts({ session }: SignedIn): Promise<string[]> {
  return (await reviewsBy(session.userId)).map(({ productId }) => productId)
}
