'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { HiddenStep } from '@/components/page/hidden-step'
import { usePreferences } from '@/components/page/preferences'
import { addDraft, errorOf } from '@/components/product/booking/purchase/add-saved-selection'
import { cartListQuery } from '@/components/queries/cart-list'
import { Button } from '@/components/ui/action/button'
import { Link } from '@/components/ui/action/link'
import { Panel } from '@/components/ui/display/panel'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { ShopImage } from '@/components/ui/media/image'
import { send } from '@/lib/api/browser'
import type { getProduct } from '@/lib/contract/catalog'
import { formatMoney } from '@/lib/i18n/format'
import { formatDateRange } from '@/lib/i18n/format-date-range'
import { clearDraft, type DraftProblem, readDrafts, type SelectionDraft } from '@/stores/drafts'
import { useLoginPopup } from '@/stores/login-popup'

/** Adds the saved selection to a signed-in visitor's cart. */
function useAdding(draft: SelectionDraft, onChange: () => void) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  async function add() {
    if (busy) return
    setBusy(true)
    const { problem } = await addDraft(draft)
    if (problem?.code === 'UNAUTHENTICATED') useLoginPopup.getState().showForChoice()
    if (!problem) await client.invalidateQueries({ queryKey: cartListQuery.queryKey })
    setBusy(false)
    onChange()
  }
  return { busy, add }
}

/** Shows why the last attempt failed. */
function Problem({ problem }: { problem: DraftProblem | undefined }) {
  const t = useTranslations('booking')
  const errorText = useErrorText()
  if (!problem) return null
  const { total } = problem
  return (
    <FormError message={total ? t('newPrice', { total: formatMoney(total) }) : errorText(errorOf(problem))} />
  )
}

interface ChoiceProps {
  draft: SelectionDraft
  signedIn: boolean
  /** Runs after the draft was discarded or an attempt was made. */
  onChange(): void
}

function Choice({ draft, signedIn, onChange }: ChoiceProps) {
  const t = useTranslations('cart')
  const tUi = useTranslations('ui')
  const { busy, add } = useAdding(draft, onChange)
  const { locale, path } = usePreferences()
  const { product_id: id, option_id, date = null, end_date = null, time = null } = draft.selection
  const { data: product, isPending } = useQuery({
    queryKey: ['product', id, locale],
    queryFn: async () =>
      (await send<typeof getProduct>('GET', '/api/catalog/products/{id}', { id, locale })).data,
  })
  const option = product?.options.find((candidate) => candidate.id === option_id)
  const facts = [option?.name, formatDateRange({ date, end_date, time }, locale)].filter(Boolean).join(' · ')
  const name = product?.name ?? t('pending.product')
  return (
    <li className="grid gap-3">
      <div className="flex items-start gap-4">
        {product?.image && (
          <ShopImage
            path={product.image.path}
            focus={product.image.focus}
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
              {name}
            </Link>
          )}
          <p className="text-14 text-ink-2">{facts}</p>
        </div>
      </div>
      {!busy && <Problem problem={draft.problem} />}
      <div className="flex flex-wrap gap-2">
        {signedIn && (
          <Button busy={busy} onClick={() => void add()}>
            {t(draft.problem ? 'pending.again' : 'pending.add')}
          </Button>
        )}
        <Button
          variant="text"
          size="sm"
          className="-ml-3"
          onClick={() => {
            clearDraft(draft)
            onChange()
          }}
        >
          {t('pending.drop')}
          <span className="sr-only">{tUi('nameAfter', { name })}</span>
        </Button>
      </div>
    </li>
  )
}

/** The selections made before sign-in that are not in the cart yet; renders `children` if there is none. */
export function SavedSelections({ signedIn, children }: { signedIn: boolean; children?: React.ReactNode }) {
  const t = useTranslations('cart.pending')
  const [drafts, setDrafts] = useState<SelectionDraft[]>()
  const look = () => setDrafts(readDrafts())
  useEffect(() => setDrafts(readDrafts()), [])
  if (!drafts?.length)
    return (
      <HiddenStep known={drafts !== undefined} quiet={signedIn}>
        {children}
      </HiddenStep>
    )
  const count = drafts.length
  return (
    <Panel aria-label={t('title', { count })} className="mb-6 grid gap-4">
      <div>
        <h2 className="text-20">{t('title', { count })}</h2>
        <p className="text-14 text-ink-2">{t(signedIn ? 'signedIn' : 'line', { count })}</p>
      </div>
      <ul className="grid gap-5">
        {drafts.map((draft) => (
          <Choice key={draft.key} draft={draft} signedIn={signedIn} onChange={look} />
        ))}
      </ul>
      {!signedIn && (
        <Button className="justify-self-start" onClick={() => useLoginPopup.getState().showForChoice()}>
          {t('signIn')}
        </Button>
      )}
    </Panel>
  )
}
