import { operations } from '@/lib/contract'
import type { Operation } from '@/lib/contract/operation'
import { pathPattern } from '@/lib/contract/path-pattern'
import { formerPath } from '@/lib/contract/renamed-paths'
import { isLocale } from '@/lib/domain/locale'
import { acceptedLocale } from '@/lib/i18n/accept-language'
import { translator } from '@/lib/i18n/translate'

/** What is served below `/api` besides the operations of the contract. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  '/api/account/images/{key}': ['GET'],
  '/api/account/pictures/{key}': ['GET'],
  '/api/auth/oauth/google/callback': ['GET'],
  '/api/catalog-changes': ['POST'],
  '/api/csp-reports': ['POST'],
  '/api/openapi.json': ['GET'],
  '/api/payments/return': ['GET', 'POST'],
  '/api/reference': ['GET'],
  '/api/sandbox/forms': ['POST'],
  '/api/sandbox/google/.well-known/openid-configuration': ['GET'],
  '/api/sandbox/google/authorize': ['GET'],
  '/api/sandbox/google/jwks': ['GET'],
  '/api/sandbox/google/token': ['POST'],
}

/** The methods of paths that do not exist, which are answered as not found. */
const OF_UNKNOWN = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']

const OPERATIONS: ReadonlyMap<string, Operation[]> = Map.groupBy(
  Object.values(operations),
  ({ path }) => path,
)

/** The methods of each path, at its former one as well. */
const EXISTING: Array<readonly [string, readonly string[]]> = [
  ...Object.entries(OTHERS),
  ...Object.values(operations).flatMap(({ path, method }) =>
    [...new Set([path, formerPath(path)])].map((at) => [at, [method]] as const),
  ),
]
const METHODS = new Map<string, string[]>()
for (const [path, methods] of EXISTING) METHODS.set(path, [...(METHODS.get(path) ?? []), ...methods])

/** Those without parameters first, so that a literal path wins over a pattern. */
const CALLS = [...METHODS]
  .map(([path, methods]) => ({
    isPlain: !path.includes('{'),
    pattern: pathPattern(path),
    methods,
    /** Calls whose request and response are JSON. */
    json: (OPERATIONS.get(path) ?? []).filter(({ file, media }) => !file && !media),
  }))
  .sort((a, b) => Number(b.isPlain) - Number(a.isPlain))

/** Returns the contract's call with this method and path if its request and response are JSON. */
export function jsonCallAt(method: string, pathname: string): Operation | undefined {
  return CALLS.find(({ pattern }) => pattern.test(pathname))?.json.find((call) => call.method === method)
}

/** Returns the methods that are allowed at a path, or null if there is nothing at it. */
export function methodsAt(pathname: string): string[] | null {
  const found = CALLS.find(({ pattern }) => pattern.test(pathname))
  if (!found) return null
  const head = found.methods.includes('GET') ? ['HEAD'] : []
  return [...found.methods, ...head, 'OPTIONS']
}

/**
 * Returns a 405 response if the path exists but not with this method, or if no path has the method; what an existing path
 * allows for OPTIONS, to which Next responds itself for some routes only; otherwise null.
 */
export function methodResponse(request: Request): Response | null {
  const { pathname, searchParams } = new URL(request.url)
  const existing = methodsAt(pathname)
  const allowed = existing ?? OF_UNKNOWN
  if (existing && request.method === 'OPTIONS')
    return new Response(null, { status: 204, headers: { allow: allowed.join(', ') } })
  if (allowed.includes(request.method)) return null
  const query = searchParams.get('locale')
  const t = translator(isLocale(query) ? query : acceptedLocale(request.headers.get('accept-language')))
  const body = {
    result: false,
    success: false,
    code: 'METHOD_NOT_ALLOWED',
    message: t('errors.METHOD_NOT_ALLOWED'),
    errors: {},
  }
  const headers = { allow: allowed.join(', '), 'cache-control': 'no-store' }
  return Response.json(body, { status: 405, headers })
}
