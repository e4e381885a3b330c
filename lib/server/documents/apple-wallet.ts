import { PKPass } from 'passkit-generator'
import sharp from 'sharp'
import type { Booking, Order } from '@/lib/contract/orders'
import type { Locale } from '@/lib/domain/locale'
import { venueInstant } from '@/lib/domain/venue-instant'
import { env } from '@/lib/env'
import { appIcon } from '@/lib/server/images/app-icon'
import { endOfBooking } from './booking-end-time'
import { bookingSummary, type Fact, factWithoutLinks } from './booking-summary'

/** The merchant's credentials from Apple; certificates and key in PEM. */
export interface AppleWallet {
  passType: string
  team: string
  certificate: string
  key: string
  /** Apple's intermediate certificate (WWDR). */
  authority: string
}

/** Returns the configured credentials; null if there are none. */
export function appleWallet(): AppleWallet | null {
  const {
    APPLE_WALLET_PASS_TYPE_ID: passType,
    APPLE_WALLET_TEAM_ID: team,
    APPLE_WALLET_CERTIFICATE: certificate,
    APPLE_WALLET_PRIVATE_KEY: key,
    APPLE_WALLET_AUTHORITY: authority,
  } = env
  return passType && team && certificate && key && authority
    ? { passType, team, certificate, key, authority }
    : null
}

/** Background color of the pass: the shop's ink. */
const INK = 'rgb(11, 31, 42)'
const PAPER = 'rgb(255, 255, 255)'
const QUIET = 'rgb(184, 205, 209)'

/** Number of facts on the front of the pass; the back has all of them. */
const MAX_FRONT_FIELDS = 4

/** Side lengths in pixels: the lock screen icon and the logo in the corner of the pass. */
const IMAGES = {
  'icon.png': 29,
  'icon@2x.png': 58,
  'icon@3x.png': 87,
  'logo.png': 50,
  'logo@2x.png': 100,
  'logo@3x.png': 150,
}

async function images(): Promise<Record<string, Buffer>> {
  const drawing = await appIcon('512.png')
  const sized = Object.entries(IMAGES).map(async ([name, side]) => {
    return [name, await sharp(drawing).resize(side).png().toBuffer()] as const
  })
  return Object.fromEntries(await Promise.all(sized))
}

const fieldsOf = (side: string, facts: readonly Fact[]) =>
  facts.map(({ label, value }, index) => ({ key: `${side}${index}`, label, value }))

/** Fields of the back, where Wallet makes links of host names, phone numbers and places: not of what a guest wrote. */
const backFieldsOf = (facts: readonly Fact[], notes: readonly Fact[]) =>
  fieldsOf('back', [...facts.map(factWithoutLinks), ...notes]).map((field, index) =>
    index < facts.length ? { ...field, dataDetectorTypes: [] } : field,
  )

/** Creates a voucher as an Apple Wallet pass, signed with the merchant's certificate. */
export async function appleWalletPass(
  wallet: AppleWallet,
  order: Order,
  booking: Booking,
  locale: Locale,
): Promise<PKPass> {
  const { name, supplier, facts, notes } = bookingSummary(order, booking, locale)
  const code = booking.voucher?.code ?? ''
  const pass = new PKPass(
    await images(),
    { wwdr: wallet.authority, signerCert: wallet.certificate, signerKey: wallet.key },
    {
      serialNumber: booking.id,
      passTypeIdentifier: wallet.passType,
      teamIdentifier: wallet.team,
      organizationName: env.SHOP_NAME,
      logoText: env.SHOP_NAME,
      description: name,
      backgroundColor: INK,
      foregroundColor: PAPER,
      labelColor: QUIET,
    },
  )
  pass.type = 'generic'
  pass.primaryFields.push({ key: 'name', value: name })
  const [first, second, ...others] = fieldsOf('front', facts.slice(0, MAX_FRONT_FIELDS))
  pass.secondaryFields.push(...[first, second].filter((field) => field !== undefined))
  pass.auxiliaryFields.push(...others)
  pass.backFields.push(...backFieldsOf(facts, [...notes, { label: env.SHOP_NAME, value: supplier }]))
  pass.setBarcodes({
    format: 'PKBarcodeFormatQR',
    message: code,
    altText: code,
    messageEncoding: 'iso-8859-1',
  })
  const { date, time, time_zone } = booking
  if (date) pass.setRelevantDate(venueInstant(date, time, time_zone))
  pass.setExpirationDate(endOfBooking(booking))
  return pass
}

/** Creates the file of a pass. */
export async function applePassFile(...of: Parameters<typeof appleWalletPass>): Promise<Buffer> {
  return (await appleWalletPass(...of)).getAsBuffer()
}
