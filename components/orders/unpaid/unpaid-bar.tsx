'use client'

import './unpaid-bar.css'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { tabClient } from '@/components/queries/query-client'
import { Button } from '@/components/ui/action/button'
import { UnpaidOrder } from './unpaid-order'
import { unpaidQuery } from './unpaid-query'

interface UnpaidBarProps {
  /** The order that the visitor has put off. */
  hidden: string | null
  onHide(order: string): void
}

function Bar({ hidden, onHide }: UnpaidBarProps) {
  const t = useTranslations('unpaid')
  const { data: order } = useQuery(unpaidQuery)
  if (!order || order.id === hidden) return null
  return (
    <div className="unpaid-bar">
      <UnpaidOrder order={order} className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 py-2.5">
        <Button variant="quiet" size="sm" className="min-h-11" onClick={() => onHide(order.id)}>
          {t('hide')}
        </Button>
      </UnpaidOrder>
    </div>
  )
}

/** The unpaid order of the visitor, at the lower edge of the window. */
export function UnpaidBar(props: UnpaidBarProps) {
  return (
    <QueryClientProvider client={tabClient()}>
      <Bar {...props} />
    </QueryClientProvider>
  )
}
