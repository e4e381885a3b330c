'use client'

import { useTranslations } from 'next-intl'
import { useBookingDetailsWords } from '@/components/cart/booking-details-text'
import { DepositRows } from '@/components/cart/deposit-rows'
import { pricePeriod } from '@/components/catalog/price-period'
import { usePreferences } from '@/components/layout/preferences'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Price } from '@/components/ui/price'
import { Skeleton } from '@/components/ui/skeleton'
import { Ticket, TicketSection } from '@/components/ui/ticket'
import { depositIn } from '@/lib/domain/deposit'
import { formatDate } from '@/lib/i18n/format'
import { useBooking } from './booking-context'
import { bookingDetailNamesOf } from './booking-detail-names'
import { BookingMessage } from './booking-message'
import { Conditions } from './conditions'
import { useDateWords } from './date-words'
import { useLive } from './live'
import { boughtExtras } from './selected-extras'
import { StayPrice } from './stay-price'
import { stayTotal } from './stay-total'

const LINE =
  'flex justify-between gap-5 text-15 [&>dd]:text-right [&>dd]:font-semibold [&>dd]:tabular-nums [&>dt]:text-ink-2'

/** The chosen options and units, line by line. */
function Lines() {
  const t = useTranslations('booking')
  const named = useTranslations('deposit')
  const { choice, option, total, back } = useBooking()
  const date = useDateWords(choice)
  const { locale } = usePreferences()
  const bought = boughtExtras(option, choice, back?.option)
  const deposit = depositIn(bought.map((extra) => ({ ...extra, quantity: 1 })))
  const arranged = useBookingDetailsWords()({
    arrangement: choice.arrangement,
    arranged: bookingDetailNamesOf(option, choice),
  })
  return (
    <dl className="grid gap-2.5">
      {date && (
        <div className={LINE}>
          <dt>
            <Icon name="calendar-blank" /> {date}
          </dt>
          <dd>{choice.time}</dd>
        </div>
      )}
      {back?.choice.date && (
        <div className={LINE}>
          <dt>
            <Icon name="calendar-blank" /> {t('trip.wayBack', { date: formatDate(back.choice.date, locale) })}
          </dt>
          <dd>{back.choice.time}</dd>
        </div>
      )}
      {arranged.map((words) => (
        <div key={words} className={LINE}>
          <dt>{words}</dt>
        </div>
      ))}
      {total?.lines.map(({ unit, quantity, price }) => (
        <div key={unit} className={LINE}>
          <dt>
            {t('line', {
              count: quantity,
              label: option.units.find(({ code }) => code === unit)?.label ?? unit,
            })}
          </dt>
          <dd>
            <Price value={{ ...price, amount: price.amount * quantity }} />
          </dd>
        </div>
      ))}
      {total &&
        bought
          .filter(({ deposit }) => !deposit)
          .map(({ code, name, price }) => (
            <div key={code} className={LINE}>
              <dt>{name}</dt>
              <dd>
                <Price value={price} />
              </dd>
            </div>
          ))}
      {!total && deposit && deposit.amount > 0 && (
        <div className={LINE}>
          <dt>{named('title')}</dt>
          <dd>
            <Price value={deposit} />
          </dd>
        </div>
      )}
      <div className={LINE}>
        <dt>{t('taxes')}</dt>
        <dd>{t('included')}</dd>
      </div>
    </dl>
  )
}

function Total() {
  const t = useTranslations()
  const { choice, option, total, missing, back, cart } = useBooking()
  const shown = cart.newTotal ?? total?.total
  const deposit = depositIn(boughtExtras(option, choice).map((extra) => ({ ...extra, quantity: 1 })))
  const days = missing === 'date' || missing === 'end' || missing === 'return'
  if (!shown && (days || (back && !back.choice.date))) return null
  return (
    <div aria-live="polite">
      {shown && <DepositRows paid={shown} deposit={deposit} />}
      <p className="flex items-baseline justify-between gap-5">
        <span className="font-[650]">{t(deposit ? 'deposit.paid' : 'booking.total')}</span>
        {shown ? (
          <Price value={shown} className="font-display text-[26px] leading-tight" />
        ) : (
          <Skeleton className="h-8 w-28" />
        )}
      </p>
    </div>
  )
}

/** The price before a choice is complete; for a stay with chosen nights, the total. */
function Heading() {
  const t = useTranslations()
  const { product, option, choice, availability } = useBooking()
  const stay = stayTotal(choice, option, (date) => availability.day(option.id, date))
  if (stay) return <StayPrice stay={stay} large />
  const lowest = product.options.length > 1 && product.options.find(({ id }) => id === product.from_option_id)
  return (
    <>
      <span className="text-13 text-ink-3">{t('booking.from')}</span>{' '}
      <Price value={product.from} className="text-[26px]" />{' '}
      <span className="text-13 text-ink-3">
        {t('product.per', {
          unit: product.from_unit.code,
          period: pricePeriod(product.from_window, product.from_inventory),
        })}
      </span>
      {lowest && (
        <span className="block text-13 text-ink-3">{t('booking.lowest', { option: lowest.name })}</span>
      )}
    </>
  )
}

/** The ticket beside the steps: the choice, its price and the buy buttons. */
export function BookingTicket() {
  const t = useTranslations()
  const { missing, cart, buy } = useBooking()
  return (
    <Ticket>
      <TicketSection>
        <p className="mb-4.5" aria-live="polite">
          <Heading />
        </p>
        <Lines />
      </TicketSection>
      <TicketSection>
        <Total />
        <div inert={!useLive()} className="mt-4 grid gap-2.5 inert:opacity-60">
          <BookingMessage />
          <Button size="lg" wide busy={cart.busy === 'checkout'} onClick={() => buy('checkout')}>
            {missing ? t(`booking.missing.${missing}`) : t('booking.book')}
          </Button>
          <Button
            variant="secondary"
            wide
            icon="shopping-cart"
            busy={cart.busy === 'cart'}
            onClick={() => buy('cart')}
          >
            {t('booking.add')}
          </Button>
        </div>
        <Conditions />
      </TicketSection>
    </Ticket>
  )
}
