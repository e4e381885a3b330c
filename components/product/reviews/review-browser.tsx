'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { SelectField } from '@/components/ui/form/select-field'
import type { ReviewPage } from '@/lib/contract/reviews'
import { REVIEW_SORTS, type ReviewSort, SCORES } from '@/lib/domain/review'
import { ReviewItem } from './review-item'
import { useReviews } from './use-reviews'
import { useScrollPosition } from './use-scroll-position'

export interface ReviewBrowserProps {
  productId: string
  languages: ReviewPage['languages']
  total: number
  /** Number of pages, unfiltered and sorted by newest. */
  pages: number
  /** Number of reviews on the first page, which `children` renders. */
  shown: number
  children: React.ReactNode
}

/** Sorts, filters and pages the reviews of a product. */
export function ReviewBrowser({ productId, languages, total, pages, shown, children }: ReviewBrowserProps) {
  const t = useTranslations('reviews.browse')
  const { locale } = usePreferences()
  const { view, filter, choose, more, busy, failed } = useReviews(productId)
  const list = useRef<HTMLUListElement>(null)
  const savePosition = useScrollPosition(list, busy)
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const found = view ? view.total : total
  return (
    <>
      <fieldset
        aria-label={t('controls')}
        className="grid min-h-40 content-start grid-cols-2 gap-x-3 gap-y-2 sm:min-h-21 sm:grid-cols-3 [&>:first-child]:max-sm:col-span-2"
      >
        <SelectField
          label={t('sort')}
          value={filter.sort}
          onChange={({ target }) => choose({ sort: target.value as ReviewSort })}
        >
          {REVIEW_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('score')}
          value={filter.score}
          onChange={({ target }) => choose({ score: target.value })}
        >
          <option value="">{t('anyScore')}</option>
          {SCORES.toReversed().map((score) => (
            <option key={score} value={score}>
              {t('stars', { score })}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('language')}
          value={filter.language}
          onChange={({ target }) => choose({ language: target.value })}
        >
          <option value="">{t('anyLanguage')}</option>
          {languages.map(({ code, count }) => (
            <option key={code} value={code}>
              {`${names.of(code) ?? code} (${count})`}
            </option>
          ))}
        </SelectField>
      </fieldset>
      <p role="status" className="sr-only">
        {view && !busy ? t('found', { count: found }) : ''}
      </p>
      {failed && <p className="py-3 text-bad">{t('failed')}</p>}
      {view ? (
        <ul ref={list} aria-busy={busy}>
          {view.items.map((review) => (
            <ReviewItem key={review.id} review={review} locale={locale} />
          ))}
        </ul>
      ) : (
        children
      )}
      {view?.items.length === 0 && (
        <div className="grid justify-items-start gap-3 py-5">
          <p>{t('none')}</p>
          <Button
            variant="secondary"
            onClick={() => {
              savePosition(0)
              choose({ score: '', language: '' })
            }}
          >
            {t('reset')}
          </Button>
        </div>
      )}
      {(view ? view.page < view.pages : pages > 1) && (
        <Button
          variant="secondary"
          busy={busy}
          onClick={() => {
            savePosition(view?.items.length ?? shown)
            more()
          }}
        >
          {t('more')}
        </Button>
      )}
    </>
  )
}
