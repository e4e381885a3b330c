'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect } from 'react'
import { usePreferences } from '@/components/page/preferences'
import type { Order } from '@/lib/contract/orders'
import type { Shop } from './frame'

/** Loads the saving code after the page; a failed import is harmless, since nothing can be saved offline. */
async function run(callback: (module: typeof import('./save-vouchers')) => Promise<void>): Promise<void> {
  if (process.env.NODE_ENV !== 'production') return
  await import('./save-vouchers').then(callback).catch(() => undefined)
}

function useShop(): () => Shop {
  const t = useTranslations('offline')
  const { locale, path } = usePreferences()
  return useCallback(() => {
    const name = document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content ?? ''
    return { name, locale, path, t: (key, values) => t(key as Parameters<typeof t>[0], values) }
  }, [t, locale, path])
}

/** Refreshes the saved vouchers once a day. */
export function useDailySave(): void {
  const shop = useShop()
  useEffect(() => {
    void run(async ({ savedToday, saveVouchers }) => {
      if (!(await savedToday())) await saveVouchers(shop())
    })
  }, [shop])
}

/**
 * Saves the vouchers of the viewed order, and again when they change.
 * @returns a function that also saves a voucher PDF, given its path
 */
export function useSavedOrder({ id, bookings }: Order): (pdf: string) => void {
  const shop = useShop()
  const vouchers = bookings
    .flatMap(({ id, status, voucher }) => (voucher ? `${id} ${status} ${voucher.code}` : []))
    .join()
  useEffect(() => {
    void run(async ({ isSaved, saveVouchers }) => {
      if (vouchers !== '' || (await isSaved(id))) await saveVouchers(shop(), id)
    })
  }, [id, vouchers, shop])
  return (pdf) => void run(({ saveVouchers }) => saveVouchers(shop(), id, pdf))
}
