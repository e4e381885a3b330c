import { afterEach, expect, test, vi } from 'vitest'
import { env } from './env'
import { missingForLive, recommendedForLive } from './env-live'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const LIVE = { ...env, SHOP_MODE: 'live' as const }

test('lists recommended settings of a live shop without requiring them', () => {
  expect(recommendedForLive(LIVE).map((line) => line.split(':')[0])).toEqual([
    'OPERATOR_NAME',
    'OPERATOR_ADDRESS',
    'PRESS_EMAIL',
    'RATES_URL',
  ])
  expect(missingForLive(LIVE).join()).not.toMatch(/OPERATOR|PRESS_EMAIL/)
})

test('[R14] requires a support email for a live shop', () => {
  expect(missingForLive(LIVE).join()).toContain('SUPPORT_EMAIL')
  expect(missingForLive({ ...LIVE, SUPPORT_EMAIL: 'support@shop.example' }).join()).not.toContain('SUPPORT')
})

test('requires a previous secret that is long enough, if there is one', () => {
  const missing = (SESSION_SECRET_PREVIOUS?: string) =>
    missingForLive({ ...LIVE, SESSION_SECRET_PREVIOUS }).filter((line) => line.includes('PREVIOUS'))
  expect(missing('short')).toEqual(['SESSION_SECRET_PREVIOUS: at least 32 characters, or not set'])
  expect(missing('p'.repeat(32))).toEqual([])
  expect(missing()).toEqual([])
})

test('requires what carries secrets to be encrypted', () => {
  const open = (settings: object) =>
    missingForLive({ ...LIVE, ...settings }).filter((line) => line.includes('begins with'))
  expect(
    open({ SITE_URL: 'http://shop.example', SMS_URL: 'http://sms.example', SMTP_URL: 'http://mail' }),
  ).toEqual([
    'SITE_URL: begins with https://',
    'SMS_URL: begins with https://',
    'SMTP_URL: begins with smtps:// or smtp://',
  ])
  expect(open({ SITE_URL: 'ftp://shop.example' })).toHaveLength(1)
  expect(
    open({ SITE_URL: 'https://shop.example', SMS_URL: 'http://localhost:4000', SMTP_URL: 'smtps://a:b@c' }),
  ).toEqual([])
})

test('recommends no setting that is present, and none in the sandbox', () => {
  expect(recommendedForLive({ ...LIVE, OPERATOR_NAME: 'Somebody' }).join()).not.toContain('OPERATOR_NAME')
  expect(recommendedForLive({ ...LIVE, SHOP_MODE: 'sandbox' })).toEqual([])
})

