'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { travellersQuery } from '@/components/travellers/travellers-query'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { LoadProblem } from '@/components/ui/feedback/load-problem'
import { send } from '@/lib/api/browser'
import type { deleteTraveller, SavedTraveller } from '@/lib/contract/travellers'
import { showToast } from '@/stores/toasts'
import { SettingsCard } from './settings-card'
import { TravellerRow } from './traveller-row'

const { queryKey } = travellersQuery

/** Travellers saved at checkout, to be renamed or removed. */
export function TravellersSection() {
  const t = useTranslations('settings.travellers')
  const errorText = useErrorText()
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(travellersQuery)
  const [open, setOpen] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const set = (change: (travellers: SavedTraveller[]) => SavedTraveller[]) =>
    client.setQueryData(queryKey, (current) => current && change(current))

  /** Removes a traveller optimistically; restored if the server refuses. */
  async function forget(person: SavedTraveller) {
    const { id } = person
    const remove = () => set((all) => all.filter((one) => one.id !== id))
    remove()
    list.current?.focus({ preventScroll: true })
    try {
      await send<typeof deleteTraveller>('DELETE', '/api/account/travellers/{id}', { id })
      // A response requested before the deletion would still contain the traveller.
      await client.cancelQueries({ queryKey })
      remove()
      showToast({ title: t('forgotten', { name: person.full_name }) })
    } catch (cause) {
      showToast({
        title: t('notDeleted', { name: person.full_name }),
        description: errorText(cause),
        colour: 'warning',
      })
      void client.invalidateQueries({ queryKey })
    }
  }

  return (
    <SettingsCard title={t('title')} line={t('line')}>
      <div ref={list} tabIndex={-1} className="outline-0">
        {!data && <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} />}
        {data?.length === 0 && <p className="flex min-h-11 items-center text-ink-2">{t('none')}</p>}
        {data && data.length > 0 && (
          <ul className="-mt-2 divide-y divide-line">
            {data.map((person) => (
              <TravellerRow
                key={person.id}
                person={person}
                open={open === person.id}
                onOpen={(next) => setOpen(next ? person.id : null)}
                onSaved={(saved) => set((all) => all.map((one) => (one.id === saved.id ? saved : one)))}
                onForget={() => void forget(person)}
              />
            ))}
          </ul>
        )}
      </div>
    </SettingsCard>
  )
}
