import { storedToken } from '@/lib/domain/session-cookies'
import { site } from '@/lib/site'

/** The tokens of a request: of its session cookie, and of its `Authorization` header. */
export function tokensOf(request: Request): { cookie: string | undefined; bearer: string | undefined } {
  return {
    cookie: storedToken(request, site()),
    bearer: request.headers.get('authorization')?.match(/^Bearer (\S+)$/)?.[1],
  }
}
