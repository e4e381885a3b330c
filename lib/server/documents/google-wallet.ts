import { importPKCS8, SignJWT } from 'jose'
import type { Booking, Order } from '@/lib/contract/orders'
import type { Locale } from '@/lib/domain/locale'
import { withSpacedLinks } from '@/lib/domain/person-name'
import { env, siteOrigin } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import { translator } from '@/lib/i18n/translate'
import { endOfBooking } from './booking-end-time'
import { bookingSummary } from './booking-summary'

/** Credentials of an issuer: its id at Google, and the service account that signs. */
export interface GoogleWallet {
  issuer: string
  account: string
  /** PEM, PKCS#8. */
  key: string
}

/** Returns the configured credentials; null if there are none. */
export function googleWallet(): GoogleWallet | null {
  const {
    GOOGLE_WALLET_ISSUER_ID: issuer,
    GOOGLE_WALLET_SERVICE_ACCOUNT: account,
    GOOGLE_WALLET_PRIVATE_KEY: key,
  } = env
  return issuer && account && key ? { issuer, account, key } : null
}

const SAVE = 'https://pay.google.com/gp/v/save/'

/**
 * Maximum size of the signed payload: Google gives 1,800
 * characters as the limit for a URL, signature included.
 */
const MAX_BYTES = 1060

/** Background color of the pass: the shop's ink. */
const INK = '#0b1f2a'

function cardOf({ issuer }: GoogleWallet, order: Order, booking: Booking, locale: Locale) {
  const said = (value: string) => ({ defaultValue: { language: locale, value } })
  const summary = bookingSummary(order, booking, locale)
  const end = endOfBooking(booking)?.toISOString()
  const origin = siteOrigin()
  return {
    id: `${issuer}.${booking.id}`,
    classId: `${issuer}.voucher`,
    state: 'ACTIVE',
    hexBackgroundColor: INK,
    cardTitle: said(env.SHOP_NAME),
    header: said(summary.name),
    barcode: { type: 'QR_CODE', value: booking.voucher?.code, alternateText: booking.voucher?.code },
    ...(end && { validTimeInterval: { end: { date: end } } }),
    // Google fetches the image itself, so the URL must be publicly reachable.
    ...(origin.startsWith('https:') && {
      logo: { sourceUri: { uri: `${origin}/app-icon/maskable-512.png` } },
    }),
    linksModuleData: {
      uris: [
        {
          uri: origin + localePath(locale, `/profile/orders/${order.id}`, env.LOCALE_PREFIX),
          description: translator(locale)('offline.order', { reference: order.reference }),
        },
      ],
    },
    textModulesData: summary.facts.map(({ label, value }, index) => ({
      id: `f${index}`,
      header: label,
      // Spaces, because invisible characters take three times the room.
      body: withSpacedLinks(value),
    })),
  }
}

/**
 * Returns the link that adds a voucher to the visitor's Google Wallet. The signed pass is in the URL, so
 * nothing is sent to Google beforehand. Facts that do not fit are omitted, starting with the last.
 */
export async function googleWalletLink(
  wallet: GoogleWallet,
  order: Order,
  booking: Booking,
  locale: Locale,
): Promise<string> {
  const card = cardOf(wallet, order, booking, locale)
  const claims = () => ({
    iss: wallet.account,
    aud: 'google',
    iat: Math.floor(Date.now() / 1000),
    typ: 'savetowallet',
    origins: [siteOrigin()],
    payload: { genericClasses: [{ id: card.classId }], genericObjects: [card] },
  })
  while (card.textModulesData.length > 0 && Buffer.byteLength(JSON.stringify(claims())) > MAX_BYTES)
    card.textModulesData.pop()
  const token = await new SignJWT(claims())
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .sign(await importPKCS8(wallet.key, 'RS256'))
  return SAVE + token
}
