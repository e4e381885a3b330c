import { expect, test, vi } from 'vitest'
import { nextCatalogRevision } from '@/lib/server/catalog-changes/revision'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

/** The service as one of the server's bundles loads it. */
async function bundle() {
  vi.resetModules()
  const { lookUp } = await import('@/lib/server/redirects/service')
  return async (path: string) => (await lookUp(path)).data
}

test('[G4] every server bundle returns the same redirect for a path', async () => {
  const [middleware, api] = [await bundle(), await bundle()]
  nextCatalogRevision()
  expect(await api('/moved')).toBeNull()
  await sql("INSERT INTO redirects VALUES ('/moved', '/help')")
  expect(await middleware('/moved')).toBeNull()
  nextCatalogRevision()
  expect(await middleware('/moved')).toEqual({ redirect: '/help' })
  expect(await api('/moved')).toEqual({ redirect: '/help' })
})

test('[G4] a path that moved more than once leads to the last one at once', async () => {
  const lookUp = await bundle()
  await sql(`INSERT INTO redirects VALUES ('/first', '/second'), ('/second', '/third'), ('/third', '/help?q=esim'),
    ('/help', '/support')`)
  nextCatalogRevision()
  expect(await lookUp('/first')).toEqual({ redirect: '/help?q=esim' })
  expect(await lookUp('/third')).toEqual({ redirect: '/help?q=esim' })
})
