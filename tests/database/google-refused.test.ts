import { beforeEach, describe, expect, test } from 'vitest'
import { freePort } from '@/lib/cli/real-postgres'
import { env } from '@/lib/env'
import { sql } from '../fixtures/database'
import { Browser, google, newGooglePerson, useNewGoogle, withGoogle } from '../fixtures/google'
import { CLIENT_ID, walk } from '../fixtures/openid-provider'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()
withGoogle()

const problemOf = (query: URLSearchParams) => query.get('problem')

describe('rejected sign-ins', () => {
  test('[A4] a state that was never issued, and one issued to another browser', async () => {
    newGooglePerson()
    const browser = new Browser()
    const callback = await walk((await browser.start()).href)
    expect(problemOf(await new Browser().comeBack(callback))).toBe('GOOGLE_EXPIRED')
    const other = new Browser()
    await other.start()
    expect(problemOf(await other.comeBack(callback))).toBe('GOOGLE_EXPIRED')
    const forged = new URL(callback)
    forged.searchParams.set('state', 'x'.repeat(43))
    expect(problemOf(await browser.comeBack(forged))).toBe('GOOGLE_EXPIRED')
    // The right browser can still complete its sign-in.
    expect((await browser.comeBack(callback)).has('attempt')).toBe(true)
  })

  test('[A4] a repeated callback, and a used code', async () => {
    newGooglePerson()
    const browser = new Browser()
    const callback = await walk((await browser.start()).href)
    const query = await browser.comeBack(callback)
    expect(problemOf(await browser.comeBack(callback))).toBe('GOOGLE_EXPIRED')
    await browser.finish(query)
    await expect(browser.finish(query)).rejects.toMatchObject({ code: 'GOOGLE_EXPIRED' })

    const next = await walk((await browser.start()).href)
    next.searchParams.set('code', callback.searchParams.get('code') ?? '')
    expect(problemOf(await browser.comeBack(next))).toBe('GOOGLE_EXPIRED')
  })

  test('[A4] a callback completed by another browser', async () => {
    newGooglePerson()
    const browser = new Browser()
    const query = await browser.comeBack(await walk((await browser.start()).href))
    await expect(new Browser().finish(query)).rejects.toMatchObject({ code: 'GOOGLE_EXPIRED' })
    expect((await browser.finish(query)).token).toBeTruthy()
  })

  test('[A4] a state older than ten minutes, before and after the callback', async () => {
    newGooglePerson()
    const pass = () => sql("UPDATE oauth_attempts SET expires_at = expires_at - interval '601 seconds'")
    const browser = new Browser()
    const callback = await walk((await browser.start()).href)
    await pass()
    expect(problemOf(await browser.comeBack(callback))).toBe('GOOGLE_EXPIRED')
    const query = await browser.comeBack(await walk((await browser.start()).href))
    await pass()
    await expect(browser.finish(query)).rejects.toMatchObject({ code: 'GOOGLE_EXPIRED' })
  })

  test('[A4] an ID token with another nonce', async () => {
    newGooglePerson()
    const browser = new Browser()
    const url = await browser.start()
    url.searchParams.set('nonce', 'n'.repeat(43))
    expect(problemOf(await browser.comeBack(await walk(url.href)))).toBe('GOOGLE_UNTRUSTED')
  })

  test('[A4] a callback from another provider', async () => {
    newGooglePerson()
    const browser = new Browser()
    const callback = await walk((await browser.start()).href)
    callback.searchParams.set('iss', 'https://evil.example')
    expect(problemOf(await browser.comeBack(callback))).toBe('GOOGLE_UNTRUSTED')
  })

  test('[A4] a code without this browser’s verifier', async () => {
    newGooglePerson()
    const [one, other] = [new Browser(), new Browser()]
    const mine = await walk((await one.start()).href)
    const theirs = await walk((await other.start()).href)
    mine.searchParams.set('code', theirs.searchParams.get('code') ?? '')
    expect(problemOf(await one.comeBack(mine))).toBe('GOOGLE_EXPIRED')
  })

  test('[A4] a user who declines at Google', async () => {
    google.signIn(null)
    const browser = new Browser()
    expect(problemOf(await browser.comeBack(await walk((await browser.start()).href)))).toBe('GOOGLE_DENIED')
  })

  test('[X5] too many starts from one address', async () => {
    const start = () => new Browser('2001:db8::1').start()
    let rejected = 0
    for (let attempt = 0; attempt < 110; attempt++)
      await start().catch((error: { code: string }) => {
        expect(error.code).toBe('RATE_LIMITED')
        rejected += 1
      })
    expect(rejected).toBe(10)
  })
})

describe('a faulty provider', () => {
  beforeEach(async () => {
    await useNewGoogle()
  })

  test('[A4] signs with a key that it does not publish', async () => {
    await google.publishForeignKeys()
    newGooglePerson()
    const browser = new Browser()
    expect(problemOf(await browser.comeBack(await walk((await browser.start()).href)))).toBe(
      'GOOGLE_UNTRUSTED',
    )
  })

  test('[A4] signs a token for another client', async () => {
    newGooglePerson()
    const browser = new Browser()
    google.addressTo('another.example')
    expect(problemOf(await browser.comeBack(await walk((await browser.start()).href)))).toBe(
      'GOOGLE_UNTRUSTED',
    )
    google.addressTo(CLIENT_ID)
    expect((await browser.comeBack(await walk((await browser.start()).href))).has('attempt')).toBe(true)
  })

  test('[A4] does not redeem its code', { tags: ['thorough'] }, async () => {
    newGooglePerson()
    const browser = new Browser()
    const callback = await walk((await browser.start()).href)
    google.silence('/token')
    expect(problemOf(await browser.comeBack(callback))).toBe('GOOGLE_UNAVAILABLE')
  })

  test('[X5] is unreachable, and is queried again once it is back', async () => {
    const { issuer } = google
    env.GOOGLE_ISSUER = `http://127.0.0.1:${await freePort()}`
    await expect(new Browser().start()).rejects.toMatchObject({ code: 'GOOGLE_UNAVAILABLE' })
    env.GOOGLE_ISSUER = issuer
    expect((await new Browser().start()).origin).toBe(issuer)
  })

  test('[X5] is on another host without encryption', async () => {
    env.GOOGLE_ISSUER = 'http://accounts.example'
    await expect(new Browser().start()).rejects.toMatchObject({ code: 'GOOGLE_UNAVAILABLE' })
  })
})
