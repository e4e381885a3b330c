'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { travellersQuery } from '@/components/travellers/travellers-query'
import { useErrorWords } from '@/components/ui/error-text'
import { LoadProblem } from '@/components/ui/load-problem'
import { send } from '@/lib/api/browser'
import type { deleteTraveller, SavedTraveller } from '@/lib/contract/travellers'
import { showToast } from '@/stores/toasts'
import { SettingsCard } from './settings-card'
import { TravellerRow } from './traveller-row'

const { queryKey } = travellersQuery

/** The travellers that were kept at a checkout, to be renamed or forgotten. */
export function TravellersSection() {
  const t = useTranslations('settings.travellers')
  const words = useErrorWords()
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(travellersQuery)
  const [open, setOpen] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const set = (change: (travellers: SavedTraveller[]) => SavedTraveller[]) =>
    client.setQueryData(queryKey, (before) => before && change(before))

  /** Gone at once, and back again where the server refuses. */
  async function forget(person: SavedTraveller) {
    const { id } = person
    const leave = () => set((all) => all.filter((one) => one.id !== id))
    leave()
    list.current?.focus({ preventScroll: true })
    try {
      await send<typeof deleteTraveller>('DELETE', '/api/account/travellers/{id}', { id })
      // What was asked for in the meantime has it still.
      await client.cancelQueries({ queryKey })
      leave()
      showToast({ title: t('forgotten', { name: person.full_name }) })
    } catch (cause) {
      showToast({
        title: t('kept', { name: person.full_name }),
        description: words(cause),
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
                onOpen={(wanted) => setOpen(wanted ? person.id : null)}
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
