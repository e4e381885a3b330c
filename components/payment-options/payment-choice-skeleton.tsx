'use client'

import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import type { PaymentKey } from '@/lib/domain/payment'

/** Placeholder for the payment methods; renders their texts invisibly to get the same height. */
export function PaymentChoiceSkeleton({ keys }: { keys: readonly PaymentKey[] }) {
  const t = useTranslations('checkout.payment')
  return (
    <div aria-hidden="true">
      <p className="mb-4 font-display text-20 leading-head font-bold">{t('title')}</p>
      <div className="relative">
        <div className="grid gap-2.5 opacity-0">
          {keys.map((key) => (
            <div key={key} className="flex flex-wrap items-start gap-x-4 gap-y-1 px-5 py-4.5 wrap-break-word">
              <svg width={24} height={24} className="flex-none" />
              <span className="grid min-w-0 flex-1 grid-cols-1 gap-1 max-md:contents">
                <span className="flex-1">{'\u00a0'}</span>
                <span className="text-14 max-md:order-1 max-md:basis-full max-md:pl-10">
                  {t(`option.${key}`)}
                </span>
              </span>
              <svg width={48} height={32} className="flex-none" />
            </div>
          ))}
        </div>
        <Skeleton className="absolute inset-0 rounded-18" />
      </div>
    </div>
  )
}
