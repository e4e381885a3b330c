import type { ReactNode } from 'react'
import { factsOf, type Locale } from '@/lib/domain/locale'

interface NameFieldsProps {
  locale: Locale
  first: ReactNode
  last: ReactNode
}

/** The fields of a first and a last name in the order of the language; also the order of the focus. */
export function NameFields({ locale, first, last }: NameFieldsProps) {
  return factsOf(locale).familyNameFirst ? (
    <>
      {last}
      {first}
    </>
  ) : (
    <>
      {first}
      {last}
    </>
  )
}
