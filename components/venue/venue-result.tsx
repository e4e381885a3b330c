'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { cx } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/media/icon'
import type { PresentedVoucher } from '@/lib/contract/vouchers'
import { formatInstant } from '@/lib/i18n/format'
import { formatDateRange } from '@/lib/i18n/format-date-range'
import type { CheckResult } from './use-voucher'
import { verdictOf } from './verdict'

function Tickets({ voucher }: { voucher: PresentedVoucher }) {
  const t = useTranslations('venue')
  const { locale } = usePreferences()
  return (
    <ul className="grid gap-2">
      {voucher.tickets.map(({ label, traveller_name, shown, redeemed_at, position }) => (
        <li
          key={position}
          className={cx('flex items-start gap-2 text-16', shown ? 'font-[650]' : 'text-ink-3')}
        >
          <Icon name={redeemed_at ? 'check-circle-fill' : 'ticket'} className="mt-0.5" />
          <span>
            {[label, traveller_name].filter(Boolean).join(' · ')}
            {redeemed_at && (
              <span className="block text-14 text-ink-3">
                {t('used', { moment: formatInstant(redeemed_at, locale, voucher.time_zone) })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Facts({ voucher }: { voucher: PresentedVoucher }) {
  const t = useTranslations('bookingDetails')
  const { locale } = usePreferences()
  const when = formatDateRange(voucher, locale, 'full')
  return (
    <div>
      <h2 className="text-20">{voucher.product_name}</h2>
      {voucher.legs.length === 0 ? (
        <p className="text-16 text-ink-2">{[voucher.option_name, when].filter(Boolean).join(' · ')}</p>
      ) : (
        voucher.legs.map((leg) => (
          <p key={`${leg.from}${leg.date}${leg.time}`} className="text-16 text-ink-2">
            {[
              `${leg.from} – ${leg.to}`,
              leg.option_name,
              formatDateRange({ ...leg, end_date: null }, locale, 'full'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        ))
      )}
      {voucher.people !== null && (
        <p className="text-16 font-[650]">{t('group', { people: voucher.people })}</p>
      )}
      <p className="text-14 text-ink-3">
        {[voucher.lead_name, voucher.reference, voucher.code].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}

interface VenueResultProps {
  shown: CheckResult
  busy: boolean
  onRedeem: (code: string) => void
  onNext: () => void
}

/** The state of a voucher, readable at arm's length: a color, an icon and a word. */
export function VenueResult({ shown, busy, onRedeem, onNext }: VenueResultProps) {
  const t = useTranslations('venue')
  const { voucher, problem } = shown
  const verdict = verdictOf(shown)
  const opens = verdict === 'letIn' || verdict === 'valid'
  const due = voucher?.tickets.filter((ticket) => ticket.shown && !ticket.redeemed_at).length ?? 0
  return (
    <section className="grid gap-5" aria-label={t('result')}>
      <div
        className={cx(
          'grid justify-items-center gap-2 rounded-18 px-4 py-6 text-center text-bg forced-colors:border',
          opens ? 'bg-ok' : 'bg-bad',
        )}
      >
        <Icon name={opens ? 'check-circle-fill' : 'x-circle-fill'} className="text-48" />
        <p className="text-30 font-bold">{t(`verdict.${verdict}`)}</p>
        {problem && <p className="text-16">{problem}</p>}
      </div>
      {voucher && <Facts voucher={voucher} />}
      {voucher && <Tickets voucher={voucher} />}
      {voucher?.state === 'valid' && (
        <Button size="lg" wide busy={busy} onClick={() => onRedeem(voucher.code)}>
          {t('redeem', { count: Math.max(1, due) })}
        </Button>
      )}
      <Button size="lg" wide variant="quiet" onClick={onNext}>
        {t('next')}
      </Button>
    </section>
  )
}
