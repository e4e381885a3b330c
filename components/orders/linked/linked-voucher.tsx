'use client'

import '../voucher/voucher.css'
import { useTranslations } from 'next-intl'
import { DocumentLink } from '@/components/orders/voucher/document-link'
import { QrImage } from '@/components/orders/voucher/qr-image'
import { Icon } from '@/components/ui/media/icon'
import { MapLink } from '@/components/ui/navigation/map-link'
import type { OfflineVoucher } from '@/lib/contract/offline-vouchers'

interface LinkedVoucherProps {
  voucher: OfflineVoucher
  token: string
}

function Code({ code: { code, qr_svg, lines } }: { code: OfflineVoucher['codes'][number] }) {
  return (
    <>
      <QrImage svg={qr_svg} code={code} />
      <p className="text-15 font-bold tracking-wider wrap-anywhere tabular-nums">{code}</p>
      {lines.map((line) => (
        <p key={line} className="text-14 text-ink-2">
          {line}
        </p>
      ))}
    </>
  )
}

/** A line of a note; the URL of a map is a link. */
function NoteLine({ line }: { line: string }) {
  const t = useTranslations('orders.notes')
  if (!line.startsWith('https://')) return <span className="block">{line}</span>
  return <MapLink href={line}>{t('map')}</MapLink>
}

/** A voucher as text and codes, as the link in a mail shows it. */
export function LinkedVoucher({ voucher, token }: LinkedVoucherProps) {
  const t = useTranslations('orders')
  const { booking_id, name, supplier, facts, notes, codes } = voucher
  const [first, ...others] = codes
  return (
    <article className="voucher" aria-label={name}>
      <div>
        <h2 className="text-20 md:text-24">{name}</h2>
        <p className="mt-1 text-13 text-ink-3">{supplier}</p>
      </div>
      <div className="grid grid-cols-1 content-center justify-items-center gap-3.5 text-center">
        {first && <Code code={first} />}
        {others.length > 0 && (
          <details className="group">
            <summary className="inline-flex min-h-11 list-none items-center gap-2 py-2 font-[650]">
              {t('linked.codes', { count: others.length })}
              <Icon name="caret-down" className="size-4 group-open:rotate-180" />
            </summary>
            <ul className="mt-4 grid gap-6">
              {others.map((code) => (
                <li key={code.code} className="grid justify-items-center gap-2">
                  <Code code={code} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div>
        <dl className="grid md:mt-6 grid-cols-[fit-content(58%)_minmax(min-content,1fr)] gap-x-5 gap-y-4 lg:grid-cols-3">
          {facts.map(({ label, value }) => (
            <div key={label} className="min-w-0">
              <dt className="text-13 text-ink-3">{label}</dt>
              <dd className="font-[650] wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <dl className="mt-5 grid gap-3">
          {notes.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-13 text-ink-3">{label}</dt>
              <dd className="text-15">
                {value.split('\n').map((line) => (
                  <NoteLine key={line} line={line} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-5 flex">
          <DocumentLink
            address={`/api/order-links/${token}/bookings/${booking_id}/voucher.pdf`}
            icon="download-simple"
          >
            {t('voucher.download')}
          </DocumentLink>
        </div>
      </div>
    </article>
  )
}
