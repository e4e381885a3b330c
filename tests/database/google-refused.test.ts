import { beforeEach, describe, expect, test } from 'vitest'
import { freePort } from '@/lib/cli/real-postgres'
import { env } from '@/lib/env'
import { sql } from '../fixtures/database'
import { Browser, google, somebody, useNewGoogle, withGoogle } from '../fixtures/google'
import { walk } from '../fixtures/openid-provider'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()
withGoogle()

const problemOf = (query: URLSearchParams) => query.get('problem')

describe('what is refused', () => {
  test('[A4] a state that nobody gave out, and one that another browser got', async () => {
    somebody()
    const browser = new Browser()
    const back = await walk((await browser.start()).href)
    expect(problemOf(await new Browser().comeBack(back))).toBe('GOOGLE_EXPIRED')
    const stranger = new Browser()
    await stranger.start()
    expect(problemOf(await stranger.comeBack(back))).toBe('GOOGLE_EXPIRED')
    const forged = new URL(back)
    forged.searchParams.set('state', 'x'.repeat(43))
    expect(problemOf(await browser.comeBack(forged))).toBe('GOOGLE_EXPIRED')
    // None of this has cost the right browser its way.
    expect((await browser.comeBack(back)).has('attempt')).toBe(true)
  })

  test('[A4] a second try with the same answer, and a code that was used', async () => {
    somebody()
    const browser = new Browser()
    const back = await walk((await browser.start()).href)
    const query = await browser.comeBack(back)
    expect(problemOf(await browser.comeBack(back))).toBe('GOOGLE_EXPIRED')
    await browser.finish(query)
    await expect(browser.finish(query)).rejects.toMatchObject({ code: 'GOOGLE_EXPIRED' })

    const next = await walk((await browser.start()).href)
    next.searchParams.set('code', back.searchParams.get('code') ?? '')
    expect(problemOf(await browser.comeBack(next))).toBe('GOOGLE_EXPIRED')
  })

  test('[A4] an answer that was finished by another browser', async () => {
    somebody()
    const browser = new Browser()
    const query = await browser.comeBack(await walk((await browser.start()).href))
    await expect(new Browser().finish(query)).rejects.toMatchObject({ code: 'GOOGLE_EXPIRED' })
    expect((await browser.finish(query)).token).toBeTruthy()
  })

  test('[A4] a state after ten minutes, on either half of the way', async () => {
    somebody()
    const pass = () => sql("UPDATE sign_in_attempts SET expires_at = expires_at - interval '601 seconds'")
    const browser = new Browser()
    const back = await walk((await browser.start()).href)
    await pass()
    expect(problemOf(await browser.comeBack(back))).toBe('GOOGLE_EXPIRED')
    const query = await browser.comeBack(await walk((await browser.start()).href))
    await pass()
    await expect(browser.finish(query)).rejects.toMatchObject({ code: 'GOOGLE_EXPIRED' })
  })

  test('[A4] an ID token with another nonce', async () => {
    somebody()
    const browser = new Browser()
    const url = await browser.start()
    url.searchParams.set('nonce', 'n'.repeat(43))
    expect(problemOf(await browser.comeBack(await walk(url.href)))).toBe('GOOGLE_UNTRUSTED')
  })

  test('[A4] an answer in the name of another provider', async () => {
    somebody()
    const browser = new Browser()
    const back = await walk((await browser.start()).href)
    back.searchParams.set('iss', 'https://evil.example')
    expect(problemOf(await browser.comeBack(back))).toBe('GOOGLE_UNTRUSTED')
  })

  test('[A4] a code without the verifier of this browser', async () => {
    somebody()
    const [one, other] = [new Browser(), new Browser()]
    const mine = await walk((await one.start()).href)
    const theirs = await walk((await other.start()).href)
    mine.searchParams.set('code', theirs.searchParams.get('code') ?? '')
    expect(problemOf(await one.comeBack(mine))).toBe('GOOGLE_EXPIRED')
  })

  test('[A4] somebody who says no at Google', async () => {
    google.signIn(null)
    const browser = new Browser()
    expect(problemOf(await browser.comeBack(await walk((await browser.start()).href)))).toBe('GOOGLE_DENIED')
  })

  test('[X5] too many beginnings from one address', async () => {
    const start = () => new Browser('2001:db8::1').start()
    let refused = 0
    for (let tries = 0; tries < 110; tries++)
      await start().catch((error: { code: string }) => {
        expect(error.code).toBe('RATE_LIMITED')
        refused += 1
      })
    expect(refused).toBe(10)
  })
})

describe('a provider that is out of order', () => {
  beforeEach(async () => {
    await useNewGoogle()
  })

  test('[A4] signs with a key that it does not publish', async () => {
    await google.publishForeignKeys()
    somebody()
    const browser = new Browser()
    expect(problemOf(await browser.comeBack(await walk((await browser.start()).href)))).toBe(
      'GOOGLE_UNTRUSTED',
    )
  })

  test('[A4] does not redeem its code', async () => {
    somebody()
    const browser = new Browser()
    const back = await walk((await browser.start()).href)
    google.silence('/token')
    expect(problemOf(await browser.comeBack(back))).toBe('GOOGLE_UNAVAILABLE')
  })

  test('[X5] is not there, and is asked again when it is', async () => {
    const { issuer } = google
    env.GOOGLE_ISSUER = `http://127.0.0.1:${await freePort()}`
    await expect(new Browser().start()).rejects.toMatchObject({ code: 'GOOGLE_UNAVAILABLE', status: 503 })
    env.GOOGLE_ISSUER = issuer
    expect((await new Browser().start()).origin).toBe(issuer)
  })

  test('[X5] speaks without encryption from elsewhere', async () => {
    env.GOOGLE_ISSUER = 'http://accounts.example'
    await expect(new Browser().start()).rejects.toMatchObject({ code: 'GOOGLE_UNAVAILABLE' })
  })
})
