import 'server-only'
import type { Operation } from '@/lib/contract/operation'
import { menuCategories } from '../menu-categories'
import { readHostAreas } from './areas'
import type { HostCall } from './complete'
import { hostPageParts, hostPages } from './public-pages'
import { userOf } from './user'
import { dataOf, isFields } from './values'

const NO_GUIDE = {
  about: [],
  when_to_go: [],
  getting_there: [],
  time_zone: null,
  utc_offset: null,
  latitude: null,
  longitude: null,
  images: [],
  facts: null,
  updated_at: null,
}

const ONE_PAGE = { total: 0, current_page: 1, last_page: 1 }

async function account(call: HostCall) {
  const profile = await call.get('/api/auth/profile').catch(() => null)
  const user = isFields(profile) ? userOf(dataOf(profile).user) : null
  if (user)
    return {
      user,
      mail_locale: null,
      sessions: null,
      phone_code_by: null,
      has_password: null,
      two_step: null,
      passkeys: null,
    }
}

/** The guide of a destination that the host only lists; none if it does not. @throws ApiError of the list */
async function area(call: HostCall): Promise<object | undefined> {
  const slug = decodeURIComponent(new URL(call.url, 'http://host').pathname.split('/').at(-1) ?? '')
  const areas = await readHostAreas(call)
  const found = areas.find((listed) => listed.slug === slug)
  return found && { ...found, ...NO_GUIDE }
}

/**
 * The data of calls that only this contract has, from a host that knows the specification's calls alone, by
 * method and path: nothing, so that pages leave the part out.
 */
const MISSING: Readonly<Record<string, (call: HostCall) => unknown>> = {
  'POST /api/auth/logout': () => null,
  'GET /api/account': account,
  'GET /api/account/travellers': () => [],
  'GET /api/catalog/areas/{slug}': area,
  'GET /api/catalog/categories': ({ locale }) => menuCategories(locale),
  'GET /api/catalog/facets': () => ({
    categories: [],
    destinations: [],
    durations: [],
    languages: [],
    features: [],
    ratings: [],
    prices: null,
    total: null,
  }),
  'GET /api/catalog/products': () => ({
    items: [],
    meta: { ...ONE_PAGE, total: null, corrected_to: null, partial: false },
  }),
  'GET /api/catalog/public-pages': hostPages,
  'GET /api/catalog/public-pages/parts': hostPageParts,
  'GET /api/catalog/suggestions': () => [],
  'GET /api/checkout/payment-options': () => [],
  'GET /api/favourites': () => ({ product_ids: [] }),
  'GET /api/orders': () => ({ items: [], meta: ONE_PAGE }),
  'GET /api/redirects': () => null,
  'GET /api/vouchers/offline': () => ({ owner: '', at: new Date().toISOString(), orders: [] }),
}

/** Calls whose replacement is read from the host as well. */
const READ = ['GET /api/catalog/areas/{slug}']

/** Whether the response of a call that a host does not have is replaced by one of its other calls. */
export const isReplacedByCall = ({ method, path }: Operation): boolean => READ.includes(`${method} ${path}`)

/** Returns what a call answers at a host that does not have it; undefined if it cannot do without. */
export async function missingResponse(call: HostCall): Promise<object | undefined> {
  const { method, path } = call.operation
  const data = await MISSING[`${method} ${path}`]?.(call)
  return data === undefined ? undefined : { result: true, success: true, data }
}
