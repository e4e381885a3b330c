'use client'

import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { usePreferences } from '@/components/layout/preferences'
import { Button } from '@/components/ui/button'
import { Panel } from '@/components/ui/panel'
import { Picture } from '@/components/ui/picture'
import { Skeleton } from '@/components/ui/skeleton'
import { send } from '@/lib/api/browser'
import type { getProduct } from '@/lib/contract/catalog'
import { clearDraft, readDraft, type SelectionDraft } from '@/stores/drafts'
import { useLoginPopup } from '@/stores/login-popup'
import { formatWhen } from './when'

function Choice({ draft, onDrop }: { draft: SelectionDraft; onDrop(): void }) {
  const t = useTranslations('cart')
  const { locale, path } = usePreferences()
  const { product_id: id, option_id, date = null, end_date = null, time = null } = draft.selection
  const { data: product, isPending } = useQuery({
    queryKey: ['product', id, locale],
    queryFn: async () =>
      (await send<typeof getProduct>('GET', '/api/catalog/products/{id}', { id, locale })).data,
  })
  const option = product?.options.find((candidate) => candidate.id === option_id)
  const facts = [option?.name, formatWhen({ date, end_date, time }, locale)].filter(Boolean).join(' · ')
  return (
    <Panel aria-label={t('pending.title')} className="mb-6 grid gap-4">
      <div>
        <h2 className="text-20">{t('pending.title')}</h2>
        <p className="text-14 text-ink-2">{t('pending.line')}</p>
      </div>
      <div className="flex items-start gap-4">
        {product?.image && (
          <Picture
            path={product.image.path}
            alt=""
            sizes="84px"
            widest={320}
            ratio={1}
            className="size-21 flex-none rounded-12 object-cover"
          />
        )}
        <div className="min-w-0">
          {isPending ? (
            <Skeleton className="h-5 w-48" />
          ) : (
            <Link href={path(draft.path)} className="font-[650] hover:underline">
              {product?.name ?? t('pending.product')}
            </Link>
          )}
          <p className="text-14 text-ink-2">{facts}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => useLoginPopup.getState().show()}>{t('pending.signIn')}</Button>
        <Button variant="text" onClick={onDrop}>
          {t('pending.drop')}
        </Button>
      </div>
    </Panel>
  )
}

/** What a signed-out visitor chose and will find in the cart after signing in; nothing where there is none. */
export function PendingChoice({ children }: { children: React.ReactNode }) {
  const [draft, setDraft] = useState<SelectionDraft | null>(null)
  useEffect(() => setDraft(readDraft()), [])
  if (!draft) return children
  return (
    <Choice
      draft={draft}
      onDrop={() => {
        clearDraft()
        setDraft(null)
      }}
    />
  )
}
