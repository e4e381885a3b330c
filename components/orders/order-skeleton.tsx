'use client'

import '@/components/layout/footer-after-list.css'
import { useTranslations } from 'next-intl'
import { Loading } from '@/components/ui/loading'
import { Skeleton } from '@/components/ui/skeleton'

/** The place of an order that has not come. */
export function OrderSkeleton() {
  const t = useTranslations('orders')
  return (
    // As high as the window, or a bar to scroll with would come with the order.
    <div data-footer-waits className="min-h-dvh">
      <Loading label={t('loading')} className="grid gap-6 pt-4">
        <Skeleton className="h-10 w-2/3" />
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px]">
          <Skeleton className="h-96 rounded-18" />
          <Skeleton className="h-72 rounded-18" />
        </div>
      </Loading>
    </div>
  )
}
