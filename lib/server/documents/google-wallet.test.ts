import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { env as sandbox } from '@/lib/env'
import { missingForLive } from '@/lib/env-live'
import { soldBooking as booking, CODE, soldOrder as order } from '@/tests/fixtures/sold-booking'
import { googleWallet, googleWalletLink } from './google-wallet'

interface Card {
  id: string
  classId: string
  barcode: object
  header: { defaultValue: { language: string; value: string } }
  validTimeInterval?: { end: { date: string } }
  textModulesData: Array<{ body: string }>
}

async function issuer() {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const wallet = {
    issuer: '3388000000012345678',
    account: 'vouchers@shop-123456.iam.gserviceaccount.com',
    key: await exportPKCS8(privateKey),
  }
  const cardIn = async (link: string) => {
    const { payload, protectedHeader } = await jwtVerify(link.split('/').at(-1) ?? '', publicKey, {
      issuer: wallet.account,
      audience: 'google',
    })
    const { genericObjects, genericClasses } = payload.payload as {
      genericObjects: [Card]
      genericClasses: Array<{ id: string }>
    }
    return { claims: payload, protectedHeader, card: genericObjects[0], genericClasses }
  }
  return { wallet, cardIn }
}

describe('[B7] a voucher in Google Wallet', () => {
  test.each(LOCALES)('is a pass signed by the issuer, with the voucher code (%s)', async (locale) => {
    const { wallet, cardIn } = await issuer()
    const link = await googleWalletLink(wallet, order, booking, locale)
    expect(link).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/)
    const { claims, protectedHeader, card, genericClasses } = await cardIn(link)
    expect(protectedHeader.alg).toBe('RS256')
    expect(claims.typ).toBe('savetowallet')
    expect(card.barcode).toEqual({ type: 'QR_CODE', value: CODE, alternateText: CODE })
    expect(card.id).toBe(`${wallet.issuer}.${booking.id}`)
    expect(genericClasses).toEqual([{ id: card.classId }])
    expect(card.header.defaultValue).toEqual({ language: locale, value: booking.product.name })
    // Midnight in Bangkok.
    expect(card.validTimeInterval?.end.date).toBe('2026-12-12T17:00:00.000Z')
  })

  test('fits into a URL whatever the input, with as many facts as possible', async () => {
    const { wallet, cardIn } = await issuer()
    const link = await googleWalletLink(wallet, order, booking, 'th')
    expect(link.split('/').at(-1)?.length).toBeLessThanOrEqual(1800)
    const { card } = await cardIn(link)
    expect(card.textModulesData.length).toBeGreaterThan(0)
    expect(JSON.stringify(card)).not.toContain('ไม่ทานถั่ว')
  })

  test('has no link in what a guest wrote', async () => {
    const { wallet, cardIn } = await issuer()
    const answers = [{ question: 'lead_diet' as const, answer: 'see evil.io' }]
    const guest = { ...booking, option_name: '', time: null, date: null, answers }
    const { card } = await cardIn(await googleWalletLink(wallet, order, guest, 'en'))
    expect(card.textModulesData.map(({ body }) => body)).toContain('see evil. io')
  })

  test('the signature does not verify with another key', async () => {
    const [ours, theirs] = [await issuer(), await issuer()]
    const link = await googleWalletLink(theirs.wallet, order, booking, 'en')
    await expect(ours.cardIn(link)).rejects.toThrow('signature verification failed')
  })

  test('is not offered without credentials; incomplete ones are a configuration error in live mode', () => {
    expect(googleWallet()).toBeNull()
    const live = { ...sandbox, SHOP_MODE: 'live' as const, GOOGLE_WALLET_ISSUER_ID: '3388' }
    expect(missingForLive(live).join()).toContain('GOOGLE_WALLET_PRIVATE_KEY')
  })
})
