'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { buttonStyle } from '@/components/ui/action/button-style'
import { Icon } from '@/components/ui/media/icon'

const APPLE_DEVICE = /iPhone|iPad|iPod|Macintosh/

/** Adds a voucher to Apple Wallet, on Apple devices only; Safari asks for confirmation itself. */
export function AppleWalletLink({ orderId, bookingId }: { orderId: string; bookingId: string }) {
  const t = useTranslations('orders.voucher')
  const { locale } = usePreferences()
  if (!APPLE_DEVICE.test(navigator.userAgent)) return null
  return (
    <a
      className={buttonStyle('quiet')}
      href={`/api/orders/${orderId}/bookings/${bookingId}/wallet/apple.pkpass?locale=${locale}`}
    >
      <Icon name="wallet" />
      {t('appleWallet')}
    </a>
  )
}
