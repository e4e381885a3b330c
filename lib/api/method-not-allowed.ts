import { operations } from '@/lib/contract'
import { isLocale } from '@/lib/domain/locale'
import { acceptedLocale } from '@/lib/i18n/accept-language'
import { translator } from '@/lib/i18n/translate'

/** Where browsers are sent besides the contract's calls. */
const REDIRECTS: Record<string, string[]> = { '/api/sandbox/google/authorize': ['GET'] }

/** The contract's paths, those without parameters first: they mean themselves. */
const CALLS = [...Map.groupBy(Object.values(operations), ({ path }) => path)]
  .map(([path, calls]) => ({
    isPlain: !path.includes('{'),
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    methods: [...(REDIRECTS[path] ?? []), ...calls.map(({ method }): string => method)],
  }))
  .sort((a, b) => Number(b.isPlain) - Number(a.isPlain))

/** The methods of the contract's calls at a path; null where it has none there. */
export function methodsAt(pathname: string): string[] | null {
  const found = CALLS.find(({ pattern }) => pattern.test(pathname))
  if (!found) return null
  const head = found.methods.includes('GET') ? ['HEAD'] : []
  return [...found.methods, ...head, 'OPTIONS']
}

/** The refusal of a call whose path is known, but not with this method; null where there is nothing to refuse. */
export function refusedMethod(request: Request): Response | null {
  const { pathname, searchParams } = new URL(request.url)
  const allowed = methodsAt(pathname)
  if (!allowed || allowed.includes(request.method)) return null
  const asked = searchParams.get('locale')
  const t = translator(isLocale(asked) ? asked : acceptedLocale(request.headers.get('accept-language')))
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
