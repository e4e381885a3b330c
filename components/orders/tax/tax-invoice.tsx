'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { DocumentLink } from '@/components/orders/voucher/document-link'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { Panel } from '@/components/ui/display/panel'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { LazyDialog } from '@/components/ui/overlay/lazy-dialog'
import type { Order } from '@/lib/contract/orders'
import { formatDate, formatMoney } from '@/lib/i18n/format'

const TaxInvoiceForm = lazyWithRetry(() =>
  import('./tax-invoice-form').then((module) => ({ default: module.TaxInvoiceForm })),
)

/** The tax documents of an order, and the request for a full tax invoice. */
export function TaxInvoice({ order }: { order: Order }) {
  const t = useTranslations('orders.tax')
  const { locale } = usePreferences()
  const [open, setOpen] = useState(false)
  if (!order.tax) return null
  const { documents, pending, requestable } = order.tax
  if (documents.length === 0 && !pending) return null
  return (
    <Panel aria-labelledby="tax-title" className="grid gap-4">
      <h2 id="tax-title" className="text-20">
        {t('title')}
      </h2>
      {pending && <p className="text-14 text-ink-2">{t('pending')}</p>}
      {documents.length > 0 && (
        <ul className="grid gap-4">
          {documents.map(({ id, kind, number, date, gross, replaced }) => (
            <li key={id} className="grid gap-1.5">
              <DocumentLink
                address={`/api/orders/${order.id}/tax-documents/${id}/document.pdf`}
                icon="receipt"
              >
                {t(`kinds.${kind}`)}
                <span className="sr-only">{number}</span>
              </DocumentLink>
              <p className="wrap-break-word text-13 text-ink-3">
                {number}
                <span className="block">
                  {t('facts', { date: formatDate(date, locale, 'long'), amount: formatMoney(gross) })}
                </span>
                {replaced && <span className="block">{t('replaced')}</span>}
              </p>
            </li>
          ))}
        </ul>
      )}
      {requestable && (
        <>
          <Button variant="text" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
            {t('request')}
          </Button>
          <LazyDialog open={open} onOpenChange={setOpen} title={t('request')}>
            <TaxInvoiceForm orderId={order.id} onDone={() => setOpen(false)} />
          </LazyDialog>
        </>
      )}
    </Panel>
  )
}
