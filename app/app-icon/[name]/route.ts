import { isAppIconName } from '@/lib/images/app-icon'
import { appIcon } from '@/lib/server/images/app-icon'

/** Icons of the installed web app. */
export async function GET(_request: Request, context: RouteContext<'/app-icon/[name]'>) {
  const { name } = await context.params
  if (!isAppIconName(name)) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(await appIcon(name)), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  })
}