test('[A4] requires the Google client secret only with a client id', () => {
  const missing = (change: Partial<typeof env>) => missingForLive({ ...LIVE, ...change }).join()
  expect(missing({ GOOGLE_CLIENT_ID: 'id' })).toContain('GOOGLE_CLIENT_SECRET')
  expect(missing({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' })).not.toContain('GOOGLE')
  expect(missing({})).not.toContain('GOOGLE')
})

test('[A9] requires the SMS token only with an SMS gateway', () => {
  const missing = (change: Partial<typeof env>) => missingForLive({ ...LIVE, ...change }).join()
  const SMS_URL = 'https://sms.example/messages'
  expect(missing({ SMS_URL })).toContain('SMS_TOKEN')
  expect(missing({ SMS_URL, SMS_TOKEN: 'token' })).not.toContain('SMS')
  expect(missing({})).not.toContain('SMS')
})

test('[B4] requires complete gateway credentials or pay later for a live shop', () => {
  const lacks = (change: Partial<typeof env>) =>
    missingForLive({ ...LIVE, ...change })
      .map((line) => line.split(':')[0])
      .filter((name) => /PAYMENTS|TWO_C2P|GB_PRIME|KTC|STRIPE/.test(name ?? ''))
  const credentials = { TWO_C2P_MERCHANT_ID: 'JT01', TWO_C2P_SECRET_KEY: 'secret' }
  expect(lacks({})).toEqual(['PAYMENTS'])
  expect(lacks({ PAYMENTS: 'pay_later' })).toEqual([])
  expect(lacks(credentials)).toEqual([])
  expect(lacks({ PAYMENTS: 'pay_later', TWO_C2P_MERCHANT_ID: 'JT01' })).toEqual(['TWO_C2P_SECRET_KEY'])
  expect(lacks({ KTC_MERCHANT_ID: '1', KTC_LOGIN_ID: 'login', KTC_PASSWORD: 'password' })).toEqual([])
  expect(lacks({ ...credentials, GB_PRIME_PAY_TOKEN: 'token' })).toEqual([
    'GB_PRIME_PAY_PUBLIC_KEY',
    'GB_PRIME_PAY_SECRET_KEY',
  ])
  expect(lacks({ STRIPE_SECRET_KEY: 'sk' })).toEqual(['PAYMENTS', 'STRIPE_WEBHOOK_SECRET'])
  expect(lacks({ STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' })).toEqual([])
  expect(lacks({ ...credentials, TWO_C2P_PUBLIC_KEY: 'key' })).toEqual(['TWO_C2P_MERCHANT_PRIVATE_KEY'])
})

test.each([
  ['http://rates.example/daily.xml', false],
  ['file:///etc/passwd', false],
  ['https://rates.example/daily.xml', true],
  ['http://127.0.0.1:4000/daily.xml', true],
])('accepts the source of exchange rates %s: %s', async (url, allowed) => {
  vi.stubEnv('RATES_URL', url)
  vi.resetModules()
  const loading = import('./env')
  if (allowed) expect((await loading).env.RATES_URL).toBe(url)
  else await expect(loading).rejects.toThrow('over https')
})

test.each([
  ['http://gateway.example', false],
  ['ftp://localhost.example', false],
  ['https://gateway.example', true],
  ['http://127.0.0.1:4000', true],
])('accepts the gateway host %s: %s', async (host, allowed) => {
  vi.stubEnv('KTC_HOST', host)
  vi.resetModules()
  const loading = import('./env')
  if (allowed) expect((await loading).env.KTC_HOST).toBe(host)
  else await expect(loading).rejects.toThrow('over https')
})

test('the settings of a bucket are complete, or refused in a line for each that is missing', async () => {
  const read = async (settings: Record<string, string>) => {
    vi.resetModules()
    vi.unstubAllEnvs()
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(`MEDIA_S3_${name}`, value)
    return (await import('./env')).env
  }
  const whole = {
    ENDPOINT: 'http://store:9000',
    BUCKET: 'shop-media',
    ACCESS_KEY_ID: 'key',
    SECRET_ACCESS_KEY: 'secret',
  }
  expect(await read(whole)).toMatchObject({ MEDIA_S3_BUCKET: 'shop-media', MEDIA_S3_REGION: 'us-east-1' })
  expect((await read({ REGION: 'auto' })).MEDIA_S3_ENDPOINT).toBeUndefined()
  await expect(read({ ...whole, BUCKET: '' })).rejects.toThrow(
    /^MEDIA_S3_BUCKET: is required with MEDIA_S3_ENDPOINT$/,
  )
  await expect(read({ SECRET_ACCESS_KEY: 'secret', BUCKET: 'shop-media' })).rejects.toThrow(
    /^MEDIA_S3_ENDPOINT: is required with MEDIA_S3_BUCKET\nMEDIA_S3_ACCESS_KEY_ID: is required with MEDIA_S3_BUCKET$/,
  )
  for (const ENDPOINT of [
    'store:9000',
    'ftp://store',
    'https://key:secret@store',
    'https://store/?a=b',
    'https://',
  ])
    await expect(read({ ...whole, ENDPOINT }), ENDPOINT).rejects.toThrow(/^MEDIA_S3_ENDPOINT: must be a URL/)
  for (const BUCKET of ['Shop', 'a', 'shop/media', '-shop', 'x'.repeat(64)])
    await expect(read({ ...whole, BUCKET }), BUCKET).rejects.toThrow(/^MEDIA_S3_BUCKET: is not the name/)
})

test.each([
  ['live', undefined, true],
  ['live', '0', false],
  ['sandbox', undefined, false],
  ['sandbox', '1', true],
])('whether the log has a line per request: %s, REQUEST_LOG=%s', async (mode, setting, expected) => {
  vi.stubEnv('SHOP_MODE', mode)
  vi.stubEnv('REQUEST_LOG', setting)
  const { logsRequests } = await import('./env')
  expect(logsRequests()).toBe(expected)
})
