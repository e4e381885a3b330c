'use client'

import { useTranslations } from 'next-intl'
import { useBookingDetailsText, useLegText } from '@/components/booking-details/booking-details-text'
import { DepositRows } from '@/components/booking-details/deposit-rows'
import { Link } from '@/components/ui/action/link'
import { Ticket, TicketSection } from '@/components/ui/display/ticket'
import { Icon } from '@/components/ui/media/icon'
import { ShopImage } from '@/components/ui/media/image'
import { Price } from '@/components/ui/text/price'
import type { Leg } from '@/lib/contract/cart'
import type { Money } from '@/lib/domain/money'

export interface ChoiceFacts {
  name: string
  href: string
  image: { path: string } | null
  option: string | null
  when: string | null
  /** Outbound and return leg; empty for products without a route. */
  legs: Leg[]
  /** Booking details beside dates and quantities; null if no option is chosen. */
  details: Parameters<ReturnType<typeof useBookingDetailsText>>[0] | null
  lines: Array<{ label: string; quantity: number }>
  /** Null if unknown. */
  total: Money | null
  /** The refundable part of the total. */
  deposit: Money | null
}

interface ChoiceTicketProps {
  facts: ChoiceFacts
  children: React.ReactNode
}

/** Shows the selection of a link with its price, and the available actions below it. */
export function ChoiceTicket({ facts, children }: ChoiceTicketProps) {
  const t = useTranslations('addToCart')
  const back = useTranslations('deposit')
  const { name, href, image, option, when, legs, details, lines, total, deposit } = facts
  const ways = useLegText()(legs)
  const say = useBookingDetailsText()
  return (
    <Ticket>
      <TicketSection className="wrap-break-word">
        <div className="flex items-start gap-4">
          {image && (
            <ShopImage
              path={image.path}
              alt=""
              sizes="96px"
              widest={320}
              ratio={1}
              className="size-24 flex-none rounded-12 object-cover"
            />
          )}
          <div className="min-w-0">
            <h2 className="text-18">
              <Link href={href} className="hover:underline">
                {name}
              </Link>
            </h2>
            <ul className="mt-2 grid gap-1 text-14 text-ink-2">
              {ways.map((way) => (
                <li key={way}>
                  <Icon name="ticket" className="mr-1.5 text-ink-3" />
                  {way}
                </li>
              ))}
              {option && ways.length === 0 && (
                <li>
                  <Icon name="ticket" className="mr-1.5 text-ink-3" />
                  {option}
                </li>
              )}
              {when && (
                <li>
                  <Icon name="calendar-blank" className="mr-1.5 text-ink-3" />
                  {when}
                </li>
              )}
              {lines.length > 0 && (
                <li className="tabular-nums">
                  <Icon name="users" className="mr-1.5 text-ink-3" />
                  {lines.map(({ label, quantity }) => `${quantity} × ${label}`).join(' · ')}
                </li>
              )}
              {details &&
                say(details).map((line) => (
                  <li key={line}>
                    <Icon name="check-circle" className="mr-1.5 text-ink-3" />
                    {line}
                  </li>
                ))}
            </ul>
          </div>
        </div>
      </TicketSection>
      {total && (
        <TicketSection>
          <DepositRows paid={total} deposit={deposit} />
          <p className="flex items-baseline justify-between gap-4">
            <span className="font-semibold">{deposit ? back('paid') : t('total')}</span>
            <Price value={total} className="text-24" />
          </p>
          <p className="text-right text-13 text-ink-3">{t('taxes')}</p>
        </TicketSection>
      )}
      <TicketSection className="grid gap-3">{children}</TicketSection>
    </Ticket>
  )
}
