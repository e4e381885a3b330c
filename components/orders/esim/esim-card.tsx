'use client'

import '@/components/orders/voucher/voucher.css'
import { useTranslations } from 'next-intl'
import { QrImage } from '@/components/orders/voucher/qr-image'
import { CopyButton } from '@/components/ui/action/copy-button'
import type { Booking } from '@/lib/contract/orders'
import { installAddress, SYSTEMS } from './install-address'

/** An eSIM profile: the activation code as QR code and as text. */
export function EsimCard({ esim }: { esim: Booking['esim'][number] }) {
  const t = useTranslations('orders.esim')
  return (
    <article className="voucher" aria-label={t('title')}>
      <div className="grid content-start gap-4">
        <h3 className="text-20">{t('title')}</h3>
        <p className="text-15 text-ink-2">{t('scan')}</p>
        <dl className="grid gap-3">
          <div>
            <dt className="text-13 text-ink-3">{t('code')}</dt>
            <dd className="font-[650] break-all">{esim.activation_code}</dd>
          </div>
          <div>
            <dt className="text-13 text-ink-3">ICCID</dt>
            <dd className="font-[650] break-all tabular-nums">{esim.iccid}</dd>
          </div>
        </dl>
        <div className="grid justify-items-start">
          <p className="text-14 text-ink-3">{t('tap')}</p>
          {SYSTEMS.map((system) => (
            <a
              key={system}
              className="link inline-flex min-h-11 items-center"
              href={installAddress(system, esim.activation_code)}
              rel="noreferrer"
            >
              {t(system)}
            </a>
          ))}
        </div>
        <CopyButton text={esim.activation_code} label={t('copy')} />
      </div>
      <div className="grid content-center justify-items-center">
        <QrImage svg={esim.qr_svg} code={esim.activation_code} />
      </div>
    </article>
  )
}
