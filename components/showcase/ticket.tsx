import { getTranslations } from 'next-intl/server'
import { Price } from '@/components/ui/price'
import { StatusBadge } from '@/components/ui/status-badge'
import { Ticket, TicketSection } from '@/components/ui/ticket'
import { FARE } from './fare'
import { Specimen, State } from './form-state'

export async function TicketSpecimen() {
  const t = await getTranslations('specimens.surface')
  const form = await getTranslations('specimens.form')
  const state = await getTranslations('specimens.state')
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
