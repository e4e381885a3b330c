import { createHash, verify } from 'node:crypto'
import forge from 'node-forge'
import { beforeAll, describe, expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { env as sandbox } from '@/lib/env'
import { missingForLive } from '@/lib/env-live'
import { newKeys, selfSigned } from '@/tests/fixtures/certificate'
import { CODE, soldBooking, soldOrder } from '@/tests/fixtures/sold-booking'
import { type AppleWallet, appleWallet, appleWalletPass } from './apple-wallet'

let wallet: AppleWallet
let publicKey: string

beforeAll(() => {
  const keys = newKeys()
  publicKey = forge.pki.publicKeyToPem(keys.publicKey)
  wallet = {
    passType: 'pass.example.shop.voucher',
    team: 'A1B2C3D4E5',
    certificate: selfSigned(keys, 'Pass Type ID: pass.example.shop.voucher'),
    key: forge.pki.privateKeyToPem(keys.privateKey),
    authority: selfSigned(keys, 'Between'),
  }
})

/** The signed attributes and their signature (CMS, detached). */
function signed(signature: Buffer): { attributes: Buffer; value: Buffer } {
  const message = forge.pkcs7.messageFromAsn1(
    forge.asn1.fromDer(signature.toString('binary')),
  ) as unknown as {
    rawCapture: { authenticatedAttributes: forge.asn1.Asn1[]; signature: string }
  }
  const { authenticatedAttributes, signature: value } = message.rawCapture
  const { asn1 } = forge
  const set = asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, authenticatedAttributes)
  return {
    attributes: Buffer.from(asn1.toDer(set).getBytes(), 'binary'),
    value: Buffer.from(value, 'binary'),
  }
}

const sha = (algorithm: string, bytes: Buffer) => createHash(algorithm).update(bytes).digest()

describe('[B7] a voucher in Apple Wallet', () => {
  test.each(LOCALES)(
    'is a pass with the voucher code, valid until the end of the day (%s)',
    async (locale) => {
      const pass = await appleWalletPass(wallet, soldOrder, soldBooking, locale)
      const card = JSON.parse(String(pass.getAsRaw()['pass.json']))
      expect(card).toMatchObject({
        passTypeIdentifier: wallet.passType,
        teamIdentifier: wallet.team,
        serialNumber: soldBooking.id,
        description: soldBooking.product.name,
        barcodes: [{ format: 'PKBarcodeFormatQR', message: CODE, altText: CODE }],
      })
      // 18:30 in Bangkok, and midnight there.
      expect(new Date(card.relevantDate).toISOString()).toBe('2026-12-12T11:30:00.000Z')
      expect(new Date(card.expirationDate).toISOString()).toBe('2026-12-12T17:00:00.000Z')
      expect(card.generic.primaryFields[0].value).toBe(soldBooking.product.name)
      expect(card.generic.secondaryFields.length + card.generic.auxiliaryFields.length).toBeLessThanOrEqual(4)
      expect(JSON.stringify(card.generic.backFields)).toContain(soldOrder.reference)
    },
  )

  test('has no link in what a guest wrote', async () => {
    const booking = { ...soldBooking, answers: [{ question: 'lead_diet' as const, answer: 'see evil.io' }] }
    const pass = await appleWalletPass(wallet, soldOrder, booking, 'en')
    const { backFields } = JSON.parse(String(pass.getAsRaw()['pass.json'])).generic
    const guest = backFields.find(({ value }: { value: string }) => value.startsWith('see evil'))
    expect(guest).toMatchObject({ value: 'see evil\u2060.\u2060io', dataDetectorTypes: [] })
    expect(backFields.at(-1)).not.toHaveProperty('dataDetectorTypes')
  })

  test('contains the files of its manifest, which is signed with the certificate’s key', async () => {
    const files = (await appleWalletPass(wallet, soldOrder, soldBooking, 'th')).getAsRaw()
    const { 'manifest.json': manifest, signature, ...content } = files
    if (!manifest || !signature) throw new Error('the pass is not signed')
    const listed = JSON.parse(String(manifest)) as Record<string, string>
    expect(Object.keys(listed).sort()).toEqual(Object.keys(content).sort())
    for (const [name, bytes] of Object.entries<Buffer>(content))
      expect(sha('sha1', bytes).toString('hex'), name).toBe(listed[name])
    const { attributes, value } = signed(signature)
    expect(attributes.includes(sha('sha1', manifest)) || attributes.includes(sha('sha256', manifest))).toBe(
      true,
    )
    expect(['sha1', 'sha256'].some((digest) => verify(digest, attributes, publicKey, value))).toBe(true)
  })

  test('is not offered without credentials; incomplete ones are a configuration error in live mode', () => {
    expect(appleWallet()).toBeNull()
    const live = { ...sandbox, SHOP_MODE: 'live' as const, APPLE_WALLET_TEAM_ID: 'A1B2C3D4E5' }
    expect(missingForLive(live).join()).toContain('APPLE_WALLET_CERTIFICATE')
  })
})
