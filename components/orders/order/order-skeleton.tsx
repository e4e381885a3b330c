'use client'

import '@/components/page/footer-after-list.css'
import { useTranslations } from 'next-intl'
import { PageMark } from '@/components/page/page-mark'
import { Loading } from '@/components/ui/feedback/loading'
import { Skeleton } from '@/components/ui/feedback/skeleton'

/** Placeholder of an order while it loads. */
export function OrderSkeleton() {
  const t = useTranslations('orders')
  return (
    // Full viewport height, so that no scrollbar appears when the order loads.
    <PageMark mark="footer-waits" className="min-h-dvh">
      <Loading label={t('loading')} className="grid gap-6 pt-4">
        <Skeleton className="h-10 w-2/3" />
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px]">
          <Skeleton className="h-96 rounded-18" />
          <Skeleton className="h-72 rounded-18" />
        </div>
      </Loading>
    </PageMark>
  )
}
