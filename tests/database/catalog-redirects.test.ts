import { expect, test } from 'vitest'
import { siteOrigin } from '@/lib/env'
import { nextCatalogRevision } from '@/lib/server/catalog-changes/revision'
import { lookUp } from '@/lib/server/redirects/service'
import { catalog, importFile, issuesOf } from '../fixtures/catalog-file'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

const redirects = (list: object[]) => catalog([], { redirects: list })
/** The response of the shop after a change. */
const found = async (path: string) => {
  nextCatalogRevision()
  return (await lookUp(path)).data
}
const stored = () => sql("SELECT path, target FROM redirects WHERE path ~ '^/(ไทย|old-|own)' ORDER BY path")

test('[G4] paths in any script are stored decoded, found decoded and encoded, changed and removed in both', async () => {
  const thai = { path: '/ไทย/ทดสอบ', target: '/help?q=esim#a' }
  const encoded = { ...thai, path: encodeURI(thai.path) }
  await importFile(redirects([encoded]))
  expect(await stored()).toEqual([thai])
  expect(await importFile(redirects([thai]))).toMatchObject({ others: { redirects: 0 } })
  for (const { path } of [thai, encoded]) expect(await found(path)).toEqual({ redirect: '/help?q=esim#a' })
  expect(await issuesOf(redirects([thai, encoded]))).toEqual([
    'redirects[1].path: "/ไทย/ทดสอบ" is listed twice',
  ])
  await importFile(redirects([{ ...encoded, target: null }]))
  expect(await stored()).toEqual([])
})

test('[G4] an existing row in another spelling is followed, and replaced by the next import', async () => {
  await sql("INSERT INTO redirects VALUES ('/old-%E6%97%A7', '/help')")
  expect(await found('/old-旧')).toEqual({ redirect: '/help' })
  expect(await issuesOf(redirects([{ path: '/help', target: '/old-旧' }]))).toHaveLength(1)
  await importFile(redirects([{ path: '/old-%E6%97%A7', target: '/help' }]))
  expect(await stored()).toEqual([{ path: '/old-旧', target: '/help' }])
  await importFile(redirects([{ path: '/old-旧', target: null }]))
})

test("[G4] the shop's own URL is a path like any other, for the import and for the database", async () => {
  await importFile(redirects([{ path: '/own-a', target: `${siteOrigin()}/own-b?x=1` }]))
  expect(await stored()).toEqual([{ path: '/own-a', target: '/own-b?x=1' }])
  await expect(sql("INSERT INTO redirects VALUES ('/own-b', '/own-a')")).rejects.toMatchObject({
    constraint: 'redirect_loop',
  })
  await importFile(redirects([{ path: '/own-a', target: null }]))
})

test('[G4] rejects loops in any spelling, and paths that are never looked up', async () => {
  const list = [
    { path: '/s2', target: `${siteOrigin()}/s2` },
    { path: '/s3', target: 'http://localhost:3140/s3' },
    { path: '/s9', target: '/x/../s9' },
    { path: '/old-%E6%97%A7', target: '/old-旧' },
    { path: '/th', target: '/' },
    { path: '/a1', target: 'http://localhost:3140/a2' },
    { path: '/a2', target: '/a1' },
    { path: '/api/x', target: '/help' },
    { path: '/_next/x', target: '/help' },
    { path: '/en/x', target: '/help' },
  ]
  expect(await issuesOf(redirects(list))).toEqual([
    'redirects[0].target: redirects /s2 to itself',
    'redirects[1].target: redirects /s3 to itself',
    'redirects[2].target: redirects /s9 to itself',
    'redirects[3].target: redirects /old-旧 to itself',
    'redirects[4].target: redirects /th to itself',
    'redirects[5].target: is part of a redirect loop from /a1',
    'redirects[6].target: is part of a redirect loop from /a2',
    'redirects[7].path: is never used: no page can exist at /api/x',
    'redirects[8].path: is never used: no page can exist at /_next/x',
    'redirects[9].path: is never used: the shop redirects /en/x to /x first',
  ])
})

test('[G4] an existing loop is not followed', async () => {
  await sql("INSERT INTO redirects VALUES ('/own-c', 'http://localhost:3140/own-c'), ('/own-d', '/own-e')")
  expect(await found('/own-c')).toBeNull()
  expect(await found('/own-d')).toEqual({ redirect: '/own-e' })
  await sql("DELETE FROM redirects WHERE path LIKE '/own-%'")
})
