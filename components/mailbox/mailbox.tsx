'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/action/button'
import { LoadProblem } from '@/components/ui/feedback/load-problem'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { TextField } from '@/components/ui/form/text-field'
import { EmailList } from './email-list'
import { EmailReader } from './email-reader'
import { mailboxQuery } from './mailbox-query'

const DEBOUNCE_MS = 300

/** Every email and text message of the demo shop. */
export function Mailbox() {
  const t = useTranslations('mailbox')
  const [typed, setTyped] = useState<string | null>(null)
  const [recipient, setRecipient] = useState('')
  const [open, setOpen] = useState<number | null>(null)
  useEffect(() => {
    const requested = new URLSearchParams(window.location.search).get('recipient') ?? ''
    setTyped(requested)
    setRecipient(requested)
  }, [])
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => setRecipient(typed.trim()), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const query = useInfiniteQuery({ ...mailboxQuery(recipient), enabled: typed !== null })
  const emails = query.data?.pages.flat()
  const email = emails?.find(({ id }) => id === open)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-[min(15rem,80vw)] flex-1">
          <TextField
            label={t('recipient')}
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed ?? ''}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button
          variant="secondary"
          icon="arrow-clockwise"
          className="h-13"
          busy={query.isFetching}
          onClick={() => void query.refetch()}
        >
          {t('refresh')}
        </Button>
      </div>
      {!emails &&
        (query.isError || query.fetchStatus === 'paused' ? (
          <LoadProblem error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          // Full viewport height, so that the footer does not move when the messages load.
          <div className="min-h-dvh">
            <Skeleton className="h-60 rounded-18" />
          </div>
        ))}
      {emails && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,400px)_minmax(0,1fr)]">
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
            <p className="text-14 text-ink-3" role="status">
              {t('count', { count: emails.length })}
            </p>
            <EmailList emails={emails} open={open} onOpen={setOpen} />
            {query.hasNextPage && (
              <Button
                variant="quiet"
                busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('older')}
              </Button>
            )}
          </div>
          {email && <EmailReader key={email.id} email={email} />}
        </div>
      )}
    </div>
  )
}
