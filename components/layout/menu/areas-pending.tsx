import { useTranslations } from 'next-intl'

/** Stands for the destinations while they load. */
export function AreasPending() {
  const t = useTranslations('layout.client')
  return (
    <p role="status" className="flex items-center gap-3 p-3 text-ink-3">
      <span className="spinner" />
      {t('destinationsLoading')}
    </p>
  )
}
