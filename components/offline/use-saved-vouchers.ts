'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect } from 'react'
import { usePreferences } from '@/components/layout/preferences'
import type { Order } from '@/lib/contract/orders'
import type { Shop } from './frame'

/** What keeps comes after the page; without a network it does not come, and nothing is lost by it. */
async function run(act: (part: typeof import('./save-vouchers')) => Promise<void>): Promise<void> {
  if (process.env.NODE_ENV !== 'production') return
  await import('./save-vouchers').then(act).catch(() => undefined)
}

function useShop(): () => Shop {
  const t = useTranslations('offline')
  const { locale, path } = usePreferences()
  return useCallback(() => {
    const name = document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content ?? ''
    return { name, locale, path, t: (key, values) => t(key as Parameters<typeof t>[0], values) }
  }, [t, locale, path])
}

/** Once a day the device's vouchers are read anew. */
export function useDailySave(): void {
  const shop = useShop()
  useEffect(() => {
    void run(async ({ savedToday, saveVouchers }) => {
      if (!(await savedToday())) await saveVouchers(shop())
    })
  }, [shop])
}

/**
 * Keeps the vouchers of an order that is looked at, and again when they change.
 * @returns keeps a voucher's paper besides; takes its path
 */
export function useSavedOrder({ id, bookings }: Order): (paper: string) => void {
  const shop = useShop()
  const vouchers = bookings
    .flatMap(({ id, status, voucher }) => (voucher ? `${id} ${status} ${voucher.code}` : []))
    .join()
  useEffect(() => {
    void run(async ({ isSaved, saveVouchers }) => {
      if (vouchers !== '' || (await isSaved(id))) await saveVouchers(shop(), id)
    })
  }, [id, vouchers, shop])
  return (paper) => void run(({ saveVouchers }) => saveVouchers(shop(), id, paper))
}
