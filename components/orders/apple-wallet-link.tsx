'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/layout/preferences'
import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'

const MADE_BY_APPLE = /iPhone|iPad|iPod|Macintosh/

/** Adds a voucher to Apple Wallet, on the devices that have one: Safari asks by itself when the card is opened. */
export function AppleWalletLink({ orderId, bookingId }: { orderId: string; bookingId: string }) {
  const t = useTranslations('orders.voucher')
  const { locale } = usePreferences()
  if (!MADE_BY_APPLE.test(navigator.userAgent)) return null
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
