'use client'

import '@/components/catalog/product-card.css'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { ProductCard } from '@/components/catalog/product-card'
import { ProductColumnsSkeleton } from '@/components/catalog/product-columns-skeleton'
import { syncFavourites } from '@/components/hearts/favourites'
import { usePreferences } from '@/components/page/preferences'
import { useDeviceProducts } from '@/components/recently-viewed/use-device-products'
import { ButtonLink } from '@/components/ui/action/button-link'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { LoadProblem } from '@/components/ui/feedback/load-problem'
import { FAVOURITES } from '@/stores/local-list'

/** The visitor's favourites; pressing a heart again removes its product. */
export function FavouritesScreen() {
  const t = useTranslations('favourites')
  const { path } = usePreferences()
  const products = useDeviceProducts(FAVOURITES)
  const [state, setState] = useState<'loading' | 'loaded' | Error>('loading')
  const load = useCallback(() => {
    setState('loading')
    syncFavourites().then(
      () => setState('loaded'),
      (error: unknown) => setState(error instanceof Error ? error : new Error()),
    )
  }, [])
  useEffect(load, [load])

  if (state instanceof Error && !products?.length)
    return <LoadProblem error={state} busy={false} onRetry={load} />
  if (!products || (products.length === 0 && state === 'loading'))
    return <ProductColumnsSkeleton label={t('loading')} />
  if (products.length === 0)
    return (
      <EmptyState title={t('empty')} action={<ButtonLink href={path('/products')}>{t('find')}</ButtonLink>}>
        {t('emptyText')}
      </EmptyState>
    )
  return (
    <ul className="product-columns">
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} href={path(`/products/${product.id}`)} heading="h2" />
        </li>
      ))}
    </ul>
  )
}
