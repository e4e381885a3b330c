import { operations } from '@/lib/contract'
import type { Operation } from '@/lib/contract/operation'
import { pathPattern } from '@/lib/contract/path-pattern'
import { isLocale } from '@/lib/domain/locale'
import { acceptedLocale } from '@/lib/i18n/accept-language'
import { translator } from '@/lib/i18n/translate'

/** Redirect endpoints that are not operations of the contract. */
const REDIRECTS: Record<string, string[]> = { '/api/sandbox/google/authorize': ['GET'] }

/** The contract's paths, those without parameters first, so that a literal path wins over a pattern. */
const CALLS = [...Map.groupBy(Object.values(operations), ({ path }) => path)]
  .map(([path, calls]) => ({
    isPlain: !path.includes('{'),
    pattern: pathPattern(path),
    methods: [...(REDIRECTS[path] ?? []), ...calls.map(({ method }): string => method)],
    /** Calls whose request and response are JSON. */
    json: calls.filter(({ file, media }) => !file && !media),
  }))
  .sort((a, b) => Number(b.isPlain) - Number(a.isPlain))

/** Returns the contract's call with this method and path if its request and response are JSON. */
export function jsonCallAt(method: string, pathname: string): Operation | undefined {
  return CALLS.find(({ pattern }) => pattern.test(pathname))?.json.find((call) => call.method === method)
}

/** Returns the methods that the contract allows at a path, or null if the path is not in the contract. */
export function methodsAt(pathname: string): string[] | null {
  const found = CALLS.find(({ pattern }) => pattern.test(pathname))
  if (!found) return null
  const head = found.methods.includes('GET') ? ['HEAD'] : []
  return [...found.methods, ...head, 'OPTIONS']
}

/** Returns a 405 response if the path exists but not with this method, otherwise null. */
export function methodNotAllowed(request: Request): Response | null {
  const { pathname, searchParams } = new URL(request.url)
  const allowed = methodsAt(pathname)
  if (!allowed || allowed.includes(request.method)) return null
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
