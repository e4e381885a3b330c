import { freePort } from '@/lib/cli/real-postgres'
import { startWebServer } from '@/lib/cli/web-server'

export interface ShopProcess {
  origin: string
  stop(): Promise<void>
}

/** The least configuration of the live mode. */
export const LIVE = {
  SHOP_MODE: 'live',
  SITE_URL: 'https://shop.example',
  SESSION_SECRET: 'a secret of thirty-two characters, at least',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SUPPORT_EMAIL: 'support@shop.example',
  PAYMENTS: 'pay_later',
}

/** Starts the built shop on the test database with the given environment variables. */
export async function startShop(
  variables: Record<string, string | undefined>,
  onLine?: (line: string) => void,
): Promise<ShopProcess> {
  const port = Number(variables.PORT ?? (await freePort()))
  const server = await startWebServer({
    mode: 'start',
    host: variables.HOST ?? 'localhost',
    port,
    env: {
      DATABASE_URL: process.env.TEST_DATABASE_URL,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...variables,
    },
    onLine,
  })
  // A hook would pass its context as the limit of time.
  return { origin: server.origin, stop: () => server.stop() }
}

/** Fetches a URL without following redirects. */
export function visit(url: string, cookie = ''): Promise<Response> {
  return fetch(url, { redirect: 'manual', headers: { cookie } })
}

/** Returns the target of a redirect as a path of the site. */
export function target(response: Response): string | null {
  const location = response.headers.get('location')
  return location && new URL(location, 'http://localhost').pathname
}
