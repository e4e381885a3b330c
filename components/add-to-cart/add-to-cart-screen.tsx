'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { useSignedIn } from '@/components/session/use-signed-in'
import { LoadProblem } from '@/components/ui/feedback/load-problem'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { send } from '@/lib/api/browser'
import type { getProduct } from '@/lib/contract/catalog'
import { ApiError } from '@/lib/contract/error'
import { type CartLink, readCartLink } from '@/lib/domain/cart-link'
import { ChoiceTicket } from './choice-ticket'
import { LinkProblem } from './link-problem'
import { linkedChoice } from './linked-choice'
import { factsOfLink } from './linked-facts'
import { LinkedSelection } from './linked-selection'
import { ProductButton } from './product-button'

interface Arrival {
  search: string
  link: CartLink | null
}

/**
 * Adds the selection in the URL to the cart. Fetching or prerendering the page adds nothing: the request is
 * sent by this code, in a browser that shows the page to a signed-in visitor.
 */
export function AddToCartScreen() {
  const t = useTranslations('addToCart')
  const { locale, path } = usePreferences()
  const signedIn = useSignedIn()
  const [arrival, setArrival] = useState<Arrival | null>(null)
  useEffect(() => {
    const { search } = window.location
    setArrival({ search, link: readCartLink(new URLSearchParams(search)) })
  }, [])
  const id = arrival?.link?.product
  const query = useQuery({
    queryKey: ['product', id, locale],
    enabled: id !== undefined,
    queryFn: async () =>
      (await send<typeof getProduct>('GET', '/api/catalog/products/{id}', { id: id ?? '', locale })).data,
  })
  const product = query.data

  if (arrival && !arrival.link) return <LinkProblem kind="empty" />
  if (query.error instanceof ApiError && query.error.status < 500 && query.error.status > 0)
    return <LinkProblem kind={query.error.code === 'NOT_OFFERED' ? 'notOffered' : 'gone'} />
  if (query.isError || (id && query.fetchStatus === 'paused'))
    return <LoadProblem error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  if (!arrival?.link || !product || signedIn === null)
    return (
      <div aria-busy="true">
        <p className="mb-4 text-ink-2" role="status">
          {t('looking')}
        </p>
        <Skeleton className="h-96 rounded-18" />
      </div>
    )

  const { link, search } = arrival
  const linked = linkedChoice(link, product)
  if (linked?.selection)
    return (
      <LinkedSelection
        link={link}
        search={search}
        product={product}
        linked={linked}
        selection={linked.selection}
        signedIn={signedIn}
      />
    )
  return (
    <>
      <h2 className="text-20">{t('problem.open.title')}</h2>
      <p className="mt-1 mb-4 text-ink-2">{t('problem.open.line')}</p>
      <ChoiceTicket facts={factsOfLink(product, linked, { total: null, deposit: null }, locale, path)}>
        <ProductButton link={link}>{t('choose')}</ProductButton>
      </ChoiceTicket>
    </>
  )
}
