import { getTranslations } from 'next-intl/server'
import { FARE } from '@/components/showcase/frame/fare'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { StatusBadge } from '@/components/ui/display/status-badge'
import { Ticket, TicketSection } from '@/components/ui/display/ticket'
import { Price } from '@/components/ui/text/price'

export async function TicketSpecimen() {
  const t = await getTranslations('showcase.surface')
  const form = await getTranslations('showcase.form')
  const state = await getTranslations('showcase.state')
  return (
    <Specimen name="ticket">
      <State name={state('usual')}>
        <Ticket>
          <TicketSection>
            <p className="font-semibold">{t('boat')}</p>
            <p className="text-15 text-ink-2">{t('boatLine')}</p>
          </TicketSection>
          <TicketSection className="flex flex-wrap items-center justify-between gap-3">
            <StatusBadge status="confirmed" />
            <Price value={FARE} className="text-20" />
          </TicketSection>
        </Ticket>
      </State>
      <State name={`${state('usual')} · 1`}>
        <Ticket>
          <TicketSection>{t('includedLine')}</TicketSection>
        </Ticket>
      </State>
      <State name={state('long')}>
        <Ticket>
          <TicketSection className="wrap-break-word">{form('longWord')}</TicketSection>
          <TicketSection>{form('longSentence')}</TicketSection>
          <TicketSection>
            <Price value={FARE} className="text-20" />
          </TicketSection>
        </Ticket>
      </State>
    </Specimen>
  )
}
