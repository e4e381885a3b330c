import PQueue from 'p-queue'
import type { z } from 'zod'
import type * as contract from '@/lib/contract/account'
import { toUser } from '@/lib/server/auth/auth-responses'
import { identitiesOf } from '@/lib/server/auth/google/identity-repo'
import type { Account } from '@/lib/server/auth/repo'
import { listSessions } from '@/lib/server/auth/session-repo'
import { listCart } from '@/lib/server/cart/service'
import { createFairQueue } from '@/lib/server/fair-queue'
import { favouritesOf } from '@/lib/server/favourites/repo'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { limit } from '@/lib/server/http/rate-limit'
import { bookingsOf, unitItemsOf } from '@/lib/server/orders/repo'
import { orderView } from '@/lib/server/orders/service'
import { taxDocumentsOfUser } from '@/lib/server/orders/tax-document-repo'
import { buyerFields } from '@/lib/server/orders/tax-view'
import { reviewsBy } from '@/lib/server/reviews/repo'
import { ownView } from '@/lib/server/reviews/view'
import { selectEvents } from '@/lib/server/security-log/repo'
import { travellersOf } from '@/lib/server/travellers/repo'
import { travellerView } from '@/lib/server/travellers/service'
import { orderIdsOf, supportFilesOf, supportRepliesOf, supportRequestsOf } from './export-data-repo'
import { passkeyListOf } from './passkeys'
import { imageOf } from './profile-image-repo'
import { ownAccount } from './require-account'
import { sessionView } from './sessions'

type Data = z.input<typeof contract.downloadData.response>['data']

/** More than any cart can hold. */
const WHOLE_CART = { page: 1, limit: 10_000 }
const MAX_EVENTS = 1000

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
      answers: booking.questionAnswers,
      travellers: (people.get(booking.id) ?? [])
        .flatMap(({ travellerName: name, companions, ...person }) => [{ ...person, name }, ...companions])
        .map(({ name, age, nationality, nationalIdNumber, passportNumber }) => ({
          name,
          age,
          nationality: nationality ?? null,
          national_id_number: nationalIdNumber ?? null,
          passport_number: passportNumber,
        })),
    }))
    orders.push({ ...(await orderView(session.userId, id, locale)), answers })
  }
  return orders
}

async function taxDocumentsIn(userId: string): Promise<Data['tax_documents']> {
  return (await taxDocumentsOfUser(userId)).map(({ kind, number, documentDate, gross, vat, content }) => ({
    kind,
    number,
    date: documentDate,
    order: content.orderReference,
    gross: { amount: gross, currency: 'THB' },
    vat: { amount: vat, currency: 'THB' },
    buyer: content.buyer && buyerFields(content.buyer),
  }))
}

/** The user with the image inlined: its URL stops working once the account is deleted. */
async function profileOf(account: Account): Promise<Data['profile']> {
  const user = toUser(account)
  const stored = await imageOf(account.id)
  const image = stored && `data:image/webp;base64,${stored.toString('base64')}`
  return {
    ...user,
    profile: { ...user.profile, image },
    mail_locale: account.locale,
    created_at: account.createdAt.toISOString(),
  }
}

async function eventsOf(userId: string): Promise<Data['security_events']> {
  const events = await selectEvents({ user: { id: userId, recipients: [] }, limit: MAX_EVENTS })
  return events.map(({ at, kind, outcome, network }) => ({ at: at.toISOString(), kind, outcome, network }))
}

type Export = z.input<typeof contract.downloadData.response>

/** One at a time: an account with many orders reads each of them. */
const take = createFairQueue(new PQueue({ concurrency: 1 }), { most: 20, mostPerOwner: 2 })

/**
 * Returns everything stored about the account except the password hash.
 * @throws ApiError RATE_LIMITED; BUSY if too many exports wait
 */
export async function downloadData(context: SignedIn): Promise<Export> {
  return take(context.session.userId, () => exportOf(context))
}

async function exportOf(context: SignedIn): Promise<Export> {
  const { userId, tokenHash } = context.session
  await limit('data-user', userId)
  const account = await ownAccount(context)
  // One after the other: an export leaves most connections to the database to visitors.
  const profile = await profileOf(account)
  const sessions = await listSessions(userId)
  const identities = await identitiesOf(userId)
  const cart = await listCart(WHOLE_CART, context)
  const orders = await ordersOf(context)
  const taxDocuments = await taxDocumentsIn(userId)
  const reviews = await reviewsBy(userId)
  const favourites = await favouritesOf(userId)
  const travellers = await travellersOf(userId)
  const requests = await supportRequestsOf(userId)
  const replies = await supportRepliesOf(userId)
  const files = await supportFilesOf(userId)
  const events = await eventsOf(userId)
  const passkeys = await passkeyListOf(context)
  return ok({
    exported_at: new Date().toISOString(),
    profile,
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
    passkeys: passkeys.passkeys,
    cart: cart.data.items,
    orders,
    tax_documents: taxDocuments,
    security_events: events,
    reviews: reviews.map(ownView),
    favourites,
    travellers: travellers.map(travellerView),
    support_requests: requests.map(({ id, number, topic, name, email, message, createdAt }) => ({
      number,
      topic,
      name,
      email,
      message,
      created_at: createdAt.toISOString(),
      replies: replies
        .filter(({ requestId }) => requestId === id)
        .map(({ id: messageId, author, text, createdAt: at }) => ({
          author,
          text,
          created_at: at.toISOString(),
          files: files
            .filter((file) => file.messageId === messageId)
            .map((file) => ({
              name: file.name,
              size: file.size,
              path: `/api/support/requests/${number}/files/${file.id}`,
            })),
        })),
    })),
  })
}

/** Returns the products that the account's owner has reviewed. */
export async function reviewedProducts({ session }: SignedIn): Promise<string[]> {
  return (await reviewsBy(session.userId)).map(({ productId }) => productId)
}
