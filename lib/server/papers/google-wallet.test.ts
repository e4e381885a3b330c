import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { describe, expect, test } from 'vitest'
import type { Booking, Order } from '@/lib/contract/orders'
import { LOCALES } from '@/lib/domain/locale'
import { missingForLive, env as sandbox } from '@/lib/env'
import { googleWallet, googleWalletLink } from './google-wallet'

const CODE = '7Q4K-M2XW-9PDT-3HRC'

const booking = {
  id: '0198c1de-7d1a-7a59-9b1c-2f6f3c1f0001',
  status: 'confirmed',
  product: { id: 'boat', name: 'ล่องเรือหางยาวชมพระอาทิตย์ตกที่วัดอรุณ', image: null, operator: 'River & Sons' },
  option_name: 'เรือร่วม',
  date: '2026-12-12',
  end_date: null,
  time: '18:30',
  time_zone: 'Asia/Bangkok',
  arrangement: {},
  arranged: {},
  legs: [],
  lines: [
    { label: 'ผู้ใหญ่', quantity: 2, cancelled: 0, price: { amount: 0, currency: 'THB' }, deposit: false },
  ],
  travellers: [],
  answers: [{ question: 'dietary', answer: 'ไม่ทานถั่ว '.repeat(40) }],
  cancellation: [],
  free_until: null,
  meeting: null,
  meeting_back: null,
  how_to_use: '',
  voucher: { code: CODE, qr_svg: '<svg/>', wallets: ['google'] },
  esim: [],
} as unknown as Booking

const order = {
  id: '0198c1de-7d1a-7a59-9b1c-2f6f3c1f0000',
  reference: 'SH-7Q4K-2612',
  lead: { first_name: 'Narin', last_name: 'Suwannarat', email: 'n@mail.example', phone: '+66812345678' },
  bookings: [booking],
} as unknown as Order

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
  test.each(LOCALES)('is a card that the issuer signed, with the code of the gate (%s)', async (locale) => {
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
    // Until the day is over in Bangkok.
    expect(card.validTimeInterval?.end.date).toBe('2026-12-12T17:00:00.000Z')
  })

  test('fits into an address whatever was typed, and says what it can', async () => {
    const { wallet, cardIn } = await issuer()
    const link = await googleWalletLink(wallet, order, booking, 'th')
    expect(link.split('/').at(-1)?.length).toBeLessThanOrEqual(1800)
    const { card } = await cardIn(link)
    expect(card.textModulesData.length).toBeGreaterThan(0)
    expect(JSON.stringify(card)).not.toContain('ไม่ทานถั่ว')
  })

  test('another key is not the issuer’s', async () => {
    const [ours, theirs] = [await issuer(), await issuer()]
    const link = await googleWalletLink(theirs.wallet, order, booking, 'en')
    await expect(ours.cardIn(link)).rejects.toThrow('signature verification failed')
  })

  test('is not offered without credentials; half of them are a mistake of a live shop', () => {
    expect(googleWallet()).toBeNull()
    const live = { ...sandbox, SHOP_MODE: 'live' as const, GOOGLE_WALLET_ISSUER_ID: '3388' }
    expect(missingForLive(live).join()).toContain('GOOGLE_WALLET_PRIVATE_KEY')
  })
})
