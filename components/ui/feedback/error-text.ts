'use client'

import { useTranslations } from 'next-intl'
import { isChunkFailure } from '@/components/ui/lazy/chunk-failure'
import { ApiError } from '@/lib/contract/error'

/**
 * Returns a function that describes an error in the page's language: the server's message or its code's text.
 */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors')
  return (error) => {
    if (isChunkFailure(error)) return t('UNAVAILABLE')
    if (!(error instanceof ApiError)) return t('INTERNAL')
    if (error.message && error.message !== error.code) return error.message
    return t.has(error.code) ? t(error.code, error.values) : t('INTERNAL')
  }
}
