import { useTranslations } from 'next-intl'
import { Stars } from '@/components/ui/display/stars'
import type { Review } from '@/lib/contract/reviews'
import type { Locale } from '@/lib/domain/locale'
import { formatDate } from '@/lib/i18n/format'

/** Where an imported review was written, with a link if it is public there. */
function Source({ source }: { source: NonNullable<Review['source']> }) {
  const t = useTranslations('reviews.item')
  const text = t('from', { source: source.name })
  if (source.url === null) return text
  return (
    <a href={source.url} rel="nofollow ugc noreferrer" className="link">
      {text}
    </a>
  )
}

/** A guest's review in its original language. */
export function ReviewItem({ review, locale }: { review: Review; locale: Locale }) {
  const t = useTranslations('reviews.item')
  const { author, score, text, language, created_at, edited, source } = review
  return (
    <li tabIndex={-1} className="border-t border-line py-5 first:border-t-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
        <Stars score={score} label={t('score', { score })} className="text-15" />
        <b className="font-[650]">{author ?? t('guest')}</b>
        <span className="text-13 text-ink-3">
          <time dateTime={created_at}>{formatDate(created_at.slice(0, 10), locale, 'long')}</time>
          {edited && ` · ${t('edited')}`}
          {source && (
            <>
              {' · '}
              <Source source={source} />
            </>
          )}
        </span>
      </p>
      <p
        lang={language}
        className="mt-1.5 max-w-[40em] whitespace-pre-line text-ink-2 [overflow-wrap:break-word]"
      >
        {text}
      </p>
    </li>
  )
}
