'use client'

import { useTranslations } from 'next-intl'
import { Ticket, TicketSection } from '@/components/ui/ticket'
import type { Booking } from '@/lib/contract/orders'
import { CopyButton } from './copy-button'
import { QrPicture } from './qr-picture'

/** An eSIM profile: the QR code that the phone reads, and the same as text. */
export function EsimCard({ esim }: { esim: Booking['esim'][number] }) {
  const t = useTranslations('orders.esim')
  return (
    <Ticket>
      <TicketSection className="grid justify-items-center gap-3">
        <h3 className="text-18">{t('title')}</h3>
        <QrPicture svg={esim.qr_svg} code={esim.activation_code} />
        <p className="max-w-[40ch] text-center text-14 text-ink-2">{t('scan')}</p>
      </TicketSection>
      <TicketSection className="grid gap-3">
        <dl className="grid gap-3 text-14">
          <div>
            <dt className="text-13 text-ink-3">{t('code')}</dt>
            <dd className="font-[650] break-all">{esim.activation_code}</dd>
          </div>
          <div>
            <dt className="text-13 text-ink-3">ICCID</dt>
            <dd className="font-[650] break-all tabular-nums">{esim.iccid}</dd>
          </div>
        </dl>
        <CopyButton text={esim.activation_code} label={t('copy')} />
      </TicketSection>
    </Ticket>
  )
}
