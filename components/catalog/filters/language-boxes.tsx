import { useTranslations } from 'next-intl'
import { otherLanguages, type SpokenLanguage } from './spoken-languages'

interface LanguageBoxesProps {
  /** The languages that are always shown. */
  languages: SpokenLanguage[]
  counts: Record<string, number>
  box(language: SpokenLanguage): React.ReactNode
}

/** The usual languages, and behind a toggle every other language with products. */
export function LanguageBoxes({ languages, counts, box }: LanguageBoxesProps) {
  const t = useTranslations('listing')
  const others = otherLanguages(languages, counts)
  return (
    <>
      <div className="grid grid-cols-2 gap-x-4">{languages.map(box)}</div>
      {others.length > 0 && (
        <details>
          <summary className="link inline-flex min-h-11 list-none items-center text-15">
            {t('moreLanguages', { count: others.length })}
          </summary>
          <div className="grid grid-cols-2 gap-x-4">{others.map(box)}</div>
        </details>
      )}
    </>
  )
}
