import { describe, expect, test } from 'vitest'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

describe('redirects', () => {
  test.each([
    ['redirects_path', '/old?page=1', '/new'],
    ['redirects_no_self', '/old', '/old'],
    ['redirects_target', '/old', '//elsewhere.example'],
    ['redirect_loop', '/old', '/old/'],
    ['redirect_loop', '/old', '/old?page=1'],
    ['redirect_loop', '/old', '/old#top'],
    ['redirect_loop', '/old', '/en/old'],
    ['redirect_loop', '/en/old', '/old'],
    ['redirect_loop', '/', '/en/'],
  ])('[B6] %s: %s to %s', async (constraint, path, target) => {
    await expect(sql('INSERT INTO redirects VALUES ($1, $2)', [path, target])).rejects.toMatchObject({
      constraint,
    })
  })

  test('[B6] detects a loop over several redirects in every spelling', async () => {
    await sql("INSERT INTO redirects VALUES ('/loop-a', '/en/loop-b?from=a'), ('/loop-b/', '/loop-c#top')")
    for (const target of ['/loop-a', '/en/loop-a/', '/loop-b', '/loop-a?x=1'])
      await expect(sql('INSERT INTO redirects VALUES ($1, $2)', ['/loop-c', target])).rejects.toMatchObject({
        constraint: 'redirect_loop',
      })
    await sql(
      "INSERT INTO redirects VALUES ('/loop-c', 'https://example.com/loop-a'), ('/loop-d', '/loop-a')",
    )
    await sql("DELETE FROM redirects WHERE path LIKE '/loop-%'")
  })

  test('[B6] of two concurrent redirects that close a loop, one is rejected', async () => {
    for (let n = 0; n < 10; n++) {
      const insert = (from: string, to: string) =>
        sql('INSERT INTO redirects VALUES ($1, $2)', [`/at-once-${n}-${from}`, `/at-once-${n}-${to}`])
      const results = await Promise.allSettled([insert('a', 'b'), insert('b', 'a')])
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    }
    await sql("DELETE FROM redirects WHERE path LIKE '/at-once-%'")
  })
})
