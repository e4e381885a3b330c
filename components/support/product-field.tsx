'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { usePreferences } from '@/components/page/preferences'
import { IconButton } from '@/components/ui/action/icon-button'
import { send } from '@/lib/api/browser'
import type { listProducts } from '@/lib/contract/catalog'
import type { SupportValues } from './support-draft'

/** The product of the question, if the previous page named one; it can be removed. */
export function ProductField() {
  const t = useTranslations('pages.support.form')
  const { locale } = usePreferences()
  const { watch, setValue, formState } = useFormContext<SupportValues>()
  const [name, setName] = useState<string | null>(null)
  const id = watch('product_id')
  const error = formState.errors.product_id?.message

  useEffect(() => {
    if (!id) return
    const abort = new AbortController()
    setName(null)
    const input = { ids: id, page: 1, limit: 1, locale }
    send<typeof listProducts>('GET', '/api/catalog/products', input, { signal: abort.signal })
      .then(({ data }) => {
        const [product] = data.items
        if (product) setName(product.name)
        else setValue('product_id', '')
      })
      .catch(() => undefined)
    return () => abort.abort()
  }, [id, locale, setValue])

  if (!id) return null
  return (
    <div>
      <div className="flex items-center gap-3 rounded-12 bg-bg-2 py-2 pr-2 pl-4">
        <p className="min-w-0 flex-1">
          <span className="block text-13 text-ink-3">{t('product')}</span>
          <b className="font-[650]">{name ?? '…'}</b>
        </p>
        <IconButton icon="x" label={t('productOut')} onClick={() => setValue('product_id', '')} />
      </div>
      {error && (
        <p role="alert" className="mt-1 text-14 text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
