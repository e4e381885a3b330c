import 'server-only'
import type { z } from 'zod'
import { getArea } from '@/lib/contract/area-guide'
import { profile } from '@/lib/contract/auth'
import { getProduct, listAreas, listCategories, listProducts } from '@/lib/contract/catalog'
import { ApiError } from '@/lib/contract/error'
import type { Operation } from '@/lib/contract/operation'
import { listCurrencies, listLanguages, partnerInfo } from '@/lib/contract/preferences'
import { listPublicPageParts, listPublicPages } from '@/lib/contract/public-pages'
import { lookUpRedirect } from '@/lib/contract/redirects'
import { listReviews } from '@/lib/contract/reviews'
import { getFacets, getSuggestions } from '@/lib/contract/search'
import { type Currency, isCurrency } from '@/lib/domain/currency'
import { DEFAULT_LOCALE, type Locale } from '@/lib/domain/locale'
import type { PaymentUrls } from '@/lib/domain/payment'
import * as accounts from '@/lib/server/auth/service'
import { findSession } from '@/lib/server/auth/session-repo'
import * as areas from '@/lib/server/catalog/areas'
import * as publicPages from '@/lib/server/catalog/public-pages'
import * as catalog from '@/lib/server/catalog/service'
import { isConnectionLost } from '@/lib/server/db/connection-lost'
import { ping as pingDatabase } from '@/lib/server/db/ping'
import * as missingPages from '@/lib/server/http/missing-page-turns'
import * as renders from '@/lib/server/http/render-turns'
import { requestNetwork } from '@/lib/server/http/request-network'
import { parseInput } from '@/lib/server/http/validation'
import { isOrderOf } from '@/lib/server/orders/repo'
import { isPageServed } from '@/lib/server/page-cache/registered-store'
import { partnerCurrency } from '@/lib/server/partner/rates'
import * as partner from '@/lib/server/partner/service'
import { openAttempt } from '@/lib/server/payments/repo'
import * as redirects from '@/lib/server/redirects/service'
import * as reviews from '@/lib/server/reviews/service'
import { searchInTurn } from '@/lib/server/search/search-queue'
import * as search from '@/lib/server/search/service'
import type { Call } from './call'

export { catalogRevision, revisionOf } from '@/lib/server/catalog-changes/revision'
export { isPageServed } from '@/lib/server/page-cache/registered-store'

interface Reader {
  locale: Locale
  currency: Currency
  token?: string
  /** Of a request that searches; null for data that is cached. */
  network: string | null
}

type Handler<O extends Operation> = (
  input: z.output<O['params']> & z.output<O['query']>,
  reader: Reader,
) => Promise<z.input<O['response']>>

const handlers = new Map<Operation, Handler<Operation>>()

function register<O extends Operation>(operation: O, handler: Handler<O>): void {
  handlers.set(operation, handler as Handler<Operation>)
}

register(listLanguages, partner.languages)
register(listCurrencies, partner.currencies)
register(partnerInfo, partner.partner)
register(listAreas, areas.listAreas)
register(getArea, ({ slug }, reader) => areas.getArea(slug, reader))
register(listCategories, (_, reader) => catalog.listCategories(reader))
register(listProducts, (input, reader) =>
  searchInTurn(reader.network, () => catalog.listProducts(input, reader)),
)
register(getFacets, (input, reader) => searchInTurn(reader.network, () => search.getFacets(input, reader)))
register(getSuggestions, search.getSuggestions)
register(getProduct, ({ id }, reader) => catalog.getProduct(id, reader))
register(listPublicPages, (input) => publicPages.listPages(input))
register(listPublicPageParts, (input) => publicPages.listParts(input))
register(listReviews, reviews.listReviews)
register(lookUpRedirect, ({ path }) => redirects.lookUp(path))
register(profile, async (_, { token }) => accounts.profile(token ? await findSession(token) : null))

/** A lost connection as an error of the contract. */
function unavailable(cause: unknown): never {
  throw isConnectionLost(cause) ? new ApiError('UNAVAILABLE', { cause }) : cause
}

/** @throws ApiError UNAVAILABLE if the database cannot be reached */
export const ping = (): Promise<void> => pingDatabase().catch(unavailable)

/** Calls the operation in this process, for server components and the middleware. */
export const callLocal: Call = async (operation, input, visitor = {}) => {
  const handler = handlers.get(operation)
  if (!handler) throw new ApiError('METHOD_NOT_ALLOWED')
  const parsed = {
    ...(parseInput(operation.params, input) as object),
    ...(parseInput(operation.query, input) as object),
  }
  const reader: Reader = {
    locale: visitor.locale ?? DEFAULT_LOCALE,
    currency: isCurrency(visitor.currency) ? visitor.currency : partnerCurrency(),
    token: visitor.token,
    network: visitor.forwardedFor === undefined ? null : requestNetwork(visitor.forwardedFor),
  }
  const response = await handler(parsed, reader).catch(unavailable)
  return operation.response.parse(response) as never
}

/**
 * Whether an order belongs to the token's user. An invalid token returns true: the page then asks to sign in.
 */
export async function isOwnOrder(id: string, token: string): Promise<boolean> {
  const session = await findSession(token)
  return session === null || isOrderOf(session.userId, id)
}

/** Waits for the turn of a network at pages that do not exist. @throws ApiError BUSY */
export const missingPageTurn = (forwardedFor: string): Promise<void> =>
  missingPages.missingPageTurn(requestNetwork(forwardedFor))

/** Waits for the turn of a network to have a page rendered if it is not stored. @throws ApiError BUSY */
export async function renderTurn(page: string, forwardedFor: string): Promise<void> {
  if (!(await isPageServed(page))) await renders.renderTurn(requestNetwork(forwardedFor))
}

/** The addresses that the browser uses for the open payment of an order. */
export async function paymentUrlsOf(id: string): Promise<PaymentUrls> {
  const action = (await openAttempt(id))?.nextAction
  if (action?.kind === 'card') return { connect: action.tokensUrl }
  return action?.kind === 'form' ? { form: action.action } : {}
}
