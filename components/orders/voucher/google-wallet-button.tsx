'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { send } from '@/lib/api/browser'
import type { walletLink } from '@/lib/contract/documents'
import { showToast } from '@/stores/toasts'

/** Adds a voucher to Google Wallet, on Google's page. */
export function GoogleWalletButton({ orderId, bookingId }: { orderId: string; bookingId: string }) {
  const t = useTranslations('orders.voucher')
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)

  async function add() {
    setBusy(true)
    try {
      const { data } = await send<typeof walletLink>(
        'GET',
        '/api/orders/{id}/bookings/{bookingId}/wallet/google',
        { id: orderId, bookingId },
        { acting: true },
      )
      window.location.assign(data.url)
    } catch (error) {
      showToast({ title: errorText(error), colour: 'error' })
    }
    setBusy(false)
  }

  return (
    <Button variant="quiet" icon="wallet" busy={busy} onClick={() => void add()}>
      {t('googleWallet')}
    </Button>
  )
}
